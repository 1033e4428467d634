"""Playing cards and activating abilities (Comprehensive Rules 5.1 and 5.2)."""

from __future__ import annotations

from collections.abc import Set

from rules_data.core.abilities import Ability, CardFacts, Change, Cost, Duration, Pick
from rules_data.core.abilities.changes import AttacksMore, GainKeyword
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import cause_of, is_met
from rules_data.core.evaluator.stack import (
    abilities_called,
    announce,
    can_pay,
    choose_for,
    instructions_of,
    label_of,
    pay_for_item,
    publish_targets,
    with_alternative,
)
from rules_data.core.evaluator.state import (
    NOTHING_PAID,
    Cause,
    Decision,
    Event,
    GameObject,
    IllegalStep,
    Item,
    OfChanges,
    Paid,
    Played,
    Viewpoint,
    choices_of,
    replace,
    subset_of,
)

from .activations import attacks, check_limit, note_activation
from .allowing import allows_the_next, is_allowed, use_up_allowances
from .attacks import GO_AGAIN, attack_of, create_attack
from .combat import open_combat_chain
from .defending import check_attack_allows, note_hand
from .facts import is_frozen, is_never_played
from .functional import works_from
from .generating import bring_up_to_date
from .keywords import has_keyword
from .melding import base_cost, types_to_play_by
from .modal import have_what_was_chosen
from .pitching import knowing_what_was_pitched
from .pricing import can_rune_gate, price
from .proposals import targets_of_attack
from .questions_play import (
    AN_ARROW_NEEDS_A_BOW,
    AN_ATTACK_MAY_HAVE_SEVERAL_TARGETS,
    WHAT_IS_NOT_DECLARED_IS_NOT_USED,
    WHAT_LOOKS_AT_X_WAITS_FOR_IT,
)
from .stages import STAGES
from .timing import check_timing
from .vocabulary import RUNE_GATED
from .zones import ARENA, move

PLAYED_FROM = ("hand", "arsenal")
# How a zone is spoken of, where its word alone is none for a place.
SAID_OF_ZONES = {"banished": "banished zone", "pitch": "pitch zone", "permanent": "arena", "weapon": "weapon zone"}


def play_card(
    ev: Running, player: str, thing: GameObject, *, as_instant: bool, target: str, paid: Paid = NOTHING_PAID
) -> None:
    """Announce, declare, pay and play. Raises IllegalStep with the rule when that is not allowed."""
    rune_gated = _rune_gates(ev, player, thing)
    _check_permission(ev, player, thing, rune_gated)
    traits = ev.derived.traits(ev.state, thing)
    kinds = {"instant"} if _played_as_instant(ev, player, thing, as_instant) else types_to_play_by(ev, thing, traits)
    is_attack = "attack" in traits.tags
    check_timing(ev, player, kinds, is_attack, f"play {thing.handle}")
    if "defense reaction" in traits.types:
        note_hand(ev, thing)
    layer = replace(move(ev, thing, "stack"), controller=player, played=Played(player, thing.zone))
    layer = replace(layer, paid=layer.paid.with_cost(RUNE_GATED)) if rune_gated else layer  # from here on (8.3.27a)
    ev.board.put(layer)
    use_up_allowances(ev, layer)
    ability, category = instructions_of(ev, layer), ("attack",) if is_attack else ()
    item = Item(ev.board.next_number(), layer.handle, "card", layer, player, ability, category=category, paid=paid)
    ev.board.add_item(item)
    rules = ev.rules.cite("play a card")
    ev.journal.record("placed", f"{player} announces {layer.handle}", rules, objects=(layer.handle,), players=(player,))
    item = _costing(ev, item, thing.card, kinds)
    item = _declare_and_pay(ev, item, target)
    if is_attack:
        open_combat_chain(ev)
    card = ev.state.objects[layer.handle]
    cause = _cause(card, player)
    ev.events.perform([Event("is played", (card,), player, cause=cause), *_targeting(ev, item, cause)])


def _costing(ev: Running, item: Item, card: CardFacts, kinds: set[str]) -> Item:
    """The card with what the rules have it cost to begin with, or what is paid in place of that (5.1.3c, 5.1.6b)."""
    if RUNE_GATED in item.source.paid.costs:
        return replace(item, cost=_with_action_point(Cost(actions=card.cost.actions), kinds))
    item = with_alternative(ev, item, item.source)
    own = Cost(tuple(base_cost(item, card).items()), card.cost.actions, card.cost.variable)
    return replace(item, cost=_with_action_point(own if item.cost is None else item.cost, kinds))


