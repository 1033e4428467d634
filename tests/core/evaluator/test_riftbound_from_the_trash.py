"""Cards played from the trash: by their own words, and by an effect that recycles or banishes them then."""

import pytest

from rules_data.core.scenarios import UnableToReadScenario, Verdict, run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Legionary: {types: [unit], might: 3, cost: {energy: 6}, abilities: [
    {passive: {played from trash for: {energy: 3}}, affects: me, while: {legion: true}}]}
  Revenant: {types: [unit], might: 3, cost: {energy: 6}, abilities: [
    {passive: {played from trash for: {energy: 1, discard: 1}}, affects: me}]}
  Cantrip: {types: [spell], abilities: [{do: [{draw: 1}]}]}
  Scroll: {types: [spell], cost: {energy: 5}, abilities: [{do: [{draw: 1}]}]}
  Echo: {types: [spell], cost: {energy: 5}, abilities: [{do: [{draw: 1}, {return: me}]}]}
  Grave: {types: [unit], might: 2, cost: {energy: 9}, abilities: []}
  Rite: {types: [spell], abilities: [{do: [
    {give: {ability: {passive: {played from trash for: {energy: 1}}, affects: me}}, for: this turn,
     to: {choose: 1, zone: trash, owner: you}}]}]}
  Mage: {types: [unit], might: 2, abilities: [{when: {event: is played, object: me}, do: [
    {play: {choose: 1, zone: trash, owner: you}, free: true, then recycled: true}]}]}
"""
BOOK = Written("riftbound", ("v1.3", "v1.2"), CARDS)
NEWEST = Written("riftbound", ("v1.4",), CARDS)
BY_ITS_WORDS = {
    "it is played for what its words say": """
        given: {turn: {player: Ahri}, Ahri: {trash: [Legionary], hand: [Cantrip], energy: 3}, Jinx: {}}
        when: [{play: Cantrip}, {resolve: all}, {play: Legionary}]
        then: {Legionary: {at: base}, Ahri: {energy: 0}}
    """,
    "its words do not hold yet": """
        given: {turn: {player: Ahri}, Ahri: {trash: [Legionary], energy: 6}, Jinx: {}}
        when: [{play: Legionary}]
        then: {illegal: true}
    """,
    "from the hand it costs what is printed on it": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Legionary, Cantrip], energy: 3}, Jinx: {}}
        when: [{play: Cantrip}, {resolve: all}, {play: Legionary}]
        then: {illegal: true}
    """,
    "nobody plays it from the trash of another": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Cantrip], energy: 3}, Jinx: {trash: [Legionary]}}
        when: [{play: Cantrip}, {resolve: all}, {play: Legionary, by: Ahri}]
        then: {illegal: true}
    """,
    "a card is discarded to pay": """
        given: {turn: {player: Ahri}, Ahri: {trash: [Revenant], hand: [Cantrip], energy: 1}, Jinx: {}}
        when: [{play: Revenant}]
        then: {Revenant: {at: base}, Cantrip: {zone: trash}}
    """,
    "it may be given the ability where it lies": """
        given: {turn: {player: Ahri}, Ahri: {trash: [Scroll, Grave], hand: [Rite], energy: 1}, Jinx: {}}
        when: [{play: Rite}, {resolve: all}, {play: Grave}]
        choices: [{player: Ahri, question: targets, answer: Grave}]
        then: {Grave: {at: base}, Ahri: {energy: 0}}
    """,
    "a card without such words stays in the trash": """
        given: {turn: {player: Ahri}, Ahri: {trash: [Cantrip]}, Jinx: {}}
        when: [{play: Cantrip}]
        then: {illegal: true}
    """,
}


@each(BY_ITS_WORDS)
def test_a_card_is_played_from_the_trash_by_its_own_words(body: str) -> None:
    BOOK.confirm(body)


@pytest.mark.parametrize(
    "said",
    [
        "passive: {played from trash for: {energy: 1}}, affects: {type: unit}",
        "when: {event: conquers, object: me}, do: [{give: {played from trash for: {energy: 1}}, to: me}]",
    ],
)
def test_that_something_may_be_played_from_the_trash_without_its_own_ability_is_refused(said: str) -> None:
    body = "given: {turn: {player: Ahri}, Ahri: {base: [Hexer]}, Jinx: {}}\nwhen: [{draw: 1, by: Ahri}]\nthen: {}\n"
    hexer = f"\n  Hexer: {{types: [unit], abilities: [{{{said}}}]}}\n"
    with pytest.raises(UnableToReadScenario, match="the card itself, as `affects: me`"):
        Written("riftbound", ("v1.3",), CARDS.rstrip() + hexer).read(body)


PLAYED_AGAIN = """
given: {turn: {player: Ahri}, Ahri: {hand: [Mage], trash: [THAT], deck: 3}, Jinx: {}}
when: [{play: Mage}, {resolve: all}]
"""


def test_a_spell_that_is_recycled_then_goes_to_the_deck_instead_of_the_trash() -> None:
    body = PLAYED_AGAIN.replace("THAT", "Scroll") + "then: {Scroll: {zone: deck}, Ahri: {hand: 1, deck: 3}}"
    assert_confirmed(run_scenario(scenario_in(NEWEST.read(body), "v1.4"), "v1.4"))


def test_a_spell_that_leaves_by_its_own_instructions_is_not_recycled() -> None:
    body = PLAYED_AGAIN.replace("THAT", "Echo") + "then: {Echo: {zone: hand}, Ahri: {hand: 2, deck: 2}}"
    assert_confirmed(run_scenario(scenario_in(NEWEST.read(body), "v1.4"), "v1.4"))


def test_what_recycling_then_means_is_not_guessed_for_a_unit() -> None:
    body = PLAYED_AGAIN.replace("THAT", "Revenant") + "then: {Revenant: {zone: deck}}"
    run = run_scenario(scenario_in(NEWEST.read(body), "v1.4"), "v1.4")
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert run.reason.startswith("The rules do not say when it is to recycle Revenant then")


@pytest.mark.parametrize(("edition", "rule"), [("v1.3", "390.3"), ("v1.2", "383.3")])
def test_earlier_editions_do_not_say_when_it_is_recycled(edition: str, rule: str) -> None:
    run = BOOK.run(PLAYED_AGAIN.replace("THAT", "Scroll") + "then: {Scroll: {zone: deck}}", edition)
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert run.reason.endswith(f"(rule {rule}).")
