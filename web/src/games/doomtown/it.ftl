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
       *[other] , esaurita
    }
page-booted = Esaurita.
page-traded = Oggi è già passata di mano.
page-purse = { $purse } ghost rock sue, per le abilità di Shootout.
page-effect = { NAME($what, of: "stat") } { $amount } { NAME($lasts, of: "lasts") }.
page-effect-rule = { NAME($what, of: "effect") } { NAME($lasts, of: "lasts") }.

# ---- la città

page-street = La via di { SEAT($seat) }
page-outside = Fuori città
page-end-left = Costruisci in fondo a sinistra della tua via
page-end-right = Costruisci in fondo a destra della tua via
page-square-text = La piazza. Ogni luogo in città le sta accanto; non è di nessuno e nessuno la controlla.
page-town = La città

# ---- il punteggio

page-score = Il punteggio
page-day = Giorno { $day } · { NAME($phase, of: "phase") }
page-phase-text-setup = Si scelgono le bande iniziali.
page-phase-text-gamblin = Gamblin': una ghost rock a testa nel piatto; la mano più bassa lo prende, e il suo giocatore è il Winner del giorno.
page-phase-text-upkeep = Mantenimento: incassi dal covo e dalle proprietà che possiedi e controlli, poi paghi i tuoi personaggi.
page-phase-text-noon = High Noon: a turno una giocata a testa, finché tutti passano di seguito.
page-phase-text-sundown = Sundown: chi ha più controllo dell'influenza altrui vince; se no si torna a cinque carte e tutto è di nuovo pronto.
page-player = { SEAT($seat) } con { NAME($outfit, of: "card") }{ $winner ->
        [0] {""}
       *[other] , Winner del giorno
    }.
page-control = { SEAT($seat) }: { $control } di controllo. Con { $need } al Sundown la partita è vinta.
page-influence = { SEAT($seat) }: { $influence } di influenza. Per vincere ci vuole più controllo di così.
page-stash = { SEAT($seat) }: { $stash } ghost rock{ $loan ->
        [0] {""}
       *[other] , e { $loan } da rendere alla banca
    }.
page-hand-of = { SEAT($seat) }: { $count } carte in mano, { $deck } nel mazzo.
page-would-win = { SEAT($seat) } vincerebbe al Sundown!
page-discards = Scarti di { SEAT($seat) }: { $count }
page-boot-hill = Boot Hill di { SEAT($seat) }: { $count }
page-discards-title = Scarti di { SEAT($seat) }
page-boot-hill-title = Boot Hill di { SEAT($seat) }
page-pile-hint = Indica una carta per leggerla. La cima della pila viene per prima.
page-pile-none = Qui non c'è niente.

# ---- gli shootout

page-shootout = Shootout
page-shootout-round = Shootout, round { $round }
page-fight-at = luogo: { NAME($place, of: "card") }
page-role-leader = leader
page-role-mark = mark
page-posse-none = Qui non c'è nessuno.
page-shooter = Tiratore
page-bonus = { $cards } carte, { $studs } delle quali per gli stud; { $draws ->
        [1] se ne può cambiare 1
       *[other] se ne possono cambiare { $draws }
    }
page-bonus-short = 5 + { $studs } stud · { $draws } draw
page-bonus-text = Gli stud aggiungono carte alle cinque che si pescano; i draw ne lasciano cambiare altrettante. Il tiratore conta con tutte le pallottole, gli altri con una.
page-drawn-of = Draw hand di { SEAT($seat) }
page-drawn-card = { NAME($card, of: "card") } come { $as }
page-drawn-hidden = { $count ->
        [1] una carta coperta
       *[other] { $count } carte coperte
    }
page-joker = joker
page-rank = { NAME($rank, of: "rank") } · rango { $rank }
page-rank-text = Vince il round la mano di rango più alto; la differenza dice quante perdite subisce l'altra parte.
page-cheatin = cheatin'!
page-versus = Rango { $rank } contro { $other }
page-lumps-win = { $count ->
        [1] 1 perdita per { SEAT($seat) }
       *[other] { $count } perdite per { SEAT($seat) }
    }
page-lumps-tie = Una perdita per parte
page-left = { $need ->
        [1] Ancora 1 perdita da coprire
       *[other] Ancora { $need } perdite da coprire
    }
page-waiting-lumps = { SEAT($seat) } indica le perdite.
fate-discard = scartato
fate-ace = eliminato
fate-home = a casa

# ---- i job

page-job = Job
page-telegram = Telegramma
page-telegram-text = Un job: se nessuno ferma la posse del leader, succede quello che la carta promette. Poi la posse torna al covo, esaurita.
page-job-leader = Leader
page-job-mark = Mark
page-job-posse = Posse
page-job-against = Contro
page-job-nobody = ancora nessuno
page-job-brings = Di che si tratta
page-job-step-posse = Si forma la posse del leader
page-job-step-oppose = Qualcuno si oppone?
page-job-step-fight = Si arriva allo shootout

# ---- quando si giocano le carte

play-noon = Noon
play-job = Noon Job
play-shootout = Shootout
play-resolution = Resolution
play-cheatin = Cheatin'
play-react = React

# ---- il poker

page-gamblin = Gamblin': vince la mano più bassa
page-pot = { $pot } ghost rock nel piatto
page-wins-pot = prende il piatto
page-tied = Pari: si ripesca
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
rank-9 = Scala colore
rank-10 = Pokerissimo
rank-11 = Dead Man's Hand

# ---- che cosa è cambiato

stat-bullets = Pallottole
stat-influence = Influenza
stat-value = Valore
stat-upkeep = Mantenimento
stat-control = Controllo
stat-skill = Abilità
stat-reward = Ricompensa per la taglia
effect-stud = È uno stud
effect-draw = È un draw
effect-never-draw = Non può diventare un draw
effect-bullets-safe = Gli altri non possono togliergli pallottole
effect-untouchable = Fuori portata delle abilità di Shootout altrui
effect-first-casualty = Deve essere la prima perdita
effect-no-casualties = Non può essere una perdita
effect-no-call-out = Non può essere sfidato
effect-no-move = Non può muovere
effect-taken = È sotto il controllo di un altro giocatore
effect-no-abilities = Le sue abilità non si possono usare
effect-blank = I suoi Beni non hanno effetto
effect-private = È Private
lasts-day = fino alla fine del giorno
lasts-shootout = per questo shootout
lasts-round = per questo round
lasts-stay = per ora
lasts-phase = per questa fase
