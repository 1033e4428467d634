"""How Riftbound's Core Rules, Tournament Rules and FAQs refer to rules. Each pattern has its example above it."""

from __future__ import annotations

import re

from .grammar import Grammar

_I = re.IGNORECASE

# 383.3.b.1.a
_NUMBER = r"\d{3}(?:\.(?:0|[1-9]\d{0,2}|[a-z]{1,2})(?![0-9A-Za-z]))*(?![0-9A-Za-z])(?!\.\d)"

# A wrapped line may end inside a reference, a paragraph may not.
_GAP = r"(?:[^\S\n]{0,4}\n?[^\S\n]{0,4})"
_SPACE = r"(?:[^\S\n]{1,4}|[^\S\n]{0,3}\n[^\S\n]{0,4})"

# v1.3
_EDITION = r"v\d{1,2}(?:\.\d{1,3}){1,2}"

# Core Rules
_DOCUMENT = r"(?:core\s{1,4}rules?|tournament\s{1,4}rules?|cr|tr)"

# rule, Rules, subrule, section, §
_WORD = r"(?:(?:sub)?rules?\b|sections?\b|§{1,2})"

# see CR v1.3, rule | see also | outlined in
_INTRODUCTION = rf"""
    (?<![\w@])
    (?: (?P<kept>
            # CR 383.3.e | Core Rules v1.3, rule 383.3.e | Tournament Rules (704)
            (?P<document>{_DOCUMENT})(?![A-Za-z]) (?:{_GAP}[,(]?{_GAP}(?P<edition>{_EDITION}))? [,:(]? {_GAP}
                (?:{_WORD}{_GAP})?
            # @v1.2/376.3.a | v1.2 rule 376.3.a
          | @?(?P<edition_alone>{_EDITION})(?:/|[,:]?{_SPACE}) (?:{_WORD}{_GAP})?
            # rule 386 | rules 557 through 563 | § 383.3
          | {_WORD}{_GAP}(?:no\.?{_GAP}|\#{_GAP})?
        )
        # See 204.8 | listed under 702 | proceed to 408.4.d
      | (?P<weak>(?:see(?:{_SPACE}also)?|(?:listed|described|outlined|defined|specified|found){_SPACE}
            (?:in|under|by)|proceed{_SPACE}to|except{_SPACE}for|per){_SPACE})
    )
    (?=\d{{3}})
"""

# (481.7 / 485.7 / 486.7) | there.323.6. | number="355.7"
_BARE = rf"""
    (?: (?<![\w.$€£¥\#/@+,-]) | (?<=[^\d],) | (?<=[a-z][a-z]\.) | (?<=[\da-z]/) )
    (?=\d{{3}}\.(?:\d{{1,3}}(?!\.?\d) | (?:\d{{1,3}}\.){{0,3}}[a-z])) {_NUMBER}
"""

# 481.7 / 485.7 | 557 and 563 | rule 161. Rune Pools and rule 429. | 352, or 353
_LIST_JOINT = rf"""
    (?: \.?{_GAP}[,;/]{_GAP}(?:(?:and|or){_SPACE})? | \.?{_SPACE}(?:and|or|&){_SPACE} )
    (?P<kept>(?:{_WORD}{_GAP})?)
    (?=\d{{3}})
"""

# 557 through 563 | 505.4-505.8 | 406.1.c.-406.1.e.3. | 602.4.8.c-e | 383.4.a through d
_RANGE_END = rf"""
    \.?(?: \s{{0,4}}(?:[-–—]|\b(?:through|thru|to)\b)\s{{0,4}}(?P<number>{_NUMBER})
         | (?:[-–]|\s{{1,4}}through\s{{1,4}})(?P<tail>[a-z]{{1,2}}|\d{{1,3}})(?![\w]|\.\d) )
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
    \.?\s{{0,4}}(?: \b(?:of|in)\s{{1,4}}(?:the\s{{1,4}})?(?P<document>(?:core|tournament)\s{{1,4}}rules)\b
      | (?:\b(?:of|in)\s{{1,4}}(?:edition\s{{1,4}})?|\()(?P<edition>{_EDITION})\b )
"""

# https://example.org/cr/383.3.e
_NEVER_WITHIN = r"\b(?:https?://|www\.)[^\s<>\"”’)\]]+|\b[\w.+-]{1,64}@[\w-]{1,64}\."

# costs 100.50 | version 100.2
_NEVER_BEHIND = r"\b(?:costs?|prices?|priced|worth|paid|usd|eur|version|build|patch|release|ver\.?)\s{0,4}(?:at\s)?\Z"

# 101 cards | 120.5 % | 199.99 € | 150 or more
_NEVER_BEFORE = (
    r"\s{0,4}(?:%|€|\$|£)|[\s-]{1,4}(?:cards?|points?|units?|might|runes?|players?|damage|energy|power|copies|tokens?"
    r"|minutes?|seconds?|hours?|days?|people|percent|euros?|dollars?|usd|eur|k[bg]|mb|ms|cm|mm|times|or\s(?:more|fewer|less))\b"
)

# 600. for | 403 for | 702 or | 704.
_MAY_FOLLOW_WEAK = r"\s{0,4}(?:\Z|[.;:)\]]|,\s|[-–]\d|\b(?:for|below|above|and|or|through|to|in|of|if|when|unless)\b)"

RIFTBOUND = Grammar(
    name="riftbound",
    scheme="riftbound",
    called=re.compile(r"\briftbound\b", _I),
    introduction=re.compile(_INTRODUCTION, _I | re.VERBOSE),
    number=re.compile(_NUMBER),
    bare=re.compile(_BARE, re.VERBOSE),
    list_joint=re.compile(_LIST_JOINT, _I | re.VERBOSE),
    range_end=re.compile(_RANGE_END, re.VERBOSE),
    titles=tuple(re.compile(title) for title in _TITLES),
    after_introduction=tuple(re.compile(title) for title in _AFTER_INTRODUCTION),
    hint_behind=re.compile(_HINT_BEHIND, _I | re.VERBOSE),
    never_within=re.compile(_NEVER_WITHIN, _I),
    never_before=re.compile(_NEVER_BEFORE, _I),
    never_behind=re.compile(_NEVER_BEHIND, _I),
    whole_number=re.compile(r"\d+"),
    may_follow_weak=re.compile(_MAY_FOLLOW_WEAK, _I),
    documents={"cr": "cr", "core": "cr", "tr": "tr", "tournament": "tr"},
)
