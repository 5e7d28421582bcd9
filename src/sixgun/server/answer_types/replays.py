"""Replays and their reviews."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from sixgun.core.view_types import ResultView
from sixgun.server.answer_types.words import Args, Change, Event, Grade, Msg, Refusal, View


class ReplayInfo(TypedDict):
    """A finished game."""

    replay: str
    game: str
    names: list[str]
    seats: int
    options: Args
    pack: Annotated[bool, "whether it was played with other figures or cards than the game's own"]
    picks: Annotated[int, "how many there are"]
    result: ResultView | None
    commitment: str
    seed: str | None
    verified: Annotated[bool, "whether the shuffle is the promised one"]
    problem: Refusal | None


class Step(TypedDict):
    """A step of a replay: step 0 is the deal, step n follows pick n."""

    seat: int | None
    pick: str | None
    events: list[Event]
    view: NotRequired[View]
    views: NotRequired[Annotated[list[View], "every seat's, for a viewer who sees all"]]
    changes: Annotated[list[Change], "what each of the events changed in `view`, or in `views`"]


class ReviewedPick(TypedDict):
    """A pick of a decision that was reviewed."""

    pick: str
    label: Msg
    share: Annotated[float, "the share of the win that it promised"]
    visits: int


class Decision(TypedDict):
    """A decision that was reviewed."""

    step: Annotated[int, "how many picks came before it"]
    seat: int
    grade: Grade
    share: float
    loss: float
    sure: float
    choices: int
    prompt: Annotated[Msg, "what was asked, as the seat was told it"]
    best: ReviewedPick
    played: ReviewedPick


class Turn(TypedDict):
    """A moment that turned the game: a seat's own mistake, or what befell it."""

    kind: Literal["mistake", "swing"]
    step: int
    seat: int
    before: float
    after: float
    by: int
    label: Msg


class SeatReview(TypedDict):
    """How a seat played, by grade."""

    seat: int
    decisions: int
    loss: float
    best: int
    fine: int
    doubtful: int
    mistake: int


class Review(TypedDict):
    """The review of a finished game; docs/review.md has all of it."""

    picks: int
    reviewed: list[int]
    lines: Annotated[dict[str, list[tuple[int, float]]], "by seat: steps, each with the share that it could expect"]
    turns: list[Turn]
    summary: list[SeatReview]
    decisions: list[Decision]


class ReviewState(TypedDict):
    """How a review stands."""

    state: Literal["none", "waiting", "working", "done"]
    done: Annotated[int, "pieces of work"]
    of: int
    review: Review | None
    judged: Annotated[list[Decision], "while it is made: what has been judged so far"]
