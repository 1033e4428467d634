"""What answers are about today: the current numbers of their rules, and which of those say something else since."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from types import MappingProxyType

from django.utils import timezone

from rules_data.core.games import GAMES
from rules_data.models import Faq, ImpactItem, Rule

from . import state
from .games import DocumentView, EditionView, GameView, find_game
from .records import printed
from .rule_changes import changes_between
from .standing import AnswerStanding

AnswerStandings = Mapping[str, AnswerStanding]
STANDINGS_KEPT = 8
_LABEL = re.compile(r"v\d{1,4}(\.\d{1,4})*|\d{4}(-\d\d){1,2}")
REVIEWED = (ImpactItem.State.STILL_TRUE, ImpactItem.State.REWRITTEN)


@dataclass(frozen=True)
class _Review:
    """What an editor said of an answer when an edition changed rules that it rests on."""

    edition: EditionView
    state: str


def faq_numbers(game: GameView) -> dict[str, tuple[str, ...]]:
    """For each question the numbers its rules have today."""
    current = [document.current.revision_id for document in game.documents if document.current is not None]
    rules = Rule.objects.filter(revision_id__in=current).order_by("position").values_list("provision_id", "number")
    faqs = Faq.objects.filter(game__slug=game.slug, provisions__isnull=False).values_list("provisions", "slug")
    # Joined here: SQLite pairs every rule of the edition with every question, which took a second for a thousand.
    about: defaultdict[int, list[str]] = defaultdict(list)
    for provision, slug in faqs:
        about[provision].append(slug)
    found: dict[str, list[str]] = defaultdict(list)
    for provision, number in rules:
        for slug in about.get(provision, ()):
            found[slug].append(number)
    return {slug: tuple(numbers) for slug, numbers in found.items()}


def answer_standings(game: str, slugs: Iterable[str] | None = None) -> AnswerStandings:
    """For each question of a game, by its slug, what its answer can be relied on for under the rules in force.

    With `slugs`, of those at least.
    """
    today = timezone.localdate()
    of_state = state.kept_for(game)
    return _standings_of_state(game, today, of_state) if of_state is not None else _standings(game, today, slugs)


@lru_cache(maxsize=STANDINGS_KEPT)
def _standings_of_state(game: str, today: date, of_state: str) -> AnswerStandings:
    return _standings(game, today)


def _standings(game: str, today: date, slugs: Iterable[str] | None = None) -> AnswerStandings:
    known = find_game(game, today)
    resting: defaultdict[str, set[str]] = defaultdict(set)
    written: dict[str, str] = {}
    rows = Faq.objects.filter(game__slug=game).order_by("slug")
    rows = rows if slugs is None else rows.filter(slug__in=list(slugs))
    for slug, label, provision in rows.values_list("slug", "edition_label", "provisions__slug"):
        written[slug] = label
        resting[slug] |= {provision} if provision else set()
    reviews = _reviews(known) if known is not None else {}
    return MappingProxyType(
        {slug: _standing(known, label, resting[slug], reviews.get(slug, ())) for slug, label in written.items()}
    )


def _reviews(game: GameView) -> Mapping[str, list[_Review]]:
    """What editors said of each answer, the newest edition first; only of editions that are in force or were."""
    editions = {
        (document.slug, one.label): one for document in game.documents for one in document.editions if not one.is_future
    }
    found: defaultdict[str, list[_Review]] = defaultdict(list)
    said = ImpactItem.objects.filter(kind=ImpactItem.Kind.FAQ, edition__document__game__slug=game.slug)
    rows = said.exclude(state=ImpactItem.State.OPEN).order_by("-edition__effective")
    for document, label, slug, said_of in rows.values_list("edition__document__slug", "edition__label", "key", "state"):
        edition = editions.get((document, label))
        found[slug] += [_Review(edition, said_of)] if edition is not None else []
    return found


def _standing(
    game: GameView | None, written_for: str, provisions: Iterable[str], reviews: Iterable[_Review]
) -> AnswerStanding:
    document, written = _written_in(game, written_for)
    if document is None or written is None or document.current is None:
        return AnswerStanding("", written_for)
    now = document.current
    newest = next((one for one in reviews if one.edition.document == document.slug), None)
    since = newest.edition if newest is not None and newest.edition.effective > written.effective else written
    about = AnswerStanding(
        now.label,
        written_for,
        reviewed_for=since.label if since is not written else "",
        is_withdrawn=newest is not None and since is not written and newest.state not in REVIEWED,
        compared_from="" if written.label.lower() == written_for.lower() else written.label,
    )
    if since.effective >= now.effective:
        return about
    then = printed(since).by_slug
    numbers = [then[one].number for one in sorted(provisions) if one in then]
    found = changes_between(document, since, now, numbers)
    return replace(about, changed=found.changed, unknown=found.unknown)


def _written_in(game: GameView | None, label: str) -> tuple[DocumentView | None, EditionView | None]:
    """The document and edition that a label names (of documents with the same label, the first).

    For an edition of the rulebook that is not on this site, the first here that came after it; None where none did.
    """
    for document in game.documents if game is not None and label else ():
        written = document.edition(label)
        if written is not None:
            return document, written
    rulebook = game.document(GAMES[game.slug].rulebook) if game is not None else None
    if rulebook is None or not _in_order(label):
        return None, None
    later = [one for one in rulebook.editions if not one.is_future and _in_order(one.label) > _in_order(label)]
    return rulebook, later[-1] if later else None


def _in_order(label: str) -> tuple[int, ...]:
    """Labels of one kind in the order of their editions: v1.2 before v1.10, days by their date; empty for others."""
    found = _LABEL.fullmatch(label.lower())
    return tuple(int(part) for part in re.findall(r"\d+", label)) if found else ()
