"""How Magic's Comprehensive Rules, judges and players refer to rules. Each pattern has its example above it."""

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

# 603 | 603.7 | 603.7d | 704.5aa | 603.7D | 603.7.d | 603.7(d)
_NUMBER = (
    r"[1-9]\d\d(?:\.[1-9]\d{0,2}(?:[A-Za-z]|[abAB][A-Za-z]|\.[a-z](?![’'])|\([a-z]\))?)?"
    # 603.7d603.7e: run together
    r"(?:(?![0-9A-Za-z])(?!\.\d)|(?<=[a-z])(?=[1-9]\d\d\.[1-9]))"
)

# 6, where the word "section" stands before it
_DIGIT = (
    r"[1-9](?!\w|[.–-]\d|\s?\(|\s(?:below|above|is|shall|through\s[1-9]\sof)\b"
    r"|\s(?:of|in)\s(?:the\s)?(?:gnu|l?gpl|rfc|ecma|posix|licen[sc]e|terms|act|this|that|an?)\b)"
)

# section 6 | sections 5
_AFTER_SECTION = rf"(?:(?<=\bsection\s)|(?<=\bsections\s))(?={_DIGIT})"

# 2024-06-07 | Jun 7, 2024 | June 7, 2024
_EDITION = (
    r"(?:\d{4}-\d{2}-\d{2}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}[ ]\d{1,2},[ ]\d{4}(?!\d))"
)

# CR | C.R. | Comprehensive Rules | CompRules
_DOCUMENT = r"(?:compr?(?:ehensive)?\.?\s{0,4}rules?(?:\s{1,4}document)?|cr\b|c\.\s?r\.)"

# chapter 603 | rule 603
_WORD = rf"(?:{WORD}|\bchapters?\b)"

# see CR rule | see also rule | listed in
_INTRODUCTION = rf"""
    (?<![\w@])
    (?: (?P<kept>
            # CR 603.4 | CR603.4 | CR (706 Copy Objects) | CompRules section 6
            # Comprehensive Rules 2024-06-07, rule 603.4
            (?P<document>{_DOCUMENT}|cr(?=\d))(?![A-Za-z]) (?:{GAP}[,@(]?{GAP}(?P<edition>{_EDITION})\)?)?
                {behind_document(_WORD, ",:")}
            # @2024-06-07/603.4
          | @(?P<edition_alone>{_EDITION})(?:/|{SPACE}) (?:{_WORD}{GAP})?
            # rule 903 | rules 608.2a | Section 601 | subrule 704.5k | rule no. 603 | § 603.4
          | {_WORD}{GAP}{NUMBERED}(?P<within>{OPENING}?)
        )
        # see 702.153 | listed in 103.2 | described in 409.1 | as per 613.7
        # ## Casting Spells (601-602)
      | (?P<weak>(?:{SEE}){SPACE}|{BRACKETED})
    )
    (?: (?=[1-9]\d\d(?!\d)) | {_AFTER_SECTION} )
"""

# 510.4 | 901.4.All | as per 101.4a
_BARE_RULE = r"(?=[1-9]\d\d\.[1-9])(?!\d\d\d\.\d+[KMBGT](?![a-z]))(?!\d\d\d\.\d+[a-z]?\.[a-z]{2,4}\b)" + _NUMBER
# section of the rules: 613. Interaction of Continuous Effects
_BARE_CHAPTER = (
    r"(?:(?<=:\s)|(?<=\A)|(?<=\n)|(?<=\n[-*•#]\s)|(?<=\A[-*•#]\s))"
    r"[1-9]\d\d(?=\.\s[A-Z][a-z]+(?:\s(?:[A-Z][a-z]+|and|of|or|the|with)\b)*)"
)
# (601.2b) | **601.2b** | //601.2b | of _601.2b_ | effect—702.2b
_BARE = rf"""
    (?:{ALONE}) {_BARE_RULE}
    | {_BARE_CHAPTER}
"""

