"""Small parts of the kernel by themselves: what was paid, what a step weighs, how a change finds its place, what was
chosen, and which of two tables play alike.
"""

from dataclasses import replace
from itertools import product
from types import SimpleNamespace

import pytest

from rules_data.core.abilities import CardFacts, Limit
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.board import Budget, Journal, weight_of_a_step
from rules_data.core.evaluator.continuous import Layer, Layers, Sublayer
from rules_data.core.evaluator.events import GameTable
from rules_data.core.evaluator.games.magic import division
from rules_data.core.evaluator.policy.hearing import Heard, Hearing
from rules_data.core.evaluator.state import (
    Cause,
    Deadline,
    Frame,
    GameObject,
    GameState,
    Item,
    OutOfBounds,
    Viewpoint,
)
from rules_data.core.evaluator.state.decisions import (
    MOST_TO_ORDER,
    IllegalStep,
    choices_of,
    list_answers,
    orders_of,
    permutation_of,
    subset_of,
)
from rules_data.core.evaluator.state.payment import NOTHING_PAID, Paid, announced
from rules_data.core.evaluator.state.values import OF_THE_GAME
from rules_data.core.games import GAMES

# --- what was paid ---------------------------------------------------------------------------------------------------

KICKED = Paid(("kicker",), 2, (("Elk", 0),), (("red", 3),))


@pytest.mark.parametrize(
    ("paid", "is_something"),
    [
        (NOTHING_PAID, False),
        (Paid(costs=("kicker",)), True),
        (Paid(x=0), True),
        (Paid(x=3), True),
        (Paid(cards=(("Elk", 0),)), True),
        (Paid(spent=(("red", 1),)), True),
        (KICKED, True),
    ],
)
def test_whatever_was_paid_or_announced_is_something_also_when_x_is_0(paid, is_something):
    assert bool(paid) is is_something


def test_each_thing_that_is_paid_comes_to_what_was_paid_before_and_leaves_the_rest():
    assert KICKED.with_cost("buyback") == replace(KICKED, costs=("kicker", "buyback"))
    assert KICKED.with_x(7) == replace(KICKED, x=7)
    assert KICKED.with_cards(("Owl", 1), ("Owl", 2)) == replace(KICKED, cards=(("Elk", 0), ("Owl", 1), ("Owl", 2)))
    assert KICKED.with_spent(("blue", 1)) == replace(KICKED, spent=(("red", 3), ("blue", 1)))
    assert KICKED.with_cards() == KICKED.with_spent() == KICKED


@pytest.mark.parametrize(("first", "second", "both"), [(None, None, None), (None, 4, 4), (0, 4, 0), (3, None, 3)])
def test_of_two_payments_x_is_what_the_first_says_that_says_any(first, second, both):
    together = Paid(("a",), first).and_also(Paid(("b",), second, (("Elk", 0),), (("red", 1),)))
    assert together == Paid(("a", "b"), both, (("Elk", 0),), (("red", 1),))


@pytest.mark.parametrize(
    ("numbers", "expected"), [((), 0), ((None,), 0), ((None, 2, 3), 2), ((0, 5), 0), ((5, 0), 5), ((None, None), 0)]
)
def test_the_number_announced_for_x_is_the_first_there_is_also_where_it_is_0(numbers, expected):
    assert announced(*(Paid(x=number) for number in numbers)) == expected


# --- what a step weighs ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("objects", "depends", "weight"),
    [(0, True, 1), (29, True, 1), (30, True, 2), (59, True, 2), (60, True, 3), (300, True, 11), (300, False, 1)],
)
def test_a_step_weighs_more_on_a_crowded_board_only_where_objects_depend_on_one_another(objects, depends, weight):
    assert weight_of_a_step(objects, depends) == weight


