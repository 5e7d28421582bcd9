title = Doomtown: Reloaded
tagline = Costruisci una città, tienine le proprietà e regola i conti con cinque carte.
aim = { $short ->
    [1] Al Tramonto abbi più punti controllo dell'influenza di un rivale qualsiasi.
   *[0] Al Tramonto abbi più punti controllo dell'influenza di ogni rivale.
  }
how-to-play =
    Vinci al Tramonto se il tuo controllo supera l'influenza di ogni altro giocatore. Il controllo viene dalle
    proprietà, l'influenza dai personaggi. Una proprietà la controlla chi vi ha più influenza; in caso di parità, il
    proprietario. Ogni giorno ha quattro fasi.
      Scommessa     ognuno punta 1 ghost rock. La mano di poker più bassa prende il piatto e designa il Vincitore, che
                    oggi ha sempre la precedenza.
      Mantenimento  incassi dal covo e dalle proprietà che possiedi e controlli, poi paghi i tuoi personaggi.
      Mezzogiorno   a turno, una giocata a testa: muovi, compra, sfida, scambia, usa un'abilità o passa, finché
                    passano tutti di fila.
      Tramonto      se nessuno ha vinto, puoi scartare una carta, torni a cinque in mano e tutto è di nuovo pronto.
    In una sparatoria ogni posse pesca una mano duello: gli stud aggiungono carte, i draw ne fanno cambiare. Chi perde
    subisce una ferita per ogni livello di differenza: un personaggio scartato ne copre una, uno eliminato due. Due
    carte uguali per seme e valore fanno una mano Imbroglio, e gli altri possono punirti.

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
option-deck5 = Il mazzo del quinto giocatore.
option-deck5-learn-law-dogs = Prima partita: Law Dogs
option-deck5-learn-sloane-gang = Prima partita: Sloane Gang
option-deck5-intermediate-law-dogs = Secondo passo: Law Dogs
option-deck5-intermediate-sloane-gang = Secondo passo: Sloane Gang
option-deck5-intermediate-fourth-ring = Secondo passo: Fourth Ring
option-deck5-intermediate-morgan-cattle-co = Secondo passo: Morgan Cattle Co.
option-deck5-own1 = Mazzo proprio 1
option-deck5-own2 = Mazzo proprio 2
option-deck5-own3 = Mazzo proprio 3
option-deck5-own4 = Mazzo proprio 4
option-deck6 = Il mazzo del sesto giocatore.
option-deck6-learn-law-dogs = Prima partita: Law Dogs
option-deck6-learn-sloane-gang = Prima partita: Sloane Gang
option-deck6-intermediate-law-dogs = Secondo passo: Law Dogs
option-deck6-intermediate-sloane-gang = Secondo passo: Sloane Gang
option-deck6-intermediate-fourth-ring = Secondo passo: Fourth Ring
option-deck6-intermediate-morgan-cattle-co = Secondo passo: Morgan Cattle Co.
option-deck6-own1 = Mazzo proprio 1
option-deck6-own2 = Mazzo proprio 2
option-deck6-own3 = Mazzo proprio 3
option-deck6-own4 = Mazzo proprio 4
option-gang = Se scegli tu la banda iniziale.
option-gang-chosen = la scegli tu
option-gang-ready = quella indicata dal mazzo
option-short = La partita breve per tre o più: basta più controllo dell'influenza di un solo altro giocatore.
option-order = Chi comincia le giocate di uno shootout senza il Winner.
option-order-winner = il primo in senso orario dopo il Winner
option-order-mark = il mark
option-cut = Se si possono tagliare i mazzi degli altri.

# ---- places, phases, ends

card-square = piazza
phase-setup = preparazione
phase-gamblin = Gamblin'
phase-upkeep = Upkeep
phase-noon = High Noon
phase-sundown = Sundown
end-left = l'estremità sinistra
end-right = l'estremità destra
trigger-game-start = l'inizio della partita, con un Grifter
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
figures = { $kind ->
        [outfit] fazione; riserva { $stash }, produzione { $production }
        [dude] costa { $cost }, { $bullets } { $stud ->
            [0] draw
           *[other] stud
        }, influenza { $influence }, upkeep { $upkeep }; { $signs }
        [deed] deed, costa { $cost }; controllo { $control }, produzione { $production }; { $signs }
        [goods] bene, costa { $cost }{ $bullets ->
            [0] {""}
           *[other] , pallottole { $bullets }
        }; { $signs }
        [spell] magia, costa { $cost }; { $signs }
        [joker] joker
       *[action] azione, costa { $cost }; { $signs }
    }
