# Frantic at the table, in French.

frantic-ui-limit = le plus bas gagne · fin à { $limit }
frantic-ui-rounds = le plus de manches · { $limit } en tout
frantic-ui-column-rounds = Manches
frantic-ui-won = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
frantic-ui-skipped = passe
frantic-ui-safe = à l’abri

## The stage

frantic-ui-left = reste { $count }
frantic-ui-draw-pile = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
frantic-ui-top = Sur la pile : { $card }
frantic-ui-anything = tout va
frantic-ui-or-any = ou tout
frantic-ui-any-colour = toute couleur
frantic-ui-wished = souhait { ELIDE("de", $name) }
frantic-ui-you-wished = Ton souhait
frantic-ui-in-force = Il faut { $demand }.
frantic-ui-turns-left = { $count ->
    [0] dernier tour
    [one] encore { $count } tour
   *[other] encore { $count } tours
}

## The band

frantic-ui-play-or-draw = Joue { $demand }, ou pioche.
frantic-ui-play-again = Encore une : { $demand }, ou pioche.
frantic-ui-many = { $count } cartes. Tu l’as cherché.
frantic-ui-ask-play-again = Et encore
frantic-ui-ask-play-or-pass = Jouer ou passer
frantic-ui-ask-attack = Choisis ta victime
frantic-ui-ask-may-attack = Choisis ta victime
frantic-ui-ask-redirect = Fais suivre
frantic-ui-ask-share-four = Quatre à répartir
    .text = Qui pioche cette carte ?
frantic-ui-ask-catch = Fais un geste
    .text = Pour { $other }, sans retour.
frantic-ui-ask-give = Fais un geste
    .text = Pour { $other }, sans retour.
frantic-ui-ask-counter = { $seat } t’attaque
    .text = Rends le coup, ou encaisse.
frantic-ui-ask-counter-share = { $seat } t’attaque
    .text = Rends le coup, ou encaisse.
frantic-ui-ask-nice-try = C’est fini ?
frantic-ui-ask-lucky-bastard = Ça va mal tourner
frantic-ui-ask-wish-colour = Fais un vœu
frantic-ui-ask-wish-any = Fais un vœu
frantic-ui-ask-pick-colour = Choisis la couleur
frantic-ui-ask-imitate = Change de peau
frantic-ui-ask-steal = Sers-toi
    .text = Dans la main { ELIDE("de", $other) }, à ciel ouvert.
frantic-ui-ask-take-from-market = Jour de marché
frantic-ui-ask-bet = Faites vos jeux
frantic-ui-ask-bet-any = Faites vos jeux
frantic-ui-ask-looked = Regarde bien
frantic-ui-ask-discard = Jette
frantic-ui-ask-seppuku = Tu oses ?
frantic-ui-ask-seppuku-discard = Jette
frantic-ui-ask-choose-event = Choisis le désastre
frantic-ui-ask-repeat-event = On recommence
frantic-ui-ask-trust = Fais confiance
frantic-ui-ask-wrap = Pour qui ?

## Buttons

frantic-ui-draw = Piocher { $count }
frantic-ui-play = Jouer { $card }
frantic-ui-wish = Souhaiter { $wish }
frantic-ui-aim-attack = Attaquer { $name }
frantic-ui-aim-may-attack = Attaquer { $name }
frantic-ui-aim-redirect = Renvoyer sur { $name }
frantic-ui-aim-share-four = { $name } pioche
frantic-ui-aim-wrap = Pour { $name }
frantic-ui-aim-trust = Compter sur { $name }
frantic-ui-aim-packet = La main { ELIDE("de", $name) }
    .you = Ta propre main
frantic-ui-do-give = Donner { $card }
frantic-ui-do-catch = Donner { $card }
frantic-ui-do-fund = Donner { $card }
frantic-ui-do-party-card = Offrir { $card }
frantic-ui-do-steal = Prendre { $card }
frantic-ui-do-take-from-market = Prendre { $card }
frantic-ui-do-discard = Défausser { $card }
frantic-ui-do-seppuku-discard = Défausser { $card }
frantic-ui-do-bury = Glisser { $card }
frantic-ui-do-bet = Miser { $card }
frantic-ui-do-bet-any = Miser { $card }

## Attacks

frantic-ui-threat = { $name } t’attaque.
    .text = Tu ripostes ?
frantic-ui-threat-gift = { $name } fait un cadeau.
    .text = Deux de ses cartes rêvent de rejoindre { $cards ->
        [one] ta dernière
       *[other] tes { $cards }
    }.
frantic-ui-threat-exchange = { $name } veut échanger.
    .text = Deux des siennes contre deux des tiennes, à l’aveugle. Devine qui y gagne.
