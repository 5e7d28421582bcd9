"""What the server sends of the deck workshop, field by field. `tools/views.py` makes the page's types from it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from sixgun.server.answer_types.words import Problem


class DeckRow(TypedDict):
    """A deck as packs have it."""

    outfit: Annotated[str, "empty for none"]
    gang: Annotated[list[str], "cards that start the game"]
    cards: Annotated[dict[str, int], "copies of all others"]
    format: NotRequired[str]
    game: NotRequired[str]


class DeckFacts(TypedDict):
    """Figures of a list, each beside what the rules allow."""

    cards: Annotated[int, "with values"]
    size: Annotated[int, "that there must be"]
    jokers: int
    most_jokers: int
    faces: Annotated[dict[str, int], "cards of each suit and value, such as 8S"]
    alike: Annotated[int, "that may share suit and value"]
    kinds: dict[str, int]
    most_gang: int
    gang_cost: int
    stash: int
    starters: Annotated[list[str], "cards of the list that could start the game"]


class ExaminedList(TypedDict):
    """A list as the workshop shows it."""

    deck: DeckRow
    problems: list[Problem]
    facts: DeckFacts
    link: Annotated[str, "the list as an address carries it; empty where it can't"]


class ReadyList(TypedDict):
    """A ready deck to begin with."""

    deck: str
    link: Annotated[str, "the list as an address carries it"]


class WrittenList(TypedDict):
    """A list as a file."""

    name: str
    text: str


class KeptVersion(TypedDict):
    """A saved version of a deck."""

    version: int
    at: int
    list: DeckRow


class KeptDeck(KeptVersion):
    """A saved deck in its newest version."""

    deck: str
    name: str


class HandFigures(TypedDict):
    """The chances of a draw hand; lists go by rank, from 0 to 11."""

    cards: int
    draws: int
    best: list[float]
    legal: list[float]
    cheatin: list[float]
    cheat: float
    mean: float
    legal_mean: float


class HandsPart(TypedDict):
    """Hands of five to eleven cards of which so many may be changed."""

    part: Literal["hands"]
    draws: int
    pile: Annotated[int, "cards that may come"]
    hands: list[HandFigures]


class Headline(TypedDict):
    """A hand in three figures; empty where there are too few cards."""

    good: NotRequired[Annotated[float, "a full house or better"]]
    mean: NotRequired[Annotated[float, "the expected rank"]]
    cheat: NotRequired[Annotated[float, "the share that is cheatin'"]]


class CutsPart(TypedDict):
    """What cutting one copy of a card does."""

    part: Literal["cuts"]
    cards: int
    draws: int
    now: Headline
    without: dict[str, Headline]


class LowballFigures(TypedDict):
    """Hands at Gamblin'; empty for fewer than five cards."""

    ranks: NotRequired[list[float]]
    cheat: NotRequired[float]
    win: NotRequired[Annotated[float, "the lowest of two hands, on average against the ready decks"]]
    tie: NotRequired[float]
    lose: NotRequired[float]


class SkillTest(TypedDict):
    """A spell or a gadget of the deck, tried by the best dude of the deck for it."""

    card: str
    skill: str
    rating: Annotated[int, "of the dude; -1 where nobody can try"]
    difficulty: int
    chance: float


class DayCurves(TypedDict):
    """What is expected day by day of a deck without a rival."""

    runs: int
    income: list[float]
    upkeep: list[float]
    rock: list[float]
    influence: list[float]
    control: list[float]


class RestPart(TypedDict):
    """All else that there is to know of a deck."""

    part: Literal["rest"]
    lowball: LowballFigures
    openings: Annotated[dict[str, list[float]], "by kind: the chances of 0 to 5 in an opening hand"]
    pulls: Annotated[list[float], "by value from 1: the chance of at least that"]
    checks: Annotated[list[list[float]], "by skill from 0, then by difficulty from 1: the chance of a skill test"]
    tests: list[SkillTest]
    days: DayCurves


class SampleDay(TypedDict):
    """A day without a rival, after its purchases."""

    income: int
    upkeep: int
    rock: int
    influence: int
    control: int
    bought: list[str]
    hand: list[str]


class SampleHand(TypedDict):
    """An opening hand, and the days that follow from it."""

    hand: list[str]
    rock: int
    days: list[SampleDay]


class RivalRate(TypedDict):
    """How often a deck won, with the 95 % interval."""

    games: int
    rate: float
    low: float
    high: float


class CardWorth(TypedDict):
    """How much more often a deck won with a card in play than without, with the 95 % interval."""

    card: str
    games: int
    more: float
    low: float
    high: float


class SwapTold(TypedDict):
    """One copy of a card for one of another: a full house or better before and after, and wins in games."""

    out: str
    into: str
    before: float
    after: float
    rate: NotRequired[float]
    new_rate: NotRequired[float]
    games: NotRequired[int]
    error: NotRequired[Annotated[float, "half the width of the interval"]]


class SideShare(TypedDict):
    """How often a side won, with the 95 % interval; a shared win counts in parts."""

    rate: float
    low: float
    high: float


class TrialReport(TypedDict):
    """What came of a trial: of a gauntlet all but swaps, of a search for swaps these alone; of a showdown its games."""

    swaps: NotRequired[list[SwapTold]]
    games: NotRequired[int]
    rate: NotRequired[float]
    low: NotRequired[float]
    high: NotRequired[float]
    days: NotRequired[float]
    ties: NotRequired[Annotated[float, "the share of games that several sides won together"]]
    turns: NotRequired[float]
    rivals: NotRequired[dict[str, RivalRate]]
    cards: NotRequired[list[CardWorth]]
    shortest: NotRequired[int]
    longest: NotRequired[int]


class TrialState(TypedDict):
    """How a trial stands."""

    trial: str
    kind: Literal["gauntlet", "tune", "balance"]
    state: Literal["waiting", "working", "done", "failed"]
    done: int
    of: int
    weighed: Annotated[int, "changes of a search for swaps"]
    to_weigh: Annotated[int, "of so many; 0 where nothing is searched"]
    rate: float
    low: float
    high: float
    sides: Annotated[list[SideShare], "of a showdown, by side; empty before the first game is over"]
    report: TrialReport | None


ANSWERS = (
    ExaminedList,
    ReadyList,
    WrittenList,
    KeptDeck,
    KeptVersion,
    HandsPart,
    CutsPart,
    RestPart,
    SampleHand,
    TrialState,
)
