# Names and texts of the cards, in our own words. Keywords and titles are what is printed.

# ---- kinds of cards

kind-outfit = outfit
kind-dude = dude
kind-deed = deed
kind-goods = goods
kind-spell = spell
kind-action = action
kind-joker = joker

# ---- outfits

gang-fourth-ring = Fourth Ring
gang-law-dogs = Law Dogs
gang-morgan-cattle-co = Morgan Cattle Co.
gang-sloane-gang = Sloane Gang
gang-drifter = drifter

# ---- keywords

keyword-huckster = Huckster
keyword-mad-scientist = Mad Scientist
keyword-blessed = Blessed
keyword-shaman = Shaman
keyword-abomination = Abomination
keyword-deputy = Deputy
keyword-grifter = Grifter
keyword-harrowed = Harrowed
keyword-token = Token
keyword-public = Public
keyword-private = Private
keyword-out-of-town = Out of Town
keyword-government = Government
keyword-holy-ground = Holy Ground
keyword-saloon = Saloon
keyword-casino = Casino
keyword-ranch = Ranch
keyword-strike = Strike
keyword-weapon = Weapon
keyword-horse = Horse
keyword-sidekick = Sidekick
keyword-gadget = Gadget
keyword-difficulty = Difficulty
keyword-mystical = Mystical
keyword-improvement = Improvement
keyword-unique = Unique
keyword-non-unique = Non-Unique
keyword-hex = Hex
keyword-miracle = Miracle
keyword-spirit = Spirit
keyword-headline = Headline
keyword-experienced = Experienced
keyword-union = Union
keyword-confederate = Confederate
keyword-attire = Attire
keyword-core = Core
keyword-condition = Condition
keyword-experimental = Experimental
keyword-melee = Melee

# ---- ready decks

deck-learn-law-dogs = First game: Law Dogs
deck-learn-sloane-gang = First game: Sloane Gang
deck-intermediate-law-dogs = Second step: Law Dogs
deck-intermediate-sloane-gang = Second step: Sloane Gang
deck-intermediate-fourth-ring = Second step: Fourth Ring
deck-intermediate-morgan-cattle-co = Second step: Morgan Cattle Co.
deck-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
deck-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
deck-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
deck-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
deck-all-packs-law-dogs = All packs: Law Dogs
deck-all-packs-sloane-gang = All packs: Sloane Gang
deck-all-packs-fourth-ring = All packs: Fourth Ring
deck-all-packs-morgan-cattle-co = All packs: Morgan Cattle Co.

# ---- names

