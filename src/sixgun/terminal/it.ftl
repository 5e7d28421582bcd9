# La riga di comando e il client da terminale.

interrupted = Interrotto.
trouble = Non ha funzionato: { $problem }.
bug = Sixgun ha commesso un errore ({ $problem }): per favore segnalalo allegando il file { $file }.

seat = posto { $seat }
seat-name = { SEAT($seat) }
you = Forestiero

# ---- aiuto

help-usage = Uso:
metavar-options = [OPZIONI]
metavar-command = COMANDO [ARGOMENTI]...
metavar-game = GIOCO
metavar-lesson = LEZIONE
metavar-puzzle = GIOCO|NUMERO
metavar-pair = NOME=VALORE
metavar-names = NOME,...
metavar-seats-names = NOME,NOME,...
metavar-address = INDIRIZZO
metavar-bot = NOME=BOT
metavar-inputs = [--NOME VALORE]...
help-options = Opzioni
help-commands = Comandi
help-help = Mostra questo aiuto e termina.
help-version = Mostra la versione e termina.
help-lang = La lingua; di norma quella del sistema.
help-sixgun = Giochi di pistoleri, ognuno secondo il suo regolamento. Senza comando: apri il saloon nel browser.
help-play = Gioca a GIOCO nel terminale, con persone e bot in qualsiasi posto; senza GIOCO, scegli.
help-learn = Impara GIOCO in brevi lezioni su un tavolo vero; senza GIOCO, elenca i corsi.
help-puzzle = Risolvi l'enigma di oggi, uno per numero, o il prossimo di un gioco.
help-puzzle-all = Elenca tutti gli enigmi.
help-puzzle-find = Gioca N partite di un gioco tra bot e scrivi una bozza di ogni decisione con una sola scelta nettamente migliore.
help-puzzle-out = La cartella per le bozze.
puzzle-found = { $count ->
    [0] Non è stato trovato nulla: prova con più partite o con un altro --seed.
    [one] Una bozza è in { $folder }: guardala prima di usarla (docs/learn.md).
   *[other] { $count } bozze sono in { $folder }: guardale una per una prima di usarle (docs/learn.md).
  }
help-simulate = Fa giocare ai bot molte partite di GIOCO e conta chi vince.
help-review = Rivede la partita registrata in FILE: che cosa poteva aspettarsi ciascuno, che cosa l'ha decisa e che cosa avrebbe giocato un bot forte.
help-review-seat = Solo le decisioni di questo posto.
help-review-iterations = Quante volte provare nella mente ogni decisione; lo stesso numero dà la stessa analisi ovunque.
help-review-seed = Il numero da cui viene il caso del bot; lo stesso numero dà la stessa analisi.
help-review-cluster = Pensa su un cluster Dask: tcp://HOST:PORTA, o local per uno di --jobs processi su questa macchina.
help-review-seconds = I secondi al massimo per ogni decisione.
help-replay = Racconta la partita registrata in FILE, scelta per scelta.
help-verify = Controlla la registrazione in FILE: la mescolata sigillata, le scelte ammesse, la fine dichiarata.
help-games = Elenca i giochi con le loro opzioni.
help-chapters = Racconta invece le regole in capitoli brevi.
help-rules = Elenca le regole di GIOCO, o quelle sotto ID, con le funzioni e i test che le citano.
help-bench = Misura quanto è veloce GIOCO su questa macchina o, con --peers, tutti i giochi accanto ad altre librerie.
help-peers = Installa altre librerie in una cartella a parte e le misura insieme a tutti i giochi.
help-completion = Stampa lo script di completamento per una shell, da mettere nel suo file di avvio.
help-pack = Un file TOML con dati che sostituiscono quelli del gioco.
help-option = Un'opzione del gioco, come plaza=true; si può ripetere.
help-seats = Chi siede dove, in ordine: you, bot, o il nome di un bot (easy, normal, hard, rules, random, enter); search:200 pensa per 200 iterazioni, exec:COMANDO è un programma tuo. Più "you" si dividono la tastiera. Di norma tu e dei bot al tavolo consueto.
help-names = I nomi dei giocatori, nell'ordine dei posti.
help-seed-play = Distribuisce da questo numero invece che a caso, per rigiocare la stessa mano.
help-resume = Continua una partita salvata.
help-save = Dove tenere la partita; di norma nella tua cartella dei dati.
help-odds-table = Se i giocatori possono vedere le probabilità, per esempio chi può colpirli; altrimenti solo per chi gioca da solo contro i bot.
help-games-n = Quante partite.
help-seed = Il numero da cui viene tutto il caso; lo stesso numero dà le stesse partite.
help-seats-n = Quanti giocatori.
help-bots = I bot, dal posto 0 in poi, ripetuti fino a riempire il tavolo; cambiano posto a ogni partita. easy, normal e hard sono i livelli; enter prende la scelta proposta a ogni domanda; search:200 pensa per 200 iterazioni, search:0.5s per mezzo secondo; exec:COMANDO è un programma tuo.
help-jobs = Quanti processi, di questa macchina o di un cluster locale.
help-json = Stampa JSON.
help-out = Scrive una riga per partita in questo nuovo file: .csv, .jsonl o .parquet. Lo stesso comando riprende una serie interrotta.
help-records = Scrive la registrazione di ogni partita in questo nuovo file, con la sua riga: .jsonl o .jsonl.zst. Lo stesso comando riprende una serie interrotta.
help-trajectories = Scrive ogni decisione in numeri, per chi addestra bot, in questo nuovo file: .parquet. Lo stesso comando riprende una serie interrotta.
help-replay-seat = Con gli occhi di chi: il numero di un posto, all (tutto) o none (uno spettatore).
help-step = Aspetta Invio dopo ogni scelta.
help-seconds = Per quanto misurare.

