# Lessons and puzzles at the keyboard.

coach = Coach: { $words }
lesson-head = Lesson { $number }: { $title }
puzzle-head = { $title } ({ $level ->
    [1] easy
    [2] tricky
   *[3] hard
  })
puzzle-line = { $game }: { $title } ({ $level ->
    [1] easy
    [2] tricky
   *[3] hard
  })
lesson-hidden = Left out here: { $what }
lesson-resumed = You left at step { $step } of { $steps }: here it is again.
lesson-keys = Type a number to choose. i shows what to pick, n skips the step, u goes a step back, r starts again, q leaves; “skip” leaves the lesson out.
puzzle-keys = Type a number to choose. i shows the solution, u goes a step back, r starts again, q leaves.
lesson-kept = Your place is kept.
what-if = What if?
show-me = Pick this: { $what } ({ $pick })
first-step = This is the first step: there is nothing to go back to.
lesson-done = Well done. What you have learned:
puzzle-done = Solved.
next-lesson = Next is lesson { $number }: { $title }. Enter goes on, r repeats this one, q leaves.
course-done = That was the whole course. Now play: { $program } play { $game } --seats you,easy
how-to-learn = { $program } learn GAME goes on with a course; { $program } learn GAME 3 opens a lesson. * is done, … begun, - skipped.
puzzle-of-today = Today's puzzle: number { $number }, { $title }.
puzzle-number = Puzzle { $number }, { $title }.
refusal-no-such-number-of-lesson = { $game } has no lesson “{ $got }”: give a number from 1 to { $last }, or see “{ $program } learn”.
refusal-no-such-puzzle = There is no puzzle “{ $got }”: give a number from 1 to { $last }, or one of the games { LIST($games) }.
