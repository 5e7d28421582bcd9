"""Wanted Dudes: bounties that rise, fall and are earned; Trespassin'."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.brawls import HIGH_HAND, PAIR_HAND, brawl, cards
from tests.rules.doomtown.stage import GAME, Stage, shootout

KING_HIGH = "KS QD JH 9C 8D"


@rule("doomtown", "wanted.bounty.makes-wanted", "wanted.status.cleared", "duration.counter.permanent")
def test_bounties_rise_and_fall() -> None:
    stage = Stage(
        {"street": ["home", "b-b-attorneys"]},
        {"gang": [{"card": "sloane", "bounty": 1}, {"card": "bobo", "bounty": 1}]},
    )
    stage.pick("act:b-b-attorneys.0", "choose:bobo.1", "either:2")
    assert stage.dude("bobo.1")["bounty"] == 0
    stage = Stage({"street": ["home", "b-b-attorneys"]}, {"gang": [{"card": "sloane", "bounty": 1}]})
    stage.pick("act:b-b-attorneys.0", "either:2")
    assert stage.dude("sloane.1")["bounty"] == 1


@rule("doomtown", "token.supply.outside-deck", "token.text.fully-active", "callout.by-card.booted-caller")
def test_a_bounty_hunter_comes_for_a_wanted_dude_and_leaves() -> None:
    wanted: Any = {"card": "pancho-castillo", "bounty": 1}
    stage = Stage({"hand": ["bounty-hunter"]}, {"gang": [wanted]})
    stage.pick("play:bounty-hunter")
    assert stage.dude("gunslinger.0")["place"] == "the-sloane-gang.1"
    assert stage.dude("gunslinger.0")["bullets"] == 2
    stage.until("noon", "pass done")
    assert stage.dude("gunslinger.0") == {}


@rule("doomtown", "wanted.status.cleared", "golden.card.beats-rulebook")
def test_a_bounty_may_fall_to_nothing_but_not_sloanes() -> None:
    for name, after in (("marion-seville", 0), ("sloane", 1)):
        stage = Stage(
            {"street": ["home", "b-b-attorneys"]}, {"gang": [{"card": name, "bounty": 1}], "hand": ["bad-company"]}
        )
        stage.pick("act:b-b-attorneys.0")
        stage.pick(stage.options()[-1])  # one less
        assert stage.dude(f"{name}.1")["bounty"] == after
        assert GAME.faults(stage.state) == []
        assert (stage.refused("play:bad-company") is None) == bool(after)  # no longer wanted


@rule("doomtown", "shootout.trespass.private-or-public", "duration.noon.end-of-day")
def test_a_public_deed_that_is_auctioned_is_private_for_the_day() -> None:
    place = "pony-express.0"
    stage = Stage(
        {"street": ["home", "pony-express"], "gang": [("steele-archer", place)], "hand": ["auction"]},
        {"gang": [("clementine-lepp", place)]},
    )
    stage.pick("play:auction", "pass")
    assert stage.player(0)["stash"] == 5 + 1  # owned and controlled, with a stranger there
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    assert stage.dude("clementine-lepp.1")["bounty"] == 1


@rule("doomtown", "job.posse.defence-by-anyone", "multi.trespass.by-posse", "job.end.survivors")
def test_a_stranger_who_defends_a_private_deed_is_wanted_as_well() -> None:
    place = "b-b-attorneys.1"
    stage = Stage(
        {"hand": ["establishin-whos-in-charge"], "gang": ["steele-archer"], "deck": cards(PAIR_HAND + " 7D")},
        {"street": ["home", "b-b-attorneys"]},
        {"gang": [("clementine-lepp", place)], "deck": cards(HIGH_HAND + " 7S"), "outfit": "the-fourth-ring"},
        {"gang": ["olivia-jenks"]},
    )
    stage.pick("play:establishin-whos-in-charge")
    stage.until("oppose")
    assert stage.asked == (2, "oppose")
    stage.pick("oppose", "join:clementine-lepp.2")
    assert [stage.dude(name)["bounty"] for name in ("steele-archer.0", "clementine-lepp.2")] == [1, 1]
    stage.until("casualties")
    stage.pick("discard:clementine-lepp.2")
    stage.until("noon")
    assert stage.place(place)["control"] == 2
    assert stage.dude("steele-archer.0")["place"] == "law-dogs.0"


@rule("doomtown", "wanted.reward.card-ability", "shootout.resolution.posse-emptied", "shootout.end.last-posse-wins")
def test_a_coachwhip_earns_the_bounty_and_ends_the_shootout() -> None:
    wanted: Any = {"card": "clementine-lepp", "at": "square", "bounty": 2}
    stage = brawl(HIGH_HAND, "3S tommy-harden 3H 3C 9S", my={"hand": ["coachwhip"]}, their={"gang": [wanted]})
    kinds = stage.pick("play:coachwhip")
    assert stage.player(1)["boot_hill"] == ["clementine-lepp"]
    assert stage.player(0)["stash"] == 7
    assert "shootout-won" in kinds
    assert stage.dude("steele-archer.0") != {}  # hands were not compared: four of a kind would have won
    assert stage.view["shootout"] is None


@rule("doomtown", "wanted.reward.card-ability", "shootout.resolution.cheatin-by-outsiders")
def test_an_outsider_who_aces_a_wanted_cheater_is_paid() -> None:
    stage = Stage(
        {"gang": [("steele-archer", "square")], "deck": cards(HIGH_HAND)},
        {"gang": [{"card": "clementine-lepp", "at": "square", "bounty": 2}], "deck": cards("3S tommy-harden 3H 3C 9S")},
        {"hand": ["coachwhip"]},
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "pass", "pass", "pass", "pass")
    assert stage.asked == (2, "resolution")
    stage.pick("play:coachwhip")
    assert [stage.player(seat)["stash"] for seat in range(3)] == [5, 5, 7]
    assert stage.view["shootout"] is None


@rule("doomtown", "wanted.reward.card-ability", "control.controller.decides")
def test_point_blank_leaves_the_choice_to_the_opponent_and_the_bounty_to_the_player() -> None:
    theirs: Any = [("clementine-lepp", "square"), {"card": "avie-cline", "at": "square", "bounty": 3}]
    stage = brawl(
        HIGH_HAND + " 7S",
        HIGH_HAND,
        my={"gang": [("steele-archer", "square"), ("clint-ramsey", "square")], "hand": ["point-blank"]},
        their={"gang": theirs},
        join="join:clint-ramsey.0 join:avie-cline.1",
    )
    stage.until("resolution", "pass done shooter:steele-archer.0 shooter:clementine-lepp.1 drop:james-ghetty")
    stage.pick("play:point-blank")
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.asked == (1, "choose")
    stage.pick("choose:avie-cline.1")
    assert "avie-cline" in stage.player(1)["discards"]  # Harrowed, so not aced
    assert stage.player(0)["stash"] == 8


@rule("doomtown", "job.leader.bearer-or-free-choice", "wanted.reward.card-ability", "wanted.reward.never-for-own")
def test_abram_grothe_cleans_up_and_is_paid_for_strangers_only() -> None:
    place = "gomorra-parish.1"
    stage = Stage(
        {"gang": ["abram-grothe", {"card": "clint-ramsey", "at": place, "bounty": 4}]},
        {
            "street": ["home", "gomorra-parish"],
            "gang": [{"card": "clementine-lepp", "at": place, "bounty": 2}, ("olivia-jenks", place)],
        },
        {"gang": [("bobo", place), {"card": "avie-cline", "at": place, "bounty": 3}]},
    )
    stage.pick("act:abram-grothe.0")
    assert stage.offers("lead") == []  # the ability is his own, so he leads
    stage.until("noon", "done pass")
    assert [dude["id"] for dude in stage.view["dudes"]] == ["abram-grothe.0", "olivia-jenks.1"]
    assert [stage.player(seat)["stash"] for seat in range(3)] == [5 + 2 + 3, 5, 5]
    assert stage.player(2)["boot_hill"] == []
    assert GAME.faults(stage.state) == []


@rule("doomtown", "harrowed.ace.effect-only-discards", "wanted.reward.card-ability", "job.leader.pays-boot-cost")
def test_the_judge_discards_a_harrowed_dude_and_is_paid_all_the_same() -> None:
    stage = Stage(
        {"gang": ["judge-harry-somerset"]}, {}, {"gang": [{"card": "avie-cline", "bounty": 3, "gear": ["soul-blast"]}]}
    )
    stage.pick("act:judge-harry-somerset.0")
    assert stage.dude("judge-harry-somerset.0")["booted"]
    stage.until("noon", "pass")
    assert sorted(stage.player(2)["discards"]) == ["avie-cline", "soul-blast"]
    assert stage.player(2)["boot_hill"] == []
    assert stage.player(0)["stash"] == 8


@rule("doomtown", "wanted.reward.never-for-own")
def test_nobody_earns_the_bounty_of_an_own_dude() -> None:
    gang: Any = [
        {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]},
        {"card": "bobo", "at": "square", "bounty": 3},
    ]
    me = {"gang": gang, "deck": ["sloane", "bobo"]}  # a king pulled, and Huckster 2
    stage = Stage(me, {"gang": [("pancho-castillo", "square")]})
    stage.pick("call-out:steele-archer.0>pancho-castillo.1", "accept", "join:bobo.0")
    stage.pick("act:soul-blast.0", "choose:bobo.0")
    assert stage.player(0)["stash"] == 5


@rule("doomtown", "zone.boot-hill.attachments-discarded", "wanted.reward.never-for-own", "zone.leave-play.owners-pile")
def test_a_dude_aced_by_the_own_card_leaves_the_bounty_to_the_bank() -> None:
    dude: Any = {"card": "avie-cline", "at": "square", "bounty": 3, "gear": ["soul-blast"]}
    friend: Any = {"card": "clementine-lepp", "at": "square", "bounty": 2, "gear": ["mustang"]}
    stage = Stage(
        {"gang": [dude, friend], "deck": ["sloane", "bobo"]},
        {"gang": [("olivia-jenks", "square")]},
    )
    stage.pick("call-out:avie-cline.0>olivia-jenks.1", "accept", "join:clementine-lepp.0")
    stage.pick("act:soul-blast.0", "choose:clementine-lepp.0")  # thirteen against a grit of two
    assert stage.player(0)["boot_hill"] == ["clementine-lepp"]
    assert "mustang" in stage.player(0)["discards"]
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5, 5]
    assert GAME.faults(stage.state) == []


@rule("doomtown", "wanted.reward.shootout-casualty", "wanted.status.cleared")
def test_bad_company_pays_more_only_while_there_is_a_bounty_to_earn() -> None:
    theirs: Any = {"card": "clementine-lepp", "at": "square", "bounty": 1}
    stage = Stage(
        {"gang": [("steele-archer", "square")], "hand": ["bad-company"], "deck": []},
        {"gang": [theirs], "deck": []},
    )
    stage.pick("play:bad-company")
    stage.pick("pass")
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    stage.until("casualties")
    stage.pick("discard:steele-archer.0") if stage.asked == (0, "casualties") else None
    stage.pick("discard:clementine-lepp.1")
    assert stage.player(0)["stash"] == 5 + 1 + 4
    assert GAME.faults(stage.state) == []


@rule("doomtown", "wanted.reward.shootout-casualty", "shootout.lumps.tied-ranks-one-each")
def test_both_earn_bounties_when_both_lose_somebody() -> None:
    mine: Any = {"card": "steele-archer", "at": "square", "bounty": 1}
    theirs: Any = {"card": "clementine-lepp", "at": "square", "bounty": 3}
    stage = brawl(KING_HIGH, "AS 2D 3H 4C 6D", my={"gang": [mine]}, their={"gang": [theirs]})
    stage.until("casualties")
    stage.pick("discard:clementine-lepp.1", "discard:steele-archer.0")
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5 + 3, 5 + 1]
    assert GAME.faults(stage.state) == []


@rule(
    "doomtown",
    "shootout.trespass.bounty-increase",
    "shootout.trespass.private-or-public",
    "wanted.status.bounty-on-dude",
)
def test_trespassers_get_a_bounty_on_private_ground_only() -> None:
    for deed, bounty in (("b-b-attorneys", 1), ("pony-express", 0)):
        stage = shootout(
            {"street": ["home", deed], "gang": [("clint-ramsey", f"{deed}.0")]},
            {"gang": [("sloane", f"{deed}.0")]},
            "clint-ramsey.0",
            "sloane.1",
        )
        assert stage.dude("sloane.1")["bounty"] == bounty
        assert stage.dude("clint-ramsey.0")["bounty"] == 0


@rule("doomtown", "multi.trespass.by-posse", "shootout.trespass.private-or-public")
def test_a_shootout_at_a_third_players_home_makes_both_sides_wanted() -> None:
    home = "the-fourth-ring.2"
    stage = Stage({"gang": [("steele-archer", home)]}, {"gang": [("clementine-lepp", home)]}, {"gang": ["avie-cline"]})
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "done", "done")
    assert [stage.dude(name)["bounty"] for name in ("steele-archer.0", "clementine-lepp.1")] == [1, 1]
    assert stage.dude("avie-cline.2")["bounty"] == 0


@rule("doomtown", "multi.trespass.by-posse", "shootout.trespass.bounty-increase")
def test_an_owner_spares_allies_the_bounty_at_a_deed_but_not_at_home() -> None:
    for place, bounty in (("the-fourth-ring.2", 1), ("b-b-attorneys.2", 0)):
        stage = Stage(
            {"gang": [("steele-archer", place)]},
            {"gang": [("clementine-lepp", place)]},
            {"street": ["home", "b-b-attorneys"], "gang": [("avie-cline", place)]},
        )
        stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "invite:seat-2", "join:avie-cline.2")
        stage.until("shootout", "done")
        names = ("steele-archer.0", "clementine-lepp.1", "avie-cline.2")
        assert [stage.dude(name)["bounty"] for name in names] == [bounty, 1, 0]


def feud(mine: str, theirs: str, third: Any, fourth: Any = None, **more: Any) -> Stage:
    """Seat 0 calls seat 1 out in the square; seats 2 and 3 have a dude there each."""
    players: list[dict[str, Any]] = [
        {"gang": [("steele-archer", "square")], "deck": cards(mine)},
        {"gang": [("clementine-lepp", "square")], "deck": cards(theirs)},
        {"gang": [third]},
    ]
    if fourth is not None:
        players.append({"gang": [fourth]})
    stage = Stage(*players, **more)
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    return stage


@rule("doomtown", "multi.casualties.principal-decides", "wanted.reward.shootout-casualty")
def test_the_bounty_of_an_ally_goes_to_the_head_of_the_other_posse() -> None:
    wanted: Any = {"card": "avie-cline", "at": "square", "bounty": 3}
    stage = feud("3S 3D 3H 6C 10S KD", HIGH_HAND + " KC", wanted)
    stage.pick("done", "invite:seat-2", "join:avie-cline.2", "done")
    stage.until("casualties", "pass done shooter:clementine-lepp.1")
    assert stage.asked == (1, "casualties")
    stage.pick("ace:avie-cline.2")
    assert stage.player(2)["boot_hill"] == ["avie-cline"]
    assert [stage.player(seat)["stash"] for seat in range(3)] == [8, 5, 5]
