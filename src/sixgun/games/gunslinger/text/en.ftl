# Gunslinger, Section I.

# ---- figures (sixgun games, sixgun rules)

figures-weapon = weapons (all but the C45, and the range and blast figures)
figures-impact = the impact table (all but line B)
figures-object = money bags and sabres
figures-character = eleven of the 48 characters
figures-divided = the halves of divided hexes
figures-showdown = the layout of the showdowns

# ---- characters

character-banker = Banker
    .the = the Banker
    .of = the Banker’s
    .to = the Banker
character-clerk = Clerk
    .the = the Clerk
    .of = the Clerk’s
    .to = the Clerk
character-dude = Dude
    .the = the Dude
    .of = the Dude’s
    .to = the Dude
character-fast-eddie = Fast Eddie
    .the = Fast Eddie
    .of = Fast Eddie’s
    .to = Fast Eddie
character-floozy = Floozy
    .the = Floozy
    .of = Floozy’s
    .to = Floozy
character-gambler = Gambler
    .the = the Gambler
    .of = the Gambler’s
    .to = the Gambler
character-barkeep = Barkeep
    .the = the Barkeep
    .of = the Barkeep’s
    .to = the Barkeep
character-lady = Lady
    .the = the Lady
    .of = the Lady’s
    .to = the Lady
character-ling-ho = Ling Ho
    .the = Ling Ho
    .of = Ling Ho’s
    .to = Ling Ho
character-marshal = Marshal
    .the = the Marshal
    .of = the Marshal’s
    .to = the Marshal
character-owner = Owner
    .the = the Owner
    .of = the Owner’s
    .to = the Owner
character-smith = Smith
    .the = the Smith
    .of = the Smith’s
    .to = the Smith
character-andy = Andy
    .the = Andy
    .of = Andy’s
    .to = Andy
character-cattle-baron = Cattle Baron
    .the = the Cattle Baron
    .of = the Cattle Baron’s
    .to = the Cattle Baron
character-little-ernie = Little Ernie
    .the = Little Ernie
    .of = Little Ernie’s
    .to = Little Ernie
character-foreman = Foreman
    .the = the Foreman
    .of = the Foreman’s
    .to = the Foreman
character-happy = Happy
    .the = Happy
    .of = Happy’s
    .to = Happy
character-ike = Ike
    .the = Ike
    .of = Ike’s
    .to = Ike
character-lucky = Lucky
    .the = Lucky
    .of = Lucky’s
    .to = Lucky
character-old-man = Old Man
    .the = the Old Man
    .of = the Old Man’s
    .to = the Old Man
character-reb = Reb
    .the = Reb
    .of = Reb’s
    .to = Reb
character-running-boy = Running Boy
    .the = Running Boy
    .of = Running Boy’s
    .to = Running Boy
character-sodbuster = Sodbuster
    .the = the Sodbuster
    .of = the Sodbuster’s
    .to = the Sodbuster
character-woman = Woman
    .the = the Woman
    .of = the Woman’s
    .to = the Woman
character-nco = NCO
    .the = the NCO
    .of = the NCO’s
    .to = the NCO
character-us-scout = U.S. Scout
    .the = the U.S. Scout
    .of = the U.S. Scout’s
    .to = the U.S. Scout
character-veteran = Veteran
    .the = the Veteran
    .of = the Veteran’s
    .to = the Veteran
character-yankee = Yankee
    .the = the Yankee
    .of = the Yankee’s
    .to = the Yankee
character-driver = Driver
    .the = the Driver
    .of = the Driver’s
    .to = the Driver
character-guard = Guard
    .the = the Guard
    .of = the Guard’s
    .to = the Guard
character-john-henry = John Henry
    .the = John Henry
    .of = John Henry’s
    .to = John Henry
character-lightning = Lightning
    .the = Lightning
    .of = Lightning’s
    .to = Lightning
character-mountain-man = Mountain Man
    .the = the Mountain Man
    .of = the Mountain Man’s
    .to = the Mountain Man
character-prospector = Prospector
    .the = the Prospector
    .of = the Prospector’s
    .to = the Prospector
character-quiet-man = Quiet Man
    .the = the Quiet Man
    .of = the Quiet Man’s
    .to = the Quiet Man
character-slim = Slim
    .the = Slim
    .of = Slim’s
    .to = Slim
character-texas = Texas
    .the = Texas
    .of = Texas’s
    .to = Texas
character-the-kid = The Kid
    .the = the Kid
    .of = the Kid’s
    .to = the Kid
character-fast-draw = Fast Draw
    .the = Fast Draw
    .of = Fast Draw’s
    .to = Fast Draw
character-the-drifter = The Drifter
    .the = the Drifter
    .of = the Drifter’s
    .to = the Drifter
character-gun-artist = Gun Artist
    .the = the Gun Artist
    .of = the Gun Artist’s
    .to = the Gun Artist
character-el-jefe = El Jefe
    .the = El Jefe
    .of = El Jefe’s
    .to = El Jefe
character-border-rider = Border Rider
    .the = the Border Rider
    .of = the Border Rider’s
    .to = the Border Rider
character-innocente = Innocente
    .the = Innocente
    .of = Innocente’s
    .to = Innocente
character-chief = Chief
    .the = the Chief
    .of = the Chief’s
    .to = the Chief
character-eagle = Eagle
    .the = Eagle
    .of = Eagle’s
    .to = Eagle
character-hawk = Hawk
    .the = Hawk
    .of = Hawk’s
    .to = Hawk
character-axe = Axe
    .the = Axe
    .of = Axe’s
    .to = Axe

# ---- odds of a shot