card-the-fourth-ring = The Fourth Ring
card-law-dogs = Law Dogs
card-morgan-cattle-co = Morgan Cattle Co.
card-the-sloane-gang = The Sloane Gang
card-micah-ryse = Micah Ryse
card-mongwau-the-mighty = Mongwau the Mighty
card-bobo = Bobo
card-arnold-mccadish = Arnold McCadish
card-the-ghostly-gun = The Ghostly Gun
card-avie-cline = Avie Cline
card-kevin-wainwright = Kevin Wainwright
card-tyxarglenak = Tyxarglenak
card-jia-mein = Jia Mein
card-ivor-hawley = Ivor Hawley
card-lucinda-lucy-clover = Lucinda "Lucy" Clover
card-judge-harry-somerset = Judge Harry Somerset
card-philip-swinford = Philip Swinford
card-tommy-harden = Tommy Harden
card-prescott-utter = Prescott Utter
card-andreas-andregg = Andreas Andregg
card-xiong-wendy-cheng = Xiong "Wendy" Cheng
card-clyde-owens = Clyde Owens
card-abram-grothe = Abram Grothe
card-sheriff-dave-montreal = Sheriff Dave Montreal
card-irving-patterson = Irving Patterson
card-prof-eustace-true = Prof. Eustace True
card-elander-boldman = Elander Boldman
card-james-ghetty = James Ghetty
card-jon-longstride = Jon Longstride
card-lane-healey = Lane Healey
card-jarrett-blake = Jarrett Blake
card-harold-aimslee = Harold Aimslee
card-remy-lapointe = Rémy LaPointe
card-max-baine = Max Baine
card-allie-hensman = Allie Hensman
card-fred-aims = Fred Aims
card-lawrence-blackwood = Lawrence Blackwood
card-marion-seville = Marion Seville
card-sanford-taylor = Sanford Taylor
card-barton-everest = Barton Everest
card-pancho-castillo = Pancho Castillo
card-jonah-essex = Jonah Essex
card-silas-aims = Silas Aims
card-sloane = Sloane
card-clementine-lepp = Clementine Lepp
card-olivia-jenks = Olivia Jenks
card-ramiro-mendoza = Ramiro Mendoza
card-steele-archer = Steele Archer
card-travis-moone = Travis Moone
card-androcles-brocklehurst = Androcles Brocklehurst
card-steven-wiles = Steven Wiles
card-dr-dawn-edwards = Dr. Dawn Edwards
card-clint-ramsey = Clint Ramsey
card-eve-henry = Eve Henry
card-bank-of-california = Bank of California
card-pony-express = Pony Express
card-gomorra-parish = Gomorra Parish
card-the-town-hall = The Town Hall
card-1st-baptist-church = 1st Baptist Church
card-yan-lis-tailoring = Yan Li's Tailoring
card-b-b-attorneys = B & B Attorneys
card-dead-dog-tavern = Dead Dog Tavern
card-charlies-place = Charlie's Place
card-pearlys-palace = Pearly's Palace
card-killer-bunnies-casino = Killer Bunnies Casino
card-stagecoach-office = Stagecoach Office
card-blake-ranch = Blake Ranch
card-cattle-market = Cattle Market
card-circle-m-ranch = Circle M Ranch
card-pats-perch = Pat's Perch
card-bunkhouse = Bunkhouse
card-morgan-research-institute = Morgan Research Institute
card-carters-bounties = Carter's Bounties
card-the-union-casino = The Union Casino
card-jacksons-strike = Jackson's Strike
card-undertaker = Undertaker
card-general-store = General Store
card-the-pharmacy = The Pharmacy
card-railroad-station = Railroad Station
card-telegraph-office = Telegraph Office
card-pair-of-six-shooters = Pair of Six-Shooters
card-bluetick = Bluetick
card-peacemaker = Peacemaker
card-shotgun = Shotgun
card-whiskey-flask = Whiskey Flask
card-mustang = Mustang
card-pearl-handled-revolver = Pearl-Handled Revolver
card-roan = Roan
card-auto-revolver = Auto-Revolver
card-pinto = Pinto
card-flame-thrower = Flame-Thrower
card-force-field = Force Field
card-quickdraw-handgun = Quickdraw Handgun
card-mechanical-horse = Mechanical Horse
card-tin-star = Tin Star
card-doyles-hoyle = Doyle's Hoyle
card-buffalo-rifle = Buffalo Rifle
card-legendary-holster = Legendary Holster
card-auto-cattle-feeder = Auto Cattle-Feeder
card-soul-blast = Soul Blast
card-ace-in-the-hole = Ace in the Hole
card-shadow-walk = Shadow Walk
card-blood-curse = Blood Curse
card-raising-hell = Raising Hell
card-establishin-whos-in-charge = Establishin' Who's in Charge
card-hired-guns = Hired Guns
card-lady-luck = Lady Luck
card-bottom-dealin = Bottom Dealin'
card-make-the-smart-choice = Make the Smart Choice
card-tresspassin = Tresspassin'
card-auction = Auction
card-the-stakes-just-rose = The Stakes Just Rose
card-sun-in-yer-eyes = Sun in Yer Eyes
card-ambush = Ambush
card-coachwhip = Coachwhip!
card-war-paint = War Paint
card-bad-company = Bad Company
card-hiding-in-the-shadows = Hiding in the Shadows
card-pistol-whip = Pistol Whip
card-concealed-weapons = Concealed Weapons
card-hot-lead-flyin = Hot Lead Flyin'
card-one-good-turn = One Good Turn…
card-kidnappin = Kidnappin'
card-pinned-down = Pinned Down
card-run-em-down = Run 'Em Down!
card-bounty-hunter = Bounty Hunter
card-reserves = Reserves
card-rumors = Rumors
card-cheatin-varmint = Cheatin' Varmint
card-fresh-horses = Fresh Horses
card-magical-distraction = Magical Distraction
card-extortion = Extortion
card-recruitment-drive = Recruitment Drive
card-unprepared = Unprepared
card-a-coach-comes-to-town = A Coach Comes to Town
card-hex-slingin = Hex Slingin'
card-this-is-a-holdup = This is a Holdup!
card-clear-out = Clear Out!
card-missed = Missed!
card-takin-ya-with-me = Takin' Ya With Me
card-good-stiff-drink = Good Stiff Drink
card-point-blank = Point Blank
card-a-secret-tunnel = A Secret Tunnel
card-joker-red = Joker (red)
card-joker-black = Joker (black)
card-gunslinger = Gunslinger

