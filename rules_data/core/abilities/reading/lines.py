"""A card's text in pieces: one for each ability, with the options that belong to it, and what is set aside.

Lines stand by themselves but for options after a bullet, which belong to the line above them. Reminder text, and an
ability word with its dash, say nothing that the rules look at; they are set aside and kept.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from .tokens import respelled, short_names, with_self, without_reminders

BULLET = "•"
_OPTION = re.compile(r"^\s*(?:[•*+]|\{[^{}]*\} —)\s+")
# Some sources run the options together behind "choose one", without bullets, and perhaps below an empty line.
_HEAD = re.compile(r"[Cc]hoose (?:one|two|one or both|one or more)(?: [—-])?\s*$")
_GLUED = re.compile(r"(?<=[.!])(?=[A-Z\[])")
_ABILITY_WORD = re.compile(r"^(?P<word>[A-Z][\w' -]*?) — ")


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


def lines_of(
    text: str, name: str = "", ability_words: Collection[str] = (), spellings: Mapping[str, str] | None = None
) -> tuple[Line, ...]:
    """The abilities of a card's text. `ability_words` are set aside where a dash stands behind them.

    `spellings`: what a game's sources write in several ways, as patterns, and how it is written here.
    """
    return tuple(_grouped(respelled(text, spellings or {}), name, ability_words))


def _grouped(text: str, name: str, ability_words: Collection[str]) -> Iterator[Line]:
    names = short_names(name) if name else ()
    kept: Line | None = None
    bulleted = False
    for printed in text.split("\n"):
        plain = with_self(without_reminders(printed), names)
        if kept is not None and _OPTION.match(plain):
            kept, bulleted = Line(kept.text, kept.ability_word, (*kept.options, _OPTION.sub("", plain))), True
            continue
        if kept is not None and not bulleted and _HEAD.search(kept.text):
            if plain.strip():
                head = re.sub(r"\s+-\s*$", " —", kept.text)
                kept = Line(head, kept.ability_word, (*kept.options, *_GLUED.split(plain)))
            continue
        if kept is not None:
            yield kept
        kept, bulleted = _without_ability_word(plain, ability_words), False
    if kept is not None:
        yield kept


def _without_ability_word(text: str, ability_words: Collection[str]) -> Line:
    found = _ABILITY_WORD.match(text)
    if found is None or found["word"].lower() not in ability_words:
        return Line(text)
    return Line(text[found.end() :], found["word"])


def below_their_heads(lines: tuple[Line, ...], heads: Mapping[str, str]) -> tuple[Line, ...]:
    """The lines of a text with parts below one another, each told with the words for the part that it stands in.

    `heads`: how the line ends that such a part begins with, and those words: "{2}: Level 2", and "Level 2 —".
    """
    found: list[Line] = []
    part = ""
    for line in lines:
        begun = next((words for end, words in heads.items() if line.text.rstrip().endswith(end)), "")
        told = replace(line, text=f"{part} {line.text}") if part and not begun and line.text.strip() else line
        found.append(told)
        part = begun or part
    return tuple(found)
