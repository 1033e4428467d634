"""From the lines of one record to its paragraphs, list items and examples."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from .line_widths import LineWidths
from .pieces import Piece

# "Example: ...", "Examples: ...", "EXAMPLE: ..."; "For example," and "(Example: ...)" belong to their sentence.
_EXAMPLE = re.compile(r"(?:\A|(?<=\s))(Examples?|EXAMPLES?):(?:\s+|\Z)")
# "See rule 382. Triggered Abilities for more information." on a line of its own
_SEE = re.compile(r"See (?:also )?(?:rules? )?\d{3}\b")
_BULLET = re.compile(r"(?:[*•▪◦‣]|-(?=\s))\s*")
_STEP = re.compile(r"\d{1,2}[.)] \S")
_QUOTED_NEXT = re.compile(r"(?<=[”\"])\s+(?=[“\"])")
_SENTENCE_END = re.compile(r"[.!?:;…][”\"’)\]]*\Z")
_LIST_ITEM_LENGTH = 60


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


def _begins_paragraph(
    group: Sequence[Piece], piece: Piece, index: int, widths: LineWidths, *, flowing: bool
) -> bool:
    before = group[-1].text
    if _EXAMPLE.match(piece.text):
        return True
    ended = _SENTENCE_END.search(before) is not None
    if _SEE.match(piece.text) and ended:
        return True
    if not ended and piece.text[0].islower():
        return False
    if piece.apart or _BULLET.match(piece.text):
        return True
    if flowing:
        return False
    return not widths.wraps_into(index)


def _join(group: Sequence[Piece]) -> str:
    text = group[0].text
    for piece in group[1:]:
        # A line breaks after a hyphen or dash without a space: "non-" + "premier", "card—" + "for example".
        tight = re.search(r"(?:\w[-‐]|[—–])\Z", text) and piece.text[0].isalpha()
        text += piece.text if tight else f" {piece.text}"
    return text


def read_body(paragraphs: Sequence[Paragraph]) -> Body:
    """Part the examples from the text, and mark list items with "* "."""
    text: list[Paragraph] = []
    examples: list[str] = []
    example_lines: list[tuple[int, int]] = []
    marker = ""
    for paragraph in paragraphs:
        if _SEE.match(paragraph.text) and examples and _EXAMPLE.search(paragraph.text) is None:
            text.append(paragraph)
            continue
        told, shown = _part_examples(paragraph.text)
        if told and not marker:
            text.append(Paragraph(told, paragraph.first_line, paragraph.last_line))
        elif told:
            _go_on(examples, told, plural=marker.lower() == "examples")
        for marker, example in shown:  # noqa: B007 - the last marker says how the next paragraph is read
            examples += _QUOTED_NEXT.split(example) if marker.lower() == "examples" and example else [example]
        if shown or (told and marker):
            example_lines.append((paragraph.first_line, paragraph.last_line))
    if any(not example for example in examples) and text:
        # "Example:" with nothing after it introduces the sub-rules below.
        last = text[-1]
        text[-1] = Paragraph(f"{last.text} {marker}:", last.first_line, last.last_line)
        example_lines = example_lines if any(examples) else []
    filled = tuple(example for example in examples if example)
    return Body("\n".join(_mark_items(text)), filled, len(text), tuple(example_lines))


def _part_examples(text: str) -> tuple[str, list[tuple[str, str]]]:
    """What stands before the first "Example:", and each example with its marker."""
    parts = _EXAMPLE.split(text)
    shown = [(parts[at], parts[at + 1].strip()) for at in range(1, len(parts), 2)]
    return parts[0].strip(), shown


def _go_on(examples: list[str], told: str, *, plural: bool) -> None:
    """A paragraph below "Examples:" is an example of its own; below "Example:" it continues the last one."""
    if plural or not examples or not examples[-1]:
        if examples and not examples[-1]:
            examples.pop()
        examples.append(told)
    else:
        examples[-1] = f"{examples[-1]}\n{told}"


def _mark_items(paragraphs: Sequence[Paragraph]) -> list[str]:
    texts = [paragraph.text for paragraph in paragraphs]
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
