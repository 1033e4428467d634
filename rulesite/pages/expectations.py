"""What was expected of a run and what came out, in sentences: Bear is in its owner's graveyard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from rules_data.core.abilities import listed
from rules_data.core.games import GAMES
from rules_data.core.scenarios import FactWords

from .step_texts import question_words

_NUMBERS = "power|might|toughness|defense|damage|life|energy|cost|controller|keywords|attached to"
_ASPECTS = rf"is [\w ]+|has [\w ]+|zone|at|counter .+|(?:base )?(?:{_NUMBERS})"
_OF_OBJECTS = re.compile(rf"^object: (?P<n>.+?) (?P<what>{_ASPECTS}) = (?P<v>.*)$")
_OF_PLAYERS = re.compile(r"^player: (?P<n>.+?) (?P<what>[\w ]+) = (?P<v>.*)$")
_STAGE = re.compile(r"^object: (?P<n>.+?) stage (?P<what>.+) = (?P<v>.+)$")
_EVENTS = re.compile(r"^\[(?P<what>[^(]+?)(?: \((?P<who>.+)\))?, (?P<many>\d+)\]$")
_ONE_OF_SEVERAL = re.compile(r"\[(?P<player>[^\[\],]+), (?P<question>[^\[\]]+)\]")
_MISSED = re.compile(
    r"Expected (?P<what>.+?)(?: = (?P<wanted>.+?))?; seen (?P<seen>.*?)(?: \(line \d+\))?\.(?= Expected | Line |$)"
)
# What an ability's text is taken apart into.
_PARTS = frozenset(
    ("condition", "conditional statement", "cost", "effect", "event", "instructions", "ordinal", "statement")
)
_SEEN = {"True": gettext_lazy("yes"), "False": gettext_lazy("no"), "[]": gettext_lazy("none"), "permanent": "arena"}


def expected_words(expected: str, game: str) -> str:
    """An expectation as a sentence of its game; as it is written where no sentence fits."""
    return _of_one_thing(expected, game) or _of_the_run(expected) or expected


def _of_one_thing(expected: str, game: str) -> str:
    said = FactWords(GAMES.played[game].lexicon if game in GAMES.played else None)
    staged = _STAGE.match(expected)
    if staged:
        words = {"effect": staged["what"], "name": staged["n"], "stage": staged["v"].strip("[]")}
        return _("%(effect)s applies to %(name)s in stage %(stage)s") % words
    for pattern, say in ((_OF_OBJECTS, said.of_object), (_OF_PLAYERS, said.of_player)):
        found = pattern.match(expected)
        if found:
            return say(found["n"], found["what"].removeprefix("has "), _read(found["v"]))
    return ""


def _of_the_run(expected: str) -> str:
    what, _equals, value = expected.partition(" = ")
    kind, _colon, of = what.partition(": ")
    if what.startswith("mark "):
        return _("The text is marked: %(mark)s") % {"mark": what.removeprefix("mark ")}
    if what in _PARTS:
        return _("Its %(part)s is “%(words)s”") % {"part": what, "words": value}
    if kind in _OF_ONE:
        return _OF_ONE[kind](of, value)
    return _OF_THE_GAME[what](value) if what in _OF_THE_GAME else ""


def missed_words(reason: str, game: str) -> str:
    """What came out instead of what was expected, as players say it; the reason itself where it is another one."""
    told = [*_missed(reason, game), *_other_ends(reason)]
    return "; ".join(dict.fromkeys(told)) or reason.removeprefix("it never ends: ")


def seen_words(seen: str) -> str:
    """What was seen, as a reader says it."""
    return str(_SEEN.get(seen, seen.strip("[]") or _("none")))


def _missed(reason: str, game: str) -> Iterator[str]:
    for found in _MISSED.finditer(reason):
        what, wanted, seen = found["what"], found["wanted"] or "", found["seen"]
        counted = _EVENTS.match(wanted)
        if what.startswith("mark "):
            yield _("The text is not marked: %(mark)s") % {"mark": what.removeprefix("mark ")}
        elif counted and seen.isdigit():
            yield _happens(counted["what"], counted["who"], int(seen))
        else:
            yield expected_words(f"{what} = {seen}", game)


_ENDS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (
        re.compile(r"^(?:a step is illegal: )?Line \d+: (?P<why>(?!.*was never asked).+?)\.?$"),
        lambda found: _("A step is not allowed: %(why)s") % {"why": found["why"]},
    ),
    (
        re.compile(r"^The last step was expected to be illegal under .+ and was allowed\.$"),
        lambda found: _("The last step is allowed"),
    ),
    (
        re.compile(r"Line \d+: (?P<player>[^.']+) was never asked '(?P<question>[^']+)'; take the answer away\."),
        lambda found: (
            _("%(player)s doesn’t choose %(question)s")
            % {"player": found["player"], "question": question_words(found["question"])}
        ),
    ),
    (
        re.compile(r"^the players are asked something else"),
        lambda found: _("The players are asked something else"),
    ),
)  # fmt: skip


def _other_ends(reason: str) -> Iterator[str]:
    """What is said of a run that ended otherwise, apart from what was expected of it."""
    for pattern, say in _ENDS:
        for found in pattern.finditer(reason):
            yield say(found)


def _happens(what: str, who: str | None, many: int) -> str:
    if who is None:
        words = {"event": what, "times": _times(many)}
        return _("“%(event)s” happens %(times)s") % words if many else _("“%(event)s” never happens") % words
    if what.startswith("is "):
        verb = what.removeprefix("is ")
        often = _("never") if many == 0 else ""
        return " ".join(word for word in (who, "is", often, verb, _times(many) if many else "") if word)
    return f"{who} {what} {_times(many)}" if many else f"{who} never {what}"


def _times(many: int) -> str:
    if many in (1, 2):
        return _("once") if many == 1 else _("twice")
    return ngettext("%(n)d time", "%(n)d times", many) % {"n": many}


def _triggers(name: str, value: str) -> str:
    if value == "0":
        return _("%(name)s doesn’t trigger") % {"name": name}
    return _("%(name)s triggers %(times)s") % {"name": name, "times": _often(value)}


def _asked(question: str, value: str) -> str:
    words = {"question": question_words(question), "times": _often(value)}
    if value == "0":
        return _("Nobody chooses %(question)s") % words
    return _("Somebody chooses %(question)s %(times)s") % words


def _often(value: str) -> str:
    return _times(int(value)) if value.isdigit() else value


def _row(value: str) -> str:
    return value.strip("[]")


def _stack(value: str) -> str:
    return _waiting(_row(value), _("On the stack"), _("The stack is empty"))


def _chain(value: str) -> str:
    return _waiting(_row(value), _("On the chain"), _("The chain is empty"))


def _waiting(held: str, where: str, empty: str) -> str:
    if ", " in held:
        where = _("%(where)s, oldest first") % {"where": where}
    return f"{where}: {held}" if held else empty


def _in_order(value: str) -> str:
    asked = [
        _("%(player)s chooses %(question)s") % {"player": one["player"], "question": question_words(one["question"])}
        for one in _ONE_OF_SEVERAL.finditer(value)
    ]
    return (
        _("In this order: %(choices)s") % {"choices": listed(asked)} if asked else _("Nobody is asked anything")
    )


def _illegal(value: str) -> str:
    if value in ("allowed", "none"):
        return _("The last step is allowed")
    told = _("The last step is not allowed")
    return told if value.lower() == "true" else _("%(told)s, by rule %(rule)s") % {"told": told, "rule": value}


def _illegal_answer(value: str) -> str:
    if value in ("allowed", "none"):
        return _("The answer is legal")
    told = _("The answer is not legal")
    return told if value.lower() == "true" else _("%(told)s, by rule %(rule)s") % {"told": told, "rule": value}


def _stated(words: object, without: object = "") -> Callable[[str], str]:
    """A sentence about a value; another one where there is none."""
    return lambda value: (
        str(without) if without and _row(value) in ("", "none") else str(words) % {"value": _row(value)}
    )


def _winner(value: str) -> str:
    """Who wins: one player, a team, nobody; or that the game is a draw."""
    if value == "draw":
        return _("The game is a draw")
    several = gettext_lazy("%(value)s win") if " and " in value else gettext_lazy("%(value)s wins")
    return _stated(several, gettext_lazy("Nobody wins"))(value)


def _counted(value: str) -> str:
    found = _EVENTS.match(value)
    return _happens(found["what"], found["who"], int(found["many"])) if found else value


_OF_ONE: Mapping[str, Callable[[str, str], str]] = {"triggers": _triggers, "asked": _asked}
_OF_THE_GAME: Mapping[str, Callable[[str], str]] = {
    "stack": _stack,
    "chain": _chain,
    "resolved": _stated(gettext_lazy("Resolves in this order: %(value)s"), gettext_lazy("Nothing resolves")),
    "illegal": _illegal,
    "illegal answer": _illegal_answer,
    "asked in order": _in_order,
    "events": _counted,
    "turn": _stated(gettext_lazy("It is %(value)s’s turn")),
    "phase": _stated(gettext_lazy("The turn has come to: %(value)s")),
    "state": _stated(gettext_lazy("The state is: %(value)s")),
    "priority": _stated(gettext_lazy("%(value)s has priority"), gettext_lazy("Nobody has priority")),
    "winner": _winner,
    "showdown": _stated(gettext_lazy("There is a showdown at %(value)s"), gettext_lazy("There is no showdown")),
    "recognised": _stated(gettext_lazy("The text is: %(value)s")),
}


def _read(value: str) -> object:
    """A value that was expected or seen, as the run had it."""
    if value in ("True", "False"):
        return value == "True"
    if value.startswith("[") and value.endswith("]"):
        return [one for one in value[1:-1].split(", ") if one]
    return int(value) if value.lstrip("-").isdigit() else value
