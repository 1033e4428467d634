"""Take in a publisher's file as a draft: whole, or not at all."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from django.utils import timezone
from django.utils.text import slugify

from rules_data.core.documents import (
    Finding,
    ParsedDocument,
    Severity,
    UnableToReadDocument,
    find_differences,
    parse_document,
)
from rules_data.core.tree import NodeKind
from rules_data.models import Document, Edition, GlossaryTerm, Revision, Rule

from ._citations import link_citations
from ._drafts import make_room
from ._office_files import FileText, as_text
from ._one_writer import one_writer, readers_see_the_same
from ._provisions import Identities, identify
from ._summaries import Summaries, refuse_unfit, summaries_in
from ._trail import actor, record
from .errors import UnableToImportDocument

_LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]{0,38}[A-Za-z0-9])?")


@dataclass(frozen=True)
class ImportReport:
    """What an import did: counts, and what a person should look at."""

    revision_id: int
    edition: str
    unchanged: bool
    counts: dict[str, int] = field(default_factory=dict)
    findings: list[dict[str, Any]] = field(default_factory=list)
    layout: str = ""
    title: str = ""


@one_writer
def import_document(  # noqa: PLR0913  each is said by its name
    *,
    game: str,
    document: str,
    data: bytes,
    source_name: str,
    edition: str,
    effective: date | None = None,
    restated: Summaries | None = None,
    replace_draft: bool = False,
    beside: tuple[str, bytes] | None = None,
) -> ImportReport:
    """Make a draft revision of an edition from the bytes of its document.

    `effective` may be left out when the text states its date. One's own open draft of the edition is replaced as
    long as nobody has worked on it; any other only with `replace_draft`. `restated` are a restatement's summaries, the
    rules that give less than the official ones, each with the place that says so; None for the publisher's text.
    `beside` is a second copy of the same version, by its name and bytes: what that has and this lacks holds the draft
    back, and what differs is told.
    Raises UnableToImportDocument with line and reason; the database is then as it was before.
    """
    readers_see_the_same()
    kept = _known_document(game, document)
    text, parsed = _read(kept, data, source_name)
    summaries = restated or {}
    refuse_unfit(summaries, parsed.tree)
    provenance = Revision.Provenance.OFFICIAL if restated is None else Revision.Provenance.RESTATED
    issue = _edition(kept, edition, effective or parsed.stated_date)
    same = _published_already(issue, parsed, provenance, summaries)
    if same is not None:
        return ImportReport(same.pk, issue.label, unchanged=True, title=same.title, layout=same.layout)
    make_room(issue, replace_draft)
    digest = hashlib.sha256(data).hexdigest()
    revision = _begin(issue, parsed, provenance, source_name[:300], digest)
    identities = identify(issue, parsed.tree)
    _write_rules(revision, parsed, identities, summaries)
    _write_terms(revision, parsed)
    counts = _counts(parsed, text, identities) | link_citations(revision)
    findings = _findings(parsed, text.left_out, effective)
    if beside is not None:
        findings += _held_beside(kept, parsed, *beside)
    revision.report = {"counts": counts, "findings": findings}
    revision.save(update_fields=["report"])
    record("import", str(issue), source=source_name[:300], sha256=digest)
    return ImportReport(revision.pk, issue.label, False, counts, findings, parsed.layout, parsed.title)


def _published_already(
    issue: Edition, parsed: ParsedDocument, provenance: Revision.Provenance, summaries: Summaries
) -> Revision | None:
    """What is published of this edition, where it says the same."""
    same = issue.revisions.filter(
        status=Revision.Status.PUBLISHED, content_hash=parsed.tree.content_hash, provenance=provenance
    ).first()
    return same if same is not None and summaries_in(same) == set(summaries) else None


def _read(document: Document, data: bytes, source_name: str) -> tuple[FileText, ParsedDocument]:
    """The file as text, and what its document's reader makes of it; refused where it is another document's."""
    try:
        text = as_text(data, document.publication.printed)
        parsed = parse_document(text.data, document.publication.reader)
    except UnableToReadDocument as fault:
        raise UnableToImportDocument(f"{source_name}: {fault}") from fault
    _refuse_another_document(document, parsed.title, source_name)
    return text, parsed


def _begin(
    issue: Edition, parsed: ParsedDocument, provenance: Revision.Provenance, source_name: str, digest: str
) -> Revision:
    """The draft, with nothing in it yet."""
    return Revision.objects.create(
        makers=[actor().who],
        edition=issue,
        provenance=provenance,
        title=parsed.title or str(issue.document),
        source_name=source_name,
        source_sha256=digest,
        content_hash=parsed.tree.content_hash,
        rule_count=sum(node.kind is NodeKind.RULE for node in parsed.tree),
        layout=parsed.layout,
        created_at=timezone.now(),
    )


def _findings(parsed: ParsedDocument, left_out: tuple[str, ...], effective: date | None) -> list[dict[str, Any]]:
    """What a person should look at, as the report keeps it."""
    findings = _kept_findings(parsed.findings)
    if left_out:
        findings.append(_told_of_heads(left_out))
    if effective and parsed.stated_date and effective != parsed.stated_date:
        message = f"The text says {parsed.stated_date}, the import {effective}."
        findings.append(
            {"line": 0, "column": 0, "message": message, "advice": "Check the date.", "severity": "warning"}
        )
    return findings


def _kept_findings(found: Iterable[Finding]) -> list[dict[str, Any]]:
    return [
        {"line": f.line, "column": f.column, "message": f.message, "advice": f.advice, "severity": str(f.severity)}
        for f in found
    ]


def _held_beside(document: Document, parsed: ParsedDocument, name: str, data: bytes) -> list[dict[str, Any]]:
    """What differs in a second copy, or a word that nothing does."""
    _, other = _read(document, data, name)
    if other.stated_date and parsed.stated_date and other.stated_date != parsed.stated_date:
        dates = f"{name} says {other.stated_date}, the imported file {parsed.stated_date}"
        raise UnableToImportDocument(f"{dates}: a second copy is of the same version.")
    found = find_differences(parsed, other, name)
    message = f"{name} has the same {len(parsed.tree)} records, in the same words."
    return _kept_findings(found or [Finding(0, 0, message, "Nothing needs to be done.", Severity.NOTE)])


def _told_of_heads(left_out: tuple[str, ...]) -> dict[str, Any]:
    """The note on what the pages of a PDF printed around the text: how many lines, and each kind of them once."""
    kinds = dict.fromkeys(re.sub(r"\d+", "#", line) for line in left_out)
    shown = ", ".join(f"“{kind[:60]}”" for kind in list(kinds)[:5]) + (" and others" if len(kinds) > 5 else "")
    message = f"{len(left_out)} running heads and page numbers were left out: {shown}."
    advice = "Look whether all of them are that (# is any number)."
    return {"line": 0, "column": 0, "message": message, "advice": advice, "severity": "note"}


def _known_document(game: str, document: str) -> Document:
    found = Document.objects.filter(game__slug=game, slug=document).select_related("game").first()
    if found is not None:
        return found
    known = Document.objects.select_related("game").values_list("game__slug", "slug")
    names = ", ".join(f"{game} {slug}" for game, slug in known) or "none yet: run `manage.py quickstart` first"
    raise UnableToImportDocument(f"No document {document!r} of a game {game!r}. Known: {names}.")


def _refuse_another_document(document: Document, title: str, source_name: str) -> None:
    """Two documents of one game share numbers, so one taken for the other would be read without complaint."""
    printed = title.lower()
    if not printed or document.title.lower() in printed:
        return
    for other in document.game.documents.exclude(pk=document.pk):
        if other.title.lower() in printed:
            raise UnableToImportDocument(
                f"{source_name}: its title is {title!r}, and {document.slug} names the {document.title}. "
                f"Name {other.slug} instead."
            )


def _edition(document: Document, label: str, effective: date | None) -> Edition:
    found = document.editions.filter(label=edition_label(label)).first()
    if found is not None:
        if effective and found.effective != effective:
            raise UnableToImportDocument(
                f"Edition {label} takes effect on {found.effective}, not {effective}. "
                "Leave --effective out, or name another edition."
            )
        return found
    other = document.editions.filter(label__iexact=label).first()
    if other is not None:
        # In an address small letters and capitals are the same.
        raise UnableToImportDocument(f"Edition {label} is written {other.label} here: name it so.")
    if effective is None:
        raise UnableToImportDocument(
            f"Edition {label} is new and its text states no date: say when it takes effect with --effective."
        )
    same_day = document.editions.filter(effective=effective).first()
    if same_day is not None:
        raise UnableToImportDocument(
            f"{effective} is the day of edition {same_day.label}: two editions cannot come into force on one day."
        )
    return Edition.objects.create(document=document, label=label, effective=effective)


def edition_label(label: str) -> str:
    """The label as it is, or UnableToImportDocument for one that cannot stand in an address."""
    if not _LABEL.fullmatch(label):
        raise UnableToImportDocument(
            f"{label!r} cannot be an edition's label: it stands in addresses. Use letters, digits, dots and hyphens, "
            "such as v1.3 or 2026-01-16."
        )
    return label


def _write_rules(
    revision: Revision, parsed: ParsedDocument, identities: Identities, summaries: Summaries
) -> None:
    tree = parsed.tree
    rules = []
    for position, node in enumerate(tree):
        heading = tree.heading_over(node.number)
        rules.append(
            Rule(
                revision=revision,
                provision=identities.by_number[node.number],
                number=str(node.number),
                position=position,
                depth=node.number.depth,
                parent_number=str(tree.parent_number(node.number) or ""),
                heading_number=str(heading.number) if heading else "",
                kind=node.kind.value,
                text=node.text,
                examples=list(node.examples),
                is_summary=str(node.number) in summaries,
                content_hash=node.content_hash,
            )
        )
    Rule.objects.bulk_create(rules, batch_size=500)


def _write_terms(revision: Revision, parsed: ParsedDocument) -> None:
    """The glossary; two entries of one name get addresses of their own."""
    taken: set[str] = set()
    terms = []
    for position, term in enumerate(parsed.terms):
        slug = base = slugify(term.term)[:90] or "term"
        count = 1
        while slug in taken:
            count += 1
            slug = f"{base}-{count}"
        taken.add(slug)
        terms.append(
            GlossaryTerm(
                revision=revision,
                slug=slug,
                term=term.term[:150],
                text=term.text,
                senses=list(term.senses),
                obsolete=term.obsolete,
                position=position,
            )
        )
    GlossaryTerm.objects.bulk_create(terms, batch_size=500)


def _counts(parsed: ParsedDocument, text: FileText, identities: Identities) -> dict[str, int]:
    nodes = list(parsed.tree)
    left_out = {"running heads and page numbers left out": len(text.left_out)} if text.left_out else {}
    return {
        "lines accounted for": sum(use.last - use.first + 1 for use in parsed.lines),
        "records": len(nodes),
        "headings": sum(node.kind == "heading" for node in nodes),
        "examples": sum(len(node.examples) for node in nodes),
        "glossary entries": len(parsed.terms),
        "questions": len(parsed.faqs),
        "identities kept": identities.kept,
        "identities made": identities.made,
        **left_out,
    }
