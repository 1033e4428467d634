# ruff: noqa: E501
"""Magic: ninjutsu, an unblocked attacker returned for a creature that attacks in its place (702.49)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Ninja: {types: [creature], subtypes: [Ninja], mana cost: "{3}{U}", power: 4, toughness: 1, keywords: [{ninjutsu: "{1}{U}"}], abilities: [{when: {event: attacks, object: me}, do: [{gain life: 7}]}, {when: {event: enters, object: me}, do: [{gain life: 1}]}]}
  Chief: {types: [creature], power: 5, toughness: 5, keywords: [{commander ninjutsu: "{U}"}]}
  Oracle: {types: [planeswalker], loyalty: 5}
  Watcher: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: is unblocked, object: me}, do: [{gain life: 3}]}]}
  Ambush: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature, is: [unblocked]}}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused
NINJUTSU = "{add: {blue: 2}, by: Ann}, {activate: Ninja, ability: ninjutsu, by: Ann}"
UNBLOCKED = "{attack: {Bear: Bob, Wolf: Bob}}, {block: {Ogre: Wolf}}"
BOARD = {"ann": "battlefield: [Bear, Wolf], hand: [Ninja]", "bob": "battlefield: [Ogre]"}
DAMAGE = "{advance to: combat damage}"


def test_the_creature_attacks_without_having_attacked_and_the_other_is_in_hand():
    confirm(
        f"{UNBLOCKED}, {NINJUTSU}, {{resolve: all}}, {DAMAGE}",
        "Bob: {life: 16}, Ann: {life: 21, blue: 0, hand: [Bear]}, Ninja: {zone: battlefield, tapped: true}",
        **BOARD,
    )


def test_only_an_unblocked_attacker_of_ones_own_is_returned():
    refused(f"{{attack: {{Bear: Bob}}}}, {{block: {{Ogre: Bear}}}}, {NINJUTSU}", **BOARD)
    refused(NINJUTSU, **BOARD)
    refused(f"{{attack: {{Ogre: Ann}}}}, {{block: {{}}}}, {NINJUTSU}", turn="Bob", **BOARD)


def test_before_blockers_are_declared_nothing_is_unblocked():
    refused(f"{{attack: {{Bear: Bob}}}}, {NINJUTSU}", **BOARD)
    refused("{attack: {Bear: Bob}}, {cast: Ambush, by: Bob}", ann="battlefield: [Bear]", bob="hand: [Ambush]")
    confirm(
        "{attack: {Bear: Bob, Wolf: Bob}}, {block: {Ogre: Wolf}}, {cast: Ambush, by: Bob}, {resolve: all}",
        "Bear: {zone: graveyard}, Wolf: {zone: battlefield}",
        ann="battlefield: [Bear, Wolf]",
        bob="battlefield: [Ogre], hand: [Ambush]",
    )


def test_it_attacks_what_the_returned_creature_attacked():
    attack = "{attack: {Bear: Oracle, Wolf: Cid}}, {block: {}}"
    board = {"ann": "battlefield: [Bear, Wolf], hand: [Ninja]", "bob": "battlefield: [Oracle]", "cid": ""}
    then = f"{attack}, {NINJUTSU}, {{resolve: all}}, {DAMAGE}"
    confirm(then, "Oracle: {loyalty: 1}, Bob: {life: 20}, Cid: {life: 18}", choices="Ann objects: Bear", **board)
    confirm(then, "Oracle: {loyalty: 3}, Bob: {life: 20}, Cid: {life: 16}", choices="Ann objects: Wolf", **board)


def test_one_that_has_left_the_hand_does_not_come_and_the_cost_stays_paid():
    discard = BOARDS.cards + "  Rot: {types: [instant], abilities: [{do: [{discard: 1, player: opponent}]}]}\n"
    Boards(discard).confirm(
        f"{UNBLOCKED}, {NINJUTSU}, {{cast: Rot, by: Bob}}, {{resolve: all}}, {DAMAGE}",
        "Ninja: {zone: graveyard}, Bear: {zone: hand}, Bob: {life: 20}",
        choices="Ann discard: [Ninja]",
        ann="battlefield: [Bear, Wolf], hand: [Ninja]",
        bob="battlefield: [Ogre], hand: [Rot]",
    )


def test_after_first_strike_damage_it_still_deals_its_own():
    cards = BOARDS.cards + "  Quick: {types: [creature], power: 2, toughness: 2, keywords: [first strike]}\n"
    Boards(cards).confirm(
        f"{{attack: {{Quick: Bob}}}}, {{block: {{}}}}, {DAMAGE}, {NINJUTSU}, {{resolve: all}}, {{advance to: postcombat main}}",
        "Bob: {life: 14}, Quick: {zone: hand}",
        ann="battlefield: [Quick], hand: [Ninja]",
    )


def test_the_commanders_ninjutsu_works_from_the_command_zone_and_plain_ninjutsu_does_not():
    attack = "{attack: {Bear: Bob}}, {block: {}}"
    chief = "{add: {blue: 1}, by: Ann}, {activate: Chief, ability: commander ninjutsu, by: Ann}"
    board = {"ann": "battlefield: [Bear], command: [Chief, Ninja]"}
    confirm(f"{attack}, {chief}, {{resolve: all}}, {DAMAGE}", "Bob: {life: 15}, Bear: {zone: hand}", **board)
    refused(f"{attack}, {NINJUTSU}", **board)
    confirm(
        f"{attack}, {chief}, {{resolve: all}}, {DAMAGE}",
        "Bob: {life: 15}",
        ann="battlefield: [Bear], hand: [Chief]",
    )
