"""How Cairns cites its rules: "rule B7.2"."""

import re

from rules_data.core.citations import Grammar

from .numbers import SCHEME

_NEVER = re.compile(r"(?!)")
_NUMBER = re.compile(r"[A-E][1-9]\d?(?:\.[1-9]\d?)?", re.IGNORECASE)

GRAMMAR = Grammar(
    scheme=SCHEME,
    called=re.compile(r"\bcairns\b", re.IGNORECASE),
    normal=str.upper,
    introduction=re.compile(r"\b(?P<kept>rules?\s)", re.IGNORECASE),
    number=_NUMBER,
    bare_look=_NEVER,
    bare=_NEVER,
    bare_number=_NEVER,
    list_joint=re.compile(r" and (?P<kept>)"),
    range_end=_NEVER,
    titles=(),
    after_introduction=(),
    hint_behind=_NEVER,
    never_within=(),
    never_before=_NEVER,
    never_behind=_NEVER,
    measure_behind=_NEVER,
    never_ahead=_NEVER,
    decimal=_NEVER,
    may_follow_weak=_NEVER,
    documents={"cr": "cr"},
)
