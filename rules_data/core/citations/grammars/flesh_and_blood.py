"""How Flesh and Blood's Comprehensive Rules, and people who cite them, refer to rules.

Written against the publisher's text of June 2026. Each pattern has its example above it.
"""

from __future__ import annotations

import re

from rules_data.core.citations.false_friends import MEASURED
from rules_data.core.citations.grammar import Grammar
from rules_data.core.citations.joints import (
    AFTER_TAIL,
    AGAIN,
    ALONE,
    BETWEEN,
    CLOSING,
    DASH,
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
    lettered,
)
from rules_data.core.tree import schemes

_I = re.IGNORECASE

# 8.3 | 8.3.17 | 8.3.17a | 8.3.17A | 8.3.17.a | 8.3.17(a)
_DOTTED = (
    r"[1-9]\d?\.(?:0|[1-9]\d?)(?:\.[1-9]\d{0,2}(?:[a-z]{1,2}|[A-Z]|\.[a-z](?![’'])|\([a-z]\))?)?"
    # 8.3.17a8.3.17b: run together
    r"(?:(?!\w|\.\d)|(?<=\d[a-z])(?=[1-9]\.\d{1,2}\.\d))"
)

# 7 | 8.3.17a
_NUMBER = rf"(?:{_DOTTED}|[1-9]\d?(?!\w|\.\d))"

# v2.10.1 | v2
_EDITION = r"v\d{1,2}(?:\.\d{1,3}){0,2}"

# Comprehensive Rules, CR | Tournament Rules and Policy, TRP
_DOCUMENT = (
    r"(?:comprehensive\s{1,4}rules?(?:\s{1,4}document)?|tournament\s{1,4}rules?(?:\s{1,4}and\s{1,4}polic(?:y|ies))?"
    r"|cr|c\.\s?r\.|trp)"
)

# rule, Rules, subrule, section, chapter, §
_WORD = rf"(?:{WORD}|\bchapters?\b)"
# A section has two numbers: section 8.3, but chapter 8.
_SECTION_OF_TWO = r"(?!(?<=\bsection\s)\d{1,2}(?!\.?\d))(?!(?<=\bsections\s)\d{1,2}(?!\.?\d))"

# [1.3.2a] | [8.0.4, 8.3] | [1.7.4a–1.7.4j - with exceptions]; never [SUPERTYPES-1], [X], [4 cards] or [1, 2]
# What stands in brackets ends somewhere near: a text of brackets alone would be read to its end from each of them.
_BRACKETED = (
    rf"(?=[1-9])(?=[^\]]{{0,400}}\d\.\d){_NUMBER}(?:\s?(?:[,;/&]|{DASH}|and|or|to|through)\s?(?:{_NUMBER}|[a-z]\b))*"
    r"(?:\s[–—-]{1,2}\s[^\[\]]{0,400})?\s?\]"
)
# combat[7]. | rules.[4][7] | combat. [7]; never a list's place or a footnote: args[1], parts[2].text, row[3] = 4
_CHAPTER_IN_BRACKETS = (
    r"(?:(?<=[\w.”\")\]]\[)|(?<=[.!?]\s\[)|(?<=\A\[)(?=\d\]\[))"
    r"[2-9]\](?![\w.(]\w|\s?[=<>!+*/%&|-]|\(|:|[,)]\s?\w+[\[(=]|;)"
)

_INTRODUCTION = rf"""
    (?<![\w@]) (?!cr\d{{1,2}}(?!\.?\d))
    (?: (?P<kept>
            # the number alone is the reference, without its brackets: [1.3.2a]
            (?<=\[) (?={_BRACKETED}|{_CHAPTER_IN_BRACKETS})
            # CR 8.3.17 | Comprehensive Rules v2.10.1, rule 8.3.17 | TRP (5.1)
          | (?P<document>{_DOCUMENT})(?![A-Za-z]) (?:{GAP}[-,(@]?{GAP}(?P<edition>{_EDITION})\)?)?
                {behind_document(_WORD)}
            # @v2.10.1/8.3.17 | v2.10.1 rule 8.3.17
          | @?(?P<edition_alone>{_EDITION})(?:/|[,:]?{SPACE}) (?:{_WORD}{GAP})?
            # rule 8.3.17 | sections 8.3 and 8.5 | chapter 7 | § 8.3.17
          | {_WORD}{GAP}{NUMBERED}(?P<within>{OPENING}?)
        )
        # see 8.5.19 | described in 7.5 | per 1.8.4
      | (?P<weak>(?:{SEE}|subject{SPACE}to){SPACE})
    )
    (?=[1-9]) {_SECTION_OF_TWO}
"""

