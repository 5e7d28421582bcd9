title = Doomtown: Reloaded
tagline = Build a town, hold its deeds, and settle arguments with five cards.
aim = { $short ->
    [1] At Sundown, have more control points than any one rival has influence.
   *[0] At Sundown, have more control points than every rival has influence.
  }
how-to-play =
    You win at Sundown if your control is higher than the influence of every other player. Deeds give control, dudes
    give influence. The player with the most influence at a deed controls it; on a tie, its owner does. A day has four
    phases.
      Gamblin'   everyone antes 1 ghost rock. The lowest poker hand takes the pot, and its player is the Winner: first
                 in everything today.
      Upkeep     your home and the deeds that you own and control pay you. Then you pay your dudes.
      High Noon  in turn, one play each: move, shop, call somebody out, trade, use an ability, or pass. The phase ends
                 when everybody passes in a row.
      Sundown    if nobody has won, you may discard a card, draw back to five, and unboot everything.
    In a shootout each side draws a poker hand from its deck: studs add cards, draws swap cards. The loser takes one
    casualty for each rank between the hands: a discarded dude covers one, an aced dude two. Two cards of the same suit
    and value make a cheatin' hand, and the others may punish you for it.

# ---- options of the game

option-deck1 = The deck of the first player.
option-deck1-learn-law-dogs = First game: Law Dogs
option-deck1-learn-sloane-gang = First game: Sloane Gang
option-deck1-intermediate-law-dogs = Second step: Law Dogs
option-deck1-intermediate-sloane-gang = Second step: Sloane Gang
option-deck1-intermediate-fourth-ring = Second step: Fourth Ring
option-deck1-intermediate-morgan-cattle-co = Second step: Morgan Cattle Co.
option-deck1-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck1-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck1-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck1-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck1-all-packs-law-dogs = All packs: Law Dogs
option-deck1-all-packs-sloane-gang = All packs: Sloane Gang
option-deck1-all-packs-fourth-ring = All packs: Fourth Ring
option-deck1-all-packs-morgan-cattle-co = All packs: Morgan Cattle Co.
option-deck1-own1 = Own deck 1
option-deck1-own2 = Own deck 2
option-deck1-own3 = Own deck 3
option-deck1-own4 = Own deck 4
option-deck2 = The deck of the second player.
option-deck2-learn-law-dogs = First game: Law Dogs
option-deck2-learn-sloane-gang = First game: Sloane Gang
option-deck2-intermediate-law-dogs = Second step: Law Dogs
option-deck2-intermediate-sloane-gang = Second step: Sloane Gang
option-deck2-intermediate-fourth-ring = Second step: Fourth Ring
option-deck2-intermediate-morgan-cattle-co = Second step: Morgan Cattle Co.
option-deck2-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck2-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck2-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck2-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck2-all-packs-law-dogs = All packs: Law Dogs
option-deck2-all-packs-sloane-gang = All packs: Sloane Gang
option-deck2-all-packs-fourth-ring = All packs: Fourth Ring
option-deck2-all-packs-morgan-cattle-co = All packs: Morgan Cattle Co.
option-deck2-own1 = Own deck 1
option-deck2-own2 = Own deck 2
option-deck2-own3 = Own deck 3
option-deck2-own4 = Own deck 4
option-deck3 = The deck of the third player.
option-deck3-learn-law-dogs = First game: Law Dogs
option-deck3-learn-sloane-gang = First game: Sloane Gang
option-deck3-intermediate-law-dogs = Second step: Law Dogs
option-deck3-intermediate-sloane-gang = Second step: Sloane Gang
option-deck3-intermediate-fourth-ring = Second step: Fourth Ring
option-deck3-intermediate-morgan-cattle-co = Second step: Morgan Cattle Co.
option-deck3-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck3-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck3-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck3-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck3-all-packs-law-dogs = All packs: Law Dogs
option-deck3-all-packs-sloane-gang = All packs: Sloane Gang
option-deck3-all-packs-fourth-ring = All packs: Fourth Ring
option-deck3-all-packs-morgan-cattle-co = All packs: Morgan Cattle Co.
option-deck3-own1 = Own deck 1
option-deck3-own2 = Own deck 2
option-deck3-own3 = Own deck 3
option-deck3-own4 = Own deck 4
option-deck4 = The deck of the fourth player.
option-deck4-learn-law-dogs = First game: Law Dogs
option-deck4-learn-sloane-gang = First game: Sloane Gang
option-deck4-intermediate-law-dogs = Second step: Law Dogs
option-deck4-intermediate-sloane-gang = Second step: Sloane Gang
option-deck4-intermediate-fourth-ring = Second step: Fourth Ring
option-deck4-intermediate-morgan-cattle-co = Second step: Morgan Cattle Co.
option-deck4-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck4-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck4-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck4-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck4-all-packs-law-dogs = All packs: Law Dogs
option-deck4-all-packs-sloane-gang = All packs: Sloane Gang
option-deck4-all-packs-fourth-ring = All packs: Fourth Ring
option-deck4-all-packs-morgan-cattle-co = All packs: Morgan Cattle Co.
option-deck4-own1 = Own deck 1
option-deck4-own2 = Own deck 2
option-deck4-own3 = Own deck 3
option-deck4-own4 = Own deck 4
option-deck5 = The deck of the fifth player.
option-deck5-learn-law-dogs = First game: Law Dogs
option-deck5-learn-sloane-gang = First game: Sloane Gang
option-deck5-intermediate-law-dogs = Second step: Law Dogs
option-deck5-intermediate-sloane-gang = Second step: Sloane Gang
option-deck5-intermediate-fourth-ring = Second step: Fourth Ring
option-deck5-intermediate-morgan-cattle-co = Second step: Morgan Cattle Co.
option-deck5-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck5-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck5-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck5-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck5-all-packs-law-dogs = All packs: Law Dogs
option-deck5-all-packs-sloane-gang = All packs: Sloane Gang
option-deck5-all-packs-fourth-ring = All packs: Fourth Ring
option-deck5-all-packs-morgan-cattle-co = All packs: Morgan Cattle Co.
option-deck5-own1 = Own deck 1
option-deck5-own2 = Own deck 2
option-deck5-own3 = Own deck 3
option-deck5-own4 = Own deck 4
option-deck6 = The deck of the sixth player.
option-deck6-learn-law-dogs = First game: Law Dogs
option-deck6-learn-sloane-gang = First game: Sloane Gang
option-deck6-intermediate-law-dogs = Second step: Law Dogs
option-deck6-intermediate-sloane-gang = Second step: Sloane Gang
option-deck6-intermediate-fourth-ring = Second step: Fourth Ring
option-deck6-intermediate-morgan-cattle-co = Second step: Morgan Cattle Co.
option-deck6-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck6-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck6-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck6-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck6-all-packs-law-dogs = All packs: Law Dogs
option-deck6-all-packs-sloane-gang = All packs: Sloane Gang
option-deck6-all-packs-fourth-ring = All packs: Fourth Ring
option-deck6-all-packs-morgan-cattle-co = All packs: Morgan Cattle Co.
option-deck6-own1 = Own deck 1
option-deck6-own2 = Own deck 2
option-deck6-own3 = Own deck 3
option-deck6-own4 = Own deck 4
option-gang = The starting gang
option-gang-chosen = choose it
option-gang-ready = as the deck lists it
option-short = The shorter game for three and more: more control than any one other player has influence.
option-order = Who begins the plays of a shootout without the Winner.
option-order-winner = the next one clockwise from the Winner
option-order-mark = the mark
option-cut = May decks be cut?

