"""`sixgun serve` and `sixgun` alone, as somebody starts them."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import psutil
import pytest

from sixgun.server.addresses import names, urls
from sixgun.server.settings import Settings
from tests.server.databases import Nats, new_database
from tests.server.serving import PATIENCE, Served
from tests.terminal.run import PROGRAM, environment, sixgun

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.slow
def test_sixgun_alone_opens_the_saloon_and_closes_it_at_an_interrupt(tmp_path: Path) -> None:
    saloon = subprocess.Popen(PROGRAM, stdout=subprocess.PIPE, env=environment(tmp_path), cwd=tmp_path, text=True)
    try:
        assert saloon.stdout is not None
        found = re.search(r"open: (http://127\.0\.0\.1:\d+)/", saloon.stdout.readline())
        assert found
        assert [game["key"] for game in httpx.get(found[1] + "/api/games").json()]
        saloon.send_signal(signal.SIGINT)
        assert saloon.wait(PATIENCE) == 0
        assert "closed" in saloon.stdout.read()
    finally:
        saloon.kill()
        saloon.wait()
    assert (tmp_path / "sixgun" / "saloon.db").exists()


@pytest.mark.slow
def test_trouble_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = sixgun(tmp_path, "serve", "--port", port)
    assert done.returncode == 2
    assert f"port {port}" in done.stderr
    assert "--port" in done.stderr
    for words, said in [
        (("--database", "mysql://localhost/x"), "sqlite:///FILE"),
        (("--database", "postgresql://nobody@127.0.0.1:1/none"), "database does not answer"),
        (("--nats", "nats://127.0.0.1:1"), "--database postgresql://"),
        (("--workers", "2"), "--database postgresql://"),
        (("--limit", "patience=3"), "patience"),
        (("--limit", "sockets=many"), "whole number"),
    ]:
        done = sixgun(tmp_path, "serve", "--port", "0", *words)
        assert done.returncode == 2, words
        assert said in done.stderr, words
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr


@pytest.mark.slow
def test_a_bus_that_does_not_answer_is_told_in_one_sentence(tmp_path: Path) -> None:
    url = new_database("postgresql", tmp_path)
    done = sixgun(tmp_path, "serve", "--port", "0", "--database", url, "--nats", "nats://127.0.0.1:1")
    assert done.returncode == 2
    assert "NATS does not answer" in done.stderr.splitlines()[-1]


@pytest.mark.slow
def test_the_example_bot_plays_a_game(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        words = [sys.executable, str(EXAMPLE), served.url]
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert re.search(r"'places': \[[1-4], [1-4], [1-4], [1-4]\]", done.stdout)


@pytest.mark.slow
def test_several_workers_share_the_port_and_one_that_dies_is_replaced(tmp_path: Path) -> None:
    with Nats(tmp_path) as nats:
        words = ("--database", new_database("postgresql", tmp_path), "--nats", nats.url, "--workers", "2")
        with Served(tmp_path, *words) as served:
            first = nodes(served)
            assert len(first) == 2
            workers = [child for child in psutil.Process(served.process.pid).children() if listens(child)]
            assert len(workers) == 2
            workers[0].kill()
            until = time.monotonic() + PATIENCE
            while len(nodes(served) | first) < 3:
                assert time.monotonic() < until, "the dead worker was not replaced"
            assert served.stop() == 0


def listens(process: psutil.Process) -> bool:
    return any([connection.status == psutil.CONN_LISTEN for connection in process.net_connections()])


def nodes(served: Served) -> set[str]:
    """The nodes that answer at the port, asked until both are met: one that is awake may answer often in a row."""
    found: set[str] = set()
    until = time.monotonic() + PATIENCE / 4
    while len(found) < 2 and time.monotonic() < until:
        try:
            found.add(httpx.get(served.url + "/healthz", timeout=5).json()["node"])
        except httpx.TransportError:
            time.sleep(0.1)  # a worker has just died
    return found


@pytest.mark.slow
def test_every_address_that_is_printed_works(tmp_path: Path) -> None:
    """Asked at this machine, as a browser would with the address that it was told."""
    words = [*PROGRAM, "serve", "--host", "0.0.0.0", "--port", "0"]
    saloon = subprocess.Popen(words, stdout=subprocess.PIPE, env=environment(tmp_path), cwd=tmp_path, text=True)
    try:
        assert saloon.stdout is not None
        first = re.search(r"http://127\.0\.0\.1:(\d+)/", saloon.stdout.readline())
        assert first
        saloon.send_signal(signal.SIGINT)
        printed = re.findall(r"http://(\S+)/", saloon.stdout.read())
        settings = Settings(host="0.0.0.0", names=names("0.0.0.0"))
        assert all(settings.allows(f"http://{host}", host) for host in printed)
        assert all(host.endswith(f":{first[1]}") for host in printed)
        assert len(printed) == len(urls("0.0.0.0", int(first[1]))) - 1
    finally:
        saloon.kill()
        saloon.wait()
