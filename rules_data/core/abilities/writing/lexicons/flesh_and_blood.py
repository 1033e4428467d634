"""How Flesh and Blood's cards put things."""

from rules_data.core.abilities.model import Duration
from rules_data.core.abilities.writing.lexicon import Lexicon, Voice, Zone


def _own(name: str) -> Zone:
    return Zone(f"in {{}} {name}", f"into {{}} {name}", f"from {{}} {name}")


def _worn(name: str) -> Zone:
    return Zone(f"in {{}} {name} zone", f"into {{}} {name} zone", f"from {{}} {name} zone", cards=False)


LEXICON = Lexicon(
    game="flesh-and-blood",
    voice=Voice.THIRD_PERSON,
    thing="object",
    turn_player="the turn-player",
    defending_player="the defending hero",
    attacking_player="the attacking hero",
    board="arena",
    deck="deck",
    zones={
        "anywhere": Zone("anywhere", "anywhere", "from anywhere", cards=False),
        "arena": Zone("in the arena", "into the arena", "from the arena", cards=False),
        "permanent": Zone("in the permanent zone", "into the permanent zone", "from the permanent zone", cards=False),
        "combat chain": Zone("on the combat chain", "onto the combat chain", "from the combat chain", cards=False),
        "stack": Zone("on the stack", "onto the stack", "from the stack", cards=False),
        "hand": _own("hand"),
        "deck": Zone("in {} deck", "on top of {} deck", "from {} deck"),
        "deck bottom": Zone("on the bottom of {} deck", "on the bottom of {} deck", "from the bottom of {} deck"),
        "arsenal": _own("arsenal"),
        "pitch": _own("pitch zone"),
        "banished": _own("banished zone"),
        "graveyard": _own("graveyard"),
        "soul": _own("hero's soul"),
        "inventory": _own("inventory"),
        "under": Zone("under another card", "under another card", "from under another card", cards=False),
        **{name: _worn(name) for name in ("hero", "weapon", "equipment", "head", "chest", "arms", "legs")},
    },
    resources={"resources": "{r}", "action points": "action point"},
    figures=True,
    number="{}",
    own_cost={"tap": "{t}", "untap": "{u}"},
    phases={
        "turn": "turn", "start": "start phase", "action": "action phase", "end": "end phase", "layer": "layer step",
        "attack": "attack step", "defend": "defend step", "reaction": "reaction step", "damage": "damage step",
        "resolution": "resolution step", "close": "close step",
    },
    durations={
        Duration.THIS_TURN: " until end of turn",
        Duration.THIS_COMBAT: " until the combat chain closes",
        Duration.THIS_LINK: " this chain link",
        Duration.NEXT_TIME: " the next time",
        Duration.END_OF_NEXT_TURN: " until the end of {} next turn",
        Duration.START_OF_NEXT_TURN: " until the start of {} next turn",
        Duration.DURING_NEXT_TURN: " during {} next turn",
        Duration.PERMANENT: "",
    },
    spans={"turn": "turn", "combat": "combat chain", "link": "chain link"},
    stats={
        name: name
        for name in (
            "power", "defense", "pitch", "life", "intellect", "arcane", "cost", "base power", "base defense",
            "base life", "base intellect", "damage",
        )
    },
    player_stats={
        "life": "life", "action points": "action points", "resources": "resource points", "chain links": "chain links",
    },
    of_cards=frozenset(("is put", "is played", "is pitched", "discards", "is discarded", "draws")),
    fronts=frozenset(("action", "instant", "attack reaction", "defense reaction")),
    tag_groups=frozenset(("subtypes", "supertypes", "class", "talent")),
)  # fmt: skip
