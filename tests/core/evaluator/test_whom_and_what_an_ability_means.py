"""Whom a relation names and which object is meant, seen from an ability, in small situations of four players."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rules_data.core.abilities import CardFacts, Relation
from rules_data.core.evaluator.matching.relations import (
    host_spoken_of,
    is_controlled,
    is_meant,
    is_on,
    is_same,
    link_owner,
    player_meant,
    players_meant,
)
from rules_data.core.evaluator.state import Event, GameObject, GameState, Memory, NotSupported, Occurrence, Viewpoint
from rules_data.core.evaluator.state.payloads import Payload

PLAYERS = ("Ann", "Bob", "Cid", "Dee")


@dataclass(frozen=True, slots=True)
class Onto(Payload):
    """An attack on a player; or what ends that something is attached."""

    player: str = ""
    off: bool = False

    @property
    def against(self) -> str:
        return self.player

    @property
    def parted(self) -> bool:
        return self.off


class Fight(Memory):
    """In its combat Bob attacks Dee."""

    __slots__ = ()

    def in_combat(self, state, role):
        return "Dee" if role is Relation.DEFENDING_PLAYER else "Bob"


def thing(handle, owner="Ann", controller=None, **more):
    controller = owner if controller is None else controller
    return GameObject(handle, CardFacts(handle, ("thing",)), owner, controller, more.pop("zone", "field"), **more)


ELK, OWL = thing("Elk"), thing("Owl", "Bob", "Cid")


def view(you="Ann", source=ELK, turn_player="Cid", left=(), memory=Memory, teams=(), objects=(ELK, OWL), **more):
    there, known = {each.handle: each for each in objects}, memory(left=frozenset(left))
    return Viewpoint(you, source, GameState(PLAYERS, turn_player, "main", there, {}, teams=teams, memory=known), **more)


def told(player="", thing=OWL, controller="", payload=None):
    event = Event("is told", () if thing is None else (thing,), player, payload=payload or Onto())
    return Occurrence(event, thing, controller)


# --- players ---------------------------------------------------------------------------------------------------------

ALL = ("Cid", "Dee", "Ann", "Bob")


@pytest.mark.parametrize(
    ("relation", "seen", "meant"),
    [
        (Relation.YOU, {}, ("Ann",)),
        (Relation.YOU, {"left": ("Ann",)}, ("Ann",)),
        (Relation.ANY, {}, ALL),
        (Relation.ANY, {"turn_player": "Ann"}, PLAYERS),
        (Relation.ANY, {"left": ("Dee", "Bob")}, ("Cid", "Ann")),
        (Relation.OPPONENT, {}, ("Cid", "Dee", "Bob")),
        (Relation.OPPONENT, {"you": "Cid"}, ("Dee", "Ann", "Bob")),
        (Relation.OPPONENT, {"left": ("Cid",)}, ("Dee", "Bob")),
        (Relation.OPPONENT, {"opponent": "Dee"}, ("Dee",)),
        (Relation.OPPONENT, {"opponent": "Dee", "left": ("Dee",)}, ()),
        (Relation.OPPONENT, {"teams": (("Ann", "Cid"), ("Bob", "Dee"))}, ("Dee", "Bob")),
        (Relation.YOUR_TEAM, {}, ("Ann",)),
        (Relation.YOUR_TEAM, {"teams": (("Ann", "Cid"), ("Bob", "Dee"))}, ("Cid", "Ann")),
        (Relation.YOUR_TEAM, {"teams": (("Ann", "Cid"),), "you": "Bob"}, ("Bob",)),
        (Relation.TURN_PLAYER, {}, ("Cid",)),
        (Relation.TURN_PLAYER, {"turn_player": "Bob"}, ("Bob",)),
        (Relation.THAT_PLAYER, {}, ()),
        (Relation.THAT_PLAYER, {"that_player": "Bob"}, ("Bob",)),
        (Relation.THAT_PLAYER, {"occurrence": told("Dee")}, ("Dee",)),
        (Relation.THAT_PLAYER, {"occurrence": told()}, ()),
        (Relation.THAT_PLAYER, {"occurrence": told("Dee"), "that_player": "Bob"}, ("Bob",)),
        (Relation.ITS_OWNER, {"occurrence": told()}, ("Bob",)),
        (Relation.ITS_CONTROLLER, {"occurrence": told()}, ("Cid",)),
        (Relation.ITS_CONTROLLER, {"occurrence": told(controller="Dee")}, ("Dee",)),
        (Relation.ITS_CONTROLLER, {"occurrence": told(thing=thing("Bog", "Bob", ""))}, ()),
        (Relation.ITS_CONTROLLER, {"occurrence": told(thing=None)}, ()),
        (Relation.ITS_CONTROLLER, {}, ()),
        (Relation.ITS_OWNER, {"occurrence": told(controller="Dee")}, ("Bob",)),
        (Relation.ITS_OWNER, {}, ()),
        (Relation.MY_OWNER, {}, ("Ann",)),
        (Relation.MY_OWNER, {"you": "Dee", "source": OWL}, ("Bob",)),
        (Relation.DEFENDING_PLAYER, {}, ()),
        (Relation.ATTACKING_PLAYER, {}, ()),
        (Relation.DEFENDING_PLAYER, {"memory": Fight}, ("Dee",)),
        (Relation.ATTACKING_PLAYER, {"memory": Fight}, ("Bob",)),
        (Relation.DEFENDING_PLAYER, {"memory": Fight, "left": ("Dee",)}, ()),
        (Relation.ATTACKING_PLAYER, {"memory": Fight, "left": ("Dee",)}, ("Bob",)),
        (Relation.DEFENDING_PLAYER, {"occurrence": told("Bob", payload=Onto("Ann"))}, ("Ann",)),
        (Relation.DEFENDING_PLAYER, {"memory": Fight, "occurrence": told("Bob", payload=Onto("Ann"))}, ("Ann",)),
        (Relation.DEFENDING_PLAYER, {"memory": Fight, "occurrence": told("Bob")}, ("Dee",)),
        (Relation.DEFENDING_PLAYER, {"occurrence": told(payload=Onto("Ann")), "left": ("Ann",)}, ()),
        (Relation.ATTACKING_PLAYER, {"memory": Fight, "occurrence": told("Bob", payload=Onto("Ann"))}, ("Bob",)),
    ],
)
def test_a_relation_names_these_players_from_the_turn_player_on(relation, seen, meant):
    looked_at = view(**seen)
    assert players_meant(looked_at, relation) == meant
    assert [player for player in PLAYERS if is_meant(looked_at, player, relation)] == sorted(meant)


@pytest.mark.parametrize(
    ("relation", "seen", "first"),
    [
        (Relation.OPPONENT, {}, "Cid"),
        (Relation.OPPONENT, {"turn_player": "Ann"}, "Bob"),
        (Relation.ANY, {"turn_player": "Dee", "left": ("Dee",)}, "Ann"),
        (Relation.YOU, {"you": "Bob"}, "Bob"),
    ],
)
def test_where_one_player_is_needed_it_is_the_first_of_those_meant(relation, seen, first):
    assert player_meant(view(**seen), relation) == first


@pytest.mark.parametrize("relation", [Relation.THAT_PLAYER, Relation.ITS_OWNER, Relation.DEFENDING_PLAYER])
def test_where_a_player_is_needed_and_nobody_is_meant_the_relation_is_told(relation):
    with pytest.raises(NotSupported, match=f"Nobody is '{relation.value}' here"):
        player_meant(view(), relation)


# --- objects ---------------------------------------------------------------------------------------------------------

NOW, LATER, LAST = thing("Elk"), thing("Elk", incarnation=1), thing("Elk", incarnation=2)


@pytest.mark.parametrize(
    ("one", "other", "became", "same"),
    [
        (NOW, NOW, {}, True),
        (NOW, thing("Elk", zone="hand"), {}, True),
        (NOW, LATER, {}, False),
        (NOW, OWL, {}, False),
        (NOW, LATER, {("Elk", 0): ("Elk", 1)}, True),
        (LATER, NOW, {("Elk", 0): ("Elk", 1)}, True),
        (NOW, LAST, {("Elk", 0): ("Elk", 1)}, False),
        (NOW, OWL, {("Elk", 0): ("Elk", 1)}, False),
    ],
)
def test_two_records_are_of_one_object_or_of_what_an_ability_knows_it_has_become(one, other, became, same):
    assert is_same(view(became=became), one, other) is same


def test_what_represents_an_object_is_meant_where_that_is_asked_for_and_not_the_other_way_round():
    proxy = thing("Proxy", stands_for=NOW.identity)
    assert is_same(view(), proxy, NOW)
    assert not is_same(view(), NOW, proxy)
    assert not is_same(view(), proxy, LATER)


@pytest.mark.parametrize(
    ("attached_to", "became", "on"),
    [
        (None, {}, False),
        (("Elk", 0), {}, True),
        (("Elk", 1), {}, False),
        (("Owl", 0), {}, False),
        (("Elk", 1), {("Elk", 1): ("Elk", 0)}, True),
        (("Elk", 1), {("Elk", 0): ("Elk", 1)}, True),
        (("Owl", 0), {("Elk", 0): ("Elk", 1)}, False),
        (None, {("Elk", 0): ("Elk", 1)}, False),
    ],
)
def test_a_thing_is_on_the_very_object_it_was_put_on_also_once_that_has_moved(attached_to, became, on):
    assert is_on(view(became=became), thing("Rope", attached_to=attached_to), NOW) is on


ROPE, ON_OWL = thing("Rope"), thing("Rope", attached_to=("Owl", 0))


@pytest.mark.parametrize(
    ("source", "occurrence", "expected"),
    [
        (ROPE, None, ROPE),
        (ON_OWL, None, ON_OWL),
        (ROPE, told(thing=ON_OWL), ON_OWL),
        (ROPE, told(thing=OWL), ROPE),
        (ROPE, told(thing=None), ROPE),
        (ROPE, told(thing=thing("Cord", attached_to=("Owl", 0))), ROPE),
        (thing("Rope", attached_to=("Elk", 0)), told(thing=ON_OWL), thing("Rope", attached_to=("Elk", 0))),
        (thing("Rope", attached_to=("Elk", 0)), told(thing=ON_OWL, payload=Onto(off=True)), ON_OWL),
        (thing("Rope", incarnation=1), told(thing=ON_OWL), thing("Rope", incarnation=1)),
    ],
    ids=[
        "nothing has happened", "nothing has happened to what is attached", "it was on the owl as that happened",
        "what happened was about the owl", "it was about nothing", "it was about another rope",
        "it has gone on to the elk", "it was taken off the owl", "it is another rope by now",
    ],
)  # fmt: skip
def test_what_a_thing_is_attached_to_is_seen_as_it_was_where_the_event_has_ended_that(source, occurrence, expected):
    assert host_spoken_of(view(source=source, occurrence=occurrence)) == expected


@pytest.mark.parametrize(("place", "controlled"), [("Elk", True), ("Owl", False), ("Nowhere", False), ("", False)])
def test_a_place_is_controlled_by_you_only_where_you_control_that_object(place, controlled):
    assert is_controlled(place, view()) is controlled
    assert is_controlled(place, view(you="Cid")) is (place == "Owl")


def test_what_is_linked_to_an_object_is_not_linked_to_what_it_is_after_a_move():
    assert len({link_owner(NOW), link_owner(LATER), link_owner(OWL)}) == 3
    assert link_owner(NOW) == link_owner(thing("Elk", zone="hand"))
