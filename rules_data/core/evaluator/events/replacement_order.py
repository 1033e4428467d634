"""Which of several replacement effects applies next, to which event, and who says so."""

from __future__ import annotations

from rules_data.core.abilities import Arithmetic, Duration, EventAmount, Itself, Limit, NamedObjects, Pick, Selector
from rules_data.core.abilities.effects import GainLife
from rules_data.core.evaluator.policy import (
    A_REPLACEMENT_HAS_ONE_SEQUENCE,
    EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF,
    ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS,
    WHO_ORDERS_REPLACEMENTS,
    WHOEVER_IS_SHIELDED_CHOOSES_WHAT_IS_PREVENTED,
)
from rules_data.core.evaluator.state import Decision, NotSupported, Occurrence, Replacer, parts_of, record

from .alike import are_alike, puts_nothing_in_its_place
from .running import Running

NOT_SAID = "the rules do not say"


@record
class Chance:
    """A replacement effect and an event that it could apply to, by the place of that among the others."""

    replacer: Replacer
    index: int
    occurrence: Occurrence


def choose_chance(ev: Running, chances: list[Chance], current: str) -> Chance:
    same = [chance for chance in chances if chance.replacer.key == current]
    if same and ev.rules.ask(A_REPLACEMENT_HAS_ONE_SEQUENCE):
        return _choose_event(ev, same)
    keys = list(dict.fromkeys(chance.replacer.key for chance in chances))
    if len(keys) == 1:
        return _choose_event(ev, chances)
    contested = _contested_event(ev, chances)
    if contested is not None:
        chances = [chance for chance in chances if chance.index == contested]
        ruled = ev.rules.ask(WHO_ORDERS_REPLACEMENTS, chances[0].occurrence)
        player = _decider(ev, ruled.answer, chances[0].occurrence)
    else:
        ruled = ev.rules.ask(ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS)
        player = _first_controller(ev, chances, ruled.answer)
        others = {chance.replacer.controller for chance in chances} - {player}
        chances = [chance for chance in chances if chance.replacer.controller == player]
        if others:
            text = f"Replacement effects of {player} apply before those of {' and '.join(sorted(others))}"
            ev.journal.record("procedure", text, ruled.rules, players=(player, *sorted(others)))
        if _keep_apart(chances) or _shield_one_each(chances):
            return chances[0]
        own = ev.rules.ask(EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF)
        if own.answer == NOT_SAID and (several := _first_of_several(chances, own.rules)) is not None:
            return several
        ruled = own if own.row else ruled
    labels = list(dict.fromkeys(chance.replacer.label for chance in chances))
    legal, alike = tuple((label,) for label in labels), (labels[0],) if _are_alike(chances) else None
    chosen = ev.choices.choose(Decision(player, "order replacements", legal, ruled.rules, otherwise=alike))
    return _choose_event(ev, [chance for chance in chances if chance.replacer.label == chosen[0]])


def _first_of_several(chances: list[Chance], rules: tuple[str, ...]) -> Chance | None:
    """One of a player's replacements of several events where no rule says which is first: any if it is all the same."""
    labels = list(dict.fromkeys(chance.replacer.label for chance in chances))
    if len(labels) == 1:
        return None
    if all(_is_about_each_alone(chance.replacer) for chance in chances):
        return chances[0]
    text = "The rules do not say in which order a player's replacement effects apply to several events at once"
    raise NotSupported(f"{text}: {', '.join(labels)} (rule {', '.join(rules)}).")


def _are_alike(chances: list[Chance]) -> bool:
    """Whether they could apply to one event, and it makes no difference which comes first."""
    return len({chance.index for chance in chances}) == 1 and are_alike([chance.replacer for chance in chances])


def _keep_apart(chances: list[Chance]) -> bool:
    """Whether each is about its own source's event alone and they do the same kinds of things, so that it makes no
    difference which comes first: whatever is chosen for one can be chosen for it before the others or after them.
    """
    for chance in chances:
        replacement = chance.replacer.ability.replacement
        about = None if replacement is None else replacement.pattern.object
        if replacement is None or not replacement.keeps_event or about is None or not about.asks(Itself):
            return False
    return len({tuple(effect.verb for effect in chance.replacer.ability.effects) for chance in chances}) == 1


def _shield_one_each(chances: list[Chance]) -> bool:
    """Whether each of them only prevents damage, and that of one object for which none of the others does."""
    own = [(chance.replacer.ability, chance.replacer.ability.replacement) for chance in chances]
    prevent = all(
        found is not None and found.prevents and not ability.effects and found.pattern.object is not None
        and found.pattern.object.asks(NamedObjects)
        for ability, found in own
    )  # fmt: skip
    apart = {chance.index for chance in chances}, {chance.replacer.key for chance in chances}
    return prevent and all(len(each) == len(chances) for each in apart)


def _contested_event(ev: Running, chances: list[Chance]) -> int | None:
    for index in dict.fromkeys(chance.index for chance in chances):
        if len({chance.replacer.key for chance in chances if chance.index == index}) > 1:
            return index
    return None


def _decider(ev: Running, answer: str, occurrence: Occurrence) -> str:
    affected, event = occurrence.object, occurrence.event
    if answer == "owner" and affected is not None:
        return affected.owner
    if answer == "controller":
        # Of what the event happens to, also where no effect says what that has to be.
        affected = affected or event.subject
        return affected.player if affected is not None else event.player or ev.state.turn_player
    if answer == "player" and event.player:
        return event.player
    return ev.state.turn_player


