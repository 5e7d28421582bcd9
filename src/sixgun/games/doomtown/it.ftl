title = Doomtown: Reloaded
tagline = Costruisci una città, tienine le proprietà e regola i conti con cinque carte.
how-to-play =
    Ogni giorno ha quattro fasi.
      Gamblin'   una ghost rock a testa; la mano di poker più bassa vince il piatto e il suo giocatore è il Winner.
      Upkeep     il tuo covo e i tuoi deed ti pagano, e tu paghi i tuoi dude.
      High Noon  a turno, una giocata a testa: muovi, compra, sfida, scambia, usa un'abilità o passa. Quando tutti
                 passano di seguito, la fase è finita.
      Sundown    vince chi ha più controllo dell'influenza di ogni altro giocatore. Se nessuno ci riesce, si torna a
                 cinque carte in mano, si ripristina tutto e comincia un altro giorno.
    In uno shootout ogni parte pesca una mano di poker dal proprio mazzo: gli stud danno più carte, i draw ne cambiano
    alcune. La differenza fra i ranghi dice quante perdite subisce chi ha la mano peggiore.
    Due carte uguali per seme e valore fanno una mano cheatin', per la quale gli altri possono punirti.

# ---- options of the game

option-deck1 = Il mazzo del primo giocatore.
option-deck1-learn-law-dogs = Prima partita: Law Dogs
option-deck1-learn-sloane-gang = Prima partita: Sloane Gang
option-deck1-intermediate-law-dogs = Secondo passo: Law Dogs
option-deck1-intermediate-sloane-gang = Secondo passo: Sloane Gang
option-deck1-intermediate-fourth-ring = Secondo passo: Fourth Ring
option-deck1-intermediate-morgan-cattle-co = Secondo passo: Morgan Cattle Co.
option-deck1-own1 = Mazzo proprio 1
option-deck1-own2 = Mazzo proprio 2
option-deck1-own3 = Mazzo proprio 3
option-deck1-own4 = Mazzo proprio 4
option-deck2 = Il mazzo del secondo giocatore.
option-deck2-learn-law-dogs = Prima partita: Law Dogs
option-deck2-learn-sloane-gang = Prima partita: Sloane Gang
option-deck2-intermediate-law-dogs = Secondo passo: Law Dogs
option-deck2-intermediate-sloane-gang = Secondo passo: Sloane Gang
option-deck2-intermediate-fourth-ring = Secondo passo: Fourth Ring
option-deck2-intermediate-morgan-cattle-co = Secondo passo: Morgan Cattle Co.
option-deck2-own1 = Mazzo proprio 1
option-deck2-own2 = Mazzo proprio 2
option-deck2-own3 = Mazzo proprio 3
option-deck2-own4 = Mazzo proprio 4
option-deck3 = Il mazzo del terzo giocatore.
option-deck3-learn-law-dogs = Prima partita: Law Dogs
option-deck3-learn-sloane-gang = Prima partita: Sloane Gang
option-deck3-intermediate-law-dogs = Secondo passo: Law Dogs
option-deck3-intermediate-sloane-gang = Secondo passo: Sloane Gang
option-deck3-intermediate-fourth-ring = Secondo passo: Fourth Ring
option-deck3-intermediate-morgan-cattle-co = Secondo passo: Morgan Cattle Co.
option-deck3-own1 = Mazzo proprio 1
option-deck3-own2 = Mazzo proprio 2
option-deck3-own3 = Mazzo proprio 3
option-deck3-own4 = Mazzo proprio 4
option-deck4 = Il mazzo del quarto giocatore.
option-deck4-learn-law-dogs = Prima partita: Law Dogs
option-deck4-learn-sloane-gang = Prima partita: Sloane Gang
option-deck4-intermediate-law-dogs = Secondo passo: Law Dogs
option-deck4-intermediate-sloane-gang = Secondo passo: Sloane Gang
option-deck4-intermediate-fourth-ring = Secondo passo: Fourth Ring
option-deck4-intermediate-morgan-cattle-co = Secondo passo: Morgan Cattle Co.
option-deck4-own1 = Mazzo proprio 1
option-deck4-own2 = Mazzo proprio 2
option-deck4-own3 = Mazzo proprio 3
option-deck4-own4 = Mazzo proprio 4
option-gang = Se scegli tu la banda iniziale.
option-gang-chosen = la scegli tu
option-gang-ready = quella indicata dal mazzo
option-short = La partita breve per tre o più: basta più controllo dell'influenza di un solo altro giocatore.
option-order = Chi comincia le giocate di uno shootout senza il Winner.
option-order-winner = il primo in senso orario dopo il Winner
option-order-mark = il mark