location-leg = leg
location-gun = gun arm
location-arm = other arm
location-side = side
location-body = body
location-crit = critical area
location-vital = vital area
location-head = head
location-bullseye = bullseye
status-move = moving
status-run = running
status-down = down
status-head = head only
odds-input-range = Hexes to the target (needed).
odds-input-aim = The aim time: aim points on the target plus the aim time of the action card (needed).
odds-input-weapon = The weapon, such as C45 or W44; C45 if not given.
odds-input-target = What the target does, with commas: move, run, down.
odds-input-box = Where a one-handed weapon is held: gun-hand or both-hands.
odds-input-gun-arm = GUN ARM wounds of the shooter, taken off the aim time.
odds-input-other-arm = OTHER ARM wounds of the shooter, taken off the aim time of a weapon in both hands.
odds-input-seen = The numbers of the result cards drawn since the last shuffle, with commas.
odds-title = { $weapon } at range { $range }, aim time { $aim_time }, target { $target ->
    [none] standing still
   *[other] { LIST($target, of: "status") }
  }; { $settling } of { $cards } cards can settle the shot.
odds-hit = Hit
odds-location = { "  " }{ NAME($location, of: "location") }
odds-kill = Kill (bullseye in the vital area)
odds-miss = Miss
odds-misfire = Misfire
odds-jam = { "  " }and the gun jams
odds-explosion = { "  " }and the gun explodes
refusal-odds-missing = { $field } is missing: write it as in “{ $example }”.

# ---- showdown files and packs

refusal-no-such-weapon = { $field } is “{ $got }”, which isn't a weapon here; weapons are: { LIST($weapons, join: "or") }.
refusal-no-such-character = { $field } is “{ $got }”, which isn't a character; { $near ->
    [none] see the list in docs/gunslinger-showdowns.md
   *[other] did you mean { LIST($near, join: "or") }?
  }
refusal-boards-apart = { $field }: the boards { $first } and { $second } do not fit together: choose boards of different places that share an edge.
refusal-character-twice = { $field }: { NAME($character, of: "character") } is listed already: each character belongs to one side, once.
refusal-too-many-characters = { $field } lists { $got } characters, but there are action decks for { $most }: leave some out.
refusal-order-incomplete = { $field } must list every character of the sides exactly once.
refusal-set-up-twice = { $field }: { NAME($character, of: "character") } is set up already: give each character one entry.
refusal-lots-twice = { $field }: { NAME($character, of: "character") } draws lots already: leave it out of one of the groups.
refusal-no-side = { $field }: { NAME($character, of: "character") } belongs to no side: list it under sides, or leave it out here.
refusal-not-set-up = { $field }: { NAME($character, of: "character") } is missing: give it an entry with hex and facing.
refusal-set-up-overlap = { $field }: { $hex } is taken by { $other }: choose another hex.
refusal-off-map = { $field } is “{ $got }”, which is not a hex of { $boards ->
    [none] any board
   *[other] the map ({ LIST($boards) })
  }: write a coordinate such as F3.
refusal-box-full = { $field } has { $got } weapons, but there is room for { $room }.
refusal-not-holstered = { $field }: { $weapon } is two-handed and cannot be holstered: put it into a hand box.
refusal-hands-full = { $field }: a weapon in both hands leaves no hand free: empty gun-hand and other-hand, or both-hands.
refusal-weapon-later = { $field }: { $weapon } comes with a later section of the rules: leave it out.
refusal-not-a-gun = { $field }: { $weapon } isn't a gun and cannot be cocked.
refusal-surrender-to-die = { $field } must be false: nobody surrenders where captives are killed.
refusal-bag-without-value = { $field } is missing: say how many points a money bag is worth.
refusal-name-form = { $field } must be a line of at most { $most } characters.
refusal-fire-chart = { $field } is “{ $got }”, which isn't a chart: write it as in “ARM,0-3/4-7,1-6:X. 7+:BX,MDH”.
refusal-no-such-penalty = { $field } is “{ $got }”, which isn't a penalty: write one of { LIST($penalties, join: "or") }, with a number where it has one, as in “STUN 4”.
refusal-divided-sides = { $field } must name each of { LIST($sides) } exactly once.
refusal-too-many-weapons = The showdown has { $got } weapons and bags: leave some out, { $most } is the most.
refusal-too-many-alike = There are more than { $most } { $weapon }: leave some out.

# ==== the game itself (below this line: the engine's messages)

title = Gunslinger
tagline = Plan two seconds in secret, then live through them.

aim = { $showdown ->
    [2] Have the most victory points at the end: the owners of the corral have 1 more, and the money bag counts 4.
    [3] Have the most victory points at the end: one side has 1 more, and the money bag counts 5.
    [4] Have the most victory points at the end: the bathers must reach their guns, the others must be quicker.
    [5] Have the most victory points at the end: two hold the cabin and have 10 more, five must drive them out.
    [6] Bring The Kid off the map alive (8 points more), or keep him here until the last turn.
    [7] Have the most victory points at the end: everybody against everybody, and every other one has 1 more.
    [8] Have the most victory points at the end: everybody for himself, and each money bag counts 2.
    [9] Have the most victory points at the end: the money bag counts 3, a gun in hand −2, an enemy killed −10.
    [10] Have the most victory points at the end: the money bag counts 3, an enemy killed −6.
   *[other] Have the most victory points when the showdown ends: stay alive, put enemies out, hold the field.
}
how-to-play =
    Everybody runs a gunfighter (or several) on a map of hexes. A turn lasts two seconds, in five segments. At its start
    all choose a stack of action cards in secret: their times, and any delay points, may not exceed five. Then the cards are
    turned up one by one. You then say exactly how yours will be performed, and it happens in the segment that
    its time, the times before it and the delay add up to.
      Draw      DRAW AND COCK moves a weapon between boxes or hands and raises the hammer.
      Aim       COCK/AIM/SHOOT puts two aim points on a target in your aim zone, the 120 degrees in front of you.
      Shoot     a result card is read at aim time and range: a dash misses, anything else hits there.
      Move      ADVANCE, RUN (only with ADVANCE), SPRINT (built up a turn ahead), BACK UP, TURN, SPIN AROUND.
      Get down  a lying target is hit by fewer cards, and so is one that has a movement card in its stack.
    Shots come first in a segment, but what they do comes last: two men can shoot each other. Wounds cost time (delay) and
    endurance boxes; a character with more delay than boxes two turns running passes out.
    When the turns are over, victory points decide: +2 to survive, +2 for a kill, -8 for being killed.

