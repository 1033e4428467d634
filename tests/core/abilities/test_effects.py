"""Instructions: one record for each verb, with the parts that it has and no others."""

import pytest

from rules_data.core.abilities import Effect, Pick, Selector
from rules_data.core.abilities.effects import Draw, If, Kill, PutCounter, Recall
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file

ME = Selector(Pick.ME)


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
