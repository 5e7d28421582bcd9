# Le regole in capitoli brevi. `-figure` dice che cosa mostra il disegno.

chapter-showdown = Uno scenario
chapter-showdown-text =
    Da due a sette giocatori guidano uno o più personaggi su una mappa di esagoni. Ogni personaggio ha un foglio Legenda
    con armi, ferite e venti box di resistenza, e un mazzo di dodici carte azione, con un'azione su ogni faccia. Tutto
    quello che decide il caso lo dice una carta risultato. Nella Sezione I muri e colline non fermano niente.
chapter-showdown-figure = Un personaggio, un mazzo di azioni e una mappa di esagoni.

chapter-two-seconds = Un turno dura due secondi
chapter-two-seconds-text =
    Un turno ha cinque segmenti. Tutti scelgono in segreto le carte azione e ne fanno una pila. Poi si scoprono le prime
    carte, in ordine di gioco, e ognuno dichiara come eseguirà la sua azione. Un'azione di tempo 2 si esegue nel segmento 2,
    una di tempo 1 dopo di lei nel segmento 3. In un segmento si spara prima di tutto, ma gli effetti arrivano alla fine:
    due personaggi possono colpirsi a vicenda.
chapter-two-seconds-figure = Tempo 2, poi tempo 1, poi tempo 2: si esegue nei segmenti 2, 3 e 5.

chapter-delay = Il ritardo
chapter-delay-text =
    Ogni punto di ritardo sposta di un segmento tutte le azioni che ti restano. Lo danno lo strisciare, le ferite, la fatica
    e gli scontri con qualcuno nello stesso esagono. Quello che cade oltre il segmento 5 è annullato. Alla fine del turno
    perdi metà dei punti di ritardo, per eccesso; gli altri ti restano.
chapter-delay-figure = Un punto di ritardo: l'azione di tempo 2 si esegue nel segmento 3.

chapter-plan = Il piano
chapter-plan-text =
    I tempi delle tue carte e i tuoi punti di ritardo insieme non possono superare cinque. Puoi scegliere meno carte, o
    nessuna. Ogni carta sta nel piano una volta sola, con una delle due facce. Gli altri vedono solo la carta scoperta.
    Un'azione diventata impossibile è annullata, ma il suo tempo è speso.
chapter-plan-figure = Estrarre (3), poi sparare (2): cinque segmenti, il piano è pieno.

chapter-facing = Gli occhi davanti
chapter-facing-text =
    Un personaggio guarda uno dei sei lati del suo esagono. Quello che sta tra le due file che partono avanti a sinistra e
    avanti a destra è la zona di mira; ne fa parte anche il suo esagono. Tutto il resto è zona cieca, e lì non si mira.
    Nello stesso esagono possono stare più personaggi.
chapter-facing-figure = La zona di mira si apre davanti alla freccia.

chapter-moving = Muoversi
chapter-moving-text =
    ADVANCE e RUN vanno avanti di un esagono, BACK UP indietro; nessuno dei tre ti gira. RUN vuole ADVANCE nello stesso
    piano, SPRINT li vuole tutti e due, ora e nel turno prima. TURN e SPIN AROUND cambiano direzione. GET UP/DOWN è lento;
    LEAP/DROP è rapido, ma costa due carte di ritardo. Se finisci addosso a qualcuno, pescate entrambi una carta di ritardo.
    Chi lascia la mappa è fuori.
chapter-moving-figure = Chi si muove o è steso si colpisce meno.

chapter-weapons = Le armi
chapter-weapons-text =
    Un'arma sta nella fondina, nella mano principale, nell'altra mano o in entrambe. DRAW AND COCK sposta un'arma, le alza
    il cane, o fa le due cose con la stessa. Spara solo un'arma con il cane alzato. Le pistole sparano dalla mano principale
    o da entrambe, i fucili solo da entrambe. LOAD mette un proiettile, con entrambe le mani.
chapter-weapons-figure = Dalla fondina alla mano principale, con il cane alzato.

chapter-aiming = Mirare
chapter-aiming-text =
    COCK/AIM/SHOOT, usata per mirare, mette due punti di mira su un bersaglio, fino a otto. Lo seguono e restano di turno in
    turno. Li perdi tutti se il bersaglio esce dalla tua zona di mira, se spari, se ti feriscono male o se fai altro che
    girarti, mirare o sparare. Puoi spostare la mira su un bersaglio a un esagono dal vecchio.
chapter-aiming-figure = Ogni volta che miri aggiungi due punti. Lo sparo li usa tutti.

chapter-shooting = Sparare
chapter-shooting-text =
    Ogni sparo pesca una carta risultato. Conta gli esagoni fino al bersaglio; somma i tuoi punti di mira al tempo di mira
    della carta. Dove si incrociano, la carta dice quale parte del corpo è colpita, o un trattino se manchi. Se il bersaglio
    si muove, corre o è steso, molti colpi mancano. Con un centro perfetto scegli tu la parte. Alcune carte sono guasti:
    l'arma può fare cilecca o incepparsi.
chapter-shooting-figure = Distanza e tempo di mira decidono quale riga della carta vale.

chapter-wounds = Le ferite
chapter-wounds-text =
    Un colpo a segno può costarti la mira, l'arma, l'equilibrio, oppure carte di ritardo, fatica e ferita. Fatica e ferite
    cancellano anche box di resistenza. Le ferite alle braccia e alle gambe restano. Se alla fine di due turni di fila hai
    più punti di ritardo che box, perdi conoscenza. Le ferite gravi si contano alla fine dello scenario: con quattro o più
    si muore.
chapter-wounds-figure = Più ritardo che box per due turni di fila: KO.

chapter-winning = Chi vince
chapter-winning-text =
    Dopo l'ultimo turno decidono i punti: 2 se sopravvivi, altri 2 se resta solo il tuo gruppo, 2 per un nemico ucciso, 1
    per un nemico KO; −2 se scappi o ti arrendi, −4 se vieni catturato, −8 se vieni ucciso, −1 per ogni alleato ucciso. Lo
    scenario può aggiungere punti suoi, per esempio per i sacchi di danaro. Vince chi ha più punti.
chapter-winning-figure = Vivere vale quanto uccidere.

chapter-night = Una notte
chapter-night-text =
    È una regola della casa: da due a cinque scenari di seguito, nell’ordine che scegli. I punti si sommano, e vince la
    somma più alta. Fra uno scenario e l’altro le ferite guariscono e le armi si ricaricano. Ma chi è ucciso o catturato
    resta fuori: negli scenari successivi un altro prende il suo posto, con le stesse armi e nello stesso esagono. A ogni
    scenario i giocatori avanzano di un posto nell’elenco, perciò i gruppi cambiano.
chapter-night-figure = Fra uno scenario e l’altro le ferite guariscono. I morti restano morti.
