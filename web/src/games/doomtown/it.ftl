# Quello che dice solo il tavolo della pagina.

page-board = La città
page-hand = La tua mano
page-known-hand = La mano di { SEAT($seat) }
page-hand-empty = Non hai carte in mano.
page-card = { NAME($card, of: "card") }
page-card-taken = { NAME($card, of: "card") }, già nella banda
page-costs = costa { $cost }
page-upkeep = mantenimento { $upkeep }
page-gear = { NAME($card, of: "card") }{ $booted ->
        [0] {""}
       *[other] , carta esaurita
    }{ $rocks ->
        [0] {""}
       *[other] , con { $rocks } ghost rock sopra
    }{ $influence ->
        [0] {""}
       *[other] , con { $influence } influenza sopra
    }
page-booted = Carta esaurita.
page-traded = Oggi ha già cambiato mano.
page-purse = { $purse } ghost rock in più, solo per le abilità Sparatoria.
page-effect = { NAME($what, of: "stat") } { $amount } { NAME($lasts, of: "lasts") }.
page-effect-rule = { NAME($what, of: "effect") } { NAME($lasts, of: "lasts") }.

# ---- la città

page-street = La strada di { SEAT($seat) }
page-outside = Fuori città
page-end-left = Costruisci al capo sinistro della tua strada
page-end-right = Costruisci al capo destro della tua strada
page-square-text = La Town Square. È adiacente a ogni luogo in città; non è di nessuno e nessuno la controlla.
page-town = La città

# ---- il punteggio

page-score = Il punteggio
page-day = Giorno { $day } · { NAME($phase, of: "phase") }
page-phase-text-setup = Si scelgono le bande iniziali.
page-phase-text-gamblin = Scommessa: ognuno punta 1 ghost rock; la mano più bassa prende il piatto, e il suo giocatore è il Vincitore del giorno.
page-phase-text-upkeep = Mantenimento: incassi dal covo e dalle proprietà che possiedi e controlli, poi paghi i tuoi personaggi.
page-phase-text-noon = Mezzogiorno: a turno, una giocata a testa, finché passano tutti di fila.
page-phase-text-sundown = Tramonto: vince chi ha più controllo dell'influenza altrui; se nessuno vince, si torna a cinque carte e tutto è di nuovo pronto.
page-player = { SEAT($seat) } con { NAME($outfit, of: "card") }{ $winner ->
        [0] {""}
       *[other] , Vincitore del giorno
    }.
page-control = { SEAT($seat) }: controllo { $control }. Con { $need } al Tramonto la partita è vinta.
page-influence = { SEAT($seat) }: influenza { $influence }. Per vincere un rivale ha bisogno di più controllo.
page-stash = { SEAT($seat) }: { $stash } ghost rock{ $loan ->
        [0] {""}
       *[other] , e { $loan } da rendere alla banca
    }.
page-hand-of = { $count ->
        [1] { SEAT($seat) }: una carta in mano, { $deck } nel mazzo.
       *[other] { SEAT($seat) }: { $count } carte in mano, { $deck } nel mazzo.
    }
page-would-win = { SEAT($seat) } vincerebbe al Tramonto!
page-discards = Scarti di { SEAT($seat) }: { $count }
page-boot-hill = Collina degli Stivali di { SEAT($seat) }: { $count }
page-discards-title = Scarti di { SEAT($seat) }
page-boot-hill-title = Collina degli Stivali di { SEAT($seat) }
page-pile-hint = Indica una carta per leggerla. La cima della pila viene per prima.
page-pile-none = Qui non c'è niente.

# ---- le sparatorie

page-shootout = Sparatoria
page-shootout-round = Sparatoria, round { $round }
page-fight-at = luogo: { NAME($place, of: "card") }
page-role-leader = leader
page-role-mark = obiettivo
page-posse-none = Qui non c'è nessuno.
page-shooter = Tiratore
page-bonus = { $cards } carte, { $studs } delle quali per gli stud; { $draws ->
        [1] se ne può cambiare 1
       *[other] se ne possono cambiare { $draws }
    }
