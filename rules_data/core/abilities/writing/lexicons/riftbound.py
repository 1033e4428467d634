"""How Riftbound's cards put things."""

from rules_data.core.abilities.writing.lexicon import Lexicon, Voice, zones_of

LEXICON = Lexicon(
    game="riftbound",
    voice=Voice.FIRST_PERSON,
    thing="card",
    turn_player="the turn player",
    board="board",
    deck="Main Deck",
    zones=zones_of("riftbound"),
    resources={
        "power": "[C]", "fury": "[R]", "calm": "[G]", "mind": "[B]", "body": "[O]", "chaos": "[P]", "order": "[Y]",
        "any": "[A]", "xp": "XP",
    },
    counted_resources=frozenset(("energy",)),
    spent=frozenset(("XP",)),
    figures=True,
    number="[{}]",
    own_cost={"exhaust": "[E]"},
    spans={"turn": "turn", "combat": "combat", "beginning phase": "beginning phase"},
    # Cards write the might of a unit as a symbol and everything else as a word.
    stats={
        "might": "[M]", "damage": "damage", "energy cost": "energy cost", "power cost": "power cost", "buffs": "buffs",
        "assault": "Assault",
    },
    player_stats={
        "points": "points", "points to win": "points to win", "runes": "runes", "energy": "energy", "power": "power",
        "xp": "XP",
    },
    token_types=("unit",),
    deck_zone="deck",
    played_from="chain",
    untargeted_in=frozenset(("hand", "deck", "rune deck")),
    everywhere=frozenset(("hand", "deck", "trash", "banishment", "board", "chain", "facedown", "champion")),
    plurals={"Gold": "Gold", "Mech": "Mechs"},
)  # fmt: skip
