"""Odds at the table: from what a seat knows and nothing else, sound, and in words."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.core.capabilities import Odds, TellsProspects
from sixgun.core.messages import Msg
from sixgun.text import Speaker

ABLE = [game.key for game in sixgun.games() if isinstance(game, TellsProspects)]
GAMES = 12
PICKS = 160
EACH = 4  # questions of one kind that are looked at
EAGER = ("call-out", "accept", "join", "shoot", "bang", "fire", "duel")


def prospects(game: Any, s: Any, seat: int) -> list[Odds]:
    picks = [option.pick for ask in game.asks(s) if ask.seat == seat for option in ask.options]
    found: list[Odds] = game.prospects(game.view(s, seat), picks)
    return found


def positions(game: Any) -> list[tuple[Any, int]]:
    """Decisions of people who do what is usual or anything at all, and like to fight: a few of every kind."""
    dice = Random(18)
    found: list[tuple[Any, int]] = []
    kinds: dict[str, int] = {}
    for seed in range(GAMES):
        s = game.new(seats=game.usual_seats, seed=seed, options={})
        for _ in range(PICKS):
            asks = game.asks(s)
            if not asks:
                break
            ask = dice.choice(asks)
            if kinds.get(ask.prompt.key, 0) < EACH and dice.random() < 0.2:
                kinds[ask.prompt.key] = kinds.get(ask.prompt.key, 0) + 1
                found.append((game.clone(s), ask.seat))
            picks = [option.pick for option in ask.options]
            eager = [pick for pick in picks if pick.startswith(EAGER)]
            usual = ask.options[ask.default].pick
            pick = dice.choice(eager if eager and dice.random() < 0.7 else [usual, dice.choice(picks)])
            game.apply(s, ask.seat, pick)
    return found


def said(odds: Odds) -> list[Msg]:
    return [odds.title, *[label for label, _, _ in odds.rows]]


@pytest.mark.parametrize("key", ABLE)
def test_odds_are_the_same_for_whatever_is_hidden_and_can_be_said(key: str) -> None:
    game: Any = sixgun.game(key)
    voices = [Speaker(lang, key, ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]) for lang in ("en", "it")]
    told = 0
    for s, seat in positions(game):
        before = game.pack(s)
        found = prospects(game, s, seat)
        raw = json.dumps([odds.plain() for odds in found], sort_keys=True)
        told += bool(found)
        other = game.redeal(s, seat, 77)
        assert json.dumps([odds.plain() for odds in prospects(game, other, seat)], sort_keys=True) == raw
        assert game.pack(s) == before
        for odds in found:
            assert odds.rows
            assert all(0 <= chance <= 1 for _, chance, _ in odds.rows)
            for voice in voices:
                for message in said(odds):
                    text = voice.say(message)
                    assert text != message.key
                    assert "{" not in text
    assert told >= 3


@pytest.mark.parametrize("key", ABLE)
def test_spectators_and_finished_games_have_no_odds(key: str) -> None:
    game: Any = sixgun.game(key)
    s = game.new(seats=game.usual_seats, seed=1, options={})
    assert game.prospects(game.view(s, None), []) == []
