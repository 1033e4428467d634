"""Whether the database only had no turn to give, or cannot write at all."""

from __future__ import annotations

from django.db import OperationalError

LOCK_NOT_AVAILABLE = "55P03"
# PostgreSQL's codes for a full disk and for an error of it, and what SQLite says instead.
DISK_FULL, IO_ERROR = "53100", "58030"
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
