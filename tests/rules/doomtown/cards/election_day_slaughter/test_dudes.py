"""Dudes of Election Day Slaughter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.brawls import FOURS_HAND, HIGH_HAND, PAIR_HAND, THREES_HAND, brawl
from tests.rules.doomtown.brawls import cards as faces
from tests.rules.doomtown.cards.duels import REST, showdown
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


# ---- The Brute


def lumps(theirs: str, gang: list[Any]) -> Stage:
    """Steele Archer's posse, at home in the square, has lost with a high card."""
    joins = " ".join(f"join:{entry[0]}.0" for entry in gang)
    stage = brawl(HIGH_HAND, theirs, {"gang": [("steele-archer", "square"), *gang]}, join=joins)
    stage.until("casualties")
    return stage


@card("doomtown", "the-brute")
@rule("doomtown", "shootout.lumps.discard-one-ace-two", "shootout.lumps.exact-casualties")
def test_the_brute_aced_takes_two_more_casualties_off() -> None:
    stage = lumps(FOURS_HAND, [("the-brute", "square"), ("bobo", "square")])  # rank 8 against 1: seven casualties
    assert stage.view["shootout"]["round"] == 1
    stage.pick("ace:the-brute.0")  # covers 2, and 2 fewer of the five that are left
    assert stage.asked == (0, "casualties")
    stage.pick("ace:bobo.0")
    assert stage.asked == (0, "casualties")
    stage.pick("discard:steele-archer.0")  # 2 + 2 + 2 + 1 = 7
    assert stage.player(0)["boot_hill"] == ["bobo", "the-brute"]
    assert "steele-archer" in stage.player(0)["discards"]


@card("doomtown", "the-brute")
@rule("doomtown", "shootout.lumps.exact-casualties", "limit.casualties.floor-zero")
def test_the_brute_covers_what_is_left_if_that_is_less_but_one_casualty_is_too_few_to_ace_it() -> None:
    stage = lumps(THREES_HAND, [("the-brute", "square"), ("bobo", "square")])  # three casualties
    stage.pick("ace:the-brute.0")
    assert stage.player(0)["boot_hill"] == ["the-brute"]
    assert stage.dude("bobo.0")
    assert stage.dude("steele-archer.0")
    stage = lumps(PAIR_HAND, [("the-brute", "square")])
    assert stage.refused("ace:the-brute.0") == ("casualties-over", "shootout.lumps.exact-casualties")
    stage.pick("discard:the-brute.0")  # as any dude covers one
    assert stage.dude("steele-archer.0")


# ---- Smiling Tom


TOM: dict[str, Any] = {"outfit": "the-fourth-ring", "street": ["home", "pony-express"], "deck": ["bobo"] * 8}


@card("doomtown", "smiling-tom")
@rule("doomtown", "golden.cannot.beats-can", "move.play.any-location-boots")
def test_smiling_tom_goes_home_or_where_another_of_the_fourth_ring_is() -> None:
    me = {**TOM, "gang": [("smiling-tom", "square"), ("bobo", "pony-express.0"), "clint-ramsey"]}
    stage = Stage(me, {"gang": [("clint-ramsey", "the-sloane-gang.1")]})
    moves = [pick for pick in stage.offers("move") if "smiling-tom" in pick]
    assert sorted(moves) == ["move:smiling-tom.0>pony-express.0", "move:smiling-tom.0>the-fourth-ring.0"]
    assert stage.refused("move:smiling-tom.0>the-sloane-gang.1") == ("kept-there", "golden.cannot.beats-can")
    stage.pick("move:smiling-tom.0>pony-express.0")
    assert stage.dude("smiling-tom.0")["place"] == "pony-express.0"


