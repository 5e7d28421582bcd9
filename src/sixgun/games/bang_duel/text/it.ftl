title = BANG! The Duel
tagline = Legge contro Fuorilegge, due in vista per volta: scegli chi sta in prima linea, e mira bene.

aim = { $side ->
    [law] Elimina tutti e { $characters ->
        [2] due
        [3] tre
        [4] quattro
       *[other] { $characters }
      } i Fuorilegge.
    [outlaw] Elimina tutti e { $characters ->
        [2] due
        [3] tre
        [4] quattro
       *[other] { $characters }
      } i personaggi della Legge.
   *[none] Elimina tutti i personaggi avversari.
  }
how-to-play =
    Guidi la Legge o i Fuorilegge, due personaggi per volta: uno attivo, in prima linea, l'altro in retroguardia. Solo
    l'abilità e gli Equipaggiamenti di quello attivo funzionano, tranne pochi che valgono sempre. Nel tuo turno:
      Pesca   due carte.
      Gioca   tutte le carte che vuoi, ma una sola carta BANG! Si spara al personaggio attivo avversario. Un
              Equipaggiamento va al tuo personaggio in retroguardia o al personaggio attivo avversario. Una volta, i
              tuoi due personaggi possono scambiarsi di posto.
      Scarta  finché le carte non superano i punti vita del tuo personaggio attivo; due puoi tenerle sempre.
    Un colpo costa un punto vita, se non lo schivi: con Mancato!, o con il Barile o il Cappello di chi è sotto tiro.
    Rivelare vuol dire scoprire la prima carta del mazzo: decide il simbolo nell'angolo, non il nome.
    Chi finisce i punti vita è fuori; il suo giocatore pesca due carte, e dalla riserva arriva un altro personaggio.
    Chi non ha più nessuno ha perso.

# ---- opzioni del gioco

option-characters = Quanti personaggi ha ogni fazione; di solito si gioca con quattro, con di più la partita è più lunga. Due e tre sono una variante della casa.
option-characters-2 = 2 (variante della casa)
option-characters-3 = 3 (variante della casa)
option-law = Il posto che gioca con la Legge e comincia.
option-law-0 = il primo
option-law-1 = il secondo
option-store = Da dove vengono le carte dell'Emporio quando un giocatore usa il mazzo comune.
option-store-common = tutte e quattro dal mazzo comune
option-store-each = due dal mazzo da cui pesca ciascun giocatore

# ---- fazioni, simboli e bersagli

side-law = Legge
    .card = una carta della Legge
side-outlaw = Fuorilegge
    .card = una carta dei Fuorilegge

symbol-barrel = barile
    .a = un barile
symbol-snake = serpente
    .a = un serpente
symbol-dynamite = dinamite
    .a = la dinamite
symbol-horseshoe = ferro di cavallo
    .a = un ferro di cavallo

target-front = il personaggio attivo avversario
target-rear = il personaggio avversario in retroguardia
target-my-front = il tuo personaggio attivo
target-my-rear = il tuo personaggio in retroguardia
target-hand-law = carte della Legge
target-hand-outlaw = carte dei Fuorilegge
target- = il personaggio caduto

# ---- carte: .a e .the dentro una frase, .plays che cosa fa chi la gioca, .fires che cosa fa chi la usa per colpire

card-water = Acqua
    .a = Acqua
    .the = l'Acqua
    .plays = fa girare l'Acqua
card-bank = Banca
    .a = una Banca
    .the = la Banca
card-barrel = Barile
    .a = un Barile
    .the = il Barile
card-beer = Birra
    .a = una Birra
    .the = la Birra
    .plays = ordina Birra per tutta la banda
card-strong-beer = Birra forte
    .a = una Birra forte
    .the = la Birra forte
    .plays = versa una Birra forte per
card-hat = Cappello
    .a = un Cappello
    .the = il Cappello
card-carbine = Carabina
    .a = una Carabina
    .the = la Carabina
    .fires = spara con la Carabina
card-wagon = Carro
    .a = un Carro
    .the = il Carro
    .plays = scarica un Carro
card-gun-belt = Cinturone
    .a = un Cinturone
    .the = il Cinturone
card-colt = Colt
    .a = una Colt
    .the = la Colt
    .fires = spara con la Colt
card-derringer = Derringer
    .a = una Derringer
    .the = la Derringer
    .fires = spara con la Derringer
card-dynamite = Dinamite
    .a = la Dinamite
    .the = la Dinamite
card-duel = Duello
    .a = un Duello
    .the = il Duello
    .plays = sfida a Duello
card-general-store = Emporio
    .a = un Emporio
    .the = l'Emporio
    .plays = apre l'Emporio
card-robbery = Furto
    .a = un Furto
    .the = il Furto
    .plays = mette a segno un Furto
card-gatling = Gatling
    .a = una Gatling
    .the = la Gatling
    .plays = mette in moto la Gatling
    .fires = spara con la Gatling
card-indians = Indiani!
    .a = Indiani!
    .the = gli Indiani!
    .plays = grida «Indiani!» e si mette al riparo
card-schoolteacher = Maestrina
    .a = una Maestrina
    .the = la Maestrina
    .plays = manda a chiamare la Maestrina
card-missed = Mancato!
    .a = un Mancato!
    .the = il Mancato!
card-bison-herd = Mandria di bisonti
    .a = una Mandria di bisonti
    .the = la Mandria di bisonti
card-scope = Mirino
    .a = un Mirino
    .the = il Mirino
card-watch = Orologio
    .a = un Orologio
    .the = l'Orologio
card-peacemaker = Peacemaker
    .a = una Peacemaker
    .the = la Peacemaker
    .fires = spara con la Peacemaker
card-knife = Pugnale
    .a = un Pugnale
    .the = il Pugnale
    .fires = lancia il Pugnale
card-volley = Raffica
    .a = una Raffica
    .the = la Raffica
    .plays = ordina una Raffica contro
    .fires = spara un colpo della Raffica
card-remington = Remington
    .a = una Remington
    .the = la Remington
    .fires = spara con la Remington
card-return-fire = Risposta al fuoco
    .a = una Risposta al fuoco
    .the = la Risposta al fuoco
card-schofield = Schofield
    .a = una Schofield
    .the = la Schofield
    .fires = spara con la Schofield
