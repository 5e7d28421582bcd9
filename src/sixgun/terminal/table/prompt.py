"""One question at the keyboard: the menu, the numbers, and the keys."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from sixgun.core.asks import Ask, Option
from sixgun.core.capabilities import DescribesCards, TellsThreats
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.terminal.program import program
from sixgun.terminal.shown.lines import READABLE, hung, reflowed
from sixgun.terminal.table.columns import packed, two_by_two
from sixgun.terminal.table.hints import hint_line
from sixgun.terminal.table.menu import FEW, Menu
from sixgun.terminal.table.threats import threats_table
from sixgun.text import Speaker
from sixgun.text.speaker import EXPLAINED

if TYPE_CHECKING:
    from sixgun.terminal.table.client import Client


AGAIN = "y"
SHORT = 2  # how dense menus are that use few words
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


def shortest(menu: Menu) -> Option:
    """The option of a menu that ends soonest: what was chosen on the way there, and nothing more."""
    found = [entry if isinstance(entry, Option) else shortest(entry) for _, entry in menu.entries]
    return min(found, key=lambda option: len(option.path))


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
        self.offered = offered or self.options
        self.top = Menu(self.offered, self.speaker.entry)
        self._dense = 0
        self.folded = False  # whether the table above is
        self.spelled = spelled(self.options, self.speaker)
        self.again = client.last_pick(ask) if self.spelled else None

    @property
    def dense(self) -> int:
        """How dense the menu is: an entry a line (0), two (1), many in few words (2), the same step by step (3)."""
        return self._dense

    @dense.setter
    def dense(self, dense: int) -> None:
        if max(dense, self._dense) >= SHORT and dense != self._dense:
            say = self.in_brief if dense >= SHORT else self.speaker.entry
            self.top = Menu(self.offered, say, few=0 if dense > SHORT else FEW)
        self._dense = dense

    @property
    def height(self) -> int:
        """How many lines the first menu takes, with the question above, the keys below, and the line to type into."""
        console = self.client.console
        return sum([len(console.render_lines(line)) for line in self.lines(self.top)]) + 1

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
        for line in self.lines(menu):
            self.client.console.print(line)

    def lines(self, menu: Menu) -> list[Text]:
        """The question, the entries, and the keys."""
        client = self.client
        following = self.speaker.next_question(menu.step) if menu.step is not None else ""
        say = self.in_brief if self.dense >= SHORT else self.speaker.say
        asked = following or ": ".join([say(self.ask.prompt), *menu.trail])
        found = [] if self.dense >= SHORT else [Text()]
        found.append(hung(client.named(asked, "bold"), client.console))
        says = self.card_text() if menu is self.top else ""
        if says:
            found.append(hung(client.named("  " + says.replace("\n", "\n  ")), client.console, READABLE))
        found += [hung(line, client.console) for line in self.entries(menu)]
        return [*found, hung(Text(self.keys(menu), "dim"), client.console)]

    def entries(self, menu: Menu) -> list[Text]:
        width = self.client.console.width
        if self.dense >= SHORT:
            return packed(self.numbered(menu), width)
        return two_by_two(self.numbered(menu), width) if self.dense else self.one_by_one(menu)

    def keys(self, menu: Menu) -> str:
        """What can be typed beside numbers; in a low window the keys of cards stand for their names."""
        text = self.speaker.text
        letters = {option.pick: keys for keys, option in self.spelled.items()}
        usual = letters.get(self.default.pick) or next(iter(self.spelled), "")
        name = letters if self.dense >= SHORT else {}
        say = self.in_brief if self.dense >= SHORT else self.speaker.say
        keys = [text("key-seconds", seconds=self.limit)] if self.limit else []
        if menu is not self.top:
            return "  " + " · ".join([*keys, text("key-back"), text("key-help")])
        if not self.limit:
            keys.append(text("key-default", label=name.get(self.default.pick) or say(self.default.label)))
        if self.again is not None:
            label = name.get(self.again.pick) or say(self.again.label)
            keys.append(text("key-again", letter=AGAIN, label=label))
        if self.spelled and (self.dense < SHORT or not letters.get(self.default.pick)):
            keys.append(text("key-letters", letters=usual))
        keys += [text("key-whole")] if self.folded else []
        return "  " + " · ".join([*keys, text("key-help")])

    def in_brief(self, message: Msg) -> str:
        return self.speaker.brief(message) or self.speaker.say(message)

    def one_by_one(self, menu: Menu) -> list[Text]:
        """The entries with their picks, where these have room."""
        lines = self.numbered(menu)
        for line, (_, entry) in zip(lines, menu.entries, strict=True):
            if isinstance(entry, Option) and len(line) + 3 + len(entry.pick) <= self.client.console.width:
                line.append(f"   {entry.pick}", "dim")
        return lines

    def numbered(self, menu: Menu) -> list[Text]:
        gap = " " if self.dense >= SHORT else "  "
        return [
            self.client.named(f"{gap}{number:2}{gap}{self.letter(menu, entry, gap)}{words}")
            for number, (words, entry) in enumerate(menu.entries, 1)
        ]

    def letter(self, menu: Menu, entry: Option | Menu, gap: str) -> str:
        """The key of the next step of a menu, where a whole pick can be typed in such keys."""
        if not self.spelled:
            return ""
        step = entry.step if isinstance(entry, Menu) else entry.path[min(len(menu.trail), len(entry.path) - 1)]
        return ((self.speaker.shortcut(step) if step is not None else "") or " ") + gap

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
        elif word in ("r", "risk", "rischio") and self.has_threats:
            self.threats(menu, rest.strip())
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

    @property
    def has_threats(self) -> bool:
        return isinstance(self.client.match.game, TellsThreats)

    def threats(self, menu: Menu, cards: str) -> None:
        """Who can harm the player who lays these cards; if none are named, those chosen so far, or what Enter lays."""
        client, game = self.client, self.client.match.game
        if not client.odds:
            client.refused(Refusal("odds-off"))
            return
        option = self.spelled.get(cards) or (self.default if menu is self.top else shortest(menu))
        if cards and cards not in self.spelled:
            client.print(self.speaker.text("threats-which", letters=next(iter(self.spelled), "")), "red")
            return
        found = None
        if isinstance(game, TellsThreats):
            found = game.threats(game.view(client.match.state, self.ask.seat), option.pick)
        if found is None:
            client.print(self.speaker.text("odds-none"))
            return
        told = self.speaker.text(
            "threats-with", title=self.speaker.say(found.title), pick=self.speaker.say(option.label)
        )
        client.print(told, "bold")
        if found.rows:
            client.console.print(threats_table(found, self.speaker))
            client.print(self.speaker.say(found.note), "dim")

    def help(self) -> None:
        """The keys, with a part of this game's rules for an example, and how the game is played."""
        part = (self.ask.rule or self.client.match.game.rule_texts()[0]["id"]).partition(".")[0]
        more = [self.speaker.text("keys-threats")] if self.has_threats and self.client.odds else []
        told = [
            self.speaker.text("keys", part=part),
            *more,
            *[self.speaker.text(key) for key in ("how-to-play", "legend")],
        ]
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
