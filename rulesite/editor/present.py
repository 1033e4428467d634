"""Who else is at a text: noted as a page is opened, and asked for again while it is in sight."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import Resolver404, resolve
from django.views.decorators.http import require_POST

from rules_data.actions import note_presence
from rules_data.queries.desk import others_at

from .gate import for_authors

# Pages on which two people could write over one another.
WATCHED = {"text", "correct_rule", "correct_term", "synonym", "draft", "match", "impact", "item"}


def others_here(request: HttpRequest) -> tuple[str, ...]:
    """Note that the person is at this page; the names of those who are there, too."""
    who = request.user.get_username()
    note_presence(request.path, who)
    return others_at(request.path, who)


@require_POST
@for_authors
def present(request: HttpRequest) -> HttpResponse:
    """The same for a page that is open already; 404 for what is no page two people could be at."""
    place, who = request.POST.get("at", ""), request.user.get_username()
    if not _is_watched(place):
        return JsonResponse({"others": []}, status=404)
    note_presence(place, who)
    return JsonResponse({"others": others_at(place, who)})


def _is_watched(place: str) -> bool:
    try:
        found = resolve(place)
    except Resolver404:
        return False
    return found.namespace == "editor" and found.url_name in WATCHED