card-rattlesnake = Serpente a sonagli
    .a = un Serpente a sonagli
    .the = il Serpente a sonagli
card-shotgun = Shotgun
    .a = uno Shotgun
    .the = lo Shotgun
    .fires = spara con lo Shotgun
card-winchester = Winchester
    .a = una Winchester
    .the = la Winchester
    .fires = spara con la Winchester

card-text-water = Azione. I due personaggi di un giocatore possono darsi il cambio, i tuoi o quelli dell'altro. Ricarica.
card-text-bank = Equipaggiamento. Il suo giocatore comincia il turno con una carta in più, che gli piaccia o no.
card-text-barrel = Equipaggiamento. Contro ogni colpo al suo personaggio puoi rivelare: un barile vale una schivata.
card-text-beer = Azione. Ognuno dei tuoi personaggi recupera un punto vita.
card-text-strong-beer = Azione. Chiunque tu scelga, salvo il personaggio avversario in retroguardia, si ritrova con tre punti vita: può essere una buona notizia o una cattiva.
card-text-hat = Equipaggiamento. Rinuncia al Cappello in gioco e schivi un colpo al suo personaggio.
card-text-carbine = BANG! Un colpo. Se lo schivano, puoi far scartare un Equipaggiamento a uno dei due personaggi attivi.
card-text-wagon = Azione. Peschi tre carte: due restano, una va negli scarti.
card-text-gun-belt = Equipaggiamento. Con il suo personaggio attivo, le tue carte BANG! non hanno più limite.
card-text-colt = BANG! Un colpo, senza fronzoli.
card-text-derringer = Azione. Un colpo, ma per schivarlo basta una carta qualsiasi della mano.
card-text-dynamite = Equipaggiamento sempre attivo; va sul tuo personaggio in retroguardia. Quando comincia il turno del suo giocatore, si rivela: con la dinamite costa tre punti vita, altrimenti passa al personaggio avversario in retroguardia.
card-text-duel = Azione. Tu e l'avversario, a partire da lui, cedete a turno carte colpo; a chi smette per primo costa un punto vita.
card-text-general-store = Azione. Quattro carte scoperte, due per mazzo o tutte da quello comune: si sceglie una volta per uno, e cominci tu.
card-text-robbery = Azione. Una carta a caso passa dalla mano avversaria alla tua, oppure un Equipaggiamento va negli scarti; quelli del personaggio avversario in retroguardia sono al sicuro.
card-text-gatling = Azione. Un colpo per chiunque non sia il tuo personaggio attivo. Anche per il tuo personaggio in retroguardia.
card-text-indians = Azione. Per chiunque non sia il tuo personaggio attivo bisogna cedere una carta colpo, oppure un punto vita.
card-text-schoolteacher = Azione. Puoi prendere in mano un Equipaggiamento in gioco; a quelli del personaggio avversario in retroguardia non si arriva.
card-text-missed = Azione. Schiva un colpo, anche quando il turno non è tuo.
card-text-bison-herd = Equipaggiamento sempre attivo. Quando comincia il turno del suo giocatore, i suoi due personaggi si scambiano di posto. Ricarica.
card-text-scope = Equipaggiamento. Le carte colpo del suo personaggio arrivano anche al personaggio avversario in retroguardia. Ricarica.
card-text-watch = Equipaggiamento. Il suo giocatore pesca una carta a ogni cambio di posto dei personaggi avversari. Ricarica.
card-text-peacemaker = BANG! Un colpo. Se lo schivano, l'avversario paga con una carta della mano.
card-text-knife = Azione. Un colpo, e la tua BANG! deve ancora arrivare.
card-text-volley = BANG! Un colpo per ogni Equipaggiamento del bersaglio, ognuno da schivare per conto suo.
card-text-remington = BANG! Un colpo. Se lo schivano, puoi pescare una carta.
card-text-return-fire = Azione. Schiva un colpo, e al personaggio attivo avversario ne torna indietro uno.
card-text-schofield = BANG! Un colpo. Se lo schivano, il tuo personaggio attivo può recuperare un punto vita.
card-text-rattlesnake = Equipaggiamento sempre attivo. Quando comincia il turno del suo giocatore, si rivela: un serpente costa un punto vita al suo personaggio.
card-text-shotgun = BANG! Un colpo. Se lo schivano, puoi far cambiare di posto i personaggi di un giocatore, tu o l'altro.
card-text-winchester = BANG! Un colpo, che può andare anche al personaggio avversario in retroguardia.

# Non parole, ma il modo di raccontare una carta: uno sparo si racconta da sé, una carta mirata nomina il bersaglio, una
# schivata ha una frase sua.
type-carbine = shot
type-colt = shot
type-derringer = shot
type-peacemaker = shot
type-knife = shot
type-remington = shot
type-schofield = shot
type-shotgun = shot
type-winchester = shot
type-strong-beer = aimed
type-duel = aimed
type-volley = aimed
type-missed = missed
type-return-fire = return-fire

# ---- personaggi

character-alan-pinkertoon = Alan Pinkertoon
character-annie-oakey = Annie Oakey
character-bart-masterson = Bart Masterson
character-bill-tightman = Bill Tightman
character-buffalo-bell = Buffalo Bell
character-dalon-ranger = Dalon Ranger
character-jango = Jango
character-pat-garret = Pat Garret
character-tex-killer = Tex Killer
character-the-stranger = The Stranger
character-wild-bill = Wild Bill
character-wyatt-ear = Wyatt Ear
character-babe-leroy = Babe Leroy
character-bull-anderson = Bull Anderson
character-cattle-katie = Cattle Katie
character-dalton-bros = Dalton Bros
character-jack-ransome = Jack Ransome
character-pearl-hat = Pearl Hat
character-sid-curry = Sid Curry
character-slim-poet = Slim Poet
character-soundance-kid = Soundance Kid
character-toco-ramirez = Toco Ramirez
character-tom-thorn = Tom Thorn
character-west-harding = West Harding

