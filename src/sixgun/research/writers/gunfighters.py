"""Make You Gunfighters: gangs card by card."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.gunfighters.table.components import CLIMAXES, KIND_NAMES, PLACES
from sixgun.games.gunfighters.table.state import ALL_SEE, State
from sixgun.research.writers.parts import questions, seat_sets
from sixgun.research.writers.pieces import (
    MOST_HIDDEN,
    THERE,
    Counts,
    Hidden,
    Pile,
    Tally,
    Unfit,
    blanks,
    capped,
    lengths,
    numbers,
    piece,
    row,
)

PLACE_SETS: Final = 64


def _names(mask: int) -> list[str]:
    return [name for place, name in enumerate(PLACES) if mask >> place & 1]


class Memory:
    """What was last written of a game."""

    def __init__(self, seats: int) -> None:
        self.discards: Pile = Pile()
        self.story_used: Pile = Pile()
        self.unseen: list[Hidden] = [Hidden() for _ in range(seats)]  # by seat
        self.gangs: list[Pile] = [Pile() for _ in range(seats * seats)]  # by viewer and seat


class Writer:
    """Writes what a seat observes; made from the fields of the game's schema."""

    def __init__(self, game: Any, schema: Any, seats: int) -> None:
        parts = schema.parts
        self.seats: int = seats
        if len(game.figures.kind) > MOST_HIDDEN:
            raise Unfit("more cards than there are bits")
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
        self.groups: Any = parts["unseen"]
        self.groups_there: list[bytes] = lengths(self.groups)
        self.group_shuffle: list[bytes] = numbers(self.groups.item.parts["shuffle"])
        self.group: Tally = Tally(self.groups.item.parts["cards"], lumped=True)
        self.no_groups: list[bytes] = blanks(1 + self.groups.item.size, self.groups.most)
        self.most_groups: int = self.groups.most
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
        self.no_cards: list[bytes] = blanks(1 + card.size, cards.most)
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
        return Memory(self.seats)

    def write(self, s: State, seat: int, memory: Memory, out: list[bytes]) -> None:
        out.append(self.seat[seat])
        out.append(self.dealer[s.dealer])
        out.append(self.first[s.first])
        out.append(self.turn[s.turn])
        out.append(self.asked[s.asked])
        out.append(self.question[s.question if s.asked else -1])
        out.append(self.players)
        for other in range(s.seats):
            self._gang(s, other, 1 << seat, memory.gangs[seat * self.seats + other], out)
        out.append(capped(self.deck, len(s.deck)))
        out.append(capped(self.shuffle, s.shuffles))
        kinds = s.figures.kind
        top = 1 + kinds[s.discards[-1]] if s.discards else 0
        out.append(self.longer[top] if len(s.discards) > 1 else self.top[top])
        out.append(self.discards.pile(s.discards, kinds, self.same, memory.discards))
        hidden = memory.unseen[seat]
        if not hidden.is_same(s.seen, 1 << seat, s.shuffle):
            hidden.ready = self._unseen(s, 1 << seat)
        out.append(hidden.ready)
        out.append(capped(self.story_deck, len(s.story_deck)))
        out.append(self.story_used.pile(s.story_used, s.figures.story, self.same, memory.story_used))
        counts = Counts()
        for card in s.climax_pile:
            seen = s.climax_seen[card] == ALL_SEE
            counts.add(s.figures.climax[card] if seen else self.climax_pile.unknown)
        self.climax_pile.write(counts, out)
        out.append(capped(self.bank, s.bank))

    def _gang(self, s: State, seat: int, viewer: int, before: Pile, out: list[bytes]) -> None:
        hand = s.hands[seat]
        out.append(self.out[1 if seat in s.out else 0])
        kinds, seen, last = s.figures.kind, s.seen, self.last_shuffle
        cards: list[int] = []  # a number for what the viewer knows of each: a face if it is below 0
        for card in hand:
            bits = seen[card]
            if bits & viewer:
                cards.append(-2 - 2 * kinds[card] if bits == ALL_SEE else -1 - 2 * kinds[card])
            else:
                shuffle = s.shuffle[card]
                cards.append(PLACE_SETS * (shuffle if shuffle < last else last) + s.ruled_out[card])
        if before.cards != cards or not before.ready:
            before.cards = cards
            before.ready = self._cards(cards)
        out.append(before.ready)
        out.append(capped(self.coins, s.coins[seat]))
        climax = s.climax[seat]
        out.append(self.climax[s.figures.climax[climax] if climax >= 0 else -1])
        mask = 0
        for place, owner in enumerate(s.control):
            if owner == seat:
                mask |= 1 << place
        out.append(self.controls[mask])

    def _cards(self, cards: list[int]) -> bytes:
        """A gang card by card, then counted by kind."""
        out = [capped(self.cards, len(cards))]
        counts = Counts()
        known = self.known
        left = self.most_cards
        for card in cards:
            counts.add(known.unknown if card >= 0 else (-1 - card) // 2)
            if left > 0:
                out.append(self.back[card] if card >= 0 else self.face[-1 - card])
                left -= 1
        out.append(self.no_cards[left])
        known.write(counts, out)
        return b"".join(out)

    def _unseen(self, s: State, viewer: int) -> bytes:
        """Hidden cards by the shuffle that they came from, the oldest first. What is in no deck or gang lies open."""
        groups: list[Counts | None] = [None] * (s.shuffles + 1)
        kinds, shuffles, tally = s.figures.kind, s.shuffle, self.group
        found, card = 0, 0
        for seen in s.seen:
            if not seen & viewer:
                number = shuffles[card]
                counts = groups[number]
                if counts is None:
                    counts = Counts()
                    groups[number] = counts
                    found += 1
                counts.add(kinds[card])
            card += 1
        out = [capped(self.groups_there, found)]
        written = 0
        for number in range(len(groups)):
            counts = groups[number]
            if counts is not None and written < self.most_groups:
                out.append(THERE)
                out.append(capped(self.group_shuffle, number))
                tally.write(counts, out)
                written += 1
        out.append(self.no_groups[self.most_groups - written])
        return b"".join(out)
