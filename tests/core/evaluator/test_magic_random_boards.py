"""Whatever the board and whatever is done in Magic, a run ends in a verdict, and some things never change."""

from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.evaluator import rows
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, run_scenario
from tests.campaigns import campaign

EDITION = "2024-06-07"
EVENTS = [
    "dies",
    "enters",
    "leaves",
    "is sacrificed",
    "is put into a graveyard",
    "draws",
    "gains life",
    "is dealt damage",
    "becomes untapped",
    "phases out",
    "loses control",
    "is cast",
    "is countered",
    "loses the game",
    "discards",
]
OF_PLAYERS = ("draws", "gains life", "loses the game", "discards")
EFFECTS = [
    "{draw: 1}",
    "{destroy: me}",
    "{return: it}",
    "{return: it, to: battlefield}",
    "{exile: me, as: x}",
    "{sacrifice: me}",
    "{gain life: 1}",
    "{deal: 1, to: {all: {type: creature}}}",
    "{discard: 1}",
    "{gain control: {all: {type: creature}}, for: until end of turn}",
    "{lose life: 2, player: opponent}",
    "{later: {when: {event: beginning of, phase: end}, do: [{sacrifice: me}]}}",
    "{when you do: [{draw: 1}]}",
    "{this way: {when: {event: dies}, do: [{gain life: 1}]}}",
    "{create token: {name: Rat}}",
    "{later: {when: {event: dies}, do: [{return: it}]}, for: this turn}",
    "{phase out: me}",
]
CHANGES = ["power: -1", "lose abilities: true", "type: artifact", "controller: you", "keyword: indestructible"]
STATES = ["{hand of: you, exactly: 0}", "{life of: you, at most: 18}", "{count: {type: creature}, at most: 1}"]
STEPS = [
    "{destroy: c0, by: Ben}",
    "{destroy: {all: {type: creature}}, by: Ben}",
    "{return: c1, by: Ben}",
    "{resolve: all}",
    "{cast: c3}",
    "{gain control: c0, by: Ben}",
    "{end turn: true}",
    "{advance to: end}",
    "{discard: 1, by: Ana}",
    "{concede: Cid}",
    "{deal: 2, to: Ben, by: Ana}",
    "{exile: c2, by: Ana}",
    "{phase out: c1, by: Ana}",
    "{at once: [{destroy: c0}, {gain life: 1}]}",
    "{return: {all: {zone: graveyard}}, to: battlefield, by: Ana}",
]


def _of(event: str, words: str) -> str:
    """What an event is said to happen to; nothing of one that happens to a player."""
    return "" if event in OF_PLAYERS else words


def _known(done: str, event: str = "") -> str:
    """What is done, to the source itself where no event tells of another object."""
    return done if "object" in GAMES["magic"].table.vocabulary.events.get(event, ()) else done.replace(": it", ": me")


abilities = st.one_of(
    st.tuples(st.sampled_from(EVENTS), st.sampled_from(["", ", object: me", ", object: {type: creature}"]),
              st.lists(st.sampled_from(EFFECTS), min_size=1, max_size=2)).map(
        lambda parts: (
            f"{{when: {{event: {parts[0]}{_of(*parts[:2])}}}, do: [{_known(', '.join(parts[2]), parts[0])}]}}"
        )
    ),
    st.tuples(st.sampled_from(["dies", "enters", "draws"]), st.sampled_from(EFFECTS[:6])).map(
        lambda pair: f"{{replace: {{event: {pair[0]}{_of(pair[0], ', object: {other: true}')}}}, with: [{pair[1]}]}}"
    ),
    st.sampled_from(CHANGES).map(lambda change: f"{{passive: {{{change}}}, affects: {{type: creature, other: true}}}}"),
    st.tuples(st.sampled_from(STATES), st.sampled_from(EFFECTS)).map(
        lambda pair: f"{{when: {{state: {pair[0]}}}, do: [{_known(pair[1])}]}}"
    ),
)  # fmt: skip


@st.composite
def scenarios(draw):
    listed = [draw(st.lists(abilities, max_size=2)) for _ in range(4)]
    cards = "\n".join(
        f"  c{n}: {{types: [creature], power: 1, toughness: {draw(st.integers(0, 4))}, abilities: [{', '.join(each)}]}}"
        for n, each in enumerate(listed)
    )
    steps = "\n".join(f"  - {step}" for step in draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=4)))
    return (
        f'example: at-random\ngame: magic\ntitle: At random\neditions: ["{EDITION}"]\ncards:\n{cards}\n'
        "given:\n  players: [Ana, Ben, Cid]\n  Ana: {battlefield: [c0, c1], hand: [c3], library: 30}\n"
        f"  Ben: {{battlefield: [c2], hand: 1, library: 30}}\n  Cid: {{}}\nwhen:\n{steps}\nthen: {{stack: []}}\n"
    )


@campaign(120)
@given(scenarios(), st.booleans())
def test_a_random_board_ends_in_a_verdict_with_every_step_cited(text, explore):
    run = run_scenario(GAMES.read_scenario(text + ("explore: true\n" if explore else "")), EDITION)
    assert isinstance(run.verdict, Verdict)
    assert run.reason or run.verdict is Verdict.CONFIRMED
    assert all(step.rules for step in run.trace)


@campaign(60)
@given(scenarios(), st.data())
def test_any_ruling_can_be_switched_off(text, data):
    names = [row.name for row in rows(GAMES["magic"].table, EDITION)]
    without = frozenset(data.draw(st.sets(st.sampled_from(names), max_size=3)))
    run = run_scenario(GAMES.read_scenario(text), EDITION, without=without)
    assert isinstance(run.verdict, Verdict)


@campaign(60)
@given(scenarios())
def test_the_same_scenario_has_the_same_trace(text):
    scenario = GAMES.read_scenario(text)
    one, two = run_scenario(scenario, EDITION), run_scenario(scenario, EDITION)
    assert [step.to_json() for step in one.trace] == [step.to_json() for step in two.trace]


@campaign(60)
@given(st.integers(1, 6), st.integers(0, 6))
def test_what_dies_together_is_seen_by_everything_that_dies_with_it(watchers, others):
    """However many there are: each watcher sees each death, its own included."""
    mine = ", ".join(f"{{card: Watcher, as: w{n}}}" for n in range(watchers))
    theirs = ", ".join(f"{{token: Rat, as: r{n}}}" for n in range(others))
    expected = ", ".join(f"w{n}: {watchers + others}" for n in range(watchers))
    text = f"""
example: at-random
game: magic
title: At random
editions: ["{EDITION}"]
explore: true
cards:
  Watcher:
    types: [creature]
    power: 1
    toughness: 1
    abilities: [{{when: {{event: dies, object: {{type: creature}}}}, do: [{{gain life: 1}}]}}]
given:
  Ana: {{battlefield: [{mine}]}}
  Ben: {{battlefield: [{theirs}]}}
when:
  - {{destroy: {{all: {{type: creature}}}}, by: Ben}}
then: {{triggers: {{{expected}}}}}
"""
    scenario = GAMES.read_scenario(text)
    run = run_scenario(scenario, EDITION)
    # Beyond a handful of triggers not every order can be tried; the first course decides.
    assert run.verdict is Verdict.CONFIRMED or "courses" in run.reason, run.reason
