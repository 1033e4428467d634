"""What looks like a rule's number in any game's texts and is none: the same prices, places and other people's laws.

Each pattern is a piece that a grammar joins with its own; each has its example above it.
"""

from __future__ import annotations

import re

_I = re.IGNORECASE

# Other people's laws and other documents, however a number behind them is introduced.
_LAWS = (
    # 45 CFR 164.512 | 17 U.S.C. § 107 | 47 USC section 230
    r"\b(?:cfr|c\.f\.r\.|u\.?\s?s\.?\s?c\.?|stat\.|f\.\s?(?:2d|3d)|eu|iso|rfc|bs|din|ieee|nist|fisa|ferpa|dmca|gdpr|ada)"
    r"(?:\s{1,3}\d{1,5})?"
    # Federal Rule 702 | Federal Rules of Evidence, Rule 702 | Civil Procedure Rule 26
    r"|\b(?:federal|evidence|procedure|appellate|bankruptcy|court|sec|finra|nfpa|frcp|fre|frap|ncaa|fifa|usga|act"
    r"|statute|penal|civil|criminal)"
    # MISRA C:2012 Rule 8.3
    r"|\bmisra(?:\s{1,3}c(?:\+\+)?)?(?::\d{4})?"
    # IPG 2.5 | MTR section 103 | Annotated IPG 4.8 | PPG 2.5.1
    r"|\b(?:a?ipg|d?ipg|mtr|jar|ppg|rel)"
    r"|\b(?:infraction\s{1,3}procedure\s{1,3}guide|magic\s{1,3}tournament\s{1,3}rules?|penalty\s{1,3}guidelines?)"
)
# What has a place or a version, and what has a price: no rule, unless it is called one.
_THINGS = (
    # page 383.3 | pp. 101-103 | line 603 | Figure 603.1 | table 101.2 | ticket 603
    r"|\b(?:pages?|pg\.?|pp?\.|lines?|ll?\.|figures?|figs?\.?|tables?|volumes?|vols?\.|issues?|tickets?|episodes?|ep\."
    r"|rooms?|seats?|suite|building|floor|highway|route|channel|pull\s{1,3}request|pr|commit|chapter\s{1,3}\d{1,3},?"
    r"\s{1,3}verse|psalms?|bug|task|footnotes?|appendix|exhibit|slide|collector\s{1,3}numbers?)"
    # the app is at 2.10.1 | the client was on 101.2.3
    r"|\b(?:app|client|server|library|package|firmware|program|engine)\s(?:is|was)\s(?:now\s|still\s)?(?:at|on)"
    # version 2.10.1 | v. 101.2 | build: 603.1 | Python 3.11.2 | numpy==1.26.4 | requires ^1.2.3
    r"|\b(?:versions?|ver\.?|vers\.|v\.|builds?|patch|releases?|released|upgraded?|updated\s{1,3}to|downgraded?|bump(?:ed|s)?"
    r"|installed|python|django|node(?:\.?js)?|npm|java|ruby|php|chrome|firefox|safari|windows|macos|ios|android|linux"
    r"|ubuntu|xmage|forge|kernel|sdk|api|jdk|react|since|http|https|status(?:\s{1,3}codes?)?|error(?:\s{1,3}codes?)?|port"
    r"|ip|localhost|address)(?:[\"']?\s{0,2}[:=]\s{0,2}[\"']?|\s{1,3}(?:to\s{1,3}|from\s{1,3})?[\"']?)?"
    # ~1.2.3 | >=1.2.3 | x = 603.5
    r"|[~^≈≥≤]|[<>=!]=|(?<=\S)\s?="
)
_PRICES = (
    # for USD 603.50 | a price of 120.5 | worth 101.5
    r"|\b(?:prices?(?:\s{1,3}of)?|priced|worth|usd|eur|gbp|cad|aud|jpy|chf|sgd|phone|tel\.?|call|fax)"
)
# Words of the games as well: costs 100.50 and paid at 101.5 are prices, the cost 404.2.a and pay 601.2g are rules.
_PAYING = r"|\b(?:costs?|paid|pays?)(?:\s(?:at|of|is|was)\b)?"
_UP_TO_THE_NUMBER = r"[\s,:;(§“\"']{0,4}(?:at\s|section\s|rule\s|§\s{0,2})?\Z"

