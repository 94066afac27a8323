# Ce que disent la page d’accueil, le salon et les règles, en français.

app-title = Ruthless
app-home = Accueil
app-close = Fermer
app-cancel = Annuler
app-loading = Un instant.
app-copied = Copié
app-menu = Menu

## Interrupteurs

app-preferences = Préférences
app-language = Langue
app-theme = Thème
    .system = comme le système
    .dark = sombre
    .light = clair
app-theme-switch = Thème : { $theme ->
    [dark] sombre. Passer au clair
   *[light] clair. Passer au sombre
}
app-sound = Son
    .about = Sec, bref, jamais le seul signe.
app-motion = Mouvement
    .system = comme le système
    .full = complet
    .still = immobile
app-family = Noms adoucis
    .about = Les cartes au nom grossier en reçoivent un plus aimable.
app-confirm = Un toucher choisit, le second joue
    .about = Sinon, un seul toucher joue.
app-left-hand = Main gauche
    .about = Les boutons changent de côté.

## Accueil

app-headline = Pour la gentillesse, voir ailleurs.
app-start-table = Ouvrir une table
app-join = J’ai un code
app-bots = Défier les bots
app-rules = Règles
app-replays = Revoir
app-ways = { $count ->
    [3] Trois façons de perdre ses amis
   *[other] { $count } façons de perdre ses amis
}
app-players = { $fewest }–{ $most } joueurs
app-poster = { $game }, de { $fewest } à { $most } joueurs. { $line }
app-waiting-playing = { $table } : la partie continue
    .line = { $others } : impossible d’attendre. Enfin, presque.
app-waiting-lobby = { $table } : rien n’est distribué
    .line = { $others } : il est encore temps de fuir.
app-waiting-over = { $table } : fini, pour l’instant
    .line = Une revanche ne réglerait rien.
app-waiting-alone = Il n’y a encore personne d’autre.
app-my-tables = Tes tables
app-forget = Oublier cette table
app-open-tables = Tables ouvertes
app-is-playing = partie en cours
app-seats-free = { $count ->
    [0] complet
    [one] { $count } place libre
   *[other] { $count } places libres
}
app-sit-down = Prendre place
app-watch = Regarder

## Ouvrir, rejoindre

app-your-name = Ton nom
    .placeholder = Celui qu’on maudira
app-table-name = Nom de la table
    .placeholder = Rancune du vendredi
app-default-table = Table { ELIDE("de", $name) }
app-which-game = Quel jeu
app-how-many-bots = Combien de bots
app-bot-temper = Leur caractère
app-easy = Docile
    .about = Joue ce qui lui passe par la tête.
app-normal = Vicieux
    .about = Compte tes cartes. N’oublie rien.
app-hard = Impitoyable
    .about = Joue des centaines d’avenirs et choisit le pire pour toi.
app-create = Mettre la table
app-deal-now = Distribuer
app-code = Code de la table
    .placeholder = KR7Q2M
app-code-hint = Six lettres et chiffres, ou le lien entier.
app-join-go = Y aller
app-nobody = Humain
app-table-alone = Toi contre les bots
app-need-name = Il faut un nom. N’importe lequel.
app-need-code = Ce n’est pas un code de table : il compte six lettres et chiffres.
app-listed = Tout le monde peut la trouver
    .about = La table figure dans la liste de l’accueil.

## Table introuvable, connexion

app-connecting = Connexion …
app-offline = Pas de connexion. Ta place est gardée.
app-rules-changed = Les règles ont changé depuis la dernière partie ici. Elle ne peut pas continuer : distribuez-en une nouvelle.
    .replay = La revoir jusqu’où elle est allée
app-gone = Le serveur a raccroché.
app-no-table = Il n’y a personne ici.
app-go-home = À l’accueil
app-error-offline = Le serveur est injoignable.
app-error-server = Le serveur a échoué. Réessaie.
app-error-unknown = Cela n’a pas marché, et le serveur n’a pas dit pourquoi.
app-error-gone = Il n’y a plus de connexion avec la table.
app-take-new-seat = Entrer en invité

## Salon

app-lobby-line = À ne dire qu’à ceux que tu n’aimes pas
app-share = Partager le lien
app-share-text = { $name } ouvre une table { ELIDE("de", $game) }. Code { $code }.
app-copy = Copier
app-qr = Code QR
app-qr-about = Vise ce code avec un téléphone pour venir à la table { $code }.
app-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
} sur { $most }
app-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
app-you = Toi
app-host = hôte
app-bot = Bot
app-away = Ailleurs
app-plays-easy = joue docilement
app-plays-normal = joue vicieusement
app-plays-hard = joue sans pitié
app-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
app-here = Se compose un visage
app-is-ready = C’est bon
app-not-ready = Pas encore
app-add-bot = Ajouter un bot
app-invite = Inviter
app-seat-menu = Que faire { ELIDE("de", $name) }
app-remove = Retirer la place
app-mute = Ne plus entendre { $name }
app-unmute = Réentendre { $name }
app-muted = en sourdine
app-make-host = Confier la table à { $name }
app-take-over = L’hôte n’est plus là : prendre la relève
app-rename = Changer de nom
app-leave = Quitter la table
app-leave-sure = Abandonner ta place ?
app-seat-link = Passer sur un autre appareil
app-seat-link-about = Quiconque ouvre ce lien joue à ta place. Ne l’envoie pas à des amis, surtout pas à des amis.
app-house-rules = Règles maison
app-chip-limit = Jusqu’à { $points }
app-chip-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
app-chip-changed = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
app-pace = Rythme
    .host = C’est l’hôte qui décide.
