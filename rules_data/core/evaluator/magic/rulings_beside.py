"""Magic's rows on what goes beside triggered abilities: Sagas, Dungeons (714, 309)."""

from __future__ import annotations

from .rulings_triggers import yes

SAGAS = (
    yes("chapter-symbols", "reaching a chapter triggers it", "714.2 714.2b",
        "A chapter symbol stands for a trigger on lore counters reaching that number."),
    yes("saga-begins", "a Saga enters with a lore counter", "714.3a",
        "A Saga's controller puts a lore counter on it as it enters."),
    yes("saga-goes-on", "a Saga goes on each turn", "714.3b",
        "As a player's precombat main phase begins, a lore counter goes on each Saga that player controls."),
    yes("saga-waits", "a Saga waits for its last chapter", "714.4 704.5s",
        "A Saga at its final chapter is sacrificed once no chapter ability of it waits to resolve."),
)

DUNGEONS = (
    yes("room-abilities", "moving into a room triggers its ability", "309.4c",
        "Moving the venture marker into a room triggers the ability printed there."),
    yes("dungeon-waits", "a dungeon waits for its last room", "309.6 704.5t",
        "A dungeon with the marker on its bottommost room is removed once no room ability of it waits."),
)

KEYWORDS = (
    yes("each-instance", "each instance of a keyword triggers", "702.25b 113.2c",
        "Each instance of a keyword that stands for a triggered ability triggers separately."),
)

SUPPLEMENTS = (*KEYWORDS, *SAGAS, *DUNGEONS)
