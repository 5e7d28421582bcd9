"""Abilities: costs, limits, spells, durations, bounties."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import Stage


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


@rule("doomtown", "limit.stat.negative-counts-as-zero")
def test_numbers_below_zero_count_as_zero_and_are_kept() -> None:
    stage = Stage(
        {"hand": ["rumors", "rumors"], "street": ["home", "yan-lis-tailoring"]}, {"gang": [("allie-hensman", "square")]}
    )
    stage.pick("play:rumors", "pass", "act:yan-lis-tailoring.0")
    assert stage.dude("allie-hensman.1")["influence"] == 0


@rule(
    "doomtown",
    "spell.cast.success",
    "spell.cast.definition",
    "spell.cast.difficulty-per-ability",
    "move.by-card.booted-allowed-no-boot",
)
def test_a_spell_succeeds_with_enough_skill() -> None:
    caster: Any = {"card": "steele-archer", "gear": ["shadow-walk"], "booted": True}
    stage = Stage({"gang": [caster], "deck": ["mustang", "bobo"]})  # 5 + 2 against 7
    stage.pick("act:shadow-walk.0", "choose:square")
    assert stage.dude("steele-archer.0")["place"] == "square"
    assert stage.player(0)["discards"] == ["mustang"]


@rule("doomtown", "spell.cast.failure-still-used", "act.limit.one-spell-ability-per-day")
def test_a_failed_spell_is_used() -> None:
    caster: Any = {"card": "steele-archer", "gear": ["shadow-walk"]}
    stage = Stage({"gang": [caster], "deck": ["whiskey-flask", "bobo"]})  # 4 + 2 against 7
    stage.pick("act:shadow-walk.0", "choose:square")
    assert stage.dude("steele-archer.0")["place"] == "law-dogs.0"
    assert stage.asked == (1, "noon")
    stage.pick("pass")
    assert stage.refused("act:shadow-walk.0") == ("used-today", "act.limit.one-spell-ability-per-day")


@rule("doomtown", "joker.choice.at-reveal", "joker.removal.after-use", "pull.procedure.top-card-value")
def test_a_pulled_joker_is_named_and_aced() -> None:
    caster: Any = {"card": "steele-archer", "gear": ["shadow-walk"]}
    stage = Stage({"gang": [caster], "deck": ["joker-black", "bobo"]})
    stage.pick("act:shadow-walk.0", "choose:square")
    assert stage.asked == (0, "pulled-joker")
    stage.pick("name:KS")
    assert stage.dude("steele-archer.0")["place"] == "square"
    assert stage.player(0)["boot_hill"] == ["joker-black"]


@rule("doomtown", "wanted.bounty.makes-wanted", "wanted.status.cleared", "duration.counter.permanent")
def test_bounties_rise_and_fall() -> None:
    stage = Stage(
        {"street": ["home", "b-b-attorneys"]},
        {"gang": [{"card": "sloane", "bounty": 1}, {"card": "bobo", "bounty": 1}]},
    )
    stage.pick("act:b-b-attorneys.0", "choose:bobo.1", "either:2")
    assert stage.dude("bobo.1")["bounty"] == 0
    stage = Stage({"street": ["home", "b-b-attorneys"]}, {"gang": [{"card": "sloane", "bounty": 1}]})
    stage.pick("act:b-b-attorneys.0", "either:2")
    assert stage.dude("sloane.1")["bounty"] == 1


@rule(
    "doomtown", "control.attachment.follows-host", "callout.by-card.reaches-own-home", "callout.by-card.refuse-at-home"
)
def test_a_card_may_call_out_at_home_and_be_refused_there() -> None:
    stage = Stage({"gang": [("clyde-owens", "the-sloane-gang.1")]}, {"gang": ["pancho-castillo"]})
    stage.pick("act:clyde-owens.0")
    assert stage.asked == (1, "call-out")
    stage.pick("refuse")
    assert stage.dude("pancho-castillo.1")["booted"]
    assert stage.dude("pancho-castillo.1")["place"] == "the-sloane-gang.1"


@rule("doomtown", "golden.cannot.beats-can")
def test_clementine_is_safe_in_her_saloon() -> None:
    me = {"gang": [("clyde-owens", "charlies-place.1")]}
    stage = Stage(me, {"street": ["home", "charlies-place"], "gang": [("clementine-lepp", "charlies-place.1")]})
    assert stage.dude("clementine-lepp.1")["influence"] == 2
    assert stage.refused("call-out:clyde-owens.0>clementine-lepp.1") == ("not-called-out", "golden.cannot.beats-can")
    assert stage.refused("act:clyde-owens.0") == ("requirement", "act.requirement.first-sentence")


@rule("doomtown", "token.supply.outside-deck", "token.text.fully-active", "callout.by-card.booted-caller")
def test_a_bounty_hunter_comes_for_a_wanted_dude_and_leaves() -> None:
    wanted: Any = {"card": "pancho-castillo", "bounty": 1}
    stage = Stage({"hand": ["bounty-hunter"]}, {"gang": [wanted]})
    stage.pick("play:bounty-hunter")
    assert stage.dude("gunslinger.0")["place"] == "the-sloane-gang.1"
    assert stage.dude("gunslinger.0")["bullets"] == 2
    stage.until("noon", "pass done")
    assert stage.dude("gunslinger.0") == {}


@rule("doomtown", "shop.play.usable-next-turn", "duration.trait.while-in-play", "card.goods.stat-bonuses")
def test_goods_add_to_their_carrier() -> None:
    stage = Stage({"hand": ["peacemaker"], "gang": ["clint-ramsey"]})
    stage.pick("shop:peacemaker>clint-ramsey.0")
    assert stage.dude("clint-ramsey.0")["bullets"] == 3


@rule("doomtown", "location.deed-leaves.gap-closed", "zone.deck.empty-reshuffle", "zone.boot-hill.never-reshuffled")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    stage = Stage({"street": ["home", "circle-m-ranch"], "discards": ["bobo"], "boot_hill": ["mustang"]})
    stage.pick("act:circle-m-ranch.0")
    assert stage.hand(0) == ["bobo"]
    assert stage.player(0)["boot_hill"] == ["mustang"]
