"""Imported cards as pages show them: their text with symbols and markup, what it was before, the rules it leads to."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy

from rules_data.core.games import GAMES
from rules_data.queries import (
    FACETS,
    PRINTED_A_PAGE,
    READINGS,
    CardReading,
    EditionView,
    FaceView,
    GameView,
    LineReading,
    PrintedFound,
    PrintedRow,
    PrintedView,
    ReadingCounts,
    card_reading,
    faqs_naming,
    find_printed,
    printed_card,
    printed_have_domains,
    printed_named,
    reading_counts,
    rules_called,
    rules_with_numbers,
)

from .paths import rule_path
from .rule_text import inline_html

# Set where pages are asked for to be written to files, which hold nothing that belongs to publishers.
EXPORTING = "rulesite.exporting"
LONGEST, LAST_PAGE = 100, 1_000
# After escaping: **strong** and *aside* as the sources of Flesh and Blood write them; a reminder stands in brackets.
_STRONG, _ASIDE = re.compile(r"\*\*([^*]+)\*\*"), re.compile(r"\*([^*]+)\*|(?<![\w)])(\([^()]+\))")

# What the parts of an ability are called on a page, by what they are.
PARTS = {
    "condition": gettext_lazy("Condition"),
    "conditional statement": gettext_lazy("Only if"),
    "ordinal": gettext_lazy("Which time"),
    "limit": gettext_lazy("How often"),
    "cost": gettext_lazy("Cost"),
    "effect": gettext_lazy("Effect"),
    "instructions": gettext_lazy("What is paid for"),
    "event": gettext_lazy("What is replaced"),
    "statement": gettext_lazy("Statement"),
}
# What a reader can ask of how a card's text is read.
READING_NAMES = {
    "plays": gettext_lazy("Can be played in the lab"),
    "only-understood": gettext_lazy("Understood, but can't be played yet"),
    "not-wholly-understood": gettext_lazy("Not wholly understood"),
}


@dataclass(frozen=True)
class LineShown:
    """A line as it was read. `text` in HTML, with what is not understood marked; `kinds` each with its rules' paths.

    `parts`: what each part is called, and its words as HTML; none where the whole line is one.
    """

    text: SafeString
    outcome: str
    kinds: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    why: str
    unknown: str
    parts: tuple[tuple[Any, SafeString], ...] = ()


@dataclass(frozen=True)
class PrintedShown:
    """A printed card with the rules that its words lead to: the path, the number and the word of each.

    `reading` is how its text is understood, `lines` what of it; none where the game's card texts are not read.
    """

    card: PrintedView
    rules: tuple[tuple[str, str, str], ...]
    reading: CardReading | None
    lines: tuple[LineShown, ...]


def printed_shown(game: GameView, slug: str, name: str) -> list[PrintedShown]:
    """The card of this slug, or those that have the name of the site's own card."""
    one = printed_card(game.slug, slug)
    cards = (one,) if one is not None else printed_named(game.slug, name) if name else ()
    return [_shown(game, card) for card in cards]


def _shown(game: GameView, card: PrintedView) -> PrintedShown:
    edition = next((document.current for document in game.documents[:1]), None)
    reading = card_reading(game.slug, card.slug, edition.label if edition else "")
    faces = zip(card.faces, reading.faces, strict=True) if reading else ()
    lines = tuple(_line_shown(game, line, edition, face.name) for face, read in faces for line in read)
    if reading is not None:
        reading = replace(reading, why=GAMES[game.slug].symbols.as_printed(reading.why))
    return PrintedShown(card, _rules(game, card), reading, lines)


def _html(game: str, words: str) -> SafeString:
    """Words of a card, whichever way its source or its reader writes symbols."""
    return inline_html(game, GAMES[game].symbols.as_printed(words))


