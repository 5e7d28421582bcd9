# The page.

house = Sixgun
page-title = { $page } · { $name }
at-start = Gunfights for friends
at-table = At the table
at-replay = Replay
at-games = My games
at-watch = Watch
at-replays = Replays
at-learn = Learn
at-puzzles = Puzzles
at-rules = Rules
at-lesson = Lesson
at-about = About
at-me = My data
at-showdown = Showdowns
at-workshop = Deck workshop
at-missing = Nobody here
skip = Skip to the page
nav-label = Pages
nav-learn = Learn
nav-games = My games
nav-watch = Watch
nav-replays = Replays
nav-workshop = Decks
nav-about = About
nav-me = My data
theme-light = Light theme
theme-dark = Dark theme
sound-on = Turn sound on
sound-off = Turn sound off
close = Close
cancel = Cancel
dismiss = Dismiss
copy = Copy
stranger = Stranger
your-name = Your name
back-to-town = Back to town

# ---- the front of the house

masthead = Sixgun
masthead-left = Dealt fair, shuffled in the open
masthead-right = No account, no fee, no sheriff
masthead-line = Four gunfights for friends, strangers and machines
call-me = They call me
posters-label = The games
play-now = Play now
invite = Invite friends
hot-seat = Hot seat
learn-now = Learn in 3 minutes
poster-facts = { $players } players · { $minutes } min · { $level ->
    [1] easy to learn
    [2] some rules
   *[3] many rules
  }
options-more = Options …
not-in-town = Not in town yet
poster-gunfighters-title = Make You Gunfighters
poster-gunfighters-tagline = Hide your gang, and be the last one standing.
poster-bang-duel-title = BANG! The Duel
poster-bang-duel-tagline = Law against outlaws, face to face.
poster-gunslinger-title = Gunslinger
poster-gunslinger-tagline = Two seconds at a time, every shot a story.
poster-doomtown-title = Doomtown: Reloaded
poster-doomtown-tagline = Take the town, one deed at a time.

# ---- setting up a table

set-up-title = A table of { $game }
set-up-seats = Players
set-up-name = Name of the table (if you like)
set-up-public = Anybody may watch and sit down
set-up-hints = Allow hints
set-up-odds = Allow odds
chairs = Seats
chair-label = Seat { $number }: who
chair-level = Seat { $number }: how good
chair-name = Seat { $number }: name
chair-me = Me
chair-friend = A friend
chair-bot = A bot
chair-here = At this screen
chair-open = an open seat
options = Options
build-deck = Build a deck
several-title = A night
several-then = Then, as number { $number }
several-remove = Leave out
several-add = Then another showdown …
several-fill = A whole night of { $count }
several-note = A night of { $count } showdowns: points add up, wounds heal in between, the dead stay out.
write-showdown = Write a showdown of your own
own-decks = Decks of your own
own-decks-hint = A plain list, JSON, OCTGN's .o8d, or a pack (.toml) with decks or cards of your own; the first file is for the first seat, and so on.
own-decks-open = Open deck files …
own-deck-good = { $file } can be played: it is own deck { $number }.
own-deck-bad = { $file } cannot be played:
the-rule = The rule
rule-link = Rule { $rule }
value-turn = at a turn's end
value-round = when the round is over
clock = Clock
clock-kind = Time to think
clock-none = As long as it takes
clock-move = Per move
clock-chess = Per game
clock-seconds = Seconds
clock-increment = Seconds more with each move
clock-left = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
      }
   *[other] { $minutes } min { $seconds } s left
  }
deal = Deal
open-table = Open the table

# ---- bots

bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-rules = normal
bot-random = at random
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-random = At random
level-does-easy = a greenhorn, who overlooks much of what could be done.
level-does-normal = a steady hand, who knows the tricks of the trade.
level-does-hard = a dead shot, who thinks ahead for a second, and sees no more than you would.
level-does-random = a drunk, who picks anything at all.

# ---- before the deal

