"""For hatchling: a wheel has the page in it, and core, lib and games compiled where there is a C compiler.

SIXGUN_PURE=1 makes a wheel of Python alone, for every machine. A checkout gets both from ./play.
"""

from __future__ import annotations

import os
import runpy
import tempfile
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
        self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        tool = runpy.run_path(str(Path(self.root) / "tools" / "compile.py"), run_name="tool")
        if os.environ.get("SIXGUN_PURE") or not tool["has_compiler"]():
            return
        self.made = tempfile.TemporaryDirectory()
        folder = Path(self.made.name) / "made"
        for file in tool["compile_into"](folder, Path(self.made.name) / "work"):
            build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "made"):
            self.made.cleanup()
