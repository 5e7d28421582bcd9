"""The option `characters`: endurance boxes, guns, bonus cards B1 to B3 and skills, with the figures that were found."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.cite import rule
from tests.conformance.quick_laws import one_game_keeps_the_laws
from tests.rules.gunslinger.stage import GAME, Stage, man

PRINTED = {"characters": "printed"}


def stage(*people: dict[str, Any], **more: Any) -> Stage:
    return Stage(*people, options=PRINTED, **more)


def seen(found: Stage, who: str) -> Any:
    """A character as a view has it."""
    return next(one for one in found.view()["characters"] if one["character"] == who)


@pytest.mark.parametrize(
    ("who", "boxes"), [("marshal", 20), ("gambler", 10), ("lady", 15), ("smith", 30), ("john-henry", 40)]
)
@rule("gunslinger", "3.2b")
def test_everybody_has_boxes_of_their_own(who: str, boxes: int) -> None:
    found = stage(man(who, "F3"), man("ike", "F9"))
    assert (seen(found, who)["boxes"], seen(found, who)["endurance"]) == (boxes, boxes)
    alike = Stage(man(who, "F3"), man("ike", "F9"))
    assert (seen(alike, who)["boxes"], seen(alike, who)["endurance"]) == (20, 20)


@rule("gunslinger", "3.2b", "10.1")
def test_guns_are_exchanged_for_own_ones_of_as_many_hands() -> None:
    """Of those in showdown 2: Lucky has one revolver of his own, a C44, and two were given; Slim a W44s and a C44."""
    game = sixgun.game("gunslinger")
    view: Any = game.view(game.new(6, 1, {"showdown": 2, **PRINTED}), None)
    own = {
        one["character"]: sorted(w["kind"] for w in view["weapons"] if w["character"] == one["character"])
        for one in view["characters"]
    }
    assert own["ike"] == ["C44", "W44"]
    assert own["lucky"] == ["C44", "C45"]
    assert own["happy"] == ["C45"]
    assert own["slim"] == ["C44", "C45"]
    ambush: Any = game.view(game.new(2, 1, {"showdown": 4, **PRINTED}), None)
    assert {w["kind"] for w in ambush["weapons"] if w["hex"]} == {"C45"}  # what lies there is nobody's


@rule("gunslinger", "10.1", "3.2b")
def test_guns_are_exchanged_only_while_there_are_counters_of_the_own_kind() -> None:
    """Sixteen guns of a kind can be told apart. Fifteen C44 lie on the map; Guard and Lucky have one of their own."""
    people = {"guard": "F3", "lucky": "F9"}
    rows = [
        {"character": who, "hex": hex_, "facing": "n", "weapons": {"gun-hand": ["C45"]}} for who, hex_ in people.items()
    ]
    file: dict[str, Any] = {
        "showdown": 1,
        "name": "A cart full of guns",
        "map": ["A"],
        "game_length": 5,
        "sides": [["guard"], ["lucky"]],
        "set_up": rows,
        "special_rules": {"on_the_map": [{"weapon": "C44", "hex": "C3"}] * 15},
    }
    game = sixgun.game("gunslinger").repacked({"showdown": file})
    state = game.new(2, 1, PRINTED)
    assert game.faults(state) == []
    weapons: Any = game.view(state, None)["weapons"]
    assert len({weapon["weapon"] for weapon in weapons}) == 17
    assert [weapon["kind"] for weapon in weapons if weapon["character"]] == ["C44", "C45"]


# ---- bonus cards


@pytest.mark.parametrize(
    ("who", "cards"),
    [
        ("floozy", ["b1f", "b1b"]),  # B4 and B7 belong to brawling
        ("marshal", ["b2f", "b2b"]),
        ("ike", ["b3f", "b3b"]),
        ("little-ernie", ["b1f", "b1b", "b2f", "b2b"]),
        ("banker", []),
    ],
)
@rule("gunslinger", "1.22", "2.31b")
def test_who_has_which_bonus_cards(who: str, cards: list[str]) -> None:
    found = stage(man(who, "F3"), man("texas", "F9"))
    assert seen(found, who)["bonus"] == cards
    offered = {side for pick in found.options(0) for side in pick.removeprefix("plan:").split("+")}
    assert {side for side in offered if side.startswith("b")} == {*cards}
    assert seen(Stage(man(who, "F3"), man("texas", "F9")), who)["bonus"] == []


@rule("gunslinger", "7.0d")
def test_a_card_that_is_not_his_and_a_bonus_card_in_place_of_the_usual_one_are_refused() -> None:
    found = stage(man("marshal", "F3", gun_hand="C45!"), man("texas", "F9"))
    assert found.why("plan:b1f") == ("not-own-bonus-card", "3.2b")
    assert found.why("plan:b4f") == ("later-section", "1.22")
    assert found.why("plan:b2b") == ("usual-card-first", "7.0d")
    assert found.why("plan:b2f+b2b") == ("both-sides", "7.0d")
    assert "plan:7f+b2b" in found.options(0)


@rule("gunslinger", "5.52", "9.21a")
def test_advance_takes_one_segment_with_b1_and_lets_him_run() -> None:
    found = stage(man("running-boy", "F9", "n"), man("texas", "F1"))
    found.plan(running_boy="b1f+2f+1f")
    found.picks("move:straight-ahead", "move:straight-ahead", "move:straight-ahead")
    assert seen(found, "running-boy")["hex"] == "F6"
    assert [row["number"] for row in found.events if row["event"] == "segment"] == [1, 2, 4]


@pytest.mark.parametrize(("who", "card", "at"), [("marshal", "b2f", 1), ("ike", "b3f", 2), ("happy", "9f", 3)])
@rule("gunslinger", "5.52", "11.1a")
def test_the_draw_is_quicker(who: str, card: str, at: int) -> None:
    found = stage(man(who, "F5", "s", holstered="C45"), man("texas", "F9"))
    found.plan(**{who: card})
    due = seen(found, who)["stack"]["revealed"]["time"]
    found.pick("draw:c45.1>gun-hand+cock")
    assert due == at
    assert [row["number"] for row in found.events if row["event"] == "segment"][:1] == [at]


@rule("gunslinger", "11.1a", "11.11a")
def test_a_quick_draw_takes_nothing_from_the_hex_and_no_long_gun() -> None:
    lying = [{"weapon": "C44", "hex": "F5"}, {"weapon": "W44", "hex": "F5"}]
    found = stage(man("marshal", "F5", "s", holstered="C45", both_hands="W44"), man("texas", "F9"), weapons=lying)
    found.plan(marshal="b2f")
    drawn = {pick.split(">")[0] for pick in found.options() if pick.startswith("draw:")}
    assert drawn == set()  # both hands are full
    found.pick("drop:both-hands")
    drawn = {pick.split(">")[0] for pick in found.options() if pick.startswith("draw:")}
    assert drawn == {"draw:c45.1"}
    assert found.why("draw:c44.1>gun-hand+cock") == ("too-quick", "11.1a")


@rule("gunslinger", "11.1a", "11.13b")
def test_a_quick_card_cocks_one_handed_guns_only() -> None:
    """B2 and B3 are for one-handed weapons, whatever is done with them; card 9 is for all."""
    rifle = man("marshal", "F5", "s", both_hands="W44")
    for card, cocks in (("b2f", False), ("9f", True)):
        found = stage(rifle, man("texas", "F9"))
        found.plan(marshal=card)
        assert ("hammer:both-hands+cock" in found.options()) == cocks
        assert found.why("hammer:both-hands+cock") == (None if cocks else ("too-quick", "11.1a"))
    found = stage(rifle, man("texas", "F9"))
    found.plan(marshal="b2f")
    assert set(found.options()) == {"nothing", "let-go:gun-hand", "let-go:other-hand", "drop:both-hands"}
    found.pick("nothing")
    found = stage(man("marshal", "F5", "s", gun_hand="C45", other_hand="W44"), man("texas", "F9"))
    found.plan(marshal="b2f")
    assert [pick for pick in found.options() if "other-hand" in pick and pick.startswith("hammer")] == []
    assert found.why("hammer:gun-hand+cock,other-hand+cock") == ("too-quick", "11.1a")
    found.pick("hammer:gun-hand+cock")
    assert found.weapon("c45.1")["cocked"]


# ---- skills (house)


@pytest.mark.parametrize(
    ("who", "box", "gun", "card", "aim"),
    [
        ("marshal", "gun_hand", "C45!", "7f", 1 + 3),
        ("marshal", "both_hands", "W44!", "5f", 1 + 3),
        ("quiet-man", "gun_hand", "C45!", "5f", 2 + 2),
        ("quiet-man", "both_hands", "W44!", "5f", 1 + 0),
        ("woman", "gun_hand", "C45!", "5f", 2 - 1),
        ("lady", "both_hands", "W44!", "5f", 1 - 2),
    ],
)
@rule("gunslinger", "13.52a")
def test_a_skill_is_added_to_the_aim_time(who: str, box: str, gun: str, card: str, aim: int) -> None:
    found = stage(man(who, "F5", "n", **{box: gun}), man("texas", "F3"), deck=[32])
    found.plan(**{who.replace("-", "_"): card})
    found.pick("shoot>texas")
    assert found.told("shot")[0]["aim"] == aim


# ---- what others know


@rule("gunslinger", "7.0a")
def test_a_bonus_card_in_a_stack_is_as_secret_as_any_other() -> None:
    """The others see the same table, whichever card of which time lies in the stack; a new deal has either."""
    views: list[Any] = []
    for stack in ("b3f", "9f"):
        found = stage(man("ike", "F5", "s", holstered="C45"), man("texas", "F9"))
        found.pick(f"plan:{stack}", 0)
        views.append(found.view(1))
        again = {GAME.data(GAME.redeal(found.state, 1, seed))["characters"][0]["plan"][0] for seed in range(400)
                 if GAME.data(GAME.redeal(found.state, 1, seed))["characters"][0].get("plan")}  # fmt: skip
        assert {"b3f", "9f"} <= again
    assert views[0] == views[1]


@pytest.mark.parametrize("number", [1, 2, 4, 7, 9])
@rule("gunslinger", "3.2b", "7.0a")
def test_random_games_keep_the_laws(number: int) -> None:
    options: dict[str, object] = {"showdown": number, **PRINTED}
    assert one_game_keeps_the_laws(GAME, 2 + number % 3, number, options, "plan", 80) > 0
