"""Reports as documents: one HTML file that needs nothing else, or Markdown with its figures beside it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.report.charts import DARK, LIGHT, alone, inline, need_figures
from sixgun.lab.report.contents import Block

HTML, MARKDOWN = ".html", ".md"
MARK = "<!-- sixgun report -->"
LONG = 12  # rows of a table that is folded away at first
LONG_NAME = 30  # characters of a figure's name
WIDTH = 118  # characters of a line of Markdown


def check_report(path: Path) -> None:
    """Refuse, before anything is played, what could not be written in the end."""
    if path.suffix not in (HTML, MARKDOWN):
        raise Refused(Refusal("report-suffix", {"file": str(path), "suffixes": [HTML, MARKDOWN]}))
    need_figures()
    try:
        if path.exists() and MARK not in path.read_text(encoding="utf-8", errors="replace")[:2000]:
            raise Refused(Refusal("file-exists", {"file": str(path)}))
        path.touch()
        if path.stat().st_size == 0:
            path.unlink()
    except OSError as error:
        args: dict[str, Plain] = {"file": str(path), "problem": error.strerror or type(error).__name__}
        raise Refused(Refusal("file-unwritable", args)) from error


def write_report(path: Path, blocks: Sequence[Block], lang: str) -> None:
    """The document that the file's name asks for."""
    if path.suffix == HTML:
        path.write_text(html(blocks, lang), encoding="utf-8")
    else:
        folder = path.with_name(path.stem + "-figures")
        text, figures = markdown(blocks, folder.name)
        folder.mkdir(exist_ok=True)
        for name, svg in figures.items():
            (folder / name).write_text(svg, encoding="utf-8")
        path.write_text(text, encoding="utf-8")


# ---- HTML


def html(blocks: Sequence[Block], lang: str) -> str:
    """One file: style and figures inside, colours for light and dark."""
    title = next((block.text for block in blocks if block.kind == "title"), "")
    style = files("sixgun.lab.report").joinpath("report.css").read_text(encoding="utf-8")
    colours = f":root{{{LIGHT}}}@media(prefers-color-scheme:dark){{:root{{{DARK}}}}}"
    body = "\n".join([_html_block(block, number) for number, block in enumerate(blocks)])
    return (
        f'<!doctype html>\n{MARK}\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{colours}\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _html_block(block: Block, number: int) -> str:
    if block.kind == "figure":
        return f'<figure tabindex="0">{inline(block.text, number, escape(block.label))}</figure>'
    if block.kind == "table":
        return _html_table(block)
    tag = {"title": "h1", "heading": "h2", "text": "p", "code": "pre"}[block.kind]
    return f"<{tag}>{escape(block.text)}</{tag}>"


def _html_table(block: Block) -> str:
    """A table as wide as a phone scrolls by itself; a long one opens when asked for."""
    head = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in block.head])
    rows = ["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in block.rows]
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    wide = f'<div class="wide" tabindex="0" role="region" aria-label="{escape(block.label)}">{table}</div>'
    if len(block.rows) <= LONG:
        return wide
    return f"<details><summary>{escape(block.label)} ({len(block.rows)})</summary>{wide}</details>"


# ---- Markdown


def markdown(blocks: Sequence[Block], folder: str) -> tuple[str, dict[str, str]]:
    """The text, and the figures by the names of their files."""
    parts: list[str] = []
    figures: dict[str, str] = {}
    for block in blocks:
        if block.kind == "figure":
            name = f"{len(figures) + 1:02}-{_slug(block.label)}.svg"
            figures[name] = alone(block.text)
            parts.append(f"![{block.label}]({folder}/{name})")
        elif block.kind == "table":
            parts.append(_markdown_table(block))
        elif block.kind == "code":
            parts.append(f"```console\n{_markdown_command(block.text)}\n```")
        elif block.kind == "text":
            parts.append("\n".join(textwrap.wrap(block.text, WIDTH, break_long_words=False, break_on_hyphens=False)))
        else:
            parts.append({"title": "# ", "heading": "## "}[block.kind] + block.text)
    return MARK + "\n" + "\n\n".join(parts) + "\n", figures


def _markdown_command(command: str) -> str:
    """A command as a shell takes it; a long one goes on in further lines, each with options of its own.

    >>> print(_markdown_command("sixgun simulate " + "--vary plaza " * 9 + "--lang en"))
    $ sixgun simulate --vary plaza --vary plaza --vary plaza --vary plaza --vary plaza --vary plaza --vary plaza \\
        --vary plaza --vary plaza --lang en
    """
    lines = ["$"]
    for part in re.split(r" (?=--)", command):
        if len(lines[-1]) + len(part) > WIDTH:
            lines.append("   ")
        lines[-1] += f" {part}"
    return " \\\n".join(lines)


def _markdown_table(block: Block) -> str:
    lines = [block.head, ("---",) + ("---:",) * (len(block.head) - 1), *block.rows]
    table = "\n".join(["| " + " | ".join([cell.replace("|", "\\|") for cell in line]) + " |" for line in lines])
    if len(block.rows) <= LONG:
        return table
    return f"<details><summary>{escape(block.label)} ({len(block.rows)})</summary>\n\n{table}\n\n</details>"


def _slug(text: str) -> str:
    """A short name for a file, of whole words.

    >>> _slug("Wins by seat"), _slug("Climax card (of gangs that were down to their last card)")
    ('wins-by-seat', 'climax-card-of-gangs-that-were')
    """
    name = re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
    if len(name) > LONG_NAME:
        name = name[: LONG_NAME + 1].rpartition("-")[0] or name[:LONG_NAME]
    return name or "figure"
