"""Positions: any state from plain data, for tests, puzzles and bug reports. dump.py writes what is read here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sixgun.core.checks import Checks
from sixgun.core.frames import call, jump
from sixgun.core.game import Game
from sixgun.core.positions import kernel_faults, read_play
from sixgun.games.gunslinger.outside.position_legend import Reader
from sixgun.games.gunslinger.outside.position_things import (
    read_cards,
    read_night,
    read_pending,
    read_showdown,
    read_weapons,
)
from sixgun.games.gunslinger.outside.soundness import faults_of
from sixgun.games.gunslinger.rules import turn
from sixgun.games.gunslinger.rules.choosing import sprint_is_built
from sixgun.games.gunslinger.rules.setup import open_accounts
from sixgun.games.gunslinger.table import sequence
from sixgun.games.gunslinger.table.components import KEY, MOST_CHARACTERS
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.ground import Grounds
from sixgun.games.gunslinger.table.people import bonus_of
from sixgun.games.gunslinger.table.programme import Programme
from sixgun.games.gunslinger.table.stacks import Stacks
from sixgun.games.gunslinger.table.state import State
from sixgun.lib.positions import options_and_key

FIELDS: Final[tuple[str, ...]] = (
    "options",
    "night",
    "seed",
    "map",
    "turn",
    "length",
    "segment",
    "surrender",
    "captives_killed",
    "money_bag",
    "captured",
    "bonus",
    "characters",
    "weapons",
    "deck",
    "discards",
    "lost",
    "loaded",
    "phase",
    "pending",
    "play",
)
# Where the turn goes on: at its start with choosing cards, or after that with the stacks that are given.
PHASES: Final = {
    "plan": turn.OPEN_STEP,
    "fatigue": turn.FATIGUE_STEP,
    "reveal": turn.REVEAL_STEP,
    "turn-end": turn.END_STEP,
    "end": -1,
}


def position_of(
    game: Game[State],
    figures: Figures,
    stacks: Stacks,
    grounds: Grounds,
    data: Mapping[str, object],
    programme: Callable[[int, tuple[int, ...]], Programme],
) -> State:
    """The state that the data describe. Only `characters` is needed, each with its name and hex."""
    checks = Checks(KEY)
    table = checks.table("position", dict(data) if isinstance(data, Mapping) else data)
    checks.done()
    checks.known("", table, FIELDS)
    if "characters" not in table:
        checks.note("field-missing", {"field": "characters"})
        checks.done()
    options, key = options_and_key(game, checks, table)
    items = checks.items("map", table.get("map", ["A"]), 1, 4, "3.1")
    named = [checks.choice(f"map[{i}]", item, figures.boards, "3.1") for i, item in enumerate(items)]
    ground = grounds.of(tuple(named)) if named and "" not in named else None
    if ground is None and not checks.problems:
        checks.note("boards-apart", {"field": "map", "first": named[0], "second": named[-1]}, "3.1")
    if checks.problems or ground is None:
        checks.done()
        raise AssertionError
    reader = Reader(checks, figures, ground, options, key, stacks)
    s = read_state(reader, table)
    s.boards = [figures.boards.index(name) for name in named]
    checks.done()
    s.programme = programme(s.seats, options)
    read_night(reader, table)
    checks.done()
    if "play" in table:
        read_play(game, s, checks, table["play"])
        if not checks.problems:
            checks.problems += faults_of(s) or kernel_faults(game, s)
    else:
        begin(reader, table)
    checks.done()
    return s


def read_state(reader: Reader, table: dict[str, object]) -> State:
    """Everything but what is going on. [1.1, 3.3a]"""
    checks, s = reader.checks, reader.s
    rows = checks.items("characters", table["characters"], 2, MOST_CHARACTERS, "1.1")
    tables = [checks.table(f"characters[{i}]", row) for i, row in enumerate(rows)]
    for i, row in enumerate(tables):
        reader.place(f"characters[{i}]", i, row)
    s.seats = max([0, *s.owner]) + 1
    s.answers = [-1] * s.seats
    if not checks.problems and (set(s.owner) != set(range(s.seats)) or not 2 <= s.seats <= MOST_CHARACTERS):
        checks.note("position-seats", {"seats": s.seats}, "1.1")
    if not checks.problems and len(set(s.side)) < 2:
        checks.note("position-sides", {}, "3.3a")
    open_accounts(s)
    read_showdown(reader, table)
    if checks.problems:
        return s
    for c, row in enumerate(tables):
        reader.legend(f"characters[{c}]", c, row)
    read_weapons(reader, table)
    read_cards(reader, table)
    read_pending(reader, table)
    return s


def begin(reader: Reader, table: dict[str, object]) -> None:
    """In a turn: where its cards are chosen, by default; or later, with the stacks that are given."""
    checks, s = reader.checks, reader.s
    phase = checks.choice("phase", table.get("phase", "plan"), tuple(PHASES)) or "plan"
    if phase != "plan":
        for c in range(len(s.who)):
            if s.plan[c] < 0:
                s.plan[c] = 0
            refusal = s.stacks.why_not(s.plan[c], s.cap[c], s.delay[c], sprint_is_built(s, c), bonus_of(s, c))
            s.plan[c] = s.stacks.named(s.plan[c])
            if refusal is not None:
                checks.problems.append(refusal)
            s.shown[c] = s.done[c]
    if phase == "end":
        call(s, sequence.END)
    else:
        call(s, sequence.TURN)
        jump(s, PHASES[phase])
