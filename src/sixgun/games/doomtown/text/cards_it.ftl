# Nomi e testi delle carte, con parole nostre e con i termini del regolamento italiano. I titoli sono quelli stampati.

# ---- tipi di carta

kind-outfit = fazione
kind-dude = personaggio
kind-deed = proprietà
kind-goods = beni
kind-spell = magia
kind-action = azione
kind-joker = joker

# ---- fazioni

gang-fourth-ring = Fourth Ring
gang-law-dogs = Law Dogs
gang-morgan-cattle-co = Morgan Cattle Co.
gang-sloane-gang = Sloane Gang
gang-drifter = vagabondo

# ---- parole chiave

keyword-huckster = Imbonitore
keyword-mad-scientist = Scienziato Pazzo
keyword-blessed = Benedetto
keyword-shaman = Sciamano
keyword-abomination = Abominio
keyword-deputy = Vicesceriffo
keyword-grifter = Baro
keyword-harrowed = Tormentato
keyword-token = Token
keyword-public = Pubblica
keyword-private = Privata
keyword-out-of-town = Fuori città
keyword-government = Governo
keyword-holy-ground = Terra Consacrata
keyword-saloon = Saloon
keyword-casino = Casino
keyword-ranch = Ranch
keyword-strike = Miniera
keyword-weapon = Arma
keyword-horse = Cavallo
keyword-sidekick = Aiutante
keyword-gadget = Marchingegno
keyword-difficulty = Difficoltà
keyword-mystical = Mistico
keyword-improvement = Miglioramento
keyword-unique = Unica
keyword-non-unique = Non unica
keyword-hex = Maledizione
keyword-miracle = Miracolo
keyword-spirit = Spirito
keyword-headline = Headline
keyword-experienced = Esperto
keyword-union = Unione
keyword-confederate = Confederato
keyword-attire = Vestito
keyword-core = Nucleo
keyword-condition = Condizione
keyword-experimental = Sperimentale
keyword-melee = Mischia

# ---- mazzi pronti

deck-learn-law-dogs = Prima partita: Law Dogs
deck-learn-sloane-gang = Prima partita: Sloane Gang
deck-intermediate-law-dogs = Secondo passo: Law Dogs
deck-intermediate-sloane-gang = Secondo passo: Sloane Gang
deck-intermediate-fourth-ring = Secondo passo: Fourth Ring
deck-intermediate-morgan-cattle-co = Secondo passo: Morgan Cattle Co.
deck-faith-and-fear-law-dogs = Faith and Fear: Law Dogs
deck-faith-and-fear-sloane-gang = Faith and Fear: Sloane Gang
deck-faith-and-fear-fourth-ring = Faith and Fear: Fourth Ring
deck-faith-and-fear-morgan-cattle-co = Faith and Fear: Morgan Cattle Co.
deck-all-packs-law-dogs = Tutti i pacchetti: Law Dogs
deck-all-packs-sloane-gang = Tutti i pacchetti: Sloane Gang
deck-all-packs-fourth-ring = Tutti i pacchetti: Fourth Ring
deck-all-packs-morgan-cattle-co = Tutti i pacchetti: Morgan Cattle Co.

# ---- nomi

