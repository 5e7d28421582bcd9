title = BANG! The Duel
tagline = Law against Outlaws, two in sight at a time: choose who stands in front, and shoot straight.

aim = { $side ->
    [law] Knock out all { $characters ->
        [2] two
        [3] three
        [4] four
       *[other] { $characters }
      } Outlaws.
    [outlaw] Knock out all { $characters ->
        [2] two
        [3] three
        [4] four
       *[other] { $characters }
      } of the Law.
   *[none] Knock out everybody on the other side.
  }
how-to-play =
    You lead the Law or the Outlaws, two characters at a time: the active one in front, the other one in the rear. Only
    the active one's ability and Equipment work, except for a few that always do. In your turn:
      Draw     two cards.
      Play     as many cards as you like, but only one BANG! card. Shots reach the opposing active character; Equipment
               goes to your own rear character or to the opposing active one. Once, your two may change places.
      Discard  down to as many cards as your active character has life points; two may always stay.
    A hit costs a life point unless you dodge it: with Missed!, or with the target's Barrel or Hat.
    To reveal is to turn up the top card of the deck: the symbol in its corner decides, not its name.
    A character without life points is gone; its player draws two cards, and the next one comes from the reserve.
    A player with nobody left has lost.

# ---- options of the game

option-characters = How many characters each side has; four make the usual game, more a longer one. Two and three are a variant of the house.
option-characters-2 = 2 (house variant)
option-characters-3 = 3 (house variant)
option-law = The seat that plays the Law and begins.
option-law-0 = the first
option-law-1 = the second
option-store = Where the General Store's cards come from once a player uses the common deck.
option-store-common = all four from the common deck
option-store-each = two from the deck that each player draws from

# ---- sides, symbols and targets

side-law = Law
    .card = a Law card
side-outlaw = Outlaws
    .card = an Outlaw card

symbol-barrel = barrel
    .a = a barrel
symbol-snake = snake
    .a = a snake
symbol-dynamite = dynamite
    .a = dynamite
symbol-horseshoe = horseshoe
    .a = a horseshoe

target-front = the opposing active character
target-rear = the opposing rear character
target-my-front = your active character
target-my-rear = your rear character
target-hand-law = Law cards
target-hand-outlaw = Outlaw cards
target- = the fallen character

# ---- cards: .a and .the in a sentence, .plays what its player does, .fires what the shooter does

card-water = Water
    .a = Water
    .the = the Water
    .plays = passes the Water around
card-bank = Bank
    .a = a Bank
    .the = the Bank
card-barrel = Barrel
    .a = a Barrel
    .the = the Barrel
card-beer = Beer
    .a = a Beer
    .the = the Beer
    .plays = orders Beer for the whole outfit
card-strong-beer = Strong Beer
    .a = a Strong Beer
    .the = the Strong Beer
    .plays = pours a Strong Beer for
card-hat = Hat
    .a = a Hat
    .the = the Hat
card-carbine = Carbine
    .a = a Carbine
    .the = the Carbine
    .fires = fires a Carbine
card-wagon = Wagon
    .a = a Wagon
    .the = the Wagon
    .plays = unloads a Wagon
card-gun-belt = Gun Belt
    .a = a Gun Belt
    .the = the Gun Belt
card-colt = Colt
    .a = a Colt
    .the = the Colt
    .fires = fires a Colt
card-derringer = Derringer
    .a = a Derringer
    .the = the Derringer
    .fires = fires a Derringer
card-dynamite = Dynamite
    .a = Dynamite
    .the = the Dynamite
card-duel = Duel
    .a = a Duel
    .the = the Duel
    .plays = demands a Duel with
card-general-store = General Store
    .a = a General Store
    .the = the General Store
    .plays = opens the General Store
card-robbery = Robbery
    .a = a Robbery
    .the = the Robbery
    .plays = pulls off a Robbery
card-gatling = Gatling
    .a = a Gatling
    .the = the Gatling
    .plays = cranks up the Gatling
    .fires = fires the Gatling
card-indians = Indians!
    .a = Indians!
    .the = the Indians!
    .plays = shouts “Indians!” and takes cover
card-schoolteacher = Schoolteacher
    .a = a Schoolteacher
    .the = the Schoolteacher
    .plays = sends for the Schoolteacher
card-missed = Missed!
    .a = a Missed!
    .the = the Missed!
card-bison-herd = Bison Herd
    .a = a Bison Herd
    .the = the Bison Herd
card-scope = Scope
    .a = a Scope
    .the = the Scope
card-watch = Watch
    .a = a Watch
    .the = the Watch
card-peacemaker = Peacemaker
    .a = a Peacemaker
    .the = the Peacemaker
    .fires = fires a Peacemaker
card-knife = Knife
    .a = a Knife
    .the = the Knife
    .fires = throws a Knife
card-volley = Volley
    .a = a Volley
    .the = the Volley
    .plays = orders a Volley at
    .fires = fires a round of the Volley
card-remington = Remington
    .a = a Remington
    .the = the Remington
    .fires = fires a Remington
card-return-fire = Return Fire
    .a = a Return Fire
    .the = the Return Fire
card-schofield = Schofield
    .a = a Schofield
    .the = the Schofield
    .fires = fires a Schofield
card-rattlesnake = Rattlesnake
    .a = a Rattlesnake
    .the = the Rattlesnake
