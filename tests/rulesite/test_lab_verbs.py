"""What the buttons of the lab do to a scenario, one by one; whatever is sent instead of a button breaks nothing."""

from __future__ import annotations

from typing import Any

import pytest
from django.http import QueryDict

from rules_data.core.scenarios import values_of
from rulesite.pages.lab_doing import NotDone, done

pytestmark = pytest.mark.django_db
TABLE = """\
example: from-the-lab
game: magic
title: New table
editions: ["2024-06-07"]
cards:
  Ox: {types: [creature], power: 2, toughness: 2}
  Bolt: {types: [instant], abilities: [{do: [{deal: 2, to: {choose: 1, type: any target}}]}]}
given:
  turn: {player: Ann}
  Ann: {battlefield: [Ox], hand: [Bolt], life: 12}
  Bob: {battlefield: [{card: Ox, as: theirs}]}
when: []
"""


def pressed(button: str, text: str = TABLE, **typed: Any) -> dict[str, Any]:
    """The scenario as a form leaves it."""
    form = QueryDict(mutable=True)
    form["do"] = button
    for name, value in typed.items():
        form.setlist(name, value if isinstance(value, list) else [value])
    return values_of(done(text, form))


def situation(button: str, text: str = TABLE, **typed: Any) -> dict[str, Any]:
    given: dict[str, Any] = pressed(button, text, **typed)["given"]
    return given


def tried(button: str, text: str, **typed: str) -> tuple[str, str]:
    """Why a button is refused, or the text that it leaves."""
    form = QueryDict(mutable=True)
    form.update({"do": button, **typed})
    try:
        return "", done(text, form)
    except NotDone as refusal:
        return str(refusal) or "without a word", ""


NO_WORDS = ["", "²", "٣", "9" * 5_000, "-1", "null", "[]", "{}", "x|y|z", "\x00", "NaN"]


@pytest.mark.parametrize("argument", NO_WORDS, ids=[repr(one[:12]) for one in NO_WORDS])
@pytest.mark.parametrize("verb", ["step", "together", "answer", "to", "remove", "mark", "card", "bare"])
def test_a_damaged_button_is_refused_in_a_sentence_or_leaves_a_scenario(verb: str, argument: str) -> None:
    refusal, left = tried(f"{verb}:{argument}", TABLE)
    assert refusal.endswith(".") if refusal else values_of(left)["given"]["Ann"]["battlefield"] == ["Ox"]


def test_a_step_is_taken_behind_those_that_were_taken() -> None:
    once = pressed('step:{"attack":{"Ox":"Bob"}}')
    assert once["when"] == [{"attack": {"Ox": "Bob"}}]
    assert once["given"] == values_of(TABLE)["given"]


@pytest.mark.parametrize(
    ("picked", "taken"),
    [
        (['{"attack":{"Ox":"Bob"}}'], {"attack": {"Ox": "Bob"}}),
        (['{"attack":{"Ox":"Bob"}}', '{"attack":{"Cow":"Bob"}}'], {"attack": {"Ox": "Bob", "Cow": "Bob"}}),
        (['{"attack":"Ox","by":"Ann"}', '{"attack":"Cow","by":"Ann"}'], {"attack": ["Ox", "Cow"], "by": "Ann"}),
        (['{"attack":["Ox"]}', '{"attack":["Cow","Hen"]}'], {"attack": ["Ox", "Cow", "Hen"]}),
    ],
)
def test_what_was_ticked_together_is_one_step(picked: list[str], taken: dict[str, Any]) -> None:
    assert pressed("together:attack|", **{"pick-attack|": picked})["when"] == [taken]


@pytest.mark.parametrize(
    ("objects", "happens"),
    [(["Ox"], [{"destroy": "Ox"}]), (["Ox", "theirs"], [{"at once": [{"destroy": "Ox"}, {"destroy": "theirs"}]}])],
)
def test_what_happens_to_several_happens_at_once(objects: list[str], happens: list[Any]) -> None:
    assert pressed("happen", verb="destroy", **{"pick-object": objects})["when"] == happens


def test_a_question_that_is_open_is_answered_by_who_was_asked() -> None:
    asking = TABLE.replace("when: []", "when: [{cast: Bolt, by: Ann}]")
    answered = pressed('answer:["theirs"]', asking)["choices"]
    assert [(one["player"], one["question"], one["answer"]) for one in answered] == [("Ann", "targets", "theirs")]


def test_a_question_that_nobody_asks_is_not_answered() -> None:
    with pytest.raises(NotDone, match="Nothing is being asked"):
        pressed('answer:["theirs"]')


def test_back_takes_away_what_was_last_an_answer_before_its_step() -> None:
    asking = TABLE.replace("when: []", "when: [{cast: Bolt, by: Ann}]")
    answered = asking + "choices: [{player: Ann, question: targets, answer: theirs}]\n"
    once = pressed("back", answered)
    assert (once["when"], once.get("choices", [])) == ([{"cast": "Bolt", "by": "Ann"}], [])
    assert pressed("back", asking)["when"] == []


def test_back_at_the_beginning_leaves_the_beginning() -> None:
    assert pressed("back") == values_of(TABLE)


@pytest.mark.parametrize(("to", "left"), [("0", 0), ("1", 1), ("2", 2), ("7", 2)])
def test_one_goes_back_to_where_so_many_steps_were_taken(to: str, left: int) -> None:
    two = TABLE.replace("when: []", "when: [{destroy: Ox}, {destroy: theirs}]")
    assert pressed(f"to:{to}", two)["when"] == [{"destroy": "Ox"}, {"destroy": "theirs"}][:left]


