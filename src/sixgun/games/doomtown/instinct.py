"""What a player does without thinking, on ints: how likely each pick is. Search bots play imagined days on with it.

It is the thought of bot.py in a few microseconds: printed figures stand for the present ones, and nothing is weighed
that only seldom matters.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TypeAlias

from sixgun.core.frames import B
from sixgun.games.doomtown import numbers, picks
from sixgun.games.doomtown.bot import HELPS, SELDOM
from sixgun.games.doomtown.bot_hands import worth
from sixgun.games.doomtown.cards import DEED, DUDE, JOKER_CARD, OUTFIT
from sixgun.games.doomtown.hands import code_of
from sixgun.games.doomtown.instinct_town import Town, worth_of
from sixgun.games.doomtown.operands import card_in_play
from sixgun.games.doomtown.state import GAMBLIN, NOBODY, SQUARE, WHERE, State
from sixgun.lib.hands import JOKER, best, lowball, named, rank_of, value_of

SHARPNESS = 8.0  # how much likelier a better pick is
FAR_BEHIND = 2.0  # so much worse than the best, and it is as good as never made
HARDLY = 0.00001

Rate: TypeAlias = Callable[[Town, int, int], float]  # of the operands of a pick


def weigh(s: State, seat: int, codes: list[int]) -> list[float]:
    """How likely each pick is, the best one at 1."""
    scores = rate(s, seat, codes)
    top = max(scores)
    return [exp(SHARPNESS * (score - top)) if score > top - FAR_BEHIND else HARDLY for score in scores]


def rate(s: State, seat: int, codes: list[int]) -> list[float]:
    """How good each pick looks beside the others."""
    town = Town(s, seat)
    found: list[float] = []
    for code in codes:
        rule = RATES.get(picks.verb_in(code))
        found.append(0.0 if rule is None else rule(town, picks.first_in(code), picks.second_in(code)))
    return found


def _pass(town: Town, first: int, second: int) -> float:
    return 0.2


def _done(town: Town, first: int, second: int) -> float:
    question = town.s.question
    if question == numbers.CHOOSE_GANG:
        return 1.0
    return 0.05 if question == numbers.REDRAW else 0.3 if question == numbers.FORM_POSSE else 0.5


def _gang(town: Town, first: int, second: int) -> float:
    """Influence and bullets for little money; some ghost rock is left for the first day."""
    s, cards, what = town.s, town.cards, first - picks.FACE
    spent = sum([cards.cost[s.what[card]] for card in s.marked[town.seat]])
    if s.stash[town.seat] - spent - cards.cost[what] < 4:
        return 0.0
    return 2.0 + worth_of(cards, what, town.outfit) / max(1, cards.cost[what])


def _shop(town: Town, first: int, second: int) -> float:
    """Deeds first, then dudes who can be paid tomorrow, then goods for whoever shoots."""
    s, cards, what = town.s, town.cards, first - picks.FACE
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
    if second == picks.SQUARE:
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
    place = town.s.place[town.s.frames[B]]  # of the dude who is called out
    return 1.0 if town.reach(place, True) > town.reach(place, False) + 1 else 0.0


def _refuse(town: Town, first: int, second: int) -> float:
    return 0.5


def _join(town: Town, first: int, second: int) -> float:
    """Whoever can shoot."""
    strength = town.strength(card_in_play(town.s, first))
    return 0.4 + 0.1 * strength if strength >= 2 else 0.1


def _shooter(town: Town, first: int, second: int) -> float:
    return town.strength(card_in_play(town.s, first))


def _oppose(town: Town, first: int, second: int) -> float:
    place = town.s.fight[WHERE]
    return 1.0 if place >= 0 and town.reach(place, True) > town.posses()[1] + 1 else 0.0


def _flee(town: Town, first: int, second: int) -> float:
    """When the other posse has become clearly stronger."""
    mine, theirs = town.posses()
    return 1.0 if theirs > mine + 1 else 0.0


# ---- draw hands


def _hand_left(town: Town) -> list[int]:
    s = town.s
    return [card for card in s.drawn[town.seat] if card not in s.marked[town.seat]]


def _spare(town: Town, first: int) -> float:
    """How little a card adds to the draw hand."""
    s = town.s
    hand = _hand_left(town)
    codes = [code_of(s, card) for card in hand]
    place = next((i for i, card in enumerate(hand) if s.what[card] == first - picks.FACE), NOBODY)
    if place < 0:
        return 0.0
    if len(hand) > 5:
        return worth(codes[:place] + codes[place + 1 :]) - worth(codes)
    if codes[place] >= JOKER or rank_of(best(codes)) >= 5:
        return -1.0
    same = [code for code in codes if value_of(code) == value_of(codes[place])]
    return -1.0 if len(same) > 1 else 1.0


def _redraw(town: Town, first: int, second: int) -> float:
    return 0.5 if _spare(town, first) > 0 else 0.0


def _drop(town: Town, first: int, second: int) -> float:
    return _spare(town, first)


def _name(town: Town, first: int, second: int) -> float:
    """What the hand is worth with its first joker named so."""
    codes = [code_of(town.s, card) for card in town.s.drawn[town.seat]]
    for i, code in enumerate(codes):
        if code == JOKER:
            codes[i] = named(first - picks.CODE)
            break
    return -float(lowball(codes)) if town.s.phase == GAMBLIN else float(best(codes)) if codes else 0.0


# ---- losses


def _hand_worth(town: Town, what: int) -> float:
    """How much a card is worth keeping in the hand."""
    s, cards = town.s, town.cards
    kind = cards.kind[what]
    if kind == JOKER_CARD:
        return -1.0
    if kind == DEED:
        return 0.9
    if kind == DUDE:
        if any([s.what[dude] == what for dude in s.gang[town.seat]]):
            return 0.0
        return 0.8 if cards.cost[what] <= s.stash[town.seat] + town.income() else 0.3
    return 0.4


def _casualty(town: Town, first: int) -> float:
    dude = card_in_play(town.s, first)
    return 0.3 if dude <= 0 or town.cards.kind[town.s.what[dude]] != DUDE else town.worth(dude)


def _discard(town: Town, first: int, second: int) -> float:
    """A casualty, the cheapest first; or a card of the hand, of which the best stay."""
    if first < picks.TAG:
        return 1.0 - _hand_worth(town, first - picks.FACE)
    return -_casualty(town, first)


def _ace(town: Town, first: int, second: int) -> float:
    return -1.5 * _casualty(town, first) - 0.2


def _home(town: Town, first: int, second: int) -> float:
    return 1.0


def _release(town: Town, first: int, second: int) -> float:
    dude = card_in_play(town.s, first)
    return 0.45 - 0.1 * town.worth(dude) / max(1, town.upkeep_of(town.s.what[dude]))


# ---- abilities


def _act(town: Town, first: int, second: int) -> float:
    what = first - picks.FACE if first < picks.TAG else town.s.what[card_in_play(town.s, first)]
    return 0.1 if town.cards.keys[what] in SELDOM else 1.5


def _choose(town: Town, first: int, second: int) -> float:
    """One's own dudes for what helps, the others' for what harms; of cards in a pile the worst."""
    s = town.s
    if first < picks.TAG:
        if first == picks.SQUARE or first >= picks.SEAT:
            return 0.0
        return 1.0 - _hand_worth(town, first - picks.FACE)
    card = card_in_play(s, first)
    if card < 0 or town.cards.kind[s.what[card]] != DUDE:
        return 0.5 * town.cards.control[s.what[card]] if card >= 0 else 0.0
    asking = town.cards.keys[s.what[s.aside[-1]]] if s.aside else ""
    value = 1.0 + town.worth(card)
    return value if (s.boss[card] == town.seat) == (asking in HELPS) else -value


def _pay(town: Town, first: int, second: int) -> float:
    amount = float(picks.number_in(first))
    return amount if town.s.question == numbers.TAKE_SOME else -amount


def _yes(town: Town, first: int, second: int) -> float:
    return 1.0 if town.s.question == numbers.MAY else 0.0


RATES: dict[int, Rate] = {
    picks.PASS: _pass,
    picks.DONE: _done,
    picks.GANG: _gang,
    picks.SHOP: _shop,
    picks.INVENT: _shop,
    picks.MOVE: _move,
    picks.CALL_OUT: _call_out,
    picks.ACCEPT: _accept,
    picks.REFUSE: _refuse,
    picks.JOIN: _join,
    picks.SHOOTER: _shooter,
    picks.REDRAW: _redraw,
    picks.DROP: _drop,
    picks.NAME: _name,
    picks.DISCARD: _discard,
    picks.ACE: _ace,
    picks.HOME: _home,
    picks.FLEE: _flee,
    picks.RELEASE: _release,
    picks.ACT: _act,
    picks.PLAY: _act,
    picks.CHOOSE: _choose,
    picks.LEAD: _join,
    picks.PAY: _pay,
    picks.YES: _yes,
    picks.OPPOSE: _oppose,
}
