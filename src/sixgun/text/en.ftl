# What every game and every door to it has in common.

player = Player { $number }
list-none = none
list-or = { $first } or { $last }
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
with-rule = { $sentence } (rule { $rule })

# ---- picks

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $seat }: there are { $seats } seats, counted from 0.
refusal-not-asked = Not your turn: waiting for { SEATS($asked) }.
refusal-no-such-pick = “{ $pick }” isn't one of your options: choose one of those that are offered.
refusal-runaway = The game was stopped after { $cap } steps because it did not come to an end.
refusal-take-back-nothing = There is nothing to take back.
refusal-take-back-others-acted = You cannot take it back without the others' consent: somebody else has acted since.
refusal-take-back-revealed = You cannot take it back without the others' consent: it has revealed something.

# ---- games, options, files

refusal-no-such-game = There is no game “{ $got }”; the games are: { LIST($games) }.
refusal-bench-what = Name a game to measure, or use --peers to measure all games beside other libraries.
refusal-peers-missing = None of the other libraries could be installed: check the network connection (or pip's index settings) and try again. ({ $why })
refusal-field-type = { $field } must be { NAME($want, of: "type") }, not { NAME($got, of: "type") }.
refusal-field-range = { $exact ->
    [1] { $field } is { $got }, but must be { $low }.
   *[0] { $field } is { $got }, but must be from { $low } to { $high }.
  }
refusal-field-length = { $exact ->
    [1] { $field } must have exactly { $low } entries, not { $got }.
   *[0] { $field } must have { $low } to { $high } entries, not { $got }.
  }
refusal-field-choice = { $field } is “{ $got }”, but must be one of: { LIST($allowed, join: "or") }.
refusal-field-unknown = { $field } is unknown; known here are: { LIST($allowed) }.
refusal-field-missing = { $field } is missing.
refusal-file-missing = There is no file { $file }: check its name.
refusal-file-unreadable = { $file } cannot be read: { $problem }.
refusal-file-size = { $file } is larger than { $cap } bytes and was not read.
refusal-file-depth = { $file } is nested deeper than { $cap } levels: it was not read.
refusal-file-not-json = { $file } is not a record, or was cut off: { $problem }.
refusal-file-not-toml = { $file } is not a TOML file: { $problem }.
refusal-no-showdowns = { $game } reads no showdown files; games that do: { LIST($games) }.
refusal-no-own-cards = { $game } has no packs of cards; games that do: { LIST($games) }.
refusal-card-unknown = There is no card “{ $got }”.
refusal-one-pack = There is a pack of cards already; { $file } would be the second.
refusal-no-decks = { $game } reads no deck files; games that do: { LIST($games) }.
refusal-file-unwritable = { $file } cannot be written: { $problem }.
refusal-file-exists = { $file } is there already: choose another name, or remove it first.
refusal-packed-damaged = These bytes are not a state of { $game }.
refusal-packed-other = These bytes are of “{ $got }”, but a state of “{ $want }” is needed.
refusal-position-unsound = This is not a sound state of { $game }: no game leads there.
refusal-record-other-position = The record's seats or options are not those of its position.
refusal-record-names = The record names more players than its { $seats } seats.
refusal-record-future = The record has format { $got }, but this program knows formats up to { $known }: install a newer Sixgun.
refusal-record-rules = The record follows version { $got } of the rules of { $game }, but this program has version { $known }: replay it with the Sixgun that wrote it.
refusal-record-no-seed = The record does not show its seed yet: it can be replayed once the game is over.
refusal-record-pick-form = { $field } is “{ $got }”, but must be a seat's number, a space and a pick, such as “0 story”.
refusal-record-pick-refused = Pick { $number } of the record, “{ $pick }” by seat { $seat }, is not legal there:
refusal-record-promise-broken = The seed is not the one that was promised at the start: the shuffle cannot be trusted.
refusal-record-other-end = The picks do not lead to the state that the record states: it was changed or cut.
refusal-record-other-result = The picks do not lead to the result that the record states: it was changed or cut.

type-integer = a whole number
type-number = a number
type-text = text
type-list = a list
type-table = a table
type-yes-no = true or false
type-nothing = nothing
type-seed = a whole number or bytes
type-other = something else
refusal-seed-size = { $field } is too large: give a number of at most 512 bits, or bytes.

# ---- tables

refusal-not-seated = Only players at the table can do that: sit down first.
refusal-already-begun = The game has begun: nobody sits down or stands up now.
refusal-not-in-play = There is no game going on at this table.
refusal-name-empty = Write a name to sit down with.
refusal-seated-already = You have a seat at this table already.
refusal-seat-taken = { $name } sits there.
refusal-seats-free = Some seats are free: fill them with friends or bots first.
refusal-bot-plays = A bot plays for you: come back to your seat first.
refusal-stale-pick = The table has moved on since then: look again and choose.
refusal-wish-pending = Somebody's wish to take back is still waiting for an answer.
refusal-wishes-used = You have asked { $most } times already: make your pick.
refusal-no-wish = There is nothing for you to agree to.
refusal-hints-off = Hints are off at this table: they were not agreed on when it was opened.
refusal-odds-off = Odds are off at this table: they were not agreed on when it was opened.
refusal-hint-not-asked = There is nothing to advise: somebody else is to choose now.
refusal-hint-busy = Too many are thinking at the moment: ask for a hint again in a while, or choose yourself.
refusal-hint-late = The table has moved on: ask for another hint when you are asked again.
refusal-hint-failed = No hint could be thought of here: choose yourself, the game goes on.
refusal-hints-too-many = That's a lot of hints: wait a moment.
refusal-chat-too-fast = { $seconds ->
    [one] The saloon has heard a lot from you: say it again in a second.
   *[other] The saloon has heard a lot from you: say it again in { $seconds } seconds.
  }
refusal-removed = The host has asked you to leave this table: open one of your own, or find another.
refusal-not-host = Only the host of the table can send somebody away.
refusal-nobody-there = There is nobody in that seat to send away.
refusal-claim-two = Only a game of two can be claimed: call for a bot instead.
refusal-claim-clock = There is a clock at this table: wait until it has run down.
refusal-claim-nobody = Nobody keeps you waiting: there is nothing to claim.
refusal-claim-early = { $seconds ->
    [one] { $name } has one second left to choose: claim the game after that.
   *[other] { $name } has { $seconds } seconds left to choose: claim the game after that.
  }
refusal-chat-empty = Write something to say.
refusal-no-such-bot = There is no bot “{ $got }”; the bots are: { LIST($bots) }.
refusal-bot-specs-off = Searches and programs are off here: make_bot(name, seed, programs=True) allows them.
refusal-bots-list = There is no bot here: give bots as a list with at least one name, such as ["rules"].
refusal-bot-spec = “{ $got }” starts no bot: write exec:COMMAND, exec@SECONDS:COMMAND with more than 0 seconds, or module:Class.
refusal-reset-first = No game is being played: call reset before step.
refusal-bot-name = “{ $got }” names no bot: give each bot a new name of small letters, digits and hyphens, such as mine=exec:./mybot or mine=module:Class, for at most { $most } bots.
refusal-saloon-ended = The server ended before it could answer: the lines above say why.
refusal-bot-not-sent = The bot { $bot } cannot be sent to the processes in which bots think: give a class, or an object that can be pickled ({ $problem }).
refusal-bot-not-made = The bot { $bot } cannot be made in the process in which it would think: { $problem }
refusal-search-spec = “{ $got }” isn't a search: write search:ITERATIONS, such as search:200, or search:SECONDSs, such as search:0.5s.
refusal-bot-not-started = The bot { $bot } cannot be started: { $problem }.
refusal-bot-protocol = The bot { $bot } speaks protocol { $got }, but protocol { $want } is needed.
refusal-bot-silent = { $seconds ->
    [1] The bot { $bot } gave no answer within a second.
   *[other] The bot { $bot } gave no answer within { $seconds } seconds.
  }
refusal-bot-ended = The bot { $bot } ended instead of answering, with status { $status }.
refusal-bot-not-json = The bot { $bot } answered “{ $got }”, which is not a JSON object on one line.
refusal-bot-pick = The bot { $bot } picked “{ $got }”, which it was not offered.
refusal-bot-no-pick = The bot { $bot } answered “{ $got }”, which has neither "pick" nor "index": see docs/bots.md.
refusal-bot-echo = The bot { $bot } only repeats what it is told: it must answer with lines of its own, see docs/bots.md.

# ---- research

refusal-needs-library = { $clone ->
    [1] { $library } is not installed: in Sixgun's own folder, run { $command }.
   *[other] { $library } is not installed: run { $command }.
  }
refusal-actions-missing = The step needs an action, a whole number, for: { LIST($agents) }.
refusal-seeds-count = There are { $want } games and { $got } seeds: give a seed for each game, or one number.
refusal-actions-count = There are { $want } games and { $got } actions: give an action for each game.
refusal-process-gone = A process that played games has ended: make the environments anew, with fewer processes if memory was short.
refusal-bot-chose-nothing = The bot { $bot } chose { $got }: it must choose a number from 0 to below { $choices }.
refusal-no-such-class = There is no bot { $got }: write module:Class, with a module that Python finds here ({ $problem }).
refusal-no-bot = { $got } is not a bot: give a name, a class, or an object that has a method choose.
refusal-seed-form = A seed is a whole number from 0 on, not { $got }.
refusal-action-form = An action is one whole number, not { $got }.
refusal-actions-form = Actions are whole numbers, one for each game ({ $want } in all): give a list, or an array of one dimension.
refusal-process-not-begun = A process that plays games ended before it began: in a script, begin below if __name__ == "__main__": and otherwise see the lines above.
refusal-envs-closed = These environments are closed: make them anew.
refusal-envs-not-copied = Environments that play in processes of their own can't be copied or pickled: make them anew, or leave out processes.
refusal-bots-many = There are { $got } bots for { $most ->
    [one] one other seat
   *[other] { $most } other seats
  }: leave out the learner's own seat.
refusal-bot-chose-what = The bot { $bot } chose { $got }: choose must give a whole number, the index of a pick.
refusal-policy-form = A policy is a function of (observation, options, mask), not { $got }.
refusal-same-names = Several bots are called { $name }, and their games would be counted as those of one: give each a name of its own, such as PolicyBot(policy, name="first").
refusal-action-illegal = Action { $got } is not legal here: choose one of legal_actions().
refusal-too-many-options = There are { $got } options, but the action numbers end at { $most }.

# ---- the laboratory

refusal-no-such-option = There is no option “{ $got }”; the options are: { LIST($options) }.
refusal-cluster-address = “{ $got }” isn't the address of a cluster: write tcp://HOST:PORT, or local for a cluster on this machine.
refusal-cluster-unreachable = The cluster { $cluster } does not answer ({ $problem }): check its address, and that it has workers.
refusal-ladder-clock = The bot { $bot } looks at the clock, so its games cannot be played again: keep their records (sixgun arena GAME --records FILE.jsonl), or name search:ITERATIONS.
refusal-ladder-differs = The frozen ladder says otherwise than its records: { $field }.
refusal-ladder-empty = These files have no records: make some with sixgun arena GAME --records FILE.jsonl.
refusal-ladder-file = This is not a frozen ladder: make one with --freeze FILE.json.
refusal-ladder-games = A ladder is of one game: this record is of { $got }, the others are of { $want }.
refusal-ladder-record = Record { $number } does not hold:
refusal-ladder-unfinished = A ladder needs games that were played to their end, with the names of all bots.
refusal-report-suffix = { $file } must end in { LIST($suffixes, join: "or") }.
refusal-rows-damaged = { $file } is not as it was left, from row { $row } on: delete it and start again.
refusal-rows-suffix = { $file } must end in { LIST($suffixes, join: "or") }.
refusal-run-busy = { $file } is being written by a run that goes on just now: wait for it, or choose another file.
refusal-run-other = { $file } belongs to another run, which is not finished: go on with that one, choose another file, or delete { $state }.
refusal-worker-died = A worker process ended in the middle of its work, perhaps for want of memory: try fewer --jobs.
refusal-no-record = { $file } has no record of a game in line { $line }: name files that --records wrote.

# ---- the server

refusal-no-guest = The server does not know you yet: load the page again, or send a token.
refusal-not-from-here = This request comes from another page: open this server's own page and try there.
refusal-no-such-table = There is no such table: check the link.
refusal-no-such-replay = There is no such replay: check the link.
refusal-no-such-page = There is no such page: check the address.
refusal-no-chair-for-you = Keep a seat for yourself: give one of them your name.
refusal-not-your-seat = That seat is somebody else's.
refusal-too-many-tables = You have { $most } tables that are not over: finish one first.
refusal-no-such-deck = There is no such deck: it may have been deleted.
refusal-no-such-trial = There is no such trial: it was cancelled, or too long ago.
refusal-too-many-trials =
    { $most ->
        [one] Wait until the trial that runs is over, or cancel it.
       *[other] Wait until one of the { $most } trials that run is over, or cancel one.
    }
refusal-too-many-decks = You have saved { $most } decks, and no more are kept: delete one first.
refusal-too-many-replays = You have brought { $most } replays, and no more are kept.
refusal-review-failed = This game cannot be reviewed because of a fault in the program, which is in the log of the server.
refusal-too-many-reviews = { $most } games are waiting for their review already: ask again in a few minutes.
refusal-record-too-long = This record has { $picks } picks, and only records of at most { $most } are kept: cut it, or look at it with “sixgun replay”.
refusal-review-too-long = This game has { $picks } picks, and games of at most { $most } are reviewed here: review it with “sixgun review” instead.
refusal-too-much-at-once = { $most } of your requests are being worked on already: wait for one of them.
refusal-too-much-work = You have asked for a lot in the last minute: wait a little and try again.
refusal-too-many-requests = That was too much at once: wait a moment and try again.
refusal-too-many-codes = Too many codes were tried from here: wait a minute and try again.
refusal-no-such-code = This code does not work: it was mistyped, used already, or is older than ten minutes. Get a new one.
refusal-house-full = The house is full: try again in a while.
refusal-table-paused = A fault stopped this table; its record is kept, and the fault is written in the server's log.
refusal-table-moved = The table has moved to another server: try again.
refusal-frame-size = A message may have at most { $most } bytes.
refusal-frame-form = The server doesn't know this message: see docs/server.md.
refusal-request-field = { $field } is missing or not of the right form: see /api/docs.
refusal-database-url = The database must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
refusal-database-newer = The database was written by a newer Sixgun (form { $got }, this one knows { $known }): install that one.
refusal-database-shared = Another server uses this database. Several share one only with --nats: stop the other, or give all of them --nats.
refusal-database-in-use = Another server (process { $process }) uses the database { $file }: stop it first, or give this one another with --database.
refusal-entry-damaged = Entry { $entry } of table { $table } is damaged or missing: the people who run this server can check with sixgun store check, and restore a backup.
refusal-disk-full = The server's disk is full: nothing is lost, and the game goes on by itself as soon as there is room.
refusal-disk-read-only = The server cannot write to its disk: nothing is lost, and the game goes on by itself as soon as it can.
refusal-database-damaged = The server's database is damaged: tell those who run it. They can check it with sixgun store check, and bring back a backup.
refusal-database-away = The server's database does not answer: nothing is lost, and the game goes on by itself as soon as it does.
refusal-database-broken = The database is damaged ({ $problem }): check it with sixgun store check, or bring back a backup with sixgun store restore.
refusal-database-page = The database is damaged: { $problem }.
refusal-database-foreign = This is not a database of Sixgun: check its name.
refusal-table-missing = There are entries of table { $table }, but no such table: bring back a backup.
refusal-backup-postgres = Back a PostgreSQL database up with pg_dump --format=custom, and bring it back with pg_restore.
refusal-database-copy = { $file } cannot be copied ({ $problem }): it may be damaged, or there may be no room.
refusal-database-unreachable = The database does not answer ({ $problem }): check its address, and that it is running.
refusal-nats-unreachable = NATS does not answer ({ $problem }): check its address, and that it is running.
refusal-nats-needs-postgres = Several nodes share one PostgreSQL: give --database postgresql://... with --nats and --workers.
refusal-proxy-address = { $option } takes an address or a network, such as 10.0.0.7 or 10.0.0.0/24 ({ $problem }).
refusal-port-taken = Nothing can be served at { $host }, port { $port } ({ $problem }): choose another with --port.

# ---- lessons and puzzles

refusal-no-such-lesson = There is no lesson “{ $got }” in { $game }: the list of lessons has their names.
refusal-lesson-changed = This lesson has changed since you began it: start it again.
refusal-lesson-file-name = The file { $file } must be called lesson-01-some-words.toml or puzzle-01-some-words.toml.
refusal-lesson-no-rule = There is no rule { $rule } in { $game }.
refusal-lesson-start = A lesson begins with a position or with a deal: write one of them, not both.
refusal-lesson-script = { $field }: write a seat and its pick, such as “1 pass”, instead of “{ $got }”.
refusal-lesson-test = { $field }: a test has one of these fields: { LIST($kinds, join: "or") }.
refusal-lesson-later = That comes later in this course.
lesson-later = That comes later in this course.

# ---- what a player leaves to the table

refusal-no-such-pace = { $window } can't be left to the table like that ({ $got }).
window-single = Questions with one answer
pace-ask = Always ask me
pace-could = Ask when I could do something
pace-pass = Do it for me
pace-turn = Pass until this turn ends
pace-round = Pass until this round ends
pace-shootout = Pass until this shootout ends
pace-day = Pass until this day ends
pace-concerns = Pass until something concerns me

odds-guess = {" "}(a guess)