# ---- places, phases, ends

card-square = town square
    .the = the town square
# A shootout's or a job's place, with its preposition.
at-place = { $place ->
        [square] in the town square
       *[other] at { NAME($place, of: "card") }
    }
phase-setup = setup
phase-gamblin = Gamblin'
phase-upkeep = Upkeep
phase-noon = High Noon
phase-sundown = Sundown
end-left = the left end
end-right = the right end
trigger-game-start = The game begins, and your gang has a Grifter.
trigger-upkeep-start = Upkeep begins.
trigger-sundown = It's Sundown.
trigger-entering = A dude is about to enter play.
trigger-joins = A dude joins a posse.
trigger-boots-to-join = A dude is about to boot to join a posse.
trigger-shootout-start = The shootout begins.
trigger-shootout-end = The shootout is over.
trigger-revealed = Your draw hand is on the table.
trigger-cheatin-revealed = A cheatin' hand is on the table.
trigger-casualty-discarding = A dude is about to be discarded.
trigger-casualty-discarded = A dude was discarded.
trigger-lumps-taken = You have covered your casualties.
trigger-aced = A dude was aced.
trigger-pulled = A card was pulled.
trigger-spell-cast = The spell worked.
trigger-checking = A skill check is about to be made.
trigger-check-failed = A skill check has failed.
trigger-checked = A skill check was made.
trigger-check-over = A skill check is done with.
trigger-acing = A dude is about to be aced.
trigger-discarding = A card is about to discard a dude.
trigger-going-home = A card is about to send a dude home.
trigger-played = A card was played.
trigger-round-start = A round begins.
trigger-round-decided = The round is decided.
trigger-point-given = A card gets a control point.
trigger-nightfall = Sundown is over.
figures = { $kind ->
        [outfit] outfit; stash { $stash }, production { $production }
        [dude] costs { $cost }, { $bullets } { $stud ->
            [0] draw
           *[other] stud
        }, influence { $influence }, upkeep { $upkeep }; { $signs }
        [deed] deed, costs { $cost }; control { $control }, production { $production }; { $signs }
        [goods] goods, costs { $cost }{ $bullets ->
            [0] {""}
           *[other] , bullets { $bullets }
        }; { $signs }
        [spell] spell, costs { $cost }; { $signs }
        [joker] joker
       *[action] action, costs { $cost }; { $signs }
    }
card-figures = { NAME($card, of: "card") }: { figures }
card-keywords = { LIST($keywords, of: "keyword") }
card-says = { NAME($card, of: "card-text") }
held-1 = high card
held-2 = one pair
held-3 = two pairs
held-4 = three of a kind
held-5 = a straight
held-6 = a flush
held-7 = a full house
held-8 = four of a kind
held-9 = a straight flush
held-10 = five of a kind
held-11 = the Dead Man's Hand

# ---- what is asked

ask-gang = Choose your starting gang, five dudes at most: { $count } so far, { $left } ghost rock left.
ask-cut = The others shuffle: how deep do you cut their decks, now and whenever they shuffle again?
ask-wages = Your dudes cost { $cost } ghost rock, and you have { $have }. Whom do you pay? A dude without pay is discarded.
ask-noon = High Noon: make one play, or pass. The phase ends when everybody passes in a row.
    .brief = High Noon: make one play, or pass.
ask-shootout = Shootout: play an ability, or pass.
ask-resolution = The hands are on the table: play a Resolution ability, or pass.
ask-cheatin = A cheatin' hand is on the table: punish it, or pass.
ask-react = { NAME($trigger, of: "trigger") } Use a React ability, or pass.
ask-call-out = { NAME($caller, of: "card") } calls { NAME($target, of: "card") } out. Do you fight?
ask-posse = Shootout { at-place }: who joins your posse?
ask-ally = Shootout { at-place }: you are invited to the posse. Whom do you send?
ask-shooter = Who is your shooter? The shooter counts with all bullets, everyone else with one.
ask-redraw = { $left ->
        [1] Draw bonus: you may replace one card.
       *[other] Draw bonus: you may replace up to { $left } cards, one at a time.
    }
ask-keep = { $left ->
        [1] Keep your best five: discard one.
       *[other] Keep your best five: discard { $left }.
    }
ask-joker = What does the joker stand for?
ask-pulled-joker = You pulled a joker: what does it stand for?
ask-casualties = { $need ->
        [1] One casualty to cover: a discarded dude covers one, an aced dude two.
       *[other] { $need } casualties to cover: a discarded dude covers one, an aced dude two.
    }
ask-run-or-gun = Round { $round } is over: who runs home booted? If both sides stay, there is another round.
ask-oppose = { SEAT($seat) } attempts a job { at-place }, { NAME($card, of: "card") }. Do you form a posse to stop it?
ask-pay = { NAME($card, of: "card") }: how much ghost rock do you pay? You have { $have }.
ask-take = { NAME($card, of: "card") }: how much ghost rock do you take from { SEAT($from) }, up to { $most }?
ask-name-card = { NAME($card, of: "card") }: which suit and value does { NAME($other, of: "card") } get?
ask-victim = { NAME($card, of: "card") }: whose cheatin' hand do you punish?
ask-lead = { NAME($card, of: "card") }: who leads the job?
ask-trade = Trade more goods among your dudes here, or is that all?
ask-surplus = A dude carries one Weapon and one Horse: which one do you discard?
ask-bid = { SEAT($seat) } bid { $paid } ghost rock. What do you bid? You have { $have }.
ask-sundown = Sundown: do you discard a card before you draw back to your hand size?
ask-hand-limit = Discard down to { $size } cards.
ask-deed-end = Where does { NAME($card, of: "card") } go?
ask-host = Who gets { NAME($card, of: "card") }?

