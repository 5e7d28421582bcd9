# Nomi e testi delle carte, con parole nostre. Le parole chiave e i titoli sono quelli stampati.

# ---- tipi di carta

kind-outfit = fazione
kind-dude = dude
kind-deed = deed
kind-goods = Beni
kind-spell = magia
kind-action = azione
kind-joker = joker

# ---- fazioni

gang-fourth-ring = Fourth Ring
gang-law-dogs = Law Dogs
gang-morgan-cattle-co = Morgan Cattle Co.
gang-sloane-gang = Sloane Gang
gang-drifter = drifter

# ---- parole chiave

keyword-huckster = Huckster
keyword-mad-scientist = Mad Scientist
keyword-blessed = Blessed
keyword-shaman = Shaman
keyword-abomination = Abomination
keyword-deputy = Deputy
keyword-grifter = Grifter
keyword-harrowed = Harrowed
keyword-token = Token
keyword-public = Public
keyword-private = Private
keyword-out-of-town = Out of Town
keyword-government = Government
keyword-holy-ground = Holy Ground
keyword-saloon = Saloon
keyword-casino = Casino
keyword-ranch = Ranch
keyword-strike = Strike
keyword-weapon = Weapon
keyword-horse = Horse
keyword-sidekick = Sidekick
keyword-gadget = Gadget
keyword-difficulty = Difficulty
keyword-mystical = Mystical
keyword-improvement = Improvement
keyword-unique = Unique
keyword-non-unique = Non-Unique
keyword-hex = Hex
keyword-miracle = Miracle
keyword-spirit = Spirit
keyword-headline = Headline
keyword-experienced = Experienced
keyword-union = Union
keyword-confederate = Confederate

# ---- mazzi pronti

deck-learn-law-dogs = Prima partita: Law Dogs
deck-learn-sloane-gang = Prima partita: Sloane Gang
deck-intermediate-law-dogs = Secondo passo: Law Dogs
deck-intermediate-sloane-gang = Secondo passo: Sloane Gang
deck-intermediate-fourth-ring = Secondo passo: Fourth Ring
deck-intermediate-morgan-cattle-co = Secondo passo: Morgan Cattle Co.

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

