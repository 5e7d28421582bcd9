"""A Chromium for the tests: an installed one, else Debian's package, else the one that Playwright downloads."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WORDS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# A window that nobody sees needs no address bar, whose drop-down takes as much work as a page of ours. Chromium heeds
# only one list of these, so what Playwright wants switched off stands here as well.
WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
LONG = 600  # seconds, for a download or a build
NONE = (
    "The tests of the page need a browser, and none could be had: install Chromium or Chrome, or let "
    "`python -m playwright install chromium` fetch one."
)


class NoBrowser(Exception):
    """There is none, and none can be had."""


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Tests run in several processes: the second one waits, and finds it done."""
    with (Path(tempfile.gettempdir()) / f"sixgun-{os.getuid()}-{what}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    words = [*WORDS, f"--disable-features={','.join(WITHOUT)}"]
    return playwright.chromium.launch(executable_path=find(playwright), args=words, headless=True)


def find(playwright: Playwright) -> str:
    """The path of a browser."""
    with one_at_a_time("browser"):
        return installed() or _package() or _download(playwright) or _none()


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _package() -> str | None:
    """Debian's package, where this user may install it."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    _run(["apt-get", "update"])
    _run(["apt-get", "install", "-y", "chromium"])
    return installed()


def _download(playwright: Playwright) -> str | None:
    path = playwright.chromium.executable_path
    if not Path(path).is_file():
        _run([sys.executable, "-m", "playwright", "install", "chromium"])
    return path if Path(path).is_file() else None


def _run(command: list[str]) -> None:
    """Whether it worked is seen by what is there afterwards."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=LONG)
    except (OSError, subprocess.TimeoutExpired):
        return


def _none() -> str:
    raise NoBrowser(NONE)


if __name__ == "__main__":  # ./test has it fetched while other things are checked
    with sync_playwright() as found:
        find(found)
