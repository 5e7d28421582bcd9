# The command line and the terminal client.

interrupted = Stopped.
trouble = That did not work: { $problem }.
bug = Sixgun made a mistake ({ $problem }): please report it with the file { $file }.

seat = seat { $seat }
seat-name = { SEAT($seat) }
you = Stranger

# ---- help

help-usage = Usage:
metavar-options = [OPTIONS]
metavar-command = COMMAND [ARGS]...
metavar-game = GAME
metavar-lesson = LESSON
metavar-puzzle = GAME|NUMBER
metavar-pair = NAME=VALUE
metavar-names = NAME,...
metavar-seats-names = NAME,NAME,...
metavar-address = ADDRESS
metavar-bot = NAME=BOT
metavar-inputs = [--NAME VALUE]...
help-options = Options
help-commands = Commands
help-help = Show this help and stop.
help-version = Show the version and stop.
help-lang = The language; by default the one of your system.
help-sixgun = Western gunfight games, each from its rulebook. Without a command: open the saloon in the browser.
help-play = Play GAME in the terminal, with people and bots in any seats; without GAME, choose.
help-learn = Learn GAME in short lessons on a real board; without GAME, list the courses.
help-puzzle = Solve today's puzzle, one by its number, or the next of a game.
help-puzzle-all = List all puzzles.
help-puzzle-find = Play N games of a game between bots, and write a draft of every decision that has one clearly best pick.
help-puzzle-out = The folder for the drafts.
puzzle-found = { $count ->
    [0] Nothing was found: try more games, or another --seed.
    [one] One draft is in { $folder }: look at it before you use it (docs/learn.md).
   *[other] { $count } drafts are in { $folder }: look at each before you use it (docs/learn.md).
  }
help-simulate = Let bots play many games of GAME, and count who wins.
help-review = Review the game recorded in FILE: what each player could expect, what turned it, and what a strong bot would have played.
help-review-seat = Only the decisions of this seat.
help-review-iterations = How often to try each decision out in thought; the same number gives the same review anywhere.
help-review-seed = The number that the bot's chance comes from; the same number gives the same review.
help-review-cluster = Think on a Dask cluster: tcp://HOST:PORT, or local for one of --jobs processes on this machine.
help-review-seconds = At most this many seconds for each decision.
help-replay = Tell the game recorded in FILE, pick by pick.
help-verify = Check the record in FILE: the shuffle that was promised, legal picks, the end it states.
help-games = List the games with their options.
help-chapters = Tell the rules in short chapters instead.
help-rules = List the rules of GAME, or those under ID, with the functions and tests that cite them.
help-bench = Measure how fast GAME is on this machine, or with --peers all games beside other libraries.
help-peers = Install other libraries into a folder of their own, and measure them and all games side by side.
help-completion = Print the completion script for a shell, to be put into its start-up file.
help-pack = A TOML file with figures that replace the game's own.
help-option = An option of the game, such as plaza=true; may be given several times.
help-seats = Who sits where, in order: you, bot, or a bot's name (easy, normal, hard, rules, random, enter); search:200 thinks for 200 iterations, exec:COMMAND is a program of yours. Several "you" share the keyboard. By default you and bots fill the usual table.
help-names = The players' names, in the order of the seats.
help-seed-play = Deal from this number instead of from chance, to play the same deal again.
help-resume = Go on with a saved game.
help-save = Where to keep the game; by default in your data directory.
help-odds-table = Whether players may be shown odds, such as who can hit them; without it, only if one person plays alone against bots.
help-games-n = How many games.
help-seed = The number that all chance comes from; the same number gives the same games.
help-seats-n = How many players.
help-bots = The bots, from seat 0 on, repeated to fill the table; they change seats from game to game. easy, normal and hard are the levels; enter takes the default of every question; search:200 thinks for 200 iterations, search:0.5s for half a second; exec:COMMAND is a program of yours.
help-jobs = How many processes, of this machine or of a local cluster.
help-json = Print JSON.
help-out = Write a row for each game to this new file: .csv, .jsonl or .parquet. The same command goes on with a run that was interrupted.
help-records = Write the record of each game to this new file, with its row: .jsonl or .jsonl.zst. The same command goes on with a run that was interrupted.
help-trajectories = Write every decision as numbers, for learners, to this new file: .parquet. The same command goes on with a run that was interrupted.
help-replay-seat = As whom to see it: a seat's number, all (everything), or none (a spectator).
help-step = Wait for Enter after each pick.
help-seconds = How long to measure.

