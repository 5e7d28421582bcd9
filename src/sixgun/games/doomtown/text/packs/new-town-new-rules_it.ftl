### Le carte di New Town, New Rules.

card-dulf-zug = Dulf Zug
card-slade-lighbody = Slade Lighbody
card-text-slade-lighbody = Reagire, dopo che ha fallito l'estrazione per una Maledizione: estrae ancora, e vale la nuova carta. Quando la Maledizione ha avuto il suo effetto, se ne ha, è eliminata.
card-rafi-hamid = Rafi Hamid
card-text-rafi-hamid = Sparatoria, solo in una proprietà Governo: quanti vuoi dei tuoi Vicesceriffi, dovunque siano, entrano nella tua posse.
card-wylie-jenks = Wylie Jenks
card-text-wylie-jenks = +1 pallottole per ogni ricercato nella posse contro la sua.
card-kyle-wagner = Kyle Wagner
card-text-kyle-wagner = Mezzogiorno, esaurire, solo in un Ranch esaurito: il Ranch torna pronto, e oggi ogni sua abilità si può usare una volta in più.
card-lillian-morgan = Lillian Morgan
card-text-lillian-morgan =
    Quando entra in una posse ha su di sé 3 ghost rock fino alla fine della sparatoria. Pagano solo abilità Sparatoria e non sono una taglia.
    Sparatoria, pagare quanto vuoi: altrettanti tuoi personaggi, dovunque siano, entrano nella sua posse.
card-ulysses-marks = Ulysses Marks
card-text-ulysses-marks =
    Il Saloon in cui si trova ha 1 punto controllo in più.
    Mezzogiorno, solo in un Saloon: un altro personaggio che è lì va nella Town Square, esaurito.
card-alice-stowe = Alice Stowe
card-text-alice-stowe = Quando un tuo ricercato accetta una sfida può entrare in quella posse da qualsiasi luogo, anche esaurita; non si esaurisce per farlo.
card-wilber-crowley = Wilber Crowley
card-roderick-byre = Roderick Byre
card-town-council = Town Council
card-text-town-council = Controllore Reagire, esaurire, dopo che hai vinto la mano al ribasso: un tuo personaggio ha +3 influenza finché non è finita la prima giocata di Mezzogiorno, anche se si passa.
card-the-r-d-ranch = The R&D Ranch
card-text-the-r-d-ranch = Controllore Mezzogiorno, esaurire: guadagni 2 ghost rock, poi estrai. Con fiori questa proprietà e tutto ciò che vi si trova vanno negli scarti.
card-telepathy-helmet = Telepathy Helmet
card-text-telepathy-helmet =
    Finché sei il Vincitore, le abilità Sparatoria altrui non toccano il personaggio.
    Ripetere Mezzogiorno, pagare 1: guarda la mano di gioco di un altro giocatore.
card-faithful-hound = Faithful Hound
card-text-faithful-hound = Sparatoria, esaurire ed estrarre contro una carta beni della posse avversaria: se l'estrazione è più bassa del suo valore, va negli scarti.
card-plasma-drill = Plasma Drill
card-text-plasma-drill = Mezzogiorno, pagare 1, esaurire questa carta e il personaggio: il proprietario di una proprietà adiacente ne paga la produzione alla banca, o la proprietà va negli scarti e chi è lì torna al covo, esaurito.
card-paralysis-mark = Paralysis Mark
card-text-paralysis-mark = Mezzogiorno, Maledizione, esaurire: un personaggio in questo luogo si esaurisce; la difficoltà è il suo valore.
card-forget = Forget
card-text-forget = Mezzogiorno, Maledizione 5, esaurire: indica un'abilità stampata su un personaggio qui o in un luogo adiacente. Non si può usare finché non è finito il Tramonto.
card-make-em-sweat = Make 'em Sweat
card-text-make-em-sweat = Sparatoria, esaurire un tuo personaggio: un altro nella sparatoria perde tante pallottole quante ne ha il tuo, e se non gliene restano si esaurisce.
card-back-ways = Back Ways
card-text-back-ways = Mezzogiorno: un tuo ricercato va in un altro luogo qualsiasi, senza esaurirsi.
card-hired-help = Hired Help
card-text-hired-help = Sparatoria: un Gunslinger, 2 stud, entra in gioco nella tua posse.
card-too-much-attention = Too Much Attention
card-text-too-much-attention =
    Mezzogiorno: un ricercato si esaurisce.
    Mezzogiorno: una carta che vale almeno un punto controllo si esaurisce.