# Behind these marks and words stands no rule, however it is dotted. Every form begins with a word or with one of these
# marks: elsewhere none needs to be tried.
FOREIGN_BEHIND = re.compile(
    rf"(?=\b[a-z]|[~^≈≥≤<>=!]|\s=)(?:{_LAWS}{_THINGS}{_PRICES}{_PAYING}){_UP_TO_THE_NUMBER}", _I
)
# The same before "rule 603" and "CR 603": "bug: rule 704.5f", "a cost (rule 118.3)" and "since rule 603.3" are rules.
FOREIGN_BEHIND_RULE = re.compile(rf"(?=\b[a-z])(?:{_LAWS}){_UP_TO_THE_NUMBER}", _I)
# Before what is set apart and no decimal, "costs, 5.1.4: targets": it may be a version, and is no price.
FOREIGN_BEHIND_APART = re.compile(rf"(?=\b[a-z]|[~^≈≥≤<>=!]|\s=)(?:{_LAWS}{_THINGS}){_UP_TO_THE_NUMBER}", _I)

# Right behind words for paying stands a rule where no price is written so: with a letter, or in three parts. "costs
# 603.5" stays a price.
PAID_BEHIND = re.compile(r"\b(?:costs?|paying|pays?)\s{1,3}[(\[]?\Z", _I)
# A cost of the games, "the base cost 404.2", is no price either, unless two digits follow: "the total cost 404.20".
KIND_OF_COST = re.compile(
    r"\b(?:base|total|additional|alternative|optional|hide|recycle|equip|deflect|power|energy|mana|resource|asset-?"
    r"|effect-?|play(?:ing)?|casting|activation|kicker|(?:non-?)?standard)\s{1,3}costs?\s{1,3}[(\[]?\Z",
    _I,
)
SELDOM_A_PRICE = re.compile(r"\d{3}\.\d")
NO_PRICE = re.compile(r"\d{1,3}\.(?:\d{1,3}\.?(?:[a-z]{1,2}|[A-Z])|\d{1,3}(?:\.\w{1,3})+)")

# Behind these words stands a measure, if what follows has the look of a decimal: an average of 613.7, and in code
# what is compared or rounded. A number in quotation marks is none: what code keeps as a text is a name.
MEASURE_BEHIND = re.compile(
    r"(?=\b[a-z]|[-−+±×\d])(?:\b(?:about|around|roughly|approximately|approx\.?|almost|nearly|at\s{1,3}least|at\s{1,3}most|up\s{1,3}to"
    r"|(?<!rather\s)than|averag\w{1,4}(?:\s{1,3}(?:of|is))?|avg\.?|means?|median|totals?(?:\s{1,3}of)?"
    r"|scor(?:e|es|ed|ing)(?:\s{1,3}of)?|rat(?:ed|ing|ings)(?:\s{1,3}of)?|elo|weigh\w{0,4}|height|length|width|odds"
    r"|ratio|sum|equals?|reached|took|takes|lasted|numbers?\s{1,3}(?:of\s{1,3})?)|[-−+±×]|\d\s?[x*]"
    # assertEqual(x, 603.5) | assert_eq!(x, 603.5) | expect(x).toBe(603.5) | round(603.5)
    r"|\b(?:assert\w{0,20}!?|expect\w{0,9}|to_?(?:be|equal)\w{0,12}|equals?|approx\w{0,8}|isclose|round|floor|ceil|float"
    r"|decimal|f32|f64|min|max|abs|sqrt)\([^()\"'\n]{0,40})"
    r"\s{0,3}\Z",
    _I,
)

