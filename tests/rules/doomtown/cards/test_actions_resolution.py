"""Resolution actions that need no cheatin' hand, and Cheatin' Varmint, which is cheaper with one."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import showdown
from tests.rules.doomtown.stage import CHEATIN, FOURS, HIGH_CARD, PAIR, Stage

FIRST_SENTENCE = ("requirement", "act.requirement.first-sentence")
HUCKSTER = {"card": "steele-archer", "gear": ["soul-blast", "shadow-walk", "tin-star"]}


# ---- Hex Slingin'


@card("doomtown", "hex-slingin")
@rule("doomtown", "act.cost.do-x-to-y", "shootout.lumps.rank-raised")
def test_hex_slingin_turns_a_hex_of_the_posse_into_two_ranks() -> None:
    stage = showdown([HUCKSTER], ["pancho-castillo"], HIGH_CARD, PAIR, my={"hand": ["hex-slingin"]})
    stage.pick("play:hex-slingin")
    assert set(stage.options()) == {"choose:soul-blast.0", "choose:shadow-walk.0"}
    stage.pick("choose:shadow-walk.0")
    assert stage.player(0)["draw_hand"]["rank"] == 3
    assert stage.player(1)["draw_hand"]["rank"] == 2
    assert {gear["card"] for gear in stage.dude("steele-archer.0")["gear"]} == {"soul-blast", "tin-star"}
    assert stage.player(0)["discards"].count("shadow-walk") == 1


@card("doomtown", "hex-slingin")
@rule("doomtown", "act.requirement.first-sentence", "shootout.resolution.targets-in-posse")
def test_hex_slingin_needs_a_hex_in_the_own_posse() -> None:
    home = {**HUCKSTER, "at": "home"}
    stage = showdown(["clint-ramsey", home], [{**HUCKSTER}], HIGH_CARD, PAIR, my={"hand": ["hex-slingin"]})
    assert stage.asked == (0, "resolution")
    assert stage.refused("play:hex-slingin") == FIRST_SENTENCE


# ---- Point Blank


@card("doomtown", "point-blank")
@rule("doomtown", "wanted.reward.card-ability", "control.controller.decides")
def test_point_blank_makes_the_opponent_ace_a_dude_with_fewer_bullets() -> None:
    wanted = {"card": "lawrence-blackwood", "bounty": 2}  # 1 draw
    theirs: list[Any] = ["pancho-castillo", wanted, "steele-archer", "olivia-jenks"]  # 3, 1, 0, 2
    stage = showdown(["clint-ramsey"], theirs, HIGH_CARD, PAIR, my={"hand": ["point-blank"]})
    stage.pick("play:point-blank")
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.asked == (1, "choose")
    assert set(stage.options()) == {"choose:lawrence-blackwood.1", "choose:steele-archer.1"}
    stage.pick("choose:lawrence-blackwood.1")
    assert stage.player(1)["boot_hill"] == ["lawrence-blackwood"]
    assert stage.player(0)["stash"] == 5 + 2


@card("doomtown", "point-blank")
@rule("doomtown", "boot.cost.needs-unbooted", "act.requirement.first-sentence")
def test_point_blank_needs_an_unbooted_stud_but_no_victim() -> None:
    stage = showdown(["olivia-jenks"], ["pancho-castillo"], HIGH_CARD, PAIR, my={"hand": ["point-blank"]})
    assert stage.refused("play:point-blank") == FIRST_SENTENCE  # a draw
    booted = {"card": "clint-ramsey", "booted": True}
    mine: list[Any] = ["olivia-jenks", booted]
    stage = showdown(mine, ["pancho-castillo"], HIGH_CARD, PAIR, my={"hand": ["point-blank"]})
    assert stage.refused("play:point-blank") == FIRST_SENTENCE
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], HIGH_CARD, PAIR, my={"hand": ["point-blank"]})
    stage.pick("play:point-blank")
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("pancho-castillo.1")["posse"] == 2


@card("doomtown", "point-blank")
@rule("doomtown", "shootout.resolution.posse-emptied", "harrowed.ace.effect-only-discards")
def test_point_blank_may_end_the_shootout_and_only_discards_the_harrowed() -> None:
    stage = showdown(["clint-ramsey"], ["avie-cline"], HIGH_CARD, PAIR, my={"hand": ["point-blank"]})
    stage.pick("play:point-blank")
    assert stage.dude("avie-cline.1") == {}
    assert "avie-cline" in stage.player(1)["discards"]
    assert stage.view["shootout"] is None
    assert stage.dude("clint-ramsey.0") != {}


# ---- Cheatin' Varmint


@card("doomtown", "cheatin-varmint")
@rule("doomtown", "shootout.lumps.rank-lowered", "act.cost.do-x-to-y", "card.action.choose-one-ability")
def test_five_ghost_rock_lower_anybodys_hand_by_two_ranks() -> None:
    for whom, ranks in ((1, (1, 6)), (0, (1, 8))):
        stage = showdown(["clint-ramsey"], ["pancho-castillo"], HIGH_CARD, FOURS, my={"hand": ["cheatin-varmint"]})
        assert stage.offers("play") == ["play:cheatin-varmint"]  # nobody cheats
        stage.pick("play:cheatin-varmint", f"choose:seat-{whom}")
        assert stage.player(0)["stash"] == 0
        assert (stage.player(0)["draw_hand"]["rank"], stage.player(1)["draw_hand"]["rank"]) == ranks


@card("doomtown", "cheatin-varmint")
@rule("doomtown", "act.cost.boot-or-ghost-rock")
def test_cheatin_varmint_costs_five_ghost_rock_where_nobody_cheats() -> None:
    my = {"hand": ["cheatin-varmint"], "stash": 4}
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], HIGH_CARD, FOURS, my=my)
    assert stage.offers("play") == []
    assert stage.refused("play:cheatin-varmint") == FIRST_SENTENCE
    refused = stage.refused("play:cheatin-varmint/1")
    assert refused == ("no-cheater", "shootout.resolution.cheatin-needs-cheatin-hand")


@card("doomtown", "cheatin-varmint")
@rule("doomtown", "shootout.resolution.cheatin-needs-cheatin-hand", "shootout.lumps.rank-lowered")
def test_cheatin_varmint_is_free_against_a_cheatin_hand() -> None:
    my = {"hand": ["cheatin-varmint"], "stash": 0}
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], HIGH_CARD, CHEATIN, my=my)
    stage.pick("play:cheatin-varmint/1", "choose:seat-1")
    # A pair would be of rank 0: the worst hand of rank 1, so the high card wins.
    assert stage.player(1)["draw_hand"]["rank"] == 1
    stage.until("casualties")
    assert stage.asked == (1, "casualties")


@card("doomtown", "cheatin-varmint")
@rule("doomtown", "gamblin.cheatin.window", "gamblin.rank.lowest-wins")
def test_cheatin_varmint_can_make_the_own_lowball_hand_the_lowest() -> None:
    two_pairs = ["tommy-harden", "sun-in-yer-eyes", "mustang", "charlies-place", "clyde-owens"]  # 3S 3C 5H 5D 10S
    my: dict[str, Any] = {"hand": ["cheatin-varmint"], "deck": [*two_pairs, "bobo"]}
    for picks, winner in (("pass", 1), ("play:cheatin-varmint/1 choose:seat-0", 0)):
        stage = Stage(my, {"deck": [*CHEATIN, "bobo"]}, phase="gamblin", winner=1 - winner)
        assert stage.asked == (0, "cheatin")
        stage.pick(*picks.split())
        assert stage.view["winner"] == winner
