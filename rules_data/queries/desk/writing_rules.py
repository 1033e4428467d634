"""A rule or a defined word while it is corrected: as readers would see it, its citations looked up in its version."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from django.db.models import Q

from rules_data.core.barriers import unreadable
from rules_data.core.citations import ResolvedCitation, Target, find, resolve
from rules_data.core.games import GAMES
from rules_data.core.markup import render_rule_text
from rules_data.core.tree import RuleNumber
from rules_data.models import MatchPair, Revision, Rule
from rules_data.queries.saying import opening_of
from rules_data.queries.text_views import CitedRule, Fault, TextPreview

LONGEST = 20_000
MOST_FOUND = 8


def preview_correction(revision_id: int, title: str, text: str, examples: Sequence[str] = ()) -> TextPreview:
    """What a correction would show; citations of other documents are left to the check."""
    revision = Revision.objects.select_related("edition__document__game").get(pk=revision_id)
    whole = [text, *examples]
    if sum(map(len, whole)) > LONGEST:
        return TextPreview(title, faults=(Fault(f"That is longer than {LONGEST:,} characters."),))
    game, own = GAMES[revision.edition.document.game.slug], revision.edition.document.slug
    cited: dict[str, CitedRule] = {}

    def lookup(number: RuleNumber, document: str | None, edition: str | None) -> Target | None:
        if document not in (None, own) or edition not in (None, revision.edition.label):
            return None
        rule = revision.rules.filter(number=str(number)).first()
        said = opening_of(rule.text, rule.is_summary) if rule else ""
        cited[str(number)] = CitedRule(str(number), str(number), said, rule is not None)
        return Target(number, rule.text, own) if rule else None

    def cite(said: str) -> tuple[ResolvedCitation, ...]:
        return resolve(find(said, game.grammar), lookup)

    parts = [render_rule_text(said, cite=cite, link=lambda _found: None, symbols=game.symbols) for said in whole]
    html = "".join([parts[0], *(f"<blockquote>{one}</blockquote>" for one in parts[1:])])
    return TextPreview(title, html, cited=tuple(cited.values()), faults=tuple(_faults(text, whole, cited)))


def _faults(text: str, whole: Sequence[str], cited: dict[str, CitedRule]) -> list[Fault]:
    faults = [] if text.strip() else [Fault("The text is empty.")]
    for said, place in zip(whole, count(), strict=False):
        odd = unreadable(said)
        if odd:
            where = f"Example {place}" if place else "The text"
            faults.append(Fault(f"{where} has the character {odd}, which nobody can read or hear."))
    missing = [one.number for one in cited.values() if not one.found]
    return faults + [Fault(f"There is no rule {number} in this version.", grave=False) for number in missing]


def rules_to_match(revision_id: int, side: str, typed: str) -> tuple[tuple[str, str], ...]:
    """Numbers and first words of rules of a draft ("new"), or of the version it is matched with ("old"), as typed.

    By the beginning of their number, or by words that they have.
    """
    if side == "old":
        known = MatchPair.objects.filter(revision=revision_id).values_list("before", flat=True).first()
        rules = Rule.objects.filter(revision=known)
    else:
        rules = Rule.objects.filter(revision=revision_id)
    wanted = " ".join(typed.split())[:100]
    if not wanted:
        return ()
    begins = rules.filter(Q(number__istartswith=wanted.rstrip(".")))
    found = begins if wanted[:1].isdigit() else rules.filter(text__icontains=wanted)
    rows = found.order_by("position").values_list("number", "text", "is_summary")[:MOST_FOUND]
    return tuple((number, opening_of(text, is_summary)) for number, text, is_summary in rows)