# ---- places, phases, ends

card-square = piazza
phase-setup = preparazione
phase-gamblin = Gamblin'
phase-upkeep = Upkeep
phase-noon = High Noon
phase-sundown = Sundown
end-left = l'estremità sinistra
end-right = l'estremità destra
how-discard = è scartato
how-ace = è eliminato
how-home = torna al covo esaurito
trigger-game-start = l'inizio della partita
trigger-upkeep-start = l'inizio dell'Upkeep
trigger-sundown = il Sundown
trigger-entering = un dude che sta per entrare in gioco
trigger-joins = un dude che si unisce a una posse
trigger-boots-to-join = un dude che sta per esaurirsi per unirsi
trigger-shootout-start = l'inizio dello shootout
trigger-shootout-end = la fine dello shootout
trigger-revealed = la tua draw hand
trigger-cheatin-revealed = una mano cheatin'
trigger-casualty-discarding = un dude che sta per essere scartato
trigger-casualty-discarded = un dude scartato
trigger-lumps-taken = le tue perdite
trigger-aced = un dude eliminato
trigger-pulled = l'estrazione
trigger-spell-cast = la magia

# ---- what is asked

ask-gang = Scegli la banda iniziale: { $count } finora, restano { $left } ghost rock.
ask-wages = L'upkeep è { $cost }, hai { $have }. Chi lasci andare?
ask-noon = La tua giocata di High Noon.
ask-shootout = La tua giocata di Shootout.
ask-resolution = La tua giocata di Resolution.
ask-cheatin = C'è una mano cheatin' in tavola.
ask-react = Reagisci? Si tratta di: { NAME($trigger, of: "trigger") }.
ask-call-out = { NAME($caller, of: "card") } sfida { NAME($target, of: "card") }.
ask-posse = Chi si unisce alla tua posse? Il luogo: { NAME($place, of: "card") }.
ask-ally = Sei invitato nella posse. Il luogo: { NAME($place, of: "card") }.
ask-shooter = Scegli il tuo shooter.
ask-redraw = Quali carte cambi? Al massimo ancora { $left }.
ask-keep = Quali carte scarti? Ancora { $left }.
ask-joker = Per che carta vale il joker?
ask-pulled-joker = Hai estratto un joker: per che carta vale?
ask-casualties = Indica le perdite: { $need } da coprire.
ask-run-or-gun = Dopo il round { $round }: chi scappa?
ask-oppose = Ti opponi al job? Il luogo: { NAME($place, of: "card") }.
ask-choose = { NAME($card, of: "card") }: scegli.
ask-choose-some = { NAME($card, of: "card") }: scegli uno o più.
ask-may = { NAME($card, of: "card") }: lo vuoi fare?
ask-either = { NAME($card, of: "card") }: quale dei due?
ask-pay = { NAME($card, of: "card") }: quanto paghi?
ask-take = { NAME($card, of: "card") }: quanto prendi?
ask-name-card = { NAME($card, of: "card") }: indica seme e valore.
ask-victim = Quale giocatore con una mano cheatin'?
ask-lead = Chi guida il job?
ask-trade = Altro da scambiare?
ask-surplus = Un'arma e un cavallo a testa: scartane uno.
ask-bid = Sono state pagate { $paid } ghost rock. Quanto paghi?
ask-sundown = Scarti una carta prima di pescare?
ask-hand-limit = Scarta fino ad avere { $size } carte.
ask-deed-end = Dove va { NAME($card, of: "card") }?
ask-host = Chi prende { NAME($card, of: "card") }?

