"""What can be found: one entry for each rule in force, question, card, example and defined word."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from django.db.models import QuerySet

from rules_data.core.tree import RuleNumber, scheme_named
from rules_data.models import Card, Example, Faq, GlossaryTerm, Rule

from .games import EditionView, games

KINDS = ("rule", "faq", "card", "example", "term")


@dataclass(frozen=True)
class SearchableEntry:
    """One thing a reader may look for.

    `key` is unique; `place` is where it stands (inherited headings, for the eye and for the words);
    `number` and `document` are empty for everything but rules.
    """

    key: str
    kind: str
    game: str
    document: str
    edition: str
    number: str
    slug: str
    title: str
    place: str
    body: str
    order: int = 0


def searchable_entries(today: date) -> Iterator[SearchableEntry]:
    """Every entry of what is published and in force."""
    for game in games(today):
        for document in game.documents:
            if document.current is not None:
                yield from entries_of(document.current)
        yield from _faqs(Faq.objects.filter(game__slug=game.slug), game.slug)
        yield from _cards(Card.objects.filter(game__slug=game.slug), game.slug)
        yield from _examples(Example.objects.filter(game__slug=game.slug), game.slug)


def entries_of(edition: EditionView) -> Iterator[SearchableEntry]:
    """The rules and defined words of one edition."""
    titles: dict[str, str] = {}
    part = ""
    for rule in Rule.objects.filter(revision_id=edition.revision_id).order_by("position"):
        heading = rule.kind == Rule.Kind.HEADING
        if heading:
            titles[rule.number] = rule.text
        if heading and scheme_named(edition.scheme).opens_part(RuleNumber.parse(rule.number, edition.scheme).parts):
            part = rule.text
        section = titles.get(rule.heading_number, "")
        place = " › ".join(dict.fromkeys(step for step in (part, section) if step and step != rule.text))
        yield SearchableEntry(
            key=f"rule:{edition.game}:{edition.document}:{rule.number}",
            kind="rule",
            game=edition.game,
            document=edition.document,
            edition=edition.label,
            number=rule.number,
            slug="",
            title=rule.text if heading else "",
            place=place,
            body="\n".join([rule.text, *rule.examples]),
            order=rule.position,
        )
    for term in GlossaryTerm.objects.filter(revision_id=edition.revision_id):
        yield SearchableEntry(
            f"term:{edition.game}:{edition.document}:{term.slug}", "term", edition.game, edition.document,
            edition.label, "", term.slug, term.term, "Glossary", term.text, term.position,
        )  # fmt: skip


def _faqs(found: QuerySet[Faq], game: str) -> Iterator[SearchableEntry]:
    for faq in found.prefetch_related("cards"):
        cards = ", ".join(card.name for card in faq.cards.all())
        yield SearchableEntry(
            f"faq:{game}:{faq.slug}", "faq", game, "", faq.edition_label, "", faq.slug, faq.title,
            cards, f"{faq.question}\n{faq.answer}",
        )  # fmt: skip


def _cards(found: QuerySet[Card], game: str) -> Iterator[SearchableEntry]:
    for card in found:
        types = " ".join(str(kind) for kind in card.facts.get("types", ()))
        tags = " ".join(str(tag) for tag in card.facts.get("tags", ()))
        yield SearchableEntry(
            f"card:{game}:{card.slug}", "card", game, "", "", "", card.slug, card.name,
            types, "\n".join([*card.ability_texts, tags]),
        )  # fmt: skip


def _examples(found: QuerySet[Example], game: str) -> Iterator[SearchableEntry]:
    for example in found.prefetch_related("cards"):
        cards = ", ".join(card.name for card in example.cards.all())
        told = "\n".join(line for lines in example.story.values() for line in _lines(lines))
        yield SearchableEntry(
            f"example:{game}:{example.slug}", "example", game, "", "", "", example.slug, example.title,
            cards, f"{example.summary}\n{told}",
        )  # fmt: skip


def material_entries(kind: str, game: str, slugs: Iterable[str]) -> Iterator[SearchableEntry]:
    """The named questions, cards or examples of a game."""
    wanted = list(slugs)
    if kind == "faq":
        return _faqs(Faq.objects.filter(game__slug=game, slug__in=wanted), game)
    if kind == "card":
        return _cards(Card.objects.filter(game__slug=game, slug__in=wanted), game)
    return _examples(Example.objects.filter(game__slug=game, slug__in=wanted), game)


def _lines(told: object) -> list[str]:
    return [str(line) for line in told] if isinstance(told, list) else [str(told)]


def entries_with_words(
    today: date, words: list[str], *, game: str | None, kinds: tuple[str, ...], limit: int
) -> list[SearchableEntry]:
    """Entries in which every word occurs, straight from the database: slow, and only for when the index fails."""
    wanted = [word.lower() for word in words]
    found: list[SearchableEntry] = []
    for entry in searchable_entries(today):
        if (game and entry.game != game) or (kinds and entry.kind not in kinds):
            continue
        text = f"{entry.number} {entry.title} {entry.place} {entry.body}".lower()
        if all(word in text for word in wanted):
            found.append(entry)
            if len(found) >= limit:
                break
    return found


def fingerprint(today: date) -> str:
    """Changes whenever something searchable does: an index that carries another one is stale."""
    state = hashlib.sha256()
    for game in games(today):
        for document in game.documents:
            state.update(f"{game.slug}/{document.slug}/{document.current}".encode())
        for model in (Faq, Card, Example):
            rows = model.objects.filter(game__slug=game.slug).order_by("slug")
            for slug, source_hash in rows.values_list("slug", "source_hash"):
                state.update(f"{model.__name__}:{slug}:{source_hash}".encode())
    return state.hexdigest()
