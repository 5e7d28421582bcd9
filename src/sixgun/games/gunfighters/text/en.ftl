title = Make You Gunfighters
tagline = Hide your gang, guess where the others hide, and be the last one standing.

aim = { $control ->
    [1] Be the last gang standing, hold nine coins, or control three places.
   *[0] Be the last gang standing, or hold nine coins.
  }
how-to-play =
    Each card in your hand is one of your gunfighters, hiding at the place on the card. In your turn do one thing:
      Move   put a card down and draw another: that gunfighter now hides somewhere else.
      Shoot  show a card and point at somebody: all of their cards of that place are gone. You keep yours, but now
             everybody knows that you are there. Each $ on a fallen card brings you a coin.
      Story  pay a coin and turn up a Story card.
    Down to your last card you get a Climax card. Without cards you are out.
    The last one standing wins; so do nine coins at the end of a turn.

# ---- options of the game

option-plaza = Rule A: the Plaza connects the town.
option-control = Rule B: three cards of a location take control of it.
option-ten_seconds = A player who takes longer than ten seconds loses a card and the turn.
option-coins_checked = When nine coins win: at the end of a turn, or of a full circle. The rulebook says “round” and leaves open which.

# ---- places and cards

place-stable = Stable
    .at = at the Stable
    .the = the Stable
place-saloon = Saloon
    .at = at the Saloon
    .the = the Saloon
place-station = Station
    .at = at the Station
    .the = the Station
place-plaza = Plaza
    .at = on the Plaza
    .the = the Plaza
place-ranch = Ranch
    .at = at the Ranch
    .the = the Ranch
place-hill = Hill
    .at = on the Hill
    .the = the Hill

card-stable = Stable
card-saloon = Saloon
card-station = Station
card-plaza = Plaza
card-ranch = Ranch
card-hill = Hill

described-card = { NAME($card, of: "card") }: one of your gunfighters { NAME($card, of: "place", form: "at") }. Show it to shoot there: your target discards all cards of that place.

climax-quick-draw = Quick Draw
climax-horse = Horse
climax-rifle = Rifle
climax-hard-liquor = Hard Liquor
climax-none = no Climax card
climax-text-quick-draw = After a Move, a shot may follow.
climax-text-horse = After a shot, a Move may follow.
climax-text-rifle = Shoots anywhere and shows nothing.
climax-text-hard-liquor = Does nothing, but tastes strong.

story-one-buddy = One Buddy Comes Runnin'
story-two-buddy = Two Buddy Comes Runnin'
story-bunch-buddy = Bunch Buddy Comes Runnin'
story-town-crier = Town Crier
story-telltale-tracks = Telltale Tracks
story-barn-fire = Barn Fire
story-saloon-brawl = Saloon Brawl
story-train-wreck = Train Wreck
story-powder-keg = Powder Keg
story-traitor = Traitor in the Gang
story-sheriffs-reward = Sheriff's Reward
story-high-noon = High Noon
story-text-one-buddy = A gunfighter joins the drawer's gang.
story-text-two-buddy = Two gunfighters join the drawer's gang.
story-text-bunch-buddy = Three gunfighters join the drawer's gang.
story-text-town-crier = The drawer names a location, and everybody shows who is there; then the drawer may shoot anywhere.
story-text-telltale-tracks = An opponent of the drawer's choice shows the whole hand; then the drawer may shoot anywhere.
story-text-barn-fire = Everybody at the Stable loses a gunfighter there.
story-text-saloon-brawl = Everybody at the Saloon loses a gunfighter there.
story-text-train-wreck = Everybody at the Station loses a gunfighter there.
story-text-powder-keg = The drawer loses a gunfighter at random and, if still alive, may shoot anywhere.
story-text-traitor = The largest gang loses a gunfighter of its choice; then the drawer may shoot anywhere.
story-text-sheriffs-reward = The drawer takes two coins from the bank.
story-text-high-noon = The drawer may shoot anywhere.

