"""The glossary: terms, their definitions, numbered senses and obsolete entries."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from rules_data.core.documents.parsed import Finding, LineUse, ParsedTerm, Severity, Use

from .record_starts import is_finished
from .source_paragraphs import Paragraph

# "2. (Obsolete) Text"
_SENSE = re.compile(r"([1-9]\d?)\.\s+", re.ASCII)
_OBSOLETE = re.compile(r"\s*\(obsolete\)\s*\Z", re.IGNORECASE)
_LETTERS = re.compile(r"[^\W_]+")
_LONGEST_TERM = 100
_MOST_WORDS_OF_A_CALL = 6


@dataclass
class Glossary:
    terms: list[ParsedTerm] = field(default_factory=list)
    lines: list[LineUse] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


def read_glossary(paragraphs: Sequence[Paragraph]) -> Glossary:
    """All entries in printed order.

    White space parts the entries; where it is missing, a short line without a full stop after a finished
    definition begins the next one.
    """
    glossary = Glossary()
    entries = _entries(paragraphs, glossary.findings)
    for entry in entries:
        glossary.terms.append(read_term(entry))
        glossary.lines.append(LineUse(entry[0].line, entry[-1].line, Use.TERM))
    glossary.findings += find_odd_terms(glossary.terms)
    return glossary


def read_term(entry: Sequence[Paragraph]) -> ParsedTerm:
    """One entry: its term, then the paragraphs of its definition."""
    printed = entry[0].text
    texts = [paragraph.text for paragraph in entry[1:]]
    return ParsedTerm(
        term=_OBSOLETE.sub("", printed),
        text="\n".join(texts),
        senses=_senses(texts),
        obsolete=_OBSOLETE.search(printed) is not None,
        first_line=entry[0].line,
        last_line=entry[-1].line,
    )


def _senses(texts: Sequence[str]) -> tuple[str, ...]:
    """The numbered senses; a closing line without a number belongs to them all and is none of them."""
    senses: list[str] = []
    for text in texts:
        match = _SENSE.match(text)
        if match is not None and int(match[1]) == len(senses) + 1:
            senses.append(text[match.end() :])
    return tuple(senses)


def _entries(paragraphs: Sequence[Paragraph], findings: list[Finding]) -> list[list[Paragraph]]:
    entries: list[list[Paragraph]] = []
    for at, paragraph in enumerate(paragraphs):
        following = paragraphs[at + 1] if at + 1 < len(paragraphs) else None
        if not entries or _begins_entry(entries[-1], paragraph, following):
            entries.append([paragraph])
            continue
        if paragraph.apart and len(entries[-1]) > 1:
            findings.append(_kept_with(paragraph, entries[-1][0].text))
        entries[-1].append(paragraph)
    return entries


def _begins_entry(entry: Sequence[Paragraph], paragraph: Paragraph, following: Paragraph | None) -> bool:
    if paragraph.continues or _SENSE.match(paragraph.text):
        return False
    followed = following is not None and not following.apart
    if paragraph.apart:
        # A line of its own below white space: a term when its definition follows at once, whatever it ends with.
        return followed or _may_be_term(paragraph.text)
    return (
        followed
        and following is not None
        and len(entry) > 1
        and is_finished(entry[-1].text)
        and _may_be_term(paragraph.text)
        and is_finished(following.text)
        and _key(entry[0].text) <= _key(paragraph.text)
    )


def _may_be_term(text: str) -> bool:
    if len(text) > _LONGEST_TERM:
        return False
    # "Start Your Engines!" is a term; a sentence of that kind is longer.
    called = text.endswith(("!", "?")) and len(text.split()) <= _MOST_WORDS_OF_A_CALL
    return called or not is_finished(text)


def _key(term: str) -> str:
    return "".join(_LETTERS.findall(term.casefold()))


def find_odd_terms(terms: Sequence[ParsedTerm]) -> list[Finding]:
    """Terms defined twice, not at all, or not to the end."""
    findings: list[Finding] = []
    seen: dict[str, ParsedTerm] = {}
    for term in terms:
        twin = seen.setdefault(term.term, term)
        if twin is not term:
            message = f"The term {term.term!r} is defined twice: on lines {twin.first_line} and {term.first_line}."
            findings.append(Finding(term.first_line, 1, message, "Check which one holds.", Severity.WARNING))
        if not term.text:
            message = f"The term {term.term!r} has no definition."
            findings.append(Finding(term.first_line, 1, message, "Check that none is missing.", Severity.WARNING))
        elif not all(is_finished(line) for line in term.text.split("\n")):
            message = f"The definition of {term.term!r} is not finished."
            findings.append(Finding(term.last_line, 1, message, "Check that nothing is missing.", Severity.WARNING))
    return findings


def _kept_with(paragraph: Paragraph, term: str) -> Finding:
    message = f"A paragraph on its own was kept with the term {term!r}."
    return Finding(paragraph.line, paragraph.column, message, "Check that it belongs there.", Severity.WARNING)
