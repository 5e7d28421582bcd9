
# ---- what cards in the hand do, in three or four words

page-short-water = swaps a pair
page-short-bank = +1 card a turn
page-short-barrel = 1 in 4 dodges
page-short-beer = +1 life for each
page-short-strong-beer = somebody has 3 lives
page-short-hat = dodges once
page-short-carbine = hit, or gear is gone
page-short-wagon = draw 3, keep 2
page-short-gun-belt = BANG! without limit
page-short-colt = a hit
page-short-derringer = hit; any card dodges
page-short-dynamite = -3 lives if it blows
page-short-duel = hit cards in turn
page-short-general-store = both choose cards
page-short-robbery = takes a card
page-short-gatling = hits all the others
page-short-indians = the others: card or life
page-short-schoolteacher = takes Equipment
page-short-missed = dodges a hit
page-short-bison-herd = swaps every turn
page-short-scope = reaches the rear
page-short-watch = a card at each swap
page-short-peacemaker = hit, or a card less
page-short-knife = a hit besides BANG!
page-short-volley = a hit per Equipment
page-short-remington = hit, or draw a card
page-short-return-fire = dodges and hits back
page-short-schofield = hit, or +1 life
page-short-rattlesnake = -1 life on a snake
page-short-shotgun = hit, or a swap
page-short-winchester = hit, rear as well
