"""Which backend is in use: the setting SEARCH_BACKEND names it."""

from __future__ import annotations

from functools import cache

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from .interface import Backend
from .whoosh_files import WhooshFiles

_BACKENDS = {"whoosh": WhooshFiles}


def backend_in_use() -> Backend:
    """The backend that the settings name. Raises ImproperlyConfigured for a name that is none."""
    return _made(getattr(settings, "SEARCH_BACKEND", "whoosh"))


@cache
def _made(name: str) -> Backend:
    try:
        return _BACKENDS[name]()
    except KeyError:
        known = ", ".join(_BACKENDS)
        raise ImproperlyConfigured(f"SEARCH_BACKEND is {name!r}, expected one of: {known}.") from None
