"""Flesh and Blood: lines that go on with the line before, and what is paid with several cards, are read and played."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import CardText, read_card_text
from tests.verdicts import Written, assert_confirmed

GAME = GAMES["flesh-and-blood"]
FAB = Written("flesh-and-blood", ("2026-06-10",))
TEXT = ability_text("flesh-and-blood")


def printed(kind: dict[str, tuple[str, ...]], *lines: str) -> CardText:
    """A card `Odd` with such a type box and these lines."""
    face = PrintedFace("Odd", "", "\n".join(lines), {"cost": "0"})
    assert GAME.played is not None
    return read_card_text(PrintedCard("odd", "Odd", (face,), "", kind), GAME.played, "2026-06-10")


ACTION = {"types": ("Action",)}
ATTACK = {"types": ("Action",), "subtypes": ("Attack",)}
REACTION = {"types": ("Attack Reaction",)}
HERO = {"types": ("Hero",)}
POOL = """
  Jab: {types: [action], subtypes: [attack], cost: 0, power: 3, defense: 3, color: red, keywords: [go again],
    abilities: []}
  Clay: {types: [action], cost: 0, color: blue, defense: 3, abilities: []}
  Moss: {types: [action], supertypes: [Earth], cost: 0, abilities: []}
  Rime: {types: [action], supertypes: [Ice], cost: 0, abilities: []}
  Chill: {types: [action], subtypes: [attack], cost: 0, color: red, power: 2, keywords: [ice fusion, go again],
    abilities: []}
  Knife: {types: [weapon], subtypes: [dagger, 1H], power: 1, abilities: [
    {use: {}, keywords: [action], limit: once each turn, do: [{attack: true}]}]}
  Zap: {types: [instant], cost: 0, color: red, abilities: [
    {do: [{deal: 3, type: arcane, to: {choose: 1, type: hero, controller: opponent}}]}]}
  Sip: {types: [instant], cost: 0, abilities: [{do: [{gain life: 1}]}]}
"""


def play(kind: dict[str, tuple[str, ...]], lines: tuple[str, ...], rest: str, facts: str = "") -> None:
    """A scenario with a card `Odd`, whose lines are read as they are printed."""
    said = printed(kind, *lines)
    assert said.description is not None, said.why
    told = {key: value for key, value in said.description.items() if key != "card"}
    card = json.dumps(told)[:-1] + (f", {facts}}}" if facts else "}")
    assert_confirmed(FAB.run(f"cards:\n  Odd: {card}\n{POOL}\n{rest}"))


# --- lines that go on ------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("token", "points"), [("Might", 1), ("Vigor", 0)])
def test_the_attack_is_the_one_that_the_line_before_has_chosen(token: str, points: int) -> None:
    play(
        REACTION,
        ("Target weapon attack gains +1{p}.", "If you control a Might token, the attack gains **go again**."),
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd], weapons: [Knife], arena: [{{token: {token}, as: mine}}]}},
  Dorn: {{}}}}
when: [{{use: Knife}}, {{resolve: 1}}, {{resolve: all}}, {{advance to: reaction}}, {{play: Odd}}, {{resolve: 1}},
  {{advance to: resolution}}]
then: {{Ira: {{action points: {points}}}}}
""".replace("{resolve: all}, ", ""),
    )


@pytest.mark.parametrize(("first", "has"), [("yes", True), ("no", False)])
def test_the_next_attack_gets_something_more_if_it_is_of_a_kind_and_no_later_one_does(first: str, has: bool) -> None:
    """The second attack is fused either way: it is not the next one."""
    play(
        ACTION,
        ("The next red attack action card you play this turn gains +3{p}.", "If it's **fused**, it gains **dominate**.",
         "**Go again**"),
        f"""
given: {{turn: {{player: Ira}},
  Ira: {{hand: [Odd, {{card: Chill, as: one}}, {{card: Chill, as: two}}, Rime]}}, Dorn: {{}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{play: one}}, {{resolve: 1}},
  {{check: {{one: {{power: 5, {"keywords: [ice fusion, go again, dominate]" if has else "lacks: [dominate]"}}}}}}},
  {{advance to: resolution}}, {{play: two}}, {{resolve: 1}}]
choices: [{{player: Ira, question: pay optional cost, answer: {first}}},
  {{player: Ira, question: pay optional cost, answer: yes}}]
then: {{two: {{power: 2, lacks: [dominate]}}}}
""",
    )  # fmt: skip


