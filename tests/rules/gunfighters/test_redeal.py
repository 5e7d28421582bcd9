"""Redealing: the viewer sees the same table, and all that he cannot know is dealt anew."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, PLACES, act, asked, coins, hand, offered, place, player, scene

SEEDS = range(60)


def redeals(s, viewer, seeds=SEEDS):
    """Many redeals, each of which looks the same to the viewer."""
    view = GAME.view(s, viewer)
    before = GAME.hash(s)
    for seed in seeds:
        other = GAME.redeal(s, viewer, seed)
        assert GAME.view(other, viewer) == view
        yield other
    assert GAME.hash(s) == before  # the state itself is left alone


def hidden(s, viewer):
    """By shuffle, the cards that a viewer does not see, read from the whole state."""
    data = GAME.data(s)
    view = GAME.view(s, viewer)
    groups = {data["shuffles"]: Counter(data["deck"])}
    for seat, cards in enumerate(data["hands"]):
        for slot, card in enumerate(cards):
            if view["players"][seat]["cards"][slot]["card"] is None:
                groups.setdefault(data["shuffle"][seat][slot], Counter())[card] += 1
    return groups


def contradictions(s, viewer):
    """Cards that lie where the viewer knows that they cannot be."""
    players = GAME.view(s, viewer)["players"]
    return [
        card
        for seat, cards in enumerate(GAME.data(s)["hands"])
        for card, known in zip(cards, players[seat]["cards"], strict=True)
        if known["card"] is None and place(card) in known["not"]
    ]


OPTIONS = {"plaza": True, "control": True, "ten_seconds": True}


@rule("gunfighters", "move.draw.secret", "setup.hand.fifth-hidden-again")
@pytest.mark.parametrize("game", range(12))
def test_all_through_a_game_a_redeal_looks_the_same_to_its_viewer(game):
    dice = random.Random(game)
    s = GAME.new(seats=3 + game % 5, seed=game, options=OPTIONS if game % 2 else None)
    changed = 0
    for _ in range(150):
        asks = GAME.asks(s)
        if not asks:
            break
        viewer = dice.choice([None, *range(3 + game % 5)])
        other = next(redeals(s, viewer, [dice.randrange(10**6)]))
        assert hidden(other, viewer) == hidden(s, viewer)
        assert contradictions(other, viewer) == []
        if viewer in asked(s)[0]:
            assert offered(other, viewer) == offered(s, viewer)
        assert all(offered(other, seat) for seat in asked(s)[0])
        changed += GAME.data(other)["hands"] != GAME.data(s)["hands"]
        ask = dice.choice(asks)
        act(s, ask.seat, dice.choice(ask.options).pick)
    assert changed > 0


@rule("gunfighters", "move.draw.secret")
def test_a_redeal_changes_the_hidden_cards_and_leaves_what_is_known():
    shown = [[False, True], [False, True], [False, False]]
    s = scene("stable ranch", "hill saloon", "plaza station", shown=shown)
    for viewer in (0, 1, 2, None):
        found = [GAME.data(other) for other in redeals(s, viewer)]
        for seat in range(3):
            known = [card["card"] for card in player(s, seat, viewer)["cards"]]
            for slot in range(2):
                values = {data["hands"][seat][slot] for data in found}
                assert values == {known[slot]} if known[slot] else len(values) > 5
        assert len({tuple(data["deck"]) for data in found}) == len(found)


@rule("gunfighters", "setup.piles.story-and-climax", "climax.end.card-to-bottom")
def test_a_redeal_shuffles_the_other_piles_but_for_cards_that_all_saw_go_under():
    pile = ["quick-draw", "horse", "rifle", "horse", "hard-liquor", "quick-draw"]
    s = scene("stable", "hill", "plaza", climax_pile=pile, climax_known=[False] * 4 + [True] * 2, story=["traitor"])
    found = [GAME.data(other) for other in redeals(s, 0)]
    assert {tuple(data["climax_pile"][4:]) for data in found} == {("hard-liquor", "quick-draw")}
    assert {data["climax_pile"][0] for data in found} == {"quick-draw", "horse", "rifle"}
    assert len({data["story"][0] for data in found}) > 5


@rule("gunfighters", "shoot.effect.miss")
def test_a_redeal_puts_no_card_where_it_was_ruled_out():
    not_there = [[[], []], [["stable", "saloon", "plaza", "ranch"], ["hill"]], [[], []]]
    s = scene("stable ranch", "station saloon", "plaza station", **{"not": not_there})
    found = [hand(other, 1) for other in redeals(s, 0, range(200))]
    assert {place(first) for first, _ in found} == {"station", "hill"}
    assert {place(second) for _, second in found} == {"stable", "saloon", "station", "plaza", "ranch"}


@rule("gunfighters", "shoot.effect.miss")
def test_a_redeal_finds_the_only_place_that_is_left():
    only = ["stable", "saloon", "station", "plaza", "ranch"]
    s = scene("stable ranch", "hill hill$ hill hill", "hill hill$", **{"not": [[[], []], [only] * 4, [only] * 2]})
    for other in redeals(s, 0):
        assert {place(card) for seat in (1, 2) for card in hand(other, seat)} == {"hill"}


@rule("gunfighters", "move.deck.reshuffle")
def test_a_redeal_keeps_the_cards_of_each_shuffle_apart():
    shuffle = [[0, 0], [0, 1], [0, 0]]
    s = scene("stable ranch", "hill$$ saloon", "plaza$$ station$$", shuffle=shuffle, shuffles=1)
    firsts = set()
    for other in redeals(s, 0):
        old = [hand(other, 1)[0], *hand(other, 2)]
        assert sorted(old) == ["hill$$", "plaza$$", "station$$"]
        assert hand(other, 1)[1] not in old
        firsts.add(old[0])
    assert firsts == {"hill$$", "plaza$$", "station$$"}


@rule("gunfighters", "shoot.effect.miss", "move.deck.reshuffle")
def test_deals_that_fit_equally_well_are_equally_likely():
    """Seat 1's old cards go round in one of two ways, whatever is known of seat 2's newer cards."""

    def only(*places):
        return [name for name in PLACES if name not in places]

    ring = [only("stable", "saloon"), only("saloon", "station"), only("station", "stable")]
    known = {"not": [[[]], ring, [only("hill")] * 3], "shuffle": [[0], [0] * 3, [1] * 3], "shuffles": 1}
    s = scene("plaza", "stable$$ saloon$$ station$$", "hill hill hill", **known)
    found = Counter(" ".join(hand(other, 1)) for other in redeals(s, 0, range(200)))
    assert set(found) == {"stable$$ saloon$$ station$$", "saloon$$ station$$ stable$$"}
    assert min(found.values()) > 60


def barn_fire(**fields):
    """The drawer, seat 0, has nobody in the stable; seat 1 is being asked which card burns."""
    s = scene("ranch hill", "stable hill ranch", "plaza stable", coins=[1, 0, 0], story=["barn-fire"], **fields)
    act(s, 0, "story")
    assert asked(s) == ([1], "lose")
    return s


@rule("gunfighters", "story.effect.named-person")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_while_somebody_is_asked_for_a_stable_card_he_holds_one_in_every_redeal(viewer):
    hands = set()
    for other in redeals(barn_fire(), viewer, range(200)):
        stables = {card for card in hand(other, 1) if place(card) == "stable"}
        assert stables
        assert offered(other, 1) == {f"lose:{card}" for card in stables}
        hands.add(tuple(hand(other, 1)))
    assert len(hands) > 20


@rule("gunfighters", "story.effect.named-person")
def test_a_stable_card_that_all_know_is_reason_enough_for_the_question():
    shown = [[False] * 2, [True, False, False], [False] * 2]
    others = [hand(other, 1)[1:] for other in redeals(barn_fire(shown=shown), 0)]
    assert any("stable" not in " ".join(cards) for cards in others)


@rule("gunfighters", "story.effect.immediate")
def test_a_redeal_changes_what_chance_will_bring():
    s = scene("ranch hill plaza", "stable", "saloon", coins=[1, 0, 0], story_used=[], story=["powder-keg"])
    lost = set()
    for other in redeals(s, 0, range(300)):
        if GAME.data(other)["story"][0] == "powder-keg":
            act(other, 0, "story")
            lost.add(GAME.view(other, 0)["discards"][0])
    assert lost == {"ranch", "hill", "plaza"}


# ---- the draw: answers are secret until both are in


def answered(answer):
    """The last two are asked for a draw, and seat 0 has answered."""
    s = scene("stable", "", "hill")
    act(s, 0, "shoot:2>stable")
    events = GAME.apply(s, 0, f"draw:{answer}")
    return s, [event.to(2) for event in events]


@rule("gunfighters", "tie.condition.two-in-climax")
def test_the_others_cannot_see_an_answer_before_both_are_in():
    (yes, told_yes), (no, told_no) = answered("yes"), answered("no")
    assert told_yes == told_no
    for viewer in (1, 2, None):
        assert GAME.view(yes, viewer) == GAME.view(no, viewer)
    assert GAME.hash(yes) != GAME.hash(no)


@rule("gunfighters", "tie.condition.two-in-climax", "tie.refusal.eight-coins")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_redeal_for_the_other_deals_the_secret_answer_anew(answer):
    s, _ = answered(answer)
    for viewer in (2, None):
        ends = set()
        for other in redeals(s, viewer):
            act(other, 2, "draw:yes")
            ends.add(GAME.result(other) is not None)
        assert ends == {True, False}


@rule("gunfighters", "tie.condition.two-in-climax", "tie.refusal.eight-coins")
@pytest.mark.parametrize(("answer", "purse"), [("yes", 0), ("no", 8)])
def test_a_redeal_for_the_one_who_answered_keeps_his_answer(answer, purse):
    s, _ = answered(answer)
    for other in redeals(s, 0):
        act(other, 2, "draw:yes")
        assert coins(other)[0] == purse


@rule("gunfighters", "move.draw.secret")
def test_a_redeal_depends_on_what_is_seen_and_on_its_seed_alone():
    """Whoever chose the seed learns nothing of the true deal: a redeal of a redeal is the same deal."""
    for seed in range(30):
        s = GAME.new(seats=4, seed=seed)
        for viewer in (0, 3, None):
            direct = GAME.redeal(s, viewer, 5)
            assert GAME.data(GAME.redeal(GAME.redeal(s, viewer, seed), viewer, 5)) == GAME.data(direct)


@rule("gunfighters", "setup.gunfire.shuffled")
def test_a_redeal_never_has_the_chance_of_the_game_itself():
    s = GAME.new(seats=4, seed=7)
    assert GAME.data(GAME.redeal(s, 0, 7))["play"]["key"] != GAME.data(s)["play"]["key"]
