"""Instructions on pages: the phrases by which card text is read, with words in the forms that English asks for."""

import pytest

from rules_data.core.abilities import UnableToRenderAbility, render
from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_file, read_data

TYPES = {"riftbound": "unit", "magic": "creature", "flesh-and-blood": "action"}


def told(game, written):
    """An instruction in the words of a game."""
    source = f"card: Test\ntypes: [{TYPES[game]}]\nabilities:\n  - {{do: [{written}]}}\n"
    ability = read_card_file(source, GAMES[game].played).facts.abilities[0]
    return render(ability, GAMES[game].lexicon)


@pytest.mark.parametrize(
    ("game", "written", "words"),
    [
        ("magic", "{draw: 1}", "Draw a card."),
        ("magic", "{draw: 2, player: opponent}", "Each opponent draws two cards."),
        (
            "magic",
            "{draw: {count: {type: creature, controller: you}}}",
            "Draw cards equal to the number of creatures you control.",
        ),
        ("magic", "{gain life: 2}", "Gain 2 life."),
        ("magic", "{draw: 1, player: my owner}", "This card's owner draws a card."),
        ("riftbound", "{draw: 1, player: my owner}", "My owner draws 1."),
        ("magic", "{add chosen color: 1}", "Add one mana of the chosen color."),
        ("magic", "{deal: 2, to: {choose: 1, type: creature}, from: me}", "This deals 2 damage to target creature."),
        (
            "magic",
            "{deal: 2, to: {choose: 1, type: creature}, from: me, you may: true}",
            "You may have this deal 2 damage to target creature.",
        ),
        ("magic", "{return: {choose: 1, type: creature}}", "Return target creature to its owner's hand."),
        ("magic", "{return: {choose: 2, type: creature}}", "Return two target creatures to their owners' hands."),
        ("magic", "{give: {power: 4, toughness: 0}, for: this turn}", "This gets +4/+0 until end of turn."),
        (
            "magic",
            "{copy: {choose: 1, subtype: Aura, zone: stack}, new targets: true}",
            "Copy target Aura spell. You may choose new targets for the copy.",
        ),
        ("magic", "{pay: {generic: 1}, otherwise: [{sacrifice: me}]}", "Sacrifice this unless you pay {1}."),
        ("flesh-and-blood", "{draw: 2}", "Draw 2 cards."),
        ("flesh-and-blood", "{gain action points: 1}", "Gain an action point."),
        ("flesh-and-blood", "{discard: 1, random: true}", "Discard a random card."),
        ("riftbound", "{channel: 1}", "Channel 1 rune."),
        ("riftbound", "{channel: 2, exhausted: true}", "Channel 2 runes exhausted."),
        ("riftbound", "{deal: 2, to: {choose: 1, type: unit}, from: me}", "I deal 2 to a unit."),
        ("riftbound", "{pay: {energy: 1}, to do: [{draw: 1}]}", "You may pay [1] to draw 1."),
    ],
)
def test_an_instruction_agrees_with_who_does_it_and_how_many_things_there_are(game, written, words):
    assert told(game, written) == words


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("magic", "Destroy target creature."),
        ("magic", "Each opponent discards two cards."),
        ("magic", "Return target creature to its owner's hand."),
        ("magic", "Create two 1/1 white Soldier creature tokens."),
        ("magic", "Target creature gets +4/+0 until end of turn."),
        ("magic", "Put a +1/+1 counter on target creature."),
        ("flesh-and-blood", "Draw 2 cards."),
        ("flesh-and-blood", "Banish a card from your hand."),
        ("riftbound", "Channel 2 runes exhausted."),
        ("riftbound", "Give a unit +2 [M] this turn."),
        ("riftbound", "Deal 3 to a unit."),
    ],
)
def test_what_is_written_is_read_as_the_same(game, text):
    grammar, vocabulary = ability_text(game), GAMES[game].table.vocabulary
    (read,) = grammar.read(text, "Test")
    (ability,), problems = read_data(read.data, vocabulary)
    assert problems == ()
    written = render(ability, GAMES[game].lexicon)
    (again,) = grammar.read(written, "Test")
    assert read_data(again.data, vocabulary) == ((ability,), ()), written


def test_what_waits_for_the_next_object_has_words():
    said = told("flesh-and-blood", "{give: {power: 3}, to: {next: {subtype: attack, controller: you}}}")
    assert said == "Your next attack card this turn gets +3 power."


def test_an_instruction_whose_doer_no_phrase_names_is_refused():
    with pytest.raises(UnableToRenderAbility, match="give"):
        told("magic", "{give: {power: 1}, to: {choose: 1, target: false}, for: this turn, player: opponent}")
