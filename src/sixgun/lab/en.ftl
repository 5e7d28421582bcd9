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
