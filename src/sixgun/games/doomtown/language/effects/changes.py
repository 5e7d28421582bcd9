"""Verbs of card abilities: what they do to ghost rock, counters, figures and uses."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import ask
from sixgun.core.state import tell
from sixgun.games.doomtown.language import bounties, costs, players, running, selectors, stats, targets, words
from sixgun.games.doomtown.language.running import Effect
from sixgun.games.doomtown.table import changes, ghost_rock, happenings, sequence, told, uses
from sixgun.games.doomtown.table.blocks import E_PAID, E_THIS, E_YOU
from sixgun.games.doomtown.table.book import Line
from sixgun.games.doomtown.table.changes import AMOUNT, CHANGE_WIDTH, KEYWORD, RULE, STAT, WHOM
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.state import ABILITY_OF, IN_PLAY, PLAYER, State, ability_in

# ---- ghost rock and counters


def do_gain(s: State, env: list[int], line: Line) -> None:
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat >= 0:
        amount = selectors.amount_of(s, env, line[2])
        ghost_rock.gain(s, seat, amount if line[3] == NONE else min(amount, selectors.amount_of(s, env, line[3])))


def do_take(s: State, env: list[int], line: Line) -> None:
    """As much as the player likes, up to the amount and what is there."""
    other = selectors.thing(s, env, line[1]) - PLAYER
    if other >= 0 and most_taken(s, env, line) > 0:
        ask(s, env[E_YOU], sequence.TAKE_SOME)


def most_taken(s: State, env: list[int], line: Line) -> int:
    other = selectors.thing(s, env, line[1]) - PLAYER
    if other == env[E_YOU] or players.player_rule(s, other, words.RULE_KEEPS_STASH):
        return 0
    return min(s.stash[other], selectors.amount_of(s, env, line[2]))


def do_pay(s: State, env: list[int], line: Line) -> None:
    """A fixed amount, one that follows from what was chosen, or one that the player chooses."""
    if line[3] or line[1] == line[2]:
        env[E_PAID] = selectors.amount_of(s, env, line[3] - 1) if line[3] else line[1]
        pay_for(s, env, env[E_PAID])
    else:
        ask(s, env[E_YOU], sequence.PAY)


def pay_for(s: State, env: list[int], amount: int) -> None:
    """What lies on cards for such abilities pays first, then the stash."""
    seat = env[E_YOU]
    for card in costs.funders(s, seat, env[E_THIS]):
        part = min(amount, s.rocks[card])
        ghost_rock.put_on(s, card, -part)
        amount -= part
    if running.ability_of(s, env).play == words.PLAY_SHOOTOUT:
        for i in range(0, len(s.mods), CHANGE_WIDTH):
            whom = s.mods[i + WHOM]
            if (
                s.mods[i + STAT] == words.STAT_PURSE
                and s.zone[whom] == IN_PLAY
                and s.boss[whom] == seat
                and s.side[whom]
            ):
                part = min(amount, s.mods[i + AMOUNT])
                s.mods[i + AMOUNT] -= part
                amount -= part
    ghost_rock.pay(s, seat, amount)


def do_pays(s: State, env: list[int], line: Line) -> None:
    """`pays opponent 2 you`: ghost rock of a player goes to another, or to the bank, as far as there is any."""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat < 0:
        return
    amount = min(s.stash[seat], selectors.amount_of(s, env, line[2]))
    if line[3] == NONE:
        ghost_rock.pay(s, seat, amount)
        return
    to = selectors.thing(s, env, line[3]) - PLAYER
    if to >= 0 and to != seat:
        ghost_rock.take(s, to, seat, amount)


def do_rock(s: State, env: list[int], line: Line) -> None:
    """`rock x +1`, `rock x = 2`: ghost rock from the bank lies on a card, not as a bounty."""
    for card in selectors.things(s, env, line[1]):
        if s.zone[card] == IN_PLAY:
            ghost_rock.put_on(s, card, counted(s, env, line, s.rocks[card]))


def counted(s: State, env: list[int], line: Line, before: int) -> int:
    """By how much counters change: so many, to so many with `=`, and with `cap` up to so many."""
    by = selectors.amount_of(s, env, line[2]) - (before if line[3] else 0)
    return by if line[4] == NONE else max(0, min(by, selectors.amount_of(s, env, line[4]) - before))


def do_bounty(s: State, env: list[int], line: Line) -> None:
    """[duration.counter.permanent]"""
    for dude in selectors.things(s, env, line[1]):
        if s.zone[dude] == IN_PLAY:
            bounties.raise_bounty(s, dude, selectors.amount_of(s, env, line[2]))


def do_move_bounty(s: State, env: list[int], line: Line) -> None:
    """From a dude to another, or to a player's stash: as much as there is, and as can be taken off."""
    dude, to = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    if dude < 0 or to < 0 or s.zone[dude] != IN_PLAY or (to < PLAYER and s.zone[to] != IN_PLAY):
        return
    before = s.bounty[dude]
    bounties.raise_bounty(s, dude, -selectors.amount_of(s, env, line[3]))
    moved = before - s.bounty[dude]
    if moved and to >= PLAYER:
        ghost_rock.gain(s, to - PLAYER, moved)
    elif moved:
        bounties.raise_bounty(s, to, moved)