def _line_shown(game: GameView, line: LineReading, edition: EditionView | None, name: str) -> LineShown:
    numbers = {number for _called, rules in line.kinds for number in rules}
    known = rules_with_numbers(edition, numbers) if edition else {}
    kinds = tuple(
        (called, tuple((rule_path(edition, number) if edition and number in known else "", number) for number in rules))
        for called, rules in line.kinds
    )
    text = _html(game.slug, line.text.replace("~", name))
    missing = _html(game.slug, line.missing.replace("~", name)) if line.missing else ""
    if missing and missing in text:
        before, _mark, after = text.rpartition(missing)
        text = mark_safe(f'{before}<mark class="wrong">{missing}</mark>{after}')
    parts = tuple((PARTS[called], _html(game.slug, words.replace("~", name))) for called, words in line.parts)
    unknown = _html(game.slug, line.unknown.replace("~", name)) if line.unknown else ""
    return LineShown(
        mark_safe(text), line.outcome, kinds, line.why, unknown, parts if len(parts) > 1 else ()
    )  # fmt: skip


def naming(game: GameView, shown: Sequence[PrintedShown]) -> tuple[Any, ...]:
    """The answers that name an imported card."""
    return faqs_naming(game.slug, shown[0].card.name) if shown else ()


def _rules(game: GameView, card: PrintedView) -> tuple[tuple[str, str, str], ...]:
    words = [*card.facets.get("keywords", ()), *card.facets.get("types", ())]
    editions = [document.current for document in game.documents[:1] if document.current is not None]
    return tuple((rule_path(edition, number), number, word) for edition, number, word in rules_called(words, editions))


def card_lines(game: str, face: FaceView) -> list[SafeString]:
    """The lines of a face's text as HTML."""
    return [_printed_line(game, line) for line in face.lines]


def _printed_line(game: str, line: str) -> SafeString:
    escaped = _STRONG.sub(r"<strong>\1</strong>", _html(game, line))
    return mark_safe(_ASIDE.sub(lambda found: f'<em class="reminder">{found[1] or found[2]}</em>', escaped))


@dataclass(frozen=True)
class Finding:
    """What a reader looks for among the cards, and what was found; None where nothing was asked for."""

    counts: ReadingCounts
    asked: Mapping[str, str]
    has_domains: bool = False
    found: PrintedFound | None = None
    page: int = 1

    @property
    def count(self) -> int:
        return self.counts.cards

    @property
    def readings(self) -> tuple[tuple[str, Any, int], ...]:
        """How a card's text can be read, with how many are known to be; none where no card has been read."""
        if not self.counts.read:
            return ()
        return tuple((reading, READING_NAMES[reading], self.counts.asked(reading)) for reading in READINGS)

    @property
    def rows(self) -> tuple[PrintedRow, ...]:
        start = PRINTED_A_PAGE * (self.page - 1)
        return self.found[start : start + PRINTED_A_PAGE] if self.found is not None else ()

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.found or ()) // PRINTED_A_PAGE))

    @property
    def previous(self) -> str:
        return self._path(self.page - 1) if self.page > 1 else ""

    @property
    def next(self) -> str:
        return self._path(self.page + 1) if self.page < self.pages else ""

    def _path(self, page: int) -> str:
        return "?" + urlencode({**{name: said for name, said in self.asked.items() if said}, "page": page})


def finding(request: HttpRequest, game: GameView) -> Finding:
    """Read the form of the list of cards."""
    asked = {name: request.GET.get(name, "").strip()[:LONGEST] for name in ("q", *FACETS)}
    reading = request.GET.get("reading", "")
    asked["reading"] = reading if reading in READINGS else ""
    looked = Finding(reading_counts(game.slug), asked, printed_have_domains(game.slug))
    if not looked.count or not any(asked.values()):
        return looked
    number = request.GET.get("page", "1")
    page = min(max(int(number), 1), LAST_PAGE) if number.isascii() and number.isdigit() and len(number) < 6 else 1
    found = find_printed(game.slug, asked["q"], {name: asked[name] for name in FACETS}, asked["reading"])
    return replace(looked, found=found, page=page)
