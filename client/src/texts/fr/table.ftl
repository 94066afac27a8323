# The frame of the table, in French.

## The band

table-your-turn = À toi
table-your-call = À toi de voir
table-these-fit = Celles-ci vont. Les autres, non.
table-count = { $number } sur { $total }
table-no = Non
table-rule = Règle { $number }.
table-why = Pourquoi ?
table-show-fits = Voir ce qui va
table-thinking = { $name } réfléchit
    .text = C’est du moins l’impression donnée.
    .bot = La méchanceté, c’est vite calculé.
table-decides = À { $name } de choisir
table-several = Plusieurs réfléchissent
    .text = Chacun espère le pire.
table-answered = C’est répondu
    .text = Les autres y sont encore.
    .kept = Elle est gardée et compte { $until }. Personne n’en saura rien.
table-away = { $name } n’est pas là
    .text = Un bot prendra le relais à la fin du temps.
    .timeless = L’hôte peut y asseoir un bot.
table-has-time = { $name } a le temps
    .text = Échéance : { $until }. Rien ne presse. Enfin.
table-late = { $name } n’a plus de temps
    .text = La partie attend. L’hôte peut laisser jouer un bot.
table-holiday = { $name } est en congé
    .text = De retour après le { $date }. L’horloge est arrêtée.
table-tab-holiday = Absence jusqu’au { $date }
table-tab-late = Temps écoulé
table-recap = Depuis ton passage
    .done = À la table
table-meanwhile = Pendant ton absence
    .text = Une occasion de réagir dure aussi longtemps quel que soit ton choix. Il t’épargne seulement l’appel. Une carte se joue toute seule contre ce qui te vise ou vise tout le monde, jamais pour quelqu’un d’autre.
table-meanwhile-ask = Me demander
table-meanwhile-never = Jamais
table-chance-counter = On t’attaque
table-chance-nice-try = Quelqu’un a fini
table-chance-lucky-bastard = Un événement arrive
table-chance-block = On t’attaque
table-chance-re-roll = Quelqu’un a lancé le dé
table-chance-react-aimed = Une carte te vise
table-chance-react = Une carte ne vise personne
table-chance-react-to-reaction = Quelqu’un réagit
table-my-holiday = Congé
    .text = Ton horloge s’arrête, et les autres voient jusqu’à quand. { $days } jours au plus par partie.
    .now = Tu es en congé jusqu’au { $date }. Ton horloge est arrêtée.
table-away-until = En congé jusqu’à la fin du
table-go-away = Je m’absente jusque-là
table-back = Me revoilà
table-offline = Pas de connexion
    .text = Ta place est gardée.
    .bot = Ta place est gardée. Un bot joue dans { $seconds } s.
table-unknown = Est-ce que ça compte ?
table-bot-plays = Un bot joue pour toi
    .text = Il est plus gentil que toi. Ça se remarque.
table-take-back = Reprendre ma place
table-over = C’est fini
    .text = Plus rien à prendre à personne.
table-broken = Impossible de continuer
    .text = Les règles ont changé depuis le début. Ce qui a été joué est gardé.
table-watching = Tu regardes. Pas un mot.
table-hand-empty = Aucune carte.
table-hand-out = Tu es hors jeu. Regarde tomber les autres.
table-pick-card = Choisis une carte
table-pick-person = Choisis quelqu’un
table-pick-stage = Choisis sur la table
table-pick-one = Choisis

## Persons

table-persons = Les autres
table-you = Toi
table-name-you = { $name } (toi)
table-tab-next = Ensuite
table-tab-turn = Joue
table-tab-bot = Bot
table-tab-away = Absence
table-tab-bot-sits-in = Un bot joue
table-tab-bot-eased = Bot pressé
table-bot-eased = Le serveur est chargé : ce bot joue moins bien pour le moment
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
table-known = tu connais { $cards }
table-can-be-chosen = peut être choisi

## The hand

table-hand = { $count ->
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
}
table-card-fits = { $card }, jouable
table-card-refused = { $card }, pas jouable : { $reason }
table-card-not-now = { $card }, pas maintenant
table-card-new = Nouveau
table-seen = Déjà vue par { $names }.
table-sort = Ordre de ta main
table-sort-colour = par couleur
table-sort-number = par chiffre
table-sort-hand = à la main
table-keys-pick = choisir
table-keys-play = jouer

