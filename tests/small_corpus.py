"""A corpus of one game in one edition, cut out of what ships: where little is looked at, little has to be loaded."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import yaml

CORPUS = Path(__file__).resolve().parents[1] / "rules_data" / "corpus"
GAME, EDITION = "riftbound", "v1.3"
EXAMPLES = (
    "once-each-turn-is-used-up", "parts-in-front-of-an-effect", "sona-leaves-after-triggering",
    "turn-order-of-triggers", "twice-each-turn-and-no-more", "two-deaths-one-trigger",
)  # fmt: skip
ANSWERS = ("an-if-next-to-the-condition", "parts-of-a-triggered-ability", "triggered-abilities-with-several-targets")
CONCEPTS = ("triggered-abilities", "intervening-if")


def write_small_corpus(folder: Path) -> None:
    """Write it below `folder`: the rules of one edition, some examples and answers, and the cards they name."""
    whole, own = CORPUS / GAME, folder / GAME
    described = _read(whole / "game.yaml")
    rulebook = described["documents"][0]
    rulebook["editions"] = [one for one in rulebook["editions"] if one["label"] == EDITION]
    rulebook.pop("crosswalks", None)
    _write(own / "game.yaml", described)
    texts = [_copied(f"cr/{EDITION}.txt"), _copied("cr/titles.txt"), _copied("synonyms.yaml")]
    texts += [_copied(f"examples/{slug}.yaml") for slug in EXAMPLES]
    texts += [_copied(f"faqs/{slug}.md") for slug in ANSWERS]
    for path, text in texts:
        (own / path).parent.mkdir(parents=True, exist_ok=True)
        (own / path).write_text(text, encoding="utf-8")
    said = "\n".join(text for path, text in texts if path.startswith(("examples", "faqs")))
    (own / "cards").mkdir()
    for card in sorted((whole / "cards").glob("*.yaml")):
        name = re.search(r'^card: "(.*)"$', card.read_text(encoding="utf-8"), re.MULTILINE)
        if name and name[1] in said:
            shutil.copy(card, own / "cards")
    concepts = _read(CORPUS / "concepts.yaml")
    concepts["versions"] = {GAME: EDITION}
    kept = [one for one in concepts["concepts"] if one["slug"] in CONCEPTS]
    concepts["concepts"] = [{**one, "rules": {GAME: one["rules"][GAME]}} for one in kept]
    _write(folder / "concepts.yaml", concepts)
    shutil.copy(CORPUS / "synonyms.yaml", folder)


def _copied(path: str) -> tuple[str, str]:
    return path, (CORPUS / GAME / path).read_text(encoding="utf-8")


def _read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def _write(file: Path, content: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(yaml.safe_dump(content, allow_unicode=True, sort_keys=False), encoding="utf-8")
