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
option-deck1-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck1-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck1-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck1-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck1-all-packs-law-dogs = Tutti i pacchetti: Law Dogs
option-deck1-all-packs-sloane-gang = Tutti i pacchetti: Sloane Gang
option-deck1-all-packs-fourth-ring = Tutti i pacchetti: Fourth Ring
option-deck1-all-packs-morgan-cattle-co = Tutti i pacchetti: Morgan Cattle Co.
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
option-deck2-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck2-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck2-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck2-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck2-all-packs-law-dogs = Tutti i pacchetti: Law Dogs
option-deck2-all-packs-sloane-gang = Tutti i pacchetti: Sloane Gang
option-deck2-all-packs-fourth-ring = Tutti i pacchetti: Fourth Ring
option-deck2-all-packs-morgan-cattle-co = Tutti i pacchetti: Morgan Cattle Co.
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
option-deck3-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck3-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck3-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck3-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck3-all-packs-law-dogs = Tutti i pacchetti: Law Dogs
option-deck3-all-packs-sloane-gang = Tutti i pacchetti: Sloane Gang
option-deck3-all-packs-fourth-ring = Tutti i pacchetti: Fourth Ring
option-deck3-all-packs-morgan-cattle-co = Tutti i pacchetti: Morgan Cattle Co.
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
option-deck4-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck4-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck4-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck4-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck4-all-packs-law-dogs = Tutti i pacchetti: Law Dogs
option-deck4-all-packs-sloane-gang = Tutti i pacchetti: Sloane Gang
option-deck4-all-packs-fourth-ring = Tutti i pacchetti: Fourth Ring
option-deck4-all-packs-morgan-cattle-co = Tutti i pacchetti: Morgan Cattle Co.
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
option-deck5-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck5-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck5-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck5-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck5-all-packs-law-dogs = Tutti i pacchetti: Law Dogs
option-deck5-all-packs-sloane-gang = Tutti i pacchetti: Sloane Gang
option-deck5-all-packs-fourth-ring = Tutti i pacchetti: Fourth Ring
option-deck5-all-packs-morgan-cattle-co = Tutti i pacchetti: Morgan Cattle Co.
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
option-deck6-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
option-deck6-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
option-deck6-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
option-deck6-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
option-deck6-all-packs-law-dogs = Tutti i pacchetti: Law Dogs
option-deck6-all-packs-sloane-gang = Tutti i pacchetti: Sloane Gang
option-deck6-all-packs-fourth-ring = Tutti i pacchetti: Fourth Ring
option-deck6-all-packs-morgan-cattle-co = Tutti i pacchetti: Morgan Cattle Co.
option-deck6-own1 = Mazzo proprio 1
option-deck6-own2 = Mazzo proprio 2
option-deck6-own3 = Mazzo proprio 3
option-deck6-own4 = Mazzo proprio 4
option-gang = La banda iniziale
option-gang-chosen = la scegli tu
option-gang-ready = quella indicata dal mazzo
option-short = Partita breve, per tre o più giocatori: basta più controllo dell'influenza di un solo rivale.
option-order = Chi comincia le giocate di una sparatoria senza il Vincitore.
option-order-winner = il primo in senso orario dopo il Vincitore
option-order-mark = l'obiettivo
option-cut = Si possono tagliare i mazzi?

# ---- places, phases, ends

card-square = Town Square
    .the = la Town Square
# Il luogo di una sparatoria o di un incarico, con la preposizione.
at-place = { $place ->
        [square] nella Town Square
       *[other] presso { NAME($place, of: "card") }
    }
