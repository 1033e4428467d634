"""One change carried out on one object, without a game: what it makes of it, or that it finds nothing; what is told."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from rules_data.core.abilities import Ability, AbilityKind, CardFacts, Pick, Relation, Selector
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.continuous import Layers
from rules_data.core.evaluator.continuous.applying import carry_out, forbidden
from rules_data.core.evaluator.continuous.effects import Part
from rules_data.core.evaluator.continuous.working import Working
from rules_data.core.evaluator.policy import (
    A_BASE_VALUE_IS_GIVEN,
    A_COPY_GOES_ON_LYING_AS_IT_LIES,
    A_KEYWORD_CAN_BE_HAD_TWICE,
    A_LOST_TYPE_TAKES_ITS_WORDS,
    A_NUMBER_IS_NEVER_BELOW_ZERO,
    A_REMOVAL_SPARES_WHAT_WAS_ADDED,
    A_WORD_THAT_IS_SET_REPLACES_OTHERS,
    ONLY_A_PROHIBITION_PREVENTS_ADDING,
)
from rules_data.core.evaluator.state import GameObject

ROAR, PURR, HUM = (Ability(AbilityKind.TRIGGERED, name=name) for name in ("roar", "purr", "hum"))
CARD = CardFacts(
    "Lynx",
    ("beast",),
    tags=("cat", "small"),
    keywords=(("swift", 1), ("horned", 2)),
    stats=(("weight", 4), ("height", 7)),
    abilities=(ROAR, PURR),
    domains=("grey",),
)
KINDS = {"cat": "species", "dog": "species", "small": "size", "large": "size", "tall": "size"}
LAYERS = Layers(
    layers=(),
    order=(),
    new_numbers=False,
    told=True,
    belongs=lambda word, kind: KINDS.get(word) == kind,
    displaced=lambda traits: {word for word in traits.tags if KINDS.get(word) == "species"},
    of_its_kind=lambda word, traits: {each for each in traits.tags if KINDS.get(each) == KINDS.get(word)},
    left_behind=lambda traits: {"cat", "dog"} if "beast" not in traits.types else set(),
    brings=lambda word, traits: (HUM,) if word == "dog" else (),
    of_keyword=lambda word, number: (PURR,) if word == "horned" else (),
)


def carried_out(change, *rulings, layers=LAYERS, amount=0, before=(), statuses=frozenset(), cannot=()):
    """The object on which a change has been carried out after those `before` it, and whether it found anything."""
    thing = GameObject("Lynx", CARD, "Ann", "Ann", "field", statuses=statuses)
    working = Working(thing, layers.printed(thing))
    working.traits.cannot.update(cannot)
    ev = SimpleNamespace(rules=SimpleNamespace(ask=lambda question, *_: question in rulings))
    for earlier in before:
        carry_out(ev, layers, working, _part(earlier), getattr(earlier, "amount", 0))
    told = len(working.applied)
    did = carry_out(ev, layers, working, _part(change), amount)
    assert len(working.applied) == told + did * layers.told, "what finds nothing to change is not told, all else is"
    return working, did


def _part(change):
    return Part(None, 0, change, 1, 1, 1)


def numbers(working):
    return dict(working.traits.stats), dict(working.traits.base)


# --- numbers ---------------------------------------------------------------------------------------------------------

# A change and its amount -> the value and the base value of the weight, which are 4 and 4 before.
OF_A_NUMBER = {
    "added to the value": (kinds.AddToValue("weight", 0), 3, 7, 4),
    "added by less than nothing": (kinds.AddToValue("weight", 0), -3, 1, 4),
    "taken from the value": (kinds.SubtractFromValue("weight", 0), 3, 1, 4),
    "the value set": (kinds.SetValue("weight", 0), 9, 9, 4),
    "the value multiplied": (kinds.MultiplyValue("weight", 0), 3, 12, 4),
    "the value multiplied by nothing": (kinds.MultiplyValue("weight", 0), 0, 0, 4),
    "the value divided, rounded up": (kinds.DivideValue("weight", 0, "up"), 3, 2, 4),
    "the value divided, rounded down": (kinds.DivideValue("weight", 0, "down"), 3, 1, 4),
    "added to the base": (kinds.AddToBase("weight", 0), 3, 7, 7),
    "taken from the base": (kinds.SubtractFromBase("weight", 0), 3, 1, 1),
    "the base set": (kinds.SetBase("weight", 0), 9, 9, 9),
    "the base multiplied": (kinds.MultiplyBase("weight", 0), 3, 12, 12),
    "the base divided, rounded up": (kinds.DivideBase("weight", 0, "up"), 3, 2, 2),
    "the base divided, rounded down": (kinds.DivideBase("weight", 0, "down"), 3, 1, 1),
}


@pytest.mark.parametrize(("change", "amount", "value", "base"), OF_A_NUMBER.values(), ids=OF_A_NUMBER)
def test_a_change_of_a_number_makes_another_of_it_and_of_no_other_number(change, amount, value, base):
    working, did = carried_out(change, amount=amount)
    assert did
    assert numbers(working) == ({"weight": value, "height": 7}, {"weight": base, "height": 7})


@pytest.mark.parametrize(("change", "amount", "value", "base"), OF_A_NUMBER.values(), ids=OF_A_NUMBER)
def test_an_object_without_that_number_is_not_changed(change, amount, value, base):
    working, did = carried_out(replace(change, number="depth"), amount=amount)
    assert not did
    assert numbers(working) == ({"weight": 4, "height": 7}, {"weight": 4, "height": 7})


@pytest.mark.parametrize("kind", [kinds.AddToValue, kinds.AddToBase, kinds.SetValue, kinds.SetBase])
def test_where_effects_can_give_a_number_what_has_none_gets_it_from_nothing(kind):
    working, did = carried_out(kind("depth", 0), amount=3, layers=replace(LAYERS, new_numbers=True))
    assert did
    assert working.traits.stats["depth"] == 3
    assert working.traits.base["depth"] == (3 if issubclass(kind, kinds.OfBase) else 0)


@pytest.mark.parametrize(("change", "amount", "value", "base"), OF_A_NUMBER.values(), ids=OF_A_NUMBER)
def test_what_was_added_to_a_value_stays_when_its_base_is_another(change, amount, value, base):
    working, _ = carried_out(change, amount=amount, before=[kinds.AddToValue("weight", 10)])
    if isinstance(change, kinds.OfBase):
        assert working.traits.stats["weight"] == base + 10
    assert working.traits.base["weight"] == base


def test_a_base_value_is_given_to_what_has_none_only_where_a_rule_says_so():
    refused, did_not = carried_out(kinds.SetBase("depth", 0), amount=5)
    given, did = carried_out(kinds.SetBase("depth", 0), A_BASE_VALUE_IS_GIVEN, amount=5)
    assert (did_not, did) == (False, True)
    assert "depth" not in refused.traits.stats
    assert (given.traits.stats["depth"], given.traits.base["depth"]) == (5, 5)


@pytest.mark.parametrize(
    ("change", "amount"),
    [
        (kinds.AddToValue("weight", 0), -9),
        (kinds.SubtractFromValue("weight", 0), 9),
        (kinds.SubtractFromBase("weight", 0), 9),
    ],
    ids=["a negative amount", "from the value", "from the base"],
)
def test_a_number_goes_below_0_unless_a_rule_keeps_it_from_that(change, amount):
    free, _ = carried_out(change, amount=amount)
    kept, _ = carried_out(change, A_NUMBER_IS_NEVER_BELOW_ZERO, amount=amount)
    assert (free.traits.stats["weight"], kept.traits.stats["weight"]) == (-5, 0)


@pytest.mark.parametrize(
    ("change", "amount", "verb", "does"),
    [
        (kinds.AddToValue("weight", 0), 1, "gain", False),
        (kinds.AddToValue("weight", 0), -1, "gain", True),
        (kinds.AddToValue("weight", 0), -1, "lose", False),
        (kinds.AddToValue("weight", 0), 1, "lose", True),
        (kinds.SubtractFromValue("weight", 0), 1, "lose", False),
        (kinds.SubtractFromValue("weight", 0), 1, "gain", True),
        (kinds.SetValue("weight", 0), 1, "lose", True),
        (kinds.SetBase("weight", 0), 9, "gain", True),
    ],
)
def test_what_may_not_gain_or_lose_a_number_does_not_and_may_be_set_all_the_same(change, amount, verb, does):
    working, did = carried_out(change, amount=amount, cannot=[f"{verb} weight"])
    assert did is does
    assert (numbers(working)[0]["weight"] != 4) is does


def test_a_prohibition_on_one_number_leaves_the_others_alone():
    working, did = carried_out(kinds.AddToValue("height", 0), amount=2, cannot=["gain weight", "lose height"])
    assert did
    assert numbers(working)[0] == {"weight": 4, "height": 9}


def test_swapped_bases_take_what_was_added_to_either_value_with_neither():
    working, did = carried_out(kinds.SwapBases("weight", "height"), before=[kinds.AddToValue("weight", 2)])
    assert did
    assert numbers(working) == ({"weight": 9, "height": 4}, {"weight": 7, "height": 4})


def test_switched_values_take_along_what_was_added_and_leave_the_bases():
    working, did = carried_out(kinds.SwitchValues("weight", "height"), before=[kinds.AddToValue("weight", 2)])
    assert did
    assert numbers(working) == ({"weight": 7, "height": 6}, {"weight": 4, "height": 7})


@pytest.mark.parametrize("kind", [kinds.SwapBases, kinds.SwitchValues])
@pytest.mark.parametrize("names", [("weight", "depth"), ("depth", "weight"), ("depth", "length")])
def test_nothing_is_swapped_with_a_number_that_is_not_there(kind, names):
    working, did = carried_out(kind(*names))
    assert not did
    assert numbers(working) == ({"weight": 4, "height": 7}, {"weight": 4, "height": 7})


def test_a_number_that_is_gained_is_one_only_for_what_did_not_have_it():
    gained, did = carried_out(kinds.GainNumber("depth", 0), amount=3)
    kept, did_not = carried_out(kinds.GainNumber("weight", 0), amount=3)
    assert (did, did_not) == (True, False)
    assert (gained.traits.stats["depth"], gained.traits.base["depth"]) == (3, 3)
    assert numbers(kept)[0]["weight"] == 4


def test_a_number_that_is_lost_is_gone_whatever_was_added_to_it():
    lost, did = carried_out(kinds.LoseNumber("weight"), before=[kinds.AddToValue("weight", 2)])
    same, did_not = carried_out(kinds.LoseNumber("depth"))
    assert (did, did_not) == (True, False)
    assert numbers(lost) == ({"height": 7}, {"height": 7})
    assert numbers(same)[0] == {"weight": 4, "height": 7}


# --- keywords and abilities ------------------------------------------------------------------------------------------


def test_a_keyword_that_is_gained_comes_with_its_number_and_its_abilities():
    working, did = carried_out(kinds.GainKeyword("winged"), amount=2)
    again, _ = carried_out(kinds.GainKeyword("horned"), A_KEYWORD_CAN_BE_HAD_TWICE, amount=1)
    assert did
    assert working.traits.keywords == {"swift": 1, "horned": 2, "winged": 2}
    assert again.traits.keywords["horned"] == 3
    assert again.traits.several["horned"] == (2, 1)
    assert again.traits.abilities == (ROAR, PURR, PURR)


def test_a_keyword_is_had_once_where_no_rule_says_that_it_can_be_had_twice():
    working, did = carried_out(kinds.GainKeyword("horned"), amount=1)
    assert not did
    assert working.traits.keywords == {"swift": 1, "horned": 2}
    assert working.traits.several == {}


@pytest.mark.parametrize("word", [f"ward against {kinds.CHOSEN_DOMAIN}", kinds.CHOSEN_DOMAIN])
def test_a_keyword_that_speaks_of_a_choice_nobody_has_made_is_none(word):
    working, did = carried_out(kinds.GainKeyword(word), amount=1)
    assert not did
    assert working.traits.keywords == {"swift": 1, "horned": 2}


def test_a_keyword_that_is_lost_takes_the_abilities_that_it_stands_for_along():
    working, did = carried_out(kinds.LoseKeyword("horned"))
    other, _ = carried_out(kinds.LoseKeyword("swift"))
    assert did
    assert (working.traits.keywords, working.traits.abilities) == ({"swift": 1}, (ROAR,))
    assert (other.traits.keywords, other.traits.abilities) == ({"horned": 2}, (ROAR, PURR))


def test_what_may_not_gain_or_lose_a_keyword_keeps_what_it_has():
    kept, did_not_lose = carried_out(kinds.LoseKeyword("horned"), cannot=["lose horned"])
    same, did_not_gain = carried_out(kinds.GainKeyword("winged"), amount=1, cannot=["gain winged"])
    other, did = carried_out(kinds.LoseKeyword("swift"), cannot=["lose horned", "gain swift"])
    assert (did_not_lose, did_not_gain, did) == (False, False, True)
    assert kept.traits.keywords == same.traits.keywords == {"swift": 1, "horned": 2}
    assert other.traits.keywords == {"horned": 2}


@pytest.mark.parametrize("spared", [True, False])
def test_a_removal_of_all_spares_what_was_added_where_a_rule_says_so(spared):
    rulings = [A_REMOVAL_SPARES_WHAT_WAS_ADDED] if spared else []
    before = [kinds.GainKeyword("winged", 1), kinds.GainAbility(HUM)]
    words, _ = carried_out(kinds.LoseKeyword(kinds.ALL), *rulings, before=before)
    texts, _ = carried_out(kinds.LoseAbilities(), *rulings, before=before)
    assert set(words.traits.keywords) == ({"winged"} if spared else set())
    assert texts.traits.abilities == ((HUM,) if spared else ())
    assert set(texts.traits.keywords) == ({"winged"} if spared else set())


@pytest.mark.parametrize("lost", ["winged", kinds.ALL])
def test_what_was_removed_comes_back_only_where_nothing_but_a_prohibition_keeps_it_away(lost):
    kept_away, did_not = carried_out(kinds.GainKeyword("winged"), amount=1, before=[kinds.LoseKeyword(lost)])
    added, did = carried_out(
        kinds.GainKeyword("winged"), ONLY_A_PROHIBITION_PREVENTS_ADDING, amount=1, before=[kinds.LoseKeyword(lost)]
    )
    assert (did_not, did) == (False, True)
    assert ("winged" in kept_away.traits.keywords, "winged" in added.traits.keywords) == (False, True)


def test_an_ability_that_is_gained_stands_behind_the_others_and_is_lost_by_its_name():
    gained, did = carried_out(kinds.GainAbility(HUM))
    lost, did_too = carried_out(kinds.LoseAbility("roar"), before=[kinds.GainAbility(HUM)])
    assert (did, did_too) == (True, True)
    assert gained.traits.abilities == (ROAR, PURR, HUM)
    assert lost.traits.abilities == (PURR, HUM)


def test_an_ability_of_a_name_that_was_lost_is_not_gained_again():
    refused, did_not = carried_out(kinds.GainAbility(HUM), before=[kinds.LoseAbility("hum")])
    other, did = carried_out(kinds.GainAbility(HUM), before=[kinds.LoseAbility("roar")])
    assert (did_not, did) == (False, True)
    assert refused.traits.abilities == (ROAR, PURR)
    assert other.traits.abilities == (PURR, HUM)


def test_what_may_gain_no_abilities_gains_none():
    working, did = carried_out(kinds.GainAbility(HUM), cannot=["gain abilities"])
    assert not did
    assert working.traits.abilities == (ROAR, PURR)


def test_what_may_not_lose_all_keywords_keeps_them_and_loses_the_rest_of_its_text():
    working, _ = carried_out(kinds.LoseText(), cannot=[f"lose {kinds.ALL}"])
    assert (working.traits.abilities, working.traits.keywords) == ((), {"swift": 1, "horned": 2})


# --- words: what it is -----------------------------------------------------------------------------------------------


def test_words_are_gained_beside_those_there_are_with_what_they_bring():
    tagged, did = carried_out(kinds.GainTag("dog", ("large",)))
    typed, _ = carried_out(kinds.GainType("machine"))
    assert did
    assert tagged.traits.tags == {"cat", "small", "dog", "large"}
    assert tagged.traits.abilities == (ROAR, PURR, HUM)
    assert (typed.traits.types, typed.traits.abilities) == ({"beast", "machine"}, (ROAR, PURR))


def test_a_word_that_nobody_has_chosen_is_none():
    working, did = carried_out(kinds.GainTag(kinds.CHOSEN_TAG))
    coloured, did_not = carried_out(kinds.SetDomain(kinds.CHOSEN_DOMAIN))
    assert (did, did_not) == (False, False)
    assert working.traits.tags == {"cat", "small"}
    assert coloured.traits.domains == {"grey"}


@pytest.mark.parametrize("cannot", [["gain dog"], ["gain dog", "gain large"]])
def test_of_several_words_those_are_gained_that_may_be(cannot):
    working, did = carried_out(kinds.GainTag("dog", ("large",)), cannot=cannot)
    assert did is (len(cannot) == 1)
    assert working.traits.tags == {"cat", "small"} | ({"large"} if did else set())


@pytest.mark.parametrize(
    ("lost", "left"), [("cat", {"small"}), ("species", {"small"}), ("size", {"cat"}), ("dog", None)]
)
def test_a_word_is_lost_by_itself_or_with_all_of_its_kind(lost, left):
    working, _ = carried_out(kinds.LoseTag(lost))
    assert working.traits.tags == ({"cat", "small"} if left is None else left)


def test_words_that_were_added_stay_where_a_removal_spares_them():
    before = [kinds.GainTag("dog")]
    spared, _ = carried_out(kinds.LoseTag("species"), A_REMOVAL_SPARES_WHAT_WAS_ADDED, before=before)
    gone, _ = carried_out(kinds.LoseTag("species"), before=before)
    assert (spared.traits.tags, gone.traits.tags) == ({"small", "dog"}, {"small"})


@pytest.mark.parametrize("takes", [True, False])
def test_a_type_that_is_lost_takes_along_the_words_that_belong_to_it_alone(takes):
    working, _ = carried_out(kinds.LoseType("beast"), *([A_LOST_TYPE_TAKES_ITS_WORDS] if takes else []))
    other, _ = carried_out(kinds.LoseType("machine"), A_LOST_TYPE_TAKES_ITS_WORDS, before=[kinds.LoseTag("cat")])
    assert working.traits.types == set()
    assert working.traits.tags == ({"small"} if takes else {"cat", "small"})
    assert other.traits.tags == {"small"}


def test_what_may_not_lose_a_word_keeps_it():
    working, did = carried_out(kinds.LoseTag("cat"), cannot=["lose cat"])
    assert not did
    assert working.traits.tags == {"cat", "small"}


@pytest.mark.parametrize("replaces", [True, False])
def test_a_word_that_is_set_takes_the_place_of_its_kind_and_of_all_text(replaces):
    rulings = [A_WORD_THAT_IS_SET_REPLACES_OTHERS] if replaces else []
    working, did = carried_out(kinds.SetTag("dog"), *rulings)
    assert did
    assert working.traits.tags == ({"dog", "small"} if replaces else {"cat", "dog", "small"})
    assert working.traits.abilities == ((HUM,) if replaces else (ROAR, PURR, HUM))
    assert working.traits.keywords == ({} if replaces else {"swift": 1, "horned": 2})


@pytest.mark.parametrize("replaces", [True, False])
def test_a_word_that_is_replaced_takes_the_place_of_its_kind_and_leaves_the_text(replaces):
    rulings = [A_WORD_THAT_IS_SET_REPLACES_OTHERS] if replaces else []
    working, did = carried_out(kinds.ReplaceTag("large", ("tall",)), *rulings)
    assert did
    assert working.traits.tags == {"cat", "large", "tall"} | (set() if replaces else {"small"})
    assert working.traits.abilities == (ROAR, PURR)


@pytest.mark.parametrize(
    ("change", "domains"),
    [
        (kinds.SetDomain("red"), {"red"}),
        (kinds.SetDomain("red", ("blue", "white")), {"red", "blue", "white"}),
        (kinds.SetDomain(""), set()),
    ],
)
def test_a_domain_that_is_set_takes_the_place_of_all_it_had(change, domains):
    working, did = carried_out(change)
    assert did
    assert working.traits.domains == domains


def test_a_name_and_a_controller_are_set():
    named, did = carried_out(kinds.SetName("Nobody"))
    taken, did_too = carried_out(kinds.Controlled(Relation.YOU, "Bob"))
    assert (did, did_too) == (True, True)
    assert (named.traits.name, taken.traits.controller) == ("Nobody", "Bob")


# --- copies ----------------------------------------------------------------------------------------------------------

OTHER = CardFacts("Yak", ("ox",), tags=("dog",), keywords=(("heavy", 3),), stats=(("weight", 9),), domains=("brown",))


def test_a_copy_has_all_that_is_printed_on_the_other_card_and_nothing_of_its_own():
    working, did = carried_out(kinds.Copy(None, OTHER), before=[kinds.AddToValue("weight", 2)])
    traits = working.traits
    assert did
    assert (traits.name, traits.types, traits.tags, traits.keywords) == ("Yak", {"ox"}, {"dog"}, {"heavy": 3})
    assert (traits.stats, traits.base, traits.abilities, traits.domains) == (
        {"weight": 9},
        {"weight": 9},
        (),
        {"brown"},
    )


def test_a_copy_of_nothing_changes_nothing():
    working, did = carried_out(kinds.Copy(Selector(Pick.ME)))
    assert not did
    assert (working.traits.name, working.traits.types) == ("Lynx", {"beast"})


@pytest.mark.parametrize("lies", [True, False])
def test_a_copy_goes_on_lying_as_it_lies_where_a_rule_says_so(lies):
    seen = []

    def printed(thing):
        seen.append(thing.statuses)
        return LAYERS.printed(thing)

    rulings = [A_COPY_GOES_ON_LYING_AS_IT_LIES] if lies else []
    layers = replace(LAYERS, printed=printed)
    carried_out(kinds.Copy(None, OTHER), *rulings, layers=layers, statuses=frozenset(("face down",)))
    assert seen[-1] == (frozenset(("face down",)) if lies else frozenset())


# --- what the rules allow --------------------------------------------------------------------------------------------

FORBIDDING = {
    kinds.Cannot("attack"): "attack",
    kinds.CannotGain("swift"): "gain swift",
    kinds.CannotLose("weight"): "lose weight",
    kinds.Skip("draw"): "skip draw",
}


@pytest.mark.parametrize(("change", "word"), FORBIDDING.items(), ids=FORBIDDING.values())
def test_a_prohibition_is_kept_as_what_cannot_be_done(change, word):
    working, did = carried_out(change)
    assert did
    assert forbidden(change) == word
    assert working.traits.cannot == {word}


@pytest.mark.parametrize("change", [kinds.Can("attack"), kinds.SetName("Nobody"), kinds.AddToValue("weight", 1)])
def test_what_is_no_prohibition_forbids_nothing(change):
    working, _ = carried_out(change)
    assert forbidden(change) == ""
    assert working.traits.cannot == set()


def test_an_allowance_and_a_requirement_are_kept_beside_those_before():
    allowed, _ = carried_out(kinds.Can("fly"), before=[kinds.Can("swim")])
    first, second = kinds.Must("attack"), kinds.Must("block")
    required, _ = carried_out(second, before=[first])
    assert allowed.traits.can == {"fly", "swim"}
    assert required.traits.must == (first, second)


# --- what is told ----------------------------------------------------------------------------------------------------

TOLD = {
    kinds.AddToValue("weight", 0): ("weight", "4", "6"),
    kinds.SetBase("weight", 0): ("base weight", "4", "2"),
    kinds.SwapBases("weight", "height"): ("base weight and height", "4 and 7", "7 and 4"),
    kinds.SwitchValues("weight", "height"): ("weight and height", "4 and 7", "7 and 4"),
    kinds.GainNumber("depth", 0): ("depth", "none", "2"),
    kinds.LoseNumber("weight"): ("weight", "4", "none"),
    kinds.GainKeyword("winged"): ("keywords", "horned 2, swift", "horned 2, swift, winged 2"),
    kinds.GainAbility(HUM): ("abilities", "2", "3"),
    kinds.LoseAbilities(): ("abilities", "2", "0"),
    kinds.SetName("Nobody"): ("name", "Lynx", "Nobody"),
    kinds.Controlled(Relation.YOU, "Bob"): ("controller", "nobody", "Bob"),
    kinds.Enters("exhausted"): ("enters", "", "exhausted"),
}


@pytest.mark.parametrize(("change", "expected"), TOLD.items(), ids=lambda each: getattr(each, "what", None))
def test_what_was_applied_is_told_with_its_property_before_and_after(change, expected):
    working, _ = carried_out(change, amount=2)
    (told,) = working.applied
    assert (told.property, told.before, told.after, told.amount) == (*expected, 2)


def test_nothing_is_told_where_the_game_does_not_ask_for_it():
    working, did = carried_out(kinds.AddToValue("weight", 0), amount=2, layers=replace(LAYERS, told=False))
    assert did
    assert working.applied == []
    assert working.traits.stats["weight"] == 6