app-pace-slow = Lent
app-pace-normal = Normal
app-pace-fast = Rapide
app-clock = Horloge
app-clock-off = Sans horloge
    .about = Prends ton temps.
app-clock-relaxed = 60 s par tour
    .about = Dix secondes pour réagir. Ensuite, un bot s’assied.
app-clock-brisk = 20 s par tour
    .about = Cinq secondes pour réagir. Ensuite, un bot s’assied.
app-clock-day = Un jour par tour
    .about = Joue quand tu veux. L’horloge tourne même quand personne n’est là.
app-clock-three-days = Trois jours par tour
    .about = Pour les gens qui travaillent.
app-clock-week = Une semaine par tour
    .about = Ici, la vengeance se mange froide.
app-window = Temps pour réagir
    .about = Les attaques et autres occasions de réagir durent ce temps-là, quoi que chacun ait en main, ait prévu ou réponde. À la table, chacun peut dire d’avance sa réponse.
app-window-minute = 1 min
    .chip = 1 min pour réagir
app-window-ten-minutes = 10 min
    .chip = 10 min pour réagir
app-window-hour = 1 h
    .chip = 1 h pour réagir
app-window-eight-hours = 8 h
    .chip = 8 h pour réagir
app-sit-in = Quand le temps de quelqu’un est écoulé
    .on = Retard : un bot joue
    .off = Retard : on attend
app-sit-in-wait = La partie attend
    .about = L’hôte peut alors laisser jouer un bot.
app-sit-in-bot = Un bot prend la place
    .about = Jusqu’au retour de son propriétaire.
app-sealed = Donne scellée :
app-seal-about = La prochaine donne dépend d’un secret que le serveur a scellé sous ce numéro, mêlé au hasard du navigateur de chacun. À la fin, les deux sont montrés et ton navigateur vérifie.
app-seal-title = Le sceau de la donne
app-deal = Distribuer les cartes
app-ready = C’est bon pour moi
app-unready = Pas si vite
app-too-few = { $missing ->
    [one] Il manque quelqu’un. Un bot ferait l’affaire.
   *[other] Il manque { $missing } personnes. Des bots feraient l’affaire.
}
app-unready-one = { $name } hésite encore, et recevra des cartes quand même.
app-unready-some = { $names } hésitent encore, et recevront des cartes quand même.
app-all-ready = Tout le monde est prêt. Les pauvres.
app-waiting-host = { $name } distribue. Patience.
app-guest = Tu ne fais que regarder. Une place ?
app-guest-full = Toutes les places sont prises. Tu peux regarder.
app-table-settings = La table
app-setting-watch = Tout le monde peut regarder
    .about = On y voit ce que tous voient, aucune main.
app-setting-chat = Discussion
    .about = Les mots blessent plus que les cartes.
app-setting-hints = Conseils
    .about = Qui doit répondre peut demander conseil à un bot. Il voit ce que voit cette personne.
app-setting-bots = Bots qui remplacent qui manque
app-presets = Ensembles nommés
app-number-from = ou un nombre à partir de { $number }
app-rules-code = Code de ces règles maison
app-rules-code-use = Utiliser un code
app-only-host = Il n’y a { ELIDE("que", $name) } qui puisse changer cela.
app-last-match = Retour à la fin de la partie

## Règles

app-rules-title = Règles : { $game }
app-rules-search = Chercher dans les règles
    .placeholder = Cadeau, points, 5.6 …
app-rules-none = Aucune règle n’en parle. Ce n’est pas permis pour autant.
app-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
app-rules-sections = Chapitres
app-rules-rulings = Décisions
app-rules-rulings-about = Là où les livrets se taisent ou se contredisent, voici comment nous jouons.
app-rules-link = Lien vers la règle { $number }

## What is not ours

app-outside = D’ailleurs : { $package } { $version }
app-outside-game = Ce jeu vient d’ailleurs : { $package } { $version }
app-outside-expansion = L’extension { $name } vient d’ailleurs : { $package } { $version }
app-outside-bot = Le bot { $name } vient d’ailleurs : { $package } { $version }
app-bot-outside = D’ailleurs

## Lessons

app-learn = Apprendre { $game }
app-learn-new = Premier passage ? Trois minutes avec un coach.
app-learn-retry = Réessayer

## Être appelé

app-call = M’appeler quand c’est à moi
    .off = Non. Personne ne viendra te chercher.
    .on = Même quand cette page est fermée. On te dit que c’est à toi et à quelle table, jamais une carte.
    .page = Seulement tant que cette page est ouverte quelque part : ce navigateur ne prend pas d’appels pour une page fermée.
    .asking = On demande au navigateur …
    .refused = Ce navigateur a ordre de ne rien montrer d’ici. Autorise les notifications pour ce site dans ses réglages, puis reviens.
    .install = Sur iPhone ou iPad, ajoute d’abord Ruthless à l’écran d’accueil (Partager, puis Sur l’écran d’accueil) et ouvre-le de là.
    .insecure = Les navigateurs ne le font qu’en https, et cette adresse ne l’est pas. Vois avec qui tient le serveur.
    .unable = Ce navigateur n’a pas de notifications.
