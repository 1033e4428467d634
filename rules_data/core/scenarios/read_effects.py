"""Instructions, as a scenario file writes them: what each can say is its record's, and what of it is its game's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Change,
    Continuous,
    Cost,
    Duration,
    Effect,
    EventPattern,
    Keys,
    Mode,
    OfType,
    Part,
    Pick,
    Replacement,
    Selector,
    Shape,
)
from rules_data.core.abilities.changes import AddToValue
from rules_data.core.abilities.effects import VERBS, Give, Later, Pay
from rules_data.core.evaluator import ReplacementWords, Verb

from .fields import Fields, Reading, first_known, read_list, read_only_true, read_text
from .places import Items, Node
from .places import Mapping as MappingNode
from .problems import nearest_words
from .read_amounts import read_amount, read_counters, take_condition
from .read_cards import read_token
from .read_changes import read_changes
from .read_costs import read_cost, read_resources
from .read_doers import check_condition, check_doer, check_name
from .read_it import (
    acts_on_something,
    has_others_do_it,
    knows_amount_within,
    knows_event_within,
    knows_it_within,
    tells_that_player,
)
from .read_parts import PLAIN_PARTS, Parts, Reader, one_field
from .read_selectors import read_selector
from .read_whom import check_done_to_players, check_whom

_MAY = "you may"


def read_effects(reading: Reading, node: Node | None, *, may_be_none: bool = False) -> tuple[Effect, ...]:
    """A list of instructions (a single one may stand without the list), empty only where that says something."""
    if not may_be_none:
        check_not_empty(reading, node)
    if isinstance(node, MappingNode):
        effect = read_effect(reading, node)
        return (effect,) if effect is not None else ()
    done: list[Effect | None] = []

    def read_next(item: Node) -> Effect | None:
        known = acts_on_something(done[-1] if done else None)
        done.append(read_effect(reading, item, done_on_something=known))
        return done[-1]

    return read_list(reading, node, "instructions", read_next)


def check_not_empty(reading: Reading, node: Node | None) -> None:
    """Refuse a list of instructions without any."""
    if isinstance(node, Items) and not node.items:
        reading.wrong_shape(node, "an instruction", "What does nothing is written as `nothing: true`.")


def read_effect(
    reading: Reading, node: Node, extra: tuple[str, ...] = (), done_on_something: bool = False
) -> Effect | None:
    """One instruction: {draw: 1}. `extra` are further keys the caller reads itself.

    `done_on_something`: the instruction before it was about an object.
    """
    fields = Fields(reading, node, "an instruction")
    if not isinstance(node, MappingNode):
        return None
    verbs = reading.words.verbs
    word = first_known(_by_precedence(reading, fields.keys), verbs)
    if word is None:
        first = node.entries[0][0] if node.entries else None
        found = repr(first.text) if first else "nothing"
        advice = _instead_of(reading, first.text) if first else "Write for example {draw: 1}."
        reading.report(first or node, "an instruction", found, advice)
        return None
    return _instruction(reading, fields, word, extra, done_on_something)


def _instead_of(reading: Reading, word: str) -> str:
    """What can be written in place of a word that is no instruction, or why that cannot be said."""
    return reading.words.unsaid.get(word) or nearest_words(word, reading.words.verbs)


def _by_precedence(reading: Reading, keys: list[str]) -> list[str]:
    """Keys, first those that can only be an instruction: what may stand beside another one is an option of that.

    `if` and `you may` stand beside any; `ready` beside `play token`, in whatever order they are written.
    """
    verbs = reading.words.verbs
    beside = {option for word in keys if word in verbs for option in verbs[word].keys if option != word}
    own = [key for key in keys if key not in ("if", _MAY)]
    return [*(key for key in own if key not in beside), *own, *keys]


def _instruction(
    reading: Reading, fields: Fields, word: str, extra: tuple[str, ...], done_on_something: bool
) -> Effect | None:
    verb, parts = reading.words.verbs[word], reading.words.parts_of(word)
    found: Parts = {}
    fields.declared_as = f"the instruction {word!r}"
    for key, part in parts.items():
        node = fields.need(key) if key == word and part.shape is Shape.NAME else fields.take(key)
        if node is None and key != word:
            continue
        it = knows_it_within(reading, fields, word, key, done_on_something)
        event = knows_event_within(reading, word, key, done_on_something)
        amount = knows_amount_within(reading, word, key)
        own = part.shape in _CHOSEN_BY_OTHERS and has_others_do_it(fields)
        each = reading.for_each_player(tells_that_player(reading, fields, word, key))
        coming = reading.for_the_next(word == Later.verb and fields.text_of("for") == Duration.NEXT_TIME)
        with reading.knowing_it(it), reading.knowing_event(event, amount), reading.knowing_player(own), each, coming:
            more = _read_part(reading, node, key, part)
        if "status" in more and "status" in found and node is not None:
            reading.report(node, f"`{found['status']}` or `{key}`", "both", "Write one of them.")
        found.update(more)
    _need_what_is_done(fields, parts, found)
    if word == Give.verb and isinstance(to := found.get("others", found.get("next")), Selector):
        check_whom(reading, fields.node, found.get("changes", ()), to, given="others" in found)
    check_done_to_players(reading, fields.node, word, found.values())
    if word == Give.verb and "least" in found and not any(map(_takes_away, found.get("changes", ()))):
        reading.wrong_shape(fields.node, "a number that is lowered, for the minimum to limit", "Write {might: -2}.")
    found.update(_read_common(reading, fields, verb, found))
    fields.allow(*extra)
    fields.finish()
    coming, how_many = found.pop("next", None), found.pop("next_count", 1)
    if coming is not None:
        return _for_the_next(Continuous(coming, found.pop("changes"), True, how_many), found)
    # What is missing or wrong was reported where it stands; there is no instruction then.
    complete = found.get("ability", True) is not None and (word != "if" or found.get("condition") is not None)
    return verb.record(**found) if complete else None


def _takes_away(change: Change) -> bool:
    """Whether a change lowers a number, as far as that can be told before it is worked out."""
    return isinstance(change, AddToValue) and (not isinstance(change.amount, int) or change.amount < 0)


_CHOSEN_BY_OTHERS = (Shape.OBJECTS, Shape.FILTER)


def _need_what_is_done(fields: Fields, parts: Keys, found: Parts) -> None:
    """Instructions about others say what is done; something to be done otherwise is enough."""
    for key, part in parts.items():
        if not part.needed or part.field in found:
            continue
        if part.shape is Shape.ZONE:
            fields.need(key, f"Say where: {key}: {min(fields.reading.words.zones)}.")
            continue
        if part.shape is Shape.CATEGORY:
            fields.need(key, f"Say which: {key}: {min(fields.reading.words.categories)}.")
            continue
        if part.shape is Shape.OBJECTS:
            fields.need(key, f"Say what: {key}: {{all: {{type: {min(fields.reading.words.types)}}}}}.")
            continue
        if "otherwise" not in found:
            fields.need(key, "Say what is done: do: [{draw: 1}].")
        found[part.field] = ()


def _for_the_next(coming: Continuous, found: Parts) -> Effect:
    """What is given to the next object that fits waits for it, like any effect made for later."""
    ability = Ability(AbilityKind.PASSIVE, continuous=coming, instead=found.pop("instead", None))
    of_turn = (Duration.THIS_TURN, Duration.PERMANENT)
    duration = Duration.NEXT_TIME if found.get("duration", Duration.THIS_TURN) in of_turn else found["duration"]
    return Later(**{**found, "ability": ability, "duration": duration})


def _read_part(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    return _READERS[part.shape](reading, node, key, part)


def _created(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    """The ability that an instruction creates: no plain instructions, and a triggered one where only that will do."""
    ability = reading.ability(node, True)
    if ability is None or node is None:
        return {part.field: None}
    triggered = ability.kind is AbilityKind.TRIGGERED
    only_triggered = part.shape is Shape.TRIGGERED_ABILITY
    if ability.kind is AbilityKind.INSTRUCTIONS or (only_triggered and not triggered):
        expected = "a triggered ability" if only_triggered else "an ability with when, replace or passive"
        advice = "For example {when: {event: dies}, do: [..]}."
        reading.report(node, expected, f"one that is {ability.kind.value}", advice)
    return {part.field: ability}


def _of_its_own(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    """An ability that something new has: no plain instructions, which only a spell can have."""
    ability = reading.ability(node)
    if ability is not None and ability.kind is AbilityKind.INSTRUCTIONS and node is not None:
        advice = "For example {when: {event: dies}, do: [..]}."
        reading.report(node, "an ability with when, use, replace or passive", "one that is of a spell", advice)
    return {part.field: ability}


def _read_mode(reading: Reading, node: Node) -> Mode:
    fields = Fields(reading, node, "a mode")
    name = read_text(reading, fields.need("name"), "a name")
    effects = read_effects(reading, fields.need("do"))
    cost = fields.take("cost") if reading.words.modes_have_costs else None
    fields.finish()
    return Mode(name, effects, None if cost is None else read_cost(reading, cost))


def _free(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    return {part.field: Cost()} if read_only_true(reading, node, key) else {}


def _read_common(reading: Reading, fields: Fields, verb: Verb, own: Parts) -> Parts:
    """What any instruction can say, unless its own word says it: who does it, on what condition, if they may ..."""
    found: Parts = {}
    for key, part in reading.words.keys_of_any_verb.items():
        if key == verb.record.verb or (node := fields.take(key)) is None:
            continue
        if not check_condition(reading, verb.record, key, node):
            continue
        if part.shape is Shape.PLAYER and not check_doer(reading, fields, verb.record, node, own):
            continue
        if part.shape is Shape.NAME and not check_name(reading, verb.record, node):
            continue
        if part.shape is Shape.PLAYER and isinstance(node, MappingNode) and reading.words.board.player_type:
            found["players"] = _of_players(reading, read_selector(reading, node))
        else:
            with reading.knowing_it(knows_it_within(reading, fields, verb.record.verb, key)):
                found.update(_read_part(reading, node, key, part))
    return found


def _of_players(reading: Reading, selector: Selector) -> Selector:
    """A choice of players: what is chosen can be nothing else."""
    if selector.pick not in (Pick.CHOOSE, Pick.ALL):
        return selector
    players = selector.filter.without(OfType).also(OfType((reading.words.board.player_type,)))
    return replace(selector, filter=players)


def read_instead(reading: Reading, node: Node | None) -> Ability | None:
    """{if: CONDITION, with: [..]} or {if: CONDITION, amount: 4} (or enters with): instead of what it stands at."""
    if node is None or reading.words.replacements is None:
        return None
    with reading.knowing_it():  # what the event is about in place of which it happens
        return _instead(reading, node, reading.words.replacements)


def _instead(reading: Reading, node: Node, words: ReplacementWords) -> Ability:
    fields = Fields(reading, node, "what happens instead")
    amount, effects, counters = fields.take("amount"), fields.take("with"), fields.take("enters with")
    condition = take_condition(reading, fields)
    fields.finish()
    if amount is None and effects is None and counters is None:
        reading.wrong_shape(node, "what happens instead", "For example instead: {if: {...}, with: [{draw: 3}]}.")
    replacement = Replacement(
        EventPattern(""),
        keeps_event=effects is None,
        kind=words.own,
        amount=None if amount is None else read_amount(reading, amount),
        counters=read_counters(reading, counters),
    )
    done = read_effects(reading, effects, may_be_none=True) if effects is not None else ()
    return Ability(AbilityKind.REPLACEMENT, done, condition=condition, replacement=replacement)


X_IS_ANNOUNCED_BEFORE = (
    "A number is announced for X as something is cast or activated, and not for what is paid later."
)


def _cost_within(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    """What is paid as an instruction is carried out: nobody announces an X for it, but it may be that of the spell."""
    found = read_cost(reading, node)
    if found.has_x and node is not None and key != Pay.verb:
        reading.report(node, "a cost of which every part is known", "X", X_IS_ANNOUNCED_BEFORE)
        found = replace(found, variable=())
    return {part.field: found}


_READERS: Mapping[Shape, Reader] = {
    **PLAIN_PARTS,
    Shape.ABILITY: _created,
    Shape.TRIGGERED_ABILITY: _created,
    Shape.OWN_ABILITY: _of_its_own,
    Shape.CHANGES: one_field(read_changes),
    Shape.COST: _cost_within,
    Shape.RESOURCES: one_field(read_resources),
    Shape.FREE: _free,
    Shape.INSTEAD: one_field(read_instead),
    Shape.INSTRUCTIONS: one_field(read_effects),
    Shape.MODES: one_field(
        lambda reading, node: read_list(reading, node, "modes", lambda item: _read_mode(reading, item))
    ),
    Shape.OF_TOKENS: one_field(read_token),
}
_RECORDS: tuple[type[Effect], ...] = (Effect, *VERBS.values())
_PARTS = [part for record in _RECORDS for part in (record.main, *record.keys.values(), *record.common.values())]
if missing := {part.shape for part in _PARTS} - set(_READERS):
    raise TypeError(f"Nothing reads {', '.join(sorted(shape.value for shape in missing))} of an instruction.")
