"""How Riftbound's Core Rules, Tournament Rules and FAQs refer to rules. Each pattern has its example above it."""

from __future__ import annotations

import re

from rules_data.core.citations.false_friends import MEASURED
from rules_data.core.citations.grammar import Grammar
from rules_data.core.citations.joints import (
    AFTER_TAIL,
    AGAIN,
    ALONE,
    BETWEEN,
    BRACKETED,
    CLOSING,
    FURTHER,
    GAP,
    NUMBERED,
    OPENING,
    REOPENING,
    SEE,
    SPACE,
    TAIL,
    WORD,
    before_tail,
    behind_document,
    dotted,
)
from rules_data.core.tree import schemes

_I = re.IGNORECASE

# 383.3.b.1.a | 383.3.B | 383.3b | 383.3.b(1)
# and, run together, 383.3.b383.3.c
_RUN_ON = r"(?<=[a-z])(?=\d{3}\.[1-9])"
_PART = (
    r"(?:[1-9]\d{0,2}(?:[a-z]|\([a-z]\))|0|[1-9]\d{0,2}|[a-z]|a[a-z]|[A-Z])"
    rf"(?:(?![0-9A-Za-z])|{_RUN_ON})"
)
_ENDS = rf"(?:(?![0-9A-Za-z])(?!\.\d)|{_RUN_ON})"
_NUMBER = rf"\d{{3}}(?:\.{_PART})*{_ENDS}"

# v1.3 | v2
_EDITION = r"v\d{1,2}(?:\.\d{1,3}){0,2}"

# Core Rules | CR | TR
_DOCUMENT = r"(?:core{s}rules?(?:{s}document)?|(?:riftbound{s})?tournament{s}rules?|cr|tr|c\.\s?r\.)".replace(
    "{s}", r"\s{1,4}"
)

# see CR v1.3, rule | see also | outlined in
_INTRODUCTION = rf"""
    (?<![\w@])
    (?: (?P<kept>
            # CR 383.3.e | CR-v1.3 383.3 | CR 1.3 § 383.3 | Core Rules v1.3, rule 383.3.e | Tournament Rules (704)
            (?P<document>{_DOCUMENT})(?![A-Za-z])
                (?:{GAP}[-,(@]?{GAP}(?P<edition>{_EDITION}|\d\.\d{{1,2}}(?=[\s,):]))\)?)?
                {behind_document(WORD)}
            # @v1.2/376.3.a | v1.2 rule 376.3.a
          | @?(?P<edition_alone>{_EDITION})(?:/|[,:]?{SPACE}) (?:{WORD}{GAP})?
            # rule 386 | rules 557 through 563 | § 383.3 | <Rule number="355.7" />
          | {WORD}{GAP}{NUMBERED}(?P<within>{OPENING}?)
        )
        # See 204.8 | listed under 702 | proceed to 408.4.d
        # ## Deck Construction (101-103)
      | (?P<weak>(?:{SEE}|proceed{SPACE}to){SPACE}|{BRACKETED})
    )
    (?=\d{{3}})
"""

# 481.7 | 323.6.a | 383.3b
_BARE_RULE = (
    r"(?=\d{3}\.(?:[1-9]\d{0,2}(?!\.?\d) | (?:\d{1,3}\.){0,3}[a-zA-Z]))(?!\d{3}\.\d+[KMBGT](?![a-z])) "
    rf"(?!\d{{3}}(?:\.\w+)*?\.[a-z]{{3,4}}\b) \d{{3}}(?:\.{_PART})+{_ENDS}"
)
# (481.7 / 485.7 / 486.7) | there.323.6. | number="355.7" | //481.7 | _481.7_
_BARE = rf"""
    (?:{ALONE}|(?<=[a-z][a-z]\.)) {_BARE_RULE}
"""

# 481.7 / 485.7 | 557 and 563 | rule 161. Rune Pools and rule 429. | 352, or 353
_LIST_JOINT = rf"""
    {CLOSING}{FURTHER}
    (?P<kept>(?:(?:cr|tr){GAP})?(?:{WORD}{GAP})?) {REOPENING}
    (?=\d{{3}})
"""

# 557 through 563 | 505.4-505.8 | 406.1.c.-406.1.e.3. | 602.4.8.c-e | 383.4.a through d
_RANGE_END = rf"""
    \.?(?: {CLOSING}{BETWEEN}{AGAIN}{REOPENING}(?P<number>{_NUMBER})
         | {before_tail()}\.?(?P<tail>{TAIL}){AFTER_TAIL} )
"""