def test_starting_over_keeps_the_table_and_drops_what_was_done_and_answered() -> None:
    played = TABLE.replace("when: []", "when: [{cast: Bolt, by: Ann}]") + "choices: [{player: Ann, answer: Bob}]\n"
    values = pressed("reset", played)
    assert values["when"] == []
    assert "choices" not in values
    assert values["given"] == values_of(TABLE)["given"]


@pytest.mark.parametrize(
    ("typed", "held"),
    [
        ({"card": "Ox"}, ["Ox"]),
        ({"card": " Ox "}, ["Ox"]),
        ({"card": "Ox", "copies": "2"}, ["Ox", {"card": "Ox", "as": "Ox 3"}]),
        ({"card": "Ox", "copies": ""}, ["Ox"]),
        ({"card": "Ox", "copies": "0"}, ["Ox"]),
        ({"card": "Bolt"}, ["Bolt"]),
    ],
)
def test_a_card_of_the_scenario_is_laid_by_its_name(typed: dict[str, str], held: list[Any]) -> None:
    laid = situation("card", player="Bob", pile="hand", **typed)["Bob"]["hand"]
    assert [one if isinstance(one, str) else one["card"] for one in laid] == [
        one if isinstance(one, str) else one["card"] for one in held
    ]
    names = [one if isinstance(one, str) else one.get("as", one["card"]) for one in laid]
    assert not set(names) & {"theirs"}
    assert len(set(names)) == len(names)


def test_the_key_that_sends_a_form_does_what_was_typed_into() -> None:
    by_key = situation("enter", card="Ox", player="Bob", pile="hand")
    by_list = situation("enter", pasted="2 Ox", player="Bob", pile="hand")
    assert len(by_key["Bob"]["hand"]) == 1
    assert len(by_list["Bob"]["hand"]) == 2
    assert pressed("enter") == values_of(TABLE)


@pytest.mark.parametrize(
    ("typed", "set_to"),
    [
        ({"number|Ann|life": "7"}, 7),
        ({"number|Ann|life": "0"}, 0),
        ({"number|Ann|life": " 12 "}, 12),
        ({"number|Ann|life": ""}, None),
        ({"number|Nobody|life": "7"}, 12),
    ],
)
def test_a_number_is_set_where_it_differs(typed: dict[str, str], set_to: int | None) -> None:
    given = situation("set", **typed)
    assert given["Ann"].get("life") == set_to
    assert list(given) == list(values_of(TABLE)["given"])


@pytest.mark.parametrize("typed", ["-1", "1.5", "seven", "²", "1" * 7])
def test_what_is_no_number_is_refused_with_what_was_typed(typed: str) -> None:
    with pytest.raises(NotDone, match=f"“{typed}” is not a number"):
        pressed("set", **{"number|Ann|life": typed})


def test_another_turn_is_set_with_its_phase() -> None:
    assert situation("set", **{"turn-player": "Bob", "turn-phase": "end step"})["turn"] == {
        "player": "Bob", "phase": "end step",
    }  # fmt: skip
    assert pressed("set", **{"turn-player": "Ann", "turn-phase": ""}) == values_of(TABLE)


def test_a_mark_is_set_and_taken_off() -> None:
    tapped = situation("mark:tapped|1|Ox")
    assert tapped["Ann"]["battlefield"] == [{"card": "Ox", "tapped": True}]
    assert tapped["Bob"] == values_of(TABLE)["given"]["Bob"]
    assert situation("mark:tapped|0|Ox") == values_of(TABLE)["given"]


@pytest.mark.parametrize(
    ("typed", "held"),
    [
        ({"counter": "+1/+1", "counter-amount": "3"}, {"card": "Ox", "counters": {"+1/+1": 3}}),
        ({"counter": "+1/+1", "counter-amount": ""}, {"card": "Ox", "counters": {"+1/+1": 1}}),
        ({"counter": "damage", "counter-amount": "2", "plain-counter": ["damage"]}, {"card": "Ox", "damage": 2}),
        ({"counter": "+1/+1", "counter-amount": "0"}, "Ox"),
    ],
)
def test_counters_are_put_on_one_object(typed: dict[str, Any], held: Any) -> None:
    assert situation("counters", **{"counter-object": "Ox"}, **typed)["Ann"]["battlefield"] == [held]


def test_an_object_is_taken_from_the_table_and_the_other_of_its_name_stays() -> None:
    given = situation("remove:Ox")
    assert given["Ann"]["battlefield"] == []
    assert given["Bob"]["battlefield"] == [{"card": "Ox", "as": "theirs"}]


def test_what_is_seen_becomes_what_is_expected() -> None:
    values = pressed("expect", TABLE.replace("when: []", "when: [{destroy: Ox}]"))
    assert values["then"]["Ox"] == {"zone": "graveyard"}


@pytest.mark.parametrize(
    "verb", ["step:{}", "card:Ox", "mark:tapped|1|Ox", "remove:Ox", "reset", "back", "to:1", "set"]
)
@pytest.mark.parametrize("text", ["", "game: [", "- 1\n- 2\n", "[1, 2]", "words", "game: chess\n", "given: 7\n"])
def test_a_text_that_is_no_scenario_comes_back_or_is_refused_and_nothing_breaks(verb: str, text: str) -> None:
    refusal, left = tried(verb, text, player="Ann", pile="hand")
    assert refusal.endswith(".") if refusal else left.startswith(text.rstrip("\n"))
