"""Whether an ability can be used now: its card, its conditions, its targets and its costs."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown import control, hands, nouns, selectors, sides, stats, verbs
from sixgun.games.doomtown.cards import ACTION, DEED, DUDE, OUTFIT, SPELL
from sixgun.games.doomtown.entering import can_carry, price
from sixgun.games.doomtown.keywords import HEADLINE, HUCKSTER
from sixgun.games.doomtown.printed import Ability
from sixgun.games.doomtown.scripts import NONE, Program
from sixgun.games.doomtown.state import (
    E_CHEATER,
    E_IT,
    E_MARK,
    E_THIS,
    E_USING,
    E_X,
    E_Y,
    E_YOU,
    E_Z,
    HEADLINES,
    IN_PLAY,
    NOBODY,
    ON,
    PLAYER,
    State,
    env_of,
)

NO_OTHERS: list[int] = []
REGISTERS = {nouns.X: E_X, nouns.Y: E_Y, nouns.Z: E_Z, nouns.MARK: E_MARK}


def bearer(s: State, card: int) -> int:
    return s.host[card] if s.host[card] >= 0 else card


def env_for(s: State, seat: int, card: int, ability: int, it: int = NOBODY) -> list[int]:
    """A block for an ability that is about to be used."""
    env = env_of(s, card, ability, seat)
    env[E_IT] = it
    return env


def refuse_use(s: State, seat: int, card: int, ability: int, it: int = NOBODY) -> Refusal | None:
    """Why a player cannot use an ability now, or None.

    [act.limit.once-per-day, act.limit.one-spell-ability-per-day, boot.cost.needs-unbooted, act.deed.controller-only,
    act.requirement.first-sentence, act.cost.boot-or-ghost-rock, act.cost.do-x-to-y, text.ability.optional,
    boot.state.otherwise-equal, headline.limit.one-per-shootout]
    """
    book = s.book.cards
    a = book.abilities[ability]
    what = s.what[card]
    args: dict[str, Plain] = {"card": book.keys[what]}
    kind = book.kind[what]
    if kind == ACTION:
        if book.cost[what] > s.stash[seat]:
            return Refusal(
                "too-dear", {**args, "cost": book.cost[what], "have": s.stash[seat]}, "act.sequence.declare-pay-resolve"
            )
        if book.keywords[what] & HEADLINE and s.fight[ON] and s.fight[HEADLINES]:
            return Refusal("headline", args, "headline.limit.one-per-shootout")
    else:
        if spent(s, card, a, kind):
            rule = "act.limit.one-spell-ability-per-day" if kind == SPELL else "act.limit.once-per-day"
            return Refusal("used-today", args, rule)
        if a.boots and s.booted[card]:
            return Refusal("booted", args, "boot.cost.needs-unbooted")
        if control.controller(s, card) != seat:
            return Refusal("not-yours", args, "act.deed.controller-only")
        if s.mods and (stats.given(s, card, verbs.NO_ABILITIES) or stats.given(s, card, verbs.BLANK)):
            return Refusal("no-abilities", args, "golden.cannot.beats-can")
        if a.difficulty != NONE and caster_rating(s, card) == NONE:
            return Refusal("no-skill", args, "spell.cast.definition")
    if a.play == verbs.JOB and not leaders(s, seat, card):
        return Refusal("no-leader", args, "job.leader.unbooted")
    env = env_for(s, seat, card, ability, it)
    if a.play == verbs.CHEATIN:
        if not any([try_victim(s, env, a, other) for other in victims(s, seat)]):
            return Refusal("no-cheater", args, "shootout.resolution.cheatin-needs-cheatin-hand")
        return None
    return None if feasible(s, env, a) else Refusal("requirement", args, "act.requirement.first-sentence")


def spent(s: State, card: int, a: Ability, kind: int) -> bool:
    """Whether the uses of an ability are spent for today; of a spell, of all its abilities together."""
    used, extra = s.used[card], s.extra[card]
    if not used:
        return False
    if kind == SPELL:
        if a.repeat:
            return used & ~(15 << 4 * a.number) != 0
        return (used & 15) + (used >> 4 & 15) > (extra & 15)
    return not a.repeat and (used >> 4 * a.number & 15) > (extra >> 4 * a.number & 15)


def caster_rating(s: State, card: int) -> int:
    """The skill that casts a spell: its bearer's. [skill.keyword.rating]"""
    cards = s.book.cards
    dude = bearer(s, card)
    keywords = cards.keywords[s.what[card]]
    for bit, ratings in ((27, cards.huckster), (28, cards.blessed), (29, cards.shaman)):
        if keywords >> bit & 1:
            return stats.skill(s, dude, ratings)
    return stats.skill(s, dude, cards.huckster)


def feasible(s: State, env: list[int], a: Ability) -> bool:
    """Whether conditions hold and everything can be chosen and paid."""
    for condition in a.needs:
        if not selectors.holds(s, env, condition):
            return False
    return can_choose(s, env, a, 0)


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
        and not stats.player_rule(s, other, verbs.CHEATIN_PROOF)
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


