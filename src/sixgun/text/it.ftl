# Quello che hanno in comune tutti i giochi e tutte le porte per entrarci.

player = Giocatore { $number }
list-none = nessuno
list-or = { $first } o { $last }
list-comma = { $first }, { $last }
list-and = { $first } e { $last }
with-rule = { $sentence } (regola { $rule })

# ---- scelte

refusal-game-over = La partita è finita.
refusal-no-such-seat = Il posto { $seat } non esiste: i posti sono { $seats }, contati da 0.
refusal-not-asked = Non tocca a te: la scelta è di { SEATS($asked) }.
refusal-no-such-pick = «{ $pick }» non è fra le tue opzioni: scegline una di quelle offerte.
refusal-runaway = La partita è stata fermata dopo { $cap } passi perché non arrivava alla fine.
refusal-take-back-nothing = Non c'è niente da ritirare.
refusal-take-back-others-acted = Non puoi ritirare la scelta senza il consenso degli altri: qualcuno ha già giocato dopo di te.
refusal-take-back-revealed = Non puoi ritirare la scelta senza il consenso degli altri: ha rivelato qualcosa.

# ---- giochi, opzioni, file

refusal-no-such-game = Il gioco «{ $got }» non esiste; i giochi sono: { LIST($games) }.
refusal-bench-what = Indica un gioco da misurare, oppure usa --peers per misurarli tutti accanto ad altre librerie.
refusal-peers-missing = Nessuna delle altre librerie si è potuta installare: controlla la connessione di rete (o le impostazioni di pip) e riprova. ({ $why })
refusal-field-type = { $field } deve essere { NAME($want, of: "type") }, non { NAME($got, of: "type") }.
refusal-field-range = { $exact ->
    [1] { $field } vale { $got }, ma deve valere { $low }.
   *[0] { $field } vale { $got }, ma deve andare da { $low } a { $high }.
  }
refusal-field-length = { $exact ->
    [1] { $field } deve avere esattamente { $low } voci, non { $got }.
   *[0] { $field } deve avere da { $low } a { $high } voci, non { $got }.
  }
refusal-field-choice = { $field } è «{ $got }», ma deve essere uno fra: { LIST($allowed, join: "or") }.
refusal-field-unknown = { $field } è sconosciuto; qui sono noti: { LIST($allowed) }.
refusal-field-missing = Manca { $field }.
refusal-file-missing = Il file { $file } non esiste: controlla il nome.
refusal-file-unreadable = { $file } non si può leggere: { $problem }.
refusal-file-size = { $file } supera { $cap } byte e non è stato letto.
refusal-file-depth = { $file } ha più di { $cap } livelli annidati: non è stato letto.
refusal-file-not-json = { $file } non è una registrazione, o è stato troncato: { $problem }.
refusal-file-not-toml = { $file } non è un file TOML: { $problem }.
refusal-no-showdowns = { $game } non legge file di scenari; lo fanno: { LIST($games) }.
refusal-no-own-cards = { $game } non ha pacchetti di carte; li hanno: { LIST($games) }.
refusal-card-unknown = Non c'è nessuna carta «{ $got }».
refusal-one-pack = C'è già un pacchetto di carte; { $file } sarebbe il secondo.
refusal-no-decks = { $game } non legge file di mazzi; lo fanno: { LIST($games) }.
refusal-file-unwritable = { $file } non si può scrivere: { $problem }.
refusal-file-exists = { $file } esiste già: scegli un altro nome, oppure rimuovilo prima.
refusal-packed-damaged = Questi byte non sono uno stato di { $game }.
refusal-packed-other = Questi byte sono di «{ $got }», ma serve uno stato di «{ $want }».
refusal-position-unsound = Questo non è uno stato possibile di { $game }: nessuna partita ci arriva.
refusal-record-other-position = I posti o le opzioni della registrazione non sono quelli della sua posizione.
refusal-record-names = La registrazione nomina più giocatori dei suoi { $seats } posti.
refusal-record-future = La registrazione ha il formato { $got }, ma questo programma conosce i formati fino a { $known }: installa un Sixgun più recente.
refusal-record-rules = La registrazione segue la versione { $got } delle regole di { $game }, ma questo programma ha la versione { $known }: riproducila con il Sixgun che l'ha scritta.
refusal-record-no-seed = La registrazione non mostra ancora il suo seme: si potrà riprodurre a partita finita.
refusal-record-pick-form = { $field } è «{ $got }», ma deve essere il numero di un posto, uno spazio e una scelta, come «0 story».
refusal-record-pick-refused = La scelta { $number } della registrazione, «{ $pick }» del posto { $seat }, lì non è ammessa:
refusal-record-promise-broken = Il seme non è quello dell'impronta mostrata all'inizio: la mescolata non è affidabile.
refusal-record-other-end = Le scelte non portano allo stato dichiarato: la registrazione è stata cambiata o tagliata.
refusal-record-other-result = Le scelte non portano al risultato dichiarato: la registrazione è stata cambiata o tagliata.