def test_a_line_that_says_what_it_is_about_itself_does_not_go_on_with_another() -> None:
    """ "If this was fused, it gets ..": this card, whatever the line before has chosen."""
    first, second = TEXT.read("Deal 2 damage to target hero.\nIf Odd was **fused**, it gains +2{p}.", "Odd")
    assert isinstance(second.data, dict)
    assert second.data["abilities"] == [
        {"passive": {"power": 2}, "affects": "me", "while": {"this": "me", "is": {"is": ["fused"]}}}
    ]
    assert isinstance(first.data, dict)
    assert len(first.data["abilities"][0]["do"]) == 1


# --- several cards for one thing -------------------------------------------------------------------------------

_BANISHED = "When this attacks, you may banish 2 Earth cards and a red card from your graveyard. If you do, gain 4{h}."


@pytest.mark.parametrize(("there", "life"), [("Moss, Moss 2, Jab", 14), ("Moss, Moss 2", 10), ("Moss, Clay, Jab", 10)])
def test_so_many_cards_are_banished_or_none(there: str, life: int) -> None:
    cards = there.replace("Moss 2", "{card: Moss, as: Moss 2}")
    choices = "[{player: Ira, question: pay, answer: yes}]" if life > 10 else "[]"
    play(
        ATTACK,
        (f"**Decompose** - {_BANISHED}",),
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd], life: 10, graveyard: [{cards}]}}, Dorn: {{}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{resolve: 1}}]
choices: {choices}
then: {{Ira: {{life: {life}}}, Moss: {{zone: {"banished" if life > 10 else "graveyard"}}}}}
""",
        "power: 4",
    )


def test_two_numbers_of_cards_of_two_colors_are_a_cost_of_two_parts() -> None:
    (read,) = TEXT.read("Instant - Banish 2 red and 3 yellow cards from your graveyard: Draw a card.")
    assert isinstance(read.data, dict)
    where = {"zone": "graveyard", "owner": "you", "target": False}
    assert read.data["abilities"][0]["use"] == {
        "do": [
            {"banish": {"choose": 2, "color": "red", **where}},
            {"banish": {"choose": 3, "color": "yellow", **where}},
        ]
    }


@pytest.mark.parametrize(("held", "zone"), [("Clay, {card: Clay, as: other}", "arena"), ("Clay", "graveyard")])
def test_an_upkeep_of_cards_grows_with_its_counters(held: str, zone: str) -> None:
    paid = ("{player: Ira, question: pay, answer: yes}, "
            "{player: Ira, question: order on the bottom, answer: [Clay, other]}")
    kept = "{player: Ira, question: arsenal, answer: none}"
    play(
        {"types": ("Action",), "subtypes": ("Aura",)},
        ("**Channel Ice** - At the beginning of your end phase, put a rust counter on this then destroy it unless you "
         "put a blue card from your hand on the bottom of your deck for each rust counter on it.",),
        f"""
given: {{turn: {{player: Ira}}, Ira: {{arena: [{{card: Odd, as: odd, counters: {{rust: 1}}}}], hand: [{held}]}},
  Dorn: {{}}}}
when: [{{advance to: end}}]
choices: [{paid if zone == "arena" else kept}]
then: {{odd: {{zone: {zone}}}}}
""",
    )  # fmt: skip


# --- what lasts, and what is awaited ---------------------------------------------------------------------------


def test_more_arcane_damage_by_the_next_card_that_deals_some() -> None:
    """A card that deals none is not the next one, and the second that does gets nothing."""
    play(
        ACTION,
        ("The next red instant you play this turn with an effect that deals arcane damage, instead deals that much "
         "arcane damage plus 2.", "**Go again**"),
        """
given: {turn: {player: Ira}, Ira: {hand: [Odd, Sip, Zap, {card: Zap, as: second}]}, Dorn: {life: 20}}
when: [{play: Odd}, {resolve: 1}, {play: Sip}, {resolve: 1}, {play: Zap}, {resolve: 1}, {play: second}, {resolve: 1}]
then: {Dorn: {life: 12}}
""",
    )  # fmt: skip


@pytest.mark.parametrize(("hit", "life"), [("Dorn", 16), ("Kano", 14)])
def test_their_first_attack_in_their_next_turn_is_that_of_whoever_was_hit(hit: str, life: int) -> None:
    play(
        ATTACK,
        ("**Crush** - When this hits a hero, their first red attack during their next turn has -2{p}.",),
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd], life: 20}}, Kano: {{}},
  Dorn: {{hand: [Jab, {{card: Jab, as: second}}]}}}}
when: [{{play: Odd, attacking: {hit}}}, {{resolve: 1}}, {{advance to: damage}}, {{resolve: 1}}, {{end turn: true}},
  {{end turn: true}}, {{play: Jab, attacking: Ira}}, {{resolve: 1}}, {{advance to: resolution}},
  {{play: second, attacking: Ira}}, {{resolve: 1}}, {{advance to: resolution}}]
then: {{Ira: {{life: {life}}}}}
""",
        "power: 6",
    )


