"""Writers take turns, the same on every database: one acts, the other waits, and then sees what the first did.

SQLite has one writer by nature (its transactions begin IMMEDIATE here). On PostgreSQL each verb locks the site's row
of SiteState before anything else, so that all locks are taken in one order and none can wait for one another in a
circle. Whoever waits too long is told so in a sentence.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import ParamSpec, TypeVar

from django.db import OperationalError, connection, transaction
from django.db.models import F, Value
from django.db.models.functions import Greatest

from rules_data.models import Game, SiteState
from rules_data.queries import cannot_write, is_busy

from ._proxies import let_proxies_forget
from .errors import DatabaseCannotWrite, SomeoneElseIsWriting

SITE = ""
LONGEST_WAIT = "20s"

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Change:
    """What a verb changes of what readers see, as it declares; where it declares nothing, everything, which is safe."""

    def __init__(self, within: Change | None = None) -> None:
        self.within = within
        self.declared: set[str] | None = None
        self.of_inner: set[str] = set()
        # Whether the end of the verb is the commit: it stands in no other, nor in a transaction of the caller's own.
        self.commits = not connection.in_atomic_block

    def affects(self, *scopes: str) -> None:
        """What readers see of these scopes is another; called without any, nothing is."""
        self.declared = (self.declared or set()) | set(scopes)

    @property
    def scopes(self) -> set[str]:
        return self.of_inner | ({SITE} if self.declared is None else self.declared)


_change: ContextVar[Change | None] = ContextVar("change", default=None)


def one_writer(act: Callable[Given, Result]) -> Callable[Given, Result]:
    """A verb that is done whole or not at all, by one writer at a time. A verb inside another shares its turn.

    Raises SomeoneElseIsWriting when another writer does not finish within LONGEST_WAIT, and DatabaseCannotWrite.
    """

    @wraps(act)
    def acting(*args: Given.args, **given: Given.kwargs) -> Result:
        change = Change(within=_change.get())
        token = _change.set(change)
        try:
            with _turn(change):
                return act(*args, **given)
        finally:
            _change.reset(token)

    return acting


def readers_see_another(*games: str) -> None:
    """Declare that what is shown of these games is another after this verb."""
    current().affects(*games)


def readers_see_the_same() -> None:
    """Declare that this verb itself changes nothing that readers see."""
    current().affects()


def current() -> Change:
    """The change that is being made. Raises RuntimeError outside of a verb."""
    change = _change.get()
    if change is None:
        raise RuntimeError("Only a verb changes what readers see.")
    return change


@contextmanager
def _turn(change: Change) -> Iterator[None]:
    try:
        with transaction.atomic():
            if change.within is None:
                _wait()
            yield
            if change.within is None:
                if change.scopes:
                    let_proxies_forget()
                _count(change.scopes)
            else:
                change.within.of_inner |= change.scopes
    except OperationalError as error:
        if is_busy(error):
            raise SomeoneElseIsWriting(
                "Another change is being made and did not finish in time. Nothing was changed by this one: try again."
            ) from error
        if cannot_write(error):
            raise DatabaseCannotWrite(
                f"The database cannot write ({str(error).strip()}). Nothing was changed: look at the room on its disk, "
                "and at who may write there, and try again."
            ) from error
        raise


@contextmanager
def waiting_at_most(milliseconds: int) -> Iterator[None]:
    """For writes that are not worth a reader's time: on SQLite they fail, instead of waiting for another writer."""
    if connection.vendor != "sqlite":
        yield
        return
    with connection.cursor() as cursor:
        before = cursor.execute("PRAGMA busy_timeout").fetchone()[0]
        cursor.execute(f"PRAGMA busy_timeout={milliseconds:d}")
        try:
            yield
        finally:
            cursor.execute(f"PRAGMA busy_timeout={before:d}")


def _wait() -> None:
    if connection.vendor != "postgresql":
        return
    SiteState.objects.bulk_create([SiteState(scope=SITE)], ignore_conflicts=True)
    with connection.cursor() as cursor:
        cursor.execute("SELECT set_config('lock_timeout', %s, true)", (LONGEST_WAIT,))
        SiteState.objects.select_for_update().get(scope=SITE)
        cursor.execute("SELECT set_config('lock_timeout', '0', true)")


def _count(scopes: set[str]) -> None:
    """Raise the counters of what was changed; the site's own stands for everything.

    They follow the clock, so that none comes back when a backup is restored.
    """
    if SITE in scopes:
        scopes = {SITE, *Game.objects.values_list("slug", flat=True)}
    known = set(SiteState.objects.filter(scope__in=scopes).values_list("scope", flat=True))
    SiteState.objects.bulk_create([SiteState(scope=scope) for scope in sorted(scopes - known)])
    SiteState.objects.filter(scope__in=scopes).update(serial=Greatest(F("serial") + 1, Value(time.time_ns() // 1_000)))
