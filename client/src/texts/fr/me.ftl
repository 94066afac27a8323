# La page d’un joueur, en français.

me-title = Mes parties
me-what = Ni compte ni courriel. Une clé faite sur cet appareil connaît tes places, et personne d’autre ne l’a.
me-none = Encore rien. Il faut bien que quelqu’un commence.
me-none-line = Dès que tu t’assieds à une table, elle apparaît ici.
me-failed = Impossible de récupérer tes parties.
me-again = Réessayer

me-running = En cours
me-your-turn = À toi
me-their-turn = On attend { $names }
me-until = jusqu’à { $when }
me-all = Toutes mes parties

me-finished = Terminées
me-finished-none = Aucune de tes parties n’est finie. Patience.
me-place = { $place ->
    [1] Gagné
   *[other] { $place }ᵉ place
}
me-of = sur { $count }
me-no-end = restée sans fin
me-left = abandon
me-replay = Revoir
me-decided = Le tournant ?
me-deciding = On se penche dessus … { $percent } %
me-undecided = Aucun tour n’a décidé à lui seul. Ce fut un long déclin.
me-turning = Tour { $turn } : { $winner } gagne { $gain } %, { $loser } perd { $loss } %.
me-turning-you-won = Tour { $turn } : tu gagnes { $gain } %, { $loser } perd { $loss } %.
me-turning-you-lost = Tour { $turn } : { $winner } gagne { $gain } %, tu perds { $loss } %.
me-watch-turn = Voir ce tour
me-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}

me-totals = Le bilan
me-played = { $count ->
    [one] partie
   *[other] parties
}
me-won = gagnées
me-mean-place = place moyenne
me-rating = Force
    .about = Selon OpenSkill, d’après toutes les parties d’ici. Qui débute a 25 ; les bots sont cotés comme tout le monde.
me-unrated = La cote vient avec la prochaine partie.
me-you = Toi

me-nemesis = Némésis
me-nemesis-hit = { $count ->
    [one] { $name } s’en est pris à toi une fois.
   *[other] { $name } s’en est pris à toi { $count } fois.
}
me-nemesis-weapon = Arme de choix : { $card }.
me-nemesis-owed = { $count ->
    [one] Tu dois un coup.
   *[other] Tu dois { $count } coups.
}
me-nemesis-even = Vous êtes quittes. Pour l’instant.
me-nemesis-paid = { $count ->
    [one] Rendu, avec un de plus.
   *[other] Rendu, avec { $count } de plus.
}
me-nemesis-none = Personne ne s’en est encore pris à toi. Ça ne durera pas.
me-victim = Victime favorite
me-victim-hit = { $count ->
    [one] { $name } a reçu un coup de ta part.
   *[other] { $name } a reçu { $count } coups de ta part.
}
me-victim-weapon = { $card } fait l’affaire.
me-scores = Tous les comptes
me-scores-who = Qui
me-scores-theirs = reçus
me-scores-yours = donnés
me-scores-met = rencontres
me-scores-ahead = devant

me-key = Un autre appareil
    .about = Ouvre ce lien là-bas, ou montre-le à un appareil photo : cet appareil, ce sera toi aussi. Qui l’a est toi : ne l’envoie à personne.
me-copy = Copier le lien
me-qr = Code QR
me-qr-about = Le lien qui fait d’un autre appareil le tien
me-carried = Cet appareil est à toi aussi, désormais.
me-merged = Tu étais deux ; tu ne fais plus qu’un.
me-other-key = À qui est cet appareil ?
    .about = Le lien appartient à quelqu’un. Cet appareil a ses propres parties. Si les deux, c’est toi, réunis-les pour de bon : parties, places et cotes ensemble. Sinon, cet appareil montrera désormais celles du lien, et plus les siennes.
me-other-key-merge = Les deux, c’est moi : réunir
me-other-key-sure = Réunir pour de bon ?
    .about = Si le lien est à quelqu’un d’autre, cette personne aura tes parties, tes places et tes cotes, et jouera à ta place. Pas de retour en arrière.
me-other-key-really = Oui, les deux, c’est moi
me-other-key-take = Montrer celles du lien
me-other-key-leave = Lâcher les tiennes ?
    .about = Tes parties ne se retrouvent alors qu’avec le lien que tu as gardé ailleurs. Sans lui, elles sont perdues pour toi.
me-other-key-leave-really = Oui, montrer celles du lien
me-other-key-stay = Rester qui je suis

me-forget = Oubliez-moi
    .about = Ton nom, ta clé, ce que tu as dit et tes cotes disparaissent, à chaque table et dans chaque partie. Les parties restent, pour les autres. Là où l’on joue encore, un bot continue.
me-forget-sure = T’oublier pour de bon ?
me-forget-really = Oui, oubliez-moi
me-forgotten = Qui ça ? Jamais entendu parler.
