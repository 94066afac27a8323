# Was die Wiedergabe sagt, auf Deutsch.

replay-title = Wiedergabe · { $names } · Ruthless
replay-home = Ruthless, Startseite
replay-loading = Wird zurückgespult …
replay-loading-rest = Der Rest der Partie ist noch unterwegs; die Zahlen wachsen mit.
replay-again = Nochmals versuchen
replay-close = Schließen
replay-seat = Platz { $number }
replay-not-yours = Du hast an diesem Tisch keinen Platz. Seine Partien kann man hier ansehen, wenn sie vorbei sind.

## Eine Datei öffnen

replay-open = Nochmals ansehen
    .text = Eine Aufzeichnung von Ruthless, wie ein Tisch sie am Ende anbietet oder ruthless play sie aufbewahrt.
replay-drop = Leg die Aufzeichnung hier ab
replay-drop-now = Loslassen
replay-choose = Datei wählen
replay-open-other = Andere Datei öffnen
replay-open-private = Der Server spielt sie dir vor und vergisst sie. Wer eine Aufzeichnung hat, sieht jede Karte: Sie enthält alle Geheimnisse ihrer Partie.
replay-file-large = Diese Datei ist zu groß für eine Aufzeichnung.
replay-file-unreadable = Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.
replay-file-foreign = Diese Datei ist JSON, aber keine Aufzeichnung von Ruthless.

## Mit wessen Augen

replay-eye = Gesehen von
replay-eye-open = Alle Karten offen
replay-eye-public = Zaungast
replay-eye-seat = { $name }
replay-more = Was kam seither?

## Der Tisch

replay-plays = spielt
replay-asked = gefragt
replay-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
replay-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
replay-no-cards = keine Karten
replay-beginning = Der Anfang
replay-end = Das Ende
replay-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
replay-chooses = { $name } wählt: { $what }
replay-declines = { $name } sagt nein.
replay-silent = Hier wurde etwas entschieden, das sonst niemand erfuhr.
replay-silent-of = { $name } entscheidet etwas, das sonst niemand erfährt.

## Die Zeitachse

replay-timeline = Moment der Partie
replay-spoken = Moment { $moment } von { $last }{ $turn ->
    [0] { "" }
   *[other] , Zug { $turn }
}
replay-highlight = Moment { $moment }: { $text }
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }-fach
replay-round = Runde
replay-turn = Zug
replay-of = von { $count }
replay-share = Diesen Moment teilen
replay-copied = Link kopiert
replay-link = Link zu diesem Moment

## Züge, Zahlen, Aufzeichnung

replay-moves = Züge und mehr
replay-tab-moves = Züge
replay-tab-stats = Zahlen
replay-tab-record = Akte
replay-round-number = Runde { $round }
replay-turn-of = Zug { $turn } · { $name }
replay-to-round = Zur Runde { $round }
replay-accounts = Die Konten, Runde um Runde
replay-hits = Wer bisher wen getroffen hat
replay-no-hits = Noch hat niemand jemanden getroffen. Das bleibt nicht so.
replay-game = Spiel
replay-players = Am Tisch
replay-house-rules = Hausregeln
replay-no-house-rules = keine: alles nach Anleitung
replay-length = Länge
replay-length-is = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { $moments ->
    [one] 1 Schritt
   *[other] { $moments } Schritte
}
replay-language = Sprache
replay-download = Aufzeichnung herunterladen

## Die Prüfung der Verteilung

replay-deal = Prüfung der Verteilung
replay-fair = Die Verteilung passt zum Siegel
replay-unfair = Die Verteilung passt nicht zum Siegel
replay-deal-running = Das Geheimnis hinter dem Siegel zeigt sich, wenn die Partie vorbei ist.
replay-deal-none = Diese Verteilung hat niemand versiegelt: Sie stammt nicht vom Tisch eines Servers.
replay-deal-seal = { $right ->
    [yes] Startwert und Salz ergeben das Siegel.
   *[no] Startwert und Salz ergeben das Siegel nicht.
}
replay-deal-mixed = { $right ->
    [yes] Der Startwert und das, was alle beigesteuert haben, ergeben den Startwert der Partie.
   *[no] Der Startwert und das, was alle beigesteuert haben, ergeben den Startwert der Partie nicht.
}
replay-deal-seed = { $right ->
    [yes] Genau daraus wurde die Partie verteilt.
   *[no] Die Partie wurde aus etwas anderem verteilt.
}
replay-check-hands = Jede erste Hand prüfen
replay-hands-right = { $count ->
   *[other] Alle { $count } ersten Hände sind die, die dieser Startwert verteilt.
}
replay-hands-wrong = Erste Hände, die dieser Startwert nicht verteilt: { $names }.
replay-older = Nach älteren Regeln gespielt. Gezeigt wird nach den heutigen, soweit sie das Gespielte erlauben; was aus einem Zug folgt, kann anders sein.
replay-seal = Siegel { $seal }
replay-deal-about = Das hat dein Browser selbst ausgerechnet. Vergleiche das Siegel mit dem, das der Tisch vor der Verteilung gezeigt hat.

## Die Aussichten

replay-analyse = Wer lag vorn?
replay-analysing = Die Partie wird von jedem Zug an weitergespielt. Das dauert eine Weile …
replay-chances = Aussicht zu gewinnen nach diesem Zug
replay-chances-about = Gewinnchancen, auf { $error } % genau, von jedem Zug an mit allen Händen, wie sie waren. Nummern zeigen die Wenden.
replay-turning-point = Zug { $turn }: { $winner } gewinnt { $gain } %, { $loser } verliert { $loss } %. { $text }