card-the-fourth-ring = The Fourth Ring
card-law-dogs = Law Dogs
card-morgan-cattle-co = Morgan Cattle Co.
card-the-sloane-gang = The Sloane Gang
card-micah-ryse = Micah Ryse
card-mongwau-the-mighty = Mongwau the Mighty
card-bobo = Bobo
card-arnold-mccadish = Arnold McCadish
card-the-ghostly-gun = The Ghostly Gun
card-avie-cline = Avie Cline
card-kevin-wainwright = Kevin Wainwright
card-tyxarglenak = Tyxarglenak
card-jia-mein = Jia Mein
card-ivor-hawley = Ivor Hawley
card-lucinda-lucy-clover = Lucinda "Lucy" Clover
card-judge-harry-somerset = Judge Harry Somerset
card-philip-swinford = Philip Swinford
card-tommy-harden = Tommy Harden
card-prescott-utter = Prescott Utter
card-andreas-andregg = Andreas Andregg
card-xiong-wendy-cheng = Xiong "Wendy" Cheng
card-clyde-owens = Clyde Owens
card-abram-grothe = Abram Grothe
card-sheriff-dave-montreal = Sheriff Dave Montreal
card-irving-patterson = Irving Patterson
card-prof-eustace-true = Prof. Eustace True
card-elander-boldman = Elander Boldman
card-james-ghetty = James Ghetty
card-jon-longstride = Jon Longstride
card-lane-healey = Lane Healey
card-jarrett-blake = Jarrett Blake
card-harold-aimslee = Harold Aimslee
card-remy-lapointe = Rémy LaPointe
card-max-baine = Max Baine
card-allie-hensman = Allie Hensman
card-fred-aims = Fred Aims
card-lawrence-blackwood = Lawrence Blackwood
card-marion-seville = Marion Seville
card-sanford-taylor = Sanford Taylor
card-barton-everest = Barton Everest
card-pancho-castillo = Pancho Castillo
card-jonah-essex = Jonah Essex
card-silas-aims = Silas Aims
card-sloane = Sloane
card-clementine-lepp = Clementine Lepp
card-olivia-jenks = Olivia Jenks
card-ramiro-mendoza = Ramiro Mendoza
card-steele-archer = Steele Archer
card-travis-moone = Travis Moone
card-androcles-brocklehurst = Androcles Brocklehurst
card-steven-wiles = Steven Wiles
card-dr-dawn-edwards = Dr. Dawn Edwards
card-clint-ramsey = Clint Ramsey
card-eve-henry = Eve Henry
card-bank-of-california = Bank of California
card-pony-express = Pony Express
card-gomorra-parish = Gomorra Parish
card-the-town-hall = The Town Hall
card-1st-baptist-church = 1st Baptist Church
card-yan-lis-tailoring = Yan Li's Tailoring
card-b-b-attorneys = B & B Attorneys
card-dead-dog-tavern = Dead Dog Tavern
card-charlies-place = Charlie's Place
card-pearlys-palace = Pearly's Palace
card-killer-bunnies-casino = Killer Bunnies Casino
card-stagecoach-office = Stagecoach Office
card-blake-ranch = Blake Ranch
card-cattle-market = Cattle Market
card-circle-m-ranch = Circle M Ranch
card-pats-perch = Pat's Perch
card-bunkhouse = Bunkhouse
card-morgan-research-institute = Morgan Research Institute
card-carters-bounties = Carter's Bounties
card-the-union-casino = The Union Casino
card-jacksons-strike = Jackson's Strike
card-undertaker = Undertaker
card-general-store = General Store
card-the-pharmacy = The Pharmacy
card-railroad-station = Railroad Station
card-telegraph-office = Telegraph Office
card-pair-of-six-shooters = Pair of Six-Shooters
card-bluetick = Bluetick
card-peacemaker = Peacemaker
card-shotgun = Shotgun
card-whiskey-flask = Whiskey Flask
card-mustang = Mustang
card-pearl-handled-revolver = Pearl-Handled Revolver
card-roan = Roan
card-auto-revolver = Auto-Revolver
card-pinto = Pinto
card-flame-thrower = Flame-Thrower
card-force-field = Force Field
card-quickdraw-handgun = Quickdraw Handgun
card-mechanical-horse = Mechanical Horse
card-tin-star = Tin Star
card-doyles-hoyle = Doyle's Hoyle
card-buffalo-rifle = Buffalo Rifle
card-legendary-holster = Legendary Holster
card-auto-cattle-feeder = Auto Cattle-Feeder
card-soul-blast = Soul Blast
card-ace-in-the-hole = Ace in the Hole
card-shadow-walk = Shadow Walk
card-blood-curse = Blood Curse
card-raising-hell = Raising Hell
card-establishin-whos-in-charge = Establishin' Who's in Charge
card-hired-guns = Hired Guns
card-lady-luck = Lady Luck
card-bottom-dealin = Bottom Dealin'
card-make-the-smart-choice = Make the Smart Choice
card-tresspassin = Tresspassin'
card-auction = Auction
card-the-stakes-just-rose = The Stakes Just Rose
card-sun-in-yer-eyes = Sun in Yer Eyes
card-ambush = Ambush
card-coachwhip = Coachwhip!
card-war-paint = War Paint
card-bad-company = Bad Company
card-hiding-in-the-shadows = Hiding in the Shadows
card-pistol-whip = Pistol Whip
card-concealed-weapons = Concealed Weapons
card-hot-lead-flyin = Hot Lead Flyin'
card-one-good-turn = One Good Turn…
card-kidnappin = Kidnappin'
card-pinned-down = Pinned Down
card-run-em-down = Run 'Em Down!
card-bounty-hunter = Bounty Hunter
card-reserves = Reserves
card-rumors = Rumors
card-cheatin-varmint = Cheatin' Varmint
card-fresh-horses = Fresh Horses
card-magical-distraction = Magical Distraction
card-extortion = Extortion
card-recruitment-drive = Recruitment Drive
card-unprepared = Unprepared
card-a-coach-comes-to-town = A Coach Comes to Town
card-hex-slingin = Hex Slingin'
card-this-is-a-holdup = This is a Holdup!
card-clear-out = Clear Out!
card-missed = Missed!
card-takin-ya-with-me = Takin' Ya With Me
card-good-stiff-drink = Good Stiff Drink
card-point-blank = Point Blank
card-a-secret-tunnel = A Secret Tunnel
card-joker-red = Joker (rosso)
card-joker-black = Joker (nero)
card-gunslinger = Gunslinger