# ---- options of the game

option-showdown = Which showdown is played.
option-showdown-1 = 1: Walk Down
option-showdown-2 = 2: Trouble at the Corral
option-showdown-3 = 3: Boot Hill at Dawn
option-showdown-4 = 4: The Swimming Hole
option-showdown-5 = 5: Last Stand at the Cabin
option-showdown-6 = 6: The Marshal's Guest
option-showdown-7 = 7: A Busy Street
option-showdown-8 = 8: The Poker Game
option-showdown-9 = 9: Bawdy House
option-showdown-10 = 10: Trading Post
option-showdown-file = from a file
option-showdown-1-about = Two men have agreed on a time and a street. Each has one Colt in the holster.
option-showdown-2-about = Two outfits and one corral. Those who own it have 1 point more; the others stand nearer to a money bag, which is worth 4.
option-showdown-3-about = Men with rifles meet at first light, from one end of the graveyard to the other. One side has 1 point more; the other stands nearer to a money bag worth 5.
option-showdown-4-about = Four cowhands are bathing. Their guns lie on the bank, and three men step out of the trees.
option-showdown-5-about = Two old hands with rifles and four Colts stand at the cabin. Five men want them out before sundown.
option-showdown-6-about = The Kid is to hang. Two friends have come for him, and he must be off the map before the last turn.
option-showdown-7-about = Everybody in the street has a reason to shoot everybody else.
option-showdown-8-about = Four money bags lie on the card table, the guns two steps behind the chairs. Somebody has just been called a cheat. Everybody plays for himself.
option-showdown-9-about = Nobody wants trouble in this house: drawing a gun costs 2 points, killing an enemy 10. But there is one money bag.
option-showdown-10-about = The trader pays for peace: killing an enemy costs 6 points. A money bag lies on the counter all the same.
option-fatigue = Which line a fatigue card is read on.
option-fatigue-delay = the delay line
option-fatigue-wound = the wound line, as printed
option-second_draw = Whose second-draw line decides what a misfire does to the gun.
option-second_draw-first = the first card's
option-second_draw-second = the second card's
option-sprint = What must have been executed in the turn before a sprint.
option-sprint-advance-and-run = advance and run
option-sprint-run = run
option-map_edge = What happens at the edge of the map.
option-map_edge-open = a character who moves off it is out of the showdown
option-map_edge-closed = nobody moves off it
option-passing_out = When delay and endurance boxes are compared.
option-passing_out-after = after half of the delay is removed
option-passing_out-before = before that
option-range_divisor = Long guns at 4 or more aim points: divide the range?
option-blind_shots = Shots at targets in the blind zone?
option-captives_survive = Captives by special rule count as survivors?
option-casting = Who plays whom
option-characters = The characters
option-characters-alike = alike: 20 endurance boxes, no skills
option-characters-printed = as printed: own boxes, guns, skills and bonus cards
option-characters-printed-about = Bonus cards B1 to B3 make some quicker. A skill is added to the aim time of a shot (house rule).
reason-points = on victory points

# ---- actions, boxes, weapons, directions

# The key lays the card: on the page, and typed at the terminal. It means nothing else there.
action-advance = Advance
    .says = one hex ahead
    .key = w
action-b1f = Advance B1
    .says = one hex ahead
    .key = W
action-b1b = Turn B1
    .says = face left or right
    .key = T
action-b2f = Draw and Cock B2
    .says = gun in hand, cocked
    .key = D
action-b2b = Shoot B2
    .says = a hasty shot
    .key = E
action-b3f = Draw and Cock B3
    .says = gun in hand, cocked
    .key = D
action-b3b = Shoot B3
    .says = a hasty shot
    .key = E
action-back-up = Back Up
    .says = one hex back
    .key = x
action-run = Run
    .says = a second hex
    .key = n
action-sprint = Sprint
    .says = a third hex
    .key = z
action-turn = Turn
    .says = face left or right
    .key = t
action-spin-around = Spin Around
    .says = face about
    .key = o
action-get-up-down = Get Up/Down
    .says = stand up or lie down
    .key = g
action-leap-drop = Leap/Drop
    .says = up or down, at once
    .key = j
action-draw-and-cock = Draw and Cock
    .says = gun in hand, cocked
    .key = d
action-load = Load
    .says = one round in
    .key = m
action-shoot = Shoot
    .says = a hasty shot
    .key = e
action-cock-aim-shoot = Cock/Aim/Shoot
    .says = one of the three
    .key = k

action-text-advance = Move one hex: ahead left, straight ahead or ahead right. Crawling costs two delay points.
action-text-back-up = Move one hex: back left, straight back or back right. Crawling costs two delay points.
action-text-run = Only with Advance in the same turn: move one hex like Advance.
action-text-sprint = Only with Run, and after a turn in which Advance and Run were executed: one hex straight ahead, and a delay card.
action-text-turn = Face ahead left or ahead right, or stay as you are.
action-text-spin-around = Face back left, straight back or back right.
action-text-get-up-down = Lie down, or get up.
action-text-leap-drop = Get up or throw yourself down at once, for two delay cards.
action-text-draw-and-cock = Move a weapon to another box, with its hammer up or down; or set the hammers of what is in your hands.
action-text-load = One round into the gun in both hands, which is uncocked by it.
action-text-shoot = Shoot, or do nothing.
action-text-cock-aim-shoot = Cock or uncock, or place two aim points, or shoot.

