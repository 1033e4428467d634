"""Whatever stands on a table of Flesh and Blood and whatever is done, a run ends in a verdict, and quickly."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.evaluator import rows
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, run_scenario
from tests.campaigns import campaign

EXAMPLES = Path(__file__).parents[3] / "rules_data" / "corpus" / "flesh-and-blood" / "examples"
EDITIONS = ["2026-06-10", "2026-02"]
EVENTS = [
    "draws",
    "is destroyed",
    "takes damage",
    "enters",
    "leaves",
    "attacks",
    "hits",
    "defends",
    "is played",
    "gains life",
    "gains power",
    "counter is put",
    "discards",
    "is banished",
    "combat chain closes",
]
EFFECTS = [
    "{draw: 1}",
    "{destroy: me}",
    "{deal: 1, to: {all: {type: hero}}}",
    "{gain life: 1}",
    "{discard: 1}",
    "{put counter: steam, to: me}",
    "{give: {power: 1}, to: {all: {is: [attack]}}, for: this turn}",
    "{create token: {name: Imp, types: [token], subtypes: [aura]}}",
    "{banish: {top: 1}}",
    "{later: {when: {event: draws}, do: [{gain life: 1}]}, for: this turn}",
    "{prevent: 1}",
    "{inline: [{draw: 1}], when: {hand of: you, at least: 1}}",
    "{return: me}",
    "{close combat chain: true}",
    "{destroy: {choose: 1, subtype: aura}}",
]
PASSIVES = [
    "{passive: {power: 1}, affects: {is: [attack]}}",
    "{passive: {set base power: 2}, affects: {is: [attack]}}",
    "{passive: {keyword: go again}, affects: {power: {at least: 3}}}",
    "{passive: {cannot gain: go again}, affects: {}}",
    "{passive: {times power: 2}, affects: {is: [attack]}, while: {hand of: you, at least: 1}}",
]
STEPS = [
    "{play: a}",
    "{play: b}",
    "{play: c, by: Ira}",
    "{resolve: all}",
    "{resolve: 1}",
    "{advance to: damage}",
    "{advance to: resolution}",
    "{close combat chain: true}",
    "{end turn: true}",
    "{draw: 1, by: Ira}",
    "{destroy: x}",
    "{put: b, to: arena}",
    "{deal: 3, to: Bravo, by: Ira}",
    "{defend: [d], by: Bravo}",
    "{at once: [{destroy: x}, {destroy: y}]}",
    "{advance to: end}",
]

abilities = st.one_of(
    st.tuples(st.sampled_from(EVENTS), st.sampled_from(EFFECTS)).map(
        lambda pair: f"{{when: {{event: {pair[0]}}}, do: [{pair[1]}]}}"
    ),
    st.tuples(st.sampled_from(["takes damage", "draws", "gains power", "is destroyed"]), st.sampled_from(EFFECTS)).map(
        lambda pair: f"{{replace: {{event: {pair[0]}}}, with: [{pair[1]}]}}"
    ),
    st.sampled_from(PASSIVES),
)


@st.composite
def scenarios(draw):
    listed = {name: ", ".join(draw(st.lists(abilities, max_size=2))) for name in "abxy"}
    steps = "\n".join(f"  - {step}" for step in draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=6)))
    return (
        "example: at-random\ngame: flesh-and-blood\ntitle: At random\n"
        f"editions: {EDITIONS}\ncards:\n"
        f"  a: {{types: [action], subtypes: [attack], power: 3, keywords: [go again], abilities: [{listed['a']}]}}\n"
        f"  b: {{types: [action], subtypes: [aura], abilities: [{listed['b']}]}}\n"
        "  c: {types: [instant], abilities: [{do: [{draw: 1}, {gain life: 1}]}]}\n"
        "  d: {types: [action], defense: 2}\n"
        f"  x: {{types: [action], subtypes: [item], abilities: [{listed['x']}]}}\n"
        f"  y: {{types: [equipment], subtypes: [chest], defense: 1, abilities: [{listed['y']}]}}\n"
        "given:\n  turn: {player: Ira}\n"
        "  Ira: {hand: [a, b, c], arena: [x], action points: 2}\n  Bravo: {hand: [d], chest: [y]}\n"
        f"when:\n{steps}\nexplore: true\nthen: {{turn: Ira}}\n"
    )


@campaign(40)
@given(scenarios(), st.sampled_from(EDITIONS), st.booleans())
def test_every_run_ends_in_a_verdict_with_rules_for_every_step(text, edition, switched_off):
    scenario = GAMES.read_scenario(text)
    third = rows(GAMES["flesh-and-blood"].table, edition)[::3] if switched_off else ()
    without = frozenset(row.name for row in third)
    run = run_scenario(scenario, edition, without=without)
    assert run.verdict in Verdict
    assert run.verdict is Verdict.CONFIRMED or run.reason
    assert all(step.rules for step in run.trace)


@campaign(15)
@given(scenarios(), st.sampled_from(EDITIONS))
def test_the_same_scenario_has_the_same_trace(text, edition):
    first, second = (run_scenario(GAMES.read_scenario(text), edition) for _ in range(2))
    assert first.to_json() == second.to_json()


def test_effects_without_end_are_stopped():
    run = run_scenario(
        GAMES.read_scenario(
            f"example: endless\ngame: flesh-and-blood\ntitle: Endless\neditions: {EDITIONS}\ncards:\n"
            "  x: {types: [action], subtypes: [item], abilities: [{when: {event: gains life}, do: [{gain life: 1}]}]}\n"
            "given:\n  turn: {player: Ira}\n  Ira: {arena: [x]}\n  Bravo: {}\n"
            "when: [{gain life: 1, by: Ira}, {resolve: all}]\nthen: {stack: []}\n"
        ),
        EDITIONS[0],
    )
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "stopped" in run.reason
