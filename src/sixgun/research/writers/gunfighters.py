"""Make You Gunfighters: gangs card by card."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.gunfighters.table.components import CLIMAXES, KIND_NAMES, PLACES
from sixgun.games.gunfighters.table.state import ALL_SEE, State
from sixgun.research.writers.parts import questions, seat_sets
from sixgun.research.writers.pieces import (
    NOTHING,
    THERE,
    Counts,
    Pile,
    Tally,
    blank,
    capped,
    lengths,
    numbers,
    piece,
    row,
)
from sixgun.research.writers.rows import Memory as Written
from sixgun.research.writers.rows import Row, Shape

PLACE_SETS: Final = 64


def _names(mask: int) -> list[str]:
    return [name for place, name in enumerate(PLACES) if mask >> place & 1]


class Memory(Written):
    """What was last written of a game."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        self.discards: Pile = Pile()
        self.story_used: Pile = Pile()


class Writer:
    """Writes what a seat observes; made from the fields of the game's schema."""

    def __init__(self, game: Any, schema: Any, seats: int) -> None:
        parts = schema.parts
        self.shape: Shape = Shape()
        self.seats: int = seats
        # Kinds and stories are their own words, however few cards there are.
        self.same: list[int] = list(range(max(len(KIND_NAMES), len(game.figures.kind))))
        self.question: list[bytes] = questions(parts["question"], game)
        self.seat: list[bytes] = row(parts["seat"], range(seats))
        self.dealer: list[bytes] = row(parts["dealer"], range(seats))
        self.first: list[bytes] = row(parts["first"], range(seats))
        self.turn: list[bytes] = row(parts["turn"], range(seats))
        self.asked: list[bytes] = seat_sets(parts["asked"], seats)
        self._gangs(parts["players"])
        self.deck: list[bytes] = numbers(parts["deck"])
        self.shuffle: list[bytes] = numbers(parts["shuffle"])
        top, bag = parts["discards"].ways
        self.top: list[bytes] = row(top, [[], *[[name] for name in KIND_NAMES]])
        self.longer: list[bytes] = row(top, [[], *[[name, name] for name in KIND_NAMES]])
        self.discards: Tally = Tally(bag, lumped=False)
        groups = parts["unseen"]
        self.groups: list[bytes] = lengths(groups)
        self.group_shuffle: list[bytes] = [THERE + one for one in numbers(groups.item.parts["shuffle"])]
        self.no_shuffle: bytes = blank(1 + groups.item.parts["shuffle"].size)
        self.group: Tally = Tally(groups.item.parts["cards"], lumped=True)
        self.most_groups: int = groups.most
        self.story_deck: list[bytes] = numbers(parts["story_deck"])
        self.story_used: Tally = Tally(parts["story_used"], lumped=False)
        self.climax_pile: Tally = Tally(parts["climax_pile"], lumped=False)
        self.bank: list[bytes] = numbers(parts["bank"])

    def _gangs(self, players: Any) -> None:
        gang = players.item.parts
        self.players: bytes = lengths(players)[self.seats]
        self.out: list[bytes] = [THERE + piece(gang["out"], out) for out in (False, True)]
        cards, known = gang["cards"].ways
        card = cards.item
        self.most_cards: int = cards.most
        self.cards: list[bytes] = lengths(cards)
        self.no_card: bytes = blank(1 + card.size)
        face = [{"card": name, "shown": shown} for name in KIND_NAMES for shown in (False, True)]
        self.face: list[bytes] = [THERE + one for one in row(card, face)]
        shuffles = range(int(card.parts["shuffle"].most) + 1)
        hidden = [
            {"card": None, "not": _names(mask), "shuffle": number} for number in shuffles for mask in range(PLACE_SETS)
        ]
        self.last_shuffle: int = len(shuffles) - 1
        self.back: list[bytes] = [THERE + one for one in row(card, hidden)]
        self.known: Tally = Tally(known._bag, lumped=False)
        self.coins: list[bytes] = numbers(gang["coins"])
        self.climax: list[bytes] = row(gang["climax"], [*CLIMAXES, None])
        self.controls: list[bytes] = row(gang["controls"], [_names(mask) for mask in range(PLACE_SETS)])

    def memory(self) -> Memory:
        return Memory(self.shape)

    def write(self, s: State, seat: int, memory: Memory, row: Row) -> None:
        row.add(self.seat[seat])
        row.add(self.dealer[s.dealer])
        row.add(self.first[s.first])
        row.add(self.turn[s.turn])
        row.add(self.asked[s.asked])
        row.add(self.question[s.question if s.asked else -1])
        row.add(self.players)
        for other in range(s.seats):
            self._gang(s, other, 1 << seat, row)
        row.add(capped(self.deck, len(s.deck)))
        row.add(capped(self.shuffle, s.shuffles))
        kinds = s.figures.kind
        top = 1 + kinds[s.discards[-1]] if s.discards else 0
        row.add(self.longer[top] if len(s.discards) > 1 else self.top[top])
        row.add(self.discards.pile(s.discards, kinds, self.same, memory.discards))
        self._unseen(s, 1 << seat, row)
        row.add(capped(self.story_deck, len(s.story_deck)))
        row.add(self.story_used.pile(s.story_used, s.figures.story, self.same, memory.story_used))
        counts = Counts()
        for card in s.climax_pile:
            seen = s.climax_seen[card] == ALL_SEE
            counts.add(s.figures.climax[card] if seen else self.climax_pile.unknown)
        self.climax_pile.add(counts, row)
        row.add(capped(self.bank, s.bank))

    def _gang(self, s: State, seat: int, viewer: int, row: Row) -> None:
        row.add(self.out[1 if seat in s.out else 0])
        self._cards(s, s.hands[seat], viewer, row)
        row.add(capped(self.coins, s.coins[seat]))
        climax = s.climax[seat]
        row.add(self.climax[s.figures.climax[climax] if climax >= 0 else -1])
        mask = 0
        for place, owner in enumerate(s.control):
            if owner == seat:
                mask |= 1 << place
        row.add(self.controls[mask])

    def _cards(self, s: State, hand: list[int], viewer: int, row: Row) -> None:
        """A gang card by card, then counted by kind."""
        row.add(capped(self.cards, len(hand)))
        kinds, seen, last = s.figures.kind, s.seen, self.last_shuffle
        known = self.known
        counts = Counts()
        left = self.most_cards
        for card in hand:
            bits = seen[card]
            if bits & viewer:
                kind = kinds[card]
                counts.add(kind)
                shown = self.face[2 * kind + 1 if bits == ALL_SEE else 2 * kind]
            else:
                counts.add(known.unknown)
                shuffle = s.shuffle[card]
                shown = self.back[PLACE_SETS * (shuffle if shuffle < last else last) + s.ruled_out[card]]
            if left > 0:
                row.add(shown)
                left -= 1
        row.fill(self.no_card, left)
        known.add(counts, row)

    def _unseen(self, s: State, viewer: int, row: Row) -> None:
        """Hidden cards by the shuffle that they came from, the oldest first. What is in no deck or gang lies open."""
        groups: list[Counts | None] = [None] * (s.shuffles + 1)
        kinds, shuffles, tally = s.figures.kind, s.shuffle, self.group
        counts = Counts()
        found, card, last = 0, 0, -1
        for seen in s.seen:
            if not seen & viewer:
                number = shuffles[card]
                if number != last:
                    last = number
                    known = groups[number]
                    if known is None:
                        known = counts if found == 0 else Counts()
                        groups[number] = known
                        found += 1
                    counts = known
                counts.add(kinds[card])
            card += 1
        row.add(capped(self.groups, found))
        left = self.most_groups
        for number in range(len(groups)):
            known = groups[number]
            if known is not None and left > 0:
                row.add(capped(self.group_shuffle, number))
                tally.add(known, row)
                left -= 1
        while left > 0:
            row.add(self.no_shuffle)
            tally.add(NOTHING, row)
            left -= 1
