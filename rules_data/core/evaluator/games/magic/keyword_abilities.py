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
    ControlledBy,
    Cost,
    CostWasPaid,
    CountOf,
    Duration,
    Effect,
    EventAmount,
    EventPattern,
    Filter,
    FitsNone,
    Happened,
    HighestOf,
    InState,
    InZone,
    Itself,
    ItWasDone,
    Not,
    NotInState,
    NotOfType,
    NumberIs,
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
    WithKeyword,
    WithNumber,
    counter_stat,
)
from rules_data.core.abilities import Arithmetic as Sum
from rules_data.core.abilities.changes import AddToValue, GainKeyword, Must
from rules_data.core.abilities.effects import (
    Cast,
    Counter,
    Designate,
    Discard,
    Draw,
    Exile,
    ExileUntil,
    GainLife,
    Give,
    If,
    Later,
    LoseLife,
    Pay,
    Put,
    PutCounter,
    RemoveCounter,
    Return,
    Sacrifice,
    Untap,
    YouMay,
)
from rules_data.core.evaluator.state import parts_of

from .colors_spent import SUNBURST, sunburst
from .keywords_of_casting import (
    BARGAIN,
    CASUALTY,
    EVOKED,
    GRAVESTORM,
    JUMP_START,
    RETRACE,
    UNDAUNTED,
    casualty,
    gravestorm,
    nothing_else,
)
from .keywords_of_copies import embalm, eternalize, myriad, storm
from .keywords_of_crews import crew, saddle
from .keywords_of_permanents import (
    absorb,
    changeling,
    devour,
    dredge,
    living_metal,
    poisonous,
    ravenous,
    soulbond,
    umbra_armor,
    unleash,
)
from .keywords_of_tokens import afterlife, fabricate, for_mirrodin, living_weapon
from .keywords_with_costs import COSTED, SUSPEND

BLOCKED_BY = "becomes blocked by"
PLUS, MINUS = "+1/+1", "-1/-1"
_ME, _IT = Selector(Pick.ME), Selector(Pick.IT)
_ITSELF = Filter((Itself(),))
_A_PLAYER = Filter((OfType(("player",)),))
_YOURS = ControlledBy(Relation.YOU)
Built = tuple[Ability, ...]


def _when(
    event: str | EventPattern, *effects: Effect, condition: Condition | None = None, optional: bool = False
) -> Ability:
    """A triggered ability; on an event of its own object, where only the word is given."""
    pattern = EventPattern(event, _ITSELF) if isinstance(event, str) else event
    trigger = Trigger((pattern,))
    return Ability(AbilityKind.TRIGGERED, effects, trigger, condition=condition, optional=optional)


def _gets(who: Selector, power: object, toughness: object = 0) -> Give:
    changes = (AddToValue("power", power), AddToValue("toughness", toughness))  # type: ignore[arg-type]
    kept = changes if toughness != 0 else changes[:1]
    return Give(kept, others=who, duration=Duration.THIS_TURN)


def _enters_with(counter: str, number: int, keyword: str) -> Ability:
    """A permanent enters with so many counters (614.1c)."""
    replaced = Replacement(EventPattern("enters", _ITSELF), keeps_event=True, afterwards=True)
    put = PutCounter(status=counter, others=_ME, amount=number)
    return Ability(AbilityKind.REPLACEMENT, (put,), replacement=replaced, name=keyword)


def _counters(counter: str, who: Selector, test: Comparison) -> ObjectIs:
    return ObjectIs(who, Filter((WithNumber(counter_stat(counter), test),)))


def _comes_back(counter: str) -> Built:
    """It returns with a counter, if it had none of that kind (702.79a, 702.93a)."""
    had_none = _counters(counter, _ME, Comparison("=", 0))
    back = Return(_ME, to="battlefield", under=Relation.ITS_OWNER, counter=counter)
    return (_when("dies", back, condition=had_none),)


def _upkeep(*effects: Effect, condition: Condition | None = None) -> Ability:
    pattern = EventPattern("beginning of", player=Relation.YOU, phase="upkeep")
    return _when(pattern, *effects, condition=condition)


def _dethrone(number: int) -> Built:
    most = WithNumber("life", Comparison(">=", HighestOf("life", _A_PLAYER)))
    attack = EventPattern("attacks", _ITSELF, attacking=_A_PLAYER.also(most))
    return (_when(attack, PutCounter(status=PLUS, others=_ME)),)


