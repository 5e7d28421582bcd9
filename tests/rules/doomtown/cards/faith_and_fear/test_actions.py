"""The actions of Faith and Fear."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, duel, showdown
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, Stage

REQUIREMENT = ("requirement", "act.requirement.first-sentence")
DECK = ["bobo"] * 12


# ---- Swinford Finds Trouble


@card("doomtown", "swinford-finds-trouble")
@rule("doomtown", "act.sequence.declare-pay-resolve", "shootout.plays.sent-home-leaves")
def test_swinford_boots_your_dudes_one_by_one_and_a_weaker_opponent_for_each() -> None:
    stage = duel(["sloane", "clint-ramsey"], ["pancho-castillo", "allie-hensman"], {"hand": ["swinford-finds-trouble"]})
    stage.pick("play:swinford-finds-trouble")
    assert sorted(stage.options()) == ["choose:clint-ramsey.0", "choose:sloane.0"]
    stage.pick("choose:sloane.0")
    assert sorted(stage.options()) == ["choose:allie-hensman.1", "choose:pancho-castillo.1"]
    stage.pick("choose:pancho-castillo.1")
    assert stage.dude("pancho-castillo.1")["booted"]
    assert stage.asked == (0, "may")
    stage.pick("no")
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert stage.player(0)["discards"] == ["swinford-finds-trouble"]


@card("doomtown", "swinford-finds-trouble")
@rule("doomtown", "shootout.plays.sent-home-leaves", "shootout.plays.one-posse-left")
def test_swinford_sends_home_who_is_booted_already() -> None:
    stage = duel(["sloane", "pancho-castillo"], ["allie-hensman", "clint-ramsey"], {"hand": ["swinford-finds-trouble"]})
    stage.pick(
        "play:swinford-finds-trouble", "choose:sloane.0", "choose:clint-ramsey.1", "yes", "choose:clint-ramsey.1"
    )
    clint = stage.dude("clint-ramsey.1")
    assert (clint["place"], clint["booted"], clint["posse"]) == ("the-sloane-gang.1", True, 0)


@card("doomtown", "swinford-finds-trouble")
@rule("doomtown", "act.requirement.first-sentence")
def test_swinford_needs_an_unbooted_dude_and_nobody_weaker() -> None:
    weak = duel(["clint-ramsey"], ["sloane"], {"hand": ["swinford-finds-trouble"]})
    weak.pick("play:swinford-finds-trouble")
    assert (weak.dude("clint-ramsey.0")["booted"], weak.dude("sloane.1")["booted"]) == (True, False)
    tired: Any = {"card": "sloane", "at": "square", "booted": True}
    stage = Stage({"gang": [tired], "hand": ["swinford-finds-trouble"]}, {"gang": [("clint-ramsey", "square")]}, turn=1)
    stage.pick("call-out:clint-ramsey.1>sloane.0")
    while stage.asked is not None and stage.asked != (0, "shootout"):
        options = stage.options()
        stage.pick(next((p for p in ("accept", "done", "pass") if p in options), options[0]))
    assert stage.refused("play:swinford-finds-trouble") == REQUIREMENT


# ---- Under the Weather


@card("doomtown", "under-the-weather")
@rule("doomtown", "card.dude.grit", "pull.procedure.top-card-value")
def test_under_the_weather_compares_a_pull_with_a_dudes_grit() -> None:
    # Allie Hensman: value 1, bullets 2, influence 0
    for pulled, booted, home in (
        ("peacemaker", False, False),
        ("shotgun", True, False),
        ("flame-thrower", True, False),
        ("mechanical-horse", True, True),
    ):
        me: Any = {"hand": ["under-the-weather"], "deck": [pulled, "bobo"]}
        stage = Stage(me, {"gang": [("allie-hensman", "square"), "sloane"]})
        stage.pick("play:under-the-weather", "choose:allie-hensman.1")
        allie = stage.dude("allie-hensman.1")
        assert (allie["booted"], allie["place"] == "the-sloane-gang.1") == (booted, home)


# ---- Faster on the Draw


@card("doomtown", "faster-on-the-draw")
@rule("doomtown", "shootout.plays.targets-in-posse", "card.dude.stud-or-draw")
def test_faster_on_the_draw_helps_a_deputy_most() -> None:
    for mine, figures in (("philip-swinford", (2, True)), ("olivia-jenks", (3, False))):
        stage = duel([mine], ["pancho-castillo", "clint-ramsey"], {"hand": ["faster-on-the-draw"]})
        stage.pick("play:faster-on-the-draw")
        assert sorted(stage.options()) == ["choose:clint-ramsey.1", "choose:pancho-castillo.1"]
        stage.pick("choose:pancho-castillo.1")
        found = stage.dude(f"{mine}.0")
        assert (found["bullets"], found["stud"]) == figures
        assert stage.dude("pancho-castillo.1")["bullets"] == 1


# ---- This'll Hurt in the Mornin'


def hurt(my_hand: list[str], stash: int) -> Stage:
    """Pancho's player cheats: two threes of spades; the deck goes on with a whiskey flask and a bobo."""
    my: Any = {"deck": [*my_hand, *REST], "hand": ["thisll-hurt-in-the-mornin"], "stash": 0}
    their: Any = {"deck": [*CHEATIN, "bobo", "bobo", "bobo", "whiskey-flask", "roan", *REST], "stash": stash}
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], my_hand, CHEATIN, my=my, their=their)
    stage.until("resolution")
    stage.pick("play:thisll-hurt-in-the-mornin")
    return stage