# ---- picks

pick-pass = Passa
pick-done = Fatto
pick-yes = Sì
pick-no = No
pick-accept = Accetta
pick-refuse = Rifiuta e torna al covo esaurito
pick-oppose = Opponiti
pick-gang = { NAME($card, of: "card") }
pick-move = { NAME($card, of: "card") }: { NAME($to, of: "card") }
pick-move-boot = { NAME($card, of: "card") }: { NAME($to, of: "card") }, esaurendosi
pick-call-out = { NAME($card, of: "card") } sfida { NAME($to, of: "card") }
pick-shop = { NAME($card, of: "card") }
pick-shop-end = { NAME($card, of: "card") } presso { NAME($end, of: "end") } della strada
pick-shop-for = { NAME($card, of: "card") } per { NAME($to, of: "card") }
pick-invent = { NAME($to, of: "card") } inventa { NAME($card, of: "card") }
pick-trade = { NAME($card, of: "card") } a { NAME($to, of: "card") }
pick-replace = { NAME($card, of: "card") } sostituisce { NAME($to, of: "card") }
pick-act = { NAME($card, of: "card") }
pick-act-nth = { NAME($card, of: "card") }, abilità { $number }
pick-play = { NAME($card, of: "card") }
pick-play-nth = { NAME($card, of: "card") }, abilità { $number }
pick-choose = { NAME($card, of: "card") }
pick-choose-seat = { SEAT($seat) }
pick-choose-end = { NAME($end, of: "end") }
pick-choose-ability = { NAME($card, of: "card") }, abilità { $number }
pick-pay = { $number } ghost rock
pick-take = { $number } ghost rock
pick-bid = { $number } ghost rock
pick-either = { $number ->
        [1] Il primo effetto
       *[other] Il secondo effetto
    }
pick-name = { $name }
pick-lead = { NAME($card, of: "card") }
pick-join = { NAME($card, of: "card") }
pick-invite = Invita { SEAT($seat) }
pick-shooter = { NAME($card, of: "card") }
pick-redraw = Cambia { NAME($card, of: "card") }
pick-drop = Scarta { NAME($card, of: "card") }
pick-discard = Scarta { NAME($card, of: "card") }
pick-discard-hand = Scarta { NAME($card, of: "card") }
pick-ace = Elimina { NAME($card, of: "card") }
pick-home = { NAME($card, of: "card") } torna al covo esaurito
pick-flee = { NAME($card, of: "card") } scappa
pick-release = Lascia andare { NAME($card, of: "card") }
menu-move = Muovere
menu-call-out = Sfidare
menu-shop = Comprare
menu-invent = Inventare un Gadget
menu-trade = Scambiare
menu-replace = Sostituire un dude
menu-act = Usare un'abilità
menu-play = Giocare un'azione
menu-card = { NAME($card, of: "card") }

# ---- what happens

event-day = Giorno { $day }.
event-phase = { NAME($phase, of: "phase") }.
event-gang = { SEAT($seat) } comincia con { LIST($cards, of: "card") }.
event-drew = { $count ->
        [1] { SEAT($seat) } pesca una carta.
       *[other] { SEAT($seat) } pesca { $count } carte.
    }
event-drew-secret = Peschi { LIST($faces, of: "card") }.
event-reshuffled = { SEAT($seat) } rimescola gli scarti in un nuovo mazzo.
event-ante = { $loan ->
        [0] { SEAT($seat) } mette la posta.
       *[other] { SEAT($seat) } prende in prestito la posta.
    }
