"""Them Other Rules: what stands nowhere else."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.language import stats
from sixgun.games.doomtown.table import in_play
from tests.cite import rule
from tests.rules.doomtown.stage import CHEATIN, FOURS, HIGH_CARD, THREES, Stage, shootout
from tests.rules.doomtown.test_shootout import draw


def number(stage: Stage, name: str) -> int:
    """The number of a card in play, for looking inside."""
    state: Any = stage.state
    names = [entry for entry in range(1, len(state.what)) if state.zone[entry] == 6]
    key, _, owner = name.partition(".")
    return next(c for c in names if state.book.cards.keys[state.what[c]] == key and state.owner[c] == int(owner))


@rule("doomtown", "location.deed-leaves.gap-closed", "location.deed-leaves.dudes-home-booted", "location.kind.in-town")
def test_a_deed_that_leaves_closes_the_street_and_sends_dudes_home() -> None:
    street = ["pony-express", "gomorra-parish", "home"]
    stage = Stage(
        {"street": street, "gang": [("clint-ramsey", "gomorra-parish.0")]}, {"gang": [("sloane", "gomorra-parish.0")]}
    )
    in_play.discard(stage.state, number(stage, "gomorra-parish.0"))
    assert stage.player(0)["street"] == ["pony-express.0", "law-dogs.0"]
    assert (stage.dude("clint-ramsey.0")["place"], stage.dude("clint-ramsey.0")["booted"]) == ("law-dogs.0", True)
    assert (stage.dude("sloane.1")["place"], stage.dude("sloane.1")["booted"]) == ("the-sloane-gang.1", True)
    assert stage.player(0)["discards"] == ["gomorra-parish"]


@rule(
    "doomtown",
    "zone.leave-play.owners-pile",
    "boot.state.only-in-play",
    "token.removal.out-of-game",
    "control.owner.fixed",
)
def test_cards_leave_for_their_owners_piles_and_tokens_for_good() -> None:
    gang: Any = [{"card": "clint-ramsey", "booted": True, "gear": ["mustang"]}, "gunslinger"]
    stage = Stage({"gang": gang})
    in_play.ace(stage.state, number(stage, "clint-ramsey.0"))
    assert stage.player(0)["boot_hill"] == ["clint-ramsey"]
    assert stage.player(0)["discards"] == ["mustang"]
    in_play.ace(stage.state, number(stage, "gunslinger.0"))
    assert stage.player(0)["boot_hill"] == ["clint-ramsey"]


@rule("doomtown", "limit.grit.per-component", "limit.value.one-to-thirteen", "card.dude.grit")
def test_grit_adds_up_numbers_within_their_limits() -> None:
    stage = Stage(
        {
            "gang": [("max-baine", "cattle-market.0"), ("olivia-jenks", "cattle-market.0")],
            "street": ["home", "cattle-market"],
        }
    )
    state: Any = stage.state
    assert stage.dude("max-baine.0")["value"] == 13  # 12 and 3, but no more than a king
    olivia = number(stage, "olivia-jenks.0")
    assert stage.dude("olivia-jenks.0")["value"] == 2 + 3 + 3
    assert stats.grit(state, olivia) == 8 + 2 + 3


@rule("doomtown", "wanted.reward.never-for-own")
def test_nobody_earns_the_bounty_of_an_own_dude() -> None:
    gang: Any = [
        {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]},
        {"card": "bobo", "at": "square", "bounty": 3},
    ]
    me = {"gang": gang, "deck": ["sloane", "bobo"]}  # a king pulled, and Huckster 2
    stage = Stage(me, {"gang": [("pancho-castillo", "square")]})
    stage.pick("call-out:steele-archer.0>pancho-castillo.1", "accept", "join:bobo.0")
    stage.pick("act:soul-blast.0", "choose:bobo.0")
    assert stage.player(0)["stash"] == 5


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


@rule("doomtown", "shootout.resolution.cheatin-by-outsiders")
def test_an_outsider_may_punish_a_cheatin_hand() -> None:
    me: Any = {"gang": [("clint-ramsey", "square")], "deck": [*THREES, *["bobo"] * 4]}
    them: Any = {"gang": [("pancho-castillo", "square")], "deck": [*CHEATIN, *["bobo"] * 5]}
    stage = Stage(me, them, {"hand": ["one-good-turn"], "gang": ["steele-archer"]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done", "done", "pass", "pass")
    draw(stage, THREES, CHEATIN)
    seats = []
    while stage.asked is not None and stage.asked[1] == "resolution":
        seats.append(stage.asked[0])
        if stage.asked[0] == 2:
            assert stage.options() == ["pass", "play:one-good-turn/1"]
        stage.pick("pass")
    assert seats == [0, 1, 2]


@rule(
    "doomtown",
    "job.mark.any-distance",
    "job.end.mark-gone",
    "job.posse.mark-need-not-join",
    "job.posse.defence-eligible",
)
def test_the_judge_leads_a_job_against_a_wanted_dude_anywhere() -> None:
    wanted: Any = {"card": "pancho-castillo", "bounty": 2}
    stage = Stage(
        {"gang": [("judge-harry-somerset", "blake-ranch.0")], "outskirts": ["blake-ranch"]},
        {"gang": [wanted, "sloane"]},
    )
    stage.pick("act:judge-harry-somerset.0")
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    assert stage.player(1)["boot_hill"] == ["pancho-castillo"]
    assert stage.player(0)["stash"] == 7
    assert stage.dude("judge-harry-somerset.0")["place"] == "law-dogs.0"


@rule("doomtown", "job.posse.defence-by-owner", "job.roles.leader-and-mark")
def test_the_owner_defends_when_the_controller_does_not() -> None:
    mine = {"hand": ["establishin-whos-in-charge"], "gang": [("clint-ramsey", "square")]}
    owner = {"street": ["home", "pony-express"], "gang": ["allie-hensman"]}
    controller = {"gang": [("steele-archer", "pony-express.1")]}
    stage = Stage(mine, owner, controller)
    stage.pick("play:establishin-whos-in-charge", "done")
    assert stage.asked == (2, "oppose")
    stage.pick("pass")
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    assert stage.place("pony-express.1")["control"] == 2


@rule("doomtown", "gamblin.cheatin.first-day-winner")
def test_on_the_first_day_pulls_say_who_punishes_first() -> None:
    mine = {"deck": [*CHEATIN, "sloane"], "hand": ["coachwhip"], "gang": ["clint-ramsey"]}
    theirs = {"deck": [*CHEATIN, "pony-express"], "hand": ["coachwhip"], "gang": ["allie-hensman"]}
    stage = Stage(mine, theirs, phase="gamblin", winner=None)
    assert stage.asked == (1, "cheatin")  # an ace is lower than a king


@rule("doomtown", "duration.react.shootout-or-phase", "react.order.winner-first", "upkeep.order.winner-if-relevant")
def test_the_town_hall_lowers_upkeep_for_this_phase() -> None:
    me = {"street": ["home", "the-town-hall"], "gang": [("pancho-castillo", "the-town-hall.0")], "stash": 0}
    stage = Stage(me, phase="upkeep")
    assert stage.asked == (0, "react")
    stage.pick("act:the-town-hall.0")
    assert stage.asked == (0, "wages")
    stage.pick("done")
    assert stage.player(0)["stash"] == 3 + 2 - (2 + 2 - 2)
    assert stage.dude("pancho-castillo.0")["upkeep"] == 4


@rule("doomtown", "boot.state.turned", "boot.state.otherwise-equal", "text.ability.optional")
def test_a_booted_card_keeps_its_other_abilities() -> None:
    caller: Any = {"card": "clyde-owens", "at": "square", "booted": True}
    stage = Stage({"gang": [caller]}, {"gang": [("pancho-castillo", "square")]})
    assert stage.offers("act") == ["act:clyde-owens.0"]
    assert stage.offers("move") == []
