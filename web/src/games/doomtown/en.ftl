# What only the page's board says.

page-board = The town
page-hand = Your hand
page-known-hand = The hand of { SEAT($seat) }
page-hand-empty = Your hand is empty.
page-card = { NAME($card, of: "card") }
page-card-taken = { NAME($card, of: "card") }, chosen
page-costs = costs { $cost }
page-upkeep = upkeep { $upkeep }
page-gear = { NAME($card, of: "card") }{ $booted ->
        [0] {""}
       *[other] , booted
    }{ $rocks ->
        [0] {""}
       *[other] , with { $rocks } ghost rock on it
    }{ $influence ->
        [0] {""}
       *[other] , with { $influence } influence on it
    }
page-booted = Booted.
page-traded = Traded today already.
page-purse = { $purse } ghost rock of its own, for Shootout abilities.
page-effect = { NAME($what, of: "stat") } { $amount } { NAME($lasts, of: "lasts") }.
page-effect-rule = { NAME($what, of: "effect") } { NAME($lasts, of: "lasts") }.

# ---- the town

page-street = The street of { SEAT($seat) }
page-outside = Out of town
page-end-left = Build at the left end of your street
page-end-right = Build at the right end of your street
page-square-text = The town square. Every place in town is next to it; nobody owns it, and nobody controls it.
page-town = The town

# ---- the score

page-score = The score
page-day = Day { $day } · { NAME($phase, of: "phase") }
page-phase-text-setup = Starting gangs are chosen.
page-phase-text-gamblin = Gamblin': one ghost rock each in the pot; the lowest hand takes it, and its player is the Winner of the day.
page-phase-text-upkeep = Upkeep: your home and the deeds you both own and control pay you; then you pay your dudes.
page-phase-text-noon = High Noon: one play each in turn, until all pass in a row.
page-phase-text-sundown = Sundown: a player with more control than the others have influence wins; if nobody does, hands are filled and everything unboots.
page-player = { SEAT($seat) } with { NAME($outfit, of: "card") }{ $winner ->
        [0] {""}
       *[other] , Winner of the day
    }.
page-control = { SEAT($seat) }: { $control } control. With { $need } at Sundown the game is won.
page-influence = { SEAT($seat) }: { $influence } influence. To win, a rival needs more control than that.
page-stash = { SEAT($seat) }: { $stash } ghost rock{ $loan ->
        [0] {""}
       *[other] , and { $loan } owed to the bank
    }.
page-hand-of = { $count ->
        [1] { SEAT($seat) }: one card in the hand, { $deck } in the deck.
       *[other] { SEAT($seat) }: { $count } cards in the hand, { $deck } in the deck.
    }
page-would-win = { SEAT($seat) } would win at Sundown!
page-discards = Discard pile of { SEAT($seat) }: { $count }
page-boot-hill = Boot Hill of { SEAT($seat) }: { $count }
page-discards-title = Discard pile of { SEAT($seat) }
page-boot-hill-title = Boot Hill of { SEAT($seat) }
page-pile-hint = Point at a card to read it. The top of the pile comes first.
page-pile-none = Nothing lies here.

# ---- shootouts

page-shootout = Shootout
page-shootout-round = Shootout, round { $round }
page-fight-at = at { NAME($place, of: "card") }
page-role-leader = leads
page-role-mark = the mark
page-posse-none = Nobody stands here.
page-shooter = Shooter
page-bonus = { $cards } cards, { $studs } of them for studs; { $draws ->
        [1] 1 may be replaced
       *[other] { $draws } may be replaced
    }
page-bonus-short = 5 + { $studs } stud · { $draws } draw
page-bonus-text = Studs add cards to the five that are drawn; draws let you replace that many. The shooter counts with all bullets, everybody else with one.
page-drawn-of = Draw hand of { SEAT($seat) }
page-drawn-card = { NAME($card, of: "card") } as { $as }
page-drawn-hidden = { $count ->
        [1] one card, hidden
       *[other] { $count } cards, hidden
    }
page-joker = joker
page-rank = { NAME($rank, of: "rank") } · rank { $rank }
page-rank-text = The hand with the higher rank wins the round; the difference is how many casualties the other side takes.
page-cheatin = cheatin'!
page-versus = Rank { $rank } against { $other }
page-lumps-win = { $count ->
        [1] 1 casualty for { SEAT($seat) }
       *[other] { $count } casualties for { SEAT($seat) }
    }
page-lumps-tie = One casualty on either side
page-left = { $need ->
        [1] 1 casualty left to cover
       *[other] { $need } casualties left to cover
    }
page-waiting-lumps = { SEAT($seat) } names casualties.
fate-discard = discarded
fate-ace = aced
fate-home = sent home

# ---- jobs

page-job = Job
page-telegram = Telegram
page-telegram-text = A job: if the leader's posse is not stopped, what the card promises happens. Afterwards the posse goes home booted.
page-job-leader = Leader
page-job-mark = Mark
page-job-posse = Posse
page-job-against = Against it
page-job-nobody = nobody yet
page-job-brings = What it is about
page-job-step-posse = The leader's posse is formed
page-job-step-oppose = Will anybody oppose it?
page-job-step-fight = It comes to a shootout

# ---- when cards are played

play-noon = Noon
play-job = Noon Job
play-shootout = Shootout
play-resolution = Resolution
play-cheatin = Cheatin'
play-react = React

# ---- poker

page-gamblin = Gamblin': the lowest hand wins
page-pot = { $pot } ghost rock in the pot
page-wins-pot = takes the pot
page-tied = Tied: they draw again
page-pulled = { SEAT($seat) } pulls
page-played = { SEAT($seat) } plays
page-naming = Name suit and value
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
page-code = { $value } of { NAME($suit, of: "suit") }
rank-1 = High card
rank-2 = One pair
rank-3 = Two pairs
rank-4 = Three of a kind
rank-5 = Straight
rank-6 = Flush
rank-7 = Full house
rank-8 = Four of a kind
rank-9 = Straight flush
rank-10 = Five of a kind
rank-11 = Dead Man's Hand

# ---- what has changed

stat-bullets = Bullets
stat-influence = Influence
stat-value = Value
stat-upkeep = Upkeep
stat-control = Control
stat-skill = Skill
stat-reward = Reward for the bounty
effect-stud = Is a stud
effect-draw = Is a draw
effect-never-draw = Cannot become a draw
effect-bullets-safe = Bullets cannot be lowered by others
effect-untouchable = Out of reach of other players' Shootout abilities
effect-first-casualty = Must be the first casualty
effect-no-casualties = Cannot be a casualty
effect-no-call-out = Cannot be called out
effect-no-move = Cannot move
effect-taken = Is under another player's control
effect-no-abilities = Abilities cannot be used
effect-blank = Goods do nothing
effect-private = Is Private
lasts-day = until the end of the day
lasts-shootout = for this shootout
lasts-round = for this round
lasts-stay = for the time being
lasts-phase = for this phase