character-text-alan-pinkertoon = Per ogni suo punto vita perduto, meno l'ultimo, un colpo parte contro il personaggio attivo avversario.
character-text-annie-oakey = Le carte colpo schivano come Mancato!, e Mancato! spara come una Colt: in tal caso è la BANG! del turno.
character-text-bart-masterson = Sempre: chi deve rivelare rivela due carte, e dici tu quale conta.
character-text-bill-tightman = Se vuoi, peschi due carte quando cade qualcun altro, amico o nemico.
character-text-buffalo-bell = Sempre: può cedere punti vita per salvare il compagno, ma mai l'ultimo.
character-text-dalon-ranger = Se vuoi, peschi una carta per ogni punto vita che gli toglie l'avversario, meno l'ultimo.
character-text-jango = Se vuoi, peschi una carta a ogni cambio di posto dei personaggi avversari.
character-text-pat-garret = La seconda carta della tua pesca va mostrata: se ha un ferro di cavallo, puoi pescarne una dal mazzo avversario.
character-text-tex-killer = Schivare una tua BANG! costa all'avversario anche una carta della mano, di qualunque genere.
character-text-the-stranger = Sempre: una carta BANG! in più nel tuo turno.
character-text-wild-bill = Se l'avversario ti toglie una carta della mano, o toglie a Wild Bill un Equipaggiamento, un colpo parte contro il suo personaggio attivo.
character-text-wyatt-ear = Se vuoi, peschi una carta quando l'avversario schiva un tuo colpo.
character-text-babe-leroy = Una volta per turno, a mano vuota: peschi due carte.
character-text-bull-anderson = Quando cade qualcun altro, prendi fino a due carte: i suoi Equipaggiamenti, oppure a caso dalla mano del suo giocatore.
character-text-cattle-katie = Una volta per turno: un suo Equipaggiamento negli scarti per due carte; non Serpente a sonagli, Dinamite o Mandria di bisonti.
character-text-dalton-bros = Il tuo turno comincia con tre carte anziché due.
character-text-jack-ransome = Le tue carte arrivano a ogni personaggio in gioco.
character-text-pearl-hat = Una volta per turno: scarti una carta e replichi l'Azione in cima agli scarti, ma non Mancato! o Risposta al fuoco.
character-text-sid-curry = Contro ogni colpo puoi rivelare dal mazzo avversario: con un barile lo schiva, e ne parte uno contro chi ha sparato.
character-text-slim-poet = Per ogni punto vita che gli toglie l'avversario, meno l'ultimo, puoi fargli scartare una carta a caso.
character-text-soundance-kid = Sempre, una volta per turno: scarti una carta e ne peschi una da ciascun mazzo; di queste due ne tieni una.
character-text-toco-ramirez = Ogni carta spara come una Colt: in tal caso è la BANG! del turno.
character-text-tom-thorn = Quando prende il posto del compagno in prima linea, un colpo parte contro il personaggio avversario in retroguardia.
character-text-west-harding = Le tue carte BANG! non hanno limite.

# ---- che cosa si chiede

ask-lead = Chi va in prima linea? Nessuno lo saprà finché non avrete scelto entrambi.
ask-action = Tocca a te: gioca carte, scambia di posto i tuoi personaggi (una volta) o finisci il turno. { $left ->
    [-1] Puoi giocare quante carte BANG! vuoi.
    [0] In questo turno non puoi più giocare carte BANG!.
    [1] Puoi giocare una carta BANG!.
   *[other] Puoi giocare { $left } carte BANG!.
  }
ask-discard = { $count ->
    [one] Hai una carta di troppo in mano: quale scarti?
   *[other] Hai { $count } carte di troppo in mano: quale scarti per prima?
  }
ask-react = { event-shot } { $tex ->
    [1] Per fermarlo servono una schivata e un'altra carta. Che cosa fai?
   *[0] Che cosa fai?
  }
ask-pay = Tex Killer pretende un'altra carta, o il colpo va a segno: quale cedi?
ask-give = La Peacemaker è stata schivata, e ti costa una carta: quale scarti?
ask-answer = { $card ->
    [indians] Indiani! Cedi una carta colpo, o un punto vita di { NAME($character, of: "character") }?
   *[duel] Il Duello è aperto: cedi una carta colpo, o un punto vita di { NAME($character, of: "character") }?
  }
ask-choose-result = Bart Masterson: quale carta conta, { NAME($first, of: "card", form: "the") } o { NAME($second, of: "card", form: "the") }? Il simbolo che si cerca è { NAME($wanted, of: "symbol", form: "a") }.
ask-choose-goods = Emporio: quale carta prendi?
ask-throw = Quale delle carte appena pescate scarti?
ask-strip = La Carabina è stata schivata: fai scartare un Equipaggiamento di un personaggio attivo?
ask-swap-whose = Lo Shotgun è stato schivato: quali personaggi fai scambiare di posto?
ask-may-dalon-ranger = Dalon Ranger ha perso un punto vita: peschi una carta in cambio?
ask-may-bill-tightman = Bill Tightman ha visto cadere qualcuno: peschi due carte?
ask-may-jango = Jango ha visto il cambio di posto: peschi una carta?
ask-may-wyatt-ear = Il tuo colpo è stato schivato: peschi una carta per Wyatt Ear?
ask-may-remington = La Remington è stata schivata: peschi una carta?
ask-may-schofield = La Schofield è stata schivata: il tuo personaggio attivo recupera un punto vita?
ask-may-pat-garret = Un ferro di cavallo per Pat Garret: peschi una carta dal mazzo avversario?
ask-instead = È in gioco un punto vita di { NAME($character, of: "character") }: Buffalo Bell ne cede uno al suo posto?
ask-rob = Slim Poet vuole pareggiare i conti: fai scartare all'avversario una carta a caso?
ask-loot = { $left ->
    [one] Bull Anderson fruga nelle tasche di { NAME($character, of: "character") }: prendi un'altra carta?
   *[other] Bull Anderson fruga nelle tasche di { NAME($character, of: "character") }: prendi fino a { $left } carte?
  }
ask-copy = Pearl Hat replica { NAME($card, of: "card", form: "the") }: contro chi, o per che cosa?

# ---- opzioni di una domanda, per intero e passo per passo

# Copies of a card that differ only in what they are in a reveal say so.
signs = { $apart ->
    [1] { " " }({ NAME($symbol, of: "symbol") }, { NAME($back, of: "side") })
   *[0] {""}
  }
