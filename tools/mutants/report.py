"""What came of the hunt: shares by unit, and the changes that no test noticed, with the reasons why none has to."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

GOALS = {"all": 85.0, "unit": 80.0}
ALIVE = ("survived", "unreached")  # no test noticed
REASONS = Path(__file__).with_name("reasons.toml")


def rows_of(results: Path) -> list[dict[str, Any]]:
    """The newest result of each change."""
    if not results.exists():
        return []
    found: dict[str, dict[str, Any]] = {}
    for line in results.read_text("utf-8").splitlines():
        row = json.loads(line)
        found[row["id"]] = row
    return list(found.values())


def share(rows: list[dict[str, Any]]) -> float:
    """Of the changes that compile, how many in a hundred a test noticed."""
    outcomes = Counter(row["outcome"] for row in rows)
    alive = outcomes["survived"] + outcomes["unreached"]
    return 100 * outcomes["killed"] / max(1, outcomes["killed"] + alive)


@cache
def _reasons() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(REASONS.read_text("utf-8"))["reason"]
    return found


def reason_of(row: dict[str, Any]) -> str:
    """Why no test has to notice a change; "" if nobody has given a reason."""
    for reason in _reasons():
        same = row["file"].endswith("/" + reason["file"]) and row["function"] == reason["function"]
        if same and row["was"] == reason["was"] and row["is"] in (reason["is"], *reason.get("or", ())):
            return str(reason["why"])
    return ""


def table_of(rows: list[dict[str, Any]]) -> str:
    """The shares as a table in Markdown."""
    lines = ["| part | changes | noticed | not noticed | of them with a reason | share |", "|---|---|---|---|---|---|"]
    units = sorted({row["unit"] for row in rows})
    for name, part in [*[(unit, [row for row in rows if row["unit"] == unit]) for unit in units], ("all", rows)]:
        alive = [row for row in part if row["outcome"] in ALIVE]
        killed = len([row for row in part if row["outcome"] == "killed"])
        reasons = len([row for row in alive if reason_of(row)])
        figures = f"{killed + len(alive)} | {killed} | {len(alive)} | {reasons}"
        lines.append(f"| {name} | {figures} | {share(part):.1f} % |")
    return "\n".join(lines) + "\n"


def survivors(rows: list[dict[str, Any]]) -> list[str]:
    """The changes that no test noticed and nobody has given a reason for, by place."""
    alive = [row for row in rows if row["outcome"] in ALIVE and not reason_of(row)]
    return [
        f"{row['file']}:{row['line']} {row['function']} ({row['outcome']})\n  - {row['was']}\n  + {row['is']}"
        for row in sorted(alive, key=lambda row: (row["file"], row["line"]))
    ]
