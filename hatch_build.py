"""For hatchling: a wheel has the page in it. A checkout builds it with ./play or ./test."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        page = runpy.run_path(str(Path(self.root) / "web" / "build.py"), run_name="page")
        if not page["is_fresh"]():
            page["build"]()
