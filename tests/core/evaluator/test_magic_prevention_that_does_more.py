"""Damage that is prevented: of whom, of which source, how often, and what an effect does besides (Magic 609.7, 615)."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.magic_boards import Boards
from tests.verdicts import assert_stops


def said(*lines: str) -> str:
    """The abilities of a text, as a file has them."""
    found = ability_text("magic").read("\n".join(lines), "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data["abilities"]])  # type: ignore[index, call-overload]


DEALT, EACH, MINE = "damage that would be dealt to", "for each 1 damage prevented this way", "source of your choice"
MOTH = "If damage would be dealt to Lantern Moth, prevent that damage. Remove a +1/+1 counter from Lantern Moth."
KEEPER = (
    "If damage would be dealt to another creature you control, prevent that damage. "
    f"Put a +1/+0 counter on that creature {EACH}."
)
MEND = f"Prevent the next 3 {DEALT} target creature this turn. Put a +1/+0 counter on that creature {EACH}."
CIRCLE = f"{{1}}: Prevent all {DEALT} you this turn by a red {MINE}."
CALM = f"The next time a red {MINE} would deal damage this turn, prevent that damage."
BALM = f"The next time target Ogre would deal damage this turn, prevent that damage. You gain 1 life {EACH}."
ALL, TWO = (f"Prevent {much} {DEALT} you this turn." for much in ("all", "the next 2"))
BOARDS = Boards(f"""
  Lantern Moth: {{types: [creature], power: 1, toughness: 1, abilities: {said(MOTH)}}}
  Keeper: {{types: [creature], power: 6, toughness: 6, abilities: {said(KEEPER)}}}
  Mend: {{types: [instant], abilities: {said(MEND)}}}
  Circle: {{types: [enchantment], abilities: {said(CIRCLE)}}}
  Calm: {{types: [instant], abilities: {said(CALM)}}}
  Balm: {{types: [instant], abilities: {said(BALM)}}}
  Veil: {{types: [instant], abilities: {said(ALL)}}}
  Cloth: {{types: [instant], abilities: {said(TWO)}}}
  Flame: {{types: [sorcery], colors: [red], abilities: [{{do: [{{at once: [{{deal: 2, to: {{all: {{type: creature}}}}}}, {{deal: 2, player: any}}]}}]}}]}}
  Still: {{types: [instant], abilities: [{{do: [{{prevent: all, from: {{choose: 1, type: creature}}}}]}}]}}
  Blink: {{types: [instant], abilities: [{{do: [{{exile: {{choose: 1, type: creature}}, as: x}}, {{return: {{that: x}}, to: battlefield}}]}}]}}
  Grace: {{types: [instant], abilities: [{{do: [{{later: {{replace: {{event: is dealt damage, object: {{type: player}}}}, prevent: 1}}, for: this turn}}]}}]}}
  Truce: {{types: [instant], abilities: [{{do: [{{prevent: all, to: {{choose: 1, type: creature}}, for: until your next turn}}]}}]}}
  Imp: {{types: [creature], colors: [red], power: 1, toughness: 1, abilities: [{{use: {{sacrifice: me}}, do: [{{deal: 2, to: {{choose: 1, type: player}}}}]}}]}}
  Orb: {{types: [artifact], abilities: {said(f"Sacrifice Lantern Moth: Prevent all {DEALT} you this turn by a {MINE}.")}}}
  Dye: {{types: [instant], abilities: [{{do: [{{give: {{colors: blue}}, to: {{choose: 1, type: creature}}, for: until end of turn}}]}}]}}
  Scribe: {{types: [artifact], abilities: [{{when: {{event: gains life, player: you}}, ordinal: first, per: turn, do: [{{draw: that much}}]}}]}}
  Wader: {{types: [creature], power: 0, toughness: 9, abilities: [{{replace: {{event: is dealt damage, object: me}}, prevent: 1, with: [{{gain life: 1}}]}}]}}
