"""The texts: Fluent messages in English and Italian, and the speaker that says them."""

from sixgun.text.speaker import LANGUAGES, Speaker

__all__ = ["LANGUAGES", "Speaker"]
