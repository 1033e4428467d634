"""Examples that come out otherwise under a draft are shown with both traces, the first difference marked."""

from __future__ import annotations

from datetime import date

import pytest
from django.conf import settings
from django.test import Client

from rules_data.actions import check_revision, import_document
from rules_data.models import ComparedRun, Example, ScenarioRun
from rules_data.queries import compared_examples, compared_traces
from tests.changed_rules import DOES_NOT

pytestmark = pytest.mark.django_db
NAMED = {"game": "riftbound", "document": "cr", "edition": "v1.9"}
SLUG = "turn-order-of-triggers"


@pytest.fixture(scope="module")
def draft(module_db: None) -> int:
    """The shipped rules once more, but for the one that says whose triggers come first.

    Of the examples there are one that rests on it and one that does not: a check runs all there are.
    """
    Example.objects.filter(game__slug="riftbound").exclude(slug__in=(SLUG, DOES_NOT)).delete()
    text = (settings.CORPUS_DIR / "riftbound" / "cr" / "v1.4.txt").read_text(encoding="utf-8")
    other = text.replace("The Turn Player begins, and the others follow in Turn Order.", "The last of them begins.")
    assert other != text
    made = import_document(
        **NAMED, data=other.encode(), source_name="v1.9.txt", effective=date(2026, 9, 1),
        restated={},
    )  # fmt: skip
    return made.revision_id


def check() -> None:
    check_revision(**NAMED)


def test_an_example_that_rests_on_a_changed_rule_is_shown_with_both_traces(draft: int, author: Client) -> None:
    check()
    [one] = [row for row in compared_examples(draft) if row.slug == SLUG]
    assert (one.old_verdict, one.new_verdict) == ("confirmed", "not_executable")
    page = author.get(f"/editor/drafts/{draft}/examples/{SLUG}").content.decode()
    assert "Rules changed since v1.4" in page
    assert "Every step is told the same." in page
    assert f"/editor/drafts/{draft}/examples/{SLUG}" in author.get(f"/editor/drafts/{draft}/").content.decode()


def test_the_first_difference_of_two_traces_is_marked(draft: int, author: Client) -> None:
    kept = ScenarioRun.objects.get(example__slug=SLUG, edition__label="v1.4")
    kept.trace[2]["text"] = "Something else happened."
    kept.trace = kept.trace[:-1]
    kept.save()
    check()
    traces = compared_traces(draft, SLUG)
    assert traces is not None
    assert traces.first == 3
    assert [step.is_first for step in traces.steps].count(True) == 1
    assert traces.steps[-1].old is None
    page = author.get(f"/editor/drafts/{draft}/examples/{SLUG}").content.decode()
    assert page.count("First difference") == 1
    assert "Something else happened." in page
    assert "It has ended." in page


def test_what_comes_out_the_same_is_not_listed(draft: int, author: Client) -> None:
    check()
    listed = {row.slug for row in compared_examples(draft)}
    same = set(ScenarioRun.objects.filter(edition__label="v1.4").values_list("example__slug", flat=True)) - listed
    assert same
    assert author.get(f"/editor/drafts/{draft}/examples/{min(same)}").status_code == 404


def test_a_second_check_replaces_what_the_first_compared(draft: int) -> None:
    check()
    count = ComparedRun.objects.count()
    check()
    assert ComparedRun.objects.count() == count > 0
