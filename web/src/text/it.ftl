# La pagina.

house = Sixgun
page-title = { $page } · { $name }
at-start = Duelli fra amici
at-table = Al tavolo
at-replay = Replay
at-games = Le mie partite
at-watch = Tavoli pubblici
at-replays = Replay
at-learn = Impara
at-puzzles = Enigmi
at-rules = Regole
at-lesson = Lezione
at-about = Informazioni
at-me = I miei dati
at-showdown = Scenari
at-workshop = Officina dei mazzi
at-missing = Non c'è nessuno
skip = Vai al contenuto
nav-label = Pagine
nav-learn = Impara
nav-games = Le mie partite
nav-watch = Tavoli pubblici
nav-replays = Replay
nav-workshop = Mazzi
nav-about = Informazioni
nav-me = I miei dati
theme-light = Tema chiaro
theme-dark = Tema scuro
sound-on = Accendi i suoni
sound-off = Spegni i suoni
close = Chiudi
cancel = Annulla
dismiss = Ho capito
copy = Copia
stranger = Forestiero
your-name = Il tuo nome
back-to-town = Torna in città

# ---- la facciata

masthead = Sixgun
masthead-left = Carte oneste, mescolate alla luce del sole
masthead-right = Senza account, senza spese, senza sceriffo
masthead-line = Quattro sparatorie per amici, forestieri e macchine
call-me = Mi chiamano
posters-label = I giochi
play-now = Gioca subito
invite = Invita amici
hot-seat = Stesso schermo
learn-now = Impara in 3 minuti
poster-facts = { $players } giocatori · { $minutes } min · { $level ->
    [1] facile da imparare
    [2] qualche regola
   *[3] molte regole
  }
options-more = Opzioni …
not-in-town = Non ancora in città
poster-gunfighters-title = Make You Gunfighters
poster-gunfighters-tagline = Nascondi la banda: vince chi resta per ultimo.
poster-bang-duel-title = BANG! The Duel
poster-bang-duel-tagline = Legge contro fuorilegge, faccia a faccia.
poster-gunslinger-title = Gunslinger
poster-gunslinger-tagline = Due secondi alla volta, ogni colpo una storia.
poster-doomtown-title = Doomtown: Reloaded
poster-doomtown-tagline = Prenditi la città, una proprietà dopo l'altra.

# ---- preparare un tavolo

set-up-title = Un tavolo di { $game }
set-up-seats = Giocatori
set-up-name = Nome del tavolo (se vuoi)
set-up-public = Chiunque può guardare e sedersi
set-up-hints = Consenti suggerimenti
set-up-odds = Consenti probabilità
chairs = Posti
chair-label = Posto { $number }: chi gioca
chair-level = Posto { $number }: livello del bot
chair-name = Posto { $number }: nome
chair-me = Io
chair-friend = Un amico
chair-bot = Un bot
chair-here = A questo schermo
chair-open = un posto libero
options = Opzioni
build-deck = Costruisci un mazzo
several-title = Una notte
several-then = Poi, come numero { $number }
several-remove = Togli
several-add = Poi un altro scenario …
several-fill = Una notte intera di { $count }
several-note = Una notte di { $count } scenari: i punti si sommano, fra l’uno e l’altro le ferite guariscono, i morti restano fuori.
write-showdown = Scrivi uno scenario tuo
own-decks = Mazzi tuoi
own-decks-hint = Un elenco semplice, JSON, il formato .o8d di OCTGN o un pacchetto (.toml) con mazzi o carte tue; il primo file è per il primo posto, e così via.
own-decks-open = Apri i file dei mazzi …
own-deck-good = { $file } si può giocare: fra i tuoi mazzi è il numero { $number }.
own-deck-bad = { $file } non si può giocare:
the-rule = La regola
rule-link = Regola { $rule }
value-turn = a fine turno
value-round = a fine giro
clock = Orologio
clock-kind = Tempo per pensare
clock-none = Senza fretta
clock-move = A mossa
clock-chess = A partita
clock-seconds = Secondi
clock-increment = Secondi in più a ogni mossa
clock-left = { $minutes ->
    [0] { $seconds ->
        [one] Resta { $seconds } secondo
       *[other] Restano { $seconds } secondi
      }
   *[other] Restano { $minutes } min { $seconds } s
  }
