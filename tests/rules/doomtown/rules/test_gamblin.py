"""Gamblin' Phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.brawls import cards
from tests.rules.doomtown.stage import CHEATIN, GAME, HIGH_CARD, PAIR, Stage

LOW = "2S 3D 4H 6C 8S"
LOW_TOO = "2H 3C 4D 6S 8D"


@rule("doomtown", "gamblin.rank.lowest-wins", "gamblin.ante.one-ghost-rock", "gamblin.winner.title-and-pot")
def test_the_lowest_hand_wins_the_pot() -> None:
    stage = Stage({"deck": PAIR}, {"deck": HIGH_CARD}, phase="gamblin")
    assert stage.view["winner"] == 1
    assert [player["stash"] for player in stage.view["players"]] == [5 - 1 + 3, 5 + 1 + 3]
    assert sorted(stage.player(0)["discards"]) == sorted(PAIR)
    assert stage.asked == (1, "noon")


@rule("doomtown", "gamblin.ante.one-ghost-rock", "upkeep.loan.repay-order", "upkeep.income.collect")
def test_an_ante_may_be_borrowed_until_upkeep() -> None:
    stage = Stage({"deck": PAIR, "stash": 0}, {"deck": HIGH_CARD}, phase="gamblin")
    assert stage.player(0)["stash"] == 2
    assert stage.player(0)["loan"] == 0


@rule("doomtown", "gamblin.rank.tie-redraw")
def test_equal_hands_are_drawn_again() -> None:
    stage = Stage({"deck": [*PAIR, *HIGH_CARD]}, {"deck": [*PAIR, *PAIR]}, phase="gamblin")
    assert stage.view["winner"] == 0


@rule("doomtown", "gamblin.cheatin.window", "gamblin.cheatin.sources", "gamblin.cheatin.one-per-victim")
def test_a_cheatin_lowball_hand_may_be_punished() -> None:
    stage = Stage(
        {"deck": HIGH_CARD, "hand": ["coachwhip", "coachwhip"]}, {"deck": CHEATIN, "gang": ["sloane"]}, phase="gamblin"
    )
    assert stage.asked == (0, "cheatin")
    stage.pick("play:coachwhip")
    assert stage.dude("sloane.1")["booted"]
    assert stage.asked is not None
    assert stage.asked[1] != "cheatin"


@rule("doomtown", "gamblin.cheatin.not-on-self")
def test_nobody_punishes_the_own_hand() -> None:
    stage = Stage({"deck": CHEATIN, "hand": ["coachwhip"]}, {"deck": HIGH_CARD, "hand": ["bobo"]}, phase="gamblin")
    assert stage.asked == (1, "cheatin")
    stage.pick("pass")
    assert stage.asked is not None
    assert stage.asked[1] != "cheatin"


@rule("doomtown", "joker.choice.at-reveal", "joker.removal.after-use", "joker.legality.never-cheats")
def test_a_joker_is_named_in_lowball_and_aced_afterwards() -> None:
    deck = ["clyde-owens", "sloane", "pony-express", "mustang", "joker-red"]
    stage = Stage({"deck": deck}, {"deck": PAIR}, phase="gamblin")
    assert stage.asked == (0, "joker")
    assert len(stage.options()) == 52
    stage.pick("name:10S")
    assert stage.player(0)["boot_hill"] == ["joker-red"]
    assert stage.view["winner"] == 1  # a pair of tens loses to a pair of threes


def gamble(*hands: str, stash: int = 5, **more: Any) -> Stage:
    """The day begins; the decks are the lowball hands."""
    players = [{"deck": cards(hand), "stash": stash} for hand in hands]
    return Stage(*players, phase="gamblin", **more)


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("AS 2D 3H 4C 5S", "KS QD JH 10C 8S", 1),  # a straight is a straight in lowball, too
        ("AS 3S 5S 7S 9S", "KS QD JH 10C 8S", 1),  # and a flush a flush
        ("AS 2D 3H 4C 7S", "AD 2H 3C 5D 6H", 1),  # the highest card is compared first
        ("AS 2D 4H 5C 7S", "AD 2H 3C 5D 7H", 1),  # and the others in their order
        ("AS AD 2H 3C 4S", "KS KD 2C 3H 4D", 0),
    ],
)
@rule("doomtown", "gamblin.rank.lowest-wins", "hand.draw.best-reading-counts", "value.ace.always-low")
def test_nobody_may_read_a_hand_lower_than_it_is(mine: str, theirs: str, winner: int) -> None:
    assert gamble(mine, theirs).view["winner"] == winner


@rule("doomtown", "gamblin.rank.lowest-wins", "joker.choice.at-reveal", "joker.removal.after-use")
def test_two_jokers_in_lowball_are_two_low_cards() -> None:
    stage = gamble("2S 3D 4H joker-red joker-black", "AD 2H 3C 5D 7H")
    assert GAME.asks(stage.state)[0].options.picks()[:1] == ["name:AS"]
    stage.pick("name:AD", "name:6H")
    assert stage.view["winner"] == 0
    assert sorted(stage.player(0)["boot_hill"]) == ["joker-black", "joker-red"]


@rule("doomtown", "gamblin.rank.tie-redraw", "gamblin.rank.lowest-wins")
def test_only_the_lowest_hands_tie_and_draw_again() -> None:
    stage = gamble(f"{LOW} KS KD QH JC 9S", "AS AD AH 2C 3S KC", f"{LOW_TOO} AS 2D 3H 4C 7S")
    assert stage.view["winner"] == 2
    assert len(stage.player(1)["discards"]) == 5
    assert stage.player(1)["deck"] == 1  # no part in the second hand
    assert stage.player(2)["stash"] == 5 - 1 + 3 + 3


@rule("doomtown", "gamblin.rank.tie-redraw", "gamblin.winner.precedence")
def test_decks_that_tie_for_ever_leave_it_to_the_last_winner() -> None:
    assert gamble(LOW, LOW_TOO, winner=1).view["winner"] == 1
    assert gamble("", "", winner=1).view["winner"] == 1


@rule("doomtown", "gamblin.rank.lowest-wins", "hand.draw.fewer-than-five-cards")
def test_a_short_lowball_hand_is_lower_than_a_full_one() -> None:
    assert gamble(LOW, "KS QD").view["winner"] == 0  # but a king is higher than an eight
    assert gamble(LOW, "8D 6S").view["winner"] == 1


@rule("doomtown", "gamblin.cheatin.first-day-winner")
def test_on_the_first_day_only_those_who_tie_pull_again() -> None:
    stage = Stage(
        {"deck": cards(f"{LOW} 5S 9S"), "hand": ["coachwhip"]},
        {"deck": cards("2H micah-ryse philip-swinford 6S 8D 5D 3S"), "hand": ["coachwhip"], "gang": ["sloane"]},
        {"deck": cards("AS 2D 3H 4C 7S 7C AD"), "hand": ["coachwhip"]},
        phase="gamblin",
        winner=None,
    )
    assert stage.asked == (2, "cheatin")  # seat 1 is first, by three against nine, but may not punish the own hand
    assert stage.player(2)["deck"] == 1  # its ace stays where it is: a seven was out at once


@rule("doomtown", "gamblin.cheatin.first-day-winner")
def test_on_the_first_day_the_first_seat_may_be_out_after_its_pull() -> None:
    stage = Stage(
        {"deck": cards("2H micah-ryse philip-swinford 6S 8D 7C"), "hand": ["coachwhip"], "gang": ["sloane"]},
        {"deck": cards(f"{LOW} 5S 3S"), "hand": ["coachwhip"]},
        {"deck": cards("AS 2D 3H 4C 7S 5D 9S"), "hand": ["coachwhip"]},
        phase="gamblin",
        winner=None,
    )
    assert stage.asked == (1, "cheatin")  # two fives tie against a seven, then it is three against nine


@rule("doomtown", "gamblin.cheatin.first-day-winner", "pull.no-cards.ace-of-clubs")
def test_pulls_that_tie_for_ever_end_as_well() -> None:
    stage = Stage(
        {"deck": cards("2S micah-ryse 4H 6C 8S"), "hand": ["coachwhip"]},
        {"deck": cards(LOW_TOO), "hand": ["one-good-turn"]},
        phase="gamblin",
        winner=None,
    )
    assert stage.asked == (1, "cheatin")
    stage.pick("play:one-good-turn/1")
    assert stage.player(1)["stash"] >= 5 - 1 + 3


@rule("doomtown", "gamblin.ante.one-ghost-rock", "upkeep.loan.repay-order", "gamblin.winner.title-and-pot")
def test_a_pot_of_nothing_but_loans_is_won_and_repaid() -> None:
    stage = gamble(LOW, "KS KD QH JC 9S", "AS AD AH 2C 3S", stash=0)
    assert stage.view["winner"] == 0
    assert [stage.player(seat)["stash"] for seat in range(3)] == [3 + 3 - 1, 3 - 1, 3 - 1]
    assert stage.state.bank == -9
    assert GAME.faults(stage.state) == []


@rule("doomtown", "hand.draw.not-playable")
def test_no_card_is_played_from_a_lowball_hand() -> None:
    stage = Stage(
        {"deck": cards("coachwhip 2D 3H 4C 7S"), "hand": ["bobo"]},
        {"deck": cards("2H micah-ryse philip-swinford 6S 8D"), "gang": ["sloane"]},
        phase="gamblin",
    )
    assert stage.asked == (0, "cheatin")
    assert stage.refused("play:coachwhip") == ("no-such-card", "act.source.hand-or-in-play")
    assert stage.options() == ["pass"]


@rule("doomtown", "gamblin.cheatin.one-per-victim", "gamblin.cheatin.window")
def test_two_cheaters_at_lowball_punish_each_other_and_the_third_is_too_late() -> None:
    stage = Stage(
        {"deck": cards("2S micah-ryse 4H 6C 8S"), "hand": ["one-good-turn"]},
        {"deck": cards("3S tommy-harden 4D 6S 8D"), "hand": ["one-good-turn"]},
        {"deck": cards("KS KD QH JC 9S"), "hand": ["one-good-turn"]},
        phase="gamblin",
        winner=0,
    )
    stage.pick("play:one-good-turn/1")  # on seat 1, the only other cheater
    assert stage.asked == (1, "cheatin")
    stage.pick("play:one-good-turn/1")
    assert stage.asked is not None
    assert stage.asked[1] != "cheatin"
    assert stage.hand(2) == ["one-good-turn"]


@rule("doomtown", "gamblin.end.discard-and-retrieve")
def test_play_hands_are_taken_up_again_after_the_gamble() -> None:
    stage = Stage({"deck": PAIR, "hand": ["sloane"]}, {"deck": HIGH_CARD}, phase="gamblin")
    assert stage.hand(0) == ["sloane"]
    assert stage.player(0)["draw_hand"] is None
    assert sorted(stage.player(0)["discards"]) == sorted(PAIR)


@rule("doomtown", "gamblin.cheatin.first-day-winner")
def test_on_the_first_day_pulls_say_who_punishes_first() -> None:
    mine = {"deck": [*CHEATIN, "sloane"], "hand": ["coachwhip"], "gang": ["clint-ramsey"]}
    theirs = {"deck": [*CHEATIN, "pony-express"], "hand": ["coachwhip"], "gang": ["allie-hensman"]}
    stage = Stage(mine, theirs, phase="gamblin", winner=None)
    assert stage.asked == (1, "cheatin")  # an ace is lower than a king


@rule("doomtown", "joker.choice.at-reveal", "gamblin.winner.precedence")
def test_the_last_winner_names_lowball_jokers_first() -> None:
    stage = gamble("2S 3D 4H 6C joker-red", "2H 3C 4D 6S joker-red", "KS KD QH JC joker-red", winner=1)
    for seat in (1, 2, 0):
        assert stage.asked == (seat, "joker")
        stage.pick("name:AS")
    assert stage.view["winner"] != 2


@rule("doomtown", "joker.choice.at-reveal", "gamblin.cheatin.first-day-winner")
def test_on_the_first_day_pulls_say_who_names_jokers_first() -> None:
    stage = gamble("2S 3D 4H 6C joker-red KS", "2H 3C 4D 6S joker-red AD", winner=None)
    assert stage.asked == (1, "joker")  # an ace is lower than a king
    assert [stage.player(seat)["discards"] for seat in (0, 1)] == [["ivor-hawley"], ["pony-express"]]
    stage.pick("name:AS")
    assert stage.asked == (0, "joker")
    stage.pick("name:9S")
    assert stage.view["winner"] == 1
    stage = gamble("2S 3D 4H 6C joker-red KS", "2H 3C 4D 6S 8S AD", winner=None)
    assert stage.asked == (0, "joker")  # nobody else names one, so nobody pulls
    assert stage.player(1)["discards"] == []