pick-lead = { NAME($character, of: "character") }
pick-play = Gioca { NAME($card, of: "card") }{ signs }
pick-play-at = Gioca { NAME($card, of: "card") }{ signs } su { NAME($character, of: "character") }
pick-play-gear = Gioca { NAME($card, of: "card") }{ signs } per { NAME($gear, of: "card", form: "the") } di { NAME($character, of: "character") }
pick-play-hand = Gioca { NAME($card, of: "card") }{ signs }: prendi a caso { NAME($side, of: "side", form: "card") } dalla mano avversaria
pick-play-pair = Gioca { NAME($card, of: "card") }{ signs }: i personaggi di { SEAT($seat) } si scambiano di posto
pick-play-idle = Gioca { NAME($card, of: "card") }{ signs } senza effetto
pick-equip-at = Metti { NAME($card, of: "card") }{ signs } su { NAME($character, of: "character") }
pick-colt-at = Usa { NAME($card, of: "card") }{ signs } come Colt contro { NAME($character, of: "character") }
pick-copy = Gioca di nuovo { NAME($card, of: "card", form: "the") }
pick-copy-at = Su { NAME($character, of: "character") }
pick-copy-gear = Per { NAME($gear, of: "card", form: "the") } di { NAME($character, of: "character") }
pick-copy-hand = Prendi a caso { NAME($side, of: "side", form: "card") } dalla mano avversaria
pick-copy-pair = I personaggi di { SEAT($seat) } si scambiano di posto
pick-copy-idle = Senza effetto
pick-copy-reload = Ricarica: pesca invece una carta
pick-reload = Scarta { NAME($card, of: "card") }{ signs } per pescare una carta
pick-reload-in-play = Scarta { NAME($gear, of: "card", form: "the") } di { NAME($character, of: "character") } per pescare una carta
pick-swap = Scambio di posto: il tuo personaggio in retroguardia passa in prima linea
pick-swap-pair = I personaggi di { SEAT($seat) } si scambiano di posto
pick-rob-hand = Prendi a caso { NAME($side, of: "side", form: "card") } dalla mano avversaria
pick-strip-gear = { $target ->
    [front] Fai scartare { NAME($gear, of: "card", form: "the") } di { NAME($character, of: "character") }
    [my-front] Scarta { NAME($gear, of: "card", form: "the") } di { NAME($character, of: "character") }, che è dei tuoi
   *[other] Prendi { NAME($gear, of: "card", form: "the") }
  }
pick-cattle-katie = Scarta { NAME($gear, of: "card", form: "the") } di Cattle Katie per due carte
pick-pearl-hat = Scarta { NAME($card, of: "card") }{ signs } per replicare { NAME($top, of: "card", form: "the") } in cima agli scarti
pick-soundance-kid = Scarta { NAME($card, of: "card") }{ signs }: pesca una carta da ogni mazzo e tienine una
pick-discard = Scarta { NAME($card, of: "card") }{ signs }
pick-dodge = Schiva con { NAME($card, of: "card") }{ signs }
pick-pay = Cedi { NAME($card, of: "card") }{ signs }
pick-answer = Cedi { NAME($card, of: "card") }{ signs }
pick-choose = { NAME($card, of: "card") } ({ NAME($symbol, of: "symbol") }, { NAME($back, of: "side") })
pick-take = { $left ->
    [0] Incassa: { NAME($character, of: "character") } perde l'ultimo punto vita
   *[other] Incassa: { NAME($character, of: "character") } perde 1 punto vita (ne restano { $left })
  }
pick-may-dalon-ranger = Pesca una carta
pick-may-bill-tightman = Pesca due carte
pick-may-jango = Pesca una carta
pick-may-wyatt-ear = Pesca una carta
pick-may-remington = Pesca una carta
pick-may-schofield = Recupera un punto vita
pick-may-pat-garret = Pesca una carta dal mazzo avversario
pick-instead = Buffalo Bell perde 1 punto vita al suo posto
pick-instead-no = No: lo perde { NAME($character, of: "character") }
pick-no = No, lascia stare
pick-end = Fine del turno
pick-barrel = Barile: schiva 1 volta su 4
pick-hat = Rinuncia al Cappello
pick-sid-curry = Sid Curry: schiva 1 volta su 4
pick-babe-leroy = Babe Leroy: pesca due carte

menu-play = Gioca
    .ask = Quale carta giochi?
menu-colt = Usa come Colt
    .ask = Quale carta usi come Colt?
menu-card = { NAME($card, of: "card") }{ signs }
    .ask = { NAME($card, of: "card") }: su chi, o per che cosa?
menu-at = su { NAME($character, of: "character") }
menu-gear = per { NAME($gear, of: "card", form: "the") } di { NAME($character, of: "character") }
menu-hand = per { NAME($side, of: "side", form: "card") } dalla mano avversaria
menu-pair = i personaggi di { SEAT($seat) } si scambiano di posto
menu-idle = senza effetto
menu-reload = Ricarica
    .ask = Ricarica: quale carta scarti per pescarne una?
menu-cattle-katie = Cattle Katie
    .ask = Cattle Katie: quale Equipaggiamento scarti per due carte?
menu-pearl-hat = Pearl Hat
    .ask = Pearl Hat: quale carta scarti?
menu-soundance-kid = Soundance Kid
    .ask = Soundance Kid: quale carta scarti?

# ---- che cosa succede

how-barrel = Il Barile si mette fra il colpo e
how-hat = Vola via il Cappello di
how-sid-curry = La fortuna sta dalla parte di

event-led = { SEAT($seat) } manda in prima linea { NAME($character, of: "character") } e tiene { NAME($rear, of: "character") } in retroguardia.
event-drew = { $own ->
    [1] { $count ->
        [one] { SEAT($seat) } pesca una carta.
       *[other] { SEAT($seat) } pesca { $count } carte.
      }
   *[0] { $count ->
        [one] { SEAT($seat) } pesca una carta dal mazzo di { SEAT($deck) }.
       *[other] { SEAT($seat) } pesca { $count } carte dal mazzo di { SEAT($deck) }.
      }
  }
event-drew-secret = { $own ->
    [1] { SEAT($seat) } pesca { LIST($cards, of: "card", form: "a") } dal mazzo.
   *[0] { SEAT($seat) } pesca { LIST($cards, of: "card", form: "a") } dal mazzo di { SEAT($deck) }.
  }
