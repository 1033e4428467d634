"""A printed ability made ready to be recognised: reminder text gone, quotations hidden, keywords taken off."""

from __future__ import annotations

import re
from dataclasses import dataclass

# Icons as data files write them, beside the bracketed symbols of the rules.
_ICONS = {
    ":rb_might:": "[M]",
    ":rb_exhaust:": "[E]",
    ":rb_rune_rainbow:": "[A]",
    ":rb_rune_fury:": "[R]",
    ":rb_rune_calm:": "[G]",
    ":rb_rune_mind:": "[B]",
    ":rb_rune_body:": "[O]",
    ":rb_rune_chaos:": "[P]",
    ":rb_rune_order:": "[Y]",
    "[MIGHT]": "[M]",
    "[EXHAUST]": "[E]",
}
_ICON = re.compile(r":rb_[a-z_]+:|\[MIGHT\]|\[EXHAUST\]")
_ENERGY = re.compile(r":rb_energy_(\d{1,2}):|\[E(\d{1,2})\]")
# (Reminder text, with no other brackets of its kind inside.)
_REMINDER = re.compile(r"\([^()]{0,600}\)")
_QUOTED = re.compile(r"“[^“”]{0,600}”|\"[^\"]{0,600}\"")
_SENTENCE = re.compile(r"[^.!?]+[.!?]*¤?")
_NEXT_SENTENCE = re.compile(r"\s+[A-Z\[]|\s*\Z")
# [Legion][>] | [Level 6][>] | [Deathknell] - | [Level 11][>>]
_PREFIX = re.compile(r"\s*\[(?P<name>[A-Z][A-Za-z-]{1,20})(?: \d{1,2})?\]\s*(?:\[>{1,2}\]|[-—–](?=\s))\s*")
# [Tank] | Assault 2 | [Equip] [3][A] | [Equip] - [A], Recycle 2 cards from your trash
_KEYWORD_LINE = re.compile(
    r"\s*(?:\[(?P<name>[A-Z][A-Za-z-]{1,20})(?: \d{1,2})?\]|(?P<bare>[A-Z][A-Za-z-]{1,20})(?: \d{1,2})?(?=\s*\Z))"
    r"\s*(?P<cost>(?:\[(?:\d{1,2}|[A-Z])\])*|[-—–]\s(?=\[(?:\d|[A-Z]\]))[^.:]{0,120})(?:\s*\Z|\.)"
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, and the same with its quotations hidden: both have the same length."""

    text: str
    masked: str


@dataclass(frozen=True, slots=True)
class Reading:
    """One ability as it is looked at.

    `body` is the text behind its keyword prefixes ("[Legion][>]"), which are in `prefixes`. `keyword` is set when
    the text is nothing but a keyword, with the cost printed behind it.
    """

    body: Sentence
    sentences: tuple[Sentence, ...]
    prefixes: tuple[str, ...] = ()
    keyword: str | None = None
    keyword_cost: str = ""
    had_reminder: bool = False


def read_ability(text: str, *, keep_reminder: bool = False) -> Reading:
    """Read one ability's text, with or without its reminder text."""
    plain = _normalised(text, keep_reminder=keep_reminder)
    line = _KEYWORD_LINE.match(plain)
    body, prefixes = _without_prefixes(plain)
    masked = _QUOTED.sub(_hidden, body)
    sentences = tuple(
        Sentence(body[match.start() : match.end()].strip(), masked[match.start() : match.end()].strip())
        for match in _SENTENCE.finditer(masked)
        if match[0].strip(" .!?")
    )
    return Reading(
        Sentence(body, masked),
        sentences,
        prefixes,
        (line["name"] or line["bare"]) if line else None,
        line["cost"].lstrip("-—– ") if line else "",
        not keep_reminder and _REMINDER.search(text) is not None,
    )


def _hidden(quoted: re.Match[str]) -> str:
    """A quotation hidden; its full stop stays when it ends the sentence around it as well."""
    hidden = "¤" * len(quoted[0])
    ends = quoted[0][-2:-1] in (".", "!") and _NEXT_SENTENCE.match(quoted.string, quoted.end())
    return f"{hidden[:-2]}.¤" if ends else hidden


def abilities_in(text: str) -> tuple[str, ...]:
    """The abilities of a card's text: one a line, without reminder text."""
    lines = (_normalised(line) for line in text.splitlines())
    return tuple(line for line in lines if line)


def _normalised(text: str, *, keep_reminder: bool = False) -> str:
    text = _ENERGY.sub(lambda energy: f"[{energy[1] or energy[2]}]", text)
    text = _ICON.sub(lambda icon: _ICONS.get(icon[0], icon[0]), text)
    text = text.replace("’", "'")
    text = text if keep_reminder else _REMINDER.sub(" ", text)
    text = re.sub(r"\s+", " ", text).strip()
    whole = _QUOTED.fullmatch(text)
    return text[1:-1].strip() if whole else text


def _without_prefixes(text: str) -> tuple[str, tuple[str, ...]]:
    names: list[str] = []
    while (match := _PREFIX.match(text)) and match.end() < len(text):
        names.append(match["name"])
        text = text[match.end() :]
    return text, tuple(names)