card-text-the-fourth-ring = React, esaurire: quando un tuo dude riesce in una magia lontano dal covo, butta una carta della mano di gioco; in cambio hai 1 ghost rock e una carta nuova.
card-text-law-dogs = Noon, esaurire: indica un dude ed esaurisci tuoi dude che insieme abbiano più influenza di lui; la sua taglia sale di 1.
card-text-morgan-cattle-co = Noon, esaurire questa carta e un tuo dude: metti in gioco un deed dalla mano, scontato dell'influenza di quel dude, che vi si sposta subito.
card-text-the-sloane-gang = Noon, esaurire questa carta e un tuo dude nella Town Square: se a Sundown, dopo la verifica della vittoria, è ancora lì, prendi 1 ghost rock per ogni altro giocatore, oppure metti su di lui un punto controllo permanente, se non ne ha già.
card-text-micah-ryse = Noon, esaurire un suo Hex: va in un altro luogo qualsiasi.
card-text-mongwau-the-mighty = Shootout, scartare un suo Hex: è uno stud.
card-text-bobo = Ha tante pallottole in più quanto vale il miglior livello di Huckster in gioco, di chiunque sia.
card-text-arnold-mccadish = React, esaurire: un dude, di chiunque, sta per essere scartato (non eliminato) come perdita: fai un'estrazione. Se supera il valore del dude, questi va invece al covo esaurito.
card-text-the-ghostly-gun = Resolution: lascia il gioco ed entra nella tua draw hand, con il seme e il valore che dici tu; poi scarta una carta da quella mano.
card-text-kevin-wainwright = Noon: va in un altro luogo dove c'è un Huckster, ed è uno stud.
card-text-tyxarglenak = I tuoi Huckster nel suo luogo non possono essere scelti né toccati da una carta azione altrui che potrebbe scegliere lui al loro posto.
card-text-jia-mein = Shootout, assegnargli un Hex dalla mano a costo pieno: è uno stud.
card-text-ivor-hawley = Con un Hex: +1 pallottole, +1 influenza, +1 Huckster.
card-text-lucinda-lucy-clover = L'avversario rivela una mano Cheatin' in uno shootout a cui lei partecipa: la taglia di ogni dude della sua posse sale di 1.
card-text-judge-harry-somerset = Noon Job, esaurire: lui è il leader e il mark è un dude ricercato. Se riesce, il mark è eliminato.
card-text-philip-swinford = Qualcuno rivela una mano Cheatin' mentre la tua è regolare: puoi buttare una carta della mano di gioco e pescarne un'altra.
card-text-tommy-harden = L'avversario rivela una mano Cheatin' in uno shootout a cui lui partecipa: per questo round il rango della tua draw hand sale di 1, o di 2 se è regolare.
card-text-prescott-utter = Ha tante pallottole e tanta influenza quanti sono i Law Dogs nel suo luogo, lui compreso.
card-text-xiong-wendy-cheng = Shootout, esaurire: un dude avversario va al covo esaurito.
card-text-clyde-owens = Noon: sfida qualcuno nel suo luogo; chi è ricercato non può rifiutare.
card-text-abram-grothe = Noon Job, esaurire: lui è il leader e il mark è un deed Holy Ground. Se riesce, chi si trova lì ed è ricercato o Abomination è scartato.
card-text-sheriff-dave-montreal = In uno shootout a cui lui partecipa l'avversario rivela una mano Cheatin' e tu una regolare: in questo round nessun tuo dude può essere una perdita.
card-text-irving-patterson = 1 ghost rock per te ogni volta che entra in una posse.
card-text-prof-eustace-true = Noon, scartare un suo Gadget: va in un altro luogo qualsiasi.
card-text-elander-boldman = Shootout: indica un tuo dude nello shootout che ha una Weapon che è un Gadget e fai un'estrazione. Fiori: il dude è scartato. Altrimenti il Gadget ha +3 pallottole.
card-text-james-ghetty = Ogni volta che entra in una posse riceve 4 ghost rock, che non sono una taglia. Servono solo a pagare abilità Shootout; quel che resta si perde dopo lo shootout.
card-text-jon-longstride = Noon: il suo Horse torna pronto, e per oggi la sua abilità si può usare una volta in più.
card-text-lane-healey = Con un Horse: +2 pallottole.
card-text-jarrett-blake = Shootout, solo con un Horse: entra nella tua posse da dovunque sia. Un tuo dude ne esce e va nel luogo che lui ha lasciato.
card-text-harold-aimslee = Noon, esaurire e scartare una carta dalla mano: mostra un Gadget dei tuoi scarti che non sia una Weapon e prendilo in mano.
card-text-remy-lapointe = Shootout, pagare da 1 a 4 ghost rock: +1 pallottole per ciascuno, fino a 5 pallottole in tutto.
card-text-max-baine =
    Finché controlli almeno due Ranch: 1 punto controllo.
    Gli altri tuoi dude hanno +1 influenza e +3 valore in qualsiasi Ranch.
card-text-allie-hensman = Noon, esaurire, solo nella Town Square: riceve un punto controllo permanente.
card-text-fred-aims = Ha tanta influenza quanta è la sua taglia.
card-text-lawrence-blackwood = Noon, esaurire, solo in un deed che non è tuo: 1 punto controllo finché non se ne va.
card-text-marion-seville = Finché è ricercato: +2 pallottole.
card-text-sanford-taylor = Noon, esaurire, solo in un deed: sfida qualcuno che si trova lì. Se lui stesso è ricercato, nessuno può rifiutare.
card-text-barton-everest = Riveli una mano Cheatin' in uno shootout a cui lui partecipa: per questo round il suo rango sale di 1.
card-text-jonah-essex = Gli altri della sua posse che sono ricercati hanno +1 pallottole.
card-text-silas-aims = Ha tante pallottole quanta è la sua taglia.
card-text-sloane =
    Niente può far scendere la sua taglia sotto 1.
    Lei e gli altri tuoi dude nel suo luogo entrano nelle posse senza esaurirsi.
