"""The board: what each way to change a state changes, and what it leaves as it is."""

import dataclasses

import pytest

from rules_data.core.abilities import Ability, AbilityKind, CardFacts, Duration, EventPattern, Limit
from rules_data.core.abilities.changes import GainKeyword
from rules_data.core.evaluator.board import Board, Shown
from rules_data.core.evaluator.state import (
    Candidate,
    Delayed,
    Event,
    GameObject,
    GameState,
    Item,
    Lasting,
    Memory,
    Modifier,
    Occurrence,
    Watcher,
)

PLAYERS = ("Ann", "Bob", "Cid")
ABILITY = Ability(AbilityKind.TRIGGERED)


def thing(handle, owner="Ann", zone="field", **more):
    return GameObject(handle, CardFacts(handle, ("thing",)), owner, owner, zone, **more)


def board(*things, **more):
    return Board(GameState(PLAYERS, "Ann", "main", {each.handle: each for each in things}, {}, **more))


def item(number, controller="Ann"):
    return Item(number, f"item {number}", "ability", thing("source"), controller)


def delayed(number, label="later"):
    return Delayed(number, ABILITY, thing("source"), "Ann", {}, label)


def candidate(controller):
    watcher = Watcher(f"key of {controller}", ABILITY, thing("source"), controller, "source")
    return Candidate(watcher, EventPattern("is told"), Occurrence(Event("is told"), None))


def changed_fields(before, after):
    """The names of the fields in which two states differ."""
    names = (field.name for field in dataclasses.fields(GameState))
    return {name for name in names if getattr(before, name) != getattr(after, name)}


# Each operation -> the fields of the state that it may change, and what is then so.
OPERATIONS = {
    "a turn begins": (
        lambda b: b.begin_turn("Bob"),
        {"turn_player", "turn"},
        lambda s: (s.turn_player, s.turn) == ("Bob", 2),
    ),
    "a phase begins": (lambda b: b.begin_phase("end"), {"phase"}, lambda s: s.phase == "end"),
    "a combat begins": (lambda b: b.begin_combat(), {"combat"}, lambda s: s.combat == 1),
    "a span begins": (lambda b: b.begin_span("chain"), {"marks"}, lambda s: s.marks == {"chain": 0}),
    "something happens": (
        lambda b: b.add_to_history((Event("is told"),)),
        {"history"},
        lambda s: [event.kind for event in s.history] == ["is told"],
    ),
    "a use is counted": (
        lambda b: b.note_use("k"),
        {"used"},
        lambda s: s.uses("k", Limit.ONCE_EACH_TURN) == s.uses("k", Limit.ONCE) == 1,
    ),
    "states are looked at": (
        lambda b: b.note_states({"k": True}),
        {"states_met"},
        lambda s: s.states_met == {"k": True},
    ),
    "an object is put": (lambda b: b.put(thing("Elk")), {"objects"}, lambda s: "Elk" in s.objects),
    "a new object comes": (
        lambda b: b.put_newest(thing("Elk")),
        {"objects", "clock"},
        lambda s: s.clock == 1 and "Elk" in s.objects,
    ),
    "a number is set": (lambda b: b.set_number("Bob", "life", 7), {"numbers"}, lambda s: s.number("Bob", "life") == 7),
    "something is remembered": (
        lambda b: b.remember(winner="Bob"),
        {"memory"},
        lambda s: s.memory == Memory(winner="Bob"),
    ),
    "objects are linked": (
        lambda b: b.link("Elk#0", "kept", (("Owl", 1),)),
        {"links"},
        lambda s: s.links == {("Elk#0", "kept"): (("Owl", 1),)},
    ),
    "an item waits": (lambda b: b.add_item(item(4)), {"waiting"}, lambda s: [each.number for each in s.waiting] == [4]),
    "something has triggered": (
        lambda b: b.hold_triggered([candidate("Ann")]),
        {"triggered"},
        lambda s: len(s.triggered) == 1,
    ),
    "an ability is made": (
        lambda b: b.add_delayed(delayed(3)),
        {"delayed"},
        lambda s: [each.number for each in s.delayed] == [3],
    ),
    "effects are remembered": (
        lambda b: b.set_lasting(Lasting(order=("x",))),
        {"lasting"},
        lambda s: s.lasting.order == ("x",),
    ),
    "a moment begins": (lambda b: b.begin_moment(9), {"moment"}, lambda s: s.moment == 9),
}  # fmt: skip