# ---- texts: a line for each ability or trait

card-text-the-fourth-ring = React, boot: when a dude of yours has cast a spell with success anywhere but at home, throw away a card of your play hand; for it you get 1 ghost rock and a new card.
card-text-law-dogs = Noon, boot: name a dude, and boot dudes of yours who together have more influence than that one; the bounty on the named dude rises by 1.
card-text-morgan-cattle-co = Noon, boot this card and one of your dudes: bring in a deed from your hand, cheaper by that dude's influence; the dude goes there at once.
card-text-the-sloane-gang = Noon, boot this card and a dude of yours in the town square: if the dude still stands there at Sundown, after the check for victory, take 1 ghost rock for every other player; or put a permanent control point on the dude, who may not have one yet.
card-text-micah-ryse = Noon, boot one of his Hexes: he goes to any other place.
card-text-mongwau-the-mighty = Shootout, discard one of his Hexes: he is a stud.
card-text-bobo = His bullets are higher by the best Huckster rating in play, no matter who has it.
card-text-arnold-mccadish = React, boot: a dude, anybody's, is about to be discarded, not aced, as a casualty: pull. If the pull is above that dude's value, the dude goes home booted instead.
card-text-the-ghostly-gun = Resolution: he leaves play for your draw hand, as whatever card you say he is; then throw one card out of that hand.
card-text-kevin-wainwright = Noon: he goes to another place where there is a Huckster, and is a stud.
card-text-tyxarglenak = Your Hucksters at his place can be neither picked nor affected by another player's action card that could just as well pick him.
card-text-jia-mein = Shootout, attach a Hex from your hand to him at full cost: he is a stud.
card-text-ivor-hawley = With a Hex on him: +1 bullets, +1 influence, +1 Huckster.
card-text-lucinda-lucy-clover = Your opponent reveals a cheatin' hand in a shootout she is in: the bounty on every dude of that posse rises by 1.
card-text-judge-harry-somerset = Noon Job, boot: he leads, and a wanted dude is the mark. Success aces the mark.
card-text-philip-swinford = Somebody reveals a cheatin' hand while yours is legal: you may throw away a card of your play hand and draw another one.
card-text-tommy-harden = Your opponent reveals a cheatin' hand in a shootout he is in: your draw hand is one rank higher for the round, or two if it is legal.
card-text-prescott-utter = He has as many bullets and as much influence as there are Law Dogs at his place, counting him.
card-text-xiong-wendy-cheng = Shootout, boot: an opposing dude has to go home booted.
card-text-clyde-owens = Noon: he calls out somebody at his place; a wanted dude cannot refuse him.
card-text-abram-grothe = Noon Job, boot: he leads, and a Holy Ground deed is the mark. Success discards every dude there who is wanted or an Abomination.
card-text-sheriff-dave-montreal = In a shootout he is in, your opponent reveals a cheatin' hand and you a legal one: no dude of yours can be a casualty this round.
card-text-irving-patterson = 1 ghost rock for you each time he joins a posse.
card-text-prof-eustace-true = Noon, discard one of his Gadgets: he goes to any other place.
card-text-elander-boldman = Shootout: name a dude of yours in the shootout who has a Weapon that is a Gadget, and pull. A club: the dude is discarded. Anything else: the Gadget has +3 bullets.
card-text-james-ghetty = Each time he joins a posse he gets 4 ghost rock, which are no bounty. They may only pay for Shootout abilities; what is left is gone after the shootout.
card-text-jon-longstride = Noon: his Horse is unbooted, and its ability works one time more today.
card-text-lane-healey = With a Horse: +2 bullets.
card-text-jarrett-blake = Shootout, only with a Horse: he joins your posse from wherever he is. A dude of yours leaves it for him and goes to where he was.
card-text-harold-aimslee = Noon, boot, and discard a card from your hand: show a Gadget of your discard pile that isn't a Weapon, and take it in hand.
card-text-remy-lapointe = Shootout, pay 1 to 4 ghost rock: +1 bullets for each one, up to 5 bullets in all.
card-text-max-baine =
    While you control at least two Ranches: 1 control point.
    Your other dudes have +1 influence and +3 value at any Ranch.
