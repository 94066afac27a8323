# What the client says about Frantic – the board game, in German.

## The bar and the persons

board-ui-round = Runde { $round }
board-ui-limit = bleib unten · Schluss bei { $limit }
board-ui-last-turn = letzter Zug: der Stapel ist leer
board-ui-points = { $count ->
    [one] 1 Pkt.
   *[other] { $count } Pkt.
}
board-ui-standing-space = Feld
board-ui-standing-hand = Hand
board-ui-standing-points = Punkte
board-ui-mark-backward = zurück
board-ui-mark-ghost = Geist
board-ui-mark-driven = Remote
board-ui-mark-finish = im Ziel

## The board

board-ui-board = Spielbrett. Pfeiltasten laufen, Enter wählt.
board-ui-start = START
board-ui-space = Feld { $space }
board-ui-empty = leer
board-ui-arrow = { $card }, Pfeil: { $arrow }
board-ui-used = hat diesen Zug schon gewirkt
board-ui-more = { $count ->
    [one] 1 Karte darunter
   *[other] { $count } Karten darunter
}
board-ui-pawns = { $count ->
    [one] Figur von { $seats }
   *[other] Figuren von { $seats }
}
board-ui-open = kann gewählt werden
board-ui-closed = geht jetzt nicht
board-ui-pawn = Figur von { $seat }
board-ui-reach = { $count ->
    [one] eine { $rolls } endet hier
   *[other] Würfe von { $rolls } enden hier
}
board-ui-way = { $count ->
    [one] auf dem Weg, 1 Auge
   *[other] auf dem Weg, { $count } Augen
}
board-ui-pile = { $count ->
    [0] Nachziehstapel, leer
    [one] Nachziehstapel, 1 Karte
   *[other] Nachziehstapel, { $count } Karten
}
board-ui-die = { $seat } hat { $roll } gewürfelt
board-ui-die-you = Du hast { $roll } gewürfelt
board-ui-to-lay = Wird gleich gelegt: { $card }
board-ui-market = Markt
board-ui-take = { $card }, auf dem Markt

## A touched space, explained

board-ui-lies = Hier liegt { $card }.
board-ui-lies-to = { $card } ({ $space }).
board-ui-has-worked = Die Karte hat diesen Zug schon gewirkt und ruht bis zum nächsten.
board-ui-below = Darunter, ohne Wirkung: { $cards }.
board-ui-here = { $count ->
    [one] Hier steht { $seats }.
   *[other] Hier stehen { $seats }.
}
board-ui-cost-start = Wer am Ende der Runde noch hier steht, bekommt nichts aufgebrummt. Neid ist gratis.
board-ui-cost-finish = Eine Figur hier beendet die Runde, und das kostet { $points } Punkte.
board-ui-cost = { $points ->
    [one] Am Ende der Runde hier: 1 Punkt.
   *[other] Am Ende der Runde hier: { $points } Punkte.
}

## Questions: the heading, and a sentence where the game's own question will not do

board-ui-ask-play-card = 1. Karte spielen
    .text = Leg sie dorthin, wo es wehtut. Dann gehst du.
board-ui-ask-lay-card = Karte legen
    .text = Noch vor der Runde. Sie bewirkt noch nichts.
board-ui-ask-place = { $card } legen
    .text = Wohin? Umrandete Felder sind frei.
board-ui-ask-place-anywhere = { $card } legen
    .text = Restock: Die Farbe ist egal, nur Weiß bleibt frei.
board-ui-ask-place-empty = { $card } legen
    .text = Auf ein leeres Feld deiner Wahl.
board-ui-ask-point = Wohin damit?
    .text = Wohin zeigt der Pfeil von { $card }?
board-ui-ask-swap = Platz tauschen
    .text = Mit wessen Figur? Du musst.
board-ui-ask-gift = Ein Geschenk
    .text = Wessen Figur geht vorwärts?
board-ui-ask-gift-steps = Wie weit?
    .text = { $other } hat nicht darum gebeten.
board-ui-ask-magnet = Karte nehmen
    .text = Jede offene Karte, auf der keine Figur steht.
board-ui-ask-remote = Remote
    .text = Mit wessen Figur gehst du statt mit deiner?
board-ui-ask-re-roll = { $who ->
    [you] Du würfelst { $roll }
   *[they] { $seat } würfelt { $roll }
}
    .text = Wirf Re-Roll dazwischen oder lass den Wurf gelten.
board-ui-ask-block-re-roll = Noch mal würfeln?
    .text = { $seat } wirft Re-Roll auf deine { $roll }. Block, oder du würfelst neu.
board-ui-ask-nice-try = Da ist jemand
    .text = Eine Figur ist im Ziel. Nice Try schickt sie auf Teleporter 6.
board-ui-ask-march = Marching Orders
    .text = Wähle eine Figur. Du würfelst, sie geht.
board-ui-ask-party = Surprise Party
    .text = Welche Figur geht zwei Felder vorwärts?
board-ui-ask-take-from-market = Nimm dir eine
    .text = Vom Markt. Den Rest bekommen die anderen.
board-ui-ask-restock = Restock
    .text = Welche Karte legst du aufs Brett?
board-ui-ask-teleport-which = Reorganize
    .text = Welcher nummerierte Teleporter zieht um?
board-ui-ask-teleport-where = Wohin?
    .text = Such ein neues Feld für { $card }.

