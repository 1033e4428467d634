"""An example told in sentences: the cards, the situation, what happens, what is documented to come of it.

Told from the file's own words, so that a reader sees what the evaluator was given and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules_data.core.abilities import Lexicon, article, singular
from rules_data.core.evaluator import BoardWords

from . import places
from .card_files import ability_texts, kind_of, what_it_says
from .facts_in_words import FactWords, listed, value_in_words
from .model import Scenario
from .outcomes_in_words import OutcomeWords
from .overrides import apply_changes

Story = dict[str, list[str]]
_PARTS = ("text", "cards", "situation", "what happens", "choices")

_STEPS = {
    "play": "{by} plays {what}",
    "use": "{by} uses {what}",
    "cast": "{by} casts {what}",
    "activate": "{by} activates an ability of {what}",
    "concede": "{what} concedes",
    "gain life": "{by} gains {what} life",
    "lose life": "{by} loses {what} life",
    "draw": "{by} draws {what}",
    "gain resources": "{by} gains {what}",
    "gain action points": "{by} gains {what}",
    "move": "{what} {move} to {to}",
    "pass": "{what} passes",
    "advance to": "move to the {what} phase",
    "deal": "{what} damage is dealt to {to}",
    "resolve": "{items}",
}
_DONE_BY = ("play", "use", "cast", "activate")
_ENDS = {
    "end turn": "the turn ends",
    "agree to a draw": "all players agree to a draw",
    "close showdown": "everyone passes and the showdown closes",
    "close combat chain": "everyone passes until the combat chain has closed",
}
_COMBAT = ("defend", "reaction", "damage", "resolution")
_PASSIVE = {
    "kill": "killed", "banish": "banished", "recall": "recalled", "ready": "readied", "exhaust": "exhausted",
    "heal": "healed", "stun": "stunned", "buff": "buffed", "return": "returned to its owner's hand",
    "destroy": "destroyed", "sacrifice": "sacrificed", "exile": "exiled", "tap": "tapped", "untap": "untapped",
    "reveal": "revealed", "transform": "transformed", "phase out": "phased out", "phase in": "phased in",
    "recycle": "recycled", "counter": "countered", "attach": "attached", "detach": "detached",
    "freeze": "frozen", "unfreeze": "unfrozen",
}  # fmt: skip


def narrate(scenario: Scenario, plain: Mapping[str, Any]) -> Story:
    """The story of a scenario; `plain` is its file as plain values."""
    given = plain.get("given") or {}
    if "text" in given:
        return {"text": [str(given["text"])], "documented outcome": _recognised(plain.get("then") or {})}
    table = scenario.game.table
    outcomes = OutcomeWords(
        FactWords(scenario.game.lexicon), table.waiting_zone, frozenset(given) - {"turn"}, frozenset(scenario.editions)
    )
    story = {
        "cards": list(_cards(scenario)),
        "situation": list(_situation(given, table.vocabulary.board, scenario.game.lexicon)),
        "what happens": _what_happens(plain),
        "choices": [_choice(choice) for choice in plain.get("choices") or ()],
        "documented outcome": list(outcomes.lines(plain.get("then") or {})),
    }
    return _told(story)


def narrate_play(scenario: Scenario, plain: Mapping[str, Any]) -> Story:
    """The situation and what happens in it, without the cards: putting their abilities into words takes long."""
    given = plain.get("given") or {}
    return {
        "situation": list(_situation(given, scenario.game.table.vocabulary.board, scenario.game.lexicon)),
        "what happens": _what_happens(plain),
    }


def _what_happens(plain: Mapping[str, Any]) -> list[str]:
    """The steps, a sentence each; who plays a card that only one player has need not be written in the file."""
    holders = _holders(plain.get("given") or {})
    return [_sentence(_step(_with_its_player(step, holders))) for step in _steps(plain.get("when"))]


def _holders(given: Mapping[str, Any]) -> dict[str, str]:
    """Of each card or handle that a situation gives to one player alone, that player."""
    found: dict[str, set[str]] = {}
    for player, piles in given.items():
        for pile in piles.values() if isinstance(piles, Mapping) and player != "turn" else ():
            for one in _as_list(pile):
                name = (one.get("as") or one.get("card")) if isinstance(one, Mapping) else one
                if isinstance(name, str):
                    found.setdefault(name, set()).add(str(player))
    return {name: players.pop() for name, players in found.items() if len(players) == 1}


def _with_its_player(step: Any, holders: Mapping[str, str]) -> Any:
    if not isinstance(step, Mapping) or "by" in step:
        return step
    word, what = next(iter(step.items()))
    known = word in _DONE_BY and isinstance(what, str) and what in holders
    return {**step, "by": holders[what]} if known else step


def _cards(scenario: Scenario) -> Iterable[str]:
    seen: set[str] = set()
    for placed in scenario.setup.objects if scenario.setup else ():
        card = placed.card
        texts = ability_texts(card, scenario.game)
        if card.name in seen or not (texts or card.keywords):
            continue
        seen.add(card.name)
        yield f"{card.name} ({kind_of(card)}): {what_it_says(card, scenario.game)}"


def _situation(given: Mapping[str, Any], board: BoardWords, lexicon: Lexicon | None) -> Iterable[str]:
    turn = given.get("turn") or {}
    if turn:
        phase = f", in the {turn['phase']} phase" if "phase" in turn else ""
        yield f"It is {turn.get('player')}'s turn{phase}."
    for team in _as_list(given.get(board.teams_key)) if board.teams_key else ():
        members = _as_list(team)
        yield f"{listed(members)} {'play together' if len(members) > 1 else 'plays alone'}."
    if "players" in given:
        yield f"In turn order the players are {listed(_as_list(given['players']))}."
    for word, number in given.items():
        if isinstance(number, int):
            yield f"The {word} is {number}."
    nothing = "nothing else that matters" if board.teams_key in given else "nothing that matters"
    for word in sorted(board.places.keys() & given.keys()):
        yield f"{word.capitalize()}: {listed(_object(one) for one in given[word])}."
    for key, value in given.items():
        if isinstance(value, Mapping) and key != "turn":
            yield from _of_player(str(key), value, board, lexicon, nothing)


def _of_player(
    player: str, given: Mapping[str, Any], board: BoardWords, lexicon: Lexicon | None, nothing: str
) -> Iterable[str]:
    states = _as_list(given.get("is")) if board.player_states else []
    had = [_pile(str(name), pile, board, lexicon) for name, pile in given.items() if not (states and name == "is")]
    if states:
        is_so = listed(_is_so(str(one), board.player_states.get(one, False)) for one in states)
        yield f"{player} {is_so} from the start."
    if had or not states:
        yield f"{player} has {'; '.join(had) or nothing}."


def _is_so(state: str, of_one_alone: bool) -> str:
    """What is so of a player: is the monarch, is holding something, has somebody's blessing."""
    if "'s " in state:
        return f"has the {state}"
    return f"is the {state}" if of_one_alone else f"is {state}"


