"""Examples in which real cards meet: what they say of a card is what is read of its printed text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.core.scenarios.printed_cards import printed_cards
from tests.shipped import CORPUS

FAB = "flesh-and-blood"
EDITIONS = {"flesh-and-blood": "2026-06-10", "magic": "2024-06-07", "riftbound": "v1.3"}
EXAMPLES = {
    "flesh-and-blood": (
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
    ),
    "magic": (
        "act-of-treason-and-a-sacrifice",
        "ajanis-pridemate-and-two-harpies",
        "archon-of-justice-and-its-exile",
        "armageddon-next-to-dingus-egg",
        "crimson-wisps-under-cowardice",
        "crusade-leaves-a-wounded-knight",
        "displace-takes-off-pacifism",
        "elemental-bond-and-collective-blessing",
        "fleshbag-marauder-and-zulaport-cutthroat",
        "geralfs-messenger-comes-twice",
        "loxodon-warhammer-on-typhoid-rats",
        "lumberknot-dies-with-the-others",
        "massacre-wurm-against-white-knight",
        "megrim-and-unhinge",
        "murder-investigation-after-giant-growth",
        "niv-mizzet-and-two-cards-drawn",
        "rafiq-and-a-lone-attacker",
        "serra-ascendant-and-spear",
        "sliver-hivelord-and-massacre-wurm",
        "sorins-thirst-without-its-creature",
        "soul-warden-and-grave-titan",
        "twincast-next-to-young-pyromancer",
        "urabrask-and-a-goblin-with-haste",
        "willbreaker-and-icy-manipulator",
        "young-wolf-and-skinrender",
        "zulaport-cutthroat-and-cleanse",
    ),
    "riftbound": (
        "ahri-alluring-holds",
        "anivia-and-ahri",
        "arena-kingpin-at-once",
        "cithria-and-three-units",
        "corrupt-enforcer-wins-a-combat",
        "fae-dragon-and-wildclaw-shaman",
        "fiora-becomes-mighty",
        "gemcraft-seer-and-vision",
        "harpoon-squad-recalled-or-moved",
        "irelia-with-blade-dancer",
        "master-yi-and-herald-of-spring",
        "pirates-haven-and-ride-the-wind",
        "relentless-storm-and-a-mighty-unit",
        "scrutinizing-sergeant-counts-itself",
        "simian-ancestor-and-pit-rookie",
        "solari-shieldbearer-then-solari-chief",
        "solari-shrine-and-a-stunned-unit",
        "sprite-call-and-holding",
        "stellacorn-herder-and-ride-the-wind",
        "tibbers-and-my-own-units",
        "turn-to-dust-on-vanguard-armory",
        "vanguard-armory-and-legion",
        "vengeance-on-navori-scout",
        "windsinger-hidden-and-legion",
        "wuju-master-at-level-six",
        "yasuos-third-move",
    ),
}
# Whose text is not among the data: what they do makes no difference, or is a keyword that the rules describe.
NOT_READ = {"Spectral Shield", "Fealty", "Bravo, Showstopper"}


IN_EXAMPLES = [(game, slug) for game, slugs in EXAMPLES.items() for slug in slugs]


def cards_of(game: str, slug: str) -> dict[str, dict[str, Any]]:
    said = yaml.safe_load((CORPUS / game / "examples" / f"{slug}.yaml").read_text(encoding="utf-8"))
    return {name: card for name, card in said["cards"].items() if name not in NOT_READ}


@cache
def printed(folder: Path, game: str) -> Mapping[tuple[str, str], PrintedCard]:
    return printed_cards(folder, game)


@pytest.mark.parametrize(("game", "slug"), IN_EXAMPLES, ids=[slug for _, slug in IN_EXAMPLES])
def test_an_example_has_its_cards_as_they_are_read(game: str, slug: str, shared: Path) -> None:
    cards = cards_of(game, slug)
    assert len(cards) > 1
    known = printed(shared / "data", game)
    for name, said in cards.items():
        of_a_color = (name, str(said.get("color", "")))
        read = read_card_text(known[of_a_color], GAMES[game].played, EDITIONS[game])
        assert read.description == said, f"{name}: {read.why or 'the example says otherwise'}"


def test_there_are_real_interactions_in_every_game() -> None:
    assert set(EXAMPLES) == set(GAMES)
    assert sum(map(len, EXAMPLES.values())) >= 60


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
    read = read_card_text(PrintedCard("x", "Paper Lantern", (face,), "Blue", facets), GAMES[FAB].played, EDITIONS[FAB])
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
