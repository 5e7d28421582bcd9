# Che cosa fanno le abilità, in frasi: le stesse dell'inglese. Nessun participio che debba accordarsi con un nome.

phrase = { $price ->
        [1] { $text } come costo
       *[other] { $text }
    }
clause = { $again ->
        [1] { $text }
       *[other] { $who ->
            [it] { $text }
            [you] { $text }
            [seat] { SEAT($seat) } { $text }
            [some] ciascuna carta scelta { $text }
            [posse] ogni personaggio della posse { $text }
            [card] { NAME($card, of: "card") } { $text }
           *[one] { $sort ->
                [each] ciascuno { $text }
                [dude] un personaggio a scelta { $text }
                [deed] una proprietà a scelta { $text }
                [place] un luogo a scelta { $text }
                [goods] una carta beni a scelta { $text }
                [spell] una magia a scelta { $text }
                [player] un giocatore a scelta { $text }
                [ability] un'abilità a scelta { $text }
               *[card] una carta a scelta { $text }
            }
        }
    }

# ---- what is chosen

which = { $pile ->
        [hand] quale carta della tua mano
        [their-hand] quale carta di quella mano
        [piles] quale carta delle pile
        [draw-hand] quale carta della mano duello
        [discard-pile] quale carta degli scarti
        [boot-hill] quale carta della Collina degli Stivali
        [deck] quale carta del mazzo
       *[none] { $sort ->
            [dude] { $whose ->
                [mine] quale tuo personaggio
                [theirs] quale personaggio avversario
               *[any] quale personaggio
            }
            [deed] quale proprietà
            [place] quale luogo
            [goods] quale carta beni
            [spell] quale magia
            [player] quale giocatore
            [ability] quale abilità
            [casualty] quale ferita
            [action] quale carta azione
           *[card] quale carta
        }
    }
ask-choose = { NAME($card, of: "card") }: { which } { PHRASES($does, $join, of: "does", frame: "phrase") }?
ask-choose-only = { NAME($card, of: "card") }: { which } riguarda?{ $does ->
        [none] {""}
       *[other] { " " }Poi: { PHRASES($does, $join, of: "does", frame: "clause") }.
    }
ask-choose-where = { NAME($card, of: "card") }: { PHRASES($does, of: "where") }?
ask-choose-mark = { NAME($card, of: "card") }: { which } è l'obiettivo dell'incarico?{ $does ->
        [none] {""}
       *[other] { " " }Se l'incarico riesce, l'obiettivo { PHRASES($does, $join, of: "does", frame: "phrase") }.
    }
ask-choose-some = { NAME($card, of: "card") }: { which } { PHRASES($does, $join, of: "does", frame: "phrase") }? { $count ->
        [0] Scegli uno dopo l'altro.
       *[other] Scelte finora: { $count }.
    }
ask-choose-until = { NAME($card, of: "card") }: { which } { PHRASES($does, $join, of: "does", frame: "phrase") }? { NAME($stat, of: "stat") } finora: { $have } di almeno { $need }.
where-move-to = { $other ->
        [several] dove vanno
        [unknown] dove porta lo spostamento
       *[other] dove va { NAME($other, of: "card") }
    }
where-bring-to = dove entra in gioco
where-token-to = dove appare il nuovo arrivato
stat-bullets = Pallottole
stat-influence = Influenza
stat-value = Valore
stat-upkeep = Mantenimento
stat-control = Punti controllo
stat-skill = Livello abilità
ask-may = { NAME($card, of: "card") }: { $cost ->
        [0] { $some ->
            [0] ne scegli un'altra?
           *[other] { PHRASES($does, of: "does", frame: "clause") }: lo vuoi?
        }
       *[other] paghi { $cost } ghost rock{ $lost ->
            [0] {""}
           *[other] , oppure { PHRASES($else, of: "does", frame: "clause") }
        }?
    }
ask-either = { NAME($card, of: "card") }: { PHRASES($first, of: "does", frame: "clause") }, oppure { PHRASES($second, of: "does", frame: "clause") }?
pick-either-this = { PHRASES($does, of: "does", frame: "clause") }
pick-may-yes = { $cost ->
        [0] Sì{ $some ->
            [0] : scegline un'altra
           *[other] : { PHRASES($does, of: "does", frame: "clause") }
        }
       *[other] Paga { $cost } ghost rock{ $some ->
            [0] {""}
           *[other] : { PHRASES($does, of: "does", frame: "clause") }
        }
    }
