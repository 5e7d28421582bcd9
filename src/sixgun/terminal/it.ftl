# La riga di comando e il client da terminale.

interrupted = Interrotto.
trouble = Non ha funzionato: { $problem }.
bug = Sixgun ha commesso un errore ({ $problem }): per favore segnalalo allegando il file { $file }.

seat = posto { $seat }
seat-name = { SEAT($seat) }
you = Straniero

# ---- aiuto

help-usage = Uso:
help-options = Opzioni
help-commands = Comandi
help-help = Mostra questo aiuto e termina.
help-version = Mostra la versione e termina.
help-lang = La lingua; di norma quella del sistema.
help-sixgun = Giochi di pistoleri, ognuno secondo il suo regolamento. Senza comando: siediti e gioca.
help-play = Gioca a GAME nel terminale, con persone e bot in qualsiasi posto.
help-simulate = Fa giocare ai bot molte partite di GAME e conta chi vince.
help-replay = Racconta la partita registrata in FILE, scelta per scelta.
help-verify = Controlla la registrazione in FILE: la mescolata promessa, le scelte ammesse, la fine dichiarata.
help-games = Elenca i giochi con le loro opzioni.
help-rules = Elenca le regole di GAME, o quelle sotto ID, con le funzioni e i test che le citano.
help-bench = Misura quanto è veloce GAME su questa macchina.
help-completion = Stampa lo script di completamento per una shell, da mettere nel suo file di avvio.
help-pack = Un file TOML con dati che sostituiscono quelli del gioco.
help-option = Un'opzione del gioco, come plaza=true; si può ripetere.
help-seats = Chi siede dove, in ordine: you, bot, o il nome di un bot (random, rules). Più "you" si dividono la tastiera.
help-names = I nomi dei giocatori, nell'ordine dei posti.
help-seed-play = Distribuisce da questo numero invece che a caso, per rigiocare la stessa mano.
help-resume = Continua una partita salvata.
help-save = Dove tenere la partita; di norma nella tua cartella dei dati.
help-games-n = Quante partite.
help-seed = Il numero da cui viene tutto il caso; lo stesso numero dà le stesse partite.
help-seats-n = Quanti giocatori.
help-bots = I bot, dal posto 0 in poi, ripetuti fino a riempire il tavolo; cambiano posto a ogni partita.
help-jobs = Quanti processi.
help-json = Stampa JSON.
help-out = Scrive una riga per partita in questo nuovo file.
help-replay-seat = Con gli occhi di chi: il numero di un posto, all (tutto) o none (uno spettatore).
help-step = Aspetta Invio dopo ogni scelta.
help-seconds = Per quanto misurare.

usage-no-option = L'opzione { $got } non esiste: vedi «{ $where } --help».
usage-no-command = Il comando «{ $got }» non esiste: vedi «sixgun --help».
usage-missing = Manca { $got }: vedi «{ $where } --help».
usage-bad = { $got } ha un valore sbagliato ({ $problem }): vedi «{ $where } --help».
usage-other = { $problem }: vedi «{ $where } --help».

# ---- rifiuti della riga di comando

refusal-no-such-bot = Il bot «{ $got }» non esiste; i bot sono: { LIST($bots) }.
refusal-no-such-chair = «{ $got }» non può sedersi: scrivi «you», «bot» o uno fra { LIST($bots, join: "or") }.
refusal-no-such-rule = { $game } non ha la regola «{ $got }»: «sixgun rules { $game }» le elenca tutte.
refusal-too-many-bots = { $got } bot non entrano in { $seats } posti: indicane di meno, o aumenta --seats.
refusal-option-form = «{ $got }» non è un'opzione: scrivi NOME=VALORE, come plaza=true.
refusal-resume-other-game = { $file } è una partita di { $got }, non di { $game }.
refusal-resume-seats = { $file } ha { $want } posti, ma --seats ne indica { $got }.

# ---- elenchi e resoconti

house-data = Dati della casa (inventati, perché nessuna fonte li riporta): { LIST($parts) }.
rule-open = Il regolamento lascia aperto: { $text }
rule-code = Codice: { LIST($list) }
rule-tests = { $count ->
    [0] Ancora nessun test
    [one] 1 test
   *[other] { $count } test
  }
rules-tested = { $tested } regole su { $total } hanno un test.
simulating = { $game }
simulated = { $games } partite, { $decisions } decisioni in { $seconds } s ({ $rate } decisioni/s).
column-who = chi
column-wins = vittorie
column-interval = intervallo al 95 %
endings = Finali: { $reasons }. Una partita richiede in media { $length } decisioni.
benching = Misuro per { $seconds } secondi …
runaway-kept = La registrazione della partita che non finiva è in { $file }.

replay-head = { $title }, { $seats } giocatori, { $picks } scelte
replay-unfinished = La registrazione finisce prima della partita.
verify-ok = La registrazione regge: { $picks } scelte ammesse, la fine dichiarata e la mescolata promessa come { $promise }….
verify-ok-unfinished = La registrazione per ora regge: { $picks } scelte ammesse e la mescolata promessa come { $promise }…; la partita non è finita.
verify-ok-position = La registrazione regge: { $picks } scelte ammesse dalla posizione dichiarata.

# ---- il client

welcome = Sixgun. La città è tranquilla. Troppo tranquilla.
which-game = Quale gioco? [Invio: 1]
who-plays = Chi gioca? «you» è una persona a questa tastiera. [Invio: { $usual }]
shuffle-promise = La mescolata è fissata e promessa: { $promise }…
curtain = Passa la tastiera a { SEAT($seat) }; nessun altro guardi. [Invio]
key-back = b: indietro
key-default = Invio: { $label }
key-help = h: tutti i tasti
keys =
    Scrivi un numero per scegliere (o più numeri, come «2 1 3»), o il testo di una scelta.
      Invio  la scelta predefinita  b  indietro nel menù       u  ritira la scelta
      ?      la regola in gioco     ? REGOLA  una regola       why SCELTA  perché qualcosa non si può
      l      che cosa è successo    s  di nuovo il tavolo      q  salva ed esci
no-such-number = Il { $number } qui non c'è: scrivi uno dei numeri mostrati.
why-not = Niente si oppone a «{ $pick }»: ora puoi farlo.
rule-text = { $rule }: { $text }
taken-back = Ritirata.
consent = { SEAT($seat) }, accetti che venga ritirata? [s/n]
too-late = Più di { $seconds } secondi: troppo tardi.
saved = La partita è salvata. Continua con: sixgun play { $game } --resume { $file }
game-over = La polvere si posa. { SEATS($winners) } cavalca verso il tramonto.
kept = La registrazione: { $file } (sixgun replay FILE, sixgun verify FILE)
