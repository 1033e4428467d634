"""Sets of searchable entries, by what they are, cite or have become: the keys that the entries carry."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import lru_cache
from itertools import takewhile
from typing import Any

from django.db.models import Q

from rules_data.core.games import GAMES
from rules_data.models import Card, CitationLink, Example, Faq

from .comparing import changed_between
from .entries import KINDS, SearchableEntry, entries_of, material_entries
from .example_standings import standings
from .games import DocumentView, EditionView, GameView, games
from .glossary import glossary
from .records import EDITIONS_KEPT, RuleView, printed
from .rules import number_of
from .standing import ExampleStanding, Stands

Keys = frozenset[str]
# What can be asked of where examples stand: each standing, the verdict of the run, and what is verified and not proved.
STATUSES: dict[str, Callable[[ExampleStanding], bool]] = {
    "verified": lambda one: one.status is Stands.VERIFIED,
    "rules-changed": lambda one: one.status is Stands.RULES_CHANGED,
    "conflict": lambda one: one.status is Stands.CONFLICT,
    "cannot-be-tested": lambda one: one.status is Stands.UNTESTABLE,
    "not-tested-yet": lambda one: one.status is Stands.NOT_RUN,
    "confirmed": lambda one: one.verdict == "confirmed",
    "contradicted": lambda one: one.verdict == "contradicted",
    "not-executable": lambda one: one.verdict not in ("confirmed", "contradicted"),
    "unproved": lambda one: one.status is Stands.VERIFIED and not one.is_proved,
}
_MATERIAL: dict[str, Any] = {"faq": Faq, "card": Card, "example": Example}


def rule_key(edition: EditionView, number: str) -> str:
    """The key of a rule, which is the same in every edition that has the number."""
    return f"rule:{edition.game}:{edition.document}:{number}"


def term_key(edition: EditionView, slug: str) -> str:
    return f"term:{edition.game}:{edition.document}:{slug}"


def editions_in_force(today: date) -> tuple[EditionView, ...]:
    """The editions that are searched unless others are asked for."""
    documents = (document for game in games(today) for document in game.documents)
    return tuple(document.current for document in documents if document.current is not None)


def keys_of_editions(editions: Iterable[EditionView]) -> Keys:
    """All rules and defined words of some editions."""
    return frozenset().union(*map(_keys_of_edition, editions))


@lru_cache(maxsize=EDITIONS_KEPT)
def _keys_of_edition(edition: EditionView) -> Keys:
    rules = (rule_key(edition, number) for number in printed(edition).places)
    return frozenset([*rules, *(term_key(edition, term.slug) for term in glossary(edition).terms)])


def keys_of_material(of: Iterable[GameView]) -> Keys:
    """All questions, cards and examples of some games."""
    slugs = [game.slug for game in of]
    return frozenset(key for kind in _MATERIAL for key in _keys_of(kind, slugs))


def keys_of_examples(of: Iterable[GameView]) -> Keys:
    """All examples of some games."""
    return frozenset(_keys_of("example", [game.slug for game in of]))


def _keys_of(kind: str, games: list[str]) -> Iterator[str]:
    rows = _MATERIAL[kind].objects.filter(game__slug__in=games).order_by().values_list("game__slug", "slug")
    return (f"{kind}:{game}:{slug}" for game, slug in rows)


def keys_beginning(editions: Iterable[EditionView], digits: str) -> Keys:
    """The rules whose numbers begin so."""
    return frozenset(
        rule_key(edition, number)
        for edition in editions
        for number in printed(edition).places
        if number.startswith(digits)
    )


def rule_and_below(edition: EditionView, number: str) -> tuple[RuleView, ...]:
    """A rule and all that stands under it, by depth and by heading."""
    kept = printed(edition)
    rule = kept.get(number)
    if rule is None:
        return ()
    after = kept.records[kept.places[number] + 1 :]
    below = takewhile(lambda one: one.depth > rule.depth or one.heading_number == number, after)
    return (rule, *below)


def keys_between(edition: EditionView, first: str, last: str) -> Keys:
    """The rules from one number to another and what stands under the last; none unless both are printed."""
    kept = printed(edition)
    if first not in kept.places or last not in kept.places:
        return frozenset()
    if kept.places[last] < kept.places[first]:
        first, last = last, first
    numbers = [one.number for one in kept.records[kept.places[first] : kept.places[last]]]
    return frozenset(rule_key(edition, one) for one in [*numbers, *(r.number for r in rule_and_below(edition, last))])


def keys_of_provisions(editions: Iterable[EditionView], provisions: Iterable[int]) -> Keys:
    """The same rules wherever they stand in some editions."""
    wanted = set(provisions)
    standing = ((edition, printed(edition).by_provision) for edition in editions)
    return frozenset(
        rule_key(edition, by_provision[provision].number)
        for edition, by_provision in standing
        for provision in wanted & by_provision.keys()
    )


def keys_citing(rules: Sequence[RuleView], cited: EditionView, editions: Sequence[EditionView]) -> Keys:
    """What refers to any of these rules: rules and words of the editions, and questions; ranges included."""
    revisions = [edition.revision_id for edition in editions]
    among = CitationLink.objects.filter(
        Q(rule__revision__in=revisions) | Q(term__revision__in=revisions) | Q(faq__isnull=False)
    )
    direct = among.filter(target__in=[rule.provision_id for rule in rules])
    ranges = among.exclude(last_number="").exclude(target=None)
    by_id = {edition.revision_id: edition for edition in editions}
    found = [row[:6] for row in direct.order_by().values_list(*_SOURCE)]
    spans = ranges.order_by().values_list(*_SOURCE, "target", "last_number")
    found += [row[:6] for row in spans if _covers(row[6], row[7], cited, rules)]
    return frozenset(_source_key(row, by_id) for row in found)


def keys_citing_number(number: str, editions: Sequence[EditionView]) -> Keys:
    """What refers to a number that no text kept here has: to a rule of a document that is kept in part."""
    revisions = [edition.revision_id for edition in editions if number_of(edition.scheme, number) == number]
    links = CitationLink.objects.filter(number=number, target=None, rule__revision__in=revisions)
    by_id = {edition.revision_id: edition for edition in editions}
    return frozenset(_source_key(row, by_id) for row in links.order_by().values_list(*_SOURCE))


_SOURCE = ("rule__revision", "rule__number", "term__revision", "term__slug", "faq__game__slug", "faq__slug")


def _source_key(row: tuple[object, ...], editions: dict[int, EditionView]) -> str:
    rule_revision, number, term_revision, term, game, faq = row
    if isinstance(rule_revision, int):
        return rule_key(editions[rule_revision], str(number))
    if isinstance(term_revision, int):
        return term_key(editions[term_revision], str(term))
    return f"faq:{game}:{faq}"


def _covers(target: int, last: str, cited: EditionView, rules: Sequence[RuleView]) -> bool:
    """Whether a range that begins at a provision and ends at a number has one of the rules in it."""
    kept = printed(cited)
    first = kept.by_provision.get(target)
    if first is None or last not in kept.places:
        return False
    begins, ends = kept.places[first.number], kept.places[last]
    return any(begins <= kept.places.get(rule.number, -1) <= ends for rule in rules)


def keys_cited_by(rules: Sequence[RuleView], editions: Sequence[EditionView]) -> Keys:
    """The rules that any of these rules refers to, as they stand in the editions."""
    links = CitationLink.objects.filter(rule__in=[rule.id for rule in rules]).exclude(target=None)
    found: set[str] = set()
    for target, last in links.values_list("target", "last_number"):
        for edition in editions:
            first = printed(edition).by_provision.get(target or 0)
            if first is not None:
                found.add(rule_key(edition, first.number))
                found |= keys_between(edition, first.number, last) if last else set()
    return frozenset(found)


def keys_changed(
    document: DocumentView, old: EditionView, new: EditionView, editions: Iterable[EditionView]
) -> tuple[Keys, int]:
    """The rules that say something else since, as they stand in the editions; and how many are gone."""
    changed, gone = changed_between(document, old, new)
    same_document = [one for one in editions if (one.game, one.document) == (document.game, document.slug)]
    return keys_of_provisions(same_document, changed), gone


def keys_with_status(wanted: str, of: Iterable[GameView], editions: Iterable[EditionView]) -> Keys:
    """The examples of some games that stand so (a key of STATUSES): under the edition named of their rulebook, else
    under the one in force."""
    fits = STATUSES[wanted]
    read = {edition.game: edition.label for edition in editions if edition.document == GAMES[edition.game].rulebook}
    return frozenset(
        f"example:{game.slug}:{slug}"
        for game in of
        for slug, one in standings(game.slug, read.get(game.slug, "")).items()
        if fits(one)
    )


def in_order(keys: Iterable[str], editions: Sequence[EditionView]) -> list[str]:
    """Keys by kind and game; rules and words as their document has them, everything else by its slug."""
    places: defaultdict[tuple[str, str], list[tuple[int, Mapping[str, int]]]] = defaultdict(list)
    for nth, one in enumerate(editions):
        places[one.game, one.document].append((nth, printed(one).places))

    def place(key: str) -> tuple[int, str, int, int, str]:
        kind, game, *rest = key.split(":", 3)
        having = places[game, rest[0]] if kind == "rule" else []
        nth, at = next(((nth, numbers[rest[-1]]) for nth, numbers in having if rest[-1] in numbers), (0, 0))
        return KINDS.index(kind), game, nth, at, rest[-1]

    return sorted(keys, key=place)


def entries_with_keys(keys: Sequence[str], editions: Sequence[EditionView]) -> list[SearchableEntry]:
    """The entries with these keys, in this order, each as the first edition that has it says it; no others."""
    found: dict[str, SearchableEntry] = {}
    by_document: defaultdict[tuple[str, str], list[EditionView]] = defaultdict(list)
    for one in editions:
        by_document[one.game, one.document].append(one)
    slugs: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for key in keys:
        kind, game, *rest = key.split(":", 3)
        if kind in _MATERIAL:
            slugs[kind, game].append(rest[0])
            continue
        having = (entries_in(one).get(key) for one in by_document[game, rest[0]])
        entry = next((each for each in having if each is not None), None)
        found |= {key: entry} if entry is not None else {}
    for (kind, game), wanted in slugs.items():
        found |= {entry.key: entry for entry in material_entries(kind, game, wanted)}
    return [found[key] for key in keys if key in found]


@lru_cache(maxsize=EDITIONS_KEPT)
def entries_in(edition: EditionView) -> Mapping[str, SearchableEntry]:
    """All rules and words of an edition by their keys, in its order."""
    return {entry.key: entry for entry in entries_of(edition)}
