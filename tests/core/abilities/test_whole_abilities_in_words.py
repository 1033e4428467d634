"""Whole abilities are written by the phrases that read them: each kind, each part of it, in the words of each game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    ControlledBy,
    Cost,
    Duration,
    EventPattern,
    Filter,
    Itself,
    Limit,
    Not,
    OfType,
    Relation,
    Replacement,
    Trigger,
    TurnOf,
    UnableToRenderAbility,
    render,
)
from rules_data.core.abilities.effects import VERBS
from rules_data.core.games import GAMES

DRAW = VERBS["draw"]()
MY_TURN = TurnOf(Relation.YOU)
DRAWS = EventPattern("draws", player=Relation.OPPONENT)
ENDS = EventPattern("end of", player=Relation.YOU)
ME = Filter((Itself(),))
PAYS = {
    "magic": (Cost((("generic", 1),)), "you may pay {1}. If you do, draw a card."),
    "flesh-and-blood": (Cost((("resources", 1),)), "you may pay {r}. If you do, draw a card."),
}


def said(game: str, ability: Ability) -> str:
    lexicon = GAMES.played[game].lexicon
    assert lexicon is not None
    return render(ability, lexicon)


def triggered(pattern: EventPattern = DRAWS, **parts: object) -> Ability:
    return replace(Ability(AbilityKind.TRIGGERED, (DRAW,), Trigger((pattern,))), **parts)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "parts", "words"),
    [
        ("magic", {}, "Whenever an opponent draws a card, draw a card."),
        ("magic", {"optional": True}, "Whenever an opponent draws a card, you may draw a card."),
        ("magic", {"condition": MY_TURN}, "Whenever an opponent draws a card, if it's your turn, draw a card."),
        (
            "magic",
            {"condition": MY_TURN, "optional": True},
            "Whenever an opponent draws a card, if it's your turn, you may draw a card.",
        ),
        (
            "magic",
            {"limit": Limit.ONCE_EACH_TURN},
            "Whenever an opponent draws a card, draw a card. This ability triggers only once each turn.",
        ),
        ("magic", {"duration": Duration.THIS_TURN}, "Whenever an opponent draws a card this turn, draw a card."),
        ("magic", {"duration": Duration.NEXT_TIME}, "The next time an opponent draws a card this turn, draw a card."),
        ("riftbound", {"optional": True}, "When an opponent draws a card, you may draw 1."),
        ("riftbound", {"limit": Limit.ONCE_EACH_TURN}, "Once each turn, when an opponent draws a card, draw 1."),
        (
            "riftbound",
            {"limit": Limit.ONCE_EACH_TURN, "condition": MY_TURN, "optional": True},
            "Once each turn, when an opponent draws a card, if it's your turn, you may draw 1.",
        ),
    ],
)
def test_each_part_of_a_triggered_ability_has_its_words(game: str, parts: dict[str, object], words: str) -> None:
    assert said(game, triggered(**parts)) == words


@pytest.mark.parametrize(("game", "ordinals", "which"), [("magic", (), "second"), ("magic", (3,), "second and third")])
def test_which_time_it_is_stands_in_front(game: str, ordinals: tuple[int, ...], which: str) -> None:
    ability = triggered(trigger=Trigger((DRAWS,), ordinal=2, ordinals=ordinals))
    assert said(game, ability) == f"The {which} time an opponent draws a card each turn, draw a card."


def test_one_of_several_events_is_joined_where_the_cards_join_them() -> None:
    joined = Trigger((EventPattern("attacks", ME), EventPattern("blocks", ME)))
    apart = Trigger((EventPattern("dies", ME), ENDS))
    assert said("magic", triggered(trigger=joined)) == "Whenever this attacks or blocks, draw a card."
    assert said("magic", triggered(trigger=apart)) == "When this dies or at the end of your turn, draw a card."


@pytest.mark.parametrize("game", PAYS)
def test_a_cost_within_is_paid_before_anything_is_done(game: str) -> None:
    cost, words = PAYS[game]
    assert said(game, triggered(cost=cost)).endswith(words)


def test_riftbound_says_what_is_paid_for_what() -> None:
    cost = Cost((("energy", 2),))
    assert said("riftbound", triggered(cost=cost, optional=True)).endswith("you may pay [2] to draw 1.")
    assert said("riftbound", triggered(cost=cost)).endswith(", pay [2] to draw 1.")


def instead(pattern: EventPattern = DRAWS, *effects: object, **parts: object) -> Ability:
    kept = {name: value for name, value in parts.items() if name in Replacement.__dataclass_fields__}
    others = {name: value for name, value in parts.items() if name not in kept}
    replacement = Replacement(pattern, **kept)  # type: ignore[arg-type]
    return Ability(AbilityKind.REPLACEMENT, effects, replacement=replacement, **others)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({}, "If an opponent would draw a card, draw a card instead."),
        ({"optional": True}, "If an opponent would draw a card, you may draw a card instead."),
        ({"condition": MY_TURN}, "As long as it's your turn, if an opponent would draw a card, draw a card instead."),
        (
            {"duration": Duration.NEXT_TIME},
            "The next time an opponent would draw a card this turn, draw a card instead.",
        ),
        ({"duration": Duration.THIS_TURN}, "If an opponent would draw a card this turn, draw a card instead."),
        ({"ordinal": 1}, "The first time an opponent would draw a card each turn, instead draw a card."),
        (
            {"ordinal": 1, "keeps_event": True},
            "As an opponent draws a card for the first time each turn, draw a card.",
        ),
        (
            {"limit": Limit.ONCE_EACH_TURN},
            "If an opponent would draw a card, draw a card instead. This applies only once each turn.",
        ),
    ],
)  # fmt: skip
def test_each_part_of_a_replacement_effect_has_its_words(parts: dict[str, object], words: str) -> None:
    assert said("magic", instead(DRAWS, DRAW, **parts)) == words


def test_what_is_in_no_phrase_is_refused_and_not_left_out() -> None:
    with pytest.raises(UnableToRenderAbility, match="has no trigger"):
        said("magic", Ability(AbilityKind.TRIGGERED, (DRAW,)))
    with pytest.raises(UnableToRenderAbility, match="what it changes"):
        said("magic", Ability(AbilityKind.PASSIVE))
    with pytest.raises(UnableToRenderAbility, match="what it replaces"):
        said("magic", Ability(AbilityKind.REPLACEMENT, (DRAW,)))


@pytest.mark.parametrize("duration", [Duration.THIS_COMBAT, Duration.WHILE_ON_BOARD])
def test_a_duration_that_the_game_does_not_tell_beside_an_event_is_refused(duration: Duration) -> None:
    with pytest.raises(UnableToRenderAbility, match="duration"):
        said("magic", triggered(duration=duration))


def test_nobody_elses_turn_is_told_without_double_negatives() -> None:
    creature = Filter((OfType(("creature",)), ControlledBy(Relation.YOU)))
    ability = triggered(EventPattern("dies", creature), condition=Not(MY_TURN))
    assert said("magic", ability) == "Whenever a creature you control dies, if it's not your turn, draw a card."