deal = Dai le carte
open-table = Apri il tavolo

# ---- bot

bot-easy = facile
bot-normal = normale
bot-hard = difficile
bot-rules = normale
bot-random = a caso
level-easy = Facile
level-normal = Normale
level-hard = Difficile
level-random = A caso
level-does-easy = un novellino, a cui sfugge molto di quel che potrebbe fare.
level-does-normal = una mano ferma, che conosce i trucchi del mestiere.
level-does-hard = una mira infallibile: pensa un secondo a quel che verrà, e non vede più di quanto vedresti tu.
level-does-random = un ubriaco, che fa una cosa qualsiasi.

# ---- prima delle carte

connecting = Cerco il tavolo …
walking-in = Si entra …
lobby-seated = Hai un posto. Manda il link agli amici, oppure riempi il tavolo di bot.
lobby-ready = Ci siete tutti. Dai le carte quando vuoi.
lobby-pack = Si gioca con il pacchetto { $pack }.
lobby-invited = Sei fra gli invitati. Scrivi un nome e siediti.
lobby-full = I posti sono tutti presi. Potrai guardare quando si danno le carte.
lobby-removed = Chi ospita ti ha chiesto di lasciare questo tavolo. Puoi guardare quando le carte saranno distribuite.
lobby-waiting = { $count ->
    [one] Resta un posto libero.
   *[other] Restano { $count } posti liberi.
  }
sit-down = Siediti
stand-up = Alzati
seat-free = Un posto libero
seat-host = ospita
send-away = Manda via
send-away-whom = Manda via { $name }
seat-bot-here = Qui un bot
fill-bots = Riempi con i bot
seat-level = Livello di { $name }
lobby-hints-on = Suggerimenti: chi deve scegliere può chiederne uno.
lobby-hints-off = Suggerimenti: a questo tavolo non ce ne sono.
lobby-odds-on = Probabilità: chi deve scegliere può vederle.
lobby-odds-off = Probabilità: a questo tavolo non si mostrano.
lobby-patience = { $seats ->
    [2] Chi si assenta per { $away }, o non sceglie per { $stall }, può essere sostituito da un bot; dopo { $stall } senza una scelta l'altro può anche reclamare la partita.
   *[other] Chi si assenta per { $away }, o non sceglie per { $stall }, può essere sostituito da un bot.
  }
lobby-patience-clock = Chi si assenta per { $away } può essere sostituito da un bot; quanto tempo hai per pensare lo dice l'orologio.
invite-link = Il link per gli amici
link-copied = Copiato: incollalo a un amico.
invite-loopback = Questo indirizzo funziona solo su questo computer. Per far entrare gli amici, ferma il programma e avvialo in modo che altri lo raggiungano:
invite-lan = Questo indirizzo funziona per tutti nella tua rete.
invite-qr = Mostralo come immagine da inquadrare
invite-qr-label = Il link come codice QR: { $address }
sit-here = Siediti qui
sit-here-where = Siediti qui, al posto { $number }
link-shared = Condiviso.
link-copied-short = Copiato
link-shared-short = Condiviso
link-failed = Questo browser non copia da solo: prendi l'indirizzo dalla barra del browser.

# ---- al tavolo

seats-label = Giocatori
seat-you = (tu)
seat-bot = bot
seat-away = assente
seat-resigned = ha abbandonato
seat-thinking = ci pensa …
seat-your-turn = tocca a te
bot-takes-over = Fai giocare un bot
time-left-own = Ancora { $time }: poi gli altri possono far giocare un bot per te, o reclamare la partita
time-left-bot = Ancora { $time }: poi si può chiamare un bot al posto di { SEAT($seat) }
time-left-claim = Ancora { $time }: poi si può reclamare la partita contro { SEAT($seat) }
late-away = { SEAT($seat) } manca da { $time } o più. E adesso?
late-stalls = { SEAT($seat) } non sceglie da { $time } o più. E adesso?
claim = Reclama la partita
go-on-waiting = Aspetta
board-label = Il tavolo
board-failed = Il tavolo non si riesce a disegnare. Puoi comunque scegliere qui sotto, o riprovare.
board-again = Disegnalo di nuovo
hand-label = La tua mano
side-label = Cronaca e chiacchiere
log = Che cosa è successo
log-short = Cronaca
log-empty = Non è ancora successo niente.
chat = Chiacchiere da saloon
chat-label = Di' qualcosa
chat-say = Parla
mute = { $count ->
    [0] Silenzia …
   *[other] Silenziati: { $count }
  }