def _extort(number: int) -> Built:
    lost = TotalOf(EventPattern("loses life"), THIS_WAY)
    drained = (LoseLife(amount=1, player=Relation.OPPONENT), GainLife(amount=lost))
    pay = Pay(Cost((("white/black", 1),)), effects=drained)
    return (_when(EventPattern("is cast", player=Relation.YOU), pay),)


def _modular(number: int) -> Built:
    target = Selector(Pick.CHOOSE, Filter((OfType(("artifact",)), OfType(("creature",)))))
    put = PutCounter(status=PLUS, others=target, amount=StatOf(counter_stat(PLUS), _ME))
    return (_enters_with(PLUS, number, "modular"), _when("dies", put, optional=True))


def _graft(number: int) -> Built:
    other = EventPattern("enters", Filter((OfType(("creature",)), Other())))
    moved = (RemoveCounter(status=PLUS, others=_ME), PutCounter(status=PLUS, others=_IT, condition=ItWasDone()))
    has_one = _counters(PLUS, _ME, Comparison(">=", 1))
    return (_enters_with(PLUS, number, "graft"), _when(other, *moved, condition=has_one, optional=True))


def _vanishing(number: int) -> Built:
    has_one = _counters("time", _ME, Comparison(">=", 1))
    last = _counters("time", _ME, Comparison("=", 0))
    gone = EventPattern("counter is removed", _ITSELF, category="time")
    return (
        _enters_with("time", number, "vanishing"),
        _upkeep(RemoveCounter(status="time", others=_ME), condition=has_one),
        _when(gone, Sacrifice(_ME), condition=last),
    )


def _fading(number: int) -> Built:
    removed = RemoveCounter(status="fade", others=_ME)
    return (_enters_with("fade", number, "fading"), _upkeep(removed, Sacrifice(_ME, condition=Not(ItWasDone()))))


def _cycling(number: int) -> Built:
    cost = Cost((("generic", number),) if number else (), (Discard(objects=_ME),))
    return (Ability(AbilityKind.ACTIVATED, (Draw(),), cost=cost, zones=("hand",), name="cycling"),)


def _generic(number: int) -> Cost:
    """So much generic mana, which is what a number stands for where a keyword has a cost."""
    return Cost((("generic", number),) if number else ())


def _ward(cost: Cost) -> Built:
    pay = Pay(cost, otherwise=(Counter(Selector(Pick.CAUSE)),), player=Relation.THAT_PLAYER)
    return (_when(EventPattern("is targeted", _ITSELF, player=Relation.OPPONENT), pay),)


def _soulshift(number: int) -> Built:
    card = (Tagged(("Spirit",)), InZone(("graveyard",)), OwnedBy(Relation.YOU))
    target = Selector(Pick.CHOOSE, Filter((*card, WithNumber("mana value", Comparison("<=", number)))))
    return (_when("dies", Return(target), optional=True),)


def _annihilator(number: int) -> Built:
    each = Selector(Pick.CHOOSE, Filter((OfType(_PERMANENT),)), count=number, target=False)
    return (_when("attacks", Sacrifice(each, player=Relation.DEFENDING_PLAYER)),)


_PERMANENT = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")


def _evolve(number: int) -> Built:
    entering = EventPattern("enters", Filter((OfType(("creature",)), _YOURS)))
    bigger = AnyOf(tuple(_is_bigger(stat) for stat in ("power", "toughness")))
    return (_when(entering, PutCounter(status=PLUS, others=_ME), condition=bigger),)


def _is_bigger(stat: str) -> ObjectIs:
    return ObjectIs(_IT, Filter((WithNumber(stat, Comparison(">", StatOf(stat, _ME))),)))


def _mentor(number: int) -> Built:
    weaker = WithNumber("power", Comparison("<", StatOf("power", _ME)))
    target = Selector(Pick.CHOOSE, Filter((OfType(("creature",)), InState(("attacking",)), weaker)))
    return (_when("attacks", PutCounter(status=PLUS, others=target)),)


def _training(number: int) -> Built:
    stronger = WithNumber("power", Comparison(">", StatOf("power", _ME)))
    others = CountOf(Filter((OfType(("creature",)), InState(("attacking",)), Other(), stronger)))
    return (_when("attacks", PutCounter(status=PLUS, others=_ME), condition=NumberIs(others, Comparison(">=", 1))),)


