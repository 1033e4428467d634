"""Take over other people's answers: kept with their source, read in the edition they were written for."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date

from django.db import transaction
from django.utils import timezone
from django.utils.text import slugify

from rules_data.core.citations import expand, find
from rules_data.core.games import GAMES
from rules_data.core.rulings import Origin, Ruling, UnreadableRulings, read_rulings
from rules_data.models import Card, Document, Edition, Faq, Game, Revision

from ._citations import NamedProvisions
from ._faqs import link_faq
from ._one_writer import one_writer, readers_see_another
from .errors import UnableToImportRulings, UnableToLoadCorpus

_LONGEST_SLUG, _LONGEST_TITLE = 90, 200


@dataclass(frozen=True)
class RulingsReport:
    """What became of one file's rulings, and of the rules they name in the edition they were written for."""

    edition: str
    new: int
    renewed: int
    unchanged: int
    rules_named: int
    rules_found: int
    refused: tuple[str, ...] = ()


@one_writer
def import_rulings(
    *, game: str, text: str, name: str, origin: Origin | None = None, document: str = "cr"
) -> RulingsReport:
    """Read a file of rulings and keep them among the questions; the same file again changes nothing.

    The edition is the one the file or `origin` names, else the one in force on the day it was written, else the one
    in force today. Raises UnableToImportRulings for what cannot be read, and where the edition is not kept here.
    """
    kept = Game.objects.filter(slug=game).first()
    about = kept.documents.filter(slug=document).first() if kept else None
    if kept is None or about is None:
        raise UnableToImportRulings(f"There is no {game} {document} here that rulings could refer to.")
    try:
        rulings = read_rulings(text, name, origin)
    except UnreadableRulings as fault:
        raise UnableToImportRulings(f"{name}: {fault}") from fault
    counts = {"new": 0, "renewed": 0, "unchanged": 0}
    named = found = 0
    refused: list[str] = []
    edition = _edition(about, rulings[0].origin, name)
    for slug, one in _slugs(rulings, _sources(kept)):
        try:
            with transaction.atomic():
                faq, became = _keep(kept, about, _edition(about, one.origin, name), slug, one)
        except UnableToLoadCorpus as fault:
            refused.append(f"{name}: line {one.line}: {fault}")
            continue
        counts[became] += 1
        named += len(faq.named_rules)
        found += len(NamedProvisions(kept).keys(faq.named_rules))
    readers_see_another(*[game for became in ("new", "renewed") if counts[became]])
    return RulingsReport(edition.label, **counts, rules_named=named, rules_found=found, refused=tuple(refused))


def _sources(game: Game) -> dict[str, dict[str, str]]:
    """Where each answer of a game comes from, by its slug."""
    return dict(Faq.objects.filter(game=game).values_list("slug", "source"))


def _is_anothers(source: dict[str, str] | None, origin: Origin) -> bool:
    """Whether an answer is the site's own or somebody else's: nobody's takes its place but a later one of theirs."""
    if source is None or not source.get("imported"):
        return source is not None
    for known, given in ((source.get("author"), origin.author), (source.get("url"), origin.url)):
        if known and given:
            return known != given
    return False


def _slugs(rulings: Iterable[Ruling], sources: dict[str, dict[str, str]]) -> Iterable[tuple[str, Ruling]]:
    """A name for each: its source's and its question's words, counted where two are called alike."""
    taken: set[str] = set()
    for one in rulings:
        base = slugify(f"{one.origin.title[:40]} {one.asked}")[:_LONGEST_SLUG].strip("-") or "ruling"
        slug, number = base, 2
        while slug in taken or _is_anothers(sources.get(slug), one.origin):
            slug, number = f"{base}-{number}", number + 1
        taken.add(slug)
        yield slug, one


def _edition(document: Document, origin: Origin, name: str) -> Edition:
    """The edition that was meant, of those published."""
    published = Edition.objects.filter(document=document, revisions__status=Revision.Status.PUBLISHED).distinct()
    known = list(published.order_by("-effective"))
    if origin.edition:
        wanted = origin.edition.lower().removeprefix("v")
        labelled = next((one for one in known if one.label.lower().removeprefix("v") == wanted), None)
        if labelled is None:
            there = ", ".join(one.label for one in known) or "none"
            raise UnableToImportRulings(f"{name}: edition {origin.edition} is not on this site. There are: {there}.")
        return labelled
    day = date.fromisoformat(origin.date) if origin.date else timezone.localdate()
    then = next((one for one in known if one.effective <= day), known[-1] if known else None)
    if then is None:
        raise UnableToImportRulings(f"{name}: no edition of {document} is published here to read it by.")
    return then


def _keep(game: Game, document: Document, edition: Edition, slug: str, one: Ruling) -> tuple[Faq, str]:
    digest = hashlib.sha256(f"{edition.label}\n{one!r}".encode()).hexdigest()
    before = Faq.objects.filter(game=game, slug=slug).first()
    if before is not None and before.source_hash == digest:
        return before, "unchanged"
    origin = {key: value for key, value in asdict(one.origin).items() if value and key != "edition"}
    faq, is_new = Faq.objects.update_or_create(
        game=game,
        slug=slug,
        defaults={
            "title": one.asked[:_LONGEST_TITLE],
            "question": one.asked,
            "answer": one.answer,
            "answer_html": "",
            "source": {**origin, "imported": "yes"},
            "edition_label": edition.label,
            "named_rules": _named(document, edition, one),
            "source_hash": digest,
        },
    )
    faq.cards.set(_cards(game, one))
    link_faq(faq)
    return faq, "new" if is_new else "renewed"


def _named(document: Document, edition: Edition, one: Ruling) -> list[dict[str, str]]:
    """The rules that a ruling names, in the edition it was written for."""
    grammar = GAMES[document.game.slug].grammar
    texts = [f"{one.asked}\n{one.answer}", *(f"rule {number}" for number in one.rules)]
    cited = (citation for text in texts for citation in find(text, grammar))
    own = (citation for citation in cited if citation.document in (None, document.slug))
    numbers = dict.fromkeys(
        (citation.edition or edition.label, str(number)) for citation in own for number in expand(citation)
    )
    return [{"document": document.slug, "edition": label, "number": number} for label, number in numbers]


def _cards(game: Game, one: Ruling) -> list[Card]:
    """The cards that a ruling names: those it lists, and those whose whole name stands in its text."""
    text = f"{one.asked}\n{one.answer}".lower()
    listed = {name.lower() for name in one.cards}
    return [
        card
        for card in Card.objects.filter(game=game)
        if card.name.lower() in listed or (" " in card.name and card.name.lower() in text)
    ]
