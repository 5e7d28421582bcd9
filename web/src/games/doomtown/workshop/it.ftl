# Che cosa dice l'officina dei mazzi.

workshop-title = Officina dei mazzi
workshop-name = Nome del mazzo
workshop-nameless = Un mazzo senza nome
workshop-format = Formato
workshop-format-seed-era = Tutti i set
workshop-format-base-set = Solo il set base
workshop-panes = Parti dell'officina
workshop-pane-cards = Carte
workshop-pane-deck = Mazzo
workshop-pane-more = Probabilità e regole
workshop-about = Su questo mazzo
workshop-tab-rules = In regola?
workshop-tab-saved = I miei mazzi
workshop-link = il link
workshop-cards = Carte da scegliere
workshop-search = Cerca fra titoli, parole chiave e testi
workshop-search-hint = Cerca titoli, parole chiave, testi ( / )
workshop-kind = Tipo
workshop-suit = Seme
workshop-suit-S = Picche
workshop-suit-H = Cuori
workshop-suit-D = Quadri
workshop-suit-C = Fiori
workshop-value = Valore
workshop-cost = Costo
workshop-gang = Banda
workshop-keyword = Parola chiave
workshop-pack = Set
workshop-base-set = Set base
workshop-sort = Ordine
workshop-sort-kind = per tipo
workshop-sort-value = per valore
workshop-sort-title = per titolo
workshop-sort-cost = per costo
workshop-found = { $count ->
    [one] Una carta
   *[other] { $count } carte
  }
workshop-clear = Togli tutti i filtri
workshop-keys = ↑ ↓ scegli, Invio aggiunge, − toglie
workshop-nothing = Nessuna carta corrisponde. Togli un filtro o cerca qualcosa di più breve.
workshop-line = { $card }, { $kind }{ $copies ->
    [0] {""}
   *[other] , { $copies } nel mazzo
  }
workshop-add = Aggiungi { $card }
workshop-remove = Togli { $card }
workshop-preview = La carta da vicino
workshop-copies = { $copies } nel mazzo
workshop-start = Comincia in gioco
workshop-starts = ★ Comincia in gioco
workshop-start-card = { $card } comincia in gioco
workshop-unstart = { $card } non comincia più in gioco
workshop-close = Chiudi
workshop-deck = Il mazzo
workshop-outfit = Fazione
workshop-no-outfit = Scegli una fazione
workshop-jokers = { $count } joker su { $most }
workshop-grid = Carte per seme e valore
workshop-sum = Totale
workshop-cell = { $code }: { $count }. Mostra queste carte
workshop-gang-title = Banda iniziale
workshop-gang-cost = { $count } personaggi su { $most } · { $cost } ghost rock su { $stash }
workshop-gang-empty = Segna con ☆ i personaggi del mazzo.
workshop-group = { $kind } ({ $count })
workshop-empty = Scegli una fazione, poi aggiungi carte: 52 con un valore, e fino a due joker.
workshop-problems = { $count ->
    [one] Una cosa manca o non va
   *[other] { $count } cose mancano o non vanno
  }
workshop-good = Questo mazzo è in regola.
workshop-good-text = Puoi giocarlo a ogni tavolo.
workshop-save = Salva
workshop-saved = Salvato come versione { $version }.
workshop-import = Importa …
workshop-export = Esporta e condividi …
workshop-undo = Annulla
workshop-new = Nuovo
workshop-import-title = Importa un mazzo
workshop-import-text = Incolla un elenco o apri un file: testo semplice, il testo o il JSON del sito della comunità, un .o8d di OCTGN o un pacchetto (.toml).
workshop-paste = L'elenco
workshop-pasted = l'elenco incollato
workshop-open = Apri un file …
workshop-import-do = Importa
workshop-export-title = Esporta e condividi
workshop-form-text = Testo
workshop-form-text-text = Si legge ovunque, come lo scrive il sito della comunità.
workshop-form-json = JSON
workshop-form-text-json = I codici delle carte con i numeri.
workshop-form-octgn = OCTGN
workshop-form-text-octgn = Un file .o8d con i titoli delle carte.
workshop-share = Copia il link
workshop-share-text = Tutto l'elenco è nel link. Nessuno ha bisogno di un account.
workshop-version = versione { $version }
workshop-versions = Versioni
workshop-delete = Cancella
workshop-delete-deck = Cancella { $name }
workshop-none-saved = Non hai ancora salvato nessun mazzo. I mazzi salvati restano con questo browser e ti seguono su un altro dispositivo.
workshop-tab-odds = Probabilità
workshop-tab-try = Prova
workshop-tab-tune = Migliora
workshop-odds-hands = Mani duello, in %
workshop-at-least = { $rank } o meglio
workshop-draws = { $count ->
    [0] nessun draw
    [one] 1 draw
   *[other] { $count } draw
  }
