"""Picks as ints, and which copy of a card is meant."""

from __future__ import annotations

from sixgun.games.doomtown.table import codes, in_play, piles
from sixgun.games.doomtown.table.state import ability_thing
from tests.cite import rule
from tests.rules.doomtown.stage import Stage


def test_an_ability_is_chosen_by_its_card_and_number() -> None:
    s = Stage({"gang": ["clint-ramsey"]}).state
    dude = s.gang[0][0]
    for number in range(3):
        pick = codes.choice(s, ability_thing(dude, number))
        assert codes.card_in_play(s, codes.first_in(pick)) == dude
        assert codes.number_in(codes.second_in(pick)) == number


def test_of_copies_the_one_that_all_have_seen_is_meant_then_one_of_an_older_shuffle() -> None:
    s = Stage({"hand": ["bobo", "bobo"]}).state
    one, other = s.hand[0]
    s.lot[one], s.lot[other] = 2, 1
    assert codes.best_known(s, [one, other]) == codes.best_known(s, [other, one]) == other
    s.seen[one], s.seen[other] = piles.EVERYBODY, 1
    assert codes.best_known(s, [one, other]) == codes.best_known(s, [other, one]) == one


@rule("doomtown", "zone.deck.own")
def test_a_card_shown_from_the_deck_is_said_to_be_the_first_of_its_copies_there() -> None:
    s = Stage({"deck": ["bobo", "mustang", "bobo"]}).state
    copies = [card for card in s.deck[0] if s.book.cards.keys[s.what[card]] == "bobo"]
    first, last = sorted(copies, key=lambda card: s.tags[card])
    tags = s.tags[first], s.tags[last]
    piles.show(s, last)
    assert (s.tags[last], s.tags[first]) == tags


@rule("doomtown", "zone.leave-play.owners-pile")
def test_a_card_that_leaves_play_keeps_nothing_of_what_it_had() -> None:
    dude = {"card": "clint-ramsey", "at": "square", "booted": True, "points": 1, "bounty": 2}
    s = Stage({"gang": [dude]}).state
    clint = s.gang[0][0]
    in_play.discard(s, clint)
    columns = (s.booted, s.used, s.extra, s.points, s.sway, s.flags, s.bounty)
    assert [column[clint] for column in columns] == [0] * len(columns)
    assert s.discards[0] == [clint]


@rule("doomtown", "sundown.hand.to-five")
def test_drawing_tells_how_many_cards_and_nothing_if_there_are_none() -> None:
    s = Stage({"deck": ["bobo", "mustang"]}).state
    s.told = []
    piles.draw(s, 0, 3)
    assert [len(told) - 3 for told in s.told] == [2]
    s.told = []
    piles.draw(s, 0, 3)
    assert s.told == []