connecting = Looking for the table …
walking-in = Walking in …
lobby-seated = You have a seat. Send the link to your friends, or fill the table with bots.
lobby-ready = Everybody is here. Deal whenever you like.
lobby-pack = Played with the pack { $pack }.
lobby-invited = You are invited. Write a name and sit down.
lobby-full = Every seat is taken. You can watch once the cards are dealt.
lobby-removed = The host has asked you to leave this table. You can watch once the cards are dealt.
lobby-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
sit-down = Sit down
stand-up = Stand up
seat-free = A free seat
seat-host = host
send-away = Send away
send-away-whom = Send { $name } away
seat-bot-here = A bot here
fill-bots = Fill up with bots
seat-level = How good { $name } is
lobby-hints-on = Hints: the player who is to choose may ask for one.
lobby-hints-off = Hints: none at this table.
lobby-odds-on = Odds: the player who is to choose may have them shown.
lobby-odds-off = Odds: none at this table.
lobby-patience = { $seats ->
    [2] A player who leaves for { $away }, or does not choose for { $stall }, can be replaced by a bot. After { $stall } without a choice, the other player may also claim the game.
   *[other] A player who leaves for { $away }, or does not choose for { $stall }, can be replaced by a bot.
  }
lobby-patience-clock = A player who leaves for { $away } can be replaced by a bot. The clock says how long you may think.
invite-link = The link for your friends
link-copied = Copied: paste it to a friend.
invite-loopback = This address works only on this computer. To let friends in, stop the program and start it so that others can reach it:
invite-lan = This address works for everybody in your network.
invite-qr = Show it as a picture to scan
invite-qr-label = The link as a QR code: { $address }
sit-here = Sit here
sit-here-where = Sit here, in seat { $number }
link-shared = Shared.
link-copied-short = Copied
link-shared-short = Shared
link-failed = This browser does not copy by itself: take the address from your browser's address bar.

# ---- at the table

seats-label = Players
seat-you = (you)
seat-bot = bot
seat-away = not here
seat-resigned = gave up
seat-thinking = thinking …
seat-your-turn = your decision
bot-takes-over = Let a bot take over
time-left-own = { $time } left: then the others may have a bot play for you, or claim the game
time-left-bot = { $time } left: then a bot may be called for { SEAT($seat) }
time-left-claim = { $time } left: then the game may be claimed from { SEAT($seat) }
late-away = { SEAT($seat) } has been away for { $time } or more. What now?
late-stalls = { SEAT($seat) } has not chosen for { $time } or more. What now?
claim = Claim the game
go-on-waiting = Wait
board-label = The table
board-failed = The table cannot be drawn. You can still choose below, or try again.
board-again = Draw it again
hand-label = Your hand
side-label = Log and chat
log = The story so far
log-short = Log
log-empty = Nothing has happened yet.
chat = Saloon talk
chat-label = Say something
chat-say = Say
mute = { $count ->
    [0] Mute …
   *[other] Muted: { $count }
  }
mute-label = Whom you don't want to hear
mute-hint = Only you know. This browser remembers it for this table.
menu = Menu
rules = Rules
share-table = Copy the link to this table
leave-table = Back to town
bot-for-me = Let a bot play for me
come-back = Play on myself
resign = Give up …
resign-title = Give up?
resign-text = A bot plays your seat to the end, and you cannot come back to it.
resign-yes = Give up
resign-no = Fight on
reconnecting = The line is down. Trying again …
house-full-wait = The house is full. Trying again …
reconnect-now = Try now
paused = This table has stopped because of a fault of ours. Nothing is lost: its record is kept.

prompt-label = What is asked
options-label = Your options
usual = (Enter)
step-back = ‹ Back
explain = Why is this asked?
aim-line = Aim: { $aim }
hint = Hint
show-again = Show again
ask-once = There is no way back from this. Go ahead?
odds-toggle = Odds
odds-toggle-title = Show the odds of each question, from what you know
odds-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
hint-title = What would a dead shot do? (key i)
hint-thinking = Thinking …
hint-mark = the hint
games-of = { $share ->
    [one] one game
   *[other] { $share } games
  }
