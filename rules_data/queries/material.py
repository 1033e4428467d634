"""Reads of questions and cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.db.models import FilteredRelation, Prefetch, Q, QuerySet

from rules_data.models import Card, Example, Faq

from .answers import AnswerStandings, answer_standings
from .examples import ExampleRow, example_rows
from .hanging import FaqRow
from .saying import as_said
from .standing import AnswerStanding


@dataclass(frozen=True)
class RestsOn:
    """A rule an answer rests on, under its number in the edition in force."""

    provision: str
    document: str
    number: str
    opening: str


@dataclass(frozen=True)
class FaqPage:
    """A question, its answer and what it rests on; `standing` is what can be relied on today."""

    game: str
    slug: str
    title: str
    question: str
    answer: str
    answer_html: str
    source: dict[str, Any]
    edition_label: str
    standing: AnswerStanding
    rests_on: tuple[RestsOn, ...]
    cards: tuple[tuple[str, str], ...]
    examples: tuple[ExampleRow, ...]


@dataclass(frozen=True)
class ErratumView:
    """A correction of a card."""

    published: date | None
    source: str
    note: str
    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True)
class CardPage:
    """A card's facts, abilities, corrections, and what names it."""

    game: str
    slug: str
    name: str
    facts: dict[str, Any]
    ability_texts: tuple[str, ...]
    errata: tuple[ErratumView, ...]
    faqs: tuple[FaqRow, ...]
    examples: tuple[ExampleRow, ...]


@dataclass(frozen=True)
class CardRow:
    """A card in a list."""

    game: str
    slug: str
    name: str
    types: tuple[str, ...]
    example_count: int
    faq_count: int


def faqs_of(game: str) -> tuple[FaqRow, ...]:
    """All questions of a game."""
    return _rows(game, Faq.objects.filter(game__slug=game).defer("answer", "answer_html"))


def faqs_by_provision(provisions: Iterable[int]) -> dict[int, tuple[FaqRow, ...]]:
    """The questions that rest on each provision."""
    through = (
        Faq.provisions.through.objects.filter(provision_id__in=list(provisions))
        .select_related("faq__game")
        .defer("faq__answer", "faq__answer_html")
        .order_by("faq__title")
    )
    asked: dict[str, set[str]] = defaultdict(set)
    for pair in through:
        asked[pair.faq.game.slug].add(pair.faq.slug)
    stand = {game: answer_standings(game, slugs) for game, slugs in asked.items()}
    found: dict[int, list[FaqRow]] = defaultdict(list)
    for pair in through:
        game = pair.faq.game.slug
        found[pair.provision_id].append(_row(game, pair.faq, stand[game]))
    return {provision: tuple(faqs) for provision, faqs in found.items()}


def find_faq(game: str, slug: str, current_revisions: Iterable[int]) -> FaqPage | None:
    """One question; the rules it rests on are shown under their numbers in the given revisions."""
    faq = Faq.objects.filter(game__slug=game, slug=slug).select_related("game").prefetch_related("cards").first()
    if faq is None:
        return None
    cards = list(faq.cards.all())
    return FaqPage(
        game=game,
        slug=faq.slug,
        title=faq.title,
        question=faq.question,
        answer=faq.answer,
        answer_html=faq.answer_html,
        source=faq.source,
        edition_label=faq.edition_label,
        standing=answer_standings(game, [slug])[slug],
        rests_on=_rests_on(faq, list(current_revisions)),
        cards=tuple((card.slug, card.name) for card in cards),
        examples=_examples_with(game, cards),
    )


def answers_to(game: str, slugs: Iterable[str]) -> dict[str, str]:
    """The answers to some questions as HTML, by their slugs."""
    return dict(Faq.objects.filter(game__slug=game, slug__in=list(slugs)).values_list("slug", "answer_html"))


def cards_of(game: str) -> tuple[CardRow, ...]:
    """All cards of a game."""
    # Only counted: their texts are not read.
    counted = (Prefetch("examples", Example.objects.only("pk")), Prefetch("faqs", Faq.objects.only("pk")))
    cards = Card.objects.filter(game__slug=game).defer("source").prefetch_related(*counted)
    return tuple(
        CardRow(
            game=game,
            slug=card.slug,
            name=card.name,
            types=tuple(card.facts.get("types", ())),
            example_count=len(card.examples.all()),
            faq_count=len(card.faqs.all()),
        )
        for card in cards
    )


def slugs_of(game: str) -> dict[str, list[str]]:
    """How the addresses of a game's questions ("faq"), cards and examples end, in the order of their lists."""
    kinds: dict[str, type[Faq] | type[Card] | type[Example]] = {"faq": Faq, "card": Card, "example": Example}
    return {
        name: list(model._default_manager.filter(game__slug=game).values_list("slug", flat=True))
        for name, model in kinds.items()
    }


def find_card(game: str, slug: str) -> CardPage | None:
    """One card by its slug."""
    card = Card.objects.filter(game__slug=game, slug=slug).prefetch_related("errata").first()
    if card is None:
        return None
    return CardPage(
        game=game,
        slug=card.slug,
        name=card.name,
        facts=card.facts,
        ability_texts=tuple(card.ability_texts),
        errata=tuple(
            ErratumView(e.published, e.source, e.note, tuple(e.before), tuple(e.after)) for e in card.errata.all()
        ),
        faqs=_rows(game, card.faqs.all()),
        examples=_examples_with(game, [card]),
    )


def faqs_naming(game: str, name: str, limit: int = 12) -> tuple[FaqRow, ...]:
    """The questions whose text, or whose answer, names a card; a name of one word would stand in many a text."""
    if " " not in name:
        return ()
    named = Q(question__contains=name) | Q(answer__contains=name)
    return _rows(game, Faq.objects.filter(named, game__slug=game).defer("answer", "answer_html")[:limit])


def _rows(game: str, found: QuerySet[Faq]) -> tuple[FaqRow, ...]:
    stand = answer_standings(game)
    return tuple(_row(game, faq, stand) for faq in found)


def _row(game: str, faq: Faq, stand: AnswerStandings) -> FaqRow:
    return FaqRow(game, faq.slug, faq.title, faq.question, stand[faq.slug])


def _rests_on(faq: Faq, revisions: list[int]) -> tuple[RestsOn, ...]:
    now = FilteredRelation("rules", condition=Q(rules__revision_id__in=revisions))
    told = ("slug", "document__slug", "now__number", "now__text", "now__is_summary")
    rows = faq.provisions.annotate(now=now).values_list(*told)
    return tuple(
        RestsOn(slug, document, number or "", as_said(text.partition("\n")[0], is_summary) if number else "")
        for slug, document, number, text, is_summary in rows
    )


def _examples_with(game: str, cards: list[Card]) -> tuple[ExampleRow, ...]:
    return example_rows(game, Example.objects.filter(cards__in=cards).distinct())
