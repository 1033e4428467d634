"""Reads of rules: one in its place, a section whole, the contents of a document."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice, takewhile

from rules_data.core.tree import NumberScheme, RuleNumber

from .attached import Attached, attached
from .citing import Citing, citing, citing_of
from .examples import badges_by_provision
from .games import EditionView
from .material import faqs_by_provision
from .records import PrintedEdition, RuleView, printed
from .references import citations_of


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
    cited_by: Citing


@dataclass(frozen=True)
class ContentsEntry:
    """A heading of the contents list, with how many records stand under it."""

    number: str
    title: str
    rule_count: int
    sections: tuple[ContentsEntry, ...] = ()


def contents(edition: EditionView) -> tuple[ContentsEntry, ...]:
    """The document's headings: its parts with their sections."""
    records = printed(edition).records
    counts: dict[str, int] = defaultdict(int)
    for record in records:
        counts[record.heading_number or record.number] += 1
    parts: list[tuple[str, str, list[ContentsEntry]]] = []
    for record in records:
        if _opens_part(record, edition) or (_is_section(record, edition) and not parts):
            parts.append((record.number, record.text, []))
        elif _is_section(record, edition):
            parts[-1][2].append(ContentsEntry(record.number, record.text, counts[record.number]))
    return tuple(
        ContentsEntry(number, title, counts[number] + sum(s.rule_count for s in sections), tuple(sections))
        for number, title, sections in parts
    )


def _is_section(record: RuleView, edition: EditionView) -> bool:
    return record.is_heading and record.depth == edition.scheme.section_depth


def _opens_part(record: RuleView, edition: EditionView) -> bool:
    parts = RuleNumber.parse(record.number, edition.scheme).parts if record.is_heading else ()
    return bool(parts) and edition.scheme.opens_part(parts)


def rule_page(edition: EditionView, number: str) -> RulePage | None:
    """The rule with this number in this edition, whole: a heading comes with everything under it."""
    kept = printed(edition)
    rule = kept.get(number)
    if rule is None:
        return None
    below = _below(kept, rule, edition)
    known = attached(edition)
    views = _complete([rule, *below], edition, known)
    heading = kept.get(rule.heading_number)
    part = next((found for found in _parts_over(kept, rule, edition) if found != heading), None)
    previous, following = _neighbours(kept, rule, len(below), edition)
    return RulePage(
        edition=edition,
        rule=views[0],
        below=tuple(views[1:]),
        part=part,
        heading=heading,
        ancestors=_ancestors(kept, rule),
        siblings=_siblings(kept, rule),
        previous=previous,
        following=following,
        cited_by=_citing(views[0], edition, known),
    )


def find_rules(edition: EditionView, prefix: str, limit: int = 50) -> tuple[RuleView, ...]:
    """The record with this number and all under it; without such a record, those whose number begins so."""
    kept = printed(edition)
    rule = kept.get(prefix)
    if rule is None:
        return tuple(islice((one for one in kept.records if one.number.startswith(prefix)), limit))
    return tuple(islice(chain([rule], _all_under(kept, rule, edition)), limit))


def _all_under(kept: PrintedEdition, rule: RuleView, edition: EditionView) -> Iterator[RuleView]:
    """Everything that stands under a record, by its number or as its section or part."""
    after = islice(kept.records, kept.places[rule.number] + 1, None)
    if rule.depth == 0 and _opens_part(rule, edition):
        return takewhile(lambda one: one.depth > 0 or not _opens_part(one, edition), after)
    if rule.depth == 0 and _is_section(rule, edition):
        return takewhile(lambda one: one.heading_number == rule.number, after)
    return takewhile(lambda one: one.depth > rule.depth, after)


def first_below(edition: EditionView, rule: RuleView) -> RuleView | None:
    """The first record that stands under one, as its page shows them."""
    below = _below(printed(edition), rule, edition)
    return below[0] if below else None


def rules_under(edition: EditionView, numbers: Iterable[str], limit: int = 500) -> tuple[RuleView, ...]:
    """The named records with all under them and what hangs on them, each once, in the order asked for."""
    found = {rule.number: rule for number in numbers for rule in find_rules(edition, number, limit)}
    return tuple(complete(list(islice(found.values(), limit)), edition))


def rules_with_numbers(edition: EditionView, numbers: Iterable[str]) -> dict[str, RuleView]:
    """The named records, by number; those that do not exist are left out."""
    kept = printed(edition)
    found = ((number, kept.get(number)) for number in numbers)
    return {number: record for number, record in found if record is not None}


