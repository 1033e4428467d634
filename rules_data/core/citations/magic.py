"""How Magic's Comprehensive Rules, judges and players refer to rules. Each pattern has its example above it."""

from __future__ import annotations

import re

from .grammar import Grammar

_I = re.IGNORECASE

# 603 | 603.7 | 603.7d | 704.5aa
_NUMBER = r"[1-9]\d\d(?:\.[1-9]\d{0,2}(?:[a-z]|[ab][a-z])?)?(?![0-9A-Za-z])(?!\.\d)"

# 6, where the word "section" stands before it
_DIGIT = r"[1-9](?!\w|[.–-]\d)"

# section 6 | sections 5
_AFTER_SECTION = rf"(?:(?<=\bsection\s)|(?<=\bsections\s))(?={_DIGIT})"

# 2024-06-07
_EDITION = r"\d{4}-\d{2}-\d{2}"

# CR | Comprehensive Rules | CompRules
_DOCUMENT = r"(?:comp(?:rehensive)?\.?\s{0,4}rules?|cr)"

# rule, Rules, subrule, section, chapter, §, rule **
_WORD = r"(?:(?:(?:sub)?rules?\b|sections?\b|chapters?\b|§{1,2})(?:\s{0,4}\*{2})?)"

# see CR rule | see also rule | listed in
_INTRODUCTION = rf"""
    (?<![\w@])
    (?: (?P<kept>
            # CR 603.4 | CR (706 Copy Objects) | Comprehensive Rules 2024-06-07, rule 603.4 | CompRules section 6
            (?P<document>{_DOCUMENT})(?![A-Za-z]) (?:\s{{0,4}}[,@(]?\s{{0,4}}(?P<edition>{_EDITION})\)?)?
                \s{{0,4}}[,:(]?\s{{0,4}} (?:{_WORD}\s{{0,4}})?
            # @2024-06-07/603.4
          | @(?P<edition_alone>{_EDITION})(?:/|\s{{1,4}}) (?:{_WORD}\s{{0,4}})?
            # rule 903 | rules 608.2a | Section 601 | subrule 704.5k | rule no. 603 | § 603.4
          | {_WORD}\s{{0,4}}(?:no\.?\s{{0,4}}|\#\s{{0,4}})?
        )
        # see 702.153 | listed in 103.2 | described in 409.1 | as per 613.7
      | (?P<weak>(?:see(?:\s{{1,4}}also)?|(?:listed|described|outlined|defined|specified|found)\s{{1,4}}
            (?:in|under|by)|except\s{{1,4}}for|per)\s{{1,4}})
    )
    (?: (?=[1-9]\d\d(?!\d)) | {_AFTER_SECTION} )
"""

# (601.2b) | 510.4 | 901.4.All | as per 101.4a
_BARE_RULE = r"(?=[1-9]\d\d\.[1-9])" + _NUMBER
# section of the rules: 613. Interaction of Continuous Effects
_BARE_CHAPTER = r"(?:(?<=:\s)|(?<=\A)|(?<=\n))[1-9]\d\d(?=\.\s[A-Z][a-z]+(?:\s(?:[A-Z][a-z]+|and|of|or|the|with)\b)*)"
_BARE = rf"""
    (?: (?<![\w.$€£¥\#/@+,–—-]) | (?<=[^\d],) | (?<=[\da-z]/) | (?<=//) ) {_BARE_RULE}
    | {_BARE_CHAPTER}
"""

# 110.2 and 112.2 | 704.5m, then 704.5n | , and rule 107.3i | 510.1 / 510.4 | ; section 6 | sections 5 and 6
_LIST_JOINT = rf"""
    (?: \s{{0,4}}[,;/]\s{{0,4}}(?:(?:and|or|then)\s{{1,4}})? | \s{{1,4}}(?:and|or|&|\+)\s{{1,4}} )
    (?P<kept>(?:{_WORD}\s{{0,4}})?)
    (?: (?=[1-9]\d\d(?!\d)) | {_AFTER_SECTION}
      | (?:(?<=sections\s\d\sand\s)|(?<=sections\s\d\sor\s)|(?<=sections\s\d,\s))(?={_DIGIT}) )
"""

# 810.8a/c | 601.2a and b, | 601.2b, c, and g
_TAIL_JOINT = r"(?:/|,\s(?:and\s|or\s)?|\s(?:and|or)\s)(?P<tail>[b-z])(?=\Z|[\s,.;:/)\]–-])"

