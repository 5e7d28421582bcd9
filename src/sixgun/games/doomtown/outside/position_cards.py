"""The cards that a position names: which there are, and which of them is meant."""

from __future__ import annotations

from typing import Final

from sixgun.core.checks import Checks
from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.dump import PILE_NAMES
from sixgun.games.doomtown.table.book import Book
from sixgun.games.doomtown.table.components import OUTFIT
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, SQUARE, State
from sixgun.games.doomtown.table.tags import MOST_COPIES, copy_in, tag_of
from sixgun.games.doomtown.wire.names import read_tag

MOST_CARDS: Final = 120  # of one player


class Reader:
    """Reads a position field by field; cards are taken by name, the first copy that is not used yet."""

    def __init__(self, checks: Checks, book: Book) -> None:
        self.checks = checks
        self.book = book
        self.taken: set[int] = set()

    def names(self, field: str, value: object) -> list[object]:
        return self.checks.items(field, value, 0, 200)

    def card(self, s: State, field: str, value: object, seat: int) -> int:
        """A card by its full name, or the first free copy of a seat's by its key."""
        index = self.book.cards.index
        found: list[int] = []
        if isinstance(value, str):
            key, *numbers_ = value.split(".")
            if numbers_:
                tag = read_tag(index, value)
                found = [card for card in range(1, len(s.what)) if s.tags[card] == tag]
            elif key in index:
                found = [c for c in range(1, len(s.what)) if s.what[c] == index[key] and s.owner[c] == seat]
        free = [card for card in found if card not in self.taken]
        if not free:
            self.checks.note("position-no-card", {"field": field, "card": str(value)[:40]})
            return NOBODY
        self.taken.add(free[0])
        return free[0]

    def cards(self, s: State, field: str, value: object, seat: int) -> list[int]:
        names = self.names(field, value)
        found = [self.card(s, f"{field}[{i}]", name, seat) for i, name in enumerate(names)]
        return [card for card in found if card != NOBODY]

    def known(self, s: State, field: str, value: object) -> int:
        """A card in play, or the town square, that has been read already."""
        if value == "square":
            return SQUARE
        tag = read_tag(self.book.cards.index, value) if isinstance(value, str) else -1
        for card in range(1, len(s.what)):
            if s.tags[card] == tag and s.zone[card] == IN_PLAY:
                return card
        self.checks.note("position-no-place", {"field": field, "place": str(value)[:40]})
        return SQUARE


def outfit_of(reader: Reader, seat: int, row: dict[str, object]) -> int:
    cards = reader.book.cards
    names = [key for key, kind in zip(cards.keys, cards.kind, strict=True) if kind == OUTFIT]
    name = reader.checks.choice(f"players[{seat}].outfit", row.get("outfit"), names, "deck.outfit.exactly-one")
    return cards.index[name] if name else 0


def cards_of(reader: Reader, seat: int, row: dict[str, object], table: dict[str, object]) -> list[int]:
    """The printed cards of a seat's deck: as listed, or all that are named anywhere."""
    if "cards" in row:
        listed = reader.names(f"players[{seat}].cards", row["cards"])
    else:
        listed = []
        for field in PILE_NAMES + ("street", "outskirts"):
            value = row.get(field)
            listed += [name for name in value if name != "home"] if isinstance(value, list | tuple) else []
        gang = row.get("gang")
        for dude in gang if isinstance(gang, list | tuple) else []:
            if isinstance(dude, dict):
                gear = dude.get("gear", [])
                listed += [dude.get("card"), *(gear if isinstance(gear, list | tuple) else [])]
            else:
                listed.append(dude[0] if isinstance(dude, list | tuple) and dude else dude)
        listed += [name for name, host in _loose_gear(table) if host.split(".")[1:2] == [str(seat)]]
    found: list[int] = []
    tokens = [reader.book.cards.keys[what] for what in reader.book.tokens]
    for name in listed:
        key = str(name).partition(".")[0]
        if key not in reader.book.cards.index:
            reader.checks.note("position-no-card", {"field": f"players[{seat}]", "card": str(name)[:40]})
        elif key not in tokens and reader.book.cards.kind[reader.book.cards.index[key]] != OUTFIT:
            found.append(reader.book.cards.index[key])
    for what in set(found):
        if found.count(what) > MOST_COPIES:
            args: dict[str, Plain] = {"card": reader.book.cards.keys[what], "most": MOST_COPIES}
            reader.checks.note("position-copies", {"field": f"players[{seat}]", **args})
    if len(found) > MOST_CARDS:
        reader.checks.note("position-no-card", {"field": f"players[{seat}]", "card": str(len(found))})
    return found[:MOST_CARDS]


def _loose_gear(table: dict[str, object]) -> list[tuple[str, str]]:
    """What is attached to something, with what it is attached to: `bunkhouse.0` is seat 0's."""
    gear = table.get("gear")
    pairs = [pair for pair in gear if isinstance(pair, list | tuple)] if isinstance(gear, list | tuple) else []
    return [(str(pair[0]), str(pair[1])) for pair in pairs if len(pair) == 2]


def number_copies(s: State, seat: int, row: dict[str, object]) -> None:
    """Copies have their numbers in the order of the deck list, unless it names them in full."""
    listed = row.get("cards")
    for i, name in enumerate(listed if isinstance(listed, list | tuple) else []):
        tag = read_tag(s.book.cards.index, str(name))
        card = s.homes[seat] + 1 + i
        if tag >= 0 and card < len(s.what) and tag == tag_of(s.owner[card], s.what[card], copy_in(tag)):
            s.tags[card] = tag