event-showed = { SEAT($seat) } mostra { NAME($card, of: "card", form: "a") }, come tocca a chi ha Pat Garret con sé.
event-no-cards = Non ci sono più carte da pescare per { SEAT($seat) }.
event-reshuffled = { $count ->
    [one] L'unico scarto diventa il mazzo comune.
   *[other] Gli scarti ({ $count }) diventano il mazzo comune.
  }
event-played = { NAME($card, of: "type") ->
    [shot] {""}
    [aimed] { SEAT($seat) } { NAME($card, of: "card", form: "plays") } { NAME($character, of: "character") }.
   *[other] { SEAT($seat) } { NAME($card, of: "card", form: "plays") }.
  }
event-as-colt = { SEAT($seat) } carica { NAME($card, of: "card", form: "a") } in una Colt.
event-copied = { SEAT($seat) } dà via { NAME($card, of: "card", form: "a") }, e Pearl Hat rifà { NAME($copied, of: "card", form: "the") } da capo.
event-equipped = { SEAT($seat) } mette { NAME($card, of: "card", form: "a") } su { NAME($character, of: "character") }.
event-replaced = Finisce negli scarti { NAME($card, of: "card", form: "the") } di prima.
event-reloaded = { SEAT($seat) } dà via { NAME($card, of: "card", form: "a") } in cambio di un'altra carta.
event-swapped = { $character ->
    [dalton-bros] Dalton Bros passano in prima linea per { SEAT($seat) }.
   *[other] { NAME($character, of: "character") } passa in prima linea per { SEAT($seat) }.
  }
event-shot = { $shooter ->
    [none] { $with ->
        [none] Dalla parte di { SEAT($seat) } parte un colpo contro { NAME($character, of: "character") }.
       *[other] { NAME($with, of: "card") }: dalla parte di { SEAT($seat) } parte un colpo contro { NAME($character, of: "character") }.
      }
    [dalton-bros] { $with ->
        [none] Dalton Bros sparano contro { NAME($character, of: "character") }.
       *[other] Dalton Bros si scatenano con { NAME($with, of: "card", form: "the") } contro { NAME($character, of: "character") }.
      }
   *[other] { $with ->
        [none] { NAME($shooter, of: "character") } spara contro { NAME($character, of: "character") }.
       *[other] { NAME($shooter, of: "character") } { NAME($with, of: "card", form: "fires") } contro { NAME($character, of: "character") }.
      }
  }
event-revealed = { $count ->
    [one] { SEAT($seat) } rivela { NAME($symbol, of: "symbol", form: "a") } ({ NAME($card, of: "card") })
   *[other] Conta { NAME($symbol, of: "symbol", form: "a") } ({ NAME($card, of: "card") })
  }{ $wanted ->
    [barrel] { $success ->
        [1] , appena in tempo.
       *[0] , ma serviva un barile.
      }
    [snake] { $success ->
        [1] : il Serpente a sonagli morde.
       *[0] : il Serpente a sonagli scuote solo la coda.
      }
   *[dynamite] { $success ->
        [1] : la miccia è finita.
       *[0] : la miccia continua a bruciare.
      }
  }
event-turned-up = Bart Masterson vuole vedere due carte, { LIST($cards, of: "card", form: "a") }; { SEAT($seat) } dice quale conta.
event-dodged = { $how ->
    [barrel] { how-barrel } { NAME($character, of: "character") }.
    [hat] { how-hat } { NAME($character, of: "character") }.
    [sid-curry] { how-sid-curry } { NAME($character, of: "character") }.
   *[card] { NAME($card, of: "type") ->
        [missed] C'è mancato poco per { NAME($character, of: "character") }: { NAME($card, of: "card") }
        [return-fire] Pronta replica di { NAME($character, of: "character") }: { NAME($card, of: "card") }.
       *[other] Stavolta { NAME($card, of: "card", form: "a") } salva { NAME($character, of: "character") }.
      }
  }
event-unpaid = Tex Killer vuole un'altra carta e { SEAT($seat) } non la cede: il colpo raggiunge { NAME($character, of: "character") }.
event-paid = A Tex Killer non basta, e { SEAT($seat) } cede anche { NAME($card, of: "card", form: "a") } per farla franca.
event-lost-life = { $for ->
    [1] { $life ->
        [one] { NAME($character, of: "character") } ci mette del suo per salvare { NAME($instead, of: "character") }: resta un punto vita.
       *[other] { NAME($character, of: "character") } ci mette del suo per salvare { NAME($instead, of: "character") }: restano { $life } punti vita.
      }
   *[0] { $life ->
        [0] Era l'ultimo punto vita di { NAME($character, of: "character") }.
        [one] Un punto vita in meno per { NAME($character, of: "character") }: ne resta uno.
       *[other] Un punto vita in meno per { NAME($character, of: "character") }: ne restano { $life }.
      }
  }
event-recovered = Un po' di sollievo per { NAME($character, of: "character") }: i punti vita sono di nuovo { $life }.
event-discarded = { SEAT($seat) } butta { NAME($card, of: "card", form: "a") } negli scarti.
event-stolen = { SEAT($seat) } prende { NAME($back, of: "side", form: "card") } dalla mano di { SEAT($victim) }.
event-stolen-secret = { SEAT($seat) } prende { NAME($card, of: "card", form: "a") } dalla mano di { SEAT($victim) }.
event-robbed = Slim Poet pareggia i conti per { SEAT($seat) }: { SEAT($victim) } butta { NAME($card, of: "card", form: "a") } negli scarti.
event-stripped = Finisce negli scarti { NAME($card, of: "card", form: "the") } di { NAME($character, of: "character") }.
event-took-gear = { SEAT($seat) } prende in mano { NAME($card, of: "card", form: "the") } di { NAME($character, of: "character") }.
event-answered = { SEAT($seat) } getta { NAME($card, of: "card", form: "a") } nella mischia.
event-yielded = { SEAT($seat) } non risponde: il Duello va male per { NAME($character, of: "character") }.
event-store = { $cards ->
    [none] Gli scaffali sono vuoti.
   *[other] Sugli scaffali oggi: { LIST($cards, of: "card", form: "a") }, e poco altro.
  }
event-chose = { SEAT($seat) } prende { NAME($card, of: "card", form: "the") } dallo scaffale.
event-blew-up = La Dinamite esplode proprio sotto { NAME($character, of: "character") }.
event-passed-on = La Dinamite rotola verso { NAME($character, of: "character") }.
event-eliminated = { $character ->
    [dalton-bros] Dalton Bros mordono la polvere.
   *[other] { NAME($character, of: "character") } morde la polvere.
  }
