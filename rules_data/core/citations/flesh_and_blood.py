"""How Flesh and Blood's Comprehensive Rules, and people who cite them, refer to rules.

Written against the publisher's text of June 2026. Each pattern has its example above it.
"""

from __future__ import annotations

import re

from .grammar import Grammar

_I = re.IGNORECASE

# 8.3 | 8.3.17 | 8.3.17a
_DOTTED = r"[1-9]\d?\.(?:0|[1-9]\d?)(?:\.[1-9]\d{0,2}(?:[a-z]{1,2})?)?(?!\w|\.\d)"

# 7 | 8.3.17a
_NUMBER = rf"(?:{_DOTTED}|[1-9]\d?(?!\w|\.\d))"

# v2.10.1
_EDITION = r"v\d{1,2}(?:\.\d{1,3}){1,2}"

# Comprehensive Rules, CR | Tournament Rules and Policy, TRP
_DOCUMENT = (
    r"(?:comprehensive\s{1,4}rules?(?:\s{1,4}document)?|tournament\s{1,4}rules?(?:\s{1,4}and\s{1,4}polic(?:y|ies))?"
    r"|cr|trp)"
)

# rule, Rules, subrule, section, chapter, §
_WORD = r"(?:(?:sub)?rules?\b|sections?\b|chapters?\b|§{1,2})"

# [1.3.2a] | [7] | [8.0.4, 8.3] | [1.7.4a–1.7.4j - with exceptions]; never [SUPERTYPES-1], [X] or [4 cards]
_BRACKETED = (
    rf"{_NUMBER}(?:\s?(?:[,;/&–—-]|and|or|to|through)\s?(?:{_NUMBER}|[a-z]\b))*"
    r"(?:\s[–—-]{1,2}\s[^\[\]]*)?\s?\]"
)

_INTRODUCTION = rf"""
    (?<![\w@])
    (?: (?P<kept>
            # the number alone is the reference, without its brackets: [1.3.2a]
            (?<=\[) (?={_BRACKETED})
            # CR 8.3.17 | Comprehensive Rules v2.10.1, rule 8.3.17 | TRP (5.1)
          | (?P<document>{_DOCUMENT})\b (?:\s{{0,4}}[,(]?\s{{0,4}}(?P<edition>{_EDITION}))? [,:(]? \s{{0,4}}
                (?:{_WORD}\s{{0,4}})?
            # @v2.10.1/8.3.17 | v2.10.1 rule 8.3.17
          | @?(?P<edition_alone>{_EDITION})(?:/|[,:]?\s{{1,4}}) (?:{_WORD}\s{{0,4}})?
            # rule 8.3.17 | sections 8.3 and 8.5 | chapter 7 | § 8.3.17
          | {_WORD}\s{{0,4}}(?:no\.?\s{{0,4}}|\#\s{{0,4}})?
        )
        # see 8.5.19 | described in 7.5 | per 1.8.4
      | (?P<weak>(?:see(?:\s{{1,4}}also)?|(?:listed|described|outlined|defined|specified|found)\s{{1,4}}
            (?:in|under|by)|subject\s{{1,4}}to|except\s{{1,4}}for|per)\s{{1,4}})
    )
    (?=[1-9])
"""

# (8.4.3a) | and 8.1.3b, 7.4.2b | crank:8.3.29a
_BARE = rf"""
    (?: (?<![\w.$€£¥\#/@+,-]) | (?<=[^\d],) | (?<=[\da-z]/) )
    (?=[1-9]\d?\.\d{{1,2}}\.\d) {_DOTTED}
"""

# rules 8.3.17, 8.3.18 and 8.3.19 | 8.0.4; section 8.3 | 8.4.3a/8.4.4 | 8.5.1 + CR 8.5.2
_LIST_JOINT = rf"""
    (?: \.?\s{{0,4}}[,;/+&]\s{{0,4}}(?:(?:and|or)\s{{1,4}})? | \.?\s{{1,4}}(?:and|or)\s{{1,4}} )
    (?P<kept>(?:(?:cr\s{{1,4}})?(?:{_WORD}\s{{0,4}})?))
    (?=[1-9]\d?(?:\.\d|\s?[\]),;]|\s(?:and|or)\b|\.?\s?\Z))
"""

