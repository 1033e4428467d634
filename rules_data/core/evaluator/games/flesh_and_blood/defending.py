"""Defending: which cards may defend against the active attack, and that they do (Comprehensive Rules 7.0.5, 7.3)."""

from __future__ import annotations

from rules_data.core.abilities.changes import CannotBeDefended, MustBeDefended
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import why_not
from rules_data.core.evaluator.state import (
    Cause,
    Event,
    GameObject,
    IllegalStep,
    Item,
    NotSupported,
    Viewpoint,
    replace,
)

from .attacks import active_proxy_is_there
from .keywords import has_keyword
from .memory import remembered
from .questions_play import (
    A_CARD_DEFENDS_ONE_TARGET,
    A_REACTION_THAT_CANNOT_DEFEND_FAILS,
    A_REQUIREMENT_TO_DEFEND_IS_OBEYED,
    CARDS_DEFEND_TOGETHER,
)
from .timing import step_of
from .zones import EQUIPPED_ZONES, clear, move


def active_attack(ev: Running) -> GameObject | None:
    """The attack of the active chain link, if it is still on the combat chain."""
    memory = remembered(ev.state)
    thing = ev.state.find(memory.attack)
    if thing is None or thing.zone != "combat chain" or thing.at != memory.link:
        return None
    return thing if thing.stands_for is None or active_proxy_is_there(ev, thing) else None


def declare_defenders(ev: Running, player: str, cards: list[GameObject]) -> None:
    """Cards are declared as defending, together (7.3.2). Raises IllegalStep where a rule or effect forbids it.

    What another controls and may defend any hero is declared by that player, each in their turn (7.3.2e).
    """
    target = _defended_by(ev, player, cards)
    if step_of(ev) != "defend" or target is None or target.zone != "hero":
        who = f"{player} may not" if player else "nobody may"
        raise IllegalStep(f"{who} declare defending cards now", ev.rules.cite("defend step"))
    player = player or target.controller  # who declares none is not always named
    by_players = _by_players(ev, player, cards)
    first = ev.state.players.index(target.controller)
    order = [*ev.state.players[first:], *ev.state.players[:first]]
    for who in (declaring := [each for each in order if each in by_players]):
        _check_declared(ev, who, target, by_players[who])
    check_attack_allows(ev, cards)
    if target.controller in by_players:
        check_what_must_defend(ev, by_players[target.controller], target)
    declared = remembered(ev.state).declared
    before = any(handle == target.handle for handle, _ in declared)
    passed = {(target.handle, who) for who in order[: order.index(declaring[-1]) + 1]}
    ev.board.remember(declared=declared | passed)
    defend_with(ev, [(who, by_players[who]) for who in declaring], target, with_earlier=before)
    protecting = [(who, card) for who in declaring if who != target.controller for card in by_players[who]]
    if protecting:
        ev.events.perform([Event("protects", (card,), who) for who, card in protecting])


def _by_players(ev: Running, player: str, cards: list[GameObject]) -> dict[str, list[GameObject]]:
    """Which cards are declared by whom: a player's own, and what others control that may defend for them."""
    found: dict[str, list[GameObject]] = {} if cards else {player: []}
    for card in cards:
        theirs = card.zone in EQUIPPED_ZONES and card.controller != player and _can_protect(ev, card)
        found.setdefault(card.controller if theirs else player, []).append(card)
    return found


def attacked(ev: Running) -> list[GameObject]:
    """What the active attack attacks, as far as it is there, in the order in which it is defended and dealt damage."""
    found = (ev.state.objects.get(handle) for handle in remembered(ev.state).targets)
    return [target for target in found if target is not None]


def in_turn(ev: Running, player: str, targets: list[GameObject]) -> list[GameObject]:
    """Attack-targets clockwise by who controls them, from a player on; of one player as they were named (7.3.2f)."""
    first = ev.state.players.index(player)
    order = [*ev.state.players[first:], *ev.state.players[:first]]
    return sorted(targets, key=lambda target: order.index(target.player))


def _defended_by(ev: Running, player: str, cards: list[GameObject]) -> GameObject | None:
    """For which attack-target a player declares cards: their own; what may defend any, for the only one there is."""
    targets = attacked(ev)
    own = [target for target in targets if target.controller == player]
    heroes = [target for target in own if target.zone == "hero"]
    if len(targets) > 1 and not own:
        raise IllegalStep(f"{player} controls none of what is attacked", ev.rules.cite("defend step"))
    return next(iter((*heroes, *own, *targets)), None)


def _check_declared(ev: Running, player: str, target: GameObject, cards: list[GameObject]) -> None:
    rules = ev.rules.cite("defend step")
    if player != target.controller and not _protects(ev, player, cards):
        raise IllegalStep(f"{player} may not declare defending cards now", rules)
    targets, declared = remembered(ev.state).targets, remembered(ev.state).declared
    later = targets[targets.index(target.handle) + 1 :]
    if (target.handle, player) in declared or any(handle in later for handle, _ in declared):
        raise IllegalStep("the defending cards have already been declared", rules)
    for card in cards:
        _check_defender(ev, player, card)


