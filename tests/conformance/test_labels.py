"""Whatever a player can choose reads differently from everything else on offer, in every language."""

from __future__ import annotations

import json

import pytest

import sixgun
from sixgun.core.asks import Option
from sixgun.core.messages import Msg
from sixgun.text import LANGUAGES, Speaker
from tests.conformance.budget import BUDGET
from tests.conformance.random_play import Course

COURSES = {"quick": 8, "all": 30, "long": 500}[BUDGET]
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
def test_no_two_options_of_an_ask_read_alike(key: str) -> None:
    game = sixgun.game(key)
    readers = [Reader(lang, key) for lang in LANGUAGES]
    for seed in range(COURSES):
        seats = list(game.seats)[seed % len(game.seats)]
        options = {spec.name: spec.values[seed % len(spec.values)] for spec in game.options}
        course = Course(game, {"seats": seats, "options": options, "seed": seed, "course": seed})
        while asks := game.asks(course.state):
            ask = course.chance.choice(asks)
            for reader in readers:
                assert reader.alike(list(ask.options)) == [], (reader.speaker.lang, seed)
            course.play(ask.seat, course.chance.choice(ask.options.picks()))
