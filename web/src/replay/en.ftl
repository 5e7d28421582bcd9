# What a review says; loaded when one is opened.

review-working = The bot is thinking the game over…
review-waiting = Other games are being reviewed first…
review-progress = Progress of the review
review-so-far = { $done } of { $of }.
review-left = { $seconds ->
    [one] About a second left.
   *[other] About { $seconds } seconds left.
}
review-again = Try again
review-graph = Chance to win
review-from-to = { SEAT($seat) }: from { $from } to { $to }.
review-here = The decision at this step
review-chooses = { SEAT($seat) } chooses (step { $step })
review-played = Played
review-bot = The bot would play
review-same = The same.
review-nothing = There is nothing to decide at this step.
review-turns = What turned the game
review-no-turns = No single moment did.
review-mistake = { SEAT($seat) } chose “{ $played }”: { $after }, where { $before } was to be had.
review-swing = { SEAT($by) } chose “{ $played }”: { SEAT($seat) } went from { $before } to { $after }.
review-swing-own = { SEAT($seat) } chose “{ $played }” and went from { $before } to { $after }.
review-keys = The keys N and P go to the next and the previous of these moments.
review-players = The players
review-summary = { SEAT($seat) }: { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }% lost per decision; { $best } best, { $fine } fine, { $doubtful } doubtful, { $mistake ->
    [one] 1 mistake
   *[other] { $mistake } mistakes
} of { $decisions }.
review-about = Each line is the chance to win that a player had by what they knew at the time, as the bot sees it. Nobody knows the same, so the lines need not add up to 100%. A decision is judged by what could be known, never by what came of it.
review-figures = All figures
review-grade = Grade
review-grade-best = best
review-grade-fine = fine
review-grade-doubtful = doubtful
review-grade-mistake = mistake
