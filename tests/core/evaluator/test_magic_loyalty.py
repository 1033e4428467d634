"""Loyalty abilities: in one's own main phase, once a turn for each permanent, paid for with counters."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Sage:
    types: [planeswalker]
    loyalty: 3
    abilities:
      - {name: up, use: {do: [{put counter: loyalty, on: me}]}, keywords: [loyalty], do: [{gain life: 1}]}
      - {name: still, use: {}, keywords: [loyalty], do: [{gain life: 2}]}
      - {name: down, use: {do: [{remove counter: loyalty, on: me, count: 3}]}, keywords: [loyalty], do: [{draw: 2}]}
      - {name: far, use: {do: [{remove counter: loyalty, on: me, count: 4}]}, keywords: [loyalty], do: [{draw: 7}]}
  Muse:
    types: [planeswalker]
    loyalty: 3
    abilities:
      - {use: {do: [{remove counter: loyalty, on: me, count: X}]}, keywords: [loyalty], do: [{gain life: X}]}
  Altar: {types: [artifact], abilities: [{use: {do: [{pay life: X}]}, do: [{draw: X}]}]}
  Siege: {types: [battle], defense: 4, abilities: []}
  Bolt: {types: [instant], abilities: [{do: [{deal: 1, to: {choose: 1, type: any target}}]}]}
  Blink:
    types: [instant]
    abilities: [{do: [{exile: {choose: 1, type: permanent}, as: gone}, {return: {that: gone}, to: battlefield}]}]
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm = WRITTEN.confirm
ONE = "{battlefield: [{card: Sage, counters: {loyalty: 3}}], hand: [Bolt, Blink], life: 20}"
FIRST, SECOND = "{card: Sage, as: First, counters: {loyalty: 3}}", "{card: Sage, as: Second, counters: {loyalty: 3}}"
TWO = f"{{battlefield: [{FIRST}, {SECOND}]}}"


def table(when, then, ann=ONE, bob="{}", turn="Ann", choices="[]"):
    return f"""
given:
  turn: {{player: {turn}}}
  Ann: {ann}
  Bob: {bob}
