"""Only a game's own parts know that it exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from rules_data.core.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
CORE = Path("rules_data/core")
OWN_PARTS = (
    CORE / "games",
    CORE / "tree/schemes",
    CORE / "citations/grammars",
    CORE / "cards/formats",
    *(CORE / "documents" / name for name in ("flesh_and_blood", "magic", "riftbound")),
    CORE / "evaluator/games",
    CORE / "abilities/writing/lexicons",
    # What the database was is history: a migration is never rewritten.
    Path("rules_data/migrations"),
)
# Publications of others that a text may cite by name; their numbers must not be taken for this site's rules.
NAMES_OF_FOREIGN_PUBLICATIONS = {
    "rules_data/core/citations/false_friends.py",
    "rules_data/core/citations/query_parsing.py",
}
# Prose that shows one thing in each of the games that ship, and the little sites that measurements are made on.
SAMPLES_OF_SHIPPED_GAMES = {
    "rulesite/pages/embedding.py",
    "rulesite/pages/step_texts.py",
    "rules_data/management/_card_figures.py",
    "rules_data/management/_desk_figures.py",
    "rules_data/management/_desk_session.py",
    "rules_data/management/_hostile_figures.py",
    "rules_data/management/_hostile_inputs.py",
    "rules_data/management/_hostile_requests.py",
    "rules_data/management/_mutants/equivalents_in_games.py",
    "rules_data/management/_page_kinds.py",
    "rules_data/management/_strength/desk_work.py",
    "rules_data/management/_strength/made_queries.py",
    "rules_data/management/_strength/many_servers.py",
    "rules_data/management/_strength/payloads.py",
    "rules_data/management/_strength/small_site.py",
    "rules_data/management/_strength/worker.py",
    "rules_data/queries/desk/concept_files.py",
}
EXPLAINED = NAMES_OF_FOREIGN_PUBLICATIONS | SAMPLES_OF_SHIPPED_GAMES
WORDS = sorted(word for game in GAMES.values() for word in (game.slug, *game.aliases, game.name.lower()))
NAMED = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, WORDS))})(?![\w-])", re.IGNORECASE)


def named_in(source: str) -> list[str]:
    """The string literals of a module, other than docstrings, that name a game."""
    tree = ast.parse(source)
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return [node.value for node in texts if id(node) not in told and NAMED.search(node.value)]


def test_no_module_but_a_games_own_names_a_game() -> None:
    found = {
        str(path.relative_to(ROOT)): names
        for folder in ("rules_data", "rulesite")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if not any(path.relative_to(ROOT).is_relative_to(own) for own in OWN_PARTS)
        and (names := named_in(path.read_text()))
    }
    assert {path: names for path, names in found.items() if path not in EXPLAINED} == {}
    assert set(found) == EXPLAINED


def test_a_name_of_a_game_would_be_seen() -> None:
    assert named_in('"""About magic."""\nif game == "magic":\n    text = "such as riftbound"\n') == [
        "magic",
        "such as riftbound",
    ]
    assert named_in('MAGICAL = "magically"') == []
