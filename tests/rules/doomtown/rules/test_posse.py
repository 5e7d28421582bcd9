"""Formin' Posses: who joins, who boots, and who allies with whom."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.table.components import own_data
from tests.cite import rule
from tests.rules.doomtown.brawls import HIGH_HAND, PAIR_HAND, cards
from tests.rules.doomtown.stage import Stage, shootout
from tests.rules.doomtown.versions import game_with


@rule(
    "doomtown",
    "shootout.posse.same-or-adjacent-location",
    "shootout.posse.booted-only-if-present",
    "shootout.posse.arrivals-boot",
    "shootout.posse.leader-declares-first",
)
def test_who_joins_and_who_boots() -> None:
    gang = [
        ("clint-ramsey", "square"),
        {"card": "olivia-jenks", "at": "square", "booted": True},
        "steven-wiles",
        {"card": "tommy-harden", "booted": True},
        ("philip-swinford", "blake-ranch.0"),
    ]
    stage = Stage({"gang": gang, "outskirts": ["blake-ranch"]}, {"gang": [("sloane", "square")]})
    stage.pick("call-out:clint-ramsey.0>sloane.1", "accept")
    assert stage.offers("join") == ["join:olivia-jenks.0", "join:steven-wiles.0"]
    assert stage.refused("join:tommy-harden.0") == ("booted-elsewhere", "shootout.posse.booted-only-if-present")
    assert stage.refused("join:philip-swinford.0") == ("not-adjacent", "shootout.posse.same-or-adjacent-location")
    stage.pick("join:steven-wiles.0", "done")
    assert stage.dude("steven-wiles.0")["place"] == "square"
    assert stage.dude("steven-wiles.0")["booted"]
    assert not stage.dude("clint-ramsey.0")["booted"]


@rule("doomtown", "shootout.trespass.late-joiners", "shootout.plays.outside-posse", "shootout.plays.targets-in-posse")
def test_late_joiners_come_unbooted_and_are_wanted_too() -> None:
    deed = "b-b-attorneys.1"
    me = {"gang": [("clint-ramsey", deed), "olivia-jenks"], "hand": ["the-stakes-just-rose"]}
    them = {"street": ["home", "b-b-attorneys"], "gang": [("pancho-castillo", deed)]}
    stage = shootout(me, them, "clint-ramsey.0", "pancho-castillo.1")
    assert stage.dude("clint-ramsey.0")["bounty"] == 1
    stage.pick("play:the-stakes-just-rose")
    olivia = stage.dude("olivia-jenks.0")
    assert (olivia["place"], olivia["booted"], olivia["stud"], olivia["bounty"]) == (deed, False, True, 1)


@rule("doomtown", "golden.card.beats-rulebook", "shootout.posse.booted-only-if-present")
def test_a_buffalo_rifle_shoots_from_next_door_even_when_booted() -> None:
    rifle: Any = {"card": "olivia-jenks", "at": "square", "booted": True, "gear": ["buffalo-rifle"]}
    place = "b-b-attorneys.0"
    stage = Stage(
        {"street": ["home", "b-b-attorneys"], "gang": [("steele-archer", place)], "deck": cards(PAIR_HAND + " 7D")},
        {"gang": [("clementine-lepp", place), rifle], "deck": cards(HIGH_HAND + " 7S 7C")},
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "join:olivia-jenks.1")
    olivia = stage.dude("olivia-jenks.1")
    assert (olivia["place"], olivia["posse"], olivia["bounty"]) == ("square", 2, 1)
    stage.until("casualties", "pass done shooter:clementine-lepp.1")
    stage.pick("discard:clementine-lepp.1")
    stage.until("run-or-gun")
    stage.pick("flee:olivia-jenks.1")
    assert stage.dude("olivia-jenks.1")["place"] == "the-sloane-gang.1"


@rule("doomtown", "golden.card.beats-rulebook", "shootout.posse.arrivals-boot")
def test_only_those_who_ride_with_sloane_stay_unbooted() -> None:
    theirs = {"gang": [("clementine-lepp", "square"), "sloane", "marion-seville", ("clint-ramsey", "pony-express.1")]}
    stage = Stage({"gang": [("steele-archer", "square")]}, {**theirs, "street": ["home", "pony-express"]})
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    stage.pick("join:sloane.1", "join:marion-seville.1", "join:clint-ramsey.1")
    assert [stage.dude(f"{name}.1")["booted"] for name in ("sloane", "marion-seville", "clint-ramsey")] == [
        False,
        False,
        True,
    ]


@rule("doomtown", "shop.by-card.same-rules-and-cost", "shootout.end.last-posse-wins", "wanted.reward.shootout-casualty")
def test_who_comes_to_the_place_of_a_shootout_is_not_in_it() -> None:
    place = "b-b-attorneys.0"
    stage = Stage(
        {"street": ["home", "b-b-attorneys"], "gang": [("steele-archer", place)], "deck": cards(PAIR_HAND)},
        {"gang": [("dr-dawn-edwards", place)], "deck": [*cards(HIGH_HAND), "eve-henry"]},
    )
    stage.pick("call-out:steele-archer.0>dr-dawn-edwards.1", "accept")
    stage.until("casualties")
    stage.pick("discard:dr-dawn-edwards.1", "yes")
    stage.until("noon")
    eve = stage.dude("eve-henry.1")
    assert (eve["place"], eve["posse"], eve["bounty"]) == (place, 0, 0)
    assert stage.player(0)["stash"] == 6  # the bounty that Dr. Edwards had got for trespassing
    assert stage.player(1)["stash"] == 5  # Eve Henry came for nothing


def standoff(**more: Any) -> Stage:
    """Seat 0 calls seat 1 out at seat 2's private deed; seat 2 has dudes next to it."""
    deed = "b-b-attorneys.2"
    return Stage(
        {"gang": [("clint-ramsey", deed)], "deck": ["bobo"] * 16},
        {"gang": [("pancho-castillo", deed)], "deck": ["mustang"] * 16},
        {"street": ["home", "b-b-attorneys"], "gang": ["steele-archer", "kevin-wainwright"]},
        **more,
    )


