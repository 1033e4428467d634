"""A situation has come again where all that differs is what only counts on: what its form leaves out, what it keeps."""

from __future__ import annotations

import pytest

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Arithmetic,
    CardFacts,
    Duration,
    EventPattern,
    Happened,
    Replacement,
    TotalOf,
    Trigger,
)
from rules_data.core.abilities.changes import AddToValue, GainKeyword
from rules_data.core.abilities.effects import Draw
from rules_data.core.evaluator.state import (
    Cause,
    Delayed,
    Event,
    GameObject,
    GameState,
    Item,
    Memory,
    Modifier,
    replace,
)
from rules_data.core.evaluator.state.changing import record
from rules_data.core.evaluator.state.payment import Paid, Played
from rules_data.core.evaluator.state.repeating import counts_events, form_of, outline_of

NOWHERE = frozenset(("", "nowhere"))
PLAIN = Ability(AbilityKind.TRIGGERED)
DRAWS = Ability(AbilityKind.TRIGGERED, effects=(Draw(1),))


@record
class Course(Memory):
    """Something that is remembered for good, and when something turned."""

    monarch: str = ""
    turned: tuple[tuple[str, int], ...] = ()
    last: str = ""


def thing(handle, owner="Ann", zone="field", **more):
    return GameObject(handle, CardFacts(more.pop("called", handle), ("thing",)), owner, owner, zone, **more)


ELK, OWL = thing("Elk", order=3), thing("Owl", "Bob", order=5)
CUB = thing("cub 4", called="Cub", token=True, order=7)


def state(*things, **more):
    there = {each.handle: each for each in things or (ELK, OWL)}
    start = {"turn_player": "Ann", "phase": "main", "numbers": {("Ann", "life"): 20}, **more}
    return GameState(("Ann", "Bob"), start.pop("turn_player"), start.pop("phase"), there, start.pop("numbers"), **start)


def with_(handle, **changes):
    """The usual two, one of them a little different."""
    return state(*(replace(each, **changes) if each.handle == handle else each for each in (ELK, OWL)))


def delayed(number=1, ability=PLAIN, **more):
    return Delayed(number, ability, more.pop("source", ELK), more.pop("controller", "Ann"), {}, "later", **more)


def item(number=1, controller="Ann", **more):
    return Item(number, f"item {number}", "ability", more.pop("source", ELK), controller, **more)


def strong(timestamp, amount=1, **more):
    return Modifier(AddToValue("weight", amount), more.pop("duration", Duration.THIS_TURN), timestamp, "Elk", **more)


# What is left out of the form, or only counts on: the situation is the same one.
SAME = {
    "later orders": (state(), with_("Owl", order=50)),
    "another incarnation": (state(), with_("Owl", incarnation=4)),
    "a clock that has gone on": (state(), state(clock=9, moment=40)),
    "what has happened": (state(), state(history=(Event("draws"),), last_turn=(Event("draws"),))),
    "who acts last": (state(memory=Course(last="Ann")), state(memory=Course(last="Bob"))),
    "when something turned": (state(memory=Course(turned=(("Elk", 1),))), state(memory=Course(turned=(("Elk", 9),)))),
    "who has passed": (state(), state(memory=Memory(passed=frozenset(("Ann",))))),
    "later effects on it": (with_("Elk", modifiers=(strong(40),)), with_("Elk", modifiers=(strong(400),))),
    "two effects in the same order": (
        with_("Elk", modifiers=(strong(10, 1), strong(20, 2))), with_("Elk", modifiers=(strong(11, 1), strong(99, 2))),
    ),
    "another token of the kind": (state(ELK, CUB), state(ELK, replace(CUB, handle="cub 9"))),
    "something that is nowhere": (state(), state(ELK, OWL, thing("Eel", zone="nowhere"))),
    "something that is no longer anywhere": (state(), state(ELK, OWL, thing("Eel", zone=""))),
    "another number of what waits": (state(waiting=(item(1),)), state(waiting=(item(8),))),
    "another number of what is delayed": (state(delayed=(delayed(1),)), state(delayed=(delayed(7, clock=3),))),
    "uses of what is gone": (state(), state(used={"Elk#3.1": 2, "Eel#0.1": 1})),
    "uses of what is still that object": (
        state(used={"Elk#0.1": 2}), state(replace(ELK, incarnation=2), OWL, used={"Elk#2.1": 2}),
    ),
    "attached to what has moved since": (
        with_("Owl", attached_to=("Elk", 0)),
        state(replace(ELK, incarnation=2), replace(OWL, attached_to=("Elk", 2))),
    ),
    "another order of the objects in memory": (state(ELK, OWL), state(OWL, ELK)),
    "another order of the numbers": (
        state(numbers={("Ann", "life"): 1, ("Bob", "life"): 2}),
        state(numbers={("Bob", "life"): 2, ("Ann", "life"): 1}),
    ),
}  # fmt: skip