card-shotgun = Shotgun
    .a = a Shotgun
    .the = the Shotgun
    .fires = fires a Shotgun
card-winchester = Winchester
    .a = a Winchester
    .the = the Winchester
    .fires = fires a Winchester

card-text-water = Action. The two characters of a player may change places, yours or your opponent's. Reload.
card-text-bank = Equipment. Its player draws one more card at the start of the turn, like it or not.
card-text-barrel = Equipment. Against each hit on its character you may reveal: a barrel is a dodge.
card-text-beer = Action. Each of your characters regains a life point.
card-text-strong-beer = Action. Anybody but the opposing rear character ends up with three life points, whether that is good news or bad.
card-text-hat = Equipment. Give it up from play to dodge a hit on its character.
card-text-carbine = BANG! One hit. If it is dodged, you may discard an Equipment from either active character.
card-text-wagon = Action. Draw three cards, keep two, discard one.
card-text-gun-belt = Equipment. While its character is active, there is no limit on your BANG! cards.
card-text-colt = BANG! One hit, no frills.
card-text-derringer = Action. One hit, but any card from the hand dodges it.
card-text-dynamite = Equipment, always active; goes to your own rear character. When its player's turn starts, reveal: on dynamite it costs three life points, on anything else it moves to the opposing rear character.
card-text-duel = Action. Your opponent and you give up hit cards in turn; the first to stop loses a life point.
card-text-general-store = Action. Four cards are turned up, two from each deck or all from the common one, and both players pick in turn; you begin.
card-text-robbery = Action. Take a card at random from your opponent's hand, or discard an Equipment; those of the opposing rear character are safe.
card-text-gatling = Action. One hit on everybody but your active character. Your own rear character, too.
card-text-indians = Action. For everybody but your active character a hit card must be given up, or a life point.
card-text-schoolteacher = Action. You may take an Equipment in play into your hand; those of the opposing rear character are out of reach.
card-text-missed = Action. Dodges a hit, also outside of your turn.
card-text-bison-herd = Equipment, always active. When its player's turn starts, that player's two characters change places. Reload.
card-text-scope = Equipment. The hit cards of its character reach the opposing rear character as well. Reload.
card-text-watch = Equipment. Its player draws a card whenever the opponent's characters change places. Reload.
card-text-peacemaker = BANG! One hit. If it is dodged, your opponent must discard a card from the hand.
card-text-knife = Action. One hit, and your BANG! is still to come.
card-text-volley = BANG! As many hits as the target has Equipment, each to be dodged by itself.
card-text-remington = BANG! One hit. If it is dodged, you may draw a card.
card-text-return-fire = Action. Dodges a hit, and the opposing active character faces one in return.
card-text-schofield = BANG! One hit. If it is dodged, your active character may regain a life point.
card-text-rattlesnake = Equipment, always active. When its player's turn starts, reveal: a snake costs its character a life point.
card-text-shotgun = BANG! One hit. If it is dodged, you may make the characters of either player change places.
card-text-winchester = BANG! One hit, which may also go to the opposing rear character.

# Not words, but how a card is told of: a shot tells itself, an aimed card names its target, a dodge has its own sentence.
type-carbine = shot
type-colt = shot
type-derringer = shot
type-peacemaker = shot
type-knife = shot
type-remington = shot
type-schofield = shot
type-shotgun = shot
type-winchester = shot
type-strong-beer = aimed
type-duel = aimed
type-volley = aimed
type-missed = missed
type-return-fire = return-fire

# ---- characters

character-alan-pinkertoon = Alan Pinkertoon
character-annie-oakey = Annie Oakey
character-bart-masterson = Bart Masterson
character-bill-tightman = Bill Tightman
character-buffalo-bell = Buffalo Bell
character-dalon-ranger = Dalon Ranger
character-jango = Jango
character-pat-garret = Pat Garret
character-tex-killer = Tex Killer
character-the-stranger = The Stranger
character-wild-bill = Wild Bill
character-wyatt-ear = Wyatt Ear
character-babe-leroy = Babe Leroy
character-bull-anderson = Bull Anderson
character-cattle-katie = Cattle Katie
character-dalton-bros = Dalton Bros
character-jack-ransome = Jack Ransome
character-pearl-hat = Pearl Hat
character-sid-curry = Sid Curry
character-slim-poet = Slim Poet
character-soundance-kid = Soundance Kid
character-toco-ramirez = Toco Ramirez
character-tom-thorn = Tom Thorn
character-west-harding = West Harding

