# ruff: noqa: E501
"""Magic: creatures that block several attackers, and how they divide their damage (509.1a, 509.1c, 510.1d)."""

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.magic_boards import Boards

BOARDS = Boards("""
  Guard: {types: [creature], power: 4, toughness: 6, abilities: [{passive: {blocks more: 1}}, {when: {event: blocks, object: me}, do: [{gain life: 1}]}, {when: {event: blocks a creature, object: me}, do: [{gain life: 10}]}]}
  Hydra: {types: [creature], power: 6, toughness: 9, abilities: [{passive: {blocks more: any}}]}
  Pair of Eyes: {types: [artifact], abilities: [{passive: {blocks more: 1}, affects: {all: {type: creature, controller: you}}}]}
  Must Block: {types: [creature], power: 1, toughness: 6, abilities: [{passive: {blocks more: 1}}, {passive: {must: block}}]}
  Lure: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {must: be blocked}}]}
  Bait: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {must: be blocked}}]}
  Sneak: {types: [creature], power: 2, toughness: 2, keywords: [menace]}
  Nurse: {types: [creature], power: 2, toughness: 9, keywords: [lifelink, deathtouch], abilities: [{passive: {blocks more: 2}}]}
  Growing Up: {types: [instant], abilities: [{do: [{give: {blocks more: 1}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused
DAMAGE = "{advance to: combat damage}"
ATTACK = "{attack: {Bear: Bob, Wolf: Bob, Ogre: Bob}}"
THREE = "battlefield: [Bear, Wolf, Ogre]"


def test_one_creature_blocks_two_attackers_and_neither_hurts_the_player():
    confirm(
        f"{ATTACK}, {{block: {{Guard: [Bear, Wolf]}}}}, {DAMAGE}",
        "Bob: {life: 38}, Bear: {zone: graveyard}, Wolf: {zone: graveyard}, Ogre: {zone: battlefield}, Guard: {damage: 4}",
        ann=THREE,
        bob="battlefield: [Guard]",
        choices="Bob order triggers: [Guard/1, Guard/2, Guard/2]; Bob assign damage: {Bear: 2, Wolf: 2}",
    )


def test_blocking_is_one_event_and_blocking_each_creature_one_more():
    run = confirm(
        f"{ATTACK}, {{block: {{Guard: [Bear, Wolf]}}}}",
        "triggers: {Guard: 3}",
        ann=THREE,
        bob="battlefield: [Guard]",
        choices="Bob order triggers: [Guard/1, Guard/2, Guard/2]",
    )
    assert run.verdict


@pytest.mark.parametrize("blocked", ["[Bear, Wolf, Ogre]", "[Bear, Wolf]"])
def test_nobody_blocks_more_than_effects_let_it(blocked):
    blocker = "Guard" if "Ogre" in blocked else "Giant"
    refused(f"{ATTACK}, {{block: {{{blocker}: {blocked}}}}}", "509.1a", ann=THREE, bob="battlefield: [Guard, Giant]")


def test_any_number_is_as_many_as_attack():
    confirm(
        f"{ATTACK}, {{block: {{Hydra: [Bear, Wolf, Ogre]}}}}, {DAMAGE}",
        "Bob: {life: 20}, Bear: {zone: graveyard}, Wolf: {zone: battlefield, damage: 1}, Ogre: {zone: graveyard}",
        ann=THREE,
        bob="battlefield: [Hydra]",
        choices="Bob assign damage: {Bear: 2, Wolf: 1, Ogre: 3}",
    )


def test_effects_that_let_a_creature_block_more_add_up():
    confirm(
        f"{ATTACK}, {{block: {{Guard: [Bear, Wolf, Ogre]}}}}",
        "Ogre: {is: [blocked]}",
        ann=THREE,
        bob="battlefield: [Guard, Pair of Eyes]",
        choices="Bob order triggers: [Guard/2, Guard/2, Guard/2, Guard/1]",
    )
    confirm(
        f"{ATTACK}, {{cast: Growing Up, by: Bob}}, {{resolve: all}}, {{block: {{Giant: [Bear, Wolf]}}}}",
        "Bear: {is: [blocked]}, Ogre: {is: [unblocked]}",
        ann=THREE,
        bob="battlefield: [Giant], hand: [Growing Up]",
        choices="Bob targets: Giant",
    )


def test_a_creature_that_has_to_block_blocks_one_at_least_and_not_all_it_could():
    confirm(
        f"{ATTACK}, {{block: {{Must Block: Bear}}}}",
        "Bear: {is: [blocked]}",
        ann=THREE,
        bob="battlefield: [Must Block]",
    )
    refused(f"{ATTACK}, {{block: {{}}}}", "509.1c", ann=THREE, bob="battlefield: [Must Block]")


def test_two_that_have_to_be_blocked_are_both_blocked_by_one_that_can():
    attack = "{attack: {Lure: Bob, Bait: Bob}}"
    board = {"ann": "battlefield: [Lure, Bait]"}
    refused(f"{attack}, {{block: {{Guard: Lure}}}}", "509.1c", bob="battlefield: [Guard]", **board)
    confirm(
        f"{attack}, {{block: {{Guard: [Lure, Bait]}}}}",
        "Bait: {is: [blocked]}",
        bob="battlefield: [Guard]",
        choices="Bob order triggers: [Guard/1, Guard/2, Guard/2]",
        **board,
    )
    confirm(f"{attack}, {{block: {{Giant: Lure}}}}", "Bait: {is: [unblocked]}", bob="battlefield: [Giant]", **board)


def test_a_creature_alone_does_not_block_one_with_menace_among_others():
    attack = "{attack: {Sneak: Bob, Bear: Bob}}"
    board = {"ann": "battlefield: [Sneak, Bear]"}
    refused(f"{attack}, {{block: {{Guard: [Sneak, Bear]}}}}", "702.111b", bob="battlefield: [Guard, Giant]", **board)
    confirm(
        f"{attack}, {{block: {{Guard: [Sneak, Bear], Giant: Sneak}}}}",
        "Sneak: {is: [blocked]}",
        bob="battlefield: [Guard, Giant]",
        choices="Bob order triggers: [Guard/1, Guard/2, Guard/2]",
        **board,
    )


def test_one_damage_is_lethal_for_each_with_deathtouch():
    confirm(
        f"{ATTACK}, {{block: {{Nurse: [Ogre, Wolf, Bear]}}}}, {DAMAGE}",
        "Bob: {life: 22}, Ogre: {zone: graveyard}, Bear: {zone: graveyard}, Wolf: {zone: battlefield}",
        ann=THREE,
        bob="battlefield: [Nurse]",
        choices="Bob assign damage: {Ogre: 1, Bear: 1}",
    )


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("Lantern Moth can block an additional creature each combat.", 1),
        ("Lantern Moth can block an additional creature.", 1),
        ("Lantern Moth can block two additional creatures each combat.", 2),
        ("Lantern Moth can block any number of creatures.", "any"),
    ],
)
def test_printed_texts_say_how_many_more(text, more):
    (found,) = ability_text("magic").read(text, "Lantern Moth")
    assert found.data["abilities"] == [{"passive": {"blocks more": more}, "affects": "me"}]
    printed = Boards(
        f"  Moth: {{types: [creature], power: 0, toughness: 9, abilities: {json.dumps(found.data['abilities'])}}}\n"
    )
    blocked = "[Bear, Wolf]" if more == 1 else "[Bear, Wolf, Ogre]"
    printed.confirm(
        f"{ATTACK}, {{block: {{Moth: {blocked}}}}}, {DAMAGE}",
        f"Bob: {{life: {17 if more == 1 else 20}}}",
        ann=THREE,
        bob="battlefield: [Moth]",
    )
