"""Keywords with a cost of their own stand for what their rules say: madness (702.35), suspend (702.62)."""

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

CARDS = """
cards:
  Imp: {types: [creature], mana cost: "{3}{R}", power: 4, toughness: 4, keywords: [{madness: "{R}"}]}
  Fit: {types: [instant], mana cost: "{5}", keywords: [{madness: 2}], abilities: [{do: [{gain life: 3}]}]}
  Hex: {types: [instant], keywords: [{madness: 1}], abilities: [{do: [{destroy: {choose: 1, type: artifact}}]}]}
  Bear: {types: [creature], power: 2, toughness: 2}
  Slow: {types: [creature], mana cost: "{4}{G}", power: 4, toughness: 4, keywords: [{suspend: 2, cost: {green: 1}}]}
  Wish: {types: [sorcery], keywords: [{suspend: 1, cost: {}}], abilities: [{do: [{gain life: 7}]}]}
  Flicker: {types: [instant], keywords: [{suspend: 1, cost: {}}], abilities: [{do: [{gain life: 7}]}]}
  Watch: {types: [artifact], abilities: [{when: {event: is discarded, player: any}, do: [{gain life: 1, player: any}]}]}
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm = WRITTEN.confirm
MAY = "{player: Ann, question: may, answer: %s}"


def board(hand, when, then, choices="", mana="", turn="Ann", other=""):
    return f"""
given:
  turn: {{player: {turn}}}
  Ann: {{battlefield: [Bear{other}], hand: [{hand}], graveyard: []{mana}}}
  Bob: {{}}
