"""Who stands where, and whose ability and Equipment work now (2. Giocare carte e muovere il segnalino PA).

One small mechanism answers that: a place is awake if the marker is on it, or while it is targeted in the rear; its
active partner sleeps meanwhile. What has the always-active icon never sleeps. A lone character is active and rear.
"""

from __future__ import annotations

from sixgun.core.state import tell
from sixgun.games.bang_duel.table import told
from sixgun.games.bang_duel.table.characters import ALWAYS_AWAKE, JANGO, TOM_THORN
from sixgun.games.bang_duel.table.kinds import ALWAYS_ACTIVE, WATCH
from sixgun.games.bang_duel.table.state import NOBODY, State
from sixgun.games.bang_duel.table.waiting import JANGO_DRAW, THORN_HIT, WATCH_DRAW, wait


def front(s: State, seat: int) -> int:
    """The place of the active character. [formation.slots.two]"""
    return s.active[seat]


def rear(s: State, seat: int) -> int:
    """The place of the rear character; a lone character's own. [lone.role.both]"""
    place = s.active[seat] ^ 1
    return place if s.who[place] >= 0 else s.active[seat]


def lone(s: State, seat: int) -> bool:
    """Whether a player has a single character in play."""
    return s.who[s.active[seat] ^ 1] < 0


def awake(s: State, place: int) -> bool:
    """Whether what a character can do, and has beside it, works now.

    [rear.inactive.ability, rear.inactive.equipment, rear.targeted.wakes, rear.targeted.active-suspended]
    """
    woken = s.woken
    if woken >= 0 and woken >> 1 == place >> 1:
        return place == woken
    return s.active[place >> 1] == place


def wake(s: State, place: int) -> None:
    """A character is the target of something. [rear.targeted.wakes]"""
    s.woken = NOBODY if s.active[place >> 1] == place else place


def sleep(s: State) -> None:
    """The reaction is over. [rear.targeted.sleeps-again]"""
    s.woken = NOBODY


def has(s: State, seat: int, character: int) -> bool:
    """Whether a player has this character in play with its ability at work.

    [ability.timing.in-play, rear.always-active.works, rear.always-active.adds]
    """
    return where(s, seat, character) >= 0


def where(s: State, seat: int, character: int) -> int:
    """The place of a character whose ability works, or NOBODY.

    [rear.always-active.members]
    """
    place = seat << 1
    if s.who[place] != character:
        place += 1
        if s.who[place] != character:
            return NOBODY
    if s.life[place] > 0 and (character in ALWAYS_AWAKE or awake(s, place)):
        return place
    return NOBODY


def seat_of(s: State, character: int) -> int:
    """The player who has that character at work, or NOBODY."""
    return 0 if has(s, 0, character) else 1 if has(s, 1, character) else NOBODY


def gear_at(s: State, place: int, kind: int) -> int:
    """The Equipment of that name on a character, working or not; NOBODY if there is none."""
    kinds = s.figures.kind
    for card in s.gear[place]:
        if kinds[card] == kind:
            return card
    return NOBODY


def kinds_at(s: State, place: int) -> list[int]:
    """The names of a character's Equipment, in a fixed order."""
    kinds = s.figures.kind
    found = [kinds[card] for card in s.gear[place]]
    found.sort()
    return found


def works(s: State, place: int, kind: int) -> bool:
    """Whether a character has this Equipment and it works now. [type.equipment.own-character-only]"""
    if not s.gear[place]:
        return False
    return gear_at(s, place, kind) >= 0 and (kind in ALWAYS_ACTIVE or awake(s, place))


def swap(s: State, seat: int) -> None:
    """Move a player's marker to the other character; each keeps its Equipment.

    What the move sets off waits for the card that caused it: Tom Thorn's hit, the opponent's Watch and Jango, first of
    the player in turn, then of the other.

    [marker.move.swaps-roles, type.equipment.stays-on-swap, simultaneous.order.concurrent-effects,
    character.tom-thorn.lone-self, character.tom-thorn.entering-play]
    """
    assert not lone(s, seat)
    s.active[seat] ^= 1
    place = s.active[seat]
    tell(s, (told.SWAPPED, seat, s.who[place]))
    for player in (s.turn, 1 - s.turn):
        if player == seat:
            if s.who[place] == TOM_THORN and s.life[place] > 0:
                wait(s, THORN_HIT, seat, place)
        else:
            _watched(s, player)


def _watched(s: State, seat: int) -> None:
    """The other player's marker was moved.

    [card.watch.draw, character.jango.draw, card.watch.lone-opponent]
    """
    place = s.active[seat]
    if works(s, place, WATCH):
        wait(s, WATCH_DRAW, seat, place)
    if has(s, seat, JANGO):
        wait(s, JANGO_DRAW, seat, place)
