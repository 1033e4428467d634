"""What each instruction of Flesh and Blood takes, and where each key of an ability may stand."""

from __future__ import annotations

from rules_data.core.abilities import allow_abilities, effects
from rules_data.core.evaluator.state import ABOUT_INSTRUCTIONS, allow_verbs

VERBS = allow_verbs(
    {
        # discrete effects (8.5)
        effects.Draw: (),
        effects.Discard: ("random", "of"),
        effects.Banish: ("face down",),
        effects.Destroy: (),
        effects.Return: (),
        effects.Put: ("to", "face down", "face up"),
        effects.RemoveFromTheGame: (),
        effects.Search: (),
        effects.Shuffle: (),
        effects.Reveal: (),
        effects.LookAt: (),
        effects.Opt: (),
        effects.Roll: (),
        effects.Intimidate: (),
        effects.Charge: (),
        effects.Deal: ("to", "from", "type", "cannot"),
        effects.GainLife: (),
        effects.LoseLife: (),
        effects.GainActionPoints: (),
        effects.GainResources: (),
        effects.CreateToken: ("count",),
        effects.PutCounter: ("to", "count"),
        effects.RemoveCounter: ("from", "count"),
        effects.Tap: (),
        effects.Untap: (),
        effects.Freeze: ("for",),
        effects.Unfreeze: (),
        effects.Mark: (),
        effects.objects.Pitch: (),
        effects.TurnFaceUp: (),
        effects.TurnFaceDown: (),
        effects.Negate: (),
        effects.GainControl: (),
        effects.Steal: (),
        effects.Awaken: (),
        effects.Transcend: (),
        effects.Equip: (),
        effects.EquipToken: (),
        effects.placing.AddDefender: (),
        effects.placing.CreateCard: ("to", "count"),
        effects.placing.PutAttacking: (),
        effects.Transform: ("into", "into token"),
        effects.Wager: ("count", "with"),
        effects.NameACard: (),
        effects.Attack: (),
        effects.CloseCombatChain: (),
        effects.CrowdCheers: (),
        effects.CrowdBoos: (),
        effects.WinTheGame: (),
        effects.LoseTheGame: (),
        effects.TheGameIsADraw: (),
        # continuous, delayed and other effects
        effects.Give: ("to", "for", "while"),
        effects.Later: ("for", "while"),
        effects.Inline: ("when", "times"),
        effects.Prevent: ("to", "for", "type", "from"),
        effects.Clash: ("with",),
        # instructions about instructions
        effects.Modes: ("count",),
        **ABOUT_INSTRUCTIONS,
    }
)
ABILITIES = allow_abilities(
    {
        "when": (
            "if", "you may", "pay", "limit", "works in", "name", "ordinal", "per", "for each player", "one or more",
            "at least", "contract",
        ),
        "replace": (
            "with", "ordinal", "optional", "you may", "keeps", "amount", "afterwards", "while", "pay", "limit",
            "works in", "name", "class", "prevent", "shield", "enters with", "enters as", "instead",
        ),
        "passive": ("affects", "while", "works in", "name", "instead"),
        "use": ("if", "you may", "limit", "works in", "name", "keywords"),
        "do": ("if", "you may"),
    }
)  # fmt: skip
