"""Each criterion that ties an object to the one an ability is on: which objects pass, and what is said of one that
does not; and objects that are chosen together.
"""

from itertools import chain, combinations

import pytest

from rules_data.core.abilities import (
    AttachedToThat,
    CalledSo,
    ControlledBy,
    DealsDamage,
    Filter,
    InPairOfThis,
    OfChosenDomain,
    OfChosenTag,
    OverThis,
    PitchedForThis,
    PlayedBy,
    PlayedFrom,
    Relation,
    Selector,
    SharesWithThis,
    SpentForThis,
    UnderThis,
)
from rules_data.core.abilities.model_values import Comparison, Pick, Together
from rules_data.core.evaluator.matching import why_not
from rules_data.core.evaluator.matching.added_up import can_add_up, fits_together
from rules_data.core.evaluator.state import Event, Occurrence, Viewpoint, replace
from rules_data.core.evaluator.state.payment import Paid, Played
from tests.core.evaluator.cases import ended
from tests.verdicts import Written

EDITION = "2024-06-07"
SITUATION = """
cards:
  Grey Owl: {types: [creature], subtypes: [Bird], colors: [blue], power: 1, toughness: 2}
  Brown Bear: {types: [creature], subtypes: [Bear], colors: [green], power: 2, toughness: 4}
  Long Lance: {types: [artifact], subtypes: [Equipment]}
given:
  turn: {player: Ana}
  Ana: {battlefield: [{card: Grey Owl, as: owl}, {card: Grey Owl, as: other}, {card: Long Lance, as: lance}]}
  Ben: {battlefield: [{card: Brown Bear, as: bear}], graveyard: [{card: Grey Owl, as: dead}]}
when: [{deal: 1, to: bear}]
then: {bear: {damage: 1}}
"""
ALL = ("owl", "other", "lance", "bear", "dead")


@pytest.fixture(scope="module")
def ev():
    return ended(Written("magic", (EDITION,)).read(SITUATION), EDITION)


def looks(ev, source="owl", *, of_source=None, changed=None, links=None, **more):
    """The owl's viewpoint in a situation in which some objects are a little different."""
    state = ev.state
    for handle, change in (changed or {}).items():
        state = state.with_object(replace(state.objects[handle], **change))
    state = replace(state, links=links or {})
    seen = replace(state.objects[source], **(of_source or {}))
    return Viewpoint(more.pop("you", seen.owner), seen, state, **more)


def told(ev, criterion, view):
    return {handle: why_not(ev, Filter((criterion,)), view.state.objects[handle], view) for handle in ALL}


def passing(ev, criterion, view):
    return [handle for handle, why in told(ev, criterion, view).items() if not why]


OWL, OTHER, LANCE, BEAR = ((handle, 0) for handle in ("owl", "other", "lance", "bear"))
BIRD_BOUND = {"bindings": {"that": (BEAR, OTHER)}}

