"""What a search gives back, and the words around what was found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import NamedTuple

from rules_data.core.markup import SafeHtml

from .language import Fault, Query
from .suggesting import Suggestion
from .words import WORD

SNIPPET_LENGTH = 240
MOST_STARTS = 40
MOST_INSIDE = 30
_WORD = re.compile(WORD)
_NOTHING_ASKED = Query("")
_SPECIAL = re.compile("[&<>]")
_MARK, _END = "<mark>", "</mark>"
_SPACE = re.compile(r"\s+")


class Hit(NamedTuple):
    """One thing found. `snippet` is safe HTML with the words asked for in <mark>.

    `is_summary`: a rule that is restated in short, which the snippet does not say.
    """

    kind: str
    game: str
    document: str
    edition: str
    number: str
    slug: str
    title: str
    place: str
    snippet: SafeHtml
    score: float = 0.0
    is_summary: bool = False


@dataclass(frozen=True, slots=True)
class Jump:
    """The rule whose number was asked for. `edition` is empty for the edition in force.

    A number that only an older edition has leads to that edition, and `now` are the numbers the rule has today.
    """

    game: str
    document: str
    number: str
    edition: str = ""
    opening: str = ""
    now: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CommonGround:
    """The cards asked for, and what they all show: types, tags, keywords, kinds of ability."""

    cards: tuple[str, ...]
    shows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Results:
    """The answer to a query. `groups` counts what was found of each kind, whichever kinds are shown.

    `games` counts what is shown by game; `asked` is the query taken apart, and `faults` are its parts that were not
    understood. `nearest` is there when nothing was found: what there is with a name most like what was typed.
    `is_beside` says that there is no such number: the hits stand before and after it.
    """

    query: str
    jump: Jump | None = None
    also: tuple[Jump, ...] = ()
    hits: tuple[Hit, ...] = ()
    total: int = 0
    estimated: bool = False
    page: int = 1
    pages: int = 0
    groups: Mapping[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    suggestion: str | None = None
    took_ms: float = 0.0
    games: Mapping[str, int] = field(default_factory=dict)
    asked: Query = _NOTHING_ASKED
    faults: tuple[Fault, ...] = ()
    common: CommonGround | None = None
    nearest: tuple[Suggestion, ...] = ()
    is_beside: bool = False

    @property
    def is_unanswered(self) -> bool:
        """Whether nothing at all was found, of any kind."""
        return bool(self.query) and not self.groups and self.jump is None and self.page == 1


def snippet(text: str, is_asked: Callable[[str], bool], length: int = SNIPPET_LENGTH) -> SafeHtml:
    """The part of a text where most of the words asked for stand close together."""
    text = _SPACE.sub(" ", text).strip()
    found = [(match.start(), match.end(), match[0].lower()) for match in _WORD.finditer(text) if is_asked(match[0])]
    return _cut(text, found, length)


def marked(
    text: str, words: Mapping[str, Iterable[tuple[int, int]]], stems: Iterable[str], typed: frozenset[str]
) -> SafeHtml:
    """The same of a text on one line whose words are known by their stems; only those `typed` are marked."""
    found: list[tuple[int, int, str]] = []
    several = False
    for stem in stems:
        places = words.get(stem)
        if places:
            several = bool(found)
            found += [(first, last, stem) for first, last in places]
    if several:
        found.sort()
    start = _best_start(text, found, SNIPPET_LENGTH) if len(text) > SNIPPET_LENGTH and found else 0
    shown = found if typed.issuperset(stems) else [one for one in found if one[2] in typed]
    return _from(text, start, shown, SNIPPET_LENGTH)


def _cut(text: str, found: list[tuple[int, int, str]], length: int) -> SafeHtml:
    return _from(text, _best_start(text, found, length), found, length)


def _from(text: str, start: int, found: list[tuple[int, int, str]], length: int) -> SafeHtml:
    size = len(text)
    end = min(size, start + length)
    if end < size:
        end = max(text.rfind(" ", start, end + 1), start + length // 2)
    # Most texts have nothing to be escaped, and a page of hits has a hundred pieces.
    said = str if _SPECIAL.search(text, start, end) is None else _escaped
    pieces = ["… "] if start else []
    at = start
    for first, last, _ in found:
        if last > end:
            break
        if first >= at:
            pieces += (said(text[at:first]), _MARK, said(text[first:last]), _END)
            at = last
    pieces.append(said(text[at:end]))
    if end < size:
        pieces.append(" …")
    return SafeHtml("".join(pieces))


def _escaped(piece: str) -> str:
    return escape(piece, quote=False)


def _best_start(text: str, found: list[tuple[int, int, str]], length: int) -> int:
    """Where to begin so that the most different words asked for are shown; a word's beginning."""
    if len(text) <= length or not found or found[-1][1] <= length:
        return 0
    best, most, until = found[0][0], 0, length * 3 // 4
    different = len({word for _, _, word in found})
    for number, (first, _, _) in enumerate(found[:MOST_STARTS] if different > 1 else ()):
        inside = {word for _, last, word in found[number : number + MOST_INSIDE] if last <= first + until}
        if len(inside) > most:
            best, most = first, len(inside)
        if most == different:
            break
    before = max(0, best - length // 4)
    return before if before == 0 else text.find(" ", before, best) + 1 or best
