# Le regole in capitoli brevi. `-figure` dice che cosa mostra il disegno.

chapter-aim = Di che cosa si tratta
chapter-aim-text =
    Vuoi comandare in città. Alla fine del giorno, al Tramonto, vinci se hai più punti controllo di quanta influenza ha
    ciascuno degli altri. Le proprietà danno controllo, i personaggi danno influenza. Se possono vincere in due, vince chi
    ha più controllo, poi chi ha più influenza; altrimenti si gioca un altro giorno.
chapter-aim-figure = Tre punti controllo battono due di influenza: vinci al Tramonto.

chapter-cards = Le carte
chapter-cards-text =
    La tua fazione è il tuo covo. I personaggi agiscono per te, le proprietà sono luoghi della città, beni e magie si
    assegnano ai personaggi, e le carte azione fanno qualcosa una volta. Un tratto vale sempre; un'abilità si usa quando
    lo dice la sua prima parola: Mezzogiorno, Sparatoria, Risoluzione. Personaggi e proprietà sono unici: finché uno è in
    gioco, nessuno ne mette un altro. Se una carta e le regole non vanno d'accordo, ha ragione la carta.
chapter-cards-figure = Ogni tipo di carta ha il suo seme: personaggi, proprietà, beni e magie, azioni.

chapter-town = La città
chapter-town-text =
    In mezzo c'è la Town Square, ai lati del tuo covo una strada di proprietà. Un luogo è adiacente ai suoi vicini nella
    strada; le proprietà in città e i covi sono adiacenti anche alla Town Square. Chi ha più influenza in una proprietà la
    controlla; a parità, la controlla il proprietario. Una carta esaurita sta girata di lato fino al Tramonto. Quello che
    viene eliminato va nella Collina degli Stivali e ci resta.
chapter-town-figure = Due di influenza contro uno: per ora la proprietà la controlli tu.

chapter-hands = Mani e imbrogli
chapter-hands-text =
    Ogni carta è anche una carta da poker. Le mani hanno livelli da 1, la carta alta, a 11, la Mano dell'Uomo Morto. Nei
    mazzi ci sono copie, così una mano può contenere due volte la stessa carta. È una mano Imbroglio: vale, ma gli altri
    possono giocare contro di te carte di Risoluzione Imbroglio. I joker valgono qualsiasi carta.
chapter-hands-figure = L'otto di picche due volte: una mano Imbroglio.

chapter-set-up = Come si comincia
chapter-set-up-text =
    Un mazzo ha 52 carte e al massimo due joker, con non più di quattro carte dello stesso seme e valore. Cominci con la
    tua fazione, fino a cinque personaggi pagati con il tesoro iniziale, e cinque carte. In più di due, gli altri possono
    schierarsi quando qualcuno viene sfidato, e si gioca in senso orario.
chapter-set-up-figure = Una fazione, fino a cinque personaggi, cinque carte.

chapter-day = Un giorno
chapter-day-text =
    Scommessa: ognuno punta 1 ghost rock, e la mano più bassa prende il piatto. Chi la tiene è il Vincitore, primo in tutto
    per oggi. Mantenimento: il covo e le proprietà che possiedi e controlli ti pagano, poi paghi i personaggi. Mezzogiorno:
    una giocata dopo l'altra, finché passano tutti di seguito. Tramonto: se nessuno vince, puoi scartare una carta, torni a
    cinque carte e tutto è di nuovo pronto.
chapter-day-figure = Scommessa, Mantenimento, Mezzogiorno, Tramonto.

chapter-noon = Le giocate di Mezzogiorno
chapter-noon-text =
    Nel tuo turno fai una giocata: muovi un personaggio, compra, sfida qualcuno, scambia beni tra personaggi o usa
    un'abilità. Un personaggio può andare in qualsiasi luogo e così si esaurisce, ma non dal covo a un luogo adiacente, né
    dalla Town Square a un luogo in città che non sia il suo covo. Per comprare paghi il costo della carta; beni e magie
    vanno a un personaggio in un luogo che controlli. Puoi anche passare.
chapter-noon-figure = Paghi, e la carta è in gioco.

chapter-call-out = Sfidare
chapter-call-out-text =
    Un tuo personaggio pronto può sfidare un personaggio di un altro giocatore nello stesso luogo, ma non nel covo di
    quel giocatore. Lo sfidato può rifiutare e tornare al covo, esaurito, oppure accettare la sfida: allora c'è una
    sparatoria. Un personaggio esaurito non può rifiutare.
chapter-call-out-figure = Accettare, o tornare al covo esaurito.

chapter-shootout = Una sparatoria
chapter-shootout-text =
    I due lati formano le posse. In ogni round si possono usare abilità di Sparatoria. Poi ogni lato sceglie un tiratore e
    pesca una mano duello. Un tiratore stud pesca una carta in più per ogni pallottola e tiene le cinque migliori; un draw
    può cambiare una carta per ogni pallottola. Ogni altro stud o draw della posse ne aggiunge una. La mano più
    bassa subisce una ferita per ogni livello di differenza; a pari livello ne subiscono una entrambi. Un personaggio
    scartato copre una ferita, uno eliminato due. Poi si può scappare al covo, o si fa un altro round.
chapter-shootout-figure = Livello 7 contro livello 4: tre ferite.

chapter-jobs = Incarichi e taglie
chapter-jobs-text =
    Un tuo personaggio guida un incarico contro un obiettivo: un personaggio, una proprietà o la Town Square. La tua posse
    ci va; gli altri possono formare una posse contro. Se nessuno si oppone, o vinci la sparatoria, l'incarico riesce. Poi la
    tua posse torna al covo, esaurita. Chi ha una taglia è ricercato: se lo batti, la taglia è tua. Chi entra in una posse
    in un luogo privato di altri si prende una taglia.
chapter-jobs-figure = Un leader, un obiettivo e quello che porta il successo.

chapter-magic = Magie e marchingegni
chapter-magic-text =
    Estrarre vuol dire scoprire la prima carta del mazzo: conta il suo valore. Per lanciare una magia, un personaggio con la
    giusta abilità estrae: valore più livello abilità devono arrivare alla difficoltà. Allo stesso modo uno Scienziato Pazzo
    inventa un Marchingegno, prima che entri in gioco. Se l'estrazione è troppo bassa, non succede nulla, e un Marchingegno
    è perso.
chapter-magic-figure = Estrazione 6, livello 2: fa 8.
