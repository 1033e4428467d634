"""Look a draft over before it is published: what moved, what it breaks, what the examples say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from django.db.models import Q, QuerySet
from django.utils import timezone

from rules_data.core.documents import Loss, Severity
from rules_data.core.evaluator import rows
from rules_data.core.games import GAMES
from rules_data.models import CitationLink, Example, Faq, Revision, Rule

from ._compared_runs import keep_differences
from ._crosswalks import crosswalk_between
from ._impact import list_impact
from ._losses import find_losses_of
from ._one_writer import one_writer, readers_see_the_same
from ._page_checks import check_pages
from ._scenarios import try_examples
from .errors import UnableToCheckRevision

# The publishers' own mistakes have never been more than nine in one edition.
MOST_DANGLING = 15
MOST_TOLD = 40


@dataclass(frozen=True)
class CheckReport:
    """What a check found. `obstacles` have to be settled before publishing; the rest is for information."""

    edition: str
    records: int
    against: str
    changes: dict[str, int] = field(default_factory=dict)
    reused_numbers: list[str] = field(default_factory=list)
    dangling: list[dict[str, str]] = field(default_factory=list)
    disagreeing_titles: list[dict[str, str]] = field(default_factory=list)
    touched_faqs: list[str] = field(default_factory=list)
    touched_examples: list[str] = field(default_factory=list)
    rows_to_review: list[dict[str, str]] = field(default_factory=list)
    examples: dict[str, int] = field(default_factory=dict)
    contradicted: list[str] = field(default_factory=list)
    losses: list[str] = field(default_factory=list)
    pages: list[str] = field(default_factory=list)
    obstacles: list[str] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def open_revision(game: str, document: str, edition: str) -> Revision:
    """The open draft of an edition, or UnableToCheckRevision."""
    found = (
        Revision.objects.filter(edition__document__game__slug=game, edition__document__slug=document)
        .filter(edition__label=edition, status__in=Revision.OPEN)
        .select_related("edition__document__game")
        .first()
    )
    if found is None:
        published = Revision.objects.filter(
            edition__document__game__slug=game, edition__document__slug=document, edition__label=edition
        ).filter(status=Revision.Status.PUBLISHED)
        if published.exists():
            raise UnableToCheckRevision(
                f"{game} {document} {edition} is published, and there is no other draft of it: nothing is left to do."
            )
        raise UnableToCheckRevision(
            f"{game} {document} {edition} has no open draft: `manage.py import_document {game} {document} FILE "
            f"--edition {edition}` makes one."
        )
    return found


@one_writer
def check_revision(*, game: str, document: str, edition: str, examples: bool = True) -> CheckReport:
    """Check an open revision and mark it as in review; the report is kept with it.

    Without `examples` these are not tried under it: for whoever publishes several and runs them once at the end.
    """
    readers_see_the_same()
    revision = open_revision(game, document, edition)
    before = compared_with(revision)
    losses = find_losses_of(revision)
    runs = try_examples(revision) if examples else []
    pages = check_pages(revision)
    contradicted = sorted(run.slug for run in runs if run.verdict == "contradicted")
    report = CheckReport(
        edition=str(revision.edition),
        records=revision.rules.count(),
        dangling=_citations(revision, status=CitationLink.Status.DANGLING),
        disagreeing_titles=_citations(revision, title_disagrees=True),
        **_since(before, revision),
        examples=_tally(run.verdict for run in runs),
        contradicted=contradicted,
        losses=[loss.message for loss in losses if loss.severity is not Severity.OBSTACLE],
        obstacles=[
            *_damages(revision, losses),
            *(f"Example {slug} is contradicted under this edition." for slug in contradicted),
            *_holes(revision),
            *pages.obstacles,
        ],
        pages=list(pages.told),
    )
    _keep(report, revision)
    list_impact(before, revision)
    keep_differences(before, revision, runs)
    return report


def _keep(report: CheckReport, revision: Revision) -> None:
    revision.check_report = report.as_dict()
    revision.checked_at = timezone.now()
    if revision.status == Revision.Status.DRAFT:
        revision.status = Revision.Status.IN_REVIEW
    revision.save(update_fields=["check_report", "checked_at", "status"])


def _since(before: Revision | None, revision: Revision) -> dict[str, Any]:
    """What has changed since the edition before, and what hangs on that; nothing for the first."""
    if before is None:
        return {"against": "", "rows_to_review": _rows_to_review(None, revision)}
    crosswalk, touched = crosswalk_between(before, revision), _touched(before, revision)
    return {
        "against": str(before.edition.label),
        "changes": {str(change): count for change, count in crosswalk.counts().items()},
        "reused_numbers": [str(number) for number in crosswalk.reused],
        "touched_faqs": _slugs(Faq.objects.filter(provisions__in=touched)),
        "touched_examples": _slugs(Example.objects.filter(provisions__in=touched)),
        "rows_to_review": _rows_to_review(before, revision),
    }


def _slugs(found: QuerySet[Any]) -> list[str]:
    return sorted(found.values_list("slug", flat=True).distinct())


def _damages(revision: Revision, losses: Sequence[Loss]) -> list[str]:
    """What the parser and the comparison with the version before say a person has to look at."""
    found = [
        f"{_place(finding['line'])}{finding['message']} {finding['advice']}"
        for finding in revision.report.get("findings", [])
        if finding["severity"] == Severity.OBSTACLE
    ]
    found += [loss.message for loss in losses if loss.severity is Severity.OBSTACLE]
    more = len(found) - MOST_TOLD
    return [*found[:MOST_TOLD], f"And {more} more like these."] if more > 0 else found


def _place(line: int) -> str:
    return f"Line {line}: " if line else ""


def _holes(revision: Revision) -> list[str]:
    """Whether so many references lead nowhere that a part of the publisher's text must be missing."""
    if revision.provenance != Revision.Provenance.OFFICIAL:
        return []
    own = revision.edition.document.slug
    links = CitationLink.objects.filter(rule__revision=revision, document=own)
    found, dangling = links.count(), links.filter(status=CitationLink.Status.DANGLING).count()
    if dangling < MOST_DANGLING or dangling * 10 < found:
        return []
    return [f"{dangling} of {found} references lead to rules that are not there: is a part of the file missing?"]


