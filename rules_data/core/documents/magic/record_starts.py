"""How the Comprehensive Rules print a numbered record, and the misprints there have been."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules_data.core.tree import RuleNumber
from rules_data.core.tree.schemes import MAGIC

SCHEME = MAGIC

# "603. Title", "603.4. Text", "603.4a Text"; misprinted "119.1d. Text", "606.5 Text", "901.4.Text"
_RECORD = re.compile(
    r"([1-9]\d\d)(?:\.([1-9]\d{0,2})([a-z]{1,2})?)?(\.?)(\s+|(?=[A-Z“\"(\[{])|\Z)(.*)\Z", re.ASCII | re.DOTALL
)
# "6. Spells, Abilities, and Effects"
_SECTION = re.compile(r"([1-9])\.\s+(\S.*)\Z", re.ASCII | re.DOTALL)
_FINISHED = re.compile(r"[.!?:;,…][”\"’'»)\]]*\Z")
_LONGEST_TITLE = 100
# "6O3.4. Text", "60.3.4 Text", "603.4A. Text": what is left of a number when a character went wrong.
_DAMAGED = re.compile(r"(?=\S*\d)(?=\S*\.)[0-9OolISB]{1,4}\.?[0-9OolISBA-Za-z.]{0,6}\.?(?=\s+[A-Z“])", re.ASCII)


@dataclass(frozen=True, slots=True)
class RecordStart:
    """A number, the text after it, and what is odd about the way it is printed."""

    number: RuleNumber
    text: str
    oddity: str = ""


def match_record(text: str) -> RecordStart | None:
    """The chapter, rule or subrule that begins a paragraph; None where none does."""
    match = _RECORD.match(text)
    if match is None:
        return None
    chapter, rule, letter, dot, space, rest = match.groups()
    if rule is None and not dot:
        # "100 cards": without a dot nothing makes it a chapter.
        return None
    parts = (int(chapter[0]), int(chapter[1:]), *([int(rule)] if rule else []), *([letter] if letter else []))
    number = RuleNumber(SCHEME, parts)
    if letter and dot:
        oddity = f"{number} has a dot that subrules do not have."
    elif rule and not letter and not dot:
        oddity = f"The dot after {number} is missing."
    elif rest and not space:
        oddity = f"The space after {number} is missing."
    else:
        oddity = ""
    return RecordStart(number, rest.strip(), oddity)


def match_section(text: str) -> RecordStart | None:
    """The section that begins a paragraph: a digit and a title. A numbered sense of a word looks alike."""
    match = _SECTION.match(text)
    if match is None or not is_title(match[2]):
        return None
    return RecordStart(RuleNumber(SCHEME, (int(match[1]),)), match[2])


def is_title(text: str) -> bool:
    """Whether a text names something: it is short and does not end as a sentence does."""
    return len(text) <= _LONGEST_TITLE and _FINISHED.search(text) is None


def is_finished(text: str) -> bool:
    """Whether a text ends as a sentence does."""
    return _FINISHED.search(text) is not None


def damaged_number(text: str) -> str | None:
    """What may have been a number at the beginning of a paragraph."""
    match = _DAMAGED.match(text)
    return match[0] if match else None
