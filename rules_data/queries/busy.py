"""Whether the database only had no turn to give."""

from __future__ import annotations

from django.db import OperationalError

LOCK_NOT_AVAILABLE = "55P03"


def is_busy(error: BaseException | None) -> bool:
    """Whether a write failed because another one did not finish in time: on PostgreSQL by its code, else as SQLite
    says it. Tried again it may work.
    """
    if not isinstance(error, OperationalError):
        return False
    code = getattr(error.__cause__, "sqlstate", None)
    return code == LOCK_NOT_AVAILABLE or "database is locked" in str(error)
