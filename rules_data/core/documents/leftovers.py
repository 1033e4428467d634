"""What no rule says: the marks of another format left in the texts, and what is left of damaged numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rules_data.core.tree import RuleTree

from .decoding import SourceLine
from .parsed import Finding, LineUse, ParsedTerm, Severity, Use

# Bold and struck-out words, tags, links, references of a source form, character references, headings of Markdown.
_MARKUP = re.compile(
    r"\*\*(?=\S)|(?<=\S)\*\*|~~(?=\S)|</?[a-z][a-z0-9]{0,10}(?:\s[^<>\n]{0,200})?/?>|\]\([^)\s]|@@|\[\[[a-z]+:|\{\{|\}\}"
    r"|&(?:nbsp|amp|lt|gt|quot|apos|#\d{1,6}|#x[0-9a-f]{1,6});|(?m:^#{1,6}\s+\S)|\\[*_\[\]#>]",
    re.IGNORECASE,
)
# So many texts with marks in them are a format that was not understood, and no slip of the pen.
_FEW = 3
# "3833.3.e. Text", "38,3.e. Text", "383..3 Text", "3B3.3.e. Text": a line that was meant to begin a rule.
_NUMBERLIKE = re.compile(
    r"\W{0,3}(?=\S*\d)([0-9OolISBZ]{1,6}(?:[.,:;·%&#~¶]{1,2}[0-9OolISBZ]{0,4}[a-zA-Z]{0,2}){0,6})\s+(?=[A-Z“\"])"
)
# "727 1.b.3. If": a number with a space in it.
_PARTED = re.compile(
    r"\W{0,3}(\d{1,3}(?:\.[0-9a-z]{1,3}){0,5}\s\.?[0-9a-z]{1,3}(?:\.[0-9a-z]{1,3}){1,5}\.)\s+(?=[A-Z“])", re.ASCII
)
# ". In game one ...": the dot behind a number that is gone.
_ONLY_ITS_DOT = re.compile(r"\s{0,3}([.,:])\s+(?=[A-Z“])")
_FINISHED = re.compile(r"[.:!?][”\"’')\]]*\s*\Z")
_FOUR_DIGITS = re.compile(r"\W{0,3}(\d{4,7}(?:\.[0-9a-z]{1,3})*\.?)\s+(?=[A-Z“\"])", re.ASCII)


def find_markup(tree: RuleTree, terms: Sequence[ParsedTerm]) -> Iterator[Finding]:
    """One finding for each text with marks of another format; from a few on they hold back publishing."""
    texts = [(str(node.number), node.first_line, text) for node in tree for text in (node.text, *node.examples)]
    texts += [(f"the entry {term.term!r}", term.first_line, text) for term in terms for text in (term.term, term.text)]
    found = [(name, line, match[0]) for name, line, text in texts if (match := _MARKUP.search(text)) is not None]
    severity = Severity.OBSTACLE if len(found) >= _FEW else Severity.WARNING
    for name, line, mark in found:
        message = f"The text of {name} still has the mark {mark!r} of another format."
        yield Finding(line, 1, message, "Import the publisher's plain text, or take the marks out.", severity)


def find_damaged_numbers(source: Sequence[SourceLine], tree: RuleTree, uses: Sequence[LineUse]) -> Iterator[Finding]:
    """Lines read as the text of a rule that begin with what was a number once."""
    numbers = {str(node.number) for node in tree}
    kept_with = {
        line: use.number
        for use in uses
        if use.use in (Use.RULE, Use.HEADING, Use.EXAMPLE)
        for line in range(use.first, use.last + 1)
    }
    above = ""
    for line in source:
        damaged = _damaged(line.text, above) if line.number in kept_with else ""
        above = above if line.blank else line.text
        if damaged and (damaged.rstrip(".") or damaged) not in numbers:
            message = f"{damaged!r} may be a damaged number; its text was kept with {kept_with[line.number]}."
            column = line.text.index(damaged) + 1
            yield Finding(line.number, column, message, "Correct it if it is a rule of its own.", Severity.OBSTACLE)


def _damaged(text: str, above: str) -> str:
    four = _FOUR_DIGITS.match(text)
    if four is not None:
        return four[1]
    dot = _ONLY_ITS_DOT.match(text)
    # Where a symbol was lost, the sentence above goes on with the dot.
    if dot is not None and _FINISHED.search(above):
        return dot[1]
    parted = _PARTED.match(text)
    if parted is not None:
        return parted[1]
    match = _NUMBERLIKE.match(text)
    # "3. Identify ..." and "3a. All ..." are steps, "2 Players" counts: a rule's number has more to it.
    return match[1] if match is not None and len(re.sub(r"\W", "", match[1])) > 2 and not match[1].isdigit() else ""
