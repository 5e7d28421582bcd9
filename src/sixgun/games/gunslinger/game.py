"""Gunslinger as the kernel sees it: its tables of procedures, questions and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sixgun.core.capabilities import Odds, Thinking, Threats
from sixgun.core.checks import Checks
from sixgun.core.game import Game, Rooms
from sixgun.core.messages import Msg
from sixgun.core.options import read_options
from sixgun.core.plain import Plain, plain_table
from sixgun.core.refusals import Refusal
from sixgun.games.gunslinger.bots import weigh
from sixgun.games.gunslinger.bots.advise import counsel
from sixgun.games.gunslinger.bots.appraise import appraise
from sixgun.games.gunslinger.bots.chronicle import NOTEBOOK
from sixgun.games.gunslinger.bots.evening import with_the_night
from sixgun.games.gunslinger.bots.foresee import play_on
from sixgun.games.gunslinger.bots.look import seen_points, seen_state
from sixgun.games.gunslinger.bots.reason import reason
from sixgun.games.gunslinger.outside.company import Casting
from sixgun.games.gunslinger.outside.dump import data_of
from sixgun.games.gunslinger.outside.knowledge import redealt
from sixgun.games.gunslinger.outside.odds import INPUTS, odds_of
from sixgun.games.gunslinger.outside.options import OPTIONS, OPTIONS_WITH_A_FILE, numbers_of
from sixgun.games.gunslinger.outside.packs import parted, with_pack
from sixgun.games.gunslinger.outside.position import position_of
from sixgun.games.gunslinger.outside.prospects import prospects
from sixgun.games.gunslinger.outside.showdown_files import OWN_SHOWDOWNS, problems, read_showdown
from sixgun.games.gunslinger.outside.soundness import faults_of
from sixgun.games.gunslinger.outside.threats import threats
from sixgun.games.gunslinger.rules import choosing, reveal, setup
from sixgun.games.gunslinger.rules.procedures import PROCEDURES
from sixgun.games.gunslinger.rules.victory import result_of
from sixgun.games.gunslinger.table import codes, deck, sequence
from sixgun.games.gunslinger.table.components import KEY
from sixgun.games.gunslinger.table.figures import Figures, house_fields, own_data
from sixgun.games.gunslinger.table.ground import Grounds
from sixgun.games.gunslinger.table.programme import Programme
from sixgun.games.gunslinger.table.showdown import Showdown
from sixgun.games.gunslinger.table.stacks import Stacks, unpacked
from sixgun.games.gunslinger.table.state import SHOWDOWN, State
from sixgun.games.gunslinger.wire.describe import describe
from sixgun.games.gunslinger.wire.events import event_of
from sixgun.games.gunslinger.wire.labels import option_of
from sixgun.games.gunslinger.wire.picks import code_of, text_of
from sixgun.games.gunslinger.wire.questions import QUESTIONS
from sixgun.games.gunslinger.wire.sketch import sketch_of
from sixgun.games.gunslinger.wire.view import view_of
from sixgun.lib.packs import VARIANT, figure

# Of fifty plans one always looks better than the advice by luck, so it must lead by one standard error. Two
# gained no more in what was measured (docs/studies/bots.md).
THINKING = Thinking(
    iterations=1500,
    each=40,
    quiet=(sequence.PLAN,),
    trust=0.1,
    doubt=1.0,
    margin=0.005,
    overlooks=0.5,
    plain=40,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gunslinger(Game[State]):
    """Two to seven players, Section I. [1.1, 1.2, 1.22]"""

    def __init__(self, pack: Mapping[str, object] | None = None) -> None:
        self.key = KEY
        self.rooms = Rooms(option_of, event_of, view_of, redealt, faults_of, result_of, data_of)
        self.home = __package__
        self.version = 2
        self.procedures = PROCEDURES
        self.notebook = NOTEBOOK
        self.thinking = THINKING
        self.questions = QUESTIONS
        given, file = parted(pack)
        self.figures = Figures(with_pack(given) if given else own_data())
        self.stacks = Stacks(self.figures)
        self.grounds = Grounds(self.figures)
        self.options = OPTIONS if file is None else OPTIONS_WITH_A_FILE
        self._castings = [Casting(self.figures, name) for name in OWN_SHOWDOWNS]
        self._programmes: dict[tuple[int, int], Programme] = {}  # by the number of players and the option
        self._from_file: Showdown | None = None if file is None else read_showdown(self.figures, file)
        self.seats = range(2, 8)
        if self._from_file is not None:
            taken = self._from_file.seats()
            self.seats = range(taken[0], taken[-1] + 1)
        self.usual_seats = self.seats[0]
        self.seats_rule = "1.1"
        self.odds_inputs = INPUTS
        super().__init__(None if pack is None else plain_table(pack))
        self.pick_cap = figure(self.figures.data, VARIANT, "picks") or self.pick_cap

    def _deal(self, seats: int, options: tuple[int, ...], key: bytes) -> State:
        return setup.set_up(seats, options, key, self.figures, self.stacks, self._programme(seats, options))

    def describe(self, card: str) -> list[Msg]:
        return describe(self.figures.data, card)

    def _programme(self, seats: int, options: tuple[int, ...]) -> Programme:
        """The SHOWDOWNS of a game, one or those of a night. [1.2, night.next]"""
        chosen = (seats, 0 if self._from_file is not None else options[SHOWDOWN])
        if chosen not in self._programmes:
            numbers = () if self._from_file is not None else tuple(numbers_of(chosen[1]))
            listed = [self._castings[number - 1].of(seats) for number in numbers]
            showdowns = tuple(listed if self._from_file is None else [self._from_file])
            grounds = [self.grounds.of(showdown.map.boards) for showdown in showdowns]
            found = tuple([ground for ground in grounds if ground is not None])
            self._programmes[chosen] = Programme(numbers, showdowns, found)
        return self._programmes[chosen]

    def _values(self, s: State) -> list[object]:
        """What a night remembers comes last, and only in a night: other states are packed as they were before."""
        values = super()._values(s)
        return values if s.night else values[:-1]

    def _fill(self, values: list[object]) -> State | None:
        """A state's map is not packed, only the names of its boards."""
        without = len(values) == len(State.FIELDS) - 1
        s = super()._fill([*values, []] if without else values)
        if s is None or len(s.options) != len(self.options) or not self.options[SHOWDOWN].knows(s.options[SHOWDOWN]):
            return None
        ground = self.grounds.numbered(s.boards)
        if ground is None:
            return None
        s.ground = ground
        s.map = ground.map
        s.programme = self._programme(s.seats, s.options)
        return s

    def _text(self, code: int) -> str:
        if codes.verb_in(code) != codes.PLAN:
            return text_of(self.figures, code)
        texts = self.stacks.texts  # bots and replays ask for hundreds of them again and again
        if code not in texts:
            texts[code] = text_of(self.figures, code)
        return texts[code]

    def codes(self, s: State, seat: int) -> list[int]:
        if s.question == sequence.DECLARE:
            found = reveal.declare_codes(s, seat)
            if s.discards:
                found.append(codes.RESHUFFLE)
            return found
        return choosing.plan_codes(s, seat) if s.question == sequence.PLAN else super().codes(s, seat)

    def _answer(self, s: State, seat: int, code: int) -> None:
        if code == codes.RESHUFFLE:
            deck.reshuffle(s, seat)
        elif s.question == sequence.DECLARE:
            reveal.answer_declare(s, seat, code)
        elif s.question == sequence.PLAN:
            choosing.answer_plan(s, seat, code)
        else:
            super()._answer(s, seat, code)

    def _code(self, text: str) -> int:
        return code_of(self.figures, self.stacks, text)

    def _position(self, data: Mapping[str, object]) -> State:
        return position_of(self, self.figures, self.stacks, self.grounds, data, self._programme)

    def sketch(self, view: Mapping[str, Plain]) -> list[list[Msg]]:
        boards = view["map"]
        assert isinstance(boards, list)
        ground = self.grounds.of(tuple([str(board) for board in boards]))
        assert ground is not None
        return sketch_of(ground.map, view)

    def aim(self, view: Mapping[str, Plain]) -> Msg:
        """In a night, that of the SHOWDOWN that is played."""
        v: Any = view
        night: dict[str, Plain] = {"showdown": v["night"]["showdown"]} if v["night"] else {}
        return Msg("aim", {**super().aim(view).args, **night})

    def prospects(self, view: Mapping[str, Any], picks: Sequence[str]) -> list[Odds]:
        """What the seat of a view can expect of what it is asked."""
        return prospects(self.figures, view, picks)

    def threats(self, view: Mapping[str, Any], pick: str) -> Threats | None:
        """Who can hit the one who plans, with the cards of a pick, or with those that are kept."""
        if pick == "keep":
            kept = next(one for one in view["characters"] if one["character"] == view["subject"])["stack"]["cards"]
            pick = "plan:" + ("+".join([card["card"] for card in kept or []]) or "none")
        code = self._code(pick)
        plan = code >= 0 and pick.startswith("plan:")
        return threats(self.figures, view, unpacked(codes.stack_in(code))) if plan else None

    def advise(self, view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
        return self._counsel(view, picks, False)

    def mislead(self, view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
        """What a beginner does: somebody who thinks that nobody shoots at him."""
        return self._counsel(view, picks, True)

    def _counsel(self, view: Mapping[str, Plain], picks: Sequence[str], naive: bool) -> int:
        v: Any = view
        if v["subject"] is None:
            return 0  # characters as listed; and turns pass once nobody is left to fight
        options = read_options(self.options, v["options"], Checks(self.key))
        ground = self.grounds.of(tuple(v["map"]))
        assert ground is not None
        s = seen_state(self.figures, self.stacks, ground, options, v)
        legal = [self._code(pick) for pick in picks]
        c = s.who.index(self.figures.characters.index(v["subject"]))
        return legal.index(counsel(s, v["seat"], c, v["question"], legal, seen_points(v), naive))

    def reason(self, view: Mapping[str, Plain], pick: str) -> Msg | None:
        return reason(self.figures, view, pick)

    def house_data(self) -> list[str]:
        return house_fields(self.figures.data)

    # ---- on top of the contract

    def odds(self, given: Mapping[str, object]) -> Odds:
        """The exact chances of a shot, described in texts."""
        return odds_of(self.figures, given)

    def appraise(self, s: State) -> list[float]:
        return with_the_night(s, appraise(s))

    def narrow(self, s: State, seat: int, codes: list[int]) -> list[int]:
        return weigh.narrow(s, seat, codes)

    def weigh(self, s: State, seat: int, codes: list[int]) -> list[float]:
        return weigh.weigh(s, seat, codes)

    def suppose(self, s: State, seat: int, roll: float) -> None:
        weigh.suppose(s, seat, roll)

    def foresee(self, s: State, seat: int) -> list[float]:
        play_on(self, s, seat)
        result = None if s.asked else self.result(s)
        return self.appraise(s) if result is None else [*result.scores]

    def showdown_problems(self, data: Mapping[str, object]) -> list[Refusal]:
        """Everything that is wrong with a SHOWDOWN file."""
        return problems(self.figures, data)


GAME: Final[Gunslinger] = Gunslinger()
