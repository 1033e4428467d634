"""The words of Riftbound that a scenario may use (Core Rules v1.2 and v1.3)."""

from __future__ import annotations

from importlib.resources import files

from rules_data.core.abilities import (
    CRITERIA,
    OF_CHOICES,
    CalledSo,
    DamagedByThis,
    DealsDamage,
    HostOfThis,
    InPairOfThis,
    Limit,
    NamedLikeThis,
    OtherThanIt,
    OverThis,
    PitchedForThis,
    PlayedBy,
    Relation,
    SharesWithThis,
    SpentForThis,
    UnderThis,
    allow_abilities,
    effects,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.state import (
    ABOUT_INSTRUCTIONS,
    DONE,
    EVERY_GAMES_STEPS,
    BoardWords,
    Pile,
    Said,
    SharedPlace,
    StepForm,
    Vocabulary,
    allow_verbs,
)

from .event_words import EVENTS, NEVER
from .unsaid import ADVICE

# Where abilities say that something may, or cannot, be played.
PLAYER, BOTTOM, BEGINNING_PHASE = "player", "deck bottom", "beginning phase"
HERE = "be played here"
ANYWHERE, WHERE_NOBODY_IS = "be played to any battlefield", "be played to an open battlefield"
AMONG_ENEMIES = "be played to an occupied enemy battlefield"

_VERBS = allow_verbs(
    {
        effects.Draw: (),
        effects.DrawCards: (),
        effects.LookAt: (),
        effects.Predict: (),
        effects.Burn: (),
        effects.Reveal: (),
        effects.Discard: (),
        effects.Channel: ("exhausted",),
        effects.Kill: (),
        effects.Banish: (),
        effects.Return: (),
        effects.Recycle: (),
        effects.Put: ("to!",),
        effects.Recall: ("exhausted",),
        effects.Ready: (),
        effects.Exhaust: (),
        effects.Heal: (),
        effects.Stun: (),
        effects.Buff: (),
        effects.SpendBuff: (),
        effects.Empower: (),
        effects.Disempower: (),
        effects.Activate: ("abilities",),
        effects.WinTheGame: (),
        effects.Deal: ("to!", "from"),
        effects.DealDivided: ("among", "from"),
        effects.ExtraTurn: (),
        effects.Skip: (),
        effects.DoubleMight: ("for",),
        effects.SwapMight: ("with", "for"),
        effects.Move: ("to",),
        effects.Give: ("to", "for", "minimum"),
        effects.PlayToken: ("to", "count", "ready", "exhausted"),
        effects.CreateToken: ("to", "count", "ready", "exhausted"),
        effects.Play: (
            "to", "free", "for", "ignoring", "ready", "exhausted", "then recycled", "then banished",
        ),
        effects.GainPoints: (),
        effects.GainXp: (),
        effects.LosePoints: (),
        effects.PayAnyAmount: ("to do!",),
        effects.Add: ("times", "only in showdowns", "only for"),
        effects.Counter: (),
        effects.Attach: ("to",),
        effects.Equip: ("to", "less"),
        effects.Detach: (),
        effects.TakeControl: (),
        effects.NewChoices: (),
        effects.NameATag: (),
        effects.Modes: (),
        effects.DoThis: ("times",),
        effects.Later: ("for",),
        effects.Prevent: ("to",),
        **ABOUT_INSTRUCTIONS,
    }
)

_ABILITIES = allow_abilities(
    {
        "when": (
            "if", "you may", "pay", "limit", "works in", "name", "ordinal", "per", "for each player", "one or more",
            "link",
        ),
        "replace": (
            "with", "ordinal", "optional", "you may", "keeps", "amount", "afterwards", "while", "pay", "limit",
            "works in", "name", "link",
        ),
        "passive": ("affects", "while", "works in", "name", "link"),
        "use": ("if", "you may", "limit", "works in", "name", "keywords"),
        "do": ("if", "you may"),
    }
)  # fmt: skip

_CARD = ("spell",)
_DOMAINS = frozenset(("energy", "power", "fury", "calm", "mind", "body", "chaos", "order"))
_BOARD = BoardWords(
    piles={
        "base": Pile(
            "base", True, ("unit",), (("might", 1),), without=("rune",), never=("spell", "battlefield", "legend"),
        ),
        "hand": Pile("hand", default_types=_CARD),
        "deck": Pile("deck", default_types=_CARD, unsaid=10),
        "trash": Pile("trash", default_types=_CARD),
        "banishment": Pile("banishment", default_types=_CARD),
        "runes": Pile("base", True, ("rune",), default_word="rune", holds=("rune",), only=("rune",)),
        "rune deck": Pile(
            "rune deck", default_types=("rune",), default_word="rune in the deck", unsaid=12, only=("rune",),
        ),
        "legend": Pile("legend", True, _CARD),
        "champion": Pile("champion", default_types=_CARD),
    },
    numbers=("points", "xp", "energy", "power", "fury", "calm", "mind", "body", "chaos", "order"),
    statuses=("exhausted", "stunned", "empowered"),
    counters={"damage": "damage"},
    marks={"buffed": "buffs"},
    opposites={"ready": "exhausted"},
    card_stats=("might",),
    token_types=("unit",),
    token_stats=(("might", 1),),
    domain_key="domains",
    domains=_DOMAINS,
    no_domain="colorless",
    waiting_types=frozenset(("spell", "ability")),
    tokens=(files(__package__) / "tokens.yaml").read_text("utf-8"),
    first_phase="main",
    turn_order=("awaken", "beginning", "scoring", "channel", "draw", "main", "ending", "expiration"),
    cost_key="cost",
    tag_keys=("tags",),
    places={"battlefields": SharedPlace("field", "battlefield", "battlefield", ("contested",), "facedown")},
    flags=("showdown",),
    home="base",
    situation_numbers=("victory score",),
    player_type=PLAYER,
    teams_key="teams",
    of_teams=("points",),
)

CHANGES = frozenset(
    (
        kinds.AddToValue, kinds.SetBase, kinds.GainType, kinds.GainTag, kinds.GainKeyword, kinds.GainAbility,
        kinds.Cannot, kinds.Can, kinds.Enters, kinds.ChangeCost, kinds.ChangeOptionCost, kinds.ChooseOptionCost,
        kinds.AdditionalCost, kinds.BonusDamage, kinds.Copy, kinds.PlayedFor,
        kinds.ChangeVictoryScore,
    )
)  # fmt: skip
VOCABULARY = Vocabulary(
    waiting_zone="chain",
    editions=("v1.2", "v1.3"),
    verbs=_VERBS,
    # Nothing is called by a name that was named.
    criteria=tuple(
        kind
        for kind in CRITERIA
        if kind
        not in (
            # What is attached lends its text to its host (718.3): "me" is the host then.
            CalledSo, HostOfThis, PitchedForThis, NamedLikeThis, DamagedByThis, InPairOfThis, SharesWithThis,
            SpentForThis, OtherThanIt, OverThis, UnderThis, DealsDamage, *OF_CHOICES, PlayedBy,
        )
    ),
    cost_verbs=frozenset(
        ("exhaust", "kill", "discard", "recycle", "spend buff", "recall", "banish", "return", "ready")
    ),
    events=EVENTS,
    never_in_events=NEVER,
    abilities=_ABILITIES,
    limits=frozenset((Limit.ONCE, Limit.ONCE_EACH_TURN, Limit.ONCE_EACH_COMBAT)),
    entering=frozenset(("ready", "exhausted")),
    played_for=("trash",),
    timings=frozenset(("action", "reaction")),
    types=frozenset(
        (
            "unit", "gear", "spell", "battlefield", "legend", "rune", "champion", "ability", "triggered ability",
            PLAYER,
        )
    ),
    keywords={
        word: word in ("assault", "deflect", "hunt", "shield")
        for word in (
            "accelerate", "action", "ambush", "assault", "backline", "deathknell", "deflect", "empower", "equip",
            "flow", "ganking", "hidden", "hunt", "quick-draw", "reaction", "repeat", "shield", "tank", "temporary",
            "unique", "vision", "weaponmaster",
        )
    },
    costed_keywords=frozenset(("empower", "equip", "flow", "repeat")),
    named_keywords=frozenset(("deathknell",)),
    keywords_in={
        "accelerate": ("chain",), "hidden": ("hand",),
        **dict.fromkeys(("action", "ambush", "reaction"), ("hand", "champion", "facedown", "trash", "deck")),
    },
    dependent_keywords={"legion": False, "level": True, "empowered": False},
    statuses=frozenset(
        [
            "exhausted",
            "ready",
            "damaged",
            "buffed",
            "stunned",
            "attacking",
            "defending",
            "attached",
            "alone",
            "mighty",
            "empowered",
            "equipped",
            "contested",
            "controlled",
            "in combat",
        ]
    ),
    zones=frozenset(
        [
            "hand",
            "deck",
            "trash",
            "banishment",
            "board",
            "base",
            "battlefield",
            "chain",
            "rune deck",
            "legend",
            "champion",
            "facedown",
        ]
    ),
    no_targets_in=frozenset(("hand", "deck", "rune deck")),
    board=_BOARD,
    relations=frozenset((Relation.YOUR_TEAM,)),
    put_where=frozenset(("hand", "trash", "deck", BOTTOM)),
    stats=frozenset(("might", "damage", "energy cost", "power cost", "buffs", "assault")),
    player_stats=frozenset(
        ("points", "points to win", "hand", "deck", "trash", "runes", "rune deck", "energy", "power", "xp")
    ),
    resources=_DOMAINS | {"xp"},
    phases=frozenset(["turn", "awaken", "beginning", "scoring", "channel", "draw", "main", "ending", "expiration"]),
    states=frozenset(("open", "closed", "showdown", "neutral", "combat")),
    categories=frozenset(
        (
            "play effect",
            "targeting effect",
            "conquer effect",
            "hold effect",
            "attack trigger",
            "defend trigger",
        )
    ),
    locations=frozenset(
        ("here", "elsewhere", "there", "where it was", "base", "battlefield", "battlefield you control")
    ),
    prohibitions=frozenset(
        (
            "move", "move to base", "be readied", "be dealt damage", "be targeted", "be targeted by enemies",
            "be killed", "be played", HERE,
        )
    ),
    said_before_playing=frozenset(("be played", ANYWHERE, WHERE_NOBODY_IS, AMONG_ENEMIES)),
    said_in_playing=frozenset(("enters", "ignore deflect")),
    about_players=frozenset((effects.Choose.verb, effects.ForEach.verb)),
    state_triggers=False,
    never_in_play=frozenset(("spell",)),
    in_play_only=frozenset(
        ("move", "move to base", "be readied", "be dealt damage", "be killed", HERE)
    ),
    permissions=frozenset(
        (
            HERE, ANYWHERE, WHERE_NOBODY_IS, AMONG_ENEMIES,
            "ignore backline", "ignore deflect",
        )
    ),
    questions=frozenset(
        [
            "which occurrence",
            "order triggers",
            "may trigger",
            "may",
            "apply replacement",
            "pay",
            "pay optional cost",
            "amount to pay",
            "targets",
            "objects",
            "mode",
            "location",
            "order replacements",
            "which event",
            "assign damage",
            "divide",
            "which battlefield",
            "which detaches first",
            "pay with",
            "which discount",
            "burn out",
            "drawn at random",
            "tag",
            "discard",
            "predict",
            "order on top",
        ]
    ),
    steps={
        **EVERY_GAMES_STEPS,
        "play": StepForm(Said.OBJECT, {"by": Said.PLAYER, "at": Said.PLACE}),
        "use": StepForm(Said.OBJECT, {"by": Said.PLAYER, "ability": Said.NAME}),
        "move": StepForm(Said.OBJECTS, {"to": Said.PLACE}, needed=frozenset(("to",))),
        "hide": StepForm(Said.OBJECT, {"by": Said.PLAYER, "at": Said.PLACE}, needed=frozenset(("at",))),
        "close showdown": DONE,
        "concede": StepForm(Said.PLAYER),
    },
    parts_of_turns=frozenset((BEGINNING_PHASE,)),
    played_word="played",
    performers_are_known=True,
    noted_places=frozenset(("there", "where it was")),
    own_arrivals=frozenset(("enters", "is played")),
    destinations=frozenset(("base", "here", "there", "where it was", "choose")),
    pending_name="pending item",
    item_name="chain item",
    changes=CHANGES,
    unsaid=ADVICE,
    # Not the main phase, in which players act, nor the ending of the turn.
    skipped=frozenset(("turn", "awaken", "beginning", "scoring", "channel", "draw")),
)
