# The words of Frantic, in French. See ruthless/texts/en.ftl for the arguments.
#
# Cards of the base deck have their printed French names; those of the expansion and all events keep the English ones.

frantic = Frantic

## Colours, cards and what they do

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu

coloured = { $symbol ->
    [skip] { $card } { $hue ->
        [green] verte
        [blue] bleue
       *[other] { $colour }
    }
    [second-chance] { $card } { $hue ->
        [green] verte
        [blue] bleue
       *[other] { $colour }
    }
   *[other] { $card } { $colour }
}
two-coloured = { $card } { $colour }-{ $other }

card-number = carte Couleur
    .card = { $number } { $colour }
    .about = Se pose sur toute carte de sa couleur ou sur le même chiffre. Si elle te reste en main à la fin de la manche, elle te coûte son chiffre.
card-black = carte Noire
    .card = { $number } noir
    .about = Se pose seulement sur une carte Couleur du même chiffre ou sur un souhait de ce chiffre, jamais sur une autre carte Noire. Elle déclenche un événement ; ensuite, parmi les cartes colorées, seul son chiffre va dessus.
card-second-chance = Encore une !
    .about = Joue tout de suite une autre carte qui convient. Si tu ne peux pas, pioche ; tu peux alors encore jouer.
card-skip = Pause
    .about = Choisis qui sautera son prochain tour. Qui doit déjà en sauter un ne peut pas être choisi ; selon une règle maison, qui vient d’en sauter un non plus.
card-gift = Cadeau
    .about = Refile deux cartes de ton choix à quelqu’un. S’il t’en reste moins de deux, donne ce que tu as.
card-exchange = Vive le changement
    .about = Refile deux cartes de ton choix à quelqu’un et prends deux des siennes sans regarder.
card-fantastic = Fais un vœu !
    .about = Va sur tout. Souhaite une couleur ou un chiffre de 1 à 9.
card-fantastic-four = 4 chances
    .about = Va sur tout. Les autres piochent quatre cartes au total, et tu dis qui pioche chacune d’elles. Souhaite ensuite une couleur ou un chiffre. Des règles maison peuvent te dispenser de l’un ou de l’autre.
card-equality = Égalité
    .about = Va sur tout. Tu peux faire piocher quelqu’un qui a moins de cartes que toi, jusqu’à ce qu’il en ait autant. Souhaite ensuite une couleur.
card-counterattack = Contre-attaque
    .about = Une carte spéciale te vise ? Joue celle-ci sur-le-champ : l’attaque tombe à l’eau, et tu peux la retourner contre quelqu’un d’autre. Souhaite ensuite une couleur ; à ton propre tour, elle ne sert qu’à souhaiter.
card-nice-try = Bien essayé
    .about = Quelqu’un s’est débarrassé de sa dernière carte ? Lance celle-ci : toutes les mains vides piochent trois cartes et la manche continue. Souhaite une couleur ; à ton propre tour, elle ne sert qu’à souhaiter.
card-fuck-you = { $family ->
    [yes] Va voir ailleurs
   *[no] Fuck You
}
    .about = Va sur tout, mais seulement si tu as exactement le nombre de cartes convenu : dix, sauf règle maison. Ce qui était demandé avant elle le reste. Aucune carte spéciale ne permet de la donner, et elle coûte 42 points.

# The expansion Troublemaker

card-colour-swap = Colour Swap
    .about = Va sur l’une ou l’autre de ses deux couleurs et la change en l’autre.
card-thief = Thief
    .about = Regarde la main de quelqu’un et prends-y deux cartes de ton choix.
card-troublemaker = Troublemaker
    .about = Déclenche un événement, comme une carte Noire.
card-inequality = Inequality
    .about = Va sur tout. Tu peux forcer quelqu’un qui n’a pas plus de cartes que toi à en prendre des tiennes, sans regarder, jusqu’à te dépasser. Souhaite ensuite une couleur.
