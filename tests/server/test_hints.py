"""Hints: for whoever is asked, where they are allowed, from what that seat can see and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.bots.advice import Hint, advise
from sixgun.core.plain import Plain
from sixgun.play import Table
from sixgun.play.entries import decode
from sixgun.server.door import envelopes
from sixgun.server.work import thoughts
from tests.server.company import Player, asked, code, company, done, limits
from tests.server.faulty import TOKENS, Faults, House, ThinkersHere, Wire, a_house, dealt, settled
from tests.server.serving import Guest, Served, Socket

BOTS = ({"bot": "normal"}, {"bot": "hard"})


def sound(answer: dict[str, Any], player: Socket) -> str:
    """The pick of a hint, which must be one that is offered."""
    compared = {"rival", "rival_share", "usual", "reason"}
    assert set(answer) == {"type", "id", "pick", "sure", "share", "only", *compared}, answer
    assert answer["type"] == "hint"
    assert answer["pick"] in [option["pick"] for option in player.table["ask"]["options"]]
    assert answer["only"] or answer["rival"] != answer["pick"]  # a reason: what it was compared with
    assert 0 <= answer["share"] <= 1
    assert 0 <= answer["sure"] <= 1
    pick: str = answer["pick"]
    return pick


# ---- over a real socket


@pytest.mark.slow
def test_against_bots_whoever_is_asked_gets_a_hint_that_can_be_taken_and_spectators_get_none(served: Served) -> None:
    guest = Guest(served)
    player = Player(guest, guest.opens({"name": "Ann"}, *BOTS, begin=True))
    assert player.until_asked()
    assert player.table["hints"] is True
    seq = player.table["seq"]
    pick = sound(player.do("hint"), player)
    assert sound(player.do("hint"), player) == pick  # the same question, the same answer
    for stranger in (Socket(served, player.at), Player(Guest(served), player.at)):
        assert code(stranger.do("hint")) == "not-seated"
        assert not any(b'"sure"' in raw for raw in stranger.raw)
        stranger.close()
    assert player.table["seq"] == seq  # nothing of it is written down
    done(player.pick(pick))
    assert "hint" not in str(player.record())


@pytest.mark.slow
def test_among_people_hints_are_off_unless_the_table_was_opened_with_them(served: Served) -> None:
    players = company(served, people=3)
    assert [player.table["hints"] for player in players] == [False] * 3
    assert code(asked(players).do("hint")) == "hints-off"

    players = company(served, people=3, hints=True)
    assert [player.table["hints"] for player in players] == [True] * 3
    chooser = asked(players)
    other = next(player for player in players if player is not chooser)
    assert code(other.do("hint")) == "hint-not-asked"
    sound(chooser.do("hint"), chooser)
    done(other.do("ping"))
    assert not any(b'"sure"' in raw for raw in other.raw)

    strict = company(served, people=1, bots=2, hints=False)[0]
    assert strict.until_asked()
    assert code(strict.do("hint")) == "hints-off"
    assert strict.table["hints"] is False


@pytest.mark.slow
def test_at_a_shared_screen_the_hint_is_for_the_one_who_looks(served: Served) -> None:
    guest = Guest(served)
    player = Player(guest, guest.opens({"name": "Ann"}, {"name": "Bo"}, {"bot": "easy"}, begin=True))
    player.hear()
    while not set(player.table["asked"]) & {0, 1}:
        player.hear()
    (seat,) = set(player.table["asked"]) & {0, 1}
    assert player.table["hints"] is True
    assert code(player.do("hint")) == "not-seated"  # behind the curtain
    done(player.do("look", seat=1 - seat))
    assert code(player.do("hint")) == "hint-not-asked"
    done(player.do("look", seat=seat))
    sound(player.do("hint"), player)


@pytest.mark.slow
def test_hints_are_not_given_without_end(tmp_path: Path) -> None:
    with Served(tmp_path, *limits(hints_per_minute=2)) as served:
        guest = Guest(served)
        player = Player(guest, guest.opens({"name": "Ann"}, *BOTS, begin=True))
        player.until_asked()
        sound(player.do("hint"), player)
        assert code(player.do("hint")) == "hints-too-many"
        done(player.pick())


def test_a_wish_for_hints_must_be_yes_or_no(served: Served) -> None:
    wanted = {"game": "gunfighters", "chairs": [{"name": "Ann"}, *BOTS], "hints": "maybe"}
    assert Guest(served).http.post("/api/tables", json=wanted).status_code == 400


# ---- what it is thought of from


@pytest.mark.parametrize("key", ["gunfighters", "bang-duel", "gunslinger", "doomtown"])
def test_a_hint_is_the_same_to_the_last_byte_whatever_the_others_hold(key: str) -> None:
    game = sixgun.game(key)
    secrets = 0
    for seed in range(2):
        chance = Random(f"{key} {seed}")
        s = game.new(seats=game.usual_seats, seed=seed)
        for _ in range(chance.randint(4, 14)):
            seat = game.asked(s)[0]
            game.play(s, seat, chance.choice(game.codes(s, seat)))
        while len(game.codes(s, game.asked(s)[0])) == 1:
            game.play(s, game.asked(s)[0], game.codes(s, game.asked(s)[0])[0])
        seat = game.asked(s)[0]

        def sent(state: Any, seat: int = seat) -> bytes:
            chair = thoughts.sit(key, game.pack_data, game.pack(state), seat)
            return envelopes.advice(1, advise(chair, seed=7, iterations=12))

        for deal in range(2):
            other = game.redeal(s, seat, deal)
            secrets += game.pack(other) != game.pack(s)
            assert sent(other) == sent(s)
    assert secrets > 1


# ---- what happens meanwhile


class Musing(ThinkersHere):
    """Thinks about a hint until it is let go."""

    def __init__(self, house: House, faults: Faults) -> None:
        super().__init__(house, faults)
        self.enough = asyncio.Event()

    async def hint(self, game: str, pack: dict[str, Plain], state: bytes, seat: int, seed: int) -> Hint | None:
        await self.enough.wait()
        return advise(thoughts.sit(game, pack, state, seat), seed, iterations=4)


def where_ann_is_asked() -> list[bytes]:
    for seed in range(1000):
        log = dealt(Random(seed), hints=True)
        if Table.folded([decode(body) for body in log]).asked() == [0]:
            return log
    raise AssertionError


def test_who_chooses_before_the_hint_comes_is_told_that_it_is_late() -> None:
    async def runs() -> None:
        house = a_house(where_ann_is_asked())
        musing = Musing(house, house.faults)
        house.hall.thinkers = musing  # type: ignore[assignment]
        wire = Wire(house, TOKENS[0], 0)
        await settled()
        table = next(told for told in wire.inbox if told["type"] == "table")
        wire.bring({"id": 1, "do": {"type": "hint"}})
        wire.bring({"id": 2, "do": {"type": "pick", "pick": table["ask"]["options"][0]["pick"], "seq": table["seq"]}})
        await settled()
        assert [told["id"] for told in wire.inbox if told["type"] == "done"] == [2]  # nobody waits for the hint
        musing.enough.set()
        await settled()
        late = next(told for told in wire.inbox if told["type"] == "refused")
        assert (late["id"], late["refusals"][0]["code"]) == (1, "hint-late")
        wire.cut()
        await wire.served

    asyncio.run(runs())
