"""A server that a program in Python starts beside itself, with bots of its own at the tables."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
import threading
from collections.abc import Mapping
from types import TracebackType
from typing import Any

from sixgun.bots import BotLike
from sixgun.core.refusals import Refusal, Refused
from sixgun.server import addresses
from sixgun.server.serve import listen, run
from sixgun.server.settings import Settings
from sixgun.server.work.named_bots import sort_bots
from sixgun.server.work.processes import interrupts_held

GOODBYE = 60.0  # seconds for the server to end in good order; processes that are being born are waited for


class Saloon:
    """`sixgun serve` in a process of its own, until `close()`, or the end of the program.

    `bots` are those that guests can give a seat on the page, by these names: an object that has `choose`, a class, a
    spec such as `exec:./mybot`. Port 0 finds a free port. Further settings are those of `Settings`.
    """

    def __init__(
        self,
        bots: Mapping[str, BotLike] | None = None,
        host: str = "127.0.0.1",
        port: int = 8000,
        database: str = "",
        **more: Any,
    ) -> None:
        programs, own = sort_bots(bots or {})
        given: dict[str, Any] = {"names": addresses.names(host), **more}
        with listen(host, port) as listener:
            self.port: int = listener.getsockname()[1]
            settings = Settings(host, self.port, database, programs=programs, own_bots=own, **given)
            self.url = settings.public_url or addresses.urls(host, self.port)[0]
            context = multiprocessing.get_context("spawn")
            news, told = context.Pipe(duplex=False)
            self._process = context.Process(target=_serve, args=(settings, listener, told), name="saloon")
            with interrupts_held():  # the keyboard's signals are for this program, which then closes the saloon
                self._process.start()
        atexit.register(self.close)
        told.close()
        try:
            trouble: Refused | None = news.recv()
        except EOFError:  # it has ended, and told why on its way out
            trouble = Refused(Refusal("saloon-ended", {}))
        if trouble is not None:
            self.close()
            raise trouble

    def wait(self) -> None:
        """Stay until the keyboard interrupts, then close."""
        try:
            self._process.join()
        except KeyboardInterrupt:
            self.close()

    def close(self) -> None:
        """End the server in good order: every game is kept."""
        atexit.unregister(self.close)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(GOODBYE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def __enter__(self) -> Saloon:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Saloon({self.url!r})"


def _serve(settings: Settings, listener: Any, told: Any) -> None:
    """The server's process: says when it answers, or why it doesn't, and leaves with the one that started it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    try:
        run(settings, listener, lambda: told.send(None))
    except Refused as refused:
        told.send(refused)


def _leave_with(parent: Any) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