card-figures = { NAME($card, of: "card") }: { figures }
card-keywords = { LIST($keywords, of: "keyword") }
card-says = { NAME($card, of: "card-text") }
held-1 = carta alta
held-2 = una coppia
held-3 = doppia coppia
held-4 = un tris
held-5 = una scala
held-6 = colore
held-7 = un full
held-8 = un poker
held-9 = una scala colore
held-10 = cinque carte uguali
held-11 = la Dead Man's Hand

# ---- what is asked

ask-gang = Scegli la banda iniziale, al massimo cinque dude: { $count } finora, restano { $left } ghost rock.
ask-cut = Gli altri mescolano: a che punto tagli i loro mazzi, ora e ogni volta che li rimescolano?
ask-wages = I tuoi dude costano { $cost } ghost rock, ne hai { $have }. Chi non è pagato se ne va.
ask-noon = La tua giocata di High Noon
ask-shootout = Shootout: usa un'abilità, o passa.
ask-resolution = Le mani sono in tavola: usa un'abilità Resolution, o passa.
ask-cheatin = C'è una mano cheatin' in tavola: punisci chi bara, o passa.
ask-react = Reagisci? Si tratta di: { NAME($trigger, of: "trigger") }.
ask-call-out = { NAME($caller, of: "card") } sfida { NAME($target, of: "card") }. Accetti?
ask-posse = Chi si unisce alla tua posse? Si spara qui: { NAME($place, of: "card") }.
ask-ally = Sei invitato nella posse. Il luogo: { NAME($place, of: "card") }.
ask-shooter = Chi spara? Lo shooter conta con tutte le pallottole, gli altri con una a testa.
ask-redraw = { $left ->
        [1] Puoi cambiare ancora una carta.
       *[other] Puoi cambiare ancora { $left } carte.
    }
ask-keep = { $left ->
        [1] Contano cinque carte: scartane una.
       *[other] Contano cinque carte: scartane { $left }.
    }
ask-joker = Per che carta vale il joker?
ask-pulled-joker = Hai estratto un joker: per che carta vale?
ask-casualties = { $need ->
        [1] Una perdita da coprire: un dude scartato ne copre una, uno eliminato due.
       *[other] { $need } perdite da coprire: un dude scartato ne copre una, uno eliminato due.
    }
ask-run-or-gun = Il round { $round } è finito: chi scappa al covo, esaurito? Se tutti restano, si spara ancora.
ask-oppose = Mandi una posse contro il job? Il luogo: { NAME($place, of: "card") }.
ask-choose = { NAME($card, of: "card") }: scegli.
ask-choose-some = { NAME($card, of: "card") }: scegli uno o più.
ask-may = { NAME($card, of: "card") }: lo vuoi fare? ({ NAME($card, of: "card-text") })
ask-either = { NAME($card, of: "card") }: quale dei due? ({ NAME($card, of: "card-text") })
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
pick-done-gang = La mia banda è questa
pick-done-cut = Non taglio
pick-done-wages = Paga tutti
pick-done-posse = La posse è al completo
pick-done-redraw = Tieni le altre
pick-done-run = Non scappa nessun altro
pick-done-trade = Basta scambi
pick-done-sundown = Tieni queste carte
pick-yes = Sì
pick-no = No
pick-accept = Accetta lo scontro
pick-refuse = Rifiuta e torna al covo, esaurito
pick-oppose = Opponiti
pick-gang = { NAME($card, of: "card") }: { figures }
pick-move = { NAME($card, of: "card") }{ which-card } si sposta: { NAME($to, of: "card") }{ which-to }
pick-move-boot = { NAME($card, of: "card") }{ which-card } si esaurisce e si sposta: { NAME($to, of: "card") }{ which-to }
pick-call-out = { NAME($card, of: "card") }{ which-card } ({ $bullets } { $stud ->
        [0] draw
       *[other] stud
    }) sfida { NAME($to, of: "card") }{ which-to } ({ $to_bullets } { $to_stud ->
        [0] draw
       *[other] stud
    })
