"""A judge's questions about setup, versions, stashes and what happens in the middle of things."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.test_judge_hands import brawl, cards, ranks
from tests.rules.doomtown.test_versions import VERSIONS, game_with

HIGH, PAIR = "2S 4D 6H 8C 10S", "3S 3D 5H 6C 10S"


# ---- setup and versions


@rule("doomtown", "setup.gang.one-grifter", "setup.grifter.optional-after-hand")
def test_one_grifter_a_gang_and_a_gang_may_be_nobody() -> None:
    game = game_with(olivia_jenks={"keywords": ["grifter"]})
    s = game.new(seats=2, seed=1)
    game.apply(s, 0, "gang:travis-moone")
    refusal = game.refuse(s, 0, "gang:olivia-jenks")
    assert (refusal.code, refusal.rule) == ("gang-one-grifter", "setup.gang.one-grifter")
    s = game.new(seats=2, seed=1)
    game.apply(s, 0, "done")
    game.apply(s, 1, "done")
    assert game.view(s, None)["dudes"] == []
    assert game.view(s, 0)["players"][0]["hand_count"] == 5


@rule("doomtown", "unique.limit.in-play-or-boot-hill", "experienced.replace.noon-play")
def test_a_version_in_boot_hill_keeps_all_versions_out() -> None:
    game = game_with(**VERSIONS)
    rows: list[dict[str, Any]] = [
        {"outfit": "law-dogs", "boot_hill": ["clint-ramsey"], "hand": ["olivia-jenks"], "stash": 9},
        {"outfit": "law-dogs"},
    ]
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "shop:olivia-jenks").code == "unique"
    rows[0].update({"boot_hill": [], "discards": ["clint-ramsey"]})
    assert game.refuse(game.position({"players": rows}), 0, "shop:olivia-jenks") is None


@rule("doomtown", "experienced.replace.level-step", "experienced.replace.keeps-everything")
def test_a_dude_may_be_replaced_by_a_lesser_version() -> None:
    game = game_with(**VERSIONS)
    dude = {"card": "steven-wiles", "at": "square", "gear": ["shotgun"]}
    rows: list[dict[str, Any]] = [
        {"outfit": "law-dogs", "gang": [dude], "hand": ["clint-ramsey", "olivia-jenks"]},
        {"outfit": "law-dogs"},
    ]
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "replace:clint-ramsey>steven-wiles.0").rule == "experienced.replace.level-step"
    game.apply(s, 0, "replace:olivia-jenks>steven-wiles.0")
    new = game.view(s, 0)["dudes"][0]
    assert (new["card"], new["place"], new["bullets"]) == ("olivia-jenks", "square", 2 + 1)


# ---- ghost rock


@rule("doomtown", "counter.ghost-rock.stash-and-bounty", "wanted.status.bounty-on-dude")
def test_nobody_takes_what_is_not_there() -> None:
    def holdup(stash: int, *street: str) -> Stage:
        mine = {"hand": ["this-is-a-holdup"], "gang": [("clint-ramsey", "pearlys-palace.1")]}
        stage = Stage(mine, {"street": ["home", "pearlys-palace", *street], "stash": stash})
        stage.pick("play:this-is-a-holdup")
        if stage.asked == (0, "take"):
            stage.pick(max(stage.options()))  # as much as possible
        return stage

    for stash, street, taken in ((5, (), 3), (2, (), 2), (0, (), 0), (5, ("bank-of-california",), 0)):
        stage = holdup(stash, *street)
        assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (5 + taken, stash - taken)
        assert stage.dude("clint-ramsey.0")["bounty"] == taken
        assert stage.dude("clint-ramsey.0")["booted"]
        assert GAME.faults(stage.state) == []


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


# ---- Sundown


@rule("doomtown", "sundown.hand.to-five", "control.deed.points-and-abilities", "zone.deck.empty-reshuffle")
def test_whoever_controls_the_church_holds_six_cards() -> None:
    place = "1st-baptist-church.0"
    stage = Stage(
        {"street": ["home", "1st-baptist-church"], "gang": ["ivor-hawley"], "deck": cards(HIGH + " 7S 7D")},
        {"gang": [("sloane", place)], "deck": ["bobo", "mustang"], "discards": cards(PAIR)},
    )
    stage.pick("pass", "pass")
    assert [stage.player(seat)["hand_count"] for seat in (0, 1)] == [5, 6]
    assert stage.player(1)["deck"] + len(stage.player(1)["discards"]) <= 1 + 5  # shuffled after two cards


# ---- in the middle of a shootout


@rule("doomtown", "cheat.hand.changed-card", "shootout.resolution.cheatin-needs-cheatin-hand")
def test_a_card_changed_into_a_double_makes_a_cheatin_hand() -> None:
    gang: list[Any] = [("steele-archer", "square"), ("the-ghostly-gun", "square")]
    stage = brawl(
        "3S 3D 3H 3C 10S KD",
        HIGH,
        my={"gang": gang},
        their={"hand": ["one-good-turn"]},
        join="join:the-ghostly-gun.0",
    )
    stage.until("resolution", "pass done shooter:steele-archer.0 drop:railroad-station drop:undertaker")
    assert not stage.player(0)["draw_hand"]["cheatin"]
    stage.pick("act:the-ghostly-gun.0", "name:3S", "choose:clyde-owens")
    assert ranks(stage)[0] == 10
    assert stage.player(0)["draw_hand"]["cheatin"]
    assert stage.asked == (1, "resolution")
    stage.pick("play:one-good-turn/1")
    assert stage.player(1)["stash"] == 8


@rule("doomtown", "shootout.draw.redraw-all-at-once", "zone.deck.empty-reshuffle")
def test_cards_thrown_away_may_come_back_when_there_are_no_others() -> None:
    stage = Stage(
        {"gang": [("olivia-jenks", "square")], "deck": cards(PAIR)},  # a 2-draw
        {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH)},
    )
    stage.pick("call-out:olivia-jenks.0>clementine-lepp.1", "accept", "pass", "pass")
    assert stage.asked == (0, "redraw")
    stage.pick("redraw:mustang", "done")
    assert ranks(stage) == [2, 1]
    assert stage.player(0)["draw_hand"]["count"] == 5
    assert stage.player(0)["discards"] == []


@rule("doomtown", "shootout.posse.leader-declares-first", "shootout.plays.one-posse-left")
def test_a_leader_who_leaves_for_want_of_pay_loses_the_shootout_at_once() -> None:
    stage = Stage({"gang": [("ramiro-mendoza", "square")], "stash": 0}, {"gang": [("clementine-lepp", "square")]})
    kinds = stage.pick("call-out:ramiro-mendoza.0>clementine-lepp.1", "accept")
    assert "shootout-won" in kinds
    assert stage.dude("ramiro-mendoza.0") == {}
    assert stage.asked == (1, "noon")
    assert stage.view["shootout"] is None


@rule("doomtown", "shop.by-card.same-rules-and-cost", "shootout.end.last-posse-wins", "wanted.reward.shootout-casualty")
def test_who_comes_to_the_place_of_a_shootout_is_not_in_it() -> None:
    place = "b-b-attorneys.0"
    stage = Stage(
        {"street": ["home", "b-b-attorneys"], "gang": [("steele-archer", place)], "deck": cards(PAIR)},
        {"gang": [("dr-dawn-edwards", place)], "deck": [*cards(HIGH), "eve-henry"]},
    )
    stage.pick("call-out:steele-archer.0>dr-dawn-edwards.1", "accept")
    stage.until("casualties")
    stage.pick("discard:dr-dawn-edwards.1", "yes")
    stage.until("noon")
    eve = stage.dude("eve-henry.1")
    assert (eve["place"], eve["posse"], eve["bounty"]) == (place, 0, 0)
    assert stage.player(0)["stash"] == 6  # the bounty that Dr. Edwards had got for trespassing
    assert stage.player(1)["stash"] == 5  # Eve Henry came for nothing


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
        {"hand": ["establishin-whos-in-charge"], "gang": ["steele-archer"], "deck": cards(PAIR + " 7D")},
        {"street": ["home", "b-b-attorneys"]},
        {"gang": [("clementine-lepp", place)], "deck": cards(HIGH + " 7S"), "outfit": "the-fourth-ring"},
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
