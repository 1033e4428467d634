"""Whether the database only had no turn to give, cannot write at all, or cannot be reached."""

from __future__ import annotations

from django.db import InterfaceError, OperationalError

LOCK_NOT_AVAILABLE = "55P03"
# PostgreSQL's codes for a full disk and for an error of it, and what SQLite says instead.
DISK_FULL, IO_ERROR = "53100", "58030"
# And for a server that has no connection left to give, is stopping, has been stopped, or is only starting.
AWAY = frozenset({"53300", "57P01", "57P02", "57P03"})
_CONNECTION_EXCEPTION = "08"
_SQLITE_CANNOT = ("disk I/O error", "database or disk is full", "attempt to write a readonly", "unable to open")


def is_busy(error: BaseException | None) -> bool:
    """Whether a write failed because another one did not finish in time: on PostgreSQL by its code, else as SQLite
    says it. Tried again it may work.
    """
    if not isinstance(error, OperationalError):
        return False
    code = getattr(error.__cause__, "sqlstate", None)
    return code == LOCK_NOT_AVAILABLE or "database is locked" in str(error)


def cannot_write(error: BaseException | None) -> bool:
    """Whether a write failed because the disk is full, broken or may only be read."""
    if not isinstance(error, OperationalError):
        return False
    code = getattr(error.__cause__, "sqlstate", None)
    return code in {DISK_FULL, IO_ERROR} or any(said in str(error) for said in _SQLITE_CANNOT)


def cannot_be_reached(error: BaseException | None) -> bool:
    """Whether PostgreSQL gave no connection, or dropped the one that was used: nothing that was asked is at fault.

    What its client notices by itself, before the server has said anything, has no code.
    """
    if not isinstance(error, InterfaceError | OperationalError) or not _is_of_postgresql(error.__cause__):
        return False
    code = getattr(error.__cause__, "sqlstate", None)
    return code is None or code in AWAY or code.startswith(_CONNECTION_EXCEPTION)


def _is_of_postgresql(cause: BaseException | None) -> bool:
    return type(cause).__module__.partition(".")[0] == "psycopg"
