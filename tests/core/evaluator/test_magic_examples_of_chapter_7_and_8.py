# ruff: noqa: E501
"""Magic: what the rulebook illustrates in its chapters 7 and 8, played with cards of our own (2024-06-07)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Rod: {types: [artifact], abilities: [{use: {generic: X}, do: [{give: {type: creature, subtype: Golem, base power: X, base toughness: X}, to: me, for: until end of turn}]}]}
  Echo: {types: [creature], subtypes: [Shapeshifter], colors: [blue], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: permanent, target: false}}}]}
  Hood: {types: [creature], subtypes: [Hood], colors: [black], power: 6, toughness: 6, mana cost: "{2}{B}{B}", keywords: [trample, {morph: "{2}{B}{B}"}]}
  Newt: {types: [creature], subtypes: [Beast], colors: [green], power: 4, toughness: 1, mana cost: "{1}{G}", keywords: [trample, {morph: "{G}"}]}
  Glow: {types: [creature], subtypes: [Spirit], colors: [blue], power: 1, toughness: 1, mana cost: "{U}"}
  Become: {types: [sorcery], abilities: [{do: [{choose: {choose: 1, type: creature}, as: what}, {choose: {choose: 1, type: creature}, as: model}, {give: {copy of: {that: model}}, to: {that: what}, for: permanently}]}]}
  Become Once: {types: [instant], abilities: [{do: [{choose: {choose: 1, type: creature}, as: what}, {choose: {choose: 1, type: creature}, as: model}, {give: {copy of: {that: model}}, to: {that: what}, for: until end of turn}]}]}
  Unveil: {types: [sorcery], abilities: [{do: [{turn face up: {choose: 1, type: creature}}]}]}
  Double: {types: [creature], subtypes: [Shapeshifter], colors: [blue], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}, colors: blue, ability: {name: shift, when: {event: beginning of, phase: upkeep, player: you}, do: [{gain life: 1}]}}}]}
  Changer: {types: [creature], subtypes: [Shapeshifter], power: 0, toughness: 1, abilities: [{name: shift, when: {event: enters, object: {type: creature, other: true}}, do: [{give: {copy of: it, ability: {name: shift, when: {event: enters, object: {type: creature, other: true}}, do: [{give: {copy of: it}, to: me, for: permanently}]}}, to: me, for: permanently}]}]}
  Lumberer: {types: [creature], power: 10, toughness: 10, keywords: [{fading: 2}], abilities: [{passive: {enters: tapped}, affects: me}]}
  Omen Wall: {types: [creature], power: 0, toughness: 4, keywords: [defender], abilities: [{when: {event: enters, object: me}, do: [{draw: 1}]}]}
  Clockman: {types: [artifact, creature], subtypes: [Construct], power: 2, toughness: 2, abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{choose creature type: true}]}, {passive: {subtype: the chosen type}, affects: me}, {passive: {power: 1, toughness: 1}, affects: {type: creature, controller: you, other: true, of chosen type: true}}]}
  Runaway: {types: [creature], subtypes: [Human, Changeful], colors: [red], power: 3, toughness: 2, mana cost: "{3}{R}", back: {name: Marauder, types: [creature], subtypes: [Changeful], colors: [red], power: 5, toughness: 4}}
  Modal Rogue: {types: [creature], subtypes: [Human, Rogue], power: 2, toughness: 3, modal back: {name: Mire, types: [land]}}
  Sentry: {types: [creature], subtypes: [Human, Soldier], colors: [white], power: 2, toughness: 1}
  Moonshine: {types: [instant], abilities: [{do: [{transform: {all: {type: creature, subtype: Human}}}]}]}
  Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
  Lantern: {types: [instant], abilities: [{do: [{transform: {choose: 1, type: creature}}]}]}
  Copy Thing: {types: [enchantment], abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: artifact, target: false}, type: enchantment}}]}
  Ram: {types: [artifact, creature], subtypes: [Juggernaut], power: 5, toughness: 3, abilities: [{passive: {must: attack}, affects: me}]}
  Bramble: {types: [creature], subtypes: [Lhurgoyf], colors: [green], power: 0, toughness: 0, abilities: [{passive: {base power: {graveyard of: you}, base toughness: {graveyard of: you}}, affects: me, works in: [battlefield, hand, stack, graveyard]}]}
  Hulk: {types: [creature], subtypes: [Shapeshifter], colors: [blue], power: 7, toughness: 7, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}, base power: 7, base toughness: 7}}]}
  Doubling: {types: [instant], colors: [red], abilities: [{do: [{copy: {choose: 1, type: [instant, sorcery], zone: stack}, new targets: true}]}]}
  Trinket: {types: [instant], colors: [green], abilities: [{do: [{modes: [{name: untap, do: [{untap: {choose: 1, type: permanent}}]}, {name: kill, do: [{destroy: {choose: 1, type: enchantment}}]}]}]}]}
  Aura Rock: {types: [enchantment]}
  Lob: {types: [instant], abilities: [{passive: {additional cost: {sacrifice: {choose: 1, type: creature, controller: you, target: false, as: thrown}}, name: throw}, affects: me}, {do: [{deal: {power of: {that: thrown}}, to: {choose: 1, type: any target}}]}]}
  Frantic: {types: [creature], subtypes: [Elephant], colors: [green], power: 3, toughness: 3, abilities: [{use: {green: 1}, limit: once each turn, do: [{give: {power: 3, keyword: trample}, to: me, for: until end of turn}, {later: {when: {event: beginning of, phase: end}, do: [{destroy: me}]}}]}]}
  Biter: {types: [creature], subtypes: [Vampire], power: 3, toughness: 3, abilities: [{use: {red: 1}, do: [{deal: 1, to: {choose: 1, type: creature, other: true, as: bitten}}, {put counter: "+1/+1", on: me}]}]}
  Leash: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {controller: you}, affects: {what I am attached to: true}}]}
  Sway: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: until end of turn}]}]}
  Skid: {types: [enchantment], abilities: [{when: {event: is cycled, player: any}, you may: true, do: [{exile: {choose: 1, type: creature}, as: away}, {later: {when: {event: beginning of, phase: end}, do: [{return: {that: away}, to: battlefield, under: its owner}]}}]}]}
  Cycler: {types: [creature], power: 1, toughness: 1, keywords: [{cycling: 2}]}
  Blocked Once: {types: [creature], power: 1, toughness: 5, abilities: [{when: {event: becomes blocked, object: me}, do: [{gain life: 1}]}]}
  Blocked Each: {types: [creature], power: 1, toughness: 5, abilities: [{when: {event: becomes blocked by, object: me, by: {type: creature}}, do: [{gain life: 1}]}]}
  God: {types: [enchantment, creature], colors: [red], power: 6, toughness: 5, mana cost: "{3}{R}", abilities: [{passive: {lose type: creature}, affects: me, while: {devotion to: red, less than: 5}}]}
  Three Red: {types: [enchantment], colors: [red], mana cost: "{R}{R}{R}"}
  One Red: {types: [enchantment], colors: [red], mana cost: "{R}"}
  Brief Might: {types: [instant], abilities: [{do: [{choose: {choose: 1, type: creature}, as: mighty}, {give: {power: 2, toughness: 2}, to: {that: mighty}, for: until end of turn}, {later: {when: {event: beginning of, phase: end}, do: [{destroy: {that: mighty}}]}}]}]}
  Petrify: {types: [instant], abilities: [{do: [{give: {lose type: creature, type: artifact}, to: {choose: 1, type: creature}, for: permanently}]}]}
  Library Watch: {types: [enchantment], abilities: [{when: {event: shuffles, player: any}, do: [{gain life: 5}]}]}
  Returner: {types: [creature], power: 6, toughness: 6, abilities: [{when: {event: is put into a graveyard, object: me}, do: [{put: me, to: library}, {shuffle: true}]}]}
  Whisk: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature, zone: graveyard}}]}]}
  Ember: {types: [sorcery], mana cost: "{B}", colors: [black], keywords: [{flashback: "{B}"}], abilities: [{do: [{put: me, to: library}, {shuffle: true}]}]}
  Digger: {types: [creature], power: 3, toughness: 2, abilities: [{when: {event: enters, object: me}, do: [{put: {choose: up to 3, zone: graveyard, owner: you}, to: library}, {shuffle: true}]}]}
  Zombie: {types: [creature], power: 2, toughness: 2, abilities: [{replace: {event: dies, object: me}, with: [{put: it, to: library}]}]}
  Pridemate: {types: [creature], power: 2, toughness: 2, abilities: [{when: {event: gains life, player: you}, do: [{put counter: "+1/+1", on: me}]}]}
  Linker: {types: [creature], power: 1, toughness: 1, keywords: [lifelink]}
  Trampler: {types: [creature], power: 3, toughness: 3, keywords: [trample]}
  Green Trampler: {types: [creature], colors: [green], power: 6, toughness: 6, keywords: [trample]}
  Two Blocker: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {blocks more: 1}, affects: me}]}
  Plain One: {types: [creature], power: 1, toughness: 1}
  Green Proof: {types: [creature], power: 2, toughness: 2, keywords: [protection from green]}
  Walker: {types: [planeswalker], loyalty: 3}
  Hungry: {types: [creature], power: 5, toughness: 5, abilities: [{when: {event: beginning of, phase: upkeep, player: you}, do: [{put counter: age, on: me}, {pay: {sacrifice: {choose: 1, type: creature, controller: you, target: false}}, times: {counters: age, of: me}, otherwise: [{sacrifice: me}]}]}]}
  Bled: {types: [creature], power: 5, toughness: 5, abilities: [{name: a, when: {event: beginning of, phase: upkeep, player: you}, do: [{put counter: age, on: me}, {pay: {pay life: 1}, times: {counters: age, of: me}, otherwise: [{sacrifice: me}]}]}, {name: b, when: {event: beginning of, phase: upkeep, player: you}, do: [{put counter: age, on: me}, {pay: {pay life: 1}, times: {counters: age, of: me}, otherwise: [{sacrifice: me}]}]}]}
  Tally: {types: [sorcery], abilities: [{do: [{draw: {count: {type: creature, controller: you}}}]}]}
  Crawler: {types: [creature], colors: [green], power: 5, toughness: 5, mana cost: "{5}{G}{G}", keywords: [convoke]}
  Cheap: {types: [enchantment], abilities: [{passive: {cost: {generic: -2}}, affects: {type: creature, zone: [hand, stack], owner: you}}]}
  Herd: {types: [creature], power: 7, toughness: 7, abilities: [{passive: {can: be cast from library}, affects: {type: creature, zone: library, owner: you}}]}
  Nymph: {types: [enchantment, creature], power: 2, toughness: 2, mana cost: "{W}", keywords: [{bestow: "{1}{W}"}], abilities: [{passive: {power: 2, toughness: 2}, affects: {all: {what I am attached to: true}}}]}
  Toxin: {types: [creature], power: 2, toughness: 2, keywords: [{toxic: 2}]}
  More Toxin: {types: [enchantment], abilities: [{passive: {keyword: {toxic: 1}}, affects: {type: creature, controller: you}}]}
  Handful: {types: [creature], power: 0, toughness: 0, abilities: [{passive: {base power: {hand of: you}, base toughness: {hand of: you}}, affects: me, works in: [battlefield]}]}
  Turnover: {types: [sorcery], abilities: [{do: [{discard: {hand of: you}}, {draw: 7}]}]}
  Empty: {types: [enchantment], abilities: [{when: {state: {hand of: you, exactly: 0}}, do: [{gain life: 2}]}]}
  Lich Glass: {types: [artifact], abilities: [{replace: {event: loses the game, player: you}, with: [{put: {all: {type: permanent, owner: you}}, to: library}, {put: {all: {zone: [hand, graveyard], owner: you}}, to: library}, {shuffle: true}, {draw: 7}, {gain life: {minus: [20, {life of: you}]}}]}]}
  Sorrow: {types: [sorcery], abilities: [{do: [{draw: 2, player: opponent}, {lose life: 2, player: opponent}]}]}
  Cub: {types: [creature], power: 1, toughness: 1, keywords: [undying]}
  Wither Spell: {types: [sorcery], abilities: [{do: [{put counter: "-1/-1", on: {choose: 1, type: creature}, count: 3}]}]}
  Mountainwalker: {types: [creature], power: 3, toughness: 3, keywords: [mountainwalk]}
  Mountain: {types: [land], supertypes: [basic], subtypes: [Mountain]}
  Forest: {types: [land], supertypes: [basic], subtypes: [Forest]}
  Drummer: {types: [creature], power: 1, toughness: 1, abilities: [{use: {tap: me}, do: [{create token: {name: Elf, power: 1, toughness: 1}}]}]}
  Alarm: {types: [enchantment], abilities: [{when: {event: enters, object: {type: creature}}, do: [{untap: {all: {type: creature}}}]}]}
  Flapper: {types: [creature], power: 1, toughness: 1, abilities: [{use: {}, do: [{give: {keyword: flying}, to: me, for: until end of turn}]}]}
  Shears: {types: [artifact], abilities: [{use: {}, do: [{give: {lose keyword: flying}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Pilfer: {types: [sorcery], abilities: [{do: [{search: {type: creature}, player: {choose: 1, controller: opponent}, as: found}, {put: {that: found}, to: battlefield, under: you}]}]}
  Halves: {halves: [{name: Push, types: [instant], colors: [red], mana cost: "{R}", abilities: [{do: [{deal: 2, to: {choose: 1, type: any target}}]}]}, {name: Shove, types: [sorcery], colors: [green], mana cost: "{3}{G}", abilities: [{do: [{create token: {name: Elephant, power: 3, toughness: 3}}]}]}]}
  Small Void: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell, mana value: {at most: 1}}}]}]}
  Jump Off: {types: [instant], abilities: [{do: [{put: {choose: 1, zone: graveyard, mana value: {exactly: 5}}, to: hand}]}]}
  Outlaster: {types: [creature], colors: [white], power: 1, toughness: 2, mana cost: "{2}{W}", keywords: [{outlast: "{W}"}]}
  Face Flip: {types: [instant], abilities: [{do: [{turn face down: {choose: 1, type: creature}}]}]}
  Big Void: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature, mana value: {at least: 3}}}}]}]}
  Twin Toxic: {types: [creature], power: 1, toughness: 4, keywords: [{bushido: 1}, {bushido: 1}]}
  Become Big: {types: [sorcery], abilities: [{do: [{choose: {choose: 1, type: creature}, as: what}, {choose: {choose: 1, type: creature}, as: model}, {give: {copy of: {that: model}, base power: 7, base toughness: 7}, to: {that: what}, for: permanently}]}]}
  Shrink: {types: [instant], abilities: [{do: [{give: {base power: 1, base toughness: 1}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Shapeless: {types: [creature], subtypes: [Shapeshifter], power: 1, toughness: 1, keywords: [changeling]}
  Frog Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}, except: {colors: green, base power: 1, base toughness: 1, instead subtype: Frog}}]}]}
  Chase: {types: [sorcery], abilities: [{do: [{destroy: {all: {subtype: Goblin}}}]}]}
  Aura Herd: {types: [creature], power: 7, toughness: 7, abilities: [{passive: {can: be cast from library}, affects: {not type: creature, zone: library, owner: you}}]}
  Stayer: {types: [creature], power: 2, toughness: 2, keywords: [persist]}
  Passer: {types: [creature], power: 3, toughness: 1, mana cost: "{3}{R}", keywords: [{evoke: 1}], abilities: [{when: {event: enters, object: me}, do: [{draw: 1}]}]}
  Pacify: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {cannot: [attack, block]}, affects: {what I am attached to: true}}]}
  Fade: {types: [instant], abilities: [{do: [{phase out: {choose: 1, type: creature}}]}]}
  Leaver: {types: [enchantment], abilities: [{when: {event: leaves, object: {type: permanent}}, do: [{gain life: 1}]}, {when: {event: enters, object: {type: permanent, other: true}}, do: [{gain life: 1}]}]}
  Jailer: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature, controller: opponent}, until: me leaves}]}]}
  Sleeper: {types: [creature], colors: [blue], power: 4, toughness: 4, mana cost: "{4}{U}", keywords: [{morph: "{U}"}], abilities: [{when: {event: is turned face up, object: me}, do: [{draw: 1}]}, {name: entered, when: {event: enters, object: me}, do: [{gain life: 7}]}]}
  Grasp: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  Toll Ward: {types: [sorcery], abilities: [{do: [{pay: {generic: 1}, player: {choose: 1, controller: opponent}, otherwise: [{gain life: 4}]}]}]}
  Long Growth: {types: [sorcery], abilities: [{do: [{give: {power: 2, toughness: 2}, to: {choose: 1, type: creature}, for: until your next turn}]}]}
  Monarch: {types: [creature], supertypes: [legendary], power: 3, toughness: 3}
  Loose Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}, except: {lose supertype: legendary}}]}]}
  White Guard: {types: [creature], colors: [white], power: 2, toughness: 2, keywords: [protection from black]}
  Black Aura: {types: [enchantment], subtypes: [Aura], colors: [black], abilities: [{enchant: {type: creature}}, {passive: {power: 1, toughness: 1}, affects: {what I am attached to: true}}]}
  Changeful: {types: [creature], power: 2, toughness: 2, back: {name: Raver, types: [creature], power: 4, toughness: 4, abilities: [{when: {event: enters, object: me}, do: [{gain life: 9}]}]}}
  Bounce: {types: [instant], abilities: [{do: [{return: {choose: 1, type: permanent}}]}]}
  Linked: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{exile: {choose: 1, type: artifact}, as: kept}]}, {when: {event: dies, object: me}, do: [{return: {all: {linked: kept, zone: exile}}, to: battlefield, under: its owner}]}]}
  Sprawl: {types: [creature], mana cost: "{X}{G}", power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me, count: X}]}]}
  Any Doubling: {types: [instant], abilities: [{do: [{copy: {choose: 1, type: spell, zone: stack}}]}]}
  Burst: {types: [sorcery], mana cost: "{X}{R}", abilities: [{do: [{deal: X, to: {choose: 1, type: any target}}]}]}
  Extra: {types: [sorcery], abilities: [{do: [{extra turn: 1}]}]}
  Fighter: {types: [creature], power: 2, toughness: 3}
  Brawl: {types: [sorcery], abilities: [{do: [{choose: {choose: 1, type: creature, controller: you}, as: mine}, {fight: {that: mine}, with: {choose: 1, type: creature, controller: opponent}}]}]}
  Populator: {types: [sorcery], abilities: [{do: [{populate: true}]}]}
  Maker: {types: [sorcery], abilities: [{do: [{create token: {name: Elk, types: [creature], subtypes: [Elk], power: 3, toughness: 3}}]}]}
  Goader: {types: [sorcery], abilities: [{do: [{goad: {choose: 1, type: creature}}]}]}
  Dredger: {types: [creature], power: 1, toughness: 1, keywords: [{dredge: 2}]}
  Two Draw: {types: [sorcery], abilities: [{do: [{draw: 2}]}]}
  Undyer: {types: [creature], power: 2, toughness: 2, keywords: [undying]}
  Filch: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: [creature, artifact]}, for: permanently}]}]}
  Flit: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature}, as: gone}, {return: {that: gone}, to: battlefield, under: its owner}]}]}
  Vanisher: {types: [creature], power: 2, toughness: 2, keywords: [{vanishing: 2}]}
  Embalmer: {types: [creature], colors: [blue], subtypes: [Bird], power: 3, toughness: 1, mana cost: "{2}{U}", keywords: [{embalm: 1}]}
  Modular One: {types: [artifact, creature], power: 0, toughness: 0, keywords: [{modular: 2}]}
  Night Guard: {types: [creature], power: 2, toughness: 2, keywords: [daybound], back: {name: Night Beast, types: [creature], power: 5, toughness: 5, keywords: [nightbound]}}
  Redo: {types: [creature], power: 2, toughness: 2, abilities: [{when: {event: enters, object: me}, you may: true, do: [{give: {copy of: {choose: 1, type: creature, target: false}, keyword: flying}, to: me, for: until end of turn}]}]}
  Type Frog: {types: [instant], abilities: [{do: [{give: {lose abilities: true, instead subtype: Frog, base power: 1, base toughness: 1}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Animate: {types: [sorcery], abilities: [{do: [{give: {type: creature, base power: 3, base toughness: 3}, to: {choose: 1, type: land}, for: until end of turn}]}]}
  Twin Lands: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: land}}]}]}
  Saga One: {types: [enchantment], subtypes: [Saga], abilities: [{chapter: [1], do: [{gain life: 1}]}, {chapter: [2], do: [{gain life: 5}]}]}
  Saga Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: enchantment}}]}]}
  Walker Two: {types: [planeswalker], loyalty: 4, abilities: [{use: {do: [{put counter: loyalty, on: me, count: 1}]}, do: [{gain life: 1}]}]}
  Walker Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: planeswalker}}]}]}
  Flash Clone: {types: [creature], power: 0, toughness: 0, keywords: [flash], abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}, keyword: haste}}]}
  Shifting: {types: [sorcery], abilities: [{do: [{choose: {choose: 1, type: permanent}, as: moved}, {attach: {that: moved}, to: {choose: 1, type: permanent}}]}]}
  Plain Sword: {types: [artifact], subtypes: [Equipment], abilities: [{when: {event: becomes attached, object: me}, do: [{gain life: 1}]}]}
  Live Sword: {types: [artifact, creature], subtypes: [Equipment], power: 1, toughness: 1, abilities: [{when: {event: becomes attached, object: me}, do: [{gain life: 1}]}]}
""")


