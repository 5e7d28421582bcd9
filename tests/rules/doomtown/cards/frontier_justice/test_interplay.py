"""Where cards of Election Day Slaughter, Frontier Justice and the Base Set meet; answered from the rulebook."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.brawls import FOURS_HAND, HIGH_HAND, PAIR_HAND, brawl
from tests.rules.doomtown.brawls import cards as faces
from tests.rules.doomtown.cards.duels import duel, showdown
from tests.rules.doomtown.cards.frontier_justice.test_grifters import before_the_first_day
from tests.rules.doomtown.stage import CHEATIN, PAIR, Stage, shootout
from tests.rules.doomtown.versions import game_with

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


@card("doomtown", "tail-between-yer-legs", "peacemaker")
@rule("doomtown", "golden.cannot.beats-can", "text.this.current-situation")
def test_a_peacemaker_guards_against_shootout_abilities_not_against_a_react() -> None:
    pancho = {"card": "pancho-castillo", "at": "square", "gear": ["peacemaker"]}
    stage = Stage({"hand": ["tail-between-yer-legs"], "gang": [("clint-ramsey", "square")]}, {"gang": [pancho]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "play:tail-between-yer-legs")
    assert stage.dude("pancho-castillo.1")["bullets"] == 3 + 1 - 2


@card("doomtown", "rope-and-ride", "quaterman")
@rule("doomtown", "golden.cannot.beats-can")
def test_quaterman_is_not_roped_because_no_card_moves_it() -> None:
    me = {"hand": ["rope-and-ride"], "gang": [("clint-ramsey", "square"), "bobo"], "street": ["home", "bunkhouse"]}
    stage = Stage(me, {"gang": [("quaterman", "square")]})
    stage.pick("call-out:clint-ramsey.0>quaterman.1", "accept")
    assert stage.asked == (0, "posse")  # it could not be used, and all know it


@card("doomtown", "rope-and-ride", "tail-between-yer-legs")
@rule("doomtown", "react.timing.pauses-play")
def test_both_reacts_to_one_call_out_can_be_used_one_after_the_other() -> None:
    me = {"hand": ["rope-and-ride", "tail-between-yer-legs"], "street": ["home", "bunkhouse"]}
    stage = Stage({**me, "gang": [("clint-ramsey", "square")]}, {"gang": [("pancho-castillo", "square")]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "play:rope-and-ride", "choose:bunkhouse.0")
    assert stage.asked == (0, "react")
    stage.pick("play:tail-between-yer-legs")
    assert stage.view["shootout"]["place"] == "bunkhouse.0"
    assert (stage.dude("pancho-castillo.1")["bullets"], stage.dude("pancho-castillo.1")["booted"]) == (1, True)


@card("doomtown", "rope-and-ride", "milt-clemons")
@rule("doomtown", "shootout.trespass.bounty-increase", "multi.trespass.by-posse")
def test_milt_who_is_roped_into_a_private_deed_trespasses_and_is_paid_for_it() -> None:
    me = {"hand": ["rope-and-ride"], "street": ["home", "bunkhouse"], "gang": [("clint-ramsey", "square")]}
    stage = Stage(me, {"gang": [("milt-clemons", "square")]})
    stage.pick("call-out:clint-ramsey.0>milt-clemons.1", "accept", "play:rope-and-ride", "choose:bunkhouse.0")
    stage.until("shootout")
    assert (stage.dude("milt-clemons.1")["bounty"], stage.player(1)["stash"]) == (1, 6)
    assert stage.dude("clint-ramsey.0")["bounty"] == 0  # with the deed's owner


@card("doomtown", "hunter-protections", "milt-clemons")
@rule("doomtown", "wanted.bounty.makes-wanted")
def test_milt_is_paid_one_for_two_of_bounty_at_hunter_protections() -> None:
    me = {"street": ["home", "hunter-protections"], "gang": [("milt-clemons", "hunter-protections.0")]}
    stage = Stage(me)
    stage.pick("act:hunter-protections.0")
    milt = stage.dude("milt-clemons.0")
    assert (milt["bounty"], milt["control"], stage.player(0)["stash"]) == (2, 1, 6)


@card("doomtown", "hunter-protections", "fred-aims")
@rule("doomtown", "control.deed.most-influence")
def test_fred_aims_has_influence_for_the_bounty_that_hunter_protections_gives_him() -> None:
    me = {"street": ["home", "hunter-protections"], "gang": [("fred-aims", "hunter-protections.0")]}
    stage = Stage(me, {"gang": [("olivia-jenks", "square")]})
    stage.pick("act:hunter-protections.0")
    assert stage.dude("fred-aims.0")["influence"] == 2


@card("doomtown", "confession", "the-evidence", "elmore-rhine")
@rule("doomtown", "wanted.status.cleared")
def test_what_the_evidence_clears_elmore_rhine_is_not_paid_for() -> None:
    wanted = {"card": "olivia-jenks", "at": "bunkhouse.0", "bounty": 3}
    gang = ["elmore-rhine", {"card": "clint-ramsey", "gear": ["the-evidence"]}]
    stage = Stage({"street": ["home", "bunkhouse"], "gang": gang}, {"gang": [wanted]})
    stage.pick("act:the-evidence.0", "pass", "act:elmore-rhine.0")
    assert stage.player(0)["stash"] == 5


@card("doomtown", "puppet", "smiling-tom")
@rule("doomtown", "control.change.take-control", "golden.cannot.beats-can")
def test_a_puppet_smiling_tom_goes_to_the_home_of_his_controller() -> None:
    """Grit 12 + 2 + 2 = 16; Ivor Hawley with a Hex is a Huckster 3, so only a King will do."""
    me = {
        "outfit": "law-dogs",
        "deck": faces("KH"),
        "gang": [{"card": "ivor-hawley", "at": "square", "gear": ["puppet"]}],
    }
    stage = Stage(me, {"outfit": "the-fourth-ring", "gang": [("smiling-tom", "square")]})
    stage.pick("act:puppet.0", "pass")
    moves = [pick for pick in stage.offers("move") if "smiling-tom" in pick]
    assert moves == ["move:smiling-tom.1>law-dogs.0"]


@card("doomtown", "teleportation-device", "smiling-tom")
@rule("doomtown", "golden.cannot.beats-can", "move.by-card.new-location")
def test_a_teleportation_device_sends_smiling_tom_only_where_he_may_go() -> None:
    me: dict[str, Any] = {"outfit": "the-fourth-ring", "street": ["home", "pony-express"], "deck": faces("4H")}
    me["gang"] = [("smiling-tom", "pony-express.0"), ("avie-cline", "square")]
    stage = Stage(me, gear=[["teleportation-device", "pony-express.0"]])
    stage.pick("act:teleportation-device.0")
    assert sorted(stage.options()) == ["choose:square", "choose:the-fourth-ring.0"]


@card("doomtown", "legal-instruments", "the-mayors-office")
@rule("doomtown", "limit.stat.printed-plus-modifiers", "control.deed.most-influence")
def test_legal_instruments_and_the_mayors_office_add_up_and_decide_who_controls_a_deed() -> None:
    """Tommy Harden: 1 + 2 - 1 = 2, against Olivia Jenks with 2: a tie is the owner's."""
    street = ["home", "the-mayors-office", "pony-express"]
    them = {"street": street, "gang": [("olivia-jenks", "pony-express.1")]}
    stage = Stage(
        {"gang": [("tommy-harden", "pony-express.1")]}, them, gear=[["legal-instruments", "pony-express.1"]], turn=1
    )
    assert stage.place("pony-express.1")["controller"] == 0
    stage.pick("act:the-mayors-office.1", "choose:tommy-harden.0", "either:2")
    assert stage.dude("tommy-harden.0")["influence"] == 2
    assert stage.place("pony-express.1")["controller"] == 1


