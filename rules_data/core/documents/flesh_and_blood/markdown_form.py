"""The rules as Markdown: copies with their numbers printed, and the publisher's own source, numbered when built.

In the source, headings of the first level are chapters, of the second sections (counted from 0), of the third rules
and of the fourth sub-rules (by letter). `@@rule:name@@` names one, `[[rule:name]]` refers to it. The files of all
chapters are read joined in their order, each with its header: `chapter: 8` between lines of dashes, or
`[REF book=CR chap=8]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rules_data.core.documents.decoding import SourceLine
from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.markdown_marks import is_markdown, is_ruler, without_marks
from rules_data.core.documents.parsed import LineUse, Use

_LABEL = re.compile(r"@@((?:cha|sec|rule):\w+)@@", re.ASCII)
_REFERENCE = re.compile(r"\[\[((?:cha|sec|rule):\w+)\]\]", re.ASCII)
_HEADER_LINE = re.compile(r"\s*\[REF\s+book=(\w+)\s+chap=(\d{1,2})\]\s*\Z", re.ASCII)
_FIELD = re.compile(r"(\w[\w -]{0,30}):\s*(.*)\Z", re.ASCII)
_LONGEST_HEADER = 20
_HEADING = re.compile(r"\s*(#{1,6})\s+(\S.*)\Z")
# "* 1.0.1a Text": rules shown as the items of a list
_RULE_BULLET = re.compile(r"\A\s*[-*+]\s+(?=[1-9]\d?\.\d{1,2}\.\d{1,3}[a-z]{0,2}\s)", re.ASCII)
_GLOSSARY = re.compile(r"glossary\b", re.IGNORECASE)
_NAMED = re.compile(
    r"(?:preface|introduction|foreword|about|glossary|acknowledge?ments?|credits|thanks)\b", re.IGNORECASE
)
_RULE_LEVEL, _SUBRULE_LEVEL = 3, 4


@dataclass
class _Numbering:
    """The number that the next heading gets."""

    announced: int = 0
    counts: list[int] = field(default_factory=lambda: [0, -1, 0, 0])

    def next_at(self, level: int) -> str:
        if level == 1:
            self.counts = [self.announced or self.counts[0] + 1, -1, 0, 0]
            self.announced = 0
            return str(self.counts[0])
        self.counts[level - 1] += 1
        self.counts[level:] = [-1, 0, 0][level - 1 :]
        if level < _SUBRULE_LEVEL:
            return ".".join(str(count) for count in self.counts[:level])
        return ".".join(str(count) for count in self.counts[:_RULE_LEVEL]) + _letters(self.counts[-1])


def _letters(count: int) -> str:
    return chr(ord("a") + count - 1) if count <= 26 else "a" + chr(ord("a") + count - 27)


def without_markdown(lines: Sequence[SourceLine]) -> tuple[tuple[SourceLine, ...], list[LineUse]]:
    """The lines as the publisher's text has them, and the lines that only the format needed.

    Raises UnableToReadDocument for a reference to a rule that no line names.
    """
    is_source = any(_LABEL.search(line.text) or _HEADER_LINE.match(line.text) for line in lines)
    if not is_source and not is_markdown(lines):
        return tuple(lines), []
    kept, skipped, chapters = _without_headers(lines)
    skipped += [
        LineUse(line.number, line.number, Use.SKIPPED, reason="a drawn line") for line in kept if is_ruler(line.text)
    ]
    numbers: dict[str, str] = {}
    plain = list(_numbered(kept, chapters, numbers, is_source=is_source))
    return tuple(_referring(line, numbers, as_printed) for line, as_printed in zip(plain, lines, strict=True)), skipped


def _without_headers(lines: Sequence[SourceLine]) -> tuple[list[SourceLine], list[LineUse], dict[int, int]]:
    """The lines with the files' headers blanked, and from which line on which chapter is announced."""
    kept: list[SourceLine] = []
    skipped: list[LineUse] = []
    chapters: dict[int, int] = {}
    at = 0
    while at < len(lines):
        end = _header_end(lines, at)
        match = _HEADER_LINE.match(lines[at].text)
        if match is not None:
            end, chapters[lines[at].number] = at + 1, int(match[2])
        for line in lines[at:end]:
            found = _FIELD.match(line.text)
            if found is not None and found[1] == "chapter" and found[2].strip().isdigit():
                chapters[line.number] = int(found[2])
            if not line.blank:
                skipped.append(LineUse(line.number, line.number, Use.SKIPPED, reason="a file's own header"))
            kept.append(SourceLine(line.number, ""))
        if end == at:
            kept.append(lines[at])
            end = at + 1
        at = end
    return kept, skipped, chapters


def _header_end(lines: Sequence[SourceLine], at: int) -> int:
    """Where the header that begins here ends; the same place where none begins."""
    if lines[at].text.strip() != "---":
        return at
    for to in range(at + 1, min(len(lines), at + _LONGEST_HEADER)):
        text = lines[to].text.strip()
        if text == "---":
            return to + 1 if to > at + 1 else at
        if text and not _FIELD.match(text) and not text.startswith("- "):
            return at
    return at


def _numbered(
    lines: Sequence[SourceLine], chapters: dict[int, int], numbers: dict[str, str], *, is_source: bool
) -> Iterator[SourceLine]:
    """Each line without Markdown's marks, headings with their numbers; fills in which name has which number."""
    numbering = _Numbering()
    named = ""
    terms = 0
    for line in lines:
        numbering.announced = chapters.get(line.number, numbering.announced)
        heading = _HEADING.match(line.text)
        label = _LABEL.search(line.text)
        text = without_marks(_LABEL.sub("", line.text)).rstrip()
        if heading is None:
            yield SourceLine(line.number, "" if is_ruler(line.text) else _RULE_BULLET.sub("", text))
            continue
        level, title = len(heading[1]), " ".join(text.split())
        if _NAMED.match(title) and level <= 2:
            named, terms = title, 0
            yield SourceLine(line.number, f"{2 if title[0] in 'AaCcTt' else 1} {title}")
            continue
        if level == 1 and named:
            named = ""
        if named:
            terms += 1
            yield SourceLine(line.number, f"1.-1.{terms} {title}" if _GLOSSARY.match(named) else title)
            continue
        number = numbering.next_at(level) if is_source and level <= _SUBRULE_LEVEL else ""
        if label is not None and number:
            numbers[label[1]] = number
        yield SourceLine(line.number, f"{number} {title}".strip())


def _referring(line: SourceLine, numbers: dict[str, str], as_printed: SourceLine) -> SourceLine:
    """A line with the numbers of the rules that it refers to by name."""

    def number_of(match: re.Match[str]) -> str:
        number = numbers.get(match[1])
        if number is None:
            raise UnableToReadDocument(
                f"It refers to {match[1]!r}, and no line here has that name.",
                line=line.number,
                column=as_printed.text.index(match[0]) + 1,
                expected="the source of all chapters, joined in their order",
                advice="Join the chapters' files, or import the publisher's text, which has its numbers.",
            )
        return f"[{number}]"

    return SourceLine(line.number, _REFERENCE.sub(number_of, line.text))
