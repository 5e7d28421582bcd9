"""Take Yer Lumps: how many casualties, who they are, and what becomes of them."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.brawls import FOURS_HAND, PAIR_HAND, brawl, cards
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import FOURS, GAME, HIGH_CARD, PAIR, THREES, Stage
from tests.rules.doomtown.versions import game_with

KING_HIGH = "KS QD JH 9C 8D"


def join_all(hand: list[str], *gang: Any) -> Stage:
    """As above, with the whole gang in the posse."""
    them = {"gang": [("pancho-castillo", "square"), *gang], "deck": [*HIGH_CARD, *["bobo"] * 8]}
    me = {"gang": [("clint-ramsey", "square")], "deck": [*hand, "bobo", "bobo"]}
    stage = Stage(me, them)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept")
    while stage.asked is not None and stage.asked[1] != "casualties":
        if stage.asked[1] == "keep":
            draw(stage, hand, HIGH_CARD)
            continue
        options = stage.options()
        joins = [pick for pick in options if pick.startswith("join:")]
        stage.pick(joins[0] if joins else next((pick for pick in ("pass", "done") if pick in options), options[0]))
    return stage


@rule("doomtown", "harrowed.casualty.home-booted-one", "harrowed.casualty.discard-two-ace-three")
def test_a_harrowed_dude_covers_more() -> None:
    stage = join_all(THREES, ("avie-cline", "square"))  # three casualties
    assert set(stage.options()) == {
        "discard:pancho-castillo.1",
        "ace:pancho-castillo.1",
        "home:avie-cline.1",
        "discard:avie-cline.1",
        "ace:avie-cline.1",
    }
    stage.pick("home:avie-cline.1", "ace:pancho-castillo.1")
    assert stage.dude("avie-cline.1")["booted"]
    assert stage.dude("avie-cline.1")["place"] == "the-sloane-gang.1"
    assert stage.player(1)["boot_hill"] == ["pancho-castillo"]


@rule("doomtown", "shootout.lumps.sidekick", "zone.boot-hill.attachments-discarded", "zone.boot-hill.aced-cards")
def test_a_sidekick_covers_one_before_its_dude_falls() -> None:
    them: Any = {"card": "pancho-castillo", "at": "square", "gear": ["bluetick"]}
    stage = duel(THREES, HIGH_CARD, their={"gang": [them]})
    draw(stage, THREES, HIGH_CARD)
    stage.until("casualties")
    assert stage.options() == ["discard:bluetick.1"]
    assert stage.refused("ace:bluetick.1") == ("not-that-way", "shootout.lumps.sidekick")
    stage.pick("discard:bluetick.1", "ace:pancho-castillo.1")
    assert stage.player(1)["boot_hill"] == ["pancho-castillo"]
    assert "bluetick" in stage.player(1)["discards"]


@rule("doomtown", "wanted.reward.shootout-casualty", "counter.ghost-rock.stash-and-bounty")
def test_the_winner_earns_the_bounty_of_a_casualty() -> None:
    wanted: Any = {"card": "pancho-castillo", "at": "square", "bounty": 3}
    stage = duel(PAIR, HIGH_CARD, their={"gang": [wanted]})
    draw(stage, PAIR, HIGH_CARD)
    stage.until("casualties")
    stage.pick("discard:pancho-castillo.1")
    assert stage.player(0)["stash"] == 8


@rule("doomtown", "shootout.lumps.announce-then-resolve")
def test_a_pinned_dude_is_the_first_casualty() -> None:
    them = {"gang": [("pancho-castillo", "square"), ("sloane", "square")], "deck": [*HIGH_CARD, *["bobo"] * 9]}
    me = {"gang": [("clint-ramsey", "square")], "deck": [*THREES, "bobo", "bobo"], "hand": ["pinned-down"]}
    stage = Stage(me, them)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:sloane.1")
    stage.pick("play:pinned-down", "choose:sloane.1", "pass", "pass")
    stage.pick("shooter:pancho-castillo.1")
    draw(stage, THREES, HIGH_CARD)
    stage.until("casualties")
    assert stage.options() == ["discard:sloane.1", "ace:sloane.1"]
    assert stage.refused("ace:pancho-castillo.1") == ("first-casualty", "shootout.lumps.announce-then-resolve")


@rule("doomtown", "shootout.lumps.winner-still-takes-all", "shootout.lumps.extra-casualties")
def test_takin_ya_with_me_costs_the_winner_a_casualty() -> None:
    stage = duel(FOURS, HIGH_CARD, their={"hand": ["takin-ya-with-me"]})
    draw(stage, FOURS, HIGH_CARD)
    stage.until("casualties")
    stage.pick("ace:pancho-castillo.1")
    assert stage.asked == (1, "react")
    stage.pick("play:takin-ya-with-me")
    assert stage.asked == (0, "casualties")
    stage.pick("discard:clint-ramsey.0")
    assert "takin-ya-with-me" in stage.player(1)["discards"]
    assert stage.view["shootout"] is None


@rule("doomtown", "harrowed.ace.effect-only-discards", "shootout.resolution.posse-emptied")
def test_a_harrowed_dude_aced_by_an_effect_is_discarded() -> None:
    them: Any = {"gang": [("avie-cline", "square")], "outfit": "the-fourth-ring"}
    me: Any = {"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["legendary-holster"]}], "deck": ["bobo"] * 3}
    stage = Stage({**me, "deck": ["bluetick", "bobo"]}, them)
    stage.pick("call-out:clint-ramsey.0>avie-cline.1", "accept", "act:legendary-holster.0")  # a two, below four bullets
    assert "avie-cline" in stage.player(1)["discards"]
    assert stage.player(1)["boot_hill"] == []
    assert stage.view["shootout"] is None


@rule("doomtown", "wanted.reward.card-ability", "shootout.plays.one-posse-left")
def test_an_ability_that_aces_a_wanted_dude_earns_the_bounty() -> None:
    wanted: Any = {"card": "lawrence-blackwood", "at": "square", "bounty": 2}
    me: Any = {"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["shotgun"]}]}
    stage = Stage(me, {"gang": [wanted]})
    stage.pick("call-out:clint-ramsey.0>lawrence-blackwood.1", "accept", "act:shotgun.0")
    assert stage.player(0)["stash"] == 7
    assert stage.player(1)["boot_hill"] == ["lawrence-blackwood"]
    assert stage.asked == (1, "noon")


@rule(
    "doomtown", "shootout.lumps.casualties-by-difference", "shootout.lumps.higher-rank-wins", "shootout.draw.keep-five"
)
def test_the_difference_of_ranks_is_the_number_of_casualties() -> None:
    stage = duel(THREES, HIGH_CARD)
    draw(stage, THREES, HIGH_CARD)
    stage.until("casualties")
    assert stage.asked == (1, "casualties")
    # Three casualties, but one dude covers two at most.
    assert stage.options() == ["ace:pancho-castillo.1"]
    stage.pick("ace:pancho-castillo.1")
    assert stage.dude("pancho-castillo.1") == {}
    assert "pancho-castillo" in stage.player(1)["boot_hill"]


@rule("doomtown", "shootout.lumps.exact-casualties", "shootout.lumps.discard-one-ace-two")
def test_casualties_are_covered_exactly() -> None:
    stage = duel(PAIR, HIGH_CARD)
    draw(stage, PAIR, HIGH_CARD)
    stage.until("casualties")
    assert stage.options() == ["discard:pancho-castillo.1"]
    assert stage.refused("ace:pancho-castillo.1") == ("casualties-over", "shootout.lumps.exact-casualties")
    assert stage.refused("done") == ("casualties-under", "shootout.lumps.exact-casualties")


@rule(
    "doomtown", "shootout.lumps.tied-ranks-one-each", "shootout.lumps.identical-no-winner", "shootout.lumps.loser-first"
)
def test_equal_hands_cost_both_a_casualty_and_the_leader_first() -> None:
    stage = duel(PAIR, PAIR)
    draw(stage, PAIR, PAIR)
    stage.until("casualties")
    assert stage.asked == (0, "casualties")
    stage.pick("discard:clint-ramsey.0")
    assert stage.asked == (1, "casualties")
    stage.pick("discard:pancho-castillo.1")
    assert stage.view["shootout"] is None


@rule("doomtown", "shootout.lumps.better-hand-in-rank-wins", "shootout.lumps.tied-ranks-one-each")
def test_the_better_hand_of_a_rank_wins_and_still_costs_one() -> None:
    kings = ["sloane", "railroad-station", "pony-express", "mustang", "sun-in-yer-eyes"]  # two kings
    stage = duel(kings, PAIR)
    draw(stage, kings, PAIR)
    stage.until("casualties")
    assert stage.asked == (1, "casualties")
    stage.pick("discard:pancho-castillo.1")
    if stage.asked == (1, "react"):
        stage.pick("pass")
    assert stage.asked == (0, "casualties")


def outdrawn(hand: str, *gang: Any, **more: Any) -> Stage:
    """Seat 1 has lost to a hand with a high card; its gang stands with Clementine in the square, all in the posse."""
    names = [dude["card"] if isinstance(dude, dict) else dude for dude in gang]
    row: list[Any] = [("clementine-lepp", "square")]
    row += [{**(dude if isinstance(dude, dict) else {"card": dude}), "at": "square"} for dude in gang]
    stage = brawl(
        hand, KING_HIGH + " 2S 4D 7H", their={"gang": row}, join=" ".join(f"join:{name}.1" for name in names), **more
    )
    stage.until("casualties", "pass done shooter:clementine-lepp.1")
    return stage


@rule("doomtown", "shootout.lumps.exact-casualties", "shootout.lumps.discard-one-ace-two")
def test_more_casualties_than_the_posse_can_cover_take_everybody() -> None:
    stage = outdrawn(FOURS_HAND, "dr-dawn-edwards")  # seven casualties; both aced are four
    before = stage.data
    assert stage.options() == ["ace:clementine-lepp.1", "ace:dr-dawn-edwards.1"]
    assert stage.refused("discard:clementine-lepp.1") == ("casualties-under", "shootout.lumps.exact-casualties")
    assert stage.refused("done") == ("casualties-under", "shootout.lumps.exact-casualties")
    assert stage.data == before
    stage.pick("ace:clementine-lepp.1", "ace:dr-dawn-edwards.1")
    assert sorted(stage.player(1)["boot_hill"]) == ["clementine-lepp", "dr-dawn-edwards"]


@rule("doomtown", "shootout.lumps.exact-casualties")
def test_one_casualty_kills_nobody() -> None:
    stage = outdrawn(PAIR_HAND, "avie-cline")
    before = stage.data
    assert set(stage.options()) == {"discard:clementine-lepp.1", "home:avie-cline.1"}
    assert stage.refused("ace:clementine-lepp.1") == ("casualties-over", "shootout.lumps.exact-casualties")
    assert stage.refused("discard:avie-cline.1") == ("casualties-over", "shootout.lumps.exact-casualties")
    assert stage.refused("home:clementine-lepp.1") == ("not-that-way", "harrowed.casualty.home-booted-one")
    assert stage.data == before


@rule("doomtown", "harrowed.casualty.discard-two-ace-three", "shootout.lumps.sidekick")
def test_a_harrowed_dude_with_a_sidekick_covers_four() -> None:
    avie = {"card": "avie-cline", "gear": ["bluetick"]}
    stage = outdrawn(FOURS_HAND, avie)  # seven: 2 + 3 + 1 = 6 at most, the Sidekick before its dude
    assert set(stage.options()) == {"ace:clementine-lepp.1", "discard:bluetick.1"}
    assert stage.refused("ace:avie-cline.1") == ("casualties-under", "shootout.lumps.exact-casualties")
    stage.pick("discard:bluetick.1", "ace:avie-cline.1", "ace:clementine-lepp.1")
    assert sorted(stage.player(1)["boot_hill"]) == ["avie-cline", "clementine-lepp"]
    assert "bluetick" in stage.player(1)["discards"]


@rule("doomtown", "harrowed.casualty.home-booted-one", "wanted.reward.shootout-casualty")
def test_a_wanted_harrowed_dude_who_goes_home_keeps_the_bounty() -> None:
    stage = outdrawn(PAIR_HAND, {"card": "avie-cline", "bounty": 4})
    stage.pick("home:avie-cline.1")
    assert stage.dude("avie-cline.1")["bounty"] == 4
    assert stage.dude("avie-cline.1")["booted"]
    assert stage.player(0)["stash"] == 5


@rule("doomtown", "shootout.lumps.extra-casualties", "shootout.lumps.exact-casualties")
def test_the_sheriffs_dudes_are_no_casualties_against_a_cheater() -> None:
    gang: list[Any] = [("steele-archer", "square"), ("sheriff-dave-montreal", "square")]
    stage = brawl(
        "KS QD JH 9C 8D 2S",
        FOURS_HAND.replace("3D", "tommy-harden"),
        my={"gang": gang},
        join="join:sheriff-dave-montreal.0",
    )
    stage.until("run-or-gun", "pass done shooter:steele-archer.0 drop:micah-ryse")
    assert stage.asked == (0, "run-or-gun")  # lost, and nobody fell
    assert stage.dude("steele-archer.0") != {}
    assert stage.dude("sheriff-dave-montreal.0") != {}


def standoff(**more: Any) -> Stage:
    """Seat 0 calls seat 1 out at seat 2's private deed; seat 2 has dudes next to it."""
    deed = "b-b-attorneys.2"
    return Stage(
        {"gang": [("clint-ramsey", deed)], "deck": ["bobo"] * 16},
        {"gang": [("pancho-castillo", deed)], "deck": ["mustang"] * 16},
        {"street": ["home", "b-b-attorneys"], "gang": ["steele-archer", "kevin-wainwright"]},
        **more,
    )


