"""What the cards of Nightmare at Noon cost, whom they don't concern, and how long they last."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.brawls import FOURS_HAND, HIGH_HAND, brawl
from tests.rules.doomtown.cards.duels import REST, duel, reveal, showdown
from tests.rules.doomtown.stage import CHEATIN, FOURS, HIGH_CARD, THREES, Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


@card("doomtown", "the-fabulous-mister-miss")
@rule("doomtown", "duration.trait.while-in-play", "sundown.victory.checked-first")
def test_who_refused_mister_miss_is_without_influence_at_sundown_and_has_it_back_the_next_day() -> None:
    me = {"outfit": "the-fourth-ring", "gang": [("the-fabulous-mister-miss", "square")], "deck": ["bobo"] * 9}
    stage = Stage(me, {"gang": [("sloane", "square")], "hand": ["roan"], "deck": ["roan"] * 12, "stash": 20})
    stage.pick("call-out:the-fabulous-mister-miss.0>sloane.1", "refuse")
    stage.until("sundown")
    assert (stage.view["phase"], stage.dude("sloane.1")["influence"]) == ("sundown", 0)
    stage.until("wages")
    assert stage.dude("sloane.1")["influence"] == 3


@card("doomtown", "john-aces-radcliffe")
@rule("doomtown", "shootout.plays.kinds")
def test_aces_counts_the_hands_of_all_players_even_of_those_who_do_not_fight() -> None:
    for bystander, stud in ((4, False), (3, False), (2, True)):
        me: Any = {"gang": [("john-aces-radcliffe", "square")], "hand": ["roan"] * 3}
        them: Any = {"gang": [("pancho-castillo", "square")], "hand": ["roan"]}
        stage = Stage(me, them, {"hand": ["mustang"] * bystander})
        stage.pick("call-out:john-aces-radcliffe.0>pancho-castillo.1", "accept")
        stage.until("shootout")
        stage.pick("pass")
        assert stage.dude("john-aces-radcliffe.0")["stud"] == stud


# ---- searching a deck


@card("doomtown", "junior", "the-lord-provides", "for-such-a-time-as-this", "horse-wranglin")
@rule("doomtown", "zone.deck.shuffle-after-search")
@pytest.mark.parametrize("word", ["junior", "the-lord-provides", "for-such-a-time-as-this", "horse-wranglin"])
def test_a_deck_that_was_searched_is_shuffled(word: str) -> None:
    """Whatever was known of its order is gone, even if nothing was found."""
    saint = {"card": "felix-amador", "at": "square", "gear": [word] if word[0] in "tf" else []}
    hand = [word] if word[0] in "jh" else []
    me: Any = {"outfit": "the-fourth-ring", "gang": [saint], "hand": hand, "stash": 9, "deck": ["sloane"] * 4}
    stage = Stage(me, {"gang": [("pancho-castillo", "square")]})
    picks = {
        "junior": ["shop:junior", "act:junior.0/1"],
        "the-lord-provides": ["call-out:felix-amador.0>pancho-castillo.1", "accept", "act:the-lord-provides.0"],
        "for-such-a-time-as-this": ["act:for-such-a-time-as-this.0", "pass"],
        "horse-wranglin": ["play:horse-wranglin"],
    }
    stage.pick(*picks[word])
    assert stage.asked == (0, "choose")
    assert "shuffled" in stage.pick("done")


# ---- Junior, Nathan Shane, Warren Graves


@card("doomtown", "junior")
@rule("doomtown", "text.ability.optional", "gadget.invent.through-ability", "shop.dude.at-home")
def test_junior_finds_mystical_goods_but_no_gadget_for_a_dude_where_he_is() -> None:
    me = {"outfit": "the-fourth-ring", "hand": ["junior"], "stash": 9, "discards": ["holy-wheel-gun", "soul-cage"]}
    deck = ["stone-idol", "roan"]
    stage = Stage({**me, "gang": ["bobo", ("micah-ryse", "square")], "deck": deck})
    stage.pick("shop:junior")
    assert (stage.asked, stage.options()) == ((0, "react"), ["pass", "act:junior.0/1"])
    stage.pick("act:junior.0/1")
    assert sorted(stage.options()) == ["choose:soul-cage", "choose:stone-idol", "done"]
    stage.pick("choose:soul-cage", "either:2")
    assert sorted(stage.options()) == ["choose:bobo.0", "choose:junior.0"]  # Micah is elsewhere
    stage.pick("choose:bobo.0")
    assert [gear["card"] for gear in stage.dude("bobo.0")["gear"]] == ["soul-cage"]
    assert stage.player(0)["stash"] == 9 - 5 - 3
    idle = Stage({**me, "deck": deck})
    idle.pick("shop:junior", "pass")
    assert (idle.asked, idle.player(0)["boot_hill"]) == ((1, "noon"), [])


@card("doomtown", "nathan-shane")
@rule("doomtown", "boot.cost.needs-unbooted", "shootout.plays.sources", "text.ability.optional")
def test_nathan_shane_sees_as_many_cards_as_he_has_bullets() -> None:
    nathan = {"card": "nathan-shane", "at": "square", "gear": ["peacemaker"]}  # 1 + 1
    them: Any = {"gang": [("pancho-castillo", "square")], "hand": ["war-paint", "rumors", "extortion"]}
    stage = shootout({"gang": [nathan]}, them, "nathan-shane.0", "pancho-castillo.1")
    stage.pick("act:nathan-shane.0")
    seen = stage.game.view(stage.state, 0)["players"][1]["hand"]
    assert len(seen) == 2
    assert (stage.asked, stage.dude("nathan-shane.0")["booted"]) == ((0, "may"), True)
    stage.pick("yes")
    assert sorted(stage.options()) == sorted(f"choose:{name}" for name in seen)  # only what he saw
    stage.pick(stage.options()[0])
    assert len(stage.hand(1)) == 2
    kept = shootout({"gang": [nathan]}, them, "nathan-shane.0", "pancho-castillo.1")
    kept.pick("act:nathan-shane.0", "no")
    assert len(kept.hand(1)) == 3


@card("doomtown", "warren-graves")
@rule("doomtown", "react.timing.pauses-play", "act.limit.once-per-day", "shootout.lumps.discard-one-ace-two")
def test_warren_graves_steps_in_for_shootout_plays_and_not_for_casualties() -> None:
    wendy: Any = {"gang": [("xiong-wendy-cheng", "square")]}
    them: Any = {"outfit": "morgan-cattle-co", "gang": [("olivia-jenks", "square"), "warren-graves"]}
    stage = shootout(wendy, them, "xiong-wendy-cheng.0", "olivia-jenks.1")
    stage.pick("act:xiong-wendy-cheng.0")  # sends her home booted
    assert (stage.asked, stage.options()) == ((1, "react"), ["pass", "act:warren-graves.1"])
    stage.pick("act:warren-graves.1")
    olivia, warren = stage.dude("olivia-jenks.1"), stage.dude("warren-graves.1")
    assert (olivia["place"], olivia["booted"], warren["posse"], warren["booted"]) == (
        "morgan-cattle-co.1",
        True,
        2,
        False,
    )
    let = shootout(wendy, them, "xiong-wendy-cheng.0", "olivia-jenks.1")
    let.pick("act:xiong-wendy-cheng.0", "pass")
    assert (let.asked, let.dude("warren-graves.1")["place"]) == ((1, "noon"), "morgan-cattle-co.1")
    himself = shootout(wendy, {**them, "gang": [("warren-graves", "square")]}, "xiong-wendy-cheng.0", "warren-graves.1")
    himself.pick("act:xiong-wendy-cheng.0")  # another of your dudes
    assert himself.asked == (1, "noon")
    lost = brawl(FOURS_HAND, HIGH_HAND, their={"gang": [("clementine-lepp", "square"), "warren-graves"]})
    lost.until("casualties")
    lost.pick("ace:clementine-lepp.1")  # as a casualty
    assert lost.dude("warren-graves.1")["posse"] == 0


# ---- Soul Cage, For Such a Time as This, Sword of the Spirit


@card("doomtown", "soul-cage")
@rule("doomtown", "shootout.resolution.sources", "unique.limit.in-play-or-boot-hill", "boot.cost.needs-unbooted")
def test_a_soul_cage_opens_for_what_the_cheatin_hand_is_worth() -> None:
    keeper = {"card": "steele-archer", "gear": ["soul-cage"]}
    my: Any = {"discards": ["tyxarglenak", "pagliaccio"], "boot_hill": ["the-brute", "ivor-hawley"], "stash": 0}
    stage = showdown([keeper], ["pancho-castillo"], HIGH_CARD, CHEATIN, my={**my, "deck": [*HIGH_CARD, *REST]})
    stage.pick("act:soul-cage.0")  # a cheatin' pair is worth 2; they cost 4, 2, 2 and 9
    assert sorted(stage.options()) == ["choose:pagliaccio", "choose:the-brute"]
    stage.pick("choose:the-brute")
    brute = stage.dude("the-brute.0")
    assert (brute["place"], brute["posse"], brute["booted"]) == ("square", 1, False)
    assert (stage.player(0)["stash"], stage.dude("steele-archer.0")["gear"][0]["booted"]) == (0, True)
    fair = showdown([keeper], ["pancho-castillo"], HIGH_CARD, HIGH_CARD, my={**my, "deck": [*HIGH_CARD, *REST]})
    assert fair.refused("act:soul-cage.0") == ("no-cheater", "shootout.resolution.cheatin-needs-cheatin-hand")
    gang = [("steele-archer", "square"), {"card": "clint-ramsey", "gear": ["soul-cage"]}]
    away = showdown(
        ["steele-archer"], ["pancho-castillo"], HIGH_CARD, CHEATIN, my={**my, "gang": gang, "deck": HIGH_CARD}
    )
    assert "act:soul-cage.0" not in away.options()  # not in the posse


@card("doomtown", "for-such-a-time-as-this")
@rule("doomtown", "spell.cast.failure-still-used", "job.end.failure-no-effect", "job.leader.unbooted")
def test_for_such_a_time_as_this_needs_the_miracle_and_the_job() -> None:
    saint = {"card": "felix-amador", "gear": ["for-such-a-time-as-this"]}  # Blessed 2
    failed = Stage({"gang": [saint], "deck": ["bobo", "tommy-harden"]})
    failed.pick("act:for-such-a-time-as-this.0")  # 6 and 2 are not 9
    assert failed.asked == (1, "noon")
    assert not failed.dude("felix-amador.0")["booted"]
    assert failed.dude("felix-amador.0")["gear"][0]["booted"]
    me: Any = {"gang": [saint], "deck": ["james-ghetty", *HIGH_CARD, *REST]}  # 7 and 2: the check is 9
    lost = Stage(me, {"gang": [("pancho-castillo", "square")], "deck": [*FOURS, *REST]})
    lost.pick("act:for-such-a-time-as-this.0", "oppose", "join:pancho-castillo.1")
    reveal(lost, HIGH_CARD, FOURS)
    lost.until("casualties")
    lost.pick("ace:felix-amador.0")
    lost.until("noon")
    assert lost.player(0)["boot_hill"] == ["felix-amador"]  # the card is discarded with its dude
    booted = Stage({"gang": [{**saint, "booted": True}], "deck": ["sloane"]})
    assert booted.refused("act:for-such-a-time-as-this.0") == ("no-leader", "job.leader.unbooted")


@card("doomtown", "for-such-a-time-as-this", "morgan-gadgetorium")
@rule("doomtown", "card.dude.grit", "skill.test.pull-plus-rating", "spell.cast.difficulty-per-ability")
def test_for_such_a_time_as_this_looks_at_the_check_however_hard_it_was() -> None:
    """A ten and Blessed 2 make 12, against 9 or, with the Gadgetorium, 11: grit 10 is less, grit 12 is not."""
    saint = {"card": "felix-amador", "gear": ["for-such-a-time-as-this"]}
    deck = ["clyde-owens", "pancho-castillo", "abram-grothe", "roan"]  # grit 5 + 3 + 2 and 11 + 2 + 1
    for harder in (False, True):
        stage = Stage({"outfit": "morgan-gadgetorium", "gang": [saint], "deck": deck, "stash": 9})
        stage.pick("act:for-such-a-time-as-this.0", "act:morgan-gadgetorium.0" if harder else "pass")
        assert sorted(stage.options()) == ["choose:pancho-castillo", "done"]
        stage.pick("choose:pancho-castillo")
        assert stage.dude("pancho-castillo.0")["influence"] == 2 + 1
        assert stage.player(0)["stash"] == 9 + harder - 1
        assert stage.player(0)["boot_hill"] == ["for-such-a-time-as-this"]


@card("doomtown", "sword-of-the-spirit")
@rule("doomtown", "act.requirement.first-sentence", "spell.cast.failure-still-used", "duration.noon.end-of-day")
def test_the_sword_of_the_spirit_is_for_a_melee_weapon_as_long_as_the_dude_has_it() -> None:
    saint = {"card": "sister-mary-gideon", "gear": ["sword-of-the-spirit"]}  # Blessed 1
    fencer = {"card": "olivia-jenks", "gear": ["rapier"]}
    gang: Any = [saint, fencer, "clint-ramsey"]
    stage = Stage({"gang": gang, "deck": ["sloane"]})
    stage.pick("act:sword-of-the-spirit.0")
    assert not stage.dude("sister-mary-gideon.0")["gear"][0]["booted"]  # it doesn't boot
    stage.pick("pass", "trade:rapier.0>clint-ramsey.0")
    stage.until("noon")
    olivia, clint = stage.dude("olivia-jenks.0"), stage.dude("clint-ramsey.0")
    assert (olivia["bullets"], olivia["stud"]) == (2, False)
    assert clint["bullets"] == 2 + 2  # the sword was for her
    failed = Stage({"gang": gang, "deck": ["pony-express"]})
    failed.pick("act:sword-of-the-spirit.0")
    assert failed.dude("olivia-jenks.0")["bullets"] == 2 + 2
    gun = Stage({"gang": [saint, {"card": "olivia-jenks", "gear": ["shotgun"]}], "deck": ["sloane"]})
    assert gun.refused("act:sword-of-the-spirit.0") == REQUIREMENT


# ---- A Fight They'll Never Forget, Nightmare at Noon


@card("doomtown", "a-fight-theyll-never-forget", "nightmare-at-noon")
@rule("doomtown", "headline.limit.one-per-shootout", "shootout.lumps.discard-one-ace-two")
def test_a_fight_honours_the_other_shooter_for_each_aced_casualty_and_nobody_for_a_discarded_one() -> None:
    """A high card against a three of a kind, rank 4: three casualties, one by a discard and two by an ace."""
    fight = "a-fight-theyll-never-forget"
    my: Any = {"hand": [fight, "nightmare-at-noon"], "deck": [*HIGH_CARD, *REST]}
    stage = duel(["clint-ramsey", "olivia-jenks"], ["pancho-castillo"], my, {"deck": [*THREES, *REST]})
    stage.pick(f"play:{fight}")
    fighters = ("clint-ramsey.0", "olivia-jenks.0", "pancho-castillo.1")
    assert [stage.dude(name)["bullets"] for name in fighters] == [2 + 1, 2 + 1, 3]
    assert stage.player(0)["boot_hill"] == [fight]
    stage.pick("pass")
    assert stage.refused("play:nightmare-at-noon") == ("headline", "headline.limit.one-per-shootout")
    reveal(stage, HIGH_CARD, THREES)
    stage.until("casualties")
    stage.pick("discard:olivia-jenks.0", "ace:clint-ramsey.0")
    stage.until("noon")
    assert stage.dude("pancho-castillo.1")["control"] == 1


@card("doomtown", "a-fight-theyll-never-forget")
@rule("doomtown", "shootout.shooter.any-dude", "shootout.lumps.discard-one-ace-two")
def test_a_fight_gives_nothing_to_the_shooter_of_the_posse_that_lost_the_dude() -> None:
    """A high card against two pairs: two casualties, which one ace covers."""
    pairs = ["tommy-harden", "sun-in-yer-eyes", "mustang", "pancho-castillo", "clyde-owens"]  # 3S 3C 5H 5S 10S
    my: Any = {"hand": ["a-fight-theyll-never-forget"], "deck": [*HIGH_CARD, *REST]}
    stage = duel(["clint-ramsey", "olivia-jenks"], ["sloane"], my, {"deck": [*pairs, *REST]})
    stage.pick("play:a-fight-theyll-never-forget")
    while stage.asked is not None and stage.asked[1] == "shootout":
        stage.pick("pass")
    stage.pick("shooter:clint-ramsey.0")
    reveal(stage, HIGH_CARD, pairs)
    stage.until("casualties")
    stage.pick("ace:olivia-jenks.0")
    stage.until("shootout")
    assert [stage.dude(name)["control"] for name in ("clint-ramsey.0", "sloane.1")] == [0, 1]
