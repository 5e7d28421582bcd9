"""BANG! The Duel: characters place by place, hands card by card."""

from __future__ import annotations

from typing import Any, Final

from sixgun.core.frames import PROCEDURE, WIDTH
from sixgun.games.bang_duel.rules import elimination, reveal
from sixgun.games.bang_duel.rules.play import unlimited
from sixgun.games.bang_duel.rules.turn import hand_limit
from sixgun.games.bang_duel.table import sequence, shots
from sixgun.games.bang_duel.table.characters import CHARACTERS
from sixgun.games.bang_duel.table.components import FACE_NAMES, SIDES, SYMBOLS
from sixgun.games.bang_duel.table.formation import awake, lone
from sixgun.games.bang_duel.table.kinds import KINDS, NO_KIND
from sixgun.games.bang_duel.table.state import COMMON, State, law_seat, side_of_seat
from sixgun.research.writers.parts import Kept, questions, seat_sets
from sixgun.research.writers.pieces import (
    FIGURE,
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

NONE: Final[list[int]] = []
FLAGS: Final = (False, True)
MOST_CHARACTERS: Final = 24
MARKS: Final = 8  # sets of marks of a place
# What the parts below are written for, in this order.
HIT: Final[list[str]] = ["place", "shooter", "character", "seat", "with", "tex"]
REVEAL: Final[list[str]] = ["seat", "deck", "wanted"]
FALLEN: Final[list[str]] = ["place", "character", "gear", "left"]


class Memory(Written):
    """What was last written of a game."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        self.discards: Pile = Pile()
        self.open: Pile = Pile()
        self.gone: Pile = Pile()
        self.gear: list[Pile] = [Pile() for _ in range(4)]  # by place
        self.reserve: list[Pile] = [Pile() for _ in range(2)]  # by seat


class Writer:
    """Writes what a seat observes; made from the fields of the game's schema."""

    def __init__(self, game: Any, schema: Any, seats: int) -> None:
        parts = schema.parts
        self.shape: Shape = Shape()
        self.seat: list[bytes] = row(parts["seat"], range(2))
        self.law: list[bytes] = row(parts["law"], range(2))
        self.turn: list[bytes] = row(parts["turn"], [0, 1, None])
        self.asked: list[bytes] = seat_sets(parts["asked"], 2)
        self.question: list[bytes] = questions(parts["question"], game)
        self.faces: list[int] = self._face_numbers(parts["discards"])
        self.word: list[int] = [self.faces[face] for face in game.figures.face]  # by card
        self._player_parts(parts["players"], game.figures)
        self.common: list[bytes] = numbers(parts["common"])
        self.no_common: bytes = piece(parts["common"], None)
        self.discards: Tally = Tally(parts["discards"], lumped=False)
        self.reloaded: list[bytes] = row(parts["reloaded"], FLAGS)
        self.same: list[int] = list(range(MOST_CHARACTERS))  # characters are their own words
        self.open: Tally = Tally(parts["open"], lumped=False)
        unseen = parts["unseen"]
        self.most_groups: int = unseen.most
        self.groups_there: list[bytes] = lengths(unseen)
        self.group: Tally = Tally(unseen.item.parts["cards"], lumped=True)
        common = range(1, int(unseen.item.parts["shuffle"].most) + 1)
        origins = [(side, 0) for side in SIDES] + [("common", shuffle) for shuffle in common]
        self.origin: list[bytes] = [
            THERE + piece(unseen.item.parts["from"], name) + piece(unseen.item.parts["shuffle"], shuffle)
            for name, shuffle in origins
        ]
        self.no_origin: bytes = blank(len(self.origin[0]) // FIGURE)
        self.gone: Tally = Tally(parts["gone"], lumped=False)
        self.bangs: list[bytes] = numbers(parts["bangs"])
        self.moved: list[bytes] = row(parts["moved"], FLAGS)
        self.used: Tally = Tally(parts["used"], lumped=False)
        self.pool: list[bytes] = numbers(parts["pool"])
        self.no_pool: bytes = piece(parts["pool"], None)
        self.duel: Kept = Kept(game, parts["duel"], "duel")
        self._hit_parts(parts["hit"])
        self._reveal_parts(parts["reveal"])
        self._fallen_parts(parts["fallen"])

    def _hit_parts(self, record: Any) -> None:
        parts = record.parts
        self.no_hit: bytes = piece(record, None)
        self.hit_place: list[bytes] = row(parts["place"], range(4))
        self.shooter: list[bytes] = row(parts["shooter"], range(4))
        self.shooting: list[bytes] = row(parts["character"], CHARACTERS)
        self.hit_by: list[bytes] = row(parts["seat"], range(2))
        self.hit_with: list[bytes] = row(parts["with"], KINDS)
        self.no_kind: bytes = piece(parts["with"], None)
        self.tex: list[bytes] = row(parts["tex"], FLAGS)
        assert [name for name, part in parts.items() if part.size] == HIT

    def _reveal_parts(self, record: Any) -> None:
        parts = record.parts
        self.no_reveal: bytes = piece(record, None)
        self.reveal_seat: list[bytes] = row(parts["seat"], range(2))
        self.reveal_deck: list[bytes] = row(parts["deck"], range(2))
        self.wanted: list[bytes] = row(parts["wanted"], SYMBOLS)
        assert [name for name, part in parts.items() if part.size] == REVEAL

    def _fallen_parts(self, record: Any) -> None:
        parts = record.parts
        self.no_fallen: bytes = piece(record, None)
        self.fallen_place: list[bytes] = row(parts["place"], range(4))
        self.fallen: list[bytes] = row(parts["character"], CHARACTERS)
        self.left: list[bytes] = numbers(parts["left"])
        assert [name for name, part in parts.items() if part.size] == FALLEN

    def _face_numbers(self, bag: Any) -> list[int]:
        """By face: its number in the schema, which lists those that occur, sorted; what does not occur is unknown."""
        return [bag.words.get(name, bag.size - 1) for name in FACE_NAMES]

    def _player_parts(self, players: Any, figures: Any) -> None:
        player = players.item.parts
        self.players: bytes = lengths(players)[2]
        self.side: list[bytes] = [THERE + one for one in row(player["side"], SIDES)]
        place = player["places"].item
        self.places: bytes = lengths(player["places"])[2]
        self.nobody: bytes = THERE + blank(place.size - place.parts["gear"].size)
        self.who: list[bytes] = [THERE + one for one in row(place.parts["character"], CHARACTERS)]
        life, most = numbers(place.parts["life"]), numbers(place.parts["most"])
        marks = [place.parts[name] for name in ("active", "lone", "awake")]
        sets = [b"".join([piece(one, bool(bits >> i & 1)) for i, one in enumerate(marks)]) for bits in range(MARKS)]
        self.lives: int = len(life)
        self.place: list[bytes] = [  # by character, life and marks
            who + left + capped(most, figures.life[character]) + bits
            for character, who in enumerate(self.who)
            for left in life
            for bits in sets
        ]
        self.gear: Tally = Tally(place.parts["gear"], lumped=False)
        self._hand_parts(player["hand"], figures)
        self.limit: list[bytes] = numbers(player["limit"])
        self.no_limit: bytes = piece(player["limit"], None)
        self.unlimited: list[bytes] = row(player["unlimited"], FLAGS)
        self.deck: list[bytes] = numbers(player["deck"])
        bag, count = player["reserve"].ways
        self.reserve: Tally = Tally(bag, lumped=False)
        self.hidden_reserve: list[bytes] = row(bag, range(int(count.most) + 1))
        self.reserve_count: list[bytes] = numbers(count)

    def _hand_parts(self, hand: Any, figures: Any) -> None:
        """Cards are sorted by back, then by face, those that are not known first, then by who knows them."""
        held = hand.item
        self.most_held: int = hand.most
        self.hand: list[bytes] = lengths(hand)
        self.no_card: bytes = blank(1 + held.size)
        names = sorted(FACE_NAMES)
        ranks = 1 + len(names)
        backs = [2 * ranks * sorted(SIDES).index(SIDES[back]) for back in figures.back]
        self.hidden: list[int] = backs  # by card: its number in `held`, if it is not known
        self.known: list[int] = [  # and if it is
            back + 2 * (1 + names.index(FACE_NAMES[face])) for back, face in zip(backs, figures.face, strict=True)
        ]
        self.held: list[bytes] = [
            THERE + piece(held, {"back": back, "card": card, "shown": shown})
            for back in sorted(SIDES)
            for card in [None, *names]
            for shown in FLAGS
        ]

    def memory(self) -> Memory:
        return Memory(self.shape)

    def write(self, s: State, seat: int, memory: Memory, row: Row) -> None:
        figures = s.figures
        row.add(self.seat[seat])
        row.add(self.law[law_seat(s)])
        row.add(self.turn[s.turn])
        row.add(self.asked[s.asked])
        row.add(self.question[s.question if s.asked else -1])
        row.add(self.players)
        for other in range(2):
            self._player(s, other, seat, memory, row)
        row.add(capped(self.common, len(s.common)) if s.shuffles else self.no_common)
        row.add(self.discards.pile(s.discards, figures.face, self.faces, memory.discards))
        row.add(self.reloaded[1 if s.reloaded else 0])
        lies_open = s.fresh and s.frames and s.frames[PROCEDURE] != sequence.THROWING
        row.add(self.open.pile(s.fresh if lies_open else NONE, figures.face, self.faces, memory.open))
        self._unseen(s, 1 << seat, row)
        row.add(self.gone.pile(s.gone, self.same, self.same, memory.gone))
        row.add(capped(self.bangs, s.bangs))
        row.add(self.moved[1 if s.moved else 0])
        used = s.used
        if used:
            counts = Counts()
            for one in range(MOST_CHARACTERS):
                if used >> one & 1:
                    counts.add(one)
            row.add(self.used.joined(counts))
        else:
            row.add(self.used.nothing)
        life = s.life
        row.add(capped(self.pool, figures.bullets - life[0] - life[1] - life[2] - life[3]) if s.led else self.no_pool)
        self._running(s, seat, memory, row)

    def _running(self, s: State, seat: int, memory: Memory, row: Row) -> None:
        """What procedures say of themselves."""
        frames = s.frames
        hit, duel, revealed, fallen = -1, -1, -1, -1
        for i in range(0, len(frames), WIDTH):  # of two that are the same, the one on top counts
            procedure = frames[i]
            if procedure == sequence.HIT:
                hit = i
            elif procedure == sequence.DUEL:
                duel = i
            elif procedure == sequence.REVEAL:
                revealed = i
            elif procedure == sequence.ELIMINATION:
                fallen = i
        row.add(self.no_hit if hit < 0 else self._hit(frames[hit : hit + WIDTH]))
        row.add(self.duel.nothing if duel < 0 else self.duel.find(tuple(frames[duel : duel + WIDTH]), s, seat))
        row.add(self.no_reveal if revealed < 0 else self._reveal(frames[revealed : revealed + WIDTH]))
        row.add(self.no_fallen if fallen < 0 else self._fallen(s, frames[fallen : fallen + WIDTH], memory))

    def _hit(self, frame: list[int]) -> bytes:
        shooter, kind = frame[shots.SHOOTER], frame[shots.KIND]
        out = [
            self.hit_place[frame[shots.TARGET]],
            self.shooter[shots.place_in(shooter)],
            self.shooting[shots.character_in(shooter)],
            self.hit_by[frame[shots.BY]],
            self.no_kind if kind == NO_KIND else self.hit_with[kind],
            self.tex[1 if frame[shots.FLAGS] & shots.TEX else 0],
        ]
        return b"".join(out)

    def _reveal(self, frame: list[int]) -> bytes:
        seat, deck, wanted = frame[reveal.SEAT], frame[reveal.DECK], frame[reveal.WANTED]
        return self.reveal_seat[seat] + self.reveal_deck[deck] + self.wanted[wanted]

    def _fallen(self, s: State, frame: list[int], memory: Memory) -> bytes:
        place = frame[elimination.PLACE]
        out = [
            self.fallen_place[place],
            self.fallen[frame[elimination.FALLEN]],
            self.gear.pile(s.gear[place], s.figures.face, self.faces, memory.gear[place]),
            capped(self.left, frame[elimination.LEFT] if s.question == sequence.LOOT else 0),
        ]
        return b"".join(out)

    def _player(self, s: State, seat: int, viewer: int, memory: Memory, row: Row) -> None:
        row.add(self.side[side_of_seat(s, seat)])
        row.add(self.places)
        for place in range(2 * seat, 2 * seat + 2):
            self._place(s, place, viewer, memory, row)
        self._hand(s, seat, viewer, row)
        if s.led:
            row.add(capped(self.limit, hand_limit(s, seat)))
            row.add(self.unlimited[1 if s.turn == seat and unlimited(s, seat) else 0])
        else:
            row.add(self.no_limit)
            row.add(self.unlimited[0])
        row.add(capped(self.deck, len(s.decks[seat])))
        reserve = s.reserve[seat]
        if viewer == seat:
            row.add(self.reserve.pile(reserve, self.same, self.same, memory.reserve[seat]))
        else:
            row.add(capped(self.hidden_reserve, len(reserve)))
        row.add(capped(self.reserve_count, len(reserve)))

    def _place(self, s: State, place: int, viewer: int, memory: Memory, row: Row) -> None:
        character = s.who[place]
        if character < 0 or (not s.led and viewer != place >> 1):
            row.add(self.nobody)
            row.add(self.gear.nothing)
            return
        life, most = s.life[place], self.lives - 1
        marks = 0
        if s.led:
            marks = 1 if s.active[place >> 1] == place else 0
            if lone(s, place >> 1):
                marks |= 2
            if awake(s, place):
                marks |= 4
        row.add(self.place[(character * self.lives + (life if life < most else most)) * MARKS + marks])
        row.add(self.gear.pile(s.gear[place], s.figures.face, self.faces, memory.gear[place]))

    def _hand(self, s: State, seat: int, viewer: int, row: Row) -> None:
        hand, seen = s.hands[seat], s.seen
        other = 1 - seat if viewer == seat else viewer  # whose knowledge shows
        order: list[int] = []
        for card in hand:
            bits = seen[card]
            number = (self.known[card] if bits >> viewer & 1 else self.hidden[card]) + (bits >> other & 1)
            at = len(order)
            order.append(number)
            while at > 0 and order[at - 1] > number:
                order[at] = order[at - 1]
                at -= 1
            order[at] = number
        row.add(capped(self.hand, len(hand)))
        left = self.most_held
        for number in order:
            if left > 0:
                row.add(self.held[number])
                left -= 1
        row.fill(self.no_card, left)

    def _unseen(self, s: State, viewer: int, row: Row) -> None:
        """Hidden cards by the deck that they were last shuffled into.

        What is not in a deck or a hand lies open, so that it is enough to look at who has seen what.
        """
        groups: list[Counts | None] = [None] * (COMMON + s.shuffles + 1)
        words, origins, tally = self.word, s.origin, self.group
        counts = Counts()
        found, card, last = 0, 0, -1
        for seen in s.seen:
            if not seen & viewer:
                origin = origins[card]
                if origin != last:
                    last = origin
                    known = groups[origin]
                    if known is None:
                        known = counts if found == 0 else Counts()
                        groups[origin] = known
                        found += 1
                    counts = known
                counts.add(words[card])
            card += 1
        row.add(capped(self.groups_there, found))
        left = self.most_groups
        for origin in range(len(groups)):
            known = groups[origin]
            if known is not None and left > 0:
                row.add(capped(self.origin, origin))
                tally.add(known, row)
                left -= 1
        while left > 0:
            row.add(self.no_origin)
            tally.add(NOTHING, row)
            left -= 1