def test_what_has_become_a_creature_for_a_time_is_copied_as_it_is_printed() -> None:
    BOARDS.holds(
        "{activate: Rod, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}",
        "Echo: {types: [artifact], called: Rod, subtypes: []}, Rod: {types: [artifact, creature], power: 5}",
        "707.2",
        ann="battlefield: [Rod], hand: [Echo], colorless: 5",
        choices="Ann value of X: 5; Ann apply replacement: yes; Ann objects: Rod",
    )
    BOARDS.confirm(
        "{activate: Rod, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}, {activate: Echo, by: Ann}, {resolve: all}",
        "Echo: {types: [artifact, creature], power: 3, subtypes: [Golem]}, Rod: {power: 5}",
        ann="battlefield: [Rod], hand: [Echo], colorless: 8",
        choices="Ann value of X: 5; Ann apply replacement: yes; Ann objects: Rod; Ann value of X: 3",
    )


def test_a_copy_of_a_face_down_creature_is_a_plain_one_that_is_face_up() -> None:
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}",
        "Echo: {types: [creature], subtypes: [], colors: [], power: 2, toughness: 2, keywords: [], is not: [face down], mana value: 0}",
        ann="hand: [Echo]",
        bob="battlefield: [{card: Hood, face down: true}]",
        choices="Ann apply replacement: yes; Ann objects: Hood",
    )
    BOARDS.refused(
        "{cast: Echo, by: Ann}, {resolve: all}, {activate: Echo, by: Ann, ability: morph}",
        ann="hand: [Echo], black: 4",
        bob="battlefield: [{card: Hood, face down: true}]",
        choices="Ann apply replacement: yes; Ann objects: Hood",
    )