character-text-alan-pinkertoon = For every life point lost, except the last, the opposing active character faces a hit.
character-text-annie-oakey = Hit cards dodge like Missed!, and Missed! shoots like a Colt; that is then the BANG! of the turn.
character-text-bart-masterson = Always: a player who must reveal turns up two cards, and you say which one counts.
character-text-bill-tightman = Draw two cards, if you like, whenever another character is eliminated, friend or foe.
character-text-buffalo-bell = Always: may lose life points in place of the partner, but never the last one.
character-text-dalon-ranger = Draw a card, if you like, for every life point lost to your opponent, except the last.
character-text-jango = Draw a card, if you like, whenever your opponent's characters change places.
character-text-pat-garret = Show the second card of your draw phase: on a horseshoe you may draw one from your opponent's deck.
character-text-tex-killer = A player who dodges your BANG! cards must give up one more card from the hand, of any kind.
character-text-the-stranger = Always: one more BANG! card in your turn.
character-text-wild-bill = If your opponent costs you a card from your hand, or an Equipment of Wild Bill's, the opposing active character faces a hit.
character-text-wyatt-ear = Draw a card, if you like, whenever your opponent dodges a hit of yours.
character-text-babe-leroy = Once in your turn, with an empty hand: draw two cards.
character-text-bull-anderson = When another character is eliminated, take up to two cards: its Equipment, or at random from its player's hand.
character-text-cattle-katie = Once in your turn: discard an Equipment of hers for two cards; no Rattlesnake, Dynamite or Bison Herd.
character-text-dalton-bros = Draw three cards instead of two at the start of your turn.
character-text-jack-ransome = Your cards may be played on any character in play.
character-text-pearl-hat = Once in your turn: discard a card to repeat the Action on top of the discards, but no Missed! or Return Fire.
character-text-sid-curry = Against each hit you may reveal from your opponent's deck: a barrel is a dodge, and the shooter faces a hit.
character-text-slim-poet = For every life point lost to your opponent, except the last, you may make the opponent discard a card at random.
character-text-soundance-kid = Always, once in your turn: discard a card to draw one from each deck; of these two, keep one.
character-text-toco-ramirez = Any card shoots like a Colt; that is then the BANG! of the turn.
character-text-tom-thorn = Whenever he steps to the front in exchange for his partner, the opposing rear character faces a hit.
character-text-west-harding = There is no limit on your BANG! cards.

# ---- what is asked

ask-lead = Who goes to the front? Nobody learns it until both have chosen.
ask-action = Your turn: play cards, change places once, or end the turn. { $left ->
    [-1] You may play any number of BANG! cards.
    [0] You can't play another BANG! card this turn.
    [1] You may play one BANG! card.
   *[other] You may play { $left } BANG! cards.
  }
ask-discard = { $count ->
    [one] Your hand is one card too large: which one do you discard?
   *[other] Your hand is { $count } cards too large: which one do you discard first?
  }
ask-react = { event-shot } { $tex ->
    [1] A dodge and one more card would stop it. What do you do?
   *[0] What do you do?
  }
ask-pay = Tex Killer asks for one more card, or the hit lands: which card do you give up?
ask-give = The Peacemaker was dodged, and it costs you a card: which one do you discard?
ask-answer = { $card ->
    [indians] Indians! Give up a hit card, or a life point of { NAME($character, of: "character") }?
   *[duel] The Duel is on: give up a hit card, or a life point of { NAME($character, of: "character") }?
  }
ask-choose-result = Bart Masterson: which one counts, { NAME($first, of: "card", form: "the") } or { NAME($second, of: "card", form: "the") }? The symbol to look for is { NAME($wanted, of: "symbol", form: "a") }.
ask-choose-goods = General Store: which card do you take?
ask-throw = Which one of the cards just drawn do you discard?
ask-strip = The Carbine was dodged: discard an Equipment of an active character?
ask-swap-whose = The Shotgun was dodged: whose characters change places?
ask-may-dalon-ranger = Dalon Ranger lost a life point: draw a card for it?
ask-may-bill-tightman = Bill Tightman watched somebody fall: draw two cards?
ask-may-jango = Jango saw them change places: draw a card?
ask-may-wyatt-ear = Your hit was dodged: draw a card for Wyatt Ear?
ask-may-remington = The Remington was dodged: draw a card?
ask-may-schofield = The Schofield was dodged: regain a life point for your active character?
ask-may-pat-garret = A horseshoe for Pat Garret: draw a card from your opponent's deck?
ask-instead = A life point of { NAME($character, of: "character") } is at stake: does Buffalo Bell give one instead?
ask-rob = Slim Poet wants to get even: make your opponent discard a card at random?
ask-loot = { $left ->
    [one] Bull Anderson goes through the pockets of { NAME($character, of: "character") }: take one more card?
   *[other] Bull Anderson goes through the pockets of { NAME($character, of: "character") }: take up to { $left } cards?
  }
ask-copy = Pearl Hat plays { NAME($card, of: "card", form: "the") } again: on whom, or for what?

# ---- options of an ask, in full and step by step

# Copies of a card that differ only in what they are in a reveal say so.
signs = { $apart ->
    [1] { " " }({ NAME($symbol, of: "symbol") }, { NAME($back, of: "side") })
   *[0] {""}
  }
