"""A server looks twice a second whether something was published, and prepares the first answers before readers ask."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from django.db import DatabaseError, connection
from django.utils import timezone

from rules_data.queries import read_attached, site_state, state_of
from rules_data.search import settle, warm
from rulesite.offline.packs import read_packs

log = logging.getLogger(__name__)
LOOKS_EVERY = 0.5


def prepare() -> None:
    """Make what the first readers would wait for, and let it be, so that none of them waits for the memory either."""
    read_attached()
    warm()
    read_packs()
    settle()


class Preparing:
    """Notices another published state, or another day, and does the work once for each."""

    def __init__(self, work: Callable[[], None] = prepare) -> None:
        self._work = work
        self._done: tuple[str, str] | None = None

    def look(self) -> bool:
        """Do the work if this state has not been prepared; says whether there was any. Never raises for a database
        that does not answer: the next look finds what this one did not.
        """
        try:
            now = state_of(site_state()), timezone.localdate().isoformat()
            if now == self._done:
                return False
            self._work()
        except DatabaseError as error:
            log.warning("The first answers are not prepared: %s", error)
            return False
        self._done = now
        return True


def start_preparing() -> None:
    """Begin to look, in a thread of this process that ends with it."""
    threading.Thread(target=_for_ever, args=(Preparing(),), name="preparing", daemon=True).start()


def _for_ever(preparing: Preparing) -> None:
    while True:
        preparing.look()
        # What failed on this connection is not asked again on it.
        connection.close_if_unusable_or_obsolete()
        time.sleep(LOOKS_EVERY)
