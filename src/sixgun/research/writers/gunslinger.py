"""Gunslinger: characters with their stacks and what they see of each other, weapons, and the result deck."""

from __future__ import annotations

from typing import Any

from sixgun.games.gunslinger.rules.victory import points, scores
from sixgun.games.gunslinger.table.state import BAG_VALUE, CAPTIVES_KILLED, MAY_SURRENDER, NOBODY, State, is_over
from sixgun.games.gunslinger.wire.view import planning, subject_of
from sixgun.research.writers.gunslinger_characters import CharacterParts, Figure
from sixgun.research.writers.gunslinger_weapons import WeaponParts
from sixgun.research.writers.parts import questions, seat_sets
from sixgun.research.writers.pieces import THERE, Pile, Tally, blank, capped, lengths, numbers, piece, row
from sixgun.research.writers.rows import Memory as Written
from sixgun.research.writers.rows import Row, Shape


class Memory(Written):
    """What was last written of a game."""

    def __init__(self, shape: Shape, characters: int, weapons: int) -> None:
        super().__init__(shape)
        self.map: Any = None
        self.characters: list[Figure] = [Figure() for _ in range(characters)]
        self.weapons: list[Figure] = [Figure() for _ in range(weapons)]
        self.discards: Pile = Pile()

    def begin(self, map_: Any) -> None:
        """Forget what has hexes in it."""
        self.map = map_
        for figure in self.characters:
            figure.figures = []
        for figure in self.weapons:
            figure.figures = []


class Writer:
    """Writes what a seat observes; made from the fields of the game's schema."""

    def __init__(self, game: Any, schema: Any, seats: int) -> None:
        parts = schema.parts
        self.shape: Shape = Shape()
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
        self.most_characters: int = parts["characters"].most
        self.weapons: list[bytes] = lengths(parts["weapons"])
        self.weapon: WeaponParts = WeaponParts(figures, parts["weapons"].item)
        self.no_weapon: bytes = blank(1 + parts["weapons"].item.size)
        self.most_weapons: int = parts["weapons"].most
        self.deck: list[bytes] = numbers(parts["deck"])
        self.discards: Tally = Tally(parts["discards"], lumped=False)
        most = self.discards.unknown + 2
        self.same: list[int] = list(range(most))
        self.before: list[int] = list(range(-1, most - 1))  # cards are numbered from 1, words from 0
        self.scores: bytes = lengths(parts["scores"])[seats]
        self.score_field: Any = parts["scores"].item
        self.nil: bytes = THERE + piece(self.score_field, "0")

    def memory(self) -> Memory:
        return Memory(self.shape, self.most_characters, self.most_weapons)

    def write(self, s: State, seat: int, memory: Memory, row: Row) -> None:
        choosing = planning(s)
        if memory.map is not s.map:  # hexes have other names
            memory.begin(s.map)
        row.add(self.seat[seat])
        row.add(capped(self.turn, s.turn))
        row.add(capped(self.length, s.length))
        row.add(capped(self.segment, s.segment))
        row.add(self.asked[s.asked])
        row.add(self.question[s.question if s.asked else -1])
        subject = subject_of(s, seat)
        row.add(self.subject[s.who[subject] if subject != NOBODY else -1])
        row.add(self._rules(s))
        company = len(s.who)
        # Points are a long reckoning, and without any until somebody is out, unless a showdown has bonus points.
        nil = not is_over(s) and not s.bonus and max(s.out) == 0
        totals = [0] * company if nil else points(s)
        row.add(capped(self.characters, company))
        for c in range(company):
            before = memory.characters[c]
            self.character.write(s, c, s.owner[c] == seat, totals[c], choosing, before, row)
        for _c in range(self.most_characters - company):
            self.character.leave_out(row)
        count = len(s.weapon)
        row.add(capped(self.weapons, count))
        for w in range(count):
            row.add(self.weapon.find(s, w, self.character, memory.weapons[w]))
        row.fill(self.no_weapon, self.most_weapons - count)
        row.add(capped(self.deck, len(s.deck)))
        row.add(self.discards.pile(s.discards, self.same, self.before, memory.discards))
        row.add(self.scores)
        if nil:
            row.fill(self.nil, s.seats)
        else:
            for score in scores(s, totals):
                row.add(THERE + piece(self.score_field, str(score)))

    def _rules(self, s: State) -> bytes:
        special = s.special
        key = special[BAG_VALUE] * 4 + bool(special[MAY_SURRENDER]) * 2 + bool(special[CAPTIVES_KILLED])
        found = self.rules.get(key)
        if found is None:
            rules = {"surrender": bool(special[MAY_SURRENDER]), "captives_killed": bool(special[CAPTIVES_KILLED])}
            found = piece(self.rules_field, {**rules, "money_bag": special[BAG_VALUE]})
            self.rules[key] = found
        return found
