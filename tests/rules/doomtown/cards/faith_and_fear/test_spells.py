"""The Hexes and the first Miracles: what each does if it succeeds, and when it cannot be cast."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.casting import cast_in_a_fight, caster
from tests.rules.doomtown.cards.duels import REST, duel, reveal, showdown
from tests.rules.doomtown.cards.faith_and_fear.test_goods import protected
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, THREES, Stage

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


def blessed(*miracles: str, **more: Any) -> Any:
    """Félix Amador, Blessed 2, a draw with 1 bullet."""
    return {"card": "felix-amador", "gear": [*miracles], **more}


# ---- Mirror, Mirror


@card("doomtown", "mirror-mirror")
@rule("doomtown", "card.dude.stud-or-draw", "spell.cast.success", "spell.cast.difficulty-per-ability")
def test_mirror_mirror_makes_the_huckster_like_an_opponent() -> None:
    stage = cast_in_a_fight("mirror-mirror", ["peacemaker", "bobo"], "pancho-castillo")  # 2 and 2 against 4
    stage.pick("act:mirror-mirror.0")
    steele = stage.dude("steele-archer.0")
    assert (steele["stud"], steele["bullets"]) == (True, 3)
    assert stage.dude("pancho-castillo.1")["bullets"] == 3
    stage.pick("pass")
    assert stage.refused("act:mirror-mirror.0/1") == ("used-today", "act.limit.one-spell-ability-per-day")


@card("doomtown", "mirror-mirror")
@rule("doomtown", "spell.cast.failure-still-used", "limit.stat.printed-plus-modifiers")
def test_mirror_mirror_makes_an_opponent_like_the_huckster() -> None:
    for pulled, figures in (("whiskey-flask", (False, 0)), ("shotgun", (True, 3))):  # 4 or 3, and 2, against 6
        stage = cast_in_a_fight("mirror-mirror", [pulled, "bobo"], "pancho-castillo")
        stage.pick("act:mirror-mirror.0/1")
        pancho = stage.dude("pancho-castillo.1")
        assert (pancho["stud"], pancho["bullets"]) == figures


@card("doomtown", "mirror-mirror")
@rule("doomtown", "limit.stat.printed-plus-modifiers")
def test_mirror_mirror_changes_no_bullets_of_the_weaker_one() -> None:
    armed = caster("mirror-mirror", gear=["mirror-mirror", "legendary-holster"])  # 2 bullets
    for ability in ("act:mirror-mirror.0", "act:mirror-mirror.0/1"):
        stage = duel([armed], ["clementine-lepp"], {"deck": ["flame-thrower"]})
        stage.pick(ability)
        assert [stage.dude(name)["bullets"] for name in ("steele-archer.0", "clementine-lepp.1")] == [2, 0]


# ---- Phantasm


PHANTASM_STREET = ["home", "bunkhouse", "pony-express"]


def phantasm(pulled: str, theirs: list[Any]) -> Stage:
    me: Any = {"gang": [caster("phantasm", at="bunkhouse.0")], "street": PHANTASM_STREET, "deck": [pulled, "bobo"]}
    return Stage(me, {"gang": theirs})


@card("doomtown", "phantasm")
@rule("doomtown", "move.by-card.new-location", "location.adjacent.neighbours", "spell.cast.success")
def test_phantasm_drives_an_unbooted_dude_one_place_on() -> None:
    for pulled, place in (("pinto", "pony-express.0"), ("bobo", "square")):  # 7 or 6, and 2, against 9
        stage = phantasm(pulled, [("sloane", "square")])
        stage.pick("act:phantasm.0")
        assert (stage.asked == (0, "choose")) == (place != "square")
        if place != "square":
            assert "choose:square" not in stage.options()
            stage.pick("choose:pony-express.0")
        sloane = stage.dude("sloane.1")
        assert (sloane["place"], sloane["booted"]) == (place, False)


@card("doomtown", "phantasm")
@rule("doomtown", "act.requirement.first-sentence")
def test_phantasm_is_for_other_players_dudes_near_by() -> None:
    far = phantasm("pinto", ["sloane"])
    assert far.refused("act:phantasm.0") == REQUIREMENT
    booted: Any = {"card": "sloane", "at": "square", "booted": True}
    stage = phantasm("pinto", [booted])
    assert stage.refused("act:phantasm.0") == REQUIREMENT
    assert stage.refused("act:phantasm.0/1") == REQUIREMENT  # not at the same place


@card("doomtown", "phantasm")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "spell.cast.difficulty-per-ability")
def test_phantasm_drives_a_booted_dude_away_from_the_same_place() -> None:
    booted: Any = {"card": "sloane", "at": "bunkhouse.0", "booted": True}
    for pulled, place in (
        ("doyles-hoyle", "square"),
        ("mechanical-horse", "bunkhouse.0"),
    ):  # 10 or 9, and 2, against 12
        stage = phantasm(pulled, [booted])
        stage.pick("act:phantasm.0/1", "choose:square")
        assert (stage.dude("sloane.1")["place"], stage.dude("sloane.1")["booted"]) == (place, True)


# ---- Lay On Hands


def saving(theirs: list[str], mine: list[str], pulled: str, **more: Any) -> Stage:
    """Félix looks on from home; Clint Ramsey loses a round in the square."""
    healer = blessed("lay-on-hands", at="law-dogs.0", **more)
    my: Any = {"gang": [("clint-ramsey", "square"), healer], "deck": [*mine, "bobo", "bobo", pulled, *REST]}
    return showdown(["clint-ramsey"], ["pancho-castillo"], mine, theirs, my=my)


@card("doomtown", "lay-on-hands")
@rule("doomtown", "react.timing.pauses-play", "shootout.lumps.discard-one-ace-two", "sundown.unboot.all")
def test_lay_on_hands_sends_a_casualty_home_instead_and_it_stays_booted_for_the_night() -> None:
    for theirs, way in ((PAIR, "discard"), (THREES, "ace")):
        stage = saving(theirs, HIGH_CARD, "bobo")  # 6 and 2 against 8
        stage.until("casualties")
        stage.pick(f"{way}:clint-ramsey.0")
        assert stage.asked == (0, "react")
        stage.pick("act:lay-on-hands.0")
        clint, felix = stage.dude("clint-ramsey.0"), stage.dude("felix-amador.0")
        assert (clint["place"], clint["booted"]) == ("law-dogs.0", True)
        assert (felix["booted"], felix["gear"][0]["booted"]) == (True, True)
        stage.until("noon")
        day = stage.view["day"]
        while stage.view["day"] == day and stage.asked is not None:
            options = stage.options()
            stage.pick(next((pick for pick in ("pass", "done") if pick in options), options[0]))
        assert [stage.dude(name)["booted"] for name in ("clint-ramsey.0", "felix-amador.0")] == [True, False]


@card("doomtown", "lay-on-hands")
@rule("doomtown", "spell.cast.failure-still-used")
def test_a_failed_lay_on_hands_saves_nobody_and_boots_the_card_alone() -> None:
    stage = saving(PAIR, HIGH_CARD, "mustang")  # 5 and 2 against 8
    stage.until("casualties")
    stage.pick("discard:clint-ramsey.0", "act:lay-on-hands.0")
    assert stage.dude("clint-ramsey.0") == {}
    felix = stage.dude("felix-amador.0")
    assert (felix["booted"], felix["gear"][0]["booted"]) == (False, True)


@card("doomtown", "lay-on-hands")
@rule("doomtown", "act.requirement.first-sentence", "wanted.reward.card-ability")
def test_lay_on_hands_stops_an_ace_by_a_card_but_needs_an_unbooted_blessed_near_by() -> None:
    for at, booted, asked in (("law-dogs.0", False, True), ("law-dogs.0", True, False), ("pats-perch.0", False, False)):
        healer = blessed("lay-on-hands", at=at, booted=booted)
        victim: Any = {"card": "allie-hensman", "at": "square", "bounty": 2}  # value 1
        my: Any = {"gang": [victim, healer], "outskirts": ["pats-perch"], "deck": ["bobo"] * 8}
        armed: Any = {"card": "pancho-castillo", "at": "square", "gear": ["shotgun"]}
        stage = Stage(my, {"gang": [armed], "stash": 0})
        stage.pick("call-out:allie-hensman.0>pancho-castillo.1", "accept")
        while stage.asked is not None and stage.asked != (1, "shootout"):
            stage.pick("pass" if "pass" in stage.options() else "done")
        stage.pick("act:shotgun.1")
        assert (stage.asked == (0, "react")) == asked
        if asked:
            stage.pick("act:lay-on-hands.0")
            assert stage.dude("allie-hensman.0")["bounty"] == 2
            assert stage.player(1)["stash"] == 0
        else:
            assert (stage.dude("allie-hensman.0"), stage.player(1)["stash"]) == ({}, 2)


@card("doomtown", "lay-on-hands")
@rule("doomtown", "act.requirement.first-sentence")
def test_nobody_lays_hands_on_the_blessed_themselves() -> None:
    my: Any = {"gang": [blessed("lay-on-hands", at="square")], "deck": [*HIGH_CARD, *REST]}
    stage = showdown(["felix-amador"], ["pancho-castillo"], HIGH_CARD, PAIR, my=my)
    stage.until("casualties")
    stage.pick("discard:felix-amador.0")
    assert stage.dude("felix-amador.0") == {}


# ---- Holy Roller


@card("doomtown", "holy-roller")
@rule("doomtown", "spell.cast.success", "golden.cannot.beats-can", "shootout.lumps.exact-casualties")
def test_a_holy_roller_is_no_casualty_unless_the_round_is_lost_by_three() -> None:
    for theirs, safe in ((PAIR, True), (THREES, False)):  # ranks 2 and 4 against 1
        decks: Any = ({"deck": ["whiskey-flask", *HIGH_CARD, *REST]}, {"deck": [*theirs, *REST]})  # 4 and 2 against 6
        stage = duel([blessed("holy-roller"), "clint-ramsey"], ["pancho-castillo"], *decks)
        stage.pick("act:holy-roller.0")
        assert stage.dude("felix-amador.0")["bullets"] == 2
        reveal(stage, HIGH_CARD, theirs)
        stage.until("casualties")
        assert ("discard:felix-amador.0" in stage.options()) != safe


@card("doomtown", "holy-roller")
@rule("doomtown", "duration.shootout.end-of-shootout")
def test_the_bullet_of_a_holy_roller_lasts_and_the_protection_does_not() -> None:
    decks: Any = ({"deck": ["whiskey-flask", *HIGH_CARD, *REST]}, {"deck": [*PAIR, *REST]})
    stage = duel([blessed("holy-roller"), "clint-ramsey", "olivia-jenks"], ["pancho-castillo"], *decks)
    stage.pick("act:holy-roller.0")
    reveal(stage, HIGH_CARD, PAIR)
    stage.until("casualties")
    stage.pick("discard:olivia-jenks.0")
    stage.until("shootout")
    assert stage.view["shootout"]["round"] == 2
    assert stage.dude("felix-amador.0")["bullets"] == 2
    assert not protected(stage)


# ---- The Lord Provides


def provides(pulled: str, **more: Any) -> Stage:
    my: Any = {"deck": [pulled, "ambush", "mustang", "clint-ramsey"], "discards": ["reserves", "roan"], **more}
    return duel([blessed("the-lord-provides")], ["pancho-castillo"], my)


@card("doomtown", "the-lord-provides")
@rule("doomtown", "zone.deck.shuffle-after-search", "zone.leave-play.owners-pile")
def test_the_lord_provides_an_action_from_deck_or_discard_pile() -> None:
    for chosen in ("ambush", "reserves"):
        stage = provides("pinto")  # 7 and 2 against 9
        stage.pick("act:the-lord-provides.0")
        assert set(stage.offers("choose")) >= {"choose:ambush", "choose:reserves"}
        assert "choose:mustang" not in stage.options()
        stage.pick(f"choose:{chosen}")
        assert stage.hand(0) == [chosen]
        felix = stage.dude("felix-amador.0")
        assert (felix["booted"], felix["gear"]) == (True, [])
        assert "the-lord-provides" in stage.player(0)["discards"]


@card("doomtown", "the-lord-provides")
@rule("doomtown", "spell.cast.failure-still-used", "act.requirement.first-sentence")
def test_the_lord_provides_nothing_to_who_fails_or_is_booted() -> None:
    stage = provides("bobo")
    stage.pick("act:the-lord-provides.0")
    felix = stage.dude("felix-amador.0")
    assert (stage.hand(0), felix["booted"], felix["gear"][0]["booted"]) == ([], False, True)
    tired = blessed("the-lord-provides", booted=True)
    stage = Stage({"gang": [("clint-ramsey", "square"), {**tired, "at": "square"}]}, {"gang": [("sloane", "square")]})
    stage.pick("call-out:clint-ramsey.0>sloane.1", "accept", "join:felix-amador.0")
    stage.until("shootout")
    assert stage.refused("act:the-lord-provides.0") == REQUIREMENT


# ---- Walk the Path


@card("doomtown", "walk-the-path")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "move.by-card.new-location")
def test_walk_the_path_leads_another_dude_of_yours_to_the_blessed() -> None:
    far: Any = {"card": "clint-ramsey", "at": "pats-perch.0", "booted": True}
    me: Any = {"gang": [blessed("walk-the-path", at="square"), far, ("olivia-jenks", "square")]}
    for pulled, place in (("whiskey-flask", "square"), ("shotgun", "pats-perch.0")):  # 4 or 3, and 2, against 6
        stage = Stage({**me, "outskirts": ["pats-perch"], "deck": [pulled]}, {"gang": ["sloane"]})
        stage.pick("act:walk-the-path.0")
        clint = stage.dude("clint-ramsey.0")
        assert (clint["place"], clint["booted"]) == (place, True)


@card("doomtown", "walk-the-path")
@rule("doomtown", "shootout.trespass.late-joiners", "shootout.plays.sources")
def test_walk_the_path_brings_a_dude_into_the_posse_unbooted() -> None:
    far: Any = {"card": "clint-ramsey", "at": "pats-perch.0", "booted": True}
    my: Any = {"gang": [("felix-amador", "square")], "outskirts": ["pats-perch"], "deck": ["mustang", "bobo"]}
    my["gang"] = [blessed("walk-the-path", at="square"), far]
    stage = duel(["felix-amador"], ["pancho-castillo"], my)
    stage.pick("act:walk-the-path.0/1")  # 5 and 2 against 7
    clint = stage.dude("clint-ramsey.0")
    assert (clint["place"], clint["booted"], clint["posse"]) == ("square", False, 1)


# ---- Soothe


@card("doomtown", "soothe")
@rule("doomtown", "act.cost.do-x-to-y", "boot.cost.needs-unbooted")
def test_soothe_boots_the_blessed_to_unboot_anybody_else_near_by() -> None:
    tired: Any = {"card": "sloane", "at": "square", "booted": True}
    for pulled, booted in (("flame-thrower", False), ("pinto", True)):  # 8 or 7, and 2, against 10
        stage = Stage({"gang": [blessed("soothe")], "deck": [pulled]}, {"gang": [tired]})
        stage.pick("act:soothe.0")
        assert (stage.dude("sloane.1")["booted"], stage.dude("felix-amador.0")["booted"]) == (booted, True)
    stage = Stage({"gang": [blessed("soothe", booted=True)]}, {"gang": [tired]})
    assert stage.refused("act:soothe.0") is not None


@card("doomtown", "soothe")
@rule("doomtown", "spell.cast.definition", "shop.spell.matching-skill")
def test_miracles_are_for_the_blessed() -> None:
    me: Any = {"gang": ["felix-amador", "steele-archer", "clint-ramsey"], "hand": ["soothe"], "stash": 5}
    assert Stage(me).offers("shop") == ["shop:soothe>felix-amador.0"]
    assert Stage(me).refused("shop:soothe>steele-archer.0") == ("cannot-carry", "shop.spell.matching-skill")
