"""Magic's rows on replacing and preventing events (Comprehensive Rules 614 to 616, 701)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import Itself
from rules_data.core.evaluator.policy import (
    ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS,
    WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
    WHO_ORDERS_REPLACEMENTS,
)

from .kinds_of_counters import FINALITY, SHIELD, STUN, created_by_counters
from .questions_actions import (
    A_FLIP_IS_WON_OR_LOST,
    A_PILE_MAY_BE_EMPTY,
    AN_AURA_THAT_IS_PUT_THERE_IS_ATTACHED,
    DAMAGE_IS_REDIRECTED_TO_WHAT_CAN_BE_DEALT_IT,
    DAMAGE_LEAVES_A_LIFE_WHERE_EFFECTS_SAY_SO,
    OBJECTS_ENTER_AS_EFFECTS_SAY,
    REPLACEMENTS_APPLY,
    TOKENS_CREATED_TOGETHER_ENTER_ONE_BY_ONE,
    UNPREVENTABLE_DAMAGE_IS_DEALT,
    WHAT_A_PREVENTION_ADDS_COMES_ONCE,
    WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE,
    WHAT_ARRIVES_TOGETHER_IS_NOT_CHOSEN,
    WHAT_CANNOT_BE_ATTACHED_MOVES,
    WHAT_CANNOT_HAPPEN_IS_NOT_REPLACED,
    WHAT_ENTERS_IS_ONE_OF_A_GROUP_IT_SPEAKS_OF,
    WHOEVER_IS_SHIELDED_CHOOSES_WHAT_IS_PREVENTED,
)
from .rows_triggers import no, row, yes


def _is_entering(replacer: Any) -> bool:
    """Whether a replacement effect is about how its own permanent enters."""
    pattern = replacer.ability.replacement.pattern
    return pattern.event == "enters" and pattern.object is not None and pattern.object.asks(Itself)


def _is_of_counters(*names: str) -> Any:
    """Whether it is an effect that counters of these names on a permanent create."""
    created = created_by_counters(names)
    return lambda replacer: replacer.ability in created


_is_of_any_counters = _is_of_counters(SHIELD, STUN, FINALITY)


def _is_kind(kind: str) -> Any:
    return lambda event: event.kind == kind


REPLACED_MOVES = (
    yes(
        "sacrificed-all-the-same",
        WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
        "701.17a",
        "A permanent that is put elsewhere than into a graveyard as it is sacrificed has been sacrificed.",
        when=_is_kind("is sacrificed"),
    ),
    yes(
        "discarded-all-the-same",
        WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
        "701.8a 701.8c",
        "A card that is put elsewhere than into a graveyard as it is discarded has been discarded.",
        when=_is_kind("discards"),
    ),
    yes(
        "destroyed-all-the-same",
        WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
        "701.7a",
        "A permanent that is put elsewhere than into a graveyard as it is destroyed has been destroyed.",
        when=_is_kind("is destroyed"),
    ),
    yes(
        "milled-all-the-same",
        WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
        "701.13a 701.13c",
        "A card that is put elsewhere than into a graveyard as it is milled has been milled.",
        when=_is_kind("is milled"),
    ),
    yes(
        "impossible-first",
        WHAT_CANNOT_HAPPEN_IS_NOT_REPLACED,
        "614.17",
        "What an effect says can't happen is not about to happen, so there is nothing to replace.",
    ),
)

REPLACING = (
    yes(
        "replacement-effects",
        REPLACEMENTS_APPLY,
        "614.1 614.1a",
        "A replacement effect swaps the event for another one.",
        when=lambda replacer: not _is_entering(replacer) and not _is_of_any_counters(replacer),
    ),
    *(
        yes(f"{kind}-counters", REPLACEMENTS_APPLY, rule, summary, when=_is_of_counters(kind))
        for kind, rule, summary in (
            (SHIELD, "122.1c", "A shield counter is taken off a permanent instead of destroying or damaging it."),
            (STUN, "122.1d", "A stun counter is taken off a permanent in place of untapping it."),
            (FINALITY, "122.1h", "A permanent with a finality counter is exiled instead of going to a graveyard."),
        )
    ),
    yes(
        "replaced-entering",
        REPLACEMENTS_APPLY,
        "614.1c",
        "What a permanent enters with, or what is done as it enters, replaces how it would enter.",
        when=_is_entering,
    ),
    row(
        "affected-orders-replacements",
        WHO_ORDERS_REPLACEMENTS,
        "controller",
        "616.1",
        "The affected player, or the affected object's controller, chooses which replacement effect applies next.",
    ),
    row(
        "active-player-chooses-first",
        ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS,
        "turn order",
        "616.1 101.4",
        "Where players have to choose at the same time, the active player does so first and the others in turn order.",
    ),
    yes(
        "as-it-will-be",
        WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE,
        "614.12",
        "What says how a permanent enters is looked at as it would be on the battlefield, and so is who controls it.",
    ),
    yes(
        "won-flips",
        A_FLIP_IS_WON_OR_LOST,
        "705.2",
        "Whoever flips a coin calls it, and wins the flip if the call was right, or else loses it.",
    ),
    yes(
        "empty-piles",
        A_PILE_MAY_BE_EMPTY,
        "700.3d",
        "Whoever puts objects into piles may put all of them into one, and none into the other.",
    ),
    yes(
        "life-kept",
        DAMAGE_LEAVES_A_LIFE_WHERE_EFFECTS_SAY_SO,
        "120.4c",
        "Damage results in the life that is lost to it, as an effect that keeps the last life has modified that.",
    ),
    yes(
        "unpreventable-damage",
        UNPREVENTABLE_DAMAGE_IS_DEALT,
        "615.12",
        "What would prevent damage that can't be prevented applies, prevents none of it, and does what else it does.",
    ),
    yes(
        "added-to-a-prevention",
        WHAT_A_PREVENTION_ADDS_COMES_ONCE,
        "615.5 615.13",
        "An effect that prevents damage does what else it says once all is prevented that would be dealt at that time.",
    ),
    yes(
        "redirection",
        DAMAGE_IS_REDIRECTED_TO_WHAT_CAN_BE_DEALT_IT,
        "614.9",
        "An effect that redirects damage does nothing where what that is dealt to instead is not there any more.",
    ),
    yes(
        "each-token-by-itself",
        TOKENS_CREATED_TOGETHER_ENTER_ONE_BY_ONE,
        "616.1g 614.12a",
        "What says how a token enters applies to each one of several that are created at once, with a choice for each.",
    ),
    yes(
        "shielded-as-they-like",
        WHOEVER_IS_SHIELDED_CHOOSES_WHAT_IS_PREVENTED,
        "615.7",
        "Where several sources deal damage at once, whoever is shielded chooses which of it the shield prevents.",
    ),
    yes(
        "not-what-enters-too",
        WHAT_ARRIVES_TOGETHER_IS_NOT_CHOSEN,
        "614.13a",
        "As a permanent enters, neither it nor anything that enters at the same time can be chosen to go elsewhere.",
    ),
    yes(
        "how-things-enter",
        OBJECTS_ENTER_AS_EFFECTS_SAY,
        "614.1d",
        "An effect that says that objects enter in a certain way replaces how they would enter.",
    ),
    no(
        "not-for-itself",
        WHAT_ENTERS_IS_ONE_OF_A_GROUP_IT_SPEAKS_OF,
        "614.12",
        "What a permanent says of how a group of permanents enters does not apply to its own entering.",
    ),
    no(
        "what-cannot-be-attached",
        WHAT_CANNOT_BE_ATTACHED_MOVES,
        "701.3b",
        "An Aura or Equipment that an effect would attach to what it can't be attached to does not move.",
    ),
    yes(
        "aura-put-there",
        AN_AURA_THAT_IS_PUT_THERE_IS_ATTACHED,
        "303.4f 303.4g",
        "Whoever gets an Aura that was not cast chooses what it enchants; where nothing can be, it stays away.",
    ),
)
