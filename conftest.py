"""Tests run the sources themselves, so that traces are plain; one test compiles them and compares."""

import os

os.environ.setdefault("SIXGUN_PURE", "1")
