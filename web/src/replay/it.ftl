# Ciò che dice un'analisi; si carica quando se ne apre una.

review-working = Il bot sta ripensando la partita…
review-waiting = Prima ci sono altre partite da analizzare…
review-progress = Avanzamento dell'analisi
review-so-far = { $done } di { $of }.
review-left = { $seconds ->
    [one] Manca circa un secondo.
   *[other] Mancano circa { $seconds } secondi.
}
review-again = Riprova
review-graph = Probabilità di vittoria
review-from-to = { SEAT($seat) }: da { $from } a { $to }.
review-here = La decisione a questo passo
review-chooses = Sceglie { SEAT($seat) } (passo { $step })
review-played = Giocata
review-bot = Il bot avrebbe scelto
review-same = La stessa cosa.
review-nothing = A questo passo non c'è niente da decidere.
review-turns = Che cosa ha deciso la partita
review-no-turns = Nessun singolo momento.
review-mistake = { SEAT($seat) } sceglie «{ $played }»: { $after }, quando si poteva avere { $before }.
review-swing = { SEAT($by) } sceglie «{ $played }»: { SEAT($seat) } passa da { $before } a { $after }.
review-swing-own = { SEAT($seat) } sceglie «{ $played }» e passa da { $before } a { $after }.
review-keys = I tasti N e P portano al momento successivo e al precedente.
review-players = I giocatori
review-summary = { SEAT($seat) }: { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }% perso a decisione; { $best } ottime, { $fine } buone, { $doubtful } dubbie, { $mistake ->
    [one] 1 errore
   *[other] { $mistake } errori
} su { $decisions }.
review-about = Ogni linea è la probabilità di vittoria che un giocatore aveva secondo quello che sapeva in quel momento, a giudizio del bot. Ognuno sa cose diverse, perciò le linee non danno per forza 100% in tutto. Una decisione si giudica da ciò che si poteva sapere, mai da com'è andata a finire.
review-figures = Tutte le cifre
review-grade = Voto
review-grade-best = ottima
review-grade-fine = buona
review-grade-doubtful = dubbia
review-grade-mistake = errore