card-text-allie-hensman = Noon, boot, only in the town square: a permanent control point is put on her.
card-text-fred-aims = He has as much influence as bounty.
card-text-lawrence-blackwood = Noon, boot, only at a deed that you do not own: 1 control point for as long as he does not leave it.
card-text-marion-seville = While wanted: +2 bullets.
card-text-sanford-taylor = Noon, boot, only at a deed: he calls out somebody there. While he is wanted himself, nobody can refuse.
card-text-barton-everest = You reveal a cheatin' hand in a shootout he is in: it is one rank higher for the round.
card-text-jonah-essex = The others of his posse who are wanted have +1 bullets.
card-text-silas-aims = He has as many bullets as bounty.
card-text-sloane =
    Nothing brings her bounty down below 1.
    She joins posses without booting, and so do your other dudes at her place.
card-text-clementine-lepp = At a Saloon of which you are the owner: +1 influence, and nobody may call her out.
card-text-ramiro-mendoza = Each time he joins a posse you must part with 1 ghost rock or with him: then he is discarded.
card-text-travis-moone = React, boot, before the first day: your play hand goes back into the deck; shuffle and draw five.
card-text-androcles-brocklehurst = Noon, boot: name a dude of another player at a deed that is yours but under others' control; you get ghost rock for the dude's influence.
card-text-dr-dawn-edwards = If she is discarded, not aced, as a casualty, you may look for Eve Henry in your deck and bring her in there without paying, unless you have her in play. Shuffle afterwards.
card-text-eve-henry = If she is discarded, not aced, as a casualty, you may look for Dr. Dawn Edwards in your deck and bring her in there without paying, unless you have her in play. Shuffle afterwards.
card-text-bank-of-california = Nobody takes ghost rock from the player who controls this deed.
card-text-pony-express = Controller Noon, boot, and throw away a card of your hand: you get a new one.
card-text-gomorra-parish = Controller Noon, boot, and ace a card of your hand: 1 ghost rock for you.
card-text-the-town-hall = Controller React, boot, as Upkeep begins: the upkeep of one dude here is lower by the dude's influence.
card-text-1st-baptist-church = The player who controls it may hold one more card.
card-text-yan-lis-tailoring = Controller Noon, boot: +1 influence for a dude anywhere.
card-text-b-b-attorneys = Controller Noon, boot: the bounty on a wanted dude changes by 1, up or down; at 0 nobody wants the dude any more.
card-text-dead-dog-tavern = The player with the most bullets here controls it; influence does not matter.
card-text-charlies-place = Controller Noon, boot: a dude here has 2 bullets more, or 2 fewer.
card-text-pearlys-palace = Controller React, boot, as a shootout begins that you have a dude in: you make a Shootout play before anybody else.
card-text-killer-bunnies-casino = At Sundown the player who controls it may throw away one more card.
card-text-stagecoach-office = Controller React, boot: a dude whom you bring in, no token, appears at a place of your choice that you control.
card-text-cattle-market =
    With another Ranch in play: 1 control point.
    Every dude here has +3 value.
card-text-circle-m-ranch = Controller Noon, boot, with at most three cards in hand: you get another one.
card-text-bunkhouse = +1 influence for every dude here who would have 0 or 1 without this deed.
card-text-morgan-research-institute = Controller Noon, boot: a skill rating of a dude here is 2 higher, or 2 lower.
card-text-carters-bounties = Controller Shootout, boot: a dude of yours, wherever that one is, joins your posse.
card-text-the-union-casino = Controller Noon, boot: name a dude of yours here and pay whatever you like; then each other player may pay, too. If you paid at least 4 more than anybody else, the dude has a permanent control point.
card-text-undertaker = 2 ghost rock for the player who controls it each time a dude in play is aced.
card-text-general-store = Controller Noon, boot: shop for goods or a spell at 2 ghost rock less.
card-text-the-pharmacy = Controller Noon, boot: a booted dude, anybody's, stands up again.
card-text-railroad-station = Controller Noon, boot: a dude of yours goes from here to any other place.
card-text-telegraph-office = Controller Noon, boot: name a dude who has come into play since this High Noon began; you get ghost rock for the dude's influence.
card-text-pair-of-six-shooters = Cheatin' Resolution, boot: a card of your draw hand is now whatever card you say.
card-text-bluetick = Noon, boot: its dude goes to another place where somebody is wanted.
card-text-peacemaker = Its dude never becomes a draw, and no Shootout ability of others takes away bullets.
card-text-shotgun = Shootout, boot: ace an opposing dude whose value is at most the bullets of this card's dude.
card-text-whiskey-flask = Noon, boot this card and its dude, and throw away a card of your hand: you get a new one.
card-text-mustang = Noon, boot: its dude goes to any other place.
card-text-pearl-handled-revolver = Its dude counts as a stud.
card-text-roan = React, boot, as its dude would boot to join a posse: the dude stays unbooted. A booted dude still cannot join from elsewhere.
card-text-auto-revolver =
    May also be invented as a Shootout play, at full cost.
    In a shootout: if you replace at least one card of your draw hand, you may draw one more.