pick-shop = Metti in gioco { NAME($card, of: "card") } per { $cost }
pick-shop-end = Metti in gioco { NAME($card, of: "card") } per { $cost }, presso { NAME($end, of: "end") } della strada
pick-shop-for = Metti in gioco { NAME($card, of: "card") } per { $cost }: va a { NAME($to, of: "card") }{ which-to }
pick-invent = { NAME($to, of: "card") }{ which-to } inventa { NAME($card, of: "card") } per { $cost }
pick-trade = { NAME($card, of: "card") }{ which-card } passa a { NAME($to, of: "card") }{ which-to }
pick-replace = { NAME($card, of: "card") } sostituisce { NAME($to, of: "card") }{ which-to }
pick-act = Usa { NAME($card, of: "card") }{ which-card }
pick-act-nth = Usa { NAME($card, of: "card") }{ which-card }, abilità { $number }
pick-play = Gioca { NAME($card, of: "card") }{ which-card }{ $cost ->
        [0] {""}
       *[other] { " " }per { $cost }
    }
pick-play-nth = Gioca { NAME($card, of: "card") }{ which-card }, abilità { $number }{ $cost ->
        [0] {""}
       *[other] , per { $cost }
    }
pick-choose = { NAME($card, of: "card") }{ which-card }
pick-choose-seat = { SEAT($seat) }
pick-choose-end = { NAME($end, of: "end") }
pick-choose-ability = { NAME($card, of: "card") }{ which-card }, abilità { $number }
pick-pay = { $number } ghost rock
pick-take = { $number } ghost rock
pick-bid = { $number } ghost rock
pick-either = { $number ->
        [1] Il primo effetto
       *[other] Il secondo effetto
    }
pick-name = { $name }
pick-lead = Guida { NAME($card, of: "card") }{ which-card }
pick-join = { NAME($card, of: "card") }{ which-card } si unisce
pick-join-going = { NAME($card, of: "card") }{ which-card } va sul posto e si unisce
pick-invite = Invita { SEAT($seat) }
pick-shooter = Spara { NAME($card, of: "card") }{ which-card }
pick-redraw = Cambia { $signs } ({ NAME($card, of: "card") })
pick-drop = Scarta { $signs } ({ NAME($card, of: "card") })
pick-discard = { NAME($card, of: "card") }{ which-card } fra gli scarti
pick-discard-hand = Scarta { NAME($card, of: "card") }
pick-ace = { NAME($card, of: "card") }{ which-card } nella Boot Hill
pick-home = { NAME($card, of: "card") }{ which-card } torna al covo esaurito
pick-flee = { NAME($card, of: "card") }{ which-card } scappa
pick-release = Lascia andare { NAME($card, of: "card") }{ which-card }
pick-cut = Togli { $number } carte dalla cima
menu-move = Muovere
menu-call-out = Sfidare
menu-shop = Comprare
menu-invent = Inventare un Gadget
menu-trade = Scambiare
menu-replace = Sostituire un dude
menu-act = Usare un'abilità
menu-play = Giocare un'azione
menu-card = { NAME($card, of: "card") }{ which-card }
menu-card-cost = { NAME($card, of: "card") } per { $cost }
which-card = { $which ->
        [of] { " " }(di { SEAT($whose) })
        [on] { " " }(di { SEAT($whose) }, su { NAME($host, of: "card") })
        [along] { " " }(di { SEAT($whose) }, n. { $nth } da sinistra)
        [nth] { " " }(di { SEAT($whose) }, n. { $nth })
       *[one] {""}
    }
which-to = { $to_which ->
        [of] { " " }(di { SEAT($to_whose) })
        [on] { " " }(di { SEAT($to_whose) }, su { NAME($to_host, of: "card") })
        [along] { " " }(di { SEAT($to_whose) }, n. { $to_nth } da sinistra)
        [nth] { " " }(di { SEAT($to_whose) }, n. { $to_nth })
       *[one] {""}
    }

# ---- what happens

event-day = ☀ Giorno { $day }.
event-phase = — { NAME($phase, of: "phase") } —
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
event-lowball = { SEAT($seat) } mostra { NAME($rank, of: "held") }{ $cheatin ->
        [0] {""}
       *[other] , cheatin'
    }: { LIST($hand) }.
event-named = { SEAT($seat) }: il joker vale { $signs }.
event-tied = { SEATS($seats) } sono pari e pescano di nuovo.
event-winner = { SEAT($seat) } è il Winner della giornata e prende { $pot } ghost rock.
event-income = { SEAT($seat) } incassa { $amount } ghost rock.
event-repaid = { SEAT($seat) } restituisce { $amount } alla banca.
event-wages = { SEAT($seat) } paga ai suoi dude { $amount } ghost rock.
event-released = { SEAT($seat) } non paga { NAME($card, of: "card") }.
event-passed = { SEAT($seat) } passa.
event-moved = { NAME($card, of: "card") } si sposta{ $booted ->
        [0] {""}
       *[other] , esaurito
    }: { NAME($place, of: "card") }.
