"""Keywords that cards print before an ability, or with a kind of object behind: read from text, and played (702)."""

from __future__ import annotations

import yaml

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written, assert_stops

MAGIC = Written("magic", ("2024-06-07",))


def card(text: str, **facts: object) -> str:
    """A card under `cards` whose abilities and keywords are those that its text is read as."""
    data: dict[str, object] = {**facts, "keywords": [], "abilities": []}
    for line in ability_text("magic").read(text, "Sample"):
        assert line.data is not None, line.reading.not_understood
        for key in ("keywords", "abilities"):
            data[key] = [*data[key], *line.data.get(key, [])]  # type: ignore[misc]
    kept = {key: value for key, value in data.items() if value != []}
    return yaml.safe_dump({"cards": {"Sample": kept}}, default_flow_style=None)


CREATURE = {"types": "creature", "power": 2, "toughness": 2}


def test_a_boast_ability_is_used_once_a_turn_by_a_creature_that_has_attacked() -> None:
    sample = card("Boast — {1}: You gain 3 life.", **CREATURE)
    board = "given: {turn: {player: Ann}, Ann: {life: 20, battlefield: [Sample]}, Bob: {}}\n"
    ready = "{attack: {Sample: Bob}}, {add: {red: 2}, by: Ann}, {activate: Sample, by: Ann}, {resolve: all}"
    MAGIC.confirm(sample + board + f"when: [{ready}]\nthen: {{Ann: {{life: 23}}}}\n")
    again = MAGIC.run(sample + board + f"when: [{ready}, {{activate: Sample, by: Ann}}]\nthen: {{}}\n")
    assert_stops(again, "limited to")
    before = "when: [{add: {red: 2}, by: Ann}, {activate: Sample, by: Ann}]\nthen: {}\n"
    assert_stops(MAGIC.run(sample + board + before), "condition")


def test_a_champion_is_sacrificed_or_exiles_another_creature_until_it_leaves() -> None:
    sample = card("Champion a creature", **CREATURE)
    sample = sample.replace("cards:\n", "cards:\n  Bear: {types: [creature], power: 2, toughness: 2}\n")
    board = "given: {turn: {player: Ann}, Ann: {hand: [Sample], battlefield: [Bear]}, Bob: {}}\n"
    enter = "{put: Sample, to: battlefield, by: Ann}, {resolve: all}"
    both = "{player: Ann, question: may, answer: yes}"
    MAGIC.confirm(
        sample
        + board
        + f"when: [{enter}]\nchoices: [{both}]\nthen: {{Ann: {{battlefield: [Sample], exile: [Bear]}}}}\n"
    )
    gone = f"when: [{enter}, {{destroy: Sample, by: Bob}}, {{resolve: all}}]\nchoices: [{both}]\n"
    MAGIC.confirm(sample + board + gone + "then: {Ann: {battlefield: [Bear], graveyard: [Sample]}}\n")
    declined = f"when: [{enter}]\nchoices: [{both.replace('yes', 'no')}]\n"
    MAGIC.confirm(sample + board + declined + "then: {Ann: {battlefield: [Bear], graveyard: [Sample]}}\n")


def test_a_forecast_ability_is_used_from_the_hand_in_ones_own_upkeep() -> None:
    sample = card("Forecast — {1}, Reveal Sample from your hand: You gain 3 life.", **CREATURE)
    use = "{add: {red: 1}, by: Ann}, {activate: Sample, by: Ann}, {resolve: all}"

    def board(player: str, phase: str) -> str:
        return f"given: {{turn: {{player: {player}, phase: {phase}}}, Ann: {{life: 20, hand: [Sample]}}, Bob: {{}}}}\n"

    MAGIC.confirm(sample + board("Ann", "upkeep") + f"when: [{use}]\nthen: {{Ann: {{life: 23, hand: 1}}}}\n")
    for wrong in (board("Ann", "precombat main"), board("Bob", "upkeep")):
        assert_stops(MAGIC.run(sample + wrong + f"when: [{use}]\nthen: {{}}\n"), "condition")


def test_affinity_takes_off_as_much_as_its_caster_controls_of_that_kind() -> None:
    sample = card("Affinity for artifacts", types="creature", power=4, toughness=4, **{"mana cost": "{4}{R}"})
    sample = sample.replace("cards:\n", "cards:\n  Urn: {types: [artifact]}\n")
    urns = "[Urn, {card: Urn, as: second}]"

    def board(mine: str, theirs: str) -> str:
        given = f"Ann: {{red: 3, hand: [Sample], battlefield: {mine}}}, Bob: {{battlefield: {theirs}}}"
        return f"given: {{turn: {{player: Ann}}, {given}}}\nwhen: [{{cast: Sample, by: Ann}}]\n"

    MAGIC.confirm(sample + board(urns, "[]") + "then: {Ann: {red: 0}}\n")
    assert_stops(MAGIC.run(sample + board("[]", urns) + "then: {}\n"), "cannot pay")