# ---- testi: una riga per ogni abilità o tratto

card-text-the-fourth-ring = Reagire, esaurire: quando un tuo personaggio riesce in una magia lontano dal covo, butta una carta della mano di gioco; in cambio hai 1 ghost rock e una carta nuova.
card-text-law-dogs = Mezzogiorno, esaurire: indica un personaggio ed esaurisci tuoi personaggi che insieme abbiano più influenza; la sua taglia sale di 1.
card-text-morgan-cattle-co = Mezzogiorno, esaurire questa carta e un tuo personaggio: metti in gioco una proprietà dalla mano, scontata dell'influenza di quel personaggio, che vi si sposta subito.
card-text-the-sloane-gang = Mezzogiorno, esaurire questa carta e un tuo personaggio nella Town Square: se al Tramonto, dopo la verifica della vittoria, è ancora lì, prendi 1 ghost rock per ogni altro giocatore, oppure metti sul personaggio un punto controllo permanente, se non ne ha già.
card-text-micah-ryse = Mezzogiorno, esaurire una sua Maledizione: va in un altro luogo qualsiasi.
card-text-mongwau-the-mighty = Sparatoria, scartare una sua Maledizione: è uno stud.
card-text-bobo = Ha tante pallottole in più quanto vale il miglior livello di Imbonitore in gioco, di chiunque sia.
card-text-arnold-mccadish = Reagire, esaurire: un personaggio, di chiunque, sta per essere scartato (non eliminato) per coprire ferite: fai un'estrazione. Se supera il valore del personaggio, questi torna invece al covo, esaurito.
card-text-the-ghostly-gun = Risoluzione: lascia il gioco ed entra nella tua mano duello, con il seme e il valore che dici tu; poi scarta una carta da quella mano.
card-text-kevin-wainwright = Mezzogiorno: va in un altro luogo dove c'è un Imbonitore, ed è uno stud.
card-text-tyxarglenak = I tuoi Imbonitori nel suo luogo non possono essere scelti né toccati da una carta azione altrui che potrebbe scegliere lui al loro posto.
card-text-jia-mein = Sparatoria, ricevere una Maledizione dalla mano a costo pieno: è uno stud.
card-text-ivor-hawley = Con una Maledizione: +1 pallottole, +1 influenza, +1 Imbonitore.
card-text-lucinda-lucy-clover = L'avversario rivela una mano Imbroglio in una sparatoria a cui lei partecipa: la taglia di ogni personaggio della sua posse sale di 1.
card-text-judge-harry-somerset = Mezzogiorno Incarico, esaurire: lui è il leader e l'obiettivo è un personaggio ricercato. Se riesce, l'obiettivo è eliminato.
card-text-philip-swinford = Qualcuno rivela una mano Imbroglio mentre la tua è Legale: puoi buttare una carta della mano di gioco e pescarne un'altra.
card-text-tommy-harden = L'avversario rivela una mano Imbroglio in una sparatoria a cui lui partecipa: per questo round il livello della tua mano duello sale di 1, o di 2 se è Legale.
card-text-prescott-utter = Ha tante pallottole e tanta influenza quanti sono i Law Dogs nel suo luogo, lui compreso.
card-text-xiong-wendy-cheng = Sparatoria, esaurire: un personaggio avversario torna al covo, esaurito.
card-text-clyde-owens = Mezzogiorno: sfida qualcuno nel suo luogo; chi è ricercato non può rifiutare.
card-text-abram-grothe = Mezzogiorno Incarico, esaurire: lui è il leader e l'obiettivo è una proprietà Terra Consacrata. Se riesce, chi si trova lì ed è ricercato o Abominio è scartato.
card-text-sheriff-dave-montreal = In una sparatoria a cui lui partecipa l'avversario rivela una mano Imbroglio e tu una Legale: in questo round nessun tuo personaggio può essere scartato né eliminato per coprire ferite.
card-text-irving-patterson = 1 ghost rock per te ogni volta che entra in una posse.
card-text-prof-eustace-true = Mezzogiorno, scartare un suo Marchingegno: va in un altro luogo qualsiasi.
card-text-elander-boldman = Sparatoria: indica un tuo personaggio nella sparatoria che ha un'Arma che è un Marchingegno e fai un'estrazione. Fiori: il personaggio è scartato. Altrimenti il Marchingegno ha +3 pallottole.
card-text-james-ghetty = Ogni volta che entra in una posse riceve 4 ghost rock, che non sono una taglia. Servono solo a pagare abilità Sparatoria; quel che resta si perde dopo la sparatoria.
card-text-jon-longstride = Mezzogiorno: il suo Cavallo torna pronto, e per oggi la sua abilità si può usare una volta in più.
card-text-lane-healey = Con un Cavallo: +2 pallottole.
card-text-jarrett-blake = Sparatoria, solo con un Cavallo: entra nella tua posse da dovunque sia. Un tuo personaggio ne esce e va nel luogo che lui ha lasciato.
card-text-harold-aimslee = Mezzogiorno, esaurire e scartare una carta dalla mano: mostra un Marchingegno dei tuoi scarti che non sia un'Arma e prendilo in mano.
card-text-remy-lapointe = Sparatoria, pagare da 1 a 4 ghost rock: +1 pallottole per ciascuno, fino a 5 pallottole in tutto.
card-text-max-baine =
    Finché controlli almeno due Ranch: 1 punto controllo.
    Gli altri tuoi personaggi hanno +1 influenza e +3 valore in qualsiasi Ranch.
