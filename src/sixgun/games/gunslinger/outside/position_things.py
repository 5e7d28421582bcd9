"""Positions: the SHOWDOWN's own rules, weapons, result cards, and what a segment still owes, from plain data."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sixgun.core.rng import shuffle
from sixgun.games.gunslinger.outside.position_legend import Reader
from sixgun.games.gunslinger.outside.showdown_reader import bare
from sixgun.games.gunslinger.outside.soundness_play import MOST
from sixgun.games.gunslinger.rules.victory import PARTS
from sixgun.games.gunslinger.table.codes import OF_A_KIND
from sixgun.games.gunslinger.table.components import BOXES, MOST_CHARACTERS, RESULT_CARDS
from sixgun.games.gunslinger.table.places import GONE, boxed, lying_in
from sixgun.games.gunslinger.table.showdown import BONUSES, MOST_WEAPONS
from sixgun.games.gunslinger.table.state import DECK_STREAM

WEAPON: Final[tuple[str, ...]] = ("weapon", "character", "box", "hex", "rounds", "cocked", "jammed")
PENDING: Final[tuple[str, ...]] = ("again", "acted", "entered", "hits", "owed", "agenda")


def read_showdown(reader: Reader, table: dict[str, object]) -> None:
    """Length, special rules, bonus points. [4.7, 15.12, 15.4b, 15.61, 15.64, 15.8]"""
    checks, s = reader.checks, reader.s
    s.length = checks.integer("length", table.get("length", 12), 1, MOST, "4.7")
    s.turn = checks.integer("turn", table.get("turn", 1), 1, s.length, "4.7")
    s.segment = checks.integer("segment", table.get("segment", 0), 0, reader.figures.segments, "4.1")
    killed = reader.flag("captives_killed", table.get("captives_killed", False))
    surrender = reader.flag("surrender", table.get("surrender", not killed))
    if killed and surrender:
        checks.note("surrender-to-die", {"field": "surrender"}, "15.4b")
    value = checks.integer("money_bag", table.get("money_bag", 0), -MOST, MOST, "15.8")
    s.special = [surrender, killed, value, reader.bits("captured", table.get("captured", []))]
    for i, item in enumerate(checks.items("bonus", table.get("bonus", []), 0, 40, "15.12")):
        row = checks.table(f"bonus[{i}]", item)
        checks.known(f"bonus[{i}]", row, ("for", "points", "characters"))
        what = checks.choice(f"bonus[{i}].for", row.get("for"), BONUSES, "15.12")
        points = checks.integer(f"bonus[{i}].points", row.get("points"), -MOST, MOST, "15.12")
        bits = reader.bits(f"bonus[{i}].characters", row.get("characters", reader.names))
        s.bonus += (BONUSES.index(what) if what else 0, points, bits)


def read_night(reader: Reader, table: dict[str, object]) -> None:
    """What a night remembers: at its start, if nothing is said. [night.out, night.points]"""
    checks, s = reader.checks, reader.s
    assert s.programme is not None
    night = checks.table("night", table.get("night", {}))
    checks.known("night", night, ("place", "between", "scores", "out"))
    if not s.programme.is_night():
        if night:
            checks.note("position-no-night", {"field": "night"}, "night.next")
        return
    place = checks.integer("night.place", night.get("place", 0), 0, len(s.programme.showdowns) - 1, "night.next")
    between = reader.flag("night.between", night.get("between", False))
    names = reader.figures.characters
    items = checks.items("night.out", night.get("out", []), 0, len(names), "night.out")
    out = [checks.choice(f"night.out[{i}]", item, names, "night.out") for i, item in enumerate(items)]
    scores = checks.items("night.scores", night.get("scores", ["0"] * s.seats), s.seats, s.seats, "night.points")
    parts = [_parts(reader, f"night.scores[{seat}]", score) for seat, score in enumerate(scores)]
    s.night = [place, between, sum([1 << names.index(name) for name in {*out} if name]), *parts]


def _parts(reader: Reader, field: str, score: object) -> int:
    """Points, as a fraction in words, in parts of a point."""
    try:
        points = Fraction(score) if isinstance(score, str) and len(score) < 20 else Fraction(MOST + 1)
    except (ValueError, ZeroDivisionError):
        points = Fraction(MOST + 1)
    if abs(points) > MOST or PARTS % points.denominator:
        reader.checks.note("position-points", {"field": field}, "night.points")
        return 0
    return int(points * PARTS)


def read_weapons(reader: Reader, table: dict[str, object]) -> None:
    """Those that characters list by box, then those of the position's own list. [2.6, 10.2a, 10.42b]"""
    given = reader.checks.items("characters", table["characters"], 2, MOST_CHARACTERS)
    for c, row in enumerate(given):
        boxes = row.get("weapons", {}) if isinstance(row, dict) else {}
        field = f"characters[{c}].weapons"
        for box, items in reader.checks.table(field, boxes).items():
            known = reader.checks.choice(field, bare(box), BOXES, "10.2a")
            for i, item in enumerate(reader.checks.items(f"{field}.{box}", items, 0, 8)):
                entry = {"weapon": item} if isinstance(item, str) else reader.checks.table(f"{field}.{box}", item)
                read_weapon(reader, f"{field}.{box}[{i}]", {**entry, "character": reader.names[c], "box": known})
    for i, item in enumerate(reader.checks.items("weapons", table.get("weapons", []), 0, MOST_WEAPONS)):
        read_weapon(reader, f"weapons[{i}]", reader.checks.table(f"weapons[{i}]", item))


