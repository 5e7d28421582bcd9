"""Who may use what, how often, and within which limits, with abilities that no card of the Base Set has."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.language import (
    control,
    entry,
    players,
    stats,
    usable,
)
from sixgun.games.doomtown.language.words import (
    RULE_BLANK,
    STAT_BULLETS,
    STAT_CONTROL,
    STAT_HAND_SIZE,
)
from sixgun.games.doomtown.rules import inventin, joining
from sixgun.games.doomtown.table import uses
from sixgun.games.doomtown.table.blocks import env_of
from sixgun.games.doomtown.table.changes import RULE, UNTIL_DAY
from sixgun.games.doomtown.table.components import NONE, SPELL
from sixgun.games.doomtown.table.records import HEADLINES
from sixgun.games.doomtown.table.state import NOBODY
from tests.cite import rule
from tests.rules.doomtown.stage import Stage, shootout
from tests.rules.doomtown.versions import game_with


@rule("doomtown", "text.trait.always-on", "shop.goods.recipient")
def test_a_trait_gives_its_rule_to_its_controller_alone() -> None:
    trait: Any = {"play": "trait", "do": ["give you shops-anywhere"]}
    game = game_with(bobo={"ability": [trait]})
    square: Any = {"gang": [("clint-ramsey", "square")], "hand": ["mustang"]}
    other: Any = {"gang": [("olivia-jenks", "square")], "hand": ["roan"]}
    for owner in (0, 1):
        players = [{**square}, {**other}]
        players[owner]["gang"] = [*players[owner]["gang"], "bobo"]
        for turn, offer in ((0, "shop:mustang>clint-ramsey.0"), (1, "shop:roan>olivia-jenks.1")):
            stage = Stage(*players, turn=turn, game=game)
            assert (offer in stage.offers("shop")) == (turn == owner)


@rule("doomtown", "control.change.take-control")
def test_each_card_goes_to_the_player_who_took_it() -> None:
    s = Stage({"gang": ["clint-ramsey"]}, {"gang": ["pancho-castillo"]}).state
    clint, pancho = s.gang[0][0], s.gang[1][0]
    for first, second in (((clint, 1), (pancho, 0)), ((pancho, 0), (clint, 1))):
        other = s.clone()
        control.take(other, *first, UNTIL_DAY)
        control.take(other, *second, UNTIL_DAY)
        assert (stats.holder(other, clint), stats.holder(other, pancho)) == (1, 0)


@rule("doomtown", "limit.stat.negative-counts-as-zero")
def test_bullets_and_control_points_below_zero_count_as_zero() -> None:
    stage = Stage({"gang": ["clint-ramsey"], "street": ["home", "pony-express"]})
    s = stage.state
    clint, deed = s.gang[0][0], s.street[0][1]
    s.mods += (clint, STAT_BULLETS, -9, UNTIL_DAY, 0, NONE)
    s.mods += (deed, STAT_CONTROL, -9, UNTIL_DAY, 0, NONE)
    assert (stats.bullets(s, clint), stats.control_points(s, deed)) == (0, 0)
    assert stage.dude("clint-ramsey.0")["bullets"] == 0


@rule("doomtown", "act.limit.one-spell-ability-per-day")
def test_a_spell_is_used_once_a_day_but_for_an_ability_that_repeats() -> None:
    once: Any = {"play": "noon", "do": ["draw you 1"]}
    game = game_with(shadow_walk={"ability": [once, {**once, "cost": ["pay 1"], "repeat": True}]})
    for used, spent in ((0, [True, True]), (1, [True, False])):
        s = Stage({"gang": [{"card": "steele-archer", "gear": ["shadow-walk"]}]}, game=game).state
        (spell,) = s.gear
        own = [game.book.abilities[a] for a in game.book.of_card[s.what[spell]]]
        assert [usable.spent(s, spell, a, SPELL) for a in own] == [False, False]
        uses.use(s, spell, used)
        assert [usable.spent(s, spell, a, SPELL) for a in own] == spent


@rule("doomtown", "act.limit.once-per-day")
def test_abilities_of_other_cards_are_counted_one_by_one() -> None:
    once: Any = {"play": "noon", "do": ["draw you 1"]}
    game = game_with(bluetick={"ability": [once, once]})
    stage = Stage({"gang": [{"card": "clint-ramsey", "gear": ["bluetick"]}], "deck": ["bobo"] * 4}, game=game)
    both = stage.offers("act")
    assert len(both) == 2
    stage.pick(both[0], "pass")
    assert stage.offers("act") == both[1:]


@rule("doomtown", "card.goods.must-attach", "shop.goods.deed-attachments")
def test_goods_for_dudes_are_not_carried_by_a_deed() -> None:
    s = Stage({"gang": ["clint-ramsey"], "street": ["home", "pony-express"], "hand": ["mustang"]}).state
    (mustang,) = s.hand[0]
    assert entry.can_carry(s, s.gang[0][0], mustang)
    assert not entry.can_carry(s, s.street[0][1], mustang)


@rule("doomtown", "gadget.invent.through-ability", "gadget.invent.card-types", "shop.goods.deed-attachments")
@pytest.mark.parametrize(("deed", "playable"), [("circle-m-ranch", True), ("pony-express", False)])
def test_a_gadget_for_a_ranch_is_brought_in_only_if_there_is_one(deed: str, playable: bool) -> None:
    mine: Any = {"gang": ["elander-boldman"], "street": ["home", deed], "hand": ["auto-cattle-feeder", "force-field"]}
    s = Stage({**mine, "stash": 9}).state
    feeder, field = sorted(s.hand[0], key=lambda card: s.book.cards.keys[s.what[card]])
    scientist = s.gang[0][0]
    env = env_of(s, s.homes[0], s.book.of_card[s.book.cards.index["law-dogs"]][0], 0)
    assert entry.inventors(s, 0, field) == [scientist]
    assert (entry.playable(s, env, feeder), entry.playable(s, env, field)) == (playable, True)
    assert inventin.where_it_goes(s, field, scientist) == scientist
    assert inventin.where_it_goes(s, feeder, scientist) != scientist


def test_a_card_can_be_used_again_with_all_its_abilities() -> None:
    once: Any = {"play": "noon", "do": ["draw you 1"]}
    again: Any = {"play": "noon", "target": ["choose x goods mine"], "do": ["again x"]}
    game = game_with(bluetick={"ability": [once, once]}, auction={"ability": [again]})
    gang: Any = [{"card": "clint-ramsey", "gear": ["bluetick"]}]
    stage = Stage({"gang": gang, "hand": ["auction", "bobo"], "deck": ["bobo"] * 4}, game=game)
    both = stage.offers("act")
    assert stage.pick(both[0])[0] == "used"
    stage.pick("pass", both[1], "pass")
    assert stage.offers("act") == []
    assert stage.pick("play:auction")[0] == "played"
    stage.pick("pass")
    assert stage.offers("act") == both


@rule("doomtown", "act.deed.controller-only", "location.out-of-town.isolated")
def test_a_deed_out_of_town_has_abilities_too() -> None:
    once: Any = {"play": "noon", "controller": True, "do": ["draw you 1"]}
    game = game_with(jacksons_strike={"ability": [once]})
    stage = Stage({"outskirts": ["jacksons-strike"], "deck": ["bobo"]}, game=game)
    assert stage.offers("act") == ["act:jacksons-strike.0"]


@rule("doomtown", "react.order.winner-first")
def test_without_a_winner_the_first_seat_is_seen_to_first() -> None:
    s = Stage({"gang": ["clint-ramsey"]}, {"gang": ["pancho-castillo"]}).state
    mine, theirs = s.gang[0][0], s.gang[1][0]
    for winner, first in ((NOBODY, mine), (0, mine), (1, theirs)):
        s.winner = winner
        assert min([mine, theirs], key=lambda dude: joining._turn(s, dude)) == first


@rule("doomtown", "headline.limit.one-per-shootout")
@pytest.mark.parametrize(("keywords", "headlines"), [(["mystical"], 0), (["headline"], 1), ([], 0)])
def test_only_a_headline_counts_as_one(keywords: list[str], headlines: int) -> None:
    draws: Any = {"play": "shootout", "do": ["draw you 1"]}
    game = game_with(auction={"keywords": keywords, "ability": [draws]})
    me: Any = {"gang": [("clint-ramsey", "square")], "hand": ["auction", "bobo"]}
    stage = shootout(me, {"gang": [("pancho-castillo", "square")]}, "clint-ramsey.0", "pancho-castillo.1", game=game)
    stage.pick("play:auction")
    assert stage.state.fight[HEADLINES] == headlines


@rule("doomtown", "text.trait.always-on", "golden.cannot.beats-can")
def test_goods_without_their_text_leave_that_of_others() -> None:
    more: Any = {"play": "trait", "do": ["hand-size you +1"]}
    game = game_with(bluetick={"ability": [more]}, mustang={"ability": [more]})
    s = Stage({"gang": [{"card": "clint-ramsey", "gear": ["bluetick", "mustang"]}]}, game=game).state
    assert players.player_stat(s, 0, STAT_HAND_SIZE) == 2
    for blank in s.auras:
        s.mods = [blank, RULE + RULE_BLANK, 1, UNTIL_DAY, 1, NONE]
        assert players.player_stat(s, 0, STAT_HAND_SIZE) == 1


CIRCLES: list[Any] = [
    [{"play": "trait", "for": "dude bullets>=1", "do": ["bullets x +1"]}],
    [{"play": "trait", "do": ["bullets this +bullets.this"]}],
    [
        {"play": "trait", "for": f"dude {one}>=count(dude {other}>=1)", "do": [f"{other} x +1"]}
        for one, other in (("bullets", "influence"), ("influence", "bullets"))
        for _ in range(4)
    ],
]


@pytest.mark.parametrize("abilities", CIRCLES)
def test_traits_that_depend_on_each_other_in_a_circle_come_to_an_end(abilities: Any) -> None:
    game = game_with(clint_ramsey={"ability": abilities})
    stage = Stage({"gang": ["clint-ramsey", "olivia-jenks", "tommy-harden"]}, {"gang": ["sloane"]}, game=game)
    assert stage.dude("clint-ramsey.0")["bullets"] >= 2
    stage.pick("move:clint-ramsey.0>square")
