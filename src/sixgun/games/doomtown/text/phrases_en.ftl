# What abilities do, in phrases: every verb of the card language has one, so each card's questions word themselves. A
# phrase follows its subject: "Sloane" or "who", then "boots". `-to` is about the second one that a verb names.

phrase = { $price ->
        [1] { $text } as the price
       *[other] { $text }
    }
clause = { $again ->
        [1] { $text }
       *[other] { $who ->
            [it] { $text }
            [you] you { $text }
            [seat] { SEAT($seat) } { $text }
            [some] each of the chosen { $text }
            [posse] each dude of the posse { $text }
            [card] { NAME($card, of: "card") } { $text }
           *[one] { $sort ->
                [each] each of them { $text }
                [dude] a dude of your choice { $text }
                [deed] a deed of your choice { $text }
                [place] a location of your choice { $text }
                [goods] a goods card of your choice { $text }
                [spell] a spell of your choice { $text }
                [player] a player of your choice { $text }
                [ability] an ability of your choice { $text }
               *[card] a card of your choice { $text }
            }
        }
    }

# ---- what is chosen

which = { $pile ->
        [hand] which card from your hand
        [their-hand] which card from that hand
        [piles] which card from the piles
        [draw-hand] which card of the draw hand
        [discard-pile] which card from the discard pile
        [boot-hill] which card from Boot Hill
        [deck] which card from the deck
       *[none] { $sort ->
            [dude] { $whose ->
                [mine] which of your dudes
                [theirs] which rival dude
               *[any] which dude
            }
            [deed] which deed
            [place] which location
            [goods] which goods card
            [spell] which spell
            [player] which player
            [ability] which ability
            [casualty] which casualty
            [action] which action card
           *[card] which card
        }
    }
ask-choose = { NAME($card, of: "card") }: { which } { PHRASES($does, $join, of: "does", frame: "phrase") }?
ask-choose-only = { NAME($card, of: "card") }: { which } is it for?{ $does ->
        [none] {""}
       *[other] { " " }What follows: { PHRASES($does, $join, of: "does", frame: "clause") }.
    }
ask-choose-where = { NAME($card, of: "card") }: { PHRASES($does, of: "where") }?
ask-choose-mark = { NAME($card, of: "card") }: { which } is the mark of the job?{ $does ->
        [none] {""}
       *[other] { " " }If the job succeeds, the mark { PHRASES($does, $join, of: "does", frame: "phrase") }.
    }
ask-choose-some = { NAME($card, of: "card") }: { which } { PHRASES($does, $join, of: "does", frame: "phrase") }? { $count ->
        [0] Choose one after the other.
       *[other] { $count } chosen so far.
    }
ask-choose-until = { NAME($card, of: "card") }: { which } { PHRASES($does, $join, of: "does", frame: "phrase") }? { NAME($stat, of: "stat") } so far: { $have } of at least { $need }.
where-move-to = { $other ->
        [several] where do they go
        [unknown] where does the move lead
       *[other] where does { NAME($other, of: "card") } go
    }
where-bring-to = where does it come into play
where-token-to = where does the newcomer appear
stat-bullets = Bullets
stat-influence = Influence
stat-value = Value
stat-upkeep = Upkeep
stat-control = Control points
stat-skill = Skill
ask-may = { NAME($card, of: "card") }: { $cost ->
        [0] { $some ->
            [0] do you choose one more?
           *[other] { PHRASES($does, of: "does", frame: "clause") }: do you want that?
        }
       *[other] do you pay { $cost } ghost rock{ $lost ->
            [0] {""}
           *[other] , or { PHRASES($else, of: "does", frame: "clause") }
        }?
    }
