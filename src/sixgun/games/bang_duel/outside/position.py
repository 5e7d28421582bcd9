"""Positions: any state from plain data. For tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.checks import Checks
from sixgun.core.frames import jump
from sixgun.core.game import Game
from sixgun.games.bang_duel.outside.position_cards import read_cards
from sixgun.games.bang_duel.outside.position_characters import read_characters
from sixgun.games.bang_duel.outside.soundness import faults_of
from sixgun.games.bang_duel.rules import play, turn
from sixgun.games.bang_duel.rules.setup import lay_out
from sixgun.games.bang_duel.table.characters import CHARACTERS
from sixgun.games.bang_duel.table.components import Figures
from sixgun.games.bang_duel.table.state import NOBODY, State, law_seat
from sixgun.lib.positions import opened, options_and_key, resumed, yes_no

FIELDS: Final[tuple[str, ...]] = (
    "options",
    "seed",
    "characters",
    "active",
    "life",
    "gear",
    "reserve",
    "gone",
    "hands",
    "shown",
    "decks",
    "common",
    "discards",
    "reloaded",
    "rest",
    "shuffles",
    "origin",
    "deck_origin",
    "turn",
    "phase",
    "bangs",
    "moved",
    "used",
    "woken",
    "led",
    "waiting",
    "open",
    "winner",
    "play",
)
PHASES: Final = {
    "start": turn.BEGIN_STEP,
    "draw": turn.DRAW_STEP,
    "play": turn.PLAY_STEP,
    "discard": play.DISCARD_STEP,
}


def position_of(game: Game[State], figures: Figures, data: Mapping[str, object]) -> State:
    """The state that the data describe. Only `characters` is needed; what is not given is filled in.

    By seat: characters in front and in the rear, their life and Equipment, hands, decks, reserves. Piles and reserves
    are listed from the top; cards that are named nowhere go under their own side's deck, or elsewhere with `rest`.
    """
    checks, table = opened(game, data, FIELDS, "characters")
    options, key = options_and_key(game, checks, table)
    s = lay_out(options, key, figures)
    read_characters(s, checks, table)
    read_cards(s, checks, table)
    _columns(s, checks, table)
    if "play" in table:
        resumed(game, s, checks, table["play"])
    else:
        _begin(s, checks, table)
    if not checks.problems:
        checks.problems += faults_of(s)
    checks.done()
    return s


def _begin(s: State, checks: Checks, table: dict[str, object]) -> None:
    """In the turn of one of the players, at the start of a phase: by default where cards are played."""
    seat = checks.integer("turn", table.get("turn", law_seat(s)), 0, 1)
    phase = checks.choice("phase", table.get("phase", "play"), tuple(PHASES)) or "play"
    s.turn = seat
    turn.begin(s, seat)
    jump(s, PHASES[phase])


def _columns(s: State, checks: Checks, table: dict[str, object]) -> None:
    s.turn = checks.integer("turn", table.get("turn", law_seat(s)), -1, 1)
    s.bangs = checks.integer("bangs", table.get("bangs", 0), 0, 80)
    s.moved = int(yes_no(checks, "moved", table.get("moved", False)))
    s.reloaded = int(yes_no(checks, "reloaded", table.get("reloaded", False)))
    s.led = int(yes_no(checks, "led", table.get("led", True)))
    s.woken = checks.integer("woken", table.get("woken", NOBODY), -1, 3)
    s.winner = checks.integer("winner", table.get("winner", NOBODY), -1, 1)
    for i, name in enumerate(checks.items("used", table.get("used", []), 0, len(CHARACTERS))):
        known = checks.choice(f"used[{i}]", name, CHARACTERS)
        s.used |= 1 << CHARACTERS.index(known) if known else 0
    waiting = checks.items("waiting", table.get("waiting", []), 0, 400)
    s.waiting = [checks.integer(f"waiting[{i}]", item, NOBODY, len(CHARACTERS) - 1) for i, item in enumerate(waiting)]
