"""The picture of a table at the top of the README: a seeded game, played by bots up to a moment worth looking at.

    .venv/bin/python tools/picture.py                      # writes docs/pictures/shootout.webp
    .venv/bin/python tools/picture.py --seed 7 --out x.webp

The same seed gives the same table: its log is written to a database of its own, and a server shows it to Chromium.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from sixgun.bots import Chair, make_bot
from sixgun.play import Entry, Table
from sixgun.play import commands as do
from sixgun.server.door.guests import COOKIE, guest_id
from sixgun.server.tables.keeper import write_of
from sixgun.store import Opened, Store

ROOT = Path(__file__).parents[1]
OUT = ROOT / "docs/pictures/shootout.webp"
SECRET = "picture".ljust(43, "0")  # the guest whose seat we look through
TABLE = "picture"
NODE = "picture"
NAMES = ("Ann", "Doc")
NOON = 1_700_000_000_000  # milliseconds; any moment will do, as long as it is the same
OPTIONS = {"deck1": "intermediate-law-dogs", "deck2": "intermediate-sloane-gang", "gang": "ready"}
WIDTH, HEIGHT = 1280, 800


def played(seed: int, day: int, question: str) -> list[Entry]:
    """The log of a game of Doomtown between two bots, up to that question to seat 0 on that day or later."""
    guest = guest_id(SECRET)
    settings = {"game": "doomtown", "seats": 2, "options": OPTIONS}
    log = [Entry("opened", NOON, data={"settings": settings, "seed": seed.to_bytes(32, "big").hex()})]
    table = Table.opened(log[0])

    def take(entries: list[Entry]) -> None:
        for entry in entries:
            table.evolve(entry)
            log.append(entry)

    take(table.decide(guest, do.Sit(0, NAMES[0]), NOON))
    take(table.decide(guest, do.SetBot(1, "normal"), NOON))
    take(table.decide(guest, do.Begin(), NOON))
    game, bots = table.game, [make_bot("normal", seed=seat) for seat in range(2)]
    while not table.over:
        state = table.match.state
        seat = game.asked(state)[0]
        if seat == 0 and state.day >= day and game.ask(state, 0).question == question:
            return log
        chair = Chair(game, state, seat, game.codes(state, seat))
        take([Entry("picked", NOON, seat, chair.picks()[bots[seat].choose(chair)])])
    raise SystemExit(f"the game of seed {seed} has no such moment")


async def keep(database: Path, log: list[Entry]) -> None:
    """Write the log where the server will look for it."""
    store = Store(f"sqlite:///{database}")
    await store.open()
    table = Table.folded(log)
    await store.append(write_of(TABLE, 1, table, 1, log, Opened(TABLE, table.game.key, table.public, NODE)))
    await store.close()


def shot(url: str) -> bytes:
    """What a browser shows of the table."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light", locale="en-US", reduced_motion="reduce"
        )
        context.add_cookies([{"name": COOKIE, "value": SECRET, "url": url}])
        page = context.new_page()
        page.goto(f"{url}/t/{TABLE}")
        page.locator("[data-zone=board]").wait_for()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(1500)  # until the cards have come to rest
        devtools = context.new_cdp_session(page)
        taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
        browser.close()
    return base64.b64decode(taken["data"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--day", type=int, default=4)
    parser.add_argument("--question", default="casualties")
    parser.add_argument("--out", type=Path, default=OUT)
    wish = parser.parse_args()
    log = played(wish.seed, wish.day, wish.question)
    with tempfile.TemporaryDirectory() as home:
        database = Path(home) / "saloon.db"
        asyncio.run(keep(database, log))
        command = [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            port = re.search(r":(\d+)/", line)
            if port is None:
                raise SystemExit(f"the server said {line!r}")
            picture = shot(f"http://127.0.0.1:{port[1]}")
        finally:
            server.terminate()
            server.wait(10)
    wish.out.parent.mkdir(parents=True, exist_ok=True)
    wish.out.write_bytes(picture)
    print(f"{wish.out}: {len(picture) / 1000:.0f} kB after {len(log)} entries")


if __name__ == "__main__":
    main()
