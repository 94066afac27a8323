# What the client says about Malta!, in French. $ways and $pawns are lists in words.

malta-ui-subtitle = il n’en restera qu’un · pioche { $count }

## The board
#
# malta-ui-to says where something goes, malta-ui-at where something is.

malta-ui-to = { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
malta-ui-at = { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
malta-ui-board = Plateau
malta-ui-space = { $space } : { $tile }
malta-ui-number = nombre { $number }
malta-ui-ways = { $count ->
    [0] aucune issue
    [one] une seule issue : { $ways }
   *[other] issues : { $ways }
}
malta-ui-all-ways = des issues de tous les côtés
malta-ui-hole = un trou : 0, aucune issue
malta-ui-start = tuile de départ
malta-ui-pawns = { $count ->
    [one] pion : { $pawns }
   *[other] pions : { $pawns }
}
malta-ui-home = maison : { $pawns }
malta-ui-named = annoncée
malta-ui-can-pick = peut être choisie
malta-ui-is-picked = choisie
malta-ui-line-picked = { $line }, choisie

## Beside the board

malta-ui-deck = Pioche
malta-ui-deck-note = ne se refait pas
malta-ui-spares = { $count ->
    [one] Une tuile de réserve : { $tiles }
   *[other] { $count } tuiles de réserve : { $tiles }
}
malta-ui-spare = Tuiles de réserve
malta-ui-four = quatre issues
malta-ui-three = trois issues
malta-ui-one = une issue
malta-ui-none = aucune issue

## What is being played

malta-ui-against = contre { $seat }
malta-ui-against-you = contre toi
malta-ui-no-effect = sans effet
malta-ui-no-target = rien à faire
malta-ui-reaction = { $seat } : { $card }
malta-ui-reaction-unknown = { $card }
malta-ui-taken = exécutée par { $seat }
malta-ui-you-take = c’est toi qui l’exécutes

## The steps of a turn

malta-ui-steps = Tour { ELIDE("de", $seat) }
malta-ui-your-steps = Ton tour
malta-ui-draw = Piocher
malta-ui-draw-count = Piocher { $count }
malta-ui-play = Jouer
malta-ui-play-count = Jouer { $count }
malta-ui-play-none = Rien à jouer
malta-ui-move = Bouger
malta-ui-pay = Payer
malta-ui-pay-count = Payer { $count }
malta-ui-step-done = { $step }, fait
malta-ui-step-now = { $step }, maintenant
malta-ui-step-owed = { $step }, maintenant, encore { $count ->
    [one] une carte
   *[other] { $count } cartes
}

## What would happen here

malta-ui-do-remove-a-space = Retirer
malta-ui-do-restore-a-space = Rétablir
malta-ui-do-rotate-a-space = Tourner
malta-ui-do-swap-spaces = Échanger
malta-ui-do-swap-with = … contre elle
malta-ui-do-new-space = Remplacer
malta-ui-do-place-pawn = Partir d’ici
malta-ui-do-step = Aller ici
malta-ui-do-extra-step = Un pas ici
malta-ui-do-shove = Pousser ici
malta-ui-do-hole = Droit au trou
malta-ui-do-pay = Payer { $count }

## Explanations

malta-ui-explain-title = { $space } · { $number }
malta-ui-explain-hole-title = { $space } · un trou
malta-ui-explain-draw = { $count ->
    [0] Qui commence son tour ici ne pioche rien.
    [one] Qui commence son tour ici pioche une carte.
   *[other] Qui commence son tour ici pioche { $count } cartes.
}
malta-ui-explain-ways = { $count ->
    [0] Aucune issue : qui doit bouger d’ici est éliminé.
    [one] Une seule issue : { $ways }.
   *[other] Issues : { $ways }.
}
malta-ui-explain-blocked = Aucune flèche ne reste sur le plateau : qui doit bouger d’ici est éliminé.
malta-ui-explain-hole = Une tuile retirée : 0 et aucune flèche. Qui doit bouger d’ici est éliminé.
malta-ui-explain-under = Au revers : { $tile }.
malta-ui-explain-racket = { $pawns } { $many ->
    [one] s’y trouve
   *[other] s’y trouvent
}. Tu paies { $each ->
    [0] zéro carte
    [one] une carte
   *[other] { $each } cartes
}{ $many ->
    [one] {""}
   *[other] { $each ->
        [0] {""}
       *[other] {" "}à chacun
    }
}.
malta-ui-explain-home = Maison : { $pawns }.
malta-ui-explain-line = Toutes ses tuiles glissent d’un cran. Les pions les suivent, en principe.
malta-ui-explain-rim = Chaque pion fait un pas de ce côté. Ceux du bord restent.
malta-ui-explain-slide = La dernière tuile rentre à l’autre bout.
malta-ui-explain-turn = Les issues seraient alors : { $ways }.
malta-ui-tile = { $number }, { $ways }

## What is worth knowing before an answer

malta-ui-way-to = { $side } vers { $number }
malta-ui-way-pays = { $side } vers { $number } ({ $pawns } { $many ->
    [one] encaisse
   *[other] encaissent
})
malta-ui-ways-to = { $ways }.
malta-ui-hole-at = { $side }, un trou.
malta-ui-one-way-out = { $seat } n’a qu’une issue. Elle pourrait devenir un trou.
malta-ui-no-way-out = { $seat } n’a aucune issue. Pour l’instant.
malta-ui-you-one-way-out = Tu n’as qu’une issue. Ça se voit.
malta-ui-you-no-way-out = Tu n’as aucune issue. Joue de quoi y remédier.
malta-ui-halves = Quel adversaire ? Cela coûterait : { $losses }.
malta-ui-halves-one = { $seat } { $count }
malta-ui-halves-none = Quel adversaire ? Aucun n’a assez de cartes pour en perdre.
malta-ui-or = { $first } ou { $last }

## Headings and buttons

malta-ui-threat = { $card }, contre toi
malta-ui-threat-other = { $card }, contre { $seat }
malta-ui-threat-shove = Ton pion irait d’une case { $to }.
malta-ui-threat-swap-places = Ton pion et celui { ELIDE("de", $name) } échangeraient leurs places.
malta-ui-threat-going-home = Ton pion retournerait à son départ.
malta-ui-threat-follow-me = Ton pion viendrait sur la case { ELIDE("de", $name) }.
malta-ui-threat-halve-a-hand = { $count ->
    [0] Tu as si peu de cartes qu’aucune ne partirait.
    [one] Une de tes { $hand } cartes partirait. Le hasard choisit.
   *[other] { $count } de tes { $hand } cartes partiraient. Le hasard choisit.
}
malta-ui-threat-rob-the-richest = { $name } vole l’adversaire le plus riche, et c’est toi : une carte, à l’aveugle.
malta-ui-threat-swap-hands = Toute ta main contre celle { ELIDE("de", $name) } : { $hand ->
    [one] 1 carte
   *[other] { $hand } cartes
} contre { $others }.
malta-ui-threat-blind-faith = À ton prochain tour, tu ne ferais que piocher et te déplacer.
malta-ui-threat-sudden-death = Tu es sur un trou. Il t’avalerait.
malta-ui-threat-there = C’est { $space }, { $tile }.
malta-ui-react = Réagis, ou laisse faire.
malta-ui-prompt-place-pawn = Choisis ton départ
malta-ui-prompt-play = { $count ->
    [one] Encore 1 à jouer
   *[other] Encore { $count } à jouer
}
malta-ui-prompt-move = Maintenant, bouge
malta-ui-prompt-pay = Passe à la caisse
malta-ui-prompt-pay-first = Pas assez pour tous
malta-ui-verb-play = Jouer « { $card } »
malta-ui-verb-go = { $side }
malta-ui-verb-place-pawn = Partir de { $option }
malta-ui-verb-remove-a-space = Retirer { $option }
malta-ui-verb-restore-a-space = Rétablir { $option }
malta-ui-verb-rotate-a-space = Tourner { $option }
malta-ui-verb-swap-spaces = Échanger { $option }
malta-ui-verb-swap-with = … contre { $option }
malta-ui-verb-new-space = Remplacer { $option }
malta-ui-verb-shift-a-line = Décaler : { $option }
malta-ui-verb-how-far = Tourner : { $option }
malta-ui-verb-discard = Défausser « { $option } »
malta-ui-verb-pay = Céder « { $option } »

## Persons

malta-ui-out = dehors
malta-ui-misses = { $count ->
    [one] passe
   *[other] passe ×{ $count }
}
malta-ui-blind = croit
malta-ui-again = rejoue
malta-ui-figure = { $space }
malta-ui-column-cards = Cartes
malta-ui-column-space = Case
malta-ui-column-ways = Issues

## The page of the game

page-stage = Pioche autant de cartes que le dit la tuile, puis quitte-la par une flèche. Qui doit partir et ne peut pas a perdu.
page-hand = À chaque tour, la moitié de ta main doit être jouée, que ça t’arrange ou non. Qui n’a plus de carte a perdu aussi.
page-attack = Les tuiles tournent, glissent, disparaissent, les pions se font bousculer. Parfois, c’est personnel.
group-tile = Tuiles
group-pawns = Pions
group-spaces = Cases
group-hands = Mains
group-turns = Tours
group-reaction = Hors de ton tour
group-life = La pioche et la vie
tile-start = Tuiles de départ
    .about = La rangée du bas, une par colonne. Ton pion part de l’une d’elles, et c’est là qu’il habite.
tile-star = Étoiles
    .about = Quatre sorties, et peu de cartes en échange.
tile-crown = Couronnes
    .about = Trois sorties. La quatrième ne te manque pas, jusqu’au jour où elle te manque.
tile-drop = Gouttes
    .about = Beaucoup de cartes et une seule sortie. Mieux vaut qu’elle mène quelque part.

## What led to a question

malta-ui-led-place-pawn = La partie commence : à chaque pion sa tuile de départ.
malta-ui-led-drew = { $count ->
    [0] La pioche est vide : tu n’as rien pioché.
   *[other] Pioché : { $cards }.
}
malta-ui-led-more = « { $card } » est joué. { $count ->
    [one] Encore une carte à jouer.
   *[other] Encore { $count } cartes à jouer.
}
malta-ui-led-owed = { $count ->
    [one] Tu dois jouer une carte.
   *[other] Tu dois jouer { $count } cartes.
}
malta-ui-led-step = Tes cartes sont jouées : ton pion doit bouger.
malta-ui-led-step-blind = Pas de carte à ce tour, rien qu’un pas.
malta-ui-led-reaction = « { $guise } » : { $seat } répond « { $card } ».
malta-ui-led-pay = Te voilà en { $space }. Déjà là : { $seats }.

## A line of help, when something is met for the first time

malta-ui-help-place-pawn = Ton pion part d’ici, et c’est ici qu’il rentre quand on l’y renvoie.
malta-ui-help-play-card = Le chiffre sous ton pion dit combien de cartes tu pioches. Puis tu joues la moitié de ta main, et ton pion doit suivre une flèche. Qui ne peut pas est hors jeu ; qui reste gagne.
malta-ui-help-step = Un pas le long d’une flèche de ta tuile. D’une case retirée, aucune flèche ne sort : qui doit en bouger est hors jeu.
malta-ui-help-pay = Entrer sur une case occupée se paie : son chiffre en cartes, pour chaque pion déjà là.
malta-ui-help-pay-first = Tu n’as pas assez de cartes pour tout le monde. Les derniers n’auront rien.

## Who was lost, and how

malta-ui-lost-title = { $who ->
    [you] C’est fini pour toi
   *[they] C’est fini pour { $seat }
}
malta-ui-lost-stuck = { $who ->
    [you] Aucune issue en { $space }.
   *[they] Aucune issue en { $space } pour { $seat }.
}
malta-ui-lost-stuck-own = { $who ->
    [you] Personne ne t’a forcé la main : { $space }, aucune issue.
   *[they] Personne n’a poussé { $seat } en { $space }. Aucune issue.
}
malta-ui-lost-stuck-by = { $who ->
    [you] { $whom ->
        [you] Ta propre carte, { $card }, te laisse en { $space } sans issue.
       *[they] { $other } te laisse en { $space } sans issue : { $card }.
    }
   *[they] { $whom ->
        [you] Tu laisses { $seat } en { $space } sans issue : { $card }.
       *[they] { $other } laisse { $seat } en { $space } sans issue : { $card }.
    }
}
malta-ui-lost-no-cards = { $who ->
    [you] Ta main était vide.
   *[they] La main { ELIDE("de", $seat) } était vide.
}
malta-ui-lost-no-cards-own = { $who ->
    [you] C’était ta dernière carte : { $card }. Sans carte, on sort.
   *[they] C’était la dernière carte { ELIDE("de", $seat) } : { $card }. Sans carte, on sort.
}
malta-ui-lost-no-cards-by = { $who ->
    [you] { $other } a vidé ta main : { $card }.
   *[they] { $whom ->
        [you] Tu as vidé la main { ELIDE("de", $seat) } : { $card }.
       *[they] { $other } a vidé la main { ELIDE("de", $seat) } : { $card }.
    }
}
malta-ui-lost-no-cards-paid = { $who ->
    [you] Ta dernière carte est allée à { $other }. On ne rend pas la monnaie.
   *[they] { $whom ->
        [you] La dernière carte { ELIDE("de", $seat) } est pour toi. On ne rend pas la monnaie.
       *[they] La dernière carte { ELIDE("de", $seat) } est allée à { $other }. On ne rend pas la monnaie.
    }
}
malta-ui-lost-sudden-death = { $who ->
    [you] En { $space }, au-dessus d’un trou, t’attendait la carte { ELIDE("de", $other) } : { $card }.
   *[they] { $whom ->
        [you] En { $space }, au-dessus d’un trou, ta carte attendait { $seat } : { $card }.
       *[they] En { $space }, au-dessus d’un trou, la carte { ELIDE("de", $other) } attendait { $seat } : { $card }.
    }
}