def do_control_point(s: State, env: list[int], line: Line) -> None:
    """[counter.coloured.meaning, duration.counter.permanent]"""
    for card in selectors.things(s, env, line[1]):
        if s.zone[card] == IN_PLAY:
            before = s.points[card]
            s.points[card] = max(0, before + counted(s, env, line, before))
            if s.points[card] != before:
                tell(s, (told.POINT, card, s.points[card]))
            if s.points[card] > before:
                happenings.note(s, happenings.POINT_GIVEN, card)


def do_influence_point(s: State, env: list[int], line: Line) -> None:
    """[counter.coloured.meaning, duration.counter.permanent]"""
    for card in selectors.things(s, env, line[1]):
        if s.zone[card] == IN_PLAY:
            by = counted(s, env, line, s.sway[card])
            if not by or not may_change(s, env, card, words.STAT_INFLUENCE, by):
                continue
            s.sway[card] += by
            tell(s, (told.CHANGED, card, words.STAT_INFLUENCE, by))


# ---- changes that end


def do_modify(s: State, env: list[int], line: Line) -> None:
    """[limit.stat.printed-plus-modifiers]"""
    stat, ref, amount, to, cap, during = line[1:7]
    for whom in selectors.things(s, env, ref):
        by = selectors.amount_of(s, env, amount)
        if to & 1:  # it is so much now; what changes it later counts from there
            by -= stats.raw(s, whom, stat)
        if cap != NONE:
            by = max(0, min(by, selectors.amount_of(s, env, cap) - selectors.stat_of(s, stat, whom)))
        if whom < PLAYER and not may_change(s, env, whom, stat, by):
            continue
        until = running.lasting(s, env, to >> 1)
        if until == changes.UNTIL_STAY and stats.modified(s, whom, stat):
            continue  # the same stay counts once
        change(s, whom, stat, by, until, env[E_YOU], during)


def may_change(s: State, env: list[int], card: int, stat: int, by: int) -> bool:
    if s.zone[card] != IN_PLAY or not targets.may_touch(s, env, card, []):
        return False
    if stat == words.STAT_BULLETS and by < 0 and running.ability_of(s, env).play == words.PLAY_SHOOTOUT:
        return s.boss[card] == env[E_YOU] or not stats.has_rule(s, card, words.RULE_BULLETS_SAFE)
    if stat == words.STAT_INFLUENCE and by < 0 and running.ability_of(s, env).play != words.PLAY_TRAIT:
        return s.boss[card] == env[E_YOU] or not stats.has_rule(s, card, words.RULE_INFLUENCE_SAFE)
    return True


def change(s: State, whom: int, stat: int, by: int, until: int, seat: int, during: int = NONE) -> None:
    s.mods += (whom, stat, by, until, seat, during)
    if 0 < whom < PLAYER:
        tell(s, (told.CHANGED, whom, stat, by))


def do_give(s: State, env: list[int], line: Line) -> None:
    for whom in selectors.things(s, env, line[1]):
        if whom >= PLAYER or (s.zone[whom] == IN_PLAY and targets.may_touch(s, env, whom, [])):
            change(s, whom, RULE + line[2], 1, running.lasting(s, env, line[3]), env[E_YOU], line[4])


def do_keyword(s: State, env: list[int], line: Line) -> None:
    """`keyword x deputy`, `keyword bearer huckster 0`: it has that keyword, with that rating at least."""
    for card in selectors.things(s, env, line[1]):
        if s.zone[card] == IN_PLAY and targets.may_touch(s, env, card, []):
            s.mods += (card, KEYWORD + line[2], max(0, line[3]), running.lasting(s, env, line[4]), env[E_YOU], NONE)
            tell(s, (told.KEYWORD, card, line[2], max(0, line[3])))


def do_bar(s: State, env: list[int], line: Line) -> None:
    """`bar this place SELECTOR`, as a trait: this dude cannot move to such places. moves.py asks for it."""


# ---- uses


def do_again(s: State, env: list[int], line: Line) -> None:
    """Abilities of a card can be used once more today, all or only those that were used."""
    for one in selectors.things(s, env, line[1]):
        card, only = ability_in(one) if one >= ABILITY_OF else (one, -1)
        for k in range(len(s.book.of_card[s.what[card]])):
            if only in (-1, k) and (not line[2] or uses.is_spent(s, card, k)):
                uses.allow(s, card, k)


VERBS: Final[dict[Effect, str]] = {
    do_gain: "ref amount cap",
    do_take: "ref amount",
    do_pay: "range",
    do_pays: "ref amount [ref]",
    do_rock: "ref change",
    do_bounty: "ref amount",
    do_move_bounty: "ref ref amount",
    do_control_point: "ref change",
    do_influence_point: "ref change",
    do_modify: "stat ref timed-change",
    do_give: "ref rule lasting while",
    do_keyword: "ref keyword [number] lasting",
    do_bar: "ref selector",
    do_again: "ref [used]",
}
