"""The words of Magic that a scenario may use (Comprehensive Rules of June 7, 2024)."""

from __future__ import annotations

from rules_data.core.abilities import (
    CRITERIA,
    AtPlace,
    AttachedToThat,
    DealsDamage,
    Duration,
    Limit,
    OfNamedTag,
    OverThis,
    PitchedForThis,
    Relation,
    SpentForThis,
    UnderThis,
    WhereThatIs,
    effects,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.state import EVERY_GAMES_STEPS, BoardWords, Pile, Said, StepForm, Vocabulary

from .assisting import ASSIST
from .cannot_and_can import (
    ASSIGN_COMBAT_DAMAGE,
    BY_ONE_ALONE,
    BY_TOUGHNESS,
    FALL_BELOW_ONE,
    LEGEND_RULE,
    LOSE_WITHOUT_LIFE,
    MAXIMUM_HAND_SIZE,
    NO_COUNTERS,
    OVER_PLANESWALKERS,
    PERMISSIONS,
    PLAYERS_CANNOT,
    PREVENT_DAMAGE,
    SKIPPED,
    STATES_ON_TOP,
    STAYS_TAPPED,
)
from .creature_types import CREATURE_TYPES
from .event_words import EVENTS, NEVER
from .keyword_abilities import FOR_A_COST, NAMES_OF, NUMBERED, TOKENS_OF
from .keyword_abilities import KEYWORDS as KEYWORD_ABILITIES
from .keywords_of_casting import AFTERMATH, FUSE
from .keywords_of_crews import CREW_VEHICLES
from .keywords_of_permanents import PHASING, TRIBUTE_PAID
from .keywords_with_costs import COSTED as COSTED_KEYWORDS
from .kinds_of_counters import refused_counter
from .landwalks import LANDWALKS
from .mana_symbols import COLORS, IN_POOLS, LETTERS, MANA, MANA_SPENT, SNOW, SYMBOLS_OF_TWO_WAYS, TWO_WAYS
from .qualities import OTHER_QUALITIES, QUALITIES_OF_TYPES
from .unsaid import ONLY_TOLD, UNSAID
from .verbs import ABILITIES, CHANGES, COST_VERBS, VERBS

_TYPES = (
    "artifact|battle|creature|dungeon|enchantment|instant|kindred|land|plane|planeswalker|sorcery|player|ability|"
    "triggered ability|activated ability"
)
_PERMANENT = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
_SPELL = ("artifact", "battle", "creature", "enchantment", "planeswalker", "instant", "sorcery", "kindred")
ENERGY = "energy"  # counters of a player, and what {E} is paid with
EXPERIENCE, RAD = "experience", "rad"  # further counters of players
NUMBER_OF_COLORS = "number of colors"  # two or more is multicolored (105.2)
NUMBER_OF_TARGETS = "number of targets"  # of a spell or ability on the stack
LOYALTY = "loyalty"  # the counter, the number, and what an ability is called that is paid for with it
SUPERTYPES = frozenset(("basic", "legendary", "ongoing", "snow", "world"))
PLAYER, MONARCH, BLESSED, ASCEND = "player", "monarch", "city's blessing", "ascend"
_ANY_TARGET = ("creature", "planeswalker", "battle", PLAYER)
INITIATIVE = "holding the initiative"
GOADED, SUSPECTED = "goaded", "suspected"
LYING_FACE_DOWN = ("manifested", "cloaked")
# What has happened to an object this turn, by the event that it was.
HAPPENED_THIS_TURN = {
    "attacked this turn": "attacks",
    "blocked this turn": "blocks",
    "dealt damage this turn": "is dealt damage",
    "entered this turn": "enters",
}
# States of a turn until a step begins.
BEFORE = {"before attackers": "declare attackers", "before blockers": "declare blockers"}
# The basic land types and the mana that each of them brings (305.6).
BASIC_LAND_TYPES = {"Plains": "white", "Island": "blue", "Swamp": "black", "Mountain": "red", "Forest": "green"}
STEPS = (
    "untap|upkeep|draw|precombat main|beginning of combat|declare attackers|declare blockers|combat damage|"
    "end of combat|postcombat main|end|cleanup"
)

_CARD = ("sorcery",)
_BOARD = BoardWords(
    piles={
        "battlefield": Pile(
            "battlefield",
            True,
            ("creature",),
            (("power", 1), ("toughness", 1)),
            never=("instant", "sorcery", "plane", "dungeon"),
        ),
        "hand": Pile("hand", default_types=_CARD),
        "library": Pile("library", default_types=_CARD, unsaid=10),
        "graveyard": Pile("graveyard", default_types=_CARD),
        "exile": Pile("exile", default_types=_CARD),
        "command": Pile("command", default_types=_CARD),
        "planar deck": Pile("planar deck", default_types=("plane",)),
        "outside the game": Pile("outside the game", default_types=_CARD),
    },
    numbers=("life", "poison", ENERGY, EXPERIENCE, RAD, *IN_POOLS),
    below_zero=frozenset(("life",)),
    player_states={MONARCH: True, BLESSED: False, INITIATIVE: False},
    statuses=("tapped", "face down", "phased out", "summoning sick", effects.TRANSFORMED, "commander"),
    counters={"damage": "damage"},
    marks={},
    opposites={"untapped": "tapped"},
    card_stats=("power", "toughness", "loyalty", "defense"),
    back_key="back",
    form_keys={"adventure": 1, "modal back": 1, "halves": 2},
    inset_key="prototype",
    fixed_stats=frozenset(("loyalty", "defense")),  # on the battlefield both are counters
    token_types=("creature",),
    token_stats=(("power", 1), ("toughness", 1)),
    domain_key="colors",
    domains_of_cost=True,  # 105.2, 202.2
    no_domain="colorless",
    domains=frozenset(COLORS),
    first_phase="precombat main",
    turn_order=tuple(STEPS.split("|")),
    begins={"main": "precombat main", "combat": "beginning of combat"},
    known_cards={
        name: {"types": ["land"], "supertypes": ["basic"], "subtypes": [name]} for name in sorted(BASIC_LAND_TYPES)
    },
    tag_keys=("subtypes", "supertypes"),
    tags_to_set=frozenset(BASIC_LAND_TYPES),
    tags_of_one_kind=CREATURE_TYPES,
    any_counter=True,
    refused_counter=refused_counter,
    symbols={"E": ENERGY, "S": SNOW, **LETTERS, **SYMBOLS_OF_TWO_WAYS},
    any_resource="generic",
    cost_key="mana cost",
    type_groups={"permanent": _PERMANENT, "spell": _SPELL, "any target": _ANY_TARGET},
    most_players=6,
    player_type=PLAYER,
    derived=("types", "colors", "lacks", "called", "subtypes", "supertypes"),
)

PROTECTED_FROM = (*COLORS, kinds.CHOSEN_DOMAIN, *QUALITIES_OF_TYPES, *OTHER_QUALITIES)
# What these do is looked at where it matters: in combat, in casting, in dealing damage.
STATIC_KEYWORDS = (
    ASCEND, ASSIST, "convoke", "daybound", "deathtouch", "defender", "delve", "double strike", "fear", "first strike",
    "flash", "flying", "haste", "hexproof", "horsemanship", "improvise", "indestructible", "infect", "intimidate",
    "lifelink", "menace", "nightbound", AFTERMATH, FUSE, PHASING, *(f"protection from {one}" for one in PROTECTED_FROM),
    "reach", "read ahead", "rebound", "shadow", "shroud",
    "skulk", "split second", "toxic", "trample", OVER_PLANESWALKERS, "vigilance", "wither", *LANDWALKS,
)  # fmt: skip
NUMBERED_KEYWORDS = NUMBERED | {"toxic"}

# There are no places, and nothing lies under anything else.
_OF_OTHER_GAMES = frozenset((
    AtPlace, AttachedToThat, DealsDamage, OfNamedTag, WhereThatIs, OverThis, PitchedForThis, SpentForThis, UnderThis,
))  # fmt: skip

VOCABULARY = Vocabulary(
    editions=("2024-06-07",),
    waiting_zone="stack",
    verbs=VERBS,
    criteria=tuple(kind for kind in CRITERIA if kind not in _OF_OTHER_GAMES),
    cost_verbs=frozenset(COST_VERBS.split("|")),
    events=EVENTS,
    never_in_events=NEVER,
    abilities=ABILITIES,
    limits=frozenset((Limit.ONCE, Limit.ONCE_EACH_TURN, Limit.ONCE_EACH_COMBAT, Limit.DONE_ONCE_EACH_TURN)),
    timings=frozenset(("sorcery speed", LOYALTY)),
    entering=frozenset(("tapped",)),
    endings=frozenset(("me leaves",)),
    announces=True,
    modes_have_costs=True,
    copying_keywords=frozenset(("encore", "embalm", "eternalize", "myriad", "storm")),
    symbol_count="devotion to",
    counters_paid=frozenset((ENERGY,)),
    kinds_paid={"colors spent": frozenset(COLORS)},
    much_paid=MANA_SPENT,
    kinds_counted={
        "card types": frozenset((*_PERMANENT, "instant", "sorcery", "kindred")),
        "basic land types": frozenset(BASIC_LAND_TYPES), "colors": frozenset(COLORS),
        "creature types": frozenset(CREATURE_TYPES),
    },
    players_cannot=frozenset(
        (*PLAYERS_CANNOT.values(), MAXIMUM_HAND_SIZE, PREVENT_DAMAGE, FALL_BELOW_ONE, LOSE_WITHOUT_LIFE)
    ),
    of_players=frozenset(("be targeted", "be dealt damage", "hexproof", "protection", "shroud")),
    never_in_play=frozenset(("instant", "sorcery")),
    in_play_only=frozenset(
        (
            "be destroyed",
            "be regenerated",
            "be sacrificed",
            "attack",
            "attack alone",
            "block",
            "block alone",
            "be blocked",
            CREW_VEHICLES,
            "untap",
            STAYS_TAPPED,
            ASSIGN_COMBAT_DAMAGE,
            LEGEND_RULE,
            BY_ONE_ALONE,
            *NO_COUNTERS.values(),
            "be dealt damage",
        )
    ),
    prohibited_in={
        "be cast": ("hand", "library", "graveyard", "exile", "command"),
        "be countered": ("stack",),
    },
    own_prohibitions=frozenset(("be countered",)),
    types=frozenset(_TYPES.split("|")),
    supertypes=SUPERTYPES,
    keywords={
        word: word in NUMBERED_KEYWORDS for word in sorted((*STATIC_KEYWORDS, *KEYWORD_ABILITIES, *COSTED_KEYWORDS))
    },
    costed_keywords=frozenset(COSTED_KEYWORDS),
    tokens_of={
        **TOKENS_OF,
        effects.Investigate.verb: ("Clue",),
        effects.Incubate.verb: ("Incubator",),
        effects.GetEmblem.verb: ("Emblem",),
    },
    names_of=NAMES_OF,
    unpriced=frozenset(("ability", "activated ability", "triggered ability")),
    either_keywords=frozenset(FOR_A_COST),
    relations=frozenset((Relation.DEFENDING_PLAYER,)),
    statuses=frozenset(
        [
            "tapped",
            "untapped",
            "face down",
            "face up",
            "phased out",
            "summoning sick",
            "attacking",
            "blocking",
            "blocked",
            "unblocked",
            "attached",
            "enchanted",
            "equipped",
            "damaged",
            effects.TRANSFORMED,
            "modified",
            *effects.Designate.keys,
            TRIBUTE_PAID,
            MONARCH,
            BLESSED,
            INITIATIVE,
            "commander",
            "paired",
            GOADED,
            SUSPECTED,
            *LYING_FACE_DOWN,
            *STATES_ON_TOP,
            *HAPPENED_THIS_TURN,
        ]
    ),
    zones=frozenset(
        [
            "battlefield",
            "hand",
            "library",
            "graveyard",
            "exile",
            "stack",
            "command",
            "planar deck",
            "outside the game",
        ]
    ),
    board=_BOARD,
    stats=frozenset(
        ("power", "toughness", "loyalty", "defense", "damage", "mana value", NUMBER_OF_COLORS, NUMBER_OF_TARGETS)
    ),
    player_stats=frozenset(
        ("life", "hand", "library", "graveyard", "exile", "poison", "mana", ENERGY, EXPERIENCE, RAD)
    ),
    resources=frozenset((*MANA, *TWO_WAYS, "generic", ENERGY, SNOW)),
    phases=frozenset(["turn", "combat", "main", *STEPS.split("|")]),
    states=frozenset(("main", "combat", "stack empty", "day", "night", *BEFORE)),
    categories=frozenset(("combat", "noncombat")),
    locations=frozenset(),
    prohibitions=frozenset(
        [
            "be destroyed",
            "be regenerated",
            "be sacrificed",
            "be targeted",
            "be countered",
            "attack",
            "attack alone",
            "block",
            "block alone",
            "be blocked",
            "untap",
            STAYS_TAPPED,
            ASSIGN_COMBAT_DAMAGE,
            LEGEND_RULE,
            BY_ONE_ALONE,
            MAXIMUM_HAND_SIZE,
            PREVENT_DAMAGE,
            FALL_BELOW_ONE,
            LOSE_WITHOUT_LIFE,
            *NO_COUNTERS.values(),
            "be dealt damage",
            "be cast",
            "be activated",
            CREW_VEHICLES,
            *PLAYERS_CANNOT.values(),
        ]
    ),
    permissions=PERMISSIONS,
    skipped=SKIPPED,
    requirements=frozenset(
        ("attack", "attack that player", "block", "block me", "be blocked", "be blocked by all", BY_TOUGHNESS)
    ),
    questions=frozenset(
        [
            "which occurrence",
            "order triggers",
            "may",
            "apply replacement",
            "pay",
            "pay optional cost",
            "pay with",
            "targets",
            "objects",
            "mode",
            "order replacements",
            "which event",
            "assign damage",
            "discard",
            "random",
            "scry",
            "surveil",
            "search",
            "order on top",
            "order on the bottom",
            "top of the library",
            "where it goes",
            "which effect",
            "first pile",
            "which pile",
            "coin",
            "splice",
            "which to keep",
            "protector",
            "which room",
            "chapter",
            "enlist",
            "which dungeon",
            "value of X",
            "which cost",
            "cast as",
            "divide",
            "color",
            "type of mana",
            "creature type",
            "card name",
        ]
    ),
    steps={
        **EVERY_GAMES_STEPS,
        "cast": StepForm(Said.OBJECT, {"by": Said.PLAYER, "as": Said.NAME}),
        "play": StepForm(Said.OBJECT, {"by": Said.PLAYER, "as": Said.NAME}),
        "activate": StepForm(Said.OBJECT, {"by": Said.PLAYER, "ability": Said.NAME}),
        "attack": StepForm(Said.PAIRS),
        "block": StepForm(Said.SETS),
        "concede": StepForm(Said.PLAYER),
    },
    results=frozenset(("draw",)),
    changes=CHANGES,
    numbered_triggers={"chapter": "reaches chapter"},
    place_triggers={"room": "enters a room"},
    unsaid=UNSAID,
    only_told=ONLY_TOLD,
    play_verb="cast",
    played_word="cast",
    counts_last_turn=True,
    durations={
        "this turn": Duration.THIS_TURN,
        "this combat": Duration.THIS_COMBAT,
        "next time": Duration.NEXT_TIME,
        "until end of turn": Duration.THIS_TURN,
        "while this remains": Duration.WHILE_ON_BOARD,
        "while you control this": Duration.WHILE_CONTROLLED,
        "while this remains tapped": Duration.WHILE_TAPPED,
        "until your next turn": Duration.START_OF_NEXT_TURN,
        "until the end of your next turn": Duration.END_OF_NEXT_TURN,
        "its controller's next untap step": Duration.NEXT_UNTAP,
        "permanently": Duration.PERMANENT,
    },
)
