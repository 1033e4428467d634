"""Whatever the board of Magic, whoever plays and whatever is done: a run ends in a verdict, quickly."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.evaluator import rows
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, run_scenario
from tests.campaigns import campaign
from tests.verdicts import assert_confirmed

EDITION = "2024-06-07"
EVENTS = [
    "dies", "enters", "leaves", "becomes tapped", "becomes untapped", "is dealt damage", "deals damage", "draws",
    "discards", "gains life", "loses life", "attacks", "blocks", "becomes blocked", "is targeted", "counter is put",
    "ability triggers", "is put into a graveyard", "changes zones", "is sacrificed", "loses the game",
]  # fmt: skip
EFFECTS = [
    "{draw: 1}", "{destroy: me}", "{deal: 1, to: {all: {type: creature}}}", "{untap: me}", "{tap: me}", "{discard: 1}",
    "{put counter: '+1/+1', on: {all: {type: creature, other: true}}}", "{exile: it}", "{return: it}",
    "{create token: {name: Imp, power: 1, toughness: 1}}", "{destroy: {choose: 1, type: creature}}",
    "{gain life: 1}", "{give: {power: 1, toughness: -1}, to: me, for: this turn}",
    "{lose life: 2, player: any}", "{gain control: {choose: 1, type: creature}}",
    "{return: {all: {zone: graveyard, type: creature}}, to: battlefield}", "{lose the game: true, player: opponent}",
    "{later: {when: {event: beginning of, phase: end}, do: [{sacrifice: me}]}}",
    "{modes: [{name: a, do: [{draw: 1}]}, {name: b, do: [{destroy: {choose: 1, type: land}}]}]}",
]  # fmt: skip
STEPS = [
    "{destroy: c0}", "{destroy: c1}", "{deal: 2, to: [c0, c1], by: Bob}", "{attack: {c0: Bob}}", "{block: {c2: c0}}",
    "{resolve: all}", "{end turn: true}", "{draw: 1, by: Ann}", "{tap: c1}", "{untap: c1}", "{advance to: upkeep}",
    "{at once: [{destroy: c0}, {destroy: c1}]}", "{advance to: combat damage}", "{cast: c3, by: Ann}", "{exile: c1}",
    "{discard: 1, by: Bob}", "{concede: Cid}", "{lose life: 20, by: Bob}", "{pass: Ann}",
]  # fmt: skip


def _known(done: str, event: str) -> str:
    """What is done, to the source itself where the event tells of no other object."""
    return done if "object" in GAMES["magic"].table.vocabulary.events[event] else done.replace(": it", ": me")


abilities = st.one_of(
    st.tuples(st.sampled_from(EVENTS), st.sampled_from(EFFECTS), st.sampled_from(["", ", you may: true"])).map(
        lambda parts: f"{{when: {{event: {parts[0]}}}, do: [{_known(parts[1], parts[0])}]{parts[2]}}}"
    ),
    st.tuples(st.sampled_from(["dies", "is dealt damage", "draws", "gains life"]), st.sampled_from(EFFECTS)).map(
        lambda pair: f"{{replace: {{event: {pair[0]}}}, with: [{_known(pair[1], pair[0])}]}}"
    ),
    st.just("{passive: {power: 1, toughness: 1, keyword: flying}, affects: {type: creature, controller: you}}"),
    st.just("{replace: {event: ability triggers}, keeps: true, amount: {sum: [that much, 1]}}"),
)


@st.composite
def scenarios(draw):
    listed = [draw(st.lists(abilities, max_size=2)) for _ in range(4)]
    keywords = [draw(st.sampled_from(["", "lifelink", "deathtouch", "first strike", "trample"])) for _ in range(4)]
    cards = "\n".join(
        f"  c{n}: {{types: [creature], power: {draw(st.integers(0, 4))}, toughness: {draw(st.integers(1, 4))}, "
        f"keywords: [{keywords[n]}], abilities: [{', '.join(each)}]}}"
        for n, each in enumerate(listed)
    )
    steps = "\n".join(f"  - {step}" for step in draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=5)))
    player = draw(st.sampled_from(["Ann", "Bob", "Cid"]))
    return (
        f"example: at-random\ngame: magic\ntitle: At random\neditions: ['{EDITION}']\n"
        f"cards:\n{cards}\ngiven:\n  turn: {{player: {player}}}\n"
        "  Ann: {battlefield: [c0, c1], hand: [c3], library: 20}\n  Bob: {battlefield: [c2], hand: 1, library: 20}\n"
        "  Cid: {library: 20}\n"
        f"when:\n{steps}\nthen: {{winner: none}}\n"
    )


@campaign(120)
@given(scenarios(), st.booleans())
def test_a_random_board_ends_in_a_verdict(text, explore):
    run = run_scenario(GAMES.read_scenario(text + ("explore: true\n" if explore else "")), EDITION)
    assert isinstance(run.verdict, Verdict)
    assert run.reason or run.verdict is Verdict.CONFIRMED
    assert all(step.rules for step in run.trace)


@campaign(40)
@given(scenarios(), st.data())
def test_a_random_board_ends_in_a_verdict_with_any_rulings_switched_off(text, data):
    names = [row.name for row in rows(GAMES["magic"].table, EDITION)]
    without = data.draw(st.frozensets(st.sampled_from(names), max_size=5))
    assert isinstance(run_scenario(GAMES.read_scenario(text), EDITION, without=without).verdict, Verdict)


@campaign(30)
@given(st.permutations(["Ann", "Bob", "Cid"]), st.integers(0, 2))
def test_players_place_their_triggers_from_the_active_player_on(seats, active):
    """APNAP, however the players sit and whoever's turn it is (101.4, 603.3b)."""
    expected = ", ".join(name.lower() for name in [*seats[active:], *seats[:active]])
    text = (
        f"example: seats\ngame: magic\ntitle: Seats\neditions: ['{EDITION}']\n"
        "cards:\n  Bell: {types: [artifact], abilities: [{when: {event: dies}, do: [{gain life: 1}]}]}\n"
        f"  Bear: {{types: [creature], power: 2, toughness: 2}}\ngiven:\n  players: [{', '.join(seats)}]\n"
        f"  turn: {{player: {seats[active]}}}\n"
        + "".join(f"  {name}: {{battlefield: [{{card: Bell, as: {name.lower()}}}]}}\n" for name in seats).replace(
            "ann}]", "ann}, Bear]"
        )
        + f"when: [{{destroy: Bear}}]\nthen: {{stack: [{expected}]}}\n"
    )
    assert_confirmed(run_scenario(GAMES.read_scenario(text), EDITION))


