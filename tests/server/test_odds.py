"""Odds over the socket: for the player who is asked, where the table allows them, from what that seat can see."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import sixgun
from sixgun.server.door import envelopes
from sixgun.server.work import thoughts
from tests.server.company import Player, code
from tests.server.serving import Guest, Served, Socket


@pytest.mark.parametrize("key", ["gunfighters", "bang-duel", "gunslinger", "doomtown"])
def test_what_is_sent_is_the_same_byte_for_byte_for_whatever_is_hidden(key: str) -> None:
    game = sixgun.game(key)
    dice = Random(5)
    s = game.new(seats=game.usual_seats, seed=9, options={})
    for step in range(60):
        asks = game.asks(s)
        if not asks:
            break
        ask = dice.choice(asks)
        if step % 6 == 5:
            states = [s, *[game.redeal(s, ask.seat, seed) for seed in (1, 2)]]
            sent = {envelopes.odds(3, thoughts.odds(key, {}, game.pack(state), ask.seat)) for state in states}
            assert len(sent) == 1
            assert msgspec.json.decode(sent.pop())["type"] == "odds"
        game.apply(s, ask.seat, dice.choice(ask.options).pick)


@pytest.mark.slow
def test_only_the_player_who_is_asked_gets_odds_and_only_where_they_are_allowed(served: Served) -> None:
    guest = Guest(served)
    chairs = ({"name": "Ann"}, {"bot": "easy"}, {"bot": "easy"})
    player = Player(guest, guest.opens(*chairs, begin=True))
    assert player.until_asked()
    answer = player.do("odds")
    assert answer["type"] == "odds"
    assert all(0 <= row["chance"] <= 1 for part in answer["odds"] for row in part["rows"])
    stranger = Socket(served, player.at)
    assert code(stranger.do("odds")) == "not-seated"
    stranger.close()
    assert "odds" not in str(player.record())
    strict = Player(guest, guest.opens(*chairs, begin=True, hints=False))
    assert strict.until_asked()
    assert (code(strict.do("odds")), strict.table["odds"]) == ("odds-off", False)
    # each can be settled apart from the other
    plain = Player(guest, guest.opens(*chairs, begin=True, odds=False))
    assert plain.until_asked()
    assert (plain.table["hints"], plain.table["odds"]) == (True, False)
    assert code(plain.do("odds")) == "odds-off"
    assert plain.do("hint")["type"] == "hint"
    counted = Player(guest, guest.opens(*chairs, begin=True, hints=False, odds=True))
    assert counted.until_asked()
    assert counted.do("odds")["type"] == "odds"
    assert code(counted.do("hint")) == "hints-off"
