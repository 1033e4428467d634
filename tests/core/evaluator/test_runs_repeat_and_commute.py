"""What holds of every run: it is the same when it is repeated, and what has nothing to do with one another commutes."""

import json
import re
from dataclasses import replace
from itertools import groupby, permutations
from operator import itemgetter

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.evaluator import TraceStep, rows
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, run_scenario
from tests.campaigns import campaign
from tests.shipped import EXAMPLES, cards_of, example, proved, scenario_in
from tests.verdicts import Written, assert_confirmed, told

MAGIC = Written("magic", ("2024-06-07",))
SAMPLE = EXAMPLES[::17]
PLAYED = [path for path in SAMPLE if example(path).setup is not None]


@pytest.mark.parametrize("path", SAMPLE, ids=[path.stem for path in SAMPLE])
def test_an_example_run_again_is_the_same_run(path):
    """The proof may be another process's: nothing depends on the order of a set or on an object's address."""
    for part in proved(path).editions:
        assert run_scenario(scenario_in(example(path), part.edition), part.edition) == part.run


@pytest.mark.parametrize("path", SAMPLE, ids=[path.stem for path in SAMPLE])
def test_a_run_written_out_and_read_back_is_the_same_run(path):
    for part in proved(path).editions:
        written = json.loads(json.dumps(part.run.to_json()))
        assert tuple(TraceStep.from_json(step) for step in written["trace"]) == part.run.trace
        assert written["verdict"] == part.run.verdict


@pytest.mark.parametrize("path", SAMPLE, ids=[path.stem for path in SAMPLE])
def test_what_a_scenario_is_called_decides_nothing(path):
    for part in proved(path).editions:
        scenario = replace(scenario_in(example(path), part.edition), slug="another-name", title="Another title")
        run = run_scenario(scenario, part.edition)
        assert (run.verdict, run.trace) == (part.run.verdict, part.run.trace)


def _other_names(source):
    """Names for a file's players, cards and objects that come in the opposite order, and have nothing to tell."""
    read = yaml.load(source, Loader=yaml.BaseLoader)  # noqa: S506 - words alone: a card called Yes is no truth value
    players = read["given"].get("players") or [name for name in read["given"] if name[0].isupper()]
    handles = re.findall(r"\bas: ([A-Z]\w*)[,}]", source)
    words = {word for card in read.get("cards", {}).values() for word in card.get("subtypes", ())}
    names = sorted({*players, *read.get("cards", {}), *handles} - words, reverse=True)
    return {name: f"Q{number:03}x" for number, name in enumerate(names)}


def _renamed(text, names):
    known = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.sub(rf"(?<![\w-])({known})(?![\w-])", lambda found: names[found[1]], text)


# What asks for a word of a name is about names, and changes with them; so is what counts Runechants by its rule, and
# the dungeon that is entered by whoever takes the initiative.
ABOUT_NAMES = ("name has:", "rune gate", "holding the initiative")
RENAMED = [path for path in PLAYED if not any(words in path.read_text() for words in ABOUT_NAMES)]


@pytest.mark.parametrize("path", RENAMED, ids=[path.stem for path in RENAMED])
def test_what_players_and_cards_are_called_decides_nothing(path):
    """Nothing goes by the alphabet where the rules have somebody choose, or go by turn or by time."""
    source = path.read_text()
    names = _other_names(source)
    part = proved(path).editions[0]
    scenario = GAMES.read_scenario(_renamed(source, names), cards_of(path.parents[1].name).get)
    run = run_scenario(scenario_in(scenario, part.edition), part.edition)
    usual = {new: name for name, new in names.items()}
    told = [(step.kind, _told(_renamed(step.text, usual))) for step in run.trace]
    assert _in_turn(told) == _in_turn([(step.kind, _told(step.text)) for step in part.run.trace])
    assert run.verdict is part.run.verdict


def _in_turn(steps):
    """The steps, those of one kind behind one another in one order: of what happens at once, names decide it."""
    return [step for _, alike in groupby(steps, key=itemgetter(0)) for step in sorted(alike)]