@card("doomtown", "incubation", "fancy-new-hat")
@rule("doomtown", "golden.cannot.beats-can", "text.trait.always-on")
def test_a_hat_stops_abilities_but_incubation_weakens_by_a_trait() -> None:
    hat = {"card": "olivia-jenks", "booted": True, "gear": ["fancy-new-hat"]}
    stage = Stage({"hand": ["incubation"], "gang": ["bobo"]}, {"gang": [hat]})
    stage.pick("play:incubation")
    assert stage.dude("olivia-jenks.1")["influence"] == 2 + 1 - 1


@card("doomtown", "incubation", "the-pharmacy")
@rule("doomtown", "boot.cost.needs-unbooted")
def test_who_is_unbooted_by_the_pharmacy_can_shake_an_incubation_off() -> None:
    sick = {"card": "olivia-jenks", "booted": True, "gear": ["incubation"]}
    stage = Stage({"street": ["home", "the-pharmacy"], "gang": [sick]})
    assert stage.offers("act") == ["act:the-pharmacy.0"]
    stage.pick("act:the-pharmacy.0", "pass")
    stage.pick(next(pick for pick in stage.offers("act") if "olivia" in pick))
    assert stage.dude("olivia-jenks.0")["gear"] == []
    assert stage.dude("olivia-jenks.0")["influence"] == 2