card-text-pinto = Shootout, boot: its dude, even a booted one, joins a posse from anywhere.
card-text-flame-thrower =
    Its dude counts as a stud.
    Shootout, boot, and pay 1 to 3 ghost rock: this card has +1 bullets for each one, and in this shootout the loser of every round takes 1 casualty more.
card-text-force-field = Repeat Resolution, pay ghost rock: your draw hand is as many ranks higher for the round, but no higher than your opponent's.
card-text-quickdraw-handgun = Cheatin' Resolution, boot, only with a legal draw hand: you and the cheatin' player swap draw hands, and no Cheatin' card can hit you this round.
card-text-mechanical-horse =
    Repeat Noon, pay 2 ghost rock: its dude goes to any other place.
    React, boot, as its dude would boot to join a posse: the dude stays unbooted. A booted dude still cannot join from elsewhere.
card-text-tin-star = A wanted dude has to accept when this card's dude calls.
card-text-doyles-hoyle =
    React, boot, when its dude has pulled: the pulled card is discarded, and this one is the pull.
    Resolution, boot: this card takes the place of a card of your draw hand, which is discarded. If that was a 2, the hand is one rank higher.
card-text-buffalo-rifle = If a shootout or the mark of a job is at an adjacent place, its dude can join a posse and stay put: no move, no booting, booted or not.
card-text-legendary-holster = Shootout, boot: pull. Below its dude's bullets: ace a dude of the opposing posse.
card-text-auto-cattle-feeder =
    Once invented, it is attached to a Ranch under your control.
    Controller Noon, boot: 1 ghost rock for you.
card-text-soul-blast = Shootout, Hex, boot: name a dude in the shootout; the dude's grit is the difficulty. Success: the dude goes home booted, or is aced if you beat the difficulty by 6 or more. Failure: the Huckster goes home booted.
card-text-ace-in-the-hole = React, Hex 6, boot this card, when your draw hand is revealed in a shootout and the Huckster is unbooted: boot the Huckster and ace a card of the hand; one of your play hand takes its place.
card-text-shadow-walk =
    Noon, Hex 7, boot: the Huckster goes to any other place.
    Shootout, Hex 7, boot: the Huckster joins your posse from anywhere; you may make one more Shootout play at once.
card-text-blood-curse =
    Noon, Hex 9, boot: somebody here or at an adjacent place has 1 influence and 1 bullet less.
    Shootout, Hex 9, boot: somebody in the opposing posse has 2 bullets less.
