"""Magic's rows on the turn and on state-based actions (Comprehensive Rules 305, 500 to 514 and 704)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import Row

from .questions_turn import (
    A_CARD_IS_DRAWN_EACH_TURN,
    A_STATE_BASED_ACTION_IS_PERFORMED,
    AN_EFFECT_CAN_END_THE_COMBAT_PHASE,
    AN_EFFECT_CAN_END_THE_TURN,
    DAMAGE_WEARS_OFF,
    EACH_SKIP_NEEDS_AN_OCCURRENCE_OF_ITS_OWN,
    EFFECTS_KEEP_PERMANENTS_TAPPED,
    EFFECTS_LET_PLAYERS_PLAY_MORE_LANDS,
    EFFECTS_TAKE_AWAY_THE_MAXIMUM_HAND_SIZE,
    ONE_LAND_A_TURN,
    PERMANENTS_UNTAP,
    THE_HAND_IS_DISCARDED_TO_ITS_MAXIMUM_SIZE,
    THERE_IS_ANOTHER_CLEANUP_STEP,
    UNUSED_MANA_EMPTIES,
    WHAT_IS_SKIPPED_IS_PASSED_BY,
)
from .rows_triggers import yes

# state-based action | rules | what happens
_STATE_BASED = """
no life | 704.5a | A player with no life left loses the game.
empty library | 704.5b | A player who has tried to draw from an empty library loses the game.
poison | 704.5c | A player with ten poison counters loses the game.
token | 704.5d | A token anywhere but on the battlefield ceases to exist.
no toughness | 704.5f | A creature with toughness 0 or less is put into its owner's graveyard.
lethal damage | 704.5g | A creature with as much damage as it has toughness is destroyed.
deathtouch | 704.5h | A creature that a source with deathtouch has dealt damage is destroyed.
no loyalty | 704.5i | A planeswalker with no loyalty is put into its owner's graveyard.
no defense | 704.5v | A battle with no defense is put into its owner's graveyard once no ability of it waits.
no protector | 704.5w | The controller of a battle that nobody protects chooses a protector for it.
legend rule | 704.5j | Of legendary permanents of one name a player keeps one.
world rule | 704.5k | Of world permanents only the one that came last stays.
aura without host | 704.5m | An Aura on nothing, or on what it can't enchant, is put into its owner's graveyard.
equipment loose | 704.5n | Equipment attached to what it can't equip becomes unattached.
attached by mistake | 704.5p | A creature that is attached to something becomes unattached.
opposite counters | 704.5q | As many +1/+1 and -1/-1 counters as there are pairs of them are removed from a permanent.
saga finished | 704.5s | A Saga that has told its last chapter is sacrificed.
commander away | 903.9a | Its owner may move a commander that went to a graveyard or to exile to the command zone.
commander damage | 903.10a | A player whom one commander has dealt 21 combat damage loses the game.
dungeon finished | 704.5t | A dungeon whose last room has been left behind is removed from the game.
"""


def _row(line: str) -> Row:
    """The row of one state-based action."""
    action, rules, summary = (part.strip() for part in line.split("|"))
    name = f"state-based: {action}"
    return yes(name, A_STATE_BASED_ACTION_IS_PERFORMED, rules, summary, when=lambda named: named == action)


STATE_BASED = tuple(_row(line) for line in _STATE_BASED.strip().splitlines())
COURSE = (
    yes("permanents-untap", PERMANENTS_UNTAP, "502.3", "The active player's permanents untap as the turn begins."),
    yes(
        "kept-tapped",
        EFFECTS_KEEP_PERMANENTS_TAPPED,
        "502.3",
        "What an effect keeps from untapping in the untap step stays tapped then.",
    ),
    yes("draw-for-the-turn", A_CARD_IS_DRAWN_EACH_TURN, "504.1", "The active player draws a card in the draw step."),
    yes("mana-empties", UNUSED_MANA_EMPTIES, "500.4", "Unused mana is gone once a step or phase is over."),
    yes("one-land", ONE_LAND_A_TURN, "305.2 305.2b", "A player plays no more than one land a turn."),
    yes(
        "more-lands",
        EFFECTS_LET_PLAYERS_PLAY_MORE_LANDS,
        "305.2 305.2a",
        "Effects let a player play more lands in a turn, each of them as many as it says.",
    ),
    yes(
        "no-maximum-hand-size",
        EFFECTS_TAKE_AWAY_THE_MAXIMUM_HAND_SIZE,
        "402.2",
        "A player without a maximum hand size discards no card in the cleanup step.",
    ),
    yes(
        "maximum-hand-size",
        THE_HAND_IS_DISCARDED_TO_ITS_MAXIMUM_SIZE,
        "514.1",
        "As the turn ends the active player discards down to seven cards.",
    ),
    yes("damage-wears-off", DAMAGE_WEARS_OFF, "514.2", "Damage on permanents is removed in the cleanup step."),
    yes(
        "cleanup-again",
        THERE_IS_ANOTHER_CLEANUP_STEP,
        "514.3a",
        "If anything triggers in a cleanup step, players get priority there, and another one follows.",
    ),
)

SKIPPING = (
    yes(
        "ending-the-turn",
        AN_EFFECT_CAN_END_THE_TURN,
        "721.1",
        "An effect that ends the turn exiles everything on the stack, itself included, and the cleanup step comes.",
    ),
    yes(
        "ending-the-combat-phase",
        AN_EFFECT_CAN_END_THE_COMBAT_PHASE,
        "721.2",
        "An effect that ends the combat phase exiles everything on the stack, itself included; the next phase begins.",
    ),
    yes(
        "skipping",
        WHAT_IS_SKIPPED_IS_PASSED_BY,
        "500.11 614.10",
        "A step, phase or turn that a player skips is passed by as though there were none.",
    ),
    yes(
        "each-skip-by-itself",
        EACH_SKIP_NEEDS_AN_OCCURRENCE_OF_ITS_OWN,
        "614.10a",
        "A player who is to skip the next one by two effects skips two of them.",
    ),
)

TURN = (*COURSE, *STATE_BASED, *SKIPPING)
