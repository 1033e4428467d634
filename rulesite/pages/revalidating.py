"""Pages are kept by browsers but asked for again: an unchanged one is answered with 304 and no body."""

from __future__ import annotations

from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import conditional_page, require_safe

from .scope import View

READING = "GET, HEAD, OPTIONS"
ALLOWED = {
    "Access-Control-Allow-Methods": READING,
    "Access-Control-Allow-Headers": "Content-Type, Accept, If-None-Match",
    "Access-Control-Max-Age": "86400",
}


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


def page_for_programs(view: View) -> View:
    """A page that programs of other sites read, too: like `page`, and a browser may ask beforehand what is allowed."""
    shown = page(view)

    @wraps(view)
    def answered(request: HttpRequest, **rest: Any) -> HttpResponse:
        if request.method == "OPTIONS":
            response = HttpResponse(status=204, headers={"Allow": READING} | ALLOWED)
        else:
            response = shown(request, **rest)
        response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        return response

    return answered