@pytest.mark.parametrize(("first", "left"), [("Jab", 0), ("Clay", 1)])
def test_the_first_card_of_a_kind_each_turn_costs_less(first: str, left: int) -> None:
    """What is no attack is not the first of them; the second attack costs what it did."""
    play(
        HERO,
        ("The first attack action card you play each turn costs {r} less to play.",),
        f"""
  Swing: {{types: [action], subtypes: [attack], cost: 1, power: 3, keywords: [go again], abilities: []}}
given: {{turn: {{player: Ira}},
  Ira: {{hero: [{{card: Odd, as: odd}}], hand: [{first}, Swing], resources: 1, action points: 2}}, Dorn: {{}}}}
when: [{{play: {first}}}, {{resolve: 1}}, {{play: Swing}}]
then: {{Ira: {{resources: {left}}}}}
""".replace("{play: Jab}, {resolve: 1}, ", "{play: Jab}, {resolve: 1}, {advance to: resolution}, "),
        "life: 20, intellect: 4",
    )


@pytest.mark.parametrize(("shown", "zone"), [("Jab", "graveyard"), ("Clay", "hand")])
def test_the_very_card_that_was_shown_is_discarded(shown: str, zone: str) -> None:
    play(
        ATTACK,
        ("When this hits a hero, you gain 1{h} and they choose and reveal a card from their hand. If it's red, they "
         "discard it and create a Might token.",),
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd]}}, Dorn: {{hand: [Clay, Jab]}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{advance to: damage}}, {{resolve: 1}}]
choices: [{{player: Dorn, question: objects, answer: {shown}}}]
then: {{Jab: {{zone: {zone}}}, Clay: {{zone: hand}}, events: [{{event: is created, times: {int(zone != "hand")}}}]}}
""",
        "power: 4",
    )  # fmt: skip


@pytest.mark.parametrize(("counters", "zone"), [(1, "graveyard"), (2, "arena")])
def test_what_has_none_of_its_counters_left_is_destroyed(counters: int, zone: str) -> None:
    play(
        {"types": ("Action",), "subtypes": ("Aura",)},
        ("This enters the arena with 2 ember counters. When it has none, destroy it.",
         "When you play an instant, remove an ember counter from this."),
        f"""
given: {{turn: {{player: Ira}}, Ira: {{arena: [{{card: Odd, as: odd, counters: {{ember: {counters}}}}}], hand: [Sip]}},
  Dorn: {{}}}}
when: [{{play: Sip}}, {{resolve: all}}]
then: {{odd: {{zone: {zone}}}}}
""",
    )  # fmt: skip


@pytest.mark.parametrize(("counters", "zone"), [(0, "graveyard"), (1, "arena")])
def test_what_is_destroyed_unless_a_counter_is_removed(counters: int, zone: str) -> None:
    play(
        {"types": ("Action",), "subtypes": ("Item",)},
        ("At the beginning of your end phase, destroy this unless you remove an ember counter from it.",),
        f"""
given: {{turn: {{player: Ira}}, Ira: {{arena: [{{card: Odd, as: odd, counters: {{ember: {counters}}}}}], hand: []}},
  Dorn: {{}}}}
when: [{{advance to: end}}]
choices: [{"{player: Ira, question: pay, answer: yes}" if counters else ""}]
then: {{odd: {{zone: {zone}}}}}
""",
    )


@pytest.mark.parametrize(("marked", "power"), [("true", 6), ("false", 4)])
def test_an_attack_has_more_power_while_it_attacks_a_marked_hero(marked: str, power: int) -> None:
    play(
        ATTACK,
        ("If this is attacking a **marked** hero, it gets +2{p}.",),
        f"""
  Grim: {{types: [hero], life: 20, intellect: 4, abilities: []}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd]}}, Dorn: {{hero: [{{card: Grim, as: grim, marked: {marked}}}]}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{check: {{Odd: {{power: {power}}}}}}}, {{advance to: resolution}}]
