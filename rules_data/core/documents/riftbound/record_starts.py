"""Where each numbered record starts.

A number at the start of a line is a record only if it stands in order: sentences that cite a rule wrap
before the number, and the cited number then starts a line.
"""

from __future__ import annotations

import itertools
import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.tree import NotARuleNumber, RuleNumber
from rules_data.core.tree.schemes import RIFTBOUND

from .line_widths import LineWidths
from .pieces import Piece

SCHEME = RIFTBOUND
MAX_RECORDS = 50_000

_NUMBER = r"\d{3}(?:\.(?:0|[1-9]\d{0,2}|[a-z]{1,2}))*"
# "383.3.e. Text", "461.4 Text" (last dot missing), "383.3.e." (text on the next line), "461.4.Text"
_START = re.compile(rf"({_NUMBER})(?:(\.)(?:\s+|\Z)|(\.)(?=[A-Z“\"])|(\s+)(?=\S))", re.ASCII)
_SWALLOWED = re.compile(rf"[.”\"!?)]\s+({_NUMBER})\.\s+(?=[A-Z“\"\[])", re.ASCII)
# Words a sentence has before the number it cites.
_CITES = re.compile(
    r"(?:\b(?:CR|TR|[Rr]ules?|[Ss]ee|[Ss]ections?|[Ss]teps?|through|and|or|to|in|of|by|from|under|with|per|as|than|also"
    r"|both|follow|following|using|via|for|at|on|into|is|are|cf\.|e\.g\.|i\.e\.)|[,(–—-])\Z"
)


@dataclass(frozen=True, slots=True)
class Start:
    """A place where a record may start: piece index, its number, the offset of its text."""

    index: int
    number: RuleNumber
    text_offset: int
    dotted: bool
    suspect: bool


@dataclass(frozen=True, slots=True)
class Starts:
    """The records' starts in order, and the numbers at line starts that are citations."""

    records: tuple[Start, ...]
    cited: tuple[Start, ...]


def match_start(text: str) -> re.Match[str] | None:
    """A number as records begin with, at the start of a text."""
    match = _START.match(text)
    # "100 Recruits" is no record: without any dot there is nothing that makes it a number of a rule.
    if match is None or (match[4] and "." not in match[1]):
        return None
    return match


def split_swallowed(pieces: Sequence[Piece]) -> list[Piece]:
    """Give sub-rules that were run into the paragraph above a piece of their own.

    A number inside a text is taken for a record only when it is the very next one in order, after the end of
    a sentence; a cited number has the word "rule" before it.
    """
    result: list[Piece] = []
    current: RuleNumber | None = None
    for piece in pieces:
        start = match_start(piece.text)
        if start is not None:
            current = RuleNumber.parse(start[1], SCHEME)
        offset = 0
        for match in _SWALLOWED.finditer(piece.text) if current is not None else ():
            number = _parsed(match[1])
            if number is None or current is None or not follows(current, number):
                continue
            result.append(_cut(piece, offset, match.start(1)))
            current, offset = number, match.start(1)
        result.append(_cut(piece, offset, len(piece.text)) if offset else piece)
    return result


def _cut(piece: Piece, start: int, end: int) -> Piece:
    return Piece(piece.line, piece.text[start:end].strip(), piece.column + start, piece.apart if not start else True)


def _parsed(text: str) -> RuleNumber | None:
    try:
        return RuleNumber.parse(text, SCHEME)
    except NotARuleNumber:
        return None


def follows(before: RuleNumber, after: RuleNumber) -> bool:
    """Whether `after` is the number expected next: a first child, or the next one at some level above."""
    depth = len(after.parts) - 1
    if depth >= len(before.parts):
        return after.parts[:-1] == before.parts and after.parts[-1] in (0, 1, "a")
    if after.parts[:depth] != before.parts[:depth]:
        return False
    old, new = before.parts[depth], after.parts[depth]
    if isinstance(old, int) and isinstance(new, int):
        return new == old + 1
    return isinstance(old, str) and isinstance(new, str) and new == _next_letters(old)


def _next_letters(letters: str) -> str:
    last = letters[-1]
    if last != "z":
        return letters[:-1] + chr(ord(last) + 1)
    return "aa" if len(letters) == 1 else _next_letters(letters[:-1]) + "a"


