# Gunslinger, Sezione I.

# ---- dati (sixgun games, sixgun rules)

figures-weapon = le armi (tutte tranne la C45, e le cifre di distanza e di rosa)
figures-impact = la tabella degli impatti (tutte le righe tranne la B)
figures-object = sacchi di danaro e sciabole
figures-character = undici dei 48 personaggi
figures-divided = le metà degli esagoni divisi
figures-showdown = la disposizione degli scenari

# ---- personaggi

character-banker = Banchiere
    .the = il Banchiere
    .of = del Banchiere
    .to = al Banchiere
character-clerk = Commesso
    .the = il Commesso
    .of = del Commesso
    .to = al Commesso
character-dude = Damerino
    .the = il Damerino
    .of = del Damerino
    .to = al Damerino
character-fast-eddie = Fast Eddie
    .the = Fast Eddie
    .of = di Fast Eddie
    .to = a Fast Eddie
character-floozy = Floozy
    .the = Floozy
    .of = di Floozy
    .to = a Floozy
character-gambler = Giocatore d'azzardo
    .the = il Giocatore d'azzardo
    .of = del Giocatore d'azzardo
    .to = al Giocatore d'azzardo
character-barkeep = Oste
    .the = l'Oste
    .of = dell'Oste
    .to = all'Oste
character-lady = Signora
    .the = la Signora
    .of = della Signora
    .to = alla Signora
character-ling-ho = Ling Ho
    .the = Ling Ho
    .of = di Ling Ho
    .to = a Ling Ho
character-marshal = Sceriffo
    .the = lo Sceriffo
    .of = dello Sceriffo
    .to = allo Sceriffo
character-owner = Padrone
    .the = il Padrone
    .of = del Padrone
    .to = al Padrone
character-smith = Fabbro
    .the = il Fabbro
    .of = del Fabbro
    .to = al Fabbro
character-andy = Andy
    .the = Andy
    .of = di Andy
    .to = ad Andy
character-cattle-baron = Barone del bestiame
    .the = il Barone del bestiame
    .of = del Barone del bestiame
    .to = al Barone del bestiame
character-little-ernie = Little Ernie
    .the = Little Ernie
    .of = di Little Ernie
    .to = a Little Ernie
character-foreman = Caposquadra
    .the = il Caposquadra
    .of = del Caposquadra
    .to = al Caposquadra
character-happy = Happy
    .the = Happy
    .of = di Happy
    .to = a Happy
character-ike = Ike
    .the = Ike
    .of = di Ike
    .to = a Ike
character-lucky = Lucky
    .the = Lucky
    .of = di Lucky
    .to = a Lucky
character-old-man = Vecchio
    .the = il Vecchio
    .of = del Vecchio
    .to = al Vecchio
character-reb = Reb
    .the = Reb
    .of = di Reb
    .to = a Reb
character-running-boy = Running Boy
    .the = Running Boy
    .of = di Running Boy
    .to = a Running Boy
character-sodbuster = Colono
    .the = il Colono
    .of = del Colono
    .to = al Colono
character-woman = Donna
    .the = la Donna
    .of = della Donna
    .to = alla Donna
character-nco = Sottufficiale
    .the = il Sottufficiale
    .of = del Sottufficiale
    .to = al Sottufficiale
character-us-scout = Esploratore
    .the = l'Esploratore
    .of = dell'Esploratore
    .to = all'Esploratore
character-veteran = Veterano
    .the = il Veterano
    .of = del Veterano
    .to = al Veterano
character-yankee = Yankee
    .the = lo Yankee
    .of = dello Yankee
    .to = allo Yankee
character-driver = Cocchiere
    .the = il Cocchiere
    .of = del Cocchiere
    .to = al Cocchiere
character-guard = Guardia
    .the = la Guardia
    .of = della Guardia
    .to = alla Guardia
character-john-henry = John Henry
    .the = John Henry
    .of = di John Henry
    .to = a John Henry
character-lightning = Lightning
    .the = Lightning
    .of = di Lightning
    .to = a Lightning
character-mountain-man = Montanaro
    .the = il Montanaro
    .of = del Montanaro
    .to = al Montanaro
character-prospector = Cercatore
    .the = il Cercatore
    .of = del Cercatore
    .to = al Cercatore
character-quiet-man = Uomo tranquillo
    .the = l'Uomo tranquillo
    .of = dell'Uomo tranquillo
    .to = all'Uomo tranquillo
character-slim = Slim
    .the = Slim
    .of = di Slim
    .to = a Slim
character-texas = Texas
    .the = Texas
    .of = di Texas
    .to = a Texas
character-the-kid = Il Kid
    .the = il Kid
    .of = del Kid
    .to = al Kid
character-fast-draw = Fast Draw
    .the = Fast Draw
    .of = di Fast Draw
    .to = a Fast Draw
character-the-drifter = Il Vagabondo
    .the = il Vagabondo
    .of = del Vagabondo
    .to = al Vagabondo
character-gun-artist = Artista della pistola
    .the = l'Artista della pistola
    .of = dell'Artista della pistola
    .to = all'Artista della pistola
character-el-jefe = El Jefe
    .the = El Jefe
    .of = di El Jefe
    .to = a El Jefe
character-border-rider = Cavaliere di frontiera
    .the = il Cavaliere di frontiera
    .of = del Cavaliere di frontiera
    .to = al Cavaliere di frontiera
character-innocente = Innocente
    .the = Innocente
    .of = di Innocente
    .to = a Innocente
character-chief = Capo
    .the = il Capo
    .of = del Capo
    .to = al Capo
character-eagle = Aquila
    .the = Aquila
    .of = di Aquila
    .to = ad Aquila
character-hawk = Falco
    .the = Falco
    .of = di Falco
    .to = a Falco
character-axe = Ascia
    .the = Ascia
    .of = di Ascia
    .to = ad Ascia

# ---- probabilità di uno sparo

location-leg = gamba
location-gun = braccio principale
location-arm = altro braccio
location-side = di striscio
location-body = corpo
location-crit = vicino a una zona vitale
location-vital = zona vitale
location-head = testa, di striscio
location-bullseye = centro perfetto
status-move = in movimento
status-run = in corsa
status-down = steso
status-head = solo la testa
odds-input-range = Gli esagoni fino al bersaglio (necessario).
odds-input-aim = Il tempo di mira: i punti di mira sul bersaglio più il tempo di mira della carta azione (necessario).
odds-input-weapon = L'arma, come C45 o W44; se manca, C45.
odds-input-target = Che cosa fa il bersaglio, con virgole: move, run, down.
odds-input-box = Dove si tiene un'arma a una mano: gun-hand o both-hands.
odds-input-gun-arm = Le ferite GUN ARM di chi spara, tolte dal tempo di mira.
odds-input-other-arm = Le ferite OTHER ARM di chi spara, tolte dal tempo di mira di un'arma tenuta con entrambe le mani.
odds-input-seen = I numeri delle carte risultato uscite dall'ultima mescolata, con virgole.
odds-title = { $weapon } a distanza { $range }, tempo di mira { $aim_time }, bersaglio { $target ->
    [none] fermo in piedi
   *[other] { LIST($target, of: "status") }
  }; { $settling } carte su { $cards } possono decidere lo sparo.
