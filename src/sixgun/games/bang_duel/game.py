"""BANG! The Duel as the kernel sees it: its tables of procedures, questions and options."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files

from sixgun.core.asks import Option, Question
from sixgun.core.events import Event
from sixgun.core.frames import Procedure, run
from sixgun.core.game import Game
from sixgun.core.messages import Msg
from sixgun.core.options import OptionSpec
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.results import Result
from sixgun.games.bang_duel import (
    abilities,
    after_dodge,
    aftermath,
    choices,
    elimination,
    hit,
    life,
    play,
    reveal,
    sequences,
    setup,
    turn,
)
from sixgun.games.bang_duel.bot import advise
from sixgun.games.bang_duel.components import KEY, Figures, house_fields, own_data, with_pack
from sixgun.games.bang_duel.events import event_of
from sixgun.games.bang_duel.knowledge import redealt
from sixgun.games.bang_duel.labels import option_of
from sixgun.games.bang_duel.picks import CODE_OF, text_of
from sixgun.games.bang_duel.position import data_of, position_of
from sixgun.games.bang_duel.sketch import sketch_of
from sixgun.games.bang_duel.sound import faults_of
from sixgun.games.bang_duel.state import NUMBERS, State
from sixgun.games.bang_duel.victory import result_of
from sixgun.games.bang_duel.view import view_of

# In the order of numbers.py.
PROCEDURES: tuple[Procedure, ...] = (
    setup.START,
    turn.TURN,
    aftermath.SETTLE,
    hit.HIT,
    life.LOSS,
    sequences.TARGETED,
    elimination.ELIMINATION,
    reveal.REVEAL,
    sequences.SWEEP,
    sequences.DUEL,
    sequences.STORE,
    sequences.VOLLEY_HITS,
    sequences.THROWING,
    abilities.COPYING,
)

QUESTIONS: tuple[Question, ...] = (
    setup.LEAD,
    play.ACTION,
    turn.DISCARD,
    hit.REACT,
    hit.PAY,
    sequences.ANSWER,
    reveal.CHOOSE_RESULT,
    sequences.CHOOSE_GOODS,
    sequences.THROW,
    hit.GIVE,
    after_dodge.STRIP,
    after_dodge.SWAP_WHOSE,
    choices.MAY,
    life.INSTEAD,
    aftermath.ROB,
    elimination.LOOT,
    abilities.COPY,
)

# In the order of state.CHARACTERS_EACH, LAW_SEAT.
OPTIONS: tuple[OptionSpec, ...] = (
    OptionSpec("characters", NUMBERS, "setup.characters.longer-game"),
    OptionSpec("law", (0, 1), "setup.sides.one-each"),
)


class BangDuel(Game[State]):
    """Law against Outlaws, two players. [components.players.two, setup.sides.one-each]"""

    def __init__(self, pack: Mapping[str, object] | None = None) -> None:
        self.key = KEY
        self.version = 1
        self.seats = range(2, 3)
        self.usual_seats = 2
        self.seats_rule = "components.players.two"
        self.options = OPTIONS
        self.procedures = PROCEDURES
        self.questions = QUESTIONS
        data = own_data() if pack is None else with_pack(pack)
        super().__init__(None if pack is None else _plain(pack))
        self.figures = Figures(data)
        self._question_names = [question.name for question in QUESTIONS]

    def _deal(self, seats: int, options: tuple[int, ...], key: bytes) -> State:
        return setup.set_up(options, key, self.figures)

    def _text(self, code: int) -> str:
        return text_of(code)

    def _code(self, text: str) -> int:
        return CODE_OF.get(text, -1)

    def _option(self, s: State, seat: int, code: int) -> Option:
        return option_of(s, seat, code)

    def _event(self, s: State, told: tuple[int, ...]) -> Event:
        return event_of(self.figures, told)

    def _faults(self, s: State) -> list[Refusal]:
        return faults_of(s)

    def view(self, s: State, seat: int | None) -> dict[str, Plain]:
        self.check_viewer(s, seat)
        return view_of(s, seat, self._question_names[s.question], self.option_values(s))

    def redeal(self, s: State, seat: int | None, seed: int | bytes) -> State:
        self.check_viewer(s, seat)
        return redealt(s, seat, seed)

    def clone(self, s: State) -> State:
        return s.clone()

    def result(self, s: State) -> Result | None:
        return result_of(s)

    def position(self, data: Mapping[str, object]) -> State:
        s = position_of(self, self.figures, data)
        run(s, self._tables, KEY)
        return s

    def data(self, s: State) -> dict[str, Plain]:
        return data_of(self, s)

    def sketch(self, view: Mapping[str, Plain]) -> list[list[Msg]]:
        return sketch_of(view)

    def advise(self, view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
        return advise(view, picks, roll)

    def rule_texts(self) -> list[dict[str, str]]:
        text = files("sixgun.games.bang_duel").joinpath("rules.toml").read_text(encoding="utf-8")
        rules: list[dict[str, str]] = tomllib.loads(text)["rule"]
        return rules

    def house_data(self) -> list[str]:
        return house_fields(self.figures.data)

    def repacked(self, data: Mapping[str, object]) -> BangDuel:
        return BangDuel(data)


def _plain(pack: Mapping[str, object]) -> dict[str, Plain]:
    """A pack that passed its checks is plain data."""
    plain: dict[str, Plain] = {}
    for name, value in pack.items():
        if value is None or isinstance(value, bool | int | float | str):
            plain[name] = value
        elif isinstance(value, list):
            plain[name] = list(value)
        elif isinstance(value, Mapping):
            plain[name] = _plain(value)
    return plain


GAME = BangDuel()
