# What the deck workshop says.

workshop-title = Deck workshop
workshop-name = Name of the deck
workshop-nameless = A deck without a name
workshop-format = Format
workshop-format-seed-era = All packs
workshop-format-base-set = Base Set only
workshop-panes = Parts of the workshop
workshop-pane-cards = Cards
workshop-pane-deck = Deck
workshop-pane-more = Odds and rules
workshop-about = About this deck
workshop-tab-rules = Legal?
workshop-tab-saved = My decks
workshop-link = the link
workshop-cards = Cards to choose from
workshop-search = Search titles, keywords and texts
workshop-search-hint = Search titles, keywords, texts ( / )
workshop-kind = Type
workshop-suit = Suit
workshop-suit-S = Spades
workshop-suit-H = Hearts
workshop-suit-D = Diamonds
workshop-suit-C = Clubs
workshop-value = Value
workshop-cost = Cost
workshop-gang = Gang
workshop-keyword = Keyword
workshop-pack = Pack
workshop-pack-base-set = Base Set
workshop-pack-new-town-new-rules = New Town, New Rules
workshop-pack-double-dealin = Double Dealin'
workshop-pack-election-day-slaughter = Election Day Slaughter
workshop-pack-faith-and-fear = Faith and Fear
workshop-pack-frontier-justice = Frontier Justice
workshop-pack-no-turning-back = No Turning Back
workshop-pack-nightmare-at-noon = Nightmare at Noon
workshop-sort = Order
workshop-sort-kind = by type
workshop-sort-value = by value
workshop-sort-title = by title
workshop-sort-cost = by cost
workshop-found = { $count ->
    [one] One card
   *[other] { $count } cards
  }
workshop-clear = Clear all filters
workshop-keys = ↑ ↓ choose, Enter adds, − takes one out
workshop-nothing = No card fits. Clear a filter, or search for less.
workshop-line = { $card }, { $kind }{ $copies ->
    [0] {""}
   *[other] , { $copies } in the deck
  }
workshop-add = Add { $card }
workshop-remove = Take out { $card }
workshop-preview = The card, close up
workshop-copies = { $copies } in the deck
workshop-start = Start with it
workshop-starts = ★ Starts the game
workshop-start-card = { $card } starts the game
workshop-unstart = { $card } no longer starts
workshop-close = Close
workshop-deck = The deck
workshop-outfit = Outfit
workshop-no-outfit = Choose an outfit
workshop-jokers = { $count } of { $most } jokers
workshop-grid = Cards by suit and value
workshop-sum = All
workshop-cell = { $code }: { $count }. Show these cards
workshop-gang-title = Starting gang
workshop-gang-cost = { $count } of { $most } dudes · { $cost } of { $stash } ghost rock
workshop-gang-empty = Mark dudes of the deck with ☆.
workshop-group = { $kind } ({ $count })
workshop-empty = Choose an outfit, then add cards: 52 with values, and up to two jokers.
workshop-problems = { $count ->
    [one] One thing is missing or wrong
   *[other] { $count } things are missing or wrong
  }
workshop-good = This deck is legal.
workshop-good-text = You can play it at any table.
workshop-save = Save
workshop-saved = Saved as version { $version }.
workshop-import = Import …
workshop-export = Export and share …
workshop-undo = Undo
workshop-new = New
workshop-import-title = Import a deck
workshop-import-text = Paste a list, or open a file. It may be plain text, the community site's text or JSON, OCTGN's .o8d, or a pack (.toml).
workshop-paste = The list
workshop-pasted = the pasted list
workshop-open = Open a file …
workshop-import-do = Import
workshop-export-title = Export and share
workshop-form-text = Text
workshop-form-text-text = Readable anywhere, as the community site writes it.
workshop-form-json = JSON
workshop-form-text-json = Card codes with their numbers.
workshop-form-octgn = OCTGN
workshop-form-text-octgn = An .o8d file with the titles of the cards.
workshop-share = Copy the link
workshop-share-text = The whole list is in the link. Nobody needs an account.
workshop-version = version { $version }
workshop-versions = Versions
workshop-delete = Delete
workshop-delete-deck = Delete { $name }
workshop-none-saved = You have saved no deck yet. Saved decks stay with this browser, and go along when you move to another device.