def test_a_copy_of_a_copy_has_the_color_and_the_ability_that_the_first_one_has_besides() -> None:
    BOARDS.confirm(
        "{cast: Double, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}",
        "Echo: {called: Bear, colors: [blue], power: 2, toughness: 2}, Double: {colors: [blue], power: 2}",
        ann="hand: [Echo, Double], battlefield: [Bear]",
        choices="Ann apply replacement: yes; Ann apply replacement: yes; Ann objects: Double",
    )
    BOARDS.confirm(
        "{cast: Double, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}, {end turn: true}, {end turn: true}, {resolve: all}",
        "Ann: {life: 22}",
        ann="hand: [Echo, Double], battlefield: [Bear]",
        choices="Ann apply replacement: yes; Ann apply replacement: yes; Ann objects: Double; Ann order triggers: [Double/shift, Echo/shift]",
    )


def test_a_face_down_creature_that_becomes_a_copy_stays_as_it_lies() -> None:
    """And is turned up as what it copied, for that cost."""
    BOARDS.confirm(
        "{cast: Become, by: Ann}, {resolve: all}",
        "Hood: {power: 2, toughness: 2, colors: [], keywords: [], subtypes: [], is: [face down]}",
        choices="Ann targets: Hood; Ann targets: Newt",
        ann="battlefield: [{card: Hood, face down: true}, Newt, Glow], hand: [Become, Unveil], black: 4, green: 1",
    )
    BOARDS.confirm(
        "{cast: Become, by: Ann}, {resolve: all}, {activate: Hood, by: Ann, ability: morph}",
        "Hood: {called: Newt, power: 4, toughness: 1, colors: [green], is not: [face down]}, Ann: {green: 0, black: 4}",
        choices="Ann targets: Hood; Ann targets: Newt",
        ann="battlefield: [{card: Hood, face down: true}, Newt, Glow], hand: [Become, Unveil], black: 4, green: 1",
    )
    BOARDS.refused(
        "{cast: Become, by: Ann}, {resolve: all}, {activate: Hood, by: Ann, ability: morph}",
        choices="Ann targets: Hood; Ann targets: Glow",
        ann="battlefield: [{card: Hood, face down: true}, Newt, Glow], hand: [Become, Unveil], black: 4, green: 1",
    )
    BOARDS.confirm(
        "{cast: Become, by: Ann}, {resolve: all}, {cast: Unveil, by: Ann}, {resolve: all}",
        "Hood: {called: Glow, power: 1, toughness: 1, colors: [blue], is not: [face down]}",
        choices="Ann targets: Hood; Ann targets: Glow; Ann targets: Hood",
        ann="battlefield: [{card: Hood, face down: true}, Newt, Glow], hand: [Become, Unveil], black: 4, green: 1",
    )


def test_a_copy_that_is_turned_face_down_is_a_plain_creature() -> None:
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {cast: Face Flip, by: Ann}, {resolve: all}",
        "Echo: {power: 2, toughness: 2, subtypes: [], colors: []}",
        ann="hand: [Echo, Face Flip]",
        bob="battlefield: [Ogre]",
        choices="Ann apply replacement: yes; Ann targets: Echo",
    )


def test_what_makes_a_creature_bigger_goes_on_as_it_becomes_another_copy() -> None:
    BOARDS.confirm(
        "{cast: Growth, by: Ann}, {resolve: all}, {cast: Ogre, by: Ann}, {resolve: all}",
        "Changer: {called: Ogre, power: 6, toughness: 6}",
        ann="battlefield: [Changer], hand: [Growth, Ogre]",
        choices="Ann targets: Changer",
    )
    BOARDS.confirm(
        "{cast: Ogre, by: Ann}, {resolve: all}, {cast: Giant, by: Ann}, {resolve: all}",
        "Changer: {called: Giant, power: 5, toughness: 5}",
        ann="battlefield: [Changer], hand: [Giant, Ogre]",
    )


def test_an_ability_that_a_copy_gains_is_copied_with_it() -> None:
    BOARDS.holds(
        "{cast: Glow, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}, {cast: Giant, by: Ann}, {resolve: all}",
        "Echo: {called: Giant}, Changer: {called: Giant}",
        "707.9a",
        ann="battlefield: [Changer], hand: [Giant, Glow, Echo], blue: 1",
        choices="Ann apply replacement: yes; Ann objects: Changer; Ann order triggers: [Changer/shift, Echo/shift]",
    )


def test_a_copy_enters_as_what_it_copies_says_and_once_only() -> None:
    BOARDS.holds(
        "{cast: Echo, by: Ann}, {resolve: all}",
        "Echo: {tapped: true, counters: {fade: 2}, power: 10}",
        "707.5",
        ann="hand: [Echo]",
        bob="battlefield: [Lumberer]",
        choices="Ann apply replacement: yes; Ann objects: Lumberer",
    )
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}",
        "Echo: {called: Omen Wall}, Ann: {hand: 1}",
        ann="hand: [Echo]",
        bob="battlefield: [Omen Wall]",
        choices="Ann apply replacement: yes; Ann objects: Omen Wall",
    )


def test_a_copy_makes_the_choice_anew_that_the_original_made_as_it_entered() -> None:
    BOARDS.confirm(
        "{cast: Clockman, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}",
        "Clockman: {subtypes: [Construct, Wolf], power: 2}, Echo: {subtypes: [Construct, Ogre]}, Wolf: {power: 3}, Ogre: {power: 4}",
        ann="hand: [Clockman, Echo], battlefield: [Wolf, Ogre]",
        choices="Ann creature type: Wolf; Ann apply replacement: yes; Ann objects: Clockman; Ann creature type: Ogre",
    )


def test_a_token_that_copies_a_double_faced_card_can_transform_and_one_that_copies_a_copy_cannot() -> None:
    BOARDS.confirm(
        "{cast: Mirror, by: Ann}, {resolve: all}, {cast: Lantern, by: Ann}, {resolve: all}",
        "Marauder: {power: 3, called: Runaway}, Runaway: {power: 5}",
        ann="hand: [Mirror, Lantern]",
        bob="battlefield: [{card: Runaway, transformed: true}]",
        choices="Ann targets: Marauder",
    )
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {cast: Mirror, by: Ann}, {resolve: all}, {cast: Lantern, by: Ann}, {resolve: all}",
        "Runaway 2: {power: 3, called: Runaway}, Echo: {power: 3}",
        ann="hand: [Echo, Mirror, Lantern]",
        bob="battlefield: [{card: Runaway}]",
        choices="Ann apply replacement: yes; Ann objects: Runaway; Ann targets: Echo; Ann targets: Runaway 2",
    )
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {cast: Lantern, by: Ann}, {resolve: all}",
        "Echo: {called: Marauder, power: 5, toughness: 4}",
        ann="hand: [Echo, Lantern]",
        bob="battlefield: [{card: Runaway, transformed: true}]",
        choices="Ann apply replacement: yes; Ann objects: Runaway; Ann targets: Echo",
    )


