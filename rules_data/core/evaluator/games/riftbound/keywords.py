"""Keywords as the abilities they are short for (Core Rules v1.3 805-826, v1.2 731-747)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Change,
    ControlledBy,
    Cost,
    Effect,
    EventPattern,
    Filter,
    Itself,
    OfType,
    Pick,
    Relation,
    Selector,
    Trigger,
)
from rules_data.core.abilities.changes import AdditionalCost, Can
from rules_data.core.abilities.effects import Attach, GainXp, Kill, LookAt, Recycle
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import find_anywhere
from rules_data.core.evaluator.state import (
    AbilityIndex,
    GameObject,
    GameState,
    Item,
    Viewpoint,
    index_abilities,
    replace,
)

from .equipping import WEAPONMASTER
from .memory import remembered
from .questions_keywords import (
    ACCELERATE_TAKES_A_DOMAIN_OF_THE_UNIT,
    ATTACHED_KEYWORDS_ARE_INACTIVE,
    LEGION_COUNTS_ITS_OWN_CARD,
    MEANS,
    WEAPONMASTER_IS_OPTIONAL,
)
from .questions_others import IGNORED_ABILITIES_ARE_INACTIVE
from .repeating import repeated
from .runes import one_of

ACCELERATED, WEAPONS = "accelerate", "weaponmaster"
_ME, _ITSELF = Selector(Pick.ME), Filter((Itself(),))
_A_UNIT_OF_YOURS = Selector(Pick.CHOOSE, Filter((OfType(("unit",)), ControlledBy(Relation.YOU))))
_PLAYED = (EventPattern("is played", _ITSELF),)
_BEGINNING = (EventPattern("start of", player=Relation.YOU, phase="beginning"),)
_SCORED = (EventPattern("conquers", _ITSELF), EventPattern("holds", _ITSELF))


def _trigger(patterns: tuple[EventPattern, ...], *effects: Effect) -> Ability:
    return Ability(AbilityKind.TRIGGERED, effects, Trigger(patterns))


def abilities_of(word: str, number: int) -> Sequence[Ability]:
    """The triggered abilities that one keyword is short for, when it is had with this number or so many times."""
    match word:
        case "temporary":
            return (_trigger(_BEGINNING, Kill(_ME)),)
        case "vision":
            top = Selector(Pick.TOP)
            return (_trigger(_PLAYED, LookAt(top), Recycle(top, optional=True)),) * number
        case "quick-draw":
            return (_trigger(_PLAYED, Attach(_ME, others=_A_UNIT_OF_YOURS)),)
        case "weaponmaster":
            return (Ability(AbilityKind.TRIGGERED, (WEAPONMASTER,), Trigger(_PLAYED), name=word),) * number
        case "hunt":
            return (_trigger(_SCORED, GainXp(number)),)
    return ()


def active_keywords(ev: Running, state: GameState, thing: GameObject) -> Mapping[str, int]:
    """The keywords of an object that do something: those printed on an attached card do not, those given to it do."""
    keywords = ev.derived.traits(state, thing).keywords
    if not thing.attached_to or not keywords or not ev.rules.ask(ATTACHED_KEYWORDS_ARE_INACTIVE):
        return keywords
    printed = dict(thing.card.keywords)
    return {word: number - printed.get(word, 0) for word, number in keywords.items() if number > printed.get(word, 0)}


def keyword_triggers(ev: Running, state: GameState, thing: GameObject) -> Sequence[Ability]:
    """The triggered abilities that an object has by its keywords."""
    keywords = active_keywords(ev, state, thing)
    means = (word for word in keywords if word in MEANS and ev.rules.ask(MEANS[word]))
    found = [ability for word in means for ability in abilities_of(word, keywords[word])]
    if any(ability.name == WEAPONS for ability in found) and ev.rules.ask(WEAPONMASTER_IS_OPTIONAL):
        return [replace(ability, optional=True) if ability.name == WEAPONS else ability for ability in found]
    return found


@lru_cache(maxsize=256)
def index_of_keywords(words: frozenset[str]) -> AbilityIndex:
    """What the abilities behind some keywords watch, replace and count."""
    return index_abilities([], tuple(ability for word in sorted(words) for ability in abilities_of(word, 1)))


def costs_by_keywords(ev: Running, item: Item, thing: GameObject) -> Sequence[Change]:
    """What Accelerate lets its player pay in addition, and what the Deflect of targets makes an opponent pay."""
    found: list[Change] = []
    has = ev.derived.traits(ev.state, thing).keywords if item.kind == "card" else {}
    if "accelerate" in has and ev.rules.ask(MEANS["accelerate"]):
        power = _power_of(ev, thing.card.domains)
        found.append(AdditionalCost(Cost((("energy", 1), (power, 1))), ACCELERATED, optional=True))
    found += repeated(item, thing)
    if deflected := _deflected(ev, item):
        found.append(AdditionalCost(Cost((("power", deflected),)), "deflect"))
    return found


def _power_of(ev: Running, domains: Sequence[str]) -> str:
    """Which power Accelerate takes: that of the unit's domain, or of one of them in an edition that says so."""
    if len(domains) > 1 and ev.rules.ask(ACCELERATE_TAKES_A_DOMAIN_OF_THE_UNIT):
        return one_of(domains)
    return domains[0] if len(domains) == 1 else "power"