# ---- targets


def can_choose(s: State, env: list[int], a: Ability, at: int) -> bool:
    """Whether every line of the target part from here on finds something, and the costs can be paid then."""
    if at >= len(a.target):
        return can_pay(s, env, a)
    line = a.target[at]
    if line[0] == verbs.DO_CHOOSE_SOME:
        found = candidates(s, env, line[1])
        kept = s.some
        s.some = found
        enough = bool(found) and (line[2] == NONE or selectors.holds(s, env, line[2]))
        fine = enough and can_choose(s, env, a, at + 1)
        s.some = kept
        return fine
    register = REGISTERS[line[1]]
    for one in selectors.pool(s, env, line[3]):  # the first that fits will do, so they are not all looked at
        if not selectors.fits(s, env, line[3], one) or not may_touch(s, env, one, NO_OTHERS):
            continue
        env[register] = one
        fine = can_choose(s, env, a, at + 1)
        env[register] = NOBODY
        if fine:
            return True
    return False


def choices(s: State, env: list[int], a: Ability, program: Program, at: int) -> list[int]:
    """What can be chosen for a line: in the target part only what leaves a choice for the lines after it."""
    line = program[at]
    if program is not a.target:
        return candidates(s, env, line[3])
    register = REGISTERS[line[1]]
    kept = []
    for one in selectors.candidates(s, env, line[3]):
        env[register] = one
        if can_choose(s, env, a, at + 1):
            kept.append(one)
    env[register] = NOBODY
    return [one for one in kept if may_touch(s, env, one, kept)]


def candidates(s: State, env: list[int], selector: int) -> list[int]:
    """All that a selector means and the ability may choose."""
    found = selectors.candidates(s, env, selector)
    if not s.mods and not s.auras and not found:
        return found
    return [one for one in found if may_touch(s, env, one, found)]


def may_touch(s: State, env: list[int], one: int, found: list[int]) -> bool:
    """What other players' abilities may not choose, and what Shootout abilities cannot reach.

    [shootout.plays.targets-in-posse, shootout.resolution.targets-in-posse, golden.cannot.beats-can]
    """
    if one <= 0 or one >= PLAYER or s.zone[one] != IN_PLAY:
        return True
    cards = s.book.cards
    dude = bearer(s, one)
    if cards.kind[s.what[dude]] != DUDE or s.boss[dude] == env[E_YOU]:
        return True
    a = cards.abilities[env[E_USING]]
    if a.play == verbs.SHOOTOUT and s.mods and stats.given(s, dude, verbs.UNTOUCHABLE):
        return False
    if cards.kind[s.what[env[E_THIS]]] == ACTION and cards.keywords[s.what[dude]] & HUCKSTER:
        for other in found:
            if (
                0 < other < PLAYER
                and other != dude
                and s.place[other] == s.place[dude]
                and s.boss[other] == s.boss[dude]
                and stats.has_rule(s, other, verbs.DECOY)
            ):
                return False
    return True


# ---- costs


def purse_of(s: State, seat: int) -> int:
    """Ghost rock on dudes of the posse that pays for Shootout abilities."""
    return sum([stats.modified(s, dude, nouns.PURSE) for dude in s.gang[seat] if s.side[dude]])


def funds(s: State, seat: int, a: Ability) -> int:
    """What a player can pay for an ability with."""
    return s.stash[seat] + (purse_of(s, seat) if a.play == verbs.SHOOTOUT and s.mods else 0)


def can_pay(s: State, env: list[int], a: Ability) -> bool:
    """Whether all costs of an ability can be paid. [act.sequence.declare-pay-resolve]"""
    seat = env[E_YOU]
    this = env[E_THIS]
    left = funds(s, seat, a)
    if s.book.cards.kind[s.what[this]] == ACTION:
        left -= s.book.cards.cost[s.what[this]]
    for line in a.cost:
        verb = line[0]
        if verb == verbs.DO_BOOT:
            if line[1] != nouns.LEADER:
                for one in selectors.things(s, env, line[1]):
                    if s.booted[one]:
                        return False
        elif verb == verbs.DO_PAY:
            left -= line[1]
        elif verb == verbs.DO_ATTACH:
            card, host = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
            if not can_carry(s, host, card):
                return False
            left -= price(s, env, card)
    return left >= 0


def shooting_source(s: State, seat: int, card: int, a: Ability) -> bool:
    """Where a Shootout or Resolution ability may come from: a deed or outfit, a card of the posse, or one that joins.

    [shootout.plays.sources, shootout.plays.outside-posse, shootout.resolution.sources]
    """
    if a.join or s.book.cards.kind[s.what[card]] in (DEED, OUTFIT):
        return True
    side = s.side[bearer(s, card)]
    return side != 0 and side == sides.side_of(s, seat)