frantic-ui-threat-skip = { $name } te fait sauter.
    .text = Ton prochain tour passerait. Personne ne s’en plaindrait.
frantic-ui-threat-thief = { $name } te vole.
    .text = Un long regard sur tes { $cards } cartes, et deux s’en vont.
frantic-ui-threat-equality = { $name } veut l’égalité.
    .text = Tu piocherais jusqu’à avoir autant de cartes.
frantic-ui-threat-inequality = { $name } partage.
    .text = Tu prendrais de ses cartes jusqu’à en avoir plus.
frantic-ui-threat-special-favours = { $name } demande une faveur.
    .text = Toutes tes cartes spéciales contre toutes les siennes.
frantic-ui-threat-fantastic-four = { $name } te fait piocher.
    .text = { $count ->
        [one] Une carte porte ton nom.
       *[other] { $count } cartes portent ton nom.
    }

## The page of the game

page-stage = Sur la pile, une couleur et un chiffre. Joue une carte qui va avec l’un ou l’autre, ou pioche.
page-hand = Il s’agit de t’en débarrasser. Ce que tu tiens encore quand un autre a fini compte contre toi.
page-attack = Alors tout le monde t’en offre d’autres. À moins que tu n’aies la parade en main.
group-number = Chiffres
group-black = Cartes Noires
group-colour = Une couleur
group-wild = Toutes les couleurs, ou aucune
group-event = Événements

## What led to a question

frantic-ui-led-start = { $who ->
    [you] Tu donnes
   *[they] { $seat } donne
}, et la carte de départ est { $card }.
frantic-ui-led-played = Tu as joué { $card }.
frantic-ui-led-drew = Pioché : { $cards }. { $text ->
    [fits] Ça passe.
   *[not] Ça ne passe pas.
}
frantic-ui-led-hits = { $card } : c’est pour { $other }.
frantic-ui-led-sent-on = { $seat } a contré : { $card } retombe sur toi.
frantic-ui-led-countered = Tu as contré { $other } ({ $card }).
frantic-ui-led-out = Plus une carte en main : { $seats }.
frantic-ui-led-event = L’événement : { $event }.
frantic-ui-led-event-by = { $who ->
    [you] Tu as joué { $card }
   *[they] { $seat } a joué { $card }
} : { $event }.
frantic-ui-led-event-start = La carte de départ amène { $event }.
frantic-ui-led-due-after = { $event } en amène d’autres.
frantic-ui-led-fund = Crowdfunding : personne n’a moins de cartes { ELIDE("que", $other) }.
frantic-ui-led-catch = { $other } te fait confiance. À toi.

## A line of help, when something is met for the first time

frantic-ui-help-play-or-draw = Une carte va sur la même couleur, le même chiffre ou le même symbole. Le total le plus bas gagne : débarrasse-toi d’elles. Rien ne va ? Pioche.
frantic-ui-help-play-or-pass = Ce que tu viens de piocher peut être joué tout de suite, si ça passe. Sinon, ton tour est fini.
frantic-ui-help-nice-try = Sans carte en main, on met fin à la manche, sauf si Bien essayé tombe maintenant. La question est posée à tout le monde, quoi qu’on tienne.

## Who ended a round, and how

frantic-ui-ended-played = { $who ->
    [you] Tu as fini avec { $card }. Épargne-nous le discours.
   *[they] { $seat } a fini avec { $card }. On aura droit au discours.
}
frantic-ui-ended-several = Plus une carte, et en même temps : { $seats }.
frantic-ui-ended-event = { $who ->
    [you] { $event } t’a pris ta dernière carte.
   *[they] { $event } a pris la dernière carte { ELIDE("de", $seat) }.
}
frantic-ui-ended-gave = { $who ->
    [you] Tu as donné ta dernière carte à { $other }.
   *[they] { $whom ->
        [you] { $seat } t’a donné sa dernière carte.
       *[they] { $seat } a donné sa dernière carte à { $other }.
    }
}
frantic-ui-ended-rid = { $who ->
    [you] Il ne te reste plus une carte.
   *[they] { $seat } n’a plus une carte.
}
frantic-ui-ended-pile = { $who ->
    [you] Tu devais piocher, et la pioche n’a pas suffi.
   *[they] { $seat } devait piocher, et la pioche n’a pas suffi.
}
frantic-ui-ended-pile-event = { $event } voulait plus de cartes que la pioche n’en avait.
frantic-ui-ended-bomb = La bombe a explosé. Elle avait prévenu.
frantic-ui-ended-bomb-by = { $who ->
    [you] Tu as allumé la bombe avec { $card }. Elle a explosé.
   *[they] { $seat } a allumé la bombe avec { $card }. Elle a explosé.
}
