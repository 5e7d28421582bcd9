# What only the board of Gunslinger says.

page-board = The showdown
page-hand = Your time line and cards
page-map = The map
page-panels = Beside the map
page-panel-odds = Odds { $percent } %
page-panel-sheets = Sheets
page-panel-words = In words

# ---- the map

page-hex = Hex { $hex }
page-off = Off the map to the { NAME($way, of: "compass") }
page-facing = Face { NAME($way, of: "compass") }
page-nearer = Nearer (+)
page-farther = Farther (−)
page-fit = Everybody in sight (f)
page-key-nearer = +
page-key-does-nearer = the map nearer
page-key-farther = −
page-key-does-farther = the map farther
page-key-fit = f
page-key-does-fit = everybody in sight
page-key-card = d, k …
page-key-does-card = lay the card with that letter
page-key-done = v
page-key-does-done = the cards are laid
page-key-again = y
page-key-does-again = the same cards as last turn
page-night = Showdown { $number }/{ $showdowns }
page-night-title = After showdown { $number } of { $showdowns }
page-night-over = The night is over
page-night-caption = Victory points
page-night-player = Player
page-night-now = This showdown
page-night-sum = In this night
page-night-out = Out for the rest of the night: { LIST($out, of: "character") }. Others stand in for them.
page-night-nobody = Everybody is still in. Wounds heal.
page-night-next = Next: { NAME($showdown, of: "option-showdown") }
page-night-score = { SEAT($seat) }: { $points } victory points in this showdown, { $sum } in the earlier ones of this night.
page-turn = Turn { $turn }/{ $length }
page-segment = { $segment ->
    [0] The turn begins.
   *[other] Segment { $segment } of 5
  }
page-track-text = A turn lasts two seconds, in five segments.
page-deck = Result cards: { $count }
page-deck-text = Result cards left: { $count }; drawn since the last shuffle: { $drawn }. What has been drawn cannot come again until then, and the odds know it.
page-score-text = { $points ->
    [one] { SEAT($seat) } has one victory point so far.
   *[other] { SEAT($seat) } has { $points } victory points so far.
  }

# ---- somebody

page-state = { $out ->
    [none] { $hex }, facing { NAME($facing, of: "compass") }, { $posture ->
        [down] lying down
       *[up] standing
      }.
   *[other] { NAME($out, of: "out") }{ $hex ->
        [none] {""}
       *[other] , in { $hex }
      }.
  }
page-character = { NAME($character, of: "character") } ({ SEAT($seat) }): { $out ->
    [none] { $hex }, facing { NAME($facing, of: "compass") }, { $posture ->
        [down] lying down
       *[up] standing
      }.
   *[other] { NAME($out, of: "out") }{ $hex ->
        [none] {""}
       *[other] , in { $hex }
      }.
  }
page-unhurt = no wounds
page-lies = { NAME($weapon, of: "weapon") } lies in { $hex }.
page-track = Turn { $turn } of { $length }{ $segment ->
    [0] {""}
   *[other] , segment { $segment }
  }; result cards left: { $deck }.
page-sums = Endurance boxes: { $boxes }; delay: { $delay }; victory points: { $points }.
page-reveals = Reveals { NAME($action, of: "action") }{ $due ->
    [none] .
   *[other] , for segment { $due }.
  }
page-other = { NAME($character, of: "character") }: { $range ->
    [0] right here
    [one] one hex away
   *[other] { $range } hexes away
  }{ $bearing ->
    [none] {""}
   *[other] , { NAME($bearing, of: "seen") }
  }{ $zone ->
    [1] {""}
   *[0] , outside the aim zone
  }.
page-ally = on your side
page-enemy = enemy
page-points = { $points } pts
page-delay = delay { $delay }
page-delay-text = { NAME($character, of: "character") } has { $delay ->
    [one] a delay point: the next card comes a segment later
   *[other] { $delay } delay points: the next card comes that many segments later
  }.
page-aim = { NAME($character, of: "character") } has { $points } aim points on { $at_hex ->
    [1] { $hex }
   *[0] { NAME($target, of: "character") }
  }.
page-skills = Skill with one-handed weapons { $one }, with two-handed ones { $two }.
page-bonus-cards = Bonus cards: { LIST($cards, of: "bonus", join: "comma") }.
bonus-b1f = B1 (Advance 1, Turn)
bonus-b2f = B2 (Draw and Cock 1, Shoot)
bonus-b3f = B3 (Draw and Cock 2, Shoot)
page-aim-short = aim { $points }: { $at_hex ->
    [1] { $hex }
   *[0] { NAME($target, of: "character") }
  }
page-boxes = { $boxes ->
    [one] one endurance box
   *[other] { $boxes } endurance boxes
  }
page-boxes-text = { NAME($character, of: "character") } has { $boxes } endurance boxes left. More delay than boxes at the end of two turns in a row, and one passes out.{ $weary ->
    [1] {" "}It was so at the end of the last turn.
   *[0] {""}
  }
page-weary = About to pass out
page-wound-gun-arm = Gun arm wounded: { $count } off the aim time
page-wound-other-arm = Other arm wounded: { $count } off the aim time of a gun in both hands
page-wound-leg = { $count ->
    [one] Leg wounded: a fatigue card for every hex walked
   *[other] Leg wounded: { $count } fatigue cards for every hex walked
  }