when: {when}
choices: {choices}
then: {then}
"""


@pytest.mark.parametrize(
    ("name", "loyalty", "others"),
    [("up", 4, "Ann: {life: 21}"), ("still", 3, "Ann: {life: 22}")],
)
def test_counters_are_put_on_it_as_the_cost(name, loyalty, others):
    used = f"[{{activate: Sage, ability: {name}}}, resolve: all]"
    confirm(table(used, f"{{Sage: {{loyalty: {loyalty}}}, {others}}}"))


def test_the_counters_are_there_before_the_ability_resolves():
    confirm(table("[{activate: Sage, ability: up}]", "{Sage: {loyalty: 4}, Ann: {life: 20}}"))


def test_a_planeswalker_that_pays_with_its_last_counters_is_gone_before_its_ability_resolves():
    used = "[{activate: Sage, ability: down}]"
    confirm(table(used, "{Sage: {zone: graveyard}, Ann: {hand: 2}, after resolving: {Ann: {hand: 4}}}"))


def test_more_counters_than_there_are_cannot_be_removed():
    confirm(table("[{activate: Sage, ability: far}]", '{illegal: "606.6"}'))


@pytest.mark.parametrize("again", ["up", "still", "down"])
def test_only_one_loyalty_ability_of_a_permanent_is_activated_in_a_turn(again):
    when = f"[{{activate: Sage, ability: up}}, resolve: all, {{activate: Sage, ability: {again}}}]"
    confirm(table(when, '{illegal: "606.3"}'))


def test_each_planeswalker_has_its_own_once_a_turn():
    when = "[{activate: First, ability: up}, resolve: all, {activate: Second, ability: still}, resolve: all]"
    confirm(table(when, "{First: {loyalty: 4}, Second: {loyalty: 3}, Ann: {life: 23}}", TWO))


def test_a_new_turn_allows_it_again():
    used = "{activate: Sage, ability: up}"
    when = f"[{used}, resolve: all, end turn: true, end turn: true, {used}]"
    confirm(table(when, "{Sage: {loyalty: 5}}"))


def test_a_planeswalker_that_came_back_is_a_new_object_and_may_be_used_again():
    when = """[{activate: Sage, ability: up}, resolve: all, {cast: Blink, by: Ann}, resolve: all,
        {activate: Sage, ability: up}, resolve: all]"""
    chosen = "[{player: Ann, question: targets, answer: Sage}]"
    confirm(table(when, "{Sage: {loyalty: 4}, Ann: {life: 22}}", choices=chosen))


@pytest.mark.parametrize(
    ("when", "turn"),
    [
        ("[{activate: Sage, ability: up, by: Ann}]", "Bob"),
        ("[{advance to: beginning of combat}, {activate: Sage, ability: up}]", "Ann"),
        ("[{cast: Bolt, by: Ann}, {activate: Sage, ability: up}]", "Ann"),
        ("[{activate: Sage, ability: up}, {activate: Sage, ability: still}]", "Ann"),
    ],
    ids=["not on another's turn", "not in combat", "not over a spell", "not over its own ability"],
)
def test_at_any_other_time_it_is_not_activated(when, turn):
    chosen = "[{player: Ann, question: targets, answer: Bob}]" if "cast" in when else "[]"
    confirm(table(when, '{illegal: "606.3"}', turn=turn, choices=chosen))


def test_a_loyalty_ability_that_adds_mana_is_no_mana_ability():
    body = """
    given:
      turn: {player: Ann}
      Ann: {battlefield: [{card: Koth, counters: {loyalty: 3}}]}
      Bob: {}
    when: [{activate: Koth}]
    then: {Ann: {red: 0}, after resolving: {Ann: {red: 1}}}
    """
    adds = "[{use: {}, keywords: [loyalty], do: [{add: {red: 1}}]}]"
    koth = f"\ncards:\n  Koth: {{types: [planeswalker], loyalty: 3, abilities: {adds}}}\n"
    Written("magic", ("2024-06-07",), koth).confirm(body)


def x_is(number):
    return f"[{{player: Ann, question: value of X, answer: {number}}}]"


MUSE = "{battlefield: [Muse], life: 20}"


@pytest.mark.parametrize(("number", "zone"), [(0, "battlefield"), (2, "battlefield"), (3, "graveyard")])
def test_as_many_counters_are_removed_as_x_is(number, zone):
    then = f"{{Muse: {{zone: {zone}}}, Ann: {{life: {20 + number}}}}}"
    confirm(table("[{activate: Muse, by: Ann}, resolve: all]", then, MUSE, choices=x_is(number)))


def test_x_is_no_more_than_there_are_counters():
    confirm(table("[{activate: Muse, by: Ann}]", "{illegal answer: 107.3a}", MUSE, choices=x_is(4)))


def test_x_life_is_paid_with_life():
    altar = "{battlefield: [Altar], life: 5}"
    then = "{Ann: {life: 2, hand: 3}}"
    confirm(table("[{activate: Altar, by: Ann}, resolve: all]", then, altar, choices=x_is(3)))
    confirm(table("[{activate: Altar, by: Ann}]", "{illegal answer: 107.3a}", altar, choices=x_is(6)))


def test_a_battle_enters_with_its_defense_as_counters():
    then = "{Siege: {zone: battlefield, counters: {defense: 4}}}"
    confirm(table("[{cast: Siege, by: Ann}, resolve: all]", then, "{hand: [Siege]}"))


def test_an_ability_that_is_paid_for_with_loyalty_by_a_key_of_its_cost_is_a_loyalty_ability():
    cards = CARDS + """
  Seer: {types: [planeswalker], loyalty: 3, abilities: [{use: {put counter: loyalty}, do: [{gain life: 1}]}]}
"""
    written = Written("magic", ("2024-06-07",), cards)
    use = "{activate: Seer, by: Ann}, resolve: all"
    seer = "{battlefield: [Seer], life: 20}"
    written.confirm(table(f"[{use}]", "{Seer: {loyalty: 4}, Ann: {life: 21}}", ann=seer))
    written.confirm(table(f"[{use}, {{activate: Seer, by: Ann}}]", "{illegal: 606.3}", ann=seer))
    written.confirm(table("[{activate: Seer, by: Ann}]", "{illegal: 606.3}", ann=seer, turn="Bob"))