# 903.6–903.11 | 409.1a-409.1h | 603.7d through 603.7f | 603.7d–f | 712.9–10
_RANGE_END = rf"""
    (?: \s{{0,4}}(?:[-–—]|\b(?:through|thru|to)\b)\s{{0,4}}(?P<number>{_NUMBER})
      | (?:(?<=\.\d)|(?<=\.\d\d)|(?<=\.\d\d\d)|(?<=[a-z]))
        (?:[-–]|\s{{1,4}}(?:through|to)\s{{1,4}})(?P<tail>[a-z]{{1,2}}|\d{{1,3}})(?![\w]|\.\d) )
"""

_TITLES = (
    # 903, “Commander” | 701.40, “Explore.” | 717, “Attraction Cards;” | 702.179, “Start Your Engines!”
    r"\.?,?\s{0,4}“(?P<title>[^“”\n]{1,120}?)[.,;:]?”",
    # Section 6, "Multiplayer Rules."
    r"\.?,?\s{0,4}\"(?P<title>[A-Z][^\"\n]{1,119}?)[.,;:]?\"",
    # CR (706 Copy Objects)
    r"(?<=\(\d\d\d)\s(?P<title>[A-Z][^()\n]{1,80})(?=\))",
)

# rule 603.4 (2024-06-07) | rule 603.4 of the Comprehensive Rules
_HINT_BEHIND = rf"""
    \s{{0,4}}(?: \b(?:of|in)\s{{1,4}}(?:the\s{{1,4}})?(?P<document>comprehensive\s{{1,4}}rules)\b
      | (?:\b(?:of|in|as\sof)\s{{1,4}}(?:edition\s{{1,4}})?|[(@])(?P<edition>{_EDITION})\b )
"""

# https://example.org/#R6037 | name@example.org | Processor.kt:76
_NEVER_WITHIN = r"\b(?:https?://|www\.)[^\s<>\"”’)\]]+|\b[\w.+-]{1,64}@[\w-]{1,64}\.|\b\w{1,80}\.[a-z]{1,4}:\d+"

# costs 100.50 | version 100.2 | 45 CFR 164.512 | HTTP 404
_NEVER_BEHIND = (
    r"\b(?:costs?|prices?|priced|worth|paid|usd|eur|version|build|patch|release|ver\.?|cfr|c\.f\.r\.|u\.?s\.?c\.?"
    r"|http|status|ipg|mtr|jar)\s{0,4}(?:§\s{0,2}|at\s)?\Z"
)

# 101 cards | 120.5 % | 199.99 € | 150 or more
_NEVER_BEFORE = (
    r"\s{0,4}(?:%|€|\$|£)|[\s-]{1,4}(?:cards?|points?|life|damage|mana|creatures?|players?|counters?|copies|tokens?"
    r"|spells?|permanents?|lands?|minutes?|seconds?|hours?|days?|times|people|percent|euros?|dollars?|usd|eur|k[bg]|mb|ms"
    r"|cm|mm|or\s(?:more|fewer|less))\b"
)

# 713. | 713 for | 713 and | 713, “Saga”
_MAY_FOLLOW_WEAK = (
    r"\s{0,4}(?:\Z|[.;:)\]]|,\s|[-–]\d|\b(?:for|below|above|and|or|through|to|in|of|if|when|unless|about|on)\b)"
)

MAGIC = Grammar(
    name="magic",
    scheme="magic",
    called=re.compile(r"\b(?:magic(?:[\s:-]{1,3}the\s?gathering)?|m:?tg)\b", _I),
    introduction=re.compile(_INTRODUCTION, _I | re.VERBOSE),
    number=re.compile(rf"{_NUMBER}|{_DIGIT}"),
    bare=re.compile(_BARE, re.VERBOSE),
    list_joint=re.compile(_LIST_JOINT, _I | re.VERBOSE),
    range_end=re.compile(_RANGE_END, re.VERBOSE),
    titles=tuple(re.compile(title) for title in _TITLES),
    after_introduction=(),
    hint_behind=re.compile(_HINT_BEHIND, _I | re.VERBOSE),
    never_within=re.compile(_NEVER_WITHIN, _I),
    never_before=re.compile(_NEVER_BEFORE, _I),
    never_behind=re.compile(_NEVER_BEHIND, _I),
    whole_number=re.compile(r"\d+"),
    may_follow_weak=re.compile(_MAY_FOLLOW_WEAK, _I),
    documents={"cr": "cr", "comprehensive": "cr", "comp": "cr", "comp.": "cr", "comprules": "cr"},
    tail_joint=re.compile(_TAIL_JOINT),
)
