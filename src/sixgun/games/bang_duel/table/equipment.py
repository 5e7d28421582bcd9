"""Equipment: put on characters, replaced, discarded, taken (Le carte: Equipaggiamenti)."""

from __future__ import annotations

from sixgun.core.state import events_told, settle, tell
from sixgun.games.bang_duel.table import told
from sixgun.games.bang_duel.table.characters import WILD_BILL
from sixgun.games.bang_duel.table.formation import gear_at
from sixgun.games.bang_duel.table.piles import bury, show
from sixgun.games.bang_duel.table.state import State
from sixgun.games.bang_duel.table.waiting import BILL_HIT, wait


def put(s: State, seat: int, card: int, place: int) -> None:
    """A player puts Equipment on a character, where it stays. [type.equipment.stays]"""
    show(s, card)
    first = events_told(s)
    tell(s, (told.EQUIPPED, seat, card, place, s.who[place]))
    lay(s, seat, card, place)
    settle(s, first)


def lay(s: State, seat: int, card: int, place: int) -> None:
    """Equipment comes to a character; an older one of the same name goes. [type.equipment.same-name-replaces]"""
    older = gear_at(s, place, s.figures.kind[card])
    s.gear[place].append(card)
    if older >= 0:
        discard(s, place, older)
        tell(s, (told.REPLACED, seat, older))
        touched(s, seat, place)


def discard(s: State, place: int, card: int) -> None:
    """Equipment goes from play to the discards."""
    s.gear[place].remove(card)
    bury(s, card)


def strip(s: State, seat: int, place: int, card: int) -> None:
    """A player discards Equipment from play. [type.equipment.removable]"""
    discard(s, place, card)
    tell(s, (told.STRIPPED, seat, card, place, s.who[place]))
    touched(s, seat, place)


def take(s: State, seat: int, place: int, card: int, character: int) -> None:
    """A player takes a character's Equipment from play into the hand, where everybody knows it to be."""
    s.gear[place].remove(card)
    s.hands[seat].append(card)
    tell(s, (told.TOOK_GEAR, seat, card, place, character))
    touched(s, seat, place)


def touched(s: State, seat: int, place: int) -> None:
    """The opponent made Equipment of Wild Bill's leave: he is targeted, so awake. [character.wild-bill.equipment]"""
    if place >> 1 != seat and s.who[place] == WILD_BILL and s.life[place] > 0:
        wait(s, BILL_HIT, place >> 1, place)
