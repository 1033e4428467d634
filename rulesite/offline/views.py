"""What a device asks for to be read without a network: the packs, the worker that answers from them, the manifest."""

from __future__ import annotations

import json
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rules_data.queries import games
from rulesite.serving.version import code_version

from .packs import Pack, described, pack_of
from .pieces import piece

# Asked for again each time, and answered with 304 while nothing is published.
ASK_AGAIN = "public, max-age=0, must-revalidate"
A_YEAR = "public, max-age=31536000, immutable"
STYLES = ("tokens", "base", "frame", "components", "reading", "example", "home", "search", "versions", "offline")
SCRIPTS = ("theme", "search", "reader", "example", "pack", "offline", "offline-search", "installing")


@require_safe
def overview(request: HttpRequest) -> HttpResponse:
    """Which games can be kept on this device, and which are."""
    meta = {
        "title": f"{_('Read offline')} · Rulesite",
        "heading": _("Read offline"),
        "description": _("Keep a game's rules, answers and tested examples on your device and search them offline."),
        "kind": "website",
        "canonical": request.build_absolute_uri(request.path),
    }
    return _answered(render(request, "offline/overview.html", {"meta": meta, "games": games(timezone.localdate())}))


@require_safe
def shell(request: HttpRequest) -> HttpResponse:
    """The frame that a device fills with what it keeps."""
    meta = {"title": "Rulesite", "heading": "Rulesite", "description": "", "kind": "website"}
    return _answered(render(request, "offline/shell.html", {"meta": meta}))


@require_safe
def description(request: HttpRequest, game: str) -> HttpResponse:
    """What the pack of a game is: its version, and the addresses of its pieces."""
    return _answered(JsonResponse(described(_pack(game))))


@require_safe
def one_piece(request: HttpRequest, game: str, version: str, name: str) -> HttpResponse:
    """One piece of a pack; of another version than today's there is none any more."""
    pack = _pack(game)
    if pack.version != version:
        raise Http404(_("This version has been replaced by a newer one."))
    text = json.dumps(piece(pack, name, request), ensure_ascii=False, separators=(",", ":"))
    return _answered(HttpResponse(text, content_type="application/json"), A_YEAR)


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    """What a device needs to know to install the site."""
    told: dict[str, Any] = {
        "name": "Rulesite",
        "short_name": "Rulesite",
        "description": _("Rules of trading card games, with tested examples."),
        "id": reverse("pages:home"),
        "start_url": reverse("pages:home"),
        "scope": reverse("pages:home"),
        "display": "standalone",
        "background_color": "#ffffff",
        "theme_color": "#22386b",
        "icons": [
            {"src": static("rulesite/favicon.svg"), "sizes": "any", "type": "image/svg+xml"},
            {"src": static("rulesite/icon-192.png"), "sizes": "192x192", "type": "image/png"},
            {
                "src": static("rulesite/icon-512.png"),
                "sizes": "512x512",
                "type": "image/png",
                "purpose": "any maskable",
            },
        ],
        "shortcuts": [
            {"name": _("Search"), "url": reverse("pages:search")},
            {"name": _("Read offline"), "url": reverse("offline:overview")},
        ],
    }
    return _answered(JsonResponse(told, content_type="application/manifest+json"))


@require_safe
def service_worker(request: HttpRequest) -> HttpResponse:
    """The worker, with the version of this site and the files that every page needs."""
    told = {"version": code_version(), "files": json.dumps(core_files()), "pack": static("rulesite/pack.js")}
    return _answered(render(request, "offline/service-worker.js", told, content_type="text/javascript"))


def core_files() -> list[str]:
    """What the worker keeps for every page: the frame first."""
    files = [reverse("offline:shell"), reverse("offline:overview")]
    files += [static(f"rulesite/css/{name}.css") for name in STYLES]
    files += [static(f"rulesite/{name}.js") for name in SCRIPTS]
    files += [
        static(f"rulesite/{name}")
        for name in ("icons.svg", "symbols.svg", "favicon.svg", "fonts/atkinson-hyperlegible-next.woff2")
    ]
    return files


def _pack(game: str) -> Pack:
    pack = pack_of(game)
    if pack is None:
        raise Http404(_("There is no game “%(game)s” on this site.") % {"game": game})
    return pack


def _answered(response: HttpResponse, control: str = ASK_AGAIN) -> HttpResponse:
    response.headers["Cache-Control"] = control
    return response
