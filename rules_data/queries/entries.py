"""What can be found: one entry for each rule in force, question, card, example and defined word."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from django.db.models import QuerySet

from rules_data.core.tree import NumberScheme, RuleNumber
from rules_data.models import Card, CitationLink, Example, Faq, GlossaryTerm, Provision, Rule

from .games import EditionView, games

KINDS = ("rule", "faq", "card", "example", "term")
LONGEST_TITLE = 6
# An exclamation mark belongs to a name: "Start Your Engines!", "For Mirrodin!".
_SENTENCE = re.compile(r"[.:;,?…]\s*\Z")
# "See Main Phase." and "See “Enters the Battlefield.”"
_POINTS_TO = re.compile(r"\bSee (?:also )?[“\"]?(?P<term>[A-Z][^.;“”\"]{1,60})[.”\"]")
# Under which key a provision stands among the entries.
RuleKeys = dict[int, str]


@dataclass(frozen=True)
class SearchableEntry:
    """One thing a reader may look for.

    `key` is unique; `place` is where it stands (inherited headings, for the eye and for the words);
    `number` and `document` are empty for everything but rules. `parent` is the key of the rule or heading it stands
    under, `leads_to` are the keys of the rules that its text names or rests on.
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
    examples: str = ""
    parent: str = ""
    leads_to: tuple[str, ...] = ()
    is_summary: bool = False


def searchable_entries(today: date, of: str = "") -> Iterator[SearchableEntry]:
    """Every entry of what is published and in force, of one game or of all."""
    for game in (one for one in games(today) if of in ("", one.slug)):
        known: RuleKeys = {}
        for document in game.documents:
            if document.current is not None:
                yield from entries_of(document.current, known)
        yield from _faqs(Faq.objects.filter(game__slug=game.slug), game.slug, known)
        yield from _cards(Card.objects.filter(game__slug=game.slug), game.slug)
        yield from _examples(Example.objects.filter(game__slug=game.slug), game.slug, known)


def title_line(text: str) -> str:
    """The title a rule opens with, as many have it without being headings: "Flying", "Dominate" on a line alone."""
    first = text.split("\n", 1)[0].strip()
    return first if len(first.split()) <= LONGEST_TITLE and not _SENTENCE.search(first) else ""


def entries_of(edition: EditionView, known: RuleKeys | None = None) -> Iterator[SearchableEntry]:
    """The rules and defined words of one edition. `known` learns under which key each provision stands."""
    base = f"{edition.game}:{edition.document}"
    rules = list(Rule.objects.filter(revision_id=edition.revision_id).order_by("position"))
    known = {} if known is None else known
    known.update((rule.provision_id, f"rule:{base}:{rule.number}") for rule in rules)
    cited = _cited(CitationLink.objects.filter(rule__revision_id=edition.revision_id), "rule_id", known)
    place = _Place(edition.scheme)
    for rule in rules:
        title, above, over = place.of(rule)
        yield SearchableEntry(
            key=f"rule:{base}:{rule.number}",
            kind="rule",
            game=edition.game,
            document=edition.document,
            edition=edition.label,
            number=rule.number,
            slug="",
            title=title,
            place=over,
            body=rule.text,
            order=rule.position,
            examples="\n".join(rule.examples),
            parent=f"rule:{base}:{above}" if above else "",
            leads_to=cited.get(rule.pk, ()),
            is_summary=rule.is_summary,
        )
    yield from _terms(edition, known)


class _Place:
    """Where each rule stands, told one after the other in the order of the document."""

    def __init__(self, scheme: NumberScheme) -> None:
        self._scheme = scheme
        self._titles: dict[str, str] = {}
        self._over: dict[str, tuple[str, ...]] = {}
        self._part = ""

    def of(self, rule: Rule) -> tuple[str, str, str]:
        """Its title if it has one, the number it stands under, and the titles over it."""
        heading = rule.kind == Rule.Kind.HEADING
        title = rule.text if heading else title_line(rule.text)
        if heading and self._scheme.opens_part(RuleNumber.parse(rule.number, self._scheme).parts):
            self._part = rule.text
        above = rule.parent_number or (rule.heading_number if rule.heading_number != rule.number else "")
        over = (*self._over.get(above, (self._part,)), self._titles.get(above, ""))
        self._titles[rule.number], self._over[rule.number] = title, over
        return title, above, " › ".join(dict.fromkeys(step for step in over if step and step != title))


