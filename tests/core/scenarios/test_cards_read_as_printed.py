"""Examples in which real cards meet: what they say of a card is what is read of its printed text."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from rules_data.core.cards import PrintedCard, PrintedFace, read_cards
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.shipped import CORPUS

GAME = "flesh-and-blood"
EDITION = "2026-06-10"
EXAMPLES = (
    "a-gold-token-and-rising-speed",
    "arcane-barrier-against-each-runechant",
    "both-abilities-of-widow-back-abdomen",
    "chivalry-protects-another-hero",
    "coalescence-mirage-brings-solitary-companion",
    "dread-triptych-and-a-prevented-runechant",
    "figment-of-judgment-turns-blood-debt-face-down",
    "fleet-foot-sandals-and-an-attack-with-more-power",
    "flex-grows-to-six-and-destroys-wartune-herald",
    "flittering-charge-and-an-instant-too-early",
    "for-the-dracai-after-a-hit-on-a-marked-hero",
    "glory-seeker-after-rising-speed-was-played",
    "heave-ho-and-an-attack-on-an-ally",
    "heave-with-a-full-arsenal",
    "mini-meataxe-discards-for-riled-up",
    "oysten-dies-with-watery-grave",
    "quelling-slippers-stop-soulbead-strike",
    "runechants-let-vantom-banshee-be-played-and-still-trigger",
    "seek-enlightenment-and-herald-of-protection",
    "spill-blood-and-two-mini-meataxes",
    "splintering-deadwood-destroys-sigil-of-deadwood",
    "two-crash-downs-and-one-attack",
    "two-wash-aways-see-each-other",
    "ward-and-spellvoid-against-voltic-bolt",
)
# Whose text is not among the data: what they do makes no difference, or is a keyword that the rules describe.
NOT_READ = {"Spectral Shield", "Fealty", "Bravo, Showstopper"}


def cards_of(slug: str) -> dict[str, dict[str, Any]]:
    said = yaml.safe_load((CORPUS / GAME / "examples" / f"{slug}.yaml").read_text(encoding="utf-8"))
    return {name: card for name, card in said["cards"].items() if name not in NOT_READ}


@pytest.fixture(scope="module")
def printed(shared: Path) -> dict[tuple[str, str], PrintedCard]:
    """The cards by name and color, of a file in the form that people have it."""
    lines = (shared / "data" / "flesh_and_blood_cards_open.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    called = {"unique_id": "uid", "functional_text": "text", "card_keywords": "keywords"}
    records = [{**row, **{key: row.get(there, "") for key, there in called.items()}} for row in rows]
    found = read_cards(io.BytesIO(json.dumps(records).encode()), GAMES[GAME].card_formats)
    return {(card.name, card.variant.lower()): card for card in found.cards}


@pytest.mark.parametrize("slug", EXAMPLES)
def test_an_example_has_its_cards_as_they_are_read(slug: str, printed: dict[tuple[str, str], PrintedCard]) -> None:
    cards = cards_of(slug)
    assert len(cards) > 1
    for name, said in cards.items():
        read = read_card_text(printed[name, said.get("color", "")], GAMES[GAME].played, EDITION)
        assert read.description == said, f"{name}: {read.why or 'the example says otherwise'}"


def test_a_card_is_read_into_what_an_example_can_say() -> None:
    text = "\n\n".join(
        (
            "When this hits a hero, **mark** them.",
            "**Action** - {r}{r}, destroy this: Draw a card. **Go again**",
            "**Dominate**",
        )
    )
    face = PrintedFace("Paper Lantern", "Ninja Action - Attack", text, {"pitch": "3", "cost": "1", "power": "4"})
    facets = {"types": ("Ninja", "Action", "Attack"), "colors": ("Blue",)}
    read = read_card_text(PrintedCard("x", "Paper Lantern", (face,), "Blue", facets), GAMES[GAME].played, EDITION)
    assert read.description == {
        "types": ["action"],
        "subtypes": ["Ninja", "Attack"],
        "color": "blue",
        "power": 4,
        "pitch": 3,
        "cost": 1,
        "abilities": [
            {"when": {"event": "is hit", "object": {"type": "hero"}, "by": "me"}, "do": [{"mark": "it"}]},
            {"use": {"resources": 2, "destroy": "me"}, "keywords": ["action", "go again"], "do": [{"draw": 1}]},
        ],
        "keywords": ["dominate"],
    }
