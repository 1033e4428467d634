"""A document's bytes through its reader, refused unless every line is accounted for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from .blanks import with_single_blanks
from .errors import UnableToReadDocument
from .leftovers import find_damaged_numbers, find_markup
from .parsed import ParsedDocument

# The bytes of an official document, or of a copy of a part of it, in any layout it is known in.
Reader = Callable[[bytes], ParsedDocument]


def parse_document(data: bytes, reader: Reader) -> ParsedDocument:
    """Read the bytes of an official document.

    Raises UnableToReadDocument when they are no such document; no source line with text is ever dropped in silence.
    """
    parsed = with_single_blanks(reader(data))
    if parsed.unaccounted:
        raise UnableToReadDocument(
            f"{len(parsed.unaccounted)} lines could not be read as part of any rule.",
            line=parsed.unaccounted[0],
            expected="a rule number, or text that belongs to the rule above",
            advice="Look at this line in the source.",
        )
    left = [
        *find_markup(parsed.tree, parsed.terms),
        *find_damaged_numbers(parsed.source, parsed.tree, parsed.lines),
    ]
    told = {(finding.line, finding.column) for finding in left}
    kept = [finding for finding in parsed.findings if (finding.line, finding.column) not in told]
    findings = sorted([*kept, *left], key=lambda finding: (finding.line, finding.column))
    return replace(parsed, findings=tuple(findings))