_CAPITAL = r"(?!(?:For|The|This|These|That|Those|If|When|While|It|They|A|An|In|At|See|Note)\b)[A-Z]"

_TITLES = (
    # 355.6. Targeting for more information | 808 Deathknell for more information | 441. Empower (Game Action) for ...
    r"\.?[ \t]{1,4}(?P<title>(?!For\b)[A-Z][^.,;:\n]{0,80}?)(?=[ \t]{1,4}for[ \t]{1,4}(?:more|further|details)\b)",
    # 161. Rune Pools and rule 429
    rf"\.[ \t]{{1,4}}(?P<title>{_CAPITAL}[^.,;:\n]{{0,60}}?)(?=[ \t]{{1,4}}and[ \t]{{1,4}}rules?\b)",
)

_AFTER_INTRODUCTION = (
    # CR 127. Privacy for information types
    rf"\.[ \t]{{1,4}}(?P<title>{_CAPITAL}[\w’'-]*(?:[ \t](?!for\b)[\w’'()-]+){{0,5}})(?=[ \t]{{1,4}}for\b)",
    # rule 481. Modes of Play. | CR 101. Deck Construction, except
    rf"\.[ \t]{{1,4}}(?P<title>{_CAPITAL}[\w’'-]*"
    r"(?:[ \t](?:[A-Z][\w’'-]*|\([A-Z][\w ]*\)|of|and|or|the|a|an|to|in|on|from|with|vs)){0,6})"
    r"(?=[ \t]?(?:[.,;:)\n]|\Z))",
    # See CR 115. Determine turn order.
    rf"\.[ \t]{{1,4}}(?P<title>{_CAPITAL}[\w’'-]*"
    r"(?:[ \t](?!(?:is|are|can|may|must|will|do|does|has|have|cannot|can’t|can't)\b)[a-z][\w’'-]*){1,3})"
    r"(?=[ \t]?(?:[.)\n]|\Z))",
)

# as defined by 484.8.e. in the Core Rules | rule 376.3.a (v1.2) | rule 376 of v1.2
_HINT_BEHIND = rf"""
    \.?{GAP}(?: \b(?:of|in){SPACE}(?:the{SPACE})?(?P<document>(?:core|tournament){SPACE}rules)\b
      | (?:\b(?:of|in){SPACE}(?:edition{SPACE})?|\()(?P<edition>{_EDITION})\b )
"""

# 150 Might | 101 units
_NEVER_BEFORE = rf"{MEASURED}|[\s-]{{1,4}}(?:units?|might|runes?|energy|power|battlefields?|gears?)\b"

# 600. for | 403 for | 702 or | 704.
_MAY_FOLLOW_WEAK = r"\s{0,4}(?:\Z|[.;:)\]]|,\s|[-–]\d|\b(?:for|below|above|and|or|through|to|in|of|if|when|unless)\b)"

RIFTBOUND = Grammar(
    scheme=schemes.RIFTBOUND,
    called=re.compile(r"\briftbound\b", _I),
    speaks_of=re.compile(
        r"\b(?:core\srules|runes?|rune\spools?|battlefields?|showdowns?|conquer(?:s|ed|ing)?|might|legends?|recycl(?:e|ing)"
        r"|accelerate|deathknell|legion|ganking|buffed|riot|runeterra|domains?|champion\szones?)\b",
        _I,
    ),
    normal=dotted,
    introduction=re.compile(_INTRODUCTION, _I | re.VERBOSE),
    number=re.compile(_NUMBER),
    bare_look=re.compile(r"\d\d\d\."),
    bare=re.compile(_BARE, re.VERBOSE),
    bare_number=re.compile(_BARE_RULE, re.VERBOSE),
    list_joint=re.compile(_LIST_JOINT, _I | re.VERBOSE),
    range_end=re.compile(_RANGE_END, re.VERBOSE),
    titles=tuple(re.compile(title) for title in _TITLES),
    after_introduction=tuple(re.compile(title) for title in _AFTER_INTRODUCTION),
    hint_behind=re.compile(_HINT_BEHIND, _I | re.VERBOSE),
    never_before=re.compile(_NEVER_BEFORE, _I),
    decimal=re.compile(r"\d{3}\.\d+[smhx]?"),
    may_follow_weak=re.compile(_MAY_FOLLOW_WEAK, _I),
    documents={"cr": "cr", "core": "cr", "c.": "cr", "c.r.": "cr", "tr": "tr", "tournament": "tr", "riftbound": "tr"},
)