type-integer = un numero intero
type-number = un numero
type-text = un testo
type-list = una lista
type-table = una tabella
type-yes-no = true o false
type-nothing = niente
type-seed = un numero intero o dei byte
type-other = qualcos'altro
refusal-seed-size = { $field } è troppo grande: usa un numero di al massimo 512 bit, o dei byte.

# ---- tavoli

refusal-not-seated = Lo può fare solo chi siede al tavolo: prima siediti.
refusal-already-begun = La partita è cominciata: ora nessuno si siede o si alza.
refusal-not-in-play = A questo tavolo non si sta giocando.
refusal-name-empty = Scrivi un nome con cui sederti.
refusal-seated-already = Hai già un posto a questo tavolo.
refusal-seat-taken = Lì siede { $name }.
refusal-seats-free = Ci sono posti liberi: prima riempili con amici o bot.
refusal-bot-plays = Un bot gioca per te: prima torna al tuo posto.
refusal-stale-pick = Nel frattempo il tavolo è andato avanti: guarda di nuovo e scegli.
refusal-wish-pending = Una richiesta di ritirare una scelta aspetta ancora risposta.
refusal-wishes-used = Hai già chiesto { $most } volte: fai la tua scelta.
refusal-no-wish = Non c'è niente a cui tu debba acconsentire.
refusal-hints-off = A questo tavolo niente suggerimenti: non erano nei patti quando è stato aperto.
refusal-odds-off = A questo tavolo niente probabilità: non erano nei patti quando è stato aperto.
refusal-hint-not-asked = Non c'è niente da suggerire: adesso sceglie qualcun altro.
refusal-hint-busy = In questo momento pensano in troppi: chiedi un suggerimento tra poco, o scegli da te.
refusal-hint-late = Il tavolo è andato avanti: chiedi un altro suggerimento quando tocca di nuovo a te.
refusal-hint-failed = Qui non viene in mente nessun suggerimento: scegli da te, la partita continua.
refusal-hints-too-many = Troppi suggerimenti di fila: aspetta un momento prima del prossimo.
refusal-chat-too-fast = { $seconds ->
    [one] Il saloon ti ha già sentito parecchio: ripetilo fra un secondo.
   *[other] Il saloon ti ha già sentito parecchio: ripetilo fra { $seconds } secondi.
  }
refusal-removed = Chi ospita ti ha chiesto di lasciare questo tavolo: aprine uno tuo, o trovane un altro.
refusal-not-host = Solo chi ospita il tavolo può mandare via qualcuno.
refusal-nobody-there = In quel posto non c'è nessuno da mandare via.
refusal-claim-two = Si può reclamare solo una partita a due: chiama piuttosto un bot.
refusal-claim-clock = A questo tavolo c'è un orologio: aspetta che si scarichi.
refusal-claim-nobody = Nessuno ti fa aspettare: non c'è niente da reclamare.
refusal-claim-early = { $seconds ->
    [one] { $name } ha ancora un secondo per scegliere: poi puoi reclamare la partita.
   *[other] { $name } ha ancora { $seconds } secondi per scegliere: poi puoi reclamare la partita.
  }
