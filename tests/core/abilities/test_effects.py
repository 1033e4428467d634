"""Instructions: one record for each verb, with the parts that it has and no others."""

import contextlib

import pytest

from rules_data.core.abilities import Effect, Pick, Selector
from rules_data.core.abilities.effects import VERBS, Draw, If, Kill, PutCounter, Recall
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file, scenario_json_schema

ME = Selector(Pick.ME)
# What may stand behind the word of an instruction, by the shape that a vocabulary gives it.
WRITTEN = {
    "objects": "me", "amount": "2", "filter": "{{type: {type}}}", "effects": "[{draw: 1}]", "token": "Imp",
    "resources": "{{{resource}: 1}}", "cost": "{{{resource}: 1}}", "changes": "{{keyword: {keyword}}}",
    "ability": "{{when: {{event: {event}}}, do: [{{draw: 1}}]}}", "modes": "[{{name: a, do: [{{draw: 1}}]}}]",
    "condition": "{{turn of: you}}", "prevented": "2", "flag": "true", "text": "charge",
}  # fmt: skip
OPTIONS = {"do": "[{draw: 1}]", "to do": "[{draw: 1}]", "otherwise": "[{draw: 1}]"}


def every_option(game):
    for verb, shape in GAMES[game].played.table.vocabulary.verbs.items():
        for option in ("", *shape.options):
            yield verb, shape.main, option


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_verb_a_game_knows_has_a_record(game):
    assert [verb for verb in GAMES[game].played.table.vocabulary.verbs if verb not in VERBS] == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_game_allows_a_verb_to_say_its_record_can_hold(game):
    words = GAMES[game].played.table.vocabulary
    own = {
        "type": min(words.types), "resource": min(words.resources), "event": min(words.events),
        "keyword": min(words.keywords),
    }  # fmt: skip
    for verb, main, option in every_option(game):
        said = WRITTEN[main].format(**own) if "{{" in WRITTEN[main] else WRITTEN[main]
        for value in (OPTIONS[option],) if option in OPTIONS else ("true", "me", "2", min(words.zones)):
            further = f", {option}: {value}" if option else ""
            source = f"card: Odd\ntypes: [{own['type']}]\nabilities:\n  - do: [{{{verb}: {said}{further}}}]\n"
            # A fault in what is written is the reader's to tell; what the record cannot hold is another error.
            with contextlib.suppress(UnableToReadScenario):
                read_card_file(source, GAMES[game].played)


@pytest.mark.parametrize("written", ["if: {turn of: you}", "for each: {type: unit}", "repeat: 2"])
def test_an_instruction_about_others_says_what_is_done(written):
    source = f"card: Odd\ntypes: [unit]\nabilities:\n  - do: [{{{written}}}]\n"
    with pytest.raises(UnableToReadScenario, match="`do`"):
        read_card_file(source, GAMES["riftbound"].played)


def test_a_record_takes_no_part_that_its_verb_does_not_have():
    with pytest.raises(TypeError, match="amount"):
        Kill(ME, amount=2)
    with pytest.raises(TypeError, match="objects"):
        Kill()


def test_a_record_takes_no_state_that_its_verb_does_not_know():
    assert Recall(ME, status="exhausted").status == "exhausted"
    with pytest.raises(ValueError, match="'recall' has no state 'tapped'"):
        Recall(ME, status="tapped")
    with pytest.raises(ValueError, match="counter"):
        PutCounter("")


def test_an_if_without_a_condition_is_no_instruction():
    with pytest.raises(ValueError, match="no condition"):
        If((Draw(),))


def test_an_instruction_is_written_with_the_record_of_its_verb():
    with pytest.raises(TypeError, match="record of its verb"):
        Effect()


def test_what_a_record_does_not_have_is_answered_with_nothing():
    assert (Draw().objects, Draw().duration.value, Kill(ME).amount, Kill(ME).effects) == (None, "permanent", 1, ())


def test_two_states_of_one_instruction_are_refused():
    source = "card: Odd\ntypes: [creature]\nabilities:\n"
    source += "  - do: [{put: it, to: battlefield, tapped: true, face down: true}]\n"
    with pytest.raises(UnableToReadScenario, match="`tapped` or `face down`"):
        read_card_file(source, GAMES["magic"].played)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_schema_names_what_each_verb_of_the_game_takes(game):
    shapes = scenario_json_schema(GAMES[game].played)["$defs"]["instruction"]["anyOf"]
    verbs = GAMES[game].played.table.vocabulary.verbs
    assert {shape["required"][0] for shape in shapes} == set(verbs)
    for shape in shapes:
        verb = shape["required"][0]
        assert {verb, *verbs[verb].options, "player", "if", "you may", "as"} <= set(shape["properties"])
