"""What waits for an editor, tray by tray; an empty one says what will arrive there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from urllib.parse import urlencode

from django.contrib.auth.models import User
from django.db.models import Max, Q, Sum

from rules_data.models import (
    CitationLink,
    Handling,
    ImpactItem,
    ReaderReport,
    Revision,
    ScenarioRun,
    UnansweredSearch,
)

from .writing_titles import title_address

# Items on one page of a tray, and the most that is read of what readers can send without end.
PER_PAGE = 100
MOST_READ = 5_000
LONGEST_KEY = 200
# In the place of a page, for what is no report but an example.
PROPOSED = "/lab/proposed"


@dataclass(frozen=True)
class InboxItem:
    """One thing to look at. `path` is the page it is about; `address` where a reader wants the answer."""

    tray: str
    key: str
    title: str
    detail: str = ""
    path: str = ""
    at: datetime | None = None
    address: str = ""
    assigned_to: str = ""
    answer: str = ""
    is_closed: bool = False


@dataclass(frozen=True)
class Tray:
    """A kind of thing that comes in. `brings` says what will arrive in it.

    `items` are those of one page, `count` is how many there are on all of its `pages`.
    """

    slug: str
    title: str
    brings: str
    items: tuple[InboxItem, ...] = ()
    closed_count: int = 0
    count: int = 0
    page: int = 1
    pages: int = 1


def inbox(person: str = "", closed: bool = False, tray: str = "", page: int = 1) -> tuple[Tray, ...]:
    """Every tray with what is open in it, or with what was closed; only a person's, if one is named.

    With `tray` only that one, or none if nothing is called so; at `page`, or the nearest there is.
    """
    handled = {(one.tray, one.key): one for one in Handling.objects.all()}
    meant = [made for made in _TRAYS if tray in ("", made[0])]
    return tuple(_tray(*made, handled, person, closed, page) for made in meant)


def inbox_count() -> int:
    """How many things are open."""
    return sum(tray.count for tray in inbox())


def people() -> tuple[str, ...]:
    """Whom something can be assigned to: everyone with a role."""
    roles = Q(groups__permissions__codename="write_drafts") | Q(is_superuser=True)
    return tuple(User.objects.filter(roles, is_active=True).distinct().values_list("username", flat=True))


def find_item(tray: str, key: str) -> InboxItem | None:
    """One thing, open or closed, on whatever page of its tray it is."""
    for slug, _title, _brings, read in _TRAYS:
        if slug == tray:
            found = next((item for item in _each_once(read()) if item.key == key[:LONGEST_KEY]), None)
            return found and _with_handling(found, Handling.objects.filter(tray=tray, key=key).first())
    return None


def _tray(
    slug: str,
    title: str,
    brings: str,
    read: Callable[[], Iterable[InboxItem]],
    handled: dict[tuple[str, str], Handling],
    person: str,
    closed: bool,
    page: int,
) -> Tray:
    items = [_with_handling(item, handled.get((slug, item.key))) for item in _each_once(read())]
    shown = [item for item in items if item.is_closed == closed and person in ("", item.assigned_to)]
    pages = max(1, -(-len(shown) // PER_PAGE))
    at = min(max(1, page), pages)
    here = tuple(shown[(at - 1) * PER_PAGE : at * PER_PAGE])
    return Tray(slug, title, brings, here, sum(item.is_closed for item in items), len(shown), at, pages)


def _each_once(items: Iterable[InboxItem]) -> Iterable[InboxItem]:
    """What is the same thing lies there once, under a key that can be kept with what becomes of it."""
    seen: dict[str, InboxItem] = {}
    for item in items:
        seen.setdefault(item.key[:LONGEST_KEY], item)
    return [item if item.key == key else replace(item, key=key) for key, item in seen.items()]


def _with_handling(item: InboxItem, known: Handling | None) -> InboxItem:
    if known is None:
        return item
    return InboxItem(
        item.tray, item.key, item.title, item.detail, item.path, item.at, item.address,
        known.assigned_to, known.answer, known.state == Handling.State.CLOSED,
    )  # fmt: skip


def _reports() -> Iterable[InboxItem]:
    for one in ReaderReport.objects.exclude(path=PROPOSED).order_by("-received_at")[:MOST_READ]:
        title = one.text.partition("\n")[0][:120]
        yield InboxItem("reports", str(one.pk), title, one.text, one.path, one.received_at, one.address)


def _searches() -> Iterable[InboxItem]:
    rows = (
        UnansweredSearch.objects.values("query", "game")
        .annotate(times=Sum("count"), last=Max("day"))
        .order_by("-times", "query")[:MOST_READ]
    )
    for row in rows:
        times = f"{row['times']} time" + ("s" if row["times"] != 1 else "")
        where = f" in {row['game']}" if row["game"] else ""
        asked = {"q": row["query"]} | ({"game": row["game"]} if row["game"] else {})
        path = f"/search?{urlencode(asked)}"
        told = f"{times}{where}, last {row['last']}"
        yield InboxItem("searches", f"{row['game']}/{row['query']}", f"“{row['query']}”", told, path)


def _stale() -> Iterable[InboxItem]:
    """What a release left undecided, and examples that no longer run or come out otherwise."""
    published = ImpactItem.objects.filter(
        state=ImpactItem.State.OPEN, edition__revisions__status=Revision.Status.PUBLISHED
    ).select_related("edition__document__game")
    for item in published.exclude(kind=ImpactItem.Kind.ROW).distinct():
        issue = item.edition
        numbers = ", ".join(new or f"{old} (removed)" for old, new in item.rules[:6])
        path = _path(item)
        yield InboxItem("stale", f"{issue.pk}/{item.kind}/{item.key}", item.title, f"{issue} changed {numbers}", path)
    runs = ScenarioRun.objects.filter(verdict=ScenarioRun.Verdict.CONTRADICTED)
    for run in runs.select_related("example__game", "edition__document__game"):
        game = run.example.game.slug
        yield InboxItem(
            "stale", f"run/{game}/{run.example.slug}/{run.edition_id}", run.example.title,
            f"Conflict under {run.edition}: {run.reason}", f"/{game}/examples/{run.example.slug}",
        )  # fmt: skip


def _path(item: ImpactItem) -> str:
    game = item.edition.document.game.slug
    if item.kind == ImpactItem.Kind.CONCEPT:
        return f"/concepts/{item.key}"
    if item.kind == ImpactItem.Kind.TITLE:
        return title_address(game, item.key)
    folder = {"faq": "faq", "example": "examples", "term": "glossary"}[item.kind]
    return f"/{game}/{folder}/{item.key}"


def _rows() -> Iterable[InboxItem]:
    found = ImpactItem.objects.filter(
        kind=ImpactItem.Kind.ROW, state=ImpactItem.State.OPEN,
        edition__revisions__status=Revision.Status.PUBLISHED,
    )  # fmt: skip
    for item in found.select_related("edition__document__game").distinct():
        issue = item.edition
        path = f"/{issue.document.game.slug}/{issue.document.slug}/@{issue.label}/{item.key}"
        yield InboxItem("rows", f"{issue.pk}/{item.key}", item.title, str(issue), path)


def _dead_citations() -> Iterable[InboxItem]:
    """References of answers, and of the current texts, that lead nowhere."""
    nowhere = CitationLink.objects.filter(status=CitationLink.Status.DANGLING)
    answers = nowhere.filter(faq__isnull=False).select_related("faq__game")
    for link in answers.order_by("faq__title", "start"):
        answer = link.faq
        if answer is not None:
            path = f"/{answer.game.slug}/faq/{answer.slug}"
            yield InboxItem("citations", f"faq/{answer.pk}/{link.raw}", link.raw, f"In “{answer.title}”", path)
    published = Revision.objects.filter(status=Revision.Status.PUBLISHED)
    newest = published.order_by("edition__document", "-edition__effective").values_list(
        "pk", "edition__document_id", "provenance"
    )
    current: dict[int, int] = {}
    for pk, document, provenance in newest:
        if provenance == Revision.Provenance.OFFICIAL:
            current.setdefault(document, pk)
    rules = nowhere.filter(rule__revision__in=current.values())
    for link in rules.select_related("rule__revision__edition__document__game").order_by("rule__position")[:MOST_READ]:
        if link.rule is not None:
            issue = link.rule.revision.edition
            path = f"/{issue.document.game.slug}/{issue.document.slug}/{link.rule.number}"
            key = f"{issue.pk}/{link.rule.number}/{link.raw}"
            yield InboxItem("citations", key, link.raw, f"In {issue} {link.rule.number}", path)


def _proposed() -> Iterable[InboxItem]:
    """Examples that readers have made in the lab: the whole scenario, by its title."""
    for one in ReaderReport.objects.filter(path=PROPOSED).order_by("-received_at")[:MOST_READ]:
        title = next((line[7:] for line in one.text.splitlines() if line.startswith("title: ")), one.text[:120])
        called = title.strip("\"' ")[:120]
        yield InboxItem("proposed", str(one.pk), called, one.text, "", one.received_at, one.address)


_TRAYS: tuple[tuple[str, str, str, Callable[[], Iterable[InboxItem]]], ...] = (
    ("reports", "Reader reports", "What readers report with “Report a problem” at the foot of a page.", _reports),
    ("searches", "Unanswered searches", "Searches that found nothing, with how often they were made.", _searches),
    (
        "stale", "Out of date",
        "Answers and examples that rest on rules a release has changed, until somebody says what became of them.",
        _stale,
    ),
    (
        "rows", "Evaluator rows to decide",
        "Rows of the evaluator whose rule was changed or removed by a release.", _rows,
    ),
    ("citations", "Dead citations", "Citations in answers and current rules that lead to no rule.", _dead_citations),
    ("proposed", "Proposed examples", "Examples that readers propose for publication.", _proposed),
)  # fmt: skip
