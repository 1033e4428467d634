# ruff: noqa: E501
"""Magic: situations that players ask about, decided by the rules and then played."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Lynx: {types: [creature], power: 5, toughness: 5, keywords: [lifelink]}
  Salve: {types: [instant], abilities: [{do: [{prevent: 3, to: {choose: 1, type: any target}}]}]}
  Oracle: {types: [creature], power: 2, toughness: 2, abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{choose color: true}]}, {passive: {keyword: protection from the chosen color}, affects: me}]}
  Rise: {types: [instant], abilities: [{do: [{return: {all: {type: creature, zone: graveyard}}, to: battlefield}]}]}
  Volley: {types: [sorcery], keywords: [storm], abilities: [{do: [{deal: 1, to: {choose: 1, type: any target}}]}]}
  Chant: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
  Rain: {types: [sorcery], mana cost: "{X}{R}", abilities: [{do: [{destroy: {choose: X, type: creature}}]}, {passive: {alternative cost: {generic: X, discard: 1}, name: rain}, affects: me}]}
  Hush: {types: [enchantment], abilities: [{passive: {lose abilities: true, base power: 1, base toughness: 1}, affects: {all: {type: creature}}}]}
  Hydra: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me, count: 3}]}]}
  Herd: {types: [sorcery], abilities: [{do: [{create token: {name: Pup, power: 1, toughness: 1, types: [creature], keywords: [{modular: 2}]}, count: 2}]}]}
  Ward: {types: [enchantment], abilities: [{passive: {keyword: {absorb: 1}}, affects: {all: {type: creature, controller: you}}}]}
  Lore: {types: [enchantment], abilities: [{passive: {keyword: {cycling: 2}}, affects: {all: {type: creature, zone: hand, owner: you}}}]}
  Car: {types: [artifact], subtypes: [Vehicle], power: 4, toughness: 4, keywords: [{crew: 1}, trample]}
  Mute: {types: [instant], abilities: [{do: [{give: {lose keyword: crew}, to: {choose: 1, type: artifact}, for: until end of turn}]}]}
""")
confirm = BOARDS.confirm
ATTACK = "attack: {Bear: Bob, Lynx: Bob}, {cast: Salve, by: Bob}, {resolve: 1}, {advance to: end of combat}"


def test_a_shield_against_three_prevents_three_of_the_damage_of_several_sources():
    """What is left of it after the first source is all that it prevents of the second one's damage (615.7)."""
    board = {"ann": "battlefield: [Bear, Lynx]", "bob": "hand: [Salve]"}
    confirm(f"{ATTACK}", "Bob: {life: 16}, Ann: {life: 24}", choices="Bob targets: Bob; Bob which event: Bear", **board)
    confirm(f"{ATTACK}", "Bob: {life: 16}, Ann: {life: 22}", choices="Bob targets: Bob; Bob which event: Lynx", **board)


def test_a_shield_asks_nothing_where_it_prevents_everything():
    confirm(
        "attack: {Bear: Bob, Bird: Bob}, {cast: Salve, by: Bob}, {resolve: 1}, {advance to: end of combat}",
        "Bob: {life: 20}, asked: {which event: 0}",
        ann="battlefield: [Bear, Bird]",
        bob="hand: [Salve]",
        choices="Bob targets: Bob",
    )


def test_whoever_gets_permanents_of_several_players_chooses_for_all_of_them():
    confirm(
        "{cast: Rise, by: Ann}, {resolve: all}",
        "mine: {keywords: [protection from red]}, theirs: {keywords: [protection from blue], controller: Ann}",
        ann="hand: [Rise], graveyard: [{card: Oracle, as: mine}]",
        bob="graveyard: [{card: Oracle, as: theirs}]",
        choices="Ann color: red; Ann color: blue",
    )


