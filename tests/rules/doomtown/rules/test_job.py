"""Jobs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.brawls import FOURS_HAND, HIGH_HAND, cards
from tests.rules.doomtown.stage import GAME, HIGH_CARD, PAIR, Stage
from tests.rules.doomtown.versions import game_with

COACH = {"hand": ["a-coach-comes-to-town"], "gang": ["clint-ramsey"]}
PLAY_COACH = "play:a-coach-comes-to-town"


def coach(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **more: Any) -> Stage:
    """A job that marks the town square, about to be opposed."""
    stage = Stage({**COACH, **(mine or {})}, theirs or {"gang": ["sloane"]}, **more)
    stage.pick("play:a-coach-comes-to-town")
    return stage


@rule("doomtown", "job.start.noon-job-ability", "job.posse.unopposed-succeeds", "job.end.survivors")
def test_an_unopposed_job_succeeds_and_its_posse_goes_home_booted() -> None:
    stage = coach()
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    assert stage.player(0)["stash"] == 9
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("clint-ramsey.0")["place"] == "law-dogs.0"
    assert stage.asked == (1, "noon")


@rule("doomtown", "job.leader.unbooted", "job.leader.bearer-or-free-choice")
def test_the_leader_is_an_unbooted_dude_of_choice() -> None:
    gang = ["clint-ramsey", "olivia-jenks", {"card": "steven-wiles", "booted": True}]
    stage = coach({"gang": gang})
    assert stage.asked == (0, "lead")
    assert stage.options() == ["lead:clint-ramsey.0", "lead:olivia-jenks.0"]
    stage = Stage({**COACH, "gang": [{"card": "clint-ramsey", "booted": True}]})
    assert stage.refused("play:a-coach-comes-to-town") == ("no-leader", "job.leader.unbooted")


@rule("doomtown", "job.posse.boot-to-join", "job.posse.leader-side-eligible", "job.posse.leader-first")
def test_members_boot_to_join_but_not_the_leader() -> None:
    gang = ["clint-ramsey", "olivia-jenks", {"card": "steven-wiles", "at": "square", "booted": True}]
    stage = coach({"gang": gang})
    stage.pick("lead:clint-ramsey.0")
    assert stage.offers("join") == ["join:olivia-jenks.0", "join:steven-wiles.0"]
    stage.pick("join:olivia-jenks.0", "join:steven-wiles.0")
    assert stage.dude("olivia-jenks.0")["booted"]
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert stage.asked == (1, "oppose")


@rule(
    "doomtown",
    "job.posse.not-empty",
    "job.posse.defence-by-anyone",
    "job.saddle-up.shootout",
    "job.saddle-up.move-together",
)
def test_whoever_opposes_must_bring_somebody() -> None:
    stage = coach(None, {"gang": ["pancho-castillo"]})
    stage.pick("oppose")
    assert stage.refused("done") == ("posse-empty", "job.posse.not-empty")
    stage.pick("join:pancho-castillo.1")
    assert stage.dude("pancho-castillo.1")["place"] == stage.dude("clint-ramsey.0")["place"] == "square"
    assert stage.dude("pancho-castillo.1")["booted"]
    assert stage.asked == (0, "shootout")


@rule("doomtown", "job.end.success-condition", "job.end.failure-no-effect", "job.end.posses-dissolved")
def test_a_job_fails_when_its_shootout_is_not_won() -> None:
    decks = [[*HIGH_CARD, "bobo", "bobo", "bobo", "bobo"], [*PAIR, "bobo", "bobo", "bobo", "bobo"]]
    stage = coach({"deck": decks[0]}, {"gang": ["sloane"], "deck": decks[1]})
    stage.pick("oppose", "join:sloane.1", "pass", "pass")
    stage.until("run-or-gun")
    while stage.asked is not None and stage.asked[1] != "noon":
        options = stage.options()
        flee = [pick for pick in options if pick == "flee:clint-ramsey.0"]
        stage.pick(flee[0] if flee else options[0])
    assert stage.player(0)["stash"] == 5
    assert stage.view["job"] is None
    assert stage.view["shootout"] is None


@rule("doomtown", "job.mark.own-card", "job.posse.defence-by-controller")
def test_who_defends_a_deed_is_first_its_controller() -> None:
    mine = {"hand": ["establishin-whos-in-charge"], "gang": ["clint-ramsey"], "street": ["home", "b-b-attorneys"]}
    stage = Stage(mine, {"gang": [("sloane", "square")]}, {"gang": [("steele-archer", "square")]})
    stage.pick("play:establishin-whos-in-charge", "done")
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    assert stage.asked == (2, "oppose")
    stage.pick("pass")
    assert stage.place("b-b-attorneys.0")["control"] == 2


@rule("doomtown", "job.posse.illegal-posse", "job.leader.pays-boot-cost")
def test_a_posse_that_is_too_weak_fails_at_once() -> None:
    stage = Stage({"hand": ["kidnappin"], "gang": ["lucinda-lucy-clover"]}, {"gang": ["sloane"]})
    stage.pick("play:kidnappin")
    if stage.asked is not None and stage.asked[1] == "choose":
        stage.pick("choose:sloane.1")
    assert stage.asked == (1, "noon")
    assert stage.dude("sloane.1") != {}
    assert stage.dude("lucinda-lucy-clover.0")["booted"]


def coach_comes(mine: Any, theirs: Any, *others: Any, **more: Any) -> Stage:
    stage = Stage({"hand": ["a-coach-comes-to-town"], **mine}, theirs, *others, **more)
    stage.pick(PLAY_COACH)
    return stage


@rule("doomtown", "job.mark.any-distance", "job.posse.leader-side-eligible", "job.saddle-up.move-together")
def test_a_job_may_be_led_from_out_of_town() -> None:
    mine = {
        "outskirts": ["blake-ranch"],
        "gang": [("steele-archer", "blake-ranch.0"), ("olivia-jenks", "blake-ranch.0"), "clint-ramsey"],
    }
    stage = coach_comes(mine, {"gang": ["clementine-lepp"], "deck": []})
    stage.pick("lead:steele-archer.0")
    # one stands where the leader is, one next to the town square
    assert stage.offers("join") == ["join:olivia-jenks.0", "join:clint-ramsey.0"]
    stage.pick("join:olivia-jenks.0", "done")
    assert stage.dude("olivia-jenks.0")["booted"]
    assert stage.dude("olivia-jenks.0")["place"] == "blake-ranch.0"  # nobody has moved yet
    stage.pick("oppose", "join:clementine-lepp.1")
    assert [stage.dude(f"{name}.0")["place"] for name in ("steele-archer", "olivia-jenks")] == ["square", "square"]
    assert not stage.dude("steele-archer.0")["booted"]


@rule("doomtown", "job.posse.unopposed-succeeds", "job.end.survivors", "shootout.trespass.bounty-increase")
def test_an_unopposed_posse_is_no_trespasser_and_goes_home_booted() -> None:
    mine = {"hand": ["establishin-whos-in-charge"], "gang": [("steele-archer", "square")]}
    theirs = {"street": ["home", "b-b-attorneys"], "gang": [("clementine-lepp", "b-b-attorneys.1")]}
    stage = Stage(mine, theirs)
    stage.pick("play:establishin-whos-in-charge")
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    dude = stage.dude("steele-archer.0")
    assert (dude["place"], dude["booted"], dude["bounty"]) == ("law-dogs.0", True, 0)
    assert stage.place("b-b-attorneys.1")["control"] == 2


@rule("doomtown", "job.posse.defence-eligible", "job.posse.defence-boot-to-join", "location.adjacent.neighbours")
def test_defenders_come_from_the_mark_and_next_door_only() -> None:
    mine = {"hand": ["establishin-whos-in-charge"], "gang": [("steele-archer", "law-dogs.0")]}
    theirs = {
        "street": ["b-b-attorneys", "home", "pony-express", "bunkhouse"],
        "gang": [
            {"card": "clementine-lepp", "at": "b-b-attorneys.1", "booted": True},
            ("olivia-jenks", "law-dogs.0"),  # near the leader: no right to defend
            ("clint-ramsey", "pony-express.1"),  # two doors away
            "pancho-castillo",
            {"card": "sloane", "booted": True},
            ("marion-seville", "square"),
        ],
    }
    stage = Stage(mine, theirs)
    stage.pick("play:establishin-whos-in-charge", "choose:b-b-attorneys.1", "oppose")
    joins = ["join:clementine-lepp.1", "join:pancho-castillo.1", "join:marion-seville.1"]
    assert stage.offers("join") == joins
    assert stage.refused("join:olivia-jenks.1") == ("not-adjacent", "shootout.posse.same-or-adjacent-location")
    assert stage.refused("join:sloane.1") == ("booted-elsewhere", "shootout.posse.booted-only-if-present")
    stage.pick(joins[0], joins[2], "done")
    assert stage.dude("marion-seville.1")["booted"]
    assert stage.dude("marion-seville.1")["bounty"] == 0
    assert stage.dude("steele-archer.0")["bounty"] == 1  # a private deed


@rule("doomtown", "job.end.success-condition", "job.end.survivors", "job.end.posses-dissolved")
def test_the_job_is_won_by_the_posse_even_if_its_leader_falls() -> None:
    mine = {"gang": ["steele-archer", ("avie-cline", "square")], "deck": cards(FOURS_HAND + " KD")}
    stage = coach_comes(
        mine, {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH_HAND), "hand": ["takin-ya-with-me"]}
    )
    stage.pick("lead:steele-archer.0", "join:avie-cline.0", "oppose", "join:clementine-lepp.1")
    stage.until("casualties", "pass done shooter:steele-archer.0")
    stage.pick("ace:clementine-lepp.1", "play:takin-ya-with-me", "discard:steele-archer.0")
    stage.until("noon")
    assert stage.dude("steele-archer.0") == {}
    assert (stage.dude("avie-cline.0")["place"], stage.dude("avie-cline.0")["booted"]) == ("law-dogs.0", True)
    assert stage.player(0)["stash"] == 5 + 4


@rule("doomtown", "job.end.success-condition", "job.end.failure-no-effect", "shootout.end.last-posse-wins")
def test_a_job_fails_if_both_posses_are_shot_away() -> None:
    mine = {"gang": [("steele-archer", "square")], "deck": cards(HIGH_HAND)}
    stage = coach_comes(mine, {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH_HAND)})
    stage.pick("oppose", "join:clementine-lepp.1")
    stage.until("casualties")
    stage.pick("discard:steele-archer.0", "discard:clementine-lepp.1")
    assert stage.view["job"] is None
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5, 5]  # nobody is left in the opposing posse, either


@rule("doomtown", "job.end.mark-gone", "job.posse.mark-need-not-join")
def test_a_mark_who_fell_is_not_discarded_again() -> None:
    mine = {"hand": ["kidnappin"], "gang": [("clint-ramsey", "square")], "deck": cards(FOURS_HAND + " KD QC")}
    theirs = {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH_HAND)}
    stage = Stage(mine, theirs)
    stage.pick("play:kidnappin")
    if stage.asked == (0, "choose"):
        stage.pick("choose:clementine-lepp.1")
    stage.pick("oppose", "join:clementine-lepp.1")
    stage.until("casualties", "pass drop:jacksons-strike drop:railroad-station drop:missed")
    kinds = stage.pick("ace:clementine-lepp.1")
    stage.until("noon")
    assert "casualty" in kinds
    assert stage.player(1)["boot_hill"] == ["clementine-lepp"]
    assert "clementine-lepp" not in stage.player(1)["discards"]
    assert stage.dude("clint-ramsey.0")["bounty"] == 1
    assert GAME.faults(stage.state) == []


@rule("doomtown", "job.end.mark-gone")
@pytest.mark.parametrize(("fate", "gained"), [("ace", 0), ("home", 1)])
def test_a_mark_who_fell_is_nobodys(fate: str, gained: int) -> None:
    job: Any = {"play": "job", "target": ["choose mark dude theirs"], "do": ["gain owner.mark 1"]}
    game = game_with(kidnappin={"ability": [job]})
    mine = {"hand": ["kidnappin"], "gang": [("clint-ramsey", "square")], "deck": cards(FOURS_HAND + " KD QC")}
    theirs = {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH_HAND)}
    stage = Stage(mine, theirs, game=game)
    stage.pick("play:kidnappin")
    if stage.asked == (0, "choose"):
        stage.pick("choose:clementine-lepp.1")
    if fate == "home":
        stage.pick("pass")  # the job is not opposed
    else:
        stage.pick("oppose", "join:clementine-lepp.1")
        stage.until("casualties", "pass drop:jacksons-strike drop:railroad-station drop:missed")
        stage.pick("ace:clementine-lepp.1")
        stage.until("noon")
    assert stage.player(1)["stash"] == 5 + gained


@rule("doomtown", "job.end.mark-gone", "wanted.reward.card-ability", "job.posse.mark-need-not-join")
def test_a_wanted_mark_who_stays_out_is_discarded_and_the_bounty_earned() -> None:
    mine = {"hand": ["kidnappin"], "gang": [("clint-ramsey", "square")]}
    theirs = {"gang": [{"card": "clementine-lepp", "at": "square", "bounty": 2}]}
    stage = Stage(mine, theirs)
    stage.pick("play:kidnappin")
    if stage.asked == (0, "choose"):
        stage.pick("choose:clementine-lepp.1")
    stage.pick("pass")
    assert stage.player(1)["discards"] == ["clementine-lepp"]
    assert stage.player(0)["stash"] == 7
    assert stage.dude("clint-ramsey.0")["booted"]


@rule("doomtown", "job.posse.defence-by-controller", "job.posse.defence-by-owner", "job.posse.defence-by-anyone")
def test_controller_owner_then_the_left_of_the_leader() -> None:
    place = "b-b-attorneys.1"
    stage = Stage(
        {"hand": ["establishin-whos-in-charge"], "gang": ["steele-archer"]},
        {"street": ["home", "b-b-attorneys"], "gang": ["pancho-castillo"]},
        {"gang": [("clementine-lepp", "square")]},
        {"gang": [("avie-cline", place)]},  # the controller
    )
    stage.pick("play:establishin-whos-in-charge")
    seats = []
    while stage.asked is not None and stage.asked[1] != "noon":
        if stage.asked[1] == "oppose":
            seats.append(stage.asked[0])
        stage.pick("pass" if "pass" in stage.options() else "done")
    assert seats == [3, 1, 2]


@rule("doomtown", "job.mark.own-card", "job.posse.defence-by-anyone")
def test_nobody_opposes_the_own_job() -> None:
    mine = {"hand": ["ambush"], "gang": ["clint-ramsey", "clementine-lepp"], "stash": 5}
    stage = Stage(mine, {"gang": ["olivia-jenks"]})
    stage.pick("play:ambush", "lead:clint-ramsey.0", "choose:clementine-lepp.0")
    stage.until("noon")
    assert stage.player(0)["boot_hill"] == ["clementine-lepp"]
    assert stage.player(0)["stash"] == 1


@rule("doomtown", "job.leader.pays-boot-cost", "job.posse.boot-to-join", "shootout.trespass.bounty-increase")
def test_a_job_at_the_leaders_own_home_is_fought_there() -> None:
    mine = {"hand": ["ambush"], "gang": [("clint-ramsey", "square")], "stash": 5}
    theirs = {"gang": [("clementine-lepp", "law-dogs.0")]}
    stage = Stage(mine, theirs)
    stage.pick("play:ambush")
    if stage.asked == (0, "choose"):
        stage.pick("choose:clementine-lepp.1")
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("clint-ramsey.0")["bounty"] == 1  # she is not wanted
    stage.pick("oppose", "join:clementine-lepp.1")
    assert stage.dude("clint-ramsey.0")["place"] == "law-dogs.0"
    assert stage.dude("clementine-lepp.1")["bounty"] == 1  # the trespasser is the defender
    assert stage.dude("clint-ramsey.0")["bounty"] == 1


@rule("doomtown", "job.posse.leader-side-eligible", "location.adjacent.town-square", "job.posse.boot-to-join")
def test_a_leader_in_the_square_gathers_the_whole_town() -> None:
    mine = {
        "hand": ["establishin-whos-in-charge"],
        "street": ["pony-express", "home"],
        "outskirts": ["blake-ranch"],
        "gang": [
            ("steele-archer", "square"),
            ("olivia-jenks", "pony-express.0"),
            ("philip-swinford", "blake-ranch.0"),
            ("clint-ramsey", "the-sloane-gang.1"),
            {"card": "tommy-harden", "at": "square", "booted": True},
            {"card": "avie-cline", "at": "b-b-attorneys.1", "booted": True},
        ],
    }
    stage = Stage(mine, {"street": ["home", "b-b-attorneys"]})
    stage.pick("play:establishin-whos-in-charge")
    for pick in ("lead:steele-archer.0", "choose:b-b-attorneys.1"):
        if pick in stage.options():
            stage.pick(pick)
    assert stage.offers("join") == ["join:olivia-jenks.0", "join:clint-ramsey.0", "join:avie-cline.0"]
    assert stage.refused("join:philip-swinford.0") == ("not-adjacent", "shootout.posse.same-or-adjacent-location")
    assert stage.refused("join:tommy-harden.0") == ("booted-elsewhere", "shootout.posse.booted-only-if-present")


@rule("doomtown", "job.mark.first-sentence", "job.posse.defence-boot-to-join")
def test_defenders_from_next_door_boot() -> None:
    stage = Stage(
        {"hand": ["a-coach-comes-to-town"], "gang": ["clint-ramsey"]},
        {"gang": ["pancho-castillo", ("allie-hensman", "square")]},
    )
    stage.pick("play:a-coach-comes-to-town", "oppose", "join:allie-hensman.1", "join:pancho-castillo.1")
    assert [stage.dude(n)["booted"] for n in ("allie-hensman.1", "pancho-castillo.1")] == [False, True]


@rule(
    "doomtown",
    "job.mark.any-distance",
    "job.end.mark-gone",
    "job.posse.mark-need-not-join",
    "job.posse.defence-eligible",
)
def test_the_judge_leads_a_job_against_a_wanted_dude_anywhere() -> None:
    wanted: Any = {"card": "pancho-castillo", "bounty": 2}
    stage = Stage(
        {"gang": [("judge-harry-somerset", "blake-ranch.0")], "outskirts": ["blake-ranch"]},
        {"gang": [wanted, "sloane"]},
    )
    stage.pick("act:judge-harry-somerset.0")
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    assert stage.player(1)["boot_hill"] == ["pancho-castillo"]
    assert stage.player(0)["stash"] == 7
    assert stage.dude("judge-harry-somerset.0")["place"] == "law-dogs.0"


@rule("doomtown", "job.posse.defence-by-owner", "job.roles.leader-and-mark")
def test_the_owner_defends_when_the_controller_does_not() -> None:
    mine = {"hand": ["establishin-whos-in-charge"], "gang": [("clint-ramsey", "square")]}
    owner = {"street": ["home", "pony-express"], "gang": ["allie-hensman"]}
    controller = {"gang": [("steele-archer", "pony-express.1")]}
    stage = Stage(mine, owner, controller)
    stage.pick("play:establishin-whos-in-charge", "done")
    assert stage.asked == (2, "oppose")
    job = {"seat": 0, "card": "establishin-whos-in-charge", "leader": "clint-ramsey.0", "mark": "pony-express.1"}
    assert stage.view["job"] == job
    stage.pick("pass")
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    assert stage.place("pony-express.1")["control"] == 2


@rule("doomtown", "job.end.failure-no-effect", "multi.posse.invite-allies", "job.end.survivors")
def test_all_who_stood_against_the_coach_are_paid_and_stay() -> None:
    stage = Stage(
        {"hand": ["a-coach-comes-to-town"], "gang": ["steele-archer"], "deck": cards(HIGH_HAND)},
        {"gang": [("clementine-lepp", "square")], "deck": cards(FOURS_HAND + " KD")},
        {"gang": [("avie-cline", "square")]},
        {"gang": ["olivia-jenks"]},
    )
    stage.pick("play:a-coach-comes-to-town", "done", "oppose", "join:clementine-lepp.1")
    stage.pick("invite:seat-2", "join:avie-cline.2", "done")
    stage.until("casualties", "done pass shooter:clementine-lepp.1")
    assert stage.asked == (0, "casualties")
    stage.pick("ace:steele-archer.0")
    stage.until("noon")
    assert [stage.player(seat)["stash"] for seat in range(4)] == [5, 9, 9, 5]
    assert [stage.dude(name)["place"] for name in ("clementine-lepp.1", "avie-cline.2")] == ["square", "square"]


@rule("doomtown", "job.end.survivors", "multi.posse.invite-allies", "job.posse.boot-to-join")
def test_allies_of_a_job_boot_to_join_and_go_to_their_own_homes() -> None:
    stage = Stage(
        {"hand": ["a-coach-comes-to-town"], "gang": ["steele-archer"]},
        {},
        {"gang": ["avie-cline", ("bobo", "square")]},
    )
    stage.pick("play:a-coach-comes-to-town", "invite:seat-2", "join:avie-cline.2", "join:bobo.2", "done")
    assert stage.asked == (1, "noon")  # nobody is left who could oppose
    for name in ("avie-cline.2", "bobo.2"):
        assert (stage.dude(name)["place"], stage.dude(name)["booted"]) == ("the-fourth-ring.2", True)
    assert [stage.player(seat)["stash"] for seat in range(3)] == [9, 5, 5]


@rule("doomtown", "job.saddle-up.shootout", "shootout.trespass.bounty-increase")
def test_there_is_no_shootout_when_the_opposing_posse_is_gone() -> None:
    for stash in (0, 1):
        stage = Stage(
            {"hand": ["establishin-whos-in-charge"], "gang": ["clint-ramsey"]},
            {"street": ["home", "b-b-attorneys"], "gang": [("ramiro-mendoza", "square")], "stash": stash},
        )
        stage.pick("play:establishin-whos-in-charge", "oppose")
        told = stage.pick("join:ramiro-mendoza.1")
        if stash:  # the one ghost rock that Ramiro asks for
            told = stage.pick("yes")
        assert ("shootout" in told) == bool(stash)
        assert stage.dude("clint-ramsey.0")["bounty"] == stash  # a trespasser only in a shootout
        if not stash:
            assert stage.player(1)["discards"] == ["ramiro-mendoza"]
            assert stage.dude("clint-ramsey.0")["booted"]
            assert stage.place("b-b-attorneys.1")["control"] == 2
            assert stage.view["shootout"] is None
            assert GAME.faults(stage.state) == []


@rule("doomtown", "golden.card.beats-rulebook", "job.posse.leader-first", "job.saddle-up.move-together")
def test_a_leader_with_a_buffalo_rifle_stays_next_door_or_goes() -> None:
    rifle: Any = {"card": "clint-ramsey", "gear": ["buffalo-rifle"]}
    joins = ["join:clint-ramsey.0", "join:clint-ramsey.0>square"]
    for pick, place in zip(joins, ("law-dogs.0", "square"), strict=True):
        stage = coach({"gang": [rifle, "olivia-jenks"]}, {"gang": [("sloane", "square")]})
        stage.pick("lead:clint-ramsey.0")
        assert stage.asked == (0, "posse")
        assert stage.options() == joins
        for other in ("done", "join:olivia-jenks.0"):
            assert stage.refused(other) == ("leader-first", "job.posse.leader-first")
        stage.pick(pick)
        assert stage.options() == ["done", "join:olivia-jenks.0"]
        stage.pick("done", "oppose", "join:sloane.1")
        clint = stage.dude("clint-ramsey.0")
        assert (clint["place"], clint["booted"], clint["posse"]) == (place, False, 1)
    stage = coach({"gang": [rifle]}, {"gang": [("sloane", "square")]})
    stage.pick(joins[1])
    assert stage.asked == (1, "oppose")  # nobody else can join


@rule("doomtown", "golden.card.beats-rulebook", "job.leader.pays-boot-cost")
def test_a_leader_who_has_booted_for_the_job_may_still_go() -> None:
    rifle: Any = {"card": "pancho-castillo", "gear": ["buffalo-rifle"]}
    stage = Stage({"gang": [rifle], "hand": ["kidnappin"]}, {"gang": [("allie-hensman", "square")]})
    stage.pick("play:kidnappin", "choose:allie-hensman.1")
    assert stage.dude("pancho-castillo.0")["booted"]
    assert stage.options() == ["join:pancho-castillo.0", "join:pancho-castillo.0>square"]


STUCK: Any = {"ability": [{"play": "trait", "do": ["give this no-move"]}]}  # no card of the Base Set says so


@rule("doomtown", "job.posse.movement-restrictions", "golden.cannot.beats-can")
def test_who_cannot_move_to_the_mark_joins_neither_posse_of_a_job() -> None:
    game = game_with(olivia_jenks=STUCK)
    mine = {"gang": ["clint-ramsey", "olivia-jenks", "steven-wiles"]}
    stage = coach(mine, {"gang": ["olivia-jenks", "sloane"]}, game=game)
    stage.pick("lead:clint-ramsey.0")
    assert stage.offers("join") == ["join:steven-wiles.0"]
    assert stage.refused("join:olivia-jenks.0") == ("kept-away", "job.posse.movement-restrictions")
    stage.pick("done", "oppose")
    assert stage.offers("join") == ["join:sloane.1"]
    assert stage.refused("join:olivia-jenks.1") == ("kept-away", "job.posse.movement-restrictions")


@rule("doomtown", "job.posse.movement-restrictions", "job.posse.illegal-posse")
def test_a_leader_who_cannot_move_to_the_mark_fails_at_once() -> None:
    game = game_with(olivia_jenks=STUCK)
    for place, asked in (("law-dogs.0", (1, "noon")), ("square", (1, "oppose"))):
        stage = coach({"gang": [("olivia-jenks", place)]}, game=game)
        assert stage.asked == asked
        assert stage.dude("olivia-jenks.0")["place"] == place


@rule("doomtown", "job.posse.illegal-posse")
def test_an_opposing_posse_that_the_job_does_not_allow_lets_it_succeed() -> None:
    job = {
        "play": "job",
        "target": ["choose mark place square"],
        "opposing_if": ["count(dude opposing stud) >= 1"],
        "do": ["gain you 4"],
    }
    game = game_with(a_coach_comes_to_town={"ability": [job]})
    draw, stud = {"gang": ["steele-archer"]}, {"gang": ["pancho-castillo"]}
    stage = coach(None, draw, game=game)
    stage.pick("oppose", "join:steele-archer.1")
    assert "shootout" not in [event["event"] for event in stage.events]
    assert {"event": "job-done", "success": 1} in stage.events
    assert stage.player(0)["stash"] == 5 + 4
    assert (stage.dude("clint-ramsey.0")["place"], stage.dude("clint-ramsey.0")["booted"]) == ("law-dogs.0", True)
    archer = stage.dude("steele-archer.1")
    assert (archer["place"], archer["booted"]) == ("the-sloane-gang.1", True)  # he had booted to join
    assert (stage.view["job"], stage.view["shootout"]) == (None, None)
    stage = coach(None, stud, game=game)
    stage.pick("oppose", "join:pancho-castillo.1")
    assert stage.asked == (0, "shootout")