# 8.4.3a | 8.1.3
_BARE_RULE = rf"(?=[1-9]\.\d{{1,2}}\.\d)(?!\d(?:\.\w{{1,40}}){{0,8}}?\.[a-z]{{2,4}}\b) {_DOTTED}"
# (8.4.3a) | and 8.1.3b, 7.4.2b | crank:8.3.29a | //8.1.3 | _8.1.3_
_BARE = rf"""
    (?:{ALONE}) {_BARE_RULE}
"""

# rules 8.3.17, 8.3.18 and 8.3.19 | 8.0.4; section 8.3 | 8.4.3a/8.4.4 | 8.5.1 + CR 8.5.2
_LIST_JOINT = rf"""
    {CLOSING}{FURTHER}
    (?P<kept>(?:(?:cr{SPACE})?(?:{_WORD}{GAP})?)) {REOPENING}
    (?=[1-9]\d?(?:\.\d|\s?[\]),;]|\s(?:and|or)\b|\.?\s?\Z))
"""

# 1.7.4a–1.7.4j | 8.5.1 through 8.5.20 | chapters 6-7 | 1.7.4a–j | 8.3.1-5
_RANGE_END = rf"""
    (?P<whole>(?<!\.\d)(?<!\.\d\d)(?<!\.\d\d\d)(?<![a-z]))?
    \.?(?: {CLOSING}{BETWEEN}{AGAIN}{REOPENING}(?P<number>(?(whole){_NUMBER}|{_DOTTED}))
         | {before_tail()}(?P<tail>{TAIL}){AFTER_TAIL} )
"""

# rule 8.3.17, “Fusion” | section 8.3 ("Ability Keywords")
_TITLE = r"(?:,\s?|\s\()[“\"](?P<title>[A-Z][^“”\".;:\n]{0,50}?)[,.]?[”\"]"

# 8.3.17 of the Comprehensive Rules | rule 8.3.17 (v2.10.1) | rule 8.3.17 in v2.10.1
_HINT_BEHIND = rf"""
    \.?\]?{GAP}(?: \b(?:of|in){SPACE}(?:the{SPACE})?(?P<document>(?:comprehensive|tournament){SPACE}rules)\b
      | (?:\b(?:of|in){SPACE}(?:version{SPACE}|edition{SPACE})?|\()(?P<edition>{_EDITION})\b )
"""

# 2 actions | 3 resources | 4{r}
_NEVER_BEFORE = (
    rf"{MEASURED}|\s{{0,4}}\{{|[\s-]{{1,4}}(?:actions?|resources?|life|power|defense|heroes|allies|zones?|weapons?"
    r"|turns?|attacks?|dice|die|sided|more|less|fewer|stages?|steps?|effects?|options?)\b"
)

# see 7. | see 7 for
_MAY_FOLLOW_WEAK = r"\s{0,4}(?:\Z|[.;:)\]]|,\s|[-–]\d|\b(?:for|below|above|and|or|through|in|if|when|unless)\b)"

FLESH_AND_BLOOD = Grammar(
    scheme=schemes.FLESH_AND_BLOOD,
    called=re.compile(r"\b(?:flesh[\s-]{1,3}(?:and|&)[\s-]{1,3}blood|fab(?:tcg)?)\b", _I),
    speaks_of=re.compile(
        r"\b(?:arsenals?|pitch(?:es|ed|ing)?|hero(?:es)?|go\sagain|combat\schain|chain\slinks?|trp|dominate|intimidate"
        r"|banished\szone|action\spoints?|defen[cs]e\sreactions?|attack\sreactions?|fabrary|lss|talishar|legend\sstory)\b",
        _I,
    ),
    normal=lettered,
    introduction=re.compile(_INTRODUCTION, _I | re.VERBOSE),
    number=re.compile(_NUMBER),
    bare_look=re.compile(r"[1-9]\.\d"),
    bare=re.compile(_BARE, re.VERBOSE),
    bare_number=re.compile(_BARE_RULE, re.VERBOSE),
    list_joint=re.compile(_LIST_JOINT, _I | re.VERBOSE),
    range_end=re.compile(_RANGE_END, re.VERBOSE),
    after_introduction=(re.compile(_TITLE),),
    hint_behind=re.compile(_HINT_BEHIND, _I | re.VERBOSE),
    never_before=re.compile(_NEVER_BEFORE, _I),
    decimal=re.compile(r"\d{1,2}\.\d+"),
    may_follow_weak=re.compile(_MAY_FOLLOW_WEAK, _I),
    documents={"cr": "cr", "comprehensive": "cr", "c.": "cr", "c.r.": "cr", "trp": "tr", "tournament": "tr"},
)
