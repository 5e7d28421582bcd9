### The cards of Frontier Justice.

# ---- names

card-the-flying-popescus = The Flying Popescus
card-andrew-burton = Andrew Burton
card-elmore-rhine = Elmore Rhine
card-benny-mcgill = Benny McGill
card-marion-seville-exp-1 = Marion Seville (Exp.1)
card-j-w-byrne = J.W. Byrne
card-shane-graves-security = Shane & Graves Security
card-gomorra-jail = Gomorra Jail
card-legal-instruments = Legal Instruments
card-winchester-model-1873 = Winchester Model 1873
card-fancy-new-hat = Fancy New Hat
card-confession = Confession
card-shield-of-faith = Shield of Faith
card-rope-and-ride = Rope and Ride
card-incubation = Incubation
card-flight-of-the-lepus = Flight of the Lepus
card-louis-pasteur = Louis Pasteur
card-funtime-freddy = Funtime Freddy
card-howard-aswell = Howard Aswell
card-diable-en-boite = Diable en Boite
card-recursive-motion-machine = Recursive Motion Machine

# ---- texts: a line for each ability or trait

card-text-the-flying-popescus =
    With at least two Hexes: +1 influence.
    Shootout, only with Mystical goods: they are a stud.
card-text-andrew-burton = React, boot, before the first day: throw away a card of your play hand, draw another one, and another player's dude has +1 bounty.
card-text-elmore-rhine = Noon, boot: name another player's dude at a deed that this player does not own. You get as much ghost rock as the dude has bounty.
card-text-benny-mcgill = Noon, boot one of his Hexes: he calls out somebody here with more bullets than he has, who has to stand.
card-text-marion-seville-exp-1 = Shootout, only with a Melee Weapon: he is a stud, and you may boot a Weapon of the opposing posse.
card-text-j-w-byrne =
    With a Weapon: +1 bullets.
    With Attire: +1 influence.
    With a Horse: 1 upkeep less.
card-text-shane-graves-security = Controller Shootout, boot, only for a shootout at this deed or at one next to it: a Gunslinger token, 2 stud, fights in your posse, and is gone after the shootout.
card-text-legal-instruments =
    It is attached to an unbooted deed in town under your control.
    That deed is a Government one.
    Every Deputy there has +2 influence and +3 value.
card-text-winchester-model-1873 = Shootout, boot it and its dude: the dude is a stud with +1 bullets.
card-text-fancy-new-hat = No ability of another player's card takes influence from its dude.
card-text-confession =
    Noon, Miracle 6, boot it and its dude: somebody here or next to it has as much more bounty as its dude's Blessed skill says.
    Noon, Miracle 7, boot: 1 ghost rock of somebody's bounty, here or next to it, is yours.
card-text-shield-of-faith = Shootout, Miracle 7, boot: in this shootout dudes are aced or discarded only as casualties of the side that loses a round, or by their owner's cards. Your casualties of this round are 1 fewer.
card-text-rope-and-ride = React, when your call-out is accepted, boot your leader or the leader's Horse: both of them, your dude first, go to a place next to theirs that is not your home, and the mark boots.
card-text-incubation =
    Noon: it is attached to a booted dude in that dude's own home.
    Its dude has 1 bullet, 1 influence and 3 value less.
    Its dude can use this, Noon, boot: one Incubation is discarded from the dude.
card-text-flight-of-the-lepus = Cheatin' Resolution: up to two dudes of yours or of the cheater go home, up to three if your own hand is legal. In a shootout you may boot them.
card-text-louis-pasteur = Repeat Noon, pay 1 ghost rock: a Mad Scientist test of difficulty 10. Success: a dude of yours here or next to it unboots.
card-text-funtime-freddy = React, boot, before the first day: ace him and look for two Hexes of different names in your deck; everybody sees them. The player to your left aces one, you pay for the other and attach it to a Huckster of yours. Then throw away a card of your play hand.
card-text-howard-aswell = React, before the first day, only without a deed in your play hand: show it and discard the top ten cards of your deck. You may then trade a card of your play hand for a Ranch or an Improvement of your discard pile.
card-text-gomorra-jail =
    It may be in play from the start, in place of a Law Dogs dude of your gang.
    Controller React, boot, when a wanted dude of another player is discarded at High Noon: 1 permanent control point for this deed.
card-text-diable-en-boite = React, boot, when its dude is aced or discarded in a shootout: a dude in it goes home booted, and you draw a card.
card-text-recursive-motion-machine =
    A dude that is a Gadget has 1 upkeep less with it.
    Ghost rock on it pays for abilities of Gadgets at its place.
    React, boot, when its dude has moved: put 1 ghost rock on it.
