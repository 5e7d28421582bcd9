title = Make You Gunfighters
tagline = Nascondi la tua banda e indovina dove si nascondono le altre: vince chi resta per ultimo.

aim = { $control ->
    [1] Resta l'ultima banda in piedi, arriva a nove monete o controlla tre luoghi.
   *[0] Resta l'ultima banda in piedi, o arriva a nove monete.
  }
how-to-play =
    Ogni carta in mano è un tuo pistolero, nascosto nel luogo scritto sulla carta. Nel tuo turno fai una cosa sola:
      Muoviti  metti giù una carta e pescane un'altra: quel pistolero ora si nasconde altrove.
      Spara    mostra una carta e punta qualcuno: perde tutte le sue carte di quel luogo. La tua la tieni, ma ora
               tutti sanno che sei lì. Ogni $ su una carta colpita ti porta una moneta.
      Storia   paga una moneta e scopri una carta Storia.
    Con una sola carta ricevi una carta Climax. Senza carte sei fuori.
    Vince chi resta per ultimo; vince anche chi ha nove monete alla fine di un turno.

# ---- opzioni del gioco

option-plaza = Regola A: la Piazza collega la Città.
option-control = Regola B: tre carte di un luogo ne danno il controllo.
option-ten_seconds = Chi ci mette più di dieci secondi perde una carta e il turno.
option-coins_checked = Quando si vince con nove monete: alla fine di un turno o di un giro intero. Il regolamento dice «round» e non precisa quale.

# ---- luoghi e carte

place-stable = Stalla
    .at = alla Stalla
    .the = la Stalla
place-saloon = Saloon
    .at = al Saloon
    .the = il Saloon
place-station = Stazione
    .at = alla Stazione
    .the = la Stazione
place-plaza = Piazza
    .at = in Piazza
    .the = la Piazza
place-ranch = Ranch
    .at = al Ranch
    .the = il Ranch
place-hill = Collina
    .at = sulla Collina
    .the = la Collina

card-stable = Stalla
card-saloon = Saloon
card-station = Stazione
card-plaza = Piazza
card-ranch = Ranch
card-hill = Collina

described-card = { NAME($card, of: "card") }: uno dei tuoi pistoleri { NAME($card, of: "place", form: "at") }. Mostrala per sparare lì: il bersaglio scarta tutte le carte di quel luogo.

climax-quick-draw = Quick Draw
climax-horse = Horse
climax-rifle = Rifle
climax-hard-liquor = Hard Liquor
climax-none = nessuna carta Climax
climax-text-quick-draw = Estrazione rapida: dopo un movimento puoi anche sparare.
climax-text-horse = Cavallo: dopo uno sparo puoi anche muoverti.
climax-text-rifle = Fucile: spara ovunque senza mostrare niente.
climax-text-hard-liquor = Liquore forte: non fa niente, ma brucia in gola.

story-one-buddy = One Buddy Comes Runnin'
story-two-buddy = Two Buddy Comes Runnin'
story-bunch-buddy = Bunch Buddy Comes Runnin'
story-town-crier = Il banditore
story-telltale-tracks = Tracce nella polvere
story-barn-fire = Incendio nella stalla
story-saloon-brawl = Rissa al saloon
story-train-wreck = Disastro ferroviario
story-powder-keg = Barile di polvere
story-traitor = Un traditore nella banda
story-sheriffs-reward = La taglia dello sceriffo
story-high-noon = Mezzogiorno di fuoco
story-text-one-buddy = Un pistolero si unisce alla banda di chi pesca.
story-text-two-buddy = Due pistoleri si uniscono alla banda di chi pesca.
story-text-bunch-buddy = Tre pistoleri si uniscono alla banda di chi pesca.
story-text-town-crier = Chi pesca nomina un luogo, e tutti mostrano chi c'è; poi chi pesca può sparare ovunque.
story-text-telltale-tracks = Un avversario scelto da chi pesca mostra tutta la mano; poi chi pesca può sparare ovunque.
story-text-barn-fire = Chi ha pistoleri alla Stalla ne perde uno.
story-text-saloon-brawl = Chi ha pistoleri al Saloon ne perde uno.
story-text-train-wreck = Chi ha pistoleri alla Stazione ne perde uno.
story-text-powder-keg = Chi pesca perde un pistolero a caso e, se sopravvive, può sparare ovunque.
story-text-traitor = La banda più numerosa perde un pistolero a sua scelta; poi chi pesca può sparare ovunque.
story-text-sheriffs-reward = Chi pesca prende due monete dalla banca.
story-text-high-noon = Chi pesca può sparare ovunque.