def read_weapon(reader: Reader, field: str, row: dict[str, object]) -> None:
    """One weapon, of those that Section I has; counters of later sections stay in the box. [2.8]"""
    checks, s = reader.checks, reader.s
    checks.known(field, row, WEAPON)
    kinds = [bare(name) for name in reader.figures.weapons]
    name = checks.choice(f"{field}.weapon", bare(row.get("weapon")), kinds, "10.1")
    kind = kinds.index(name) if name else 0
    number = len([w for w in s.weapon if w // OF_A_KIND == kind])
    if number >= OF_A_KIND:
        checks.note("position-too-many", {"field": field, "most": OF_A_KIND}, "10.1")
        return
    where = GONE
    if row.get("character") is not None:
        holder = reader.who(f"{field}.character", row["character"])
        box = checks.choice(f"{field}.box", bare(row.get("box", "holstered")), BOXES, "10.2a")
        where = boxed(max(0, holder), BOXES.index(box) if box else 0)
    elif row.get("hex") is not None:
        where = lying_in(reader.hex(field, row))
    capacity, gun = reader.figures.capacity[kind], kind < reader.figures.guns
    cocked = reader.flag(f"{field}.cocked", row.get("cocked", False))
    if cocked and not gun:
        checks.note("no-hammer", {"weapon": name}, "10.0")
    s.weapon.append(kind * OF_A_KIND + number)
    s.where.append(where)
    s.rounds.append(checks.integer(f"{field}.rounds", row.get("rounds", capacity), 0, capacity, "10.42a"))
    s.cocked.append(cocked)
    s.jammed.append(reader.flag(f"{field}.jammed", row.get("jammed", False)))


def read_cards(reader: Reader, table: dict[str, object]) -> None:
    """The deck from its top; cards that are named nowhere lie shuffled under it. [2.4a]"""
    checks, s = reader.checks, reader.s
    piles: list[list[int]] = []
    for name in ("deck", "discards"):
        items = checks.items(name, table.get(name, []), 0, RESULT_CARDS, "2.4a")
        cards = [checks.integer(f"{name}[{i}]", card, 1, RESULT_CARDS, "2.4a") for i, card in enumerate(items)]
        piles.append(cards[::-1])
    named = piles[0] + piles[1]
    twice = sorted({card for card in named if named.count(card) > 1})
    if twice and not checks.problems:
        checks.note("position-card-twice", {"card": twice[0]}, "2.4a")
    rest = [card for card in s.figures.cards if card not in named]
    shuffle(s, DECK_STREAM, rest)
    s.deck = rest + piles[0]
    s.discards = piles[1]
    s.lost = checks.integer("lost", table.get("lost", 0), 0, MOST)
    s.loaded = checks.integer("loaded", table.get("loaded", 0), 0, MOST)


def read_pending(reader: Reader, table: dict[str, object]) -> None:
    """The middle of a segment, as dump.py writes it."""
    checks, s = reader.checks, reader.s
    pending = checks.table("pending", table.get("pending", {}))
    checks.known("pending", pending, PENDING)
    for name in PENDING:
        if name in pending and name in ("again", "acted", "entered"):
            bits = checks.integer(f"pending.{name}", pending[name], 0, (1 << len(s.who)) - 1)
            setattr(s, name, bits)
        elif name in pending:
            items = checks.items(f"pending.{name}", pending[name], 0, 4000)
            column = [checks.integer(f"pending.{name}[{i}]", item, -1, MOST) for i, item in enumerate(items)]
            setattr(s, name, column)