box-gun-hand = gun hand
    .into = in the gun hand
box-other-hand = other hand
    .into = in the other hand
box-both-hands = both hands
    .into = in both hands
box-holstered = holster
    .into = in the holster

described-character = { NAME($character, of: "character") }, { $house ->
        [0] as printed
       *[other] house data
    }: { $boxes } endurance boxes; { $armed ->
        [0] no weapon
       *[other] { LIST($weapons, of: "weapon") }
    }{ $cards ->
        [0] {""}
       *[other] ; bonus cards { LIST($bonus) }
    }; skill with one hand { $one }, with both { $two }. In the usual game all are alike, with 20 boxes.
described-weapon = { NAME($weapon, of: "weapon") }: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $hands ->
        [1] one hand
       *[other] both hands
    }, line { $impact } of the impact table.
weapon-c45 = Colt .45
    .the = the Colt .45
weapon-c44 = Colt .44
    .the = the Colt .44
weapon-c41 = Colt .41
    .the = the Colt .41
weapon-c32 = Colt .32
    .the = the Colt .32
weapon-c36c = Colt .36 cap-and-ball
    .the = the Colt .36 cap-and-ball
weapon-c45c = Colt .45 cap-and-ball
    .the = the Colt .45 cap-and-ball
weapon-sw45 = Smith & Wesson .45
    .the = the Smith & Wesson .45
weapon-sw38 = Smith & Wesson .38
    .the = the Smith & Wesson .38
weapon-r41d = Remington derringer
    .the = the Remington derringer
weapon-w44 = Winchester .44
    .the = the Winchester .44
weapon-w44s = short Winchester .44
    .the = the short Winchester .44
weapon-h44 = Henry .44
    .the = the Henry .44
weapon-sd58 = Springfield .58
    .the = the Springfield .58
weapon-sh50 = Sharps .50
    .the = the Sharps .50
weapon-r10 = ten-gauge shotgun
    .the = the ten-gauge shotgun
weapon-r10s = sawn-off shotgun
    .the = the sawn-off shotgun
weapon-mb = money bag
    .the = the money bag
weapon-knf = knife
    .the = the knife
weapon-twk = tomahawk
    .the = the tomahawk
weapon-sbr = sabre
    .the = the sabre

hammer-as-is = {""}
hammer-cocked = , cocked
hammer-uncocked = , uncocked
hands-gun-hand-cocked = cock the gun hand's gun
hands-gun-hand-uncocked = uncock the gun hand's gun
hands-other-hand-cocked = cock the other hand's gun
hands-other-hand-uncocked = uncock the other hand's gun
hands-both-hands-cocked = cock the gun in both hands
hands-both-hands-uncocked = uncock the gun in both hands

way-straight-ahead = straight ahead
way-ahead-right = ahead right
way-back-right = back right
way-straight-back = straight back
way-back-left = back left
way-ahead-left = ahead left
compass-n = north
compass-ne = north-east
compass-se = south-east
compass-s = south
compass-sw = south-west
compass-nw = north-west
seen-ahead = straight ahead
seen-ahead-right = ahead right
seen-right = to the right
seen-back-right = back right
seen-back = behind
seen-back-left = back left
seen-left = to the left
seen-ahead-left = ahead left
wound-gun-arm = gun arm
wound-other-arm = other arm
wound-leg = leg
wound-serious = serious
out-left = off the map
out-ko = out cold
out-surrendered = surrendered
out-dead = dead
out-captured = captured

# ---- what is asked

ask-plan = Turn { $turn }: lay cards for { NAME($character, of: "character", form: "the") }, in order. Segments to fill: { $free }.
    .brief = Turn { $turn }: lay cards for { NAME($character, of: "character", form: "the") }, in order ({ $free } segments).
ask-reconsider = Somebody has given up in turn { $turn }: keep { NAME($character, of: "character", form: "of") } cards, or choose others? Segments to fill: { $free }.
ask-declare = { NAME($character, of: "character") } reveals { NAME($action, of: "action") }: { $action ->
    [turn] facing which way?
    [spin-around] facing which way?
    [get-up-down] get up, or lie down?
    [leap-drop] get up, or lie down?
    [draw-and-cock] which weapon, which hand, cocked or not?
    [load] load what?
    [shoot] shoot at whom?
    [cock-aim-shoot] cock, aim or shoot?
   *[other] move where?
  }
ask-hex = { NAME($character, of: "character") }: which hex do you aim at?
ask-permit = Let { NAME($character, of: "character", form: "the") } take { NAME($owner, of: "character", form: "of") } { NAME($weapon, of: "weapon") }?
ask-bullseye = Bullseye! Where does { NAME($character, of: "character", form: "the") } hit { NAME($target, of: "character", form: "the") }?
ask-long = { $turning ->
    [1] The hit turns { NAME($character, of: "character") } between two hexes: which way?
   *[0] The hit pushes { NAME($character, of: "character") } between two hexes: into which one?
  }
ask-play-out = Nobody else can act any more. { $turns ->
        [1] One turn is left
       *[other] { $turns } turns are left
    }: let them pass to the end?
ask-next-showdown = Showdown { $number } of this night is next. { NAME($showdown, of: "option-showdown") }. Are you ready?
ask-cast = Which characters do you play?

# ---- options of an ask

