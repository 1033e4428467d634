"""What only Flesh and Blood's rules on playing, zones and combat decide (Comprehensive Rules 1, 3, 7 and 9)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

WHAT_AN_ABILITY_MOVED_IS_FOUND = policy.PARTS_OF_AN_EFFECT_FIND_WHAT_IT_MOVED.question(
    "Does the rest of an ability find the card that it has itself moved, as long as that is public?",
    "A card that enters such a zone is a new object, which the ability has never spoken of.",
)
PROPERTIES_ARE_DEFINED_EVERYWHERE = yes_no(
    "properties are defined everywhere",
    "Does an ability that says what a number of its own card is work in every zone?",
    "Abilities work in the arena, so a card anywhere else would not have that number.",
)
A_DEFENDING_CARD_HAS_FEW_ABILITIES = yes_no(
    "a defending card has few abilities",
    "Of a defending card that is no permanent, do only the abilities work that speak of its defending?",
    "The combat chain is in the arena, where all abilities of a public card work.",
)
CLEARING_IS_AN_EVENT = yes_no(
    "clearing is an event",
    "Does a cleared card move to the graveyard like any other that is put there?",
    "A card that is done with is tidied away by the players, which would be nothing that effects could see.",
)
A_HIT_ENDS_BEING_MARKED = yes_no(
    "a hit ends being marked",
    "Is a marked hero no longer marked once an opponent's source has hit them?",
    "A condition that an effect has put on a hero stays until an effect takes it away again.",
)
THE_LAYER_STEP_ENDS_WITHOUT_ITS_ATTACK = yes_no(
    "the layer step ends without its attack",
    "Does the combat chain close when the stack is empty and no attack has come of it?",
    "A step ends when the next one begins, so one that waits for an attack would go on waiting.",
)
A_REACTION_THAT_CANNOT_DEFEND_FAILS = yes_no(
    "a reaction that cannot defend fails",
    "Does a defense reaction fail to resolve that cannot become a defending card?",
    "What could be played, and has been paid for, would resolve.",
)
NO_REACTION_DEFENDS_AN_ALLY = yes_no(
    "no reaction defends an ally",
    "Is a player kept from playing defense reactions while an ally of theirs is attacked?",
    "Their hero counts as a defending hero, and whoever has one may play defense reactions.",
)
AN_ARROW_NEEDS_A_BOW = yes_no(
    "an arrow needs a bow",
    "Can an arrow be played only from the arsenal, and only with a bow?",
    "An arrow is a card like any other, and cards are played from the hand and the arsenal.",
)
A_SPLIT_CARD_IS_PLAYED_AS_ONE_SIDE = yes_no(
    "a split-card is played as one side",
    "Does a player choose one side of a split-card to play, and nothing else of it?",
    "A split-card is one card, and would be played as both of its sides together.",
)
A_PRIVATE_OBJECT_BECOMES_PUBLIC_BEFORE_IT_MOVES = yes_no(
    "a private object becomes public before it moves",
    "Does a face-down object turn public before replacement effects are applied to a move to where it is public?",
    "Everyone sees an object once it is where everyone may, so until it is there its abilities do nothing.",
)
A_MELDED_LAYER_RESOLVES_TWICE = yes_no(
    "a melded layer resolves twice",
    "Does a melded card resolve one side at a time, with players acting in between?",
    "The card is one layer, so what both of its sides say happens in one resolution.",
)
AN_ACTION_THAT_IS_AN_INSTANT_TOO_IS_PLAYED_AS_AN_ACTION = yes_no(
    "an action that is an instant too is played as an action",
    "Does a card that is an action and an instant keep to the times and the action point of an action?",
    "It is an instant as well, so it could be played whenever its player has priority, for no action point.",
)
OFF_THE_STACK_A_SPLIT_CARD_IS_BOTH_SIDES = yes_no(
    "off the stack a split-card is both sides",
    "Is a split-card that was played as one of its sides both of them again in other zones?",
    "It would go on being the side that it was played as.",
)
CARDS_DEFEND_TOGETHER = yes_no(
    "cards defend together",
    "Do all cards that are declared together become defending cards in one event?",
    "Each of them is declared by itself, so each would begin to defend by itself.",
)
CHOSEN_MODES_ARE_ITS_ABILITIES = yes_no(
    "chosen modes are its abilities",
    "Does an attack have the modes that were chosen as it was played?",
    "An attack does not resolve, so what was chosen would never do anything.",
)
WHAT_LOOKS_AT_X_WAITS_FOR_IT = yes_no(
    "what looks at X waits for it",
    "Does an effect that looks at the X of an announced card wait until X is declared?",
    "The card is on the stack as soon as it is announced, and until X is declared it costs 0 there.",
)
A_REQUIREMENT_TO_DEFEND_IS_OBEYED = yes_no(
    "a requirement to defend is obeyed",
    "Does an attack have to be defended as an effect demands, if that is possible?",
    "Players decide with what they defend, and whether they do.",
)
AN_ATTACK_INHERITS = yes_no(
    "an attack inherits",
    "Has the attack of a weapon what the weapon has been given?",
    "The attack is one object and the weapon another, so what is given to one would not be the other's.",
)
AN_ATTACK_KEEPS_ITS_OWN = yes_no(
    "an attack keeps its own",
    "Does what the attack has been given end with it, and leave the weapon alone?",
    "It is the weapon that attacks, so what its attack is given would be given to the weapon for its whole duration.",
)
AN_ATTACK_NEEDS_ITS_SOURCE = yes_no(
    "an attack needs its source",
    "Does an attack-proxy cease to exist when its source is gone or on another chain link?",
    "An attack that is an object of its own would stay where it is, whatever becomes of the weapon.",
)
A_SOURCE_DEALS_WHAT_ITS_ATTACK_DEALS = yes_no(
    "a source deals what its attack deals",
    "Is the damage of a weapon's attack prevented where the weapon was chosen as the source?",
    "The source of the damage is the attack, which is another object than the weapon.",
)
AN_ALLOWANCE_WAITS_FOR_THE_NEXT_CARD = yes_no(
    "an allowance waits for the next card",
    "Can a card be played by an effect that allows it for the next card of its kind?",
    "The effect applies to a card once that is on the stack, and then it has been played already.",
)
WHAT_IS_NOT_DECLARED_IS_NOT_USED = yes_no(
    "what is not declared is not used",
    "Does an effect by which a card may be played otherwise count only if its player declares to use it?",
    "An effect applies as long as it is there, so the card would be played by whatever it allows.",
)
WHAT_IS_INHERITED_IS_NO_EVENT_OF_THE_ATTACK = yes_no(
    "inheriting it is not an event of the attack",
    "Is an effect that applies to the weapon nothing that its attack gains?",
    "The attack has more than before, and whoever looks at the attack alone would say that it has gained something.",
)
A_CLOSED_CHAIN_HAS_NO_DURATION = yes_no(
    "a closed chain has no duration",
    "Does an effect for this combat chain fail while there is none?",
    "An effect that names a time would be generated anyway, and end when that time is next over.",
)
ONLY_PUBLIC_SOURCES_WORK = yes_no(
    "only public sources work",
    "Do the abilities of a face-down card do nothing?",
    "A card is what it is, whichever side of it can be seen.",
)
A_TRIGGER_WORKS_WHERE_ITS_EVENT_FINDS_IT = yes_no(
    "a trigger works where its event finds it",
    "Does an ability work outside the arena that waits for what happens to its own card there?",
    "Abilities work in the arena, so one that waits for its card to be charged or discarded would wait in vain.",
)
A_STATIC_ABILITY_WORKS_AS_ITS_CARD_RESOLVES = yes_no(
    "a static ability works as its card resolves",
    "Does an ability wait for what its own card does as that resolves?",
    "Abilities work in the arena, so what a card deals as it resolves would be seen by none of its own.",
)
A_REPLACEMENT_WORKS_WHERE_ITS_EVENT_FINDS_IT = yes_no(
    "a replacement works where its event finds it",
    "Does an ability work outside the arena that replaces a move of its own card from there?",
    "Abilities work in the arena, so a card in a hand or a deck could not say where it goes instead.",
)
A_DEPARTED_ATTACK_HAS_GO_AGAIN = yes_no(
    "a departed attack has go again",
    "Does the attack's last known information say whether its link gives an action point?",
    "What is no longer there gives nothing, so an attack would have to stay until its chain link resolves.",
)
A_CHAIN_LINK_IS_AS_ITS_ATTACK_LAST_WAS = yes_no(
    "a chain link is as its attack last was",
    "Does a chain link keep the properties of an attack that has ceased to exist?",
    "A chain link is no object, and without its attack there would be nothing to have any properties.",
)
AN_ATTACK_THAT_CANNOT_ATTACK_IS_CLEARED = yes_no(
    "an attack that cannot attack is cleared",
    "Is an attack cleared that cannot become attacking any more when its attack step would begin?",
    "What keeps a player from attacking keeps them from beginning to, and this attack has begun already.",
)
A_DEPARTED_LAYER_HAS_GO_AGAIN = yes_no(
    "a departed layer has go again",
    "Does go again give an action point though the card has left the stack as it resolved?",
    "What is no longer there gives nothing, so a card would have to stay until it has resolved.",
)
A_DEPARTED_TARGET_IS_STILL_SPOKEN_OF = policy.A_DEPARTED_TARGET_IS_STILL_SPOKEN_OF.question(
    "Do other effects of a layer still speak of a target that has ceased to exist before it resolves?",
    "What is done to a target that is gone fails, and what is said of it would be about nothing.",
)
A_BASE_VALUE_IS_GIVEN = policy.A_BASE_VALUE_IS_GIVEN.question(
    "Does an object get a number it lacks from an effect that says its base value?",
    "Only what is there can be modified, so what has no power would have none whatever is said of its base power.",
)
AN_ABILITY_MAY_BE_ACTIVATED_MORE_OFTEN = yes_no(
    "an ability may be activated more often",
    "Can an ability be activated beyond its limit as often as an effect says?",
    "How often it can be activated stands in front of an ability, and that would be the end of it.",
)
AN_ACTIVATION_IS_PRICED_LIKE_A_PLAY = yes_no(
    "an activation is priced like a play",
    "Do effects raise and lower what activating an ability costs?",
    "The cost of an activated ability stands in its text, and what stands there would be what is paid.",
)

A_PRICE_IS_NOT_THE_COST = yes_no(
    "a price is not the cost",
    "Does a card that is made cheaper keep the cost that is printed on it?",
    "Whoever looks at the card would see what has just been paid for it, and not what stands in its corner.",
)

WHAT_LACKS_A_NUMBER_IS_NOT_MEANT = yes_no(
    "what lacks a number is not meant",
    "Does an object without a property meet no condition about its value?",
    "What has no cost or power would be taken to have one of 0, and so be among what has at most so much.",
)

AN_EFFECT_COST_MUST_BE_POSSIBLE = yes_no(
    "an effect-cost must be possible",
    "Can an effect-cost be paid only if its effect can be carried out?",
    "A player does as much of what is asked as they can, and where there is nothing to do that would be all of it.",
)

A_FRACTION_IS_ROUNDED_TOWARDS_ZERO = policy.A_FRACTION_IS_ROUNDED_TOWARDS_ZERO.question(
    "Is a fraction rounded towards zero if nothing is said of it?",
    "Whatever is left over is still something, so a part of a point would count as a whole one.",
)
ONLY_WHAT_PAID_FOR_IT_IS_PITCHED_FOR_IT = policy.ONLY_WHAT_PAID_FOR_IT_IS_PITCHED_FOR_IT.question(
    "Is only what was pitched for a card's own cost pitched to play it?",
    "All cards in the pitch zone lie there alike, and which of them paid for what would not matter.",
)
THE_LAST_ATTACK_IS_THE_ONE_BEFORE = policy.THE_LAST_ATTACK_IS_THE_ONE_BEFORE.question(
    "Is the last attack the one right before this one?",
    "An attack of this combat chain would do, such as the one that it began with.",
)
CHI_PAYS_FOR_RESOURCES = policy.ANOTHER_RESOURCE_PAYS_FIRST.question(
    "Do chi points pay resource points, and before any resource points do?",
    "A cost names the points that pay it, and would be paid with those alone.",
)
ONLY_WHAT_IS_NEEDED_IS_PITCHED = yes_no(
    "only what is needed is pitched",
    "Can a card be pitched only if it gives points that the cost needs?",
    "Whoever has a cost to pay could pitch any card, whatever it gives.",
)
COSTS_ARE_SET_BEFORE_THEY_CHANGE = policy.COSTS_ARE_SET_BEFORE_THEY_CHANGE.question(
    "Is a cost set before anything is added to it or taken off it?",
    "An effect that says what something costs has the last word, so that is what is paid.",
)
AN_ATTACK_MAY_HAVE_SEVERAL_TARGETS = yes_no(
    "an attack may have several targets",
    "Can an attack have several targets where an effect says so, each of them another?",
    "An attack is on one object, whatever an effect says.",
)
A_CARD_DEFENDS_ONE_TARGET = yes_no(
    "a card defends one target",
    "Does a card defend only that of several attack-targets for which it was declared?",
    "A card that defends defends against the attack, whatever that attacks.",
)

QUESTIONS = points_in(globals())
