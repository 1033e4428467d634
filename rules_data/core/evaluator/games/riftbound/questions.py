"""What only Riftbound's rules decide."""

from __future__ import annotations

from rules_data.core.evaluator.policy import yes_no

THE_CHAIN_RESOLVES_BETWEEN_A_COMBATS_TASKS = yes_no(
    "the chain resolves between a combat's tasks", "Before the next task is taken up?"
)
A_SHOWDOWN_CAN_BECOME_A_COMBAT = yes_no("a showdown can become a combat", "As soon as an opposing unit comes there?")
PLAY_EFFECTS = yes_no("play effects", "Does playing a permanent fulfil its own play effect?")
TARGETING_EFFECTS = yes_no("targeting effects", "Does targeting an object fulfil a targeting effect?")
ABILITIES_ON_ANOTHERS_PLAYING_ARE_PLAY_EFFECTS = yes_no(
    "abilities on another's playing are play effects", "Is an ability on another's playing one?", "yes"
)
ONLY_UNITS_PRESENT_CONQUER = yes_no("only units present conquer", "Only units that are there?")
ONLY_UNITS_PRESENT_HOLD = yes_no("only units present hold", "Only units that are there?")
THE_NAME_PLAY_EFFECT = yes_no("the name play effect", "May effects speak of it by this name?")
THE_NAME_TARGETING_EFFECT = yes_no("the name targeting effect", "May effects speak of it by this name?")
THE_NAME_CONQUER_EFFECT = yes_no("the name conquer effect", "May effects speak of it by this name?")
THE_NAME_HOLD_EFFECT = yes_no("the name hold effect", "May effects speak of it by this name?")
THE_NAME_ATTACK_TRIGGER = yes_no("the name attack trigger", "May effects speak of it by this name?")
THE_NAME_DEFEND_TRIGGER = yes_no("the name defend trigger", "May effects speak of it by this name?")
UNITS_CONQUER_EFFECTS = yes_no("units' conquer effects", "Does it fulfil them?")
UNITS_HOLD_EFFECTS = yes_no("units' hold effects", "Does it fulfil them?")
PLAYERS_CONQUER_EFFECTS = yes_no("players' conquer effects", "Does it fulfil them?")
PLAYERS_HOLD_EFFECTS = yes_no("players' hold effects", "Does it fulfil them?")
CONQUER_WITHOUT_ITS_POINT = yes_no("conquer without its point", "Do they trigger without the point?")
HOLD_WITHOUT_ITS_POINT = yes_no("hold without its point", "Do they trigger without the point?")
ATTACK_TRIGGERS = yes_no("attack triggers", "Does gaining the designation fulfil them?")
DEFEND_TRIGGERS = yes_no("defend triggers", "Does gaining the designation fulfil them?")
ATTACK_CONDITION_ONCE_A_COMBAT = yes_no("attack condition once a combat", "Only once?")
DEFEND_CONDITION_ONCE_A_COMBAT = yes_no("defend condition once a combat", "Only once?")
ATTACK_REQUIREMENTS_AT_FIRST = yes_no("attack requirements at first", "Only at the first designation?")
DEFEND_REQUIREMENTS_AT_FIRST = yes_no("defend requirements at first", "Only at the first designation?")

OWN_QUESTIONS = (
    THE_CHAIN_RESOLVES_BETWEEN_A_COMBATS_TASKS,
    A_SHOWDOWN_CAN_BECOME_A_COMBAT,
    PLAY_EFFECTS,
    TARGETING_EFFECTS,
    ABILITIES_ON_ANOTHERS_PLAYING_ARE_PLAY_EFFECTS,
    ONLY_UNITS_PRESENT_CONQUER,
    ONLY_UNITS_PRESENT_HOLD,
    THE_NAME_PLAY_EFFECT,
    THE_NAME_TARGETING_EFFECT,
    THE_NAME_CONQUER_EFFECT,
    THE_NAME_HOLD_EFFECT,
    THE_NAME_ATTACK_TRIGGER,
    THE_NAME_DEFEND_TRIGGER,
    UNITS_CONQUER_EFFECTS,
    UNITS_HOLD_EFFECTS,
    PLAYERS_CONQUER_EFFECTS,
    PLAYERS_HOLD_EFFECTS,
    CONQUER_WITHOUT_ITS_POINT,
    HOLD_WITHOUT_ITS_POINT,
    ATTACK_TRIGGERS,
    DEFEND_TRIGGERS,
    ATTACK_CONDITION_ONCE_A_COMBAT,
    DEFEND_CONDITION_ONCE_A_COMBAT,
    ATTACK_REQUIREMENTS_AT_FIRST,
    DEFEND_REQUIREMENTS_AT_FIRST,
)
# By their names, which are made of the word they are about: conquer, hold, attack, defend.
CALLED = {question.name: question for question in OWN_QUESTIONS}