pick-plan = { LIST($actions, of: "action", join: "comma") }
pick-plan-none = No cards
pick-keep = Keep the cards
pick-surrender = Surrender
pick-reshuffle = Have the result cards reshuffled
    .brief = Reshuffle
pick-let-go = Let go with one hand: the weapon stays { NAME($box, of: "box", form: "into") }
pick-drop = Drop what is { NAME($box, of: "box", form: "into") }
pick-drop-weapon = Drop { NAME($weapon, of: "weapon", form: "the") }
pick-move = Go { NAME($to, of: "way") }
pick-turn = Face { NAME($to, of: "way") }
pick-flip = Get up or down
pick-flip-up = Get up
pick-flip-down = Lie down
pick-load = Load a round
pick-cock = Cock the gun
pick-uncock = Uncock the gun
pick-nothing = Do nothing
pick-yes = Yes, give the weapon away
pick-no = No, keep the weapon
pick-aim-at-hex = Aim at a hex
pick-aim = Aim at { NAME($character, of: "character", form: "to") }
pick-aim-hex = Aim at { $hex }
pick-shoot = Shoot at { NAME($character, of: "character", form: "to") }
pick-shoot-hex = Shoot into { $hex }
pick-transfer = Hold fire: shift your aim to { NAME($character, of: "character", form: "the") }
    .brief = Shift your aim to { NAME($character, of: "character", form: "the") }
pick-transfer-hex = Hold fire: shift your aim to { $hex }
    .brief = Shift aim to { $hex }
pick-draw = Put { NAME($weapon, of: "weapon", form: "the") } { NAME($box, of: "box", form: "into") }{ NAME($hammer, of: "hammer") }
    .brief = { NAME($weapon, of: "weapon") } { NAME($box, of: "box", form: "into") }{ NAME($hammer, of: "hammer") }
which-weapon = { NAME($weapon, of: "weapon") } ({ $at ->
        [own] { NAME($from, of: "box") }
        [other] { NAME($from, of: "box") } of { NAME($holder, of: "character") }
       *[ground] on the ground
    }{ $gun ->
        [0] {""}
       *[other] , { $jammed ->
            [1] jammed, { $rounds }
           *[0] { $rounds }
          } { $rounds ->
            [1] round
           *[other] rounds
          }, { $cocked ->
            [1] cocked
           *[0] uncocked
          }
    }{ $nth ->
        [0] {""}
       *[other] , no. { $nth }
    })
pick-draw-which = Put the { which-weapon } { NAME($box, of: "box", form: "into") }{ NAME($hammer, of: "hammer") }
pick-hammer = Without drawing: { LIST($hands, of: "hands") }
pick-bullseye = { NAME($to, of: "location") }
pick-long = To the { NAME($to, of: "compass") }
pick-go-on = On to the next showdown
pick-play-out = Let the turns pass to the end
pick-play-on = Play on, turn by turn
pick-cast = { LIST($characters, of: "character") }
menu-card = { NAME($name, of: "action") } ({ $time })
    .long = { NAME($name, of: "action") } · { NAME($name, of: "action", form: "says") } ({ $time })
    .ask = After { NAME($name, of: "action") } ({ $time }): another card, or done?
    .key = { NAME($name, of: "action", form: "key") }
menu-done = done
    .key = v
menu-hands = Let go or drop
    .ask = Which hand lets go, or drops its weapon?
menu-hammers = Cock or uncock
    .ask = Which gun do you cock or uncock?
menu-weapon = { NAME($weapon, of: "weapon") }
    .ask = { NAME($weapon, of: "weapon") }: in which hand, cocked or not?
menu-weapon-which = { which-weapon }
    .ask = { which-weapon }: in which hand, cocked or not?
menu-box = { NAME($box, of: "box") }{ NAME($hammer, of: "hammer") }

# ---- what happens

event-turn = Turn { $number }.
event-segment = Segment { $number }.
event-planned = { $gives_up ->
    [1] { NAME($character, of: "character") } will surrender.
   *[0] { NAME($character, of: "character") } has { $actions ->
        [none] no cards
       *[other] { LIST($actions, of: "action") }
      } for this turn.
  }
event-chosen = { SEAT($seat) } has chosen.
event-surrendered = { NAME($character, of: "character") } surrenders.
event-reshuffled = { $wished ->
    [1] { SEAT($seat) } has all result cards reshuffled.
   *[0] The result cards have run out and are shuffled again.
  }
event-revealed = { NAME($character, of: "character") } reveals { NAME($action, of: "action") } (time { $time }).
event-declared = { NAME($character, of: "character") } { $verb ->
    [move] will go { NAME($to, of: "way") }.
    [turn] will face { NAME($to, of: "way") }.
    [flip] { $down ->
        [1] will stand up.
       *[0] will lie down.
      }
    [draw] will put { NAME($weapon, of: "weapon", form: "the") } { NAME($box, of: "box", form: "into") }{ NAME($hammer, of: "hammer") }.
    [hammer] only handles the hammers: { LIST($hands, of: "hands") }.
    [load] will load.
    [cock] will cock the gun.
    [uncock] will uncock the gun.
    [aim] aims at { $at_hex ->
        [1] { $hex }
       *[0] { NAME($target, of: "character") }
      }.
    [shoot] will shoot at { $at_hex ->
        [1] { $hex }
       *[0] { NAME($target, of: "character") }
      }.
    [transfer] only shifts the aim to { $at_hex ->
        [1] { $hex }
       *[0] { NAME($target, of: "character") }
      }.
   *[nothing] will do nothing.
  }
event-let-go = { NAME($character, of: "character") } holds the { NAME($weapon, of: "weapon") } in one hand only: { NAME($box, of: "box") }.
event-fell = The { NAME($weapon, of: "weapon") } of { NAME($character, of: "character") } falls{ $goes_off ->
    [1] {" "}and goes off
   *[0] {""}
  }.
