# The frame of the table, in German.

## The band

table-your-turn = Du bist dran
table-your-call = Du entscheidest
table-these-fit = Die hier passen. Der Rest nicht.
table-count = { $number } von { $total }
table-no = Nein
table-rule = Regel { $number }.
table-why = Warum?
table-show-fits = Zeig, was passt
table-thinking = { $name } überlegt
    .text = Es sieht zumindest so aus.
    .bot = Gemeinheit ist schnell gerechnet.
table-decides = { $name } entscheidet
table-several = Mehrere überlegen
    .text = Alle hoffen das Schlimmste.
table-answered = Du hast geantwortet
    .text = Die anderen sind noch dabei.
    .kept = Sie ist notiert und gilt { $until }. Das merkt niemand.
table-away = { $name } ist weg
    .text = Läuft die Zeit ab, springt ein Bot ein.
    .timeless = Wer leitet, kann einen Bot hinsetzen.
table-has-time = { $name } hat Zeit
    .text = Bis { $until }. Keine Eile. Naja.
table-late = Für { $name } ist die Zeit um
    .text = Die Partie wartet. Wer den Tisch führt, kann einen Bot spielen lassen.
table-holiday = { $name } hat Urlaub
    .text = Zurück nach dem { $date }. Die Uhr steht.
table-tab-holiday = Weg bis { $date }
table-tab-late = Zeit um
table-recap = Seit du hier warst
    .done = An den Tisch
table-meanwhile = Solange du weg bist
    .text = Eine Chance zu reagieren dauert gleich lang, was immer du wählst. Du sparst dir nur den Ruf. Eine Karte spielt sich von selbst gegen das, was dich oder alle trifft, nie für jemand anderen.
table-meanwhile-ask = Frag mich
table-meanwhile-never = Nie
table-chance-counter = Jemand greift dich an
table-chance-nice-try = Jemand ist fertig
table-chance-lucky-bastard = Ein Ereignis steht an
table-chance-block = Jemand greift dich an
table-chance-re-roll = Jemand hat gewürfelt
table-chance-react-aimed = Eine Karte zielt auf dich
table-chance-react = Eine Karte zielt auf niemanden
table-chance-react-to-reaction = Jemand reagiert
table-my-holiday = Urlaub
    .text = Deine Uhr steht, und die anderen sehen, bis wann. Höchstens { $days } Tage pro Partie.
    .now = Du bist bis { $date } weg. Deine Uhr steht.
table-away-until = Weg bis zum Ende des
table-go-away = Bis dann bin ich weg
table-back = Ich bin zurück
table-offline = Keine Verbindung
    .text = Dein Platz bleibt frei.
    .bot = Dein Platz bleibt frei. In { $seconds } s spielt ein Bot.
table-unknown = Hat das gezählt?
table-bot-plays = Ein Bot spielt für dich
    .text = Er ist netter als du. Das fällt auf.
table-take-back = Meinen Platz zurück
table-over = Es ist vorbei
    .text = Niemandem ist mehr etwas zu nehmen.
table-broken = Hier geht es nicht weiter
    .text = Die Regeln haben sich seit Beginn geändert. Was gespielt wurde, bleibt.
table-watching = Du schaust zu. Kein Wort.
table-hand-empty = Keine Karten.
table-hand-out = Du bist raus. Schau zu, wie es die anderen trifft.
table-pick-card = Wähl eine Karte
table-pick-person = Wähl jemanden
table-pick-stage = Wähl auf dem Tisch
table-pick-one = Wähl etwas

## Persons

table-persons = Die anderen
table-you = Du
table-name-you = { $name } (du)
table-tab-next = Danach
table-tab-turn = Dran
table-tab-bot = Bot
table-tab-away = Weg
table-tab-bot-sits-in = Bot spielt
table-tab-bot-eased = Bot in Eile
table-bot-eased = Der Server ist ausgelastet: Dieser Bot spielt vorerst schwächer
table-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-points = { $count } P.
table-known = du kennst { $cards }
table-can-be-chosen = wählbar

## The hand

table-hand = { $count ->
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $count } Karten
}
table-card-fits = { $card }, passt
table-card-refused = { $card }, passt nicht: { $reason }
table-card-not-now = { $card }, jetzt nicht
table-card-new = Neu
table-seen = Bekannt: { $names }.
table-sort = Ordnung deiner Hand
table-sort-colour = nach Farbe
table-sort-number = nach Zahl
table-sort-hand = von Hand
table-keys-pick = wählen
table-keys-play = spielen

