"""Every game says in one line what a seat plays for, in both languages, whatever its options."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.text import LANGUAGES, Speaker
from tests.cite import rule

MOST = 120  # letters: a line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [game.key for game in sixgun.games()])
def test_the_aim_is_one_line_for_every_seat_and_option(key: str, lang: str) -> None:
    game = sixgun.game(key)
    speaker = Speaker(lang, key)
    for spec in game.options:
        for value in spec.values[:3]:
            s = game.new(seed=1, options={spec.name: value})
            for seat in (*range(s.seats), None):
                line = speaker.say(game.aim(game.view(s, seat)))
                assert 10 < len(line) <= MOST
                assert line.endswith(".")
                assert "{" not in line


@rule("bang-duel", "victory.win.all-eliminated")
def test_each_side_of_the_duel_has_its_own_aim() -> None:
    game, speaker = sixgun.game("bang-duel"), Speaker("en", "bang-duel")
    s = game.new(seed=1)
    law = game.view(s, 0)["law"]
    assert isinstance(law, int)
    assert speaker.say(game.aim(game.view(s, law))) == "Knock out all four Outlaws."
    assert speaker.say(game.aim(game.view(s, 1 - law))) == "Knock out all four of the Law."
    longer = game.new(seed=1, options={"characters": 6})
    assert speaker.say(game.aim(game.view(longer, law))) == "Knock out all 6 Outlaws."


@rule("gunfighters", "victory.last.standing", "victory.coins.nine")
def test_gunfighters_play_to_be_the_last_gang_or_for_nine_coins() -> None:
    game, speaker = sixgun.game("gunfighters"), Speaker("en", "gunfighters")
    plain, rule_b = game.new(seed=1), game.new(seed=1, options={"control": True})
    assert speaker.say(game.aim(game.view(plain, 0))) == "Be the last gang standing, or hold nine coins."
    assert speaker.say(game.aim(game.view(rule_b, 0))).endswith("or control three places.")
