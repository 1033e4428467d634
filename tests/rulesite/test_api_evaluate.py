"""A program sends a scenario and is told what the rules make of it, or where it is no scenario."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from django.test import Client

SCENARIO = """\
example: two-fall-at-once
game: riftbound
title: Two units fall at once
demonstrates: [383.1.b]
editions: [v1.3]
cards:
  Mourner:
    types: [unit]
    might: 3
    abilities:
      - when: {event: dies, object: {type: unit, controller: you, other: true}}
        ordinal: first
        per: turn
        do: [{draw: 1}]
given:
  turn: {player: Ada}
  Ada:
    base: [Mourner, {token: Recruit, as: one}, {token: Recruit, as: two}]
    deck: 5
  Ben: {}
when:
  - at once: [{kill: one}, {kill: two}]
choices:
  - {player: Ada, question: which occurrence, answer: one}
then:
  triggers: {Mourner: 1}
  after resolving:
    Ada: {hand: 1}
"""
RECOGNITION = {
    "example": "a-sentence-with-a-when",
    "game": "riftbound",
    "title": "A sentence with a when",
    "demonstrates": ["383.1"],
    "editions": ["v1.3"],
    "given": {"text": "When you conquer here, draw 1."},
    "then": {"recognised": "triggered"},
}
LOOP = """\
example: without-end
game: riftbound
title: Two triggers that set each other off
demonstrates: [383]
editions: [v1.3]
cards:
  Echo:
    types: [unit]
    might: 1
    abilities:
      - when: {event: is buffed, object: {type: unit}}
        do: [{spend buff: me}, {buff: me}]
given:
  turn: {player: Ada}
  Ada: {base: [Echo]}
  Ben: {}
when:
  - {buff: Echo}
then:
  triggers: {Echo: 1}
  after resolving:
    Ada: {hand: 0}