event-home-booted = { NAME($card, of: "card") } torna al covo esaurito.
event-shopped = { $cost ->
        [0] { SEAT($seat) } mette in gioco { NAME($card, of: "card") }.
       *[other] { SEAT($seat) } mette in gioco { NAME($card, of: "card") } per { $cost } ghost rock.
    }
event-attached = { NAME($card, of: "card") } va a { NAME($to, of: "card") }.
event-placed = { NAME($card, of: "card") } apre i battenti.
event-called-out = { NAME($card, of: "card") } sfida { NAME($target, of: "card") }: { NAME($place, of: "card") }.
event-refused = { NAME($card, of: "card") } non ci sta.
event-accepted = { NAME($card, of: "card") } accetta lo scontro.
event-posse = { SEAT($seat) } schiera { LIST($cards, of: "card") }.
event-joined = { NAME($card, of: "card") } si unisce alla posse.
event-left-posse = { NAME($card, of: "card") } lascia la posse.
event-shootout = ★ Shootout! Il luogo: { NAME($place, of: "card") }.
event-round = Round { $round }.
event-shooter = Per { SEAT($seat) } spara { NAME($card, of: "card") }.
event-drew-hand = { $count ->
        [1] { SEAT($seat) } pesca ancora una carta per la sua mano.
       *[other] { SEAT($seat) } pesca { $count } carte per la sua mano.
    }
event-redrew = { $count ->
        [1] { SEAT($seat) } cambia { LIST($hand) }.
       *[other] { SEAT($seat) } cambia { $count } carte: { LIST($hand) }.
    }
event-dropped = { SEAT($seat) } scarta { LIST($hand) }.
event-revealed = { SEAT($seat) } scopre { NAME($rank, of: "held") }{ $cheatin ->
        [0] {""}
       *[other] , cheatin'
    }: { LIST($hand) }.
event-hand-changed = { SEAT($seat) } ora ha { NAME($rank, of: "held") }{ $cheatin ->
        [0] {""}
       *[other] , cheatin'
    }: { LIST($hand) }.
event-ranks = Rango { $rank } per { SEAT($seat) }, rango { $rank2 } per { SEAT($other) }.
event-round-won = { SEAT($seat) } vince il round.
event-round-tied = Nessuno vince il round.
event-lumps = { $count ->
        [1] { SEAT($seat) } subisce una perdita.
       *[other] { SEAT($seat) } subisce { $count } perdite.
    }
event-casualty = Colpito: { NAME($card, of: "card") }!
event-fled = { NAME($card, of: "card") } scappa.
event-shootout-won = { SEAT($seat) } vince lo shootout.
event-shootout-over = Nessuno vince lo shootout.
event-used = { SEAT($seat) } usa { NAME($card, of: "card") }.
event-trait = Vale il tratto di { NAME($card, of: "card") }.
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
event-pull = L'estrazione vale { $signs }.
event-skill = { $success ->
        [0] { NAME($card, of: "card") } arriva a { $check } contro { $difficulty }: non riesce.
       *[other] { NAME($card, of: "card") } arriva a { $check } contro { $difficulty }: riesce.
    }
event-changed = { $what ->
        [bullets] { NAME($card, of: "card") }: pallottole { change }.
        [influence] { NAME($card, of: "card") }: influenza { change }.
        [value] { NAME($card, of: "card") }: valore { change }.
        [upkeep] { NAME($card, of: "card") }: upkeep { change }.
        [control] { NAME($card, of: "card") }: controllo { change }.
        [skill] { NAME($card, of: "card") }: abilità { change }.
        [stud] { NAME($card, of: "card") } è stud.
        [draw] { NAME($card, of: "card") } è draw.
        [never-draw] { NAME($card, of: "card") } non può diventare draw.
        [bullets-safe] Nessuno può togliere pallottole a { NAME($card, of: "card") }.
        [untouchable] Le abilità Shootout degli altri non raggiungono { NAME($card, of: "card") }.
        [first-casualty] La prima perdita deve essere { NAME($card, of: "card") }.
        [no-casualties] { NAME($card, of: "card") } non può essere una perdita.
        [no-call-out] Nessuno può sfidare { NAME($card, of: "card") }.
        [no-move] { NAME($card, of: "card") } non può muovere.
        [no-abilities] { NAME($card, of: "card") } non può usare abilità.
        [blank] I beni di { NAME($card, of: "card") } non fanno nulla.
        [private] { NAME($card, of: "card") } è Private.
       *[other] {""}
    }
