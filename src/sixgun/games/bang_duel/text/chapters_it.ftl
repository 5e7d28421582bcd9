# Le regole in capitoli brevi. `-figure` dice che cosa mostra il disegno.

chapter-aim = Di che cosa si tratta
chapter-aim-text =
    Un giocatore guida la Legge, l'altro i Fuorilegge. Ogni fazione ha quattro personaggi, ma solo due stanno in tavola:
    il personaggio attivo in prima linea e l'altro in retroguardia. Vinci quando l'avversario non ha più nessuno.
chapter-aim-figure = Prima linea e retroguardia per ogni fazione; gli altri aspettano nella riserva.

chapter-set-up = Come si comincia
chapter-set-up-text =
    Ogni fazione pesca quattro dei suoi dodici personaggi. Due cominciano; ogni giocatore sceglie in segreto quale dei due
    è attivo. Ogni personaggio riceve i punti vita scritti sulla sua carta. La Legge pesca quattro carte, i Fuorilegge
    cinque. Comincia la Legge.
chapter-set-up-figure = La Legge comincia con quattro carte, i Fuorilegge con cinque.

chapter-characters = I personaggi
chapter-characters-text =
    Il numero sul personaggio indica i suoi punti vita, e non può mai averne di più. La sua abilità funziona finché è in
    gioco; in retroguardia di norma non funziona. Chi perde l'ultimo punto vita non può più usarla.
chapter-characters-figure = Ogni pallottola è un punto vita.

chapter-turn = Il tuo turno
chapter-turn-text =
    Prima peschi due carte. Poi giochi quante carte vuoi. Infine scarti finché ne hai quante i punti vita del tuo
    personaggio attivo; due possono sempre restare. Se il tuo mazzo è finito, gli scarti di entrambi diventano un mazzo
    comune.
chapter-turn-figure = Pesca due, gioca, scarta.

chapter-playing = Giocare le carte
chapter-playing-text =
    Puoi giocare una carta BANG! (rossa) per turno, e solo contro il personaggio attivo avversario. Le Azioni (marroni)
    raggiungono tutti tranne il personaggio avversario in retroguardia. Gli Equipaggiamenti (blu) vanno al tuo personaggio
    in retroguardia o a quello attivo avversario. Una volta per turno i tuoi due possono scambiarsi di posto.
chapter-playing-figure = Una carta BANG! per turno, e una volta i tuoi due si scambiano di posto.

chapter-rear = In retroguardia
chapter-rear-text =
    L'abilità e gli Equipaggiamenti di chi sta in retroguardia sono inattivi, tranne quelli sempre attivi. Se una carta lo
    prende di mira, per quel momento funzionano. Un personaggio rimasto solo è insieme attivo e in retroguardia.
chapter-rear-figure = In retroguardia il Barile è inattivo; in prima linea funziona.

chapter-cards = I tipi di carte
chapter-cards-text =
    Le Azioni e le carte BANG! fanno quello che dicono e vanno negli scarti. Un Equipaggiamento resta in tavola con il suo
    personaggio e lo segue. Un secondo dello stesso nome prende il posto del primo. Dinamite, Serpente a sonagli e Mandria
    di bisonti agiscono all'inizio del turno, prima della pesca. Il testo di una carta vale più delle regole.
chapter-cards-figure = Le rosse sparano, le marroni agiscono, le blu restano.

chapter-shots = Colpi e schivate
chapter-shots-text =
    Un colpo costa un punto vita, se non viene schivato. Si schiva con Mancato! o Risposta al fuoco dalla mano, anche nel
    turno dell'avversario, oppure con un Barile, un Cappello o un'abilità del bersaglio. Perdere un punto vita per il testo
    di una carta non è un colpo, e non si può schivare.
chapter-shots-figure = Un colpo incontra Mancato!: non succede nulla.

chapter-reveal = Rivelare
chapter-reveal-text =
    Rivelare vuol dire scoprire la prima carta del tuo mazzo. Conta solo il simbolo nell'angolo, non il nome. Su otto carte
    tre mostrano un ferro di cavallo, due un barile, due un serpente e una la dinamite. La carta va negli scarti.
chapter-reveal-figure = Il Barile schiva se riveli un barile: due carte su otto.

chapter-elimination = Quando qualcuno cade
chapter-elimination-text =
    Un personaggio senza punti vita è eliminato, con tutti i suoi Equipaggiamenti. Il suo giocatore pesca due carte, e dalla
    riserva entra il prossimo con tutti i suoi punti vita. Se una carta colpisce più personaggi, prima si esegue fino in
    fondo. Quando una fazione ha un solo personaggio, le carte con il segno di ricarica si possono cambiare con una nuova.
chapter-elimination-figure = Uno cade, si pescano due carte, entra il prossimo.
