"""A small book of rules that never was, its words and questions, as a search finds them: no database is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules_data.queries import SearchableEntry, SynonymView
from rules_data.search import synonyms
from rules_data.search.backends import Built
from rules_data.search.backends.memory import MemoryIndex
from rules_data.search.language import parse
from rules_data.search.retrieval import Found, Within, find
from rules_data.search.weighing import weigh


def rule(number: str, text: str, title: str = "", parent: str = "", place: str = "", **more: object) -> SearchableEntry:
    return SearchableEntry(
        f"rule:harbour:cr:{number}", "rule", "harbour", "cr", "v1", number, "", title, place, text,
        parent=f"rule:harbour:cr:{parent}" if parent else "", **more,  # type: ignore[arg-type]
    )  # fmt: skip


def question(slug: str, title: str, text: str, *leads_to: str) -> SearchableEntry:
    rules = tuple(f"rule:harbour:cr:{number}" for number in leads_to)
    return SearchableEntry(f"faq:harbour:{slug}", "faq", "harbour", "", "v1", "", slug, title, "", text, leads_to=rules)


def card(slug: str, name: str, text: str) -> SearchableEntry:
    return SearchableEntry(f"card:harbour:{slug}", "card", "harbour", "", "", "", slug, name, "", text)


def term(slug: str, name: str, text: str, *leads_to: str) -> SearchableEntry:
    rules = tuple(f"rule:harbour:cr:{number}" for number in leads_to)
    return SearchableEntry(
        f"term:harbour:cr:{slug}", "term", "harbour", "cr", "v1", "", slug, name, "", text, leads_to=rules
    )


HARBOUR = (
    rule("100", "Mooring", "Mooring"),
    rule("100.1", "A ship that is moored cannot sail until its captain casts off.", parent="100", place="Mooring"),
    rule("100.2", "Casting off costs one bell of the watch.", parent="100", place="Mooring"),
    rule("200", "Cargo", "Cargo"),
    rule("200.1", "Barrels are loaded one at a time, and each takes a berth in the hold.", parent="200", place="Cargo"),
    rule("200.2", "If the hold is full, further barrels stay on the quay.", parent="200", place="Cargo"),
    rule("200.2a", "Barrels on the quay may be stolen by any smuggler.", parent="200.2", place="Cargo"),
    rule("300", "Storms", "Storms"),
    rule("300.1", "In a storm every ship that is not moored drifts one field.", parent="300", place="Storms"),
    rule("300.2", "A lighthouse prevents drifting next to it.", parent="300", place="Storms"),
    question("does-a-moored-ship-drift", "Does a moored ship drift in a storm?", "No. It stays where it is.", "300.1"),
    question("where-do-barrels-go", "Where do barrels go when the hold is full?", "They stay on the quay.", "200.2"),
    card("old-lantern", "Old Lantern", "Lighthouse. Ships next to Old Lantern do not drift."),
    card("black-gull", "Black Gull, Smuggler", "Steal one barrel from a quay."),
    term("berth", "Berth", "The room that one barrel takes in a hold.", "200.1"),
)
SAID_OTHERWISE = (
    SynonymView("harbour", ("anchored", "tied up"), ("moored",)),
    SynonymView("", ("rob",), ("steal",)),
)


def index_of(entries: Iterable[SearchableEntry] = HARBOUR) -> MemoryIndex:
    return MemoryIndex.made_of(weigh(tuple(entries)), Built(0, "", ""))


def looked_for(
    query: str, index: MemoryIndex, within: Within | None = None, size: int = 20, page: int = 1,
    rows: Sequence[SynonymView] = SAID_OTHERWISE,
) -> Found:  # fmt: skip
    """One page of what a query finds in an index, with these words said otherwise."""
    with synonyms.only(rows):
        return find(index, query, parse(query).asked(), within or Within(), page, size)
