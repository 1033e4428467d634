"""Where every example of a game stands: the one answer that pages, lists, sums, search, feeds and the API give."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache
from types import MappingProxyType

from django.utils import timezone

from rules_data.core.games import GAMES
from rules_data.models import Example, ScenarioRun

from . import state
from .games import DocumentView, EditionView, find_game
from .rule_changes import changes_between, changes_named
from .standing import Asked, ExampleStanding, KeptRun, Pairs, RuleChange, Stands, standing_of
from .tables import home_of

Standings = Mapping[str, ExampleStanding]
NO_RULES = "The rules that it is about are not on this site."
# Games with the editions that are read of them.
STANDINGS_KEPT = 32


@dataclass(frozen=True)
class Tally:
    """How many examples of a game stand how under one edition; `edition` is empty where none is published."""

    game: str
    edition: str
    counts: Mapping[Stands, int]

    @property
    def total(self) -> int:
        return sum(self.counts.values())


def rulebook_of(game: str, today: date | None = None) -> DocumentView | None:
    """The document whose rules the examples of a game are run by, if any of it is published."""
    known = find_game(game, today or timezone.localdate())
    document = known.document(GAMES[known.slug].rulebook) if known is not None else None
    return document if document is not None and document.editions else None


def edition_told(document: DocumentView, label: str = "") -> EditionView:
    """The edition that standings are told of: the one being read, otherwise the one in force (or the first to be)."""
    read = document.edition(label) if label else None
    return read or document.current or document.editions[-1]


def standings(game: str, label: str = "") -> Standings:
    """Where each example of a game stands, by its slug: under the edition being read, otherwise the one in force."""
    today = timezone.localdate()
    of_state = state.kept_for(game)
    return _standings_of_state(game, label, today, of_state) if of_state is not None else _standings(game, label, today)


def standings_of_rules(edition: EditionView) -> Standings:
    """Where the examples stand for somebody who reads an edition: of another document, under the rules in force."""
    return standings(edition.game, edition.label if edition.document == GAMES[edition.game].rulebook else "")


def tally(game: str, label: str = "") -> Tally:
    """How the examples of a game stand under one edition; every standing is counted, also those of none."""
    document = rulebook_of(game)
    counted = Counter(one.status for one in standings(game, label).values())
    told = edition_told(document, label).label if document is not None else ""
    return Tally(game, told, MappingProxyType({status: counted[status] for status in Stands}))


def standings_everywhere(game: str, slug: str) -> tuple[ExampleStanding, tuple[ExampleStanding, ...]]:
    """Where one example stands today, and under each published edition that it was run under, the newest first.

    The one that is told today is among them, whether it was run there or not.
    """
    document = rulebook_of(game)
    if document is None:
        unknown = ExampleStanding(Stands.UNTESTABLE, "", why=NO_RULES)
        return unknown, ()
    kept, told = _Kept(document, game, [slug]), edition_told(document)
    editions = [one for one in document.editions if one == told or one.label in kept.runs[slug]]
    return kept.standing(slug, told), tuple(kept.standing(slug, edition) for edition in editions)


@lru_cache(maxsize=STANDINGS_KEPT)
def _standings_of_state(game: str, label: str, today: date, of_state: str) -> Standings:
    return _standings(game, label, today)


def _standings(game: str, label: str, today: date) -> Standings:
    document = rulebook_of(game, today)
    if document is None:
        unknown = ExampleStanding(Stands.UNTESTABLE, "", why=NO_RULES)
        slugs = Example.objects.filter(game__slug=game).order_by("slug").values_list("slug", flat=True)
        return MappingProxyType(dict.fromkeys(slugs, unknown))
    kept, told = _Kept(document, game), edition_told(document, label)
    return MappingProxyType({slug: kept.standing(slug, told) for slug in kept.runs})


class _Kept:
    """The runs of a game's examples, or of some, under the published editions of its rulebook."""

    def __init__(self, document: DocumentView, game: str, slugs: Iterable[str] | None = None) -> None:
        self._document = document
        self._effective = {edition.label: edition.effective for edition in document.editions}
        examples = Example.objects.filter(game__slug=game).order_by("slug")
        if slugs is not None:
            examples = examples.filter(slug__in=list(slugs))
        self._examples = examples
        rows = examples.values_list(
            "slug", "scenario__editions", "runs__edition__label", "runs__edition__document__slug",
            "runs__verdict", "runs__reason", "runs__proved", "runs__undecided",
        )  # fmt: skip
        self.runs: dict[str, dict[str, KeptRun]] = {}
        self._written_for: dict[str, tuple[str, ...]] = {}
        for slug, written_for, label, of, verdict, reason, proved, undecided in rows:
            runs = self.runs.setdefault(slug, {})
            self._written_for[slug] = tuple(map(str, written_for or ()))
            if of == document.slug and label in self._effective:
                runs[label] = KeptRun(verdict, reason, bool(proved), tuple(undecided or ()))

    def standing(self, slug: str, edition: EditionView) -> ExampleStanding:
        """Where one of them stands under an edition."""
        asked = Asked(edition.label, home_of(self._document, edition), self._effective)

        def named(open_rules: Pairs) -> tuple[RuleChange, ...]:
            return changes_named(self._document, edition, open_rules)

        def changed(label: str) -> tuple[RuleChange, ...]:
            since = self._document.edition(label)
            rules = self._deciding.get((slug, label), ())
            return changes_between(self._document, since, edition, rules).changed if since is not None else ()

        return standing_of(self.runs[slug], self._written_for[slug], asked, named, changed)

    @cached_property
    def _deciding(self) -> Mapping[tuple[str, str], list[str]]:
        """The rules that decide each confirmed run; asked for only where an example is not run under an edition."""
        runs = ScenarioRun.objects.filter(example__in=self._examples.order_by(), verdict="confirmed")
        found: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        for slug, label, deciding in runs.values_list("example__slug", "edition__label", "deciding"):
            for one in deciding.get("rules", ()):
                found[slug, label] += [one["rule"], *one["together"]]
        return found
