"""A table to test at: positions, picks and looks, all through the game's contract."""

from __future__ import annotations

import random

import pytest

import sixgun

game = sixgun.game("gunfighters")

PLACES = ("stable", "saloon", "station", "plaza", "ranch", "hill")


def at(**fields):
    """A position; only `hands` is needed."""
    return game.position(fields)


def play(s, *picks):
    """Make the picks, each for the one seat that is asked; all events in order."""
    events = []
    for pick in picks:
        (seat,) = game.asked(s)
        events += game.apply(s, seat, pick)
    return events


def step(s):
    """The player in turn moves with a card of his own; returns his seat."""
    (seat,) = game.asked(s)
    play(s, f"move:{hand(s, seat)[0]}")
    return seat


def settle(s):
    """Answer everything by default until an action is asked again or the game is over."""
    while game.asks(s) and game.asks(s)[0].question != "action":
        ask = game.asks(s)[0]
        game.apply(s, ask.seat, ask.options[ask.default].pick)


def refused(s, pick, seat=None):
    """The refusal of a pick by that seat, or by the one that is asked; the state must not have changed."""
    who = game.asked(s)[0] if seat is None else seat
    before = game.hash(s)
    with pytest.raises(sixgun.Refused) as caught:
        game.apply(s, who, pick)
    assert game.hash(s) == before
    assert game.refuse(s, who, pick) == caught.value.refusal
    assert all(pick not in ask.options.picks() for ask in game.asks(s) if ask.seat == who)
    return caught.value.refusal


def not_built(**fields):
    """The refusals of a position."""
    with pytest.raises(sixgun.Refused) as caught:
        at(**fields)
    return caught.value.refusals


def picks(s):
    """What the one seat that is asked may pick."""
    (ask,) = game.asks(s)
    return ask.options.picks()


def hand(s, seat):
    """The cards of a seat, in the order they came."""
    return game.data(s)["hands"][seat]


def seen(s, viewer, seat):
    """The cards of a seat as a viewer (None: a spectator) knows them; None for a hidden one."""
    return [card["card"] for card in game.view(s, viewer)["players"][seat]["cards"]]


def others(s, seat):
    """Everybody who may look but that seat, a spectator included."""
    return [viewer for viewer in (*range(game.view(s, None)["seats"]), None) if viewer != seat]


def coins(s):
    """The coins by seat, and last those in the bank."""
    view = game.view(s, None)
    return [player["coins"] for player in view["players"]] + [view["bank"]]


def place(card):
    return card.rstrip("$")


def box():
    """The 42 Gunfire cards: of each location four without a banknote, two with one, one with two."""
    return [where + notes for where in PLACES for notes in ("", "", "", "", "$", "$", "$$")]


def at_random(s, seed, most=400):
    """Make random picks; yields the state after each."""
    chance = random.Random(seed)
    for _ in range(most):
        if not game.asks(s):
            return
        ask = chance.choice(game.asks(s))
        game.apply(s, ask.seat, chance.choice(ask.options.picks()))
        yield s
