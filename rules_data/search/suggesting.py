"""What a reader may mean who has typed the beginning of it: numbers, headings, terms, cards, questions, examples.

The table is made once for each generation of the index and kept in memory: a few sorted lists, so that a
beginning is looked up by halving and never by reading everything.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from heapq import nsmallest

from rules_data.core.markup import folded
from rules_data.queries import as_said

from .stored_fields import Shown

GROUPS = ("rule", "heading", "term", "card", "faq", "example")
LONGEST = 100
MOST_LOOKED_AT = 1_200
OPENING = 80
SHORT, MOST_SHORT = 2, 4_000

_NUMBER = re.compile(r"(?:rules?\s+|§\s*|#\s*)?(\d[\w.\s-]{0,14})\Z")
_AFTER_LAST = "\U0010ffff"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One thing a beginning may mean. `kind` is its group; `text` its title or the rule's first words."""

    kind: str
    game: str
    document: str
    number: str
    slug: str
    text: str
    place: str = ""


class SuggestionTable:
    """Every title by each of its words, and every rule by its number."""

    def __init__(self, entries: Iterable[Shown]) -> None:
        self._shown: list[Suggestion] = []
        numbers: list[tuple[str, int]] = []
        titles: list[tuple[str, int, int]] = []
        for entry in entries:
            place = len(self._shown)
            heading = entry.kind == "rule" and bool(entry.title)
            if entry.kind == "rule":
                self._shown.append(_suggestion(entry, "rule"))
                numbers.append((entry.number.lower(), place))
                if not heading:
                    continue
                place += 1
            self._shown.append(_suggestion(entry, "heading" if heading else entry.kind))
            titles += ((words, nth, place) for nth, words in enumerate(_from_each_word(entry.title)))
        self._numbers = sorted(numbers)
        self._titles = sorted(titles)
        # The shortest beginnings fit the most, are typed by everybody, and there are few of them.
        self._short: dict[tuple[str, str | None, int], Mapping[str, tuple[Suggestion, ...]]] = {}

    def suggest(self, typed: str, game: str | None, limit: int) -> Mapping[str, tuple[Suggestion, ...]]:
        """At most `limit` of each group, the likeliest first; groups without any are left out."""
        typed = " ".join(typed[:LONGEST].split())
        if len(typed) > SHORT:
            return self._found(typed, game, limit)
        asked = (typed.lower(), game, limit)
        found = self._short.get(asked)
        if found is None:
            found = self._found(typed, game, limit)
            if len(self._short) < MOST_SHORT:
                self._short[asked] = found
        return found

    def _found(self, typed: str, game: str | None, limit: int) -> Mapping[str, tuple[Suggestion, ...]]:
        numbered = self._by_number(typed, game, limit)
        found: dict[str, list[tuple[tuple[object, ...], Suggestion]]] = {}
        for rank, suggestion in self._by_title(folded(typed), game):
            found.setdefault(suggestion.kind, []).append((rank, suggestion))
        best = {
            kind: tuple(one for _, one in nsmallest(limit, found[kind], key=lambda pair: pair[0]))
            for kind in GROUPS
            if kind in found
        }
        return {"rule": numbered, **best} if numbered else best

    def _by_number(self, typed: str, game: str | None, limit: int) -> tuple[Suggestion, ...]:
        match = _NUMBER.match(typed.lower())
        if match is None:
            return ()
        wanted = re.sub(r"[\s.-]+", ".", match[1]).strip(".")
        start = bisect_left(self._numbers, (wanted, -1))
        end = bisect_left(self._numbers, (wanted + _AFTER_LAST, -1))
        places = [(number != wanted, place) for number, place in self._numbers[start:end][:MOST_LOOKED_AT]]
        shown = ((rest, place) for rest, place in places if game in (None, self._shown[place].game))
        return tuple(self._shown[place] for _, place in nsmallest(limit, shown))

    def _by_title(self, typed: str, game: str | None) -> Iterator[tuple[tuple[object, ...], Suggestion]]:
        """Titles with a word that begins so; of several words that do not follow one another, each begins one."""
        first, *others = typed.split() or [""]
        if not first:
            return
        seen: set[int] = set()
        for beginning, rest in ((typed, []), (first, others)) if others else ((typed, []),):
            start = bisect_left(self._titles, (beginning, -1, -1))
            for words, nth, place in self._titles[start : start + MOST_LOOKED_AT]:
                if not words.startswith(beginning):
                    break
                one = self._shown[place]
                if place in seen or game not in (None, one.game) or not _begins_words(rest, one):
                    continue
                seen.add(place)
                yield (bool(rest), nth > 0, words != beginning, len(one.text), place), one


def _from_each_word(title: str) -> Iterator[str]:
    words = folded(title).split()
    return (" ".join(words[place:]) for place in range(len(words)))


def _begins_words(wanted: list[str], one: Suggestion) -> bool:
    words = folded(one.text).split() if wanted else []
    return all(any(word.startswith(beginning) for word in words) for beginning in wanted)


def _suggestion(entry: Shown, kind: str) -> Suggestion:
    text = entry.title or _opening(as_said(entry.body, entry.is_summary))
    return Suggestion(kind, entry.game, entry.document, entry.number, entry.slug, text, entry.place)


def _opening(body: str) -> str:
    text = " ".join(body[: OPENING * 2].split())
    return text if len(text) <= OPENING else text[: text.rfind(" ", 0, OPENING) or OPENING] + " …"
