"""Answers asked for again and again are made once: kept in memory for a minute, until the index is another one."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from rules_data.queries import shown_draft
from rules_data.search import index_state

from .unanswered import unanswered_in

SECONDS = 60
View = Callable[..., Any]


def cached_for_a_minute(view: View) -> View:
    """Keep what a view answers to GET, by its address and the form asked for.

    Only for what is the same for everybody. Searches that found nothing are made anew, so that each is counted;
    and nothing is kept while there is no sound index.
    """

    @wraps(view)
    def answered(request: HttpRequest, **rest: Any) -> HttpResponse:
        # What a preview shows is nobody else's, under whatever address it is made.
        is_kept = request.method == "GET" and shown_draft() is None
        state = index_state() if is_kept else None
        if state is None:
            return _made(view, request, rest)
        key = _key(request, state)
        found = cache.get(key)
        if found is not None:
            content, status, headers = found
            return HttpResponse(content, status=status, headers=headers)
        response = _made(view, request, rest)
        if hasattr(response, "add_post_render_callback"):
            response.add_post_render_callback(lambda rendered: _keep(key, rendered))
        else:
            _keep(key, response)
        return response

    return answered


def _made(view: View, request: HttpRequest, rest: dict[str, Any]) -> HttpResponse:
    response: HttpResponse = view(request, **rest)
    return response


def _key(request: HttpRequest, state: str) -> str:
    asked = "\n".join(
        [
            state,
            timezone.localdate().isoformat(),
            request.build_absolute_uri(),
            request.headers.get("Accept", ""),
        ]
    )
    return "answer:" + hashlib.sha256(asked.encode("utf-8", "surrogatepass")).hexdigest()


def _keep(key: str, response: HttpResponse) -> None:
    if response.status_code in {200, 302} and unanswered_in(response) is None:
        cache.set(key, (response.content, response.status_code, dict(response.headers)), SECONDS)