# ---- what is asked

ask-action = Your turn: move, shoot, or advance the story?
ask-add-shot = Quick Draw: after your move you may shoot. Shoot?
ask-add-move = Horse: you have shot; move as well?
ask-story-shot = { NAME($story, of: "story") }: shoot at anybody, anywhere?
ask-claim = The end of your turn: claim a location with three cards?
ask-lose = Which gunfighter do you lose { NAME($place, of: "place", form: "at") }?
ask-lose-any = Which gunfighter do you lose?
ask-top = You were hit { NAME($place, of: "place", form: "at") }: which card goes on top of the discards?
ask-name = Town Crier: name a location.
ask-point = Telltale Tracks: who shows the whole hand?
ask-tie = Two left, one gunfighter each, not a coin: call it a draw? If one of you refuses, each takes { $coins } coins.

# ---- options of an ask, in full and step by step

pick-move = Leave { NAME($card, of: "card") } and draw from the deck
pick-take = Leave { NAME($card, of: "card") } and take { NAME($top, of: "card") } from the discards
pick-shoot = Show { NAME($card, of: "card") } and shoot at { SEAT($target) }
pick-shoot-across = Show { NAME($card, of: "card") } and shoot at { SEAT($target) } { NAME($place, of: "place", form: "at") }
pick-shoot-free = Shoot at { SEAT($target) } { NAME($place, of: "place", form: "at") }
pick-story = Pay a coin and advance the story
pick-done = No, nothing more
pick-claim = Claim { NAME($place, of: "place", form: "the") } with { LIST($cards, of: "card") } ({ NAME($top, of: "card") } on top)
pick-lose = { NAME($card, of: "card") }
pick-top = { NAME($card, of: "card") }
pick-name = { NAME($place, of: "place") }
pick-point = { SEAT($target) }
pick-draw-yes = Call it a draw
pick-draw-no = Fight on
pick-late = Time is up: lose a card and the turn

menu-move = Move
    .ask = Which card do you leave?
menu-leave = leave { NAME($card, of: "card") }
    .ask = You leave { NAME($card, of: "card") }: where does the new card come from?
menu-deck = draw from the deck
menu-discards = take { NAME($top, of: "card") } from the discards
menu-shoot = Shoot
    .ask = You shoot: which card do you show, and at whom?
menu-show = show { NAME($card, of: "card") }
    .ask = You show { NAME($card, of: "card") }: at whom do you shoot?
menu-show-across = show { NAME($card, of: "card") }, aim { NAME($place, of: "place", form: "at") }
    .ask = You show { NAME($card, of: "card") } and aim { NAME($place, of: "place", form: "at") }: at whom do you shoot?
menu-place = { NAME($place, of: "place", form: "at") }
    .ask = You shoot { NAME($place, of: "place", form: "at") }: at whom?
menu-target = { SEAT($target) }

# ---- what happens

event-left = { SEAT($seat) } leaves { NAME($card, of: "card") }.
event-drew = { SEAT($seat) } draws a card.
event-drew-secret = { SEAT($seat) } draws { NAME($card, of: "card") }.
event-took = { SEAT($seat) } takes { NAME($card, of: "card") } from the discards.
event-no-cards = There is no card left to draw for { SEAT($seat) }.
event-reshuffled = The discards ({ $count }) become a new deck.
event-shot = { $shown ->
    [1] { SEAT($seat) } shows { NAME($card, of: "card") }: BANG! at { SEAT($target) } { NAME($place, of: "place", form: "at") }.
   *[0] { SEAT($seat) }: BANG! at { SEAT($target) } { NAME($place, of: "place", form: "at") }, from who knows where.
  }
event-missed = { SEAT($target) } has nobody there.
event-fell = { $count ->
    [one] { SEAT($target) } loses a gunfighter: { LIST($cards, of: "card") }.
   *[other] { SEAT($target) } loses { $count } gunfighters: { LIST($cards, of: "card") }.
  }
