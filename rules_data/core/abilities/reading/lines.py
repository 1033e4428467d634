"""A card's text in pieces: one for each ability, with the options that belong to it, and what is set aside.

Lines stand by themselves but for options after a bullet, which belong to the line above them. Reminder text, and an
ability word with its dash, say nothing that the rules look at; they are set aside and kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .tokens import short_names, with_self, without_reminders

BULLET = "•"
_OPTION = re.compile(r"^\s*(?:[•*+]|\{[^{}]*\} —)\s+")
_ABILITY_WORD = re.compile(r"^(?P<word>[A-Z][\w',!?-]*(?: [\w',!?-]+){0,4}) — (?=[\"A-Z~{])")
_NO_ABILITY_WORD = re.compile(r"^(?:Choose |[IVX]+(?:, [IVX]+)*$|[^—]*\b(?:upkeep|cost)\b)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Line:
    """One ability of a text. `text`: without reminder text and ability word; `options`: how many lines follow it."""

    text: str
    ability_word: str = ""
    options: tuple[str, ...] = ()

    @property
    def whole(self) -> str:
        """The text with its options."""
        return " ".join((self.text, *(f"{BULLET} {option}" for option in self.options)))


def lines_of(text: str, name: str = "", known_words: frozenset[str] = frozenset()) -> tuple[Line, ...]:
    """The abilities of a card's text. `known_words` are no ability words though a dash stands behind them."""
    return tuple(_grouped(text, name, known_words))


def _grouped(text: str, name: str, known_words: frozenset[str]) -> Iterator[Line]:
    names = short_names(name) if name else ()
    kept: Line | None = None
    for printed in text.split("\n"):
        plain = with_self(without_reminders(printed), names)
        if kept is not None and _OPTION.match(plain):
            kept = Line(kept.text, kept.ability_word, (*kept.options, _OPTION.sub("", plain)))
            continue
        if kept is not None:
            yield kept
        kept = _without_ability_word(plain, known_words)
    if kept is not None:
        yield kept


def _without_ability_word(text: str, known_words: frozenset[str]) -> Line:
    found = _ABILITY_WORD.match(text)
    if found is None or _NO_ABILITY_WORD.match(found["word"]) or _begins_with(found["word"].lower(), known_words):
        return Line(text)
    return Line(text[found.end() :], found["word"])


def _begins_with(words: str, known: frozenset[str]) -> bool:
    """Whether words are a keyword, with or without a number or what it applies to."""
    parts = words.split()
    return any(" ".join(parts[:length]) in known for length in range(1, len(parts) + 1))