event-entered = { $character ->
    [dalton-bros] Dalton Bros arrivano in città per { SEAT($seat) }.
   *[other] { NAME($character, of: "character") } arriva in città per { SEAT($seat) }.
  }
event-alone = { $character ->
    [dalton-bros] Dalton Bros sono tutto ciò che resta { SEAT($seat, form: "to") }.
   *[other] { NAME($character, of: "character") } è tutto ciò che resta { SEAT($seat, form: "to") }.
  }
event-ability = { $character ->
    [babe-leroy] A mani vuote, Babe Leroy rimedia due carte per { SEAT($seat) }.
    [cattle-katie] Cattle Katie fa affari per { SEAT($seat) }.
    [pearl-hat] Pearl Hat ha guardato con attenzione per { SEAT($seat) }.
   *[soundance-kid] Soundance Kid dà un'occhiata ai due mazzi per { SEAT($seat) }.
  }
event-ended = Non c'è più nessuno davanti { SEAT($seat, form: "to") }: la vittoria è sua.

# ---- il tavolo in righe di testo

legend = Sul tavolo: ▮ una carta coperta in una mano; • un punto vita; poi i punti rimasti, su quanti. Il personaggio attivo è quello segnato in prima linea, l'altro sta in retroguardia.
board-piles = Mazzo della Legge { $law } · dei Fuorilegge { $outlaw }{ $common ->
    [none] {""}
   *[other] {" "}· comune { $common }
  } · scarti { $discards }{ $top ->
    [none] {""}
   *[other] , in cima { NAME($top, of: "card") }
  }
board-name = { SEAT($seat) } ({ NAME($side, of: "side") })
board-hidden = un personaggio coperto
board-character = { $role ->
    [active] { NAME($character, of: "character") } (in prima linea)
    [lone] { NAME($character, of: "character") } (senza compagni)
   *[rear] { NAME($character, of: "character") }
  }
board-life = { $bullets } { $life }/{ $most }
board-gear = { $cards ->
    [none] {""}
   *[other] con { LIST($cards, of: "card", join: "comma") }
  }
board-hand = { $known ->
    [0] { $hidden ->
        [0] nessuna carta
       *[other] { $backs }
      }
   *[other] { $backs } { LIST($cards, of: "card", join: "comma") }
  }
board-reserve = { $count ->
    [0] niente riserva
   *[other] riserva: { $count }
  }
board-open = Scoperte sul tavolo: { LIST($cards, of: "card", join: "comma") }

# ---- rifiuti

refusal-only-lead = Prima scegli quale dei tuoi due personaggi va in prima linea.
refusal-not-in-your-pair = { NAME($character, of: "character") } non fa parte della tua coppia iniziale.
refusal-not-an-action = Questo non si fa nella fase di gioco: gioca una carta, usa un'abilità, cambia di posto i tuoi o chiudi il turno.
refusal-not-in-hand = Non hai in mano una carta { NAME($card, of: "card") } come questa.
refusal-bang-limit = { $most ->
    [one] In questo turno hai già giocato la tua carta BANG!
   *[other] In questo turno hai già giocato le tue { $most } carte BANG!
  }
