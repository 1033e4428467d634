"""An example that an earlier version of the site took in may be written in words that nobody reads any more."""

from __future__ import annotations

import pytest
from django.test import Client

from rules_data.actions import run_examples
from rules_data.models import Example, ScenarioRun

pytestmark = pytest.mark.django_db


@pytest.fixture
def old(db: None) -> Example:
    """One with a key that the format no longer has."""
    example = Example.objects.filter(game__slug="magic").order_by("slug").first()
    assert example is not None
    example.source = example.source.replace("\nwhen:", "\nformerly: true\nwhen:")
    example.source_hash = "of another time"
    example.save(update_fields=["source", "source_hash"])
    return example


def test_it_is_kept_as_not_executable_with_the_place_of_the_fault(old: Example) -> None:
    report = run_examples(game="magic", example=old.slug)
    runs = ScenarioRun.objects.filter(example=old)

    assert {one.verdict for one in report.verdicts} == {"not_executable"}
    assert {run.verdict for run in runs} == {"not_executable"}
    assert all("cannot be read any more" in run.reason for run in runs)
    assert all("formerly" in run.reason for run in runs)
    assert not any(run.proved for run in runs)


def test_its_page_is_answered_and_says_why(old: Example, client: Client) -> None:
    run_examples(game="magic", example=old.slug)
    page = client.get(f"/magic/examples/{old.slug}")

    assert page.status_code == 200
    assert "cannot be read any more" in page.content.decode()


def test_the_others_are_run_as_ever(old: Example) -> None:
    other = Example.objects.filter(game__slug="magic").exclude(pk=old.pk).order_by("slug").first()
    assert other is not None
    report = run_examples(game="magic", example=other.slug, again=True)

    assert {one.verdict for one in report.verdicts} == {"confirmed"}
