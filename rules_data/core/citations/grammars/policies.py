"""How policy documents refer to their own sections and to one another. Each pattern has its example above it.

Their numbers are those of prices and times as well, so none is a reference without a word that says so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from rules_data.core.citations.false_friends import FOREIGN_AHEAD
from rules_data.core.citations.grammar import Grammar
from rules_data.core.citations.joints import BETWEEN, DASH, GAP, SPACE
from rules_data.core.tree import schemes

_I = re.IGNORECASE
_NEVER = re.compile(r"(?!)")
_NAMES = ("mtr", "trp", "magic", "tournament", "ipg", "infraction", "ppg", "procedure", "procedures", "penalty")

# 2.10 | 2.1.3 | B
_NUMBER = r"(?:[1-9]\d?(?:\.[1-9]\d?){0,2}(?![\w%]|\.\d)|[A-Z](?!\w))"

# MTR | IPG | TRP | PPG | Tournament Rules | Infraction Procedure Guide
_DOCUMENT = (
    r"(?:mtr|ipg|trp|ppg|(?:magic\s)?tournament\srules(?:\sand\spolic(?:y|ies))?|infraction\sprocedure\sguide"
    r"|(?:procedures?\sand\s)?penalty\sguide)"
)
# Appendix B
_APPENDIX = rf"(?-i:Appendix|appendix|APPENDIX){SPACE}(?=(?-i:[A-Z]\b))"
# MTR section 2.10 | section 2.10 | sections 2.1 and 2.2 | Appendix B | IPG 2.1 | MTR, appendix B
_INTRODUCTION = rf"""
    (?<![\w@])
    (?: (?P<kept>
            (?P<document>{_DOCUMENT})(?![A-Za-z]){GAP}[,(]?{GAP}(?:(?:(?:sections?|§){GAP})?(?=[1-9])|{_APPENDIX})
          | (?:\b(?:sub)?sections?\b|§{{1,2}}){GAP}(?=[1-9])
          | \b(?-i:Appendix|APPENDIX){SPACE}(?=(?-i:[A-Z]\b))
        )
        # see 1.2
      | (?P<weak>\b(?:see(?:{SPACE}also)?|cf\.){SPACE})(?=[1-9]\d?\.[1-9])
    )
"""
# 2.1 and 2.2
_LIST_JOINT = (
    rf"(?:{GAP},{GAP}(?:(?:and|or){SPACE})?|{SPACE}(?:and|or){SPACE})(?P<kept>(?:sections?{SPACE})?)(?=[1-9]\d?\.[1-9])"
)
# of the Infraction Procedure Guide
_HINT_BEHIND = rf"{GAP}(?:of|in){SPACE}(?:the{SPACE})?(?P<document>{_DOCUMENT})(?P<edition>(?!))?"

POLICIES = Grammar(
    scheme=schemes.POLICIES,
    called=_NEVER,
    normal=lambda printed: printed,
    introduction=re.compile(_INTRODUCTION, _I | re.VERBOSE),
    number=re.compile(_NUMBER),
    bare_look=_NEVER,
    bare=_NEVER,
    bare_number=_NEVER,
    list_joint=re.compile(_LIST_JOINT, _I),
    # 2.1–2.3
    range_end=re.compile(rf"{BETWEEN}(?P<number>[1-9]\d?\.[1-9]\d?(?![\w.]))|(?!){DASH}(?P<tail>x)"),
    hint_behind=re.compile(_HINT_BEHIND, _I),
    never_within=(),
    never_before=re.compile(r"\s(?:minutes?|seconds?|hours?|days?|years?|points?|players?)\b", _I),
    never_ahead=re.compile(rf"(?!{_HINT_BEHIND})(?:{FOREIGN_AHEAD.pattern})", FOREIGN_AHEAD.flags | _I),
    decimal=re.compile(r"\d+\.\d+"),
    may_follow_weak=_NEVER,
    tail_joint=None,
    documents={name: name for name in _NAMES},
)


def policies_called(documents: Mapping[str, str]) -> Grammar:
    """The grammar of one game's policies: the first words of their names with the slugs of the documents.

    What another game's are called stays a name, and is none of this game's documents.
    """
    return replace(POLICIES, documents={**POLICIES.documents, **documents})
