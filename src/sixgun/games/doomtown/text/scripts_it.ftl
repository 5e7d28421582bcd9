# ---- carte che non si possono leggere

refusal-script = { $at }, «{ $line }»: { NAME($why, of: "script") }{ $named ->
    [0] {""}
   *[other] { " " }({ $got })
}.{ $count ->
    [0] {""}
   *[other] { " " }Funziona: { LIST($allowed, join: "or") }.
}
script-unknown = qui non c'è questa parola
script-missing = manca qualcosa
script-too-much = c'è una parola di troppo
script-filter-form = questa parola si scrive in un altro modo
script-number-too-large = il numero è troppo grande
script-not-a-range = non è un importo da pagare
script-not-a-list = deve essere una lista di righe
script-block-alone = un blocco ha bisogno di una riga prima
script-block-missing = manca il blocco di questa riga
script-pile-not-looked-at = una condizione non guarda dove si trova una carta
script-card-without-pile = `card` ha bisogno di una pila in cui cercare
script-not-asked-of-player = non si può chiedere di un giocatore
script-not-asked-of-ability = non si può chiedere di un'abilità
script-not-asked-of-casualty = non si può chiedere di una ferita
script-empty = questo campo è vuoto
script-waits-for-nothing = una reazione ha bisogno di `on`
script-only-reacts-wait = solo reazioni e tratti aspettano qualcosa
script-not-in-a-trait = un tratto funziona da sé e non ha questo campo
script-lasts-as-long-as-the-card = un tratto funziona finché la carta è in gioco
script-only-in-a-job = solo un lavoro ha questo campo
script-nothing-can-fail = qui niente può fallire
script-only-in-a-shootout = solo un'abilità Sparatoria ha questo campo
script-no-pull-in-a-job = un lavoro non ha una pesca propria
script-nothing-is-brought = questa abilità non mette in gioco niente
script-a-job-has-a-mark = un lavoro comincia con la scelta del bersaglio
script-never-chosen = viene letto, ma nulla è stato scelto
script-never-made = viene letto, ma qui niente lo produce
script-nothing-happened = `it` ha bisogno di qualcosa da aspettare
script-too-long = ci sono troppe righe
script-too-deep = i blocchi sono annidati troppo a fondo
script-too-many-abilities = la carta ha troppe abilità
script-each-in-each = un `each` non può stare dentro un altro
script-not-a-choice = i bersagli si scelgono, altro non accade ancora
script-not-a-cost = questo non può essere un costo
script-nothing-to-prevent = non c'è niente da prevenire
script-no-effect-gives-it = nessun effetto può dare questa regola
script-needs-player = questo riguarda un giocatore
script-needs-card = questo riguarda una carta
script-needs-fight = questo riguarda lo scontro
script-a-trait-only-changes = un tratto che non aspetta niente cambia solo numeri e dà regole o parole chiave
script-a-trait-speaks-of = un tratto non può parlare di questo
script-for-several = `for` e `x` vanno insieme
script-nothing-bears-it = nessun personaggio porta questa carta
script-no-cap-in-a-trait = un tratto non ha un limite
script-no-while-in-a-trait = un tratto ha `if` per questo
script-not-a-players-number = un giocatore non ha questo numero
script-not-by-a-trait = un tratto non può cambiare questo numero
script-no-number-of-outfit = una fazione non ha questo numero
script-no-number-of-deed = una proprietà non ha questo numero
script-no-number-of-goods = i beni non hanno questo numero
script-no-number-of-spell = una magia non ha questo numero
script-no-number-of-action = un'azione non ha questo numero
script-no-number-of-joker = un joker non ha questo numero
script-no-trait-gives-it = nessun tratto può dare questa regola
script-only-on-a-joker = solo un joker ce l'ha
script-only-on-goods = solo i beni ce l'hanno
script-only-on-a-deed = solo una proprietà ce l'ha
script-an-action-is-never-in-play = un'azione non è mai in gioco, quindi non ha tratti
script-key-twice = due carte hanno questa chiave
refusal-card-key = { $field } non è una chiave: lettere minuscole, cifre e trattini, fino a 40, e nessuna parola che le scelte usano.
refusal-card-taken = { $field } è già preso: il gioco ne ha uno con questo nome.
script-repeat-needs-a-cost = un'abilità Ripetuta senza costo si potrebbe usare senza fine
script-once-is-for-repeats = solo un'abilità Ripeti ha questo campo
script-only-by-a-trait = solo un tratto cambia questo numero
script-only-of-piles = questo indica le pile di tutti i giocatori e nessun altro
script-too-many-grants = troppe carte danno abilità ad altre
script-gone-cards-do-not-react = una carta che non è più in gioco non può reagire
script-nothing-is-barred = questo non tiene lontano niente
script-no-cap-here = questo numero non ha un massimo
script-counters-stay = i segnalini restano, qualunque cosa valga