def _told(text):
    """Its words; who is told first of several is told by name."""
    return sorted(re.findall(r"[\w']+", text))


@pytest.mark.parametrize("path", SAMPLE, ids=[path.stem for path in SAMPLE])
def test_a_row_that_no_run_used_can_be_switched_off(path):
    for part in proved(path).editions:
        scenario = scenario_in(example(path), part.edition)
        idle = {row.name for row in rows(scenario.game.table, part.edition)} - part.run.rows_used
        run = run_scenario(scenario, part.edition, without=frozenset(sorted(idle)[:1]))
        assert (run.verdict, run.reason, run.asked) == (part.run.verdict, part.run.reason, part.run.asked)


# Each changes one number of one player; together they may come in any order.
INDEPENDENT = {
    "{gain life: 3, by: Ana}": ("Ana", "life", 3),
    "{lose life: 2, by: Ben}": ("Ben", "life", -2),
    "{draw: 2, by: Cid}": ("Cid", "hand", 2),
    "{lose life: 5, by: Cid}": ("Cid", "life", -5),
    "{draw: 1, by: Ana}": ("Ana", "hand", 1),
    "{gain life: 1, by: Ben}": ("Ben", "life", 1),
}


def players_after(steps):
    """What is expected of each player, by adding up; 20 life and an empty hand at first."""
    counts = {name: {"life": 20, "hand": 0} for name in ("Ana", "Ben", "Cid")}
    for step in steps:
        name, number, change = INDEPENDENT[step]
        counts[name][number] += change
    return "".join(f"  {name}: {{life: {each['life']}, hand: {each['hand']}}}\n" for name, each in counts.items())


def three_players(steps, cards="", permanents=""):
    listed = "".join(f"  - {step}\n" for step in steps)
    return (
        f"{cards}given:\n  players: [Ana, Ben, Cid]\n  turn: {{player: Ana}}\n"
        f"  Ana: {{library: 9{permanents}}}\n  Ben: {{library: 9}}\n  Cid: {{library: 9}}\n"
        f"when:\n{listed}then:\n{players_after(steps)}"
    )


@campaign(60)
@given(st.permutations(sorted(INDEPENDENT)), st.integers(1, len(INDEPENDENT)))
def test_independent_events_commute(steps, how_many):
    MAGIC.confirm(three_players(steps[:how_many]))


@pytest.mark.parametrize("order", list(permutations(sorted(INDEPENDENT)[:3])), ids=str)
def test_something_that_watches_for_something_else_changes_nothing(order):
    watcher = "cards: {Owl: {types: [creature], power: 1, toughness: 1,\n"
    watcher += "  abilities: [{when: {event: dies, object: {type: creature}}, do: [{gain life: 7}]}]}}\n"
    MAGIC.confirm(three_players(order, watcher, ", battlefield: [Owl]"))


def test_a_contradiction_says_what_was_expected_and_what_was_seen():
    body = three_players(["{gain life: 3, by: Ana}"]).replace("life: 23", "life: 24")
    run = MAGIC.run(body)
    assert run.verdict is Verdict.CONTRADICTED
    assert "24" in told(run)
    assert "seen 23" in told(run)
    with pytest.raises(AssertionError, match="seen 23"):
        assert_confirmed(run)


def test_a_run_that_cannot_be_made_says_why():
    run = run_scenario(MAGIC.read(three_players(["{gain life: 3, by: Ana}"])), "1999-01-01")
    with pytest.raises(AssertionError, match=r"not executable under 1999-01-01"):
        assert_confirmed(run)


def test_a_confirmed_scenario_is_confirmed_with_its_twin_or_not_at_all():
    body = three_players(["{gain life: 3, by: Ana}"])
    body += "twin:\n  change: {given.turn: {player: Ben}}\n  then: {Ana: {life: 99}}\n"
    with pytest.raises(AssertionError, match="99"):
        MAGIC.confirm(body)