def _terms(edition: EditionView, known: RuleKeys) -> Iterator[SearchableEntry]:
    cited = _cited(CitationLink.objects.filter(term__revision_id=edition.revision_id), "term_id", known)
    terms = list(GlossaryTerm.objects.filter(revision_id=edition.revision_id))
    leads = _followed(terms, cited)
    for term in terms:
        yield SearchableEntry(
            f"term:{edition.game}:{edition.document}:{term.slug}", "term", edition.game, edition.document,
            edition.label, "", term.slug, term.term, "Glossary", term.text, term.position,
            leads_to=leads.get(term.pk, ()),
        )  # fmt: skip


def _followed(terms: list[GlossaryTerm], cited: Mapping[int, tuple[str, ...]]) -> dict[int, tuple[str, ...]]:
    """The rules of each defined word; of one that only points to another word, those of that."""
    named = {term.term.casefold(): term for term in terms}
    followed: dict[int, tuple[str, ...]] = {}
    for term in terms:
        at: GlossaryTerm | None = term
        seen: set[int] = set()
        while at is not None and at.pk not in cited and at.pk not in seen:
            seen.add(at.pk)
            to = _POINTS_TO.search(at.text)
            at = named.get(to["term"].strip().casefold()) if to else None
        if at is not None and at.pk in cited:
            followed[term.pk] = cited[at.pk]
    return followed


def _cited(links: QuerySet[CitationLink], source: str, known: RuleKeys) -> dict[int, tuple[str, ...]]:
    """The keys of the rules that each source refers to, in the order of its text."""
    rows = links.filter(target__isnull=False).order_by(source, "part", "start").values_list(source, "target_id")
    found: dict[int, dict[str, None]] = {}
    for pk, target in rows:
        if target in known:
            found.setdefault(pk, {})[known[target]] = None
    return {pk: tuple(keys) for pk, keys in found.items()}


def _rests_on(provisions: Iterable[Provision], known: RuleKeys) -> tuple[str, ...]:
    return tuple(known[provision.pk] for provision in provisions if provision.pk in known)


def _faqs(found: QuerySet[Faq], game: str, known: RuleKeys) -> Iterator[SearchableEntry]:
    cited = _cited(CitationLink.objects.filter(faq__in=found), "faq_id", known) if known else {}
    for faq in found.prefetch_related("cards", "provisions"):
        cards = ", ".join(card.name for card in faq.cards.all())
        rules = (*_rests_on(faq.provisions.all(), known), *cited.get(faq.pk, ()))
        yield SearchableEntry(
            f"faq:{game}:{faq.slug}", "faq", game, "", faq.edition_label, "", faq.slug, faq.title,
            cards, f"{faq.question}\n{faq.answer}", leads_to=tuple(dict.fromkeys(rules)),
        )  # fmt: skip


def _cards(found: QuerySet[Card], game: str) -> Iterator[SearchableEntry]:
    for card in found.prefetch_related("errata"):
        types = " ".join(str(kind) for kind in card.facts.get("types", ()))
        tags = " ".join(str(tag) for tag in card.facts.get("tags", ()))
        corrections = [erratum.note for erratum in card.errata.all()]
        yield SearchableEntry(
            f"card:{game}:{card.slug}", "card", game, "", "", "", card.slug, card.name,
            types, "\n".join([*card.ability_texts, tags, *corrections]),
        )  # fmt: skip


def _examples(found: QuerySet[Example], game: str, known: RuleKeys) -> Iterator[SearchableEntry]:
    for example in found.prefetch_related("cards", "provisions"):
        cards = ", ".join(card.name for card in example.cards.all())
        told = "\n".join(line for lines in example.story.values() for line in _lines(lines))
        yield SearchableEntry(
            f"example:{game}:{example.slug}", "example", game, "", "", "", example.slug, example.title,
            cards, f"{example.summary}\n{told}", leads_to=_rests_on(example.provisions.all(), known),
        )  # fmt: skip


def material_entries(kind: str, game: str, slugs: Iterable[str]) -> Iterator[SearchableEntry]:
    """The named questions, cards or examples of a game."""
    wanted = list(slugs)
    if kind == "faq":
        return _faqs(Faq.objects.filter(game__slug=game, slug__in=wanted), game, {})
    if kind == "card":
        return _cards(Card.objects.filter(game__slug=game, slug__in=wanted), game)
    return _examples(Example.objects.filter(game__slug=game, slug__in=wanted), game, {})


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
        text = f"{entry.number} {entry.title} {entry.place} {entry.body} {entry.examples}".lower()
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
