"""What only Magic's rules on the turn and on state-based actions decide (Comprehensive Rules 305, 500 to 514, 704)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import points_in, yes_no

A_STATE_BASED_ACTION_IS_PERFORMED = yes_no(
    "a state-based action is performed",
    "Does the game do this by itself before a player gets priority?",
    "No spell or ability says so, and things would stay as they are.",
)
THERE_IS_ANOTHER_CLEANUP_STEP = yes_no(
    "there is another cleanup step",
    "Do players act in a cleanup step in which something triggers, and is it followed by another?",
    "Nobody gets priority in a cleanup step, so what has triggered would wait for the next turn.",
)
THE_HAND_IS_DISCARDED_TO_ITS_MAXIMUM_SIZE = yes_no(
    "the hand is discarded to its maximum size",
    "Does a player discard down to seven cards at the end of their turn?",
    "A player would keep as many cards as they have drawn.",
)
DAMAGE_WEARS_OFF = yes_no(
    "damage wears off",
    "Is damage removed at the end of a turn?",
    "Damage is marked on a permanent, and nothing would take it away again.",
)
EFFECTS_KEEP_PERMANENTS_TAPPED = yes_no(
    "effects keep permanents tapped",
    "Does a permanent stay tapped that an effect keeps from untapping in the untap step?",
    "The untap step untaps all of a player's permanents, whatever is written on them.",
)
PERMANENTS_UNTAP = yes_no(
    "permanents untap",
    "Do a player's permanents untap as their turn begins?",
    "A permanent stays tapped until something untaps it.",
)
A_CARD_IS_DRAWN_EACH_TURN = yes_no(
    "a card is drawn each turn",
    "Does a player draw a card in their draw step?",
    "A player draws where a spell or ability says so.",
)
ONE_LAND_A_TURN = yes_no(
    "one land a turn",
    "Is a player limited to one land a turn?",
    "Playing a land costs nothing, so a player could play every land in their hand.",
)
EFFECTS_LET_PLAYERS_PLAY_MORE_LANDS = yes_no(
    "effects let players play more lands",
    "Can a player play as many more lands as effects say?",
    "A player plays no more than one land a turn, whatever is written on permanents.",
)
EFFECTS_TAKE_AWAY_THE_MAXIMUM_HAND_SIZE = yes_no(
    "effects take away the maximum hand size",
    "Does a player keep all cards whom an effect leaves without a maximum hand size?",
    "A player discards down to seven cards, whatever is written on permanents.",
)
UNUSED_MANA_EMPTIES = yes_no(
    "unused mana empties",
    "Does mana go away as a step or phase ends?",
    "Mana would stay in its player's pool until it is spent.",
)

WHAT_IS_SKIPPED_IS_PASSED_BY = yes_no(
    "what is skipped is passed by",
    "Does a step, a phase or a turn not happen that an effect has a player skip?",
    "A turn has all of its steps and phases, and players take their turns one after another.",
)
EACH_SKIP_NEEDS_AN_OCCURRENCE_OF_ITS_OWN = yes_no(
    "each skip needs an occurrence of its own",
    "Does a player skip the next two if two effects say that they skip the next one?",
    "Skipping the next one would be what each of the effects says, and all of them would be over with it.",
)

AN_EFFECT_CAN_END_THE_TURN = yes_no(
    "an effect can end the turn",
    "When an effect ends the turn, is the stack exiled and every step but cleanup skipped?",
    "A turn goes through all of its steps, and what waits on the stack resolves first.",
)
AN_EFFECT_CAN_END_THE_COMBAT_PHASE = yes_no(
    "an effect can end the combat phase",
    "When an effect ends the combat phase, is the stack exiled, and does the next phase come at once?",
    "A combat phase goes through all of its steps, and what waits on the stack resolves first.",
)

QUESTIONS = points_in(globals())
