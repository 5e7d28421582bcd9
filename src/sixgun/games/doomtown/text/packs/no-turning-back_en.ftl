# Names and texts of the cards of No Turning Back, in our own words. Titles are as printed.

card-avie-cline-exp-1 = Avie Cline (Exp.1)
card-text-avie-cline-exp-1 = Noon, boot, only at a deed in town: an opposing dude in town with less influence than hers comes to her place.
card-judge-harry-somerset-exp-1 = Judge Harry Somerset (Exp.1)
card-text-judge-harry-somerset-exp-1 = Noon Job, boot: he leads, and a wanted dude is the mark. A Gunslinger token comes booted and joins your posse; it is gone after the job. Success discards the mark.
card-ebenezer-springfield = Ebenezer Springfield
card-text-ebenezer-springfield = React: another player's ability has affected a dude of yours at or next to his place: 1 bounty for a dude of that player who isn't wanted yet.
card-elander-boldman-exp-1 = Elander Boldman (Exp.1)
card-text-elander-boldman-exp-1 = Shootout, boot: unboot a Gadget; its abilities work one time more. An Experimental one unboots Elander, too. A Weapon gives +1 bullets more, and makes its dude a stud.
card-antheia-pansofia = Antheia Pansofia
card-text-antheia-pansofia = If you pull a club for a Huckster's skill test in her posse, the check is 3 higher.
card-harry-highbinder = Harry Highbinder
card-text-harry-highbinder =
    He can't carry Weapons.
    While he is in the town square and you have more influence there than any other player, you control the square, which has no keywords.
card-max-baine-exp-1 = Max Baine (Exp.1)
card-text-max-baine-exp-1 =
    While he is in the town square or at a Government deed, Ranches give no control points.
    Noon, boot: bring a dude with a value of at least 10 from your hand into play at his place, for 3 ghost rock less.
card-el-grajo = El Grajo
card-text-el-grajo = Shootout, boot one of his Melee Weapons: he is a stud and has +2 bullets, up to 4 bullets in all.
card-jacqueline-isham = Jacqueline Isham
card-text-jacqueline-isham = Repeat React: she joins a mark's posse, or a posse against a job: she is a stud.
card-huntsmens-society = Huntsmen's Society
card-text-huntsmens-society = Dudes of its controller here or next door who have a value of at least 10 have 1 upkeep less.
card-secured-stockyard = Secured Stockyard
card-text-secured-stockyard = A Mad Scientist in town has to invent it; then it comes into play like any deed. Controller Noon, boot: 1 ghost rock for you.
card-la-quema = La Quema
card-text-la-quema =
    +3 value for its dude.
    +1 bullets for its dude with a Melee Weapon.
    Shootout, boot: its dude joins your posse from anywhere. Boot an opposing dude.
card-asyncoil-gun = Asyncoil Gun
card-text-asyncoil-gun = Shootout, boot, and pull. A club: its dude is discarded. Anything else: discard an opposing dude whose value is at most the bullets of this one.
card-scoop-hound = Scoop Hound
card-text-scoop-hound = Shootout, boot: Shootout plays bring nobody into a posse any more, and send nobody home booted; such a dude stays, and isn't booted.
card-rapier = Rapier
card-text-rapier =
    No bullets while there is an unbooted Weapon against you that isn't Melee.
    +1 value for its dude.
card-vitality-tonic = Vitality Tonic
card-text-vitality-tonic =
    Its dude is an Abomination.
    React: its dude is about to be aced in a shootout: discard the dude instead.
    Repeat Noon, pay 2 ghost rock, and pull. A club: its dude is discarded. Anything else: its dude is unbooted.
card-consecration = Consecration
card-text-consecration = Cheatin' Resolution, Miracle 7: a dude of yours has +2 bullets and +2 influence and is a stud until Sundown is over. In a shootout you also take 3 casualties fewer this round.
card-mark-of-pestilence = Mark of Pestilence
card-text-mark-of-pestilence = Shootout, Hex 9, boot: everybody else who is unbooted boots.
card-cookin-up-trouble = Cookin' Up Trouble
card-text-cookin-up-trouble = Noon: look at another player's hand. If that player has revealed a cheatin' hand today, you may discard an action, goods or spell from it that has no Cheatin' ability.
card-ol-fashioned-hangin = Ol' Fashioned Hangin'
card-text-ol-fashioned-hangin = Noon Job: the mark is a wanted dude with a bounty of at least 2. Success aces the mark and gives your leader, if still in play, a permanent control point.
card-no-turning-back = No Turning Back
card-text-no-turning-back =
    Noon, ace a dude that you own and control: you get ghost rock for the dude's cost.
    Resolution, ace a dude that you own and control: you take no casualties this round. A dude of your choice has +2 bullets and is a stud for the rest of the shootout. Your dudes can't run this round.
