"""Actions against whoever holds a cheatin' hand, in shootouts and in lowball."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, reveal, showdown
from tests.rules.doomtown.stage import CHEATIN, FOURS, HIGH_CARD, PAIR, THREES, Stage

NO_CHEATER = ("no-cheater", "shootout.resolution.cheatin-needs-cheatin-hand")


def against(hand: list[str], mine: list[Any], theirs: list[Any], my_hand: list[str] = PAIR, **my: Any) -> Stage:
    """The other side has revealed a cheatin' pair of threes, and it is seat 0's turn."""
    return showdown(mine, theirs, my_hand, CHEATIN, my={"hand": hand, **my})


def lowball(hand: list[str], my: dict[str, Any], their: dict[str, Any]) -> Stage:
    """The other side has revealed a cheatin' lowball hand."""
    me = {"deck": [*HIGH_CARD, *REST], "hand": hand, **my}
    return Stage(me, {"deck": [*CHEATIN, *REST], **their}, phase="gamblin")


# ---- Bottom Dealin'


@card("doomtown", "bottom-dealin")
@rule("doomtown", "zone.leave-play.owners-pile", "shootout.reveal.only-once", "zone.discard.face-up")
def test_bottom_dealin_gives_the_cheater_five_cards_of_the_own_deck() -> None:
    dealt = ["silas-aims", "pinto", "jacksons-strike", "judge-harry-somerset", "reserves"]  # 8S 7H JD 2S 8C: a pair
    deck = [*THREES, "bobo", "bobo", *dealt, "clint-ramsey"]
    stage = against(["bottom-dealin"], ["clint-ramsey"], ["pancho-castillo"], THREES, deck=deck)
    stage.pick("play:bottom-dealin")
    shown = stage.player(1)["draw_hand"]
    assert {entry["card"] for entry in shown["cards"]} == set(dealt)
    assert (shown["rank"], shown["cheatin"]) == (2, False)
    assert set(CHEATIN) <= set(stage.player(1)["discards"])
    stage.until("noon")
    assert stage.dude("pancho-castillo.1") == {}  # three of a kind against a pair
    assert set(dealt) <= set(stage.player(0)["discards"])
    assert not set(dealt) & set(stage.player(1)["discards"])


@card("doomtown", "bottom-dealin")
@rule("doomtown", "gamblin.cheatin.window", "gamblin.rank.lowest-wins")
def test_bottom_dealin_spoils_a_lowball_hand() -> None:
    for picks, winner in (("play:bottom-dealin", 0), ("pass", 1)):
        stage = lowball(["bottom-dealin"], {"deck": [*THREES, *FOURS, *REST]}, {})
        assert stage.asked == (0, "cheatin")
        stage.pick(picks)
        assert stage.view["winner"] == winner


@card("doomtown", "bottom-dealin", "one-good-turn", "coachwhip", "magical-distraction")
@rule("doomtown", "shootout.resolution.cheatin-needs-cheatin-hand", "shootout.resolution.cheatin-one-per-victim")
def test_cheatin_actions_need_a_cheatin_hand_and_come_once() -> None:
    hand = ["bottom-dealin", "coachwhip", "magical-distraction", "one-good-turn"]
    mine: list[Any] = [{"card": "steele-archer", "gear": ["soul-blast"]}]
    stage = showdown(mine, ["pancho-castillo"], HIGH_CARD, PAIR, my={"hand": hand})
    assert stage.offers("play") == []
    for key in ("bottom-dealin", "coachwhip", "magical-distraction", "one-good-turn/1"):
        assert stage.refused(f"play:{key}") == NO_CHEATER
    stage = against(hand, mine, ["pancho-castillo"])
    assert len(stage.offers("play")) == 4
    stage.pick("play:one-good-turn/1", "pass")
    assert stage.player(0)["stash"] == 8
    refused = ("cheatin-once", "shootout.resolution.cheatin-one-per-victim")
    assert stage.refused("play:coachwhip") == refused


# ---- Coachwhip!


@card("doomtown", "coachwhip")
@rule("doomtown", "cheat.hand.definition", "zone.boot-hill.aced-cards", "wanted.reward.card-ability")
def test_coachwhip_aces_a_dude_of_the_cheaters_posse_whom_the_honest_player_picks() -> None:
    theirs: list[Any] = [
        "pancho-castillo",
        {"card": "sloane", "booted": True, "bounty": 3},
        {"card": "bobo", "at": "home"},
    ]
    stage = against(["coachwhip"], ["clint-ramsey"], theirs)
    stage.pick("play:coachwhip")
    assert stage.asked == (0, "choose")
    assert set(stage.options()) == {"choose:pancho-castillo.1", "choose:sloane.1"}
    stage.pick("choose:sloane.1")
    assert stage.player(1)["boot_hill"] == ["sloane"]
    assert stage.player(0)["stash"] == 5 + 3
    assert stage.dude("pancho-castillo.1")["posse"] == 2