card-text-clementine-lepp = In un Saloon di cui sei il proprietario: +1 influenza, e nessuno può sfidarla.
card-text-ramiro-mendoza = Ogni volta che entra in una posse devi rinunciare a 1 ghost rock o a lui, che allora è scartato.
card-text-travis-moone = React, esaurire, prima del primo giorno: la mano di gioco torna nel mazzo; mescola e pesca cinque carte.
card-text-androcles-brocklehurst = Noon, esaurire: indica un dude altrui in un deed che è tuo ma non controlli; prendi tanti ghost rock quanta è la sua influenza.
card-text-dr-dawn-edwards = Se è scartata (non eliminata) come perdita, puoi cercare Eve Henry nel mazzo e metterla in gioco lì senza pagare, se non l'hai già in gioco. Poi mescola.
card-text-eve-henry = Se è scartata (non eliminata) come perdita, puoi cercare Dr. Dawn Edwards nel mazzo e metterla in gioco lì senza pagare, se non l'hai già in gioco. Poi mescola.
card-text-bank-of-california = Nessuno può prendere ghost rock a chi controlla questo deed.
card-text-pony-express = Controller Noon, esaurire e buttare una carta della mano: ne peschi un'altra.
card-text-gomorra-parish = Controller Noon, esaurire ed eliminare una carta della mano: 1 ghost rock per te.
card-text-the-town-hall = Controller React, esaurire, all'inizio di Upkeep: il mantenimento di un dude che è qui cala della sua influenza.
card-text-1st-baptist-church = Chi lo controlla può tenere in mano una carta in più.
card-text-yan-lis-tailoring = Controller Noon, esaurire: +1 influenza a un dude, dovunque sia.
card-text-b-b-attorneys = Controller Noon, esaurire: la taglia di un dude ricercato sale o scende di 1; a 0 non è più ricercato.
card-text-dead-dog-tavern = Lo controlla chi ha più pallottole qui; l'influenza non conta.
card-text-charlies-place = Controller Noon, esaurire: un dude che è qui ha 2 pallottole in più, o 2 in meno.
card-text-pearlys-palace = Controller React, esaurire, quando comincia uno shootout a cui partecipi: fai una giocata Shootout prima di tutti.
card-text-killer-bunnies-casino = A Sundown chi lo controlla può buttare una carta in più.
card-text-stagecoach-office = Controller React, esaurire: un dude che metti in gioco, se non è un token, compare in un luogo a tua scelta che controlli.
card-text-cattle-market =
    Con un altro Ranch in gioco: 1 punto controllo.
    Chi è qui ha +3 valore.
card-text-circle-m-ranch = Controller Noon, esaurire, con al massimo tre carte in mano: ne peschi un'altra.
card-text-bunkhouse = +1 influenza a chi è qui e senza questo deed ne avrebbe 0 o 1.
card-text-morgan-research-institute = Controller Noon, esaurire: il livello di una skill di un dude che è qui sale di 2, o scende di 2.
card-text-carters-bounties = Controller Shootout, esaurire: un tuo dude, dovunque sia, entra nella tua posse.
card-text-the-union-casino = Controller Noon, esaurire: indica un tuo dude che è qui e paga quanto vuoi; poi può pagare anche ogni altro giocatore. Se hai pagato almeno 4 più di chiunque, il dude riceve un punto controllo permanente.
card-text-undertaker = 2 ghost rock a chi lo controlla ogni volta che un dude in gioco è eliminato.
card-text-general-store = Controller Noon, esaurire: fai Shoppin' di Beni o di una magia con 2 ghost rock di sconto.
card-text-the-pharmacy = Controller Noon, esaurire: un dude esaurito, di chiunque, torna pronto.
card-text-railroad-station = Controller Noon, esaurire: un tuo dude va da qui in un altro luogo qualsiasi.
card-text-telegraph-office = Controller Noon, esaurire: indica un dude entrato in gioco in questo High Noon; prendi tanti ghost rock quanta è la sua influenza.
card-text-pair-of-six-shooters = Cheatin' Resolution, esaurire: una carta della tua draw hand prende il seme e il valore che vuoi.
card-text-bluetick = Noon, esaurire: il dude va in un altro luogo dove c'è un ricercato.
card-text-peacemaker = Il dude non può diventare un draw, e le abilità Shootout altrui non gli tolgono pallottole.
card-text-shotgun = Shootout, esaurire: elimina un dude avversario il cui valore non supera le pallottole di chi porta questa carta.
card-text-whiskey-flask = Noon, esaurire questa carta e il suo dude e buttare una carta della mano: ne peschi un'altra.
card-text-mustang = Noon, esaurire: il dude va in un altro luogo qualsiasi.
card-text-pearl-handled-revolver = Il dude vale come stud.
card-text-roan = React, esaurire, quando il dude si esaurirebbe per entrare in una posse: resta pronto. Chi è già esaurito non può comunque entrare da un altro luogo.
card-text-auto-revolver =
    Si può inventare anche come giocata Shootout, a costo pieno.
    In uno shootout: se cambi almeno una carta della draw hand, puoi pescarne una in più.
card-text-pinto = Shootout, esaurire: il dude, anche se esaurito, entra in una posse da dovunque sia.
card-text-flame-thrower =
    Il dude vale come stud.
    Shootout, esaurire e pagare da 1 a 3 ghost rock: questa carta ha +1 pallottole per ciascuno, e in questo shootout chi perde un round subisce 1 perdita in più.
