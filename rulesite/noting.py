"""Searches that found nothing are noted after the answer is made: the views themselves never write."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from rules_data.actions import note_unanswered_search

from .unanswered import unanswered_in

log = logging.getLogger(__name__)
MOST_A_MINUTE = 60


class NoteUnanswered:
    """Middleware: notes the searches whose responses say that they found nothing.

    Of a flood of searches only the first MOST_A_MINUTE of each minute are noted, so that nobody can make the
    database busy; a search is answered even when it cannot be noted.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self._noted: deque[float] = deque(maxlen=MOST_A_MINUTE)
        self._lock = threading.Lock()

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        unanswered = unanswered_in(response)
        if unanswered is not None and request.method == "GET" and self._may_note(time.monotonic()):
            self._note(*unanswered)
        return response

    def _may_note(self, now: float) -> bool:
        with self._lock:
            if len(self._noted) == MOST_A_MINUTE and now - self._noted[0] < 60:
                return False
            self._noted.append(now)
            return True

    def _note(self, query: str, game: str) -> None:
        try:
            note_unanswered_search(query, game=game, today=timezone.localdate())
        except DatabaseError as error:
            log.warning("An unanswered search was not noted: %s", error)
