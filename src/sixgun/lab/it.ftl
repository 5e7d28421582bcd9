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
axis-chance = probabilità
axis-swap-wins = vittorie con lo scambio, con intervallo al 95 %; tratteggio: il mazzo com'è
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

# Rapporti sui mazzi.

deck-report-title = Il mazzo { $file }
deck-report-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
deck-report-pile = Possono uscire { $pile } carte: la banda iniziale è esclusa. I draw cambiano le carte spaiate, dalla più bassa, e tengono i joker e i valori ripetuti.
deck-report-hands = Full o meglio, in %
deck-report-cheat = Mani Imbroglio, in %
deck-report-mean = Livello atteso, da 1 (carta alta) a 11 (Mano dell'Uomo Morto)
deck-report-ranks = Per livello: { $cards } carte, { $draws } draw
deck-report-rank-figure = La mano migliore per livello, e la parte in cui è per forza Imbroglio
deck-report-lowball = Scommessa al ribasso
deck-report-lowball-cheat = Imbroglio nel { $cheat } di queste mani.
deck-report-lowball-duel = Contro un solo avversario con un mazzo pronto, in media: la mano più bassa nel { $win } dei casi, parità nel { $tie }, la più alta nel { $lose }.
deck-report-days = Giorno per giorno
deck-report-days-note = Valori attesi su { $runs } mescolate di chi gioca in solitario: compra proprietà e personaggi, e nulla che l'incasso di domani non possa pagare.
deck-report-openings = Mani iniziali: la probabilità di tante carte di un tipo
deck-report-pulls = Estrazioni: la probabilità di almeno questo valore
deck-report-checks = Prove di abilità, in %: per abilità e per difficoltà
deck-report-tests = Le magie e i marchingegni del mazzo, con il suo personaggio migliore per ciascuno
deck-report-cuts = Con una copia in meno (ora { $now } full o meglio; { $cards } carte, { $draws } draw)
deck-report-rate = Il mazzo ha vinto il { $rate } di { $games } partite; l'intervallo al 95 % va da { $low } a { $high }.
deck-report-lengths = Una partita è durata in media { $days } giorni. La più breve è la numero { $shortest }, la più lunga la numero { $longest }.
deck-report-rivals = Per avversario
deck-report-cards = Per carta
deck-report-cards-note = Vittorie con la carta in gioco rispetto a senza, avversario per avversario, in punti con l'intervallo al 95 %. La carta accompagna la vittoria: non è la prova che la causi.
deck-report-no-swaps = Nessuno scambio migliora le mani.
deck-report-swaps = Full o meglio, prima e dopo ogni scambio
deck-report-swap-figure = Partite con ogni scambio, accanto al mazzo com'è
deck-report-swap = Scambia { $out } con { $into }: full o meglio { $before } → { $after }.
deck-report-swap-wins = Vittorie in { $games } partite: { $before } → { $after } (± { $error }).
column-rank = livello
column-best = mano migliore
column-legal = mano legale migliore
column-cheatin = Imbroglio
column-chance = probabilità
column-kind = tipo
column-value = valore
column-deck = mazzo
column-card = carta
column-in-play = partite in gioco
column-more = punti
column-draws = draw
column-day = giorno
column-income = incasso
column-upkeep = mantenimento
column-rock = ghost rock
column-influence = influenza
column-control = controllo
column-good = full o meglio
column-skill = abilità
column-rating = livello abilità
column-difficulty = difficoltà
column-before = prima
column-after = dopo
