"""A whole state as plain data, secrets included; `position.py` takes it back."""

from __future__ import annotations

from typing import Final

from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.positions import write_play
from sixgun.games.doomtown.table.piles import EVERYBODY
from sixgun.games.doomtown.table.state import (
    BY_SEAT,
    COLUMNS,
    IN_DECK,
    IN_DRAW_HAND,
    IN_HAND,
    NOBODY,
    OUT,
    PHASES,
    RECORDS,
    SQUARE,
    State,
)
from sixgun.games.doomtown.table.tags import tag_of
from sixgun.games.doomtown.wire.names import tag_name

PILE_NAMES: Final[tuple[str, ...]] = ("deck", "hand", "drawn", "discards", "boot_hill")
ATTRIBUTES: Final[tuple[str, ...]] = COLUMNS[COLUMNS.index("booted") :]  # of a card, wherever it is
ENGINE_LISTS: Final[tuple[str, ...]] = ("mods", "some", "env", "later", "fallen", "plan", "happened")


def data_of(game: Game[State], s: State) -> dict[str, Plain]:
    """Everything that `position_of` needs to build the same state again."""
    winner: Plain = s.winner if s.winner >= 0 else None
    return {
        "options": game.option_values(s),
        "players": [_player(s, seat) for seat in range(s.seats)],
        "gear": [[_name(s, gear), _name(s, s.host[gear])] for gear in s.gear],
        "aside": [_name(s, card) for card in s.aside],
        "cards": _cards(s),
        "pot": s.pot,
        "day": s.day,
        "winner": winner,
        "phase": PHASES[s.phase],
        "engine": _engine(s),
        "play": write_play(game, s),
    }


def _name(s: State, card: int) -> Plain:
    return "square" if card == SQUARE else tag_name(s.book.cards.keys, s.tags[card])


def _player(s: State, seat: int) -> dict[str, Plain]:
    keys = s.book.cards.keys
    home = s.homes[seat]
    last = s.homes[seat + 1] if seat + 1 < s.seats else len(s.what)
    player: dict[str, Plain] = {
        "outfit": keys[s.what[home]],
        "cards": _listed(s, list(range(home + 1, last - 2))),
        "stash": s.stash[seat],
        "loan": s.loan[seat],
        "street": ["home" if card == home else _name(s, card) for card in s.street[seat]],
        "outskirts": [_name(s, card) for card in s.outskirts[seat]],
        "gang": [[_name(s, dude), _name(s, s.place[dude])] for dude in s.gang[seat]],
    }
    for name in PILE_NAMES:
        pile: list[int] = getattr(s, name)[seat]
        player[name] = [_name(s, card) for card in reversed(pile)]
    return player


def _listed(s: State, cards: list[int]) -> list[Plain]:
    """A deck list; copies that have changed their numbers since are named in full."""
    found: list[Plain] = []
    copies: dict[int, int] = {}
    for card in cards:
        what = s.what[card]
        usual = tag_of(s.owner[card], what, copies.get(what, 0))
        copies[what] = copies.get(what, 0) + 1
        found.append(s.book.cards.keys[what] if s.tags[card] == usual else _name(s, card))
    return found


def _cards(s: State) -> dict[str, Plain]:
    """What has changed about single cards: attribute by attribute, for most have changed nowhere."""
    changed: dict[int, dict[str, Plain]] = {}
    for name in ATTRIBUTES:
        column: list[int] = getattr(s, name)
        if name in ("seen", "reads") or any(column):
            for card in range(1, len(column)):
                if column[card] != _usual(s, name, card):
                    changed.setdefault(card, {})[name] = column[card]
    found: dict[str, Plain] = {}
    for card in sorted(changed):
        found[tag_name(s.book.cards.keys, s.tags[card])] = {**changed[card]}
    return found


def _usual(s: State, name: str, card: int) -> int:
    return NOBODY if name == "reads" else _usual_seen(s, card) if name == "seen" else 0


def _usual_seen(s: State, card: int) -> int:
    zone = s.zone[card]
    if zone in (IN_HAND, IN_DRAW_HAND):
        return 1 << s.owner[card]
    if zone in (OUT, IN_DECK) or card in s.homes:
        return 0
    return EVERYBODY


def _engine(s: State) -> dict[str, Plain]:
    found: dict[str, Plain] = {name: [*getattr(s, name)] for name in ENGINE_LISTS + RECORDS}
    for name in BY_SEAT:
        if name not in ("stash", "loan"):
            found[name] = [*getattr(s, name)]
    found["marked"] = [[*cards] for cards in s.marked]
    for name in ("prevented", "pull_code", "pull_card", "doer", "scene", "ended", "victor", "chain"):
        found[name] = getattr(s, name)
    return found
