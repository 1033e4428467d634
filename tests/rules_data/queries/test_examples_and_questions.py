"""Examples, questions and cards as pages read them: each with what belongs to it, and nothing of another's."""

from __future__ import annotations

from datetime import date

import pytest

from rules_data.models import Card, Example, Faq, ScenarioRun
from rules_data.queries import (
    cards_of,
    coverage_of,
    examples_of,
    faqs_of,
    find_card,
    find_example,
    find_faq,
    games,
)

pytestmark = pytest.mark.django_db
GAMES = ("flesh-and-blood", "magic", "riftbound")


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_of_a_game_are_all_of_them_and_only_its_own(game: str) -> None:
    listed = [row.slug for row in examples_of(game)]
    assert sorted(listed) == sorted(Example.objects.filter(game__slug=game).values_list("slug", flat=True))
    assert {row.game for row in examples_of(game)} == {game}


@pytest.mark.parametrize("read", [examples_of, faqs_of, cards_of, coverage_of])
def test_a_game_nobody_knows_has_nothing(read) -> None:  # type: ignore[no-untyped-def]
    assert read("chess") == ()


@pytest.mark.parametrize("find", [find_example, find_card])
def test_what_is_not_there_is_none(find) -> None:  # type: ignore[no-untyped-def]
    assert find("riftbound", "no-such-thing") is None
    assert find("chess", "two-deaths-one-trigger") is None


def test_an_example_of_one_game_is_not_found_in_another() -> None:
    assert find_example("riftbound", "two-deaths-one-trigger") is not None
    assert find_example("magic", "two-deaths-one-trigger") is None


def test_an_example_has_a_run_under_each_edition_it_names_oldest_first() -> None:
    page = find_example("riftbound", "two-deaths-one-trigger")
    assert page is not None
    assert [run.edition for run in page.runs] == ["v1.2", "v1.3", "v1.4"]
    assert page.run("v1.3") == page.runs[1]
    assert page.run("v9.9") is None


def test_every_step_of_a_kept_run_cites_a_rule() -> None:
    page = find_example("riftbound", "two-deaths-one-trigger")
    assert page is not None
    for run in page.runs:
        assert run.trace
        assert all(step["rules"] for step in run.trace)


def test_the_rules_an_example_demonstrates_carry_the_numbers_of_every_edition() -> None:
    page = find_example("riftbound", "two-deaths-one-trigger")
    assert page is not None
    for rule in page.demonstrates:
        assert {"v1.2", "v1.3"} <= {edition for edition, _ in rule.numbers}


def test_an_answer_rests_on_rules_under_their_numbers_in_the_revisions_given() -> None:
    current = [edition.revision_id for game in games(date(2026, 11, 1)) for document in game.documents
               for edition in document.editions if edition.is_current]  # fmt: skip
    faq = Faq.objects.filter(game__slug="magic", provisions__isnull=False).first()
    assert faq is not None
    page = find_faq("magic", faq.slug, current)
    assert page is not None
    assert page.rests_on
    without = find_faq("magic", faq.slug, [])
    assert without is not None
    assert without.answer_html == page.answer_html
    assert all(rule.number == "" for rule in without.rests_on) or without.rests_on == ()


def test_a_question_of_one_game_is_not_found_in_another() -> None:
    faq = Faq.objects.filter(game__slug="magic").first()
    assert faq is not None
    assert find_faq("riftbound", faq.slug, []) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_card_counts_the_examples_that_name_it(game: str) -> None:
    counted = {row.slug: row.example_count for row in cards_of(game)}
    assert set(counted) == set(Card.objects.filter(game__slug=game).values_list("slug", flat=True))
    for slug in sorted(counted)[:5]:
        page = find_card(game, slug)
        assert page is not None
        assert len(page.examples) == counted[slug]


@pytest.mark.parametrize("game", GAMES)
def test_what_proves_a_rule_is_among_what_demonstrates_it(game: str) -> None:
    rows = coverage_of(game)
    assert rows
    for row in rows:
        assert set(row.proved_by) <= set(row.examples)
        assert len(row.titles) == len(row.examples)


def test_an_ablation_that_changed_nothing_demonstrates_and_does_not_prove() -> None:
    run = ScenarioRun.objects.get(example__slug="two-deaths-one-trigger", edition__label="v1.3")
    rule = run.proof["ablations"][0]["rule"]
    run.proof["ablations"][0]["changed"] = False
    run.save(update_fields=["proof"])
    [row] = [row for row in coverage_of("riftbound") if (row.edition, row.rule) == ("v1.3", rule)]
    assert "two-deaths-one-trigger" in row.examples
    assert "two-deaths-one-trigger" not in row.proved_by
