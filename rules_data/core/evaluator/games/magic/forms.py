"""Cards that can be played as one of several things: split, adventurer and modal double-faced cards (709, 712, 715)."""

from __future__ import annotations

from rules_data.core.abilities import CardFacts, Duration, Effect
from rules_data.core.abilities.changes import Can
from rules_data.core.abilities.effects import Cast
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import why_not
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    GameObject,
    IllegalStep,
    Item,
    Modifier,
    NotSupported,
    Viewpoint,
    replace,
)

from .having import acts
from .keywords_of_casting import FUSE
from .questions_faces import (
    A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS,
    AN_ADVENTURE_IS_EXILED_AS_IT_RESOLVES,
    ELSEWHERE_A_CARD_IS_WHOLE,
)

ADVENTURE, HALVES, MODAL, MODAL_LAND = "adventure", "halves", "modal back", "modal land"
PROTOTYPE, PROTOTYPED = "prototype", "prototyped"
_FROM_EXILE = Can("be cast from exile")


def has_two_faces(card: CardFacts) -> bool:
    """Whether a card, or the whole of one that was played as its back, is double-faced."""
    whole = card if card.whole is None else card.whole
    return whole.other_face is not None or any(kind == MODAL for kind, _ in whole.forms)


def form_of_card(card: CardFacts, name: str) -> tuple[str, CardFacts] | None:
    """As what a card can be played under a name, and what it is then."""
    return next(((kind, form) for kind, form in card.forms if _called(kind, form) == name), None)


def names_of_forms(card: CardFacts) -> tuple[str, ...]:
    """The names under which a card can be played as something else than what it is."""
    return tuple(_called(kind, form) for kind, form in card.forms)


def _called(kind: str, form: CardFacts) -> str:
    """Under which name a card is played as one of its forms: a prototyped card has no name but its own (718.5)."""
    return PROTOTYPED if kind == PROTOTYPE else form.name


def played_as(ev: Running, player: str, thing: GameObject, name: str) -> GameObject:
    """A card as its player plays it. Raises IllegalStep where it cannot be that, or where a half has to be chosen."""
    found = form_of_card(thing.card, name)
    if found is None:
        _check_plain(ev, player, thing, name)
        return thing
    kind, form = found
    kind = MODAL_LAND if kind == MODAL and "land" in form.types else kind
    ruled = ev.rules.ask(A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS, kind)
    if not ruled and kind == HALVES:
        return thing
    if not ruled:
        raise IllegalStep(f"{thing.handle} cannot be played as {name}", ev.rules.cite("play a card"))
    if kind == ADVENTURE and any(each.change == _FROM_EXILE for each in thing.modifiers):
        rules = ev.rules.ask(AN_ADVENTURE_IS_EXILED_AS_IT_RESOLVES).rules
        raise IllegalStep(f"{thing.handle} has been on its adventure, and is not cast as one from exile", rules)
    shown = replace(thing, card=replace(form, whole=thing.card))
    ev.board.put(shown)
    text = f"{player} plays {thing.handle} {name if kind == PROTOTYPE else f'as {name}'}"
    ev.journal.record("choice", text, ruled.rules, objects=(thing.handle,), players=(player,))
    return shown


def _check_plain(ev: Running, player: str, thing: GameObject, name: str) -> None:
    """Whether a card can be played as what it is, under the name that was given or without one."""
    if name and name != thing.card.name:
        raise IllegalStep(f"{thing.handle} cannot be played as {name}", ev.rules.cite("play a card"))
    halves = [form.name for kind, form in thing.card.forms if kind == HALVES]
    if halves and name == thing.card.name and _may_be_fused(ev, thing):
        return
    ruled = ev.rules.ask(A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS, HALVES) if halves else None
    if ruled:
        raise IllegalStep(f"{player} chooses one half of {thing.handle}: {' or '.join(halves)}", ruled.rules)


def _may_be_fused(ev: Running, thing: GameObject) -> bool:
    """Whether both halves of a card can be cast together, under its own name: from a hand alone (702.102a)."""
    return thing.zone == "hand" and FUSE in dict(thing.card.keywords) and acts(ev, FUSE)


def cast_by_effect_as(ev: Running, effect: Effect, view: Viewpoint, player: str, card: GameObject) -> GameObject | None:
    """A card as its player has it cast by an effect, who chooses where it can be several things; None where it cannot.

    Of a split card it is one half (709.3), of others the card itself or what else it can be cast as (712.11b, 715.3).
    The effect may say what the spell has to be, whatever the card is (702.85a).
    """
    names = {
        _called(kind, form): replace(card, card=replace(form, whole=card.card)) for kind, form in card.card.forms
    }
    split = any(kind == HALVES for kind, _ in card.card.forms)
    wanted = effect.resulting if isinstance(effect, Cast) else None
    every = names if split else {card.card.name: card} | names
    every = {name: one for name, one in every.items() if "land" not in one.card.types}
    ways = [name for name, one in every.items() if wanted is None or not why_not(ev, wanted, one, view)]
    if not ways or not names:
        return card if ways else None
    rules = ev.rules.ask(A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS, card.card.forms[0][0]).rules
    chosen = ev.choices.choose(Decision(player, "cast as", tuple((name,) for name in ways), rules, card.handle))
    return card if chosen[0] == card.card.name and not split else played_as(ev, player, card, chosen[0])


def check_can_be_cast_by_effects(thing: GameObject) -> None:
    """Raise NotSupported for a card of which an effect's player would choose a half."""
    if any(kind == HALVES for kind, _ in thing.card.forms):
        raise NotSupported(f"Which half of {thing.handle} is cast by an effect is not asked yet.")


def elsewhere_whole(ev: Running, form: CardFacts, whole: CardFacts) -> CardFacts:
    """What a card is that was played as one of its forms, once it is neither a spell nor a permanent (709.4, 715.4)."""
    found = form_of_card(whole, PROTOTYPED if form.name == whole.name else form.name)
    return whole if found is not None and ev.rules.ask(ELSEWHERE_A_CARD_IS_WHOLE, found[0]) else form


def goes_on_an_adventure(ev: Running, item: Item, spell: GameObject) -> bool:
    """Exile a spell that was cast as an Adventure and has resolved; its controller may cast the card then (715.3d)."""
    whole = spell.card.whole
    found = form_of_card(whole, spell.card.name) if whole is not None else None
    if found is None or found[0] != ADVENTURE:
        return False
    ruled = ev.rules.ask(AN_ADVENTURE_IS_EXILED_AS_IT_RESOLVES)
    if not ruled:
        return False
    ev.events.perform([Event("is exiled", (spell,), item.controller)])
    card = ev.state.objects.get(spell.handle)
    if card is not None and card.zone == "exile" and not card.token:
        allowed = Modifier(_FROM_EXILE, Duration.PERMANENT, ev.state.clock, item.label, player=item.controller)
        ev.board.put(replace(card, modifiers=(*card.modifiers, allowed)))
        text = f"{item.controller} may cast {card.handle} for as long as it is exiled"
        ev.journal.record("procedure", text, ruled.rules, objects=(card.handle,), players=(item.controller,))
    return True
