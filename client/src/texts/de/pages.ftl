# What the page of a game says, in German.

page-alone = Gegen Bots
page-alone-about = { $count ->
    [one] Ein Bot, { $level }
   *[other] { $count } Bots, { $level }
}
page-alone-change = Andere Bots
page-friends = Mit Freunden
page-learn = Spielend lernen
page-rules = Die Regeln
page-pictures = Was dir blüht
page-box = Alles in der Schachtel
page-search = In der Schachtel suchen
    .placeholder = Gift, abwerfen, 5.6 …
page-groups = Gruppen
page-all = Alles
page-found = { $count ->
    [0] nichts gefunden
    [one] 1 Fund
   *[other] { $count } Funde
}
page-none = Nichts in der Schachtel tut so etwas. Manchmal schade.
page-copies = { $count ->
    [one] einmal in der Schachtel
   *[other] { $count }-mal in der Schachtel
}
page-points = { $count ->
    [one] 1 Punkt, wenn du darauf sitzen bleibst
   *[other] { $count } Punkte, wenn du darauf sitzen bleibst
}
page-expansion = Erweiterung { $name }
page-rule = Regel { $number }
page-faces = Alle Gesichter
page-previous = Zurück
page-next = Weiter
page-draw-large = { $name }: genauer ansehen
page-gone = So ein Spiel gibt es hier nicht.
