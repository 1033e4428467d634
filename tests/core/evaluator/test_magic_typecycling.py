# ruff: noqa: E501
"""Magic: cards that are discarded to search for a land, or for a card of another type (702.29e and f)."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Scout: {types: [creature], power: 4, toughness: 4, keywords: [{landcycling: "{1}{R}"}]}
  Surveyor: {types: [creature], power: 4, toughness: 4, keywords: [{basic landcycling: 1}]}
  Diver: {types: [creature], power: 4, toughness: 4, keywords: [{islandcycling: 2}]}
  Mentor: {types: [creature], power: 4, toughness: 4, keywords: [{wizardcycling: 1}]}
  Mountain: {types: [land], supertypes: [basic], subtypes: [Mountain]}
  Atoll: {types: [land], subtypes: [Island]}
  Mage: {types: [creature], subtypes: [Wizard], power: 1, toughness: 1}
  Shrine: {types: [enchantment], abilities: [{when: {event: is cycled, player: you}, do: [{gain life: 1}]}, {when: {event: discards, player: you}, do: [{gain life: 2}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused
LIBRARY = "library: [Bear, Mountain, Atoll, Mage]"


def cycle(name, word):
    return f"{{activate: {name}, ability: {word}, by: Ann}}, {{resolve: all}}"


@pytest.mark.parametrize(
    ("name", "word", "found", "others"),
    [
        ("Scout", "landcycling", "Atoll", "Bear, Mountain, Mage"),
        ("Surveyor", "basic landcycling", "Mountain", "Bear, Atoll, Mage"),
        ("Diver", "islandcycling", "Atoll", "Bear, Mountain, Mage"),
        ("Mentor", "wizardcycling", "Mage", "Bear, Mountain, Atoll"),
    ],
)
def test_a_card_of_that_type_is_found_and_put_into_the_hand(name, word, found, others):
    left = ", ".join(f"{one}: {{zone: library}}" for one in others.split(", "))
    confirm(
        cycle(name, word),
        f"{found}: {{zone: hand}}, {name}: {{zone: graveyard}}, {left}",
        ann=f"hand: [{name}], red: 3, {LIBRARY}",
        choices=f"Ann search: {found}",
    )


def test_it_works_from_the_hand_alone_and_for_its_cost():
    refused("{activate: Scout, ability: landcycling, by: Ann}", ann=f"battlefield: [Scout], red: 2, {LIBRARY}")
    refused("{activate: Scout, ability: landcycling, by: Ann}", ann=f"hand: [Scout], green: 2, {LIBRARY}")


def test_it_can_be_done_in_response_and_the_search_may_fail():
    confirm(
        "{cast: Bolt, by: Bob}, " + cycle("Diver", "islandcycling"),
        "Atoll: {zone: library}, Ann: {life: 17, hand: 0}",
        ann=f"hand: [Diver], red: 2, {LIBRARY}",
        bob="hand: [Bolt]",
        turn="Bob",
        choices="Bob targets: Ann; Ann search: nothing",
    )


def test_it_is_cycling_and_discarding_once_each():
    confirm(
        cycle("Diver", "islandcycling"),
        "Ann: {life: 23}, Atoll: {zone: hand}",
        ann=f"hand: [Diver], red: 2, battlefield: [Shrine], {LIBRARY}",
        choices="Ann order triggers: [Shrine/1, Shrine/2]; Ann search: Atoll",
    )
