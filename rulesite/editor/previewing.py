"""The whole site as a draft would make it, under a secret address that expires."""

from __future__ import annotations

import re

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import Resolver404, resolve, reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from rules_data.queries import showing_draft
from rules_data.queries.desk import previewed_draft

FACE = "pages"
# Addresses of the site itself, to be led back into the preview; static files and other faces stay where they are.
_OWN = re.compile(r'((?:href|action|src)=")(/(?!/|static/|editor/|admin/|api/|report)[^"]*")')


@never_cache
@require_safe
def preview(request: HttpRequest, secret: str, path: str) -> HttpResponse:
    """Any public page, made with the draft in the place of what is published. No cookie and no account is needed."""
    shown = previewed_draft(secret)
    if shown is None:
        raise Http404(_("This preview link has expired, was withdrawn, or what it showed has been published."))
    revision_id, until = shown
    try:
        match = resolve(f"/{path}")
    except Resolver404 as fault:
        raise Http404(_("There is no such page in the preview.")) from fault
    if match.namespace != FACE:
        raise Http404(_("A preview shows the public pages only."))
    with showing_draft(revision_id):
        response = match.func(_as_asked(request, path), *match.args, **match.kwargs)
        if hasattr(response, "render"):
            response = response.render()
    return _dressed(request, response, secret, until)


def _as_asked(request: HttpRequest, path: str) -> HttpRequest:
    """The request as the page itself would have got it, without what would make it answer "unchanged"."""
    request.path = request.path_info = f"/{path}"
    for name in ("HTTP_IF_NONE_MATCH", "HTTP_IF_MODIFIED_SINCE"):
        request.META.pop(name, None)
    return request


def _dressed(request: HttpRequest, response: HttpResponse, secret: str, until: object) -> HttpResponse:
    """The page with its addresses inside the preview and a note on top; nobody may keep or index it."""
    prefix = reverse("editor:preview_home", args=[secret]).rstrip("/")
    if response.get("Content-Type", "").startswith("text/html"):
        note = render_to_string("editor/_preview_note.html", {"until": until})
        html = _OWN.sub(rf"\1{prefix}\2", response.content.decode())
        response.content = re.sub(r"(<main[^>]*>)", lambda found: found[1] + note, html, count=1).encode()
    location = response.get("Location", "")
    if location.startswith("/") and not location.startswith("//"):
        response.headers["Location"] = prefix + location
    for name in ("ETag", "Last-Modified", "Vary", "Content-Length"):
        response.headers.pop(name, None)
    response.headers.pop("Cache-Control", None)
    response.headers["X-Robots-Tag"] = "noindex, nofollow"
    response.headers["Referrer-Policy"] = "no-referrer"
    return response
