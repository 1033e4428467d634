"""Magic's Comprehensive Rules, whole or in part, and wiki articles that quote them, into one ParsedDocument.

Written against the editions of 2022-04-29 to 2026-08-07; nothing in it is for one edition.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from rules_data.core.documents.decoding import SourceLine
from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, LineUse, ParsedDocument, Severity, Use
from rules_data.core.tree import RuleTree

from .completeness import find_mojibake, find_oddities, find_unfinished, refuse_broken_off
from .front_matter import check_stated_again, read_front_matter
from .glossary import find_odd_terms, read_glossary
from .record_starts import SCHEME
from .regions import Regions, part_regions
from .rules_body import Record, read_rules
from .source_paragraphs import Paragraph, read_source
from .wiki_article import is_wiki_article, read_wiki_article


class Layout(StrEnum):
    """PUBLISHER: the whole text. PART: some rules of it. WIKI: an article that quotes rules."""

    PUBLISHER = "publisher"
    PART = "part"
    WIKI = "wiki"


def read_magic_rules(data: bytes) -> ParsedDocument:
    """Bytes of an edition, of a part of one, or of a wiki's article; see `parse_document`."""
    source, paragraphs = read_source(data)
    if is_wiki_article(paragraphs):
        return _read_article(source, paragraphs)
    return _read_rulebook(source, paragraphs)


def _read_rulebook(source: Sequence[SourceLine], paragraphs: Sequence[Paragraph]) -> ParsedDocument:
    regions = part_regions(paragraphs)
    if not regions.rules:
        raise _no_rules()
    front = read_front_matter(regions.front, whole=regions.whole)
    body = read_rules(regions.rules)
    tree = _tree(body.records)
    refuse_broken_off(regions, tree)
    glossary = read_glossary(regions.glossary)
    findings = [
        *front.findings,
        *body.findings,
        *glossary.findings,
        *find_oddities(regions, tree),
        *check_stated_again(regions.credits, front.stated_date),
    ]
    return ParsedDocument(
        title=front.title,
        stated_date=front.stated_date,
        layout=str(Layout.PUBLISHER if regions.whole else Layout.PART),
        tree=tree,
        faqs=(),
        lines=_merged([*front.lines, *body.lines, *glossary.lines, *_other_lines(regions)]),
        findings=_sorted(findings),
        source=tuple(source),
        terms=tuple(glossary.terms),
    )


def _read_article(source: Sequence[SourceLine], paragraphs: Sequence[Paragraph]) -> ParsedDocument:
    article = read_wiki_article(paragraphs)
    if not article.rules.records and not article.terms:
        raise _no_rules()
    tree = _tree(article.rules.records)
    findings = [
        *article.findings,
        *article.rules.findings,
        *find_unfinished(tree),
        *find_odd_terms(article.terms),
        *find_mojibake(paragraphs),
    ]
    if article.stated_date is None:
        message = "The article does not say which edition it quotes."
        findings.append(Finding(1, 1, message, "Give the date.", Severity.WARNING))
    return ParsedDocument(
        title=article.title,
        stated_date=article.stated_date,
        layout=str(Layout.WIKI),
        tree=tree,
        faqs=(),
        lines=_merged([*article.lines, *article.rules.lines]),
        findings=_sorted(findings),
        source=tuple(source),
        terms=tuple(article.terms),
        examples=tuple(article.examples),
    )


def _tree(records: Sequence[Record]) -> RuleTree:
    return RuleTree(SCHEME, tuple(record.node() for record in records))


def _other_lines(regions: Regions) -> list[LineUse]:
    lines = [LineUse(one.line, one.line, Use.CONTENTS) for one in regions.contents]
    lines += [LineUse(one.line, one.line, Use.CREDITS) for one in regions.credits]
    lines += [LineUse(one.line, one.line, Use.HEADING, reason="headline of a part") for one in regions.headlines]
    return lines


def _merged(lines: Sequence[LineUse]) -> tuple[LineUse, ...]:
    """In order, with paragraphs that became the same thing in one."""
    merged: list[LineUse] = []
    for use in sorted(lines, key=lambda use: (use.first, use.last)):
        last = merged[-1] if merged else None
        same = last is not None and (last.use, last.number, last.reason) == (use.use, use.number, use.reason)
        if last is not None and same and use.number is not None:
            merged[-1] = LineUse(last.first, use.last, use.use, use.number, use.reason)
        else:
            merged.append(use)
    return tuple(merged)


def _sorted(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(findings, key=lambda finding: (finding.line, finding.column)))


def _no_rules() -> UnableToReadDocument:
    return UnableToReadDocument(
        "No line starts with a rule number, so this is not a rules document.",
        line=1,
        column=1,
        expected='lines such as "603.4. Text" or "603.4a Text"',
        advice="Check that this is the right file.",
    )
