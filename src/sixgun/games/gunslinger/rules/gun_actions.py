"""COCK/AIM/SHOOT and SHOOT (11.3): what may be declared, and all but the shot itself, which is in shooting.py."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunslinger.rules.aiming import hex_of, in_zone, may_transfer, place_aim
from sixgun.games.gunslinger.table import codes, told
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.components import DO_COCK_AIM_SHOOT
from sixgun.games.gunslinger.table.map import OFF_MAP
from sixgun.games.gunslinger.table.state import BLIND_RULE, NOBODY, State
from sixgun.games.gunslinger.table.weapons import proper_weapon, set_hammer


def target_of(s: State, code: int) -> int:
    """The target that a pick names, as the state knows it, or NOBODY."""
    thing = codes.thing_in(code)
    if thing < HEX_TARGET:
        return s.who.index(thing) if thing in s.who else NOBODY
    return HEX_TARGET + s.map.number.get(codes.hex_name(thing - HEX_TARGET), OFF_MAP)


def named(s: State, target: int) -> int:
    """A target as picks name it."""
    return s.who[target] if target < HEX_TARGET else s.ground.numbers[target - HEX_TARGET]


def is_enemy(s: State, c: int, d: int) -> bool:
    """An enemy who can be made a target: not dead, KO, surrendered or gone. [12.1, 13.1b, 14.6b, 15.42a]"""
    return not s.out[d] and s.side[c] != s.side[d]


# ---- what may be declared


def why_no_shot(s: State, w: int) -> Refusal | None:
    """A shot needs a cocked weapon with a round, and one that is not jammed. [13.1a, 13.31d]"""
    args: dict[str, Plain] = {"weapon": codes.weapon_name(s.figures, s.weapon[w])}
    if s.jammed[w]:
        return Refusal("jammed", args, "13.31d")
    if not s.cocked[w]:
        return Refusal("not-cocked", args, "13.1a")
    return None if s.rounds[w] else Refusal("no-rounds", args, "13.1a")


def shot_codes(s: State, c: int, w: int) -> list[int]:
    """At every enemy, and at a hex that the aim is on, which hits nobody. The AIM ZONE counts when the shot is fired.

    With `blind_shots` off, an enemy in the BLIND ZONE may not be named. [8.32a, 12.1, 13.1b]
    """
    if s.jammed[w] or not s.cocked[w] or not s.rounds[w]:
        return []
    blind = not s.options[BLIND_RULE]
    found = [
        codes.SHOOT | s.who[d] << codes.THING
        for d in range(len(s.who))
        if is_enemy(s, c, d) and (blind or in_zone(s, c, d))
    ]
    if s.aim_at[c] >= HEX_TARGET:
        found.append(codes.with_thing(codes.SHOOT, named(s, s.aim_at[c])))
    return found


def gun_codes(s: State, c: int, action: int, denied: int) -> list[int]:
    """Without a weapon in its proper box there is nothing to do. [11.3a, 11.3b, 11.3c, 11.3d, 11.31a]"""
    w = proper_weapon(s, c)
    if w < 0:
        return [codes.NOTHING]
    if action != DO_COCK_AIM_SHOOT:
        return [codes.NOTHING] + shot_codes(s, c, w) + transfer_codes(s, c)
    found = [codes.UNCOCK if s.cocked[w] else codes.COCK]
    found += shot_codes(s, c, w)
    found += [codes.AIM | s.who[d] << codes.THING for d in range(len(s.who)) if is_enemy(s, c, d) and in_zone(s, c, d)]
    found.append(codes.AIM_AT_HEX)
    found.append(codes.NOTHING)
    found += transfer_codes(s, c)
    return found


def transfer_codes(s: State, c: int) -> list[int]:
    """An action that does nothing may move the aim to an enemy or a hex one hex from the old target. [11.31b, 12.5a]"""
    old = s.aim_at[c]
    if old == NOBODY:
        return []
    targets = [d for d in range(len(s.who)) if is_enemy(s, c, d)]
    around = hex_of(s, old)
    targets += [HEX_TARGET + around]
    targets += [HEX_TARGET + to for to in s.map.neighbour[around * 6 : around * 6 + 6] if to != OFF_MAP]
    return [
        codes.with_thing(codes.TRANSFER, named(s, target))
        for target in dict.fromkeys(targets)
        if target != old and in_zone(s, c, target) and may_transfer(s, c, target)
    ]


def why_not_gun(s: State, c: int, action: int, denied: int, code: int) -> Refusal | None:
    verb, w = codes.verb_in(code), proper_weapon(s, c)
    if verb == codes.NOTHING:
        return None
    if verb in (codes.AIM, codes.AIM_AT_HEX, codes.COCK, codes.UNCOCK) and action != DO_COCK_AIM_SHOOT:
        return Refusal("shoot-only", {}, "11.3d")
    if w < 0:
        return Refusal("wrong-box", {}, "11.3a")
    if verb == codes.COCK or verb == codes.UNCOCK:
        if s.cocked[w] == int(verb == codes.COCK):
            return Refusal("hammer-already", {"cocked": s.cocked[w]}, "11.3c")
        return None
    if verb == codes.AIM_AT_HEX:
        return None
    if verb == codes.AIM and codes.thing_in(code) >= HEX_TARGET:
        return Refusal("say-hex-first", {}, "12.1")
    return (why_no_shot(s, w) if verb == codes.SHOOT else None) or why_not_target(s, c, code)


def why_not_target(s: State, c: int, code: int) -> Refusal | None:
    """[8.32c, 12.1, 12.5a, 13.1b, 14.6b]"""
    verb, target = codes.verb_in(code), target_of(s, code)
    if target == NOBODY or target == HEX_TARGET + OFF_MAP:
        return Refusal("no-such-target", {}, "12.1")
    if target < HEX_TARGET:
        name: dict[str, Plain] = {"character": s.figures.characters[s.who[target]]}
        if s.side[c] == s.side[target]:
            return Refusal("not-an-enemy", name, "13.1b" if verb == codes.SHOOT else "12.1")
        if s.out[target]:
            return Refusal("out-of-it", name, "14.6b")
    elif verb == codes.SHOOT and s.aim_at[c] != target:
        return Refusal("shot-at-hex", {}, "12.1")
    blind = verb == codes.SHOOT and (target >= HEX_TARGET or not s.options[BLIND_RULE])
    if not blind and not in_zone(s, c, target):
        return Refusal("blind-zone", {}, "13.1b" if verb == codes.SHOOT else "8.32c")
    if verb == codes.TRANSFER:
        if s.aim_at[c] == NOBODY or s.aim_at[c] == target:
            return Refusal("no-aim-to-transfer", {}, "12.5a")
        if not may_transfer(s, c, target):
            near = s.map.distance(hex_of(s, s.aim_at[c]), hex_of(s, target)) <= 1
            return Refusal("too-far-to-transfer", {}, "12.5c" if near else "12.5a")
    return None


# ---- doing it


def cancel(s: State, c: int, side: int) -> None:
    """A declared action has become impossible: no effect, but its time is spent. [7.0g]"""
    tell(s, (told.CANCELLED, c, side))


def use_gun(s: State, c: int, side: int, code: int) -> None:
    """Cock, uncock, aim, or nothing. [7.0g, 8.32c, 11.3b, 11.3c, 12.2a, 12.2b]"""
    verb, w = codes.verb_in(code), proper_weapon(s, c)
    if w < 0:
        cancel(s, c, side)
    elif verb == codes.COCK or verb == codes.UNCOCK:
        set_hammer(s, w, verb == codes.COCK)
        tell(s, (told.COCKED, c, s.weapon[w], s.cocked[w]))
    elif verb == codes.AIM:
        target = target_of(s, code)
        if (target < HEX_TARGET and s.out[target]) or not in_zone(s, c, target):
            cancel(s, c, side)
        else:
            place_aim(s, c, target, s.figures.points[side])
