# Ce que dit la relecture, en français.

replay-title = Relecture · { $names } · Ruthless
replay-home = Ruthless, accueil
replay-loading = On rembobine …
replay-loading-rest = Le reste de la partie arrive encore ; les comptes grandissent avec lui.
replay-again = Réessayer
replay-close = Fermer
replay-seat = Place { $number }
replay-not-yours = Tu n’as pas de place à cette table. Ses parties se regardent ici une fois terminées.

## Ouvrir un fichier

replay-open = Revoir ça
    .text = Un enregistrement de Ruthless, tel qu’une table l’offre à la fin ou que ruthless play le garde.
replay-drop = Dépose l’enregistrement ici
replay-drop-now = Lâche
replay-choose = Choisir un fichier
replay-open-other = Ouvrir un autre fichier
replay-open-private = Le serveur te le rejoue et l’oublie. Qui tient un enregistrement voit toutes les cartes : il contient tous les secrets de sa partie.
replay-file-large = Ce fichier est trop gros pour un enregistrement.
replay-file-unreadable = Ce fichier n’est pas un enregistrement : ce n’est pas du JSON.
replay-file-foreign = Ce fichier est du JSON, mais pas un enregistrement de Ruthless.

## Par les yeux de qui

replay-eye = Vu par
replay-eye-open = Mains ouvertes
replay-eye-public = Un passant
replay-eye-seat = { $name }
replay-more = Et depuis ?

## La table

replay-plays = joue
replay-asked = à répondre
replay-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
replay-hidden = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
replay-no-cards = aucune carte
replay-beginning = Le début
replay-end = La fin
replay-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
replay-chooses = { $name } choisit : { $what }
replay-declines = { $name } dit non.
replay-silent = Une décision que personne d’autre n’a apprise.
replay-silent-of = { $name } décide quelque chose que personne d’autre n’apprend.

## La ligne du temps

replay-timeline = Moment de la partie
replay-spoken = Moment { $moment } sur { $last }{ $turn ->
    [0] { "" }
   *[other] , tour { $turn }
}
replay-highlight = Moment { $moment } : { $text }
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Lancer
replay-pause = Pause
replay-speed = Vitesse : { $speed } fois
replay-round = Manche
replay-turn = Tour
replay-of = sur { $count }
replay-share = Partager ce moment
replay-copied = Lien copié
replay-link = Lien vers ce moment

## Coups, chiffres, enregistrement

replay-moves = Coups et détails
replay-tab-moves = Coups
replay-tab-stats = Chiffres
replay-tab-record = Dossier
replay-round-number = Manche { $round }
replay-turn-of = Tour { $turn } · { $name }
replay-to-round = Aller à la manche { $round }
replay-accounts = Les comptes, manche par manche
replay-hits = Qui a frappé qui jusqu’ici
replay-no-hits = Personne n’a encore frappé personne. Ça ne durera pas.
replay-game = Jeu
replay-players = Autour de la table
replay-house-rules = Règles maison
replay-no-house-rules = aucune : tout selon le livret
replay-length = Durée
replay-length-is = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $moments ->
    [one] { $moments } pas
   *[other] { $moments } pas
}
replay-language = Langue
replay-download = Télécharger l’enregistrement

## Le contrôle de la donne

replay-deal = Contrôle de la donne
replay-fair = La donne respecte son sceau
replay-unfair = La donne ne respecte pas son sceau
replay-deal-running = Le secret sous le sceau se montre quand la partie est finie.
replay-deal-none = Personne n’a scellé cette donne : elle ne vient pas de la table d’un serveur.
replay-deal-seal = { $right ->
    [yes] La graine et le sel donnent le sceau.
   *[no] La graine et le sel ne donnent pas le sceau.
}
replay-deal-mixed = { $right ->
    [yes] La graine, mêlée à ce que chacun y a mis, donne celle de la partie.
   *[no] La graine et ce que chacun y a mis ne donnent pas celle de la partie.
}
replay-deal-seed = { $right ->
    [yes] La partie a été distribuée exactement d’après elle.
   *[no] La partie a été distribuée d’après autre chose.
}
replay-check-hands = Contrôler chaque première main
replay-hands-right = { $count ->
   *[other] Les { $count } premières mains sont celles que cette graine distribue.
}
replay-hands-wrong = Premières mains que cette graine ne distribue pas : { $names }.
replay-older = Jouée avec des règles plus anciennes. On la montre avec celles d’aujourd’hui, tant qu’elles permettent ce qui a été joué ; les suites d’un coup peuvent différer.
replay-seal = Sceau { $seal }
replay-deal-about = C’est ton navigateur qui a calculé tout ça. Compare le sceau avec celui que la table montrait avant la donne.

## Les chances

replay-analyse = Qui gagnait ?
replay-analysing = La partie est rejouée à partir de chaque tour. Cela prend un moment …
replay-chances = Chances de gagner après ce tour
replay-chances-about = Chances de gagner, à { $error } % près, depuis chaque tour, mains telles quelles. Les numéros marquent les tournants.
replay-turning-point = Tour { $turn } : { $winner } gagne { $gain } %, { $loser } perd { $loss } %. { $text }
