# Le regole in capitoli brevi. `-figure` dice che cosa mostra il disegno.

chapter-gang = La tua banda
chapter-gang-text =
    Da tre a sette giocatori guidano una banda ciascuno. Ogni carta Gunfire che hai in mano è un tuo pistolero, e il luogo
    scritto sulla carta è il suo nascondiglio: Stalla, Saloon, Stazione, Piazza, Ranch o Collina. Di ogni luogo ci sono
    sette carte. Due tuoi pistoleri possono nascondersi nello stesso luogo.
chapter-gang-figure = Tre carte sono tre pistoleri: due nel Saloon, uno sulla Collina.

chapter-set-up = Come si comincia
chapter-set-up-text =
    Ognuno riceve cinque carte. La quinta resta scoperta per un momento, così tutti conoscono un nascondiglio di ogni
    banda; poi torna coperta. Le altre carte formano il mazzo. Le carte Storia e le carte Climax stanno in altre due pile.
chapter-set-up-figure = Quattro carte sono segrete. La quinta l'hanno vista tutti.

chapter-turn = Il tuo turno
chapter-turn-text =
    Fai una cosa sola: muoverti, sparare o far avanzare la Storia. Passare non si può. Poi tocca a chi siede alla tua
    sinistra. Se giocate con i dieci secondi, chi perde tempo perde una carta.
chapter-turn-figure = Muoversi, sparare o far avanzare la Storia: una delle tre.

chapter-move = Muoversi
chapter-move-text =
    Metti giù una carta e pescane un'altra: quel pistolero ora si nasconde altrove. Una carta del mazzo resta segreta.
    Puoi invece prendere la prima carta degli scarti, ma tutti vedono quale prendi. Quando il mazzo finisce, gli scarti
    diventano il nuovo mazzo.
chapter-move-figure = Un pistolero lascia il Ranch. Solo tu sai dov'è andato.

chapter-shoot = Sparare
chapter-shoot-text =
    Mostra una tua carta e indica un altro giocatore. Se ha carte di quel luogo, le perde tutte. Tu riprendi la tua carta,
    ma ora tutti sanno dov'è quel pistolero. Per ogni $ su una carta caduta ricevi una moneta.
chapter-shoot-figure = Uno sparo al Saloon: cadono le due carte del Saloon, quella della Collina resta.

chapter-story = Far avanzare la Storia
chapter-story-text =
    Paga una moneta e scopri una carta Storia. Succede subito quello che dice, a te o alla persona che nomina. Se mostra
    il simbolo dello sparo, poi hai uno sparo gratis in qualsiasi luogo. Senza monete non si può fare. I testi delle carte
    Storia sono dati della casa: si sa solo quante sono.
chapter-story-figure = Una moneta compra una carta Storia.

chapter-climax = Spalle al muro
chapter-climax-text =
    Appena ti resta una sola carta, ricevi una carta Climax. Quick Draw ti fa sparare dopo un movimento, Horse ti fa
    muovere dopo uno sparo, Rifle spara in qualsiasi luogo senza mostrare carte e Hard Liquor non fa nulla. Quando hai di
    nuovo più di una carta, la carta Climax torna nella pila.
chapter-climax-figure = Resta una carta: peschi una carta Climax.

chapter-winning = Chi vince
chapter-winning-text =
    Chi resta senza carte è fuori dalla partita, e le sue monete vanno a chi ha sparato. Vinci con nove monete alla fine
    di un turno, oppure se resti per ultimo. Se restano in due, con una carta a testa e senza monete, possono accordarsi
    per la parità; se uno rifiuta, entrambi ricevono otto monete e si continua.
chapter-winning-figure = Nove monete, oppure nessun altro in gioco.

chapter-more = Quando conosci il gioco
chapter-more-text =
    La regola A apre la Piazza: le sue carte sparano in ogni luogo tranne la Collina, e da ogni luogo tranne la Collina si
    spara in Piazza. La regola B riguarda la città: alla fine del tuo turno puoi scartare tre carte dello stesso luogo e
    pescarne tre. Prendi il controllo di quel luogo, finché qualcun altro non fa lo stesso. Con tre luoghi vinci subito.
chapter-more-figure = Tre carte dello stesso luogo ne danno il controllo.
