"""What some games can do on top of the contract; the command line and the server offer it for those that have it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol, TypeVar, runtime_checkable

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Odds:
    """Exact chances: as JSON-ready data, and as rows for people (label, chance, the chance as written)."""

    __slots__ = ("data", "rows", "title")

    def __init__(self, data: dict[str, Plain], title: Msg, rows: list[tuple[Msg, Fraction, str]]) -> None:
        self.data: dict[str, Plain] = data
        self.title: Msg = title
        self.rows: list[tuple[Msg, Fraction, str]] = rows

    def plain(self) -> dict[str, Plain]:
        """As JSON-ready data for a page: the title, the rows with their chances, and the same as data."""
        rows: list[Plain] = [{"label": label.plain(), "chance": float(chance)} for label, chance, _ in self.rows]
        return {"title": self.title.plain(), "rows": rows, "data": self.data}


@runtime_checkable
class TellsOdds(Protocol):
    """A game that tells the chances of something before it is done.

    `odds_inputs` are the names of what it asks for, each with a message odds-input-NAME in the game's texts; `odds`
    takes them as texts, as they come from a command line, and refuses with everything that is wrong.
    """

    key: str
    odds_inputs: tuple[str, ...]

    def odds(self, given: Mapping[str, object]) -> Odds: ...


@runtime_checkable
class TellsProspects(Protocol):
    """A game that tells a seat what it can expect of what it is asked."""

    key: str

    def prospects(self, view: Mapping[str, Any], picks: Sequence[str]) -> list[Odds]:
        """The odds that matter now, the most important first, from the seat's view and its picks alone."""
        ...


class Threats:
    """What may befall somebody who does what is chosen: a row of chances for each who threatens, None while not yet."""

    __slots__ = ("columns", "note", "rows", "title")

    def __init__(
        self, title: Msg, columns: list[Msg], rows: list[tuple[Msg, list[Fraction | None]]], note: Msg
    ) -> None:
        self.title: Msg = title
        self.columns: list[Msg] = columns
        self.rows: list[tuple[Msg, list[Fraction | None]]] = rows
        self.note: Msg = note  # what is counted, and how


@runtime_checkable
class TellsThreats(Protocol):
    """A game that tells a seat who can harm it if it makes a certain pick."""

    key: str

    def threats(self, view: Mapping[str, Any], pick: str) -> Threats | None:
        """From the seat's view alone; None where the question has no such thing."""
        ...


@runtime_checkable
class FoldsTables(Protocol):
    """A game whose table can be told in fewer rows, for windows that are too low even for it in brief."""

    key: str

    def folded_sketch(self, view: Mapping[str, Plain], fold: int) -> list[list[Msg]]:
        """Like `sketch`, with counts instead of what is far from the viewer; the higher the fold (1 to 3), the more."""
        ...


@runtime_checkable
class ReadsShowdowns(Protocol):
    """A game whose set-ups anybody can write as files."""

    key: str

    def showdown_problems(self, data: Mapping[str, object]) -> list[Refusal]:
        """Everything that is wrong with a file's data; [] if it can be played."""
        ...


@runtime_checkable
class ListsPicks(Protocol):
    """A game whose well-formed picks are few enough to be listed: each has a number that never changes."""

    key: str

    def every_code(self) -> list[int]:
        """Every well-formed pick, legal now or not, always in the same order."""
        ...


@runtime_checkable
class ReadsDecks(Protocol):
    """A game that is played with decks which anybody can build."""

    key: str

    def read_deck(self, data: bytes, name: str, format: str = "") -> tuple[dict[str, Plain], list[Refusal]]:
        """A deck list as a pack of the game, and everything that is wrong with it in a format; [] if nothing is."""
        ...


@runtime_checkable
class BuildsDecks(Protocol):
    """A game whose decks can be built step by step: a list need not be good to be looked at."""

    key: str
    deck_formats: tuple[str, ...]
    deck_forms: dict[str, str]

    def examine_deck(self, data: bytes, name: str, format: str = "") -> dict[str, Plain]:
        """What is in a list: `deck` as packs have it, `problems`, `facts` beside the rules' limits, and its `link`."""
        ...

    def write_deck(self, data: bytes, name: str, form: str) -> str:
        """A list in one of the `deck_forms`, which are the endings of files by their names."""
        ...


@runtime_checkable
class BringsCards(Protocol):
    """A game to which packs can add cards."""

    key: str
    pack_data: dict[str, Plain]

    def texts(self, lang: str) -> dict[str, str]:
        """What the cards of its pack are called and say: plain texts by the names of messages."""
        ...

    def figures(self) -> dict[str, Plain]:
        """What is printed on the cards of its pack."""
        ...

    def pack_title(self) -> str:
        """The name and the digest of a pack with cards; "" without one."""
        ...

    def coverage(self) -> list[dict[str, Plain]]:
        """Every card: its key, kind and pack, and for each ability when it is used and the words that it is made of."""
        ...


@runtime_checkable
class DescribesCards(Protocol):
    """A game whose cards say more than their names."""

    key: str

    def describe(self, card: str) -> list[Msg]:
        """What is printed on the card of that key, or on the few whose keys have it as a part; [] if there is none."""
        ...


class Facet:
    """Something that seats have and that studies compare: decks, characters, cards that came into play.

    Its title is the message facet-NAME of the game's texts; its values are worded as the messages OF-VALUE, or as they
    are where `of` is "". What depends on another facet is compared `within` it: a card, among seats with the same deck.
    """

    __slots__ = ("name", "of", "within")

    def __init__(self, name: str, of: str = "", within: str = "") -> None:
        self.name: str = name
        self.of: str = of
        self.within: str = within