@card("doomtown", "thisll-hurt-in-the-mornin")
@rule("doomtown", "cheat.hand.changed-card", "shootout.resolution.cheatin-needs-cheatin-hand")
def test_it_hurts_a_cheater_who_loses_a_card_and_pays_for_it() -> None:
    stage = hurt(PAIR, 5)
    stage.pick("choose:tommy-harden")
    assert stage.asked == (0, "may")
    stage.pick("no")
    assert stage.asked == (1, "may")
    stage.pick("yes")
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [1, 4]
    hand = [entry["card"] for entry in stage.player(1)["draw_hand"]["cards"]]
    assert sorted(hand) == sorted([*CHEATIN[1:], "whiskey-flask"])
    assert "tommy-harden" in stage.player(1)["discards"]


@card("doomtown", "thisll-hurt-in-the-mornin")
@rule("doomtown", "zone.boot-hill.aced-cards")
def test_it_hurts_twice_if_two_cards_go_and_nothing_is_paid() -> None:
    stage = hurt(PAIR, 1)
    stage.pick("choose:tommy-harden", "yes", "choose:mongwau-the-mighty")
    assert stage.asked == (1, "may")
    stage.pick("no", "no")
    assert sorted(stage.player(1)["boot_hill"]) == ["mongwau-the-mighty", "tommy-harden"]
    hand = [entry["card"] for entry in stage.player(1)["draw_hand"]["cards"]]
    assert sorted(hand) == sorted([*CHEATIN[2:], "roan", "whiskey-flask"])
    assert stage.player(0)["stash"] == 0


@card("doomtown", "thisll-hurt-in-the-mornin")
@rule("doomtown", "cheat.hand.definition")
def test_it_hurts_less_if_both_have_cheated() -> None:
    stage = hurt(CHEATIN, 5)
    stage.pick("choose:tommy-harden", "no")
    assert stage.asked != (1, "may")
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [0, 5]


@card("doomtown", "thisll-hurt-in-the-mornin")
@rule("doomtown", "shootout.resolution.cheatin-needs-cheatin-hand")
def test_a_legal_hand_is_not_hurt() -> None:
    my: Any = {"deck": [*PAIR, *REST], "hand": ["thisll-hurt-in-the-mornin"]}
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], PAIR, HIGH_CARD, my=my)
    stage.until("resolution")
    refused = stage.refused("play:thisll-hurt-in-the-mornin", 0)
    assert refused is None or refused[0] == "no-cheater"
    assert "play:thisll-hurt-in-the-mornin" not in stage.options()


# ---- Prayer


@card("doomtown", "prayer")
@rule(
    "doomtown", "shop.spell.matching-skill", "shop.spell.unbooted-at-controlled-location", "golden.card.beats-rulebook"
)
def test_a_prayer_lets_a_dude_get_miracles_anywhere() -> None:
    me: Any = {"gang": [("clint-ramsey", "square"), "olivia-jenks"], "hand": ["prayer", "holy-roller"], "deck": DECK}
    stage = Stage(me, {"gang": ["sloane"], "deck": DECK})
    assert stage.offers("shop") == []
    stage.pick("play:prayer", "choose:clint-ramsey.0", "pass")
    assert stage.offers("shop") == ["shop:holy-roller>clint-ramsey.0"]
    stage.pick("shop:holy-roller>clint-ramsey.0")
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["holy-roller"]


