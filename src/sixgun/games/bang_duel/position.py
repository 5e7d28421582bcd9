"""Positions: any state from plain data, and back. For tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.core.checks import Checks
from sixgun.core.frames import call, jump
from sixgun.core.game import Game
from sixgun.core.options import read_options
from sixgun.core.plain import Plain
from sixgun.core.positions import kernel_faults, read_play, write_play
from sixgun.core.rng import check_seed, key_of, shuffle
from sixgun.games.bang_duel import numbers, turn
from sixgun.games.bang_duel.components import CHARACTERS, EACH_SIDE, FACE_NAMES, KEY, KINDS, Figures
from sixgun.games.bang_duel.play import DISCARD_STEP
from sixgun.games.bang_duel.setup import lay_out, stand
from sixgun.games.bang_duel.sound import faults_of
from sixgun.games.bang_duel.state import ALL_SEE, COMMON, DECK_STREAM, NOBODY, State, law_seat, side_of_seat

FIELDS = (
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
    "rest",
    "shuffles",
    "origin",
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
PHASES = {"start": 0, "draw": 9, "play": turn.PLAY_STEP, "discard": DISCARD_STEP}
MOST = 10**6


class _Supply:
    """The cards of the box, taken one by one by name: a face, or a kind, of which the own side's come first."""

    def __init__(self, checks: Checks, figures: Figures) -> None:
        self.checks = checks
        self.figures = figures
        self.left = list(range(len(figures.face)))

    def take(self, field: str, value: object, side: int) -> int:
        if value not in FACE_NAMES and value not in KINDS:
            self.checks.choice(field, value, KINDS, "components.decks.forty-each")
            return NOBODY
        faces, kinds, backs = self.figures.face, self.figures.kind, self.figures.back
        fitting = [card for card in self.left if value in (FACE_NAMES[faces[card]], KINDS[kinds[card]])]
        if not fitting:
            total = len([card for card in range(len(faces)) if value in (FACE_NAMES[faces[card]], KINDS[kinds[card]])])
            args: dict[str, Plain] = {"field": field, "card": str(value), "have": total}
            self.checks.note("position-too-many", args, "components.decks.forty-each")
            return NOBODY
        card = min(fitting, key=lambda card: (backs[card] != side, card))
        self.left.remove(card)
        return card

    def take_all(self, field: str, value: object, side: int) -> list[int]:
        items = self.checks.items(field, value, 0, 80)
        found = [self.take(f"{field}[{i}]", item, side) for i, item in enumerate(items)]
        return [card for card in found if card != NOBODY]


def position_of(game: Game[State], figures: Figures, data: Mapping[str, object]) -> State:
    """The state that the data describe. Only `characters` is needed; what is not given is filled in.

    By seat: characters in front and in the rear, their life and Equipment, hands, decks, reserves. Piles and reserves
    are listed from the top; cards that are named nowhere go under their own side's deck, or elsewhere with `rest`.
    """
    checks = Checks(KEY)
    table = checks.table("position", dict(data) if isinstance(data, Mapping) else data)
    checks.done()
    checks.known("", table, FIELDS)
    if "characters" not in table:
        checks.note("field-missing", {"field": "characters"})
        checks.done()
    options = read_options(game.options, table.get("options"), checks)
    seed = table.get("seed", 0)
    check_seed(checks, seed)
    if checks.problems or not isinstance(seed, int | bytes):
        checks.done()
        seed = 0
    s = lay_out(options, key_of(seed), figures)
    _characters(s, checks, table)
    _cards(s, checks, table)
    _columns(s, checks, table)
    if "play" in table:
        read_play(game, s, checks, table["play"])
        if not checks.problems:
            checks.problems += kernel_faults(game, s)
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
    call(s, numbers.TURN, seat)
    jump(s, PHASES[phase])


# ---- characters


