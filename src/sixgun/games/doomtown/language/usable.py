"""Whether an ability can be used now: its card, its conditions, its targets and its costs."""

from __future__ import annotations

from typing import Final

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import control, entry, players, selectors, stats, targets, words
from sixgun.games.doomtown.language.entry import name_arg
from sixgun.games.doomtown.table import codes, hands, sides, uses
from sixgun.games.doomtown.table.blocks import E_CHEATER, env_of
from sixgun.games.doomtown.table.book import GRANTED, Ability
from sixgun.games.doomtown.table.components import ACTION, DEED, NONE, OUTFIT, SPELL
from sixgun.games.doomtown.table.keywords import HEADLINE
from sixgun.games.doomtown.table.records import FIGHT_ON, HEADLINES
from sixgun.games.doomtown.table.state import IN_PLAY, IS_FRESH, NOBODY, PLAYER, State, ability_thing, bearer

GRANTED_BEFORE: Final = 6  # where the numbers of given abilities began in picks, before picks named the giver


def ability_operand(s: State, number: int) -> int:
    """How picks name an ability: by its place on its card, or by the card that gives it and the place there."""
    a = s.book.abilities[number]
    return codes.NUMBER + a.number if a.number < GRANTED else codes.given_by(a.card, a.place)


def chosen_ability(s: State, seat: int, pick: int) -> tuple[int, int]:
    """The card and the ability that a pick means; NOBODY for what is not there."""
    operand = codes.first_in(pick)
    card = codes.card_in(s, s.hand[seat], operand) if operand < codes.TAG else codes.card_in_play(s, operand)
    if card <= 0:
        return NOBODY, NOBODY
    own = s.book.of_card[s.what[card]]
    giver, at = codes.giver_in(codes.second_in(pick))
    if giver >= 0:
        given = s.book.of_card[giver][at : at + 1] if giver < len(s.book.of_card) else ()
        fine = given and given[0] in s.book.grants and givers(s, given[0], card)
        return (card, given[0]) if fine else (NOBODY, NOBODY)
    k = codes.number_in(codes.second_in(pick))
    if len(own) <= k < GRANTED_BEFORE + len(s.book.grants) and k >= GRANTED_BEFORE:  # as older records say it
        granted = s.book.grants[k - GRANTED_BEFORE]
        return (card, granted) if givers(s, granted, card) else (NOBODY, NOBODY)
    return (card, own[k]) if 0 <= k < len(own) and own[k] not in s.book.grants else (NOBODY, NOBODY)


def givers(s: State, ability: int, card: int) -> list[int]:
    """Cards in play that give an ability to a card."""
    a = s.book.abilities[ability]
    if s.zone[card] != IN_PLAY:
        return []
    return [
        aura
        for aura in s.auras
        if s.what[aura] == a.card
        and not stats.is_blank(s, aura)
        and selectors.fits(s, env_of(s, aura, ability, stats.keeper(s, aura)), a.group, card)
    ]


def refuse_use(s: State, seat: int, card: int, ability: int, it: int = NOBODY) -> Refusal | None:
    """Why a player cannot use an ability now, or None.

    [act.limit.once-per-day, act.limit.one-spell-ability-per-day, boot.cost.needs-unbooted, act.deed.controller-only,
    act.requirement.first-sentence, act.cost.boot-or-ghost-rock, act.cost.do-x-to-y, text.ability.optional,
    boot.state.otherwise-equal, headline.limit.one-per-shootout, shop.play.usable-next-turn]
    """
    cards = s.book.cards
    a = s.book.abilities[ability]
    what = s.what[card]
    times = 1
    if a.number >= GRANTED:
        found = givers(s, ability, card)
        it = found[0] if found else NOBODY
        times = len(found)
    kind = cards.kind[what]
    if kind == ACTION:
        if s.zone[card] == IN_PLAY:  # attached: only what it gives to others is used
            return Refusal("not-now", name_arg(s, card), "card.action.played-from-hand")
        cost = entry.cost_of(s, card)
        if cost > s.stash[seat]:
            args: dict[str, Plain] = {**name_arg(s, card), "cost": cost, "have": s.stash[seat]}
            return Refusal("too-dear", args, "act.sequence.declare-pay-resolve")
        if cards.keywords[what] & HEADLINE and s.fight[FIGHT_ON] and s.fight[HEADLINES]:
            return Refusal("headline", name_arg(s, card), "headline.limit.one-per-shootout")
    else:
        if spent(s, card, a, kind, times):
            rule = "act.limit.one-spell-ability-per-day" if kind == SPELL else "act.limit.once-per-day"
            return Refusal("used-today", name_arg(s, card), rule)
        if s.flags[card] & IS_FRESH and not (a.trigger == words.ON_ENTERED and it == card):
            return Refusal("fresh", name_arg(s, card), "shop.play.usable-next-turn")
        if a.boots and s.booted[card]:
            return Refusal("booted", name_arg(s, card), "boot.cost.needs-unbooted")
        if control.controller(s, card) != seat:
            return Refusal("not-yours", name_arg(s, card), "act.deed.controller-only")
        if stats.is_blank(s, card) or stats.has_rule(s, card, words.RULE_NO_ABILITIES):
            return Refusal("no-abilities", name_arg(s, card), "golden.cannot.beats-can")
        if s.mods and stats.given(s, ability_thing(card, a.number), words.RULE_LOCKED):
            return Refusal("no-abilities", name_arg(s, card), "golden.cannot.beats-can")
        if a.difficulty != NONE and a.tester == words.REF_BEARER and not can_test(s, bearer(s, card), a.craft, card):
            return Refusal("no-skill", name_arg(s, card), "spell.cast.definition")
    if a.play == words.PLAY_JOB and not leaders(s, seat, card):
        return Refusal("no-leader", name_arg(s, card), "job.leader.unbooted")
    env = env_of(s, card, ability, seat, it)
    if a.play == words.PLAY_CHEATIN:
        able = victims(s, seat)
        if not able:
            return Refusal("no-cheater", name_arg(s, card), "shootout.resolution.cheatin-needs-cheatin-hand")
        if not any([try_victim(s, env, a, other) for other in able]):
            return Refusal("requirement", name_arg(s, card), "act.requirement.first-sentence")
        return None
    return None if feasible(s, env, a) else Refusal("requirement", name_arg(s, card), "act.requirement.first-sentence")


