"""The house: everything that a running server consists of, opened and closed in order."""

from __future__ import annotations

from sixgun.server.door.buckets import Buckets
from sixgun.server.door.budgets import Budgets
from sixgun.server.door.sockets import Door
from sixgun.server.door.tokens import Tokens
from sixgun.server.metrics import Metrics
from sixgun.server.settings import Settings
from sixgun.server.tables.hall import Hall
from sixgun.server.work.own_bots import OwnBots
from sixgun.server.work.programs import Programs
from sixgun.server.work.replay_desk import ReplayDesk
from sixgun.server.work.reviews import Reviews
from sixgun.server.work.thinkers import Thinkers
from sixgun.server.work.trials import Trials
from sixgun.store import Store
from sixgun.store.engine import default_url


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database or default_url(), alone=True, several=bool(settings.nats))
        paces = (settings.limits.bot_milliseconds, settings.limits.hard_bot_milliseconds)
        programs = Programs(settings.programs, settings.limits.programs)
        own = OwnBots(settings.own_bots, settings.limits.programs)
        self.thinkers = Thinkers(settings.thinkers, self.metrics, paces=paces, programs=programs, own=own)
        self.hall = Hall(settings, self.store, self.thinkers, self.metrics)
        self.reviews = Reviews(self.store, self.thinkers.reviews, settings)
        self.replays = ReplayDesk(self.thinkers.guests, settings.limits.replay_picks)
        self.trials = Trials(self.thinkers.trials, self.thinkers.guests, settings.limits)
        self.budgets = Budgets(settings.limits.work_per_minute)
        self.odds_budgets = Budgets(settings.limits.odds_per_minute)
        self.door = Door(self.hall)
        self.tokens = Tokens(self.store, self.door.end)
        often = settings.limits.codes_per_minute
        self.codes = Buckets(often / 60, often)  # by address
        self.errands = Buckets(settings.limits.errands_per_minute / 60, settings.limits.errands_per_minute)  # by guest
        self.new_tables = Buckets(settings.limits.tables_per_minute / 60, 3 * settings.limits.tables_per_minute)
        self.new_replays = Buckets(settings.limits.replays_per_minute / 60, 3 * settings.limits.replays_per_minute)
        self.requests = Buckets(settings.limits.requests_per_second, settings.limits.requests_at_once)

    async def open(self) -> None:
        """Ready for guests; refused with a sentence if the database or the bus is not to be had."""
        await self.thinkers.programs.open()
        await self.thinkers.own.open()
        await self.store.open()
        await self.tokens.open(several=bool(self.settings.nats))
        await self.hall.open()

    async def close(self) -> None:
        await self.tokens.close()
        await self.reviews.close()
        await self.trials.close()
        await self.hall.close()
        await self.store.close()
