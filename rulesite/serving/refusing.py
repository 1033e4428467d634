"""What a request gets that is not answered: a sentence, as a page or as JSON."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string


def refusal(request: HttpRequest, status: int, title: str, said: str, retry_after: int | None = None) -> HttpResponse:
    """The answer to a request that is refused; programs and people are told the same."""
    response: HttpResponse
    if request.path.startswith("/api/"):
        response = JsonResponse({"detail": said}, status=status)
        response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    else:
        response = HttpResponse(render_to_string("refused.html", {"title": title, "said": said}), status=status)
    response.headers["Cache-Control"] = "no-store"
    if retry_after is not None:
        response.headers["Retry-After"] = str(retry_after)
    return response
