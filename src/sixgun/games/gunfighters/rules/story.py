"""Advancing the story (3) Avanzare la Storia)."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, Procedure, ask, call
from sixgun.core.refusals import Refusal
from sixgun.core.rng import draw_from, shuffle_to_draw
from sixgun.core.state import tell
from sixgun.games.gunfighters.rules.story_cards import EFFECTS
from sixgun.games.gunfighters.table import sequence, told
from sixgun.games.gunfighters.table.state import STORY_STREAM, State, in_play

# who pays, and which of STORIES was turned up
SEAT: Final = A
WHICH: Final = B


def can_pay(s: State, seat: int) -> bool:
    """[story.cost.one-coin]"""
    return s.coins[seat] > 0


def refuse_story(s: State, seat: int) -> Refusal | None:
    """Only a coin advances the story. [story.cost.one-coin, story.draw.only-by-paying]"""
    return None if can_pay(s, seat) else Refusal("no-coin", {}, "story.draw.only-by-paying")


def advance_story(s: State, seat: int) -> None:
    """The action of a turn: a Story card is turned up and followed."""
    call(s, sequence.STORY, seat)


def turn_up(s: State) -> None:
    """Pay a coin and turn up the next Story card; used ones are reshuffled when none is left.

    [story.cost.one-coin, story.draw.face-up, components.story.sixteen]
    """
    seat = s.frames[SEAT]
    s.coins[seat] -= 1
    s.bank += 1
    if not s.story_deck:
        s.story_deck = s.story_used
        s.story_used = []
        shuffle_to_draw(s, STORY_STREAM, s.story_deck)
    card = draw_from(s, s.story_deck, s.figures.story)
    s.story_used.append(card)
    s.frames[WHICH] = s.figures.story[card]
    tell(s, (told.STORY, seat, card))


def follow(s: State) -> None:
    """Its instructions are followed at once. [story.effect.immediate]"""
    story = s.frames[WHICH]
    EFFECTS[story](s, s.frames[SEAT], s.figures.amount[story])


def additional_shot(s: State) -> None:
    """A card with the shoot symbol gives a free shot, unless it has just put its player out.

    [story.symbol.extra-shot, story.symbol.only-if-alive, story.cards.high-noon]
    """
    seat = s.frames[SEAT]
    if s.figures.shoot[s.frames[WHICH]] and in_play(s, seat):
        ask(s, seat, sequence.STORY_SHOT)


STORY: Final[Procedure] = Procedure("story", (turn_up, follow, additional_shot))
