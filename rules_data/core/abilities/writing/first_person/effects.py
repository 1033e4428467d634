"""What is done, what it costs and what it changes: instructions in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules_data.core.abilities.effects import OnObjects
from rules_data.core.abilities.model import Cost, Effect, TokenKind
from rules_data.core.abilities.model_values import Amount, Pick, Relation, Selector
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.conditions import condition
from rules_data.core.abilities.writing.costs import resources, untargeted
from rules_data.core.abilities.writing.english import UnableToRenderAbility, article, listed, sentence, third_person
from rules_data.core.abilities.writing.lexicon import each_player, word_for, words

from .changes import Nested, keyword, said, something_had

# These are sentences of their own and cannot be joined by commas.
_WHOLE_SENTENCES = frozenset(("later", "if", "do this", "modes", "for each", "you may", "pay"))


def instructions(effects: Sequence[Effect], nested: Nested, *, opens: bool = False) -> str:
    """A sequence of instructions: joined by commas where they are short, otherwise sentence by sentence.

    It has no full stop at its end. `opens` says that it stands at the beginning of a sentence, where an ability
    for later may stand as it is and need not be quoted.
    """
    if not effects:
        return "nothing happens"
    phrases = [_own_sentence(effect, nested, opens or place > 0) for place, effect in enumerate(effects)]
    if are_short(effects):
        return phrases[0] if len(phrases) == 1 else f"{', '.join(phrases[:-1])}, then {phrases[-1]}"
    first, *others = phrases
    return " ".join([first if not others else sentence_end(first), *(sentence(other) for other in others)]).rstrip(".")


def _own_sentence(effect: Effect, nested: Nested, opens: bool) -> str:
    plain = effect.verb == "later" and not effect.optional and effect.condition is None
    if opens and plain and effect.ability is not None:
        return nested(replace(effect.ability, duration=effect.duration)).removesuffix(".")
    return instruction(effect, nested)


def sentence_end(text: str) -> str:
    return text if text.endswith((".", '."')) else f"{text}."


def are_short(effects: Sequence[Effect]) -> bool:
    return all(
        effect.verb not in _WHOLE_SENTENCES and not effect.optional and effect.condition is None for effect in effects
    )


def instruction(effect: Effect, nested: Nested) -> str:
    """One instruction as an imperative, or as what a named player does."""
    phrase = _phrase(effect, nested)
    if effect.player is not Relation.YOU and effect.verb not in _WHOLE_SENTENCES:
        phrase = f"{each_player(effect.player)} {third_person(phrase)}"
    if effect.optional:
        phrase = f"you may {phrase}"
    if effect.condition is not None and effect.verb != "if":
        phrase = f"if {condition(effect.condition)}, {phrase}"
    return phrase


def _phrase(effect: Effect, nested: Nested) -> str:
    say = _VERBS.get(effect.verb)
    if say is None:
        raise UnableToRenderAbility(f"No sentence is known for the instruction {effect.verb!r}.")
    return say(effect, nested)


def cost_before_colon(cost: Cost, nested: Nested) -> str:
    """[2][C], [E], discard 1"""
    parts = [resources(cost.resources)] if cost.resources else []
    parts += [_own_cost(action) or instruction(action, nested) for action in map(untargeted, cost.actions)]
    return (", ".join(parts) or "[0]").replace(nouns.UNTARGETED, "")


def cost_within(cost: Cost, nested: Nested) -> str:
    """pay [2][C] and discard 1"""
    parts = [f"pay {resources(cost.resources)}"] if cost.resources else []
    parts += [instruction(untargeted(action), nested) for action in cost.actions]
    return (" and ".join(parts) or "pay [0]").replace(nouns.UNTARGETED, "")


def _own_cost(action: Effect) -> str:
    """The symbol for what an object pays with itself; empty for another action."""
    own = isinstance(action, OnObjects) and action == type(action)(Selector(Pick.ME))
    return words().own_cost.get(action.verb, "") if own else ""


def _counted(verb: str, noun: str = "") -> Callable[[Effect, Nested], str]:
    def say(effect: Effect, nested: Nested) -> str:
        count = _number(effect.amount)
        behind = f" {noun if effect.amount == 1 else nouns.plural(noun)}" if noun else ""
        exhausted = " exhausted" if effect.status == "exhausted" else ""
        return f"{verb} {count}{behind}{exhausted}"

    return say


def _number(value: Amount) -> str:
    return str(value) if isinstance(value, int) else f"a number equal to {nouns.amount(value)}"


def _acting(verb: str) -> Callable[[Effect, Nested], str]:
    def say(effect: Effect, nested: Nested) -> str:
        exhausted = " exhausted" if effect.status == "exhausted" else ""
        return f"{verb} {_taken(effect.objects)}{exhausted}"

    return say


def _taken(which: Selector | None) -> str:
    """What is taken out of a zone is taken from it: a card from your trash."""
    return nouns.selected(which).replace(" in ", " from ")


def _deal(effect: Effect, nested: Nested) -> str:
    dealt = str(effect.amount) if isinstance(effect.amount, int) else f"damage equal to {nouns.amount(effect.amount)}"
    said = f"deal {dealt} to {nouns.selected(effect.others or effect.objects)}"
    return f"{said} from {nouns.selected(effect.source)}" if effect.source is not None else said


def _move(effect: Effect, nested: Nested) -> str:
    return f"move {nouns.selected(effect.objects)}{_destination(effect)}"


_DESTINATIONS = {
    "": "", "here": " here", "there": " there", "where it was": " where it was", "base": " to base",
    "choose": " to a location of your choice",
}  # fmt: skip


def _destination(effect: Effect) -> str:
    if effect.location is not None:
        named = effect.location.pick in (Pick.THAT, Pick.IT)
        return f" to {'where ' if named else ''}{nouns.selected(effect.location)}{' is' if named else ''}"
    return _DESTINATIONS.get(effect.to, f" to {effect.to}")


def _lasting(effect: Effect) -> str:
    """this turn; refused where the game has no words for how long it lasts"""
    if effect.duration not in words().durations:
        raise UnableToRenderAbility(f"{words().game} has no words for something that lasts {effect.duration.value}.")
    return words().durations[effect.duration]


def _give(effect: Effect, nested: Nested) -> str:
    which = effect.others or effect.objects or Selector(Pick.ME)

    def pays(cost: Cost) -> str:
        return cost_within(cost, nested)

    given = [had for change in effect.changes if (had := something_had(change, nested))]
    stated = [f"{said(change, which, pays)}" for change in effect.changes if not something_had(change, nested)]
    lasting = _lasting(effect)
    parts = [f"give {nouns.selected(which)} {listed(given)}{lasting}"] if given else []
    parts += [f"make it so that {one}{lasting}" for one in stated]
    return " and ".join(parts) or "nothing happens"


def _token(effect: Effect, nested: Nested) -> str:
    verb = "play" if effect.verb == "play token" else "create"
    token = effect.token or TokenKind("token")
    kind = token_words(token, nested, many=effect.amount != 1, state=effect.status)
    count = "" if effect.amount == 1 else f"{_number(effect.amount)} "
    return f"{verb} {count}{article(kind) if effect.amount == 1 else kind}{_destination(effect)}"


def token_words(token: TokenKind, nested: Nested, *, many: bool, state: str = "") -> str:
    """ready 3 [M] Sprite unit tokens with [Temporary]"""
    stats = [f"{amount} {word_for(words().stats, stat, 'number')}" for stat, amount in token.stats]
    noun = f"{' '.join(token.types)} token"
    has = [keyword(name, number) for name, number in token.keywords]
    has += [f'"{nested(ability)}"' for ability in token.abilities]
    named = [tag for tag in token.tags if tag != token.name] + [token.name]
    front = [state, *stats, " ".join(token.domains), *named, nouns.plural(noun) if many else noun]
    return " ".join(word for word in (*front, f"with {listed(has)}" if has else "") if word)


def _play(effect: Effect, nested: Nested) -> str:
    state = f" {effect.status}" if effect.status else ""
    price = ""
    if effect.cost is not None:
        free = effect.cost.is_free
        price = " without paying its cost" if free else f" for {cost_before_colon(effect.cost, nested)}"
    return f"play {_taken(effect.objects)}{state}{_destination(effect)}{price}"


def _modes(effect: Effect, nested: Nested) -> str:
    return f"choose one — {'; or '.join(instructions(mode.effects, nested) for mode in effect.modes)}"


def _do_this(effect: Effect, nested: Nested) -> str:
    times = "" if effect.amount == 1 else f" {nouns.amount(effect.amount)} times"
    return f"do this{times}: {instructions(effect.effects, nested)}"


def _later(effect: Effect, nested: Nested) -> str:
    if effect.ability is None:
        raise UnableToRenderAbility("An ability for later is not given.")
    return f'gain "{nested(replace(effect.ability, duration=effect.duration))}"'


def _prevent(effect: Effect, nested: Nested) -> str:
    much = "all damage" if effect.status == "all" else f"the next {nouns.amount(effect.amount)} damage"
    whom = nouns.selected(effect.others or effect.objects)
    return f"prevent {much} to {whom} this turn"


def _if(effect: Effect, nested: Nested) -> str:
    if effect.condition is None:
        raise UnableToRenderAbility("An `if` has no condition.")
    text = f"if {condition(effect.condition)}, {instructions(effect.effects, nested)}"
    return f"{text}. {sentence('otherwise, ' + instructions(effect.otherwise, nested))}" if effect.otherwise else text


def _pay(effect: Effect, nested: Nested) -> str:
    text = f"{cost_within(effect.cost or Cost(), nested)} to {instructions(effect.effects, nested)}"
    return f"{text}. {sentence('otherwise, ' + instructions(effect.otherwise, nested))}" if effect.otherwise else text


def _for_each(effect: Effect, nested: Nested) -> str:
    which = effect.objects.filter if effect.objects else None
    each = nouns.an_object(which).split(" ", 1)[-1] if which else "one"
    return f"for each {each}, {instructions(effect.effects, nested)}"


def _repeat(effect: Effect, nested: Nested) -> str:
    return f"do {nouns.amount(effect.amount)} times what follows — {instructions(effect.effects, nested)}"


def _at_once(effect: Effect, nested: Nested) -> str:
    return f"{' and '.join(instruction(one, nested) for one in effect.effects)} at once"


def _you_may(effect: Effect, nested: Nested) -> str:
    return f"you may {instructions(effect.effects, nested)}"


def _attach(effect: Effect, nested: Nested) -> str:
    return f"attach {nouns.selected(effect.objects)} to {nouns.selected(effect.others)}"


def _equip(effect: Effect, nested: Nested) -> str:
    less = f" for {nouns.amount(effect.amount)} power less" if effect.amount != 0 else ""
    return f"equip {nouns.selected(effect.objects)} to {nouns.selected(effect.others)}{less}"


def _divided(effect: Effect, nested: Nested) -> str:
    source = f" from {nouns.selected(effect.source)}" if effect.source is not None else ""
    return f"deal {nouns.amount(effect.amount)} damage{source} split among {nouns.selected(effect.others)}"


def _extra_turn(effect: Effect, nested: Nested) -> str:
    return "take a turn after this" if effect.amount == 1 else f"take {nouns.amount(effect.amount)} turns after this"


_VERBS: dict[str, Callable[[Effect, Nested], str]] = {
    "draw": _counted("draw"),
    "discard": _counted("discard"),
    "channel": _counted("channel", "rune"),
    "gain points": _counted("gain", "point"),
    "lose points": _counted("lose", "point"),
    "gain xp": lambda effect, nested: f"gain {_number(effect.amount)} XP",
    "spend buff": lambda effect, nested: f"spend a buff of {nouns.selected(effect.objects)}",
    "return": lambda effect, nested: f"return {_taken(effect.objects)} to hand",
    "take control": lambda effect, nested: f"gain control of {nouns.selected(effect.objects)}",
    "add": lambda effect, nested: f"[Add] {resources(effect.cost.resources if effect.cost else ())}",
    "it happens": lambda effect, nested: "let it happen",
    "nothing": lambda effect, nested: "do nothing",
    "deal": _deal,
    "deal divided": _divided,
    "extra turn": _extra_turn,
    "move": _move,
    "give": _give,
    "play token": _token,
    "create token": _token,
    "play": _play,
    "attach": _attach,
    "equip": _equip,
    "modes": _modes,
    "do this": _do_this,
    "later": _later,
    "prevent": _prevent,
    "if": _if,
    "pay": _pay,
    "for each": _for_each,
    "repeat": _repeat,
    "at once": _at_once,
    "you may": _you_may,
} | {
    verb: _acting(verb)
    for verb in (
        "kill", "banish", "recycle", "recall", "ready", "exhaust", "heal", "stun", "buff", "counter", "detach",
        "choose",
    )
}  # fmt: skip