## Attack

table-attack = Attaque
table-attacks-you = { $name } t’attaque.
table-take-it = Encaisser
table-blow-by = { $card }, signé { $name }
table-blow-turn = Tu perds ton tour.
table-none = Tu n’en as pas.
table-hold-none = { $card } : tu n’en as pas
table-peek = Voir ta main
table-seconds = { $count ->
    [one] { $count } seconde.
   *[other] { $count } secondes.
}

## Events

table-event = Événement
table-event-by = { $name } · { $card }
table-event-done = Soit
table-event-answer = Répondre
table-from-pile = la pioche
table-to-pile = la pile

## Scores

table-round = Manche { $round }
table-round-over = Fin de la manche { $round }
table-went-out = { $who ->
    [you] Tu n’as plus de cartes. Épargne-nous le discours.
   *[they] { $names } n’a plus de cartes. On aura droit au discours.
}
table-who-was-it = Le procès-verbal dit « { $name } ». C’était qui ?
table-sign = Signer
table-chart = Les comptes, manche après manche
table-left-in-hand = Encore en main
table-this-round = Manche
table-this-round-only = Cette manche
table-total = Total
table-out-first = Fini
table-all-rounds = Toutes les manches
table-next-round = Manche suivante
table-next-round-wait = Vu. On attend.
table-still-looking = { $count ->
    [one] { $names } regarde encore.
   *[other] { $names } regardent encore.
}
table-seconds-left = encore { $count } s
table-is-ready = c’est bon
table-is-not-ready = pas encore
table-to-podium = Au podium
table-remark-kept = { $who ->
    [you] Tu as gardé { $card } : 42 points.
   *[they] { $name } a gardé { $card } : 42 points.
}
table-remark-worst = { $name } : { $count ->
    [one] { $count } point
   *[other] { $count } points
} d’un coup.
table-remark-margin = { $count ->
    [one] Encore { $count } point et c’est fini.
   *[other] Encore { $count } points et c’est fini.
}
table-scores = Feuille de score

## The end

table-winner =
    { $name } gagne.
    Silence poli.
table-winner-you =
    Tu gagnes.
    Silence poli.
table-winners =
    { $names } partagent.
    À regret.
table-ended-limit = { $count ->
    [one] { $names } a atteint { $points }. La limite était de { $limit }.
   *[other] { $names } ont atteint la limite de { $limit }.
}
table-ended-limit-you = Tu as atteint { $points }. La limite était de { $limit }.
table-ended-limit-among = { $names } avez atteint la limite de { $limit }.
table-ended-rounds = { $count ->
    [one] L’unique manche est jouée.
   *[other] Les { $count } manches sont jouées.
}
table-rounds-grudge = { $count ->
    [one] Une manche, une rancune
   *[other] { $count } manches, une rancune
}
table-record = Pour mémoire
table-hits = Qui a frappé qui
table-title-meanest = La palme du vice
    .text = { $count ->
        [one] { $count } attaque
       *[other] { $count } attaques
    }, dont { $on } sur { $other }
table-title-victim = Souffre-douleur
    .text = { $count ->
        [one] { $count } coup pris
       *[other] { $count } coups pris
    }, { $countered ->
        [0] aucun contré
        [one] { $countered } contré
       *[other] { $countered } contrés
    }
table-title-comeback = Plus beau retour
    .text = de { $count } cartes à zéro, manche { $round }
table-title-clean = Les mains propres
    .text = gagner sans offrir un seul cadeau
table-title-saint = Presque la sainteté
    .text = { $count ->
        [0] pas une attaque
        [one] une seule attaque
       *[other] seulement { $count } attaques
    }
table-title-hoarder = Belle collection
    .text = { $count ->
        [one] une carte piochée
       *[other] { $count } cartes piochées
    }
table-rematch = Revanche
table-rematch-wait = Finalement, non
table-rematch-start = Commencer quand même
table-rematch-waiting = On attend { $names }.
table-rematch-wanted = { $count ->
    [one] { $names } veut une revanche.
   *[other] { $names } veulent une revanche.
}
table-watch-replay = Revoir la partie
table-so-far = La partie jusqu’ici
table-check-deal = Vérifier la donne
table-deal-good = La donne correspond au sceau
table-deal-bad = La donne ne correspond pas au sceau
table-deal-unknown = Ce navigateur n’a pas pu vérifier la donne
table-deal-checking = Vérification du sceau
table-deal-mine = Ta part de hasard y est.
table-to-lobby = Vers le salon
table-back-to-table = Retour à la table

