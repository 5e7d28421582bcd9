"""What came of the hunt: shares by unit, and the changes that no test noticed."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

GOALS = {"all": 85.0, "unit": 80.0}


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


def table_of(rows: list[dict[str, Any]]) -> str:
    """The shares as a table in Markdown."""
    lines = ["| part | changes | noticed | survived | unreached | share |", "|---|---|---|---|---|---|"]
    units = sorted({row["unit"] for row in rows})
    for name, part in [*[(unit, [row for row in rows if row["unit"] == unit]) for unit in units], ("all", rows)]:
        outcomes = Counter(row["outcome"] for row in part)
        figures = (outcomes["killed"], outcomes["survived"], outcomes["unreached"])
        counted = sum(figures)
        lines.append(f"| {name} | {counted} | {figures[0]} | {figures[1]} | {figures[2]} | {share(part):.1f} % |")
    return "\n".join(lines) + "\n"


def survivors(rows: list[dict[str, Any]]) -> list[str]:
    """The changes that no test noticed, by place."""
    alive = [row for row in rows if row["outcome"] in ("survived", "unreached")]
    return [
        f"{row['file']}:{row['line']} {row['function']} {row['operator']} {row['occurrence']} ({row['outcome']})"
        for row in sorted(alive, key=lambda row: (row["file"], row["line"]))
    ]
