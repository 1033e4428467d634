"""What only Magic's rules on combat and on static keywords decide (Comprehensive Rules 508 to 510 and 702)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import Question, points_in, yes_no

A_KEYWORD_DOES_WHAT_ITS_RULE_SAYS = yes_no(
    "a keyword does what its rule says",
    "Does the keyword stand for more than its name?",
    "A keyword is one word on a card, and without its rule nobody would know what follows from it.",
)
WHAT_IS_ATTACKED_CAN_LEAVE_COMBAT = yes_no(
    "what is attacked can leave combat",
    "Does a planeswalker or battle stop being attacked once it leaves or changes controllers?",
    "A creature would go on attacking what it was declared to attack, whatever becomes of that.",
)
A_RESTRICTED_CREATURE_CANNOT_ATTACK = yes_no(
    "a restricted creature cannot attack",
    "Is an attack illegal that an effect says a creature can't make?",
    "The active player chooses which creatures attack, whatever is said of them.",
)
A_RESTRICTED_CREATURE_CANNOT_BLOCK = yes_no(
    "a restricted creature cannot block",
    "Is a block illegal that an effect says can't be made?",
    "The defending player chooses which creatures block what, whatever is said of them.",
)
CREATURES_ATTACK_THAT_HAVE_TO = yes_no(
    "creatures attack that have to",
    "Is an attack illegal that leaves out a creature that has to attack?",
    "The active player chooses which creatures attack, and could leave out any of them.",
)
A_GOADED_CREATURE_ATTACKS_SOMEBODY_ELSE = yes_no(
    "a goaded creature attacks somebody else",
    "Does a goaded creature have to attack, and a player other than the one who goaded it?",
    "Goaded is only a word for a creature, and its controller chooses whether and whom it attacks.",
)
A_PRICE_FOR_ATTACKING_IS_PAID = yes_no(
    "a price for attacking is paid",
    "Is what effects ask for a creature's attacking paid as attackers are declared?",
    "Attacking costs nothing, so nobody would have to pay for it.",
)
NOBODY_HAS_TO_PAY_TO_ATTACK = yes_no(
    "nobody has to pay to attack",
    "May a creature that has to attack stay home where its attack has a price?",
    "A creature that has to attack could attack for its price, so it would have to.",
)
CREATURES_BLOCK_THAT_HAVE_TO = yes_no(
    "creatures block that have to",
    "Are blocks illegal where more of what has to be blocked, or has to block, could?",
    "The defending player chooses which creatures block, and could leave out any of them.",
)
ATTACKING_TAPS = yes_no(
    "attacking taps",
    "Does a creature become tapped by attacking?",
    "Attacking costs nothing, so the creature would stay as it is.",
)
A_BLOCKED_CREATURE_STAYS_BLOCKED = yes_no(
    "a blocked creature stays blocked",
    "Even if nothing blocks it any more?",
    "With its blockers gone nothing would stand between the creature and whoever it attacks.",
)
FIRST_STRIKERS_HAVE_A_STEP_OF_THEIR_OWN = yes_no(
    "first strikers have a step of their own",
    "Is there a combat damage step before the others deal damage?",
    "All combat damage would be dealt in one step, at the same time.",
)
DECLARING_COMES_BEFORE_ACTING = yes_no(
    "declaring comes before acting",
    "Is it settled who attacks or blocks before any player can act in that step?",
    "Players act in every step, and nothing would say that they have to wait.",
)
PLAYERS_ACT_BETWEEN_THE_DAMAGE_STEPS = yes_no(
    "players act between the damage steps",
    "Does anyone get priority after first-strike damage?",
    "Combat damage is dealt without anyone acting, so the second part would follow the first at once.",
)
A_CREATURE_BLOCKS_ONE_ATTACKER = yes_no(
    "a creature blocks one attacker",
    "Can a creature block no more than one attacker, where nothing says otherwise?",
    "Nothing would say how many attackers a creature can block, so it could block all of them.",
)
HOW_COMBAT_DAMAGE_IS_DIVIDED = Question(
    "how combat damage is divided",
    ("in order", "freely", "to one"),
    "to one",
    "How is the combat damage of a creature divided that several creatures block?",
    "Nothing would say that damage can be divided, so one of the blockers would be dealt all of it.",
)
EFFECTS_SAY_HOW_MUCH_DAMAGE_IS_ASSIGNED = yes_no(
    "effects say how much damage is assigned",
    "Does a creature assign as much combat damage as an effect says, by its toughness, or none?",
    "A creature assigns as much combat damage as it has power.",
)
DAMAGE_IS_CHECKED_AS_A_WHOLE = yes_no(
    "damage is checked as a whole",
    "Does the damage that others assign at the same time count for what is lethal?",
    "Each creature divides its own damage, so that alone would have to be lethal.",
)

QUESTIONS = points_in(globals())