card-text-force-field = Repeat Resolution, pagare ghost rock: per questo round il rango della tua draw hand sale di altrettanto, ma non oltre quello dell'avversario.
card-text-quickdraw-handgun = Cheatin' Resolution, esaurire, solo con una draw hand regolare: tu e chi ha la mano Cheatin' vi scambiate le draw hand, e in questo round nessuna carta Cheatin' può colpirti.
card-text-mechanical-horse =
    Repeat Noon, pagare 2 ghost rock: il dude va in un altro luogo qualsiasi.
    React, esaurire, quando il dude si esaurirebbe per entrare in una posse: resta pronto. Chi è già esaurito non può comunque entrare da un altro luogo.
card-text-tin-star = Chi è ricercato deve accettare quando lo sfida chi porta questa carta.
card-text-doyles-hoyle =
    React, esaurire, quando il dude ha fatto un'estrazione: la carta estratta è scartata e al suo posto vale questa.
    Resolution, esaurire: questa carta prende il posto di una della tua draw hand, che è scartata. Se era un 2, il rango della mano sale di 1.
card-text-buffalo-rifle = Se uno shootout o il mark di un job è in un luogo adiacente, il dude può entrare in una posse da dov'è: non si sposta e non si esaurisce, e può farlo anche da esaurito.
card-text-legendary-holster = Shootout, esaurire: fai un'estrazione. Se è sotto le pallottole del dude, elimina un dude della posse avversaria.
card-text-auto-cattle-feeder =
    Una volta inventato, è assegnato a un Ranch che controlli.
    Controller Noon, esaurire: 1 ghost rock per te.
card-text-soul-blast = Shootout, Hex, esaurire: indica un dude nello shootout; la difficoltà è il suo grit. Riuscita: va al covo esaurito, o è eliminato se superi la difficoltà di almeno 6. Fallita: va al covo esaurito l'Huckster.
card-text-ace-in-the-hole = React, Hex 6, esaurire questa carta, quando riveli la draw hand in uno shootout e l'Huckster è pronto: esaurisci l'Huckster ed elimina una carta della draw hand; una della mano di gioco ne prende il posto.
card-text-shadow-walk =
    Noon, Hex 7, esaurire: l'Huckster va in un altro luogo qualsiasi.
    Shootout, Hex 7, esaurire: l'Huckster entra nella tua posse da dovunque sia; puoi fare subito un'altra giocata Shootout.
card-text-blood-curse =
    Noon, Hex 9, esaurire: qualcuno qui o in un luogo adiacente ha 1 influenza e 1 pallottola in meno.
    Shootout, Hex 9, esaurire: qualcuno della posse avversaria ha 2 pallottole in meno.
card-text-raising-hell = Shootout, Hex 8, esaurire: elimina una carta della mano; poi un'Abomination esce dalla tua Boot Hill, a costo pieno, ed entra nella posse dell'Huckster. Alla fine questa carta è eliminata.
card-text-establishin-whos-in-charge = Noon Job: il mark è un deed in città. Se riesce, riceve un punto controllo permanente.
card-text-hired-guns = Noon: un dude dei tuoi scarti torna nella tua mano.
card-text-lady-luck = Noon: al Sundown di oggi puoi scartare quante carte vuoi.
card-text-bottom-dealin = Cheatin' Resolution: chi ha la mano Cheatin' la scarta e riceve cinque carte dalla cima del tuo mazzo, che poi vanno comunque nei tuoi scarti.
card-text-make-the-smart-choice = Shootout: un dude perde tante pallottole quanta è la sua influenza. Chi lo controlla può mandarlo al covo esaurito.
card-text-tresspassin = Noon: indica un deed Private di tua proprietà. Per ogni dude altrui che è lì, chi lo controlla decide: al covo esaurito, o +1 taglia.
card-text-auction = Noon: per oggi un deed è Private. Se è tuo e lo controlli, prendi 1 ghost rock per ogni dude altrui che è lì.
card-text-the-stakes-just-rose = Shootout: un tuo dude, dovunque sia, entra nella tua posse come stud.
card-text-sun-in-yer-eyes = Shootout: un dude nello shootout ha 2 pallottole in meno ed è un draw.
card-text-ambush = Noon Job, esaurire il leader: il mark è un dude. Se non è ricercato, ognuno della tua posse ha +1 taglia. Se riesce, il mark è eliminato.
card-text-coachwhip = Cheatin' Resolution: chi ha la mano Cheatin' sceglie un proprio dude, o lo scegli tu se la tua mano è regolare. Il dude si esaurisce oppure, in uno shootout, è eliminato.
card-text-war-paint = Noon: 2 pallottole in più a un tuo dude.
card-text-bad-company = Noon: un dude ricercato ha 3 pallottole in più ed è uno stud. Chi oggi ne riscuote la taglia guadagna altri 4 ghost rock.
card-text-hiding-in-the-shadows = Noon: per oggi nessuna abilità Shootout altrui può scegliere o toccare un tuo dude.
card-text-pistol-whip = Shootout, esaurire un tuo dude della posse: un dude avversario va al covo esaurito; il tuo ha 1 pallottola in meno.
card-text-concealed-weapons = Noon: per oggi i tuoi dude possono ricevere Beni e magie, come con lo Shoppin', dovunque siano, e anche come giocate Shootout.
card-text-hot-lead-flyin = React, dopo aver subito le perdite di un round perso: fai un'estrazione. Per ogni dude tra le tue perdite con un valore superiore, il vincitore subisce 1 perdita.
card-text-one-good-turn =
    Noon: una carta in più per la tua mano.
    Cheatin' Resolution: 3 ghost rock per te.
