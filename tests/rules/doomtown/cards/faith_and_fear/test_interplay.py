"""Where cards of Faith and Fear meet each other and those of the Base Set: the rulebook answers."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, duel, reveal, showdown
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, THREES, Stage

REQUIREMENT = ("requirement", "act.requirement.first-sentence")
DECK = ["bobo"] * 12


def felix(*miracles: str, **more: Any) -> Any:
    return {"card": "felix-amador", "gear": [*miracles], **more}


@card("doomtown", "lay-on-hands", "arnold-mccadish")
@rule("doomtown", "react.order.winner-first", "text.ability.optional")
def test_two_reacts_may_save_the_same_dude_and_one_is_enough() -> None:
    my: Any = {"gang": [("clint-ramsey", "square"), felix("lay-on-hands"), "arnold-mccadish"]}
    my["deck"] = [*HIGH_CARD, "bobo", "bobo", "flame-thrower", *REST]
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], HIGH_CARD, PAIR, my=my)
    stage.until("casualties")
    stage.pick("discard:clint-ramsey.0")
    assert {"act:lay-on-hands.0", "act:arnold-mccadish.0"} <= set(stage.options())
    stage.pick("act:lay-on-hands.0")
    if stage.asked == (0, "react"):
        stage.pick("pass")
    assert stage.dude("clint-ramsey.0")["place"] == "law-dogs.0"
    assert not stage.dude("arnold-mccadish.0")["booted"]


@card("doomtown", "lay-on-hands", "undertaker")
@rule("doomtown", "zone.boot-hill.aced-cards")
def test_the_undertaker_earns_nothing_for_who_is_saved_from_acing() -> None:
    my: Any = {"gang": [("clint-ramsey", "square"), felix("lay-on-hands")], "stash": 0}
    my["deck"] = [*HIGH_CARD, "bobo", "bobo", "flame-thrower", *REST]
    their: Any = {"street": ["home", "undertaker"], "stash": 0, "deck": [*THREES, *REST]}
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], HIGH_CARD, THREES, my=my, their=their)
    stage.until("casualties")
    stage.pick("ace:clint-ramsey.0", "act:lay-on-hands.0")
    assert stage.player(1)["stash"] == 0
    assert stage.dude("clint-ramsey.0")["booted"]


@card("doomtown", "st-anthonys-chapel", "rev-perry-inbody")
@rule("doomtown", "skill.keyword.rating", "control.deed.most-influence")
def test_perry_prays_better_in_the_chapel() -> None:
    there = "st-anthonys-chapel.0"
    for pulled, booted in (("roan", False), ("mustang", True)):  # 6 or 5, and 2 and 1, against 9
        gang: Any = [("rev-perry-inbody", there), ("olivia-jenks", there)]
        stage = Stage({"gang": gang, "street": ["home", "st-anthonys-chapel"], "deck": [pulled]})
        stage.pick("act:rev-perry-inbody.0")
        assert stage.dude("rev-perry-inbody.0")["booted"] == booted


@card("doomtown", "morgan-gadgetorium", "rev-perry-inbody")
@rule("doomtown", "skill.test.pull-plus-rating")
def test_the_gadgetorium_pays_for_a_blessed_check_as_well() -> None:
    me: Any = {"outfit": "morgan-gadgetorium", "gang": ["rev-perry-inbody"], "deck": ["mechanical-horse"], "stash": 0}
    stage = Stage(me)
    stage.pick("act:rev-perry-inbody.0", "act:morgan-gadgetorium.0")  # 9 and 2 against 11
    assert (stage.player(0)["stash"], stage.dude("rev-perry-inbody.0")["booted"]) == (1, False)


@card("doomtown", "morgan-gadgetorium", "valeria-batten", "clown-carriage")
@rule("doomtown", "gadget.invent.success")
def test_the_gadgetorium_is_for_inventions_with_any_skill() -> None:
    me: Any = {"outfit": "morgan-gadgetorium", "gang": ["valeria-batten"], "hand": ["clown-carriage"], "stash": 2}
    stage = Stage({**me, "deck": ["mechanical-horse"]})
    stage.pick("invent:clown-carriage>valeria-batten.0", "act:morgan-gadgetorium.0")  # 9 and 1 against 10
    valeria = stage.dude("valeria-batten.0")
    assert (valeria["booted"], len(valeria["gear"]), stage.player(0)["stash"]) == (False, 1, 1)


@card("doomtown", "abram-grothe-exp-1", "evanor", "bio-charged-neutralizer")
@rule("doomtown", "golden.cannot.beats-can")
def test_abram_disarms_all_but_the_neutralizer() -> None:
    mine: list[Any] = ["abram-grothe-exp-1", "clint-ramsey"]
    theirs: list[Any] = [
        {"card": "pancho-castillo", "gear": ["bio-charged-neutralizer"]},
        {"card": "steven-wiles", "gear": ["evanor"]},
        "olivia-jenks",
    ]
    stage = duel(mine, theirs, {"deck": DECK}, {"deck": DECK})
    while stage.asked is not None and not (stage.asked[1] == "shootout" and stage.view["shootout"]["round"] == 2):
        options = stage.options()
        wanted = ("pass", "done", "discard:clint-ramsey.0", "discard:olivia-jenks.1")
        stage.pick(next((pick for pick in wanted if pick in options), options[0]))
    if stage.asked == (1, "shootout"):
        stage.pick("pass")
    stage.pick("act:abram-grothe-exp-1.0")
    assert stage.dude("pancho-castillo.1")["bullets"] == 5
    assert not stage.dude("pancho-castillo.1")["gear"][0]["booted"]
    wiles = stage.dude("steven-wiles.1")
    assert (wiles["bullets"], wiles["gear"][0]["booted"]) == (3, True)


@card("doomtown", "outlaw-mask", "oddities-of-nature", "fred-aims")
@rule("doomtown", "limit.stat.printed-plus-modifiers")
def test_influence_from_several_cards_adds_up_in_the_square() -> None:
    fred: Any = {"card": "fred-aims", "at": "square", "gear": ["outlaw-mask"], "bounty": 2}
    bobo: Any = {"card": "bobo", "at": "square", "gear": ["outlaw-mask"], "bounty": 2}
    stage = Stage({"outfit": "oddities-of-nature", "gang": [fred, bobo]})
    assert [stage.dude(name)["influence"] for name in ("fred-aims.0", "bobo.0")] == [4, 4]  # 2 and 2; 1, 1 and 2


@card("doomtown", "makaio-kaleo-esq", "desolation-row")
@rule("doomtown", "goal.control.sources")
def test_makaio_makes_four_of_three_on_desolation_row() -> None:
    gang: list[Any] = ["makaio-kaleo-esq", {"card": "clint-ramsey", "bounty": 3}, {"card": "olivia-jenks", "bounty": 1}]
    stage = Stage({"outfit": "desolation-row", "gang": gang})
    assert stage.player(0)["control"] == 0
    stage.pick("act:makaio-kaleo-esq.0", "choose:olivia-jenks.0", "choose:clint-ramsey.0")
    assert stage.player(0)["control"] == 1


@card("doomtown", "the-arsenal", "sister-lois-otwell")
@rule("doomtown", "boot.cost.needs-unbooted")
def test_a_miracle_booted_for_a_call_out_is_booted_in_the_shootout() -> None:
    lois: Any = {"card": "sister-lois-otwell", "at": "square", "gear": ["holy-roller"]}
    stage = Stage(
        {"outfit": "the-arsenal", "gang": [lois], "deck": DECK}, {"gang": [("clint-ramsey", "square")], "deck": DECK}
    )
    stage.pick("act:the-arsenal.0", "accept")
    stage.until("shootout")
    assert stage.refused("act:sister-lois-otwell.0") == REQUIREMENT
    assert stage.refused("act:holy-roller.0") == ("booted", "boot.cost.needs-unbooted")


@card("doomtown", "walk-the-path", "the-whateley-estate")
@rule("doomtown", "golden.card.beats-rulebook", "move.by-card.booted-allowed-no-boot")
def test_who_walks_the_path_to_a_foreign_estate_boots_there() -> None:
    gang: Any = [felix("walk-the-path", at="the-whateley-estate.1"), "clint-ramsey"]
    stage = Stage({"gang": gang, "deck": ["bobo"]}, {"gang": ["sloane"], "street": ["home", "the-whateley-estate"]})
    stage.pick("act:walk-the-path.0")
    clint = stage.dude("clint-ramsey.0")
    assert (clint["place"], clint["booted"]) == ("the-whateley-estate.1", True)


@card("doomtown", "prayer", "lay-on-hands")
@rule("doomtown", "skill.keyword.rating", "shop.spell.matching-skill")
def test_a_dude_who_prays_casts_with_a_rating_of_zero() -> None:
    me: Any = {"gang": ["clint-ramsey", ("olivia-jenks", "square")], "hand": ["prayer", "walk-the-path"]}
    stage = Stage({**me, "deck": ["roan", *DECK]}, {"gang": ["sloane"]})
    stage.pick("play:prayer", "choose:clint-ramsey.0", "pass", "shop:walk-the-path>clint-ramsey.0", "pass")
    stage.pick("act:walk-the-path.0")  # 6 and 0 against 6
    assert stage.dude("olivia-jenks.0")["place"] == "law-dogs.0"


@card("doomtown", "mirror-mirror", "peacemaker")
@rule("doomtown", "golden.cannot.beats-can")
def test_a_mirror_makes_no_draw_of_who_has_a_peacemaker_nor_takes_bullets() -> None:
    armed: Any = {"card": "pancho-castillo", "gear": ["peacemaker"]}
    caster: Any = {"card": "steele-archer", "gear": ["mirror-mirror"]}
    stage = duel([caster], [armed], {"deck": ["flame-thrower", *DECK]}, {"deck": DECK})
    stage.pick("act:mirror-mirror.0/1")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["stud"], pancho["bullets"]) == (True, 4)


@card("doomtown", "holy-roller", "pinned-down")
@rule("doomtown", "golden.cannot.beats-can", "shootout.lumps.announce-then-resolve")
def test_who_cannot_be_a_casualty_is_not_the_first_one_either() -> None:
    my: Any = {"deck": ["whiskey-flask", *HIGH_CARD, *REST]}
    their: Any = {"deck": [*PAIR, *REST], "hand": ["pinned-down"]}
    stage = duel([felix("holy-roller"), "clint-ramsey"], ["pancho-castillo"], my, their)
    stage.pick("act:holy-roller.0", "play:pinned-down", "choose:felix-amador.0")
    reveal(stage, HIGH_CARD, PAIR)
    stage.until("casualties")
    assert "discard:felix-amador.0" not in stage.options()
    assert "discard:clint-ramsey.0" in stage.options()


@card("doomtown", "faster-on-the-draw", "sun-in-yer-eyes")
@rule("doomtown", "card.dude.stud-or-draw")
def test_the_last_one_to_speak_says_who_is_a_stud() -> None:
    stage = duel(
        ["philip-swinford"], ["pancho-castillo"], {"hand": ["faster-on-the-draw"]}, {"hand": ["sun-in-yer-eyes"]}
    )
    stage.pick("play:faster-on-the-draw")
    assert stage.dude("philip-swinford.0")["stud"]
    stage.pick("play:sun-in-yer-eyes", "choose:philip-swinford.0")
    found = stage.dude("philip-swinford.0")
    assert (found["stud"], found["bullets"]) == (False, 0)


@card("doomtown", "pettigrews-pawnshop", "general-store")
@rule("doomtown", "shop.by-card.same-rules-and-cost")
def test_goods_from_the_general_store_are_played_like_others() -> None:
    street = ["general-store", "home", "pettigrews-pawnshop"]
    me: Any = {"gang": ["clint-ramsey"], "street": street, "hand": ["mustang", "bobo"], "stash": 1}
    stage = Stage(me)
    stage.pick("act:general-store.0", "choose:mustang")  # 3 less 2, and 1 back
    assert stage.player(0)["stash"] == 1
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang"]


@card("doomtown", "california-tax-office", "the-town-hall")
@rule("doomtown", "limit.stat.negative-counts-as-zero")
def test_nobody_pays_for_an_upkeep_that_was_taxed() -> None:
    me: Any = {"gang": ["clint-ramsey"], "street": ["home", "california-tax-office"], "deck": DECK}
    stage = Stage(me, {"gang": ["sloane"], "stash": 6, "deck": DECK})
    stage.pick("act:california-tax-office.0/1", "yes")
    assert stage.player(1)["stash"] == 3
    stage.pick("pass", "pass")
    stage.until("noon", "pass done")
    assert stage.dude("sloane.1") != {}
    assert stage.player(1)["stash"] >= 3 - 1 + 3  # the ante, the income, and no wages


@card("doomtown", "under-the-weather", "doyles-hoyle")
@rule("doomtown", "pull.procedure.top-card-value")
def test_a_pull_of_a_player_is_no_dudes_pull() -> None:
    reader: Any = {"card": "clint-ramsey", "gear": ["doyles-hoyle"]}
    me: Any = {"gang": [reader], "hand": ["under-the-weather"], "deck": ["peacemaker", "bobo"]}
    stage = Stage(me, {"gang": ["sloane"]})
    stage.pick("play:under-the-weather", "choose:sloane.1")
    assert stage.asked == (1, "noon")
    assert not stage.dude("sloane.1")["booted"]