## Attack

table-attack = Angriff
table-attacks-you = { $name } greift dich an.
table-take-it = Hinnehmen
table-blow-by = { $card } von { $name }
table-blow-turn = Dein Zug fällt aus.
table-none = Du hast keine.
table-hold-none = { $card }: Du hast keine
table-peek = In die eigene Hand schauen
table-seconds = { $count ->
    [one] 1 Sekunde.
   *[other] { $count } Sekunden.
}

## Events

table-event = Ereignis
table-event-by = { $name } · { $card }
table-event-done = Dann halt
table-event-answer = Antworten
table-from-pile = Stapel
table-to-pile = Ablage

## Scores

table-round = Runde { $round }
table-round-over = Runde { $round } ist aus
table-went-out = { $who ->
    [you] Du bist fertig. Fass dich kurz.
   *[they] { $names } ist fertig. Gleich folgt eine Rede.
}
table-who-was-it = Im Protokoll steht „{ $name }“. Wer war das?
table-sign = Unterschreiben
table-chart = Die Konten von Runde zu Runde
table-left-in-hand = Noch auf der Hand
table-this-round = Runde
table-this-round-only = Diese Runde
table-total = Summe
table-out-first = Fertig
table-all-rounds = Alle Runden
table-next-round = Nächste Runde
table-next-round-wait = Gesehen. Warten.
table-still-looking = { $count ->
    [one] { $names } schaut noch.
   *[other] { $names } schauen noch.
}
table-seconds-left = noch { $count } s
table-is-ready = bereit
table-is-not-ready = noch nicht
table-to-podium = Zum Podest
table-remark-kept = { $who ->
    [you] Du hast { $card } behalten: 42 Punkte.
   *[they] { $name } hat { $card } behalten: 42 Punkte.
}
table-remark-worst = { $name }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} auf einen Schlag.
table-remark-margin = { $count ->
    [one] Noch 1 Punkt, dann ist Schluss.
   *[other] Noch { $count } Punkte, dann ist Schluss.
}
table-scores = Punkteblatt

## The end

table-winner =
    { $name } gewinnt.
    Niemand klatscht.
table-winner-you =
    Du gewinnst.
    Niemand klatscht.
table-winners =
    { $names } teilen.
    Ungern.
table-ended-limit = { $count ->
    [one] { $names } hat { $points } erreicht. Bei { $limit } war Schluss.
   *[other] { $names } haben die Grenze von { $limit } erreicht.
}
table-ended-limit-you = Du hast { $points } erreicht. Bei { $limit } war Schluss.
table-ended-limit-among = { $names } habt die Grenze von { $limit } erreicht.
table-ended-rounds = { $count ->
    [one] Die einzige Runde ist gespielt.
   *[other] Alle { $count } Runden sind gespielt.
}
table-rounds-grudge = { $count ->
    [one] Eine Runde, ein Groll
   *[other] { $count } Runden, ein Groll
}
table-record = Fürs Protokoll
table-hits = Wer wen getroffen hat
table-title-meanest = Am gemeinsten
    .text = { $count ->
        [one] ein Angriff
       *[other] { $count } Angriffe
    }, { $on } davon auf { $other }
table-title-victim = Lieblingsopfer
    .text = { $count }-mal getroffen, { $countered ->
        [0] nie
       *[other] { $countered }-mal
    } gekontert
table-title-comeback = Bestes Comeback
    .text = von { $count } Karten auf null in Runde { $round }
table-title-clean = Saubere Hände
    .text = gewonnen ohne ein einziges Gift
table-title-saint = Fast heilig
    .text = { $count ->
        [0] niemanden angegriffen
        [one] nur ein Angriff
       *[other] nur { $count } Angriffe
    }
table-title-hoarder = Sammelleidenschaft
    .text = { $count ->
        [one] eine Karte gezogen
       *[other] { $count } Karten gezogen
    }
table-rematch = Revanche
table-rematch-wait = Doch lieber nicht
table-rematch-start = Trotzdem anfangen
table-rematch-waiting = Es fehlt noch: { $names }.
table-rematch-wanted = { $count ->
    [one] { $names } will Revanche.
   *[other] { $names } wollen Revanche.
}
table-watch-replay = Partie ansehen
table-so-far = Die Partie bisher
table-check-deal = Geben prüfen
table-deal-good = Gegeben wurde, was versiegelt war
table-deal-bad = Gegeben wurde nicht, was versiegelt war
table-deal-unknown = Dieser Browser konnte das Geben nicht prüfen
table-deal-checking = Das Siegel wird geprüft
table-deal-mine = Dein Zufall ist dabei.
table-to-lobby = In die Lobby
table-back-to-table = Zurück zum Tisch

