"""Gaining resources by pitching while a cost is paid (Comprehensive Rules 1.13.3a, 1.14.3, 8.5.44)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules_data.core.abilities import Cost, Effect, Pick
from rules_data.core.evaluator.events import Running, frame_applied, objects_of
from rules_data.core.evaluator.matching import amount_of, measure
from rules_data.core.evaluator.policy import ANOTHER_RESOURCE_PAYS_FIRST
from rules_data.core.evaluator.stack import can_do
from rules_data.core.evaluator.state import Decision, Event, Frame, GameObject, IllegalStep, Item, Viewpoint, replace

from .facts import CHI
from .questions_named_effects import ALL_OF_THEM_ARE_PITCHED_OR_NONE
from .questions_play import AN_EFFECT_COST_MUST_BE_POSSIBLE, ONLY_WHAT_IS_NEEDED_IS_PITCHED

RESOURCES = "resources"


def _pitchable(ev: Running, player: str) -> list[GameObject]:
    """Cards in hand with a pitch value that nothing forbids to pitch."""
    found = []
    for card in ev.state.in_zone("hand", player):
        if measure(ev, ev.state, card, "pitch") > 0 and "be pitched" not in ev.derived.traits(ev.state, card).cannot:
            found.append(card)
    return found


def could_raise(ev: Running, player: str) -> Mapping[str, int]:
    """How many points of each kind a player could still gain by pitching."""
    found = dict.fromkeys((RESOURCES, CHI), 0)
    for card in _pitchable(ev, player):
        found[_gained_for(ev, card)] += measure(ev, ev.state, card, "pitch")
    return found


def gained_for(ev: Running, event: Event) -> list[tuple[str, int]]:
    """What a player gains for the cards of an event, if that happens: points of which kind, and how many."""
    cards = [card for each in event.objects if (card := ev.state.find(each.identity)) is not None]
    return [(_gained_for(ev, card), measure(ev, ev.state, card, "pitch")) for card in cards]


def propose_pitching(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Cards that an effect has somebody pitch: all it asks for, or none (1.14.3a, 8.5.44a)."""
    things, chosen = objects_of(ev, effect.objects, frame), effect.objects
    able = [thing for thing in things if _can_be_pitched(ev, thing)]
    exactly = chosen is not None and chosen.pick is Pick.CHOOSE and not chosen.up_to
    asked = amount_of(ev, frame.view, chosen.count) if chosen is not None and exactly else len(things)
    ruled = ev.rules.ask(ALL_OF_THEM_ARE_PITCHED_OR_NONE) if len(able) < asked else None
    if ruled:
        text = f"{frame.cause.name}: only {len(able)} of {asked} cards can be pitched, so none is"
        ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=tuple(o.handle for o in things))
        return []
    applied = frame_applied(frame)
    return [Event("is pitched", (each,), frame.view.you, cause=frame.cause, applied=applied) for each in able]


def _can_be_pitched(ev: Running, card: GameObject) -> bool:
    traits = ev.derived.traits(ev.state, card)
    return bool({"pitch", CHI} & set(traits.stats)) and "be pitched" not in traits.cannot


def _gained_for(ev: Running, card: GameObject) -> str:
    """Of which kind the points are that a card gives: the symbols of its pitch say that (2.8.2)."""
    return CHI if CHI in ev.derived.traits(ev.state, card).stats else RESOURCES


def raise_resources(ev: Running, player: str, cost: Cost) -> None:
    """Let the player pitch, card by card, until the cost can be paid: its chi points first, then all the rest."""
    needed = dict(cost.resources)
    chi, resources = needed.get(CHI, 0), needed.get(RESOURCES, 0)
    while ev.state.number(player, CHI) < chi and _pitched(ev, player, frozenset((CHI,))):
        pass
    while _left_for_resources(ev, player, chi) < resources and _pitched(ev, player, frozenset((CHI, RESOURCES))):
        pass
    if _left_for_resources(ev, player, chi) < resources or ev.state.number(player, CHI) < chi:
        # Something else has become of a card than to be pitched, and nothing else can be.
        raise IllegalStep(f"{player} cannot pay with what has been gained", ev.rules.cite("pay costs"))
    _refuse_what_is_left_unpaid(ev, player, cost)


def _refuse_what_is_left_unpaid(ev: Running, player: str, cost: Cost) -> None:
    """Effect-costs come last: what was pitched cannot be discarded as well. Raises IllegalStep if one can't be paid."""
    item = _being_played(ev, player) if cost.actions else None
    if item is None:
        return
    view = Viewpoint(player, ev.state.find(item.source.identity) or item.source, ev.state, item.occurrence)
    if all(can_do(ev, action, view) for action in cost.actions):
        return
    if ruled := ev.rules.ask(AN_EFFECT_COST_MUST_BE_POSSIBLE):
        text = f"{player} cannot pay what {item.label} costs besides, with what is left after pitching"
        raise IllegalStep(text, ruled.rules)


def _left_for_resources(ev: Running, player: str, chi: int) -> int:
    """With how many points a player could pay resource points once so many chi points are paid."""
    left = ev.state.number(player, CHI) - chi
    stand_in = left if left > 0 and ev.rules.ask(ANOTHER_RESOURCE_PAYS_FIRST) else 0
    return ev.state.number(player, RESOURCES) + stand_in


def _pitched(ev: Running, player: str, kinds: frozenset[str]) -> bool:
    """Whether the player has pitched one more card that gives points of one of these kinds, whatever became of it."""
    cards, rules = _pitchable(ev, player), ev.rules.cite("pitch")
    fitting = [card for card in cards if _gained_for(ev, card) in kinds]
    if len(fitting) < len(cards) and (ruled := ev.rules.ask(ONLY_WHAT_IS_NEEDED_IS_PITCHED)):
        cards, rules = fitting, (*rules, *ruled.rules)
    if not cards:
        return False
    legal = tuple((card.handle,) for card in cards)
    chosen = ev.choices.choose(Decision(player, "pitch", legal, rules))[0]
    card = ev.state.objects[chosen]
    _note_what_for(ev, player, ev.events.perform([Event("is pitched", (card,), player)]))
    return card not in _pitchable(ev, player)  # where it is there still, it would be for ever


def _note_what_for(ev: Running, player: str, happened: Sequence[Event]) -> None:
    """Keep with the card that is being played, or the ability that is activated, what was pitched for it."""
    item = _being_played(ev, player)
    if item is None:
        return
    pitched = tuple(card.identity for event in happened if event.kind == "is pitched" for card in event.after)
    if item.kind == "ability":
        ev.board.put_item(replace(item, paid=item.paid.with_cards(*pitched)))
        return
    layer = ev.state.objects[item.source.handle]
    ev.board.put(replace(layer, paid=layer.paid.with_cards(*pitched)))


def _being_played(ev: Running, player: str) -> Item | None:
    """The card or ability that a player is about to play or activate, if they are."""
    item = ev.state.waiting[-1] if ev.state.waiting else None
    if item is None or item.kind not in ("card", "ability") or not item.pending or item.controller != player:
        return None
    return item


def knowing_what_was_pitched(ev: Running, item: Item) -> Item:
    """An activated-layer that has been paid for, with the cards that were pitched for it."""
    noted = next((one for one in ev.state.waiting if one.number == item.number), item)
    return replace(item, paid=item.paid.with_cards(*noted.paid.cards))
