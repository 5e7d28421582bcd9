"""Make You Gunfighters: gangs card by card."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.gunfighters.table.components import CLIMAXES, KIND_NAMES, PLACES
from sixgun.games.gunfighters.table.state import ALL_SEE, State
from sixgun.research.writers.parts import questions, seat_sets
from sixgun.research.writers.pieces import THERE, Counts, Tally, blanks, capped, lengths, numbers, piece, row

PLACE_SETS: Final = 64


def _names(mask: int) -> list[str]:
    return [name for place, name in enumerate(PLACES) if mask >> place & 1]


class Writer:
    """Writes what a seat observes; made from the fields of the game's schema."""

    def __init__(self, game: Any, schema: Any, seats: int) -> None:
        parts = schema.parts
        self.seats: int = seats
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

    def write(self, s: State, seat: int, out: list[bytes]) -> None:
        out.append(self.seat[seat])
        out.append(self.dealer[s.dealer])
        out.append(self.first[s.first])
        out.append(self.turn[s.turn])
        out.append(self.asked[s.asked])
        out.append(self.question[s.question if s.asked else -1])
        out.append(self.players)
        for other in range(s.seats):
            self._gang(s, other, 1 << seat, out)
        out.append(capped(self.deck, len(s.deck)))
        out.append(capped(self.shuffle, s.shuffles))
        kinds = s.figures.kind
        top = 1 + kinds[s.discards[-1]] if s.discards else 0
        out.append(self.longer[top] if len(s.discards) > 1 else self.top[top])
        counts = Counts()
        for card in s.discards:
            counts.add(kinds[card])
        self.discards.write(counts, out)
        self._unseen(s, 1 << seat, out)
        out.append(capped(self.story_deck, len(s.story_deck)))
        if s.story_used:
            counts = Counts()
            for card in s.story_used:
                counts.add(s.figures.story[card])
            self.story_used.write(counts, out)
        else:
            out.append(self.story_used.nothing)
        counts = Counts()
        for card in s.climax_pile:
            seen = s.climax_seen[card] == ALL_SEE
            counts.add(s.figures.climax[card] if seen else self.climax_pile.unknown)
        self.climax_pile.write(counts, out)
        out.append(capped(self.bank, s.bank))

    def _gang(self, s: State, seat: int, viewer: int, out: list[bytes]) -> None:
        hand = s.hands[seat]
        known = self.known
        out.append(self.out[1 if seat in s.out else 0])
        out.append(capped(self.cards, len(hand)))
        counts = Counts()
        kinds, seen = s.figures.kind, s.seen
        left = self.most_cards
        for card in hand:
            if seen[card] & viewer:
                kind = kinds[card]
                counts.add(kind)
                ready = self.face[2 * kind + 1 if seen[card] == ALL_SEE else 2 * kind]
            else:
                counts.add(known.unknown)
                shuffle = s.shuffle[card]
                last = self.last_shuffle
                ready = self.back[PLACE_SETS * (shuffle if shuffle < last else last) + s.ruled_out[card]]
            if left > 0:
                out.append(ready)
                left -= 1
        out.append(self.no_cards[left])
        known.write(counts, out)
        out.append(capped(self.coins, s.coins[seat]))
        climax = s.climax[seat]
        out.append(self.climax[s.figures.climax[climax] if climax >= 0 else -1])
        mask = 0
        for place, owner in enumerate(s.control):
            if owner == seat:
                mask |= 1 << place
        out.append(self.controls[mask])

    def _unseen(self, s: State, viewer: int, out: list[bytes]) -> None:
        """Hidden cards by the shuffle that they came from, the oldest first."""
        groups: list[Counts | None] = [None] * (s.shuffles + 1)
        kinds, seen, tally = s.figures.kind, s.seen, self.group
        found = 0
        for pile in [s.deck, *s.hands]:
            for card in pile:
                if not seen[card] & viewer:
                    number = s.shuffle[card]
                    counts = groups[number]
                    if counts is None:
                        counts = Counts()
                        groups[number] = counts
                        found += 1
                    counts.add(kinds[card])
        out.append(capped(self.groups_there, found))
        written = 0
        for number in range(len(groups)):
            counts = groups[number]
            if counts is not None and written < self.most_groups:
                out.append(THERE)
                out.append(capped(self.group_shuffle, number))
                tally.write(counts, out)
                written += 1
        out.append(self.no_groups[self.most_groups - written])