@rule("doomtown", "multi.casualties.principal-decides", "multi.flee.allies-first")
def test_the_head_of_a_posse_may_name_allies_as_casualties() -> None:
    stage = standoff()
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "invite:seat-2", "join:steele-archer.2", "done")
    stage.until("casualties", "pass done shooter:clint-ramsey.0")
    seat = GAME.asked(stage.state)[0]
    if seat == 0:
        assert any("steele-archer.2" in pick for pick in stage.options())
    stage.until("run-or-gun", "pass done")
    if stage.asked is not None and stage.dude("steele-archer.2") and stage.dude("steele-archer.2")["posse"]:
        assert stage.asked == (2, "run-or-gun")


@rule("doomtown", "limit.casualties.floor-zero", "shootout.lumps.casualties-by-difference")
def test_fewer_casualties_than_none_are_none() -> None:
    fewer = {
        "play": "resolution",
        "target": ["choose x player !foe"],
        "do": ["casualties you -3", "casualties opponent -3"],
    }
    game = game_with(auction={"ability": [fewer]})
    for hand, lumps in ((PAIR_HAND, []), (FOURS_HAND, [4])):  # one casualty, less three; seven, less three
        stage = brawl(hand, KING_HIGH, {"hand": ["auction"]}, {"gang": [("clementine-lepp", "square")] * 1}, game=game)
        stage.until("resolution")
        stage.pick("play:auction")
        heard: list[int] = []
        while stage.asked is not None and stage.asked[1] not in ("run-or-gun", "noon"):
            stage.pick(stage.options()[0])
            heard += [event["count"] for event in stage.events if event["event"] == "lumps"]
        assert heard == lumps
        assert (stage.dude("steele-archer.0") != {}, stage.dude("clementine-lepp.1") != {}) == (True, not lumps)


@rule("doomtown", "harrowed.casualty.home-booted-one", "golden.cannot.beats-can")
def test_a_harrowed_dude_who_cannot_move_is_booted_where_he_is() -> None:
    game = game_with(avie_cline={"ability": [{"play": "trait", "do": ["give this no-move"]}]})
    stage = Stage(
        {"gang": [("steele-archer", "square")], "deck": cards(PAIR_HAND)},
        {"gang": [("avie-cline", "square")], "deck": cards(KING_HIGH)},
        game=game,
    )
    stage.pick("call-out:steele-archer.0>avie-cline.1")
    stage.until("casualties")
    stage.pick("home:avie-cline.1")
    avie = stage.dude("avie-cline.1")
    assert (avie["place"], avie["booted"], avie["posse"]) == ("square", True, 0)
