"""Rules to cite, by number, title or words, while a text is written; and the keys an example may have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rules_data.core.games import GAMES
from rules_data.core.scenarios import scenario_json_schema
from rules_data.queries import find_game, find_rules
from rules_data.search import search

from .gate import for_authors

MOST = 8


@require_safe
@for_authors
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """At most MOST rules: those whose number begins as typed, else those that a search finds."""
    typed = " ".join(request.GET.get("q", "").split())[:100]
    known = find_game(game, timezone.localdate())
    if known is None:
        raise Http404(_("There is no game “%(game)s”.") % {"game": game})
    found: list[dict[str, str]] = []
    for document in known.documents:
        if document.current is not None and typed[:1].isdigit():
            rows = find_rules(document.current, typed.rstrip("."), MOST)
            found += [{"document": document.slug, "number": one.number, "text": one.opening} for one in rows]
    if not found and typed:
        hits = search(typed, game=known.slug, kinds=["rule"], size=MOST).hits
        found = [{"document": hit.document, "number": hit.number, "text": hit.title or hit.snippet} for hit in hits]
    return JsonResponse({"rules": found[:MOST]})


@require_safe
@for_authors
def keys(request: HttpRequest, game: str) -> HttpResponse:
    """Every key that an example of a game may have, with what it means and the words that may stand behind it."""
    played = GAMES.played.get(game)
    if played is None:
        return JsonResponse({"keys": []})
    found: dict[str, _Key] = {}
    _collect(scenario_json_schema(played), found)
    rows = [{"key": key, "about": one.about, "values": sorted(one.values)} for key, one in sorted(found.items())]
    return JsonResponse({"keys": rows})


@dataclass
class _Key:
    about: str = ""
    values: set[str] = field(default_factory=set)


def _collect(schema: Any, found: dict[str, _Key]) -> None:
    if isinstance(schema, dict):
        for key, value in (schema.get("properties") or {}).items():
            known = found.setdefault(key, _Key())
            if isinstance(value, dict):
                known.about = known.about or str(value.get("description", ""))[:160]
                known.values |= set(_words(value))
        for value in schema.values():
            _collect(value, found)
    elif isinstance(schema, list):
        for value in schema:
            _collect(value, found)


def _words(schema: dict[str, Any]) -> Iterator[str]:
    """The closed list of words of a value, where it has one: alone, one of several, or as the entries of a list."""
    yield from (str(one) for one in schema.get("enum", ()) if isinstance(one, str))
    if schema.get("type") == "boolean":
        yield from ("true", "false")
    inner = [*schema.get("oneOf", ()), *schema.get("anyOf", ()), schema.get("items")]
    for one in inner:
        if isinstance(one, dict):
            yield from _words(one)