def test_what_a_copy_is_besides_is_copied() -> None:
    BOARDS.confirm(
        "{cast: Copy Thing, by: Ann}, {resolve: all}",
        "Copy Thing: {types: [artifact, creature, enchantment], called: Ram, power: 5}",
        ann="hand: [Copy Thing], battlefield: [Ram]",
        choices="Ann apply replacement: yes; Ann objects: Ram",
    )
    BOARDS.confirm(
        "{cast: Copy Thing, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}",
        "Echo: {types: [artifact, creature, enchantment], called: Ram, power: 5}",
        ann="hand: [Copy Thing, Echo], battlefield: [Ram]",
        choices="Ann apply replacement: yes; Ann apply replacement: yes; Ann objects: Copy Thing",
    )
    BOARDS.confirm(
        "{cast: Become Big, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}",
        "Bear: {power: 7, called: Ogre}, Echo: {power: 7, called: Ogre}",
        ann="hand: [Echo, Become Big], battlefield: [Bear]",
        bob="battlefield: [Ogre]",
        choices="Ann targets: Bear; Ann targets: Ogre; Ann apply replacement: yes; Ann objects: Bear",
    )


def test_what_a_copy_is_except_for_what_it_copies_gives_way_to_what_shrank_it_before() -> None:
    BOARDS.confirm(
        "{cast: Shrink, by: Ann}, {resolve: all}, {cast: Become Big, by: Ann}, {resolve: all}",
        "Bear: {power: 1, called: Ogre}",
        ann="hand: [Shrink, Become Big], battlefield: [Bear]",
        bob="battlefield: [Ogre]",
        choices="Ann targets: Bear; Ann targets: Bear; Ann targets: Ogre",
    )


def test_a_copy_whose_size_is_given_does_not_copy_what_counts_it() -> None:
    BOARDS.holds(
        "{cast: Hulk, by: Ann}, {resolve: all}",
        "Hulk: {power: 7, toughness: 7, colors: [green], called: Bramble}",
        "707.9d",
        ann="hand: [Hulk], battlefield: [Bramble], graveyard: [Rock, Bolt]",
        choices="Ann apply replacement: yes; Ann objects: Bramble",
    )
    BOARDS.confirm(
        "{cast: Hulk, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}",
        "Echo: {power: 7, toughness: 7, colors: [green], called: Bramble}",
        ann="hand: [Hulk, Echo], battlefield: [Bramble], graveyard: [Rock, Bolt]",
        choices="Ann apply replacement: yes; Ann apply replacement: yes; Ann objects: Hulk",
    )
    BOARDS.confirm(
        "{cast: Frog Mirror, by: Ann}, {resolve: all}",
        "Bramble: {power: 3}, Bramble 2: {power: 1, toughness: 1}",
        ann="hand: [Frog Mirror], battlefield: [Bramble], graveyard: [Rock, Bolt]",
    )


def test_a_copy_whose_creature_types_are_given_is_no_changeling() -> None:
    BOARDS.confirm(
        "{cast: Frog Mirror, by: Ann}, {resolve: all}, {cast: Chase, by: Ann}, {resolve: all}",
        "Shapeless: {zone: graveyard}, Shapeless 2: {zone: battlefield, power: 1, colors: [green], subtypes: [Frog]}",
        ann="hand: [Frog Mirror, Chase], battlefield: [Shapeless]",
    )


def test_a_copy_has_the_mana_cost_and_the_costs_of_the_keywords_of_what_it_copies() -> None:
    BOARDS.refused(
        "{cast: Echo, by: Ann}, {resolve: all}, {end turn: true}, {end turn: true}, {activate: Echo, by: Ann, ability: outlast}",
        ann="hand: [Echo]",
        bob="battlefield: [Outlaster]",
        choices="Ann apply replacement: yes",
    )
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {cast: Big Void, by: Ann}, {resolve: all}",
        "Echo: {zone: graveyard}, Outlaster: {zone: graveyard}",
        ann="hand: [Echo, Big Void]",
        bob="battlefield: [Outlaster]",
        choices="Ann apply replacement: yes",
    )


def test_a_copy_has_each_instance_of_a_keyword_that_the_original_has() -> None:
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {end turn: true}, {attack: {Ogre: Ann}}, {block: {Echo: Ogre}}, {resolve: all}",
        "Echo: {power: 3}",
        ann="hand: [Echo], battlefield: [Twin Toxic]",
        bob="battlefield: [Ogre]",
        choices="Ann apply replacement: yes; Ann objects: Twin Toxic",
    )


def test_a_copied_spell_has_the_mode_that_was_chosen_and_may_have_another_target() -> None:
    BOARDS.holds(
        "{cast: Trinket, by: Ann}, {cast: Doubling, by: Bob}, {resolve: all}",
        "one: {zone: graveyard}, two: {zone: graveyard}",
        "707.10",
        ann="hand: [Trinket]",
        bob="hand: [Doubling], battlefield: [{card: Aura Rock, as: one}, {card: Aura Rock, as: two}]",
        choices="Ann mode: kill; Ann targets: one; Bob targets: two",
    )


def test_a_copied_spell_knows_what_was_sacrificed_for_the_original() -> None:
    BOARDS.holds(
        "{cast: Lob, by: Ann}, {cast: Doubling, by: Bob}, {resolve: all}",
        "Ann: {life: 15}, Bob: {life: 15}",
        "707.10",
        ann="hand: [Lob], battlefield: [Giant]",
        bob="hand: [Doubling]",
        choices="Ann objects: Giant; Ann targets: Bob; Bob targets: Ann",
    )


def test_an_ability_goes_on_although_its_object_is_no_copy_any_more() -> None:
    BOARDS.confirm(
        "{cast: Frantic, by: Ann}, {resolve: all}, {activate: Changer, by: Ann}, {resolve: all}, {cast: Become Once, by: Bob}, {resolve: all}, {advance to: end}, {resolve: all}",
        "Changer: {zone: graveyard}, Frantic: {zone: battlefield}",
        ann="battlefield: [Changer, Wall], hand: [Frantic], green: 1",
        bob="hand: [Become Once]",
        choices="Bob targets: Changer; Bob targets: Wall",
    )
    BOARDS.confirm(
        "{cast: Biter, by: Ann}, {resolve: all}, {activate: Changer, by: Ann}, {cast: Become Once, by: Bob}, {resolve: all}",
        'Changer: {called: Wall, counters: {"+1/+1": 1}}, Bear: {damage: 1}',
        ann="battlefield: [Changer, Wall, Bear], hand: [Biter], red: 1",
        bob="hand: [Become Once]",
        choices="Ann targets: Bear; Bob targets: Changer; Bob targets: Wall",
    )


def test_a_split_card_is_both_halves_in_a_graveyard_and_one_of_them_on_the_stack() -> None:
    BOARDS.holds(
        "{cast: Halves, by: Ann, as: Push}, {cast: Small Void, by: Bob}, {resolve: all}",
        "Bob: {life: 20}, Halves: {zone: graveyard, mana value: 5, colors: [red, green]}",
        "709.4b",
        ann="hand: [Halves], red: 1",
        bob="hand: [Small Void]",
        choices="Ann targets: Bob; Bob targets: Halves",
    )
    BOARDS.confirm(
        "{cast: Jump Off, by: Ann}, {resolve: all}",
        "Halves: {zone: hand}",
        ann="hand: [Jump Off], graveyard: [Halves]",
    )


def test_a_double_faced_card_transforms_as_a_copy_and_shows_its_other_face_afterwards() -> None:
    BOARDS.confirm(
        "{cast: Become Once, by: Ann}, {resolve: all}, {cast: Moonshine, by: Ann}, {resolve: all}",
        "Runaway: {called: Sentry, power: 2, toughness: 1, is: [transformed]}, Sentry: {is not: [transformed]}",
        ann="hand: [Become Once, Moonshine], battlefield: [Runaway, Sentry]",
        choices="Ann targets: Runaway; Ann targets: Sentry",
    )
    BOARDS.confirm(
        "{cast: Become Once, by: Ann}, {resolve: all}, {cast: Moonshine, by: Ann}, {resolve: all}, {end turn: true}",
        "Runaway: {called: Marauder, power: 5, toughness: 4}",
        ann="hand: [Become Once, Moonshine], battlefield: [Runaway, Sentry]",
        choices="Ann targets: Runaway; Ann targets: Sentry",
    )


def test_a_modal_card_does_not_transform() -> None:
    BOARDS.confirm(
        "{cast: Moonshine, by: Ann}, {resolve: all}",
        "Modal Rogue: {called: Modal Rogue, power: 2, types: [creature]}, Runaway: {power: 5}",
        ann="hand: [Moonshine], battlefield: [Modal Rogue, Runaway]",
    )


def test_what_makes_a_face_bigger_makes_the_other_bigger_too() -> None:
    BOARDS.confirm(
        "{cast: Growth, by: Ann}, {resolve: all}, {cast: Lantern, by: Ann}, {resolve: all}",
        "Runaway: {power: 8, toughness: 7}",
        ann="hand: [Growth, Lantern], battlefield: [Runaway]",
    )


def test_an_aura_that_gives_control_goes_with_its_player_and_is_left_by_what_it_enchants() -> None:
    BOARDS.holds(
        "{cast: Leash, by: Ann}, {resolve: all}, {concede: Ann}",
        "Giant: {controller: Bob, zone: battlefield}, Leash: {zone: nowhere}",
        "800.4a",
        ann="hand: [Leash]",
        bob="battlefield: [Giant]",
        cid="",
    )
    BOARDS.holds(
        "{cast: Leash, by: Ann}, {resolve: all}, {concede: Bob}, {pass: Ann}",
        "Giant: {zone: nowhere}, Leash: {zone: graveyard}",
        "800.4a",
        ann="hand: [Leash]",
        bob="battlefield: [Giant]",
        cid="",
    )
    BOARDS.holds(
        "{cast: Sway, by: Ann}, {resolve: all}, {concede: Ann}",
        "Giant: {controller: Bob, zone: battlefield}",
        "800.4a",
        ann="hand: [Sway]",
        bob="battlefield: [Giant]",
        cid="",
    )


