"""What happens and what must be so, on pages: written by the phrases by which card text is read."""

import pytest

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    EventPattern,
    Filter,
    Itself,
    OfType,
    Relation,
    Trigger,
    UnableToRenderAbility,
    render,
)
from rules_data.core.abilities.effects import VERBS
from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_file

TYPES = {"riftbound": "unit", "magic": "creature", "flesh-and-blood": "action"}


def told(game, ability):
    source = f"card: Test\ntypes: [{TYPES[game]}]\nabilities:\n  - {ability}\n"
    (found,) = read_card_file(source, GAMES[game].played).facts.abilities
    return render(found, GAMES[game].lexicon)


@pytest.mark.parametrize(
    ("game", "condition", "words"),
    [
        (
            "riftbound",
            "{count: {type: unit, controller: you, is: [stunned]}, exactly: 0}",
            "you control no stunned units",
        ),
        ("riftbound", "{all: [{during: main}, {turn of: you}]}", "it's your Main Phase"),
        ("riftbound", "{happened: {event: dies, object: {type: unit}}, in: turn}", "a unit died this turn"),
        ("riftbound", "{this: me, is: {is: [stunned], location: base}}", "I'm stunned and in a base"),
        ("magic", "{count: {type: artifact, controller: you}, at least: 3}", "you control 3 or more artifacts"),
        ("magic", "{paid: kicker}", "this was kicked"),
        ("magic", "{not: {this: me, is: {is: [tapped]}}}", "this isn't tapped"),
        ("magic", "{life of: opponent, at most: 5}", "an opponent has 5 or less life"),
        ("flesh-and-blood", "{happened: {event: draws, player: you}, in: turn}", "you've drawn a card this turn"),
        (
            "flesh-and-blood",
            "{any: [{turn of: you}, {all: [{done: true}, {turn of: opponent}]}]}",
            "it's your turn or (you do and it's an opponent's turn)",
        ),
    ],
)
def test_a_condition_is_told_in_the_words_by_which_it_is_read(game, condition, words):
    assert told(game, f"{{if: {condition}, do: [{{draw: 1}}]}}").startswith(f"If {words}, draw ")


@pytest.mark.parametrize(
    ("game", "event", "happens", "would"),
    [
        ("riftbound", "{event: dies, object: me}", "I die", "I would die"),
        ("riftbound", "{event: is banished, object: me}", "I'm banished", "I would be banished"),
        ("riftbound", "{event: gains points, player: opponent}", "an opponent gains points",
         "an opponent would gain points"),
        ("magic", "{event: is dealt damage, object: {type: player}, by: me}", "this deals damage to a player",
         "this would deal damage to a player"),
        ("magic", "{event: draws, player: you}", "you draw a card", "you would draw a card"),
        ("magic", "{event: is destroyed, object: {type: land}}", "a land is destroyed", "a land would be destroyed"),
        ("flesh-and-blood", "{event: takes damage, object: {type: hero}, by: me}", "this deals damage to a hero",
         "this would deal damage to a hero"),
        ("flesh-and-blood", "{event: gains power, object: {subtype: attack}, amount: {at least: 2}}",
         "an attack card gains 2 or more power", "an attack card would gain 2 or more power"),
    ],
)  # fmt: skip
def test_an_event_is_told_as_it_happens_and_as_it_would(game, event, happens, would):
    assert f" {happens}, " in told(game, f"{{when: {event}, do: [{{draw: 1}}]}}")
    assert told(game, f"{{replace: {event}, with: [{{draw: 1}}]}}").startswith(f"If {would}, ")


def test_one_or_more_do_what_several_do() -> None:
    words = told("magic", "{when: {event: dies, object: {type: creature}}, one or more: true, do: [{draw: 1}]}")
    assert words == "Whenever one or more creatures die, draw a card."


@pytest.mark.parametrize("game", TYPES)
def test_a_part_of_an_event_that_no_phrase_says_is_refused(game):
    pattern = EventPattern("leaves", Filter((OfType((TYPES[game],)),)), player=Relation.YOU, category="of no kind")
    ability = Ability(AbilityKind.TRIGGERED, (VERBS["draw"](),), Trigger((pattern,)))
    with pytest.raises(UnableToRenderAbility, match="leaves"):
        render(ability, GAMES[game].lexicon)


@pytest.mark.parametrize(
    ("game", "words"),
    [("riftbound", "When I die, draw 1."), ("magic", "When this dies, draw a card.")],
)
def test_what_is_shown_of_an_event_is_read_again(game, words):
    own = Ability(AbilityKind.TRIGGERED, (VERBS["draw"](),), Trigger((EventPattern("dies", Filter((Itself(),))),)))
    assert render(own, GAMES[game].lexicon) == words
    (line,) = ability_text(game).read(words.replace("this", "this creature"))
    assert line.data is not None
    assert line.data["abilities"][0]["when"] == {"event": "dies", "object": "me"}
