"""What only Magic's rules on doing things decide: keyword actions, tokens, casting and paying (302, 111, 601, 701)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

WHO_CONTROLS_WHAT_ARRIVES = policy.WHO_CONTROLS_WHAT_ARRIVES.question(
    "Whose is an object that has entered, when an ability speaks of its controller?",
    "An ability would look at the object as it was before the event, in a zone where nobody controls it.",
    "as it was before",
)
WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE = policy.WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE.question(
    "Is what says how a permanent enters looked at as it will be on the battlefield, with whoever will control it?",
    "It is a card in some other zone as yet, with all that is printed on it, and has no controller but its owner.",
)
WHAT_ARRIVES_TOGETHER_IS_NOT_CHOSEN = policy.WHAT_ARRIVES_TOGETHER_IS_NOT_CHOSEN.question(
    "As a permanent enters, is nothing that enters together with it chosen to be moved elsewhere?",
    "What is about to enter is still where it was, and could be chosen there.",
)
WHAT_A_PREVENTION_ADDS_COMES_ONCE = policy.WHAT_A_PREVENTION_ADDS_COMES_ONCE.question(
    "Does what an effect adds to preventing damage happen once for all the damage that it prevents at a time?",
    "It would happen for each source's damage by itself, as the damage of each is an event of its own.",
)
WHOEVER_IS_SHIELDED_CHOOSES_WHAT_IS_PREVENTED = policy.WHOEVER_IS_SHIELDED_CHOOSES_WHAT_IS_PREVENTED.question(
    "Does whoever is protected choose which of several sources' damage is prevented?",
    "Damage would be prevented in the order in which its sources are listed, as far as the shield goes.",
)
A_FLIP_IS_WON_OR_LOST = yes_no(
    "a flip is won or lost",
    "Does whoever flips a coin win or lose the flip?",
    "A coin comes up heads or tails, and nobody has won or lost anything by that.",
)
DAMAGE_LEAVES_A_LIFE_WHERE_EFFECTS_SAY_SO = yes_no(
    "damage leaves a life where effects say so",
    "Does damage reduce a player's life to 1 at least, where an effect says so?",
    "A player would lose as much life as they are dealt damage, whatever that leaves of it.",
)
UNPREVENTABLE_DAMAGE_IS_DEALT = yes_no(
    "unpreventable damage is dealt",
    "Is damage dealt that can't be prevented, though an effect that would prevent it applies?",
    "An effect that prevents damage would keep it from being dealt, whatever else says that this can't be done.",
)
A_PILE_MAY_BE_EMPTY = yes_no(
    "a pile may be empty",
    "Can whoever puts objects into two piles leave one of them empty?",
    "Two piles would each have something in them, where there are two things for them.",
)
EXCESS_DAMAGE_GOES_WHERE_AN_EFFECT_SAYS = yes_no(
    "excess damage goes where an effect says",
    "Is damage beyond what is lethal dealt to somebody else, where the effect that deals it says so?",
    "All of the damage would be dealt to what it is meant for, however much of that is enough.",
)
EXCESS_DAMAGE_IS_BEYOND_WHAT_IS_LETHAL = yes_no(
    "excess damage is beyond what is lethal",
    "Has a permanent been dealt excess damage that has been dealt more than was lethal to it?",
    "Damage is damage, and nothing would say which part of it is too much.",
)
DAMAGE_IS_REDIRECTED_TO_WHAT_CAN_BE_DEALT_IT = yes_no(
    "damage is redirected to what can be dealt it",
    "Is damage dealt as it would have been where what it is redirected to is not there to be dealt any?",
    "It would no longer be dealt to what it was meant for, and to nothing else.",
)
TOKENS_CREATED_TOGETHER_ENTER_ONE_BY_ONE = yes_no(
    "tokens created together enter one by one",
    "Is something chosen for each of several tokens that are created at once?",
    "They are created in one event, so that what is chosen as they enter would hold for all of them.",
)
COSTS_DO_NOT_COUNT_FOR_WHAT_COULD_BE_PRODUCED = yes_no(
    "costs do not count for what could be produced",
    "Could a permanent produce what its abilities would add, whether or not their costs can be paid?",
    "What cannot be activated now, such as the ability of a land that is tapped, would produce nothing.",
)
EFFECTS_ON_TRIGGERING_LOOK_BACK = policy.EFFECTS_ON_TRIGGERING_LOOK_BACK.question(
    "Does an effect on triggering that leaves with the event still count where an ability looks back?",
    "Only effects that are there after the event could say how often an ability triggers.",
)
A_LIMIT_HOLDS_FOR_ADDITIONAL_TIMES = policy.A_LIMIT_HOLDS_FOR_ADDITIONAL_TIMES.question(
    "Does an ability that triggers only so often trigger no additional time?",
    "The limit is looked at before the additional times are added, and would let them pass.",
)
A_LIMIT_IS_THAT_OF_ONE_ABILITY_ALONE = policy.A_LIMIT_IS_THAT_OF_ONE_ABILITY_ALONE.question(
    "Does a limit on an ability that an object was given hold for that one alone, however others of it are worded?",
    "What is worded alike would be one ability, which is activated so often and no more.",
)
NEW_CREATURES_WAIT = yes_no(
    "new creatures wait",
    "Must a creature's player have controlled it since their turn began to attack or use its tap symbol?",
    "A creature could be used as soon as it is there.",
)
A_TOKEN_THAT_LEFT_COMES_BACK = yes_no(
    "a token that left comes back",
    "Can a token that has left the battlefield move on or return?",
    "A token could be moved on from wherever it has gone, like a card.",
    "yes",
)
A_PERMANENT_KNOWS_HOW_IT_WAS_CAST = policy.WHAT_ENTERED_KNOWS_HOW_IT_WAS_PLAYED.question(
    "Does a permanent know whether, by whom and from where the spell that it was has been cast?",
    "The permanent is a new object, with no memory of having been a spell.",
)
A_PERMANENT_KNOWS_WHAT_WAS_PAID = yes_no(
    "a permanent knows what was paid",
    "Does a permanent know what was paid for the spell that it was?",
    "The permanent is a new object, with no memory of how the spell it was has been cast.",
)
WHAT_CHANGED_A_SPELL_LASTS_ON_ITS_PERMANENT = yes_no(
    "what changed a spell lasts on its permanent",
    "Does an effect that changes a permanent spell go on to change the permanent that it becomes?",
    "The permanent is a new object, which nothing that was done to the spell changes.",
)
GENERIC_MANA_IS_PAID_FREELY = policy.WHOEVER_PAYS_CHOOSES_THE_RESOURCES.question(
    "Does a player choose which mana pays a generic cost?",
    "Mana would be taken in a fixed order, colorless first and then by colour, whatever else it is needed for.",
)
MANA_OF_A_SNOW_SOURCE_IS_TOLD_APART = yes_no(
    "mana of a snow source is told apart",
    "Is {S} paid with mana that a snow source has produced?",
    "Mana has a type and nothing else, so none of it would be what {S} asks for.",
)
A_HYBRID_SYMBOL_IS_PAID_EITHER_WAY = policy.A_PART_OF_A_COST_IS_PAID_EITHER_WAY.question(
    "Can a symbol that offers two ways to pay be paid either way?",
    "Only mana of the first colour in the symbol would pay for it.",
)
CARDS_ARE_DRAWN_ONE_AT_A_TIME = yes_no(
    "cards are drawn one at a time",
    "Are several cards several draws?",
    "Drawing three cards would be one thing that happens, as discarding or milling three is.",
)
WHAT_HAS_A_QUALITY_NEED_NOT_BE_FOUND = yes_no(
    "what has a quality need not be found",
    "May a player who searches for a certain kind of card find none?",
    "Whoever searches a library would have to find what is there.",
)
WHAT_IS_LOOKED_AT_MAY_BE_MOVED = yes_no(
    "what is looked at may be moved",
    "May a player who scries or surveils put the cards somewhere else?",
    "The word alone says no more than that cards are looked at, and they would stay where they are.",
)
NOT_LOOKING_IS_NO_SCRYING = yes_no(
    "not looking is not scrying",
    "Does a player who scries 0 or surveils 0 not scry or surveil at all?",
    "A player who looks at no cards would have scried or surveilled all the same.",
)
PROLIFERATING_ADDS_COUNTERS = yes_no(
    "proliferating adds counters",
    "Does what is chosen get another counter of each kind that it has?",
    "The word alone says nothing of counters, so nothing would be chosen and none would be put anywhere.",
)
DEVOTION_COUNTS_SYMBOLS = yes_no(
    "devotion counts symbols",
    "Is a player devoted to a color by the mana symbols of what they control?",
    "The word alone names no number, so nobody would be devoted to any color.",
)
OBJECTS_ENTER_AS_EFFECTS_SAY = yes_no(
    "objects enter as effects say",
    "Does an effect that says how something enters change its entering?",
    "A static ability applies to what is there, so it would be late for how a permanent has entered.",
)
WHAT_ENTERS_IS_ONE_OF_A_GROUP_IT_SPEAKS_OF = yes_no(
    "what enters is one of a group it speaks of",
    "Does what an object says of how a group of permanents enters apply to its own entering?",
    "It is one of the permanents of which its text speaks.",
    "yes",
)
AN_AURA_THAT_IS_PUT_THERE_IS_ATTACHED = yes_no(
    "an Aura that is put there is attached",
    "Does a player choose what an Aura enchants that enters without having been cast?",
    "Only a spell has a target, so nothing says what such an Aura is on.",
)
REGENERATION_REPLACES_DESTRUCTION = yes_no(
    "regeneration replaces destruction",
    "Does regenerating a permanent save it the next time it would be destroyed this turn?",
    "Nothing destroys the permanent just now, so there would be nothing from which regenerating could save it.",
)
REGENERATION_CAN_BE_RULED_OUT = yes_no(
    "regeneration can be ruled out",
    "Is a permanent that can't be regenerated destroyed in spite of a regeneration shield?",
    "The shield is there already: nothing about the permanent is regenerated any more, and the shield would be used.",
)
REPLACEMENTS_APPLY = policy.REPLACEMENTS_APPLY
WHAT_CANNOT_HAPPEN_IS_NOT_REPLACED = yes_no(
    "what cannot happen is not replaced",
    "Does an effect that something can't happen come before replacement effects?",
    "An event that cannot happen would be replaced before anyone sees that it is impossible.",
)
TYPECYCLING_IS_CYCLING = yes_no(
    "typecycling is cycling",
    "Is a card cycled that is discarded for its mountaincycling, or another typecycling?",
    "The word on the card is another one, so nothing that speaks of cycling would mean it.",
)
WHAT_CANNOT_BE_ATTACHED_MOVES = yes_no(
    "what cannot be attached moves",
    "Is an Aura or Equipment moved to what it cannot be attached to?",
    "The effect says to attach it, and what is wrong there would be put right afterwards.",
    "yes",
)
OF_CONTRADICTORY_MOVES_ONE_IS_CHOSEN = yes_no(
    "of contradictory moves one is chosen",
    "Does a permanent's controller choose where it goes if several things would move it elsewhere at the same time?",
    "What is told first is done first, and finds the permanent there; the rest finds it no more.",
)
WHAT_IS_PUT_IN_ITS_PLACE_IS_NOT_SHUFFLED = yes_no(
    "what is put in its place is not shuffled",
    "Does an object stay in its place that is put there as the library is shuffled by something else?",
    "Shuffling brings all cards of a library into an order that nobody knows, whatever has been put there.",
)
EXCHANGING_CONTROL_GIVES_EACH_WHAT_THE_OTHER_HAD = yes_no(
    "exchanging control gives each what the other had",
    "Does each player gain control of the permanent that the other one controlled?",
    "The word alone says of nobody that they gain control of anything.",
)
EXCHANGING_LIFE_GIVES_EACH_THE_TOTAL_OF_THE_OTHER = yes_no(
    "exchanging life gives each the total of the other",
    "Does each player gain or lose as much life as it takes to have the other one's life total?",
    "The word alone says of nobody that they gain or lose life.",
)
DOUBLING_ADDS_WHAT_THERE_IS = yes_no(
    "doubling adds what there is",
    "Is power or toughness doubled by adding as much as there is of it at that moment?",
    "Numbers are raised by amounts, and an effect that names none would change nothing.",
)
WHAT_IS_BELOW_ZERO_IS_DOUBLED_DOWNWARDS = yes_no(
    "what is below zero is doubled downwards",
    "Does a creature get less power where a power below zero is doubled, and so with its toughness?",
    "What comes to less than zero as the result of an effect is worked out would be zero.",
)
A_DOUBLED_LIFE_TOTAL_IS_GAINED_OR_LOST = yes_no(
    "a doubled life total is gained or lost",
    "Does a player whose life total is doubled gain, or lose, as much life as it takes?",
    "A total that is doubled is told of as a number, and nobody is told to gain life.",
)
MANA_IS_SPENT_AS_ITS_SOURCE_SAYS = yes_no(
    "mana is spent as its source says",
    "Does mana pay only for what the spell or ability says that added it?",
    "Mana of a type pays for whatever mana of that type can pay for.",
)
AN_EXCHANGE_IS_DONE_AS_A_WHOLE = yes_no(
    "an exchange is done as a whole",
    "Does nothing happen if a part of an exchange cannot?",
    "What is possible would be done, and the rest would not.",
)

QUESTIONS = points_in(globals())