CASES = {
    "attached to what a name stands for": (
        AttachedToThat("that"),
        {**BIRD_BOUND, "changed": {"lance": {"attached_to": BEAR}, "owl": {"attached_to": LANCE}}},
        "lance",
        ("owl", "owl is not attached to 'that'"),
    ),
    "attached to nothing, where the name stands for nothing": (
        AttachedToThat("that"), {}, "", ("lance", "lance is not attached to 'that'"),
    ),
    "over the owl": (
        OverThis(), {"of_source": {"attached_to": BEAR}}, "bear", ("lance", "owl does not lie below lance"),
    ),
    "over what was the bear": (
        OverThis(), {"of_source": {"attached_to": ("bear", 1)}}, "", ("bear", "owl does not lie below bear"),
    ),
    "under the owl": (
        UnderThis(),
        {"changed": {"lance": {"attached_to": OWL}, "dead": {"attached_to": ("owl", 1)}}},
        "lance",
        ("dead", "dead does not lie below owl"),
    ),
    "in the owl's pair": (
        InPairOfThis(), {"of_source": {"paired_with": BEAR}}, "owl bear", ("other", "other is not paired with owl"),
    ),
    "in a pair, of an owl that has none": (InPairOfThis(), {}, "", ("bear", "owl is not paired")),
    "spent on the owl": (
        SpentForThis(),
        {"of_source": {"paid": Paid(moved=(LANCE,))}, "paid": Paid(moved=(BEAR,))},
        "lance bear",
        ("other", "other was not spent on owl"),
    ),
    "pitched for the owl": (
        PitchedForThis(),
        {"of_source": {"paid": Paid(cards=(LANCE,))}, "paid": Paid(cards=(BEAR,), moved=(OTHER,))},
        "lance bear",
        ("other", "other was not used to pay for owl"),
    ),
    "cast by an opponent of whoever looks": (
        PlayedBy(Relation.OPPONENT),
        {"changed": {"bear": {"played": Played("Ben", "hand")}, "owl": {"played": Played("Ana", "hand")}}},
        "bear",
        ("owl", "Ana cast owl"),
    ),
    "cast by you": (
        PlayedBy(Relation.YOU),
        {"changed": {"bear": {"played": Played("Ben", "hand")}, "owl": {"played": Played("Ana", "hand")}}},
        "owl",
        ("lance", "lance was not cast"),
    ),
    "cast by anybody, not put there": (
        PlayedBy(Relation.ANY), {"changed": {"bear": {"played": Played("Ben", "hand")}}}, "bear",
        ("owl", "owl was not cast"),
    ),
    "cast from a zone": (
        PlayedFrom(("graveyard", "exile")),
        {"changed": {"bear": {"played": Played("Ben", "hand")}, "other": {"played": Played("Ana", "exile")}}},
        "other",
        ("bear", "bear came from the hand"),
    ),
    "cast from anywhere, of what was not cast": (PlayedFrom(("hand",)), {}, "", ("bear", "bear was not cast")),
    "of the color chosen": (
        OfChosenDomain(), {"links": {("owl#0", "chosen domain"): (("green", 0),)}}, "bear", ("owl", "owl is not green"),
    ),
    "of either color chosen": (
        OfChosenDomain(), {"bindings": {"chosen domain": (("green", 0), ("blue", 0))}}, "owl other bear dead",
        ("lance", "lance is not green or blue"),
    ),
    "of a color that nobody chose": (OfChosenDomain(), {}, "", ("owl", "nothing was chosen that owl could be")),
    "of a color chosen for another": (
        OfChosenDomain(), {"links": {("other#0", "chosen domain"): (("green", 0),)}}, "",
        ("bear", "nothing was chosen that bear could be"),
    ),
    "of the type chosen": (
        OfChosenTag(), {"links": {("owl#0", "chosen tag"): (("Bird", 0),)}}, "owl other dead",
        ("bear", "bear is not Bird"),
    ),
    "of a type that nobody chose": (OfChosenTag(), {}, "", ("bear", "nothing was chosen that bear could be")),
    "of a creature type of the owl's": (
        SharesWithThis("creature types"), {}, "owl other dead", ("bear", "bear has none of the creature types of owl"),
    ),
    "of a color of the owl's": (
        SharesWithThis("colors"), {}, "owl other dead", ("lance", "lance has none of the colors of owl"),
    ),
    "of a card type of the owl's": (SharesWithThis("card types"), {}, "owl other bear dead", ("lance", None)),
    "of the name that was chosen": (
        CalledSo("named"), {"bindings": {"named": (("Brown Bear", 0),)}}, "bear",
        ("owl", "owl does not have the name that was named"),
    ),
    "of the name of an object": (CalledSo("that"), {"bindings": {"that": (OTHER,)}}, "owl other dead", ("bear", None)),
    "of the name of an object that is gone": (
        CalledSo("that"), {"bindings": {"that": (("Brown Bear", 7),)}}, "bear", None,
    ),
    "of the name of nothing": (CalledSo("that"), {}, "", ("owl", "owl does not have the name that was named")),
    "with damage of a kind that it deals": (
        DealsDamage("combat"), {}, "", ("bear", "bear has no effect that deals combat damage"),
    ),
    "controlled by somebody": (
        ControlledBy(Relation.ANY), {"changed": {"dead": {"controller": ""}}}, "owl other lance bear",
        ("dead", "dead is controlled by no one"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_such_a_criterion_is_passed_by_these_objects_and_by_no_others(ev, case):
    criterion, seen, expected, _ = CASES[case]
    assert passing(ev, criterion, looks(ev, **seen)) == expected.split()


@pytest.mark.parametrize("case", [case for case, (*_, said) in CASES.items() if said and said[1]])
def test_it_is_said_of_an_object_why_it_does_not_pass(ev, case):
    criterion, seen, _, (handle, why) = CASES[case]
    assert told(ev, criterion, looks(ev, **seen))[handle] == why


# --- several that are chosen together --------------------------------------------------------------------------------

RIFT = """
cards:
  Grunt: {types: [unit], might: 2}
  Brute: {types: [unit], might: 5}
  Grove: {types: [battlefield]}
given:
  battlefields: [Grove]
  Ahri: {base: [{card: Grunt, as: g1}, {card: Grunt, as: g2}], at Grove: [{card: Brute, as: b1}]}
  Jinx: {base: [{card: Brute, as: b2}, {card: Grunt, as: g3}]}
when: [{deal: 1, to: g3}]
then: {g3: {damage: 1}}
"""
UNITS = ("g1", "g2", "b1", "b2", "g3")
SUBSETS = [*chain.from_iterable(combinations(UNITS, size) for size in range(len(UNITS) + 1))]
MIGHT = {"g1": 2, "g2": 2, "b1": 5, "b2": 5, "g3": 2}
AT = {"g1": "Ahri", "g2": "Ahri", "b1": "Grove", "b2": "Jinx", "g3": "Jinx"}


@pytest.fixture(scope="module")
def rift():
    return ended(Written("riftbound", ("v1.3",)).read(RIFT), "v1.3")


def together(operator, number):
    return Together("might", Comparison(operator, number))


def selector(test=None, count=1, *, same_place=False, up_to=False, least=0):
    return Selector(
        Pick.CHOOSE, count=count, up_to=up_to, least=least, same_place=same_place, together=test and together(*test)
    )


def of_units(rift):
    things = [rift.state.objects[handle] for handle in UNITS]
    return things, Viewpoint("Ahri", things[0], rift.state)


TESTS = [None, ("<=", 4), (">=", 7), ("=", 9), ("<", 2), (">", 16)]


@pytest.mark.parametrize("same_place", [True, False])
@pytest.mark.parametrize("test", TESTS)
def test_units_go_together_whose_might_adds_up_and_that_are_at_one_place_where_that_is_asked(rift, test, same_place):
    fits = fits_together(rift, selector(test, same_place=same_place), *of_units(rift))
    if test is None and not same_place:
        assert fits is None
        return
    compare = {"<=": int.__le__, ">=": int.__ge__, "=": int.__eq__, "<": int.__lt__, ">": int.__gt__}
    expected = [
        chosen
        for chosen in SUBSETS
        if (test is None or compare[test[0]](sum(MIGHT[one] for one in chosen), test[1]))
        and not (same_place and len({AT[one] for one in chosen}) > 1)
    ]
    assert [chosen for chosen in SUBSETS if fits(chosen)] == expected


@pytest.mark.parametrize(
    ("asked", "possible"),
    [
        ({}, True),
        ({"test": ("=", 16)}, True),
        ({"test": (">", 16)}, False),
        ({"test": ("=", 1)}, False),
        ({"test": ("=", 9)}, True),
        ({"test": ("=", 0)}, True),
        ({"same_place": True, "count": 2}, True),
        ({"same_place": True, "count": 3}, False),
        ({"same_place": True, "count": 3, "up_to": True}, True),
        ({"same_place": True, "count": 3, "up_to": True, "least": 2}, True),
        ({"same_place": True, "count": 5, "up_to": True, "least": 3}, False),
        ({"same_place": True, "count": 2, "test": ("=", 7)}, True),
        ({"same_place": True, "count": 2, "test": ("=", 10)}, False),
        ({"same_place": True, "count": 2, "test": ("=", 5)}, True),
        ({"same_place": True, "count": 1, "test": ("=", 9)}, False),
        ({"same_place": True, "count": 1, "up_to": True, "test": ("=", 9)}, True),
    ],
)
def test_whether_any_units_can_be_chosen_is_known_before_they_are(rift, asked, possible):
    assert can_add_up(rift, selector(**asked), *of_units(rift)) is possible


def test_of_no_units_at_all_only_none_can_be_chosen(rift):
    _, view = of_units(rift)
    assert not can_add_up(rift, selector(("=", 2), same_place=True), [], view)
    assert not can_add_up(rift, selector(("=", 2)), [], view)
    assert can_add_up(rift, selector(("<=", 2)), [], view)
    assert can_add_up(rift, selector(same_place=True, up_to=True), [], view)


@pytest.mark.parametrize(
    ("kind", "those", "passes"), [("is played", "g1", True), ("is played", "b1", False), ("enters", "g1", False)]
)
def test_whatever_triggers_on_its_being_played_knows_who_played_it(rift, kind, those, passes):
    """Here no rule lets other abilities know it."""
    unit = replace(rift.state.objects["g1"], played=Played("Ahri", "hand"))
    event = Event(kind, (unit,), "Ahri", after=(replace(unit, handle=those),))
    state = rift.state.with_object(unit)
    view = Viewpoint("Ahri", rift.state.objects["b1"], state, Occurrence(event, unit))
    assert rift.game.words.played == "is played"
    assert (why_not(rift, Filter((PlayedBy(Relation.YOU),)), unit, view) == "") is passes
    assert (why_not(rift, Filter((PlayedFrom(("hand",)),)), unit, view) == "") is passes
    assert why_not(rift, Filter((PlayedBy(Relation.YOU),)), unit, replace(view, occurrence=None)) != ""
