"""From the lines of one record to its paragraphs, list items and examples."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from .line_widths import LineWidths
from .pieces import Piece

# "Example: ...", "Examples: ...", "EXAMPLE: ..."; "For example," and "(Example: ...)" belong to their sentence.
_EXAMPLE = re.compile(r"(?:\A|(?<=\s))(Examples?|EXAMPLES?):(?:\s+|\Z)")
# "See rule 382. Triggered Abilities for more information." on a line of its own
_SEE = re.compile(r"See (?:also )?(?:rules? )?\d{3}\b")
# A reference, or "e.g., ...", after a finished sentence begins a line of its own.
_ASIDE = re.compile(rf"{_SEE.pattern}|e\.g\.")
_SEE_RULE = re.compile(r"(?<=[.!?”\")\]]) +(?=See (?:also )?rules? \d{3}\b)")
_SEE_AGAIN = re.compile(r"(?<=\S) +(?=See (?:also )?rules? \d{3}\b)")
_ONE_SEE = re.compile(r"See (?:also )?rules? \d{3}\b(?:\.[0-9a-z]{1,3})*\.?[^.]*\.?")
_BULLET = re.compile(r"(?:[*•▪◦‣]|-(?=\s))\s*")
_STEP = re.compile(r"\d{1,2}[.)] \S")
_QUOTED_NEXT = re.compile(r"(?<=[”\"])\s+(?=[“\"])")
_TIGHT_END = re.compile(r"(?:\w[-‐]|[—–])\Z")
_SENTENCE_END = re.compile(r"[.!?:;…][”\"’)\]]*\Z")
_LIST_ITEM_LENGTH = 60
# An unfinished sentence that ends with one of these words goes on whatever the layout shows.
_UNFINISHED = re.compile(
    r"(?:,|\b(?:a|an|and|as|at|be|by|for|from|if|in|into|is|may|of|on|or|than|that|the|their|to|with|your))\Z"
)
_STEP_ALONE = re.compile(r"\d{1,2}[a-z]?[.)]\Z")


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str
    first_line: int
    last_line: int


@dataclass(frozen=True, slots=True)
class Body:
    """What one record says: its text, its examples, and the lines that hold examples."""

    text: str
    examples: tuple[str, ...]
    paragraphs: int
    example_lines: tuple[tuple[int, int], ...]


def join_paragraphs(pieces: Sequence[tuple[int, Piece]], *, widths: LineWidths, flowing: bool) -> list[Paragraph]:
    """Join the lines of one record where a line went on, and part them where a paragraph ended.

    `pieces` come with their index in the document. `flowing` text (PDF) goes on from line to line unless the
    source shows a gap; wrapped text goes on after a full line or inside a sentence.
    """
    groups: list[list[Piece]] = []
    for index, piece in pieces:
        if not piece.text:
            continue
        if groups and not _begins_paragraph(groups[-1], piece, index, widths, flowing=flowing):
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return [Paragraph(_join(group), group[0].line, group[-1].line) for group in groups]


def _begins_paragraph(group: Sequence[Piece], piece: Piece, index: int, widths: LineWidths, *, flowing: bool) -> bool:
    before = group[-1].text
    ended = _SENTENCE_END.search(before) is not None
    if _EXAMPLE.match(piece.text) or (ended and _ASIDE.match(piece.text)):
        return True
    if not ended and _goes_on(group, piece):
        return False
    if piece.apart or _BULLET.match(piece.text):
        return True
    return not flowing and not widths.wraps_into(index)


def _goes_on(group: Sequence[Piece], piece: Piece) -> bool:
    """Whether an unfinished sentence goes on, whatever break the layout shows."""
    before = group[-1].text
    if piece.text[0].islower() or _UNFINISHED.search(before):
        return True
    if _STEP_ALONE.match(before) and len(group) == 1:
        return True
    return sum(len(part.text) for part in group[-3:]) > _LIST_ITEM_LENGTH


def _join(group: Sequence[Piece]) -> str:
    parts = [group[0].text]
    for before, piece in pairwise(group):
        # A line breaks after a hyphen or dash without a space: "non-" + "premier", "card—" + "for example".
        tight = _TIGHT_END.search(before.text) and piece.text[0].isalpha()
        parts.append(piece.text if tight else f" {piece.text}")
    return "".join(parts)


def read_body(paragraphs: Sequence[Paragraph]) -> Body:
    """Part the examples from the text, and mark list items with "* ".

    References ("See rule 382. ...") belong to the text, on lines of their own, wherever they stand.
    """
    if paragraphs and _EXAMPLE.match(paragraphs[0].text):
        # A numbered record that is an example as a whole: its number needs a text to name.
        whole = [paragraph.text for paragraph in paragraphs]
        return Body("\n".join(whole), (), len(whole), ())
    text: list[str] = []
    examples: list[str] = []
    example_lines: list[tuple[int, int]] = []
    marker = ""
    for paragraph in paragraphs:
        told, shown = _part_examples(paragraph.text)
        if told and marker and not _SEE.match(told):
            _go_on(examples, told, plural=_several(marker))
            example_lines.append((paragraph.first_line, paragraph.last_line))
        elif told:
            text += _part_references(told)
        for found, body in shown:
            marker = found
            example, *references = _part_references(body, at_end=True)
            examples += _QUOTED_NEXT.split(example) if _several(marker) else [example]
            text += references
        if shown:
            example_lines.append((paragraph.first_line, paragraph.last_line))
    filled = tuple(example for example in examples if example)
    if not filled and examples:
        # "Example:" with nothing after it introduces the sub-rules below.
        text = [*text[:-1], f"{text[-1]} {marker}:"] if text else [f"{marker}:"]
        example_lines = []
    return Body("\n".join(_mark_items(text)), filled, len(text), tuple(example_lines))


def _several(marker: str) -> bool:
    return marker.lower() == "examples"


def _part_examples(text: str) -> tuple[str, list[tuple[str, str]]]:
    """What stands before the first "Example:", and each example with its marker."""
    parts = _EXAMPLE.split(text)
    shown = [(parts[at], parts[at + 1].strip()) for at in range(1, len(parts), 2)]
    return parts[0].strip(), shown


def _part_references(text: str, *, at_end: bool = False) -> list[str]:
    """The text up to its references, then each of these; `at_end` takes only those nothing else follows."""
    first = _SEE_RULE.search(text)
    if first is None:
        return [text]
    references = _SEE_AGAIN.split(text[first.end() :])
    if at_end and not all(_ONE_SEE.fullmatch(reference) for reference in references):
        return [text]
    return [text[: first.start()], *references]


def _go_on(examples: list[str], told: str, *, plural: bool) -> None:
    """A paragraph below "Examples:" is an example of its own; below "Example:" it continues the last one."""
    if plural or not examples or not examples[-1]:
        if examples and not examples[-1]:
            examples.pop()
        examples.append(told)
    else:
        examples[-1] = f"{examples[-1]}\n{told}"


def _mark_items(texts: Sequence[str]) -> list[str]:
    short = [at > 0 and _is_short(text) for at, text in enumerate(texts)]
    marked: list[str] = []
    for at, text in enumerate(texts):
        bullet = _BULLET.match(text)
        if bullet and bullet.end() < len(text):
            marked.append(f"* {text[bullet.end() :]}")
        elif short[at] and (short[at - 1] or (at + 1 < len(short) and short[at + 1])):
            marked.append(f"* {text}")
        else:
            marked.append(text)
    return marked


def _is_short(text: str) -> bool:
    return len(text) <= _LIST_ITEM_LENGTH and not _SENTENCE_END.search(text) and not _STEP.match(text)
