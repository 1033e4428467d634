"""What a form of the lab does to its scenario: one verb, one function, and the scenario comes out changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _

from rules_data.core.scenarios import (
    UnableToReadScenario,
    one_back,
    position_of,
    up_to_step,
    values_of,
    with_answer,
    with_part,
    with_step,
)
from rules_data.queries import deadline
from rules_data.queries.lab import (
    LabReading,
    UnableToLay,
    lab_table,
    read_lab_scenario,
    with_card,
    with_mark,
    with_number,
    with_outcome,
    with_pasted,
    with_turn,
    without_object,
)


class NotDone(Exception):
    """What a form asks for cannot be done; the message says why. `nearest` are cards it may have meant.

    `laying` is what is known of a card or a list that could not be laid.
    """

    def __init__(self, message: str, nearest: tuple[str, ...] = (), laying: UnableToLay | None = None) -> None:
        super().__init__(message)
        self.nearest, self.laying = nearest, laying


def done(text: str, form: QueryDict) -> str:
    """The scenario as the form leaves it. Raises NotDone; a text that is no scenario comes back as it is."""
    word, _bar, argument = form.get("do", "enter").partition(":")
    verb = _VERBS.get(word)
    if verb is None:
        raise NotDone(_unknown(word))
    try:
        return verb(text, form, argument)
    except UnableToReadScenario:
        # The page shows the faults in their place.
        return text
    except UnableToLay as fault:
        raise NotDone(str(fault), fault.nearest, fault) from fault


def _unknown(word: str) -> str:
    return _("The lab has no button called “%(word)s”.") % {"word": word[:40]}


def _enter(text: str, form: QueryDict, argument: str) -> str:
    """The key that sends a form: whatever was typed into."""
    if form.get("card", "").strip():
        return _card(text, form, argument)
    return _paste(text, form, argument) if form.get("pasted", "").strip() else text


def _step(text: str, form: QueryDict, argument: str) -> str:
    return with_step(text, _sent(argument, dict))


def _together(text: str, form: QueryDict, argument: str) -> str:
    """One step with everything that was ticked: objects in a list, pairs in a mapping."""
    word = argument.partition("|")[0]
    picked = [_sent(one, dict) for one in form.getlist(f"pick-{argument}")]
    if not picked:
        raise NotDone(_("Tick at least one first."))
    listed = [one.get(word) for one in picked]
    if all(isinstance(one, dict) for one in listed):
        taken: Any = {key: value for one in listed if isinstance(one, dict) for key, value in one.items()}
    else:
        taken = [each for one in listed for each in (one if isinstance(one, list) else [one])]
    return with_step(text, {**picked[0], word: taken})


def _happen(text: str, form: QueryDict, argument: str) -> str:
    """Something an effect does to what was ticked, at one moment."""
    picked, verb = form.getlist("pick-object"), form.get("verb", "")
    if not picked or not verb:
        raise NotDone(_("Choose what happens, and tick what it happens to."))
    steps = [{verb: handle} for handle in picked]
    return with_step(text, {"at once": steps} if len(steps) > 1 else steps[0])


def _answer(text: str, form: QueryDict, argument: str) -> str:
    read = _read(text, form)
    if read.scenario is None:
        return text
    question = position_of(read.scenario, read.edition, deadline()).question
    if question is None:
        raise NotDone(_("Nothing is being asked."))
    words = _sent(argument, list)
    return with_answer(text, question, tuple(map(str, words)))


def _back(text: str, form: QueryDict, argument: str) -> str:
    read = _read(text, form)
    if read.scenario is not None:
        return one_back(text, position_of(read.scenario, read.edition, deadline()))
    steps = values_of(text).get("when")
    return with_part(text, "when", steps[:-1]) if isinstance(steps, list) else text


def _to(text: str, form: QueryDict, argument: str) -> str:
    """Back to where so many steps had been taken."""
    read = _read(text, form)
    if read.scenario is None or not (argument.isascii() and argument.isdigit() and len(argument) < 5):
        return text
    return up_to_step(text, position_of(read.scenario, read.edition, deadline()), int(argument))


def _reset(text: str, form: QueryDict, argument: str) -> str:
    values = values_of(text)
    text = with_part(text, "when", [])
    return with_part(text, "choices", None) if "choices" in values else text


def _card(text: str, form: QueryDict, argument: str) -> str:
    more: dict[str, Any] = {word: True for word in form.getlist("mark")}
    name = argument or form.get("card", "").strip()
    if not name:
        raise NotDone(_("Type the name of a card first."))
    return with_card(text, name, form.get("player", ""), form.get("pile", ""), more, _whole(form.get("copies"), 1) or 1)


def _bare(text: str, form: QueryDict, argument: str) -> str:
    """A card whose text cannot be played, laid without it."""
    count = _whole(form.get("copies"), 1) or 1
    return with_card(text, argument, form.get("player", ""), form.get("pile", ""), count=count, bare=True)


def _paste(text: str, form: QueryDict, argument: str) -> str:
    pasted = form.get("pasted", "")
    if not pasted.strip():
        raise NotDone(_("Paste a list of cards first, one to a line."))
    return with_pasted(text, pasted, form.get("player", ""), form.get("pile", ""))


def _set(text: str, form: QueryDict, argument: str) -> str:
    """Whose turn, when, and the numbers of the players: whatever differs from the scenario."""
    said = values_of(text).get("given")
    given: dict[str, Any] = said if isinstance(said, dict) else {}
    player, phase = form.get("turn-player", ""), form.get("turn-phase", "")
    turn: Any = given.get("turn") if isinstance(given.get("turn"), dict) else {}
    if player and (player, phase) != (str(turn.get("player", "")), str(turn.get("phase", ""))):
        text = with_turn(text, player, phase)
    for name, value in form.items():
        word, _bar, about = name.partition("|")
        owner, _bar, number = about.partition("|")
        section = given.get(owner)
        if word != "number" or not isinstance(section, dict):
            continue
        wanted = _whole(str(value), None) if str(value).strip() else None
        if wanted != section.get(number):
            text = with_number(text, owner, number, wanted)
    return text


def _remove(text: str, form: QueryDict, argument: str) -> str:
    return without_object(text, argument)


def _mark(text: str, form: QueryDict, argument: str) -> str:
    """Set a mark of an object, or take it away: `tapped|1|Bear`."""
    word, _bar, rest = argument.partition("|")
    value, _bar, handle = rest.partition("|")
    return with_mark(text, handle, word, value == "1")


def _counters(text: str, form: QueryDict, argument: str) -> str:
    """So many counters on an object."""
    handle, word = form.get("counter-object", ""), form.get("counter", "").strip()
    if not handle or not word:
        raise NotDone(_("Choose an object, and say which counter."))
    amount = _whole(form.get("counter-amount"), 1) or 0
    kinds = set(form.getlist("plain-counter"))
    return with_mark(text, handle, word, amount) if word in kinds else _named_counter(text, handle, word, amount)


def _named_counter(text: str, handle: str, word: str, amount: int) -> str:
    return with_mark(text, handle, "counters", {word: amount} if amount else None)


def _expect(text: str, form: QueryDict, argument: str) -> str:
    """What is seen now becomes what the example expects."""
    return with_outcome(lab_table(text, form.get("edition", "")))


def _read(text: str, form: QueryDict) -> LabReading:
    return read_lab_scenario(text, form.get("edition", ""))


def _sent(argument: str, kind: type) -> Any:
    try:
        found = json.loads(argument)
    except (ValueError, RecursionError) as fault:
        raise NotDone(_("That button was damaged on its way. Load the page again.")) from fault
    if not isinstance(found, kind):
        raise NotDone(_("That button was damaged on its way. Load the page again."))
    return found


def _whole(typed: str | None, otherwise: int | None) -> int | None:
    """A count from a form."""
    said = (typed or "").strip()
    if not said:
        return otherwise
    if not (said.isascii() and said.isdigit() and len(said) < 7):
        raise NotDone(_("“%(typed)s” is not a number.") % {"typed": said[:20]})
    return int(said)


_VERBS: Mapping[str, Callable[[str, QueryDict, str], str]] = {
    "enter": _enter,
    "show": lambda text, form, argument: text,
    "step": _step,
    "together": _together,
    "happen": _happen,
    "answer": _answer,
    "back": _back,
    "to": _to,
    "reset": _reset,
    "card": _card,
    "bare": _bare,
    "paste": _paste,
    "set": _set,
    "remove": _remove,
    "mark": _mark,
    "counters": _counters,
    "expect": _expect,
}