pick-lead = { NAME($character, of: "character") }
pick-play = Play { NAME($card, of: "card") }{ signs }
pick-play-at = Play { NAME($card, of: "card") }{ signs } on { NAME($character, of: "character") }
pick-play-gear = Play { NAME($card, of: "card") }{ signs } on { NAME($gear, of: "card", form: "the") } of { NAME($character, of: "character") }
pick-play-hand = Play { NAME($card, of: "card") }{ signs }: take { NAME($side, of: "side", form: "card") } from your opponent's hand, at random
pick-play-pair = Play { NAME($card, of: "card") }{ signs }: { SEAT($seat) }’s characters change places
pick-play-idle = Play { NAME($card, of: "card") }{ signs } to no effect
pick-equip-at = Give { NAME($card, of: "card") }{ signs } to { NAME($character, of: "character") }
pick-colt-at = Fire { NAME($card, of: "card") }{ signs } as a Colt at { NAME($character, of: "character") }
pick-copy = Play { NAME($card, of: "card", form: "the") } again
pick-copy-at = On { NAME($character, of: "character") }
pick-copy-gear = On { NAME($gear, of: "card", form: "the") } of { NAME($character, of: "character") }
pick-copy-hand = Take { NAME($side, of: "side", form: "card") } from your opponent's hand, at random
pick-copy-pair = { SEAT($seat) }’s characters change places
pick-copy-idle = To no effect
pick-copy-reload = Reload: draw a card instead
pick-reload = Discard { NAME($card, of: "card") }{ signs } to draw a card
pick-reload-in-play = Discard { NAME($gear, of: "card", form: "the") } of { NAME($character, of: "character") } to draw a card
pick-swap = Change places: your rear character steps to the front
pick-swap-pair = { SEAT($seat) }’s characters change places
pick-rob-hand = Take { NAME($side, of: "side", form: "card") } from your opponent's hand, at random
pick-strip-gear = { $target ->
    [front] Discard { NAME($gear, of: "card", form: "the") } of { NAME($character, of: "character") }
    [my-front] Discard { NAME($gear, of: "card", form: "the") } of { NAME($character, of: "character") }, your own
   *[other] Take { NAME($gear, of: "card", form: "the") }
  }
pick-cattle-katie = Discard { NAME($gear, of: "card", form: "the") } of Cattle Katie for two cards
pick-pearl-hat = Discard { NAME($card, of: "card") }{ signs } to play { NAME($top, of: "card", form: "the") } from the discards again
pick-soundance-kid = Discard { NAME($card, of: "card") }{ signs }: draw one card from each deck, keep one
pick-discard = Discard { NAME($card, of: "card") }{ signs }
pick-dodge = Dodge with { NAME($card, of: "card") }{ signs }
pick-pay = Give up { NAME($card, of: "card") }{ signs }
pick-answer = Give up { NAME($card, of: "card") }{ signs }
pick-choose = { NAME($card, of: "card") } ({ NAME($symbol, of: "symbol") }, { NAME($back, of: "side") })
pick-take = { $left ->
    [0] Take it: { NAME($character, of: "character") } loses the last life point
   *[other] Take it: { NAME($character, of: "character") } loses 1 life point ({ $left } left)
  }
pick-may-dalon-ranger = Draw a card
pick-may-bill-tightman = Draw two cards
pick-may-jango = Draw a card
pick-may-wyatt-ear = Draw a card
pick-may-remington = Draw a card
pick-may-schofield = Regain a life point
pick-may-pat-garret = Draw a card from your opponent's deck
pick-instead = Buffalo Bell loses 1 life point instead
pick-instead-no = No: { NAME($character, of: "character") } loses it
pick-no = No, leave it
pick-end = End the turn
pick-barrel = Reveal for the Barrel: about 1 in 4 dodges
pick-hat = Give up the Hat
pick-sid-curry = Reveal for Sid Curry: about 1 in 4 dodges
pick-babe-leroy = Babe Leroy: draw two cards

menu-play = Play
    .ask = Which card do you play?
menu-colt = Fire as a Colt
    .ask = Which card do you fire as a Colt?
menu-card = { NAME($card, of: "card") }{ signs }
    .ask = { NAME($card, of: "card") }: on whom, or for what?
menu-at = on { NAME($character, of: "character") }
menu-gear = on { NAME($gear, of: "card", form: "the") } of { NAME($character, of: "character") }
menu-hand = for { NAME($side, of: "side", form: "card") } from your opponent's hand
menu-pair = { SEAT($seat) }’s characters change places
menu-idle = to no effect
menu-reload = Reload
    .ask = Reload: which card do you discard to draw one?
menu-cattle-katie = Cattle Katie
    .ask = Cattle Katie: which Equipment do you discard for two cards?
menu-pearl-hat = Pearl Hat
    .ask = Pearl Hat: which card do you discard?
menu-soundance-kid = Soundance Kid
    .ask = Soundance Kid: which card do you discard?

# ---- what happens

how-barrel = The Barrel gets in the way of the shot at
how-hat = The Hat flies off the head of
how-sid-curry = Luck is on the side of

event-led = { SEAT($seat) } sends { NAME($character, of: "character") } to the front and keeps { NAME($rear, of: "character") } in the rear.
event-drew = { $own ->
    [1] { $count ->
        [one] { SEAT($seat) } draws a card.
       *[other] { SEAT($seat) } draws { $count } cards.
      }
   *[0] { $count ->
        [one] { SEAT($seat) } draws a card from the deck of { SEAT($deck) }.
       *[other] { SEAT($seat) } draws { $count } cards from the deck of { SEAT($deck) }.
      }
  }
event-drew-secret = { $own ->
    [1] { SEAT($seat) } draws { LIST($cards, of: "card", form: "a") } from the deck.
   *[0] { SEAT($seat) } draws { LIST($cards, of: "card", form: "a") } from the deck of { SEAT($deck) }.
  }
event-showed = { SEAT($seat) } shows { NAME($card, of: "card", form: "a") }, as one must with Pat Garret around.
event-no-cards = There is no card left to draw for { SEAT($seat) }.
event-reshuffled = { $count ->
    [one] The only discard becomes the common deck.
   *[other] The { $count } discards are shuffled into a common deck.
  }
