"""Where the parts of a whole document begin: front matter, contents, rules, glossary, credits.

The contents list repeats every heading, "Glossary" and "Credits" among them, so the parts are told by the
contents list first and by the last such line then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_data.core.documents.errors import UnableToReadDocument

from .record_starts import RecordStart, is_title, match_record, match_section
from .source_paragraphs import Paragraph

_GLOSSARY = "glossary"
_CREDITS = "credits"


@dataclass(frozen=True)
class Regions:
    """The paragraphs of a document by part. `headlines` are the lines "Contents", "Glossary", "Credits"."""

    front: Sequence[Paragraph]
    contents: Sequence[Paragraph]
    rules: Sequence[Paragraph]
    glossary: Sequence[Paragraph]
    credits: Sequence[Paragraph]
    headlines: Sequence[Paragraph]
    whole: bool


def part_regions(paragraphs: Sequence[Paragraph]) -> Regions:
    """Part a document; one without a contents list is a part of one, and then starts with its rules.

    Raises UnableToReadDocument when the parts stand in another order than they are printed in, or when a rule
    stands in a part that holds none.
    """
    contents_at = _first(paragraphs, "contents", 0)
    if contents_at is None:
        contents_end, front_end = 0, _first_record(paragraphs)
        rules_from = front_end
    else:
        contents_end = _contents_end(paragraphs, contents_at + 1)
        front_end, rules_from = contents_at, contents_end
    glossary_at = _last(paragraphs, _GLOSSARY, rules_from)
    credits_at = _last(paragraphs, _CREDITS, rules_from)
    if credits_at is not None and glossary_at is not None and credits_at < glossary_at:
        raise _disorder(paragraphs[credits_at], "The credits stand before the glossary", "the glossary first")
    ends = [at for at in (glossary_at, credits_at) if at is not None]
    headline_ats = [at for at in (contents_at, glossary_at, credits_at) if at is not None]
    regions = Regions(
        front=paragraphs[:front_end],
        contents=paragraphs[contents_at + 1 : contents_end] if contents_at is not None else (),
        rules=paragraphs[rules_from : ends[0] if ends else len(paragraphs)],
        glossary=paragraphs[glossary_at + 1 : credits_at] if glossary_at is not None else (),
        credits=paragraphs[credits_at + 1 :] if credits_at is not None else (),
        headlines=[paragraphs[at] for at in headline_ats],
        whole=contents_at is not None,
    )
    _refuse_misplaced_rules(regions)
    return regions


def match_heading(text: str) -> RecordStart | None:
    """A section's or a chapter's heading: what a contents list is made of."""
    start = match_section(text) or match_record(text)
    return start if start is not None and start.number.depth <= 1 else None


def is_contents_end(text: str) -> bool:
    return text.casefold() in (_GLOSSARY, _CREDITS)


def _contents_end(paragraphs: Sequence[Paragraph], start: int) -> int:
    """The contents list ends where a heading comes again, or a rule does: what stands between is its own."""
    seen = set()
    for at in range(start, len(paragraphs)):
        text = paragraphs[at].text
        heading = match_heading(text)
        if heading is None and (match_record(text) or not is_title(text)):
            return at
        if heading is not None and heading.number in seen:
            return at
        if heading is not None:
            seen.add(heading.number)
    return len(paragraphs)


def _first_record(paragraphs: Sequence[Paragraph]) -> int:
    for at, paragraph in enumerate(paragraphs):
        if match_record(paragraph.text) or match_section(paragraph.text):
            return at
    return len(paragraphs)


def _first(paragraphs: Sequence[Paragraph], headline: str, start: int) -> int | None:
    found = (at for at in range(start, len(paragraphs)) if paragraphs[at].text.casefold() == headline)
    return next(found, None)


def _last(paragraphs: Sequence[Paragraph], headline: str, start: int) -> int | None:
    found = (at for at in range(len(paragraphs) - 1, start - 1, -1) if paragraphs[at].text.casefold() == headline)
    return next(found, None)


def _refuse_misplaced_rules(regions: Regions) -> None:
    misplaced = {
        "before the contents list": regions.front,
        "in the glossary": regions.glossary,
        "in the credits": regions.credits,
    }
    for place, paragraphs in misplaced.items():
        for paragraph in paragraphs:
            start = match_record(paragraph.text)
            if start is not None:
                raise _disorder(paragraph, f"{start.number} stands {place}", "the rules between contents and glossary")


def _disorder(paragraph: Paragraph, message: str, expected: str) -> UnableToReadDocument:
    return UnableToReadDocument(
        f"{message}.",
        line=paragraph.line,
        column=paragraph.column,
        expected=expected,
        advice="Put the parts of the document in their order, or download it again.",
    )
