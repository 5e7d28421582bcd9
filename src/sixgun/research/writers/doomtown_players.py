"""Doomtown's players: stash, hand, deck and piles, counted by card."""

from __future__ import annotations

from array import array
from typing import Any, Final

from sixgun.games.doomtown.table import hands
from sixgun.games.doomtown.table.state import State
from sixgun.games.doomtown.wire.names import CODE_NAMES, code_name, read_tag
from sixgun.lib.hands import is_unnamed
from sixgun.research.writers.doomtown_memory import Hidden, Knowledge, PlayerMemory, Secrets
from sixgun.research.writers.pieces import (
    FIGURE,
    THERE,
    Counts,
    Pile,
    Signed,
    Tally,
    blank,
    blanks,
    capped,
    lengths,
    numbers,
    piece,
    row,
)
from sixgun.research.writers.rows import Row

SPECTATOR: Final = 1 << 7
NOWHERE: Final = -1  # the home, among places of the street


class Player:
    """The pieces of one player."""

    def __init__(self, cards: Any, record: Any) -> None:
        parts = record.parts
        self.stash: list[bytes] = numbers(parts["stash"])
        self.loan: list[bytes] = numbers(parts["loan"])
        self.control: list[bytes] = numbers(parts["control"])
        self.influence: list[bytes] = numbers(parts["influence"])
        keys = cards.keys
        pile = parts["hand"]
        self.pile: Tally = Tally(pile, lumped=False)
        self.word: list[int] = [pile.words.get(key, pile.size - 1) for key in keys]
        self.hand_count: list[bytes] = numbers(parts["hand_count"])
        self.deck: list[bytes] = numbers(parts["deck"])
        top = parts["deck_top"].ways[0]
        self.top: list[bytes] = lengths(top)
        self.most_top: int = top.most
        self.top_card: list[bytes] = [THERE + one for one in row(top.item, keys)]
        self.no_top: bytes = blank(1 + top.item.size)
        self.shuffle: list[bytes] = numbers(parts["shuffle"])
        unseen = parts["unseen"]
        self.groups: list[bytes] = lengths(unseen)
        self.most_groups: int = unseen.most
        self.group: list[bytes] = [THERE + one for one in numbers(unseen.item.parts["shuffle"])]
        self.no_groups: list[bytes] = blanks(1 + unseen.item.size, unseen.most)
        last = parts["discards"].ways[0]
        self.discard: list[bytes] = [piece(last, [key]) for key in keys]
        self.no_discard: bytes = piece(last, [])
        self._draw_hand(parts["draw_hand"], cards)
        street = parts["street"]
        self.street: dict[str, int] = {name: i for i, name in enumerate(street._places)}
        self.ways: list[bytes] = [street_piece(way) for way in range(-10, 11)]
        self.nowhere: bytes = bytes(FIGURE)
        outskirts = parts["outskirts"]
        self.outskirts: Tally = Tally(outskirts, lumped=False)
        self.no_street: bytes = bytes(FIGURE * street.size)
        self.street_size: int = street.size
        names: dict[str, int] = outskirts.words
        assert list(names) == list(self.street)
        self.place: dict[int, int] = {read_tag(cards.index, name): i for name, i in names.items()}

    def _draw_hand(self, hand: Any, cards: Any) -> None:
        parts = hand.parts
        self.no_hand: bytes = piece(hand, None)
        self.drawn: list[bytes] = numbers(parts["count"])
        by_card, by_code = parts["cards"].ways
        faces = by_card.field
        self.drawn_card: Tally = Tally(faces, lumped=False)
        self.drawn_word: list[int] = [faces.words.get(key, faces.size - 1) for key in cards.keys]
        codes = by_code.field
        self.drawn_code: Tally = Tally(codes, lumped=False)
        self.code_word: list[int] = [codes.words[name] for name in CODE_NAMES]
        self.codes: dict[int, int] = {}
        self.no_code: int = codes.words[None]
        self.rank: list[bytes] = numbers(parts["rank"])
        self.no_rank: bytes = piece(parts["rank"], None)
        self.rank_change: Signed = Signed(parts["rank_change"])
        self.cheatin: list[bytes] = row(parts["cheatin"], [None, False, True])

    def write(
        self,
        s: State,
        seat: int,
        viewer: int,
        control: int,
        influence: int,
        memory: PlayerMemory,
        knowledge: Knowledge,
        row: Row,
    ) -> None:
        bit = 1 << viewer
        memory.look(s, seat, knowledge.known)
        secrets = memory.secrets[viewer]
        if secrets.version != memory.version:
            secrets.version = memory.version
            secrets.known = self._hand(s, s.hand[seat], bit, secrets.hand)
            if not secrets.is_same(s, seat, bit, knowledge.shuffles, self.word, self.pile):
                secrets.ready = self._unseen(secrets.groups)
        row.add(capped(self.stash, s.stash[seat]))
        row.add(capped(self.loan, s.loan[seat]))
        row.add(capped(self.control, control))
        row.add(capped(self.influence, influence))
        row.add(secrets.known)
        row.add(capped(self.hand_count, len(s.hand[seat])))
        deck = s.deck[seat]
        row.add(capped(self.deck, len(deck)))
        self._deck_top(s, deck, bit, row)
        row.add(capped(self.shuffle, s.lots[seat]))
        row.add(secrets.ready)
        discards = s.discards[seat]
        if discards:
            row.add(self.discard[s.what[discards[-1]]])
        else:
            row.add(self.no_discard)
        row.add(self.pile.pile(discards, s.what, self.word, memory.discards))
        row.add(self.pile.pile(s.boot_hill[seat], s.what, self.word, memory.boot_hill))
        row.add(self._drawn(s, seat, bit, secrets) if s.drawn[seat] else self.no_hand)
        self._places(s, seat, memory, row)

    def _hand(self, s: State, hand: list[int], bit: int, before: Pile) -> bytes:
        """The cards in it that the viewer knows."""
        seen = s.seen
        known: list[int] = []
        for card in hand:
            if seen[card] & bit:
                known.append(card)
        return self.pile.pile(known, s.what, self.word, before)

    def _deck_top(self, s: State, deck: list[int], bit: int, row: Row) -> None:
        """Cards on top of the deck that the viewer has looked at."""
        left = self.most_top
        at = len(deck) - 1
        if at < 0 or not s.seen[deck[at]] & bit:
            row.add(self.top[0])
            row.fill(self.no_top, left)
            row.add(self.pile.nothing)
            return
        counts = Counts()
        looked: list[int] = []
        while at >= 0 and s.seen[deck[at]] & bit:
            looked.append(s.what[deck[at]])
            at -= 1
        row.add(capped(self.top, len(looked)))
        for what in looked:
            counts.add(self.word[what])
            if left > 0:
                row.add(self.top_card[what])
                left -= 1
        row.fill(self.no_top, left)
        row.add(self.pile.joined(counts))

    def _unseen(self, groups: dict[int, Hidden]) -> bytes:
        """Hidden cards by the shuffle that they came from, the oldest first."""
        out = [capped(self.groups, len(groups))]
        written = 0
        for lot in sorted(groups):
            if written < self.most_groups:
                out.append(capped(self.group, lot))
                out += groups[lot].pieces
                written += 1
        out.append(self.no_groups[self.most_groups - written])
        return b"".join(out)

    def _drawn(self, s: State, seat: int, bit: int, secrets: Secrets) -> bytes:
        """The draw hand, made anew if its cards, what they stand for or who knows them has changed."""
        before = secrets.drawn
        stand_for = hands.codes_of(s, seat)
        if before.version != secrets.version or before.rank_by != s.rank_by[seat] or before.codes != stand_for:
            before.version, before.rank_by, before.codes = secrets.version, s.rank_by[seat], stand_for
            before.ready = self._draw(s, seat, bit)
        return before.ready

    def _draw(self, s: State, seat: int, bit: int) -> bytes:
        cards = s.drawn[seat]
        out = [capped(self.drawn, len(cards))]
        faces, codes = Counts(), Counts()
        known, open_, named = 0, True, True
        for card in cards:
            code = hands.code_of(s, card)
            unnamed = is_unnamed(code)
            if unnamed:
                named = False
            if not s.seen[card] & SPECTATOR:
                open_ = False
            if s.seen[card] & bit:
                known += 1
                faces.add(self.drawn_word[s.what[card]])
                codes.add(self.no_code if unnamed else self._code(code))
        self.drawn_card.write(faces, out)
        self.drawn_code.write(codes, out)
        if known == len(cards) and named:
            out.append(capped(self.rank, hands.rank(s, seat)))
        else:
            out.append(self.no_rank)
        out.append(self.rank_change.find(s.rank_by[seat]))
        out.append(self.cheatin[(2 if hands.is_cheatin(s, seat) else 1) if open_ else 0])
        return b"".join(out)

    def _code(self, code: int) -> int:
        """The word of a suit and value; of a joker that has a name, too."""
        found = self.codes.get(code)
        if found is None:
            found = self.code_word[CODE_NAMES[code_name(code)]]
            self.codes[code] = found
        return found

    def _places(self, s: State, seat: int, memory: PlayerMemory, row: Row) -> None:
        street, before = s.street[seat], memory.street
        if len(street) == 1:
            row.add(self.no_street)
        else:
            if memory.tags is not s.tags or before.cards != street:
                memory.tags, before.cards = s.tags, street[:]
                home = s.homes[seat]
                order = [NOWHERE if place == home else self.place[s.tags[place]] for place in street]
                before.ready = self._street(order)
            row.add(before.ready)
        if s.outskirts[seat]:
            counts = Counts()
            for place in s.outskirts[seat]:
                counts.add(self.place[s.tags[place]])
            row.add(self.outskirts.joined(counts))
        else:
            row.add(self.outskirts.nothing)

    def _street(self, order: list[int]) -> bytes:
        home = order.index(NOWHERE)
        at = [self.nowhere] * self.street_size
        for i, place in enumerate(order):
            if i != home:
                way = i - home
                at[place] = self.ways[10 + (-10 if way < -10 else 10 if way > 10 else way)]
        return b"".join(at)


def street_piece(way: int) -> bytes:
    """How far a place is from the home."""
    return array("f", [max(-1.0, min(1.0, way / 10))]).tobytes()
