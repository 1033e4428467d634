"""How Magic's cards put things."""

from rules_data.core.abilities.model import Duration
from rules_data.core.abilities.reading import symbols_of
from rules_data.core.abilities.writing.lexicon import Lexicon, Voice, zones_of

from .magic_tokens import KNOWN

_PERMANENT = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
_SPELL = ("artifact", "battle", "creature", "enchantment", "planeswalker", "instant", "sorcery", "kindred")


LEXICON = Lexicon(
    game="magic",
    voice=Voice.THIRD_PERSON,
    thing="permanent",
    turn_player="the active player",
    defending_player="defending player",
    board="battlefield",
    anybodys_damage=True,
    deck="library",
    zones=zones_of("magic"),
    resources={name: f"{{{symbol}}}" for symbol, name in symbols_of("magic").items()},
    signed_costs=frozenset(("loyalty",)),
    counted_resources=frozenset(("generic",)),
    own_cost={"tap": "{T}", "untap": "{Q}"},
    durations={
        Duration.THIS_TURN: "until end of turn",
        Duration.WHILE_ON_BOARD: "while this remains",
        Duration.WHILE_CONTROLLED: "while you control this",
        Duration.WHILE_TAPPED: "while this remains tapped",
        Duration.START_OF_NEXT_TURN: "until your next turn",
        Duration.END_OF_NEXT_TURN: "until the end of your next turn",
        Duration.NEXT_UNTAP: "its controller's next untap step",
    },
    spans={"turn": "turn", "combat": "combat"},
    stats={
        name: name
        for name in (
            "power", "toughness", "loyalty", "defense", "damage", "mana value", "number of colors", "number of targets",
        )
    },
    size=("power", "toughness"),
    player_stats={"poison": "poison counters", "mana": "mana", "life": "life"},
    groups={_PERMANENT: "permanent", _SPELL: "spell"},
    any_target=("creature", "planeswalker", "battle", "player"),
    of_cards=frozenset(("discards", "is discarded", "draws", "is drawn", "is milled")),
    known_tokens=KNOWN,
    recurring=frozenset(
        (
            "attacks", "attacks alone", "blocks", "blocks a creature", "becomes blocked", "becomes blocked by",
            "is unblocked", "is dealt damage", "deals damage", "becomes tapped", "becomes untapped", "is targeted",
            "becomes attached", "becomes unattached", "transforms", "counter is put", "counter is removed", "explores",
            "connives", "fights", "enlists", "becomes crewed", "becomes saddled", "crews", "saddles",
            "is tapped for mana", "ability is activated", "is exerted",
        )
    ),
    tag_groups=frozenset(("subtypes", "supertypes")),
)  # fmt: skip