card-text-allie-hensman = Mezzogiorno, esaurire, solo nella Town Square: riceve un punto controllo permanente.
card-text-fred-aims = Ha tanta influenza quanta è la sua taglia.
card-text-lawrence-blackwood = Mezzogiorno, esaurire, solo in una proprietà che non è tua: 1 punto controllo finché non se ne va.
card-text-marion-seville = Finché è ricercato: +2 pallottole.
card-text-sanford-taylor = Mezzogiorno, esaurire, solo in una proprietà: sfida qualcuno che si trova lì. Se lui stesso è ricercato, nessuno può rifiutare.
card-text-barton-everest = Riveli una mano Imbroglio in una sparatoria a cui lui partecipa: per questo round il suo livello sale di 1.
card-text-jonah-essex = Gli altri della sua posse che sono ricercati hanno +1 pallottole.
card-text-silas-aims = Ha tante pallottole quanta è la sua taglia.
card-text-sloane =
    Niente può far scendere la sua taglia sotto 1.
    Lei e gli altri tuoi personaggi nel suo luogo entrano nelle posse senza esaurirsi.
card-text-clementine-lepp = In un Saloon di cui sei il proprietario: +1 influenza, e nessuno può sfidarla.
card-text-ramiro-mendoza = Ogni volta che entra in una posse devi rinunciare a 1 ghost rock o a lui, che allora è scartato.
card-text-travis-moone = Reagire, esaurire, prima del primo giorno: la mano di gioco torna nel mazzo; mescola e pesca cinque carte.
card-text-androcles-brocklehurst = Mezzogiorno, esaurire: indica un personaggio altrui in una proprietà che è tua ma non controlli; prendi tanti ghost rock quanta è la sua influenza.
card-text-dr-dawn-edwards = Se è scartata (non eliminata) per coprire ferite, puoi cercare Eve Henry nel mazzo e metterla in gioco lì senza pagare, se non l'hai già in gioco. Poi mescola.
card-text-eve-henry = Se è scartata (non eliminata) per coprire ferite, puoi cercare Dr. Dawn Edwards nel mazzo e metterla in gioco lì senza pagare, se non l'hai già in gioco. Poi mescola.
card-text-bank-of-california = Nessuno può prendere ghost rock a chi controlla questa proprietà.
card-text-pony-express = Controllore Mezzogiorno, esaurire e buttare una carta della mano: ne peschi un'altra.
card-text-gomorra-parish = Controllore Mezzogiorno, esaurire ed eliminare una carta della mano: 1 ghost rock per te.
card-text-the-town-hall = Controllore Reagire, esaurire, all'inizio del Mantenimento: il mantenimento di un personaggio che è qui cala della sua influenza.
card-text-1st-baptist-church = Chi la controlla può tenere in mano una carta in più.
card-text-yan-lis-tailoring = Controllore Mezzogiorno, esaurire: +1 influenza a un personaggio, dovunque sia.
card-text-b-b-attorneys = Controllore Mezzogiorno, esaurire: la taglia di un personaggio ricercato sale o scende di 1; a 0 non è più ricercato.
card-text-dead-dog-tavern = La controlla chi ha più pallottole qui; l'influenza non conta.
card-text-charlies-place = Controllore Mezzogiorno, esaurire: un personaggio che è qui ha 2 pallottole in più, o 2 in meno.
card-text-pearlys-palace = Controllore Reagire, esaurire, quando comincia una sparatoria a cui partecipi: fai una giocata Sparatoria prima di tutti.
card-text-killer-bunnies-casino = Al Tramonto chi lo controlla può buttare una carta in più.
card-text-stagecoach-office = Controllore Reagire, esaurire: un personaggio che metti in gioco, se non è un token, compare in un luogo a tua scelta che controlli.
card-text-cattle-market =
    Con un altro Ranch in gioco: 1 punto controllo.
    Chi è qui ha +3 valore.
