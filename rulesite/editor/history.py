"""Who did what, when and why."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from rules_data.queries.desk import trail

from .desk_pages import show
from .gate import for_authors

A_PAGE = 60


@require_safe
@for_authors
def entries(request: HttpRequest) -> HttpResponse:
    """The audit trail, newest first; of one subject, if it is named."""
    typed, subject = request.GET.get("before", ""), request.GET.get("about", "").strip()[:100]
    before = int(typed) if typed.isdecimal() and len(typed) < 12 else None
    found = trail(A_PAGE, before, subject)
    older = found[-1].number if len(found) == A_PAGE else 0
    shown = {"at": "history", "entries": found, "about": subject, "next": older}
    return show(request, "history", "History", shown)
