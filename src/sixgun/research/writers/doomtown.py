"""Doomtown: every card that can come into play at its own place; hands and piles counted by card."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.table import sequence
from sixgun.games.doomtown.table.blocks import E_THIS, E_USING, ENV_WIDTH
from sixgun.games.doomtown.table.changes import AMOUNT, CHANGE_WIDTH, STAT, UNTIL, WHOM
from sixgun.games.doomtown.table.records import FIGHT_ON, JOB_LEADER, JOB_MARK, JOB_ON, JOB_SEAT
from sixgun.games.doomtown.table.state import ABILITY_OF, CASUALTY_THING, PHASES, PLAYER, State, ability_in
from sixgun.research.writers.doomtown_board import Board, Figure
from sixgun.research.writers.doomtown_players import Player, PlayerMemory
from sixgun.research.writers.doomtown_shootout import Shootout
from sixgun.research.writers.doomtown_tags import Tags
from sixgun.research.writers.parts import Kept, questions, seat_sets
from sixgun.research.writers.pieces import THERE, Counts, Pile, Tally, blanks, capped, lengths, numbers, piece, row

NO_MARK: Final = -2
PICKED: Final = (sequence.CHOOSE_GANG, sequence.REDRAW, sequence.KEEP_FIVE)


class Memory:
    """What was last written of a game. Cards have numbers that stand for the same ones throughout a game."""

    def __init__(self, seats: int, what: list[int]) -> None:
        self.seats: int = seats
        self.what: list[int] = []
        self.begin(what)

    def begin(self, what: list[int]) -> None:
        """Forget all: the cards have other faces now."""
        self.what = what
        self.players: list[PlayerMemory] = [PlayerMemory(self.seats) for _ in range(self.seats)]
        self.figures: list[Figure] = [Figure() for _ in what]  # by card
        self.aside: Pile = Pile()


class Writer:
    """Writes what a seat observes; made from the fields of the game's schema."""

    def __init__(self, game: Any, schema: Any, seats: int) -> None:
        parts = schema.parts
        cards = game.book.cards
        self.seats: int = seats
        self.tags: Tags = Tags(cards, parts)
        self.seat: list[bytes] = row(parts["seat"], range(seats))
        self.day: list[bytes] = numbers(parts["day"])
        self.phase: list[bytes] = row(parts["phase"], PHASES)
        self.winner: list[bytes] = row(parts["winner"], [*range(seats), None])
        self.pot: list[bytes] = numbers(parts["pot"])
        self.asked: list[bytes] = seat_sets(parts["asked"], seats)
        self.question: list[bytes] = questions(parts["question"], game)
        self.players: list[Player] = [Player(cards, field) for field in parts["players"].items]
        self.board: Board = Board(self.tags, cards, parts, seats)
        faces = parts["aside"].words
        self.face: list[int] = [faces.get(key, len(faces)) for key in cards.keys]
        self.aside: Tally = Tally(parts["aside"], lumped=False)
        effects = parts["effects"]
        self.effects: list[bytes] = lengths(effects)
        self.most_effects: int = effects.most
        self.no_effects: list[bytes] = blanks(1 + effects.item.size, effects.most)
        self.effect: dict[tuple[int, int, int, int, int], bytes] = {}
        self.effect_field: Any = effects
        self.shootout: Shootout = Shootout(self.tags, parts["shootout"], seats)
        self.job: Kept = Kept(game, parts["job"], "job")
        self.marked: Tally = Tally(parts["marked"], lumped=False)
        self.chosen: Kept = Kept(game, parts["chosen"], "chosen")
        self.casualties: Kept = Kept(game, parts["casualties"], "casualties")
        self.game: Any = game

    def memory(self) -> Memory:
        return Memory(self.seats, [])

    def write(self, s: State, seat: int, memory: Memory, out: list[bytes]) -> None:
        board = self.board
        if memory.what is not s.what and memory.what != s.what:
            memory.begin(s.what)
        board.look(s)
        out.append(self.seat[seat])
        out.append(capped(self.day, s.day))
        out.append(self.phase[s.phase])
        out.append(self.winner[s.winner])
        out.append(capped(self.pot, s.pot))
        out.append(self.asked[s.asked])
        out.append(self.question[s.question if s.asked else -1])
        for other in range(s.seats):
            player, known = self.players[other], memory.players[other]
            player.write(s, other, seat, board.controls[other], board.influences[other], known, out)
        board.write(s, memory.figures, out)
        out.append(self.aside.pile(s.aside, s.what, self.face, memory.aside))
        self._effects(s, seat, out)
        if s.fight[FIGHT_ON]:
            self.shootout.write(s, board, out)
        else:
            out.append(self.shootout.nothing)
        out.append(self._job(s, seat) if s.job[JOB_ON] else self.job.nothing)
        if s.question in PICKED:
            self._bag(self.marked, s, s.marked[seat], out)
        else:
            out.append(self.marked.nothing)
        if s.asked and s.question == sequence.CHOOSE_SOME and s.some:
            out.append(self.chosen.find(tuple([s.tags[card] if card else -1 for card in s.some]), s, seat))
        else:
            out.append(self.chosen.nothing)
        if s.plan:
            key = tuple([s.tags[s.plan[i]] * 4 + s.plan[i + 1] for i in range(0, len(s.plan), 2)])
            out.append(self.casualties.find(key, s, seat))
        else:
            out.append(self.casualties.nothing)

    def _bag(self, tally: Tally, s: State, cards: list[int], out: list[bytes]) -> None:
        if not cards:
            out.append(tally.nothing)
            return
        counts = Counts()
        for card in cards:
            counts.add(self.face[s.what[card]])
        tally.write(counts, out)

    def _effects(self, s: State, seat: int, out: list[bytes]) -> None:
        mods = s.mods
        count = len(mods) // CHANGE_WIDTH
        out.append(capped(self.effects, count))
        shown = count if count < self.most_effects else self.most_effects
        for i in range(0, shown * CHANGE_WIDTH, CHANGE_WIDTH):
            whom = mods[i + WHOM]
            card = ability_in(whom)[0] if ABILITY_OF <= whom < CASUALTY_THING else whom if whom < PLAYER else -1
            tag = s.tags[card] if card > 0 else card - 1
            player = whom - PLAYER if PLAYER <= whom < PLAYER + s.seats else -1
            key = (tag, player, mods[i + STAT], mods[i + AMOUNT], mods[i + UNTIL])
            found = self.effect.get(key)
            if found is None:
                found = THERE + piece(self.effect_field.item, self.game.view(s, seat)["effects"][i // CHANGE_WIDTH])
                self.effect[key] = found
            out.append(found)
        out.append(self.no_effects[self.most_effects - shown])

    def _job(self, s: State, seat: int) -> bytes:
        job = s.job
        mark = job[JOB_MARK] if s.fight[FIGHT_ON] else NO_MARK
        key = [s.tags[card] if card > 0 else card for card in (job[JOB_LEADER], mark)]
        return self.job.find((*key, job[JOB_SEAT], self._job_card(s)), s, seat)

    def _job_card(self, s: State) -> int:
        """The card whose ability the job is, as the view has it."""
        for base in range(0, len(s.env), ENV_WIDTH):
            using = s.env[base + E_USING]
            if using >= 0 and s.book.abilities[using].play == words.PLAY_JOB:
                return s.what[s.env[base + E_THIS]]
        return -1
