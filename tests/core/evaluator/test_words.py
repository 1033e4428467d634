"""The kernel has no word that only some games have: what it says of the game it is told by that game's table."""

import ast
import dataclasses
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from rules_data.core.abilities import TokenKind
from rules_data.core.abilities.effects import VERBS
from rules_data.core.evaluator import KINDS, StepForm, Verb
from rules_data.core.games import GAMES

EVALUATOR = Path(__file__).parents[3] / "rules_data" / "core" / "evaluator"
KERNEL = sorted(path for path in EVALUATOR.rglob("*.py") if "games" not in path.relative_to(EVALUATOR).parts)
TABLES = {game: GAMES[game].table for game in GAMES}


def words_in(value):
    """Every word of a vocabulary; what a verb, a step or a token's ability is written with is no word of the game."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, inside in value.items():
            yield from words_in(key)
            yield from words_in(inside)
    elif isinstance(value, tuple | list | set | frozenset):
        for inside in value:
            yield from words_in(inside)
    elif dataclasses.is_dataclass(value) and not isinstance(value, Verb | StepForm | TokenKind | type):
        for field in dataclasses.fields(value):
            yield from words_in(getattr(value, field.name))


def words_of(table):
    """The words of a game: of its vocabulary, its events, its zones; not those that it only says how to do without."""
    spoken = dataclasses.replace(table.vocabulary, unsaid={})
    return {*words_in(spoken), *table.commits, *table.board_zones, *words_in(table.zones)}


def words_not_all_games_have():
    """What is no word of some game, and no step of play that the rules of each game know by this name either."""
    every = set.intersection(*({*words_of(table), *table.procedures} for table in TABLES.values()))
    return set.union(*(words_of(table) for table in TABLES.values())) - every - {""}


# Words that only some games have and that stand in the kernel all the same: each with what makes it the kernel's own.
OF_THE_LANGUAGE = "an instruction about instructions, carried out alike wherever a game's vocabulary allows it"
OF_THE_TRACE = "a kind of step in the trace, whose readers tell it from a list of kinds that is the same in every game"
OWN = {
    "add": "an instruction that is carried out alike wherever it is allowed; what it adds is the game's",
    "do this": OF_THE_LANGUAGE,
    "modified": OF_THE_TRACE,
    "pay any amount": OF_THE_LANGUAGE,
    "pay any number of times": OF_THE_LANGUAGE,
    "stages": OF_THE_TRACE,
    "this way": OF_THE_LANGUAGE,
    "when you do": OF_THE_LANGUAGE,
    "when you do not": OF_THE_LANGUAGE,
}


def literals(tree):
    """The texts in a module, with their lines: no docstrings."""
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value, node.lineno


def of_games(tree):
    foreign = words_not_all_games_have() - {*OWN}
    return {(word, line) for word, line in literals(tree) if word in foreign}


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(EVALUATOR))) for path in KERNEL])
def test_the_kernel_has_no_word_that_only_some_games_have(path):
    assert of_games(ast.parse(path.read_text())) == set()


def test_a_word_that_is_excused_is_one_of_some_games_and_stands_in_the_kernel():
    used = {word for path in KERNEL for word, _ in literals(ast.parse(path.read_text()))}
    assert {*OWN} <= used & words_not_all_games_have()
    assert {word for word, why in OWN.items() if why == OF_THE_LANGUAGE} <= {*VERBS}
    assert {word for word, why in OWN.items() if why == OF_THE_TRACE} <= KINDS


def test_the_whole_kernel_is_looked_at():
    rooms = {path.relative_to(EVALUATOR).parts[0] for path in KERNEL}
    assert rooms >= {"policy", "state", "matching", "continuous", "board", "events", "stack", "run.py"}


@pytest.mark.parametrize("word", ["might", "battlefield", "graveyard", "pitch", "mana", "conquers", "chain", "here"])
def test_a_word_of_one_game_would_be_found(word):
    tree = ast.parse(f"""def ask(ev):\n    'About {word}.'\n    return ev.zone == "{word}" """)
    assert of_games(tree) == {(word, 3)}


@pytest.mark.parametrize("word", ["hand", "turn player", "draw"])
def test_a_word_of_all_games_is_no_fault(word):
    assert of_games(ast.parse(f"asked = {word!r}")) == set()


# Words of a game that are English as well, or what all rules of games speak of, be it by this name or by another.
ENGLISH = {
    "player", "token", "permanent", "ability", "activated ability", "triggered ability",
    "action", "anywhere", "base", "board", "order", "resource", "resources", "stack",
}  # fmt: skip


def nouns_of(table):
    """What the things of a game are called: types, zones, resources, colours or domains."""
    words = table.vocabulary
    board = words.board
    named = (words.types, words.zones, words.resources, board.piles, board.domains, board.domain_key)
    return {word for each in named for word in (each if not isinstance(each, str) else [each]) if word}


def nouns_not_all_games_have():
    each = [nouns_of(table) for table in TABLES.values()]
    return set.union(*each) - set.intersection(*each) - ENGLISH


def spoken_of(tree):
    """The nouns of some games that stand within a longer text."""
    nouns = "|".join(sorted(map(re.escape, nouns_not_all_games_have()), key=len, reverse=True))
    within = re.compile(rf"\b({nouns})s?\b", re.IGNORECASE)
    return {(found.lower(), line) for text, line in literals(tree) for found in within.findall(text)}


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(EVALUATOR))) for path in KERNEL])
def test_no_sentence_of_the_kernel_speaks_of_what_only_some_games_have(path):
    assert spoken_of(ast.parse(path.read_text())) == set()


@pytest.mark.parametrize("text", ["Where is a unit played?", "in the graveyard, not", "chosen color", "two creatures"])
def test_a_noun_of_one_game_within_a_sentence_would_be_found(text):
    assert len(spoken_of(ast.parse(f"asked = {text!r}"))) == 1