event-lowball = { $cheatin ->
        [0] { SEAT($seat) } mostra il rango { $rank }: { LIST($faces, of: "card") }.
       *[other] { SEAT($seat) } mostra il rango { $rank }, cheatin': { LIST($faces, of: "card") }.
    }
event-named = { SEAT($seat) } dichiara il joker { $as }.
event-tied = { SEATS($seats) } sono pari e pescano di nuovo.
event-winner = { SEAT($seat) } è il Winner e prende { $pot } ghost rock.
event-income = { SEAT($seat) } incassa { $amount } ghost rock.
event-repaid = { SEAT($seat) } restituisce { $amount }.
event-wages = { SEAT($seat) } paga { $amount } ghost rock di upkeep.
event-released = { SEAT($seat) } non paga { NAME($card, of: "card") }.
event-passed = { SEAT($seat) } passa.
event-moved = { NAME($card, of: "card") } si sposta: { NAME($place, of: "card") }.
event-home-booted = { NAME($card, of: "card") } torna al covo esaurito.
event-shopped = { SEAT($seat) } mette in gioco { NAME($card, of: "card") } per { $cost }.
event-attached = { NAME($card, of: "card") } va a { NAME($to, of: "card") }.
event-placed = { NAME($card, of: "card") } apre i battenti.
event-called-out = { NAME($card, of: "card") } sfida { NAME($target, of: "card") }.
event-refused = { NAME($card, of: "card") } rifiuta.
event-accepted = { NAME($card, of: "card") } accetta lo scontro.
event-posse = { SEAT($seat) } schiera { LIST($cards, of: "card") }.
event-joined = { NAME($card, of: "card") } si unisce alla posse.
event-left-posse = { NAME($card, of: "card") } è fuori dallo shootout.
event-shootout = Shootout! Il luogo: { NAME($place, of: "card") }.
event-round = Round { $round }.
event-shooter = { SEAT($seat) } sceglie { NAME($card, of: "card") } come shooter.
event-drew-hand = { SEAT($seat) } pesca una mano di { $count } carte.
event-redrew = { $count ->
        [1] { SEAT($seat) } cambia una carta: { LIST($faces, of: "card") }.
       *[other] { SEAT($seat) } cambia { $count } carte: { LIST($faces, of: "card") }.
    }
event-dropped = { SEAT($seat) } scarta { LIST($faces, of: "card") }.
event-revealed = { $cheatin ->
        [0] { SEAT($seat) } rivela il rango { $rank }: { LIST($faces, of: "card") }.
       *[other] { SEAT($seat) } rivela il rango { $rank }, cheatin': { LIST($faces, of: "card") }.
    }
event-hand-changed = { $cheatin ->
        [0] { SEAT($seat) } ora ha il rango { $rank }: { LIST($faces, of: "card") }.
       *[other] { SEAT($seat) } ora ha il rango { $rank }, cheatin': { LIST($faces, of: "card") }.
    }
event-ranks = { SEAT($seat) } ha il rango { $rank }, { SEAT($other) } il rango { $rank2 }.
event-round-won = { SEAT($seat) } vince il round.
event-round-tied = Nessuno vince il round.
event-lumps = { $count ->
        [1] { SEAT($seat) } subisce una perdita.
       *[other] { SEAT($seat) } subisce { $count } perdite.
    }