def _characters(s: State, checks: Checks, table: dict[str, object]) -> None:
    taken: set[int] = set()
    active = _pair(checks, "active", table.get("active", [0, 0]))
    life = _pair(checks, "life", table.get("life", [[], []]))
    reserve = _pair(checks, "reserve", table.get("reserve", [[], []]))
    given = _pair(checks, "characters", table["characters"])
    for seat in (0, 1):
        slot = checks.integer(f"active[{seat}]", active[seat], 0, 1)
        names = checks.items(f"characters[{seat}]", given[seat], 0, 2)
        points = checks.items(f"life[{seat}]", life[seat], 0, 2)
        _nobody_lives(checks, seat, names, points)
        s.active[seat] = (seat << 1) + slot
        for i, name in enumerate(names):
            if name is None:
                continue
            character = _character(s, checks, f"characters[{seat}][{i}]", name, seat, taken)
            if character == NOBODY:
                continue
            place = s.active[seat] ^ i
            stand(s, place, character)
            if i < len(points) and points[i] is not None:
                most = s.figures.life[character]
                rule = "life.maximum.printed"
                s.life[place] = checks.integer(f"life[{seat}][{i}]", points[i], 0, most, rule)
        rest = checks.items(f"reserve[{seat}]", reserve[seat], 0, EACH_SIDE)
        found = [_character(s, checks, f"reserve[{seat}][{i}]", name, seat, taken) for i, name in enumerate(rest)]
        s.reserve[seat] = [character for character in found if character != NOBODY][::-1]
    gone = checks.items("gone", table.get("gone", []), 0, 24)
    found = [_named(checks, f"gone[{i}]", name, CHARACTERS, "", taken) for i, name in enumerate(gone)]
    s.gone = [character for character in found if character != NOBODY]


def _nobody_lives(checks: Checks, seat: int, names: list[object], points: list[object]) -> None:
    """Life points belong to somebody. [lone.role.both]"""
    for i, item in enumerate(points):
        if item is not None and (i >= len(names) or names[i] is None):
            checks.note("position-life-nobody", {"field": f"life[{seat}][{i}]"}, "lone.role.both")


def _character(s: State, checks: Checks, field: str, name: object, seat: int, taken: set[int]) -> int:
    """A character of the player's own side, that nobody else has."""
    side = side_of_seat(s, seat)
    names = CHARACTERS[side * EACH_SIDE : (side + 1) * EACH_SIDE]
    return _named(checks, field, name, names, "setup.sides.one-each", taken)


def _named(checks: Checks, field: str, name: object, names: tuple[str, ...], rule: str, taken: set[int]) -> int:
    """A character by name; nobody is in two places, or in play and eliminated."""
    known = checks.choice(field, name, names, rule)
    if not known:
        return NOBODY
    character = CHARACTERS.index(known)
    if character in taken:
        checks.note("position-twice", {"field": field, "character": known})
    taken.add(character)
    return character


def _pair(checks: Checks, field: str, value: object) -> list[object]:
    items = checks.items(field, value, 2, 2)
    return items if len(items) == 2 else [[], []]


# ---- cards


def _cards(s: State, checks: Checks, table: dict[str, object]) -> None:
    supply = _Supply(checks, s.figures)
    gear = _pair(checks, "gear", table.get("gear", [[], []]))
    hands = _pair(checks, "hands", table.get("hands", [[], []]))
    decks = _pair(checks, "decks", table.get("decks", [[], []]))
    for seat in (0, 1):
        side = side_of_seat(s, seat)
        for i, items in enumerate(checks.items(f"gear[{seat}]", gear[seat], 0, 2)):
            s.gear[s.active[seat] ^ i] = supply.take_all(f"gear[{seat}][{i}]", items, side)
        s.hands[seat] = supply.take_all(f"hands[{seat}]", hands[seat], side)
        s.decks[seat] = supply.take_all(f"decks[{seat}]", decks[seat], side)[::-1]
    s.common = supply.take_all("common", table.get("common", []), 0)[::-1]
    s.discards = supply.take_all("discards", table.get("discards", []), 0)[::-1]
    s.fresh = _open(s, checks, table, supply)
    _rest(s, checks, table, supply)
    for card in [card for zone in (*s.gear, s.discards) for card in zone]:
        s.seen[card] = ALL_SEE
    for card in s.common:
        s.origin[card] = COMMON + max(0, s.shuffles - 1)
    shown = _pair(checks, "shown", table.get("shown", [[], []]))
    origin = _pair(checks, "origin", table.get("origin", [[], []]))
    for seat in (0, 1):
        flags = checks.items(f"shown[{seat}]", shown[seat], 0, 80)
        origins = checks.items(f"origin[{seat}]", origin[seat], 0, 80)
        for i, card in enumerate(s.hands[seat]):
            known = checks.integer(f"shown[{seat}][{i}]", flags[i], 0, ALL_SEE) if i < len(flags) else 0
            s.seen[card] = known | 1 << seat
            if i < len(origins):
                s.origin[card] = checks.integer(f"origin[{seat}][{i}]", origins[i], 0, MOST)


