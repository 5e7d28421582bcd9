"""The example that learns to score options: what it makes of observations, how it plays and, with torch, lessons."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sixgun import research
from sixgun.research.probe import courses

sys.path.append(str(Path(__file__).parents[2] / "examples"))

from option_links import Links, sums_of, turned
from options_games import LATER, TRACE, Game, batch, gains, linked, win_rate

GAMES = ("gunfighters", "bang-duel", "gunslinger", "doomtown")
WORDS = ["", "?", "shoot", "0", "1", "2", "ranch", "ranch$", "hill"]
NAMES = [
    *[f"seat={seat}" for seat in range(3)],
    *[
        f"players[{seat}].{field}"
        for seat in range(3)
        for field in (
            "coins",
            *[f"cards[{n}].{part}" for n in range(2) for part in ("card=ranch", "card=hill", "shown")],
        )
    ],
]


def table_of(game: str) -> Any:
    return research.gym_env(game, described=True).table


def decisions(table: Any, most: int) -> tuple[list[Any], list[Any], list[Any]]:
    """What was seen and offered in random games, and the views."""
    seen, rows, views = [], [], []
    for s, seat in courses(table.game, table.seats, table.options):
        codes = table.game.codes(s, seat)
        if len(codes) > 1 and len(seen) < most:
            seen.append(np.frombuffer(table.encoder.observe(s, seat), np.float32))
            rows.append(np.array([table.actions.row(code) for code in codes], np.int16))
            views.append(table.game.view(s, seat))
    return seen, rows, views


def row(*words: str) -> Any:
    return np.array([WORDS.index(word) for word in words] + [0] * (8 - len(words)), np.int16)


def test_figures_that_speak_of_an_option() -> None:
    """Seat 1 looks. Seat 2 has two cards at the ranch, one of them shown; seat 0 has one there, and seat 1 none."""
    links = Links(NAMES, WORDS, seats=3)
    links.learn([(1, row("shoot", "2", "ranch$"))])
    seen = np.zeros((1, len(NAMES)), np.float32)
    there = ("seat=1", "players[0].cards[1].card=ranch", "players[2].cards[0].card=ranch")
    for name in (*there, "players[2].cards[1].card=ranch", "players[2].cards[1].shown", "players[1].cards[0].shown"):
        seen[0, NAMES.index(name)] = 1.0
    seen[0, NAMES.index("players[2].coins")] = 0.5
    seats = links.looking(seen)
    assert seats.tolist() == [1]
    [said] = links.said(seen, seats, [[row("shoot", "2", "ranch$")]])
    told = {role: said[i] for role, i in links.roles.items() if said[i]}
    assert told == {
        "players[*1].coins": 0.5,
        "players[*1].cards[].card=*2~": 2.0,
        "players[*1].cards[].shown": 1.0,
        "players[*1].cards[].shown&card=*2~": 1.0,
        "players[*1].cards[].card=ranch": 2.0,  # of a card without a banknote, which the option has not
        "players[*1].cards[].shown&card=ranch": 1.0,
        "players[others].cards[].card=*2~": 3.0,
        "players[others].cards[].shown&card=*2~": 1.0,
    }


def test_what_is_learned_of_one_seat_holds_for_all() -> None:
    """The same table with the seats moved on by one says the same of the same shot."""
    links = Links(NAMES, WORDS, seats=3)
    links.learn([(seat, row("shoot", str(at), "hill")) for seat in range(3) for at in range(3) if at != seat])
    chance = np.random.default_rng(1)
    by_name = {name: chance.random() for name in NAMES if not name.startswith("seat")}
    heard = []
    for seat in range(3):
        seen = np.array([[by_name.get(turned(name, seat, 3), float(name == f"seat={seat}")) for name in NAMES]])
        shot = row("shoot", str((seat + 2) % 3), "hill")
        heard.append((links.said(seen, np.array([seat]), [[shot]]), links.turn(seen, np.array([seat]))[:, 3:]))
        assert links.turn_words(shot[None], np.array([seat])).tolist() == [row("shoot", "2", "hill").tolist()]
    for said, seen in heard[1:]:
        assert said == pytest.approx(heard[0][0])
        assert seen == pytest.approx(heard[0][1])


def test_sums_over_lists_rivals_and_names() -> None:
    assert sums_of("players[0].cards[4].shown", set()) == ["players[0].cards[].shown"]
    assert sums_of("unseen[1].cards#hill$$", {"hill"}) == ["unseen[].cards#hill$$", "unseen[].cards#hill~"]
    assert sums_of("players[1].coins", set()) == ["players[1].coins", "players[others].coins"]


@pytest.mark.slow
def test_a_shot_knows_how_many_are_there() -> None:
    """What is said of each shot is what the view tells of that rival's cards."""
    table = table_of("gunfighters")
    links, words = linked(table), table.actions.words.names
    seen, rows, views = decisions(table, 400)
    given = batch(links, seen, rows)
    known, hidden = links.roles["players[*1].cards[].card=*2~"], links.roles["players[*1].cards[].not#*2~"]
    counted = 0
    for option, of in zip(np.concatenate(rows), given.owner, strict=True):
        verb, seat, card = (words[number] for number in option[:3])
        if verb == "shoot":
            place, cards = card.rstrip("$"), views[of]["players"][int(seat)]["cards"]
            at = [one for one in cards[:9] if one["card"] is not None and one["card"].rstrip("$") == place]
            assert given.said[counted][known] == len(at)
            barred = [one for one in cards[:9] if place in one.get("not", ())]
            assert given.said[counted][hidden] == len(barred)
        counted += 1
    assert given.said[:, known].any()
    assert given.said[:, hidden].any()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_batches(name: str) -> None:
    table = table_of(name)
    links = linked(table)
    seen, rows, _ = decisions(table, 40)
    given = batch(links, seen, rows)
    options = sum(map(len, rows))
    assert given.seen.shape == (len(seen), table.encoder.size)
    assert given.said.shape == (options, len(links.roles))
    assert np.bincount(given.owner).tolist() == list(map(len, rows))
    assert given.starts.tolist() == [0, *np.cumsum(list(map(len, rows)))[:-1]]
    assert given.kinds[given.kind].shape == (options, 8)
    assert len(links.roles) > 10
    assert given.said.any()
    again = batch(pickle.loads(pickle.dumps(links)), seen[5:6], rows[5:6])
    assert (again.said == given.said[given.owner == 5]).all()