page-bonus-short = 5 + { $studs } stud · { $draws } draw
page-bonus-text = Gli stud aggiungono carte alle cinque che si pescano; i draw ne lasciano cambiare altrettante. Il tiratore conta con tutte le pallottole, gli altri con una.
page-drawn-of = Mano duello di { SEAT($seat) }
page-drawn-card = { NAME($card, of: "card") } come { $as }
page-drawn-hidden = { $count ->
        [1] una carta coperta
       *[other] { $count } carte coperte
    }
page-joker = joker
page-rank = { NAME($rank, of: "rank") } · livello { $rank }
page-rank-text = Vince il round la mano di livello più alto; la differenza dice quante ferite subisce l'altra parte.
page-cheatin = Imbroglio!
page-versus = Livello { $rank } contro { $other }
page-lumps-win = { $count ->
        [1] 1 ferita per { SEAT($seat) }
       *[other] { $count } ferite per { SEAT($seat) }
    }
page-lumps-tie = Una ferita per parte
page-left = { $need ->
        [1] Ancora 1 ferita da coprire
       *[other] Ancora { $need } ferite da coprire
    }
page-waiting-lumps = { SEAT($seat) } copre le ferite.
fate-discard = agli scarti
fate-ace = eliminazione
fate-home = al covo

# ---- gli incarichi

page-job = Incarico
page-telegram = Telegramma
page-telegram-text = Un incarico: se nessuno ferma la posse del leader, succede quello che la carta promette. Poi la posse torna al covo, esaurita.
page-job-leader = Leader
page-job-mark = Obiettivo
page-job-posse = Posse
page-job-against = Contro
page-job-nobody = ancora nessuno
page-job-brings = Di che si tratta
page-job-step-posse = Si forma la posse del leader
page-job-step-oppose = Qualcuno si oppone?
page-job-step-fight = Si arriva alla sparatoria

# ---- quando si giocano le carte

play-noon = Mezzogiorno
play-job = Mezzogiorno Incarico
play-shootout = Sparatoria
play-resolution = Risoluzione
play-cheatin = Imbroglio
play-react = Reagire

# ---- il poker

page-gamblin = Al ribasso: vince la mano più bassa
page-pot = { $pot } ghost rock nel piatto
page-wins-pot = prende il piatto
page-tied = Parità: si pesca di nuovo
page-pulled = { SEAT($seat) } estrae
page-played = { SEAT($seat) } gioca
page-naming = Indica seme e valore
suit-S = picche
suit-H = cuori
suit-D = quadri
suit-C = fiori
page-code = { $value } di { NAME($suit, of: "suit") }
rank-1 = Carta alta
rank-2 = Coppia
rank-3 = Doppia coppia
rank-4 = Tris
rank-5 = Scala
rank-6 = Colore
rank-7 = Full
rank-8 = Poker
rank-9 = Scala a colore
rank-10 = Cinque di un tipo
rank-11 = Mano dell'Uomo Morto

# ---- che cosa è cambiato

stat-bullets = Pallottole
stat-influence = Influenza
stat-value = Valore
stat-upkeep = Mantenimento
stat-control = Controllo
stat-skill = Livello abilità
stat-reward = Ricompensa per la taglia
effect-stud = È uno stud
effect-draw = È un draw
effect-never-draw = Non può diventare un draw
effect-bullets-safe = Gli altri non possono togliere pallottole a questa carta
effect-untouchable = Fuori portata delle abilità Sparatoria altrui
effect-first-casualty = Deve coprire la prima ferita
effect-no-casualties = Non può coprire ferite
effect-no-call-out = Nessuno può sfidare questa carta
effect-no-move = Non può muoversi
effect-taken = È sotto il controllo di un altro giocatore
effect-no-abilities = Le sue abilità non si possono usare
effect-blank = I suoi beni non hanno effetto
effect-private = È Privata
lasts-day = fino alla fine del giorno
lasts-shootout = per questa sparatoria
lasts-round = per questo round
lasts-stay = per ora
lasts-phase = per questa fase
