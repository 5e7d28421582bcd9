"""Aiming (12. MIRARE): targets, aim points, transfers and how aim is lost."""

from __future__ import annotations

from sixgun.core.state import tell
from sixgun.games.gunslinger.table import told
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.state import LEFT, NOBODY, NOWHERE, State


def hex_of(s: State, target: int) -> int:
    """Where a target is: a hex, a character's hex, or NOWHERE once it has left the map. [12.1, 12.3a]"""
    if target >= HEX_TARGET:
        return target - HEX_TARGET
    return s.hex[target] if target >= 0 else NOWHERE


def in_zone(s: State, c: int, target: int) -> bool:
    """Whether a target is in the character's AIM ZONE. [8.32a, 8.32b]"""
    if target < HEX_TARGET and s.out[target] & LEFT:
        return False
    return s.map.in_aim_zone(s.hex[c], s.facing[c], hex_of(s, target))


def lose_aim(s: State, c: int) -> None:
    """All aim points go at once. [12.4]"""
    if s.aim_at[c] != NOBODY:
        had = s.aim[c]
        s.aim[c] = 0
        s.aim_at[c] = NOBODY
        if had:
            tell(s, (told.LOST_AIM, c))


def may_transfer(s: State, c: int, new: int) -> bool:
    """At most one hex from the old target, and not out of or into the own hex. [12.5a, 12.5c]"""
    old, new_hex, own = hex_of(s, s.aim_at[c]), hex_of(s, new), s.hex[c]
    if old == NOWHERE or new_hex == NOWHERE or s.map.distance(old, new_hex) > 1:
        return False
    return (s.map.distance(old, own) == 0) == (s.map.distance(new_hex, own) == 0)


def turn_to(s: State, c: int, target: int) -> None:
    """A target is confirmed or chosen at a reveal: the aim stays, moves along, or is lost.

    [12.0b, 12.44c, 12.5a, 12.5b, 12.5c, 12.6]
    """
    old = s.aim_at[c]
    if old in (NOBODY, target):
        return
    if not may_transfer(s, c, target):
        lose_aim(s, c)
        return
    s.aim_at[c] = target
    tell(s, (told.TRANSFERRED, c, target, s.aim[c]))


def place_aim(s: State, c: int, target: int, points: int) -> None:
    """Points on a target, up to the most that there can be. [12.2a, 12.2c, 12.3b]"""
    if s.aim_at[c] != target:
        s.aim[c] = 0
        s.aim_at[c] = target
    s.aim[c] = min(s.figures.most_aim, s.aim[c] + points)
    tell(s, (told.AIMED, c, target, s.aim[c]))


def check_zones(s: State) -> None:
    """Aim is lost where the target has left the AIM ZONE at the end of a segment. [12.41, 12.44b]"""
    for c, target in enumerate(s.aim_at):
        if target != NOBODY and not in_zone(s, c, target):
            lose_aim(s, c)
