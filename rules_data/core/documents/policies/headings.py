"""Which lines of a policy document are its headings.

Chapters, sections and appendices are numbered, and so are the items of lists and the lines of the contents. A heading
is the next one in order, short, ends no sentence, and, of a chapter, is followed by its first section.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules_data.core.documents.parsed import Finding, Severity
from rules_data.core.tree import RuleNumber
from rules_data.core.tree.schemes import POLICIES

from .lines import Line

SCHEME = POLICIES
# "2.1. Late Players", "2 Errors", "Appendix B — Changes"
_HEAD = re.compile(
    r"(?:(?P<number>[1-9]\d?(?:\.[1-9]\d?){0,2})\.?\s+|(?i:appendix)\s+(?P<letter>[A-Z])\s*[—–:.-]?\s*)"
    r"(?P<title>[^\W_a-z].*)\Z",
    re.ASCII,
)
# "Late Players ........ 12"
_LEADER = re.compile(r"\s*(?:\.\s?){3,}\s*\d{0,3}\Z|\s{3,}\d{1,3}\Z")
_PAGE = re.compile(r"\s+\d{1,3}\Z")
_ENDS_A_SENTENCE = re.compile(r"[.;:,]\Z")
_LONGEST = 100


@dataclass(frozen=True, slots=True)
class Heading:
    """A numbered line: where it stands, its number and title, and whether dots lead from it to a page."""

    at: int
    line: int
    number: RuleNumber
    title: str
    listed: bool
    marked: bool

    @property
    def parts(self) -> tuple[int | str, ...]:
        return self.number.parts

    @property
    def reads_as_title(self) -> bool:
        return len(self.title) <= _LONGEST and not _ENDS_A_SENTENCE.search(self.title) and not self.title[0].islower()


@dataclass(frozen=True)
class Headings:
    """The headings of the body in order, what the contents list calls them, and what was odd."""

    body: tuple[Heading, ...]
    contents: Mapping[RuleNumber, Heading]
    findings: tuple[Finding, ...]


def find_headings(lines: Sequence[Line]) -> Headings:
    """Tell the headings from the items of lists and from the contents; none where the body does not begin with 1.1."""
    candidates = [heading for at, line in enumerate(lines) if (heading := _heading(at, line)) is not None]
    start = _body_start(candidates)
    listed = {one.number: one for one in candidates[:start] if one.reads_as_title}
    body = [one for one in candidates[start:] if not one.listed]
    # A copy that marks its headings marks all of them.
    if sum(one.marked for one in body) > 2:
        body = [one for one in body if one.marked]
    kept, findings = _in_order(body, listed)
    return Headings(tuple(kept), listed, tuple(findings))


def _heading(at: int, line: Line) -> Heading | None:
    match = _HEAD.match(line.text)
    if match is None or line.is_item:
        return None
    number = RuleNumber.parse(match["number"] or match["letter"], SCHEME)
    title = _LEADER.sub("", match["title"]).strip()
    return Heading(at, line.number, number, title, title != match["title"].strip(), line.is_heading)


def _body_start(candidates: Sequence[Heading]) -> int:
    """The last place where chapter 1 and its first section follow one another: the contents list has them before."""
    for wanted in ([(1,), (1, 1)], [(1, 1), (1, 2)]):
        for at in range(len(candidates) - 2, -1, -1):
            pair = candidates[at : at + 2]
            if [one.parts for one in pair] == wanted and not any(one.listed for one in pair):
                return at
    return len(candidates)


def _in_order(
    body: Sequence[Heading], contents: Mapping[RuleNumber, Heading]
) -> tuple[list[Heading], list[Finding]]:
    kept: list[Heading] = []
    findings: list[Finding] = []
    seen: dict[RuleNumber, int] = {}
    for at, one in enumerate(body):
        before = kept[-1].parts if kept else ()
        if one.reads_as_title and _may_follow(before, one, body[at + 1 :], contents):
            findings += _left_out(before, one)
            seen[one.number] = one.line
            kept.append(one)
        elif one.reads_as_title and len(one.parts) > 1:
            twice = one.number in seen
            said = f"stands twice, first on line {seen[one.number]}" if twice else "is out of order"
            message = f"The heading {one.number} {said}; it was kept with {kept[-1].number if kept else 'nothing'}."
            severity = Severity.OBSTACLE
            findings.append(Finding(one.line, 1, message, "Put it in its place, or correct its number.", severity))
    return kept, findings


def _may_follow(
    before: Sequence[int | str], one: Heading, after: Sequence[Heading], contents: Mapping[RuleNumber, Heading]
) -> bool:
    parts = one.parts
    if isinstance(parts[0], str):
        return not (before and isinstance(before[0], str) and before[0] >= parts[0])
    if before and isinstance(before[0], str):
        return False
    chapter = int(before[0]) if before else 0
    if len(parts) == 1:
        following = next((other.parts for other in after if len(other.parts) > 1), None)
        listed = one.number in contents and _same_title(contents[one.number].title, one.title)
        return parts[0] == chapter + 1 and (listed or following == (parts[0], 1) or one.marked)
    if parts[0] == chapter:
        return tuple(map(int, parts)) > tuple(map(int, before))
    return parts[0] == chapter + 1 and parts[1:] == (1,)


def _same_title(listed: str, printed: str) -> bool:
    """Whether the contents list names a heading; it may print the page behind it."""
    listed = _PAGE.sub("", listed).casefold()
    return bool(listed) and printed.casefold().startswith(listed)


def _left_out(before: Sequence[int | str], one: Heading) -> list[Finding]:
    last = one.parts[-1]
    at = len(one.parts) - 1
    beside = before[at] if len(before) > at and tuple(before[:at]) == one.parts[:at] else 0
    if isinstance(last, str) or not isinstance(beside, int) or last <= beside + 1:
        return []
    message = f"Numbers are left out before {one.number}."
    return [Finding(one.line, 1, message, "Check that nothing is missing.", Severity.WARNING)]
