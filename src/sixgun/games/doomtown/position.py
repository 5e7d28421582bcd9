"""Positions: any state from plain data. For tests, puzzles and bug reports; `plain.py` writes such data."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.core.checks import Checks
from sixgun.core.frames import call, jump
from sixgun.core.game import Game
from sixgun.core.options import read_options
from sixgun.core.plain import Plain
from sixgun.core.positions import kernel_faults, read_play
from sixgun.core.rng import check_seed, key_of
from sixgun.games.doomtown import numbers, verbs
from sixgun.games.doomtown.cards import DUDE, GOODS, OUTFIT, SPELL
from sixgun.games.doomtown.names import read_tag
from sixgun.games.doomtown.piles import EVERYBODY
from sixgun.games.doomtown.plain import ATTRIBUTES, ENGINE_LISTS, KEY, PILE_NAMES
from sixgun.games.doomtown.sound import faults_of
from sixgun.games.doomtown.state import (
    ASIDE,
    BY_SEAT,
    DRAWN,
    FIGHT_WIDTH,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    JOB_WIDTH,
    NOBODY,
    PHASES,
    RECORDS,
    SETTING_UP,
    SQUARE,
    ZONES,
    State,
    lay_out,
)
from sixgun.games.doomtown.tables import Book

FIELDS = (
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
PLAYER_FIELDS = ("outfit", "cards", "stash", "loan", "street", "outskirts", "gang", *PILE_NAMES)
DUDE_FIELDS = ("card", "at", "gear", *ATTRIBUTES)
STEP_OF_PHASE = {"gamblin": 0, "upkeep": 1, "noon": 2, "sundown": 3}
MOST = 10**6
COPIES = 16  # of a card that one player can have: names count them


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
    options = read_options(game.options, table.get("options"), checks)
    seed = table.get("seed", 0)
    check_seed(checks, seed)
    players = checks.items("players", table.get("players", []), game.seats[0], game.seats[-1], game.seats_rule)
    rows = [checks.table(f"players[{i}]", player) for i, player in enumerate(players)]
    for i, row in enumerate(rows):
        checks.known(f"players[{i}]", row, PLAYER_FIELDS)
    checks.done()
    reader = Reader(checks, book)
    outfits = [_outfit(reader, i, row) for i, row in enumerate(rows)]
    decks = [_all_cards(reader, i, row, table) for i, row in enumerate(rows)]
    checks.done()
    s = lay_out(len(rows), options, key_of(seed if isinstance(seed, int | bytes) else 0), book, outfits, decks)
    for seat, row in enumerate(rows):
        _player(reader, s, seat, row)
    for seat, row in enumerate(rows):
        _gang(reader, s, seat, row)
    for seat, row in enumerate(rows):
        _piles(reader, s, seat, row)
    _loose(reader, s, table)
    _engine(checks, s, table)
    if not checks.problems:
        _begin(game, s, checks, table)
    if not checks.problems:
        checks.problems += faults_of(s)
    checks.done()
    return s


def _outfit(reader: Reader, seat: int, row: dict[str, object]) -> int:
    cards = reader.book.cards
    names = [key for key, kind in zip(cards.keys, cards.kind, strict=True) if kind == OUTFIT]
    name = reader.checks.choice(f"players[{seat}].outfit", row.get("outfit"), names, "deck.outfit.exactly-one")
    return cards.index[name] if name else 0


def _all_cards(reader: Reader, seat: int, row: dict[str, object], table: dict[str, object]) -> list[int]:
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
    found: list[int] = []
    token = reader.book.cards.keys[reader.book.token]
    for name in listed:
        key = str(name).partition(".")[0]
        if key not in reader.book.cards.index:
            reader.checks.note("position-no-card", {"field": f"players[{seat}]", "card": str(name)[:40]})
        elif key != token and reader.book.cards.kind[reader.book.cards.index[key]] != OUTFIT:
            found.append(reader.book.cards.index[key])
    for what in set(found):
        if found.count(what) > COPIES:
            args: dict[str, Plain] = {"card": reader.book.cards.keys[what], "most": COPIES}
            reader.checks.note("position-copies", {"field": f"players[{seat}]", **args})
    if len(found) > 120:
        reader.checks.note("position-no-card", {"field": f"players[{seat}]", "card": str(len(found))})
    return found[:120]


# ---- a player's cards


def _player(reader: Reader, s: State, seat: int, row: dict[str, object]) -> None:
    checks = reader.checks
    field = f"players[{seat}]"
    s.stash[seat] = checks.integer(f"{field}.stash", row.get("stash", 0), 0, MOST)
    s.loan[seat] = checks.integer(f"{field}.loan", row.get("loan", 0), 0, MOST)
    home = s.homes[seat]
    reader.taken.add(home)
    street: list[int] = []
    names = reader.names(f"{field}.street", row.get("street", ["home"]))
    if "home" not in names and s_home(s, seat) not in names:
        names.append("home")
    for i, name in enumerate(names):
        if name == "home" or name == s_home(s, seat):
            street.append(home)
        else:
            street.append(reader.card(s, f"{field}.street[{i}]", name, seat))
    s.street[seat] = [card for card in street if card != NOBODY]
    s.outskirts[seat] = reader.cards(s, f"{field}.outskirts", row.get("outskirts", []), seat)
    for deed in s.street[seat] + s.outskirts[seat]:
        if deed != home:
            _into_play(s, deed)
            s.place[deed] = deed


def _piles(reader: Reader, s: State, seat: int, row: dict[str, object]) -> None:
    field = f"players[{seat}]"
    for name in PILE_NAMES:
        pile = reader.cards(s, f"{field}.{name}", row.get(name, []), seat)
        getattr(s, name)[seat] = pile[::-1]
        zone = ZONES.index(name.replace("_", "-"))
        for card in pile:
            s.zone[card] = zone
            s.seen[card] = 0 if zone == IN_DECK else 1 << seat if zone in (IN_HAND, DRAWN) else EVERYBODY


def s_home(s: State, seat: int) -> str:
    return f"{s.book.cards.keys[s.what[s.homes[seat]]]}.{seat}"


def _into_play(s: State, card: int) -> None:
    s.zone[card] = IN_PLAY
    s.seen[card] = EVERYBODY
    if s.book.spreads[s.what[card]]:
        s.auras.append(card)
    if s.book.waits[s.what[card]]:
        s.watchers.append(card)


def _gang(reader: Reader, s: State, seat: int, row: dict[str, object]) -> None:
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
            _attach(reader, s, reader.card(s, f"{where}.gear[{j}]", name, seat), dude)
        _attributes(reader.checks, s, where, dude, details)


def _attach(reader: Reader, s: State, card: int, host: int) -> None:
    if card == NOBODY:
        return
    if s.book.cards.kind[s.what[card]] not in (GOODS, SPELL):
        reader.checks.note("position-kind", {"field": "gear", "card": s.book.cards.keys[s.what[card]]})
        return
    _into_play(s, card)
    s.host[card] = host
    s.gear.append(card)


def _attributes(checks: Checks, s: State, field: str, card: int, given: dict[str, object]) -> None:
    for name in ATTRIBUTES:
        if name in given:
            value = given[name]
            value = int(value) if isinstance(value, bool) else value
            low = NOBODY if name == "reads" else 0
            getattr(s, name)[card] = checks.integer(f"{field}.{name}", value, low, MOST)


# ---- everything else on the table


def _loose(reader: Reader, s: State, table: dict[str, object]) -> None:
    checks = reader.checks
    for i, entry in enumerate(reader.names("gear", table.get("gear", []))):
        pair = checks.items(f"gear[{i}]", entry, 2, 2)
        if pair:
            host = reader.known(s, f"gear[{i}][1]", pair[1])
            _attach(reader, s, reader.card(s, f"gear[{i}][0]", pair[0], max(0, s.owner[host])), host)
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
        _attributes(checks, s, f"cards.{name}", s.tags.index(tag), details)
    s.pot = checks.integer("pot", table.get("pot", 0), 0, MOST)
    s.day = checks.integer("day", table.get("day", 1), 0, MOST)
    winner = table.get("winner", 0)
    s.winner = NOBODY if winner is None else checks.integer("winner", winner, 0, s.seats - 1)
    phase = checks.choice("phase", table.get("phase", "noon"), PHASES)
    s.phase = PHASES.index(phase) if phase else SETTING_UP
    s.bank = -(sum(s.stash) + s.pot + sum(s.bounty))


def _engine(checks: Checks, s: State, table: dict[str, object]) -> None:
    """What only a running game has, as numbers."""
    given = checks.table("engine", table.get("engine", {}))
    allowed = (*ENGINE_LISTS, *RECORDS, *[name for name in BY_SEAT if name not in ("stash", "loan")])
    more = ("marked", "prevented", "pull_code", "pull_card", "ended", "victor")
    checks.known("engine", given, allowed + more)
    for name in allowed:
        if name in given:
            exact = {"fight": FIGHT_WIDTH, "job": JOB_WIDTH}.get(name, s.seats if name in BY_SEAT else -1)
            low, high = (exact, exact) if exact >= 0 else (0, 5000)
            items = checks.items(f"engine.{name}", given[name], low, high)
            setattr(s, name, [checks.integer(f"engine.{name}[{i}]", item, -MOST, MOST) for i, item in enumerate(items)])
    if "marked" in given:
        lists = checks.items("engine.marked", given["marked"], s.seats, s.seats)
        s.marked = [
            [checks.integer("engine.marked", n, 0, len(s.what) - 1) for n in checks.items("engine.marked", one, 0, 200)]
            for one in lists
        ]
    for name in more[1:]:
        if name in given:
            setattr(s, name, checks.integer(f"engine.{name}", given[name], NOBODY, MOST))


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
    phase = PHASES[s.phase] if s.phase != SETTING_UP else "gamblin"
    call(s, numbers.DAY)
    if phase == "noon":
        jump(s, STEP_OF_PHASE["sundown"])
        call(s, numbers.PLAYS, verbs.NOON, (turn - 1) % s.seats)
    else:
        jump(s, STEP_OF_PHASE[phase])