event-on-top = { NAME($card, of: "card") } lies on top of the discards.
event-earned = { $coins ->
    [one] { SEAT($seat) } takes a coin from the bank.
   *[other] { SEAT($seat) } takes { $coins } coins from the bank.
  }
event-story = { SEAT($seat) } pays a coin and turns up { NAME($story, of: "story") }. { NAME($story, of: "story-text") }
event-nobody-there = { SEAT($seat) } has nobody { NAME($place, of: "place", form: "at") }.
event-lost = { SEAT($seat) } discards { NAME($card, of: "card") }.
event-cried = { SEAT($seat) } asks who is { NAME($place, of: "place", form: "at") }.
event-showed = { $count ->
    [0] { SEAT($seat) } has nobody there.
   *[other] { SEAT($seat) } shows { LIST($cards, of: "card") }.
  }
event-showed-hand = { SEAT($seat) } shows the whole hand: { LIST($cards, of: "card") }.
event-climax = { SEAT($seat) } is down to one gunfighter and draws { NAME($climax, of: "climax") }. { NAME($climax, of: "climax-text") }
event-no-climax = { SEAT($seat) } is down to one gunfighter, and there is no Climax card left.
event-climax-back = { NAME($climax, of: "climax") } goes back under the pile.
event-out = { $shot ->
    [1] { $coins ->
        [0] { SEAT($by) } has wiped out { SEAT($seat) }'s gang.
        [one] { SEAT($by) } has wiped out { SEAT($seat) }'s gang and takes its coin.
       *[other] { SEAT($by) } has wiped out { SEAT($seat) }'s gang and takes its { $coins } coins.
      }
   *[0] { SEAT($seat) }'s gang is gone.
  }
event-claimed = { SEAT($seat) } puts down { LIST($cards, of: "card") } and controls { NAME($place, of: "place", form: "the") }.
event-late = { SEAT($seat) } took too long.
event-tie-offered = { SEATS($seats) } look at each other: a draw?
event-tie-refused = No draw: each takes { $coins } coins, and the fight goes on.
event-ended = { $reason ->
    [last-standing] { SEATS($winners) } is the last one standing and wins.
    [nine-coins] { SEATS($winners) } has nine coins and wins.
    [three-locations] { SEATS($winners) } controls three locations and wins.
   *[draw] { SEATS($winners) } call it a draw.
  }

# ---- the table in rows of text

legend = On the table: ▮ a card face down, * a card of yours that everybody has seen, $ a banknote: a coin for the player who shoots that card.
board-piles = Deck { $deck } · discards { $discards }{ $top ->
    [none] {""}
   *[other] , top { NAME($top, of: "card") }
  } · bank { $bank } · story { $story } · climax { $climax }
board-name = { SEAT($seat) }
board-cards = { $known ->
    [0] { $backs }
   *[other] { $backs } { LIST($cards, of: "card", join: "comma") }
  }
board-coins = { $coins ->
    [0] {""}
    [one] 1 coin
   *[other] { $coins } coins
  }
board-climax = { $climax ->
    [none] {""}
   *[other] { NAME($climax, of: "climax") }
  }
board-controls = { $places ->
    [none] {""}
   *[other] controls { LIST($places, of: "place", form: "the", join: "comma") }
  }
board-nowhere = { $places ->
    [none] {""}
   *[other] not { LIST($places, of: "place", form: "at", join: "comma") }
  }
board-out = out of the game

# ---- refusals

