"""What the site is; robots.txt and the icon."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext as _

from rules_data.queries import games

from .meta import page_meta
from .scope import today


def about(request: HttpRequest) -> HttpResponse:
    """What the site does, where its texts come from, whose they are."""
    meta = page_meta(
        request,
        _("About Rulesite"),
        _("What this site does, where its texts come from, and how its examples are checked."),
    )
    return render(request, "pages/about.html", {"meta": meta, "games": games(today())})


def robots(request: HttpRequest) -> HttpResponse:
    """Everything may be read but searches and the editors' screens."""
    sitemap = request.build_absolute_uri(reverse("pages:sitemaps"))
    hidden = ("/search", "/admin/", "/editor/", "/report")
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in hidden), f"Sitemap: {sitemap}"]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")


def favicon(request: HttpRequest) -> HttpResponse:
    """Browsers that ask for the old path are sent to the drawing."""
    return HttpResponsePermanentRedirect(static("rulesite/favicon.svg"))
