"""What is worked out once of a card is kept for this very card, and no longer than the card."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace

from rules_data.core.abilities import Ability, AbilityKind, CardFacts, Pick, Selector
from rules_data.core.abilities.effects import Destroy
from rules_data.core.evaluator import parts_of
from rules_data.core.evaluator.state import (
    GameObject,
    Item,
    kept_of_the_latest,
    kept_while_it_lives,
    position_of,
    selectors_in,
)
from rules_data.core.evaluator.state.positions import NOWHERE_IN_IT

ABILITY = Ability(AbilityKind.PASSIVE)
SOURCE = GameObject("Bolt", CardFacts("Bolt", ()), "Ann", "Ann", "stack")


def test_a_thing_is_asked_about_once():
    asked = []
    kept = kept_while_it_lives(lambda card: asked.append(card.name) or len(asked))
    first, alike = CardFacts("Elm", ("land",)), CardFacts("Elm", ("land",))
    assert [kept(first), kept(first), kept(alike), kept(first)] == [1, 1, 2, 1]


def test_a_card_is_let_go_of_although_its_parts_were_kept():
    card = CardFacts("Elm", ("land",), abilities=(ABILITY,))
    gone = weakref.ref(card)
    assert ABILITY in list(parts_of([card]))
    del card
    gc.collect()
    assert gone() is None


def test_a_thing_in_the_place_of_one_that_is_gone_is_asked_about_anew():
    kept = kept_while_it_lives(lambda card: card.name)
    for number in range(1000):
        assert kept(CardFacts(f"Elm {number}", ())) == f"Elm {number}"


def test_the_parts_of_a_card_are_those_of_all_its_faces_each_time_they_are_asked_for():
    back = CardFacts("Back", (), abilities=(ABILITY,))
    front = CardFacts("Front", (), other_face=back)
    once, again = list(parts_of([front])), list(parts_of([front]))
    assert once == again
    assert [part.name for part in once if isinstance(part, CardFacts)] == ["Front", "Back"]
    assert ABILITY in once


def test_parts_that_are_left_out_are_not_those_kept_of_the_whole_card():
    card = CardFacts("Elm", (), abilities=(ABILITY,))
    assert ABILITY in list(parts_of([card]))
    assert ABILITY not in list(parts_of([card], without=(Ability,)))
    assert ABILITY in list(parts_of([replace(card)]))


def test_a_thing_that_cannot_be_watched_is_asked_about_once_and_kept():
    asked = []
    kept = kept_of_the_latest(lambda effects: asked.append(effects) or len(asked))
    first, alike = tuple(["draw"]), tuple(["draw"])
    assert [kept(first), kept(first), kept(alike), kept(first)] == [1, 1, 2, 1]


def test_what_was_kept_of_the_latest_never_stands_for_another_thing_in_the_same_place():
    kept = kept_of_the_latest(lambda effects: effects[0])
    for number in range(5_000):  # more than are kept, each of them gone before the next is made
        assert kept(tuple([number])) == number


def test_a_part_has_the_place_in_its_own_ability_and_in_no_other():
    target = Selector(Pick.CHOOSE, target=True)
    mine, other = (Ability(AbilityKind.INSTRUCTIONS, (Destroy(target),)) for target in (target, replace(target)))
    item = Item(1, "Bolt", "card", SOURCE, "Ann", mine)
    assert position_of(item, target) != NOWHERE_IN_IT
    assert position_of(item, mine.effects[0]) not in (NOWHERE_IN_IT, position_of(item, target))
    assert position_of(item, selectors_in(other.effects)[0]) == NOWHERE_IN_IT
    assert selectors_in(mine.effects) == (target,)
    assert selectors_in(mine.effects)[0] is target
