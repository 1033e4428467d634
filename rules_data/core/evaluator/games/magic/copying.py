"""Copies: of permanents and cards, of spells and abilities on the stack (Comprehensive Rules 707)."""

from __future__ import annotations

from rules_data.core.abilities import CardFacts, Change, Duration, Effect, Pick
from rules_data.core.abilities.changes import Copy
from rules_data.core.abilities.effects import NEW_TARGETS, TRANSFORMED
from rules_data.core.evaluator.continuous import copied_card, facts_of
from rules_data.core.evaluator.events import (
    MOST_TOKENS,
    Running,
    accept_replacement,
    acting_players,
    find_replacers,
    fixed_change,
    frame_applied,
    new_handle,
    objects_of,
    qualifies,
)
from rules_data.core.evaluator.matching import amount_of, item_of, no_more_than, referred_to
from rules_data.core.evaluator.policy import AS_IT_IS, HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN
from rules_data.core.evaluator.stack import choose_for, targeting
from rules_data.core.evaluator.state import (
    Cause,
    Event,
    Frame,
    GameObject,
    Item,
    Modifier,
    Replacer,
    Viewpoint,
    replace,
)

from .memory import remembered
from .moving import BATTLEFIELD, DISGUISED, STACK
from .new_targets import of_a_copy
from .payloads import IntoZone
from .put_attacking import into_attack
from .questions_copying import (
    A_COPY_HAS_THE_CHOICES_MADE,
    A_COPY_OF_A_SPELL_IS_CAST,
    A_COPY_OF_A_SPELL_IS_CHANGED_AS_IT_IS_MADE,
    COPIES_ENTER_AS_COPIES,
    NEW_TARGETS_CAN_BE_CHOSEN,
    WHAT_IS_COPIED,
)

FACE_DOWN_CARD = CardFacts("", ("creature",), stats=(("power", 2), ("toughness", 2)))


def copiable(ev: Running, thing: GameObject) -> CardFacts:
    """What a copy of an object is: its card as copy effects and lying face down made it (707.2)."""
    if ev.rules.ask(WHAT_IS_COPIED).answer == AS_IT_IS:
        traits = ev.derived.traits(ev.state, thing)
        return replace(facts_of(traits, copied_card(thing)), stats=tuple(traits.stats.items()))
    if "face down" in thing.statuses and thing.zone in (BATTLEFIELD, STACK):
        return replace(FACE_DOWN_CARD, keywords=(("ward", 2),)) if DISGUISED in thing.statuses else FACE_DOWN_CARD
    return copied_card(thing)


# --- tokens that are copies ------------------------------------------------------------------------


