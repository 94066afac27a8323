# Ce qu’un jeu venu d’ailleurs n’a pas à dire lui-même : les faits et les réponses des verbes simples.

is-dealt-cards = { $count ->
    [0] Tu ne reçois rien
   *[other] Tu reçois : { $cards }
}
has-turn = { $who ->
    [you] C’est à toi de jouer
   *[they] C’est à { $seat } de jouer
}
draws = { $count ->
    [0] { $who ->
        [you] Tu ne pioches rien
       *[they] { $seat } ne pioche rien
    } : la pioche est vide
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
    [0] Tu ne pioches rien : la pioche est vide
   *[other] Tu pioches : { $cards }
}
plays = { $who ->
    [you] Tu joues
   *[they] { $seat } joue
} « { $card } »
discards = { $count ->
    [0] { $who ->
        [you] Tu ne défausses rien
       *[they] { $seat } ne défausse rien
    }
   *[other] { $who ->
        [you] Tu défausses : { $cards }
       *[they] { $seat } défausse : { $cards }
    }
}
passes = { $who ->
    [you] Tu passes
   *[they] { $seat } passe
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
match-ends = Partie terminée : victoire pour { $seats }
not-in-hand = Tu n’as pas « { $card } » en main.
answer-draw = piocher
answer-pass = passer
answer-no = non
answer-yes = oui

terminal-help-plain =
    Réponds avec le chiffre ou la lettre devant un choix, son nom ou sa notation.
    ? CARTE         ce que fait une carte
    pourquoi CARTE  pourquoi elle ne peut pas se jouer, avec la règle
    règles N        règle, section ou carte, si le jeu a des règles écrites
    conseil         ce qu’un bot ferait à ta place, et ce que valent tes choix
    main            revoir la table et ta main
    scores          où chacun en est
    journal         ce qu’on t’a dit en dernier
    quitter         enregistrer et partir ; Ctrl-C et Ctrl-D aussi
    Sur la table : > marque qui joue ; ce que tu sais d’une main est écrit derrière.