"""

pytestmark = pytest.mark.django_db


def evaluated(client: Client, body: str | bytes, kind: str, status: int = 200) -> Any:
    response = client.post("/api/v1/evaluate", body, content_type=kind)
    assert response.status_code == status, response.content
    return response.json()


@pytest.mark.parametrize("kind", ["application/yaml", "text/yaml", "text/plain"])
def test_a_scenario_in_yaml_is_run_and_traced(client: Client, kind: str) -> None:
    answer = evaluated(client, SCENARIO, kind)
    assert answer["verdict"] == "confirmed"
    run = answer["runs"][0]
    assert run["edition"] == "v1.3"
    assert all(expectation["ok"] for expectation in run["expectations"])
    assert any("383.1.b" in step["rules"] for step in run["trace"])
    assert all(step["rules"] for step in run["trace"])


def test_a_scenario_in_json_is_run(client: Client) -> None:
    answer = evaluated(client, json.dumps(RECOGNITION), "application/json")
    assert answer["verdict"] == "confirmed"


def test_yaml_wrapped_in_json_is_run(client: Client) -> None:
    answer = evaluated(client, json.dumps({"scenario": SCENARIO}), "application/json")
    assert answer["example"] == "two-fall-at-once"
    assert answer["verdict"] == "confirmed"


def test_another_outcome_than_expected_is_contradicted_with_what_was_seen(client: Client) -> None:
    answer = evaluated(client, SCENARIO.replace("{Mourner: 1}", "{Mourner: 2}"), "application/yaml")
    assert answer["verdict"] == "contradicted"
    failed = [one for one in answer["runs"][0]["expectations"] if not one["ok"]]
    assert failed[0]["seen"] == "1"


def test_an_edition_without_rulings_is_not_executable_and_says_so(client: Client) -> None:
    answer = evaluated(client, SCENARIO.replace("[v1.3]", "[v9.9]"), "application/yaml")
    assert answer["verdict"] == "not_executable"
    assert "v9.9" in answer["runs"][0]["reason"]


def test_a_fault_is_reported_with_its_place_and_the_word_that_was_meant(client: Client) -> None:
    answer = evaluated(client, SCENARIO.replace("title:", "titel:"), "application/yaml", 400)
    fault = next(problem for problem in answer["problems"] if "titel" in problem["found"])
    assert (fault["line"], fault["column"]) == (3, 1)
    assert "title" in fault["advice"]
    assert answer["detail"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\x00\xff\xfe",
        b"just words",
        b"[1, 2, 3]",
        b"{",
        b"null",
        b'{"scenario": 3}',
        b"a: &a [*a]",
        b"!!python/object/apply:os.system ['true']",
        b"[" * 5000,
        b'{"a":' * 3000,
    ],
)
def test_what_is_no_scenario_is_refused_with_its_place(client: Client, body: bytes) -> None:
    answer = evaluated(client, body, "application/yaml", 400)
    assert answer["problems"]
    assert all(problem["line"] >= 1 and problem["column"] >= 1 for problem in answer["problems"])


def test_a_body_too_large_is_refused(client: Client) -> None:
    answer = evaluated(client, b"#" * 70_000, "application/yaml", 413)
    assert "64 kB" in answer["detail"]


def test_triggers_without_end_are_noticed_and_told(client: Client) -> None:
    answer = evaluated(client, LOOP, "application/yaml")
    assert answer["verdict"] == "not_executable"
    assert answer["runs"][0]["reason"]


def test_nothing_of_it_is_kept(client: Client) -> None:
    evaluated(client, SCENARIO, "application/yaml")
    assert client.get("/api/v1/games/riftbound/examples/two-fall-at-once").status_code == 404


def test_the_scenarios_schema_is_published(client: Client) -> None:
    schema = client.get("/api/v1/scenario-schema").json()
    assert schema["type"] == "object"
    assert {"given", "when", "then"} <= set(schema["properties"])


MAGIC = """\
example: a-sovereign-wins
game: magic
title: A card that the site knows wins the game
editions: ["2024-06-07"]
given:
  turn: {player: Ann, phase: untap}
  Ann: {life: 40, battlefield: [Felidar Sovereign]}
  Ben: {}