usage-no-option = There is no option { $got }: see “{ $where } --help”.
owner-of = { SEAT($seat) }: { $things }
did-you-mean = Did you mean “{ $near }”?
usage-near-option = There is no option { $got }: did you mean { $near }? See “{ $where } --help”.
usage-no-command = There is no command “{ $got }”: see “{ $where } --help”.
usage-near-command = There is no command “{ $got }”: did you mean “{ $near }”? See “{ $where } --help”.
usage-missing = { $got } is missing: see “{ $where } --help”.
usage-bad = { $got } must be { $wanted }: see “{ $where } --help”.

# ---- refusals of the command line

refusal-no-such-chair = “{ $got }” cannot sit down: write { LIST($bots, join: "or") }, with commas between the seats.
refusal-no-such-rule = { $game } has no rule “{ $got }”: “{ $program } rules { $game }” lists them all.
refusal-too-many-bots = { $got } bots do not fit { $seats } seats: name fewer, or give more --seats.
refusal-option-form = “{ $got }” is not an option: write NAME=VALUE, such as plaza=true.
refusal-resume-other-game = { $file } is a game of { $got }, not of { $game }.
refusal-resume-seats = { $file } has { $want } seats, but --seats names { $got }.

# ---- listings and reports

house-data = House data (invented, because no source has it): { LIST($parts, of: "figures") }.
rule-open = The rulebook leaves this open: { $text }
rule-code = Code: { LIST($list) }
rule-tests = { $count ->
    [0] No test yet
    [one] 1 test
   *[other] { $count } tests
  }
rules-tested = { $tested } of { $total } rules have a test.
simulated = { $games } games, { $decisions } decisions in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ({ NUMBER($rate, maximumFractionDigits: 2) } decisions/s).
yes = yes
no = no
bench-game = game
bench-seats = seats
bench-compiled = compiled
bench-decisions_per_second = decisions/s
bench-games = games
bench-decisions = decisions
bench-new_us = a new game, µs
bench-clone_us = copying a state, µs
bench-pack_us = packing it, µs
bench-hash_us = hashing it, µs
bench-view_us = a view, µs
bench-asks_us = the questions, µs
bench-redeal_us = a redeal, µs
column-who = who
column-games = games
column-wins = wins
column-interval = 95 % interval
endings = Endings: { $reasons }. A game takes { $length } decisions on average.
benching = Measuring for { $seconds } seconds …
peers-making = Making a Python of their own in { $what } …
peers-installing = Installing { $what } …
peers-measuring = Measuring { $what } …
peers-compiled = { $compiled ->
    [1] Sixgun runs compiled here.
   *[0] Sixgun runs as plain Python here: with a C compiler, ./play compiles it.
  }
peers-playouts = The engine alone: random playouts on one core, without observations, decisions/s; then how many times as fast ours are
peers-seen = With the observation and the mask of the player to move at every decision, on one core, decisions/s; ours is vector_env
peers-clones = Copying a state, µs; then how many times as fast ours are
peers-hands = Poker hands one at a time, hands/s; then how many times as fast ours are
peers-why-not = { $peer }: could not be measured here ({ $why }).
column-peer = peer
column-theirs = theirs
column-ours = ours
column-ours-aec = ours, one game at a time (aec_env)
column-five = five cards
column-seven = seven cards
runaway-kept = The record of the game that did not end is in { $file }.

replay-head = { $title }, { $seats } players, { $picks } picks
replay-unfinished = The record ends before the game does.
verify-ok = The record holds: { $picks } legal picks, the end that it states, and the shuffle that was promised as { $promise }….
verify-ok-unfinished = The record holds so far: { $picks } legal picks, and the shuffle that was promised as { $promise }…; the game is not over.
verify-ok-position = The record holds: { $picks } legal picks from the position that it states.

# ---- the client

welcome = Sixgun. The town is quiet. Too quiet.
which-game = Which game? [Enter: 1, q: leave]
no-such-game-here = “{ $got }” isn't a game: type a number from 1 to { $last }, or q to leave.
who-plays = Who plays? “you” is a person at this keyboard; bots are easy, normal or hard (“bot” is normal). [Enter: { $usual }]
shuffle-promise = The deck is shuffled and sealed (fingerprint { $promise }…): after the game anyone can check it.
curtain = Pass the keyboard to { SEAT($seat) }; nobody else looks. [Enter]
key-back = b: back
key-default = Enter: { $label }
key-again = { $letter }: once more { $label }
key-letters = letters in a row, such as { $letters }: these cards
key-whole = s: the whole table
key-help = h: all keys
keys =
    Type a number to choose (or several, such as “2 1 3”), or a pick's own text.
      Enter     what is offered there
      b         back in the menu
      y         the same cards as last time, where they are laid in a row
      u         take the last pick back
      ?         the rule behind the question; ? RULE for any other, ? { $part } for all under “{ $part }”
      why PICK  why something is not possible
      i         a hint: what the hard bot would choose (or: hint)
      l         what has happened so far
      s         the whole table once more, however low the window is
      a         what you play for
      p         what you leave to the table (or: pace)
      q         save and leave
