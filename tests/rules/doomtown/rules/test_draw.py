"""Pick Yer Shooter, and Draw!"""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.rules import draw
from sixgun.games.doomtown.table import codes
from sixgun.games.doomtown.table.state import PHASE_GAMBLIN, PHASE_NOON
from sixgun.games.doomtown.table.told import TURNED_UP
from sixgun.lib.hands import value_of
from tests.cite import rule
from tests.conformance.leaks import check_leaks
from tests.rules.doomtown.brawls import FOURS_HAND, HIGH_HAND, PAIR_HAND, cards
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import GAME, HIGH_CARD, PAIR, Stage, shootout


@rule("doomtown", "shootout.draw.five-plus-stud-bonus", "shootout.draw.stud-bonus", "shootout.draw.draw-bonus")
def test_bonuses_of_shooter_and_posse() -> None:
    gang = [("clint-ramsey", "square"), ("olivia-jenks", "square"), ("pancho-castillo", "square")]
    deck = ["bobo"] * 12
    stage = Stage({"gang": gang, "deck": deck}, {"gang": [("sloane", "square")], "deck": deck})
    stage.pick(
        "call-out:clint-ramsey.0>sloane.1", "accept", "join:olivia-jenks.0", "join:pancho-castillo.0", "pass", "pass"
    )
    assert stage.asked == (0, "shooter")
    stage.pick("shooter:clint-ramsey.0")
    assert stage.view["shootout"]["studs"] == [3, 4]
    assert stage.view["shootout"]["draws"] == [1, 0]
    assert stage.player(0)["draw_hand"]["count"] == 8


@rule("doomtown", "shootout.draw.redraw-all-at-once", "shootout.draw.draw-bonus")
def test_the_draw_bonus_replaces_cards_all_at_once() -> None:
    me: Any = {"gang": [("olivia-jenks", "square")], "deck": [*HIGH_CARD, "bobo", "bobo", "bobo"]}
    them: Any = {"gang": [("fred-aims", "square")], "deck": [*PAIR, "bobo", "bobo"]}
    stage = shootout(me, them, "olivia-jenks.0", "fred-aims.1")
    stage.pick("pass", "pass")
    assert stage.asked == (0, "redraw")
    stage.by(0, "redraw:clyde-owens")
    assert stage.player(0)["discards"] == []  # nothing is drawn before all cards are named
    stage.by(0, "redraw:sloane")
    stage.by(1, "done")
    assert sorted(stage.player(0)["discards"][:2]) == ["clyde-owens", "sloane"]


def standoff(**more: Any) -> Stage:
    """Seat 0 calls seat 1 out at seat 2's private deed; seat 2 has dudes next to it."""
    deed = "b-b-attorneys.2"
    return Stage(
        {"gang": [("clint-ramsey", deed)], "deck": ["bobo"] * 16},
        {"gang": [("pancho-castillo", deed)], "deck": ["mustang"] * 16},
        {"street": ["home", "b-b-attorneys"], "gang": ["steele-archer", "kevin-wainwright"]},
        **more,
    )


@rule("doomtown", "multi.posse.ally-as-shooter", "multi.draw.principal-deck", "multi.posse.ally-uses-abilities")
def test_an_ally_may_shoot_with_the_leaders_deck() -> None:
    stage = standoff(winner=2)
    stage.pick("pass") if stage.asked == (2, "noon") else None
    stage.pick(
        "call-out:clint-ramsey.0>pancho-castillo.1", "accept", "invite:seat-2", "join:kevin-wainwright.2", "done"
    )
    while stage.asked is not None and stage.asked[1] == "posse":
        stage.pick("done")
    assert stage.asked == (2, "shootout")  # the Winner is first, as an ally
    stage.pick("pass", "pass", "pass")
    assert stage.asked == (0, "shooter")
    stage.pick("shooter:kevin-wainwright.2")
    assert GAME.asked(stage.state) != [2]
    assert stage.player(2)["draw_hand"] is None
    assert stage.player(0)["draw_hand"]["count"] == 6  # five and one for Clint Ramsey, a stud


