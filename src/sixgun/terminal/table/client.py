"""A game at the terminal: people and bots in any seats, one keyboard."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from sixgun.bots import Chair, seat_bot
from sixgun.bots.search.bot import CEILING
from sixgun.core.asks import Ask, Option
from sixgun.core.events import Event
from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.terminal.kept.games import UNSAVED, save
from sixgun.terminal.kept.records import replayed_events
from sixgun.terminal.program import Told, program
from sixgun.terminal.shown import sentences
from sixgun.terminal.shown.lines import hung, open_console
from sixgun.terminal.table.board import Board
from sixgun.terminal.table.fitted import fitted
from sixgun.terminal.table.pace import Pace
from sixgun.terminal.table.prompt import LeftToTable, Prompt, Quit
from sixgun.terminal.table.seats import HUMAN, is_own
from sixgun.text import Speaker

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_white")
LEVEL_OF = {"rules": "normal"}  # an older name of the same bot
YES, NO = ("y", "yes", "s", "si", "sì"), ("n", "no")


class TakenBack(Exception):
    """The game is at an earlier decision now."""


def question(ask: Ask) -> tuple[int, str]:
    """Who is asked what, about whom."""
    return ask.seat, f"{ask.question} {ask.prompt.args.get('character')}"


class Client:
    """Shows each player what that player may see, and asks."""

    def __init__(
        self,
        match: Match,
        chairs: Sequence[str],
        speaker: Speaker,
        path: Path,
        bot_seed: int,
        odds: bool | None = None,
    ) -> None:
        self.match = match
        self.match.chairs = [chair[:40] for chair in chairs]  # as long as chairs in records may be
        self.speaker = speaker
        self.path = path
        self.chairs = list(chairs)
        self.console = open_console()
        others = [(seat, name) for seat, name in enumerate(chairs) if name != HUMAN]
        self.bots = {seat: seat_bot(name, bot_seed + seat) for seat, name in others}
        self.slow = [seat for seat, name in others if name == "hard"]
        self.people = [seat for seat, name in enumerate(chairs) if name == HUMAN]
        # Whether they may be shown: as at the server's tables, by default only to somebody who plays alone.
        self.odds = len(self.people) < 2 if odds is None else odds
        self.events: list[Event] = replayed_events(match)
        self.heard = dict.fromkeys(range(len(chairs)), 0)  # by seat: how many events it was shown
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.pace = Pace(match)
        self.answers: dict[tuple[int, str], str] = {}  # by seat and question: what was picked last
        self.used = 0.0  # seconds of the present turn, where the rules have a clock

    # ---- the course of the game

    def run(self) -> None:
        """Play to the end, or until somebody quits. Whatever happens, every pick is saved."""
        say = self.speaker.text
        self.print(say("shuffle-promise", promise=self.match.record().commitment[:16]), "dim")
        if self.bots:
            self.print(say("opponents", bots=" · ".join([self.opponent(seat) for seat in self.bots])), "dim")
        self.print(say("help-hint"), "dim")
        self.tell_aim(self.at_keyboard)
        save(self.match.record(), self.path)
        try:
            while asks := self.match.asks():
                try:
                    self.one_decision(asks)
                except (TakenBack, LeftToTable):
                    continue
                except Refused as refused:
                    if refused.refusal.code != UNSAVED:
                        self.say_saved()  # a program in one of the seats went wrong
                    raise
                save(self.match.record(), self.path)
        except (Quit, EOFError):
            self.print("")
            self.say_saved()
            return
        except KeyboardInterrupt:
            self.print("")
            self.say_saved()
            raise Told from None
        self.finish()

    def say_saved(self) -> None:
        """How to go on, in one line that can be pasted. Bots that a record may not bring along are named in it."""
        file = shlex.quote(str(self.path))
        if any(is_own(chair) for chair in self.chairs):
            file += " --seats " + shlex.quote(",".join(self.chairs))
        args = {"file": file, "game": self.match.game.key, "program": program()}
        self.console.print(Text(self.speaker.text("saved", **args)), soft_wrap=True)

    def opponent(self, seat: int) -> str:
        return self.speaker.text("opponent", seat=seat, level=LEVEL_OF.get(self.chairs[seat], self.chairs[seat]))

    def one_decision(self, asks: tuple[Ask, ...]) -> None:
        for ask in asks:
            if ask.seat in self.bots:
                self.bot_decides(ask.seat)
                return
        self.person_decides(asks[0])

    def bot_decides(self, seat: int) -> None:
        game, state = self.match.game, self.match.state
        chair = Chair(game, state, seat, game.codes(state, seat))
        began = time.monotonic()
        pick = chair.picks()[self.bots[seat].choose(chair)]
        if seat in self.slow:
            time.sleep(max(0.0, CEILING - (time.monotonic() - began)))  # how soon it knew would tell what it holds
        self.play(seat, pick)

    def play(self, seat: int, pick: str) -> None:
        """Make a pick; with the event that a turn begins, its clock starts anew."""
        events = self.match.play(seat, pick)
        self.events += events
        if len(self.people) == 1:
            self.pace.hear(self.people[0], events, seat)
        if any(event.kind == "turn" for event in events):
            self.used = 0.0

    def person_decides(self, ask: Ask) -> None:
        if len(ask.options) == 1 and len(self.people) == 1:
            self.play(
                ask.seat, ask.options[0].pick
            )  # no choice; among several people even a pause would tell something
            return
        left = self.pace.answer(ask.seat) if len(self.people) == 1 else None
        if left is not None:
            window, pick = left
            self.print(self.speaker.text("pace-left", window=self.speaker.text("window-" + window)), "dim")
            self.play(ask.seat, pick)
            return
        self.curtain(ask.seat)
        self.tell(ask.seat)
        limit = self.match.game.clock(self.match.state, ask.seat)
        prompt = Prompt(self, ask, limit)
        self.show(ask.seat, prompt)
        began = time.monotonic()
        pick = prompt.choose()
        self.answers[question(ask)] = pick
        if limit:
            self.used += time.monotonic() - began
            if self.used > limit:
                self.print(self.speaker.text("too-late", seconds=limit), "bold red")
                pick = self.match.game.overdue(self.match.state, ask.seat)
        self.play(ask.seat, pick)

    def last_pick(self, ask: Ask) -> Option | None:
        """What this player picked the last time at this question, if it is possible again."""
        pick = self.answers.get(question(ask))
        return next((option for option in ask.options if option.pick == pick), None)

    def finish(self) -> None:
        """The end is a moment: who won, who came where, where the record is."""
        self.tell(self.at_keyboard)
        self.print("")
        result = self.match.game.result(self.match.state)
        assert result is not None
        winners: list[Plain] = [*result.winners]
        self.print(self.speaker.text("game-over", winners=winners, count=len(winners)), "bold")
        for place, seat in sorted([(place, seat) for seat, place in enumerate(result.places)]):
            self.print(self.speaker.text("place", place=place, seat=seat))
        kept = self.speaker.text("kept", file=str(self.path), program=program())
        self.console.print(Text(kept, style="dim"), soft_wrap=True)

    # ---- what is shown

    def curtain(self, seat: int) -> None:
        """Hide the last player's hand before the next one looks; the last one first hears what came of the pick."""
        if self.at_keyboard == seat:
            return
        if len(self.people) > 1:
            if self.at_keyboard is not None:
                self.tell(self.at_keyboard)
                self.read(self.speaker.text("hand-over"))
            self.clear()
            self.read(self.speaker.text("curtain", seat=seat))
            self.clear()
        self.at_keyboard = seat

    def clear(self) -> None:
        """Empty the screen, and the scroll-back, in which the last hand could be read."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def tell(self, seat: int | None) -> None:
        """What has happened since that seat last looked; to nobody in particular, what everybody may know."""
        since = self.heard[seat] if seat is not None else min(self.heard.values())
        for event in self.events[since:]:
            line = self.speaker.event(event, seat)
            if line:
                self.print("  " + line, "bold red" if event.kind in ("out", "ended") else "")
        for who in [seat] if seat is not None else list(self.heard):
            self.heard[who] = len(self.events)

    def tell_aim(self, seat: int | None) -> None:
        """What a seat plays for; to nobody in particular, what all play for. First how it came to this, where told."""
        game = self.match.game
        aim = game.aim(game.view(self.match.state, seat))
        for option, value in aim.args.items():
            story = f"option-{option}-{value}-about"
            if self.speaker.has(story):
                self.print(self.speaker.text(story))
        self.print(self.speaker.text("your-aim", aim=self.speaker.say(aim)), "bold")

    def show(self, seat: int, prompt: Prompt | None = None) -> None:
        """The table as the seat sees it; on a terminal no larger than leaves room for the question below."""
        game = self.match.game
        view = game.view(self.match.state, seat)
        board = Board(self.console, self.speaker, self.named)
        low = prompt if self.console.is_terminal else None
        self.print("")
        for part in fitted(board, game, view, seat, low) if low else board.drawn(game.sketch(view), seat, 0):
            self.console.print(part)

    def named(self, line: str, style: str = "") -> Text:
        """A text with the players' names in their colours."""
        text = Text(line, style=style)
        for seat in range(self.match.seats):
            text.highlight_words([self.speaker.text("seat-name", seat=seat)], COLOURS[seat % len(COLOURS)])
        return text

    def print(self, line: str, style: str = "") -> None:
        self.console.print(hung(self.named(line, style), self.console))

    def refused(self, refusal: Refusal) -> None:
        self.print(self.speaker.refusal(refusal), "red")

    def read(self, prompt: str) -> str:
        """A line from the keyboard; the end of input leaves the game like `q`."""
        return sentences.ask(prompt)

    # ---- taking back

    def take_back(self, seat: int) -> None:
        """Free while nothing was revealed; bots always agree to more, people are asked."""
        refusal = self.match.refuse_take_back(seat)
        if refusal is not None and (refusal.code == "take-back-nothing" or not self.consent(seat, refusal)):
            self.refused(refusal)
            return
        self.match.take_back(seat, agreed=True)
        self.events = replayed_events(self.match)
        self.heard = dict.fromkeys(self.heard, len(self.events))
        save(self.match.record(), self.path)
        self.print(self.speaker.text("taken-back"), "italic")
        raise TakenBack

    def consent(self, seat: int, refusal: Refusal) -> bool:
        """Whether all other people agree. The asking player's hand is hidden while they are asked."""
        others = [other for other in self.people if other != seat]
        if others:
            self.clear()
            self.refused(refusal)
        agreed = True
        for other in others:
            answer = ""
            while answer not in YES + NO:
                answer = self.read(self.speaker.text("consent", seat=other, asker=seat)).strip().lower()
            agreed = agreed and answer in YES
        if others:
            self.at_keyboard = None
            self.curtain(seat)
        return agreed
