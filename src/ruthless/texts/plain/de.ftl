# Was ein Spiel von außen nicht selbst sagen muss: die Tatsachen und Antworten der einfachen Verben.

is-dealt-cards = Du bekommst { $cards }.
has-turn = { $who ->
    [you] Du bist
   *[they] { $seat } ist
} am Zug.
draws = { $who ->
    [you] Du ziehst
   *[they] { $seat } zieht
} { $count ->
    [0] nichts: Der Nachziehstapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
draws-cards = Du ziehst { $count ->
    [0] nichts: Der Nachziehstapel ist leer
   *[other] { $cards }
}.
plays = { $who ->
    [you] Du spielst
   *[they] { $seat } spielt
} { $card }.
discards = { $who ->
    [you] Du wirfst
   *[they] { $seat } wirft
} { $cards } ab.
passes = { $who ->
    [you] Du passt
   *[they] { $seat } passt
}.
scores = { $who ->
    [you] Du bekommst
   *[they] { $seat } bekommt
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $count ->
    [0] {" "}(keine Karten mehr)
   *[other] {" "}(noch auf der Hand: { $cards })
}.
match-ends = Die Partie ist vorbei. Sieg: { $seats }.
not-in-hand = Du hast { $card } nicht auf der Hand.
answer-draw = ziehen
answer-pass = passen
answer-no = nein
answer-yes = ja

terminal-help-plain =
    Antworte mit der Zahl oder dem Buchstaben davor, mit dem Namen oder in Notation.
    ? KARTE      was eine Karte macht
    warum KARTE  warum eine Karte jetzt nicht geht, mit der Regel
    regeln N     Regel, Kapitel oder alles zu einer Karte, wenn das Spiel Regeln hat
    tipp         was ein Bot an deiner Stelle täte, und wie alles andere stünde
    hand         noch einmal der Tisch und deine Hand
    punkte       wie alle stehen
    verlauf      was du zuletzt erfahren hast
    ende         speichern und aufhören; Ctrl-C und Ctrl-D tun dasselbe
    Auf dem Tisch: > ist am Zug; was du von einer Hand kennst, steht dabei.
