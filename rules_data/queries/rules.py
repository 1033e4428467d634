"""Reads of rules: one in its place, a section whole, the contents of a document."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Q, QuerySet

from rules_data.core.tree import RuleNumber
from rules_data.models import CitationLink, Rule

from .examples import ExampleBadge, badges_by_provision
from .games import EditionView
from .material import FaqRow, faqs_by_provision


@dataclass(frozen=True)
class CitationView:
    """A reference in a text: where it stands and where it leads in the edition being read."""

    part: int
    start: int
    end: int
    raw: str
    number: str
    last_number: str
    document: str
    resolved: bool
    title_disagrees: bool
    printed_title: str


@dataclass(frozen=True)
class RuleView:
    """One record as a reader meets it, with what hangs on it."""

    id: int
    number: str
    kind: str
    text: str
    examples: tuple[str, ...]
    depth: int
    parent_number: str
    heading_number: str
    provision: str
    provision_id: int
    citations: tuple[CitationView, ...] = ()
    runnable: tuple[ExampleBadge, ...] = ()
    faqs: tuple[FaqRow, ...] = ()

    @property
    def is_heading(self) -> bool:
        return self.kind == "heading"

    @property
    def opening(self) -> str:
        """The first words, for lists and titles."""
        line = self.text.partition("\n")[0]
        return line if len(line) <= 140 else line[:140].rsplit(" ", 1)[0] + " …"


@dataclass(frozen=True)
class CitingRule:
    """A rule that cites the one being read."""

    number: str
    opening: str
    document: str
    edition: str


@dataclass(frozen=True)
class RulePage:
    """A rule in its place: above it, beside it, below it, and what it has to do with."""

    edition: EditionView
    rule: RuleView
    part: RuleView | None
    heading: RuleView | None
    ancestors: tuple[RuleView, ...]
    below: tuple[RuleView, ...]
    siblings: tuple[RuleView, ...]
    previous: RuleView | None
    following: RuleView | None
    cited_by: tuple[CitingRule, ...]


@dataclass(frozen=True)
class ContentsEntry:
    """A heading of the contents list, with how many records stand under it."""

    number: str
    title: str
    rule_count: int
    sections: tuple[ContentsEntry, ...] = ()


def contents(edition: EditionView) -> tuple[ContentsEntry, ...]:
    """The document's headings: parts (000, 100, ...) with their sections."""
    rules = Rule.objects.filter(revision_id=edition.revision_id)
    counts: dict[str, int] = defaultdict(int)
    for heading_number, number in rules.values_list("heading_number", "number"):
        counts[heading_number or number] += 1
    headings = list(rules.filter(kind=Rule.Kind.HEADING, depth=0).values_list("number", "text"))
    parts: list[tuple[str, str, list[ContentsEntry]]] = []
    for number, title in headings:
        if _is_part(number) or not parts:
            parts.append((number, title, []))
        else:
            parts[-1][2].append(ContentsEntry(number, title, counts[number]))
    return tuple(
        ContentsEntry(number, title, counts[number] + sum(s.rule_count for s in sections), tuple(sections))
        for number, title, sections in parts
    )


def _is_part(number: str) -> bool:
    return number.endswith("00")


def rule_page(edition: EditionView, number: str) -> RulePage | None:
    """The rule with this number in this edition, whole: a heading comes with everything under it."""
    rules = Rule.objects.filter(revision_id=edition.revision_id).select_related("provision")
    rule = rules.filter(number=number).first()
    if rule is None:
        return None
    below = list(_below(rules, rule))
    views = complete([rule, *below], edition)
    above = {found.number: found for found in _above(rules, rule, edition.scheme)}
    chain = _ancestor_chain(rule, above)
    siblings = rules.filter(parent_number=rule.parent_number, depth=rule.depth)
    if not rule.parent_number:
        siblings = siblings.filter(heading_number=rule.heading_number, kind=rule.kind)
    heading = above.get(rule.heading_number)
    part = next((found for found in above.values() if found.kind == "heading" and _is_part(found.number)), None)
    last = below[-1] if below else rule
    return RulePage(
        edition=edition,
        rule=views[0],
        below=tuple(views[1:]),
        part=plain(part) if part is not None and part != heading else None,
        heading=plain(heading) if heading is not None else None,
        ancestors=tuple(plain(found) for found in chain),
        siblings=tuple(plain(found) for found in siblings.order_by("position")),
        previous=_plain_or_none(rules.filter(position__lt=rule.position).order_by("-position").first()),
        following=_plain_or_none(rules.filter(position__gt=last.position).order_by("position").first()),
        cited_by=_citing(rule),
    )


def find_rules(edition: EditionView, prefix: str, limit: int = 50) -> tuple[RuleView, ...]:
    """Records whose number is or begins with `prefix`, in document order."""
    rules = Rule.objects.filter(Q(number=prefix) | Q(number__startswith=f"{prefix}."), revision_id=edition.revision_id)
    if "." not in prefix:
        rules = Rule.objects.filter(number__startswith=prefix, revision_id=edition.revision_id)
    return tuple(plain(rule) for rule in rules.select_related("provision").order_by("position")[:limit])