@card("doomtown", "prayer")
@rule("doomtown", "duration.noon.end-of-day")
def test_miracles_of_who_is_not_blessed_go_after_sundown() -> None:
    for dude, kept in (("clint-ramsey", []), ("felix-amador", ["walk-the-path"])):
        me: Any = {"gang": [dude, "olivia-jenks"], "hand": ["prayer", "walk-the-path"], "deck": DECK}
        stage = Stage(me, {"gang": ["sloane"], "deck": DECK})
        stage.pick("play:prayer", f"choose:{dude}.0", "pass", f"shop:walk-the-path>{dude}.0")
        day = stage.view["day"]
        while stage.view["day"] == day and stage.asked is not None:
            options = stage.options()
            stage.pick(next((pick for pick in ("pass", "done") if pick in options), options[0]))
        assert [gear["card"] for gear in stage.dude(f"{dude}.0")["gear"]] == kept


@card("doomtown", "prayer")
@rule("doomtown", "shootout.plays.kinds", "skill.keyword.rating")
def test_a_prayer_is_answered_in_a_shootout() -> None:
    me: Any = {"gang": [("clint-ramsey", "square"), ("olivia-jenks", "square")], "hand": ["prayer", "holy-roller"]}
    stage = Stage({**me, "deck": ["roan", *DECK]}, {"gang": [("sloane", "square")], "deck": DECK})
    stage.pick("play:prayer", "choose:clint-ramsey.0", "pass", "call-out:clint-ramsey.0>sloane.1", "accept")
    while stage.asked is not None and stage.asked[1] != "shootout":
        options = stage.options()
        stage.pick("join:olivia-jenks.0" if "join:olivia-jenks.0" in options else "done")
    assert stage.offers("shop") == ["shop:holy-roller>clint-ramsey.0"]
    stage.pick("shop:holy-roller>clint-ramsey.0", "pass", "act:holy-roller.0")  # 6 and 0 against 6
    assert stage.dude("clint-ramsey.0")["bullets"] == 3


# ---- Meet The New Boss


@card("doomtown", "meet-the-new-boss")
@rule("doomtown", "job.end.success-condition", "duration.counter.permanent", "zone.boot-hill.aced-cards")
def test_the_new_boss_has_influence_and_control_for_good() -> None:
    me: Any = {"gang": ["clint-ramsey"], "hand": ["meet-the-new-boss"], "stash": 1}
    stage = Stage(me, {"gang": ["sloane"]})
    stage.pick("play:meet-the-new-boss")
    while stage.asked is not None and stage.asked[1] != "noon":
        options = stage.options()
        stage.pick(next((pick for pick in ("pass", "done") if pick in options), options[0]))
    clint = stage.dude("clint-ramsey.0")
    assert (clint["influence"], clint["control"], stage.player(0)["stash"]) == (2, 1, 0)
    assert stage.player(0)["boot_hill"] == ["meet-the-new-boss"]


@card("doomtown", "meet-the-new-boss")
@rule("doomtown", "job.end.failure-no-effect", "card.cost.printed")
def test_the_new_boss_is_aced_even_if_the_job_fails() -> None:
    me: Any = {"gang": ["clint-ramsey"], "hand": ["meet-the-new-boss"], "stash": 1, "deck": [*HIGH_CARD, *REST]}
    stage = Stage(me, {"gang": [("sloane", "square")], "deck": [*PAIR, *REST]})
    stage.pick("play:meet-the-new-boss")
    for _ in range(60):
        if stage.asked is None or stage.asked[1] == "noon":
            break
        options = stage.options()
        wanted = ("oppose", "join:sloane.1", "discard:clint-ramsey.0", "pass", "done")
        stage.pick(next((pick for pick in wanted if pick in options), options[0]))
    assert stage.player(0)["boot_hill"] == ["meet-the-new-boss"]
    assert Stage({**me, "stash": 0}).refused("play:meet-the-new-boss") == (
        "too-dear",
        "act.sequence.declare-pay-resolve",
    )
