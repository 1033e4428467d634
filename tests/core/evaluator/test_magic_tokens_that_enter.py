# ruff: noqa: E501
"""Magic: what a token says of how it enters itself applies as it is created (111.1, 614.12)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Counted: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me}]}]}
  Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
  Bugs: {types: [sorcery], abilities: [{do: [{create token: {name: Bug, power: 1, toughness: 1, types: [creature], keywords: [{modular: 2}]}, count: 2}]}]}
  Twice: {types: [enchantment], abilities: [{replace: {event: is created, player: you}, keeps: true, amount: {times: [2, that much]}}]}
  Greeter: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: {type: creature, controller: you, other: true}}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: it}]}]}
  Oracle: {types: [creature], power: 2, toughness: 2, abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{choose color: true}]}, {passive: {keyword: protection from the chosen color}, affects: me}]}
  Clone: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, controller: you, target: false}}}]}
  Echoes: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature, zone: graveyard, owner: you}, count: 2}]}]}
""")
confirm = BOARDS.confirm


def test_a_copy_enters_with_the_counters_that_it_says():
    confirm(
        "{cast: Mirror, by: Ann}, {resolve: all}",
        "Counted: {power: 1}, Counted 2: {power: 2}",
        ann="battlefield: [Counted], hand: [Mirror]",
        choices="Ann targets: Counted",
    )


def test_each_of_several_tokens_does_also_where_there_are_twice_as_many():
    cast = "{cast: Bugs, by: Ann}, {resolve: all}"
    confirm(cast, "Bug: {power: 3}, Bug 2: {power: 3}", ann="hand: [Bugs]")
    four = ", ".join(f"Bug{name}: {{power: 3}}" for name in ("", " 2", " 3", " 4"))
    confirm(cast, four, ann="hand: [Bugs], battlefield: [Twice]")


def test_what_it_says_of_others_does_not_apply_to_itself_but_that_of_others_does():
    confirm(
        "{cast: Mirror, by: Ann}, {resolve: all}",
        "Greeter: {power: 1}, Greeter 2: {power: 2}",
        ann="battlefield: [Greeter], hand: [Mirror]",
        choices="Ann targets: Greeter",
    )


def test_effects_on_how_many_tokens_there_are_come_before_those_on_how_each_enters():
    """Nobody is asked whether to double or to choose a color first: entering is a part of being created (616.1g)."""
    confirm(
        "{cast: Mirror, by: Ann}, {resolve: all}",
        "Oracle 2: {keywords: [protection from white]}, Oracle 3: {keywords: [protection from black]}",
        ann="battlefield: [Oracle, Twice], hand: [Mirror]",
        choices="Ann targets: Oracle; Ann color: white; Ann color: black",
    )


def test_each_of_two_tokens_enters_as_a_copy_of_what_is_chosen_for_it():
    confirm(
        "{cast: Echoes, by: Ann}, {resolve: all}",
        "Clone 2: {power: 2}, Clone 3: {power: 3}",
        ann="battlefield: [Bear, Ogre], hand: [Echoes], graveyard: [Clone]",
        choices="Ann apply replacement: yes; Ann objects: Bear; Ann apply replacement: yes; Ann objects: Ogre",
    )
