"""What the server sends, field by field: the only place that says so. `tools/views.py` makes the page's types from it.

What a game puts into its view and its events is described by the game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from sixgun.core.view_types import ResultView, named, one_of
from sixgun.lab.review.grades import GRADES
from sixgun.play.clocks import KINDS

Args = Annotated[dict[str, Any], named("Args")]
View = Annotated[dict[str, Any], named("View")]
Event = Annotated[dict[str, Any], named("GameEvent")]
Change = Annotated[Any, named("Change")]
ClockKind = Annotated[str, one_of("ClockKind", KINDS)]
Grade = Annotated[str, one_of("Grade", GRADES)]


class Msg(TypedDict):
    """A Fluent message with its arguments."""

    key: str
    args: Args


class Refusal(TypedDict):
    """Why something cannot be done."""

    code: str
    args: Args
    rule: str


class Problem(Refusal):
    """What is wrong with a file, in words."""

    sentence: str


# ---- a table over the socket


class FoldedOption(TypedDict):
    """An option on its way: it names its messages by number."""

    pick: str
    path: Annotated[list[int], "the steps of a menu that lead to it"]
    label: NotRequired[Annotated[int, "what is said of it, where the path does not say it"]]
    grave: NotRequired[Annotated[bool, "it costs its player something for good: a touch on the board asks once"]]


class FoldedAsk(TypedDict):
    """An ask on its way."""

    question: str
    rule: str
    prompt: Msg
    window: NotRequired[Annotated[str, "of questions that can be left to the table: which"]]
    default: Annotated[int, "the index of the usual option"]
    options: list[FoldedOption]
    words: list[Msg]


class Line(TypedDict):
    """A line of the story."""

    seq: int
    at: Annotated[int, "milliseconds"]
    kind: str
    seat: int
    text: NotRequired[Annotated[str, "chat, a name, a bot"]]
    undone: NotRequired[Annotated[list[int], "the lines that no longer hold"]]
    left: NotRequired[Annotated[str, "to its player: the window in which the table answered"]]
    events: NotRequired[list[Event]]
    changes: NotRequired[Annotated[list[Change], "what each of these events changed in the view"]]


class SeatInfo(TypedDict):
    """A seat at a table."""

    name: str
    bot: str | None
    person: bool
    resigned: bool
    here: Annotated[bool, "whether its player is connected"]
    bot_at: Annotated[int | None, "when the others may call for a bot, in milliseconds, if its player does nothing"]
    claim_at: Annotated[int | None, "when the game may be claimed against it, in milliseconds"]
    gone: Annotated[bool, "whether its player has been away for so long that a bot may be called"]


class PatienceInfo(TypedDict):
    """How long the others wait, in milliseconds."""

    away: Annotated[int, "for somebody who has left: then they may call for a bot"]
    stall: Annotated[int, "for somebody who does not choose: then they may also claim the game"]


class ClockInfo(TypedDict):
    """The clock of a table."""

    kind: ClockKind
    seconds: int
    increment: int
    left: Annotated[list[int], "milliseconds by seat"]
    since: Annotated[dict[str, int], "by seat whose clock runs: from when"]


class PaceInfo(TypedDict):
    """What a player leaves to the table; nobody else is told."""

    ways: Annotated[dict[str, list[str]], "by window: how it may be left to the table"]
    pace: Annotated[dict[str, str], "by window: how it is left until that is changed"]
    passing: Annotated[dict[str, str], "by window: until when it is passed"]
    left: Annotated[str | None, "the window in which the table is about to answer"]
    at: Annotated[int | None, "when it does, in milliseconds"]


class FoldedTable(TypedDict):
    """A table as a viewer may see it, on its way."""

    type: Literal["table"]
    seq: Annotated[int, "the number of the last entry"]
    now: Annotated[int, "the server's time in milliseconds"]
    game: str
    title: str
    public: bool
    options: Args
    pack: Annotated[str, "the name and the digest of a pack that brings cards along; empty without one"]
    hot_seat: bool
    hints: Annotated[bool, "whether a player who is asked may ask for a hint"]
    odds: Annotated[bool, "whether a player who is asked may be shown odds"]
    seat: Annotated[int | None, "whose eyes these are"]
    yours: Annotated[list[int], "all seats of the viewer"]
    host: Annotated[int | None, "the seat of the host, who may send people away before the game begins"]
    removed: Annotated[bool, "whether the host has sent the viewer away"]
    begun: bool
    over: bool
    claimed: Annotated[int | None, "the seat that has claimed the game"]
    asked: list[int]
    seats: list[SeatInfo]
    clock: ClockInfo
    patience: PatienceInfo
    wish: Annotated[int | None, "the seat that asks to take back"]
    agreed: list[int]
    take_back: Annotated[Literal["free", "consent"] | None, "what taking back would be for the viewer"]
    commitment: str
    view: View | None
    aim: Annotated[Msg | None, "what the viewer plays for, in one line"]
    ask: FoldedAsk | None
    pace: PaceInfo | None
    story: list[Line]


class Hint(TypedDict):
    """What the hard bot would choose."""

    pick: str
    sure: Annotated[float, "how sure it is, from 0 to 1"]
    share: Annotated[float, "the share of the win that it promises"]
    only: Annotated[bool, "whether there is nothing else to choose"]
    rival: Annotated[str, "the pick that it was compared with most closely, empty if there is none"]
    rival_share: Annotated[float, "the share of the win that the other pick promises"]
    usual: Annotated[bool, "whether rules of thumb say the same"]
    reason: Annotated[Msg | None, "what speaks for it, in the game's own terms"]


class OddsRow(TypedDict):
    """One chance."""

    label: Msg
    chance: Annotated[float, "from 0 to 1"]


class OddsPart(TypedDict):
    """Odds that belong together."""

    title: Msg
    rows: list[OddsRow]
    data: Annotated[Args, "the same for programs; `guess` says whether cards were guessed"]


class OddsMessage(TypedDict):
    """The answer to a wish for odds."""

    type: Literal["odds"]
    id: int
    odds: list[OddsPart]


class HintMessage(Hint):
    """The answer to a wish for a hint."""

    type: Literal["hint"]
    id: int


class DoneMessage(TypedDict):
    """The answer to a command that was carried out."""

    type: Literal["done"]
    id: int
    seq: int


class WhyMessage(TypedDict):
    """Why a pick is not possible."""

    type: Literal["why"]
    id: int
    refusal: Refusal | None


class RefusedMessage(TypedDict):
    """The answer to a command that was refused."""

    type: Literal["refused"]
    id: int
    refusals: list[Refusal]


class PausedMessage(TypedDict):
    """The table stands still: by a fault of its own, or because nothing can be written just now."""

    type: Literal["paused"]
    refusal: NotRequired[Annotated[Refusal, "why, if it goes on by itself"]]


class StoryMessage(TypedDict):
    """A part of the story, when a lot was missed: more of it follows, and the table comes with the last part."""

    type: Literal["story"]
    seq: Annotated[int, "the last entry that it tells of"]
    hot_seat: bool
    seat: Annotated[int | None, "the eyes through which it is told"]
    story: list[Line]


class GoesOnMessage(TypedDict):
    """What could not be written can be written again."""

    type: Literal["goes-on"]


MESSAGES = (
    FoldedTable,
    StoryMessage,
    DoneMessage,
    WhyMessage,
    HintMessage,
    OddsMessage,
    RefusedMessage,
    PausedMessage,
    GoesOnMessage,
)


# ---- lists


class OptionSpec(TypedDict):
    """An option of a game."""

    name: str
    values: Annotated[list[bool | int | str], "the default first"]
    rule: str
    seat: Annotated[int | None, "the one seat that it is about"]
    several: Annotated[int, "how many values in a row make a value, such as `2,7`; 0 where they do not"]


class GameInfo(TypedDict):
    """A game as it is listed."""

    key: str
    seats: list[int]
    usual_seats: int
    options: list[OptionSpec]
    bots: Annotated[list[str], "the usual level first"]
    house: Annotated[list[str], "names of invented figures"]
    decks: Annotated[bool, "whether players may bring deck files"]


class RuleText(TypedDict):
    """A rule of the inventory."""

    id: str
    text: str
    it: str
    unclear: NotRequired[str]
    unclear_it: NotRequired[str]


class Chapter(TypedDict):
    """A chapter of a game's rules; its words are in the texts of the game."""

    slug: str
    lesson: Annotated[str, "the slug of the lesson that goes with it; empty for none"]
    rules: Annotated[list[str], "the ids of the rules that it tells about"]


