"""Asks and options: every decision is to pick one of n."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal

Codes: TypeAlias = Callable[[Any, int], list[int]]  # (state, seat) -> the legal picks as ints
Why: TypeAlias = Callable[[Any, int, int], "Refusal | None"]  # (state, seat, code) -> why not
Answer: TypeAlias = Callable[[Any, int, int], None]  # (state, seat, code): carry the pick out
Prompt: TypeAlias = Callable[[Any, int], Msg]
Default: TypeAlias = Callable[[Any, int], int]


class Window:
    """Questions that a player may leave to the table, which then does nothing there: it passes, takes the hit, pays.

    Its words are the message window-NAME of the game's texts. `spans` are for how long one may pass beforehand, each
    with the kinds of events after which it is over. In an `open` window everybody can tell what is legal; in another
    one that follows from what a player holds, and not being asked would tell it.
    """

    __slots__ = ("name", "open", "passing", "spans")

    def __init__(self, name: str, passing: Default, spans: dict[str, tuple[str, ...]], open: bool = False) -> None:
        self.name: str = name
        self.passing: Default = passing  # the code of doing nothing
        self.spans: dict[str, tuple[str, ...]] = spans
        self.open: bool = open


class Question:
    """A kind of decision: what is legal, why the rest is not, and what an answer does."""

    __slots__ = ("answer", "codes", "default", "name", "open", "prompt", "refuse", "rule", "window")

    def __init__(
        self,
        name: str,
        rule: str,
        prompt: Prompt,
        codes: Codes,
        refuse: Why,
        answer: Answer,
        default: Default,
        window: Window | None = None,
        open: bool = False,
    ) -> None:
        self.name: str = name
        self.rule: str = rule  # the rule behind the question
        self.prompt: Prompt = prompt
        self.codes: Codes = codes
        self.refuse: Why = refuse
        self.answer: Answer = answer
        self.default: Default = default  # the code that an absent player stands for, unless the game knows a better one
        self.window: Window | None = window
        self.open: bool = open  # what is legal follows from what everybody sees: a single option can go unasked


class Option:
    """One thing that may be picked: its stable text, a label, and the path of a menu that leads to it.

    A `grave` one costs its player something for good that nobody would give up by a slip of the hand.
    """

    __slots__ = ("grave", "label", "path", "pick")

    def __init__(self, pick: str, label: Msg, path: tuple[Msg, ...], grave: bool = False) -> None:
        self.pick: str = pick
        self.label: Msg = label
        self.path: tuple[Msg, ...] = path
        self.grave: bool = grave

    def __repr__(self) -> str:
        return f"Option({self.pick!r})"


class Options(Sequence[Option]):
    """The legal picks, worded only when looked at; `picks` makes their texts without the labels."""

    def __init__(
        self, codes: list[int], option: Callable[[int], Option], text: Callable[[int], str] | None = None
    ) -> None:
        self.codes: list[int] = codes
        self._option: Callable[[int], Option] = option
        self._text: Callable[[int], str] | None = text

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._option(code) for code in self.codes[index]]
        return self._option(self.codes[index])

    def __iter__(self) -> Iterator[Option]:
        return iter([self._option(code) for code in self.codes])

    def __contains__(self, wanted: object) -> bool:
        """Whether an option, or a pick given as its text, is offered."""
        return (wanted.pick if isinstance(wanted, Option) else wanted) in self.picks()

    def picks(self) -> list[str]:
        """The texts of all options."""
        text = self._text
        if text is None:
            return [option.pick for option in self]
        return [text(code) for code in self.codes]

    def __repr__(self) -> str:
        return f"<Options {' '.join(self.picks())}>"


class Ask:
    """What one seat is asked now. It describes the state at the moment of asking: read it before applying a pick."""

    __slots__ = ("default", "options", "prompt", "question", "rule", "seat", "window")

    def __init__(
        self, seat: int, question: str, rule: str, prompt: Msg, options: Options, default: int, window: str = ""
    ) -> None:
        self.seat: int = seat
        self.question: str = question
        self.rule: str = rule
        self.prompt: Msg = prompt
        self.options: Options = options
        self.default: int = default  # an index into the options
        self.window: str = window  # the name of its window, if it is a question that can be left to the table

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, {self.question!r}, {self.options.picks()!r}, default={self.default})"
