"""The words of Flesh and Blood that a scenario may use (Comprehensive Rules, editions 2026-02 and 2026-06-10)."""

from __future__ import annotations

from importlib.resources import files

from rules_data.core.abilities import (
    CRITERIA,
    OF_CHOICES,
    OF_PLAYING,
    AttachedToThat,
    AttachedToThis,
    DamagedByThis,
    Duration,
    HostOfThis,
    InPairOfThis,
    Limit,
    NamedLikeThis,
    OfNamedTag,
    OtherThanIt,
    Relation,
    SharesWithThis,
    Targets,
    WhereThatIs,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.state import (
    DONE,
    EVERY_GAMES_STEPS,
    BoardWords,
    Pile,
    ReplacementWords,
    Said,
    StepForm,
    Vocabulary,
)

from .event_words import events_with
from .kinds_of_counters import refused_counter
from .meanings import SEISMIC_SURGE
from .unsaid import ADVICE, ONE_BY_ONE, ONLY_TOLD
from .verbs import ABILITIES, VERBS

BACK_FACE_ACTIVE, RUNE_GATED = "back face active", "rune gated"
ABOVE_BASE = "power above base"  # how much greater its power is than its base power
CHAIN_LINK = "chain link"  # as a number of an object: the how many-th it is on (7.0.3a)

STEPS = ("layer", "attack", "defend", "reaction", "damage", "resolution", "close")
EDITIONS = ("2026-06-10", "2026-02")
DRAWN = "draw"  # how a game can end beside that somebody wins

STATS = ("power", "defense", "pitch", "life", "intellect", "arcane")
# Which supertypes the cards have that are revealed for fusion: one card for each (8.3.17).
FUSIONS = {
    "earth fusion": ("Earth",),
    "ice fusion": ("Ice",),
    "lightning fusion": ("Lightning",),
    "earth and ice fusion": ("Earth", "Ice"),
    "earth and lightning fusion": ("Earth", "Lightning"),
    "ice and lightning fusion": ("Ice", "Lightning"),
}
_WITH_A_NUMBER = frozenset(("ward", "spellvoid", "arcane barrier", "quell", "arcane shelter", "piercing", "heave"))
KEYWORDS = {
    word: word in _WITH_A_NUMBER
    for word in (
        "go again", "dominate", "boost", "phantasm", "spectra", "battleworn", "blade break", "temper", "blood debt",
        "combo", "crush", "contract", "reprise", "overpower", "stealth", "legendary", "fusion", "ward", "spellvoid",
        "arcane barrier", "quell", "arcane shelter", "guardwell", "piercing", "heave", "ephemeral", "mirage", "ambush",
        "protect", "cloaked", "perched", "suspense", "rune gate", "crank", "scrap", "beat chest", "universal",
        "watery grave", "fragment", "meld", *FUSIONS, "instant", "action", "attack reaction", "defense reaction",
    )
}  # fmt: skip
CLASSES = (
    "Brute", "Guardian", "Ninja", "Warrior", "Mechanologist", "Ranger", "Runeblade", "Wizard", "Illusionist",
    "Assassin", "Bard", "Merchant", "Necromancer", "Pirate", "Thief", "Adjudicator", "Shapeshifter",
)  # fmt: skip
TALENTS = (
    "Chaos", "Draconic", "Earth", "Elemental", "Ice", "Light", "Lightning", "Mystic", "Revered", "Reviled", "Royal",
    "Shadow",
)  # fmt: skip
# Class and talent words are supertypes (2.11.6a, 2.11.6b); every other word of a type box is a subtype.
SUPERTYPES = frozenset((*CLASSES, *TALENTS))

CHANGES = tuple(
    f"{verb} {name}" for verb in ("gains", "loses") for name in (*STATS, *KEYWORDS, "an ability") if name != "life"
)

_PLAIN = ("action",)
_HERO = (("life", 20), ("intellect", 4))
BOARD = BoardWords(
    piles={
        "hero": Pile("hero", True, ("hero",), _HERO, "hero", unsaid=1, single=True, most=1, only=("hero", "demi-hero")),
        "weapons": Pile("weapon", True, ("weapon",), most=2, only=("weapon", "equipment")),
        "equipment": Pile("equipment", True, ("equipment",)),
        "head": Pile("head", True, ("equipment",), most=1, only=("equipment",)),
        "chest": Pile("chest", True, ("equipment",), most=1, only=("equipment",)),
        "arms": Pile("arms", True, ("equipment",), most=1, only=("equipment",)),
        "legs": Pile("legs", True, ("equipment",), most=1, only=("equipment",)),
        "arena": Pile("permanent", True, ("token",)),
        "combat chain": Pile("combat chain", True, _PLAIN),
        "hand": Pile("hand", default_types=_PLAIN),
        "deck": Pile("deck", default_types=_PLAIN, unsaid=10),
        "arsenal": Pile("arsenal", default_types=_PLAIN),
        "pitch": Pile("pitch", default_types=_PLAIN),
        "banished": Pile("banished", default_types=_PLAIN),
        "graveyard": Pile("graveyard", default_types=_PLAIN),
        "soul": Pile("soul", default_types=_PLAIN),
        "inventory": Pile("inventory", default_types=_PLAIN),
    },
    numbers=("life", "action points", "resources", "chi"),
    statuses=("tapped", "frozen", "face down", "face up", "marked", BACK_FACE_ACTIVE),
    counters={},
    marks={},
    opposites={"untapped": "tapped"},
    card_stats=STATS,
    stats_said_as={"chi": "pitch"},
    token_types=("token",),
    # Part of the program, as modules are (8.6).
    tokens=(files(__package__) / "tokens.yaml").read_text("utf-8"),
    made_by_rules={SEISMIC_SURGE.name: SEISMIC_SURGE},
    form_keys={"halves": 2},
    back_key="back",
    back_verbs=frozenset(("transcend",)),
    back_state=BACK_FACE_ACTIVE,
    only_tokens=frozenset(("token",)),
    token_stats=(),
    domain_key="color",
    domains=frozenset(("red", "yellow", "blue")),
    first_phase="action",
    turn_order=("start", "action", "end"),
    cost_key="cost",
    tag_keys=("subtypes", "supertypes"),
    any_counter=True,
    refused_counter=refused_counter,
    any_resource="resources",
    since="since",
    derived=("types", "color", "lacks", "called", "applied", "subtypes", "supertypes", "stages"),
)

VOCABULARY = Vocabulary(
    tokens_of={"heave": (SEISMIC_SURGE.name,)},
    waiting_zone="stack",
    no_targets_in=frozenset(("hand", "deck")),
    editions=EDITIONS,
    verbs=VERBS,
    # The only places are chain links (7.0.3d), and nothing is attached to anything.
    criteria=tuple(
        kind
        for kind in CRITERIA
        if kind
        not in (
            WhereThatIs, AttachedToThat, AttachedToThis, HostOfThis, Targets, NamedLikeThis, DamagedByThis,
            InPairOfThis, SharesWithThis, *OF_CHOICES, OfNamedTag, OtherThanIt, *OF_PLAYING,
        )
    ),
    cost_verbs=frozenset(
        (
            "destroy", "discard", "banish", "tap", "return", "reveal", "remove counter", "lose life", "charge", "put",
            "equip", "turn face up",
        )
    ),
    events=events_with([name for name in STATS if name != "life"], KEYWORDS),
    abilities=ABILITIES,
    limits=frozenset((Limit.ONCE, Limit.ONCE_EACH_TURN, Limit.ONCE_EACH_COMBAT)),
    timings=frozenset(("instant", "action", "attack reaction", "defense reaction", "go again")),
    types=frozenset(
        [
            "hero",
            "demi-hero",
            "weapon",
            "equipment",
            "action",
            "attack reaction",
            "instant",
            "defense reaction",
            "resource",
            "block",
            "mentor",
            "token",
            "companion",
            "macro",
            "ability",
        ]
    ),
    keywords=KEYWORDS,
    statuses=frozenset(
        [
            "tapped",
            "untapped",
            "frozen",
            "face down",
            "face up",
            "marked",
            "attack",
            "attacking",
            "active attack",
            "chain link",
            "defending",
            "permanent",
            "played",
            "boosted",
            "fused",
            RUNE_GATED,
            "damaged",
            "attacking hero",
            "defending hero",
            "equipped",
            "from arsenal",
            "from banished",
            "from hand",
            "hit",
            BACK_FACE_ACTIVE,
        ]
    ),
    zones=frozenset(
        [
            "anywhere",
            "arena",
            "hero",
            "weapon",
            "equipment",
            "head",
            "chest",
            "arms",
            "legs",
            "permanent",
            "combat chain",
            "stack",
            "hand",
            "deck",
            "arsenal",
            "pitch",
            "banished",
            "graveyard",
            "soul",
            "under",
            "inventory",
        ]
    ),
    put_where=frozenset(
        (
            "arena", "permanent", "hand", "deck", "deck bottom", "arsenal", "pitch", "banished", "graveyard", "soul",
            "inventory",
        )
    ),
    board=BOARD,
    stats=frozenset(
        (*STATS, "cost", CHAIN_LINK, ABOVE_BASE, "base power", "base defense", "base life", "base intellect")
    ),
    player_stats=frozenset(
        (
            "life", "action points", "resources", "chi", "hand", "deck", "arsenal", "pitch", "banished", "graveyard",
            "soul", "chain links",
        )
    ),
    resources=frozenset(("resources", "chi", "action points")),
    announces=True,
    relations=frozenset((Relation.DEFENDING_PLAYER, Relation.ATTACKING_PLAYER)),
    steps={
        **EVERY_GAMES_STEPS,
        "play": StepForm(
            Said.OBJECT, {"by": Said.PLAYER, "attacking": Said.OBJECT, "as instant": Said.DONE, "as": Said.NAME}
        ),
        "use": StepForm(Said.OBJECT, {"by": Said.PLAYER, "ability": Said.NAME, "attacking": Said.OBJECT}),
        "defend": StepForm(Said.OBJECTS, {"by": Said.PLAYER}),
        "close combat chain": DONE,
        "concede": StepForm(Said.PLAYER),
        "agree to a draw": DONE,
    },
    durations={
        "this turn": Duration.THIS_TURN,
        "this combat chain": Duration.THIS_COMBAT,
        "this chain link": Duration.THIS_LINK,
        "next time": Duration.NEXT_TIME,
        Duration.END_OF_NEXT_TURN.value: Duration.END_OF_NEXT_TURN,
        Duration.START_OF_NEXT_TURN.value: Duration.START_OF_NEXT_TURN,
        Duration.DURING_NEXT_TURN.value: Duration.DURING_NEXT_TURN,
    },
    spans={"turn": "turn", "combat chain": "combat", "chain link": "link", "together": "together"},
    phases=frozenset(("turn", "start", "action", "end", *STEPS)),
    states=frozenset(("open", "closed", "combat", *STEPS)),
    categories=frozenset(("physical", "arcane", "generic")),
    locations=frozenset(("here",)),
    prohibitions=frozenset(
        [
            "be played",
            "be pitched",
            "be activated",
            "attack",
            "defend",
            "be destroyed",
            "be targeted",
            "be defended",
            "be prevented",
            "gain life",
        ]
    ),
    kept_off_the_board=frozenset(("be played", "be pitched", "defend")),
    permissions=frozenset(
        ("be played as an instant", "be played from the banished zone", "be played from where it is")
    ),
    questions=frozenset(
        [
            "first player",
            "order triggers",
            "may",
            "crank",
            "pay",
            "pay optional cost",
            "which cost",
            "pitch",
            "targets",
            "objects",
            "mode",
            "attack target",
            "played by",
            "discard",
            "random",
            "search",
            "card name",
            "value of X",
            "roll",
            "arsenal",
            "opponent",
            "order pitched",
            "order on top",
            "order on the bottom",
            "opt",
            "apply replacement",
            "order replacements",
            "order effects",
            "charge",
            "prevent",
        ]
    ),
    replacements=ReplacementWords(
        frozenset(("standard", "self", "identity", "outcome")), plain="standard", entering="identity", own="self"
    ),
    changes=frozenset(kinds.CHANGES)
    - {
        kinds.ChangeActivationCost,
        kinds.ChangeOptionCost,
        kinds.ChooseOptionCost,
        kinds.PlayedFor,
        kinds.MoreLands,
        kinds.SwitchValues,
        kinds.BonusDamage,
        kinds.ChangeVictoryScore,
        kinds.BlocksMore,
        kinds.Enters,
        kinds.Must,
        kinds.CannotAttack,
        kinds.CannotCast,
        kinds.CannotBeBlocked,
        kinds.CannotBlock,
        kinds.CannotBeTargeted,
        kinds.LeastCost,
        kinds.ProtectedFrom,
        kinds.SetTag,
        kinds.ReplaceTag,
        kinds.Skip,
    },
    next_object="next",
    # Meta-static abilities (5.4.3): specialization (8.3.7), the essences of heroes (8.3.16), what a game begins with.
    outside_the_game=frozenset(
        (
            "specialization", "starts with", "unlimited", "essence of earth", "essence of ice", "essence of lightning",
            "essence of earth and ice", "essence of earth and lightning", "essence of ice and lightning",
            "essence of earth , ice , and lightning",
        )
    ),
    rounds=True,
    has_last_attack=True,
    counts_this_way=True,
    random_choices=True,
    without_instructions={
        "attack": "An attack becomes a chain link and doesn't resolve (5.3.1a): when: {event: attacks, object: me}.",
    },
    never_resolving=dict.fromkeys(
        ("hero", "demi-hero", "weapon", "equipment", "token"),
        "What is never played doesn't resolve (5.3.1): when: {..}, use: {..} or passive: {..}.",
    ),
    times_of={"attack": ("this chain link", "active attack")},
    unsaid=ADVICE,
    only_told=ONLY_TOLD,
    one_by_one=ONE_BY_ONE,
    supertypes=SUPERTYPES,
    results=frozenset((DRAWN,)),
    tags_ignore_case=True,
)
