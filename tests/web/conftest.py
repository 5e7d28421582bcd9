"""The page as it is built, a server that shows it, a browser, and visitors."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from sixgun.server.door.guests import COOKIE
from tests.server.company import ROOMY, Player, default, done, play_out
from tests.server.serving import Guest, Served
from tests.web.browser import LONG, NoBrowser, launch, one_at_a_time
from tests.web.showdowns import BOT, harmless, open_showdown
from tests.web.visitor import DESK, Lang, Size, Theme, Visitor
from tests.web.words import ROOT

Visit = Callable[..., Visitor]
BOTS = ({"bot": "rules"}, {"bot": "rules"})


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """The page as its sources want it."""
    build = [sys.executable, str(ROOT / "web/build.py")]
    with one_at_a_time("page"):
        if subprocess.run([*build, "check"], timeout=LONG).returncode == 0:
            return
        done = subprocess.run([*build, "build"], capture_output=True, text=True, timeout=LONG)
    if done.returncode != 0:
        pytest.fail(f"The page could not be built: {(done.stdout + done.stderr)[-2000:]}", pytrace=False)


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Served]:
    """A running server, shared by the tests of one process."""
    with Served(tmp_path_factory.mktemp("served"), *ROOMY) as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser. It is closed after the tests of this folder, for it keeps an event loop running in this thread."""
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except NoBrowser as nothing:
            pytest.fail(str(nothing), pytrace=False)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, served: Served) -> Iterator[Visit]:
    """Opens windows, each with memory of its own. Whatever goes wrong in one of them fails the test."""
    visitors: list[Visitor] = []

    def opens(
        size: Size = DESK,
        lang: Lang = "en",
        theme: Theme = "light",
        motion: bool = False,
        guest: Guest | None = None,
        url: str = "",
        newcomer: bool = False,
    ) -> Visitor:
        phone = size[0] < 600
        context = chromium.new_context(
            base_url=url or served.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-US", "it": "it-IT"}[lang],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        if guest:
            context.add_cookies([{"name": COOKIE, "value": guest.token, "url": url or served.url}])
        visitors.append(Visitor(context, lang, newcomer))
        return visitors[-1]

    yield opens
    for visitor in visitors:
        visitor.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []


@pytest.fixture(scope="package")
def ann(served: Served) -> Guest:
    """A guest who has tables of every kind."""
    return Guest(served)


@pytest.fixture(scope="package")
def finished(ann: Guest) -> str:
    """A public game that is over."""
    table = ann.opens({"name": "Ann"}, *BOTS, begin=True, public=True, title="Friday night")
    player = Player(ann, table)
    play_out(player, seed=1)
    player.close()
    return table


@pytest.fixture(scope="package")
def live(ann: Guest) -> str:
    """A game that waits for Ann."""
    return ann.opens({"name": "Ann"}, *BOTS, begin=True)


@pytest.fixture(scope="package")
def duel(ann: Guest) -> str:
    """A game of BANG! The Duel, a few choices on, that waits for Ann."""
    table = ann.opens({"name": "Ann"}, {"bot": "rules"}, game="bang-duel", begin=True)
    player = Player(ann, table)
    for _ in range(6):
        player.until_asked()
        done(player.pick(default(player)))
    player.close()
    return table


@pytest.fixture(scope="package")
def showdown(ann: Guest) -> str:
    """A game of Gunslinger in its second turn, that waits for Ann to choose cards."""
    table = open_showdown(ann, {"name": "Ann"}, BOT, pack=harmless())
    player = Player(ann, table)
    while player.until_asked() and player.table["view"]["turn"] < 2:
        done(player.pick(default(player)))
    player.close()
    return table


@pytest.fixture(scope="package")
def town(ann: Guest) -> str:
    """A game of Doomtown on its first day, that waits for Ann."""
    table = ann.opens({"name": "Ann"}, {"bot": "rules"}, game="doomtown", begin=True, options={"gang": "ready"})
    player = Player(ann, table)
    while player.until_asked() and player.table["ask"]["question"] != "noon":
        done(player.pick(default(player)))
    player.close()
    return table


@pytest.fixture(scope="package")
def boards(duel: str, showdown: str, town: str) -> dict[str, str]:
    """Tables of the other games that wait for Ann, by what a game of them is called here."""
    return {"duel": duel, "showdown": showdown, "town": town}


@pytest.fixture(scope="package")
def lobby(ann: Guest) -> str:
    """A public table with a free chair."""
    return ann.opens({"name": "Ann"}, {}, {"bot": "rules"}, public=True)
