# Frantic at the table, in German.

frantic-ui-limit = wenig gewinnt · Schluss bei { $limit }
frantic-ui-rounds = die meisten Runden · { $limit } insgesamt
frantic-ui-column-rounds = Runden
frantic-ui-won = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
frantic-ui-skipped = setzt aus
frantic-ui-safe = sicher

## The stage

frantic-ui-left = noch { $count }
frantic-ui-draw-pile = { $count ->
    [one] Nachziehstapel, noch 1 Karte
   *[other] Nachziehstapel, noch { $count } Karten
}
frantic-ui-top = Obenauf: { $card }
frantic-ui-anything = alles passt
frantic-ui-or-any = oder jede
frantic-ui-any-colour = jede Farbe
frantic-ui-wished = Wunsch: { $name }
frantic-ui-you-wished = Dein Wunsch
frantic-ui-in-force = Gefragt ist { $demand }.
frantic-ui-turns-left = { $count ->
    [0] letzter Zug
    [one] noch 1 Zug
   *[other] noch { $count } Züge
}

## The band

frantic-ui-play-or-draw = Spiel { $demand }, oder zieh.
frantic-ui-play-again = Noch eine: { $demand }, oder zieh.
frantic-ui-many = { $count } Karten. Selbst schuld.
frantic-ui-ask-play-again = Gleich noch mal
frantic-ui-ask-play-or-pass = Spielen oder passen
frantic-ui-ask-attack = Wähl ein Opfer
frantic-ui-ask-may-attack = Wähl ein Opfer
frantic-ui-ask-redirect = Gib es weiter
frantic-ui-ask-share-four = Vier zu verteilen
    .text = Wer zieht diese Karte?
frantic-ui-ask-catch = Sei großzügig
    .text = Für { $other }, für immer.
frantic-ui-ask-give = Sei großzügig
    .text = Für { $other }, für immer.
frantic-ui-ask-counter = { $seat } greift an
    .text = Schlag zurück oder nimm es hin.
frantic-ui-ask-counter-share = { $seat } greift an
    .text = Schlag zurück oder nimm es hin.
frantic-ui-ask-nice-try = Jemand ist fertig
frantic-ui-ask-lucky-bastard = Gleich kracht es
frantic-ui-ask-wish-colour = Wünsch dir was
frantic-ui-ask-wish-any = Wünsch dir was
frantic-ui-ask-pick-colour = Wähl die Farbe
frantic-ui-ask-imitate = Sei jemand anderes
frantic-ui-ask-steal = Bedien dich
    .text = Aus der offenen Hand von { $other }.
frantic-ui-ask-take-from-market = Markttag
frantic-ui-ask-bet = Dein Einsatz
frantic-ui-ask-bet-any = Dein Einsatz
frantic-ui-ask-looked = Schau dich um
frantic-ui-ask-discard = Weg damit
frantic-ui-ask-seppuku = Traust du dich?
frantic-ui-ask-seppuku-discard = Weg damit
frantic-ui-ask-choose-event = Wähl das Unglück
frantic-ui-ask-repeat-event = Noch einmal
frantic-ui-ask-trust = Vertrau jemandem
frantic-ui-ask-wrap = Für wen?

## Buttons

frantic-ui-draw = { $count } ziehen
frantic-ui-play = { $card } spielen
frantic-ui-wish = { $wish } wünschen
frantic-ui-aim-attack = { $name } angreifen
frantic-ui-aim-may-attack = { $name } angreifen
frantic-ui-aim-redirect = An { $name } weitergeben
frantic-ui-aim-share-four = { $name } zieht
frantic-ui-aim-wrap = Für { $name }
frantic-ui-aim-trust = { $name } vertrauen
frantic-ui-aim-packet = Hand von { $name }
    .you = Deine eigene Hand
frantic-ui-do-give = { $card } geben
frantic-ui-do-catch = { $card } geben
frantic-ui-do-fund = { $card } geben
frantic-ui-do-party-card = { $card } schenken
frantic-ui-do-steal = { $card } nehmen
frantic-ui-do-take-from-market = { $card } nehmen
frantic-ui-do-discard = { $card } abwerfen
frantic-ui-do-seppuku-discard = { $card } abwerfen
frantic-ui-do-bury = { $card } hineinlegen
frantic-ui-do-bet = { $card } setzen
frantic-ui-do-bet-any = { $card } setzen

## Attacks

frantic-ui-threat = { $name } greift dich an.
    .text = Schlägst du zurück?
frantic-ui-threat-gift = { $name } bringt Geschenke.
    .text = Zwei Karten von { $name } möchten zu { $cards ->
        [one] deiner letzten
       *[other] deinen { $cards }
    } ziehen.
frantic-ui-threat-exchange = { $name } will tauschen.
    .text = Zwei gegen zwei von deinen, ungesehen. Rate, wer gewinnt.