def rules_with_numbers(edition: EditionView, numbers: Iterable[str]) -> dict[str, RuleView]:
    """The named records, by number; those that do not exist are left out."""
    rules = Rule.objects.filter(revision_id=edition.revision_id, number__in=list(numbers))
    return {rule.number: plain(rule) for rule in rules.select_related("provision")}


def all_rules(edition: EditionView) -> tuple[RuleView, ...]:
    """Every record of an edition in order, without what hangs on it."""
    rules = Rule.objects.filter(revision_id=edition.revision_id).select_related("provision")
    return tuple(plain(rule) for rule in rules.order_by("position"))


def plain(rule: Rule) -> RuleView:
    """The record alone, without citations, examples and questions."""
    return RuleView(
        id=rule.pk,
        number=rule.number,
        kind=rule.kind,
        text=rule.text,
        examples=tuple(rule.examples),
        depth=rule.depth,
        parent_number=rule.parent_number,
        heading_number=rule.heading_number,
        provision=rule.provision.slug,
        provision_id=rule.provision_id,
    )


def complete(rules: list[Rule], edition: EditionView) -> list[RuleView]:
    """The records with citations, runnable examples and questions: three queries for any number of them."""
    citations: dict[int, list[CitationView]] = defaultdict(list)
    for link in CitationLink.objects.filter(rule__in=[rule.pk for rule in rules]).order_by("part", "start"):
        citations[link.rule_id or 0].append(citation_view(link))
    provisions = [rule.provision_id for rule in rules]
    badges = badges_by_provision(provisions, edition.label)
    questions = faqs_by_provision(provisions)
    return [
        RuleView(
            **{
                **vars(plain(rule)),
                "citations": tuple(citations[rule.pk]),
                "runnable": badges.get(rule.provision_id, ()),
                "faqs": questions.get(rule.provision_id, ()),
            }
        )
        for rule in rules
    ]


def citation_view(link: CitationLink) -> CitationView:
    return CitationView(
        part=link.part,
        start=link.start,
        end=link.end,
        raw=link.raw,
        number=link.number,
        last_number=link.last_number,
        document=link.document,
        resolved=link.status == CitationLink.Status.RESOLVED,
        title_disagrees=link.title_disagrees,
        printed_title=link.printed_title,
    )


def _below(rules: QuerySet[Rule], rule: Rule) -> QuerySet[Rule]:
    """What stands under a record: under a top-level heading its whole section, else all that is deeper, in order."""
    if rule.kind == Rule.Kind.HEADING and rule.depth == 0:
        return rules.filter(heading_number=rule.number).order_by("position")
    after = rules.filter(position__gt=rule.position)
    end = after.filter(depth__lte=rule.depth).order_by("position").values_list("position", flat=True).first()
    within = after if end is None else after.filter(position__lt=end)
    return within.order_by("position")


def _above(rules: QuerySet[Rule], rule: Rule, scheme: str) -> QuerySet[Rule]:
    wanted = {rule.heading_number, rule.number[:1] + "00", *numbers_above(rule.number, scheme)}
    return rules.filter(number__in=wanted - {"", rule.number}).order_by("position")


def numbers_above(number: str, scheme: str) -> list[str]:
    """The numbers a number stands under, whether or not they are printed, the nearest first."""
    above: list[str] = []
    parent = RuleNumber.parse(number, scheme).parent
    while parent is not None:
        above.append(str(parent))
        parent = parent.parent
    return above


def _ancestor_chain(rule: Rule, above: dict[str, Rule]) -> list[Rule]:
    chain: list[Rule] = []
    number = rule.parent_number
    while number and number in above:
        chain.append(above[number])
        number = above[number].parent_number
    return chain[::-1]


def _plain_or_none(rule: Rule | None) -> RuleView | None:
    return plain(rule) if rule is not None else None


def _citing(rule: Rule) -> tuple[CitingRule, ...]:
    """Rules of published editions that cite this one: of the same edition, and of other documents in force."""
    links = (
        CitationLink.objects.filter(target=rule.provision_id, rule__isnull=False)
        .filter(Q(rule__revision=rule.revision_id) | ~Q(rule__revision__edition__document=rule.provision.document_id))
        .filter(Q(rule__revision=rule.revision_id) | Q(rule__revision__status="published"))
        .select_related("rule__revision__edition__document")
        .order_by("rule__position")
    )
    found: dict[tuple[str, str, str], CitingRule] = {}
    for link in links:
        citing = link.rule
        if citing is None:
            continue
        edition = citing.revision.edition
        key = (edition.document.slug, edition.label, citing.number)
        opening = citing.text.partition("\n")[0]
        found.setdefault(key, CitingRule(citing.number, opening[:140], edition.document.slug, edition.label))
    return tuple(found.values())


def number_of(scheme: str, text: str) -> str | None:
    """The printed form of a number as a person typed it, or None."""
    try:
        return str(RuleNumber.parse_loosely(text, scheme))
    except ValueError:
        return None