change = { $up ->
        [0] −
       *[other] +
    }{ $by }
event-rank = La mano di { SEAT($seat) } ora vale { NAME($rank, of: "held") }, rango { $rank }.
event-recast = { NAME($card, of: "card") } ora vale { $signs }.
event-job = ★ { SEAT($seat) } tenta un job: guida { NAME($card, of: "card") }, il mark è { NAME($mark, of: "card") }.
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
event-bid = { SEAT($seat) } offre { $amount } ghost rock.
event-sundown-discard = { SEAT($seat) } scarta { NAME($card, of: "card") }.
event-victory = ★ { SEAT($seat) } controlla la città e vince.
event-shuffled = { SEAT($seat) } mescola il mazzo.
event-cut = { SEAT($seat) } taglia il mazzo di { SEAT($other) }.
event-order = { SEAT($seat) } comincia.
event-controlled = Ora { SEAT($seat) } controlla { NAME($card, of: "card") }.
event-token = { NAME($card, of: "card") } arriva in città.
event-turned-up = { SEAT($seat) } scopre { LIST($faces, of: "card") }.
event-drew-hand-secret = Per la tua mano peschi { LIST($hand) }.

# ---- the table in text

board-day = Giorno { $day }, { NAME($phase, of: "phase") }; { $pot } ghost rock nel piatto
board-setup = Prima del primo giorno
board-day-winner = Giorno { $day }, { NAME($phase, of: "phase") }; il Winner è { SEAT($winner) }{ $pot ->
        [0] {""}
       *[other] , nel piatto { $pot } ghost rock
    }
board-chosen = Già scelti: { LIST($cards, of: "card") }
board-dude-line = {"    "}{ board-dude }
board-card = {"    "}{ card-figures }
board-posse = Posse di { SEAT($seat) }: { LIST($cards, of: "card") }
board-posse-drawing = Posse di { SEAT($seat) }: { LIST($cards, of: "card") }; una mano di { $count }, { $draws } da cambiare
board-square = Piazza
board-place = { NAME($card, of: "card") } di { SEAT($seat) }{ $own ->
        [0] , in mano { SEAT($controller, form: "to") }
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
board-job = Job: { NAME($card, of: "card") }, guidato da { NAME($leader, of: "card") }; il mark: { NAME($mark, of: "card") }
board-player = { SEAT($seat) }: { NAME($outfit, of: "card") }, { $stash } ghost rock
board-totals = controllo { $control }, influenza { $influence }
board-piles = mano { $hand }, mazzo { $deck }, scarti { $discards }
board-hand = La tua mano
board-drawn = Draw hand di { SEAT($seat) }: { LIST($hand) }
board-drawn-rank = Draw hand di { SEAT($seat) }: { NAME($rank, of: "held") }, { LIST($hand) }
legend =
    Di ogni dude si vedono le pallottole, stud o draw, e l'influenza; delle carte in mano anche che cosa sono nel poker.
    Per leggere una carta scrivi ? e il suo nome, oppure ? e il numero di una scelta.

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
refusal-gang-unique = { NAME($card, of: "card") } è unica: una banda iniziale può averne una sola.
refusal-gang-allegiance = Le carte Union e Confederate non cominciano insieme.
refusal-used-today = { NAME($card, of: "card") } è già stata usata oggi.
refusal-booted = { NAME($card, of: "card") } è esaurita.
refusal-not-yours = Non controlli { NAME($card, of: "card") }.
refusal-fresh = { NAME($card, of: "card") } è appena entrata in gioco: il proprietario può usarla dal suo prossimo turno.
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
refusal-kept-there = Qualcosa impedisce a { NAME($card, of: "card") } di andarsene.
refusal-kept-away = Qualcosa impedisce a { NAME($dude, of: "card") } di andarci.
refusal-leader-first = Prima di' se il leader resta nel luogo adiacente o va lì.
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

# ---- studi

chronicle-length = giorni
facet-deck = mazzo
facet-outfit = fazione
facet-gang = dude della banda iniziale
facet-gang-note = Posti che hanno cominciato con un dude, a confronto con posti con lo stesso mazzo che hanno cominciato senza.
facet-card = carta entrata in gioco
facet-card-note = Posti la cui carta è entrata in gioco dopo l'inizio, a confronto con posti con lo stesso mazzo in cui non è entrata. Non tutta la differenza è merito della carta: nelle partite lunghe se ne vedono di più, e chi è in vantaggio può pagarne di più.
