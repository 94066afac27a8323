# The words of Frantic – the board game, in French. See ruthless/texts/en.ftl for the arguments.
#
# Cards and events keep their English names, as in the printed French edition.

frantic-board = Frantic – le jeu de plateau

## Cards and what they do

card-stop = Stop
    .about = Un pion qui entre sur cette case finit son déplacement là.
card-x = X
    .about = Les pions enjambent cette case, et elle ne compte pas. Un pion qu’une autre carte amène ici glisse sur la case suivante.
card-snail = Snail
    .about = Traverser cette case coûte deux pas au lieu d’un. Y finir est sans effet.
card-push = Push
    .about = Un pion qui finit ici va une case plus loin, là où pointe la flèche : le long du parcours ou de côté. Ce qui s’y trouve agit aussi.
card-jump = Jump
    .about = Un pion qui finit ici saute deux cases plus loin sur le parcours, par-dessus ce qu’il y a entre les deux. Ce qui se trouve à l’arrivée du saut agit aussi.
card-second-chance = Second Chance
    .about = Tu finis ici ? Relance le dé et repars, dans le même sens.
card-swap = Swap
    .about = Tu finis ici ? Choisis un autre pion : il prend la place du tien, et le tien la sienne, que tu veuilles ou non. Son propriétaire peut bloquer.
card-gift = Gift
    .about = Tu finis ici ? Fais avancer le pion de quelqu’un d’autre d’une ou deux cases. Son propriétaire peut bloquer.
card-magnet = Magnet
    .about = Tu finis ici ? Prends en main n’importe quelle carte visible sur le plateau, mais ni téléportation numérotée, ni carte sous un pion.
card-teleport = Teleport
    .card = Téléportation { $number }
    .about = Tu finis ici ? Lance le dé : ton pion file sur la téléportation qui porte ce numéro. Les téléportations numérotées font de même.
card-skip = Skip
    .about = Joue-la, et tu ne bouges pas à ce tour.
card-reverse = Reverse
    .about = Joue-la, et tu te déplaces à reculons à ce tour.
card-remote = Remote
    .about = Joue-la et désigne quelqu’un : tu lances le dé et déplaces son pion au lieu du tien. Si ta victime bloque, tu ne bouges pas.
card-ghost = Ghost
    .about = Joue-la, et ton déplacement ignore toutes les cartes du plateau.
card-block = Block
    .about = On t’attaque avec Gift, Swap ou Remote, ou l’on jette Re-Roll contre ton dé ? Jette celle-ci : il ne se passe rien.
card-re-roll = Re-Roll
    .about = Jette-la dès que quelqu’un a lancé un dé, n’importe lequel : le lancer est nul et se refait.
card-nice-try = Nice Try
    .about = Un pion est à l’arrivée à la fin d’un tour ? Jette celle-ci : tous les pions qui y sont filent sur la téléportation 6, et la manche continue.
card-troublemaker = Troublemaker
    .about = Joue-la, et un événement remplace ton déplacement. Qui finit dessus déclenche un événement. On ne peut pas la recouvrir.
card-fuck-you = { $family ->
    [yes] Va voir ailleurs
   *[no] Fuck You
}
    .about = Joue-la, et ton pion avance de 21 cases avant ton déplacement. Qui finit dessus la prend en main, où elle coûte 21 points à la fin de la manche. On ne peut pas la recouvrir.

## Events

event-epic-fail = Epic Fail
    .about = Le dernier pion file sur la téléportation numérotée la plus avancée du parcours.
event-earthquake = Earthquake
    .about = L’un après l’autre, chacun met son pion là où se trouve celui de la personne suivante.
event-marching-orders = Marching Orders
    .about = Qui a déclenché l’événement choisit un pion, lance le dé et le déplace d’autant. Les cartes agissent comme dans tout déplacement.
event-teleport-terror = Teleport Terror
    .about = L’un après l’autre, chacun lance le dé et file sur la téléportation qui porte ce numéro.
event-market = Market
    .about = Une carte par personne est tirée de la pioche et étalée ; chacun en prend une, à commencer par qui a déclenché l’événement.
event-mexican-standoff = Mexican Standoff
    .about = Tous les pions filent sur la téléportation 6.
event-expansion = Expansion
    .about = L’un après l’autre, chacun lance le dé et avance d’autant de cases. Aucune carte n’agit.
event-recession = Recession
    .about = Chacun lance le dé et recule d’autant de cases. Aucune carte n’agit.
event-restock = Restock
    .about = L’un après l’autre, chacun choisit une carte de sa main et la pose n’importe où sur le plateau, sauf sur du blanc. Puis tout le monde complète sa main jusqu’à quatre cartes.
event-reset = Reset
    .about = Chacun défausse toute sa main et pioche quatre cartes.
event-tsunami = Tsunami
    .about = Chacun lance le dé à son tour. Qui fait moins que la personne d’avant se déplace d’autant de cases qu’elle avait obtenu, et c’est fini. Les cartes agissent comme dans tout déplacement.
