# What the client says about Malta!, in German. $ways and $pawns are lists in words.

malta-ui-subtitle = wer übrig bleibt, gewinnt · Stapel { $count }

## The board
#
# malta-ui-to says where something goes, malta-ui-at where something is.

malta-ui-to = { $side ->
    [north] nach Norden
    [east] nach Osten
    [south] nach Süden
   *[west] nach Westen
}
malta-ui-at = { $side ->
    [north] im Norden
    [east] im Osten
    [south] im Süden
   *[west] im Westen
}
malta-ui-board = Spielplan
malta-ui-space = { $space }: { $tile }
malta-ui-number = Zahl { $number }
malta-ui-ways = { $count ->
    [0] kein Ausweg
    [one] nur ein Ausweg: { $ways }
   *[other] Auswege: { $ways }
}
malta-ui-all-ways = Auswege nach allen Seiten
malta-ui-hole = ein Loch: 0, kein Ausweg
malta-ui-start = Startplättchen
malta-ui-pawns = { $count ->
    [one] Figur: { $pawns }
   *[other] Figuren: { $pawns }
}
malta-ui-home = Zuhause: { $pawns }
malta-ui-named = angesagt
malta-ui-can-pick = wählbar
malta-ui-is-picked = gewählt
malta-ui-line-picked = { $line }, gewählt

## Beside the board

malta-ui-deck = Stapel
malta-ui-deck-note = wird nicht aufgefüllt
malta-ui-spares = { $count ->
    [one] Ein Ersatzplättchen: { $tiles }
   *[other] { $count } Ersatzplättchen: { $tiles }
}
malta-ui-spare = Ersatzplättchen
malta-ui-four = vier Auswege
malta-ui-three = drei Auswege
malta-ui-one = ein Ausweg
malta-ui-none = kein Ausweg

## What is being played

malta-ui-against = gegen { $seat }
malta-ui-against-you = gegen dich
malta-ui-no-effect = ohne Wirkung
malta-ui-no-target = nichts zu tun
malta-ui-reaction = { $seat }: { $card }
malta-ui-reaction-unknown = { $card }
malta-ui-taken = { $seat } führt sie aus
malta-ui-you-take = du führst sie aus

## The steps of a turn

malta-ui-steps = Zug von { $seat }
malta-ui-your-steps = Dein Zug
malta-ui-draw = Ziehen
malta-ui-draw-count = Ziehen { $count }
malta-ui-play = Spielen
malta-ui-play-count = Spielen { $count }
malta-ui-play-none = Keine Karten
malta-ui-move = Gehen
malta-ui-pay = Zahlen
malta-ui-pay-count = Zahlen { $count }
malta-ui-step-done = { $step }, erledigt
malta-ui-step-now = { $step }, jetzt
malta-ui-step-owed = { $step }, jetzt, noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

## What would happen here

malta-ui-do-remove-a-space = Abreißen
malta-ui-do-restore-a-space = Aufbauen
malta-ui-do-rotate-a-space = Drehen
malta-ui-do-swap-spaces = Tauschen
malta-ui-do-swap-with = … mit diesem
malta-ui-do-new-space = Ersetzen
malta-ui-do-place-pawn = Hier starten
malta-ui-do-step = Hierhin
malta-ui-do-extra-step = Hierhin
malta-ui-do-shove = Hierhin
malta-ui-do-hole = Ab ins Loch
malta-ui-do-pay = Zahle { $count }

## Explanations

malta-ui-explain-title = { $space } · { $number }
malta-ui-explain-hole-title = { $space } · ein Loch
malta-ui-explain-draw = { $count ->
    [0] Wer hier einen Zug beginnt, zieht nichts.
    [one] Wer hier einen Zug beginnt, zieht eine Karte.
   *[other] Wer hier einen Zug beginnt, zieht { $count } Karten.
}
malta-ui-explain-ways = { $count ->
    [0] Kein Ausweg: Wer von hier gehen muss, ist raus.
    [one] Nur ein Ausweg: { $ways }.
   *[other] Auswege: { $ways }.
}
malta-ui-explain-blocked = Kein Pfeil bleibt auf dem Plan: Wer von hier gehen muss, ist raus.
malta-ui-explain-hole = Ein abgerissenes Feld: 0 und kein Pfeil. Wer von hier gehen muss, ist raus.
malta-ui-explain-under = Darunter liegt { $tile }.
malta-ui-explain-racket = Dort { $many ->
    [one] steht
   *[other] stehen
} { $pawns }. Du zahlst { $many ->
    [one] {""}
   *[other] { $each ->
        [0] {""}
       *[other] je{" "}
    }
}{ $each ->
    [0] nichts
    [one] eine Karte
   *[other] { $each } Karten
}.
malta-ui-explain-home = Zuhause: { $pawns }.
malta-ui-explain-line = Alle Plättchen rücken um eins weiter. Figuren gehen mit, in der Regel.
malta-ui-explain-rim = Jede Figur geht einen Schritt dorthin. Wer am Rand steht, bleibt.
malta-ui-explain-slide = Das letzte Plättchen kommt am anderen Ende wieder herein.
malta-ui-explain-turn = Die Auswege wären dann: { $ways }.
malta-ui-tile = { $number }, { $ways }

