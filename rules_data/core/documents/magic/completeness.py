"""Is it all there? The contents list, the numbers and the last line tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, Severity
from rules_data.core.tree import RuleNode, RuleNumber, RuleTree

from .record_starts import SCHEME, RecordStart, is_finished, is_title, match_record
from .regions import Regions, is_contents_end, match_heading
from .source_paragraphs import Paragraph

# UTF-8 that was read as Windows-1252 and saved again, or text saved where its apostrophes could not be.
_MOJIBAKE = re.compile(r"â€|Â[®©\s\d]|â„¢|Ã[¡¢ºû²»]|[a-z]\?[a-z]")
# "... of the game. 603.4b A rule"
_INSIDE = re.compile(r"(?<=[.!?”)])\s+(\d{3}\.(?:\d{1,3}(?:[a-z]{1,2}|\.))?\s+(?=[A-Z“]))", re.ASCII)
_WORDS = re.compile(r"[^\W_]+")


def refuse_broken_off(regions: Regions, tree: RuleTree) -> None:
    """Raise when the document ends before its end: the contents list names what should have followed."""
    headlines = {headline.text.casefold() for headline in regions.headlines}
    end = tree.nodes[-1].number
    for paragraph in regions.contents:
        heading = match_heading(paragraph.text)
        missing = heading is not None and end < heading.number
        if missing or (is_contents_end(paragraph.text) and paragraph.text.casefold() not in headlines):
            raise _broken_off(
                paragraph, f"The contents list names {paragraph.text!r}, which does not follow: the document was cut."
            )
    if regions.whole or regions.glossary:
        return
    last, node = regions.rules[-1], tree.nodes[-1]
    if not is_finished((node.examples or (node.text,))[-1]):
        raise _broken_off(last, f"The document ends inside {node.number}: it was cut off.")


def _broken_off(paragraph: Paragraph, message: str) -> UnableToReadDocument:
    return UnableToReadDocument(
        message,
        line=paragraph.line,
        column=paragraph.column + len(paragraph.text),
        expected="the whole document",
        advice="Download it again.",
    )


def find_oddities(regions: Regions, tree: RuleTree) -> Iterator[Finding]:
    """Numbers that are left out, rules that say nothing or break off, headings unlike the contents list."""
    yield from _numbers_left_out(tree, headings_listed=regions.whole)
    yield from find_unfinished(tree)
    if regions.whole:
        yield from _unlike_contents(regions.contents, tree)
    yield from find_mojibake([*regions.front, *regions.rules, *regions.glossary])
    for paragraph in regions.credits:
        if paragraph.text.startswith(("See rule", "Example:")):
            message = "This line of the credits reads as a part of the rules."
            yield _warning(paragraph.line, message, "Check that nothing is out of its place.")
    if regions.credits and not is_finished(regions.credits[-1].text):
        yield _warning(regions.credits[-1].line, "The credits are not finished.", "Check that nothing is missing.")


def _numbers_left_out(tree: RuleTree, *, headings_listed: bool) -> Iterator[Finding]:
    """Gaps and missing parents; where a contents list says which headings there are, among the rules only."""
    first = tree.nodes[0].number
    latest: dict[RuleNumber | None, RuleNumber] = {}
    for node in tree.nodes:
        number, above = node.number, node.number.parent
        # What a part of a document is taken from stands above it and is no loss.
        if above is not None and above not in tree and first < above:
            message = f"{number} has no parent: {above} is not printed."
            yield _warning(node.first_line, message, "Check that nothing is missing.")
        elif headings_listed and number.depth <= 1:
            pass
        elif number != first and not _follows(latest.get(above), number, first):
            message = f"Numbers are left out before {number}."
            yield _warning(node.first_line, message, "Check that nothing is missing.")
        latest[above] = number


def _follows(before: RuleNumber | None, number: RuleNumber, first: RuleNumber) -> bool:
    """Whether a number comes right after the sibling before it, or is the first that can be there."""
    last = number.parts[-1]
    earlier = before.parts[-1] if before is not None else None
    if before is None and number.parent is not None and number.parent < first:
        # Its earlier siblings may stand before the part: 604 where that begins with 603.7.
        return True
    if isinstance(last, str):
        return last == SCHEME.next_letters(earlier if isinstance(earlier, str) else "")
    if isinstance(earlier, int):
        return last == earlier + 1
    # Chapters begin with 00 or 01, rules with 1; a part of a document begins with any section.
    return number.depth == 0 or last in ((0, 1) if number.depth == 1 else (1,))


def find_unfinished(tree: RuleTree) -> Iterator[Finding]:
    """Rules that say nothing, break off, or run into one another."""
    yield from _swallowed(tree)
    for node in tree:
        if not node.text:
            yield _warning(node.first_line, f"{node.number} has a number and no text.", "Check that none is missing.")
        elif node.number.depth > 1 and not is_finished(node.text) and not _names_its_subrules(tree, node):
            yield _warning(node.last_line, f"{node.number} is not finished.", "Check that nothing is missing.")
        elif node.number.depth <= 1 and not is_title(node.text):
            message = f"The heading {node.number} reads as a sentence."
            yield _warning(node.first_line, message, "Check that it is a heading.")


def _swallowed(tree: RuleTree) -> Iterator[Finding]:
    """Rules that were run into the text of the one above: their numbers stand where sentences begin."""
    for node in tree:
        for text in (node.text, *node.examples):
            for match in _INSIDE.finditer(text):
                start = match_record(match[1])
                if start is not None and start.number not in tree and node.number < start.number:
                    message = f"{start.number} seems to have been run into the text of {node.number}."
                    yield _warning(node.first_line, message, "Put it on a line of its own.")


def _names_its_subrules(tree: RuleTree, node: RuleNode) -> bool:
    return is_title(node.text) and bool(tree.children(node.number))


def _unlike_contents(contents: Sequence[Paragraph], tree: RuleTree) -> Iterator[Finding]:
    listed: dict[RuleNumber, RecordStart] = {}
    for paragraph in contents:
        heading = match_heading(paragraph.text)
        if heading is None:
            continue
        listed[heading.number] = heading
        node = tree.get(heading.number)
        if node is None:
            message = f"The contents list names {heading.number}, which does not follow."
            yield _warning(paragraph.line, message, "Check that nothing is missing.")
        elif _WORDS.findall(node.text) != _WORDS.findall(heading.text):
            message = f"The contents list calls {node.number} {heading.text!r}, its heading {node.text!r}."
            yield _warning(paragraph.line, message, "The heading was taken.")
    for node in tree:
        if node.number.depth <= 1 and node.number not in listed:
            message = f"The contents list leaves out {node.number}."
            yield _warning(node.first_line, message, "Nothing needs to be done.")


def find_mojibake(paragraphs: Sequence[Paragraph]) -> Iterator[Finding]:
    """Characters that were decoded wrongly before this file was saved."""
    for paragraph in paragraphs:
        match = _MOJIBAKE.search(paragraph.text)
        if match is not None:
            message = f"The characters {match[0]!r} were damaged by a wrong encoding."
            yield Finding(
                paragraph.line,
                paragraph.column + match.start(),
                message,
                "Correct them, or get another copy.",
                Severity.WARNING,
            )


def _warning(line: int, message: str, advice: str) -> Finding:
    return Finding(line, 1, message, advice, Severity.WARNING)