@card("doomtown", "smiling-tom")
@rule("doomtown", "shootout.posse.movement-restrictions", "golden.cannot.beats-can")
def test_smiling_tom_is_not_moved_elsewhere_by_cards_and_joins_no_posse_there() -> None:
    """He himself is no other Fourth Ring dude, and any player's will do."""
    me = {**TOM, "gang": [{"card": "smiling-tom", "gear": ["mustang"]}, ("clint-ramsey", "square")]}
    stage = Stage(me, {"outfit": "the-fourth-ring", "gang": [("pancho-castillo", "square"), ("avie-cline", "home")]})
    stage.pick("act:mustang.0")
    assert stage.asked is not None
    assert stage.dude("smiling-tom.0")["place"] == "the-fourth-ring.1"
    stage = Stage(
        {**TOM, "gang": ["smiling-tom", "pancho-castillo", ("clint-ramsey", "square")]},
        {"gang": [("pancho-castillo", "square")]},
    )
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept")
    assert stage.refused("join:smiling-tom.0") == ("kept-away", "shootout.posse.movement-restrictions")


# ---- Philip Swinford (Exp.1)


@card("doomtown", "philip-swinford-exp-1")
@rule("doomtown", "text.trait.always-on", "cheat.hand.definition")
def test_experienced_philip_draws_first_and_then_discards() -> None:
    gang = ["clint-ramsey", ("philip-swinford-exp-1", "law-dogs.0")]
    deck = [*PAIR, "bobo", "bobo", "mustang", "bobo"]
    stage = showdown(gang, ["pancho-castillo"], PAIR, CHEATIN, my={"hand": ["sloane"], "deck": deck})
    assert stage.asked == (0, "may")
    stage.pick("yes")
    assert stage.hand(0) == ["mustang", "sloane"]
    stage.pick("choose:sloane")
    assert stage.hand(0) == ["mustang"]


@card("doomtown", "philip-swinford-exp-1")
@pytest.mark.parametrize(("mine", "theirs"), [(PAIR, HIGH_CARD), (CHEATIN, HIGH_CARD)])
def test_experienced_philip_needs_an_opponent_who_cheats(mine: list[str], theirs: list[str]) -> None:
    gang = ["clint-ramsey", "philip-swinford-exp-1"]
    stage = showdown(gang, ["pancho-castillo"], mine, theirs, my={"hand": ["sloane"]})
    assert stage.asked == (0, "resolution")


@card("doomtown", "philip-swinford-exp-1")
@rule("doomtown", "gamblin.cheatin.window")
def test_experienced_philip_works_at_lowball_with_an_empty_hand_but_not_if_he_cheats_as_well() -> None:
    me = {"gang": ["philip-swinford-exp-1"], "deck": [*HIGH_CARD, "mustang", "bobo"]}
    stage = Stage(me, {"deck": CHEATIN}, phase="gamblin", winner=0)
    stage.pick("yes")
    assert stage.hand(0) == []  # drawn and thrown away
    assert "mustang" in stage.player(0)["discards"]
    stage = Stage({**me, "deck": [*CHEATIN, "mustang"]}, {"deck": CHEATIN}, phase="gamblin", winner=0)
    assert stage.asked != (0, "may")


# ---- Drew Beauman


def drew(mine: list[str], theirs: list[str], **more: Any) -> Stage:
    """He is at home, booted unless told otherwise; Clint Ramsey fights in the square."""
    gang = ["clint-ramsey", {"card": "drew-beauman", "at": "law-dogs.0", "booted": True, **more.pop("drew", {})}]
    deck = [*mine, "bobo", "bobo", "shotgun", "bobo"]  # the pull is worth 3
    return showdown(gang, ["pancho-castillo"], mine, theirs, my={"deck": deck, **more})


@card("doomtown", "drew-beauman")
@rule("doomtown", "gadget.invent.through-ability", "golden.card.beats-rulebook")
def test_drew_beauman_invents_without_booting_when_somebody_else_cheats() -> None:
    """A Force Field costs 1 and has difficulty 5; a pull of 3 and his 1 is not enough, of 6 it is."""
    stage = drew(PAIR, CHEATIN, hand=["force-field", "sloane"], stash=3)
    assert stage.asked == (0, "may")
    stage.pick("yes")
    assert stage.options() == ["choose:force-field"]
    stage.pick("choose:force-field")
    assert (stage.player(0)["stash"], stage.dude("drew-beauman.0")["gear"]) == (2, [])
    deck = [*PAIR, "bobo", "bobo", "bobo", "bobo"]
    stage = drew(PAIR, CHEATIN, hand=["force-field"], deck=deck, drew={"booted": False})
    stage.pick("yes")
    assert [gear["card"] for gear in stage.dude("drew-beauman.0")["gear"]] == ["force-field"]
    assert not stage.dude("drew-beauman.0")["booted"]