# ---- che cosa si chiede

ask-action = Tocca a te: ti muovi, spari o fai avanzare la Storia?
ask-add-shot = Quick Draw: dopo il movimento puoi sparare. Spari?
ask-add-move = Horse: dopo lo sparo puoi muoverti. Ti muovi?
ask-story-shot = { NAME($story, of: "story") }: spari a qualcuno, ovunque sia?
ask-claim = Fine del turno: prendi il controllo di un luogo con tre carte?
ask-lose = Quale pistolero perdi { NAME($place, of: "place", form: "at") }?
ask-lose-any = Quale pistolero perdi?
ask-top = Ti hanno colpito { NAME($place, of: "place", form: "at") }: quale carta va in cima agli scarti?
ask-name = Il banditore: nomina un luogo.
ask-point = Tracce nella polvere: chi mostra tutta la mano?
ask-tie = Siete rimasti in due, un pistolero a testa e neanche una moneta: parità? Se uno rifiuta, ognuno prende { $coins } monete.

# ---- opzioni di una domanda, per intero e passo per passo

pick-move = Lascia { NAME($card, of: "card") } e pesca dal mazzo
pick-take = Lascia { NAME($card, of: "card") } e prendi { NAME($top, of: "card") } dagli scarti
pick-shoot = Mostra { NAME($card, of: "card") } e spara { SEAT($target, form: "to") }
pick-shoot-across = Mostra { NAME($card, of: "card") } e spara { SEAT($target, form: "to") } { NAME($place, of: "place", form: "at") }
pick-shoot-free = Spara { SEAT($target, form: "to") } { NAME($place, of: "place", form: "at") }
pick-story = Paga una moneta e fai avanzare la Storia
pick-done = No, nient'altro
pick-claim = Prendi il controllo: { NAME($place, of: "place", form: "the") } con { LIST($cards, of: "card") } ({ NAME($top, of: "card") } in cima)
pick-lose = { NAME($card, of: "card") }
pick-top = { NAME($card, of: "card") }
pick-name = { NAME($place, of: "place") }
pick-point = { SEAT($target) }
pick-draw-yes = Accetta la parità
pick-draw-no = Continua a combattere
pick-late = Tempo scaduto: perdi una carta e il turno

menu-move = Muoviti
    .ask = Quale carta lasci?
menu-leave = lascia { NAME($card, of: "card") }
    .ask = Lasci { NAME($card, of: "card") }: da dove prendi la nuova carta?
menu-deck = pesca dal mazzo
menu-discards = prendi { NAME($top, of: "card") } dagli scarti
menu-shoot = Spara
    .ask = Spari: quale carta mostri, e a chi spari?
menu-show = mostra { NAME($card, of: "card") }
    .ask = Mostri { NAME($card, of: "card") }: a chi spari?
menu-show-across = mostra { NAME($card, of: "card") }, mira { NAME($place, of: "place", form: "at") }
    .ask = Mostri { NAME($card, of: "card") } e miri { NAME($place, of: "place", form: "at") }: a chi spari?
menu-place = { NAME($place, of: "place", form: "at") }
    .ask = Spari { NAME($place, of: "place", form: "at") }: a chi?
menu-target = { SEAT($target) }

# ---- che cosa succede

event-left = { SEAT($seat) } lascia { NAME($card, of: "card") }.
event-drew = { SEAT($seat) } pesca una carta.
event-drew-secret = { SEAT($seat) } pesca { NAME($card, of: "card") }.
event-took = { SEAT($seat) } prende { NAME($card, of: "card") } dagli scarti.
event-no-cards = Non ci sono più carte da pescare per { SEAT($seat) }.
event-reshuffled = Gli scarti ({ $count }) diventano un nuovo mazzo.
event-shot = { $shown ->
    [1] { SEAT($seat) } mostra { NAME($card, of: "card") }: BANG! { SEAT($target, form: "to") } { NAME($place, of: "place", form: "at") }.
   *[0] { SEAT($seat) }: BANG! { SEAT($target, form: "to") } { NAME($place, of: "place", form: "at") }, da chissà dove.
  }
event-missed = { SEAT($target) } lì non ha nessuno.
event-fell = { $count ->
    [one] { SEAT($target) } perde un pistolero: { LIST($cards, of: "card") }.
   *[other] { SEAT($target) } perde { $count } pistoleri: { LIST($cards, of: "card") }.
  }
