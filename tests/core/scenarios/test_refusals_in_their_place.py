# ruff: noqa: E501
"""What cannot be read is refused at its line and column, with what was expected there and the nearest word."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario

SCENARIO = """\
example: refused
game: magic
title: A scenario with one fault
editions: ["2024-06-07"]
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Spell: {types: [instant], abilities: [{do: [{draw: 1}]}]}
given: {turn: {player: Ann}, Ann: {battlefield: [Bear], hand: [Spell], library: 3}, Bob: {}}
when:
  - {cast: Spell, by: Ann}
then: {Ann: {hand: 0}}
twin:
  change: {given.Ann.library: 2}
  then: {Ann: {hand: 0}}
"""


def _refusal(old: str, new: str) -> str:
    assert SCENARIO.count(old) == 1, old
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(SCENARIO.replace(old, new))
    return str(refused.value)


def _place(new: str, at: str, old: str) -> str:
    """Where `at` stands in what stands in the place of `old`."""
    before = SCENARIO[: SCENARIO.index(old)] + new[: new.index(at)]
    return f"line {before.count(chr(10)) + 1}, column {len(before) - before.rfind(chr(10))}: "


CHANGE, DO, STEP = "{given.Ann.library: 2}", "{draw: 1}", "{cast: Spell, by: Ann}"
FAULTS = [
    # A twin's changes: a path into the example.
    (CHANGE, "[given.Ann.library]", "[given", "expected changed places by path, found something else. Use a mapping."),
    (CHANGE, "{givn.Ann.library: 2}", "givn", "expected a path into the example, found 'givn.Ann.library'. Did you mean given?"),
    (CHANGE, "{when.4: {cast: Spell}}", "when.4", "expected the number of an item, found '4'. Name one of the 1 items by its number from 0."),
    (CHANGE, "{when.first: {cast: Spell}}", "when.first", "expected the number of an item, found 'first'. Name one of the 1 items by its number from 0."),
    (CHANGE, "{title.long: x}", "title.long", "Nothing lies below 'long'."),
    # Whom and what an instruction is about.
    (DO, "{destroy: {choose: many, type: creature}}", "many", "expected how many to choose, found 'many'. Write 2, up to 2, 1 to 2"),
    (DO, "{destroy: {type: creature}}", "{type", "expected the key `choose`, found a choice of objects without it. Say how many"),
    (DO, "{destroy: []}", "[]", "expected objects, found an empty list."),
    (DO, "{destroy: Bear}", "Bear", "expected objects, found 'Bear'. Use me, it,"),
    (DO, "{destory: {all: {type: creature}}}", "destory", "expected an instruction, found 'destory'. Did you mean destroy"),
    (DO, "{destroy: {all: {tipe: creature}}}", "tipe", "found 'tipe'. Did you mean type"),
    (DO, "{destroy: {all: {type: creatur}}}", "creatur", "found 'creatur'. Did you mean creature"),
    # Costs.
    (DO, '{pay: {mana: "{2}{K}"}, do: [{draw: 1}]}', "mana", "found 'mana'"),
    ("types: [instant], abilities", 'types: [instant], mana cost: "{2}{K}", abilities', '"{2}{K}"', "expected a symbol of a cost, found 'K'"),
    ("types: [instant], abilities", 'types: [instant], mana cost: "{2} and {G}", abilities', '"{2} and', "expected a cost in symbols"),
    # Steps.
    (STEP, "{}", "{}", "expected a step, found an empty mapping. For example"),
    (STEP, "cast Spell", "cast Spell", "expected a step, found 'cast Spell'. For example"),
    (STEP, "{cast: Spel, by: Ann}", "Spel", "found 'Spel'. Did you mean Spell?"),
    (STEP, "{cast: Spell, by: An}", "An}", "expected a player, found 'An'. Known: Ann, Bob."),
    (STEP, "{attack: [Bear]}", "[Bear]", "expected objects and what each is set against, found a list. {Bear: Bob}"),
    (STEP, "{block: Bear}", "Bear}", "expected objects and what each is set against, found 'Bear'. {Bear: Wolf}"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "at", "said"), FAULTS, ids=[new for _, new, *_ in FAULTS])
def test_a_fault_is_told_where_it_stands(old: str, new: str, at: str, said: str) -> None:
    told = _refusal(old, new)
    assert said in told
    assert _place(new, at, old) in told


def test_without_a_fault_it_is_read() -> None:
    scenario = GAMES.read_scenario(SCENARIO)
    assert scenario.twin is not None


def test_every_fault_of_a_file_is_told_at_once() -> None:
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(SCENARIO.replace(DO, "{destory: me}").replace("by: Ann", "by: An").replace("power", "powr"))
    told = str(refused.value)
    assert [word in told for word in ("destory", "'An'", "powr")] == [True, True, True]
    assert [told.index(f"line {number},") for number in (6, 7, 10)] == sorted(
        told.index(f"line {number},") for number in (6, 7, 10)
    )
