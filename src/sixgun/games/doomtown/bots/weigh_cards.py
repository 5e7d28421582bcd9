"""What is done without thinking about cards: of a draw hand, in losses, for abilities. See weigh.py."""

from __future__ import annotations

from sixgun.games.doomtown.bots import sense
from sixgun.games.doomtown.bots.advise import HELPS
from sixgun.games.doomtown.bots.advise_hands import worth
from sixgun.games.doomtown.bots.appeal import PLENTY, RICH, SAFE, SPARE, appeals
from sixgun.games.doomtown.bots.weigh_town import Town
from sixgun.games.doomtown.table import codes, sequence
from sixgun.games.doomtown.table.codes import card_in_play
from sixgun.games.doomtown.table.components import DEED, DUDE, JOKER_CARD
from sixgun.games.doomtown.table.hands import code_of
from sixgun.games.doomtown.table.state import NOBODY, PHASE_GAMBLIN
from sixgun.lib.hands import JOKER, best, lowball, named, rank_of, value_of

# ---- draw hands


def _hand_left(town: Town) -> list[int]:
    s = town.s
    return [card for card in s.drawn[town.seat] if card not in s.marked[town.seat]]


def _spare(town: Town, first: int) -> float:
    """How little a card adds to the draw hand."""
    s = town.s
    hand = _hand_left(town)
    legal = [code_of(s, card) for card in hand]
    place = next((i for i, card in enumerate(hand) if s.what[card] == first - codes.FACE), NOBODY)
    if place < 0:
        return 0.0
    if len(hand) > 5:
        return worth(legal[:place] + legal[place + 1 :]) - worth(legal)
    if legal[place] >= JOKER or rank_of(best(legal)) >= 5:
        return -1.0
    same = [code for code in legal if value_of(code) == value_of(legal[place])]
    return -1.0 if len(same) > 1 else 1.0


def redraw(town: Town, first: int, second: int) -> float:
    return 0.5 if _spare(town, first) > 0 else 0.0


def drop(town: Town, first: int, second: int) -> float:
    return _spare(town, first)


def name(town: Town, first: int, second: int) -> float:
    """What the hand is worth with its first joker named so."""
    legal = [code_of(town.s, card) for card in town.s.drawn[town.seat]]
    for i, code in enumerate(legal):
        if code == JOKER:
            legal[i] = named(first - codes.CODE)
            break
    return -float(lowball(legal)) if town.s.phase == PHASE_GAMBLIN else float(best(legal)) if legal else 0.0


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


def discard(town: Town, first: int, second: int) -> float:
    """A casualty, the cheapest first; or a card of the hand, of which the best stay."""
    if first < codes.TAG:
        return 1.0 - _hand_worth(town, first - codes.FACE)
    return -_casualty(town, first)


def ace(town: Town, first: int, second: int) -> float:
    return -1.5 * _casualty(town, first) - 0.2


def home(town: Town, first: int, second: int) -> float:
    return 1.0


def release(town: Town, first: int, second: int) -> float:
    dude = card_in_play(town.s, first)
    return 0.45 - 0.1 * town.worth(dude) / max(1, town.upkeep_of(town.s.what[dude]))


# ---- abilities


def act(town: Town, first: int, second: int) -> float:
    """What is worth its cost is done; the rest only by those who look ahead."""
    s = town.s
    what = first - codes.FACE if first < codes.TAG else s.what[card_in_play(s, first)]
    giver, at = codes.giver_in(second)
    own = s.book.of_card[giver if giver >= 0 else what]
    number = at if giver >= 0 else codes.number_in(second)
    return 1.5 if not 0 <= number < len(own) or appeals(s.book, own[number], _free(town)) else 0.1


def _free(town: Town) -> int:
    """What costs nothing just now."""
    s, seat = town.s, town.seat
    rich = s.stash[seat] - max(0, town.dues() - town.income()) >= PLENTY
    spare = any([_hand_worth(town, s.what[card]) <= 0 for card in s.hand[seat]])
    safe = all([s.booted[dude] for gang in s.gang for dude in gang if s.boss[dude] != seat])
    return RICH * rich | SPARE * spare | SAFE * safe


def choose(town: Town, first: int, second: int) -> float:
    """One's own dudes for what helps, the others' for what harms; of cards in a pile the worst."""
    s = town.s
    if first < codes.TAG:
        if codes.SEAT <= first < codes.SEAT + s.seats:
            return _player(town, first - codes.SEAT)
        if first < codes.FACE:
            return 0.0
        return 1.0 - _hand_worth(town, first - codes.FACE)
    card = card_in_play(s, first)
    if card < 0 or town.cards.kind[s.what[card]] != DUDE:
        return 0.5 * town.cards.control[s.what[card]] if card >= 0 else 0.0
    value = 1.0 + town.worth(card)
    good = sense.favour(s)
    if good == 0:
        asking = town.cards.keys[s.what[s.aside[-1]]] if s.aside else ""
        good = 1 if asking in HELPS else -1
    return value if (s.boss[card] == town.seat) == (good > 0) else -value


def _player(town: Town, seat: int) -> float:
    """Oneself for what helps, another for what harms; in lowball it helps to have a lower hand."""
    good = sense.favour(town.s)
    if town.s.phase == PHASE_GAMBLIN:
        good = -good
    return 1.0 if (seat == town.seat) == (good > 0) else -1.0


def pay(town: Town, first: int, second: int) -> float:
    amount = float(codes.number_in(first))
    return amount if town.s.question == sequence.TAKE_SOME else -amount


def yes(town: Town, first: int, second: int) -> float:
    """What a card offers is taken, unless it clearly harms one's own."""
    if town.s.question != sequence.MAY:
        return 0.0
    return 1.0 if sense.of_branch(town.s, town.seat, 1) >= 0 else -0.5


def either(town: Town, first: int, second: int) -> float:
    """The branch that is better for one's own cards and worse for the others'."""
    return 0.3 * sense.of_branch(town.s, town.seat, codes.number_in(first))