def test_a_step_of_nobody_between_two_passes_leaves_who_passed_last():
    text = (
        f"example: passes\ngame: magic\ntitle: Passes\neditions: ['{EDITION}']\n"
        "given:\n  Ann: {battlefield: [{card: Bear, as: b0}]}\n  Bob: {}\n  Cid: {}\n"
        "cards: {Bear: {types: [creature], power: 2, toughness: 2}}\n"
        "when: [{pass: Ann}, {destroy: b0}, {pass: Bob}]\nthen: {priority: Cid}\n"
    )
    assert_confirmed(run_scenario(GAMES.read_scenario(text), EDITION))


def crowded(permanents: int, watchers: int) -> str:
    names = [f"w{number}" for number in range(watchers)]
    placed = ", ".join(f"{{card: Watcher, as: {name}}}" for name in names)
    bears = ", ".join(f"{{card: Bear, as: b{number}}}" for number in range(permanents - watchers))
    return (
        f"example: crowded\ngame: magic\ntitle: Crowded\neditions: ['{EDITION}']\n"
        "cards:\n  Watcher: {types: [enchantment], abilities: [{when: {event: dies}, do: [{gain life: 1}]}]}\n"
        "  Bear: {types: [creature], power: 2, toughness: 2}\n"
        f"given:\n  Ann: {{battlefield: [{placed}]}}\n  Bob: {{battlefield: [{bears}]}}\nwhen: [{{destroy: b0}}]\n"
        f"choices: [{{player: Ann, question: order triggers, answer: [{', '.join(names)}]}}]\n"
        f"then: {{stack: [{', '.join(names)}], after resolving: {{Ann: {{life: {20 + watchers}}}}}}}\n"
    )


def test_a_hundred_abilities_trigger_on_one_event_among_two_hundred_permanents():
    run = run_scenario(GAMES.read_scenario(crowded(200, 100)), EDITION)
    assert_confirmed(run)


def test_abilities_that_trigger_one_another_without_end_are_stopped_with_the_reason():
    text = (
        f"example: endless\ngame: magic\ntitle: Endless\neditions: ['{EDITION}']\n"
        "cards:\n  Echo: {types: [enchantment], abilities: [{when: {event: gains life}, do: [{gain life: 1}]}]}\n"
        "given:\n  Ann: {battlefield: [Echo]}\n  Bob: {}\n"
        "when: [{gain life: 1, by: Ann}, {resolve: all}]\nthen: {stack: []}\n"
    )
    run = run_scenario(GAMES.read_scenario(text), EDITION)
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "Echo" in run.reason


@pytest.mark.benchmark
def test_how_many_scenarios_run_in_a_second(capsys):
    unasked = "choices: [{player: Ann, question: order triggers, answer: [w0]}]\n"
    simple = GAMES.read_scenario(crowded(4, 1).replace(unasked, ""))
    big = GAMES.read_scenario(crowded(200, 100))
    start, runs = time.process_time(), 300
    for _ in range(runs):
        assert_confirmed(run_scenario(simple, EDITION))
    rate = runs / (time.process_time() - start)
    start = time.process_time()
    assert_confirmed(run_scenario(big, EDITION))
    crowd = time.process_time() - start
    with capsys.disabled():
        print(f"\n{rate:,.0f} simple scenarios of Magic a second of CPU time, with trace")
        print(f"{crowd * 1000:.0f} ms for 100 triggers on one event among 200 permanents")
