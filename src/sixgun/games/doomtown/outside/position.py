"""Positions: any state from plain data. For tests, puzzles and bug reports; `dump.py` writes such data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.checks import Checks
from sixgun.core.frames import call, jump
from sixgun.core.game import Game
from sixgun.core.positions import kernel_faults, read_play
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.outside.dump import ATTRIBUTES, ENGINE_LISTS
from sixgun.games.doomtown.outside.position_cards import Reader, cards_of, number_copies, outfit_of
from sixgun.games.doomtown.outside.position_players import (
    MOST_INT,
    PLAYER_FIELDS,
    attach,
    read_attributes,
    read_gang,
    read_piles,
    read_town,
)
from sixgun.games.doomtown.outside.soundness import faults_of
from sixgun.games.doomtown.rules import day
from sixgun.games.doomtown.table import sequence
from sixgun.games.doomtown.table.book import Book
from sixgun.games.doomtown.table.components import KEY
from sixgun.games.doomtown.table.layout import lay_out
from sixgun.games.doomtown.table.piles import EVERYBODY
from sixgun.games.doomtown.table.records import CHECK_WIDTH, FIGHT_WIDTH, JOB_WIDTH
from sixgun.games.doomtown.table.state import (
    ASIDE,
    BY_SEAT,
    NOBODY,
    PHASE_GAMBLIN,
    PHASE_NOON,
    PHASE_SETUP,
    PHASE_SUNDOWN,
    PHASE_UPKEEP,
    PHASES,
    RECORDS,
    State,
)
from sixgun.games.doomtown.wire.names import read_tag
from sixgun.lib.positions import options_and_key

FIELDS: Final[tuple[str, ...]] = (
    "options",
    "seed",
    "players",
    "gear",
    "aside",
    "cards",
    "pot",
    "day",
    "winner",
    "phase",
    "turn",
    "engine",
    "play",
)
STEP_OF_PHASE: Final = {
    PHASE_SETUP: day.TO_GAMBLIN,
    PHASE_GAMBLIN: day.TO_GAMBLIN,
    PHASE_UPKEEP: day.TO_UPKEEP,
    PHASE_SUNDOWN: day.TO_SUNDOWN,
}


def position_of(game: Game[State], book: Book, data: Mapping[str, object]) -> State:
    """The state that the data describe. Only `players` is needed, with an outfit each; what is not given is empty.

    Cards are named by key, or in full (`sloane.1`). Piles are listed from the top; a street from left to right, with
    `home` for the home. A dude of a gang is a name, a name with a place, or a table: card, at, gear, booted, bounty …
    Without `play` it is a player's turn (`turn`) at High Noon, or the beginning of another `phase`.
    """
    checks = Checks(KEY)
    table = checks.table("position", dict(data) if isinstance(data, Mapping) else data)
    checks.done()
    checks.known("", table, FIELDS)
    options, key = options_and_key(game, checks, table)
    players = checks.items("players", table.get("players", []), game.seats[0], game.seats[-1], game.seats_rule)
    rows = [checks.table(f"players[{i}]", player) for i, player in enumerate(players)]
    for i, row in enumerate(rows):
        checks.known(f"players[{i}]", row, PLAYER_FIELDS)
    checks.done()
    reader = Reader(checks, book)
    outfits = [outfit_of(reader, i, row) for i, row in enumerate(rows)]
    decks = [cards_of(reader, i, row, table) for i, row in enumerate(rows)]
    checks.done()
    s = lay_out(len(rows), options, key, book, outfits, decks)
    for seat, row in enumerate(rows):
        number_copies(s, seat, row)
    for seat, row in enumerate(rows):
        read_town(reader, s, seat, row)
    for seat, row in enumerate(rows):
        read_gang(reader, s, seat, row)
    for seat, row in enumerate(rows):
        read_piles(reader, s, seat, row)
    _loose(reader, s, table)
    _engine(checks, s, table)
    if not checks.problems:
        _begin(game, s, checks, table)
    if not checks.problems:
        checks.problems += faults_of(s)
    checks.done()
    return s


def _loose(reader: Reader, s: State, table: dict[str, object]) -> None:
    checks = reader.checks
    for i, entry in enumerate(reader.names("gear", table.get("gear", []))):
        pair = checks.items(f"gear[{i}]", entry, 2, 2)
        if pair:
            host = reader.known(s, f"gear[{i}][1]", pair[1])
            attach(reader, s, reader.card(s, f"gear[{i}][0]", pair[0], max(0, s.owner[host])), host)
    s.aside = reader.cards(s, "aside", table.get("aside", []), 0)
    for card in s.aside:
        s.zone[card] = ASIDE
        s.seen[card] = EVERYBODY
    for name, given in checks.table("cards", table.get("cards", {})).items():
        tag = read_tag(s.book.cards.index, name)
        if tag not in s.tags:
            checks.note("position-no-card", {"field": "cards", "card": name[:40]})
            continue
        details = checks.table(f"cards.{name}", given)
        checks.known(f"cards.{name}", details, ATTRIBUTES)
        read_attributes(checks, s, f"cards.{name}", s.tags.index(tag), details)
    s.pot = checks.integer("pot", table.get("pot", 0), 0, MOST_INT)
    s.day = checks.integer("day", table.get("day", 1), 0, MOST_INT)
    winner = table.get("winner", 0)
    s.winner = NOBODY if winner is None else checks.integer("winner", winner, 0, s.seats - 1)
    phase = checks.choice("phase", table.get("phase", "noon"), PHASES)
    s.phase = PHASES.index(phase) if phase else PHASE_SETUP
    s.bank = -(sum(s.stash) + s.pot + sum(s.bounty) + sum(s.rocks))


def _engine(checks: Checks, s: State, table: dict[str, object]) -> None:
    """What only a running game has, as numbers."""
    given = checks.table("engine", table.get("engine", {}))
    allowed = (*ENGINE_LISTS, *RECORDS, *[name for name in BY_SEAT if name not in ("stash", "loan")])
    more = ("marked", "prevented", "pull_code", "pull_card", "doer", "scene", "ended", "victor", "chain")
    checks.known("engine", given, allowed + more)
    for name in allowed:
        if name in given:
            exact = {"fight": FIGHT_WIDTH, "job": JOB_WIDTH, "check": CHECK_WIDTH}.get(
                name, s.seats if name in BY_SEAT else -1
            )
            low, high = (exact, exact) if exact >= 0 else (0, 5000)
            items = checks.items(f"engine.{name}", given[name], low, high)
            setattr(
                s,
                name,
                [checks.integer(f"engine.{name}[{i}]", item, -MOST_INT, MOST_INT) for i, item in enumerate(items)],
            )
    if "marked" in given:
        lists = checks.items("engine.marked", given["marked"], s.seats, s.seats)
        s.marked = [
            [checks.integer("engine.marked", n, 0, len(s.what) - 1) for n in checks.items("engine.marked", one, 0, 200)]
            for one in lists
        ]
    for name in more[1:]:
        if name in given:
            setattr(s, name, checks.integer(f"engine.{name}", given[name], NOBODY, MOST_INT))


def _begin(game: Game[State], s: State, checks: Checks, table: dict[str, object]) -> None:
    """In the middle of what `play` says, or at the beginning of a phase or turn."""
    if "play" in table:
        read_play(game, s, checks, table["play"])
        if not checks.problems:
            checks.problems += faults_of(s)
        if not checks.problems:
            checks.problems += kernel_faults(game, s)
        return
    turn = checks.integer("turn", table.get("turn", max(0, s.winner)), 0, s.seats - 1)
    call(s, sequence.DAY)
    if s.phase == PHASE_NOON:
        jump(s, day.TO_SUNDOWN)
        call(s, sequence.PLAYS, words.PLAY_NOON, (turn - 1) % s.seats)
    else:
        jump(s, STEP_OF_PHASE[s.phase])