class Chronicle:
    """What a finished game tells about itself: its length, and by seat the values of each facet."""

    __slots__ = ("length", "seats")

    def __init__(self, length: int, seats: list[dict[str, list[str]]]) -> None:
        self.length: int = length
        self.seats: list[dict[str, list[str]]] = seats


class Notebook:
    """What studies compare of a game, and how it is noted.

    A final state has forgotten much: `begin` is called on the deal and `take` after every pick. `tell` makes a
    chronicle of the game, its final state and the notes. Its length is counted in what the message chronicle-length of
    the game's texts says: turns, days.
    """

    __slots__ = ("begin", "facets", "take", "tell")

    def __init__(
        self,
        facets: tuple[Facet, ...],
        begin: Callable[[Any], list[int]],
        take: Callable[[Any, list[int]], None],
        tell: Callable[[Any, Any, list[int]], Chronicle],
    ) -> None:
        self.facets: tuple[Facet, ...] = facets
        self.begin: Callable[[Any], list[int]] = begin
        self.take: Callable[[Any, list[int]], None] = take
        self.tell: Callable[[Any, Any, list[int]], Chronicle] = tell


@runtime_checkable
class Chronicles(Protocol):
    """A game that tells what studies compare."""

    key: str
    notebook: Notebook


class Thinking:
    """How the search bot thinks about a game: what was measured to play best, and how long `hard` may take.

    >>> Thinking(depth=4).explore
    0.6
    """

    __slots__ = (
        "depth",
        "doubt",
        "each",
        "explore",
        "iterations",
        "margin",
        "openness",
        "overlooks",
        "plain",
        "quiet",
        "replies",
        "trust",
    )

    def __init__(
        self,
        iterations: int = 300,
        depth: int = 10,
        quiet: tuple[int, ...] = (),
        explore: float = 0.6,
        trust: float = 0.3,
        margin: float = 0.0,
        overlooks: float = 0.5,
        openness: float = 0.0,
        doubt: float = 0.0,
        replies: bool = True,
        plain: int = 1,
        each: int = 0,
    ) -> None:
        self.iterations: int = iterations  # of `hard`, for one decision,
        self.each: int = each  # but no more than so many for each option; 0: however few there are
        self.depth: int = depth  # picks that are played on from a new branch before the state is appraised
        self.quiet: tuple[int, ...] = quiet  # questions at which a state is fit to be appraised; (): all of them
        self.explore: float = explore  # how curious the search is about branches that it has seldom tried
        self.trust: float = trust  # the advice's share of the prior belief at the decision itself
        self.margin: float = margin  # how much more of the win another pick than the advice must promise
        self.openness: float = openness  # from 0, where weights are the prior belief, to 1, where all picks are equal
        self.doubt: float = doubt  # how many standard errors another pick must be ahead of the advice, besides
        self.replies: bool = replies  # whether a tree grows below the options; else play just goes on after them
        self.overlooks: float = overlooks  # the share of the options that `easy` overlooks
        self.plain: int = plain  # of so few options `easy` overlooks none


@runtime_checkable
class Thinks(Protocol):
    """A game that says how a search is to think about it."""

    key: str
    thinking: Thinking


@runtime_checkable
class Misleads(Protocol):
    """A game in which beginners make mistakes of their own, besides overlooking things."""

    key: str

    def mislead(self, view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
        """Like `advise`, for a beginner."""
        ...


@runtime_checkable
class Defers(Protocol):
    """A game whose view does not tell what some choices are for: there the default knows better than the advice."""

    key: str

    def defers(self, view: Mapping[str, Plain], picks: Sequence[str]) -> bool:
        """Whether this is such a choice."""
        ...


@runtime_checkable
class Appraises(Protocol):
    """A game that judges an unfinished state in a few microseconds, for searches that look only so far ahead."""

    key: str

    def appraise(self, s: Any) -> list[float]:
        """By seat: the share of the win that it can expect, adding up to 1. All cards are open to it."""
        ...


@runtime_checkable
class Weighs(Protocol):
    """A game that knows, in a few microseconds, which picks are likely: for playing on in thought."""

    key: str

    def weigh(self, s: Any, seat: int, codes: list[int]) -> list[float]:
        """How likely a sensible player is to make each pick, on any scale above 0; from what the seat knows alone."""
        ...


@runtime_checkable
class Narrows(Protocol):
    """A game that leaves picks out that no sensible player would give a thought, where there are too many to try."""

    key: str

    def narrow(self, s: Any, seat: int, codes: list[int]) -> list[int]:
        """Some of the picks, at least one; from what the seat knows alone."""
        ...


@runtime_checkable
class Supposes(Protocol):
    """A game in which others pick in secret, and what they have picked can be guessed better than by a redeal."""

    key: str

    def suppose(self, s: Any, seat: int, roll: float) -> None:
        """Put likely secret picks of the others into an imagined state, which looks the same to the seat."""
        ...


@runtime_checkable
class Foresees(Protocol):
    """A game that plays on in thought by itself: a search then tries options out, and grows no tree."""

    key: str

    def foresee(self, s: Any, seat: int) -> list[float]:
        """By seat: the share of the win after as much play as is worth it; the state is used up.

        The same for all copies of an imagined state. `seat` is the one that thinks: it does not see what others pick
        in secret.
        """
        ...