card-special-favours = Special Favours
    .about = Va sur tout. Tu peux troquer toutes tes cartes spéciales contre toutes celles de quelqu’un d’autre : tout ce qui n’a pas de chiffre. Souhaite ensuite une couleur.
card-lucky-bastard = { $family ->
    [yes] Gros veinard
   *[no] Lucky Bastard
}
    .about = Lance-la avant qu’un événement soit dévoilé : ni lui ni ce qu’il entraîne ne te touche. Tu peux souhaiter une couleur. À ton propre tour, elle ne sert qu’à souhaiter.
card-curse = Curse
    .about = Impossible de la jouer ou de s’en défausser : il faut la refiler à quelqu’un. Elle coûte 13 points.
card-mimicry = Mimicry
    .about = Devient une autre carte spéciale, avec tout ce qu’elle fait : n’importe laquelle ou, selon une règle maison, une qui a été jouée dans la manche. En carte colorée, elle doit être de la couleur en cours. Hors de ton tour, elle peut être Contre-attaque, Bien essayé ou { card-lucky-bastard }, sauf règle maison contraire.

## Events

event-black-hole = Black Hole
    .about = Toutes les cartes Noires des autres mains filent chez qui a déclenché l’événement.
event-capitalism = Capitalism
    .about = Chacun pioche autant de cartes qu’il en a déjà.
event-charity = Charity
    .about = Chacun prend à l’aveugle une carte dans la main la plus grosse ; s’il y en a plusieurs, une dans chacune.
event-communism = Communism
    .about = Tout le monde pioche jusqu’à égaler la main la plus grosse.
event-crowdfunding = Crowdfunding
    .about = Chacun choisit une carte et la donne à la main la plus petite ; s’il y en a plusieurs, une à chacune.
event-distributor = Distributor
    .about = Qui a déclenché l’événement regarde toutes les mains et décide à qui va chacune, entière, sans pouvoir garder la sienne.
event-doomsday = Doomsday
    .about = La manche est finie : 50 points pour tout le monde, quelles que soient les mains ; sans points, personne ne gagne la manche.
event-double-taxation = Double Taxation
    .about = Les trois cartes les plus chères de chacun vont aussitôt sur son compte. Sans points : le plus petit total pioche une carte, le suivant deux, et ainsi de suite.
event-earthquake = Earthquake
    .about = Chacun passe toute sa main à la personne suivante.
event-event-manager = Event Manager
    .about = Les trois prochains événements sont dévoilés ; qui a déclenché celui-ci choisit lequel a lieu.
event-expansion = Expansion
    .about = Tout le monde pioche, et plus ton tour est loin, plus c’est salé : une carte pour la personne suivante, puis une de plus à chaque fois.
event-finish-line = Finish Line
    .about = La manche s’arrête net, et on compte les mains.
event-friday-the-13th = Friday the 13th
    .about = Il ne se passe strictement rien.
event-gambling-man = Gambling Man
    .about = Chacun mise une carte numérotée de la dernière couleur jouée, tous en même temps ; la plus haute rafle tout. Qui n’en a pas pioche deux cartes. Selon une règle maison, on mise sa plus basse, ou n’importe quelle carte, et alors l’avant-dernière en valeur rafle tout.
event-identity-theft = Identity Theft
    .about = Le plus gros compte et le plus petit changent de propriétaire. Sans points : qui a déclenché l’événement désigne deux personnes, qui échangent leurs chaises et prennent les cartes laissées là.
event-last-chance = Last Chance
    .about = Jusqu’à la fin de la manche, se débarrasser de sa dernière carte déclenche un événement.
event-market = Market
    .about = Une carte par personne est tirée de la pioche et étalée ; dans l’ordre du jeu, chacun fait son choix.
event-mating-season = Mating Season
    .about = Chacun défausse toutes ses cartes numérotées dont le chiffre figure au moins deux fois dans sa main.
event-merry-christmas = Merry Christmas
    .about = Chacun offre toute sa main, partagée entre les autres comme bon lui semble.
event-mexican-standoff = Mexican Standoff
    .about = Toutes les mains partent à la défausse, puis chacun pioche trois cartes.
