# The rules in short chapters. `-figure` says what the drawing shows.

chapter-aim = What it is about
chapter-aim-text =
    You want to run the town. At the end of the day, at Sundown, you win if you have more control points than any other
    player has influence. Deeds give control, dudes give influence. If two players could win, the one with more control
    wins, then the one with more influence; otherwise there is another day.
chapter-aim-figure = Three control points beat two influence: you win at Sundown.

chapter-cards = The cards
chapter-cards-text =
    Your outfit is your home. Dudes act for you, deeds are places in town, goods and spells go with dudes, and
    action cards do something once. A trait always works; an ability is used when its first word says: at Noon, in a
    shootout, at Resolution. Dudes and deeds are unique: while one is in play, nobody brings another one. If a card and
    the rules disagree, the card is right.
chapter-cards-figure = Each kind of card has its suit: dudes, deeds, goods and spells, actions.

chapter-town = The town
chapter-town-text =
    The town square lies in the middle, a street of deeds on each side of your home. A location is adjacent to its
    neighbours on the street; in-town deeds and homes are adjacent to the square, too. The player with the most influence at
    a deed controls it; on a tie, its owner does. A booted card is turned sideways: it is used up until Sundown. What is
    aced goes to Boot Hill and stays there.
chapter-town-figure = Two influence against one: the deed is yours for now.

chapter-hands = Hands and cheatin'
chapter-hands-text =
    Every card is a poker card, too. Hands have ranks from 1, a high card, to 11, the Dead Man's Hand. Since decks hold
    copies, a hand may contain the same card twice. Such a hand is cheatin': it counts, but the others may play
    Cheatin' cards on you. Jokers stand for any card.
chapter-hands-figure = The eight of spades twice: a cheatin' hand.

chapter-set-up = How it begins
chapter-set-up-text =
    A deck has 52 cards and up to two jokers, with at most four cards of the same suit and value. You begin with your
    outfit, up to five dudes that you pay for from your starting stash, and five cards. With more than two players,
    the others may take sides when somebody is called out, and plays go clockwise.
chapter-set-up-figure = An outfit, up to five dudes, five cards.

chapter-day = A day
chapter-day-text =
    Gamblin': everybody antes 1 ghost rock, and the lowest poker hand takes the pot. Its player is the Winner, first in
    everything today. Upkeep: your home and the deeds that you own and control pay you, then you pay your dudes.
    High Noon: one play after the other, until all pass in a row. Sundown: if nobody wins, you may discard a card, draw
    back to five, and unboot everything.
chapter-day-figure = Gamblin', Upkeep, High Noon, Sundown.

chapter-noon = Plays at noon
chapter-noon-text =
    In your turn you make one play: move a dude, shop, call somebody out, trade goods between dudes, or use an ability. A
    dude may go to any location and boots for it, but not from your home to a place next to it, nor from the square to any
    place in town but your home. To shop you pay a card's cost; goods and spells go to a dude at a location that you
    control. You may also pass.
chapter-noon-figure = Pay, and the card is in play.

chapter-call-out = Callin' out
chapter-call-out-text =
    One of your unbooted dudes may challenge another player's dude at the same location, but not at that player's home. The other
    one may refuse and go home booted, or accept: then there is a shootout. A booted dude can't refuse.
chapter-call-out-figure = Accept, or go home booted.

chapter-shootout = A shootout
chapter-shootout-text =
    Both sides form posses. In each round you may use Shootout abilities. Then each side picks a shooter and draws a poker
    hand. A stud shooter draws one more card for each bullet and keeps the best five; a draw shooter may swap a card for
    each bullet. Every other stud or draw of the posse adds one. The lower hand takes a casualty for each rank of
    difference; equal ranks cost both sides one. A discarded dude covers one casualty, an aced dude two. Then anybody may
    run home, or there is another round.
chapter-shootout-figure = Rank 7 against rank 4: three casualties.

chapter-jobs = Jobs and bounties
chapter-jobs-text =
    A job is led by one of your dudes against a mark: a dude, a deed or the square. Your posse rides there; the others may
    form a posse against it. If there is no fight, or you win it, the job succeeds. Then your posse goes home booted.
    Dudes with a bounty are wanted. If you defeat one, you get the bounty in ghost rock. Joining a posse at somebody
    else's private location raises your bounty.
chapter-jobs-figure = A leader, a mark, and what success brings.

chapter-magic = Spells and gadgets
chapter-magic-text =
    A pull turns up the top card of your deck; its value counts. To cast a spell, a dude with the right skill
    pulls: value plus skill must reach the difficulty. A Mad Scientist invents a Gadget in the same way, before it comes into
    play. If the pull is too low, nothing happens, and a Gadget is lost.
chapter-magic-figure = Pull 6, skill 2: that reaches 8.
