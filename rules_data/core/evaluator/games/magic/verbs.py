"""What each instruction of Magic takes, what effects change, and where each key of an ability may stand."""

from __future__ import annotations

from rules_data.core.abilities import allow_abilities, effects
from rules_data.core.abilities import changes as kinds
from rules_data.core.abilities.effects import TAPPED_AND_ATTACKING
from rules_data.core.evaluator.state import ABOUT_INSTRUCTIONS, allow_verbs

_PUT = f"to|tapped|{TAPPED_AND_ATTACKING}|attacking|face down|under|on the bottom|in any order"
COST_VERBS = "tap|untap|sacrifice|discard|exile|pay life|return|remove counter|put counter|mill|reveal"
VERBS = allow_verbs(
    {
        effects.Draw: (),
        effects.Discard: ("of", "random"),
        effects.Mill: (),
        effects.Scry: (),
        effects.Surveil: (),
        effects.Search: ("count", "up to"),
        effects.Shuffle: (),
        effects.GainLife: (),
        effects.LoseLife: (),
        effects.PayLife: (),
        effects.GetEnergy: (),
        effects.GetPoison: (),
        effects.TheGameIsADraw: (),
        effects.EndTheTurn: (),
        effects.Venture: ("into",),
        effects.Planeswalk: (),
        effects.Bolster: (),
        effects.Connive: (),
        effects.Explore: (),
        effects.Investigate: (),
        effects.BecomeMonarch: (),
        effects.TakeInitiative: (),
        effects.Populate: (),
        effects.Proliferate: (),
        effects.WhenYouDo: (),
        effects.WhenYouDoNot: (),
        effects.ThisWay: (),
        effects.PayAnyNumberOfTimes: (),
        effects.LoseTheGame: (),
        effects.WinTheGame: (),
        effects.Destroy: (effects.NO_REGENERATION,),
        effects.Regenerate: (),
        effects.Heal: (),
        effects.FlipACoin: (),
        effects.GetEmblem: (),
        effects.Redirect: (),
        effects.Separate: (),
        effects.ChoosePile: (),
        effects.Fight: ("with",),
        effects.Goad: (),
        effects.Pair: ("with",),
        effects.Sacrifice: (),
        effects.Exile: ("face down", "until"),
        effects.ExileUntil: ("the rest as",),
        effects.Return: ("to", "tapped", effects.TRANSFORMED, "under", "with counter"),
        effects.Put: (*_PUT.split("|"),),
        effects.Tap: (),
        effects.Untap: (),
        effects.Reveal: (),
        effects.PhaseOut: (),
        effects.PhaseIn: (),
        effects.Transform: (),
        effects.TurnFaceUp: (),
        effects.TurnFaceDown: (),
        effects.Deal: ("to", "from"),
        effects.DealDivided: ("among", "from"),
        effects.ExtraTurn: (),
        effects.Skip: (),
        effects.ExtraCombatPhase: (effects.FOLLOWED_BY_A_MAIN_PHASE,),
        effects.Give: ("to", "for"),
        effects.PutCounter: ("on", "count"),
        effects.RemoveCounter: ("on", "count"),
        effects.CreateToken: ("count", "tapped", TAPPED_AND_ATTACKING, "attacking"),
        effects.CreateCopy: ("count", "except", "no mana cost", "tapped", TAPPED_AND_ATTACKING, "attacking"),
        effects.CopyWaiting: ("count", "except", "new targets"),
        effects.NewTargets: (),
        effects.ChangeTarget: ("to",),
        effects.Add: ("times",),
        effects.AddChosenColor: (),
        effects.ChooseColor: (),
        effects.ChooseCreatureType: (),
        effects.NameACard: (),
        effects.Counter: (),
        effects.Attach: ("to",),
        effects.Unattach: (),
        effects.GainControl: ("for",),
        effects.ExchangeControl: ("with", "for"),
        effects.ExchangeLifeTotals: ("among them",),
        effects.Designate: tuple(effects.Designate.keys),
        effects.RemoveFromCombat: (),
        effects.CastCopy: (),
        effects.Cast: ("free", effects.LANDS, effects.TRANSFORMED),
        effects.Modes: ("count", "at least"),
        effects.Later: ("for", "on resolution"),
        effects.Prevent: ("to", "type", "from", "for", "besides"),
        **ABOUT_INSTRUCTIONS,
        effects.Pay: ("to do", "otherwise", "times"),
    }
)

_OF_ANY = ("if", "you may", "name", "cannot", "targets only")
ABILITIES = allow_abilities(
    {
        "when": (
            *_OF_ANY, "pay", "limit", "works in", "ordinal", "per", "for each player", "one or more",
        ),
        "replace": (
            "with", "ordinal", "optional", "you may", "keeps", "amount", "afterwards", "while", "pay", "limit",
            "works in", "name", "enters as", "prevent",
        ),
        "passive": ("affects", "while", "works in", "name", "do"),
        "use": (*_OF_ANY, "limit", "works in", "keywords", "costs"),
        "do": ("if", "you may", "cannot", "targets only"),
        "enchant": (),
        "chapter": _OF_ANY,
        "room": ("if", "you may", "leads to"),
    }
)  # fmt: skip
CHANGES = frozenset(
    (
        kinds.Copy, kinds.GainType, kinds.LoseType, kinds.GainTag, kinds.LoseTag, kinds.SetTag, kinds.ReplaceTag,
        kinds.SetDomain,
        kinds.Controlled,
        kinds.GainAbility, kinds.LoseAbility, kinds.LoseAbilities, kinds.LoseText, kinds.GainKeyword,
        kinds.LoseKeyword, kinds.Cannot, kinds.BlocksMore, kinds.CannotAttack, kinds.CannotBeBlocked, kinds.CannotBlock,
        kinds.CannotCast, kinds.MoreLands, kinds.ProtectedFrom,
        kinds.CannotBeTargeted,
        kinds.Skip, kinds.Can, kinds.Must, kinds.Enters,
        kinds.ChangeActivationCost, kinds.LeastCost,
        kinds.ChangeCost, kinds.AdditionalCost, kinds.AlternativeCost, kinds.AddToBase, kinds.SubtractFromBase,
        kinds.SetBase,
        kinds.MultiplyBase,
        kinds.DivideBase, kinds.SwitchValues, kinds.AddToValue, kinds.SubtractFromValue,
    )
)  # fmt: skip