workshop-hand-said = Cinque carte, { $studs } stud, { $draws } draw: livello atteso { $mean }, Imbroglio { $cheat }.
workshop-cheatin = solo una mano Imbroglio arriva a tanto
workshop-policy = Valori esatti, dal mazzo senza la banda iniziale. I draw cambiano le carte spaiate, dalla più bassa, e tengono i joker e i valori ripetuti.
workshop-too-few = Aggiungi cinque carte, e le mani vengono contate.
workshop-cut = Senza una copia di { $card }
workshop-cut-good = full o meglio { $before } → { $after }
workshop-cut-cheat = Imbroglio { $before } → { $after }
workshop-lowball = Scommessa al ribasso
workshop-lowball-cheat = Imbroglio nel { $cheat } di queste mani.
workshop-days = Giorno per giorno
workshop-days-note = Valori attesi su { $runs } mescolate di chi gioca in solitario: compra proprietà e personaggi, e nulla che l'incasso di domani non possa pagare.
workshop-curve-income = incasso
workshop-curve-upkeep = mantenimento
workshop-curve-influence = influenza
workshop-curve-control = controllo
workshop-openings = Mani iniziali: quante carte di ogni tipo, in %
workshop-pulls = Estrazioni: almeno questo valore
workshop-progress = Partite giocate
workshop-progress-said = { $done } partite su { $of }
workshop-play-title = Gioca questo mazzo
workshop-rival = Il mazzo avversario
workshop-level = Il bot
workshop-play = Gioca
workshop-play-not = Appena il mazzo è in regola, lo puoi giocare.
workshop-sample-title = Mani di prova
workshop-sample = Pesca una mano
workshop-sample-rock = La tua mano iniziale, con { $rock } ghost rock rimasti.
workshop-day = Giorno { $day }
workshop-day-said = incasso { $income }, mantenimento { $upkeep }, ghost rock { $rock }; influenza { $influence }, controllo { $control }.
workshop-bought = Acquisti:
workshop-goldfish-note = In solitario: prima le proprietà, poi i personaggi; a ogni Tramonto si scarta una carta.
workshop-gauntlet-title = La sfida
workshop-gauntlet-text = 200 partite del bot normal con questo mazzo, a turno contro ogni mazzo pronto, da entrambi i posti. Si giocano sul server mentre tu continui a costruire.
workshop-gauntlet = Comincia la sfida
workshop-rate = di vittorie; intervallo al 95 % da { $low } a { $high }, { $games } partite
workshop-failed = La prova si è interrotta per un guasto. Ricominciala.
workshop-other-list = Queste partite sono state giocate con l'elenco di allora.
workshop-longest = Guarda la partita più lunga
workshop-shortest = Guarda la partita più breve
workshop-by-rival = Per avversario
workshop-by-card = Per carta: vittorie con la carta in gioco rispetto a senza
workshop-by-card-note = In punti percentuali, con l'intervallo al 95 %. La carta accompagna la vittoria: non è la prova che la causi.
workshop-with = { $games ->
    [one] in gioco una volta
   *[other] in gioco in { $games } partite
  }
workshop-tune-text = Cerca scambi nei limiti del formato che alzano la probabilità esatta di un full o meglio (cinque carte, due stud, un draw), e prova i tre migliori in partita.
workshop-tune = Cerca scambi
workshop-no-swaps = Nessuno scambio migliora le mani.
workshop-swap = Scambia { $out } con { $into }
workshop-swap-good = Full o meglio: { $before } → { $after }
workshop-swap-wins = Vittorie in { $games } partite: { $before } → { $after } (± { $error })
workshop-swap-do = Fai lo scambio
workshop-look = Guarda la carta
