"""Cards cast face down and permanents turned face up: morph, disguise, manifest (701.34, 702.37, 702.168, 708)."""

from __future__ import annotations

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.continuous import copied_card
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import begin_playing, can_pay, pay, rules_against_paying
from rules_data.core.evaluator.state import Cause, Event, GameObject, IllegalStep, OfCounters, replace

from .forms import names_of_forms
from .having import acts, rules_of
from .keywords_of_casting import FUSE
from .keywords_with_costs import DISGUISE, FACE_DOWN_KEYWORDS, MEGAMORPH
from .manifesting import MARKS, lies_so
from .moving import BATTLEFIELD, DISGUISED, FACE_DOWN
from .questions_announcing import X_IS_KNOWN_ONCE_IT_IS_FACE_UP
from .variable_costs import x_chosen

PLUS = "+1/+1"
_FOR_A_FACE_DOWN_CARD = Cost((("generic", 3),))


def keyword_for(ev: Running, thing: GameObject) -> str:
    """The keyword by which a card may be cast face down, or turned face up; '' where none means anything."""
    costs = dict(copied_card(thing).costs)
    return next((word for word in FACE_DOWN_KEYWORDS if word in costs and acts(ev, word)), "")


def names_to_play(ev: Running, thing: GameObject) -> tuple[str, ...]:
    """As what a card may be played otherwise than as what it is: as each of its forms, both halves, or face down."""
    forms = names_of_forms(thing.card)
    halves = (thing.card.name,) if forms and FUSE in dict(thing.card.keywords) else ()
    return (*forms, *halves, *((FACE_DOWN,) if keyword_for(ev, thing) else ()))


def check_may_be_cast_face_down(ev: Running, player: str, thing: GameObject) -> None:
    """Raise IllegalStep for a card that nothing lets its player cast face down (702.37d)."""
    if not keyword_for(ev, thing):
        raise IllegalStep(f"{player} cannot cast {thing.handle} face down", ev.rules.cite("cast face down"))


def begin_face_down(ev: Running, player: str, thing: GameObject) -> None:
    """Put a card onto the stack as a 2/2 creature spell without a name, for {3} (702.37c, 708.4)."""
    word = keyword_for(ev, thing)
    item = begin_playing(ev, player, thing, cost=_FOR_A_FACE_DOWN_CARD)
    marks = frozenset((FACE_DOWN, DISGUISED) if word == DISGUISE else (FACE_DOWN,))
    hidden = replace(item.source, statuses=marks)
    ev.board.put(hidden)
    text = f"{player} turns {thing.handle} face down and casts it so"
    ev.journal.record("choice", text, rules_of(ev, word), objects=(thing.handle,), players=(player,))


def is_turned_up_by(thing: GameObject, name: str) -> bool:
    """Whether what has this name turns a face-down permanent face up: a keyword, or how it has come to lie there."""
    there = FACE_DOWN in thing.statuses and thing.zone == BATTLEFIELD
    return there and (name in FACE_DOWN_KEYWORDS or name in MARKS)


def _price_of(ev: Running, player: str, thing: GameObject, name: str) -> Cost:
    """What turning a permanent face up so costs. Raises IllegalStep where the player cannot do that."""
    card = copied_card(thing)
    if thing.controller == player and name in MARKS and lies_so(thing, name) and acts(ev, name):
        if "creature" not in card.types:
            raise IllegalStep(f"{thing.handle} is no creature card, and is not turned face up", rules_of(ev, name))
        if not card.priced:
            raise IllegalStep(f"{thing.handle} has no mana cost, and is not turned face up", rules_of(ev, name))
        return card.cost
    if thing.controller != player or name in MARKS or name != keyword_for(ev, thing):
        raise IllegalStep(
            f"{player} cannot turn {thing.handle} face up by {name}", ev.rules.cite("turned face up for a cost")
        )
    return dict(card.costs)[name]


def turn_face_up(ev: Running, player: str, thing: GameObject, name: str) -> None:
    """Pay what turns a permanent face up, such as its morph cost. Raises IllegalStep where that is illegal."""
    cost, label, rules = _price_of(ev, player, thing, name), f"{thing.handle}/{name}", rules_of(ev, name)
    number, cost = x_chosen(ev, player, thing, cost, label)
    if not can_pay(ev, player, cost, thing):
        kept = rules_against_paying(ev, player, cost, thing)
        raise IllegalStep(f"{player} cannot pay for {label}", (*kept, *ev.rules.cite("pay costs")))
    ev.journal.record("step", f"{player} takes the special action of {label}", rules, players=(player,))
    pay(ev, player, cost, thing, label, rules)
    if number is not None and ev.rules.ask(X_IS_KNOWN_ONCE_IT_IS_FACE_UP, name):
        known = ev.state.objects[thing.handle]
        ev.board.put(replace(known, paid=known.paid.with_x(number)))
    now, cause = ev.state.objects[thing.handle], Cause(player, thing, label=label)
    events = [Event("is turned face up", (now,), player, cause=cause)]
    if name == MEGAMORPH:
        counted = Event("counter is put", (now,), player, 1, cause=cause, payload=OfCounters(PLUS), category=(PLUS,))
        events.append(counted)
    ev.events.perform(events)