event-plague = Plague
    .about = Deux autres événements ont lieu coup sur coup, même si le premier met fin à la manche.
event-plus-one = Plus One
    .about = Jusqu’à la fin de la manche, qui pioche prend chaque fois une carte de plus.
event-recession = Recession
    .about = Chacun défausse des cartes de son choix, et plus ton tour est loin, plus il y en a : une pour la personne suivante, puis une de plus à chaque fois. Selon une règle maison, tu peux t’arrêter avant.
event-repeat = Repeat
    .about = Qui a déclenché l’événement en choisit un qui a déjà été dévoilé : il a lieu une fois de plus.
event-robin-hood = Robin Hood
    .about = La main la plus petite et la plus grosse changent de propriétaire.
event-russian-roulette = Russian Roulette
    .about = Chacun sacrifie une carte de son choix ; le tout est mélangé et va sur la pioche.
event-seppuku = Seppuku
    .about = Qui ose retourne une carte : un chiffre enlève 21 points, toute autre carte en ajoute 42. Qui n’ose pas en prend 21. Sans points : défausser deux cartes, en piocher quatre, ou deux.
event-surprise-party = Surprise Party
    .about = Chacun offre à qui il veut une carte qu’il choisit.
event-the-all-seeing-eye = The All-Seeing Eye
    .about = Toutes les mains sont étalées, et chacun regarde à sa guise.
event-third-time-lucky = Third Time Lucky
    .about = Trois cartes à piocher pour tout le monde.
event-time-bomb = Time Bomb
    .about = Il reste à chacun trois tours. Qui finit à temps marque -10 et les autres 10 de plus ; si personne n’y arrive, les points de la manche sont doublés.
event-tornado = Tornado
    .about = On bat toutes les mains ensemble et on redonne les cartes une à une.
event-trust-fall = Trust Fall
    .about = À tour de rôle, chacun désigne quelqu’un, qui choisit deux de ses propres cartes et les lui donne.
event-vandalism = Vandalism
    .about = Dans toutes les mains, les cartes de la dernière couleur jouée partent à la défausse.

## Wishes, and what has to be matched

wish-number = un { $number }
demand-number = du { $colour } ou un { $number }
# the name of 2nd Chance ends in an exclamation mark and so never comes last
demand-special = { $symbol ->
    [second-chance] { $card } ou du { $colour }
    [skip] du { $colour } ou une { $card }
    [exchange] du { $colour } ou { $card }
   *[other] du { $colour } ou un { $card }
}
demand-black = un { $number } de couleur
demand-wish-colour = du { $colour }, comme souhaité
demand-wish-number = un { $number }, comme souhaité
demand-swap = du { $colour }
demand-anything = n’importe quelle carte

## Words to answer with

answer-draw = piocher
answer-pass = passer
answer-no = non
answer-ready = continuer
answer-yes = oui
answer-as = en { $card }

## Questions

play-or-draw = Joue une carte ou pioche.
play-or-pass = Tu as pioché. Joue une carte ou passe.
play-again = Encore une ! Joue une autre carte.
attack = Qui attaques-tu ?
may-attack = Attaques-tu quelqu’un ?
    .no = personne
redirect = Tu as contré. Contre qui retournes-tu l’attaque ?
    .no = laisser tomber
share-four = 4 chances : qui pioche la carte nº { $count } ?
    .no = laisser tomber
give = Quelle carte donnes-tu à { $other } ? (nº { $count })
    .no = rien à donner
counter-share = 4 chances : { $seat } veut te faire piocher { $count ->
    [one] une carte
   *[other] { $count } cartes
}. Tu contre-attaques ?
    .no = non, laisser faire
counter = { $seat } t’attaque avec { $card }. Tu contre-attaques ?
    .no = non, laisser faire
nice-try = Quelqu’un n’a plus de cartes. Tu lances Bien essayé ?
    .no = non, laisser finir la manche
wish-colour = Quelle couleur souhaites-tu ?
    .no = rien
