# ruff: noqa: E501
"""Magic: bestow, a creature card cast as an Aura, and a creature again once it enchants nothing (702.103)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Nymph: {types: [enchantment, creature], subtypes: [Nymph], mana cost: "{W}", power: 1, toughness: 3, keywords: [lifelink, {bestow: "{3}{W}"}], abilities: [{passive: {power: 1, toughness: 3, keyword: lifelink}, affects: {all: {what I am attached to: true}}}]}
  Chant: {types: [enchantment], abilities: [{when: {event: is cast, object: {type: creature}}, do: [{draw: 1}]}, {when: {event: enters, object: {type: creature}}, do: [{gain life: 1}]}, {when: {event: enters, object: {subtype: Aura}}, do: [{gain life: 10}]}]}
  Tower: {types: [creature], power: 1, toughness: 1, keywords: [hexproof]}
  Bounce: {types: [instant], abilities: [{do: [{return: {choose: 1, type: enchantment}}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused
CAST = "{cast: Nymph, by: Ann}, {resolve: 1}"
WHITE = "hand: [Nymph], white: 5"


def bestow(on, more=""):
    return f"Ann which cost: bestow; Ann targets: {on}{more}"


def test_as_an_aura_it_is_no_creature_and_enchants_one():
    confirm(
        f"{CAST}, {{resolve: all}}",
        "Nymph: {types: [enchantment], subtypes: [Aura], attached to: Bear}, Bear: {power: 3, toughness: 5}, Ann: {life: 30, white: 1, hand: 0}",
        ann=f"{WHITE}, battlefield: [Bear, Chant]",
        bob="battlefield: [Ogre]",
        choices=bestow("Bear"),
    )


def test_for_its_own_cost_it_is_a_creature():
    confirm(
        f"{CAST}, {{resolve: all}}",
        "Nymph: {types: [enchantment, creature], power: 1}, Bear: {power: 2}, Ann: {life: 21, white: 4, hand: 1}",
        ann=f"{WHITE}, battlefield: [Bear, Chant], library: 3",
        choices="Ann which cost: its own",
    )


def test_with_too_little_mana_for_bestow_nothing_is_asked():
    confirm(CAST, "Nymph: {power: 1}, Ann: {white: 0}", ann="hand: [Nymph], white: 1, battlefield: [Bear]")


def test_once_what_it_enchants_is_gone_it_stays_as_a_creature():
    confirm(
        f"{CAST}, {{cast: Murder, by: Bob}}, {{resolve: all}}",
        "Nymph: {zone: battlefield, types: [enchantment, creature], subtypes: [Nymph], power: 1, toughness: 3}, Bear: {zone: graveyard}",
        ann=f"{WHITE}, battlefield: [Bear]",
        bob="hand: [Murder]",
        choices=bestow("Bear"),
    )


def test_without_its_target_it_resolves_as_a_creature():
    confirm(
        "{cast: Nymph, by: Ann}, {cast: Murder, by: Bob}, {resolve: all}",
        "Nymph: {zone: battlefield, types: [enchantment, creature], power: 1}, Ann: {life: 21}",
        ann=f"{WHITE}, battlefield: [Bear, Chant]",
        bob="hand: [Murder]",
        choices=bestow("Bear"),
    )


def test_bestowed_it_needs_a_creature_that_can_be_its_target():
    refused("{cast: Nymph, by: Ann}", ann=WHITE, choices="Ann which cost: bestow", bob="battlefield: [Tower]")


def test_elsewhere_it_is_the_creature_card_that_it_was():
    confirm(
        f"{CAST}, {{cast: Bounce, by: Bob}}, {{resolve: all}}, {{cast: Nymph, by: Ann}}, {{resolve: 1}}",
        "Nymph: {zone: battlefield, power: 1}, Bear: {power: 2}, Ann: {white: 0}",
        ann=f"{WHITE}, battlefield: [Bear]",
        bob="hand: [Bounce]",
        choices=bestow("Bear"),
    )


def test_what_came_this_turn_does_not_attack_once_it_is_a_creature():
    refused(
        f"{CAST}, {{cast: Murder, by: Bob}}, {{resolve: all}}, {{attack: {{Nymph: Bob}}}}",
        "302.6",
        ann=f"{WHITE}, battlefield: [Bear]",
        bob="hand: [Murder]",
        choices=bestow("Bear"),
    )
