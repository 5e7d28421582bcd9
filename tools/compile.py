"""The compiled form of core, lib, games and the writers of observations, made by mypyc with a C compiler.

Without one, everything runs as Python.

`python tools/compile.py make` compiles this checkout into build/native, unless what lies there is of just these
sources; `start` does the same in the background, at low priority, and returns at once; `check` only tells.
`sixgun.native` takes what lies there, if the sources are still the ones that were compiled.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import blake2b
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
PARTS = ("core", "lib", "games", "research/writers")
# NumPy does the work of the one; the other has protocols, which mypyc makes into plain classes.
LEFT_OUT = ("sixgun/lib/hands/arrays.py", "sixgun/core/capabilities.py")
# Packages lead to data. A compiled class forgets its annotations, which are all that a description of views has.
INTERPRETED = ("__init__.py", "view_types.py")
HOME = ROOT / "build" / "native" / str(sys.implementation.cache_tag)
ENTRIES = "_entries"
LIBRARY = "sixgun"
LIBRARY_MODULE = "sixgun__mypyc"  # what mypyc makes of that name: the code of all modules


def modules(games: Sequence[str] = ()) -> list[Path]:
    """The sources to compile, relative to src; of all games or only those."""
    found = [path.relative_to(SOURCES) for part in PARTS for path in (SOURCES / "sixgun" / part).rglob("*.py")]
    wanted = [path for path in found if path.name not in INTERPRETED and path.as_posix() not in LEFT_OUT]
    if games:
        wanted = [path for path in wanted if path.parts[1] != "games" or path.parts[2] in games]
    return sorted(wanted)


def digest(paths: Sequence[Path]) -> str:
    """Of the sources, and of all else that the result depends on."""
    import mypy.version

    found = blake2b(f"{mypy.version.__version__} {sys.version}".encode(), digest_size=16)
    found.update(Path(__file__).read_bytes())
    for path in paths:
        found.update(f"\0{path.as_posix()}\0".encode() + (SOURCES / path).read_bytes())
    return found.hexdigest()


def stamps(paths: Sequence[Path]) -> dict[str, list[int]]:
    """By module: when its source was last changed and how long it is, by which `sixgun.native` knows it again."""
    stamped: dict[str, list[int]] = {}
    for path in paths:
        found = (SOURCES / path).stat()
        stamped[".".join(path.with_suffix("").parts)] = [found.st_mtime_ns, found.st_size]
    return stamped


def has_compiler() -> bool:
    """Whether a C program with Python's headers can be compiled here."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n")
        program = [sys.executable, "-c", PROBE, str(probe), folder, sysconfig.get_paths()["include"]]
        return subprocess.run(program, check=False, capture_output=True).returncode == 0


PROBE = """
import setuptools, sys
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler

compiler = new_compiler()
customize_compiler(compiler)
compiler.compile([sys.argv[1]], output_dir=sys.argv[2], include_dirs=[sys.argv[3]])
"""


def count(done: int, of: int) -> None:
    """How far the compiler is, for those who wait at a terminal."""
    if sys.stderr.isatty():
        print(f"\r  {done}/{of} C", end="\n" if done == of else "", file=sys.stderr, flush=True)


def joined(entries: Sequence[Any], work: Path) -> list[Any]:
    """The entries of a package's modules in one file, for an importer that knows: a tenth of the time to compile."""
    by_package: dict[str, list[str]] = {}
    for entry in entries:
        by_package.setdefault(entry.name.rpartition(".")[0], []).extend(entry.sources)
    made: list[Any] = []
    for package, sources in by_package.items():
        source = work / f"{package}.{ENTRIES}.c"
        lines = [
            f'#define PyInit___init__ PyInit_package_{i}\n#include "{path}"\n#undef PyInit___init__\n'
            for i, path in enumerate(sources)
        ]
        source.write_text("".join(lines))
        made.append(type(entries[0])(f"{package}.{ENTRIES}", [str(source)], extra_compile_args=["-O0"]))
    return made


def in_few_files(sources: Sequence[str], work: Path) -> list[str]:
    """As many files as there are cores, each with a share of the sources: headers are read once for many of them."""
    shares: list[list[str]] = [[] for _ in range(os.cpu_count() or 1)]
    for source in sorted(sources, key=lambda source: Path(source).stat().st_size, reverse=True):
        min(shares, key=lambda share: sum([Path(each).stat().st_size for each in share])).append(source)
    found = []
    for i, share in enumerate([share for share in shares if share]):
        found.append(str(work / f"share_{i}.c"))
        Path(found[-1]).write_text("".join([f'#include "{path}"\n' for path in share]))
    return found