@card("doomtown", "coachwhip")
@rule("doomtown", "cheat.hand.still-allowed", "control.controller.decides")
def test_a_cheater_picks_the_own_dude_if_the_player_of_coachwhip_cheats_as_well() -> None:
    stage = against(["coachwhip"], ["clint-ramsey"], ["pancho-castillo", "bobo"], CHEATIN)
    stage.pick("play:coachwhip")
    assert stage.asked == (1, "choose")
    stage.pick("choose:bobo.1")
    assert stage.player(1)["boot_hill"] == ["bobo"]


@card("doomtown", "coachwhip")
@rule("doomtown", "shootout.resolution.cheatin-by-outsiders")
def test_a_bystander_without_a_draw_hand_leaves_the_pick_of_coachwhip_to_the_cheater() -> None:
    stage = Stage(
        {"gang": [("clint-ramsey", "square")], "deck": [*PAIR, *REST]},
        {"gang": [("pancho-castillo", "square"), ("bobo", "square")], "deck": [*CHEATIN, *REST]},
        {"gang": ["olivia-jenks"], "hand": ["coachwhip"]},
    )
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done", "join:bobo.1", "done")
    reveal(stage, PAIR, CHEATIN)
    stage.until("resolution")
    stage.pick("pass", "pass", "play:coachwhip")
    assert stage.asked == (1, "choose")
    stage.pick("choose:pancho-castillo.1")
    assert stage.player(1)["boot_hill"] == ["pancho-castillo"]


@card("doomtown", "coachwhip")
@rule("doomtown", "gamblin.cheatin.window", "boot.state.turned")
def test_coachwhip_boots_a_dude_in_lowball() -> None:
    gang: Any = ["pancho-castillo", {"card": "sloane", "booted": True}, "bobo"]
    for deck, picker in ((HIGH_CARD, 0), (CHEATIN, 1)):  # whoever cheats as well has no say
        stage = lowball(["coachwhip"], {"deck": [*deck, *REST]}, {"gang": gang, "stash": 20})
        stage.pick("play:coachwhip")
        assert stage.asked == (picker, "choose")
    assert set(stage.options()) == {"choose:pancho-castillo.1", "choose:bobo.1"}
    stage.pick("choose:bobo.1")
    assert stage.dude("bobo.1")["booted"]
    assert not stage.dude("pancho-castillo.1")["booted"]
    assert stage.player(1)["boot_hill"] == []


@card("doomtown", "coachwhip")
@rule("doomtown", "act.requirement.first-sentence")
def test_coachwhip_needs_a_dude_whom_the_cheater_can_boot() -> None:
    for gang in ([], [{"card": "pancho-castillo", "booted": True}]):
        stage = lowball(["coachwhip", "one-good-turn"], {}, {"gang": gang})
        assert stage.asked == (0, "cheatin")
        assert stage.offers("play") == ["play:one-good-turn/1"]


# ---- Magical Distraction


@card("doomtown", "magical-distraction")
@rule("doomtown", "pull.procedure.top-card-value", "act.cost.do-x-to-y", "shootout.lumps.rank-raised")
def test_magical_distraction_makes_the_pull_the_rank_of_the_own_hand() -> None:
    for pulled, rank in (("pinto", 7), ("pony-express", 1), ("sloane", 11)):
        mine: list[Any] = [{"card": "steele-archer", "gear": ["soul-blast"]}]
        deck = [*THREES, pulled, "bobo"]
        stage = against(["magical-distraction"], mine, ["pancho-castillo"], THREES, deck=deck)
        stage.pick("play:magical-distraction")
        assert stage.player(0)["draw_hand"]["rank"] == rank
        assert stage.player(1)["draw_hand"]["rank"] == 2
        assert stage.dude("steele-archer.0")["gear"] == []
        assert {"soul-blast", pulled} <= set(stage.player(0)["discards"])


@card("doomtown", "magical-distraction")
@rule("doomtown", "act.requirement.first-sentence", "shootout.resolution.targets-in-posse")
def test_magical_distraction_needs_a_spell_in_the_own_posse() -> None:
    absent = {"card": "steele-archer", "gear": ["soul-blast"], "at": "home"}
    armed = {"card": "clint-ramsey", "gear": ["peacemaker"]}
    stage = against(["magical-distraction", "one-good-turn"], [armed, absent], ["pancho-castillo"])
    assert stage.offers("play") == ["play:one-good-turn/1"]
    gang: Any = [{"card": "steele-archer", "gear": ["soul-blast"]}]
    stage = lowball(["magical-distraction", "one-good-turn"], {"gang": gang}, {})
    assert stage.offers("play") == ["play:one-good-turn/1"]  # no posse in lowball