def _deflected(ev: Running, item: Item) -> int:
    """The power that an item costs more because of what it has chosen, once for each time it is chosen."""
    chosen = (find_anywhere(ev, identity) for found in item.targets.values() for identity in found)
    others = (one for one in chosen if one is not None and one.controller not in ("", item.controller))
    power = sum(active_keywords(ev, ev.state, one).get("deflect", 0) for one in others)
    if not power or not ev.rules.ask(MEANS["deflect"]):
        return 0
    ignored = item.kind == "card" and may_ignore(ev, item.source, "deflect")
    return 0 if ignored else power


def may_ignore(ev: Running, thing: GameObject, keyword: str) -> bool:
    """Whether a card's own text lets its player ignore a keyword, of whatever has it (766)."""
    ignoring = Can(f"ignore {keyword}")
    own = (one.continuous for one in thing.card.abilities if one.continuous is not None)
    told = any(ignoring in one.changes for one in own if one.affects.pick is Pick.ME)
    so = told or ignoring.action in ev.derived.traits(ev.state, thing).can
    return so and bool(ev.rules.ask(IGNORED_ABILITIES_ARE_INACTIVE))


def has_reaction(ev: Running, thing: GameObject, player: str, place: str) -> bool:
    """Whether a card has Reaction as it is played now, to this place, by its own word or by another keyword."""
    keywords = ev.derived.traits(ev.state, thing).keywords
    if "quick-draw" in keywords and ev.rules.ask(MEANS["quick-draw"]):
        return True
    return "reaction" in keywords or may_be_ambushed(ev, thing, player, place)


def may_be_ambushed(ev: Running, thing: GameObject, player: str, place: str) -> bool:
    """Whether Ambush lets a unit be played to a battlefield: one where its player has units."""
    if "ambush" not in ev.derived.traits(ev.state, thing).keywords or not ev.rules.ask(MEANS["ambush"]):
        return False
    own = (o for o in ev.state.objects.values() if o.zone == "battlefield" and o.at == place and o.controller == player)
    return any("unit" in ev.derived.traits(ev.state, each).types for each in own)


def keyword_holds(ev: Running, view: Viewpoint, word: str, number: int) -> bool:
    """Whether text that depends on Legion or Level is active, for whoever controls it."""
    if not ev.rules.ask(MEANS[word]):
        return False
    if word == "empowered":
        return "empowered" in view.source.statuses
    if word == "level":
        return view.state.number(view.you, "xp") >= number
    others_only = _is_being_played(view) or not ev.rules.ask(LEGION_COUNTS_ITS_OWN_CARD)
    finalized = remembered(view.state).finalized
    return any(who == view.you and not (others_only and card == view.source.handle) for who, card in finalized)


def _is_being_played(view: Viewpoint) -> bool:
    """Whether it is a card on the chain that asks, or the play effect of a permanent."""
    event = view.occurrence.event if view.occurrence is not None else None
    return view.source.zone == "chain" or (event is not None and event.kind == "is played")