then: {{Odd: {{power: 4}}, grim: {{life: {20 - power}, is not: [marked]}}}}
""",
        "power: 4",
    )


@pytest.mark.parametrize(("marked", "points"), [("true", 2), ("false", 1)])
def test_a_hero_is_marked_as_they_are_hit_though_the_hit_ends_it(marked: str, points: int) -> None:
    play(
        ATTACK,
        ("When this hits a **marked** hero, gain 1 action point.",),
        f"""
  Grim: {{types: [hero], life: 20, intellect: 4, abilities: []}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd], action points: 2}},
  Dorn: {{hero: [{{card: Grim, as: grim, marked: {marked}}}]}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{advance to: damage}}, {{advance to: resolution}}]
then: {{Ira: {{action points: {points}}}, grim: {{is not: [marked]}}}}
""",
        "power: 4",
    )


@pytest.mark.parametrize("drawn", [True, False])
def test_what_may_be_played_from_a_graveyard_while_something_is_so(*, drawn: bool) -> None:
    play(
        HERO,
        ("If you've drawn a card this turn, you may play blue cards from your graveyard.",),
        f"""
  Wreck: {{types: [action], subtypes: [ally], cost: 0, life: 3, color: blue, abilities: []}}
given: {{turn: {{player: Ira}}, Ira: {{hero: [{{card: Odd, as: odd}}], hand: [Sip], graveyard: [Wreck]}}, Dorn: {{}}}}
when: [{"{draw: 1, by: Ira}" if drawn else "{play: Sip}, {resolve: 1}"}, {{play: Wreck}}]
then: {{{"Wreck: {zone: stack}" if drawn else "illegal: true"}}}
""",
        "life: 20, intellect: 4",
    )


@pytest.mark.parametrize("kind", ["Hero", "Weapon", "Equipment"])
def test_what_is_never_played_has_no_text_that_is_carried_out_as_it_resolves(kind: str) -> None:
    read = printed({"types": (kind,)}, "Draw a card.")
    assert read.description is None
    assert "never played" in read.why


def test_an_attack_with_words_that_nothing_would_carry_out_says_so() -> None:
    read = printed(ATTACK, "Draw a card.")
    assert read.description is None
    assert read.why.startswith("An attack becomes a chain link and doesn't resolve (5.3.1a)")


# --- what is said of players, of chain links and of numbers ------------------------------------------------------


@pytest.mark.parametrize(("hit", "can"), [("Dorn", False), ("Kano", True)])
def test_cards_that_a_player_cannot_play_in_their_next_turn_are_those_of_whoever_was_hit(hit: str, can: bool) -> None:
    """Those that come there later as well: the arsenal is looked at as something is played."""
    play(
        ATTACK,
        ("When this hits a hero, they can't play cards from arsenal during their next turn.",),
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd]}}, Dorn: {{arsenal: [Sip], deck: 5}}, Kano: {{}}}}
when: [{{play: Odd, attacking: {hit}}}, {{resolve: 1}}, {{advance to: damage}}, {{resolve: 1}}, {{end turn: true}},
  {{play: Sip, by: Dorn}}]
then: {{{"Sip: {zone: stack}" if can else "illegal: true"}}}
""",
        "power: 4",
    )


@pytest.mark.parametrize(("card", "can"), [("Parry", False), ("Sip", True)])
def test_cards_of_a_kind_that_a_player_cannot_play_this_turn(card: str, can: bool) -> None:
    play(
        ATTACK,
        ("When this attacks a hero, they can't play defense reactions this turn.",),
        f"""
  Parry: {{types: [defense reaction], cost: 0, defense: 3, abilities: []}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd]}}, Dorn: {{hand: [{card}]}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{resolve: 1}}, {{advance to: reaction}}, {{pass: Ira}},
  {{play: {card}, by: Dorn}}]
then: {{{f"{card}: {{zone: stack}}" if can else "illegal: true"}}}
""",
        "power: 4",
    )


@pytest.mark.parametrize(("defends", "power"), [("[Clay, Helm]", 6), ("[Clay, Jab]", 4)])
def test_cards_of_a_kind_that_defend_are_counted(defends: str, power: int) -> None:
    play(
        ATTACK,
        ("If this is defended by less than 2 non-equipment cards, it has +2{p}.",),
        f"""
  Helm: {{types: [equipment], subtypes: [head], defense: 1, abilities: []}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd]}}, Dorn: {{hand: [Clay, Jab], head: [Helm]}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{defend: {defends}, by: Dorn}}]
then: {{Odd: {{power: {power}}}}}
""",
        "power: 4",
    )


