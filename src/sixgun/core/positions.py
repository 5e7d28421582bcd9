"""The kernel's part of a position: chance, frames, and who is asked what, as plain data with names; and its sanity."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sixgun.core.checks import Checks
from sixgun.core.frames import WIDTH
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import State

if TYPE_CHECKING:
    from sixgun.core.game import Game

FIELDS: Final[tuple[str, ...]] = ("key", "counters", "frames", "asked", "question", "answers", "picks", "sealed")
MOST: Final = 10**9


def write_play(game: Game[Any], s: State) -> dict[str, Plain]:
    """The middle of a turn: everything of a state that is not on the table."""
    frames: list[Plain] = []
    for i in range(0, len(s.frames), WIDTH):
        number, step, *values = s.frames[i : i + WIDTH]
        frames.append([game.procedures[number].name, _step_names(game, number)[step], *values])
    return {
        "key": s.key.hex(),
        "counters": [*s.counters],
        "frames": frames,
        "asked": [*game.asked(s)],
        "question": game.questions[s.question].name,
        "answers": [*s.answers],
        "picks": s.picks,
        "sealed": s.sealed,
    }


def read_play(game: Game[Any], s: State, checks: Checks, value: object) -> None:
    """Put into a state what `write_play` wrote."""
    play = checks.table("play", value)
    checks.known("play", play, FIELDS)
    for name in FIELDS:
        if name not in play:
            checks.note("field-missing", {"field": f"play.{name}"})
    if checks.problems:
        return
    s.key = _key(checks, play["key"])
    s.counters = _integers(checks, "play.counters", play["counters"], 0, len(s.counters))
    s.frames = []
    for i, item in enumerate(checks.items("play.frames", play["frames"], 0, 100)):
        s.frames += _frame(game, checks, f"play.frames[{i}]", item)
    s.asked = 0
    for i, item in enumerate(checks.items("play.asked", play["asked"], 0, s.seats)):
        s.asked |= 1 << checks.integer(f"play.asked[{i}]", item, 0, s.seats - 1)
    names = [question.name for question in game.questions]
    question = checks.choice("play.question", play["question"], names)
    s.question = names.index(question) if question else 0
    s.answers = _integers(checks, "play.answers", play["answers"], -1, s.seats)
    s.picks = checks.integer("play.picks", play["picks"], 0, MOST)
    s.sealed = checks.integer("play.sealed", play["sealed"], -1, MOST)


def _key(checks: Checks, value: object) -> bytes:
    try:
        key = bytes.fromhex(value) if isinstance(value, str) else b""
    except ValueError:
        key = b""
    if len(key) != 32:
        checks.wrong_type("play.key", "seed", value)
    return key


def _integers(checks: Checks, field: str, value: object, low: int, length: int) -> list[int]:
    items = checks.items(field, value, length, length)
    return [checks.integer(f"{field}[{i}]", item, low, MOST) for i, item in enumerate(items)]


def _frame(game: Game[Any], checks: Checks, field: str, item: object) -> list[int]:
    parts = checks.items(field, item, WIDTH, WIDTH)
    names = [procedure.name for procedure in game.procedures]
    name = checks.choice(f"{field}[0]", parts[0], names) if parts else ""
    if not name:
        return []
    steps = _step_names(game, names.index(name))
    step = checks.choice(f"{field}[1]", parts[1], steps)
    values = [checks.integer(f"{field}[{i}]", parts[i], -1, MOST) for i in range(2, WIDTH)]
    return [names.index(name), steps.index(step) if step else 0, *values]


def _step_names(game: Game[Any], procedure: int) -> list[str]:
    return game.procedures[procedure].step_names() + ["end"]


def kernel_faults(game: Game[Any], s: State) -> list[Refusal]:
    """What no state of any game can have, such as a step that is not there or an ask that nobody can answer."""
    steps = [len(procedure.steps) for procedure in game.procedures]
    frames = [s.frames[i : i + WIDTH] for i in range(0, len(s.frames), WIDTH)]
    sane = (
        len(s.frames) % WIDTH == 0
        and all([0 <= frame[0] < len(steps) and 0 <= frame[1] <= steps[frame[0]] for frame in frames])
        and 0 <= s.question < len(game.questions)
        and 0 <= s.asked < 1 << s.seats
        and (s.asked == 0) == (not s.frames)
        and len(s.options) == len(game.options)
        and all([spec.knows(i) for i, spec in zip(s.options, game.options, strict=True)])
        and len(s.answers) == s.seats
        and min([0, s.picks, s.sealed + 1, *s.counters]) >= 0
        and max([s.picks, s.sealed, *s.counters]) <= MOST
    )
    return [] if sane and _answerable(game, s) else [Refusal("position-unsound", {"game": game.key})]


def _answerable(game: Game[Any], s: State) -> bool:
    """Whether everybody who is asked has something to answer; values out of range show at the latest here."""
    try:
        for seat in game.asked(s):
            question = game.questions[s.question]
            if question.default(s, seat) not in question.codes(s, seat):
                return False
            question.prompt(s, seat)
    except (IndexError, ValueError, KeyError, OverflowError):
        return False
    return True
