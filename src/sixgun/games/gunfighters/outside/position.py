"""Positions: any state from plain data. For tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.checks import Checks
from sixgun.core.frames import call
from sixgun.core.game import Game
from sixgun.core.rng import shuffle
from sixgun.games.gunfighters.outside.soundness import faults_of
from sixgun.games.gunfighters.rules.control import SET
from sixgun.games.gunfighters.table import sequence
from sixgun.games.gunfighters.table.components import CLIMAXES, KIND_NAMES, PLACE_COUNT, PLACES, STORIES, Figures
from sixgun.games.gunfighters.table.state import (
    ALL_SEE,
    CLIMAX_STREAM,
    FEWEST_SEATS,
    GUNFIRE_STREAM,
    MOST_SEATS,
    NOBODY,
    REASONS,
    STORY_STREAM,
    State,
    lay_out,
    living,
)
from sixgun.lib.positions import Supply, opened, options_and_key, resumed, yes_no

MOST: Final = 10**6  # far more shuffles and cards of a gang than a game has

FIELDS: Final[tuple[str, ...]] = (
    "seats",
    "options",
    "seed",
    "hands",
    "shown",
    "not",
    "shuffle",
    "shuffles",
    "nth",
    "arrived",
    "deck",
    "discards",
    "rest",
    "coins",
    "bank",
    "turn",
    "dealer",
    "first",
    "climax",
    "climax_pile",
    "climax_known",
    "story",
    "story_used",
    "control",
    "out",
    "ended",
    "winners",
    "play",
)


def position_of(game: Game[State], figures: Figures, data: Mapping[str, object]) -> State:
    """The state that the data describe. Only `hands` is needed; what is not given is filled in.

    Piles are listed from the top; cards that are nowhere named go under the deck, or under the discards with
    "rest": "discards".
    """
    checks, table = opened(game, data, FIELDS, "hands")
    given = checks.items("hands", table["hands"], FEWEST_SEATS, MOST_SEATS, "players.count.three-to-seven")
    if not given:
        checks.done()
    seats = len(given)
    if "seats" in table:
        checks.integer("seats", table["seats"], seats, seats, "players.count.three-to-seven")
    options, key = options_and_key(game, checks, table)
    s = lay_out(seats, options, key, figures)
    _gunfire(s, checks, table, given)
    _arrivals(s, checks, table)
    _story_and_climax(s, checks, table)
    _coins_and_control(s, checks, table)
    s.turn = checks.integer("turn", table.get("turn", 0), 0, seats - 1)
    s.dealer = checks.integer("dealer", table.get("dealer", (s.turn - 1) % seats), 0, seats - 1)
    s.first = checks.integer("first", table.get("first", (s.dealer + 1) % seats), 0, seats - 1)
    out = checks.items("out", table.get("out", [i for i in range(seats) if not s.hands[i]]), 0, seats)
    s.out = [checks.integer(f"out[{i}]", seat, 0, seats - 1) for i, seat in enumerate(out)]
    if "play" in table:
        _ending(s, checks, table)
        resumed(game, s, checks, table["play"])
    elif "ended" in table or "winners" in table:
        checks.note("field-missing", {"field": "play"})
    elif not checks.problems:
        if not s.hands[s.turn]:
            checks.note("position-turn-out", {"seat": s.turn}, "turn.order.left")
        if len(living(s)) < 2:
            checks.note("position-over", {}, "victory.last.standing")
        call(s, sequence.TURN, s.turn)
    if not checks.problems:
        checks.problems += faults_of(s)
    checks.done()
    return s


def _gunfire(s: State, checks: Checks, table: dict[str, object], given: list[object]) -> None:
    supply = Supply(checks, [KIND_NAMES[kind] for kind in s.figures.kind], "components.gunfire.forty-two")
    for seat, hand in enumerate(given):
        s.hands[seat] = supply.take_all(f"hands[{seat}]", hand)
    deck = supply.take_all("deck", table.get("deck", []))
    discards = supply.take_all("discards", table.get("discards", []))
    rest = supply.left
    shuffle(s, GUNFIRE_STREAM, rest)
    under = checks.choice("rest", table.get("rest", "deck"), ("deck", "discards"))
    s.deck = (rest if under == "deck" else []) + deck[::-1]
    s.discards = (rest if under == "discards" else []) + discards[::-1]
    s.shuffles = checks.integer("shuffles", table.get("shuffles", 0), 0, MOST)
    for card in s.deck:
        s.shuffle[card] = s.shuffles
    for card in s.discards:
        s.seen[card] = ALL_SEE
    shown = _by_slot(s, checks, "shown", table)
    ruled_out = _by_slot(s, checks, "not", table)
    dealt = _by_slot(s, checks, "shuffle", table)
    nth = _by_slot(s, checks, "nth", table)
    for seat, hand in enumerate(s.hands):
        for slot, card in enumerate(hand):
            field = f"[{seat}][{slot}]"
            public = yes_no(checks, "shown" + field, shown[seat][slot]) if shown else False
            s.seen[card] = ALL_SEE if public else 1 << seat
            s.nth[card] = checks.integer("nth" + field, nth[seat][slot], 1, MOST) if nth else slot + 1
            if ruled_out:
                for i, place in enumerate(checks.items("not" + field, ruled_out[seat][slot], 0, PLACE_COUNT)):
                    name = checks.choice(f"not{field}[{i}]", place, PLACES)
                    s.ruled_out[card] |= 1 << PLACES.index(name) if name else 0
                if s.ruled_out[card] >> s.figures.place[card] & 1:
                    checks.note("position-not", {"field": "not" + field, "card": KIND_NAMES[s.figures.kind[card]]})
            if dealt:
                s.shuffle[card] = checks.integer("shuffle" + field, dealt[seat][slot], 0, s.shuffles)


def _arrivals(s: State, checks: Checks, table: dict[str, object]) -> None:
    """How many cards each gang has had, at least as many as the last of its cards says."""
    least = [max([s.nth[card] for card in hand], default=0) for hand in s.hands]
    given = checks.items("arrived", table.get("arrived", least), s.seats, s.seats)
    s.arrived = [checks.integer(f"arrived[{i}]", item, least[i], MOST) for i, item in enumerate(given)]


def _by_slot(s: State, checks: Checks, field: str, table: dict[str, object]) -> list[list[object]]:
    """A table with an entry for each card of each hand; [] where it is not given or not of that shape."""
    if field not in table:
        return []
    before = len(checks.problems)
    rows = checks.items(field, table[field], s.seats, s.seats)
    found = [
        checks.items(f"{field}[{seat}]", row, len(s.hands[seat]), len(s.hands[seat])) for seat, row in enumerate(rows)
    ]
    return found if len(checks.problems) == before else []


def _story_and_climax(s: State, checks: Checks, table: dict[str, object]) -> None:
    stories = Supply(checks, [STORIES[story] for story in s.figures.story], "components.story.sixteen")
    used = stories.take_all("story_used", table.get("story_used", []))
    top = stories.take_all("story", table.get("story", []))
    rest = stories.left
    shuffle(s, STORY_STREAM, rest)
    s.story_deck = rest + top[::-1]
    s.story_used = used[::-1]
    climaxes = Supply(checks, [CLIMAXES[climax] for climax in s.figures.climax], "components.climax.six")
    nobody: list[object] = [None] * s.seats
    laid = checks.items("climax", table.get("climax", nobody), s.seats, s.seats)
    for seat, name in enumerate(laid):
        if name is not None:
            card = climaxes.take(f"climax[{seat}]", name)
            s.climax[seat] = card
            if card != NOBODY:
                s.climax_seen[card] = ALL_SEE
            if len(s.hands[seat]) != 1:
                checks.note("position-climax", {"field": f"climax[{seat}]"}, "climax.trigger.one-card")
    top = climaxes.take_all("climax_pile", table.get("climax_pile", []))
    known = checks.items("climax_known", table.get("climax_known", [False] * len(top)), len(top), len(top))
    for i, (card, seen) in enumerate(zip(top, known, strict=False)):
        if yes_no(checks, f"climax_known[{i}]", seen):
            s.climax_seen[card] = ALL_SEE
    rest = climaxes.left
    shuffle(s, CLIMAX_STREAM, rest)
    s.climax_pile = rest + top[::-1]


def _coins_and_control(s: State, checks: Checks, table: dict[str, object]) -> None:
    total = s.figures.coins
    coins = checks.items("coins", table.get("coins", [0] * s.seats), s.seats, s.seats)
    s.coins = [checks.integer(f"coins[{seat}]", item, 0, total) for seat, item in enumerate(coins)] or s.coins
    left = total - sum(s.coins)
    s.bank = max(left, 0)
    if left < 0:
        checks.note("position-coins", {"total": total, "got": sum(s.coins)}, "components.coins.sixteen")
    elif "bank" in table:
        checks.integer("bank", table["bank"], left, left, "components.coins.sixteen")
    control = checks.table("control", table.get("control", {}))
    checks.known("control", control, PLACES)
    for place, name in enumerate(PLACES):
        if name in control:
            s.control[place] = checks.integer(f"control.{name}", control[name], 0, s.seats - 1)
    if "play" not in table and max([s.control.count(seat) for seat in range(s.seats)]) >= SET:
        checks.note("position-controlled", {}, "control.victory.three-locations")


def _ending(s: State, checks: Checks, table: dict[str, object]) -> None:
    reason = checks.choice("ended", table.get("ended", ""), REASONS)
    s.ended = REASONS.index(reason)
    for i, seat in enumerate(checks.items("winners", table.get("winners", []), 0, s.seats)):
        s.winners |= 1 << checks.integer(f"winners[{i}]", seat, 0, s.seats - 1)
