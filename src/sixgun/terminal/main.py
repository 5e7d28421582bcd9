"""The program `sixgun`: finds its language, runs a command, and turns every trouble into a sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

OK, FAILED, REFUSED, INTERRUPTED = 0, 1, 2, 130


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
    sys.exit(run(words))


def run(words: list[str]) -> int:
    """Run a command and return its exit code."""
    from sixgun.text import Speaker

    speaker = Speaker(language(words, os.environ), packages=("sixgun.terminal",))
    try:
        return _run(words, speaker)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        print(speaker.text("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever was reading has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _run(words: list[str], speaker: object) -> int:
    import click

    from sixgun.core.refusals import Refused, Runaway
    from sixgun.terminal.cli import build
    from sixgun.terminal.spoken import usage_sentence
    from sixgun.text import Speaker

    assert isinstance(speaker, Speaker)
    cli = build(speaker)
    try:
        code = cli.main(args=words, prog_name="sixgun", standalone_mode=False)
        return code if isinstance(code, int) else OK
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.UsageError as error:
        print(usage_sentence(error, speaker), file=sys.stderr)
        return REFUSED
    except Refused as refused:
        voice = Speaker(speaker.lang, refused.game, packages=("sixgun.terminal",))
        for refusal in refused.refusals:
            print(voice.refusal(refusal), file=sys.stderr)
        return REFUSED
    except Runaway as runaway:
        print(speaker.refusal(runaway.refusal), file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        raise
    except OSError as error:
        print(speaker.text("trouble", problem=error.strerror or str(error)), file=sys.stderr)
        return FAILED
    except Exception as error:
        return _bug(error, speaker)


def _bug(error: Exception, speaker: object) -> int:
    """A fault of the program: one sentence for the user, the details in a file for whoever mends it."""
    import tempfile
    import traceback

    from sixgun.text import Speaker

    assert isinstance(speaker, Speaker)
    with tempfile.NamedTemporaryFile("w", prefix="sixgun-", suffix=".txt", delete=False) as file:
        traceback.print_exception(error, file=file)
    print(speaker.text("bug", problem=type(error).__name__, file=file.name), file=sys.stderr)
    return FAILED