def compile_into(
    folder: Path, work: Path, games: Sequence[str] = (), level: str = "3", join: bool = False
) -> list[Path]:
    """Compile to extension modules under a folder, laid out as packages; where they are."""
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            """As setuptools does, but with all the files side by side."""
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                for extension in self.extensions:
                    compiling = [pool.submit(self.compile_one, extension, source) for source in extension.sources]
                    extension.sources, extension.compiling = [], compiling
                tasks = [task for extension in self.extensions for task in extension.compiling]
                for done, _ in enumerate(as_completed(tasks), start=1):
                    count(done, len(tasks))
                for extension in self.extensions:
                    extension.extra_objects = [path for task in extension.compiling for path in task.result()]
                list(pool.map(self.build_extension, self.extensions))

        def compile_one(self, extension: Any, source: str) -> list[str]:
            return self.compiler.compile(  # type: ignore[no-any-return]
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
                depends=extension.depends,
            )

    before = Path.cwd()
    os.chdir(SOURCES)
    try:
        lenient = ["--config-file=", "--ignore-missing-imports"]  # ./test is strict, with all libraries there
        extensions = mypycify(
            [*lenient, f"--cache-dir={work}", *map(str, modules(games))],
            opt_level=level,
            debug_level="0",
            multi_file=True,
            target_dir=str(work),
            group_name=LIBRARY,
        )
        if join:
            extensions = [extensions[0], *joined(extensions[1:], work)]
        if level == "0":  # where there is more to optimize, headers matter little, and many files show how far it is
            extensions[0].sources = in_few_files(extensions[0].sources, work)
        if os.name == "posix":  # only Python's own entry is called from outside: the others need no detour
            for extension in extensions:
                extension.extra_compile_args.append("-fvisibility=hidden")
        distribution = setuptools.Distribution({"name": "sixgun-native", "ext_modules": extensions})
        command = Build(distribution)
        command.build_lib = str(folder)
        command.build_temp = str(work / "objects")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted(path for path in folder.rglob("*") if path.is_file())


# ---- of this checkout, for ./play


def is_fresh() -> bool:
    """Whether `sixgun.native` will take what lies there."""
    manifest = read_manifest(HOME)
    return manifest is not None and manifest["sources"] == stamps(modules())


def read_manifest(home: Path) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] = json.loads((home / "manifest.json").read_bytes())
    except (OSError, ValueError):
        return None
    return found


def make(home: Path = HOME, games: Sequence[str] = (), level: str = "2") -> bool:
    """Compile, unless that was done for just these sources, or did not go well with them; whether it is there now."""
    home.mkdir(parents=True, exist_ok=True)
    stamped = stamps(modules(games))  # before anything is read: what changes meanwhile is not what was compiled
    wanted = digest(modules(games))
    manifest = read_manifest(home)
    failed = home / "failed"
    if manifest is None or manifest["digest"] != wanted:
        if not has_compiler() or (failed.is_file() and failed.read_text() == wanted):
            return False
        failed.write_text(wanted)  # until it is done
        folder = home / wanted
        shutil.rmtree(folder, ignore_errors=True)
        with tempfile.TemporaryDirectory(dir=home) as work:
            compile_into(folder, Path(work), games, level, join=True)
        named = {module: entry_of(folder, module).relative_to(home).as_posix() for module in [*stamped, LIBRARY_MODULE]}
        _forget_all_but(home, [wanted, manifest["digest"] if manifest else ""])
        failed.unlink()
    else:
        named = manifest["files"]
    draft = home / "manifest.draft"
    draft.write_text(json.dumps({"digest": wanted, "files": named, "sources": stamped}))
    draft.replace(home / "manifest.json")
    return True


def entry_of(folder: Path, module: str) -> Path:
    """The file through which a module is loaded: its package's entries, or the library itself."""
    package = folder.joinpath(*module.split(".")[:-1])
    [found] = package.glob(f"{LIBRARY_MODULE if module == LIBRARY_MODULE else ENTRIES}.*")
    return found


def _forget_all_but(home: Path, kept: list[str]) -> None:
    """Programs that run may still load modules of the last one."""
    for folder in home.iterdir():
        if folder.is_dir() and folder.name not in kept:
            shutil.rmtree(folder, ignore_errors=True)


def make_alone(home: Path = HOME, games: Sequence[str] = (), level: str = "2", wait: bool = True) -> bool:
    """Compile, but never while another process compiles into the same folder."""
    import fcntl

    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except OSError:
            return False
        return make(home, games, level)


def start() -> None:
    """Compile in the background; the program uses the result from its next start on."""
    if is_fresh() or os.environ.get("SIXGUN_PURE"):
        return
    HOME.mkdir(parents=True, exist_ok=True)
    with (HOME / "log").open("w") as log:
        program = [sys.executable, __file__, "make-quietly"]
        subprocess.Popen(program, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        sys.exit(0 if is_fresh() else 1)
    elif sys.argv[1:] == ["start"]:
        start()
    elif sys.argv[1:] == ["make"]:
        sys.exit(0 if make_alone() else 1)
    elif sys.argv[1:] == ["make-quietly"]:
        os.nice(19)
        make_alone(wait=False)
    else:
        sys.exit(__doc__)
