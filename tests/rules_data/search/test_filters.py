"""Filters on what ships: whatever is asked is answered, and what is found is what the filters leave."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from rules_data import search
from tests.campaigns import campaign

pytestmark = pytest.mark.django_db

PIECES = st.sampled_from(
    [
        "conquer", "unit", "383.3", '"goes on the chain"', "trigg*", "OR", "-token", "game:riftbound", "game:fab,magic",
        "-game:magic", "game:chess", "type:faq", "type:rule,term", "-type:card", "type:", "kind:zz", "rule:383.*",
        "rule:38*", "rule:383.3..383.4", "rule:999", "rule:..", "rule:*", "-rule:383", 'card:"Sona, Harmonious"',
        "card:V", "card:zzz", "-card:Sona",
        "cites:355.6", "cites:383.*", "cites:x", "cited-by:603.3a", "cited-by:v1.2/376.3",
        "changed:v1.2..v1.3", "changed:v1.3", "changed:..", "changed:v9..v8", "changed:2026-01-01..", "in:v1.2",
        "in:v9", "-in:v1.2", "asof:2026-02-01", "asof:1990-01-01", "asof:2026-02-30", "status:confirmed",
        "status:not-executable,unproved", "status:x", "İ:ß", '"', "🦄", "\x00",
    ]
)  # fmt: skip


@given(st.lists(PIECES, max_size=6).map(" ".join), st.sampled_from([None, "riftbound", "chess"]), st.integers(-1, 99))
@campaign(150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_asked_is_answered_within_its_counts(query: str, game: str | None, page: int) -> None:
    results = search.search(query, game=game, page=page)
    assert len(results.hits) <= 20
    assert results.total <= sum(results.groups.values())
    assert all(0 <= fault.start < fault.end <= len(results.query) for fault in results.faults)
    assert bool(results.hits) <= bool(results.total)


@given(st.lists(PIECES, min_size=1, max_size=4).map(" ".join))
@campaign(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_one_more_filter_never_finds_more(query: str) -> None:
    before, after = search.search(f"{query} unit"), search.search(f"{query} unit rule:383.*")
    understood = not any("383.*" in after.query[fault.start : fault.end] for fault in after.faults)
    if understood and not any(one.name == "rule" for one in before.asked.filters):
        assert after.total <= sum(before.groups.values()) or "some of them" in "".join((*before.notes, *after.notes))
        assert {hit.kind for hit in after.hits} <= {"rule"}


def test_words_in_another_edition_are_ranked_with_titles_first() -> None:
    results = search.search("in:v1.2 triggered abilities")
    assert results.hits[0].title == "Triggered Abilities"
    scores = [hit.number for hit in results.hits]
    assert len(set(scores)) == len(scores)


def test_a_phrase_a_beginning_and_what_is_left_out_work_in_another_edition() -> None:
    every = search.search("in:v1.2 chain").total
    phrase = search.search('in:v1.2 "on the chain"').total
    without = search.search('in:v1.2 chain -"on the chain"').total
    begun = search.search("in:v1.2 chai*").total
    either = search.search("in:v1.2 chain OR conquer").total
    assert 0 < phrase < every <= begun <= either + every
    assert without == every - phrase


def test_other_editions_do_not_change_what_is_searched_by_default() -> None:
    before = search.search("conquer")
    search.search("in:v1.2 conquer")
    assert search.search("conquer").hits == before.hits
    assert {hit.edition for hit in before.hits if hit.kind == "rule"} <= {"v1.4", "2026-01-16", "2026-02", "2024-06-07"}