@card("doomtown", "the-brute", "shield-of-faith")
@rule("doomtown", "golden.cannot.beats-can", "shootout.lumps.exact-casualties")
def test_the_brute_behind_a_shield_still_covers_casualties_of_the_loser() -> None:
    """A pair loses to four of a kind: six casualties, one of them taken off; the Brute covers four, the Blessed one."""
    game = game_with(steele_archer={"keywords": ["blessed 1"]})
    caster = {"card": "steele-archer", "at": "square", "gear": ["shield-of-faith"]}
    me = {"gang": [caster, ("the-brute", "square")], "deck": [*faces("6H"), *faces(PAIR_HAND), "bobo", "bobo"]}
    stage = Stage(me, {"gang": [("clementine-lepp", "square")], "deck": faces(FOURS_HAND)}, game=game)
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "join:the-brute.0", "act:shield-of-faith.0")
    stage.until("casualties")
    stage.pick("ace:the-brute.0", "discard:steele-archer.0")
    assert (stage.player(0)["boot_hill"], "steele-archer" in stage.player(0)["discards"]) == (["the-brute"], True)


@card("doomtown", "diable-en-boite", "gomorra-jail")
@rule("doomtown", "react.order.winner-first", "counter.coloured.meaning")
def test_a_jail_and_a_box_both_answer_the_same_discarded_dude() -> None:
    """Seat 0 is the Winner and reacts first."""
    wanted = {"card": "clementine-lepp", "at": "square", "bounty": 1, "gear": ["diable-en-boite"]}
    theirs = {"gang": [wanted], "deck": [*faces("2S 4D 6H 8C 10S"), "mustang"]}
    stage = brawl(PAIR_HAND, HIGH_HAND, {"street": ["home", "gomorra-jail"]}, theirs)
    stage.until("casualties")
    stage.pick("discard:clementine-lepp.1")
    assert stage.asked == (0, "react")
    stage.pick("act:gomorra-jail.0")
    assert stage.asked == (1, "react")
    stage.pick("act:diable-en-boite.1", "choose:steele-archer.0")
    assert stage.place("gomorra-jail.0")["control"] == 2
    assert (stage.dude("steele-archer.0")["place"], stage.hand(1)) == ("law-dogs.0", ["mustang"])


