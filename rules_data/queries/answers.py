"""What answers are about today: the current numbers of their rules, and which of those have changed since."""

from __future__ import annotations

from collections import defaultdict

from rules_data.models import Rule

from .games import GameView
from .material import FaqPage
from .records import printed


def faq_numbers(game: GameView) -> dict[str, tuple[str, ...]]:
    """For each question the numbers its rules have today."""
    current = [document.current.revision_id for document in game.documents if document.current is not None]
    rows = Rule.objects.filter(revision_id__in=current, provision__faqs__game__slug=game.slug).order_by("position")
    found: dict[str, list[str]] = defaultdict(list)
    for slug, number in rows.values_list("provision__faqs__slug", "number"):
        found[slug].append(number)
    return {slug: tuple(numbers) for slug, numbers in found.items()}


def changed_since(game: GameView, faq: FaqPage) -> tuple[str, ...]:
    """The current numbers of the rules an answer cites that read differently than in the version it was written for."""
    for document in game.documents:
        written = document.edition(faq.edition_label) if faq.edition_label else None
        if written is None or document.current is None or written.is_current or written.is_future:
            continue
        cited = [one.provision for one in faq.rests_on if one.document == document.slug]
        then, now = printed(written).by_slug, printed(document.current).by_slug
        if written.provenance != document.current.provenance:
            return ()
        return tuple(now[one].number for one in cited if one in then and one in now and then[one].text != now[one].text)
    return ()
