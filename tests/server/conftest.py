"""One server for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.company import ROOMY
from tests.server.serving import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running server, shared by the tests of one process. Its limits are out of their way."""
    with Served(tmp_path_factory.mktemp("served"), *ROOMY) as running:
        yield running
