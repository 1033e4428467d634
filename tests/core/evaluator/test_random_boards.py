"""Whatever the board and whatever is done, a run ends in a verdict."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.evaluator import rows
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, run_scenario
from tests.campaigns import campaign
from tests.verdicts import assert_confirmed

EVENTS = ["dies", "is readied", "takes damage", "draws", "moves", "is buffed", "is recalled", "enters", "discards"]
EFFECTS = [
    "{draw: 1}",
    "{kill: me}",
    "{deal: 1, to: {all: {type: unit}}}",
    "{ready: me}",
    "{recall: me}",
    "{discard: 1}",
    "{buff: {all: {type: unit, other: true}}}",
    "{play token: {name: Imp, might: 1}, to: base}",
    "{kill: {choose: 1, type: unit, target: false}}",
    "{do this: [{draw: 1}], times: 2}",
    "{give: {might: 1}, to: me, for: this turn}",
]
STEPS = [
    "{kill: u0}",
    "{kill: u1}",
    "{deal: 2, to: [u0, u1], by: Jinx}",
    "{move: u0, to: Altar}",
    "{resolve: all}",
    "{close showdown: true}",
    "{end turn: true}",
    "{draw: 1, by: Ahri}",
    "{ready: u1}",
    "{buff: u0}",
    "{at once: [{kill: u0}, {kill: u1}]}",
    "{advance to: ending}",
    "{recall: u1}",
]

abilities = st.one_of(
    st.tuples(st.sampled_from(EVENTS), st.sampled_from(EFFECTS)).map(
        lambda pair: f"{{when: {{event: {pair[0]}}}, do: [{pair[1]}]}}"
    ),
    st.tuples(st.sampled_from(["dies", "takes damage", "draws"]), st.sampled_from(EFFECTS)).map(
        lambda pair: f"{{replace: {{event: {pair[0]}}}, with: [{pair[1]}]}}"
    ),
    st.just("{passive: {might: 1}, affects: {type: unit, location: here}}"),
)


@st.composite
def scenarios(draw):
    listed = [draw(st.lists(abilities, max_size=3)) for _ in range(3)]
    cards = "\n".join(
        f"  u{n}: {{types: [unit], might: {draw(st.integers(0, 4))}, abilities: [{', '.join(each)}]}}"
        for n, each in enumerate(listed)
    )
    steps = "\n".join(f"  - {step}" for step in draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=5)))
    players = draw(st.sampled_from(["Ahri", "Jinx"]))
    return (
        "example: at-random\ngame: riftbound\ntitle: At random\neditions: [v1.3, v1.2]\n"
        f"cards:\n{cards}\ngiven:\n  turn: {{player: {players}}}\n  battlefields: [Altar]\n"
        "  Ahri: {base: [u0, u1], hand: 2, deck: 30}\n  Jinx: {base: [u2], hand: 1, deck: 30}\n"
        f"when:\n{steps}\nthen: {{state: open}}\n"
    )


@campaign(150)
@given(scenarios(), st.sampled_from(["v1.3", "v1.2"]), st.booleans())
def test_a_random_board_ends_in_a_verdict(text, edition, explore):
    scenario = GAMES.read_scenario(text + ("explore: true\n" if explore else ""))
    run = run_scenario(scenario, edition)
    assert isinstance(run.verdict, Verdict)
    assert run.reason or run.verdict is Verdict.CONFIRMED
    assert all(step.rules for step in run.trace)


@campaign(40)
@given(scenarios(), st.data())
def test_a_random_board_ends_in_a_verdict_with_any_rulings_switched_off(text, data):
    names = [row.name for row in rows(GAMES["riftbound"].table, "v1.3")]
    without = data.draw(st.frozensets(st.sampled_from(names), max_size=5))
    assert isinstance(run_scenario(GAMES.read_scenario(text), "v1.3", without=without).verdict, Verdict)


@pytest.mark.benchmark
def test_how_many_simple_scenarios_run_in_a_second(capsys):
    text = (
        "example: simple\ngame: riftbound\ntitle: Simple\neditions: [v1.3]\n"
        "cards: {Mourner: {types: [unit], might: 2, abilities: [{when: {event: dies, object: {other: true}},"
        " ordinal: first, do: [{draw: 1}]}]}}\n"
        "given: {turn: {player: Ahri}, Ahri: {base: [Mourner, {token: Recruit, as: r1}]}, Jinx: {}}\n"
        "when: [{kill: r1}]\nthen: {chain: [Mourner], after resolving: {Ahri: {hand: 1}}}\n"
    )
    scenario = GAMES.read_scenario(text)
    start, runs = time.perf_counter(), 500
    for _ in range(runs):
        assert_confirmed(run_scenario(scenario, "v1.3"))
    with capsys.disabled():
        print(f"\n{runs / (time.perf_counter() - start):,.0f} simple scenarios a second, with trace")