hint-only = “{ $what }”: there is nothing else to choose.
hint-very = “{ $what }”, and I am very sure ({ $sure } %). It wins about { games-of } in 100 from here.
hint-quite = “{ $what }”, and I am quite sure ({ $sure } %). It wins about { games-of } in 100 from here.
hint-hardly = “{ $what }”, I think, but I am not so sure ({ $sure } %). It wins about { games-of } in 100 from here.
hint-torn = “{ $what }”, perhaps; I am torn between several ({ $sure } %). It wins about { games-of } in 100 from here.
hint-reason = { $usual ->
    [1] It is the usual choice here
   *[0] It looks unusual
  }{ $better ->
    [0] , and “{ $rival }” would do as well (about { $against }).
   *[other] : better than “{ $rival }” (about { $against }).
  }
explain-none = The rulebook has no more to say about this.
sending = One moment …
watching = Watching
thinking = { $count ->
    [one] { SEATS($seats) } is thinking …
   *[other] { SEATS($seats) } are thinking …
  }
thinking-for = { $seconds } s
bot-for-you = A bot plays for you.
you-are-out = You are out
skip-to-end = Skip to the end
you-are-out-now = You are out, for now
skip-to-next = Skip to where you are back
watch-on = Watch the rest
play-it-out = Play it out at once
step-on = Go on
skip-motion = Skip
pace = Pace
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
step-mode = Wait for a key after each thing that others do
pace-windows = Questions I leave to the table
pace-secret = Nobody sees what you leave to the table: where it would tell what you hold, the answer comes after a pause that has nothing to do with your cards.
pass-on = Pass on …
pass-on-title = { $window }: pass for a while
since = { $count ->
    [one] 1 thing happened since your last choice
   *[other] { $count } things happened since your last choice
  }
since-title = Since your last choice
left-now = { $window }: there is nothing for you to do here, so the table answers for you.
ask-me = Ask me here
line-left = The table answered for you ({ $window }).
take-back-free = Take back
take-back-consent = Ask to take back
wish = { SEAT($seat) } would like to take the last choice back. Agreed?
wish-yes = Agreed
wish-no = No, it stands
wish-agreed = You have agreed; the others have not answered yet.
pass-screen-now = Done. Look at what happened, then pass the screen on.
pass-screen = Pass the screen to { $name }
curtain-title = { $name }, it is your turn
curtain-hint = Only { $name } looks now. When you are ready:
curtain-drawn = The curtain is drawn
look = Look

line-sat = { SEAT($seat) } sits down.
line-stood = { SEAT($seat) } stands up.
line-removed = { SEAT($seat) } is asked to leave.
line-bot = A bot ({ $bot }) plays for { SEAT($seat) }.
line-returned = { SEAT($seat) } is back.
line-resigned = { SEAT($seat) } gives up; a bot plays on.
line-forgot = { SEAT($seat) } has left for good.
line-began = The cards are dealt.
line-flagged = { SEAT($seat) } has run out of time.
line-wished = { SEAT($seat) } asks to take back.
line-agreed = { SEAT($seat) } agrees.
line-denied = { SEAT($seat) } does not agree: it stands.
line-resumed = The table is open again; no clock ran meanwhile.
line-took-back = { SEAT($seat) } takes the last choice back.
line-claimed = { SEAT($seat) } claims the game: the other player did not choose for too long.

# ---- the end

you-win = You win
you-draw = A draw
your-place = You finished in place { $place } of { $seats }.
wins = { $count ->
    [one] { SEATS($winners) } wins
   *[other] { SEATS($winners) } share the day
  }
turning-points = Turning points
turning-step = Show this moment (step { $step })
turning-look = Let the bot think the game over and find them
turning-working = The bot is thinking the game over: { $done } of { $of }.
big-moments = Big moments
rematch = Rematch
rematch-say = Rematch: { $link }
replay = Replay
share = Share
look-at-table = Look at the table
show-result = The result

# ---- rules and keys

