"""What only Magic's rules on announcing, exile until something, extra turns and phases decide."""

from __future__ import annotations

from rules_data.core.evaluator.policy import points_in, yes_no

A_COST_IS_NO_EFFECT = yes_no(
    "a cost is no effect",
    "Is what a player does to pay a cost no effect?",
    "Whatever happens because of a spell or ability would be an effect of it, what is paid for it as well.",
)
X_OF_A_SPECIAL_ACTION_IS_CHOSEN = yes_no(
    "X of a special action is chosen",
    "Does a player who takes a special action choose the X of its cost?",
    "Nothing is cast or activated, so nobody would announce how much X is, and it would be nothing.",
)
X_IS_KNOWN_ONCE_IT_IS_FACE_UP = yes_no(
    "X is known once it is face up",
    "Is X, to the abilities of what is turned face up, what was chosen for its cost?",
    "The X of a permanent is 0, whatever has been paid for it.",
)
A_MANA_VALUE_COUNTS_THE_X_OF_A_SPELL = yes_no(
    "a mana value counts the X of a spell",
    "Does the mana value of a spell count what was announced for X?",
    "X is no amount of mana that is printed on the card, so it would count as nothing.",
)
EXILE_CAN_LAST_UNTIL_SOMETHING = yes_no(
    "exile can last until something",
    "Does what is exiled until something happens come back as soon as that has happened?",
    "The effect that exiled it is over once it has resolved, and would do nothing more.",
)
EXILE_IS_OVER_BEFORE_IT_BEGINS = yes_no(
    "exile is over before it begins",
    "Is nothing exiled if that until which it lasts has happened already?",
    "The effect would still exile its object, and wait for what cannot happen any more.",
)
# How a spell may be cast, beside the keywords that say so: with a number for the X of its cost.
AN_X = "with an X"
A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST = yes_no(
    "a spell is looked at as it is cast",
    "Do only the qualities count that a spell has as it is cast, bestowed or face down, for whether it can be cast?",
    "The qualities of the card would count, whatever the spell is.",
)
EXTRA_TURNS_COME_NEXT = yes_no(
    "extra turns come next",
    "Is an extra turn taken right after the turn it is added to?",
    "Turns are taken in the order in which the players sit, and nothing would come between them.",
)
THE_LATEST_EXTRA_TURN_COMES_FIRST = yes_no(
    "the latest extra turn comes first",
    "Of several extra turns, is the one that was added last taken first?",
    "Extra turns would be taken in the order in which they were added.",
)
EXTRA_PHASES_COME_NEXT = yes_no(
    "extra phases come next",
    "Does a phase that an effect adds come right after the phase it is added to?",
    "A turn has its five phases, and nothing would come between them.",
)
THE_LATEST_EXTRA_PHASE_COMES_FIRST = yes_no(
    "the latest extra phase comes first",
    "Of several phases added after the same one, does the one that was added last come first?",
    "Extra phases would come in the order in which they were added.",
)
ONLY_THE_FIRST_MAIN_PHASE_IS_PRECOMBAT = yes_no(
    "only the first main phase is precombat",
    "Is every main phase of a turn but the first a postcombat main phase?",
    "An added main phase would be one like any other, with everything that happens as a main phase begins.",
)

LOYALTY_ABILITIES_ARE_ACTIVATED_IN_A_MAIN_PHASE = yes_no(
    "loyalty abilities are activated in a main phase",
    "Is a loyalty ability activated only in a main phase of one's own turn, with nothing on the stack?",
    "An activated ability could be activated whenever its controller has priority.",
)
ONE_LOYALTY_ABILITY_A_TURN = yes_no(
    "one loyalty ability a turn",
    "Can only one loyalty ability of a permanent be activated in a turn?",
    "Each of its abilities could be activated as often as its counters allow.",
)
WHAT_WAS_SUSPENDED_MAY_STAY_EXILED = yes_no(
    "what was suspended may stay exiled",
    "May a card without its last time counter be left in exile by a player who could play it?",
    "The ability would have the card played if its player is able to, whether they want to or not.",
)
LEGENDARY_INSTANTS_AND_SORCERIES_NEED_A_LEGEND = yes_no(
    "legendary instants and sorceries need a legend",
    "Is a legendary instant or sorcery cast only by a player with a legendary creature or planeswalker?",
    "The supertype would say nothing of when such a spell can be cast.",
)

QUESTIONS = points_in(globals())
