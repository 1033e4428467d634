"""A checked text as a page shows it: pieces to mark, and for each reference what to say and where to lead."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy

from rules_data.queries import CheckedCitation, CheckedText, DocumentView, Fate, RuleView, Standing

from .paths import current_path, pinned_path
from .word_diffs import diff_html

# A longer text is shown as the lines around what is to be looked at.
LONGEST_SHOWN = 120_000
MOST_TOLD = 400
_LINE_END = re.compile(r"\n")
SIGNS = {
    Standing.CURRENT: "✓",
    Standing.CHANGED: "≠",
    Standing.MOVED: "→",
    Standing.DOUBTFUL: "?",
    Standing.REMOVED: "✗",
    Standing.REUSED: "⇄",
    Standing.NOT_KEPT: "…",
    Standing.NEVER_EXISTED: "∅",
}
# What a page calls them; programs are told the names of the standings themselves.
NAMES = {
    Standing.CURRENT: gettext_lazy("current"),
    Standing.CHANGED: gettext_lazy("changed"),
    Standing.MOVED: gettext_lazy("moved"),
    Standing.DOUBTFUL: gettext_lazy("check manually"),
    Standing.REMOVED: gettext_lazy("removed"),
    Standing.REUSED: gettext_lazy("number reassigned"),
    Standing.NOT_KEPT: gettext_lazy("version not on this site"),
    Standing.NEVER_EXISTED: gettext_lazy("no such rule"),
}
MEANINGS = {
    Standing.CURRENT: gettext_lazy("leads to the rule you meant"),
    Standing.CHANGED: gettext_lazy("the same rule, with new wording"),
    Standing.MOVED: gettext_lazy("the rule has a new number"),
    Standing.DOUBTFUL: gettext_lazy("the words next to it match a different rule"),
    Standing.REMOVED: gettext_lazy("the rule is gone"),
    Standing.REUSED: gettext_lazy("the number is a different rule now"),
    Standing.NOT_KEPT: gettext_lazy("your text cites a version we do not have, so we cannot tell"),
    Standing.NEVER_EXISTED: gettext_lazy("the version your text cites never had this number"),
}


@dataclass(frozen=True)
class Linked:
    """A rule by its number, with where it is read and how it begins."""

    number: str
    path: str
    opening: str
    edition: str


@dataclass(frozen=True)
class Told:
    """A reference with what is said of it. `anchor` is its place in the text, `note` its place in the list."""

    place: int
    raw: str
    standing: str
    slug: str
    sign: str
    is_quiet: bool
    becomes: str
    number: str
    cited_in: str
    is_pinned: bool
    was: Linked | None
    now: tuple[Linked, ...]
    names_now: Linked | None
    nearest: Linked | None
    doubt: Linked | None
    doubt_by_title: bool
    diff: SafeString
    parts: tuple[tuple[str, str, str], ...]
    line: int
    following: int = 0

    @property
    def anchor(self) -> str:
        return f"c{self.place}"

    @property
    def note(self) -> str:
        return f"n{self.place}"


@dataclass(frozen=True)
class Piece:
    """A run of the text: plain, a reference, or a gap where lines are left out."""

    text: str = ""
    told: Told | None = None
    left_out: int = 0


def told_citations(checked: CheckedText) -> tuple[Told, ...]:
    """What is said of each reference, each with the next one that needs looking at."""
    ends = [match.start() for match in _LINE_END.finditer(checked.text)]
    told = [
        _told(checked, place, one, bisect_left(ends, one.citation.start) + 1)
        for place, one in enumerate(checked.citations, start=1)
    ]
    following = 0
    linked: list[Told] = []
    for one in reversed(told):
        linked.append(replace(one, following=following))
        following = following if one.is_quiet else one.place
    return tuple(reversed(linked))


def _told(checked: CheckedText, place: int, one: CheckedCitation, line: int) -> Told:
    fate, game = one.fate, checked.game
    document = game.document(one.document) if game else None
    read_in = fate.read_in or (checked.assumption.edition if checked.assumption else None)
    raw = " ".join(one.citation.raw.split())
    return Told(
        place=place,
        raw=raw,
        standing=str(NAMES[one.standing]),
        slug=one.standing.name.lower(),
        sign=SIGNS[one.standing],
        is_quiet=one.standing is Standing.CURRENT,
        becomes=" ".join(one.becomes.split()),
        number=fate.number,
        cited_in=read_in.label if read_in else "",
        is_pinned=one.is_pinned,
        was=_linked(document, fate.was, read_in.label if read_in else ""),
        now=tuple(found for rule in fate.now if (found := _linked(document, rule))),
        names_now=_linked(document, fate.names_now),
        nearest=_linked(document, fate.nearest),
        doubt=_linked(document, one.doubt.rule, one.doubt.edition.label) if one.doubt else None,
        doubt_by_title=bool(one.doubt and one.doubt.by_title),
        diff=diff_html(fate.diff()),
        parts=_parts(one),
        line=line,
    )


def _parts(one: CheckedCitation) -> tuple[tuple[str, str, str], ...]:
    """Of a range or list, each number with its standing and what it is now; of one number nothing."""
    if len(one.parts) < 2:
        return ()
    return tuple((part.number, str(NAMES[part.standing]), _now(part)) for part in one.parts)


def _now(part: Fate) -> str:
    return ", ".join(rule.number for rule in part.now if rule.number != part.number)


def _linked(document: DocumentView | None, rule: RuleView | None, label: str = "") -> Linked | None:
    """The rule in an edition, or in the one in force when none is named."""
    if document is None or rule is None:
        return None
    edition = document.edition(label) if label else document.current
    if edition is None:
        return None
    if edition.is_current:
        return Linked(rule.number, current_path(document.game, document.slug, rule.number), rule.opening, edition.label)
    return Linked(rule.number, pinned_path(edition, rule.number), rule.opening, edition.label)


def shown_pieces(text: str, checked: CheckedText, told: tuple[Told, ...]) -> Iterator[Piece]:
    """The text in pieces, whole or, where it is long, the lines around what needs looking at."""
    starts = [one.citation.start for one in checked.citations]
    position = 0
    for begins, ends in _windows(text, checked):
        if begins > position:
            yield Piece(left_out=text.count("\n", position, begins) or 1)
        position = begins
        for place in range(bisect_left(starts, begins), bisect_left(starts, ends)):
            citation = checked.citations[place].citation
            yield Piece(text[position : citation.start])
            yield Piece(text[citation.start : citation.end], told[place])
            position = citation.end
        yield Piece(text[position:ends])
        position = max(position, ends)
    if position < len(text):
        yield Piece(left_out=text.count("\n", position) or 1)


def _windows(text: str, checked: CheckedText) -> Iterable[tuple[int, int]]:
    if len(text) <= LONGEST_SHOWN:
        return [(0, len(text))]
    found: list[tuple[int, int]] = []
    loud = [one for one in checked.citations if one.standing is not Standing.CURRENT]
    for one in loud[:MOST_TOLD]:
        begins = text.rfind("\n", 0, text.rfind("\n", 0, one.citation.start) + 1 or None) + 1
        begins = max(begins, one.citation.start - 600)
        ends = text.find("\n", one.citation.end)
        ends = min(ends if ends >= 0 else len(text), one.citation.end + 600)
        if found and begins <= found[-1][1]:
            found[-1] = (found[-1][0], max(ends, found[-1][1]))
        else:
            found.append((begins, ends))
    return found