# What the form keeps: the situation is another one.
OTHER = {
    "another turn": (state(), state(turn=2)),
    "another phase": (state(), state(phase="end")),
    "another combat": (state(), state(combat=1)),
    "another number": (state(), state(numbers={("Ann", "life"): 19})),
    "the same number of another player": (state(), state(numbers={("Bob", "life"): 20})),
    "something that is remembered": (state(memory=Course()), state(memory=Course(monarch="Bob"))),
    "another zone": (state(), with_("Elk", zone="hand")),
    "another place": (state(), with_("Elk", at="Grove")),
    "another controller": (state(), with_("Elk", controller="Bob")),
    "another owner": (state(), with_("Elk", owner="Bob")),
    "another status": (state(), with_("Elk", statuses=frozenset(("tapped",)))),
    "counters": (state(), with_("Elk", counters={"oil": 1})),
    "more counters": (with_("Elk", counters={"oil": 1}), with_("Elk", counters={"oil": 2})),
    "another order among themselves": (state(), state(replace(ELK, order=9), OWL)),
    "a token and no card": (state(), with_("Elk", token=True)),
    "an effect on it": (state(), with_("Elk", modifiers=(strong(4),))),
    "a stronger effect on it": (with_("Elk", modifiers=(strong(4),)), with_("Elk", modifiers=(strong(4, 2),))),
    "an effect that lasts": (
        with_("Elk", modifiers=(strong(4),)),
        with_("Elk", modifiers=(strong(4, duration=Duration.PERMANENT),)),
    ),
    "an effect of somebody else": (
        with_("Elk", modifiers=(strong(4),)), with_("Elk", modifiers=(strong(4, player="Bob"),)),
    ),
    "two effects in another order": (
        with_("Elk", modifiers=(strong(10, 1), strong(20, 2))), with_("Elk", modifiers=(strong(20, 1), strong(10, 2))),
    ),
    "an effect older than what it is on": (
        state(replace(ELK, modifiers=(strong(1),)), OWL), state(replace(ELK, modifiers=(strong(4),)), OWL),
    ),
    "attached": (state(), with_("Owl", attached_to=("Elk", 0))),
    "attached to what it no longer is": (with_("Owl", attached_to=("Elk", 0)), with_("Owl", attached_to=("Elk", 2))),
    "a pair": (state(), with_("Owl", paired_with=("Elk", 0))),
    "what was paid": (state(), with_("Owl", paid=Paid(("kicker",)))),
    "how it was played": (state(), with_("Owl", played=Played("Bob", "hand"))),
    "what it stands for": (state(), with_("Owl", stands_for=("Elk", 0))),
    "a token of another kind": (
        state(ELK, CUB), state(ELK, replace(CUB, card=CardFacts("Pup", ("thing",)))),
    ),
    "one more token": (state(ELK, CUB), state(ELK, CUB, replace(CUB, handle="cub 9", order=9))),
    "another card": (state(), state(ELK, replace(OWL, card=CardFacts("Owl", ("ghost",))))),
    "something that waits": (state(), state(waiting=(item(),))),
    "what waits for another player": (state(waiting=(item(),)), state(waiting=(item(controller="Bob"),))),
    "what waits with a target": (state(waiting=(item(),)), state(waiting=(item(targets={0: (("Owl", 0),)}),))),
    "another order of what waits": (
        state(waiting=(item(1), item(2, "Bob"))), state(waiting=(item(1, "Bob"), item(2))),
    ),
    "something that is delayed": (state(), state(delayed=(delayed(),))),
    "something else that is delayed": (state(delayed=(delayed(),)), state(delayed=(delayed(ability=DRAWS),))),
    "how much of it is left": (state(delayed=(delayed(remaining=2),)), state(delayed=(delayed(remaining=1),))),
    "something that is linked": (state(), state(links={("Elk#0", "that"): (("Owl", 0),)})),
    "linked to what is gone": (
        state(links={("Elk#0", "that"): (("Owl", 0),)}), state(links={("Elk#0", "that"): (("Owl", 5),)}),
    ),
    "a use": (state(), state(used={"Elk#0.1": 1})),
    "more uses": (state(used={"Elk#0.1": 1}), state(used={"Elk#0.1": 2})),
    "a use of another ability of it": (state(used={"Elk#0.1": 1}), state(used={"Elk#0.2": 1})),
    "a use that belongs to no object": (state(), state(used={"land": 1})),
}  # fmt: skip