event-on-top = In cima agli scarti va { NAME($card, of: "card") }.
event-earned = { $coins ->
    [one] { SEAT($seat) } prende una moneta dalla banca.
   *[other] { SEAT($seat) } prende { $coins } monete dalla banca.
  }
event-story = { SEAT($seat) } paga una moneta e scopre { NAME($story, of: "story") }. { NAME($story, of: "story-text") }
event-nobody-there = { SEAT($seat) } non ha nessuno { NAME($place, of: "place", form: "at") }.
event-lost = { SEAT($seat) } scarta { NAME($card, of: "card") }.
event-cried = { SEAT($seat) } chiede chi c'è { NAME($place, of: "place", form: "at") }.
event-showed = { $count ->
    [0] { SEAT($seat) } lì non ha nessuno.
   *[other] { SEAT($seat) } mostra { LIST($cards, of: "card") }.
  }
event-showed-hand = { SEAT($seat) } mostra tutta la mano: { LIST($cards, of: "card") }.
event-climax = { SEAT($seat) } resta con un solo pistolero e pesca { NAME($climax, of: "climax") }. { NAME($climax, of: "climax-text") }
event-no-climax = { SEAT($seat) } resta con un solo pistolero, e non ci sono più carte Climax.
event-climax-back = { NAME($climax, of: "climax") } torna in fondo alla pila.
event-out = { $shot ->
    [1] { $coins ->
        [0] { SEAT($by) } ha spazzato via la banda di { SEAT($seat) }.
        [one] { SEAT($by) } ha spazzato via la banda di { SEAT($seat) } e ne prende la moneta.
       *[other] { SEAT($by) } ha spazzato via la banda di { SEAT($seat) } e ne prende le { $coins } monete.
      }
   *[0] La banda di { SEAT($seat) } non c'è più.
  }
event-claimed = { SEAT($seat) } mette giù { LIST($cards, of: "card") } e controlla { NAME($place, of: "place", form: "the") }.
event-late = { SEAT($seat) } ci ha messo troppo.
event-tie-offered = { SEATS($seats) } si guardano negli occhi: parità?
event-tie-refused = Niente parità: ognuno prende { $coins } monete, e si continua.
event-ended = { $reason ->
    [last-standing] { SEATS($winners) } ha l'ultima banda in piedi e vince.
    [nine-coins] { SEATS($winners) } ha nove monete e vince.
    [three-locations] { SEATS($winners) } controlla tre luoghi e vince.
   *[draw] { SEATS($winners) } finiscono in parità.
  }

# ---- il tavolo in righe di testo

legend = Sul tavolo: ▮ una carta coperta, * una tua carta che tutti hanno visto, $ una banconota: una moneta per chi colpisce quella carta.
board-piles = Mazzo { $deck } · scarti { $discards }{ $top ->
    [none] {""}
   *[other] , in cima { NAME($top, of: "card") }
  } · banca { $bank } · Storia { $story } · Climax { $climax }
board-name = { SEAT($seat) }
board-cards = { $known ->
    [0] { $backs }
   *[other] { $backs } { LIST($cards, of: "card", join: "comma") }
  }
board-coins = { $coins ->
    [0] {""}
    [one] 1 moneta
   *[other] { $coins } monete
  }
board-climax = { $climax ->
    [none] {""}
   *[other] { NAME($climax, of: "climax") }
  }
board-controls = { $places ->
    [none] {""}
   *[other] controlla { LIST($places, of: "place", form: "the", join: "comma") }
  }
board-nowhere = { $places ->
    [none] {""}
   *[other] nessuno { LIST($places, of: "place", form: "at", join: "comma") }
  }
board-out = fuori dalla partita

# ---- rifiuti

