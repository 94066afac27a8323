# What the client says about Frantic – the board game, in French.

## The bar and the persons

board-ui-round = Manche { $round }
board-ui-limit = reste en bas · fin à { $limit }
board-ui-last-turn = dernier tour : la pioche est vide
board-ui-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
board-ui-standing-space = Case
board-ui-standing-hand = Main
board-ui-standing-points = Points
board-ui-mark-backward = recule
board-ui-mark-ghost = fantôme
board-ui-mark-driven = Remote
board-ui-mark-finish = arrivée

## The board

board-ui-board = Plateau. Les flèches du clavier se promènent, Entrée choisit.
board-ui-start = START
board-ui-space = Case { $space }
board-ui-empty = vide
board-ui-arrow = { $card }, flèche : { $arrow }
board-ui-used = a déjà agi ce tour-ci
board-ui-more = { $count ->
    [one] 1 carte dessous
   *[other] { $count } cartes dessous
}
board-ui-pawns = { $count ->
    [one] pion : { $seats }
   *[other] pions : { $seats }
}
board-ui-open = au choix
board-ui-closed = impossible pour l’instant
board-ui-pawn = le pion { ELIDE("de", $seat) }
board-ui-reach = { $count ->
    [one] un { $rolls } au dé mène ici
   *[other] { $rolls } au dé mènent ici
}
board-ui-way = { $count ->
    [one] sur le chemin, 1 point de dé
   *[other] sur le chemin, { $count } points de dé
}
board-ui-pile = { $count ->
    [0] Pioche vide
    [one] Pioche, 1 carte
   *[other] Pioche, { $count } cartes
}
board-ui-die = { $seat } a fait { $roll }
board-ui-die-you = Tu as fait { $roll }
board-ui-to-lay = À poser : { $card }
board-ui-market = Marché
board-ui-take = { $card }, au marché

## A touched space, explained

board-ui-lies = Ici : { $card }.
board-ui-lies-to = { $card } (case { $space }).
board-ui-has-worked = Elle a déjà agi ce tour-ci et se repose jusqu’au prochain.
board-ui-below = Dessous, sans effet : { $cards }.
board-ui-here = Sur place : { $seats }.
board-ui-cost-start = Qui est encore ici à la fin de la manche ne marque rien. L’envie est gratuite.
board-ui-cost-finish = Un pion ici met fin à la manche, et cela coûte { $points } points.
board-ui-cost = { $points ->
    [one] Finir la manche ici coûte 1 point.
   *[other] Finir la manche ici coûte { $points } points.
}

## Questions: the heading, and a sentence where the game's own question will not do

board-ui-ask-play-card = 1. Joue une carte
    .text = Pose-la là où ça fait mal. Ensuite, tu bouges.
board-ui-ask-lay-card = Pose une carte
    .text = Avant la manche. Elle n’agit pas encore.
board-ui-ask-place = Pose { $card }
    .text = Où ça ? Les cases encadrées sont libres.
board-ui-ask-place-anywhere = Pose { $card }
    .text = Restock : toutes les couleurs vont, sauf le blanc.
board-ui-ask-place-empty = Pose { $card }
    .text = Sur la case vide de ton choix.
board-ui-ask-point = De quel côté ?
    .text = Où pointe { $card } ?
board-ui-ask-swap = Change de place
    .text = Avec quel pion ? Tu n’y coupes pas.
board-ui-ask-gift = Un cadeau
    .text = Le pion de qui fais-tu avancer ?
board-ui-ask-gift-steps = De combien ?
    .text = { $other } n’avait rien demandé.
board-ui-ask-magnet = Prends une carte
    .text = N’importe laquelle, tant qu’aucun pion n’est dessus.
board-ui-ask-remote = Remote
    .text = Quel pion conduis-tu à la place du tien ?
board-ui-ask-re-roll = { $who ->
    [you] Tu as fait { $roll }
   *[they] { $seat } a fait { $roll }
}
    .text = Jette Re-Roll, ou laisse passer.
board-ui-ask-block-re-roll = Relancer ?
    .text = { $seat } jette Re-Roll sur ton { $roll }. Bloque, ou tu relances.
board-ui-ask-nice-try = Quelqu’un y est
    .text = Un pion est à l’arrivée. Nice Try l’envoie sur la téléportation 6.
board-ui-ask-march = Marching Orders
    .text = Choisis un pion. Tu lances le dé, il marche.
board-ui-ask-party = Surprise Party
    .text = Quel pion avance de deux cases ?
board-ui-ask-take-from-market = Sers-toi
    .text = Une carte du marché. Le reste est pour les autres.
board-ui-ask-restock = Restock
    .text = Quelle carte poses-tu sur le plateau ?
board-ui-ask-teleport-which = Reorganize
    .text = Quelle téléportation numérotée déménage ?
board-ui-ask-teleport-where = Où ça ?
    .text = Trouve une autre case pour la { $card }.

board-ui-goes = { $card } va sur { $space }.
board-ui-goes-over = { $card } va sur { $space }, par-dessus { $under }.
board-ui-goes-which = { $card } va sur { $space }. De quel côté ?
board-ui-goes-to = { $card } va sur { $space } et mène à { $to }.

