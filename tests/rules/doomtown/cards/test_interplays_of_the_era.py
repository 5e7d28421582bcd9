"""Where cards of several packs meet, answered from the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, duel, reveal
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, THREES, Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


def gear_of(stage: Stage, dude: str) -> list[tuple[str, bool]]:
    return [(gear["card"], gear["booted"]) for gear in stage.dude(dude)["gear"]]


@card("doomtown", "a-fight-theyll-never-forget", "puppet")
@rule("doomtown", "control.change.take-control", "control.owner.fixed", "shootout.lumps.discard-one-ace-two")
def test_the_other_posse_is_the_one_against_the_puppet_not_against_its_owner() -> None:
    """A high card against a three of a kind: three casualties."""
    fight = "a-fight-theyll-never-forget"
    tom = {"card": "smiling-tom", "at": "square", "gear": ["puppet"]}
    me: Any = {"outfit": "the-fourth-ring", "gang": [("clint-ramsey", "square"), tom], "hand": [fight]}
    them: Any = {"gang": [("pancho-castillo", "square"), ("allie-hensman", "square")], "deck": [*THREES, *REST]}
    stage = Stage({**me, "deck": ["sloane", *HIGH_CARD, *REST]}, them)
    stage.pick("act:puppet.0", "choose:allie-hensman.1", "pass", "pass")  # not with the outfit's React
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:allie-hensman.1", "done")
    stage.pick(f"play:{fight}")
    assert stage.dude("allie-hensman.1")["bullets"] == 2 + 1  # she is in the posse of its player
    reveal(stage, HIGH_CARD, THREES)
    stage.until("casualties")
    stage.pick("ace:allie-hensman.1", "discard:clint-ramsey.0")
    stage.until("noon")
    assert stage.player(1)["boot_hill"] == ["allie-hensman"]
    assert stage.dude("pancho-castillo.1")["control"] == 1


@card("doomtown", "gomorra-jail", "dr-emanuel-ashbel")
@rule("doomtown", "react.timing.pauses-play", "wanted.reward.card-ability", "harrowed.ace.effect-only-discards")
@pytest.mark.parametrize("saved", [True, False])
def test_a_jail_is_for_a_dude_who_is_discarded_instead_of_aced(saved: bool) -> None:
    """By Dr. Ashbel, whose king is above a two, or because the dude is Harrowed."""
    me: Any = {"street": ["home", "gomorra-jail"], "gang": ["clint-ramsey"], "hand": ["ambush"], "stash": 4}
    name = "olivia-jenks" if saved else "avie-cline"
    gang = [{"card": name, "at": "square", "bounty": 1}, "dr-emanuel-ashbel"]
    stage = Stage(me, {"outfit": "morgan-cattle-co", "gang": gang, "deck": ["sloane"]})
    stage.pick("play:ambush", f"choose:{name}.1", "pass")
    if saved:
        assert stage.options() == ["pass", "act:dr-emanuel-ashbel.1"]
        stage.pick("act:dr-emanuel-ashbel.1")
    assert (stage.asked, stage.options()) == ((0, "react"), ["pass", "act:gomorra-jail.0"])
    stage.pick("act:gomorra-jail.0")
    assert name in stage.player(1)["discards"]
    assert stage.place("gomorra-jail.0")["control"] == 1 + 1
    assert stage.player(0)["stash"] == 4 - 4 + 1


@card("doomtown", "flight-of-the-lepus", "scoop-hound")
@rule("doomtown", "shootout.plays.sent-home-leaves", "shootout.resolution.posse-emptied", "move.by-card.new-location")
def test_who_flees_home_at_home_is_out_of_the_shootout_and_no_hound_stops_a_resolution_play() -> None:
    owner = {"card": "clyde-owens", "at": "the-sloane-gang.1", "gear": ["scoop-hound"]}
    me: Any = {"gang": [owner], "hand": ["flight-of-the-lepus"], "deck": [*HIGH_CARD, *REST]}
    stage = Stage(me, {"gang": ["pancho-castillo", "sloane"], "deck": [*CHEATIN, *REST]})
    stage.pick("act:clyde-owens.0", "choose:pancho-castillo.1", "accept", "done", "act:scoop-hound.0")
    reveal(stage, HIGH_CARD, CHEATIN)
    stage.pick("play:flight-of-the-lepus", "choose:pancho-castillo.1", "done", "yes")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["posse"], pancho["place"], pancho["booted"]) == (0, "the-sloane-gang.1", True)
    assert stage.view["shootout"] is None


@card("doomtown", "no-turning-back", "avie-cline-exp-1")
@rule("doomtown", "cost.payment.mandatory-effect-counts-as-paid", "harrowed.ace.effect-only-discards")
def test_a_harrowed_dude_who_is_aced_as_a_cost_is_discarded_and_the_cost_is_paid() -> None:
    me: Any = {"outfit": "the-fourth-ring", "gang": ["avie-cline-exp-1"], "hand": ["no-turning-back"], "stash": 0}
    stage = Stage(me)
    stage.pick("play:no-turning-back")
    assert stage.player(0)["boot_hill"] == []
    assert "avie-cline-exp-1" in stage.player(0)["discards"]
    assert stage.player(0)["stash"] == 6


@card("doomtown", "vitality-tonic", "holy-wheel-gun", "oddities-of-nature", "st-anthonys-chapel")
@rule("doomtown", "text.keyword.references", "text.trait.always-on", "shootout.lumps.announce-then-resolve")
def test_a_tonic_makes_an_abomination_for_better_and_for_worse() -> None:
    drinker = {"card": "olivia-jenks", "at": "square", "gear": ["vitality-tonic"]}
    stage = Stage({"outfit": "oddities-of-nature", "gang": [drinker]}, {"gang": [("sloane", "square")]})
    assert stage.dude("olivia-jenks.0")["influence"] == 2 + 1
    stage.pick("act:oddities-of-nature.0/1")
    assert [stage.dude(name)["booted"] for name in ("olivia-jenks.0", "sloane.1")] == [True, True]
    pew = {**drinker, "at": "st-anthonys-chapel.0"}
    assert Stage({"street": ["home", "st-anthonys-chapel"], "gang": [pew]}).dude("olivia-jenks.0")["bullets"] == 2 - 1
    gunner = {"card": "clint-ramsey", "gear": ["holy-wheel-gun"]}
    stage = duel([gunner], [drinker, "pancho-castillo"], {"deck": [*THREES, *REST]}, {"deck": [*HIGH_CARD, *REST]})
    stage.pick("act:holy-wheel-gun.0", "choose:olivia-jenks.1")
    reveal(stage, THREES, HIGH_CARD)
    stage.until("casualties")
    assert stage.offers("ace") == ["ace:olivia-jenks.1"]
    assert stage.refused("ace:pancho-castillo.1") == ("first-casualty", "shootout.lumps.announce-then-resolve")


@card("doomtown", "telepathy-helmet", "mark-of-pestilence", "swinford-finds-trouble")
@rule("doomtown", "golden.cannot.beats-can", "spell.cast.success")
@pytest.mark.parametrize(("winner", "booted"), [(1, False), (0, True)])
def test_a_helmet_of_the_winner_stops_a_plague(winner: int, booted: bool) -> None:
    archer = {"card": "steele-archer", "gear": ["mark-of-pestilence"]}
    helmet = {"card": "pancho-castillo", "gear": ["telepathy-helmet"]}
    stage = duel([archer], [helmet, "sloane"], {"deck": ["james-ghetty"]}, winner=winner, turn=0)
    while stage.asked != (0, "shootout"):
        stage.pick("pass")
    stage.pick("act:mark-of-pestilence.0")
    assert [stage.dude(name)["booted"] for name in ("pancho-castillo.1", "sloane.1")] == [booted, True]


@card("doomtown", "legal-instruments", "rafi-hamid", "max-baine-exp-1")
@rule("doomtown", "text.keyword.references", "goal.control.sources", "shootout.plays.outside-posse")
def test_legal_instruments_make_a_government_deed_for_other_cards() -> None:
    street = {"street": ["home", "general-store", "circle-m-ranch"]}
    there = "general-store.0"
    me: Any = {**street, "gang": ["rafi-hamid", "tommy-harden", ("clint-ramsey", there)]}
    them: Any = {"gang": [("pancho-castillo", there)]}
    plain = shootout(me, them, "clint-ramsey.0", "pancho-castillo.1")
    assert plain.refused("act:rafi-hamid.0") == REQUIREMENT
    legal = shootout(me, them, "clint-ramsey.0", "pancho-castillo.1", gear=[["legal-instruments", there]])
    legal.pick("act:rafi-hamid.0", "choose:tommy-harden.0", "choose:rafi-hamid.0", "done")
    deputies = [legal.dude(name) for name in ("rafi-hamid.0", "tommy-harden.0")]
    assert [(dude["posse"], dude["influence"]) for dude in deputies] == [(1, 2 + 2), (1, 1 + 2)]
    for gear, control in (([], 1), ([["legal-instruments", there]], 0)):
        baine = Stage({**street, "gang": [("max-baine-exp-1", there)]}, gear=gear)
        assert baine.place("circle-m-ranch.0")["control"] == control


@card("doomtown", "recursive-motion-machine", "telepathy-helmet", "forget")
@rule("doomtown", "act.cost.boot-or-ghost-rock", "act.limit.once-per-day")
def test_a_motion_machine_pays_for_its_owners_gadgets_there_and_for_nobody_elses() -> None:
    machine = {"card": "clint-ramsey", "at": "square", "gear": ["recursive-motion-machine"]}
    mine = {"card": "olivia-jenks", "at": "square", "gear": ["telepathy-helmet"]}
    theirs = {"card": "sloane", "at": "square", "gear": ["telepathy-helmet"]}
    rocks = {"recursive-motion-machine.0": {"rocks": 2}}
    stage = Stage({"gang": [machine, mine], "stash": 0}, {"gang": [theirs], "stash": 0}, cards=rocks)
    stage.pick("act:telepathy-helmet.0/1")
    assert "act:telepathy-helmet.1/1" not in stage.options()
    stage.pick("pass", "act:telepathy-helmet.0/1", "pass")
    assert "act:telepathy-helmet.0/1" not in stage.options()  # a Repeat, but both are spent
    away = Stage({"gang": [machine, {**mine, "at": "law-dogs.0"}], "stash": 0}, cards=rocks)
    assert "act:telepathy-helmet.0/1" not in away.options()


@card("doomtown", "fancy-new-hat", "old-man-mcdroste", "hustings", "the-fabulous-mister-miss")
@rule("doomtown", "text.kinds.four", "golden.cannot.beats-can", "text.trait.always-on")
def test_a_hat_is_good_against_abilities_and_not_against_traits() -> None:
    hat = {"card": "sloane", "gear": ["fancy-new-hat"]}  # 3 and 1
    deed = "general-store.0"
    me: Any = {"street": ["home", "general-store"], "gang": [("old-man-mcdroste", deed)]}
    stage = Stage(me, {"gang": [{**hat, "at": deed}]})
    stage.pick("act:old-man-mcdroste.0/2", "choose:sloane.1")
    assert stage.dude("sloane.1")["influence"] == 4
    assert Stage({"street": ["home", "hustings"]}, {"gang": [hat]}).dude("sloane.1")["influence"] == 4 - 1
    caller: Any = {"outfit": "the-fourth-ring", "gang": [("the-fabulous-mister-miss", "square")]}
    stage = Stage(caller, {"gang": [{**hat, "at": "square"}]})
    stage.pick("call-out:the-fabulous-mister-miss.0>sloane.1", "refuse")
    assert stage.dude("sloane.1")["influence"] == 4 - 3


@card("doomtown", "sword-of-the-spirit", "puppet", "rapier", "under-the-weather")
@rule("doomtown", "golden.cannot.beats-can", "act.requirement.first-sentence")
def test_who_has_the_sword_of_the_spirit_is_no_puppet_but_catches_a_cold() -> None:
    saint = {"card": "sister-mary-gideon", "gear": ["sword-of-the-spirit"]}
    fencer = {"card": "olivia-jenks", "at": "square", "gear": ["rapier"]}
    witch = {"card": "smiling-tom", "at": "square", "gear": ["puppet"]}
    them: Any = {
        "outfit": "the-fourth-ring",
        "gang": [witch],
        "hand": ["under-the-weather"],
        "deck": ["sloane", "roan"],
    }
    before = Stage({"gang": [saint, fencer], "deck": ["sloane"]}, them, turn=1)
    assert before.refused("act:puppet.1") is None
    stage = Stage({"gang": [saint, fencer], "deck": ["sloane"]}, them)
    stage.pick("act:sword-of-the-spirit.0")
    assert stage.refused("act:puppet.1") == REQUIREMENT
    stage.pick("play:under-the-weather", "choose:olivia-jenks.0")  # grit 3 + 5 + 2; a king is 13
    assert stage.dude("olivia-jenks.0")["booted"]


@card("doomtown", "hired-help", "scoop-hound")
@rule("doomtown", "golden.cannot.beats-can", "token.supply.outside-deck")
def test_hired_help_comes_but_a_hound_keeps_it_out_of_the_posse() -> None:
    owner = {"card": "olivia-jenks", "at": "square", "gear": ["scoop-hound"]}
    them: Any = {"gang": [("pancho-castillo", "square")], "hand": ["hired-help"]}
    stage = shootout({"gang": [owner]}, them, "olivia-jenks.0", "pancho-castillo.1")
    stage.pick("act:scoop-hound.0", "play:hired-help")
    assert stage.player(1)["stash"] == 5 - 3
    assert stage.dude("gunslinger.1").get("posse", 0) == 0
