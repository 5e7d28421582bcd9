### The cards of Election Day Slaughter.

# ---- names

card-the-brute = The Brute
card-smiling-tom = Smiling Tom
card-philip-swinford-exp-1 = Philip Swinford (Exp.1)
card-arvid-mardh = Arvid Mardh
card-allie-hensman-exp-1 = Allie Hensman (Exp.1)
card-milt-clemons = Milt Clemons
card-jake-smiley = Jake Smiley
card-quaterman = QUATERMAN
card-angela-payne = Angela Payne
card-the-mayors-office = The Mayor's Office
card-hunter-protections = Hunter Protections
card-the-evidence = The Evidence
card-teleportation-device = Teleportation Device
card-mayfair-family-deck = Mayfair Family Deck
card-puppet = Puppet
card-summoning = Summoning
card-ridden-down = Ridden Down
card-tail-between-yer-legs = Tail Between Yer Legs
card-election-day-slaughter = Election Day Slaughter
card-drew-beauman = Drew Beauman
card-dr-arden-gillman = Dr. Arden Gillman

# ---- texts: a line for each ability or trait

card-text-the-brute = Aced as a casualty: on top of what that covers, you need to cover 2 fewer.
card-text-smiling-tom = He goes nowhere but to your home and to places where somebody else of the Fourth Ring is.
card-text-philip-swinford-exp-1 = An opponent reveals a cheatin' hand while yours is legal: you may draw a card, and then throw one of your play hand away.
card-text-arvid-mardh = React, when he has entered play: a Tradin' play at once.
card-text-allie-hensman-exp-1 = Noon Job, boot: she leads, and another player's dude is the mark. Success: the mark's controller hands you ghost rock for the mark's influence, or the mark is discarded.
card-text-milt-clemons = 1 ghost rock for you each time his bounty goes up.
card-text-jake-smiley = In the Sundown phase: +2 influence.
card-text-quaterman =
    A Mad Scientist has to invent it, and it starts where its inventor is, without being attached.
    Attached goods alone change its bullets; no card moves or boots it.
card-text-angela-payne = Noon, boot, only at a deed that you do not own: 2 ghost rock for you.
card-text-the-mayors-office = Controller Noon, boot: a dude here or next to it has 1 influence more, or 1 less.
card-text-hunter-protections = Controller Noon, boot: an unbooted dude of yours here who has no control point boots, with +2 bounty and 1 permanent control point.
card-text-the-evidence =
    Noon: a wanted dude has no bounty any more, and this card is discarded.
    Noon, pay 1 ghost rock: a dude has +2 bounty, and this card is aced.
card-text-teleportation-device =
    Once invented, it is attached to a deed under your control.
    Repeat Controller Noon, pay 1 ghost rock: name a dude of yours here, and pull. A club discards the dude; with anything else the dude goes to any other place.
card-text-mayfair-family-deck =
    Its dude is a Huckster 0.
    When it is taken from a dude, all Hexes of that dude are discarded.
card-text-puppet = Noon, Hex, boot: name a dude here; the dude's grit is the difficulty. You control the dude until Sundown is over.
card-text-summoning = Noon, Hex 5: the Huckster leads a job, and the town square is the mark. If that is done, bring an Abomination of your play hand into play for 6 ghost rock less; it has 1 permanent control point.
card-text-ridden-down = Noon, boot a Horse of yours: somebody without a Horse at its place goes home booted.
card-text-tail-between-yer-legs = React, when your call-out is accepted: the mark has to form a posse first, and has 2 bullets fewer in this shootout.
card-text-election-day-slaughter = Noon Job, boot the leader: the town square is the mark. First every other player may unboot a dude in town. Success: every other player picks a dude of their own in town, and aces it.
card-text-drew-beauman = Somebody reveals a cheatin' hand and you don't: he may try to invent a Gadget of your play hand on the spot. It doesn't boot him, but all else is as usual.
card-text-dr-arden-gillman = Shootout, boot: a Mad Scientist test; the grit of an opposing dude is the difficulty. Success: the dude goes home booted, or is aced if you beat it by 6 or more; and on a pulled spade or joker the same happens to Arden.
