"""What lies before each player in a position: street, gang with its gear, and piles."""

from __future__ import annotations

from typing import Final

from sixgun.core.checks import Checks
from sixgun.games.doomtown.outside.dump import ATTRIBUTES, PILE_NAMES
from sixgun.games.doomtown.outside.position_cards import Reader
from sixgun.games.doomtown.table.components import ACTION, DUDE, GOODS, SPELL
from sixgun.games.doomtown.table.piles import EVERYBODY
from sixgun.games.doomtown.table.state import (
    IN_BOOT_HILL,
    IN_DECK,
    IN_DISCARDS,
    IN_DRAW_HAND,
    IN_HAND,
    IN_PLAY,
    NOBODY,
    State,
)

PLAYER_FIELDS: Final = ("outfit", "cards", "stash", "loan", "street", "outskirts", "gang", *PILE_NAMES)
DUDE_FIELDS: Final = ("card", "at", "gear", *ATTRIBUTES)
MOST_INT: Final = 10**6
MOST_USES: Final = 1 << 52  # four bits for each ability, those that others give among them
ZONE_OF_PILE: Final = dict(zip(PILE_NAMES, (IN_DECK, IN_HAND, IN_DRAW_HAND, IN_DISCARDS, IN_BOOT_HILL), strict=True))


def read_town(reader: Reader, s: State, seat: int, row: dict[str, object]) -> None:
    checks = reader.checks
    field = f"players[{seat}]"
    s.stash[seat] = checks.integer(f"{field}.stash", row.get("stash", 0), 0, MOST_INT)
    s.loan[seat] = checks.integer(f"{field}.loan", row.get("loan", 0), 0, MOST_INT)
    home = s.homes[seat]
    reader.taken.add(home)
    street: list[int] = []
    names = reader.names(f"{field}.street", row.get("street", ["home"]))
    if "home" not in names and _home_name(s, seat) not in names:
        names.append("home")
    for i, name in enumerate(names):
        if name == "home" or name == _home_name(s, seat):
            street.append(home)
        else:
            street.append(reader.card(s, f"{field}.street[{i}]", name, seat))
    s.street[seat] = [card for card in street if card != NOBODY]
    s.outskirts[seat] = reader.cards(s, f"{field}.outskirts", row.get("outskirts", []), seat)
    for deed in s.street[seat] + s.outskirts[seat]:
        if deed != home:
            _into_play(s, deed)
            s.place[deed] = deed


def read_piles(reader: Reader, s: State, seat: int, row: dict[str, object]) -> None:
    field = f"players[{seat}]"
    for name in PILE_NAMES:
        pile = reader.cards(s, f"{field}.{name}", row.get(name, []), seat)
        getattr(s, name)[seat] = pile[::-1]
        zone = ZONE_OF_PILE[name]
        for card in pile:
            s.zone[card] = zone
            s.seen[card] = 0 if zone == IN_DECK else 1 << seat if zone in (IN_HAND, IN_DRAW_HAND) else EVERYBODY


def _home_name(s: State, seat: int) -> str:
    return f"{s.book.cards.keys[s.what[s.homes[seat]]]}.{seat}"


def _into_play(s: State, card: int) -> None:
    s.zone[card] = IN_PLAY
    s.seen[card] = EVERYBODY
    if s.book.spreads[s.what[card]]:
        s.auras.append(card)
    if s.book.waits[s.what[card]]:
        s.watchers.append(card)


def read_gang(reader: Reader, s: State, seat: int, row: dict[str, object]) -> None:
    field = f"players[{seat}].gang"
    for i, entry in enumerate(reader.names(field, row.get("gang", []))):
        where = f"{field}[{i}]"
        details: dict[str, object] = {"card": entry}
        if isinstance(entry, list | tuple) and len(entry) == 2:
            details = {"card": entry[0], "at": entry[1]}
        elif isinstance(entry, dict):
            details = reader.checks.table(where, entry)
            reader.checks.known(where, details, DUDE_FIELDS)
        dude = reader.card(s, where, details.get("card"), seat)
        if dude == NOBODY:
            continue
        if s.book.cards.kind[s.what[dude]] != DUDE:
            reader.checks.note("position-kind", {"field": where, "card": s.book.cards.keys[s.what[dude]]})
            continue
        _into_play(s, dude)
        s.boss[dude] = seat
        s.gang[seat].append(dude)
        at = details.get("at", "home")
        s.place[dude] = s.homes[seat] if at == "home" else reader.known(s, f"{where}.at", at)
        for j, name in enumerate(reader.names(f"{where}.gear", details.get("gear", []))):
            attach(reader, s, reader.card(s, f"{where}.gear[{j}]", name, seat), dude)
        read_attributes(reader.checks, s, where, dude, details)


def attach(reader: Reader, s: State, card: int, host: int) -> None:
    if card == NOBODY:
        return
    if s.book.cards.kind[s.what[card]] not in (GOODS, SPELL, ACTION):
        reader.checks.note("position-kind", {"field": "gear", "card": s.book.cards.keys[s.what[card]]})
        return
    _into_play(s, card)
    s.host[card] = host
    s.gear.append(card)


def read_attributes(checks: Checks, s: State, field: str, card: int, given: dict[str, object]) -> None:
    for name in ATTRIBUTES:
        if name in given:
            value = given[name]
            value = int(value) if isinstance(value, bool) else value
            low = NOBODY if name == "reads" else 0
            high = MOST_USES if name in ("used", "extra") else MOST_INT
            getattr(s, name)[card] = checks.integer(f"{field}.{name}", value, low, high)
