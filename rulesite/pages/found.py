"""What a search found, as a page shows it: each hit in its place, those of one section folded together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import unescape

from django.urls import reverse
from django.utils.html import escape, format_html, strip_tags
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy

from rules_data import search
from rules_data.queries import (
    AnswerStanding,
    EditionView,
    ExampleStanding,
    GameView,
    RuleView,
    answer_standings,
    answers_to,
    rules_with_numbers,
    standings,
    titles,
)

from .paths import current_path
from .rule_text import marked, plain_html, summary_mark, with_symbols
from .wording import version_name

KIND_NAMES = {
    "rule": gettext_lazy("Rule"),
    "faq": gettext_lazy("FAQ"),
    "card": gettext_lazy("Card"),
    "example": gettext_lazy("Example"),
    "term": gettext_lazy("Glossary"),
}
MOST_JUMPS_IN_FULL = 4
# Of an answer that is not shown in full: enough for its first sentences, which say yes or no and why.
OF_AN_ANSWER = 300
_MARKED = re.compile(r"<mark>(.*?)</mark>")

Games = Mapping[str, GameView]


@dataclass(frozen=True)
class Found:
    """A hit: where it leads and what is shown of it. `source` is its game, document and edition.

    `standing` is an example's, `answer` says what a question's answer can be relied on for.
    """

    path: str
    number: str
    title: SafeString
    kind: str
    kind_name: str
    source: str
    place: str
    snippet: SafeString
    game: str = ""
    standing: ExampleStanding | None = None
    answer: AnswerStanding | None = None


@dataclass
class Folded:
    """A hit with the further ones of its section, which are counted and folded away."""

    hit: Found
    section: str = ""
    more: list[Found] = field(default_factory=list)


@dataclass(frozen=True)
class JumpShown:
    """The rule whose number was asked for, with its whole text."""

    path: str
    number: str
    source: str
    text: SafeString
    now: tuple[str, ...]


def jump_path(jump: search.Jump) -> str:
    """An old number leads to the page that says where it went; a number asked for in an edition to that edition."""
    if jump.edition and not jump.now:
        return reverse("pages:pinned_rule", args=[jump.game, jump.document, jump.edition, jump.number])
    return current_path(jump.game, jump.document, jump.number)


def shown_jumps(jumps: Iterable[search.Jump], known: Games) -> list[JumpShown]:
    """The rules with the number asked for; the first few with their whole text."""
    shown = []
    for nth, jump in enumerate(jumps):
        edition = edition_of(known, jump.game, jump.document, jump.edition)
        rule = rules_with_numbers(edition, [jump.number]).get(jump.number) if edition is not None else None
        whole = rule if nth < MOST_JUMPS_IN_FULL else None
        text = marked(plain_html(jump.game, whole.text), whole) if whole else plain_html(jump.game, jump.opening)
        source = source_of(known, jump.game, jump.document, edition.label if edition else jump.edition)
        shown.append(JumpShown(jump_path(jump), jump.number, source, text, jump.now))
    return shown


def folded_hits(hits: Sequence[search.Hit], known: Games, *, fold: bool = True) -> list[Folded]:
    """The hits in their order; of several of one section, the further ones are folded under the first."""
    sections = _sections(hits, known) if fold else {}
    stands = _Stands(hits)
    shown: list[Folded] = []
    first: dict[object, Folded] = {}
    for hit in hits:
        found = _found(hit, known, stands)
        section = sections.get((hit.game, hit.document, hit.edition, hit.number)) if hit.kind == "rule" else None
        key = section and (hit.game, hit.document, hit.edition, section.number)
        if key and key in first:
            first[key].more.append(found)
            continue
        shown.append(Folded(found, f"{section.number} {section.opening}" if section else ""))
        if key:
            first[key] = shown[-1]
    return shown


Place = tuple[str, str, str, str]


def _sections(hits: Sequence[search.Hit], known: Games) -> dict[Place, RuleView]:
    """The section heading over each rule that was found, or the rule itself where it is one."""
    wanted: dict[tuple[str, str, str], list[str]] = {}
    for hit in hits:
        if hit.kind == "rule":
            wanted.setdefault((hit.game, hit.document, hit.edition), []).append(hit.number)
    found: dict[Place, RuleView] = {}
    for (game, document, label), numbers in wanted.items():
        edition = edition_of(known, game, document, label)
        rules = rules_with_numbers(edition, numbers) if edition is not None else {}
        over = {rule.heading_number for rule in rules.values() if rule.heading_number}
        headings = rules_with_numbers(edition, over) if edition is not None else {}
        for number, rule in rules.items():
            heading = headings.get(rule.heading_number, rule if rule.is_heading else None)
            found |= {(game, document, label, number): heading} if heading is not None else {}
    return found


class _Stands:
    """Where the examples and answers on one page of hits stand, and what the answers say: each game is asked once."""

    def __init__(self, hits: Sequence[search.Hit]) -> None:
        asked: dict[str, list[str]] = {}
        for hit in hits:
            if hit.kind == "faq":
                asked.setdefault(hit.game, []).append(hit.slug)
        self._said = {game: answers_to(game, slugs) for game, slugs in asked.items()}
        self._examples: dict[tuple[str, str], Mapping[str, ExampleStanding]] = {}
        self._answers: dict[str, Mapping[str, AnswerStanding]] = {}

    def example(self, hit: search.Hit) -> ExampleStanding | None:
        """Under the edition it was looked for in, or the one in force; None for one that has gone meanwhile."""
        asked = (hit.game, hit.edition)
        if asked not in self._examples:
            self._examples[asked] = standings(*asked)
        return self._examples[asked].get(hit.slug)

    def answer(self, hit: search.Hit) -> AnswerStanding | None:
        """None for one that has gone meanwhile."""
        if hit.game not in self._answers:
            self._answers[hit.game] = answer_standings(hit.game)
        return self._answers[hit.game].get(hit.slug)

    def said(self, hit: search.Hit) -> SafeString | None:
        """How the answer begins, with the words marked that are marked in the hit."""
        html = self._said.get(hit.game, {}).get(hit.slug)
        return _beginning(html, _MARKED.findall(hit.snippet)) if html else None


def _beginning(html: str, typed: Iterable[str]) -> SafeString:
    text = " ".join(unescape(strip_tags(html.replace("<", " <"))).split())
    if len(text) > OF_AN_ANSWER:
        text = text[: OF_AN_ANSWER + 1].rpartition(" ")[0] + " …"
    shown = str(escape(text))
    if words := "|".join(re.escape(word) for word in sorted(set(typed), key=len, reverse=True)):
        shown = re.sub(rf"(?<![\w&])(?:{words})(?!\w)", r"<mark>\g<0></mark>", shown, flags=re.IGNORECASE)
    return mark_safe(shown)


def _found(hit: search.Hit, known: Games, stands: _Stands) -> Found:
    # Safe: the search package escapes what it marks.
    title, text = escape(hit.title), mark_safe(hit.snippet)
    if hit.title and strip_tags(text) == strip_tags(title):
        # A heading is all its text: said once, with what was found in it.
        title, text = text, mark_safe("")
    if hit.kind == "faq":
        # The title asks already: what is told here is the answer.
        text = stands.said(hit) or text
    title, text = with_symbols(hit.game, title), with_symbols(hit.game, text)
    if hit.is_summary:
        text = format_html("{} {}", summary_mark(), text)
    if hit.kind == "rule" and not title:
        edition = edition_of(known, hit.game, hit.document, hit.edition)
        title = escape(titles(edition).get(hit.number, "")) if edition is not None else title
    return Found(
        path=hit_path(hit, known),
        number=hit.number,
        title=title,
        kind=hit.kind,
        kind_name=str(KIND_NAMES.get(hit.kind, hit.kind)),
        source=source_of(known, hit.game, hit.document, hit.edition if hit.document else ""),
        place="" if hit.kind == "term" else hit.place,
        snippet=text,
        game=hit.game,
        standing=stands.example(hit) if hit.kind == "example" else None,
        answer=stands.answer(hit) if hit.kind == "faq" else None,
    )


def source_of(known: Games, game: str, document: str, edition: str) -> str:
    """Game, document and version in a line."""
    name = known[game].name if game in known else game
    return " ".join(part for part in (name, document.upper(), version_name(edition)) if part)


def hit_path(hit: search.Hit, known: Games) -> str:
    """Where a hit leads."""
    if hit.kind != "rule":
        path = reverse(f"pages:{hit.kind}", args=[hit.game, hit.slug])
        return f"{path}?edition={hit.edition}" if hit.kind == "example" and hit.edition else path
    edition = edition_of(known, hit.game, hit.document, hit.edition)
    if edition is not None and not edition.is_current:
        return reverse("pages:pinned_rule", args=[hit.game, hit.document, hit.edition, hit.number])
    return current_path(hit.game, hit.document, hit.number)


def edition_of(known: Games, game: str, document: str, label: str) -> EditionView | None:
    """The edition with this label, or the one in force where it is empty."""
    kept = known[game].document(document) if game in known else None
    return (kept.edition(label) if label else kept.current) if kept is not None else None