@pytest.mark.parametrize(("act", "fields", "is_so"), OPERATIONS.values(), ids=OPERATIONS)
def test_an_operation_changes_what_it_is_about_and_nothing_else(act, fields, is_so):
    on = board(thing("Cow"))
    before = on.state
    assert not is_so(before)
    act(on)
    assert changed_fields(before, on.state) == fields
    assert is_so(on.state)


@pytest.mark.parametrize(("act", "fields", "is_so"), OPERATIONS.values(), ids=OPERATIONS)
def test_every_operation_can_be_undone_and_leaves_the_state_before_it_alone(act, fields, is_so):
    on = board(thing("Cow"))
    before, checkpoint = on.state, on.checkpoint()
    copied = dataclasses.replace(before)
    act(on)
    assert before == copied
    on.undo(checkpoint)
    assert on.state is before


# --- numbers, turns, combats -----------------------------------------------------------------------------------


def test_no_number_is_given_out_twice_and_another_board_goes_on_counting_for_itself():
    on = board()
    assert [on.next_number(), on.next_number()] == [1, 2]
    other = on.again(Shown())
    assert other.numbers_given_out == 2
    assert (other.next_number(), other.next_number(), on.next_number()) == (3, 4, 3)
    assert (on.numbers_given_out, other.numbers_given_out) == (3, 4)


def test_another_board_begins_with_the_same_state_and_goes_its_own_way():
    on = board()
    other = on.again(Shown())
    assert other.state is on.state
    other.set_number("Ann", "life", 3)
    assert on.state.number("Ann", "life") == 0


def test_a_combat_forgets_the_one_before_and_what_came_between_belongs_to_none():
    on = board()
    on.begin_combat()
    on.add_to_history((Event("hits"),))
    assert [each.kind for each in on.state.events_since("combat")] == ["hits"]
    on.end_combat()
    assert (on.state.combat, on.state.events_since("combat")) == (0, ())
    on.add_to_history((Event("draws"),))
    assert on.state.events_since("combat") == ()
    on.begin_combat()
    assert (on.state.combat, on.state.combat_history) == (2, ())
    assert [each.kind for each in on.state.events_since("turn")] == ["hits", "draws"]


def test_a_span_has_what_happened_since_it_began():
    on = board()
    on.add_to_history((Event("one"), Event("two")))
    on.begin_span("chain")
    on.add_to_history((Event("three"),))
    assert [each.kind for each in on.state.events_since("chain")] == ["three"]
    assert [each.kind for each in on.state.events_since("link")] == ["one", "two", "three"]
    on.begin_span("chain")
    assert on.state.events_since("chain") == ()


USES = {
    "in the same turn and combat": (lambda b: None, (1, 1, 1)),
    "in another combat": (lambda b: b.begin_combat(), (1, 0, 1)),
    "in another turn": (lambda b: b.begin_turn("Bob"), (0, 0, 1)),
}


@pytest.mark.parametrize(("then", "counted"), USES.values(), ids=USES)
def test_a_use_is_counted_for_its_turn_its_combat_and_the_game(then, counted):
    on = board()
    on.note_use("flip")
    then(on)
    limits = (Limit.ONCE_EACH_TURN, Limit.ONCE_EACH_COMBAT, Limit.ONCE)
    assert tuple(on.state.uses("flip", limit) for limit in limits) == counted
    assert [on.state.uses("flop", limit) for limit in limits] == [0, 0, 0]


def test_a_use_that_is_taken_back_counts_nowhere_and_others_still_do():
    on = board()
    for key in ("flip", "flip", "flop"):
        on.note_use(key)
    on.take_back_use("flip")
    limits = (Limit.ONCE_EACH_TURN, Limit.ONCE_EACH_COMBAT, Limit.ONCE)
    assert [on.state.uses("flip", limit) for limit in limits] == [1, 1, 1]
    assert [on.state.uses("flop", limit) for limit in limits] == [1, 1, 1]