def test_what_was_put_there_under_a_departed_players_control_is_exiled() -> None:
    BOARDS.confirm(
        "{cast: Pilfer, by: Ann}, {resolve: all}, {concede: Bob}",
        "Bird: {zone: nowhere}",
        ann="hand: [Pilfer]",
        bob="library: [Bird, Rock]",
        cid="",
        choices="Ann targets: Bob; Bob search: Bird",
    )
    BOARDS.holds(
        "{cast: Pilfer, by: Ann}, {resolve: all}, {concede: Ann}",
        "Bird: {zone: exile}",
        "800.4a",
        ann="hand: [Pilfer]",
        bob="library: [Bird, Rock]",
        cid="",
        choices="Ann targets: Bob; Bob search: Bird",
    )


def test_nothing_is_brought_back_for_a_player_who_has_left() -> None:
    BOARDS.holds(
        "{activate: Cycler, by: Bob, ability: cycling}, {resolve: all}, {concede: Bob}, {advance to: end}, {resolve: all}",
        "Giant: {zone: exile}",
        "800.4d",
        ann="battlefield: [Giant]",
        bob="battlefield: [Skid], hand: [Cycler], colorless: 2",
        cid="",
        choices="Bob may: yes; Bob targets: Giant",
    )
    BOARDS.confirm(
        "{activate: Cycler, by: Bob, ability: cycling}, {resolve: all}, {advance to: end}, {resolve: all}",
        "Giant: {zone: battlefield}",
        ann="battlefield: [Giant]",
        bob="battlefield: [Skid], hand: [Cycler], colorless: 2",
        cid="",
        choices="Bob may: yes; Bob targets: Giant",
    )


def test_becoming_blocked_by_two_is_one_event_or_one_for_each() -> None:
    BOARDS.confirm(
        "{attack: {Blocked Once: Bob}}, {block: {Bear: Blocked Once, Wolf: Blocked Once}}, {resolve: all}",
        "Ann: {life: 21}",
        ann="battlefield: [Blocked Once]",
        bob="battlefield: [Bear, Wolf]",
    )
    BOARDS.confirm(
        "{attack: {Blocked Each: Bob}}, {block: {Bear: Blocked Each, Wolf: Blocked Each}}, {resolve: all}",
        "Ann: {life: 22}",
        ann="battlefield: [Blocked Each]",
        bob="battlefield: [Bear, Wolf]",
    )


def test_devotion_is_counted_before_it_makes_something_no_creature() -> None:
    BOARDS.confirm(
        "{pass: Ann}",
        "God: {types: [enchantment]}",
        ann="battlefield: [God, Three Red]",
    )
    BOARDS.confirm(
        "{cast: One Red, by: Ann}, {resolve: all}",
        "God: {types: [enchantment, creature], power: 6}",
        ann="battlefield: [God, Three Red], hand: [One Red], red: 1",
    )
    BOARDS.confirm(
        "{attack: {God: Bob}}, {destroy: One Red, by: Bob}, {advance to: end of combat}",
        "God: {types: [enchantment], is not: [attacking]}, Bob: {life: 20}",
        ann="battlefield: [God, Three Red, One Red]",
    )


def test_what_was_chosen_is_destroyed_later_although_it_is_no_creature_any_more() -> None:
    BOARDS.confirm(
        "{cast: Brief Might, by: Ann}, {resolve: all}, {cast: Petrify, by: Bob}, {resolve: all}, {advance to: end}, {resolve: all}",
        "Bear: {zone: graveyard}",
        ann="battlefield: [Bear], hand: [Brief Might]",
        bob="hand: [Petrify]",
    )


def test_a_library_is_shuffled_although_the_card_never_comes_there() -> None:
    BOARDS.confirm(
        "{destroy: Returner, by: Bob}, {cast: Whisk, by: Bob}, {resolve: all}",
        "Returner: {zone: exile}, Ann: {life: 25}",
        ann="battlefield: [Returner, Library Watch]",
        bob="hand: [Whisk]",
    )
    BOARDS.confirm(
        "{destroy: Returner, by: Bob}, {resolve: all}",
        "Returner: {zone: library}, Ann: {life: 25}",
        ann="battlefield: [Returner, Library Watch]",
        bob="hand: [Whisk]",
    )
    BOARDS.confirm(
        "{cast: Ember, by: Ann}, {resolve: all}",
        "Ember: {zone: exile}, Ann: {life: 25}",
        ann="battlefield: [Library Watch], graveyard: [Ember], black: 1",
    )
    BOARDS.confirm(
        "{cast: Ember, by: Ann}, {resolve: all}",
        "Ember: {zone: library}, Ann: {life: 25}",
        ann="battlefield: [Library Watch], hand: [Ember], black: 1",
    )
    BOARDS.confirm(
        "{cast: Digger, by: Ann}, {resolve: all}",
        "Rock: {zone: graveyard}, Ann: {life: 25}",
        ann="battlefield: [Library Watch], hand: [Digger], graveyard: [Rock, Bolt]",
        choices="Ann targets: nothing",
    )


def test_two_with_lifelink_gain_life_twice() -> None:
    BOARDS.confirm(
        "{attack: {one: Bob, two: Bob}}, {advance to: end of combat}",
        'Pridemate: {counters: {"+1/+1": 2}}, Ann: {life: 22}',
        ann="battlefield: [{card: Linker, as: one}, {card: Linker, as: two}, Pridemate]",
    )


def test_trample_counts_what_others_assign_and_not_what_will_be_prevented() -> None:
    BOARDS.confirm(
        "{attack: {Plain One: Bob, Trampler: Bob}}, {block: {Two Blocker: [Plain One, Trampler]}}, {advance to: end of combat}",
        "Bob: {life: 18}, Two Blocker: {zone: graveyard}",
        ann="battlefield: [Plain One, Trampler]",
        bob="battlefield: [Two Blocker]",
        choices="Ann assign damage: {Two Blocker: 1, Bob: 2}; Bob assign damage: {Plain One: 1, Trampler: 1}",
    )
    BOARDS.confirm(
        "{attack: {Green Trampler: Bob}}, {block: {Green Proof: Green Trampler}}, {advance to: end of combat}",
        "Bob: {life: 16}, Green Proof: {zone: battlefield, damage: 0}",
        ann="battlefield: [Green Trampler]",
        bob="battlefield: [Green Proof]",
        choices="Ann assign damage: {Green Proof: 2, Bob: 4}",
    )
    BOARDS.confirm(
        "{attack: {Green Trampler: Bob}}, {block: {Green Proof: Green Trampler}}, {advance to: end of combat}",
        "illegal answer: true",
        ann="battlefield: [Green Trampler]",
        bob="battlefield: [Green Proof]",
        choices="Ann assign damage: {Green Proof: 1, Bob: 5}",
    )


def test_one_creature_is_not_sacrificed_twice_for_an_upkeep() -> None:
    BOARDS.confirm(
        "{end turn: true}, {end turn: true}, {resolve: all}",
        "Hungry: {counters: {age: 2}, zone: battlefield}, Bear: {zone: graveyard}, Wolf: {zone: graveyard}",
        ann="battlefield: [{card: Hungry, counters: {age: 1}}, Bear, Wolf]",
        choices="Ann pay: yes; Ann objects: Bear; Ann objects: Wolf",
    )
    BOARDS.confirm(
        "{end turn: true}, {end turn: true}, {resolve: all}",
        "Hungry: {zone: graveyard}, Bear: {zone: battlefield}",
        ann="battlefield: [{card: Hungry, counters: {age: 1}}, Bear]",
        choices="Ann pay: no",
    )


def test_two_upkeeps_that_add_up_share_their_counters() -> None:
    BOARDS.confirm(
        "{end turn: true}, {end turn: true}, {resolve: all}",
        "Bled: {counters: {age: 2}, zone: battlefield}, Ann: {life: 17}",
        ann="battlefield: [Bled]",
        choices="Ann pay: yes; Ann pay: yes; Ann order triggers: [Bled/a, Bled/b]",
    )


def test_what_is_phased_out_is_neither_counted_nor_destroyed() -> None:
    BOARDS.confirm(
        "{cast: Tally, by: Ann}, {resolve: all}",
        "Ann: {hand: 2}",
        ann="battlefield: [Bear, Wolf, {card: Ogre, phased out: true}], hand: [Tally]",
    )
    BOARDS.confirm(
        "{cast: Wrath, by: Ann}, {resolve: all}, {end turn: true}, {end turn: true}",
        "Ogre: {zone: battlefield, is not: [phased out]}, Bear: {zone: graveyard}",
        ann="battlefield: [Bear, {card: Ogre, phased out: true}], hand: [Wrath]",
    )


def test_convoke_pays_what_a_reduced_cost_comes_to() -> None:
    BOARDS.holds(
        "{cast: Crawler, by: Ann}, {resolve: all}",
        "Crawler: {zone: battlefield}, Ann: {green: 0}",
        "702.51a",
        ann="battlefield: [Cheap, Bear, Wolf, Ogre], hand: [Crawler], green: 2",
        choices="Ann objects: [Bear, Wolf, Ogre]; Ann pay with: green; Ann pay with: green",
    )
    BOARDS.refused(
        "{cast: Crawler, by: Ann}",
        ann="battlefield: [Cheap, Bear, Wolf, Ogre], hand: [Crawler], green: 1",
        choices="Ann objects: [Bear, Wolf, Ogre]; Ann pay with: green; Ann pay with: green",
    )


