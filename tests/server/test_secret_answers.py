"""How far a player is with an answer that is given in secret, nobody else is told: not by a number, nor by a moment."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import sixgun
from sixgun.core.match import Match
from sixgun.core.secrecy import PART, known_of
from sixgun.play import commands as do
from sixgun.server.tables import summaries
from tests.cite import rule
from tests.conformance.budget import BUDGET
from tests.play.saloon import Saloon, seated
from tests.server.company import company, done
from tests.server.serving import Served
from tests.server.test_leaks import sent

GAMES = {"quick": 3, "all": 10, "long": 1_000}[BUDGET]
PEOPLE = ("ada", "bo", "cy")


def all_sent(saloon: Saloon, who: str, since: int) -> bytes:
    """Everything that somebody could be sent of the table, with the story from the start and since an entry."""
    table = saloon.table
    messages = [sent(table, who, None, start, changes) for start in (0, since) for changes in (False, True)]
    return b"".join([*messages, msgspec.json.encode(table.record().plain())])


def is_part(match: Match, seat: int, pick: str) -> bool:
    """Whether a pick will be a part of a secret answer, tried in a copy of the state."""
    after = match.game.clone(match.state)
    events = match.game.apply(after, seat, pick)
    return known_of(match.state.sealed, after, seat, events) == PART


@pytest.mark.slow
@pytest.mark.parametrize("key", ["gunslinger", "doomtown"])
def test_a_part_of_a_secret_answer_and_its_take_back_change_no_byte_for_anybody_else(key: str) -> None:
    game = sixgun.game(key)
    parts = took_back = 0
    for seed in range(GAMES):
        chance = Random(f"parts {key} {seed}")
        options: dict[str, Any] = {spec.name: chance.choice(spec.values) for spec in game.options}
        seats = chance.choice([2, 3])
        saloon = seated(*PEOPLE[:seats], game=key, seats=seats, options=options, clock={"kind": "move", "seconds": 60})
        for _ in range(120):
            if saloon.table.over:
                break
            saloon.now += 1000
            seat = chance.choice(saloon.table.asked())
            others = [*[who for who in PEOPLE[:seats] if who != PEOPLE[seat]], "stranger", ""]
            since = max(0, saloon.table.seq - chance.randrange(4))
            pick = chance.choice(game.ask(saloon.table.match.state, seat).options.picks())
            if not is_part(saloon.table.match, seat, pick):  # the others are told of it: nothing to compare
                saloon.pick(PEOPLE[seat], pick)
                assert saloon.table.match.known[-1] != PART
                continue
            before = [all_sent(saloon, who, since) for who in others]
            saloon.pick(PEOPLE[seat], pick)
            assert saloon.table.match.known[-1] == PART
            parts += 1
            assert [all_sent(saloon, who, since) for who in others] == before
            assert saloon.table.message(PEOPLE[seat])["seq"] != saloon.table.message("")["seq"]
            if chance.random() < 0.3:
                took_back += 1
                saloon.do(PEOPLE[seat], do.TakeBack())
                assert [all_sent(saloon, who, since) for who in others] == before
            assert saloon.folded().message("") == saloon.table.message("")
    assert parts > GAMES, parts
    assert took_back > 0


def asked_for_gangs(ada: list[str]) -> Saloon:
    """Ada and Bo choose their gangs; she has made some picks, each at a moment of its own."""
    saloon = seated("ada", "bo", game="doomtown", seats=2, clock={"kind": "chess", "seconds": 600, "increment": 5})
    for pick in ada:
        saloon.now += 7_000
        saloon.pick("ada", pick)
    saloon.now = 60_000
    return saloon


@rule("doomtown", "setup.gang.chosen-after-reveal")
def test_nobody_can_tell_how_many_dudes_were_chosen_before_all_have_chosen() -> None:
    offered = [option["pick"] for option in asked_for_gangs([]).ask("ada")["options"]]
    dudes = [pick for pick in offered if pick != "done"]
    few, many = asked_for_gangs([]), asked_for_gangs(dudes[:2])
    for saloon in (few, many):
        saloon.do("bo", do.Say("Well?"))
        saloon.pick("ada", "done")
        assert saloon.table.asked() == [1]
    for who in ("bo", "stranger", ""):
        assert all_sent(few, who, 0) == all_sent(many, who, 0)
    assert summaries.encode("x", few.table, 0) == summaries.encode("x", many.table, 0)
    assert few.table.message("ada")["seq"] != many.table.message("ada")["seq"]
    for saloon in (few, many):
        saloon.pick("bo", "done")
    gangs = [saloon.table.message("bo")["view"]["dudes"] for saloon in (few, many)]  # type: ignore[call-overload, index]
    assert [len(gang) for gang in gangs] == [0, 2]


def test_numbers_that_a_player_was_sent_mean_the_same_when_they_come_back() -> None:
    """Bo has heard less than is in the log; his picks and his return still fit."""
    offered = [option["pick"] for option in asked_for_gangs([]).ask("ada")["options"]]
    saloon = asked_for_gangs([pick for pick in offered if pick != "done"][:2])
    saloon.do("bo", do.Say("Well?"))
    heard: Any = saloon.table.message("bo")
    assert heard["seq"] == saloon.table.seq - 2 == heard["story"][-1]["seq"]
    pick = next(option["pick"] for option in heard["ask"]["options"] if option["pick"] != "done")
    saloon.do("bo", do.Pick(pick, heard["seq"]))
    assert saloon.do("bo", do.Pick(pick, heard["seq"])) == []  # sent again, counted once
    since = saloon.table.numbers(1).entry(heard["seq"])
    again: Any = saloon.table.message("bo", since)
    assert [line["seq"] for line in again["story"]] == [heard["seq"] + 1]


def test_a_part_of_an_answer_is_not_even_sent_to_others(served: Served) -> None:
    ada, bo = company(served, people=2, game="doomtown")
    options = [option["pick"] for option in ada.table["ask"]["options"]]
    seq = bo.table["seq"]
    lists = [bo.guest.http.get(f"/api/tables/{bo.at}").content]
    for pick in [pick for pick in options if pick != "done"][:2]:
        done(ada.pick(pick))
    assert ada.table["seq"] == seq + 2
    before = len(bo.heard)
    assert done(bo.do("ping")) == seq
    assert len(bo.heard) == before + 1
    assert [bo.guest.http.get(f"/api/tables/{bo.at}").content] == lists
    done(ada.pick("done"))
    bo.hear()
    assert (bo.table["seq"], bo.table["asked"]) == (seq + 1, [1])
    assert done(bo.pick("done")) == seq + 2
