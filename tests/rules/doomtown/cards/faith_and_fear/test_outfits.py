"""The outfits of Faith and Fear."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, reveal
from tests.rules.doomtown.stage import FOURS, HIGH_CARD, Stage

REQUIREMENT = ("requirement", "act.requirement.first-sentence")
ODDITIES = {"outfit": "oddities-of-nature", "stash": 0}
BOBO = {"card": "bobo", "at": "square"}


@card("doomtown", "oddities-of-nature")
@rule("doomtown", "text.trait.always-on")
def test_abominations_in_the_square_have_more_influence_with_the_oddities() -> None:
    stage = Stage({**ODDITIES, "gang": [BOBO, "tyxarglenak", ("avie-cline", "square")]}, {"gang": [("bobo", "square")]})
    assert [stage.dude(name)["influence"] for name in ("bobo.0", "tyxarglenak.0", "avie-cline.0", "bobo.1")] == [
        2,
        0,
        2,
        1,
    ]


@card("doomtown", "oddities-of-nature")
@rule("doomtown", "act.cost.do-x-to-y", "boot.cost.needs-unbooted")
def test_the_oddities_pay_for_an_abomination_in_the_square_and_boot_an_opponent_there() -> None:
    there: Any = {"gang": [("sloane", "square"), ("clint-ramsey", "square"), "olivia-jenks"]}
    stage = Stage({**ODDITIES, "gang": [BOBO]}, there)
    stage.pick("act:oddities-of-nature.0/1")
    assert sorted(stage.options()) == ["choose:clint-ramsey.1", "choose:sloane.1"]
    stage.pick("choose:sloane.1")
    assert (stage.dude("bobo.0")["booted"], stage.dude("sloane.1")["booted"]) == (True, True)
    assert (stage.player(0)["stash"], stage.place("oddities-of-nature.0")["booted"]) == (1, True)


@card("doomtown", "oddities-of-nature")
@rule("doomtown", "act.requirement.first-sentence")
def test_the_oddities_need_an_unbooted_abomination_in_the_square_but_nobody_to_boot() -> None:
    stage = Stage({**ODDITIES, "gang": [BOBO]}, {"gang": ["sloane"]})
    stage.pick("act:oddities-of-nature.0/1")
    assert (stage.player(0)["stash"], stage.dude("sloane.1")["booted"]) == (1, False)
    for gang in ([{**BOBO, "booted": True}], ["bobo"], [("clint-ramsey", "square")]):
        stage = Stage({**ODDITIES, "gang": gang}, {"gang": [("sloane", "square")]})
        assert stage.refused("act:oddities-of-nature.0/1") == REQUIREMENT


# ---- The Arsenal


def arsenal(gear: list[str], theirs: list[Any], **more: Any) -> Stage:
    carrier = {"card": "steele-archer", "at": "square", "gear": gear, **more}
    return Stage({"outfit": "the-arsenal", "gang": [carrier]}, {"gang": theirs})


@card("doomtown", "the-arsenal")
@rule("doomtown", "callout.by-card.booted-caller", "act.limit.once-per-day")
def test_the_arsenal_boots_a_gadget_or_spell_for_a_call_out_as_often_as_there_is_one() -> None:
    stage = arsenal(
        ["soul-blast", "force-field", "mustang"], [("clint-ramsey", "square"), ("sloane", "square")], booted=True
    )
    stage.pick("act:the-arsenal.0")
    assert sorted(stage.options()) == ["choose:force-field.0", "choose:soul-blast.0"]
    stage.pick("choose:force-field.0", "choose:clint-ramsey.1")
    assert stage.asked == (1, "call-out")
    stage.pick("refuse")
    assert stage.dude("clint-ramsey.1")["place"] == "the-sloane-gang.1"
    assert not stage.place("the-arsenal.0")["booted"]
    stage.pick("pass", "act:the-arsenal.0")
    assert stage.asked == (1, "call-out")  # Sloane, with the only card left


@card("doomtown", "the-arsenal")
@rule("doomtown", "act.requirement.first-sentence", "callout.by-card.reaches-own-home")
def test_the_arsenal_calls_out_who_is_unbooted_or_wanted_at_the_same_place() -> None:
    booted = {"card": "clint-ramsey", "at": "square", "booted": True}
    assert arsenal(["soul-blast"], [booted]).refused("act:the-arsenal.0") == REQUIREMENT
    assert arsenal(["soul-blast"], ["clint-ramsey"]).refused("act:the-arsenal.0") == REQUIREMENT
    assert arsenal(["mustang"], [("sloane", "square")]).refused("act:the-arsenal.0") == REQUIREMENT
    armed = {"card": "sloane", "at": "square", "gear": ["force-field"]}
    assert arsenal([], [armed]).refused("act:the-arsenal.0") == REQUIREMENT  # a Gadget of one's own
    stage = arsenal(["soul-blast"], [{**booted, "bounty": 1}])
    stage.pick("act:the-arsenal.0")
    assert stage.asked == (0, "shootout")  # booted, he has to accept
    stage = arsenal(["soul-blast"], ["clint-ramsey"], at="the-sloane-gang.1")
    stage.pick("act:the-arsenal.0")
    assert stage.asked == (1, "call-out")


# ---- Morgan Gadgetorium


def gadgetorium(pulled: str, **more: Any) -> Stage:
    """Elander Boldman, Mad Scientist 2, invents a Mechanical Horse, difficulty 5."""
    me = {"outfit": "morgan-gadgetorium", "gang": ["elander-boldman"], "hand": ["mechanical-horse"], "deck": [pulled]}
    stage = Stage({**me, "stash": 1, **more})
    stage.pick("invent:mechanical-horse>elander-boldman.0")
    return stage


@card("doomtown", "morgan-gadgetorium")
@rule("doomtown", "skill.test.pull-plus-rating", "gadget.invent.success")
def test_the_gadgetorium_makes_an_invention_harder_and_pays_for_its_success() -> None:
    for pulled, works in (("mustang", True), ("whiskey-flask", False)):  # 5 or 4, and 2, against 5 and 2
        stage = gadgetorium(pulled)
        assert stage.asked == (0, "react")
        stage.pick("act:morgan-gadgetorium.0")
        elander = stage.dude("elander-boldman.0")
        assert [gear["card"] for gear in elander["gear"]] == (["mechanical-horse"] if works else [])
        assert (elander["booted"], stage.player(0)["stash"]) == (not works, int(works))


@card("doomtown", "morgan-gadgetorium")
@rule("doomtown", "text.ability.optional")
def test_the_gadgetorium_need_not_be_used_and_is_for_your_own_dudes() -> None:
    stage = gadgetorium("shotgun")  # 3 and 2 against 5
    stage.pick("pass")
    assert [gear["card"] for gear in stage.dude("elander-boldman.0")["gear"]] == ["mechanical-horse"]
    assert stage.player(0)["stash"] == 0
    caster = {"card": "steele-archer", "gear": ["shadow-walk"]}
    stage = Stage({"outfit": "morgan-gadgetorium"}, {"gang": [caster], "deck": ["bobo"]}, turn=1)
    stage.pick("act:shadow-walk.1")
    stage.pick(stage.options()[0])
    assert stage.asked != (0, "react")


@card("doomtown", "morgan-gadgetorium")
@rule("doomtown", "spell.cast.success")
def test_the_gadgetorium_unboots_only_who_booted_for_the_skill() -> None:
    caster = {"card": "steele-archer", "gear": ["shadow-walk"], "booted": True}
    me: Any = {"outfit": "morgan-gadgetorium", "gang": [caster], "deck": ["pinto"], "stash": 0}
    stage = Stage(me)  # 7 and 2 against 7 and 2
    stage.pick("act:shadow-walk.0", "choose:square", "act:morgan-gadgetorium.0")
    steele = stage.dude("steele-archer.0")
    assert (steele["place"], steele["booted"], stage.player(0)["stash"]) == ("square", True, 1)


# ---- Desolation Row


@card("doomtown", "desolation-row")
@rule("doomtown", "goal.control.sources")
def test_a_bounty_of_four_is_worth_a_control_point_on_desolation_row() -> None:
    gang = [{"card": "sloane", "bounty": 4}, {"card": "clint-ramsey", "bounty": 3}]
    stage = Stage({"outfit": "desolation-row", "gang": gang}, {"gang": [{"card": "bobo", "bounty": 5}]})
    assert [stage.player(seat)["control"] for seat in (0, 1)] == [1, 0]


@card("doomtown", "desolation-row")
@rule("doomtown", "job.leader.unbooted", "job.end.success-condition", "job.posse.unopposed-succeeds")
def test_the_job_of_desolation_row_boots_the_home_and_pays_by_the_leaders_bullets() -> None:
    for leader, gained in (("marion-seville", 3), ("clint-ramsey", 2), ("sloane", 4)):
        stage = Stage({"outfit": "desolation-row", "gang": [leader], "stash": 0})
        stage.pick("act:desolation-row.0/1")
        stage.until("noon")
        assert stage.place("desolation-row.0")["booted"]
        assert stage.dude(f"{leader}.0")["bounty"] == 2
        assert stage.player(0)["stash"] == gained  # Marion: 1, and 2 because he is wanted by then


@card("doomtown", "desolation-row")
@rule("doomtown", "job.end.success-condition", "shootout.plays.sent-home-leaves")
def test_desolation_row_pays_nothing_for_a_leader_who_is_not_there_to_the_end() -> None:
    me: Any = {"outfit": "desolation-row", "gang": ["clint-ramsey", "olivia-jenks"], "stash": 0}
    them: Any = {"outfit": "law-dogs", "gang": [("xiong-wendy-cheng", "square")], "deck": [*HIGH_CARD, *REST]}
    stage = Stage({**me, "deck": [*FOURS, *REST]}, them)
    stage.pick("act:desolation-row.0/1", "lead:clint-ramsey.0", "join:olivia-jenks.0", "oppose")
    stage.pick("join:xiong-wendy-cheng.1", "pass", "act:xiong-wendy-cheng.1", "choose:clint-ramsey.0")
    assert stage.dude("clint-ramsey.0")["place"] == "desolation-row.0"  # sent home booted
    reveal(stage, FOURS, HIGH_CARD)
    stage.until("noon")
    assert stage.dude("xiong-wendy-cheng.1") == {}  # the job is done
    assert (stage.dude("clint-ramsey.0")["bounty"], stage.player(0)["stash"]) == (0, 0)


@card("doomtown", "desolation-row")
@rule("doomtown", "job.leader.unbooted", "boot.cost.needs-unbooted")
def test_the_job_of_desolation_row_needs_an_unbooted_leader_and_pays_four_at_most() -> None:
    stage = Stage({"outfit": "desolation-row", "gang": [{"card": "sloane", "booted": True}]})
    assert stage.refused("act:desolation-row.0/1") == ("no-leader", "job.leader.unbooted")
    rich = {"card": "sloane", "gear": ["legendary-holster"]}  # 4 and 2 bullets
    stage = Stage({"outfit": "desolation-row", "gang": [rich], "stash": 0})
    stage.pick("act:desolation-row.0/1")
    stage.until("noon")
    assert stage.player(0)["stash"] == 4