@card("doomtown", "benny-mcgill", "clementine-lepp", "tin-star")
@rule("doomtown", "golden.cannot.beats-can", "callout.refuse.unbooted-only")
def test_benny_mcgill_calls_nobody_out_who_cannot_be_called_out() -> None:
    """Clementine Lepp in her own Saloon, with a Shotgun and another bullet, has more bullets than he has."""
    armed = {"card": "clementine-lepp", "at": "charlies-place.1", "gear": ["shotgun"]}
    benny = {"card": "benny-mcgill", "at": "charlies-place.1", "gear": ["soul-blast"]}
    game = game_with(clementine_lepp={"draw": 2})
    stage = Stage({"gang": [benny]}, {"street": ["home", "charlies-place"], "gang": [armed]}, game=game)
    assert stage.refused("act:benny-mcgill.0") == REQUIREMENT


@card("doomtown", "winchester-model-1873", "sun-in-yer-eyes")
@rule("doomtown", "card.dude.stud-or-draw", "limit.stat.printed-plus-modifiers")
def test_what_came_last_decides_between_a_winchester_and_the_sun_in_yer_eyes() -> None:
    olivia = {"card": "olivia-jenks", "at": "square", "gear": ["winchester-model-1873"]}
    them = {"gang": [("clint-ramsey", "square")], "hand": ["sun-in-yer-eyes"]}
    stage = shootout({"gang": [olivia]}, them, "olivia-jenks.0", "clint-ramsey.1")
    stage.pick("act:winchester-model-1873.0", "play:sun-in-yer-eyes", "choose:olivia-jenks.0")
    found = stage.dude("olivia-jenks.0")
    assert (found["bullets"], found["stud"]) == (2 + 1 + 1 - 2, False)


@card("doomtown", "marion-seville-exp-1", "marion-seville")
@rule("doomtown", "experienced.replace.noon-play", "experienced.replace.keeps-everything")
def test_marion_grows_into_the_experienced_one_and_keeps_his_gear_and_bounty() -> None:
    marion = {"card": "marion-seville", "at": "square", "bounty": 2, "gear": ["shotgun"]}
    stage = Stage({"outfit": "the-sloane-gang", "hand": ["marion-seville-exp-1"], "gang": [marion]})
    stage.pick("replace:marion-seville-exp-1>marion-seville.0")
    found = stage.dude("marion-seville-exp-1.0")
    assert (found["bounty"], found["bullets"], found["place"]) == (2, 3 + 1, "square")  # no +2 while wanted any more


@card("doomtown", "summoning", "bobo")
@rule("doomtown", "shop.by-card.same-rules-and-cost", "control.deed.points-and-abilities")
def test_a_summoned_bobo_costs_nothing_and_counts_for_control() -> None:
    gang = [{"card": "steele-archer", "gear": ["summoning"]}]
    me = {"outfit": "the-fourth-ring", "gang": gang, "hand": ["bobo"], "deck": faces("3H"), "stash": 0}
    stage = Stage(me)
    stage.pick("act:summoning.0")
    assert (stage.dude("bobo.0")["control"], stage.player(0)["stash"], stage.player(0)["control"]) == (1, 0, 1)


@card("doomtown", "election-day-slaughter", "avie-cline")
@rule("doomtown", "harrowed.ace.effect-only-discards")
def test_a_harrowed_dude_of_the_slaughter_is_only_discarded() -> None:
    stage = Stage({"hand": ["election-day-slaughter"], "gang": ["max-baine"]}, {"gang": ["avie-cline"]})
    stage.pick("play:election-day-slaughter", "no", "pass")
    assert (stage.player(1)["boot_hill"], stage.player(1)["discards"]) == ([], ["avie-cline"])


@card("doomtown", "mayfair-family-deck", "the-flying-popescus")
@rule("doomtown", "text.keyword.references")
def test_the_family_deck_is_mystical_goods_for_the_flying_popescus() -> None:
    popescus = {"card": "the-flying-popescus", "gear": ["mayfair-family-deck", "soul-blast", "puppet"]}
    stage = duel([popescus], ["bobo"])
    assert stage.dude("the-flying-popescus.0")["influence"] == 2
    stage.pick("act:the-flying-popescus.0/1")
    assert stage.dude("the-flying-popescus.0")["stud"]


