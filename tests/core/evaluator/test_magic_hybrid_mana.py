"""Hybrid mana symbols: either half pays, payments are dealt out anew, and choices that matter are asked."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.evaluator.stack.covering import cover
from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

WRITTEN = Written("magic", ("2024-06-07",))
confirm, run = WRITTEN.confirm, WRITTEN.run

POOLS = "wubrg"
KINDS = [*((pool,) for pool in POOLS), *itertools.combinations(POOLS, 2), tuple(POOLS)]


def casting(cost, mana, then, choices="[]"):
    return f"""
        cards:
          Scout: {{types: [creature], mana cost: "{cost}", power: 2, toughness: 2}}
          Spark: {{types: [instant], mana cost: "{{R/G}}", abilities: [{{do: [{{draw: 1}}]}}]}}
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [Scout, Spark], {mana}}}
          Bob: {{}}
        when: [{{cast: Scout, by: Ann}}, {{resolve: all}}]
        choices: {choices}
        then: {then}
        """


@pytest.mark.parametrize(
    ("cost", "mana", "left"),
    [
        ("{W/U}", "white: 1, blue: 1", "white: 0, blue: 1"),
        ("{U/W}", "blue: 2", "blue: 1"),
        ("{R/W}{R/W}{R/W}", "red: 3", "red: 0"),
        ("{W/U}{W/B}", "white: 1, blue: 1", "white: 0, blue: 0"),
        ("{2}{B/R}", "red: 1, green: 2", "red: 0, green: 0"),
        ("{C/G}", "colorless: 1", "colorless: 0"),
        ("{X}{G/U}", "blue: 1", "blue: 0"),
    ],
)
def test_mana_of_either_half_pays(cost, mana, left):
    answer = [] if "X" not in cost else [{"player": "Ann", "question": "value of X", "answer": 0}]
    confirm(casting(cost, mana, f"{{Scout: {{zone: battlefield}}, Ann: {{{left}}}}}", choices=f"{answer}"))


@pytest.mark.parametrize(
    ("cost", "mana"),
    [("{W/U}", "black: 5"), ("{W/U}{W/U}", "white: 1, green: 3"), ("{W/U}{W/B}{U/B}", "white: 2"), ("{C/G}", "red: 1")],
)
def test_mana_of_neither_half_does_not_pay(cost, mana):
    confirm(casting(cost, mana, '{illegal: "601.2h"}').replace(", {resolve: all}", ""))


@pytest.mark.parametrize(
    ("cost", "has", "left"),
    [
        ("{2/B}{2/B}", "black: 1, green: 2", "black: 0, green: 0"),
        ("{B/2}", "red: 2", "red: 0"),
        ("{2/W}{2/U}", "white: 1, blue: 1", "white: 0, blue: 0"),
        ("{R/P}", "life: 5", "life: 3"),
        ("{1}{P/G}", "white: 1, life: 3", "white: 0, life: 1"),
        ("{W/U/P}", "blue: 1, life: 1", "blue: 0, life: 1"),
        ("{X}{B/P}", "life: 4", "life: 2"),
    ],
)
def test_two_mana_or_life_pay_where_the_symbol_says_so(cost, has, left):
    answer = [] if "X" not in cost else [{"player": "Ann", "question": "value of X", "answer": 0}]
    confirm(casting(cost, has, f"{{Scout: {{zone: battlefield}}, Ann: {{{left}}}}}", choices=f"{answer}"))


@pytest.mark.parametrize(
    ("cost", "has"),
    [("{2/B}", "red: 1"), ("{2/B}{2/B}", "black: 1, red: 1"), ("{R/P}", "life: 1"), ("{R/P}{B/P}", "life: 3")],
)
def test_less_than_either_way_does_not_pay(cost, has):
    confirm(casting(cost, has, '{illegal: "601.2h"}').replace(", {resolve: all}", ""))


@pytest.mark.parametrize(
    ("paid", "left"), [("{red: 2}", "red: 0, life: 9"), ("{red: 1, pay life: 2}", "red: 1, life: 7")]
)
def test_whoever_has_mana_and_life_is_asked_with_which_to_pay(paid, left):
    choice = f"[{{player: Ann, question: pay with, answer: {paid}}}]"
    confirm(casting("{R/P}{R/P}", "red: 2, life: 9", f"{{Ann: {{{left}}}, asked: {{pay with: 1}}}}", choice))


def test_the_color_of_a_monocolored_hybrid_symbol_is_kept_for_what_needs_it():
    answers = ("{generic: 2}", "{white: 2}")
    choices = ", ".join(f"{{player: Ann, question: pay with, answer: {answer}}}" for answer in answers)
    confirm(casting("{2/R}", "red: 1, white: 2", "{Ann: {red: 1, white: 0}}", f"[{choices}]"))


def test_nobody_is_asked_about_a_monocolored_hybrid_symbol_where_nothing_else_needs_its_color():
    body = casting("{2/B}", "black: 1, white: 2", "{Ann: {black: 0, white: 2}, asked: {pay with: 0}}")
    confirm(body)


@pytest.mark.parametrize(("cost", "worth"), [("{2/W}{2/W}", 4), ("{1}{W/P}", 2), ("{W/U/P}", 1)])
def test_the_larger_half_of_a_symbol_counts_for_the_mana_value(cost, worth):
    held = casting(cost, "life: 20", f"{{Scout: {{mana value: {worth}}}}}")
    confirm(held.replace("[{cast: Scout, by: Ann}, {resolve: all}]", "[]"))


def test_whoever_can_pay_in_two_ways_is_asked_where_the_rest_would_pay_for_something_else():
    both = "red: 1, white: 1"
    kept = '[{player: Ann, question: pay with, answer: {white: 1}}]'
    confirm(casting("{R/W}", both, "{Ann: {red: 1, white: 0}, asked: {pay with: 1}}", kept))
    spent = '[{player: Ann, question: pay with, answer: {red: 1}}]'
    confirm(casting("{R/W}", both, "{Ann: {red: 0, white: 1}}", spent))


def test_nobody_is_asked_where_it_makes_no_difference():
    body = casting("{W/U}", "white: 1, blue: 1", "{Scout: {zone: battlefield}, asked: {pay with: 0}}")
    confirm(body)


@pytest.mark.parametrize(("least", "zone"), [(4, "graveyard"), (5, "battlefield")])
def test_a_hybrid_symbol_counts_as_one_for_the_mana_value(least, zone):
    confirm(
        f"""
        cards:
          Scout: {{types: [creature], mana cost: "{{2}}{{W/U}}{{W/U}}", power: 2, toughness: 2}}
          Judge:
            types: [instant]
            abilities: [{{do: [{{destroy: {{all: {{type: creature, mana value: {{at least: {least}}}}}}}}}]}}]
        given:
          turn: {{player: Ann}}
          Ann: {{battlefield: [Scout], hand: [Judge]}}
          Bob: {{}}
        when: [{{cast: Judge, by: Ann}}, {{resolve: all}}]
        then: {{Scout: {{zone: {zone}}}}}
        """
    )


def test_mana_is_never_added_as_a_hybrid():
    body = """
        given: {Ann: {}, Bob: {}}
        when: [{add: {white/blue: 1}, by: Ann}]
        then: {Ann: {white: 1}}
        """
    with pytest.raises(UnableToReadScenario, match="white/blue"):
        run(body)


@given(
    st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 4)), max_size=5),
    st.fixed_dictionaries({pool: st.integers(0, 4) for pool in POOLS}),
)
def test_a_cost_is_covered_whenever_that_is_possible_and_never_otherwise(needs, held):
    possible = all(
        sum(needed for pools, needed in needs if set(pools) <= set(some)) <= sum(held[pool] for pool in some)
        for size in range(len(POOLS) + 1)
        for some in itertools.combinations(POOLS, size)
    )
    plan = cover(needs, held)
    assert (plan is not None) == possible
    for pool, amount in held.items():
        assert sum(taken for name, taken in plan or () if name == pool) <= amount
    assert plan is None or sum(taken for _, taken in plan) == sum(needed for _, needed in needs)


@pytest.mark.parametrize(
    ("has", "times"),
    [
        pytest.param("battlefield: [Well], hand: [Trinket]", 1, id="an ability in play needs just this color"),
        pytest.param("battlefield: [Urn], hand: [Trinket]", 0, id="any mana pays for the ability in play"),
        pytest.param("graveyard: [Well], hand: [Trinket]", 0, id="the ability is not in play"),
        pytest.param("hand: [Trinket, Well]", 0, id="the card with the ability is in hand, and costs nothing"),
    ],
)
def test_which_mana_pays_is_asked_where_an_ability_could_need_it(has, times):
    paid = "{player: Ann, question: pay with, answer: {red: 1}}" if times else ""
    confirm(
        f"""
        cards:
          Trinket: {{types: [artifact], mana cost: "{{1}}"}}
          Well: {{types: [artifact], abilities: [{{use: {{green: 1}}, do: [{{gain life: 1}}]}}]}}
          Urn: {{types: [artifact], abilities: [{{use: {{generic: 1}}, do: [{{gain life: 1}}]}}]}}
        given: {{turn: {{player: Ann}}, Ann: {{red: 1, green: 1, {has}}}, Bob: {{}}}}
        when: [{{cast: Trinket, by: Ann}}]
        choices: [{paid}]
        then: {{asked: {{pay with: {times}}}}}
        """
    )
