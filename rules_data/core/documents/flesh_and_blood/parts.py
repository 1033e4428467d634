"""The parts of the document: preface, chapters of rules, glossary, credits.

The publisher's text is joined from files that number their chapters each for themselves, so the preface, the
first chapter and the glossary are all "1", and the second chapter and the credits both "2". What a part is
must be told from what stands in it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from .pieces import Kind, Piece


class PartKind(StrEnum):
    FRONT = "front"
    PREFACE = "preface"
    CONTENTS = "contents"
    RULES = "rules"
    GLOSSARY = "glossary"
    CREDITS = "credits"


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter line with everything below it; FRONT has no chapter line of its own."""

    kind: PartKind
    pieces: tuple[Piece, ...]

    @property
    def is_named(self) -> bool:
        """Whether its chapter line says that no rules stand in it: preface, contents, glossary, credits."""
        return _is_named(self.pieces[0])


_GLOSSARY = re.compile(r"glossary\b", re.IGNORECASE)
_CREDITS = re.compile(r"(?:acknowledge?ments?|credits|thanks)\b", re.IGNORECASE)
_PREFACE = re.compile(r"(?:preface|introduction|foreword|about)\b", re.IGNORECASE)
_CONTENTS = re.compile(r"(?:table of )?contents\b", re.IGNORECASE)


def cut_parts(pieces: Sequence[Piece]) -> tuple[Part, ...]:
    """The parts in their order; together they hold every piece."""
    starts = [at for at, piece in enumerate(pieces) if piece.kind is Kind.CHAPTER and _opens_part(pieces, at)]
    first = next((at for at, piece in enumerate(pieces) if _is_numbered(piece)), len(pieces))
    # A copy of one section begins with its number, without a chapter line.
    bounds = sorted({0, min([first, *starts]), *starts} - {len(pieces)})
    blocks = [tuple(pieces[start:end]) for start, end in zip(bounds, [*bounds[1:], len(pieces)], strict=True)]
    ruled = {_title(block) for block in blocks if any(piece.kind is Kind.RULE for piece in block)}
    return tuple(Part(_kind_of(block, ruled), block) for block in blocks)


def _is_numbered(piece: Piece) -> bool:
    return piece.kind in (Kind.RULE, Kind.SECTION, Kind.TERM)


def _opens_part(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a line such as "8 Keywords" is a chapter line and not a sentence that begins with a number."""
    chapter = pieces[at]
    if at == 0 or at + 1 == len(pieces) or _is_named(chapter):
        return True
    after = pieces[at + 1]
    if after.kind is Kind.CHAPTER:
        return True
    return _is_numbered(after) and after.number.partition(".")[0] == chapter.number


def _is_named(chapter: Piece) -> bool:
    return any(form.match(chapter.text) for form in (_GLOSSARY, _CREDITS, _PREFACE, _CONTENTS))


def _title(block: Sequence[Piece]) -> tuple[str, str]:
    return (block[0].number, block[0].text) if block[0].kind is Kind.CHAPTER else ("", "")


def _kind_of(block: Sequence[Piece], ruled: set[tuple[str, str]]) -> PartKind:
    kinds = {piece.kind for piece in block}
    chapter = block[0]
    if Kind.TERM in kinds or (chapter.kind is Kind.CHAPTER and _GLOSSARY.match(chapter.text)):
        return PartKind.GLOSSARY
    if Kind.RULE in kinds:
        return PartKind.RULES
    if chapter.kind is not Kind.CHAPTER:
        return PartKind.RULES if chapter.kind is Kind.SECTION else PartKind.FRONT
    return _kind_without_rules(chapter, kinds, listed_again=_title(block) in ruled)


def _kind_without_rules(chapter: Piece, kinds: set[Kind], *, listed_again: bool) -> PartKind:
    if _CREDITS.match(chapter.text):
        return PartKind.CREDITS
    only_titles = kinds <= {Kind.CHAPTER, Kind.SECTION, Kind.STRAY}
    if _CONTENTS.match(chapter.text) or (only_titles and listed_again):
        return PartKind.CONTENTS
    if only_titles:
        # A chapter line with sections and no rule: the document ends here or is damaged; the order tells.
        return PartKind.RULES
    return PartKind.CREDITS if Kind.SECTION in kinds else PartKind.PREFACE
