"""A program sends a scenario and is told what the players may do from there, and what they are asked."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

UNFINISHED = """\
example: on-the-table
game: magic
title: On the table
editions: ["2024-06-07"]
cards:
  Wolf: {types: [creature], power: 2, toughness: 2}
  Spark: {types: [instant], mana cost: "{R}", abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
given:
  turn: {player: Ann}
  Ann: {battlefield: [Wolf], hand: [Spark], red: 1}
  Bob: {}
when: []
"""

pytestmark = pytest.mark.django_db


def asked(client: Client, body: str, status: int = 200, query: str = "") -> Any:
    response = client.post(f"/api/v1/lab{query}", body, content_type="application/yaml")
    assert response.status_code == status, response.content
    return response.json()


def test_the_legal_steps_are_listed_as_they_are_written(client: Client) -> None:
    answer = asked(client, UNFINISHED)

    assert {"cast": "Spark", "by": "Ann"} in [one["step"] for one in answer["actions"]]
    assert {"attack": {"Wolf": "Bob"}} in [one["step"] for one in answer["actions"]]
    assert (answer["question"], answer["reason"], answer["left_out"]) == (None, "", "")


def test_an_open_question_comes_with_its_legal_answers_and_rules(client: Client) -> None:
    answer = asked(client, UNFINISHED.replace("when: []", "when: [{cast: Spark, by: Ann}]"))

    assert (answer["question"]["player"], answer["question"]["question"]) == ("Ann", "targets")
    assert sorted(answer["question"]["answers"]) == ["Ann", "Bob", "Wolf"]
    assert answer["question"]["rules"]
    assert answer["refused_step"] == 0
    assert answer["actions"] == []


def test_what_is_no_scenario_is_refused_with_line_and_column(client: Client) -> None:
    answer = asked(client, UNFINISHED.replace("Wolf], hand", "Wulf], hand"), 400)

    assert (answer["problems"][0]["line"], answer["problems"][0]["column"]) == (10, 23)
    assert "Wolf" in answer["problems"][0]["advice"]


def test_an_edition_the_evaluator_does_not_know_is_named(client: Client) -> None:
    assert "2024-06-07" in asked(client, UNFINISHED, query="?edition=1993-08-05")["reason"]


def test_what_is_larger_than_a_scenario_is_not_read(client: Client) -> None:
    asked(client, UNFINISHED + "#" * 65_536, 413)


def test_a_text_that_is_not_utf8_is_refused_where_it_is_not(client: Client) -> None:
    response = client.post("/api/v1/lab", b"game: magic\ntitle: \xff", content_type="application/yaml")

    assert (response.status_code, response.json()["problems"][0]["line"]) == (400, 2)
