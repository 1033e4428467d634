"""What a card's text says runs, or the word is named that the evaluator does not know."""

from __future__ import annotations

from rules_data.core.abilities.reading import ability_text
from rules_data.core.evaluator.games.magic import MAGIC
from rules_data.core.scenarios import read_data


def problems(text: str) -> tuple[str, ...]:
    (found,) = ability_text("magic").read(text, "Lantern Moth")
    return read_data(found.data, MAGIC.vocabulary)[1]


def test_what_the_evaluator_knows_becomes_abilities():
    (found,) = ability_text("magic").read("When Lantern Moth dies, draw a card.", "Lantern Moth")
    (ability,), faults = read_data(found.data, MAGIC.vocabulary)
    assert not faults
    assert ability.trigger is not None
    assert [effect.verb for effect in ability.effects] == ["draw"]


def test_an_instruction_that_the_evaluator_does_not_know_is_named():
    assert problems("When Lantern Moth enters, scry 2.") == ("expected an instruction, found 'scry'",)


def test_a_keyword_that_the_evaluator_does_not_know_is_named():
    assert problems("Flying") == ()
    assert "'morph'" in problems("Morph {2}{U}")[0]