@pytest.mark.parametrize(("wears", "power"), [("[Plate]", 5), ("[Shirt]", 4)])
def test_what_an_attack_gets_for_each_of_something_is_so_as_it_attacks(wears: str, power: int) -> None:
    play(
        ATTACK,
        ("This gets +1{p} for each Evo you have equipped.",),
        f"""
  Plate: {{types: [equipment], subtypes: [evo, chest], abilities: []}}
  Shirt: {{types: [equipment], subtypes: [chest], abilities: []}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd], chest: {wears}}}, Dorn: {{chest: [{{card: Plate, as: theirs}}]}}}}
when: [{{play: Odd}}, {{resolve: 1}}]
then: {{Odd: {{power: {power}}}}}
""",
        "power: 4",
    )


@pytest.mark.parametrize(("warded", "drawn"), [(3, 0), (2, 1)])
def test_damage_that_was_prevented_was_not_dealt(warded: int, drawn: int) -> None:
    play(
        ACTION,
        ("Deal 3 arcane damage to target opposing hero. If this deals damage, draw a card.",),
        f"""
  Ward: {{types: [action], subtypes: [aura], cost: 0, keywords: [{{ward: {warded}}}], abilities: []}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd]}}, Dorn: {{arena: [Ward]}}}}
when: [{{play: Odd}}, {{resolve: 1}}]
then: {{events: [{{event: draws, times: {drawn}}}]}}
""",
    )


def test_as_many_tokens_as_cards_of_a_kind_have_been_played() -> None:
    play(
        ACTION,
        ("Create X Runechant tokens, where X is the number of attack action cards you've played this turn.",),
        """
given: {turn: {player: Ira}, Ira: {hand: [Odd, Jab, {card: Jab, as: second}], action points: 1}, Dorn: {}}
when: [{play: Jab}, {resolve: 1}, {advance to: resolution}, {play: second}, {resolve: 1}, {advance to: resolution},
  {close combat chain: true}, {play: Odd}, {resolve: 1}]
then: {events: [{event: is created, times: 2}]}
""",
    )


def test_cards_that_are_shuffled_into_a_deck_lie_in_no_order_that_anybody_chooses() -> None:
    play(
        ACTION,
        ("Shuffle up to 4 blue cards from your graveyard into your deck.",),
        """
given: {turn: {player: Ira}, Ira: {hand: [Odd], graveyard: [Clay, {card: Clay, as: other}], deck: [Sip]}, Dorn: {}}
when: [{play: Odd}, {resolve: 1}]
choices: [{player: Ira, question: objects, answer: [Clay, other]}]
then: {Clay: {zone: deck}, other: {zone: deck}}
""",
    )


@pytest.mark.parametrize(("marked", "points"), [("true", 1), ("false", 0)])
def test_a_target_gets_something_more_if_it_attacks_a_marked_hero(marked: str, points: int) -> None:
    play(
        REACTION,
        ("Target attack gets +3{p}. If it's attacking a **marked** hero, it gets **go again**.",),
        f"""
  Grim: {{types: [hero], life: 20, intellect: 4, abilities: []}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd], weapons: [Knife]}},
  Dorn: {{hero: [{{card: Grim, as: grim, marked: {marked}}}]}}}}
when: [{{use: Knife}}, {{resolve: 1}}, {{advance to: reaction}}, {{play: Odd}}, {{resolve: 1}},
  {{advance to: resolution}}]
then: {{grim: {{life: 16}}, Ira: {{action points: {points}}}}}
""",
    )


# --- face down, and under whose control --------------------------------------------------------------------------

CLOAK = {"types": ("Equipment",), "subtypes": ("Head",)}


@pytest.mark.parametrize(("seen", "can"), [("face down", True), ("face up", False)])
def test_what_is_used_only_while_it_lies_face_down_works_there(seen: str, can: bool) -> None:
    """Its own words say so, so that it works though it is private (1.7.4b)."""
    play(
        CLOAK,
        ("**Cloaked**", "**Instant** - Destroy this: Gain 2{h}. Activate this ability only while this is face-down."),
        f"""
given: {{turn: {{player: Ira}}, Ira: {{head: [{{card: Odd, as: odd, {seen}: true}}], life: 10}}, Dorn: {{}}}}
when: [{{use: odd}}{", {resolve: 1}" if can else ""}]
then: {{{"Ira: {life: 12}, odd: {zone: graveyard}" if can else "illegal: true"}}}
""",
    )


