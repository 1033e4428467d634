"""What the site is measured beside: a plain Django page of a given size, made each time and kept by cache_page."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.template import Context, Engine
from django.urls import path
from django.views.decorators.cache import cache_page

LINE = "A player may move one piece each turn."
# As Django begins a project, with what answers 304 and no session.
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.http.ConditionalGetMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
_template = Engine().from_string("<html>{% for line in lines %}<p>{{ line }}</p>\n{% endfor %}</html>")


def plain(request: HttpRequest, size: int) -> HttpResponse:
    """A page of about so many bytes."""
    return HttpResponse(_template.render(Context({"lines": [LINE] * (size // (len(LINE) + 8))})))


urlpatterns = [path("plain/<int:size>", plain), path("kept/<int:size>", cache_page(600)(plain))]