odds-hit = A segno
odds-location = { "  " }{ NAME($location, of: "location") }
odds-kill = Mortale (con il centro perfetto alla zona vitale)
odds-miss = Mancato
odds-misfire = Cilecca
odds-jam = { "  " }e l'arma si inceppa
odds-explosion = { "  " }e l'arma esplode
refusal-odds-missing = Manca { $field }: scrivilo come in «{ $example }».

# ---- file di scenari e pacchetti di dati

refusal-no-such-weapon = { $field } è «{ $got }», che qui non è un'arma; le armi sono: { LIST($weapons, join: "or") }.
refusal-no-such-character = { $field } è «{ $got }», che non è un personaggio; { $near ->
    [none] vedi l'elenco in docs/gunslinger-showdowns.md
   *[other] forse volevi dire { LIST($near, join: "or") }?
  }
refusal-boards-apart = { $field }: le mappe { $first } e { $second } non si accostano: scegline di posizioni diverse con un lato in comune.
refusal-character-twice = { $field }: { NAME($character, of: "character") } è già in elenco: ogni personaggio sta in un solo gruppo, una volta sola.
refusal-too-many-characters = { $field } elenca { $got } personaggi, ma ci sono mazzi azione per { $most }: togline qualcuno.
refusal-order-incomplete = { $field } deve elencare ogni personaggio dei gruppi esattamente una volta.
refusal-set-up-twice = { $field }: { NAME($character, of: "character") } è già piazzato: basta una voce per personaggio.
refusal-lots-twice = { $field }: { NAME($character, of: "character") } è già in un altro sorteggio: basta una volta.
refusal-no-side = { $field }: { NAME($character, of: "character") } non sta in nessun gruppo: mettilo sotto sides, o toglilo da qui.
refusal-not-set-up = { $field }: manca { NAME($character, of: "character") }: aggiungi una voce con esagono e direzione.
refusal-set-up-overlap = { $field }: { $hex } è già occupato da { $other }: scegli un altro esagono.
refusal-off-map = { $field } è «{ $got }», che non è un esagono di { $boards ->
    [none] nessuna mappa
   *[other] queste mappe ({ LIST($boards) })
  }: scrivi una coordinata come F3.
refusal-box-full = { $field } ha { $got } armi, ma c'è posto per { $room }.
refusal-not-holstered = { $field }: { $weapon } è a due mani e non va in fondina: mettila in un box delle mani.
refusal-hands-full = { $field }: un'arma tenuta con due mani non ne lascia libera nessuna: svuota gun-hand e other-hand, oppure both-hands.
refusal-weapon-later = { $field }: { $weapon } arriva con una sezione successiva del regolamento: toglila.
refusal-not-a-gun = { $field }: { $weapon } non è un'arma da fuoco e non ha il cane.
refusal-surrender-to-die = { $field } deve essere false: nessuno si arrende dove i prigionieri vengono uccisi.
refusal-bag-without-value = Manca { $field }: di' quanti punti vale un sacco di danaro.
refusal-name-form = { $field } deve essere una riga di { $most } caratteri al massimo.
refusal-fire-chart = { $field } è «{ $got }», che non è una tabella: scrivila come in «ARM,0-3/4-7,1-6:X. 7+:BX,MDH».
refusal-no-such-penalty = { $field } è «{ $got }», che non è una penalità: scrivi { LIST($penalties, join: "or") }, con un numero dove serve, come in «STUN 4».
refusal-divided-sides = { $field } deve nominare { LIST($sides) } una volta ciascuno.
refusal-too-many-weapons = Lo scenario ha { $got } fra armi e sacchi: togline qualcuno, il massimo è { $most }.
refusal-too-many-alike = Ci sono più di { $most } { $weapon }: togline qualcuna.

# ==== il gioco vero e proprio (sotto questa riga: i messaggi del motore)

title = Gunslinger
tagline = Scegli due secondi in segreto, poi cerca di sopravvivere.