phase-setup = preparazione
phase-gamblin = Scommessa
phase-upkeep = Mantenimento
phase-noon = Mezzogiorno
phase-sundown = Tramonto
end-left = il capo sinistro
end-right = il capo destro
trigger-game-start = La partita comincia, e nella tua banda c'è un Baro.
trigger-upkeep-start = Comincia il Mantenimento.
trigger-sundown = È il Tramonto.
trigger-entering = Un personaggio sta per entrare in gioco.
trigger-joins = Un personaggio si unisce a una posse.
trigger-boots-to-join = Un personaggio sta per esaurirsi per unirsi a una posse.
trigger-shootout-start = Comincia la sparatoria.
trigger-shootout-end = La sparatoria è finita.
trigger-revealed = La tua mano duello è in tavola.
trigger-cheatin-revealed = C'è una mano Imbroglio in tavola.
trigger-casualty-discarding = Un personaggio sta per finire negli scarti.
trigger-casualty-discarded = Un personaggio è finito negli scarti.
trigger-lumps-taken = Hai coperto le tue ferite.
trigger-aced = Un personaggio è stato eliminato.
trigger-pulled = È stata estratta una carta.
trigger-spell-cast = La magia è riuscita.
trigger-checking = Sta per cominciare una prova di abilità.
trigger-check-failed = Una prova di abilità è fallita.
trigger-checked = C'è stata una prova di abilità.
trigger-check-over = Una prova di abilità è conclusa.
trigger-acing = Un personaggio sta per essere eliminato.
trigger-discarding = Una carta sta per scartare un personaggio.
trigger-going-home = Una carta sta per mandare a casa un personaggio.
trigger-played = È stata giocata una carta.
trigger-round-start = Comincia un round.
trigger-round-decided = Il round è deciso.
trigger-point-given = Una carta riceve un punto controllo.
trigger-nightfall = Il Tramonto è finito.
figures = { $kind ->
        [outfit] fazione; riserva { $stash }, produzione { $production }
        [dude] costa { $cost }, { $bullets } { $stud ->
            [0] draw
           *[other] stud
        }, influenza { $influence }, mantenimento { $upkeep }; { $signs }
        [deed] proprietà, costa { $cost }; controllo { $control }, produzione { $production }; { $signs }
        [goods] beni, costa { $cost }{ $bullets ->
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
held-9 = una scala a colore
held-10 = cinque di un tipo
held-11 = la Mano dell'Uomo Morto

# ---- what is asked

ask-gang = Scegli la banda iniziale, al massimo cinque personaggi: { $count } finora, restano { $left } ghost rock.
ask-cut = Gli altri mescolano: a che punto tagli i loro mazzi, ora e ogni volta che li rimescolano?
ask-wages = I tuoi personaggi costano { $cost } ghost rock, e ne hai { $have }. Chi paghi? Chi non è pagato va negli scarti.
ask-noon = Mezzogiorno: fai una giocata o passa. La fase finisce quando passano tutti di fila.
    .brief = Mezzogiorno: fai una giocata o passa.
ask-shootout = Sparatoria: usa un'abilità o passa.
ask-resolution = Le mani sono in tavola: usa un'abilità Risoluzione o passa.
ask-cheatin = C'è una mano Imbroglio in tavola: punisci chi imbroglia o passa.
ask-react = { NAME($trigger, of: "trigger") } Usa un'abilità Reagire o passa.
ask-call-out = { NAME($caller, of: "card") } sfida { NAME($target, of: "card") }. Accetti?
ask-posse = Sparatoria { at-place }: chi si unisce alla tua posse?
ask-ally = Sparatoria { at-place }: c'è posto per te nella posse. Chi mandi?
ask-shooter = Chi è il tiratore? Il tiratore conta con tutte le pallottole, ogni altro con una.
ask-redraw = { $left ->
        [1] Bonus draw: puoi cambiare una carta.
       *[other] Bonus draw: puoi cambiare fino a { $left } carte, una alla volta.
    }
ask-keep = { $left ->
        [1] Tieni le cinque migliori: scarta una carta.
       *[other] Tieni le cinque migliori: scarta { $left } carte.
    }
ask-joker = Che carta vuoi che sia il joker?
ask-pulled-joker = Hai estratto un joker: che carta vuoi che sia?
ask-casualties = { $need ->
        [1] Una ferita da coprire: un personaggio scartato ne copre una, uno eliminato due.
       *[other] { $need } ferite da coprire: un personaggio scartato ne copre una, uno eliminato due.
    }
ask-run-or-gun = Il round { $round } è finito: chi scappa al covo e si esaurisce? Se restano tutti, si spara ancora.
ask-oppose = { SEAT($seat) } tenta un incarico { at-place }, { NAME($card, of: "card") }. Formi una posse per opporti?
ask-pay = { NAME($card, of: "card") }: quanti ghost rock paghi? Ne hai { $have }.
ask-take = { NAME($card, of: "card") }: quanti ghost rock prendi da { SEAT($from) }, al massimo { $most }?
ask-name-card = { NAME($card, of: "card") }: che seme e che valore prende { NAME($other, of: "card") }?
ask-victim = { NAME($card, of: "card") }: quale mano Imbroglio punisci?
ask-lead = { NAME($card, of: "card") }: chi è il leader dell'incarico?
ask-trade = Scambi altri beni fra i tuoi personaggi in questo luogo, o basta così?
ask-surplus = Un personaggio porta un'Arma e un Cavallo: quale carta scarti?
ask-bid = { SEAT($seat) } ha offerto { $paid } ghost rock. Quanto offri? Ne hai { $have }.
ask-sundown = Tramonto: scarti una carta prima di pescare fino al tuo limite di mano?
ask-hand-limit = Scarta fino ad avere { $size } carte.
ask-deed-end = A quale capo della strada va { NAME($card, of: "card") }?
ask-host = A chi va { NAME($card, of: "card") }?

# ---- picks

pick-pass = Passa
pick-pass-noon = Passa: nessuna giocata adesso
pick-pass-job = Lascia riuscire l'incarico
pick-done = Fatto
pick-done-gang = La mia banda è questa
pick-done-cut = Non taglio
pick-done-wages = Paga tutti: { $cost } ghost rock
pick-done-posse = La posse è al completo
pick-done-ally = Non mando nessun altro
pick-done-redraw = Tieni le altre
pick-done-search = Non trovi niente
pick-done-chosen = Bastano questi
pick-done-run = Non scappa nessun altro
pick-done-trade = Basta scambi
pick-done-sundown = Tieni queste carte
pick-yes = Sì
pick-no = No
pick-accept = Accetta la sfida
pick-refuse = Rifiuta: il personaggio torna al covo e si esaurisce
pick-oppose = Forma una posse
pick-gang = { NAME($card, of: "card") } ({ $cost })
    .long = { NAME($card, of: "card") }: { figures }
pick-move = { NAME($card, of: "card") }{ which-card } raggiunge { NAME($to, of: "card", form: "the") }{ which-to }
pick-move-boot = { NAME($card, of: "card") }{ which-card } si esaurisce e raggiunge { NAME($to, of: "card", form: "the") }{ which-to }
pick-call-out = { NAME($card, of: "card") }{ which-card } ({ $bullets } { $stud ->
        [0] draw
       *[other] stud
    }) sfida { NAME($to, of: "card") }{ which-to } ({ $to_bullets } { $to_stud ->
        [0] draw
       *[other] stud
    })
pick-shop = Metti in gioco { NAME($card, of: "card") }: { $cost } ghost rock
pick-shop-end = Metti in gioco { NAME($card, of: "card") }: { $cost } ghost rock, { $end ->
        [left] al capo sinistro
       *[right] al capo destro
    } della strada
pick-shop-for = Assegna { NAME($card, of: "card") } a { NAME($to, of: "card") }{ which-to }: { $cost } ghost rock
pick-invent = { NAME($to, of: "card") }{ which-to } inventa { NAME($card, of: "card") }: { $cost } ghost rock
pick-trade = { NAME($card, of: "card") }{ which-card } passa a { NAME($to, of: "card") }{ which-to }
pick-replace = { NAME($card, of: "card") } sostituisce { NAME($to, of: "card") }{ which-to }
pick-act = Usa { NAME($card, of: "card") }{ which-card }
pick-act-nth = Usa { NAME($card, of: "card") }{ which-card } ({ ability-kind }): { PHRASES($does, of: "does", frame: "clause") }
pick-act-given = Usa l'abilità che { NAME($giver, of: "card") } dà a { NAME($card, of: "card") }{ which-card }
pick-play = Gioca { NAME($card, of: "card") }{ which-card }{ $cost ->
        [0] {""}
       *[other] : { $cost } ghost rock
    }
pick-play-nth = Gioca { NAME($card, of: "card") }{ which-card } ({ ability-kind }): { PHRASES($does, of: "does", frame: "clause") }{ $cost ->
        [0] {""}
       *[other] , { $cost } ghost rock
    }
pick-choose = { NAME($card, of: "card") }{ which-card }
pick-choose-seat = { SEAT($seat) }
pick-choose-end = { NAME($end, of: "end") }
pick-choose-ability = { NAME($card, of: "card") }{ which-card } ({ ability-kind }): { PHRASES($does, of: "does", frame: "clause") }
pick-pay = { $number } ghost rock
pick-take = { $number } ghost rock
pick-bid = { $number } ghost rock
pick-name = { $name }
pick-lead = Il leader è { NAME($card, of: "card") }{ which-card }
pick-join = { NAME($card, of: "card") }{ which-card } si unisce
pick-join-going = { NAME($card, of: "card") }{ which-card } va sul posto e si unisce
pick-invite = Invita { SEAT($seat) }
pick-shooter = Il tiratore è { NAME($card, of: "card") }{ which-card }: { $bullets } { $stud ->
        [0] draw
       *[other] stud
    }
pick-redraw = Cambia { $signs } ({ NAME($card, of: "card") })
    .brief = { $signs } { NAME($card, of: "card") }
pick-drop = Scarta { $signs } ({ NAME($card, of: "card") })
    .brief = { $signs } { NAME($card, of: "card") }
pick-discard = Scarta { NAME($card, of: "card") }{ which-card }
pick-discard-hand = Scarta { NAME($card, of: "card") }
pick-ace = Elimina { NAME($card, of: "card") }{ which-card }
pick-discard-casualty = Scarta { NAME($card, of: "card") }{ which-card }: copre { $covers }
pick-ace-casualty = Elimina { NAME($card, of: "card") }{ which-card }: copre { $covers }
pick-home-casualty = Manda al covo { NAME($card, of: "card") }{ which-card } (si esaurisce): copre { $covers }
pick-home = Manda al covo { NAME($card, of: "card") }{ which-card }: si esaurisce
pick-flee = { NAME($card, of: "card") }{ which-card } scappa al covo
pick-release = Non pagare { NAME($card, of: "card") }{ which-card } ({ $upkeep }): va negli scarti
pick-cut = { $number ->
        [1] Togli una carta dalla cima
       *[other] Togli { $number } carte dalla cima
    }
menu-move = Muovere
    .ask = Muovere: chi va dove?
menu-call-out = Sfidare
    .ask = Sfidare: chi sfida chi?
menu-shop = Comprare
    .ask = Comprare: quale carta metti in gioco?
menu-invent = Inventare un Marchingegno
    .ask = Quale Marchingegno, e chi lo inventa?
menu-trade = Scambiare
    .ask = Scambiare: quali beni cambiano mano?
menu-replace = Sostituire un personaggio
    .ask = Chi sostituisce chi?
menu-act = Usare un'abilità
    .ask = Quale abilità usi?
menu-play = Giocare un'azione
    .ask = Quale carta azione giochi?
menu-to = { NAME($to, of: "card", form: "the") }{ which-to }
menu-to-boot = { NAME($to, of: "card", form: "the") }{ which-to } (si esaurisce)
menu-end = { NAME($end, of: "end") }
menu-for = { NAME($to, of: "card") }{ which-to }
menu-card = { NAME($card, of: "card") }{ which-card }
    .ask = { $verb ->
        [move] Dove va { NAME($card, of: "card") }{ which-card }?
        [call-out] Chi sfida { NAME($card, of: "card") }{ which-card }?
        [trade] A chi va { NAME($card, of: "card") }{ which-card }?
       *[other] { NAME($card, of: "card") }: al posto di chi?
    }
menu-card-cost = { NAME($card, of: "card") }: { $cost } ghost rock
    .ask = { $verb ->
        [invent] Chi inventa { NAME($card, of: "card") }?
        [shop-end] A quale capo della strada va { NAME($card, of: "card") }?
       *[other] A chi va { NAME($card, of: "card") }?
    }
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
        [0] { SEAT($seat) } punta 1 ghost rock.
       *[other] { SEAT($seat) } punta 1 ghost rock in prestito dalla banca.
    }
event-lowball = { SEAT($seat) } mostra { NAME($rank, of: "held") }{ $cheatin ->
        [0] {""}
       *[other] , mano Imbroglio
    }: { LIST($hand) }.
event-named = { SEAT($seat) }: il joker vale { $signs }.
event-tied = Parità fra { SEATS($seats) }: si pesca di nuovo.
event-winner = { SEAT($seat) } è il Vincitore del giorno e prende { $pot } ghost rock.
event-income = { SEAT($seat) } incassa { $amount } ghost rock.
event-repaid = { SEAT($seat) } restituisce { $amount } ghost rock alla banca.
event-wages = { SEAT($seat) } paga ai suoi personaggi { $amount } ghost rock.
event-released = { SEAT($seat) } non paga { NAME($card, of: "card") }.
event-passed = { SEAT($seat) } passa.
event-moved = { NAME($card, of: "card") } raggiunge { NAME($place, of: "card", form: "the") }{ $booted ->
        [0] {""}
       *[other] {" "}e si esaurisce
    }.
event-home-booted = { NAME($card, of: "card") } torna al covo e si esaurisce.
event-shopped = { $cost ->
        [0] { SEAT($seat) } mette in gioco { NAME($card, of: "card") }.
       *[other] { SEAT($seat) } mette in gioco { NAME($card, of: "card") } per { $cost } ghost rock.
    }
event-attached = { NAME($card, of: "card") } va a { NAME($to, of: "card") }.
event-placed = { NAME($card, of: "card") } apre i battenti.
event-called-out = { NAME($card, of: "card") } sfida { NAME($target, of: "card") } { at-place }.
event-refused = { NAME($card, of: "card") } rifiuta la sfida.
event-accepted = { NAME($card, of: "card") } accetta la sfida.
event-posse = { SEAT($seat) } schiera { LIST($cards, of: "card") }.
event-joined = { NAME($card, of: "card") } si unisce alla posse.
event-left-posse = { NAME($card, of: "card") } lascia la posse.
event-shootout = ★ Sparatoria { at-place }!
event-round = Round { $round }.
event-shooter = Il tiratore di { SEAT($seat) } è { NAME($card, of: "card") }.
event-drew-hand = { $count ->
        [1] { SEAT($seat) } pesca una carta per la mano duello.
       *[other] { SEAT($seat) } pesca { $count } carte per la mano duello.
    }
event-redrew = { $count ->
        [1] { SEAT($seat) } cambia { LIST($hand) }.
       *[other] { SEAT($seat) } cambia { $count } carte: { LIST($hand) }.
    }
event-dropped = { SEAT($seat) } scarta { LIST($hand) }.
event-revealed = { SEAT($seat) } rivela { NAME($rank, of: "held") }{ $cheatin ->
        [0] {""}
       *[other] , mano Imbroglio
    }: { LIST($hand) }.
event-hand-changed = { SEAT($seat) } ora ha { NAME($rank, of: "held") }{ $cheatin ->
        [0] {""}
       *[other] , mano Imbroglio
    }: { LIST($hand) }.
event-ranks = Livello { $rank } per { SEAT($seat) }, livello { $rank2 } per { SEAT($other) }.
event-round-won = { SEAT($seat) } vince il round.
event-round-tied = Nessuno vince il round.
event-lumps = { $count ->
        [1] { SEAT($seat) } subisce una ferita.
       *[other] { SEAT($seat) } subisce { $count } ferite.
    }
event-casualty = Il piombo raggiunge { NAME($card, of: "card") }!
event-fled = { NAME($card, of: "card") } scappa dalla sparatoria.
event-shootout-won = { SEAT($seat) } vince la sparatoria.
event-shootout-over = Nessuno vince la sparatoria.
event-used = { SEAT($seat) } usa { NAME($card, of: "card") }.
event-trait = Vale il tratto di { NAME($card, of: "card") }.
event-played = { SEAT($seat) } gioca { NAME($card, of: "card") }.
event-chose = { SEAT($seat) } sceglie { NAME($card, of: "card") }.
event-booted = { NAME($card, of: "card") } si esaurisce.
event-unbooted = La carta { NAME($card, of: "card") } è di nuovo pronta.
event-discarded = { NAME($card, of: "card") } va negli scarti.
event-aced = { NAME($card, of: "card") } finisce nella Collina degli Stivali.
event-removed = { NAME($card, of: "card") } esce dalla partita.
event-hand-discarded = { SEAT($seat) } scarta { NAME($card, of: "card") }.
event-hand-aced = { SEAT($seat) } elimina { NAME($card, of: "card") }.
event-joker-aced = Il joker di { SEAT($seat) } è eliminato.
event-to-hand = { SEAT($seat) } prende in mano { NAME($card, of: "card") }.
event-gained = { SEAT($seat) } guadagna { $amount } ghost rock.
event-paid = { SEAT($seat) } paga { $amount } ghost rock.
event-took = { SEAT($seat) } prende { $amount } ghost rock { SEAT($from, form: "to") }.
event-bounty = La taglia su { NAME($card, of: "card") } è { $bounty }{ $trespass ->
        [0] {""}
       *[other] : violazione di proprietà
    }.
event-reward = { SEAT($seat) } incassa { $amount } ghost rock per { NAME($card, of: "card") }.
event-point = { $points ->
        [1] { NAME($card, of: "card") } ora ha un punto controllo permanente.
       *[other] { NAME($card, of: "card") } ora ha { $points } punti controllo permanenti.
    }
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
        [upkeep] { NAME($card, of: "card") }: mantenimento { change }.
        [control] { NAME($card, of: "card") }: controllo { change }.
        [skill] { NAME($card, of: "card") }: livello abilità { change }.
        [stud] { NAME($card, of: "card") } è stud.
        [draw] { NAME($card, of: "card") } è draw.
        [never-draw] { NAME($card, of: "card") } non può diventare draw.
        [bullets-safe] Nessuno può togliere pallottole a { NAME($card, of: "card") }.
        [untouchable] Le abilità Sparatoria degli altri non raggiungono { NAME($card, of: "card") }.
        [first-casualty] La prima ferita tocca a { NAME($card, of: "card") }.
        [no-casualties] { NAME($card, of: "card") } non può coprire ferite.
        [no-call-out] Nessuno può sfidare { NAME($card, of: "card") }.
        [no-move] { NAME($card, of: "card") } non può muoversi.
        [no-abilities] { NAME($card, of: "card") } non può usare abilità.
        [blank] I beni di { NAME($card, of: "card") } non hanno effetto.
        [private] La proprietà { NAME($card, of: "card") } è Privata.
       *[other] {""}
    }
