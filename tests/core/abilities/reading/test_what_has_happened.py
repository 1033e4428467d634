"""What happens is told once: what has happened and what you have done are read by the same phrases."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text

MAGIC, BLOOD = ability_text("magic"), ability_text("flesh-and-blood")


def data_of(text: Any, line: str) -> Any:
    (found,) = text.read(line)
    assert found.outcome is Outcome.READ, found.reading.why
    return found.data["abilities"][0]


@pytest.mark.parametrize("happened", ["was destroyed", "has been destroyed"])
def test_what_is_destroyed_was_destroyed(happened: str) -> None:
    ability = data_of(BLOOD, f"If an aura you control {happened} this turn, draw a card.")
    event = {"event": "is destroyed", "object": {"subtype": "aura", "controller": "you"}}
    assert ability["do"][0]["if"] == {"happened": event, "in": "turn"}


def test_what_an_opponent_has_played_and_what_you_have_played_differ() -> None:
    theirs = data_of(BLOOD, "If an opponent played an aura this turn, draw a card.")["do"][0]["if"]
    yours = data_of(BLOOD, "If you've played an aura this turn, draw a card.")["do"][0]["if"]
    assert theirs["happened"] == {**yours["happened"], "player": "opponent"} != yours["happened"]


def test_how_often_it_has_happened_is_an_amount() -> None:
    done = data_of(BLOOD, "Gain life equal to the number of times an opposing hero was dealt damage this turn.")["do"]
    hero = {"controller": "opponent", "type": "hero"}
    assert done == [{"gain life": {"happened": {"event": "takes damage", "object": hero}, "in": "turn"}}]


@pytest.mark.parametrize("line", [
    "If an aura you control is destroys this turn, draw a card.",
    "If an aura you control would be destroyed this turn was destroyed, draw a card.",
])  # fmt: skip
def test_a_verb_in_no_form_is_not_read(line: str) -> None:
    (found,) = BLOOD.read(line)
    assert found.outcome is not Outcome.READ


def test_only_what_is_said_to_be_done_at_once_is_done_at_once() -> None:
    together = data_of(MAGIC, "Destroy all enchantments and gain 3 life at once.")["do"]
    apart = data_of(MAGIC, "Destroy all enchantments and gain 3 life.")["do"]
    assert together == [{"at once": apart}]
    assert len(apart) == 2


def test_what_something_is_with_is_told_of_both() -> None:
    done = data_of(BLOOD, "Your next attack with cost 0 and 4 or more base power this turn gains go again.")["do"][0]
    assert done["to"]["next"] == {"is": ["attack"], "cost": 0, "base power": {"at least": 4}, "controller": "you"}


def test_as_many_are_drawn_as_were_discarded() -> None:
    discard, draw = data_of(MAGIC, "Discard your hand, then draw that many cards.")["do"]
    assert draw == {"draw": {"count": {"linked": discard["as"]}}}


def test_what_it_gets_while_it_defends_is_a_statement() -> None:
    ability = data_of(BLOOD, "This gets +1{d} while defending.")
    assert ability == {
        "passive": {"defense": 1}, "affects": "me", "while": {"this": "me", "is": {"is": ["defending"]}}
    }  # fmt: skip
