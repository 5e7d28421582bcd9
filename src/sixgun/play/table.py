"""The table itself: commands are decided, entries are taken in, messages are what a viewer may know."""

from __future__ import annotations

from sixgun.bots import STAND_IN
from sixgun.core import records
from sixgun.core.capabilities import BringsCards
from sixgun.core.events import EVERYBODY
from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.core.refusals import Refused
from sixgun.core.results import claimed
from sixgun.play import commands as ask
from sixgun.play.asked import ask_plain
from sixgun.play.changes import changes_of
from sixgun.play.entries import Entry
from sixgun.play.pacing import Pacing
from sixgun.play.seats import guest_of
from sixgun.play.story import PICKS, Line, Numbers
from sixgun.play.words import player_name

DEFAULT_TAKE_BACKS = 3  # that a seat may ask for between two picks of its own
GONE = 10  # flags in a row, after which nobody seems to sit there


class Table(Pacing):
    """A game that is being played: what its players may do and know."""

    # ---- commands: decided, not carried out

    def decide(self, player: str, command: ask.Command, now: int) -> list[Entry]:
        """The entries that a command leads to; [] for a repetition. Refused for what the table does not allow."""
        if isinstance(command, ask.Sit):
            return self._sit(player, command, now)
        if isinstance(command, ask.SetBot):
            return self._set_bot(player, command, now)
        if isinstance(command, ask.Say):
            return self.say(player, command.text, now)
        seat = self.seat_of(player)
        if seat is None:
            raise self.no("not-seated")
        if isinstance(command, ask.Pick):
            return self._pick(seat, command, now)
        if isinstance(command, ask.Begin):
            return self._begin(seat, now)
        if isinstance(command, ask.Stand):
            if self.begun:
                raise self.no("already-begun")
            return [Entry("stood", now, seat)]
        if isinstance(command, ask.Remove):
            return self.remove(player, command.seat, now)
        if isinstance(command, ask.TakeBack):
            return self._take_back(seat, command, now)
        if isinstance(command, ask.Consent):
            return self._consent(seat, command, now)
        if isinstance(command, ask.Pace):
            return self.pace(seat, command, now)
        if isinstance(command, ask.Claim):
            return self.claim(seat, now)
        if not self.begun or self.over:
            raise self.no("not-in-play")
        if self.seats[seat].resigned:
            return []
        return [Entry("resigned", now, seat, STAND_IN)]

    def bot_pick(self, seat: int, pick: str, seq: int, now: int) -> list[Entry]:
        """A bot's answer; [] if the table has moved on since the bot was asked, which was after entry `seq`."""
        if seq != self.turned or (seat, self.seats[seat].bot) not in self.bots_to_move():
            return []
        try:
            self.note_checked(seat, pick)
        except Refused:
            return []
        return [Entry("picked", now, seat, pick)]

    def tick(self, now: int) -> list[Entry]:
        """A flag that has fallen makes the default pick; and the table answers for those who told it to.

        Where only flags have fallen for a while, a bot takes over: of defaults alone, a game may never end.
        """
        flag = self.flag()
        if flag is None or flag[1] > now or flag[0] not in self.asked():
            return self.answers(now)
        seat = flag[0]
        if not self.seats[seat].bot and self.flags_in_a_row(seat) >= GONE:
            return [Entry("bot", now, seat, STAND_IN)]
        return [Entry("flagged", now, seat, self.game.overdue(self.match.state, seat))]

    def resume(self, life: tuple[int, int] | None, now: int) -> list[Entry]:
        """The table was kept by a house that is no more: no clock ran between its last moment and now.

        `life` has the first and the last moment that are known of that house; where it wrote nothing here, or nothing
        is known of it, the last entry's moment counts.
        """
        if not self.begun or not self.clock.since:
            return []
        until = self.story[-1].at
        if life is not None and life[0] <= until:
            until = max(until, life[1])
        return [Entry("resumed", now, data={"until": until})]

    def _sit(self, player: str, command: ask.Sit, now: int) -> list[Entry]:
        seat = self.seat(command.seat)
        name = player_name(command.name)
        if not name:
            raise self.no("name-empty")
        if seat.player == player:
            return [Entry("returned", now, command.seat)] if seat.bot and not seat.resigned else []
        own = self.seat_of(player)
        if self.begun:
            raise self.no("seated-already" if own is not None else "already-begun")
        if guest_of(player) in self.removed:
            raise self.no("removed")
        if seat.player:
            raise self.no("seat-taken", {"name": seat.called})
        if own is None:
            return [Entry("sat", now, command.seat, name, player)]
        if player != guest_of(player):
            raise self.no("seated-already")  # at a shared screen, everybody who sits there belongs to that seat
        came = self.came.index(player)  # who only changes chairs stays the host
        return [Entry("stood", now, own), Entry("sat", now, command.seat, name, player, {"came": came})]

    def _set_bot(self, player: str, command: ask.SetBot, now: int) -> list[Entry]:
        seat = self.seat(command.seat)
        if command.bot not in self.bots:
            raise self.no("no-such-bot", {"got": command.bot[:40], "bots": [*self.bots]})
        mine = self.seat_of(player)
        if mine is None:
            raise self.no("not-seated")
        if self.over:
            raise self.no("not-in-play")
        if seat.player and command.seat != mine:
            due = self.bot_at(command.seat)
            if due is None or now < due:
                raise self.no("seat-taken", {"name": seat.called})
        if seat.bot and self.begun:
            return []
        return [Entry("bot", now, command.seat, command.bot)]

    def _begin(self, seat: int, now: int) -> list[Entry]:
        if self.begun:
            return []
        if not all([place.taken for place in self.seats]):
            raise self.no("seats-free")
        return [Entry("began", now, seat)]

    def _pick(self, seat: int, command: ask.Pick, now: int) -> list[Entry]:
        if not self.begun:
            raise self.no("not-in-play")
        if self.claimed is not None:
            raise self.no("game-over")
        if self.seats[seat].bot:
            raise self.no("bot-plays")
        last = self._last_pick(seat)
        if last is not None and self.numbers(seat).of(last.seq) > command.seq:
            if last.text == command.pick:
                return []  # the same pick again, from a client that did not hear of it
            raise self.no("stale-pick")
        self.note_checked(seat, command.pick)
        return [Entry("picked", now, seat, command.pick)]

    def _last_pick(self, seat: int) -> Line | None:
        for line in reversed(self.story):
            if line.seat == seat and line.kind in PICKS:
                return line
        return None

    def _take_back(self, seat: int, command: ask.TakeBack, now: int) -> list[Entry]:
        if not self.begun or self.over:
            raise self.no("not-in-play")  # when the game is over its seed is known
        if command.seq is not None and self._has_wished_since(seat, command.seq):
            return []
        if self.wish is not None:
            raise self.no("wish-pending")
        refusal = self.match.refuse_take_back(seat)
        if refusal is None:
            return [Entry("took-back", now, seat)]
        if refusal.code == "take-back-nothing":
            raise Refused(refusal, self.game.key)
        if self.seats[seat].wishes.get(self.last_made(seat), 0) >= DEFAULT_TAKE_BACKS:
            raise self.no("wishes-used", {"most": DEFAULT_TAKE_BACKS})
        if not self._others(seat):
            return [Entry("took-back", now, seat)]  # bots always agree
        return [Entry("wished", now, seat)]

    def _has_wished_since(self, seat: int, seq: int) -> bool:
        numbers = self.numbers(seat)
        for line in reversed(self.story):
            if numbers.of(line.seq) <= seq:
                return False
            if line.seat == seat and line.kind in ("wished", "took-back"):
                return True
        return False

    def _consent(self, seat: int, command: ask.Consent, now: int) -> list[Entry]:
        if self.wish is None or seat not in self._others(self.wish) or seat in self.agreed:
            raise self.no("no-wish")
        if not command.agree:
            return [Entry("denied", now, seat)]
        entries = [Entry("agreed", now, seat)]
        if self._others(self.wish) <= self.agreed | {seat}:
            entries.append(Entry("took-back", now, self.wish))
        return entries

    def _others(self, seat: int) -> set[int]:
        """The people who must agree to somebody's taking back."""
        return {number for number, other in enumerate(self.seats) if other.player and not other.bot and number != seat}

    def seat_to_hint(self, player: str, odds: bool = False) -> int:
        """The seat of a player who asks for a hint, or for odds; Refused where there are none to be had."""
        seat = self.seat_of(player)
        if seat is None:
            raise self.no("not-seated")
        if not self.begun or self.over:
            raise self.no("not-in-play")
        if not (self.odds if odds else self.hints):
            raise self.no("odds-off" if odds else "hints-off")
        if seat not in self.asked() or self.seats[seat].bot:
            raise self.no("hint-not-asked")
        return seat

    # ---- what a viewer may know

    def message(self, player: str, since: int = 0, now: int = 0, changes: bool = False) -> dict[str, Plain]:
        """The table for one player (or a spectator), with the lines of its story after entry `since`.

        With `changes`, a line that tells of the only pick since then says what each of its events changed in the view.
        """
        return {**self.for_all(now), **self.for_one(player, since, changes)}

    def for_all(self, now: int = 0) -> dict[str, Plain]:
        """The part of a message that is the same for everybody."""
        return {
            "game": self.game.key,
            "title": self.title,
            "public": self.public,
            "options": dict(self.match.options),
            "pack": self.game.pack_title() if isinstance(self.game, BringsCards) else "",
            "hot_seat": self.hot_seat,
            "hints": self.hints,
            "odds": self.odds,
            "host": self.host,
            "begun": self.begun,
            "over": self.over,
            "claimed": self.claimed,
            "seats": [self._seat_plain(number, now) for number in range(len(self.seats))],
            "asked": [*self.asked()],
            "clock": self.clock.plain(),
            "patience": self.patience.plain(),
            "wish": self.wish,
            "agreed": [*sorted(self.agreed)],
            "commitment": records.promise(self.match.seed),
        }

    def for_one(self, player: str, since: int = 0, changes: bool = False) -> dict[str, Plain]:
        """The part of a message that is for one player (or for spectators) alone."""
        seat = self.seat_of(player)
        view = self.game.view(self.match.state, seat) if self.begun else None
        numbers = self.numbers(seat)
        fresh = [line for line in self.told_since(since) if numbers.tells(line.seq)]
        only = self._only_pick(fresh, numbers) if changes else None
        lines: list[Plain] = [self._line(line, seat, numbers, line is only) for line in fresh]
        return {
            "seq": numbers.of(self.seq),
            "seat": seat,
            "removed": guest_of(player) in self.removed,
            "take_back": self._take_back_now(seat),
            "view": view,
            "aim": None if view is None else self.game.aim(view).plain(),
            "ask": self._ask(seat),
            "pace": self.pace_plain(seat),
            "story": lines,
        }

    def chapter(self, player: str, since: int, upto: int) -> dict[str, Plain]:
        """A part of the story, for a player who has missed a lot of it: the table itself comes with the last part."""
        seat = self.seat_of(player)
        numbers = self.numbers(seat)
        fresh = [line for line in self.told_since(since, upto) if numbers.tells(line.seq)]
        lines: list[Plain] = [self._line(line, seat, numbers, False) for line in fresh]
        return {"seq": numbers.of(upto), "hot_seat": self.hot_seat, "seat": seat, "story": lines}

    def _only_pick(self, lines: list[Line], numbers: Numbers) -> Line | None:
        """The line of the last pick that a viewer is told of, if these lines tell of no other."""
        picks = [line for line in lines if line.kind in PICKS]
        last = next((seq for seq in reversed(self.told) if numbers.tells(seq)), 0)
        return picks[0] if len(picks) == 1 and picks[0].seq == last else None

    def _line(self, line: Line, seat: int | None, numbers: Numbers, changes: bool) -> dict[str, Plain]:
        told = line.to(seat)
        told["seq"] = numbers.of(line.seq)
        if line.undone:
            told["undone"] = [numbers.of(seq) for seq in line.undone if numbers.tells(seq)]
        if not changes:
            return told
        stills = self.match.stills.get(line.seat if [line.seq, line.seat] in self.parts else EVERYBODY)
        if "events" in told and stills:
            heard = [event.to(seat) is not None for event in line.events]
            told["changes"] = changes_of(stills, heard, lambda still: self.game.view(still, seat))
        return told

    def _seat_plain(self, number: int, now: int) -> dict[str, Plain]:
        since = self.away.get(number)
        return {
            **self.seats[number].plain(),
            "here": since is None,
            "bot_at": self.bot_at(number),
            "claim_at": self.claim_at(number),
            "gone": self.begun and since is not None and now - since >= self.patience.away,
        }

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
        record = self.match.record(show_seed=self.over)
        if self.claimed is not None:
            record.claim, record.result = self.claimed, claimed(self.match.seats, self.claimed).plain()
        return record
