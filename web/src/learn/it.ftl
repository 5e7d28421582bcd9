# Lezioni ed enigmi nella pagina.

learn-title = Impara
learn-line = Brevi lezioni su un tavolo vero. La prima di ogni gioco dura tre minuti, e la vinci tu.
learn-puzzles = Enigma del giorno
learn-rules = Le regole, in capitoli brevi
course-done = { $done } lezioni su { $of } fatte
lesson-done = Ben fatto!
status-done = Fatta
status-next = Comincia ({ $minutes } min)
status-open = { $minutes } min
status-begun = Continua
status-skipped = Saltata
puzzles-title = Enigmi
puzzles-line = Una posizione, una sola scelta migliore. Oggi l'enigma è lo stesso per tutti.
puzzle-today = Enigma del giorno
puzzle-solve = Risolvilo
puzzle-again = Riguardalo
puzzle-solved = Risolto
puzzle-done = Risolto!
puzzle-level = { $level ->
    [1] facile
    [2] insidioso
   *[3] difficile
  }
next-lesson = Prossima lezione
next-puzzle = Prossimo enigma
all-lessons = Tutte le lezioni
all-puzzles = Tutti gli enigmi
play-easy = Gioca contro bot facili
coach = Maestro
coach-step = Passo { $step } di { $steps }
coach-show-me = Mostrami
coach-solution = Mostra la soluzione
coach-show = Scegli «{ $what }».
coach-what-if = E se?
coach-skip-step = Salta il passo
coach-skip = Salta la lezione
coach-restart = Ricomincia
coach-again = Ripeti
coach-leave = Esci
coach-over = Questo era l'ultimo passo.
offer-title = Prima volta a questo tavolo?
offer-line = Una breve lezione su un tavolo vero ti mostra il gioco, e la vinci tu.
offer-play = Gioca e basta
