"""Which picks are likely, in ints and a few microseconds: the rules bot's reasoning, for playing on in thought.

It looks only at cards that the seat knows, and at what everybody knows of the others.
"""

from __future__ import annotations

from math import exp

from sixgun.games.gunfighters.bots.advise import (
    CLAIM,
    COIN,
    CRIPPLED,
    EXPOSURE,
    FEW,
    FLIGHT,
    GIVE_UP,
    KEPT,
    LAST_CARD,
    NEVER,
    NINE,
    RESTLESS,
    SAVED,
    STACK,
    STORY,
    VICTORY,
    WIPE_OUT,
)
from sixgun.games.gunfighters.bots.look import NOTES
from sixgun.games.gunfighters.rules.control import SET
from sixgun.games.gunfighters.table import codes, sequence
from sixgun.games.gunfighters.table.codes import (
    KIND_MASK,
    KIND_SHIFT,
    MOVE,
    PLACE_MASK,
    SEAT_MASK,
    SEAT_SHIFT,
    SHOOT,
    TAKE,
    VERB_MASK,
)
from sixgun.games.gunfighters.table.components import NO_CARD, NOTE_BITS, PLACE_COUNT
from sixgun.games.gunfighters.table.state import ALL_SEE, State

SHARP = 7.0  # how much likelier a pick is that is worth a gunfighter more, as an exponent


