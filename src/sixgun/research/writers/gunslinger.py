"""Gunslinger: characters with their stacks and what they see of each other, weapons, and the result deck."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.gunslinger.rules.choosing import sprint_is_built
from sixgun.games.gunslinger.rules.turn import due
from sixgun.games.gunslinger.rules.victory import points, scores
from sixgun.games.gunslinger.table.charts import MOVE_STATUS, RUN_STATUS
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.components import ACTIONS, BOXES, SIDES
from sixgun.games.gunslinger.table.map import DIRECTIONS
from sixgun.games.gunslinger.table.people import boxes_of
from sixgun.games.gunslinger.table.places import GONE, box_of, hex_under, holder_of
from sixgun.games.gunslinger.table.stacks import BITS, MASK, height
from sixgun.games.gunslinger.table.state import (
    BAG_VALUE,
    CAPTIVES_KILLED,
    CHARACTER_RULE,
    GIVES_UP,
    LEFT,
    MAY_SURRENDER,
    NOBODY,
    OUT_NAMES,
    State,
    is_over,
)
from sixgun.games.gunslinger.table.weapons import is_gun, kind_of
from sixgun.games.gunslinger.wire.picks import text_of
from sixgun.games.gunslinger.wire.view import fraction, known_status, planning, seen_from, subject_of
from sixgun.games.gunslinger.wire.view_types import STATUSES
from sixgun.research.writers.parts import questions, seat_sets
from sixgun.research.writers.pieces import THERE, Counts, Signed, Tally, blanks, capped, lengths, numbers, piece, row

FLAGS: Final = (False, True)
MAYBE: Final = (None, False, True)
DOWN: Final = 4  # of STATUSES, as a bit


def _bits(names: Any, count: int) -> list[list[str]]:
    return [[name for bit, name in enumerate(names) if bits >> bit & 1] for bits in range(1 << count)]


class StackParts:
    """The pieces of a stack of action cards."""

    def __init__(self, figures: Any, stack: Any) -> None:
        parts = stack.parts
        self.height: list[bytes] = numbers(parts["height"])
        self.choosing: bytes = piece(parts["height"], None)
        actions = [{"action": ACTIONS[figures.action[side]], "time": figures.time[side]} for side in range(len(SIDES))]
        executed = parts["executed"]
        self.executed: list[bytes] = lengths(executed)
        self.most_executed: int = executed.most
        self.action: list[bytes] = [THERE + one for one in row(executed.item, actions)]
        self.no_actions: list[bytes] = blanks(1 + executed.item.size, executed.most)
        revealed = parts["revealed"].parts
        self.revealed: list[bytes] = [
            piece(revealed["action"], one["action"]) + piece(revealed["time"], one["time"]) for one in actions
        ]
        self.declared_field: Any = revealed["declared"]
        self.declared: dict[int, bytes] = {}
        self.due: Signed = Signed(revealed["due"])
        self.not_revealed: bytes = piece(parts["revealed"], None)
        cards = parts["cards"]
        self.cards: list[bytes] = lengths(cards)
        self.most_cards: int = cards.most
        self.card: list[bytes] = [THERE + piece(cards.item, {"card": side.lower()}) for side in SIDES]
        self.no_cards: list[bytes] = blanks(1 + cards.item.size, cards.most)
        self.gives_up: list[bytes] = row(parts["gives_up"], FLAGS)
        self.free: Signed = Signed(parts["free"])

    def write(self, s: State, c: int, mine: bool, choosing: bool, out: list[bytes]) -> None:
        plan, done = s.plan[c], s.done[c]
        ready = not choosing and plan > 0
        out.append(self.choosing if choosing else capped(self.height, height(plan)))
        left = self.most_executed
        if ready:
            out.append(capped(self.executed, done))
            for place in range(done):
                if left > 0:
                    out.append(self.action[(plan >> BITS * place & MASK) - 1])
                    left -= 1
        else:
            out.append(self.executed[0])
        out.append(self.no_actions[left])
        if ready and s.shown[c] > done:
            out.append(self.revealed[(plan >> BITS * done & MASK) - 1])
            out.append(self._declared(s, s.declared[c]))
            out.append(self.due.find(due(s, c)))
        else:
            out.append(self.not_revealed)
        left = self.most_cards
        if mine and plan > 0:
            out.append(capped(self.cards, height(plan)))
            while plan > 0:
                if left > 0:
                    out.append(self.card[(plan & MASK) - 1])
                    left -= 1
                plan >>= BITS
        else:
            out.append(self.cards[0])
        out.append(self.no_cards[left])
        out.append(self.gives_up[1 if mine and s.plan[c] == GIVES_UP else 0])
        out.append(self.free.find(s.cap[c]))

    def _declared(self, s: State, code: int) -> bytes:
        found = self.declared.get(code)
        if found is None:
            found = piece(self.declared_field, text_of(s.figures, code) if code else None)
            self.declared[code] = found
        return found


class CharacterParts:
    """The pieces of a LEGEND."""

    def __init__(self, figures: Any, item: Any, seats: int) -> None:
        parts = item.parts
        self.who: list[bytes] = [THERE + one for one in row(parts["character"], figures.characters)]
        self.seat: list[bytes] = row(parts["seat"], range(seats))
        self.side: list[bytes] = row(parts["side"], range(parts["side"].size - 1))
        self.hex_field: Any = parts["hex"]
        self.hex: dict[str, bytes] = {}
        self.no_hex: bytes = piece(parts["hex"], None)
        self.facing: list[bytes] = row(parts["facing"], DIRECTIONS)
        self.down: list[bytes] = row(parts["down"], FLAGS)
        self.out: list[bytes] = row(parts["out"], _bits(OUT_NAMES, len(OUT_NAMES)))
        self.boxes: Signed = Signed(parts["boxes"])
        self.one_hand: Signed = Signed(parts["skills"].parts["one_hand"])
        self.two_hand: Signed = Signed(parts["skills"].parts["two_hand"])
        self.endurance: Signed = Signed(parts["endurance"])
        self.weary: list[bytes] = row(parts["weary"], FLAGS)
        self.delay: Signed = Signed(parts["delay"])
        self.spent: Signed = Signed(parts["spent"])
        wounds = parts["wounds"].parts
        self.gun_arm: list[bytes] = numbers(wounds["gun_arm"])
        self.other_arm: list[bytes] = numbers(wounds["other_arm"])
        self.leg: list[bytes] = numbers(wounds["leg"])
        self.serious: list[bytes] = numbers(wounds["serious"])
        aim = parts["aim"].parts
        self.no_aim: bytes = piece(parts["aim"], None)
        self.aim: Signed = Signed(aim["points"])
        self.target: list[bytes] = row(aim["target"], figures.characters)
        self.no_target: bytes = piece(aim["target"], None)
        self.stack: StackParts = StackParts(figures, parts["stack"])
        self.last: Tally = Tally(parts["last"], lumped=False)
        self.moving: list[bytes] = row(parts["moving"], MAYBE)
        self.running: list[bytes] = row(parts["running"], MAYBE)
        self.sprint: list[bytes] = row(parts["sprint"], FLAGS)
        self.points_field: Any = parts["points"]
        self.points: dict[int, bytes] = {}
        others = parts["others"]
        other = others.item.parts
        self.others: list[bytes] = lengths(others)
        self.most_others: int = others.most
        self.no_others: list[bytes] = blanks(1 + others.item.size, others.most)
        self.enemy: list[bytes] = row(other["enemy"], FLAGS)
        self.range_field: Any = other["range"]
        self.seen_field: Any = other["seen"]
        self.zone_field: Any = other["in_zone"]
        self.sight: dict[int, bytes] = {}  # by both hexes and the facing, on the present map
        self.map: Any = None
        self.status: list[bytes] = row(other["status"], _bits(STATUSES, len(STATUSES)))
        names = [name for name, part in parts.items() if part.size]
        assert names[-5:] == ["moving", "running", "sprint", "points", "others"]

    def write(self, s: State, c: int, mine: bool, total: int, choosing: bool, out: list[bytes]) -> None:
        on_map = not s.out[c] & LEFT
        out.append(self.who[s.who[c]])
        out.append(self.seat[s.owner[c]])
        out.append(self.side[s.side[c]])
        out.append(self.hex_of(s, s.hex[c]) if on_map else self.no_hex)
        out.append(self.facing[s.facing[c]])
        out.append(self.down[1 if s.down[c] else 0])
        out.append(self.out[s.out[c]])
        out.append(self.boxes.find(boxes_of(s, c)))
        skilled, skill = s.options[CHARACTER_RULE], s.figures.skill
        out.append(self.one_hand.find(skill[1][s.who[c]] if skilled else 0))
        out.append(self.two_hand.find(skill[2][s.who[c]] if skilled else 0))
        out.append(self.endurance.find(s.endurance[c]))
        out.append(self.weary[1 if s.weary[c] else 0])
        out.append(self.delay.find(s.delay[c]))
        out.append(self.spent.find(s.spent[c]))
        out.append(capped(self.gun_arm, s.gun_arm[c]))
        out.append(capped(self.other_arm, s.other_arm[c]))
        out.append(capped(self.leg, s.leg[c]))
        out.append(capped(self.serious, s.serious[c]))
        self._aim(s, c, out)
        self.stack.write(s, c, mine, choosing, out)
        self._last(s, s.last[c], out)
        moving = known_status(s, c, MOVE_STATUS, s.moving[c])
        running = known_status(s, c, RUN_STATUS, s.running[c])
        out.append(self.moving[0 if moving is None else 2 if moving else 1])
        out.append(self.running[0 if running is None else 2 if running else 1])
        out.append(self.sprint[1 if sprint_is_built(s, c) else 0])
        out.append(self._points(total))
        self._others(s, c, on_map, out)

    def hex_of(self, s: State, hex_: int) -> bytes:
        name = s.map.names[hex_]
        found = self.hex.get(name)
        if found is None:
            found = piece(self.hex_field, name)
            self.hex[name] = found
        return found

    def _aim(self, s: State, c: int, out: list[bytes]) -> None:
        target = s.aim_at[c]
        if target == NOBODY:
            out.append(self.no_aim)
            return
        at_hex = target >= HEX_TARGET
        out.append(self.aim.find(s.aim[c]))
        out.append(self.no_target if at_hex else self.target[s.who[target]])
        out.append(self.hex_of(s, target - HEX_TARGET) if at_hex else self.no_hex)

    def _last(self, s: State, stack: int, out: list[bytes]) -> None:
        if stack <= 0:
            out.append(self.last.nothing)
            return
        counts = Counts()
        while stack > 0:
            counts.add(s.figures.action[(stack & MASK) - 1])
            stack >>= BITS
        self.last.write(counts, out)

    def _points(self, units: int) -> bytes:
        found = self.points.get(units)
        if found is None:
            found = piece(self.points_field, fraction(units))
            self.points[units] = found
        return found

    def _others(self, s: State, c: int, on_map: bool, out: list[bytes]) -> None:
        if not on_map:
            out.append(self.others[0])
            out.append(self.no_others[self.most_others])
            return
        seen = [d for d in range(len(s.who)) if d != c and not s.out[d] & LEFT]
        out.append(capped(self.others, len(seen)))
        for d in seen:
            out.append(self.who[s.who[d]])  # they are there
            out.append(self.enemy[1 if s.side[c] != s.side[d] else 0])
            out.append(self._sight(s, c, d))
            status = DOWN if s.down[d] else 0
            if known_status(s, d, MOVE_STATUS, s.moving[d]):
                status |= 1
            if known_status(s, d, RUN_STATUS, s.running[d]):
                status |= 2
            out.append(self.status[status])
        out.append(self.no_others[self.most_others - len(seen)])

    def _sight(self, s: State, c: int, d: int) -> bytes:
        """Range, bearing as it is seen, and AIM ZONE: the places of both decide them, and the facing of the one."""
        if self.map is not s.map:
            self.map = s.map
            self.sight.clear()
        key = (s.hex[c] * s.map.size + s.hex[d]) * 6 + s.facing[c]
        found = self.sight.get(key)
        if found is None:
            zone = s.map.in_aim_zone(s.hex[c], s.facing[c], s.hex[d])
            found = (
                piece(self.range_field, s.map.distance(s.hex[c], s.hex[d]))
                + piece(self.seen_field, seen_from(s, c, d))
                + piece(self.zone_field, zone)
            )
            self.sight[key] = found
        return found


class WeaponParts:
    """The pieces of a weapon."""

    def __init__(self, figures: Any, item: Any) -> None:
        parts = item.parts
        self.kind: list[bytes] = [THERE + one for one in row(parts["kind"], figures.weapons)]
        self.holder: list[bytes] = row(parts["character"], figures.characters)
        self.box: list[bytes] = row(parts["box"], BOXES)
        self.not_held: bytes = piece(parts["character"], None) + piece(parts["box"], None)
        self.no_hex: bytes = piece(parts["hex"], None)
        self.gone: list[bytes] = row(parts["gone"], FLAGS)
        self.gun: list[bytes] = row(parts["gun"], FLAGS)
        self.hands: list[bytes] = [piece(parts["hands"], hands) for hands in figures.hands]
        self.rounds: list[bytes] = numbers(parts["rounds"])
        self.capacity: list[bytes] = [piece(parts["capacity"], capacity) for capacity in figures.capacity]
        self.cocked: list[bytes] = row(parts["cocked"], FLAGS)
        self.jammed: list[bytes] = row(parts["jammed"], FLAGS)

    def write(self, s: State, w: int, characters: CharacterParts, out: list[bytes]) -> None:
        where, kind = s.where[w], kind_of(s, w)
        out.append(self.kind[kind])
        if where >= 0:
            out.append(self.holder[s.who[holder_of(where)]])
            out.append(self.box[box_of(where)])
            out.append(self.no_hex)
        else:
            out.append(self.not_held)
            out.append(characters.hex_of(s, hex_under(where)) if where < GONE else self.no_hex)
        out.append(self.gone[1 if where == GONE else 0])
        out.append(self.gun[1 if is_gun(s, w) else 0])
        out.append(self.hands[kind])
        out.append(capped(self.rounds, s.rounds[w]))
        out.append(self.capacity[kind])
        out.append(self.cocked[1 if s.cocked[w] else 0])
        out.append(self.jammed[1 if s.jammed[w] else 0])


class Writer:
    """Writes what a seat observes; made from the fields of the game's schema."""

    def __init__(self, game: Any, schema: Any, seats: int) -> None:
        parts = schema.parts
        figures = game.figures
        self.seat: list[bytes] = row(parts["seat"], range(seats))
        self.turn: list[bytes] = numbers(parts["turn"])
        self.length: list[bytes] = numbers(parts["length"])
        self.segment: list[bytes] = numbers(parts["segment"])
        self.asked: list[bytes] = seat_sets(parts["asked"], seats)
        self.question: list[bytes] = questions(parts["question"], game)
        self.subject: list[bytes] = row(parts["subject"], [*figures.characters, None])
        self.rules_field: Any = parts["rules"]
        self.rules: dict[int, bytes] = {}
        self.characters: list[bytes] = lengths(parts["characters"])
        self.character: CharacterParts = CharacterParts(figures, parts["characters"].item, seats)
        self.no_characters: list[bytes] = blanks(1 + parts["characters"].item.size, parts["characters"].most)
        self.most_characters: int = parts["characters"].most
        self.weapons: list[bytes] = lengths(parts["weapons"])
        self.weapon: WeaponParts = WeaponParts(figures, parts["weapons"].item)
        self.no_weapons: list[bytes] = blanks(1 + parts["weapons"].item.size, parts["weapons"].most)
        self.most_weapons: int = parts["weapons"].most
        self.deck: list[bytes] = numbers(parts["deck"])
        self.discards: Tally = Tally(parts["discards"], lumped=False)
        self.scores: bytes = lengths(parts["scores"])[seats]
        self.score_field: Any = parts["scores"].item
        self.nil: bytes = THERE + piece(self.score_field, "0")

    def write(self, s: State, seat: int, out: list[bytes]) -> None:
        choosing = planning(s)
        out.append(self.seat[seat])
        out.append(capped(self.turn, s.turn))
        out.append(capped(self.length, s.length))
        out.append(capped(self.segment, s.segment))
        out.append(self.asked[s.asked])
        out.append(self.question[s.question if s.asked else -1])
        subject = subject_of(s, seat)
        out.append(self.subject[s.who[subject] if subject != NOBODY else -1])
        out.append(self._rules(s))
        company = len(s.who)
        # Points are a long reckoning, and without any until somebody is out, unless a showdown has bonus points.
        nil = not is_over(s) and not s.bonus and max(s.out) == 0
        totals = [0] * company if nil else points(s)
        out.append(capped(self.characters, company))
        for c in range(company):
            self.character.write(s, c, s.owner[c] == seat, totals[c], choosing, out)
        out.append(self.no_characters[self.most_characters - company])
        count = len(s.weapon)
        out.append(capped(self.weapons, count))
        for w in range(count):
            self.weapon.write(s, w, self.character, out)
        out.append(self.no_weapons[self.most_weapons - count])
        out.append(capped(self.deck, len(s.deck)))
        counts = Counts()
        for card in s.discards:
            counts.add(card - 1)
        self.discards.write(counts, out)
        out.append(self.scores)
        if nil:
            for _seat in range(s.seats):
                out.append(self.nil)
        else:
            for score in scores(s, totals):
                out.append(THERE)
                out.append(piece(self.score_field, str(score)))

    def _rules(self, s: State) -> bytes:
        special = s.special
        key = special[BAG_VALUE] * 4 + bool(special[MAY_SURRENDER]) * 2 + bool(special[CAPTIVES_KILLED])
        found = self.rules.get(key)
        if found is None:
            rules = {"surrender": bool(special[MAY_SURRENDER]), "captives_killed": bool(special[CAPTIVES_KILLED])}
            found = piece(self.rules_field, {**rules, "money_bag": special[BAG_VALUE]})
            self.rules[key] = found
        return found
