"""A reader proposes an example that they have made in the lab, without an account."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_http_methods

from rules_data.actions.errors import UnableToReport
from rules_data.actions.propose_example import propose_example

from .reporting import LARGEST_BODY, ReportMeta


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def propose(request: HttpRequest) -> HttpResponse:
    """The lab brings a scenario here, which only shows the form; what the form sends needs its token."""
    length = request.META.get("CONTENT_LENGTH") or "0"
    if length.isdigit() and int(length) > 2 * LARGEST_BODY:
        return _page(request, problem=_("That is longer than an example can be."), status=413)
    return _sent(request) if request.POST.get("send") else _page(request)


@csrf_protect
def _sent(request: HttpRequest) -> HttpResponse:
    # A field that people do not see: what fills it in is no person, and is thanked like one.
    if request.POST.get("website"):
        return _page(request, is_sent=True)
    try:
        propose_example(
            source=request.POST.get("text", ""), note=request.POST.get("note", ""),
            address=request.POST.get("address", ""), sender=request.META.get("REMOTE_ADDR", ""),
        )  # fmt: skip
    except UnableToReport as refusal:
        return _page(request, problem=str(refusal), status=400)
    return _page(request, is_sent=True)


def _page(request: HttpRequest, *, problem: str = "", is_sent: bool = False, status: int = 200) -> HttpResponse:
    told = _("An example for the editors to look at.")
    meta = ReportMeta(_("Propose an example"), told)
    given = {} if status == 413 else request.POST
    shown = {"meta": meta, "problem": problem, "is_sent": is_sent, "given": given}
    return render(request, "reports/propose.html", shown, status=status)
