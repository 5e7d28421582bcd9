"""`sixgun card` and `sixgun cards`: packs that anybody can write are checked, shown and played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.rules.doomtown.outside.test_own_packs import PACK
from tests.terminal.run import refused, sixgun


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tall.toml").write_text(PACK)
    return tmp_path


def test_a_good_pack_is_named_with_its_digest_and_its_cards_are_shown_and_played(folder: Path) -> None:
    done = sixgun(folder, "card", "check", "tall.toml")
    assert "“Tall Tales " in done.stdout
    assert "adds 4 cards" in done.stdout
    shown = sixgun(folder, "card", "show", "the", "landing", "--pack", "tall.toml", "--lang", "it")
    assert "I tuoi personaggi con una Barca hanno +1 influenza." in shown.stdout
    words = ("simulate", "doomtown", "--games", "1", "--pack", "tall.toml", "--json")
    assert json.loads(sixgun(folder, *words).stdout)["games"] == 1


def test_every_problem_of_a_pack_is_told_at_once(folder: Path) -> None:
    (folder / "bad.toml").write_text(PACK.replace("gain you 2", "gian you 2").replace("cost = 1\n", "cost = 99\n"))
    done = sixgun(folder, "card", "check", "bad.toml", "--json")
    found = [problem["sentence"] for problem in json.loads(done.stdout)["problems"]]
    assert len(found) == 2
    assert "99" in found[0]
    assert "What works: gain" in found[1]
    refused(sixgun(folder, "card", "check", "bad.toml"), "gian")
    refused(sixgun(folder, "card", "show", "nobody"), "nobody")


def test_every_card_with_an_ability_has_a_scenario_in_the_report(tmp_path: Path) -> None:
    report = json.loads(sixgun(tmp_path, "cards", "doomtown", "--json").stdout)
    assert len(report) >= 146
    assert [row["card"] for row in report if row["abilities"] and not row["scenarios"]] == []
    shotgun = next(row for row in report if row["card"] == "shotgun")
    assert shotgun["abilities"] == [{"play": "shootout", "on": "", "verbs": ["choose", "boot", "ace"]}]
    assert [row["card"] for row in report if not row["scenarios"]] == []
    said = {row["card"]: row["abilities"] for row in report}
    hands = {
        "play": "react",
        "on": "casualty-discarding|acing",
        "verbs": ["check", "boot", "prevent", "send-home", "give"],
    }
    assert said["lay-on-hands"] == [hands]  # with everything that it waits for
    assert said["louis-pasteur"] == [{"play": "repeat noon", "on": "", "verbs": ["check", "pay", "choose", "unboot"]}]
    assert said["valeria-batten"] == [{"play": "trait", "on": "", "verbs": ["invents"]}]
    assert [ability["verbs"] for ability in said["incubation"]] == [
        ["choose", "attach"],
        ["bullets", "influence", "value"],
        ["boot", "choose", "discard"],
    ]