event-permitted = { $granted ->
    [1] { NAME($owner, of: "character") } lets { NAME($character, of: "character") } have the { NAME($weapon, of: "weapon") }.
   *[0] { NAME($owner, of: "character") } keeps the { NAME($weapon, of: "weapon") } from { NAME($character, of: "character") }.
  }
event-cancelled = { NAME($character, of: "character") } cannot perform { NAME($action, of: "action") } any more.
event-drawn = { NAME($character, of: "character") } puts { NAME($weapon, of: "weapon", form: "the") } { NAME($box, of: "box", form: "into") }{ NAME($hammer, of: "hammer") }.
event-cocked = { $cocked ->
    [1] { NAME($character, of: "character") } cocks the { NAME($weapon, of: "weapon") }.
   *[0] { NAME($character, of: "character") } uncocks the { NAME($weapon, of: "weapon") }.
  }
event-loaded = { NAME($character, of: "character") } loads the { NAME($weapon, of: "weapon") }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }.
event-aimed = { NAME($character, of: "character") } has { $points } aim points on { $at_hex ->
    [1] { $hex }
   *[0] { NAME($target, of: "character") }
  }.
event-transferred = { NAME($character, of: "character") } shifts { $points } aim points to { $at_hex ->
    [1] { $hex }
   *[0] { NAME($target, of: "character") }
  }.
event-lost-aim = { NAME($character, of: "character") } loses aim.
event-fires = { NAME($character, of: "character") } fires the { NAME($weapon, of: "weapon") } at { $at_hex ->
    [1] { $hex }
   *[0] { NAME($target, of: "character") }
  }.
event-drew = { $purpose ->
    [shot] Result card { $card }.
    [damage] Second card: { $card }.
   *[other] {""}
  }
event-misfired = { $damage ->
    [jam] Misfire, and the { NAME($weapon, of: "weapon") } of { NAME($character, of: "character") } jams.
    [explosion] Misfire, and the { NAME($weapon, of: "weapon") } of { NAME($character, of: "character") } explodes.
   *[none] Misfire: the { NAME($weapon, of: "weapon") } of { NAME($character, of: "character") } only clicks.
  }
event-shot = { $possible ->
    [0] Nobody there to hit: the shot of { NAME($character, of: "character") } misses.
   *[1] Aim time { $aim }, range { $range }: { $hit ->
        [miss] { NAME($character, of: "character") } misses{ $reduced ->
            [1] , because of what the target does
           *[0] {""}
          }.
        [bullseye] bullseye for { NAME($character, of: "character") }!
       *[other] { NAME($character, of: "character") } hits, { NAME($hit, of: "location") }.
      }
  }
event-bullseye = { NAME($character, of: "character") } hits { NAME($target, of: "character") } where intended: { NAME($location, of: "location") }.
event-moved = { NAME($character, of: "character") } goes to { $hex }.
event-turned = { NAME($character, of: "character") } faces { NAME($facing, of: "compass") }.
event-flipped = { $down ->
    [1] { NAME($character, of: "character") } lies down.
   *[0] { NAME($character, of: "character") } gets up.
  }
event-left-map = { NAME($character, of: "character") } leaves the map.
event-gained = { NAME($character, of: "character") } takes { $delay ->
    [one] a delay point
   *[other] { $delay } delay points
  }{ $boxes ->
    [0] {""}
    [one] {" "}and loses an endurance box
   *[other] {" "}and loses { $boxes } endurance boxes
  }: { $why ->
    [wound] a wound
    [fatigue] fatigue
    [crawling] crawling
   *[delay] a delay card
  }.
event-dropped = { NAME($character, of: "character") } drops to the ground.
event-staggered = { NAME($character, of: "character") } staggers to { $hex }.
event-spun = { NAME($character, of: "character") } is spun round to the { NAME($facing, of: "compass") }.
event-collided = { NAME($character, of: "character") } bumps into somebody.
event-went-off = The { NAME($weapon, of: "weapon") } of { NAME($character, of: "character") } goes off.
event-wounded = { NAME($character, of: "character") } is wounded: { NAME($wound, of: "wound") } { $count }.
event-passed-out = { NAME($character, of: "character") } passes out.
event-died = { $how ->
    [shots] { NAME($character, of: "character") } is killed.
    [serious] { NAME($character, of: "character") } dies of serious wounds.
   *[captive] The enemy kills { NAME($character, of: "character", form: "the") } after the capture.
  }
event-undone = { NAME($character, of: "character") } runs out of time: { $count ->
    [one] one card is cancelled
   *[other] { $count } cards are cancelled
  }.
event-captured = { NAME($character, of: "character") } is captured.
event-plays-out = { $out ->
    [1] { SEAT($seat) } lets the remaining turns pass.
   *[0] { SEAT($seat) } plays on.
  }
event-cast = { SEAT($seat) } plays { LIST($characters, of: "character") }.
event-standing = That was showdown { $number } of { $showdowns } of this night.{ $fallen ->
    [0] {""}
   *[other] {" "}Killed or captured so far: { LIST($out, of: "character") }.
  }
event-total = { SEAT($seat) }: { $points } victory points in this night.
event-night-ended = The night is over: { SEATS($winners) } { $shared ->
    [1] share the win
   *[0] wins
  } (victory points: { $points }).
event-showdown = Showdown { $number } of { $showdowns } begins. { NAME($showdown, of: "option-showdown") }
event-drew-place = { NAME($character, of: "character") } draws the place { $hex }.
event-stands-in = { NAME($character, of: "character") } stands in for { NAME($other, of: "character", form: "the") }.
event-scored = { NAME($character, of: "character") }: { $points } victory points.
event-ended = The showdown is over: { SEATS($winners) } { $shared ->
    [1] share the win
   *[0] wins
  } (victory points: { $points }).

