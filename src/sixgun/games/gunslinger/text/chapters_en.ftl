# The rules in short chapters. `-figure` says what the drawing shows.

chapter-showdown = A showdown
chapter-showdown-text =
    Two to seven players run a character each, or several, on a map of hexes. Every character has a Legend sheet with
    weapons, wounds and twenty endurance boxes, and a deck of twelve action cards. Each card has an action on both of its
    faces. Whatever chance decides, a result card says. In Section I walls and hills block nothing.
chapter-showdown-figure = A character, an action deck, and a map of hexes.

chapter-two-seconds = A turn is two seconds
chapter-two-seconds-text =
    A turn has five segments. Everybody chooses action cards in secret and stacks them. Then the first cards are turned up,
    in playing order, and each player says exactly how the action will be performed. An action of time 2 happens in
    segment 2, one of time 1 after it in segment 3. In a segment all shots come first, but what they do comes last: two
    characters can shoot each other.
chapter-two-seconds-figure = Time 2, then time 1, then time 2: performed in segments 2, 3 and 5.

chapter-delay = Delay
chapter-delay-text =
    Each delay point puts off all your remaining actions by one segment. Crawling gives delay, and so do wounds, fatigue
    and bumping into somebody. What falls after segment 5 is cancelled. At the end of a turn you lose half of your delay
    points, rounded up; the others are with you in the next turn.
chapter-delay-figure = One point of delay: the action of time 2 happens in segment 3.

chapter-plan = The plan
chapter-plan-text =
    The times of your cards and your delay points together may not exceed five. You may choose fewer cards, or none. Each
    card is in your plan once, with one of its faces. The others see only the card that is turned up. An action that has
    become impossible is cancelled, but its time is spent.
chapter-plan-figure = Draw (3), then shoot (2): five segments, and the plan is full.

chapter-facing = Eyes in front
chapter-facing-text =
    A character faces one of the six sides of its hex. What lies between the two rows that start ahead left and ahead
    right is the aim zone; your own hex belongs to it, too. All else is the blind zone, and you can't aim there. Several
    characters may stand in one hex.
chapter-facing-figure = The aim zone opens in front of the arrow.

chapter-moving = Moving
chapter-moving-text =
    ADVANCE and RUN go one hex ahead, BACK UP goes back; none of them turns you. RUN needs ADVANCE in the same plan,
    and SPRINT needs both of them now and in the turn before. TURN and SPIN AROUND change your facing. GET UP/DOWN is slow;
    LEAP/DROP is quick, but costs two delay cards. If you walk into somebody, both of you draw a delay card. If you leave
    the map, you are out.
chapter-moving-figure = Moving or lying, you are harder to hit.

chapter-weapons = Weapons
chapter-weapons-text =
    A weapon is in your holster, in your gun hand, in your other hand or in both hands. DRAW AND COCK moves a weapon, cocks
    it, or does both with the same one. Only a cocked weapon fires. Pistols shoot from the gun hand or both hands, rifles
    from both hands only. LOAD puts in one round, with both hands.
chapter-weapons-figure = From the holster to the gun hand, with the hammer up.

chapter-aiming = Aiming
chapter-aiming-text =
    COCK/AIM/SHOOT, used to aim, puts two aim points on a target, up to eight. They follow the target and last from turn to
    turn. You lose them all if the target leaves your aim zone, if you shoot, if you are hit badly, or if you do anything
    but turn, aim or shoot. You may shift your aim to a target within one hex of the old one.
chapter-aiming-figure = Each aim adds two points. The shot uses them all.

chapter-shooting = Shooting
chapter-shooting-text =
    Every shot draws a result card. Count the hexes to the target; add your aim points to the aim time of your card. Where
    both meet, the card says which part of the body is hit, or a dash for a miss. If the target moves, runs or lies down,
    many hits become misses. On a bullseye you choose the part yourself. Some cards are malfunctions: a gun may
    misfire or jam.
chapter-shooting-figure = Range and aim time decide which line of the card counts.

chapter-wounds = Wounds
chapter-wounds-text =
    A hit may cost you your aim, your weapon, your footing, or cards of delay, fatigue and wounds. Fatigue and wound cards
    also cross off endurance boxes. Wounds of arms and legs stay. If you have more delay points than boxes at the end of two
    turns in a row, you pass out. Serious wounds are counted when the showdown ends: with four or more, you die.
chapter-wounds-figure = More delay than boxes, two turns in a row: out cold.

chapter-winning = Who wins
chapter-winning-text =
    After the last turn, points decide: 2 for surviving, 2 more if only your side is left, 2 for a kill, 1 for an enemy out
    cold; −2 for running away or surrendering, −4 for being captured, −8 for being killed, −1 for each ally killed. The
    showdown may add points of its own, for example for money bags. The player with the most points wins.
chapter-winning-figure = To live is worth as much as to kill.

chapter-night = A night
chapter-night-text =
    This is a house rule: two to five showdowns in a row, in the order that you choose. Your points add up, and the highest
    sum wins. Between two showdowns all wounds heal and all guns are loaded. But people who were killed or captured stay
    out of it: in later showdowns somebody else stands in for them, with the same guns in the same place. With each
    showdown the players move on by one place in its list, so sides change.
chapter-night-figure = Wounds heal between showdowns. The dead stay dead.
