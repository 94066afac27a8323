# Wording shared by all games, in German.
#
# $seat, $other and $seats are names. $who says whether $seat is the reader ([you]) or somebody else ([they]), $whom the
# same of $other. $count is always there when $cards or $seats is. In a list the reader is “du”, so $seats has to be in
# the nominative.

## Lists

list-two = { $first } und { $last }
list-more = { $first }, { $rest }
list-none = nichts
quoted = „{ $text }“

## Names

name-you = du

## Refusals any game can give

nobody-asked = Niemand ist gefragt: Die Partie ist vorbei.
not-asked = { $who ->
    [you] Du bist jetzt nicht gefragt.
   *[they] { $seat } ist jetzt nicht gefragt.
}
unknown-answer = „{ $text }“ ist keine Antwort, die dieses Spiel kennt.
not-offered = „{ $text }“ ist keine Antwort auf das, was jetzt gefragt ist: { $question }

## Facts of any game in which cards are held

gives = { $seat } gibt { $other } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
gives-cards = { $who ->
    [you] Du gibst { $other } { $cards }.
   *[they] { $seat } gibt { $whom ->
        [you] dir
       *[they] { $other }
    } { $cards }.
}
hands-on = Die ganze Hand von { $seat } geht an { $other }: { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}.
hands-on-cards = { $who ->
    [you] Deine ganze Hand geht an { $other }
   *[they] Die ganze Hand von { $seat } geht an { $whom ->
        [you] dich
       *[they] { $other }
    }
}: { $count ->
    [0] keine Karten
   *[other] { $cards }
}.
has-turn = { $who ->
    [you] Du bist
   *[they] { $seat } ist
} am Zug.
is-dealt = { $who ->
    [you] Du bekommst
   *[they] { $seat } bekommt
} { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}.

## The terminal