keys-threats =
    While you lay cards:
      r         who can hit you with the cards of Enter, or with those chosen so far; r dk: with these (or: risk)
threats-with = { $title } ({ $pick })
threats-which = Write the letters of the cards after it, such as: r { $letters }
pace-left = The table answers for you: { $window }.
pace-change = Type p and two numbers to change it, such as “p 1 2”.
pace-none = In this game you are asked everything.
pace-alone = Among several people at one keyboard everything is asked: what is not would tell something.
your-aim = Aim: { $aim }
hint-thinking = One moment …
games-of = { $share ->
    [one] one game
   *[other] { $share } games
  }
hint-only = Hint: { $what } ({ $pick }); there is nothing else to choose.
hint-very = Hint: { $what } ({ $pick }). Very sure ({ $sure } %); it wins about { games-of } in 100 from here.
hint-quite = Hint: { $what } ({ $pick }). Quite sure ({ $sure } %); it wins about { games-of } in 100 from here.
hint-hardly = Hint: { $what } ({ $pick }). Not so sure ({ $sure } %); it wins about { games-of } in 100 from here.
hint-torn = Hint: perhaps { $what } ({ $pick }). Torn between several ({ $sure } %); it wins about { games-of } in 100 from here.
hint-reason = { $usual ->
    [1] It is the usual choice here
   *[0] It looks unusual
  }{ $better ->
    [0] , and “{ $rival }” would do as well (about { $against }).
   *[other] : better than “{ $rival }” (about { $against }).
  }
no-such-number = There is no { $number } here: type one of the numbers that are shown.
why-not = You can do “{ $pick }” now.
rule-text = { $rule }: { $text }
taken-back = Taken back.
consent = { SEAT($seat) }: may { SEAT($asker) } take it back? [y/n]
too-late = More than { $seconds } seconds: too late.
saved = The game is saved. Go on with: { $program } play { $game } --resume { $file }
game-over = { $count ->
    [one] The dust settles. { SEATS($winners) } rides into the sunset.
   *[other] The dust settles. { SEATS($winners) } ride into the sunset.
  }
kept = The record: { $file } ({ $program } review FILE, replay FILE or verify FILE)
help-position = Start from the position in this JSON file instead of a deal.
help-promise = The promise that was shown at the start, or its beginning, to compare with the record's.
usage-needs-value = { $got } needs a value: see “{ $where } --help”.
usage-extra = “{ $got }” is too much: see “{ $where } --help”.
wanted-choice = { LIST($allowed, join: "or") }
wanted-range = a number from { $low } to { $high }
wanted-number = a whole number
refusal-too-many-names = { $got } names do not fit { $seats } seats.
refusal-same-names = Two players are called { $name }: give them different names.
refusal-resume-fixed = A saved game keeps its deal, names, options and figures: leave out --seed, --names, -o, --pack and --position.
refusal-position-not-json = { $file } is not a position: { $problem }.
refusal-position-seats = The position has { $want } seats, but --seats names { $got }.
refusal-save-unwritable = The game cannot be kept in { $file } ({ $problem }): choose a place with --save FILE.
refusal-record-other-promise = The record's promise is { $promise }…, not the one that you gave (at least eight characters of it).
game-line = { $same ->
    [1] { $title }, { $low } players
   *[0] { $title }, { $low } to { $high } players
  }
replay-deal = Options: { LIST($options) }. The shuffle was promised as { $promise }…
replay-unverified = This record does not hold: see “{ $program } verify { $file }”.
verify-takebacks = { $count ->
    [one] One pick was taken back.
   *[other] { $count } picks were taken back.
  }