# ---- the table in rows of text

legend = Each character with hex, facing and posture; endurance boxes, delay, victory points; wounds; aim; weapons with rounds (! cocked) and box: GH gun hand, OH other hand, BH both hands, H holster. Then who sees whom, at which range and where.
board-track = Turn { $turn } of { $length }{ $segment ->
        [0] {""}
       *[other] {" "}· segment { $segment }
    } · result deck { $deck }
    .brief = Turn { $turn }/{ $length }{ $segment ->
        [0] {""}
       *[other] {" "}· segment { $segment }
    } · deck { $deck } · ← north _ down ! aims x out $ bag + gun
board-map = { $row }
    .brief = { $narrow }
board-map-signs = North is left · arrows: facing · _ down · ! aiming · x out · $ bag · + weapon
    .brief = -
board-name = { $mark } { NAME($character, of: "character") } ({ SEAT($seat) })
    .brief = { $mark } { NAME($character, of: "character") }
board-place = { $hex } { NAME($facing, of: "compass") }{ $posture ->
    [down] , down
   *[up] {""}
  }
    .brief = -
board-out = { NAME($out, of: "out") }{ $hex ->
    [none] {""}
   *[other] {" "}in { $hex }
  }
board-state = boxes { $boxes }{ $delay ->
    [0] {""}
   *[other] , delay { $delay }
  }{ $scored ->
    [0] {""}
   *[other] , points { $points }
  }{ $wounds ->
    [none] {""}
   *[other] , wounds: { LIST($wounds, of: "wound", join: "comma") }
  }{ $aims ->
    [no] {""}
    [hex] , aim { $aim } on { $hex }
   *[character] , aim { $aim } on { NAME($target, of: "character") }
  }
    .brief = { $boxes } bx{ $delay ->
        [0] {""}
       *[other] {" "}late { $delay }
    }{ $wounds ->
        [none] {""}
       *[other] , { LIST($wounds, of: "wound", join: "comma") }
    }{ $aims ->
        [no] {""}
        [hex] {" "}{ $aim }→{ $hex }
       *[character] {" "}{ $aim }→{ $mark }
    }
board-carries = { $weapons ->
    [none] no weapons
   *[other] { LIST($weapons, join: "comma") }
  }
board-others = { NAME($character, of: "character") } sees { PHRASES($others, of: "sees") }
    .brief = Ranges from { $mark }: { PHRASES($others, of: "near", join: "comma") }
sees-other = { $who } at { $range }{ $bearing ->
    [here] , right here
   *[other] , { NAME($bearing, of: "seen") }
  }{ $zone ->
    [1] {""}
   *[0] {" "}(blind zone)
  }
near-other = { $who } { $range }{ $zone ->
    [1] {""}
   *[0] {" "}(blind zone)
  }
board-stack = Stack of { NAME($character, of: "character") }: { LIST($actions, of: "action", join: "comma") }
    .brief = { $mark } lays { LIST($actions, of: "action", join: "comma") }
board-revealed = { NAME($character, of: "character") } reveals { NAME($action, of: "action") }{ $due ->
    [none] {""}
   *[other] , for segment { $due }
  }
    .brief = { $mark }: { NAME($action, of: "action") }{ $due ->
        [none] {""}
       *[other] {" "}({ $due })
    }
board-lies = On the ground: { PHRASES($things, of: "lies") }
    .brief = + { PHRASES($things, of: "lies", join: "comma") }
lies-thing = { $weapon } in { $hex }

# ---- refusals

refusal-only-planning = Choose the cards of the turn first.
refusal-no-fire-card = { $field }: one card at least must be a FIRE card, from 1 to { $last }.
refusal-not-in-this-variant = Card { $card } is not used in this variant of the game.
refusal-later-section = Card { $card } belongs to section { $section } of the rules, and section I is played.
refusal-not-own-bonus-card = This character has no bonus card { $card }.
refusal-too-quick = A bonus card only draws and cocks one-handed weapons that you carry: use card 9 for { NAME($weapon, of: "weapon", form: "the") }.
refusal-usual-card-first = Name the usual card of this action instead of { $card }, and the bonus card only beside it.
refusal-card-twice = Card { $card } can be played only once a turn.
refusal-both-sides = Only one side of card { $card } can be played in a turn.
refusal-over-five = These cards take { $time } segments{ $delay ->
    [0] {""}
   *[other] {" "}and { $delay } are lost to delay
  }: a turn has { $most }.
refusal-run-needs-advance = Run needs Advance in the same turn.
refusal-sprint-needs-run = Sprint needs Run, and so Advance, in the same turn.
refusal-sprint-not-built-up = Sprint must be built up: execute what it needs in one turn, and sprint in the next.
refusal-nothing-to-keep = There are no cards to keep: choose some.
refusal-no-surrender = Nobody surrenders in this showdown.
refusal-too-late-to-surrender = Surrender comes at the start of a turn, before any card is revealed: wait for the next one.
refusal-nothing-to-reshuffle = No result card has been drawn since the last shuffle.
refusal-not-this-action = That is not how { NAME($action, of: "action") } is performed.
refusal-not-that-way = { NAME($action, of: "action") } does not go { NAME($direction, of: "way") }.
refusal-off-the-map = { NAME($action, of: "action") } { NAME($direction, of: "way") } would leave the map, and its edge is closed.
refusal-must-move = There is a hex to move to: you must.
refusal-must-draw = There is a weapon to move or a hammer to set: you must.
refusal-shoot-only = Shoot can only shoot or do nothing: it neither aims nor cocks.
refusal-wrong-box = There is no gun in its proper box: a long gun shoots from both hands, a handgun from the gun hand or both hands.
refusal-hammer-already = { $cocked ->
    [1] The gun is cocked already.
   *[0] The gun is uncocked already.
  }