@card("doomtown", "drew-beauman")
@rule("doomtown", "gadget.invent.cost")
def test_drew_beauman_needs_a_cheater_a_place_of_his_own_and_the_price() -> None:
    assert drew(PAIR, HIGH_CARD, hand=["force-field"]).asked == (0, "resolution")
    assert drew(CHEATIN, CHEATIN, hand=["force-field"]).asked == (0, "resolution")
    stage = drew(PAIR, CHEATIN, hand=["force-field"], drew={"at": "square"})
    stage.until("resolution")
    assert stage.hand(0) == ["force-field"]
    stage = drew(PAIR, CHEATIN, hand=["force-field", "sloane"], stash=0)
    stage.pick("yes")  # the others do not see that he can't
    assert stage.hand(0) == ["force-field", "sloane"]


# ---- Dr. Arden Gillman


def gillman(pulled: str, mark: str = "clint-ramsey") -> Stage:
    """Arden, Mad Scientist 1, has called somebody out in the square and uses his ability."""
    me = {"gang": [("dr-arden-gillman", "square")], "deck": faces(pulled) + REST}
    stage = shootout(me, {"gang": [(mark, "square"), "sloane"]}, "dr-arden-gillman.0", f"{mark}.1")
    stage.pick("act:dr-arden-gillman.0")
    return stage


@card("doomtown", "dr-arden-gillman")
@rule("doomtown", "skill.test.pull-plus-rating", "card.dude.grit")
@pytest.mark.parametrize(
    ("pulled", "mark", "place", "arden"),
    [
        ("4H", "olivia-jenks", "square", True),  # 4 + 1 against 2 + 2 + 2
        ("5H", "olivia-jenks", "home", True),  # 6 against 6
        ("5S", "olivia-jenks", "home", False),  # the same, and a spade
        ("10H", "olivia-jenks", "home", True),  # 11: by 5
        ("JH", "olivia-jenks", "gone", True),  # 12: by 6
        ("QS", "olivia-jenks", "gone", False),
        ("4S", "olivia-jenks", "square", True),  # a failure has no fate to share
    ],
)
def test_arden_gillman_tests_against_the_grit(pulled: str, mark: str, place: str, arden: bool) -> None:
    stage = gillman(pulled, mark)
    found = stage.dude(f"{mark}.1")
    assert (found.get("place", "gone")).replace("the-sloane-gang.1", "home") == place
    if place == "home":
        assert found["booted"]
    if place == "gone":
        assert stage.player(1)["boot_hill"] == [mark]
    him = stage.dude("dr-arden-gillman.0")
    if arden:
        assert (him["place"], him["booted"]) == ("square", True)
    elif place == "home":
        assert (him["place"], him["booted"]) == ("law-dogs.0", True)
    else:
        assert stage.player(0)["boot_hill"] == ["dr-arden-gillman"]


@card("doomtown", "dr-arden-gillman")
def test_a_joker_pulled_by_arden_counts_as_named_and_takes_him_along() -> None:
    stage = gillman("joker-red", "olivia-jenks")
    stage.pick("name:KH")
    assert stage.player(1)["boot_hill"] == ["olivia-jenks"]
    assert "dr-arden-gillman" in stage.player(0)["boot_hill"]


# ---- Arvid Mardh