mute-label = Chi non vuoi sentire
mute-hint = Lo sai solo tu. Questo browser se lo ricorda per questo tavolo.
menu = Menù
rules = Regole
share-table = Copia il link di questo tavolo
leave-table = Torna in città
bot-for-me = Fai giocare un bot per me
come-back = Torno a giocare io
resign = Abbandona …
resign-title = Abbandoni la partita?
resign-text = Un bot gioca al tuo posto fino alla fine, e non potrai più tornare.
resign-yes = Abbandono
resign-no = Continuo a giocare
reconnecting = La linea è caduta. Riprovo …
house-full-wait = Il locale è pieno. Riprovo …
reconnect-now = Prova adesso
paused = Questo tavolo si è fermato per un nostro guasto. Niente è perduto: la registrazione è al sicuro.

prompt-label = Che cosa si chiede
options-label = Le tue opzioni
usual = (Invio)
step-back = ‹ Indietro
explain = Perché me lo si chiede?
aim-line = Scopo: { $aim }
hint = Suggerimento
show-again = Mostra ancora
ask-once = Di qui non si torna indietro. Lo fai davvero?
odds-toggle = Probabilità
odds-toggle-title = Mostra a ogni domanda le probabilità, da quel che sai
odds-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
hint-title = Che cosa farebbe una mira infallibile? (tasto i)
hint-thinking = Ci penso …
hint-mark = il suggerimento
games-of = { $share ->
    [one] una partita
   *[other] { $share } partite
  }
hint-only = «{ $what }»: non c'è altro da scegliere.
hint-very = «{ $what }», e ne sono molto sicuro ({ $sure } %). Da qui così si vincono circa { games-of } su 100.
hint-quite = «{ $what }», e ne sono abbastanza sicuro ({ $sure } %). Da qui così si vincono circa { games-of } su 100.
hint-hardly = «{ $what }», direi, ma non ne sono così sicuro ({ $sure } %). Da qui così si vincono circa { games-of } su 100.
hint-torn = «{ $what }», forse: sono indeciso tra più cose ({ $sure } %). Da qui così si vincono circa { games-of } su 100.
hint-reason = { $usual ->
    [1] È la scelta abituale qui
   *[0] Sembra insolito
  }{ $better ->
    [0] , e «{ $rival }» andrebbe altrettanto bene (circa { $against }).
   *[other] : meglio di «{ $rival }» (circa { $against }).
  }
explain-none = Il regolamento non dice altro su questo.
sending = Un momento …
watching = Spettatore
thinking = { $count ->
    [one] { SEATS($seats) } ci pensa …
   *[other] { SEATS($seats) } ci pensano …
  }
thinking-for = { $seconds } s
bot-for-you = Un bot gioca per te.
you-are-out = Sei fuori
skip-to-end = Vai alla fine
you-are-out-now = Per ora sei fuori
skip-to-next = Vai a quando rientri
watch-on = Guarda il resto
play-it-out = Concludi subito
step-on = Avanti
skip-motion = Salta
pace = Ritmo
speed = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-instant = Immediata
step-mode = Aspetta un tasto dopo ogni mossa degli altri
pace-windows = Domande che lascio al tavolo
pace-secret = Nessuno vede che cosa lasci al tavolo: dove rivelerebbe la tua mano, la risposta arriva dopo una pausa che non dipende dalle tue carte.
pass-on = Continua a passare …
pass-on-title = { $window }: passa per un po'
since = { $count ->
    [one] È successa 1 cosa dalla tua ultima scelta
   *[other] Sono successe { $count } cose dalla tua ultima scelta
  }
