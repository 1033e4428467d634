"""The keywords of Magic that make copies, as data (Comprehensive Rules 702.40, 702.116, 702.128, 702.129)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Change,
    ControlledBy,
    Cost,
    Duration,
    EventPattern,
    Filter,
    FitsNone,
    Happened,
    Itself,
    ItWasDone,
    OfType,
    Pick,
    Relation,
    Selector,
    Trigger,
)
from rules_data.core.abilities.changes import GainKeyword, GainTag, Must, SetBase, SetDomain
from rules_data.core.abilities.effects import (
    NEW_TARGETS,
    CopyWaiting,
    CreateCopy,
    Exile,
    ForEach,
    Give,
    Later,
    Sacrifice,
)

Built = tuple[Ability, ...]
_ME, _IT = Selector(Pick.ME), Selector(Pick.IT)
_ITSELF = Filter((Itself(),))
_COPIES, ENCORE = "copies", "encore"


def storm(number: int) -> Built:
    """As many copies as spells have been cast earlier in the turn (702.40a)."""
    copy = CopyWaiting(_ME, amount=Happened(EventPattern("is cast"), before_it=True), status=NEW_TARGETS)
    return (Ability(AbilityKind.TRIGGERED, (copy,), Trigger((EventPattern("is cast", _ITSELF),)), zones=("stack",)),)


def myriad(number: int) -> Built:
    """Copies attack the other opponents and are exiled at end of combat (702.116a)."""
    defending = Filter((ControlledBy(Relation.DEFENDING_PLAYER),))
    others = Filter((OfType(("player",)), ControlledBy(Relation.OPPONENT), FitsNone((defending,))))
    made = CreateCopy(_ME, others=_IT, optional=True, bind=_COPIES)
    end = Trigger((EventPattern("beginning of", phase="end of combat"),))
    gone = Ability(AbilityKind.TRIGGERED, (Exile(Selector(Pick.THAT, name=_COPIES)),), end)
    each = ForEach((made, Later(gone, condition=ItWasDone())), objects=Selector(Pick.ALL, others, target=False))
    return (Ability(AbilityKind.TRIGGERED, (each,), Trigger((EventPattern("attacks", _ITSELF),))),)


def encore(number: int, cost: Cost) -> Built:
    """For each opponent a hasty copy that has to attack that player, sacrificed in the next end step (702.141a)."""
    made = Selector(Pick.THAT, name=_COPIES)
    each = (
        CreateCopy(_ME, bind=_COPIES),
        Give((GainKeyword("haste"),), others=made),
        Give((Must("attack that player"),), others=made, duration=Duration.THIS_TURN),
    )
    opponents = Filter((OfType(("player",)), ControlledBy(Relation.OPPONENT)))
    end = Trigger((EventPattern("beginning of", phase="end"),))
    gone = Ability(AbilityKind.TRIGGERED, (Sacrifice(made),), end)
    effects = (ForEach(each, objects=Selector(Pick.ALL, opponents, target=False)), Later(gone))
    cost = Cost(cost.resources, (*cost.actions, Exile(_ME)))
    timing = ("sorcery speed",)
    return (Ability(AbilityKind.ACTIVATED, effects, cost=cost, zones=("graveyard",), keywords=timing, name=ENCORE),)


def _returns_as_a_zombie(word: str, cost: Cost, *changes: Change) -> Built:
    cost = Cost(cost.resources, (*cost.actions, Exile(_ME)))
    made = CreateCopy(_ME, changes=(*changes, GainTag("Zombie")), cost=Cost())
    ability = Ability(
        AbilityKind.ACTIVATED, (made,), cost=cost, zones=("graveyard",), keywords=("sorcery speed",), name=word
    )
    return (ability,)


def embalm(cost: Cost) -> Built:
    """A white Zombie token that is a copy of the card (702.128a)."""
    return _returns_as_a_zombie("embalm", cost, SetDomain("white"))


def eternalize(cost: Cost) -> Built:
    """A black 4/4 Zombie token that is a copy of the card (702.129a)."""
    size = (SetBase("power", 4), SetBase("toughness", 4))
    return _returns_as_a_zombie("eternalize", cost, SetDomain("black"), *size)
