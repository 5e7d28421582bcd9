# Nomi e testi delle carte di Nightmare at Noon, con parole nostre. I titoli sono quelli stampati.

card-junior = Junior
card-text-junior =
    Le abilità delle carte non possono eliminarlo.
    Reagire: è entrato in gioco a Mezzogiorno: puoi cercare nel mazzo e negli scarti un bene Mistico che non sia un Marchingegno, ed eliminarlo, o assegnarlo a costo pieno a un tuo personaggio nel suo luogo.
card-the-fabulous-mister-miss = The Fabulous Mister Miss
card-text-the-fabulous-mister-miss = Chi rifiuta una sua sfida ha −3 influenza fino a dopo il Tramonto.
card-sister-mary-gideon = Sister Mary Gideon
card-text-sister-mary-gideon = Da sola nella tua posse, ha +1 pallottole per ogni personaggio della posse contro di te.
card-nathan-shane = Nathan Shane
card-text-nathan-shane = Sparatoria, esaurire: guarda a caso tante carte della mano di un avversario quante sono le sue pallottole, o meno. Puoi scartare un'azione che hai visto.
card-warren-graves = Warren Graves
card-text-warren-graves = Reagire: una giocata Sparatoria sta per eliminare, scartare o rimandare al covo un altro tuo personaggio: quello torna invece al covo, esaurito, e Warren entra nella posse da dovunque sia.
card-jack-ohara = Jack O'Hara
card-text-jack-ohara = Può portare due Armi.
card-john-aces-radcliffe = John "Aces" Radcliffe
card-text-john-aces-radcliffe =
    Non può portare Armi.
    Dopo ogni giocata Sparatoria, anche se si passa, è uno stud se hai in mano più carte di ciascun altro giocatore, altrimenti un draw.
card-steele-archer-exp-1 = Steele Archer (Exp.1)
card-text-steele-archer-exp-1 = Mezzogiorno: una Maledizione nel suo luogo o in uno adiacente torna pronta, e le sue abilità si possono usare una volta in più.
card-old-man-mcdroste = Old Man McDroste
card-text-old-man-mcdroste =
    In una proprietà Fuori città vale 1 punto controllo.
    La proprietà in cui si trova produce 3 ghost rock in meno.
    Mezzogiorno, esaurire: un personaggio nella sua proprietà non ha influenza fino a dopo il prossimo Mantenimento.
card-flints-amusements = Flint's Amusements
card-text-flints-amusements =
    Ogni volta che si usa un'abilità Risoluzione di una carta azione, chi la controlla riceve 1 ghost rock.
    Controllore Mezzogiorno, esaurire, solo se oggi hai giocato una Risoluzione Imbroglio: pesca una carta.
card-lulas-exploit = Lula's Exploit
card-text-lulas-exploit =
    Nel Mantenimento si fa in modo che abbia sopra 2 ghost rock.
    Chi la controlla può usarli per pagare abilità dei Marchingegni.
card-testing-range = Testing Range
card-text-testing-range =
    Controllore Reagire, esaurire, pagare 2 ghost rock: uno Scienziato Pazzo ha inventato un Marchingegno: torna pronto.
    Controllore Reagire, esaurire: hai estratto fiori per un'abilità di una carta Sperimentale: non vale, estrai di nuovo.
card-dogs-duster = Dog's Duster
card-text-dogs-duster =
    +1 influenza a chi lo porta, finché non è ricercato.
    Un Vicesceriffo non diventa ricercato se entra in una posse in un luogo privato.
    Mezzogiorno, esaurire, solo se chi lo porta è pronto: sfida un personaggio ricercato nello stesso luogo.
card-stokers-sabre = Stoker's Sabre
card-text-stokers-sabre =
    Nessuna pallottola finché contro di te c'è un'Arma pronta che non è da mischia.
    +3 valore a chi la porta.
    Sparatoria, esaurire: una magia di chi la porta torna pronta, e per oggi le sue abilità si possono usare una volta in più.
card-fate-dispenser = Fate Dispenser
card-text-fate-dispenser =
    Una volta inventato, va a una proprietà in città che controlli.
    Controllore Mezzogiorno, esaurire, solo con meno carte di quante puoi tenerne: pesca una carta.
card-soul-cage = Soul Cage
card-text-soul-cage = Risoluzione Imbroglio, esaurire: un Abominio dei tuoi scarti o della tua Collina degli Stivali, con un costo non superiore al livello della mano Imbroglio, entra in gioco in questo luogo senza pagare. In una sparatoria entra nella tua posse.
card-for-such-a-time-as-this = For Such a Time as This
card-text-for-such-a-time-as-this = Mezzogiorno Incarico, Miracolo 9, esaurire: il leader è chi la lancia e l'obiettivo è la Town Square. Se riesce: cerca nel mazzo e negli scarti un personaggio con meno determinazione della verifica abilità e mettilo in gioco per 4 ghost rock in meno, con +1 influenza permanente. Elimina questa carta.
card-sword-of-the-spirit = Sword of the Spirit
card-text-sword-of-the-spirit = Mezzogiorno, Miracolo 7: indica un personaggio con un'Arma da mischia. Oggi, con quell'Arma, ha +1 pallottole, è uno stud ed è al sicuro dalle magie avversarie.
card-a-fight-theyll-never-forget = A Fight They'll Never Forget
card-text-a-fight-theyll-never-forget = Sparatoria: tutta la tua posse ha +1 pallottole. Ogni volta che un personaggio è eliminato per coprire ferite, il tiratore dell'altra posse riceve un punto controllo permanente. Elimina questa carta.
card-buried-treasure = Buried Treasure
card-text-buried-treasure = Mezzogiorno, eliminare una carta dei tuoi scarti: 3 ghost rock per te, e una carta.
card-nightmare-at-noon = Nightmare at Noon
card-text-nightmare-at-noon = Sparatoria: i personaggi di una delle due posse hanno −1 pallottole. Poi chi nella sparatoria ha 0 o 1 pallottole è un draw.