refusal-not-in-hand = Non hai in mano { NAME($card, of: "card") }.
refusal-no-discards = Nella pila degli scarti non c'è nessuna carta da prendere.
refusal-own-place-only = Una carta { NAME($here, of: "card") } spara solo { NAME($here, of: "place", form: "at") }.
refusal-own-place-or-plaza = Una carta { NAME($here, of: "card") } spara { NAME($here, of: "place", form: "at") } o in Piazza, da nessun'altra parte.
refusal-hill-too-far = La Collina è troppo lontana dalla Città: { NAME($here, of: "place", form: "the") } e { NAME($there, of: "place", form: "the") } non si raggiungono a colpi di pistola.
refusal-not-at-yourself = Non puoi sparare alla tua banda: punta un altro giocatore.
refusal-no-such-player = Quel giocatore non esiste: a questo tavolo i posti sono { $seats }.
refusal-target-is-out = { SEAT($target) } è fuori dalla partita.
refusal-no-rifle = Solo il Rifle spara senza mostrare una carta.
refusal-nothing-shown = Questo sparo è gratuito: non si mostra nessuna carta.
refusal-not-among-the-fallen = Scegli una delle carte colpite.
refusal-no-coin = Far avanzare la Storia costa una moneta, e tu non ne hai.
refusal-no-clock = A questo tavolo si gioca senza la regola dei dieci secondi.
refusal-no-passing = Non puoi passare: muoviti, spara o fai avanzare la Storia.
refusal-not-an-action = Le sole azioni sono muoversi, sparare e far avanzare la Storia.
refusal-claim-at-the-end = Il controllo di un luogo si prende a fine turno, dopo l'azione, e solo se si gioca con la regola B.
refusal-three-alike = Servono tre carte { NAME($place, of: "card") } per prenderne il controllo, e tu ne hai { $held }.
refusal-only-that = Ora non puoi fare questo.
refusal-discard-a-card = Ora devi scartare una carta.
refusal-not-from-there = { NAME($card, of: "card") } non è { NAME($place, of: "place", form: "at") }: scarta una carta di lì.
refusal-name-a-location = Ora devi nominare un luogo.
refusal-point-at-somebody = Ora devi indicare un avversario.
refusal-answer-the-draw = Ora devi accettare o rifiutare la parità.
refusal-position-too-many = { $field }: la scatola non ha più di { $have } «{ $card }».
refusal-position-turn-out = turn è { $seat }, ma quella mano è vuota: dai il turno a un giocatore ancora in partita.
refusal-position-over = hands lascia meno di due giocatori in partita: dai carte ad almeno due.
refusal-position-climax = { $field }: solo un giocatore con esattamente una carta ha una carta Climax.
refusal-position-coins = coins e bank fanno { $got } in tutto, ma le monete sono { $total }.
refusal-position-cards = Una carta manca, oppure c'è due volte.
refusal-pack-total = { $field } fa { $got } in tutto, ma nella scatola ce ne sono { $want }.
figures-notes = banconote sulle carte Gunfire
figures-climax = la ripartizione delle carte Climax
figures-story = le carte Storia
reason-last-standing = ultima banda in piedi
reason-nine-coins = nove monete
reason-three-locations = tre luoghi
reason-draw = parità
refusal-position-not = { $field } esclude proprio il luogo di { $card }.
refusal-position-controlled = control dà a qualcuno tre luoghi, ma così la partita sarebbe finita.

# ---- il tavolo della pagina

page-board = Il tavolo
page-town = La città
page-hand = La tua banda
page-piles = Le pile
page-gang = { SEAT($seat) }: { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
  }, { $coins ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $coins } monete
  }
page-gang-turn = È il turno di { SEAT($seat) }.
page-gang-out = { SEAT($seat) } è fuori dalla partita.
page-gang-cards = Le carte di { SEAT($seat) }
page-card-known = { NAME($card, of: "card") }: l'hanno vista tutti.
page-card-secret = { NAME($card, of: "card") }: coperta sul tavolo.
page-card-down = { $places ->
    [none] Una carta coperta: può essere ovunque.
   *[other] Una carta coperta. Non è { LIST($places, of: "place", form: "at", join: "or") }.
  }
page-card-hand = { NAME($card, of: "card") }{ $shown ->
    [1] , vista da tutti
   *[0] {""}
  }
page-card-text = { $notes ->
    [0] { NAME($card, of: "card") }: un pistolero { NAME($place, of: "place", form: "at") }.
    [one] { NAME($card, of: "card") }: un pistolero { NAME($place, of: "place", form: "at") }. Chi colpisce questa carta prende una moneta.
   *[other] { NAME($card, of: "card") }: un pistolero { NAME($place, of: "place", form: "at") }. Chi colpisce questa carta prende { $notes } monete.
  }
page-card-seen = L'hanno vista tutti.
page-fallen = { NAME($card, of: "card") }, colpita
page-place-text = { $unseen ->
    [0] { NAME($place, of: "place") }: sai dove sono tutte le sue carte.
    [one] { NAME($place, of: "place") }: una delle sue carte ti è nascosta.
   *[other] { NAME($place, of: "place") }: { $unseen } delle sue carte ti sono nascoste.
  }
