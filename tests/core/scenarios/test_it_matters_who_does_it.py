"""`player` beside an instruction acts, or is refused: who carries out the instruction makes a difference somewhere.

For each instruction there is a place in what ships where a run differs once another player is told to carry it out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest

import pytest

from rules_data.core.abilities import Doer
from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file, run_scenario
from rules_data.core.scenarios.fields import Met
from rules_data.core.scenarios.places import Items, Mapping, Node, Scalar, read_nodes
from rules_data.core.scenarios.problems import Place
from rules_data.core.scenarios.reader import read_scenario_nodes
from tests.shipped import cards_of, examples_of, scenario_in
from tests.verdicts import Written
from tests.witnesses import sources

GAME_NAMES = sorted(GAMES)
MOST_PLACES = 12
NOWHERE = Place(0, 0)


@cache
def files(game: str) -> tuple[tuple[Node, tuple[Met, ...]], ...]:
    """Every scenario of a game with the words that stand in it, the shortest first."""
    texts = sorted((*(path.read_text() for path in examples_of(game)), *sources(game)), key=len)
    found = []
    for text in texts:
        if "explore: true" not in text:
            met: list[Met] = []
            root = read_nodes(text)
            read_scenario_nodes(root, GAMES.played, cards_of(game).get, met)
            found.append((root, tuple(dict.fromkeys(met))))
    return tuple(found)


def told_otherwise(node: Node, place: Place) -> Node:
    """The file in which the instruction at a place is for an opponent, or no longer for others, to carry out."""
    if isinstance(node, Items):
        return Items(node.place, tuple(told_otherwise(item, place) for item in node.items))
    if not isinstance(node, Mapping):
        return node
    if not any(key.place == place for key, _ in node.entries):
        return Mapping(node.place, tuple((key, told_otherwise(value, place)) for key, value in node.entries))
    kept = tuple((key, value) for key, value in node.entries if key.text != "player")
    told = ((Scalar(NOWHERE, "player"), Scalar(NOWHERE, "opponent")),) if len(kept) == len(node.entries) else ()
    return Mapping(node.place, (*kept, *told))


def seen(root: Node, game: str) -> Iterator[tuple[object, ...]]:
    scenario = read_scenario_nodes(root, GAMES.played, cards_of(game).get)
    for one in (scenario, scenario.twin):
        if one is not None:
            run = run_scenario(scenario_in(one, one.editions[0]), one.editions[0])
            yield run.verdict, run.illegal, run.reason, tuple((step.text, str(step.to_json())) for step in run.trace)


def differs(root: Node, place: Place, game: str) -> bool | None:
    """Whether a run does; None where it is refused to say so there."""
    try:
        other = list(seen(told_otherwise(root, place), game))
    except UnableToReadScenario:
        return None
    return any(one != another for one, another in zip_longest(seen(root, game), other))


def said_by_players(game: str) -> list[str]:
    verbs = GAMES[game].table.vocabulary.verbs
    return sorted(verb for verb, told in verbs.items() if told.record.done_by is None)


# No example chooses these but as targets; what others choose as they carry them out is held below.
ONLY_TARGETED = {
    "riftbound": {"activate", "recycle"}, "flesh-and-blood": {"add defender", "choose"},
    "magic": {"cast", "change target", "choose", "heal", "new targets"},
}  # fmt: skip


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_run_differs_by_who_is_told_to_carry_out_each_instruction(game):
    left = set(said_by_players(game)) - ONLY_TARGETED[game]
    tried = dict.fromkeys(left, 0)
    for root, met in files(game):
        for each in met:
            if each.key and each.what == f"the instruction {each.word!r}" and each.word in left:
                found = differs(root, each.place, game) if tried[each.word] < MOST_PLACES else None
                tried[each.word] += found is False
                left -= {each.word} if found else set()
    assert left == set(), "these say the same whoever is told to carry them out"


def refused(game, instruction, beside=", player: opponent"):
    kind = min(GAMES[game].table.vocabulary.types)
    source = f"card: Odd\ntypes: [{kind}]\nabilities:\n  - {{do: [{{{instruction}{beside}}}]}}\n"
    with pytest.raises(UnableToReadScenario) as found:
        read_card_file(source, GAMES[game].played)
    (problem,) = found.value.problems
    return problem


BY_NOBODY = {
    ("riftbound", "prevent: 2, to: {choose: 1, type: unit}"): "Leave it out.",
    ("riftbound", "it happens: true"): "Leave it out.",
    ("riftbound", "do this: [{draw: 1}]"): "Write `player` beside each of them.",
    ("riftbound", "choose: {choose: 1, type: unit}, as: it"): "have that player choose",
    ("riftbound", "recycle: {choose: 1, type: unit}"): "have that player choose",
    ("flesh-and-blood", "attack: true"): "whoever controls that does it",
    ("flesh-and-blood", "deal: 2, to: {choose: 1, type: hero}"): "have that player choose",
    ("flesh-and-blood", "give: {power: 1}, to: {next: {type: action}}"): "Say whose it has to be",
    ("magic", "deal: 2, to: {choose: 1, type: creature}"): "have that player choose",
    ("magic", "regenerate: {choose: 1, type: creature}"): "Leave it out.",
    ("magic", "explore: {choose: 1, type: creature}"): "whoever controls that does it",
}


@pytest.mark.parametrize(("game", "instruction"), BY_NOBODY)
def test_a_player_beside_what_is_the_same_whoever_does_it_is_refused(game, instruction):
    problem = refused(game, instruction)
    assert problem.line == 4
    assert problem.found == f"`player` beside `{instruction.split(':')[0]}`"
    assert BY_NOBODY[game, instruction] in problem.advice


@pytest.mark.parametrize("game", GAME_NAMES)
def test_each_instruction_that_nobody_is_told_to_carry_out_says_who_does(game):
    verbs = GAMES[game].table.vocabulary.verbs
    assert {told.record.done_by for told in verbs.values()} >= {None, Doer.NOBODY, Doer.OF_EACH}


IN_A_COST = {"player: opponent": "player", "you may: true": "you may", "if: {turn of: you}": "if"}


@pytest.mark.parametrize("said", IN_A_COST)
def test_what_is_said_of_no_cost_is_refused_in_one(said):
    instruction = f"pay: {{do: [{{discard: 1, {said}}}]}}, to do: [{{draw: 1}}]"
    problem = refused("riftbound", instruction, beside="")
    assert problem.found == f"`{IN_A_COST[said]}` in a cost"
    assert problem.advice.startswith(f"Leave `{IN_A_COST[said]}` out")


@pytest.mark.parametrize(
    ("game", "instruction"),
    [
        ("riftbound", "repeat: 2, do: [{draw: 1}]"), ("riftbound", "extra turn: 1"), ("riftbound", "skip: turn"),
        ("riftbound", "play: {choose: 1, type: unit, zone: hand, target: false}"),
        ("riftbound", "prevent: 2, to: {choose: 1, type: unit}"), ("flesh-and-blood", "intimidate: true"),
        ("flesh-and-blood", "wager: Gold"), ("magic", "get emblem: {passive: {power: 1}, affects: {all: {}}}"),
        ("magic", "regenerate: {choose: 1, type: creature}"), ("magic", "if: {turn of: you}, do: [{draw: 1}]"),
    ],
)  # fmt: skip
def test_a_name_for_what_acts_on_nothing_is_refused(game, instruction):
    verb = instruction.split(":")[0]
    problem = refused(game, instruction, beside=", as: those")
    assert problem.found == f"`as` beside `{verb}`"
    assert problem.advice.startswith("Give a name where something is chosen")


RIFTBOUND = Written("riftbound", ("v1.3",))


@pytest.mark.parametrize(("seen", "hand"), [("those", 1), ("others", 0)])
def test_what_was_looked_at_is_known_by_the_name_given_to_it(seen, hand):
    RIFTBOUND.confirm(f"""