""")  # noqa: E501


@pytest.mark.parametrize(("spell", "life"), [("Veil", 20), ("Cloth", 19)])
def test_damage_to_you_is_damage_to_nobody_else(spell: str, life: int) -> None:
    when = f"{{cast: {spell}, by: Bob}}, {{resolve: all}}, {{cast: Bolt, by: Ann}}, {{resolve: all}}"
    board = {"ann": "hand: [Bolt], battlefield: [Ogre]", "bob": f"hand: [{spell}]"}
    BOARDS.confirm(when, f"Bob: {{life: {life}}}", **board, choices="Ann targets: Bob")
    BOARDS.confirm(when, "Ann: {life: 17}", **board, choices="Ann targets: Ann")
    BOARDS.confirm(when, "Ogre: {zone: graveyard}", **board, choices="Ann targets: Ogre")


def test_what_is_done_besides_is_done_once_for_all_damage_at_a_time() -> None:
    blocks = "{block: {Bear: Lantern Moth, Wolf: Lantern Moth}}"
    when = f"{{attack: {{Lantern Moth: Bob}}}}, {blocks}, {{advance to: end of combat}}"
    board = {"ann": 'battlefield: [{card: Lantern Moth, counters: {"+1/+1": 3}}]', "bob": "battlefield: [Bear, Wolf]"}
    BOARDS.holds(when, "Lantern Moth: {power: 3, damage: 0}", "615.5", **board, choices="Ann assign damage: {Bear: 4}")


def test_what_is_done_at_different_times_is_done_each_time() -> None:
    when = "{deal: 2, to: Lantern Moth, with: Ogre, by: Bob}, {deal: 2, to: Lantern Moth, with: Ogre, by: Bob}"
    ann = 'battlefield: [{card: Lantern Moth, counters: {"+1/+1": 3}}]'
    BOARDS.confirm(when, "Lantern Moth: {power: 2, damage: 0}", ann=ann, bob="battlefield: [Ogre]")


def test_each_object_has_its_own_part_of_what_is_done_besides() -> None:
    spared = "Giant: {power: 7, damage: 0}, Bear: {power: 4, damage: 0}"
    then = f"{spared}, Keeper: {{power: 6, damage: 2}}, Ogre: {{power: 3, damage: 2}}"
    bob = "battlefield: [Giant, Bear, Keeper]"
    BOARDS.confirm("{cast: Flame, by: Ann}, {resolve: all}", then, ann="hand: [Flame], battlefield: [Ogre]", bob=bob)


def test_so_much_of_each_sources_damage_is_prevented_by_what_an_object_has() -> None:
    when = "{attack: {Bear: Bob, Wolf: Bob}}, {block: {Wader: Bear}}, {advance to: end of combat}"
    two, one = "battlefield: [Bear, Wolf]", "battlefield: [Wader]"
    BOARDS.confirm(when, "Wader: {damage: 1}, Bob: {life: 19}", ann=two, bob=one)
    when = "{attack: {Wader: Bob}}, {block: {Bear: Wader, Wolf: Wader}}, {advance to: end of combat}"
    BOARDS.confirm(when, "Wader: {damage: 2}, Ann: {life: 22}", ann=one, bob=two)


@pytest.mark.parametrize(("amounts", "power", "damage"), [((5,), 8, 2), ((2, 2), 8, 1), ((1,), 6, 0)])
def test_a_shield_counts_what_it_has_prevented(amounts: tuple[int, ...], power: int, damage: int) -> None:
    dealt = ", ".join(f"{{deal: {much}, to: Giant, with: Ogre, by: Ann}}" for much in amounts)
    then = f"Giant: {{power: {power}, damage: {damage}}}"
    board = {"ann": "battlefield: [Ogre]", "bob": "hand: [Mend], battlefield: [Giant]"}
    BOARDS.confirm(f"{{cast: Mend, by: Bob}}, {{resolve: all}}, {dealt}", then, **board, choices="Bob targets: Giant")


def test_an_effect_for_a_time_prevents_so_much_each_time() -> None:
    dealt = "{deal: 2, to: Ann, with: Ogre, by: Ann}"
    when = f"{{cast: Grace, by: Bob}}, {{resolve: all}}, {dealt}, {dealt}"
    BOARDS.confirm(when, "Ann: {life: 18}", ann="battlefield: [Ogre]", bob="hand: [Grace]")


@pytest.mark.parametrize(("caster", "damage"), [("Ann", 0), ("Bob", 2)])
def test_damage_is_prevented_until_a_players_next_turn(caster: str, damage: int) -> None:
    later = "{end turn: true}, {deal: 2, to: Ogre, with: Bear, by: Bob}"
    when = f"{{cast: Truce, by: {caster}}}, {{resolve: all}}, {later}"
    board = {"ann": "battlefield: [Ogre], library: 3", "bob": "battlefield: [Bear], library: 3"}
    board[caster.lower()] += ", hand: [Truce]"
    BOARDS.confirm(when, f"Ogre: {{damage: {damage}}}", **board, choices=f"{caster} targets: Ogre")


def test_a_source_that_has_come_back_is_another_one() -> None:
    dealt = "{deal: 1, to: Bob, with: Ogre, by: Ann}"
    still, blink = "{cast: Still, by: Bob}, {resolve: all}", "{cast: Blink, by: Bob}, {resolve: all}"
    board = {"ann": "battlefield: [Ogre]", "bob": "hand: [Still, Blink]"}
    BOARDS.confirm(f"{still}, {dealt}", "Bob: {life: 20}", **board, choices="Bob targets: Ogre")
    twice = "Bob targets: Ogre; Bob targets: Ogre"
    BOARDS.confirm(f"{still}, {blink}, {dealt}", "Bob: {life: 19}", **board, choices=twice)


def test_a_source_of_ones_choice_is_a_permanent_or_a_spell() -> None:
    when = "{cast: Flame, by: Ann}, {activate: Circle, by: Bob}, {resolve: all}"
    board = {"ann": "hand: [Flame], battlefield: [Ogre, Giant]", "bob": "battlefield: [Circle], colorless: 1"}
    BOARDS.confirm(when, "Bob: {life: 20}, Ann: {life: 18}", **board, choices="Bob objects: Flame")
    BOARDS.confirm(when, "Bob: {life: 18}, Ann: {life: 18}", **board, choices="Bob objects: Ogre")
    BOARDS.confirm(when, "illegal answer: true", **board, choices="Bob objects: Giant")


def test_a_source_that_has_left_is_chosen_before_it_goes_or_not_at_all() -> None:
    """It could be chosen as what an ability on the stack comes from (609.7a), which is not offered, and said so."""
    board = {"ann": "battlefield: [Imp, Ogre]", "bob": "battlefield: [Circle], colorless: 1"}
    use, circle = "{activate: Imp, by: Ann}, {resolve: 1}", "{activate: Circle, by: Bob}, {resolve: 1}"
    chosen = "Bob objects: Imp; Ann targets: Bob"
    BOARDS.confirm(f"{circle}, {use}", "Bob: {life: 20}, Imp: {zone: graveyard}", **board, choices=chosen)
    later = use.replace(", {resolve: 1}", "")
    run = BOARDS.run(f"{later}, {circle}", "Bob: {life: 20}", **board, choices=chosen)
    assert_stops(run, "The source of Imp has left")


def test_what_is_sacrificed_for_a_shield_does_not_stand_in_its_way() -> None:
    board = {"ann": "battlefield: [Ogre]", "bob": "battlefield: [Orb]"}
    when = "{activate: Orb, by: Bob}, {resolve: 1}, {deal: 3, to: Bob, with: Ogre, by: Ann}"
    BOARDS.confirm(when, "Bob: {life: 20}", **board, choices="Bob objects: Ogre")


def test_a_source_that_is_of_another_color_by_then_is_not_the_one() -> None:
    """What it had to be as it was chosen it must be as it deals damage (609.7b)."""
    board = {"ann": "battlefield: [Ogre], hand: [Dye]", "bob": "battlefield: [Circle], colorless: 1"}
    circle, dealt = "{activate: Circle, by: Bob}, {resolve: 1}", "{deal: 3, to: Bob, with: Ogre, by: Ann}"
    BOARDS.confirm(f"{circle}, {dealt}", "Bob: {life: 20}", **board, choices="Bob objects: Ogre")
    dyed = f"{circle}, {{cast: Dye, by: Ann}}, {{resolve: 1}}, {dealt}"
    BOARDS.confirm(dyed, "Bob: {life: 17}", **board, choices="Bob objects: Ogre; Ann targets: Ogre")


def test_all_that_a_source_deals_the_next_time_is_prevented() -> None:
    """Wherever it would be dealt at that time (615.8); what the source deals later is dealt."""
    when = "{cast: Flame, by: Ann}, {cast: Calm, by: Bob}, {resolve: all}"
    board = {"ann": "hand: [Flame], battlefield: [Ogre]", "bob": "hand: [Calm]"}
    then = "Ann: {life: 20}, Bob: {life: 20}, Ogre: {damage: 0}"
    BOARDS.confirm(when, then, **board, choices="Bob objects: Flame")
    later = f"{when}, {{deal: 3, to: Bob, with: Ogre, by: Ann}}, {{deal: 3, to: Bob, with: Ogre, by: Ann}}"
    BOARDS.confirm(later, "Ann: {life: 18}, Bob: {life: 15}", **board, choices="Bob objects: Ogre")


def test_only_the_next_time_is_prevented() -> None:
    dealt = "{deal: 3, to: Bob, with: Ogre, by: Ann}"
    board = {"ann": "battlefield: [Ogre]", "bob": "hand: [Balm]"}
    when = f"{{cast: Balm, by: Bob}}, {{resolve: all}}, {dealt}, {dealt}"
    BOARDS.confirm(when, "Bob: {life: 20}", **board, choices="Bob targets: Ogre")


SPLIT = "{cast: Balm, by: Bob}, {resolve: all}, {attack: {Ogre: Bob}}, {block: {Bear: Ogre, Wolf: Ogre}}"


def split_between_two(bob: str, then: str, more: str = "") -> None:
    """Ogre, whose damage is prevented, assigns 2 of it to one blocker and 1 to another."""
    then = f"Bear: {{zone: battlefield}}, Wolf: {{zone: battlefield}}, {then}"
    board = {"ann": "battlefield: [Ogre]", "bob": f"hand: [Balm], battlefield: [Bear, Wolf{bob}]"}
    choices = f"Bob targets: Ogre; Ann assign damage: {{Bear: 2, Wolf: 1}}{more}"
    BOARDS.confirm(f"{SPLIT}, {{advance to: end of combat}}", then, **board, choices=choices)


def test_what_is_gained_for_damage_kept_from_several_comes_to_the_same_in_any_order() -> None:
    split_between_two("", "Bob: {life: 23}, asked: {which event: 0}")


@pytest.mark.parametrize(("first", "cards"), [("Bear", 2), ("Wolf", 1)])
def test_it_is_asked_where_something_looks_at_what_is_gained_first(first: str, cards: int) -> None:
    then = f"Bob: {{life: 23, hand: {cards}}}, asked: {{which event: 1}}"
    split_between_two(", Scribe", then, f"; Bob which event: {first}")
