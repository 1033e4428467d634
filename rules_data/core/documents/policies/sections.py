"""What stands under the headings: texts, and the examples among them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from rules_data.core.documents.parsed import LineUse, Use
from rules_data.core.tree import NodeKind, RuleNode

from .headings import Heading
from .lines import Line

# A word alone on its line, which says what the paragraphs below it are.
_LABEL = re.compile(
    r"(?:definition|philosophy|additional\s+remedy|remedy|upgrade|downgrade|penalty|(?P<examples>examples?))\s*:?\Z",
    re.IGNORECASE,
)
_EXAMPLE = re.compile(r"examples?\s*:\s+(?=\S)", re.IGNORECASE)
_LETTERED = re.compile(r"[A-Z][.)]\s+(?=\S)")
# A guide prints the penalty at the end of the line that names the infraction.
_PENALTY = re.compile(
    r"\s+(?P<penalty>no\s+penalty|caution|warning|(?:game|match|prize)\s+loss|disqualification)\Z", re.IGNORECASE
)


@dataclass
class _Section:
    title: str
    text: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)
    lines: list[LineUse] = field(default_factory=list)
    exemplifying: bool = False


def read_section(heading: Heading, lines: Sequence[Line]) -> tuple[RuleNode, list[LineUse]]:
    """One record: a heading where nothing stands under it, else a rule whose text its title opens."""
    penalty = _PENALTY.search(heading.title)
    section = _Section(heading.title[: penalty.start()] if penalty else heading.title)
    if penalty:
        section.text.append(penalty["penalty"])
    section.lines.append(LineUse(heading.line, lines[0].last, Use.HEADING, heading.number))
    for line in lines[1:]:
        _take(section, line, heading)
    kind = NodeKind.RULE if section.text or section.examples else NodeKind.HEADING
    text = "\n".join([section.title, *section.text])
    last = lines[-1].last
    return RuleNode(heading.number, kind, text, tuple(section.examples), heading.line, last), section.lines


def _take(section: _Section, line: Line, heading: Heading) -> None:
    label = _LABEL.match(line.text)
    if label is not None:
        section.exemplifying = label["examples"] is not None
        if not section.exemplifying:
            section.text.append(line.text)
        section.lines.append(LineUse(line.number, line.last, Use.RULE, heading.number))
        return
    example = _example_of(section, line)
    if example:
        section.examples.append(example)
    else:
        section.exemplifying = False
        section.text.append(line.text)
    section.lines.append(LineUse(line.number, line.last, Use.EXAMPLE if example else Use.RULE, heading.number))


def _example_of(section: _Section, line: Line) -> str:
    """The example that a line gives: behind the word itself, or as an item below it."""
    named = _EXAMPLE.match(line.text)
    if named is not None:
        return line.text[named.end() :]
    if section.exemplifying and line.is_item:
        return line.text.removeprefix("* ")
    lettered = _LETTERED.match(line.text) if section.exemplifying else None
    return line.text[lettered.end() :] if lettered is not None else ""
