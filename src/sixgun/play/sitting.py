"""What a table has come to: its match, seats and clocks, folded from its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from sixgun.bots import NAMES as BOTS
from sixgun.core.checks import Checks
from sixgun.core.events import Event
from sixgun.core.game import Game
from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.core.secrecy import PART
from sixgun.games import game as game_of
from sixgun.play.clocks import CHESS, Clock, read_clock
from sixgun.play.entries import Entry
from sixgun.play.leaving import is_over, lasts
from sixgun.play.lookalikes import marks
from sixgun.play.patience import Patience, Talk
from sixgun.play.seats import Seat, guest_of, shares_screen
from sixgun.play.story import PICKS, TALK, Line, Numbers
from sixgun.play.words import BOT_NAMES, chat_line

SETTINGS = ("game", "seats", "options", "pack", "clock", "title", "public", "hints", "odds")


class Sitting:
    """Everything that is known of one game that is being played, whatever may come next."""

    def __init__(self, settings: Mapping[str, object], seed: bytes) -> None:
        self.settings = dict(settings)
        checks = Checks()
        checks.known("table", self.settings, SETTINGS)
        game = game_of(str(settings.get("game", "")))
        pack = settings.get("pack")
        self.game: Game[Any] = game.repacked(checks.table("pack", pack)) if pack else game
        checks.game = self.game.key
        title = settings.get("title", "")
        self.title = chat_line(title)[:60] if isinstance(title, str) else ""
        self.public = settings.get("public", False) is True
        hints, odds = settings.get("hints"), settings.get("odds")
        self._hints = hints if isinstance(hints, bool) else None  # None: only where nobody plays against other people
        self._odds = odds if isinstance(odds, bool) else None  # None: where hints are allowed
        count: Any = settings.get("seats")
        options: Any = settings.get("options")
        self.match = Match(self.game, count, seed, options)
        self.match.watched = True
        self.clock: Clock = read_clock(checks, settings.get("clock"), self.match.seats)
        checks.done()
        state = self.match.state
        self.turn_limit = max([self.game.clock(state, seat) for seat in self.game.asked(state)])
        if self.turn_limit:
            self.clock = Clock(CHESS, self.turn_limit, 0, self.match.seats)  # the rules' own: so long a turn
        self.seats = [Seat() for _ in range(self.match.seats)]
        self.begun = False
        self.seq = 0
        self.story: list[Line] = []
        self.talk: list[int] = []  # the lines of chat that are still told
        self.came: list[str] = []  # guests in the order in which they sat down: the first of them is the host
        self.removed: set[str] = set()  # guests whom the host has sent away
        self.patience = Patience()
        self.waits: dict[int, int] = {}  # by seat that is asked: since when
        self.resumed = 0  # nobody is kept waiting by what was before: the house was closed, or nobody looked
        self.claimed: int | None = None  # the seat that has claimed the game
        self.bots: tuple[str, ...] = BOTS  # that may be given a seat; the program around it may know more
        self.turned = 0  # the last entry that bots must think about anew
        self.told: list[int] = []  # by pick of the match: the line that tells of it
        self.parts: list[list[int]] = []  # entries that only one seat is told of, each with that seat
        self._numbers: dict[int | None, Numbers] = {}  # by seat; made anew when there are more parts
        self._checked: tuple[int, int, str, int] = (-1, -1, "", -1)  # the last checked pick: entry, seat, text, code
        self.wish: int | None = None  # the seat that asks to take back
        self.agreed: set[int] = set()
        self.away: dict[int, int] = {}  # by seat: since when its player is not there; not part of the log

    @classmethod
    def opened(cls, entry: Entry) -> Self:
        """A table from the first entry of its log."""
        seed = bytes.fromhex(str(entry.data["seed"]))
        settings: Any = entry.data["settings"]
        table = cls(settings, seed)
        table.seq = 1
        return table

    @classmethod
    def folded(cls, entries: Iterable[Entry]) -> Self:
        """A table from its whole log."""
        log = iter(entries)
        table = cls.opened(next(log))
        table.match.watched = False
        for entry in log:
            table.evolve(entry)
        table.match.watched = True
        return table

    def no(self, code: str, args: dict[str, Plain] | None = None) -> Refused:
        """A refusal."""
        return Refused(Refusal(code, args), self.game.key)

    # ---- what is so

    @property
    def over(self) -> bool:
        return self.begun and (self.claimed is not None or not self.match.state.asked)

    @property
    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        if self.claimed is not None:
            return [self.claimed]
        result = self.game.result(self.match.state) if self.over else None
        return [] if result is None else [*result.winners]

    def seat_of(self, player: str) -> int | None:
        """The seat that a player owns."""
        for number, seat in enumerate(self.seats):
            if player and seat.player == player:
                return number
        return None

    def seats_of(self, guest: str) -> list[int]:
        """All seats of a guest; a guest who shares a screen with others is a player of its own in each seat."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if guest and (seat.player == guest or (shares_screen(seat.player) and guest_of(seat.player) == guest))
        ]

    @property
    def hot_seat(self) -> bool:
        """Whether people share a screen here."""
        return any([shares_screen(seat.player) for seat in self.seats])

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: as was settled when the table was opened, else only among bots."""
        if self._hints is not None:
            return self._hints
        people = {guest_of(seat.player) for seat in self.seats if seat.player}
        return len(people) < 2 and all([seat.taken for seat in self.seats])

    @property
    def odds(self) -> bool:
        """Whether players may be shown odds: as was settled when the table was opened, else where hints are allowed."""
        return self.hints if self._odds is None else self._odds

    def asked(self) -> list[int]:
        return self.game.asked(self.match.state) if self.begun and self.claimed is None else []

    def bots_to_move(self) -> list[tuple[int, str]]:
        """Seats that are asked and played by a bot, with the bot's name."""
        return [(seat, self.seats[seat].bot) for seat in self.asked() if self.seats[seat].bot]

    def question_of(self, seat: int) -> tuple[Plain, ...]:
        """A name for what a seat is asked now: it is the same as long as there is nothing new to think about.

        While seats choose together, what the others have chosen is secret, and changes nothing for a seat.
        """
        sealed: int = self.match.state.sealed
        since = self.turned if sealed < 0 else sealed
        return seat, self.seats[seat].bot, sealed, since, self.match.takebacks, self.last_made(seat)

    def numbers(self, seat: int | None) -> Numbers:
        """How a seat, or a spectator, numbers the entries."""
        found = self._numbers.get(seat)
        if found is None or found.count != len(self.parts):
            found = self._numbers[seat] = Numbers(self.parts, seat)
        return found

    def flag_at(self) -> int | None:
        """When the next flag falls, if nobody picks before."""
        flag = self.flag()
        return None if flag is None else flag[1]

    def flag(self) -> tuple[int, int] | None:
        """Whose flag falls first, if nobody picks before, and when."""
        if not self.begun:
            return None
        # The rules' own clock is for bots, too.
        bots = [number for number, seat in enumerate(self.seats) if seat.bot and not self.turn_limit]
        return self.clock.flag(bots)

    def flags_in_a_row(self, seat: int) -> int:
        """How many of a seat's last choices were made by its fallen flag, and by nobody since."""
        count = 0
        for line in reversed(self.story):
            if line.seat == seat and line.kind in PICKS:
                if line.kind != "flagged":
                    break
                count += 1
        return count

    # ---- entries: taken in after they are written down

    def evolve(self, entry: Entry) -> None:
        """Take an entry in. It was decided before: nothing is checked here, and nothing can be refused."""
        self.seq += 1
        events: list[Event] = []
        undone: list[int] = []
        quiet = False  # whether only the seat itself is told of it
        seat = self.seats[entry.seat]
        if entry.kind == "sat":
            seat.player, seat.name, seat.bot = entry.who, entry.text, ""
            self.came.insert(int(entry.data.get("came", len(self.came))), guest_of(entry.who))
        elif entry.kind in ("stood", "removed"):
            if entry.kind == "removed":
                self.removed.add(guest_of(seat.player))
                seat.bot = ""
            self.came.remove(guest_of(seat.player))
            seat.player = seat.name = ""
        elif entry.kind == "bot":
            seat.bot = entry.text
            seat.name = seat.name or BOT_NAMES[entry.seat % len(BOT_NAMES)]
        elif entry.kind == "returned":
            seat.bot = ""
        elif entry.kind == "resigned":
            seat.resigned, seat.bot = True, entry.text
        elif entry.kind == "began":
            self.begun = True
            self.match.names = [place.called for place in self.seats]
        elif entry.kind == "forgot":
            self._forget(entry)
        elif entry.kind == "claimed":
            self.claimed = entry.seat
            self._forget_wish()
        elif entry.kind in PICKS:
            events = self.match.play(entry.seat, entry.text, self._checked_code(entry))
            self._end_spans(events, entry.seat)
            quiet = self.match.known[-1] == PART
            if not quiet:
                self.clock.stop(entry.seat, entry.at)  # it runs for a whole answer
                self._forget_wish()
        elif entry.kind == "wished":
            self.wish = entry.seat
            self._count_wish(entry.seat)
        elif entry.kind == "agreed":
            self.agreed.add(entry.seat)
        elif entry.kind == "denied":
            self._forget_wish()
        elif entry.kind == "paced":
            quiet = True
            for window, way in entry.data["ways"].items():
                self._leave(seat, window, way)
        elif entry.kind == "resumed":
            self.clock.resume(int(entry.data["until"]), entry.at)
        elif entry.kind == "took-back":
            if self.wish is None and self.match.refuse_take_back(entry.seat) is not None:
                self._count_wish(entry.seat)  # granted by bots without being asked
            quiet = self.match.may_quietly(entry.seat)
            undone = self._undo(entry.seat)
            if not quiet:
                self._forget_wish()
        if entry.kind in ("bot", "resigned"):
            self._forget_wish()  # those who were to agree may be gone
        if entry.kind == "said":
            seat.talked = Talk.after(seat.talked, entry.at)
            self.talk = [*self.talk, self.seq][-Talk.TOLD :]
        if not self.begun:
            self._tell_apart()
        if entry.kind not in TALK:
            self.turned = self.seq
        text = entry.text if entry.kind in ("said", "sat", "bot", *PICKS) else ""
        self.story.append(Line(self.seq, entry.at, entry.kind, entry.seat, text, events))
        self.story[-1].undone = undone
        self.story[-1].left = str(entry.data.get("left", ""))
        if entry.kind in PICKS:
            self.told.append(self.seq)
        if quiet:
            self.parts.append([self.seq, entry.seat])
        elif self.begun:
            self._run_clocks(events, entry.at)
            self._wait_for(entry)

    def note_checked(self, seat: int, pick: str) -> None:
        """Check a pick, and remember what it stands for until something else happens; Refused if it is not legal."""
        self._checked = (self.seq, seat, pick, self.game.check(self.match.state, seat, pick))

    def _checked_code(self, entry: Entry) -> int | None:
        """What a pick stands for, if it was checked right before its entry; one from the log was not."""
        seq, seat, pick, code = self._checked
        return code if (seq + 1, seat, pick) == (self.seq, entry.seat, entry.text) else None

    def _leave(self, seat: Seat, window: str, way: str) -> None:
        """A window is left to the table until this is changed, or for a while: then what held before holds again."""
        if lasts(way):
            seat.pace[window] = way
            seat.passing.pop(window, None)
        else:
            seat.passing[window] = way

    def _end_spans(self, events: list[Event], by: int) -> None:
        for number, seat in enumerate(self.seats):
            for window, span in [*seat.passing.items()]:
                if is_over(self.game, self.match.state, number, window, span, events, by):
                    del seat.passing[window]

    def _run_clocks(self, events: list[Event], now: int) -> None:
        """Let the clocks of those who are asked run. The rules' own starts anew with each turn."""
        seats = self.asked()
        if self.turn_limit:
            if any([event.kind == "turn" for event in events]):
                self.clock.left = [self.turn_limit * 1000] * len(self.seats)
            seats = [seat for seat in seats if self.game.clock(self.match.state, seat)]
        self.clock.start(seats, now)

    def _wait_for(self, entry: Entry) -> None:
        """Note since when those who are asked have been. A seat's own choice, and taking back, begin anew."""
        anew = entry.kind == "took-back"
        own = entry.seat if entry.kind in (*PICKS, "bot", "returned") else -1
        before = {} if anew else self.waits
        self.waits = {seat: entry.at if seat == own else before.get(seat, entry.at) for seat in self.asked()}

    def _forget(self, entry: Entry) -> None:
        """A player is forgotten: neither name nor words are left, and where a game goes on a bot plays it."""
        seat = self.seats[entry.seat]
        if guest_of(seat.player) in self.came:
            self.came.remove(guest_of(seat.player))
        seat.player = seat.name = seat.mark = ""
        if not self.begun:
            seat.bot = ""
        elif not self.over:
            seat.bot = seat.bot or entry.text
        if self.match.names:
            self.match.names[entry.seat] = ""
        for line in reversed(self.story):
            if line.seat == entry.seat and line.kind in ("sat", "said"):
                line.text = ""
                if line.kind == "sat":
                    break  # before, somebody else sat here

    def _tell_apart(self) -> None:
        """Mark names that look alike. Once the game has begun they stay as they are."""
        for seat, mark in zip(self.seats, marks([seat.name for seat in self.seats]), strict=True):
            seat.mark = mark

    def _undo(self, seat: int) -> list[int]:
        """Take back, and find the lines that no longer hold: where seats choose together, only the seat's own."""
        first, before = self.last_made(seat), len(self.match.picks)
        self.match.take_back(seat, agreed=True)
        gone = self.told[first : first + before - len(self.match.picks)]
        del self.told[first : first + len(gone)]
        return gone

    def last_made(self, seat: int) -> int:
        """Which pick of the match is the seat's last one."""
        picks = self.match.picks
        return next((number for number in range(len(picks) - 1, -1, -1) if picks[number][0] == seat), -1)

    def _count_wish(self, seat: int) -> None:
        wishes, number = self.seats[seat].wishes, self.last_made(seat)
        wishes[number] = wishes.get(number, 0) + 1

    def _forget_wish(self) -> None:
        self.wish = None
        self.agreed = set()
