"""Offering: a permanent is sacrificed for a spell, which costs less and may be cast at any time then (702.48)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Change, Cost, Filter, NamedObjects, Pick, Selector
from rules_data.core.abilities.changes import AdditionalCost, ChangeCost
from rules_data.core.abilities.effects import Sacrifice
from rules_data.core.evaluator.continuous import copied_card
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import could_be_paid, priced
from rules_data.core.evaluator.state import Decision, GameObject, Item, replace

from .having import acts, rules_of
from .keywords_of_casting import OFFERED, OFFERINGS
from .mana_symbols import HYBRID, MANA, MONOCOLORED_HYBRID, PHYREXIAN
from .moving import BATTLEFIELD, FACE_DOWN

_GENERIC = "generic"
_AS = "offered as "  # and which way its mana cost takes mana off
_AS_MANA = {"snow": (_GENERIC, 1), "two": (_GENERIC, 2)}  # 118.7e, 118.7g
_TWO_OR_ONE = {name: ("two", color) for name, color in MONOCOLORED_HYBRID.items()}
_WORK_OF_PRICING = 50  # as objects looked at: what comes of each way is worked out and paid for on trial
Way = tuple[tuple[str, int], ...]  # so much of each kind of mana


def offered(ev: Running, item: Item) -> Item:
    """The spell with a mark for the permanent that its player will sacrifice for it, if any (702.48b)."""
    spell = ev.state.objects[item.source.handle]
    word = _word(ev, spell) if item.kind == "card" else ""
    if not word:
        return item
    able = [one.handle for one in _fitting(ev, item.controller, word) if _can_be_paid(ev, item, spell, one)]
    legal = ((), *((handle,) for handle in able))
    chosen = ev.choices.choose(Decision(item.controller, "objects", legal, rules_of(ev, word), item.label))
    for handle in chosen:
        item = _with_halves_chosen(ev, item, spell, ev.state.objects[handle])
    ev.board.put_item(item)
    return item


def _with_halves_chosen(ev: Running, item: Item, spell: GameObject, given: GameObject) -> Item:
    """The spell with what is offered for it: of a hybrid symbol one half takes mana off, as its player says (118.7e).

    Not asked where each way takes off the same, or only one of them leaves what can be paid.
    """
    ways: dict[tuple[Change, ...], tuple[str, Item]] = {}
    for way in _ways(ev, copied_card(given).cost):
        with_it = _offering(item, given, way)
        if could_be_paid(ev, with_it, priced(ev, with_it, spell)):
            ways.setdefault(tuple(_taken_off(item, way)), (_told(way), with_it))
    items = dict(ways.values())
    if len(items) == 1:
        return next(iter(items.values()))
    rules, legal = ev.rules.cite("a half takes mana off"), tuple((told,) for told in items)
    return items[ev.choices.choose(Decision(item.controller, ev.game.words.asks_cost, legal, rules, item.label))[0]]


def _offering(item: Item, given: GameObject, way: Way) -> Item:
    paid = item.paid.with_cost(f"{OFFERED}{given.handle}").with_cost(f"{_AS}{_told(way)}")
    return replace(item, paid=paid)


def _told(way: Way) -> str:
    """white, generic: the halves of hybrid symbols that were chosen, and what else is taken off."""
    return ", ".join(f"{amount} {name}" for name, amount in way)


def _as_told(said: str) -> Way:
    return tuple((name, int(amount)) for amount, name in (each.split(" ", 1) for each in said.split(", ") if each))


def _ways(ev: Running, given: Cost) -> Iterator[Way]:
    """What a mana cost can take off another: its mana, of each hybrid symbol one half, and Phyrexian ones as mana."""
    choices: list[Way] = []
    for name, amount in given.resources:
        halves = (*HYBRID.get(name, ()), *PHYREXIAN.get(name, ()), *_TWO_OR_ONE.get(name, ()))
        if halves:
            choices += [tuple(_AS_MANA.get(half, (half, 1)) for half in halves)] * amount
        else:
            choices.append(((_AS_MANA.get(name, (name, 1))[0], amount),))
    # Symbol after symbol: what comes to the same is the same way, so that there are not twice as many with each.
    found: dict[Way, None] = {(): None}
    for halves_of_one in choices:
        ev.deadline.spend(len(found))
        found = dict.fromkeys(_with_one_more(way, half) for way in found for half in halves_of_one)
    for way in found:
        ev.deadline.spend(_WORK_OF_PRICING)
        yield way


def _with_one_more(way: Way, half: tuple[str, int]) -> Way:
    name, amount = half
    total = dict(way)
    total[name] = total.get(name, 0) + amount
    return tuple(sorted(total.items()))


def may_be_offered_for(ev: Running, player: str, card: GameObject) -> bool:
    """Whether a player has a permanent that lets them cast a card at any time, by sacrificing it (702.48a)."""
    word = _word(ev, card)
    return bool(word) and bool(_fitting(ev, player, word))


def costs_of_offering(ev: Running, item: Item) -> Iterator[Change]:
    """The sacrifice, and what the cost of the permanent takes off that of the spell (702.48c, 118.7)."""
    for name in dict.fromkeys(item.paid.costs):
        given = ev.state.objects.get(name.removeprefix(OFFERED)) if name.startswith(OFFERED) else None
        if given is not None:
            named = Selector(Pick.ALL, Filter((NamedObjects((given.handle,)),)))
            yield AdditionalCost(Cost(actions=(Sacrifice(named),)), name)
            said = next((each.removeprefix(_AS) for each in item.paid.costs if each.startswith(_AS)), None)
            yield from _taken_off(item, next(_ways(ev, copied_card(given).cost)) if said is None else _as_told(said))


def _taken_off(item: Item, way: Way) -> Iterator[ChangeCost]:
    """Mana takes off mana of its kind, and what of it is too much takes off generic mana."""
    own, generic = dict((item.source.card.cost if item.cost is None else item.cost).resources), 0
    for name, amount in way:
        as_it_is = min(amount, own.get(name, 0)) if name in MANA else 0
        generic += amount - as_it_is
        if as_it_is:
            yield ChangeCost(name, -as_it_is)
    if generic:
        yield ChangeCost(_GENERIC, -generic)


def _word(ev: Running, spell: GameObject) -> str:
    if FACE_DOWN in spell.statuses:
        return ""
    return next((word for word, _ in spell.card.keywords if word in OFFERINGS and acts(ev, word)), "")


def _fitting(ev: Running, player: str, word: str) -> list[GameObject]:
    own = (thing for thing in ev.state.in_zone(BATTLEFIELD) if thing.controller == player)
    return [thing for thing in own if _is(ev, thing, OFFERINGS[word])]


def _is(ev: Running, thing: GameObject, quality: str) -> bool:
    traits = ev.derived.traits(ev.state, thing)
    return quality in (*traits.types, *traits.tags)


def _can_be_paid(ev: Running, item: Item, spell: GameObject, given: GameObject) -> bool:
    if "be sacrificed" in ev.derived.traits(ev.state, given).cannot:
        return False
    ways = (_offering(item, given, way) for way in _ways(ev, copied_card(given).cost))
    return any(could_be_paid(ev, with_it, priced(ev, with_it, spell)) for with_it in ways)
