# Relazioni su serie di partite.

report-title = { $title }: che cosa mostrano le partite
report-played = { $games } partite a { $seats } giocatori, giocate da { LIST($bots) }, con il seme { $seed }.
report-made = Fatto con Sixgun { $version }, versione { $rules } delle regole{ $compiled ->
    [1] , compilate
   *[0] {""}
}, { $python }, { $system }{ $commit ->
    [none] {""}
   *[other] , commit { $commit }
}.
report-options = Opzioni: { LIST($options) }.
report-vary = Assumono a turno tutti i loro valori: { LIST($vary) }.
report-bots = Vittorie per bot
report-ratings = Punteggi OpenSkill (Plackett-Luce), con le partite prese in ordine. La forza sicura è mu meno tre sigma.
report-meetings = Quante volte ogni bot (riga) è finito davanti a ciascun altro (colonna), nelle partite con entrambi.
report-seats = Vittorie per posto
report-seat = Posto { $number }
report-by = Vittorie per { $what }
report-option = opzione { $name }
report-ends = Il disegno mostra gli estremi ({ $count } per parte); la tabella riporta tutto.
report-matrix = Quante volte ciascuno (riga) batte ciascun altro (colonna).
report-length = Quanto dura una partita
report-quantiles = Durata in { $unit }: in media { $mean }; metà delle partite ne ha al massimo { $q50 }, i nove decimi centrali da { $q5 } a { $q95 }.
report-endings = Come finiscono le partite
report-reading = Come si legge
report-intervals = Le linee sono intervalli al 95 % (di Wilson per le frequenze; per le differenze, pesi di Mantel e Haenszel tra posti uguali in tutto il resto che si sa). A colori è ciò il cui intervallo lascia fuori la linea tratteggiata della parità; su venti casi, a uno succede per puro caso. Una vittoria condivisa conta per la sua parte. Ciò che tutti i posti di una partita hanno non conta per quella partita: tra loro non fa differenza.
report-again = Il comando qui sopra rifà la stessa relazione, con qualunque numero di processori.
axis-wins = vittorie, con intervallo al 95 %; tratteggiata: la parità
axis-difference = differenza tra le frequenze di vittoria, in punti; tratteggiata: nessuna
axis-decisions = decisioni
axis-games = partite
axis-against = contro
column-bot = bot
column-played = posti giocati
column-even = rispetto alla parità
column-mu = mu
column-sigma = sigma
column-ordinal = forza sicura
column-what = che cosa
column-tries = posti
column-rate = vittorie
column-95 = intervallo al 95 %
column-with = posti che ce l'hanno
column-without = posti senza
column-difference = differenza in punti (95 %)
column-ending = finale
column-share = quota
