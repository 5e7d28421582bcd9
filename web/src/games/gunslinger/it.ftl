# Quello che dice soltanto il tavolo di Gunslinger.

page-board = Lo scontro
page-hand = La tua linea del tempo e le carte
page-map = La mappa
page-panels = Accanto alla mappa
page-panel-odds = Prob. { $percent } %
page-panel-sheets = Legenda
page-panel-words = A parole

# ---- la mappa

page-hex = Esagono { $hex }
page-off = Fuori dalla mappa verso { NAME($way, of: "compass") }
page-facing = Guarda verso { NAME($way, of: "compass") }
page-nearer = Più vicino (+)
page-farther = Più lontano (−)
page-fit = Tutti in vista (f)
page-key-nearer = +
page-key-does-nearer = la mappa più vicino
page-key-farther = −
page-key-does-farther = la mappa più lontano
page-key-fit = f
page-key-does-fit = tutti in vista
page-key-card = d, k …
page-key-does-card = metti giù la carta con quella lettera
page-key-done = v
page-key-does-done = le carte sono messe
page-key-again = y
page-key-does-again = le carte del turno scorso
page-night = Scenario { $number }/{ $showdowns }
page-night-title = Dopo lo scenario { $number } di { $showdowns }
page-night-over = La notte è finita
page-night-caption = Punti vittoria
page-night-player = Giocatore
page-night-now = Questo scenario
page-night-sum = Nella notte
page-night-out = Fuori per il resto della notte: { LIST($out, of: "character") }. Altri prendono il loro posto.
page-night-nobody = Ci sono ancora tutti. Le ferite guariscono.
page-night-next = Segue { NAME($showdown, of: "option-showdown") }
page-night-score = { SEAT($seat) }: punti vittoria { $points } in questo scenario, { $sum } nei precedenti della notte.
page-turn = Turno { $turn }/{ $length }
page-segment = { $segment ->
    [0] Il turno comincia.
   *[other] Segmento { $segment } di 5
  }
page-track-text = Un turno dura due secondi, in cinque segmenti.
page-deck = Carte risultato: { $count }
page-deck-text = Carte risultato rimaste: { $count }; uscite dall'ultima mescolata: { $drawn }. Quelle uscite fino ad allora non tornano, e le probabilità lo sanno.
page-score-text = { $points ->
    [one] { SEAT($seat) } ha finora un punto vittoria.
   *[other] { SEAT($seat) } ha finora { $points } punti vittoria.
  }

# ---- qualcuno

page-state = { $out ->
    [none] { $hex }, guarda a { NAME($facing, of: "compass") }, { $posture ->
        [down] a terra
       *[up] in piedi
      }.
   *[other] { NAME($out, of: "out") }{ $hex ->
        [none] {""}
       *[other] , in { $hex }
      }.
  }
page-character = { NAME($character, of: "character") } ({ SEAT($seat) }): { $out ->
    [none] { $hex }, guarda a { NAME($facing, of: "compass") }, { $posture ->
        [down] a terra
       *[up] in piedi
      }.
   *[other] { NAME($out, of: "out") }{ $hex ->
        [none] {""}
       *[other] , in { $hex }
      }.
  }
page-unhurt = nessuna ferita
page-lies = { NAME($weapon, of: "weapon") }: a terra in { $hex }.
page-track = Turno { $turn } di { $length }{ $segment ->
    [0] {""}
   *[other] , segmento { $segment }
  }; carte risultato rimaste: { $deck }.
page-sums = Box di resistenza: { $boxes }; ritardo: { $delay }; punti vittoria: { $points }.
page-reveals = Rivela { NAME($action, of: "action") }{ $due ->
    [none] .
   *[other] , per il segmento { $due }.
  }
page-other = { NAME($character, of: "character") }: { $range ->
    [0] proprio qui
    [one] a un esagono
   *[other] a { $range } esagoni
  }{ $bearing ->
    [none] {""}
   *[other] , { NAME($bearing, of: "seen") }
  }{ $zone ->
    [1] {""}
   *[0] , fuori dalla zona di mira
  }.
