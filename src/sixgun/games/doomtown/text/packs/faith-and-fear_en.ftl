# Names and texts of the cards of Faith and Fear, in our own words. Titles are as printed.

card-oddities-of-nature = Oddities of Nature
card-text-oddities-of-nature =
    In the town square your Abominations have 1 influence more.
    Noon, boot this card and one of your Abominations in the town square: 1 ghost rock for you, and a dude of another player in the town square boots.
card-the-arsenal = The Arsenal
card-text-the-arsenal = Noon, any number of times, boot a Gadget or spell on a dude of yours: that dude calls out somebody at the same place who is unbooted or wanted.
card-morgan-gadgetorium = Morgan Gadgetorium
card-text-morgan-gadgetorium = React, boot, before you pull for a skill check of your dude: it is harder by 2. If it succeeds all the same, you get 1 ghost rock, and a dude who booted for it unboots.
card-desolation-row = Desolation Row
card-text-desolation-row =
    Each dude of yours with a bounty of 4 or more has 1 control point more.
    Noon Job, boot this card instead of the leader: the town square is the mark. Success, with the leader in the posse to the end: 2 bounty for the leader, then as much ghost rock for you as the leader has bullets, 4 at most.
card-pagliaccio = Pagliaccio
card-text-pagliaccio = Shootout, boot: an opposing dude has 1 bullet less, and 1 value less.
card-valeria-batten = Valeria Batten
card-text-valeria-batten = She invents Mystical Gadgets as a Mad Scientist would, with her Huckster rating.
card-micah-ryse-exp-1 = Micah Ryse (Exp.1)
card-text-micah-ryse-exp-1 = Shootout, boot a Hex or Mystical goods on him: an opposing dude has a value lower by 3.
card-rev-perry-inbody = Rev. Perry Inbody
card-text-rev-perry-inbody = Noon, boot: a Blessed check against 9. Success unboots him and one other Law Dog at his place or next to it.
card-zoe-halbrook = Zoe Halbrook
card-text-zoe-halbrook =
    Of all Gadgets, Weapons are the only ones that she invents.
    Her Mad Scientist rating is higher by 1 for every Deputy at her place.
card-abram-grothe-exp-1 = Abram Grothe (Exp.1)
card-text-abram-grothe-exp-1 = Shootout, but not in its first round: he has 1 bullet more. All Weapons against you boot and add no bullets any more.
card-william-specks = William Specks
card-text-william-specks = Noon, boot: shop for a Ranch or a deed out of town, or have another of your dudes invent a Gadget. It costs less, by his Mad Scientist rating.
card-chuan-jen-qi = Chuan "Jen" Qí
card-text-chuan-jen-qi =
    With a Horse, she has 1 influence more.
    With a Gadget, she has 2 bullets more.
card-lane-healey-exp-1 = Lane Healey (Exp.1)
card-text-lane-healey-exp-1 = Noon, boot his Horse: pick a dude of another player at a deed next to him. That dude boots; Lane goes there and calls the dude out.
card-the-fixer = The Fixer
card-text-the-fixer = React, boot, as the game begins: the top five cards of your deck go to your discard pile, and you may take one of them into your hand. An action that starts a job unboots him.
card-maria-kingsford = Maria Kingsford
card-text-maria-kingsford = In a shootout, her bounty is added to each of her Huckster checks.
card-makaio-kaleo-esq = Makaio Kaleo, Esq.
card-text-makaio-kaleo-esq = Noon: 1 bounty goes from a dude of yours to another one of yours.
card-sister-lois-otwell = Sister Lois Otwell
card-text-sister-lois-otwell = Shootout, boot a Miracle on her: somebody in your posse has 1 bullet more, and a value higher by 3.
card-felix-amador = Félix Amador
card-text-felix-amador = Noon, boot a Miracle on him: you see the card on top of your deck.
card-nicodemus-whateley = Nicodemus Whateley
card-text-nicodemus-whateley =
    Your dudes at deeds in town can do this: "Noon, boot, with at least 1 influence: Nicodemus gets a control point."
    He loses all his control points when Sundown ends.
    He also loses them whenever he is at home.
card-pettigrews-pawnshop = Pettigrew's Pawnshop
card-text-pettigrews-pawnshop = Whenever any player has played goods other than a Gadget, the controller gets 1 ghost rock.
card-california-tax-office = California Tax Office
card-text-california-tax-office =
    It enters play booted.
    Controller Noon, boot: name a dude of another player. The owner pays the dude's upkeep or discards the dude. Then the dude's upkeep is 0 until the next Upkeep phase is over.