card-text-raising-hell = Shootout, Hex 8, boot: ace a card of your hand; then an Abomination rises from your Boot Hill, at full cost, into the Huckster's posse. At the end this card is aced.
card-text-establishin-whos-in-charge = Noon Job: a deed in town is the mark. Success puts a permanent control point on it.
card-text-hired-guns = Noon: a dude of your discard pile comes back to your hand.
card-text-lady-luck = Noon: at Sundown today there is no limit to what you may discard.
card-text-bottom-dealin = Cheatin' Resolution: the cheatin' player loses the draw hand and gets five cards off your deck for it. They return to your discard pile, not to theirs.
card-text-make-the-smart-choice = Shootout: a dude has fewer bullets, by the dude's own influence. The player who controls the dude may send the dude home booted.
card-text-tresspassin = Noon: name a Private deed that you own. For each dude of others there its player decides: home booted, or +1 bounty.
card-text-auction = Noon: a deed is Private today. If it is yours and under your control, you get 1 ghost rock per dude of others there.
card-text-the-stakes-just-rose = Shootout: a dude of yours, wherever that one is, joins your posse as a stud.
card-text-sun-in-yer-eyes = Shootout: a dude in the shootout has 2 bullets less and is a draw.
card-text-ambush = Noon Job, boot the leader: a dude is the mark. If that one is not wanted, everybody in your posse has +1 bounty. Success aces the mark.
card-text-coachwhip = Cheatin' Resolution: the cheatin' player picks one of their own dudes, or you do if your hand is legal. The dude boots or, in a shootout, is aced instead.
card-text-war-paint = Noon: 2 bullets more for a dude of yours.
card-text-bad-company = Noon: a wanted dude has 3 bullets more and is a stud. Who collects the bounty today earns another 4 ghost rock.
card-text-hiding-in-the-shadows = Noon: today no Shootout ability of others can pick or touch one of your dudes.
card-text-pistol-whip = Shootout, boot a dude of yours in the posse: an opposing dude goes home booted; yours has 1 bullet less.
card-text-concealed-weapons = Noon: today your dudes may take goods and spells, as when shopping, wherever they are, and you may do so as Shootout plays.
card-text-hot-lead-flyin = React, after you took the casualties of a round you lost: pull. It costs the winner 1 casualty for every dude among them with a value above it.
card-text-one-good-turn =
    Noon: one more card for your hand.
    Cheatin' Resolution: 3 ghost rock for you.
card-text-kidnappin = Noon Job, boot the leader: a dude is the mark, and your posse together needs more bullets than that one. Everybody in it has +1 bounty. Success discards the mark.
card-text-pinned-down = Shootout: a dude in the shootout has to be the first casualty, and as the shooter has 3 bullets less.
card-text-run-em-down = Noon: your dudes with a Horse at one place, as many as you like, ride to an adjacent place with an opposing dude who has none. That dude boots, and one of yours may call the dude out.
card-text-bounty-hunter = Noon: a Gunslinger, a token with 2 stud bullets, turns up where a wanted dude is and calls that one out, without refusal. After the shootout the token leaves the game.
card-text-reserves = Noon: 1 ghost rock for you.
card-text-rumors = Noon: a dude has 1 influence less anywhere but at home.
card-text-cheatin-varmint =
    Resolution, pay 5 ghost rock: anybody's draw hand is two ranks lower.
    Cheatin' Resolution: anybody's draw hand is two ranks lower.
card-text-fresh-horses = Noon: your Horses at one place are unbooted, and what they have done today they can do once more.
card-text-magical-distraction = Cheatin' Resolution, discard a spell from a dude of yours in the posse: pull. Its value, up to 11, is now the rank of your draw hand.
card-text-extortion = Noon: name a deed that is not yours but under your control; you get ghost rock for its production.
card-text-recruitment-drive = Noon Job: the town square is the mark. Success: a dude or deed of your discard pile comes into play for 5 ghost rock less.
card-text-unprepared = Shootout: a dude in the shootout boots with all attached cards, has 1 bullet less and can use no ability; those cards lose abilities, traits and bullet bonus.
card-text-a-coach-comes-to-town = Noon Job: the town square is the mark. Success: 4 ghost rock for you. Failure: 4 for every player who has a dude in the posse against you.
card-text-hex-slingin = Resolution, discard a Hex from a dude of yours in the posse: your draw hand is two ranks higher.
card-text-this-is-a-holdup = Noon, boot a dude of yours at somebody else's deed: take up to its production in ghost rock off the owner; the dude's bounty grows by what you took.
card-text-clear-out = Noon: a dude of yours goes to a deed that is yours but under others' control.
card-text-missed = Shootout: a booted dude of yours in the posse stands up again.
card-text-takin-ya-with-me = React, after you took the casualties of a round you lost: 1 casualty for your opponent, unless all in that posse have more bullets than the best of your casualties had.
card-text-good-stiff-drink = Noon: name an ability of a dude that was used today; it can be used once more.
card-text-point-blank = Resolution, boot a stud of yours in the posse: your opponent has to ace a dude of theirs with fewer bullets.
card-text-a-secret-tunnel = Noon: a dude of yours goes from one of your deeds in town to another one; then you make another Noon play.
card-text-joker-red = Only for pulls and draw hands, as whatever card you say. Aced afterwards.
card-text-joker-black = Only for pulls and draw hands, as whatever card you say. Aced afterwards.
card-text-gunslinger = Never in a deck. When the shootout is over, the token leaves the game.
