# Nomi e testi delle carte di No Turning Back, con parole nostre. I titoli sono quelli stampati.

card-avie-cline-exp-1 = Avie Cline (Exp.1)
card-text-avie-cline-exp-1 = Mezzogiorno, esaurire, solo in una proprietà in città: un personaggio avversario in città con meno influenza di lei viene nel suo luogo.
card-judge-harry-somerset-exp-1 = Judge Harry Somerset (Exp.1)
card-text-judge-harry-somerset-exp-1 = Mezzogiorno Incarico, esaurire: lui è il leader e l'obiettivo è un personaggio ricercato. Un token Gunslinger arriva esaurito ed entra nella tua posse; dopo l'incarico sparisce. Se riesce, l'obiettivo è scartato.
card-ebenezer-springfield = Ebenezer Springfield
card-text-ebenezer-springfield = Reagire: l'abilità di un altro giocatore ha avuto effetto su un tuo personaggio nel suo luogo o in uno adiacente: 1 di taglia a un personaggio di quel giocatore che non è ancora ricercato.
card-elander-boldman-exp-1 = Elander Boldman (Exp.1)
card-text-elander-boldman-exp-1 = Sparatoria, esaurire: un Marchingegno torna pronto, e le sue abilità si possono usare una volta in più. Se è Sperimentale, torna pronto anche Elander. Se è un'Arma, dà +1 pallottole in più e chi la porta è uno stud.
card-antheia-pansofia = Antheia Pansofia
card-text-antheia-pansofia = Se estrai fiori per il test abilità di un Imbonitore nella sua posse, la verifica sale di 3.
card-harry-highbinder = Harry Highbinder
card-text-harry-highbinder =
    Non può portare Armi.
    Finché è nella Town Square e lì hai più influenza di ogni altro giocatore, controlli la Town Square, che non ha parole chiave.
card-max-baine-exp-1 = Max Baine (Exp.1)
card-text-max-baine-exp-1 =
    Finché è nella Town Square o in una proprietà Governo, i Ranch non danno punti controllo.
    Mezzogiorno, esaurire: metti in gioco nel suo luogo un personaggio dalla mano con valore almeno 10, per 3 ghost rock in meno.
card-el-grajo = El Grajo
card-text-el-grajo = Sparatoria, esaurire una sua Arma da mischia: è uno stud e ha +2 pallottole, fino a 4 pallottole in tutto.
card-jacqueline-isham = Jacqueline Isham
card-text-jacqueline-isham = Ripetere Reagire: entra nella posse di un obiettivo, o in una posse contro un incarico: è una stud.
card-huntsmens-society = Huntsmen's Society
card-text-huntsmens-society = I personaggi di chi la controlla, qui o in un luogo adiacente, con valore almeno 10 hanno 1 di mantenimento in meno.
card-secured-stockyard = Secured Stockyard
card-text-secured-stockyard = La deve inventare uno Scienziato Pazzo in città; poi entra in gioco come ogni proprietà. Controllore Mezzogiorno, esaurire: 1 ghost rock per te.
card-la-quema = La Quema
card-text-la-quema =
    +3 valore a chi lo porta.
    +1 pallottole a chi lo porta, con un'Arma da mischia.
    Sparatoria, esaurire: chi lo porta entra nella tua posse da dovunque sia. Esaurisci un personaggio avversario.
card-asyncoil-gun = Asyncoil Gun
card-text-asyncoil-gun = Sparatoria, esaurire ed estrarre. Fiori: chi la porta è scartato. Altrimenti scarta un personaggio avversario il cui valore non supera le pallottole di chi la porta.
card-scoop-hound = Scoop Hound
card-text-scoop-hound = Sparatoria, esaurire: le giocate Sparatoria non fanno più entrare nessuno nelle posse e non rimandano più nessuno al covo; chi dovrebbe andarci resta, e non si esaurisce.
card-rapier = Rapier
card-text-rapier =
    Nessuna pallottola finché contro di te c'è un'Arma pronta che non è da mischia.
    +1 valore a chi lo porta.
card-vitality-tonic = Vitality Tonic
card-text-vitality-tonic =
    Chi lo porta è un Abominio.
    Reagire: chi lo porta sta per essere eliminato in una sparatoria: è invece scartato.
    Ripetere Mezzogiorno, pagare 2 ghost rock ed estrarre. Fiori: chi lo porta è scartato. Altrimenti torna pronto.
card-consecration = Consecration
card-text-consecration = Risoluzione Imbroglio, Miracolo 7: un tuo personaggio ha +2 pallottole e +2 influenza ed è uno stud fino a dopo il Tramonto. In una sparatoria in questo round subisci anche 3 ferite in meno.
card-mark-of-pestilence = Mark of Pestilence
card-text-mark-of-pestilence = Sparatoria, Maledizione 9, esaurire: tutti gli altri personaggi pronti si esauriscono.
card-cookin-up-trouble = Cookin' Up Trouble
card-text-cookin-up-trouble = Mezzogiorno: guarda la mano di un altro giocatore. Se oggi ha rivelato una mano Imbroglio, puoi scartarne un'azione, un bene o una magia senza abilità di Risoluzione Imbroglio.
card-ol-fashioned-hangin = Ol' Fashioned Hangin'
card-text-ol-fashioned-hangin = Mezzogiorno Incarico: l'obiettivo è un personaggio ricercato con taglia almeno 2. Se riesce, l'obiettivo è eliminato e il leader, se è ancora in gioco, riceve un punto controllo permanente.
card-no-turning-back = No Turning Back
card-text-no-turning-back =
    Mezzogiorno, eliminare un personaggio che è tuo e che controlli: ricevi tanti ghost rock quanto è il suo costo.
    Risoluzione, eliminare un personaggio che è tuo e che controlli: in questo round non subisci ferite. Un personaggio a tua scelta ha +2 pallottole ed è uno stud per il resto della sparatoria. In questo round i tuoi non possono scappare.