def create_copies(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Tokens that are copies of objects as they are, or as they last were on the battlefield."""
    count = no_more_than(MOST_TOKENS, amount_of(ev, frame.view, effect.amount), "tokens")
    originals = objects_of(ev, effect.objects, frame) if count > 0 else []
    events: list[Event] = []
    for player in acting_players(ev, effect, frame) if originals else ():
        for original in originals:
            prospect = prospective_copy(ev, effect, frame, original, player, len(events))
            for into, many in into_attack(ev, effect, frame, player, count):
                blank = Event("is created", (prospect,), player, many, cause=frame.cause, payload=into)
                events.append(replace(blank, applied=frame_applied(frame)))
    return events


def prospective_copy(
    ev: Running, effect: Effect, frame: Frame, original: GameObject, player: str, number: int
) -> GameObject:
    """The token as it would be; what the effect says it is besides is copiable as well (707.9b)."""
    card = copiable(ev, original)
    card = card if effect.cost is None else replace(card, cost=effect.cost, priced=False)
    handle, order = f"{card.name}+{number}", ev.state.clock + number
    token = GameObject(handle, card, player, player, "", token=True, order=order)
    if original.zone == BATTLEFIELD and card is original.card and TRANSFORMED in original.statuses:
        token = token.with_status(TRANSFORMED)  # the same face is up as of the original
    fixed = tuple(fixed_change(ev, change, frame) for change in effect.changes)
    if not fixed:
        return token
    return replace(token, card=ev.game.derivation.as_entered(ev, replace(token, zone=BATTLEFIELD), fixed))


# --- entering as a copy ----------------------------------------------------------------------------


def enter_as_copies(ev: Running, events: list[Event]) -> list[Event]:
    """What enters as a copy becomes one before any other effect on its entering is looked at (616.1c, 707.5)."""
    if "enters" not in ev.interest.replaced or not any(_says_as_what(o) for o in ev.state.objects.values()):
        return events
    return [_entering(ev, event) if "enters" in event.words and event.objects else event for event in events]


def _says_as_what(thing: GameObject) -> bool:
    """Whether an object's card says of something as what it enters."""
    found = (ability.replacement for ability in copied_card(thing).abilities)
    return any(replacement is not None and replacement.changes for replacement in found)


def _entering(ev: Running, event: Event) -> Event:
    """The event once all effects have had their turn that say as what its object enters; a copied one as well."""
    while True:
        ev.budget.spend(1)
        for replacer in find_replacers(ev, [event]):
            replacement = replacer.ability.replacement
            if replacement is None or not replacement.changes or replacer.key in event.applied:
                continue
            occurrence = qualifies(ev, replacer, event)
            if occurrence is not None:
                break
        else:
            return event
        changed = _as_copy(ev, replacer, event) if accept_replacement(ev, replacer, occurrence) else event
        is_its_own = replacer.source.handle == event.objects[0].handle
        if changed is event or not is_its_own:
            changed = replace(changed, applied=event.applied | {replacer.key})  # one chance (614.5)
        event = changed


def _as_copy(ev: Running, replacer: Replacer, event: Event) -> Event:
    """The event with its object as it enters: a copy, once there or at once."""
    replacement, source = replacer.ability.replacement, replacer.source
    if replacement is None:
        return event
    cause = Cause(replacer.controller, source, source.card.types, replacer.label)
    frame = Frame(Viewpoint(replacer.controller, source, ev.state), cause, replaces=True)
    changes = tuple(fixed_change(ev, change, frame) for change in replacement.changes)
    if any(isinstance(change, Copy) and change.card is None for change in changes):
        return event
    ruled = ev.rules.ask(COPIES_ENTER_AS_COPIES)
    thing = event.objects[0]
    card = ev.game.derivation.as_entered(ev, replace(thing, zone=BATTLEFIELD), changes)
    text = f"{thing.handle} enters as a copy of {card.name}"
    ev.journal.record("modified", text, ruled.rules, objects=(thing.handle,), players=(replacer.controller,))
    ev.derived.begin_to_depend()
    change = Modifier(Copy(card=card), Duration.PERMANENT, ev.state.clock, thing.handle)
    if ruled and thing.handle in ev.state.objects:
        thing = replace(ev.state.objects[thing.handle], modifiers=(change,))
        ev.board.put(thing)
    elif ruled and not thing.zone:
        thing = replace(thing, modifiers=(change,))  # a token that is about to be created
    into = event.payload if isinstance(event.payload, IntoZone) else IntoZone()
    return replace(event, objects=(thing, *event.objects[1:]), payload=replace(into, as_copy=change))


# --- copies on the stack ---------------------------------------------------------------------------


def copy_waiting(ev: Running, effect: Effect, frame: Frame) -> None:
    """Copies of spells and abilities are put onto the stack, above what they copy (707.10)."""
    many = no_more_than(MOST_TOKENS, amount_of(ev, frame.view, effect.amount), "copies")
    retargets = effect.status == NEW_TARGETS
    frame.view.done = False
    known = _as_it_last_was(ev, effect, frame)
    for item in [known] if known is not None else [item_of(ev.state, o) for o in objects_of(ev, effect.objects, frame)]:
        for player in acting_players(ev, effect, frame) if item is not None else ():
            for _ in range(many):
                if item is not None:
                    fixed = tuple(fixed_change(ev, change, frame) for change in effect.changes)
                    _put_copy(ev, item, player, frame.cause, retargets, fixed)
                    frame.view.done = True


def _as_it_last_was(ev: Running, effect: Effect, frame: Frame) -> Item | None:
    """The spell that an ability of its own, or one about its event, would copy and that has left the stack since."""
    if effect.objects is None or effect.objects.pick not in (Pick.ME, Pick.IT):
        return None
    spell = referred_to(effect.objects, frame.view)
    item = remembered(ev.state).off_stack.get(spell.identity) if spell is not None else None
    ruled = ev.rules.ask(HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN) if item is not None else None
    if item is None or ruled is None or not ruled.answer.startswith("as it last was"):
        return None
    text = f"{item.label} is copied as it last was on the stack"
    ev.journal.record("procedure", text, ruled.rules, objects=(item.label,), players=(frame.view.you,))
    return item


def _put_copy(
    ev: Running, item: Item, player: str, cause: Cause, retargets: bool, changes: tuple[Change, ...] = ()
) -> None:
    number = ev.board.next_number()
    source, label = item.source, item.label
    paid = replace(item.paid, spent=())  # no mana has been spent on a copy
    if item.kind == "card":
        original = ev.state.find(item.source.identity) or item.source
        card, label = copiable(ev, original), new_handle(ev, original.name)
        source = GameObject(label, card, player, player, STACK, token=True, order=ev.state.clock, paid=paid)
        if changes and ev.rules.ask(A_COPY_OF_A_SPELL_IS_CHANGED_AS_IT_IS_MADE):
            source = replace(source, card=ev.game.derivation.as_entered(ev, replace(source, zone=BATTLEFIELD), changes))
        ev.board.put_newest(source)
    copied = replace(item, number=number, label=label, source=source, controller=player, played_from=None, paid=paid)
    ev.board.add_item(copied)
    rules = ev.rules.cite("is copied")
    ev.journal.record("placed", f"A copy of {item.label} is put onto the stack: {label}", rules, objects=(label,))
    copied = _with_choices(ev, copied, retargets)
    ev.board.put_item(copied)
    thing = ev.state.objects.get(source.handle, source)
    ruled = ev.rules.ask(A_COPY_OF_A_SPELL_IS_CAST)
    also = (_BECOMES[item.kind],) if ruled and not item.by_trigger else ()
    told = Event("is copied", (thing,), player, cause=cause, also=also)
    ev.events.perform([told, *targeting(ev, copied)])


_BECOMES = {"card": "is cast", "ability": "ability is activated"}


def _with_choices(ev: Running, item: Item, retargets: bool) -> Item:
    """The copy with the original's modes and targets, or with new targets where its player may choose them."""
    kept = ev.rules.ask(A_COPY_HAS_THE_CHOICES_MADE)
    new = ev.rules.ask(NEW_TARGETS_CAN_BE_CHOSEN) if retargets else None
    if item.ability is None or not item.targets or (kept and not new):
        return item
    if kept and new is not None:
        return of_a_copy(ev, item, new.rules)
    bare = replace(item, targets={}, modes={})
    chosen = choose_for(ev, bare, item.ability)
    return item if chosen is None else chosen
