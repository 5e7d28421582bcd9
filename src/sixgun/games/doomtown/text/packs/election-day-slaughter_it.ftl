### Le carte di Election Day Slaughter.

# ---- nomi

card-the-brute = The Brute
card-smiling-tom = Smiling Tom
card-philip-swinford-exp-1 = Philip Swinford (Exp.1)
card-arvid-mardh = Arvid Mardh
card-allie-hensman-exp-1 = Allie Hensman (Exp.1)
card-milt-clemons = Milt Clemons
card-jake-smiley = Jake Smiley
card-quaterman = QUATERMAN
card-angela-payne = Angela Payne
card-the-mayors-office = The Mayor's Office
card-hunter-protections = Hunter Protections
card-the-evidence = The Evidence
card-teleportation-device = Teleportation Device
card-mayfair-family-deck = Mayfair Family Deck
card-puppet = Puppet
card-summoning = Summoning
card-ridden-down = Ridden Down
card-tail-between-yer-legs = Tail Between Yer Legs
card-election-day-slaughter = Election Day Slaughter
card-drew-beauman = Drew Beauman
card-dr-arden-gillman = Dr. Arden Gillman

# ---- testi: una riga per ogni abilità o tratto

card-text-the-brute = Eliminato come ferita: oltre a quelle che copre, ne devi coprire 2 in meno.
card-text-smiling-tom = Va soltanto nel tuo covo o in un luogo dove c'è un altro personaggio della Fourth Ring.
card-text-philip-swinford-exp-1 = Un avversario rivela una mano Imbroglio e la tua è legale: puoi pescare una carta e poi scartarne una della tua mano di gioco.
card-text-arvid-mardh = Reagire, quando è entrato in gioco: subito una giocata Scambiare.
card-text-allie-hensman-exp-1 = Mezzogiorno Incarico, esaurire: lei è il leader, e l'obiettivo è un personaggio di un altro giocatore. Se riesce, il controllore dell'obiettivo ti dà tanti ghost rock quanta è la sua influenza, o l'obiettivo è scartato.
card-text-milt-clemons = 1 ghost rock per te ogni volta che la sua taglia sale.
card-text-jake-smiley = Nella fase Tramonto: +2 influenza.
card-text-quaterman =
    Lo deve inventare uno Scienziato Pazzo, e comincia dov'è il suo inventore, senza essere assegnato.
    Solo i beni assegnati cambiano le sue pallottole; nessuna carta lo muove o lo esaurisce.
card-text-angela-payne = Mezzogiorno, esaurire, solo in una proprietà che non è tua: 2 ghost rock per te.
card-text-the-mayors-office = Controllore Mezzogiorno, esaurire: un personaggio qui o in un luogo adiacente ha 1 influenza in più, o 1 in meno.
card-text-hunter-protections = Controllore Mezzogiorno, esaurire: un tuo personaggio pronto che è qui e non ha punti controllo si esaurisce, con +2 taglia e 1 punto controllo permanente.
card-text-the-evidence =
    Mezzogiorno: un ricercato non ha più taglia, e questa carta è scartata.
    Mezzogiorno, pagare 1 ghost rock: un personaggio ha +2 taglia, e questa carta è eliminata.
card-text-teleportation-device =
    Dopo l'invenzione è assegnato a una proprietà che controlli.
    Ripetere Controllore Mezzogiorno, pagare 1 ghost rock: nomina un tuo personaggio che è qui ed estrai. Con un fiore è scartato; altrimenti va in un altro luogo qualsiasi.
card-text-mayfair-family-deck =
    Il personaggio è un Imbonitore 0.
    Quando un personaggio la perde, tutte le sue Maledizioni sono scartate.
card-text-puppet = Mezzogiorno, Maledizione, esaurire: nomina un personaggio che è qui; la difficoltà è la sua determinazione. Lo controlli fino alla fine del Tramonto.
card-text-summoning = Mezzogiorno, Maledizione 5: l'Imbonitore è il leader di un incarico, e l'obiettivo è la Town Square. Se riesce, metti in gioco un Abominio della tua mano di gioco per 6 ghost rock in meno; ha 1 punto controllo permanente.
card-text-ridden-down = Mezzogiorno, esaurire un tuo Cavallo: qualcuno senza Cavallo nel suo luogo torna al covo, esaurito.
card-text-tail-between-yer-legs = Reagire, quando la tua sfida è accettata: l'obiettivo deve formare per primo la posse e ha 2 pallottole in meno in questa sparatoria.
card-text-election-day-slaughter = Mezzogiorno Incarico, esaurire il leader: l'obiettivo è la Town Square. Prima ogni altro giocatore può rendere pronto un personaggio in città. Se riesce, ogni altro giocatore sceglie un suo personaggio in città e lo elimina.
card-text-drew-beauman = Qualcuno rivela una mano Imbroglio e tu no: può provare subito a inventare un Marchingegno della tua mano di gioco. Non si esaurisce, ma il resto è come sempre.
card-text-dr-arden-gillman = Sparatoria, esaurire: un test da Scienziato Pazzo; la difficoltà è la determinazione di un personaggio avversario. Se riesce, quello torna al covo, esaurito, o è eliminato se la superi di 6 o più; e con una picca o un joker estratti tocca lo stesso ad Arden.
