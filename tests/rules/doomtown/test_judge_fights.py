"""A judge's questions about call-outs and what goes on in and after shootouts."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.test_judge_hands import brawl, cards, loser, ranks

HIGH, PAIR = "2S 4D 6H 8C 10S", "3S 3D 5H 6C 10S"


# ---- call-outs


@rule("doomtown", "callout.caller.stays-unbooted", "callout.refuse.unbooted-only", "callout.target.not-at-own-home")
def test_one_dude_calls_everybody_out_of_the_square_one_after_the_other() -> None:
    theirs = {"gang": [("clementine-lepp", "square"), ("marion-seville", "square")]}
    stage = Stage({"gang": [("clint-ramsey", "square")]}, theirs)
    stage.pick("call-out:clint-ramsey.0>clementine-lepp.1", "refuse", "pass")
    stage.pick("call-out:clint-ramsey.0>marion-seville.1", "refuse", "pass")
    assert stage.offers("call-out") == []
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert all(stage.dude(f"{name}.1")["booted"] for name in ("clementine-lepp", "marion-seville"))


@rule("doomtown", "callout.target.not-at-own-home", "shootout.trespass.bounty-increase")
def test_an_intruder_is_called_out_at_the_callers_home() -> None:
    intruder: Any = {"card": "clementine-lepp", "at": "law-dogs.0", "booted": True}
    stage = Stage({"gang": ["clint-ramsey"]}, {"gang": [intruder]})
    stage.pick("call-out:clint-ramsey.0>clementine-lepp.1")
    assert stage.asked == (0, "shootout")  # booted, so she cannot refuse
    assert stage.dude("clementine-lepp.1")["bounty"] == 1
    assert stage.dude("clint-ramsey.0")["bounty"] == 0


@rule("doomtown", "golden.cannot.beats-can", "callout.refuse.unbooted-only")
def test_a_tin_star_holds_the_wanted_only() -> None:
    caller: Any = {"card": "clint-ramsey", "at": "square", "gear": ["tin-star"]}
    for bounty, question in ((0, (1, "call-out")), (1, (0, "shootout"))):
        stage = Stage({"gang": [caller]}, {"gang": [{"card": "clementine-lepp", "at": "square", "bounty": bounty}]})
        stage.pick("call-out:clint-ramsey.0>clementine-lepp.1")
        assert stage.asked == question


@rule("doomtown", "golden.cannot.beats-can", "text.trait.always-on")
def test_not_even_a_bounty_hunter_calls_clementine_out_of_her_saloon() -> None:
    dude: Any = {"card": "clementine-lepp", "at": "charlies-place.1", "bounty": 3}
    mine = {"hand": ["bounty-hunter"], "gang": [("clint-ramsey", "charlies-place.1")]}
    stage = Stage(mine, {"street": ["home", "charlies-place"], "gang": [dude]})
    assert stage.refused("play:bounty-hunter") == ("requirement", "act.requirement.first-sentence")
    assert stage.refused("call-out:clint-ramsey.0>clementine-lepp.1") == ("not-called-out", "golden.cannot.beats-can")
    stage = Stage({**mine, "gang": [("clint-ramsey", "square")]}, {"gang": [{**dude, "at": "square"}]})
    assert stage.refused("play:bounty-hunter") is None


@rule("doomtown", "token.removal.out-of-game", "token.unique.never", "shootout.end.last-posse-wins")
def test_a_hired_gun_who_is_shot_leaves_no_trace() -> None:
    dude: Any = {"card": "clementine-lepp", "bounty": 1}
    mine = {"hand": ["bounty-hunter"], "deck": cards(HIGH + " 7S 7D"), "boot_hill": []}
    stage = Stage(mine, {"gang": [dude], "deck": cards("3S 3D 3H 6C 10S")})
    stage.pick("play:bounty-hunter")
    stage.until("casualties", "pass done drop:james-ghetty drop:cattle-market")
    if stage.asked == (0, "casualties"):
        stage.pick(stage.options()[-1])
    stage.until("noon")
    assert stage.player(0)["boot_hill"] == []
    assert all("gunslinger" not in name for name in stage.player(0)["discards"])
    assert [dude for dude in stage.view["dudes"] if dude["card"] == "gunslinger"] == []
    assert GAME.faults(stage.state) == []


# ---- posses


@rule("doomtown", "golden.card.beats-rulebook", "shootout.posse.booted-only-if-present")
def test_a_buffalo_rifle_shoots_from_next_door_even_when_booted() -> None:
    rifle: Any = {"card": "olivia-jenks", "at": "square", "booted": True, "gear": ["buffalo-rifle"]}
    place = "b-b-attorneys.0"
    stage = Stage(
        {"street": ["home", "b-b-attorneys"], "gang": [("steele-archer", place)], "deck": cards(PAIR + " 7D")},
        {"gang": [("clementine-lepp", place), rifle], "deck": cards(HIGH + " 7S 7C")},
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


# ---- hands and ranks


@rule("doomtown", "hand.draw.fewer-than-five-cards", "shootout.lumps.rank-raised")
def test_even_a_hand_of_no_cards_can_be_raised() -> None:
    dude: Any = {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]}
    stage = brawl("", PAIR, my={"gang": [dude], "hand": ["hex-slingin"]})
    stage.pick("play:hex-slingin", "pass", "pass")
    assert stage.asked == (1, "casualties")  # three against two
    assert loser(stage) == 2
    assert stage.options() == ["discard:clementine-lepp.1"]


@rule("doomtown", "shootout.lumps.rank-raised", "pull.procedure.top-card-value", "joker.choice.at-reveal")
def test_a_joker_pulled_for_a_rank_makes_it_eleven_at_most() -> None:
    dude: Any = {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]}
    stage = brawl(
        HIGH + " joker-red",
        "3S tommy-harden 3D 3H 3C",
        my={"gang": [dude], "hand": ["magical-distraction"]},
    )
    stage.pick("play:magical-distraction", "name:KS")
    assert ranks(stage) == [11, 10]
    assert stage.player(0)["boot_hill"] == ["joker-red"]


@rule("doomtown", "act.requirement.first-sentence", "gamblin.cheatin.window")
def test_a_coachwhip_needs_a_dude_to_whip() -> None:
    for booted in (False, True):
        stage = Stage(
            {"deck": cards(HIGH), "hand": ["coachwhip"]},
            {"deck": cards("3S tommy-harden 5H 6C 10S"), "gang": [{"card": "sloane", "booted": booted}]},
            phase="gamblin",
        )
        assert stage.asked == (0, "cheatin")
        refused = ("requirement", "act.requirement.first-sentence") if booted else None
        assert stage.refused("play:coachwhip") == refused


# ---- the end of the day


@rule("doomtown", "duration.noon.end-of-day", "victory.condition.control-over-influence")
def test_effects_of_the_day_still_count_when_the_sun_sets() -> None:
    mine: dict[str, Any] = {"street": ["home", "bank-of-california"], "hand": ["rumors"]}
    theirs: dict[str, Any] = {"gang": [("olivia-jenks", "square")]}
    stage = Stage(mine, theirs)
    stage.pick("pass", "pass")
    assert GAME.result(stage.state) is None  # two points against an influence of two
    stage = Stage(mine, theirs)
    stage.pick("play:rumors", "pass", "pass")
    assert GAME.result(stage.state) is not None
    stage = Stage(mine, theirs)
    stage.pick("play:rumors", "move:olivia-jenks.1>the-sloane-gang.1", "pass", "pass")
    assert GAME.result(stage.state) is None  # at home nobody listens to rumors


@rule("doomtown", "sundown.hand.optional-discard", "sundown.hand.to-five", "joker.removal.after-use")
def test_a_joker_thrown_away_at_sundown_was_not_used() -> None:
    hand = ["joker-red", "mustang", "roan", "pinto", "bluetick", "shotgun", "peacemaker"]
    mine = {"hand": hand, "gang": ["clementine-lepp"], "deck": cards(HIGH + " 7S 7D")}
    stage = Stage(mine, {"gang": ["olivia-jenks"]})
    stage.pick("pass", "pass")
    assert stage.asked == (0, "sundown")
    stage.pick("discard:joker-red")
    assert stage.asked == (0, "hand-limit")
    stage.pick("discard:mustang")
    assert stage.player(0)["hand_count"] == 5
    assert stage.player(0)["boot_hill"] == []
    assert {"joker-red", "mustang"} < set(stage.player(0)["discards"])  # under a lowball hand by now
