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
    MOST_HIDDEN,
    THERE,
    Counts,
    Hidden,
    Pile,
    Tally,
    Unfit,
    blank,
    blanks,
    capped,
    lengths,
    numbers,
    piece,
    row,
)

NONE: Final[list[int]] = []
FLAGS: Final = (False, True)
MOST_CHARACTERS: Final = 24
MARKS: Final = 8  # sets of marks of a place
# What the parts below are written for, in this order.
HIT: Final[list[str]] = ["place", "shooter", "character", "seat", "with", "tex"]
REVEAL: Final[list[str]] = ["seat", "deck", "wanted"]
FALLEN: Final[list[str]] = ["place", "character", "gear", "left"]


class Memory:
    """What was last written of a game."""

    def __init__(self) -> None:
        self.discards: Pile = Pile()
        self.open: Pile = Pile()
        self.gone: Pile = Pile()
        self.gear: list[Pile] = [Pile() for _ in range(4)]  # by place
        self.reserve: list[Pile] = [Pile() for _ in range(2)]  # by seat
        self.unseen: list[Hidden] = [Hidden() for _ in range(2)]  # by seat


class Writer:
    """Writes what a seat observes; made from the fields of the game's schema."""

    def __init__(self, game: Any, schema: Any, seats: int) -> None:
        parts = schema.parts
        if len(game.figures.face) > MOST_HIDDEN:
            raise Unfit("more cards than there are bits")
        self.seat: list[bytes] = row(parts["seat"], range(2))
        self.law: list[bytes] = row(parts["law"], range(2))
        self.turn: list[bytes] = row(parts["turn"], [0, 1, None])
        self.asked: list[bytes] = seat_sets(parts["asked"], 2)
        self.question: list[bytes] = questions(parts["question"], game)
        self.faces: list[int] = self._face_numbers(parts["discards"])
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
        self.no_groups: list[bytes] = blanks(1 + unseen.item.size, unseen.most)
        self.group: Tally = Tally(unseen.item.parts["cards"], lumped=True)
        common = range(1, int(unseen.item.parts["shuffle"].most) + 1)
        origins = [(side, 0) for side in SIDES] + [("common", shuffle) for shuffle in common]
        self.origin: list[bytes] = [
            THERE + piece(unseen.item.parts["from"], name) + piece(unseen.item.parts["shuffle"], shuffle)
            for name, shuffle in origins
        ]
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
        self.nothing_runs: bytes = self.no_hit + self.duel.nothing + self.no_reveal + self.no_fallen

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
        self.nobody: bytes = THERE + blank(place.size)
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
        self._hand_parts(player["hand"])
        self.limit: list[bytes] = numbers(player["limit"])
        self.no_limit: bytes = piece(player["limit"], None)
        self.unlimited: list[bytes] = row(player["unlimited"], FLAGS)
        self.deck: list[bytes] = numbers(player["deck"])
        bag, count = player["reserve"].ways
        self.reserve: Tally = Tally(bag, lumped=False)
        self.reserve_count: list[bytes] = numbers(count)
        self.hidden_reserve: list[bytes] = row(player["reserve"], range(int(count.most) + 1))

    def _hand_parts(self, hand: Any) -> None:
        """Cards are sorted by back, then by face, those that are not known first, then by who knows them."""
        held = hand.item
        self.most_held: int = hand.most
        self.hand: list[bytes] = lengths(hand)
        self.no_cards: list[bytes] = blanks(1 + held.size, hand.most)
        names = sorted(FACE_NAMES)
        self.rank: list[int] = [1 + names.index(name) for name in FACE_NAMES]
        self.ranks: int = 1 + len(names)
        self.back_rank: list[int] = [sorted(SIDES).index(side) * self.ranks for side in SIDES]
        self.held: list[bytes] = [
            THERE + piece(held, {"back": back, "card": card, "shown": shown})
            for back in sorted(SIDES)
            for card in [None, *names]
            for shown in FLAGS
        ]

    def memory(self) -> Memory:
        return Memory()

    def write(self, s: State, seat: int, memory: Memory, out: list[bytes]) -> None:
        figures = s.figures
        out.append(self.seat[seat])
        out.append(self.law[law_seat(s)])
        out.append(self.turn[s.turn])
        out.append(self.asked[s.asked])
        out.append(self.question[s.question if s.asked else -1])
        out.append(self.players)
        for other in range(2):
            self._player(s, other, seat, memory, out)
        out.append(capped(self.common, len(s.common)) if s.shuffles else self.no_common)
        out.append(self.discards.pile(s.discards, figures.face, self.faces, memory.discards))
        out.append(self.reloaded[1 if s.reloaded else 0])
        lies_open = s.fresh and s.frames and s.frames[PROCEDURE] != sequence.THROWING
        out.append(self.open.pile(s.fresh if lies_open else NONE, figures.face, self.faces, memory.open))
        out.append(self._unseen(s, seat, memory.unseen[seat]))
        out.append(self.gone.pile(s.gone, self.same, self.same, memory.gone))
        out.append(capped(self.bangs, s.bangs))
        out.append(self.moved[1 if s.moved else 0])
        used = s.used
        if used:
            counts = Counts()
            for one in range(MOST_CHARACTERS):
                if used >> one & 1:
                    counts.add(one)
            self.used.write(counts, out)
        else:
            out.append(self.used.nothing)
        life = s.life
        out.append(
            capped(self.pool, figures.bullets - life[0] - life[1] - life[2] - life[3]) if s.led else self.no_pool
        )
        self._running(s, seat, memory, out)

    def _running(self, s: State, seat: int, memory: Memory, out: list[bytes]) -> None:
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
        if hit < 0 and duel < 0 and revealed < 0 and fallen < 0:
            out.append(self.nothing_runs)
            return
        if hit < 0:
            out.append(self.no_hit)
        else:
            self._hit(frames[hit : hit + WIDTH], out)
        out.append(self.duel.nothing if duel < 0 else self.duel.find(tuple(frames[duel : duel + WIDTH]), s, seat))
        if revealed < 0:
            out.append(self.no_reveal)
        else:
            self._reveal(frames[revealed : revealed + WIDTH], out)
        if fallen < 0:
            out.append(self.no_fallen)
        else:
            self._fallen(s, frames[fallen : fallen + WIDTH], memory, out)

    def _hit(self, frame: list[int], out: list[bytes]) -> None:
        shooter, kind = frame[shots.SHOOTER], frame[shots.KIND]
        out.append(self.hit_place[frame[shots.TARGET]])
        out.append(self.shooter[shots.place_in(shooter)])
        out.append(self.shooting[shots.character_in(shooter)])
        out.append(self.hit_by[frame[shots.BY]])
        out.append(self.no_kind if kind == NO_KIND else self.hit_with[kind])
        out.append(self.tex[1 if frame[shots.FLAGS] & shots.TEX else 0])

    def _reveal(self, frame: list[int], out: list[bytes]) -> None:
        out.append(self.reveal_seat[frame[reveal.SEAT]])
        out.append(self.reveal_deck[frame[reveal.DECK]])
        out.append(self.wanted[frame[reveal.WANTED]])

    def _fallen(self, s: State, frame: list[int], memory: Memory, out: list[bytes]) -> None:
        place = frame[elimination.PLACE]
        out.append(self.fallen_place[place])
        out.append(self.fallen[frame[elimination.FALLEN]])
        out.append(self.gear.pile(s.gear[place], s.figures.face, self.faces, memory.gear[place]))
        out.append(capped(self.left, frame[elimination.LEFT] if s.question == sequence.LOOT else 0))

    def _player(self, s: State, seat: int, viewer: int, memory: Memory, out: list[bytes]) -> None:
        out.append(self.side[side_of_seat(s, seat)])
        out.append(self.places)
        for place in range(2 * seat, 2 * seat + 2):
            self._place(s, place, viewer, memory, out)
        self._hand(s, seat, viewer, out)
        if s.led:
            out.append(capped(self.limit, hand_limit(s, seat)))
            out.append(self.unlimited[1 if s.turn == seat and unlimited(s, seat) else 0])
        else:
            out.append(self.no_limit)
            out.append(self.unlimited[0])
        out.append(capped(self.deck, len(s.decks[seat])))
        reserve = s.reserve[seat]
        if viewer != seat:
            out.append(capped(self.hidden_reserve, len(reserve)))
            return
        out.append(self.reserve.pile(reserve, self.same, self.same, memory.reserve[seat]))
        out.append(capped(self.reserve_count, len(reserve)))

    def _place(self, s: State, place: int, viewer: int, memory: Memory, out: list[bytes]) -> None:
        character = s.who[place]
        if character < 0 or (not s.led and viewer != place >> 1):
            out.append(self.nobody)
            return
        life, most = s.life[place], self.lives - 1
        marks = 0
        if s.led:
            marks = 1 if s.active[place >> 1] == place else 0
            if lone(s, place >> 1):
                marks |= 2
            if awake(s, place):
                marks |= 4
        out.append(self.place[(character * self.lives + (life if life < most else most)) * MARKS + marks])
        out.append(self.gear.pile(s.gear[place], s.figures.face, self.faces, memory.gear[place]))

    def _hand(self, s: State, seat: int, viewer: int, out: list[bytes]) -> None:
        hand, seen, faces, backs = s.hands[seat], s.seen, s.figures.face, s.figures.back
        order: list[int] = []
        for card in hand:
            known = seen[card] >> viewer & 1
            shown = seen[card] >> (1 - seat) & 1 if viewer == seat else known
            number = 2 * (self.back_rank[backs[card]] + (self.rank[faces[card]] if known else 0)) + shown
            at = len(order)
            order.append(number)
            while at > 0 and order[at - 1] > number:
                order[at] = order[at - 1]
                at -= 1
            order[at] = number
        out.append(capped(self.hand, len(hand)))
        left = self.most_held
        for number in order:
            if left > 0:
                out.append(self.held[number])
                left -= 1
        out.append(self.no_cards[left])

    def _unseen(self, s: State, seat: int, before: Hidden) -> bytes:
        """Hidden cards by the deck that they were last shuffled into; counted only if they are others than before.

        What is not in a deck or a hand lies open, so that it is enough to look at who has seen what.
        """
        viewer = 1 << seat
        if not before.is_same(s.seen, viewer, s.origin):
            before.ready = self._unseen_cards(s, viewer)
        return before.ready

    def _unseen_cards(self, s: State, viewer: int) -> bytes:
        groups: list[Counts | None] = [None] * (COMMON + s.shuffles + 1)
        faces, words, origins = s.figures.face, self.faces, s.origin
        found, card = 0, 0
        for seen in s.seen:
            if not seen & viewer:
                origin = origins[card]
                counts = groups[origin]
                if counts is None:
                    counts = Counts()
                    groups[origin] = counts
                    found += 1
                counts.add(words[faces[card]])
            card += 1
        out = [capped(self.groups_there, found)]
        written = 0
        for origin in range(len(groups)):
            counts = groups[origin]
            if counts is not None and written < self.most_groups:
                out.append(capped(self.origin, origin))
                self.group.write(counts, out)
                written += 1
        out.append(self.no_groups[self.most_groups - written])
        return b"".join(out)
