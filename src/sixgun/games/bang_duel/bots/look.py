"""What a player of this game looks at: the table from one seat, in ints; from a view or from a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sixgun.games.bang_duel.rules import reveal
from sixgun.games.bang_duel.table import sequence, shots
from sixgun.games.bang_duel.table.characters import BABE_LEROY, CHARACTERS
from sixgun.games.bang_duel.table.components import SYMBOLS
from sixgun.games.bang_duel.table.kinds import HITS, KINDS, MISSED, NO_KIND
from sixgun.games.bang_duel.table.state import NOBODY, State
from sixgun.games.bang_duel.wire.questions import QUESTIONS


class Look:
    """The table as the seat that is asked sees it. A target of a pick leads to a place, and that to what stands there.

    The rest is filled in for the questions that it matters to.
    """

    refills: bool = False  # whether Babe Leroy in front draws two cards as soon as the hand is empty
    tex: bool = False  # whether it is Tex Killer's BANG! that must be dodged
    copied: int = NO_KIND  # the kind of card that Pearl Hat copies
    wanted: int = 0  # the symbol that is looked for
    own_reveal: bool = False  # and whether this seat reveals

    def __init__(self, seat: int, question: int, hand: list[int], kind_of: list[int], printed: list[int]) -> None:
        self.seat: int = seat
        self.question: int = question
        self.hand: list[int] = hand  # cards
        self.kind_of: list[int] = kind_of  # by card
        self.printed: list[int] = printed  # by character: its life points

    def survey(self, active: list[int], who: list[int], life: list[int], gear: list[list[int]]) -> None:
        """Look at the places: by seat the active one, and by place the character, its life points and its cards."""
        mine, theirs = active[self.seat], active[1 - self.seat]
        places = [theirs, theirs, theirs ^ 1, mine, mine ^ 1]  # by target; no target means the opposing front
        self.places: list[int] = places
        self.lives: list[int] = [life[place] for place in places]  # by target
        self.who: list[int] = who
        self.gear: list[list[int]] = gear
        kind_of = self.kind_of
        hits = missed = 0
        for card in self.hand:
            kind = kind_of[card]
            if kind in HITS:
                hits += 1
            elif kind == MISSED:
                missed += 1
        self.hits: int = hits  # in the hand
        self.missed: int = missed

    def has_gear(self, target: int, kind: int) -> bool:
        kind_of = self.kind_of
        for card in self.gear[self.places[target]]:
            if kind_of[card] == kind:
                return True
        return False


# ---- from a state: only what lies open, and the seat's own hand

SURVEYED: Final = frozenset([sequence.ACTION, sequence.SWAP_WHOSE, sequence.INSTEAD, sequence.COPY])


def look_at(s: State, seat: int) -> Look:
    question = s.question
    look = Look(seat, question, s.hands[seat], s.figures.kind, s.figures.life)
    if question in SURVEYED:
        look.survey(s.active, s.who, s.life, s.gear)
        look.refills = s.who[s.active[seat]] == BABE_LEROY and not s.used >> BABE_LEROY & 1
        if question == sequence.COPY and len(s.discards) > 1:
            look.copied = s.figures.kind[s.discards[-2]]
    elif question == sequence.REACT:
        look.tex = bool(s.frames[shots.FLAGS] & shots.TEX)
    elif question == sequence.CHOOSE_RESULT:
        look.wanted = s.frames[reveal.WANTED]
        look.own_reveal = s.frames[reveal.SEAT] == seat
    return look


# ---- from a view

QUESTION_NAMES: Final = [question.name for question in QUESTIONS]
EVERY_KIND: Final = list(range(len(KINDS)))  # in a view a card is no more than its kind


def look_of(view: Mapping[str, Any]) -> Look:
    seat: int = view["seat"]
    printed = [0] * len(CHARACTERS)
    hand = _kinds([card["card"] for card in view["players"][seat]["hand"]])
    look = Look(seat, QUESTION_NAMES.index(view["question"]), hand, EVERY_KIND, printed)
    active, who, life, gear = [0, 2], [NOBODY] * 4, [0] * 4, [EVERY_KIND[:0] for _ in range(4)]
    for player in view["players"]:
        for place in player["places"]:
            if place is not None and place["character"] is not None:
                number, character = place["place"], CHARACTERS.index(place["character"])
                who[number], life[number], gear[number] = character, place["life"], _kinds(place["gear"])
                printed[character] = place["most"]
                if place["active"]:
                    active[player["seat"]] = number
    look.survey(active, who, life, gear)
    look.refills = who[active[seat]] == BABE_LEROY and CHARACTERS[BABE_LEROY] not in view["used"]
    if len(view["discards"]) > 1:
        look.copied = _kinds(view["discards"][1:2])[0]
    if view["hit"] is not None:
        look.tex = view["hit"]["tex"]
    if view["reveal"] is not None:
        look.wanted = SYMBOLS.index(view["reveal"]["wanted"])
        look.own_reveal = view["reveal"]["seat"] == seat
    return look


def _kinds(faces: list[str]) -> list[int]:
    return [KINDS.index(face.partition(".")[0]) for face in faces]
