"""Magic's rows on what goes beside triggered abilities: Sagas, Dungeons (714, 309)."""

from __future__ import annotations

from .questions_beside import (
    A_DUNGEON_OF_A_TYPE_IS_ENTERED_BY_THAT_TYPE,
    A_DUNGEON_WAITS_FOR_ITS_LAST_ROOM,
    A_MONARCH_WHO_LEAVES_HAS_A_SUCCESSOR,
    A_SAGA_ENTERS_WITH_A_LORE_COUNTER,
    A_SAGA_GOES_ON_EACH_TURN,
    A_SAGA_WAITS_FOR_ITS_LAST_CHAPTER,
    BEING_THE_MONARCH_BRINGS_ABILITIES,
    EACH_INSTANCE_OF_A_KEYWORD_TRIGGERS,
    MOVING_INTO_A_ROOM_TRIGGERS_ITS_ABILITY,
    ONE_HAS_THE_INITIATIVE,
    ONE_IS_THE_MONARCH,
    RAD_COUNTERS_BRING_AN_ABILITY,
    REACHING_A_CHAPTER_TRIGGERS_IT,
    THE_INITIATIVE_BRINGS_ABILITIES,
    THE_INITIATIVE_OF_WHO_LEAVES_IS_TAKEN,
    WITHOUT_CHAPTERS_THE_FINAL_CHAPTER_IS_ZERO,
)
from .rows_triggers import yes

SAGAS = (
    yes(
        "chapter-symbols",
        REACHING_A_CHAPTER_TRIGGERS_IT,
        "714.2 714.2b",
        "A chapter symbol stands for a trigger on lore counters reaching that number.",
    ),
    yes(
        "saga-begins",
        A_SAGA_ENTERS_WITH_A_LORE_COUNTER,
        "714.3a",
        "A Saga's controller puts a lore counter on it as it enters.",
    ),
    yes(
        "saga-goes-on",
        A_SAGA_GOES_ON_EACH_TURN,
        "714.3b",
        "As a player's precombat main phase begins, a lore counter goes on each Saga that player controls.",
    ),
    yes(
        "no-chapters-is-zero",
        WITHOUT_CHAPTERS_THE_FINAL_CHAPTER_IS_ZERO,
        "714.2d",
        "A Saga that has no chapter abilities has 0 as its final chapter number, which it has always reached.",
    ),
    yes(
        "saga-waits",
        A_SAGA_WAITS_FOR_ITS_LAST_CHAPTER,
        "714.4 704.5s",
        "A Saga at its final chapter is sacrificed once no chapter ability of it waits to resolve.",
    ),
)

DUNGEONS = (
    yes(
        "room-abilities",
        MOVING_INTO_A_ROOM_TRIGGERS_ITS_ABILITY,
        "309.4c",
        "Moving the venture marker into a room triggers the ability printed there.",
    ),
    yes(
        "dungeon-waits",
        A_DUNGEON_WAITS_FOR_ITS_LAST_ROOM,
        "309.6 704.5t",
        "A dungeon with the marker on its bottommost room is removed once no room ability of it waits.",
    ),
    yes(
        "dungeons-of-a-type",
        A_DUNGEON_OF_A_TYPE_IS_ENTERED_BY_THAT_TYPE,
        "701.46d 205.3p",
        "Undercity, which has a dungeon type, is entered only by venturing into Undercity.",
    ),
)

KEYWORDS = (
    yes(
        "each-instance",
        EACH_INSTANCE_OF_A_KEYWORD_TRIGGERS,
        "702.25b 113.2c",
        "Each instance of a keyword that stands for a triggered ability triggers separately.",
    ),
)

MONARCHS = (
    yes(
        "what-the-monarch-has",
        BEING_THE_MONARCH_BRINGS_ABILITIES,
        "722.2",
        "The monarch draws a card in their end step, and whoever's creature deals them combat damage becomes it.",
    ),
    yes(
        "one-monarch",
        ONE_IS_THE_MONARCH,
        "722.3",
        "As a player becomes the monarch, whoever was it no longer is.",
    ),
    yes(
        "the-next-monarch",
        A_MONARCH_WHO_LEAVES_HAS_A_SUCCESSOR,
        "722.4",
        "As the monarch leaves the game, the active player becomes the monarch, or the next player who can.",
    ),
)

INITIATIVES = (
    yes(
        "what-the-initiative-brings",
        THE_INITIATIVE_BRINGS_ABILITIES,
        "723.2",
        "Whoever takes the initiative ventures, again in each upkeep, and loses it to whoever's creatures hit them.",
    ),
    yes(
        "one-initiative",
        ONE_HAS_THE_INITIATIVE,
        "723.3",
        "As a player takes the initiative, whoever had it no longer does.",
    ),
    yes(
        "the-next-initiative",
        THE_INITIATIVE_OF_WHO_LEAVES_IS_TAKEN,
        "723.4",
        "As whoever has the initiative leaves the game, the active player takes it, or the next player who can.",
    ),
)

RADIATION = (
    yes(
        "what-rad-counters-do",
        RAD_COUNTERS_BRING_AN_ABILITY,
        "725.1 122.1i",
        "A player mills a card for each of their rad counters; each that is no land costs them 1 life and one counter.",
    ),
)

SUPPLEMENTS = (*KEYWORDS, *SAGAS, *DUNGEONS, *MONARCHS, *INITIATIVES, *RADIATION)
