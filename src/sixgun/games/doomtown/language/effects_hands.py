"""What the verbs of card abilities do to draw hands, and what other procedures they start."""

from __future__ import annotations

from sixgun.core.frames import WIDTH, A, B, D, ask, call
from sixgun.core.state import tell
from sixgun.games.doomtown.language import effects_special, selectors
from sixgun.games.doomtown.rules import callin_out, draw
from sixgun.games.doomtown.table import hands, in_play, piles, sequence, sides, told
from sixgun.games.doomtown.table.blocks import E_YOU
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.records import HANDS_REVEALED
from sixgun.games.doomtown.table.state import ABILITY_OF, DRAWN, IN_HAND, IN_PLAY, NOBODY, PLAYER, State

Line = tuple[int, ...]

LINE = B

# ---- draw hands


def do_rank(s: State, env: list[int], line: Line) -> None:
    """[shootout.lumps.rank-raised, shootout.lumps.rank-lowered]"""
    ref, amount, to, cap = line[1:5]
    seat = selectors.thing(s, env, ref) - PLAYER
    if seat < 0 or not (
        s.drawn[seat] or (s.fight[HANDS_REVEALED] and seat in sides.heads(s))
    ):  # nobody's hand; not no cards
        return
    by = selectors.amount_of(s, env, amount)
    if to:
        by = min(11, by) - hands.natural_rank(s, seat) - s.rank_by[seat]
    if cap != NONE:
        by = max(0, min(by, selectors.amount_of(s, env, cap) - hands.rank(s, seat)))
    s.rank_by[seat] += by
    if s.told is not None:
        tell(s, (told.RANK, seat, hands.rank(s, seat)))


def do_recast(s: State, env: list[int], line: Line) -> None:
    if selectors.thing(s, env, line[1]) >= 0:
        ask(s, env[E_YOU], sequence.NAME_CARD)


def do_into_draw_hand(s: State, env: list[int], line: Line) -> None:
    """A card of yours goes into your draw hand; what was attached to it is discarded. [joker.choice.at-reveal]"""
    card = selectors.thing(s, env, line[1])
    seat = env[E_YOU]
    if card < 0:
        return
    if s.zone[card] == IN_HAND:
        s.hand[seat].remove(card)
    elif s.zone[card] == IN_PLAY:
        in_play.leave(s, card)
    s.zone[card] = DRAWN
    s.seen[card] = piles.EVERYBODY
    s.drawn[seat].append(card)
    if s.told is not None:
        effects_special.tell_hand(s, seat)
    if piles.is_joker(s, card):
        draw.ask_for_names(s, seat, [card])


def do_casualties(s: State, env: list[int], line: Line) -> None:
    """More casualties for a player, who takes them when the reacts are over. [shootout.lumps.extra-casualties]"""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    side = sides.side_of(s, seat) if seat >= 0 else 0
    if side:
        s.fight[sides.casualties_at(side)] += selectors.amount_of(s, env, line[2])


# ---- other procedures


def do_call_out(s: State, env: list[int], line: Line) -> None:
    """By an effect: the caller may be booted, the target at home. [callout.by-card.booted-caller]"""
    caller, target = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    if caller >= 0 and target >= 0 and s.zone[caller] == s.zone[target] == IN_PLAY:
        callin_out.call_out(s, caller, target, firm=line[3])


def do_pull(s: State, env: list[int], line: Line) -> None:
    base = s.frames[A]
    call(s, sequence.PULL, selectors.thing(s, env, line[1]) - PLAYER, NOBODY, base)


def do_play(s: State, env: list[int], line: Line) -> None:
    call(s, sequence.EXTRA_PLAY, line[1], env[E_YOU], -1)


def do_prevent(s: State, env: list[int], line: Line) -> None:
    """What the reacts were about does not happen."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == sequence.TRIGGER:
            s.frames[i + WIDTH + D] = 1
            return


def do_again(s: State, env: list[int], line: Line) -> None:
    """Abilities of a card can be used once more today, all or only those that were used."""
    for one in selectors.things(s, env, line[1]):
        card, only = ((one - ABILITY_OF) >> 3, (one - ABILITY_OF) & 7) if one >= ABILITY_OF else (one, -1)
        for k in range(len(s.book.of_card[s.what[card]])):
            used, extra = s.used[card] >> 4 * k & 15, s.extra[card] >> 4 * k & 15
            if only in (-1, k) and extra < 15 and (not line[2] or used > extra):
                s.extra[card] += 1 << 4 * k


def do_step(s: State, env: list[int], line: Line) -> None:
    effects_special.STEPS[line[1]](s, env, line)


def do_go(s: State, env: list[int], line: Line) -> None:
    s.frames[LINE] = line[-1]