usage-no-option = L'opzione { $got } non esiste: vedi «{ $where } --help».
owner-of = { SEAT($seat) }: { $things }
did-you-mean = Intendevi «{ $near }»?
usage-near-option = L'opzione { $got } non esiste: intendevi { $near }? Vedi «{ $where } --help».
usage-no-command = Il comando «{ $got }» non esiste: vedi «{ $where } --help».
usage-near-command = Il comando «{ $got }» non esiste: intendevi «{ $near }»? Vedi «{ $where } --help».
usage-missing = Manca { $got }: vedi «{ $where } --help».
usage-bad = { $got } deve essere { $wanted }: vedi «{ $where } --help».

# ---- rifiuti della riga di comando

refusal-no-such-chair = «{ $got }» non può sedersi: scrivi { LIST($bots, join: "or") }, con una virgola fra un posto e l'altro.
refusal-no-such-rule = { $game } non ha la regola «{ $got }»: «{ $program } rules { $game }» le elenca tutte.
refusal-too-many-bots = { $got } bot non entrano in { $seats } posti: indicane di meno, o aumenta --seats.
refusal-option-form = «{ $got }» non è un'opzione: scrivi NOME=VALORE, come plaza=true.
refusal-resume-other-game = { $file } è una partita di { $got }, non di { $game }.
refusal-resume-seats = { $file } ha { $want } posti, ma --seats ne indica { $got }.

# ---- elenchi e resoconti

house-data = Dati della casa (inventati, perché nessuna fonte li riporta): { LIST($parts, of: "figures") }.
rule-open = Il regolamento lascia aperto: { $text }
rule-code = Codice: { LIST($list) }
rule-tests = { $count ->
    [0] Ancora nessun test
    [one] 1 test
   *[other] { $count } test
  }