pick-may-no = { $lost ->
        [0] No, lascia stare
       *[other] No: { PHRASES($else, of: "does", frame: "clause") }
    }
ability-kind = { $kind ->
        [noon] Mezzogiorno
        [job] Mezzogiorno Incarico
        [shootout] Sparatoria
        [resolution] Risoluzione
        [cheatin] Imbroglio
        [react] Reagire
       *[trait] Tratto
    }

# ---- what is done: to cards

does-other = c'entra
does-nothing = non succede niente
does-boot = si esaurisce
does-unboot = torna a disposizione
does-discard = va negli scarti
does-ace = va nella Collina degli Stivali
does-remove = esce dalla partita
does-send-home = torna al covo e si esaurisce
does-join = si unisce { $own ->
        [1] alla tua posse
       *[0] alla posse
    }
does-move = si sposta{ $other ->
        [unknown] {""}
        [several] {""}
       *[other] , meta { NAME($other, of: "card", form: "the") }
    }
does-move-to = è la meta dello spostamento
does-to-hand = va { $own ->
        [1] nella tua mano
       *[0] nella mano
    }
does-bring = entra in gioco
does-bring-to = è il posto dove entra in gioco
does-attach = va assegnata{ $other ->
        [unknown] {""}
        [several] {""}
       *[other] { " " }a { NAME($other, of: "card") }
    }
does-attach-to = riceve la carta
does-hand-over = cambia mano{ $other ->
        [unknown] {""}
        [several] {""}
       *[other] { " " }e va a { NAME($other, of: "card") }
    }
does-hand-over-to = riceve i beni
does-take-control = passa { $own ->
        [1] sotto il tuo controllo
       *[0] sotto il controllo di un altro giocatore
    }
does-shop = entra in gioco
does-token = arriva un nuovo personaggio
does-token-to = è il posto dove appare il nuovo arrivato
does-shuffle = { $who ->
        [you] mescoli il tuo mazzo
       *[other] mescola il mazzo
    }
does-draw = { $who ->
        [you] peschi
       *[other] pesca
    } { $n ->
        [0] delle carte
        [1] una carta
       *[other] { $n } carte
    }

# ---- ghost rock, counters, figures

amount-ghost-rock = { $n ->
        [0] dei ghost rock
       *[other] { $n } ghost rock
    }
does-gain = { $who ->
        [you] guadagni
       *[other] guadagna
    } { amount-ghost-rock }
does-take = { $who ->
        [you] cedi dei ghost rock a chi usa la carta
       *[other] ti cede dei ghost rock
    }
does-pay = { $who ->
        [you] paghi
       *[other] paga
    } { amount-ghost-rock }
by = { $up ->
        [1] +
       *[0] −
    }{ $n }
does-bounty = riceve { by } di taglia
does-control-point = riceve { $n ->
        [0] dei punti controllo
        [1] un punto controllo permanente
       *[other] { $n } punti controllo permanenti
    }
does-influence-point = { $up ->
        [1] riceve { $n } di influenza per sempre
       *[0] perde { $n } di influenza per sempre
    }
does-modify-bullets = { $n ->
        [0] { $up ->
            [1] riceve più pallottole
           *[0] perde pallottole
        }
       *[other] riceve { by } pallottole
    }
does-modify-influence = { $n ->
        [0] { $up ->
            [1] riceve più influenza
           *[0] perde influenza
        }
       *[other] riceve { by } di influenza
    }
does-modify-value = { $n ->
        [0] { $up ->
            [1] sale di valore
           *[0] scende di valore
        }
       *[other] riceve { by } al valore
    }
does-modify-upkeep = { $n ->
        [0] { $up ->
            [1] costa più mantenimento
           *[0] costa meno mantenimento
        }
       *[other] riceve { by } al mantenimento
    }
does-modify-production = produce un'altra somma
does-modify-control = { $n ->
        [0] { $up ->
            [1] dà più controllo
           *[0] dà meno controllo
        }
       *[other] riceve { by } al controllo
    }
does-modify-skill = { $n ->
        [0] { $up ->
            [1] sale di livello abilità
           *[0] scende di livello abilità
        }
       *[other] riceve { by } al livello abilità
    }