# --- objects and players ---------------------------------------------------------------------------------------


def test_an_object_is_found_while_it_is_the_same_one():
    on = board(thing("Elk", incarnation=2))
    assert on.state.find(("Elk", 2)) is on.state.objects["Elk"]
    assert on.state.find(("Elk", 1)) is None
    assert on.state.find(("Elk", 3)) is None
    assert on.state.find(("Owl", 2)) is None


def test_a_zone_has_its_objects_in_order_of_one_owner_or_of_all():
    on = board(
        thing("late", order=9),
        thing("early", order=1),
        thing("hers", "Bob", order=4),
        thing("gone", zone="pile", order=2),
    )
    assert [each.handle for each in on.state.in_zone("field")] == ["early", "hers", "late"]
    assert [each.handle for each in on.state.in_zone("field", "Ann")] == ["early", "late"]
    assert [each.handle for each in on.state.in_zone("pile", "Bob")] == []


@pytest.mark.parametrize(
    ("turn_player", "left", "order"),
    [
        ("Ann", (), ["Ann", "Bob", "Cid"]),
        ("Bob", (), ["Bob", "Cid", "Ann"]),
        ("Cid", (), ["Cid", "Ann", "Bob"]),
        ("Bob", ("Cid",), ["Bob", "Ann"]),
        ("Bob", ("Bob",), ["Cid", "Ann"]),
        ("Cid", ("Ann", "Bob"), ["Cid"]),
    ],
)
def test_players_come_in_turn_order_from_the_one_whose_turn_it_is_without_those_who_left(turn_player, left, order):
    on = Board(GameState(PLAYERS, turn_player, "main", {}, {}, memory=Memory(left=frozenset(left))))
    assert list(on.state.from_turn_player()) == order


def test_after_the_last_player_comes_the_first():
    assert [board().state.next_player(each) for each in PLAYERS] == ["Bob", "Cid", "Ann"]


@pytest.mark.parametrize(
    ("lost", "following"),
    [
        (("Bob",), ["Cid", "Cid", "Ann"]),
        (("Cid",), ["Bob", "Ann", "Ann"]),
        (("Ann", "Bob"), ["Cid", "Cid", "Cid"]),
        (PLAYERS, ["Ann", "Bob", "Cid"]),
    ],
)
def test_players_who_have_lost_are_passed_over(lost, following):
    state = board(memory=Memory(lost=frozenset(lost))).state
    assert [state.next_player(each) for each in PLAYERS] == following


def test_everyone_loses_the_numbers_that_are_emptied_and_no_other():
    on = board()
    for player in PLAYERS:
        on.set_number(player, "mana", 3)
        on.set_number(player, "life", 20)
    on.empty({"mana", "unheard of"})
    assert [on.state.number(player, "mana") for player in PLAYERS] == [0, 0, 0]
    assert [on.state.number(player, "life") for player in PLAYERS] == [20, 20, 20]


def test_what_is_remembered_is_added_to_what_was_or_put_in_its_place():
    on = board()
    on.remember(lost=frozenset({"Bob"}))
    on.remember(passed=frozenset({"Ann"}))
    assert on.state.memory == Memory(lost=frozenset({"Bob"}), passed=frozenset({"Ann"}))
    on.remember_only(Memory(winner="Cid"))
    assert on.state.memory == Memory(winner="Cid")


def test_linked_objects_of_one_name_are_those_linked_last_and_others_stay():
    on = board()
    on.link("Elk#0", "kept", (("Owl", 1),))
    on.link("Elk#1", "kept", (("Cat", 0),))
    on.link("Elk#0", "kept", (("Dog", 2),))
    assert on.state.links == {("Elk#0", "kept"): (("Dog", 2),), ("Elk#1", "kept"): (("Cat", 0),)}


# --- what waits and what lasts ---------------------------------------------------------------------------------


