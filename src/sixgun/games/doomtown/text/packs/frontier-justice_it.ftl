### Le carte di Frontier Justice.

# ---- nomi

card-the-flying-popescus = The Flying Popescus
card-andrew-burton = Andrew Burton
card-elmore-rhine = Elmore Rhine
card-benny-mcgill = Benny McGill
card-marion-seville-exp-1 = Marion Seville (Exp.1)
card-j-w-byrne = J.W. Byrne
card-shane-graves-security = Shane & Graves Security
card-gomorra-jail = Gomorra Jail
card-legal-instruments = Legal Instruments
card-winchester-model-1873 = Winchester Model 1873
card-fancy-new-hat = Fancy New Hat
card-confession = Confession
card-shield-of-faith = Shield of Faith
card-rope-and-ride = Rope and Ride
card-incubation = Incubation
card-flight-of-the-lepus = Flight of the Lepus
card-louis-pasteur = Louis Pasteur
card-funtime-freddy = Funtime Freddy
card-howard-aswell = Howard Aswell
card-diable-en-boite = Diable en Boite
card-recursive-motion-machine = Recursive Motion Machine

# ---- testi: una riga per ogni abilità o tratto

card-text-the-flying-popescus =
    Con almeno due Maledizioni: +1 influenza.
    Sparatoria, solo con beni Mistici: valgono come stud.
card-text-andrew-burton = Reagire, esaurire, prima del primo giorno: scarta una carta della tua mano di gioco, pescane un'altra, e un personaggio di un altro giocatore ha +1 taglia.
card-text-elmore-rhine = Mezzogiorno, esaurire: nomina un personaggio di un altro giocatore in una proprietà che non è di quel giocatore. Ricevi tanti ghost rock quanta è la sua taglia.
card-text-benny-mcgill = Mezzogiorno, esaurire una delle sue Maledizioni: sfida qualcuno che è qui e ha più pallottole di lui, che non può rifiutare.
card-text-marion-seville-exp-1 = Sparatoria, solo con un'Arma da Mischia: vale come stud, e puoi esaurire un'Arma della posse avversaria.
card-text-j-w-byrne =
    Con un'Arma: +1 pallottole.
    Con un Vestito: +1 influenza.
    Con un Cavallo: 1 mantenimento in meno.
card-text-shane-graves-security = Controllore Sparatoria, esaurire, solo per una sparatoria in questa proprietà o in una adiacente: un token Gunslinger, 2 stud, combatte nella tua posse, e dopo la sparatoria non c'è più.
card-text-legal-instruments =
    È assegnata a una proprietà pronta in città che controlli.
    Quella proprietà è del Governo.
    Ogni Vicesceriffo che vi si trova ha +2 influenza e +3 valore.
card-text-winchester-model-1873 = Sparatoria, esaurire la carta e il personaggio: quello vale come stud e ha +1 pallottole.
card-text-fancy-new-hat = Nessuna abilità di una carta altrui toglie influenza al personaggio.
card-text-confession =
    Mezzogiorno, Miracolo 6, esaurire la carta e il personaggio: la taglia di qualcuno qui o in un luogo adiacente sale di quanto vale il livello Benedetto del personaggio.
    Mezzogiorno, Miracolo 7, esaurire: 1 ghost rock della taglia di qualcuno, qui o in un luogo adiacente, è tuo.
card-text-shield-of-faith = Sparatoria, Miracolo 7, esaurire: in questa sparatoria solo le ferite di chi perde un round e le carte del proprietario eliminano o scartano personaggi. Le tue ferite di questo round sono 1 in meno.
card-text-rope-and-ride = Reagire, quando la tua sfida è accettata, esaurire il tuo leader o il suo Cavallo: i due, prima il tuo personaggio, vanno in un luogo adiacente che non è il tuo covo, e l'obiettivo si esaurisce.
card-text-incubation =
    Mezzogiorno: è assegnata a un personaggio esaurito nel suo covo.
    Il personaggio ha 1 pallottola, 1 influenza e 3 valore in meno.
    Il personaggio può usare questa abilità, Mezzogiorno, esaurire: gli è tolta e scartata una Incubation.
card-text-flight-of-the-lepus = Risoluzione Imbroglio: fino a due personaggi tuoi o di chi imbroglia tornano al covo, fino a tre se la tua mano è legale. In una sparatoria li puoi esaurire.
card-text-louis-pasteur = Ripetere Mezzogiorno, pagare 1 ghost rock: un test da Scienziato Pazzo di difficoltà 10. Se riesce, rendi pronto un tuo personaggio qui o in un luogo adiacente.
card-text-funtime-freddy = Reagire, esaurire, prima del primo giorno: eliminalo e cerca nel tuo mazzo due Maledizioni di nome diverso; tutti le vedono. Il giocatore alla tua sinistra ne elimina una, tu paghi l'altra e la assegni a un tuo Imbonitore. Poi scarta una carta della tua mano di gioco.
card-text-howard-aswell = Reagire, prima del primo giorno, solo senza proprietà nella tua mano di gioco: mostrala e scarta le prime dieci carte del tuo mazzo. Poi puoi cambiare una carta della tua mano di gioco con un Ranch o un Miglioramento dei tuoi scarti.
card-text-gomorra-jail =
    Può essere in gioco dall'inizio, al posto di un personaggio dei Law Dogs della tua banda.
    Controllore Reagire, esaurire, quando un ricercato di un altro giocatore è scartato a Mezzogiorno: 1 punto controllo permanente per questa proprietà.
card-text-diable-en-boite = Reagire, esaurire, quando il personaggio è eliminato o scartato in una sparatoria: uno di chi vi partecipa torna al covo, esaurito, e tu peschi una carta.
card-text-recursive-motion-machine =
    Un personaggio che è un Marchingegno ha con essa 1 mantenimento in meno.
    I ghost rock che ha sopra pagano le abilità dei Marchingegni nel suo luogo.
    Reagire, esaurire, quando il personaggio si è mosso: mettici sopra 1 ghost rock.
