"""Which files of a folder hold which edition of which document, told by their names and first lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from rules_data.core.documents import Reader
from rules_data.core.games import GAMES, Game

# CR-v1.3.txt, MagicCompRules-2024-06-07.txt: the edition's label stands at the end of the name.
_LABEL = re.compile(r"[-_ ](v\d+(?:\.\d+)*|\d{4}-\d{2}-\d{2})\Z")
_HEAD = 4000
_COVER_LINES = 3
FORMS = (".txt", ".md")


@dataclass(frozen=True)
class Found:
    """A file and the edition it is taken for."""

    path: Path
    game: str
    document: str
    edition: str

    @property
    def reader(self) -> Reader:
        return GAMES[self.game].publications[self.document].reader

    @property
    def effective(self) -> date | None:
        """The day in the file's name, for texts that state none."""
        return date.fromisoformat(self.edition) if self.edition[:1].isdigit() else None


def files_in(folder: Path, say: Callable[[str], None]) -> Iterator[Found]:
    """The editions in a folder with one folder a game, in the order of their paths; `say` tells what is left out."""
    taken: set[tuple[str, str, str]] = set()
    for path in sorted(path for path in folder.rglob("*") if path.suffix.lower() in FORMS and path.is_file()):
        game = _game(path, folder)
        label = _label(path)
        if not label and path.suffix.lower() != FORMS[0]:
            # Pages of Markdown are mostly something else: answers, or what lies in the folder.
            continue
        if game is None or not label:
            lacking = "folder is not named after a game" if game is None else "name has no version"
            say(f"{path}: left out, since its {lacking}.")
            continue
        head = path.read_bytes()[:_HEAD].decode("latin-1")
        found = Found(path, game.slug, _document(game, head), label)
        if (found.game, found.document, found.edition) in taken:
            say(f"{path}: left out, since another file of {game.slug} {found.document} {found.edition} is taken.")
            continue
        taken.add((found.game, found.document, found.edition))
        yield found


def _game(path: Path, folder: Path) -> Game | None:
    """The game that a folder within, or the folder itself, is named after: what stands above it tells nothing."""
    within = (*path.relative_to(folder).parts[:-1], folder.resolve().name)
    return next((game for part in within if (game := GAMES.called(part)) is not None), None)


def _label(path: Path) -> str:
    """The version at the end of a file's name; empty where there is none, or a day that is in no calendar."""
    found = _LABEL.search(path.stem)
    if found is None:
        return ""
    try:
        return found[1] if found[1].startswith("v") else date.fromisoformat(found[1]).isoformat()
    except ValueError:
        return ""


def _document(game: Game, head: str) -> str:
    """The document whose name stands in the first lines of the file, else the rulebook, whose cover need not say so."""
    cover = " ".join([line for line in re.split(r"[\r\n]+", head) if line.strip()][:_COVER_LINES]).casefold()
    named = (slug for slug, one in game.publications.items() if one.called and one.called.casefold() in cover)
    return next(named, game.rulebook)
