"""Hints give a reason in the game's own terms, from what the seat sees alone."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

import sixgun
from sixgun.bots import Chair
from sixgun.bots.advice import advise
from sixgun.text import LANGUAGES, Speaker
from tests.cite import rule
from tests.conformance.random_play import Course
from tests.rules.gunslinger.stage import Stage, man

COURSES = {"gunfighters": 6, "bang-duel": 3, "gunslinger": 3, "doomtown": 5}


@pytest.mark.parametrize("key", COURSES)
def test_every_reason_is_a_sentence_in_both_languages_and_tells_nothing_that_is_hidden(key: str) -> None:
    game = sixgun.game(key)
    speakers = [Speaker(lang, key, ["Ann", "Bo", "Cy", "Di"]) for lang in LANGUAGES]
    said: set[str] = set()
    for seed in range(COURSES[key]):
        options = {"characters": "printed"} if key == "gunslinger" and seed % 2 else {}
        course = Course(game, {"seats": game.usual_seats, "options": options, "seed": seed, "course": seed})
        while asked := course.asked():
            ask, picks = asked[0]
            pick = course.chance.choice(picks)
            found = game.reason(game.view(course.state, ask.seat), pick)
            if found is not None:
                redealt = game.redeal(course.state, ask.seat, seed)
                assert game.reason(game.view(redealt, ask.seat), pick) == found
                sentences = [speaker.say(found) for speaker in speakers]
                assert all(text.endswith(".") and "{" not in text and "because-" not in text for text in sentences)
                said.add(found.key)
            course.play(ask.seat, pick)
    assert len(said) >= 4, said


@rule("gunfighters", "shoot.effect.discard-all")
def test_gunfighters_who_were_seen_are_named_with_their_place() -> None:
    game, speaker = sixgun.game("gunfighters"), Speaker("en", "gunfighters", ["Ann", "Bo", "Cy"])
    s = game.position({"hands": [["hill", "hill$", "ranch"], ["hill"], ["plaza", "saloon"]]})
    said = [game.reason(game.view(s, 0), pick) for pick in ("move:hill", "shoot:1>hill", "end")]
    assert [speaker.say(one) if one else None for one in said][::2] == [
        "2 of your gang stand on the Hill: one shot would hit them all.",
        None,
    ]
    game.apply(s, 0, "move:ranch")
    game.apply(s, 1, "shoot:2>hill")  # shows it, and misses
    game.apply(s, 2, "move:plaza")
    seen = game.reason(game.view(s, 0), "shoot:1>hill")
    assert seen is not None
    assert speaker.say(seen) == "Bo was seen on the Hill."
    flight = game.reason(game.view(s, 1), "move:hill")
    assert flight is not None
    assert speaker.say(flight) == "Everybody has seen you on the Hill."


@rule("gunslinger", "13.2a")
def test_who_is_aimed_at_is_told_by_whom_and_a_hint_carries_it() -> None:
    stage = Stage(
        man("marshal", "F6", "s", gun_hand="C45!"),
        man("the-kid", "F8", "n", gun_hand="C45!", aim={"target": "marshal", "points": 2}),
    )
    game, s = sixgun.game("gunslinger"), stage.state
    threat = game.reason(game.view(s, 0), "plan:4b")  # Leap/Drop
    assert threat is not None
    assert Speaker("en", "gunslinger").say(threat) == "The Kid has 2 aim points on the Marshal."
    assert Speaker("it", "gunslinger").say(threat) == "Il Kid tiene sotto mira lo Sceriffo: 2 punti di mira."
    hint = advise(Chair(game, s, 0, game.codes(s, 0)), seed=1, iterations=4)
    assert hint.reason is not None
    assert str(hint.reason["key"]).startswith("because-")


@rule("gunslinger", "3.2b")
def test_a_bonus_card_has_the_reason_of_its_action() -> None:
    """Little Ernie has B1 and B2."""
    stage = Stage(
        man("little-ernie", "F6", "s", gun_hand="SW45"),
        man("the-kid", "F9", "n", gun_hand="C45!"),
        options={"characters": "printed"},
    )
    game, view, picks = sixgun.game("gunslinger"), stage.view(0), stage.options(0)
    usual = {"b1f": "1f", "b1b": "3b", "b2f": "9f", "b2b": "7f"}  # the cards of the same actions
    assert all(any(side in pick for pick in picks) for side in usual)
    for pick in picks:
        same = re.sub("b[12][fb]", lambda side: usual[side[0]], pick)
        assert game.reason(view, pick) == game.reason(view, same)


@rule("gunslinger", "13.52a", "10.0")
@pytest.mark.parametrize(
    ("who", "gun", "options", "aim", "range_"),
    [
        ("ike", {"gun_hand": "C45!"}, {}, 4 + 2, 6),
        ("ike", {"both_hands": "W44!"}, {}, 4 + 1, 6),
        ("ike", {"both_hands": "W44!"}, {"characters": "printed"}, 4 + 1 + 2, 6),
        ("ike", {"both_hands": "W44!"}, {"range_divisor": True}, 4 + 1, 2),
    ],
    ids=["revolver", "rifle", "skill", "range figure"],
)
def test_the_chance_of_a_shot_is_that_of_the_gun_in_hand(
    who: str, gun: dict[str, str], options: dict[str, object], aim: int, range_: int
) -> None:
    """Four aim points, six hexes; COCK/AIM/SHOOT has aim time 2 with one hand, 1 with two."""
    aiming = {"points": 4, "target": "the-kid"}
    stage = Stage(man(who, "F3", "s", aim=aiming, **gun), man("the-kid", "F9", "n"), options=options)
    game = sixgun.game("gunslinger")
    said = game.reason(stage.view(0), "plan:5f")
    assert said is not None
    odds = game.odds({"range": range_, "aim": aim}).data["hit"]
    assert said.args["percent"] == round(100 * float(Fraction(str(odds))))