frantic-ui-threat-skip = { $name } übergeht dich.
    .text = Du würdest einmal aussetzen. Es würde niemandem auffallen.
frantic-ui-threat-thief = { $name } bestiehlt dich.
    .text = Ein langer Blick auf deine { $cards } Karten, dann fehlen zwei.
frantic-ui-threat-equality = { $name } will Gleichheit.
    .text = Du würdest ziehen, bis du so viele hast wie { $name }.
frantic-ui-threat-inequality = { $name } teilt.
    .text = Du würdest Karten von { $name } nehmen, bis du mehr hast.
frantic-ui-threat-special-favours = { $name } bittet um Gefallen.
    .text = Alle deine Spezialkarten gegen alle von { $name }.
frantic-ui-threat-fantastic-four = { $name } lässt dich ziehen.
    .text = { $count ->
        [one] Auf einer Karte steht dein Name.
       *[other] Auf { $count } Karten steht dein Name.
    }

## The page of the game

page-stage = Auf dem Stapel liegen eine Farbe und eine Zahl. Spiel eine Karte, die zu einer davon passt, oder zieh.
page-hand = Die musst du loswerden. Was du noch hältst, wenn jemand anders fertig ist, zählt gegen dich.
page-attack = Also schenken dir alle noch ein paar dazu. Außer du hast die Antwort auf der Hand.
group-number = Zahlen
group-black = Schwarze Zahlen
group-colour = Eine Farbe
group-wild = Alle Farben oder keine
group-event = Ereignisse

## What led to a question

frantic-ui-led-start = { $who ->
    [you] Du gibst
   *[they] { $seat } gibt
}, und die Startkarte ist { $card }.
frantic-ui-led-played = Du hast { $card } gespielt.
frantic-ui-led-drew = Gezogen: { $cards }. { $text ->
    [fits] Passt.
   *[not] Passt nicht.
}
frantic-ui-led-hits = { $card }: Es trifft { $other }.
frantic-ui-led-sent-on = { $seat } kontert und gibt { $card } an dich weiter.
frantic-ui-led-countered = Du hast { $other } gekontert: { $card }.
frantic-ui-led-out = Keine Karte mehr: { $seats }.
frantic-ui-led-event = Das Ereignis: { $event }.
frantic-ui-led-event-by = { $who ->
    [you] Du spielst { $card }
   *[they] { $seat } spielt { $card }
}: { $event }.
frantic-ui-led-event-start = Die Startkarte bringt { $event }.
frantic-ui-led-due-after = { $event } bringt noch mehr davon.
frantic-ui-led-fund = Crowdfunding: Niemand hat weniger Karten als { $other }.
frantic-ui-led-catch = { $other } vertraut dir. Ausgerechnet.

## A line of help, when something is met for the first time

frantic-ui-help-play-or-draw = Eine Karte passt nach Farbe, Zahl oder Zeichen. Die wenigsten Punkte gewinnen, also weg damit. Passt nichts, zieh eine.
frantic-ui-help-play-or-pass = Was du gezogen hast, darfst du gleich spielen, wenn es passt. Sonst ist dein Zug vorbei.
frantic-ui-help-nice-try = Wer keine Karte mehr hat, beendet die Runde, außer jemand wirft jetzt Nice Try dazwischen. Gefragt werden alle, egal was sie halten.

## Who ended a round, and how

frantic-ui-ended-played = { $who ->
    [you] Deine letzte Karte: { $card }. Fass dich kurz.
   *[they] Letzte Karte von { $seat }: { $card }. Gleich folgt eine Rede.
}
frantic-ui-ended-several = Gleichzeitig fertig: { $seats }.
frantic-ui-ended-event = { $who ->
    [you] { $event } nimmt dir die letzte Karte.
   *[they] { $event } nimmt { $seat } die letzte Karte.
}
frantic-ui-ended-gave = { $who ->
    [you] Deine letzte Karte geht an { $other }.
   *[they] Die letzte Karte von { $seat } geht an { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
frantic-ui-ended-rid = { $who ->
    [you] Du hast keine Karte mehr.
   *[they] { $seat } hat keine Karte mehr.
}
frantic-ui-ended-pile = { $who ->
    [you] Du solltest ziehen, und der Stapel reichte nicht.
   *[they] { $seat } sollte ziehen, und der Stapel reichte nicht.
}
frantic-ui-ended-pile-event = { $event } wollte mehr Karten, als der Stapel hatte.
frantic-ui-ended-bomb = Die Bombe ist hochgegangen. Getickt hat sie lang genug.
frantic-ui-ended-bomb-by = { $who ->
    [you] Deine Karte war die Lunte: { $card }. Die Bombe ist hochgegangen.
   *[they] { $seat } legte die Lunte: { $card }. Die Bombe ist hochgegangen.
}
