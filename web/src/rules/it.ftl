# Le regole in capitoli.

chapter-try = Provalo
chapter-rules = { $count ->
    [one] La regola esatta
   *[other] Le { $count } regole esatte
  }
chapter-all = Tutti i capitoli
rules-page = Le regole
rules-page-line = Ogni gioco in capitoli brevi, nell'ordine del suo regolamento.
