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
from sixgun.games.bang_duel.table.state import State, law_seat, side_of_seat
from sixgun.research.writers.bang_duel_hands import Hand, Hands
from sixgun.research.writers.bang_duel_hidden import Hidden, Watch
from sixgun.research.writers.parts import Kept, questions, seat_sets
from sixgun.research.writers.pieces import (
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

    def __init__(self, shape: Shape, hidden: Hidden) -> None:
        super().__init__(shape)
        self.discards: Pile = Pile()
        self.open: Pile = Pile()
        self.gone: Pile = Pile()
        self.gear: list[Pile] = [Pile() for _ in range(4)]  # by place
        self.reserve: list[Pile] = [Pile() for _ in range(2)]  # by seat
        self.watch: Watch = Watch(hidden)
        self.hands: list[Hand] = [Hand() for _ in range(4)]  # by seat and by who looks


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
        self.first: list[bytes] = [b""] * (len(self.question) * 48)  # all of these together, once they are wanted
        self.faces: list[int] = self._face_numbers(parts["discards"])
        self.word: list[int] = [self.faces[face] for face in game.figures.face]  # by card
        self._player_parts(parts["players"], game.figures)
        self.common: list[bytes] = numbers(parts["common"])
        self.no_common: bytes = piece(parts["common"], None)
        self.discards: Tally = Tally(parts["discards"], lumped=False)
        self.reloaded: list[bytes] = row(parts["reloaded"], FLAGS)
        self.same: list[int] = list(range(MOST_CHARACTERS))  # characters are their own words
        self.open: Tally = Tally(parts["open"], lumped=False)
        self.hidden_cards: Hidden = Hidden(parts["unseen"], list(SIDES), self.word)
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
        self.hands: Hands = Hands(player["hand"], figures)
        self.limit: list[bytes] = numbers(player["limit"])
        self.no_limit: bytes = piece(player["limit"], None)
        self.unlimited: list[bytes] = row(player["unlimited"], FLAGS)
        self.deck: list[bytes] = numbers(player["deck"])
        bag, count = player["reserve"].ways
        self.reserve: Tally = Tally(bag, lumped=False)
        self.hidden_reserve: list[bytes] = row(bag, range(int(count.most) + 1))
        self.reserve_count: list[bytes] = numbers(count)

    def memory(self) -> Memory:
        return Memory(self.shape, self.hidden_cards)

    def write(self, s: State, seat: int, memory: Memory, row: Row) -> None:
        figures = s.figures
        row.add(self._who_acts(s, seat))
        for other in range(2):
            self._player(s, other, seat, memory, row)
        row.add(capped(self.common, len(s.common)) if s.shuffles else self.no_common)
        row.add(self.discards.pile(s.discards, figures.face, self.faces, memory.discards))
        row.add(self.reloaded[1 if s.reloaded else 0])
        lies_open = s.fresh and s.frames and s.frames[PROCEDURE] != sequence.THROWING
        row.add(self.open.pile(s.fresh if lies_open else NONE, figures.face, self.faces, memory.open))
        memory.watch.write(s, seat, row)
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

    def _who_acts(self, s: State, seat: int) -> bytes:
        """What comes first, as one piece: most of it changes together, whenever somebody else is to act."""
        question = s.question + 1 if s.asked else 0
        place = (((question << 2 | s.asked) * 3 + s.turn + 1) << 1 | law_seat(s)) << 1 | seat
        found = self.first[place]
        if not found:
            turn, asked, asks = self.turn[s.turn], self.asked[s.asked], self.question[question - 1]
            found = self.seat[seat] + self.law[law_seat(s)] + turn + asked + asks + self.players
            self.first[place] = found
        return found

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
        row.add(self.hands.find(s, seat, viewer, memory.hands[2 * seat + viewer]))
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
