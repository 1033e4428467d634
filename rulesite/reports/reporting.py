"""A reader says what is wrong on a page, without an account."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import Resolver404, resolve
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_http_methods

from rules_data.actions.errors import UnableToReport
from rules_data.actions.report_problem import report_problem

LARGEST_BODY = 64_000


@dataclass(frozen=True)
class ReportMeta:
    """What base.html asks of a page; it is not indexed."""

    heading: str
    description: str
    canonical: str = ""
    kind: str = "website"
    preview: None = None

    @property
    def title(self) -> str:
        return f"{self.heading} · Rulesite"


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def report(request: HttpRequest) -> HttpResponse:
    """The form, or what it was sent for. Looks at the size before anything is read, and only then at the token."""
    length = request.META.get("CONTENT_LENGTH") or "0"
    if length.isdigit() and int(length) > LARGEST_BODY:
        return _page(request, "", problem=_("That is too long. Say it in fewer words."), status=413)
    return _within_limit(request)


@csrf_protect
def _within_limit(request: HttpRequest) -> HttpResponse:
    about = _path(request.POST.get("about") or request.GET.get("about") or "")
    if request.method != "POST":
        return _page(request, about)
    # A field that people do not see: what fills it in is no person, and is thanked like one.
    if request.POST.get("website"):
        return _page(request, about, is_sent=True)
    try:
        report_problem(
            path=about, text=request.POST.get("text", ""), address=request.POST.get("address", ""),
            sender=request.META.get("REMOTE_ADDR", ""),
        )  # fmt: skip
    except UnableToReport as refusal:
        return _page(request, about, problem=str(refusal), status=400)
    return _page(request, about, is_sent=True)


def _path(typed: str) -> str:
    """A path of a public page of this site, else the front page's."""
    path = urlsplit(typed[:300]).path
    try:
        found = resolve(path) if path.isprintable() else None
    except Resolver404:
        found = None
    return path if found is not None and found.namespace == "pages" else "/"


def _page(
    request: HttpRequest, about: str, *, problem: str = "", is_sent: bool = False, status: int = 200
) -> HttpResponse:
    shown = {
        "meta": ReportMeta(_("Report a problem"), _("Say what is wrong on a page of this site.")),
        "about": about,
        "problem": problem,
        "is_sent": is_sent,
        "given": request.POST,
    }
    return render(request, "reports/report.html", shown if status != 413 else shown | {"given": {}}, status=status)
