# Names and texts of the cards of Nightmare at Noon, in our own words. Titles are as printed.

card-junior = Junior
card-text-junior =
    Abilities of cards can't ace him.
    React: he has entered play at High Noon: you may look in your deck and discard pile for a Mystical goods that isn't a Gadget, and ace it, or attach it to a dude of yours at his place at full cost.
card-the-fabulous-mister-miss = The Fabulous Mister Miss
card-text-the-fabulous-mister-miss = A dude who refuses a call-out of Mister Miss has −3 influence until Sundown is over.
card-sister-mary-gideon = Sister Mary Gideon
card-text-sister-mary-gideon = Alone in your posse, she has +1 bullets for each dude in the posse against you.
card-nathan-shane = Nathan Shane
card-text-nathan-shane = Shootout, boot: look at as many random cards of an opponent's hand as he has bullets, or at fewer. You may discard an action that you saw.
card-warren-graves = Warren Graves
card-text-warren-graves = React: a Shootout play is about to ace, discard or send home another dude of yours: that dude goes home booted instead, and Warren joins the posse from anywhere.
card-jack-ohara = Jack O'Hara
card-text-jack-ohara = He can carry two Weapons.
card-john-aces-radcliffe = John "Aces" Radcliffe
card-text-john-aces-radcliffe =
    He can't carry Weapons.
    After each Shootout play, passes included, he is a stud if you hold more cards than each other player, and otherwise a draw.
card-steele-archer-exp-1 = Steele Archer (Exp.1)
card-text-steele-archer-exp-1 = Noon: unboot a Hex at or next to his place; its abilities work one time more.
card-old-man-mcdroste = Old Man McDroste
card-text-old-man-mcdroste =
    At an Out of Town deed he is worth 1 control point.
    The deed that he is at produces 3 ghost rock less.
    Noon, boot: a dude at his deed has no influence until the next Upkeep is over.
card-flints-amusements = Flint's Amusements
card-text-flints-amusements =
    Each time somebody uses a Resolution ability of an action card, its controller gets 1 ghost rock.
    Controller Noon, boot, only if you have played a Cheatin' Resolution today: draw a card.
card-lulas-exploit = Lula's Exploit
card-text-lulas-exploit =
    At Upkeep it is made to have 2 ghost rock on it.
    Its controller may pay for abilities of Gadgets with them.
card-testing-range = Testing Range
card-text-testing-range =
    Controller React, boot, pay 2 ghost rock: a Mad Scientist has invented a Gadget: unboot that dude.
    Controller React, boot: you have pulled a club for an ability of an Experimental card: it doesn't count; pull again.
card-dogs-duster = Dog's Duster
card-text-dogs-duster =
    +1 influence for its dude while not wanted.
    A Deputy doesn't become wanted for joining a posse at a private location.
    Noon, boot, only while its dude is unbooted: the dude calls out a wanted dude at the same place.
card-stokers-sabre = Stoker's Sabre
card-text-stokers-sabre =
    No bullets while there is an unbooted Weapon against you that isn't Melee.
    +3 value for its dude.
    Shootout, boot: unboot a spell of its dude; its abilities work one time more today.
card-fate-dispenser = Fate Dispenser
card-text-fate-dispenser =
    Once it is invented, it goes to a deed in town that you control.
    Controller Noon, boot, only with fewer cards than you may hold: draw a card.
card-soul-cage = Soul Cage
card-text-soul-cage = Cheatin' Resolution, boot: an Abomination of your discard pile or Boot Hill that costs at most the rank of the cheatin' hand enters play at this place, free of charge. In a shootout it joins your posse.
card-for-such-a-time-as-this = For Such a Time as This
card-text-for-such-a-time-as-this = Noon Job, Miracle 9, boot: this dude leads, and the town square is the mark. Success: look in your deck and discard pile for a dude with less grit than the skill check, and bring that dude into play for 4 ghost rock less, with a permanent +1 influence. Ace this card.
card-sword-of-the-spirit = Sword of the Spirit
card-text-sword-of-the-spirit = Noon, Miracle 7: name a dude with a Melee Weapon. Today, with that Weapon, the dude has +1 bullets, is a stud, and is safe from opposing spells.
card-a-fight-theyll-never-forget = A Fight They'll Never Forget
card-text-a-fight-theyll-never-forget = Shootout: your whole posse has +1 bullets. Each time a dude is aced as a casualty, the shooter on the other side gets a permanent control point. Ace this card.
card-buried-treasure = Buried Treasure
card-text-buried-treasure = Noon, ace a card of your discard pile: 3 ghost rock for you, and a card.
card-nightmare-at-noon = Nightmare at Noon
card-text-nightmare-at-noon = Shootout: one of the two posses has −1 bullets each. Then everybody in the shootout with 0 or 1 bullets is a draw.