@card("doomtown", "arvid-mardh")
@rule("doomtown", "react.timing.pauses-play", "trade.play.same-controlled-location")
def test_arvid_mardh_trades_when_he_has_entered_play() -> None:
    holder = {"card": "olivia-jenks", "gear": ["mustang", "shotgun"]}
    me = {"outfit": "morgan-cattle-co", "stash": 6, "hand": ["arvid-mardh"], "gang": [holder, "clint-ramsey"]}
    stage = Stage(me)
    stage.pick("shop:arvid-mardh")
    assert stage.asked == (0, "react")
    stage.pick("act:arvid-mardh.0", "choose:shotgun.0", "choose:arvid-mardh.0")
    assert [gear["card"] for gear in stage.dude("arvid-mardh.0")["gear"]] == ["shotgun"]
    assert stage.asked == (0, "trade")  # a Tradin' play takes any number of goods at one place
    stage.pick("trade:mustang.0>clint-ramsey.0")
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang"]
    stage.until("noon")
    assert stage.asked == (1, "noon")


@card("doomtown", "arvid-mardh")
@rule("doomtown", "trade.receiver.unbooted-and-able", "setup.gang.no-enter-play-effects")
def test_arvid_mardh_may_pass_and_is_not_asked_where_nothing_can_be_traded() -> None:
    me = {"outfit": "morgan-cattle-co", "stash": 6, "hand": ["arvid-mardh"]}
    stage = Stage({**me, "gang": ["olivia-jenks"]})
    stage.pick("shop:arvid-mardh")
    assert stage.asked == (1, "noon")
    away = {"card": "olivia-jenks", "at": "square", "gear": ["mustang"]}
    stage = Stage({**me, "gang": [away, "clint-ramsey"]})
    stage.pick("shop:arvid-mardh")
    assert stage.asked == (1, "noon")  # nobody who could take it is there
    stage = Stage({**me, "gang": [{"card": "olivia-jenks", "gear": ["mustang"]}]})
    stage.pick("shop:arvid-mardh", "pass")
    assert stage.asked == (1, "noon")
    assert stage.dude("arvid-mardh.0")["gear"] == []


# ---- Allie Hensman (Exp.1)


def allie(mark: Any = "sloane", **theirs: Any) -> Stage:
    me = {"outfit": "the-sloane-gang", "gang": ["allie-hensman-exp-1", "bobo"], "deck": [*HIGH_CARD, *REST]}
    stage = Stage(me, {"outfit": "law-dogs", "gang": [mark], **theirs})
    stage.pick("act:allie-hensman-exp-1.0", "done", "pass")
    return stage


@card("doomtown", "allie-hensman-exp-1")
@rule("doomtown", "job.leader.pays-boot-cost", "job.end.survivors")
def test_experienced_allie_gets_ghost_rock_for_the_marks_influence_or_the_mark_goes() -> None:
    for answer, stashes, gone in (("yes", (8, 2), False), ("no", (5, 5), True)):  # Sloane has influence 3
        stage = allie()
        assert stage.asked == (1, "may")
        stage.pick(answer)
        assert (stage.player(0)["stash"], stage.player(1)["stash"]) == stashes
        assert (stage.player(1)["discards"] == ["sloane"]) == gone
        assert stage.dude("allie-hensman-exp-1.0")["booted"]


@card("doomtown", "allie-hensman-exp-1")
def test_the_mark_of_experienced_allie_goes_if_its_player_cannot_pay_and_stays_without_influence() -> None:
    stage = allie(stash=2)
    assert stage.player(1)["discards"] == ["sloane"]
    assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (5, 2)
    stage = allie({"card": "sloane", "bounty": 4}, stash=2)
    assert stage.player(0)["stash"] == 9  # her ability discards a wanted dude
    stage = allie("silas-aims")  # influence 0: nothing has to be given
    assert stage.dude("silas-aims.1")
    assert stage.asked == (1, "noon")


@card("doomtown", "allie-hensman-exp-1")
@rule("doomtown", "job.mark.first-sentence", "job.leader.unbooted")
def test_experienced_allie_marks_another_players_dude_and_has_to_be_unbooted() -> None:
    me: dict[str, Any] = {"outfit": "the-sloane-gang", "gang": ["allie-hensman-exp-1", "bobo"]}
    assert Stage(me).refused("act:allie-hensman-exp-1.0") == REQUIREMENT
    booted = {**me, "gang": [{"card": "allie-hensman-exp-1", "booted": True}]}
    assert Stage(booted, {"gang": ["sloane"]}).refused("act:allie-hensman-exp-1.0") == (
        "booted",
        "boot.cost.needs-unbooted",
    )