refusal-chat-empty = Scrivi qualcosa da dire.
refusal-no-such-bot = Il bot «{ $got }» non esiste; i bot sono: { LIST($bots) }.
refusal-bot-specs-off = Qui ricerche e programmi non sono ammessi: make_bot(nome, seme, programs=True) li consente.
refusal-bots-list = Qui non c'è nessun bot: indica in bots una lista con almeno un nome, per esempio ["rules"].
refusal-bot-spec = «{ $got }» non avvia nessun bot: scrivi exec:COMANDO, exec@SECONDI:COMANDO con più di 0 secondi, oppure modulo:Classe.
refusal-reset-first = Non c'è nessuna partita in corso: chiama reset prima di step.
refusal-bot-name = «{ $got }» non è il nome di un bot: dai a ogni bot un nome nuovo di lettere minuscole, cifre e trattini, per esempio mio=exec:./mybot o mio=modulo:Classe, per non più di { $most } bot.
refusal-saloon-ended = Il server è terminato prima di poter rispondere: le righe qui sopra dicono perché.
refusal-bot-not-sent = Il bot { $bot } non può essere mandato ai processi in cui pensano i bot: indica una classe, o un oggetto che si possa serializzare con pickle ({ $problem }).
refusal-bot-not-made = Il bot { $bot } non può essere creato nel processo in cui penserebbe: { $problem }
refusal-search-spec = «{ $got }» non è una ricerca: scrivi search:ITERAZIONI, per esempio search:200, oppure search:SECONDIs, per esempio search:0.5s.
refusal-bot-not-started = Il bot { $bot } non può essere avviato: { $problem }.
refusal-bot-protocol = Il bot { $bot } parla il protocollo { $got }, ma serve il protocollo { $want }.
refusal-bot-silent = { $seconds ->
    [1] Il bot { $bot } non ha risposto entro un secondo.
   *[other] Il bot { $bot } non ha risposto entro { $seconds } secondi.
  }
refusal-bot-ended = Il bot { $bot } è terminato invece di rispondere, con stato { $status }.
refusal-bot-not-json = Il bot { $bot } ha risposto «{ $got }», che non è un oggetto JSON su una riga.
refusal-bot-pick = Il bot { $bot } ha scelto «{ $got }», che non gli era offerto.
refusal-bot-no-pick = Il bot { $bot } ha risposto «{ $got }», dove mancano sia "pick" sia "index": vedi docs/bots.md.
refusal-bot-echo = Il bot { $bot } si limita a ripetere ciò che gli si dice: deve rispondere con righe sue, vedi docs/bots.md.

# ---- ricerca

refusal-needs-library = { $clone ->
    [1] { $library } non è installato: nella cartella di Sixgun esegui { $command }.
   *[other] { $library } non è installato: esegui { $command }.
  }
refusal-actions-missing = Al passo manca un'azione, un numero intero, per: { LIST($agents) }.
refusal-seeds-count = Le partite sono { $want } e i semi { $got }: indica un seme per ogni partita, oppure un solo numero.
refusal-actions-count = Le partite sono { $want } e le azioni { $got }: indica un'azione per ogni partita.
refusal-process-gone = Un processo che giocava le partite è terminato: crea di nuovo gli ambienti, con meno processi se mancava memoria.
refusal-bot-chose-nothing = Il bot { $bot } ha scelto { $got }: deve scegliere un numero da 0 a meno di { $choices }.
refusal-no-such-class = Il bot { $got } non esiste: scrivi modulo:Classe, con un modulo che Python trova qui ({ $problem }).
refusal-no-bot = { $got } non è un bot: indica un nome, una classe, o un oggetto con un metodo choose.
refusal-seed-form = Un seme è un numero intero da 0 in su, non { $got }.
refusal-action-form = Un'azione è un solo numero intero, non { $got }.
refusal-actions-form = Le azioni sono numeri interi, uno per ogni partita ({ $want } in tutto): indica una lista, o un array di una dimensione.
refusal-process-not-begun = Un processo che gioca le partite è terminato prima di cominciare: in uno script comincia sotto if __name__ == "__main__": e altrimenti guarda le righe qui sopra.
refusal-envs-closed = Questi ambienti sono chiusi: creali di nuovo.
refusal-envs-not-copied = Gli ambienti che giocano in processi propri non si possono copiare né serializzare con pickle: creali di nuovo, oppure ometti processes.
refusal-bots-many = I bot sono { $got }, ma { $most ->
    [one] c'è un solo altro posto
   *[other] gli altri posti sono { $most }
  }: non indicare il posto di chi impara.
refusal-bot-chose-what = Il bot { $bot } ha scelto { $got }: choose deve dare un numero intero, l'indice di una scelta.
refusal-policy-form = Una politica è una funzione di (observation, options, mask), non { $got }.
refusal-same-names = Più bot si chiamano { $name }, e le loro partite conterebbero come quelle di uno solo: dai a ognuno un nome, per esempio PolicyBot(policy, name="primo").
refusal-action-illegal = L'azione { $got } qui non è permessa: scegline una di legal_actions().
refusal-too-many-options = Ci sono { $got } opzioni, ma i numeri delle azioni finiscono a { $most }.

# ---- il laboratorio

