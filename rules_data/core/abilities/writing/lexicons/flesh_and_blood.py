"""How Flesh and Blood's cards put things."""

from rules_data.core.abilities.model import Duration
from rules_data.core.abilities.writing.lexicon import Lexicon, Voice, zones_of

LEXICON = Lexicon(
    game="flesh-and-blood",
    voice=Voice.THIRD_PERSON,
    thing="object",
    turn_player="the turn-player",
    defending_player="the defending hero",
    attacking_player="the attacking hero",
    board="arena",
    deck="deck",
    zones=zones_of("flesh-and-blood"),
    resources={"resources": "{r}", "action points": "action point"},
    figures=True,
    number="{}",
    own_cost={"tap": "{t}", "untap": "{u}"},
    durations={Duration.THIS_COMBAT: "this combat chain"},
    spans={"turn": "turn", "combat": "combat chain", "link": "chain link"},
    stats={
        name: name
        for name in (
            "power", "defense", "pitch", "life", "intellect", "arcane", "cost", "base power", "base defense",
            "base life", "base intellect", "damage",
        )
    }
    | {"chain link": "chain link number"},
    player_stats={
        "life": "life", "action points": "action points", "resources": "resource points", "chain links": "chain links",
    },
    of_cards=frozenset(
        ("is put", "is played", "is pitched", "discards", "is discarded", "is discarded at random", "draws")
    ),
    token_types=("token",),
    fronts=frozenset(("action", "instant", "attack reaction", "defense reaction")),
    tag_groups=frozenset(("subtypes", "supertypes", "class", "talent")),
)  # fmt: skip
