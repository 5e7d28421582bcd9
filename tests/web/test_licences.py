"""The licences of what the page is made of are shipped with it, and the page leads to them."""

from __future__ import annotations

import json

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.serving import PATIENCE, Served
from tests.web.conftest import Visit
from tests.web.words import ROOT

pytestmark = pytest.mark.slow
PACKAGES = ROOT / "web" / "node_modules"


def test_the_texts_of_the_licences_of_fonts_icons_and_programs_are_served(served: Served) -> None:
    answer = httpx.get(f"{served.url}/licences.txt", timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    for name in ("@fontsource/rye", "@fontsource-variable/bitter", "svelte", "@iconify-json/game-icons"):
        about = json.loads((PACKAGES / name / "package.json").read_text())
        assert f"{name} {about['version']} ({about['license']})" in answer.text
        for file in (PACKAGES / name).glob("LICENSE*"):
            assert file.read_text().strip() in answer.text
    for words in ("SIL OPEN FONT LICENSE", "creativecommons.org/licenses/by/3.0", "Lorc", "Apache License"):
        assert words in answer.text


def test_the_credits_lead_to_the_licences(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/about")
    with visitor.context.expect_page() as opened:
        visitor.page.get_by_role("link", name=visitor.say("about-licences")).click()
    expect(opened.value.get_by_text("SIL OPEN FONT LICENSE").first).to_be_visible()