def test_what_is_paid_with_turning_itself_face_up_is_used_once() -> None:
    rest = """
given: {turn: {player: Ira}, Ira: {head: [{card: Odd, as: odd, face down: true}], resources: 2}, Dorn: {}}
"""
    lines = ("**Cloaked**", "**Instant** - {r}, turn this face-up: Draw a card.")
    once = "when: [{use: odd}, {resolve: 1}]\nthen: {odd: {is: [face up]}, events: [{event: draws, times: 1}]}\n"
    play(CLOAK, lines, rest + once)
    play(CLOAK, lines, rest + "when: [{use: odd}, {resolve: 1}, {use: odd}]\nthen: {illegal: true}\n")


def test_an_ability_that_says_nothing_of_it_does_not_work_face_down() -> None:
    play(
        CLOAK,
        ("**Instant** - Destroy this: Gain 2{h}.",),
        """
given: {turn: {player: Ira}, Ira: {head: [{card: Odd, as: odd, face down: true}]}, Dorn: {}}
when: [{use: odd}]
then: {illegal: true}
""",
    )


@pytest.mark.parametrize(("seen", "can"), [("face down", True), ("face up", False)])
def test_a_card_is_turned_face_up_as_a_cost_only_if_it_lies_face_down(seen: str, can: bool) -> None:
    play(
        CLOAK,
        ("**Instant** - Turn a face-down red card in your arsenal face-up: Gain 2{h}.",),
        f"""
given: {{turn: {{player: Ira}}, Ira: {{head: [Odd], life: 10, arsenal: [{{card: Jab, as: jab, {seen}: true}}]}},
  Dorn: {{}}}}
when: [{{use: Odd}}{", {resolve: 1}" if can else ""}]
then: {{{"Ira: {life: 12}, jab: {is: [face up]}" if can else "illegal: true"}}}
""",
    )


def test_a_token_comes_under_the_control_of_each_other_hero() -> None:
    play(
        ACTION,
        ("Create a Vigor token under each other hero's control.",),
        """
given: {turn: {player: Ira}, Ira: {hand: [Odd]}, Dorn: {}, Kano: {}}
when: [{play: Odd}, {resolve: 1}]
then: {Ira: {arena: []}, events: [{event: is created, times: 2}]}
""",
    )


def test_a_token_comes_under_the_control_of_the_hero_that_was_chosen() -> None:
    play(
        ACTION,
        ("Create a Vigor token under target hero's control.",),
        """
given: {turn: {player: Ira}, Ira: {hand: [Odd]}, Dorn: {}, Kano: {}}
when: [{play: Odd}, {resolve: 1}]
choices: [{player: Ira, question: targets, answer: Kano's hero}]
then: {Vigor: {controller: Kano}, events: [{event: is created, times: 1}]}
""",
    )


def test_an_attack_that_cannot_gain_power_keeps_what_it_has() -> None:
    play(
        {"types": ("Instant",)},
        ("Target attack can't gain {p} this turn.",),
        """
  Hone: {types: [attack reaction], cost: 0, abilities: [{do: [{give: {power: 3}, to: {choose: 1, is: [attack]}}]}]}
given: {turn: {player: Ira}, Ira: {hand: [Jab, Hone]}, Dorn: {hand: [Odd], life: 20}}
when: [{play: Jab}, {resolve: 1}, {pass: Ira}, {play: Odd, by: Dorn}, {resolve: 1}, {advance to: reaction},
  {play: Hone}, {resolve: 1}, {advance to: resolution}]
then: {Dorn: {life: 17}}
""",
    )


@pytest.mark.parametrize(("cheaper", "left"), [("Swing", 1), ("other", 0)])
def test_the_card_that_was_chosen_in_hand_costs_less_and_no_other(cheaper: str, left: int) -> None:
    play(
        ACTION,
        ("Choose an attack action card in your hand. It costs {r} less to play this turn.", "Go again"),
        f"""
  Swing: {{types: [action], subtypes: [attack], cost: 1, power: 3, abilities: []}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd, Swing, {{card: Swing, as: other}}], resources: 1}}, Dorn: {{}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{play: Swing}}]
choices: [{{player: Ira, question: objects, answer: {cheaper}}}]
then: {{Ira: {{resources: {left}}}}}
""",
    )