def test_items_wait_in_the_order_in_which_they_came_and_keep_their_places():
    on = board()
    for number in (1, 2, 3):
        on.add_item(item(number))
    on.put_item(dataclasses.replace(item(2), label="another label"))
    assert [each.label for each in on.state.waiting] == ["item 1", "another label", "item 3"]
    on.take_off(item(1))
    assert [each.number for each in on.state.waiting] == [2, 3]
    on.put_item(item(7))
    assert [each.number for each in on.state.waiting] == [2, 3]


def test_what_players_who_leave_control_waits_no_longer():
    on = board()
    for number, controller in enumerate(("Ann", "Bob", "Cid", "Bob")):
        on.add_item(item(number, controller))
    assert on.drop_waiting_of({"Bob", "Dan"})
    assert [each.controller for each in on.state.waiting] == ["Ann", "Cid"]
    before = on.state
    assert not on.drop_waiting_of({"Bob"})
    assert on.state is before


def test_what_has_triggered_is_held_until_it_is_released_once():
    on = board()
    on.hold_triggered([candidate("Ann"), candidate("Bob")])
    on.hold_triggered([candidate("Cid")])
    assert [each.watcher.controller for each in on.release_triggered()] == ["Ann", "Bob", "Cid"]
    assert on.release_triggered() == ()


def test_what_has_triggered_for_players_who_leave_is_dropped_and_told():
    on = board()
    on.hold_triggered([candidate("Ann"), candidate("Bob"), candidate("Cid")])
    dropped = on.drop_triggered_of({"Bob", "Cid"})
    assert [each.watcher.controller for each in dropped] == ["Bob", "Cid"]
    assert [each.watcher.controller for each in on.state.triggered] == ["Ann"]


@pytest.mark.parametrize(("left", "remaining"), [(5, [5]), (1, [1]), (0, []), (-2, [])])
def test_a_shield_with_nothing_left_is_over(left, remaining):
    on = board()
    on.add_delayed(delayed(1))
    on.add_delayed(delayed(2))
    on.set_remaining(delayed(1), left)
    assert [each.remaining for each in on.state.delayed if each.number == 1] == remaining
    assert [each.remaining for each in on.state.delayed if each.number == 2] == [None]


def test_abilities_made_by_others_are_changed_in_place_dropped_by_number_or_ended_by_what_they_are():
    on = board()
    for number in (1, 2, 3, 4):
        on.add_delayed(delayed(number))
    on.put_delayed(delayed(3, "renamed"))
    assert [each.label for each in on.state.delayed] == ["later", "later", "renamed", "later"]
    on.drop_delayed(1)
    on.end_delayed(lambda each: each.label == "renamed")
    assert [each.number for each in on.state.delayed] == [2, 4]


def test_only_objects_with_a_change_that_ends_are_touched():
    turn, forever = (
        Modifier(GainKeyword("flying"), duration, 1, "a spell") for duration in (Duration.THIS_TURN, Duration.PERMANENT)
    )
    on = board(thing("both", modifiers=(turn, forever)), thing("lasting", modifiers=(forever,)), thing("none"))
    before = on.state
    on.end_modifiers(lambda each: each.duration is Duration.THIS_TURN)
    assert on.state.objects["both"].modifiers == (forever,)
    assert on.state.objects["lasting"] is before.objects["lasting"]
    assert on.state.objects["none"] is before.objects["none"]


# --- objects ---------------------------------------------------------------------------------------------------


def test_an_object_knows_its_host_and_its_identity_by_name_and_incarnation():
    mantle = thing("Mantle", incarnation=3, attached_to=("Elk", 2))
    assert (mantle.identity, mantle.host, mantle.name) == (("Mantle", 3), "Elk", "Mantle")
    assert thing("Elk").host == ""


def test_counters_and_statuses_are_changed_on_a_new_object():
    elk = thing("Elk", counters={"+1/+1": 2}, statuses=frozenset({"tapped"}))
    assert elk.with_counter("lore", 1).counters == {"+1/+1": 2, "lore": 1}
    assert elk.with_counter("+1/+1", 0).count("+1/+1") == 0
    assert elk.with_status("attacking").statuses == {"tapped", "attacking"}
    assert elk.with_status("tapped", on=False).statuses == frozenset()
    assert (elk.counters, elk.statuses, elk.count("lore")) == ({"+1/+1": 2}, {"tapped"}, 0)
