"""Riftbound's rows on keywords: what each is short for (Core Rules v1.3 805-826, v1.2 731-747)."""

from __future__ import annotations

from .questions_keywords import (
    ATTACHED_KEYWORDS_ARE_INACTIVE,
    LEGION_COUNTS_ITS_OWN_CARD,
    MEANS,
    WEAPONMASTER_IS_OPTIONAL,
)
from .rows_triggers import yes

KEYWORDS = (
    yes(
        "accelerate",
        MEANS["accelerate"],
        "805.1.a",
        "731.1.a",
        "Accelerate lets its player pay one more energy and power to have the unit enter ready.",
    ),
    yes(
        "deflect",
        MEANS["deflect"],
        "809.1.c 809.1.d",
        "735.1.c 735.1.d",
        "Whatever an opponent chooses it with costs that much more power.",
    ),
    yes(
        "ganking",
        MEANS["ganking"],
        "810.1.b",
        "736.1.b",
        "A unit with Ganking may move from battlefield to battlefield with its standard move.",
    ),
    yes(
        "hidden",
        MEANS["hidden"],
        "811.1.b 811.6",
        "737.1.b 737.6",
        "A hidden card lies facedown at a battlefield, and from the next turn on is played from there for nothing.",
    ),
    yes(
        "tank",
        MEANS["tank"],
        "815.1.b",
        "741.1.b",
        "A unit with Tank is assigned lethal damage before those without.",
    ),
    yes(
        "temporary",
        MEANS["temporary"],
        "816.1.b",
        "742.1.b",
        "A permanent with Temporary is killed as its controller's Beginning Phase starts.",
    ),
    yes(
        "vision",
        MEANS["vision"],
        "817.1.b",
        "743.1.b",
        "As a permanent with Vision is played its player may recycle the top card of the Main Deck.",
    ),
    yes(
        "quick-draw",
        MEANS["quick-draw"],
        "819.1.d",
        "745.1.d",
        "Gear with Quick-Draw has Reaction, and is attached to a unit when it is played.",
    ),
    yes(
        "equip",
        MEANS["equip"],
        "818.1.c.2",
        "744.1.c.2",
        "For its Equip cost a gear is attached to a unit of its controller.",
    ),
    yes(
        "weaponmaster",
        MEANS["weaponmaster"],
        "821.1.c",
        "747.1.c",
        "As it is played, an Equipment may be attached to the unit for its Equip cost and one power less.",
    ),
    yes(
        "attached-keywords-are-inactive",
        ATTACHED_KEYWORDS_ARE_INACTIVE,
        "718.2",
        "718.2",
        "The printed text of a card is inactive while it is attached, and its keywords with it.",
    ),
    yes(
        "weaponmaster-may",
        WEAPONMASTER_IS_OPTIONAL,
        "821.1.c",
        "",
        "Its player may choose an Equipment for Weaponmaster, or none.",
    ),
    yes(
        "repeat",
        MEANS["repeat"],
        "820.1.d 820.2.a",
        "746.1.d 746.2.a",
        "For its Repeat cost the instructions of a spell are carried out once more, with choices of their own.",
    ),
    yes(
        "ambush",
        MEANS["ambush"],
        "822.1.b",
        "",
        "A unit with Ambush may be played, as a reaction too, to a battlefield where its player has units.",
    ),
    yes(
        "hunt",
        MEANS["hunt"],
        "823.1.c.1",
        "",
        "A unit with Hunt gives its controller XP when it conquers or holds.",
    ),
    yes(
        "backline",
        MEANS["backline"],
        "826.3",
        "",
        "A unit with Backline is assigned lethal damage after those without.",
    ),
    yes(
        "legion",
        MEANS["legion"],
        "812.1.b.1 812.1.c",
        "738.1.c.1 738.1.c.2",
        "What Legion introduces is active once its controller has finalized another card this turn.",
    ),
    yes(
        "legion-of-other-abilities",
        LEGION_COUNTS_ITS_OWN_CARD,
        "",
        "738.1.c.2",
        "On abilities other than play effects Legion asks for a card played this turn, whichever it is.",
    ),
    yes(
        "level",
        MEANS["level"],
        "824.1.b.1 824.1.c",
        "",
        "What Level introduces is active while its controller has that much XP.",
    ),
)