card-text-circle-m-ranch = Controllore Mezzogiorno, esaurire, con al massimo tre carte in mano: ne peschi un'altra.
card-text-bunkhouse = +1 influenza a chi è qui e senza questa proprietà ne avrebbe 0 o 1.
card-text-morgan-research-institute = Controllore Mezzogiorno, esaurire: un livello abilità di un personaggio che è qui sale di 2, o scende di 2.
card-text-carters-bounties = Controllore Sparatoria, esaurire: un tuo personaggio, dovunque sia, entra nella tua posse.
card-text-the-union-casino = Controllore Mezzogiorno, esaurire: indica un tuo personaggio che è qui e paga quanto vuoi; poi può pagare anche ogni altro giocatore. Se hai pagato almeno 4 più di chiunque, il personaggio riceve un punto controllo permanente.
card-text-undertaker = 2 ghost rock a chi controlla questa proprietà ogni volta che un personaggio in gioco è eliminato.
card-text-general-store = Controllore Mezzogiorno, esaurire: compra beni o una magia con 2 ghost rock di sconto.
card-text-the-pharmacy = Controllore Mezzogiorno, esaurire: un personaggio esaurito, di chiunque, torna pronto.
card-text-railroad-station = Controllore Mezzogiorno, esaurire: un tuo personaggio va da qui in un altro luogo qualsiasi.
card-text-telegraph-office = Controllore Mezzogiorno, esaurire: indica un personaggio entrato in gioco in questo Mezzogiorno; prendi tanti ghost rock quanta è la sua influenza.
card-text-pair-of-six-shooters = Risoluzione Imbroglio, esaurire: una carta della tua mano duello prende il seme e il valore che vuoi.
card-text-bluetick = Mezzogiorno, esaurire: il personaggio va in un altro luogo dove c'è un ricercato.
card-text-peacemaker = Il personaggio non può diventare un draw, e le abilità Sparatoria altrui non gli tolgono pallottole.
card-text-shotgun = Sparatoria, esaurire: elimina un personaggio avversario il cui valore non supera le pallottole di chi porta questa carta.
card-text-whiskey-flask = Mezzogiorno, esaurire questa carta e il suo personaggio e buttare una carta della mano: ne peschi un'altra.
card-text-mustang = Mezzogiorno, esaurire: il personaggio va in un altro luogo qualsiasi.
card-text-pearl-handled-revolver = Il personaggio vale come stud.
card-text-roan = Reagire, esaurire, quando il personaggio si esaurirebbe per entrare in una posse: resta pronto. Chi è già esaurito non può comunque entrare da un altro luogo.
card-text-auto-revolver =
    Si può inventare anche come giocata Sparatoria, a costo pieno.
    In una sparatoria: se cambi almeno una carta della mano duello, puoi pescarne una in più.