def test_a_card_in_the_library_is_cast_bestowed_only_by_what_speaks_of_such_a_spell() -> None:
    BOARDS.refused(
        "{cast: Nymph, by: Ann}",
        ann="battlefield: [Herd], library: [Nymph, Rock], white: 2",
        choices="Ann which cost: bestow",
    )
    BOARDS.confirm(
        "{cast: Nymph, by: Ann}, {resolve: all}",
        "Nymph: {zone: battlefield, power: 2}",
        ann="battlefield: [Herd], library: [Nymph, Rock], white: 2",
        choices="Ann which cost: its own",
    )
    BOARDS.confirm(
        "{cast: Nymph, by: Ann}, {resolve: all}",
        "Nymph: {attached to: Aura Herd}",
        ann="battlefield: [Aura Herd], library: [Nymph, Rock], white: 2",
        choices="Ann which cost: bestow",
    )
    BOARDS.refused(
        "{cast: Nymph, by: Ann}",
        ann="battlefield: [Aura Herd], library: [Nymph, Rock], white: 2",
        choices="Ann which cost: its own",
    )


def test_toxic_adds_up() -> None:
    BOARDS.confirm(
        "{attack: {Toxin: Bob}}, {advance to: end of combat}",
        "Bob: {life: 18, poison: 3}",
        ann="battlefield: [Toxin, More Toxin]",
    )


def test_a_creature_survives_the_middle_of_a_resolution_and_what_watches_for_an_empty_hand_has_seen_it() -> None:
    BOARDS.confirm(
        "{cast: Turnover, by: Ann}, {resolve: all}",
        "Handful: {zone: battlefield, power: 7}, Ann: {life: 22, hand: 7}",
        ann="battlefield: [Handful, Empty], hand: [Turnover, Rock, Bolt]",
    )


def test_two_reasons_to_lose_are_one_loss_that_is_replaced_once() -> None:
    BOARDS.confirm(
        "{cast: Sorrow, by: Bob}, {resolve: all}",
        "Ann: {life: 20}, winner: none",
        turn="Bob",
        ann="battlefield: [Lich Glass, Rock, Bear, Wolf, Ogre, Giant, Wall, Bird], library: 1, life: 1",
        bob="hand: [Sorrow]",
        choices="Ann top of the library: nothing",
    )


def test_undying_looks_at_the_creature_as_it_was_before_the_counters_cancel_out() -> None:
    BOARDS.confirm(
        "{cast: Wither Spell, by: Ann}, {resolve: all}",
        "Cub: {zone: graveyard}",
        ann='battlefield: [{card: Cub, counters: {"+1/+1": 1}}], hand: [Wither Spell]',
    )
    BOARDS.confirm(
        "{cast: Wither Spell, by: Ann}, {resolve: all}",
        'Cub: {zone: battlefield, counters: {"+1/+1": 1}}',
        ann="battlefield: [{card: Cub}], hand: [Wither Spell]",
    )


def test_a_landwalker_is_looked_at_by_the_lands_of_the_player_it_attacks() -> None:
    BOARDS.confirm(
        "{attack: {Bear: Bob, Mountainwalker: Cid}}, {block: {Wall: Mountainwalker}}",
        "Wall: {is: [blocking]}",
        ann="battlefield: [Bear, Mountainwalker]",
        bob="battlefield: [Mountain]",
        cid="battlefield: [Wall]",
    )
    BOARDS.refused(
        "{attack: {Bear: Bob, Mountainwalker: Cid}}, {block: {Wall: Mountainwalker}}",
        ann="battlefield: [Bear, Mountainwalker]",
        cid="battlefield: [Wall, Mountain]",
    )


def test_a_copy_of_a_creature_with_persist_may_copy_another_as_it_returns() -> None:
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {destroy: Echo, by: Bob}, {resolve: all}",
        'Echo: {zone: battlefield, called: Giant, counters: {"-1/-1": 1}, power: 4}',
        ann="hand: [Echo], battlefield: [Giant]",
        bob="battlefield: [Stayer]",
        choices="Ann apply replacement: yes; Ann objects: Stayer; Ann apply replacement: yes; Ann objects: Giant",
    )


def test_what_phases_out_takes_along_an_aura_of_another_player_and_comes_back_with_it() -> None:
    BOARDS.confirm(
        "{cast: Fade, by: Bob}, {resolve: all}",
        "Bear: {is: [phased out]}, Pacify: {is: [phased out], attached to: Bear}, Bob: {life: 20}",
        ann="battlefield: [Bear]",
        bob="battlefield: [{card: Pacify, attached to: Bear}, Leaver], hand: [Fade]",
        choices="Bob targets: Bear",
    )
    BOARDS.confirm(
        "{cast: Fade, by: Bob}, {resolve: all}, {end turn: true}, {end turn: true}",
        "Bear: {zone: battlefield, is not: [phased out]}, Pacify: {is not: [phased out], attached to: Bear}, Bob: {life: 20}",
        ann="battlefield: [Bear]",
        bob="battlefield: [{card: Pacify, attached to: Bear}, Leaver], hand: [Fade]",
        choices="Bob targets: Bear",
    )


def test_an_attacker_that_phases_out_deals_no_damage_and_what_lasted_until_then_is_over() -> None:
    BOARDS.confirm(
        "{attack: {Bear: Bob, Ogre: Bob}}, {cast: Fade, by: Bob}, {resolve: all}, {advance to: end of combat}",
        "Bob: {life: 17}",
        ann="battlefield: [Bear, Ogre]",
        bob="hand: [Fade]",
        choices="Bob targets: Bear",
    )
    BOARDS.confirm(
        "{cast: Long Growth, by: Ann}, {resolve: all}, {cast: Growth, by: Ann}, {resolve: all}, {cast: Fade, by: Bob}, {resolve: all}, {end turn: true}, {end turn: true}",
        "Bear: {power: 2}",
        ann="battlefield: [Bear], hand: [Long Growth, Growth]",
        bob="hand: [Fade]",
        choices="Bob targets: Bear",
    )


def test_phasing_out_does_not_end_an_exile_until_something_leaves_and_leaving_the_game_does() -> None:
    BOARDS.confirm(
        "{cast: Jailer, by: Ann}, {resolve: all}, {cast: Fade, by: Ann}, {resolve: all}",
        "Bear: {zone: exile}, Jailer: {is: [phased out]}",
        ann="hand: [Jailer, Fade]",
        bob="battlefield: [Bear]",
    )
    BOARDS.confirm(
        "{cast: Jailer, by: Ann}, {resolve: all}, {concede: Ann}",
        "Bear: {zone: battlefield}",
        ann="hand: [Jailer]",
        bob="battlefield: [Bear]",
        cid="",
    )


def test_what_is_turned_face_up_has_not_entered_and_keeps_what_made_it_bigger() -> None:
    BOARDS.confirm(
        "{cast: Sleeper, by: Ann, as: face down}, {resolve: all}, {activate: Sleeper, by: Ann, ability: morph}, {resolve: all}",
        "Ann: {life: 20, hand: 1}, Sleeper: {power: 4}",
        ann="hand: [Sleeper], blue: 4",
    )
    BOARDS.confirm(
        "{cast: Growth, by: Ann}, {resolve: all}, {activate: Sleeper, by: Ann, ability: morph}, {resolve: all}",
        "Sleeper: {power: 7, toughness: 7}",
        ann="hand: [Growth], battlefield: [{card: Sleeper, face down: true}], blue: 1",
    )
    BOARDS.confirm(
        "{cast: Bounce, by: Bob}, {resolve: all}",
        "Sleeper: {zone: hand, is not: [face down]}",
        ann="battlefield: [{card: Sleeper, face down: true}]",
        bob="hand: [Bounce]",
    )
    BOARDS.confirm(
        "{cast: Sleeper, by: Ann, as: face down}, {resolve: all}",
        "Ann: {life: 20}",
        ann="hand: [Sleeper], blue: 4",
    )


def test_a_double_faced_permanent_is_not_turned_face_down() -> None:
    BOARDS.confirm(
        "{cast: Face Flip, by: Ann}, {resolve: all}",
        "Changeful: {is not: [face down], called: Changeful}",
        ann="battlefield: [Changeful], hand: [Face Flip]",
    )
    BOARDS.confirm(
        "{turn face down: Modal Rogue, by: Ann}",
        "Modal Rogue: {is not: [face down]}",
        ann="battlefield: [Modal Rogue]",
    )


def test_what_is_face_down_is_not_turned_face_down_again() -> None:
    BOARDS.confirm(
        "{cast: Face Flip, by: Ann}, {resolve: all}, {cast: two, by: Ann}, {resolve: all}",
        "Sleeper: {is: [face down], power: 2}",
        ann="battlefield: [Sleeper], hand: [Face Flip, {card: Face Flip, as: two}]",
    )


def test_what_a_departed_player_owns_is_gone_and_what_they_took_goes_back() -> None:
    BOARDS.confirm(
        "{cast: Grasp, by: Ann}, {resolve: all}, {concede: Bob}",
        "Giant: {zone: nowhere}",
        ann="hand: [Grasp]",
        bob="battlefield: [Giant]",
        cid="",
    )
    BOARDS.confirm(
        "{cast: one, by: Ann}, {resolve: all}, {end turn: true}, {cast: two, by: Bob}, {resolve: all}, {concede: Bob}",
        "Giant: {zone: battlefield, controller: Ann}",
        ann="hand: [{card: Grasp, as: one}]",
        bob="hand: [{card: Grasp, as: two}]",
        cid="battlefield: [Giant]",
    )
    BOARDS.confirm(
        "{cast: Bolt, by: Bob}, {concede: Bob}, {resolve: all}",
        "Ann: {life: 20}, Bolt: {zone: nowhere}",
        bob="hand: [Bolt]",
        cid="",
        choices="Bob targets: Ann",
    )


def test_a_departed_player_begins_no_turn_not_even_an_extra_one() -> None:
    BOARDS.confirm(
        "{concede: Ann}, {end turn: true}",
        "turn: Bob, Bob: {hand: 1}",
        cid="",
    )
    BOARDS.confirm(
        "{concede: Bob}, {end turn: true}",
        "turn: Cid",
        cid="",
    )
    BOARDS.confirm(
        "{cast: Extra, by: Ann}, {resolve: all}, {concede: Ann}, {end turn: true}",
        "turn: Bob",
        ann="hand: [Extra]",
        cid="",
    )


