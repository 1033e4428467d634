"""The words of a question: which say what it is about, which say the same, and what kind of answer it wants.

Players ask one thing in many words: "2 blocks on one guy", "can it block twice". What is listed here holds for every
game; what a single game's players say otherwise stands in its synonyms.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

from rules_data.core.games import GAMES

from .words import SMALL_WORDS, stem

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_NAMES_OF_GAMES = [
    WORD.findall(name.lower()) for game in GAMES.values() for name in (game.slug, game.name, *game.aliases)
]

# How people ask and what they write for short: it says nothing of what the question is about.
ASKED_WITH = SMALL_WORDS | {
    "about", "actually", "already", "also", "am", "another", "any", "anything", "anytime", "anyway", "be", "being",
    "between", "come", "comes", "could", "count", "counts", "cuz", "define", "definition", "did", "doesnt", "doing",
    "dont", "during", "each", "else", "even", "ever", "every", "exactly", "explain", "explained", "get", "gets",
    "give", "gives", "goes", "got", "happen", "happens", "has", "have", "having", "he", "her", "here", "him", "his",
    "hows", "im", "instead", "into", "itself", "ive", "just", "keyword", "let", "lets", "like", "long", "lot",
    "may", "me", "mean", "meaning", "means", "mechanic", "mechanics", "mine", "more", "must", "need", "needs",
    "not", "now", "ok", "okay", "one", "only", "other", "per", "pls", "plz", "r", "really", "rule", "rules", "same",
    "say", "says", "she", "should", "some", "something", "still", "than", "thats", "their", "them", "theres",
    "these", "thing", "things", "those", "time", "times", "too", "u", "up", "ur", "use", "used", "using", "versus",
    "vs", "want", "was", "were", "whats", "whens", "wheres", "while", "whos", "whose", "work", "works", "y", "yes",
    "yet",
} | {words[0] for words in _NAMES_OF_GAMES if len(words) == 1}  # fmt: skip

# The first word of each row stands for all of them.
_WRITTEN_FOR = {
    other: row.split()[0]
    for row in (
        "twice 2 two 2x x2 double doubled",
        "three 3",
        "four 4",
        "five 5",
        "six 6",
        "seven 7",
        "ten 10",
        "cannot cant uncounterable unblockable untargetable",
        "opponent opp opps opponents enemy enemies",
        "damage dmg dmgs dam",
        "difference different diff",
        "no 0 zero none without empty",
        "die dies died dead death dying kill kills killed killing destroy destroys destroyed destroying",
        "respond response responses responds responding react reacts",
        "equipment equipments armor armour",
        "creature guy guys dude",
        "many much max maximum min minimum number amount limit",
        "graveyard grave gy yard",
    )
    for other in row.split()[1:]
}
_NUMBERS = frozenset({"one", "twice", "three"})
# Whoever asks what may be done in "their turn" asks about the opponent's; how often "the same card" may be there is
# asked about copies.
_PART_OF_A_TURN = "turn|upkeep|combat|end step|draw step|main phase"
_SAID_FOR = (
    # Blood and flesh are words of cards too: only the whole name of a game says nothing.
    *((re.compile(r"\b" + r"\W+".join(words) + r"\b", re.I), " ") for words in _NAMES_OF_GAMES if len(words) > 1),
    (re.compile(rf"\b(?:their|his|her)\s+(?=(?:{_PART_OF_A_TURN})\b)", re.I), "opponent "),
    (re.compile(r"\bsame\s+(?=cards?\b)", re.I), "copies "),
)
# Either of a row may ask what the others ask; one that asks whether something stays asks as well whether it goes.
_ASKS_AS_WELL = (
    "keep kept lose stay remain carry", "survive live die save", "leave illegal left remove die away",
    "concede leave quit scoop", "forever infinite loop endless", "blocker block", "attacker attack", "flyer fly flier",
    "striker strike", "save stop", "steal control take", "opponent player", "bounce return",
    "board battlefield field table", "stuff card permanent",
    "fight combat battle damage", "lose die", "win lose", "left run no", "cost pay price", "play cast", "enter arrive",
    "away stay off wear", "assign deal damage", "hit connect", "untap ready", "block defend", "look see",
    "target choose", "choose pick decide select", "announce declare", "side face", "pump bonus buff", "copy clone",
    "move go", "over through thru past", "attack hit swing", "twice again once",
)  # fmt: skip
# What kind of answer the first word of a question wants.
# Those that ask for more than yes or no may come last: "goaded creature must attack who".
_ASKING_LAST = re.compile(r"\b(?:(?P<when>when)|(?P<where>where)|(?P<who>whose|who)|(?P<what>how|what|which))\W*\Z")
_ASKING = re.compile(
    r"\b(?:(?P<many>how (?:many|much))|(?P<when>whens?)|(?P<where>wheres?)|(?P<who>whose|whos?)|(?P<why>why)"
    r"|(?P<what>hows?|whats?|which|vs|versus|difference|explain|explained|define|definition|keyword|meaning)"
    r"|(?P<whether>can|could|do|does|did|is|are|must|may|will|would|should|have to))\b"
)
# Questions of these kinds are often asked the one for the other: "when can I block" and "can I block now", "where does
# it go" and "what happens to it".
_MAY_BE_ONE = frozenset(
    frozenset(kinds) for kinds in (("whether", "what"), ("what", "when"), ("whether", "when"), ("where", "what"))
)


def written(word: str) -> str:
    """The word that stands for all that say the same, in small letters and without apostrophes: cant, damage."""
    plain = word.casefold().replace("’", "").replace("'", "")
    return _WRITTEN_FOR.get(plain, plain)


def is_known(word: str) -> bool:
    """Whether a word is one that players write, so that it is not misspelt whatever the questions say."""
    return word in _WRITTEN_FOR.values() or stem(word) in asks_as_well()


def written_stem(one: str) -> str:
    """The same of a word in the form in which words are compared."""
    return _stems_written_for().get(one, one)


@lru_cache(maxsize=1)
def _stems_written_for() -> dict[str, str]:
    return {stem(other): stem(word) for other, word in _WRITTEN_FOR.items()}


def telling_words(text: str) -> list[str]:
    """The words that say what a text is about, each once, in order."""
    for pattern, meant in _SAID_FOR:
        text = pattern.sub(meant, text)
    said = (written(word) for word in WORD.findall(text))
    return [word for word in dict.fromkeys(said) if word not in ASKED_WITH]


def how_many_of(text: str) -> dict[str, str]:
    """Of which things a text tells how many there are: one creature, two attackers."""
    words = [written(word) for word in WORD.findall(text)]
    return {stem(thing): number for number, thing in pairwise(words) if number in _NUMBERS}


def telling_stems(text: str) -> frozenset[str]:
    """The same in the form in which words are compared."""
    return frozenset(map(stem, telling_words(text)))


@lru_cache(maxsize=1)
def asks_as_well() -> dict[str, frozenset[str]]:
    """For a stem the stems that may ask the same in any game."""
    found: dict[str, frozenset[str]] = {}
    for row in _ASKS_AS_WELL:
        stems = frozenset(stem(written(word)) for word in row.split())
        for one in stems:
            found[one] = found.get(one, frozenset()) | stems - {one}
    return found


@lru_cache(maxsize=4096)
def asks_for(text: str) -> str:
    """What kind of answer a question wants: "many", "when", "where", "who", "why", "what", "whether"; or ""."""
    match = _ASKING_LAST.search(text.casefold()) or _ASKING.search(text.casefold())
    return match.lastgroup or "" if match is not None else ""


def may_be_one(first: str, second: str) -> bool:
    """Whether two questions of these kinds may want the same answer."""
    return not first or not second or first == second or frozenset({first, second}) in _MAY_BE_ONE
