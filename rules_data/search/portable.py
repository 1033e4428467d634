"""An index for a page to read: words, where they are found, and the texts themselves, as plain lists for JSON.

What a reader carries without a network, or a copy of the site that has no server, searches with it. It holds the
words and weights of the site's own index and what the editors keep of synonyms; what only a server has room for
(phrases, voting) is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules_data.queries import SearchableEntry, SynonymView, as_said

from .interpreting import sureness
from .stored_fields import shown
from .synonyms import MOST_WORDS
from .weighing import Weighed, weigh
from .words import SMALL_STEMS, stem, stems_in, words_in

# A word is looked for in one piece of so many; a text in pieces of so many.
PIECES, TEXTS_A_PIECE = 12, 250
LONGEST_TEXT = 360
# Weights are kept as whole numbers of this part; what says less about an entry is left out.
PART, LEAST = 0.25, 0.4
MOST_WEIGHT = 99


@dataclass(frozen=True)
class PortableIndex:
    """`words`: every form with its word's number, and under `said` what else words mean: the words of a row, each by
    its number or as it is written where no entry has it, what they mean in numbers, and how sure that is.
    `found`: in piece `number % PIECES`, by number, how far on from the one before each entry is and its weight.
    `texts`: kind, number, title, place, path and opening of each entry.
    """

    words: dict[str, Any]
    found: list[dict[str, list[int]]]
    texts: list[list[list[str]]]


def portable_index(
    entries: Sequence[SearchableEntry], path_of: Callable[[SearchableEntry], str], synonyms: Sequence[SynonymView] = ()
) -> PortableIndex:
    """The index of these entries, each at the path that `path_of` gives: always the same of the same entries."""
    weighed = list(weigh(entries))
    numbers = {one: number for number, one in enumerate(sorted({word for each in weighed for word in each.weights}))}
    forms = sorted(_forms(weighed, numbers))
    found: list[dict[str, list[int]]] = [{} for _ in range(PIECES)]
    for word, places in sorted(_places(weighed).items()):
        before, kept = 0, []
        for place, weight in places:
            kept += [place - before, weight]
            before = place
        found[numbers[word] % PIECES][str(numbers[word])] = kept
    texts = [_text(one, path_of) for one in weighed]
    return PortableIndex(
        {
            "forms": [form for form, _ in forms],
            "words": [number for _, number in forms],
            "entries": len(texts),
            "each": TEXTS_A_PIECE,
            "said": sorted(_said(synonyms, numbers, dict(forms)), key=repr),
        },
        found,
        [texts[start : start + TEXTS_A_PIECE] for start in range(0, len(texts), TEXTS_A_PIECE)],
    )


def _said(rows: Sequence[SynonymView], numbers: dict[str, int], forms: dict[str, int]) -> Iterator[list[Any]]:
    """The rows of synonyms whose meaning stands in some entry; a page looks words up as they are written."""
    for row in rows:
        telling = [[one for one in stems_in(means) if one not in SMALL_STEMS] for means in row.means]
        means = [[numbers[one] for one in stems] for stems in telling if stems and all(one in numbers for one in stems)]
        for words in row.words if means else ():
            typed = list(dict.fromkeys(one.lower().replace("’", "'").removesuffix("'s") for one in words_in(words)))
            if 0 < len(typed) <= MOST_WORDS:
                yield [[forms.get(one, one) for one in typed], means, round(sureness(len(typed)), 2)]


def _forms(weighed: Sequence[Weighed], numbers: dict[str, int]) -> set[tuple[str, int]]:
    """The forms in which words are written, in small letters, with the number of the word each is."""
    written = {
        form.lower().replace("’", "'")
        for one in weighed
        for text in (one.entry.title, one.entry.body, one.entry.examples, one.entry.place, one.entry.number)
        for form in words_in(text)
    }
    known = {(form, numbers[stem(form)]) for form in written if stem(form) in numbers}
    # A word may be found by others' texts alone, and is then known by its stem.
    return known | {(word, numbers[word]) for word in numbers.keys() - {stem(form) for form, _ in known}}


def _places(weighed: Sequence[Weighed]) -> dict[str, list[tuple[int, int]]]:
    places: dict[str, list[tuple[int, int]]] = {}
    for place, one in enumerate(weighed):
        for word, weight in one.weights.items():
            if weight >= LEAST:
                places.setdefault(word, []).append((place, min(MOST_WEIGHT, round(weight / PART))))
    return places


def _text(one: Weighed, path_of: Callable[[SearchableEntry], str]) -> list[str]:
    entry = shown(one)
    body = as_said(entry.body, entry.is_summary)
    text = body if len(body) <= LONGEST_TEXT else body[:LONGEST_TEXT].rsplit(" ", 1)[0] + " …"
    return [entry.kind, entry.number, entry.title, entry.place, path_of(one.entry), text]