rules-tested = { $tested } regole su { $total } hanno un test.
simulated = { $games } partite, { $decisions } decisioni in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ({ NUMBER($rate, maximumFractionDigits: 2) } decisioni/s).
yes = sì
no = no
bench-game = gioco
bench-seats = posti
bench-compiled = compilato
bench-decisions_per_second = decisioni/s
bench-games = partite
bench-decisions = decisioni
bench-new_us = una nuova partita, µs
bench-clone_us = copiare uno stato, µs
bench-pack_us = impacchettarlo, µs
bench-hash_us = il suo hash, µs
bench-view_us = una vista, µs
bench-asks_us = le domande, µs
bench-redeal_us = una ridistribuzione, µs
column-who = chi
column-games = partite
column-wins = vittorie
column-interval = intervallo al 95 %
endings = Finali: { $reasons }. Una partita richiede in media { $length } decisioni.
benching = Misuro per { $seconds } secondi …
peers-making = Preparo un Python a parte in { $what } …
peers-installing = Installo { $what } …
peers-measuring = Misuro { $what } …
peers-compiled = { $compiled ->
    [1] Qui Sixgun gira compilato.
   *[0] Qui Sixgun gira come semplice Python: con un compilatore C, ./play lo compila.
  }
peers-playouts = Il solo motore: partite a caso su un core, senza osservazioni, decisioni/s; poi quante volte le nostre sono più veloci
peers-seen = Con l'osservazione e la maschera di chi sceglie a ogni decisione, su un core, decisioni/s; la nostra è vector_env
peers-clones = Copia di uno stato, µs; poi quante volte le nostre sono più veloci
peers-hands = Mani di poker una alla volta, mani/s; poi quante volte le nostre sono più veloci
peers-why-not = { $peer }: qui non si è potuto misurare ({ $why }).
column-peer = altri
column-theirs = loro
column-ours = noi
column-ours-aec = le nostre, una partita alla volta (aec_env)
column-five = cinque carte
column-seven = sette carte
runaway-kept = La registrazione della partita che non finiva è in { $file }.

replay-head = { $title }, { $seats } giocatori, { $picks } scelte
replay-unfinished = La registrazione finisce prima della partita.
verify-ok = La registrazione regge: { $picks } scelte ammesse, la fine dichiarata e la mescolata con impronta { $promise }….
verify-ok-unfinished = La registrazione per ora regge: { $picks } scelte ammesse e la mescolata con impronta { $promise }…; la partita non è finita.
verify-ok-position = La registrazione regge: { $picks } scelte ammesse dalla posizione dichiarata.

# ---- il client

welcome = Sixgun. La città è tranquilla. Troppo tranquilla.
which-game = Quale gioco? [Invio: 1, q: esci]
no-such-game-here = «{ $got }» non è un gioco: scrivi un numero da 1 a { $last }, o q per uscire.
who-plays = Chi gioca? «you» è una persona a questa tastiera; i bot sono easy (facile), normal (normale) o hard (difficile); «bot» è normal. [Invio: { $usual }]
shuffle-promise = Mazzo mescolato e sigillato (impronta { $promise }…): a fine partita chiunque può controllarlo.
curtain = Passa la tastiera { SEAT($seat, form: "to") }; nessun altro guardi. [Invio]
key-back = b: indietro
key-default = Invio: { $label }
key-again = { $letter }: di nuovo { $label }
key-letters = lettere in fila, come { $letters }: quelle carte
key-whole = s: tavolo intero
key-help = h: tutti i tasti
keys =
    Scrivi un numero per scegliere (o più numeri, come «2 1 3»), o il testo di una scelta.
      Invio       la scelta indicata lì
      b           indietro nel menù
      y           le stesse carte dell'ultima volta, dove si mettono in fila
      u           ritira l'ultima scelta
      ?           la regola della domanda; ? REGOLA per un'altra, ? { $part } per tutte quelle sotto «{ $part }»
      why SCELTA  perché qualcosa non si può
      i           un suggerimento: che cosa sceglierebbe il bot difficile (o: suggerimento)
      l           che cosa è successo finora
      s           di nuovo il tavolo, intero anche in una finestra bassa
      a           lo scopo del gioco
      p           che cosa lasci al tavolo (o: ritmo)
      q           salva ed esci
keys-threats =
    Mentre metti in fila le carte:
      r           chi può colpirti con le carte di Invio o con quelle già scelte; r dk: con queste (oppure: rischio)