page-ally = alleato
page-enemy = nemico
page-points = { $points } pt
page-delay = ritardo { $delay }
page-delay-text = { NAME($character, of: "character") } ha { $delay ->
    [one] un punto di ritardo: la prossima carta slitta di un segmento
   *[other] { $delay } punti di ritardo: la prossima carta slitta di altrettanti segmenti
  }.
page-aim = { NAME($character, of: "character") } ha { $points } punti di mira contro { $at_hex ->
    [1] { $hex }
   *[0] { NAME($target, of: "character", form: "the") }
  }.
page-skills = Abilità con armi a una mano { $one }, a due mani { $two }.
page-bonus-cards = Carte bonus: { LIST($cards, of: "bonus", join: "comma") }.
bonus-b1f = B1 (ADVANCE 1, TURN)
bonus-b2f = B2 (DRAW AND COCK 1, SHOOT)
bonus-b3f = B3 (DRAW AND COCK 2, SHOOT)
page-aim-short = mira { $points }: { $at_hex ->
    [1] { $hex }
   *[0] { NAME($target, of: "character") }
  }
page-boxes = { $boxes ->
    [one] un box di resistenza
   *[other] { $boxes } box di resistenza
  }
page-boxes-text = Box di resistenza rimasti { NAME($character, of: "character", form: "to") }: { $boxes }. Chi per due turni di fila finisce con più ritardo che box perde conoscenza.{ $weary ->
    [1] {" "}L'ultimo turno è finito così.
   *[0] {""}
  }
page-weary = Sta per perdere conoscenza
page-wound-gun-arm = Ferita al braccio principale: { $count } in meno al tempo di mira
page-wound-other-arm = Ferita all'altro braccio: { $count } in meno al tempo di mira con un'arma tenuta con entrambe le mani
page-wound-leg = { $count ->
    [one] Ferita alla gamba: una carta fatica per ogni esagono percorso
   *[other] Ferite alla gamba: { $count } carte fatica per ogni esagono percorso
  }
page-wound-serious = { $count ->
    [one] Ferita grave: una carta fatica ogni turno
   *[other] Ferite gravi: { $count } carte fatica ogni turno
  }
page-gun = { NAME($weapon, of: "weapon") } ({ $kind }), { $hands ->
    [1] a una mano
   *[2] a due mani
  }: proiettili { $rounds } su { $capacity }, cane { $cocked ->
    [1] alzato
   *[0] abbassato
  }{ $jammed ->
    [1] , inceppata
   *[0] {""}
  }.
page-thing = { NAME($weapon, of: "weapon") }.
page-cocked = cane alzato
page-jammed = inceppata
page-box-text-gun-hand = La mano che spara: le pistole si usano da qui.
page-box-text-other-hand = L'altra mano tiene un'arma, ma non spara.
page-box-text-both-hands = Da qui sparano le armi lunghe, e qui si caricano tutte. Nelle mani non ci può essere altro.
page-box-text-holstered = Fino a quattro armi a una mano.
page-doing = { $said }{ $due ->
    [none] {""}
   *[other] {" "}· { $late ->
        [1] troppo tardi per questo turno
       *[0] segmento { $due }
      }
  }

# ---- la linea del tempo e le carte

page-line = Linea del tempo { NAME($character, of: "character", form: "of") }
page-line-delay = Ritardo: { $time }.
page-line-done = Fatto: { NAME($action, of: "action") }.
page-line-now = Rivelato: { NAME($action, of: "action") }, { $late ->
    [1] troppo tardi per questo turno
   *[0] nel segmento { $to }
  }.
page-line-next = Poi: { NAME($action, of: "action") }, { $late ->
    [1] troppo tardi per questo turno
   *[0] nel segmento { $to }
  }.
