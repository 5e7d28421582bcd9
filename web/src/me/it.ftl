me-line = Che cosa il locale conserva di te, e che cosa puoi farne
me-kept = { $tables ->
    [0] Qui non siedi a nessun tavolo.
    [one] Qui siedi, o sedevi, a un tavolo.
   *[other] Qui siedi, o sedevi, a { $tables } tavoli.
  } { $replays ->
    [0] Non hai portato nessuna registrazione.
    [one] Hai portato una registrazione.
   *[other] Hai portato { $replays } registrazioni.
  } { $decks ->
    [0] {""}
    [one] Hai salvato un mazzo.
   *[other] Hai salvato { $decks } mazzi.
  }
me-move = Un altro dispositivo
me-move-text = I tuoi posti appartengono a questo browser. Con un codice puoi giocare anche da un altro dispositivo: allora entrambi hanno i tuoi posti.
me-code = Dammi un codice
me-code-text = Sull'altro dispositivo vai su { $address } e scrivi questo codice. Funziona una volta sola, entro i prossimi { $time } minuti.
me-enter-label = Un codice da un altro dispositivo
me-enter = Usa questo codice
me-enter-behind = { $tables ->
    [one] Se usi un codice qui, perdi il posto che questo browser ha a un tavolo.
   *[other] Se usi un codice qui, perdi i posti che questo browser ha a { $tables } tavoli.
  }
me-sessions = Sessioni
me-sessions-text = Hai lasciato aperto un browser da qualche parte, o dato un token a un programma? Chiudi tutte le altre sessioni: allora solo questo browser ha i tuoi posti.
me-sessions-end = Chiudi tutte le altre sessioni
me-sessions-done = Fatto: adesso solo questo browser ha i tuoi posti.
me-data = Scarica
me-data-text = I tuoi tavoli con i tuoi nomi, le tue scelte e quello che hai detto, e le registrazioni che hai portato, in un solo file JSON.
me-download = Scarica i miei dati
me-forget = Dimenticami
me-forget-text = I tuoi nomi, le tue parole e le registrazioni che hai portato vengono cancellati. Le partite degli altri restano, con un nome vuoto al tuo posto. Dove si gioca ancora, un bot gioca per te.
me-forget-ask = Cancella tutto …
me-sure = Cancellare tutto?
me-sure-text = Non si può annullare, e tutte le tue sessioni si chiudono, anche qui. Se vuoi tenere i tuoi dati, prima scaricali.
me-forget-yes = Cancella tutto
me-forget-done = Ti abbiamo dimenticato.
