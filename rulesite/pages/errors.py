"""What a reader sees when there is no page, or the site has failed."""

from __future__ import annotations

import sys

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse, HttpResponseNotFound, HttpResponseServerError
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from rules_data.queries import cannot_be_reached, is_busy
from rulesite.serving.refusing import refusal

from .meta import PageMeta

TRY_AGAIN_AFTER = 5


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404 with what was looked for, as far as a page said so, and a box to look elsewhere."""
    said = exception.args[0] if exception.args and isinstance(exception.args[0], str) else ""
    meta = PageMeta(_("Page not found"), _("There is no page at this address."))
    return HttpResponseNotFound(render_to_string("404.html", {"meta": meta, "reason": said}, request))


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403 with the reason, as far as a page said so."""
    said = exception.args[0] if exception.args and isinstance(exception.args[0], str) else ""
    meta = PageMeta(_("Not for this account"), _("This page is for others."))
    return render(request, "403.html", {"meta": meta, "reason": said}, status=403)


def failed(request: HttpRequest) -> HttpResponse:
    """500 from a template that needs nothing that may have failed; 503 where somebody else's writing took too long, or
    the database cannot be reached.

    So who signs in while a rulebook is published on SQLite is told to try again, at the desk and in the admin.
    """
    error = sys.exc_info()[1]
    if cannot_be_reached(error):
        said = _("The rules cannot be read just now: their database does not answer. Try again in a moment.")
        return refusal(request, 503, _("Not available just now"), said, TRY_AGAIN_AFTER)
    if is_busy(error):
        said = _("Another change is being made and did not finish in time. Nothing was changed by this one: try again.")
        return refusal(request, 503, _("Busy"), said, TRY_AGAIN_AFTER)
    return HttpResponseServerError(render_to_string("500.html"))


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400 for addresses and headers that cannot be read, with the reason where a page said one."""
    said = str(exception) if isinstance(exception, BadRequest) else ""
    meta = PageMeta(_("Bad request"), _("The request could not be understood."))
    return render(request, "400.html", {"meta": meta, "reason": said}, status=400)