threats-with = { $title } ({ $pick })
threats-which = Dopo la r scrivi le lettere delle carte, per esempio: r { $letters }
pace-left = Il tavolo risponde per te: { $window }.
pace-change = Scrivi p e due numeri per cambiare, per esempio «p 1 2».
pace-none = In questo gioco ti si chiede tutto.
pace-alone = In più persone alla stessa tastiera si chiede tutto: ciò che non si chiede rivelerebbe qualcosa.
your-aim = Scopo: { $aim }
hint-thinking = Un momento …
games-of = { $share ->
    [one] una partita
   *[other] { $share } partite
  }
hint-only = Suggerimento: { $what } ({ $pick }); non c'è altro da scegliere.
hint-very = Suggerimento: { $what } ({ $pick }). Molto sicuro ({ $sure } %); da qui così si vincono circa { games-of } su 100.
hint-quite = Suggerimento: { $what } ({ $pick }). Abbastanza sicuro ({ $sure } %); da qui così si vincono circa { games-of } su 100.
hint-hardly = Suggerimento: { $what } ({ $pick }). Non così sicuro ({ $sure } %); da qui così si vincono circa { games-of } su 100.
hint-torn = Suggerimento: forse { $what } ({ $pick }). Indeciso tra più cose ({ $sure } %); da qui così si vincono circa { games-of } su 100.
hint-reason = { $usual ->
    [1] È la scelta abituale qui
   *[0] Sembra insolito
  }{ $better ->
    [0] , e «{ $rival }» andrebbe altrettanto bene (circa { $against }).
   *[other] : meglio di «{ $rival }» (circa { $against }).
  }
no-such-number = Il { $number } qui non c'è: scrivi uno dei numeri mostrati.
why-not = «{ $pick }» si può fare adesso.
rule-text = { $rule }: { $text }
taken-back = Ritirata.
consent = { SEAT($seat) }: { SEAT($asker) } può ritirarla? [s/n]
too-late = Più di { $seconds } secondi: troppo tardi.
saved = La partita è salvata. Continua con: { $program } play { $game } --resume { $file }
game-over = { $count ->
    [one] La polvere si posa. { SEATS($winners) } cavalca verso il tramonto.
   *[other] La polvere si posa. { SEATS($winners) } cavalcano verso il tramonto.
  }
kept = La registrazione: { $file } ({ $program } review FILE, replay FILE o verify FILE)
help-position = Parte dalla posizione in questo file JSON invece che da una mano distribuita.
help-promise = L'impronta mostrata all'inizio, o i suoi primi caratteri, da confrontare con quella della registrazione.
usage-needs-value = { $got } vuole un valore: vedi «{ $where } --help».
usage-extra = «{ $got }» è di troppo: vedi «{ $where } --help».
wanted-choice = { LIST($allowed, join: "or") }
wanted-range = un numero da { $low } a { $high }
wanted-number = un numero intero
refusal-too-many-names = { $got } nomi non entrano in { $seats } posti.
refusal-same-names = Due giocatori si chiamano { $name }: dai loro nomi diversi.
refusal-resume-fixed = Una partita salvata tiene la sua mano, i nomi, le opzioni e i dati: togli --seed, --names, -o, --pack e --position.
refusal-position-not-json = { $file } non è una posizione: { $problem }.
refusal-position-seats = La posizione ha { $want } posti, ma --seats ne indica { $got }.
refusal-save-unwritable = La partita non si può tenere in { $file } ({ $problem }): scegli un posto con --save FILE.
refusal-record-other-promise = L'impronta della registrazione è { $promise }…, non quella che hai dato (almeno otto caratteri).
game-line = { $same ->
    [1] { $title }, { $low } giocatori
   *[0] { $title }, da { $low } a { $high } giocatori
  }
replay-deal = Opzioni: { LIST($options) }. Impronta della mescolata: { $promise }…
replay-unverified = Questa registrazione non regge: vedi «{ $program } verify { $file }».
verify-takebacks = { $count ->
    [one] Una scelta è stata ritirata.
   *[other] { $count } scelte sono state ritirate.
  }