def _can_protect(ev: Running, card: GameObject) -> bool:
    return has_keyword(ev, ev.derived.traits(ev.state, card), "protect")


def _protects(ev: Running, player: str, cards: list[GameObject]) -> bool:
    """Whether a player may defend a hero of another with these cards: all have protect, and an opponent attacks."""
    attacking = active_attack(ev)
    if attacking is None or attacking.controller == player or not cards:
        return False
    return all(_can_protect(ev, card) for card in cards)


def _check_defender(ev: Running, player: str, card: GameObject) -> None:
    rules = ev.rules.cite("defend step")
    traits = ev.derived.traits(ev.state, card)
    if card.zone in EQUIPPED_ZONES:
        # A weapon is no equipment, and who controls equipment defends with it, whoever owns it.
        hidden = "face down" in card.statuses
        may = card.controller == player and "equipment" in traits.types and not hidden
    elif card.zone == "arsenal":
        may = card.owner == player and has_keyword(ev, traits, "ambush")
    else:
        may = card.owner == player and card.zone == "hand"
    if "defending" in card.statuses:
        raise IllegalStep(f"{card.handle} is defending already", ev.rules.cite("unable to be declared"))
    if not may:
        raise IllegalStep(f"{card.handle} is not a card {player} could defend with", rules)
    if "defense" not in traits.stats:
        raise IllegalStep(f"{card.handle} has no defense", ev.rules.cite("unable to be declared"))
    if "defense reaction" in traits.types:
        text = f"{card.handle} cannot be declared as a defending card"
        raise IllegalStep(text, ev.rules.cite("defense reactions are played"))
    if "defend" in traits.cannot:
        raise IllegalStep(f"{card.handle} can't defend", ev.rules.cite("modified rules"))


def _can_be_declared(ev: Running, player: str, card: GameObject) -> bool:
    """Whether a player could declare this card, by itself, as defending against the active attack."""
    try:
        _check_defender(ev, player, card)
        check_attack_allows(ev, [card])
    except IllegalStep:
        return False
    return True


def check_what_must_defend(ev: Running, cards: list[GameObject], target: GameObject) -> None:
    """Raise IllegalStep where none of the cards that defend is one that has to, though the defending hero has such one.

    `cards`: what the player of the hero who is attacked declares; what an effect has added defends already. What can't
    defend need not: a restriction goes before a requirement.
    """
    attacking = active_attack(ev)
    if attacking is None or target.zone != "hero":
        return
    view = Viewpoint(attacking.controller, attacking, ev.state)
    for change in ev.derived.traits(ev.state, attacking).rules:
        if not isinstance(change, MustBeDefended):
            continue
        own = [card for card in ev.state.objects.values() if target.controller in (card.owner, card.controller)]
        fits = [card for card in own if not why_not(ev, change.by, card, view)]
        defending = {card.handle for card in (*cards, *defenders(ev, target))}
        able = [card for card in fits if _can_be_declared(ev, target.controller, card)]
        if any(card.handle in defending for card in fits) or not able:
            continue
        ruled = ev.rules.ask(A_REQUIREMENT_TO_DEFEND_IS_OBEYED)
        if ruled:
            which = " or ".join(card.handle for card in able)
            raise IllegalStep(f"{attacking.handle} must be defended by {which}", ruled.rules)


def check_attack_allows(ev: Running, cards: list[GameObject], *, from_hand: bool | None = None) -> None:
    """Raise IllegalStep when the attack cannot be defended, or not by so many such cards (8.3.4, 8.3.22).

    `from_hand`: whether they come from a hand, where they are not there any more.
    """
    attacking = active_attack(ev)
    if attacking is None or not cards:
        return
    traits, name = ev.derived.traits(ev.state, attacking), attacking.handle
    if "be defended" in traits.cannot:
        raise IllegalStep(f"{name} can't be defended", ev.rules.cite("modified rules"))
    _check_who_may_defend(ev, attacking, cards)
    new = sum(1 for card in cards if (card.zone == "hand" if from_hand is None else from_hand))
    already = sum(1 for card in defenders(ev) if card.handle in remembered(ev.state).from_hand)
    if new and new + already > 1 and has_keyword(ev, traits, "dominate"):
        raise IllegalStep(f"{name} has dominate: one card from hand defends at most", ev.rules.cite("dominate"))
    new, already = _actions(ev, cards), _actions(ev, defenders(ev))
    if new and new + already > 1 and has_keyword(ev, traits, "overpower"):
        raise IllegalStep(f"{name} has overpower: one action card defends at most", ev.rules.cite("overpower"))