rules-title = Rules: { $game }
rules-search = Search by word or rule
rules-chapters = Back to the chapters
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-failed = The rules cannot be fetched now: close this and try again.
rules-open = The rulebook leaves this open: { $text }
rules-house = House data, invented because no source has it: { LIST($parts, of: "figures") }.
rules-house-tag = House data
keys-title = Keys
play-it = Play
key-numbers = 1–9; 01–99
key-does-numbers = choose that option; where there are more than nine, with two digits
key-enter = Enter, Space
key-does-enter = choose what is marked with ⏎, or skip what is moving
key-back = Esc, Backspace
key-does-back = one step back
key-arrows = ← → ↑ ↓
key-does-arrows = from option to option, and between options, board, hand and story
key-why = ?
key-does-why = why this is asked
key-rules = r
key-does-rules = the rules
key-aim = a
key-does-aim = what you play for
key-chat = c
key-does-chat = say something
key-take-back = u
key-does-take-back = take back
key-hint = i
key-does-hint = a hint: what a dead shot would choose
key-pace = p
key-does-pace = the pace: speed, step by step, and questions left to the table
key-skip = click
key-does-skip = on the board skips what is moving
key-help = h
key-does-help = these keys

# ---- lists

games-line = Every game that you have a seat in
games-none = You have no seat anywhere yet.
games-over = Over
list-more = Show more
watch-line = Tables that anybody may watch or join
watch-none = No public table is open. Open one: the others will find it here.
replays-line = Finished games, from the first card to the last shot
replays-none = No finished game yet.
replays-bring = Bring a record from elsewhere: choose its file, or drop it here.
replays-choose = Choose a file
replays-won = { $names } won
table-open = { $count ->
    [0] ready to deal
    [one] one free seat
   *[other] { $count } free seats
  }
table-on = being played
table-your-turn = your turn
table-over = over
table-paused = stopped

# ---- replays

no-replay = No such replay
download = Download
upload = Upload another
verified = Shuffle verified
not-verified = Shuffle not verified
verified-text = Before the first card was dealt, the table sealed its shuffle with this fingerprint. After the end the seed was shown: it gives this fingerprint, and every card came as this seed deals it.
not-verified-text = This record does not prove that the shuffle was the sealed one.
commitment = Fingerprint
seed = Seed
replay-step = Step
replay-at = Step { $at } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed
replay-viewer = Seen by
review = Review
viewer-none = a spectator
viewer-all = all at once

# ---- about

about-line = What this is, and whose work it stands on
about-what = The house
about-what-text = Sixgun plays western gunfight games, each from its rulebook, rule by rule. You need a name to sit down with, and nothing else.
about-fair-text = Every shuffle is sealed with a fingerprint before the first card is dealt, and shown after the last one. Replays check it.
about-house = House data
about-house-text = Where no source has a figure of a game, it is invented here, marked as such, and anyone who owns the box can replace it.
about-house-parts = { LIST($parts, of: "figures") }.
about-privacy = What is kept about you
about-privacy-text = One cookie with a secret that your seats belong to, the names and words you write at tables, and the games. No account, no tracking, nothing from elsewhere. Your browser remembers your name, language, theme and sound.
about-privacy-me = Take it along, download it or delete it
about-credits = Credits
about-icons = Icons by the authors of
about-fonts = Type: Rye, copyright 2012 Sorkin Type Co, and Bitter, copyright 2011 The Bitter Project Authors, both under the SIL Open Font License.
about-licences = All licences, word for word
about-program = The program is free software under the MIT licence.
about-robots = For programs
about-robots-text = Everything that this page does, a program can do as well:

# ---- my games

continue = Continue
continue-all = All { $count } games
clear-away = Clear away
clear-away-what = Clear away: { $table }
clear-sure = A bot plays on for you. Sure?
clear-sure-open = You get up from this table. Sure?
clear-yes = Clear it away
my-record = My record
record-game = Game
record-against = Against
record-people = people
record-mixed = bots of several levels
record-won = Won
record-drawn = Drawn
record-lost = Lost

# ---- what goes wrong here

no-page = Nobody here but tumbleweed
no-page-hint = There is no page at this address.
no-table = No such table
no-table-hint = The link may be cut off, or the table was cleared away.
refusal-no-connection = The server cannot be reached: check your connection and try again.
refusal-no-answer = The server gave no proper answer ({ $status }): try again in a moment.
refusal-connection-lost = The line went down before this was answered: look whether it arrived, and try again.
refusal-page-fault = Something went wrong in this page: load it again.