opponents = I bot: { $bots }
opponent = { SEAT($seat) } ({ $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[other] { $level }
  })
help-hint = Scrivi h per i tasti e per sapere come si gioca.
go-on-hint =   c  continua l'ultima partita ({ $file })
hand-over = Premi Invio e passa la tastiera.
key-seconds = { $seconds } secondi
too-many-numbers = Sono più numeri dei passi del menù.
why-what = Scrivi una scelta dopo, come: why { $pick }
place =   { $place }  { SEAT($seat) }
help-serve = Offre la pagina e i suoi tavoli: solo a questa macchina o, con --host 0.0.0.0, a tutti quelli della rete.
help-host = L'indirizzo su cui ascoltare; 0.0.0.0 per tutti quelli della rete.
help-port = La porta su cui ascoltare; 0 per una qualsiasi libera.
help-database = sqlite:///FILE o postgresql://...; di solito un file nella tua cartella dei dati.
help-nats = Più nodi si trovano attraverso questo server NATS: nats://HOST:4222.
help-public-url = Dove gli ospiti raggiungono il server, se sta dietro a un altro: https://saloon.example/
help-workers = Altrettanti processi condividono la porta; vogliono --database postgresql://... e --nats.
help-name = Un altro nome di questa macchina, con cui un browser può usare la pagina, per esempio saloon.lan; si può ripetere.
help-watcher = Chi può leggere /metrics oltre a questa macchina, per indirizzo o rete. Si può ripetere.
help-proxy = Un server web davanti a questo, per indirizzo o rete, per esempio 10.0.0.7 o 10.0.0.0/24: dice in X-Forwarded-For per chi chiede. Si può ripetere.
help-limit = Cambia un limite, per esempio sockets_per_address=500; si può ripetere.
help-bot = Un tuo bot che gli ospiti possono far sedere al tavolo: un programma, per esempio mio=exec:./mybot, o una classe in Python, per esempio mio=modulo:Classe; si può ripetere.
saloon-open = Il saloon è aperto: { $url } (Ctrl+C lo chiude)
saloon-closed = Il saloon è chiuso. Tutte le partite sono salve.
serving = In servizio su { $url } (Ctrl+C ferma)
serving-others = Per gli altri in rete: { $url }

# ---- probabilità e scenari

help-odds = Dice le probabilità esatte di qualcosa in GIOCO prima che accada; «sixgun odds GIOCO --help» elenca che cosa serve.
help-inputs = Che cosa serve al gioco
help-odds-record = Il file di una partita: le probabilità di una sua domanda, da ciò che poteva sapere chi doveva scegliere.
help-odds-step = Con --record: dopo quante scelte; se non è dato, l'ultima domanda della partita.
help-odds-seat = Con --record: con gli occhi di quale posto, da 0; se non è dato, di chi doveva scegliere.
odds-moment = Dopo { $step } scelte, tocca a { SEAT($seat) } ({ $question }).
odds-none = In questa domanda non c'è nulla da calcolare.
refusal-odds-not-asked = Dopo { $step } scelte il posto { $seat } non deve scegliere; { $count ->
    [0] non deve più scegliere nessuno: la partita è finita. Indica un --step precedente.
   *[other] devono scegliere i posti { LIST($asked) }.
  }
help-showdown = File di scenari: piazzamenti che chiunque può scrivere.
help-showdown-check = Dice tutto ciò che non va nello scenario in FILE, oppure che si può giocare.
help-showdown-game = Il gioco dello scenario, se ce n'è più d'uno.
showdown-good = { $file } è uno scenario corretto: si può giocare.
refusal-no-odds = { $game } non dice probabilità; lo fanno: { LIST($games) }.

# ---- mazzi

