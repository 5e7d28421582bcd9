"""A table over the socket."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from sixgun.server.answer_types.words import Args, Change, ClockKind, Event, Msg, Refusal, View


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