event-casualty = { NAME($card, of: "card") } { NAME($how, of: "how") }.
event-fled = { NAME($card, of: "card") } scappa.
event-shootout-won = { SEAT($seat) } vince lo shootout.
event-shootout-over = Nessuno vince lo shootout.
event-used = { SEAT($seat) } usa { NAME($card, of: "card") }.
event-played = { SEAT($seat) } gioca { NAME($card, of: "card") }.
event-chose = { SEAT($seat) } sceglie { NAME($card, of: "card") }.
event-booted = { NAME($card, of: "card") } si esaurisce.
event-unbooted = { NAME($card, of: "card") } è di nuovo pronto.
event-discarded = { NAME($card, of: "card") } va negli scarti.
event-aced = { NAME($card, of: "card") } va nella Boot Hill.
event-removed = { NAME($card, of: "card") } esce dalla partita.
event-hand-discarded = { SEAT($seat) } scarta { NAME($card, of: "card") }.
event-hand-aced = { SEAT($seat) } elimina { NAME($card, of: "card") }.
event-joker-aced = Il joker di { SEAT($seat) } è eliminato.
event-to-hand = { SEAT($seat) } prende in mano { NAME($card, of: "card") }.
event-gained = { SEAT($seat) } guadagna { $amount } ghost rock.
event-paid = { SEAT($seat) } paga { $amount } ghost rock.
event-took = { SEAT($seat) } prende { $amount } ghost rock { SEAT($from, form: "to") }.
event-bounty = La taglia su { NAME($card, of: "card") } è { $bounty }.
event-reward = { SEAT($seat) } incassa { $amount } ghost rock per { NAME($card, of: "card") }.
event-point = { NAME($card, of: "card") } ha { $points } punti controllo permanenti.
event-pulled = { SEAT($seat) } estrae { NAME($card, of: "card") }.
event-pulled-nothing = { SEAT($seat) } non ha carte da estrarre.
event-pull = L'estrazione è { $code }.
event-skill = { $success ->
        [0] { NAME($card, of: "card") } arriva a { $check } contro { $difficulty }: non riesce.
       *[other] { NAME($card, of: "card") } arriva a { $check } contro { $difficulty }: riesce.
    }
event-rank = La mano di { SEAT($seat) } ha il rango { $rank }.
event-recast = { NAME($card, of: "card") } ora vale { $as }.
event-job = { NAME($card, of: "card") } guida un job contro { NAME($mark, of: "card") }.
event-opposed = { SEAT($seat) } si oppone al job.
event-unopposed = Nessuno si oppone al job.
event-job-done = { $success ->
        [0] Il job fallisce.
       *[other] Il job riesce.
    }
event-invented = { $success ->
        [0] { NAME($card, of: "card") } va in fumo.
       *[other] { NAME($card, of: "card") } funziona.
    }
event-traded = { NAME($to, of: "card") } riceve { NAME($card, of: "card") }.
event-replaced = { NAME($by, of: "card") } sostituisce la versione precedente.
event-bid = { SEAT($seat) } paga { $amount }.
event-sundown-discard = { SEAT($seat) } scarta { NAME($card, of: "card") }.
event-victory = { SEAT($seat) } controlla la città e vince.
event-shuffled = { SEAT($seat) } mescola il mazzo.
event-order = { SEAT($seat) } comincia.
event-token = { NAME($card, of: "card") } arriva in città.
event-turned-up = { SEAT($seat) } scopre { LIST($faces, of: "card") }.
event-drew-hand-secret = Peschi per la tua mano: { LIST($faces, of: "card") }.

# ---- the table in text

board-day = Giorno { $day }, { NAME($phase, of: "phase") }; piatto { $pot }
board-square = Piazza
board-place = { NAME($card, of: "card") } di { SEAT($seat) }{ $own ->
        [0] , controllo a { SEAT($controller) }
       *[other] {""}
    }{ $booted ->
        [0] {""}
       *[other] , esaurito
    }; controllo { $control }, produzione { $production }
board-dude = { NAME($card, of: "card") } ({ SEAT($seat) }) { $bullets } { $stud ->
        [0] draw
       *[other] stud
    }, influenza { $influence }{ $bounty ->
        [0] {""}
       *[other] , taglia { $bounty }
    }{ $booted ->
        [0] {""}
       *[other] , esaurito
    }{ $armed ->
        [0] {""}
       *[other] , con { LIST($gear, of: "card") }
    }