class Outlook:
    """What a seat knows of a table, as odds; worked out for a location when it is asked for."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: State = s
        self.seat: int = seat
        self.unseen: list[int] = [0] * PLACE_COUNT  # by location: cards that the seat cannot see
        self.totals: dict[int, int] = {}  # by what is ruled out: how many cards are left to be
        self.hit: list[list[float]] = [
            [] for _ in range(PLACE_COUNT)
        ]  # by location and seat: the chance of somebody being there
        self.expected: list[list[float]] = [[] for _ in range(PLACE_COUNT)]  # how many on average
        self.notes: list[list[float]] = [[] for _ in range(PLACE_COUNT)]  # and banknotes on them
        self.dangers: list[float] = [0.0] * PLACE_COUNT
        places, unseen = s.figures.place, self.unseen
        for card, seen in enumerate(s.seen):
            if not seen >> seat & 1:
                unseen[places[card]] += 1

    def danger(self, place: int) -> float:
        """The chance that some rival could shoot at a location."""
        if not self.hit[place]:
            self.look(place)
        return self.dangers[place]

    def look(self, place: int) -> None:
        """Work out who may be at a location."""
        s, seat = self.s, self.seat
        places, seen, ruled_out = s.figures.place, s.seen, s.ruled_out
        here = float(self.unseen[place])
        hits: list[float] = []
        expected: list[float] = []
        banknotes: list[float] = []
        safe = 1.0
        for rival, hand in enumerate(s.hands):
            nobody, number, notes = 1.0, 0.0, 0.0
            if rival != seat:
                for card in hand:
                    if seen[card] >> seat & 1:
                        if places[card] == place:
                            nobody = 0.0
                            number += 1.0
                            notes += s.figures.notes[card]
                    elif not ruled_out[card] >> place & 1:
                        chance = here / self.total(ruled_out[card])
                        nobody *= 1.0 - chance
                        number += chance
                        notes += NOTES * chance
                safe *= nobody
            hits.append(1.0 - nobody)
            expected.append(number)
            banknotes.append(notes)
        self.hit[place] = hits
        self.expected[place] = expected
        self.notes[place] = banknotes
        self.dangers[place] = 1.0 - safe

    def total(self, barred: int) -> int:
        """How many unseen cards are left for one that is known not to be at some locations."""
        found = self.totals.get(barred, 0)
        if found == 0:
            for place in range(PLACE_COUNT):
                if not barred >> place & 1:
                    found += self.unseen[place]
            self.totals[barred] = found
        return found


def weigh(s: State, seat: int, offered: list[int]) -> list[float]:
    """How likely each pick is."""
    question = s.question
    if question <= sequence.STORY_SHOT:
        worth = _actions(s, seat, offered)
    elif question == sequence.LOSE or question == sequence.LOSE_LATE:
        worth = _losses(s, seat, offered)
    elif question == sequence.NAME:
        outlook = Outlook(s, seat)
        worth = [_cried(outlook, codes.place_in(code)) for code in offered]
    elif question == sequence.CLAIM:
        claim = GIVE_UP if len(s.hands[seat]) == SET else CLAIM
        worth = [claim if codes.verb_in(code) == codes.CLAIM else 0.0 for code in offered]
    elif question == sequence.TIE:
        worth = [1.0 if code == codes.DISAGREE else 0.0 for code in offered]
    else:
        return [1.0] * len(offered)
    best = max(worth)
    return [exp(SHARP * (value - best)) for value in worth]


def _cried(outlook: Outlook, place: int) -> float:
    outlook.look(place)
    return sum(outlook.expected[place])


def _losses(s: State, seat: int, offered: list[int]) -> list[float]:
    """Rather one of several at a place, or one that was seen."""
    shown = 0
    mine = [0] * PLACE_COUNT
    for card in s.hands[seat]:
        mine[s.figures.place[card]] += 1
        if s.seen[card] == ALL_SEE:
            shown |= 1 << s.figures.kind[card]
    kinds = [codes.kind_in(code) for code in offered]
    return [float(shown >> kind & 1) + KEPT * mine[kind >> NOTE_BITS] for kind in kinds]


def _actions(s: State, seat: int, offered: list[int]) -> list[float]:
    """Shots, moves, Story cards: worth in gunfighters, as advise.py has it."""
    outlook = Outlook(s, seat)
    mine = [0] * PLACE_COUNT
    shown_places = shown_kinds = 0
    for card in s.hands[seat]:
        place = s.figures.place[card]
        mine[place] += 1
        if s.seen[card] == ALL_SEE:
            shown_places |= 1 << place
            shown_kinds |= 1 << s.figures.kind[card]
    dear = LAST_CARD if len(s.hands[seat]) == 1 else 1.0
    worth: list[float] = []
    for code in offered:
        verb = code & VERB_MASK
        kind = code >> KIND_SHIFT & KIND_MASK
        if verb == SHOOT:
            target, place = code >> SEAT_SHIFT & SEAT_MASK, code & PLACE_MASK
            danger = outlook.danger(place)
            value = _hit_worth(outlook, target, place)
            if kind != NO_CARD:
                own = kind >> NOTE_BITS
                if not shown_places >> own & 1:
                    value -= EXPOSURE * dear * (danger if own == place else outlook.danger(own)) * mine[own]
        elif verb in (MOVE, TAKE):
            own = kind >> NOTE_BITS
            value = FLIGHT * dear * outlook.danger(own) if shown_kinds >> kind & 1 else RESTLESS
            value += STACK * (mine[own] - 1)
            if verb == TAKE:
                place = s.figures.place[s.discards[-1]]
                value -= EXPOSURE * dear * outlook.danger(place) + STACK * (mine[place] - (own == place)) + RESTLESS
        elif verb == codes.STORY:
            coins = s.coins[seat]
            value = STORY - COIN * max(0, coins - SAVED) + (FEW if len(s.hands[seat]) == 1 else 0.0)
            if coins >= NINE:
                value = -1.0
        else:
            value = NEVER if verb == codes.LATE else 0.0
        worth.append(value)
    return worth


def _hit_worth(outlook: Outlook, target: int, place: int) -> float:
    """Gunfighters that fall on average, their coins, and what it is worth to wipe a gang out or to win the game."""
    s = outlook.s
    hit, notes = outlook.hit[place][target], outlook.notes[place][target]
    gain = outlook.expected[place][target] + COIN * notes
    cards = len(s.hands[target])
    need = NINE - s.coins[outlook.seat]
    if cards == 1:
        gain += hit * (WIPE_OUT + COIN * s.coins[target])
        if notes + s.coins[target] >= need or len(s.out) == s.seats - 2:
            gain += VICTORY * hit
    else:
        if cards == 2:
            gain += hit * CRIPPLED
        if notes >= need:
            gain += VICTORY * hit
    return gain