@pytest.mark.parametrize("weight", [1, 2, 5])
def test_so_many_steps_are_left_as_their_weight_leaves(weight):
    budget = Budget(Journal(True), weight, Deadline())
    for _ in range(4000 // weight):
        budget.spend(1)
    with pytest.raises(OutOfBounds, match="4000 steps"):
        budget.spend(1)


def test_another_record_has_as_much_left_as_the_first_had():
    budget = Budget(Journal(True), 1, Deadline())
    budget.spend(2001)
    again = budget.again(Journal(True))
    assert not budget.half_is_left
    assert not again.half_is_left
    again.spend(1999)
    with pytest.raises(OutOfBounds):
        again.spend(1)
    budget.spend(1999)


# --- where a change belongs ------------------------------------------------------------------------------------------

ADDED = (kinds.AddToValue, kinds.SubtractFromValue)
NUMBERS = Layer(
    3,
    "numbers",
    (kinds.OfNumber,),
    (
        Sublayer("defined", None, defining=True),
        Sublayer("set", (kinds.SetBase,)),
        Sublayer("added", ADDED),
        Sublayer("less", (), below_zero=(kinds.AddToValue,)),
    ),
)
LAYERS = Layers(
    (
        Layer(1, "words", (kinds.OfWord,), only=lambda change: change.word != "loud"),
        Layer(2, "loud words", (kinds.OfWord,)),
        NUMBERS,
    ),
    (),
)


@pytest.mark.parametrize(
    ("change", "amount", "defines", "place"),
    [
        (kinds.SetBase("weight", 1), 1, False, 2),
        (kinds.SetBase("weight", 1), -1, False, 2),
        (kinds.AddToValue("weight", 1), 1, False, 3),
        (kinds.AddToValue("weight", 1), 0, False, 3),
        (kinds.AddToValue("weight", 1), -1, False, 4),
        (kinds.SubtractFromValue("weight", 1), -1, False, 3),
    ],
)
def test_an_amount_below_0_has_a_place_of_its_own_where_there_is_one_for_that_kind(change, amount, defines, place):
    assert NUMBERS.sublayer_of(change, amount, defines) == place


@pytest.mark.parametrize(
    ("change", "number"),
    [
        (kinds.GainTag("calm"), 1),
        (kinds.GainTag("loud"), 2),
        (kinds.GainType("loud"), 2),
        (kinds.LoseType("calm"), 1),
        (kinds.SetBase("weight", 1), 3),
        (kinds.GainKeyword("swift"), None),
        (kinds.SetName("Nobody"), None),
    ],
)
def test_a_change_belongs_to_the_first_layer_that_takes_it_or_to_none(change, number):
    assert LAYERS.layer_of(change) == number


@pytest.mark.parametrize(("number", "last"), [(0, 1), (1, 1), (3, 4)])
def test_what_depends_on_another_layer_comes_last_in_its_own(number, last):
    assert LAYERS.last_sublayer(number) == last


# --- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(7))
def test_orders_that_are_listed_are_orders_and_so_is_every_one_of_a_few(count):
    labels = [f"t{number}" for number in range(count)]
    listed = orders_of(labels)
    assert len(set(listed)) == len(listed)
    assert all(map(permutation_of(labels), listed))
    assert listed[0] == tuple(labels)
    expected = {0: 1, 1: 1, 2: 2, 3: 6, 4: 24, 5: 120, 6: 12}[count]
    assert len(listed) == expected


@pytest.mark.parametrize("count", [MOST_TO_ORDER + 1, MOST_TO_ORDER + 3])
def test_of_many_each_comes_first_in_an_order_that_is_listed_and_last_in_another(count):
    labels = [f"t{number}" for number in range(count)]
    listed = orders_of(labels)
    assert {order[0] for order in listed} == {order[-1] for order in listed} == set(labels)


def test_orders_of_what_is_alike_are_listed_once():
    assert orders_of(["a", "a", "b"]) == (("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a"))


@pytest.mark.parametrize("count", [1, 12, 13, 30])
def test_of_more_than_twelve_answers_it_is_said_how_many_more_there_are(count):
    told = list_answers([(f"a{number}",) for number in range(count)])
    assert told.count("[") == min(count, 12)
    assert told.endswith(f"and {count - 12} more") is (count > 12)


@pytest.mark.parametrize(("least", "most", "fitting"), [(0, 3, 5), (1, 2, 3), (2, 2, 2), (3, 3, 1)])
def test_of_sets_those_are_listed_and_taken_that_fit(least, most, fitting):
    def fits(chosen):
        return "a" in chosen or not chosen

    listed = choices_of(list("abc"), least, most, fits)
    takes = subset_of("abc", least, most, fits)
    assert all(map(fits, listed))
    assert len(listed) == fitting
    assert all(map(takes, listed))
    assert not takes(("b", "c"))
    assert not takes(("a", "a"))
    assert not takes(("a", "z"))


def test_a_step_that_is_illegal_names_its_rules():
    refused = IllegalStep("It is not allowed", ("1.1", "2.3"))
    assert str(refused) == "It is not allowed (rule 1.1, 2.3)"
    assert (refused.reason, refused.rules) == ("It is not allowed", ("1.1", "2.3"))


# --- states ----------------------------------------------------------------------------------------------------------

PLAYERS = ("Ann", "Bob", "Cid", "Dee")


def state(**more):
    return GameState(PLAYERS, more.pop("turn_player", "Bob"), "main", more.pop("objects", {}), {}, **more)


@pytest.mark.parametrize(
    ("limit", "uses"), [(Limit.ONCE_EACH_TURN, 3), (Limit.ONCE_EACH_COMBAT, 2), (Limit.ONCE, 5), (Limit.NONE, 3)]
)
def test_a_use_is_counted_for_the_turn_for_the_combat_and_for_the_game(limit, uses):
    used = {"k": 3, "k@4": 2, "k@3": 9, f"k{OF_THE_GAME}": 5, "other": 8}
    assert state(used=used, combat=4).uses("k", limit) == uses
    assert state(used=used, combat=4).uses("unused", limit) == 0


@pytest.mark.parametrize(("team", "player"), [*product([("Ann", "Cid"), ("Cid", "Ann")], ["Ann", "Cid"])])
def test_a_team_is_all_of_it_whoever_asks_and_whoever_has_none_is_alone(team, player):
    playing = state(teams=(team,))
    assert playing.team_of(player) == team
    assert playing.team_of("Bob") == ("Bob",)
    assert state().team_of(player) == (player,)


def thing(handle, zone, owner="Ann", order=0, incarnation=0):
    return GameObject(handle, CardFacts(handle, ("thing",)), owner, owner, zone, order=order, incarnation=incarnation)


def test_the_objects_of_a_zone_come_in_their_order_of_one_owner_or_of_all():
    objects = [
        thing("c", "deck", order=3),
        thing("a", "deck", order=1),
        thing("b", "deck", "Bob", 2),
        thing("x", "hand"),
    ]
    there = state(objects={each.handle: each for each in objects})
    assert [each.handle for each in there.in_zone("deck")] == ["a", "b", "c"]
    assert [each.handle for each in there.in_zone("deck", "Ann")] == ["a", "c"]
    assert [each.handle for each in there.in_zone("deck", "Bob")] == ["b"]
    assert there.in_zone("deck", "Cid") == there.in_zone("field") == []


@pytest.mark.parametrize(
    ("asked", "found"), [(("a", 2), True), (("a", 1), False), (("a", 3), False), (("b", 2), False)]
)
def test_an_object_is_found_as_long_as_it_is_the_same_one(asked, found):
    there = state(objects={"a": thing("a", "field", incarnation=2)})
    assert (there.find(asked) is not None) is found


@pytest.mark.parametrize(("controller", "whose"), [("Bob", "Bob"), ("", "Ann"), ("Ann", "Ann")])
def test_an_object_is_its_controllers_or_its_owners_where_nobody_controls_it(controller, whose):
    assert replace(thing("a", "field", owner="Ann"), controller=controller).player == whose


def test_what_is_carried_out_is_called_as_its_item_is_or_as_what_causes_it():
    elk = thing("Elk", "field")
    frame = Frame(Viewpoint("Ann", elk, state()), Cause("Ann", elk))
    assert frame.label == "Elk"
    assert replace(frame, item=Item(1, "Elk/spark", "ability", elk, "Ann")).label == "Elk/spark"


# --- what was heard of rules -----------------------------------------------------------------------------------------


def heard(*subjects, everything=False):
    return Heard("question", ROWS, (0,), "yes", None if everything else subjects)


ROWS = ("row",)
ONE, OTHER = SimpleNamespace(), SimpleNamespace()


@pytest.mark.parametrize(
    ("first", "then", "subjects"),
    [
        (heard(ONE), heard(OTHER), (ONE, OTHER)),
        (heard(ONE), heard(ONE), (ONE,)),
        (heard(ONE, OTHER), heard(OTHER), (ONE, OTHER)),
        (heard(), heard(ONE), (ONE,)),
        (heard(ONE), heard(everything=True), None),
        (heard(everything=True), heard(ONE), None),
    ],
    ids=["another", "the same", "one of both", "the first", "about whatever", "about whatever before"],
)
def test_one_answer_is_about_all_that_it_was_ever_given_for(first, then, subjects):
    hearing = Hearing()
    hearing.add(first)
    hearing.add(then)
    (kept,) = hearing.said.values()
    assert kept.subjects == subjects


@pytest.mark.parametrize(("one", "other"), [*product([True, False], repeat=2)])
def test_all_was_heard_only_where_it_was_in_both(one, other):
    hearing, more = Hearing(), Hearing()
    hearing.whole, more.whole = one, other
    hearing.add_all(more)
    assert hearing.whole is (one and other)


# --- tables ----------------------------------------------------------------------------------------------------------

TABLES = {slug: game.table for slug, game in GAMES.played.items()}


@pytest.mark.parametrize(("one", "other"), [*product(TABLES, repeat=2)])
def test_a_table_plays_like_itself_and_like_no_other_game(one, other):
    assert isinstance(TABLES[one], GameTable)
    assert TABLES[one].plays_like(TABLES[other]) is (one == other)


@pytest.mark.parametrize("slug", TABLES)
def test_a_table_with_other_rows_plays_alike_and_one_with_other_commits_does_not(slug):
    table = TABLES[slug]
    assert table.plays_like(replace(table, rows=()))
    assert not table.plays_like(replace(table, commits=dict(table.commits)))
    assert not table.plays_like(replace(table, points=dict(table.points)))
    assert not table.plays_like(replace(table, flow=object()))


@pytest.mark.parametrize(
    ("slug", "spans"),
    [
        ("magic", {"turn", "combat", "last turn", "this way"}),
        ("flesh-and-blood", {"turn", "combat chain", "chain link", "together", "this way"}),
        ("riftbound", {"turn", "combat", "beginning phase"}),
    ],
)
def test_what_has_happened_is_counted_within_the_spans_that_the_texts_of_a_game_know(slug, spans):
    assert set(TABLES[slug].vocabulary.past_spans) == spans


# --- items -----------------------------------------------------------------------------------------------------------


def test_an_item_begins_with_nothing_chosen_nothing_paid_and_pending():
    item = Item(1, "spark", "ability", thing("Elk", "field"), "Ann")
    assert item.pending
    assert [item.checked, item.accepted, item.by_trigger, item.fizzled] == [False] * 4
    assert (item.targets, item.modes, item.places, item.paid) == ({}, {}, {}, NOTHING_PAID)


# --- damage that several share ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(5))
def test_of_some_creatures_every_group_is_tried_from_none_to_all(count):
    these = [f"c{number}" for number in range(count)]
    groups = list(division._some_of(these))
    assert len(groups) == len(set(groups)) == 2**count
    assert (groups[0], groups[-1]) == ((), tuple(these))
    assert [len(group) for group in groups] == sorted(len(group) for group in groups)