# ---- picks

pick-pass = Pass
pick-pass-noon = Pass: no play now
pick-pass-job = Let the job succeed
pick-done = Done
pick-done-gang = That is my gang
pick-done-cut = I do not cut
pick-done-wages = Pay everybody: { $cost } ghost rock
pick-done-posse = The posse is complete
pick-done-ally = I send nobody else
pick-done-redraw = Keep these cards
pick-done-search = Find nothing
pick-done-chosen = These are enough
pick-done-run = Nobody else runs
pick-done-trade = Enough traded
pick-done-sundown = Keep these cards
pick-yes = Yes
pick-no = No
pick-accept = Stand and fight
pick-refuse = Refuse, and go home booted
pick-oppose = Form a posse
pick-gang = { NAME($card, of: "card") } ({ $cost })
    .long = { NAME($card, of: "card") }: { figures }
pick-move = { NAME($card, of: "card") }{ which-card } moves to { NAME($to, of: "card", form: "the") }{ which-to }
pick-move-boot = { NAME($card, of: "card") }{ which-card } boots and moves to { NAME($to, of: "card", form: "the") }{ which-to }
pick-call-out = { NAME($card, of: "card") }{ which-card } ({ $bullets } { $stud ->
        [0] draw
       *[other] stud
    }) calls { NAME($to, of: "card") }{ which-to } ({ $to_bullets } { $to_stud ->
        [0] draw
       *[other] stud
    }) out
pick-shop = Bring { NAME($card, of: "card") } into play: { $cost } ghost rock
pick-shop-end = Bring { NAME($card, of: "card") } into play at { NAME($end, of: "end") } of the street: { $cost } ghost rock
pick-shop-for = Give { NAME($card, of: "card") } to { NAME($to, of: "card") }{ which-to }: { $cost } ghost rock
pick-invent = { NAME($to, of: "card") }{ which-to } invents { NAME($card, of: "card") }: { $cost } ghost rock
pick-trade = { NAME($card, of: "card") }{ which-card } goes to { NAME($to, of: "card") }{ which-to }
pick-replace = { NAME($card, of: "card") } replaces { NAME($to, of: "card") }{ which-to }
pick-act = Use { NAME($card, of: "card") }{ which-card }
pick-act-nth = Use { NAME($card, of: "card") }{ which-card } ({ ability-kind }): { PHRASES($does, of: "does", frame: "clause") }
pick-act-given = Use what { NAME($giver, of: "card") } gives to { NAME($card, of: "card") }{ which-card }
pick-play = Play { NAME($card, of: "card") }{ which-card }{ $cost ->
        [0] {""}
       *[other] : { $cost } ghost rock
    }
pick-play-nth = Play { NAME($card, of: "card") }{ which-card } ({ ability-kind }): { PHRASES($does, of: "does", frame: "clause") }{ $cost ->
        [0] {""}
       *[other] ; { $cost } ghost rock
    }
pick-choose = { NAME($card, of: "card") }{ which-card }
pick-choose-seat = { SEAT($seat) }
pick-choose-end = { NAME($end, of: "end") }
pick-choose-ability = { NAME($card, of: "card") }{ which-card } ({ ability-kind }): { PHRASES($does, of: "does", frame: "clause") }
pick-pay = { $number } ghost rock
pick-take = { $number } ghost rock
pick-bid = { $number } ghost rock
pick-name = { $name }
pick-lead = { NAME($card, of: "card") }{ which-card } leads
pick-join = { NAME($card, of: "card") }{ which-card } joins
pick-join-going = { NAME($card, of: "card") }{ which-card } goes there and joins
pick-invite = Invite { SEAT($seat) }
pick-shooter = { NAME($card, of: "card") }{ which-card } shoots: { $bullets } { $stud ->
        [0] draw
       *[other] stud
    }
pick-redraw = Replace { $signs } ({ NAME($card, of: "card") })
    .brief = { $signs } { NAME($card, of: "card") }
pick-drop = Throw { $signs } away ({ NAME($card, of: "card") })
    .brief = { $signs } { NAME($card, of: "card") }
pick-discard = { NAME($card, of: "card") }{ which-card } is discarded
pick-discard-hand = Discard { NAME($card, of: "card") }
pick-ace = { NAME($card, of: "card") }{ which-card } is aced
pick-discard-casualty = Discard { NAME($card, of: "card") }{ which-card }: covers { $covers }
pick-ace-casualty = Ace { NAME($card, of: "card") }{ which-card }: covers { $covers }
pick-home-casualty = { NAME($card, of: "card") }{ which-card } goes home booted: covers { $covers }
pick-home = { NAME($card, of: "card") }{ which-card } goes home booted
pick-flee = { NAME($card, of: "card") }{ which-card } runs
pick-release = Don't pay { NAME($card, of: "card") }{ which-card } ({ $upkeep }): discard
pick-cut = { $number ->
        [1] Take one card off the top
       *[other] Take { $number } cards off the top
    }
menu-move = Movin'
    .ask = Movin': who goes where?
menu-call-out = Callin' Out
    .ask = Callin' Out: who calls whom out?
menu-shop = Shoppin'
    .ask = Shoppin': which card do you bring into play?
menu-invent = Invent a Gadget
    .ask = Which Gadget is invented, and by whom?
menu-trade = Tradin'
    .ask = Tradin': which goods change hands?
menu-replace = Replace a dude
    .ask = Which dude is replaced, and by whom?
menu-act = Use an ability
    .ask = Which ability do you use?
menu-play = Play an action
    .ask = Which action card do you play?
menu-to = { NAME($to, of: "card", form: "the") }{ which-to }
menu-to-boot = { NAME($to, of: "card", form: "the") }{ which-to } (boots)
menu-end = { NAME($end, of: "end") }
menu-for = { NAME($to, of: "card") }{ which-to }
menu-card = { NAME($card, of: "card") }{ which-card }
    .ask = { $verb ->
        [move] Where does { NAME($card, of: "card") }{ which-card } go?
        [call-out] Whom does { NAME($card, of: "card") }{ which-card } call out?
        [trade] Who gets { NAME($card, of: "card") }{ which-card }?
       *[other] { NAME($card, of: "card") }: in place of whom?
    }
