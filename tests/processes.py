"""Processes that tests look after."""

from __future__ import annotations

import psutil


def has_ended(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)  # its parent has not looked yet
    except psutil.NoSuchProcess:
        return True
