"""What the words of abilities mean, with abilities that no card of the Base Set has."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.language import control, filters_cards, meanings, selectors, stats, usable
from sixgun.games.doomtown.language.phrases import Phrases
from sixgun.games.doomtown.language.printed import read_book
from sixgun.games.doomtown.language.words import DO_MODIFY, PLAYS, STAT_BULLETS, STAT_CONTROL, STATS
from sixgun.games.doomtown.table import uses
from sixgun.games.doomtown.table.blocks import E_X, env_of
from sixgun.games.doomtown.table.changes import UNTIL_DAY
from sixgun.games.doomtown.table.components import ACTION, GANGS, NONE, SPELL, BadScript, base_set
from sixgun.games.doomtown.table.state import SQUARE
from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with


def auction(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **ability: Any) -> Stage:
    """The player in turn has an action with another ability."""
    game = game_with(auction={"ability": [{"play": "noon", **ability}]})
    return Stage({**mine, "hand": ["auction", *mine.get("hand", ["bobo"])]}, theirs or {}, game=game)


# ---- costs


@rule("doomtown", "act.sequence.declare-pay-resolve", "act.cost.boot-or-ghost-rock")
def test_what_is_left_for_the_other_costs_cannot_be_paid_for_an_open_one() -> None:
    stage = auction({"stash": 5}, cost=["pay 0-*", "pay 2"], do=["draw you 1"])
    stage.pick("play:auction")
    assert stage.options() == [f"pay:{n}" for n in range(4)]


@rule("doomtown", "shop.goods.recipient")
def test_a_card_is_attached_as_a_cost_to_the_dude_who_was_chosen() -> None:
    stage = auction(
        {"gang": ["clint-ramsey", "olivia-jenks"], "hand": ["mustang", "bobo"]},
        target=["choose x goods hand", "choose y dude mine"],
        cost=["attach x y"],
        do=["draw you 1"],
    )
    stage.pick("play:auction")
    while stage.asked == (0, "choose"):
        stage.pick(next(pick for pick in stage.options() if pick in ("choose:mustang", "choose:olivia-jenks.0")))
    assert [gear["card"] for gear in stage.dude("olivia-jenks.0")["gear"]] == ["mustang"]


# ---- what is gone


@rule("doomtown", "trade.by-card.booted-or-uncontrolled")
def test_nothing_is_handed_over_to_a_dude_who_is_gone() -> None:
    stage = auction(
        {"gang": [{"card": "clint-ramsey", "gear": ["mustang"]}, "olivia-jenks"]},
        target=["choose x goods mine", "choose y dude mine"],
        do=["discard y", "hand-over x y"],
    )
    stage.pick("play:auction")
    while stage.asked == (0, "choose"):
        stage.pick(next(pick for pick in stage.options() if pick in ("choose:mustang.0", "choose:olivia-jenks.0")))
    assert stage.dude("olivia-jenks.0") == {}
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang"]


@rule("doomtown", "limit.stat.printed-plus-modifiers")
def test_nothing_changes_a_dude_who_is_gone() -> None:
    stage = auction({"gang": ["clint-ramsey"]}, target=["choose x dude mine"], do=["discard x", "bullets x +1"])
    stage.pick("play:auction")
    assert "changed" not in [event["event"] for event in stage.events]
    assert stage.state.mods == []


def test_what_could_not_be_chosen_is_neither_named_nor_put_into_a_draw_hand() -> None:
    for verb in ("recast", "into-draw-hand"):
        stage = auction({}, {"gang": [("pancho-castillo", "square")]}, do=["choose x card discard-pile", f"{verb} x"])
        stage.pick("play:auction")
        assert stage.asked == (1, "noon")
        assert stage.dude("pancho-castillo.1")["place"] == "square"


# ---- choices


@rule("doomtown", "act.requirement.first-sentence")
def test_every_choice_leaves_one_for_the_lines_after_it() -> None:
    gang: list[Any] = [
        "steele-archer",
        "philip-swinford",
        {"card": "clint-ramsey", "gear": ["roan"]},
        {"card": "olivia-jenks", "gear": ["mustang"]},
    ]
    stage = auction(
        {"gang": gang},
        target=["choose x dude mine", "choose y dude mine !is:x", "choose z goods on:y"],
        do=["boot z"],
    )
    stage.pick("play:auction")
    assert len(stage.options()) == 4
    stage.pick("choose:steele-archer.0")
    assert sorted(stage.options()) == ["choose:clint-ramsey.0", "choose:olivia-jenks.0"]
    stage.pick("choose:olivia-jenks.0")
    assert stage.dude("olivia-jenks.0")["gear"][0]["booted"]


@rule("doomtown", "golden.cannot.beats-can")
def test_nobody_chooses_a_huckster_among_several_while_another_stands_in() -> None:
    theirs: Any = {"gang": ["steele-archer", "tyxarglenak"]}
    stage = auction({}, theirs, target=["choose-some dude theirs"], do=["boot some"])
    stage.pick("play:auction")
    assert stage.options() == ["choose:tyxarglenak.1"]


# ---- selectors


@rule("doomtown", "shootout.trespass.private-or-public", "text.keyword.references")
@pytest.mark.parametrize(
    ("word", "found"),
    [("private", ["law-dogs.0", "the-sloane-gang.1", "blake-ranch.0"]), ("public", ["pony-express.0"])],
)
def test_homes_are_private_and_deeds_as_they_say(word: str, found: list[str]) -> None:
    game = game_with(
        auction={"ability": [{"play": "noon", "target": [f"choose x place {word}"], "do": ["draw you 1"]}]}
    )
    street = ["blake-ranch", "home", "pony-express"]
    stage = Stage({"street": street, "hand": ["auction", "bobo"]}, game=game)
    s = stage.state
    selector = game.book.abilities[game.book.of_card[game.book.cards.index["auction"]][0]].target[0][3]
    places = selectors.candidates(s, env_of(s, s.hand[0][0], 0, 0), selector)
    assert sorted([s.book.cards.keys[s.what[place]] for place in places]) == sorted(
        [name.partition(".")[0] for name in found]
    )


@rule("doomtown", "card.home.membership")
def test_a_word_for_an_outfit_means_its_dudes_only() -> None:
    dudes = {
        "law-dogs": "abram-grothe",
        "sloane-gang": "sloane",
        "fourth-ring": "avie-cline",
        "morgan-cattle-co": "elander-boldman",
    }
    s = Stage({"gang": [*dudes.values(), "clint-ramsey"]}).state
    for gang, dude in dudes.items():
        found = [one for one in s.gang[0] if filters_cards.of_gang(s, [], GANGS.index(gang), one)]
        assert [s.book.cards.keys[s.what[one]] for one in found] == [dude]


def test_two_filters_cannot_have_the_same_word() -> None:
    with pytest.raises(ValueError, match="already"):
        meanings._take_in(filters_cards.FILTERS)


def test_the_square_has_no_owner() -> None:
    s = Stage({"gang": [("clint-ramsey", "square"), "olivia-jenks"]}).state
    clint, olivia = s.gang[0]
    owner_of_place = Phrases({}, [], []).ref("owner.place.x")
    for dude, found in ((clint, False), (olivia, True)):
        env = env_of(s, s.homes[1], 0, 0)
        env[E_X] = dude
        assert (selectors.thing(s, env, owner_of_place) >= 0) == found
    assert s.place[clint] == SQUARE


# ---- what is given to players, and by whom


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
        assert (control.holder(other, clint), control.holder(other, pancho)) == (1, 0)


# ---- limits


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
    game = game_with(shadow_walk={"ability": [once, {**once, "repeat": True}]})
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


# ---- the book


def test_the_book_finds_abilities_by_play_and_traits_by_what_they_change() -> None:
    book = read_book(base_set())
    cards = book.cards
    for play, by_card in enumerate(book.plays):
        for what, own in enumerate(book.of_card):
            assert by_card[what] == tuple([a for a in own if book.abilities[a].play == play]), PLAYS[play]
    waits = [cards.keys[what] for what in range(len(cards.keys)) if cards.kind[what] == ACTION and book.waits[what]]
    assert {"hot-lead-flyin", "takin-ya-with-me"} <= set(waits)
    for key in waits:
        assert book.hand_waits & book.waits[cards.index[key]] == book.waits[cards.index[key]]
    for what in range(len(cards.keys)):
        for static in book.own[what] + book.worn[what] + book.for_player[what] + book.group[what]:
            if static.line[0] == DO_MODIFY:
                assert STATS[static.stat] == STATS[static.line[1]]
    spreading = {cards.keys[what] for what in range(len(cards.keys)) if book.spreads[what]}
    for_player = {cards.keys[what] for what in range(len(cards.keys)) if book.for_player[what]}
    for_group = {cards.keys[what] for what in range(len(cards.keys)) if book.group[what]}
    assert spreading == for_player | for_group
    assert for_player - for_group
    assert for_group - for_player


def test_a_change_can_have_a_cap_and_a_condition() -> None:
    game = game_with(
        auction={"ability": [{"play": "noon", "target": ["choose x dude"], "do": ["bullets x +3 cap 5 while at-home"]}]}
    )
    (line,) = game.book.abilities[game.book.of_card[game.book.cards.index["auction"]][0]].do
    assert line[5] != NONE
    assert line[6] != NONE


def test_a_keyword_that_there_is_not_or_without_its_number_is_refused() -> None:
    for keyword in ("sharpshooter", "huckster", "horse 2"):
        with pytest.raises(BadScript):
            game_with(bobo={"keywords": [keyword]})