refusal-not-as-colt = Nessuno dei tuoi può usare { NAME($card, of: "card", form: "a") } come Colt adesso: ci vuole Toco Ramirez, o Annie Oakey per una carta Mancato!
refusal-nothing-to-dodge = Si schiva un colpo, e nessuno ti sta sparando.
refusal-nobody-there = Non puoi scegliere { NAME($target, of: "target") }: chi ha un solo personaggio ha soltanto quello attivo.
refusal-no-such-gear = { NAME($card, of: "card") }: { NAME($target, of: "target") } non ne ha in gioco.
refusal-no-such-back = In quella mano non ci sono { NAME($target, of: "target") }.
refusal-must-do-something = { NAME($card, of: "card") }: finché c'è qualcosa da prendere o da scartare, va fatto.
refusal-rear-out-of-sight = Il personaggio avversario in retroguardia non si vede: { NAME($card, of: "card") } arriva solo al personaggio attivo.
refusal-rear-out-of-reach = Con questa carta non si arriva al personaggio avversario in retroguardia.
refusal-not-at-your-own = Non si punta { NAME($card, of: "card", form: "a") } contro i propri compagni.
refusal-duel-opponent = Il Duello si combatte con il personaggio attivo avversario.
refusal-equipment-not-active = Il tuo personaggio attivo ha da sparare: un Equipaggiamento va al tuo personaggio in retroguardia o al personaggio attivo avversario.
refusal-equipment-not-rear = Al personaggio avversario in retroguardia non si arriva: un Equipaggiamento va al tuo personaggio in retroguardia o al personaggio attivo avversario.
refusal-dynamite-own-rear = La Dinamite comincia dal tuo personaggio in retroguardia.
refusal-lone-no-swap = { SEAT($seat) } ha un solo personaggio in gioco: non c'è nessuno con cui cambiare di posto.
refusal-marker-moved = In questo turno i tuoi personaggi si sono già dati il cambio.
refusal-no-reload-yet = Non si ricarica finché uno dei giocatori non è ridotto a un solo personaggio.
refusal-no-reload-icon = Quella carta non si ricarica: si ricaricano solo Acqua, Mandria di bisonti, Mirino e Orologio.
refusal-reload-not-beside-active = { NAME($card, of: "card") }: il tuo personaggio attivo non ne ha in gioco da ricaricare.
refusal-not-that-character = { NAME($character, of: "character") } ora non ti può aiutare: l'abilità deve essere di un tuo personaggio ed essere in funzione.
refusal-used-already = In questo turno hai già usato l'abilità di { NAME($character, of: "character") }.
refusal-hand-not-empty = Babe Leroy fa pescare solo a mano vuota.
refusal-always-active-stays = Cattle Katie non può dare via { NAME($card, of: "card", form: "the") }: è una carta sempre attiva e resta dov'è.
refusal-nothing-to-copy = In cima agli scarti non c'è un'Azione che Pearl Hat possa replicare.
refusal-no-dodge-copied = Pearl Hat non può replicare { NAME($card, of: "card", form: "the") }: nel tuo turno non c'è niente da schivare.
refusal-not-reloaded = Pearl Hat ricarica solo ciò che è stato ricaricato, e { NAME($card, of: "card", form: "the") } non lo è stata.
refusal-only-copy = Ora devi usare la carta che Pearl Hat replica.
refusal-not-its-target = { NAME($card, of: "card") }: non si usa così.
refusal-only-react = Ti stanno sparando: schiva, o incassa.
refusal-not-a-dodge = { NAME($card, of: "card") }: qui non vale come schivata.
refusal-no-gear-to-dodge = { NAME($card, of: "card") }: { NAME($character, of: "character") } non ha in gioco niente del genere che serva ora; quello che hai in mano non conta.
refusal-tried-already = Contro questo colpo ci hai già provato.
refusal-only-pay = Ora devi cedere una carta, o incassare il colpo.
refusal-only-give = Ora devi scartare una carta della mano.
refusal-only-discard = Ora devi scartare una carta.
refusal-only-answer = Ora devi cedere una carta colpo, o incassare.
refusal-not-a-hit-card = { NAME($card, of: "card") }: qui non vale come carta colpo.
refusal-one-of-the-goods = Prendi una delle carte sugli scaffali.
refusal-one-of-the-drawn = Scarta una delle carte che hai appena pescato.
refusal-one-of-the-two = Scegli una delle due carte rivelate.
refusal-yes-or-no = Rispondi sì o no.
refusal-only-strip = Scegli un Equipaggiamento da far scartare, o nessuno.
refusal-front-only = La Carabina fa scartare solo Equipaggiamenti dei personaggi attivi.
refusal-only-swap-whose = Scegli quale coppia cambia di posto, o lascia tutti dove sono.
refusal-only-rob = Scegli da quali carte di quella mano scartarne una a caso, o da nessuna.
refusal-only-loot = Scegli che cosa prende Bull Anderson, o nient'altro.
refusal-not-your-own-hand = È caduto uno dei tuoi: Bull Anderson non deruba la tua mano.
refusal-position-too-many = { $field }: la scatola non ha più di { $have } «{ $card }».
refusal-position-twice = { $field }: { NAME($character, of: "character") } c'è due volte.
refusal-position-cards = Una carta manca, oppure c'è due volte.
refusal-position-not-equipment = gear contiene { NAME($card, of: "card", form: "a") }, ma in gioco restano solo gli Equipaggiamenti.
refusal-position-same-name = gear dà a un personaggio due Equipaggiamenti di nome { NAME($card, of: "card") }: quello nuovo prende il posto del vecchio.
refusal-position-gear-nobody = gear mette qualcosa davanti al posto { $seat } dove non c'è nessuno: un Equipaggiamento appartiene a un personaggio in gioco.
refusal-position-life-nobody = { $field } dà punti vita a nessuno: lì non è indicato alcun personaggio.
refusal-position-fallen = { NAME($character, of: "character") } è in gioco senza punti vita: chi perde l'ultimo è eliminato, e solo una carta ancora da risolvere lo rinvia.
refusal-position-reserve = Il posto { $seat } ha un vuoto nella coppia e una riserva per riempirlo: il rimpiazzo entra subito.
refusal-position-marker = Il posto { $seat } ha il segnalino dove non c'è nessuno: sta sempre su un personaggio in gioco.
refusal-position-no-character = Il posto { $seat } non ha nessuno in gioco: la partita sarebbe finita.
refusal-position-reloaded = reloaded vale per una carta con il simbolo ricarica in cima agli scarti, quando qualcuno è rimasto con un solo personaggio.
refusal-position-shuffles = shuffles vale 0, ma c'è un mazzo comune: è stato mescolato almeno una volta.
refusal-position-too-early = bangs, moved e used raccontano una fase di gioco che non è ancora cominciata.
refusal-position-bangs = bangs vale { $got }, ma quel giocatore non può averne giocate più di { $most } che contano per il limite.
refusal-position-used = used nomina { NAME($character, of: "character") }, che in questo turno non può aver consumato un'abilità.
refusal-position-waiting = waiting tiene in serbo qualcosa per dopo una carta, ma nessuna carta si sta risolvendo.
refusal-position-woken = woken indica un personaggio in retroguardia preso di mira, e non ce n'è nessuno.
refusal-position-open = open elenca carte tra cui ora nessuno deve scegliere.
refusal-lineup = { $field } deve nominare almeno due personaggi, ciascuno una volta sola, oppure nessuno.
refusal-pack-total = Il mazzo { $field } fa { $got } carte in tutto, ma nella scatola ne ha { $want }.
figures-hand = i numeri di carte pescate e tenute
figures-bullets = il numero di pallottole
figures-lineup = le formazioni
figures-life = i punti vita dei personaggi
figures-law = il mazzo della Legge e i suoi simboli
figures-outlaw = il mazzo dei Fuorilegge e i suoi simboli
reason-last-standing = ultimi in piedi

# ---- the board of the page

page-board = La strada
page-hand = La tua mano
page-decks = I mazzi
page-piles = Gli scarti e le riserve
page-side = { SEAT($seat) }: { NAME($side, of: "side") }
page-turn = Tocca { SEAT($seat, form: "to") }.
page-name = { NAME($character, of: "character") }.
page-character = { NAME($character, of: "character") }, { $role ->
    [active] in prima linea
    [lone] senza compagni
   *[rear] in retroguardia
  }, punti vita: { $life } su { $most }{ $asleep ->
    [1] , senza effetto
   *[0] {""}
  }
page-character-down = Un personaggio coperto
page-asleep-text = Finché { NAME($character, of: "character") } resta in retroguardia, niente di questo funziona.
page-star = Attivo
page-star-text = La stella indica il personaggio attivo: sta davanti, e funziona tutto quello che sa fare e che ha accanto.
page-gear = Equipaggiamento di { NAME($character, of: "character") }
page-gear-card = { NAME($card, of: "card") }{ $works ->
    [1] {""}
   *[0] , senza effetto
  }
page-card = { NAME($card, of: "card") }.
page-card-heard = { $symbol ->
    [none] { NAME($card, of: "card") }
   *[other] { NAME($card, of: "card") }, simbolo: { NAME($symbol, of: "symbol") }
  }