aim = { $showdown ->
    [2] Abbi più punti vittoria alla fine: i padroni del recinto ne hanno 1 in più, e il sacco di danaro vale 4.
    [3] Abbi più punti vittoria alla fine: un gruppo ne ha 1 in più, e il sacco di danaro vale 5.
    [4] Abbi più punti vittoria alla fine: i bagnanti devono arrivare alle armi, gli altri essere più svelti.
    [5] Abbi più punti vittoria alla fine: due tengono la capanna e ne hanno 10 in più, cinque devono cacciarli.
    [6] Porta il Kid vivo fuori dalla mappa (8 punti in più), o trattienilo fino all'ultimo turno.
    [7] Abbi più punti vittoria alla fine: tutti contro tutti, e uno sì e uno no ne ha 1 in più.
    [8] Abbi più punti vittoria alla fine: ognuno per sé, e ogni sacco di danaro vale 2.
    [9] Abbi più punti vittoria alla fine: il sacco di danaro vale 3, un'arma in mano −2, un nemico ucciso −10.
    [10] Abbi più punti vittoria alla fine: il sacco di danaro vale 3, un nemico ucciso −6.
   *[other] Abbi più punti vittoria alla fine dello scenario: resta vivo, metti fuori i nemici, tieni il campo.
}
how-to-play =
    Ognuno guida un pistolero (o più d'uno) su una mappa a esagoni. Un turno dura due secondi, in cinque segmenti. All'inizio
    tutti scelgono in segreto una pila di carte azione: i tempi, con gli eventuali punti di ritardo, non possono superare
    cinque. Poi le carte si scoprono una alla volta. Chi ne rivela una dice esattamente come la eseguirà, e accade nel
    segmento dato dal suo tempo più i tempi precedenti e il ritardo.
      Estrarre  DRAW AND COCK sposta un'arma tra i box e ne alza il cane.
      Mirare    COCK/AIM/SHOOT mette due punti di mira su un bersaglio nella zona di mira, i 120 gradi davanti a te.
      Sparare   una carta risultato si legge a tempo di mira e distanza: un trattino manca, il resto colpisce lì.
      Muovere   ADVANCE, RUN (solo con ADVANCE), SPRINT (preparato un turno prima), BACK UP, TURN, SPIN AROUND.
      A terra   un bersaglio steso è colpito da meno carte, e così chi ha una carta di movimento nella pila.
    In un segmento si spara per primi, ma gli effetti arrivano per ultimi: due possono colpirsi a vicenda. Le ferite costano
    tempo (ritardo) e box di resistenza; chi per due turni di fila ha più ritardo che box perde conoscenza.
    Finiti i turni decidono i punti vittoria: +2 a chi sopravvive, +2 per un nemico ucciso, -8 a chi viene ucciso.

# ---- opzioni del gioco

option-showdown = Lo scenario che si gioca.
option-showdown-1 = 1: Faccia a faccia
option-showdown-2 = 2: Guai al recinto
option-showdown-3 = 3: Boot Hill all'alba
option-showdown-4 = 4: Lo stagno
option-showdown-5 = 5: Ultima difesa alla capanna
option-showdown-6 = 6: L'ospite dello Sceriffo
option-showdown-7 = 7: Una strada affollata
option-showdown-8 = 8: La partita a poker
option-showdown-9 = 9: La casa delle signore
option-showdown-10 = 10: La stazione commerciale
option-showdown-file = da un file
option-showdown-1-about = Due uomini si sono dati appuntamento in una strada. Ognuno ha una Colt nella fondina.
option-showdown-2-about = Due bande e un recinto. I padroni hanno 1 punto in più; gli altri sono più vicini a un sacco di danaro, che ne vale 4.
option-showdown-3-about = Uomini armati di fucile si vedono all'alba, da un capo all'altro del cimitero. Gli uni hanno 1 punto in più; gli altri sono più vicini a un sacco di danaro da 5 punti.
option-showdown-4-about = Quattro mandriani fanno il bagno. Le armi sono sulla riva, e tre uomini escono dagli alberi.
option-showdown-5-about = Due vecchi pistoleri con fucili e quattro Colt stanno alla capanna. Cinque uomini li vogliono fuori prima del tramonto.
option-showdown-6-about = Il Kid deve finire impiccato. Due amici sono venuti a prenderlo: dev'essere fuori dalla mappa prima dell'ultimo turno.
option-showdown-7-about = In questa strada ognuno ha un motivo per sparare a tutti gli altri.
option-showdown-8-about = Quattro sacchi di danaro sono sul tavolo da gioco, le armi due passi dietro le sedie. Qualcuno ha appena dato del baro a un altro. Ognuno gioca per sé.
option-showdown-9-about = In questa casa nessuno vuole guai: estrarre un'arma costa 2 punti, uccidere un nemico 10. Ma c'è un sacco di danaro.
option-showdown-10-about = Il mercante paga la pace: uccidere un nemico costa 6 punti. Sul bancone, però, c'è un sacco di danaro.
option-fatigue = La riga su cui si legge una carta fatica.
option-fatigue-delay = la riga del ritardo
option-fatigue-wound = la riga delle ferite, come stampato
option-second_draw = Quale carta dice che cosa fa all'arma una cilecca.
option-second_draw-first = la prima
option-second_draw-second = la seconda
option-sprint = Che cosa si deve aver eseguito nel turno prima di uno SPRINT.
option-sprint-advance-and-run = ADVANCE e RUN
option-sprint-run = RUN
option-map_edge = Che cosa succede al bordo della mappa.
option-map_edge-open = chi lo supera esce dallo scenario
option-map_edge-closed = nessuno lo supera
option-passing_out = Quando si confrontano ritardo e box di resistenza.
option-passing_out-after = dopo aver tolto metà del ritardo
option-passing_out-before = prima
option-range_divisor = Armi lunghe da 4 punti di mira: la distanza si divide?
option-blind_shots = Spari a bersagli nella zona cieca?
option-captives_survive = Chi è catturato per regola speciale vale come sopravvissuto?
option-casting = Chi gioca chi
option-characters = I personaggi
option-characters-alike = uguali: 20 box di resistenza, nessuna abilità
option-characters-printed = come stampati: box, armi, abilità e carte bonus propri
option-characters-printed-about = Le carte bonus B1-B3 rendono alcuni più svelti. L'abilità si somma al tempo di mira di uno sparo (regola della casa).
reason-points = ai punti vittoria

# ---- azioni, box, armi, direzioni

# Il tasto mette giù la carta: sulla pagina, e scritto nel terminale. Lì non vuol dire altro.
action-advance = ADVANCE
    .says = avanzare di un esagono
    .key = w
action-b1f = ADVANCE B1
    .says = avanzare di un esagono
    .key = W
action-b1b = TURN B1
    .says = girarsi di un lato
    .key = T
action-b2f = DRAW AND COCK B2
    .says = estrarre e alzare il cane
    .key = D
action-b2b = SHOOT B2
    .says = sparare di fretta
    .key = E
action-b3f = DRAW AND COCK B3
    .says = estrarre e alzare il cane
    .key = D
action-b3b = SHOOT B3
    .says = sparare di fretta
    .key = E
action-back-up = BACK UP
    .says = indietreggiare di uno
    .key = x
action-run = RUN
    .says = correre: un altro esagono
    .key = n
action-sprint = SPRINT
    .says = scattare: un altro ancora
    .key = z
action-turn = TURN
    .says = girarsi di un lato
    .key = t
action-spin-around = SPIN AROUND
    .says = voltarsi all'indietro
    .key = o
action-get-up-down = GET UP/DOWN
    .says = alzarsi o sdraiarsi
    .key = g
action-leap-drop = LEAP/DROP
    .says = balzare su o buttarsi giù
    .key = j
action-draw-and-cock = DRAW AND COCK
    .says = estrarre e alzare il cane
    .key = d
action-load = LOAD
    .says = caricare un proiettile
    .key = m
action-shoot = SHOOT
    .says = sparare di fretta
    .key = e
action-cock-aim-shoot = COCK/AIM/SHOOT
    .says = cane, mira o sparo
    .key = k

action-text-advance = Un esagono: avanti a sinistra, dritto o avanti a destra. Strisciare costa due punti di ritardo.
action-text-back-up = Un esagono: indietro a sinistra, dritto dietro o indietro a destra. Strisciare costa due punti di ritardo.
action-text-run = Solo con ADVANCE nello stesso turno: un esagono come ADVANCE.
action-text-sprint = Solo con RUN, e dopo un turno in cui si sono eseguiti ADVANCE e RUN: un esagono dritto davanti, e una carta di ritardo.
action-text-turn = Girarsi avanti a sinistra o a destra, o restare come si è.
action-text-spin-around = Voltarsi indietro a sinistra, dritto dietro o indietro a destra.
action-text-get-up-down = Stendersi, o rialzarsi.
action-text-leap-drop = Balzare in piedi o buttarsi a terra subito, al prezzo di due carte di ritardo.
action-text-draw-and-cock = Spostare un'arma in un altro box, con il cane alzato o abbassato; oppure alzare o abbassare il cane di quel che si ha in mano.
action-text-load = Un proiettile nell'arma tenuta con entrambe le mani, che così resta con il cane abbassato.
action-text-shoot = Sparare, o non fare niente.
action-text-cock-aim-shoot = Alzare o abbassare il cane, o mettere due punti di mira, o sparare.

box-gun-hand = mano principale
    .into = nella mano principale
box-other-hand = altra mano
    .into = nell'altra mano
box-both-hands = entrambe le mani
    .into = in entrambe le mani
box-holstered = fondina
    .into = nella fondina

described-character = { NAME($character, of: "character") }, { $house ->
        [0] com'è stampato
       *[other] dati della casa
    }: { $boxes } box di resistenza; { $armed ->
        [0] nessuna arma
       *[other] { LIST($weapons, of: "weapon") }
    }{ $cards ->
        [0] {""}
       *[other] ; carte bonus { LIST($bonus) }
    }; abilità con una mano { $one }, con due { $two }. Nella partita normale sono tutti uguali, con 20 box.
described-weapon = { NAME($weapon, of: "weapon") }: { $rounds ->
        [one] un proiettile
       *[other] { $rounds } proiettili
    }, { $hands ->
        [1] a una mano
       *[other] a due mani
    }, riga { $impact } della tabella degli impatti.
weapon-c45 = Colt .45
    .the = la Colt .45
weapon-c44 = Colt .44
    .the = la Colt .44
weapon-c41 = Colt .41
    .the = la Colt .41
weapon-c32 = Colt .32
    .the = la Colt .32
weapon-c36c = Colt .36 ad avancarica
    .the = la Colt .36 ad avancarica
weapon-c45c = Colt .45 ad avancarica
    .the = la Colt .45 ad avancarica
weapon-sw45 = Smith & Wesson .45
    .the = la Smith & Wesson .45
weapon-sw38 = Smith & Wesson .38
    .the = la Smith & Wesson .38
weapon-r41d = Derringer Remington
    .the = la Derringer Remington
weapon-w44 = Winchester .44
    .the = il Winchester .44
weapon-w44s = Winchester .44 corto
    .the = il Winchester .44 corto
weapon-h44 = Henry .44
    .the = l'Henry .44
weapon-sd58 = Springfield .58
    .the = lo Springfield .58
weapon-sh50 = Sharps .50
    .the = lo Sharps .50
weapon-r10 = doppietta calibro 10
    .the = la doppietta calibro 10
weapon-r10s = doppietta a canne mozze
    .the = la doppietta a canne mozze
weapon-mb = sacco di danaro
    .the = il sacco di danaro
weapon-knf = coltello
    .the = il coltello
weapon-twk = tomahawk
    .the = il tomahawk
weapon-sbr = sciabola
    .the = la sciabola

hammer-as-is = {""}
hammer-cocked = , cane alzato
hammer-uncocked = , cane abbassato
hands-gun-hand-cocked = cane alzato nella mano principale
hands-gun-hand-uncocked = cane abbassato nella mano principale
hands-other-hand-cocked = cane alzato nell'altra mano
hands-other-hand-uncocked = cane abbassato nell'altra mano
hands-both-hands-cocked = cane alzato all'arma in entrambe le mani
hands-both-hands-uncocked = cane abbassato all'arma in entrambe le mani

way-straight-ahead = dritto davanti
way-ahead-right = avanti a destra
way-back-right = indietro a destra
way-straight-back = dritto dietro
way-back-left = indietro a sinistra
way-ahead-left = avanti a sinistra
compass-n = nord
compass-ne = nord-est
compass-se = sud-est
compass-s = sud
compass-sw = sud-ovest
compass-nw = nord-ovest
seen-ahead = dritto davanti
seen-ahead-right = davanti a destra
seen-right = a destra
seen-back-right = dietro a destra
seen-back = alle spalle
seen-back-left = dietro a sinistra
seen-left = a sinistra
seen-ahead-left = davanti a sinistra
wound-gun-arm = braccio principale
wound-other-arm = altro braccio
wound-leg = gamba
wound-serious = grave
out-left = fuori dalla mappa
out-ko = senza conoscenza
out-surrendered = con le mani in alto
out-dead = senza vita
out-captured = in mano nemica

# ---- che cosa si chiede

ask-plan = Turno { $turn }: metti in fila le carte { NAME($character, of: "character", form: "of") }. Segmenti da riempire: { $free }.
    .brief = Turno { $turn }: metti in fila le carte { NAME($character, of: "character", form: "of") } ({ $free } segmenti).
ask-reconsider = Nel turno { $turn } qualcuno si è arreso: tieni le carte { NAME($character, of: "character", form: "of") } o ne scegli altre? Segmenti da riempire: { $free }.
ask-declare = { NAME($character, of: "character") } { $action ->
    [turn] si gira: da che parte?
    [spin-around] si volta: da che parte?
    [get-up-down] si alza o si sdraia: che cosa fa?
    [leap-drop] balza in piedi o si butta a terra: che cosa fa?
    [draw-and-cock] estrae: quale arma, in quale mano, con il cane alzato?
    [load] carica: che cosa?
    [shoot] spara: a chi?
    [cock-aim-shoot] alza il cane, mira o spara: che cosa fa?
    [back-up] indietreggia: dove va?
    [run] corre: dove va?
    [sprint] scatta: dove va?
   *[other] avanza: dove va?
  } ({ NAME($action, of: "action") })
ask-hex = { NAME($character, of: "character") }: a quale esagono miri?
ask-permit = Lasci che { NAME($character, of: "character", form: "the") } prenda { NAME($weapon, of: "weapon", form: "the") } { NAME($owner, of: "character", form: "of") }?
ask-bullseye = Centro perfetto! { NAME($character, of: "character") } sceglie dove colpire { NAME($target, of: "character", form: "the") }.
ask-long = { $turning ->
    [1] Il colpo fa voltare { NAME($character, of: "character", form: "the") } tra due esagoni: da che parte?
   *[0] Il colpo spinge { NAME($character, of: "character", form: "the") } tra due esagoni: in quale?
  }
ask-play-out = Nessun altro può più agire. { $turns ->
        [1] Manca un turno
       *[other] Mancano { $turns } turni
    }: li lasci passare fino alla fine?
ask-next-showdown = Segue lo scenario { $number } della notte. { NAME($showdown, of: "option-showdown") }. Si comincia?
ask-cast = Quali personaggi giochi?

# ---- le scelte

pick-plan = { LIST($actions, of: "action", join: "comma") }
pick-plan-none = Nessuna carta
pick-keep = Tieni le carte
pick-surrender = Arrenditi
pick-reshuffle = Fai rimescolare le carte risultato
    .brief = Fai rimescolare
pick-let-go = Lascia la presa con una mano: l'arma resta { NAME($box, of: "box", form: "into") }
pick-drop = Lascia cadere quel che hai { NAME($box, of: "box", form: "into") }
pick-drop-weapon = Lascia cadere { NAME($weapon, of: "weapon", form: "the") }
pick-move = Vai { NAME($to, of: "way") }
pick-turn = Voltati { NAME($to, of: "way") }
pick-flip = Alzati o stenditi
pick-flip-up = Alzati
pick-flip-down = Stenditi
pick-load = Carica un proiettile
pick-cock = Alza il cane
pick-uncock = Abbassa il cane
pick-nothing = Non fare niente
pick-yes = Sì, cedi l'arma
pick-no = No, tieni l'arma
pick-aim-at-hex = Mira a un esagono
pick-aim = Mira { NAME($character, of: "character", form: "to") }
pick-aim-hex = Mira a { $hex }
pick-shoot = Spara { NAME($character, of: "character", form: "to") }
pick-shoot-hex = Spara verso { $hex }
pick-transfer = Non sparare: sposta la mira verso { NAME($character, of: "character", form: "the") }
    .brief = Sposta la mira verso { NAME($character, of: "character", form: "the") }
pick-transfer-hex = Non sparare: sposta la mira verso { $hex }
    .brief = Sposta la mira: { $hex }
pick-draw = Metti { NAME($weapon, of: "weapon", form: "the") } { NAME($box, of: "box", form: "into") }{ NAME($hammer, of: "hammer") }
    .brief = { NAME($weapon, of: "weapon") } { NAME($box, of: "box", form: "into") }{ NAME($hammer, of: "hammer") }
which-weapon = { NAME($weapon, of: "weapon") } ({ $at ->
        [own] { NAME($from, of: "box") }
        [other] { NAME($from, of: "box") } { NAME($holder, of: "character", form: "of") }
       *[ground] a terra
    }{ $gun ->
        [0] {""}
       *[other] , { $jammed ->
            [1] inceppata, { $rounds }
           *[0] { $rounds }
          } { $rounds ->
            [1] proiettile
           *[other] proiettili
          }, { $cocked ->
            [1] cane alzato
           *[0] cane abbassato
          }
    }{ $nth ->
        [0] {""}
       *[other] , n. { $nth }
    })
pick-draw-which = Metti { which-weapon } { NAME($box, of: "box", form: "into") }{ NAME($hammer, of: "hammer") }
pick-hammer = Senza estrarre: { LIST($hands, of: "hands") }
pick-bullseye = { NAME($to, of: "location") }
pick-long = Verso { NAME($to, of: "compass") }
pick-go-on = Passa allo scenario seguente
pick-play-out = Lascia passare i turni fino alla fine
pick-play-on = Continua a giocare, turno per turno
pick-cast = { LIST($characters, of: "character") }
menu-card = { NAME($name, of: "action") } ({ $time })
    .long = { NAME($name, of: "action") } · { NAME($name, of: "action", form: "says") } ({ $time })
    .ask = Dopo { NAME($name, of: "action") } ({ $time }): un'altra carta, o basta?
    .key = { NAME($name, of: "action", form: "key") }
menu-done = fatto
    .key = v
menu-hands = Lascia la presa o lascia cadere
    .ask = Quale mano lascia la presa o lascia cadere la sua arma?
menu-hammers = Alza o abbassa il cane
    .ask = A quale arma alzi o abbassi il cane?
menu-weapon = { NAME($weapon, of: "weapon") }
    .ask = { NAME($weapon, of: "weapon") }: in quale mano, con il cane alzato o no?
menu-weapon-which = { which-weapon }
    .ask = { which-weapon }: in quale mano, con il cane alzato o no?
menu-box = { NAME($box, of: "box") }{ NAME($hammer, of: "hammer") }

# ---- che cosa succede

event-turn = Turno { $number }.
event-segment = Segmento { $number }.
event-planned = { $gives_up ->
    [1] { NAME($character, of: "character") } si arrenderà.
   *[0] { NAME($character, of: "character") } { $actions ->
        [none] non ha carte
       *[other] ha { LIST($actions, of: "action") }
      } per questo turno.
  }
event-chosen = { SEAT($seat) } ha scelto.
event-surrendered = { NAME($character, of: "character") } si arrende.
event-reshuffled = { $wished ->
    [1] { SEAT($seat) } fa rimescolare tutte le carte risultato.
   *[0] Le carte risultato sono finite e si rimescolano.
  }
event-revealed = { NAME($character, of: "character") } rivela { NAME($action, of: "action") } ({ NAME($action, of: "action", form: "says") }), tempo { $time }.
event-declared = { NAME($character, of: "character") } { $verb ->
    [move] andrà { NAME($to, of: "way") }.
    [turn] si volterà { NAME($to, of: "way") }.
    [flip] { $down ->
        [1] si alzerà.
       *[0] si sdraierà.
      }
    [draw] metterà { NAME($weapon, of: "weapon", form: "the") } { NAME($box, of: "box", form: "into") }{ NAME($hammer, of: "hammer") }.
    [hammer] alza o abbassa il cane: { LIST($hands, of: "hands") }.
    [load] caricherà.
    [cock] alzerà il cane.
    [uncock] abbasserà il cane.
    [aim] mira { $at_hex ->
        [1] a { $hex }
       *[0] { NAME($target, of: "character", form: "to") }
      }.
    [shoot] sparerà { $at_hex ->
        [1] verso { $hex }
       *[0] { NAME($target, of: "character", form: "to") }
      }.
    [transfer] sposta soltanto la mira verso { $at_hex ->
        [1] { $hex }
       *[0] { NAME($target, of: "character", form: "the") }
      }.
   *[nothing] non farà niente.
  }
event-let-go = { NAME($character, of: "character") } lascia la presa con una mano: { NAME($weapon, of: "weapon", form: "the") } resta { NAME($box, of: "box", form: "into") }.
event-fell = Cade a terra { NAME($weapon, of: "weapon", form: "the") } { NAME($character, of: "character", form: "of") }{ $goes_off ->
    [1] , e parte un colpo
   *[0] {""}
  }.
event-permitted = { $granted ->
    [1] { NAME($owner, of: "character") } lascia { NAME($weapon, of: "weapon", form: "the") } { NAME($character, of: "character", form: "to") }.
   *[0] { NAME($owner, of: "character") } nega { NAME($weapon, of: "weapon", form: "the") } { NAME($character, of: "character", form: "to") }.
  }
event-cancelled = { NAME($character, of: "character") } non può più eseguire { NAME($action, of: "action") }.
event-drawn = { NAME($character, of: "character") } mette { NAME($weapon, of: "weapon", form: "the") } { NAME($box, of: "box", form: "into") }{ NAME($hammer, of: "hammer") }.
event-cocked = { $cocked ->
    [1] { NAME($character, of: "character") } alza il cane: { NAME($weapon, of: "weapon") }.
   *[0] { NAME($character, of: "character") } abbassa il cane: { NAME($weapon, of: "weapon") }.
  }
event-loaded = { NAME($character, of: "character") } carica { NAME($weapon, of: "weapon", form: "the") }: { $rounds ->
    [one] un proiettile
   *[other] { $rounds } proiettili
  }.
event-aimed = { NAME($character, of: "character") } ha { $points } punti di mira contro { $at_hex ->
    [1] { $hex }
   *[0] { NAME($target, of: "character", form: "the") }
  }.
event-transferred = { NAME($character, of: "character") } sposta { $points } punti di mira verso { $at_hex ->
    [1] { $hex }
   *[0] { NAME($target, of: "character", form: "the") }
  }.
event-lost-aim = { NAME($character, of: "character") } perde la mira.
event-fires = { NAME($character, of: "character") } spara con { NAME($weapon, of: "weapon", form: "the") } contro { $at_hex ->
    [1] { $hex }
   *[0] { NAME($target, of: "character", form: "the") }
  }.
event-drew = { $purpose ->
    [shot] Carta risultato { $card }.
    [damage] Seconda carta: { $card }.
   *[other] {""}
  }
event-misfired = { $damage ->
    [jam] Cilecca: si inceppa { NAME($weapon, of: "weapon", form: "the") } { NAME($character, of: "character", form: "of") }.
    [explosion] Cilecca: esplode { NAME($weapon, of: "weapon", form: "the") } { NAME($character, of: "character", form: "of") }.
   *[none] Cilecca: { NAME($weapon, of: "weapon", form: "the") } { NAME($character, of: "character", form: "of") } fa solo clic.
  }
event-shot = { $possible ->
    [0] Non c'è nessuno da colpire: lo sparo { NAME($character, of: "character", form: "of") } va a vuoto.
   *[1] Tempo di mira { $aim }, distanza { $range }: { $hit ->
        [miss] { NAME($character, of: "character", form: "the") } manca il bersaglio{ $reduced ->
            [1] , per quel che il bersaglio sta facendo
           *[0] {""}
          }.
        [bullseye] centro perfetto { NAME($character, of: "character", form: "of") }!
       *[other] { NAME($character, of: "character", form: "the") } colpisce, { NAME($hit, of: "location") }.
      }
  }
event-bullseye = { NAME($character, of: "character") } colpisce { NAME($target, of: "character", form: "the") } dove voleva: { NAME($location, of: "location") }.
event-moved = { NAME($character, of: "character") } va in { $hex }.
event-turned = { NAME($character, of: "character") } guarda verso { NAME($facing, of: "compass") }.
event-flipped = { $down ->
    [1] { NAME($character, of: "character") } si stende.
   *[0] { NAME($character, of: "character") } si rialza.
  }
event-left-map = { NAME($character, of: "character") } esce dalla mappa.
event-gained = { NAME($character, of: "character") } prende { $delay ->
    [one] un punto di ritardo
   *[other] { $delay } punti di ritardo
  }{ $boxes ->
    [0] {""}
    [one] {" "}e perde un box di resistenza
   *[other] {" "}e perde { $boxes } box di resistenza
  }: { $why ->
    [wound] una ferita
    [fatigue] fatica
    [crawling] movimento da steso
   *[delay] una carta di ritardo
  }.
event-dropped = { NAME($character, of: "character") } cade a terra.
event-staggered = { NAME($character, of: "character") } barcolla fino in { $hex }.
event-spun = Il colpo fa voltare { NAME($character, of: "character", form: "the") } verso { NAME($facing, of: "compass") }.
event-collided = { NAME($character, of: "character") } urta qualcuno.
event-went-off = Parte un colpo: è { NAME($weapon, of: "weapon", form: "the") } { NAME($character, of: "character", form: "of") }.
event-wounded = Ferita per { NAME($character, of: "character", form: "the") }: { NAME($wound, of: "wound") } { $count }.
event-passed-out = { NAME($character, of: "character") } perde conoscenza.
event-died = { $how ->
    [shots] { NAME($character, of: "character") } muore sul colpo.
    [serious] { NAME($character, of: "character") } muore per le ferite gravi.
   *[captive] I nemici uccidono { NAME($character, of: "character", form: "the") } dopo la cattura.
  }
event-undone = { NAME($character, of: "character") } non ha più tempo: { $count ->
    [one] una carta è annullata
   *[other] { $count } carte sono annullate
  }.
event-captured = I nemici catturano { NAME($character, of: "character", form: "the") }.
event-plays-out = { $out ->
    [1] { SEAT($seat) } lascia passare i turni che restano.
   *[0] { SEAT($seat) } continua a giocare.
  }
event-cast = { SEAT($seat) } gioca con { LIST($characters, of: "character") }.
event-standing = Questo era lo scenario { $number } di { $showdowns } della notte.{ $fallen ->
    [0] {""}
   *[other] {" "}Uccisi o catturati finora: { LIST($out, of: "character") }.
  }
event-total = { SEAT($seat) }: punti vittoria della notte { $points }.
event-night-ended = La notte è finita: { $shared ->
    [1] condividono la vittoria { SEATS($winners) }
   *[0] vince { SEATS($winners) }
  } (punti vittoria: { $points }).
event-showdown = Comincia lo scenario { $number } di { $showdowns }. { NAME($showdown, of: "option-showdown") }
event-drew-place = { NAME($character, of: "character") } ha in sorte il posto { $hex }.
event-stands-in = { NAME($character, of: "character") } prende il posto { NAME($other, of: "character", form: "of") }.
event-scored = { NAME($character, of: "character") }: punti vittoria { $points }.
event-ended = Lo scenario è finito: { $shared ->
    [1] vittoria a pari merito di { SEATS($winners) }
   *[0] vittoria di { SEATS($winners) }
  } (punti vittoria: { $points }).

# ---- il tavolo in righe di testo

legend = Ogni personaggio con esagono, direzione e posizione; box di resistenza, ritardo, punti vittoria; ferite; mira; armi con i proiettili (! cane alzato) e il box: GH mano principale, OH altra mano, BH entrambe le mani, H fondina. Poi chi vede chi, a che distanza e da che parte.
board-track = Turno { $turn } di { $length }{ $segment ->
        [0] {""}
       *[other] {" "}· segmento { $segment }
    } · mazzo risultati { $deck }
    .brief = Turno { $turn }/{ $length }{ $segment ->
        [0] {""}
       *[other] {" "}· segm. { $segment }
    } · mazzo { $deck } · ← N _ giù ! mira x fuori $ sacco + arma
board-map = { $row }
    .brief = { $narrow }
board-map-signs = Nord a sinistra · _ a terra · ! mira · x fuori · $ sacco · + arma
    .brief = -
board-name = { $mark } { NAME($character, of: "character") } ({ SEAT($seat) })
    .brief = { $mark } { NAME($character, of: "character") }
board-place = { $hex } { NAME($facing, of: "compass") }{ $posture ->
    [down] , a terra
   *[up] {""}
  }
    .brief = -
board-out = { NAME($out, of: "out") }{ $hex ->
    [none] {""}
   *[other] {" "}in { $hex }
  }
board-state = box { $boxes }{ $delay ->
    [0] {""}
   *[other] , ritardo { $delay }
  }{ $scored ->
    [0] {""}
   *[other] , punti { $points }
  }{ $wounds ->
    [none] {""}
   *[other] , ferite: { LIST($wounds, of: "wound", join: "comma") }
  }{ $aims ->
    [no] {""}
    [hex] , mira { $aim } contro { $hex }
   *[character] , mira { $aim } contro { NAME($target, of: "character") }
  }
    .brief = { $boxes } bx{ $delay ->
        [0] {""}
       *[other] {" "}rit. { $delay }
    }{ $wounds ->
        [none] {""}
       *[other] , { LIST($wounds, of: "wound", join: "comma") }
    }{ $aims ->
        [no] {""}
        [hex] {" "}{ $aim }→{ $hex }
       *[character] {" "}{ $aim }→{ $mark }
    }
board-carries = { $weapons ->
    [none] senza armi
   *[other] { LIST($weapons, join: "comma") }
  }
board-others = { NAME($character, of: "character") } vede { PHRASES($others, of: "sees") }
    .brief = Distanze da { $mark }: { PHRASES($others, of: "near", join: "comma") }
sees-other = { $who } a { $range }{ $bearing ->
    [here] , proprio qui
   *[other] , { NAME($bearing, of: "seen") }
  }{ $zone ->
    [1] {""}
   *[0] {" "}(zona cieca)
  }
near-other = { $who } { $range }{ $zone ->
    [1] {""}
   *[0] {" "}(zona cieca)
  }
board-stack = Pila { NAME($character, of: "character", form: "of") }: { LIST($actions, of: "action", join: "comma") }
    .brief = { $mark } ha in pila { LIST($actions, of: "action", join: "comma") }
board-revealed = { NAME($character, of: "character") } rivela { NAME($action, of: "action") }{ $due ->
    [none] {""}
   *[other] , per il segmento { $due }
  }
    .brief = { $mark }: { NAME($action, of: "action") }{ $due ->
        [none] {""}
       *[other] {" "}({ $due })
    }
board-lies = A terra: { PHRASES($things, of: "lies") }
    .brief = + { PHRASES($things, of: "lies", join: "comma") }
lies-thing = { $weapon } in { $hex }

# ---- rifiuti

refusal-only-planning = Prima scegli le carte del turno.
refusal-no-fire-card = { $field }: almeno una carta deve essere una carta FUOCO, da 1 a { $last }.
refusal-not-in-this-variant = La carta { $card } non si usa in questa variante del gioco.
refusal-later-section = La carta { $card } appartiene alla sezione { $section } delle regole, e si gioca la sezione I.
refusal-not-own-bonus-card = Questo personaggio non ha la carta bonus { $card }.
refusal-too-quick = Una carta bonus vale solo per le armi a una mano che porti con te: per { NAME($weapon, of: "weapon", form: "the") } usa la carta 9.
refusal-usual-card-first = Invece di { $card } indica la carta consueta di questa azione, e la carta bonus solo accanto a quella.
refusal-card-twice = La carta { $card } si gioca una volta sola per turno.
refusal-both-sides = In un turno si gioca un solo lato della carta { $card }.
refusal-over-five = Queste carte richiedono { $time } segmenti{ $delay ->
    [0] {""}
   *[other] {" "}e { $delay } se ne vanno in ritardo
  }: un turno ne ha { $most }.
refusal-run-needs-advance = RUN richiede ADVANCE nello stesso turno.
refusal-sprint-needs-run = SPRINT richiede RUN, e quindi ADVANCE, nello stesso turno.
refusal-sprint-not-built-up = Lo sprint va costruito: un turno si esegue quel che richiede, il turno dopo si scatta.
refusal-nothing-to-keep = Non ci sono carte da tenere: scegline.
refusal-no-surrender = In questo scenario nessuno si arrende.
refusal-too-late-to-surrender = Ci si arrende all'inizio del turno, prima che si riveli una carta: aspetta il prossimo.
refusal-nothing-to-reshuffle = Dall'ultima mescolata non è uscita nessuna carta risultato.
refusal-not-this-action = Non è così che si esegue { NAME($action, of: "action") }.
refusal-not-that-way = { NAME($action, of: "action") } non va { NAME($direction, of: "way") }.
refusal-off-the-map = { NAME($action, of: "action") } { NAME($direction, of: "way") } porterebbe fuori dalla mappa, e il bordo è chiuso.
refusal-must-move = C'è un esagono in cui muovere: devi farlo.
refusal-must-draw = C'è un'arma da spostare, o un cane da alzare o abbassare: devi farlo.
refusal-shoot-only = Con SHOOT si spara o non si fa niente: non si mira e non si alza il cane.
refusal-wrong-box = Nessuna arma è nel box giusto: un'arma a due mani spara da entrambe le mani, una a una mano anche dalla mano principale.
refusal-hammer-already = { $cocked ->
    [1] Il cane è già alzato.
   *[0] Il cane è già abbassato.
  }
refusal-say-hex-first = Per mirare a un esagono prima dillo: poi compare l'elenco.
refusal-only-a-hex = Scegli l'esagono a cui mirare.
refusal-jammed = L'arma è inceppata: per sparare carica del tutto { NAME($weapon, of: "weapon", form: "the") }.
refusal-not-cocked = Il cane non è alzato: per sparare con { NAME($weapon, of: "weapon", form: "the") }, prima alzalo.
refusal-no-rounds = Nessun proiettile: prima carica { NAME($weapon, of: "weapon", form: "the") }.
refusal-no-such-target = Qui non c'è un bersaglio del genere.
refusal-not-an-enemy = { NAME($character, of: "character") } non è un nemico.
refusal-out-of-it = { NAME($character, of: "character") } è fuori combattimento e non può più essere un bersaglio.
refusal-shot-at-hex = Si spara ai nemici; verso un esagono solo se la mira è lì.
refusal-blind-zone = Quel bersaglio è nella zona cieca: prima girati.
refusal-only-going-on = Fra uno scenario e l’altro si può soltanto passare al seguente.
refusal-position-no-night = { $field } appartiene a una notte: più scenari, come showdown=2,7,4.
refusal-position-points = { $field } deve contenere punti come numero intero o frazione, per esempio "3" o "-5/2".
refusal-out-or-on = Di’ se i turni che restano passano fino alla fine o si giocano.
refusal-only-casting = Prima si scelgono i personaggi.
refusal-not-to-be-cast = Quel personaggio ora non si può scegliere.
refusal-no-aim-to-transfer = Non c'è una mira che si possa spostare lì.
refusal-too-far-to-transfer = La mira si sposta di un esagono al massimo, e mai dal proprio esagono o nel proprio.
refusal-nothing-to-let-go = Nessuna arma è tenuta con entrambe le mani.
refusal-box-empty = Non c'è niente da lasciar cadere { NAME($box, of: "box", form: "into") }.
refusal-box-taken = C'è già un'arma { NAME($box, of: "box", form: "into") }.
refusal-hands-not-empty = Servono entrambe le mani libere.
refusal-both-hands-full = Un'arma occupa entrambe le mani: prima lascia la presa con una mano, o lasciala cadere.
refusal-holster-full = Nelle fondine stanno { $most } armi.
refusal-two-handed-holster = Un'arma a due mani non va nella fondina.
refusal-no-weapon-like-that = In questo scenario non c'è { $weapon }.
refusal-weapon-gone = Arma esplosa: { NAME($weapon, of: "weapon") }.
refusal-weapon-out-of-reach = Non hai addosso { NAME($weapon, of: "weapon", form: "the") }, e nel tuo esagono non c'è.
refusal-permission-denied = Ti hanno negato { NAME($weapon, of: "weapon", form: "the") }.
refusal-already-there = Hai già { NAME($weapon, of: "weapon", form: "the") } { NAME($box, of: "box", form: "into") }.
refusal-say-the-hammer = Di' se il cane sarà alzato o abbassato: { NAME($weapon, of: "weapon") }.
refusal-no-hammer = Il cane non si alza: { NAME($weapon, of: "weapon", form: "the") } non lo ha.
refusal-no-gun-there = Non c'è un'arma con il cane { NAME($box, of: "box", form: "into") }.
refusal-yes-or-no = Un semplice sì o no, grazie.
refusal-only-bullseye = Scegli dove colpisce il centro perfetto.
refusal-only-long = Scegli { NAME($first, of: "compass") } o { NAME($second, of: "compass") }.
refusal-position-cards = Una carta risultato manca, o c'è due volte.
refusal-position-card-twice = La carta risultato { $card } c'è due volte.
refusal-position-boxes = I box { NAME($character, of: "character", form: "of") }, aperti e cancellati, devono essere { $boxes } in tutto.
refusal-position-box = Le armi { NAME($character, of: "character", form: "of") } non stanno nei loro box.
refusal-position-seats = I giocatori devono essere da due a sette, numerati da 0, ognuno con un personaggio: qui il posto più alto è il numero { $seats }.
refusal-position-sides = Tutti i personaggi sono nello stesso gruppo: servono almeno due gruppi.
refusal-position-left = { $field }: chi ha lasciato la mappa non è in nessun esagono.
refusal-position-blame = { $field } ne attribuisce { $got }, ma in tutto sono { $total }.
refusal-position-too-many = { $field }: ci sono al massimo { $most } armi di un tipo.

# ---- studi

chronicle-length = turni
facet-character = personaggio
facet-weapon = arma iniziale

# ---- i motivi dei suggerimenti

because-aimed-at = { NAME($enemy, of: "character") } tiene sotto mira { NAME($character, of: "character", form: "the") }: { $points ->
    [one] un punto di mira
   *[other] { $points } punti di mira
  }.
because-shot = Uno sparo { NAME($character, of: "character", form: "to") }, a distanza { $range }, ha una probabilità di circa { $percent } % di andare a segno.
because-aim-first = Uno sparo { NAME($character, of: "character", form: "to") } ora ha una probabilità di circa { $percent } % di andare a segno; mirando ancora, di circa { $later } %.
because-no-gun = { NAME($character, of: "character") } non ha un'arma pronta.
because-empty = L'arma è scarica.
because-far = { NAME($character, of: "character") } è a distanza { $range }.
because-not-in-zone = { NAME($character, of: "character") } non è nella zona di mira.

odds-threats = Le probabilità che un nemico colpisca { NAME($character, of: "character", form: "the") }
odds-if-stand = { NAME($enemy, of: "character") } colpisce se non ti muovi
odds-if-run = { NAME($enemy, of: "character") } colpisce se corri
odds-if-now = { NAME($enemy, of: "character") } colpisce, con le carte che hai messo
odds-if-drop = { NAME($enemy, of: "character") } colpisce se ti butti a terra
odds-later = { NAME($enemy, of: "character") } colpisce al meglio, dal segmento { $from } in poi
threats-title = Chi può colpire { NAME($character, of: "character", form: "the") }, per segmento
threats-nobody = In questo turno nessuno può sparare { NAME($character, of: "character", form: "to") }
threats-segment = { $segment }
threats-enemy = { NAME($enemy, of: "character") }
threats-note = Lo sparo migliore di ogni segmento, con la distanza e la mira di adesso. Un trattino: non ancora, prima il nemico deve estrarre, alzare il cane o girarsi.
