"""Abilities: requirements, costs, limits, spells, and how long effects last."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.table.components import BadScript
from tests.cite import rule
from tests.rules.doomtown.brawls import HIGH_HAND, cards
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import FOURS, GAME, HIGH_CARD, THREES, Stage, shootout
from tests.rules.doomtown.versions import game_with


@rule(
    "doomtown", "act.limit.once-per-day", "boot.cost.needs-unbooted", "act.cost.do-x-to-y", "act.source.hand-or-in-play"
)
def test_the_pony_express_boots_and_trades_a_card() -> None:
    stage = Stage({"street": ["pony-express", "home"], "hand": ["sloane", "bobo"], "deck": ["mustang"]})
    stage.pick("act:pony-express.0", "choose:bobo")
    assert stage.hand(0) == ["mustang", "sloane"]
    assert stage.place("pony-express.0")["booted"]
    stage.pick("pass")
    assert stage.refused("act:pony-express.0") == ("used-today", "act.limit.once-per-day")


@rule("doomtown", "act.requirement.first-sentence")
def test_an_ability_needs_what_its_first_sentence_asks_for() -> None:
    stage = Stage({"hand": ["bad-company"]}, {"gang": ["sloane"]})
    assert stage.refused("play:bad-company") == ("requirement", "act.requirement.first-sentence")


@rule("doomtown", "duration.noon.end-of-day", "act.action-card.discard-timing", "limit.stat.printed-plus-modifiers")
def test_noon_effects_last_for_the_day() -> None:
    stage = Stage(
        {"hand": ["war-paint"], "gang": ["clint-ramsey"], "deck": ["bobo"] * 16},
        {"gang": ["sloane"], "deck": ["mustang"] * 16},
    )
    stage.pick("play:war-paint")
    assert stage.dude("clint-ramsey.0")["bullets"] == 4
    assert stage.player(0)["discards"] == ["war-paint"]
    stage.pick("pass", "pass")
    assert stage.view["day"] == 2
    assert stage.dude("clint-ramsey.0")["bullets"] == 2


@rule(
    "doomtown",
    "spell.cast.success",
    "move.by-card.booted-allowed-no-boot",
)
def test_a_spell_succeeds_with_enough_skill() -> None:
    caster: Any = {"card": "steele-archer", "gear": ["shadow-walk"], "booted": True}
    stage = Stage({"gang": [caster], "deck": ["mustang", "bobo"]})  # 5 + 2 against 7
    stage.pick("act:shadow-walk.0", "choose:square")
    assert stage.dude("steele-archer.0")["place"] == "square"
    assert stage.player(0)["discards"] == ["mustang"]


@rule("doomtown", "spell.cast.definition")
def test_only_who_has_the_skill_casts() -> None:
    for dude, refused in (("steele-archer", None), ("clint-ramsey", ("no-skill", "spell.cast.definition"))):
        stage = Stage({"gang": [{"card": dude, "gear": ["shadow-walk"]}], "deck": ["mustang", "bobo"]})
        assert stage.refused("act:shadow-walk.0") == refused
        assert ("act:shadow-walk.0" in stage.options()) == (refused is None)


@rule("doomtown", "spell.cast.difficulty-per-ability", "spell.cast.success", "skill.test.pull-plus-rating")
def test_each_ability_of_a_spell_has_its_own_difficulty() -> None:
    easy = {"play": "noon", "hex": "7", "cost": ["boot this"], "do": ["gain you 1"]}
    game = game_with(shadow_walk={"ability": [easy, {**easy, "hex": "8"}]})
    for number, gained in (("", 1), ("/1", 0)):
        caster: Any = {"card": "steele-archer", "gear": ["shadow-walk"]}
        stage = Stage({"gang": [caster], "deck": ["mustang", "bobo"]}, game=game)  # 5 + 2 against seven or eight
        stage.pick(f"act:shadow-walk.0{number}")
        assert stage.player(0)["stash"] == 5 + gained


@rule("doomtown", "spell.cast.failure-still-used", "act.limit.one-spell-ability-per-day")
def test_a_failed_spell_is_used() -> None:
    caster: Any = {"card": "steele-archer", "gear": ["shadow-walk"]}
    stage = Stage({"gang": [caster], "deck": ["whiskey-flask", "bobo"]})  # 4 + 2 against 7
    stage.pick("act:shadow-walk.0", "choose:square")
    assert stage.dude("steele-archer.0")["place"] == "law-dogs.0"
    assert stage.asked == (1, "noon")
    stage.pick("pass")
    assert stage.refused("act:shadow-walk.0") == ("used-today", "act.limit.one-spell-ability-per-day")


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


@rule("doomtown", "boot.state.turned", "boot.state.otherwise-equal", "text.ability.optional")
def test_a_booted_card_keeps_its_other_abilities() -> None:
    caller: Any = {"card": "clyde-owens", "at": "square", "booted": True}
    stage = Stage({"gang": [caller]}, {"gang": [("pancho-castillo", "square")]})
    assert stage.offers("act") == ["act:clyde-owens.0"]
    assert stage.offers("move") == []


@rule("doomtown", "headline.limit.one-per-shootout", "react.timing.pauses-play")
def test_a_second_headline_waits_for_another_shootout() -> None:
    me: Any = {"gang": [("clint-ramsey", "square")], "deck": [*FOURS, *["bobo"] * 4]}
    them: Any = {
        "gang": [("pancho-castillo", "square")],
        "deck": [*HIGH_CARD, *["bobo"] * 5],
        "hand": ["hot-lead-flyin"] * 2,
    }
    stage = shootout(me, them, "clint-ramsey.0", "pancho-castillo.1")
    draw(stage, FOURS, HIGH_CARD)
    stage.until("casualties")
    stage.pick("ace:pancho-castillo.1")
    assert stage.asked == (1, "react")
    stage.pick("play:hot-lead-flyin")
    if stage.asked == (1, "react"):
        assert stage.refused("play:hot-lead-flyin") == ("headline", "headline.limit.one-per-shootout")


@rule(
    "doomtown",
    "card.home.power",
    "act.cost.boot-or-ghost-rock",
    "act.sequence.declare-pay-resolve",
    "card.home.identity",
)
def test_only_the_own_outfit_works_and_its_cost_comes_first() -> None:
    stage = Stage({"gang": ["olivia-jenks", "clint-ramsey"]}, {"gang": ["pancho-castillo"]})
    assert stage.offers("act") == ["act:law-dogs.0"]
    assert stage.refused("act:the-sloane-gang.1") == ("not-yours", "act.deed.controller-only")
    stage.pick("act:law-dogs.0", "choose:pancho-castillo.1")
    stage.pick("choose:olivia-jenks.0", "choose:clint-ramsey.0")  # two and one are more than two
    assert stage.dude("pancho-castillo.1")["bounty"] == 1
    assert stage.dude("olivia-jenks.0")["booted"]
    assert stage.place("law-dogs.0")["booted"]


@rule("doomtown", "card.action.choose-one-ability", "text.help.reminder-only")
def test_an_action_with_two_abilities_is_played_for_one() -> None:
    stage = Stage({"hand": ["one-good-turn"], "deck": ["bobo"]})
    assert stage.offers("play") == ["play:one-good-turn"]
    assert stage.refused("play:one-good-turn/1") == ("not-now", "act.source.hand-or-in-play")
    stage.pick("play:one-good-turn")
    assert stage.hand(0) == ["bobo"]


@rule("doomtown", "cost.payment.no-react-stops-it", "act.cost.do-x-to-y")
def test_no_react_stops_a_payment() -> None:
    rider: Any = {"card": "clint-ramsey", "at": "square", "gear": ["roan"]}  # who need not boot to join a posse
    stage = duel(THREES, HIGH_CARD, my={"hand": ["pistol-whip"], "gang": [rider]})
    stage.pick("play:pistol-whip")  # boot your dude to send another home booted
    assert stage.asked == (1, "noon")  # nobody reacted, and the shootout is over
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("pancho-castillo.1")["booted"]
    # A react to the very thing that pays comes too late to prevent it: no card can even say so.
    with pytest.raises(BadScript, match="nothing-to-prevent"):
        game_with(undertaker={"ability": [{"play": "react", "on": "aced", "do": ["prevent"]}]})
    game = game_with(
        auction={
            "ability": [{"play": "noon", "target": ["choose x dude mine"], "cost": ["ace x"], "do": ["gain you 3"]}]
        },
        undertaker={"ability": [{"play": "react", "on": "aced", "do": ["unboot this"]}]},
    )
    stage = Stage({"hand": ["auction"], "gang": ["clint-ramsey"], "street": ["home", "undertaker"]}, game=game)
    stage.pick("play:auction")
    assert stage.asked == (0, "react")
    stage.pick("act:undertaker.0")
    assert stage.player(0)["boot_hill"] == ["clint-ramsey"]
    assert stage.player(0)["stash"] == 5 + 3


@rule("doomtown", "cost.payment.mandatory-effect-counts-as-paid", "harrowed.ace.effect-only-discards")
def test_a_keyword_that_changes_a_payment_leaves_it_paid() -> None:
    game = game_with(
        auction={
            "ability": [{"play": "noon", "target": ["choose x dude mine"], "cost": ["ace x"], "do": ["gain you 3"]}]
        }
    )
    for dude, pile in (("clint-ramsey", "boot_hill"), ("avie-cline", "discards")):  # Avie Cline is Harrowed
        stage = Stage({"hand": ["auction"], "gang": [dude]}, game=game)
        stage.pick("play:auction")
        assert dude in stage.player(0)[pile]
        assert stage.player(0)["stash"] == 5 + 3  # paid for, and so it has its effect


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


@rule("doomtown", "act.requirement.first-sentence", "gamblin.cheatin.window")
def test_a_coachwhip_needs_a_dude_to_whip() -> None:
    for booted in (False, True):
        stage = Stage(
            {"deck": cards(HIGH_HAND), "hand": ["coachwhip"]},
            {"deck": cards("3S tommy-harden 5H 6C 10S"), "gang": [{"card": "sloane", "booted": booted}]},
            phase="gamblin",
        )
        assert stage.asked == (0, "cheatin")
        refused = ("requirement", "act.requirement.first-sentence") if booted else None
        assert stage.refused("play:coachwhip") == refused