class SeatSummary(TypedDict):
    """A seat of a table in a list."""

    name: str
    bot: str | None
    person: bool


class Summary(TypedDict):
    """A table in a list."""

    table: str
    game: str
    title: str
    public: bool
    begun: bool
    over: bool
    hot_seat: bool
    seats: list[SeatSummary]
    at: int
    paused: bool
    winners: Annotated[list[int], "once it is over"]
    yours: list[int]
    your_turn: bool
    left: Annotated[bool, "whether you have no part in it any more, though it is not over"]


class ReplayLine(TypedDict):
    """A replay in a list."""

    replay: str
    game: str
    title: str
    names: list[str]
    winners: list[int]
    at: int


# ---- files


class DeckReport(TypedDict):
    """A deck file with all its problems."""

    name: str
    problems: list[Problem]


class ExaminedDecks(TypedDict):
    """What the server says of deck files."""

    files: list[DeckReport]
    pack: Annotated[Args | None, "the pack to open a table with"]
    game: GameInfo | None


class ExaminedShowdown(TypedDict):
    """What the server says of a showdown file."""

    problems: list[Problem]
    data: Args
    game: GameInfo | None


# ---- replays and reviews


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


# ---- lessons


class LessonInfo(TypedDict):
    """A lesson or puzzle as it is listed; its words are in the texts of its game."""

    game: str
    kind: Literal["lesson", "puzzle"]
    slug: str
    number: int
    minutes: int
    level: Annotated[int, "1 to 3 for a puzzle, 0 for a lesson"]
    steps: int


class Course(TypedDict):
    """The lessons of a game."""

    game: str
    lessons: list[LessonInfo]


class LearnIndex(TypedDict):
    """All that can be learned here."""

    courses: list[Course]
    puzzles: list[LessonInfo]
    today: Annotated[int, "the index of today's puzzle"]


class LessonState(TypedDict):
    """Where a lesson is; what is said are keys of messages."""

    lesson: LessonInfo
    at: Annotated[int, "the step, from 0"]
    over: bool
    say: Annotated[str, "before the pick"]
    done: Annotated[str, "after the last one"]
    spot: Annotated[list[str], "what the coach points at"]
    show: Annotated[str, "the pick to find"]
    answer: Annotated[str, "to a pick that is not the one to find"]
    refusal: Annotated[Refusal | None, "why another pick is not possible"]
    tables: Annotated[list[FoldedTable], "to be shown one after another"]


ANSWERS = (
    Hint,
    GameInfo,
    RuleText,
    Chapter,
    Summary,
    ReplayLine,
    ExaminedDecks,
    ExaminedShowdown,
    ReplayInfo,
    Step,
    ReviewState,
    LearnIndex,
    LessonState,
)
