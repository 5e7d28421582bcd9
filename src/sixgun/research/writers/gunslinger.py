"""Gunslinger: characters with their stacks and what they see of each other, weapons, and the result deck."""

from __future__ import annotations

from typing import Any

from sixgun.games.gunslinger.rules.victory import points, scores
from sixgun.games.gunslinger.table.state import BAG_VALUE, CAPTIVES_KILLED, MAY_SURRENDER, NOBODY, State, is_over
from sixgun.games.gunslinger.wire.view import planning, subject_of
from sixgun.research.writers.gunslinger_characters import CharacterParts, Figure
from sixgun.research.writers.gunslinger_weapons import WeaponParts
from sixgun.research.writers.parts import questions, seat_sets
from sixgun.research.writers.pieces import THERE, Pile, Tally, blanks, capped, lengths, numbers, piece, row


class Memory:
    """What was last written of a game."""

    def __init__(self, characters: int, weapons: int) -> None:
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
        most = self.discards.unknown + 2
        self.same: list[int] = list(range(most))
        self.before: list[int] = list(range(-1, most - 1))  # cards are numbered from 1, words from 0
        self.scores: bytes = lengths(parts["scores"])[seats]
        self.score_field: Any = parts["scores"].item
        self.nil: bytes = THERE + piece(self.score_field, "0")

    def memory(self) -> Memory:
        return Memory(self.most_characters, self.most_weapons)

    def write(self, s: State, seat: int, memory: Memory, out: list[bytes]) -> None:
        choosing = planning(s)
        if memory.map is not s.map:  # hexes have other names
            memory.begin(s.map)
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
            before = memory.characters[c]
            self.character.write(s, c, s.owner[c] == seat, totals[c], choosing, before, out)
        out.append(self.no_characters[self.most_characters - company])
        count = len(s.weapon)
        out.append(capped(self.weapons, count))
        for w in range(count):
            out.append(self.weapon.find(s, w, self.character, memory.weapons[w]))
        out.append(self.no_weapons[self.most_weapons - count])
        out.append(capped(self.deck, len(s.deck)))
        out.append(self.discards.pile(s.discards, self.same, self.before, memory.discards))
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