when: [{when}]
choices: [{choices}]
then: {then}
"""


DISCARD = "{discard: 1, with: Bear, by: Ann}, {resolve: all}"


@pytest.mark.parametrize(
    ("card", "mana", "answer", "then"),
    [
        ("Imp", ", red: 1", "yes", "{Imp: {zone: battlefield}, Ann: {red: 0}}"),
        ("Imp", ", red: 1", "no", "{Imp: {zone: graveyard}, Ann: {red: 1}}"),
        ("Imp", "", "yes", "{Imp: {zone: graveyard}}"),
        ("Fit", ", white: 2", "yes", "{Fit: {zone: graveyard}, Ann: {life: 23, white: 0}}"),
    ],
)
def test_a_discarded_card_with_madness_is_cast_or_goes_to_the_graveyard(card, mana, answer, then):
    confirm(board(card, DISCARD, then, MAY % answer, mana))


def test_a_card_with_madness_is_exiled_and_has_been_discarded():
    then = "{Imp: {zone: exile}, triggers: {Imp: 1}, Ann: {graveyard: 0}}"
    confirm(board("Imp", "{discard: 1, with: Bear, by: Ann}", then))
    seen = "{triggers: {Watch: 1}}"
    order = "{player: Ann, question: order triggers, answer: [Watch, 'Imp/madness (when you do)']}"
    confirm(board("Imp", "{discard: 1, with: Bear, by: Ann}", seen, order, other=", Watch"))


def test_a_milled_card_with_madness_is_not_exiled():
    body = board("", "{mill: 1, with: Bear, by: Ann}", "{Imp: {zone: graveyard}}")
    confirm(body.replace("graveyard: []", "library: [Imp]"))


def test_a_suspended_card_loses_a_counter_in_each_of_its_owners_upkeeps_and_is_cast_for_nothing():
    turns = "{end turn: true}, {advance to: upkeep}, {resolve: all}"
    suspend = "{activate: Slow, ability: suspend, by: Ann}"
    at_once = "{Slow: {zone: exile, counters: {time: 2}}, stack: [], Ann: {green: 0}}"
    confirm(board("Slow", suspend, at_once, "", ", green: 1"))
    confirm(board("Slow", f"{suspend}, {turns}", "{Slow: {zone: exile, counters: {time: 1}}}", "", ", green: 1"))
    twice = f"{suspend}, {turns}, {{end turn: true}}, {turns}"
    confirm(board("Slow", twice, "{Slow: {zone: battlefield, keywords: [haste, suspend]}}", MAY % "yes", ", green: 1"))
    confirm(board("Slow", twice, "{Slow: {zone: exile}}", MAY % "no", ", green: 1"))


def test_a_suspended_card_is_not_cast_from_exile_in_a_later_turn_while_it_has_counters():
    """Unlike what is foretold or plotted: it is cast as its last counter is removed, and not before (702.62a)."""
    later = "{activate: Slow, ability: suspend, by: Ann}, {end turn: true}, {end turn: true}, {advance to: main}"
    then = "{Slow: {zone: exile, counters: {time: 1}}}"
    confirm(board("Slow", later, then, "", ", green: 1"))
    paid = f"{later}, {{add: {{green: 5}}, by: Ann}}, {{cast: Slow, by: Ann}}"
    confirm(board("Slow", paid, "{illegal: true}", "", ", green: 1"))


def test_a_creature_that_was_cast_otherwise_has_no_haste():
    then = "{Slow: {zone: battlefield, keywords: [suspend]}}"
    confirm(board("Slow", "{cast: Slow, by: Ann}, {resolve: all}", then, "", ", green: 5"))


@pytest.mark.parametrize(
    ("card", "turn", "then"),
    [
        ("Wish", "Ann", "{Wish: {zone: exile}}"),
        ("Wish", "Bob", "{illegal: 117.1a}"),
        ("Flicker", "Bob", "{Flicker: {zone: exile}}"),
    ],
)
def test_a_card_is_suspended_when_it_could_be_cast(card, turn, then):
    confirm(board(card, f"{{activate: {card}, ability: suspend, by: Ann}}", then, turn=turn))


def test_what_cannot_be_paid_for_is_not_suspended():
    confirm(board("Slow", "{activate: Slow, ability: suspend, by: Ann}", "{illegal: 601.2h}"))


@pytest.mark.parametrize("keyword", ["madness", "{suspend: 3}", "{suspend: {green: 1}}"])
def test_a_keyword_with_a_cost_is_written_with_it(keyword):
    with pytest.raises(UnableToReadScenario):
        WRITTEN.read(f"\n  Odd: {{types: [creature], keywords: [{keyword}]}}\n" + board("", "", "{Bear: {power: 2}}"))


CASCADE = """
  Elf: {types: [creature], mana cost: "{3}", power: 3, toughness: 3, keywords: [cascade]}
  Field: {types: [land], abilities: []}
  Ogre: {types: [creature], mana cost: "{3}", power: 3, toughness: 3}
  Cub: {types: [creature], mana cost: "{2}", power: 2, toughness: 2}
"""


def cascading(library, then, choices):
    Written("magic", ("2024-06-07",), CARDS + CASCADE).confirm(
        f"""
given:
  turn: {{player: Ann}}
  Ann: {{colorless: 3, hand: [Elf], library: {library}}}
  Bob: {{}}
when: [{{cast: Elf, by: Ann}}, {{resolve: all}}]
choices: [{choices}]
then: {then}
"""
    )


def test_cascade_casts_the_first_smaller_card_and_puts_the_others_on_the_bottom():
    cast = "{Cub: {zone: battlefield}, Ann: {library: 3, exile: 0}}"
    cascading("[Field, Ogre, Cub, {card: Cub, as: Pup}]", cast, MAY % "yes")
    cascading("[Field, Cub]", "{Cub: {zone: library}, Ann: {library: 2, exile: 0}}", MAY % "no")


def test_cascade_without_a_smaller_card_turns_the_library_over_and_asks_nothing():
    cascading("[Field, Ogre]", "{Ann: {library: 2, exile: 0}, asked: {may: 0}, Elf: {zone: battlefield}}", "")