terminal-welcome = { $game } für { $count } · du bist { $name }, Platz { $seat } · ? für Hilfe
terminal-others-unfinished = { $count ->
    [one] Eine weitere Partie wartet auf dich:
   *[other] { $count } weitere Partien warten auf dich:
}
terminal-resumed = Weiter geht es, wo du aufgehört hast.
terminal-outside = Aus anderen Paketen: { $packages }.
terminal-house-rules = Hausregeln dieser Partie:
terminal-house-rule = { $rule } – { $value }
terminal-round = Runde { $round }
terminal-round-of = Runde { $round } von { $count }
terminal-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
terminal-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
terminal-rounds-won = { $count ->
    [0] keine Runde gewonnen
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
}
terminal-misses = setzt aus
terminal-safe-event = vor dem Ereignis sicher
terminal-safe-bomb = vor der Bombe sicher
terminal-safe-end = sicher, hat die Runde gewonnen
terminal-holds = { $seat } hat
terminal-bomb = Bombe: { $count ->
    [0] kein Zug mehr
    [one] noch 1 Zug
   *[other] noch { $count } Züge
}
terminal-bomb-now = Bombe: { $count ->
    [0] letzter Zug
   *[other] dieser Zug und noch { $count }
}
terminal-pile = Ablage
terminal-on-space = Feld { $space }
terminal-to-lay = Zu legen
terminal-moves-pawn = bewegt die Figur von { $seat }
terminal-backward = zieht rückwärts
terminal-ghost = Karten auf dem Brett wirken nicht
terminal-last-turn = Die Runde endet mit diesem Zug: Der Nachziehstapel reicht nicht
terminal-turn = { $count ->
    [0] Vor dem ersten Zug
   *[other] Zug { $count }
}
terminal-played = Gespielt
terminal-discarded = Ablage: { $count }
terminal-lost = ausgeschieden
terminal-home = Start { $space }
terminal-owed = noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} zu spielen
terminal-misses-turns = { $count ->
    [one] setzt aus
   *[other] setzt { $count }-mal aus
}
terminal-blind = nächster Zug ohne Karten
terminal-again = noch ein Zug
terminal-have-lost = Bisher ausgeschieden: { $seats }.
terminal-nobody-lost = Noch ist niemand ausgeschieden.
terminal-outlived = { $count ->
    [0] niemanden überlebt
    [one] 1 Person überlebt
   *[other] { $count } Personen überlebt
}
terminal-plain-lead = { $name }:
terminal-look = Alle Hände lagen offen. Drück Enter, wenn du genug gesehen hast.
terminal-narrow = Das Brett braucht { $count } Spalten, und dieses Terminal hat { $width }: Mach es breiter.
terminal-fits = passt: { $demand }
terminal-draw-pile = Nachziehstapel: { $count }
terminal-limit = Limit: { $count }
terminal-in-force = In Kraft
terminal-plus-one = { $event }: bei jedem Ziehen { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} mehr
terminal-last-chance = { $event }: Jede letzte Karte löst ein Ereignis aus
terminal-not-for = { $rule } (ausgenommen: { $seats })
terminal-market = Markt
terminal-hand = Hand
terminal-empty-hand = keine Karten
terminal-happens = Ereignis: { $event }
terminal-explained = { $name }: { $text }
terminal-table-round = R{ $round }
terminal-table-running = R{ $round }…
terminal-table-won = Sieg
terminal-table-sum = Summe
terminal-final = Endstand
terminal-won = { $who ->
    [you] Du gewinnst!
   *[they] { $seat } gewinnt.
}
terminal-shared = Geteilter Sieg: { $seats }.
terminal-ask-number = Eine Möglichkeit { $text } gibt es nicht. Was zur Wahl steht, siehst du oben.
terminal-ask-word = „{ $text }“ verstehe ich nicht. Tipp eine der Möglichkeiten ein, oder ? für Hilfe.
terminal-ask-which = „{ $text }“ kann mehreres heißen: { $cards }. Sag, was du meinst.
terminal-refused = Geht nicht: { $reason }
terminal-rule = Regel { $number }: { $text }
terminal-thinking = { $name } denkt nach …
terminal-adviser = Der Bot
terminal-hint = { $sure ->
    [yes] Ein Bot an deiner Stelle würde wählen: { $option }.
    [same] Kein Unterschied: Ein Bot an deiner Stelle könnte deine Möglichkeiten nicht auseinanderhalten.
   *[no] Ein Bot an deiner Stelle sähe keinen Unterschied: { $option }.
}
terminal-hint-about = Aussicht zu gewinnen, nach { $count ->
    [one] 1 Versuch
   *[other] { $count } Versuchen
} in Welten, die für dich wie diese aussehen:
terminal-hint-row = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
terminal-hint-forced = Etwas anderes kannst du nicht tun.
terminal-hint-coach = Der Coach würde wählen: { $option }.
terminal-playable = Nichts spricht dagegen: „{ $text }“ steht zur Wahl.
terminal-why-what = Sag, welche Karte: warum { $name }.
terminal-no-card = Eine Karte oder ein Ereignis „{ $text }“ gibt es nicht.
terminal-no-rule = Eine Regel oder Karte „{ $text }“ gibt es nicht.
terminal-no-rules = Die Regeln dieses Spiels hat niemand aufgeschrieben.
terminal-no-scores = Noch ist keine Runde gewertet.
terminal-no-log = Noch ist nichts passiert.
terminal-replay-keys = Enter: weiter · t: ein Zug · t 12: Zug 12 · b: zurück · 30: Antwort · q: Ende
terminal-replay-at = Zug { $turn } · { $at }/{ $last }
terminal-saved = Gespeichert. Weiter geht es mit: { $command }
terminal-record = Schau dir die Partie noch einmal an mit: { $command }
terminal-lesson-help = In einer Lektion sagt tipp, was der Coach täte, und ende speichert nichts.
terminal-lesson-left = Von einer Lektion wird nichts gespeichert. Von vorn geht es mit: { $command }
terminal-lesson-over = Und jetzt gegen Bots: { $command }
# The keys before options; Gelb and Grün need two letters each.
terminal-keys =
    .draw = z
    .pass = p
    .yes = j
    .no = n
    .ready = w
    .red = r
    .yellow = ge
    .green = gr
    .blue = b

# The letters of the directions; no two of the first four may be equal, nor the last two.
terminal-sides =
    .north = n
    .east = o
    .south = s
    .west = w
    .forward = v
    .backward = r

# What can be typed instead of an answer; one word each. The English words work in every language.
terminal-commands =
    .help = hilfe
    .rules = regeln
    .why = warum
    .hint = tipp
    .hand = hand
    .scores = punkte
    .log = verlauf
    .quit = ende

terminal-help =
    Antworte mit der Zahl oder dem Buchstaben davor, mit dem Namen oder in Notation: red-7, gift:blue, -> 2, wish blue, draw.
    ? KARTE      was eine Karte oder ein Ereignis macht: ? gift, ? recession
    warum KARTE  warum eine Karte jetzt nicht geht, mit der Regel: warum rot 7
    regeln N     Regel, Kapitel oder alles zu einer Karte: regeln 5.6, regeln gift
    tipp         was ein Bot an deiner Stelle täte, und wie alles andere stünde
    hand         noch einmal der Tisch und deine Hand
    punkte       der Punktezettel
    verlauf      alles, was du in dieser Runde erfahren hast
    ende         speichern und aufhören; Ctrl-C und Ctrl-D tun dasselbe
    Karten: R Ge Gr B sind Farben; R/Gr hat zwei davon, * alle vier, # ist schwarz.
    Auf dem Tisch: > ist am Zug; was du von einer Hand kennst, steht dabei.