menu-card-cost = { NAME($card, of: "card") }: { $cost } ghost rock
    .ask = { $verb ->
        [invent] Who invents { NAME($card, of: "card") }?
        [shop-end] At which end of your street does { NAME($card, of: "card") } go?
       *[other] Who gets { NAME($card, of: "card") }?
    }
which-card = { $which ->
        [of] { " " }({ SEAT($whose) }’s)
        [on] { " " }({ SEAT($whose) }’s, on { NAME($host, of: "card") })
        [along] { " " }({ SEAT($whose) }’s, no. { $nth } from the left)
        [nth] { " " }({ SEAT($whose) }’s, no. { $nth })
       *[one] {""}
    }
which-to = { $to_which ->
        [of] { " " }({ SEAT($to_whose) }’s)
        [on] { " " }({ SEAT($to_whose) }’s, on { NAME($to_host, of: "card") })
        [along] { " " }({ SEAT($to_whose) }’s, no. { $to_nth } from the left)
        [nth] { " " }({ SEAT($to_whose) }’s, no. { $to_nth })
       *[one] {""}
    }

# ---- what happens

event-day = ☀ Day { $day }.
event-phase = — { NAME($phase, of: "phase") } —
event-gang = { SEAT($seat) } starts with { LIST($cards, of: "card") }.
event-drew = { $count ->
        [1] { SEAT($seat) } draws a card.
       *[other] { SEAT($seat) } draws { $count } cards.
    }
event-drew-secret = You draw { LIST($faces, of: "card") }.
event-reshuffled = { SEAT($seat) } shuffles the discard pile into a new deck.
event-ante = { $loan ->
        [0] { SEAT($seat) } antes up.
       *[other] { SEAT($seat) } borrows the ante.
    }
event-lowball = { SEAT($seat) } shows { NAME($rank, of: "held") }{ $cheatin ->
        [0] {""}
       *[other] , cheatin'
    }: { LIST($hand) }.
event-named = { SEAT($seat) }: the joker stands for { $signs }.
event-tied = { SEATS($seats) } are tied and draw again.
event-winner = { SEAT($seat) } is the Winner of the day and takes { $pot } ghost rock.
event-income = { SEAT($seat) } collects { $amount } ghost rock.
event-repaid = { SEAT($seat) } pays { $amount } back to the bank.
event-wages = { SEAT($seat) } pays the dudes { $amount } ghost rock.
event-released = { SEAT($seat) } does not pay { NAME($card, of: "card") }.
event-passed = { SEAT($seat) } passes.
event-moved = { NAME($card, of: "card") } moves to { NAME($place, of: "card", form: "the") }{ $booted ->
        [0] .
       *[other] , booted.
    }
event-home-booted = { NAME($card, of: "card") } goes home booted.
event-shopped = { $cost ->
        [0] { SEAT($seat) } brings in { NAME($card, of: "card") }.
       *[other] { SEAT($seat) } brings in { NAME($card, of: "card") } for { $cost } ghost rock.
    }
event-attached = { NAME($card, of: "card") } goes to { NAME($to, of: "card") }.
event-placed = { NAME($card, of: "card") } opens.
event-called-out = { NAME($card, of: "card") } calls { NAME($target, of: "card") } out { at-place }.
event-refused = { NAME($card, of: "card") } will not fight.
event-accepted = { NAME($card, of: "card") } stands and fights.
event-posse = { SEAT($seat) } rides with { LIST($cards, of: "card") }.
event-joined = { NAME($card, of: "card") } joins the posse.
event-left-posse = { NAME($card, of: "card") } leaves the posse.
event-shootout = ★ Shootout { at-place }!
event-round = Round { $round }.
event-shooter = { NAME($card, of: "card") } shoots for { SEAT($seat) }.
event-drew-hand = { $count ->
        [1] { SEAT($seat) } draws one more card for the hand.
       *[other] { SEAT($seat) } draws { $count } cards for the hand.
    }
event-redrew = { $count ->
        [1] { SEAT($seat) } replaces { LIST($hand) }.
       *[other] { SEAT($seat) } replaces { $count } cards: { LIST($hand) }.
    }
event-dropped = { SEAT($seat) } throws { LIST($hand) } away.
event-revealed = { SEAT($seat) } reveals { NAME($rank, of: "held") }{ $cheatin ->
        [0] {""}
       *[other] , cheatin'
    }: { LIST($hand) }.
event-hand-changed = { SEAT($seat) } now has { NAME($rank, of: "held") }{ $cheatin ->
        [0] {""}
       *[other] , cheatin'
    }: { LIST($hand) }.
event-ranks = Rank { $rank } for { SEAT($seat) }, rank { $rank2 } for { SEAT($other) }.
event-round-won = { SEAT($seat) } wins the round.
event-round-tied = Nobody wins the round.
event-lumps = { $count ->
        [1] { SEAT($seat) } takes a casualty.
       *[other] { SEAT($seat) } takes { $count } casualties.
    }
event-casualty = { NAME($card, of: "card") } catches lead!
event-fled = { NAME($card, of: "card") } runs.
event-shootout-won = { SEAT($seat) } wins the shootout.
event-shootout-over = Nobody wins the shootout.
event-used = { SEAT($seat) } uses { NAME($card, of: "card") }.
event-trait = The trait of { NAME($card, of: "card") } takes effect.
event-played = { SEAT($seat) } plays { NAME($card, of: "card") }.
event-chose = { SEAT($seat) } chooses { NAME($card, of: "card") }.
event-booted = { NAME($card, of: "card") } boots.
event-unbooted = { NAME($card, of: "card") } unboots.
event-discarded = { NAME($card, of: "card") } is discarded.
event-aced = { NAME($card, of: "card") } is aced.
event-removed = { NAME($card, of: "card") } leaves the game.
event-hand-discarded = { SEAT($seat) } discards { NAME($card, of: "card") }.
event-hand-aced = { SEAT($seat) } aces { NAME($card, of: "card") }.
event-joker-aced = The joker of { SEAT($seat) } is aced.
event-to-hand = { SEAT($seat) } takes { NAME($card, of: "card") } into the hand.
event-gained = { SEAT($seat) } gains { $amount } ghost rock.
event-paid = { SEAT($seat) } pays { $amount } ghost rock.
event-took = { SEAT($seat) } takes { $amount } ghost rock from { SEAT($from) }.
event-bounty = The bounty on { NAME($card, of: "card") } is { $bounty }{ $trespass ->
        [0] {""}
       *[other] : trespassin'
    }.
