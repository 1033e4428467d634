"""A program runs a scenario under an edition that no row of the evaluator names, and is told what is open there."""

from __future__ import annotations

from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from rules_data.actions import decide_rows
from tests.changed_rules import DEPENDS, DOES_NOT, LABEL, NAMED, publish_changed

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True, scope="module")
def _published(module_db: None) -> None:
    publish_changed(keep=())


def runs(client: Client, slug: str, also: str = LABEL) -> dict[str, Any]:
    """A shipped example, sent for the versions it names and for one more."""
    file = settings.CORPUS_DIR / "riftbound" / "examples" / f"{slug}.yaml"
    source = file.read_text(encoding="utf-8")
    assert source.count("editions: [v1.3, v1.2]") == 1
    sent = source.replace("editions: [v1.3, v1.2]", f"editions: [v1.3, v1.2, {also}]")
    response = client.post("/api/v1/evaluate?deciding=false", sent, content_type="application/yaml")
    assert response.status_code == 200, response.content
    return {run["edition"]: run for run in response.json()["runs"]}


def test_what_does_not_depend_on_the_changed_rule_is_confirmed_there_too(client: Client) -> None:
    run = runs(client, DOES_NOT)[LABEL]
    assert (run["verdict"], run["undecided"]) == ("confirmed", [])
    assert run["trace"]


def test_what_depends_on_it_is_not_executable_and_names_the_open_decision(client: Client) -> None:
    found = runs(client, DEPENDS)
    assert (found["v1.3"]["verdict"], found["v1.3"]["undecided"]) == ("confirmed", [])
    run = found[LABEL]
    assert run["verdict"] == "not_executable"
    assert run["reason"].startswith("Rules changed since v1.3: 383.3.d.1.")
    [one] = run["undecided"]
    assert (one["name"], one["since"], one["rules"]) == ("turn-order", "v1.3", ["383.3.d.1"])
    assert one["asks"]
    assert run["trace"]


def test_a_decision_settles_it(client: Client) -> None:
    decide_rows(**NAMED, source="- row: turn-order\n  says: still holds\n  because: The same order is meant.\n")
    run = runs(client, DEPENDS)[LABEL]
    assert (run["verdict"], run["undecided"]) == ("confirmed", [])


def test_an_edition_that_is_not_here_is_told_which_are(client: Client) -> None:
    run = runs(client, DOES_NOT, also="v1.5")["v1.5"]
    assert run["verdict"] == "not_executable"
    assert f"They run under v1.2, v1.3, {LABEL}" in run["reason"].replace(", v1.4", "")
    assert "Did you mean v1." in run["reason"]


def test_the_schema_lists_the_editions_that_work(client: Client) -> None:
    schema = client.get("/api/v1/scenario-schema?game=riftbound").json()
    one = schema["properties"]["editions"]["oneOf"][0]
    assert {"v1.2", "v1.3", LABEL} <= set(one["enum"])
    assert "v1.5" not in one["enum"]
