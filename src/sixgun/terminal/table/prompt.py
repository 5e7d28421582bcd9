"""One question at the keyboard: the menu, the numbers, and the keys."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from sixgun.core.asks import Ask, Option
from sixgun.core.capabilities import DescribesCards
from sixgun.core.refusals import Refusal
from sixgun.terminal.program import program
from sixgun.terminal.shown.lines import READABLE, hung, reflowed
from sixgun.terminal.table.hints import hint_line
from sixgun.terminal.table.menu import Menu
from sixgun.text import Speaker
from sixgun.text.speaker import EXPLAINED

if TYPE_CHECKING:
    from sixgun.terminal.table.client import Client


AGAIN = "y"
MOST_FOUND = 8  # things that are explained at once


def spelled(options: Sequence[Option], speaker: Speaker) -> dict[str, Option]:
    """Options by the keys of their steps, where all steps but the last have one: the last only ends the row."""
    known: dict[int, str] = {}
    found: dict[str, Option] = {}
    for option in options:
        for step in option.path:
            if id(step) not in known:
                known[id(step)] = speaker.shortcut(step)
        keys = [known[id(step)] for step in option.path[:-1]]
        if keys and all(keys):
            found.setdefault("".join(keys), option)
    return found


def written(name: str) -> str:
    """A name as keys are written.

    >>> written("Dead Man's Hand"), written("Però!")
    ('dead-mans-hand', 'pero')
    """
    letters = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9.]+", "-", letters.replace("'", "")).strip("-")


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
        self.dense = False  # whether the window is low
        self.spelled = spelled(self.options, self.speaker)
        self.again = client.last_pick(ask) if self.spelled else None

    @property
    def height(self) -> int:
        """How many lines the first menu takes, with the question above and the keys below."""
        width = self.client.console.width
        texts = (self.speaker.say(self.ask.prompt), self.card_text())
        return len(self.top.entries) + 3 + sum([-(-len(text) // width) for text in texts])

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
        for line in self.two_by_two(menu) if self.dense else self.one_by_one(menu):
            client.console.print(hung(line, client.console))
        keys = [text("key-seconds", seconds=self.limit)] if self.limit else []
        if menu is not self.top:
            keys.append(text("key-back"))
        elif not self.limit:
            keys.append(text("key-default", label=self.speaker.say(self.default.label)))
        if menu is self.top and self.again is not None:
            keys.append(text("key-again", letter=AGAIN, label=self.speaker.say(self.again.label)))
        if menu is self.top and self.spelled:
            usual = [keys for keys, option in self.spelled.items() if option is self.default]
            keys.append(text("key-letters", letters=(usual or [*self.spelled])[0]))
        client.console.print(hung(Text("  " + " · ".join([*keys, text("key-help")]), "dim"), client.console))

    def one_by_one(self, menu: Menu) -> list[Text]:
        """The entries with their picks, where these have room."""
        lines = self.numbered(menu)
        for line, (_, entry) in zip(lines, menu.entries, strict=True):
            if isinstance(entry, Option) and len(line) + 3 + len(entry.pick) <= self.client.console.width:
                line.append(f"   {entry.pick}", "dim")
        return lines

    def two_by_two(self, menu: Menu) -> list[Text]:
        """For a low window: two entries a line, where both are short enough."""
        half = self.client.console.width // 2
        lines: list[Text] = []
        waits = False  # the last line has room for another
        for line in self.numbered(menu):
            if waits and len(line) <= half:
                lines[-1].append(" " * (half - len(lines[-1])))
                lines[-1].append_text(line)
                waits = False
            else:
                lines.append(line)
                waits = len(line) <= half
        return lines

    def numbered(self, menu: Menu) -> list[Text]:
        entries = enumerate(menu.entries, 1)
        return [self.client.named(f"  {i:2}  {self.letter(menu, entry)}{words}") for i, (words, entry) in entries]

    def letter(self, menu: Menu, entry: Option | Menu) -> str:
        """The key of the next step of a menu, where a whole pick can be typed in such keys."""
        if not self.spelled:
            return ""
        step = entry.step if isinstance(entry, Menu) else entry.path[min(len(menu.trail), len(entry.path) - 1)]
        return ((self.speaker.shortcut(step) if step is not None else "") or " ") + "  "

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
        if line in self.spelled:
            return self.spelled[line]
        if line == AGAIN and self.again is not None:
            return self.again
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
            client.show(seat, self.height)
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
        key = self.card_in(menu, wanted)
        lines = self.described(key) or (self.called(key) if key else []) or self.rules_under(wanted)
        for line in lines:
            self.client.print(line)
        if not lines:
            self.client.refused(Refusal("no-such-rule", {"got": wanted[:60], "game": game.key, "program": program()}))

    def described(self, key: str) -> list[str]:
        game = self.client.match.game
        return [self.speaker.say(line) for line in game.describe(key)] if isinstance(game, DescribesCards) else []

    def called(self, wanted: str) -> list[str]:
        """What the texts explain under a name, or under the few names that have it as a part, in this language."""
        named = [(key, name, text, written(name)) for key, name, text in self.speaker.explained()]
        exact = [one for one in named if wanted in (one[0], one[3])]
        found = exact or [one for one in named if wanted in one[3]]
        lines: list[str] = []
        for key, name, text, _ in found if len(found) <= MOST_FOUND else []:
            lines += [f"{name}: {text}"] if text else self.described(key)
        return [*dict.fromkeys(lines)]

    def card_in(self, menu: Menu, wanted: str) -> str:
        """The key of the card that is meant: that of a choice, or a name as keys are written."""
        chosen = menu.choose(int(wanted)) if wanted.isdecimal() and len(wanted) < 6 else None
        while isinstance(chosen, Menu) and len(chosen.trail) > 1:
            chosen = chosen.choose(1)  # all that are under the name of one card
        if isinstance(chosen, Option):
            args = chosen.label.args
            return str(next((args[kind] for kind in EXPLAINED if kind in args), "")).partition(".")[0]
        return written(wanted)

    def rules_under(self, wanted: str) -> list[str]:
        language = "it" if self.speaker.lang == "it" else "text"
        return [
            self.speaker.text("rule-text", rule=entry["id"], text=entry[language])
            for entry in self.client.match.game.rule_texts()
            if entry["id"] == wanted or entry["id"].startswith(wanted + ".")
        ]
