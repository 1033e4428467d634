"""What a page says of a run's steps: in the game's words, from what the step says and not from how it is worded."""

from __future__ import annotations

import pytest

from rules_data.core.evaluator.board import APPLIES_FROM_NOW_ON, CHOICES_MADE, ORDER_BY_PLAYERS
from rulesite.pages.step_texts import SAID, kind_of, step_text
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
TWO_OWLS = """
cards: {Owl: {types: [creature], power: 1, toughness: 1,
  abilities: [{when: {event: dies, object: {type: creature, other: true}}, do: [{gain life: 1}]}]}}
given:
  turn: {player: Ben}
  Ana: {battlefield: [{card: Owl, as: hers}]}
  Ben: {battlefield: [{card: Owl, as: his}, {card: Owl, as: gone}]}
when: [{destroy: gone}, resolve: all]
then: {Ana: {life: 21}, Ben: {life: 21}}
"""


def steps_of(kind: str) -> list[dict[str, object]]:
    return [step.to_json() for step in MAGIC.confirm(TWO_OWLS).trace if step.kind == kind]


@pytest.mark.parametrize(
    ("game", "how"), [("magic", "APNAP order"), ("riftbound", "Turn order"), ("flesh-and-blood", "Turn-player order")]
)
def test_the_order_of_two_players_triggers_is_told_by_its_name_in_the_game(game: str, how: str) -> None:
    [ordered] = steps_of("ordered")
    assert step_text(ordered, game) == f"{how}: his, hers"
    assert kind_of(ordered, game).name == how


def test_choices_that_are_made_are_told_of_the_ability() -> None:
    assert [step_text(step, "magic") for step in steps_of("finalized")] == [
        "his is announced: its choices are made",
        "hers is announced: its choices are made",
    ]


def test_an_object_that_is_called_like_our_own_words_keeps_its_name() -> None:
    """A name is put into the sentence, and nothing in it is replaced."""
    name = "Placed player by player is in force"
    step = {"kind": "continuous_applied", "text": f"{name} is in force", "objects": [name]}
    assert step_text({**step, "detail": {"says": APPLIES_FROM_NOW_ON}}, "magic") == f"{name} applies from now on"
    assert step_text(step, "magic") == f"{name} is in force"


def test_a_step_that_says_nothing_of_its_own_says_its_sentence() -> None:
    resolved = steps_of("resolved")
    assert [step_text(step, "magic") for step in resolved] == ["hers resolves", "his resolves"]


def test_a_choice_is_told_by_who_chose_and_chance_by_what_came_of_it() -> None:
    chosen = {"kind": "choice", "players": ["Ana"], "detail": {"question": "targets", "answer": ["Bear", "Wolf"]}}
    assert step_text(chosen, "magic") == "Ana chooses targets: Bear, Wolf"
    rolled = {"kind": "choice", "players": ["Ben"], "detail": {"question": "roll", "answer": ["4"]}}
    assert step_text(rolled, "magic") == "Ben rolls 4"


def test_everything_that_the_evaluator_says_beside_its_sentence_has_words_here() -> None:
    assert {*SAID} == {CHOICES_MADE, APPLIES_FROM_NOW_ON, ORDER_BY_PLAYERS}