event-played = { NAME($card, of: "type") ->
    [shot] {""}
    [aimed] { SEAT($seat) } { NAME($card, of: "card", form: "plays") } { NAME($character, of: "character") }.
   *[other] { SEAT($seat) } { NAME($card, of: "card", form: "plays") }.
  }
event-as-colt = { SEAT($seat) } loads { NAME($card, of: "card", form: "a") } into a Colt.
event-copied = { SEAT($seat) } gives up { NAME($card, of: "card", form: "a") }, and Pearl Hat does { NAME($copied, of: "card", form: "the") } over again.
event-equipped = { SEAT($seat) } hands { NAME($character, of: "character") } { NAME($card, of: "card", form: "a") }.
event-replaced = The old { NAME($card, of: "card") } goes to the discards.
event-reloaded = { SEAT($seat) } reloads: { NAME($card, of: "card", form: "a") } for another card.
event-swapped = { $character ->
    [dalton-bros] Dalton Bros step to the front for { SEAT($seat) }.
   *[other] { NAME($character, of: "character") } steps to the front for { SEAT($seat) }.
  }
event-shot = { $shooter ->
    [none] { $with ->
        [none] A shot from the side of { SEAT($seat) } flies at { NAME($character, of: "character") }.
       *[other] { NAME($with, of: "card") }: a shot from the side of { SEAT($seat) } flies at { NAME($character, of: "character") }.
      }
    [dalton-bros] { $with ->
        [none] Dalton Bros take a shot at { NAME($character, of: "character") }.
       *[other] Dalton Bros let fly with { NAME($with, of: "card", form: "a") } at { NAME($character, of: "character") }.
      }
   *[other] { $with ->
        [none] { NAME($shooter, of: "character") } takes a shot at { NAME($character, of: "character") }.
       *[other] { NAME($shooter, of: "character") } { NAME($with, of: "card", form: "fires") } at { NAME($character, of: "character") }.
      }
  }
event-revealed = { $count ->
    [one] { SEAT($seat) } turns up { NAME($symbol, of: "symbol", form: "a") } ({ NAME($card, of: "card") })
   *[other] What counts is { NAME($symbol, of: "symbol", form: "a") } ({ NAME($card, of: "card") })
  }{ $wanted ->
    [barrel] { $success ->
        [1] , and not a moment too soon.
       *[0] , but no barrel.
      }
    [snake] { $success ->
        [1] : the Rattlesnake bites.
       *[0] : the Rattlesnake only rattles.
      }
   *[dynamite] { $success ->
        [1] : the fuse has come to its end.
       *[0] : the fuse burns on.
      }
  }
event-turned-up = Bart Masterson wants to see two cards, { LIST($cards, of: "card", form: "a") }; { SEAT($seat) } says which one counts.
event-dodged = { $how ->
    [barrel] { how-barrel } { NAME($character, of: "character") }.
    [hat] { how-hat } { NAME($character, of: "character") }.
    [sid-curry] { how-sid-curry } { NAME($character, of: "character") }.
   *[card] { NAME($card, of: "type") ->
        [missed] A close call for { NAME($character, of: "character") }: { NAME($card, of: "card") }
        [return-fire] A quick answer from { NAME($character, of: "character") }: { NAME($card, of: "card") }.
       *[other] This time { NAME($card, of: "card", form: "a") } saves { NAME($character, of: "character") }.
      }
  }
event-unpaid = Tex Killer wants one more card and { SEAT($seat) } won't pay: the shot hits { NAME($character, of: "character") }.
event-paid = Tex Killer wants more, and { SEAT($seat) } gives up { NAME($card, of: "card", form: "a") } as well.
event-lost-life = { $for ->
    [1] { $life ->
        [one] { NAME($character, of: "character") } takes it for { NAME($instead, of: "character") }: one life point left.
       *[other] { NAME($character, of: "character") } takes it for { NAME($instead, of: "character") }: { $life } life points left.
      }
   *[0] { $life ->
        [0] That was the last life point of { NAME($character, of: "character") }.
        [one] That costs { NAME($character, of: "character") } a life point: one left.
       *[other] That costs { NAME($character, of: "character") } a life point: { $life } left.
      }
  }
event-recovered = That puts { NAME($character, of: "character") } back at { $life } life points.
event-discarded = { SEAT($seat) } drops { NAME($card, of: "card", form: "a") } on the discards.
event-stolen = { SEAT($seat) } takes { NAME($back, of: "side", form: "card") } from { SEAT($victim) }’s hand.
event-stolen-secret = { SEAT($seat) } takes { NAME($card, of: "card", form: "a") } from { SEAT($victim) }’s hand.
event-robbed = Slim Poet gets even for { SEAT($seat) }: { SEAT($victim) } drops { NAME($card, of: "card", form: "a") } on the discards.
event-stripped = { NAME($character, of: "character") }’s { NAME($card, of: "card") } goes to the discards.
event-took-gear = { SEAT($seat) } takes { NAME($card, of: "card", form: "the") } of { NAME($character, of: "character") } into the hand.
event-answered = { SEAT($seat) } throws { NAME($card, of: "card", form: "a") } into the fight.
event-yielded = { SEAT($seat) } has no answer: the Duel goes against { NAME($character, of: "character") }.
event-store = { $cards ->
    [none] The shelves are empty.
   *[other] The shelves hold { LIST($cards, of: "card", form: "a") } today.
  }