page-line-laid = { NAME($action, of: "action") }, nel segmento { $to }.
page-beyond = Troppo tardi per questo turno: { LIST($actions, of: "action") }
page-take-away = Toglila
page-hidden = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
  }
page-card = { NAME($action, of: "action") }, tempo { $time }{ $used ->
    [1] , giocata
   *[0] {""}
  }
page-says = { NAME($action, of: "action", form: "says") }
page-free = { $delay ->
    [0] {""}
   *[other] Ritardo { $delay } dal turno prima.{" "}
  }{ $free ->
    [0] Tempo finito.
    [one] Resta un segmento.
   *[other] Restano { $free } segmenti.
  }
page-free-all = { $delay ->
    [0] {""}
   *[other] Ritardo { $delay } dal turno prima.{" "}
  }{ $free ->
    [0] Tempo finito.
    [one] Un segmento: metti una carta.
   *[other] { $free } segmenti: metti le carte in fila.
  }
page-done = Fatto
page-again = Le carte del turno scorso
page-action-aim = Uno sparo con questa carta ha tempo di mira { $one } con una pistola e { $two } con un'arma lunga, più i punti di mira.

# ---- probabilità

page-percent = { $percent } %
page-odds = Probabilità di uno sparo
page-odds-at = Probabilità: { NAME($character, of: "character") }
page-odds-shot = { $range ->
    [0] Nello stesso esagono
    [one] Un esagono
   *[other] { $range } esagoni
  }, { NAME($weapon, of: "weapon") }{ $drawn ->
    [1] {""}
   *[0] {" "}(non ancora estratta)
  }{ $zone ->
    [1] {""}
   *[0] , fuori dalla zona di mira
  }
page-odds-aim = Tempo di mira
page-odds-value = Tempo di mira { $aim }: { $hit } % di colpire
page-odds-table = Le probabilità per ogni tempo di mira
page-odds-suppose = Supponi che il bersaglio sia
page-odds-more = Dove, e che cosa se
page-odds-cards = Colpiscono { $hit } carte su { $cards }.
page-location = { NAME($location, of: "location") }

# ---- carte risultato

page-drawn = Carte uscite dall'ultima mescolata
page-line-of-delay = Ritardo
page-line-of-wound = Ferita
page-drawn-shot = { NAME($character, of: "character") } spara
page-drawn-damage = { NAME($character, of: "character") }: l'arma regge?
page-drawn-direction = { NAME($character, of: "character") }: da che parte?
page-drawn-serious = { NAME($character, of: "character") }: le ferite uccidono?
page-drawn-delay = { NAME($character, of: "character") }: { $count ->
    [one] una carta di ritardo
   *[other] { $count } carte di ritardo
  }
page-drawn-fatigue = { NAME($character, of: "character") }: { $count ->
    [one] una carta fatica
   *[other] { $count } carte fatica
  }
page-drawn-wound = { NAME($character, of: "character") }: { $count ->
    [one] una carta ferita
   *[other] { $count } carte ferita
  }
page-shell-fires = Regge
page-shell-no-effect = Nessun effetto: si pesca ancora
page-shell-misfire = Cilecca
page-shell-malfunction = Guasto
page-hex-long = lungo il tiro
page-hex-same = resta lì
page-penalty-lose-aim = Mira persa
page-penalty-wild-shot = Colpo a vuoto
page-penalty-drop = A terra
page-status-lines = Più difficile se { LIST($status, of: "status", join: "or") }
page-bullseye = Dove colpisce?

# ---- chi può colpirmi

page-threats = Chi può colpire { NAME($character, of: "character", form: "the") }
page-threat-worst = al peggio { $percent } %
page-threat-who = Nemico
page-threat-aims = mira a te ({ $points })
page-threat-elsewhere = mira altrove
page-threat-last = turno scorso: { LIST($actions, of: "action") }
page-threat-note = Lo sparo migliore di ogni segmento con le carte che metti, con la distanza e la mira di adesso. Un trattino: non ancora, prima il nemico deve estrarre, alzare il cane o girarsi.
