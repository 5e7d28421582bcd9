"""The same rows wherever a series is played, in order, with a bounded number of chunks on their way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sixgun import Refused, Runaway, game
from sixgun.lab.work.lanes import Here, Promise, Task, timed
from sixgun.lab.work.spread import WAITING, Pace, in_order
from tests.lab.series import GUNFIGHTERS, played
from tests.processes import has_ended


@pytest.mark.slow
def test_the_rows_are_the_same_on_one_core_in_a_pool_and_gone_on_with_in_the_middle() -> None:
    one = played(GUNFIGHTERS, 40)
    assert played(GUNFIGHTERS, 40, jobs=2) == one
    assert played(GUNFIGHTERS, 40, jobs=2, first=13) == one[13:]
    assert played(GUNFIGHTERS, 40, first=40) == []


# In a process of its own: Dask's threads and the forks of other tests do not mix.
ON_DASK = """
import sixgun
from sixgun.lab.work.cluster import cluster_lane
from sixgun.lab.series import Series
from tests.lab.series import GUNFIGHTERS, played
from tests.lab.reviews import beginning, reviewed

if __name__ == "__main__":
    with cluster_lane("local", 2) as lane:
        address = lane._client.scheduler.address
        assert address.startswith("tcp://127.0.0.1:")
        assert played(GUNFIGHTERS, 30, cluster=address) == played(GUNFIGHTERS, 30)
        assert lane.workers == 2
        match = beginning(4)
        assert reviewed(match, cluster=address) == reviewed(match)
        try:
            played(Series("gunfighters", 4, {}, ("exec:./no-such-program",)), 3, cluster=address)
        except sixgun.Refused as refused:
            print(refused.refusal.code)
"""


@pytest.mark.slow
def test_the_rows_are_the_same_on_a_dask_cluster_and_its_errors_come_back(tmp_path: Path) -> None:
    script = tmp_path / "on_dask.py"  # a file, for the workers are started afresh from it
    script.write_text(ON_DASK)
    paths = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    run = [sys.executable, str(script)]
    done = subprocess.run(run, capture_output=True, text=True, timeout=120, env={**os.environ, "PYTHONPATH": paths})
    assert done.stdout == "bot-not-started\n", done.stderr


@pytest.mark.parametrize("address", ["foo", "tcp:/nowhere", "tcp://nowhere", "tcp://a:port", "10.0.0.1:8786", "LOCAL"])
def test_what_is_no_address_of_a_cluster_is_refused_in_a_sentence(address: str) -> None:
    with pytest.raises(Refused) as refused:
        played(GUNFIGHTERS, 5, cluster=address)
    assert refused.value.refusal.code == "cluster-address"


NOBODY = """
import gc, socket
from sixgun import Refused
from sixgun.lab.work import cluster
from tests.lab.series import GUNFIGHTERS, played

cluster.SECONDS = 0.3
with socket.socket() as free:  # nobody else listens there, and nobody answers
    free.bind(("127.0.0.1", 0))
    try:
        played(GUNFIGHTERS, 5, cluster=f"tcp://127.0.0.1:{free.getsockname()[1]}")
    except Refused as refused:
        print(refused.refusal.code)
gc.collect()
"""


@pytest.mark.slow
def test_a_cluster_that_does_not_answer_is_refused_in_a_sentence_and_nothing_else() -> None:
    done = subprocess.run([sys.executable, "-c", NOBODY], capture_output=True, text=True, timeout=120)
    assert (done.stdout, done.stderr) == ("cluster-unreachable\n", "")


def test_a_runaway_game_says_which_it_was_from_a_pool_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("gunfighters"), "pick_cap", 5)
    with pytest.raises(Runaway) as found:
        played(GUNFIGHTERS, 4, jobs=2)
    assert isinstance(found.value.record, dict)


class Counting:
    """A lane of this process that counts what is on its way."""

    width = 2

    def __init__(self) -> None:
        self.out = self.most = 0

    def send(self, task: Task[int], first: int, last: int) -> Promise:
        self.out += 1
        self.most = max(self.most, self.out)
        lane = self

        class Sent:
            def get(self) -> tuple[list[int], float]:
                lane.out -= 1
                return timed(task, first, last)[0], 0.0001 * (last - first)

        return Sent()


def test_results_come_in_order_and_few_chunks_are_on_their_way() -> None:
    lane = Counting()
    chunks = [*in_order(lane, lambda first, last: [*range(first, last)], 7, 5000)]
    assert [number for chunk in chunks for number in chunk] == [*range(7, 5000)]
    assert lane.most <= WAITING * lane.width
    assert len(chunks) < 60  # quick games go in large chunks
    assert [*in_order(Here(), lambda first, last: [first], 3, 3)] == []


def test_slow_games_go_one_by_one() -> None:
    pace = Pace()
    assert pace.size(100, 4) == 1
    pace.heard(1, seconds=90.0)
    assert pace.size(100, 4) == 1


ORPHAN = """
import os
from functools import partial
from sixgun.lab.work.open_lane import open_lane

def pids(first, last):
    return [os.getpid()]

with open_lane(jobs=2) as lane:
    print(lane.send(pids, 0, 1).get()[0][0], flush=True)
    os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_workers_of_a_killed_process_do_not_stay_behind() -> None:
    code = [sys.executable, "-c", ORPHAN]
    done = subprocess.run(code, stdout=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == -signal.SIGKILL
    worker = int(done.stdout)
    for _ in range(2400):
        if has_ended(worker):
            return
        time.sleep(0.05)
    pytest.fail("a worker outlives its parent")