event-chose = { SEAT($seat) } takes { NAME($card, of: "card", form: "the") } off the shelf.
event-blew-up = The Dynamite goes off right under { NAME($character, of: "character") }.
event-passed-on = The Dynamite rolls over to { NAME($character, of: "character") }.
event-eliminated = { $character ->
    [dalton-bros] Dalton Bros bite the dust.
   *[other] { NAME($character, of: "character") } bites the dust.
  }
event-entered = { $character ->
    [dalton-bros] Dalton Bros ride into town for { SEAT($seat) }.
   *[other] { NAME($character, of: "character") } rides into town for { SEAT($seat) }.
  }
event-alone = { $character ->
    [dalton-bros] Dalton Bros are all that { SEAT($seat) } has left.
   *[other] { NAME($character, of: "character") } is all that { SEAT($seat) } has left.
  }
event-ability = { $character ->
    [babe-leroy] With nothing in hand, Babe Leroy finds { SEAT($seat) } two cards.
    [cattle-katie] Cattle Katie goes trading for { SEAT($seat) }.
    [pearl-hat] Pearl Hat has watched closely for { SEAT($seat) }.
   *[soundance-kid] Soundance Kid takes a look at both decks for { SEAT($seat) }.
  }
event-ended = There is nobody left to face { SEAT($seat) }, who wins.

# ---- the table in rows of text

legend = On the table: ▮ a card in a hand, face down; • a life point; after them the points left, of how many. The character that is marked as active stands in front, the other one in the rear.
board-piles = Law deck { $law } · Outlaw deck { $outlaw }{ $common ->
    [none] {""}
   *[other] {" "}· common deck { $common }
  } · discards { $discards }{ $top ->
    [none] {""}
   *[other] , top { NAME($top, of: "card") }
  }
board-name = { SEAT($seat) } ({ NAME($side, of: "side") })
board-hidden = a character face down
board-character = { $role ->
    [active] { NAME($character, of: "character") } (active)
    [lone] { NAME($character, of: "character") } (alone)
   *[rear] { NAME($character, of: "character") }
  }
board-life = { $bullets } { $life }/{ $most }
board-gear = { $cards ->
    [none] {""}
   *[other] with { LIST($cards, of: "card", join: "comma") }
  }
board-hand = { $known ->
    [0] { $hidden ->
        [0] no cards
       *[other] { $backs }
      }
   *[other] { $backs } { LIST($cards, of: "card", join: "comma") }
  }
board-reserve = { $count ->
    [0] no reserve
   *[other] reserve: { $count }
  }
board-open = Lying open: { LIST($cards, of: "card", join: "comma") }

# ---- refusals

refusal-only-lead = First choose which of your two characters goes to the front.
refusal-not-in-your-pair = { NAME($character, of: "character") } is not in your starting pair.
refusal-not-an-action = That is nothing to do in your play phase: play a card, use an ability, change places, or end the turn.
refusal-not-in-hand = You hold no { NAME($card, of: "card") } like that.
refusal-bang-limit = { $most ->
    [one] You have played your BANG! card of this turn.
   *[other] You have played your { $most } BANG! cards of this turn.
  }