@pytest.mark.parametrize("name", GAMES)
def test_games_of_the_apprentice_come_to_an_end(name: str) -> None:
    table = table_of(name)
    chance = np.random.default_rng(1)
    rewards = []
    for seed in range(12):
        game = Game(table, "random", seed)
        while not game.over():
            codes = game.game.codes(game.s, game.seat)
            assert len(codes) > 1
            game.game.play(game.s, game.seat, codes[chance.integers(len(codes))])
            game.go_on()
        rewards.append(game.reward())
    assert all(-1 <= reward <= 1 for reward in rewards)
    assert len(set(rewards)) > 1  # won and lost


def test_gains() -> None:
    """Two games of three steps: one is over after the second, the other is cut off there. By hand, from the end on."""
    worths = [np.array(step) for step in ([0.1, 0.2], [0.3, 0.4], [0.5, 0.6], [0.7, 0.8])]
    gained = [np.array(step) for step in ([0.0, 0.0], [1.0, 0.0], [0.0, 0.0])]
    over = [np.array(step) for step in ([False, False], [True, False], [False, False])]
    cut = [np.array(step) for step in ([False, False], [False, True], [False, False])]
    found = gains(worths, gained, over, cut)
    assert found[2] == pytest.approx([LATER * 0.7 - 0.5, LATER * 0.8 - 0.6])
    assert found[1] == pytest.approx([1 - 0.3, LATER * 0.6 - 0.4])
    first = LATER * 0.3 - 0.1 + LATER * TRACE * 0.7
    assert found[0] == pytest.approx([first, LATER * 0.4 - 0.2 + LATER * TRACE * (LATER * 0.6 - 0.4)])


class Sharpshooter:
    """A stand-in for a network: shoots where somebody is known to be, or is likely; else leaves a place."""

    def __init__(self, links: Links) -> None:
        self.links = links
        self.weights = np.zeros(len(links.roles))
        self.weights[links.roles["players[*1].cards[].card=*2~"]] = 1.0
        self.weights[links.roles["unseen[].cards#*2~"]] = 0.1

    def __call__(self, observation: Any, options: Any, mask: Any) -> int:
        given = batch(self.links, observation[None], [options[: int(mask.sum())]])
        return int((given.said @ self.weights).argmax())


@pytest.mark.slow
def test_a_stand_in_for_a_network_plays_as_a_bot() -> None:
    """A quarter would be even."""
    sharp = Sharpshooter(linked(table_of("gunfighters")))
    assert win_rate(sharp, "gunfighters", 4, "random", games=60, seed=1) > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gunfighters", "bang-duel"])
def test_lessons(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both parts of the training run, change the network, and leave one that plays."""
    torch = pytest.importorskip("torch")
    import train_options
    from options_net import Net, Policy

    monkeypatch.setattr(train_options, "BATCH", 32)
    monkeypatch.setattr(train_options, "GAMES", 8)
    torch.set_num_threads(1)
    torch.manual_seed(1)
    table = table_of(name)
    net = Net(linked(table), table.encoder.size, 16)
    given = SimpleNamespace(game=name, against="random", seed=1, steps=4, epochs=1, rate=1e-3, curiosity=0.01)
    learners = train_options.Apprenticeship(net, table, "random", "normal", 1), train_options.Alone(net, table, given)
    for learner in learners:
        before = [part.clone() for part in net.parameters()]
        for lesson in range(8):
            learner.learn(lesson / 8)
        assert all(part.isfinite().all() for part in net.parameters())
        assert any((old != new).any() for old, new in zip(before, net.parameters(), strict=True))
    seen, rows, _ = decisions(table, 20)
    chances, worth = net(batch(net.links, seen, rows))
    owner = torch.as_tensor(np.repeat(np.arange(20), list(map(len, rows))))
    assert torch.zeros(20).index_add(0, owner, chances.detach().exp()).tolist() == pytest.approx([1.0] * 20, abs=1e-4)
    assert worth.shape == (20,)
    assert 0 <= win_rate(Policy(net), name, table.seats, "random", games=4, seed=1) <= 1