# 110.2 and 112.2 | 704.5m, then 704.5n | , and rule 107.3i | 510.1 / 510.4 | ; section 6 | sections 5 and 6
_LIST_JOINT = rf"""
    {CLOSING}
    (?: {GAP}[,;/|&+→]{GAP}(?:(?:and|or|then){SPACE})? | {SPACE}(?:and|or|vs\.?|plus|then|und|et|y|e){SPACE} )
    (?P<kept>(?:{_DOCUMENT}{GAP})?(?:{_WORD}{GAP})?) {REOPENING}
    (?: (?=[1-9]\d\d(?!\d)) | {_AFTER_SECTION}
      | (?:(?<=sections\s\d\sand\s)|(?<=sections\s\d\sor\s)|(?<=sections\s\d,\s))(?={_DIGIT}) )
"""

# 903.6–903.11 | 409.1a-409.1h | 603.7d through 603.7f | 603.7d–f | 603.7(d)–(f) | 712.9–10 | 601.2a – d
_RANGE_END = rf"""
    (?: {CLOSING}{BETWEEN}{AGAIN}{REOPENING}(?P<number>{_NUMBER})
      | (?:(?<=\.\d)|(?<=\.\d\d)|(?<=\.\d\d\d)|(?<=[A-Za-z])|(?<=[a-z]\))(?=[-–]\([a-z]\)))
        {before_tail("b-zB-Z")}\(?(?P<tail>{TAIL}|(?<=[A-Z][-–])[A-Z]){AFTER_TAIL} )
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
    {GAP}(?: \b(?:of|in){SPACE}(?:the{SPACE})?(?P<document>comprehensive{SPACE}rules)\b
      | (?:\b(?:of|in|as\sof){SPACE}(?:edition{SPACE})?|[(@])(?P<edition>{_EDITION})\b )
"""

# 101 life | 120 mana | 100 Mountains
_NEVER_BEFORE = (
    rf"{MEASURED}|[\s-]{{1,4}}(?:life|mana|permanents?|toughness|power|islands?|mountains?|forests?|swamps?)\b"
)

# 713. | 713 for | 713 and | 713, “Saga”
_MAY_FOLLOW_WEAK = (
    r"\s{0,4}(?:\Z|[.;:)\]]|,\s|[-–]\d|\b(?:for|below|above|and|or|through|to|in|of|if|when|unless|about|on)\b)"
)

MAGIC = Grammar(
    scheme=schemes.MAGIC,
    called=re.compile(r"\b(?:magic(?:[\s:-]{1,3}the\s?gathering)?|m:?tg)\b", _I),
    speaks_of=re.compile(
        r"\b(?:mana|planeswalkers?|librar(?:y|ies)|sorcer(?:y|ies)|instants?|creatures?|graveyards?|enchantments?|artifacts?"
        r"|oracle|gatherer|scryfall|commander|edh|mtr|ipg|yawgatog|untap(?:s|ped)?|state-based|wizards|flying|trample)\b",
        _I,
    ),
    normal=lettered,
    introduction=re.compile(_INTRODUCTION, _I | re.VERBOSE),
    number=re.compile(rf"{_NUMBER}|{_DIGIT}"),
    bare_look=re.compile(r"[1-9]\d\d\."),
    bare=re.compile(_BARE, re.VERBOSE),
    bare_number=re.compile(_BARE_RULE),
    list_joint=re.compile(_LIST_JOINT, _I | re.VERBOSE),
    range_end=re.compile(_RANGE_END, re.VERBOSE),
    titles=tuple(re.compile(title) for title in _TITLES),
    hint_behind=re.compile(_HINT_BEHIND, _I | re.VERBOSE),
    never_before=re.compile(_NEVER_BEFORE, _I),
    decimal=re.compile(r"\d{3}\.\d+[smhx]?"),
    may_follow_weak=re.compile(_MAY_FOLLOW_WEAK, _I),
    documents={"cr": "cr", "c.": "cr", "c.r.": "cr", "comprehensive": "cr", "comprules": "cr"},
)