event-reward = { SEAT($seat) } earns { $amount } ghost rock for { NAME($card, of: "card") }.
event-point = { $points ->
        [1] { NAME($card, of: "card") } now has one permanent control point.
       *[other] { NAME($card, of: "card") } now has { $points } permanent control points.
    }
event-pulled = { SEAT($seat) } pulls { NAME($card, of: "card") }.
event-pulled-nothing = { SEAT($seat) } has no card to pull.
event-pull = The pull counts as { $signs }.
event-skill = { $success ->
        [0] { NAME($card, of: "card") } makes { $check } against { $difficulty }: it fails.
       *[other] { NAME($card, of: "card") } makes { $check } against { $difficulty }: it works.
    }
event-changed = { $what ->
        [bullets] { NAME($card, of: "card") }: bullets { change }.
        [influence] { NAME($card, of: "card") }: influence { change }.
        [value] { NAME($card, of: "card") }: value { change }.
        [upkeep] { NAME($card, of: "card") }: upkeep { change }.
        [control] { NAME($card, of: "card") }: control { change }.
        [skill] { NAME($card, of: "card") }: skill { change }.
        [stud] { NAME($card, of: "card") } is a stud.
        [draw] { NAME($card, of: "card") } is a draw.
        [never-draw] { NAME($card, of: "card") } cannot become a draw.
        [bullets-safe] Nobody can lower the bullets of { NAME($card, of: "card") }.
        [untouchable] { NAME($card, of: "card") } is out of reach of the others' Shootout abilities.
        [first-casualty] { NAME($card, of: "card") } has to be the first casualty.
        [no-casualties] { NAME($card, of: "card") } cannot be a casualty.
        [no-call-out] { NAME($card, of: "card") } cannot be called out.
        [no-move] { NAME($card, of: "card") } cannot move.
        [no-abilities] { NAME($card, of: "card") } cannot use abilities.
        [blank] The goods of { NAME($card, of: "card") } do nothing.
        [private] { NAME($card, of: "card") } is Private.
       *[other] {""}
    }
change = { $up ->
        [0] −
       *[other] +
    }{ $by }
event-rank = The hand of { SEAT($seat) } now counts as { NAME($rank, of: "held") }, rank { $rank }.
event-recast = { NAME($card, of: "card") } now counts as { $signs }.
event-job = ★ { SEAT($seat) } starts a job: { NAME($card, of: "card") } leads, the mark is { NAME($mark, of: "card", form: "the") }.
event-opposed = { SEAT($seat) } opposes the job.
event-unopposed = Nobody opposes the job.
event-job-done = { $success ->
        [0] The job fails.
       *[other] The job is done.
    }
event-invented = { $success ->
        [0] { NAME($card, of: "card") } goes up in smoke.
       *[other] { NAME($card, of: "card") } works.
    }
event-traded = { NAME($to, of: "card") } gets { NAME($card, of: "card") }.
event-replaced = { NAME($by, of: "card") } replaces the former version.
event-bid = { SEAT($seat) } bids { $amount } ghost rock.
event-sundown-discard = { SEAT($seat) } discards { NAME($card, of: "card") }.
event-victory = ★ { SEAT($seat) } controls the town and wins.
event-last-day = The last day is over, and nobody has won.
event-found = { SEAT($seat) } finds { NAME($card, of: "card") }.
event-looked = { $count ->
        [0] { SEAT($seat) } finds no card to look at.
        [1] { SEAT($seat) } looks at a card of { SEAT($other) }.
       *[other] { SEAT($seat) } looks at { $count } cards of { SEAT($other) }.
    }
event-looked-secret = You see { LIST($faces, of: "card") }.
event-showed-hand = { SEAT($seat) } shows the play hand: { LIST($faces, of: "card") }.
event-milled = { SEAT($seat) } discards from the top of the deck: { LIST($faces, of: "card") }.
event-into-deck = { NAME($card, of: "card") } goes into the deck of { SEAT($seat) }.
event-showed-deck = { SEAT($seat) } shows the top of the deck: { LIST($faces, of: "card") }.
event-pile-aced = { NAME($card, of: "card") } goes to Boot Hill.
event-pile-discarded = { NAME($card, of: "card") } goes to the discard pile.
event-rocks = { $amount } ghost rock on { NAME($card, of: "card") }.
event-shuffled = { SEAT($seat) } shuffles the deck.
event-cut = { SEAT($seat) } cuts the deck of { SEAT($other) }.
event-keyword = { $rating ->
        [0] { NAME($card, of: "card") } now has the keyword { NAME($keyword, of: "keyword") }.
       *[other] { NAME($card, of: "card") } now has the keyword { NAME($keyword, of: "keyword") } { $rating }.
    }
event-order = { SEAT($seat) } goes first.
event-controlled = { SEAT($seat) } now controls { NAME($card, of: "card") }.
event-token = { NAME($card, of: "card") } rides into town.
event-turned-up = { SEAT($seat) } turns up { LIST($faces, of: "card") }.
event-drew-hand-secret = For your hand you draw { LIST($hand) }.

# ---- the table in text

board-day = Day { $day }, { NAME($phase, of: "phase") }; { $pot } ghost rock in the pot
board-setup = Before the first day
board-day-winner = Day { $day }, { NAME($phase, of: "phase") }; { SEAT($winner) } is the Winner{ $pot ->
        [0] {""}
       *[other] , { $pot } ghost rock in the pot
    }
board-chosen = Chosen so far: { LIST($cards, of: "card") }
    .brief = Chosen so far: { LIST($cards, of: "card", join: "comma") }
board-dude-line = {"    "}{ board-dude }
    .brief = { dude-in-brief }{ gear-in-brief }
dude-in-brief = { NAME($card, of: "card") } { $bullets }{ $stud ->
        [0] d
       *[other] s
    } i{ $influence }{ $bounty ->
        [0] {""}
       *[other] {" "}b{ $bounty }
    }{ $booted ->
        [0] {""}
       *[other] {"*"}
    }
gear-in-brief = { $armed ->
        [0] {""}
       *[other] , with { LIST($gear, of: "card") }
    }
board-card = {"    "}{ card-figures }
    .brief = { NAME($card, of: "card") } { $signs }, { $cost } GR
board-posse = { SEAT($seat) }’s posse: { LIST($cards, of: "card") }
    .brief = { SEAT($seat) }’s posse: { LIST($cards, of: "card", join: "comma") }