## What is worth knowing before an answer

malta-ui-way-to = { $side } auf { $number }
malta-ui-way-pays = { $side } auf { $number } ({ $pawns } { $many ->
    [one] kassiert
   *[other] kassieren
})
malta-ui-ways-to = { $ways }.
malta-ui-hole-at = { $side } ist ein Loch.
malta-ui-one-way-out = { $seat } hat nur einen Ausweg. Daraus ließe sich ein Loch machen.
malta-ui-no-way-out = { $seat } hat keinen Ausweg. Noch nicht.
malta-ui-you-one-way-out = Du hast nur einen Ausweg. Das sehen auch die anderen.
malta-ui-you-no-way-out = Du hast keinen Ausweg. Spiel etwas, das daran rüttelt.
malta-ui-halves = Gegen wen? Es kostet: { $losses }.
malta-ui-halves-one = { $seat } { $count }
malta-ui-halves-none = Gegen wen? Von ihnen hat niemand genug, um Karten zu verlieren.
malta-ui-or = { $first } oder { $last }

## Headings and buttons

malta-ui-threat = { $card }, gegen dich
malta-ui-threat-other = { $card }, gegen { $seat }
malta-ui-threat-shove = Deine Figur ginge ein Feld { $to }.
malta-ui-threat-swap-places = Deine Figur und die von { $name } tauschten den Platz.
malta-ui-threat-going-home = Deine Figur ginge dorthin zurück, wo sie begonnen hat.
malta-ui-threat-follow-me = Deine Figur käme auf das Feld von { $name }.
malta-ui-threat-halve-a-hand = { $count ->
    [0] Du hast so wenige Karten, dass keine davon ginge.
    [one] Eine deiner { $hand } Karten ginge. Der Zufall wählt.
   *[other] { $count } deiner { $hand } Karten gingen. Der Zufall wählt.
}
malta-ui-threat-rob-the-richest = Von allen anderen hast du am meisten. { $name } nähme eine Karte, ungesehen.
malta-ui-threat-swap-hands = Deine ganze Hand gegen die von { $name }: { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} gegen { $others }.
malta-ui-threat-blind-faith = In deinem nächsten Zug würdest du nur ziehen und gehen.
malta-ui-threat-sudden-death = Du stehst auf einem Loch. Es würde dich verschlucken.
malta-ui-threat-there = Das ist { $space }, { $tile }.
malta-ui-react = Reagier, oder lass es geschehen.
malta-ui-prompt-place-pawn = Wähl deinen Start
malta-ui-prompt-play = { $count ->
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
malta-ui-prompt-move = Jetzt geh
malta-ui-prompt-pay = Zahltag
malta-ui-prompt-pay-first = Reicht nicht für alle
malta-ui-verb-play = { $card } spielen
malta-ui-verb-go = { $side }
malta-ui-verb-place-pawn = Auf { $option } starten
malta-ui-verb-remove-a-space = Feld { $option } abreißen
malta-ui-verb-restore-a-space = Feld { $option } aufbauen
malta-ui-verb-rotate-a-space = Feld { $option } drehen
malta-ui-verb-swap-spaces = Feld { $option } tauschen
malta-ui-verb-swap-with = … mit { $option }
malta-ui-verb-new-space = Feld { $option } ersetzen
malta-ui-verb-shift-a-line = { $option } verschieben
malta-ui-verb-how-far = { $option }
malta-ui-verb-discard = { $option } abwerfen
malta-ui-verb-pay = { $option } abgeben

## Persons

malta-ui-out = raus
malta-ui-misses = { $count ->
    [one] setzt aus
   *[other] setzt { $count }× aus
}
malta-ui-blind = blind
malta-ui-again = nochmal
malta-ui-figure = { $space }
malta-ui-column-cards = Karten
malta-ui-column-space = Feld
malta-ui-column-ways = Auswege

## The page of the game

page-stage = Zieh so viele Karten, wie das Plättchen sagt, und verlass es über einen Pfeil. Wer gehen muss und nicht kann, ist raus.
page-hand = In jedem Zug muss die halbe Hand weg, ob es dir passt oder nicht. Wer keine Karte mehr hat, ist auch raus.
page-attack = Plättchen drehen sich, rutschen, verschwinden, Figuren werden geschubst. Manchmal ist es persönlich.
group-tile = Plättchen
group-pawns = Figuren
group-spaces = Felder
group-hands = Hände
group-turns = Züge
group-reaction = Außer der Reihe
group-life = Stapel und Leben
tile-start = Startplättchen
    .about = Die unterste Reihe, eines für jede Spalte. Auf einem beginnt deine Figur, und dort ist sie zu Hause.
tile-star = Sterne
    .about = Vier Auswege, und wenig Karten dafür.
tile-crown = Kronen
    .about = Drei Auswege. Der vierte fehlt niemandem, bis er dir fehlt.
tile-drop = Tropfen
    .about = Viele Karten und ein einziger Ausweg. Er sollte irgendwohin führen.

## What led to a question

malta-ui-led-place-pawn = Die Partie beginnt: Alle wählen ein Startplättchen.
malta-ui-led-drew = { $count ->
    [0] Der Stapel ist leer: Du hast nichts gezogen.
   *[other] Gezogen: { $cards }.
}
malta-ui-led-more = { $card } ist gespielt. { $count ->
    [one] Noch eine Karte.
   *[other] Noch { $count } Karten.
}
malta-ui-led-owed = { $count ->
    [one] Eine Karte musst du spielen.
   *[other] { $count } Karten musst du spielen.
}
malta-ui-led-step = Deine Karten sind gespielt: Jetzt muss deine Figur gehen.
malta-ui-led-step-blind = Keine Karten in diesem Zug, nur ein Schritt.
malta-ui-led-reaction = { $seat } antwortet auf { $guise } mit { $card }.
malta-ui-led-pay = Du bist auf { $space } gegangen. Schon dort: { $seats }.

## A line of help, when something is met for the first time

malta-ui-help-place-pawn = Hier beginnt deine Figur, und hierhin kommt sie, wenn man sie heimschickt.
malta-ui-help-play-card = Die Zahl unter deiner Figur sagt, wie viele Karten du ziehst. Dann spielst du die Hälfte deiner Hand, und die Figur muss einem Pfeil folgen. Wer das nicht kann, scheidet aus; wer übrig bleibt, gewinnt.
malta-ui-help-step = Ein Schritt entlang eines Pfeils deines Plättchens. Aus einem entfernten Feld führt kein Pfeil: Wer dort weg muss, scheidet aus.
malta-ui-help-pay = Ein besetztes Feld zu betreten kostet: seine Zahl in Karten, für jede Figur, die schon dort steht.
malta-ui-help-pay-first = Deine Karten reichen nicht für alle, die du getroffen hast. Wer zuletzt kommt, geht leer aus.

## Who was lost, and how

malta-ui-lost-title = { $who ->
    [you] Du bist raus
   *[they] { $seat } ist raus
}
malta-ui-lost-stuck = { $who ->
    [you] Von { $space } führt kein Weg weg.
   *[they] Für { $seat } führt von { $space } kein Weg weg.
}
malta-ui-lost-stuck-own = { $who ->
    [you] Nach { $space } gingst du freiwillig. Kein Weg führt weg.
   *[they] Nach { $space } ging { $seat } freiwillig. Kein Weg führt weg.
}
malta-ui-lost-stuck-by = { $who ->
    [you] { $whom ->
        [you] Deine eigene Karte lässt dich auf { $space } ohne Ausweg: { $card }.
       *[they] { $other } lässt dich auf { $space } ohne Ausweg: { $card }.
    }
   *[they] { $whom ->
        [you] Du lässt { $seat } auf { $space } ohne Ausweg: { $card }.
       *[they] { $other } lässt { $seat } auf { $space } ohne Ausweg: { $card }.
    }
}
malta-ui-lost-no-cards = { $who ->
    [you] Deine Hand war leer.
   *[they] Die Hand von { $seat } war leer.
}
malta-ui-lost-no-cards-own = { $who ->
    [you] Das war deine letzte Karte: { $card }. Ohne Karte ist man raus.
   *[they] Das war die letzte Karte von { $seat }: { $card }. Ohne Karte ist man raus.
}
malta-ui-lost-no-cards-by = { $who ->
    [you] { $other } leert deine Hand: { $card }.
   *[they] { $whom ->
        [you] Du leerst die Hand von { $seat }: { $card }.
       *[they] { $other } leert die Hand von { $seat }: { $card }.
    }
}
malta-ui-lost-no-cards-paid = { $who ->
    [you] Deine letzte Karte ging an { $other }. Wechselgeld gibt es nicht.
   *[they] Die letzte Karte von { $seat } ging an { $whom ->
        [you] dich
       *[they] { $other }
    }. Wechselgeld gibt es nicht.
}
malta-ui-lost-sudden-death = { $who ->
    [you] Auf { $space }, über einem Loch, findet dich eine Karte von { $other }: { $card }.
   *[they] { $whom ->
        [you] Auf { $space }, über einem Loch, findet deine Karte { $seat }: { $card }.
       *[they] Auf { $space }, über einem Loch, trifft { $seat } eine Karte von { $other }: { $card }.
    }
}
