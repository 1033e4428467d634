"""oEmbed: what a site that is given one of our addresses may show in its place. https://oembed.com"""

from __future__ import annotations

from html import escape
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import gettext as _

from .meta import preview_of, shortened
from .summaries import Summary
from .summarised import summary_at

TEXT_LENGTH = 400
A_DAY = 86_400


def oembed(request: HttpRequest) -> HttpResponse:
    """The page at `url` as a quotation with a link; 404 for what is no page of ours, 501 for another form than JSON."""
    if request.GET.get("format", "json") != "json":
        return _answer({"error": _("Only format=json is answered.")}, 501)
    address = request.GET.get("url", "")
    try:
        parts = urlsplit(address)
        if parts.netloc != request.get_host():
            raise Http404(
                _("%(address)s is not a page of %(host)s: ask with ?url=.")
                % {"address": address or _("No address"), "host": request.get_host()}
            )
        summary = summary_at(unquote(parts.path), dict(parse_qsl(parts.query)))
    except (Http404, ValueError) as fault:
        return _answer({"error": str(fault)}, 404)
    return _answer(_described(request, summary))


def _described(request: HttpRequest, summary: Summary) -> dict[str, Any]:
    preview = preview_of(request, summary)
    width = _most(request, "maxwidth", 600)
    described: dict[str, Any] = {
        "version": "1.0",
        "type": "rich",
        "title": summary.heading,
        "provider_name": "Rulesite",
        "provider_url": request.build_absolute_uri("/"),
        "cache_age": A_DAY,
        "html": _quotation(summary, preview.address),
        "width": width,
        "height": _most(request, "maxheight", 200),
    }
    if width >= 600:
        # A thumbnail may not be larger than what was asked for.
        described |= {"thumbnail_url": preview.image, "thumbnail_width": 1200, "thumbnail_height": 630}
    return described


def _quotation(summary: Summary, address: str) -> str:
    shown = summary.picture
    text = escape(shortened(shown.text, TEXT_LENGTH))
    stamp = escape(" · ".join(part for part in (shown.stamp, shown.notice) if part))
    link = f'<a href="{escape(address)}">{escape(summary.heading)}</a>'
    return f'<blockquote class="rulesite" cite="{escape(address)}"><p>{text}</p><p>{link}<br>{stamp}</p></blockquote>'


def _most(request: HttpRequest, name: str, own: int) -> int:
    asked = request.GET.get(name, "")
    return min(own, int(asked)) if asked.isascii() and asked.isdigit() and 0 < len(asked) < 6 and int(asked) else own


def _answer(data: dict[str, Any], status: int = 200) -> HttpResponse:
    answer = JsonResponse(data, status=status)
    answer["Cache-Control"] = "public, max-age=3600"
    return answer
