### The cards of New Town, New Rules.

card-dulf-zug = Dulf Zug
card-slade-lighbody = Slade Lighbody
card-text-slade-lighbody = React, after he fails the pull for a Hex: he pulls once more, and that pull counts. When the Hex has done what it does, if anything, it is aced.
card-rafi-hamid = Rafi Hamid
card-text-rafi-hamid = Shootout, only at a Government deed: as many of your Deputies as you like, wherever they are, come into your posse.
card-wylie-jenks = Wylie Jenks
card-text-wylie-jenks = +1 bullets for every wanted dude in the posse against his.
card-kyle-wagner = Kyle Wagner
card-text-kyle-wagner = Noon, boot, only at a booted Ranch: unboot it; each of its abilities works one time more today.
card-lillian-morgan = Lillian Morgan
card-text-lillian-morgan =
    Whenever she comes into a posse, 3 ghost rock lie on her until the shootout is over. They pay for Shootout abilities only, and aren't a bounty.
    Shootout, pay any amount: that many of your dudes, wherever they are, come into her posse.
card-ulysses-marks = Ulysses Marks
card-text-ulysses-marks =
    The Saloon where he is has 1 control point more.
    Noon, only at a Saloon: somebody else who is there goes to the town square and boots.
card-alice-stowe = Alice Stowe
card-text-alice-stowe = When a wanted dude of yours accepts a call-out, she may come into that posse from anywhere, even booted; she doesn't boot for it.
card-wilber-crowley = Wilber Crowley
card-roderick-byre = Roderick Byre
card-town-council = Town Council
card-text-town-council = Controller React, boot, after you have won the lowball hand: a dude of yours has +3 influence until the first High Noon play is over, even if it is a pass.
card-the-r-d-ranch = The R&D Ranch
card-text-the-r-d-ranch = Controller Noon, boot: gain 2 ghost rock, then pull. On a club the deed and everything at it are discarded.
card-telepathy-helmet = Telepathy Helmet
card-text-telepathy-helmet =
    While you are the Winner, Shootout abilities of others can't touch its dude.
    Repeat Noon, pay 1: look at another player's hand.
card-faithful-hound = Faithful Hound
card-text-faithful-hound = Shootout, boot, and pull for one of the goods in the posse against you: a pull below its value discards it.
card-plasma-drill = Plasma Drill
card-text-plasma-drill = Noon, pay 1, boot this card and its dude: the owner of a deed next door pays its production to the bank, or the deed is discarded and everybody there goes home booted.
card-paralysis-mark = Paralysis Mark
card-text-paralysis-mark = Noon, Hex, boot: somebody at this place boots; the difficulty is that dude's value.
card-forget = Forget
card-text-forget = Noon, Hex 5, boot: name an ability that is printed on a dude here or next door. Nobody can use it until Sundown is over.
card-make-em-sweat = Make 'em Sweat
card-text-make-em-sweat = Shootout, boot a dude of yours: another dude in the shootout loses as many bullets as that one has, and boots if none are left.
card-back-ways = Back Ways
card-text-back-ways = Noon: a wanted dude of yours goes to any other place and doesn't boot for it.
card-hired-help = Hired Help
card-text-hired-help = Shootout: a Gunslinger, 2 stud, enters play in your posse.
card-too-much-attention = Too Much Attention
card-text-too-much-attention =
    Noon: boot a wanted dude.
    Noon: boot a card that is worth a control point or more.