def compared_with(revision: Revision) -> Revision | None:
    """What is published of the same edition in the same words, else of the edition before, else of this one."""
    published = Revision.objects.filter(
        edition__document=revision.edition.document, status=Revision.Status.PUBLISHED
    ).select_related("edition__document")
    own = published.filter(edition=revision.edition).first()
    if own is not None and own.provenance == revision.provenance:
        return own
    before = published.filter(edition__effective__lt=revision.edition.effective).order_by("-edition__effective").first()
    return before or own


def _touched(before: Revision, revision: Revision) -> set[int]:
    """Provisions whose text differs from the revision before, or that are gone.

    A restatement and the publisher's text differ in every sentence and say the same: there is nothing to compare.
    """
    if before.provenance != revision.provenance:
        return set()
    old = dict(Rule.objects.filter(revision=before).values_list("provision_id", "text"))
    new = dict(Rule.objects.filter(revision=revision).values_list("provision_id", "text"))
    return {provision for provision, text in old.items() if new.get(provision) != text}


def _citations(revision: Revision, **wanted: Any) -> list[dict[str, str]]:
    """Where the revision's texts refer to what, in the order of the rules and then of the glossary."""
    links = CitationLink.objects.filter(
        Q(rule__revision=revision) | Q(term__revision=revision), **wanted
    ).select_related("rule", "term")
    found = [
        (link.rule.position, {"rule": link.rule.number, "cites": link.number, "raw": link.raw})
        if link.rule
        else (10**6, {"rule": f"glossary “{link.term}”", "cites": link.number, "raw": link.raw})
        for link in links
    ]
    return [told for _, told in sorted(found, key=lambda pair: pair[0])]


def _rows_to_review(before: Revision | None, revision: Revision) -> list[dict[str, str]]:
    """The evaluator's own citations that this edition lacks, or whose rule reads differently than before."""
    present = {number: (pk, text) for number, pk, text in revision.rules.values_list("number", "provision_id", "text")}
    found = [
        {"rule": number, "problem": "the evaluator cites it, and this edition does not have it"}
        for number in _cited(revision)
        if number not in present
    ]
    if before is None or _cited(revision):
        return found
    texts = {pk: text for pk, text in present.values()}
    for rule in Rule.objects.filter(revision=before, number__in=_cited(before)):
        if rule.provision_id not in texts:
            found.append({"rule": rule.number, "problem": f"cited in {before.edition.label}, gone here"})
        elif texts[rule.provision_id] != rule.text:
            found.append({"rule": rule.number, "problem": f"cited in {before.edition.label}, reads differently here"})
    return found


def _cited(revision: Revision) -> list[str]:
    """The rules of this edition that the evaluator's rows rest on; none if it has no rows for it."""
    document, label = revision.edition.document, revision.edition.label
    game = GAMES[document.game.slug]
    if game.table is None or document.slug != game.rulebook:
        return []
    return sorted({number for row in rows(game.table, label) for number in row.cites[label]})


def _tally(verdicts: Any) -> dict[str, int]:
    counts: dict[str, int] = {}
    for verdict in verdicts:
        counts[verdict] = counts.get(verdict, 0) + 1
    return counts