ask-either = { NAME($card, of: "card") }: { PHRASES($first, of: "does", frame: "clause") }, or { PHRASES($second, of: "does", frame: "clause") }?
pick-either-this = { PHRASES($does, of: "does", frame: "clause") }
pick-may-yes = { $cost ->
        [0] Yes{ $some ->
            [0] : choose one more
           *[other] : { PHRASES($does, of: "does", frame: "clause") }
        }
       *[other] Pay { $cost } ghost rock{ $some ->
            [0] {""}
           *[other] : { PHRASES($does, of: "does", frame: "clause") }
        }
    }
pick-may-no = { $lost ->
        [0] No, leave it
       *[other] No: { PHRASES($else, of: "does", frame: "clause") }
    }
ability-kind = { $kind ->
        [noon] Noon
        [job] Noon Job
        [shootout] Shootout
        [resolution] Resolution
        [cheatin] Cheatin'
        [react] React
       *[trait] Trait
    }

# ---- what is done: to cards

does-other = is concerned
does-nothing = nothing happens
does-boot = boots
does-unboot = unboots
does-discard = is discarded
does-ace = is aced
does-remove = leaves the game
does-send-home = goes home booted
does-join = joins { $own ->
        [1] your posse
       *[0] the posse
    }
does-move = moves{ $other ->
        [unknown] {""}
        [several] {""}
       *[other] { " " }to { NAME($other, of: "card", form: "the") }
    }
does-move-to = is where the move leads
does-to-hand = goes to { $own ->
        [1] your hand
       *[0] the hand
    }
does-bring = comes into play
does-bring-to = is where it comes into play
does-attach = is attached{ $other ->
        [unknown] {""}
        [several] {""}
       *[other] { " " }to { NAME($other, of: "card") }
    }
does-attach-to = gets the card
does-hand-over = changes hands{ $other ->
        [unknown] {""}
        [several] {""}
       *[other] : { NAME($other, of: "card") } gets it
    }
does-hand-over-to = gets the goods
does-take-control = comes under { $own ->
        [1] your control
       *[0] another player's control
    }
does-shop = comes into play
does-token = a newcomer joins in
does-token-to = is where the newcomer appears
does-shuffle = { $who ->
        [you] shuffle your deck
       *[other] shuffles the deck
    }
does-draw = { $who ->
        [you] draw
       *[other] draws
    } { $n ->
        [0] cards
        [1] a card
       *[other] { $n } cards
    }

# ---- ghost rock, counters, figures

amount-ghost-rock = { $n ->
        [0] ghost rock
       *[other] { $n } ghost rock
    }
does-gain = { $who ->
        [you] gain
       *[other] gains
    } { amount-ghost-rock }
does-take = { $who ->
        [you] lose ghost rock to the player of the card
       *[other] loses ghost rock to you
    }
does-pay = { $who ->
        [you] pay
       *[other] pays
    } { amount-ghost-rock }
by = { $up ->
        [1] +
       *[0] −
    }{ $n }
does-bounty = gets { by } bounty
does-control-point = gets { $n ->
        [0] control points
        [1] a permanent control point
       *[other] { $n } permanent control points
    }
does-influence-point = { $up ->
        [1] gets { $n } influence for good
       *[0] loses { $n } influence for good
    }
does-modify-bullets = { $n ->
        [0] { $up ->
            [1] gets more bullets
           *[0] loses bullets
        }
       *[other] gets { by } bullets
    }
does-modify-influence = { $n ->
        [0] { $up ->
            [1] gets more influence
           *[0] loses influence
        }
       *[other] gets { by } influence
    }
does-modify-value = { $n ->
        [0] { $up ->
            [1] gets a higher value
           *[0] gets a lower value
        }
       *[other] gets { by } value
    }
does-modify-upkeep = { $n ->
        [0] { $up ->
            [1] costs more upkeep
           *[0] costs less upkeep
        }
       *[other] gets { by } upkeep
    }
does-modify-production = produces another amount
does-modify-control = { $n ->
        [0] { $up ->
            [1] gives more control
           *[0] gives less control
        }
       *[other] gets { by } control
    }
