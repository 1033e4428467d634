"""What a card's text says runs, or the word is named that the evaluator does not know."""

from __future__ import annotations

from rules_data.core.abilities.reading import ability_text
from rules_data.core.evaluator.games.magic import MAGIC
from rules_data.core.scenarios import read_data
from rules_data.core.scenarios.unplayable import in_players_words


def problems(text: str) -> tuple[str, ...]:
    (found,) = ability_text("magic").read(text, "Lantern Moth")
    return read_data(found.data, MAGIC.vocabulary)[1]


def test_what_the_evaluator_knows_becomes_abilities():
    (found,) = ability_text("magic").read("When Lantern Moth dies, draw a card.", "Lantern Moth")
    (ability,), faults = read_data(found.data, MAGIC.vocabulary)
    assert not faults
    assert ability.trigger is not None
    assert [effect.verb for effect in ability.effects] == ["draw"]


def test_an_instruction_that_the_evaluator_does_not_know_is_named():
    assert problems("When Lantern Moth enters, learn.") == ("expected an instruction, found 'learn'",)


def test_a_keyword_that_the_evaluator_does_not_know_is_named():
    assert problems("Flying") == ()
    assert "'mutate'" in problems("Mutate {2}{U}")[0]


def test_what_cannot_be_played_is_told_with_the_words_of_the_card():
    line = "When Lantern Moth enters, learn."
    assert in_players_words(problems(line)[0], line) == "“learn” does something that isn't supported yet."
    line = "Enchanted creature has banding."
    told = in_players_words("expected a keyword, found 'banding'", line)
    assert told == "“banding” is a keyword that isn't supported yet."
    line = "Mutate {2}{U}"
    assert in_players_words(problems(line)[0], line) == "“Mutate {2}{U}” has a keyword that isn't supported yet."


def test_a_reason_without_a_word_of_the_card_points_at_the_whole_line():
    line = "Discard a Moth card at random: Draw a card."
    told = in_players_words("expected a key of a cost, found 'of'", "Reveal a Moth: Draw two.")
    assert told.startswith("“Reveal a Moth")
    assert in_players_words("expected something new, found 'x'", line).endswith("can't be played here yet.")


def test_searching_looking_and_paying_are_said_in_the_words_of_example_files():
    assert problems("Search your library for a Moth card, reveal it, put it into your hand, then shuffle.") == ()
    looked = "Look at the top three cards of your library."
    kept = "Put one of them into your hand"
    assert problems(f"{looked} {kept} and the rest into your graveyard.") == ()
    assert problems("Remove three spore counters from Lantern Moth: Draw a card.") == ()
    assert problems("Lantern Moth doesn't untap during your untap step.") == ()
