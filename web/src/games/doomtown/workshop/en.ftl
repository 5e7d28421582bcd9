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
workshop-base-set = Base Set
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
workshop-tab-odds = Odds
workshop-tab-try = Try it
workshop-tab-tune = Tune
workshop-odds-hands = Draw hands, in %
workshop-at-least = { $rank } or better
workshop-draws = { $count ->
    [0] no draw
    [one] 1 draw
   *[other] { $count } draws
  }
workshop-hand-said = Five cards, { $studs } stud, { $draws } draw: expected rank { $mean }, cheatin' { $cheat }.
workshop-cheatin = only a cheatin' hand is that good
workshop-policy = Exact, from the deck without the starting gang. Draws change single cards, the lowest first, and keep jokers and whatever is there twice.
workshop-too-few = Add five cards, and their hands are counted.
workshop-cut = Without one { $card }
workshop-cut-good = full house or better { $before } → { $after }
workshop-cut-cheat = cheatin' { $before } → { $after }
workshop-lowball = Lowball at Gamblin'
workshop-lowball-cheat = Cheatin' in { $cheat } of these hands.
workshop-days = Day by day
workshop-days-note = Expected over { $runs } shuffles of a player alone who buys deeds and dudes, and nothing that tomorrow's income could not pay.
workshop-curve-income = income
workshop-curve-upkeep = upkeep
workshop-curve-influence = influence
workshop-curve-control = control
workshop-openings = Opening hands: how many of each, in %
workshop-pulls = Pulls: at least this value
workshop-progress = Games played
workshop-progress-said = { $done } of { $of } games
workshop-play-title = Play this deck
workshop-rival = The deck you play against
workshop-level = The bot
workshop-play = Play
workshop-play-not = As soon as the deck is legal, it can be played.
workshop-sample-title = Sample hands
workshop-sample = Draw a hand
workshop-sample-rock = Your opening hand, with { $rock } ghost rock left in the stash.
workshop-day = Day { $day }
workshop-day-said = income { $income }, upkeep { $upkeep }, ghost rock { $rock }; influence { $influence }, control { $control }.
workshop-bought = Bought:
workshop-goldfish-note = A player alone: buys deeds first, then dudes, and throws a card away each Sundown.
workshop-gauntlet-title = Gauntlet
workshop-gauntlet-text = 200 games of the bot normal with this deck, against each ready deck in turn, from both seats. They run on the server while you build on.
workshop-gauntlet = Run the gauntlet
workshop-rate = wins; 95 % interval { $low } to { $high }, { $games } games
workshop-failed = The trial was broken off by a fault. Start it again.
workshop-other-list = These games were played with the list as it was then.
workshop-longest = Watch the longest game
workshop-shortest = Watch the shortest game
workshop-by-rival = By rival
workshop-by-card = By card: wins with it in play, against without
workshop-by-card-note = In percentage points, with the 95 % interval. It goes with winning, which is not proof that it causes it.
workshop-with = { $games ->
    [one] in play once
   *[other] in play in { $games } games
  }
workshop-tune-text = Looks for swaps within the format's limits that raise the exact chance of a full house or better (five cards, two studs, one draw), and tries the best three in games.
workshop-tune = Find swaps
workshop-no-swaps = No single swap makes the hands better.
workshop-swap = Swap { $out } for { $into }
workshop-swap-good = Full house or better: { $before } → { $after }
workshop-swap-wins = Wins in { $games } games: { $before } → { $after } (± { $error })
workshop-swap-do = Swap them
workshop-look = Look at it
