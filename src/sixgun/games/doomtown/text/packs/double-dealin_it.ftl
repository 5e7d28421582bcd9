### Le carte di Double Dealin'.

card-leonardo-leon-cavallo = Leonardo "Leon" Cavallo
card-text-leonardo-leon-cavallo = Mezzogiorno, esaurire: fa una verifica da Imbonitore contro il valore di un personaggio qui o in un luogo adiacente; se riesce, quello si esaurisce.
card-richard-slavin = Richard Slavin
card-text-richard-slavin = Mezzogiorno, esaurire, solo fuori città: estrai. Se è rossa, prendi in mano una carta beni Mistica dai tuoi scarti o dalla tua Collina degli Stivali.
card-mortimer-parsons = Mortimer Parsons
card-text-mortimer-parsons = Quando mostri una mano Imbroglio e lui è nella tua posse, torna al covo, esaurito, e ha influenza 0 finché non è finito il Tramonto. Se nella posse non resta nessuno, la sparatoria finisce subito.
card-gang-yi = Gang Yi
card-text-gang-yi = Sparatoria, contro una posse con un ricercato: prende il posto di un tuo personaggio nella posse, che va dov'era lui e ne è fuori.
card-tallulah-lula-morgan = Tallulah "Lula" Morgan
card-text-tallulah-lula-morgan = Mezzogiorno, esaurire, pagare 1: guadagni la produzione di una proprietà che controlli ma non è tua.
card-dr-emanuel-ashbel = Dr. Emanuel Ashbel
card-text-dr-emanuel-ashbel = Reagire, quando un personaggio sta per essere eliminato: estrai. Se è più alta del suo valore, il personaggio va invece negli scarti.
card-angelica-espinosa = Angélica Espinosa
card-text-angelica-espinosa = Sparatoria: entra nella tua posse da un luogo adiacente, senza muoversi né esaurirsi.
card-jose-morales = José Morales
card-text-jose-morales = In una sparatoria il suo livello di Imbonitore sale di quante pallottole ha.
card-genesee-gina-tailfeathers = Genesee "Gina" Tailfeathers
card-text-genesee-gina-tailfeathers = Reagire, esaurire, a inizio partita: scarta una carta dalla mano e pescane 2.
card-mario-crane = Mario Crane
card-text-mario-crane = Nel round in cui hai mostrato una mano Legale non può essere una ferita, a meno che tu non lo perda per almeno 3 livelli.
card-hustings = Hustings
card-text-hustings = I personaggi che il controllore di questa proprietà non controlla hanno −1 influenza finché sono pronti nel loro covo.
card-surveyors-office = Surveyor's Office
card-text-surveyors-office =
    È adiacente a ogni proprietà fuori città.
    Controllore Mezzogiorno, esaurire: un tuo personaggio va da qui in un luogo adiacente.
card-bairds-build-and-loan = Baird's Build and Loan
card-text-bairds-build-and-loan = Controllore Mezzogiorno, esaurire: compra una proprietà dalla tua mano per 2 ghost rock in meno.
card-ballot-counter = Ballot Counter
card-text-ballot-counter =
    +1 influenza al personaggio per ogni segnalino influenza su questa carta. Si tolgono tutti alla fine della fase Mantenimento.
    Ripetere Mezzogiorno, pagare 1: metti un segnalino influenza su questa carta.
card-holy-wheel-gun = Holy Wheel Gun
card-text-holy-wheel-gun = Sparatoria, esaurire: un avversario ha −1 pallottole. Un Abominio deve anche essere, se possibile, la prima ferita.
card-stone-idol = Stone Idol
card-text-stone-idol =
    Mezzogiorno, esaurire: un personaggio, dovunque sia, ha −3 valore, mai meno di 1.
    Sparatoria, esaurire: lo stesso per un personaggio nella sparatoria. In tutto una volta al giorno.
card-corporeal-twist = Corporeal Twist
card-text-corporeal-twist = Sparatoria, Maledizione 4, esaurire: un avversario ha −1 pallottole e −2 valore. Se in questa sparatoria va negli scarti o è eliminato, questo Imbonitore riceve un punto controllo permanente.
card-fetch = Fetch
card-text-fetch = Risoluzione Imbroglio, Maledizione 5, esaurire: in una sparatoria subisci 3 ferite in meno in questo round. Quando le mani hanno finito, puoi prendere in mano una carta della tua mano duello.
card-its-who-you-know = ...It's who you know
card-text-its-who-you-know = Mezzogiorno: un tuo personaggio sfida un avversario nello stesso luogo ed è uno stud in quella sparatoria. Lì tutti usano l'influenza al posto delle pallottole, restando stud o draw.
card-horse-wranglin = Horse Wranglin'
card-text-horse-wranglin = Mezzogiorno: cerca un Cavallo nel tuo mazzo e nei tuoi scarti. Può andare a un tuo personaggio pronto, a costo pieno. Poi mescola il mazzo.
card-its-not-what-you-know = It's Not What You Know...
card-text-its-not-what-you-know =
    Risoluzione: la mano duello di un giocatore scende di un livello.
    Risoluzione Imbroglio: la mano duello di un giocatore scende di quattro livelli.