def _battle_cry(number: int) -> Built:
    others = Selector(Pick.ALL, Filter((OfType(("creature",)), InState(("attacking",)), Other())))
    return (_when("attacks", _gets(others, 1)),)


def _exalted(number: int) -> Built:
    return (_when(EventPattern("attacks alone", Filter((OfType(("creature",)), _YOURS))), _gets(_IT, 1, 1)),)


def _bushido(number: int) -> Built:
    trigger = Trigger((EventPattern("blocks", _ITSELF), EventPattern("becomes blocked", _ITSELF)))
    return (Ability(AbilityKind.TRIGGERED, (_gets(_ME, number, number),), trigger),)


def _rampage(number: int) -> Built:
    more = Sum("times", (number, Sum("minus", (EventAmount(), 1))))
    return (_when("becomes blocked", _gets(_ME, more, more)),)


def _flanking(number: int) -> Built:
    unlike_it = Filter((OfType(("creature",)), FitsNone((Filter((WithKeyword(("flanking",)),)),))))
    return (_when(EventPattern(BLOCKED_BY, _ITSELF, by=unlike_it), _gets(Selector(Pick.CAUSE), -1, -1)),)


def _prowess(number: int) -> Built:
    no_creature = Filter((NotOfType(("creature",)),))
    return (_when(EventPattern("is cast", no_creature, player=Relation.YOU), _gets(_ME, 1, 1)),)


def _exploit(number: int) -> Built:
    a_creature = Selector(Pick.CHOOSE, Filter((OfType(("creature",)), _YOURS)), target=False)
    return (_when("enters", Sacrifice(a_creature), optional=True),)


def _ingest(number: int) -> Built:
    hit = EventPattern("is dealt damage", _A_PLAYER, by=_ITSELF, category="combat")
    return (_when(hit, Exile(Selector(Pick.TOP, chooser=Relation.THAT_PLAYER))),)


def _decayed(number: int) -> Built:
    end = Trigger((EventPattern("beginning of", phase="end of combat"),))
    later = Later(Ability(AbilityKind.TRIGGERED, (Sacrifice(_ME),), end))
    return (_when("attacks", later),)


def _renown(number: int) -> Built:
    hit = EventPattern("is dealt damage", _A_PLAYER, by=_ITSELF, category="combat")
    put = PutCounter(status=PLUS, others=_ME, amount=number)
    not_yet = ObjectIs(_ME, Filter((NotInState(("renowned",)),)))
    return (_when(hit, put, Designate(_ME, status="renowned"), condition=not_yet),)


def _melee(number: int) -> Built:
    opponents = Filter((OfType(("player",)), ControlledBy(Relation.OPPONENT)))
    attacked = Happened(EventPattern("is attacked", opponents), "combat")
    return (_when("attacks", _gets(_ME, attacked, attacked)),)


def _provoke(number: int) -> Built:
    theirs = ControlledBy(Relation.DEFENDING_PLAYER)
    target = Selector(Pick.CHOOSE, Filter((OfType(("creature",)), theirs)))
    blocks = Give((Must("block me"),), others=target, duration=Duration.THIS_COMBAT, bind=_PROVOKED)
    return (_when("attacks", blocks, Untap(Selector(Pick.THAT, name=_PROVOKED)), optional=True),)


_PROVOKED = "provoked"


def _riot(number: int) -> Built:
    replaced = Replacement(EventPattern("enters", _ITSELF), keeps_event=True, afterwards=True)
    put = YouMay((PutCounter(status=PLUS, others=_ME),))
    haste = Give((GainKeyword("haste"),), others=_ME, condition=Not(ItWasDone()))
    return (Ability(AbilityKind.REPLACEMENT, (put, haste), replacement=replaced, name="riot"),)


def _echo(cost: Cost) -> Built:
    new = ObjectIs(_ME, Filter((InState((NEW_SINCE_UPKEEP,)),)))
    pay = Pay(cost, otherwise=(Sacrifice(_ME),))
    return (_upkeep(pay, condition=new),)


def _cascade(number: int) -> Built:
    """The first nonland card of less mana value is cast for nothing; the others go to the bottom (702.85a)."""
    less = WithNumber("mana value", Comparison("<", StatOf("mana value", _ME)))
    sought = Selector(Pick.ALL, Filter((NotOfType(("land",)), less)))
    found, others = Selector(Pick.THAT, name="found"), Selector(Pick.THAT, name="others")
    exiled = ExileUntil(sought, bind=found.name, rest=others.name or "")
    cast = YouMay((Cast(found, cost=Cost()),), condition=ItWasDone())
    left = If((Put(found, to="library", status="on the bottom"),), condition=Not(ItWasDone()))
    bottom = Put(others, to="library", status="on the bottom")
    pattern = EventPattern("is cast", _ITSELF)
    return (Ability(AbilityKind.TRIGGERED, (exiled, cast, left, bottom), Trigger((pattern,)), zones=("stack",)),)


