"""A judge's questions about abilities in the middle of shootouts, jobs and days."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.test_judge_hands import brawl, cards, loser, ranks

HIGH, PAIR = "2S 4D 6H 8C 10S", "3S 3D 5H 6C 10S"
HEXED: Any = {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]}


# ---- ranks that are changed to and fro


@rule("doomtown", "shootout.lumps.rank-raised", "shootout.lumps.identical-no-winner")
def test_two_raised_hands_of_a_rank_are_the_same_hand() -> None:
    theirs: Any = [("clementine-lepp", "square"), {"card": "avie-cline", "at": "square", "gear": ["soul-blast"]}]
    stage = brawl(
        "KS KD QH JC 9S",
        "AS AD 2H 3C 4S 5S",
        my={"gang": [HEXED], "hand": ["hex-slingin"]},
        their={"gang": theirs, "hand": ["hex-slingin"]},
        join="join:avie-cline.1",
    )
    stage.until("resolution", "pass done shooter:clementine-lepp.1")
    stage.pick("play:hex-slingin", "play:hex-slingin", "pass", "pass")
    assert loser(stage) == 0  # kings and aces do not matter any more
    assert stage.asked == (0, "casualties")


@rule("doomtown", "shootout.lumps.rank-raised", "shootout.lumps.rank-lowered")
def test_a_hand_raised_and_lowered_by_as_much_is_itself_again() -> None:
    stage = brawl(
        "KS KD QH JC 9S",
        "3S 3D QS JD 9D",
        my={"gang": [HEXED], "hand": ["hex-slingin"]},
        their={"hand": ["cheatin-varmint"], "stash": 5},
    )
    stage.pick("play:hex-slingin")
    assert ranks(stage) == [4, 2]
    stage.pick("play:cheatin-varmint", "choose:seat-0")
    assert ranks(stage) == [2, 2]
    stage.pick("pass", "pass")
    assert loser(stage) == 2  # a pair of kings beats a pair of threes


# ---- bounties for abilities


@rule("doomtown", "wanted.reward.card-ability", "shootout.resolution.posse-emptied", "shootout.end.last-posse-wins")
def test_a_coachwhip_earns_the_bounty_and_ends_the_shootout() -> None:
    wanted: Any = {"card": "clementine-lepp", "at": "square", "bounty": 2}
    stage = brawl(HIGH, "3S tommy-harden 3H 3C 9S", my={"hand": ["coachwhip"]}, their={"gang": [wanted]})
    kinds = stage.pick("play:coachwhip")
    assert stage.player(1)["boot_hill"] == ["clementine-lepp"]
    assert stage.player(0)["stash"] == 7
    assert "shootout-won" in kinds
    assert stage.dude("steele-archer.0") != {}  # hands were not compared: four of a kind would have won
    assert stage.view["shootout"] is None


@rule("doomtown", "wanted.reward.card-ability", "shootout.resolution.cheatin-by-outsiders")
def test_an_outsider_who_aces_a_wanted_cheater_is_paid() -> None:
    stage = Stage(
        {"gang": [("steele-archer", "square")], "deck": cards(HIGH)},
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
        HIGH + " 7S",
        HIGH,
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


# ---- who leaves in the middle


@rule("doomtown", "shootout.resolution.posse-emptied", "boot.state.only-in-play", "wanted.status.cleared")
def test_the_last_dude_who_turns_into_a_card_leaves_the_shootout() -> None:
    ghost: Any = {"card": "the-ghostly-gun", "at": "square", "bounty": 2, "gear": ["mustang"]}
    stage = Stage(
        {"gang": [ghost], "deck": cards(PAIR + " 7S 7D")},
        {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH)},
    )
    stage.pick("call-out:the-ghostly-gun.0>clementine-lepp.1", "accept")
    stage.until("resolution", "pass drop:james-ghetty drop:cattle-market")
    stage.pick("act:the-ghostly-gun.0")
    stage.until("noon", "name:3H pass")
    assert stage.view["shootout"] is None
    assert stage.dude("clementine-lepp.1")["place"] == "square"  # the last posse has won
    assert {"the-ghostly-gun", "mustang"} < set(stage.player(0)["discards"])
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5, 5]
    assert GAME.faults(stage.state) == []


# ---- jobs and places


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


@rule("doomtown", "act.limit.once-per-day", "act.deed.controller-only", "control.deed.changes-freely")
def test_a_deed_that_changes_hands_is_as_used_as_before() -> None:
    place = "pony-express.0"
    stage = Stage(
        {"street": ["home", "pony-express"], "hand": ["bobo"], "deck": ["mustang"]},
        {"gang": [("sloane", "square")], "hand": ["bobo"], "deck": ["mustang"]},
    )
    stage.pick(f"act:{place}", f"move:sloane.1>{place}", "pass")
    assert stage.place(place)["controller"] == 1
    assert stage.refused(f"act:{place}") == ("used-today", "act.limit.once-per-day")


@rule("doomtown", "shop.by-card.same-rules-and-cost", "shop.play.pay-and-place")
def test_what_a_card_takes_off_the_cost_counts_and_the_rest_must_be_there() -> None:
    for stash, able in ((0, False), (1, True)):
        stage = Stage(
            {"street": ["home", "general-store"], "hand": ["mustang"], "gang": ["clint-ramsey"], "stash": stash}
        )
        refused = stage.refused("act:general-store.0")
        assert (refused is None) == able
        if able:
            stage.pick("act:general-store.0")
            assert stage.player(0)["stash"] == 0
            assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang"]


@rule(
    "doomtown", "gadget.invent.cost", "gadget.invent.failure", "skill.test.pull-plus-rating", "boot.cost.needs-unbooted"
)
def test_an_inventor_needs_a_roof_and_gets_no_refund() -> None:
    hand = ["flame-thrower", "force-field"]
    gang: list[Any] = [("elander-boldman", "square"), {"card": "andreas-andregg", "booted": True}, "prof-eustace-true"]
    stage = Stage({"hand": hand, "gang": gang, "stash": 3, "deck": cards("6S 9D")})
    assert stage.refused("invent:flame-thrower>elander-boldman.0") == ("place-not-controlled", "gadget.invent.cost")
    assert stage.refused("invent:flame-thrower>andreas-andregg.0") == ("carrier-booted", "gadget.invent.cost")
    stage.pick("invent:flame-thrower>prof-eustace-true.0")  # six and one are below eight
    assert stage.player(0)["stash"] == 1
    assert "flame-thrower" in stage.player(0)["discards"]
    stage.pick("pass")
    assert stage.refused("invent:force-field>prof-eustace-true.0") == ("carrier-booted", "gadget.invent.cost")


# ---- what others can tell


@rule("doomtown", "act.requirement.first-sentence")
def test_whoever_uses_an_ability_is_known_to_have_what_it_asks_for() -> None:
    mine = {
        "outfit": "morgan-cattle-co",
        "gang": ["clint-ramsey", "olivia-jenks"],
        "hand": ["pony-express"],
        "deck": ["bobo"] * 12,
        "stash": 9,
    }
    stage = Stage(mine)
    stage.pick("act:morgan-cattle-co.0")
    assert stage.asked == (0, "choose")
    for seed in range(40):
        other = GAME.redeal(stage.state, 1, seed)
        assert GAME.asks(other)[0].options.picks() == stage.options()
