"""Each criterion of a filter: which objects of one situation pass it, and what is said of one that does not."""

import pytest

from rules_data.core.abilities import (
    AttachedToThis,
    ControlledBy,
    DamagedByThis,
    Filter,
    FitsAll,
    FitsAny,
    FitsNone,
    HostOfThis,
    InState,
    InZone,
    IsToken,
    Itself,
    Named,
    NamedLikeThis,
    NamedObjects,
    NameHas,
    NotInState,
    NotNamed,
    NotOfDomain,
    NotOfType,
    NotTagged,
    OfDomain,
    OfType,
    Other,
    OwnedBy,
    Relation,
    Remembered,
    Tagged,
    WithKeyword,
    WithNumber,
)
from rules_data.core.abilities.model_values import Comparison
from rules_data.core.evaluator.matching import why_not
from rules_data.core.evaluator.state import Viewpoint, replace
from tests.core.evaluator.cases import ended
from tests.verdicts import Written

EDITION = "2024-06-07"
MAGIC = Written("magic", (EDITION,))
# Two players, twins by name, a token, something tapped, something attached, a card in a graveyard.
SITUATION = """
cards:
  Grey Owl: {types: [creature], subtypes: [Bird], colors: [blue], power: 1, toughness: 2, keywords: [flying]}
  Brown Bear: {types: [creature], subtypes: [Bear], colors: [green], power: 2, toughness: 4}
  Long Lance: {types: [artifact], subtypes: [Equipment]}
given:
  turn: {player: Ana}
  Ana: {battlefield: [{card: Grey Owl, as: owl}, {card: Grey Owl, as: other, tapped: true},
    {card: Long Lance, as: lance, attached to: owl},
    {token: Brown Bear, as: cub, types: [creature], subtypes: [Bear], colors: [green], power: 2, toughness: 4}]}
  Ben: {battlefield: [{card: Brown Bear, as: bear, counters: {charge: 3}}], graveyard: [{card: Grey Owl, as: dead}]}
when: [{deal: 1, to: bear}]
then: {bear: {damage: 1}}
"""
ALL = ("owl", "other", "lance", "cub", "bear", "dead")


@pytest.fixture(scope="module")
def ev():
    return ended(MAGIC.read(SITUATION), EDITION)


def told(ev, criterion, source="owl"):
    """What is said of each object: nothing of those that pass."""
    things = ev.state.objects
    view = Viewpoint(things[source].owner, things[source], ev.state)
    return {handle: why_not(ev, Filter((criterion,)), things[handle], view) for handle in ALL}


def at_least(number):
    return Comparison(">=", number)


