"""Dudes of No Turning Back in jobs, posses and skill checks."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.stage import Stage


def answer(stage: Stage, *first: str) -> None:
    """Until noon comes back: these answers where they are offered, else passes and the like."""
    for _ in range(60):
        asked = stage.asked
        if asked is None or asked[1] == "noon":
            return
        options = stage.options()
        wanted = [pick for pick in (*first, "done", "no", "decline", "pass") if pick in options]
        stage.pick(wanted[0] if wanted else options[0])
    raise AssertionError("noon never came back")


# ---- Judge Harry Somerset, experienced


@card("doomtown", "judge-harry-somerset-exp-1")
@rule("doomtown", "job.posse.unopposed-succeeds", "token.supply.outside-deck", "wanted.reward.card-ability")
def test_the_judge_brings_a_booted_gunslinger_who_is_gone_after_the_job() -> None:
    wanted = {"card": "pancho-castillo", "bounty": 2}
    stage = Stage({"gang": ["judge-harry-somerset-exp-1"]}, {"gang": [wanted, "sloane"]})
    stage.pick("act:judge-harry-somerset-exp-1.0")
    seen: list[Any] = []
    for _ in range(20):
        if stage.asked is None or stage.asked[1] == "noon":
            break
        seen += [dude for dude in stage.view["dudes"] if dude["card"] == "gunslinger"]
        options = stage.options()
        stage.pick(next((pick for pick in ("done", "no", "decline", "pass") if pick in options), options[0]))
    assert "pancho-castillo" in stage.player(1)["discards"]
    assert stage.player(0)["stash"] == 5 + 2
    assert not [dude for dude in stage.view["dudes"] if dude["card"] == "gunslinger"]
    assert stage.dude("judge-harry-somerset-exp-1.0")["booted"]
    if seen:
        assert all(dude["booted"] for dude in seen)


@card("doomtown", "judge-harry-somerset-exp-1")
@rule("doomtown", "act.requirement.first-sentence")
def test_the_judge_marks_only_the_wanted() -> None:
    stage = Stage({"gang": ["judge-harry-somerset-exp-1"]}, {"gang": ["pancho-castillo"]})
    assert stage.refused("act:judge-harry-somerset-exp-1.0") == ("requirement", "act.requirement.first-sentence")


# ---- Antheia Pansofia


@card("doomtown", "antheia-pansofia")
@rule("doomtown", "spell.cast.success", "skill.test.pull-plus-rating")
def test_a_club_helps_the_hucksters_of_antheias_posse() -> None:
    for deck, there, works in (
        (["war-paint"], True, True),  # a four of clubs, Huckster 2, and 3: nine
        (["war-paint"], False, False),  # she isn't in the posse
        (["prescott-utter"], True, False),  # a four of spades
    ):
        caster = {"card": "steele-archer", "at": "square", "gear": ["blood-curse"]}  # Hex 9
        gang = [caster, ("antheia-pansofia", "square" if there else "home")]
        stage = Stage({"gang": gang, "deck": deck}, {"gang": [("pancho-castillo", "square")]})
        stage.pick("call-out:steele-archer.0>pancho-castillo.1", "accept")
        while stage.asked == (0, "posse"):
            joins = stage.offers("join")
            stage.pick(joins[0] if there and joins else "done")
        stage.pick(next(pick for pick in stage.offers("act") if "blood-curse" in pick))
        assert stage.dude("pancho-castillo.1")["bullets"] == (1 if works else 3)


# ---- Jacqueline Isham


@card("doomtown", "jacqueline-isham")
@rule("doomtown", "react.timing.pauses-play", "shootout.roles.leader-and-mark")
def test_jacqueline_is_a_stud_in_a_marks_posse_and_not_in_a_leaders() -> None:
    me: Any = {"gang": [("jacqueline-isham", "square"), ("olivia-jenks", "square")]}
    them: Any = {"gang": [("pancho-castillo", "square")]}
    stage = Stage(them, me)
    stage.pick("call-out:pancho-castillo.0>olivia-jenks.1", "accept")
    stage.pick("join:jacqueline-isham.1", "yes")
    assert stage.dude("jacqueline-isham.1")["stud"]
    stage = Stage(me, them)
    stage.pick("call-out:jacqueline-isham.0>pancho-castillo.1", "accept")
    stage.pick("done")
    assert stage.asked is not None
    assert stage.asked[1] == "shootout"
    assert not stage.dude("jacqueline-isham.0")["stud"]


# ---- Harry Highbinder


@card("doomtown", "harry-highbinder")
@rule("doomtown", "control.town-square.nobody", "golden.card.beats-rulebook", "shop.goods.recipient")
def test_harry_highbinder_controls_the_square_with_the_most_influence_and_carries_no_weapons() -> None:
    def shop(goods: str, *others: Any) -> list[str]:
        me = {"gang": [("harry-highbinder", "square")], "hand": [goods]}
        return Stage(me, {"gang": list(others)}).offers("shop")

    assert shop("roan") == ["shop:roan>harry-highbinder.0"]  # goods go to dudes at a place that you control
    assert shop("roan", ("pancho-castillo", "square")) == ["shop:roan>harry-highbinder.0"]  # 3 against 2
    assert shop("roan", ("sloane", "square")) == []  # 3 against 3
    assert shop("shotgun") == []
    others: Any = {"gang": [("tommy-harden", "square")], "hand": ["roan"]}
    assert Stage(others).offers("shop") == []  # nobody else can do that
