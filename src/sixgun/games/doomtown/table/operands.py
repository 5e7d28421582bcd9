"""From cards, places and players of a state to the operands of picks, and back."""

from __future__ import annotations

from sixgun.games.doomtown.table import picks
from sixgun.games.doomtown.table.state import ABILITY_OF, IN_PLAY, NOBODY, PLAYER, SQUARE, State


def in_play(s: State, card: int) -> int:
    """A card in play, or the town square."""
    return picks.TAG | s.tags[card] if card else picks.SQUARE


def face(s: State, card: int) -> int:
    """A card in a hand or pile."""
    return picks.FACE + s.what[card]


def choice(s: State, thing: int) -> int:
    """The pick that chooses a thing."""
    if thing >= ABILITY_OF:
        card, k = (thing - ABILITY_OF) >> 3, (thing - ABILITY_OF) & 7
        return picks.code(picks.CHOOSE, in_play(s, card), picks.NUMBER + k)
    if thing >= PLAYER:
        return picks.code(picks.CHOOSE, picks.SEAT + thing - PLAYER)
    if thing == SQUARE or s.zone[thing] == IN_PLAY:
        return picks.code(picks.CHOOSE, in_play(s, thing))
    return picks.code(picks.CHOOSE, face(s, thing))


def card_in_play(s: State, operand: int) -> int:
    """The card in play, or the town square, that an operand names; NOBODY if there is none."""
    if operand == picks.SQUARE:
        return SQUARE
    if operand < picks.TAG:
        return NOBODY
    tag = operand - picks.TAG
    if tag not in s.tags:
        return NOBODY
    card = s.tags.index(tag)
    return card if s.zone[card] == IN_PLAY else NOBODY


def card_in(s: State, pile: list[int], operand: int) -> int:
    """A card of a pile with that face, or NOBODY: copies are alike."""
    what = operand - picks.FACE
    for card in pile:
        if s.what[card] == what:
            return card
    return NOBODY


def faces(s: State, verb: int, cards: list[int]) -> list[int]:
    """A pick for each different card of a pile, in no telling order."""
    return [picks.code(verb, picks.FACE + what) for what in sorted({s.what[card] for card in cards})]