refusal-no-such-option = Non c'è nessuna opzione «{ $got }»; le opzioni sono: { LIST($options) }.
refusal-cluster-address = «{ $got }» non è l'indirizzo di un cluster: scrivi tcp://HOST:PORTA, o local per un cluster su questa macchina.
refusal-cluster-unreachable = Il cluster { $cluster } non risponde ({ $problem }): controlla l'indirizzo, e che abbia dei worker.
refusal-ladder-clock = Il bot { $bot } guarda l'orologio, quindi le sue partite non si possono rigiocare uguali: conserva le registrazioni (sixgun arena GIOCO --records FILE.jsonl), o indica search:ITERAZIONI.
refusal-ladder-differs = La classifica scritta dice altro rispetto alle sue registrazioni: { $field }.
refusal-ladder-empty = In questi file non ci sono registrazioni: creane con sixgun arena GIOCO --records FILE.jsonl.
refusal-ladder-file = Questa non è una classifica scritta con --freeze FILE.json.
refusal-ladder-games = Una classifica è di un solo gioco: questa registrazione è di { $got }, le altre sono di { $want }.
refusal-ladder-record = La registrazione { $number } non regge:
refusal-ladder-unfinished = Una classifica vuole partite finite, con i nomi di tutti i bot.
refusal-report-suffix = { $file } deve finire in { LIST($suffixes, join: "or") }.
refusal-rows-damaged = { $file } non è più come era stato lasciato, dalla riga { $row } in poi: cancellalo e ricomincia.
refusal-rows-suffix = { $file } deve finire in { LIST($suffixes, join: "or") }.
refusal-run-busy = In { $file } sta scrivendo una serie ancora in corso: aspetta che finisca, o scegli un altro file.
refusal-run-other = { $file } appartiene a un'altra serie non ancora finita: riprendi quella, scegli un altro file, o cancella { $state }.
refusal-worker-died = Un processo è finito a metà del lavoro, forse per mancanza di memoria: prova con meno --jobs.
refusal-no-record = { $file } non ha la registrazione di una partita nella riga { $line }: indica file scritti da --records.

# ---- il server

refusal-no-guest = Il server non ti conosce ancora: ricarica la pagina, o manda un token.
refusal-not-from-here = Questa richiesta viene da un'altra pagina: apri la pagina di questo server e riprova da lì.
refusal-no-such-table = Questo tavolo non esiste: controlla il link.
refusal-no-such-replay = Questa partita registrata non esiste: controlla il link.
refusal-no-such-page = Questa pagina non esiste: controlla l'indirizzo.
refusal-no-chair-for-you = Tieni un posto per te: scrivi il tuo nome in uno di essi.
refusal-not-your-seat = Quel posto è di qualcun altro.
refusal-too-many-tables = Hai { $most } tavoli non ancora finiti: finiscine prima uno.
refusal-no-such-deck = Questo mazzo non esiste: forse è stato cancellato.
refusal-no-such-trial = Questa prova non esiste: è stata annullata o è troppo vecchia.
refusal-too-many-trials =
    { $most ->
        [one] Aspetta che finisca la prova in corso, o annullala.
       *[other] Ci sono già { $most } prove in corso: aspetta che una finisca, o annullala.
    }
