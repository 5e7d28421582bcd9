"""The web application: the interface under /api, the page everywhere else, and what must be true of every answer."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import FileResponse, HTMLResponse
from starlette.routing import WebSocketRoute

from sixgun.core.refusals import Refusal, Refused
from sixgun.server.api import description
from sixgun.server.api.files import routes as file_routes
from sixgun.server.api.learn import routes as learn_routes
from sixgun.server.api.me import routes as my_routes
from sixgun.server.api.patience import HungUp
from sixgun.server.api.reviews import routes as review_routes
from sixgun.server.api.routes import api, socket
from sixgun.server.api.saved_decks import routes as deck_routes
from sixgun.server.api.trials import routes as trial_routes
from sixgun.server.api.workshop import routes as workshop_routes
from sixgun.server.door import guests
from sixgun.server.door.heads import HeadAsGet
from sixgun.server.door.prefixes import prefix_at
from sixgun.server.door.proxies import Proxies
from sixgun.server.house import House
from sixgun.server.settings import Settings
from sixgun.store.trouble import AWAY, trouble_of
from sixgun.store.trouble import CODES as TROUBLES

log = logging.getLogger("sixgun.server")
PAGE = Path(__file__).parent / "page"
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
STATUS = {
    "no-guest": 403,
    "not-from-here": 403,
    "no-such-game": 404,
    "no-such-lesson": 404,
    "lesson-changed": 409,
    "no-such-table": 404,
    "no-such-replay": 404,
    "no-such-deck": 404,
    "no-such-trial": 404,
    "no-such-page": 404,
    "too-many-tables": 409,
    "too-many-replays": 409,
    "too-many-decks": 409,
    "too-many-trials": 409,
    "too-many-reviews": 409,
    "review-failed": 409,
    "house-full": 503,
    "table-paused": 409,
    "entry-damaged": 500,
    **dict.fromkeys(TROUBLES, 503),
    "table-moved": 409,
    "file-size": 413,
    "record-too-long": 413,
    "review-too-long": 413,
    "too-many-requests": 429,
    "too-many-codes": 429,
    "no-such-code": 404,
    "too-much-at-once": 429,
    "too-much-work": 429,
}


def make_app(settings: Settings) -> FastAPI:
    """The application for one server."""
    house = House(settings)
    app = FastAPI(title="Sixgun", openapi_url="/api/openapi.json", docs_url=None, redoc_url=None)
    app.state.house = house
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", socket))
    app.include_router(api)
    app.include_router(file_routes)
    app.include_router(review_routes)
    app.include_router(learn_routes)
    app.include_router(my_routes)
    app.include_router(workshop_routes)
    app.include_router(deck_routes)
    app.include_router(trial_routes)
    _refusals(app)
    _watch(app, Proxies.watchers(settings.watchers))
    _pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5, thread_minimum_size=64 * 1024)
    app.add_middleware(HeadAsGet)

    @app.middleware("http")
    async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        """Who asks too often or from a foreign page is refused; every answer carries the page's policy."""
        response = _guarded(house, request) or await go_on(request)
        house.metrics.requests.labels(str(response.status_code)).inc()
        response.headers["Content-Security-Policy"] = POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        if request.url.path.startswith("/api"):
            response.headers["Cache-Control"] = "no-store"
        return response

    return app


def _guarded(house: House, request: Request) -> Response | None:
    if request.url.path.startswith("/api") and not house.requests.take(prefix_at(request)):
        return refusal_response([Refusal("too-many-requests")])
    origin = request.headers.get("origin")
    if request.method in SAFE:
        return None
    if origin is None and (guests.bearer(request) or not request.cookies):
        return None  # a program
    if origin is not None and house.settings.allows(origin, request.headers.get("host", "")):
        return None
    return refusal_response([Refusal("not-from-here")])


def refusal_response(refusals: tuple[Refusal, ...] | list[Refusal], status: int = 400) -> Response:
    body = msgspec.json.encode({"refusals": [refusal.plain() for refusal in refusals]})
    return Response(body, STATUS.get(refusals[0].code, status), media_type="application/json")


def _refusals(app: FastAPI) -> None:
    """Whatever goes wrong is told in one form."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return refusal_response(error.refusals)

    @app.exception_handler(HungUp)
    async def hung_up(request: Request, error: HungUp) -> Response:
        return Response(status_code=499)  # nobody hears it; the metrics count it

    @app.exception_handler(RequestValidationError)
    async def ill_formed(request: Request, error: RequestValidationError) -> Response:
        fields = [".".join([str(part) for part in problem["loc"][1:]]) or "body" for problem in error.errors()]
        return refusal_response([Refusal("request-field", {"field": field[:80]}) for field in dict.fromkeys(fields)])

    @app.exception_handler(ClientDisconnect)
    async def aborted(request: Request, error: ClientDisconnect) -> Response:
        log.info("a request was aborted: %s %.200r", request.method, request.url.path)
        return Response(status_code=400)  # which nobody hears

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(sqlite3.Error)
    @app.exception_handler(OSError)
    async def trouble(request: Request, error: Exception) -> Response:
        """Of the database; an answer that says so, as long as it is one that passes."""
        found = trouble_of(error)
        if found is None:
            raise error
        log.error("%s %.200r failed: %s", request.method, request.url.path, error)
        return refusal_response(found.refusals)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        response = refusal_response([Refusal("no-such-page")], error.status_code)
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response


def _watch(app: FastAPI, watchers: Proxies) -> None:
    """For those who watch over the server."""

    @app.get("/healthz")
    async def healthz(request: Request) -> dict[str, Any]:
        """The server lives, whatever its database does."""
        house: House = request.app.state.house
        return {"ok": True, "tables": len(house.hall.rooms), "node": house.hall.node}

    @app.get("/readyz", response_model=None)
    async def readyz(request: Request) -> dict[str, Any] | Response:
        """Whether tables can be played: something was written just now, and this node may speak for its tables."""
        hall = request.app.state.house.hall
        trouble = await hall.mender.trouble()
        if trouble is None and hall.bus.lease.held():
            return {"ok": True}
        return refusal_response(trouble.refusals if trouble else [Refusal(AWAY)])

    @app.get("/metrics", response_class=Response)
    async def metrics(request: Request) -> Response:
        """For this machine and those that the operator has named: strangers could see in it that somebody chose."""
        house: House = request.app.state.house
        if request.client is None or request.client.host not in watchers:
            return refusal_response([Refusal("no-such-page")])
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return HTMLResponse(description.page(request.app.openapi()))


def _pages(app: FastAPI) -> None:
    """The page: files as they were built, and index.html for every address that the page itself knows."""
    root = PAGE.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            return refusal_response([Refusal("no-such-page")])
        file = _file(root, path)
        if file is not None:
            forever = "public, max-age=31536000, immutable" if "assets/" in path else "no-cache"
            return FileResponse(file, headers={"Cache-Control": forever})
        index = root / "index.html"
        if not index.is_file() or "." in path.rpartition("/")[2]:
            return refusal_response([Refusal("no-such-page")])
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _file(root: Path, path: str) -> Path | None:
    """A file of the page; None for what is none, or could not even be the name of one."""
    try:
        file = (root / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(root) else None
    except (OSError, ValueError):
        return None