def _cumulative_upkeep(cost: Cost) -> Built:
    pay = Pay(cost, amount=StatOf(counter_stat("age"), _ME), otherwise=(Sacrifice(_ME),))
    return (_upkeep(PutCounter(status="age", others=_ME), pay),)


def _evoke(number: int) -> Built:
    return (_when("enters", Sacrifice(_ME), condition=CostWasPaid(EVOKED)),)


# What a permanent is called that its controller has not controlled since the beginning of their last upkeep.
NEW_SINCE_UPKEEP = "new since the last upkeep"
KEYWORDS: Mapping[str, Callable[[int], Built]] = {
    "absorb": absorb,
    "afflict": lambda n: (_when("becomes blocked", LoseLife(amount=n, player=Relation.DEFENDING_PLAYER)),),
    "afterlife": afterlife,
    "annihilator": _annihilator,
    BARGAIN: nothing_else,
    "battle cry": _battle_cry,
    "bushido": _bushido,
    "cascade": _cascade,
    CASUALTY: casualty,
    "changeling": changeling,
    "crew": crew,
    "cumulative upkeep": lambda n: _cumulative_upkeep(_generic(n)),
    "cycling": _cycling,
    "decayed": _decayed,
    "dethrone": _dethrone,
    "devour": devour,
    "dredge": dredge,
    "echo": lambda n: _echo(_generic(n)),
    "embalm": lambda n: embalm(_generic(n)),
    "eternalize": lambda n: eternalize(_generic(n)),
    "evoke": _evoke,
    "evolve": _evolve,
    "exalted": _exalted,
    "exploit": _exploit,
    "extort": _extort,
    "fabricate": fabricate,
    "fading": _fading,
    "flanking": _flanking,
    "for mirrodin!": for_mirrodin,
    "frenzy": lambda n: (_when("is unblocked", _gets(_ME, n)),),
    "graft": _graft,
    GRAVESTORM: gravestorm,
    "ingest": _ingest,
    JUMP_START: nothing_else,
    "living metal": living_metal,
    "living weapon": living_weapon,
    "melee": _melee,
    "mentor": _mentor,
    "modular": _modular,
    "myriad": myriad,
    "persist": lambda n: _comes_back(MINUS),
    "poisonous": poisonous,
    "provoke": _provoke,
    "prowess": _prowess,
    "rampage": _rampage,
    "ravenous": ravenous,
    "renown": _renown,
    RETRACE: nothing_else,
    "riot": _riot,
    "saddle": saddle,
    "soulbond": soulbond,
    "soulshift": _soulshift,
    "storm": storm,
    SUNBURST: sunburst,
    "training": _training,
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
    "echo": _echo,
    "embalm": embalm,
    "eternalize": eternalize,
    "ward": _ward,
}
_NOTHING = Cost()
NUMBERED = frozenset(
    (
        "absorb", "afflict", "afterlife", "annihilator", "bushido", CASUALTY, "crew", "cumulative upkeep", "cycling",
        "dredge", "echo", "embalm", "eternalize", "evoke", "fabricate", "fading", "frenzy", "graft", "modular",
        "poisonous", "rampage", "reinforce", "renown", "saddle", "soulshift", SUSPEND, "vanishing", "ward",
    )
)  # fmt: skip
STANDING_FOR = frozenset((*KEYWORDS, *COSTED))
TOKENS_OF = {
    word: tuple(part.name for part in parts_of(built(1)) if isinstance(part, TokenKind))
    for word, built in KEYWORDS.items()
}


@cache
def stands_for(keyword: str, number: int, cost: Cost = _NOTHING) -> Built:
    """The abilities that a keyword stands for, with its cost if it has one; none if it is no ability of its own."""
    if keyword in COSTED:
        return COSTED[keyword](number, cost)
    if keyword in FOR_A_COST and cost != _NOTHING:
        return FOR_A_COST[keyword](cost)
    return KEYWORDS[keyword](number) if keyword in KEYWORDS else ()
