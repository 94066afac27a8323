# The words of Malta!, in French. See ruthless/texts/en.ftl for the arguments.
#
# The ten cards that the printed French rules name have their names from there, the others are ours. As many are whole
# sentences, a single card stands in « », and a list of cards after a colon.

malta = Malta!

## Cards and what they do

card-everyone-moves = Chacun se déplace
    .about = Choisis une direction : tous les pions se déplacent d’une case de ce côté. Ceux qui sont déjà au bord ne bougent pas.
card-shove = Bousculade
    .about = Déplace n’importe quel pion, y compris le tien, d’une case dans la direction de ton choix.
card-extra-step = Un pas de plus
    .about = Ton pion avance d’une case en suivant l’une des flèches sous lui. S’il ne peut pas, il ne se passe rien.
card-swap-places = Échange de places
    .about = Ton pion et celui d’un adversaire échangent leurs places.
card-going-home = Rentrez à la maison
    .about = Un pion de ton choix, y compris le tien, regagne sa tuile de départ, où qu’elle soit. Si la tuile a été retirée, il va là où elle était au début.
card-follow-me = Suivez-moi
    .about = Le pion d’un adversaire vient sur ta case.
card-remove-a-space = Retirez une case
    .about = Retourne la tuile d’une case où il n’y a aucun pion. Elle montre alors un cercle et un 0, sans aucune flèche.
card-restore-a-space = Rétablissez une case
    .about = Remets une tuile retirée face visible, à l’endroit.
card-rotate-a-space = Tournez une case
    .about = Fais pivoter la tuile d’une case de 90°, 180° ou 270°.
card-swap-spaces = Échange de cases
    .about = Les tuiles de deux cases de ton choix échangent leurs places, avec les pions qui s’y trouvent.
card-shift-a-line = Décalez une ligne
    .about = Choisis une rangée ou une colonne et une direction : toutes ses tuiles glissent d’un cran, avec les pions qui s’y trouvent, et la dernière réapparaît à l’autre bout.
card-new-space = Nouvelle case
    .about = La tuile d’une case est remplacée par une tuile de réserve que le hasard désigne.
card-spin-everything = Tout tourne
    .about = Toutes les tuiles pivotent de 90° dans le sens des aiguilles d’une montre.
card-draw-two = Piochez deux
    .about = Pioche deux cartes.
card-discard-two-of-yours = Défaussez deux des vôtres
    .about = Défausse deux cartes de ton choix. Si tu en as moins, défausse ce que tu as.
card-halve-a-hand = Coupe en deux
    .about = Un adversaire garde deux cartes et défausse au hasard la moitié des autres, arrondie en dessous.
card-rob-the-richest = Robin des Bois
    .about = Prends une carte, sans regarder, à l’adversaire qui en a le plus. En cas d’égalité, tu choisis.
card-swap-hands = Échange de mains
    .about = Échange toute ta main contre celle d’un adversaire.
card-pass-left = Passez à gauche
    .about = Chacun passe toute sa main à son voisin, dans le sens des aiguilles d’une montre.
card-everyone-draws = Chacun pioche
    .about = Chacun pioche une carte, toi d’abord.
card-everyone-discards = Chacun défausse
    .about = Chacun défausse une carte de son choix, tous en même temps.
card-end-turn = Fin du tour
    .about = Ton tour est fini : tu ne joues plus de cartes et tu ne te déplaces pas.
card-blind-faith = Foi aveugle
    .about = La personne suivante ne joue aucune carte à son prochain tour : elle ne fait que piocher et se déplacer.
card-lie-low = Faire le mort
    .about = Tu passes ton prochain tour.
card-extra-turn = Un tour de plus
    .about = Après ce tour, tu en joues un autre. Tous les autres piochent une carte.
card-reverse-order = Ordre inversé
    .about = Le jeu continue dans l’autre sens.
card-negate = Annulez
    .about = Joue-la hors de ton tour quand quelqu’un joue une carte : cette carte reste sans effet. À ton propre tour, elle ne fait rien.
card-boomerang = Boomerang
    .about = Joue-la quand quelqu’un dirige une carte contre toi : c’est toi qui l’exécutes, et elle se retourne contre lui. À ton propre tour, elle ne fait rien.
card-reshuffle = Remélangez
    .about = La défausse est mélangée à la pioche, puis tu pioches une carte. Remélangez quitte le jeu.
card-reinvite = Réinvitez
    .about = Une personne qui a perdu revient, avec la main qu’elle a gardée ou, si elle est vide, deux cartes. Tu en pioches deux. Réinvitez quitte le jeu.
card-sudden-death = Mort subite
    .about = Un adversaire dont le pion est sur une case retirée perd aussitôt, si personne n’a plus de cartes que lui.

## Words to answer with
#
# names-side tells the directions apart.