def find_starts(pieces: Sequence[Piece], *, widths: LineWidths) -> Starts:
    """Tell records from citations that start a line.

    Raises UnableToReadDocument for a number that stands twice or out of order and is no citation.
    """
    candidates = _candidates(pieces, widths)
    chosen = _longest_in_order(candidates)
    kept: list[Start] = []
    cited = [start for start in candidates if start.index not in chosen]
    for start in (start for start in candidates if start.index in chosen):
        if start.suspect and kept and not follows(kept[-1].number, start.number):
            cited.append(start)
        else:
            kept.append(start)
    lines = {start.number: pieces[start.index].text for start in kept}
    # A line that stands twice word for word is a repeated rule, whatever stands before it.
    wrong = [s for s in cited if not s.suspect or lines.get(s.number) == pieces[s.index].text]
    _refuse_disorder(wrong, kept, pieces)
    return Starts(tuple(kept), tuple(sorted(cited, key=lambda start: start.index)))


def _candidates(pieces: Sequence[Piece], widths: LineWidths) -> list[Start]:
    found: list[Start] = []
    for index, piece in enumerate(pieces):
        match = match_start(piece.text)
        number = _parsed(match[1]) if match else None
        if match is None or number is None:
            continue
        suspect = bool(found) and _reads_as_citation(pieces, index, match, widths)
        found.append(Start(index, number, match.end(), not match[4], suspect))
        if len(found) > MAX_RECORDS:
            raise UnableToReadDocument(
                f"The document has more than {MAX_RECORDS:,} numbered lines.",
                line=piece.line,
                column=1,
                expected="one rules document",
                advice="Import one document at a time.",
            )
    return found


def _reads_as_citation(pieces: Sequence[Piece], index: int, match: re.Match[str], widths: LineWidths) -> bool:
    """Whether the line before reads as if its sentence went on with this number."""
    before, here = pieces[index - 1], pieces[index]
    if here.apart or not widths.wraps_into(index):
        return False
    return _CITES.search(before.text) is not None or here.text[match.end() :][:1].islower()


def _longest_in_order(candidates: Sequence[Start]) -> set[int]:
    """Indexes of the heaviest strictly increasing run of numbers; suspects weigh next to nothing."""
    keys = [start.number.sort_key for start in candidates]
    if all(left < right for left, right in itertools.pairwise(keys)):
        return {start.index for start in candidates}
    ranks = sorted(set(keys))
    # A Fenwick tree of the best (weight, position) that ends at or below a rank.
    best: list[tuple[int, int]] = [(0, -1)] * (len(ranks) + 1)
    previous: list[int] = []
    for position, (start, key) in enumerate(zip(candidates, keys, strict=True)):
        rank = bisect_left(ranks, key) + 1
        below, probe = (0, -1), rank - 1
        while probe:
            below, probe = max(below, best[probe]), probe & (probe - 1)
        previous.append(below[1])
        reached, probe = (below[0] + (1 if start.suspect else 100), position), rank
        while probe <= len(ranks):
            best[probe] = max(best[probe], reached)
            probe += probe & -probe
    position, probe = -1, len(ranks)
    top = (0, -1)
    while probe:
        top, probe = max(top, best[probe]), probe & (probe - 1)
    chosen: set[int] = set()
    position = top[1]
    while position >= 0:
        chosen.add(candidates[position].index)
        position = previous[position]
    return chosen


def _refuse_disorder(refused: Sequence[Start], kept: Sequence[Start], pieces: Sequence[Piece]) -> None:
    if not refused:
        return
    start = min(refused, key=lambda start: start.index)
    piece = pieces[start.index]
    twin = next((other for other in kept if other.number == start.number), None)
    if twin is not None:
        first, second = sorted((pieces[twin.index].line, piece.line))
        raise UnableToReadDocument(
            f"Number {start.number} stands twice: on line {first} and on line {second}.",
            line=second,
            column=piece.column,
            expected="each number once",
            advice="Remove one of the two, or give it the number it should have.",
        )
    before = max((other for other in kept if other.index < start.index), key=lambda o: o.index, default=None)
    after = min((other for other in kept if other.index > start.index), key=lambda o: o.index, default=None)
    expected = (
        f"a number above {before.number}"
        if before and start.number < before.number
        else (f"a number below {after.number}" if after else "numbers in rising order")
    )
    raise UnableToReadDocument(
        f"Number {start.number} is out of order.",
        line=piece.line,
        column=piece.column,
        expected=expected,
        advice="Put the rule in its place, or correct its number.",
    )
