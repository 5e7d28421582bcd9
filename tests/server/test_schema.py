"""The HTTP interface against its own description: whatever is sent, the answer is one that the description has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, assume, given, seed, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import positive_data_acceptance
from schemathesis.schemas import APIOperation

from tests.conformance.budget import BUDGET
from tests.server.company import Player, done, hear_until
from tests.server.serving import Guest, Served

pytestmark = pytest.mark.slow
EXAMPLES = {"quick": 5, "all": 12, "long": 300}[BUDGET]
LEAST = {"quick": 100, "all": 250, "long": 100_000}[BUDGET]  # requests to all operations together
CHAIRS: list[dict[str, str]] = [{"name": "Ann"}, {"bot": "rules"}, {}]
few = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)


class Prober:
    """Calls operations as a guest who has a table and a replay, and counts the answers by status."""

    def __init__(self, served: Served, turn: int = 0) -> None:
        self.turn, self.sent = turn, 0
        self.guest = Guest(served)
        self.table = self.guest.opens(*CHAIRS, public=True)
        self.replay = self.guest.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}, begin=True)
        player = Player(self.guest, self.replay)
        done(player.do("resign"))
        hear_until(player, lambda table: table["over"])
        self.record = player.record()
        self.operations: dict[str, APIOperation[Any, Any, Any, Any]] = {}
        for found in schemathesis.openapi.from_url(f"{served.url}/api/openapi.json").get_all_operations():
            operation = found.ok()
            self.operations[operation.label] = operation

    def known(self, label: str) -> dict[str, Any]:
        """Path parameters that lead to something; none if not all of them are known."""
        ids = {"key": "gunfighters", "table": self.table, "replay": self.replay}
        names = re.findall(r"{(\w+)}", label)
        return {name: ids[name] for name in names} if {*names} <= ids.keys() else {}

    def probe(
        self,
        label: str,
        mode: GenerationMode,
        known: dict[str, Any] | None = None,
        bend: Callable[[Case], None] | None = None,
    ) -> Counter[int]:
        """Send a number of requests of one kind; every answer must conform to the description and be no 5xx."""
        seen: Counter[int] = Counter()
        cases = self.operations[label].as_strategy(generation_mode=mode, path_parameters=known)

        @few
        @given(case=cases)
        def run(case: Case) -> None:
            if bend is not None:
                bend(case)
            if mode is GenerationMode.NEGATIVE:
                assume(sent(case))
            response = case.call(headers={"Authorization": f"Bearer {self.guest.token}"})
            seen[response.status_code] += 1
            # What the rules of a game allow is more than a schema can say: a well-formed request may be refused.
            case.validate_response(response, excluded_checks=[positive_data_acceptance])

        (seed(self.turn)(run) if self.turn else run)()  # other requests at every turn
        self.sent += sum(seen.values())
        return seen


def sent(case: Case) -> bool:
    """Whether an address can say what the case has in its query: of an empty list or of nothing it says nothing.

    What nobody asked for is no mistake: words that an operation doesn't know are left aside, as everywhere.
    """
    query: dict[str, Any] = dict(case.query or {})
    known = {parameter.name for parameter in case.operation.query}
    told = not any(isinstance(value, list | dict) or value is None for value in query.values())
    return told and query.keys() <= known


@pytest.fixture
def prober(served: Served) -> Prober:
    return Prober(served)


def parameters(operation: APIOperation[Any, Any, Any, Any]) -> bool:
    """Whether there is anything about an operation that could be wrong."""
    return any((list(operation.path_parameters), list(operation.query), list(operation.body)))


def test_every_answer_is_one_that_the_description_has(served: Served) -> None:
    before = served.log.read_text().count("Traceback")
    sent = turns = 0
    while sent < LEAST:
        prober = Prober(served, turns)  # the last one's guest was deleted: that is an operation, too
        probe_everything(prober)
        assert len(prober.operations) >= 16
        sent, turns = sent + prober.sent, turns + 1
    assert served.log.read_text().count("Traceback") == before


def probe_everything(prober: Prober) -> None:
    for label, operation in prober.operations.items():
        prober.probe(label, GenerationMode.POSITIVE)
        known = prober.known(label)
        if known:
            assert prober.probe(label, GenerationMode.POSITIVE, known).keys() <= {200, 202, 204, 400}, label
        if parameters(operation):
            assert not prober.probe(label, GenerationMode.NEGATIVE).keys() & {200, 201, 202}, label


def test_tables_are_opened_or_refused_whatever_their_settings(served: Served, prober: Prober) -> None:
    def sensible(case: Case) -> None:
        body: Any = case.body
        body |= {"game": "gunfighters", "chairs": CHAIRS}

    def no_pack(case: Case) -> None:
        sensible(case)
        body: Any = case.body
        for name in ("pack", "clock", "options"):
            body.pop(name, None)

    before = served.log.read_text().count("Traceback")
    assert prober.probe("POST /api/tables", GenerationMode.POSITIVE, bend=sensible).keys() <= {201, 400, 409}
    assert 201 in prober.probe("POST /api/tables", GenerationMode.POSITIVE, bend=no_pack)
    assert served.log.read_text().count("Traceback") == before


def test_records_are_kept_or_refused_whatever_was_changed_in_them(served: Served, prober: Prober) -> None:
    fields = sorted(prober.record)

    def record(case: Case) -> None:
        given_body: Any = case.body
        values = list(given_body.values()) if isinstance(given_body, dict) else []
        case.body = {**prober.record, **dict(zip(fields[len(values) :: 3], values, strict=False))}

    before = served.log.read_text().count("Traceback")
    assert prober.probe("POST /api/replays", GenerationMode.POSITIVE, bend=record).keys() <= {201, 400, 404, 409}
    assert served.log.read_text().count("Traceback") == before