event-gambling-man = Gambling Man
    .about = L’un après l’autre, chacun lance le dé. Qui a le plus haut numéro file sur la téléportation qui le porte, même à plusieurs.
event-friday-the-13th = Friday the 13th
    .about = Il ne se passe strictement rien.
event-loot = Loot
    .about = Chacun passe toutes ses cartes à la personne suivante, tous en même temps.
event-surprise-party = Surprise Party
    .about = L’un après l’autre, chacun choisit un pion, qui avance de deux cases.
event-charity = Charity
    .about = Le pion de tête recule de quatre cases, tous les autres avancent d’une.
event-robin-hood = Robin Hood
    .about = Le pion de tête et le dernier changent de place.
event-reorganize = Reorganize
    .about = Qui a déclenché l’événement déplace deux téléportations numérotées où il n’y a pas de pion.
event-communism = Communism
    .about = Tous les pions rejoignent celui de tête.
event-epic-win = Epic Win
    .about = Le pion de tête retourne à la case START.

## Spaces, and words to answer with
#
# Spaces follow the words “la case”; lays-pointing tells the answers for directions apart.

space-start = START
space-finish = arrivée
answer-no = non
answer-start = START
answer-finish = arrivée
answer-north = nord
answer-east = est
answer-south = sud
answer-west = ouest
answer-forward = avant
answer-backward = arrière

## Questions

play-card = Quelle carte joues-tu ?
lay-card = Avant le début de la manche : quelle carte poses-tu sur le plateau ?
place = Sur quelle case la poses-tu ?
place-anywhere = Restock : sur quelle case la poses-tu ? La couleur n’a pas d’importance.
place-empty = Sur quelle case vide la poses-tu ?
point = Dans quelle direction pointe { $card }, case { $space } ?
swap = Swap : avec qui ton pion change-t-il de place ?
gift = Gift : le pion de qui fais-tu avancer ?
gift-steps = Gift : de combien de cases fais-tu avancer { $other } ?
magnet = Magnet : sur quelle case prends-tu la carte ?
remote = Remote : le pion de qui déplaces-tu ?
block = { $seat } utilise { $card } contre toi{ $count ->
    [0] {""}
    [1] {""} pour avancer ton pion d’une case
   *[other] {""} pour avancer ton pion de deux cases
}. Tu bloques ?
    .no = non, laisser faire
block-re-roll = Tu as obtenu { $roll }, et { $seat } jette Re-Roll. Tu bloques ?
    .no = non, relancer
re-roll = { $who ->
    [you] Tu as
   *[they] { $seat } a
} obtenu { $roll }. Tu jettes Re-Roll ?
    .no = non, le lancer tient
nice-try = Un pion est à l’arrivée. Tu jettes Nice Try ?
    .no = non, laisser finir la manche
march = Marching Orders : quel pion se déplace ?
party = Surprise Party : quel pion avance de deux cases ?
take-from-market = Quelle carte prends-tu au marché ?
restock = Restock : quelle carte poses-tu sur le plateau ?
teleport-which = Reorganize : quelle téléportation déplaces-tu ?
teleport-where = Reorganize : où va la { $card } ?

## What happens
#
# These have no full stop at the end, as in Frantic. Where English has “the pawn of Ann”, Ann herself moves: no “de Ann”.

