# Nomi e testi delle carte di Faith and Fear, con parole nostre. I titoli sono quelli stampati.

card-oddities-of-nature = Oddities of Nature
card-text-oddities-of-nature =
    Nella Town Square i tuoi Abomini hanno 1 influenza in più.
    Mezzogiorno, esaurire questa carta e un tuo Abominio nella Town Square: 1 ghost rock per te, e un personaggio altrui nella Town Square si esaurisce.
card-the-arsenal = The Arsenal
card-text-the-arsenal = Mezzogiorno, quante volte vuoi, esaurire un Marchingegno o una magia di un tuo personaggio: quel personaggio sfida nel suo luogo qualcuno che sia pronto o ricercato.
card-morgan-gadgetorium = Morgan Gadgetorium
card-text-morgan-gadgetorium = Reagire, esaurire, prima di estrarre per una prova di abilità di un tuo personaggio: la difficoltà sale di 2. Se riesce lo stesso, hai 1 ghost rock, e chi si è esaurito per la prova torna pronto.
card-desolation-row = Desolation Row
card-text-desolation-row =
    Ogni tuo personaggio con una taglia di 4 o più ha 1 punto controllo in più.
    Mezzogiorno Incarico, esaurire questa carta invece del leader: l'obiettivo è la Town Square. Se riesce e il leader è ancora nella posse: 2 di taglia al leader, poi tanti ghost rock per te quante sono le sue pallottole, al massimo 4.
card-pagliaccio = Pagliaccio
card-text-pagliaccio = Sparatoria, esaurire: un personaggio avversario ha 1 pallottola e 1 di valore in meno.
card-valeria-batten = Valeria Batten
card-text-valeria-batten = Inventa Marchingegni Mistici come uno Scienziato Pazzo, con il suo livello di Imbonitore.
card-micah-ryse-exp-1 = Micah Ryse (Exp.1)
card-text-micah-ryse-exp-1 = Sparatoria, esaurire una sua Maledizione o suoi beni Mistici: un personaggio avversario ha 3 di valore in meno.
card-rev-perry-inbody = Rev. Perry Inbody
card-text-rev-perry-inbody = Mezzogiorno, esaurire: prova di Benedetto contro 9. Se riesce, tornano pronti lui e un altro dei Law Dogs nel suo luogo o in uno adiacente.
card-zoe-halbrook = Zoe Halbrook
card-text-zoe-halbrook =
    Fra i Marchingegni inventa soltanto Armi.
    Il suo livello di Scienziato Pazzo sale di 1 per ogni Vicesceriffo nel suo luogo.
card-abram-grothe-exp-1 = Abram Grothe (Exp.1)
card-text-abram-grothe-exp-1 = Sparatoria, ma non nel primo round: ha 1 pallottola in più. Tutte le Armi contro di te si esauriscono e non danno più pallottole.
card-william-specks = William Specks
card-text-william-specks = Mezzogiorno, esaurire: compra un Ranch o una proprietà fuori città, o fai inventare un Marchingegno a un altro dei tuoi. Lo sconto è il suo livello di Scienziato Pazzo.
card-chuan-jen-qi = Chuan "Jen" Qí
card-text-chuan-jen-qi =
    Con un Cavallo ha 1 influenza in più.
    Con un Marchingegno ha 2 pallottole in più.
card-lane-healey-exp-1 = Lane Healey (Exp.1)
card-text-lane-healey-exp-1 = Mezzogiorno, esaurire il suo Cavallo: scegli un personaggio altrui in una proprietà adiacente. Questi si esaurisce; Lane va lì e lo sfida.
card-the-fixer = The Fixer
card-text-the-fixer = Reagire, esaurire, a inizio partita: le prime cinque carte del tuo mazzo vanno negli scarti, e puoi prenderne una in mano. Se è un'azione che avvia un Incarico, lui torna pronto.
card-maria-kingsford = Maria Kingsford
card-text-maria-kingsford = In una sparatoria la sua taglia si aggiunge a ogni sua prova di Imbonitore.
card-makaio-kaleo-esq = Makaio Kaleo, Esq.
card-text-makaio-kaleo-esq = Mezzogiorno: 1 di taglia passa da un tuo personaggio a un altro dei tuoi.
card-sister-lois-otwell = Sister Lois Otwell
card-text-sister-lois-otwell = Sparatoria, esaurire un suo Miracolo: uno della tua posse ha 1 pallottola e 3 di valore in più.
card-felix-amador = Félix Amador
card-text-felix-amador = Mezzogiorno, esaurire un suo Miracolo: vedi la prima carta del tuo mazzo.
card-nicodemus-whateley = Nicodemus Whateley
card-text-nicodemus-whateley =
    I tuoi personaggi nelle proprietà in città possono fare questo: «Mezzogiorno, esaurire, con almeno 1 influenza: Nicodemus riceve un punto controllo.»
    Alla fine del Tramonto perde tutti i suoi punti controllo.
    Li perde anche ogni volta che è al covo.
card-pettigrews-pawnshop = Pettigrew's Pawnshop
card-text-pettigrews-pawnshop = Quando un giocatore qualsiasi ha giocato beni che non sono un Marchingegno, chi controlla questa proprietà guadagna 1 ghost rock.
card-california-tax-office = California Tax Office
card-text-california-tax-office =
    Entra in gioco esaurita.
    Mezzogiorno di chi controlla, esaurire: indica un personaggio altrui. Il proprietario ne paga il mantenimento o lo scarta. Poi il suo mantenimento è 0 fino a dopo il prossimo Mantenimento.
