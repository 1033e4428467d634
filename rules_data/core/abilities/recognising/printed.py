"""A text as it was printed, beside the same text as it is read: where each of the words that are read stands."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from rules_data.core.abilities.reading import Text, reading_steps, tokens_of


@dataclass(frozen=True, slots=True)
class Printed:
    """A text on its way to being read. `starts`, `ends`: where each of its letters comes from in `source`."""

    source: str
    text: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def with_all_put(self, pattern: re.Pattern[str], words: str) -> Printed:
        """The text with these words for whatever the pattern finds; they come from where that stood."""
        letters: list[str] = []
        starts: list[int] = []
        ends: list[int] = []
        place = 0
        for found in pattern.finditer(self.text):
            put = found.expand(words)
            letters += [self.text[place : found.start()], put]
            starts += self.starts[place : found.start()]
            ends += self.ends[place : found.start()]
            if found.end() > found.start():
                starts += [self.starts[found.start()]] * len(put)
                ends += [self.ends[found.end() - 1]] * len(put)
            place = found.end()
        rest = self.text[place:]
        return Printed(
            self.source, "".join((*letters, rest)), (*starts, *self.starts[place:]), (*ends, *self.ends[place:])
        )


def starts_with_ability_word(text: str, ability_words: Collection[str]) -> bool:
    """Whether an ability word and its dash stand in front of a text."""
    return bool(ability_words) and _in_front(ability_words).match(text) is not None


def _in_front(ability_words: Collection[str]) -> re.Pattern[str]:
    words = "|".join(re.escape(one) for one in sorted(ability_words, key=len, reverse=True))
    return re.compile(rf"\A\s*(?:{words})\s*[—–-]\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PrintedWords:
    """The words of a text as they are read, and where each of them was printed."""

    printed: Printed
    words: Text

    def span(self, first: int, behind: int) -> str:
        """What was printed from one word up to, and without, another; without spaces and full stops around it."""
        last = min(behind, len(self.words.words)) - 1
        if first > last:
            return ""
        end = self.words.starts[last] + len(self.words.printed[last]) - 1
        found = self.printed.source[self.printed.starts[self.words.starts[first]] : self.printed.ends[end]]
        return re.sub(r"\s+", " ", found).strip(" .,!")


def printed_words(
    text: str, spellings: Mapping[str, str], ability_words: Collection[str] = (), *, keep_reminders: bool = False
) -> PrintedWords:
    """The words of an ability's text, without an ability word in front.

    With `keep_reminders` what stands in brackets is read with the rest.
    """
    every = tuple(range(len(text)))
    printed = Printed(text, text, every, tuple(place + 1 for place in every))
    if ability_words:
        printed = printed.with_all_put(_in_front(ability_words), "")
    for pattern, words in reading_steps(spellings, keep_reminders=keep_reminders):
        printed = printed.with_all_put(pattern, words)
    return PrintedWords(printed, tokens_of(printed.text))
