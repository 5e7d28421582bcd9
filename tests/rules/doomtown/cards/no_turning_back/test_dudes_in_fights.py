"""Dudes of No Turning Back in jobs, posses and skill checks."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, reveal
from tests.rules.doomtown.stage import FOURS, HIGH_CARD, Stage

# ---- Judge Harry Somerset, experienced


@card("doomtown", "judge-harry-somerset-exp-1")
@rule("doomtown", "job.posse.unopposed-succeeds", "token.supply.outside-deck", "wanted.reward.card-ability")
def test_the_judge_brings_a_booted_gunslinger_who_is_gone_after_the_job() -> None:
    wanted = {"card": "pancho-castillo", "bounty": 2}
    stage = Stage({"gang": ["judge-harry-somerset-exp-1"]}, {"gang": [wanted, "sloane"]})
    stage.pick("act:judge-harry-somerset-exp-1.0")
    assert stage.asked == (1, "oppose")
    token = stage.dude("gunslinger.0")
    assert (token["bullets"], token["stud"], token["booted"], token["posse"]) == (2, True, True, 1)
    stage.pick("pass")
    assert stage.asked == (1, "noon")
    assert "pancho-castillo" in stage.player(1)["discards"]
    assert stage.player(0)["stash"] == 5 + 2
    assert stage.dude("gunslinger.0") == {}
    judge = stage.dude("judge-harry-somerset-exp-1.0")
    assert (judge["place"], judge["booted"]) == ("law-dogs.0", True)


@card("doomtown", "judge-harry-somerset-exp-1")
@rule("doomtown", "job.end.failure-no-effect", "token.text.fully-active", "job.end.survivors")
def test_a_gunslinger_of_the_judge_fights_and_is_gone_even_if_the_job_fails() -> None:
    wanted = {"card": "pancho-castillo", "at": "square", "bounty": 2}
    me: Any = {"gang": ["judge-harry-somerset-exp-1"], "deck": [*HIGH_CARD, *REST]}
    stage = Stage(me, {"gang": [wanted], "deck": [*FOURS, *REST]})
    stage.pick("act:judge-harry-somerset-exp-1.0", "oppose", "join:pancho-castillo.1")
    posse = ("gunslinger.0", "judge-harry-somerset-exp-1.0")
    assert [(stage.dude(name)["place"], stage.dude(name)["booted"]) for name in posse] == [("square", True)] * 2
    reveal(stage, HIGH_CARD, FOURS)  # seven casualties; the two of them cover four
    stage.until("casualties")
    stage.pick("ace:gunslinger.0", "ace:judge-harry-somerset-exp-1.0")
    stage.until("noon")
    assert stage.dude("gunslinger.0") == {}
    assert stage.player(0)["boot_hill"] == ["judge-harry-somerset-exp-1"]  # a token is out of the game
    assert stage.dude("pancho-castillo.1")["bounty"] == 2
    assert stage.player(0)["stash"] == 5


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
    me: Any = {"gang": [("jacqueline-isham", "square"), ("xiong-wendy-cheng", "square")]}
    them: Any = {"gang": [("pancho-castillo", "square"), ("sloane", "square")]}
    stage = Stage(them, me)
    stage.pick("call-out:pancho-castillo.0>jacqueline-isham.1", "accept", "done")
    stage.pick("join:xiong-wendy-cheng.1")
    assert (stage.asked, stage.options()) == ((1, "react"), ["pass", "act:jacqueline-isham.1"])
    stage.pick("act:jacqueline-isham.1")
    assert stage.dude("jacqueline-isham.1")["stud"]
    stage.pick("pass", "act:xiong-wendy-cheng.1")  # Pancho is sent home, and the shootout is over
    assert not stage.dude("jacqueline-isham.1")["stud"]
    stage.until("noon")
    while stage.asked != (0, "noon"):
        stage.pick("pass")
    stage.pick("call-out:sloane.0>xiong-wendy-cheng.1")  # booted, she has to accept
    stage.pick("join:jacqueline-isham.1")
    assert stage.options() == ["pass", "act:jacqueline-isham.1"]  # a Repeat
    stage.pick("pass")
    assert not stage.dude("jacqueline-isham.1")["stud"]  # as you like
    stage = Stage(me, them)
    stage.pick("call-out:jacqueline-isham.0>pancho-castillo.1", "accept", "done", "done")
    assert stage.asked == (0, "shootout")
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
