"""The general rule of each of Magic's questions, which speaks where no row does."""

from __future__ import annotations

# name; another name | rules
GENERAL = """
triggered abilities trigger | 113.3c
when a condition is evaluated | 603.10
what is done as something arrives comes before | 614.12a
source enters with the event | 603.6a
source leaves with the event | 603.10
when an ability on its own leaving is placed | 603.10
where a departed source is | 603.10
looks back in time | 603.10
how an event's objects look | 603.10
nth time, several at once | 603.2c
a delayed ability sees only what follows | 603.7a
a delayed ability without a duration triggers once | 603.7b
which of several a delayed ability takes | 603.7b
who controls a delayed ability | 603.7
created in one resolution only | 603.7
when state triggers are checked | 603.8
state triggers trigger | 603.8
a state trigger waits for itself | 603.8
a reflexive trigger looks at what was done before | 603.12
how often a reflexive trigger triggers | 603.12
paid several times is paid once | 603.12
an object that changed zones is another one | 400.7
what an object became is found | 603.6
an object is found in a hidden zone | 603.6
what an effect moved keeps its name | 400.7
a named card is found as it is played | 400.7
how what left the board is known | 608.2h
what is attached is found where it went | 400.7
parts of an effect find what it moved | 400.7
a delayed ability's object may change | 603.7
what arrives is modified at once | 603.6
an addition to an event is part of it | 614.1
a layer's amount is fixed | 611.2d
effects are grouped by what they change | 613.1
each part is applied in its own group | 613.1
an effect stays with its objects | 613.1
a group is divided further | 613.1
timestamps order a group | 613.1
an effect waits for what it depends on | 613.7
a given ability counts from when it was given | 613.7
each instance of a keyword triggers | 113.2c
reaching a chapter triggers it | 714.2
a Saga enters with a lore counter | 714.3
a Saga goes on each turn | 714.3
a Saga waits for its last chapter | 714.4
being the monarch brings abilities | 722.1
rad counters bring an ability | 122.1
one is the monarch | 722.1
a monarch who leaves has a successor | 722.1
the initiative brings abilities | 723.1
one has the initiative | 723.1
the initiative of who leaves is taken | 723.1
moving into a room triggers its ability | 309.4c
a dungeon waits for its last room | 309.6
a dungeon of a type is entered by that type | 701.46a
losing triggers for any reason | 603.9
a draw is not a loss | 603.9
only what happens triggers | 603.2
whose is what triggered | 603.3
triggers on triggering come last | 603.3
without legal targets nothing resolves | 608.2
what ends a resolution | 608.2k
when a trigger's mode is chosen | 700.2
only legal modes are chosen | 700.2
what was not paid for has no targets | 601.2c
text behind the effect | 113.3c
do this only once | 603.2
each occurrence triggers | 603.2
delayed abilities are their source's | 603.7
if after the condition | 603.2
you may | 608.2d
what an effect works out is never below zero | 107.1
what cannot be done is not offered | 608.2
once each turn | 101.1
a once each turn trigger is chosen | 603.3
a declined trigger has not triggered | 603.3
triggers wait to resolve | 113.3c
when triggers are placed | 117.2a
triggers in any state on any turn | 117.2a
order of one player's triggers | 405.3
order between players | 405.3
cost within a trigger | 118.1
cost must be paid to finalize | 118.1
no cost on resolution | 118.1
a trigger's cost may be declined | 118.1
no legal choices | 115.1
targets must still be legal | 608.2b
add resolves when finalized | 605.1
only targets are targeted | 115.10a
do this several times | 603.12
reflexive triggers wait to resolve | 603.12
delayed abilities last | 603.7
a linked ability that speaks of its source ends with it | 611.2a
a reflexive trigger may be conditional | 603.12
reflexive items wait for the rest | 603.12
delayed abilities end with their time | 611.2a
linked abilities see only their own objects | 607.1
a choice is known to the abilities of its text | 607.5
abilities work on the board | 113.6
abilities say where else they work | 113.6b
a trigger's choices must be made | 601.2c
others may respond | 117.1b
an activated ability has its cost | 602.1a
who controls a replacement | 109.5
preventing replaces damage | 615.1
replacements inherit modifications | 614.6
passives affect play | 604.1
a passive may be conditional | 604.1
a card's own passives change its cost | 601.2f
activated abilities wait to resolve | 602.1
an ability without legal options | 602.2b
the controller chooses to use an ability | 602.2
a condition on using an ability | 602.1b
using an ability | 601.2i
replacements apply | 614.1
what replaces an event happens instead | 614.6
a replacement says what qualifies | 614.1
a replacement applies once to an event | 614.5
a replacement must be in force before the event | 614.4
a replacement may be once each turn | 101.1
a once each turn replacement is chosen | 614.1
a declined replacement was not applied | 614.1
a word that is set replaces others | 305.7
a lost type takes its words | 205.1a
who orders replacements | 616.1
order of replacements of several events | 616.1
what arrives is looked at as it will be | 109.4
tokens created together enter one by one | 111.1
what arrives together is not chosen | 608.2d
whoever is shielded chooses what is prevented | 615.6
what a prevention adds comes once | 615.1
each simultaneous event is replaced by itself | 616.1
a replacement has one sequence | 616.1
a replaced part of a replacement ends no series | 616.1
what cannot be activated cannot trigger | 602.5
the beginning of a step triggers | 500.6
abilities may trigger additional times | 603.2
becoming is a change | 603.2
unseen objects trigger | 400.2
when spells and abilities may be used | 117.1
the game ends at once | 104.1
the last player left wins | 104.2
what cannot be done is not done | 101.1
no effect prevents conceding | 101.2
no effect prevents the last player from winning | 101.2
whoever loses leaves | 104.5
what several players may do is done at once | 101.4
what is done for each player is done at once | 608.2f
whoever puts a card there controls it | 110.2
a loop of mandatory actions is a draw | 104.4
a card is played as one of its forms | 601.2a
elsewhere a card is whole | 400.7
an Adventure is exiled as it resolves | 608.2m
a departed player begins a turn | 500.7
a departed player is dealt combat damage | 510.2
what lasts until a departed player's turn ends | 611.2a
a double-faced permanent is turned face down | 708.2a
an instant or sorcery stays face down | 708.1
what goes back to who has left is exiled | 800.4
a limit is that of one ability alone | 602.5
triggers of a departed player are placed | 603.3
what is done remains without its move | 614.6
who controls what arrives | 109.4
effects on triggering look back | 603.10
a limit holds for additional times | 603.2
new creatures wait | 117.1
what defines an object works everywhere | 113.6
what enters is one of a group it speaks of | 614.1d
an Aura that is put there is attached | 303.4
a token that left comes back | 111.1
a permanent knows what was paid | 400.7
what changed a spell lasts on its permanent | 400.7
a spell is looked at as it is cast | 601.3
what entered knows how it was played | 400.7
whoever pays chooses the resources | 107.4
a part of a cost is paid either way | 107.4
mana of a snow source is told apart | 107.4
loyalty abilities are activated in a main phase | 606.3
a battle has a protector | 508.1
day and night change | 500.2
a Siege is exiled and cast | 113.3c
one loyalty ability a turn | 606.3
what was suspended may stay exiled | 608.2c
legendary instants and sorceries need a legend | 601.3
what cannot happen is not replaced | 614.1
a pair parts | 702.95a
energy is kept as counters | 107.14
a counter can be a keyword | 122.1
proliferating adds counters | 122.1
devotion counts symbols | 105.1
regeneration replaces destruction | 701.7a
effects on the rules bind newcomers | 611.2a
a static effect changes control | 110.2
regeneration can be ruled out | 614.6
a keyword does what its rule says | 702.1
attacking taps | 508.1
a restricted creature cannot attack | 508.1
a restricted creature cannot block | 509.1
creatures attack that have to | 508.1
only what has two faces transforms | 701.28
only what has two faces enters transformed | 712.14
a permanent is the face that is up | 712.8
elsewhere a card is its front | 712.8
a permanent transforms itself once | 701.28
no permanent becomes an instant or sorcery | 701.28
the back of a card has the mana value of its front | 202.3
a goaded creature attacks somebody else | 508.1
what is attacked can leave combat | 508.1b
a price for attacking is paid | 508.1
nobody has to pay to attack | 508.1
a creature blocks one attacker | 509.1
creatures block that have to | 509.1
a blocked creature stays blocked | 510.1
first strikers have a step of their own | 510.2
players act between the damage steps | 510.2
declaring comes before acting | 117.1
a state-based action is performed | 704.1
there is another cleanup step | 514.3
an effect can end the turn | 500.2
an effect can end the combat phase | 506.1
what never begins does nothing | 611.2a
costs do not count for what could be produced | 106.3
the text of a commander counts for its identity | 105.2
the hand is discarded to its maximum size | 514.1
damage wears off | 120.6
damage is removed | 120.6
flips a coin | 705.1
a flip is won or lost | 705.1
gets an emblem | 114.2
an emblem works in the command zone | 113.6
separate | 700.3a
a pile may be empty | 700.3
unpreventable damage is dealt | 615.6
damage leaves a life where effects say so | 120.4c
damage is redirected to what can be dealt it | 614.6
effects keep permanents tapped | 500.2
what is looked at may be moved | 608.2c
what is put in its place is not shuffled | 701.20
of contradictory moves one is chosen | 400.1
mana is spent as its source says | 106.6
excess damage goes where an effect says | 120.4
excess damage is beyond what is lethal | 120.6
doubling adds what there is | 701.9
a doubled life total is gained or lost | 701.9
what is below zero is doubled downwards | 107.1b
exchanging control gives each what the other had | 701.10
exchanging life gives each the total of the other | 701.10
an exchange is done as a whole | 701.10
what has a quality need not be found | 701.19a
not looking is not scrying | 608.2c
what is skipped is passed by | 500.1
each skip needs an occurrence of its own | 614.1
permanents untap | 500.2
a card is drawn each turn | 121.1
one land a turn | 305.1
effects let players play more lands | 305.1
effects take away the maximum hand size | 514.1
effects say how much damage is assigned | 510.1
a commander is cast from the command zone | 601.2
a commander stays out of hands and libraries | 400.7
unused mana empties | 106.4
cards are drawn one at a time | 121.1
how combat damage is divided | 510.1
damage is checked as a whole | 510.1
without chapters the final chapter is zero | 714.2
only Sagas with chapters are sacrificed | 714.4
only Sagas with chapters go on | 714.3
what moves cards of a library is not a mana ability | 605.1
objects enter as effects say | 604.1
what is copied | 707.1
X is announced | 107.3
X of a special action is chosen | 107.3
a cost is no effect | 118.1
typecycling is cycling | 702.29
X is known once it is face up | 107.3
a mana value counts the X of a spell | 202.3
an alternative cost may be paid | 118.1
what is not public is no target | 115.1
when damage is divided | 608.2d
only the next object | 611.2
exile can last until something | 608.1
exile is over before it begins | 608.1
extra turns come next | 500.2
the latest extra turn comes first; extra phases come next | 500.2
the latest extra phase comes first | 500.2
only the first main phase is precombat | 505.1
copies enter as copies | 604.1
a copy goes on lying as it lies | 707.2
a copy leaves out what would define it | 707.2
what a copy is besides is copied | 707.2
a copy of a spell is cast | 112.1
a copy of a spell is changed as it is made | 112.1
a copy has the choices made | 601.2c
new targets can be chosen | 115.7
other targets can be chosen | 115.7
a target is changed to another | 115.7
a copy of a permanent spell becomes a token | 707.10
what is put there attacking attacks | 508.3
"""