terminal-help-frantic-board =
    Antworte mit der Zahl oder dem Buchstaben davor, mit dem Namen oder in Notation: stop, 17, norden, -> 2, nein. Ein Feld hat seine Nummer.
    ? KARTE      was eine Karte oder ein Ereignis macht: ? stop, ? SN, ? tsunami
    warum WAS    warum eine Antwort jetzt nicht geht, mit der Regel: warum 17
    regeln N     Regel, Kapitel oder alles zu einer Karte: regeln 5.3, regeln stop
    tipp         was ein Bot an deiner Stelle täte, und wie alles andere stünde
    hand         noch einmal das Brett und deine Hand
    punkte       der Punktezettel
    verlauf      alles, was du in dieser Runde erfahren hast
    ende         speichern und aufhören; Ctrl-C und Ctrl-D tun dasselbe
    Brett: Nummer des Feldes, Zeichen der Karte, (02) sind die Figuren von 0 und 2. Die Zeichen stehen auf deinen Karten; Pfeile schieben, +2 und -2 springen, T1 teleportiert. ST₂: zwei Karten, die obere zählt. Unterstrichen: zur Wahl. Gelb wirkt im Vorbeiziehen, Rot bei der Landung, Blau beim Spielen. > ist dran.

terminal-help-malta =
    Antworte mit der Zahl oder dem Buchstaben davor, mit dem Namen oder in Notation: schubser, c3, norden, reihe 3, -> 2, nein.
    ? KARTE      was eine Karte macht: ? schubser, ? blindes vertrauen
    warum WAS    warum eine Antwort jetzt nicht geht, mit der Regel: warum c3
    regeln N     Regel, Kapitel oder alles zu einer Karte: regeln 3.3, regeln 7.2
    tipp         was ein Bot an deiner Stelle täte, und wie alles andere stünde
    hand         noch einmal das Brett und deine Hand
    punkte       wer schon ausgeschieden ist
    verlauf      was du zuletzt erfahren hast
    ende         speichern und aufhören; Ctrl-C und Ctrl-D tun dasselbe
    Brett: ┴2 ist ein Plättchen mit Pfeilen nach Westen, Norden, Osten und einer 2; der Buchstabe dahinter nennt ein Startplättchen; ○0 ist entfernt; (02) sind die Figuren von 0 und 2. Zieh so viele Karten, wie unter dir steht, spiel die halbe Hand, folg einem Pfeil; ohne Karten oder Weg scheidest du aus. > ist am Zug.

## The list of games

games-game = { $game }, { $fewest } bis { $most } Plätze
games-outside = aus einem anderen Paket: { $package } { $version }
games-expansion = Erweiterung aus einem anderen Paket: { $name }, { $package } { $version }
games-cards = Karten: { $cards }
games-cards-all = mit Erweiterungen: { $cards }
games-playing = { $count ->
    [one] 1 Spielkarte
   *[other] { $count } Spielkarten
}
games-event = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
games-teleport = { $count ->
    [one] 1 nummerierter Teleporter
   *[other] { $count } nummerierte Teleporter
}
games-tile = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
games-rules = Version der Regeln: { $number }
games-options = Hausregeln:
games-presets = Zusammenstellungen von Hausregeln: { $presets }
games-languages = Sprachen: { $languages }
games-engine = Rechenkern: { $compiled ->
    [yes] kompiliert
   *[no] reines Python
}

## House rules, explained

options-title = Hausregeln von { $game } (> wie gewählt)
options-nothing = { $game } hat keine Hausregeln.
options-default = Standard
options-none = keine
options-whole = irgendeine Zahl ab { $number }
options-some = beliebig viele davon, verbunden mit +
options-presets = Zusammenstellungen mit Namen, zu wählen mit --rules:
options-as-default = alles wie im Standard
options-code = Code, um diese Hausregeln weiterzugeben: { $code }
options-play = Spiel damit: { $command }

## Simulations

simulate-title = { $game }: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, { $seats } Plätze, Startwert { $seed }
simulate-seat = Platz { $seat }
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-length = { $rounds ->
    [1] Eine Runde
   *[other] { $rounds } Runden
} und { $decisions ->
    [1] eine Entscheidung
   *[other] { $decisions } Entscheidungen
} pro Partie.
simulate-pace = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} und { $decisions } Entscheidungen pro Sekunde ({ $seconds } s, Prozesse: { $processes }).
simulate-figure = { NUMBER($number, minimumFractionDigits: 1) }
simulate-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Was der Server ablehnt