# 1.7.4a–1.7.4j | 8.5.1 through 8.5.20 | chapters 6-7 | 1.7.4a–j | 8.3.1-5
_RANGE_END = rf"""
    (?P<whole>(?<!\.\d)(?<!\.\d\d)(?<!\.\d\d\d)(?<![a-z]))?
    \.?(?: (?:\s?[-–—]\s?|\s{{1,4}}(?:through|thru|to)\s{{1,4}})(?P<number>(?(whole){_NUMBER}|{_DOTTED}))
         | (?:[-–]|\s{{1,4}}through\s{{1,4}})(?P<tail>[a-z]{{1,2}}|\d{{1,3}})(?!\w|\.\d) )
"""

# rule 8.3.17, “Fusion” | section 8.3 ("Ability Keywords")
_TITLE = r"(?:,\s?|\s\()[“\"](?P<title>[A-Z][^“”\".;:\n]{0,50}?)[,.]?[”\"]"

# 8.3.17 of the Comprehensive Rules | rule 8.3.17 (v2.10.1) | rule 8.3.17 in v2.10.1
_HINT_BEHIND = rf"""
    \.?\]?\s{{0,4}}(?: \b(?:of|in)\s{{1,4}}(?:the\s{{1,4}})?(?P<document>(?:comprehensive|tournament)\s{{1,4}}rules)\b
      | (?:\b(?:of|in)\s{{1,4}}(?:version\s{{1,4}}|edition\s{{1,4}})?|\()(?P<edition>{_EDITION})\b )
"""

# https://rules.example.org/8.3.17
_NEVER_WITHIN = r"\b(?:https?://|www\.)[^\s<>\"”’)\]]+|\b[\w.+-]{1,64}@[\w-]{1,64}\."

# version 2.10.1 | Python 3.11.2 | PPG 2.5.1
_NEVER_BEHIND = (
    r"\b(?:costs?|prices?|priced|worth|paid|usd|eur|version|build|patch|release|ver\.?|python|django|node|ppg|guide"
    r"|dated?|rules\s{1,4}document\s{1,4}version)\s{0,4}(?:at\s|is\s|:\s?)?\Z"
)

# 2 cards | 3 or more | 50 %
_NEVER_BEFORE = (
    r"\s{0,4}(?:%|€|\$|£|\{)|[\s-]{1,4}(?:cards?|points?|actions?|resources?|life|power|defense|damage|tokens?|counters?"
    r"|heroes|allies|players?|zones?|weapons?|turns?|attacks?|copies|dice|die|times|more|less|fewer"
    r"|minutes?|seconds?|hours?|days?|people|percent|euros?|dollars?|usd|eur|or\s(?:more|fewer|less))\b"
)

# see 7. | see 7 for
_MAY_FOLLOW_WEAK = r"\s{0,4}(?:\Z|[.;:)\]]|,\s|[-–]\d|\b(?:for|below|above|and|or|through|in|if|when|unless)\b)"

FLESH_AND_BLOOD = Grammar(
    name="flesh-and-blood",
    scheme="flesh-and-blood",
    called=re.compile(r"\b(?:flesh[\s-]{1,3}(?:and|&)[\s-]{1,3}blood|fab(?:tcg)?)\b", _I),
    introduction=re.compile(_INTRODUCTION, _I | re.VERBOSE),
    number=re.compile(_NUMBER),
    bare=re.compile(_BARE, re.VERBOSE),
    list_joint=re.compile(_LIST_JOINT, _I | re.VERBOSE),
    range_end=re.compile(_RANGE_END, re.VERBOSE),
    titles=(),
    after_introduction=(re.compile(_TITLE),),
    hint_behind=re.compile(_HINT_BEHIND, _I | re.VERBOSE),
    never_within=re.compile(_NEVER_WITHIN, _I),
    never_before=re.compile(_NEVER_BEFORE, _I),
    never_behind=re.compile(_NEVER_BEHIND, _I),
    whole_number=re.compile(r"\d+"),
    may_follow_weak=re.compile(_MAY_FOLLOW_WEAK, _I),
    documents={"cr": "cr", "comprehensive": "cr", "trp": "tr", "tournament": "tr"},
)
