"""Take Yer Lumps: how many casualties, who they are, and what becomes of them."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, Procedure, answered, ask, finish, jump
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import events_told, settle, tell
from sixgun.games.doomtown.language import bounties, moves, players, stats, triggers, words
from sixgun.games.doomtown.table import codes, hands, happenings, in_play, sequence, sides, told, town
from sixgun.games.doomtown.table.components import DUDE
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, question
from sixgun.games.doomtown.table.keywords import SIDEKICK
from sixgun.games.doomtown.table.records import (
    LEADER_CASUALTIES,
    LEADER_SEAT,
    LEADER_SIDE,
    LOSER,
    LOST_BY,
    MARK_CASUALTIES,
    MARK_SEAT,
    MARK_SIDE,
    PLAN_WIDTH,
    WAY_ACE,
    WAY_DISCARD,
    WAY_HOME,
)
from sixgun.games.doomtown.table.state import FIGHT_THING, IN_PLAY, State
from sixgun.lib.hands import rank_of

SIDEKICK_BIT: Final = SIDEKICK.bit_length() - 1
VERB_OF: Final[tuple[int, ...]] = (codes.DISCARD, codes.ACE, codes.HOME)


# ---- how many


def count_casualties(s: State) -> None:
    """Who won the round, and how many casualties each side takes.

    [shootout.lumps.higher-rank-wins, shootout.lumps.better-hand-in-rank-wins, shootout.lumps.identical-no-winner,
    shootout.lumps.casualties-by-difference, shootout.lumps.tied-ranks-one-each, shootout.lumps.extra-casualties]
    """
    leader, mark = s.fight[LEADER_SEAT], s.fight[MARK_SEAT]
    one, other = hands.strength(s, leader), hands.strength(s, mark)
    difference = rank_of(one) - rank_of(other)
    s.fight[LOSER] = 0 if one == other else MARK_SIDE if one > other else LEADER_SIDE
    s.fight[LOST_BY] = abs(difference)
    s.fight[LEADER_CASUALTIES] += 1 if difference == 0 else max(0, -difference)
    s.fight[MARK_CASUALTIES] += 1 if difference == 0 else max(0, difference)
    if s.fight[LOSER]:
        extra = stats.modified(s, FIGHT_THING, words.STAT_EXTRA_CASUALTIES)
        s.fight[sides.casualties_at(s.fight[LOSER])] += extra
    tell(s, (told.RANKS, leader, rank_of(one), mark, rank_of(other)))
    if s.fight[LOSER]:
        tell(s, (told.ROUND_WON, sides.head(s, sides.other(s.fight[LOSER]))))
    else:
        tell(s, (told.ROUND_TIED,))


# ---- who: announced first, to the exact number if that is possible

SIDE: Final = A
NEED: Final = B
NEXT: Final = C

NEXT_CASUALTY: Final = 1


def announce(s: State) -> None:
    """The head of the posse names casualties until the number is covered, or nobody is left.

    [shootout.lumps.exact-casualties, shootout.lumps.announce-then-resolve, multi.casualties.principal-decides]
    """
    side = s.frames[SIDE]
    count = due(s, side)
    s.fight[sides.casualties_at(side)] = 0
    s.plan = []
    s.frames[NEED] = min(count, most_covered(s))
    if count:
        tell(s, (told.LUMPS, sides.head(s, side), count))
    if not s.frames[NEED]:
        finish(s)
    else:
        ask(s, sides.head(s, side), sequence.TAKE_CASUALTIES)


def due(s: State, side: int) -> int:
    """How many casualties a posse has to take; effects may have taken more off than there were.

    [limit.casualties.floor-zero]
    """
    return max(0, s.fight[sides.casualties_at(side)])


def ways(s: State, card: int) -> list[tuple[int, int]]:
    """How a card can cover casualties, and how many each way.

    [shootout.lumps.discard-one-ace-two, shootout.lumps.sidekick, harrowed.casualty.home-booted-one,
    harrowed.casualty.discard-two-ace-three]
    """
    if s.book.cards.kind[s.what[card]] != DUDE:
        return [(WAY_DISCARD, 1)]
    harrowed = stats.is_harrowed(s, card)
    if s.mods and stats.given(s, FIGHT_THING, words.RULE_SHIELDED) and s.frames[SIDE] != s.fight[LOSER]:
        return [(WAY_HOME, 1)] if harrowed else []
    if harrowed:
        return [(WAY_HOME, 1), (WAY_DISCARD, 2), (WAY_ACE, 3)]
    return [(WAY_DISCARD, 1), (WAY_ACE, 2)]


def open_cards(s: State, planned: list[int]) -> list[int]:
    """Dudes and Sidekicks of the posse that can still be named: a Sidekick only before its dude."""
    side = s.frames[SIDE]
    found: list[int] = []
    for dude in sides.posse(s, side):
        if dude in planned or players.player_rule(s, s.boss[dude], words.RULE_NO_CASUALTIES):
            continue
        if not stats.has_rule(s, dude, words.RULE_NO_CASUALTY) and ways(s, dude):
            found.append(dude)
    for gear in s.gear:
        host = s.host[gear]
        with_it = s.side[host] == side and host not in planned and gear not in planned
        if with_it and stats.has_keyword(s, gear, SIDEKICK_BIT):
            found.append(gear)
    return found


def covered_by(s: State, planned: list[int]) -> int:
    """The most casualties that the cards still open can cover."""
    return sum([most_by(s, card) for card in open_cards(s, planned)])


def most_by(s: State, card: int) -> int:
    """The most casualties that one card can cover, or take off."""
    return max([number + spares(s, card, way) for way, number in ways(s, card)])


def pinned(s: State) -> list[int]:
    """Dudes of whom one must be the first casualty."""
    return [card for card in open_cards(s, []) if stats.has_rule(s, card, words.RULE_FIRST_CASUALTY)]


def most_covered(s: State) -> int:
    """The most that can be covered in all: a Sidekick of a dude who must come first cannot come before him."""
    first = pinned(s)
    if first:
        return max([most_by(s, card) + covered_by(s, [card]) for card in first])
    return covered_by(s, [])


def spares(s: State, card: int, way: int) -> int:
    """How many of the casualties that are left a dude takes off by being aced."""
    return stats.number(s, card, words.STAT_SPARES) if way == WAY_ACE else 0


def covered(s: State, card: int, way: int) -> int:
    """How many casualties a card covers in a way; 0 if not at all."""
    for how, number in ways(s, card):
        if how == way:
            return number
    return 0


def refuse_casualty(s: State, card: int, way: int) -> Refusal | None:
    """Why a card cannot be named now: the exact number has to stay within reach. [shootout.lumps.exact-casualties]"""
    planned, need = s.plan[::PLAN_WIDTH], s.frames[NEED]
    if card not in open_cards(s, planned):
        return Refusal("not-a-casualty", {}, "shootout.lumps.discard-one-ace-two")
    covers = covered(s, card, way)
    args: dict[str, Plain] = {"card": s.book.cards.keys[s.what[card]], "need": need}
    if not covers:
        sidekick = s.book.cards.kind[s.what[card]] != DUDE
        rule = "shootout.lumps.sidekick" if sidekick else "harrowed.casualty.home-booted-one"
        return Refusal("not-that-way", args, rule)
    first = [] if planned else pinned(s)
    if first and card not in first:
        return Refusal("first-casualty", args, "shootout.lumps.announce-then-resolve")
    if covers <= need <= covers + spares(s, card, way) + covered_by(s, [*planned, card]):
        return None
    code = "casualties-over" if covers > need else "casualties-under"
    return Refusal(code, args, "shootout.lumps.exact-casualties")


def casualty_codes(s: State, seat: int) -> list[int]:
    return [
        codes.pick(VERB_OF[way], codes.in_play(s, card))
        for card in open_cards(s, s.plan[::PLAN_WIDTH])
        for way, _ in ways(s, card)
        if refuse_casualty(s, card, way) is None
    ]


def answer_casualty(s: State, seat: int, pick: int) -> None:
    way = VERB_OF.index(codes.verb_in(pick))
    card = codes.card_in_play(s, codes.first_in(pick))
    s.plan += (card, way)
    s.frames[NEED] = max(0, s.frames[NEED] - covered(s, card, way) - spares(s, card, way))
    if s.frames[NEED] == 0:
        answered(s, seat)


def refuse_pick(s: State, seat: int, pick: int) -> Refusal | None:
    if pick == codes.DONE or pick == codes.PASS:
        return Refusal("casualties-under", {"need": s.frames[NEED]}, "shootout.lumps.exact-casualties")
    if codes.verb_in(pick) not in VERB_OF:
        return NOT_OFFERED
    return refuse_casualty(s, codes.card_in_play(s, codes.first_in(pick)), VERB_OF.index(codes.verb_in(pick)))


def _args(s: State, seat: int) -> dict[str, Plain]:
    return {"need": s.frames[NEED]}


TAKE_CASUALTIES: Final[Question] = question(
    "casualties", "shootout.lumps.exact-casualties", casualty_codes, answer_casualty, refuse_pick, _args, open=True
)


# ---- what becomes of them


def next_casualty(s: State) -> None:
    """One at a time, in the order in which they were announced."""
    if triggers.goes_first(s, NEXT_CASUALTY):
        return
    at = s.frames[NEXT]
    if at >= len(s.plan):
        s.plan = []
        finish(s)
        return
    card, way = s.plan[at], s.plan[at + 1]
    if s.zone[card] == IN_PLAY and way != WAY_HOME and s.book.cards.kind[s.what[card]] == DUDE:
        triggers.fire(s, words.ON_CASUALTY_DISCARDING if way == WAY_DISCARD else words.ON_ACING, card)
    else:
        s.prevented = 0


def fall(s: State) -> None:
    """The opposing player earns the bounty. [wanted.reward.shootout-casualty, zone.boot-hill.aced-cards]"""
    at = s.frames[NEXT]
    card, way = s.plan[at], s.plan[at + 1]
    jump(s, NEXT_CASUALTY)
    if s.prevented == triggers.DISCARDED_INSTEAD:  # so that it is one who is about to be discarded
        way, s.prevented = WAY_DISCARD, 0
        s.plan[at + 1] = way
        if s.zone[card] == IN_PLAY and triggers.is_awaited(s, words.ON_CASUALTY_DISCARDING, card):
            return
    s.frames[NEXT] = at + PLAN_WIDTH
    if s.zone[card] != IN_PLAY:
        return
    side = s.frames[SIDE]
    dude = s.book.cards.kind[s.what[card]] == DUDE
    gone = dude and way != WAY_HOME and not s.prevented
    place = town.place_of(s, card)
    s.fallen += (side, stats.value(s, card) if gone else 0, stats.bullets(s, card), place)
    if s.prevented:
        return
    first = events_told(s)
    tell(s, (told.CASUALTY, card, way))
    if gone:
        bounties.collect(s, card, sides.head(s, sides.other(side)))
    if dude and way == WAY_HOME:
        moves.send_home(s, card)
    elif dude and way == WAY_ACE:
        in_play.ace(s, card)
    else:
        in_play.discard(s, card)
    settle(s, first)
    if not dude:
        happenings.note(s, happenings.SIDEKICK_LOST, card)
    if gone:
        if way == WAY_ACE:
            happenings.note(s, happenings.CASUALTY_ACED, card)
        triggers.fire(s, words.ON_ACED if way == WAY_ACE else words.ON_CASUALTY_DISCARDED, card)


CASUALTIES: Final[Procedure] = Procedure(
    "casualties", (announce, next_casualty, fall), at={NEXT_CASUALTY: next_casualty}
)