def spent(s: State, card: int, a: Ability, kind: int, times: int = 1) -> bool:
    """Whether the uses of an ability are spent for today; of a spell, of all its abilities together.

    An ability that several cards give can be used once for each of them.
    """
    if not s.used[card]:
        return False
    if a.number >= GRANTED:
        most = min(uses.MOST_GIVEN_USES, uses.MOST_USES if a.repeat else times)
        return not (a.repeat and a.cost) and uses.used(s, card, a.number) >= most
    if kind == SPELL:
        if a.repeat:
            return uses.own(s, card) & ~(uses.MOST_USES << 4 * a.number) != 0
        all_of_it = range(len(s.book.of_card[s.what[card]]))
        return sum([uses.used(s, card, k) for k in all_of_it]) > max([uses.extra(s, card, k) for k in all_of_it])
    k = a.number - a.same
    if a.repeat:  # a react that costs nothing could go on without end
        return not a.cost and uses.used(s, card, k) >= uses.MOST_USES
    return uses.is_spent(s, card, k)


def can_test(s: State, dude: int, craft: int, card: int) -> bool:
    """Whether a dude has the skill that a card asks for, or any if none is said. [skill.keyword.rating]"""
    if craft == NONE:
        return stats.best_skill(s, dude) != NONE
    return stats.has_skill(s, dude, entry.casting_skill(s, dude, card, craft))


def feasible(s: State, env: list[int], a: Ability) -> bool:
    """Whether conditions hold and everything can be chosen and paid."""
    return selectors.all_hold(s, env, a.needs) and targets.can_choose(s, env, a, 0)


# ---- action cards that an effect plays


def window(s: State) -> int:
    """For which plays this is the time."""
    return words.PLAY_SHOOTOUT if s.fight[FIGHT_ON] else words.PLAY_NOON


def performed(s: State, seat: int, card: int) -> int:
    """The first ability with which a player can play an action card of the hand now, or NOBODY."""
    if not 0 < card < len(s.what) or card not in s.hand[seat] or s.book.cards.kind[s.what[card]] != ACTION:
        return NOBODY
    table = s.book.noon if window(s) == words.PLAY_NOON else s.book.plays[words.PLAY_SHOOTOUT]
    for number in table[s.what[card]]:
        if refuse_use(s, seat, card, number) is None:
            return number
    return NOBODY


# ---- Cheatin'


def victims(s: State, seat: int) -> list[int]:
    """Other players with a cheatin' hand on whom no Cheatin' ability was used yet.

    [gamblin.cheatin.one-per-victim, gamblin.cheatin.not-on-self, shootout.resolution.cheatin-one-per-victim,
    shootout.resolution.cheatin-needs-cheatin-hand]
    """
    return [
        other
        for other in range(s.seats)
        if other != seat
        and s.drawn[other]
        and not s.cheated[other]
        and hands.is_cheatin(s, other)
        and not players.player_rule(s, other, words.RULE_CHEATIN_PROOF)
    ]


def try_victim(s: State, env: list[int], a: Ability, other: int) -> bool:
    env[E_CHEATER] = PLAYER + other
    return feasible(s, env, a)


# ---- jobs


def leaders(s: State, seat: int, card: int) -> list[int]:
    """Who can lead a job: the bearer of the card, or for an action or deed any unbooted dude.

    [job.leader.unbooted, job.leader.bearer-or-free-choice]
    """
    kind = s.book.cards.kind[s.what[card]]
    if kind in (ACTION, DEED, OUTFIT):
        return [dude for dude in s.gang[seat] if not s.booted[dude]]
    dude = bearer(s, card)
    return [] if s.booted[dude] else [dude]


def shooting_source(s: State, seat: int, card: int, a: Ability) -> bool:
    """Where a Shootout or Resolution ability may come from: a deed or outfit, a card of the posse, or one that joins.

    [shootout.plays.sources, shootout.plays.outside-posse, shootout.resolution.sources]
    """
    if a.join or s.book.cards.kind[s.what[bearer(s, card)]] in (DEED, OUTFIT):
        return True  # what is attached to a location counts like the location
    side = s.side[bearer(s, card)]
    return side != 0 and side == sides.side_of(s, seat)