refusal-say-hex-first = To aim at a hex, first say so: then the hexes are listed.
refusal-only-a-hex = Choose the hex to aim at.
refusal-jammed = The { NAME($weapon, of: "weapon") } is jammed: it fires again when it is fully loaded.
refusal-not-cocked = The { NAME($weapon, of: "weapon") } is not cocked.
refusal-no-rounds = The { NAME($weapon, of: "weapon") } is empty.
refusal-no-such-target = There is no such target here.
refusal-not-an-enemy = { NAME($character, of: "character") } isn't an enemy.
refusal-out-of-it = { NAME($character, of: "character") } is out of it and cannot be a target any more.
refusal-shot-at-hex = Shots go at enemies; into a hex only where the aim is on it.
refusal-blind-zone = That target is in the blind zone: turn towards it first.
refusal-only-going-on = Between two showdowns you can only go on to the next one.
refusal-position-no-night = { $field } belongs to a night: several showdowns such as showdown=2,7,4.
refusal-position-points = { $field } must be points as a whole number or a fraction, such as "3" or "-5/2".
refusal-out-or-on = Say whether the remaining turns pass to the end or are played on.
refusal-only-casting = The characters are chosen first.
refusal-not-to-be-cast = Nobody can choose that character now.
refusal-no-aim-to-transfer = There is no aim that could be shifted there.
refusal-too-far-to-transfer = Aim is shifted by one hex at most, and not out of or into your own hex.
refusal-nothing-to-let-go = There is no weapon in both hands to let go of with one.
refusal-box-empty = There is nothing to drop { NAME($box, of: "box", form: "into") }.
refusal-box-taken = There's already a weapon { NAME($box, of: "box", form: "into") }.
refusal-hands-not-empty = Both hands must be empty for that.
refusal-both-hands-full = Both hands are at a weapon: let go of it or drop it first.
refusal-holster-full = The holsters hold { $most } weapons.
refusal-two-handed-holster = A two-handed weapon cannot be holstered.
refusal-no-weapon-like-that = There is no { $weapon } in this showdown.
refusal-weapon-gone = The { NAME($weapon, of: "weapon") } has exploded.
refusal-weapon-out-of-reach = The { NAME($weapon, of: "weapon") } is neither on you nor in your hex.
refusal-permission-denied = You have been refused the { NAME($weapon, of: "weapon") }.
refusal-already-there = You have { NAME($weapon, of: "weapon", form: "the") } { NAME($box, of: "box", form: "into") } already.
refusal-say-the-hammer = Say whether the { NAME($weapon, of: "weapon") } will be cocked or uncocked.
refusal-no-hammer = A { NAME($weapon, of: "weapon") } has no hammer.
refusal-no-gun-there = There is no gun to cock or uncock { NAME($box, of: "box", form: "into") }.
refusal-yes-or-no = A plain yes or no, please.
refusal-only-bullseye = Choose where the bullseye hits.
refusal-only-long = Choose { NAME($first, of: "compass") } or { NAME($second, of: "compass") }.
refusal-position-cards = A result card is missing, or there twice.
refusal-position-card-twice = Result card { $card } is there twice.
refusal-position-boxes = The boxes of { NAME($character, of: "character") }, open and crossed off, must be { $boxes } together.
refusal-position-box = The weapons of { NAME($character, of: "character") } do not fit into their boxes.
refusal-position-seats = There must be two to seven players, numbered from 0, with a character each: here the highest seat is number { $seats }.
refusal-position-sides = All characters are on one side: give them at least two.
refusal-position-left = { $field }: a character who has left the map is in no hex.
refusal-position-blame = { $field } names { $got }, but there are only { $total } in all.
refusal-position-too-many = { $field }: there are at most { $most } weapons of a kind.

# ---- studies

chronicle-length = turns
facet-character = character
facet-weapon = weapon at the start

# ---- reasons of hints

because-aimed-at = { NAME($enemy, of: "character") } has { $points ->
    [one] one aim point
   *[other] { $points } aim points
  } on { NAME($character, of: "character", form: "the") }.
because-shot = A shot at { NAME($character, of: "character", form: "the") }, { $range ->
    [one] one hex
   *[other] { $range } hexes
  } away, hits in about { $percent } %.
because-aim-first = A shot at { NAME($character, of: "character", form: "the") } hits in about { $percent } % now, after more aim in about { $later } %.
because-no-gun = { NAME($character, of: "character") } has no gun ready.
because-empty = The gun is empty.
because-far = { NAME($character, of: "character") } is { $range ->
    [one] one hex
   *[other] { $range } hexes
  } away.
because-not-in-zone = { NAME($character, of: "character") } is not in the aim zone.

odds-threats = The chances of being hit: { NAME($character, of: "character") }
odds-if-stand = { NAME($enemy, of: "character") } hits if you stand still
odds-if-run = { NAME($enemy, of: "character") } hits if you run
odds-if-now = { NAME($enemy, of: "character") } hits, with the cards that you have laid
odds-if-drop = { NAME($enemy, of: "character") } hits if you drop
odds-later = { NAME($enemy, of: "character") } hits at best, from segment { $from } on
threats-title = Who can hit { NAME($character, of: "character", form: "the") }, by segment
threats-nobody = Nobody can shoot at { NAME($character, of: "character", form: "to") } this turn
threats-segment = { $segment }
threats-enemy = { NAME($enemy, of: "character") }
threats-note = The best single shot of each segment, at the present range and aim. A dash: not yet, for they must draw, cock or turn first.
