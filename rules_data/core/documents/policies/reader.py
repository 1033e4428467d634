"""Tournament rules and guides to infractions and penalties, as text, Word file, PDF or Markdown, into one document.

All of them are made alike: chapters (2), sections (2.1), at times numbered parts of these (2.1.3), appendices (A), and
paragraphs without numbers, which belong to the section above. Written against Magic's Tournament Rules and Infraction
Procedure Guide and Flesh and Blood's Tournament Rules and Policy and Procedure and Penalty Guide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rules_data.core.documents.decoding import read_lines
from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, LineUse, ParsedDocument, Severity, Use
from rules_data.core.documents.reading import Reader
from rules_data.core.tree import NodeKind, RuleNode, RuleTree

from .front_matter import read_front_matter
from .headings import SCHEME, Heading, Headings, find_headings
from .lines import Line, paragraphs
from .sections import read_section

_FINISHED = re.compile(r"[.!?:…)”\"’\]]\s*\Z")
# Rules of play: 603.4a, 8.3.17a, and a section 0.
_RULES = re.compile(r"(?:\d\d\d\.\d+[a-z]?|\d{1,2}\.\d{1,2}\.\d{1,2}[a-z]|\d{1,2}\.0(?:\.\d+)?)\.?\s+\S", re.ASCII)
_FEW = 3


def policy_reader(called: str) -> Reader:
    """What reads one policy document of a game; `called` are the words of its cover, in any case.

    The reader raises UnableToReadDocument for another document, for one without sections, and for one that breaks off.
    """

    def read_policies(data: bytes) -> ParsedDocument:
        return _read(data, called)

    return read_policies


def _read(data: bytes, called: str) -> ParsedDocument:
    source = read_lines(data)
    lines, rulers = paragraphs(source)
    headings = find_headings(lines)
    _refuse_other_documents(lines, headings)
    front = lines[: headings.body[0].at]
    contents = frozenset(one.line for one in headings.contents.values())
    matter = read_front_matter(front, contents, called)
    nodes: list[RuleNode] = []
    uses: list[LineUse] = [*matter.lines]
    for heading, own in _sections(lines, headings.body):
        node, used = read_section(heading, own)
        nodes.append(node)
        uses += used
    uses += [LineUse(line, line, Use.SKIPPED, reason="a line of the format") for line in rulers]
    tree = RuleTree(SCHEME, tuple(nodes))
    _refuse_broken_off(tree, headings, lines[-1])
    findings = [*headings.findings, *_oddities(tree, headings)]
    return ParsedDocument(
        title=matter.title,
        stated_date=matter.stated_date,
        layout="policies",
        tree=tree,
        faqs=(),
        lines=tuple(sorted(uses, key=lambda use: (use.first, use.last))),
        findings=tuple(sorted(findings, key=lambda finding: (finding.line, finding.column))),
        source=tuple(source),
    )


def _sections(lines: Sequence[Line], body: Sequence[Heading]) -> Iterator[tuple[Heading, Sequence[Line]]]:
    for at, heading in enumerate(body):
        end = body[at + 1].at if at + 1 < len(body) else len(lines)
        yield heading, lines[heading.at : end]


def _refuse_other_documents(lines: Sequence[Line], headings: Headings) -> None:
    rules = [line for line in lines if _RULES.match(line.text)]
    if headings.body and len(rules) < _FEW:
        return
    raise UnableToReadDocument(
        f"{len(rules)} lines are numbered like the rules of play."
        if headings.body
        else "No chapter 1 is followed by a section 1.1, so this is not a policy document.",
        line=rules[0].number if rules else lines[0].number,
        column=1,
        expected='a chapter such as "1 Tournaments" and sections such as "1.1 Kinds of Tournaments"',
        advice="Check that this is the right file, and name the document that it is.",
    )


def _refuse_broken_off(tree: RuleTree, headings: Headings, last: Line) -> None:
    end = tree.nodes[-1]
    missing = [one for number, one in headings.contents.items() if number not in tree and end.number < number]
    if missing:
        raise UnableToReadDocument(
            f"The contents list names {missing[0].number} {missing[0].title!r}, which does not follow: it was cut.",
            line=missing[0].line,
            column=1,
            expected="the whole document",
            advice="Download it again.",
        )
    # Appendices end in tables and lists.
    appendix = isinstance(end.number.parts[0], str)
    if not appendix and not last.is_item and (end.kind is NodeKind.HEADING or not _FINISHED.search(last.text)):
        raise UnableToReadDocument(
            f"The document ends inside {end.number}: it was cut off.",
            line=last.last,
            column=1,
            expected="the whole document",
            advice="Download it again.",
        )


def _oddities(tree: RuleTree, headings: Headings) -> Iterator[Finding]:
    """Sections that the contents list names and the body lacks, and sections that say nothing."""
    for number, one in headings.contents.items():
        if number not in tree:
            message = f"The contents list names {number} {one.title!r}, which does not follow."
            yield Finding(one.line, 1, message, "Look where its text was kept.", Severity.OBSTACLE)
    for node in tree:
        if node.kind is NodeKind.HEADING and node.number.depth > 0 and not tree.children(node.number):
            message = f"{node.number} has a title and no text."
            yield Finding(node.first_line, 1, message, "Check that nothing is missing.", Severity.WARNING)