answer-no = non
answer-north = nord
answer-east = est
answer-south = sud
answer-west = ouest
answer-turn-90 = un quart de tour à droite
answer-turn-180 = un demi-tour
answer-turn-270 = un quart de tour à gauche
answer-row-1 = rangée 1
answer-row-2 = rangée 2
answer-row-3 = rangée 3
answer-row-4 = rangée 4
answer-row-5 = rangée 5
answer-row-6 = rangée 6
answer-row-7 = rangée 7
answer-column-a = colonne a
answer-column-b = colonne b
answer-column-c = colonne c
answer-column-d = colonne d
answer-column-e = colonne e
answer-column-f = colonne f
answer-column-g = colonne g

## Questions

place-pawn = Sur quelle tuile de départ mets-tu ton pion ?
play-card = Quelle carte joues-tu ?
step = Où vas-tu ?
opponent = Quel adversaire ?
whose-pawn = Le pion de qui ?
everyone-moves = Chacun se déplace : dans quelle direction ?
shove = Bousculade : dans quelle direction ?
extra-step = Un pas de plus : où vas-tu ?
remove-a-space = Retirez une case : laquelle ?
restore-a-space = Rétablissez une case : laquelle ?
rotate-a-space = Tournez une case : laquelle ?
how-far = De combien pivote-t-elle ?
swap-spaces = Échange de cases : quelle case ?
swap-with = Contre quelle autre case ?
shift-a-line = Décalez une ligne : laquelle ?
shift-where = Dans quelle direction glissent les tuiles ?
new-space = Nouvelle case : où ?
discard = Quelle carte défausses-tu ?
rob-the-richest = Robin des Bois : qui dépouilles-tu ?
blind-faith = Foi aveugle : qui vient ensuite ?
reinvite = Réinvitez : qui revient ?
sudden-death = Mort subite : qui perd ?
pay-first = Tu n’as pas assez de cartes pour tout le monde. Qui paies-tu d’abord ?
pay = Racket : quelle carte donnes-tu à { $other } ?
react = { $seat } joue « { $card } ». Tu réagis ?
    .no = non, laisser faire
react-aimed = { $seat } joue « { $card } » contre { $whom ->
    [you] toi
   *[they] { $other }
}. Tu réagis ?
    .no = non, laisser faire
react-to-reaction = { $seat } réagit avec « { $card } ». Tu annules ça ?
    .no = non, laisser faire

## What happens
#
# These have no full stop at the end, as in Frantic. Where English has “Ann's pawn”, Ann herself moves: no “de Ann”.

begins = { $who ->
    [you] C’est toi qui commences
   *[they] C’est { $seat } qui commence
}
is-dealt-cards = { $count ->
    [0] Tu ne reçois rien
   *[other] Tu reçois : { $cards }
}
draws = { $count ->
    [0] { $who ->
        [you] Tu ne pioches rien
       *[they] { $seat } ne pioche rien
    } : la pioche est vide
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
    [0] Tu ne pioches rien : la pioche est vide
   *[other] Tu pioches : { $cards }
}
plays = { $who ->
    [you] Tu joues
   *[they] { $seat } joue
} « { $card } »
names = { $who ->
    [you] { $whom ->
        [you] Tu te désignes
       *[they] Tu désignes { $other }
    }
   *[they] { $whom ->
        [you] { $seat } te désigne
       *[they] { $seat } désigne { $other }
    }
}
names-space = { $who ->
    [you] Tu choisis
   *[they] { $seat } choisit
} la case { $space }
names-side = { $who ->
    [you] Tu choisis
   *[they] { $seat } choisit
} { $arrow ->
    [nord] le nord
    [est] l’est
    [sud] le sud
   *[ouest] l’ouest
}
names-turn = { $who ->
    [you] Tu choisis
   *[they] { $seat } choisit
} { $count }°
names-row = { $who ->
    [you] Tu choisis
   *[they] { $seat } choisit
} la rangée { $count }
names-column = { $who ->
    [you] Tu choisis
   *[they] { $seat } choisit
} la colonne { $space }
no-target = « { $card } » ne sert à rien cette fois
negated = « { $card } » reste sans effet
turns-back = { $who ->
    [you] C’est maintenant toi qui exécutes
   *[they] C’est maintenant { $seat } qui exécute
} « { $card } »
goes-to = { $who ->
    [you] Ton pion va
   *[they] { $seat } va
} sur la case { $space }
removes = { $who ->
    [you] Tu retires
   *[they] { $seat } retire
} la case { $space }
restores = { $who ->
    [you] Tu rétablis
   *[they] { $seat } rétablit
} la case { $space } : { $tile }
rotates = { $who ->
    [you] Tu fais pivoter
   *[they] { $seat } fait pivoter
} la case { $space } de { $count }°
spins = Toutes les tuiles pivotent de 90°
swaps-spaces = { $who ->
    [you] Tu échanges
   *[they] { $seat } échange
} les cases { $spaces }
shifts = { $who ->
    [you] Tu décales
   *[they] { $seat } décale
} la ligne
replaces = { $who ->
    [you] Tu mets
   *[they] { $seat } met
} une nouvelle tuile sur la case { $space } : { $tile }
discards = { $count ->
    [0] { $who ->
        [you] Tu ne défausses rien
       *[they] { $seat } ne défausse rien
    }
   *[other] { $who ->
        [you] Tu défausses : { $cards }
       *[they] { $seat } défausse : { $cards }
    }
}
will-miss = { $who ->
    [you] Tu sauteras ton
   *[they] { $seat } sautera son
} prochain tour
misses = { $who ->
    [you] Tu sautes ton
   *[they] { $seat } saute son
} tour
will-trust = { $who ->
    [you] Tu ne joueras aucune carte à ton
   *[they] { $seat } ne jouera aucune carte à son
} prochain tour
trusts = { $who ->
    [you] Tu ne joues
   *[they] { $seat } ne joue
} aucune carte à ce tour
will-go-again = { $who ->
    [you] Tu auras
   *[they] { $seat } aura
} un autre tour après celui-ci
order-reversed = Le jeu continue dans l’autre sens
reshuffles = { $count ->
    [0] Aucune carte n’est mélangée
    [one] Une carte est mélangée
   *[other] { $count } cartes sont mélangées
} à la pioche
loses = { $who ->
    [you] Tu perds
   *[they] { $seat } perd
} : { $text ->
    [stuck] { loses.stuck }
    [sudden-death] { loses.sudden-death }
   *[no-cards] { loses.no-cards }
}
    .stuck = aucun déplacement possible
    .sudden-death = Mort subite
    .no-cards = plus de cartes