@pytest.mark.parametrize("case", SAME)
def test_what_only_counts_on_makes_no_other_situation(case):
    one, other = SAME[case]
    assert form_of(one, NOWHERE) == form_of(other, NOWHERE)
    assert outline_of(one, NOWHERE) == outline_of(other, NOWHERE)


@pytest.mark.parametrize("case", OTHER)
def test_whatever_else_differs_makes_another_situation(case):
    one, other = OTHER[case]
    assert form_of(one, NOWHERE) != form_of(other, NOWHERE)


@pytest.mark.parametrize("case", [*SAME, *OTHER])
def test_a_form_is_that_of_its_situation_and_can_be_looked_up(case):
    for each in (SAME | OTHER)[case]:
        assert form_of(each, NOWHERE) == form_of(replace(each), NOWHERE)
        assert len({form_of(each, NOWHERE), form_of(replace(each), NOWHERE)}) == 1


OUTLINES = {
    "another turn": state(turn=2),
    "another phase": state(phase="end"),
    "another combat": state(combat=1),
    "another number": state(numbers={("Ann", "life"): 19}),
    "more objects": state(ELK, OWL, CUB),
    "something that waits": state(waiting=(item(),)),
    "something that is delayed": state(delayed=(delayed(),)),
}


@pytest.mark.parametrize("case", OUTLINES)
def test_what_is_quickly_seen_tells_these_apart(case):
    assert outline_of(OUTLINES[case], NOWHERE) != outline_of(state(), NOWHERE)


# --- whether events are counted --------------------------------------------------------------------------------------

OFTEN, MUCH = Happened(EventPattern("draws")), TotalOf(EventPattern("gains life"))


def on(ability):
    return state(GameObject("Elk", CardFacts("Elk", ("thing",), abilities=(ability,)), "Ann", "Ann", "field"))


def drawing(amount):
    return Ability(AbilityKind.TRIGGERED, effects=(Draw(amount),))


def nth(ordinal):
    return Ability(AbilityKind.TRIGGERED, trigger=Trigger((EventPattern("draws"),), ordinal=ordinal))


def replacing(ordinal):
    return Ability(AbilityKind.REPLACEMENT, replacement=Replacement(EventPattern("draws"), ordinal=ordinal))


@pytest.mark.parametrize(
    ("seen", "counted"),
    [
        (state(), False),
        (on(DRAWS), False),
        (on(drawing(OFTEN)), True),
        (on(drawing(MUCH)), True),
        (on(drawing(Arithmetic("sum", (1, OFTEN)))), True),
        (on(drawing(Arithmetic("sum", (1, 2)))), False),
        (on(nth(None)), False),
        (on(nth(1)), True),
        (on(nth(2)), True),
        (on(replacing(None)), False),
        (on(replacing(2)), True),
        (state(delayed=(delayed(ability=drawing(OFTEN)),)), True),
        (state(delayed=(delayed(ability=DRAWS),)), False),
        (state(waiting=(item(ability=drawing(MUCH)),)), True),
        (state(waiting=(item(ability=DRAWS),)), False),
        (state(waiting=(item(),)), False),
    ],
)
def test_events_are_counted_where_an_ability_asks_how_often_something_happened(seen, counted):
    assert counts_events(seen) is counted


def test_a_state_in_which_something_is_given_for_a_while_differs_from_one_in_which_something_else_is():
    flying, swift = (
        with_("Elk", modifiers=(Modifier(GainKeyword(word), Duration.THIS_TURN, 4, "Elk"),)) for word in "ab"
    )
    assert form_of(flying, NOWHERE) != form_of(swift, NOWHERE)


def test_by_whom_something_waits_to_be_done_is_part_of_it():
    caused = [state(waiting=(item(source=replace(ELK, controller=player)),)) for player in ("Ann", "Bob")]
    assert form_of(caused[0], NOWHERE) != form_of(caused[1], NOWHERE)
    assert Cause("Ann", ELK).name == "Elk"