when: [{advance to: upkeep}]
then: {stack: [Felidar Sovereign], after resolving: {winner: Ann}}
"""


def test_the_schema_of_all_games_lets_the_game_decide(client: Client) -> None:
    schema = client.get("/api/v1/scenario-schema").json()
    asked = schema["$defs"]["magic"]
    assert asked == client.get("/api/v1/scenario-schema?game=mtg").json()
    assert {"$ref": asked["$id"]} in schema["oneOf"]
    assert schema["properties"]["game"]["enum"] == list(schema["$defs"])


def test_no_game_is_taken_for_granted(client: Client) -> None:
    answer = client.post("/api/v1/evaluate", SCENARIO.replace("game: riftbound\n", ""), content_type="application/yaml")
    assert answer.status_code == 400
    assert "`game`" in answer.json()["detail"]
    assert "riftbound" in answer.json()["detail"]


def test_each_game_has_its_schema(client: Client) -> None:
    schema = client.get("/api/v1/scenario-schema?game=magic").json()
    events = [word for form in schema["$defs"]["event"]["anyOf"] for word in form["properties"]["event"]["enum"]]
    assert "becomes tapped" in events
    unnamed = client.get("/api/v1/scenario-schema?game=")
    assert unnamed.status_code == 404
    assert "riftbound" in unnamed.json()["detail"]
    refused = client.get("/api/v1/scenario-schema?game=chess")
    assert refused.status_code == 404
    assert "magic" in refused.json()["detail"]


def test_a_scenario_of_magic_is_run_with_a_card_of_the_site(client: Client) -> None:
    answer = evaluated(client, MAGIC, "application/yaml")
    assert answer["verdict"] == "confirmed", answer
    assert any("603.4" in step["rules"] for step in answer["runs"][0]["trace"])


def test_only_sending_evaluates(client: Client) -> None:
    assert client.get("/api/v1/evaluate").status_code == 405


def test_a_card_the_site_knows_need_not_be_described(client: Client) -> None:
    known = SCENARIO.replace("base: [Mourner,", "base: [Mourner, Immortal Phoenix,")
    assert evaluated(client, known, "application/yaml")["verdict"] in {"confirmed", "contradicted"}
    # Of some only the facts are known: what such a card does is not made up.
    facts = SCENARIO.replace("base: [Mourner,", "base: [Mourner, Atakhan,")
    assert "only facts are known" in evaluated(client, facts, "application/yaml", 400)["detail"]
    unknown = SCENARIO.replace("base: [Mourner,", "base: [Mourner, No Such Card,")
    assert evaluated(client, unknown, "application/yaml", 400)["problems"]


def test_each_run_names_the_rules_that_decide_it_with_what_is_seen_without_them(client: Client) -> None:
    deciding = evaluated(client, SCENARIO, "application/yaml")["runs"][0]["deciding"]
    found = {each["rule"]: each for each in deciding["rules"]}
    assert "383.1.b" in found
    assert found["383.1.b"]["outcome"]
    assert found["383.1.b"]["says"]
    assert deciding["tried"] == deciding["rows"] > 0
    assert not deciding["stopped"]


def test_a_contradicted_run_is_decided_by_rules_too(client: Client) -> None:
    body = SCENARIO.replace("{Mourner: 1}", "{Mourner: 2}")
    deciding = evaluated(client, body, "application/yaml")["runs"][0]["deciding"]
    assert "383.1.b" in [each["rule"] for each in deciding["rules"]]


def test_the_search_for_deciding_rules_is_left_out_where_nobody_asks_for_it(client: Client) -> None:
    response = client.post("/api/v1/evaluate?deciding=false", SCENARIO, content_type="application/yaml")
    assert response.json()["runs"][0]["deciding"] is None
    refused = client.post("/api/v1/evaluate?deciding=perhaps", SCENARIO, content_type="application/yaml")
    assert refused.status_code == 400
    assert "perhaps" in refused.json()["detail"]


def test_a_request_without_time_left_says_so_in_every_run(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_data.queries.budget.SECONDS", -1.0)
    answer = evaluated(client, SCENARIO.replace("[v1.3]", "[v1.3, v1.2]"), "application/yaml")
    assert answer["verdict"] == "not_executable"
    assert [run["stopped"] for run in answer["runs"]] == ["time", "time"]
    assert all("before its first step" in run["reason"] for run in answer["runs"])


def test_half_a_character_is_refused(client: Client) -> None:
    answer = evaluated(client, json.dumps({"scenario": "example: \ud800"}), "application/json", 400)
    assert "U+D800" in answer["problems"][0]["found"]


def test_cards_that_take_all_the_time_to_look_up_are_too_much(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_data.queries.budget.SECONDS", -1.0)
    body = SCENARIO.replace("base: [Mourner,", "base: [Mourner, Somebody Else,")
    assert "Name fewer" in evaluated(client, body, "application/yaml", 422)["detail"]


@pytest.mark.django_db
@pytest.mark.parametrize("number", ["9" * 5000, "²", "--5"])
@pytest.mark.parametrize("place", ["deck: 5", "Ada: {hand: 1}", "might: 3"])
def test_what_is_no_number_is_refused_and_no_failure(client: Client, place: str, number: str) -> None:
    scenario = SCENARIO.replace(place, re.sub(r"\d", lambda _: number, place))
    sent = json.dumps({"scenario": scenario})
    for address in ("/api/v1/evaluate", "/api/v1/lab"):
        answer = client.post(address, sent, content_type="application/json")
        assert answer.status_code in (400, 422), (address, answer.status_code)
