# ruff: noqa: E501
"""Magic: what a token says of how it enters itself applies as it is created (111.1, 614.12)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Counted: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me}]}]}
  Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
  Bugs: {types: [sorcery], abilities: [{do: [{create token: {name: Bug, power: 1, toughness: 1, types: [creature], keywords: [{modular: 2}]}, count: 2}]}]}
  Twice: {types: [enchantment], abilities: [{replace: {event: is created, player: you}, keeps: true, amount: {times: [2, that much]}}]}
  Greeter: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: {type: creature, controller: you, other: true}}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: it}]}]}
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