## Beside the table

table-standing = Stand
table-column-cards = Karten
table-column-points = Punkte
table-happened = Was geschah
table-turn-of = Zug von { $name }
table-turn-mine = Dein Zug
table-chat = Chat
table-chat-unread = { $count ->
    [0] Chat
   *[other] Chat, { $count } neu
}
table-chat-empty = Noch hat niemand etwas Bereuenswertes gesagt.
table-say = Sag, was du bereuen wirst
table-send = Senden
table-taunts = Fertige Sprüche
table-taunt-ha = Ha.
table-taunt-ouch = Das war unnötig.
table-taunt-sorry-not-sorry = Tut mir leid. Fast.
table-taunt-revenge = Das merke ich mir.
table-taunt-hurry = Lass dir Zeit. Ich habe Kuchen.
table-taunt-again = Mach das noch mal. Trau dich.
table-taunt-mercy = Gnade. Nur dieses eine Mal.
table-taunt-well-played = Gut gespielt. Nie wieder.
table-mute = Stumm
table-mute-name = { $name } stummschalten
table-unmute = Alle wieder hören
table-rules = Regeln
table-rules-search = In den Regeln suchen
table-rules-all = Alle Regeln auf einer eigenen Seite

## Menu

table-menu = Menü
table-close = Schließen
table-home = Startseite
table-settings = An diesem Tisch
table-language = Sprache
table-theme = Farben
table-theme-system = wie das System
table-theme-dark = dunkel
table-theme-light = hell
table-theme-other = { $theme ->
    [light] Helle Farben
   *[dark] Dunkle Farben
}
table-sound = Ton
table-still = Weniger Bewegung
table-confirm = Erst der zweite Tipp spielt
table-left-hand = Knöpfe für die linke Hand
table-family = Mildere Namen
table-links = Links
table-invite = Link zum Tisch kopieren
table-seat-link = Link zu meinem Platz kopieren
    .text = Mit dem Link zu deinem Platz spielst du auf einem anderen Gerät weiter. Wer ihn hat, spielt für dich.
table-renew = Link zu meinem Platz ersetzen
    .text = Der alte Link gilt dann nicht mehr, und andere Geräte, die über ihn kamen, verlieren deinen Platz.
table-renew-sure = Ja, ersetzen
table-renewed = Du hast einen neuen Link. Der alte gilt nicht mehr.
table-copied = Kopiert.
table-host = Du leitest den Tisch
    .alone = Niemand da, dem du ihn überlassen könntest.
table-webhook = Einem Kanal sagen, wer dran ist
    .about = Ein Webhook von Discord, ein Thema von ntfy oder eine andere https-Adresse. Gesagt wird, wer dran und nicht da ist, an welchem Tisch, und der Link. Die Adresse bekommt niemand mehr zu sehen, auch du nicht.
    .set = Ein Kanal erfährt, wer dran und nicht da ist.
    .others = Ein Kanal erfährt, wer dran und nicht da ist. So will es die Leitung des Tisches.
    .placeholder = https://…
    .save = Diesem sagen
    .change = Lieber diesem
    .remove = Niemandem mehr
    .sent = Ein erstes Wort ist unterwegs. Kommt es nicht an, stimmt die Adresse nicht.
    .removed = Niemand erfährt es mehr.
table-replace = Bot spielen lassen
table-hand-over = Leitung übergeben
table-take-over = Die Leitung ist weg: übernehmen
table-leave = Tisch verlassen
    .text = Ein Bot spielt mit deinen Karten weiter. Das bleibt so.
table-leave-sure = Ja, gehen

## Tipps

table-hint = Was täte ein Bot?
table-hint-thinking = Ein Bot versetzt sich in deine Lage …
table-hint-says = Er würde wählen: { $option }
table-hint-text = { $chance } % Aussicht zu gewinnen, auf { $error } genau.
table-hint-same = Kein Unterschied
    .all = Egal, was du wählst: { $chance } % Aussicht zu gewinnen, auf { $error } genau.
    .some = { $names }: { $chance } % Aussicht zu gewinnen, auf { $error } genau.
table-hint-tries = { $count ->
    [one] 1 Versuch
   *[other] { $count } Versuche
} in Welten, die für dich wie diese aussehen.
table-hint-chance = { $option }: { $chance } %
table-plain-draw = Stapel