def test_what_lasts_until_the_turn_of_a_departed_player_ends_where_it_would_have_begun() -> None:
    BOARDS.confirm(
        "{cast: Long Growth, by: Ann}, {resolve: all}, {concede: Ann}, {end turn: true}",
        "Bear: {power: 4}",
        ann="hand: [Long Growth]",
        bob="battlefield: [Bear]",
        cid="",
    )
    BOARDS.confirm(
        "{cast: Long Growth, by: Ann}, {resolve: all}, {concede: Ann}, {end turn: true}, {end turn: true}, {end turn: true}",
        "Bear: {power: 2}",
        ann="hand: [Long Growth]",
        bob="battlefield: [Bear]",
        cid="",
    )


def test_a_departed_player_is_dealt_no_damage_and_pays_nothing() -> None:
    BOARDS.holds(
        "{attack: {Bear: Bob, Ogre: Cid}}, {concede: Bob}, {advance to: end of combat}",
        "Cid: {life: 17}, Bear: {zone: battlefield}",
        "800.4e",
        ann="battlefield: [Bear, Ogre]",
        cid="",
    )
    BOARDS.confirm(
        "{cast: Toll Ward, by: Ann}, {concede: Bob}, {resolve: all}",
        "Ann: {life: 20}",
        ann="hand: [Toll Ward]",
        cid="",
        choices="Ann targets: Bob",
    )


def test_becoming_a_copy_is_no_entering_and_counters_stay() -> None:
    BOARDS.confirm(
        "{cast: Become, by: Ann}, {resolve: all}",
        "Bear: {called: Omen Wall}, Ann: {hand: 0}",
        ann="battlefield: [Bear], hand: [Become]",
        bob="battlefield: [Omen Wall]",
        choices="Ann targets: Bear; Ann targets: Omen Wall",
    )
    BOARDS.confirm(
        "{cast: Become, by: Ann}, {resolve: all}, {end turn: true}",
        'Bear: {called: Giant, power: 6, counters: {"+1/+1": 1}}',
        ann='battlefield: [{card: Bear, counters: {"+1/+1": 1}}], hand: [Become]',
        bob="battlefield: [Giant]",
        choices="Ann targets: Bear; Ann targets: Giant",
    )


def test_the_latest_copy_counts_and_the_one_before_is_back_when_it_ends() -> None:
    BOARDS.confirm(
        "{cast: Become Once, by: Ann}, {resolve: all}, {end turn: true}",
        "Bear: {called: Bear, power: 2}",
        ann="battlefield: [Bear], hand: [Become Once]",
        bob="battlefield: [Giant]",
        choices="Ann targets: Bear; Ann targets: Giant",
    )
    BOARDS.confirm(
        "{cast: Become, by: Ann}, {resolve: all}, {cast: Become Once, by: Ann}, {resolve: all}, {end turn: true}",
        "Bear: {called: Giant, power: 5}",
        ann="battlefield: [Bear], hand: [Become, Become Once]",
        bob="battlefield: [Giant, Ogre]",
        choices="Ann targets: Bear; Ann targets: Giant; Ann targets: Bear; Ann targets: Ogre",
    )


def test_a_copy_of_a_legend_is_one_unless_it_is_said_to_be_none() -> None:
    BOARDS.confirm(
        "{cast: Mirror, by: Ann}, {resolve: all}",
        "Monarch: {zone: graveyard}, Monarch 2: {zone: battlefield}",
        ann="hand: [Mirror], battlefield: [Monarch]",
        choices="Ann which to keep: Monarch 2",
    )
    BOARDS.confirm(
        "{cast: Loose Mirror, by: Ann}, {resolve: all}",
        "Monarch: {zone: battlefield}, Monarch 2: {zone: battlefield, supertypes: []}",
        ann="hand: [Loose Mirror], battlefield: [Monarch]",
    )
    BOARDS.confirm(
        "{cast: Become, by: Ann}, {resolve: all}",
        "Bear: {zone: graveyard}, Monarch: {zone: battlefield}",
        ann="battlefield: [Bear, Monarch], hand: [Become]",
        choices="Ann targets: Bear; Ann targets: Monarch; Ann which to keep: Monarch",
    )


def test_copies_have_the_x_of_what_they_copy_on_the_stack_alone() -> None:
    BOARDS.confirm(
        "{cast: Burst, by: Ann}, {cast: Any Doubling, by: Ann}, {resolve: all}",
        "Bob: {life: 12}",
        ann="hand: [Burst, Any Doubling], red: 1, colorless: 4",
        choices="Ann value of X: 4; Ann targets: Bob",
    )
    BOARDS.holds(
        "{cast: Sprawl, by: Ann}, {cast: Any Doubling, by: Ann}, {resolve: all}",
        "Sprawl: {power: 3}, Sprawl 2: {power: 3, zone: battlefield}",
        "707.10f",
        ann="hand: [Sprawl, Any Doubling], green: 1, colorless: 3",
        choices="Ann value of X: 3",
    )
    BOARDS.confirm(
        "{cast: Mirror, by: Ann}, {resolve: all}",
        "Sprawl 2: {zone: nowhere}",
        ann='hand: [Mirror], battlefield: [{card: Sprawl, counters: {"+1/+1": 3}}]',
    )


def test_linked_abilities_are_copied_as_a_pair_of_their_own() -> None:
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {destroy: Linked, by: Bob}, {resolve: all}",
        "Rock: {zone: exile}",
        ann="hand: [Echo], battlefield: [Linked, Rock]",
        choices="Ann apply replacement: yes; Ann objects: Linked",
    )
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {destroy: Echo, by: Bob}, {resolve: all}",
        "Rock: {zone: battlefield}",
        ann="hand: [Echo], battlefield: [Linked, Rock]",
        choices="Ann apply replacement: yes; Ann objects: Linked",
    )


def test_evoke_is_how_it_was_cast_and_no_copy_has_been() -> None:
    BOARDS.confirm(
        "{cast: Passer, by: Ann}, {resolve: all}",
        "Ann: {hand: 1}, Passer: {zone: graveyard}",
        ann="hand: [Passer], red: 1",
        choices="Ann which cost: evoke; Ann order triggers: [Passer/1, Passer/2]",
    )
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}",
        "Ann: {hand: 1}, Echo: {zone: battlefield}",
        ann="hand: [Echo], battlefield: [Passer]",
        choices="Ann apply replacement: yes",
    )


def test_what_cannot_be_attached_to_something_does_not_move() -> None:
    BOARDS.confirm(
        "{cast: Shifting, by: Ann}, {resolve: all}",
        "Live Sword: {attached to: none}, Ann: {life: 20}",
        ann="hand: [Shifting], battlefield: [Live Sword, Bear]",
        choices="Ann targets: Live Sword; Ann targets: Bear",
    )
    BOARDS.confirm(
        "{cast: Shifting, by: Ann}, {resolve: all}",
        "Plain Sword: {attached to: Bear}, Ann: {life: 20}",
        ann="hand: [Shifting], battlefield: [{card: Plain Sword, attached to: Bear}, Bear, Rock]",
        choices="Ann targets: Plain Sword; Ann targets: Rock",
    )
    BOARDS.confirm(
        "{cast: Shifting, by: Ann}, {resolve: all}",
        "Plain Sword: {attached to: Wolf}, Ann: {life: 21}",
        ann="hand: [Shifting], battlefield: [{card: Plain Sword, attached to: Bear}, Bear, Wolf]",
        choices="Ann targets: Plain Sword; Ann targets: Wolf",
    )
    BOARDS.confirm(
        "{cast: Shifting, by: Ann}, {resolve: all}",
        "Black Aura: {zone: battlefield, attached to: Bear}",
        ann="hand: [Shifting], battlefield: [{card: Black Aura, attached to: Bear}, Bear, White Guard]",
        choices="Ann targets: Black Aura; Ann targets: White Guard",
    )
    BOARDS.confirm(
        "{cast: Shifting, by: Ann}, {resolve: all}",
        "Black Aura: {zone: battlefield, attached to: Bear}",
        ann="hand: [Shifting], battlefield: [{card: Black Aura, attached to: Bear}, Bear, Rock]",
        choices="Ann targets: Black Aura; Ann targets: Rock",
    )


def test_a_creature_fights_nobody_who_has_gone() -> None:
    BOARDS.confirm(
        "{cast: Brawl, by: Ann}, {destroy: Ogre, by: Bob}, {resolve: all}",
        "Fighter: {damage: 0}",
        ann="battlefield: [Fighter], hand: [Brawl]",
        bob="battlefield: [Ogre, Bear]",
        choices="Ann targets: Ogre",
    )


def test_populate_copies_a_token_and_no_card_that_copies_one() -> None:
    BOARDS.confirm(
        "{cast: Maker, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}, {cast: Populator, by: Ann}, {resolve: all}",
        "Elk 2: {zone: battlefield, power: 3}, Echo: {called: Elk}",
        ann="hand: [Maker, Echo, Populator]",
        choices="Ann apply replacement: yes",
    )


def test_a_goaded_creature_attacks_somebody_else_if_there_is_somebody() -> None:
    BOARDS.refused(
        "{cast: Goader, by: Ann}, {resolve: all}, {end turn: true}, {attack: {Bear: Ann}}",
        ann="hand: [Goader]",
        bob="battlefield: [Bear]",
        cid="",
    )
    BOARDS.confirm(
        "{cast: Goader, by: Ann}, {resolve: all}, {end turn: true}, {attack: {Bear: Cid}}",
        "Bear: {is: [attacking]}",
        ann="hand: [Goader]",
        bob="battlefield: [Bear]",
        cid="",
    )
    BOARDS.refused(
        "{cast: Goader, by: Ann}, {resolve: all}, {end turn: true}, {attack: {}}",
        ann="hand: [Goader]",
        bob="battlefield: [Bear]",
        cid="",
    )
    BOARDS.confirm(
        "{cast: Goader, by: Ann}, {resolve: all}, {end turn: true}, {attack: {Bear: Ann}}",
        "Bear: {is: [attacking]}",
        ann="hand: [Goader]",
        bob="battlefield: [Bear]",
    )


