"""The part of the HTTP interface that is about trials: of decks, and of how even a showdown is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from sixgun.core.refusals import Refusal, Refused
from sixgun.server.api.files import Given, described
from sixgun.server.api.routes import REFUSALS, Id, ReplayId, body_of, house_of, json, needed_guest, read_json
from sixgun.server.api.workshop import BODY_BYTES, FORMAT
from sixgun.server.clock import wall_ms
from sixgun.server.door.prefixes import prefix_at
from sixgun.server.tables import summaries
from sixgun.server.work.deck_odds import only_here
from sixgun.server.work.trials import Trial

routes = APIRouter(prefix="/api/trials", responses=REFUSALS)


class Wanted(Given):
    """A list, or a showdown file, that is to be tried."""

    kind: Literal["gauntlet", "tune", "balance"]
    game: Annotated[str, Field(max_length=40)]
    text: str
    format: FORMAT = ""


class WhichGame(Given):
    number: Annotated[int, Field(ge=0, le=10_000)]


class TrialState(BaseModel):
    """How a trial stands: games that are `done`, of so many, the win rate or the shares of the sides so far, and the
    report when it is there.

    The fields are those of `workshop_types.TrialState`.
    """

    model_config = ConfigDict(extra="allow")
    trial: str
    kind: Literal["gauntlet", "tune", "balance"]
    state: Literal["waiting", "working", "done", "failed"]
    report: dict[str, Any] | None


@routes.post("", status_code=202, response_model=TrialState, openapi_extra=described(Wanted))
async def begin_trial(request: Request) -> Response:
    """Try a deck: in 200 games against the ready decks, or for swaps that make it better. Or a showdown: in 200 games
    of bots, how often each side wins."""
    guest, house = needed_guest(request), house_of(request)
    given = await read_json(await body_of(request, "list", BODY_BYTES), Wanted, "list")
    if given.kind != "balance":
        only_here(given.game)
    trial = Trial(given.kind, given.game, guest, prefix_at(request), given.text, given.format)
    house.odds_budgets.asker(request).spend()
    await house.trials.begin(trial)
    return json(trial.told(), 202)


@routes.get("/{trial}", response_model=TrialState)
async def how_trial_stands(request: Request, trial: Id) -> Response:
    """How a trial stands. Only its guest is told; asking keeps it going."""
    return json(house_of(request).trials.find(trial, needed_guest(request)).told())


@routes.delete("/{trial}", status_code=204, response_class=Response)
async def cancel_trial(request: Request, trial: Id) -> Response:
    """Cancel a trial, or forget what came of it."""
    house_of(request).trials.cancel(trial, needed_guest(request))
    return Response(status_code=204)


@routes.post("/{trial}/replay", status_code=201, response_model=ReplayId, openapi_extra=described(WhichGame))
async def watch_trial(request: Request, trial: Id) -> Response:
    """Keep one of its games as a replay of the guest."""
    guest, house = needed_guest(request), house_of(request)
    given = await read_json(await body_of(request, "game", 1024), WhichGame, "game")
    found = house.trials.find(trial, guest)
    limits = house.settings.limits
    if await house.store.replays_kept(guest) >= limits.replays_per_guest:
        raise Refused(Refusal("too-many-replays", {"most": limits.replays_per_guest}))
    house.odds_budgets.asker(request).spend()
    record = await house.trials.replay(found, given.number)
    id = f"{trial[:12]}{given.number}"
    replay = summaries.kept(record, id, False, wall_ms(), guest, "")
    await house.store.keep_replay(replay)
    return json({"replay": id}, 201)