help-deck = File di mazzi: mazzi che chiunque può costruire.
help-deck-check = Dice tutto ciò che non va nel mazzo in FILE (un elenco semplice, JSON o il formato .o8d di OCTGN), oppure che si può giocare.
help-deck-game = Il gioco del mazzo, se ce n'è più d'uno.
help-deck-format = Il formato del mazzo: seed-era (tutti i pacchetti, quello usuale) o base-set.
help-deck-write = Scrive un mazzo valido in un file per --pack.
help-deck-analyse = Le probabilità esatte del mazzo in FILE: mani per stud e draw, Imbroglio, mani al ribasso, mani iniziali, estrazioni, che cosa cambia togliendo una carta, e giorni in solitario.
help-deck-gauntlet = Gioca il mazzo in FILE contro ogni mazzo pronto con il bot normal, e dice quanto spesso vince e quali carte accompagnano la vittoria.
help-deck-tune = Cerca scambi che migliorano il mazzo in FILE, con probabilità esatte e nei limiti del formato, e prova i tre migliori in partita.
help-deck-games = Le partite in tutto; i mazzi pronti e i posti si alternano.
help-deck-tries = Le partite del mazzo così com'è e di ogni scambio provato; 0 per le sole probabilità.
help-deck-seed = Lo stesso seme gioca le stesse partite.
help-deck-report = Scrive un rapporto con figure: Markdown (.md) o un solo file HTML (.html).
deck-working = { $file }
deck-searching = Cerco scambi: { $file }
deck-good = { $file } è un mazzo valido: si può giocare.
help-card = Carte che chiunque può scrivere, in pacchetti.
help-card-check = Dice tutto ciò che non va nel pacchetto in FILE (TOML), oppure che le sue carte si possono giocare.
help-card-show = Mostra che cosa è stampato su una carta, per nome.
help-card-game = Il gioco delle carte, se ce n'è più d'uno.
help-cards = Elenca ogni carta di GIOCO: le sue abilità, i loro verbi e gli scenari che la provano.
card-pack-good = { $file } è corretto: «{ $pack }» aggiunge { $cards ->
    [one] una carta
   *[other] { $cards } carte
}. Giocalo con --pack { $file }.
card-scenarios = { $count ->
    [one] uno scenario
   *[other] { $count } scenari
}
cards-proven = { $total } carte; { $proven } delle { $able } con un'abilità hanno uno scenario.
deck-written = Scritto in { $file }: giocalo con --pack { $file }.

# ---- il laboratorio

help-arena = Fa giocare i bot l'uno contro l'altro a GIOCO: vittorie, chi batte chi, e punteggi.
help-cluster = Gioca su un cluster Dask: tcp://HOST:PORTA, o local per uno di --jobs processi su questa macchina.
help-vary = Opzioni che assumono a turno tutti i loro valori, in tutte le combinazioni.
help-report = Scrive in questo file una relazione con grafici: .html (un file solo) o .md (con le figure accanto).
progress-rate = { NUMBER($rate, maximumFractionDigits: 2) } partite/s
progress-line = { $title }: { $done } partite su { $total }, { NUMBER($rate, maximumFractionDigits: 2) } partite/s, mancano { $left }
run-kept = { $games } partite sono in { $file }: lo stesso comando riprende da lì.
review-kept = { $done } passi su { $total } sono fatti e tenuti: lo stesso comando riprende da lì.
report-written = La relazione è in { $file }.
run-lost = Sono state giocate { $games } partite. Con --out FILE.csv una serie interrotta si può riprendere.
run-resumed = { $games } partite ci sono già, in { $file }.
arena-played = { $games } partite in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ({ NUMBER($rate, maximumFractionDigits: 2) } partite/s).
arena-seats = posti
arena-wins = vittorie
arena-95 = 95 %
arena-even = × pari
arena-strength = forza
arena-sure = sicura
arena-about = × pari: vittorie per ogni vittoria di una quota pari. forza: punti sopra random (o sopra il primo nome) secondo il modello di Bradley-Terry, 400 per ogni decuplo delle probabilità, con l'intervallo al 95 %. sicura: la forza sicura secondo OpenSkill, mu meno tre sigma.
arena-points = { NUMBER($value, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } … { NUMBER($high, maximumFractionDigits: 0) })
meetings-title = Quante volte ciascuno è finito davanti a chi sta sopra (intervallo al 95 %):
refusal-run-one-file = Scegli uno solo tra --out, --records e --trajectories: le registrazioni hanno anche le righe.
refusal-arena-bots = Indica almeno due bot diversi con --bots, per esempio --bots rules,random.

