"""Searching by words in a small index: what is found, in which order, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from django.db import connection
from hypothesis import given
from hypothesis import strategies as st

from rules_data import search
from rules_data.queries import SearchableEntry, SynonymView
from rules_data.search import indexing, retrieval, searching
from rules_data.search.synonyms import understood
from tests.campaigns import campaign

BuildIndex = Callable[[Iterable[SearchableEntry]], search.IndexReport]


def entry(
    key: str, body: str, *, kind: str = "rule", number: str = "", title: str = "", place: str = ""
) -> SearchableEntry:
    return SearchableEntry(
        f"{kind}:{key}", kind, "riftbound", "cr" if kind == "rule" else "", "v1.3", number, key, title, place, body
    )


ENTRIES = (
    entry("380", "Triggered Abilities", number="380", title="Triggered Abilities"),
    entry("381", "A trigger waits for its condition.", number="381", place="Abilities › Triggered Abilities"),
    entry("381.1", "When the condition is met, the ability goes on the chain.", number="381.1"),
    entry("390", "A unit that dies goes to the trash.", number="390", place="Zones"),
    entry("poro", "Does a dying Poro trigger <b>twice</b>?\nNo: it dies once.", kind="faq", title="Two Poros"),
    entry("sentry", "When this unit dies, draw a card.", kind="card", title="Sentry"),
    entry("two-deaths", "Two units die at once.", kind="example", title="Two deaths, one trigger"),
)


@pytest.fixture
def index_root(tmp_path: Path, settings: Any) -> Path:
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    return tmp_path / "index"


pytestmark = pytest.mark.postgresql
# PostgreSQL can be tried only where the tests run on it, as .ci/run makes them.
BACKENDS = ["whoosh", "postgresql"] if connection.vendor == "postgresql" else ["whoosh"]


@pytest.fixture(params=BACKENDS)
def backend(request: pytest.FixtureRequest, settings: Any, index_root: Path) -> str:
    """Each backend in turn."""
    if request.param == "postgresql":
        request.getfixturevalue("db")
    settings.SEARCH_BACKEND = request.param
    return str(request.param)


@pytest.fixture
def build(backend: str, monkeypatch: pytest.MonkeyPatch) -> BuildIndex:
    """Build an index of given entries; the database is not asked for any."""
    shown: list[SearchableEntry] = []
    monkeypatch.setattr(indexing, "searchable_entries", lambda today: iter(shown))
    monkeypatch.setattr(indexing, "fingerprint", lambda today: "|".join(one.key + one.body for one in shown))

    def from_database(
        today: date, words: list[str], *, game: str | None, kinds: tuple[str, ...], limit: int
    ) -> list[SearchableEntry]:
        return [one for one in shown if all(word in one.body.lower() for word in words)]

    monkeypatch.setattr(searching, "entries_with_words", from_database)
    monkeypatch.setattr(indexing, "site_state", dict)
    monkeypatch.setattr(indexing, "repair_soon", lambda: None)
    monkeypatch.setattr(retrieval, "meanings", dict)
    monkeypatch.setattr(retrieval, "spoken", frozenset)

    def build_index(entries: Iterable[SearchableEntry]) -> search.IndexReport:
        shown[:] = entries
        return search.rebuild()

    indexing.forget_index()
    return build_index


def keys(results: search.Results) -> list[str]:
    return [hit.slug for hit in results.hits]


def test_every_form_of_a_word_is_found_in_every_kind(build: BuildIndex) -> None:
    build(ENTRIES)
    results = search.search("triggering")
    assert set(keys(results)) == {"380", "381", "poro", "two-deaths"}
    assert results.groups == {"rule": 2, "faq": 1, "example": 1}
    assert results.total == 4


def test_a_title_stands_before_a_text(build: BuildIndex) -> None:
    build(ENTRIES)
    assert keys(search.search("triggered abilities"))[0] == "380"


def test_an_entry_has_its_own_score_and_not_that_of_the_next_one(build: BuildIndex) -> None:
    texts = [entry(f"text-{number}", "Something waits for a trigger, among many other words.") for number in range(9)]
    build([*texts, entry("heading", "Triggers", title="Triggers"), *ENTRIES])
    results = search.search("triggers")
    assert keys(results)[0] == "heading"
    assert results.hits[0].score > results.hits[-1].score > 0


def test_the_headings_over_a_rule_are_searched_with_it(build: BuildIndex) -> None:
    build(ENTRIES)
    assert keys(search.search("zones")) == ["390"]


def test_what_has_all_words_comes_first_and_what_has_some_follows(build: BuildIndex) -> None:
    build(ENTRIES)
    both = search.search("unit trash")
    assert keys(both)[0] == "390"
    assert set(keys(both)) == {"390", "sentry", "two-deaths"}
    assert both.notes == ()
    some = search.search("chain trash")
    assert set(keys(some)) == {"381.1", "390"}
    assert any("closest matches" in note for note in some.notes)


def test_where_a_page_has_all_words_nothing_else_follows(build: BuildIndex) -> None:
    build([*ENTRIES, *(entry(f"loop-{number}", "A unit in the trash stays there.") for number in range(10))])
    found = {hit.slug for page in (1, 2) for hit in search.search("unit trash", page=page).hits}
    assert found == {"390", *(f"loop-{number}" for number in range(10))}


def test_printed_numbers_and_symbols_are_words(build: BuildIndex) -> None:
    texts = (
        entry("plus", "Put a +1/+1 counter on it."),
        entry("minus", "Put a −1/−1 counter on it."),
        entry("tap", "{T}: Add one mana."),
        entry("plain", "Creatures with power 1 and toughness 1 tap."),
    )
    build(texts)
    assert keys(search.search("+1/+1"))[0] == "plus"
    assert keys(search.search("-1/-1")) == ["minus"]
    assert keys(search.search("+1/+1 counter"))[0] == "plus"
    assert keys(search.search("{T}")) == ["tap"]


def test_a_name_is_not_the_keyword_it_sounds_like(build: BuildIndex) -> None:
    texts = (
        entry("trample", "Trample", title="Trample"),
        entry("colossus", "How much damage is assigned to a blocker is the attacker's choice."),
    )
    build(texts)
    asked = ("Does the damage of a Trampling Colossus reach it", "Does the damage of a trampling creature reach it")
    named, meant = ({hit.slug: hit.score for hit in search.search(question).hits} for question in asked)
    assert named["trample"] < named["colossus"]
    assert meant["trample"] > named["trample"]


def test_a_named_card_leads_to_the_rules_of_its_keywords(build: BuildIndex) -> None:
    texts = (
        entry("ward", "Ward", title="Ward", number="702"),
        entry("ward.1", "A spell that targets it is countered unless a cost is paid.", number="702.1"),
        entry("haste", "Haste", title="Haste", number="703"),
        entry("knight", "Ward. When it attacks, draw a card.", kind="card", title="Silver Knight"),
    )
    build(texts)
    ranked = keys(search.search("Can the Silver Knight be destroyed by a spell"))
    assert "ward" in ranked
    assert "haste" not in ranked


def test_rules_of_play_come_before_those_of_tournaments_unless_asked_for(build: BuildIndex) -> None:
    texts = (
        replace(entry("tr", "A player shuffles the deck.", number="301"), document="tr"),
        entry("cr", "A player shuffles the deck.", number="103"),
    )
    build(texts)
    assert keys(search.search("shuffle deck")) == ["cr", "tr"]
    scores = {hit.slug: hit.score for hit in search.search("shuffle deck tournament").hits}
    assert scores["tr"] == scores["cr"]


def test_a_value_after_a_colon_is_no_bare_heading(build: BuildIndex) -> None:
    title = "Main deck size: 40 cards"
    texts = (
        entry("size", title, title=title, number="101"),
        entry(
            "other", "The main deck is shuffled, whatever its size, and cards are drawn from the deck.", number="102"
        ),
    )
    build(texts)
    assert keys(search.search("how many cards is the size of a main deck"))[0] == "size"


def test_a_phrase_is_found_word_for_word(build: BuildIndex) -> None:
    build(ENTRIES)
    assert set(keys(search.search('"unit dies"'))) == {"sentry", "two-deaths"}
    assert keys(search.search('"dies unit"')) == []


def test_a_word_can_be_left_out(build: BuildIndex) -> None:
    build(ENTRIES)
    assert set(keys(search.search("dies -trash -poro"))) == {"sentry", "two-deaths"}


def test_a_beginning_finds_its_words(build: BuildIndex) -> None:
    build(ENTRIES)
    assert set(keys(search.search("condit*"))) == {"381", "381.1"}
    assert "381" in keys(search.search("triggers*"))


def test_kinds_are_filtered_but_all_are_counted(build: BuildIndex) -> None:
    build(ENTRIES)
    results = search.search("dies", kinds=["card"])
    assert keys(results) == ["sentry"]
    assert results.total == 1
    assert results.groups == {"rule": 1, "faq": 1, "card": 1, "example": 1}


def test_another_game_is_not_searched(build: BuildIndex) -> None:
    build(ENTRIES)
    assert search.search("dies", game="chess").total == 0
    assert search.search("dies", game="riftbound").total == 4


def test_pages_follow_one_another(build: BuildIndex) -> None:
    build([entry(str(number), f"A unit, the {number}th.") for number in range(45)])
    pages = [search.search("unit", page=page, size=20) for page in (1, 2, 3, 4)]
    assert [len(page.hits) for page in pages] == [20, 20, 5, 0]
    assert len({key for page in pages for key in keys(page)}) == 45
    assert {page.pages for page in pages} == {3}


def test_however_far_one_reads_on_nothing_is_shown_twice_or_left_out(build: BuildIndex) -> None:
    long = "A unit, with many other words beside it that make it less likely to be the one that is meant here."
    short = [entry(str(number), f"A unit, the {number}th.", number=str(number)) for number in range(500, 730)]
    # The rule that fits worst is spoken for by those that refer to it as soon as it is looked at beside them.
    build([entry("400", long, number="400"), *(replace(each, leads_to=("rule:400",)) for each in short)])
    pages = [search.search("unit", page=page, size=20) for page in range(1, 13)]
    shown = [key for page in pages for key in keys(page)]
    assert len(shown) == len(set(shown)) == 231


def test_a_wrong_spelling_is_corrected_and_said(build: BuildIndex) -> None:
    build(ENTRIES)
    results = search.search("conditoin")
    assert results.suggestion == "condition"
    assert "381" in keys(results)
    assert any("condition" in note for note in results.notes)


def test_snippets_are_safe_and_mark_what_was_asked(build: BuildIndex) -> None:
    build(ENTRIES)
    (hit,) = search.search("poro", kinds=["faq"]).hits
    assert "<mark>Poro</mark>" in hit.snippet
    assert "&lt;b&gt;twice&lt;/b&gt;" in hit.snippet


@pytest.mark.parametrize("query", ["", "   ", "***", '"', "-", "-dies", "[M]"])
def test_a_query_without_words_finds_nothing_and_fails_in_no_way(build: BuildIndex, query: str) -> None:
    build(ENTRIES)
    assert search.search(query).hits == ()


@pytest.mark.parametrize("query", ["?* " * 60, "a* " * 60, "x" * 5000, "é" * 300, "\x00\x01", "🦄", "unit " * 99])
def test_a_hostile_query_is_answered(build: BuildIndex, query: str) -> None:
    build(ENTRIES)
    assert search.search(query).took_ms >= 0.0


def test_one_entry_under_two_keys_is_refused(build: BuildIndex) -> None:
    build(ENTRIES)
    with pytest.raises(search.UnableToBuildIndex, match="rule:380"):
        build([ENTRIES[0], ENTRIES[0]])
    assert search.search("dies").total == 4


def test_what_is_unchanged_is_not_built_again(build: BuildIndex) -> None:
    first = build(ENTRIES)
    again = search.ensure()
    assert first.rebuilt
    assert not again.rebuilt
    assert (again.generation, again.entries) == (first.generation, len(ENTRIES))


def test_a_new_generation_is_searched_at_once(build: BuildIndex) -> None:
    build(ENTRIES)
    assert search.search("dies").total == 4
    build(ENTRIES[:4])
    assert search.search("dies").total == 1


def damaged(backend: str, root: Path, how: str) -> None:
    if backend == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("DELETE FROM search_generation" if how == "no index" else "DELETE FROM search_entry")
        return
    folder = root / (root / "CURRENT").read_text(encoding="ascii")
    if how == "no index":
        (root / "CURRENT").unlink()
        return
    for file in folder.iterdir():
        if file.name != "MANIFEST":
            file.write_bytes(b"" if how == "emptied" else b"\x80\x04c__builtin__\nprint\n." + file.read_bytes())


@pytest.mark.parametrize("how", ["no index", "emptied", "tampered"])
def test_without_a_sound_index_the_database_answers_and_a_note_says_so(
    build: BuildIndex, backend: str, index_root: Path, how: str
) -> None:
    build(ENTRIES)
    damaged(backend, index_root, how)
    indexing.forget_index()
    assert not search.health().is_whole
    results = search.search("trash")
    assert keys(results) == ["390"]
    assert any("built again" in note for note in results.notes)
    # A sound generation that is only not named is put in use again; everything else is built anew.
    assert search.ensure().rebuilt is (backend == "postgresql" or how != "no index")
    assert search.search("trash").notes == ()
    assert search.health().is_fresh


def test_damage_done_while_the_index_is_open_is_survived(build: BuildIndex, backend: str, index_root: Path) -> None:
    build(ENTRIES)
    assert search.search("trash").total == 1
    damaged(backend, index_root, "emptied")
    assert keys(search.search("trash")) == ["390"]


def test_a_slip_in_one_of_several_words_is_corrected(build: BuildIndex) -> None:
    build(ENTRIES)
    results = search.search("unit trahs")
    assert keys(results)[0] == "390"
    assert results.suggestion == "unit trash"


def test_a_slip_is_mended_to_what_players_say(build: BuildIndex, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [SynonymView("", ("graveyard",), ("trash",))]
    monkeypatch.setattr(retrieval, "meanings", lambda: understood(rows))
    monkeypatch.setattr(retrieval, "spoken", lambda: frozenset({"graveyard"}))
    build([*ENTRIES, entry("gravelyard", "The gravelyard of a card's name.", number="900")])
    results = search.search("graveyrad")
    assert results.suggestion == "graveyard"
    assert keys(results) == ["390"]


def test_a_question_is_answered_by_what_has_most_of_its_words(build: BuildIndex) -> None:
    build(ENTRIES)
    results = search.search("what happens to a unit when it dies and goes away for ever")
    assert keys(results)[0] == "390"
    assert any("closest matches" in note for note in results.notes)


def test_what_an_editor_says_a_word_means_is_found_too(build: BuildIndex, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [SynonymView("", ("graveyard", "gy"), ("trash",)), SynonymView("magic", ("bin",), ("trash",))]
    monkeypatch.setattr(retrieval, "meanings", lambda: understood(rows))
    build(ENTRIES)
    assert keys(search.search("gy")) == ["390"]
    assert keys(search.search("unit graveyard"))[0] == "390"
    assert keys(search.search("bin", game="riftbound")) == []


def test_a_question_leads_to_the_rules_that_a_fitting_answer_rests_on(build: BuildIndex) -> None:
    told = replace(entry("sleeves", "May my sleeves be scuffed?", kind="faq"), leads_to=("rule:390",))
    rules = [entry(f"40{n}", "Sleeves are opaque.", number=f"40{n}") for n in range(3)]
    build([*ENTRIES, told, *rules])
    found = search.search("are scuffed sleeves with corners bent or torn fine", kinds=["rule"])
    assert "390" in keys(found)


def test_a_defined_word_leads_to_the_rule_its_definition_names(build: BuildIndex) -> None:
    term = replace(entry("doom", "See rule 390.", kind="term", title="Doom"), leads_to=("rule:390",))
    build([*ENTRIES, term, *(entry(f"{n}", "Doom and more doom.", number=f"{n}") for n in range(500, 506))])
    assert keys(search.search("doom", kinds=["rule"]))[0] == "390"


def test_rules_under_one_another_inherit_each_others_words(build: BuildIndex) -> None:
    above = entry("700", "Phasing", number="700", title="Phasing")
    below = replace(entry("700.1", "It is treated as though it were not there.", number="700.1"), parent="rule:700")
    build([*ENTRIES, above, replace(below, place="Phasing")])
    assert keys(search.search("phasing")) == ["700", "700.1"]


@pytest.mark.django_db
@pytest.mark.campaign
def test_nothing_typed_fails(build: BuildIndex) -> None:
    build(ENTRIES)

    @campaign(200)
    @given(st.text(max_size=80))
    def searched(query: str) -> None:
        assert len(search.search(query).hits) <= 20

    searched()
