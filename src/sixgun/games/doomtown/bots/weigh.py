"""What a player does without thinking, on ints: how likely each pick is. Search bots play imagined days on with it.

It is the thought of advise.py in a few microseconds: printed figures stand for the present ones, and nothing is weighed
that only seldom matters.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TypeAlias

from sixgun.games.doomtown.bots import weigh_cards
from sixgun.games.doomtown.bots.weigh_town import Town, worth_of
from sixgun.games.doomtown.rules import callin_out
from sixgun.games.doomtown.table import codes, sequence
from sixgun.games.doomtown.table.codes import card_in_play
from sixgun.games.doomtown.table.components import DEED, DUDE, OUTFIT
from sixgun.games.doomtown.table.records import FIGHT_PLACE
from sixgun.games.doomtown.table.state import SQUARE, State

SHARPNESS = 8.0  # how much likelier a better pick is
FAR_BEHIND = 2.0  # so much worse than the best, and it is as good as never made
HARDLY = 0.00001

Rate: TypeAlias = Callable[[Town, int, int], float]  # of the operands of a pick


def weigh(s: State, seat: int, legal: list[int]) -> list[float]:
    """How likely each pick is, the best one at 1."""
    scores = rate(s, seat, legal)
    top = max(scores)
    return [exp(SHARPNESS * (score - top)) if score > top - FAR_BEHIND else HARDLY for score in scores]


def rate(s: State, seat: int, legal: list[int]) -> list[float]:
    """How good each pick looks beside the others."""
    town = Town(s, seat)
    found: list[float] = []
    for code in legal:
        rule = RATES.get(codes.verb_in(code))
        found.append(0.0 if rule is None else rule(town, codes.first_in(code), codes.second_in(code)))
    return found


def _pass(town: Town, first: int, second: int) -> float:
    return 0.2


def _done(town: Town, first: int, second: int) -> float:
    question = town.s.question
    if question == sequence.CHOOSE_GANG:
        return 1.0
    return 0.05 if question == sequence.REDRAW else 0.3 if question == sequence.FORM_POSSE else 0.5


def _gang(town: Town, first: int, second: int) -> float:
    """Influence and bullets for little money; some ghost rock is left for the first day."""
    s, cards, what = town.s, town.cards, first - codes.FACE
    spent = sum([cards.cost[s.what[card]] for card in s.marked[town.seat]])
    if s.stash[town.seat] - spent - cards.cost[what] < 4:
        return 0.0
    return 2.0 + worth_of(cards, what, town.outfit) / max(1, cards.cost[what])


def _shop(town: Town, first: int, second: int) -> float:
    """Deeds first, then dudes who can be paid tomorrow, then goods for the dudes who shoot."""
    s, cards, what = town.s, town.cards, first - codes.FACE
    if cards.kind[what] == DEED:
        return 6.0 + 2 * cards.control[what] + cards.production[what] - 0.1 * cards.cost[what]
    if cards.kind[what] == DUDE:
        if town.dues() + town.upkeep_of(what) > town.income() + max(0, s.stash[town.seat] - cards.cost[what]):
            return 0.0
        return 4.0 + worth_of(cards, what, town.outfit) / max(1, cards.cost[what])
    return 1.0 + 0.1 * town.strength(card_in_play(s, second))


def _move(town: Town, first: int, second: int) -> float:
    """To deeds where this dude's influence gains control, and nobody stronger waits."""
    s, seat = town.s, town.seat
    if second == codes.TOWN_SQUARE:
        return 0.0
    dude, place = card_in_play(s, first), card_in_play(s, second)
    if s.bounty[dude] > 2 or town.cards.kind[s.what[place]] == OUTFIT:
        return 0.0
    sums = town.influence_at(place)
    if town.holder(place, sums) == seat:
        return 0.0
    after = sums[:]
    after[seat] += town.influence(dude)
    if town.holder(place, after) != seat:
        return 0.0
    if town.strength_at(place, False) > town.strength_at(place, True) + town.strength(dude):
        return 0.0
    return 2.0 + town.cards.control[s.what[place]] - 3.0 * _left_behind(town, dude)


def _left_behind(town: Town, dude: int) -> int:
    """The control that is lost where a dude leaves from."""
    s, place = town.s, town.s.place[dude]
    if place == SQUARE or town.cards.kind[s.what[place]] == OUTFIT:
        return 0
    sums = town.influence_at(place)[:]
    if town.holder(place, sums) != town.seat:
        return 0
    sums[town.seat] -= town.influence(dude)
    return 0 if town.holder(place, sums) == town.seat else town.cards.control[s.what[place]]


def _call_out(town: Town, first: int, second: int) -> float:
    """When the posse that could come together is clearly stronger."""
    place = town.s.place[card_in_play(town.s, first)]
    edge = town.reach(place, True) - town.reach(place, False)
    return 3.0 + 0.1 * edge if edge >= 2 else -1.0


def _accept(town: Town, first: int, second: int) -> float:
    place = town.s.place[town.s.frames[callin_out.TARGET]]
    return 1.0 if town.reach(place, True) > town.reach(place, False) + 1 else 0.0


def _refuse(town: Town, first: int, second: int) -> float:
    return 0.5


def _join(town: Town, first: int, second: int) -> float:
    """Those who can shoot."""
    strength = town.strength(card_in_play(town.s, first))
    return 0.4 + 0.1 * strength if strength >= 2 else 0.1


def _shooter(town: Town, first: int, second: int) -> float:
    return town.strength(card_in_play(town.s, first))


def _oppose(town: Town, first: int, second: int) -> float:
    place = town.s.fight[FIGHT_PLACE]
    return 1.0 if place >= 0 and town.reach(place, True) > town.posses()[1] + 1 else 0.0


def _flee(town: Town, first: int, second: int) -> float:
    """When the other posse has become clearly stronger."""
    mine, theirs = town.posses()
    return 1.0 if theirs > mine + 1 else 0.0


RATES: dict[int, Rate] = {
    codes.PASS: _pass,
    codes.DONE: _done,
    codes.GANG: _gang,
    codes.SHOP: _shop,
    codes.INVENT: _shop,
    codes.MOVE: _move,
    codes.CALL_OUT: _call_out,
    codes.ACCEPT: _accept,
    codes.REFUSE: _refuse,
    codes.JOIN: _join,
    codes.SHOOTER: _shooter,
    codes.REDRAW: weigh_cards.redraw,
    codes.DROP: weigh_cards.drop,
    codes.NAME: weigh_cards.name,
    codes.DISCARD: weigh_cards.discard,
    codes.ACE: weigh_cards.ace,
    codes.HOME: weigh_cards.home,
    codes.FLEE: _flee,
    codes.RELEASE: weigh_cards.release,
    codes.ACT: weigh_cards.act,
    codes.PLAY: weigh_cards.act,
    codes.CHOOSE: weigh_cards.choose,
    codes.LEAD: _join,
    codes.PAY: weigh_cards.pay,
    codes.YES: weigh_cards.yes,
    codes.EITHER: weigh_cards.either,
    codes.OPPOSE: _oppose,
}
