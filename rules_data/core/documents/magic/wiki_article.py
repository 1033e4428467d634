"""A wiki's article about rules: quoted rules under bullets, glossary entries, examples of its own, and prose.

Written against the wiki's article on triggered abilities with the rules of June 7, 2024.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from rules_data.core.documents.parsed import Finding, LineUse, ParsedExample, ParsedTerm, Severity, Use
from rules_data.core.tree import RuleNumber

from .front_matter import read_date
from .glossary import read_term
from .record_starts import is_title, match_record
from .rules_body import Record, RulesBody, read_rules
from .source_paragraphs import Paragraph

# "From the Comprehensive Rules (June 7, 2024—Set)", "From the glossary of the Comprehensive Rules (...)"
_QUOTED_FROM = re.compile(r"From the (?P<glossary>glossary of the )?Comprehensive Rules\b\s*\(?(?P<when>[^)]*)", re.I)
_EXAMPLE_HEADLINE = re.compile(r"Example(?:\s+\d{1,2})?\Z")
_RULE_EXAMPLE = re.compile(r"Examples?\s*:")
# A card's frame as articles print it: its reminder text in brackets, and its numbered chapters.
_CARD_LINE = re.compile(r"\(.*\)\Z|[IVX]{1,4}(?:,\s*[IVX]{1,4})*\s+—\s|[•{]")


@dataclass
class WikiArticle:
    title: str = ""
    stated_date: date | None = None
    rules: RulesBody = field(default_factory=RulesBody)
    terms: list[ParsedTerm] = field(default_factory=list)
    examples: list[ParsedExample] = field(default_factory=list)
    lines: list[LineUse] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


def is_wiki_article(paragraphs: Sequence[Paragraph]) -> bool:
    return any(_QUOTED_FROM.match(paragraph.text) for paragraph in paragraphs)


def read_wiki_article(paragraphs: Sequence[Paragraph]) -> WikiArticle:
    """Part the quoted rules and glossary entries from what the article says itself.

    Raises UnableToReadDocument as `read_rules` does.
    """
    article = WikiArticle()
    blocks = _blocks(paragraphs)
    quotations: list[RulesBody] = []
    at = 0
    while at < len(blocks):
        quoted = _QUOTED_FROM.match(blocks[at][0].text)
        if quoted is not None:
            _read_quotation(article, blocks[at][0], quoted)
            rest = blocks[at][1:]
            if rest:
                blocks[at] = rest
            else:
                at += 1
            if quoted["glossary"] is None:
                rules, at = _take_rules(blocks, at)
                quotations.append(read_rules(rules))
            elif at < len(blocks):
                _read_entry(article, blocks[at])
                at += 1
        elif _EXAMPLE_HEADLINE.match(blocks[at][0].text):
            at = _read_example(article, blocks, at)
        else:
            _read_prose(article, blocks[at])
            at += 1
    article.rules = _join(quotations)
    return article


def _join(quotations: Sequence[RulesBody]) -> RulesBody:
    """All quoted rules in the order of their numbers: an article quotes as it pleases, and some rules twice."""
    joined = RulesBody()
    kept: dict[RuleNumber, Record] = {}
    for quotation in quotations:
        joined.lines += quotation.lines
        joined.findings += quotation.findings
        for record in quotation.records:
            first = kept.setdefault(record.number, record)
            if first.node() != record.node():
                joined.findings.append(_quoted_otherwise(first, record))
    joined.records = sorted(kept.values(), key=lambda record: record.number.sort_key)
    return joined


def _quoted_otherwise(first: Record, again: Record) -> Finding:
    message = f"{again.number} was quoted otherwise on line {first.first_line}, and was taken from there."
    return Finding(again.first_line, again.column, message, "Check which one holds.", Severity.WARNING)


def _blocks(paragraphs: Sequence[Paragraph]) -> list[list[Paragraph]]:
    """Paragraphs between white space, but each bullet for itself."""
    blocks: list[list[Paragraph]] = []
    for paragraph in paragraphs:
        if paragraph.apart or paragraph.bullet or not blocks:
            blocks.append([paragraph])
        else:
            blocks[-1].append(paragraph)
    return blocks


def _read_quotation(article: WikiArticle, paragraph: Paragraph, quoted: re.Match[str]) -> None:
    stated = read_date(quoted["when"])
    article.lines.append(LineUse(paragraph.line, paragraph.line, Use.DATE))
    if article.stated_date is None:
        article.stated_date = stated
    elif stated is not None and stated != article.stated_date:
        article.findings.append(
            Finding(
                paragraph.line,
                paragraph.column,
                f"This is quoted from the rules of {stated}, what stands above from those of {article.stated_date}.",
                "Check which edition the article shows.",
                Severity.WARNING,
            )
        )


def _take_rules(blocks: Sequence[Sequence[Paragraph]], at: int) -> tuple[list[Paragraph], int]:
    """Rules go on as long as there are numbers or examples of rules."""
    rules: list[Paragraph] = []
    for block in blocks[at:]:
        if not match_record(block[0].text) and not (rules and _RULE_EXAMPLE.match(block[0].text)):
            break
        rules += block
        at += 1
    return rules, at


def _read_entry(article: WikiArticle, block: Sequence[Paragraph]) -> None:
    article.terms.append(read_term(block))
    article.lines.append(LineUse(block[0].line, block[-1].line, Use.TERM))


def _read_example(article: WikiArticle, blocks: Sequence[Sequence[Paragraph]], at: int) -> int:
    """An example is the block below its headline; a card shown in its frame goes on for some blocks."""
    label = blocks[at][0]
    body = list(blocks[at][1:])
    at += 1
    if not body and at < len(blocks):
        body = list(blocks[at])
        at += 1
    framed = len(body) > 1
    while framed and at < len(blocks) and _CARD_LINE.match(blocks[at][0].text):
        body += blocks[at]
        at += 1
    last = body[-1].line if body else label.line
    text = "\n".join(paragraph.text for paragraph in body)
    article.examples.append(ParsedExample(label.text, text, _about(article, blocks, label), label.line, last))
    article.lines.append(LineUse(label.line, last, Use.EXAMPLE))
    return at


def _about(article: WikiArticle, blocks: Sequence[Sequence[Paragraph]], label: Paragraph) -> str:
    """The passage an example shows at work: one that follows another example shows the same, one below a mere
    headline shows none."""
    before = [block for block in blocks if block[-1].line < label.line]
    last = article.examples[-1] if article.examples else None
    if not before or (last is not None and before[-1][-1].line <= last.last_line):
        return last.about if last is not None else ""
    text = "\n".join(paragraph.text for paragraph in before[-1])
    return "" if is_title(text) else text


def _read_prose(article: WikiArticle, block: Sequence[Paragraph]) -> None:
    first, last = block[0].line, block[-1].line
    if not article.title:
        article.title = block[0].text
        article.lines.append(LineUse(first, first, Use.TITLE))
    if not article.title or last > first or article.title != block[0].text:
        article.lines.append(LineUse(first, last, Use.ARTICLE, reason="the article's own words"))