refusal-not-in-hand = You hold no { NAME($card, of: "card") }.
refusal-no-discards = There is no card on the discard pile to take.
refusal-own-place-only = A { NAME($here, of: "card") } card shoots only { NAME($here, of: "place", form: "at") }.
refusal-own-place-or-plaza = A { NAME($here, of: "card") } card shoots { NAME($here, of: "place", form: "at") } or on the Plaza, nowhere else.
refusal-hill-too-far = The Hill is too far from the town: nobody shoots from { NAME($here, of: "place", form: "the") } to { NAME($there, of: "place", form: "the") }.
refusal-not-at-yourself = You cannot shoot at yourself: point at another player.
refusal-no-such-player = There is no such player: this table has { $seats } seats.
refusal-target-is-out = { SEAT($target) } is out of the game.
refusal-no-rifle = Only a Rifle shoots without showing a card.
refusal-nothing-shown = This shot is free: no card is shown for it.
refusal-not-among-the-fallen = Choose one of the cards that were shot.
refusal-no-coin = Advancing the story costs a coin, and you have none.
refusal-no-clock = This table plays without the ten-second rule.
refusal-no-passing = You cannot pass: move, shoot, or advance the story.
refusal-not-an-action = The only actions are to move, to shoot and to advance the story.
refusal-claim-at-the-end = A location is claimed at the end of the turn, after the action, and only where rule B is played.
refusal-three-alike = You need three { NAME($place, of: "card") } cards to claim it, and you hold { $held }.
refusal-only-that = That is not what you may do now.
refusal-discard-a-card = You must discard a card now.
refusal-not-from-there = { NAME($card, of: "card") } is not { NAME($place, of: "place", form: "at") }: discard a card from there.
refusal-name-a-location = You must name a location now.
refusal-point-at-somebody = You must point at an opponent now.
refusal-answer-the-draw = You must accept or refuse the draw now.
refusal-position-too-many = { $field }: the box has no more than { $have } of “{ $card }”.
refusal-position-turn-out = turn is { $seat }, but that hand is empty: give the turn to a player who is in the game.
refusal-position-over = hands leaves fewer than two players in the game: give cards to at least two.
refusal-position-climax = { $field }: only a player with exactly one card has a Climax card.
refusal-position-coins = coins and bank add up to { $got }, but there are { $total } coins.
refusal-position-cards = A card is missing, or there twice.
refusal-pack-total = { $field } adds up to { $got }, but the box has { $want }.
figures-notes = banknotes on Gunfire cards
figures-climax = the split of the Climax cards
figures-story = the Story cards
reason-last-standing = last one standing
reason-nine-coins = nine coins
reason-three-locations = three locations
reason-draw = draw
refusal-position-not = { $field } rules out the very place where { $card } is.
refusal-position-controlled = control gives somebody three locations, but the game would be over then.

# ---- the board of the page

page-board = The table
page-town = The town
page-hand = Your gang
page-piles = The piles
page-gang = { SEAT($seat) }: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
  }, { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
  }
page-gang-turn = It is { SEAT($seat) }'s turn.
page-gang-out = { SEAT($seat) } is out of the game.
page-gang-cards = The cards of { SEAT($seat) }
page-card-known = { NAME($card, of: "card") }: everybody has seen it.
page-card-secret = { NAME($card, of: "card") }: face down on the table.
page-card-down = { $places ->
    [none] A card face down: it may be anywhere.
   *[other] A card face down. It is not { LIST($places, of: "place", form: "at", join: "or") }.
  }
page-card-hand = { NAME($card, of: "card") }{ $shown ->
    [1] , seen by everybody
   *[0] {""}
  }
page-card-text = { $notes ->
    [0] { NAME($card, of: "card") }: a gunfighter { NAME($place, of: "place", form: "at") }.
    [one] { NAME($card, of: "card") }: a gunfighter { NAME($place, of: "place", form: "at") }. The player who shoots this card takes a coin.
   *[other] { NAME($card, of: "card") }: a gunfighter { NAME($place, of: "place", form: "at") }. The player who shoots this card takes { $notes } coins.
  }