# 101 cards | 120.5 % | 199.99 € | 150 or more | 603.5 MB | 116.1 s | 101.5° | 100 million | 101.50 each.
MEASURED = (
    r"\s{0,4}(?:%|€|\$|£|¥|°|‰|½)|[\s-]{1,4}(?:(?:more|less|fewer|other|different|of\sthe)\s)?"
    r"(?:cards?|points?|damage|copies|tokens?|players?|counters?|lands?|spells?|permanents?|creatures?|minutes?|mins?"
    r"|seconds?|secs?|s|hours?|hrs?|days?|weeks?|months?|years?|times?|people|persons?|percent(?:age)?|pct|euros?|dollars?"
    r"|bucks|cents|tix|tickets|usd|eur|gbp|k[bgm]|[kmgt]i?b|ms|[cmk]m|mm|lbs?|kg|grams?|feet|foot|inch(?:es)?|mph|fps"
    r"|[kmg]?hz|px|pt|views?|votes?|lines?|pages?|degrees?|million|billion|thousand|decks?|games?|matches|rounds?|events?"
    r"|wins?|losses|attendees|entrants|stores?|results?|tests?|files?|errors?|responses?|requests?|am|pm"
    r"|or\s(?:more|fewer|less)|(?:each|apiece)(?=[.,;:)!?]|\s?\Z))\b"
)

# Rule 702 of the Federal Rules of Evidence | section 230 of the Communications Decency Act | rule 110 automaton
FOREIGN_AHEAD = re.compile(
    r"\.?\s{1,3}(?:of|in|under|from)\s{1,3}(?:the\s{1,3})?(?:(?:[A-Z][\w’'.-]{1,20}|of|and|u\.?s\.?)\s{1,3}){0,5}"
    r"(?:Acts?|Codes?|Statutes?|Constitution|Evidence|Procedure|Regulations?|Treaty|Charter|Penal|Federal|MTR|IPG"
    r"|Tournament\s{1,3}Guide|Infraction\s{1,3}Procedure\s{1,3}Guide)\b"
    r"|\.?\s{1,3}(?:of|in)\s{1,3}(?:this|my|our|your|his|her|their)\s{1,3}(?:article|guide|post|book|paper|blog|series"
    r"|report|thread|handbook|contract|agreement)\b"
    r"|\s{1,3}(?:cellular\s{1,3})?automat(?:on|a)\b|\s?\(b\)\(\d\)"
    # rule-603.4.md | 386.1.a.html: a file's name stays what it is called
    r"|\.(?:md|mdx|txt|json|jsonl|html?|pdf|ya?ml|xml|csv|png|jpe?g|svg|py|tsx?|jsx?|rs|java|kt|go|cs|cpp|rb|php|lua)\b"
    # cr-603-3b: the number goes on in another way of writing
    r"|[-_]\d{1,3}[a-z]\b"
)

# Here no reference is looked for. Each begins with a rare character, so that a long text is read through quickly.
NEVER_WITHIN = (
    # https://rules.example.org/603.4#R6034 | www.example.org
    re.compile(r"(?:https?://|ftp://|www\.)[^\s<>\"”’)\]]+", _I),
    # ](#603.4) and ](rules.html#603.4): the address of a link, not what it shows
    re.compile(r"\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)"),
    # href="rules/603.4" | id="603.4" | viewBox="0 0 100.5 200.5"
    re.compile(
        r"=(?:(?<=\bhref=)|(?<=\bsrc=)|(?<=\bid=)|(?<=\bclass=)|(?<=\bstyle=)|(?<=\bviewBox=)|(?<=\bpoints=)|(?<=\bd=)"
        r"|(?<=\bsrcset=)|(?<=\btransform=))(?:\"[^\"\n]{0,4000}\"|'[^'\n]{0,4000}')",
        _I,
    ),
    # Processor.kt:76 | rules.txt:594-610
    re.compile(r"\.[A-Za-z]{1,5}:\d+(?:[-–:,]\d+)*"),
    # 192.168.100.5 | 10.0.100.1:8000
    re.compile(r"\d(?<![\w.]\d)\d{0,2}(?:\.\d{1,3}){3}(?::\d{1,5})?(?![\w.]\w)"),
    # 555-123-4567 | (555) 123.4567
    re.compile(r"\d(?<![\w.-]\d)\d\d(?:\)\s?|[-.])\d{3}[-.]\d{4}(?!\w)"),
    # 13/06/2017 | 06.10.2026
    re.compile(r"\d(?<![\w/.]\d)\d?([/.])\d{1,2}\1(?:19|20)\d\d(?![\w/.]\w)"),
    # 10:30:05
    re.compile(r"\d(?<![\w:]\d)\d?:\d\d(?::\d\d(?:\.\d{1,6})?)?(?![\w:])"),
)
