"""A game at the terminal: people and bots in any seats, one keyboard."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sixgun.bots import Chair, make_bot
from sixgun.core.asks import Ask, Option
from sixgun.core.events import Event
from sixgun.core.match import Match
from sixgun.core.refusals import Refusal, Refused
from sixgun.terminal.menu import Menu
from sixgun.terminal.saves import save
from sixgun.text import Speaker

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_white")
HUMAN = "you"


class Quit(Exception):
    """The player leaves; the game is saved."""


class TakenBack(Exception):
    """The game is at an earlier decision now."""


class Client:
    """Shows each player what that player may see, and asks."""

    def __init__(
        self,
        match: Match,
        chairs: Sequence[str],
        speaker: Speaker,
        path: Path,
        bot_seed: int,
        console: Console | None = None,
    ) -> None:
        self.match = match
        self.chairs = list(chairs)
        self.speaker = speaker
        self.path = path
        self.console = console or Console(highlight=False)
        self.bots = {seat: make_bot(name, bot_seed + seat) for seat, name in enumerate(chairs) if name != HUMAN}
        self.people = [seat for seat, name in enumerate(chairs) if name == HUMAN]
        self.events: list[Event] = []
        self.heard = dict.fromkeys(range(len(chairs)), 0)  # by seat: how many events it was shown
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.clock: tuple[int, float] = (-1, 0.0)  # whose turn is being timed, and the seconds used

    # ---- the course of the game

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        say = self.speaker.text
        self.print(say("shuffle-promise", promise=self.match.record().commitment[:16]), "dim")
        save(self.match.record(), self.path)
        try:
            while asks := self.match.asks():
                try:
                    self.one_decision(asks)
                except TakenBack:
                    continue
                save(self.match.record(), self.path)
        except (Quit, EOFError):
            self.print("")
            self.print(say("saved", file=str(self.path), game=self.match.game.key))
            return
        self.finish()

    def one_decision(self, asks: tuple[Ask, ...]) -> None:
        for ask in asks:
            if ask.seat in self.bots:
                self.bot_decides(ask.seat)
                return
        self.person_decides(asks[0])

    def bot_decides(self, seat: int) -> None:
        game, state = self.match.game, self.match.state
        chair = Chair(game, state, seat, game.codes(state, seat))
        self.events += self.match.play(seat, chair.picks()[self.bots[seat].choose(chair)])

    def person_decides(self, ask: Ask) -> None:
        self.curtain(ask.seat)
        self.tell(ask.seat)
        self.show(ask.seat)
        limit = self.match.game.clock(self.match.state)
        began = time.monotonic()
        pick = self.choose(ask, limit)
        if limit and self.out_of_time(ask.seat, time.monotonic() - began, limit):
            self.print(self.speaker.text("too-late", seconds=limit), "bold red")
            pick = ask.options[ask.default].pick
        self.events += self.match.play(ask.seat, pick)

    def out_of_time(self, seat: int, spent: float, limit: int) -> bool:
        whose, used = self.clock
        used = used + spent if whose == seat and self.match.picks and self.match.picks[-1][0] == seat else spent
        self.clock = (seat, used)
        return used > limit

    def finish(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        self.tell(seat)
        self.print("")
        result = self.match.game.result(self.match.state)
        assert result is not None
        self.print(self.speaker.text("game-over", winners=[*result.winners]), "bold")
        self.print(self.speaker.text("kept", file=str(self.path)), "dim")

    # ---- what is shown

    def curtain(self, seat: int) -> None:
        """Hide the last player's hand before the next one looks."""
        if self.at_keyboard == seat:
            return
        self.at_keyboard = seat
        if len(self.people) > 1:
            self.clear()
            self.read(self.speaker.text("curtain", seat=seat) + " ")
            self.clear()

    def clear(self) -> None:
        """Empty the screen, and the scroll-back, in which the last hand could be read."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def tell(self, seat: int | None) -> None:
        """What has happened since that seat last looked."""
        since = self.heard[seat] if seat is not None else min(self.heard.values())
        for event in self.events[since:]:
            line = self.speaker.event(event, seat)
            if line:
                self.print("  " + line, "bold red" if event.kind in ("out", "ended") else "")
        for who in [seat] if seat is not None else list(self.heard):
            self.heard[who] = len(self.events)

    def show(self, seat: int) -> None:
        """The table as the seat sees it: lines, and a grid whose columns line up."""
        self.print("")
        grid = Table.grid(padding=(0, 2))
        for row in self.match.game.sketch(self.match.game.view(self.match.state, seat)):
            if len(row) == 1:
                self.print("  " + self.speaker.say(row[0]))
                continue
            own = row[0].args.get("seat") == seat
            cells = [self.named(self.speaker.say(cell).strip(), "bold" if own else "") for cell in row]
            grid.add_row("▸" if own else " ", *cells)
        self.console.print(grid)

    def named(self, line: str, style: str = "") -> Text:
        """A text with the players' names in their colours."""
        text = Text(line, style=style)
        for seat in range(self.match.seats):
            text.highlight_words([self.speaker.text("seat-name", seat=seat)], COLOURS[seat % len(COLOURS)])
        return text

    def print(self, line: str, style: str = "") -> None:
        self.console.print(self.named(line, style))

    # ---- what is asked

    def choose(self, ask: Ask, limit: int) -> str:
        """The pick of the player at the keyboard."""
        options = list(ask.options)
        top = menu = Menu(options, self.speaker.say)
        default = options[ask.default]
        while True:
            self.print("")
            self.print(self.speaker.say(ask.prompt), "bold")
            for number, (words, _) in enumerate(menu.entries, 1):
                self.print(f"  {number:2}  {words}")
            keys = [self.speaker.text("key-back")] if menu is not top else []
            if not limit:
                keys.append(self.speaker.text("key-default", label=self.speaker.say(default.label)))
            keys.append(self.speaker.text("key-help"))
            self.print("  " + " · ".join(keys), "dim")
            found = self.answer(ask, menu, top, default, limit)
            if isinstance(found, Option):
                return found.pick
            menu = found

    def answer(self, ask: Ask, menu: Menu, top: Menu, default: Option, limit: int) -> Option | Menu:
        """Read one line and follow it; everything but a choice leaves the menu where it is."""
        line = self.read(self.speaker.text("seat-name", seat=ask.seat) + "> ").strip()
        word, _, rest = line.partition(" ")
        if not line:
            return menu if limit else default
        if line.replace(" ", "").isdigit():
            return self.follow(menu, line.split())
        if word == "b":
            return menu.above or top
        if word == "q":
            raise Quit
        if word == "u":
            self.take_back(ask.seat)
        elif word == "?":
            self.explain(rest.strip() or ask.rule)
        elif word in ("why", "perché", "perche"):
            self.why(ask, rest.strip())
        elif word == "l":
            self.heard[ask.seat] = 0
            self.tell(ask.seat)
        elif word == "s":
            self.show(ask.seat)
        elif word in ("h", "help", "aiuto"):
            self.print(self.speaker.text("keys"))
            self.print(self.speaker.text("legend"))
        else:
            refusal = self.match.game.refuse(self.match.state, ask.seat, line)
            if refusal is None:
                return next(option for option in ask.options if option.pick == line)
            self.refused(refusal)
        return menu

    def follow(self, menu: Menu, numbers: list[str]) -> Option | Menu:
        """One number for each step of the menu."""
        here: Option | Menu = menu
        for number in numbers:
            found = here.choose(int(number)) if isinstance(here, Menu) and len(number) < 6 else None
            if found is None:
                self.print(self.speaker.text("no-such-number", number=number), "red")
                return menu
            here = found
        return here

    def why(self, ask: Ask, pick: str) -> None:
        refusal = self.match.game.refuse(self.match.state, ask.seat, pick)
        if refusal is None:
            self.print(self.speaker.text("why-not", pick=pick))
        else:
            self.refused(refusal)

    def refused(self, refusal: Refusal) -> None:
        self.print(self.speaker.refusal(refusal), "red")

    def explain(self, rule: str) -> None:
        """A rule of the inventory in the player's language."""
        language = "it" if self.speaker.lang == "it" else "text"
        for entry in self.match.game.rule_texts():
            if entry["id"] == rule:
                self.print(self.speaker.text("rule-text", rule=rule, text=entry[language]))
                return
        self.refused(Refusal("no-such-rule", {"got": rule[:60], "game": self.match.game.key}))

    def take_back(self, seat: int) -> None:
        """Free while nothing was revealed; bots always agree to more, people are asked."""
        refusal = self.match.refuse_take_back(seat)
        agreed = refusal is None or (refusal.code != "take-back-nothing" and self.consent(seat, refusal))
        if refusal is not None and not agreed:
            self.refused(refusal)
            return
        try:
            self.match.take_back(seat, agreed=True)
        except Refused as refused:
            self.refused(refused.refusal)
            return
        self.events = []
        self.heard = dict.fromkeys(self.heard, 0)
        save(self.match.record(), self.path)
        self.print(self.speaker.text("taken-back"), "italic")
        raise TakenBack

    def consent(self, seat: int, refusal: Refusal) -> bool:
        others = [other for other in self.people if other != seat]
        if others:
            self.refused(refusal)
        for other in others:
            answer = self.read(self.speaker.text("consent", seat=other) + " ").strip().lower()
            if answer not in ("y", "yes", "s", "si", "sì"):
                return False
        return True

    def read(self, prompt: str) -> str:
        """A line from the keyboard; the end of input leaves the game like `q`."""
        return self.console.input(Text(prompt, style="bold"))


def replayed_events(match: Match) -> list[Any]:
    """The events of a match from its start, for a client that joins in the middle."""
    game = match.game
    s = game.new(match.seats, match.seed, match.options) if match.position is None else game.position(match.position)
    return [event for seat, pick in match.picks for event in game.apply(s, seat, pick)]
