### The cards of Double Dealin'.

card-leonardo-leon-cavallo = Leonardo "Leon" Cavallo
card-text-leonardo-leon-cavallo = Noon, boot: he makes a Huckster check against the value of a dude here or next door, who boots if it succeeds.
card-richard-slavin = Richard Slavin
card-text-richard-slavin = Noon, boot, only out of town: pull. If it is red, take Mystical goods from your discard pile or Boot Hill in hand.
card-mortimer-parsons = Mortimer Parsons
card-text-mortimer-parsons = When you reveal a cheatin' hand and he is in your posse, he goes home booted and has influence 0 until Sundown is over. Without another dude of yours in the posse the shootout is over at once.
card-gang-yi = Gang Yi
card-text-gang-yi = Shootout, against a posse with a wanted dude in it: he takes the place of one of your dudes in the posse, who goes where he was and is out of it.
card-tallulah-lula-morgan = Tallulah "Lula" Morgan
card-text-tallulah-lula-morgan = Noon, boot, pay 1: gain the production of a deed that you control and another player owns.
card-dr-emanuel-ashbel = Dr. Emanuel Ashbel
card-text-dr-emanuel-ashbel = React, when a dude is about to be aced: pull. If it is above that dude's value, the dude is discarded instead.
card-angelica-espinosa = Angélica Espinosa
card-text-angelica-espinosa = Shootout: she joins your posse from next door. She neither moves nor boots.
card-jose-morales = José Morales
card-text-jose-morales = In a shootout his Huckster rating is higher by his bullets.
card-genesee-gina-tailfeathers = Genesee "Gina" Tailfeathers
card-text-genesee-gina-tailfeathers = React, boot, as the game starts: discard a card from your hand, and draw 2.
card-mario-crane = Mario Crane
card-text-mario-crane = In a round for which you revealed a legal hand he can't be a casualty, unless you lose it by at least 3 ranks.
card-hustings = Hustings
card-text-hustings = Dudes whom the controller of this deed doesn't control have −1 influence as long as they are unbooted at home.
card-surveyors-office = Surveyor's Office
card-text-surveyors-office =
    It is next door to every deed out of town.
    Controller Noon, boot: a dude of yours goes from here to an adjacent place.
card-bairds-build-and-loan = Baird's Build and Loan
card-text-bairds-build-and-loan = Controller Noon, boot: bring in a deed from your hand for 2 ghost rock less.
card-ballot-counter = Ballot Counter
card-text-ballot-counter =
    +1 influence for its dude for every influence counter on this card. All of them are gone when the Upkeep phase ends.
    Repeat Noon, pay 1: put an influence counter on this card.
card-holy-wheel-gun = Holy Wheel Gun
card-text-holy-wheel-gun = Shootout, boot: an opposing dude has −1 bullets. An Abomination must also be the first casualty, if possible.
card-stone-idol = Stone Idol
card-text-stone-idol =
    Noon, boot: a dude anywhere has −3 value, and never less than 1.
    Shootout, boot: the same for a dude in the shootout. Once a day in all.
card-corporeal-twist = Corporeal Twist
card-text-corporeal-twist = Shootout, Hex 4, boot: an opposing dude has −1 bullets and −2 value. Once that dude is discarded or aced in this shootout, this Huckster gets a permanent control point.
card-fetch = Fetch
card-text-fetch = Cheatin' Resolution, Hex 5, boot: in a shootout you take 3 casualties less this round. When the hands are done with, you may take a card of your draw hand in hand.
card-its-who-you-know = ...It's who you know
card-text-its-who-you-know = Noon: a dude of yours calls out an opposing dude at the same place and is a stud in that shootout. All in it shoot with their influence instead of their bullets, as the studs or draws that they are.
card-horse-wranglin = Horse Wranglin'
card-text-horse-wranglin = Noon: look for a Horse in your deck and your discard pile. It may go to an unbooted dude of yours, at its full cost. Then shuffle the deck.
card-its-not-what-you-know = It's Not What You Know...
card-text-its-not-what-you-know =
    Resolution: the draw hand of one player goes down one rank.
    Cheatin' Resolution: the draw hand of one player goes down four ranks.