round = La manche { $round } commence
is-dealt-cards = { $count ->
    [0] Tu ne reçois rien
   *[other] Tu reçois { $cards }
}
begins = { $who ->
    [you] C’est toi qui commences
   *[they] C’est { $seat } qui commence
}
rolls = { $who ->
    [you] Tu lances le dé
   *[they] { $seat } lance le dé
} : { $roll }
draws = { $count ->
    [0] { $who ->
        [you] Tu ne pioches rien
       *[they] { $seat } ne pioche rien
    }
    [one] { $who ->
        [you] Tu pioches une carte
       *[they] { $seat } pioche une carte
    }
   *[other] { $who ->
        [you] Tu pioches { $count } cartes
       *[they] { $seat } pioche { $count } cartes
    }
}
draws-cards = { $count ->
    [0] { $who ->
        [you] Tu ne pioches rien
       *[they] { $seat } ne pioche rien
    }
   *[other] { $who ->
        [you] Tu pioches { $cards }
       *[they] { $seat } pioche { $cards }
    }
}
plays = { $who ->
    [you] Tu joues
   *[they] { $seat } joue
} { $card }
lays = { $who ->
    [you] Tu poses
   *[they] { $seat } pose
} { $card } sur la case { $space }
lays-pointing = { $who ->
    [you] Tu poses
   *[they] { $seat } pose
} { $card } sur la case { $space }, flèche vers { $arrow ->
    [nord] le nord
    [est] l’est
    [sud] le sud
    [ouest] l’ouest
    [avant] l’avant
   *[other] l’arrière
}
attacks = { $who ->
    [you] Tu vises { $other }
   *[they] { $whom ->
        [you] { $seat } te vise
       *[they] { $seat } vise { $other }
    }
}
blocks = { $who ->
    [you] Tu bloques
   *[they] { $seat } bloque
} { $whom ->
    [you] ton attaque
   *[they] l’attaque lancée par { $other }
} : { $card }
does-not-move = { $who ->
    [you] Tu ne bouges pas
   *[they] { $seat } ne bouge pas
}
goes-to = { $who ->
    [you] Ton pion va
   *[they] { $seat } va
} sur la case { $space }
lands-on = { $who ->
    [you] Ton pion tombe
   *[they] { $seat } tombe
} sur { $card }
takes-from-board = { $who ->
    [you] Tu prends
   *[they] { $seat } prend
} { $card } sur la case { $space }
discards = { $count ->
    [0] { $who ->
        [you] Tu ne défausses rien
       *[they] { $seat } ne défausse rien
    }
   *[other] { $who ->
        [you] Tu défausses { $cards }
       *[they] { $seat } défausse { $cards }
    }
}
market = Au marché : { $cards }
takes-from-market = { $who ->
    [you] Tu prends
   *[they] { $seat } prend
} { $card } au marché
moves-teleport = { $who ->
    [you] Tu déplaces
   *[they] { $seat } déplace
} la { $card } sur la case { $space }
event = Événement : { $event }
round-ends = La manche est finie : { $text ->
    [pile] la pioche n’a pas suffi
   *[finish] un pion est à l’arrivée
}
scores = { $who ->
    [you] Tu marques
   *[they] { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la case { $space }{ $count ->
    [0] {""}
   *[other] {""} avec { $cards } en main
}
match-ends = Partie finie : victoire pour { $seats } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Why something is not allowed

not-in-hand = Tu n’as pas { $card } en main.
must-play = Tu dois jouer une carte.
must-choose = Tu dois choisir quelqu’un.
aim-at-self = Tu ne peux pas choisir ce pion : il faut celui de quelqu’un d’autre.
swap-with-itself = C’est ce pion qui est arrivé sur Swap : il échange sa place avec un autre.
no-such-seat = Personne n’est assis là.
no-card-there = On ne pose pas de carte sur la case START ni sur l’arrivée.
pawn-there = On ne pose pas de carte là où il y a un pion.
teleport-there = Les téléportations numérotées ne se recouvrent jamais.
white-there = Les cartes blanches ne se recouvrent jamais, et { $card } est là.
not-empty = { $card } est déjà là : avant la manche, tu n’as droit qu’aux cases vides.
other-colour = { $card } ne va que sur une case vide, sur une carte de sa couleur ou sur une carte multicolore.
jump-along-path = Un Jump pointe vers l’avant ou vers l’arrière, le long du parcours.
push-off-board = Un Push pointe vers le nord, l’est, le sud ou l’ouest, et pas hors du plateau.
one-or-two = Il avance d’une case ou de deux.
nothing-there = Il n’y a pas de carte là.
teleport-taken = Les téléportations numérotées restent sur le plateau.
pawn-on-card = Il y a un pion sur { $card }.
no-reaction = { $card } ne peut pas être jetée maintenant.
not-in-market = { $card } n’est pas au marché.
no-teleport = Seules les téléportations numérotées se déplacent, et { $card } n’en est pas une.
teleport-stays = { $card } a déjà été déplacée.

## House rules

option-limit = Points qui mettent fin à la partie
    .medium = 121, ou 99 à quatre et plus
    .short = 99, ou 83 à quatre et plus
    .long = 157, ou 121 à quatre et plus
    .number = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
option-landing_choice = Quand quelqu’un d’autre a déplacé ton pion
    .owner = c’est toi qui décides, lances le dé et prends les cartes là où il finit
    .mover = c’est cette personne qui le fait
option-arrival_effects = Cartes sous les pions téléportés ou échangés
    .off = ne font rien
    .on = agissent comme après un déplacement
option-overshoot = Pas en trop au-delà de START ou de l’arrivée
    .clamp = sont perdus
    .bounce = se comptent dans l’autre sens
option-earthquake = Earthquake
    .sequential = un pion après l’autre
    .simultaneous = tous les pions en même temps
option-tsunami = Tsunami
    .continue = continue jusqu’à ce que quelqu’un fasse moins
    .one_lap = finit quand tout le monde a lancé le dé
option-setup_covering = Recouvrir des cartes avant la manche
    .yes = permis, selon les couleurs
    .no = cases vides seulement
option-fuck_you_landing = La carte au bout des 21 cases de { card-fuck-you }
    .ignored = ne fait rien
    .fires = agit avant ton déplacement
option-white_trigger = Cartes blanches sur le plateau
    .land = agissent quand un pion finit dessus
    .pass = agissent quand un pion passe dessus
option-x_slide = Un pion glisse d’un X
    .travel = dans le sens où il est venu
    .forward = toujours vers l’avant
preset-printed = comme imprimé
