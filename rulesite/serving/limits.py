"""How often one address may ask, by the kind of request; in Redis where there is one, else in each process."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from functools import cache

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from limits import RateLimitItemPerMinute
from limits.errors import StorageError
from limits.storage import storage_from_string
from limits.strategies import FixedWindowRateLimiter

from .kinds import Kind, client_address, kind_of
from .refusing import refusal

log = logging.getLogger(__name__)


class Limits:
    """Middleware: counts requests by address and kind, says so in headers, and refuses what is too much.

    While the counters cannot be reached everybody is answered.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not settings.LIMITS:
            return self.get_response(request)
        kind = kind_of(request.path_info)
        item = _item(kind)
        try:
            allowed = _limiter().hit(item, client_address(request))
            window = _limiter().get_window_stats(item, client_address(request))
        except StorageError as error:
            log.warning("Requests are not counted: %s", error)
            return self.get_response(request)
        wait = max(1, math.ceil(window.reset_time - time.time()))
        if allowed:
            response = self.get_response(request)
        else:
            told = _("More than %(count)s requests of this kind came from your address within a minute. %(again)s")
            again = ngettext("Try again in %(wait)s second.", "Try again in %(wait)s seconds.", wait) % {"wait": wait}
            said = told % {"count": kind.a_minute, "again": again}
            response = refusal(request, 429, _("Too many requests"), said, wait)
        response.headers["RateLimit-Limit"] = str(kind.a_minute)
        response.headers["RateLimit-Remaining"] = str(window.remaining)
        response.headers["RateLimit-Reset"] = str(wait)
        return response


def forget_counts() -> None:
    """Begin to count anew, in this process."""
    _limiter.cache_clear()


@cache
def _limiter() -> FixedWindowRateLimiter:
    return FixedWindowRateLimiter(storage_from_string(settings.REDIS_URL or "memory://", wrap_exceptions=True))


@cache
def _item(kind: Kind) -> RateLimitItemPerMinute:
    return RateLimitItemPerMinute(kind.a_minute, 1, kind.name)
