"""Refusals: each with its own code, sentence and rule, in both languages, and nothing changed by it."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.text.speaker import Speaker
from tests.cite import rule
from tests.rules.doomtown.brawls import brawl
from tests.rules.doomtown.stage import GAME, Stage

SPEAKERS = [Speaker(lang, "doomtown") for lang in ("en", "it")]


def denied(stage: Stage, pick: str, code: str, cited: str, seat: int | None = None) -> None:
    """A pick is refused with this code and rule, in a sentence of its own, and the state is what it was."""
    who = GAME.asked(stage.state)[0] if seat is None else seat
    before = stage.data
    refusal = GAME.refuse(stage.state, who, pick)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, cited)
    sentences = [speaker.refusal(refusal) for speaker in SPEAKERS]
    assert sentences[0] != sentences[1]
    for sentence in sentences:
        assert sentence.strip()
        assert code not in sentence.split()
        assert "{" not in sentence
    with pytest.raises(Exception, match=r".") as caught:
        GAME.apply(stage.state, who, pick)
    assert getattr(caught.value, "refusal", refusal).code == code
    assert stage.data == before


@rule("doomtown", "unique.limit.in-play-or-boot-hill", "unique.default.by-type", "unique.limit.not-restricted")
def test_a_second_unique_card() -> None:
    cited = "unique.limit.in-play-or-boot-hill"
    hand = ["clint-ramsey", "pony-express", "legendary-holster", "mustang", "olivia-jenks"]
    stage = Stage(
        {
            "stash": 20,
            "hand": hand,
            "gang": [{"card": "clint-ramsey", "gear": ["mustang", "legendary-holster"]}, "steele-archer"],
            "boot_hill": ["pony-express"],
            "discards": ["olivia-jenks"],
        },
        {"gang": ["olivia-jenks"]},
    )
    denied(stage, "shop:clint-ramsey", "unique", cited)
    denied(stage, "shop:pony-express>left", "unique", cited)
    denied(stage, "shop:legendary-holster>steele-archer.0", "unique", cited)
    assert stage.refused("shop:mustang>steele-archer.0") is None  # not unique
    assert stage.refused("shop:olivia-jenks") is None  # another player's, and one in the discard pile


@rule("doomtown", "unique.limit.in-play-or-boot-hill", "shop.by-card.same-rules-and-cost")
def test_an_effect_does_not_bring_a_second_unique_card_either() -> None:
    stage = Stage(
        {
            "hand": ["recruitment-drive"],
            "gang": ["steele-archer"],
            "discards": ["clint-ramsey", "pony-express", "olivia-jenks"],
            "boot_hill": ["clint-ramsey"],
            "street": ["home", "pony-express"],
            "stash": 6,
        },
        {},
    )
    stage.pick("play:recruitment-drive")
    assert stage.dude("olivia-jenks.0") != {}  # the only one of the three that may come
    assert stage.player(0)["stash"] == 5


@rule("doomtown", "move.special.needs-unbooted", "move.play.any-location-boots")
def test_moves_that_are_none() -> None:
    gang: list[Any] = [{"card": "clint-ramsey", "booted": True}, "olivia-jenks"]
    stage = Stage({"gang": gang}, {"gang": ["sloane"]})
    denied(stage, "move:clint-ramsey.0>square", "booted-move", "move.special.needs-unbooted")
    denied(stage, "move:olivia-jenks.0>law-dogs.0", "already-there", "move.play.any-location-boots")
    denied(stage, "move:sloane.1>square", "not-your-dude", "move.play.any-location-boots")


@rule("doomtown", "callout.target.not-at-own-home", "callout.target.enemy-same-location", "golden.cannot.beats-can")
def test_call_outs_that_are_none() -> None:
    here = "the-sloane-gang.1"
    gang: list[Any] = [("clint-ramsey", here), {"card": "olivia-jenks", "at": here, "booted": True}]
    stage = Stage({"gang": gang}, {"gang": ["sloane", ("marion-seville", "square")]}, {"gang": [("avie-cline", here)]})
    denied(stage, "call-out:clint-ramsey.0>sloane.1", "at-own-home", "callout.target.not-at-own-home")
    denied(stage, "call-out:clint-ramsey.0>marion-seville.1", "elsewhere", "callout.target.enemy-same-location")
    denied(stage, "call-out:olivia-jenks.0>avie-cline.2", "booted", "callout.target.enemy-same-location")
    denied(stage, "call-out:clint-ramsey.0>olivia-jenks.0", "not-an-opponent", "callout.target.enemy-same-location")
    assert stage.refused("call-out:clint-ramsey.0>avie-cline.2") is None  # a guest there, too


@rule("doomtown", "shop.goods.recipient", "shop.spell.matching-skill", "gadget.invent.mad-scientist-needed")
def test_attachments_that_do_not_fit() -> None:
    gang: list[Any] = [
        {"card": "clint-ramsey", "booted": True},
        ("olivia-jenks", "square"),
        {"card": "steele-archer", "booted": True},
        "philip-swinford",
    ]
    hand = ["mustang", "soul-blast", "flame-thrower"]
    stage = Stage({"gang": gang, "hand": hand, "stash": 20}, {"gang": ["sloane"]})
    denied(stage, "shop:mustang>clint-ramsey.0", "carrier-booted", "shop.goods.recipient")
    denied(stage, "shop:mustang>olivia-jenks.0", "place-not-controlled", "shop.goods.recipient")
    denied(stage, "shop:mustang>sloane.1", "carrier-yours", "shop.goods.recipient")
    denied(stage, "shop:soul-blast>philip-swinford.0", "cannot-carry", "shop.spell.matching-skill")
    denied(stage, "shop:flame-thrower>philip-swinford.0", "gadget-invented", "gadget.invent.mad-scientist-needed")
    denied(stage, "invent:flame-thrower>philip-swinford.0", "no-skill", "gadget.invent.mad-scientist-needed")


@rule("doomtown", "shootout.posse.same-or-adjacent-location", "location.out-of-town.isolated")
def test_posse_members_from_too_far_away() -> None:
    gang: list[Any] = [("clint-ramsey", "bunkhouse.0")]
    gang += [("olivia-jenks", "pony-express.0"), ("tommy-harden", "blake-ranch.0")]
    mine = {
        "street": ["pony-express", "home", "bunkhouse"],
        "outskirts": ["blake-ranch"],
        "gang": [*gang],
    }
    stage = Stage(mine, {"gang": [("sloane", "bunkhouse.0")]})
    stage.pick("call-out:clint-ramsey.0>sloane.1", "accept")
    assert stage.asked == (0, "shootout")  # nobody could join, so nobody was asked
    mine["gang"] = [*gang, "philip-swinford"]
    stage = Stage(mine, {"gang": [("sloane", "bunkhouse.0")]})
    stage.pick("call-out:clint-ramsey.0>sloane.1", "accept")
    denied(stage, "join:olivia-jenks.0", "not-adjacent", "shootout.posse.same-or-adjacent-location")
    denied(stage, "join:tommy-harden.0", "not-adjacent", "shootout.posse.same-or-adjacent-location")
    denied(stage, "join:sloane.1", "not-your-dude", "shootout.posse.same-or-adjacent-location")


@rule("doomtown", "shootout.lumps.exact-casualties", "shootout.lumps.sidekick")
def test_casualties_over_and_under() -> None:
    dude: Any = {"card": "clementine-lepp", "at": "square", "gear": ["bluetick"]}
    stage = brawl("3S 3D 5H 6C 10S", "2S 4D 6H 8C 10S", their={"gang": [dude]})
    stage.until("casualties")
    denied(stage, "ace:clementine-lepp.1", "casualties-over", "shootout.lumps.exact-casualties")
    denied(stage, "done", "casualties-under", "shootout.lumps.exact-casualties")
    denied(stage, "ace:bluetick.1", "not-that-way", "shootout.lumps.sidekick")
    denied(stage, "discard:steele-archer.0", "not-a-casualty", "shootout.lumps.discard-one-ace-two")


@rule("doomtown", "shootout.resolution.cheatin-one-per-victim", "gamblin.cheatin.not-on-self")
def test_cheatin_once_and_never_on_oneself() -> None:
    once = "shootout.resolution.cheatin-one-per-victim"
    stage = brawl("KS QD JH 9C 8D", "3S tommy-harden 5H 6C 10S", my={"hand": ["one-good-turn", "coachwhip"]})
    stage.pick("play:one-good-turn/1", "pass")
    denied(stage, "play:coachwhip", "cheatin-once", once)
    stage = brawl("3S tommy-harden 5H 6C 10S", "KS QD JH 9C 8D", my={"hand": ["coachwhip"]})
    denied(stage, "play:coachwhip", "cheatin-on-self", "gamblin.cheatin.not-on-self")


@rule("doomtown", "joker.use.pulls-and-draw-hands", "shop.play.pay-and-place", "card.action.played-from-hand")
def test_cards_that_are_not_bought() -> None:
    stage = Stage({"hand": ["joker-red", "coachwhip", "sloane"], "stash": 7, "gang": ["clint-ramsey"]})
    denied(stage, "shop:joker-red", "joker-from-hand", "joker.use.pulls-and-draw-hands")
    denied(stage, "play:joker-red", "joker-from-hand", "joker.use.pulls-and-draw-hands")
    denied(stage, "shop:coachwhip", "action-not-shopped", "card.action.played-from-hand")
    denied(stage, "shop:sloane", "too-dear", "shop.play.pay-and-place")
    denied(stage, "play:coachwhip", "not-now", "act.source.hand-or-in-play")
    denied(stage, "shop:clyde-owens", "not-in-hand", "shop.play.pay-and-place")


def test_every_code_has_a_sentence_of_its_own() -> None:
    codes = ["unique", "booted-move", "at-own-home", "carrier-booted", "cannot-carry", "not-adjacent"]
    codes += ["booted-elsewhere", "casualties-over", "casualties-under", "cheatin-once", "joker-from-hand"]
    for speaker in SPEAKERS:
        args: dict[str, Any] = {"card": "sloane", "target": "sloane", "dude": "sloane", "need": 1}
        sentences = [speaker.text(f"refusal-{code}", **args) for code in codes]
        assert len(set(sentences)) == len(codes)
