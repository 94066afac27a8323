# What the page of a game says, in French.

page-alone = Contre des bots
page-alone-about = { $count ->
    [one] { $count } bot, { $level }
   *[other] { $count } bots, { $level }
}
page-alone-change = D’autres bots
page-friends = Entre amis
page-learn = Apprendre
page-rules = Les règles
page-pictures = Ce qui t’attend
page-box = Tout ce qu’il y a dans la boîte
page-search = Fouiller la boîte
    .placeholder = Cadeau, pioche, 5.6 …
page-groups = Groupes
page-all = Tout
page-found = { $count ->
    [0] rien trouvé
    [one] { $count } résultat
   *[other] { $count } résultats
}
page-none = Rien dans la boîte ne fait ça. Dommage, parfois.
page-copies = { $count ->
    [one] { $count } dans la boîte
   *[other] { $count } dans la boîte
}
page-points = { $count ->
    [one] { $count } point si elle te reste sur les bras
   *[other] { $count } points si elle te reste sur les bras
}
page-expansion = Extension { $name }
page-rule = Règle { $number }
page-faces = Toutes ses faces
page-previous = Précédente
page-next = Suivante
page-draw-large = { $name } : voir de près
page-gone = Ce jeu n’existe pas ici.