does-modify-skill = { $n ->
        [0] { $up ->
            [1] gets a higher skill
           *[0] gets a lower skill
        }
       *[other] gets { by } skill
    }
does-modify-purse = carries ghost rock for Shootout abilities
does-modify-reward = brings a higher reward
does-modify-spares = spares your posse casualties when it is aced
does-modify-check = { $n ->
        [0] makes other skill checks
       *[other] gets { by } in skill checks
    }
does-modify-hand-size = { $who ->
        [you] get a hand of another size
       *[other] gets a hand of another size
    }
does-modify-sundown-discards = { $who ->
        [you] may discard more cards at Sundown
       *[other] may discard more cards at Sundown
    }
does-modify-redraws = { $who ->
        [you] draw more cards when you replace some
       *[other] draws more cards when replacing some
    }
does-modify-extra-casualties = the loser of each round takes more casualties
does-again = can use an ability once more today

# ---- rules that are given

does-give-stud = becomes a stud
does-give-draw = becomes a draw
does-give-never-draw = can't become a draw
does-give-bullets-safe = can't lose bullets to other players
does-give-bounty-stays = keeps a bounty of at least 1
does-give-joins-unbooted = joins posses without booting
does-give-long-range = joins a posse next door without moving
does-give-no-call-out = can't be called out
does-give-firm-call-outs = makes call-outs that wanted dudes can't refuse
does-give-untouchable = is out of reach of the others' Shootout abilities
does-give-decoy = draws the others' action cards away from your Hucksters here
does-give-first-casualty = has to be the first casualty
does-give-no-casualties = { $who ->
        [you] take no casualties
       *[other] takes no casualties
    }
does-give-cheatin-proof = { $who ->
        [you] are safe from Cheatin' cards
       *[other] is safe from Cheatin' cards
    }
does-give-no-abilities = can't use abilities
does-give-blank = has goods that do nothing
does-give-private = becomes Private
does-give-bullets-control = is controlled by bullets instead of influence
does-give-keeps-stash = { $who ->
        [you] can't lose ghost rock to others
       *[other] can't lose ghost rock to others
    }
does-give-shootout-gadget = can be invented in a shootout
does-give-shops-anywhere = { $who ->
        [you] can shop for goods and spells anywhere, even in a shootout
       *[other] can shop for goods and spells anywhere, even in a shootout
    }
does-give-wild = counts as a joker
does-give-no-move = can't move
does-give-mark-first = the mark forms a posse first
does-give-shielded = nobody's cards discard or ace dudes of others
does-give-bullets-fixed = has bullets that only goods can change
does-give-no-card-moves = can't be moved by cards
does-give-no-card-boots = can't be booted by cards
does-give-no-others-moves = can't be moved by others' cards
does-give-no-others-boots = can't be booted by others' cards
does-give-influence-safe = can't lose influence to other players
does-give-no-weapons = can't carry Weapons
does-give-two-weapons = can carry two Weapons
does-give-holds-square = can control the town square
does-give-no-card-aces = can't be aced by cards
does-give-no-trespass = gets no bounty for trespassing
does-give-spell-proof = is safe from other players' spells
does-give-closed = lets nobody into a posse or home by Shootout plays
does-give-taken = changes its controller

# ---- hands, fights and plays

does-rank = { $who ->
        [you] have a hand of another rank
       *[other] has a hand of another rank
    }{ $n ->
        [0] {""}
       *[other] {" "}({ by })
    }
does-recast = gets another suit and value
does-into-draw-hand = goes into { $own ->
        [1] your draw hand
       *[0] the draw hand
    }
does-casualties = { $who ->
        [you] take
       *[other] takes
    } { $n ->
        [0] more casualties
        [1] one more casualty
       *[other] { $n } more casualties
    }
does-call-out = calls { $other ->
        [unknown] somebody
        [several] somebody
       *[other] { NAME($other, of: "card") }
    } out
