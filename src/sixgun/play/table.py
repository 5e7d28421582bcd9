"""The table itself: commands are decided, entries are taken in, messages are what a viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sixgun.bots import NAMES as BOTS
from sixgun.bots import STAND_IN
from sixgun.core import records
from sixgun.core.checks import Checks
from sixgun.core.events import Event
from sixgun.core.game import Game
from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.play import commands as ask
from sixgun.play.asked import ask_plain
from sixgun.play.clocks import CHESS, Clock, read_clock
from sixgun.play.entries import Entry
from sixgun.play.words import BOT_NAMES, chat_line, player_name

LONG_GONE = 120_000  # milliseconds after which an absent player's seat may be given to a bot
DEFAULT_TAKE_BACKS = 3  # that a seat may ask for between two picks of its own
MOST_SAID = 1000  # lines of chat at one table: whoever comes back is sent them all
PICKS = ("picked", "flagged")
TALK = ("said", "wished", "agreed", "denied")  # entries that change nothing on the table
SETTINGS = ("game", "seats", "options", "pack", "clock", "title", "public")


def at_screen(guest: str, seat: int) -> str:
    """The player that a guest is in one of several seats at the same screen."""
    return f"{guest}#{seat}"


def guest_of(player: str) -> str:
    """The guest behind a player.

    >>> guest_of(at_screen("ada", 2)), guest_of("bo")
    ('ada', 'bo')
    """
    return player.partition("#")[0]


class Seat:
    """A place at the table: who owns it, and whether a bot plays it."""

    def __init__(self) -> None:
        self.player = ""  # as the session knows the owner; "" for a free seat or a bot's own
        self.name = ""
        self.bot = ""  # the bot that plays for it now
        self.resigned = False
        self.wishes: dict[int, int] = {}  # by pick of the match: how often taking it back was asked for

    @property
    def taken(self) -> bool:
        return bool(self.player or self.bot)

    def plain(self) -> dict[str, Plain]:
        return {"name": self.name, "bot": self.bot or None, "person": bool(self.player), "resigned": self.resigned}


class Line:
    """A line of the table's story: what an entry told, with who may hear what of it."""

    def __init__(self, seq: int, at: int, kind: str, seat: int, text: str, events: list[Event]) -> None:
        self.seq, self.at, self.kind, self.seat, self.text, self.events = seq, at, kind, seat, text, events
        self.undone: list[int] = []  # lines that a take-back made void

    def to(self, viewer: int | None) -> dict[str, Plain]:
        told: list[Plain] = [heard for event in self.events if (heard := event.to(viewer)) is not None]
        line: dict[str, Plain] = {"seq": self.seq, "at": self.at, "kind": self.kind, "seat": self.seat}
        if self.text and self.kind not in PICKS:  # which pick was made, its events tell alone: it may be secret
            line["text"] = self.text
        if self.undone:
            line["undone"] = [*self.undone]
        if told:
            line["events"] = told
        return line