does-modify-purse = porta ghost rock per le abilità Sparatoria
does-modify-reward = vale una ricompensa più alta
does-modify-spares = risparmia ferite alla tua posse se va nella Collina degli Stivali
does-modify-check = { $n ->
        [0] affronta altre verifiche abilità
       *[other] riceve { by } nelle verifiche abilità
    }
does-modify-hand-size = { $who ->
        [you] cambi il numero di carte della tua mano
       *[other] cambia il numero di carte della mano
    }
does-modify-sundown-discards = { $who ->
        [you] al Tramonto puoi scartare più carte
       *[other] al Tramonto può scartare più carte
    }
does-modify-redraws = { $who ->
        [you] quando cambi carte ne peschi di più
       *[other] quando cambia carte ne pesca di più
    }
does-modify-extra-casualties = chi perde un round subisce più ferite
does-again = può usare di nuovo un'abilità oggi

# ---- rules that are given

does-give-stud = diventa stud
does-give-draw = diventa draw
does-give-never-draw = non può diventare draw
does-give-bullets-safe = non può perdere pallottole per mano degli altri
does-give-bounty-stays = mantiene una taglia di almeno 1
does-give-joins-unbooted = si unisce alle posse senza esaurirsi
does-give-long-range = si unisce a una posse vicina senza muoversi
does-give-no-call-out = non teme sfide
does-give-firm-call-outs = lancia sfide che i ricercati non possono rifiutare
does-give-untouchable = è fuori dalla portata delle abilità Sparatoria degli altri
does-give-decoy = attira le carte azione degli altri al posto dei tuoi Imbonitori
does-give-first-casualty = deve essere la prima ferita
does-give-no-casualties = { $who ->
        [you] non subisci ferite
       *[other] non subisce ferite
    }
does-give-cheatin-proof = { $who ->
        [you] non temi carte Imbroglio
       *[other] non teme carte Imbroglio
    }
does-give-no-abilities = non può usare abilità
does-give-blank = ha beni che non fanno niente
does-give-private = diventa una proprietà Privata
does-give-bullets-control = si controlla con le pallottole invece dell'influenza
does-give-keeps-stash = { $who ->
        [you] non puoi perdere ghost rock per mano degli altri
       *[other] non può perdere ghost rock per mano degli altri
    }
does-give-shootout-gadget = si può inventare in una sparatoria
does-give-shops-anywhere = { $who ->
        [you] compri beni e magie dappertutto, anche in una sparatoria
       *[other] compra beni e magie dappertutto, anche in una sparatoria
    }
does-give-wild = vale come joker
does-give-no-move = non può muoversi
does-give-mark-first = l'obiettivo forma per primo la posse
does-give-shielded = nessuna carta scarta o elimina i personaggi degli altri
does-give-bullets-fixed = ha pallottole che solo i beni possono cambiare
does-give-no-card-moves = non si sposta per effetto di carte
does-give-no-card-boots = non si esaurisce per effetto di carte
does-give-no-others-moves = non si sposta per effetto di carte altrui
does-give-no-others-boots = non si esaurisce per effetto di carte altrui
does-give-influence-safe = non può perdere influenza per mano degli altri
does-give-no-weapons = non può portare Armi
does-give-two-weapons = può portare due Armi
does-give-holds-square = può controllare la Town Square
does-give-no-card-aces = non può essere eliminato da carte
does-give-no-trespass = non riceve taglie per violazione di proprietà
does-give-spell-proof = è al sicuro dalle magie altrui
does-give-closed = non lascia più entrare nelle posse né tornare al covo per giocate Sparatoria
does-give-taken = cambia controllore

# ---- hands, fights and plays

does-rank = { $who ->
        [you] hai una mano di un altro livello
       *[other] ha una mano di un altro livello
    }{ $n ->
        [0] {""}
       *[other] {" "}({ by })
    }
does-recast = cambia seme e valore
does-into-draw-hand = va { $own ->
        [1] nella tua mano duello
       *[0] nella mano duello
    }
does-casualties = { $who ->
        [you] subisci
       *[other] subisce
    } { $n ->
        [0] altre ferite
        [1] un'altra ferita
       *[other] altre { $n } ferite
    }
does-call-out = sfida { $other ->
        [unknown] qualcuno
        [several] qualcuno
       *[other] { NAME($other, of: "card") }
    }
does-call-out-to = riceve la sfida{ $other ->
        [unknown] {""}
        [several] {""}
       *[other] { " " }di { NAME($other, of: "card") }
    }