server-stale = Diese Frage ist nicht mehr offen.
server-held = Noch nicht. Jemand schaut sich die Punkte noch an.
server-lesson = Nicht in einer Lektion.
server-not-seated = Du hast an diesem Tisch keinen Platz.
server-not-host = Das darf nur, wer den Tisch leitet.
server-host-here = Die Leitung ist da. Frag nett.
server-full = Alle Plätze sind besetzt.
server-too-few = Zum Spielen braucht es mindestens { $count }.
server-playing = Es läuft eine Partie. Warte ihr Ende ab.
server-not-playing = Es läuft keine Partie.
server-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
server-no-such-game = Das Spiel { $text } gibt es nicht.
server-no-such-person = Dieser Platz gehört niemandem.
server-no-such-record = Hier liegt keine beendete Partie.
server-no-such-page = Hier ist nichts.
server-bad-token = Dieser Link führt zu keinem Platz mehr.
server-renewed = Dieser Link wurde durch einen neuen ersetzt.
server-no-key = Diese Seite braucht deinen Schlüssel: Er entsteht, wenn du dich zum ersten Mal setzt.
server-bad-message = Das hat der Server nicht verstanden: { $text }.
server-bad-option = Diese Hausregel gibt es nicht: { $text }.
server-other-rules = Diese Partie wurde nach einer anderen Fassung der Regeln gespielt. Sie bleibt erhalten, lässt sich hier aber nicht zeigen.
server-missing-rules = Dafür braucht es { $text }, was hier nicht angeboten wird. Es bleibt aufgehoben, lässt sich aber nicht zeigen.
server-bad-record = Diese Aufzeichnung lässt sich nicht zeigen: { $text }.
server-too-fast = Zu viel auf einmal. Warte kurz.
server-too-many = Das sind genug Tische für eine Stunde.
server-too-large = Das ist zu viel für eine Nachricht.
server-no-watching = An diesem Tisch ist Zuschauen nicht erwünscht.
server-no-chat = Der Chat ist an diesem Tisch abgeschaltet.
server-no-hints = Tipps sind an diesem Tisch abgeschaltet.
server-no-choice = Du kannst nur eines tun.
server-no-idea = Gerade hat niemand eine Idee. Versuch es noch einmal.
server-no-such-analysis = Eine solche Analyse gibt es hier nicht.
server-no-analysis = Diese Partie ließ sich nicht analysieren.
server-present = Dieser Platz ist nicht verwaist.
server-has-time = Da ist noch Zeit auf der Uhr. Geduld, oder wenigstens der Anschein davon.
server-no-days = An diesem Tisch wird nicht über Tage gespielt.
server-no-holiday = { $count ->
    [0] Dein Urlaub in dieser Partie ist aufgebraucht.
    [one] Du hast in dieser Partie noch einen Tag Urlaub.
   *[other] Du hast in dieser Partie noch { $count } Tage Urlaub.
}
server-replaced = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
server-removed = Du hast an diesem Tisch keinen Platz mehr.
server-rules-changed = Die Regeln haben sich seit Beginn dieser Partie geändert. Sie kann nicht weitergehen.
server-busy = Das konnte der Server nicht festhalten. Nichts ist geschehen; versuch es noch einmal.
server-unknown = Ob das gezählt hat, wissen wir noch nicht. Wir fragen weiter nach.
server-draining = Der Server wird gleich neu gestartet. Laufende Partien gehen weiter, neue beginnen danach.
server-banned = Deine Adresse ist auf diesem Server nicht erwünscht.
server-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
server-wrong-host = Dieser Server ist unter einer anderen Adresse zu erreichen.
server-bad-address = Diese Adresse lässt sich nicht anrufen. Sie muss öffentlich sein und mit https beginnen.
server-bad-name = Ein Name ist eine kurze, sichtbare Zeile: ohne unsichtbare Zeichen und nicht zu lang.
server-waiting = Darauf warten schon zu viele. Versuch es gleich noch einmal.

## Wer gerufen wird

call-you = Du bist dran: { $table }
    .more = Sie warten. Lass sie leiden, aber nicht ewig.
call-you-again = Immer noch du: { $table }
    .more = Die Uhr hat es gemerkt. Die anderen auch.
call-them = Am Tisch { $table } wartet man auf { $names }.
call-them-again = Am Tisch { $table } wartet man immer noch auf { $names }.
call-greeting = Ab jetzt meldet sich der Tisch { $table } hier, wenn jemand dran und nicht da ist.