@rule("doomtown", "multi.casualties.principal-decides", "multi.draw.principal-deck", "shootout.plays.order")
def test_a_head_whose_own_dudes_are_gone_still_draws_for_the_allies() -> None:
    stage = Stage(
        {"gang": [("steele-archer", "square")], "deck": cards(PAIR_HAND + " " + PAIR_HAND)},
        {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH_HAND + " " + HIGH_HAND + " 7S 7D")},
        {"gang": [("avie-cline", "square")], "deck": cards(FOURS_HAND), "hand": ["missed"]},
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "done", "invite:seat-2")
    stage.pick("join:avie-cline.2", "done")
    stage.until("casualties", "pass done shooter:clementine-lepp.1")
    stage.pick("discard:clementine-lepp.1", "done", "done")
    assert stage.view["shootout"]["round"] == 2
    assert stage.asked == (0, "shootout")
    stage.pick("pass")
    assert stage.asked == (2, "shootout")  # seat 1 has no dude in it and makes no plays
    stage.until("casualties", "pass done")
    assert stage.asked == (1, "casualties")  # but the posse is still seat 1's
    assert stage.player(2)["deck"] == 5
    assert stage.options() == ["home:avie-cline.2"]


@rule("doomtown", "react.order.winner-first", "shootout.reveal.effects-first")
def test_the_winner_reacts_first_to_the_reveal_even_as_the_mark() -> None:
    caster: Any = {"card": "steele-archer", "at": "square", "gear": ["ace-in-the-hole"]}
    side: dict[str, Any] = {"gang": [caster], "hand": ["missed"]}
    for winner, other in ((0, 1), (1, 0)):
        stage = Stage(
            {**side, "deck": cards(PAIR_HAND + " KH")}, {**side, "deck": cards(HIGH_HAND + " KH")}, winner=winner
        )
        stage.pick("call-out:steele-archer.0>steele-archer.1", "accept")
        stage.until("react")
        assert stage.asked == (winner, "react")
        stage.pick("pass")
        assert stage.asked == (other, "react")
        stage.pick(stage.offers("act")[0])
        stage.until("react", "choose:missed choose:clyde-owens")
        assert stage.asked == (winner, "react")  # not everybody has passed yet


@rule("doomtown", "joker.choice.at-reveal", "gamblin.winner.precedence")
def test_the_winner_names_jokers_first() -> None:
    deck = cards("2S 4D 6H 8C joker-red")
    for winner, other in ((0, 1), (1, 0)):
        stage = Stage(
            {"gang": [("steele-archer", "square")], "deck": deck},
            {"gang": [("clementine-lepp", "square")], "deck": deck},
            winner=winner,
        )
        stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "pass", "pass")
        assert stage.asked == (winner, "joker")
        for viewer in (0, 1, None):  # both hands lie open before anybody names a joker
            hands = [player["draw_hand"]["cards"] for player in GAME.view(stage.state, viewer)["players"]]
            assert [[card["as"] for card in hand] for hand in hands] == [["2S", "4D", "6H", "8C", None]] * 2
        stage.pick("name:KS")
        assert stage.asked == (other, "joker")


@rule("doomtown", "shootout.draw.draw-bonus")
def test_a_draw_counts_in_full_as_the_shooter_and_as_one_beside_him() -> None:
    gang = [("olivia-jenks", "square"), ("fred-aims", "square"), ("clint-ramsey", "square")]  # two draws and a stud
    for shooter, bonus in (("olivia-jenks", 2 + 1), ("clint-ramsey", 1 + 1)):
        stage = Stage({"gang": gang, "deck": ["bobo"] * 14}, {"gang": [("sloane", "square")], "deck": ["bobo"] * 14})
        stage.pick("call-out:olivia-jenks.0>sloane.1", "accept", "join:fred-aims.0", "join:clint-ramsey.0")
        stage.pick("pass", "pass", f"shooter:{shooter}.0")
        for _ in range(bonus):
            assert stage.asked == (0, "redraw")
            stage.by(0, "redraw:bobo")
        assert stage.asked != (0, "redraw")  # no more of them


@rule("doomtown", "hand.draw.occasions", "gamblin.lowball.five-cards")
def test_a_draw_hand_is_for_shootouts_and_lowball_only() -> None:
    def counts(stage: Stage) -> list[int | None]:
        found = [stage.player(seat)["draw_hand"] for seat in (0, 1)]
        return [hand and hand["count"] for hand in found]

    deck = cards(HIGH_HAND + " " + PAIR_HAND)
    me: Any = {"gang": [("steele-archer", "square")], "deck": deck, "hand": ["bobo"]}
    stage = Stage(me, {"gang": [("clementine-lepp", "square")], "deck": deck})
    assert counts(stage) == [None, None]
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    assert counts(stage) == [None, None]
    stage.until("resolution")
    assert counts(stage) == [5, 5]
    assert stage.hand(0) == ["bobo"]  # the play hand is another one
    stage.until("noon", "pass discard:clementine-lepp.1 discard:steele-archer.0 done")
    assert counts(stage) == [None, None]
    cheat = {"deck": cards("3S tommy-harden 5H 6C 10S"), "gang": ["sloane"]}
    stage = Stage({"deck": deck, "hand": ["coachwhip"]}, cheat, phase="gamblin")
    assert stage.asked == (0, "cheatin")
    assert counts(stage) == [5, 5]