card-st-anthonys-chapel = St. Anthony's Chapel
card-text-st-anthonys-chapel =
    Abominations here have 1 bullet less.
    While they are here, the controller's dudes have skill ratings higher by 1.
card-the-whateley-estate = The Whateley Estate
card-text-the-whateley-estate =
    A dude who has moved here boots, unless the owner of the deed controls the dude.
    Controller Noon, boot: a card of your Boot Hill that isn't a dude goes to your discard pile.
card-outlaw-mask = Outlaw Mask
card-text-outlaw-mask = In the town square, its bearer's bounty is added to the bearer's influence.
card-clown-carriage = Clown Carriage
card-text-clown-carriage =
    React, boot, while a posse comes together: neither its bearer nor unbooted Abominations at the same place boot to join.
    Shootout, boot: an Abomination from your hand enters play in your posse, at full cost.
card-bio-charged-neutralizer = Bio-Charged Neutralizer
card-text-bio-charged-neutralizer = Its bearer is a stud. It is never traded, and cards of other players do nothing to it.
card-evanor = Evanor
card-text-evanor =
    While a Weapon other than Melee is unbooted in the posse against it, it adds no bullets.
    Shootout, boot: if its bearer is Blessed, the bearer can't be a casualty in the next round. If you win this round, the loser takes 1 casualty more.
card-mirror-mirror = Mirror, Mirror
card-text-mirror-mirror =
    Shootout Hex 4, boot: the Huckster is a stud or a draw like an opposing dude, and has at least as many bullets.
    Shootout Hex 6, boot: an opposing dude is a stud or a draw like the Huckster, and has no more bullets than the Huckster.
card-lay-on-hands = Lay On Hands
card-text-lay-on-hands = React Miracle 8, boot: another dude, at this place or next to it, is about to be discarded as a casualty or, at any time, aced: the Blessed boots, and the dude goes home booted instead, and stays booted at Sundown today.
card-holy-roller = Holy Roller
card-text-holy-roller = Shootout Miracle 6, boot: the Blessed has 1 bullet more, and in this round is no casualty unless you lose by three ranks or more.
card-the-lord-provides = The Lord Provides
card-text-the-lord-provides = Shootout Miracle 9, boot: the Blessed boots. Look through your deck, your discard pile or both for an action card, show it, and take it into your hand. Then discard this spell.
card-phantasm = Phantasm
card-text-phantasm =
    Noon Hex 9, boot: an unbooted dude of another player, at this place or next to it, goes to a place next to the dude's own.
    Noon Hex 12, boot: a booted dude of another player at this place goes to a place next to it.
card-walk-the-path = Walk the Path
card-text-walk-the-path =
    Noon Miracle 6, boot: another dude of yours comes to the Blessed, from anywhere.
    Shootout Miracle 7, boot: a dude of yours, wherever that one is, joins the posse of the Blessed and unboots.
card-soothe = Soothe
card-text-soothe = Noon Miracle 10, boot this card and the Blessed: another dude, at this place or next to it, unboots.
card-swinford-finds-trouble = Swinford Finds Trouble
card-text-swinford-finds-trouble = Shootout: boot dudes of yours in the posse, one or more. For each of them pick an opposing dude with fewer bullets, who boots or, booted already, goes home.
card-under-the-weather = Under the Weather
card-text-under-the-weather = Noon: pick a dude, and pull. From the dude's grit on, the dude boots; from 6 above it on, the dude goes home booted.
card-faster-on-the-draw = Faster on the Draw
card-text-faster-on-the-draw = Shootout: a dude of yours has 1 bullet more and, as a Deputy, is a stud. An opposing dude has 2 bullets less.
card-thisll-hurt-in-the-mornin = This'll Hurt in the Mornin'
card-text-thisll-hurt-in-the-mornin = Cheatin' Resolution: throw one or two cards out of the cheatin' hand; the top cards of their owner's deck take their places. If your hand is legal, your opponent pays you 1 ghost rock for each card thrown out, or it is aced.
card-prayer = Prayer
card-text-prayer = Noon: today a dude of yours can get Miracles anywhere, and as Shootout plays. One who isn't Blessed has Blessed 0, and loses all Miracles when Sundown is over.
card-meet-the-new-boss = Meet The New Boss
card-text-meet-the-new-boss = Noon Job: the town square is the mark. Success: 1 permanent influence and a permanent control point for the leader. Either way this card is aced.