def _open(s: State, checks: Checks, table: dict[str, object], supply: _Supply) -> list[int]:
    """Cards that lie open, by name; those of them that are in a hand or in the discards, by their place there."""
    found = []
    for i, item in enumerate(checks.items("open", table.get("open", []), 0, 4)):
        parts = checks.items(f"open[{i}]", item, 2, 2)
        if len(parts) != 2:
            continue
        zone = checks.choice(f"open[{i}][0]", parts[0], ("table", "hand-0", "hand-1", "discards"))
        if zone == "table":
            card = supply.take(f"open[{i}][1]", parts[1], 0)
            if card != NOBODY:
                s.seen[card] = ALL_SEE
                found.append(card)
        elif zone:
            pile = {"hand-0": s.hands[0], "hand-1": s.hands[1], "discards": s.discards}[zone]
            slot = checks.integer(f"open[{i}][1]", parts[1], 0, max(0, len(pile) - 1))
            found += pile[slot : slot + 1]
    return found


def _rest(s: State, checks: Checks, table: dict[str, object], supply: _Supply) -> None:
    rest = checks.choice("rest", table.get("rest", "decks"), ("decks", "common", "discards")) or "decks"
    backs = s.figures.back
    for seat in (0, 1):
        cards = [card for card in supply.left if backs[card] == side_of_seat(s, seat)]
        shuffle(s, DECK_STREAM, cards)
        if rest == "decks":
            s.decks[seat] = cards + s.decks[seat]
        elif rest == "common":
            s.common = cards + s.common
        else:
            s.discards = cards + s.discards
    s.shuffles = checks.integer("shuffles", table.get("shuffles", int(bool(s.common))), 0, MOST)


def _columns(s: State, checks: Checks, table: dict[str, object]) -> None:
    s.turn = checks.integer("turn", table.get("turn", law_seat(s)), -1, 1)
    s.bangs = checks.integer("bangs", table.get("bangs", 0), 0, 80)
    s.moved = int(_flag(checks, "moved", table.get("moved", False)))
    s.led = int(_flag(checks, "led", table.get("led", True)))
    s.woken = checks.integer("woken", table.get("woken", NOBODY), -1, 3)
    s.winner = checks.integer("winner", table.get("winner", NOBODY), -1, 1)
    for i, name in enumerate(checks.items("used", table.get("used", []), 0, 24)):
        known = checks.choice(f"used[{i}]", name, CHARACTERS)
        s.used |= 1 << CHARACTERS.index(known) if known else 0
    waiting = checks.items("waiting", table.get("waiting", []), 0, 400)
    s.waiting = [checks.integer(f"waiting[{i}]", item, -1, 23) for i, item in enumerate(waiting)]


def _flag(checks: Checks, field: str, value: object) -> bool:
    if not isinstance(value, bool):
        checks.wrong_type(field, "yes-no", value)
        return False
    return value


# ---- and back


def data_of(game: Game[State], s: State) -> dict[str, Plain]:
    """The whole state as plain data, secrets included."""
    fig = s.figures

    def names(cards: list[int]) -> list[Plain]:
        return [FACE_NAMES[fig.face[card]] for card in cards]

    def by_place(seat: int) -> list[int]:
        return [s.active[seat], s.active[seat] ^ 1]

    return {
        "options": game.option_values(s),
        "characters": [[_name(s.who[place]) for place in by_place(seat)] for seat in (0, 1)],
        "active": [s.active[seat] & 1 for seat in (0, 1)],
        "life": [[s.life[place] if s.who[place] >= 0 else None for place in by_place(seat)] for seat in (0, 1)],
        "gear": [[names(s.gear[place]) for place in by_place(seat)] for seat in (0, 1)],
        "reserve": [[CHARACTERS[c] for c in reversed(s.reserve[seat])] for seat in (0, 1)],
        "gone": [CHARACTERS[c] for c in s.gone],
        "hands": [names(hand) for hand in s.hands],
        "shown": [[s.seen[card] for card in hand] for hand in s.hands],
        "decks": [names(deck[::-1]) for deck in s.decks],
        "common": names(s.common[::-1]),
        "discards": names(s.discards[::-1]),
        "shuffles": s.shuffles,
        "origin": [[s.origin[card] for card in hand] for hand in s.hands],
        "turn": s.turn,
        "bangs": s.bangs,
        "moved": bool(s.moved),
        "used": [CHARACTERS[c] for c in range(24) if s.used >> c & 1],
        "woken": s.woken,
        "led": bool(s.led),
        "waiting": [*s.waiting],
        "open": [_open_card(s, card) for card in s.fresh],
        "winner": s.winner,
        "play": write_play(game, s),
    }


def _open_card(s: State, card: int) -> list[Plain]:
    for zone, pile in (("hand-0", s.hands[0]), ("hand-1", s.hands[1]), ("discards", s.discards)):
        if card in pile:
            return [zone, pile.index(card)]
    return ["table", FACE_NAMES[s.figures.face[card]]]


def _name(character: int) -> Plain:
    return CHARACTERS[character] if character >= 0 else None
