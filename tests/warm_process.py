"""The program without its start: one process imports everything once, and a fork of it runs each command.

Started by tests.warm with a socket as its input. With each order it gets open files: a command, the streams that the
command shall have, and for a program that goes on beside the tests one for news of it. It forks, and lets the child
run the command as `python -m sixgun` would. RUN answers with the child's exit code once it has ended; START says into
the news which process it is, and how it ended.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import pkgutil
import signal
import socket
import sys
import threading
import traceback
from typing import Any, NoReturn

import sixgun
from sixgun.terminal.main import main

LEFT_OUT = ("sixgun.__main__", "sixgun.store.migrations.env")  # they act when they are imported
RUN, START = b"!", b"&"


def import_everything() -> None:
    for module in pkgutil.walk_packages(sixgun.__path__, "sixgun."):
        if module.name not in LEFT_OUT:
            importlib.import_module(module.name)
    sixgun.games()


def next_command(orders: socket.socket) -> dict[str, Any] | None:
    """In the child: a command to run. In the parent, when nobody will ask any more: None."""
    while True:
        asked, files, _, _ = socket.recv_fds(orders, 1, 5)
        if not asked:
            return None
        child = os.fork()
        if child == 0:
            orders.close()
            if asked == START:
                look_after_a_child(files.pop())
            with os.fdopen(files[0]) as command:
                order: dict[str, Any] = json.load(command)
            for stream, file in enumerate(files[1:]):
                os.dup2(file, stream)
                os.close(file)
            return order
        for file in files:
            os.close(file)
        if asked == RUN:
            _, status = os.waitpid(child, 0)
            orders.send(str(os.waitstatus_to_exitcode(status)).encode())
        else:
            bury_the_dead()


def look_after_a_child(news: int) -> None:
    """Fork again, and go on only in the child: its parent waits for its end, and tells."""
    os.setsid()  # what ends the warm process leaves them alone
    child = os.fork()
    if child == 0:
        os.close(news)
        return
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # which may be for all, the child included
    os.write(news, f"{child}\n".encode())
    os.closerange(0, news)
    os.closerange(news + 1, 64)
    _, status = os.waitpid(child, 0)
    os.write(news, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def bury_the_dead() -> None:
    """Those children whose programs have ended."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass


def become(words: list[str], env: dict[str, str], folder: str) -> None:
    """All that a program is given by those who start it."""
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    sys.path[0] = folder
    sys.modules["__main__"] = importlib.import_module("sixgun.__main__")  # what the program's own processes begin with
    sys.argv = ["sixgun", *words]
    sys.stdin = open(0, encoding="utf-8")  # noqa: SIM115  open as long as the program runs
    sys.stdout = open(1, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1)  # noqa: SIM115


def run_and_leave() -> NoReturn:
    """Run the program and end as Python does, but without taking apart all that was imported, which takes longest."""
    code = 1
    try:
        main()
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 0 if leaving.code is None else 1
    except BaseException:
        traceback.print_exc()
    threading._shutdown()  # waits for its threads
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(code)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    import_everything()
    gc.collect()
    gc.freeze()
    command = next_command(socket.socket(fileno=os.dup(0)))
    if command:
        become(command["words"], command["env"], command["folder"])
        run_and_leave()
