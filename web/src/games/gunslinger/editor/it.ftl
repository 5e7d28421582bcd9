# Quello che dice soltanto la pagina in cui si scrivono gli scenari.

edit-title = Uno scenario tuo
edit-line = Metti i personaggi sulla mappa, dai loro le armi e gioca. Il file è quello che legge la riga di comando.
edit-new-name = Il mio scenario
edit-files = Il file
edit-begin = Comincia da …
edit-begin-new = Due faccia a faccia
edit-open = Apri un file
edit-download = Scarica il file
edit-file = Il file come verrà
edit-opened = Che cosa non andava nel file
edit-checking = Controllo in corso …
edit-good = Si può giocare.
edit-problems = { $count ->
    [one] Un problema
   *[other] { $count } problemi
  }
edit-play = Gioca questo
edit-go = Mostrami dove

# ---- la mappa

edit-hint-person = Fai clic su un esagono per metterci { NAME($character, of: "character", form: "the") }, e di nuovo sulla pedina per girarla. Con la pedina selezionata, le frecce la girano e la muovono.
edit-hint-thing = Fai clic su un esagono per metterlo lì.
edit-hint-none = Fai clic su qualcuno, sulla mappa o nell'elenco.
edit-no-map = Prima scegli una mappa.

# ---- la cornice

edit-frame = Lo scenario
edit-name = Nome
edit-length = Turni
edit-sides = Gruppi
edit-map = Le mappe, come stanno sul tavolo
edit-place = { $place ->
    [nw] Mappa a nord-ovest
    [ne] Mappa a nord-est
    [sw] Mappa a sud-ovest
   *[se] Mappa a sud-est
  }
edit-no-board = nessuna
edit-board-a = Recinto
edit-board-b = Greto secco
edit-board-c = Stalla
edit-board-d = Baracca
edit-board-e = Grande quercia
edit-board-f = Collina dei morti
edit-board-g = Boschetto
edit-board-h = Vecchio pozzo
edit-board-aa = Armaiolo
edit-board-bb = Ufficio dello sceriffo
edit-board-cc = Pensione
edit-board-dd = Saloon
edit-board-ee = Emporio
edit-board-ff = Fattoria
edit-board-gg = Baraccopoli
edit-board-hh = Bar
edit-cast = Quanti partecipano
edit-cast-all = tutti, divisi tra i giocatori di un gruppo
edit-cast-by-players = per ogni gruppo quanti servono ai giocatori
edit-cast-by-sides = tanti gruppi quanti giocatori
edit-story = La storia, in una riga

# ---- i personaggi

edit-people = Chi partecipa
edit-order = In ordine di gioco.
edit-side = Gruppo { $number }
edit-nowhere = ancora da nessuna parte
edit-add-person = Qualcun altro
edit-character = Chi
edit-of-side = Gruppo
edit-hex = Esagono
edit-facing = Guarda verso
edit-turn-left = Gira a sinistra
edit-turn-right = Gira a destra
edit-lot = Posto
edit-lot-none = sempre questo
edit-lot-group = a sorte, sorteggio { $number }
edit-down = All'inizio è a terra
edit-captured = Alla fine conta come catturato, se è vivo sulla mappa
edit-weapons = Armi
edit-weapon = Arma
edit-add-weapon = + arma
edit-remove-weapon = Togli: { $weapon }
edit-rounds = Proiettili
edit-cocked = cane alzato
edit-earlier = Prima
edit-later = Dopo
edit-remove = Togli

# ---- regole speciali

edit-special = Regole speciali
edit-surrender = Ci si può arrendere
edit-captives-killed = I catturati vengono uccisi
edit-lying = Sulla mappa, di nessuno
edit-put = Mettilo sulla mappa
edit-add-lying = Qualcosa sulla mappa

# ---- punti bonus

edit-bonus = Punti bonus
edit-bag = Punti per un sacco di danaro
edit-extra = Bonus { $number }
edit-for = Per
edit-points = Punti
edit-any-side = qualsiasi
edit-only = Solo per (nessuno scelto: per tutti)
edit-add-extra = Un altro bonus
edit-for-survive = chi sopravvive
edit-for-hold-the-field = chi tiene il campo
edit-for-pass-out = chi perde conoscenza
edit-for-run-away = chi scappa
edit-for-surrender = chi si arrende
edit-for-captured = chi viene catturato
edit-for-killed = chi viene ucciso
edit-for-ally-killed = un alleato ucciso
edit-for-kill-enemy = chi uccide un nemico
edit-for-knock-out-enemy = chi mette fuori gioco un nemico
edit-for-gun-in-hand = ogni arma presa in mano
edit-for-always = in ogni caso

# ---- equilibrio

edit-share = Condividi con un link
refusal-showdown-link = Il link è danneggiato: copialo per intero.
edit-balance = È equilibrato?
edit-balance-text = I bot di livello normale lo giocano 200 volte sul server, e tu vedi quante volte vince ogni gruppo.
edit-balance-begin = Fallo provare ai bot
edit-balance-progress = Partite finite
edit-balance-said = { $done } partite su { $of }
edit-balance-span = da { $low } a { $high }
edit-balance-note = La barra è l'intervallo al 95 %. La linea è la quota pari: { $even }.
edit-balance-other = Nel frattempo hai cambiato lo scenario.
edit-balance-ties = { $games } partite; nel { $ties } dei casi più gruppi si dividono la vittoria.
edit-balance-watch = Guardane una
edit-balance-failed = Qualcosa è andato storto in queste partite. Riprova.