since-title = Dalla tua ultima scelta
left-now = { $window }: qui non puoi fare nulla, quindi il tavolo risponde per te.
ask-me = Qui chiedimelo
line-left = Il tavolo ha risposto per te ({ $window }).
take-back-free = Ritira la scelta
take-back-consent = Chiedi di ritirare
wish = { SEAT($seat) } vorrebbe ritirare l'ultima scelta. D'accordo?
wish-yes = D'accordo
wish-no = No, resta così
wish-agreed = Hai detto di sì; gli altri non hanno ancora risposto.
pass-screen-now = Fatto. Guarda com'è andata, poi passa lo schermo.
pass-screen = Passa lo schermo a { $name }
curtain-title = { $name }, tocca a te
curtain-hint = Ora guarda solo { $name }. Quando vuoi:
curtain-drawn = Il sipario è calato
look = Guarda

line-sat = { SEAT($seat) } si siede.
line-stood = { SEAT($seat) } si alza.
line-removed = { SEAT($seat) } deve lasciare il tavolo.
line-bot = Un bot ({ $bot }) gioca per { SEAT($seat) }.
line-returned = { SEAT($seat) } è di nuovo qui.
line-resigned = { SEAT($seat) } abbandona; continua un bot.
line-forgot = { SEAT($seat) } ha cancellato i propri dati e non tornerà.
line-began = Si danno le carte.
line-flagged = Il tempo di { SEAT($seat) } è scaduto.
line-wished = { SEAT($seat) } chiede di ritirare la scelta.
line-agreed = { SEAT($seat) } è d'accordo.
line-denied = { SEAT($seat) } non è d'accordo: resta così.
line-resumed = Il tavolo è di nuovo aperto; intanto nessun orologio è andato avanti.
line-took-back = { SEAT($seat) } ritira l'ultima scelta.
line-claimed = { SEAT($seat) } reclama la partita: l'altro non ha scelto per troppo tempo.

# ---- la fine

you-win = Hai vinto
you-draw = Parità
your-place = Il tuo posto: { $place } su { $seats }.
wins = { $count ->
    [one] Vince { SEATS($winners) }
   *[other] Vincono { SEATS($winners) }
  }
turning-points = Le svolte
turning-step = Mostra il momento (passo { $step })
turning-look = Fai analizzare la partita al bot per trovarle
turning-working = Il bot analizza la partita: { $done } di { $of }.
big-moments = Grandi momenti
rematch = Rivincita
rematch-say = Rivincita: { $link }
replay = Replay
share = Condividi
look-at-table = Guarda il tavolo
show-result = Il risultato

# ---- regole e tasti

rules-title = Regole: { $game }
rules-search = Cerca una parola o una regola
rules-chapters = Torna ai capitoli
rules-count = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
  }
rules-failed = Adesso le regole non arrivano: chiudi e riprova.
rules-open = Il regolamento lo lascia aperto: { $text }
rules-house = Dati della casa, inventati perché nessuna fonte li riporta: { LIST($parts, of: "figures") }.
rules-house-tag = Dati della casa
keys-title = Tasti
play-it = Gioca
key-numbers = 1–9; 01–99
key-does-numbers = scegli quell'opzione; se sono più di nove, con due cifre
key-enter = Invio, Spazio
key-does-enter = scegli quella segnata con ⏎, o salta ciò che si muove
key-back = Esc, ⌫
key-does-back = un passo indietro
key-arrows = ← → ↑ ↓
key-does-arrows = da un'opzione all'altra, e fra opzioni, tavolo, mano e cronaca
key-why = ?
key-does-why = perché me lo si chiede
key-rules = r
key-does-rules = le regole
key-aim = a
key-does-aim = lo scopo del gioco
key-chat = c
key-does-chat = di' qualcosa
key-take-back = u
key-does-take-back = ritira la scelta
key-hint = i
key-does-hint = un suggerimento: che cosa sceglierebbe una mira infallibile
key-pace = p
key-does-pace = il ritmo: velocità, un passo alla volta, domande lasciate al tavolo
key-skip = clic
key-does-skip = sul tavolo salta ciò che si muove
key-help = h
key-does-help = questi tasti

# ---- elenchi