card-text-pinto = Sparatoria, esaurire: il personaggio, anche se esaurito, entra in una posse da dovunque sia.
card-text-flame-thrower =
    Il personaggio vale come stud.
    Sparatoria, esaurire e pagare da 1 a 3 ghost rock: questa carta ha +1 pallottole per ciascuno, e in questa sparatoria chi perde un round subisce 1 ferita in più.
card-text-force-field = Ripetere Risoluzione, pagare ghost rock: per questo round il livello della tua mano duello sale di altrettanto, ma non oltre quello dell'avversario.
card-text-quickdraw-handgun = Risoluzione Imbroglio, esaurire, solo con una mano duello Legale: tu e chi ha la mano Imbroglio vi scambiate le mani duello, e in questo round nessuna carta Imbroglio può colpirti.
card-text-mechanical-horse =
    Ripetere Mezzogiorno, pagare 2 ghost rock: il personaggio va in un altro luogo qualsiasi.
    Reagire, esaurire, quando il personaggio si esaurirebbe per entrare in una posse: resta pronto. Chi è già esaurito non può comunque entrare da un altro luogo.
card-text-tin-star = Chi è ricercato deve accettare quando lo sfida chi porta questa carta.
card-text-doyles-hoyle =
    Reagire, esaurire, quando il personaggio ha fatto un'estrazione: la carta estratta è scartata e al suo posto vale questa.
    Risoluzione, esaurire: questa carta prende il posto di una della tua mano duello, che è scartata. Se era un 2, il livello della mano sale di 1.
card-text-buffalo-rifle = Se una sparatoria o l'obiettivo di un incarico è in un luogo adiacente, il personaggio può entrare in una posse da dov'è: non si sposta e non si esaurisce, e può farlo anche da esaurito.
card-text-legendary-holster = Sparatoria, esaurire: fai un'estrazione. Se è sotto le pallottole del personaggio, elimina un personaggio della posse avversaria.
card-text-auto-cattle-feeder =
    Dopo l'invenzione è assegnato a un Ranch che controlli.
    Controllore Mezzogiorno, esaurire: 1 ghost rock per te.
card-text-soul-blast = Sparatoria, Maledizione, esaurire: indica un personaggio nella sparatoria; la difficoltà è la sua determinazione. Se riesce: torna al covo, esaurito, o è eliminato se superi la difficoltà di almeno 6. Se fallisce: torna al covo, esaurito, l'Imbonitore.
card-text-ace-in-the-hole = Reagire, Maledizione 6, esaurire questa carta, quando riveli la mano duello in una sparatoria e l'Imbonitore è pronto: esaurisci l'Imbonitore ed elimina una carta della mano duello; una della mano di gioco ne prende il posto.
card-text-shadow-walk =
    Mezzogiorno, Maledizione 7, esaurire: l'Imbonitore va in un altro luogo qualsiasi.
    Sparatoria, Maledizione 7, esaurire: l'Imbonitore entra nella tua posse da dovunque sia; puoi fare subito un'altra giocata Sparatoria.
