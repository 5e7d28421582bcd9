# Lezioni ed enigmi alla tastiera.

coach = Maestro: { $words }
lesson-head = Lezione { $number }: { $title }
puzzle-head = { $title } ({ $level ->
    [1] facile
    [2] insidioso
   *[3] difficile
  })
puzzle-line = { $game }: { $title } ({ $level ->
    [1] facile
    [2] insidioso
   *[3] difficile
  })
lesson-hidden = Qui manca: { $what }
lesson-resumed = Eri al passo { $step } di { $steps }: eccolo di nuovo.
lesson-keys = Scegli con un numero. i mostra che cosa scegliere, n salta il passo, u torna indietro, r ricomincia, q esce; «salta» salta la lezione.
puzzle-keys = Scegli con un numero. i mostra la soluzione, u torna indietro, r ricomincia, q esce.
lesson-kept = Il tuo posto è conservato.
what-if = E se?
show-me = Scegli questo: { $what } ({ $pick })
first-step = Questo è il primo passo: non c'è niente a cui tornare.
lesson-done = Ben fatto. Che cosa hai imparato:
puzzle-done = Risolto.
next-lesson = La prossima è la lezione { $number }: { $title }. Invio continua, r ripete questa, q esce.
course-done = Il corso è finito. Ora gioca: { $program } play { $game } --seats you,easy
how-to-learn = { $program } learn GIOCO continua un corso; { $program } learn GIOCO 3 apre una lezione. * è fatta, … cominciata, - saltata.
puzzle-of-today = L'enigma di oggi: numero { $number }, { $title }.
puzzle-number = Enigma { $number }, { $title }.
refusal-no-such-number-of-lesson = { $game } non ha la lezione «{ $got }»: dai un numero da 1 a { $last }, o guarda «{ $program } learn».
refusal-no-such-puzzle = L'enigma «{ $got }» non esiste: dai un numero da 1 a { $last }, o uno dei giochi { LIST($games) }.