def all_rules_cited(edition: EditionView) -> tuple[RuleView, ...]:
    """Every record of an edition in order with the references in its texts: one query for all of them."""
    citations = citations_of(edition.revision_id)
    return tuple(replace(one, citations=citations.get(one.id, ())) for one in printed(edition).records)


def all_rules(edition: EditionView) -> tuple[RuleView, ...]:
    """Every record of an edition in order, without what hangs on it."""
    return printed(edition).records


def complete(records: list[RuleView], edition: EditionView) -> list[RuleView]:
    """The records with citations, runnable examples and questions: a handful of queries for any number of them."""
    return _complete(records, edition, attached(edition))


def _complete(records: list[RuleView], edition: EditionView, known: Attached | None) -> list[RuleView]:
    provisions = [one.provision_id for one in records]
    citations = known.citations if known else citations_of(edition.revision_id, [one.id for one in records])
    badges = known.badges if known else badges_by_provision(provisions, edition)
    questions = known.questions if known else faqs_by_provision(provisions)
    return [
        replace(
            one,
            citations=citations.get(one.id, ()),
            runnable=badges.get(one.provision_id, ()),
            faqs=questions.get(one.provision_id, ()),
        )
        for one in records
    ]


def _citing(rule: RuleView, edition: EditionView, known: Attached | None) -> Citing:
    """What cites a rule that is `complete`."""
    explained = bool(rule.runnable or rule.faqs)
    if known is None:
        return citing(rule, edition, explained)
    cards = known.cards.get(rule.provision_id, ()) if explained else ()
    return citing_of(known.sources.get(rule.provision_id, ()), cards)


def _below(kept: PrintedEdition, rule: RuleView, edition: EditionView) -> list[RuleView]:
    """What stands under a record: under a section all of it, under a part its sections, else all that is deeper."""
    after = islice(kept.records, kept.places[rule.number] + 1, None)
    if _is_section(rule, edition) and rule.depth == 0:
        return list(takewhile(lambda one: one.heading_number == rule.number, after))
    deeper = takewhile(lambda one: one.depth > rule.depth, after)
    if _opens_part(rule, edition):
        return [one for one in deeper if _is_section(one, edition)]
    return list(deeper)


def _parts_over(kept: PrintedEdition, rule: RuleView, edition: EditionView) -> Iterator[RuleView]:
    """The part a record stands in: the nearest heading of a part before it. A part stands in none."""
    if _opens_part(rule, edition):
        return
    for place in range(kept.places[rule.number] - 1, -1, -1):
        if _opens_part(kept.records[place], edition):
            yield kept.records[place]
            return


def _siblings(kept: PrintedEdition, rule: RuleView) -> tuple[RuleView, ...]:
    """The records beside one: under the same parent, or at the top under the same heading."""
    beside = [one for one in kept.records if one.parent_number == rule.parent_number and one.depth == rule.depth]
    if rule.parent_number:
        return tuple(beside)
    return tuple(one for one in beside if one.heading_number == rule.heading_number and one.kind == rule.kind)


def _neighbours(
    kept: PrintedEdition, rule: RuleView, below: int, edition: EditionView
) -> tuple[RuleView | None, RuleView | None]:
    """What comes before a record and after all that stands under it; beside a section, the sections next to it."""
    place = kept.places[rule.number]
    if not rule.is_heading or rule.depth > edition.scheme.section_depth:
        return kept.at(place - 1), kept.at(place + below + 1)
    before = (kept.records[i] for i in range(place - 1, -1, -1))
    after = islice(kept.records, place + 1, None)
    return _first_like(before, rule), _first_like(after, rule)


def _first_like(records: Iterable[RuleView], rule: RuleView) -> RuleView | None:
    return next((one for one in records if one.is_heading and one.depth == rule.depth), None)


def numbers_above(number: str, scheme: NumberScheme) -> list[str]:
    """The numbers a number stands under, whether or not they are printed, the nearest first."""
    above: list[str] = []
    parent = RuleNumber.parse(number, scheme).parent
    while parent is not None:
        above.append(str(parent))
        parent = parent.parent
    return above


def _ancestors(kept: PrintedEdition, rule: RuleView) -> tuple[RuleView, ...]:
    chain: list[RuleView] = []
    above = kept.get(rule.parent_number)
    while above is not None:
        chain.append(above)
        above = kept.get(above.parent_number)
    return tuple(reversed(chain))


def number_of(scheme: NumberScheme, text: str) -> str | None:
    """The printed form of a number as a person typed it, or None."""
    try:
        return str(RuleNumber.parse_loosely(text, scheme))
    except ValueError:
        return None