board-posse-drawing = Posse of { SEAT($seat) }: { LIST($cards, of: "card") }; a hand of { $count }, { $draws } to replace
    .brief = { SEAT($seat) }’s posse: { LIST($cards, of: "card", join: "comma") }, hand of { $count }, { $draws } to replace
board-square = Town square
    .brief = Town square
board-place = { SEAT($seat) }’s { NAME($card, of: "card") }{ $own ->
        [0] , controlled by { SEAT($controller) }
       *[other] {""}
    }{ $booted ->
        [0] {""}
       *[other] , booted
    }; control { $control }, production { $production }
    .brief = { SEAT($seat) }’s { NAME($card, of: "card") }{ $own ->
        [0] , controlled by { SEAT($controller) }
       *[other] {""}
    }{ $booted ->
        [0] {""}
       *[other] {"*"}
    } c{ $control } p{ $production }
board-dude = { NAME($card, of: "card") } ({ SEAT($seat) }) { $bullets } { $stud ->
        [0] draw
       *[other] stud
    }, influence { $influence }{ $bounty ->
        [0] {""}
       *[other] , bounty { $bounty }
    }{ $booted ->
        [0] {""}
       *[other] , booted
    }{ $armed ->
        [0] {""}
       *[other] , with { LIST($gear, of: "card") }
    }
board-shootout = Shootout { at-place }, round { $round }
    .brief = Shootout { at-place }, round { $round }
board-job = Job: { NAME($card, of: "card") }, led by { NAME($leader, of: "card") }; the mark is { NAME($mark, of: "card", form: "the") }
    .brief = Job: { NAME($card, of: "card") }, led by { NAME($leader, of: "card") }, mark { NAME($mark, of: "card", form: "the") }
board-player = { SEAT($seat) }: { NAME($outfit, of: "card") }, { $stash } ghost rock
    .brief = { SEAT($seat) }: { $stash } GR
board-totals = control { $control }, influence { $influence }
board-piles = hand { $hand }, deck { $deck }, discards { $discards }
board-hand = Your hand
    .brief = Your hand
board-drawn = Draw hand of { SEAT($seat) }: { LIST($hand) }
    .brief = { SEAT($seat) }’s draw hand: { LIST($hand, join: "comma") }
board-drawn-rank = Draw hand of { SEAT($seat) }: { NAME($rank, of: "held") }, { LIST($hand) }
    .brief = { SEAT($seat) }’s draw hand: { NAME($rank, of: "held") }, { LIST($hand, join: "comma") }
board-elsewhere = Elsewhere
    .brief = Elsewhere
board-others = {"    "}{ PHRASES($places, of: "here") }
    .brief = { PHRASES($places, of: "here", join: "comma") }
here-square = Town square { $count }
here-card = { NAME($place, of: "card") } { $count }
here-owned = { SEAT($seat) }’s { NAME($place, of: "card") } { $count }
board-empty = {"    "}{ $count ->
        [one] 1 place without dudes
       *[other] { $count } places without dudes
    }
    .brief = { $count ->
        [one] 1 place without dudes
       *[other] { $count } places without dudes
    }
board-own-dudes = Your dudes
    .brief = Your dudes
board-own-dude = {"    "}{ dude-in-brief } { at-place }{ gear-in-brief }
    .brief = { dude-in-brief } { at-place }{ gear-in-brief }
board-player-folded = { SEAT($seat) }: { $stash } ghost rock, control { $control }, influence { $influence }, hand { $hand }, dudes { $dudes }
    .brief = { $own ->
        [0] {""}
       *[other] ▸
    }{ SEAT($seat) } { $stash } GR c{ $control } i{ $influence } hand { $hand } dudes { $dudes }
legend =
    A dude is shown with bullets, stud or draw, and influence; a card in your hand also with what it is in a poker hand.
    To read a card, type ? and its name, or ? and the number of a choice.
    In a low window a table that is too high becomes shorter: 2s is 2 stud, 1d is 1 draw, i3 is influence 3, b1 is
    bounty 1, c1 is control 1, p2 is production 2, * is booted,
    and 4 GR is 4 ghost rock: what a card costs, or a player has. Where even that is too high, dudes of others are only
    counted, place by place or all together: s shows the whole table.

# ---- refusals