board-ui-goes = { $card } kommt auf { $space }.
board-ui-goes-over = { $card } kommt auf { $space }, über { $under }.
board-ui-goes-which = { $card } kommt auf { $space }. In welche Richtung?
board-ui-goes-to = { $card } kommt auf { $space } und führt zu { $to }.

## Main buttons

board-ui-do-play-card = { $card } spielen
board-ui-do-lay-card = { $card } legen
board-ui-do-restock = { $card } legen
board-ui-do-place = { $card } auf { $space }
board-ui-do-place-to = { $card } auf { $space }, zu { $to }
board-ui-do-point = { $card }: { $arrow }, zu { $to }
board-ui-do-point-blind = Pfeil: { $arrow }
board-ui-do-swap = Mit { $seat } tauschen
board-ui-do-gift = { $seat } beschenken
board-ui-do-gift-steps = { $count ->
    [one] Ein Feld, zu { $space }
   *[other] Zwei Felder, zu { $space }
}
board-ui-do-magnet = { $card } von { $space } nehmen
board-ui-do-remote = { $seat } steuern
board-ui-do-march = { $seat } losschicken
board-ui-do-party = { $seat } vorschicken
board-ui-do-take-from-market = { $card } nehmen
board-ui-do-teleport-which = { $card } von { $space } versetzen
board-ui-do-teleport-where = { $card } auf { $space }
board-ui-do-block = { $card } werfen
board-ui-do-block-re-roll = { $card } werfen
board-ui-do-re-roll = { $card } werfen
board-ui-do-nice-try = { $card } werfen
board-ui-arrows = Wohin der Pfeil zeigt
board-ui-arrow-to = { $arrow }, zu { $space }
board-ui-steps = Wie weit

## Attacks

board-ui-threat-gift = { $seat } schenkt dir was.
    .text = { $count ->
    [one] Deine Figur soll ein Feld vorgehen. Wie großzügig.
   *[other] Deine Figur soll zwei Felder vorgehen. Wie großzügig.
}
board-ui-threat-swap = { $seat } will deinen Platz.
    .text = Eure Figuren sollen tauschen. Die Aussicht wird dir nicht gefallen.
board-ui-threat-remote = { $seat } greift ans Steuer.
    .text = Deine Figur soll nach einem fremden Würfel gehen.
board-ui-threat-re-roll = { $seat } erhebt Einspruch.
    .text = Dein Wurf soll nicht gelten und wird wiederholt.

## The page of the game

page-stage = Leg eine Karte auf den Weg, würfle, geh los. Was dort liegt, wo du stehen bleibst, passiert dir, und wo du am Ende stehst, das zählt.
page-hand = In jedem Zug muss eine davon aufs Brett. Eine Falle merkt sich nicht, wer sie gestellt hat.
page-attack = Auch andere gehen mit deiner Figur spazieren. Selten zu deinem Besten.
group-pass = Unterwegs
group-land = Wo du landest
group-played = Gespielt
group-reaction = Dazwischengeworfen
group-white = Weiß
group-event = Ereignisse
card-numbered-teleport = Nummerierte Teleporter
    .about = Sie liegen von Anfang an da, und nichts deckt sie je zu. Wer auf einem landet, würfelt, und die Figur geht auf den mit dieser Zahl.

## What led to a question

board-ui-led-lay-card = Vor der Runde legen alle eine Karte.
board-ui-led-lays = Du legst { $card }.
board-ui-led-finish = Im Ziel: { $seats }.
board-ui-led-event = Troublemaker { $who ->
    [you] von dir
   *[they] von { $seat }
}: { $event }.

## A line of help, when something is met for the first time

board-ui-help-lay-card = Diese Karten lauern auf dem Brett. Sie tun nichts, bis eine Figur vorbeikommt.
board-ui-help-play-card = Eine Karte pro Zug: Die meisten legst du aufs Brett, die blauen wirken sofort. Dann bewegt der Würfel deine Figur. Wo sie am Ende der Runde steht, das kostet sie.
board-ui-help-re-roll = Ein Wurf zählt erst, wenn alle widersprechen konnten. Gefragt wirst du, egal was du hältst.
board-ui-help-nice-try = Eine Figur im Ziel beendet die Runde und kostet 50 Punkte. Nice Try, jetzt dazwischengeworfen, schickt sie zurück.

## Who ended a round, and how

board-ui-ended = { $who ->
    [you] Du bist
   *[they] { $seat } ist
} im Ziel.
board-ui-ended-rolled = { $who ->
    [you] Du würfelst
   *[they] { $seat } würfelt
} { $roll }, bis ins Ziel.
board-ui-ended-met = { $who ->
    [you] Unterwegs lag { $card }: Du bist im Ziel.
   *[they] Unterwegs lag { $card }: { $seat } ist im Ziel.
}
board-ui-ended-by = { $who ->
    [you] { $other } bringt dich ins Ziel: { $card }.
   *[they] { $whom ->
        [you] Du bringst { $seat } ins Ziel: { $card }.
       *[they] { $other } bringt { $seat } ins Ziel: { $card }.
    }
}
board-ui-ended-event = { $event } bringt { $who ->
    [you] dich
   *[they] { $seat }
} ins Ziel.
board-ui-ended-pile = Nach { $who ->
    [you] deinem Zug
   *[they] dem Zug von { $seat }
} hatte der Stapel nicht mehr genug für alle.
