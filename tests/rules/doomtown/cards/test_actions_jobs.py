"""The five jobs among the actions: marks, posses, what success brings and what failure does."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.fights import draw
from tests.rules.doomtown.stage import HIGH_CARD, THREES, Stage

WEAK: dict[str, Any] = {"gang": ["clint-ramsey"], "deck": [*HIGH_CARD, "bobo", "bobo"]}
STRONG: dict[str, Any] = {"gang": [("pancho-castillo", "square")], "deck": [*THREES, "bobo", "bobo", "bobo"]}


def lose(stage: Stage, *picks: str) -> None:
    """The other side opposes with Pancho Castillo and shoots the leader of the job dead."""
    stage.pick("oppose", *picks)
    draw(stage, HIGH_CARD, THREES)
    stage.until("noon")


# ---- Establishin' Who's in Charge


@card("doomtown", "establishin-whos-in-charge")
@rule("doomtown", "counter.coloured.meaning", "duration.counter.permanent", "job.mark.first-sentence")
def test_establishin_puts_a_control_point_on_a_deed_in_town_for_good() -> None:
    me: dict[str, Any] = {"hand": ["establishin-whos-in-charge"], "street": ["home", "general-store"]}
    me |= {"outskirts": ["blake-ranch"], "gang": ["max-baine"], "deck": ["bobo"] * 16}
    them: dict[str, Any] = {"street": ["home", "pony-express"], "gang": ["sloane"], "deck": ["mustang"] * 16}
    stage = Stage(me, them)
    stage.pick("play:establishin-whos-in-charge")
    assert set(stage.options()) == {"choose:general-store.0", "choose:pony-express.1"}
    stage.pick("choose:pony-express.1")
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    assert stage.place("pony-express.1")["control"] == 2
    assert stage.player(0)["stash"] == 4
    assert stage.dude("max-baine.0")["booted"]
    stage.pick("pass", "pass")
    stage.until("noon")
    assert (stage.view["day"], stage.place("pony-express.1")["control"]) == (2, 2)


@card("doomtown", "establishin-whos-in-charge")
@rule("doomtown", "job.end.failure-no-effect", "act.requirement.first-sentence")
def test_a_failed_establishin_does_nothing_and_without_a_deed_there_is_none() -> None:
    me = {**WEAK, "hand": ["establishin-whos-in-charge"]}
    stage = Stage(me, {**STRONG, "street": ["home", "pony-express"]})
    stage.pick("play:establishin-whos-in-charge")
    lose(stage, "join:pancho-castillo.1")
    assert stage.place("pony-express.1")["control"] == 1
    stage = Stage({**me, "outskirts": ["blake-ranch"]}, STRONG)
    refused = ("requirement", "act.requirement.first-sentence")
    assert stage.refused("play:establishin-whos-in-charge") == refused


# ---- Ambush


@card("doomtown", "ambush")
@rule("doomtown", "job.leader.pays-boot-cost", "wanted.bounty.makes-wanted", "zone.boot-hill.aced-cards")
def test_an_ambush_aces_its_mark_and_makes_the_posse_wanted_if_the_mark_was_not() -> None:
    for bounty in (0, 2):
        mark: Any = {"card": "sloane", "bounty": bounty}
        me = {"hand": ["ambush"], "gang": ["clint-ramsey", "olivia-jenks", "bobo"]}
        stage = Stage(me, {"gang": [mark]})
        stage.pick("play:ambush", "lead:clint-ramsey.0", "choose:sloane.1")
        assert stage.dude("clint-ramsey.0")["booted"]
        assert stage.player(0)["stash"] == 1
        stage.pick("join:olivia-jenks.0", "done", "pass")
        assert stage.player(1)["boot_hill"] == ["sloane"]
        assert stage.player(0)["stash"] == 1 + bounty
        raised = 0 if bounty else 1
        assert stage.dude("clint-ramsey.0")["bounty"] == stage.dude("olivia-jenks.0")["bounty"] == raised
        assert stage.dude("bobo.0")["bounty"] == 0


@card("doomtown", "ambush")
@rule("doomtown", "job.end.failure-no-effect", "job.leader.unbooted", "act.sequence.declare-pay-resolve")
def test_a_failed_ambush_leaves_the_mark_alone() -> None:
    stage = Stage({**WEAK, "hand": ["ambush"], "gang": ["clint-ramsey", "olivia-jenks"]}, {**STRONG})
    stage.pick("play:ambush", "lead:clint-ramsey.0", "choose:pancho-castillo.1", "done")
    assert stage.dude("clint-ramsey.0")["bounty"] == 1  # raised when the posse has been formed
    lose(stage, "join:pancho-castillo.1")
    assert stage.dude("pancho-castillo.1")["place"] == "square"
    assert stage.dude("clint-ramsey.0") == {}
    stage = Stage({"hand": ["ambush"], "gang": ["clint-ramsey"], "stash": 3}, STRONG)
    assert stage.refused("play:ambush") == ("too-dear", "act.sequence.declare-pay-resolve")


# ---- Kidnappin'


@card("doomtown", "kidnappin")
@rule("doomtown", "job.posse.illegal-posse", "job.leader.pays-boot-cost", "wanted.reward.card-ability")
def test_kidnappin_discards_its_mark_if_the_posse_has_more_bullets() -> None:
    mark: Any = {"card": "sloane", "bounty": 2}  # 4 bullets
    for second, enough in (("clyde-owens", True), ("jarrett-blake", False)):  # 2 + 3, or 2 + 2
        me = {"hand": ["kidnappin"], "gang": ["clint-ramsey", second]}
        stage = Stage(me, {"gang": [mark]})
        stage.pick("play:kidnappin", "lead:clint-ramsey.0", "choose:sloane.1", f"join:{second}.0")
        assert stage.asked == ((1, "oppose") if enough else (1, "noon"))
        if enough:
            stage.pick("pass")
        bounty = 1 if enough else 0
        assert stage.dude("clint-ramsey.0")["bounty"] == stage.dude(f"{second}.0")["bounty"] == bounty
        assert stage.player(1)["discards"] == (["sloane"] if enough else [])
        assert stage.player(0)["stash"] == (7 if enough else 5)
        assert stage.dude("clint-ramsey.0")["booted"]


@card("doomtown", "kidnappin")
@rule("doomtown", "job.end.failure-no-effect", "job.leader.unbooted")
def test_kidnappin_fails_if_its_shootout_is_lost_and_needs_an_unbooted_leader() -> None:
    gang: Any = ["olivia-jenks", ("pancho-castillo", "square")]
    stage = Stage({**WEAK, "hand": ["kidnappin"], "gang": ["sanford-taylor"]}, {**STRONG, "gang": gang})
    stage.pick("play:kidnappin", "choose:sanford-taylor.0")  # his own player's dude is a mark like any other
    assert stage.asked == (1, "noon")  # but he has not more bullets than himself
    stage = Stage({**WEAK, "hand": ["kidnappin"], "gang": ["clyde-owens"]}, {**STRONG, "gang": gang})
    stage.pick("play:kidnappin", "choose:olivia-jenks.1")
    lose(stage, "join:pancho-castillo.1", "done")
    assert stage.dude("olivia-jenks.1") != {}
    booted: Any = {"card": "clyde-owens", "booted": True}
    stage = Stage({"hand": ["kidnappin"], "gang": [booted]}, STRONG)
    assert stage.refused("play:kidnappin") == ("no-leader", "job.leader.unbooted")


# ---- Recruitment Drive


@card("doomtown", "recruitment-drive")
@rule("doomtown", "job.posse.defence-by-anyone", "shop.by-card.same-rules-and-cost", "shop.dude.at-home")
def test_a_recruitment_drive_brings_a_dude_out_of_the_discards_for_five_less() -> None:
    discards = ["sloane", "sheriff-dave-montreal", "pony-express", "mustang", "clint-ramsey", "bobo"]
    me = {"hand": ["recruitment-drive"], "gang": ["clint-ramsey"], "discards": discards, "stash": 4}
    stage = Stage(me, {"gang": ["pancho-castillo"], "discards": ["steven-wiles"]})
    stage.pick("play:recruitment-drive")
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    # The Sheriff would be 4, with 3 left; Clint Ramsey is in play.
    assert set(stage.options()) == {"choose:sloane", "choose:pony-express", "choose:bobo"}
    stage.pick("choose:sloane")
    assert stage.dude("sloane.0")["place"] == "law-dogs.0"
    assert not stage.dude("sloane.0")["booted"]
    assert stage.player(0)["stash"] == 4 - 1 - 3


@card("doomtown", "recruitment-drive")
@rule("doomtown", "shop.deed.end-of-street", "limit.stat.negative-counts-as-zero")
def test_a_recruitment_drive_brings_a_deed_to_an_end_of_the_street() -> None:
    me: dict[str, Any] = {"hand": ["recruitment-drive"], "gang": ["clint-ramsey"], "discards": ["b-b-attorneys"]}
    stage = Stage(me)
    stage.pick("play:recruitment-drive")
    assert stage.asked == (0, "deed-end")
    stage.pick("choose:left")
    assert stage.place("b-b-attorneys.0")["in_town"]
    assert stage.player(0)["stash"] == 4  # for 2 less 5: nothing


@card("doomtown", "recruitment-drive")
@rule("doomtown", "job.end.failure-no-effect")
def test_a_failed_recruitment_drive_brings_nobody() -> None:
    stage = Stage({**WEAK, "hand": ["recruitment-drive"], "discards": ["sloane"]}, STRONG)
    stage.pick("play:recruitment-drive")
    lose(stage, "join:pancho-castillo.1")
    assert stage.dude("sloane.0") == {}
    assert stage.player(0)["stash"] == 4


# ---- A Coach Comes to Town


@card("doomtown", "a-coach-comes-to-town")
@rule("doomtown", "job.posse.unopposed-succeeds", "job.end.survivors")
def test_a_coach_pays_four_if_the_job_succeeds() -> None:
    stage = Stage({**WEAK, "hand": ["a-coach-comes-to-town"]}, STRONG)
    stage.pick("play:a-coach-comes-to-town", "pass")
    assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (9, 5)


@card("doomtown", "a-coach-comes-to-town")
@rule("doomtown", "multi.posse.invite-allies", "job.end.success-condition")
def test_a_coach_pays_four_to_everybody_in_the_opposing_posse_if_the_job_fails() -> None:
    stage = Stage({**WEAK, "hand": ["a-coach-comes-to-town"]}, STRONG)
    stage.pick("play:a-coach-comes-to-town")
    lose(stage, "join:pancho-castillo.1")
    assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (5, 9)
    ally: dict[str, Any] = {"gang": [("olivia-jenks", "square")]}
    stage = Stage({**WEAK, "hand": ["a-coach-comes-to-town"]}, STRONG, ally, {"gang": [("bobo", "square")]})
    stage.pick("play:a-coach-comes-to-town", "done")
    picks = ("join:pancho-castillo.1", "invite:seat-2", "join:olivia-jenks.2", "done", "done", "pass", "pass", "pass")
    lose(stage, *picks, "shooter:pancho-castillo.1")
    assert [stage.player(seat)["stash"] for seat in range(4)] == [5, 9, 9, 5]
