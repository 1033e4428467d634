"""Written forms that every game's references share: spaces, dashes, line ends in comments, words for "rule"."""

from __future__ import annotations

import re

# A wrapped line may end inside a reference, a paragraph may not; in a comment the next line begins with its sign.
_LINE_END = r"[^\S\n]{0,3}\n[^\S\n]{0,12}(?:(?://+!?|\*+|\#+|>+|--+|;+)[^\S\n]{1,4})?"

# Perhaps a space, and surely one.
GAP = rf"(?:{_LINE_END}|[^\S\n]{{0,4}})"
SPACE = rf"(?:{_LINE_END}|[^\S\n]{{1,4}})"

# - and its many look-alikes
DASH = "[-‐‑‒–—−]"

# 601.2a–601.2d | 601.2a .. 601.2d | 601.2a through 601.2d
BETWEEN = rf"(?:{GAP}(?:{DASH}|\.{{2,3}}|…){GAP}|{SPACE}(?:through|thru|to){SPACE})"

# rule | rules | rule-603.4 | Rule(s) | subrule | ruling | section | § | Regel | règle
WORD = (
    r"(?:\b(?:sub-?)?rules?\b(?:[-‐‑](?=\d{1,3}\.\d))?|\brule\(s\)|\brulings?\b|\b(?:sub)?sections?\b|§{1,2}"
    r"|\bregeln?\b|\brègles?\b|\breglas?\b|\bregol[ae]\b|\bregras?\b)"
)

# 601.2a–CR 601.2d | rule 601.2a to rule 601.2d
AGAIN = rf"(?:(?:[CcTt][Rr]|[Rr]ules?|§){GAP})?"

# no. 603 | number 603 | #603
NUMBERED = rf"(?:(?:no\.?|nr\.?|numbers?|\#){GAP})?"

# rule **603** | `603` | <b>603</b>
_MARKS = r"\*{1,3}|_{1,3}|`{1,3}|</?(?:b|i|em|strong|code)>"
# <Rule number="355"/> | rule="603" | "rule": "603"
_ATTRIBUTE = r"(?:number|num|id)?[\"']?\s?[=:]\s?[\"'“{]{1,2}"

# What may open in front of a number, behind a word and behind a document's name, and what may close behind it.
OPENING = rf"(?:{_MARKS}|{_ATTRIBUTE})"
WIDE_OPENING = rf"(?:{_MARKS}|{_ATTRIBUTE}|[(\[\"“‘'])"
CLOSING = rf"(?:{_MARKS}|[\"”’])?"
REOPENING = rf"(?:{_MARKS}|[\"“‘])?"

# see | cf. | listed in | per: words that introduce other things than rules as well
SEE = (
    rf"see(?:{SPACE}also)?|cf\.?|(?:listed|described|outlined|defined|specified|found){SPACE}(?:in|under|by)"
    rf"|except{SPACE}for|per"
)

# (101-103) | (054): whole numbers that close a title, "## Deck Construction (101-103)", "**Silver Rule (050)**"; a
# single one only where it is no count of anything. Elsewhere "(001-002)" is no range of cards, years or pages either.
BRACKETED = rf"(?<=[\s*]\()(?=(?:\d{{3}}{DASH}\d{{3}}|0\d\d)\))"
IN_NOTHING_ELSE = re.compile(rf"0\d\d{DASH}0\d\d\)")
TITLED = re.compile(r"(?:\A|\n)[ \t]{0,3}#{1,6}[ \t][^()\n]*\(\Z|\*\*[^*()\n]+\(\Z")

# (601.2b) | //601.2b | _601.2b_ | 规则603.6d: nothing stands before the number that could belong to it; scripts that
# write words without spaces set theirs right before it
ALONE = r"(?<![A-Za-z0-9_\u00c0-\u052f.$€£¥\#/@+,–—-])|(?<=[^\d],)|(?<=//)|(?<=[\s(*]_)|(?<=\A_)|(?<=[A-Za-z]—)"

# 481.7 / 485.7 | 557 and 563 | 161, and 429 | 355.1; not 356: to a further number of a list
FURTHER = (
    rf"(?:\.?{GAP}[,;/|&+→]{GAP}(?:(?:and|or|then|(?:but{SPACE})?not){SPACE})?|\.?{SPACE}(?:and|or|vs\.?|plus|then){SPACE})"
)


def behind_document(word: str, marks: str = ",:/") -> str:
    """What may stand between a document's name and the number, "CR: rule no. 603", with `word` for rules."""
    return (
        rf"{GAP}(?:[{marks}]|{DASH})?{GAP}(?:{word}{GAP}{NUMBERED}|{NUMBERED})(?P<apart>{WIDE_OPENING}{{0,2}})"
    )


def before_tail(letters: str = "b-z") -> str:
    """What leads to the last part of a range's end, "603.7d–f", "603.7d through f", with its letters."""
    return (
        rf"(?:{DASH}|\.\.\.?|…|{SPACE}(?:(?:through|thru){SPACE}(?=[{letters}]\b|\d)|to{SPACE}(?=[b-z]\b))"
        rf"|\s{DASH}\s(?=[{letters}]\b))"
    )


# 603.7d–f | 8.3.1-5: the last part of a range's end, which is no word and goes on into none
TAIL = r"[a-z]|a[a-z]|\d{1,3}"
AFTER_TAIL = r"(?!\w|\.\w|[’'](?!s\b))"

# In a list: "f and g", "c/d", "b, c, and e"; never "e.g." and "i.e."
LETTER_JOINT = (
    r"(?:\s?/\s?|\s?,\s?(?:(?:and|or)\s|&\s?)?|\s(?:and|or|&|\+)\s|&|\+)\.?(?P<tail>[b-z])(?=\Z|[\s,.;:/&)\]’'*_–—!?\"”»}<|-])"
    r"(?!\.\w|[’'](?!s\b))"
)

# 603.7 d | 603.7 (d) | 603.7 a/b | 603.7 a and 603.8: behind a word for rules only, and never what may be a word or
# a variable, as in 603.7 a, X, I
PARTED = re.compile(
    r"\s(?:[a-z](?=\s?/\s?[b-z]\b)|a(?=\s(?:and|or)\s)"
    r"|[b-hj-wB-HJ-W](?=[\s.,;:)\]!?]|\Z)(?!\.\w|\s?=|\s[\d§])|\([a-z]\))"
)
_PARTING = re.compile(r"\s+")

_SEPARATED = re.compile(r"[.(]+([a-z]{1,2})\)?\Z")
_GLUED = re.compile(r"(?<=\d)([a-z])")


def lettered(printed: str) -> str:
    """How 603.7D, 603.7.d and 603.7(d) are printed: 603.7d."""
    return _SEPARATED.sub(r"\1", _PARTING.sub("", printed.lower()))


def dotted(printed: str) -> str:
    """How 383.3.E, 383.3e and 383.3(e) are printed: 383.3.e."""
    opened = _PARTING.sub("", printed.lower()).replace("(", ".").replace(")", "").replace("..", ".")
    return _GLUED.sub(r".\1", opened)
