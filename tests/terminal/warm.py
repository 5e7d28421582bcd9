"""The program without its start: one process imports everything once, and a fork of it runs each command.

Started by tests.terminal.run with a socket as its input. It gets four open files: a command, and the streams that the
command shall have. It forks, lets the child run the command as `python -m sixgun` would, and answers with the child's
exit code.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import pkgutil
import signal
import socket
import sys
import traceback
from typing import Any, NoReturn

import sixgun
from sixgun.terminal.main import main

LEFT_OUT = ("sixgun.__main__", "sixgun.store.migrations.env")  # they act when they are imported


def import_everything() -> None:
    for module in pkgutil.walk_packages(sixgun.__path__, "sixgun."):
        if module.name not in LEFT_OUT:
            importlib.import_module(module.name)
    sixgun.games()


def next_command(orders: socket.socket) -> dict[str, Any] | None:
    """In the child: a command to run. In the parent, when nobody will ask any more: None."""
    while True:
        asked, files, _, _ = socket.recv_fds(orders, 1, 4)
        if not asked:
            return None
        child = os.fork()
        if child == 0:
            orders.close()
            with os.fdopen(files[0]) as command:
                order: dict[str, Any] = json.load(command)
            for stream, file in enumerate(files[1:]):
                os.dup2(file, stream)
                os.close(file)
            return order
        for file in files:
            os.close(file)
        _, status = os.waitpid(child, 0)
        orders.send(str(os.waitstatus_to_exitcode(status)).encode())


def become(words: list[str], env: dict[str, str], folder: str) -> None:
    """All that a program is given by those who start it."""
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
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
