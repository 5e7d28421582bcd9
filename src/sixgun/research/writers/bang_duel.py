"""BANG! The Duel: characters place by place, hands card by card."""

from __future__ import annotations

from typing import Any, Final

from sixgun.core.frames import PROCEDURE, WIDTH
from sixgun.games.bang_duel.rules import elimination
from sixgun.games.bang_duel.rules.play import unlimited
from sixgun.games.bang_duel.rules.turn import hand_limit
from sixgun.games.bang_duel.table import sequence
from sixgun.games.bang_duel.table.characters import CHARACTERS
from sixgun.games.bang_duel.table.components import FACE_NAMES, SIDES
from sixgun.games.bang_duel.table.formation import awake, lone
from sixgun.games.bang_duel.table.state import COMMON, State, law_seat, side_of_seat
from sixgun.research.writers.parts import Kept, questions, seat_sets
from sixgun.research.writers.pieces import THERE, Counts, Tally, blank, blanks, capped, lengths, numbers, piece, row

NONE: Final[list[int]] = []
FLAGS: Final = (False, True)
MOST_CHARACTERS: Final = 24


class Writer:
    """Writes what a seat observes; made from the fields of the game's schema."""

    def __init__(self, game: Any, schema: Any, seats: int) -> None:
        parts = schema.parts
        self.seat: list[bytes] = row(parts["seat"], range(2))
        self.law: list[bytes] = row(parts["law"], range(2))
        self.turn: list[bytes] = row(parts["turn"], [0, 1, None])
        self.asked: list[bytes] = seat_sets(parts["asked"], 2)
        self.question: list[bytes] = questions(parts["question"], game)
        self.faces: list[int] = self._face_numbers(parts["discards"])
        self._player_parts(parts["players"])
        self.common: list[bytes] = numbers(parts["common"])
        self.no_common: bytes = piece(parts["common"], None)
        self.discards: Tally = Tally(parts["discards"], lumped=False)
        self.reloaded: list[bytes] = row(parts["reloaded"], FLAGS)
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
        self.hit: Kept = Kept(game, parts["hit"], "hit")
        self.duel: Kept = Kept(game, parts["duel"], "duel")
        self.reveal: Kept = Kept(game, parts["reveal"], "reveal")
        self.fallen: Kept = Kept(game, parts["fallen"], "fallen")

    def _face_numbers(self, bag: Any) -> list[int]:
        """By face: its number in the schema, which lists those that occur, sorted; what does not occur is unknown."""
        return [bag.words.get(name, bag.size - 1) for name in FACE_NAMES]

    def _player_parts(self, players: Any) -> None:
        player = players.item.parts
        self.players: bytes = lengths(players)[2]
        self.side: list[bytes] = [THERE + one for one in row(player["side"], SIDES)]
        place = player["places"].item
        self.places: bytes = lengths(player["places"])[2]
        self.nobody: bytes = THERE + blank(place.size)
        self.who: list[bytes] = [THERE + one for one in row(place.parts["character"], CHARACTERS)]
        self.life: list[bytes] = numbers(place.parts["life"])
        self.most_life: list[bytes] = numbers(place.parts["most"])
        marks = [place.parts[name] for name in ("active", "lone", "awake")]
        self.marks: list[bytes] = [
            b"".join([piece(field, bool(bits >> i & 1)) for i, field in enumerate(marks)]) for bits in range(8)
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

    def write(self, s: State, seat: int, out: list[bytes]) -> None:
        figures = s.figures
        out.append(self.seat[seat])
        out.append(self.law[law_seat(s)])
        out.append(self.turn[s.turn])
        out.append(self.asked[s.asked])
        out.append(self.question[s.question if s.asked else -1])
        out.append(self.players)
        for other in range(2):
            self._player(s, other, seat, out)
        out.append(capped(self.common, len(s.common)) if s.shuffles else self.no_common)
        self._bag(self.discards, s, s.discards, out)
        out.append(self.reloaded[1 if s.reloaded else 0])
        lies_open = s.fresh and s.frames and s.frames[PROCEDURE] != sequence.THROWING
        self._bag(self.open, s, s.fresh if lies_open else NONE, out)
        self._unseen(s, 1 << seat, out)
        self._characters(self.gone, s.gone, out)
        out.append(capped(self.bangs, s.bangs))
        out.append(self.moved[1 if s.moved else 0])
        used = s.used
        self._characters(self.used, [one for one in range(MOST_CHARACTERS) if used >> one & 1] if used else NONE, out)
        life = s.life
        out.append(
            capped(self.pool, figures.bullets - life[0] - life[1] - life[2] - life[3]) if s.led else self.no_pool
        )
        out.append(self._running(self.hit, sequence.HIT, s, seat))
        out.append(self._running(self.duel, sequence.DUEL, s, seat))
        out.append(self._running(self.reveal, sequence.REVEAL, s, seat))
        out.append(self._running(self.fallen, sequence.ELIMINATION, s, seat))

    def _running(self, kept: Kept, procedure: int, s: State, seat: int) -> bytes:
        """What a procedure says of itself: its frame decides it, and with an elimination the gear that is left."""
        frames = s.frames
        for i in range(len(frames) - WIDTH, -1, -WIDTH):
            if frames[i] == procedure:
                if procedure == sequence.ELIMINATION:
                    gear = [s.figures.face[card] for card in s.gear[frames[i + WIDTH + elimination.PLACE]]]
                    return kept.find((tuple(frames[i : i + WIDTH]), tuple(gear), s.question), s, seat)
                return kept.find(tuple(frames[i : i + WIDTH]), s, seat)
        return kept.nothing

    def _bag(self, tally: Tally, s: State, cards: list[int], out: list[bytes]) -> None:
        if not cards:
            out.append(tally.nothing)
            return
        counts, faces = Counts(), s.figures.face
        for card in cards:
            counts.add(self.faces[faces[card]])
        tally.write(counts, out)

    def _characters(self, tally: Tally, characters: list[int], out: list[bytes]) -> None:
        if not characters:
            out.append(tally.nothing)
            return
        counts = Counts()
        for character in characters:
            counts.add(character)
        tally.write(counts, out)

    def _player(self, s: State, seat: int, viewer: int, out: list[bytes]) -> None:
        out.append(self.side[side_of_seat(s, seat)])
        out.append(self.places)
        for place in range(2 * seat, 2 * seat + 2):
            self._place(s, place, viewer, out)
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
        self._characters(self.reserve, reserve, out)
        out.append(capped(self.reserve_count, len(reserve)))

    def _place(self, s: State, place: int, viewer: int, out: list[bytes]) -> None:
        character = s.who[place]
        if character < 0 or (not s.led and viewer != place >> 1):
            out.append(self.nobody)
            return
        out.append(self.who[character])
        out.append(capped(self.life, s.life[place]))
        out.append(capped(self.most_life, s.figures.life[character]))
        marks = 0
        if s.led:
            marks = 1 if s.active[place >> 1] == place else 0
            if lone(s, place >> 1):
                marks |= 2
            if awake(s, place):
                marks |= 4
        out.append(self.marks[marks])
        self._bag(self.gear, s, s.gear[place], out)

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

    def _unseen(self, s: State, viewer: int, out: list[bytes]) -> None:
        """Hidden cards by the deck that they were last shuffled into."""
        groups: list[Counts | None] = [None] * (COMMON + s.shuffles + 1)
        faces, numbers_of, seen, tally = s.figures.face, self.faces, s.seen, self.group
        found = 0
        for pile in (s.decks[0], s.decks[1], s.common, s.hands[0], s.hands[1]):
            for card in pile:
                if not seen[card] & viewer:
                    origin = s.origin[card]
                    counts = groups[origin]
                    if counts is None:
                        counts = Counts()
                        groups[origin] = counts
                        found += 1
                    counts.add(numbers_of[faces[card]])
        out.append(capped(self.groups_there, found))
        written = 0
        for origin in range(len(groups)):
            counts = groups[origin]
            if counts is not None and written < self.most_groups:
                out.append(capped(self.origin, origin))
                tally.write(counts, out)
                written += 1
        out.append(self.no_groups[self.most_groups - written])
