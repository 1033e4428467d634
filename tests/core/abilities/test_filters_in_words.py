"""What objects are called on pages: the phrases by which card text is read, written for a reader."""

import pytest

from rules_data.core.abilities import render
from rules_data.core.abilities.reading import ability_text, read_line, read_phrases
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_file


def told(game, asked):
    """What is done to these objects, in the words of a game."""
    verb = {"riftbound": "kill", "magic": "destroy", "flesh-and-blood": "destroy"}[game]
    source = f"card: Test\ntypes: [unit]\nabilities:\n  - {{do: [{{{verb}: {{all: {asked}}}}}]}}\n"
    if game != "riftbound":
        source = source.replace("unit", "action" if game == "flesh-and-blood" else "creature")
    ability = read_card_file(source, GAMES[game].played).facts.abilities[0]
    return render(ability, GAMES[game].lexicon).removesuffix(".").partition(" all ")[2]


@pytest.mark.parametrize(
    ("game", "asked", "words"),
    [
        ("riftbound", "{type: unit, controller: your team, other: true}", "other friendly units"),
        ("riftbound", "{type: unit, controller: opponent, location: battlefield}", "enemy units at battlefields"),
        ("riftbound", "{type: gear, not tag: Book, might: {at most: 3}}", "non-Book gear with 3 [M] or less"),
        ("magic", "{type: creature, not color: black, not type: artifact}", "nonartifact nonblack creatures"),
        ("magic", "{subtype: [Elf, Goblin], controller: you}", "Elves and Goblins you control"),
        (
            "magic",
            "{type: creature, keyword: flying, power: {at least: 2}}",
            "creatures with flying and power 2 or greater",
        ),
        ("magic", "{type: creature, zone: graveyard, owner: you}", "creature cards in your graveyard"),
        ("magic", "{type: [instant, sorcery], zone: stack}", "instant and sorcery spells"),
        ("flesh-and-blood", "{type: hero, controller: opponent}", "opposing heroes"),
        ("flesh-and-blood", "{type: action, subtype: attack, supertype: Brute}", "Brute attack action cards"),
    ],
)
def test_what_objects_are_called_is_what_cards_of_the_game_say(game, asked, words):
    assert told(game, asked) == words


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("riftbound", "{type: unit, controller: you, other: true}"),
        ("riftbound", "{type: unit, location: here, is: [stunned]}"),
        ("magic", "{type: creature, controller: you, power: {at least: 2}}"),
        ("magic", "{type: creature, not color: black, is: [tapped]}"),
        ("flesh-and-blood", "{type: hero, controller: opponent}"),
        ("flesh-and-blood", "{type: attack reaction, controller: you}"),
    ],
)
def test_what_is_shown_is_read_as_the_same_objects(game, asked):
    shown = told(game, asked)
    said = read_line(ability_text(game).grammar, shown, "plural").data
    assert said is not None, shown
    again = told(game, str(said).replace("'", "").replace("True", "true"))
    assert again == shown


def test_words_behind_a_double_bar_are_those_of_several_things() -> None:
    (phrase,) = read_phrases("[mod]\nat a camp || at camps = {location: camp}\n", "test")
    assert phrase.several == ("at", "camps")
    assert {*phrase.spellings} == {("at", "a", "camp"), ("at", "camps")}


def test_an_only_written_phrase_is_read_in_none_of_its_spellings() -> None:
    (phrase,) = read_phrases("[mod]\n> that is/are small | that are tiny = {is: small}\n", "test")
    assert phrase.unread == 2
    assert phrase.spellings[2:] == (("that", "are", "tiny"),)