def _check_who_may_defend(ev: Running, attacking: GameObject, cards: list[GameObject]) -> None:
    """Raise IllegalStep where an effect says by what, or by how many such cards, the attack cannot be defended."""
    for change in ev.derived.traits(ev.state, attacking).rules:
        if not isinstance(change, CannotBeDefended):
            continue
        view = Viewpoint(attacking.controller, attacking, ev.state)
        new = [card for card in cards if not why_not(ev, change.by, card, view)]
        already = sum(1 for card in defenders(ev) if not why_not(ev, change.by, card, view))
        if new and len(new) + already > change.more_than:
            most = f"more than {change.more_than} such cards" if change.more_than else new[0].handle
            raise IllegalStep(f"{attacking.handle} can't be defended by {most}", ev.rules.cite("modified rules"))


def _actions(ev: Running, cards: list[GameObject]) -> int:
    return sum(1 for card in cards if "action" in ev.derived.traits(ev.state, card).types)


def fails_to_defend(ev: Running, item: Item) -> bool:
    """A defense reaction that cannot become a defending card fails to resolve (5.3.2b); whether this one does."""
    card = ev.state.objects.get(item.source.handle)
    if item.kind != "card" or card is None or "defense reaction" not in ev.derived.traits(ev.state, card).types:
        return False
    ruled = ev.rules.ask(A_REACTION_THAT_CANNOT_DEFEND_FAILS)
    if not ruled:
        return False
    try:
        check_attack_allows(ev, [card], from_hand=card.handle in remembered(ev.state).from_hand)
    except IllegalStep as refused:
        text = f"{item.label} fails to resolve: {refused.reason}"
        ev.journal.record("recheck_failed", text, (*ruled.rules, *refused.rules), ok=False, objects=(item.label,))
        ev.board.take_off(item)
        clear(ev, [card])
        return True
    return False


def defend_with(
    ev: Running,
    declared: list[tuple[str, list[GameObject]]],
    target: GameObject | None = None,
    *,
    with_earlier: bool = False,
) -> None:
    """Cards of these players become defending cards on the active chain link, as one multi-event (7.0.5, 7.3.2d).

    `target`: what they defend; of several, what has just come there defends its player's own. `with_earlier`: others
    have been declared before in the same step, with which they defend together.
    """
    link = remembered(ev.state).link
    if len(remembered(ev.state).targets) > 1:
        guarding = {card.handle: _guarded(ev, player, target) for player, cards in declared for card in cards}
        ev.board.remember(guarded={**remembered(ev.state).guarded, **guarding})
    attacking = active_attack(ev)
    moved = []
    for player, cards in declared:
        for card in cards:
            if card.zone in EQUIPPED_ZONES:
                ev.board.remember(homes={**remembered(ev.state).homes, card.handle: card.zone})
            note_hand(ev, card)
            put = replace(move(ev, card, "combat chain"), at=link, controller=player).with_status("defending")
            ev.board.put(put)
            moved.append(put)
    events = []
    for card in moved:
        cause = Cause(card.controller, card, tuple(card.card.types), card.handle)
        events.append(Event("defends", (card,), card.controller, at=link, cause=cause))
        if attacking is not None:
            events.append(Event("is defended", (attacking,), card.controller, at=link, cause=cause))
    _perform_together(ev, events, with_earlier)


def _perform_together(ev: Running, events: list[Event], with_earlier: bool) -> None:
    """All of it is one event, in which the cards defend together; without a rule each card would defend by itself."""
    together = ev.rules.ask(CARDS_DEFEND_TOGETHER) if events else None
    of_each = [[event for event in events if event.cause.source is card] for card in _defending(events)]
    for performed in [events] if together else of_each:
        if performed:
            if not (together and with_earlier):
                ev.board.begin_span("together")
            ev.events.perform(performed)


def _defending(events: list[Event]) -> list[GameObject]:
    return [event.objects[0] for event in events if event.kind == "defends"]


def note_hand(ev: Running, card: GameObject) -> None:
    """Remember of a card that will defend that it comes from a hand."""
    if card.zone == "hand":
        ev.board.remember(from_hand=remembered(ev.state).from_hand | {card.handle})


def _guarded(ev: Running, player: str, target: GameObject | None) -> str:
    """What a player's card defends where several objects are attacked (7.0.5d, 7.4.2d)."""
    if target is not None:
        return target.handle
    own = [each for each in attacked(ev) if each.controller == player]
    heroes = [each for each in own if each.zone == "hero"]
    if not own or (len(own) > 1 and not heroes):
        raise NotSupported("Nothing says here for which of several attack-targets a card that an effect adds defends.")
    return (heroes or own)[0].handle


def defenders(ev: Running, target: GameObject | None = None) -> list[GameObject]:
    """The defending cards of the active chain link; of several attack-targets, those that defend this one (7.3.2f)."""
    link = remembered(ev.state).link
    found = [o for o in ev.state.in_zone("combat chain") if o.at == link and "defending" in o.statuses]
    guarded = remembered(ev.state).guarded
    if target is None or not guarded or not ev.rules.ask(A_CARD_DEFENDS_ONE_TARGET):
        return found
    return [o for o in found if guarded.get(o.handle) == target.handle]
