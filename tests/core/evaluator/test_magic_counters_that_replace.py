"""Stun, shield and finality counters: what they create on the permanent they are on (Magic 122.1c, 122.1d, 122.1h)."""

from __future__ import annotations

from tests.magic_boards import Boards

MORE = """
  Reach: {types: [instant], abilities: [{do: [{untap: {choose: 1, type: permanent}}]}]}
  Steal: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  Edict: {types: [sorcery], abilities: [{do: [{sacrifice: {choose: 1, type: creature, controller: that player, target: false}, player: opponent}]}]}
"""  # noqa: E501


def with_counters(counters: str, card: str = "Ogre", more: str = "") -> str:
    return f"battlefield: [{{card: {card}, counters: {{{counters}}}{more}}}]"


def test_each_effect_that_untaps_takes_one_stun_counter() -> None:
    there = with_counters("stun: 2", more=", tapped: true")
    when = "{cast: one, by: Bob}, {resolve: 1}, {cast: two, by: Bob}, {resolve: 1}"
    hand = "hand: [{card: Reach, as: one}, {card: Reach, as: two}, {card: Reach, as: three}]"
    targets = "Bob targets: Ogre; Bob targets: Ogre"
    then = "Ogre: {tapped: true, counters: {stun: 0}}"
    Boards(MORE).holds(when, then, "122.1d", ann=there, bob=hand, choices=targets)
    when += ", {cast: three, by: Bob}, {resolve: 1}"
    Boards(MORE).confirm(when, "Ogre: {tapped: false}", ann=there, bob=hand, choices=targets + "; Bob targets: Ogre")


def test_only_the_permanent_with_the_counter_stays_tapped() -> None:
    there = "battlefield: [{card: Ogre, tapped: true, counters: {stun: 1}}, {card: Bear, tapped: true}]"
    then = "Ogre: {tapped: true, counters: {stun: 0}}, Bear: {tapped: false}"
    Boards().confirm("{end turn: true}", then, ann=there, turn="Bob")


def test_a_shield_counter_holds_off_one_destruction() -> None:
    there = with_counters("shield: 1")
    hand = "hand: [{card: Murder, as: one}, {card: Murder, as: two}]"
    when = "{cast: one, by: Bob}, {resolve: 1}"
    targets = "Bob targets: Ogre"
    then = "Ogre: {zone: battlefield, counters: {shield: 0}}"
    Boards().holds(when, then, "122.1c", ann=there, bob=hand, choices=targets)
    when += ", {cast: two, by: Bob}, {resolve: 1}"
    then = "Ogre: {zone: graveyard}"
    Boards().confirm(when, then, ann=there, bob=hand, choices=targets + "; " + targets)


def test_a_shield_counter_holds_off_neither_a_sacrifice_nor_what_the_rules_do() -> None:
    when = "{cast: Edict, by: Bob}, {resolve: all}"
    then = "Ogre: {zone: graveyard}"
    Boards(MORE).confirm(when, then, ann=with_counters("shield: 1"), bob="hand: [Edict]", turn="Bob")
    dying = with_counters('shield: 1, "-1/-1": 3')
    Boards().confirm("{advance to: end}", then, ann=dying)


def test_an_indestructible_creature_keeps_its_shield_counter() -> None:
    cards = "  Golem: {types: [creature], power: 1, toughness: 1, keywords: [indestructible]}\n"
    board = {"ann": with_counters("shield: 1", "Golem"), "bob": "hand: [Murder]", "choices": "Bob targets: Golem"}
    Boards(cards).confirm("{cast: Murder, by: Bob}, {resolve: 1}", "Golem: {counters: {shield: 1}}", **board)


def test_what_was_exiled_by_a_finality_counter_did_not_die() -> None:
    cards = "  Mourner: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature}}, do: [{gain life: 1}]}]}\n"  # noqa: E501
    there = "battlefield: [{card: Ogre, counters: {finality: 1}}, Bear, Mourner]"
    then = "Ogre: {zone: exile}, Bear: {zone: graveyard}, triggers: {Mourner: 1}"
    Boards(cards).holds("{cast: Wrath, by: Ann}, {resolve: all}", then, "122.1h", ann=there + ", hand: [Wrath]")


def test_whoever_controls_the_permanent_the_counter_stays_on_it() -> None:
    there = with_counters("finality: 1")
    when = "{cast: Steal, by: Bob}, {resolve: all}, {cast: Murder, by: Bob}, {resolve: all}"
    board = {"ann": there, "bob": "hand: [Steal, Murder]", "turn": "Bob"}
    then = "Ogre: {zone: exile}, Ann: {exile: [Ogre]}"
    Boards(MORE).confirm(when, then, choices="Bob targets: Ogre; Bob targets: Ogre", **board)


def test_what_is_returned_with_a_finality_counter_is_returned_once() -> None:
    back = "return: {choose: 1, type: creature, zone: graveyard}, to: battlefield, with counter: finality"
    cards = f"  Rite: {{types: [sorcery], abilities: [{{do: [{{{back}}}]}}]}}\n"
    when = "{cast: Rite, by: Ann}, {resolve: all}, {cast: Murder, by: Bob}, {resolve: all}"
    board = {"ann": "hand: [Rite], graveyard: [Ogre, Wolf]", "bob": "hand: [Murder]"}
    then = "Ogre: {zone: exile}, Wolf: {zone: graveyard}"
    Boards(cards).confirm(when, then, choices="Ann targets: Ogre; Bob targets: Ogre", **board)


def test_a_keyword_counter_that_something_is_returned_with_acts() -> None:
    back = "return: {choose: 1, type: creature, zone: graveyard}, to: battlefield, with counter: exalted"
    cards = f"  Rite: {{types: [sorcery], abilities: [{{do: [{{{back}}}]}}]}}\n"
    when = "{cast: Rite, by: Ann}, {resolve: all}, {attack: {Bear: Bob}}, {resolve: all}, {advance to: postcombat main}"
    board = {"ann": "hand: [Rite], graveyard: [Ogre], battlefield: [Bear]", "choices": "Ann targets: Ogre"}
    Boards(cards).confirm(when, "Bob: {life: 17}", **board)
