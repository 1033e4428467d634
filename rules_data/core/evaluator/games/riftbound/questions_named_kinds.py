"""What only Riftbound's rules on named kinds of triggered abilities decide (Core Rules 383.4)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import points_in, yes_no

PLAY_EFFECTS = yes_no(
    "play effects",
    "Does playing a permanent fulfil its own play effect?",
    "A permanent is not yet on the board while it is being played, so its own ability would not see that.",
)
TARGETING_EFFECTS = yes_no(
    "targeting effects",
    "Does targeting an object fulfil a targeting effect?",
    "To be chosen is nothing that happens to an object, so it would meet no condition.",
)
ABILITIES_ON_ANOTHERS_PLAYING_ARE_PLAY_EFFECTS = yes_no(
    "abilities on another's playing are play effects",
    "Is an ability on another's playing one?",
    "An ability about playing a card would be a play effect, whichever card it is about.",
    "yes",
)
ONLY_UNITS_PRESENT_CONQUER = yes_no(
    "only units present conquer",
    "Only units that are there?",
    "Conquering is done by a player, so every unit of that player would have conquered.",
)
ONLY_UNITS_PRESENT_HOLD = yes_no(
    "only units present hold",
    "Only units that are there?",
    "Holding is done by a player, so every unit of that player would have held.",
)
THE_NAME_PLAY_EFFECT = yes_no(
    "the name play effect",
    "May effects speak of it by this name?",
    "A name that no rule gives to these abilities means none of them.",
)
THE_NAME_TARGETING_EFFECT = yes_no(
    "the name targeting effect",
    "May effects speak of it by this name?",
    "No abilities are called targeting effects unless a rule calls them so.",
)
THE_NAME_CONQUER_EFFECT = yes_no(
    "the name conquer effect",
    "May effects speak of it by this name?",
    "An effect that speaks of conquer effects would mean nothing that the rules know.",
)
THE_NAME_HOLD_EFFECT = yes_no(
    "the name hold effect",
    "May effects speak of it by this name?",
    "An effect that speaks of hold effects would mean nothing that the rules know by that name.",
)
THE_NAME_ATTACK_TRIGGER = yes_no(
    "the name attack trigger",
    "May effects speak of it by this name?",
    "Abilities about attacking would have no name of their own for effects to use.",
)
THE_NAME_DEFEND_TRIGGER = yes_no(
    "the name defend trigger",
    "May effects speak of it by this name?",
    "Abilities about defending would have no name of their own for effects to use.",
)
UNITS_CONQUER_EFFECTS = yes_no(
    "units' conquer effects",
    "Does it fulfil them?",
    "It is the player who gains control of the battlefield, so no unit would have conquered it.",
)
UNITS_HOLD_EFFECTS = yes_no(
    "units' hold effects",
    "Does it fulfil them?",
    "It is the player who keeps control of the battlefield, so no unit would have held it.",
)
PLAYERS_CONQUER_EFFECTS = yes_no(
    "players' conquer effects",
    "Does it fulfil them?",
    "A change of control would be all that happens, and no ability about the player would see more in it.",
)
PLAYERS_HOLD_EFFECTS = yes_no(
    "players' hold effects",
    "Does it fulfil them?",
    "Control that stays as it is would be nothing that happens to the player.",
)
CONQUER_WITHOUT_ITS_POINT = yes_no(
    "conquer without its point",
    "Do they trigger without the point?",
    "To conquer is to score, so there would be no conquering without the point.",
)
HOLD_WITHOUT_ITS_POINT = yes_no(
    "hold without its point",
    "Do they trigger without the point?",
    "To hold is to score, so there would be no holding without the point.",
)
ATTACK_TRIGGERS = yes_no(
    "attack triggers",
    "Does gaining the designation fulfil them?",
    "To be designated an attacker is a mark on a unit and nothing that it does.",
)
DEFEND_TRIGGERS = yes_no(
    "defend triggers",
    "Does gaining the designation fulfil them?",
    "To be designated a defender is a mark on a unit and nothing that it does.",
)
ATTACK_CONDITION_ONCE_A_COMBAT = yes_no(
    "attack condition once a combat",
    "Only once?",
    "A unit that becomes an attacker a second time would have met its condition a second time.",
)
DEFEND_CONDITION_ONCE_A_COMBAT = yes_no(
    "defend condition once a combat",
    "Only once?",
    "A unit that becomes a defender a second time would have met its condition a second time.",
)
ATTACK_REQUIREMENTS_AT_FIRST = yes_no(
    "attack requirements at first",
    "Only at the first designation?",
    "Whenever the unit is designated, its other requirements would be looked at as they are then.",
)
DEFEND_REQUIREMENTS_AT_FIRST = yes_no(
    "defend requirements at first",
    "Only at the first designation?",
    "Whenever the unit becomes a defender, its other requirements would be looked at as they are then.",
)


QUESTIONS = points_in(globals())
# By their names, which are made of the word they are about: conquer, hold, attack, defend.
CALLED = {question.name: question for question in QUESTIONS}
