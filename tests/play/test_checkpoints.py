"""Checkpoints: a table that comes back from one is the table that was folded, and none is believed that is not true."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sixgun.games import keys
from sixgun.play import Entry, Table, checkpoints
from sixgun.play import commands as do
from sixgun.play.checkpoints import Checkpoint, Shelf, Unusable, folding, put_by, rebuilt, restoring
from sixgun.play.entries import decode, encode
from sixgun.store import KeptCheckpoint
from tests.insides import insides

PEOPLE = ("ann", "bo")


def grown(key: str, seed: int, entries: int) -> list[bytes]:
    """The log of a table with everything in it that happens at tables: picks, chat, wishes, takings back, clocks."""
    chance = Random(f"{key} {seed}")
    settings = {"game": key, "clock": {"kind": "chess", "seconds": 9, "increment": 1}}
    log = [Entry("opened", 0, data={"settings": settings, "seed": chance.randbytes(8).hex()})]
    table, now = Table.opened(log[0]), 0

    def take(found: list[Entry]) -> None:
        for entry in found:
            table.evolve(entry)
            log.append(entry)

    for seat in range(len(table.seats)):
        command = do.Sit(seat, f"N{seat}") if seat < len(PEOPLE) else do.SetBot(seat, "easy")
        take(table.decide(PEOPLE[seat] if seat < len(PEOPLE) else PEOPLE[0], command, now))
    take(table.decide(PEOPLE[0], do.Begin(), now))
    while not table.over and len(log) < entries:
        now += chance.randrange(2000)
        seat, roll = chance.choice(table.asked()), chance.random()
        pick = chance.choice(table.game.ask(table.match.state, seat).options).pick
        if roll < 0.7:
            take([Entry("picked", now, seat, pick)])
        elif roll < 0.8:
            take(table.tick(now))
        elif roll < 0.9:
            take([Entry("said", now, 0, f"line {len(log)}")])
        elif table.wish is None and table.match.picks and table.match.refuse_take_back(0) is None:
            take([Entry("took-back", now, 0)])
        elif table.wish is None and table.last_made(1) >= 0:
            take(
                [
                    Entry("wished", now, 1),
                    *[Entry("agreed", now, 0), Entry("took-back", now, 1)][: chance.choice((0, 2))],
                ]
            )
    return [encode(entry) for entry in log]


def everything(thing: Any) -> Any:
    """All that a thing holds, down to plain data; of a game only which it is."""
    if isinstance(thing, list | tuple | set):
        return [everything(item) for item in thing]
    if isinstance(thing, dict):
        return {key: everything(item) for key, item in thing.items()}
    if hasattr(thing, "pack_data"):
        return thing.key, thing.edition
    held = insides(thing)
    return thing if held is None else {name: everything(item) for name, item in held.items()}


def kept_along(log: list[bytes], every: int) -> list[tuple[int, KeptCheckpoint]]:
    """The checkpoints that a keeper would have written, as each was read again."""
    table, shelf = Table.opened(decode(log[0])), Shelf()
    found: list[tuple[int, KeptCheckpoint]] = []
    chapters: list[bytes] = []
    for number, body in enumerate(log[1:], 2):
        table.evolve(decode(body))
        if number % every == 0:
            checkpoint, shelf = put_by("table", table, shelf, body)
            chapters = [*([] if checkpoint.anew else chapters), *[chapter for _, chapter in checkpoint.chapters]]
            found.append((number, read_again(checkpoint, chapters)))
    return found


def read_again(checkpoint: Checkpoint, chapters: list[bytes]) -> KeptCheckpoint:
    return KeptCheckpoint(checkpoint.seq, checkpoint.version, checkpoint.body, list(chapters))


def come_back(log: list[bytes], kept: KeptCheckpoint, id: str = "table") -> tuple[Table, Shelf]:
    table, shelf = Table.opened(decode(log[0])), Shelf()
    for _ in restoring(id, table, kept, log[kept.seq - 1], shelf):
        pass
    for _ in folding(table, map(decode, log[kept.seq :])):
        pass
    return table, shelf


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("seed", range(3))
def test_a_table_comes_back_from_any_checkpoint_as_it_is_folded_from_its_log(key: str, seed: int) -> None:
    log = grown(key, seed, 90)
    folded = everything(Table.folded(map(decode, log)))
    kinds = {decode(body).kind for body in log}
    assert kinds >= {"picked", "said", "took-back"}
    for _, kept in kept_along(log, 7 + 5 * seed):
        table, shelf = come_back(log, kept)
        assert everything(table) == folded
        assert shelf.seq == kept.seq


@pytest.mark.parametrize("key", keys())
def test_a_table_that_came_back_is_put_by_as_one_that_never_left(key: str) -> None:
    log = grown(key, 5, 80)
    (at, first), (_, second) = kept_along(log, 30)[:2]
    table, shelf = come_back(log[:at], first)
    for body in log[at : second.seq]:
        table.evolve(decode(body))
    checkpoint, _ = put_by("table", table, shelf, log[second.seq - 1])
    assert not checkpoint.anew
    chapters = [*first.chapters, *[chapter for _, chapter in checkpoint.chapters]]
    assert read_again(checkpoint, chapters) == second


@pytest.mark.parametrize("key", keys())
def test_a_whole_log_is_put_by_in_another_process_to_the_same_end(key: str) -> None:
    log = grown(key, 6, 150)
    made = rebuilt("table", log)
    table, _ = come_back(log, KeptCheckpoint(made.seq, made.version, made.body, made.chapters))
    assert made.seq == len(log)
    assert everything(table) == everything(Table.folded(map(decode, log)))


def changes(kept: KeptCheckpoint) -> dict[str, KeptCheckpoint]:
    """The same checkpoint with something wrong with it."""
    body, chapters = kept.body, kept.chapters
    flipped = body[:20] + bytes([body[20] ^ 1]) + body[21:]
    return {
        "another program's": msgspec.structs.replace(kept, version="of another time"),
        "damaged head": msgspec.structs.replace(kept, body=flipped),
        "short head": msgspec.structs.replace(kept, body=body[:10]),
        "no head": msgspec.structs.replace(kept, body=b""),
        "another number": msgspec.structs.replace(kept, seq=kept.seq - 1),
        "chapter missing": msgspec.structs.replace(kept, chapters=chapters[1:]),
        "chapter twice": msgspec.structs.replace(kept, chapters=[*chapters, chapters[-1]]),
        "chapters turned round": msgspec.structs.replace(kept, chapters=chapters[::-1]),
        "damaged chapter": msgspec.structs.replace(kept, chapters=[chapters[0][:-1] + b"?", *chapters[1:]]),
    }


def test_what_is_not_the_checkpoint_of_this_log_is_not_believed() -> None:
    log = grown("gunfighters", 7, 60)
    (_, stale), (_, kept) = kept_along(log, 20)[:2]
    for wrong in changes(kept).values():
        with pytest.raises(Unusable):
            come_back(log, wrong)
    with pytest.raises(Unusable):
        come_back(log, kept, id="another table")
    with pytest.raises(Unusable):
        come_back(log, msgspec.structs.replace(kept, chapters=stale.chapters))
    with pytest.raises(Unusable):
        come_back(log, msgspec.structs.replace(stale, chapters=kept.chapters))
    other = [*log[: kept.seq - 1], encode(Entry("said", 1, 0, "something else")), *log[kept.seq :]]
    with pytest.raises(Unusable):
        come_back(other, kept)
    table, _ = come_back(log, stale)  # an old one that is whole only takes longer
    assert everything(table) == everything(Table.folded(map(decode, log)))


def test_another_program_is_one_with_another_rule_or_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    log = grown("gunfighters", 8, 40)
    ((_, kept), *_) = kept_along(log, 20)
    for module in (checkpoints, __import__("sixgun.play.kept", fromlist=["kept"])):
        monkeypatch.setattr(module, "program_version", lambda: "the next one")
    with pytest.raises(Unusable, match="version"):
        come_back(log, kept)