def _first_controller(ev: Running, chances: list[Chance], answer: str) -> str:
    controllers = {chance.replacer.controller for chance in chances}
    order = ev.state.from_turn_player() if answer == "turn order" else iter(ev.state.players)
    return next(player for player in order if player in controllers)


def _choose_event(ev: Running, chances: list[Chance]) -> Chance:
    if len(chances) == 1:
        return chances[0]
    ruled = ev.rules.ask(EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF)
    labels = [_event_label(chance) for chance in chances]
    replacer, asks = chances[0].replacer, ev.game.words.asks_event
    if ruled.answer == "no" or _prevents_them_all(ev, chances) or (not ruled and _is_about_each_alone(replacer)):
        return chances[0]
    if not ruled.row and _is_about_each_alone(replacer):
        return chances[0]  # where no rule has them chosen one by one, what comes to the same is not asked
    if not ruled and len(set(labels)) > 1:
        which, rules_of = ", ".join(dict.fromkeys(labels)), ", ".join(ruled.rules)
        text = f"The rules do not say to which of several events at once {replacer.label} is applied first"
        raise NotSupported(f"{text}: {which} (rule {rules_of}).")
    player, rules = replacer.controller, ruled.rules
    if len(set(labels)) == 1:
        shielded = ev.rules.ask(WHOEVER_IS_SHIELDED_CHOOSES_WHAT_IS_PREVENTED)
        labels = [chance.occurrence.event.cause.name for chance in chances]
        if len(set(labels)) == 1 or not _is_shield(replacer) or not shielded:
            return chances[0]
        player, rules = _decider(ev, "controller", chances[0].occurrence), shielded.rules
    legal = tuple((label,) for label in dict.fromkeys(labels))
    chosen = ev.choices.choose(Decision(player, asks, legal, rules, replacer.label))
    return chances[labels.index(chosen[0])]


def _is_about_each_alone(replacer: Replacer) -> bool:
    """Whether it does the same to whatever each event happens to and to nothing else, however many there are."""
    ability, replacement = replacer.ability, replacer.ability.replacement
    if replacement is None or replacement.prevents or replacement.ordinal is not None:
        return False
    if ability.optional or not ability.cost.is_free or ability.limit is not Limit.NONE:
        return False
    if ability.duration is Duration.NEXT_TIME:
        return False
    if puts_nothing_in_its_place(ability):
        return True
    if replacement.keeps_event or not ability.effects:
        return replacement.keeps_event and _changes_the_amount_alone(replacer)
    plain = all(effect.condition is None and not effect.optional for effect in ability.effects)
    about = [part for part in parts_of([*ability.effects]) if isinstance(part, Selector)]
    return plain and len(about) == len(ability.effects) and all(part.pick is Pick.IT for part in about)


def _changes_the_amount_alone(replacer: Replacer) -> bool:
    """Whether it makes another number of an event's, worked out from that and from nothing else."""
    ability, replacement = replacer.ability, replacer.ability.replacement
    if replacement is None or replacement.changes or ability.effects or replacement.amount is None:
        return False
    return all(isinstance(part, Arithmetic | EventAmount) for part in parts_of([replacement.amount]))


def _is_shield(replacer: Replacer) -> bool:
    """Whether it prevents only so much damage, whichever that is."""
    return replacer.delayed is not None and replacer.delayed.remaining is not None


def prevents_all_at_a_time(replacer: Replacer) -> bool:
    """Whether it prevents all that is dealt the next time, to several objects or players at once too (615.8)."""
    replacement = replacer.ability.replacement
    all_of_it = replacement is not None and replacement.prevents and replacement.prevent_value is None
    return all_of_it and replacer.ability.duration is Duration.NEXT_TIME


def left_of(ev: Running, replacer: Replacer) -> int | None:
    """How much an effect made for later can still prevent; None where that is no number."""
    if replacer.delayed is None:
        return None
    number = replacer.delayed.number
    now = next((each for each in ev.state.delayed if each.number == number), replacer.delayed)
    return now.remaining


def _prevents_them_all(ev: Running, chances: list[Chance]) -> bool:
    """Whether nothing of any of the events is left whichever comes first, so that nobody has to say which does."""
    replacer = chances[0].replacer
    ability = replacer.ability
    replacement = ability.replacement
    if replacement is None or not replacement.prevents or replacement.ordinal is not None:
        return False
    if ability.optional or not ability.cost.is_free or ability.limit is not Limit.NONE:
        return False
    if ability.effects and not _adds_the_same(ev, chances):
        return False
    left = left_of(ev, replacer)
    enough = left is None or left >= sum(chance.occurrence.event.amount for chance in chances)
    return enough and (ability.duration is not Duration.NEXT_TIME or prevents_all_at_a_time(replacer))


def _adds_the_same(ev: Running, chances: list[Chance]) -> bool:
    """Whether what a prevention does besides comes to the same, whichever of the events it prevents first."""
    effects = chances[0].replacer.ability.effects
    if any(effect.condition is not None or effect.optional or effect.bind is not None for effect in effects):
        return False
    about = [part for part in parts_of([*effects]) if isinstance(part, Selector)]
    if any(part.pick is not Pick.IT for part in about):
        return False
    if len(about) == len(effects) or len({chance.occurrence.event.amount for chance in chances}) == 1:
        return True  # each has its own, or all have as much
    heard = ev.interest.spoken_of - {*chances[0].occurrence.event.words}
    return not heard and all(isinstance(effect, GainLife) for effect in effects)


def _event_label(chance: Chance) -> str:
    thing = chance.occurrence.object
    return thing.handle if thing is not None else chance.occurrence.event.player or chance.occurrence.event.kind