class Table:
    """Everything about one game that is being played, folded from its log."""

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
        count: Any = settings.get("seats")
        options: Any = settings.get("options")
        self.match = Match(self.game, count, seed, options)
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
        self.said = 0  # lines of chat
        self.turned = 0  # the last entry that bots must think about anew
        self.told: list[int] = []  # by pick of the match: the line that tells of it
        self.wish: int | None = None  # the seat that asks to take back
        self.agreed: set[int] = set()
        self.away: dict[int, int] = {}  # by seat: since when its player is not there; not part of the log

    @classmethod
    def opened(cls, entry: Entry) -> Table:
        """A table from the first entry of its log."""
        seed = bytes.fromhex(str(entry.data["seed"]))
        settings: Any = entry.data["settings"]
        table = cls(settings, seed)
        table.seq = 1
        return table

    @classmethod
    def folded(cls, entries: Iterable[Entry]) -> Table:
        """A table from its whole log."""
        log = iter(entries)
        table = cls.opened(next(log))
        for entry in log:
            table.evolve(entry)
        return table

    # ---- what is so

    @property
    def over(self) -> bool:
        return self.begun and not self.match.state.asked

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
            if guest and (seat.player == guest or seat.player == at_screen(guest, number))
        ]

    @property
    def hot_seat(self) -> bool:
        """Whether people share a screen here."""
        return any([seat.player == at_screen(guest_of(seat.player), n) for n, seat in enumerate(self.seats)])

    def asked(self) -> list[int]:
        return self.game.asked(self.match.state) if self.begun else []

    def bots_to_move(self) -> list[tuple[int, str]]:
        """Seats that are asked and played by a bot, with the bot's name."""
        return [(seat, self.seats[seat].bot) for seat in self.asked() if self.seats[seat].bot]

    def flag_at(self) -> int | None:
        """When the next flag falls, if nobody picks before."""
        flag = self.clock.flag() if self.begun else None
        return None if flag is None else flag[1]

    # ---- commands: decided, not carried out

    def decide(self, player: str, command: ask.Command, now: int) -> list[Entry]:
        """The entries that a command leads to; [] for a repetition. Refused for what the table does not allow."""
        if isinstance(command, ask.Sit):
            return self._sit(player, command, now)
        if isinstance(command, ask.SetBot):
            return self._set_bot(player, command, now)
        if isinstance(command, ask.Say):
            return self._say(player, command, now)
        seat = self.seat_of(player)
        if seat is None:
            raise self._no("not-seated")
        if isinstance(command, ask.Pick):
            return self._pick(seat, command, now)
        if isinstance(command, ask.Begin):
            return self._begin(seat, now)
        if isinstance(command, ask.Stand):
            if self.begun:
                raise self._no("already-begun")
            return [Entry("stood", now, seat)]
        if isinstance(command, ask.TakeBack):
            return self._take_back(seat, command, now)
        if isinstance(command, ask.Consent):
            return self._consent(seat, command, now)
        if not self.begun or self.over:
            raise self._no("not-in-play")
        if self.seats[seat].resigned:
            return []
        return [Entry("resigned", now, seat, STAND_IN)]

    def bot_pick(self, seat: int, pick: str, seq: int, now: int) -> list[Entry]:
        """A bot's answer; [] if the table has moved on since the bot was asked, which was after entry `seq`."""
        if seq != self.turned or (seat, self.seats[seat].bot) not in self.bots_to_move():
            return []
        if self.game.refuse(self.match.state, seat, pick) is not None:
            return []
        return [Entry("picked", now, seat, pick)]

    def tick(self, now: int) -> list[Entry]:
        """A flag that has fallen makes the default pick."""
        flag = self.clock.flag() if self.begun else None
        if flag is None or flag[1] > now or flag[0] not in self.asked():
            return []
        seat = flag[0]
        ask_now = self.game.ask(self.match.state, seat)
        return [Entry("flagged", now, seat, ask_now.options[ask_now.default].pick)]

    def _sit(self, player: str, command: ask.Sit, now: int) -> list[Entry]:
        seat = self._seat(command.seat)
        name = player_name(command.name)
        if not name:
            raise self._no("name-empty")
        if seat.player == player:
            return [Entry("returned", now, command.seat)] if seat.bot and not seat.resigned else []
        if self.seat_of(player) is not None:
            raise self._no("seated-already")
        if self.begun:
            raise self._no("already-begun")
        if seat.player:
            raise self._no("seat-taken", {"name": seat.name})
        return [Entry("sat", now, command.seat, name, player)]

    def _set_bot(self, player: str, command: ask.SetBot, now: int) -> list[Entry]:
        seat = self._seat(command.seat)
        if command.bot not in BOTS:
            raise self._no("no-such-bot", {"got": command.bot[:40], "bots": [*BOTS]})
        mine = self.seat_of(player)
        if mine is None:
            raise self._no("not-seated")
        if self.over:
            raise self._no("not-in-play")
        if seat.player and command.seat != mine:
            since = self.away.get(command.seat)
            if not self.begun or since is None or now - since < LONG_GONE:
                raise self._no("seat-taken", {"name": seat.name})
        if seat.bot and self.begun:
            return []
        return [Entry("bot", now, command.seat, command.bot)]

    def _say(self, player: str, command: ask.Say, now: int) -> list[Entry]:
        text = chat_line(command.text)
        seat = self.seat_of(player)
        if seat is None:
            raise self._no("not-seated")
        if not text:
            raise self._no("chat-empty")
        if self.said >= MOST_SAID:
            raise self._no("chat-full", {"most": MOST_SAID})
        return [Entry("said", now, seat, text)]

    def _begin(self, seat: int, now: int) -> list[Entry]:
        if self.begun:
            return []
        if not all([place.taken for place in self.seats]):
            raise self._no("seats-free")
        return [Entry("began", now, seat)]

    def _pick(self, seat: int, command: ask.Pick, now: int) -> list[Entry]:
        if not self.begun:
            raise self._no("not-in-play")
        if self.seats[seat].bot:
            raise self._no("bot-plays")
        last = self._last_pick(seat)
        if last is not None and last.seq > command.seq:
            if last.text == command.pick:
                return []  # the same pick again, from a client that did not hear of it
            raise self._no("stale-pick")
        refusal = self.game.refuse(self.match.state, seat, command.pick)
        if refusal is not None:
            raise Refused(refusal, self.game.key)
        return [Entry("picked", now, seat, command.pick)]

    def _last_pick(self, seat: int) -> Line | None:
        for line in reversed(self.story):
            if line.seat == seat and line.kind in PICKS:
                return line
        return None

    def _take_back(self, seat: int, command: ask.TakeBack, now: int) -> list[Entry]:
        if not self.begun or self.over:
            raise self._no("not-in-play")  # when the game is over its seed is known
        if command.seq is not None and self._has_wished_since(seat, command.seq):
            return []
        if self.wish is not None:
            raise self._no("wish-pending")
        refusal = self.match.refuse_take_back(seat)
        if refusal is None:
            return [Entry("took-back", now, seat)]
        if refusal.code == "take-back-nothing":
            raise Refused(refusal, self.game.key)
        if self.seats[seat].wishes.get(self._last_made(seat), 0) >= DEFAULT_TAKE_BACKS:
            raise self._no("wishes-used", {"most": DEFAULT_TAKE_BACKS})
        if not self._others(seat):
            return [Entry("took-back", now, seat)]  # bots always agree
        return [Entry("wished", now, seat)]

    def _has_wished_since(self, seat: int, seq: int) -> bool:
        for line in reversed(self.story):
            if line.seq <= seq:
                return False
            if line.seat == seat and line.kind in ("wished", "took-back"):
                return True
        return False

    def _consent(self, seat: int, command: ask.Consent, now: int) -> list[Entry]:
        if self.wish is None or seat not in self._others(self.wish) or seat in self.agreed:
            raise self._no("no-wish")
        if not command.agree:
            return [Entry("denied", now, seat)]
        entries = [Entry("agreed", now, seat)]
        if self._others(self.wish) <= self.agreed | {seat}:
            entries.append(Entry("took-back", now, self.wish))
        return entries

    def _others(self, seat: int) -> set[int]:
        """The people who must agree to somebody's taking back."""
        return {number for number, other in enumerate(self.seats) if other.player and not other.bot and number != seat}

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise self._no("no-such-seat", {"seat": str(number)[:20], "seats": len(self.seats)})
        return self.seats[number]

    def _no(self, code: str, args: dict[str, Plain] | None = None) -> Refused:
        return Refused(Refusal(code, args), self.game.key)

    # ---- entries: taken in after they are written down

    def evolve(self, entry: Entry) -> None:
        """Take an entry in. It was decided before: nothing is checked here, and nothing can be refused."""
        self.seq += 1
        events: list[Event] = []
        undone: list[int] = []
        seat = self.seats[entry.seat]
        if entry.kind == "sat":
            seat.player, seat.name, seat.bot = entry.who, entry.text, ""
        elif entry.kind == "stood":
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
            self.match.names = [place.name for place in self.seats]
        elif entry.kind in PICKS:
            self.clock.stop(entry.seat, entry.at)
            events = self.match.play(entry.seat, entry.text)
            self._forget_wish()
        elif entry.kind == "wished":
            self.wish = entry.seat
            self._count_wish(entry.seat)
        elif entry.kind == "agreed":
            self.agreed.add(entry.seat)
        elif entry.kind == "denied":
            self._forget_wish()
        elif entry.kind == "took-back":
            if self.wish is None and self.match.refuse_take_back(entry.seat) is not None:
                self._count_wish(entry.seat)  # granted by bots without being asked
            undone = self._undo(entry.seat)
            self._forget_wish()
        if entry.kind in ("bot", "resigned"):
            self._forget_wish()  # whoever was to agree may be gone
        self.said += int(entry.kind == "said")
        if entry.kind not in TALK:
            self.turned = self.seq
        text = entry.text if entry.kind in ("said", "sat", "bot", *PICKS) else ""
        self.story.append(Line(self.seq, entry.at, entry.kind, entry.seat, text, events))
        self.story[-1].undone = undone
        if entry.kind in PICKS:
            self.told.append(self.seq)
        if self.begun:
            self._run_clocks(events, entry.at)

    def _run_clocks(self, events: list[Event], now: int) -> None:
        """Let the clocks of those who are asked run. The rules' own starts anew with each turn."""
        seats = self.asked()
        if self.turn_limit:
            if any([event.kind == "turn" for event in events]):
                self.clock.left = [self.turn_limit * 1000] * len(self.seats)
            seats = [seat for seat in seats if self.game.clock(self.match.state, seat)]
        self.clock.start(seats, now)

    def _undo(self, seat: int) -> list[int]:
        """Take back, and find the lines that no longer hold: where seats choose together, only the seat's own."""
        before = list(self.match.picks)
        self.match.take_back(seat, agreed=True)
        kept = self.match.picks
        first = next((i for i, pick in enumerate(kept) if pick != before[i]), len(kept))
        gone = self.told[first : first + len(before) - len(kept)]
        self.told = [seq for seq in self.told if seq not in gone]
        return gone

    def _last_made(self, seat: int) -> int:
        """Which pick of the match is the seat's last one."""
        return max([number for number, (who, _) in enumerate(self.match.picks) if who == seat], default=-1)

    def _count_wish(self, seat: int) -> None:
        wishes, number = self.seats[seat].wishes, self._last_made(seat)
        wishes[number] = wishes.get(number, 0) + 1

    def _forget_wish(self) -> None:
        self.wish = None
        self.agreed = set()

    # ---- what a viewer may know

    def message(self, player: str, since: int = 0, now: int = 0) -> dict[str, Plain]:
        """The table for one player (or a spectator), with the lines of its story after entry `since`."""
        seat = self.seat_of(player)
        view = self.game.view(self.match.state, seat) if self.begun else None
        lines: list[Plain] = [line.to(seat) for line in self.story[max(0, since - 1) :]]  # line 0 is entry 2
        return {
            "seq": self.seq,
            "game": self.game.key,
            "title": self.title,
            "public": self.public,
            "options": dict(self.match.options),
            "hot_seat": self.hot_seat,
            "seat": seat,
            "begun": self.begun,
            "over": self.over,
            "seats": [self._seat_plain(number, now) for number in range(len(self.seats))],
            "asked": [*self.asked()],
            "clock": self.clock.plain(),
            "wish": self.wish,
            "agreed": [*sorted(self.agreed)],
            "take_back": self._take_back_now(seat),
            "commitment": records.promise(self.match.seed),
            "view": view,
            "ask": self._ask(seat),
            "story": lines,
        }

    def _seat_plain(self, number: int, now: int) -> dict[str, Plain]:
        since = self.away.get(number)
        gone = self.begun and since is not None and now - since >= LONG_GONE
        return {**self.seats[number].plain(), "here": since is None, "gone": gone}

    def _take_back_now(self, seat: int | None) -> str | None:
        """What taking back would be for a seat: free, by the others' consent, or nothing."""
        if seat is None or not self.begun or self.over:
            return None
        refusal = self.match.refuse_take_back(seat)
        if refusal is None:
            return "free"
        return None if refusal.code == "take-back-nothing" else "consent"

    def _ask(self, seat: int | None) -> dict[str, Plain] | None:
        if seat is None or seat not in self.asked() or self.seats[seat].bot:
            return None
        return ask_plain(self.game.ask(self.match.state, seat))

    def record(self) -> Record:
        """The record: with its seed once the game is over, without it and without secret picks before."""
        return self.match.record(show_seed=self.over)
