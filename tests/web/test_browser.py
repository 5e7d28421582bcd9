"""Where no browser can be had the tests of the page fail, and say so in one sentence."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.web import browser


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> SimpleNamespace:
    """A machine without a browser: what was run on it, and where Playwright would put one."""
    ran: list[list[str]] = []
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(browser, "_run", ran.append)
    place = tmp_path / "chrome"
    return SimpleNamespace(ran=ran, place=place, chromium=SimpleNamespace(executable_path=str(place)))


def test_an_installed_browser_is_taken(bare: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", {"google-chrome": "/opt/chrome"}.get)
    assert browser.find(bare) == "/opt/chrome"
    assert bare.ran == []


def test_debians_package_is_installed_where_that_is_allowed(bare: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"apt-get": "/usr/bin/apt-get"}
    monkeypatch.setattr("shutil.which", found.get)
    monkeypatch.setattr("os.geteuid", lambda: 0)

    def installs(command: list[str]) -> None:
        if "install" in command:
            found["chromium"] = "/usr/bin/chromium"

    monkeypatch.setattr(browser, "_run", installs)
    assert browser.find(bare) == "/usr/bin/chromium"


def test_else_playwright_downloads_one(bare: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "_run", lambda command: bare.place.write_text(" ".join(command)))
    assert browser.find(bare) == str(bare.place)
    assert bare.place.read_text().endswith("-m playwright install chromium")


def test_without_any_one_sentence_says_so(bare: Any) -> None:
    with pytest.raises(browser.NoBrowser, match=r"^[^.]*none could be had[^.]*\.$"):
        browser.find(bare)
    assert len(bare.ran) == 1