opponents = The bots: { $bots }
opponent = { SEAT($seat) } ({ $level })
help-hint = Type h for the keys and how to play.
go-on-hint =   c  go on with the last game ({ $file })
hand-over = Press Enter and hand the keyboard over.
key-seconds = { $seconds } seconds
too-many-numbers = That is more numbers than the menu has steps.
why-what = Write a pick after it, such as: why { $pick }
place =   { $place }  { SEAT($seat) }
help-serve = Serve the page and its tables: to this machine alone, or with --host 0.0.0.0 to everybody in the network.
help-host = The address to listen at; 0.0.0.0 for everybody in the network.
help-port = The port to listen at; 0 for any free one.
help-database = sqlite:///FILE or postgresql://...; by default a file in your data directory.
help-nats = Several nodes find each other through this NATS server: nats://HOST:4222.
help-public-url = Where guests reach the server, if it stands behind another one: https://saloon.example/
help-workers = So many processes share the port; they need --database postgresql://... and --nats.
help-name = A further name of this machine, under which a browser may use the page, such as saloon.lan; may be given several times.
help-watcher = Who may read /metrics beside this machine, by address or network. May be given several times.
help-proxy = A web server before this one, by address or network, such as 10.0.0.7 or 10.0.0.0/24: it says in X-Forwarded-For for whom it asks. May be given several times.
help-limit = Change a limit, such as sockets_per_address=500; may be given several times.
help-bot = A bot of yours that guests may give a seat: a program, such as mine=exec:./mybot, or a class in Python, such as mine=module:Class; may be given several times.
saloon-open = The saloon is open: { $url } (Ctrl+C closes it)
saloon-closed = The saloon is closed. Every game is kept.
serving = Serving { $url } (Ctrl+C stops)
serving-others = For others in the network: { $url }

# ---- odds and showdowns

help-odds = Tell the exact chances of something in GAME before it is done; “sixgun odds GAME --help” lists what it asks for.
help-inputs = What the game asks for
help-odds-record = A file of a game: the odds of one of its questions, from what the player who was asked could know.
help-odds-step = With --record: after so many picks; the last question of the game if not given.
help-odds-seat = With --record: through whose eyes, from 0; the player who was asked if not given.
odds-moment = After { $step } picks, { SEAT($seat) } is asked ({ $question }).
odds-none = There is nothing to count at this question.
refusal-odds-not-asked = Seat { $seat } is not asked after { $step } picks; asked { $count ->
    [0] is nobody: the game is over. Choose an earlier --step.
   *[other] are the seats { LIST($asked) }.
  }
help-showdown = Showdown files: set-ups that anybody can write.
help-showdown-check = Say everything that is wrong with the showdown in FILE, or that it can be played.
help-showdown-game = The game that the showdown is for, where there are several.
showdown-good = { $file } is a good showdown: it can be played.
refusal-no-odds = { $game } tells no odds; games that do: { LIST($games) }.

# ---- decks

