"""Running the server: from the command line to the last goodbye."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import socket
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

import msgspec
import uvicorn

from sixgun.core.refusals import Refusal, Refused
from sixgun.games import games
from sixgun.play.kept import program_version
from sixgun.server import addresses as addresses
from sixgun.server.app import make_app
from sixgun.server.door.connections import protocols
from sixgun.server.door.files import enough_files
from sixgun.server.door.proxies import Proxies
from sixgun.server.garbage import collect_rarely, settle
from sixgun.server.house import House
from sixgun.server.lag import watch_lag
from sixgun.server.settings import Limits as Limits
from sixgun.server.settings import Settings as Settings
from sixgun.server.work.named_bots import read_pairs as read_pairs
from sixgun.server.work.named_bots import sort_bots as sort_bots

TURN = 0.0005  # seconds after which a thread that writes, or reads what is long, lets the loop go on
GOODBYE = 2.0  # seconds for the sockets to be closed in good order


class Server(uvicorn.Server):
    """Says when it answers, and sends its guests away in good order before it stops."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house, self._ready = house, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()
        self.house.thinkers.warm()  # not before: they would take their share of the time that a page is waited for
        asyncio.get_running_loop().run_in_executor(None, _read_ahead)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be told to stop is no failure: the program ends as if it had come to its end."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody new comes in
        await self.house.reviews.close()
        await self.house.hall.close()
        await self.house.door.empty(GOODBYE)
        await super().shutdown(sockets)


def _read_ahead() -> None:
    """What takes a while the first time, before anybody needs it."""
    games()
    program_version()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 finds a free one."""
    try:
        return socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048
        )
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused(Refusal("port-taken", {"host": host, "port": str(port), "problem": problem})) from error


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop. Refused if the database or the bus is not to be had."""
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    for chatty in ("uvicorn.error", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(lambda record: not str(record.msg).startswith("Invalid UTF-8"))
    sys.setswitchinterval(TURN)
    app = make_app(settings)
    proxies = Proxies(settings.proxies)
    limits = msgspec.structs.replace(settings.limits, connections=enough_files(settings.limits))
    http, sockets = protocols(limits, proxies)
    config = uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=proxies.trusted(),
        ws_max_size=4 * settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.limits.heartbeat_seconds,
        ws_ping_timeout=settings.limits.silence_seconds,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        lifespan="off",  # the house is opened below, so that its trouble is told in a sentence
    )
    house: House = app.state.house
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(Server(config, house, ready), listener))
    finally:
        house.thinkers.see_off()


def run_workers(settings: Settings, listener: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    """Several processes on one port, each a node of its own; one that dies is replaced."""
    if not settings.nats or not settings.database.startswith("postgres"):
        raise Refused(Refusal("nats-needs-postgres"))
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())
    context = multiprocessing.get_context("spawn")
    news = context.Queue()

    def start() -> Any:
        process = context.Process(target=_worker, args=(settings, listener, news))
        process.start()
        return process

    processes = [start() for _ in range(workers)]
    try:
        for _ in range(workers):
            trouble = news.get(timeout=60)
            if trouble is not None:
                raise trouble
        ready()
        while not stopping.wait(0.5):
            processes = [process if process.is_alive() else start() for process in processes]
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(15)


def _worker(settings: Settings, listener: socket.socket, news: Any) -> None:
    """One of several processes: tells the first one that it is up, or why it isn't."""
    try:
        run(settings, listener, lambda: news.put(None))
    except Refused as refused:
        news.put(refused)


async def _serve(server: Server, listener: socket.socket) -> None:
    await server.house.open()
    settle()
    beside = [asyncio.create_task(collect_rarely()), asyncio.create_task(watch_lag(server.house.metrics))]
    try:
        await server.serve(sockets=[listener])
    finally:
        for task in beside:
            task.cancel()
        await server.house.store.close()
