"""Dynamite: put down, passed on, blown up."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

OUTLAWS = ("west-harding", "bull-anderson")  # 4 and 5 points
IN_THE_REAR = [[[], []], [[], ["dynamite.ob"]]]
BANG, FIZZLE = "colt.od", "wagon.ob"  # with the dynamite symbol, with the barrel


@rule("bang-duel", "card.dynamite.placement")
def test_dynamite_is_put_on_the_own_rear_character_only() -> None:
    stage = Stage(turn=OUTLAW, hand=["dynamite.ob"])
    assert [pick for pick in stage.options() if pick.startswith("play:")] == ["play:dynamite.ob>my-rear"]
    for target in ("front", "my-front", "rear"):
        refusal = stage.refusal(f"play:dynamite.ob>{target}")
        assert (refusal.code, refusal.rule) == ("dynamite-own-rear", "card.dynamite.placement")
    stage.pick("play:dynamite.ob>my-rear")
    assert stage.gear("dalton-bros") == ["dynamite"]


@rule("bang-duel", "card.dynamite.placement")
def test_a_lone_character_is_its_own_rear_and_may_get_the_dynamite() -> None:
    stage = Stage(outlaw=("west-harding",), turn=OUTLAW, hand=["dynamite.ob"])
    assert stage.refusal("play:dynamite.ob>front").code == "dynamite-own-rear"
    stage.pick("play:dynamite.ob>my-front")
    assert stage.gear("west-harding") == ["dynamite"]


@rule("bang-duel", "card.dynamite.forced-reveal")
def test_its_holder_reveals_at_the_start_of_his_turn_without_being_asked() -> None:
    for gear in (IN_THE_REAR, [[[], []], [["dynamite.ob"], []]]):
        stage = Stage(outlaw=OUTLAWS, gear=gear, decks=[[], [FIZZLE]])
        assert stage.pick("end")[:3] == ["turn", "revealed", "passed-on"]
        (revealed,) = stage.told("revealed")
        assert (revealed["seat"], revealed["deck"], revealed["card"]) == (OUTLAW, OUTLAW, FIZZLE)
        assert stage.discards() == ["wagon"]
        assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "card.dynamite.forced-reveal")
def test_nobody_reveals_for_the_dynamite_at_the_start_of_the_other_players_turn() -> None:
    stage = Stage(turn=OUTLAW, outlaw=OUTLAWS, gear=IN_THE_REAR)
    assert "revealed" not in stage.pick("end")
    assert stage.gear("bull-anderson") == ["dynamite"]


@rule("bang-duel", "card.dynamite.explodes", "card.dynamite.discarded-after-explosion")
def test_on_its_symbol_it_costs_its_character_three_points_and_is_discarded() -> None:
    stage = Stage(outlaw=OUTLAWS, other_hand=["missed.os"], gear=IN_THE_REAR, decks=[[], [BANG]])
    told = stage.pick("end")
    assert told[:6] == ["turn", "revealed", "blew-up", "lost-life", "lost-life", "lost-life"]
    assert (stage.life("bull-anderson"), stage.life("west-harding")) == (2, 4)
    assert "missed" in stage.hand(OUTLAW)  # of no use
    assert stage.gear("bull-anderson") == []
    assert sorted(stage.discards()) == ["colt", "dynamite"]
    assert stage.gear("tex-killer") == []


@rule("bang-duel", "card.dynamite.explodes")
def test_a_barrel_and_a_hat_do_not_save_its_character_from_the_explosion() -> None:
    gear = [[[], []], [["dynamite.ob", "barrel.os", "hat.oh"], []]]
    stage = Stage(outlaw=OUTLAWS, gear=gear, decks=[[], [BANG]])
    stage.pick("end")
    assert stage.life("west-harding") == 1
    assert stage.gear("west-harding") == ["barrel", "hat"]
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "card.dynamite.explodes", "card.dynamite.discarded-after-explosion")
def test_an_explosion_can_eliminate_its_character() -> None:
    stage = Stage(gear=IN_THE_REAR, decks=[[], [BANG]], reserve=[[], ["bull-anderson"]])
    told = stage.pick("end")
    assert told.index("eliminated") < told.index("entered")
    assert stage.data["characters"][OUTLAW] == ["west-harding", "bull-anderson"]
    assert stage.life("bull-anderson") == 5
    assert stage.discards().count("dynamite") == 1
    assert len(stage.hand(OUTLAW)) == 2 + 2  # for the elimination, and in the draw phase


@rule("bang-duel", "card.dynamite.passes")
def test_on_any_other_symbol_it_goes_to_the_rear_character_of_the_other_player() -> None:
    for card in ("wagon.ob", "missed.os", "knife.oh"):  # barrel, snake, horseshoe
        stage = Stage(outlaw=OUTLAWS, gear=IN_THE_REAR, decks=[[], [card]])
        stage.pick("end")
        assert stage.gear("bull-anderson") == []
        assert (stage.gear("tex-killer"), stage.gear("jango")) == (["dynamite"], [])
        assert stage.life("bull-anderson") == 5


@rule("bang-duel", "card.dynamite.passes")
def test_it_goes_from_an_active_character_to_the_rear_as_well() -> None:
    stage = Stage(outlaw=OUTLAWS, gear=[[[], []], [["dynamite.ob"], []]], decks=[[], [FIZZLE]])
    stage.pick("end")
    assert (stage.gear("tex-killer"), stage.gear("west-harding")) == (["dynamite"], [])


@rule("bang-duel", "card.dynamite.passes")
def test_a_lone_opponent_receives_it_on_his_only_character() -> None:
    stage = Stage(law=("jango",), outlaw=OUTLAWS, gear=IN_THE_REAR, decks=[[], [FIZZLE]])
    stage.pick("end")
    assert stage.gear("jango") == ["dynamite"]


@rule("bang-duel", "card.dynamite.goes-on", "card.dynamite.passes")
def test_it_goes_back_and_forth_until_it_explodes() -> None:
    decks = [["missed.ls", "water.ls", "bank.lb"], [FIZZLE, "robbery.oh", "beer.ob", BANG]]
    stage = Stage(outlaw=OUTLAWS, gear=IN_THE_REAR, decks=decks)
    stage.pick("end")  # the Outlaws' first card fizzles
    assert stage.gear("tex-killer") == ["dynamite"]
    stage.pick("end")  # and so does the Law's: it goes back
    (revealed,) = stage.told("revealed")
    assert (revealed["seat"], revealed["deck"], revealed["card"]) == (LAW, LAW, "missed.ls")
    assert (stage.gear("tex-killer"), stage.gear("bull-anderson")) == ([], ["dynamite"])
    stage.pick("end")
    assert stage.told("blew-up") == [{"event": "blew-up", "seat": OUTLAW, "character": "bull-anderson"}]
    assert stage.life("bull-anderson") == 2
    assert "revealed" not in stage.pick("end")  # it is gone


@rule("bang-duel", "card.dynamite.goes-on")
def test_it_finds_the_rear_character_of_that_moment() -> None:
    stage = Stage(outlaw=OUTLAWS, gear=IN_THE_REAR, decks=[[], [FIZZLE]])
    stage.pick("swap")  # now Jango is in the rear
    stage.pick("end")
    assert (stage.gear("jango"), stage.gear("tex-killer")) == (["dynamite"], [])


@rule("bang-duel", "card.dynamite.goes-on")
def test_a_robbery_removes_it() -> None:
    stage = Stage(turn=OUTLAW, outlaw=OUTLAWS, hand=["robbery.oh"], gear=IN_THE_REAR)
    stage.pick("play:robbery.oh>my-rear/dynamite")
    assert stage.discards() == ["dynamite", "robbery"]
    stage.pick("end")
    stage.pick("end")
    assert stage.asked == (OUTLAW, "action")
    assert stage.told("revealed") == []


@rule("bang-duel", "type.equipment.same-name-replaces", "card.dynamite.passes")
def test_where_a_pack_has_two_the_one_that_comes_replaces_the_one_that_is_there() -> None:
    game = GAME.repacked({"outlaw": {"dynamite": "bb", "beer": ""}})
    rears = [[[], ["dynamite"]], [[], ["dynamite"]]]
    table = {"characters": [["jango", "tex-killer"], list(OUTLAWS)], "gear": rears, "decks": [[], [FIZZLE]]}
    state = game.position(table)
    told = [event.kind for event in game.apply(state, LAW, "end")]
    assert told[told.index("passed-on") + 1] == "replaced"
    assert game.data(state)["gear"] == [[[], ["dynamite.ob"]], [[], []]]
    assert game.faults(state) == []