# Each criterion, as the owl sees it -> those that pass, and what is said of one that does not.
CASES = {
    "itself": (Itself(), "owl", ("other", "other is not owl itself")),
    "another": (Other(), "other lance cub bear dead", ("owl", "owl is the object itself, not another")),
    "one of these": (NamedObjects(("cub", "bear")), "cub bear", ("owl", "owl is not cub or bear")),
    "a token": (IsToken(True), "cub", ("bear", "bear is no token")),
    "no token": (IsToken(False), "owl other lance bear dead", ("cub", "cub is a token")),
    "of a type": (OfType(("artifact",)), "lance", ("bear", "bear is no artifact")),
    "of either type": (OfType(("artifact", "creature")), "owl other lance cub bear dead", None),
    "not of a type": (NotOfType(("creature",)), "lance", ("cub", "cub is a creature")),
    "of a subtype": (Tagged(("Bear",)), "cub bear", ("owl", "owl is no Bear")),
    "not of a subtype": (NotTagged(("Bear", "Bird")), "lance", ("owl", "owl is a Bird")),
    "with a keyword": (WithKeyword(("flying",)), "owl other dead", ("bear", "bear has no flying")),
    "with both keywords": (WithKeyword(("flying", "trample")), "", ("owl", "owl has no trample")),
    "of a name": (Named(("Brown Bear",)), "cub bear", ("lance", "lance is called Long Lance")),
    "not of a name": (NotNamed(("Grey Owl",)), "lance cub bear", ("dead", "dead is called Grey Owl")),
    "of the owl's name": (NamedLikeThis(), "owl other dead", ("bear", "bear is called Brown Bear, not Grey Owl")),
    "with a word in its name": (NameHas(("bear",)), "cub bear", ("lance", "lance is called Long Lance")),
    "a word is no part of one": (NameHas(("Ow",)), "", ("owl", "owl is called Grey Owl")),
    "of a color": (OfDomain(("blue", "red")), "owl other dead", ("bear", "bear is green")),
    "of no color at all": (
        OfDomain(("blue", "green")), "owl other cub bear dead", ("lance", "lance is not blue or green")
    ),
    "not of a color": (NotOfDomain(("green",)), "owl other lance dead", ("cub", "cub is green")),
    "controlled by you": (ControlledBy(Relation.YOU), "owl other lance cub", ("bear", "bear is controlled by Ben")),
    "controlled by an opponent": (ControlledBy(Relation.OPPONENT), "bear dead", ("cub", "cub is controlled by Ana")),
    "owned by an opponent": (OwnedBy(Relation.OPPONENT), "bear dead", ("owl", "owl is owned by Ana")),
    "owned by anyone": (OwnedBy(Relation.ANY), "owl other lance cub bear dead", None),
    "of some power": (WithNumber("power", at_least(2)), "cub bear", ("owl", "owl has power 1, not >= 2")),
    "tapped": (InState(("tapped",)), "other", ("owl", "owl is not tapped")),
    "not tapped": (NotInState(("tapped",)), "owl lance cub bear dead", ("other", "other is tapped")),
    "in a zone": (InZone(("graveyard",)), "dead", ("bear", "bear is in the battlefield")),
    "attached to the owl": (AttachedToThis(), "lance", ("bear", "bear is not attached to owl")),
    "linked by a name nobody gave": (Remembered("it"), "", ("owl", "owl is not among those called 'it'")),
    "dealt damage by the owl": (DamagedByThis(), "", ("bear", "owl has dealt bear no damage this turn")),
    "all of several": (
        FitsAll((Filter((Tagged(("Bear",)),)), Filter((IsToken(True),)))), "cub", ("bear", "bear is no token"),
    ),
    "any of several": (
        FitsAny((Filter((Itself(),)), Filter((IsToken(True),)))),
        "owl cub",
        ("bear", "bear fits none of the alternatives"),
    ),
    "none of several": (
        FitsNone((Filter((OfType(("creature",)),)),)), "lance", ("bear", "bear fits what is excluded"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_criterion_is_passed_by_these_objects_and_by_no_others(ev, case):
    criterion, passing, _ = CASES[case]
    assert [handle for handle, why in told(ev, criterion).items() if not why] == passing.split()


@pytest.mark.parametrize("case", [case for case, (_, _, said) in CASES.items() if said])
def test_of_an_object_that_does_not_pass_it_is_said_why(ev, case):
    criterion, _, (handle, why) = CASES[case]
    assert told(ev, criterion)[handle] == why


def test_what_a_thing_is_attached_to_is_seen_from_the_thing(ev):
    assert [handle for handle, why in told(ev, HostOfThis(), "lance").items() if not why] == ["owl"]
    assert told(ev, HostOfThis(), "bear")["owl"] == "bear is not attached to owl"


def test_you_is_the_player_of_whoever_looks(ev):
    seen = told(ev, ControlledBy(Relation.YOU), "bear")
    assert [handle for handle, why in seen.items() if not why] == ["bear", "dead"]


@pytest.mark.parametrize("operator", ["=", "!=", "<", "<=", ">", ">="])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_number_is_compared_as_its_sign_says(ev, operator, number):
    by_sign = {"=": number == 2, "!=": number != 2, "<": number > 2, "<=": number >= 2, ">": number < 2}
    passes = {**by_sign, ">=": number <= 2}
    why = told(ev, WithNumber("power", Comparison(operator, number)))["bear"]
    assert why == ("" if passes[operator] else f"bear has power 2, not {operator} {number}")


def test_of_several_criteria_the_first_that_is_not_passed_is_told(ev):
    things = ev.state.objects
    view = Viewpoint("Ana", things["owl"], ev.state)
    both = Filter((OfType(("creature",)), InState(("tapped",))))
    assert why_not(ev, both, things["lance"], view) == "lance is no creature"
    assert why_not(ev, both, things["bear"], view) == "bear is not tapped"
    assert why_not(ev, both, things["other"], view) == ""
    assert why_not(ev, Filter(()), things["cub"], view) == ""


def test_an_object_that_left_and_came_back_is_not_itself_any_more(ev):
    """Magic 400.7: what changed zones is a new object."""
    then = ev.state.objects["owl"]
    back = replace(then, incarnation=then.incarnation + 2)
    view = Viewpoint("Ana", then, ev.state.with_object(back))
    now = view.state.objects["owl"]
    assert why_not(ev, Filter((Itself(),)), now, view) == "owl is not owl itself"
    assert why_not(ev, Filter((Other(),)), now, view) == ""
