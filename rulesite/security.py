"""The content security policy of every answer: nothing from elsewhere, no inline script."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
}


def policy_header(policy: dict[str, str]) -> str:
    """The value of the Content-Security-Policy header."""
    return "; ".join(f"{name} {value}" for name, value in policy.items())


class ContentSecurityPolicy:
    """Middleware: one policy for every page; a view may set a stricter or wider one itself."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self.header = policy_header(POLICY)

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        response.headers.setdefault("Content-Security-Policy", self.header)
        response.headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        return response
