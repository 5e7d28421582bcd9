"""One question at the keyboard: the menu, the numbers, and the keys."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from rich.text import Text

from sixgun.core.asks import Ask, Option
from sixgun.core.capabilities import DescribesCards
from sixgun.core.refusals import Refusal
from sixgun.terminal.program import program
from sixgun.terminal.shown.lines import READABLE, hung, reflowed
from sixgun.terminal.table.hints import hint_line
from sixgun.terminal.table.menu import Menu

if TYPE_CHECKING:
    from sixgun.terminal.table.client import Client


class Quit(Exception):
    """The player leaves; the game is saved."""


class LeftToTable(Exception):
    """The question is left to the table from now on."""


class Prompt:
    """Asks until a pick is made; everything but a choice leaves the menu where it is."""

    def __init__(self, client: Client, ask: Ask, limit: int) -> None:
        self.client = client
        self.ask = ask
        self.speaker = client.speaker
        self.limit = limit  # seconds, where the rules have a clock
        self.options = list(ask.options)
        self.default = self.options[ask.default]
        # The clock's own option is not for choosing: it comes by itself.
        offered = [option for option in self.options if not limit or option is not self.default]
        self.top = Menu(offered or self.options, self.speaker.entry)

    def choose(self) -> str:
        """The pick of the player at the keyboard."""
        menu = self.top
        while True:
            self.show(menu)
            found = self.answer(menu)
            if isinstance(found, Option):
                return found.pick
            menu = found

    def show(self, menu: Menu) -> None:
        client, text = self.client, self.speaker.text
        client.print("")
        following = self.speaker.next_question(menu.step) if menu.step is not None else ""
        client.print(following or ": ".join([self.speaker.say(self.ask.prompt), *menu.trail]), "bold")
        says = self.card_text() if menu is self.top else ""
        if says:
            client.console.print(hung(client.named("  " + says), client.console, READABLE))
        for number, (words, entry) in enumerate(menu.entries, 1):
            line = client.named(f"  {number:2}  {words}")
            if isinstance(entry, Option) and len(line) + 3 + len(entry.pick) <= client.console.width:
                line.append(f"   {entry.pick}", "dim")
            client.console.print(hung(line, client.console))
        keys = [text("key-seconds", seconds=self.limit)] if self.limit else []
        if menu is not self.top:
            keys.append(text("key-back"))
        elif not self.limit:
            keys.append(text("key-default", label=self.speaker.say(self.default.label)))
        client.console.print(hung(Text("  " + " · ".join([*keys, text("key-help")]), "dim"), client.console))

    def card_text(self) -> str:
        """What the card that asks says."""
        key = f"card-text-{self.ask.prompt.args.get('card', '')}".partition(".")[0]
        return self.speaker.text(key) if self.speaker.has(key) else ""

    def answer(self, menu: Menu) -> Option | Menu:
        """Read one line and follow it."""
        line = self.client.read(self.speaker.text("seat-name", seat=self.ask.seat) + ">").strip()
        if not line:
            return menu if self.limit or menu is not self.top else self.default
        if line.replace(" ", "").isdecimal():
            return self.follow(menu, line.split())
        if line.startswith("?"):
            self.explain(menu, line[1:].strip() or self.ask.rule)
            return menu
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word == "b":
            return menu.above or self.top
        if word in ("why", "perché", "perche"):
            self.why(rest.strip())
        elif word in ("p", "pace", "ritmo"):
            self.pace(rest.split())
            if self.client.pace.answer(self.ask.seat) is not None:
                raise LeftToTable
        elif not self.key(word):
            return self.typed(line, menu)
        return menu

    def key(self, word: str) -> bool:
        """Whether it was one of the keys that stand for something to do."""
        client, seat = self.client, self.ask.seat
        if word in ("q", "quit", "exit"):
            raise Quit
        if word == "u":
            client.take_back(seat)
        elif word == "l":
            client.heard[seat] = 0
            client.tell(seat)
        elif word == "s":
            client.show(seat)
        elif word in ("a", "aim", "scopo"):
            client.tell_aim(seat)
        elif word in ("i", "hint", "suggerimento"):
            client.print(self.speaker.text("hint-thinking"), "dim")
            client.print(hint_line(client.match, self.ask, self.speaker), "bold")
        elif word in ("h", "help", "aiuto"):
            self.help()
        else:
            return False
        return True

    def pace(self, numbers: list[str]) -> None:
        """Show what is left to the table, or change it; among several people even that would tell something."""
        client = self.client
        if len(client.people) > 1:
            client.print(self.speaker.text("pace-alone"))
            return
        if numbers and not client.pace.choose(numbers):
            client.print(self.speaker.text("no-such-number", number=" ".join(numbers)[:20]), "red")
        for line in client.pace.lines(self.speaker):
            client.print(line)

    def help(self) -> None:
        """The keys, with a part of this game's rules for an example, and how the game is played."""
        part = (self.ask.rule or self.client.match.game.rule_texts()[0]["id"]).partition(".")[0]
        told = [self.speaker.text("keys", part=part), *[self.speaker.text(key) for key in ("how-to-play", "legend")]]
        for text in told:
            self.client.console.print(hung(self.client.named(reflowed(text)), self.client.console, READABLE))

    def typed(self, pick: str, menu: Menu) -> Option | Menu:
        """A pick's own text."""
        refusal = self.client.match.game.refuse(self.client.match.state, self.ask.seat, pick)
        if refusal is None:
            return next(option for option in self.options if option.pick == pick)
        self.client.refused(refusal)
        return menu

    def follow(self, menu: Menu, numbers: list[str]) -> Option | Menu:
        """One number for each step of the menu."""
        here: Option | Menu = menu
        for number in numbers:
            if isinstance(here, Option):
                self.client.print(self.speaker.text("too-many-numbers"), "red")
                return menu
            found = here.choose(int(number)) if len(number) < 6 else None
            if found is None:
                self.client.print(self.speaker.text("no-such-number", number=number[:20]), "red")
                return menu
            here = found
        return here

    def why(self, pick: str) -> None:
        if not pick or pick.isdecimal():
            self.client.print(self.speaker.text("why-what", pick=self.options[-1].pick))
            return
        refusal = self.client.match.game.refuse(self.client.match.state, self.ask.seat, pick)
        if refusal is None:
            self.client.print(self.speaker.text("why-not", pick=pick))
        else:
            self.client.refused(refusal)

    def explain(self, menu: Menu, wanted: str) -> None:
        """A card by its name or by the number of its choice; a rule, or all rules under an id."""
        game = self.client.match.game
        described = game.describe(self.card_in(menu, wanted)) if isinstance(game, DescribesCards) else []
        lines = [self.speaker.say(line) for line in described] or self.rules_under(wanted)
        for line in lines:
            self.client.print(line)
        if not lines:
            self.client.refused(Refusal("no-such-rule", {"got": wanted[:60], "game": game.key, "program": program()}))

    def card_in(self, menu: Menu, wanted: str) -> str:
        """The key of the card that is meant: that of a choice, or a name as keys are written."""
        chosen = menu.choose(int(wanted)) if wanted.isdecimal() and len(wanted) < 6 else None
        while isinstance(chosen, Menu) and len(chosen.trail) > 1:
            chosen = chosen.choose(1)  # all that are under the name of one card
        if isinstance(chosen, Option):
            return str(chosen.label.args.get("card", "")).partition(".")[0]
        letters = unicodedata.normalize("NFKD", wanted.lower()).encode("ascii", "ignore").decode()
        return re.sub("[^a-z0-9.]+", "-", letters.replace("'", "")).strip("-")

    def rules_under(self, wanted: str) -> list[str]:
        language = "it" if self.speaker.lang == "it" else "text"
        return [
            self.speaker.text("rule-text", rule=entry["id"], text=entry[language])
            for entry in self.client.match.game.rule_texts()
            if entry["id"] == wanted or entry["id"].startswith(wanted + ".")
        ]