## Main buttons

board-ui-do-play-card = Jouer { $card }
board-ui-do-lay-card = Poser { $card }
board-ui-do-restock = Poser { $card }
board-ui-do-place = { $card } sur { $space }
board-ui-do-place-to = { $card } sur { $space }, vers { $to }
board-ui-do-point = { $card } : { $arrow }, vers { $to }
board-ui-do-point-blind = Flèche : { $arrow }
board-ui-do-swap = Prendre la place : { $seat }
board-ui-do-gift = Faire avancer { $seat }
board-ui-do-gift-steps = { $count ->
    [one] Une case, vers { $space }
   *[other] Deux cases, vers { $space }
}
board-ui-do-magnet = Prendre { $card } sur { $space }
board-ui-do-remote = Conduire { $seat }
board-ui-do-march = Faire marcher { $seat }
board-ui-do-party = Faire avancer { $seat }
board-ui-do-take-from-market = Prendre { $card }
board-ui-do-teleport-which = Déplacer la { $card }
board-ui-do-teleport-where = { $card } sur { $space }
board-ui-do-block = Jeter { $card }
board-ui-do-block-re-roll = Jeter { $card }
board-ui-do-re-roll = Jeter { $card }
board-ui-do-nice-try = Jeter { $card }
board-ui-arrows = Où pointe la flèche
board-ui-arrow-to = { $arrow }, vers { $space }
board-ui-steps = De combien

## Attacks

board-ui-threat-gift = { $seat } t’offre un cadeau.
    .text = { $count ->
    [one] Ton pion doit avancer d’une case. Quelle générosité.
   *[other] Ton pion doit avancer de deux cases. Quelle générosité.
}
board-ui-threat-swap = { $seat } veut ta place.
    .text = Vos pions doivent changer de place. La vue ne te plaira pas.
board-ui-threat-remote = { $seat } prend le volant.
    .text = Ton pion doit avancer au gré d’un autre dé.
board-ui-threat-re-roll = { $seat } conteste.
    .text = Ton lancer doit être annulé et refait.

## The page of the game

page-stage = Pose une carte sur le chemin, lance le dé, avance. Ce qui se trouve là où tu t’arrêtes te tombe dessus, et la case finale fait tes points.
page-hand = À chaque tour, une carte doit aller sur le plateau. Un piège oublie vite qui l’a posé.
page-attack = Les autres promènent aussi ton pion. Rarement pour ton bien.
group-pass = En chemin
group-land = À l’arrêt
group-played = Jouées
group-reaction = Lancées
group-white = Blanches
group-event = Événements
card-numbered-teleport = Téléportations numérotées
    .about = Elles sont là dès le début, et rien ne les recouvre jamais. Arrête-toi dessus et lance le dé : ton pion file sur celle qui porte ce numéro.

## What led to a question

board-ui-led-lay-card = Avant la manche, tout le monde pose une carte.
board-ui-led-lays = Tu poses { $card }.
board-ui-led-finish = À l’arrivée : { $seats }.
board-ui-led-event = Troublemaker { $who ->
    [you] (c’est toi)
   *[they] ({ $seat })
} : { $event }.

## A line of help, when something is met for the first time

board-ui-help-lay-card = Ces cartes guettent sur le plateau. Elles ne font rien tant qu’aucun pion ne passe.
board-ui-help-play-card = Une carte par tour : la plupart se posent sur le plateau, les bleues agissent aussitôt. Puis le dé fait avancer ton pion. Là où il finit la manche, c’est ce qu’il coûte.
board-ui-help-re-roll = Un dé ne compte qu’une fois que tout le monde a pu protester. On te le demande quoi que tu tiennes.
board-ui-help-nice-try = Un pion à l’arrivée met fin à la manche et coûte 50 points. Nice Try, jeté maintenant, le renvoie.

## Who ended a round, and how

board-ui-ended = { $who ->
    [you] Tu es
   *[they] { $seat } est
} à l’arrivée.
board-ui-ended-rolled = { $who ->
    [you] Tu as fait { $roll }
   *[they] { $seat } a fait { $roll }
}, jusqu’à l’arrivée.
board-ui-ended-met = { $who ->
    [you] { $card } t’attendait : direction l’arrivée.
   *[they] { $card } attendait { $seat } : direction l’arrivée.
}
board-ui-ended-by = { $who ->
    [you] { $other } t’envoie à l’arrivée : { $card }.
   *[they] { $whom ->
        [you] Tu envoies { $seat } à l’arrivée : { $card }.
       *[they] { $other } envoie { $seat } à l’arrivée : { $card }.
    }
}
board-ui-ended-event = { $who ->
    [you] { $event } t’envoie à l’arrivée.
   *[they] { $event } envoie { $seat } à l’arrivée.
}
board-ui-ended-pile = Après { $who ->
    [you] ton tour
   *[they] le tour { ELIDE("de", $seat) }
}, la pioche n’avait plus assez de cartes pour tout le monde.
