"""Which backend is in use: RULESITE_SEARCH names it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from .interface import Backend
from .postgresql import Postgresql
from .whoosh_files import WhooshFiles

_BACKENDS: dict[str, Callable[[], Backend]] = {"postgresql": Postgresql, "whoosh": WhooshFiles}


def backend_in_use() -> Backend:
    """The backend that the settings name. Raises ImproperlyConfigured for a name that is none."""
    return _made(settings.SEARCH_BACKEND)


@cache
def _made(name: str) -> Backend:
    try:
        return _BACKENDS[name]()
    except KeyError:
        known = ", ".join(_BACKENDS)
        raise ImproperlyConfigured(f"RULESITE_SEARCH is {name!r}, expected one of: {known}.") from None
