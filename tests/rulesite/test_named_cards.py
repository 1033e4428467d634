"""A scenario may name an imported card without describing it."""

from __future__ import annotations

import io
import json
from datetime import date
from typing import Any

import pytest
from django.test import Client

from rules_data.actions import import_cards
from rules_data.queries.lab import lab_table

pytestmark = pytest.mark.django_db

IMP = {
    "object": "card", "oracle_id": "0c0a3b1e-0000-4000-8000-00000000e001", "name": "Kiln Imp", "lang": "en",
    "layout": "normal", "mana_cost": "{R}", "type_line": "Creature — Imp", "power": "1", "toughness": "1",
    "oracle_text": "When Kiln Imp enters, it deals 2 damage to any target.",
}  # fmt: skip
RIDDLE = IMP | {
    "oracle_id": "0c0a3b1e-0000-4000-8000-00000000e002", "name": "Kiln Riddle",
    "oracle_text": "Quibble thrice, sideways.",
}  # fmt: skip
SCENARIO = """\
example: an-imp-from-the-kiln
game: magic
title: The imp enters and burns
demonstrates: ["603.6a"]
editions: ["2024-06-07"]
given:
  turn: {player: Ann}
  Ann: {hand: [Kiln Imp], red: 1}
  Bob: {}
when:
  - {cast: Kiln Imp, by: Ann}
  - {resolve: all}
choices:
  - {player: Ann, question: targets, answer: Bob}
then:
  Bob: {life: 18}
"""


@pytest.fixture(autouse=True)
def imported(db: None) -> None:
    import_cards(game="magic", file=io.BytesIO(json.dumps([IMP, RIDDLE]).encode()), day=date(2026, 6, 1))


def evaluated(client: Client, text: str, status: int = 200) -> Any:
    answer = client.post("/api/v1/evaluate", text, content_type="application/yaml")
    assert answer.status_code == status, answer.content
    return answer.json()


def test_an_imported_card_is_run_by_its_name(client: Client) -> None:
    assert evaluated(client, SCENARIO)["verdict"] == "confirmed"
    assert evaluated(client, SCENARIO.replace("life: 18", "life: 20"))["verdict"] == "contradicted"


def test_what_the_scenario_itself_says_of_a_card_goes_before_what_is_known_of_it(client: Client) -> None:
    bare = "cards: {Kiln Imp: {types: [creature], power: 1, toughness: 1, abilities: []}}\ngiven:"
    own = SCENARIO.replace("given:", bare).replace("life: 18", "life: 20")
    own = own.replace("choices:\n  - {player: Ann, question: targets, answer: Bob}\n", "")

    assert evaluated(client, own)["verdict"] == "confirmed"


def test_a_card_whose_text_is_not_understood_is_refused_in_its_place(client: Client) -> None:
    text = SCENARIO.replace("hand: [Kiln Imp]", "hand: [Kiln Imp, Kiln Riddle]")
    problem = evaluated(client, text, 400)["problems"][0]
    [fault] = lab_table(text).faults

    assert (problem["line"], problem["found"]) == (8, "'Kiln Riddle', whose text cannot be played yet")
    assert problem["advice"].startswith("“thrice, sideways” isn't understood yet. Describe Kiln Riddle")
    assert (fault.line, fault.found, fault.advice) == (8, problem["found"], problem["advice"])


def test_what_the_scenario_describes_itself_need_not_be_understood(client: Client) -> None:
    bare = "cards: {Kiln Riddle: {types: [creature], power: 1, toughness: 1, abilities: []}}\ngiven:"
    text = SCENARIO.replace("hand: [Kiln Imp]", "hand: [Kiln Imp, Kiln Riddle]").replace("given:", bare)

    assert evaluated(client, text)["verdict"] == "confirmed"


def test_more_cards_than_can_be_looked_up_in_time_are_a_fault_of_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_data.queries.budget.SECONDS", -1.0)
    [fault] = lab_table(SCENARIO).faults

    assert "Name fewer" in fault.advice


def test_in_another_game_there_is_no_such_card(client: Client) -> None:
    head = "example: x\ngame: riftbound\ntitle: x\ndemonstrates: [383.1.b]\neditions: [v1.3]\n"
    text = f"{head}given: {{turn: {{player: Ann}}, Ann: {{base: [Kiln Imp]}}, Bob: {{}}}}\nthen: {{turn: Ann}}\n"
    problem = evaluated(client, text, 400)["problems"][0]

    assert problem["found"] == "'Kiln Imp'"


def test_on_the_table_such_a_card_is_described_so_that_the_text_can_be_taken_elsewhere() -> None:
    table = lab_table(SCENARIO)

    assert table.faults == ()
    assert "abilities" in table.values["cards"]["Kiln Imp"]
    assert lab_table(table.text).text == table.text


def test_a_text_that_names_nothing_new_stays_as_it_is() -> None:
    plain = SCENARIO.replace("Kiln Imp", "Llanowar Nobody")

    assert lab_table(plain).text == plain


@pytest.mark.parametrize("cards", ["5", "true", "Kiln Imp", "[{a: b}]", "[[Kiln Imp]]"])
def test_cards_that_are_no_mapping_are_refused_in_their_place(client: Client, cards: str) -> None:
    text = SCENARIO.replace("given:", f"cards: {cards}\ngiven:")

    assert 6 in [problem["line"] for problem in evaluated(client, text, 400)["problems"]]
    assert 6 in [fault.line for fault in lab_table(text).faults]