## Beside the table

table-standing = Classement
table-column-cards = Cartes
table-column-points = Points
table-happened = Ce qui s’est passé
table-turn-of = Tour { ELIDE("de", $name) }
table-turn-mine = Ton tour
table-chat = Chat
table-chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } nouveau message
   *[other] Chat, { $count } nouveaux messages
}
table-chat-empty = Personne n’a encore rien dit de regrettable.
table-say = Dis un mot de trop
table-send = Envoyer
table-taunts = Phrases toutes faites
table-taunt-ha = Ha.
table-taunt-ouch = Ce n’était pas nécessaire.
table-taunt-sorry-not-sorry = Désolé. Enfin, presque.
table-taunt-revenge = Je m’en souviendrai.
table-taunt-hurry = Prends ton temps. J’ai du gâteau.
table-taunt-again = Recommence, pour voir.
table-taunt-mercy = Pitié. Rien qu’une fois.
table-taunt-well-played = Bien joué. Plus jamais ça.
table-mute = Muet
table-mute-name = Ne plus entendre { $name }
table-unmute = Réentendre tout le monde
table-rules = Règles
table-rules-search = Chercher dans les règles
table-rules-all = Toutes les règles sur leur page

## Menu

table-menu = Menu
table-close = Fermer
table-home = Accueil
table-settings = À cette table
table-language = Langue
table-theme = Couleurs
table-theme-system = du système
table-theme-dark = sombres
table-theme-light = claires
table-theme-other = { $theme ->
    [light] Couleurs claires
   *[dark] Couleurs sombres
}
table-sound = Son
table-still = Moins d’animations
table-confirm = Jouer au deuxième appui
table-left-hand = Boutons pour la main gauche
table-family = Noms plus polis
table-links = Liens
table-invite = Copier le lien de la table
table-seat-link = Copier le lien de ma place
    .text = Le lien de ta place te permet de continuer sur un autre appareil. Qui l’a joue à ta place.
table-renew = Remplacer le lien de ma place
    .text = L’ancien lien ne vaudra plus rien, et les autres appareils venus par lui perdront ta place.
table-renew-sure = Oui, remplacer
table-renewed = Tu as un nouveau lien. L’ancien ne vaut plus rien.
table-copied = Copié.
table-host = C’est ta table
    .alone = Personne à qui la confier.
table-webhook = Dire à un salon qui doit jouer
    .about = Un webhook Discord, un sujet ntfy ou toute autre adresse https. On y dit qui doit jouer et n’est pas là, à quelle table, et le lien. L’adresse ne sera plus montrée à personne, même pas à toi.
    .set = Un salon apprend qui doit jouer et n’est pas là.
    .others = L’hôte fait dire à un salon qui doit jouer et n’est pas là.
    .placeholder = https://…
    .save = Le lui dire
    .change = Plutôt celui-ci
    .remove = Plus à personne
    .sent = Un premier mot est parti. S’il n’arrive pas, l’adresse est fausse.
    .removed = Plus personne ne l’apprend.
table-replace = Laisser jouer un bot
table-hand-over = Confier la table
table-take-over = L’hôte n’est pas là : prendre la relève
table-leave = Quitter la table
    .text = Un bot continue avec tes cartes. C’est sans retour.
table-leave-sure = Oui, quitter

## Conseils

table-hint = Que ferait un bot ?
table-hint-thinking = Un bot se met à ta place …
table-hint-says = Il choisirait : { $option }
table-hint-text = { $chance } % de chances de gagner, à { $error } près.
table-hint-same = Aucune différence
    .all = Quoi que tu choisisses : { $chance } % de chances de gagner, à { $error } près.
    .some = { $names } : { $chance } % de chances de gagner, à { $error } près.
table-hint-tries = { $count ->
    [one] 1 essai
   *[other] { $count } essais
} dans des mondes qui pour toi ressemblent à celui-ci.
table-hint-chance = { $option } : { $chance } %
table-plain-draw = Pioche