refusal-not-as-colt = Nobody of yours can fire { NAME($card, of: "card", form: "a") } as a Colt now: that takes Toco Ramirez, or Annie Oakey for a Missed! card.
refusal-nothing-to-dodge = A dodge is played against a hit, and nobody is firing at you.
refusal-nobody-there = You cannot choose { NAME($target, of: "target") }: a player with one character left has only an active one.
refusal-no-such-gear = There is no { NAME($card, of: "card") } in play on { NAME($target, of: "target") }.
refusal-no-such-back = There are no { NAME($target, of: "target") } in that hand.
refusal-must-do-something = { NAME($card, of: "card") } must take or discard something as long as it can.
refusal-rear-out-of-sight = The opposing rear character is out of sight: { NAME($card, of: "card") } reaches only the active one.
refusal-rear-out-of-reach = The opposing rear character is out of reach for this card.
refusal-not-at-your-own = You do not aim { NAME($card, of: "card", form: "a") } at your own people.
refusal-duel-opponent = A Duel is fought with the opposing active character.
refusal-equipment-not-active = Your active character is busy shooting: Equipment goes to your rear character or to the opposing active one.
refusal-equipment-not-rear = The opposing rear character is out of reach: Equipment goes to your rear character or to the opposing active one.
refusal-dynamite-own-rear = Dynamite starts on your own rear character.
refusal-lone-no-swap = { SEAT($seat) } has a single character in play: there is nobody to change places with.
refusal-marker-moved = Your characters have changed places in this turn already.
refusal-no-reload-yet = Nobody reloads before one of the players is down to a single character.
refusal-no-reload-icon = That card cannot be reloaded: only Water, Bison Herd, Scope and Watch can.
refusal-reload-not-beside-active = Your active character has no { NAME($card, of: "card") } in play to reload.
refusal-not-that-character = { NAME($character, of: "character") } cannot help you now: the ability must belong to your character and be at work.
refusal-used-already = You have used the ability of { NAME($character, of: "character") } in this turn already.
refusal-hand-not-empty = Babe Leroy draws only when your hand is empty.
refusal-always-active-stays = Cattle Katie cannot trade { NAME($card, of: "card", form: "the") }: it is always active and stays.
refusal-nothing-to-copy = There is no Action card on top of the discards for Pearl Hat to repeat.
refusal-no-dodge-copied = Pearl Hat cannot repeat { NAME($card, of: "card", form: "a") }: there is nothing to dodge in your own turn.
refusal-not-reloaded = Pearl Hat reloads only what was reloaded: { NAME($card, of: "card", form: "the") } was not.
refusal-only-copy = You must use the card that Pearl Hat repeats now.
refusal-not-its-target = { NAME($card, of: "card") } is not used like that.
refusal-only-react = You are being shot at: dodge, or take it.
refusal-not-a-dodge = { NAME($card, of: "card") } isn't a dodge here.
refusal-no-gear-to-dodge = There is no { NAME($card, of: "card") } in play on { NAME($character, of: "character") } that could help now; one in your hand does not count.
refusal-tried-already = You have tried that against this hit already.
refusal-only-pay = You must give up a card now, or take the hit.
refusal-only-give = You must discard a card from your hand now.
refusal-only-discard = You must discard a card now.
refusal-only-answer = You must give up a hit card now, or take it.
refusal-not-a-hit-card = { NAME($card, of: "card") } isn't a hit card here.
refusal-one-of-the-goods = Take one of the cards on the shelves.
refusal-one-of-the-drawn = Discard one of the cards that you have just drawn.
refusal-one-of-the-two = Choose one of the two cards that were turned up.
refusal-yes-or-no = A plain yes or no, please.
refusal-only-strip = Choose an Equipment to discard, or none.
refusal-front-only = The Carbine discards Equipment of the active characters only.
refusal-only-swap-whose = Choose whose characters change places, or leave everybody where they are.
refusal-only-rob = Choose from which cards of that hand one is discarded at random, or from none.
refusal-only-loot = Choose what Bull Anderson takes, or nothing more.
refusal-not-your-own-hand = The fallen was one of yours: Bull Anderson does not rob your own hand.
refusal-position-too-many = { $field }: the box has no more than { $have } of “{ $card }”.
refusal-position-twice = { $field }: { NAME($character, of: "character") } is there twice.
refusal-position-cards = A card is missing, or there twice.
refusal-position-not-equipment = gear holds { NAME($card, of: "card", form: "a") }, but only Equipment stays in play.
refusal-position-same-name = gear gives a character { NAME($card, of: "card", form: "a") } twice: a second one takes the place of the first.
refusal-position-gear-nobody = gear lies before seat { $seat } where nobody stands: Equipment belongs to a character in play.
refusal-position-life-nobody = { $field } gives life points to nobody: no character is named for that place.
refusal-position-fallen = { NAME($character, of: "character") } is in play without a life point: a character who loses the last one is eliminated, and only a card still being resolved puts that off.
refusal-position-reserve = Seat { $seat } has a gap in its pair and a reserve to fill it: a replacement enters at once.
refusal-position-marker = Seat { $seat } has its marker on an empty place: it is always on a character in play.
refusal-position-no-character = Seat { $seat } has nobody in play: the game would be over.
refusal-position-reloaded = reloaded is for a card with that icon on top of the discards, once somebody is down to a single character.
refusal-position-shuffles = shuffles is 0, but there is a common deck: it was shuffled at least once.
refusal-position-too-early = bangs, moved and used tell of a play phase that has not begun yet.
refusal-position-bangs = bangs is { $got }, but that player cannot have played more than { $most } of them against the limit.
refusal-position-used = used names { NAME($character, of: "character") }, who cannot have used up an ability in this turn.
refusal-position-waiting = waiting holds something for after a card, but no card is being resolved.
refusal-position-woken = woken is for a rear character that is being targeted, and there is none.
refusal-position-open = open lists cards that nobody has to choose from just now.
refusal-lineup = { $field } must name at least two characters, each of them once, or nobody.
refusal-pack-total = The deck { $field } adds up to { $got } cards, but has { $want } in the box.
figures-hand = the numbers of cards drawn and kept
figures-bullets = the number of bullets
figures-lineup = the line-ups
figures-life = the characters' life points
figures-law = the Law's deck and its symbols
figures-outlaw = the Outlaws' deck and its symbols
reason-last-standing = last side standing

# ---- the board of the page

page-board = The street
page-hand = Your hand
page-decks = The decks
page-piles = The discards and the reserves
page-side = { SEAT($seat) }: the { NAME($side, of: "side") }
page-turn = It is { SEAT($seat) }'s turn.
page-name = { NAME($character, of: "character") }.
page-character = { NAME($character, of: "character") }, { $role ->
    [active] active
    [lone] alone
   *[rear] in the rear
  }, { $life } of { $most } life points{ $asleep ->
    [1] , asleep
   *[0] {""}
  }
page-character-down = A character face down
page-asleep-text = Nothing of this works while { NAME($character, of: "character") } stands in the rear.
page-star = Active
page-star-text = The star marks the active character: it stands in front, and what it can do and has beside it works.
page-gear = Equipment of { NAME($character, of: "character") }
page-gear-card = { NAME($card, of: "card") }{ $works ->
    [1] {""}
   *[0] , asleep
  }
page-card = { NAME($card, of: "card") }.
page-card-heard = { $symbol ->
    [none] { NAME($card, of: "card") }
   *[other] { NAME($card, of: "card") }, symbol: { NAME($symbol, of: "symbol") }
  }
