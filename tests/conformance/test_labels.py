"""What is asked is said, and whatever can be chosen reads differently from all else on offer, in every language."""

from __future__ import annotations

import json
import re

import pytest

import sixgun
from sixgun.core.asks import Option
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
    """Says messages; the same one only once."""

    def __init__(self, lang: str, key: str) -> None:
        self.speaker = Speaker(lang, key, NAMES)
        self.said: dict[str, str] = {}

    def say(self, message: Msg) -> str:
        whole = json.dumps([message.key, message.args])
        if whole not in self.said:
            self.said[whole] = self.speaker.say(message)
        return self.said[whole]

    def unsaid(self, messages: list[Msg]) -> list[str]:
        """What is said so that nobody knows what it is about."""
        generic = re.compile(GENERIC[self.speaker.lang])
        said = [self.say(message) for message in messages]
        return [text for text in said if not text or RAW.search(text) or generic.search(text)]

    def alike(self, options: list[Option]) -> list[tuple[str, str]]:
        """Pairs of picks with the same label, or at the end of the same path of menus."""
        found: list[tuple[str, str]] = []
        labels: dict[str, str] = {}
        paths: dict[tuple[str, ...], str] = {}
        for option in options:
            others = {
                labels.setdefault(self.say(option.label), option.pick),
                paths.setdefault(tuple([self.say(part) for part in option.path]), option.pick),
            }
            found += [(other, option.pick) for other in others if other != option.pick]
        return found


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
            for reader in readers:
                offered = list(ask.options)
                steps = [step for option in offered for step in (option.label, *option.path)]
                assert reader.unsaid([ask.prompt, *steps]) == [], (reader.speaker.lang, seed)
                assert reader.alike(offered) == [], (reader.speaker.lang, seed)
            course.play(ask.seat, course.chance.choice(ask.options.picks()))
