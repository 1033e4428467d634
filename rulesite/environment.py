"""Typed readers of environment variables that fail loudly and say what to set."""

from __future__ import annotations

import os
import secrets
import stat
import tempfile
from contextlib import suppress
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


def count(name: str, default: int) -> int:
    """Read a whole number from 0."""
    value = os.environ.get(name, str(default))
    if not (value.isascii() and value.isdigit()):
        raise ImproperlyConfigured(f"{name}={value!r}: expected a whole number.")
    return int(value)


def one_of(name: str, known: tuple[str, ...]) -> str:
    """Read one of some words; the first is the default."""
    value = os.environ.get(name, known[0])
    if value not in known:
        raise ImproperlyConfigured(f"{name}={value!r}: expected one of {', '.join(known)}.")
    return value


def caches(redis: str, pages: Path) -> dict[str, Any]:
    """Django's settings for what is kept: in Redis where there is one, else in each process and, pages, in files.

    What one version of the site has kept is never given to another.
    """
    keys = {"KEY_FUNCTION": "rulesite.serving.version.key_of_this_version"}
    if redis:
        in_redis = {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": redis, **keys}
        return {"default": in_redis, "pages": in_redis | {"KEY_PREFIX": "pages"}}
    return {
        "default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", **keys},
        "pages": {
            "BACKEND": "rulesite.serving.kept_files.KeptFiles", "LOCATION": str(pages), **keys,
            "OPTIONS": {"MAX_ENTRIES": 20_000, "CULL_FREQUENCY": 4},
        },
    }  # fmt: skip


def database(url: str | None, default_file: Path) -> dict[str, Any]:
    """Django's settings for `DATABASE_URL`: postgres://user:password@host:port/name or sqlite:///path.

    Without a URL, an SQLite file at `default_file`.
    """
    if not url:
        return _sqlite(str(default_file))
    parts = urlsplit(url)
    try:
        port = str(parts.port or "")
    except ValueError as fault:
        raise ImproperlyConfigured(f"DATABASE_URL: {fault}; write postgres://user:password@host:5432/name.") from fault
    if parts.scheme in {"postgres", "postgresql"}:
        return {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": unquote(parts.path.lstrip("/")),
            "USER": unquote(parts.username or ""),
            "PASSWORD": unquote(parts.password or ""),
            "HOST": parts.hostname or "",
            "PORT": port,
            "CONN_MAX_AGE": 60,
            "OPTIONS": dict(parse_qsl(parts.query)),
        }
    if parts.scheme == "sqlite":
        return _sqlite(unquote(parts.path[1:]) or str(default_file))
    raise ImproperlyConfigured(
        f"DATABASE_URL begins with {parts.scheme!r}: expected postgres://... or sqlite:///path/to/file."
    )


def replicas(addresses: list[str]) -> dict[str, Any]:
    """Django's settings for copies of the database that only answer, by a name for each.

    One that cannot be reached is given up soon: there is always the database itself.
    """
    found = {f"replica{number}": database(address, Path()) for number, address in enumerate(addresses, 1)}
    for one in found.values():
        one["TEST"] = {"MIRROR": "default"}
        if one["ENGINE"].endswith("postgresql"):
            one["OPTIONS"] = {"connect_timeout": "2", **one["OPTIONS"]}
    return found


def _sqlite(name: str) -> dict[str, Any]:
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": name,
        # Kept open by each thread: opening it costs as much as a page that is kept.
        "CONN_MAX_AGE": 600,
        "OPTIONS": {
            # IMMEDIATE: a writer waits for its turn at once, instead of failing when it upgrades a read.
            "transaction_mode": "IMMEDIATE",
            "timeout": 20,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON; "
            # So that INSERT OR REPLACE asks the guards of what it takes away.
            "PRAGMA recursive_triggers=ON;",
        },
    }


def secret_key(name: str, kept_in: Path) -> str:
    """The secret from the environment, or one made on first use and kept in a file only its owner can read."""
    value = os.environ.get(name)
    if value:
        return value
    kept = _kept_secret(kept_in)
    if kept:
        return kept
    private_folder(kept_in.parent)
    # Written whole beside it and linked into place: of several processes that start at once, one makes the secret.
    descriptor, beside = tempfile.mkstemp(dir=kept_in.parent, prefix=f".{kept_in.name}-")
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(64))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(beside, kept_in)
    finally:
        Path(beside).unlink()
    kept = _kept_secret(kept_in)
    if not kept:
        raise ImproperlyConfigured(f"{kept_in} is empty: delete it, and another secret is made; or set {name}.")
    return kept


def _kept_secret(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return ""


def private_folder(folder: Path) -> Path:
    """The folder, made where it is not there, which its owner alone may look into.

    One that everybody writes to (such as /tmp) or that belongs to someone else is left as it is.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    found = folder.stat()
    if found.st_uid == os.getuid() and not found.st_mode & stat.S_ISVTX and stat.S_IMODE(found.st_mode) != 0o700:
        folder.chmod(0o700)
    return folder
