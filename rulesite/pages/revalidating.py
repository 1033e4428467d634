"""Pages are kept by browsers but asked for again: an unchanged one is answered with 304 and no body."""

from __future__ import annotations

from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import conditional_page, require_safe

from .scope import View


def page(view: View) -> View:
    """A page to read: GET and HEAD only, with an ETag of what it shows."""

    @require_safe
    @conditional_page
    @wraps(view)
    def answered(request: HttpRequest, **rest: Any) -> HttpResponse:
        response = view(request, **rest)
        response.headers.setdefault("Cache-Control", "public, max-age=0, must-revalidate")
        return response

    return answered
