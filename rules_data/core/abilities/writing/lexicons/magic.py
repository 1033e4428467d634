"""How Magic's cards put things."""

from rules_data.core.abilities.model import Duration
from rules_data.core.abilities.reading import symbols_of
from rules_data.core.abilities.writing.lexicon import Lexicon, Voice, Zone

_PERMANENT = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
_SPELL = ("artifact", "battle", "creature", "enchantment", "planeswalker", "instant", "sorcery", "kindred")


def _own(name: str) -> Zone:
    return Zone(f"in {{}} {name}", f"into {{}} {name}", f"from {{}} {name}")


LEXICON = Lexicon(
    game="magic",
    voice=Voice.THIRD_PERSON,
    thing="permanent",
    turn_player="the active player",
    defending_player="defending player",
    board="battlefield",
    deck="library",
    zones={
        "battlefield": Zone("on the battlefield", "onto the battlefield", "from the battlefield", cards=False),
        "stack": Zone("on the stack", "onto the stack", "from the stack", cards=False),
        "exile": Zone("in exile", "into exile", "from exile"),
        "command": Zone("in the command zone", "into the command zone", "from the command zone"),
        "outside the game": Zone("outside the game", "outside the game", "from outside the game"),
        "hand": _own("hand"),
        "library": Zone("in {} library", "on top of {} library", "from {} library"),
        "graveyard": _own("graveyard"),
        "planar deck": _own("planar deck"),
    },
    resources={name: f"{{{symbol}}}" for symbol, name in symbols_of("magic").items()},
    signed_costs=frozenset(("loyalty",)),
    counted_resources=frozenset(("generic",)),
    own_cost={"tap": "{T}", "untap": "{Q}"},
    phases={
        "turn": "turn", "combat": "combat phase", "main": "main phase", "untap": "untap step", "upkeep": "upkeep",
        "draw": "draw step", "precombat main": "precombat main phase",
        "beginning of combat": "beginning of combat step",
        "declare attackers": "declare attackers step", "declare blockers": "declare blockers step",
        "combat damage": "combat damage step", "end of combat": "end of combat step",
        "postcombat main": "postcombat main phase", "end": "end step", "cleanup": "cleanup step",
    },
    durations={
        Duration.THIS_TURN: " until end of turn",
        Duration.THIS_COMBAT: " until end of combat",
        Duration.NEXT_TIME: " the next time",
        Duration.WHILE_ON_BOARD: " for as long as this remains on the battlefield",
        Duration.WHILE_CONTROLLED: " for as long as you control this",
        Duration.START_OF_NEXT_TURN: " until {} next turn",
        Duration.NEXT_UNTAP: " until its controller's next untap step is over",
        Duration.PERMANENT: "",
    },
    spans={"turn": "turn", "combat": "combat"},
    stats={
        name: name for name in ("power", "toughness", "loyalty", "defense", "damage", "mana value", "number of colors")
    },
    size=("power", "toughness"),
    player_stats={"poison": "poison counters", "mana": "mana", "life": "life"},
    groups={_PERMANENT: "permanent", _SPELL: "spell"},
    any_target=("creature", "planeswalker", "battle", "player"),
    plays="cast",
    name_before="named",
    of_cards=frozenset(("discards", "is discarded", "draws", "is drawn", "is milled")),
    tag_groups=frozenset(("subtypes", "supertypes")),
)  # fmt: skip