card-text-kidnappin = Noon Job, esaurire il leader: il mark è un dude, e la tua posse deve avere in tutto più pallottole di lui. Ognuno della posse ha +1 taglia. Se riesce, il mark è scartato.
card-text-pinned-down = Shootout: un dude nello shootout deve essere la prima perdita, e come tiratore ha 3 pallottole in meno.
card-text-run-em-down = Noon: tuoi dude con un Horse in uno stesso luogo, quanti ne vuoi, cavalcano in un luogo adiacente dove c'è un dude avversario senza Horse. Questi si esaurisce, e uno dei tuoi può sfidarlo.
card-text-bounty-hunter = Noon: un Gunslinger, token stud da 2 pallottole, arriva dov'è un dude ricercato e lo sfida; non si può rifiutare. Dopo lo shootout il token esce dalla partita.
card-text-reserves = Noon: 1 ghost rock per te.
card-text-rumors = Noon: un dude ha 1 influenza in meno quando non è nel suo covo.
card-text-cheatin-varmint =
    Resolution, pagare 5 ghost rock: la draw hand di un giocatore scende di due ranghi.
    Cheatin' Resolution: la draw hand di un giocatore scende di due ranghi.
card-text-fresh-horses = Noon: i tuoi Horse in un luogo tornano pronti, e le abilità che hanno già usato si possono usare ancora una volta.
card-text-magical-distraction = Cheatin' Resolution, scartare una magia da un tuo dude della posse: fai un'estrazione. Il suo valore, fino a 11, diventa il rango della tua draw hand.
card-text-extortion = Noon: indica un deed che controlli ma non è tuo; prendi tanti ghost rock quanta è la sua produzione.
card-text-recruitment-drive = Noon Job: il mark è la Town Square. Se riesce, un dude o un deed dei tuoi scarti entra in gioco con 5 ghost rock di sconto.
card-text-unprepared = Shootout: un dude nello shootout si esaurisce con tutte le carte assegnate, ha 1 pallottola in meno e non può usare abilità; quelle carte perdono abilità, tratti e bonus di pallottole.
card-text-a-coach-comes-to-town = Noon Job: il mark è la Town Square. Se riesce, 4 ghost rock per te. Se fallisce, 4 a ogni giocatore con un dude nella posse avversaria.
card-text-hex-slingin = Resolution, scartare un Hex da un tuo dude della posse: la tua draw hand sale di due ranghi.
card-text-this-is-a-holdup = Noon, esaurire un tuo dude in un deed altrui: prendi al proprietario dei ghost rock, non più della produzione del deed; la taglia del dude cresce di altrettanto.
card-text-clear-out = Noon: un tuo dude va in un deed che è tuo ma non controlli.
card-text-missed = Shootout: un tuo dude esaurito della posse torna pronto.
card-text-takin-ya-with-me = React, dopo aver subito le perdite di un round perso: l'avversario subisce 1 perdita, a meno che tutti nella sua posse abbiano più pallottole della migliore delle tue perdite.
card-text-good-stiff-drink = Noon: indica un'abilità di un dude già usata oggi; si può usare ancora una volta.
card-text-point-blank = Resolution, esaurire un tuo stud della posse: l'avversario deve eliminare un proprio dude che abbia meno pallottole.
card-text-a-secret-tunnel = Noon: un tuo dude va da un tuo deed in città a un altro; poi fai un'altra giocata Noon.
card-text-joker-red = Solo per estrazioni e draw hand, con il seme e il valore che vuoi. Poi è eliminato.
card-text-joker-black = Solo per estrazioni e draw hand, con il seme e il valore che vuoi. Poi è eliminato.
card-text-gunslinger = Mai in un mazzo. Finito lo shootout, il token esce dalla partita.
