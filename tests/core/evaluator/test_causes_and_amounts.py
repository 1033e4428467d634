"""What caused an event and how much there is of something: said alike in three games, and reckoned as anyone would."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.campaigns import campaign
from tests.core.evaluator.cases import each
from tests.verdicts import Written

# --- causes ---

RIFT = Written(
    "riftbound",
    ("v1.3", "v1.2"),
    """
cards:
  Grunt: {types: [unit], might: 2}
  Doom: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, controller: opponent}}]}]}
  Reaper: {types: [unit], might: 3, abilities: [
    {use: {}, do: [{kill: {choose: 1, type: unit, controller: opponent}}]}]}
  Scythe: {types: [gear], abilities: [{use: {}, do: [{kill: {choose: 1, type: unit, controller: opponent}}]}]}
  By Spell: {types: [gear], abilities: [{when: {event: dies, by: {type: spell}}, do: [{nothing: true}]}]}
  By Ability: {types: [gear], abilities: [{when: {event: dies, by: {type: ability}}, do: [{nothing: true}]}]}
  By Unit: {types: [gear], abilities: [{when: {event: dies, by: {type: unit}}, do: [{nothing: true}]}]}
  By Reaper: {types: [gear], abilities: [
    {when: {event: dies, by: {type: ability, name: Reaper}}, do: [{nothing: true}]}]}
  By Me: {types: [gear], abilities: [{when: {event: dies, by: {controller: you}}, do: [{nothing: true}]}]}
  By Them: {types: [gear], abilities: [{when: {event: dies, by player: opponent}, do: [{nothing: true}]}]}
""",
)
KILLED_BY = {
    "a spell": ("{play: Doom, by: Ahri}", {"By Spell", "By Me"}),
    "the ability of a unit": ("{use: Reaper, by: Ahri}", {"By Ability", "By Unit", "By Reaper", "By Me"}),
    "the ability of a gear": ("{use: Scythe, by: Ahri}", {"By Ability", "By Me"}),
}
WATCHING = ("By Spell", "By Ability", "By Unit", "By Reaper", "By Me", "By Them")


@pytest.mark.parametrize(("step", "seen"), KILLED_BY.values(), ids=KILLED_BY)
def test_what_a_unit_is_killed_by_is_the_spell_or_the_ability_and_what_that_is_on(step: str, seen: set[str]) -> None:
    triggers = ", ".join(f"{name}: {int(name in seen)}" for name in WATCHING)
    order = ", ".join(name for name in WATCHING if name in seen)
    RIFT.confirm(
        f"""
        given:
          Ahri: {{hand: [Doom], base: [Reaper, Scythe, {", ".join(WATCHING)}]}}
          Jinx: {{base: [Grunt]}}
        when: [{step}, {{resolve: 1}}]
        choices: [{{player: Ahri, question: order triggers, answer: [{order}]}}]
        then: {{Grunt: {{zone: trash}}, triggers: {{{triggers}}}}}
        """
    )


# --- amounts that are there or not ---

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Wolf: {types: [action], subtypes: [ally], life: 3, power: 2}
  Bear: {types: [action], subtypes: [ally], life: 5, power: 4, defense: 1}
  Aura: {types: [action], subtypes: [aura]}
""",
)
MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], power: 2, toughness: 3}
  Wall: {types: [creature], power: 0, toughness: 5}
  Rock: {types: [artifact]}