cards:
  Peer: {{types: [spell], abilities: [{{do: [
    {{recycle: {{all: {{zone: trash, owner: you}}}}, as: others}},
    {{look at: {{top: 1}}, as: those}}, {{draw card: {{all: {{linked: {seen}, zone: deck}}}}}}]}}]}}
given: {{turn: {{player: Ana}}, Ana: {{hand: [Peer], deck: 2, trash: 0}}, Ben: {{}}}}
when: [{{play: Peer}}, {{resolve: all}}]
then: {{Ana: {{hand: {hand}}}}}
""")


@pytest.mark.parametrize("text", ["Each player kills one of their units.", "Each player kills a unit they control."])
def test_what_each_player_chooses_of_theirs_is_no_target(text):
    (line,) = ability_text("riftbound").read(text)
    assert isinstance(line.data, dict)
    RIFTBOUND.confirm(f"""
cards:
  Cull: {{types: [spell], abilities: {json.dumps(line.data["abilities"])}}}
  Ox: {{types: [unit], might: 2}}
given:
  turn: {{player: Ana}}
  Ana: {{hand: [Cull], base: [Ox]}}
  Ben: {{base: [{{card: Ox, as: a}}, {{card: Ox, as: b}}]}}
when: [{{play: Cull}}, {{resolve: all}}]
choices: [{{player: Ben, question: objects, answer: b}}]
then: {{Ox: {{zone: trash}}, a: {{zone: base}}, b: {{zone: trash}}}}
""")


@pytest.mark.parametrize(
    "beside", ["if: {count: {zone: hand}, at least: 1}", "you may: true", "instead: {if: {life of: you}, amount: 4}"]
)
def test_that_an_ability_is_an_attack_hangs_on_nothing(beside):
    problem = refused("flesh-and-blood", "attack: true", f", {beside}")
    assert problem.line == 4
    assert problem.found == f"`{beside.split(':')[0]}` beside `attack`"
