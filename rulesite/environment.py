"""Typed readers of environment variables that fail loudly and say what to set."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

_YES = {"1", "true", "yes", "on"}
_NO = {"0", "false", "no", "off", ""}


def flag(name: str, default: bool) -> bool:
    """Read yes or no."""
    value = os.environ.get(name)
    if value is None:
        return default
    if value.lower() in _YES:
        return True
    if value.lower() in _NO:
        return False
    raise ImproperlyConfigured(f"{name}={value!r}: expected 1 or 0.")


def words(name: str, default: list[str]) -> list[str]:
    """Read a comma-separated list."""
    value = os.environ.get(name)
    return default if value is None else [word.strip() for word in value.split(",") if word.strip()]


def database(url: str | None, default_file: Path) -> dict[str, Any]:
    """Django's settings for `DATABASE_URL`: postgres://user:password@host:port/name or sqlite:///path.

    Without a URL, an SQLite file at `default_file`.
    """
    if not url:
        return _sqlite(str(default_file))
    parts = urlsplit(url)
    if parts.scheme in {"postgres", "postgresql"}:
        return {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": unquote(parts.path.lstrip("/")),
            "USER": unquote(parts.username or ""),
            "PASSWORD": unquote(parts.password or ""),
            "HOST": parts.hostname or "",
            "PORT": str(parts.port or ""),
            "CONN_MAX_AGE": 60,
            "OPTIONS": dict(parse_qsl(parts.query)),
        }
    if parts.scheme == "sqlite":
        return _sqlite(unquote(parts.path[1:]) or str(default_file))
    raise ImproperlyConfigured(
        f"DATABASE_URL begins with {parts.scheme!r}: expected postgres://... or sqlite:///path/to/file."
    )


def _sqlite(name: str) -> dict[str, Any]:
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": name,
        "OPTIONS": {
            # IMMEDIATE: a writer waits for its turn at once, instead of failing when it upgrades a read.
            "transaction_mode": "IMMEDIATE",
            "timeout": 20,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;",
        },
    }


def secret_key(name: str, kept_in: Path) -> str:
    """The secret from the environment, or one made on first use and kept in a file only its owner can read."""
    value = os.environ.get(name)
    if value:
        return value
    if kept_in.exists():
        return kept_in.read_text().strip()
    kept_in.parent.mkdir(parents=True, exist_ok=True)
    fresh = secrets.token_urlsafe(64)
    descriptor = os.open(kept_in, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(fresh)
    return fresh
