"""The abilities that Magic's keywords stand for, as data (Comprehensive Rules 702).

Each keyword is a function of its number, 1 where it has none. What a keyword forbids or allows without being an ability
of its own kind stands where it is looked at: in combat, in casting, in damage.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from rules_data.core.abilities import (
    THIS_WAY,
    Ability,
    AbilityKind,
    AnyOf,
    Comparison,
    Condition,
    Cost,
    CostWasPaid,
    Effect,
    EventPattern,
    Filter,
    InState,
    InZone,
    ItWasDone,
    Not,
    NotOfType,
    ObjectIs,
    OfType,
    Other,
    OwnedBy,
    Pick,
    Relation,
    Replacement,
    Selector,
    StatOf,
    Tagged,
    TokenKind,
    TotalOf,
    Trigger,
    WithNumber,
    counter_stat,
)
from rules_data.core.abilities.changes import GainKeyword
from rules_data.core.abilities.effects import (
    Cast,
    Counter,
    Discard,
    Draw,
    ExileUntil,
    GainLife,
    Give,
    If,
    LoseLife,
    Pay,
    Put,
    PutCounter,
    RemoveCounter,
    Return,
    Sacrifice,
    YouMay,
)
from rules_data.core.evaluator.state import parts_of

from .colors_spent import SUNBURST, sunburst
from .haunting import HAUNT, haunt
from .keyword_parts import IT, ITSELF, ME, MINUS, PLUS, YOUR_UPKEEP, YOURS, Built, gets, when
from .keywords_giving import BACKUP, backup
from .keywords_of_casting import (
    AWAKEN,
    BARGAIN,
    CASUALTY,
    CIPHER,
    CONSPIRE,
    EPIC,
    EVOKED,
    GRAVESTORM,
    JUMP_START,
    OFFERINGS,
    RETRACE,
    SPREE,
    UNDAUNTED,
    casualty,
    conspire,
    demonstrate,
    gravestorm,
    nothing_else,
    ripple,
)
from .keywords_of_combat import (
    ENLIST,
    annihilator,
    battle_cry,
    bushido,
    decayed,
    dethrone,
    enlist,
    exalted,
    flanking,
    ingest,
    melee,
    mentor,
    provoke,
    rampage,
    renown,
    training,
)
from .keywords_of_copies import embalm, eternalize, myriad, storm
from .keywords_of_crews import crew, saddle
from .keywords_of_permanents import (
    absorb,
    amplify,
    bloodthirst,
    changeling,
    compleated,
    devour,
    dredge,
    living_metal,
    poisonous,
    ravenous,
    soulbond,
    tribute,
    umbra_armor,
    unleash,
)
from .keywords_of_tokens import afterlife, fabricate, for_mirrodin, living_weapon
from .keywords_with_costs import COSTED, SUSPEND


def _enters_with(counter: str, number: int, keyword: str) -> Ability:
    """A permanent enters with so many counters (614.1c)."""
    replaced = Replacement(EventPattern("enters", ITSELF), keeps_event=True, afterwards=True)
    put = PutCounter(status=counter, others=ME, amount=number)
    return Ability(AbilityKind.REPLACEMENT, (put,), replacement=replaced, name=keyword)


def _counters(counter: str, who: Selector, test: Comparison) -> ObjectIs:
    return ObjectIs(who, Filter((WithNumber(counter_stat(counter), test),)))


def _comes_back(counter: str) -> Built:
    """It returns with a counter, if it had none of that kind (702.79a, 702.93a)."""
    had_none = _counters(counter, ME, Comparison("=", 0))
    back = Return(ME, to="battlefield", under=Relation.ITS_OWNER, counter=counter)
    return (when("dies", back, condition=had_none),)


def _upkeep(*effects: Effect, condition: Condition | None = None) -> Ability:
    return when(YOUR_UPKEEP, *effects, condition=condition)


def _extort(number: int) -> Built:
    lost = TotalOf(EventPattern("loses life"), THIS_WAY)
    drained = (LoseLife(amount=1, player=Relation.OPPONENT), GainLife(amount=lost))
    pay = Pay(Cost((("white/black", 1),)), effects=drained)
    return (when(EventPattern("is cast", player=Relation.YOU), pay),)


def _modular(number: int) -> Built:
    target = Selector(Pick.CHOOSE, Filter((OfType(("artifact",)), OfType(("creature",)))))
    put = PutCounter(status=PLUS, others=target, amount=StatOf(counter_stat(PLUS), ME))
    return (_enters_with(PLUS, number, "modular"), when("dies", put, optional=True))


def _graft(number: int) -> Built:
    other = EventPattern("enters", Filter((OfType(("creature",)), Other())))
    moved = (RemoveCounter(status=PLUS, others=ME), PutCounter(status=PLUS, others=IT, condition=ItWasDone()))
    has_one = _counters(PLUS, ME, Comparison(">=", 1))
    return (_enters_with(PLUS, number, "graft"), when(other, *moved, condition=has_one, optional=True))


def _vanishing(number: int) -> Built:
    has_one = _counters("time", ME, Comparison(">=", 1))
    last = _counters("time", ME, Comparison("=", 0))
    gone = EventPattern("counter is removed", ITSELF, category="time")
    return (
        _enters_with("time", number, "vanishing"),
        _upkeep(RemoveCounter(status="time", others=ME), condition=has_one),
        when(gone, Sacrifice(ME), condition=last),
    )


def _fading(number: int) -> Built:
    removed = RemoveCounter(status="fade", others=ME)
    return (_enters_with("fade", number, "fading"), _upkeep(removed, Sacrifice(ME, condition=Not(ItWasDone()))))


def _cycling(paid: Cost) -> Built:
    cost = Cost(paid.resources, (*paid.actions, Discard(objects=ME)), paid.variable)
    return (Ability(AbilityKind.ACTIVATED, (Draw(),), cost=cost, zones=("hand",), name="cycling"),)


def _generic(number: int) -> Cost:
    """So much generic mana, which is what a number stands for where a keyword has a cost."""
    return Cost((("generic", number),) if number else ())


def _ward(cost: Cost) -> Built:
    pay = Pay(cost, otherwise=(Counter(Selector(Pick.CAUSE)),), player=Relation.THAT_PLAYER)
    return (when(EventPattern("is targeted", ITSELF, player=Relation.OPPONENT), pay),)


def _soulshift(number: int) -> Built:
    card = (Tagged(("Spirit",)), InZone(("graveyard",)), OwnedBy(Relation.YOU))
    target = Selector(Pick.CHOOSE, Filter((*card, WithNumber("mana value", Comparison("<=", number)))))
    return (when("dies", Return(target), optional=True),)


def _evolve(number: int) -> Built:
    entering = EventPattern("enters", Filter((OfType(("creature",)), YOURS)))
    bigger = AnyOf(tuple(_is_bigger(stat) for stat in ("power", "toughness")))
    return (when(entering, PutCounter(status=PLUS, others=ME), condition=bigger),)


def _is_bigger(stat: str) -> ObjectIs:
    return ObjectIs(IT, Filter((WithNumber(stat, Comparison(">", StatOf(stat, ME))),)))


def _prowess(number: int) -> Built:
    no_creature = Filter((NotOfType(("creature",)),))
    return (when(EventPattern("is cast", no_creature, player=Relation.YOU), gets(ME, 1, 1)),)


def _exploit(number: int) -> Built:
    a_creature = Selector(Pick.CHOOSE, Filter((OfType(("creature",)), YOURS)), target=False)
    return (when("enters", Sacrifice(a_creature), optional=True),)


def _riot(number: int) -> Built:
    replaced = Replacement(EventPattern("enters", ITSELF), keeps_event=True, afterwards=True)
    put = YouMay((PutCounter(status=PLUS, others=ME),))
    haste = Give((GainKeyword("haste"),), others=ME, condition=Not(ItWasDone()))
    return (Ability(AbilityKind.REPLACEMENT, (put, haste), replacement=replaced, name="riot"),)


def _echo(cost: Cost) -> Built:
    new = ObjectIs(ME, Filter((InState((NEW_SINCE_UPKEEP,)),)))
    pay = Pay(cost, otherwise=(Sacrifice(ME),))
    return (_upkeep(pay, condition=new),)


def _cascade(number: int) -> Built:
    """The first nonland card of less mana value is cast for nothing; the others go to the bottom (702.85a)."""
    less = WithNumber("mana value", Comparison("<", StatOf("mana value", ME)))
    sought = Selector(Pick.ALL, Filter((NotOfType(("land",)), less)))
    found, others = Selector(Pick.THAT, name="found"), Selector(Pick.THAT, name="others")
    exiled = ExileUntil(sought, bind=found.name, rest=others.name or "")
    cast = YouMay((Cast(found, cost=Cost(), resulting=Filter((less,))),), condition=ItWasDone())
    left = If((Put(found, to="library", status="on the bottom"),), condition=Not(ItWasDone()))
    bottom = Put(others, to="library", status="on the bottom")
    pattern = EventPattern("is cast", ITSELF)
    return (Ability(AbilityKind.TRIGGERED, (exiled, cast, left, bottom), Trigger((pattern,)), zones=("stack",)),)


def _cumulative_upkeep(cost: Cost) -> Built:
    pay = Pay(cost, amount=StatOf(counter_stat("age"), ME), otherwise=(Sacrifice(ME),))
    return (_upkeep(PutCounter(status="age", others=ME), pay),)


def _evoke(number: int) -> Built:
    return (when("enters", Sacrifice(ME), condition=CostWasPaid(EVOKED)),)


# What a permanent is called that its controller has not controlled since the beginning of their last upkeep.
NEW_SINCE_UPKEEP = "new since the last upkeep"
KEYWORDS: Mapping[str, Callable[[int], Built]] = {
    "absorb": absorb,
    "afflict": lambda n: (when("becomes blocked", LoseLife(amount=n, player=Relation.DEFENDING_PLAYER)),),
    "afterlife": afterlife,
    "amplify": amplify,
    "annihilator": annihilator,
    BACKUP: backup,
    BARGAIN: nothing_else,
    "battle cry": battle_cry,
    "bloodthirst": bloodthirst,
    "bushido": bushido,
    "cascade": _cascade,
    CASUALTY: casualty,
    "changeling": changeling,
    "crew": crew,
    "cumulative upkeep": lambda n: _cumulative_upkeep(_generic(n)),
    "cycling": lambda n: _cycling(_generic(n)),
    "compleated": compleated,
    CIPHER: nothing_else,
    CONSPIRE: conspire,
    "decayed": decayed,
    "demonstrate": demonstrate,
    "dethrone": dethrone,
    "devour": devour,
    "dredge": dredge,
    "echo": lambda n: _echo(_generic(n)),
    "embalm": lambda n: embalm(_generic(n)),
    ENLIST: enlist,
    EPIC: nothing_else,
    "eternalize": lambda n: eternalize(_generic(n)),
    "evoke": _evoke,
    "evolve": _evolve,
    "exalted": exalted,
    "exploit": _exploit,
    "extort": _extort,
    "fabricate": fabricate,
    "fading": _fading,
    "flanking": flanking,
    "for mirrodin!": for_mirrodin,
    "frenzy": lambda n: (when("is unblocked", gets(ME, n)),),
    "graft": _graft,
    HAUNT: haunt,
    GRAVESTORM: gravestorm,
    "ingest": ingest,
    JUMP_START: nothing_else,
    "living metal": living_metal,
    "living weapon": living_weapon,
    "melee": melee,
    "mentor": mentor,
    "modular": _modular,
    "myriad": myriad,
    "persist": lambda n: _comes_back(MINUS),
    "poisonous": poisonous,
    "provoke": provoke,
    "prowess": _prowess,
    "rampage": rampage,
    "ravenous": ravenous,
    "renown": renown,
    **dict.fromkeys(OFFERINGS, nothing_else),
    RETRACE: nothing_else,
    "riot": _riot,
    "ripple": ripple,
    "saddle": saddle,
    "soulbond": soulbond,
    "soulshift": _soulshift,
    SPREE: nothing_else,
    "storm": storm,
    SUNBURST: sunburst,
    "training": training,
    "tribute": tribute,
    "umbra armor": umbra_armor,
    UNDAUNTED: nothing_else,
    "undying": lambda n: _comes_back(PLUS),
    "unleash": unleash,
    "vanishing": _vanishing,
    "ward": lambda n: _ward(_generic(n)),
}
# Those of them that a card may have with a whole cost in place of a number of generic mana.
FOR_A_COST: Mapping[str, Callable[[Cost], Built]] = {
    "cumulative upkeep": _cumulative_upkeep,
    "cycling": _cycling,
    "echo": _echo,
    "embalm": embalm,
    "eternalize": eternalize,
    EVOKED: lambda cost: _evoke(0),
    "ward": _ward,
}
_NOTHING = Cost()
NUMBERED = frozenset(
    (
        "absorb", "afflict", "afterlife", "amplify", "annihilator", AWAKEN, BACKUP, "bloodthirst", "bushido", CASUALTY,
        "crew",
        "cumulative upkeep", "cycling", "dredge", "echo", "embalm", "eternalize", "evoke", "fabricate", "fading",
        "frenzy", "graft", "modular", "poisonous", "rampage", "reinforce", "renown", "ripple", "saddle", "soulshift",
        SUSPEND, "tribute", "vanishing", "ward",
    )
)  # fmt: skip
# Keywords that speak of cards of some kind, or by name: they stand in files as the abilities that they are, named so.
NAMED_ABILITIES = ("champion", "craft", "hideaway", "level 2", "level 3", "partner with", "solved", "to solve")
STANDING_FOR = frozenset((*KEYWORDS, *COSTED, *NAMED_ABILITIES))
TOKENS_OF = {
    word: tuple(part.name for part in parts_of(built(1)) if isinstance(part, TokenKind))
    for word, built in KEYWORDS.items()
}
NAMES_OF = {
    word: names
    for word, built in KEYWORDS.items()
    if (names := tuple(name for part in parts_of(built(1)) if isinstance(part, Effect) for name in part.names))
}


@cache
def stands_for(keyword: str, number: int, cost: Cost = _NOTHING) -> Built:
    """The abilities that a keyword stands for, with its cost if it has one; none if it is no ability of its own."""
    if keyword in COSTED:
        return COSTED[keyword](number, cost)
    if keyword in FOR_A_COST and cost != _NOTHING:
        return FOR_A_COST[keyword](cost)
    return KEYWORDS[keyword](number) if keyword in KEYWORDS else ()
