"""The words and symbols of a text: what is compared when it is read, and what is set aside.

Spellings that sources use for the same thing become one here: the card's own name and its short forms are `~`, symbols
are in braces, and dashes, quotation marks and minus signs are of one sort. Reminder text is set aside.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

SELF = "~"
# In a table of spellings: what stands for one that is left out, and for a space at the beginning of another.
NOTHING, SPACE = "nothing", "{space}"
_TOKEN = re.compile(
    r"(?:\{[^{}]*\})+"
    r"|[+-]?(?:\d+|X)(?![\w'])"
    r"|~(?:'s)?"
    r"|and/or(?![\w'-])"
    r"|[^\W\d_][\w'-]*'?"
    r"|\d+[A-Za-z]+"
    r"|\S"
)
_SAME = str.maketrans({"\u2019": "'", "\u2018": "'", "\u201c": '"', "\u201d": '"', "\u2212": "-", "\u2013": "—"})
# A sentence whose last words are quoted ends within the quotation; its own full stop is put behind.
_QUOTED_END = re.compile(r"([.!])\"(?=\s+[A-Z~]|\s*$)")
_REMINDER = re.compile(r"\s*_?\([^()]*\)_?")
_BRACKETS = re.compile(r"[()]")
_AROUND = re.compile(r"\A\s+|\s+\Z")


@dataclass(frozen=True, slots=True)
class Text:
    """A text as it is read: `words` in small letters, `printed` as they stand, `starts` where each is in `source`."""

    source: str
    words: tuple[str, ...]
    printed: tuple[str, ...]
    starts: tuple[int, ...]

    def span(self, first: int, behind: int) -> str:
        """What stands in the source from one word up to, and without, another."""
        if first >= len(self.starts):
            return ""
        last = min(behind, len(self.words)) - 1
        return self.source[self.starts[first] : self.starts[last] + len(self.printed[last])]

    def is_proper(self, place: int) -> bool:
        """Whether a word has a capital letter that no sentence begins with."""
        if not self.printed[place][0].isupper():
            return False
        return place > 0 and self.words[place - 1] not in (".", ":", "—", "•", '"', "!")


def without_reminders(text: str) -> str:
    """The text without what stands in parentheses."""
    return _REMINDER.sub("", text.translate(_SAME)).strip()


def respelled(text: str, spellings: Mapping[str, str]) -> str:
    """The text in one of a game's spellings; `spellings` are patterns and what stands for what they find."""
    for pattern, plain in _put(spellings):
        text = pattern.sub(plain, text)
    return text


def _put(spellings: Mapping[str, str]) -> Iterator[tuple[re.Pattern[str], str]]:
    for pattern, plain in spellings.items():
        yield re.compile(pattern), "" if plain == NOTHING else plain.replace(SPACE, " ")


def reading_steps(
    spellings: Mapping[str, str], *, keep_reminders: bool = False
) -> Iterator[tuple[re.Pattern[str], str]]:
    """What is put for what before one ability's text is read, in turn: the steps of `lines_of`, each by itself.

    With `keep_reminders` only the brackets go, and not what stands in them.
    """
    yield from _put(spellings)
    for letter, plain in _SAME.items():
        yield re.compile(re.escape(chr(letter))), plain if isinstance(plain, str) else chr(plain)
    yield (_BRACKETS if keep_reminders else _REMINDER), ""
    yield _THIS, SELF
    yield _AROUND, ""
    yield _QUOTED_END, r'\1".'


# What stands before a personal name and is no part of what somebody is called by.
_HONORIFIC = re.compile(r"^(?:Lady|Lord|Ser) (?=[A-Z])")


def short_names(name: str) -> tuple[str, ...]:
    """How a card calls itself: its whole name, and that of a person before a comma or a byname; the longest first."""
    found = [name]
    for mark in (",", " // ", " of the ", " the ", " of "):
        if mark in name:
            short = name.partition(mark)[0].strip()
            if len(short) > 2:
                found.append(short)
    found += [short for one in found if (short := _HONORIFIC.sub("", one)) != one]
    return tuple(sorted(dict.fromkeys(found), key=len, reverse=True))


# What a card calls itself where it does not use its name.
_THIS = re.compile(
    r"\b[Tt]his (?:creature|artifact|enchantment|land|spell|card|permanent|planeswalker|Aura|Equipment|Vehicle|token|"
    r"Saga|Class|Room|Case|battle|Siege|Spacecraft|scheme)\b(?! of)"
)


def with_self(text: str, names: Iterable[str]) -> str:
    """The text with `~` for each of these names of the card itself."""
    for name in names:
        plain = name.translate(_SAME)
        text = re.sub(rf"(?<![\w~]){re.escape(plain)}(?![\w-])", SELF, text)
    return _THIS.sub(SELF, text)


def tokens_of(text: str) -> Text:
    """The words and symbols of a text from which names and reminders have been taken."""
    plain = _QUOTED_END.sub(r'\1".', text.translate(_SAME))
    words: list[str] = []
    printed: list[str] = []
    starts: list[int] = []
    for found in _TOKEN.finditer(plain):
        one = found.group()
        words.append(one if one[0] == "{" else one.lower())
        printed.append(one)
        starts.append(found.start())
    return Text(plain, tuple(words), tuple(printed), tuple(starts))