def test_a_card_that_was_dredged_up_is_not_there_for_the_second_draw() -> None:
    BOARDS.confirm(
        "{cast: Two Draw, by: Ann}, {resolve: all}",
        "Dredger: {zone: hand}, Ann: {hand: 2, library: 3}",
        ann="hand: [Two Draw], graveyard: [Dredger], library: 6",
        choices="Ann apply replacement: yes",
    )
    BOARDS.confirm(
        "{draw: 1, by: Ann}",
        "Dredger: {zone: graveyard}, Ann: {hand: 1}",
        ann="graveyard: [Dredger], library: 1",
    )


def test_undying_comes_back_again_once_its_counters_have_cancelled_out() -> None:
    BOARDS.confirm(
        "{destroy: Undyer, by: Bob}, {resolve: all}, {destroy: Undyer, by: Bob}, {resolve: all}",
        "Undyer: {zone: graveyard}",
        ann="battlefield: [Undyer]",
    )
    BOARDS.confirm(
        '{destroy: Undyer, by: Bob}, {resolve: all}, {put counter: "-1/-1", on: Undyer, by: Bob}, {destroy: Undyer, by: Bob}, {resolve: all}',
        'Undyer: {zone: battlefield, counters: {"+1/+1": 1}}',
        ann="battlefield: [Undyer]",
    )


def test_what_comes_back_comes_to_its_owner_as_a_new_object() -> None:
    BOARDS.confirm(
        "{cast: Flit, by: Ann}, {resolve: all}",
        'Bear: {zone: battlefield, counters: {"+1/+1": 0}, controller: Bob, power: 2}',
        ann="hand: [Flit], battlefield: []",
        bob='battlefield: [{card: Bear, counters: {"+1/+1": 2}}]',
    )
    BOARDS.confirm(
        "{cast: Filch, by: Ann}, {resolve: all}, {cast: Flit, by: Ann}, {resolve: all}",
        "Bear: {zone: battlefield, controller: Bob}",
        ann="hand: [Flit, Filch]",
        bob="battlefield: [Bear]",
    )
    BOARDS.confirm(
        "{cast: Maker, by: Ann}, {resolve: all}, {cast: Flit, by: Ann}, {resolve: all}",
        "Elk: {zone: nowhere}",
        ann="hand: [Maker, Flit]",
    )
    BOARDS.confirm(
        "{cast: Flit, by: Ann}, {resolve: all}",
        "Pacify: {zone: graveyard}, Bear: {zone: battlefield}",
        ann="hand: [Flit], battlefield: [Bear]",
        bob="battlefield: [{card: Pacify, attached to: Bear}]",
    )
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {cast: Flit, by: Ann}, {resolve: all}",
        "Echo: {called: Giant, power: 5}",
        ann="hand: [Echo, Flit]",
        bob="battlefield: [Bear, Giant]",
        choices="Ann apply replacement: yes; Ann objects: Bear; Ann targets: Echo; Ann apply replacement: yes; Ann objects: Giant",
    )
    BOARDS.confirm(
        "{cast: Flit, by: Ann}, {resolve: all}",
        "Runaway: {called: Runaway, power: 3}",
        ann="hand: [Flit], battlefield: [{card: Runaway, transformed: true}]",
    )


def test_a_copy_enters_with_the_counters_of_a_keyword_and_not_with_those_that_are_there() -> None:
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}",
        "Echo: {counters: {time: 2}}",
        ann="hand: [Echo]",
        bob="battlefield: [Vanisher]",
        choices="Ann apply replacement: yes",
    )
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}",
        'Echo: {power: 2, counters: {"+1/+1": 2}}',
        ann="hand: [Echo]",
        bob='battlefield: [{card: Modular One, counters: {"+1/+1": 1}}]',
        choices="Ann apply replacement: yes",
    )


def test_a_token_that_was_embalmed_is_copied_as_it_is() -> None:
    BOARDS.confirm(
        "{activate: Embalmer, by: Ann, ability: embalm}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}",
        "Embalmer: {zone: exile}, Echo: {colors: [white], subtypes: [Bird, Zombie], mana value: 0}",
        ann="graveyard: [Embalmer], hand: [Echo], blue: 1",
        choices="Ann apply replacement: yes",
    )


def test_a_creature_that_becomes_a_copy_goes_on_being_a_frog() -> None:
    BOARDS.confirm(
        "{cast: Type Frog, by: Ann}, {resolve: all}, {cast: Mirror, by: Ann}, {resolve: all}",
        "Trampler 2: {power: 3, keywords: [trample], subtypes: []}",
        ann="hand: [Type Frog, Mirror], battlefield: [Trampler]",
    )
    BOARDS.confirm(
        "{cast: Type Frog, by: Ann}, {resolve: all}, {cast: Become, by: Ann}, {resolve: all}",
        "Bear: {power: 1, keywords: [], subtypes: [Frog], called: Trampler}",
        ann="hand: [Type Frog, Become], battlefield: [Trampler, Bear]",
        choices="Ann targets: Bear; Ann targets: Bear; Ann targets: Trampler",
    )


def test_an_ability_that_a_copy_has_for_the_turn_is_copied_for_good() -> None:
    BOARDS.confirm(
        "{cast: Redo, by: Ann}, {resolve: all}",
        "Redo: {called: Giant, power: 5, keywords: [flying]}",
        ann="hand: [Redo]",
        bob="battlefield: [Giant]",
        choices="Ann may: yes; Ann objects: Giant",
    )
    BOARDS.confirm(
        "{cast: Redo, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}, {end turn: true}",
        "Echo: {called: Giant, power: 5, keywords: [flying]}, Redo: {called: Redo}",
        ann="hand: [Redo, Echo]",
        bob="battlefield: [Giant]",
        choices="Ann may: yes; Ann objects: Giant; Ann apply replacement: yes; Ann objects: Redo",
    )
    BOARDS.confirm(
        "{cast: Flash Clone, by: Ann}, {resolve: all}, {cast: Echo, by: Ann}, {resolve: all}, {attack: {Echo: Bob}}, {advance to: end of combat}",
        "Bob: {life: 15}",
        ann="hand: [Flash Clone, Echo]",
        bob="battlefield: [Giant]",
        choices="Ann apply replacement: yes; Ann apply replacement: yes; Ann objects: Flash Clone",
    )


def test_what_a_copy_of_a_permanent_has_is_printed_on_it() -> None:
    BOARDS.confirm(
        "{cast: Animate, by: Ann}, {resolve: all}, {cast: Twin Lands, by: Ann}, {resolve: all}",
        "Forest 2: {types: [land]}",
        ann="hand: [Animate, Twin Lands], battlefield: [Forest]",
    )
    BOARDS.confirm(
        "{cast: Saga Mirror, by: Ann}, {resolve: all}",
        "Saga One 2: {counters: {lore: 1}}, Ann: {life: 21}",
        ann="hand: [Saga Mirror], battlefield: [{card: Saga One, counters: {lore: 1}}]",
    )
    BOARDS.confirm(
        "{cast: Walker Mirror, by: Ann}, {resolve: all}, {activate: Walker Two 2, by: Ann}, {resolve: all}",
        "Walker Two 2: {counters: {loyalty: 5}}, Walker Two: {counters: {loyalty: 2}}",
        ann="hand: [Walker Mirror], battlefield: [{card: Walker Two, counters: {loyalty: 2}}]",
    )
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {cast: Big Void, by: Ann}, {resolve: all}",
        "Echo: {zone: battlefield}, Runaway: {zone: graveyard}",
        ann="hand: [Echo, Big Void], battlefield: [{card: Runaway, transformed: true}]",
        choices="Ann apply replacement: yes",
    )
    BOARDS.confirm(
        "{cast: Become Once, by: Ann}, {resolve: all}, {cast: Big Void, by: Ann}, {resolve: all}",
        "Bear: {zone: graveyard}, Bird: {zone: battlefield}",
        ann="hand: [Become Once, Big Void], battlefield: [Bear, Bird]",
        bob="battlefield: [Outlaster]",
        choices="Ann targets: Bear; Ann targets: Outlaster",
    )


def test_a_creature_with_daybound_turns_and_its_copy_does_not() -> None:
    BOARDS.confirm(
        "{cast: Echo, by: Ann}, {resolve: all}, {end turn: true}, {end turn: true}",
        "Echo: {called: Night Guard, power: 2}, Night Guard: {power: 5}",
        ann="hand: [Echo], battlefield: [Night Guard]",
        choices="Ann apply replacement: yes",
    )


def test_a_copy_with_morph_is_turned_up_for_that_cost() -> None:
    BOARDS.confirm(
        "{cast: Become, by: Ann}, {resolve: all}, {cast: Face Flip, by: Ann}, {resolve: all}, {activate: Bear, by: Ann, ability: morph}",
        "Bear: {called: Newt, power: 4}, Ann: {green: 0}",
        ann="hand: [Become, Face Flip], battlefield: [Bear, Newt], green: 1",
        choices="Ann targets: Bear; Ann targets: Newt; Ann targets: Bear",
    )
    BOARDS.confirm(
        "{cast: Become, by: Ann}, {resolve: all}, {destroy: Hood, by: Bob}",
        "Hood: {zone: graveyard, power: 6, called: Hood, is not: [face down]}",
        ann="hand: [Become], battlefield: [{card: Hood, face down: true}, Newt]",
        choices="Ann targets: Hood; Ann targets: Newt",
    )


def test_a_loop_is_played_a_turn_at_a_time() -> None:
    BOARDS.confirm(
        "{activate: Drummer, by: Ann}, {resolve: all}, {activate: Drummer, by: Ann}, {resolve: all}",
        "Elf: {zone: battlefield}, Elf 2: {zone: battlefield}, Drummer: {tapped: false}",
        ann="battlefield: [Drummer]",
        bob="battlefield: [Alarm]",
    )
    BOARDS.confirm(
        "{activate: Flapper, by: Ann}, {resolve: all}, {activate: Shears, by: Bob}, {resolve: all}, {activate: Flapper, by: Ann}, {resolve: all}",
        "Flapper: {keywords: [flying]}",
        ann="battlefield: [Flapper]",
        bob="battlefield: [Shears]",
    )
