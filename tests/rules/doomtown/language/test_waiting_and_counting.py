"""What waits, what lasts, how many are chosen and what pays, with abilities made up for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.cards.duels import duel, showdown
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, THREES, Stage
from tests.rules.doomtown.versions import game_with


def auction(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **ability: Any) -> Stage:
    """The player in turn has an action with another ability."""
    game = game_with(auction={"ability": [{"play": "noon", **ability}]})
    return Stage({**mine, "hand": ["auction", *mine.get("hand", ["bobo"])]}, theirs or {}, game=game)


GANG = {"gang": ["clint-ramsey", "olivia-jenks", "tommy-harden"]}


@rule("doomtown", "act.requirement.first-sentence")
def test_up_to_a_number_are_chosen_or_exactly_that_many() -> None:
    stage = auction(GANG, do=["choose-some dude mine up-to 2", "boot some"])
    stage.pick("play:auction")
    assert "done" in stage.options()  # none, if you like
    stage.pick("choose:clint-ramsey.0", "choose:olivia-jenks.0")
    assert [stage.dude(name)["booted"] for name in ("clint-ramsey.0", "olivia-jenks.0", "tommy-harden.0")] == [1, 1, 0]
    stage = auction(GANG, do=["choose-some dude mine exactly 2", "boot some"])
    stage.pick("play:auction")
    assert "done" not in stage.options()
    stage.pick("choose:clint-ramsey.0")
    assert "done" not in stage.options()
    stage.pick("choose:tommy-harden.0")
    assert stage.asked == (1, "noon")
    few = auction({"gang": ["clint-ramsey"]}, target=["choose-some dude mine exactly 2"], do=["boot some"])
    assert few.refused("play:auction") == ("requirement", "act.requirement.first-sentence")


@rule("doomtown", "duration.noon.end-of-day")
@pytest.mark.parametrize(("verb", "gained"), [("later", 1), ("whenever", 2)])
def test_what_waits_happens_once_or_each_time_and_only_for_whom_it_is_about(verb: str, gained: int) -> None:
    do = [f"{verb} moved of x", ["gain you 1"]]
    stage = auction({"gang": ["clint-ramsey", "olivia-jenks"], "stash": 0}, target=["choose x dude mine"], do=do)
    stage.pick("play:auction", "choose:clint-ramsey.0", "pass")
    stage.pick("move:olivia-jenks.0>square", "pass")
    assert stage.player(0)["stash"] == 0  # somebody else
    stage.pick("move:clint-ramsey.0>square", "pass", "move:clint-ramsey.0>the-sloane-gang.1")
    assert stage.player(0)["stash"] == gained


@rule("doomtown", "duration.noon.end-of-day", "upkeep.wages.pay-or-discard")
def test_effects_last_until_the_next_upkeep_is_over_or_for_good() -> None:
    for until, night, noon in (("day", 1, 1), ("upkeep", 4, 1), ("permanent", 4, 4)):
        mine = {"gang": ["clint-ramsey"], "deck": ["bobo"] * 12, "stash": 9}
        ability: Any = {"until": until, "target": ["choose x dude mine"], "do": ["influence x +3"]}
        stage = auction(mine, {"deck": ["bobo"] * 12, "stash": 9}, **ability)
        stage.pick("play:auction")
        assert stage.dude("clint-ramsey.0")["influence"] == 4
        stage.until("wages", "pass done")
        assert stage.dude("clint-ramsey.0")["influence"] == night
        stage.until("noon", "pass done")
        assert stage.dude("clint-ramsey.0")["influence"] == noon


@rule("doomtown", "golden.cannot.beats-can", "shootout.flee.home-booted")
@pytest.mark.parametrize("whom", ["you", "x"])
def test_who_cannot_flee_stays_and_fights(whom: str) -> None:
    do = [f"give {whom} no-fleeing"]
    game = game_with(auction={"ability": [{"play": "shootout", "target": ["choose x dude mine posse"], "do": do}]})
    my, their = {"hand": ["auction"], "deck": [*HIGH_CARD, *["bobo"] * 9]}, {"deck": [*PAIR, *["bobo"] * 9]}
    stage = duel(["clint-ramsey", "tommy-harden"], ["pancho-castillo"], my, their, game=game)
    stage.pick("play:auction")
    stage.until("run-or-gun", "choose:clint-ramsey.0 pass done shooter:clint-ramsey.0 drop:bobo discard:tommy-harden.0")
    assert (stage.asked, stage.options()) == ((0, "run-or-gun"), ["done"])
    assert stage.refused("flee:clint-ramsey.0") == ("kept-there", "golden.cannot.beats-can")


@rule("doomtown", "counter.ghost-rock.stash-and-bounty", "act.cost.boot-or-ghost-rock")
def test_ghost_rock_on_a_card_pays_for_what_the_card_says() -> None:
    pays = {"play": "trait", "for": "card gadget here", "do": ["give x funded"]}
    fills = {"play": "noon", "do": ["rock this = 2"]}
    game = game_with(mustang={"ability": [pays, fills]})
    gear = ["mustang", "telepathy-helmet"]
    mine = {
        "gang": [{"card": "clint-ramsey", "gear": gear}, {"card": "tommy-harden", "at": "square", "gear": gear[1:]}]
    }
    stage = Stage({**mine, "stash": 0}, {"hand": ["bobo"]}, game=game)
    (near, far) = [stage.dude(name)["gear"][-1]["id"] for name in ("clint-ramsey.0", "tommy-harden.0")]
    assert stage.refused(f"act:{near}/1") is not None
    stage.pick("act:mustang.0/1", "pass")
    assert stage.dude("clint-ramsey.0")["gear"][0]["rocks"] == 2
    assert stage.refused(f"act:{far}/1") is not None  # elsewhere
    stage.pick(f"act:{near}/1", "pass")
    assert stage.dude("clint-ramsey.0")["gear"][0]["rocks"] == 1
    assert stage.game.faults(stage.state) == []


@rule("doomtown", "shootout.lumps.casualties-by-difference")
def test_how_much_a_round_was_lost_by_is_a_number() -> None:
    ability = {"play": "trait", "on": "round-decided", "do": ["gain you lost-by.you"]}
    game = game_with(clint_ramsey={"ability": [ability]})
    for hand, gained in ((PAIR, 2), (HIGH_CARD, 3), (THREES, 0)):
        stage = showdown(["clint-ramsey"], ["pancho-castillo"], hand, THREES, game=game)
        stage.until("casualties")
        assert stage.player(0)["stash"] == 5 + gained


@rule("doomtown", "cheat.hand.definition", "gamblin.cheatin.window")
def test_a_player_who_was_caught_cheatin_today_is_remembered() -> None:
    cheat = ["tommy-harden", "mongwau-the-mighty", "pony-express", "mustang", "clyde-owens"]
    game = game_with(
        auction={"ability": [{"play": "noon", "target": ["choose x player caught"], "do": ["gain you 1"]}]}
    )
    for hand, refusal in ((cheat, None), (PAIR, ("requirement", "act.requirement.first-sentence"))):
        me: Any = {"hand": ["auction"], "deck": [*HIGH_CARD, *["bobo"] * 9], "stash": 9}
        stage = Stage(me, {"deck": [*hand, *["bobo"] * 9], "stash": 9}, phase="gamblin", winner=0, game=game)
        stage.until("noon", "pass done")
        assert stage.refused("play:auction", 0) == refusal
