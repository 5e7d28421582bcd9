"""More cards of Nightmare at Noon."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.brawls import HIGH_HAND, brawl
from tests.rules.doomtown.stage import Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


def offered(stage: Stage, word: str) -> str:
    """The option that names a card."""
    return next(pick for pick in stage.options() if word in pick)


def named(stage: Stage, word: str) -> list[str]:
    return [pick for pick in stage.options() if word in pick]


def answer(stage: Stage, *wanted: str, end: str = "noon") -> None:
    """Until a question comes: what is wanted where it is offered, else passes and the like."""
    for _ in range(60):
        if stage.asked is None or stage.asked[1] == end:
            return
        options = stage.options()
        found = [pick for word in wanted for pick in options if word in pick]
        stage.pick((found + [pick for pick in ("done", "no", "decline", "pass") if pick in options] + options)[0])
    raise AssertionError(end)


# ---- Junior


@card("doomtown", "junior")
@rule("doomtown", "shop.by-card.same-rules-and-cost", "react.timing.pauses-play")
def test_junior_comes_with_a_mystical_goods_from_the_deck() -> None:
    me = {"outfit": "the-fourth-ring", "hand": ["junior"], "stash": 9, "deck": ["doyles-hoyle", "roan", "sloane"]}
    stage = Stage(me)
    stage.pick("shop:junior")
    answer(stage, "react:junior", "act:junior", "doyles-hoyle", "either:2", "yes", "choose:junior")
    assert [gear["card"] for gear in stage.dude("junior.0")["gear"]] == ["doyles-hoyle"]  # costs 3
    assert stage.player(0)["stash"] == 9 - 5 - 3
    stage = Stage({**me, "stash": 7})  # 2 are left, so that they can only be aced
    stage.pick("shop:junior")
    answer(stage, "react:junior", "act:junior", "doyles-hoyle", "yes")
    assert stage.player(0)["boot_hill"] == ["doyles-hoyle"]
    assert stage.player(0)["stash"] == 7 - 5


@card("doomtown", "junior")
@rule("doomtown", "golden.cannot.beats-can")
def test_no_ability_aces_junior() -> None:
    hunter = {"card": "clint-ramsey", "at": "square", "gear": ["shotgun"]}  # value 1 is low enough
    stage = shootout({"gang": [hunter]}, {"gang": [("junior", "square")]}, "clint-ramsey.0", "junior.1")
    stage.pick("act:shotgun.0")
    assert stage.dude("junior.1")


# ---- Nathan Shane, Warren Graves


@card("doomtown", "nathan-shane")
@rule("doomtown", "shootout.plays.kinds")
def test_nathan_shane_sees_a_random_card_and_may_discard_an_action() -> None:
    them: Any = {"gang": [("pancho-castillo", "square")], "hand": ["war-paint"]}
    stage = shootout({"gang": [("nathan-shane", "square")]}, them, "nathan-shane.0", "pancho-castillo.1")
    stage.pick("act:nathan-shane.0", "yes")
    assert stage.player(1)["discards"] == ["war-paint"]
    assert stage.dude("nathan-shane.0")["booted"]
    them = {"gang": [("pancho-castillo", "square")], "hand": ["roan"]}  # no action
    stage = shootout({"gang": [("nathan-shane", "square")]}, them, "nathan-shane.0", "pancho-castillo.1")
    stage.pick("act:nathan-shane.0")
    assert stage.asked == (0, "may")  # the others do not see what he saw
    stage.pick("yes")
    assert stage.asked == (1, "shootout")
    assert stage.hand(1) == ["roan"]


@card("doomtown", "warren-graves")
@rule("doomtown", "react.timing.pauses-play", "golden.card.beats-rulebook")
def test_warren_graves_takes_the_place_of_a_dude_who_would_be_aced() -> None:
    hunter = {"card": "clint-ramsey", "at": "square", "gear": ["shotgun"]}
    them: Any = {"gang": [("allie-hensman", "square"), "warren-graves"]}
    stage = shootout({"gang": [hunter]}, them, "clint-ramsey.0", "allie-hensman.1")
    stage.pick("act:shotgun.0")
    stage.pick(offered(stage, "warren-graves"))
    allie, warren = stage.dude("allie-hensman.1"), stage.dude("warren-graves.1")
    assert (allie["place"], allie["booted"]) == ("the-sloane-gang.1", True)
    assert (warren["place"], warren["booted"]) == ("square", False)
    assert stage.asked is not None
    assert stage.asked[1] == "shootout"  # there is somebody to fight


# ---- Jack O'Hara, John "Aces" Radcliffe


@card("doomtown", "jack-ohara")
@rule("doomtown", "shop.goods.one-horse-one-weapon")
def test_jack_ohara_carries_two_weapons_and_the_third_replaces_the_oldest() -> None:
    hand = ["shotgun", "peacemaker", "pearl-handled-revolver"]
    stage = Stage({"outfit": "the-sloane-gang", "gang": ["jack-ohara"], "hand": hand, "stash": 15})
    for goods in hand:
        stage.pick(f"shop:{goods}>jack-ohara.0", "pass")
    assert [gear["card"] for gear in stage.dude("jack-ohara.0")["gear"]] == ["peacemaker", "pearl-handled-revolver"]
    assert stage.player(0)["discards"] == ["shotgun"]


@card("doomtown", "john-aces-radcliffe")
@rule("doomtown", "shop.goods.recipient", "play.end.consecutive-passes")
def test_aces_is_a_stud_as_long_as_you_hold_the_most_cards() -> None:
    me: Any = {"gang": [("john-aces-radcliffe", "square")], "hand": ["war-paint", "sun-in-yer-eyes"]}
    them: Any = {"gang": [("pancho-castillo", "square")], "hand": ["roan"]}
    stage = shootout(me, them, "john-aces-radcliffe.0", "pancho-castillo.1")
    assert not stage.dude("john-aces-radcliffe.0")["stud"]
    stage.pick("pass")
    assert stage.dude("john-aces-radcliffe.0")["stud"]  # two cards against one
    stage = shootout(me, them, "john-aces-radcliffe.0", "pancho-castillo.1")
    stage.pick("play:sun-in-yer-eyes", "choose:pancho-castillo.1")
    assert not stage.dude("john-aces-radcliffe.0")["stud"]  # one against one
    assert Stage({"gang": ["john-aces-radcliffe"], "hand": ["shotgun"]}).offers("shop") == []


# ---- Old Man McDroste


@card("doomtown", "old-man-mcdroste")
@rule("doomtown", "card.deed.control-and-production", "limit.stat.negative-counts-as-zero", "goal.control.sources")
def test_mcdroste_is_worth_a_point_out_of_town_and_ruins_the_production() -> None:
    stage = Stage({"outskirts": ["jacksons-strike"], "gang": [("old-man-mcdroste", "jacksons-strike.0")]})
    assert stage.dude("old-man-mcdroste.0")["control"] == 1
    assert stage.place("jacksons-strike.0")["production"] == 0  # 2 less 3
    stage = Stage({"street": ["home", "pearlys-palace"], "gang": [("old-man-mcdroste", "pearlys-palace.0")]})
    assert stage.dude("old-man-mcdroste.0")["control"] == 0
    assert stage.place("pearlys-palace.0")["production"] == 0


@card("doomtown", "old-man-mcdroste")
@rule("doomtown", "act.requirement.first-sentence", "duration.noon.end-of-day")
def test_mcdroste_takes_all_influence_of_a_dude_at_his_deed() -> None:
    me: Any = {"street": ["home", "general-store"], "gang": [("old-man-mcdroste", "general-store.0")]}
    stage = Stage(me, {"gang": [("sloane", "general-store.0"), ("pancho-castillo", "square")]})
    stage.pick(offered(stage, "act:old-man-mcdroste"))
    assert not named(stage, "pancho-castillo")
    stage.pick("choose:sloane.1")
    assert stage.dude("sloane.1")["influence"] == 0
    square = Stage({"gang": [("old-man-mcdroste", "square")]}, {"gang": [("sloane", "square")]})
    assert not named(square, "act:old-man-mcdroste")


# ---- deeds


@card("doomtown", "flints-amusements")
@rule("doomtown", "shootout.resolution.sources", "act.deed.controller-only")
def test_flints_amusements_pay_for_resolution_cards() -> None:
    my: Any = {"gang": [("steele-archer", "square")], "street": ["home", "flints-amusements"], "stash": 5}
    stage = brawl(HIGH_HAND, "3S 3S 4D 6H 10S", my={**my, "hand": ["cheatin-varmint"]})
    stage.until("resolution")
    stage.pick("play:cheatin-varmint/1", "choose:seat-1")
    assert stage.player(0)["stash"] == 5 + 1  # as a Cheatin' Resolution it is free of charge


@card("doomtown", "flints-amusements")
@rule("doomtown", "act.requirement.first-sentence")
def test_flints_amusements_give_a_card_to_a_player_who_used_a_cheatin_ability_today() -> None:
    me: Any = {"street": ["home", "flints-amusements"], "deck": ["sloane"]}
    stage = Stage(me)
    assert not named(stage, "act:flints-amusements")
    stage.state.tricked[0] = stage.state.day  # a Cheatin' Resolution this morning
    stage.pick(offered(stage, "act:flints-amusements"))
    assert stage.hand(0) == ["sloane"]


@card("doomtown", "lulas-exploit")
@rule("doomtown", "card.cost.printed", "control.deed.points-and-abilities")
def test_lulas_exploit_pays_for_gadgets_and_is_filled_at_upkeep() -> None:
    rider = {"card": "olivia-jenks", "gear": ["mechanical-horse"]}  # 2 ghost rock a ride
    me: Any = {"outskirts": ["lulas-exploit"], "gang": [rider], "stash": 0}
    stage = Stage(me)
    assert not named(stage, "act:mechanical-horse")  # nothing on it yet
    for _ in range(60):
        if stage.view["phase"] == "noon" and stage.view["day"] > 1:
            break
        options = stage.options()
        stage.pick(next((pick for pick in ("done", "pass", "no") if pick in options), options[0]))
    assert named(stage, "act:mechanical-horse")


@card("doomtown", "testing-range")
@rule("doomtown", "gadget.invent.success", "act.cost.boot-or-ghost-rock")
def test_the_testing_range_wakes_the_inventor() -> None:
    me: Any = {
        "outfit": "morgan-cattle-co",
        "street": ["home", "testing-range"],
        "gang": ["elander-boldman"],
        "hand": ["force-field"],
        "stash": 9,
        "deck": ["sloane"],
    }
    stage = Stage(me)
    stage.pick(offered(stage, "invent:force-field"))
    stage.pick(offered(stage, "testing-range"))
    answer(stage)
    assert not stage.dude("elander-boldman.0")["booted"]
    assert stage.place("testing-range.0")["booted"]


@card("doomtown", "testing-range")
@rule("doomtown", "pull.procedure.top-card-value", "react.timing.pauses-play")
def test_the_testing_range_makes_another_pull_of_a_club_for_an_experimental_card() -> None:
    gunner = {"card": "elander-boldman", "at": "square", "gear": ["asyncoil-gun"]}
    me: Any = {
        "outfit": "morgan-cattle-co",
        "street": ["home", "testing-range"],
        "gang": [gunner],
        "deck": ["war-paint", "sloane"],
    }
    them: Any = {"gang": [("allie-hensman", "square")]}
    stage = shootout(me, them, "elander-boldman.0", "allie-hensman.1")
    stage.pick("act:asyncoil-gun.0")
    stage.pick(offered(stage, "testing-range"))
    assert stage.dude("elander-boldman.0")  # the club did not count
    assert stage.dude("allie-hensman.1") == {}  # value 1 against two bullets
    assert "war-paint" in stage.player(0)["discards"]
    assert stage.place("testing-range.0")["booted"]


# ---- goods


@card("doomtown", "dogs-duster")
@rule("doomtown", "shootout.trespass.bounty-increase", "callout.by-card.booted-caller")
def test_dogs_duster_calls_out_the_wanted_and_keeps_a_deputy_clean() -> None:
    deputy = {"card": "tommy-harden", "at": "blake-ranch.1", "gear": ["dogs-duster"]}
    them: Any = {"outskirts": ["blake-ranch"], "gang": [{"card": "sloane", "at": "blake-ranch.1", "bounty": 1}]}
    stage = Stage({"gang": [deputy, ("olivia-jenks", "blake-ranch.1")]}, them)
    assert stage.dude("tommy-harden.0")["influence"] == 1 + 1
    stage.pick(offered(stage, "act:dogs-duster"), "accept")
    while stage.asked is not None and stage.asked[1] == "posse":
        stage.pick((stage.offers("join") + ["done"])[0])
    assert stage.dude("tommy-harden.0")["bounty"] == 0
    assert stage.dude("olivia-jenks.0")["bounty"] == 1  # trespassing without a duster


@card("doomtown", "dogs-duster")
@rule("doomtown", "act.requirement.first-sentence")
def test_dogs_duster_needs_a_wanted_dude_and_an_unbooted_one_who_wears_it() -> None:
    for bounty, booted in ((0, False), (1, True)):
        wearer = {"card": "olivia-jenks", "at": "square", "booted": booted, "gear": ["dogs-duster"]}
        them: Any = {"gang": [{"card": "pancho-castillo", "at": "square", "bounty": bounty}]}
        assert not named(Stage({"gang": [wearer]}, them), "act:dogs-duster")
    wanted = {"card": "olivia-jenks", "bounty": 1, "gear": ["dogs-duster"]}
    assert Stage({"gang": [wanted]}).dude("olivia-jenks.0")["influence"] == 2


@card("doomtown", "stokers-sabre")
@rule("doomtown", "card.goods.stat-bonuses", "act.limit.one-spell-ability-per-day")
def test_stokers_sabre_readies_a_spell() -> None:
    caster = {"card": "steele-archer", "at": "square", "gear": ["stokers-sabre", "blood-curse"]}
    me: Any = {"gang": [caster], "deck": ["sloane", "sloane", "sloane"]}
    stage = shootout(me, {"gang": [("pancho-castillo", "square")]}, "steele-archer.0", "pancho-castillo.1")
    archer = stage.dude("steele-archer.0")
    assert (archer["bullets"], archer["value"]) == (0 + 2, 4 + 3)
    stage.pick(offered(stage, "act:blood-curse"), "pass")
    assert stage.dude("pancho-castillo.1")["bullets"] == 1
    stage.pick(offered(stage, "act:stokers-sabre"), "pass")
    stage.pick(offered(stage, "act:blood-curse"))
    assert stage.dude("pancho-castillo.1")["bullets"] == 0
    armed = {"card": "pancho-castillo", "at": "square", "gear": ["shotgun"]}
    stage = shootout(me, {"gang": [armed]}, "steele-archer.0", "pancho-castillo.1")
    assert stage.dude("steele-archer.0")["bullets"] == 0


@card("doomtown", "fate-dispenser")
@rule("doomtown", "shop.goods.deed-attachments", "sundown.hand.to-five", "gadget.invent.success")
def test_a_fate_dispenser_is_invented_onto_a_deed_and_gives_cards_to_small_hands() -> None:
    me: Any = {
        "outfit": "morgan-cattle-co",
        "street": ["home", "general-store"],
        "gang": ["elander-boldman"],
        "hand": ["fate-dispenser"],
        "deck": ["sloane", "bobo"],
    }
    stage = Stage(me)  # a king and Mad Scientist 2
    stage.pick(offered(stage, "invent:fate-dispenser"))
    answer(stage, "general-store")
    assert [gear["card"] for gear in stage.place("general-store.0")["gear"]] == ["fate-dispenser"]
    stage.pick("pass")
    stage.pick(offered(stage, "act:fate-dispenser"))
    assert stage.hand(0) == ["bobo"]
    full = Stage({**me, "hand": ["fate-dispenser", "roan", "pinto", "mustang", "rumors", "shotgun"]})
    full.pick(offered(full, "invent:fate-dispenser"))
    answer(full, "general-store")
    full.pick("pass")
    assert len(full.hand(0)) == 5
    assert not named(full, "act:fate-dispenser")


@card("doomtown", "soul-cage")
@rule("doomtown", "shootout.resolution.cheatin-needs-cheatin-hand", "shop.by-card.same-rules-and-cost")
def test_a_soul_cage_brings_an_abomination_back_free_of_charge() -> None:
    keeper = {"card": "steele-archer", "at": "square", "gear": ["soul-cage"]}
    my: Any = {"gang": [keeper], "discards": ["bobo", "ivor-hawley"], "stash": 0}  # they cost 1 and 9
    stage = brawl(HIGH_HAND, "3S 3S 4D 6H 10S", my=my)  # a cheatin' pair: rank 2
    stage.until("resolution")
    stage.pick("act:soul-cage.0")  # Ivor Hawley is too dear, so nothing is asked
    assert stage.dude("bobo.0")["place"] == "square"
    assert stage.player(0)["stash"] == 0


# ---- spells and actions


@card("doomtown", "for-such-a-time-as-this")
@rule("doomtown", "job.posse.unopposed-succeeds", "card.dude.grit", "spell.cast.success")
def test_a_miracle_of_the_time_brings_a_dude_of_little_grit() -> None:
    saint = {"card": "sister-mary-gideon", "gear": ["for-such-a-time-as-this"]}
    deck = ["sloane", "tommy-harden", "clyde-owens", "roan"]  # a king and Blessed 1: the check is 14
    stage = Stage({"gang": [saint], "deck": deck, "stash": 3})
    stage.pick("act:for-such-a-time-as-this.0")
    assert sorted(stage.options()) == ["choose:tommy-harden", "done"]  # Clyde Owens has grit 10 + 3 + 2
    stage.pick("choose:tommy-harden")
    assert stage.dude("tommy-harden.0")["influence"] == 1 + 1  # grit 3 + 1 + 1
    assert stage.player(0)["stash"] == 3 - (5 - 4)
    assert "for-such-a-time-as-this" in stage.player(0)["boot_hill"]


@card("doomtown", "sword-of-the-spirit")
@rule("doomtown", "golden.cannot.beats-can", "duration.noon.end-of-day")
def test_the_sword_of_the_spirit_makes_a_stud_who_is_safe_from_opposing_spells() -> None:
    saint = {"card": "sister-mary-gideon", "gear": ["sword-of-the-spirit"]}
    fencer = {"card": "olivia-jenks", "at": "square", "gear": ["rapier"]}
    witch = {"card": "steele-archer", "at": "square", "gear": ["blood-curse"]}
    them: Any = {"gang": [witch], "deck": ["sloane"]}
    stage = Stage({"gang": [saint, fencer], "deck": ["sloane"]}, them)
    stage.pick(offered(stage, "act:sword-of-the-spirit"))
    olivia = stage.dude("olivia-jenks.0")
    assert (olivia["bullets"], olivia["stud"]) == (2 + 2 + 1, True)
    stage.pick(offered(stage, "act:blood-curse"))
    assert not named(stage, "olivia-jenks")


@card("doomtown", "a-fight-theyll-never-forget")
@rule("doomtown", "shootout.lumps.discard-one-ace-two", "zone.boot-hill.aced-cards")
def test_a_fight_honours_the_shooter_against_an_aced_casualty() -> None:
    me: Any = {"gang": [("clint-ramsey", "square")], "hand": ["a-fight-theyll-never-forget"]}
    them: Any = {"gang": [("pancho-castillo", "square")]}
    stage = shootout(
        {
            **me,
            "deck": ["tommy-harden", "sun-in-yer-eyes", "1st-baptist-church", "shotgun", "clyde-owens", "bobo", "bobo"],
        },
        {
            **them,
            "deck": ["clyde-owens", "sloane", "pony-express", "mustang", "sun-in-yer-eyes", "bobo", "bobo", "bobo"],
        },
        "clint-ramsey.0",
        "pancho-castillo.1",
    )
    stage.pick("play:a-fight-theyll-never-forget")
    assert stage.dude("clint-ramsey.0")["bullets"] == 2 + 1
    assert "a-fight-theyll-never-forget" in stage.player(0)["boot_hill"]
    answer(stage, "ace:pancho", "ace:")
    assert "pancho-castillo" in stage.player(1)["boot_hill"]  # a four of a kind against a high card
    assert stage.dude("clint-ramsey.0")["control"] == 1
