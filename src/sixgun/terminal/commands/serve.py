"""`sixgun serve`, and `sixgun` alone: the saloon in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import Any

import click

from sixgun.core.needs import missing
from sixgun.core.refusals import Refusal, Refused
from sixgun.terminal.commands.maker import Maker
from sixgun.text import Speaker

HOST, PORT = "127.0.0.1", 8000


def command(make: Maker) -> click.Command:
    t = make.text

    @make.command("serve")
    @click.option("--host", default=HOST, show_default=True, help=t("help-host"))
    @click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help=t("help-port"))
    @click.option("--database", metavar="URL", default="", help=t("help-database"))
    @click.option("--nats", metavar="URL", default="", help=t("help-nats"))
    @click.option("--public-url", metavar="URL", default="", help=t("help-public-url"))
    @click.option("--name", "names", multiple=True, metavar="NAME", help=t("help-name"))
    @click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS", help=t("help-proxy"))
    @click.option("--watcher", "watchers", multiple=True, metavar="ADDRESS", help=t("help-watcher"))
    @click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help=t("help-workers"))
    @click.option("--limit", "limits", multiple=True, metavar=t("metavar-pair"), help=t("help-limit"))
    @click.option("--bot", "bots", multiple=True, metavar=t("metavar-bot"), help=t("help-bot"))
    def serve(**given: Any) -> None:
        run_server(make.speaker, **given)

    return serve


def open_saloon(speaker: Speaker) -> None:
    """Start the server on this machine, on the usual port if it is free, and show the page."""
    serve = _server()
    try:
        listener = serve.listen(HOST, PORT)
    except Refused:
        listener = serve.listen(HOST, 0)
    settings = serve.Settings(host=HOST, port=listener.getsockname()[1])

    def ready() -> None:
        url = f"http://{HOST}:{settings.port}/"
        print(speaker.text("saloon-open", url=url), flush=True)
        if os.environ.get("SIXGUN_BROWSER", "yes") != "no" and sys.stdout.isatty():
            webbrowser.open(url)

    serve.run(settings, listener, ready)
    print(speaker.text("saloon-closed"))


def run_server(
    speaker: Speaker,
    host: str,
    port: int,
    limits: tuple[str, ...],
    bots: tuple[str, ...],
    names: tuple[str, ...],
    workers: int,
    **given: Any,
) -> None:
    """Serve until told to stop."""
    serve = _server()
    programs, own = serve.sort_bots(serve.read_pairs(bots))
    listener = serve.listen(host, port)
    bound = listener.getsockname()[1]
    known = (*serve.addresses.names(host), *[name.lower() for name in names])
    settings = serve.Settings(
        host=host,
        port=bound,
        limits=_limits(serve, limits),
        programs=programs,
        own_bots=own,
        names=known,
        **given,
    )
    first, *others = [settings.public_url] if settings.public_url else serve.addresses.urls(host, bound)

    def ready() -> None:
        print(speaker.text("serving", url=first), flush=True)
        for url in others:
            print(speaker.text("serving-others", url=url), flush=True)

    if workers > 1:
        serve.run_workers(settings, listener, workers, ready)
    else:
        serve.run(settings, listener, ready)
    print(speaker.text("saloon-closed"))


def _server() -> Any:
    """The server's modules, which need libraries that research and the terminal do without."""
    try:
        from sixgun.server import serve
    except ImportError as error:
        raise Refused(missing(error.name or str(error), "server")) from error
    return serve


def _limits(serve: Any, pairs: tuple[str, ...]) -> Any:
    """Limits from NAME=VALUE."""
    known = serve.Limits.__struct_fields__
    found: dict[str, int] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in known:
            raise Refused(Refusal("field-unknown", {"field": f"--limit {name[:40]}", "allowed": [*known]}))
        if not value.isdecimal() or len(value) > 12 or not int(value):
            raise Refused(Refusal("field-type", {"field": f"--limit {name}", "want": "integer", "got": "text"}))
        found[name] = int(value)
    return serve.Limits(**found)