page-wound-serious = { $count ->
    [one] Seriously wounded: a fatigue card every turn
   *[other] Seriously wounded: { $count } fatigue cards every turn
  }
page-gun = { NAME($weapon, of: "weapon") } ({ $kind }), { $hands ->
    [1] one-handed
   *[2] two-handed
  }: { $rounds } of { $capacity } rounds, { $cocked ->
    [1] cocked
   *[0] not cocked
  }{ $jammed ->
    [1] , jammed
   *[0] {""}
  }.
page-thing = { NAME($weapon, of: "weapon") }.
page-cocked = cocked
page-jammed = jammed
page-box-text-gun-hand = The hand that shoots: handguns are fired from here.
page-box-text-other-hand = The other hand holds a weapon, but does not shoot.
page-box-text-both-hands = Long guns are fired from here, and guns are loaded here. Nothing else may be in the hands then.
page-box-text-holstered = Up to four one-handed weapons.
page-doing = { $said }{ $due ->
    [none] {""}
   *[other] {" "}· { $late ->
        [1] too late for this turn
       *[0] segment { $due }
      }
  }

# ---- the time line and the cards

page-line = Time line of { NAME($character, of: "character") }
page-line-delay = Delay: { $time }.
page-line-done = Done: { NAME($action, of: "action") }.
page-line-now = Revealed: { NAME($action, of: "action") }, { $late ->
    [1] too late for this turn
   *[0] in segment { $to }
  }.
page-line-next = Then: { NAME($action, of: "action") }, { $late ->
    [1] too late for this turn
   *[0] in segment { $to }
  }.
page-line-laid = { NAME($action, of: "action") }, in segment { $to }.
page-beyond = Too late for this turn: { LIST($actions, of: "action") }
page-take-away = Take it away
page-hidden = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
  }
page-card = { NAME($action, of: "action") }, time { $time }{ $used ->
    [1] , laid
   *[0] {""}
  }
page-says = { NAME($action, of: "action", form: "says") }
page-free = { $delay ->
    [0] {""}
   *[other] Delay { $delay } carried over.{" "}
  }{ $free ->
    [0] No time left.
    [one] One segment left.
   *[other] { $free } segments left.
  }
page-free-all = { $delay ->
    [0] {""}
   *[other] Delay { $delay } carried over.{" "}
  }{ $free ->
    [0] No time left.
    [one] One segment: lay a card.
   *[other] { $free } segments: lay cards in order.
  }
page-done = Done
page-again = Same cards as last turn
page-action-aim = A shot with it has aim time { $one } with a handgun and { $two } with a long gun, plus the aim points.

# ---- odds

page-percent = { $percent } %
page-odds = Odds of a shot
page-odds-at = Odds: { NAME($character, of: "character") }
page-odds-shot = { $range ->
    [0] In the same hex
    [one] One hex
   *[other] { $range } hexes
  }, { NAME($weapon, of: "weapon") }{ $drawn ->
    [1] {""}
   *[0] {" "}(not drawn yet)
  }{ $zone ->
    [1] {""}
   *[0] , outside the aim zone
  }
page-odds-aim = Aim time
page-odds-value = Aim time { $aim }: { $hit } % to hit
page-odds-table = Chances for every aim time
page-odds-suppose = Suppose that the target is
page-odds-more = Where, and what if
page-odds-cards = { $hit } of { $cards } cards hit.
page-location = { NAME($location, of: "location") }

# ---- result cards

page-drawn = Cards drawn since the last shuffle
page-line-of-delay = Delay
page-line-of-wound = Wound
page-drawn-shot = { NAME($character, of: "character") } shoots
page-drawn-damage = { NAME($character, of: "character") }: does the gun take it?
page-drawn-direction = { NAME($character, of: "character") }: which way?
page-drawn-serious = { NAME($character, of: "character") }: do the wounds kill?
page-drawn-delay = { NAME($character, of: "character") }: { $count ->
    [one] a delay card
   *[other] { $count } delay cards
  }
page-drawn-fatigue = { NAME($character, of: "character") }: { $count ->
    [one] a fatigue card
   *[other] { $count } fatigue cards
  }
page-drawn-wound = { NAME($character, of: "character") }: { $count ->
    [one] a wound card
   *[other] { $count } wound cards
  }
page-shell-fires = It holds
page-shell-no-effect = No effect: draw again
page-shell-misfire = Misfire
page-shell-malfunction = Malfunction
page-hex-long = along the shot
page-hex-same = stays
page-penalty-lose-aim = Aim lost
page-penalty-wild-shot = Wild shot
page-penalty-drop = Drop
page-status-lines = Harder if { LIST($status, of: "status", join: "or") }
page-bullseye = Where does it hit?

# ---- who can hit me

page-threats = Who can hit { NAME($character, of: "character", form: "the") }
page-threat-worst = at worst { $percent } %
page-threat-who = Enemy
page-threat-aims = aims at you ({ $points })
page-threat-elsewhere = aims elsewhere
page-threat-last = last turn: { LIST($actions, of: "action") }
page-threat-note = The best single shot of each segment with the cards that you lay, at the present range and aim. A dash: not yet, for they must draw, cock or turn first.