refusal-too-many-decks = Hai salvato { $most } mazzi, e non se ne conservano di più: prima cancellane uno.
refusal-too-many-replays = Hai portato { $most } partite, e non se ne conservano di più.
refusal-review-failed = Questa partita non si può analizzare per un difetto del programma, annotato nel registro del server.
refusal-too-many-reviews = Ci sono già { $most } partite in attesa di analisi: riprova fra qualche minuto.
refusal-record-too-long = Questa registrazione ha { $picks } scelte e se ne conservano al massimo { $most }: accorciala, o guardala con “sixgun replay”.
refusal-review-too-long = Questa partita ha { $picks } scelte e qui si analizzano partite di al massimo { $most }: analizzala con “sixgun review”.
refusal-too-much-at-once = { $most } tue richieste sono già in lavorazione: aspetta che ne finisca una.
refusal-too-much-work = Hai chiesto molto nell'ultimo minuto: aspetta un po' e riprova.
refusal-too-many-requests = Troppe richieste in una volta: aspetta un momento e riprova.
refusal-too-many-codes = Da qui sono stati provati troppi codici: aspetta un minuto e riprova.
refusal-no-such-code = Questo codice non funziona: è scritto male, già usato, o ha più di dieci minuti. Fattene dare uno nuovo.
refusal-house-full = Il locale è pieno: riprova tra un po'.
refusal-table-paused = Un guasto ha fermato questo tavolo; la registrazione è salva, e il guasto è scritto nel registro del server.
refusal-table-moved = Il tavolo è passato a un altro server: riprova.
refusal-frame-size = Un messaggio può avere al massimo { $most } byte.
refusal-frame-form = Il server non conosce questo messaggio: vedi docs/server.md.
refusal-request-field = { $field } manca o non ha la forma giusta: vedi /api/docs.
refusal-database-url = La base di dati dev'essere sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME.
refusal-database-newer = La base di dati è stata scritta da un Sixgun più recente (forma { $got }, questo conosce { $known }): installa quello.
refusal-database-shared = Un altro server usa questa base di dati. Più server la condividono solo con --nats: ferma l'altro, o dai --nats a tutti.
refusal-database-in-use = Un altro server (processo { $process }) usa la base di dati { $file }: fermalo prima, o dai a questo un'altra con --database.
refusal-entry-damaged = La voce { $entry } del tavolo { $table } è danneggiata o manca: chi gestisce il server può controllare con sixgun store check, e ripristinare una copia.
refusal-disk-full = Il disco del server è pieno: niente è perso, e la partita riprende da sola appena c'è posto.
refusal-disk-read-only = Il server non può scrivere sul suo disco: niente è perso, e la partita riprende da sola appena può.
refusal-database-damaged = La base di dati del server è danneggiata: dillo a chi lo gestisce. Può controllarla con sixgun store check, e ripristinare una copia.
refusal-database-away = La base di dati del server non risponde: niente è perso, e la partita riprende da sola appena risponde.
refusal-database-broken = La base di dati è danneggiata ({ $problem }): controllala con sixgun store check, o ripristina una copia con sixgun store restore.
refusal-database-page = La base di dati è danneggiata: { $problem }.
refusal-database-foreign = Questa non è una base di dati di Sixgun: controlla il nome.
refusal-table-missing = Ci sono voci del tavolo { $table }, ma il tavolo non c'è: ripristina una copia.
refusal-backup-postgres = Salva una base di dati PostgreSQL con pg_dump --format=custom, e ripristinala con pg_restore.
refusal-database-copy = { $file } non si può copiare ({ $problem }): può essere danneggiato, o può mancare il posto.
refusal-database-unreachable = La base di dati non risponde ({ $problem }): controlla l'indirizzo, e che sia in funzione.
refusal-nats-unreachable = NATS non risponde ({ $problem }): controlla l'indirizzo, e che sia in funzione.
refusal-nats-needs-postgres = Più nodi condividono un solo PostgreSQL: con --nats e --workers indica --database postgresql://...
refusal-proxy-address = { $option } vuole un indirizzo o una rete, per esempio 10.0.0.7 o 10.0.0.0/24 ({ $problem }).
refusal-port-taken = Non si può servire su { $host }, porta { $port } ({ $problem }): scegline un'altra con --port.

# ---- lezioni ed enigmi

refusal-no-such-lesson = In { $game } la lezione «{ $got }» non esiste: i nomi sono nell'elenco delle lezioni.
refusal-lesson-changed = Questa lezione è cambiata da quando l'hai cominciata: ricomincia da capo.
refusal-lesson-file-name = Il file { $file } deve chiamarsi lesson-01-alcune-parole.toml o puzzle-01-alcune-parole.toml.
refusal-lesson-no-rule = In { $game } la regola { $rule } non esiste.
refusal-lesson-start = Una lezione comincia con una posizione o con una distribuzione: scrivi l'una o l'altra.
refusal-lesson-script = { $field }: scrivi un posto e la sua scelta, come «1 pass», invece di «{ $got }».
refusal-lesson-test = { $field }: una prova ha uno di questi campi: { LIST($kinds, join: "or") }.
refusal-lesson-later = Questo viene più avanti nel corso.
lesson-later = Questo viene più avanti nel corso.

# ---- what a player leaves to the table

refusal-no-such-pace = { $window } non si può lasciare al tavolo in questo modo ({ $got }).
window-single = Domande con una sola risposta
pace-ask = Chiedimi sempre
pace-could = Chiedimi quando posso fare qualcosa
pace-pass = Fallo per me
pace-turn = Passa fino alla fine del turno
pace-round = Passa fino alla fine del round
pace-shootout = Passa fino alla fine della sparatoria
pace-day = Passa fino alla fine del giorno
pace-concerns = Passa finché qualcosa non mi riguarda

odds-guess = {" "}(una stima)
