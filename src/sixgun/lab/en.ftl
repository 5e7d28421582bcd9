# Reports on series of games.

report-title = { $title }: what the games show
report-played = { $games } games of { $seats } players, played by { LIST($bots) }, with seed { $seed }.
report-made = Made with Sixgun { $version }, version { $rules } of the rules{ $compiled ->
    [1] , compiled
   *[0] {""}
}, { $python }, { $system }{ $commit ->
    [none] {""}
   *[other] , commit { $commit }
}.
report-options = Options: { LIST($options) }.
report-vary = Options that take every value in turn: { LIST($vary) }.
report-bots = Wins by bot
report-ratings = OpenSkill ratings (Plackett-Luce), games folded in order. The sure strength is mu minus three sigma.
report-meetings = How often each bot (row) came out ahead of each other one (column), in games with both.
report-seats = Wins by seat
report-seat = Seat { $number }
report-by = Wins by { $what }
report-option = option { $name }
report-ends = The { $count } at either end are drawn; the table has them all.
report-matrix = How often each one (row) beats each other one (column).
report-length = How long a game is
report-quantiles = Length in { $unit }: { $mean } on average; half of the games have at most { $q50 }, the middle nine tenths { $q5 } to { $q95 }.
report-endings = How games end
report-reading = How to read this
report-intervals = Lines are 95 % intervals: Wilson's for rates; for differences, Mantel and Haenszel's weights over seats that are alike in all else that is known. A mark is coloured if its interval leaves out the dashed line of even chances; one mark in twenty does so by mere chance. A shared win counts as a share. What all seats of a game have in common is left out of that game: it makes no difference between them.
report-again = The command above makes the same report again, on any number of cores.
axis-wins = wins, with 95 % interval; dashed: an even share
axis-difference = difference of win rates, in points; dashed: none
axis-decisions = decisions
axis-games = games
axis-against = against
axis-chance = chance
axis-swap-wins = wins with the swap, with 95 % interval; dashed: the deck as it is
column-bot = bot
column-played = seats played
column-even = of an even share
column-mu = mu
column-sigma = sigma
column-ordinal = sure strength
column-what = what
column-tries = seats
column-rate = wins
column-95 = 95 % interval
column-with = seats with it
column-without = seats without
column-difference = difference in points (95 %)
column-ending = ending
column-share = share

# Reports on decks.

deck-report-title = The deck { $file }
deck-report-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
deck-report-pile = { $pile } cards may come; the starting gang is left out. Draws change single cards, the lowest first, and keep jokers and whatever is there twice.
deck-report-hands = Full house or better, in %
deck-report-cheat = Cheatin' hands, in %
deck-report-mean = Expected rank, from 1 (high card) to 11 (Dead Man's Hand)
deck-report-ranks = By rank: { $cards } cards, { $draws } draw
deck-report-rank-figure = The best hand by rank, and the share for which it must be a cheatin' one
deck-report-lowball = Lowball at Gamblin'
deck-report-lowball-cheat = Cheatin' in { $cheat } of these hands.
deck-report-lowball-duel = Against one player with a ready deck, on average: the lowest hand in { $win }, a tie in { $tie }, the higher hand in { $lose } of the hands.
deck-report-days = Day by day
deck-report-days-note = Expected over { $runs } shuffles of a player alone who buys deeds and dudes, and nothing that tomorrow's income could not pay.
deck-report-openings = Opening hands: the chance of so many cards of a kind
deck-report-pulls = Pulls: the chance of at least this value
deck-report-checks = Skill tests, in %: by skill and by difficulty
deck-report-tests = The deck's own spells and gadgets, with its best dude for each
deck-report-cuts = With one copy less (now { $now } full house or better; { $cards } cards, { $draws } draw)
deck-report-rate = The deck won { $rate } of { $games } games; the 95 % interval is { $low } to { $high }.
deck-report-lengths = A game took { $days } days on average. The shortest was number { $shortest }, the longest number { $longest }.
deck-report-rivals = By rival
deck-report-cards = By card
deck-report-cards-note = Wins with the card in play against wins without it, rival by rival, in points with the 95 % interval. It goes with winning; that doesn't prove that it causes it.
deck-report-no-swaps = No single swap makes the hands better.
deck-report-swaps = Full house or better, before and after each swap
deck-report-swap-figure = Games with each swap, beside the deck as it is
deck-report-swap = Swap { $out } for { $into }: full house or better { $before } → { $after }.
deck-report-swap-wins = Wins in { $games } games: { $before } → { $after } (± { $error }).
column-rank = rank
column-best = best hand
column-legal = best legal hand
column-cheatin = cheatin'
column-chance = chance
column-kind = kind
column-value = value
column-deck = deck
column-card = card
column-in-play = games in play
column-more = points
column-draws = draws
column-day = day
column-income = income
column-upkeep = upkeep
column-rock = ghost rock
column-influence = influence
column-control = control
column-good = full house or better
column-skill = skill
column-rating = rating
column-difficulty = difficulty
column-before = before
column-after = after
