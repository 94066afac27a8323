# Wording shared by all games, in French. See en.ftl for the arguments.
#
# Spaces before : ; ? ! and inside « » are no-break spaces (U+00A0). In French 0 and 1 are both [one].
# Before a name, « de » and « que » are written { ELIDE("de", $name) }: de Vera, d’Otto.

## Lists

list-two = { $first } et { $last }
list-more = { $first }, { $rest }
list-none = rien
quoted = « { $text } »

## Names

name-you = toi

## Refusals any game can give

nobody-asked = On n’attend plus de réponse : la partie est finie.
not-asked = { $who ->
    [you] Ce n’est pas à toi de répondre.
   *[they] Ce n’est pas à { $seat } de répondre.
}
unknown-answer = Ce jeu ne connaît pas la réponse « { $text } ».
not-offered = « { $text } » ne répond pas à la question du moment : { $question }

## Facts of any game in which cards are held

gives = { $seat } donne { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { $other }
gives-cards = { $count ->
    [0] { $who ->
        [you] Tu ne donnes rien à { $other }
       *[they] { $whom ->
            [you] { $seat } ne te donne rien
           *[they] { $seat } ne donne rien à { $other }
        }
    }
   *[other] { $who ->
        [you] Tu donnes à { $other } : { $cards }
       *[they] { $whom ->
            [you] { $seat } te donne : { $cards }
           *[they] { $seat } donne à { $other } : { $cards }
        }
    }
}
hands-on = { $seat } passe toute sa main à { $other } : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
hands-on-cards = { $who ->
    [you] Tu passes toute ta main à { $other }
   *[they] { $whom ->
        [you] { $seat } te passe toute sa main
       *[they] { $seat } passe toute sa main à { $other }
    }
} : { $count ->
    [0] aucune carte
   *[other] { $cards }
}
has-turn = { $who ->
    [you] C’est à toi de jouer
   *[they] C’est à { $seat } de jouer
}
is-dealt = { $count ->
    [0] { $who ->
        [you] Tu ne reçois rien
       *[they] { $seat } ne reçoit rien
    }
    [one] { $who ->
        [you] Tu reçois une carte
       *[they] { $seat } reçoit une carte
    }
   *[other] { $who ->
        [you] Tu reçois { $count } cartes
       *[they] { $seat } reçoit { $count } cartes
    }
}

## The terminal

terminal-welcome = { $game } à { $count } · tu es { $name }, place { $seat } · ? pour l’aide
terminal-others-unfinished = { $count ->
    [one] Une autre partie attend d’être reprise :
   *[other] { $count } autres parties attendent d’être reprises :
}
terminal-resumed = On reprend là où tu en étais.
terminal-outside = Venu d’autres paquets : { $packages }
terminal-house-rules = Règles maison de cette partie :
terminal-house-rule = { $rule } – { $value }
terminal-round = Manche { $round }
terminal-round-of = Manche { $round } sur { $count }
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-rounds-won = { $count ->
    [0] aucune manche gagnée
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
terminal-misses = saute son tour
terminal-safe-event = à l’abri de l’événement
terminal-safe-bomb = à l’abri de la bombe
terminal-safe-end = à l’abri, a gagné la manche
terminal-holds = { $seat } a
terminal-bomb = bombe : { $count ->
    [0] plus aucun tour
    [one] encore { $count } tour
   *[other] encore { $count } tours
}
terminal-bomb-now = bombe : { $count ->
    [0] dernier tour
   *[other] ce tour et encore { $count }
}
terminal-pile = Défausse
terminal-on-space = case { $space }
terminal-to-lay = À poser
terminal-moves-pawn = déplace le pion { ELIDE("de", $seat) }
terminal-backward = va à reculons
terminal-ghost = les cartes du plateau restent sans effet
terminal-last-turn = la manche finit avec ce tour : la pioche ne suffit pas
terminal-turn = { $count ->
    [0] Avant le premier tour
   *[other] Tour { $count }
}
terminal-played = En jeu
terminal-discarded = défausse : { $count }
terminal-lost = a perdu
terminal-home = départ { $space }
terminal-owed = encore { $count ->
    [one] { $count } carte à jouer
   *[other] { $count } cartes à jouer
}
terminal-misses-turns = { $count ->
    [one] saute son tour
   *[other] saute { $count } tours
}
terminal-blind = aucune carte au prochain tour
terminal-again = joue encore un tour
terminal-have-lost = Éliminés jusqu’ici : { $seats }.
terminal-nobody-lost = Personne n’a encore perdu.
terminal-outlived = { $count ->
    [0] n’a survécu à personne
    [one] a survécu à { $count } personne
   *[other] a survécu à { $count } personnes
}
terminal-plain-lead = { $name } :
terminal-look = Toutes les mains étaient étalées. Appuie sur Entrée quand tu en as assez vu.
terminal-narrow = Le plateau demande { $count } colonnes, et ce terminal en a { $width } : élargis-le.
terminal-fits = à jouer : { $demand }
terminal-draw-pile = pioche : { $count }
terminal-limit = limite : { $count }
terminal-in-force = En cours
terminal-plus-one = { $event } : { $count ->
    [one] { $count } carte de plus
   *[other] { $count } cartes de plus
} chaque fois qu’on pioche
terminal-last-chance = { $event } : une dernière carte déclenche un événement
terminal-not-for = { $rule } (sauf pour { $seats })
terminal-market = Marché
terminal-hand = Main
terminal-empty-hand = aucune carte
terminal-happens = Événement : { $event }
terminal-explained = { $name } : { $text }
terminal-table-round = M{ $round }
terminal-table-running = M{ $round }…
terminal-table-won = gagnée
terminal-table-sum = Total
terminal-final = Résultat final
terminal-won = { $who ->
    [you] Tu gagnes !
   *[they] { $seat } gagne.
}
terminal-shared = Victoire partagée entre { $seats }.
terminal-ask-number = Il n’y a pas de choix { $text }. Les choix sont affichés plus haut.
terminal-ask-word = Je ne comprends pas « { $text } ». Tape l’un des choix, ou ? pour l’aide.
terminal-ask-which = « { $text } » peut désigner { $cards }. Dis laquelle.
terminal-refused = Impossible : { $reason }
terminal-rule = Règle { $number } : { $text }
terminal-thinking = { $name } réfléchit …
terminal-adviser = Le bot
terminal-hint = { $sure ->
    [yes] À ta place, un bot choisirait : { $option }.
    [same] Aucune différence : à ta place, un bot ne saurait pas choisir.
   *[no] À ta place, un bot ne verrait aucune différence : { $option }.
}
terminal-hint-about = Chances de gagner, d’après { $count ->
    [one] 1 essai
   *[other] { $count } essais
} dans des mondes qui pour toi ressemblent à celui-ci :
terminal-hint-row = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
terminal-hint-forced = Tu ne peux rien faire d’autre.
terminal-hint-coach = Le coach choisirait : { $option }.
terminal-playable = Rien ne s’y oppose : « { $text } » fait partie de tes choix.
terminal-why-what = Dis quelle carte : pourquoi { $card }.
terminal-no-card = Il n’y a ni carte ni événement « { $text } ».
terminal-no-rule = Il n’y a ni règle ni carte « { $text } ».
terminal-no-rules = Personne n’a écrit les règles de ce jeu.
terminal-no-scores = Aucune manche n’a encore été comptée.
terminal-no-log = Il ne s’est encore rien passé.
terminal-replay-keys = Entrée : suite · t : un tour · t 12 : tour 12 · b : retour · 30 : là · q : fin
terminal-replay-at = tour { $turn } · { $at }/{ $last }
terminal-saved = Partie enregistrée. Pour la reprendre : { $command }
terminal-record = Pour revoir la partie : { $command }
terminal-lesson-help = Dans une leçon, conseil dit ce que ferait le coach, et quitter n’enregistre rien.
terminal-lesson-left = Rien d’une leçon n’est enregistré. Pour la recommencer : { $command }
terminal-lesson-over = Et maintenant, contre des bots : { $command }
# The keys before options. They are typed, so they have to be short, without spaces, and not digits. No two of .draw, .pass,
# .yes, .no and .ready may be equal, nor two of the colours and .no. The colours' keys are the letters on cards, too.
terminal-keys =
    .draw = p
    .pass = pa
    .yes = o
    .no = n
    .ready = c
    .red = r
    .yellow = j
    .green = v
    .blue = b

# The letters of the directions; no two of the first four may be equal, nor the last two.
terminal-sides =
    .north = n
    .east = e
    .south = s
    .west = o
    .forward = a
    .backward = r

# What can be typed instead of an answer; one word each. The English words work in every language.
terminal-commands =
    .help = aide
    .rules = règles
    .why = pourquoi
    .hint = conseil
    .hand = main
    .scores = scores
    .log = journal
    .quit = quitter

terminal-help =
    Réponds avec le chiffre ou la lettre devant un choix, son nom ou sa notation : red-7, gift:blue, -> 2, wish blue, draw.
    ? CARTE         ce que fait une carte, un événement : ? cadeau, ? bien essayé
    pourquoi CARTE  pourquoi elle ne peut pas se jouer, avec la règle
    règles N        règle, section ou carte : règles 5.6, règles 5, règles cadeau
    conseil         ce qu’un bot ferait à ta place, et ce que valent tes choix
    main            revoir la table et ta main
    scores          la feuille de score
    journal         tout ce qu’on t’a dit pendant cette manche
    quitter         enregistrer et partir ; Ctrl-C et Ctrl-D aussi
    Cartes : R J V B sont les couleurs ; R/V en a deux, * les quatre, # est noire.
    Sur la table : > marque qui joue ; ce que tu sais d’une main est écrit derrière.

terminal-help-frantic-board =
    Réponds avec le chiffre ou la lettre devant un choix, son nom ou sa notation : stop, 17, nord, -> 2, non. Une case se nomme par son numéro.
    ? CARTE        ce que fait une carte, un événement : ? stop, ? SN, ? tsunami
    pourquoi QUOI  pourquoi une réponse est refusée, avec la règle : pourquoi 17
    règles N       règle, section ou carte : règles 5.3, règles 5, règles stop
    conseil        ce qu’un bot ferait à ta place, et ce que valent tes choix
    main           revoir le plateau et ta main
    scores         la feuille de score
    journal        tout ce qu’on t’a dit pendant cette manche
    quitter        enregistrer et partir ; Ctrl-C et Ctrl-D aussi
    Plateau : numéro de la case, signe de sa carte, (02) les pions de 0 et de 2. Signes : comme sur tes cartes ; les flèches poussent, +2 et -2 font sauter, T1 téléporte. ST₂ : deux cartes, celle du dessus compte. Souligné : au choix. Jaune agit au passage, rouge à l’arrivée, bleu quand on la joue. > joue.

terminal-help-malta =
    Réponds avec le chiffre ou la lettre devant un choix, son nom ou sa notation : bousculade, c3, nord, rangée 3, -> 2, non.
    ? CARTE        ce que fait une carte : ? bousculade, ? foi aveugle
    pourquoi QUOI  pourquoi une réponse est refusée, avec la règle : pourquoi c3
    règles N       règle, section ou carte : règles 3.3, règles bousculade
    conseil        ce qu’un bot ferait à ta place, et ce que valent tes choix
    main           revoir le plateau et ta main
    scores         qui a déjà perdu
    journal        ce qu’on t’a dit en dernier
    quitter        enregistrer et partir ; Ctrl-C et Ctrl-D aussi
    Plateau : ┴2 est une tuile à flèches ouest, nord et est, numéro 2 ; la lettre derrière nomme une tuile de départ ; ○0 est retirée ; (02) : pions de 0 et de 2. Pioche le nombre sous ton pion, joue la moitié de ta main, suis une flèche ; sans carte ou sans issue, on perd. > marque qui joue.

## The list of games

games-game = { $game }, de { $fewest } à { $most } places
games-outside = d’un autre paquet : { $package } { $version }
games-expansion = extension d’un autre paquet : { $name }, { $package } { $version }
games-cards = cartes : { $cards }
games-cards-all = avec les extensions : { $cards }
games-playing = { $count ->
    [one] { $count } carte à jouer
   *[other] { $count } cartes à jouer
}
games-event = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
games-teleport = { $count ->
    [one] 1 téléportation numérotée
   *[other] { $count } téléportations numérotées
}
games-tile = { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}
games-rules = version des règles : { $number }
games-options = règles maison :
games-presets = règles maison toutes faites : { $presets }
games-languages = langues : { $languages }
games-engine = moteur : { $compiled ->
    [yes] compilé
   *[no] Python pur
}

## House rules, explained

options-title = Règles maison : { $game } (> choisi)
options-nothing = { $game } n’a pas de règles maison.
options-default = par défaut
options-none = aucune
options-whole = tout nombre à partir de { $number }
options-some = au choix, reliées par +
options-presets = Règles toutes faites, à choisir avec --rules :
options-as-default = tout par défaut
options-code = Code pour partager ces règles maison : { $code }
options-play = Pour jouer ainsi : { $command }

## Simulations

simulate-title = { $game } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $seats } places, graine { $seed }
simulate-seat = place { $seat }
simulate-wins = victoires
simulate-share = part
simulate-interval = intervalle à 95 %
simulate-length = { $rounds ->
    [1] Une manche
   *[other] { $rounds } manches
} et { $decisions ->
    [1] une décision
   *[other] { $decisions } décisions
} par partie.
simulate-pace = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et { $decisions } décisions par seconde ({ $seconds } s, processus : { $processes }).
simulate-figure = { NUMBER($number, minimumFractionDigits: 1) }
simulate-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Ce que le serveur refuse

server-stale = Cette question n’est plus d’actualité.
server-held = Pas encore. Quelqu’un regarde toujours les points.
server-lesson = Pas pendant une leçon.
server-not-seated = Tu n’as pas de place à cette table.
server-not-host = Seul l’hôte peut faire ça.
server-host-here = L’hôte est là. Demande gentiment.
server-full = Toutes les places sont prises.
server-too-few = Il faut être au moins { $count } pour jouer.
server-playing = Une partie est en cours. Attends la fin.
server-not-playing = Aucune partie n’est en cours.
server-no-such-table = Aucune table ne porte ce code.
server-no-such-game = Le jeu { $text } n’existe pas.
server-no-such-person = Cette place n’est à personne.
server-no-such-record = Il n’y a pas de partie terminée à revoir ici.
server-no-such-page = Il n’y a rien ici.
server-bad-token = Ce lien ne mène plus à aucune place.
server-renewed = Ce lien a été remplacé par un nouveau.
server-no-key = Cette page a besoin de ta clé : elle naît la première fois que tu t’assieds.
server-bad-message = Le serveur n’a pas compris : { $text }.
server-bad-option = Cette règle maison n’existe pas : { $text }.
server-other-rules = Cette partie a été jouée avec une autre version des règles. Elle est gardée, mais on ne peut pas la montrer ici.
server-missing-rules = Il faut { $text }, qui n’est pas proposé ici. C’est conservé, mais ne peut pas être montré.
server-bad-record = Impossible de montrer cette partie : { $text }.
server-too-fast = Doucement. Attends un instant.
server-too-many = Assez de tables pour une heure.
server-too-large = C’est trop pour un seul message.
server-no-watching = Cette table ne veut pas de spectateurs.
server-no-chat = L’hôte a coupé la conversation.
server-no-hints = L’hôte a coupé les conseils.
server-no-choice = Il n’y a qu’une chose à faire.
server-no-idea = Personne n’a d’idée pour l’instant. Réessaie.
server-no-such-analysis = Il n’y a pas d’analyse de ce nom ici.
server-no-analysis = Cette partie n’a pas pu être analysée.
server-present = Cette personne est là.
server-has-time = Cette personne a encore du temps. Patience, ou fais semblant.
server-no-days = À cette table, on ne joue pas sur plusieurs jours.
server-no-holiday = { $count ->
    [0] Tes congés sont épuisés pour cette partie.
    [one] Il te reste un jour de congé dans cette partie.
   *[other] Il te reste { $count } jours de congé dans cette partie.
}
server-replaced = Un bot joue pour toi. Reprends d’abord ta place.
server-removed = Tu n’as plus de place à cette table.
server-rules-changed = Les règles ont changé depuis le début de cette partie. Elle ne peut pas continuer.
server-busy = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessaie.
server-unknown = Nous ne savons pas encore si cela a compté. Nous continuons à demander.
server-draining = Le serveur va redémarrer. Les parties continuent ; les nouvelles commenceront après.
server-banned = L’hôte de ce serveur ne veut pas de ton adresse.
server-closed = L’hôte de ce serveur a fermé cette table.
server-wrong-host = Ce serveur se trouve à une autre adresse.
server-bad-address = Cette adresse ne peut pas être appelée. Il en faut une publique, qui commence par https.
server-bad-name = Un nom est une courte ligne visible : pas de signes invisibles, et pas trop long.
server-waiting = Trop de monde attend déjà. Réessaie dans un instant.

## Qui est appelé

call-you = À toi : { $table }
    .more = On t’attend. Fais durer le plaisir, mais pas trop.
call-you-again = Toujours à toi : { $table }
    .more = L’horloge l’a remarqué. Les autres aussi.
call-them = À la table { $table }, on attend { $names }.
call-them-again = À la table { $table }, on attend toujours { $names }.
call-greeting = Désormais, la table { $table } appelle ici quand quelqu’un doit jouer et n’est pas là.
