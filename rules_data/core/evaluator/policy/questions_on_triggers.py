"""What the rules of several games decide about triggered abilities."""

from __future__ import annotations

from .rows import Question, points_in, yes_no

TRIGGERED_ABILITIES_TRIGGER = yes_no(
    "triggered abilities trigger",
    "Do abilities trigger when their condition is met?",
    "Text that names a condition would be an announcement, and nothing would come of it.",
)
WHEN_A_CONDITION_IS_EVALUATED = Question(
    "when a condition is evaluated",
    (
        "before",
        "after",
    ),
    "before",
    "Before or after the event?",
    "The game would be looked at as the event is about to happen, before anything has changed.",
)
SOURCE_ENTERS_WITH_THE_EVENT = yes_no(
    "source enters with the event",
    "Does a source that arrives with the event watch it?",
    "An object that was not there before the event could not have watched it.",
)
SOURCE_LEAVES_WITH_THE_EVENT = yes_no(
    "source leaves with the event",
    "Does a source that leaves with the event watch it?",
    "An object that was there when the event began would have watched it.",
    "yes",
)
NTH_TIME_SEVERAL_AT_ONCE = Question(
    "nth time, several at once",
    (
        "pick one",
        "each counts in turn",
        "every one",
    ),
    "every one",
    "Which of several simultaneous occurrences is the nth?",
    "Occurrences at the same moment cannot be told apart, so each of them would be the one that is counted.",
)
A_DELAYED_ABILITY_SEES_ONLY_WHAT_FOLLOWS = yes_no(
    "a delayed ability sees only what follows",
    "Does only what happens after its creation count?",
    "It would look at the whole turn, as its words say nothing of the moment it was created.",
)
A_DELAYED_ABILITY_WITHOUT_A_DURATION_TRIGGERS_ONCE = yes_no(
    "a delayed ability without a duration triggers once",
    "Only the next time?",
    "What names no end goes on, so it would trigger each time its condition is met.",
)
IF_AFTER_THE_CONDITION = Question(
    "if after the condition",
    (
        "when placed",
        "on resolution",
        "both times",
        "not at all",
    ),
    "on resolution",
    "When is the if of a triggered ability checked?",
    'An "if" in the text is read when the text is carried out.',
)
YOU_MAY = Question(
    "you may",
    (
        "when triggering",
        "when finalizing",
        "on resolution",
    ),
    "on resolution",
    "When is a you may chosen?",
    "A player decides on using an ability as it triggers, before it is put anywhere.",
)
ONCE_EACH_TURN = yes_no(
    "once each turn",
    "Does a limit limit?",
    "An ability triggers each time its condition is met, and nothing would count the times.",
)
TRIGGERS_WAIT_TO_RESOLVE = yes_no(
    "triggers wait to resolve",
    "Do they wait, so that players may respond?",
    "What has triggered would happen at once, and nobody could respond.",
)
WHEN_TRIGGERS_ARE_PLACED = Question(
    "when triggers are placed",
    (
        "with the event",
        "before the next player acts",
    ),
    "with the event",
    "As their event happens, or together before a player acts?",
    "What triggers would be put there at the moment it triggers, in the middle of what is going on.",
)
TRIGGERS_IN_ANY_STATE_ON_ANY_TURN = yes_no(
    "triggers in any state on any turn",
    "Can they be placed in a closed state and on others' turns?",
    "A triggered ability would be bound to the times at which a player could use an ability.",
)
ORDER_OF_ONE_PLAYERS_TRIGGERS = Question(
    "order of one player's triggers",
    (
        "controller chooses",
        "as they stand",
    ),
    "as they stand",
    "Who orders the simultaneous triggers of one player?",
    "With nobody to choose, they would go in the order in which their sources are listed.",
)
ORDER_BETWEEN_PLAYERS = Question(
    "order between players",
    (
        "turn order",
        "attacker first",
        "selected player first",
        "seating",
    ),
    "seating",
    "In what order do players place simultaneous triggers?",
    "With no order between the players they would go by where they sit at the table.",
)
COST_WITHIN_A_TRIGGER = Question(
    "cost within a trigger",
    (
        "base cost",
        "instruction",
    ),
    "instruction",
    "What is a cost in the text?",
    "What stands in the text is a part of what the ability tells its player to do.",
)
NO_LEGAL_CHOICES = yes_no(
    "no legal choices",
    "Is an ability without enough choices removed?",
    "An ability with nothing to choose would stay and resolve without doing anything.",
)
DO_THIS_SEVERAL_TIMES = yes_no(
    "do this several times",
    "Does a number of times make as many of them?",
    "The instruction is one, so it would make one of them, whatever number it names.",
)
DELAYED_ABILITIES_LAST = yes_no(
    "delayed abilities last",
    "Do they work without their source?",
    "An ability needs the object that it comes from, so it would be lost together with that.",
)
DELAYED_ABILITIES_END_WITH_THEIR_TIME = yes_no(
    "delayed abilities end with their time",
    "Do they end with the time they name?",
    "Nothing would end an effect but the end of the game.",
)
A_TRIGGERS_CHOICES_MUST_BE_MADE = yes_no(
    "a trigger's choices must be made",
    "Must legal choices be made?",
    "A player who does not like the choices could leave them unmade.",
)

WHOSE_IS_WHAT_TRIGGERED = Question(
    "whose is what triggered",
    (
        "whoever controlled its source as it triggered",
        "whoever controls its source as it is placed",
    ),
    "whoever controls its source as it is placed",
    "Whose is it if its source has changed hands, or is gone, before it is placed?",
    "It would belong to whoever controls its source, or owns it, at the moment it is placed.",
)

QUESTIONS = points_in(globals())