@rule("doomtown", "shootout.shooter.leader-then-mark", "shootout.shooter.any-dude")
def test_the_leader_names_the_shooter_first() -> None:
    gangs = [
        [("steele-archer", "square"), ("clint-ramsey", "square")],
        [("sloane", "square"), ("avie-cline", "square")],
    ]
    rows = [{"gang": gang, "deck": ["bobo"] * 14} for gang in gangs]
    for winner in (0, 1):  # whoever won
        stage = Stage(*rows, winner=winner, turn=0)
        stage.pick("call-out:steele-archer.0>sloane.1", "accept", "join:clint-ramsey.0", "join:avie-cline.1")
        stage.pick("pass", "pass")
        assert stage.asked == (0, "shooter")
        stage.pick("shooter:clint-ramsey.0")
        assert stage.asked == (1, "shooter")
        assert stage.view["shootout"]["shooters"] == ["clint-ramsey.0", None]  # announced before the mark's
        stage.pick("shooter:avie-cline.1")
        assert stage.view["shootout"]["shooters"] == ["clint-ramsey.0", "avie-cline.1"]


def drawn(*names: str) -> Any:
    """A state in which seat 0 holds these cards as a draw hand."""
    s = Stage({"hand": list(names)}).state
    s.drawn[0], s.hand[0] = s.hand[0], []
    return s


@rule("doomtown", "joker.choice.at-reveal")
@pytest.mark.parametrize("first", [True, False])
def test_hands_with_a_joker_are_shown_before_it_is_named(first: bool) -> None:
    plain = HIGH_CARD[:4]
    s = drawn(*plain, "joker-red")
    joker = next(card for card in s.drawn[0] if s.book.cards.keys[s.what[card]] == "joker-red")
    s.drawn[0].remove(joker)
    s.drawn[0].insert(0 if first else 4, joker)
    s.told = []
    draw.turn_up(s, [0, 1])
    assert [(told[0], told[1]) for told in s.told] == [(TURNED_UP, 0), (TURNED_UP, 1)]
    s = drawn(*HIGH_CARD)
    s.told = []
    draw.turn_up(s, [0, 1])
    assert s.told == []


@rule("doomtown", "joker.choice.at-reveal", "gamblin.lowball.five-cards")
@pytest.mark.parametrize(("phase", "pair"), [(PHASE_GAMBLIN, False), (PHASE_NOON, True)])
def test_a_joker_makes_the_hand_low_in_lowball_and_high_in_a_shootout(phase: int, pair: bool) -> None:
    s = drawn("clyde-owens", "sloane", "pony-express", "mustang", "joker-red")  # 10S KS AD 5H
    s.phase = phase
    s.marked[0] = [next(card for card in s.drawn[0] if s.book.cards.keys[s.what[card]] == "joker-red")]
    code = codes.first_in(draw.best_name(s, 0)) - codes.CODE
    assert (value_of(code) in (1, 5, 10, 13)) == pair


@rule("doomtown", "shootout.draw.redraw-all-at-once", "shootout.draw.keep-five")
@pytest.mark.parametrize(("question", "theirs"), [("redraw", "olivia-jenks"), ("keep", "pancho-castillo")])
def test_who_has_finished_fits_every_deal_that_another_player_can_think_of(question: str, theirs: str) -> None:
    """Olivia Jenks replaces two cards; Pancho Castillo draws eight and throws three away."""
    faces = ["roan", "mustang", "shotgun", "peacemaker", "pony-express", "bunkhouse", "sloane", "clyde-owens"]
    decks = [{"deck": [*faces, *["bobo"] * 8]} for _ in range(2)]
    stage = duel(["clint-ramsey"], [theirs], *decks)
    stage.until(question)
    while stage.game.asked(stage.state) and stage.game.asks(stage.state)[-1].question == question:
        ask = next((ask for ask in stage.game.asks(stage.state) if ask.seat == 1), None)
        if ask is None:
            break
        picks = ask.options.picks()
        for viewer in (0, None):
            for seed in range(12):
                check_leaks(stage.game, stage.state, viewer, picks, (1, picks[-1]), seed)
        stage.by(1, picks[-1])