wish-any = Quelle couleur ou quel chiffre souhaites-tu ?
    .no = rien
pick-colour = Quelle couleur doit compter ?
imitate = Mimicry : quelle carte devient-elle ?
steal = Thief : quelle carte prends-tu à { $other } ? (nº { $count })
    .no = rien à prendre
lucky-bastard = Un événement se prépare. Tu lances { card-lucky-bastard } ?
    .no = non, qu’il vienne
take-from-market = Quelle carte prends-tu au marché ?
bet = Gambling Man : quelle carte numérotée mises-tu ? La plus haute rafle tout.
    .no = pas de carte à miser
bet-any = Gambling Man : quelle carte mises-tu ? La deuxième plus basse rafle tout.
    .no = pas de carte à miser
looked = Tu en as assez vu ?
party-card = Surprise Party : quelle carte offres-tu ?
wrap = Qui reçoit « { $card } » ?
discard = Recession : quelle carte défausses-tu ?
    .no = aucune
bury = Russian Roulette : quelle carte sacrifies-tu ?
fund = Crowdfunding : quelle carte donnes-tu à { $other } ?
packet = Distributor : { $whom ->
    [you] tu reçois
   *[they] { $other } reçoit
} la main de qui ?
trust = Trust Fall : qui doit te donner deux cartes ?
catch = Trust Fall : quelle carte donnes-tu à { $other } ? (nº { $count })
choose-event = Event Manager : quel événement a lieu ?
repeat-event = Repeat : quel événement a lieu une fois de plus ?
first-chair = Identity Theft : qui change de chaise ?
second-chair = Identity Theft : qui échange sa chaise avec { $other } ?
seppuku = Seppuku : tu oses ?
    .yes = retourner une carte
    .no = ne pas oser
seppuku-discard = Seppuku : quelle carte défausses-tu ?
    .no = ça suffit

## What happens
#
# These have no full stop at the end: the name of a card may come last, and “Fais un vœu !.” is no French.