@rule("doomtown", "multi.posse.invite-allies", "multi.trespass.by-posse", "shootout.posse.never-on-both-sides")
def test_an_ally_joins_and_spares_the_posse_the_bounty() -> None:
    stage = standoff()
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "invite:seat-2")
    assert stage.asked == (2, "ally")
    stage.pick("join:steele-archer.2", "done")
    if stage.asked == (0, "posse"):
        stage.pick("done")
    assert "invite:seat-2" not in stage.options()
    assert stage.dude("steele-archer.2")["posse"] == 1
    assert stage.dude("clint-ramsey.0")["bounty"] == 0
    assert stage.dude("pancho-castillo.1")["bounty"] == 1


@rule("doomtown", "multi.trespass.by-posse")
def test_without_the_owner_both_sides_are_wanted() -> None:
    stage = standoff()
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done", "done")
    assert [stage.dude(name)["bounty"] for name in ("clint-ramsey.0", "pancho-castillo.1")] == [1, 1]


@rule("doomtown", "shootout.posse.never-on-both-sides", "multi.posse.invite-allies")
def test_nobody_fights_on_both_sides() -> None:
    stage = Stage(
        {"gang": [("steele-archer", "square")]},
        {"gang": [("clementine-lepp", "square")]},
        {"gang": [("avie-cline", "square"), ("bobo", "square")]},
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    assert stage.offers("invite") == ["invite:seat-2"]  # never the other head
    stage.pick("invite:seat-2", "join:avie-cline.2", "done")
    if stage.asked == (0, "posse"):
        stage.pick("done")
    assert stage.asked != (1, "posse") or "invite:seat-2" not in stage.options()
    assert stage.refused("join:bobo.2", 1) is not None


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


@rule("doomtown", "multi.posse.invite-allies", "shootout.posse.booted-only-if-present")
def test_an_ally_joins_under_the_same_restrictions_and_may_decline() -> None:
    stage = feud(HIGH_HAND, HIGH_HAND, {"card": "avie-cline", "booted": True})
    assert "invite:seat-2" not in stage.options()  # booted at home, so there is nobody to invite
    stage = feud(HIGH_HAND, HIGH_HAND, "avie-cline")
    stage.pick("invite:seat-2")
    assert stage.asked == (2, "ally")
    stage.pick("done")
    assert stage.asked == (1, "posse")  # asked once for a side, but the other side may ask as well
    assert stage.options() == ["done", "invite:seat-2"]


@rule("doomtown", "react.order.winner-first", "shootout.posse.arrivals-boot")
def test_the_winner_reacts_first_to_joining() -> None:
    rider: Any = {"card": "clint-ramsey", "gear": ["roan"]}
    for winner, other in ((0, 1), (1, 0)):
        stage = Stage(
            {"gang": [("steele-archer", "square"), rider]},
            {"gang": [("clementine-lepp", "square"), rider]},
            winner=winner,
        )
        stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
        stage.pick("join:clint-ramsey.0", "join:clint-ramsey.1")
        assert stage.asked == (winner, "react")
        stage.pick(f"act:roan.{winner}")
        assert stage.asked == (other, "react")
        stage.pick("pass")
        assert not stage.dude(f"clint-ramsey.{winner}")["booted"]
        assert stage.dude(f"clint-ramsey.{other}")["booted"]


@rule("doomtown", "react.order.winner-first", "text.trait.always-on")
def test_joining_sets_off_the_winners_traits_first() -> None:
    for winner, other in ((0, 1), (1, 0)):
        stage = Stage({"gang": [("ramiro-mendoza", "square")]}, {"gang": [("ramiro-mendoza", "square")]}, winner=winner)
        stage.pick("call-out:ramiro-mendoza.0>ramiro-mendoza.1", "accept")
        assert stage.asked is not None
        assert stage.asked[0] == winner
        stage.pick("yes")
        assert stage.asked is not None
        assert stage.asked[0] == other


@rule("doomtown", "golden.card.beats-rulebook", "shootout.posse.arrivals-boot")
def test_whoever_has_a_buffalo_rifle_may_go_there_all_the_same() -> None:
    rifle: Any = {"card": "olivia-jenks", "gear": ["buffalo-rifle"]}
    home, joins = "the-sloane-gang.1", ["join:olivia-jenks.1", "join:olivia-jenks.1>square"]
    for pick, place in zip(joins, (home, "square"), strict=True):
        stage = Stage({"gang": [("steele-archer", "square")]}, {"gang": [("clementine-lepp", "square"), rifle]})
        stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
        assert stage.offers("join") == joins
        assert stage.refused(f"join:olivia-jenks.1>{home}") == (
            "not-offered",
            "shootout.posse.same-or-adjacent-location",
        )
        stage.pick(pick)
        olivia = stage.dude("olivia-jenks.1")
        assert (olivia["place"], olivia["booted"], olivia["posse"]) == (place, place == "square", 2)
    walker: Any = {"gang": [("clementine-lepp", "square"), "olivia-jenks"]}
    stage = Stage({"gang": [("steele-archer", "square")]}, walker)
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    assert stage.offers("join") == joins[:1]
    assert stage.refused(joins[1]) == ("not-offered", "shootout.posse.same-or-adjacent-location")


# ---- dudes who cannot move, which no card of the Base Set does

STUCK: Any = {"ability": [{"play": "trait", "do": ["give this no-move"]}]}


@rule("doomtown", "shootout.posse.movement-restrictions", "golden.cannot.beats-can")
def test_who_cannot_move_there_does_not_join() -> None:
    game = game_with(olivia_jenks=STUCK)
    for place, refused in (
        ("law-dogs.0", ("kept-away", "shootout.posse.movement-restrictions")),
        ("square", None),  # who is there need not move
    ):
        me = {"gang": [("steele-archer", "square"), ("olivia-jenks", place), "clint-ramsey"]}
        stage = Stage(me, {"gang": [("clementine-lepp", "square")]}, game=game)
        stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
        assert stage.refused("join:olivia-jenks.0") == refused
        assert ("join:olivia-jenks.0" in stage.offers("join")) == (refused is None)
        assert "join:clint-ramsey.0" in stage.offers("join")


@rule("doomtown", "shootout.posse.movement-restrictions", "golden.card.beats-rulebook")
def test_a_rifle_reaches_where_its_bearer_cannot_go() -> None:
    rifle: Any = {"card": "olivia-jenks", "gear": ["buffalo-rifle"]}
    stage = Stage(
        {"gang": [("steele-archer", "square"), rifle]},
        {"gang": [("clementine-lepp", "square")]},
        game=game_with(olivia_jenks=STUCK),
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    assert stage.offers("join") == ["join:olivia-jenks.0"]
    assert stage.refused("join:olivia-jenks.0>square") == ("kept-away", "shootout.posse.movement-restrictions")


@rule("doomtown", "shootout.posse.movement-restrictions", "move.by-card.booted-allowed-no-boot")
def test_no_effect_brings_who_cannot_move() -> None:
    call = {"play": "shootout", "join": True, "target": ["choose x dude joinable"], "do": ["join x"]}
    ride = {"play": "noon", "target": ["choose x dude mine", "choose y place reach:x"], "do": ["move x y"]}
    game = game_with(olivia_jenks=STUCK, auction={"ability": [call, ride]})
    me: Any = {"gang": [("steele-archer", "square"), "olivia-jenks"], "hand": ["auction"]}
    stage = Stage(me, {"gang": [("clementine-lepp", "square")]}, game=game)
    stage.pick("play:auction/1")
    assert "choose:olivia-jenks.0" not in stage.options()  # Steele Archer is all that can be chosen
    stage = Stage(me, {"gang": [("clementine-lepp", "square")]}, game=game)
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    assert stage.refused("play:auction") == ("requirement", "act.requirement.first-sentence")


@rule("doomtown", "shootout.posse.movement-restrictions", "golden.cannot.beats-can")
def test_jarrett_blake_changes_places_only_with_who_can_move() -> None:
    blake: Any = own_data()["dudes"]["jarrett-blake"]
    stuck = {"ability": [*blake["ability"], *STUCK["ability"]]}
    me: Any = {"gang": [("olivia-jenks", "square"), {"card": "jarrett-blake", "gear": ["mustang"]}]}
    for changes, blake_at, olivia_at in (
        ({}, "square", "law-dogs.0"),
        ({"olivia_jenks": STUCK}, "law-dogs.0", "square"),
        ({"jarrett_blake": stuck}, "law-dogs.0", "square"),
    ):
        stage = Stage(me, {"gang": [("clementine-lepp", "square")]}, game=game_with(**changes))
        stage.pick("call-out:olivia-jenks.0>clementine-lepp.1", "accept")
        while stage.asked is not None and stage.asked[1] == "posse":
            stage.pick("done")
        if "jarrett_blake" in changes:
            assert stage.refused("act:jarrett-blake.0") == ("requirement", "act.requirement.first-sentence")
        else:
            stage.pick("act:jarrett-blake.0")
        assert stage.dude("jarrett-blake.0")["place"] == blake_at
        assert stage.dude("olivia-jenks.0")["place"] == olivia_at