# ---- classifiche

help-ladder = Dice quanto sono forti i bot secondo le registrazioni delle loro partite in FILES, o secondo partite giocate qui. Ogni partita viene rigiocata.
help-anchor = Il bot che ha forza 0.
help-freeze = Scrive la classifica in questo nuovo file, perché altri la controllino.
help-check = Dice se una classifica già scritta è quella di queste registrazioni; senza FILES, quella delle partite che dichiara, che vengono giocate di nuovo.
help-ladder-play = Senza FILES: gioca una serie di questo gioco.
ladder-about = { $games ->
    [one] È stata rigiocata una partita.
   *[other] Sono state rigiocate { $games } partite.
} La forza è in punti sopra { $anchor }, con l'intervallo al 95 %; 400 punti sono dieci probabilità contro una.
ladder-holds = { $file } regge: { $games ->
    [one] l'unica partita è stata rigiocata, e dà
   *[other] tutte le { $games } partite sono state rigiocate, e danno
} la stessa classifica.
refusal-ladder-what = Non ci sono partite per una classifica: indica file di registrazioni, un gioco con --play GIOCO, o con --check FILE.json una classifica che dica che cosa è stato giocato.

# ---- analisi

reviewing = Analisi di { $game }
review-head = { $title }: { $picks ->
    [one] una scelta
   *[other] { $picks } scelte
} in tutto, di cui { $decisions ->
    [one] una vera decisione
   *[other] { $decisions } vere decisioni
}.
review-about = Ogni linea è la probabilità di vittoria di un giocatore secondo quello che sapeva in quel momento. Ognuno sa cose diverse: la somma delle linee non è necessariamente 100%. La perdita è quanta di quella probabilità una decisione ha sprecato, in media.
review-turns = Che cosa ha deciso la partita:
review-no-turns = Nessun singolo momento ha deciso questa partita.
review-mistake = { SEAT($seat) } sceglie «{ $played }» ({ $after }). Meglio: «{ $best }» ({ $before }).
review-swing = { SEAT($by) } sceglie «{ $played }». Probabilità di vittoria di { SEAT($seat) }: { $before } → { $after }.
review-swing-own = { SEAT($seat) } sceglie «{ $played }». La sua probabilità di vittoria: { $before } → { $after }.
column-player = Giocatore
column-line = Probabilità di vittoria
column-ends = Da, a
column-loss = Perdita
grade-best = Ottime
grade-fine = Buone
grade-doubtful = Dubbie
grade-mistake = Errori

# ---- cifre

count = { NUMBER($value, maximumFractionDigits: 0) }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
factor = ×{ NUMBER($value, maximumFractionDigits: 2) }
rating = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
share-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }-{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
interval-whole = { NUMBER($low, maximumFractionDigits: 0) }-{ NUMBER($high, maximumFractionDigits: 0) }%

# ---- la cura di una base di dati

help-store = Cura la base di dati di un server: controllala, salvane una copia, ripristina una copia.
help-store-check = Esamina una base di dati, e nomina ogni voce danneggiata. Intanto un server può usarla.
help-store-backup = Salva una base di dati in FILE, com'è in un dato momento. Intanto un server può usarla.
help-store-restore = Mette la copia in FILE al posto della base di dati; prima ferma il server. Quella vecchia resta.
store-progress = tavoli
store-good = La base di dati è in ordine: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }, { $entries ->
    [one] una voce
   *[other] { $entries } voci
  }.
store-saved = { $file } è una buona copia: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }, { $entries ->
    [one] una voce
   *[other] { $entries } voci
  }.
store-restored = La base di dati è ora la copia { $file }: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }, { $entries ->
    [one] una voce
   *[other] { $entries } voci
  }.
store-aside = La vecchia base di dati è ora { $file }.