does-look-at-hand = { $who ->
        [you] mostri la tua mano a chi usa la carta
       *[other] ti lascia vedere carte della mano
    }
does-look-at-deck = { $who ->
        [you] mostri la cima del tuo mazzo a chi usa la carta
       *[other] ti lascia vedere la cima del mazzo
    }
does-show-hand = { $who ->
        [you] mostri a tutti la tua mano
       *[other] mostra a tutti la mano
    }
does-mill = { $who ->
        [you] scarti
       *[other] scarta
    } { $n ->
        [0] delle carte
        [1] la prima carta
       *[other] { $n } carte in cima
    } del mazzo
does-difficulty = la verifica abilità cambia difficoltà{ $n ->
        [0] {""}
       *[other] {" "}({ by })
    }
does-add-to-check = la verifica abilità riceve { $n ->
        [0] un bonus
       *[other] { by }
    }
does-pull-again = si estrae di nuovo per la verifica
does-invent = è il Marchingegno che si inventa
does-invent-to = inventa il Marchingegno
does-pull = { $who ->
        [you] estrai una carta
       *[other] estrae una carta
    }
does-prevent = non succede
does-bar = non può andare in certi luoghi
does-keyword = riceve una parola chiave
does-relocate = è il luogo della sparatoria
does-trade = cambia mano
does-trade-to = riceve i beni
does-play-noon = fai una giocata Mezzogiorno
does-play-job = cominci un incarico
does-play-shootout = fai una giocata Sparatoria
does-play-resolution = fai una giocata Risoluzione
does-play-cheatin = fai una giocata Imbroglio
does-play-react = reagisci
does-play-trait = un tratto ha effetto
does-step-bid = riceve un punto controllo se paghi più di tutti
does-step-swap-hands = le mani duello si scambiano
does-step-replace-pull = questa carta è l'estrazione
does-give-stays-booted = al Tramonto non torna a disposizione
does-move-bounty = cede taglia
does-move-bounty-to = riceve quella taglia
does-give-no-casualty = non può essere una ferita
does-give-no-fleeing = non può fuggire
does-give-by-influence = l'influenza conta al posto delle pallottole
does-give-locked = non si può usare
does-give-adjacent = è adiacente a questa carta
does-give-funded = si paga con i ghost rock su questa carta
does-swap = prende un posto nella posse
does-swap-to = lascia la posse e va al posto dell'altro
does-rock = riceve ghost rock
does-discard-instead = va invece negli scarti
does-give-untradable = non si può scambiare
does-give-unaffected = è al riparo dalle carte degli altri
does-give-takes-miracles = riceve Miracoli dovunque, anche nelle sparatorie
does-replace = lascia il posto alla prima carta del mazzo del suo proprietario
does-pays = { $who ->
        [you] paghi
       *[other] paga
    } { amount-ghost-rock }
does-into-deck = va nel mazzo di chi la possiede
does-deal = { $who ->
        [you] ricevi
       *[other] riceve
    } una nuova mano duello di cinque carte da un mazzo
does-modify-cost = ha un altro costo
does-modify-studs = { $who ->
        [you] hai un altro bonus stud
       *[other] ha un altro bonus stud
    }
does-modify-draws = { $who ->
        [you] hai un altro bonus draw
       *[other] ha un altro bonus draw
    }
does-give-no-refusing = non può rifiutare le sfide
does-give-refuses-in-place = rifiuta le sfide senza tornare al covo
does-give-stays-after-job = resta lì dopo l'incarico
does-give-no-backing = non aggiunge niente alla mano duello
does-give-ranks-fixed = solo i tratti e le abilità Imbroglio cambiano il livello delle mani
does-give-stays-in-posse = non può lasciare la sparatoria per via di una carta
does-give-pays-controller = paga chi la controlla
does-give-poor-on-ties = { $who ->
        [you] conti come il più povero in caso di parità
       *[other] conta come il più povero in caso di parità
    }
does-perform = viene giocata subito
does-modify-presence = ha un'altra influenza per controllare i luoghi
does-give-sheltered = non può essere toccato da reazioni e abilità Sparatoria e Risoluzione altrui
does-give-no-others-sends = non può essere mandato al covo dalle carte altrui
does-give-unweakened = ignora tutte le penalità
does-give-own-bullets = ignora ciò che le carte altrui fanno ai suoi proiettili