page-corner = In its corner: { NAME($symbol, of: "symbol", form: "a") }.
page-badge-hit = It is a hit card.
page-badge-dodge = It is a dodge card.
page-badge-reload = Once somebody is down to a single character, it can be discarded for another card.
page-badge-always = It works in the rear as well.
page-backs = All that can be seen of these cards is their back: { NAME($side, of: "side") }.
page-backs-of = { SEAT($seat) } holds { $count ->
    [one] { NAME($side, of: "side", form: "card") }
   *[other] { $count } cards of the { NAME($side, of: "side") }
  }.
page-limit-text = { $count ->
    [one] { SEAT($seat) } holds one card
   *[other] { SEAT($seat) } holds { $count } cards
  }; at the end of the turn { $limit } may stay.
page-bangs = { $unlimited ->
    [1] As many BANG! cards as you like this turn; played so far: { $count }.
   *[0] BANG! cards played this turn: { $count }.
  }
page-deck = { $count ->
    [0] The { NAME($side, of: "side") } deck of { SEAT($seat) } is used up.
    [one] The { NAME($side, of: "side") } deck of { SEAT($seat) }: one card.
   *[other] The { NAME($side, of: "side") } deck of { SEAT($seat) }: { $count } cards.
  }
page-common = { $count ->
    [one] The common deck: one card.
   *[other] The common deck: { $count } cards.
  }
page-common-short = Both
page-common-text = The common deck: both players' discards, reshuffled. Draw here once your own deck is empty.
page-discards = { $top ->
    [none] Nothing has been discarded yet
   *[other] Show all { $count } discards; on top { NAME($top, of: "card") }
  }
page-discards-short = Discards
page-discards-text = The discards: a click shows them all.
page-reloaded-text = The top card was reloaded: Pearl Hat may use its effect, or reload it again.
page-discards-title = The discards, from the top
page-discards-none = Nothing has been discarded yet.
page-reserve = { $count ->
    [0] Nobody is left in the reserve of { SEAT($seat) }.
    [one] One character waits in the reserve of { SEAT($seat) }.
   *[other] { $count } characters wait in the reserve of { SEAT($seat) }.
  }
page-reserve-own = { $characters ->
    [none] Nobody is left in the reserve of { SEAT($seat) }.
   *[other] In the reserve of { SEAT($seat) }, in whatever order: { LIST($characters, of: "character") }.
  }
page-reserve-short = Reserve
page-fallen = { SEAT($seat) } has lost { LIST($characters, of: "character") }.
page-pool = { $count ->
    [one] One bullet in the pool
   *[other] { $count } bullets in the pool
  }
page-pool-text = The pool: bullets that are nobody's life points now.
page-wanted = Wanted
page-came = There it is!
page-came-not = Not this one
page-turned-up = Two cards turned up
page-exchange = { NAME($card, of: "card") }. Given up so far: { $thrown ->
    [none] nothing
   *[other] { LIST($thrown, of: "card") }
  }.{ $seat ->
    [none] {""}
   *[other] {" "}It is up to { SEAT($seat) } now.
  }

# ---- studies

chronicle-length = turns
facet-side = side
facet-character = character
facet-character-note = Games in which a character was dealt to its side, against games in which it was not. Characters are dealt at random, so the difference is the character's own doing.

# ---- what a player leaves to the table

window-dodge = Dodges
window-turn = The end of my turn

# ---- the chairs

chair-side-0 = the Law
chair-side-1 = the Outlaws

# ---- reasons of hints

because-free = It costs you nothing, and about one card in four saves you.
because-shot-at = { NAME($character, of: "character") } has { $life ->
    [one] one life point
   *[other] { $life } life points
  } left.
because-card-for-life = A card is cheaper than a life point.
because-hit = { NAME($character, of: "character") } has { $life ->
    [one] one life point
   *[other] { $life } life points
  } left, and your opponent holds { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
  }.
because-hurt = { $count ->
    [one] One of your characters is wounded.
   *[other] Both your characters are wounded.
  }
because-swap = { NAME($character, of: "character") } has { $front ->
    [one] one life point
   *[other] { $front } life points
  } in front, the one behind has { $rear }.
because-keeps-dodges = What you keep can dodge: { $count ->
    [one] one card
   *[other] { $count } cards
  }.
because-worth-least = It is worth least of what you hold.

# ---- odds

odds-dodges = The other hand
odds-dodge = { $count ->
        [1] The hidden card can dodge
       *[other] One of { $count } hidden cards can dodge
    }
odds-reveal = The next card of your deck
odds-symbol = { NAME($symbol, of: "symbol") }
odds-reveal-theirs = The next card of your opponent's deck
odds-saved = { NAME($character, of: "character") }: a dodge or the Barrel saves
odds-title = { NAME($side, of: "side") }: { $cards } cards not seen yet, { $hand } of them in hand
odds-barrel = The Barrel reveals a barrel
odds-saved-figures = A dodge or the Barrel saves
odds-next-symbol = Next card of the deck: { NAME($symbol, of: "symbol") }
odds-input-side = Whose hand and deck it is: law or outlaw; outlaw if not given.
odds-input-hand = Hidden cards in that hand; as many as in a first hand if not given.
odds-input-seen = Cards of that side that you have seen elsewhere, with commas, such as missed.os,bank.
odds-input-barrel = yes if the character who is shot at has a Barrel.
