
# ---- che cosa fanno le carte in mano, in tre o quattro parole

page-short-water = cambia una coppia
page-short-bank = +1 carta a turno
page-short-barrel = 1 su 4 schiva
page-short-beer = +1 vita a ognuno
page-short-strong-beer = qualcuno ha 3 vite
page-short-hat = schiva una volta
page-short-carbine = colpo, o via un equip.
page-short-wagon = pesca 3, tieni 2
page-short-gun-belt = BANG! senza limite
page-short-colt = un colpo
page-short-derringer = colpo; ogni carta schiva
page-short-dynamite = -3 vite se esplode
page-short-duel = carte colpo a turno
page-short-general-store = si sceglie in due
page-short-robbery = prende una carta
page-short-gatling = colpisce gli altri
page-short-indians = gli altri: carta o vita
page-short-schoolteacher = prende un equip.
page-short-missed = schiva un colpo
page-short-bison-herd = scambia ogni turno
page-short-scope = arriva in retroguardia
page-short-watch = una carta a ogni scambio
page-short-peacemaker = colpo, o una carta in meno
page-short-knife = un colpo oltre al BANG!
page-short-volley = un colpo per equip.
page-short-remington = colpo, o peschi
page-short-return-fire = schiva e risponde
page-short-schofield = colpo, o +1 vita
page-short-rattlesnake = -1 vita col serpente
page-short-shotgun = colpo, o scambio
page-short-winchester = colpo, anche dietro
