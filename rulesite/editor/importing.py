"""Take in a new version: by upload, paste or address; then watch the worker, and read its report."""

from __future__ import annotations

from datetime import date
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.text import format_lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods, require_safe

from rules_data.actions import LARGEST_UPLOAD, STALLED, UnableToAct, UnableToImportDocument, queue_import
from rules_data.queries.desk import documents_to_import, drafts, import_job, import_jobs, lately_published

from .answering import at_most
from .desk_pages import show
from .gate import PUBLISH, for_authors, may

# The document, and what a browser writes around it.
LARGEST_BODY = LARGEST_UPLOAD + 200_000
TOO_LARGE = format_lazy(
    gettext_lazy("A rulebook has at most {megabytes} MB. Is this the text, and not a scan or an archive?"),
    megabytes=LARGEST_UPLOAD // 10**6,
)
# What an upload begins with that is no text; said by name, since "binary" tells an editor nothing.
KINDS = {
    b"PK\x03\x04": gettext_lazy("a packed file (zip, xlsx)"),
    b"\x1f\x8b": gettext_lazy("a packed file (gzip)"),
    b"\xd0\xcf\x11\xe0": gettext_lazy("an old Word or Excel file"),
    b"\x89PNG": gettext_lazy("a picture"),
    b"\xff\xd8\xff": gettext_lazy("a picture"),
    b"{\\rtf": gettext_lazy("an RTF file"),
}


@require_safe
@for_authors
def versions(request: HttpRequest) -> HttpResponse:
    """Open drafts, imports under way, and what is published."""
    shown = {
        "at": "versions", "drafts": drafts(), "jobs": import_jobs(STALLED), "published": lately_published(40),
        "may_publish": may(request, PUBLISH),
    }  # fmt: skip
    return show(request, "versions", "Rulebooks", shown)


@at_most(LARGEST_BODY, TOO_LARGE)
@require_http_methods(["GET", "HEAD", "POST"])
@for_authors
def start(request: HttpRequest) -> HttpResponse:
    """The form, or what it was sent for."""
    shown: dict[str, Any] = {"at": "versions", "documents": documents_to_import(), "given": request.POST}
    shown["most"] = LARGEST_UPLOAD // 10**6
    if request.method == "POST":
        try:
            return redirect("editor:import_job", queue_import(**_asked(request)))
        except UnableToAct as refusal:
            return show(request, "import", _("Import a version"), shown | {"problem": str(refusal)}, 400)
    return show(request, "import", _("Import a version"), shown)


def _asked(request: HttpRequest) -> dict[str, Any]:
    game, _slash, document = request.POST.get("document", "").partition("/")
    upload = request.FILES.get("file")
    pasted = request.POST.get("text", "").strip()
    data = upload.read(LARGEST_UPLOAD + 1) if upload else pasted.encode("utf-8", "replace")
    if upload:
        _refuse_other_kinds(str(upload.name), data)
    return {
        "game": game,
        "document": document,
        "edition": request.POST.get("edition", ""),
        "effective": _day(request.POST.get("effective", "")),
        "data": data,
        "source_name": str(upload.name) if upload else ("pasted text" if pasted else ""),
        "address": request.POST.get("address", "").strip(),
        "replace_draft": request.POST.get("replace") == "yes",
    }


def _refuse_other_kinds(name: str, data: bytes) -> None:
    kind = next((kind for start, kind in KINDS.items() if data.startswith(start)), None)
    # The name of a Word file's text stands in it as it is.
    if kind is not None and not (data.startswith(b"PK") and b"word/document.xml" in data):
        raise UnableToImportDocument(
            _("%(name)s is %(kind)s. Upload the rulebook as text, as a PDF or as a .docx file, or paste its text.")
            % {"name": name[:80], "kind": kind}
        )


def _day(typed: str) -> date | None:
    try:
        return date.fromisoformat(typed.strip()) if typed.strip() else None
    except ValueError as fault:
        told = _("“%(typed)s” is not a date: write it as 2026-03-30.") % {"typed": typed[:40]}
        raise UnableToImportDocument(told) from fault


@require_safe
@for_authors
def job(request: HttpRequest, job_id: int) -> HttpResponse:
    """How far an import is. The page asks again by itself; closing it stops nothing."""
    found = import_job(job_id, STALLED)
    if found is None:
        raise Http404(_("There is no such import."))
    if found.state == "done" and found.revision_id and not found.message:
        return redirect("editor:draft", found.revision_id)
    shown = {"at": "versions", "job": found}
    response = show(request, "import_job", _("Importing %(name)s") % {"name": found.name}, shown)
    if not found.is_over and not found.is_stalled:
        response.headers["Refresh"] = f"2; url={reverse('editor:import_job', args=[job_id])}"
    return response
