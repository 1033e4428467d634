"""What only Magic's rules on keywords, Sagas and dungeons decide (Comprehensive Rules 309, 702 and 714)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import points_in, yes_no

EACH_INSTANCE_OF_A_KEYWORD_TRIGGERS = yes_no(
    "each instance of a keyword triggers",
    "Or is one as good as several?",
    "An object has a keyword or has it not, so several instances would be as good as one.",
)
REACHING_A_CHAPTER_TRIGGERS_IT = yes_no(
    "reaching a chapter triggers it",
    "Is a chapter symbol a trigger condition?",
    'A chapter symbol is no "when", "whenever" or "at", so a lore counter alone would set nothing off.',
)
A_SAGA_ENTERS_WITH_A_LORE_COUNTER = yes_no(
    "a Saga enters with a lore counter",
    "Is one put on it as it enters?",
    "A permanent enters with no counters unless something says otherwise.",
)
A_SAGA_GOES_ON_EACH_TURN = yes_no(
    "a Saga goes on each turn",
    "Is another put on it each turn?",
    "A permanent gets no counters by itself, so a Saga would stay where it began.",
)
A_SAGA_WAITS_FOR_ITS_LAST_CHAPTER = yes_no(
    "a Saga waits for its last chapter",
    "Does it stay while a chapter ability waits?",
    "It would be sacrificed as soon as it has its last lore counter, before that chapter has resolved.",
)
MOVING_INTO_A_ROOM_TRIGGERS_ITS_ABILITY = yes_no(
    "moving into a room triggers its ability",
    "Is it a condition though it is not printed?",
    "A room's text names no event, so moving a marker there would set nothing off.",
)
A_DUNGEON_WAITS_FOR_ITS_LAST_ROOM = yes_no(
    "a dungeon waits for its last room",
    "Does it stay while a room ability waits?",
    "It would be removed as soon as the marker is in its last room, before that room's ability has resolved.",
)
A_DUNGEON_OF_A_TYPE_IS_ENTERED_BY_THAT_TYPE = yes_no(
    "a dungeon of a type is entered by that type",
    "Is a dungeon with a dungeon type entered only by venturing into that type?",
    "Whoever ventures would choose among all dungeon cards that they own.",
)
WITHOUT_CHAPTERS_THE_FINAL_CHAPTER_IS_ZERO = yes_no(
    "without chapters the final chapter is zero",
    "Has a Saga without chapter abilities reached its final chapter?",
    "It has no chapters, so none of them would be its final one.",
)
ONLY_SAGAS_WITH_CHAPTERS_ARE_SACRIFICED = yes_no(
    "only Sagas with chapters are sacrificed",
    "Does a Saga without chapter abilities stay?",
    "Every Saga that has reached its final chapter would be sacrificed, that of a Saga without chapters being zero.",
)
ONLY_SAGAS_WITH_CHAPTERS_GO_ON = yes_no(
    "only Sagas with chapters go on",
    "Does a Saga without chapter abilities get no lore counter?",
    "A lore counter would be put on every Saga each turn.",
)

BEING_THE_MONARCH_BRINGS_ABILITIES = yes_no(
    "being the monarch brings abilities",
    "Does the monarch draw a card at the end of their turn, and lose the crown to whoever's creature hits them?",
    "The monarch is a player with a name, and nothing is printed anywhere that would come of it.",
)
ONE_IS_THE_MONARCH = yes_no(
    "one is the monarch",
    "Does the monarch before cease to be it as somebody else becomes the monarch?",
    "Nothing takes the name away from a player who has it, and several could be the monarch.",
)
A_MONARCH_WHO_LEAVES_HAS_A_SUCCESSOR = yes_no(
    "a monarch who leaves has a successor",
    "Does the active player become the monarch as the monarch leaves the game?",
    "With the player the crown would be gone, and nobody would be the monarch.",
)
THE_INITIATIVE_BRINGS_ABILITIES = yes_no(
    "the initiative brings abilities",
    "Does whoever takes the initiative venture into Undercity, then and in each upkeep, until it is taken from them?",
    "To have the initiative is a designation, and nothing is printed anywhere that would come of it.",
)
ONE_HAS_THE_INITIATIVE = yes_no(
    "one has the initiative",
    "Does whoever had the initiative lose it as somebody else takes it?",
    "Nothing takes the designation away from a player who has it, and several could have it.",
)
THE_INITIATIVE_OF_WHO_LEAVES_IS_TAKEN = yes_no(
    "the initiative of who leaves is taken",
    "Does the active player take the initiative as whoever has it leaves the game?",
    "With the player the initiative would be gone, and nobody would have it.",
)
RAD_COUNTERS_BRING_AN_ABILITY = yes_no(
    "rad counters bring an ability",
    "Does a player with rad counters mill as many cards each turn, and do those that are no lands hurt them?",
    "A counter on a player does nothing by itself.",
)

QUESTIONS = points_in(globals())
