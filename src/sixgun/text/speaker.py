"""A speaker says messages in one language.

The .ftl files use these functions for arguments that are not words yet:

- SEAT($seat), SEATS($seats): players by name; form: "to" puts the Italian preposition before it
- NAME($place, of: "place"), with form: "at" for an attribute: the message place-stable, or its attribute
- LIST($cards, of: "card"): several of them, with an "and" (join: "or" for an "or"); list-none says an empty list

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


def message_files(package: str, lang: str) -> list[Traversable]:
    """The files with a package's messages: a game has a folder for them, and one for its cards where there are many.

    What few listeners need has a file of its own, which is read only if it is named: "sixgun.games.doomtown:lessons".
    """
    package, _, part = package.partition(":")
    folder = files(package)
    usual = (f"{lang}.ftl", f"text/{lang}.ftl", f"text/cards_{lang}.ftl")
    names = (f"text/{part}_{lang}.ftl",) if part else usual
    return [path for name in names if (path := folder.joinpath(name)).is_file()]


@cache
def _resource(package: str, lang: str) -> Any:
    return FluentResource("\n".join([path.read_text(encoding="utf-8") for path in message_files(package, lang)]))


class Speaker:
    """Says messages, refusals and events, with the names of the players at a table.

    >>> Speaker("it", "gunfighters", ["Ada", "Bo", "Cy"]).text("pick-move", card="ranch$")
    'Lascia Ranch $ e pesca dal mazzo'
    """

    def __init__(
        self, lang: str = "en", game: str = "", names: Sequence[str] = (), packages: Sequence[str] = ()
    ) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self.names = list(names)
        functions: dict[str, Any] = {
            "SEAT": self._seat,
            "SEATS": self._seats,
            "NAME": self._name,
            "LIST": self._list,
        }
        self._bundle = FluentBundle([self.lang], functions=functions, use_isolating=False)
        own = [f"sixgun.games.{game.replace('-', '_')}"] if game else []
        self._unread = [*packages, *own, "sixgun.text"]

    def has(self, key: str) -> bool:
        """Whether there is such a message; the files are read one by one until it is found."""
        while not self._bundle.has_message(key) and self._unread:
            self._bundle.add_resource(_resource(self._unread[0], self.lang))
            del self._unread[0]  # last, for an interrupt may come at any moment
        return bool(self._bundle.has_message(key))

    def text(self, key: str, **args: Plain) -> str:
        """The message of that key; a missing one shows as its key, which a test catches."""
        return self._format(key, "", args)

    def say(self, message: Msg) -> str:
        return self._format(message.key, "", message.args)

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
        message = self._bundle.get_message(key)
        pattern: Any = (form and message.attributes.get(form)) or message.value
        text, _ = self._bundle.format_pattern(pattern, {k: _fluent(v) for k, v in args.items()})
        return str(text)

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
