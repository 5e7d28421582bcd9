"""Make You Gunfighters as the kernel sees it: its tables of procedures, questions and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sixgun.core.capabilities import Odds, Thinking
from sixgun.core.game import Game, Rooms
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunfighters.bots.advise import advise
from sixgun.games.gunfighters.bots.appraise import appraise
from sixgun.games.gunfighters.bots.chronicle import NOTEBOOK
from sixgun.games.gunfighters.bots.reason import reason
from sixgun.games.gunfighters.bots.usual import usual
from sixgun.games.gunfighters.bots.weigh import weigh
from sixgun.games.gunfighters.outside.dump import data_of
from sixgun.games.gunfighters.outside.knowledge import redealt
from sixgun.games.gunfighters.outside.odds import INPUTS, odds_of
from sixgun.games.gunfighters.outside.options import OPTIONS
from sixgun.games.gunfighters.outside.packs import with_pack
from sixgun.games.gunfighters.outside.position import position_of
from sixgun.games.gunfighters.outside.prospects import prospects
from sixgun.games.gunfighters.outside.soundness import faults_of
from sixgun.games.gunfighters.rules import action, victory
from sixgun.games.gunfighters.rules.procedures import PROCEDURES
from sixgun.games.gunfighters.rules.setup import set_up
from sixgun.games.gunfighters.rules.timer import SECONDS
from sixgun.games.gunfighters.table import sequence
from sixgun.games.gunfighters.table.codes import LATE
from sixgun.games.gunfighters.table.components import KEY, PLACES, Figures, own_data
from sixgun.games.gunfighters.table.state import FEWEST_SEATS, MOST_SEATS, TEN_SECONDS, State
from sixgun.games.gunfighters.wire.events import event_of
from sixgun.games.gunfighters.wire.labels import option_of
from sixgun.games.gunfighters.wire.picks import CODE_OF, every_code, text_of
from sixgun.games.gunfighters.wire.questions import QUESTIONS
from sixgun.games.gunfighters.wire.sketch import sketch_of
from sixgun.games.gunfighters.wire.view import view_of
from sixgun.lib.packs import VARIANT, figure, plain_pack

THINKING = Thinking(iterations=1500, depth=4, quiet=(sequence.ACTION,), doubt=2.0, replies=False, overlooks=0.6)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gunfighters(Game[State]):
    """Gangs for themselves, three to seven; the additional rules are switches, off at first.

    [players.count.three-to-seven, players.role.gang-leader, option.additional.off-at-first]
    """

    def __init__(self, pack: Mapping[str, object] | None = None) -> None:
        self.key = KEY
        self.rooms = Rooms(option_of, event_of, view_of, redealt, faults_of, victory.result_of, data_of)
        self.home = __package__
        self.version = 1
        self.seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        self.usual_seats = 4
        self.seats_rule = "players.count.three-to-seven"
        self.options = OPTIONS
        self.procedures = PROCEDURES
        self.notebook = NOTEBOOK
        self.questions = QUESTIONS
        self.thinking = THINKING
        self.odds_inputs = INPUTS
        data = own_data() if pack is None else with_pack(pack)
        super().__init__(None if pack is None else plain_pack(pack))
        self.pick_cap = figure(data, VARIANT, "picks") or self.pick_cap
        seats = figure(data, VARIANT, "seats")
        if FEWEST_SEATS <= seats <= MOST_SEATS:
            self.seats = range(seats, seats + 1)
            self.usual_seats = seats
        self.figures = Figures(data)
        self.printed = data

    def _deal(self, seats: int, options: tuple[int, ...], key: bytes) -> State:
        return set_up(seats, options, key, self.figures)

    def _text(self, code: int) -> str:
        return text_of(code)

    def _code(self, text: str) -> int:
        return CODE_OF.get(text, -1)

    def every_code(self) -> list[int]:
        return every_code()

    def codes(self, s: State, seat: int) -> list[int]:
        return action.action_codes(s, seat) if s.question == sequence.ACTION else super().codes(s, seat)

    def _answer(self, s: State, seat: int, code: int) -> None:
        if s.question == sequence.ACTION:
            action.take_action(s, seat, code)
        else:
            super()._answer(s, seat, code)

    def _position(self, data: Mapping[str, object]) -> State:
        return position_of(self, self.figures, data)

    def describe(self, card: str) -> list[Msg]:
        """What the card of a place is for."""
        return [Msg("described-card", {"card": card})] if card in PLACES else []

    def sketch(self, view: Mapping[str, Plain]) -> list[list[Msg]]:
        return sketch_of(view)

    def odds(self, given: Mapping[str, object]) -> Odds:
        """Where a gang may stand, as `sixgun odds gunfighters` takes it."""
        return odds_of(self.figures, given)

    def prospects(self, view: Mapping[str, Any], picks: Sequence[str]) -> list[Odds]:
        """What the seat of a view can expect of what it is asked."""
        return prospects(view, picks)

    def advise(self, view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
        return advise(view, picks, roll)

    def reason(self, view: Mapping[str, Plain], pick: str) -> Msg | None:
        return reason(view, pick)

    def appraise(self, s: State) -> list[float]:
        return appraise(s)

    def weigh(self, s: State, seat: int, codes: list[int]) -> list[float]:
        return weigh(s, seat, codes)

    def _usual(self, s: State, seat: int, codes: list[int]) -> int:
        return usual(s, seat, codes)

    def overdue(self, s: State, seat: int) -> str:
        """[option.timer.ten-seconds]"""
        return text_of(LATE) if self.clock(s, seat) else super().overdue(s, seat)

    def clock(self, s: State, seat: int) -> int:
        """[option.timer.ten-seconds]"""
        timed = s.options[TEN_SECONDS] and s.asked >> seat & 1 and LATE in self.codes(s, seat)
        return SECONDS if timed else 0


GAME: Final[Gunfighters] = Gunfighters()
