"""The book of all abilities, as it is read from the cards."""

from __future__ import annotations

import pytest

from sixgun.games.doomtown.language import meanings
from sixgun.games.doomtown.language.filters import fight
from sixgun.games.doomtown.language.printed import read_book
from sixgun.games.doomtown.language.words import (
    DO_MODIFY,
    PLAYS,
    STATS,
)
from sixgun.games.doomtown.table.components import ACTION, NONE, BadScript, base_set
from tests.cite import rule
from tests.rules.doomtown.versions import game_with


def test_two_filters_cannot_have_the_same_word() -> None:
    with pytest.raises(ValueError, match="already"):
        meanings._take_in(fight.FILTERS)


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


@rule("doomtown", "text.kinds.four")
def test_abilities_are_numbered_by_card() -> None:
    book = read_book(base_set())
    for own in book.of_card:
        assert [book.abilities[a].number for a in own] == list(range(len(own)))
