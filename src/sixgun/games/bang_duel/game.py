"""BANG! The Duel as the kernel sees it: its rooms joined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sixgun.core.capabilities import Odds, Thinking
from sixgun.core.game import Game, Rooms
from sixgun.core.messages import Msg
from sixgun.core.options import OptionSpec
from sixgun.core.plain import Plain
from sixgun.core.vocabulary import bound
from sixgun.games.bang_duel.bots.advise import advise
from sixgun.games.bang_duel.bots.appraise import appraise
from sixgun.games.bang_duel.bots.chronicle import NOTEBOOK
from sixgun.games.bang_duel.bots.reason import reason
from sixgun.games.bang_duel.bots.usual import RATED, usual
from sixgun.games.bang_duel.bots.weigh import weigh
from sixgun.games.bang_duel.outside.dump import data_of
from sixgun.games.bang_duel.outside.knowledge import redealt
from sixgun.games.bang_duel.outside.odds import INPUTS, odds_of
from sixgun.games.bang_duel.outside.packs import own_data, with_pack
from sixgun.games.bang_duel.outside.position import position_of
from sixgun.games.bang_duel.outside.prospects import prospects
from sixgun.games.bang_duel.outside.soundness import faults_of
from sixgun.games.bang_duel.rules.procedures import PROCEDURES
from sixgun.games.bang_duel.rules.setup import set_up
from sixgun.games.bang_duel.rules.victory import result_of
from sixgun.games.bang_duel.table import sequence
from sixgun.games.bang_duel.table.components import KEY, Figures
from sixgun.games.bang_duel.table.state import CHARACTER_COUNTS, CHARACTERS_EACH, LAW_SEAT, STORE_FROM, STORES, State
from sixgun.games.bang_duel.wire.events import event_of
from sixgun.games.bang_duel.wire.labels import option_of
from sixgun.games.bang_duel.wire.picks import CODE_OF, every_code, text_of
from sixgun.games.bang_duel.wire.questions import QUESTIONS
from sixgun.games.bang_duel.wire.sketch import sketch_of
from sixgun.games.bang_duel.wire.view import view_of
from sixgun.lib.packs import VARIANT, figure, plain_pack

OPTIONS: Final[tuple[OptionSpec, ...]] = bound(
    "options",
    {
        CHARACTERS_EACH: OptionSpec("characters", CHARACTER_COUNTS, "setup.characters.longer-game"),
        LAW_SEAT: OptionSpec("law", (0, 1), "setup.sides.one-each"),
        STORE_FROM: OptionSpec("store", STORES, "card.general-store.common-deck"),
    },
)
THINKING = Thinking(iterations=400, depth=4, quiet=(sequence.ACTION,), overlooks=0.3)


@mypyc_attr(allow_interpreted_subclasses=True)
class BangDuel(Game[State]):
    """Law against Outlaws, two players. [components.players.two, setup.sides.one-each]"""

    def __init__(self, pack: Mapping[str, object] | None = None) -> None:
        self.key = KEY
        self.rooms = Rooms(option_of, event_of, view_of, redealt, faults_of, result_of, data_of)
        self.home = __package__
        self.version = 2
        self.seats = range(2, 3)
        self.usual_seats = 2
        self.seats_rule = "components.players.two"
        self.options = OPTIONS
        self.procedures = PROCEDURES
        self.notebook = NOTEBOOK
        self.questions = QUESTIONS
        self.thinking = THINKING
        self.odds_inputs = INPUTS
        data = own_data() if pack is None else with_pack(pack)
        super().__init__(None if pack is None else plain_pack(pack))
        self.pick_cap = figure(data, VARIANT, "picks") or self.pick_cap
        self.figures = Figures(data)
        self.printed = data

    def _deal(self, seats: int, options: tuple[int, ...], key: bytes) -> State:
        return set_up(options, key, self.figures)

    def _text(self, code: int) -> str:
        return text_of(code)

    def _code(self, text: str) -> int:
        return CODE_OF.get(text, -1)

    def every_code(self) -> list[int]:
        return every_code()

    def _position(self, data: Mapping[str, object]) -> State:
        return position_of(self, self.figures, data)

    def sketch(self, view: Mapping[str, Plain]) -> list[list[Msg]]:
        return sketch_of(view)

    def aim(self, view: Mapping[str, Plain]) -> Msg:
        """For each side its own."""
        side = "none" if view["seat"] is None else "law" if view["seat"] == view["law"] else "outlaw"
        return Msg("aim", {**super().aim(view).args, "side": side})

    def odds(self, given: Mapping[str, object]) -> Odds:
        """Whether a shot is dodged, as `sixgun odds bang-duel` takes it."""
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
        return usual(s, seat, codes) if s.question in RATED else super()._usual(s, seat, codes)


GAME: Final[BangDuel] = BangDuel()
