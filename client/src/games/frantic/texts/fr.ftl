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
frantic-ui-top = Sur la pile : { $card }
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
frantic-ui-play-again = Encore une : { $demand }, ou pioche.
frantic-ui-many = { $count } cartes. Tu l’as cherché.
frantic-ui-ask-play-again = Et encore
frantic-ui-ask-play-or-pass = Jouer ou passer
frantic-ui-ask-attack = Choisis ta victime
frantic-ui-ask-may-attack = Choisis ta victime
frantic-ui-ask-redirect = Fais suivre
frantic-ui-ask-share-four = Quatre à répartir
frantic-ui-ask-give = Sois généreux
frantic-ui-ask-counter = { $seat } t’attaque
frantic-ui-ask-counter-share = { $seat } t’attaque
frantic-ui-ask-nice-try = C’est fini ?
frantic-ui-ask-lucky-bastard = Ça va mal tourner
frantic-ui-ask-wish-colour = Fais un vœu
frantic-ui-ask-wish-any = Fais un vœu
frantic-ui-ask-pick-colour = Choisis la couleur
frantic-ui-ask-imitate = Change de peau
frantic-ui-ask-steal = Sers-toi
frantic-ui-ask-take-from-market = Jour de marché
frantic-ui-ask-bet = Faites vos jeux
frantic-ui-ask-bet-any = Faites vos jeux
frantic-ui-ask-looked = Regarde bien
frantic-ui-ask-discard = Jette
frantic-ui-ask-seppuku = Tu oses ?
frantic-ui-ask-seppuku-discard = Jette
frantic-ui-ask-choose-event = Choisis le désastre
frantic-ui-ask-repeat-event = On recommence
frantic-ui-ask-trust = Fais confiance
frantic-ui-ask-wrap = Pour qui ?

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
    .text = Tu ripostes ?
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
