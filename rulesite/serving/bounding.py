"""What one request may cost, and how many dear ones run at a time."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from .budget import OverBudget, spending_at_most
from .kinds import Kind, kind_of
from .refusing import refusal

log = logging.getLogger(__name__)
# In one process of sixteen threads: four are always left to readers of pages. A burst of short questions finds room.
AT_A_TIME = 2
WAITING = 10
LONGEST_WAIT = 4.0


class Busy(Exception):
    """As many dear requests as may are running or waiting."""


class Bounding:
    """Middleware: a request that costs more than its kind may is stopped, and its reader is told so."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self._running = threading.BoundedSemaphore(AT_A_TIME)
        self._places = threading.BoundedSemaphore(AT_A_TIME + WAITING)

    def __call__(self, request: HttpRequest) -> HttpResponse:
        kind = kind_of(request.path_info)
        try:
            with self._turn(kind), spending_at_most(kind.seconds):
                return self.get_response(request)
        except OverBudget:
            log.warning("Stopped after %s s of processor time: %s", kind.seconds, request.path_info)
            told = _("This takes more than %(seconds)s seconds of the server's time, so it was not answered.")
            said = f"{told % {'seconds': f'{kind.seconds:g}'}} {_('Ask for less at once.')}"
            return refusal(request, 422, _("Too much at once"), said)
        except Busy:
            said = _("Too many long questions are being answered at this moment. Try again in a second.")
            # Such questions alone are refused, and all others answered: 429, which a server may also count over all who
            # ask (RFC 6585, 4). A proxy or a monitor that reads 503 takes the whole server for gone.
            return refusal(request, 429, _("Busy"), said, 1)

    @contextmanager
    def _turn(self, kind: Kind) -> Iterator[None]:
        if not kind.dear:
            yield
            return
        if not self._places.acquire(blocking=False):
            raise Busy
        try:
            if not self._running.acquire(timeout=LONGEST_WAIT):
                raise Busy
            try:
                yield
            finally:
                self._running.release()
        finally:
            self._places.release()
