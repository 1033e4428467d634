"""Write down who changed what. Every action that changes what people see adds one entry, in its own transaction."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from django.db import connection, transaction
from django.utils import timezone

from rules_data.models import AuditEntry
from rules_data.queries.desk.trail import entry_hash

COMMAND_LINE = "command line"
# Any number that nothing else in the database locks by.
_LOCK = 7_310_016


@dataclass(frozen=True)
class Actor:
    """Who acts, and why they say they do."""

    who: str = COMMAND_LINE
    why: str = ""


_NOBODY = Actor()
_ACTOR: ContextVar[Actor] = ContextVar("actor", default=_NOBODY)


@contextmanager
def acting(who: str, why: str = "") -> Iterator[None]:
    """Within it, actions are done by this person, for this reason; outside of it, by the command line."""
    token = _ACTOR.set(Actor(who[:150], why))
    try:
        yield
    finally:
        _ACTOR.reset(token)


def actor() -> Actor:
    """Who acts at present."""
    return _ACTOR.get()


@transaction.atomic
def record(verb: str, subject: str, **details: str | int) -> AuditEntry:
    """Add an entry to the audit trail, chained to the one before it.

    Call it last in an action: until the transaction ends, everyone else who records something waits.
    """
    _wait_for_turn()
    last = AuditEntry.objects.order_by("-number").first()
    entry = AuditEntry(
        number=last.number + 1 if last else 1,
        at=timezone.now(),
        who=actor().who,
        verb=verb,
        subject=subject[:300],
        why=actor().why,
        details=details,
        previous=last.hash if last else "",
    )
    entry.hash = entry_hash(entry)
    entry.save(force_insert=True)
    return entry


def _wait_for_turn() -> None:
    """One writer at a time: SQLite's transactions see to that themselves, in PostgreSQL a lock does."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