change = { $up ->
        [0] −
       *[other] +
    }{ $by }
event-rank = La mano di { SEAT($seat) } ora vale { NAME($rank, of: "held") }, livello { $rank }.
event-recast = { NAME($card, of: "card") } ora vale { $signs }.
event-job = ★ { SEAT($seat) } tenta un incarico: il leader è { NAME($card, of: "card") }, l'obiettivo è { NAME($mark, of: "card", form: "the") }.
event-opposed = { SEAT($seat) } si oppone all'incarico.
event-unopposed = Nessuno si oppone all'incarico.
event-job-done = { $success ->
        [0] L'incarico fallisce.
       *[other] L'incarico riesce.
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
event-last-day = L'ultimo giorno è finito e non ha vinto nessuno.
event-found = { SEAT($seat) } trova { NAME($card, of: "card") }.
event-looked = { $count ->
        [0] { SEAT($seat) } non trova carte da guardare.
        [1] { SEAT($seat) } guarda una carta di { SEAT($other) }.
       *[other] { SEAT($seat) } guarda { $count } carte di { SEAT($other) }.
    }
event-looked-secret = Vedi { LIST($faces, of: "card") }.
event-showed-hand = { SEAT($seat) } mostra la mano di gioco: { LIST($faces, of: "card") }.
event-milled = { SEAT($seat) } scarta dalla cima del mazzo: { LIST($faces, of: "card") }.
event-into-deck = { NAME($card, of: "card") } va nel mazzo di { SEAT($seat) }.
event-showed-deck = { SEAT($seat) } mostra la cima del mazzo: { LIST($faces, of: "card") }.
event-pile-aced = { NAME($card, of: "card") } finisce nella Collina degli Stivali.
event-pile-discarded = { NAME($card, of: "card") } va negli scarti.
event-rocks = { $amount } ghost rock su { NAME($card, of: "card") }.
event-shuffled = { SEAT($seat) } mescola il mazzo.
event-cut = { SEAT($seat) } taglia il mazzo di { SEAT($other) }.
event-keyword = { $rating ->
        [0] { NAME($card, of: "card") } ora ha la parola chiave { NAME($keyword, of: "keyword") }.
       *[other] { NAME($card, of: "card") } ora ha la parola chiave { NAME($keyword, of: "keyword") } { $rating }.
    }
event-order = { SEAT($seat) } comincia.
event-controlled = Ora { SEAT($seat) } controlla { NAME($card, of: "card") }.
event-token = { NAME($card, of: "card") } arriva in città.
event-turned-up = { SEAT($seat) } scopre { LIST($faces, of: "card") }.
event-drew-hand-secret = Per la mano duello peschi { LIST($hand) }.

# ---- the table in text

board-day = Giorno { $day }, { NAME($phase, of: "phase") }; { $pot } ghost rock nel piatto
board-setup = Prima del primo giorno
board-day-winner = Giorno { $day }, { NAME($phase, of: "phase") }; il Vincitore è { SEAT($winner) }{ $pot ->
        [0] {""}
       *[other] , nel piatto { $pot } ghost rock
    }
board-chosen = Hai scelto finora: { LIST($cards, of: "card") }
    .brief = Hai scelto finora: { LIST($cards, of: "card", join: "comma") }
board-dude-line = {"    "}{ board-dude }
    .brief = { dude-in-brief }{ gear-in-brief }
dude-in-brief = { NAME($card, of: "card") } { $bullets }{ $stud ->
        [0] d
       *[other] s
    } i{ $influence }{ $bounty ->
        [0] {""}
       *[other] {" "}t{ $bounty }
    }{ $booted ->
        [0] {""}
       *[other] {"*"}
    }
gear-in-brief = { $armed ->
        [0] {""}
       *[other] , con { LIST($gear, of: "card") }
    }
board-card = {"    "}{ card-figures }
    .brief = { NAME($card, of: "card") } { $signs }, { $cost } GR
board-posse = Posse di { SEAT($seat) }: { LIST($cards, of: "card") }
    .brief = Posse di { SEAT($seat) }: { LIST($cards, of: "card", join: "comma") }
board-posse-drawing = Posse di { SEAT($seat) }: { LIST($cards, of: "card") }; mano duello di { $count }, { $draws } da cambiare
    .brief = Posse di { SEAT($seat) }: { LIST($cards, of: "card", join: "comma") }, mano di { $count }, { $draws } da cambiare
board-square = Town Square
    .brief = Town Square
board-place = { NAME($card, of: "card") } di { SEAT($seat) }{ $own ->
        [0] , controlla { SEAT($controller) }
       *[other] {""}
    }{ $booted ->
        [0] {""}
       *[other] , carta esaurita
    }; controllo { $control }, produzione { $production }
    .brief = { NAME($card, of: "card") } di { SEAT($seat) }{ $own ->
        [0] , controlla { SEAT($controller) }
       *[other] {""}
    }{ $booted ->
        [0] {""}
       *[other] {"*"}
    } c{ $control } p{ $production }
board-dude = { NAME($card, of: "card") } ({ SEAT($seat) }) { $bullets } { $stud ->
        [0] draw
       *[other] stud
    }, influenza { $influence }{ $bounty ->
        [0] {""}
       *[other] , taglia { $bounty }
    }{ $booted ->
        [0] {""}
       *[other] , carta esaurita
    }{ $armed ->
        [0] {""}
       *[other] , con { LIST($gear, of: "card") }
    }
board-shootout = Sparatoria { at-place }, round { $round }
    .brief = Sparatoria { at-place }, round { $round }
board-job = Incarico: { NAME($card, of: "card") }; il leader è { NAME($leader, of: "card") }, l'obiettivo è { NAME($mark, of: "card", form: "the") }
    .brief = Incarico: { NAME($card, of: "card") }, leader { NAME($leader, of: "card") }, obiettivo { NAME($mark, of: "card", form: "the") }
board-player = { SEAT($seat) }: { NAME($outfit, of: "card") }, { $stash } ghost rock
    .brief = { SEAT($seat) }: { $stash } GR
board-totals = controllo { $control }, influenza { $influence }
board-piles = mano { $hand }, mazzo { $deck }, scarti { $discards }
board-hand = La tua mano
    .brief = La tua mano
board-drawn = Mano duello di { SEAT($seat) }: { LIST($hand) }
    .brief = Mano duello di { SEAT($seat) }: { LIST($hand, join: "comma") }
board-drawn-rank = Mano duello di { SEAT($seat) }: { NAME($rank, of: "held") }, { LIST($hand) }
    .brief = Mano duello di { SEAT($seat) }: { NAME($rank, of: "held") }, { LIST($hand, join: "comma") }
board-elsewhere = Altrove
    .brief = Altrove
board-others = {"    "}{ PHRASES($places, of: "here") }
    .brief = { PHRASES($places, of: "here", join: "comma") }
here-square = Town Square { $count }
here-card = { NAME($place, of: "card") } { $count }
here-owned = { NAME($place, of: "card") } di { SEAT($seat) } { $count }
board-empty = {"    "}{ $count ->
        [one] 1 luogo senza personaggi
       *[other] { $count } luoghi senza personaggi
    }
    .brief = { $count ->
        [one] 1 luogo senza personaggi
       *[other] { $count } luoghi senza personaggi
    }
board-own-dudes = I tuoi personaggi
    .brief = I tuoi personaggi
board-own-dude = {"    "}{ dude-in-brief } { at-place }{ gear-in-brief }
    .brief = { dude-in-brief } { at-place }{ gear-in-brief }
board-player-folded = { SEAT($seat) }: { $stash } ghost rock, controllo { $control }, influenza { $influence }, mano { $hand }, personaggi { $dudes }
    .brief = { $own ->
        [0] {""}
       *[other] ▸
    }{ SEAT($seat) } { $stash } GR c{ $control } i{ $influence } mano { $hand } personaggi { $dudes }
legend =
    Di ogni personaggio si vedono le pallottole, stud o draw, e l'influenza; delle carte in mano anche che cosa sono nel
    poker. Per leggere una carta scrivi ? e il suo nome, oppure ? e il numero di una scelta.
    In una finestra bassa un tavolo troppo alto si accorcia: 2s è 2 stud, 1d è 1 draw, i3 è influenza 3, t1 è taglia 1,
    c1 è controllo 1, p2 è produzione 2, * è una carta
    esaurita, e 4 GR sono 4 ghost rock: quanto costa una carta, o quanti ne ha un giocatore. Se non basta, i personaggi
    degli altri sono solo contati, luogo per luogo o tutti insieme: s mostra il tavolo intero.

# ---- refusals

refusal-not-offered = Non è fra le scelte di adesso.
refusal-joker-from-hand = Un joker non si gioca mai dalla mano.
refusal-action-not-shopped = { NAME($card, of: "card") } è un'azione: si gioca, non si compra.
refusal-unique = La carta { NAME($card, of: "card") } è unica, e ne hai già una in gioco o nella tua Collina degli Stivali.
refusal-allegiance = { NAME($card, of: "card") } non collabora con l'altra parte: hai in gioco carte Unione o Confederato.
refusal-too-dear = { NAME($card, of: "card") } costa { $cost } e tu hai { $have }.
refusal-gang-dudes-only = { NAME($card, of: "card") } non è un personaggio.
refusal-not-in-deck = Nel tuo mazzo non c'è più { NAME($card, of: "card") }.
refusal-gang-full = Una banda iniziale ha al massimo { $most } personaggi.
refusal-gang-other-outfit = { NAME($card, of: "card") } appartiene a un'altra fazione.
refusal-gang-too-dear = Con { NAME($card, of: "card") } la banda costerebbe { $cost }; la tua riserva è { $have }.
refusal-gang-one-grifter = Una banda iniziale ha al massimo un Baro.
refusal-gang-unique = La carta { NAME($card, of: "card") } è unica: una banda iniziale può averne una sola.
refusal-gang-allegiance = Le carte Unione e Confederato non cominciano insieme.
refusal-used-today = La carta { NAME($card, of: "card") } è già stata usata oggi.
refusal-booted = La carta { NAME($card, of: "card") } è esaurita.
refusal-not-yours = Non controlli { NAME($card, of: "card") }.
refusal-fresh = La carta { NAME($card, of: "card") } è appena entrata in gioco: il proprietario può usarla dal suo prossimo turno.
refusal-no-abilities = Le abilità di { NAME($card, of: "card") } ora non si possono usare.
refusal-no-skill = Ti manca un personaggio con l'abilità per { NAME($card, of: "card") }.
refusal-headline = Una sola carta Headline per sparatoria: { NAME($card, of: "card") } deve aspettare.
refusal-no-leader = Nessun personaggio pronto può fare da leader per { NAME($card, of: "card") }.
refusal-no-cheater = Nessun altro ha una mano Imbroglio.
refusal-cheatin-once = Contro quella mano è già stata usata un'abilità Imbroglio.
refusal-cheatin-on-self = La mano Imbroglio è la tua.
refusal-requirement = Ora { NAME($card, of: "card") } non ha bersagli validi.
refusal-no-such-card = Lì non hai una carta con quell'abilità.
refusal-not-now = { NAME($card, of: "card") } non si può usare in questo momento.
refusal-outside-posse = { NAME($card, of: "card") } non è nella tua posse.
refusal-not-a-play = A Mezzogiorno non si può: scegli una giocata Mezzogiorno, o passa.
refusal-not-a-shootout-play = In una sparatoria non si può: scegli una giocata Sparatoria, o passa.
refusal-not-a-resolution-play = Ora si possono usare solo abilità Risoluzione.
refusal-not-a-cheatin-play = Ora si possono usare solo abilità Imbroglio.
refusal-not-your-dude = Non è un tuo personaggio in gioco.
refusal-booted-move = Il personaggio { NAME($card, of: "card") } è esaurito e non può muoversi.
refusal-no-such-place = { NAME($card, of: "card") } non può andarci: quel luogo non c'è.
refusal-already-there = { NAME($card, of: "card") } è già lì.
refusal-not-an-opponent = Si sfida solo un personaggio di un altro giocatore.
refusal-elsewhere = { NAME($card, of: "card") } e { NAME($target, of: "card") } non sono nello stesso luogo.
refusal-at-own-home = { NAME($target, of: "card") } è nel proprio covo, dove questa giocata non vale come sfida.
refusal-not-called-out = Ora nessuno può sfidare { NAME($target, of: "card") }.
refusal-not-in-hand = Quella carta non è nella tua mano.
refusal-gadget-invented = I Marchingegni si inventano, le altre carte si comprano: { NAME($card, of: "card") }.
refusal-dude-at-home = { NAME($card, of: "card") } entra in gioco nel tuo covo.
refusal-deed-at-an-end = { NAME($card, of: "card") } va a un capo della tua strada, o fuori città se lo dice.
refusal-carrier-yours = La carta { NAME($card, of: "card") } va assegnata a uno dei tuoi personaggi.
refusal-carrier-booted = Il personaggio { NAME($dude, of: "card") } è esaurito e non può ricevere { NAME($card, of: "card") }.
refusal-cannot-carry = { NAME($dude, of: "card") } non può portare { NAME($card, of: "card") }.
refusal-place-not-controlled = { NAME($dude, of: "card") } non è in un luogo che controlli.
refusal-not-your-goods = Non sono beni dei tuoi personaggi.
refusal-never-traded = { NAME($card, of: "card") } non si può scambiare.
refusal-spell-traded = Le magie non si scambiano: { NAME($card, of: "card") }.
refusal-not-together = { NAME($dude, of: "card") } è altrove.
refusal-traded-today = Oggi { NAME($card, of: "card") } ha già cambiato mano.
refusal-other-version = { NAME($card, of: "card") } non è un'altra versione di quel personaggio.
refusal-level-step = I livelli distano più di uno: { NAME($card, of: "card") }.
refusal-replaced-today = Quel personaggio è già stato sostituito oggi.
refusal-in-posse = { NAME($dude, of: "card") } è già in una posse.
refusal-not-adjacent = { NAME($dude, of: "card") } non è lì né in un luogo adiacente.
refusal-booted-elsewhere = Il personaggio { NAME($dude, of: "card") } è esaurito e non è lì.
refusal-kept-there = Qualcosa impedisce a { NAME($card, of: "card") } di andarsene.
refusal-kept-away = Qualcosa impedisce a { NAME($dude, of: "card") } di andarci.
refusal-leader-first = Prima di' se il leader resta nel luogo adiacente o va lì.
refusal-posse-empty = Una posse ha bisogno di almeno un personaggio.
refusal-not-in-posse = Quel personaggio non è nella tua posse.
refusal-not-in-draw-hand = Quella carta non è nella tua mano duello.
refusal-casualties-under = { $need ->
        [1] Copri ancora una ferita, né più né meno.
       *[other] Copri ancora { $need } ferite, né più né meno.
    }
refusal-casualties-over = { $need ->
        [1] C'è una sola ferita da coprire: così sarebbero troppe.
       *[other] Le ferite da coprire sono solo { $need }: così sarebbero troppe.
    }
refusal-not-a-casualty = Quella carta non può coprire ferite.
refusal-not-that-way = { NAME($card, of: "card") } non copre ferite in quel modo.
refusal-first-casualty = La prima ferita tocca a un altro personaggio.
refusal-wages-too-dear = Il mantenimento è { $cost } e tu hai { $have }.
refusal-no-upkeep = { NAME($card, of: "card") } non costa nulla e resta.
refusal-position-no-card = { $field }: non c'è una carta { $card } libera.
refusal-position-copies = { $field }: { NAME($card, of: "card") } compare più di { $most } volte.
refusal-deck-format = { NAME($card, of: "card") } viene dal pacchetto { $pack }, che il formato { $format } non ammette.
refusal-deck-unknown =
    { $count ->
        [0] Nessuna carta si chiama { $card }.
       *[other] Nessuna carta si chiama { $card }. Forse { LIST($near, join: "or") }?
    }
refusal-deck-lines = { $file } elenca { $got } righe di carte; un mazzo ne ha al massimo { $most }.
refusal-deck-control = { $file } contiene caratteri di controllo: salvalo come testo semplice.
refusal-deck-outfit = { $got ->
    [0] Manca la fazione: un mazzo ne ha esattamente una.
   *[other] Un mazzo ha esattamente una fazione; qui sono { $got }.
  }
refusal-deck-size = Un mazzo ha esattamente { $want } carte con valore; qui sono { $got }{ $missing ->
    [0] , { $over } di troppo.
    [one] : ne manca una.
   *[other] : ne mancano { $missing }.
  }
refusal-deck-jokers = Un mazzo ha al massimo { $most } joker; qui sono { $got }.
refusal-deck-suit-value = { $name } compare { $got } volte; al massimo quattro carte possono avere lo stesso seme e valore.
refusal-deck-title = { $title } compare { $got } volte; al massimo sono quattro.
refusal-deck-token = { NAME($card, of: "card") } è un token e non va in nessun mazzo.
refusal-deck-unreadable = { $file } non è una lista leggibile.
refusal-deck-entities = { $file } contiene un tipo di documento, che ai mazzi non serve e che non viene letto.
refusal-deck-octgn-ids = { $file } indica { $count ->
    [one] una carta
   *[other] { $count } carte
  } solo con i codici di OCTGN, che solo OCTGN sa leggere: esporta il mazzo come testo, o con i titoli.
refusal-position-no-place = { $field }: non c'è un luogo { $place } in gioco.
refusal-position-kind = { $field }: { NAME($card, of: "card") } è di un altro tipo.
refusal-position-rocks = Mancano dei ghost rock, o ce ne sono di troppo.

reason-control = più controllo dell'influenza di ogni rivale
reason-nobody-left = nessuno rimasto in città
reason-last-day = l'ultimo giorno è finito e non ha vinto nessuno

# ---- studi

chronicle-length = giorni
facet-deck = mazzo
facet-outfit = fazione
facet-gang = personaggio della banda iniziale
facet-gang-note = Posti che hanno cominciato con un personaggio, a confronto con posti con lo stesso mazzo che hanno cominciato senza.
facet-card = carta entrata in gioco
facet-card-note = Posti la cui carta è entrata in gioco dopo l'inizio, a confronto con posti con lo stesso mazzo in cui non è entrata. Non tutta la differenza è merito della carta: nelle partite lunghe se ne vedono di più, e chi è in vantaggio può pagarne di più.

# ---- what a player leaves to the table

window-noon = Giocate di Mezzogiorno
window-shootout = Giocate di Sparatoria
window-resolution = Giocate di Risoluzione
window-cheatin = Giocate Imbroglio
window-react = Reagire
window-wages = Paga tutti al Mantenimento

# ---- i motivi dei suggerimenti

because-strength = Lì puoi contare su { $mine ->
    [one] un personaggio
   *[other] { $mine } personaggi
  } e { $bullets ->
    [one] una pallottola
   *[other] { $bullets } pallottole
  } al massimo; gli altri su { $theirs } e { $other_bullets }.
because-control = Con { $mine } di influenza contro { $theirs } controlleresti { NAME($card, of: "card") }.
because-no-control = Presso { NAME($card, of: "card") } avresti { $mine } di influenza contro { $theirs }.
because-deed = { $control ->
    [0] Non dà controllo, ma rende
    [one] Dà un punto controllo e rende
   *[other] Dà { $control } punti controllo e rende
  } { $production } ghost rock al giorno.
because-dude = Incassi { $income } ghost rock al giorno e ai tuoi personaggi ne daresti { $upkeep }; adesso la tua riserva scenderebbe a { $left }.
because-shooter = Nella posse nessuno ha più pallottole: { $bullets }.
because-wages = Hai { $stash } ghost rock, e i tuoi personaggi ne chiedono { $upkeep }.
because-worth-least = Delle carte che hai in mano è la meno utile.
because-hurdle = Hai { $control } di controllo: al Tramonto vinceresti con più di { $hurdle }.

## Probabilità

odds-input-deck = Il mazzo: uno pronto come learn-law-dogs, oppure own1 con --pack.
odds-input-stud = Il bonus Stud: le carte oltre le cinque.
odds-input-draw = Il bonus Draw: quante carte si possono cambiare.
odds-input-against = L'altro mazzo, o una fazione: allora conta la media dei suoi mazzi pronti.
odds-input-their-stud = Il bonus Stud dell'altra parte.
odds-input-their-draw = Il bonus Draw dell'altra parte.
odds-input-rank = Di quanto le carte Risoluzione previste cambiano il tuo livello, come +2.
odds-input-their-rank = Di quanto cambiano il livello dell'altra parte, come -1.
odds-input-posse = La tua posse, per la sparatoria round per round: le pallottole con s per Stud e d per Draw, prima il tiratore, come 3s,1d. Sostituisce --stud e --draw.
odds-input-their-posse = L'altra posse, allo stesso modo.
odds-input-keep = best per cambiare le carte nel modo migliore; pairs, se non è dato, tiene coppie e joker.
odds-input-skill = Il livello abilità di un personaggio, per una magia o un marchingegno.
odds-input-difficulty = La difficoltà che estrazione e abilità devono raggiungere insieme.
odds-input-pull = Un valore da 1 a 13: le probabilità di estrarlo o di superarlo.
odds-input-lowball = yes per la mano al ribasso.
odds-hand = La tua mano di { $cards } carte: livello medio { NUMBER($mean, maximumFractionDigits: 2) }, senza imbrogli { NUMBER($legal, maximumFractionDigits: 2) }
odds-hand-changed = La tua mano di { $cards } carte, { $draws } cambiate (tieni coppie e joker): livello medio { NUMBER($mean, maximumFractionDigits: 2) }, senza imbrogli { NUMBER($legal, maximumFractionDigits: 2) }
odds-against = { $cards } carte, { $draws } cambiate, contro { LIST($against, of: "option-deck1") }: { NUMBER($dealt, maximumFractionDigits: 2) } ferite per loro, { NUMBER($taken, maximumFractionDigits: 2) } per te
odds-rank = { NAME($rank, of: "held") }
odds-cheatin = La mano migliore è Imbroglio
odds-win = Hai il livello più alto
odds-tie = Livelli pari: una ferita ciascuno
odds-lose = Il livello più alto è il loro
odds-fight = Questo round: { NUMBER($dealt, maximumFractionDigits: 1) } ferite per loro, { NUMBER($taken, maximumFractionDigits: 1) } per te
odds-next-round = Un altro round: { NUMBER($dealt, maximumFractionDigits: 1) } ferite per loro, { NUMBER($taken, maximumFractionDigits: 1) } per te
odds-redraw = La tua probabilità del livello più alto, la scelta migliore per prima
odds-keep-all = Non cambiare nulla
odds-keep-nothing = Cambia tutto: { $signs }
odds-keep = Tieni { NAME($what, of: "odds-keep-what") }, cambia { $signs }
odds-keep-joker = Tieni { NAME($what, of: "odds-keep-what") } e il joker, cambia { $signs }
odds-keep-jokers = Tieni i joker, cambia { $signs }
odds-keep-what-pair = la coppia
odds-keep-what-two-pairs = la doppia coppia
odds-keep-what-three = il tris
odds-keep-what-full-house = il full
odds-keep-what-four = il poker
odds-keep-what-five = le cinque uguali
odds-keep-what-suit = il seme
odds-keep-what-card = una carta
odds-keep-what-cards = le altre carte
odds-shooters = La tua probabilità del livello più alto, secondo il tiratore
odds-shooter = { NAME($card, of: "card") }
odds-calls = La tua probabilità del livello più alto, uno contro uno
odds-call = { NAME($card, of: "card") } contro { NAME($other, of: "card") }
odds-next-lowball = La prossima mano al ribasso
odds-lowball = { NAME($deck, of: "option-deck1") }: una mano al ribasso
odds-low-cheatin = La mano è Imbroglio
odds-low-win = Hai la mano più bassa
odds-low-tie = Parità: si ripesca
odds-low-lose = La mano più bassa è la loro
odds-pulls = Un'estrazione dal tuo mazzo
odds-pull = { NAME($deck, of: "option-deck1") }: un'estrazione di almeno { $value }
odds-pull-value = almeno { $value }
odds-check = { NAME($deck, of: "option-deck1") }: abilità { $skill } contro difficoltà { $difficulty }, un'estrazione di almeno { $value }
odds-difficulty = difficoltà { $difficulty }
odds-round = Si arriva al round { $round }: { NUMBER($dealt, maximumFractionDigits: 1) } ferite per loro, { NUMBER($taken, maximumFractionDigits: 1) } per te
odds-round-win = {"  "}hai il livello più alto
odds-round-tie = {"  "}livelli pari
odds-round-lose = {"  "}il livello più alto è il loro
odds-whole-fight = La sparatoria, se ogni ferita costa un personaggio e nessuno fugge
odds-left-mine = Resta solo la tua posse
odds-left-theirs = Resta solo la loro
odds-left-nobody = Non resta nessuno
odds-left-both = Le due posse si fronteggiano ancora dopo { $rounds ->
    [one] un round
   *[other] { $rounds } round
  }
odds-policy = La tua mano di { $cards } carte, fino a { $draws } cambiate nel modo migliore: livello medio { NUMBER($mean, maximumFractionDigits: 2) }, ± { NUMBER($error, maximumFractionDigits: 2) } (errore standard; { $hands } mani a caso), { NUMBER($pairs, maximumFractionDigits: 2) } se tieni coppie e joker
odds-policy-exact = La tua mano di { $cards } carte, fino a { $draws } cambiate nel modo migliore: livello medio { NUMBER($mean, maximumFractionDigits: 2) } (esatto, { $hands } mani), { NUMBER($pairs, maximumFractionDigits: 2) } se tieni coppie e joker
refusal-odds-posse = { $field }: «{ $got }» non è un personaggio. Scrivi le pallottole con s per Stud o d per Draw, come 3s,1d.
refusal-odds-posses = { LIST($fields) } vanno insieme: dalli tutti e tre per una sparatoria round per round.
