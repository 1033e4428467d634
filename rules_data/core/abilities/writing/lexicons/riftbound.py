"""How Riftbound's cards put things."""

from rules_data.core.abilities.model import Duration
from rules_data.core.abilities.writing.lexicon import Lexicon, Voice, Zone


def _own(name: str) -> Zone:
    return Zone(f"in {{}} {name}", f"into {{}} {name}", f"from {{}} {name}")


def _shared(preposition: str, name: str, into: str) -> Zone:
    return Zone(f"{preposition} {name}", f"{into} {name}", f"from {name}", cards=False)


LEXICON = Lexicon(
    game="riftbound",
    voice=Voice.FIRST_PERSON,
    thing="card",
    turn_player="the turn player",
    board="board",
    deck="Main Deck",
    zones={
        "board": _shared("on", "the board", "to"),
        "base": Zone("in {} base", "to {} base", "from {} base", cards=False),
        "battlefield": _shared("at", "a battlefield", "to"),
        "facedown": Zone("in a facedown zone", "into a facedown zone", "from a facedown zone", cards=False),
        "chain": _shared("on", "the chain", "to"),
        "legend": Zone("in {} Legend Zone", "to {} Legend Zone", "from {} Legend Zone", cards=False),
        "champion": Zone("in {} Champion Zone", "to {} Champion Zone", "from {} Champion Zone", cards=False),
        "hand": _own("hand"),
        "deck": _own("Main Deck"),
        "rune deck": _own("Rune Deck"),
        "trash": _own("trash"),
        "banishment": _own("banishment"),
    },
    resources={
        "power": "[C]", "fury": "[R]", "calm": "[G]", "mind": "[B]", "body": "[O]", "chaos": "[P]", "order": "[Y]",
        "any": "[A]", "xp": "XP",
    },
    counted_resources=frozenset(("energy",)),
    spent=frozenset(("XP",)),
    figures=True,
    number="[{}]",
    own_cost={"exhaust": "[E]"},
    phases={
        "turn": "turn", "combat": "combat", "awaken": "Awaken Phase", "beginning": "Beginning Phase",
        "scoring": "Scoring Step", "channel": "Channel Phase", "draw": "Draw Phase", "main": "Main Phase",
        "ending": "Ending Phase", "expiration": "Expiration Step",
    },
    durations={
        Duration.THIS_TURN: " this turn",
        Duration.THIS_COMBAT: " this combat",
        Duration.NEXT_TIME: " the next time this turn",
        Duration.WHILE_ON_BOARD: " while it stays on the board",
        Duration.PERMANENT: "",
    },
    spans={"turn": "turn", "combat": "combat"},
    # Cards write the might of a unit as a symbol and everything else as a word.
    stats={
        "might": "[M]", "damage": "damage", "energy cost": "energy cost", "power cost": "power cost", "buffs": "buffs",
    },
    player_stats={
        "points": "points", "runes": "runes", "energy": "energy", "power": "power", "xp": "XP",
    },
    plurals={"Gold": "Gold"},
)  # fmt: skip