card-st-anthonys-chapel = St. Anthony's Chapel
card-text-st-anthonys-chapel =
    Qui gli Abomini hanno 1 pallottola in meno.
    Finché sono qui, i personaggi di chi la controlla hanno livelli di abilità più alti di 1.
card-the-whateley-estate = The Whateley Estate
card-text-the-whateley-estate =
    Chi si sposta qui si esaurisce, se non è sotto il controllo del proprietario.
    Mezzogiorno di chi controlla, esaurire: una carta della tua Collina degli Stivali, non un personaggio, va nei tuoi scarti.
card-outlaw-mask = Outlaw Mask
card-text-outlaw-mask = Nella Town Square la taglia di chi la porta si aggiunge alla sua influenza.
card-clown-carriage = Clown Carriage
card-text-clown-carriage =
    Reagire, esaurire, mentre si forma una posse: chi la porta e gli Abomini pronti nello stesso luogo non si esauriscono per unirsi.
    Sparatoria, esaurire: un Abominio della tua mano entra in gioco nella tua posse, a costo pieno.
card-bio-charged-neutralizer = Bio-Charged Neutralizer
card-text-bio-charged-neutralizer = Chi lo porta è uno stud. Non si scambia mai, e le carte degli altri non gli fanno niente.
card-evanor = Evanor
card-text-evanor =
    Finché nella posse avversaria è pronta un'Arma che non sia da Mischia, non dà pallottole.
    Sparatoria, esaurire: se chi la porta è Benedetto, nel prossimo round non può coprire ferite. Se vinci questo round, chi perde subisce 1 ferita in più.
card-mirror-mirror = Mirror, Mirror
card-text-mirror-mirror =
    Sparatoria Maledizione 4, esaurire: l'Imbonitore è uno stud o un draw come un personaggio avversario, e ha almeno altrettante pallottole.
    Sparatoria Maledizione 6, esaurire: un personaggio avversario è uno stud o un draw come l'Imbonitore, e non ha più pallottole di lui.
card-lay-on-hands = Lay On Hands
card-text-lay-on-hands = Reagire Miracolo 8, esaurire: un altro personaggio, in questo luogo o in uno adiacente, sta per essere scartato per coprire ferite o, in qualsiasi momento, eliminato: il Benedetto si esaurisce, e quello torna invece al covo, esaurito, e oggi al Tramonto resta esaurito.
card-holy-roller = Holy Roller
card-text-holy-roller = Sparatoria Miracolo 6, esaurire: il Benedetto ha 1 pallottola in più, e in questo round non copre ferite, a meno che tu perda di tre livelli o più.
card-the-lord-provides = The Lord Provides
card-text-the-lord-provides = Sparatoria Miracolo 9, esaurire: il Benedetto si esaurisce. Cerca nel mazzo, negli scarti o in entrambi una carta azione, mostrala e prendila in mano. Poi scarta questa magia.
card-phantasm = Phantasm
card-text-phantasm =
    Mezzogiorno Maledizione 9, esaurire: un personaggio altrui pronto, in questo luogo o in uno adiacente, va in un luogo adiacente al suo.
    Mezzogiorno Maledizione 12, esaurire: un personaggio altrui esaurito in questo luogo va in un luogo adiacente.
card-walk-the-path = Walk the Path
card-text-walk-the-path =
    Mezzogiorno Miracolo 6, esaurire: un altro tuo personaggio arriva dov'è il Benedetto, da qualsiasi luogo.
    Sparatoria Miracolo 7, esaurire: un tuo personaggio, dovunque sia, entra nella posse del Benedetto e torna pronto.
card-soothe = Soothe
card-text-soothe = Mezzogiorno Miracolo 10, esaurire questa carta e il Benedetto: un altro personaggio, in questo luogo o in uno adiacente, torna pronto.
card-swinford-finds-trouble = Swinford Finds Trouble
card-text-swinford-finds-trouble = Sparatoria: esaurisci tuoi personaggi della posse, uno o più. Per ognuno scegli un personaggio avversario con meno pallottole, che si esaurisce o, se lo è già, torna al covo.
card-under-the-weather = Under the Weather
card-text-under-the-weather = Mezzogiorno: scegli un personaggio e fai un'estrazione. Se arriva alla sua determinazione, si esaurisce; se la supera di 6 o più, torna al covo, esaurito.
card-faster-on-the-draw = Faster on the Draw
card-text-faster-on-the-draw = Sparatoria: un tuo personaggio ha 1 pallottola in più e, se è un Vicesceriffo, è uno stud. Un personaggio avversario ha 2 pallottole in meno.
card-thisll-hurt-in-the-mornin = This'll Hurt in the Mornin'
card-text-thisll-hurt-in-the-mornin = Risoluzione Imbroglio: scarta una o due carte della mano Imbroglio; al loro posto vanno le prime del mazzo del loro proprietario. Se la tua mano è Legale, per ogni carta scartata l'avversario ti paga 1 ghost rock, o la carta è eliminata.
card-prayer = Prayer
card-text-prayer = Mezzogiorno: per oggi un tuo personaggio può ricevere Miracoli dovunque, e anche come giocate Sparatoria. Se non è Benedetto, è Benedetto 0, e dopo il Tramonto scarta tutti i Miracoli.
card-meet-the-new-boss = Meet The New Boss
card-text-meet-the-new-boss = Mezzogiorno Incarico: l'obiettivo è la Town Square. Se riesce, 1 influenza permanente e un punto controllo permanente al leader. In ogni caso questa carta è eliminata.
