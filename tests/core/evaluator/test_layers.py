"""The engine for continuous effects by itself, with made-up layers: order, timestamps, dependency, late abilities."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    CardFacts,
    Continuous,
    CountOf,
    Duration,
    Filter,
    OfType,
    Pick,
    Selector,
    Tagged,
    WithNumber,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.continuous import Derivations, InLayers, Late, Layer, Layers, OrderBy, Sublayer
from rules_data.core.evaluator.policy import PASSIVES_AFFECT_PLAY, PolicyTable
from rules_data.core.evaluator.state import Deadline, GameObject, GameState, Modifier

WHAT, HAS, SIZE = 1, 2, 3


def reads(part):
    if isinstance(part, OfType | Tagged):
        return WHAT
    return SIZE if isinstance(part, WithNumber) else 0


LAYERS = Layers(
    layers=(
        Layer(WHAT, "what it is", (kinds.OfWord,), rules=("1",)),
        Layer(HAS, "what it has", (kinds.GainKeyword, kinds.GainAbility, kinds.LoseAbilities), rules=("2",)),
        Layer(
            SIZE,
            "its size",
            (kinds.SetBase, kinds.AddToValue),
            (Sublayer("set", (kinds.SetBase,)), Sublayer("added", (kinds.AddToValue,))),
            rules=("3",),
        ),
    ),
    order=(OrderBy.TIMESTAMP, OrderBy.SEAT),
    dependency=True,
    objects_stay=True,
    reads=reads,
    counters={"moss": (kinds.AddToValue("weight", 1), kinds.GainKeyword("soft"))},
)


def a(*criteria):
    return Selector(Pick.ALL, Filter(tuple(criteria)), target=False)


STONES, TREES = a(OfType(("stone",))), a(OfType(("tree",)))
ME = Selector(Pick.ME)


def static(affects, *changes, name=""):
    return Ability(AbilityKind.PASSIVE, continuous=Continuous(affects, changes), name=name)


def thing(handle, order, *abilities, player="Ana", types=("stone",), weight=2, **more):
    card = CardFacts(handle, types, stats=(("weight", weight),), abilities=abilities)
    return GameObject(handle, card, player, player, "field", order=order, **more)


def derived(*things, layers=LAYERS):
    """What the objects are, by handle, on a table of two players that knows nothing but these layers."""
    board = SimpleNamespace(player_type="", waiting_types=frozenset())
    game = SimpleNamespace(
        derivation=InLayers(layers),
        vocabulary=SimpleNamespace(board=board),
        waiting_zone="queue",
        board_zones=frozenset(("field",)),
        controlled_zones=frozenset(("field",)),
        looked_at=frozenset(),
        works_from=lambda ev, ability, thing: thing.zone == "field",
        in_zone=lambda zone, asked: zone == asked,
        stat_of=lambda thing, traits, stat: traits.stats.get(stat, 0),
        found_as_last_known=lambda ev, flt: (),
    )
    state = GameState(("Ana", "Ben"), "Ana", "main", {each.handle: each for each in things}, {})
    points = {PASSIVES_AFFECT_PLAY.name: PASSIVES_AFFECT_PLAY.goes("yes")}
    rules = PolicyTable("v1", (), points, {PASSIVES_AFFECT_PLAY.name: {"v1": ("9",)}})
    ev = SimpleNamespace(game=game, rules=rules, state=state, deadline=Deadline())
    ev.derived = Derivations(ev, depends=True)
    return ev.derived.all_traits(state)


def weight(found, handle):
    return found[handle].stats["weight"]


def test_each_layer_sees_what_the_layers_before_it_made_of_objects():
    lawn = thing("Lawn", 1, static(STONES, kinds.AddToValue("weight", 3)), types=("law",))
    wand = thing("Wand", 2, static(TREES, kinds.GainType("stone")), types=("law",))
    found = derived(lawn, wand, thing("Oak", 3, types=("tree",), player="Ben"), thing("Flint", 4))
    assert (weight(found, "Oak"), weight(found, "Flint"), weight(found, "Lawn")) == (5, 5, 2)
    assert found["Oak"].types == {"tree", "stone"}


def test_inside_a_sublayer_the_newer_effect_has_the_last_word():
    older = thing("Older", 1, static(STONES, kinds.SetBase("weight", 7)), types=("law",))
    newer = thing("Newer", 5, static(STONES, kinds.SetBase("weight", 4)), types=("law",), player="Ben")
    found = derived(newer, older, thing("Flint", 3), thing("Basalt", 6, player="Ben"))
    assert (weight(found, "Flint"), weight(found, "Basalt")) == (4, 4)


def test_sublayers_come_before_timestamps():
    adds = thing("Adds", 1, static(STONES, kinds.AddToValue("weight", 3)), types=("law",))
    sets = thing("Sets", 2, static(STONES, kinds.SetBase("weight", 1)), types=("law",))
    assert weight(derived(adds, sets, thing("Flint", 3)), "Flint") == 4


def test_what_a_spell_made_of_one_object_has_the_time_at_which_it_was_made():
    law = thing("Law", 4, static(STONES, kinds.SetBase("weight", 7)), types=("law",))
    made = Modifier(kinds.SetBase("weight", 1), Duration.THIS_TURN, 2, "spell")
    later = replace(made, timestamp=9)
    found = derived(law, thing("Flint", 1, modifiers=(made,)), thing("Basalt", 3, modifiers=(later,)))
    assert (weight(found, "Flint"), weight(found, "Basalt")) == (7, 1)


@pytest.mark.parametrize("orders", [(1, 2), (2, 1)])
def test_an_effect_waits_for_another_that_brings_it_objects_whichever_is_older(orders):
    """Stones are marked; trees are stones. The marking depends on the other, as both change what objects are."""
    marks = thing("Marks", orders[0], static(STONES, kinds.GainTag("Marked")), types=("law",))
    wand = thing("Wand", orders[1], static(TREES, kinds.GainType("stone")), types=("law",))
    found = derived(marks, wand, thing("Oak", 3, types=("tree",)))
    assert found["Oak"].tags == {"Marked"}


def test_effects_that_wait_for_one_another_are_applied_by_their_timestamps():
    one = thing("One", 1, static(STONES, kinds.GainType("tree")), types=("law",))
    two = thing("Two", 2, static(TREES, kinds.GainType("stone")), types=("law",))
    found = derived(one, two, thing("Oak", 3, types=("tree",)), thing("Flint", 4))
    assert (found["Oak"].types, found["Flint"].types) == ({"tree", "stone"}, {"stone", "tree"})


@pytest.mark.parametrize("orders", [(1, 2), (2, 1)])
def test_an_effect_whose_ability_is_taken_away_in_its_own_layer_is_not_applied(orders):
    silence = thing("Silence", orders[0], static(a(OfType(("law",))), kinds.LoseAbilities()), types=("hush",))
    law = thing("Law", orders[1], static(STONES, kinds.GainKeyword("soft")), types=("law",), player="Ben")
    assert "soft" not in derived(silence, law, thing("Flint", 3))["Flint"].keywords


def test_an_effect_that_has_begun_goes_on_without_its_ability_to_the_same_objects():
    law = thing("Law", 1, static(STONES, kinds.GainTag("Marked"), kinds.AddToValue("weight", 5)), types=("law",))
    silence = thing("Silence", 2, static(a(OfType(("law",))), kinds.LoseAbilities()), types=("hush",))
    found = derived(law, silence, thing("Flint", 3))
    assert (found["Flint"].tags, weight(found, "Flint"), found["Law"].abilities) == ({"Marked"}, 7, ())


@pytest.mark.parametrize("late", list(Late))
def test_an_ability_that_comes_late_is_applied_all_the_same(late):
    gift = static(ME, kinds.GainTag("Gifted"))
    giver = thing("Giver", 1, static(STONES, kinds.GainAbility(gift)), types=("law",))
    found = derived(giver, thing("Flint", 2), layers=replace(LAYERS, late=late))
    assert found["Flint"].tags == {"Gifted"}
    assert found["Giver"].tags == set()


def test_a_counted_amount_is_that_of_the_layer_in_which_it_is_applied():
    crowd = static(STONES, kinds.AddToValue("weight", CountOf(Filter((OfType(("stone",)),)))))
    law = thing("Law", 1, crowd, types=("law",))
    wand = thing("Wand", 2, static(TREES, kinds.GainType("stone")), types=("law",))
    found = derived(law, wand, thing("Flint", 3), thing("Oak", 4, types=("tree",), player="Ben"))
    assert (weight(found, "Flint"), weight(found, "Oak")) == (4, 4)


def test_counters_are_as_much_as_their_number_and_keywords_once():
    found = derived(thing("Flint", 1, counters={"moss": 3}), thing("Basalt", 2, counters={"dust": 2}))
    assert (weight(found, "Flint"), found["Flint"].keywords) == (5, {"soft": 1})
    assert weight(found, "Basalt") == 2


def test_a_number_that_an_object_does_not_have_is_given_only_where_the_game_says_so():
    law = thing("Law", 1, static(STONES, kinds.SetBase("height", 3)), types=("law",))
    assert derived(law, thing("Flint", 2))["Flint"].stats["height"] == 3
    assert "height" not in derived(law, thing("Flint", 2), layers=replace(LAYERS, new_numbers=False))["Flint"].stats


def test_what_no_layer_takes_is_refused_unless_the_game_looks_it_up_elsewhere():
    law = thing("Law", 1, static(STONES, kinds.Cannot("move")), types=("law",))
    with pytest.raises(Exception, match="makes a change of 'cannot'"):
        derived(law, thing("Flint", 2))
    known = replace(LAYERS, elsewhere=(kinds.Cannot,))
    assert weight(derived(law, thing("Flint", 2), layers=known), "Flint") == 2


CHANGES = st.sampled_from(
    [
        (WHAT, kinds.GainTag("Marked")),
        (HAS, kinds.GainKeyword("soft")),
        (SIZE, kinds.SetBase("weight", 9)),
    ]
)


@given(made=st.lists(CHANGES, min_size=2, max_size=3, unique_by=lambda each: each[0]), seed=st.permutations(range(3)))
def test_effects_of_different_layers_give_the_same_whichever_was_made_first(made, seed):
    def in_order(places):
        laws = [
            thing(f"Law {layer}", places[number], static(STONES, change), types=("law",))
            for number, (layer, change) in enumerate(made)
        ]
        flint = derived(*laws, thing("Flint", 8), thing("Oak", 9, types=("tree",)))["Flint"]
        return flint.types, flint.tags, flint.keywords, flint.stats

    assert in_order(seed) == in_order(range(3))


def test_the_sublayer_of_a_change_below_zero_can_be_its_own():
    two = (Sublayer("more", (kinds.AddToValue,)), Sublayer("less", below_zero=(kinds.AddToValue,)))
    layer = Layer(1, "sums", (kinds.AddToValue,), two)
    change = kinds.AddToValue("weight", 1)
    assert (layer.sublayer_of(change, 1, False), layer.sublayer_of(change, -1, False)) == (1, 2)
