"""What a change, a condition or an amount is about: the tables by which effects are put into stages and layers."""

from __future__ import annotations

from itertools import product

import pytest

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Comparison,
    Continuous,
    ControlledBy,
    Filter,
    HighestOf,
    InZone,
    Named,
    NotOfType,
    NotTagged,
    OfDomain,
    OfType,
    Pick,
    Relation,
    Selector,
    StatOf,
    Tagged,
    TurnOf,
    WithKeyword,
    WithNumber,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.continuous.defining import defines_one_of
from rules_data.core.evaluator.games.flesh_and_blood.stages import belongs, change_word, stage_read, word_property

ME, SOME = Selector(Pick.ME), Selector(Pick.ALL, Filter())
TWO = Comparison(">=", 2)


@pytest.mark.parametrize(
    ("part", "stage"),
    [
        (WithNumber("power", TWO), 8),
        (WithNumber("base power", TWO), 7),
        (WithNumber("cost", TWO), 0),
        (WithNumber("counter steam", TWO), 0),
        (StatOf("defense", ME), 8),
        (StatOf("base defense", ME), 7),
        (HighestOf("power", Filter()), 8),
        (Tagged(("Ice",)), 5),
        (Tagged(("aura",)), 4),
        (Tagged(("aura", "Ice")), 5),
        (NotTagged(("aura",)), 4),
        (NotTagged(("Guardian",)), 5),
        (WithKeyword(("go again",)), 6),
        (OfType(("action",)), 4),
        (NotOfType(("action",)), 4),
        (Named(("Jab",)), 3),
        (OfDomain(("red",)), 3),
        (ControlledBy(Relation.YOU), 2),
        (InZone(("hand",)), 0),
    ],
    ids=str,
)
def test_what_is_looked_at_is_of_a_stage(part: object, stage: int) -> None:
    assert stage_read(part) == stage


@pytest.mark.parametrize(
    ("change", "amount", "word"),
    [
        (kinds.AddToValue("power", 2), 2, "gains power"),
        (kinds.AddToValue("power", -2), -2, "loses power"),
        (kinds.SubtractFromValue("power", 2), 2, "loses power"),
        (kinds.GainKeyword("go again"), 1, "gains go again"),
        (kinds.LoseKeyword("go again"), 1, "loses go again"),
        (kinds.SetBase("power", 5), 5, ""),
        (kinds.GainTag("aura"), 1, ""),
    ],
    ids=str,
)
def test_what_a_change_is_called_as_it_begins(change: kinds.AddToValue, amount: int, word: str) -> None:
    assert change_word(change, amount) == word


def test_words_of_a_type_box_are_of_kinds() -> None:
    kinds_of = {
        word: {kind for kind in ("supertypes", "class", "talent", "subtypes") if belongs(word, kind)}
        for word in ("Ice", "Guardian", "aura")
    }
    assert kinds_of == {"Ice": {"supertypes", "talent"}, "Guardian": {"supertypes", "class"}, "aura": {"subtypes"}}
    said = [kinds.GainTag("Ice"), kinds.LoseTag("aura"), kinds.SetDomain("red"), kinds.GainType("action")]
    assert [word_property(each) for each in said] == ["supertypes", "subtypes", "color", "types"]


WORDS = (kinds.GainTag("Elf"), kinds.SetTag("Elf"), kinds.ReplaceTag("Elf"))
COLORS, POWER, TOUGHNESS = kinds.SetDomain("green"), kinds.SetBase("power", 7), kinds.SetBase("toughness", 7)
OTHERS = (kinds.GainKeyword("flying"), kinds.AddToValue("power", 1), kinds.GainType("artifact"))


def own(*changes: object, affects: Selector = ME, condition: TurnOf | None = None) -> Ability:
    return Ability(AbilityKind.PASSIVE, continuous=Continuous(affects, changes), condition=condition)  # type: ignore[arg-type]


def test_an_ability_defines_what_a_copy_is_given_if_both_are_of_the_same() -> None:
    """Its subtypes, whichever way they are given; its color; or the same number, and nothing else."""
    alike = {*product(WORDS, WORDS), (COLORS, COLORS), (POWER, POWER), (TOUGHNESS, TOUGHNESS)}
    every = (*WORDS, COLORS, POWER, TOUGHNESS, *OTHERS)
    assert {pair for pair in product(every, every) if defines_one_of(own(pair[0]), [pair[1]])} == alike


def test_an_ability_defines_only_its_own_object_and_without_a_condition() -> None:
    assert defines_one_of(own(*OTHERS, POWER), [COLORS, POWER])
    assert not defines_one_of(own(POWER, affects=SOME), [POWER])
    assert not defines_one_of(own(POWER, condition=TurnOf(Relation.YOU)), [POWER])
    assert not defines_one_of(Ability(AbilityKind.PASSIVE), [POWER])
    assert not defines_one_of(own(POWER), [])