@card("doomtown", "mayfair-family-deck", "hex-slingin", "kevin-wainwright")
@rule("doomtown", "text.keyword.references")
def test_who_has_the_family_deck_is_a_huckster_for_kevin_wainwright() -> None:
    holder = {"card": "clint-ramsey", "at": "square", "gear": ["mayfair-family-deck"]}
    stage = Stage({"outfit": "the-fourth-ring", "gang": ["kevin-wainwright", holder]})
    stage.pick("act:kevin-wainwright.0")
    assert stage.dude("kevin-wainwright.0")["place"] == "square"


@card("doomtown", "recursive-motion-machine", "quaterman", "teleportation-device")
@rule("doomtown", "act.cost.boot-or-ghost-rock", "golden.cannot.beats-can")
def test_a_machine_that_quaterman_carries_pays_for_a_device_that_cannot_move_it() -> None:
    quaterman = {"card": "quaterman", "at": "bunkhouse.0", "gear": ["recursive-motion-machine"]}
    me = {"street": ["home", "bunkhouse"], "gang": [quaterman], "deck": faces("4H"), "stash": 0}
    stage = Stage(
        me,
        gear=[["teleportation-device", "bunkhouse.0"]],
        cards={"recursive-motion-machine.0": {"rocks": 1}},
    )
    stage.pick("act:teleportation-device.0")
    assert stage.dude("quaterman.0")["place"] == "bunkhouse.0"
    assert sum(stage.state.rocks) == 0


@card("doomtown", "flight-of-the-lepus", "philip-swinford-exp-1", "drew-beauman")
@rule("doomtown", "shootout.reveal.effects-first")
def test_traits_see_a_cheatin_hand_before_the_lepus_flies() -> None:

    gang = ["clint-ramsey", ("philip-swinford-exp-1", "law-dogs.0")]
    deck = [*PAIR, "bobo", "bobo", "mustang", "bobo"]
    stage = showdown(
        gang, ["pancho-castillo"], PAIR, CHEATIN, my={"hand": ["flight-of-the-lepus", "sloane"], "deck": deck}
    )
    stage.pick("yes", "choose:sloane")
    assert stage.asked == (0, "resolution")
    stage.pick("play:flight-of-the-lepus", "choose:pancho-castillo.1", "done", "no")
    assert stage.dude("pancho-castillo.1")["place"] == "the-sloane-gang.1"


@card("doomtown", "jake-smiley", "puppet")
@rule("doomtown", "goal.influence.sources", "control.change.take-control")
def test_a_puppet_counts_for_its_puppeteer_at_sundown() -> None:
    """Jake Smiley, grit 1 + 1 + 0: his 2 influence of Sundown are not his owner's then."""
    me = {
        "gang": [{"card": "steele-archer", "at": "square", "gear": ["puppet"]}],
        "deck": faces("4H"),
        "hand": ["sloane"],
    }
    stage = Stage(me, {"gang": [("jake-smiley", "square"), "sloane"]})
    stage.pick("act:puppet.0", "pass", "pass")
    assert stage.asked == (0, "sundown")
    assert [stage.player(seat)["influence"] for seat in (0, 1)] == [2 + 2, 3]


@card("doomtown", "howard-aswell", "teleportation-device")
@rule("doomtown", "text.keyword.references")
def test_a_teleportation_device_is_an_improvement_for_howard_aswell() -> None:

    me = {"outfit": "morgan-cattle-co", "gang": ["howard-aswell"], "hand": ["bobo"]}
    deck = ["teleportation-device", *["mustang"] * 10]
    stage = before_the_first_day({**me, "deck": deck}, {"gang": ["fred-aims"]})
    stage.pick("act:howard-aswell.0", "yes")
    assert stage.hand(0) == ["teleportation-device"]
