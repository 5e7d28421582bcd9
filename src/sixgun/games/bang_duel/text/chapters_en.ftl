# The rules in short chapters. `-figure` says what the drawing shows.

chapter-aim = What it is about
chapter-aim-text =
    One player leads the Law, the other one the Outlaws. Each side has four characters, but only two of them stand on the
    table: the active character in front and the other one in the rear. You win when your opponent has nobody left.
chapter-aim-figure = Front and rear on each side; the others wait in the reserve.

chapter-set-up = How it begins
chapter-set-up-text =
    Each side draws four of its twelve characters. Two of them begin; each player secretly chooses which one is active.
    Every character gets as many life points as its card says. The Law draws four cards, the Outlaws five. The Law has
    the first turn.
chapter-set-up-figure = The Law begins with four cards, the Outlaws with five.

chapter-characters = Characters
chapter-characters-text =
    The number on a character is its life points, and it never has more. Its ability works while it is in play; in the
    rear it normally doesn't. If a character loses its last life point, its ability no longer helps.
chapter-characters-figure = Each bullet is a life point.

chapter-turn = Your turn
chapter-turn-text =
    First draw two cards. Then play as many cards as you like. Then discard down to the life points of your active
    character; two cards may always stay. If your deck is empty, the discards of both players become a common deck.
chapter-turn-figure = Draw two, play, discard.

chapter-playing = Playing cards
chapter-playing-text =
    You may play one BANG! card (red) a turn, and only at the opposing active character. Actions (brown) reach everybody
    but the opposing rear character. Equipment (blue) goes to your own rear character or to the opposing active one.
    Once in your turn, your two characters may change places.
chapter-playing-figure = One BANG! card a turn, and your two may change places once.

chapter-rear = In the rear
chapter-rear-text =
    The ability and Equipment of a rear character are inactive, except for those that are always active. If a card makes
    the rear character a target, its own ability and Equipment work for that moment. A character who is alone is both
    active and rear.
chapter-rear-figure = In the rear a Barrel is inactive; in front it works.

chapter-cards = Kinds of cards
chapter-cards-text =
    Actions and BANG! cards do what they say and go to the discard pile. Equipment stays on the table with its character
    and moves along with it. A second piece of the same name replaces the first. Dynamite, Rattlesnake and Bison Herd act
    at the start of the turn, before you draw. What a card says comes before the rules.
chapter-cards-figure = Red shoots, brown acts, blue stays.

chapter-shots = Shots and dodges
chapter-shots-text =
    A shot costs a life point unless it is dodged. You can dodge with Missed! or Return Fire from your hand, even in your
    opponent's turn, or with a Barrel, a Hat or an ability of the target. Losing a life point by a card's text is not a
    shot, and you can't dodge it.
chapter-shots-figure = A shot meets Missed!: nothing happens.

chapter-reveal = Reveal
chapter-reveal-text =
    To reveal is to turn up the top card of your deck. Only the symbol in its corner counts, not its name. Of eight
    cards, three show a horseshoe, two a barrel, two a snake and one dynamite. The card goes to the discard pile.
chapter-reveal-figure = A Barrel dodges if you reveal a barrel: two cards of eight.

chapter-elimination = When somebody falls
chapter-elimination-text =
    A character without life points is eliminated, with all its Equipment. Its player draws two cards, and the next
    character comes from the reserve with full life. If a card strikes several characters, it is carried out to its end
    first. Once one side has a single character, cards with the reload sign may be swapped for a new one.
chapter-elimination-figure = One falls, two cards are drawn, the next one comes.