does-call-out-to = is called out{ $other ->
        [unknown] {""}
        [several] {""}
       *[other] { " " }by { NAME($other, of: "card") }
    }
does-look-at-hand = { $who ->
        [you] show your hand to the player of the card
       *[other] lets you see cards of the hand
    }
does-look-at-deck = { $who ->
        [you] let the player of the card see the top of your deck
       *[other] lets you see the top of the deck
    }
does-show-hand = { $who ->
        [you] show your hand to all
       *[other] shows the hand to all
    }
does-mill = { $who ->
        [you] discard
       *[other] discards
    } { $n ->
        [0] cards
        [1] the top card
       *[other] the top { $n } cards
    } of the deck
does-difficulty = the skill check gets another difficulty{ $n ->
        [0] {""}
       *[other] {" "}({ by })
    }
does-add-to-check = the skill check gets { $n ->
        [0] a bonus
       *[other] { by }
    }
does-pull-again = the check is pulled for once more
does-invent = is invented
does-invent-to = invents the Gadget
does-pull = { $who ->
        [you] pull a card
       *[other] pulls a card
    }
does-prevent = it does not happen
does-bar = can't go to certain locations
does-keyword = gets a keyword
does-relocate = is where the shootout takes place
does-trade = changes hands
does-trade-to = gets the goods
does-play-noon = you make a Noon play
does-play-job = you start a job
does-play-shootout = you make a Shootout play
does-play-resolution = you make a Resolution play
does-play-cheatin = you make a Cheatin' play
does-play-react = you react
does-play-trait = a trait works
does-step-bid = gets a control point if you pay most
does-step-swap-hands = the draw hands change owners
does-step-replace-pull = this card is the pull
does-give-stays-booted = doesn't unboot at Sundown
does-move-bounty = gives bounty away
does-move-bounty-to = gets that bounty
does-give-no-casualty = can't be a casualty
does-give-no-fleeing = can't flee
does-give-by-influence = influence counts instead of bullets
does-give-locked = can't be used
does-give-adjacent = is adjacent to this card
does-give-funded = can be paid for with the ghost rock on this card
does-swap = takes a place in the posse
does-swap-to = leaves the posse for the other's place
does-rock = gets ghost rock put on it
does-discard-instead = is discarded instead
does-give-untradable = can't be traded
does-give-unaffected = is out of reach of the others' cards
does-give-takes-miracles = gets Miracles anywhere, in shootouts as well
does-replace = is replaced by the top card of its owner's deck
does-pays = { $who ->
        [you] pay
       *[other] pays
    } { amount-ghost-rock }
does-into-deck = goes into its owner's deck
does-deal = { $who ->
        [you] get
       *[other] gets
    } a new draw hand of five cards from a deck
does-modify-cost = costs another amount
does-modify-studs = { $who ->
        [you] have another stud bonus
       *[other] has another stud bonus
    }
does-modify-draws = { $who ->
        [you] have another draw bonus
       *[other] has another draw bonus
    }
does-give-no-refusing = can't refuse call-outs
does-give-refuses-in-place = refuses call-outs without going home
does-give-stays-after-job = stays there after the job
does-give-no-backing = adds nothing to the draw hand
does-give-ranks-fixed = only traits and Cheatin' abilities change hand ranks
does-give-stays-in-posse = can't leave the shootout by cards
does-give-pays-controller = pays the player who controls it
does-give-poor-on-ties = { $who ->
        [you] count as the poorest on a tie
       *[other] counts as the poorest on a tie
    }
does-perform = is played at once
does-modify-presence = has another influence to control locations with
does-give-sheltered = can't be reached by others' reacts, Shootout and Resolution abilities
does-give-no-others-sends = can't be sent home by others' cards
does-give-unweakened = ignores all penalties
does-give-own-bullets = ignores what other players' cards do to its bullets
