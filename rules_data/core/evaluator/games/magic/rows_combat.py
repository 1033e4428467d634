"""Magic's rows on combat and on static keywords (Comprehensive Rules 508 to 510 and 702)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import Row

from .keywords_activated import TYPECYCLINGS
from .keywords_of_casting import OFFERINGS, SPLICES
from .landwalks import LANDWALKS
from .questions_combat import (
    A_BLOCKED_CREATURE_STAYS_BLOCKED,
    A_CREATURE_BLOCKS_ONE_ATTACKER,
    A_GOADED_CREATURE_ATTACKS_SOMEBODY_ELSE,
    A_KEYWORD_DOES_WHAT_ITS_RULE_SAYS,
    A_PRICE_FOR_ATTACKING_IS_PAID,
    A_RESTRICTED_CREATURE_CANNOT_ATTACK,
    A_RESTRICTED_CREATURE_CANNOT_BLOCK,
    ATTACKING_TAPS,
    CREATURES_ATTACK_THAT_HAVE_TO,
    CREATURES_BLOCK_THAT_HAVE_TO,
    DAMAGE_IS_CHECKED_AS_A_WHOLE,
    DECLARING_COMES_BEFORE_ACTING,
    EFFECTS_SAY_HOW_MUCH_DAMAGE_IS_ASSIGNED,
    FIRST_STRIKERS_HAVE_A_STEP_OF_THEIR_OWN,
    HOW_COMBAT_DAMAGE_IS_DIVIDED,
    NOBODY_HAS_TO_PAY_TO_ATTACK,
    PLAYERS_ACT_BETWEEN_THE_DAMAGE_STEPS,
    WHAT_IS_ATTACKED_CAN_LEAVE_COMBAT,
)
from .rows_triggers import row, yes

# keyword | rules | what it does
_KEYWORDS = """
deathtouch | 702.2b 702.2c | Any damage that a source with deathtouch deals to a creature is lethal.
defender | 702.3b | A creature with defender can't attack.
double strike | 702.4b | A creature with double strike deals combat damage in both combat damage steps.
first strike | 702.7b | A creature with first strike deals combat damage before creatures without it.
flash | 702.8a | A spell with flash can be cast whenever an instant could be.
flying | 702.9b | A creature with flying is blocked only by creatures with flying or reach.
haste | 702.10b 702.10c | A creature with haste can attack and use its tap symbol at once.
hexproof | 702.11b 702.11c | Permanents and players with hexproof can't be the targets of what opponents control.
indestructible | 702.12b | A permanent with indestructible can't be destroyed, not even by lethal damage.
lifelink | 702.15b | The controller of a source with lifelink gains as much life as it deals damage.
split second | 702.61a 702.61b | While it waits nothing is cast, and only mana abilities are activated.
delve | 702.66a | Each card exiled from its player's graveyard pays for one generic mana of a spell with delve.
improvise | 702.126a | Each untapped artifact that is tapped for it pays for one generic mana of a spell with improvise.
convoke | 702.51a | A creature tapped for it pays for one generic mana of a spell with convoke, or one of its color.
buyback | 702.27a | A spell whose buyback cost was paid goes to its owner's hand as it resolves.
unearth | 702.84a | What is unearthed has haste, and is exiled at the next end step or if it would leave before.
rebound | 702.88a | A spell with rebound cast from a hand is exiled, and may be cast for nothing in the next upkeep.
flashback | 702.34a | What has flashback is cast from its owner's graveyard for that cost, and exiled from the stack.
overload | 702.96a 702.96b | For its overload cost a spell has no targets: it says each wherever it said target.
reach | 702.17b | A creature with reach can block creatures with flying.
shroud | 702.18a | What has shroud can't be a target of anything.
trample over planeswalkers | 702.19c 702.19e | Damage beyond its loyalty may go to whoever is behind a planeswalker.
trample | 702.19b | Damage beyond what is lethal to its blockers may be assigned to what the creature attacks.
vigilance | 702.20b | Attacking doesn't tap a creature with vigilance.
landwalk | 702.14c | A creature with landwalk can't be blocked while the defending player controls such a land.
menace | 702.111b | A creature with menace can't be blocked by fewer than two creatures.
fear | 702.36b | A creature with fear is blocked only by artifact creatures and black creatures.
intimidate | 702.13b | Only artifact creatures and creatures that share a color with it block one with intimidate.
horsemanship | 702.31b | A creature with horsemanship is blocked only by creatures with horsemanship.
shadow | 702.28b | Creatures with shadow block and are blocked by creatures with shadow only.
skulk | 702.118b | No creature of greater power blocks one with skulk.
wither | 702.80a | Damage to a creature by a source with wither puts -1/-1 counters on it.
infect | 702.90b 702.90c | Damage by a source with infect is poison counters for players, -1/-1 counters on creatures.
protection, targets | 702.16b | Spells and abilities of such sources can't target what has protection from them.
protection, attached | 702.16c 702.16d | Auras and Equipment that it has protection from can't be attached to it.
protection, damage | 702.16e | Damage that such sources would deal to it is prevented.
protection, blocks | 702.16f | Creatures that it has protection from can't block it.
toxic | 702.164c | Combat damage to a player by a creature with toxic gives poison counters, too.
exert | 701.39a 701.39d | What is exerted stays tapped in the next untap step; as it attacks, its player chooses it.
clash | 701.23a 701.23d | Players who clash reveal their top cards, and the greater mana value wins.
manifest | 701.34a 701.34b | A manifested card is a 2/2 face down; the mana cost of a creature card turns it up.
cloak | 701.56a 701.56b | A cloaked card lies there with ward {2}, and is turned up in the same way.
discover | 701.55a | Discovering is casting a cheap card from the library for nothing, or taking it into the hand.
incubate | 701.51a 701.51b | Incubating is creating an Incubator with counters, which can become a creature.
suspect | 701.58c | A suspected creature has menace and can't block.
afflict | 702.130a | Afflict stands for the ability, or the abilities, that its rule gives.
afterlife | 702.135a | Afterlife stands for the ability, or the abilities, that its rule gives.
annihilator | 702.86a | Annihilator stands for the ability, or the abilities, that its rule gives.
battle cry | 702.91a | Battle cry stands for the ability, or the abilities, that its rule gives.
bushido | 702.45a | Bushido stands for the ability, or the abilities, that its rule gives.
cascade | 702.85a | Cascade stands for the ability, or the abilities, that its rule gives.
madness | 702.35a | Madness stands for the ability, or the abilities, that its rule gives.
suspend | 702.62a | Suspend stands for the ability, or the abilities, that its rule gives.
cumulative upkeep | 702.24a | Cumulative upkeep stands for the ability, or the abilities, that its rule gives.
dethrone | 702.105a | Dethrone stands for the ability, or the abilities, that its rule gives.
echo | 702.30a | Echo stands for the ability, or the abilities, that its rule gives.
embalm | 702.128a | Embalm stands for the ability, or the abilities, that its rule gives.
eternalize | 702.129a | Eternalize stands for the ability, or the abilities, that its rule gives.
evoke | 702.74a | Evoke stands for the ability, or the abilities, that its rule gives.
living weapon | 702.92a | Living weapon stands for the ability, or the abilities, that its rule gives.
melee | 702.121a | Melee stands for the ability, or the abilities, that its rule gives.
myriad | 702.116a | Myriad stands for the ability, or the abilities, that its rule gives.
renown | 702.112a | Renown stands for the ability, or the abilities, that its rule gives.
riot | 702.136a | Riot stands for the ability, or the abilities, that its rule gives.
storm | 702.40a | Storm stands for the ability, or the abilities, that its rule gives.
typecycling | 702.29e | A card is discarded to search for one of that type, which is revealed and put into the hand.
cycling | 702.29a | Cycling stands for the ability, or the abilities, that its rule gives.
decayed | 702.147a | Decayed stands for the ability, or the abilities, that its rule gives.
evolve | 702.100a | Evolve stands for the ability, or the abilities, that its rule gives.
exalted | 702.83a | Exalted stands for the ability, or the abilities, that its rule gives.
exploit | 702.110a | Exploit stands for the ability, or the abilities, that its rule gives.
equip | 702.6a | Equip stands for the ability, or the abilities, that its rule gives.
extort | 702.101a | Extort stands for the ability, or the abilities, that its rule gives.
fabricate | 702.123a | Fabricate stands for the ability, or the abilities, that its rule gives.
fading | 702.32a | Fading stands for the ability, or the abilities, that its rule gives.
flanking | 702.25a | Flanking stands for the ability, or the abilities, that its rule gives.
fortify | 702.67a | Fortify stands for the ability, or the abilities, that its rule gives.
frenzy | 702.68a | Frenzy stands for the ability, or the abilities, that its rule gives.
graft | 702.58a | Graft stands for the ability, or the abilities, that its rule gives.
ingest | 702.115a | Ingest stands for the ability, or the abilities, that its rule gives.
kicker | 702.33a | Kicker stands for the ability, or the abilities, that its rule gives.
mentor | 702.134a | Mentor stands for the ability, or the abilities, that its rule gives.
modular | 702.43a | Modular stands for the ability, or the abilities, that its rule gives.
persist | 702.79a | Persist stands for the ability, or the abilities, that its rule gives.
provoke | 702.39a | Provoke stands for the ability, or the abilities, that its rule gives.
prowess | 702.108a | Prowess stands for the ability, or the abilities, that its rule gives.
rampage | 702.23a | Rampage stands for the ability, or the abilities, that its rule gives.
soulshift | 702.46a | Soulshift stands for the ability, or the abilities, that its rule gives.
training | 702.149a | Training stands for the ability, or the abilities, that its rule gives.
undying | 702.93a | Undying stands for the ability, or the abilities, that its rule gives.
vanishing | 702.63a | Vanishing stands for the ability, or the abilities, that its rule gives.
daybound | 702.145b 702.145d | What has daybound makes it day, and transforms, or enters transformed, by night.
nightbound | 702.145e 702.145g | What has nightbound transforms as day comes, and in no other way.
soulbond | 702.95a | Soulbond stands for the ability, or the abilities, that its rule gives.
level up | 702.87a | Level up stands for the ability, or the abilities, that its rule gives.
outlast | 702.107a | Outlast stands for the ability, or the abilities, that its rule gives.
reinforce | 702.77a | Reinforce stands for the ability, or the abilities, that its rule gives.
scavenge | 702.97a | Scavenge stands for the ability, or the abilities, that its rule gives.
transfigure | 702.71a | Transfigure stands for the ability, or the abilities, that its rule gives.
transmute | 702.53a | Transmute stands for the ability, or the abilities, that its rule gives.
recover | 702.59a | Recover stands for the ability, or the abilities, that its rule gives.
bloodthirst | 702.54a | Bloodthirst stands for the ability, or the abilities, that its rule gives.
absorb | 702.64a | Absorb stands for the ability, or the abilities, that its rule gives.
changeling | 702.73a | Changeling stands for the ability, or the abilities, that its rule gives.
dredge | 702.52a | Dredge stands for the ability, or the abilities, that its rule gives.
for mirrodin! | 702.163a | For Mirrodin! stands for the ability, or the abilities, that its rule gives.
gravestorm | 702.69a | Gravestorm stands for the ability, or the abilities, that its rule gives.
living metal | 702.161a | Living metal stands for the ability, or the abilities, that its rule gives.
poisonous | 702.70a | Poisonous stands for the ability, or the abilities, that its rule gives.
ravenous | 702.156a | Ravenous stands for the ability, or the abilities, that its rule gives.
sunburst | 702.44a | Sunburst stands for the ability, or the abilities, that its rule gives.
splice | 702.47a | For its splice cost the text of a card in the hand is added to a spell of the right kind.
umbra armor | 702.89a | Umbra armor stands for the ability, or the abilities, that its rule gives.
unleash | 702.98a | Unleash stands for the ability, or the abilities, that its rule gives.
blitz | 702.152a | Blitz stands for the ability, or the abilities, that its rule gives.
casualty | 702.153a | Casualty stands for the ability, or the abilities, that its rule gives.
dash | 702.109a | Dash stands for the ability, or the abilities, that its rule gives.
escape | 702.138a | A card with escape may be cast from its owner's graveyard for its escape cost.
jump-start | 702.133a | A card with jump-start may be cast from a graveyard if a card is discarded, and is exiled then.
retrace | 702.81a | A card with retrace may be cast from its owner's graveyard if a land card is discarded as well.
bargain | 702.166a | A spell with bargain may cost an artifact, an enchantment or a token as well.
multikicker | 702.33c | A multikicker cost may be paid any number of times, and each time kicks the spell.
entwine | 702.42a | For its entwine cost all modes of a spell are chosen.
escalate | 702.120a | For each mode beyond the first the escalate cost is paid.
replicate | 702.56a | Replicate stands for the ability, or the abilities, that its rule gives.
squad | 702.157a | Squad stands for the ability, or the abilities, that its rule gives.
phasing | 702.26a | In its controller's untap step it phases out, or in, before anything untaps.
haunt | 702.55a 702.55b 702.55c | A card with haunt is exiled haunting a creature, and speaks of it there.
offering | 702.48a 702.48b 702.48c | What is sacrificed for a spell with offering takes off its cost.
assist | 702.132a | Another player may pay for generic mana in the total cost of a spell with assist.
compleated | 702.150a | Two loyalty counters fewer for each of its symbols that was paid for with life.
aura swap | 702.65a 702.65b | An Aura is exchanged with an Aura card in a hand, as a whole or not at all.
epic | 702.50a | Whoever has resolved a spell with epic casts no more, and copies it in each of their upkeeps.
cipher | 702.99a 702.99c | A spell is exiled encoded on a creature, and copied and cast by its combat damage.
amplify | 702.38a | Amplify stands for the ability, or the abilities, that its rule gives.
prowl | 702.76a | A spell may be cast for its prowl cost if a creature of its kind has dealt a player combat damage.
conspire | 702.78a | Conspire stands for the ability, or the abilities, that its rule gives.
ripple | 702.60a | Ripple stands for the ability, or the abilities, that its rule gives.
miracle | 702.94a | Miracle stands for the ability, or the abilities, that its rule gives.
reconfigure | 702.151a | Reconfigure stands for the abilities that its rule gives.
awaken | 702.113a | For its awaken cost a spell also makes a land a creature with counters.
fuse | 702.102a | Both halves of a card with fuse may be cast together from a hand.
tribute | 702.104a | Tribute stands for the ability, or the abilities, that its rule gives.
emerge | 702.119a | A spell may be cast for its emerge cost, and that costs less for the creature that is sacrificed.
ascend | 702.131a 702.131b | Whoever controls ten permanents gets the city's blessing for the rest of the game.
aftermath | 702.127a | A half with aftermath is cast from a graveyard alone, and exiled afterward.
demonstrate | 702.144a | Demonstrate stands for the ability, or the abilities, that its rule gives.
disturb | 702.146a | A card with disturb may be cast from a graveyard as its back face, for its disturb cost.
backup | 702.165a | Backup stands for the ability, or the abilities, that its rule gives.
champion | 702.72a | Champion stands for the two abilities that its rule gives.
craft | 702.167a | Craft stands for the ability, or the abilities, that its rule gives.
hideaway | 702.75a | Hideaway stands for the ability that its rule gives.
solved | 702.169a | What stands behind solved counts only while the Case is solved.
level 2 | 716.2a | For its cost a Class becomes level 2, and has from then on what stands behind that.
level 3 | 716.2a | For its cost a Class of level 2 becomes level 3, and has from then on what stands behind that.
to solve | 719.3a | At the beginning of its controller's end step a Case becomes solved, if its condition is true.
partner with | 702.124i | Partner with stands for the ability that its rule gives.
spree | 702.172a | For each mode that is chosen the cost of that mode is paid.
read ahead | 702.155a 702.155b | A Saga begins with the chapter that its controller chooses.
cleave | 702.148a | For its cleave cost a spell is cast without what stands in square brackets.
enlist | 702.154a | Enlist stands for the cost of attacking, and the ability, that its rule gives.
encore | 702.141a | Encore stands for the ability, or the abilities, that its rule gives.
spectacle | 702.137a | A spell with spectacle may be cast for that cost if an opponent has lost life in the turn.
surge | 702.117a | A spell with surge may be cast for that cost if its player has cast another spell in the turn.
undaunted | 702.125a | A spell with undaunted costs less by {1} for each opponent.
ninjutsu | 702.49a | Ninjutsu stands for the ability, or the abilities, that its rule gives.
commander ninjutsu | 702.49d | Commander ninjutsu works from the command zone as well as from a hand.
foretell | 702.143a | Exiled face down for {2} in one turn, it is cast for its foretell cost in a later one.
plot | 702.170a 702.170d | Exiled for its plot cost, it is cast for nothing in a later turn, as a sorcery.
morph | 702.37a 702.37c 702.37e | It may be cast face down for {3}, and is turned face up for its morph cost.
megamorph | 702.37b | Turned face up for its megamorph cost, it gets a +1/+1 counter.
disguise | 702.168a 702.168d | Cast face down for {3} it has ward {2}, and is turned face up for its disguise cost.
devour | 702.82a | Devour stands for the ability, or the abilities, that its rule gives.
bestow | 702.103a | For its bestow cost it is cast as an Aura that enchants a creature.
crew | 702.122a | Crew stands for the ability, or the abilities, that its rule gives.
saddle | 702.171a | Saddle stands for the ability, or the abilities, that its rule gives.
ward | 702.21a | Ward stands for the ability, or the abilities, that its rule gives.
"""


_FAMILIES = {
    "landwalk": LANDWALKS,
    "offering": frozenset(OFFERINGS),
    "splice": frozenset(SPLICES),
    "typecycling": TYPECYCLINGS,
}


def _row(line: str) -> Row:
    """The row of one keyword."""
    keyword, rules, summary = (part.strip() for part in line.split("|"))
    name, asked = keyword.replace(",", "").replace(" ", "-"), A_KEYWORD_DOES_WHAT_ITS_RULE_SAYS
    family = _FAMILIES.get(keyword, (keyword,))
    return yes(name, asked, rules, summary, when=lambda word: word in family)


KEYWORDS = tuple(_row(line) for line in _KEYWORDS.strip().splitlines())
FIGHTING = (
    yes(
        "attack-restrictions",
        A_RESTRICTED_CREATURE_CANNOT_ATTACK,
        "508.1c",
        "An attack is illegal that disobeys what an effect says about a creature's attacking.",
    ),
    yes(
        "block-restrictions",
        A_RESTRICTED_CREATURE_CANNOT_BLOCK,
        "509.1b",
        "A block is illegal that disobeys what an effect says about blocking or being blocked.",
    ),
    yes(
        "no-longer-attacked",
        WHAT_IS_ATTACKED_CAN_LEAVE_COMBAT,
        "506.4 506.4c",
        "A planeswalker or battle that leaves, or changes controllers, is removed from combat: it is dealt no damage.",
    ),
    yes(
        "required-attacks",
        CREATURES_ATTACK_THAT_HAVE_TO,
        "508.1d",
        "An attack is illegal if it could obey more effects that make creatures attack.",
    ),
    yes(
        "goaded-creatures",
        A_GOADED_CREATURE_ATTACKS_SOMEBODY_ELSE,
        "701.38b",
        "A goaded creature attacks each combat if able, and a player other than the one who goaded it if able.",
    ),
    yes(
        "prices-for-attacking",
        A_PRICE_FOR_ATTACKING_IS_PAID,
        "508.1h 508.1j",
        "What it costs to attack with the chosen creatures is paid in full as they are declared.",
    ),
    yes(
        "no-price-has-to-be-paid",
        NOBODY_HAS_TO_PAY_TO_ATTACK,
        "508.1d",
        "A creature whose attack has a price does not have to attack.",
    ),
    yes(
        "required-blocks",
        CREATURES_BLOCK_THAT_HAVE_TO,
        "509.1c",
        "Blocks are illegal if they could obey more effects that make creatures block without breaking a restriction.",
    ),
    yes(
        "one-attacker-blocked",
        A_CREATURE_BLOCKS_ONE_ATTACKER,
        "509.1a",
        "For each creature that blocks one attacker is chosen, and as many more as effects let it block.",
    ),
    yes("attackers-tap", ATTACKING_TAPS, "508.1f", "Creatures that are declared as attackers become tapped."),
    yes(
        "blocked-for-good",
        A_BLOCKED_CREATURE_STAYS_BLOCKED,
        "509.1h",
        "A creature that has become blocked stays so, even once nothing blocks it any more.",
    ),
    row(
        "damage-in-order",
        HOW_COMBAT_DAMAGE_IS_DIVIDED,
        "in order",
        "510.1c",
        "A blocker is assigned damage only once those before it in the damage assignment order have lethal damage.",
    ),
    yes(
        "damage-as-effects-say",
        EFFECTS_SAY_HOW_MUCH_DAMAGE_IS_ASSIGNED,
        "510.1a",
        "A creature assigns combat damage by its power unless an effect says otherwise: by its toughness, or none.",
    ),
    yes(
        "damage-as-a-whole",
        DAMAGE_IS_CHECKED_AS_A_WHOLE,
        "510.1e",
        "Whether damage is lethal is checked of everything that a player's creatures assign together.",
    ),
    yes(
        "two-damage-steps",
        FIRST_STRIKERS_HAVE_A_STEP_OF_THEIR_OWN,
        "510.4",
        "With a first striker in combat there are two combat damage steps.",
    ),
    yes(
        "declared-first",
        DECLARING_COMES_BEFORE_ACTING,
        "508.2 509.4",
        "Players get priority in these steps only once attackers, or blockers, have been declared.",
    ),
    yes(
        "priority-in-damage-steps",
        PLAYERS_ACT_BETWEEN_THE_DAMAGE_STEPS,
        "510.3",
        "In each combat damage step players get priority once the damage has been dealt.",
    ),
)
COMBAT = (*KEYWORDS, *FIGHTING)
