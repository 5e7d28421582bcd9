"""Deeds that bring cards and ghost rock: what each does for whoever controls it."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import HIGH_CARD, THREES, Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")
USED = ("used-today", "act.limit.once-per-day")


def holdup(street: list[str], gang: list[Any]) -> Stage:
    """Seat 1 robs the owner of the Pony Express, which pays 2."""
    return Stage({"street": street}, {"gang": gang, "hand": ["this-is-a-holdup"]}, turn=1)


@card("doomtown", "bank-of-california")
@rule("doomtown", "golden.cannot.beats-can")
def test_nobody_takes_ghost_rock_from_whoever_controls_the_bank_of_california() -> None:
    stage = holdup(["bank-of-california", "home", "pony-express"], [("sloane", "pony-express.0")])
    stage.pick("play:this-is-a-holdup")
    assert stage.asked == (0, "noon")  # not how much is taken
    assert stage.dude("sloane.1")["booted"]
    assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (5, 5)
    assert stage.dude("sloane.1")["bounty"] == 0
    without = holdup(["home", "pony-express"], [("sloane", "pony-express.0")])
    without.pick("play:this-is-a-holdup", "pay:2")
    assert (without.player(0)["stash"], without.player(1)["stash"]) == (3, 7)


@card("doomtown", "bank-of-california")
@rule("doomtown", "control.deed.points-and-abilities")
def test_the_bank_of_california_protects_its_controller_and_not_its_owner() -> None:
    gang = [("sloane", "pony-express.0"), ("pancho-castillo", "bank-of-california.0")]
    stage = holdup(["bank-of-california", "home", "pony-express"], gang)
    stage.pick("play:this-is-a-holdup", "choose:sloane.1", "pay:2")
    assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (3, 7)


@card("doomtown", "pony-express")
@rule("doomtown", "act.deed.controller-only", "act.cost.do-x-to-y")
def test_the_pony_express_trades_a_card_for_its_controller_who_needs_one_to_discard() -> None:
    mine: Any = {"street": ["pony-express", "home"], "hand": ["bobo"], "deck": ["mustang"]}
    theirs: Any = {"gang": [("sloane", "pony-express.0")], "hand": ["tin-star"], "deck": ["roan"]}
    stage = Stage(mine, theirs)
    assert stage.refused("act:pony-express.0") == ("not-yours", "act.deed.controller-only")
    stage.pick("pass", "act:pony-express.0")
    assert stage.hand(1) == ["roan"]
    assert stage.player(1)["discards"] == ["tin-star"]
    assert stage.place("pony-express.0")["booted"]
    assert Stage({"street": ["pony-express", "home"], "deck": ["roan"]}).refused("act:pony-express.0") == REQUIREMENT


@card("doomtown", "gomorra-parish")
@rule("doomtown", "act.cost.do-x-to-y", "act.limit.once-per-day")
def test_gomorra_parish_pays_for_acing_a_card_of_the_hand() -> None:
    stage = Stage({"street": ["gomorra-parish", "home"], "hand": ["bobo", "roan"]})
    stage.pick("act:gomorra-parish.0", "choose:roan")
    assert stage.player(0)["boot_hill"] == ["roan"]
    assert stage.hand(0) == ["bobo"]
    assert stage.player(0)["stash"] == 6
    assert stage.place("gomorra-parish.0")["booted"]
    stage.pick("pass")
    assert stage.refused("act:gomorra-parish.0") == USED
    assert Stage({"street": ["gomorra-parish", "home"]}).refused("act:gomorra-parish.0") == REQUIREMENT


@card("doomtown", "1st-baptist-church")
@rule("doomtown", "sundown.hand.to-five")
def test_whoever_controls_the_1st_baptist_church_draws_up_to_six() -> None:
    for place, sizes in (("home", (6, 5)), ("1st-baptist-church.0", (5, 6))):
        mine: Any = {"street": ["home", "1st-baptist-church"], "deck": ["bobo"] * 16, "gang": ["sloane"]}
        stage = Stage(mine, {"deck": ["mustang"] * 16, "gang": [("sloane", place)]}, phase="sundown")
        assert (len(stage.hand(0)), len(stage.hand(1))) == sizes


@card("doomtown", "1st-baptist-church")
@rule("doomtown", "sundown.hand.to-five")
def test_the_1st_baptist_church_lets_its_controller_keep_six_and_no_more() -> None:
    mine: Any = {"street": ["home", "1st-baptist-church"], "hand": ["bobo"] * 7, "gang": ["sloane"]}
    stage = Stage(mine, {"gang": ["sloane"], "hand": ["roan"] * 7}, phase="sundown")
    stage.pick("done", "done")
    assert stage.asked == (0, "hand-limit")
    stage.pick("discard:bobo")
    assert len(stage.hand(0)) == 6
    assert stage.asked == (1, "hand-limit")
    stage.pick("discard:roan")
    assert stage.asked == (1, "hand-limit")


@card("doomtown", "killer-bunnies-casino")
@rule("doomtown", "sundown.hand.optional-discard")
def test_whoever_controls_the_killer_bunnies_casino_may_discard_two_at_sundown() -> None:
    mine: Any = {"street": ["home", "killer-bunnies-casino"], "hand": ["bobo", "roan", "pinto"], "gang": ["sloane"]}
    theirs: Any = {"hand": ["bobo", "roan"], "gang": ["sloane"]}
    stage = Stage(mine, theirs, phase="sundown")
    stage.pick("discard:bobo")
    assert stage.asked == (0, "sundown")
    stage.pick("discard:roan")
    assert stage.player(0)["discards"] == ["roan", "bobo"]
    assert stage.asked == (1, "sundown")
    stage = Stage(mine, {**theirs, "gang": [("sloane", "killer-bunnies-casino.0")]}, phase="sundown")
    stage.pick("discard:bobo")
    assert stage.asked == (1, "sundown")
    stage.pick("discard:bobo")
    assert stage.asked == (1, "sundown")


@card("doomtown", "circle-m-ranch")
@rule("doomtown", "act.requirement.first-sentence")
def test_circle_m_ranch_draws_a_card_for_who_holds_three_or_fewer() -> None:
    mine: Any = {"street": ["home", "circle-m-ranch"], "deck": ["mustang"]}
    stage = Stage({**mine, "hand": ["bobo"] * 3})
    stage.pick("act:circle-m-ranch.0")
    assert stage.hand(0) == ["bobo"] * 3 + ["mustang"]
    assert stage.place("circle-m-ranch.0")["booted"]
    assert Stage({**mine, "hand": ["bobo"] * 4}).refused("act:circle-m-ranch.0") == REQUIREMENT


@card("doomtown", "telegraph-office")
@rule("doomtown", "act.requirement.first-sentence", "setup.gang.no-enter-play-effects")
def test_the_telegraph_office_pays_the_influence_of_a_dude_who_has_just_arrived() -> None:
    mine: Any = {"street": ["home", "telegraph-office"], "gang": ["tommy-harden"], "hand": ["olivia-jenks"]}
    stage = Stage(mine)
    assert stage.refused("act:telegraph-office.0") == REQUIREMENT
    stage.pick("shop:olivia-jenks", "pass", "act:telegraph-office.0")
    assert stage.player(0)["stash"] == 5 - 3 + 2
    assert stage.place("telegraph-office.0")["booted"]
    stage = Stage(mine, {"hand": ["pancho-castillo"]}, turn=1)
    stage.pick("shop:pancho-castillo", "act:telegraph-office.0")  # anybody's dude will do
    assert stage.player(0)["stash"] == 5 + 2


@card("doomtown", "undertaker")
@rule("doomtown", "text.trait.always-on", "zone.boot-hill.aced-cards")
def test_the_undertaker_pays_for_each_dude_who_is_aced_as_a_casualty() -> None:
    for owner in (0, 1):
        mine: Any = {"street": ["home", "undertaker"]}
        stage = duel(THREES, HIGH_CARD, my=mine if owner == 0 else None, their=mine if owner == 1 else None)
        draw(stage, THREES, HIGH_CARD)
        stage.until("casualties")
        stage.pick("ace:pancho-castillo.1")
        assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5 + 2 * (owner == 0), 5 + 2 * (owner == 1)]


@card("doomtown", "undertaker")
@rule("doomtown", "harrowed.ace.effect-only-discards")
def test_the_undertaker_wants_a_dude_who_was_in_play_and_was_aced() -> None:
    mine: Any = {"street": ["home", "undertaker", "gomorra-parish"], "hand": ["sloane"], "gang": ["clint-ramsey"]}
    stage = Stage(mine)
    stage.pick("act:gomorra-parish.0")
    assert stage.player(0)["boot_hill"] == ["sloane"]
    assert stage.player(0)["stash"] == 5 + 1
    for mark, pays in (("avie-cline", 0), ("pancho-castillo", 2)):  # a Harrowed dude is only discarded
        stage = Stage({**mine, "hand": ["ambush"]}, {"gang": [mark]})
        stage.pick("play:ambush", f"choose:{mark}.1")
        stage.until("noon")
        assert stage.dude(f"{mark}.1") == {}
        assert stage.player(0)["stash"] == 5 - 4 + pays


@card("doomtown", "undertaker")
def test_the_undertaker_is_paid_for_what_an_ability_aces() -> None:
    me: Any = {"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["shotgun"]}]}
    them: Any = {"gang": [("allie-hensman", "square")], "street": ["home", "undertaker"]}
    stage = shootout(me, them, "clint-ramsey.0", "allie-hensman.1")
    stage.pick("act:shotgun.0")
    assert stage.player(1)["stash"] == 7


@card("doomtown", "general-store")
@rule("doomtown", "shop.goods.recipient", "limit.stat.negative-counts-as-zero")
def test_the_general_store_sells_goods_and_spells_for_two_less() -> None:
    mine: Any = {"street": ["home", "general-store"], "gang": ["steele-archer"]}
    for bought, stash, left in (("shotgun", 1, 0), ("roan", 1, 1), ("soul-blast", 0, 0)):
        stage = Stage({**mine, "hand": [bought], "stash": stash})
        stage.pick("act:general-store.0")
        assert [gear["card"] for gear in stage.dude("steele-archer.0")["gear"]] == [bought]
        assert stage.player(0)["stash"] == left
        assert stage.place("general-store.0")["booted"]
    assert Stage({**mine, "hand": ["shotgun"], "stash": 0}).refused("act:general-store.0") == REQUIREMENT
    assert Stage({**mine, "hand": ["olivia-jenks", "bunkhouse"]}).refused("act:general-store.0") == REQUIREMENT


@card("doomtown", "general-store", "pony-express")
@rule("doomtown", "act.requirement.first-sentence")
def test_who_chooses_from_a_hand_is_asked_even_if_one_card_alone_would_do() -> None:
    """Else the others could tell how many there are. A hand of one card tells that by itself."""
    for deed, hand in (("general-store", ["shotgun", "bunkhouse"]), ("pony-express", ["roan", "roan"])):
        mine: Any = {"street": ["home", deed], "gang": ["steele-archer"], "hand": hand, "deck": ["sloane"]}
        stage = Stage(mine)
        stage.pick(f"act:{deed}.0")
        assert stage.asked == (0, "choose")
        assert stage.options() == [f"choose:{hand[0]}"]
        stage = Stage({**mine, "hand": hand[:1]})
        stage.pick(f"act:{deed}.0")
        assert stage.asked != (0, "choose")


@card("doomtown", "general-store")
@rule("doomtown", "shop.goods.recipient", "gadget.invent.through-ability", "gadget.invent.cost")
def test_the_general_store_shops_by_the_usual_rules() -> None:
    mine: Any = {"street": ["home", "general-store"], "hand": ["shotgun"]}
    for gang in ([("steele-archer", "square")], [{"card": "steele-archer", "booted": True}]):
        assert Stage({**mine, "gang": gang}).refused("act:general-store.0") == REQUIREMENT
    gadget: Any = {**mine, "hand": ["flame-thrower"], "stash": 0, "deck": ["sloane"]}
    assert Stage({**gadget, "gang": ["steele-archer"]}).refused("act:general-store.0") == REQUIREMENT
    stage = Stage({**gadget, "gang": ["andreas-andregg"]})
    stage.pick("act:general-store.0")  # a pull of 13 against 8
    assert [gear["card"] for gear in stage.dude("andreas-andregg.0")["gear"]] == ["flame-thrower"]
    assert stage.dude("andreas-andregg.0")["booted"]


@card("doomtown", "the-union-casino")
@rule("doomtown", "counter.coloured.meaning", "act.requirement.first-sentence")
def test_the_union_casino_gives_a_control_point_for_paying_four_more_than_anybody() -> None:
    mine: Any = {"street": ["home", "the-union-casino"], "stash": 6}
    casino = "the-union-casino.0"
    for answer, points in (("pay:1", 1), ("pay:2", 0)):
        gang = [("olivia-jenks", casino), "tommy-harden"]
        stage = Stage({**mine, "gang": gang}, {"gang": [("clementine-lepp", casino)]})
        stage.pick(f"act:{casino}", "pay:5")
        assert stage.asked == (1, "bid")
        stage.pick(answer)
        assert stage.dude("olivia-jenks.0")["control"] == points
        assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (1, 5 - int(answer[-1]))
        assert stage.place(casino)["booted"]
    stage = Stage({**mine, "gang": ["olivia-jenks"]}, {"gang": [("clementine-lepp", "square")]})
    assert stage.refused(f"act:{casino}") == REQUIREMENT


@card("doomtown", "the-union-casino")
def test_at_the_union_casino_each_other_player_pays_alone_against_you() -> None:
    for answers, points in ((("pay:1", "pay:1"), 1), (("pay:0", "pay:0"), 1), (("pay:0", "pay:2"), 0)):
        mine: Any = {"street": ["home", "the-union-casino"], "gang": [("olivia-jenks", "the-union-casino.0")]}
        stage = Stage(mine, {}, {"outfit": "the-fourth-ring"})
        stage.pick("act:the-union-casino.0", "pay:5", *answers)
        assert stage.dude("olivia-jenks.0")["control"] == points
        assert stage.asked == (1, "noon")
