"""A concept while it is written: as readers would see it, the rules of each game looked up."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils import timezone
from django.utils.html import format_html

from rules_data.core.games import GAMES
from rules_data.queries.games import EditionView, GameView, games
from rules_data.queries.records import printed
from rules_data.queries.text_views import CitedRule, Fault, TextPreview

from .concept_files import ConceptFields, UnableToReadConcept, concept_fields


def preview_concept(of: GameView, source: str) -> TextPreview:
    """What a concept's file says, with what is wrong with it; `of` stands for all games."""
    try:
        fields = concept_fields(source)
    except UnableToReadConcept as fault:
        return TextPreview("", faults=(Fault(str(fault), fault.line, fault.column),))
    found = list(_looked_up(fields))
    shown = format_html(
        '<p class="lead">{}</p><p><strong>{}</strong></p><p>{}</p>', fields.question, fields.answer, fields.difference
    )
    cited = tuple(rule for rule, _ in found if rule is not None)
    return TextPreview(fields.title, str(shown), cited=cited, faults=tuple(fault for _, fault in found if fault))


def _looked_up(fields: ConceptFields) -> Iterator[tuple[CitedRule | None, Fault | None]]:
    """Each rule that is named, and what is wrong with it."""
    known = {game.slug: game for game in games(timezone.localdate())}
    for slug, (version, numbers) in fields.rules.items():
        document = known[slug].document(GAMES[slug].rulebook) if slug in known else None
        edition = document.edition(version) if document else None
        if edition is None:
            labels = ", ".join(one.label for one in document.editions) if document else ""
            yield None, Fault(f"{slug}: there is no version “{version[:40]}” here. There are: {labels or 'none'}.")
            continue
        for number in numbers:
            yield _cited(edition, number)


def _cited(edition: EditionView, number: str) -> tuple[CitedRule, Fault | None]:
    rule = printed(edition).get(number)
    cited = CitedRule(f"{edition.game} {number}", number, rule.opening if rule else "", rule is not None)
    if rule is not None:
        return cited, None
    # What ships holds a part of a rulebook: a rule may well exist there and not here.
    is_whole = edition.provenance == "official"
    more = "" if is_whole else " on this site; it is shown once the whole rulebook is imported"
    return cited, Fault(f"{edition.label} has no rule {number[:40]}{more}.", grave=is_whole)
