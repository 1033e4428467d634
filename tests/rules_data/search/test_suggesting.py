"""What is proposed while a reader types."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules_data.search import suggesting
from rules_data.search.stored_fields import Shown
from rules_data.search.suggesting import GROUPS, SuggestionTable
from tests.rules_data.search.plain_suggestions import plainly_suggested


def entry(kind: str, title: str, *, number: str = "", game: str = "magic", body: str = "Some words.") -> Shown:
    slug = title.lower().replace(" ", "-")
    key, document = f"{kind}:{game}:{number or slug}", "cr" if number else ""
    return Shown(key, kind, game, document, "", number, slug, title, "", body)


TABLE = SuggestionTable(
    [
        entry("rule", "Triggered Abilities", number="603"),
        entry("rule", "", number="603.2", body="A trigger waits " * 20),
        entry("rule", "", number="603.10", body="Looking back."),
        entry("rule", "", number="603.2a", game="other"),
        entry("term", "Ability"),
        entry("term", "Triggered Ability"),
        entry("card", "Séance of Ability", game="other"),
        entry("faq", "Does a trigger see itself?"),
        entry("example", "Two triggers"),
    ]
)


def texts(typed: str, group: str, game: str | None = None) -> list[str]:
    return [one.text for one in TABLE.suggest(typed, game, 5).get(group, ())]


def numbers(typed: str, game: str | None = None) -> list[str]:
    return [one.number for one in TABLE.suggest(typed, game, 5).get("rule", ())]


def test_digits_propose_rules_in_their_order_the_exact_number_first() -> None:
    assert numbers("603") == ["603", "603.2", "603.10", "603.2a"]
    assert numbers("603.2") == ["603.2", "603.2a"]
    assert numbers("rule 603 1") == ["603.10"]
    assert numbers("603.2", game="other") == ["603.2a"]


def test_a_beginning_of_any_word_proposes_the_title_but_the_first_word_comes_first() -> None:
    assert texts("abil", "term") == ["Ability", "Triggered Ability"]
    assert texts("abil", "heading") == ["Triggered Abilities"]


def test_several_beginnings_propose_what_has_them_all() -> None:
    assert texts("trig abil", "heading") == ["Triggered Abilities"]
    assert texts("abil trig", "term") == ["Triggered Ability"]


def test_accents_and_capitals_do_not_matter() -> None:
    assert texts("SEANCE", "card") == ["Séance of Ability"]


def test_only_the_game_asked_for_is_proposed() -> None:
    assert texts("seance", "card", game="magic") == []


def test_a_rule_without_a_title_is_shown_by_its_first_words() -> None:
    (rule,) = TABLE.suggest("603.2", "magic", 1)["rule"]
    assert rule.text.startswith("A trigger waits")
    assert rule.text.endswith(" …")
    assert len(rule.text) < 90


@given(st.text(max_size=200))
def test_nothing_typed_fails(typed: str) -> None:
    found = TABLE.suggest(typed, None, 3)
    assert set(found) <= set(GROUPS)
    assert all(0 < len(group) <= 3 for group in found.values())


@pytest.mark.parametrize("typed", ["", "   ", "?*", "-", "."])
def test_no_word_proposes_nothing(typed: str) -> None:
    assert TABLE.suggest(typed, None, 3) == {}


WORDS = st.sampled_from(["a", "ab", "Ab", "abc", "b", "bá", "ba-b", "b's", "c", "1", "!"])
TITLES = st.lists(WORDS, max_size=4).map(" ".join)
NUMBERS = st.lists(st.sampled_from(["1", "10", "1a", "2"]), min_size=1, max_size=3).map(".".join)
ENTRIES = st.lists(
    st.tuples(st.sampled_from(["rule", "term", "card", "faq", "example"]), TITLES, NUMBERS, st.sampled_from("gh")),
    max_size=12,
)
TYPED = st.one_of(TITLES, TITLES.map(lambda title: title[:-1]), NUMBERS, NUMBERS.map("rule {}".format))


@given(ENTRIES, TYPED, st.sampled_from([None, "g", "nowhere"]), st.integers(1, 3))
@example([("term", "b a", "", "g"), ("term", "a", "", "g")], "a", None, 1)
def test_what_is_suggested_is_what_reading_every_title_comes_to(
    told: list[tuple[str, str, str, str]], typed: str, game: str | None, limit: int
) -> None:
    entries = [
        Shown(f"{place}", kind, of, "", "", number if kind == "rule" else "", f"{place}", title, "", "Some words.")
        for place, (kind, title, number, of) in enumerate(told)
    ]
    found = SuggestionTable(entries).suggest(typed, game, limit)
    keys = {kind: tuple(one.slug for one in group) for kind, group in found.items()}
    assert keys == plainly_suggested(entries, typed, game, limit)
    assert list(keys) == [kind for kind in GROUPS if kind in keys]


class Counted(list[suggesting.Suggestion]):
    """A list that counts how often it is read."""

    reads = 0

    def __getitem__(self, place: Any) -> Any:
        self.reads += 1
        return super().__getitem__(place)


def test_of_a_thousand_titles_that_begin_so_only_those_shown_are_read_one_by_one() -> None:
    table = SuggestionTable([entry("term", f"a word {number}") for number in range(1_000)])
    table._shown = read = Counted(table._shown)
    assert len(table.suggest("a w", None, 5)["term"]) == 5
    assert read.reads == 5
