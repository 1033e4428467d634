"""How Riftbound's cards put things."""

from rules_data.core.abilities.model import Duration
from rules_data.core.abilities.writing.english import Verb
from rules_data.core.abilities.writing.lexicon import Lexicon, Voice, Zone


def _own(name: str) -> Zone:
    return Zone(f"in {{}} {name}", f"into {{}} {name}", f"from {{}} {name}")


def _shared(preposition: str, name: str, into: str) -> Zone:
    return Zone(f"{preposition} {name}", f"{into} {name}", f"from {name}", cards=False)


LEXICON = Lexicon(
    game="riftbound",
    voice=Voice.FIRST_PERSON,
    thing="permanent",
    turn_player="the turn player",
    board="board",
    deck="Main Deck",
    zones={
        "board": _shared("on", "the board", "to"),
        "base": Zone("in {} base", "to {} base", "from {} base", cards=False),
        "battlefield": _shared("at", "a battlefield", "to"),
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
        "any": "[A]",
    },
    counted_resources=frozenset(("energy",)),
    number="[{}]",
    shown={"{MIGHT}": "[M]", "might": "Might", "i'm": "I'm", "i": "I", "xp": "XP", "~": "me"},
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
    # What happens to an object.
    events={
        "dies": Verb("die", "dies", "died", "kill"),
        "is banished": Verb("be banished", "is banished", "was banished", "banish"),
        "is recalled": Verb("be recalled", "is recalled", "was recalled", "recall"),
        "is returned": Verb("be returned to hand", "is returned to hand", "was returned to hand", "return to hand"),
        "is recycled": Verb("be recycled", "is recycled", "was recycled", "recycle"),
        "enters": Verb("enter the board", "enters the board", "entered the board"),
        "leaves": Verb("leave the board", "leaves the board", "left the board"),
        "is played": Verb("be played", "is played", "was played", "play"),
        "moves": Verb("move", "moves", "moved", "move"),
        "takes damage": Verb("take damage", "takes damage", "took damage", "deal damage to"),
        "is healed": Verb("be healed", "is healed", "was healed", "heal"),
        "is readied": Verb("be readied", "is readied", "was readied", "ready"),
        "is exhausted": Verb("be exhausted", "is exhausted", "was exhausted", "exhaust"),
        "is stunned": Verb("be stunned", "is stunned", "was stunned", "stun"),
        "is buffed": Verb("be buffed", "is buffed", "was buffed", "buff"),
        "becomes mighty": Verb("become Mighty", "becomes Mighty", "became Mighty"),
        "is attached": Verb("be attached", "is attached", "was attached", "attach"),
        "is detached": Verb("be detached", "is detached", "was detached", "detach"),
        "is targeted": Verb("be chosen", "is chosen", "was chosen", "choose"),
        "is discarded": Verb("be discarded", "is discarded", "was discarded", "discard"),
        "is hidden": Verb("be hidden", "is hidden", "was hidden", "hide"),
        "is countered": Verb("be countered", "is countered", "was countered", "counter"),
        "attacks": Verb("attack", "attacks", "attacked", "attack with"),
        "defends": Verb("defend", "defends", "defended", "defend with"),
        "conquers": Verb("conquer", "conquers", "conquered", "conquer with"),
        "holds": Verb("hold", "holds", "held", "hold with"),
        "wins a combat": Verb("win a combat", "wins a combat", "won a combat", "win a combat with"),
        "loses a combat": Verb("lose a combat", "loses a combat", "lost a combat", "lose a combat with"),
    },
    # What a player does.
    player_events={
        "draws": Verb("draw", "draws", "drew"),
        "discards": Verb("discard", "discards", "discarded"),
        "channels": Verb("channel", "channels", "channeled"),
        "gains points": Verb("gain points", "gains points", "gained points"),
        "gains xp": Verb("gain XP", "gains XP", "gained XP"),
        "is finalized": Verb("play a card", "plays a card", "played a card"),
        "spends a buff": Verb("spend a buff", "spends a buff", "spent a buff"),
        "ability is used": Verb("use an ability", "uses an ability", "used an ability"),
    },
)  # fmt: skip
