"""Copies of the database that only answer: pages are made from one while it has all that is published.

A copy may lag. Asked for each page before it is made: only one whose published state is that of the database itself is
read, so that nobody meets the older state after the newer and nothing old is kept for the new. All that is written, and
all that somebody signed in reads, is the database's own.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, DatabaseError
from django.db.models import Model
from django.http import HttpRequest, HttpResponse

from rules_data.queries import site_state

log = logging.getLogger(__name__)
# Seconds for which a copy that does not answer is left alone: each question would wait for it.
LEFT_ALONE = 10.0
# What is drafted is no part of the published state.
_OF_EDITORS = ("/editor/", "/admin/")
_read: ContextVar[str] = ContextVar("database_read", default=DEFAULT_DB_ALIAS)


class ReplicaRouter:
    """Sends what is read to the database that is read at this moment, all else to the one that is written."""

    def db_for_read(self, model: type[Model], **hints: Any) -> str:
        return _read.get()

    def db_for_write(self, model: type[Model], **hints: Any) -> str:
        return DEFAULT_DB_ALIAS

    def allow_relation(self, one: Model, other: Model, **hints: Any) -> bool:
        return True

    def allow_migrate(self, db: str, app_label: str, **hints: Any) -> bool:
        return db == DEFAULT_DB_ALIAS


@contextmanager
def reading(database: str) -> Iterator[None]:
    """Inside the block this thread reads from that database."""
    token = _read.set(database)
    try:
        yield
    finally:
        _read.reset(token)


class ReadFromReplicas:
    """Middleware: what a reader without a session asks for is read from a copy that lacks nothing."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self._left_alone: dict[str, float] = {}

    def __call__(self, request: HttpRequest) -> HttpResponse:
        replica = self._replica(request) if settings.REPLICAS else None
        if replica is None:
            return self.get_response(request)
        with reading(replica):
            return self.get_response(request)

    def _replica(self, request: HttpRequest) -> str | None:
        is_signed_in = settings.SESSION_COOKIE_NAME in request.COOKIES
        if request.method not in {"GET", "HEAD"} or is_signed_in or request.path_info.startswith(_OF_EDITORS):
            return None
        now = time.monotonic()
        known = [one for one in settings.REPLICAS if self._left_alone.get(one, 0.0) <= now]
        if not known:
            return None
        chosen: str = random.choice(known)  # noqa: S311  to share the work, not secret
        return chosen if self._has_all(chosen) else None

    def _has_all(self, replica: str) -> bool:
        published = site_state()
        try:
            with reading(replica):
                return site_state() == published
        except DatabaseError as error:
            log.warning("The database's copy %s is left alone for %g s: %s", replica, LEFT_ALONE, error)
            self._left_alone[replica] = time.monotonic() + LEFT_ALONE
            return False
