"""To which of several events a replacement effect is applied first, who says so, and when nobody has to."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Arithmetic,
    CardFacts,
    Cost,
    Duration,
    EventAmount,
    EventPattern,
    Filter,
    HighestOf,
    Itself,
    Limit,
    OfType,
    Pick,
    Replacement,
    Selector,
)
from rules_data.core.abilities.changes import GainKeyword
from rules_data.core.abilities.effects import Destroy, Draw, Exile, GainLife, Nothing
from rules_data.core.evaluator.events import replacement_order as order
from rules_data.core.evaluator.state import Cause, Delayed, Event, GameObject, Occurrence, Replacer, replace

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


# --- one effect, and several events ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("made", "alone"),
    [
        (ability(NOTHING), True),
        (ability(EXILES), True),
        (ability((Exile(IT), Destroy(IT))), True),
        (NUMBER, True),
        (ability(keeps_event=True, amount=3), True),
        (ability(), True),  # nothing is named that would happen in its place
        (ability(keeps_event=True), False),
        (ability(keeps_event=True, amount=HighestOf("weight", Filter())), False),
        (ability(keeps_event=True, amount=MORE, changes=(GainKeyword("swift"),)), False),
        (ability((Draw(1),), keeps_event=True, amount=MORE), False),
        (ability((Draw(1),)), False),
        (ability((Exile(IT), Draw(1))), False),
        (ability((Exile(ALL),)), False),
        (ability((Exile(IT, optional=True),)), False),
        (ability(NOTHING, optional=True), False),
        (ability(NOTHING, limit=Limit.ONCE_EACH_TURN), False),
        (ability(NOTHING, cost=Cost((("generic", 1),))), False),
        (ability(NOTHING, duration=Duration.NEXT_TIME), False),
        (ability(NOTHING, ordinal=1), False),
        (ability(prevents=True), False),
        (Ability(AbilityKind.TRIGGERED), False),
    ],
)
def test_an_effect_that_does_the_same_to_each_event_alone_needs_no_order_of_them(made, alone):
    assert order._is_about_each_alone(replacer(made)) is alone


def chance(made, index=0, subject=ELK, amount=1, player="", name="a"):
    event = Event("draws", () if subject is None else (subject,), player, amount, cause=Cause("Bob", OWL))
    return order.Chance(replacer(made, name), index, Occurrence(event, subject))


MINE = EventPattern("enters", object=Filter((Itself(),)))
OF_A_TYPE = EventPattern("enters", object=Filter((OfType(("thing",)),)))


@pytest.mark.parametrize(
    ("made", "apart"),
    [
        ([ability(keeps_event=True, pattern=MINE)] * 2, True),
        ([ability((Draw(each),), keeps_event=True, pattern=MINE) for each in (1, 2)], True),
        ([ability((Draw(1),), keeps_event=True, pattern=MINE), ability(keeps_event=True, pattern=MINE)], False),
        ([ability(keeps_event=True, pattern=MINE), ability(keeps_event=True, pattern=OF_A_TYPE)], False),
        ([ability(keeps_event=True, pattern=MINE), ability(keeps_event=True)], False),
        ([ability(keeps_event=True, pattern=MINE), ability(pattern=MINE)], False),
        ([Ability(AbilityKind.TRIGGERED)] * 2, False),
    ],
)
def test_what_is_about_its_own_source_alone_keeps_apart_from_what_others_are_about(made, apart):
    assert order._keep_apart([chance(each, index) for index, each in enumerate(made)]) is apart


@pytest.mark.parametrize(
    ("chances", "contested"),
    [
        ([(0, "a"), (1, "a")], None),
        ([(0, "a"), (0, "b")], 0),
        ([(0, "a"), (2, "b"), (2, "a")], 2),
        ([(1, "b"), (1, "a"), (0, "a"), (0, "b")], 1),
        ([(0, "a"), (0, "a")], None),
        ([], None),
    ],
)
def test_an_event_is_contested_that_several_effects_could_apply_to(chances, contested):
    found = [chance(NUMBER, index, name=name) for index, name in chances]
    assert order._contested_event(SimpleNamespace(), found) == contested


# --- who says ---------------------------------------------------------------------------------------------------------

STATE = SimpleNamespace(turn_player="Dee", players=("Ann", "Bob", "Dee"), delayed=())
RUN = SimpleNamespace(state=STATE, interest=SimpleNamespace(spoken_of=frozenset()))
TAKEN = replace(OWL, controller="Ann")


@pytest.mark.parametrize(
    ("answer", "subject", "player", "decides"),
    [
        ("owner", TAKEN, "", "Bob"),
        ("owner", None, "Ann", "Dee"),
        ("controller", TAKEN, "", "Ann"),
        ("controller", replace(OWL, controller=""), "", "Bob"),
        ("controller", None, "Ann", "Ann"),
        ("controller", None, "", "Dee"),
        ("player", TAKEN, "Bob", "Bob"),
        ("player", TAKEN, "", "Dee"),
        ("turn player", TAKEN, "Bob", "Dee"),
    ],
)
def test_who_orders_replacements_is_as_the_rule_says_and_else_the_turn_player(answer, subject, player, decides):
    event = Event("draws", () if subject is None else (subject,), player)
    assert order._decider(RUN, answer, Occurrence(event, subject)) == decides


def test_the_controller_is_that_of_the_events_object_also_where_no_effect_says_what_that_must_be():
    assert order._decider(RUN, "controller", Occurrence(Event("dies", (TAKEN,), "Bob"), None)) == "Ann"


# --- prevention ------------------------------------------------------------------------------------------------------

FOG, NEXT = ability(prevents=True), ability(prevents=True, duration=Duration.NEXT_TIME)


@pytest.mark.parametrize(
    ("made", "all_of_it"),
    [
        (NEXT, True),
        (FOG, False),
        (ability(prevents=True, prevent_value=3, duration=Duration.NEXT_TIME), False),
        (ability(NOTHING, duration=Duration.NEXT_TIME), False),
        (Ability(AbilityKind.TRIGGERED, duration=Duration.NEXT_TIME), False),
    ],
)
def test_the_next_damage_is_prevented_at_several_objects_at_once_where_no_number_is_named(made, all_of_it):
    assert order.prevents_all_at_a_time(replacer(made)) is all_of_it


@pytest.mark.parametrize(("left", "now", "expected"), [(5, None, 5), (5, 2, 2), (0, None, 0), (None, None, None)])
def test_how_much_a_shield_can_prevent_is_what_is_left_of_it_now(left, now, expected):
    shield = replacer(SHIELD, number=4, remaining=left)
    others = (later(SHIELD, number=3, remaining=9), later(SHIELD, number=5, remaining=8))
    kept = others if now is None else (*others, later(SHIELD, number=4, remaining=now))
    run = SimpleNamespace(state=SimpleNamespace(delayed=kept))
    assert order.left_of(run, shield) == expected
    assert order.left_of(run, replacer(SHIELD)) is None


@pytest.mark.parametrize(
    ("made", "left", "amounts", "prevented"),
    [
        (FOG, None, (3, 4), True),
        (NEXT, None, (3, 4), True),
        (SHIELD, 7, (3, 4), True),
        (SHIELD, 6, (3, 4), False),
        (SHIELD, 0, (0, 0), True),
        (ability(prevents=True, prevent_value=9, duration=Duration.NEXT_TIME), 9, (3, 4), False),
        (ability(prevents=True, ordinal=1), None, (3, 4), False),
        (ability(prevents=True, optional=True), None, (3, 4), False),
        (ability(prevents=True, limit=Limit.ONCE), None, (3, 4), False),
        (ability(prevents=True, cost=Cost((("generic", 1),))), None, (3, 4), False),
        (ability(NOTHING), None, (3, 4), False),
        (ability(GAINS, prevents=True), None, (3, 4), True),
        (ability((GainLife(MUCH), Draw(1)), prevents=True), None, (3, 4), False),
        (ability((GainLife(MUCH), Draw(1)), prevents=True), None, (4, 4), True),
        (ability((Destroy(IT),), prevents=True), None, (3, 4), True),
        (ability((Destroy(ALL),), prevents=True), None, (4, 4), False),
        (ability((Draw(1, optional=True),), prevents=True), None, (4, 4), False),
        (Ability(AbilityKind.TRIGGERED), None, (3, 4), False),
    ],
)
def test_nobody_says_which_damage_is_prevented_first_where_all_of_it_is(made, left, amounts, prevented):
    delayed = {} if left is None else {"remaining": left, "number": 4}
    found = [
        order.Chance(replacer(made, **delayed), index, Occurrence(Event("is dealt damage", (each,), "", amount), each))
        for index, (each, amount) in enumerate(zip((ELK, EEL), amounts, strict=True))
    ]
    assert order._prevents_them_all(RUN, found) is prevented


def test_life_gained_bit_by_bit_comes_to_the_same_only_where_nothing_is_told_of_it():
    gains = ability(GAINS, prevents=True)
    found = [chance(gains, 0, ELK, 1), chance(gains, 1, EEL, 2)]
    heard = SimpleNamespace(state=STATE, interest=SimpleNamespace(spoken_of=frozenset(("draws", "gains life"))))
    only_it = SimpleNamespace(state=STATE, interest=SimpleNamespace(spoken_of=frozenset(("draws",))))
    assert order._prevents_them_all(only_it, found)
    assert not order._prevents_them_all(heard, found)


@pytest.mark.parametrize(
    ("subject", "player", "label"), [(ELK, "Bob", "Elk"), (None, "Bob", "Bob"), (None, "", "draws")]
)
def test_an_event_is_called_after_its_object_its_player_or_what_happens(subject, player, label):
    assert order._event_label(chance(NUMBER, subject=subject, player=player)) == label
