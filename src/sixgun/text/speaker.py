"""A speaker says messages in one language.

The .ftl files use these functions for arguments that are not words yet:

- SEAT($seat), SEATS($seats): players by name; form: "to" puts the Italian preposition before it
- NAME($place, of: "place"), with form: "at" for an attribute: the message place-stable, or its attribute
- LIST($cards, of: "card"): several of them, with an "and" (join: "or" for an "or"); list-none says an empty list
- PHRASES($does, $join, of: "does", frame: "clause"): several messages with arguments of their own, joined by "and"
  or "or"; "boot|who=you" is does-boot, and what it says goes as $text into the frame

A name may end in signs that are no part of its key: ranch$$ is the message card-ranch, then the signs. What follows a
dot tells things of one name apart and is not said: missed.ls is the message card-missed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sixgun.core.events import Event
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal

LANGUAGES = ("en", "it")
SIGNS = "$*"
EXPLAINED = ("card", "character", "action", "weapon", "story", "climax")  # whose messages are names of things


def message_files(package: str, lang: str) -> list[Traversable]:
    """The files with a package's messages: a game has a folder for them, and one for its cards where there are many.

    What few listeners need has a file of its own, which is read only if it is named: "sixgun.games.doomtown:lessons",
    "sixgun.games.doomtown:packs/faith-and-fear".
    """
    package, _, part = package.partition(":")
    folder = files(package)
    usual = (f"{lang}.ftl", f"text/{lang}.ftl", f"text/phrases_{lang}.ftl", f"text/cards_{lang}.ftl")
    names = (f"text/{part}_{lang}.ftl",) if part else usual
    return [path for name in names if (path := folder.joinpath(name)).is_file()]


@cache
def _resource(package: str, lang: str) -> Any:
    return FluentResource("\n".join([path.read_text(encoding="utf-8") for path in message_files(package, lang)]))


@cache
def pack_parts(package: str) -> list[str]:
    """The texts of a game's packs of cards, as parts of its package."""
    folder = files(package).joinpath("text/packs")
    names = sorted([path.name for path in folder.iterdir()]) if folder.is_dir() else []
    return [f"{package}:packs/{name.removesuffix('_en.ftl')}" for name in names if name.endswith("_en.ftl")]


REMEMBERED = 4096  # texts of a speaker
_brought: dict[str, dict[str, str]] = {}  # by language: texts of cards that a player's pack brings along


def bring_texts(lang: str, texts: Mapping[str, str]) -> None:
    """Let every speaker of this program say plain texts that are in no file, by the names of their messages."""
    _brought.setdefault(lang, {}).update(texts)