round = Manche { $round } : { $who ->
    [you] c’est toi qui donnes
   *[they] c’est { $seat } qui donne
}
is-dealt-cards = { $count ->
    [0] Tu ne reçois rien
   *[other] Tu reçois { $cards }
}
start-card = Carte de départ : { $card }
plays = { $who ->
    [you] Tu joues
   *[they] { $seat } joue
} { $card }
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
pile-empty = La pioche ne suffit pas : la manche va se terminer
attacks = { $who ->
    [you] Tu attaques { $other }
   *[they] { $whom ->
        [you] { $seat } t’attaque
       *[they] { $seat } attaque { $other }
    }
}
attacks-nobody = { $who ->
    [you] Tu n’attaques personne
   *[they] { $seat } n’attaque personne
}
shares-four = { $who ->
    [you] Tu désignes { $other }
   *[they] { $whom ->
        [you] { $seat } te désigne
       *[they] { $seat } désigne { $other }
    }
} pour { $count ->
    [one] une carte
   *[other] { $count } cartes
}
counters = { $who ->
    [you] Tu contres
   *[they] { $seat } contre
} { $whom ->
    [you] ton attaque
   *[they] l’attaque lancée par { $other }
}
cannot-play = { $who ->
    [you] Rien dans ta main ne convient : tu passes
   *[they] Faute de carte qui convienne, { $seat } passe
}
passes = { $who ->
    [you] Tu passes
   *[they] { $seat } passe
}
wishes-nothing = { $who ->
    [you] Tu ne souhaites rien
   *[they] { $seat } ne souhaite rien
}
imitates = { $who ->
    [you] Tu joues
   *[they] { $seat } joue
} Mimicry, qui devient { $guise }
swaps-colour = Nouvelle couleur : { $demand }
wishes = { $who ->
    [you] Tu fais
   *[they] { $seat } fait
} un souhait : { $wish }
will-miss = { $who ->
    [you] Tu sauteras ton
   *[they] { $seat } sautera son
} prochain tour
misses = { $who ->
    [you] Tu sautes ton
   *[they] { $seat } saute son
} tour
hands-over = { $seat } remet à { $other } { $text ->
    [black] toutes ses cartes Noires
   *[special] toutes ses cartes spéciales
} : { $count ->
    [0] aucune
    [one] une carte
   *[other] { $count } cartes
}
keeps-hand = { $who ->
    [you] Tu récupères ta
   *[they] { $seat } récupère sa
} propre main
looks-at-hand = { $seat } regarde les cartes que tient { $other }
sees-hand = { $who ->
    [you] Tu vois les cartes que tient { $other }
   *[they] { $whom ->
        [you] { $seat } voit tes cartes
       *[they] { $seat } voit les cartes que tient { $other }
    }
} : { $cards }
buries = { $seat } sacrifie une carte
buries-card = { $who ->
    [you] Tu sacrifies
   *[they] { $seat } sacrifie
} { $card }
turns-over = { $who ->
    [you] Tu retournes
   *[they] { $seat } retourne
} { $card }
does-not-dare = { $who ->
    [you] Tu n’oses pas
   *[they] { $seat } n’ose pas
}
discards = { $who ->
    [you] Tu défausses
   *[they] { $seat } défausse
} { $cards }
market = Au marché : { $cards }
takes-from-market = { $who ->
    [you] Tu prends
   *[they] { $seat } prend
} { $card } au marché
bets = { $who ->
    [you] Tu mises
   *[they] { $seat } mise
} { $card }
takes-bets = { $who ->
    [you] Tu rafles
   *[they] { $seat } rafle
} { $cards }
shows-hand = { $who ->
    [you] Tu montres
   *[they] { $seat } montre
} { $count ->
    [0] une main vide
   *[other] { $cards }
}
event = Événement : { $event }
turns-over-events = { $who ->
    [you] Tu dévoiles
   *[they] { $seat } dévoile
} { $events }
chooses-event = { $who ->
    [you] Tu choisis
   *[they] { $seat } choisit
} { $event }
is-protected = { $who ->
    [you] Tu es
   *[they] { $seat } est
} à l’abri de cet événement
changes-chairs = { $who ->
    [you] Tu échanges ta
   *[they] { $seat } échange sa
} chaise avec { $other }
plus-one-begins = Désormais, qui pioche prend une carte de plus
last-chance-begins = Désormais, se débarrasser de sa dernière carte déclenche un événement
takes-last-chance = { $who ->
    [you] Ta dernière carte est partie
   *[they] { $seat } n’a plus de cartes
} : un événement se déclenche
finishes = { $who ->
    [you] Tu es
   *[they] { $seat } est
} sans cartes pendant cet événement : la manche va se terminer
taxed = { $who ->
    [you] Tu arrives
   *[they] { $seat } arrive
} à { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $who ->
    [you] tes
   *[they] ses
} trois cartes les plus chères
# Seppuku alone takes points off
account-changes = { $who ->
    [you] Tu passes
   *[they] { $seat } passe
} à { $count ->
    [one] { $count } point
   *[other] { $count } points
} ({ $points ->
    [-21] -21
   *[other] +{ $points }
})
swaps-accounts = { $who ->
    [you] Tu échanges ton
   *[they] { $seat } échange son
} compte avec { $other }
nothing-happens = Il ne se passe rien
bomb-lit = La bombe est amorcée : il reste à chacun trois tours
round-ends = La manche est finie{ $text ->
    [pile] {" "}: la pioche n’a pas suffi
    [doomsday] {" "}: Doomsday
    [finish-line] {" "}: Finish Line
    [bomb] {" "}: la bombe explose
   *[finished] {""}
}
scores = { $who ->
    [you] Tu marques
   *[they] { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [0] {""}, plus aucune carte en main
   *[other] {""} avec { $cards } en main
}
holds = { $who ->
    [you] { $count ->
        [0] Tu n’as plus de cartes
       *[other] Tu as en main { $cards }
    }
   *[they] { $count ->
        [0] { $seat } n’a plus de cartes
       *[other] { $seat } a en main { $cards }
    }
}
wins-round = { $count ->
    [0] Personne ne gagne la manche
   *[other] Manche gagnée par { $seats }
}
match-ends-rounds = Partie finie : victoire pour { $seats } avec { $points ->
    [one] { $points } manche
   *[other] { $points } manches
}
match-ends = Partie finie : victoire pour { $seats } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Why something is not allowed

fuck-you-count = { card-fuck-you } ne se joue qu’avec exactement { $count } cartes en main.
curse-played = Curse ne peut pas se jouer.
curse-discarded = Impossible de se défausser de Curse.
swap-without-colour = « { $card } » se pose sur l’une de ses deux couleurs. Il faut { $demand }.
not-swapped-colour = « { $card } » n’est pas de la couleur en cours. Il faut { $demand }.
not-on-card = Il faut l’une des deux couleurs de la carte.
imitate-colour = Mimicry ne peut pas être « { $card } » maintenant : une carte colorée doit être de la couleur en cours.
imitate-unplayed = Personne n’a joué « { $card } » dans cette manche : Mimicry ne peut pas l’imiter.
nothing-to-imitate = Rien de ce qui a été joué dans cette manche ne peut être imité maintenant par Mimicry.
black-on-black = Une carte Noire ne va pas sur une autre carte Noire.
black-elsewhere = « { $card } » ne va que sur une carte Couleur du même chiffre ou sur un souhait de ce chiffre.
no-match = « { $card } » n’a ni la bonne couleur ni le bon chiffre. Il faut { $demand }.
no-match-special = « { $card } » n’a ni la bonne couleur ni le bon symbole. Il faut { $demand }.
not-on-black = Sur une carte Noire, seul { $demand } convient.
not-wished-colour = « { $card } » n’a pas la bonne couleur. Il faut { $demand }.
not-wished-number = « { $card } » n’a pas le bon chiffre. Il faut { $demand }.
event-not-played = « { $event } » est un événement : il arrive, il ne se joue pas.
not-in-hand = Tu n’as pas « { $card } » en main.
pass-without-drawing = Tu ne peux pas passer avant d’avoir pioché.
drawn-already = Tu as déjà pioché pendant ce tour.
must-play-again = « { card-second-chance } » t’oblige à jouer une autre carte si tu le peux.
given-already = Tu as déjà choisi « { $card } ».
fuck-you-given = Aucune carte spéciale ne permet de donner { card-fuck-you }.
fuck-you-taken = On ne peut prendre { card-fuck-you } qu’à l’aveugle.
not-to-steal = Il n’y a pas de « { $card } » à prendre.
must-give = Tu dois donner une carte tant que tu en as une qui peut être donnée.
must-take = Tu dois prendre une carte tant qu’il y en a une que tu peux prendre.
must-wish = Le souhait est obligatoire.
must-discard = Tu dois te défausser d’une carte.
must-bet = Tu dois miser une carte.
bet-lowest = Il faut ta plus petite carte numérotée de la dernière couleur jouée ({ $demand }), si tu en as une.
packet-not-free = Cette main ne peut pas aller là : elle est déjà donnée, ou il ne te resterait que la tienne.
event-not-open = Cet événement n’est pas dévoilé.
not-to-be-named = Tu ne peux pas désigner cette personne.
nothing-to-turn-over = Il n’y a plus de carte à retourner.
must-share = Une fois commencé, il faut répartir toutes les cartes.
is-absent = { $other } est à l’abri de cet événement.
repeats-itself = Repeat ne peut pas se répéter elle-même.
must-attack = Tu dois choisir quelqu’un : la carte t’y oblige.
aim-at-self = Tu ne peux pas te choisir toi-même.
give-to-others = Il faut donner à quelqu’un d’autre.
no-such-seat = Personne n’est assis là.
skipped-already = { $other } doit déjà sauter un tour.
skipped-just-now = { $other } vient de sauter un tour et doit d’abord en jouer un.
more-cards = { $other } a déjà plus de cartes que toi, ou tu n’en as aucune à lui laisser.
not-fewer-cards = { $other } n’a pas moins de cartes que toi.
no-reaction = « { $card } » ne peut pas servir de réponse ici.
wish-only-colour = On ne peut souhaiter qu’une couleur.
not-in-market = « { $card } » n’est pas au marché.
bet-colour = Il faut une carte numérotée de la dernière couleur jouée ({ $demand }), si tu en as une.

## House rules

option-expansions = Extensions
    .none = le jeu de base seul
    .troublemaker = Troublemaker : 22 cartes et 14 événements de plus
option-scoring = Qui gagne
    .points = qui a le moins de points
    .rounds = qui gagne le plus de manches ; on ne note rien
option-limit = Points qui mettent fin à la partie
    .medium = environ une heure : 154, ou 137 à cinq et plus
    .short = environ une demi-heure : 137, ou 113 à cinq et plus
    .long = environ une heure et demie : 179, ou 154 à cinq et plus
    .number = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
option-rounds = Manches d’une partie sans points
    .number = { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
option-limit_test = Quand la limite met fin à la partie
    .reach = dès qu’un compte l’atteint
    .exceed = seulement quand un compte la dépasse
option-start_card = Carte de départ
    .dealer = exécutée par le donneur
    .none = sans effet ; si elle n’a ni couleur ni chiffre, tout va dessus
option-fuck_you_cards = Cartes en main pour { card-fuck-you }
    .number = exactement { $count }, elle comprise
option-skip_repeat = Qui une Pause peut viser
    .pending_only = quiconque n’a pas déjà un tour à sauter
    .turn_between = seulement qui a joué depuis son dernier tour sauté
option-fantastic_four = 4 chances
    .must_attack = il faut répartir les quatre cartes
    .may_attack = le souhait seul suffit
option-wish = Souhait des cartes quatre couleurs
    .must = toujours obligatoire
    .may = facultatif si la carte a fait autre chose
option-recession = Recession
    .must = chacun doit se défausser
    .may = chacun peut se défausser
option-gambling_man = Gambling Man
    .classic = n’importe quelle carte numérotée de la dernière couleur jouée ; la plus haute rafle tout
    .lowest_only = ta plus petite carte numérotée de la dernière couleur jouée ; la plus haute rafle tout
    .second_lowest = n’importe quelle carte ; la deuxième plus basse rafle tout
option-counter_redirect = Après une Contre-attaque
    .may = tu peux attaquer en retour
    .must = tu dois attaquer en retour
option-counter_wish = Souhait après une Contre-attaque
    .colour = toujours une couleur
    .original = ce que permet la carte qui attaquait
option-counter_fantastic_four = Contrer 4 chances
    .whole = reprend les quatre cartes
    .share = ne reprend que ta propre part
option-last_colour = Dernière couleur jouée
    .card = celle de la dernière carte colorée
    .card_or_wish = celle de la dernière carte colorée ou du dernier souhait
option-gifts = Dons dus aux événements
    .together = tous en même temps
    .in_turn = l’un après l’autre
option-mimicry = Mimicry imite
    .any = n’importe quelle carte spéciale
    .already_played = seulement ce qui a été joué dans la manche
option-mimicry_out_of_turn = Mimicry hors de ton tour
    .yes = remplace Contre-attaque, Bien essayé et { card-lucky-bastard }
    .no = ne se joue qu’à ton propre tour
option-empty_hand = Une main qui reçoit de nouveau des cartes
    .in_the_end = n’a pas fini : il faut qu’elle soit vide à la fin
    .in_an_event = a fini si elle a été vide à un moment d’un événement
option-gambling_penalty = Qui pioche deux cartes dans Gambling Man
    .no_number = qui n’a pas de carte numérotée de la couleur
    .no_card = qui n’a aucune carte de la couleur
preset-french-2023 = comme dans l’édition française de 2023
preset-swiss-2019 = comme dans l’aperçu suisse de 2019
