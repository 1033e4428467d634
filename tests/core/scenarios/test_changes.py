"""Each kind of change is one record with its own fields; a file writes those that its game's effects can make."""

import dataclasses

import pytest

from rules_data.core.abilities import Change, Pick, Relation, Selector
from rules_data.core.abilities import changes as kinds
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file, scenario_json_schema

ABILITY = "{use: {}, do: [{draw: 1}]}"
# What a file says, and the record it is read as; each is a change that Flesh and Blood's effects can make.
READ = {
    "power: 2": kinds.AddToValue("power", 2),
    "minus power: 1": kinds.SubtractFromValue("power", 1),
    "set power: 5": kinds.SetValue("power", 5),
    "times power: 2": kinds.MultiplyValue("power", 2),
    "divide power: 2": kinds.DivideValue("power", 2),
    "divide power: 2, rounded: up": kinds.DivideValue("power", 2, "up"),
    "divide base power: 2, rounded: down": kinds.DivideBase("power", 2, "down"),
    "plus base power: 1": kinds.AddToBase("power", 1),
    "minus base power: 1": kinds.SubtractFromBase("power", 1),
    "base power: 5": kinds.SetBase("power", 5),
    "set base power: 5": kinds.SetBase("power", 5),
    "times base power: 2": kinds.MultiplyBase("power", 2),
    "divide base power: 2": kinds.DivideBase("power", 2),
    "swap base: [power, defense]": kinds.SwapBases("power", "defense"),
    "gain number: {power: 3}": kinds.GainNumber("power", 3),
    "lose number: defense": kinds.LoseNumber("defense"),
    "type: action": kinds.GainType("action"),
    "lose type: action": kinds.LoseType("action"),
    "subtype: Attack": kinds.GainTag("attack"),
    "lose subtypes: all": kinds.LoseTag("subtypes"),
    "color: red": kinds.SetDomain("red"),
    "called: Nobody": kinds.SetName("Nobody"),
    "copy of: me": kinds.Copy(Selector(Pick.ME)),
    "controller: opponent": kinds.Controlled(Relation.OPPONENT),
    "keyword: go again": kinds.GainKeyword("go again"),
    "lose keyword: all": kinds.LoseKeyword("all"),
    "lose ability: Roar": kinds.LoseAbility("Roar"),
    "lose ability: all": kinds.LoseAbilities(),
    "lose abilities: true": kinds.LoseAbilities(),
    "lose text: true": kinds.LoseText(),
    "cannot gain: go again": kinds.CannotGain("go again"),
    "cannot lose: power": kinds.CannotLose("power"),
}


def changes_in(written, game="flesh-and-blood", types="action"):
    text = f"card: Thing\ntypes: [{types}]\nabilities:\n  - {{passive: {{{written}}}, affects: me}}\n"
    card = read_card_file(text, GAMES[game].played).facts
    return card.abilities[0].continuous.changes


@pytest.mark.parametrize("written", READ)
def test_each_change_is_read_as_the_record_of_its_kind(written):
    assert changes_in(written) == (READ[written],)


@pytest.mark.parametrize(
    ("game", "word", "read"),
    [
        ("magic", "tapped", True),
        ("magic", "ready", False),
        ("riftbound", "ready", True),
        ("riftbound", "tapped", False),
    ],
)
def test_how_something_enters_is_said_in_the_words_of_its_game(game, word, read):
    words = GAMES[game].played.table.vocabulary
    assert (word in words.entering) == read
    source = f"card: Odd\ntypes: [{min(words.types)}]\nabilities: [{{passive: {{enters: {word}}}, affects: me}}]\n"
    if read:
        ability = read_card_file(source, GAMES[game].played).facts.abilities[0]
        assert ability.continuous.changes == (kinds.Enters(word),)
        return
    with pytest.raises(UnableToReadScenario, match=f"found '{word}'"):
        read_card_file(source, GAMES[game].played)


def test_several_changes_of_one_effect_keep_all_their_parts():
    assert changes_in("base power: 5, power: 2, keyword: dominate") == (
        kinds.AddToValue("power", 2),
        kinds.SetBase("power", 5),
        kinds.GainKeyword("dominate"),
    )


