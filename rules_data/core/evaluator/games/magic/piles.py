"""Objects in two piles, made by one player and perhaps chosen from by another (Comprehensive Rules 700.3)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import CHOSEN_AND_OTHER, PILES
from rules_data.core.evaluator.events import Running, acting_players, bind, objects_of
from rules_data.core.evaluator.matching import linked_objects
from rules_data.core.evaluator.state import Decision, Frame, choices_of, subset_of

from .questions_actions import A_PILE_MAY_BE_EMPTY

FIRST_PILE, WHICH_PILE = "first pile", "which pile"


def separate(ev: Running, effect: Effect, frame: Frame) -> None:
    """A player puts each of these objects into one of two piles, which have names from then on (700.3a)."""
    things = objects_of(ev, effect.objects, frame)
    player = next(iter(acting_players(ev, effect, frame)), frame.view.you)
    ruled, label = ev.rules.ask(A_PILE_MAY_BE_EMPTY), frame.cause.name
    handles, least = [thing.handle for thing in things], 0 if ruled else min(1, len(things) // 2)
    rules = (*ev.rules.cite("separate"), *ruled.rules)
    legal, most = choices_of(handles, least, len(things) - least), len(things) - least
    decision = Decision(player, FIRST_PILE, legal, rules, label, any_order=True, also=subset_of(handles, least, most))
    first = ev.choices.choose(decision)
    piles = [thing for thing in things if thing.handle in first], [each for each in things if each.handle not in first]
    told = " and ".join(", ".join(thing.handle for thing in pile) or "nothing" for pile in piles)
    text = f"{player} makes two piles: {told}"
    ev.journal.record("procedure", text, rules, objects=tuple(handles), players=(player,))
    for name, pile in zip(PILES, piles, strict=True):
        bind(ev, frame, name, tuple(thing.identity for thing in pile))
    frame.view.state, frame.view.done = ev.state, bool(things)


def choose_pile(ev: Running, effect: Effect, frame: Frame) -> None:
    """A player chooses one of two piles by its name; they are the chosen and the other one then."""
    player = next(iter(acting_players(ev, effect, frame)), frame.view.you)
    rules = ev.rules.cite("choices")
    decision = Decision(player, WHICH_PILE, tuple((pile,) for pile in PILES), rules, frame.cause.name)
    chosen = ev.choices.choose(decision)[0]
    left = next(pile for pile in PILES if pile != chosen)
    for name, pile in zip(CHOSEN_AND_OTHER, (chosen, left), strict=True):
        bind(ev, frame, name, linked_objects(ev, frame.view, pile))
    frame.view.state, frame.view.done = ev.state, True


INSTRUCTIONS = {"separate": separate, "choose pile": choose_pile}