comes-back = { $who ->
    [you] Tu reviens
   *[they] { $seat } revient
} dans la partie
match-ends = Partie terminée : victoire pour { $seats }

## Why something is not allowed

not-in-hand = Tu n’as pas « { $card } » en main.
picked-already = Tu as déjà choisi « { $card } ».
no-start-space = La case { $space } n’a pas de tuile de départ.
no-such-seat = Personne n’est assis là.
no-such-space = Ce plateau n’a pas de case { $space }.
no-such-line = Ce plateau n’a pas cette ligne.
has-lost = { $whom ->
    [you] Tu as perdu.
   *[they] { $other } a perdu.
}
has-not-lost = { $whom ->
    [you] Tu n’as pas perdu.
   *[they] { $other } n’a pas perdu.
}
aim-at-self = Tu ne peux pas te choisir toi-même.
not-next = { $other } ne vient pas ensuite.
not-richest = Quelqu’un d’autre a plus de cartes { ELIDE("que", $other) }.
not-doomed = { $whom ->
    [you] Tu ne te trouves
   *[they] { $other } ne se trouve
} pas sur une case retirée.
no-arrow = Aucune flèche sous ton pion ne mène de ce côté.
off-board = Cela mène hors du plateau.
removed-already = La case { $space } est déjà retirée.
occupied = Il y a un pion sur la case { $space }.
not-removed = La case { $space } n’est pas retirée.
circle-turned = La case { $space } est retirée : il n’y a rien à faire pivoter.
same-space = Tu as déjà choisi la case { $space }.
across-the-line = Les tuiles glissent le long de leur ligne.
nothing-due = Tu ne dois rien à cette personne.
no-boomerang = Tu ne peux pas la renvoyer : cette carte n’est pas dirigée contre toi.
no-reaction = « { $card } » ne peut pas servir de réponse ici.

## House rules

option-board_for_two = Le plateau à deux
    .number = { $count } rangées de { $count } tuiles
option-blind_faith = Foi aveugle
    .no_cards = aucune carte au prochain tour
    .whole_turn = tout le prochain tour est sauté
option-pawns_travel = Tuiles échangées ou décalées
    .no = laissent les pions où ils sont
    .yes = emportent les pions
option-remove_occupied = Cases qui peuvent être retirées
    .yes = toutes
    .no = seulement celles sans pion
option-racket_pick = Cartes payées au racket
    .payer = choisies par la personne qui paie
    .random = choisies par le hasard
option-racket_order = Pas assez de cartes pour le racket
    .by_owner = chacun est payé en entier, l’un après l’autre
    .by_card = on répartit carte par carte
option-negate_in_own_turn = « Annulez » à ton propre tour
    .no = seulement une carte sans effet
    .yes = aussi contre les réactions des autres
option-boomerang_untargeted = Boomerang
    .no = seulement contre une carte dirigée contre toi
    .yes = reprend aussi les cartes qui ne visent personne
option-second_of_two = À deux, la deuxième personne commence avec
    .number = { $count } cartes
preset-printed = comme dans les règles imprimées
preset-merciless = sans pitié : court et brutal
