"""Write other numbers into a text and nothing else, and say which lines that changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rules_data.core.tree import RuleNumber

from .grammar import Grammar
from .model import Citation

_AROUND = 3


@dataclass(frozen=True, slots=True)
class Edit:
    """`text[start:end]` is to become `new`."""

    start: int
    end: int
    new: str


@dataclass(frozen=True, slots=True)
class Renumbering:
    """The numbers that a reference is to have."""

    number: RuleNumber
    last: RuleNumber | None = None


def renumbered(
    text: str, citation: Citation, to: Renumbering, grammar: Grammar, before: RuleNumber | None = None
) -> tuple[Edit, ...]:
    """The edits that give a reference its new numbers, as short as they were printed.

    `before` is the number that stands in front of it in the same list, as it will be: "704.5f and g" stays short
    while both remain neighbours, and a number that stays is said in full where its neighbour went elsewhere. Empty
    where a range would have to become something else than a range.
    """
    if (citation.last is None) != (to.last is None):
        return ()
    if to.last is not None and (not to.number < to.last or to.last.parts[:-1] != to.number.parts[:-1]):
        return ()
    edits = [_edit(text, citation.number_at, citation.number, to.number, before, grammar)]
    if citation.last is not None and to.last is not None:
        edits.append(_edit(text, citation.last_at, citation.last, to.last, to.number, grammar))
    return tuple(edit for edit in edits if text[edit.start : edit.end] != edit.new)


def _edit(
    text: str, span: tuple[int, int], old: RuleNumber, new: RuleNumber, before: RuleNumber | None, grammar: Grammar
) -> Edit:
    printed = text[span[0] : span[1]]
    whole = grammar.normal(printed) == str(old)
    near = before is not None and _goes_on(before, new, printed)
    written = str(new) if whole or not near else str(new.parts[-1])
    if old == new and (whole or near or before is None):
        written = printed
    return Edit(*span, written.upper() if printed != printed.lower() else written)


def _goes_on(before: RuleNumber, new: RuleNumber, printed: str) -> bool:
    """Whether the last part of a number is read as that number behind one: a letter further on, or a range's end."""
    last = new.parts[-1]
    short = printed.isdecimal() if isinstance(last, int) else len(last) == 1
    return short and before.parts[:-1] == new.parts[:-1] and before < new


def repaired(text: str, edits: Iterable[Edit]) -> str:
    """The text with all edits made; ValueError for edits that overlap."""
    pieces, position = [], 0
    for edit in sorted(edits, key=lambda edit: edit.start):
        if edit.start < position:
            raise ValueError(f"two corrections overlap at {edit.start}: make them of one text's references.")
        pieces += [text[position : edit.start], edit.new]
        position = edit.end
    return "".join([*pieces, text[position:]])


def unified_diff(old: str, new: str, name: str = "text") -> str:
    """What changed, as `diff -u` writes it; empty for equal texts.

    The texts must have as many lines as one another, as a text and its repaired copy have.
    """
    before, after = _lines(old), _lines(new)
    if len(before) != len(after):
        raise ValueError("these texts have other lines: they are not a text and its corrected copy.")
    changed = [place for place, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
    if not changed:
        return ""
    hunks = (_hunk(before, after, first, last) for first, last in _runs(changed, len(before)))
    return f"--- a/{name}\n+++ b/{name}\n" + "".join(hunks)


def _lines(text: str) -> list[str]:
    lines = text.split("\n")
    kept = [f"{line}\n" for line in lines[:-1]]
    return [*kept, lines[-1]] if lines[-1] else kept


def _runs(changed: list[int], count: int) -> Iterator[tuple[int, int]]:
    """First line and line behind the last of each hunk, with the lines around."""
    first = last = changed[0]
    for place in changed[1:]:
        if place - last > 2 * _AROUND:
            yield max(0, first - _AROUND), min(count, last + _AROUND + 1)
            first = place
        last = place
    yield max(0, first - _AROUND), min(count, last + _AROUND + 1)


def _hunk(before: Sequence[str], after: Sequence[str], first: int, last: int) -> str:
    pieces = [f"@@ -{first + 1},{last - first} +{first + 1},{last - first} @@\n"]
    place = first
    while place < last:
        if before[place] == after[place]:
            pieces.append(_line(" ", before[place]))
            place += 1
            continue
        end = place
        while end < last and before[end] != after[end]:
            end += 1
        pieces += [_line("-", line) for line in before[place:end]]
        pieces += [_line("+", line) for line in after[place:end]]
        place = end
    return "".join(pieces)


def _line(sign: str, line: str) -> str:
    return f"{sign}{line}" if line.endswith("\n") else f"{sign}{line}\n\\ No newline at end of file\n"