""",
)

NUMBERS = {
    "the highest of none is nothing": """
        given: {Ahri: {base: [Grunt], hand: 0, deck: 9}, Jinx: {base: [{card: Reaper, as: theirs}]}}
        when: [{draw: {highest might: {tag: Ghost}}, by: Ahri}, {check: {Ahri: {hand: 0}}},
          {draw: {highest might: {type: unit}}, by: Ahri}]
        then: {Ahri: {hand: 3}}
        """,
    "what is counted is what the filter finds, on the board alone": """
        given: {Ahri: {base: [Grunt, {card: Grunt, as: g2}, Scythe], trash: [Reaper], hand: 0, deck: 9}, Jinx: {}}
        when: [{draw: {count: {type: unit, owner: you}}, by: Ahri}]
        then: {Ahri: {hand: 2}}
        """,
    "a number of every opponent is the sum of theirs": """
        given:
          players: [Ahri, Jinx, Teemo]
          Ahri: {points: 5, hand: 0, deck: 9}
          Jinx: {points: 1}
          Teemo: {points: 2}
        when: [{draw: {points of: opponent}, by: Ahri}]
        then: {Ahri: {hand: 3}}
        """,
}


@each(NUMBERS)
def test_of_amounts(body: str) -> None:
    RIFT.confirm(body)


PROPERTIES = {
    "bases are swapped": ("Bear", "swap base: [power, defense]", "{power: 1, defense: 4}"),
    "and are not where one of them is missing": ("Wolf", "swap base: [power, defense]", "{power: 2, lacks: [defense]}"),
    "what is lost is lacking": ("Bear", "lose number: defense", "{lacks: [defense], power: 4}"),
    "what is lacking is not lost": ("Wolf", "lose number: defense", "{lacks: [defense], power: 2}"),
    "what is lacking can be gained": ("Wolf", "gain number: {defense: 2}", "{defense: 2, power: 2}"),
    "what is there is not gained again": ("Bear", "gain number: {power: 1}", "{power: 4}"),
    "half of an odd number is rounded towards nothing": ("Bear", "divide base power: 3", "{power: 1}"),
    "and upwards where that is said": ("Bear", "divide base power: 3, rounded: up", "{power: 2}"),
    "nothing divided is nothing": ("Aura", "gain number: {power: 0}", "{power: 0}"),
}


@pytest.mark.parametrize(("card", "change", "then"), PROPERTIES.values(), ids=PROPERTIES)
def test_of_numeric_properties(card: str, change: str, then: str) -> None:
    FAB.confirm(
        f"""
        given: {{Ira: {{arena: [{card}, {{card: {card}, as: other}}]}}, Bravo: {{}}}}
        when: [{{give: {{{change}}}, to: {card}, for: this turn, by: Ira}}]
        then: {{{card}: {then}}}
        """
    )


# --- arithmetic ---

NUMBER = st.integers(0, 9)
AMOUNT = st.recursive(
    NUMBER,
    lambda inner: st.one_of(
        st.tuples(st.just("sum"), st.lists(inner, min_size=1, max_size=3)),
        st.tuples(st.just("times"), st.lists(inner, min_size=2, max_size=2)),
        st.tuples(st.just("minus"), st.lists(inner, min_size=2, max_size=2)),
        st.tuples(st.sampled_from(["rounded up", "rounded down"]), st.tuples(inner, st.integers(1, 4)).map(list)),
    ),
    max_leaves=6,
)


def written(amount: Any) -> str:
    """An amount as a scenario says it."""
    if isinstance(amount, int):
        return str(amount)
    word, parts = amount
    return f"{{{word}: [{', '.join(map(written, parts))}]}}"


def reckoned(amount: Any) -> int:
    """What it comes to, as anyone would reckon."""
    if isinstance(amount, int):
        return amount
    word, parts = amount[0], [reckoned(part) for part in amount[1]]
    if word == "sum":
        return sum(parts)
    one, other = parts
    if word == "times":
        return one * other
    if word == "minus":
        return one - other
    down = one // other
    return down if word == "rounded down" or down * other == one else down + 1


@campaign(40)
@given(AMOUNT)
def test_an_amount_comes_to_what_anyone_would_reckon(amount: Any) -> None:
    wanted = reckoned(amount)
    life = 20 + max(0, wanted)
    MAGIC.confirm(
        f"""
        given: {{Ann: {{life: 20}}, Bob: {{life: 20}}}}
        when: [{{gain life: {written(amount)}, by: Ann}}]
        then: {{Ann: {{life: {life}}}, Bob: {{life: 20}}, events: [{{event: gains life, times: {int(wanted > 0)}}}]}}
        """
    )


@campaign(30)
@given(
    AMOUNT, st.integers(-3, 20), st.sampled_from(["at least", "at most", "more than", "less than", "exactly", "not"])
)
def test_a_condition_compares_as_anyone_would(amount: Any, number: int, word: str) -> None:
    found = reckoned(amount)
    holds = {
        "at least": found >= number,
        "at most": found <= number,
        "more than": found > number,
        "less than": found < number,
        "exactly": found == number,
        "not": found != number,
    }[word]
    MAGIC.confirm(
        f"""
        given: {{Ann: {{library: 5, hand: 0}}, Bob: {{}}}}
        when: [{{if: {{sum: [{written(amount)}, 3], {word}: {number + 3}}}, do: [{{draw: 1}}], by: Ann}}]
        then: {{Ann: {{hand: {int(holds)}}}}}
        """
    )