card-text-blood-curse =
    Mezzogiorno, Maledizione 9, esaurire: qualcuno qui o in un luogo adiacente ha 1 influenza e 1 pallottola in meno.
    Sparatoria, Maledizione 9, esaurire: qualcuno della posse avversaria ha 2 pallottole in meno.
card-text-raising-hell = Sparatoria, Maledizione 8, esaurire: elimina una carta della mano; poi un Abominio esce dalla tua Collina degli Stivali, a costo pieno, ed entra nella posse dell'Imbonitore. Alla fine questa carta è eliminata.
card-text-establishin-whos-in-charge = Mezzogiorno Incarico: l'obiettivo è una proprietà in città. Se riesce, riceve un punto controllo permanente.
card-text-hired-guns = Mezzogiorno: un personaggio dei tuoi scarti torna nella tua mano.
card-text-lady-luck = Mezzogiorno: al Tramonto di oggi puoi scartare quante carte vuoi.
card-text-bottom-dealin = Risoluzione Imbroglio: chi ha la mano Imbroglio la scarta e riceve cinque carte dalla cima del tuo mazzo, che poi vanno comunque nei tuoi scarti.
card-text-make-the-smart-choice = Sparatoria: un personaggio perde tante pallottole quanta è la sua influenza. Chi lo controlla può mandarlo al covo, esaurito.
card-text-tresspassin = Mezzogiorno: indica una proprietà Privata che possiedi. Per ogni personaggio altrui che è lì, chi lo controlla decide: al covo, esaurito, o +1 taglia.
card-text-auction = Mezzogiorno: per oggi una proprietà è Privata. Se la possiedi e la controlli, prendi 1 ghost rock per ogni personaggio altrui che è lì.
card-text-the-stakes-just-rose = Sparatoria: un tuo personaggio, dovunque sia, entra nella tua posse come stud.
card-text-sun-in-yer-eyes = Sparatoria: un personaggio nella sparatoria ha 2 pallottole in meno ed è un draw.
card-text-ambush = Mezzogiorno Incarico, esaurire il leader: l'obiettivo è un personaggio. Se non è ricercato, ognuno della tua posse ha +1 taglia. Se riesce, l'obiettivo è eliminato.
card-text-coachwhip = Risoluzione Imbroglio: chi ha la mano Imbroglio sceglie un proprio personaggio, o lo scegli tu se la tua mano è Legale. Il personaggio si esaurisce oppure, in una sparatoria, è eliminato.
card-text-war-paint = Mezzogiorno: 2 pallottole in più a un tuo personaggio.
card-text-bad-company = Mezzogiorno: un personaggio ricercato ha 3 pallottole in più ed è uno stud. Chi oggi ne riscuote la taglia guadagna altri 4 ghost rock.
card-text-hiding-in-the-shadows = Mezzogiorno: per oggi nessuna abilità Sparatoria altrui può scegliere o toccare un tuo personaggio.
card-text-pistol-whip = Sparatoria, esaurire un tuo personaggio della posse: un personaggio avversario torna al covo, esaurito; il tuo ha 1 pallottola in meno.
card-text-concealed-weapons = Mezzogiorno: per oggi i tuoi personaggi possono ricevere beni e magie, come quando compri, dovunque siano, e anche come giocate Sparatoria.
card-text-hot-lead-flyin = Reagire, dopo aver subito le ferite di un round perso: fai un'estrazione. Per ogni personaggio che le ha coperte con un valore superiore, chi ha vinto il round subisce 1 ferita.
card-text-one-good-turn =
    Mezzogiorno: una carta in più per la tua mano.
    Risoluzione Imbroglio: 3 ghost rock per te.