page-place-control = Il controllo è di { SEAT($seat) }.
page-coins-text = { $coins ->
    [0] { SEAT($seat) } non ha monete. Con nove si vince.
    [one] { SEAT($seat) } ha 1 moneta. Con nove si vince.
   *[other] { SEAT($seat) } ha { $coins } monete. Con nove si vince.
  }
page-deck = { $count ->
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count } carte
  }
page-deck-short = Mazzo
page-deck-text = Il mazzo: chi si muove lascia una carta e ne pesca una da qui.
page-discards = { $top ->
    [none] Scarti: nessuno
   *[other] Scarti: { $count }, in cima { NAME($top, of: "card") }
  }
page-discards-short = Scarti
page-discards-text = Gli scarti: chi si muove può prendere la carta in cima invece di pescare.
page-discards-all = Mostra tutti gli scarti
page-discards-title = Gli scarti, dall'alto
page-discards-none = Non è ancora stato scartato niente.
page-story = { $count ->
    [one] Mazzo Storia: 1 carta
   *[other] Mazzo Storia: { $count } carte
  }
page-story-short = Storia
page-story-text = Il mazzo Storia: con una moneta si scopre una carta.
page-story-last = { NAME($story, of: "story") }: { NAME($story, of: "story-text") }
page-climax-pile = { $count ->
    [one] Pila Climax: 1 carta
   *[other] Pila Climax: { $count } carte
  }
page-climax-short = Climax
page-climax-text = La pila Climax: chi resta con una sola carta pesca da qui.
page-climax-card = { NAME($climax, of: "climax") }: { NAME($climax, of: "climax-text") }
page-bank = { $count ->
    [one] Banca: 1 moneta
   *[other] Banca: { $count } monete
  }
page-bank-short = Banca
page-bank-text = La banca: da qui si pagano le banconote delle carte colpite.
page-controls = { SEAT($seat) } controlla { NAME($place, of: "place", form: "the") }.

# ---- studi

chronicle-length = turni
facet-order = posto nel primo giro
facet-climax = carta Climax (delle bande ridotte all'ultima carta)
facet-order-1 = gioca per primo
facet-order-2 = gioca per secondo
facet-order-3 = gioca per terzo
facet-order-4 = gioca per quarto
facet-order-5 = gioca per quinto
facet-order-6 = gioca per sesto
facet-order-7 = gioca per settimo

# ---- i motivi dei suggerimenti

because-seen-there = Tutti hanno visto qualcuno della banda di { SEAT($seat) } { NAME($place, of: "place", form: "at") }.
because-odds = Probabilità che { SEAT($seat) } abbia qualcuno { NAME($place, of: "place", form: "at") }: { $percent } %.
because-last-one = A { SEAT($seat) } resta un solo pistolero. Probabilità che sia { NAME($place, of: "place", form: "at") }: { $percent } %.
because-you-were-seen = Tutti ti hanno visto { NAME($place, of: "place", form: "at") }.
because-crowd = Hai { $count } pistoleri { NAME($place, of: "place", form: "at") }: un solo sparo li colpirebbe tutti.
because-no-shot = Nessuno sparo vale una carta scoperta: il migliore colpisce { $percent } volte su 100.
because-story = Hai { $coins ->
    [one] una moneta
   *[other] { $coins } monete
  }, e una carta Storia può portare pistoleri, monete o uno sparo.

# ---- probabilità

odds-gang = Dove può essere la banda di { SEAT($seat) }
odds-at = { NAME($place, of: "place") }
odds-title = { $cards ->
    [one] Una banda con una carta coperta
   *[other] Una banda con { $cards } carte coperte
  }, su { $unseen } non ancora viste: dove c'è qualcuno
odds-input-cards = Le carte coperte della banda; cinque se non è dato.
odds-input-seen = Le carte che sai altrove, anche le tue: i loro luoghi, con le virgole, come hill,ranch$.
odds-input-not = I luoghi dove della banda non c'è nessuno, come dopo uno sparo a vuoto, con le virgole.
odds-input-new = Quante delle carte sono arrivate dopo.
refusal-odds-no-room = { $cards } carte coperte non possono stare tutte altrove: fuori dai luoghi di { $field } { $left ->
    [one] resta una carta
   *[other] restano { $left } carte
  }.
