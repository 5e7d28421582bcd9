"""The program `sixgun`: finds its language, runs a command, and turns every trouble into a sentence."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TextIO

from sixgun.terminal.program import Stopped, Told, remember
from sixgun.terminal.shown.sentences import complain, end_line, meant

if TYPE_CHECKING:
    from sixgun.text import Speaker

OK, FAILED, REFUSED, INTERRUPTED = 0, 1, 2, 130
PLAIN = {"“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "…": "...", "·": "-", "▸": ">", "▮": "#", "→": "->"}
PLAIN |= dict(zip("▁▂▃▄▅▆▇█", "_.-~=+*#", strict=True))


def language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for with --lang, else the locale's, else English.

    >>> language(["play", "--lang=it"], {}), language([], {"LANG": "it_IT.UTF-8"}), language([], {})
    ('it', 'it', 'en')
    """
    for i, word in enumerate(argv):
        if word == "--lang" and i + 1 < len(argv):
            return argv[i + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return "it" if locale.lower().startswith("it") else "en"


def main(argv: Sequence[str] | None = None) -> None:
    words = list(sys.argv[1:] if argv is None else argv)
    open_streams()
    sys.exit(run(words))


def open_streams() -> None:
    """Have all three streams, and let them write what a terminal without Unicode cannot show in plain letters."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  open as long as the program runs
    codecs.register_error("sixgun", _plainly)
    for name in ("stdout", "stderr"):
        stream: TextIO | None = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="sixgun")


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Quotes, dots and letters with accents as ASCII has them; a question mark for the rest."""
    assert isinstance(error, UnicodeEncodeError)
    found = ""
    for char in error.object[error.start : error.end]:
        letter = unicodedata.normalize("NFKD", char)[0]
        found += PLAIN.get(char, letter if letter.isascii() and letter.isprintable() else "?")
    return found, error.end


def run(words: list[str]) -> int:
    """Run a command and return its exit code."""
    remember(words)
    speaker: Speaker | None = None
    try:
        from sixgun.text import Speaker

        speaker = Speaker(language(words, os.environ), packages=("sixgun.terminal",))
        return _run(words, speaker)
    except (KeyboardInterrupt, Stopped) as interrupt:
        if not isinstance(interrupt, Told):
            end_line()
        if speaker is not None:
            print(speaker.text("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone; nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _run(words: list[str], speaker: Speaker) -> int:
    import click

    from sixgun.core.refusals import Refused, Runaway
    from sixgun.terminal.commands.line import build
    from sixgun.terminal.commands.spoken import usage_sentence
    from sixgun.terminal.program import COMPLETE, program
    from sixgun.text import Speaker

    cli = build(speaker)
    try:
        code = cli.main(args=words, prog_name=program(), complete_var=COMPLETE, standalone_mode=False)
        return code if isinstance(code, int) else OK
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.UsageError as error:
        complain(usage_sentence(error, speaker))
        return REFUSED
    except Refused as refused:
        voice = Speaker(speaker.lang, refused.game, packages=("sixgun.terminal", "sixgun.terminal:learn"))
        for refusal in refused.refusals:
            near = meant(refusal)
            complain(voice.refusal(refusal) + (" " + voice.text("did-you-mean", near=near) if near else ""))
        return REFUSED
    except Runaway as runaway:
        complain(speaker.refusal(runaway.refusal))
        return FAILED
    except BrokenPipeError:
        raise
    except OSError as error:
        problem = ": ".join([str(part) for part in (error.filename, error.strerror) if part]) or str(error)
        complain(speaker.text("trouble", problem=problem))
        return FAILED
    except Exception as error:
        return _bug(error, speaker)


def _bug(error: Exception, speaker: Speaker) -> int:
    """A fault of the program: one sentence for the user, the details in a file for its mender."""
    import tempfile
    import traceback

    with tempfile.NamedTemporaryFile("w", prefix="sixgun-", suffix=".txt", delete=False, encoding="utf-8") as file:
        traceback.print_exception(error, file=file)
    print(speaker.text("bug", problem=type(error).__name__, file=file.name), file=sys.stderr)
    return FAILED