card-text-kidnappin = Mezzogiorno Incarico, esaurire il leader: l'obiettivo è un personaggio, e la tua posse deve avere in tutto più pallottole di lui. Ognuno della posse ha +1 taglia. Se riesce, l'obiettivo è scartato.
card-text-pinned-down = Sparatoria: un personaggio nella sparatoria deve coprire la prima ferita, e come tiratore ha 3 pallottole in meno.
card-text-run-em-down = Mezzogiorno: tuoi personaggi con un Cavallo in uno stesso luogo, quanti ne vuoi, cavalcano in un luogo adiacente dove c'è un personaggio avversario senza Cavallo. Questi si esaurisce, e uno dei tuoi può sfidarlo.
card-text-bounty-hunter = Mezzogiorno: un Gunslinger, token stud da 2 pallottole, arriva dov'è un personaggio ricercato e lo sfida; non si può rifiutare. Dopo la sparatoria il token esce dalla partita.
card-text-reserves = Mezzogiorno: 1 ghost rock per te.
card-text-rumors = Mezzogiorno: un personaggio ha 1 influenza in meno quando non è nel suo covo.
card-text-cheatin-varmint =
    Risoluzione, pagare 5 ghost rock: la mano duello di un giocatore scende di due livelli.
    Risoluzione Imbroglio: la mano duello di un giocatore scende di due livelli.
card-text-fresh-horses = Mezzogiorno: i tuoi Cavalli in un luogo tornano pronti, e le abilità che hanno già usato si possono usare ancora una volta.
card-text-magical-distraction = Risoluzione Imbroglio, scartare una magia da un tuo personaggio della posse: fai un'estrazione. Il suo valore, fino a 11, diventa il livello della tua mano duello.
card-text-extortion = Mezzogiorno: indica una proprietà che controlli ma non possiedi; prendi tanti ghost rock quanta è la sua produzione.
card-text-recruitment-drive = Mezzogiorno Incarico: l'obiettivo è la Town Square. Se riesce, un personaggio o una proprietà dei tuoi scarti entra in gioco con 5 ghost rock di sconto.
card-text-unprepared = Sparatoria: un personaggio nella sparatoria si esaurisce con tutte le carte assegnate, ha 1 pallottola in meno e non può usare abilità; quelle carte perdono abilità, tratti e bonus di pallottole.
card-text-a-coach-comes-to-town = Mezzogiorno Incarico: l'obiettivo è la Town Square. Se riesce, 4 ghost rock per te. Se fallisce, 4 a ogni giocatore con un personaggio nella posse avversaria.
card-text-hex-slingin = Risoluzione, scartare una Maledizione da un tuo personaggio della posse: la tua mano duello sale di due livelli.
card-text-this-is-a-holdup = Mezzogiorno, esaurire un tuo personaggio in una proprietà altrui: prendi al proprietario dei ghost rock, non più della produzione della proprietà; la taglia del personaggio cresce di altrettanto.
card-text-clear-out = Mezzogiorno: un tuo personaggio va in una proprietà che possiedi ma non controlli.
card-text-missed = Sparatoria: un tuo personaggio esaurito della posse torna pronto.
card-text-takin-ya-with-me = Reagire, dopo aver subito le ferite di un round perso: l'avversario subisce 1 ferita, a meno che tutti nella sua posse abbiano più pallottole del migliore fra chi ha coperto le tue.
card-text-good-stiff-drink = Mezzogiorno: indica un'abilità di un personaggio già usata oggi; si può usare ancora una volta.
card-text-point-blank = Risoluzione, esaurire un tuo stud della posse: l'avversario deve eliminare un proprio personaggio che abbia meno pallottole.
card-text-a-secret-tunnel = Mezzogiorno: un tuo personaggio va da una tua proprietà in città a un'altra; poi fai un'altra giocata Mezzogiorno.
card-text-joker-red = Solo per estrazioni e mani duello, con il seme e il valore che vuoi. Poi è eliminato.
card-text-joker-black = Solo per estrazioni e mani duello, con il seme e il valore che vuoi. Poi è eliminato.
card-text-gunslinger = Mai in un mazzo. Finita la sparatoria, il token esce dalla partita.
