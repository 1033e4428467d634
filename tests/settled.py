"""What a test reads may be kept from one page to the next, as on a server, for as long as nothing else is written.

Every test stands in a transaction of its own, and the site keeps nothing of what it reads in one, since that may be
undone. Here it is known what is undone, and when: what is read is kept until the next statement that writes, and what
was kept before a test holds again after it. Where statements are counted each is sent.

Keys that lead nowhere are looked for after a test that has written: the look goes through the whole database.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from django.db import connection, connections, router
from django.test import TestCase

from rules_data.models import SiteState
from rules_data.queries import state
from rules_data.queries.showing_drafts import shown_draft

# On PostgreSQL long answers are read through a cursor that is declared.
READING = ("SELECT", "DECLARE", "SAVEPOINT", "RELEASE", "EXPLAIN", "PRAGMA")
# Who is signed in and what was tried at the door is nothing that is kept.
OUR_TABLES, BEGIN, BACK = "rules_data_", "BEGIN", "ROLLBACK"


class _Content:
    """What stands in the database: another number whenever that may be something else, 0 for what ships."""

    numbers = count(1)
    now = 0
    is_written_to = False  # since the test began, whichever table that was


@contextmanager
def as_it_was() -> Iterator[None]:
    """Around a transaction that is undone at its end."""
    before = _Content.now
    _Content.is_written_to = False
    yield
    _Content.now = before


def forget_what_was_read() -> None:
    """For a test that changes what the site is made of, and not what is in its database."""
    _Content.now = next(_Content.numbers)


def keep_what_is_read() -> None:
    """From now on, of what is read by the connection that tests use."""
    watched: Any = connections[connection.alias]
    known = state.kept_for

    def note(execute: Any, sql: Any, params: Any, many: bool, context: Any) -> Any:
        text = str(sql).lstrip(" \n(")
        _Content.is_written_to = _Content.is_written_to or not text.upper().startswith((*READING, BEGIN, BACK))
        if text.startswith(BACK) or (OUR_TABLES in text and not text.upper().startswith(READING)):
            forget_what_was_read()
        return execute(sql, params, many, context)

    def kept_for(game: str = "") -> str | None:
        used: Any = connections[router.db_for_read(SiteState)]
        if used is not watched or not used.in_atomic_block or shown_draft():
            return known(game)
        if used.force_debug_cursor and not state.is_settled():
            return None
        return f"{state.state_of(state.site_state(), game)} {_Content.now}"

    checks: Any = TestCase._should_check_constraints  # type: ignore[attr-defined]

    def checks_what_was_written(test: TestCase, checked: Any) -> bool:
        return (_Content.is_written_to or checked is not watched) and bool(checks(test, checked))

    TestCase._should_check_constraints = checks_what_was_written  # type: ignore[attr-defined]
    watched.execute_wrappers.append(note)
    state.kept_for = kept_for
