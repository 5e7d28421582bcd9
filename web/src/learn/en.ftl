# Lessons and puzzles on the page.

learn-title = Learn
learn-line = Short lessons on a real board. The first of each game takes three minutes, and you win it.
learn-puzzles = Puzzle of the day
learn-rules = The rules, in short chapters
course-done = { $done } of { $of } lessons done
lesson-done = Well done!
status-done = Done
status-next = Start ({ $minutes } min)
status-open = { $minutes } min
status-begun = Go on
status-skipped = Skipped
puzzles-title = Puzzles
puzzles-line = One position, one best pick. Everybody gets the same puzzle today.
puzzle-today = Puzzle of the day
puzzle-solve = Solve it
puzzle-again = Look at it again
puzzle-solved = Solved
puzzle-done = Solved!
puzzle-level = { $level ->
    [1] easy
    [2] tricky
   *[3] hard
  }
next-lesson = Next lesson
next-puzzle = Next puzzle
all-lessons = All lessons
all-puzzles = All puzzles
play-easy = Play against easy bots
coach = Coach
coach-step = Step { $step } of { $steps }
coach-show-me = Show me
coach-solution = Show the solution
coach-show = Pick “{ $what }”.
coach-what-if = What if?
coach-skip-step = Skip this step
coach-skip = Skip the lesson
coach-restart = Start again
coach-again = Repeat
coach-leave = Leave
coach-over = That was the last step.
offer-title = First time at this table?
offer-line = A short lesson on a real board shows you the game, and you win it.
offer-play = Just play
