"""Short titles that ship: one list an edition, by that edition's numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_data.actions._titles import load_titles
from rules_data.actions.errors import UnableToLoadCorpus
from rules_data.models import Document, Revision, Rule

pytestmark = pytest.mark.django_db


def titled(label: str) -> dict[str, str]:
    rules = Rule.objects.filter(
        revision__edition__document__game__slug="magic",
        revision__edition__label=label,
        revision__status=Revision.Status.PUBLISHED,
        kind=Rule.Kind.RULE,
    )
    return dict(rules.values_list("number", "provision__title"))


def test_a_title_goes_with_its_rule_to_the_new_number() -> None:
    before, now = titled("2024-06-07"), titled("2026-08-07")
    assert before["603.2f"] == now["603.2e"] != before["603.2e"]
    assert before["701.5a"] == now["701.6a"]


def test_a_rule_that_only_one_edition_has_is_titled_too() -> None:
    before, now = titled("2024-06-07"), titled("2026-08-07")
    assert before["509.2"]
    assert now["603.1b"]
    unnamed = [number for rules in (before, now) for number, title in rules.items() if not title]
    assert [number for number in unnamed if number[-1].isalpha()] == []


def test_a_line_without_a_title_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "titles.txt"
    file.write_text("edition: 2026-08-07\n603.2e\n")
    with pytest.raises(UnableToLoadCorpus, match="line 2: expected a number, a space and a title"):
        load_titles(file, Document.objects.get(game__slug="magic", slug="cr"), set())
