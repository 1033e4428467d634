"""Where it makes no difference which of several replacement effects comes first."""

from __future__ import annotations

import pytest

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Arithmetic,
    CardFacts,
    Comparison,
    Cost,
    EventAmount,
    EventPattern,
    Filter,
    HighestOf,
    Limit,
    Pick,
    Replacement,
    Selector,
)
from rules_data.core.abilities.changes import GainKeyword
from rules_data.core.abilities.effects import Destroy, Draw, Exile, GainLife, Nothing
from rules_data.core.evaluator.events.alike import are_alike
from rules_data.core.evaluator.state import Delayed, GameObject, Replacer

IT, ALL = Selector(Pick.IT), Selector(Pick.ALL)
DRAWS = EventPattern("draws")
MUCH = EventAmount()
MORE, TWICE = Arithmetic("sum", (MUCH, 1)), Arithmetic("times", (MUCH, 2))
NOTHING, EXILES, GAINS = (Nothing(),), (Exile(IT),), (GainLife(MUCH),)


def thing(handle, owner="Ann", **more):
    return GameObject(handle, CardFacts(handle, ("thing",)), owner, owner, "field", **more)


ELK, OWL, EEL = thing("Elk"), thing("Owl", "Bob"), thing("Eel")


def ability(effects=(), *, pattern=DRAWS, **more):
    of_the_ability = {name: more.pop(name) for name in ("optional", "limit", "cost", "duration") if name in more}
    replacement = Replacement(pattern, **more)
    return Ability(AbilityKind.REPLACEMENT, effects=effects, replacement=replacement, **of_the_ability)


def later(made, **more):
    return Delayed(more.pop("number", 1), made, ELK, "Ann", more.pop("bindings", {}), "later", **more)


def replacer(made, name="a", controller="Ann", **delayed):
    return Replacer(name, made, ELK, controller, name, later(made, **delayed) if delayed else None)


def both(one, other=None, **more):
    return [replacer(one, "a"), replacer(one if other is None else other, "b", **more)]


NUMBER, DOUBLE = ability(keeps_event=True, amount=MORE), ability(keeps_event=True, amount=TWICE)
SHIELD = ability(prevents=True, prevent_value=2)

ALIKE = {
    "two of one text": both(NUMBER),
    "two that leave nothing": both(ability(NOTHING)),
    "nothing, and one more": both(ability(NOTHING), NUMBER),
    "one more, and nothing": both(NUMBER, ability(NOTHING)),
    "nothing, said and left unsaid": both(ability(NOTHING), ability()),
    "one more, and nothing that is left unsaid": both(NUMBER, ability()),
    "nothing, of two players": both(ability(NOTHING), controller="Bob"),
    "nothing, one more and twice as much": [*both(ability(NOTHING), NUMBER), replacer(DOUBLE, "c")],
    "both exile it, for what they replace otherwise": both(
        ability(EXILES), ability(EXILES, pattern=EventPattern("dies")),
    ),
    "three of one text": [*both(NUMBER), replacer(NUMBER, "c")],
    "the same text of all that was done": both(ability((Destroy(IT),))),
    "shields of different strength": [
        replacer(SHIELD, "a", remaining=2, number=1),
        replacer(ability(prevents=True, prevent_value=5), "b", remaining=1, number=2),
    ],
    "shields of which neither has a number": [replacer(NUMBER, "a", number=1), replacer(NUMBER, "b", number=2)],
}  # fmt: skip

DIFFERENT = {
    "one more, and twice as much": both(NUMBER, DOUBLE),
    "one more, of two players": both(NUMBER, controller="Bob"),
    "exile, of two players": both(ability(EXILES), controller="Bob"),
    "exile, and something besides": both(ability((*EXILES, Draw(1))), ability((*EXILES, Draw(1)), keeps_event=True)),
    "exile in its place, and exile as part of it": both(ability(EXILES), ability(EXILES, keeps_event=True)),
    "exile, and destroy": both(ability(EXILES), ability((Destroy(IT),))),
    "nothing, and exile": both(ability(NOTHING), ability(EXILES)),
    "nothing, where there is much, and one more": both(
        ability(NOTHING, pattern=EventPattern("draws", amount=Comparison(">", 1))), NUMBER,
    ),
    "nothing as part of it, and one more": both(ability(NOTHING, keeps_event=True), NUMBER),
    "nothing, and one more with something besides": both(
        ability(NOTHING), ability((Draw(1),), keeps_event=True, amount=MORE),
    ),
    "with a choice": both(ability(NOTHING, optional=True)),
    "with a limit": both(ability(NOTHING, limit=Limit.ONCE_EACH_TURN)),
    "with a cost": both(ability(NOTHING, cost=Cost((("generic", 1),)))),
    "of the second such event": both(ability(NOTHING, ordinal=2)),
    "with counters": both(ability(keeps_event=True, counters=(("oil", 1),))),
    "with changes": both(ability(keeps_event=True, changes=(GainKeyword("swift"),))),
    "as many as there are of something": both(ability(keeps_event=True, amount=HighestOf("weight", Filter()))),
    "of all there are": both(ability((Destroy(ALL),))),
    "that remember what they found": both(ability((Destroy(Selector(Pick.IT, bind="that")),))),
    "of whoever": both(ability((GainLife(MUCH, players=ALL),))),
    "of which one is made for later": [replacer(NUMBER, "a"), replacer(NUMBER, "b", number=2)],
    "of which one ends otherwise": [
        replacer(NUMBER, "a", number=1), replacer(NUMBER, "b", number=2, linked_to=(("Elk", 0),)),
    ],
    "of which one knows something": [
        replacer(NUMBER, "a", number=1), replacer(NUMBER, "b", number=2, bindings={"that": (("Elk", 0),)}),
    ],
    "of which one was about something": [replacer(NUMBER, "a", number=1), replacer(NUMBER, "b", number=2, it=OWL)],
    "a shield, and what prevents without end": [
        replacer(SHIELD, "a", remaining=2, number=1), replacer(SHIELD, "b", number=2),
    ],
    "shields of which each does something besides": [
        replacer(ability(GAINS, prevents=True, prevent_value=2), "a", remaining=2, number=1),
        replacer(ability(GAINS, prevents=True, prevent_value=2), "b", remaining=1, number=2),
    ],
}  # fmt: skip


@pytest.mark.parametrize("case", ALIKE)
def test_which_of_these_comes_first_makes_no_difference_however_they_are_ordered(case):
    assert are_alike(ALIKE[case])
    assert are_alike(ALIKE[case][::-1])


@pytest.mark.parametrize("case", DIFFERENT)
def test_which_of_these_comes_first_may_make_a_difference(case):
    assert not are_alike(DIFFERENT[case])
    assert not are_alike(DIFFERENT[case][::-1])


def test_what_replaces_nothing_is_alike_to_nothing():
    assert not are_alike(both(Ability(AbilityKind.TRIGGERED)))
