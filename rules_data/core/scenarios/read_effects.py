"""Instructions and costs, as a scenario file writes them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    CardFacts,
    Continuous,
    Cost,
    Duration,
    Effect,
    Mode,
    Pick,
    Relation,
    Selector,
    TokenKind,
)
from rules_data.core.abilities.effects import Later
from rules_data.core.evaluator import Verb

from . import read_abilities, read_changes
from .fields import (
    Fields,
    Reading,
    as_items,
    first_known,
    is_number,
    read_flag,
    read_list,
    read_number,
    read_text,
    read_word,
    read_words,
)
from .places import Items, Mapping, Node, Scalar
from .problems import nearest_words
from .read_filters import (
    read_amount,
    read_condition,
    read_filter,
    read_relation,
    read_selector,
)

_UNTIL = (Duration.END_OF_NEXT_TURN, Duration.START_OF_NEXT_TURN)
# The parts of an instruction, by the names its record has for them.
Parts = dict[str, Any]
_IN_BRACES = re.compile(r"\{([^{}]*)\}")


def read_effects(reading: Reading, node: Node | None) -> tuple[Effect, ...]:
    """A list of instructions (a single one may stand without the list)."""
    if isinstance(node, Mapping):
        effect = read_effect(reading, node)
        return (effect,) if effect is not None else ()
    return read_list(reading, node, "instructions", lambda item: read_effect(reading, item))


def read_effect(reading: Reading, node: Node, extra: tuple[str, ...] = ()) -> Effect | None:
    """One instruction: {draw: 1}. `extra` are further keys the caller reads itself."""
    fields = Fields(reading, node, "an instruction")
    if not isinstance(node, Mapping):
        return None
    verbs = reading.words.verbs
    # `if` and `you may` are both instructions and options: another verb in the mapping takes precedence.
    keys = [key for key in fields.keys if key not in ("if", "you may")] + fields.keys
    word = first_known(keys, verbs)
    if word is None:
        first = node.entries[0][0] if node.entries else None
        found = repr(first.text) if first else "nothing"
        known = nearest_words(first.text, verbs) if first else "Write for example {draw: 1}."
        reading.report(first or node, "an instruction", found, known)
        return None
    return _instruction(reading, fields, word, extra)


def _instruction(reading: Reading, fields: Fields, word: str, extra: tuple[str, ...]) -> Effect | None:
    shape = reading.words.verbs[word]
    found = _read_main(reading, fields, word, shape)
    for option in shape.options:
        if (node := fields.take(option)) is not None:
            more = _read_option(reading, node, word, option)
            if "status" in more and "status" in found:
                reading.report(node, f"`{found['status']}` or `{option}`", "both", "Write one of them.")
            found.update(more)
    if "do" in shape.options and "effects" not in found and "otherwise" not in found:
        fields.need("do", "Say what is done: do: [{draw: 1}].")
    if "do" in shape.options:
        found.setdefault("effects", ())
    found.update(_read_common(reading, fields, word))
    fields.allow(*extra)
    fields.finish()
    coming = found.pop("next", None)
    if coming is not None:
        return _for_the_next(coming, found)
    # What is missing or wrong was reported where it stands; there is no instruction then.
    complete = found.get("ability", True) is not None and (word != "if" or found.get("condition") is not None)
    return reading.words.record_of(word)(**found) if complete else None


def _for_the_next(coming: Selector, found: Parts) -> Effect:
    """What is given to the next object that fits waits for it, like any effect made for later."""
    changes, instead = found.pop("changes"), found.pop("instead", None)
    ability = Ability(AbilityKind.PASSIVE, continuous=Continuous(coming, changes), instead=instead)
    return Later(**{**found, "ability": ability, "duration": Duration.NEXT_TIME})


def _read_main(reading: Reading, fields: Fields, word: str, shape: Verb) -> Parts:
    return _MAIN[shape.main](reading, fields.take(word), word)


def _created(reading: Reading, node: Node | None, word: str) -> Parts:
    """The ability that an instruction creates: no plain instructions, and "this way" a triggered one."""
    ability = read_abilities.read_ability(reading, node)
    if ability is None or node is None:
        return {"ability": None}
    triggered = ability.kind is AbilityKind.TRIGGERED
    if ability.kind is AbilityKind.INSTRUCTIONS or (word == "this way" and not triggered):
        expected = "a triggered ability" if word == "this way" else "an ability with when, replace or passive"
        advice = "For example {when: {event: dies}, do: [..]}."
        reading.report(node, expected, f"one that is {ability.kind.value}", advice)
    return {"ability": ability}


def _read_prevented(reading: Reading, node: Node | None, word: str) -> Parts:
    if isinstance(node, Scalar) and node.text == "all":
        return {"status": "all"}
    return {"amount": read_amount(reading, node)}


def _read_mode(reading: Reading, node: Node) -> Mode:
    fields = Fields(reading, node, "a mode")
    name = read_text(reading, fields.need("name"), "a name")
    effects = read_effects(reading, fields.need("do"))
    fields.finish()
    return Mode(name, effects)


def _read_flag_verb(reading: Reading, node: Node | None, word: str) -> Parts:
    read_flag(reading, node, default=True)
    return {}


def _all_that(reading: Reading, node: Node | None) -> Selector:
    return Selector(Pick.ALL, read_filter(reading, node), target=False)


# What stands behind the word of an instruction.
_MAIN: dict[str, Callable[[Reading, Node | None, str], Parts]] = {
    "objects": lambda reading, node, word: {"objects": read_selector(reading, node)},
    "amount": lambda reading, node, word: {"amount": read_amount(reading, node)},
    "filter": lambda reading, node, word: {"objects": _all_that(reading, node)},
    "condition": lambda reading, node, word: {"condition": read_condition(reading, node)},
    "ability": _created,
    "effects": lambda reading, node, word: {"effects": read_effects(reading, node)},
    "token": lambda reading, node, word: {"token": read_token(reading, node)},
    "resources": lambda reading, node, word: {"cost": read_cost(reading, node)},
    "cost": lambda reading, node, word: {"cost": read_cost(reading, node)},
    "changes": lambda reading, node, word: {"changes": read_changes.read_changes(reading, node)},
    "prevented": _read_prevented,
    "modes": lambda reading, node, word: {
        "modes": read_list(reading, node, "modes", lambda item: _read_mode(reading, item))
    },
    "flag": _read_flag_verb,
    "text": lambda reading, node, word: {"status": read_text(reading, node, "a name") or "counter"},
}


def _read_option(reading: Reading, node: Node, word: str, option: str) -> Parts:
    """What a further key of an instruction says."""
    if option in _STATES:
        return {"status": option} if read_flag(reading, node) else {}
    return _OPTIONS[option](reading, node, word)


def _read_to(reading: Reading, node: Node, word: str) -> Parts:
    if word == "give" and reading.words.staged and isinstance(node, Mapping) and node.get("next") is not None:
        fields = Fields(reading, node, "the next object")
        coming = _all_that(reading, fields.take("next"))
        fields.finish()
        return {"next": coming}
    if word in reading.words.zone_verbs:
        return {"to": read_word(reading, node, "a zone", reading.words.zones)}
    if word not in reading.words.location_verbs:
        return {"others": read_selector(reading, node)}
    if isinstance(node, Scalar):
        known = {"base", "here", "choose", *reading.places, *(reading.handles or ())}
        return {"to": read_word(reading, node, "a location", known)}
    return {"location": read_selector(reading, node), "to": "there"}


def _read_duration(reading: Reading, node: Node, word: str) -> Parts:
    if word == "play":
        return {"cost": read_cost(reading, node)}
    known = reading.words.durations
    if isinstance(node, Mapping) and set(_UNTIL) & set(known.values()):
        return _read_until(reading, node)
    # A name of the game's own says whose turn it is; the general one asks for it.
    plain = [name for name in known if known[name] not in _UNTIL or name != known[name].value]
    named = read_word(reading, node, "how long it lasts", plain)
    return {"duration": known.get(named, Duration.THIS_TURN)}


def _read_until(reading: Reading, node: Mapping) -> Parts:
    """{until the end of the next turn of: you}"""
    fields = Fields(reading, node, "how long it lasts")
    found: Parts = {}
    for duration in _UNTIL:
        whose = fields.take(f"{duration.value} of")
        if whose is not None:
            player = read_relation(reading, whose, Relation.YOU) or Relation.YOU
            found = {"duration": duration, "whose": player}
    fields.finish()
    return found


_STATES = ("tapped", "on the bottom", "ready", "exhausted", "random", "face down")
_OPTIONS: dict[str, Callable[[Reading, Node, str], Parts]] = {
    "to": _read_to,
    "from": lambda reading, node, word: {"source": read_selector(reading, node)},
    "for": _read_duration,
    "free": lambda reading, node, word: {"cost": Cost()} if read_flag(reading, node) else {},
    "on": lambda reading, node, word: {"others": read_selector(reading, node)},
    "under": lambda reading, node, word: {"whose": read_relation(reading, node) or Relation.YOU},
    "type": lambda reading, node, word: {
        "category": read_word(reading, node, "a type of damage", reading.words.categories)
    },
    "cannot": lambda reading, node, word: {
        "cannot": read_words(reading, node, "what cannot be done", reading.words.prohibitions)
    },
    "when": lambda reading, node, word: {"lasting": read_condition(reading, node)},
    "while": lambda reading, node, word: {"lasting": read_condition(reading, node)},
    "count": lambda reading, node, word: {"amount": read_amount(reading, node)},
    "of": lambda reading, node, word: {"objects": _all_that(reading, node)},
    "on resolution": lambda reading, node, word: {"amount": read_amount(reading, node), "status": "on resolution"},
    "times": lambda reading, node, word: {"amount": read_amount(reading, node)},
    "do": lambda reading, node, word: {"effects": read_effects(reading, node)},
    "to do": lambda reading, node, word: {"effects": read_effects(reading, node)},
    "otherwise": lambda reading, node, word: {"otherwise": read_effects(reading, node)},
}


def _read_common(reading: Reading, fields: Fields, word: str) -> Parts:
    """What any instruction can say: who does it, on what condition, whether they may, and a name for later."""
    acting = fields.take("player")
    found: Parts = {}
    if isinstance(acting, Mapping) and reading.words.board.player_type:
        found["players"] = _of_players(reading, read_selector(reading, acting))
        acting = None
    found["player"] = read_relation(reading, acting, Relation.YOU) or Relation.YOU
    if word != "if" and "if" in fields:
        found["condition"] = read_condition(reading, fields.take("if"))
    found["optional"] = word != "you may" and read_flag(reading, fields.take("you may"))
    bind = fields.take("as")
    found["bind"] = read_text(reading, bind, "a name") if bind is not None else None
    if reading.words.classes:
        found["instead"] = read_abilities.read_instead(reading, fields.take("instead"))
    return found


def _of_players(reading: Reading, selector: Selector) -> Selector:
    """A choice of players: what is chosen can be nothing else."""
    if selector.pick not in (Pick.CHOOSE, Pick.ALL):
        return selector
    return replace(selector, filter=replace(selector.filter, types=(reading.words.board.player_type,)))


def read_token(reading: Reading, node: Node | None) -> TokenKind:
    """A name, or {name: Recruit, might: 1, tags: [Recruit]}."""
    board = reading.words.board
    if isinstance(node, Scalar):
        known = reading.cards.get(node.text)
        if known is not None:
            return _as_token(known)
        return TokenKind(node.text, board.token_types, (node.text,), board.token_stats)
    if node is None:
        return TokenKind("token", board.token_types)
    fields = Fields(reading, node, "a token")
    name = read_text(reading, fields.need("name"), "a name")
    facts = read_abilities.card_from(reading, fields, name, board.token_types)
    fields.finish()
    return _as_token(facts)


def _as_token(facts: CardFacts) -> TokenKind:
    return TokenKind(
        facts.name, facts.types, facts.tags, facts.stats, facts.abilities, facts.keywords, facts.domains
    )


def read_cost(reading: Reading, node: Node | None) -> Cost:
    """{energy: 2, power: 1, exhaust: me, discard: 1}"""
    if node is None:
        return Cost()
    if is_number(node) and reading.words.board.any_resource:
        amount = read_number(reading, node, "an amount")
        return Cost(((reading.words.board.any_resource, amount),) if amount else ())
    if isinstance(node, Scalar) and reading.words.board.symbols:
        return Cost(_symbols(reading, node))
    fields = Fields(reading, node, "a cost")
    words = reading.words
    resources: list[tuple[str, int]] = []
    actions: list[Effect] = []
    for key in fields.keys:
        if key in words.resources:
            resources.append((key, read_number(reading, fields.take(key), "an amount", least=-99)))
        elif key in words.cost_verbs:
            actions.append(words.record_of(key)(**_read_main(reading, fields, key, words.verbs[key])))
    fields.allow(*words.resources, *words.cost_verbs)
    fields.finish()
    return Cost(tuple(resources), tuple(actions))


def _symbols(reading: Reading, node: Scalar) -> tuple[tuple[str, int], ...]:
    """{2}{G}{G}: a number of any resource, and one of a kind for each letter."""
    board = reading.words.board
    found: dict[str, int] = {}
    for symbol in _IN_BRACES.findall(node.text):
        name = board.any_resource if symbol.isdigit() else board.symbols.get(symbol, "")
        if not name:
            reading.report(node, "a symbol of a cost", repr(symbol), nearest_words(symbol, board.symbols))
            return ()
        found[name] = found.get(name, 0) + (int(symbol) if symbol.isdigit() else 1)
    if _IN_BRACES.sub("", node.text).strip():
        reading.wrong_shape(node, "a cost in symbols", "For example {2}{G}.")
    return tuple((name, amount) for name, amount in found.items() if amount)


def read_keywords(reading: Reading, node: Node | None) -> tuple[tuple[str, int], ...]:
    """[action, {assault: 2}]"""
    found: list[tuple[str, int]] = []
    known = reading.words.keywords
    for item in as_items(node):
        if isinstance(item, Mapping):
            for key, value in item.entries:
                if read_word(reading, key, "a keyword", known):
                    found.append((key.text, read_number(reading, value, "a number")))
        elif isinstance(item, Items):
            reading.wrong_shape(item, "a keyword")
        elif word := read_word(reading, item, "a keyword", known):
            found.append((word, 1))
    return tuple(found)
