"""Which kind of ability the parts of a text make: the rules are asked in turn, and the first that applies decides."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities.kinds import AbilityKind
from rules_data.core.abilities.reading import known_keyword

from .located import Located, Span
from .parts import DEPENDING, DO_THIS, LATER, instructions, marks_within, trigger_parts
from .replacing import depending, replacing, replacing_statement
from .sentence import Deciding, Sentence

_PLAYED_ONLY = "played only"


def decide(sentence: Sentence, deciding: Deciding) -> AbilityKind | None:
    """The kind of the ability; None for a keyword of which the edition does not say what it stands for."""
    by_keyword = _by_keyword(sentence, deciding)
    if by_keyword is not None:
        return by_keyword
    if "keywords" in sentence.said and "abilities" not in sentence.said:
        keyword = _known(_first_keyword(sentence), deciding)
        return AbilityKind.INSTRUCTIONS if keyword in deciding.keyword_kinds else None
    for kind in (_activated, _replacement, _chapter, _triggered, _stated, _within_instructions, _passive):
        found = kind(sentence, deciding)
        if found is not None:
            return found
    reason = "nothing in it marks an ability: it tells players what to do"
    deciding.seen.append((reason, deciding.rules.get("instructions", ())))
    return AbilityKind.INSTRUCTIONS


# What is said of playing something, whatever follows from it.
_STATING = {"additional cost", "optional cost", "affects", "play only if"}
# Keywords that stand in front of what they are about, and whose abilities have no other key.
_ALONE = ("enchant",)
# Keywords behind which objects are named, and no cost.
_OF_OBJECTS = {"affinity for", "champion", "hexproof from", "partner with", "protection"}


def _first_keyword(sentence: Sentence) -> str:
    for alone in ("equip", "repeat"):
        if alone in sentence.said:
            return alone
    listed = sentence.said.get("keywords")
    first = listed.entries()[0] if listed is not None else None
    if first is None:
        stated = sentence.ability.get("passive")
        name = sentence.ability.get("name") or (stated.get("name") if stated is not None else None)
        return str(name.data) if name is not None else next((one for one in _ALONE if one in sentence.ability), "")
    return next(iter(first.data), "") if isinstance(first.data, dict) else str(first.data)


def _known(name: str, deciding: Deciding) -> str:
    """The keyword without what stands behind it: protection, of "protection from red"."""
    return known_keyword(name, deciding.keyword_kinds)


def _by_keyword(sentence: Sentence, deciding: Deciding) -> AbilityKind | None:
    """A keyword alone is short for an ability; a keyword before a text can make it one."""
    if "keywords" in sentence.said and "abilities" in sentence.said:
        return None  # a label in front of an ability, or a keyword behind it, says nothing of its kind
    name = _known(_first_keyword(sentence), deciding)
    kind = deciding.keyword_kinds.get(name)
    rule = f"keyword {name}"
    if kind is None or not deciding.decided(rule, f"{name.title()} is short for an ability of this kind", "keyword"):
        return None
    done, used = sentence.ability.get("do"), sentence.ability.get("use")
    if done is not None and not (used is not None and _is_not_in_words(used, done)):
        instructions(sentence, deciding, sentence.ability)
    elif (cost := _cost_of(sentence.said, name)) is not None:
        deciding.parts["cost"] = sentence.span(cost.span)
    return AbilityKind(kind)


def _cost_of(said: Located, name: str) -> Located | None:
    listed = said.get("keywords")
    found = said.get(name) if listed is None else listed.entries()[0].get(name)
    if found is None and "name" in (said := _first(said)):
        found = said.get("use")
    if found is None or name in _OF_OBJECTS or not isinstance(found.data, dict):
        return None
    return found.get("cost") or found


def _first(said: Located) -> Located:
    abilities = said.get("abilities")
    return abilities.entries()[0] if abilities is not None else said


def _activated(sentence: Sentence, deciding: Deciding) -> AbilityKind | None:
    cost, done = sentence.ability.get("use"), sentence.ability.get("do")
    reason = "a cost stands before a colon and an effect behind it"
    if cost is None or done is None or not deciding.decided("activated", reason):
        return None
    deciding.parts["cost"] = sentence.span(cost.span)
    limit = sentence.ability.get("limit")
    if limit is not None and isinstance(limit.data, str) and deciding.decided("use limit", f"it is used {limit.data}"):
        deciding.parts["limit"] = limit.data
    if not _is_not_in_words(cost, done):
        deciding.parts["effect"] = sentence.span(done.span)
    depending(sentence, deciding)
    marks_within(sentence, deciding, done)
    return AbilityKind.ACTIVATED


def _replacement(sentence: Sentence, deciding: Deciding) -> AbilityKind | None:
    if "replace" not in sentence.ability:
        return None
    return replacing(sentence, deciding, sentence.ability, (0, sentence.end))


def _chapter(sentence: Sentence, deciding: Deciding) -> AbilityKind | None:
    """Numerals and a dash in front of an effect are short for a trigger condition."""
    chapters, done = sentence.ability.get("chapter"), sentence.ability.get("do")
    if chapters is None or done is None or not deciding.decided("chapter", "it is an ability of a chapter", "chapter"):
        return None
    deciding.parts |= {"condition": sentence.span(chapters.span), "effect": sentence.span(done.span)}
    marks_within(sentence, deciding, done)
    return AbilityKind.TRIGGERED


def _stated(sentence: Sentence, deciding: Deciding) -> AbilityKind | None:
    """What is said as an effect is, and holds for no time, is true of its objects as long as it stands there."""
    if "passive" not in sentence.meant or "do" not in sentence.ability or "use" in sentence.ability:
        return None
    if not deciding.decided("passive", "it states a fact"):
        return None
    deciding.parts["statement"] = sentence.span(sentence.ability.span)
    return AbilityKind.PASSIVE


def _triggered(sentence: Sentence, deciding: Deciding) -> AbilityKind | None:
    event, done = sentence.ability.get("when"), sentence.ability.get("do")
    if event is None or done is None or _is_not_in_words(event, done):
        return None
    if (waiting := _waits_once(sentence, deciding)) is not None:
        return waiting
    name = "triggered behind" if done.span[0] < event.span[0] else "triggered"
    condition = sentence.span(sentence.clause(event.span))
    if not deciding.decided(name, f'a trigger condition: "{condition}"'):
        return None
    if deciding.of_their_kind and "phase" in event and _is_one_time_only(condition):
        deciding.decided("delayed", "it triggers at one time only", "delayed")
    trigger_parts(sentence, deciding, sentence.ability)
    depending(sentence, deciding)
    return AbilityKind.TRIGGERED


def _is_one_time_only(condition: str) -> bool:
    """Whether a condition names one very turn: this one, or the next one of somebody."""
    return any(f" {which} turn" in condition for which in ("this", "next"))


def _waits_once(sentence: Sentence, deciding: Deciding) -> AbilityKind | None:
    """An ability for one time to come, with that time in front: what makes it is an instruction."""
    if deciding.of_their_kind or "when" in sentence.meant or "do" not in sentence.meant:
        return None
    if not deciding.decided("delayed", "it waits for one time only", "delayed"):
        return None
    trigger_parts(sentence, deciding, sentence.ability)
    return AbilityKind.INSTRUCTIONS


def _is_not_in_words(event: Located, done: Located) -> bool:
    """Whether event and effect, or cost and effect, have no words of their own, because a keyword stands for one."""
    return event.span[0] <= done.span[0] and done.span[1] <= event.span[1]


def _within_instructions(sentence: Sentence, deciding: Deciding) -> AbilityKind | None:
    """Instructions that make an ability: for later, or one that is triggered by doing this."""
    done = sentence.ability.get("do")
    if not deciding.of_their_kind:
        if done is not None and "use" not in sentence.ability:
            marks_within(sentence, deciding, done)
        return None
    for one in done.entries() if done is not None and "use" not in sentence.ability else []:
        for maker, made in _makers(one):
            found = _made(sentence, deciding, maker, made)
            if found is not None:
                depending(sentence, deciding)
                return found
    return _said_instead(sentence, deciding, done)


def _said_instead(sentence: Sentence, deciding: Deciding, done: Located | None) -> AbilityKind | None:
    """Instructions that put something in the place of what another part of the card says."""
    if done is None or "use" in sentence.ability or not sentence.has("instead"):
        return None
    if not deciding.decided("instead", 'the word "instead" changes how something happens'):
        return None
    deciding.parts["effect"] = sentence.span(done.span)
    depending(sentence, deciding)
    return AbilityKind.REPLACEMENT


def _makers(said: Located) -> Iterator[tuple[Located, tuple[str, Located]]]:
    """The abilities that an instruction makes, each with the instruction."""
    for key in (LATER, DO_THIS):
        if (made := said.get(key)) is not None:
            yield said, (key, made)
    inner = said.get("do")
    for one in inner.entries() if inner is not None and "if" in said else []:
        for _, made_inside in _makers(one):
            yield said, made_inside


def _made(sentence: Sentence, deciding: Deciding, maker: Located, of: tuple[str, Located]) -> AbilityKind | None:
    key, made = of
    if key == DO_THIS:
        return _doing_this(sentence, deciding, maker, made)
    if "when" in made and deciding.decided("delayed", "it triggers within one time only", "delayed"):
        trigger_parts(sentence, deciding, made)
        return AbilityKind.TRIGGERED
    if "replace" in made:
        found = replacing(sentence, deciding, made, (maker.span[0], sentence.end))
        if found is not None:
            deciding.decided("delayed replacement", "it waits for one event within a time", "delayed")
        return found
    if "passive" in made and deciding.decided("passive", "it states a fact"):
        deciding.parts["statement"] = sentence.span(maker.span)
        deciding.decided("delayed passive", "it is a fact for one time only", "delayed")
        return AbilityKind.PASSIVE
    return None


def _doing_this(sentence: Sentence, deciding: Deciding, maker: Located, made: Located) -> AbilityKind | None:
    if not deciding.decided("reflexive", '"do this" makes a new ability of what follows', "reflexive"):
        return None
    condition = maker.get("if")
    if condition is not None:
        deciding.parts["condition"] = sentence.span(condition.span)
    deciding.parts["effect"] = sentence.span(made.span)
    return AbilityKind.TRIGGERED


def _passive(sentence: Sentence, deciding: Deciding) -> AbilityKind | None:
    ability = sentence.ability
    passive = ability.get("passive")
    if passive is not None and (replacing := replacing_statement(sentence, deciding, passive)) is not None:
        return replacing
    if passive is not None and _PLAYED_ONLY in passive:
        if deciding.decided("playing limited", "it says when its own card may be played"):
            deciding.parts["statement"] = sentence.span(ability.span)
            return AbilityKind.PASSIVE
        return None
    stated = _statement(sentence) or ((ability.span, None) if _STATING & set(ability.keys) else None)
    if stated is None or not deciding.decided("passive", "it states a fact"):
        return None
    statement, condition = stated
    reason = "the statement holds only if something is so"
    if condition is not None and deciding.decided("conditional passive", reason, "conditional"):
        deciding.parts["condition"] = sentence.span(condition)
        deciding.parts["statement"] = sentence.span(statement)
    else:
        deciding.parts["statement"] = sentence.span(ability.span if condition is not None else statement)
    depending(sentence, deciding)
    return AbilityKind.PASSIVE


def _statement(sentence: Sentence) -> tuple[Span, Span | None] | None:
    """The words that state a fact, and those of its condition.

    A condition in front of an effect is one as well, where no rule says that it makes an ability of another kind.
    """
    ability = sentence.ability
    condition = ability.get("while")
    plain = condition is None or any(one in condition for one in DEPENDING)
    if "passive" in ability:
        return ability.keys["passive"], None if plain or condition is None else condition.span
    event, done = ability.get("replace") or ability.get("when"), ability.get("do")
    if event is not None and event.span[0] < 2 and not (done is not None and _is_not_in_words(event, done)):
        clause = sentence.clause(event.span)
        conditional = sentence.words[0] == "if"
        return ((clause[1] + 1, sentence.end) if conditional else ability.span), clause if conditional else None
    return None
