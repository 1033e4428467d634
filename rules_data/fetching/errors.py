"""Why something could not be fetched, for the person who asked."""

from __future__ import annotations


class UnableToFetch(Exception):
    """The text names the address and says what to do."""