page-corner = Nell'angolo: { NAME($symbol, of: "symbol", form: "a") }.
page-badge-hit = È una carta colpo.
page-badge-dodge = È una carta schivata.
page-badge-reload = Quando qualcuno è rimasto con un solo personaggio, si può scartare per pescarne un'altra.
page-badge-always = Funziona anche in retroguardia.
page-backs = Di queste carte si vede solo il dorso: { NAME($side, of: "side") }.
page-backs-of = In mano { SEAT($seat, form: "to") }, con il dorso { NAME($side, of: "side") }: { $count ->
    [one] una carta
   *[other] { $count } carte
  }.
page-limit-text = { $count ->
    [one] { SEAT($seat) } ha una carta in mano
   *[other] { SEAT($seat) } ha { $count } carte in mano
  }; a fine turno ne può tenere { $limit }.
page-bangs = { $unlimited ->
    [1] In questo turno puoi giocare quante carte BANG! vuoi; finora: { $count }.
   *[0] Carte BANG! giocate in questo turno: { $count }.
  }
page-deck = { $count ->
    [0] Il mazzo di { SEAT($seat) } ({ NAME($side, of: "side") }) è finito.
    [one] Il mazzo di { SEAT($seat) } ({ NAME($side, of: "side") }): una carta.
   *[other] Il mazzo di { SEAT($seat) } ({ NAME($side, of: "side") }): { $count } carte.
  }
page-common = { $count ->
    [one] Il mazzo comune: una carta.
   *[other] Il mazzo comune: { $count } carte.
  }
page-common-short = Comune
page-common-text = Il mazzo comune: gli scarti di tutti, rimescolati; qui pesca chi ha finito il proprio mazzo.
page-discards = { $top ->
    [none] Non è ancora stato scartato niente
   *[other] Mostra tutti gli scarti, in tutto { $count }; in cima { NAME($top, of: "card") }
  }
page-discards-short = Scarti
page-discards-text = Gli scarti: un clic e si vedono tutti.
page-reloaded-text = La carta in cima è stata ricaricata: Pearl Hat può usarne l'effetto o ricaricarla di nuovo.
page-discards-title = Gli scarti, dalla cima
page-discards-none = Non è ancora stato scartato niente.
page-reserve = { $count ->
    [0] Nella riserva di { SEAT($seat) } non c'è più nessuno.
    [one] Nella riserva di { SEAT($seat) } aspetta un personaggio.
   *[other] Nella riserva di { SEAT($seat) } aspettano { $count } personaggi.
  }
page-reserve-own = { $characters ->
    [none] Nella riserva di { SEAT($seat) } non c'è più nessuno.
   *[other] Nella riserva di { SEAT($seat) }, chissà in che ordine: { LIST($characters, of: "character") }.
  }
page-reserve-short = Riserva
page-fallen = { SEAT($seat) } ha perso { LIST($characters, of: "character") }.
page-pool = { $count ->
    [one] Una pallottola nel mucchio
   *[other] { $count } pallottole nel mucchio
  }
page-pool-text = Il mucchio: le pallottole che ora non sono punti vita di nessuno.
page-wanted = Si cerca
page-came = Eccolo!
page-came-not = Non è questo
page-turned-up = Due carte rivelate
page-exchange = { NAME($card, of: "card") }. Carte cedute finora: { $thrown ->
    [none] nessuna
   *[other] { LIST($thrown, of: "card") }
  }.{ $seat ->
    [none] {""}
   *[other] {" "}Ora tocca { SEAT($seat, form: "to") }.
  }

# ---- studi

chronicle-length = turni
facet-side = fazione
facet-character = personaggio
facet-character-note = Partite in cui un personaggio è toccato alla sua fazione, a confronto con quelle in cui non c'era. I personaggi si danno a caso: la differenza è quindi merito (o colpa) del personaggio.

# ---- what a player leaves to the table

window-dodge = Schivate
window-turn = La fine del mio turno

# ---- the chairs

chair-side-0 = la Legge
chair-side-1 = i Fuorilegge

# ---- i motivi dei suggerimenti

because-free = Non costa niente, e circa una carta su quattro ti salva.
because-shot-at = A { NAME($character, of: "character") } { $life ->
    [one] resta un punto vita
   *[other] restano { $life } punti vita
  }.
because-card-for-life = Una carta costa meno di un punto vita.
because-hit = A { NAME($character, of: "character") } { $life ->
    [one] resta un punto vita
   *[other] restano { $life } punti vita
  }, e l'avversario ha { $cards ->
    [0] la mano vuota
    [one] una carta in mano
   *[other] { $cards } carte in mano
  }.
because-hurt = { $count ->
    [one] Uno dei tuoi personaggi ha perso punti vita.
   *[other] I tuoi due personaggi hanno perso punti vita.
  }
because-swap = In prima linea { NAME($character, of: "character") } ha { $front ->
    [one] un punto vita
   *[other] { $front } punti vita
  }; chi sta dietro ne ha { $rear }.
because-keeps-dodges = Quel che tieni può schivare: { $count ->
    [one] una carta
   *[other] { $count } carte
  }.
because-worth-least = È la carta che vale meno fra quelle che hai.

# ---- probabilità

odds-dodges = L'altra mano
odds-dodge = { $count ->
        [1] La carta coperta può schivare
       *[other] Carte coperte: { $count }; una almeno può schivare
    }
odds-reveal = La prossima carta del tuo mazzo
odds-symbol = { NAME($symbol, of: "symbol") }
odds-reveal-theirs = La prossima carta del mazzo avversario
odds-saved = { NAME($character, of: "character") }: salva una schivata o il Barile
odds-title = { NAME($side, of: "side") }: { $cards } carte non ancora viste, di cui { $hand } in mano
odds-barrel = Il Barile rivela un barile
odds-saved-figures = Salva una schivata o il Barile
odds-next-symbol = Prossima carta del mazzo: { NAME($symbol, of: "symbol") }
odds-input-side = Di chi sono mano e mazzo: law o outlaw; outlaw se non è dato.
odds-input-hand = Le carte coperte in quella mano; se non è dato, quante ne ha la prima mano.
odds-input-seen = Le carte di quella fazione che hai visto altrove, con le virgole, come missed.os,bank.
odds-input-barrel = yes se chi è bersaglio del colpo ha un Barile.
