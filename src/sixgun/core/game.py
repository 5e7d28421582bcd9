"""A game: the contract that the page, the terminal, bots and research interfaces call.

A game's own module fills in the abstract methods; everything else is the same for all games. What comes from outside
(seats, picks, seeds, options) may be anything, and its annotation says so: what is none is refused, and for a narrower
annotation compiled code would raise a TypeError of its own before anybody could.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, Generic, TypeGuard, TypeVar, cast

import msgspec
from mypy_extensions import mypyc_attr

from sixgun.core import rng
from sixgun.core.asks import Answer, Ask, Codes, Option, Options, Question, Window
from sixgun.core.box import chapter_list, house_fields, rule_list
from sixgun.core.checks import Checks, quoted, shown
from sixgun.core.events import Event
from sixgun.core.frames import Procedure, Step, finish, run
from sixgun.core.messages import Msg
from sixgun.core.options import OptionSpec, read_options
from sixgun.core.plain import Plain
from sixgun.core.positions import kernel_faults
from sixgun.core.refusals import Refusal, Refused, Runaway
from sixgun.core.results import Result
from sixgun.core.state import State
from sixgun.core.tape import HEAD

S = TypeVar("S", bound=State)

PICK_CAP: Final = 50_000  # a game that is still going on after so many picks is running away
PICK_LENGTH: Final = 200
WHOM: Final = ("victim", "target", "other", "from", "shooter")  # of events: the seat that something is done to


class Rooms:
    """The functions of a game's rooms that the contract calls with a state."""

    __slots__ = ("data", "event", "faults", "option", "redeal", "result", "view")

    def __init__(
        self,
        option: Callable[[Any, int, int], Option],
        event: Callable[[Any, tuple[int, ...]], Event],
        view: Callable[[Any, int | None, str, dict[str, Plain]], Mapping[str, Any]],
        redeal: Callable[[Any, int | None, bytes], Any],
        faults: Callable[[Any], list[Refusal]],
        result: Callable[[Any], Result | None],
        data: Callable[[Any, Any], dict[str, Plain]],
    ) -> None:
        self.option: Callable[[Any, int, int], Option] = option
        self.event: Callable[[Any, tuple[int, ...]], Event] = event
        self.view: Callable[[Any, int | None, str, dict[str, Plain]], Mapping[str, Any]] = view
        self.redeal: Callable[[Any, int | None, bytes], Any] = redeal
        self.faults: Callable[[Any], list[Refusal]] = faults
        self.result: Callable[[Any], Result | None] = result
        self.data: Callable[[Any, Any], dict[str, Plain]] = data


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One rulebook. Holds tables and rules, never the course of a game: that is in the states."""

    key: str
    rooms: Rooms
    home: str  # the package with the rules, figures and texts of the game
    printed: Mapping[str, Mapping[str, Plain]]  # its figures in sections, each with its provenance
    version: int  # of the rules as implemented: a record of another version is not replayed
    seats: range
    usual_seats: int
    seats_rule: str
    options: tuple[OptionSpec, ...]
    procedures: tuple[Procedure, ...]
    questions: tuple[Question, ...]

    def __init__(self, pack: dict[str, Plain] | None = None) -> None:
        self.pack_data: dict[str, Plain] = pack or {}  # figures that differ from the game's own data files
        digest = blake2b(msgspec.json.encode(pack, order="sorted"), digest_size=6).hexdigest()
        self.edition: str = digest if pack else ""  # tells states dealt from other figures apart
        self.pick_cap: int = PICK_CAP
        self._answers: list[Answer] = [question.answer for question in self.questions]
        self._codes: list[Codes] = [question.codes for question in self.questions]
        self._tables: list[tuple[Step, ...]] = [procedure.steps + (finish,) for procedure in self.procedures]

    # ---- what each game fills in

    @abstractmethod
    def _deal(self, seats: int, options: tuple[int, ...], key: bytes) -> S:
        """A state set up for play, with the first frame on the stack."""

    @abstractmethod
    def _text(self, code: int) -> str:
        """A pick's stable text."""

    @abstractmethod
    def _code(self, text: str) -> int:
        """The pick that a text stands for, or -1 where it is not well-formed."""

    @abstractmethod
    def _position(self, data: Mapping[str, object]) -> S:
        """The state that plain data describe; `position` goes on with it to the next question."""

    @abstractmethod
    def sketch(self, view: Mapping[str, Plain]) -> list[list[Msg]]:
        """A view as rows of cells of text, for displays without pictures; a row of one cell is a line of its own."""

    @abstractmethod
    def advise(self, view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
        """The index of the pick that a sensible player would make; `roll`, from 0 to 1, decides between equals."""

    # ---- what most games leave as it is

    def _option(self, s: S, seat: int, code: int) -> Option:
        """A pick with its words."""
        return self.rooms.option(s, seat, code)

    def _event(self, s: S, told: tuple[int, ...]) -> Event:
        """An event from its ints."""
        return self.rooms.event(s, told)

    def _faults(self, s: S) -> list[Refusal]:
        """What no state of this game can have: missing cards, wrong sums; the kernel sees to its own part."""
        return self.rooms.faults(s)

    def _view(self, s: S, seat: int | None) -> Mapping[str, Any]:
        """What a seat that is there, or a spectator, can see."""
        return self.rooms.view(s, seat, self.questions[s.question].name, self.option_values(s))

    def _redeal(self, s: S, seat: int | None, key: bytes) -> S:
        """Another state that looks the same to a seat that is there, or to a spectator; its chance is the key's."""
        other: S = self.rooms.redeal(s, seat, key)
        return other

    def _usual(self, s: S, seat: int, codes: list[int]) -> int:
        """What Enter stands for, of what is legal: what a sensible player would do, or nothing; never harm."""
        return self.questions[s.question].default(s, seat)

    def overdue(self, s: S, seat: int) -> str:
        """The pick that a fallen clock makes for a seat that is asked."""
        return self._text(self._usual(s, seat, self.codes(s, seat)))

    def result(self, s: S) -> Result | None:
        """None while the game goes on."""
        return self.rooms.result(s)

    def data(self, s: S) -> dict[str, Plain]:
        """The whole state as plain data, secrets included; `position` takes it back."""
        return self.rooms.data(self, s)

    def clone(self, s: S) -> S:
        """An independent copy."""
        other: S = s.clone()
        return other

    def rule_texts(self) -> list[dict[str, str]]:
        """The rule inventory: id, source, text, it and, where the rulebook leaves it open, unclear and unclear_it."""
        return rule_list(self.home)

    def chapters(self) -> list[dict[str, Any]]:
        """The rules as short chapters: slug, lesson ("" for none) and rules, the ids of those that it tells about."""
        ids = [rule["id"] for rule in self.rule_texts()]
        return [
            {
                "slug": chapter["slug"],
                "lesson": chapter.get("lesson", ""),
                "rules": [id for id in ids if id.startswith(tuple(chapter["rules"]))],
            }
            for chapter in chapter_list(self.home)
        ]

    def house_data(self) -> list[str]:
        """The parts of the game's figures that are invented here, because no source has them."""
        return house_fields(self.printed)

    def repacked(self, data: Mapping[str, object]) -> Game[S]:
        """The same game with other figures; every wrong figure is refused at once."""
        kind: Callable[[object], Game[S]] = type(self)
        return kind(data)

    def windows(self) -> list[Window]:
        """What a player may leave to the table, in the order of the questions."""
        found: dict[str, Window] = {}
        for question in self.questions:
            if question.window is not None:
                found.setdefault(question.window.name, question.window)
        return list(found.values())

    def concerns(self, s: S, event: Event, seat: int) -> bool:
        """Whether an event that somebody else has caused is about this seat."""
        return any([event.args.get(name) == seat for name in WHOM])

    def aim(self, view: Mapping[str, Plain]) -> Msg:
        """What a viewer plays for, in one line; the message may depend on the options of the game."""
        options = view["options"]
        return Msg("aim", dict(options) if isinstance(options, dict) else {})

    def reason(self, view: Mapping[str, Plain], pick: str) -> Msg | None:
        """What speaks for a pick in the game's own terms, from the view alone; None where there is nothing to say."""
        return None

    # ---- the contract

    def new(self, seats: object = None, seed: object = 0, options: object = None) -> S:
        """A new game, dealt and ready for the first pick. The same seed gives the same deal, and so does none.

        `seats` is a number, `seed` a number or bytes, `options` a table of the game's switches.

        >>> import sixgun
        >>> s = sixgun.game("gunfighters").new(seats=4, seed=7)
        """
        checks = Checks(self.key)
        wanted = self.usual_seats if seats is None else seats
        count = checks.integer("seats", wanted, self.seats[0], self.seats[-1], self.seats_rule)
        chosen = read_options(self.options, dict(options) if isinstance(options, Mapping) else options, checks)
        key = rng.key_of(rng.checked_seed(checks, seed))
        checks.done()
        return self._begin(count, chosen, key)

    def taped(self, like: S, outcomes: bytes) -> S:
        """A new game with the seats and options of another one; its chance is decided from outside (core/tape.py)."""
        return self._begin(like.seats, like.options, HEAD + outcomes)

    def _begin(self, seats: int, options: tuple[int, ...], key: bytes) -> S:
        s = self._deal(seats, options, key)
        run(s, self._tables, self.key)
        return s

    def position(self, data: Mapping[str, object]) -> S:
        """Any position from plain data; every problem is named."""
        s = self._position(data)
        run(s, self._tables, self.key)
        faults = self.faults(s)
        if faults:
            raise Refused(faults, self.key)
        return s

    def asks(self, s: S) -> tuple[Ask, ...]:
        """What is being asked; () when the game is over, several when seats choose at the same time."""
        return tuple([self.ask(s, seat) for seat in self.asked(s)])

    def view(self, s: S, seat: object) -> dict[str, Plain]:
        """What a seat (None: a spectator) can see and a careful player would remember; JSON-ready."""
        return cast(dict[str, Plain], self._view(s, self._viewer(s, seat)))

    def redeal(self, s: S, seat: object, seed: object) -> S:
        """Another state with the same view for that seat: its secrets are dealt anew, and so is future chance."""
        return self._redeal(s, self._viewer(s, seat), rng.redeal_key(seed))

    def _viewer(self, s: S, seat: object) -> int | None:
        """Nobody looks through the eyes of a seat that is not there."""
        if seat is None or _is_seat(seat, s.seats):
            return seat
        raise Refused(_no_such_seat(s, seat), self.key)

    def asked(self, s: S) -> list[int]:
        """The seats whose picks are awaited."""
        return [seat for seat in range(s.seats) if s.asked >> seat & 1]

    def ask(self, s: S, seat: int) -> Ask:
        """The ask of one seat that is being asked."""
        question = self.questions[s.question]
        codes = question.codes(s, seat)
        default = codes.index(self._usual(s, seat, codes))

        def option(code: int) -> Option:
            return self._option(s, seat, code)

        prompt = question.prompt(s, seat)
        window = "" if question.window is None else question.window.name
        return Ask(seat, question.name, question.rule, prompt, Options(codes, option, self._text), default, window)

    def refuse(self, s: S, seat: object, pick: object) -> Refusal | None:
        """Why this seat may not make this pick, a text, now; None if it may."""
        return self._refuse(s, seat, pick, self._read(pick))

    def _read(self, pick: object) -> int:
        """The pick that a text stands for; -1 for what is not one."""
        return self._code(pick) if isinstance(pick, str) and len(pick) <= PICK_LENGTH else -1

    def _refuse(self, s: S, seat: object, pick: object, code: int) -> Refusal | None:
        if not s.asked:
            return Refusal("game-over")
        if not _is_seat(seat, s.seats):
            return _no_such_seat(s, seat)
        question = self.questions[s.question]
        if not s.asked >> seat & 1:
            asked: list[Plain] = [*self.asked(s)]
            return Refusal("not-asked", {"asked": asked}, question.rule)
        if code < 0:
            return Refusal("no-such-pick", {"pick": shown(pick)}, question.rule)
        return question.refuse(s, seat, code)

    def check(self, s: S, seat: object, pick: object) -> int:
        """The code of a pick that this seat may make now; any other is Refused."""
        code = self._read(pick)
        refusal = self._refuse(s, seat, pick, code)
        if refusal is not None:
            raise Refused(refusal, self.key)
        return code

    def apply(self, s: S, seat: object, pick: object) -> list[Event]:
        """Make a pick; the state changes in place. What is not offered is Refused, and changes nothing."""
        code = self.check(s, seat, pick)
        assert isinstance(seat, int)  # nothing else is let through
        return self.carry_out(s, seat, code)

    def carry_out(self, s: S, seat: int, code: int, stills: list[S] | None = None) -> list[Event]:
        """Make a pick that was checked in this very state, and tell what happens.

        Into `stills`, an empty list, go copies of the state: for each event, how it was right after that.
        """
        s.told = []
        s.stills = stills
        try:
            self.play(s, seat, code)
            return [self._event(s, told) for told in s.told]
        finally:
            s.told = None
            s.stills = None

    def pack(self, s: S) -> bytes:
        """The state as bytes."""
        return msgspec.msgpack.encode([self.key, self.version, self.edition, self._values(s)])

    def _values(self, s: S) -> list[object]:
        """The fields of a state as they are packed; `_fill` takes them back."""
        return [getattr(s, name) for name in s.FIELDS]

    def unpack(self, data: Any) -> S:
        """The state that was packed; what is no state of this game is refused."""
        try:
            key, version, edition, values = msgspec.msgpack.decode(data, type=tuple[str, int, str, list[object]])
        except (msgspec.DecodeError, TypeError) as error:
            raise Refused(Refusal("packed-damaged", {"game": self.key}), self.key) from error
        if (key, version, edition) != (self.key, self.version, self.edition):
            want = f"{self.key} {self.version} {self.edition}".rstrip()
            args: dict[str, Plain] = {"want": want, "got": f"{key[:40]} {version} {edition[:40]}".rstrip()}
            raise Refused(Refusal("packed-other", args), self.key)
        s = self._fill(values)
        faults = [Refusal("packed-damaged", {"game": self.key})] if s is None else self.faults(s)
        if s is None or faults:
            raise Refused(faults, self.key)
        return s

    def faults(self, s: S) -> list[Refusal]:
        """What is wrong with a state that came from outside; [] if it can be played."""
        return self._faults(s) or kernel_faults(self, s)

    def _fill(self, values: list[object]) -> S | None:
        """A state with these fields, if they have the shape of this game's states."""
        seats = values[0] if values else None
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            return None
        s = self._deal(seats, (0,) * len(self.options), bytes(32))
        if len(values) != len(s.FIELDS):
            return None
        for name, value in zip(s.FIELDS, values, strict=True):
            template = getattr(s, name)
            fitted = tuple(value) if isinstance(template, tuple) and isinstance(value, list) else value
            if not _alike(fitted, template):
                return None
            setattr(s, name, fitted)
        return s

    def hash(self, s: S) -> str:
        """The same text for the same state, in every process."""
        return blake2b(self.pack(s), digest_size=16).hexdigest()

    # ---- the same for programs that count in millions: picks as ints, no words, no events

    def codes(self, s: S, seat: int) -> list[int]:
        """The legal picks of a seat that is being asked."""
        return self._codes[s.question](s, seat)

    def play(self, s: S, seat: int, code: int) -> None:
        """Make a pick that is known to be legal: one of `codes`. Nothing is checked here."""
        s.picks += 1
        if s.picks > self.pick_cap:
            raise Runaway(self.key, self.pick_cap)
        self._answer(s, seat, code)
        run(s, self._tables, self.key)

    def _answer(self, s: S, seat: int, code: int) -> None:
        """Carry a pick out. A game may do so for its commonest question itself, and save a call through the table."""
        self._answers[s.question](s, seat, code)

    def clock(self, s: S, seat: int) -> int:
        """The seconds that the rules give a seat for its turn, while it is asked what the clock can end; else 0.

        When they are over, `overdue` is what being late means.
        """
        return 0

    def option_values(self, s: S) -> dict[str, Plain]:
        """The options of a running game by name."""
        return {spec.name: spec.value(i) for spec, i in zip(self.options, s.options, strict=True)}

    def __deepcopy__(self, memo: dict[int, object]) -> Game[S]:
        """Rules never change: whatever is copied shares them."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """To another process go the kind of game and its figures, not its tables of functions."""
        return _made, (type(self), self.pack_data)

    def __repr__(self) -> str:
        return f"<sixgun game {self.key}>"


def _made(kind: Callable[[object], Game[State]], pack: dict[str, Plain]) -> Game[State]:
    return kind(pack or None)


def _is_seat(seat: object, seats: int) -> TypeGuard[int]:
    return _is_int(seat) and 0 <= seat < seats


def _no_such_seat(s: State, seat: object) -> Refusal:
    return Refusal("no-such-seat", {"seat": quoted(seat), "seats": s.seats})


def _alike(value: object, template: object) -> bool:
    """Whether a value from outside has the type of a state's field: bytes, an int, or (lists of) lists of ints."""
    if isinstance(template, bytes):
        return isinstance(value, bytes) and len(value) == len(template)
    if isinstance(template, int):
        return isinstance(value, int) and not isinstance(value, bool)
    if isinstance(template, tuple):
        return isinstance(value, tuple) and all([_is_int(item) for item in value])
    if not isinstance(value, list) or not isinstance(template, list):
        return False
    if template and isinstance(template[0], list):
        return len(value) == len(template) and all([_alike(item, []) for item in value])
    return all([_is_int(item) for item in value])


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
