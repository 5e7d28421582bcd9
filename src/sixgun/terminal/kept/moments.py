"""Odds of a moment of a recorded game, from what the seat that was asked could know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sixgun.core import records
from sixgun.core.capabilities import Odds, TellsProspects
from sixgun.core.checks import Checks, whole
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.terminal.kept.records import load

INPUTS: Final = ("record", "step", "seat")


class Moment(NamedTuple):
    """What a seat was asked after so many picks, and the odds that it could count."""

    game: str
    names: list[str]
    step: int
    seat: int
    question: str
    odds: list[Odds]


def moment_of(key: str, given: Mapping[str, object]) -> Moment:
    """A moment of the record in a file: after --step picks, for --seat; by default the last question of the game."""
    record, game = load(str(given["record"]))
    rules: object = game
    checks = Checks(key)
    checks.known("", {f"--{name}": value for name, value in given.items()}, [f"--{name}" for name in INPUTS])
    if record.game != key:
        other: dict[str, Plain] = {"file": str(given["record"])[:80], "game": key, "got": record.game}
        raise Refused(Refusal("resume-other-game", other))
    last = max(0, len(record.picks) - (record.result is not None))
    step = checks.integer("--step", whole(given.get("step", last)), 0, len(record.picks))
    seat = checks.integer("--seat", whole(given.get("seat", 0)), 0, record.seats - 1)
    checks.done()
    s: Any = records.fold(record, game, step)
    asks = game.asks(s)
    if "seat" not in given:
        asked = [ask.seat for ask in asks]
        seat = record.picks[step][0] if step < len(record.picks) and record.picks[step][0] in asked else [*asked, 0][0]
    mine = [ask for ask in asks if ask.seat == seat]
    if not mine:
        waiting: list[Plain] = [ask.seat for ask in asks]
        args: dict[str, Plain] = {"seat": seat, "step": step, "asked": waiting, "count": len(waiting)}
        raise Refused(Refusal("odds-not-asked", args), key)
    picks = [option.pick for option in mine[0].options]
    found = rules.prospects(game.view(s, seat), picks) if isinstance(rules, TellsProspects) else []
    return Moment(key, record.names, step, seat, mine[0].question, found)