games-line = Tutte le partite in cui hai un posto
games-none = Non hai ancora un posto a nessun tavolo.
games-over = Finite
list-more = Mostra altre
watch-line = Tavoli a cui chiunque può guardare o sedersi
watch-none = Non c'è nessun tavolo pubblico. Aprine uno: gli altri lo troveranno qui.
replays-line = Partite finite, dalla prima carta all'ultimo sparo
replays-none = Ancora nessuna partita finita.
replays-bring = Porta qui il file di una partita: sceglilo, o lascialo cadere qui.
replays-choose = Scegli un file
replays-won = Vittoria di { $names }
table-open = { $count ->
    [0] pronto per le carte
    [one] un posto libero
   *[other] { $count } posti liberi
  }
table-on = si gioca
table-your-turn = tocca a te
table-over = finita
table-paused = fermo

# ---- replay

no-replay = Questo replay non c'è
download = Scarica
upload = Carica un altro
verified = Mescolata verificata
not-verified = Mescolata non verificata
verified-text = Prima della prima carta il tavolo ha sigillato la mescolata con questa impronta. Alla fine ha mostrato il seme: dà questa impronta, e ogni carta è arrivata come la dà questo seme.
not-verified-text = Questo file non prova che la mescolata sia quella sigillata.
commitment = Impronta
seed = Seme
replay-step = Passo
replay-at = Passo { $at } di { $last }
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-on = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-viewer = Visto da
review = Analisi
viewer-none = uno spettatore
viewer-all = tutti insieme

# ---- chi siamo

about-line = Che cos'è, e sul lavoro di chi poggia
about-what = La casa
about-what-text = Sixgun gioca sparatorie del West, ognuna dal suo regolamento, regola per regola. Per sederti ti serve un nome, e nient'altro.
about-fair-text = Ogni mescolata è sigillata con un'impronta prima della prima carta e mostrata dopo l'ultima. I replay la controllano.
about-house = Dati della casa
about-house-text = Quando nessuna fonte riporta una cifra di un gioco, la inventiamo noi, la segniamo come tale, e chi possiede la scatola può correggerla.
about-house-parts = { LIST($parts, of: "figures") }.
about-privacy = Che cosa resta di te
about-privacy-text = Un cookie con un segreto a cui appartengono i tuoi posti, i nomi e le parole che scrivi ai tavoli, e le partite. Nessun account, nessun tracciamento, nulla da altri siti. Il tuo browser ricorda nome, lingua, tema e suoni.
about-privacy-me = Portalo con te, scaricalo o cancellalo
about-credits = Ringraziamenti
about-icons = Le icone sono degli autori di
about-fonts = Caratteri: Rye, copyright 2012 Sorkin Type Co, e Bitter, copyright 2011 The Bitter Project Authors, entrambi con licenza SIL Open Font License.
about-licences = Tutte le licenze, parola per parola
about-program = Il programma è software libero, con licenza MIT.
about-robots = Per i programmi
about-robots-text = Tutto quello che fa questa pagina lo può fare anche un programma:

# ---- my games

continue = Continua
continue-all = Tutte le partite ({ $count })
clear-away = Togli
clear-away-what = Togli: { $table }
clear-sure = Un bot gioca al posto tuo. Confermi?
clear-sure-open = Ti alzi da questo tavolo. Confermi?
clear-yes = Toglila
my-record = I miei risultati
record-game = Gioco
record-against = Contro
record-people = persone
record-mixed = bot di vari livelli
record-won = Vinte
record-drawn = Parità
record-lost = Perse

# ---- che cosa va storto qui

no-page = Qui passa solo il vento
no-page-hint = A questo indirizzo non c'è nessuna pagina.
no-table = Questo tavolo non c'è
no-table-hint = Forse il link è troncato, o il tavolo è stato sparecchiato.
refusal-no-connection = Non si riesce a raggiungere il server: controlla la connessione e riprova.
refusal-no-answer = Il server non ha risposto come doveva ({ $status }): riprova fra un momento.
refusal-connection-lost = La linea è caduta prima della risposta: guarda se la richiesta è arrivata, poi riprova.
refusal-page-fault = Qualcosa è andato storto in questa pagina: ricaricala.
