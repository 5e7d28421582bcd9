"""A state as plain data, secrets included; position.py takes it back."""

from __future__ import annotations

from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.positions import write_play
from sixgun.games.gunslinger.outside.position_legend import KNOWN
from sixgun.games.gunslinger.rules.victory import sums
from sixgun.games.gunslinger.table import state
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.components import BOXES, SIDES
from sixgun.games.gunslinger.table.map import DIRECTIONS
from sixgun.games.gunslinger.table.places import GONE, box_of, hex_under, holder_of
from sixgun.games.gunslinger.table.showdown import BONUSES
from sixgun.games.gunslinger.table.stacks import unpacked
from sixgun.games.gunslinger.table.state import State, blame
from sixgun.games.gunslinger.table.weapons import kind_of
from sixgun.games.gunslinger.wire.picks import text_of


def data_of(game: Game[State], s: State) -> dict[str, Plain]:
    """The whole state; piles are listed from the top."""
    bonus: list[Plain] = []
    for i in range(0, len(s.bonus), state.BONUS_WIDTH):
        what, points, bits = s.bonus[i : i + state.BONUS_WIDTH]
        bonus.append({"for": BONUSES[what], "points": points, "characters": _names(s, bits)})
    night: dict[str, Plain] = {"night": _night(s)} if s.night else {}
    return {
        "options": game.option_values(s),
        **night,
        "map": [*s.map.boards],
        "turn": s.turn,
        "length": s.length,
        "segment": s.segment,
        "surrender": bool(s.special[state.MAY_SURRENDER]),
        "captives_killed": bool(s.special[state.CAPTIVES_KILLED]),
        "money_bag": s.special[state.BAG_VALUE],
        "captured": _names(s, s.special[state.CAPTURED_BITS]),
        "bonus": bonus,
        "characters": [_legend(s, c) for c in range(len(s.who))],
        "weapons": [_weapon(s, w) for w in range(len(s.weapon))],
        "deck": [*reversed(s.deck)],
        "discards": [*reversed(s.discards)],
        "lost": s.lost,
        "loaded": s.loaded,
        "pending": {
            "again": s.again,
            "acted": s.acted,
            "entered": s.entered,
            "hits": [*s.hits],
            "owed": [*s.owed],
            "agenda": [*s.agenda],
        },
        "play": write_play(game, s),
    }


def _night(s: State) -> dict[str, Plain]:
    out = s.night[state.OUT_OF_NIGHT]
    return {
        "place": s.night[state.PLACE],
        "between": bool(s.night[state.IS_BETWEEN]),
        "scores": [str(value) for value in sums(s)],
        "out": [name for who, name in enumerate(s.figures.characters) if out >> who & 1],
    }


def _legend(s: State, c: int) -> dict[str, Plain]:
    return {
        "character": _name(s, c),
        "seat": s.owner[c],
        "side": s.side[c],
        "hex": s.map.names[s.hex[c]] if s.hex[c] != state.NOWHERE else None,
        "facing": DIRECTIONS[s.facing[c]],
        "down": bool(s.down[c]),
        "out": [name for bit, name in enumerate(state.OUT_NAMES) if s.out[c] >> bit & 1],
        "death": state.DEATHS[s.death[c]],
        "killers": _names(s, s.killers[c]),
        "ko_by": _names(s, s.ko_by[c]),
        "endurance": s.endurance[c],
        "boxes_by": _account(s, c, s.boxes_by),
        "delay": s.delay[c],
        "spent": s.spent[c],
        "weary": bool(s.weary[c]),
        "dropped": bool(s.dropped[c]),
        "aim": _aim(s, c),
        "gun_arm": s.gun_arm[c],
        "other_arm": s.other_arm[c],
        "leg": s.leg[c],
        "leg_by": _account(s, c, s.leg_by),
        "serious": s.serious[c],
        "serious_by": _account(s, c, s.serious_by),
        "executed": _executed(s.built[c]),
        "executed_last": _executed(s.built[c] >> state.LAST_TURN),
        "last": _plan(s.last[c]),
        "plan": _plan(s.plan[c]),
        "cap": s.cap[c],
        "done": s.done[c],
        "shown": s.shown[c],
        "declared": text_of(s.figures, s.declared[c]) if s.declared[c] else None,
        "granted": _name(s, s.granted[c]) if s.granted[c] != state.NOBODY else None,
        "moving": KNOWN[s.moving[c]],
        "running": KNOWN[s.running[c]],
        "handed": s.handed[c],
    }


def _name(s: State, c: int) -> str:
    return s.figures.characters[s.who[c]]


def _names(s: State, bits: int) -> list[Plain]:
    return [_name(s, c) for c in range(len(s.who)) if bits >> c & 1]


def _account(s: State, c: int, column: list[int]) -> dict[str, Plain]:
    """Who did how much of something; what nobody is to blame for is the rest."""
    return {_name(s, e): column[blame(s, c, e)] for e in range(len(s.who)) if column[blame(s, c, e)]}


def _aim(s: State, c: int) -> Plain:
    target = s.aim_at[c]
    if target == state.NOBODY:
        return None
    if target >= HEX_TARGET:
        return {"points": s.aim[c], "hex": s.map.names[target - HEX_TARGET]}
    return {"points": s.aim[c], "target": _name(s, target)}


def _executed(bits: int) -> list[Plain]:
    return [name for name, bit in (("advance", state.DID_ADVANCE), ("run", state.DID_RUN)) if bits & bit]


def _plan(stack: int) -> Plain:
    if stack == state.NOT_YET:
        return None
    return "surrender" if stack == state.GIVES_UP else [SIDES[side].lower() for side in unpacked(stack)]


def _weapon(s: State, w: int) -> dict[str, Plain]:
    where = s.where[w]
    row: dict[str, Plain] = {
        "weapon": s.figures.weapons[kind_of(s, w)],
        "rounds": s.rounds[w],
        "cocked": bool(s.cocked[w]),
        "jammed": bool(s.jammed[w]),
    }
    if where >= 0:
        row["character"] = _name(s, holder_of(where))
        row["box"] = BOXES[box_of(where)]
    elif where != GONE:
        row["hex"] = s.map.names[hex_under(where)]
    return row