board-shootout = Shootout, round { $round }: { NAME($place, of: "card") }
board-player = { SEAT($seat) }: { NAME($outfit, of: "card") }, { $stash } ghost rock
board-totals = controllo { $control }, influenza { $influence }
board-piles = mazzo { $deck }, scarti { $discards }
board-hand = { $known ->
        [0] mano: { $hidden } coperte
       *[other] { $hidden ->
            [0] mano: { LIST($cards, of: "card") }
           *[other] mano: { LIST($cards, of: "card") }, { $hidden } coperte
        }
    }
board-drawn = Draw hand di { SEAT($seat) }: { LIST($cards) }
legend = Di ogni dude si vedono le pallottole, stud o draw, e l'influenza.

# ---- refusals

refusal-not-offered = Non è fra le scelte di adesso.
refusal-joker-from-hand = Un joker non si gioca mai dalla mano.
refusal-action-not-shopped = { NAME($card, of: "card") } è un'azione: si gioca, non si compra.
refusal-unique = { NAME($card, of: "card") } è unica, e una tua copia è in gioco o nella tua Boot Hill.
refusal-allegiance = { NAME($card, of: "card") } non collabora con l'altra parte: hai in gioco carte Union o Confederate.
refusal-too-dear = { NAME($card, of: "card") } costa { $cost } e tu hai { $have }.
refusal-gang-dudes-only = { NAME($card, of: "card") } non è un dude.
refusal-not-in-deck = Nel tuo mazzo non c'è più { NAME($card, of: "card") }.
refusal-gang-full = Una banda iniziale ha al massimo { $most } dude.
refusal-gang-other-outfit = { NAME($card, of: "card") } appartiene a un'altra fazione.
refusal-gang-too-dear = Con { NAME($card, of: "card") } la banda costerebbe { $cost }; la tua riserva è { $have }.
refusal-gang-one-grifter = Una banda iniziale ha al massimo un Grifter.
refusal-gang-allegiance = Le carte Union e Confederate non cominciano insieme.
refusal-used-today = { NAME($card, of: "card") } è già stata usata oggi.
refusal-booted = { NAME($card, of: "card") } è esaurita.
refusal-not-yours = Non controlli { NAME($card, of: "card") }.
refusal-no-abilities = Le abilità di { NAME($card, of: "card") } ora non si possono usare.
refusal-no-skill = Manca l'abilità per { NAME($card, of: "card") }.
refusal-headline = Un solo Headline per shootout: { NAME($card, of: "card") } deve aspettare.
refusal-no-leader = Nessun dude pronto può guidare { NAME($card, of: "card") }.
refusal-no-cheater = Nessun altro ha una mano cheatin'.
refusal-cheatin-once = Su quella mano è già stata usata un'abilità Cheatin'.
refusal-cheatin-on-self = La mano cheatin' è la tua.
refusal-requirement = { NAME($card, of: "card") } non trova ciò che richiede.
refusal-no-such-card = Lì non hai una carta con quell'abilità.
refusal-not-now = { NAME($card, of: "card") } non si può usare in questo momento.
refusal-outside-posse = { NAME($card, of: "card") } non è nella tua posse.
refusal-not-a-play = Non è una giocata di High Noon.
refusal-not-a-shootout-play = Non è una giocata di Shootout.
refusal-not-a-resolution-play = Non è una giocata di Resolution.
refusal-not-a-cheatin-play = Ora si possono usare solo abilità Cheatin'.
refusal-not-your-dude = Non è un tuo dude in gioco.
refusal-booted-move = { NAME($card, of: "card") } è esaurito e non può muovere.
refusal-no-such-place = Per { NAME($card, of: "card") } quel luogo non esiste.
refusal-already-there = { NAME($card, of: "card") } è già lì.
refusal-not-an-opponent = Si sfida solo un dude di un altro giocatore.
refusal-elsewhere = { NAME($card, of: "card") } e { NAME($target, of: "card") } non sono nello stesso luogo.
refusal-at-own-home = { NAME($target, of: "card") } è nel proprio covo e con questa giocata non si può sfidare.
refusal-not-called-out = { NAME($target, of: "card") } ora non può essere sfidato.
refusal-not-in-hand = Quella carta non è nella tua mano.
refusal-gadget-invented = I Gadget si inventano, le altre carte si comprano: { NAME($card, of: "card") }.
refusal-dude-at-home = { NAME($card, of: "card") } entra in gioco nel tuo covo.
refusal-deed-at-an-end = { NAME($card, of: "card") } va a un'estremità della tua strada, o fuori città se lo dice.
refusal-carrier-yours = { NAME($card, of: "card") } va data a uno dei tuoi dude.
refusal-carrier-booted = { NAME($dude, of: "card") } è esaurito e non può prendere { NAME($card, of: "card") }.
refusal-cannot-carry = { NAME($dude, of: "card") } non può portare { NAME($card, of: "card") }.
refusal-place-not-controlled = { NAME($dude, of: "card") } non è in un luogo che controlli.
refusal-not-your-goods = Non è un bene dei tuoi dude.
refusal-spell-traded = Le magie non si scambiano: { NAME($card, of: "card") }.
refusal-not-together = { NAME($dude, of: "card") } è altrove.
refusal-traded-today = { NAME($card, of: "card") } è già stata scambiata oggi.
refusal-other-version = { NAME($card, of: "card") } non è un'altra versione di quel dude.
refusal-level-step = I livelli distano più di uno: { NAME($card, of: "card") }.
refusal-replaced-today = Quel dude è già stato sostituito oggi.
refusal-in-posse = { NAME($dude, of: "card") } è già in una posse.
refusal-not-adjacent = { NAME($dude, of: "card") } non è lì né in un luogo adiacente.
refusal-booted-elsewhere = { NAME($dude, of: "card") } è esaurito e non è lì.
refusal-posse-empty = Una posse ha bisogno di almeno un dude.
refusal-not-in-posse = Quel dude non è nella tua posse.
refusal-not-in-draw-hand = Quella carta non è nella tua draw hand.
refusal-casualties-under = Restano da coprire esattamente { $need } perdite.
refusal-casualties-over = Le perdite da coprire sono solo { $need }: sarebbero troppe.
refusal-not-a-casualty = Quella carta non può essere una perdita.
refusal-not-that-way = { NAME($card, of: "card") } non copre perdite in quel modo.
refusal-first-casualty = La prima perdita deve essere un altro dude.
refusal-wages-too-dear = L'upkeep è { $cost } e tu hai { $have }.
refusal-no-upkeep = { NAME($card, of: "card") } non costa nulla e resta.
refusal-position-no-card = { $field }: non c'è una carta { $card } libera.
refusal-position-copies = { $field }: { NAME($card, of: "card") } compare più di { $most } volte.
refusal-deck-unknown = Nessuna carta si chiama { $card }.
refusal-deck-outfit = Un mazzo ha esattamente una fazione; qui sono { $got }.
refusal-deck-size = Un mazzo ha esattamente { $want } carte con valore; qui sono { $got }.
refusal-deck-jokers = Un mazzo ha al massimo { $most } joker; qui sono { $got }.
refusal-deck-suit-value = { $name } compare { $got } volte; al massimo quattro carte possono avere lo stesso seme e valore.
refusal-deck-title = { $title } compare { $got } volte; al massimo sono quattro.
refusal-deck-token = { NAME($card, of: "card") } è un token e non va in nessun mazzo.
refusal-deck-unreadable = { $file } non è una lista leggibile.
refusal-deck-entities = { $file } contiene un tipo di documento, che ai mazzi non serve e che non viene letto.
refusal-position-no-place = { $field }: non c'è un luogo { $place } in gioco.
refusal-position-kind = { $field }: { NAME($card, of: "card") } è di un altro tipo.
refusal-position-rocks = Manca della ghost rock, o ce n'è di troppo.

reason-control = più controllo dell'influenza di ogni rivale
reason-nobody-left = nessuno rimasto in città
