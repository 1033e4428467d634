"""What changes nothing: other names, other keys first, a bystander, a second run, a run that was written out."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from typing import Any

import pytest
import yaml

from rules_data.core.evaluator import TraceStep
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Run, Verdict, run_scenario
from tests.core.evaluator import test_flesh_and_blood_tables as flesh
from tests.core.evaluator import test_magic_combat as magic
from tests.core.evaluator import test_riftbound_tables as riftbound
from tests.shipped import CORPUS, EXAMPLES, cards_of
from tests.verdicts import Written, told

TABLES: list[tuple[Written, dict[str, str]]] = [
    (magic.MAGIC, magic.DAMAGE | magic.PLAYERS),
    (flesh.WRITTEN, flesh.PREVENTED | flesh.WORN | flesh.COSTS | flesh.COURSE),
    (riftbound.RIFT, riftbound.SEVERAL | riftbound.TURNS | riftbound.PLAYING),
]
CASES = [
    pytest.param(written, body, id=f"{written.game}: {name}")
    for written, cases in TABLES
    for name, body in cases.items()
]
every_case = pytest.mark.parametrize(("written", "body"), CASES)

# Names that sort otherwise than those in the tables, each for one of them.
OTHERS = {"Ann": "Zoe", "Bob": "Yan", "Cid": "Xia", "Dan": "Abe", "Ira": "Zed", "Bravo": "Ada", "Dash": "Moe"}
OTHERS |= {"Ahri": "Vex", "Jinx": "Ekko", "Teemo": "Braum"}
# A card that does nothing, and where it does so.
BYSTANDERS = {
    "magic": ("{types: [artifact]}", "battlefield"),
    "flesh-and-blood": ("{types: [action], subtypes: [item]}", "arena"),
    "riftbound": ("{types: [gear], abilities: []}", "base"),
}
OWNERS = ("Ann", "Ira", "Ahri")


def as_it_ended(run: Run) -> tuple[Any, ...]:
    return run.verdict, run.asked, [(one.expected, one.seen, one.ok) for one in run.expectations], run.trace


def other_names(text: str) -> str:
    return re.sub("|".join(OTHERS), lambda found: OTHERS[found[0]], text)


def words(text: str) -> list[str]:
    """The words of a sentence in some order: an answer lists what it is about by name."""
    return sorted(re.findall(r"\w+", text))


def as_text(content: Any) -> str:
    return yaml.dump(content, Dumper=yaml.CSafeDumper, sort_keys=False, width=4000)


@every_case
def test_a_run_is_the_same_when_it_is_made_again_and_when_it_was_written_out(written: Written, body: str) -> None:
    scenario = written.read(body)
    run = run_scenario(scenario, written.editions[0])
    assert as_it_ended(run_scenario(scenario, written.editions[0])) == as_it_ended(run)
    again = json.loads(json.dumps(run.to_json()))
    assert tuple(map(TraceStep.from_json, again["trace"])) == run.trace
    for step in run.trace:
        assert step.rules, step.text
        assert len(set(step.rules)) == len(step.rules), step.text


@every_case
def test_players_may_be_called_anything(written: Written, body: str) -> None:
    run, before = written.run(other_names(body)), written.run(body)
    assert run.verdict is before.verdict is Verdict.CONFIRMED, told(run)
    told_before = sorted((words(other_names(step.text)), step.rules) for step in before.trace)
    assert told_before == sorted((words(step.text), step.rules) for step in run.trace)


@every_case
def test_a_card_that_does_nothing_changes_nothing(written: Written, body: str) -> None:
    described, pile = BYSTANDERS[written.game]
    content = yaml.load(body, yaml.CSafeLoader)
    owner = next(name for name in OWNERS if name in content["given"])
    content["given"][owner].setdefault(pile, []).append("Milestone")
    crowded = replace(written, cards=f"{written.cards}  Milestone: {described}\n")
    run = crowded.run(as_text(content))
    assert run.verdict is Verdict.CONFIRMED, told(run)
    assert [step.text for step in run.trace] == [step.text for step in written.run(body).trace]


# --- the order of keys -----------------------------------------------------------------------------------------

# Whose order says something: of players and their piles, of attackers, of what is paid as the trace tells it.
ORDERED = frozenset(("given", "attack", "block", "then", "twin", "choices", "cost", "use", "pay"))
SHUFFLED = EXAMPLES[::17]


def shuffle(node: yaml.Node, chance: random.Random) -> None:
    """Put the keys of every mapping in another order, but for those whose order says something."""
    if isinstance(node, yaml.SequenceNode):
        for each in node.value:
            shuffle(each, chance)
    if isinstance(node, yaml.MappingNode):
        chance.shuffle(node.value)
        for key, value in node.value:
            if key.value not in ORDERED:
                shuffle(value, chance)


@pytest.mark.parametrize("path", SHUFFLED, ids=[f"{path.parents[1].name}/{path.stem}" for path in SHUFFLED])
def test_the_order_of_the_keys_in_a_file_changes_nothing(path) -> None:
    known = cards_of(path.parents[1].name).get
    content = yaml.compose(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    shuffle(content, random.Random(5))  # noqa: S311 - no secret
    other = yaml.serialize(content, Dumper=yaml.CSafeDumper, width=4000)
    one, two = GAMES.read_scenario(path.read_bytes(), known), GAMES.read_scenario(other, known)
    for edition in one.own_editions:
        first, second = run_scenario(one, edition), run_scenario(two, edition)
        assert (first.verdict, first.trace, first.rows_used) == (second.verdict, second.trace, second.rows_used)


@pytest.mark.parametrize("options", ["ready: true, play token", "play token"])
def test_an_option_that_is_an_instruction_of_its_own_may_be_written_first(options: str) -> None:
    token, behind = "{name: Imp, might: 1}", "" if "ready" in options else ", ready: true"
    written = replace(riftbound.RIFT, cards=f"""
cards:
  Call: {{types: [spell], abilities: [{{do: [{{{options}: {token}{behind}}}]}}]}}
""")
    run = written.run("""
given: {turn: {player: Ahri}, Ahri: {hand: [Call]}, Jinx: {}}
when: [{play: Call, by: Ahri}, {resolve: all}]
then: {Imp: {is not: [exhausted]}}
""")
    assert run.verdict is Verdict.CONFIRMED, told(run)


def test_the_examples_that_are_shuffled_are_of_every_game() -> None:
    assert {path.parents[1].name for path in SHUFFLED} == {path.name for path in CORPUS.iterdir() if path.is_dir()}
