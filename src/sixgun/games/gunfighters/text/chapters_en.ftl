# The rules in short chapters. `-figure` says what the drawing shows.

chapter-gang = Your gang
chapter-gang-text =
    Three to seven players lead a gang each. Every Gunfire card in your hand is one of your gunfighters, and the place on
    the card is where that gunfighter hides: Stable, Saloon, Station, Plaza, Ranch or Hill. There are seven cards of each
    place. Two of your gunfighters may hide at the same one.
chapter-gang-figure = Three cards are three gunfighters: two hide at the Saloon, one on the Hill.

chapter-set-up = How it begins
chapter-set-up-text =
    Everybody gets five cards. The fifth lies face up for a moment, so all know one hideout of every gang; then it is
    hidden again. The other cards are the deck. Story cards and Climax cards lie in two more piles.
chapter-set-up-figure = Four cards are secret. Everybody has seen the fifth.

chapter-turn = Your turn
chapter-turn-text =
    Do one thing: move, shoot, or advance the story. You can't pass. Then it is the turn of the player on your left.
    If you play with the clock of ten seconds, dawdling costs a card.
chapter-turn-figure = Move, shoot, or advance the story: one of the three.

chapter-move = Move
chapter-move-text =
    Put a card down and draw another: that gunfighter now hides somewhere else. A card from the deck stays secret. You
    may take the top card of the discard pile instead, but everybody sees what you take. When the deck runs out, the
    discards become the new deck.
chapter-move-figure = A gunfighter leaves the Ranch. Only you know where he went.

chapter-shoot = Shoot
chapter-shoot-text =
    Show one of your cards and point at another player. If they have cards of that place, all of those are gone. You take
    your own card back, but now everybody knows where that gunfighter is. For each $ on a fallen card you get a coin.
chapter-shoot-figure = A shot at the Saloon: both cards of the Saloon fall, the card of the Hill stays.

chapter-story = Advance the story
chapter-story-text =
    Pay a coin and turn up a Story card. It happens at once, to you or to the person it names. If it shows the shoot
    symbol, you get a free shot at any place afterwards. Without a coin you can't do it. What the Story cards say is house
    data; only their number is known.
chapter-story-figure = A coin buys a Story card.

chapter-climax = Back to the wall
chapter-climax-text =
    As soon as you are down to one card, you get a Climax card. Quick Draw lets you shoot after a move, the Horse lets you
    move after a shot, the Rifle shoots at any place without showing a card, and Hard Liquor does nothing. When you have
    more than one card again, the Climax card goes back.
chapter-climax-figure = One card left: you draw a Climax card.

chapter-winning = Who wins
chapter-winning-text =
    A player without cards is out, and the player who shot last takes the coins. You win with nine coins at the end of a
    turn, or if you are the last one left. If two players are left with one card each and no coin, they may agree on a
    draw; if one of them refuses, both get eight coins and fight on.
chapter-winning-figure = Nine coins, or nobody else left.

chapter-more = When you know the game
chapter-more-text =
    Rule A opens the Plaza: its cards shoot at every place but the Hill, and every place but the Hill shoots at the Plaza.
    Rule B is about the town: at the end of your turn you may give up three cards of one place and draw three. You
    control that place, until somebody else does the same. Three places win at once.
chapter-more-figure = Three cards of one place take control of it.