refusal-not-offered = That is not among the choices now.
refusal-joker-from-hand = A joker is never played from the hand.
refusal-action-not-shopped = { NAME($card, of: "card") } is an action: it is played, not bought.
refusal-unique = { NAME($card, of: "card") } is unique, and one of yours is in play or in your Boot Hill.
refusal-allegiance = { NAME($card, of: "card") } will not work with the other side: you have Union or Confederate cards in play.
refusal-too-dear = { NAME($card, of: "card") } costs { $cost }, and you have { $have }.
refusal-gang-dudes-only = { NAME($card, of: "card") } isn't a dude.
refusal-not-in-deck = Your deck has no { NAME($card, of: "card") } left.
refusal-gang-full = A starting gang has at most { $most } dudes.
refusal-gang-other-outfit = { NAME($card, of: "card") } belongs to another outfit.
refusal-gang-too-dear = With { NAME($card, of: "card") } the gang would cost { $cost }; your stash is { $have }.
refusal-gang-one-grifter = A starting gang has one Grifter at most.
refusal-gang-unique = { NAME($card, of: "card") } is unique, so a starting gang can have only one.
refusal-gang-allegiance = Union and Confederate cards do not start together.
refusal-used-today = { NAME($card, of: "card") } was used today.
refusal-booted = { NAME($card, of: "card") } is booted.
refusal-not-yours = You do not control { NAME($card, of: "card") }.
refusal-fresh = { NAME($card, of: "card") } has just come into play; its owner can use it from the next turn on.
refusal-no-abilities = The abilities of { NAME($card, of: "card") } cannot be used now.
refusal-no-skill = You have no dude with the skill for { NAME($card, of: "card") }.
refusal-headline = Only one Headline in a shootout: { NAME($card, of: "card") } has to wait.
refusal-no-leader = Nobody unbooted can lead { NAME($card, of: "card") }.
refusal-no-cheater = Nobody else has a cheatin' hand.
refusal-cheatin-once = A Cheatin' ability was used on that hand already.
refusal-cheatin-on-self = The cheatin' hand is your own.
refusal-requirement = { NAME($card, of: "card") } has no legal target now.
refusal-no-such-card = You have no such card with that ability there.
refusal-not-now = { NAME($card, of: "card") } cannot be used at this moment.
refusal-outside-posse = { NAME($card, of: "card") } is not in your posse.
refusal-not-a-play = You can't do that at High Noon: choose a Noon play, or pass.
refusal-not-a-shootout-play = You can't do that in a shootout: choose a Shootout play, or pass.
refusal-not-a-resolution-play = Only Resolution abilities can be used now.
refusal-not-a-cheatin-play = Only Cheatin' abilities can be used now.
refusal-not-your-dude = That isn't a dude of yours in play.
refusal-booted-move = { NAME($card, of: "card") } is booted and cannot move.
refusal-no-such-place = { NAME($card, of: "card") } can't go there: that location isn't in play.
refusal-already-there = { NAME($card, of: "card") } is there already.
refusal-not-an-opponent = Only a dude of another player can be called out.
refusal-elsewhere = { NAME($card, of: "card") } and { NAME($target, of: "card") } are not at the same place.
refusal-at-own-home = { NAME($target, of: "card") } is at home and cannot be called out by that play.
refusal-not-called-out = { NAME($target, of: "card") } cannot be called out now.
refusal-not-in-hand = That card is not in your hand.
refusal-gadget-invented = Gadgets are invented, other cards are bought: { NAME($card, of: "card") }.
refusal-dude-at-home = { NAME($card, of: "card") } enters play at your home.
refusal-deed-at-an-end = { NAME($card, of: "card") } goes to an end of your street, or out of town if it says so.
refusal-carrier-yours = { NAME($card, of: "card") } needs one of your own dudes to carry it.
refusal-carrier-booted = { NAME($dude, of: "card") } is booted and cannot take { NAME($card, of: "card") }.
refusal-cannot-carry = { NAME($dude, of: "card") } cannot carry { NAME($card, of: "card") }.
refusal-place-not-controlled = { NAME($dude, of: "card") } is not at a place that you control.
refusal-not-your-goods = Those aren't goods of your dudes.
refusal-never-traded = { NAME($card, of: "card") } can't be traded.
refusal-spell-traded = Spells are not traded: { NAME($card, of: "card") }.
refusal-not-together = { NAME($dude, of: "card") } is elsewhere.
refusal-traded-today = { NAME($card, of: "card") } was traded today.
refusal-other-version = { NAME($card, of: "card") } is not another version of that dude.
refusal-level-step = The levels are more than one apart: { NAME($card, of: "card") }.
refusal-replaced-today = That dude was replaced today.
refusal-in-posse = { NAME($dude, of: "card") } is in a posse already.
refusal-not-adjacent = { NAME($dude, of: "card") } is neither there nor next to it.
refusal-booted-elsewhere = { NAME($dude, of: "card") } is booted and not there.
refusal-kept-there = Something keeps { NAME($card, of: "card") } from leaving.
refusal-kept-away = Something keeps { NAME($dude, of: "card") } from going there.
refusal-leader-first = First say whether the leader stays next door or goes there.
refusal-posse-empty = A posse needs at least one dude.
refusal-not-in-posse = That dude is not in your posse.
refusal-not-in-draw-hand = That card is not in your draw hand.
refusal-casualties-under = { $need ->
        [1] Cover exactly one more casualty.
       *[other] Cover exactly { $need } more casualties.
    }
refusal-casualties-over = { $need ->
        [1] Only one casualty is left to cover: that would be too many.
       *[other] Only { $need } casualties are left to cover: that would be too many.
    }
refusal-not-a-casualty = That card cannot be a casualty.
refusal-not-that-way = { NAME($card, of: "card") } does not cover casualties that way.
refusal-first-casualty = Another dude must be the first casualty.
refusal-wages-too-dear = Upkeep comes to { $cost }, and you have { $have }.
refusal-no-upkeep = { NAME($card, of: "card") } costs nothing and stays.
refusal-position-no-card = { $field }: there is no free card { $card } for that.
refusal-position-copies = { $field }: { NAME($card, of: "card") } is there more than { $most } times.
refusal-deck-format = { NAME($card, of: "card") } is from the pack { $pack }, which the format { $format } doesn't allow.
refusal-deck-unknown =
    { $count ->
        [0] No card is called { $card }.
       *[other] No card is called { $card }. Do you mean { LIST($near, join: "or") }?
    }
refusal-deck-lines = { $file } lists { $got } cards line by line; a deck list has at most { $most } lines.
refusal-deck-control = { $file } has control characters in it: save it as plain text.
refusal-deck-outfit = { $got ->
    [0] The outfit is missing: a deck has exactly one.
   *[other] A deck has exactly one outfit; here are { $got }.
  }
refusal-deck-size = A deck has exactly { $want } cards with values; here are { $got }{ $missing ->
    [0] , { $over } too many.
    [one] : one is missing.
   *[other] : { $missing } are missing.
  }
refusal-deck-jokers = A deck has at most { $most } jokers; here are { $got }.
refusal-deck-suit-value = { $name } is there { $got } times; four cards may share suit and value.
refusal-deck-title = { $title } is there { $got } times; four are allowed.
refusal-deck-token = { NAME($card, of: "card") } is a token and belongs in no deck.
refusal-deck-unreadable = { $file } is not a deck list that can be read.
refusal-deck-entities = { $file } has a document type, which deck files do not need and which is not read.
refusal-deck-octgn-ids = { $file } names { $count ->
    [one] one card
   *[other] { $count } cards
  } only by OCTGN's ids, which only OCTGN can read: export the deck as text, or with titles.
refusal-position-no-place = { $field }: there is no place { $place } in play.
refusal-position-kind = { $field }: { NAME($card, of: "card") } is of another kind.
refusal-position-rocks = Ghost rock is missing or came from nowhere.

reason-control = more control than any rival has influence
reason-nobody-left = nobody left in town
reason-last-day = the last day is over, and nobody has won

# ---- studies

chronicle-length = days
facet-deck = deck
facet-outfit = outfit
facet-gang = dude of the starting gang
facet-gang-note = Seats that began with a dude, against seats with the same deck that began without.
facet-card = card that came into play
facet-card-note = Seats whose card came into play after the start, against seats with the same deck whose card did not. Not all of the difference is the card's doing: longer games see more cards, and who is ahead can pay for more.

# ---- what a player leaves to the table

window-noon = Noon plays
window-shootout = Shootout plays
window-resolution = Resolution plays
window-cheatin = Cheatin' plays
window-react = Reacts
window-wages = Pay everybody at Upkeep

# ---- reasons of hints