def plain_message(name: str, text: str) -> str:
    """A message that says a text as it is, whatever stands in it.

    >>> plain_message("card-x", 'Say "{ $a }"')
    'card-x = { "Say \\\\"{ $a }\\\\"" }'
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\r", "").replace("\n", "\\u000A")
    return f'{name} = {{ "{escaped}" }}'


class Speaker:
    """Says messages, refusals and events, with the names of the players at a table.

    >>> Speaker("it", "gunfighters", ["Ada", "Bo", "Cy"]).text("pick-move", card="ranch$")
    'Lascia Ranch $ e pesca dal mazzo'
    """

    def __init__(
        self, lang: str = "en", game: str = "", names: Sequence[str] = (), packages: Sequence[str] = ()
    ) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self._said: dict[tuple[Any, ...], str] = {}  # for menus say the same again and again
        self.names = names
        functions: dict[str, Any] = {
            "SEAT": self._seat,
            "SEATS": self._seats,
            "NAME": self._name,
            "LIST": self._list,
            "PHRASES": self._phrases,
        }
        self._bundle = FluentBundle([self.lang], functions=functions, use_isolating=False)
        self._own = f"sixgun.games.{game.replace('-', '_')}" if game else ""
        own = [self._own] if game else []
        packs = [part for package in own for part in pack_parts(package)]
        seldom = [f"{package}:scripts" for package in own]  # what is wrong with the files of those who write cards
        self._unread = [*packages, *own, "sixgun.text", *packs, *seldom]

    @property
    def names(self) -> Sequence[str]:
        """The players' names, by seat."""
        return self._names

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self._said.clear()

    def has(self, key: str) -> bool:
        """Whether there is such a message; the files are read one by one until it is found."""
        while not self._bundle.has_message(key) and self._unread:
            self._bundle.add_resource(_resource(self._unread[0], self.lang))
            del self._unread[0]  # last, for an interrupt may come at any moment
        own = _brought.get(self.lang, {}) if _brought else {}
        if key in own and not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(plain_message(key, own[key])))
        return bool(self._bundle.has_message(key))

    def text(self, key: str, **args: Plain) -> str:
        """The message of that key; a missing one shows as its key, which a test catches."""
        return self._format(key, "", args)

    def say(self, message: Msg) -> str:
        return self._format(message.key, "", message.args)

    def entry(self, message: Msg) -> str:
        """A step of a menu in a list with room for more words: the attribute `long`, where the message has one."""
        return self._format(message.key, "long", message.args)

    def next_question(self, message: Msg) -> str:
        """What is asked once this step of a menu was chosen: the message's attribute `ask`; "" if it has none."""
        if not self.has(message.key) or "ask" not in self._bundle.get_message(message.key).attributes:
            return ""
        return self._format(message.key, "ask", message.args)

    def shortcut(self, message: Msg) -> str:
        """The key that chooses this step of a menu: the message's attribute `key`; "" if it has none."""
        if not self.has(message.key) or "key" not in self._bundle.get_message(message.key).attributes:
            return ""
        return self._format(message.key, "key", message.args)

    def explained(self) -> list[tuple[str, str, str]]:
        """What the game's own texts explain, by key: the name of each thing, and its text ("" if it has only a name).

        A card-x has its text in card-text-x, an action-x in action-text-x, and so on.
        """
        found: list[tuple[str, str, str]] = []
        body = _resource(self._own, self.lang).body if self._own else []
        for name in [entry.id.name for entry in body if hasattr(entry, "id")]:
            kind, _, key = name.partition("-")
            if kind in EXPLAINED and not key.startswith("text-"):
                text = f"{kind}-text-{key}"
                found.append((key, self.text(name), self.text(text) if self.has(text) else ""))
        return found

    def brief(self, message: Msg) -> str:
        """A line of a table where there is little room: the message's attribute `brief`; "" if it has none."""
        if not self.has(message.key) or "brief" not in self._bundle.get_message(message.key).attributes:
            return ""
        return self._format(message.key, "brief", message.args)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal in one sentence, with its rule."""
        sentence = self._format("refusal-" + refusal.code, "", refusal.args)
        return self.text("with-rule", sentence=sentence, rule=refusal.rule) if refusal.rule else sentence

    def event(self, event: Event, seat: int | None) -> str:
        """An event as that seat is told it; "" for one that goes without saying."""
        told = event.to(seat)
        if told is None:
            return ""
        key = f"event-{event.kind}"
        secret = key + "-secret"
        if event.secret and len(told) > len(event.args) + 1 and self.has(secret):
            key = secret
        return self._format(key, "", told) if self.has(key) else ""

    def _format(self, key: str, form: str, args: Mapping[str, Plain]) -> str:
        if not self.has(key):
            return key
        values = {name: _fluent(value) for name, value in args.items()}
        wanted = (key, form, len(_brought.get(self.lang, ())), *values.items())
        said = self._said.get(wanted)
        if said is None:
            message = self._bundle.get_message(key)
            pattern: Any = (form and message.attributes.get(form)) or message.value
            said = str(self._bundle.format_pattern(pattern, values)[0])
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[wanted] = said
        return said

    # ---- functions of the .ftl files

    def _seat(self, seat: Any, form: str = "") -> str:
        number = int(seat) if str(seat).lstrip("-").isdecimal() else -1
        name = self.names[number] if 0 <= number < len(self.names) else self.text("player", number=number + 1)
        if form == "to" and self.lang == "it":
            return ("ad " if name[:1].lower() == "a" else "a ") + name
        return name

    def _seats(self, seats: Any) -> str:
        return self._join([self._seat(seat) for seat in _parts(seats)])

    def _name(self, value: Any, of: str = "", form: str = "") -> str:
        text = str(value).partition(".")[0]
        key = text.rstrip(SIGNS)
        signs = text[len(key) :]
        name = self._format(f"{of}-{key}", form, {})
        return f"{name} {signs}" if signs.startswith("$") else name + signs

    def _list(self, values: Any, of: str = "", form: str = "", join: str = "and") -> str:
        return self._join([self._name(value, of, form) if of else value for value in _parts(values)], join)

    def _phrases(self, values: Any, join: Any = "and", of: str = "", frame: str = "") -> str:
        said = []
        for value in _parts(values):
            verb, *pairs = value.split("|")
            args: dict[str, Plain] = {}
            for pair in pairs:
                name, _, given = pair.partition("=")
                args[name] = int(given) if given.isdecimal() else given
            key = f"{of}-{verb}"
            text = self._format(key if self.has(key) else f"{of}-other", "", args)
            said.append(self._format(frame, "", {**args, "text": text}) if frame else text)
        return self._join(said, str(join))

    def _join(self, parts: list[str], join: str = "and") -> str:
        if not parts:
            return self.text("list-none")
        if len(parts) == 1:
            return parts[0]
        return self.text(f"list-{join}", first=", ".join(parts[:-1]), last=parts[-1])


def _fluent(value: Plain) -> Any:
    """What Fluent can take: lists become comma-separated text, and nothing becomes "none"."""
    if value is None or value == []:
        return "none"
    if isinstance(value, list):
        return ",".join([str(item) for item in value])
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, int | float | str) else str(value)


def _parts(values: Any) -> list[str]:
    text = str(values)
    return [] if text in ("", "none") else text.split(",")