def _pile(name: str, pile: Any, board: BoardWords, lexicon: Lexicon | None) -> str:
    if isinstance(pile, int):
        return _so_many(name, pile, board, lexicon)
    objects = listed(_object(one) for one in _as_list(pile)) or "nothing"
    return f"{objects} {name}" if name.startswith("at ") else f"{objects} {_where(name, lexicon)}"


def _where(name: str, lexicon: Lexicon | None) -> str:
    """in hand, on the battlefield, in the head zone"""
    zones = lexicon.zones if lexicon is not None else {}
    zone = zones.get(name) or zones.get(singular(name))
    if zone is not None and zone.within.endswith(" zone"):
        return zone.within.format("the")
    return f"on the {name}" if name in ("battlefield", "board") else f"in {name}"


def _so_many(name: str, count: int, board: BoardWords, lexicon: Lexicon | None) -> str:
    """1 point, 3 runes, 2 cards in hand"""
    held = board.piles.get(name)
    of_its_kind = held is not None and name == f"{held.default_word}s"
    if name in board.numbers or of_its_kind:
        return f"1 {singular(name)}" if count == 1 else f"{count} {name}"
    return f"{_cards_in(count)} {_where(name, lexicon)}"


def _cards_in(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _object(one: Any) -> str:
    if not isinstance(one, Mapping):
        return str(one)
    name = str(one.get("card") or one.get("token") or "?")
    name = f"{article(name)} token" if "token" in one else name
    more = [str(one["as"])] if "as" in one else []
    for key, value in one.items():
        if key not in ("card", "token", "as"):
            more.append(_more(key, value))
    return f"{name} ({', '.join(more)})" if more else name


_PUT_OTHERWISE = {"as instant": "as an instant"}


def _more(key: Any, value: Any) -> str:
    """What else is so: tapped, not tapped, damage 1, 3 steam counters."""
    if isinstance(value, bool):
        return _PUT_OTHERWISE.get(key, str(key)) if value else f"not {key}"
    if key == "counters" and isinstance(value, Mapping) and all(isinstance(one, int) for one in value.values()):
        return listed(f"{many} {name} counter{'' if many == 1 else 's'}" for name, many in value.items())
    return f"{key} {value_in_words(value)}"


def _steps(when: Any) -> Sequence[Any]:
    return [step for step in _as_list(when) if not (isinstance(step, Mapping) and "check" in step)]


def _step(step: Any) -> str:
    if not isinstance(step, Mapping):
        return str(step)
    if "at once" in step:
        return "at the same moment, " + listed(_step(one) for one in step["at once"])
    word, value = next(iter(step.items()))
    course = _course(word, value)
    if course:
        return course
    if word in ("attack", "block") and isinstance(value, Mapping):
        return listed(f"{one} {word}s {value_in_words(other)}" for one, other in value.items()) or f"nobody {word}s"
    more = {str(key): one for key, one in step.items() if key != word}
    attacked = more.pop("attacking", None)
    behind = f", attacking {value_in_words(attacked)}" if attacked is not None else ""
    line = f"{_main(word, value, more)}{behind}"
    rest = ", ".join(_more(key, one) for key, one in more.items())
    return f"{line} ({rest})" if rest else line


def _main(word: str, value: Any, more: dict[str, Any]) -> str:
    """The sentence of a step; what it tells of `more` is taken out of that."""
    told, several = _STEPS.get(word), isinstance(value, list) and len(value) > 1
    if told is not None:
        used = {name: value_in_words(more.pop(name)) for name in ("by", "to") if f"{{{name}}}" in told and name in more}
        told = told if "to" in used else told.removesuffix(" to {to}")
        what = _amount_in(word, value) if isinstance(value, int) else value_in_words(value)
        if word == "deal" and "type" in more:
            what = f"{what} {value_in_words(more.pop('type'))}"
        items = f"the top {value} items resolve" if isinstance(value, int) and value > 1 else "the top item resolves"
        by, move = used.get("by", "its controller"), "move" if several else "moves"
        return told.format(by=by, to=used.get("to", ""), what=what, move=move, items=items)
    if word in _PASSIVE:
        return f"{value_in_words(value)} {'are' if several else 'is'} {_PASSIVE[word]}"
    return f"{word} {value_in_words(value)}" if value is not True else word


def _amount_in(word: str, number: int) -> str:
    """2 cards, 1 resource point; of other steps the number alone."""
    of = {"draw": "card", "gain resources": "resource point", "gain action points": "action point"}.get(word)
    return f"{number} {of}{'' if number == 1 else 's'}" if of else str(number)


def _course(word: str, value: Any) -> str:
    """A step in which everybody lets the game go on, or declares what defends; '' for another."""
    if word == "resolve" and value == "all":
        return "everything resolves, top first"
    if word == "advance to" and value in _COMBAT:
        return f"everyone passes until the {value} step"
    if word == "defend":
        cards = _as_list(value)
        return f"{value_in_words(value)} {'defends' if len(cards) == 1 else 'defend'}" if cards else "nothing defends"
    return _ENDS.get(word, "")


def _choice(choice: Mapping[str, Any]) -> str:
    about = f" for {choice['for']}" if "for" in choice else ""
    only = f"In edition {choice['edition']}, " if "edition" in choice else ""
    asked = f"{choice.get('player')} is asked “{choice.get('question')}”{about}"
    return f"{only}{asked} and answers {value_in_words(choice.get('answer'))}."


def _recognised(then: Mapping[str, Any]) -> list[str]:
    lines = [f"It is recognised as {then['recognised']}."] if "recognised" in then else []
    lines += [f"Its {name} is “{words}”." for name, words in (then.get("parts") or {}).items()]
    return lines


def _sentence(text: str) -> str:
    """With a capital, unless it begins with the handle of an object, which is a name of its own: u1, r2."""
    named = any(letter.isdigit() for letter in text.partition(" ")[0])
    return (text if named else text[:1].upper() + text[1:]) + "."


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


@dataclass(frozen=True)
class TwinStory:
    """What a negative twin tells otherwise, part by part: the lines of the twin, and those that they stand in for."""

    now: Story
    before: Story


def narrate_twin(scenario: Scenario, source: str) -> TwinStory:
    """What is told otherwise in a scenario's negative twin, and its outcome in full; empty for one without a twin."""
    root = places.read_nodes(source)
    twin = root.get("twin") if isinstance(root, places.Mapping) else None
    if not isinstance(root, places.Mapping) or not isinstance(twin, places.Mapping) or scenario.twin is None:
        return TwinStory({}, {})
    change, then = twin.get("change"), twin.get("then")
    if change is None or then is None:
        return TwinStory({}, {})
    own = narrate(scenario, places.plain(root))
    other = narrate(scenario.twin, places.plain(apply_changes(root, change, then)))
    outcome = other.pop("documented outcome", [])
    own.pop("documented outcome", None)
    now = {part: _apart(other.get(part, []), own.get(part, [])) for part in _PARTS}
    before = {part: _apart(own.get(part, []), other.get(part, [])) for part in _PARTS}
    now["documented outcome"] = outcome
    return TwinStory(_told(now), _told(before))


def _apart(lines: Sequence[str], others: Sequence[str]) -> list[str]:
    """The lines that the others lack; all of them where the same lines stand in another order."""
    if sorted(lines) == sorted(others):
        return [] if list(lines) == list(others) else list(lines)
    return [line for line in lines if line not in others]


def _told(story: Story) -> Story:
    return {part: lines for part, lines in story.items() if lines}
