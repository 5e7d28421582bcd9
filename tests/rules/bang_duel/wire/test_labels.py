"""The words of picks and options that are easily mistaken for others."""

from __future__ import annotations

import pytest

from sixgun.text.speaker import Speaker
from tests.cite import rule
from tests.rules.bang_duel.stage import GAME, OUTLAW, Stage

IDLE = {"en": "to no effect", "it": "senza effetto"}


def labels(stage: Stage, lang: str) -> dict[str, str]:
    """What each option says."""
    speaker = Speaker(lang, "bang-duel")
    (ask,) = GAME.asks(stage.state)
    return {option.pick: speaker.say(option.label) for option in ask.options}


@pytest.mark.parametrize("lang", ["en", "it"])
@rule("bang-duel", "play.effect.none")
def test_a_card_that_is_played_to_no_effect_says_so(lang: str) -> None:
    stage = Stage(hand=["water.ls", "schoolteacher.lh", "wagon.lb", "robbery.oh"])
    idle = {pick for pick, label in labels(stage, lang).items() if IDLE[lang] in label}
    assert idle == {"play:water.ls", "play:schoolteacher.lh", "play:robbery.oh"}


@pytest.mark.parametrize(("top", "idle"), [("water.ob", True), ("wagon.ob", False)])
@pytest.mark.parametrize("lang", ["en", "it"])
@rule("bang-duel", "play.effect.none", "character.pearl-hat.copy")
def test_so_does_a_copy(lang: str, top: str, idle: bool) -> None:
    stage = Stage(outlaw=("pearl-hat", "tom-thorn"), turn=OUTLAW, hand=["colt.od"], discards=[top])
    stage.pick("pearl-hat:colt.od")
    assert (labels(stage, lang)["copy"].lower() == IDLE[lang]) == idle


@pytest.mark.parametrize(("lang", "house"), [("en", "house"), ("it", "casa")])
@rule("bang-duel", "setup.characters.longer-game")
def test_fewer_than_four_characters_are_marked_as_a_variant_of_the_house(lang: str, house: str) -> None:
    speaker = Speaker(lang, "bang-duel")
    (spec,) = [spec for spec in GAME.options if spec.name == "characters"]
    marked = [value for value in spec.values if house in speaker.text(f"option-characters-{value}")]
    assert marked == [2, 3]
    assert house in speaker.text("option-characters")