def test_spells_cast_in_answer_to_storm_do_not_count():
    confirm(
        "{cast: Chant, by: Ann}, {resolve: 1}, {cast: Volley, by: Ann}, {cast: Growth, by: Bob}, {resolve: all}",
        "Bob: {life: 18}, Bear: {power: 5}",
        ann="hand: [Chant, Volley]",
        bob="hand: [Growth], battlefield: [Bear]",
        choices="Ann targets: Bob; Bob targets: Bear; Ann targets: Bob",
    )


def test_the_cost_is_chosen_before_x_and_x_before_the_targets_it_counts():
    """X of the cost that is paid in place of the own one is announced like any other (601.2b)."""
    confirm(
        "{cast: Rain, by: Ann}, {resolve: 1}",
        "Wolf: {zone: graveyard}, Ogre: {zone: graveyard}, Giant: {zone: battlefield}, Ann: {hand: 0, red: 1},"
        "asked: [{player: Ann, question: which cost}, {player: Ann, question: value of X}, {player: Ann, question: targets}]",
        ann="red: 3, hand: [Rain, Bear]",
        bob="battlefield: [Wolf, Ogre, Giant]",
        choices="Ann which cost: rain; Ann value of X: 2; Ann targets: [Wolf, Ogre]",
    )


def test_what_is_lost_on_the_battlefield_does_not_say_how_it_enters():
    confirm(
        "{cast: Hydra, by: Ann}, {resolve: all}", 'Hydra: {power: 1, counters: {"+1/+1": 0}}', ann="hand: [Hydra], battlefield: [Hush]"
    )
    confirm("{cast: Herd, by: Ann}, {resolve: all}", "Pup: {power: 1}, Pup 2: {power: 1}", ann="hand: [Herd], battlefield: [Hush]")
    confirm("{cast: Herd, by: Ann}, {resolve: all}", "Pup: {power: 3}, Pup 2: {power: 3}", ann="hand: [Herd]")


def test_a_keyword_that_an_effect_gives_stands_for_its_abilities():
    bolt = "{cast: Bolt, by: Bob}, {resolve: all}"
    confirm(bolt, "Giant: {damage: 2}", ann="battlefield: [Ward, Giant]", bob="hand: [Bolt]", choices="Bob targets: Giant")
    confirm(
        "{activate: Bear, by: Ann, ability: cycling}, {resolve: all}",
        "Bear: {zone: graveyard}, Ann: {hand: 1, colorless: 0}",
        ann="colorless: 2, battlefield: [Lore], hand: [Bear]",
    )


def test_a_keyword_that_an_effect_takes_away_takes_its_abilities_along():
    confirm(
        "{cast: Mute, by: Ann}, {resolve: all}, {activate: Car, by: Ann, ability: crew}",
        "illegal: true, Car: {keywords: [trample]}",
        ann="hand: [Mute], battlefield: [Car, Bear]",
    )


def test_damage_takes_loyalty_off_as_an_event_and_does_not_touch_what_is_no_planeswalker_any_more():
    walker = "{card: Walker, counters: {loyalty: 4}}"
    cards = Boards("""
  Walker: {types: [planeswalker], loyalty: 4, abilities: [{when: {event: counter is removed, object: me, counter: loyalty}, do: [{gain life: 1}]}]}
""")
    cards.confirm(
        "{cast: Bolt, by: Bob}, {resolve: all}",
        "Walker: {loyalty: 1}, Ann: {life: 21}",
        ann=f"battlefield: [{walker}]",
        bob="hand: [Bolt]",
        choices="Bob targets: Walker",
    )


def test_what_exiles_each_of_several_creatures_that_die_asks_nobody_which_is_first():
    cards = Boards("""
  Peace: {types: [enchantment], abilities: [{replace: {event: dies, object: {type: creature}}, with: [{exile: it}]}]}
""")
    cards.confirm(
        "{cast: Wrath, by: Ann}, {resolve: all}",
        "Bear: {zone: exile}, Wolf: {zone: exile}, asked: {which event: 0}",
        ann="hand: [Wrath], battlefield: [Peace, Bear]",
        bob="battlefield: [Wolf]",
    )