because-strength = There you can count on { $mine ->
    [one] one dude
   *[other] { $mine } dudes
  } and { $bullets ->
    [one] one bullet
   *[other] { $bullets } bullets
  } at best; the others on { $theirs } and { $other_bullets }.
because-control = With { $mine } influence against { $theirs } you would control { NAME($card, of: "card") }.
because-no-control = At { NAME($card, of: "card") } you would have { $mine } influence against { $theirs }.
because-deed = It brings { $control ->
    [0] no control, but
    [one] one control point and
   *[other] { $control } control points and
  } { $production } ghost rock a day.
because-dude = You earn { $income } ghost rock a day and would pay your dudes { $upkeep }; your stash would be down to { $left }.
because-shooter = Nobody in the posse has more bullets: { $bullets }.
because-wages = You have { $stash } ghost rock, and your dudes ask for { $upkeep }.
because-worth-least = It is the least useful card in your hand.
because-hurdle = You have { $control } control, and would win at Sundown with more than { $hurdle }.

## Odds

odds-input-deck = The deck: a ready one such as learn-law-dogs, or own1 with --pack.
odds-input-stud = The stud bonus: cards on top of five.
odds-input-draw = The draw bonus: how many cards may be changed.
odds-input-against = The other deck, or an outfit: then the average of its ready decks stands for it.
odds-input-their-stud = The stud bonus of the other side.
odds-input-their-draw = The draw bonus of the other side.
odds-input-rank = What planned Resolution cards change your rank by, as in +2.
odds-input-their-rank = What they change the other side's rank by, as in -1.
odds-input-posse = Your posse, for the shootout round by round: bullets with s for studs and d for draws, the shooter first, as in 3s,1d. It replaces --stud and --draw.
odds-input-their-posse = The other posse, in the same way.
odds-input-keep = best for the best way to change cards; pairs, if not given, keeps pairs and jokers.
odds-input-skill = The skill rating of a dude, for a spell or a gadget.
odds-input-difficulty = The difficulty that the pull and the skill must reach together.
odds-input-pull = A value from 1 to 13: the chances of pulling it or a higher one.
odds-input-lowball = yes for the hand of lowball instead.
odds-hand = Your hand of { $cards } cards: rank { NUMBER($mean, maximumFractionDigits: 2) } on average, { NUMBER($legal, maximumFractionDigits: 2) } without cheatin'
odds-hand-changed = Your hand of { $cards } cards, { $draws } of them changed (keep pairs and jokers): rank { NUMBER($mean, maximumFractionDigits: 2) } on average, { NUMBER($legal, maximumFractionDigits: 2) } without cheatin'
odds-against = { $cards } cards, { $draws } changed, against { LIST($against, of: "option-deck1") }: { NUMBER($dealt, maximumFractionDigits: 2) } casualties for them, { NUMBER($taken, maximumFractionDigits: 2) } for you
odds-rank = { NAME($rank, of: "held") }
odds-cheatin = The best hand is a cheatin' one
odds-win = You have the higher rank
odds-tie = Equal ranks: one casualty each
odds-lose = They have the higher rank
odds-fight = This round: { NUMBER($dealt, maximumFractionDigits: 1) } casualties for them, { NUMBER($taken, maximumFractionDigits: 1) } for you
odds-next-round = Another round: { NUMBER($dealt, maximumFractionDigits: 1) } casualties for them, { NUMBER($taken, maximumFractionDigits: 1) } for you
odds-redraw = Your chance of the higher rank, best choice first
odds-keep-all = Change nothing
odds-keep-nothing = Change all: { $signs }
odds-keep = Keep { NAME($what, of: "odds-keep-what") }, change { $signs }
odds-keep-joker = Keep { NAME($what, of: "odds-keep-what") } and the joker, change { $signs }
odds-keep-jokers = Keep the jokers, change { $signs }
odds-keep-what-pair = the pair
odds-keep-what-two-pairs = the two pairs
odds-keep-what-three = the three of a kind
odds-keep-what-full-house = the full house
odds-keep-what-four = the four of a kind
odds-keep-what-five = the five of a kind
odds-keep-what-suit = the suit
odds-keep-what-card = one card
odds-keep-what-cards = the other cards
odds-shooters = Your chance of the higher rank, by shooter
odds-shooter = { NAME($card, of: "card") }
odds-calls = Your chance of the higher rank, one against one
odds-call = { NAME($card, of: "card") } against { NAME($other, of: "card") }
odds-next-lowball = The next hand of lowball
odds-lowball = { NAME($deck, of: "option-deck1") }: a hand of lowball
odds-low-cheatin = The hand is a cheatin' one
odds-low-win = You have the lowest hand
odds-low-tie = A tie: draw again
odds-low-lose = They have the lowest hand
odds-pulls = A pull from your deck
odds-pull = { NAME($deck, of: "option-deck1") }: a pull of { $value } or more
odds-pull-value = { $value } or more
odds-check = { NAME($deck, of: "option-deck1") }: skill { $skill } against difficulty { $difficulty }, a pull of { $value } or more
odds-difficulty = difficulty { $difficulty }
odds-round = Round { $round } is fought: { NUMBER($dealt, maximumFractionDigits: 1) } casualties for them, { NUMBER($taken, maximumFractionDigits: 1) } for you
odds-round-win = {"  "}you have the higher rank
odds-round-tie = {"  "}equal ranks
odds-round-lose = {"  "}they have the higher rank
odds-whole-fight = The shootout, if every casualty costs a dude and nobody runs
odds-left-mine = Only your posse is left
odds-left-theirs = Only theirs is left
odds-left-nobody = Nobody is left
odds-left-both = Both still stand after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
odds-policy = Your hand of { $cards } cards, up to { $draws } changed in the best way: rank { NUMBER($mean, maximumFractionDigits: 2) } on average, ± { NUMBER($error, maximumFractionDigits: 2) } (standard error; { $hands } hands at random), { NUMBER($pairs, maximumFractionDigits: 2) } if you keep pairs and jokers
odds-policy-exact = Your hand of { $cards } cards, up to { $draws } changed in the best way: rank { NUMBER($mean, maximumFractionDigits: 2) } on average (exact, { $hands } hands), { NUMBER($pairs, maximumFractionDigits: 2) } if you keep pairs and jokers
refusal-odds-posse = { $field }: “{ $got }” is not a dude. Write bullets with s for a stud or d for a draw, as in 3s,1d.
refusal-odds-posses = { LIST($fields) } belong together: give all three for a shootout round by round.