# ---- Milt Clemons


@card("doomtown", "milt-clemons")
@rule("doomtown", "wanted.bounty.makes-wanted", "shootout.trespass.bounty-increase")
def test_milt_clemons_earns_one_each_time_his_bounty_goes_up_by_whatever() -> None:
    street = ["home", "b-b-attorneys"]
    me = {"outfit": "the-sloane-gang", "street": street, "gang": [{"card": "milt-clemons", "bounty": 1}, "fred-aims"]}
    stage = Stage(me, {"gang": [{"card": "sloane", "bounty": 1}]})
    stage.pick("act:b-b-attorneys.0", "choose:milt-clemons.0", "either:1")
    assert (stage.dude("milt-clemons.0")["bounty"], stage.player(0)["stash"]) == (2, 6)
    stage = Stage(me, {"gang": [{"card": "sloane", "bounty": 1}]})
    stage.pick("act:b-b-attorneys.0", "choose:milt-clemons.0", "either:2")
    assert (stage.dude("milt-clemons.0")["bounty"], stage.player(0)["stash"]) == (0, 5)
    stage = Stage(me, {"gang": [{"card": "sloane", "bounty": 1}]})
    stage.pick("act:b-b-attorneys.0", "choose:sloane.1", "either:1")
    assert stage.player(0)["stash"] == 5


@card("doomtown", "milt-clemons")
@rule("doomtown", "shootout.trespass.bounty-increase")
def test_milt_clemons_earns_one_for_trespassing_and_one_for_two_at_once() -> None:
    me = {"outfit": "the-sloane-gang", "gang": [("milt-clemons", "bunkhouse.1")]}
    them = {"street": ["home", "bunkhouse"], "gang": [("clint-ramsey", "bunkhouse.1")]}
    stage = shootout(me, them, "milt-clemons.0", "clint-ramsey.1")
    assert (stage.dude("milt-clemons.0")["bounty"], stage.player(0)["stash"]) == (1, 6)
    stage = Stage({"gang": [{"card": "bobo", "gear": ["the-evidence"]}]}, {"gang": ["milt-clemons"]})
    stage.pick("act:the-evidence.0/1", "choose:milt-clemons.1")
    assert (stage.dude("milt-clemons.1")["bounty"], stage.player(1)["stash"]) == (2, 6)


# ---- Jake Smiley


@card("doomtown", "jake-smiley")
@rule("doomtown", "sundown.victory.checked-first", "victory.condition.control-over-influence")
def test_jake_smiley_has_influence_only_at_sundown() -> None:
    """Three points against an influence of 1 would win; at Sundown it is 1 + 2."""
    them = {"street": ["home", "bank-of-california", "pony-express"], "gang": ["sloane"]}
    stage = Stage({"gang": ["jake-smiley", "clint-ramsey"]}, them)
    assert stage.dude("jake-smiley.0")["influence"] == 0
    stage.pick("pass", "pass")
    assert stage.asked is not None
    assert stage.view["result"] is None
    stage = Stage({"gang": ["jake-smiley"]}, them)
    stage.pick("pass", "pass")
    assert stage.view["result"] is not None


@card("doomtown", "jake-smiley")
@rule("doomtown", "control.deed.most-influence")
def test_jake_smiley_takes_a_deed_at_sundown_and_his_influence_costs_no_upkeep() -> None:
    them = {"street": ["home", "bank-of-california"], "gang": [("clint-ramsey", "bank-of-california.1"), "sloane"]}
    stage = Stage({"gang": [("jake-smiley", "bank-of-california.1")], "hand": ["sloane"]}, them)
    assert stage.place("bank-of-california.1")["controller"] == 1
    stage.pick("pass", "pass")
    assert stage.asked == (0, "sundown")
    assert stage.dude("jake-smiley.0")["influence"] == 2
    assert stage.place("bank-of-california.1")["controller"] == 0
    stage.until("noon")
    assert stage.dude("jake-smiley.0")["influence"] == 0