def test_an_additional_cost_says_what_is_paid_under_which_name_and_whether_it_must_be():
    (change,) = changes_in("additional cost: {energy: 1}, name: extra, optional: true", "riftbound", "unit")
    assert (change.name, change.optional, change.cost.resources) == ("extra", True, (("energy", 1),))


def test_a_discount_ends_at_its_minimum():
    assert changes_in("cost: {energy: -2}, minimum: 1", "riftbound", "unit") == (kinds.ChangeCost("energy", -2, 1),)


@pytest.mark.parametrize(
    ("written", "game", "types"),
    [
        ("times might: 2", "riftbound", "unit"),
        ("lose abilities: true", "riftbound", "unit"),
        ("prevents triggers: {event: dies}", "magic", "creature"),
        ("times power: 2", "magic", "creature"),
        ("minimum: 1", "riftbound", "unit"),
        ("optional: true", "magic", "creature"),
    ],
)
def test_a_change_that_the_games_effects_do_not_make_is_refused_at_its_place(written, game, types):
    with pytest.raises(UnableToReadScenario) as caught:
        changes_in(written, game, types)
    assert [problem.line for problem in caught.value.problems] == [4]


@pytest.mark.parametrize("record", kinds.CHANGES, ids=lambda record: record.__name__)
def test_a_record_has_its_own_fields_and_takes_no_others(record):
    with pytest.raises(TypeError):
        record(pattern_of_another_kind=1)
    assert record.what, "each kind has a word of its own"
    assert all(not hasattr(record, name) for name in ("name", "other") if name not in record.__dataclass_fields__)


def test_the_words_of_the_kinds_differ():
    assert len({record.what for record in kinds.CHANGES}) == len(kinds.CHANGES)


def test_every_concrete_record_is_listed():
    defined = [each for each in vars(kinds).values() if isinstance(each, type) and issubclass(each, Change)]
    assert {record for record in defined if record.what} == set(kinds.CHANGES)


def test_a_change_without_a_kind_and_a_copy_of_nothing_are_refused():
    with pytest.raises(TypeError):
        Change()
    with pytest.raises(ValueError, match="of something"):
        kinds.Copy()


def test_a_change_stays_what_it_was_made():
    change = kinds.AddToValue("power", 2)
    with pytest.raises(dataclasses.FrozenInstanceError):
        change.amount = 3
    assert change.with_amount(3) == kinds.AddToValue("power", 3)
    assert change.amount == 2


def test_only_what_has_an_amount_can_be_given_another():
    change = kinds.LoseAbilities()
    assert change.amount == 0
    assert change.with_amount(3) is change


@pytest.mark.parametrize("game", ["riftbound", "magic", "flesh-and-blood"])
def test_the_json_schema_names_the_keys_of_the_games_own_changes(game):
    definitions = scenario_json_schema(GAMES[game].played)["$defs"]
    keys = definitions["changes"]["oneOf"][0]["properties"].keys()
    assert ("times base power" in keys) == (game != "riftbound")
    assert "copy of" in keys
    assert ("alternative cost" in keys) == (game != "riftbound")
    assert {"keyword", "cannot", "cost", "minimum"} <= keys
    assert ("enters" in keys) == (game != "flesh-and-blood")
    passive = next(one for one in definitions["ability"]["anyOf"] if "passive" in one["required"])
    assert passive["properties"]["passive"] == {"$ref": "#/$defs/changes"}


def test_a_game_without_a_rule_for_fractions_asks_how_a_quotient_is_rounded():
    (change,) = changes_in("divide base power: 2, rounded: up", "magic", "creature")
    assert change == kinds.DivideBase("power", 2, "up")
    with pytest.raises(UnableToReadScenario, match="rounded"):
        changes_in("divide base power: 2", "magic", "creature")


def test_a_number_is_rounded_up_or_down_and_no_other_way():
    with pytest.raises(UnableToReadScenario, match="a way of rounding"):
        changes_in("divide power: 2, rounded: sideways")
