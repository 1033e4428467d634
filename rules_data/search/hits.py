"""What a search gives back, and the words around what was found."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
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
SPECIAL = re.compile("[&<>]")
_SPACE = re.compile(r"\s+")
# A word of a text: where it begins and ends, and its stem.
Found = tuple[int, int, str]


class ReadText(NamedTuple):
    """The words of a text by their stems, and what makes HTML of it, where there is anything to be escaped."""

    words: Mapping[str, Sequence[Found]]
    escaped: Callable[[str], str] | None


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


class Jump(NamedTuple):
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


class Results(NamedTuple):
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
    groups: Mapping[str, int] = {}
    notes: tuple[str, ...] = ()
    suggestion: str | None = None
    took_ms: float = 0.0
    games: Mapping[str, int] = {}
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
    escaped = None if SPECIAL.search(text) is None else escape_text
    return _from(text, _best_start(text, found, length), found, length, escaped)


def marked(text: str, read: ReadText, stems: Collection[str], marks: frozenset[str] | None = None) -> SafeHtml:
    """The same of a text on one line that has been read; of the words it is cut around only `marks` are marked, if any
    are named.
    """
    words = read.words
    having = [words[stem] for stem in stems if stem in words]
    if len(having) == 1:
        found = having[0]
        start = _start_before(text, found[0][0]) if found[-1][1] > SNIPPET_LENGTH < len(text) else 0
    else:
        found = sorted(itertools.chain.from_iterable(having))
        start = _best_start(text, found, SNIPPET_LENGTH)
    shown = found if marks is None else [one for one in found if one[2] in marks]
    return _from(text, start, shown, SNIPPET_LENGTH, read.escaped)


def _from(
    text: str, start: int, found: Sequence[Found], length: int, escaped: Callable[[str], str] | None
) -> SafeHtml:
    end, size = start + length, len(text)
    if end < size:
        end = max(text.rfind(" ", start, end + 1), start + length // 2)
    said, at = "… " if start else "", start
    for first, last, _ in found:
        if last > end:
            break
        if first < at:
            continue
        if escaped is None:
            said += f"{text[at:first]}<mark>{text[first:last]}</mark>"
        else:
            said += f"{escaped(text[at:first])}<mark>{escaped(text[first:last])}</mark>"
        at = last
    said += text[at:end] if escaped is None else escaped(text[at:end])
    return SafeHtml(f"{said} …" if end < size else said)


def escape_text(piece: str) -> str:
    """A piece of text as HTML; of most there is nothing to be escaped."""
    return escape(piece, quote=False)


def _best_start(text: str, found: Sequence[Found], length: int) -> int:
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
    return _start_before(text, best, length)


def _start_before(text: str, place: int, length: int = SNIPPET_LENGTH) -> int:
    """A word's beginning some words before a place, or the text's."""
    before = max(0, place - length // 4)
    return before if before == 0 else text.find(" ", before, place) + 1 or place
