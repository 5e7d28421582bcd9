# ---- cards that can't be read

refusal-script = { $at }, “{ $line }”: { NAME($why, of: "script") }{ $named ->
    [0] {""}
   *[other] { " " }({ $got })
}.{ $count ->
    [0] {""}
   *[other] { " " }What works: { LIST($allowed, join: "or") }.
}
script-unknown = there is no such word here
script-missing = something is missing
script-too-much = there is a word too many
script-filter-form = this word is written in another way
script-number-too-large = the number is too large
script-not-a-range = this isn't an amount to pay
script-not-a-list = this must be a list of lines
script-block-alone = a block needs a line before it
script-block-missing = the block of this line is missing
script-pile-not-looked-at = a condition doesn't look where a card lies
script-card-without-pile = `card` needs a pile to look through
script-not-asked-of-player = this can't be asked of a player
script-not-asked-of-ability = this can't be asked of an ability
script-not-asked-of-casualty = this can't be asked of a casualty
script-empty = this field is empty
script-waits-for-nothing = a react needs `on`
script-only-reacts-wait = only reacts and traits wait for something
script-not-in-a-trait = a trait works by itself and has no such field
script-lasts-as-long-as-the-card = a trait works as long as the card is in play
script-only-in-a-job = only a job has this field
script-nothing-can-fail = nothing can fail here
script-only-in-a-shootout = only a Shootout ability has this field
script-no-pull-in-a-job = a job has no pull of its own
script-nothing-is-brought = this ability brings nothing into play
script-a-job-has-a-mark = a job begins with the choice of its mark
script-never-chosen = this is read, but nothing was chosen for it
script-never-made = this is read, but nothing makes it here
script-nothing-happened = `it` needs something to wait for
script-too-long = there are too many lines
script-too-deep = blocks are nested too deeply
script-too-many-abilities = the card has too many abilities
script-each-in-each = an `each` can't stand within another
script-not-a-choice = targets are chosen, nothing else happens yet
script-not-a-cost = this can't be a cost
script-nothing-to-prevent = there is nothing to prevent
script-no-effect-gives-it = no effect can give this rule
script-needs-player = this concerns a player
script-needs-card = this concerns a card
script-needs-fight = this concerns the fight
script-a-trait-only-changes = a trait that waits for nothing only changes numbers and gives rules or keywords
script-a-trait-speaks-of = a trait can't speak of this
script-for-several = `for` and `x` belong together
script-nothing-bears-it = no dude bears this card
script-no-cap-in-a-trait = a trait has no cap
script-no-while-in-a-trait = a trait has `if` for this
script-not-a-players-number = a player has no such number
script-not-by-a-trait = a trait can't change this number
script-no-number-of-outfit = an outfit has no such number
script-no-number-of-deed = a deed has no such number
script-no-number-of-goods = goods have no such number
script-no-number-of-spell = a spell has no such number
script-no-number-of-action = an action has no such number
script-no-number-of-joker = a joker has no such number
script-no-trait-gives-it = no trait can give this rule
script-only-on-a-joker = only a joker has this
script-only-on-goods = only goods have this
script-only-on-a-deed = only a deed has this
script-an-action-is-never-in-play = an action is never in play, so it has no traits
script-key-twice = two cards have this key
refusal-card-key = { $field } isn't a key: small letters, digits and dashes, up to 40, and no word that picks use.
refusal-card-taken = { $field } is taken: the game has one of this name.
script-repeat-needs-a-cost = a Repeat ability without a cost could be used without end
script-once-is-for-repeats = only a Repeat ability has this field
script-only-by-a-trait = only a trait changes this number
script-only-of-piles = this means the piles of all players and nobody else
script-too-many-grants = too many cards give abilities to others
script-gone-cards-do-not-react = a card that is in play no more can't react
script-nothing-is-barred = this keeps nothing away
script-no-cap-here = this number has no cap
script-counters-stay = counters stay, whatever holds