def _rune_gates(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether a card is played by rune gate from its owner's banished zone; declared where an effect allows it too."""
    if thing.owner != player or not can_rune_gate(ev, player, thing):
        return False
    ruled = ev.rules.ask(WHAT_IS_NOT_DECLARED_IS_NOT_USED) if _is_allowed_from_banished(ev, player, thing) else None
    if not ruled:
        return True
    decision = Decision(player, "played by", (("rune gate",), ("another effect",)), ruled.rules, thing.handle)
    return ev.choices.choose(decision)[0] == "rune gate"


_FROM_BANISHED = ("be played from the banished zone", "be played from where it is")


def _is_allowed_from_banished(ev: Running, player: str, thing: GameObject) -> bool:
    return any(is_allowed(ev, player, thing, action) for action in _FROM_BANISHED)


AS_AN_INSTANT = "be played as an instant"


def _played_as_instant(ev: Running, player: str, thing: GameObject, declared: bool) -> bool:
    """Whether a card is played as though it were an instant, which its player declares (5.1.3d).

    Raises IllegalStep where nothing allows it.
    """
    allowed = is_allowed(ev, player, thing, AS_AN_INSTANT)
    allowed = allowed or allows_the_next(ev, player, thing, AS_AN_INSTANT)
    if declared and not allowed:
        text = f"{player} cannot play {thing.handle} as an instant: nothing allows it"
        raise IllegalStep(text, ev.rules.cite("play a card"))
    return allowed and (declared or not ev.rules.ask(WHAT_IS_NOT_DECLARED_IS_NOT_USED))


def _targeting(ev: Running, item: Item, cause: Cause) -> list[Event]:
    """An object has become the target of an attack, as that is on the stack (1.4.5, 8.3.14b)."""
    found = [ev.state.find(each) for each in item.bindings["attack target"]] if item.category else []
    targets = [target for target in found if target is not None]
    return [Event("becomes an attack target", (target,), item.controller, cause=cause) for target in targets]


def _cause(card: GameObject, player: str) -> Cause:
    return Cause(player, card, tuple(card.card.types), card.handle)


def _declare_x(ev: Running, item: Item) -> Item:
    """What X is, declared before modes and targets; from then on it is defined for the card (5.1.3a, 1.12.2b)."""
    cost = item.cost or Cost()
    if item.kind == "card" and cost.variable and not ev.rules.ask(WHAT_LOOKS_AT_X_WAITS_FOR_IT):
        bring_up_to_date(ev, STAGES)
    declared = announce(ev, item, cost)
    card = ev.state.objects.get(item.source.handle)
    if item.kind == "card" and card is not None and declared.paid.x is not None:
        ev.board.put(replace(card, paid=card.paid.with_x(declared.paid.x)))
    return declared


def _declare_and_pay(ev: Running, item: Item, target: str) -> Item:
    item = _declare_x(ev, item)
    chosen = choose_for(ev, item, item.ability) if item.ability is not None else item
    if chosen is None:
        raise IllegalStep(f"there are no legal targets for {item.label}", ev.rules.cite("illegal play"))
    item = declare_attack_target(ev, chosen, target) if item.category else chosen
    ev.board.put_item(item)
    have_what_was_chosen(ev, item)
    item, cost = price(ev, item)
    if not can_pay(ev, item.controller, cost, item.source):
        raise IllegalStep(f"{item.controller} cannot pay for {item.label}", ev.rules.cite("pay costs"))
    if item.paid:
        # What it is (fused) is known as the cost is paid, by effects that wait for such a card.
        fused = ev.state.objects[item.source.handle]
        ev.board.put(replace(fused, paid=fused.paid.and_also(item.paid)))
    if not cost.is_free:
        item = pay_for_item(ev, item, cost, ev.rules.cite("pay costs"))
        card = ev.state.objects[item.source.handle]
        ev.board.put(replace(card, paid=card.paid.with_moved(*item.paid.moved)))
    if "fused" in item.paid.costs:
        # The player has fused and the card is fused, now that the cards have been revealed (8.3.17a).
        card = ev.state.objects[item.source.handle]
        ev.events.perform([Event("fuses", (card,), item.controller, cause=_cause(card, item.controller))])
    item = _boost(ev, replace(item, paid=NOTHING_PAID))
    thing = ev.state.objects[item.source.handle]
    if item.paid:
        thing = replace(thing, paid=thing.paid.and_also(item.paid))
        ev.board.put(thing)
    item = replace(item, pending=False, source=thing)
    ev.board.put_item(item)
    ev.journal.record(
        "finalized", f"{item.label} is a layer on the stack", ev.rules.cite("finalized"), objects=(item.label,)
    )
    publish_targets(ev, item)
    return item


def _boost(ev: Running, item: Item) -> Item:
    """The top card of one's deck may be banished; a Mechanologist card gives the boosted card go again (8.3.9)."""
    card = ev.state.objects[item.source.handle]
    deck = ev.state.in_zone("deck", item.controller)
    if not deck or not has_keyword(ev, ev.derived.traits(ev.state, card), "boost"):
        return item
    rules = ev.rules.cite("boosts")
    wanted = ev.choices.choose(Decision(item.controller, "pay optional cost", (("yes",), ("no",)), rules, item.label))[
        0
    ]
    if wanted == "no":
        return item
    cause = _cause(card, item.controller)
    is_mechanologist = "Mechanologist" in ev.derived.traits(ev.state, deck[0]).tags
    ev.events.perform(
        [
            Event("is banished", (deck[0],), item.controller, cause=cause, also=("is banished from boosting",)),
            Event("boosts", (card,), item.controller, cause=cause),
        ]
    )
    if is_mechanologist:
        payload = OfChanges((GainKeyword("go again"),), Duration.THIS_COMBAT)
        ev.events.perform([Event("is changed", (card,), item.controller, cause=cause, payload=payload)])
    return replace(item, paid=item.paid.with_cost("boosted"))


def declare_attack_target(ev: Running, item: Item, target: str) -> Item:
    """The attack-target is declared as the attack is put on the stack (1.4.5)."""
    legal = [thing.handle for thing in targets_of_attack(ev, item.controller)]
    rules = ev.rules.cite("attack target")
    if target and target not in legal:
        raise IllegalStep(f"{target} cannot be attacked by {item.controller}", rules)
    if not legal:
        raise IllegalStep(f"there is nothing {item.label} could attack", rules)
    most, ruled = _most_targets(ev, item)
    chosen: tuple[str, ...] = (target,)
    if not target:
        ways, rules = choices_of(legal, 1, most), (*rules, *ruled)
        fits = subset_of(legal, 1, most)
        chosen = ev.choices.choose(Decision(item.controller, "attack target", ways, rules, item.label, also=fits))
    known = tuple(ev.state.objects[each].identity for each in chosen)
    return replace(item, bindings={**item.bindings, "attack target": known})


def _most_targets(ev: Running, item: Item) -> tuple[int, tuple[str, ...]]:
    """How many objects an attack may have as its targets, each of them another (1.4.5c), and by which rules."""
    attack = attack_of(ev, item) or ev.state.objects[item.source.handle]
    changes = [*ev.derived.traits(ev.state, attack).rules, *_said_of_playing(ev, item)]
    found = [each.number for each in changes if isinstance(each, AttacksMore)]
    ruled = ev.rules.ask(AN_ATTACK_MAY_HAVE_SEVERAL_TARGETS) if found else None
    return (max(found), ruled.rules) if ruled else (1, ())


def _said_of_playing(ev: Running, item: Item) -> list[Change]:
    """What play-static abilities say of the playing of their own source, or of its attack (5.4.4)."""
    source = ev.state.objects[item.source.handle]
    view = Viewpoint(item.controller, source, ev.state)
    own = [each for each in ev.derived.traits(ev.state, source).abilities if is_met(each.condition, ev, view)]
    said = [each.continuous for each in own if each.continuous is not None]
    return [change for each in said if each.affects.pick is Pick.ME for change in each.changes]


def _check_permission(ev: Running, player: str, thing: GameObject, rune_gated: bool) -> None:
    rules = ev.rules.cite("play a card")
    traits = ev.derived.traits(ev.state, thing)
    elsewhere = is_allowed(ev, player, thing, "be played from where it is")
    elsewhere = elsewhere and thing.zone != "stack" and thing.zone not in ARENA
    if thing.zone == "banished":
        elsewhere = rune_gated or _is_allowed_from_banished(ev, player, thing)
    if thing.zone not in PLAYED_FROM and not elsewhere:
        where = SAID_OF_ZONES.get(thing.zone, thing.zone)
        raise IllegalStep(f"{player} cannot play {thing.handle} from the {where}", rules)
    if thing.owner != player and not elsewhere:
        raise IllegalStep(f"{thing.handle} is not {player}'s card", rules)
    if "arrow" in traits.tags and (thing.zone != "arsenal" or not _controls_a_bow(ev, player)):
        ruled = ev.rules.ask(AN_ARROW_NEEDS_A_BOW)
        if ruled:
            raise IllegalStep(f"{thing.handle} is played from the arsenal with a bow", ruled.rules)
    if is_never_played(traits.types):
        rules = ev.rules.cite(_never_played(traits.types))
        raise IllegalStep(f"{thing.handle} is not a card that can be played", rules)
    refuse_if_prevented(ev, thing, "be played", f"{thing.handle} can't be played")
    if "attack" in traits.tags:
        refuse_if_prevented(ev, thing, "attack", f"{thing.handle} can't attack")
    if "defense reaction" in traits.types:
        refuse_if_prevented(ev, thing, "defend", f"{thing.handle} can't defend")
        check_attack_allows(ev, [thing])


def _never_played(types: Set[str]) -> str:
    """What says that a card of these types is not played: what it is itself, or else how cards are played."""
    return next((f"a {kind} card" for kind in ("resource", "block") if kind in types), "play a card")


def _controls_a_bow(ev: Running, player: str) -> bool:
    held = (o for o in ev.state.objects.values() if o.controller == player and o.zone in ARENA)
    return any("bow" in ev.derived.traits(ev.state, thing).tags for thing in held)


def refuse_if_prevented(ev: Running, thing: GameObject, what: str, reason: str) -> None:
    """Raise IllegalStep when a continuous effect forbids it."""
    if what in ("be played", "be activated") and is_frozen(ev, ev.state, thing):
        raise IllegalStep(f"{reason}: it is frozen", ev.rules.cite("is frozen"))
    if what in ev.derived.traits(ev.state, thing).cannot:
        raise IllegalStep(reason, ev.rules.cite("modified rules"))


# --- activated abilities ---------------------------------------------------------------------------


def activate(ev: Running, player: str, thing: GameObject, name: str, target: str) -> None:
    """Create an activated-layer. Raises IllegalStep with the rule when that is not allowed."""
    rules = ev.rules.cite("activated abilities")
    ability = next(iter(abilities_called(ev, thing, name)), None)
    if ability is None:
        raise IllegalStep(f"{thing.handle} has no activated ability {name}".rstrip(), rules)
    label = label_of(thing, ability, name)
    _check_activation(ev, player, thing, ability, label)
    is_attack = attacks(ability)
    kinds = set(ability.keywords) - {GO_AGAIN} or {"action"}
    check_timing(ev, player, kinds, is_attack, f"activate {label}")
    if is_attack:
        refuse_if_prevented(ev, thing, "attack", f"{thing.handle} can't attack")
    item = Item(
        ev.board.next_number(), label, "ability", thing, player, ability, category=("attack",) if is_attack else ()
    )
    ev.board.add_item(item)
    text = f"{player} activates {label}: an activated-layer"
    ev.journal.record("placed", text, rules, objects=(label,), players=(player,))
    item = _declare_x(ev, replace(item, cost=_with_action_point(ability.cost, kinds)))
    chosen = choose_for(ev, item, ability)
    if chosen is None:
        raise IllegalStep(f"there are no legal targets for {label}", ev.rules.cite("illegal play"))
    item = declare_attack_target(ev, create_attack(ev, chosen, thing, ability), target) if is_attack else chosen
    ev.board.put_item(item)
    item, cost = price(ev, item)
    if not can_pay(ev, player, cost, thing):
        raise IllegalStep(f"{player} cannot pay for {label}", ev.rules.cite("pay costs"))
    if not cost.is_free:
        item = knowing_what_was_pitched(ev, pay_for_item(ev, item, cost, ev.rules.cite("pay costs")))
    ev.board.put_item(replace(item, pending=False))
    publish_targets(ev, item)
    note_activation(ev, thing, ability)
    if is_attack:
        open_combat_chain(ev)
    cause = cause_of(item)
    ev.events.perform([Event("is activated", (thing,), player, cause=cause), *_targeting(ev, item, cause)])


def _with_action_point(cost: Cost, kinds: set[str]) -> Cost:
    """An action costs an action point, whether its text says so or not (8.1.1c)."""
    if "action" not in kinds or "instant" in kinds or "action points" in dict(cost.resources):
        return cost
    return replace(cost, resources=(*cost.resources, ("action points", 1)))


def _check_activation(ev: Running, player: str, thing: GameObject, ability: Ability, label: str) -> None:
    rules = ev.rules.cite("activated abilities")
    if player != thing.player:
        raise IllegalStep(f"{player} does not control {thing.handle}", rules)
    if not works_from(ev, ability, thing):
        where = SAID_OF_ZONES.get(thing.zone, thing.zone)
        raise IllegalStep(f"{label} cannot be activated from the {where}", ev.rules.cite("functional"))
    refuse_if_prevented(ev, thing, "be activated", f"{label} can't be activated")
    if not is_met(ability.condition, ev, Viewpoint(player, thing, ev.state)):
        raise IllegalStep(f"the condition for activating {label} is not met", rules)
    check_limit(ev, thing, ability, label)


def finalize_card(ev: Running, item: Item) -> None:
    """A card an effect plays: it is declared and paid for like any other."""
    _declare_and_pay(ev, item, "")


__all__ = ["activate", "finalize_card", "play_card"]
