"""Libraries that only research needs: imported when they are used, and asked for in one sentence where missing."""

from sixgun.core.needs import need

__all__ = ["need"]
