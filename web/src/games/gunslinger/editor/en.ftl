# What only the page says on which showdowns are written.

edit-title = A showdown of your own
edit-line = Put people on the map, give them guns, and play it. The file is the one that the command line reads.
edit-new-name = My showdown
edit-files = The file
edit-begin = Begin with …
edit-begin-new = Two who face each other
edit-open = Open a file
edit-download = Download the file
edit-file = The file as it will be
edit-opened = What was wrong with the file
edit-checking = Looking it over …
edit-good = It can be played.
edit-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
  }
edit-play = Play this
edit-go = Show me

# ---- the map

edit-hint-person = Click a hex to put { NAME($character, of: "character", form: "the") } there; click the counter again to turn it. With the counter in focus, the arrow keys turn and move it.
edit-hint-thing = Click a hex to put it there.
edit-hint-none = Click somebody on the map or in the list.
edit-no-map = Choose a board first.

# ---- the frame

edit-frame = The showdown
edit-name = Name
edit-length = Turns
edit-sides = Sides
edit-map = Boards, as they lie on the table
edit-place = { $place ->
    [nw] Board in the north-west
    [ne] Board in the north-east
    [sw] Board in the south-west
   *[se] Board in the south-east
  }
edit-no-board = no board
edit-board-a = Corral
edit-board-b = Arroyo
edit-board-c = Stable
edit-board-d = Cabin
edit-board-e = Great Oak
edit-board-f = Boot Hill
edit-board-g = Copse
edit-board-h = Old Well
edit-board-aa = Gunsmith
edit-board-bb = Marshal's Office
edit-board-cc = Rooming House
edit-board-dd = Saloon
edit-board-ee = Store
edit-board-ff = Ranch House
edit-board-gg = Shantytown
edit-board-hh = Bar
edit-cast = How many take part
edit-cast-all = everybody, shared by the players of a side
edit-cast-by-players = as many on each side as there are players for
edit-cast-by-sides = as many sides as there are players
edit-story = Story, in a line

# ---- people

edit-people = Who takes part
edit-order = In playing order.
edit-side = Side { $number }
edit-nowhere = nowhere yet
edit-add-person = Somebody more
edit-character = Who
edit-of-side = Side
edit-hex = Hex
edit-facing = Faces
edit-turn-left = Turn left
edit-turn-right = Turn right
edit-lot = Place
edit-lot-none = always this one
edit-lot-group = by lot, in group { $number }
edit-down = Lies down at the start
edit-captured = Counts as captured at the end, if alive on the map
edit-weapons = Weapons
edit-weapon = Weapon
edit-add-weapon = + weapon
edit-remove-weapon = Take away: { $weapon }
edit-rounds = Shells
edit-cocked = cocked
edit-earlier = Earlier
edit-later = Later
edit-remove = Take away

# ---- special rules

edit-special = Special rules
edit-surrender = Characters may surrender
edit-captives-killed = Captives are killed
edit-lying = On the map, without an owner
edit-put = Put it on the map
edit-add-lying = Something on the map

# ---- bonus points

edit-bonus = Bonus points
edit-bag = Points for a money bag
edit-extra = Bonus { $number }
edit-for = For
edit-points = Points
edit-any-side = any side
edit-only = Only for (nobody chosen: for all)
edit-add-extra = Another bonus
edit-for-survive = surviving
edit-for-hold-the-field = holding the field
edit-for-pass-out = passing out
edit-for-run-away = running away
edit-for-surrender = surrendering
edit-for-captured = being captured
edit-for-killed = being killed
edit-for-ally-killed = an ally killed
edit-for-kill-enemy = killing an enemy
edit-for-knock-out-enemy = knocking an enemy out
edit-for-gun-in-hand = each gun taken in hand
edit-for-always = in any case

# ---- balance

edit-share = Share as a link
refusal-showdown-link = This link is damaged: copy the whole of it.
edit-balance = How even is it?
edit-balance-text = Bots of level normal play it 200 times on the server, and you see how often each side wins.
edit-balance-begin = Let bots try it
edit-balance-progress = Games that are over
edit-balance-said = { $done } of { $of } games
edit-balance-span = { $low } to { $high }
edit-balance-note = The bar is the 95 % interval. The line is an even share: { $even }.
edit-balance-other = You have changed the showdown since.
edit-balance-ties = { $games } games; several sides shared the win in { $ties }.
edit-balance-watch = Watch one of them
edit-balance-failed = Something went wrong in these games. Try again.