help-deck = Deck files: decks that anybody can build.
help-deck-check = Say everything that is wrong with the deck in FILE (a plain list, JSON or OCTGN's .o8d), or that it can be played.
help-deck-game = The game that the deck is for, where there are several.
help-deck-format = The format that the deck is for: seed-era (all packs, the usual one) or base-set.
help-deck-write = Write a good deck as a file for --pack.
help-deck-analyse = Exact odds of the deck in FILE: hands by studs and draws, cheatin', lowball, opening hands, pulls, what cutting a card does, and days alone.
help-deck-gauntlet = Play the deck in FILE against every ready deck with the bot normal, and tell how often it wins and which cards go with winning.
help-deck-tune = Find swaps that make the deck in FILE better, by exact odds under the format's limits, and try the best three in games.
help-deck-games = Games in all; the ready decks and the seats take turns.
help-deck-tries = Games of the deck as it is, and of each swap that is tried; 0 for odds alone.
help-deck-seed = The same seed plays the same games.
help-deck-report = Write a report with figures: Markdown (.md) or one HTML file (.html).
deck-working = { $file }
deck-searching = Looking for swaps: { $file }
deck-good = { $file } is a good deck: it can be played.
help-card = Cards that anybody can write, in packs.
help-card-check = Say everything that is wrong with the pack in FILE (TOML), or that its cards can be played.
help-card-show = Show what is printed on a card, by its name.
help-card-game = The game that the cards are for, where there are several.
help-cards = List every card of GAME: its abilities, their verbs, and the scenarios that prove it.
card-pack-good = { $file } is good: “{ $pack }” adds { $cards ->
    [one] one card
   *[other] { $cards } cards
}. Play with --pack { $file }.
card-scenarios = { $count ->
    [one] one scenario
   *[other] { $count } scenarios
}
cards-proven = { $total } cards; { $proven } of the { $able } with an ability have a scenario.
deck-written = Written to { $file }: play it with --pack { $file }.

# ---- the laboratory

help-arena = Let bots play against each other at GAME: wins, who beats whom, and ratings.
help-cluster = Play on a Dask cluster: tcp://HOST:PORT, or local for one of --jobs processes on this machine.
help-vary = Options that take all their values in turn, in all combinations.
help-report = Write a report with plots to this file: .html (one file) or .md (with its figures beside it).
progress-rate = { NUMBER($rate, maximumFractionDigits: 2) } games/s
progress-line = { $title }: { $done } of { $total } games, { NUMBER($rate, maximumFractionDigits: 2) } games/s, { $left } left
run-kept = { $games } games are in { $file }: the same command goes on from there.
review-kept = { $done } of { $total } steps are done and kept: the same command goes on from there.
report-written = The report is in { $file }.
run-lost = { $games } games were played. With --out FILE.csv, you can resume an interrupted run.
run-resumed = { $games } games are there already, in { $file }.
arena-played = { $games } games in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ({ NUMBER($rate, maximumFractionDigits: 2) } games/s).
arena-seats = seats
arena-wins = wins
arena-95 = 95 %
arena-even = × even
arena-strength = strength
arena-sure = sure
arena-about = × even: wins for each win of an even share. strength: points above random (or the first name) by the Bradley-Terry model, 400 for each tenfold of the odds, with its 95 % interval. sure: the OpenSkill rating that is sure, mu minus three sigma.
arena-points = { NUMBER($value, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } … { NUMBER($high, maximumFractionDigits: 0) })
meetings-title = How often each came out ahead of the one above (95 % interval):
refusal-run-one-file = Choose one of --out, --records and --trajectories: records have the rows, too.
refusal-arena-bots = Name at least two different bots with --bots, such as --bots rules,random.

# ---- ladders

help-ladder = Say how strong bots are by the records of their games in FILES, or by games that are played here. Every game is replayed.
help-anchor = The bot that has strength 0.
help-freeze = Write the ladder to this new file, for others to check.
help-check = Say whether a frozen ladder is that of these records; without FILES, of the games that it says were played, which are played again.
help-ladder-play = Without FILES: play a series of this game.
ladder-about = { $games ->
    [one] One game was replayed.
   *[other] { $games } games were replayed.
} Strength is in points above { $anchor }, with its 95 % interval; 400 points are odds of ten to one.
ladder-holds = { $file } holds: { $games ->
    [one] the one game was replayed, and makes
   *[other] all { $games } games were replayed, and make
} the same ladder.
refusal-ladder-what = There are no games for a ladder: name files of records, a game with --play GAME, or a frozen ladder that says what was played with --check FILE.json.

# ---- reviews

reviewing = Reviewing { $game }
review-head = { $title }: { $picks ->
    [one] one pick
   *[other] { $picks } picks
} in all, { $decisions ->
    [one] one real decision
   *[other] { $decisions } real decisions
} among them.
review-about = Each line is the chance to win that a player had by what they knew at the time. Everybody knows something else, so the lines need not add up to 100%. The loss is how much of that chance a decision gave away, on average.
review-turns = What turned the game:
review-no-turns = No single moment turned this game.
review-mistake = { SEAT($seat) } chose “{ $played }” ({ $after }). Better: “{ $best }” ({ $before }).
review-swing = { SEAT($by) } chose “{ $played }”: { SEAT($seat) } went from { $before } to { $after }.
review-swing-own = { SEAT($seat) } chose “{ $played }” and went from { $before } to { $after }.
column-player = Player
column-line = Chance to win
column-ends = From, to
column-loss = Loss
grade-best = Best
grade-fine = Fine
grade-doubtful = Doubtful
grade-mistake = Mistakes

# ---- figures

count = { NUMBER($value, maximumFractionDigits: 0) }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
factor = ×{ NUMBER($value, maximumFractionDigits: 2) }
rating = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
share-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }-{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
interval-whole = { NUMBER($low, maximumFractionDigits: 0) }-{ NUMBER($high, maximumFractionDigits: 0) }%

# ---- looking after a database

help-store = Look after a server's database: check it, back it up, bring a backup back.
help-store-check = Look through a database, and name every damaged entry. A server may use it meanwhile.
help-store-backup = Save a database to FILE, as it is at one moment. A server may use it meanwhile.
help-store-restore = Put the backup in FILE in the place of the database; stop the server first. The old one is kept.
store-progress = tables
store-good = The database is good: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
  }.
store-saved = { $file } is a good backup: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
  }.
store-restored = The database is the backup { $file } now: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
  }.
store-aside = The old database is { $file } now.
