"""What is asked is said, and whatever can be chosen reads differently from all else on offer, in every language."""

from __future__ import annotations

import re

import msgspec
import pytest

import sixgun
from sixgun.core.asks import Ask
from sixgun.core.messages import Msg
from sixgun.text import LANGUAGES, Speaker
from tests.conformance.budget import BUDGET
from tests.conformance.random_play import Course

COURSES = {"quick": 8, "all": 30, "long": 500}[BUDGET]
# A question or option of these forms would fit any card: it doesn't say who does what to whom, for what, at what price.
GENERIC = {
    "en": r"choose\.$|choose one or more|which of the two|(first|second) effect|ability \d|how\?$|is concerned"
    r"|^(Choose|Done|Yes|No|OK)\.?$|one or more\b",
    "it": r"(scegli|scelta)[.?]$|chi o che cosa|quale dei due|(primo|secondo) effetto|abilità \d|come\?$|c'entra"
    r"|^(Scegli|Fatto|Sì|OK)\.?$",
}
# Keys that no text was found for, arguments that nobody gave, and what only programs say.
RAW = re.compile(
    r"[{}|]|\?\?\?|\b(event|refusal|pick|menu|ask|does|where|stat|board|place|card|climax|story|character|side)-[a-z]"
    r"|\b(None|none|null|undefined|unknown|seat-\d)\b"
)
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]


class Reader:
    """Says messages in a language; the same one only once."""

    def __init__(self, lang: str, key: str) -> None:
        self.speaker = Speaker(lang, key, NAMES)
        self.generic = re.compile(GENERIC[lang])
        self.said: dict[str, str] = {}
        self.unclear: set[str] = set()

    def say(self, name: str, message: Msg) -> str:
        """The text of a message, which a name stands for."""
        text = self.said.get(name)
        if text is None:
            text = self.said[name] = self.speaker.say(message)
            if not text or RAW.search(text) or self.generic.search(text):
                self.unclear.add(text)
        return text


class Offer:
    """What is asked and offered, with a name for each message that tells it from all others."""

    def __init__(self, ask: Ask) -> None:
        self.prompt = named(ask.prompt)
        self.options = [(o.pick, named(o.label), [named(part) for part in o.path]) for o in ask.options]

    def unsaid(self, reader: Reader) -> list[str]:
        """What is said so that nobody knows what it is about."""
        steps = [step for _, label, path in self.options for step in (label, *path)]
        return [text for message in (self.prompt, *steps) if (text := reader.say(*message)) in reader.unclear]

    def alike(self, reader: Reader) -> list[tuple[str, str]]:
        """Pairs of picks with the same label, or at the end of the same path of menus."""
        found: list[tuple[str, str]] = []
        labels: dict[str, str] = {}
        paths: dict[tuple[str, ...], str] = {}
        for pick, label, path in self.options:
            others = {
                labels.setdefault(reader.say(*label), pick),
                paths.setdefault(tuple([reader.say(*part) for part in path]), pick),
            }
            found += [(other, pick) for other in others if other != pick]
        return found


def named(message: Msg) -> tuple[str, Msg]:
    return msgspec.json.encode([message.key, message.args]).decode(), message


@pytest.mark.parametrize("key", [game.key for game in sixgun.games()])
def test_asks_say_what_they_are_about_and_no_two_options_read_alike(key: str) -> None:
    game = sixgun.game(key)
    readers = [Reader(lang, key) for lang in LANGUAGES]
    for seed in range(COURSES):
        seats = list(game.seats)[seed % len(game.seats)]
        options = {spec.name: spec.values[seed % len(spec.values)] for spec in game.options}
        course = Course(game, {"seats": seats, "options": options, "seed": seed, "course": seed})
        while asks := game.asks(course.state):
            ask = course.chance.choice(asks)
            offer = Offer(ask)
            for reader in readers:
                assert offer.unsaid(reader) == [], (reader.speaker.lang, seed)
                assert offer.alike(reader) == [], (reader.speaker.lang, seed)
            course.play(ask.seat, course.chance.choice(ask.options.picks()))