page-card-seen = Everybody has seen it.
page-fallen = { NAME($card, of: "card") }, shot
page-place-text = { $unseen ->
    [0] { NAME($place, of: "place") }: you know where all of its cards are.
    [one] { NAME($place, of: "place") }: one of its cards is hidden from you.
   *[other] { NAME($place, of: "place") }: { $unseen } of its cards are hidden from you.
  }
page-place-control = { SEAT($seat) } controls it.
page-coins-text = { $coins ->
    [0] { SEAT($seat) } has no coins. Nine coins win.
    [one] { SEAT($seat) } has 1 coin. Nine coins win.
   *[other] { SEAT($seat) } has { $coins } coins. Nine coins win.
  }
page-deck = { $count ->
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
  }
page-deck-short = Deck
page-deck-text = The deck: a player who moves leaves a card and draws one from here.
page-discards = { $top ->
    [none] Discards: none
   *[other] Discards: { $count }, { NAME($top, of: "card") } on top
  }
page-discards-short = Discards
page-discards-text = The discards: a player who moves may take the card on top instead of drawing one.
page-discards-all = Show all discards
page-discards-title = The discards, from the top
page-discards-none = Nothing has been discarded yet.
page-story = { $count ->
    [one] Story deck: 1 card
   *[other] Story deck: { $count } cards
  }
page-story-short = Story
page-story-text = The Story deck: a coin turns up a card.
page-story-last = { NAME($story, of: "story") }: { NAME($story, of: "story-text") }
page-climax-pile = { $count ->
    [one] Climax pile: 1 card
   *[other] Climax pile: { $count } cards
  }
page-climax-short = Climax
page-climax-text = The Climax pile: a player who is down to one card draws from here.
page-climax-card = { NAME($climax, of: "climax") }: { NAME($climax, of: "climax-text") }
page-bank = { $count ->
    [one] Bank: 1 coin
   *[other] Bank: { $count } coins
  }
page-bank-short = Bank
page-bank-text = The bank: banknotes on cards that are shot are paid from here.
page-controls = { SEAT($seat) } controls { NAME($place, of: "place", form: "the") }.

# ---- studies

chronicle-length = turns
facet-order = place in the first round
facet-climax = Climax card (of gangs that were down to their last card)
facet-order-1 = plays first
facet-order-2 = plays second
facet-order-3 = plays third
facet-order-4 = plays fourth
facet-order-5 = plays fifth
facet-order-6 = plays sixth
facet-order-7 = plays seventh

# ---- reasons of hints

because-seen-there = { SEAT($seat) } was seen { NAME($place, of: "place", form: "at") }.
because-odds = The chance that { SEAT($seat) } has somebody { NAME($place, of: "place", form: "at") } is { $percent } %.
because-last-one = { SEAT($seat) } has one gunfighter left, { NAME($place, of: "place", form: "at") } with a chance of { $percent } %.
because-you-were-seen = Everybody has seen you { NAME($place, of: "place", form: "at") }.
because-crowd = { $count } of your gang stand { NAME($place, of: "place", form: "at") }: one shot would hit them all.
because-no-shot = No shot is worth showing a card for: the best one hits in { $percent } %.
because-story = You hold { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }, and a Story card can bring gunfighters, coins or a shot.

# ---- odds

odds-gang = Where the gang of { SEAT($seat) } may be
odds-at = { NAME($place, of: "place") }
odds-title = { $cards ->
    [one] A gang with one hidden card
   *[other] A gang with { $cards } hidden cards
  }, of { $unseen } not seen yet: where somebody is
odds-input-cards = Hidden cards of the gang; five if not given.
odds-input-seen = Cards that you know to be elsewhere, yours too: their places, with commas, such as hill,ranch$.
odds-input-not = Places where nobody of the gang is, as after a shot that missed, with commas.
odds-input-new = How many of the cards came after that.
refusal-odds-no-room = { $cards } hidden cards can't all be elsewhere: outside the places of { $field }, { $left ->
    [one] one card is
   *[other] { $left } cards are
  } left.