# ---- QUATERMAN


@card("doomtown", "quaterman")
@rule("doomtown", "gadget.invent.card-types", "gadget.invent.mad-scientist-needed")
def test_quaterman_is_invented_and_starts_with_its_inventor() -> None:
    me: dict[str, Any] = {"outfit": "morgan-cattle-co", "hand": ["quaterman"], "street": ["home", "bunkhouse"]}
    me |= {"gang": [("elander-boldman", "bunkhouse.0")], "deck": ["shotgun", "bobo"]}
    stage = Stage(me)
    assert stage.refused("shop:quaterman") == ("gadget-invented", "gadget.invent.mad-scientist-needed")
    stage.pick("invent:quaterman>elander-boldman.0")  # 3 + 2 against 5
    assert stage.dude("quaterman.0")["place"] == "bunkhouse.0"
    assert stage.dude("elander-boldman.0")["gear"] == []
    assert stage.dude("elander-boldman.0")["booted"]
    stage = Stage({**me, "deck": ["bluetick"]})
    stage.pick("invent:quaterman>elander-boldman.0")  # 2 + 2
    assert "quaterman" in stage.player(0)["discards"]


@card("doomtown", "quaterman")
@rule("doomtown", "golden.cannot.beats-can", "card.goods.stat-bonuses")
def test_only_goods_change_the_bullets_of_quaterman() -> None:
    me: dict[str, Any] = {"street": ["home", "charlies-place"]}
    me["gang"] = [{"card": "quaterman", "at": "charlies-place.0", "gear": ["shotgun"]}]
    stage = Stage(me)
    assert stage.dude("quaterman.0")["bullets"] == 2
    stage.pick("act:charlies-place.0", "either:1")
    assert stage.dude("quaterman.0")["bullets"] == 2
    fight = shootout(
        {"gang": [("quaterman", "square")]},
        {"gang": [("clint-ramsey", "square")], "hand": ["sun-in-yer-eyes"]},
        "quaterman.0",
        "clint-ramsey.1",
    )
    fight.pick("pass", "play:sun-in-yer-eyes", "choose:quaterman.0")
    assert fight.dude("quaterman.0")["bullets"] == 1


@card("doomtown", "quaterman")
@rule("doomtown", "golden.cannot.beats-can", "move.play.any-location-boots")
def test_cards_neither_move_nor_boot_quaterman_but_rules_do() -> None:
    me: dict[str, Any] = {"street": ["home", "railroad-station"], "gang": [("quaterman", "railroad-station.0")]}
    assert Stage(me).refused("act:railroad-station.0") == REQUIREMENT
    stage = Stage(me)
    stage.pick("move:quaterman.0>the-sloane-gang.1")
    assert stage.dude("quaterman.0")["booted"]
    wendy = {"gang": [("xiong-wendy-cheng", "square")]}
    stage = shootout(wendy, {"gang": [("quaterman", "square")]}, "xiong-wendy-cheng.0", "quaterman.1")
    stage.pick("act:xiong-wendy-cheng.0")
    quaterman = stage.dude("quaterman.1")
    assert (quaterman["place"], quaterman["booted"], quaterman["posse"]) == ("square", False, 2)


# ---- Angela Payne


@card("doomtown", "angela-payne")
@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
def test_angela_payne_earns_two_at_a_deed_of_somebody_else() -> None:
    them = {"street": ["home", "bunkhouse"]}
    stage = Stage({"gang": [("angela-payne", "bunkhouse.1")]}, them)
    stage.pick("act:angela-payne.0")
    assert (stage.player(0)["stash"], stage.dude("angela-payne.0")["booted"]) == (7, True)
    for place in ("the-sloane-gang.1", "square", "law-dogs.0"):
        assert Stage({"gang": [("angela-payne", place)]}, them).refused("act:angela-payne.0") == REQUIREMENT
    own = {"street": ["home", "bunkhouse"], "gang": [("angela-payne", "bunkhouse.0")]}
    assert Stage(own).refused("act:angela-payne.0") == REQUIREMENT
