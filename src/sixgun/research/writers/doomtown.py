"""Doomtown: every card that can come into play at its own place; hands and piles counted by card."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.table import sequence
from sixgun.games.doomtown.table.blocks import E_THIS, E_USING, ENV_WIDTH
from sixgun.games.doomtown.table.changes import AMOUNT, CHANGE_WIDTH, STAT, UNTIL, WHOM
from sixgun.games.doomtown.table.records import FIGHT_ON, JOB_LEADER, JOB_MARK, JOB_ON, JOB_SEAT
from sixgun.games.doomtown.table.state import ABILITY_OF, CASUALTY_THING, PHASES, PLAYER, State, ability_in
from sixgun.research.writers.doomtown_board import Board
from sixgun.research.writers.doomtown_memory import Knowledge, PlayerMemory
from sixgun.research.writers.doomtown_numbers import Table
from sixgun.research.writers.doomtown_players import Player
from sixgun.research.writers.doomtown_shootout import Shootout
from sixgun.research.writers.doomtown_tags import Tags
from sixgun.research.writers.parts import Kept, questions, seat_sets
from sixgun.research.writers.pieces import THERE, Counts, Pile, Tally, blank, capped, lengths, numbers, piece, row
from sixgun.research.writers.rows import Memory as Written
from sixgun.research.writers.rows import Row, Shape

NO_MARK: Final = -2
PICKED: Final = (sequence.CHOOSE_GANG, sequence.REDRAW, sequence.KEEP_FIVE)


class Memory(Written):
    """What was last written of a game. Cards have numbers that stand for the same ones throughout a game."""

    def __init__(self, shape: Shape, seats: int) -> None:
        super().__init__(shape)
        self.seats: int = seats
        self.table: Table = Table()
        self.what: list[int] = []
        self.begin([])

    def meet(self, what: list[int]) -> None:
        """Another game: with other cards, what is known of them is forgotten."""
        if self.what == what:
            self.what = what  # next time, no card is compared
        else:
            self.begin(what)

    def begin(self, what: list[int]) -> None:
        """Forget the cards: they have other faces now."""
        self.what = what
        self.players: list[PlayerMemory] = [PlayerMemory(self.seats) for _ in range(self.seats)]
        self.table.begin(what)
        self.knowledge: Knowledge = Knowledge()
        self.aside: Pile = Pile()


class Writer:
    """Writes what a seat observes; made from the fields of the game's schema."""

    def __init__(self, game: Any, schema: Any, seats: int) -> None:
        parts = schema.parts
        self.shape: Shape = Shape()
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
        self.no_effect: bytes = blank(1 + effects.item.size)
        self.effect: dict[tuple[int, int, int, int, int], bytes] = {}
        self.effect_field: Any = effects
        self.shootout: Shootout = Shootout(self.tags, parts["shootout"], seats)
        self.job: Kept = Kept(game, parts["job"], "job")
        self.marked: Tally = Tally(parts["marked"], lumped=False)
        self.chosen: Kept = Kept(game, parts["chosen"], "chosen")
        self.casualties: Kept = Kept(game, parts["casualties"], "casualties")
        self.game: Any = game

    def memory(self) -> Memory:
        return Memory(self.shape, self.seats)

    def write(self, s: State, seat: int, memory: Memory, row: Row) -> None:
        board, table = self.board, memory.table
        if memory.what is not s.what:
            memory.meet(s.what)
        table.look(s)
        row.add(self.seat[seat])
        row.add(capped(self.day, s.day))
        row.add(self.phase[s.phase])
        row.add(self.winner[s.winner])
        row.add(capped(self.pot, s.pot))
        row.add(self.asked[s.asked])
        row.add(self.question[s.question if s.asked else -1])
        knowledge = memory.knowledge
        knowledge.look(s)
        for other in range(s.seats):
            player, known = self.players[other], memory.players[other]
            player.write(s, other, seat, table.controls[other], table.influences[other], known, knowledge, row)
        board.write(s, table, row)
        row.add(self.aside.pile(s.aside, s.what, self.face, memory.aside))
        self._effects(s, seat, table, row)
        row.add(self.shootout.find(s, board, table.figures) if s.fight[FIGHT_ON] else self.shootout.nothing)
        row.add(self._job(s, seat) if s.job[JOB_ON] else self.job.nothing)
        row.add(self._marked(s, s.marked[seat]) if s.question in PICKED else self.marked.nothing)
        if s.asked and s.question == sequence.CHOOSE_SOME and s.some:
            row.add(self.chosen.find(tuple([s.tags[card] if card else -1 for card in s.some]), s, seat))
        else:
            row.add(self.chosen.nothing)
        if s.plan:
            key = tuple([s.tags[s.plan[i]] * 4 + s.plan[i + 1] for i in range(0, len(s.plan), 2)])
            row.add(self.casualties.find(key, s, seat))
        else:
            row.add(self.casualties.nothing)

    def _marked(self, s: State, cards: list[int]) -> bytes:
        if not cards:
            return self.marked.nothing
        counts = Counts()
        for card in cards:
            counts.add(self.face[s.what[card]])
        return self.marked.joined(counts)

    def _effects(self, s: State, seat: int, table: Table, row: Row) -> None:
        if table.lasts and not row.is_new():
            row.skip(1 + self.most_effects)
            return
        mods = s.mods
        count = len(mods) // CHANGE_WIDTH
        row.add(capped(self.effects, count))
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
            row.add(found)
        row.fill(self.no_effect, self.most_effects - shown)

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
