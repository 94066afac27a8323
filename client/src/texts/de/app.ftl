# Was Startseite, Lobby und Regeln sagen, auf Deutsch.

app-title = Ruthless
app-home = Startseite
app-close = Schließen
app-cancel = Abbrechen
app-loading = Einen Moment.
app-copied = Kopiert
app-menu = Menü

## Schalter

app-preferences = Einstellungen
app-language = Sprache
app-theme = Farben
    .system = wie das System
    .dark = dunkel
    .light = hell
app-theme-switch = Farben: { $theme ->
    [dark] dunkel. Zu hell wechseln
   *[light] hell. Zu dunkel wechseln
}
app-sound = Ton
    .about = Trocken, kurz, nie das einzige Zeichen.
app-motion = Bewegung
    .system = wie das System
    .full = voll
    .still = keine
app-family = Mildere Namen
    .about = Karten mit grobem Namen bekommen einen freundlicheren.
app-confirm = Einmal tippen wählt, das zweite Mal spielt
    .about = Sonst spielt schon das erste Mal.
app-left-hand = Linke Hand
    .about = Die Knöpfe wechseln die Seite.

## Startseite

app-headline = Nett spielt man woanders.
app-start-table = Tisch eröffnen
app-join = Mit Code dazu
app-bots = Gegen Bots
app-rules = Regeln
app-replays = Aufzeichnungen
app-ways = { $count ->
    [3] Drei Wege, Freunde zu verlieren
   *[other] { $count } Wege, Freunde zu verlieren
}
app-players = { $fewest }–{ $most } Spieler
app-poster = { $game }, { $fewest } bis { $most } Spieler. { $line }
app-waiting-playing = { $table }: die Partie läuft
    .line = Warten ist nicht die Stärke von { $others }.
app-waiting-lobby = { $table }: noch nicht gegeben
    .line = Noch ist Zeit zur Flucht für { $others }.
app-waiting-over = { $table }: vorbei, vorerst
    .line = Eine Revanche würde nichts klären.
app-waiting-alone = Sonst ist noch niemand da.
app-my-tables = Deine Tische
app-forget = Diesen Tisch vergessen
app-open-tables = Offene Tische
app-is-playing = es wird gespielt
app-seats-free = { $count ->
    [0] voll
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
app-sit-down = Hinsetzen
app-watch = Zuschauen

## Eröffnen, dazukommen

app-your-name = Dein Name
    .placeholder = Den sie verfluchen werden
app-table-name = Name des Tisches
    .placeholder = Freitagsgroll
app-default-table = Tisch von { $name }
app-which-game = Welches Spiel
app-how-many-bots = Wie viele Bots
app-bot-temper = Wie sie spielen
app-easy = Zahm
    .about = Spielt, was gerade einfällt.
app-normal = Gemein
    .about = Zählt deine Karten. Vergisst nichts.
app-hard = Gnadenlos
    .about = Spielt hunderte Zukünfte durch und wählt die schlimmste für dich.
app-create = Tisch decken
app-deal-now = Jetzt geben
app-code = Code des Tisches
    .placeholder = KR7Q2M
app-code-hint = Sechs Buchstaben und Ziffern, oder der ganze Link.
app-join-go = Hingehen
app-nobody = Mensch
app-table-alone = Du gegen Bots
app-need-name = Ein Name muss sein. Irgendeiner.
app-need-code = Das ist kein Code eines Tisches: Er hat sechs Buchstaben und Ziffern.
app-listed = Alle dürfen ihn finden
    .about = Der Tisch steht in der Liste auf der Startseite.

## Kein Tisch, keine Verbindung

app-connecting = Verbinde …
app-offline = Keine Verbindung. Dein Platz bleibt dir.
app-rules-changed = Die Regeln haben sich seit der letzten Partie hier geändert. Sie kann nicht weitergehen: Gebt neu.
    .replay = Ansehen, wie weit sie kam
app-gone = Der Server hat aufgelegt.
app-no-table = Hier sitzt niemand.
app-go-home = Zur Startseite
app-error-offline = Der Server ist nicht erreichbar.
app-error-server = Der Server ist gescheitert. Versuch es noch einmal.
app-error-unknown = Das ging nicht, und der Server hat nicht gesagt, warum.
app-error-gone = Es gibt keine Verbindung zum Tisch mehr.
app-take-new-seat = Als Gast eintreten

## Lobby

app-lobby-line = Nur Leuten sagen, die du nicht magst
app-share = Link teilen
app-share-text = { $name } hat einen Tisch für { $game }. Code { $code }.
app-copy = Kopieren
app-qr = QR-Code
app-qr-about = Halte ein Handy darauf, um an den Tisch { $code } zu kommen.
app-seats = { $count } von { $most } Plätzen
app-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
app-you = Du
app-host = am Kopfende
app-bot = Bot
app-away = Weg
app-plays-easy = spielt zahm
app-plays-normal = spielt gemein
app-plays-hard = spielt gnadenlos
app-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
app-here = Sucht noch ein Gesicht aus
app-is-ready = Bereit
app-not-ready = Nicht bereit
app-add-bot = Bot dazu
app-invite = Einladen
app-seat-menu = Was mit { $name } geschehen soll
app-remove = Platz wegnehmen
app-mute = { $name } stummschalten
app-unmute = { $name } wieder hören
app-muted = stumm
app-make-host = { $name } ans Kopfende setzen
app-take-over = Das Kopfende ist leer: übernehmen
app-rename = Anders heißen
app-leave = Tisch verlassen
app-leave-sure = Deinen Platz aufgeben?
app-seat-link = Auf ein anderes Gerät wechseln
app-seat-link-about = Wer diesen Link öffnet, spielt für dich. Schick ihn keinen Freunden, schon gar nicht Freunden.
app-house-rules = Hausregeln
app-chip-limit = Bis { $points }
app-chip-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
app-chip-changed = { $count ->
    [one] 1 Hausregel
   *[other] { $count } Hausregeln
}
app-pace = Tempo
    .host = Das entscheidet, wer den Tisch leitet.
app-pace-slow = Langsam
app-pace-normal = Normal
app-pace-fast = Schnell
app-clock = Uhr
app-clock-off = Ohne Uhr
    .about = Lass dir Zeit.
app-clock-relaxed = 60 s pro Zug
    .about = Zehn Sekunden zum Reagieren. Dann springt ein Bot ein.
app-clock-brisk = 20 s pro Zug
    .about = Fünf Sekunden zum Reagieren. Dann springt ein Bot ein.
app-clock-day = Ein Tag pro Zug
    .about = Spielt, wann ihr wollt. Die Uhr läuft, auch wenn niemand da ist.
app-clock-three-days = Drei Tage pro Zug
    .about = Für Leute mit Beruf.
app-clock-week = Eine Woche pro Zug
    .about = Rache wird hier kalt serviert.
app-window = Zeit zu reagieren
    .about = So lange dauern Angriffe und andere Chancen zu reagieren, was immer jemand hält, eingestellt hat oder antwortet. Am Tisch kann jeder vorab sagen, was die Antwort ist.
app-window-minute = 1 min
    .chip = 1 min zu reagieren
app-window-ten-minutes = 10 min
    .chip = 10 min zu reagieren
app-window-hour = 1 h
    .chip = 1 h zu reagieren
app-window-eight-hours = 8 h
    .chip = 8 h zu reagieren
app-sit-in = Wenn jemandes Zeit um ist
    .on = Zu spät? Ein Bot spielt
    .off = Zu spät? Wir warten
app-sit-in-wait = Die Partie wartet
    .about = Wer den Tisch führt, kann dann einen Bot spielen lassen.
app-sit-in-bot = Ein Bot springt ein
    .about = Bis der Mensch zurückkommt.
app-sealed = Versiegelt:
app-seal-about = Was gegeben wird, hängt an einem Geheimnis, das der Server unter dieser Nummer versiegelt hat, gemischt mit Zufall aus euren Browsern. Am Ende wird beides gezeigt, und dein Browser prüft es.
app-seal-title = Das Siegel der Partie
app-deal = Karten geben
app-ready = Ich bin bereit
app-unready = Nicht so schnell
app-too-few = { $missing ->
    [one] Es fehlt noch jemand. Ein Bot täte es auch.
   *[other] Es fehlen noch { $missing }. Bots täten es auch.
}
app-unready-one = { $name } ist nicht bereit. { $name } bekommt trotzdem Karten.
app-unready-some = { $names } sind nicht bereit. Sie bekommen trotzdem Karten.
app-all-ready = Alle bereit. Die Armen.
app-waiting-host = { $name } gibt. Abwarten.
app-guest = Du schaust nur. Setzt du dich?
app-guest-full = Alle Plätze sind besetzt. Zuschauen geht.
app-table-settings = Der Tisch
app-setting-watch = Alle dürfen zuschauen
    .about = Wer zuschaut, sieht, was alle sehen, und keine Hand.
app-setting-chat = Chat
    .about = Worte tun mehr weh als Karten.
app-setting-hints = Tipps
    .about = Wer gefragt ist, darf einen Bot um Rat fragen. Er sieht, was man selbst sieht.
app-setting-bots = Bots, die einspringen
app-presets = Benannte Fassungen
app-number-from = oder eine Zahl ab { $number }
app-rules-code = Code dieser Hausregeln
app-rules-code-use = Code verwenden
app-only-host = Ändern kann das nur { $name }.
app-last-match = Zurück zum Ende der Partie

## Regeln

app-rules-title = Regeln: { $game }
app-rules-search = Regeln durchsuchen
    .placeholder = Geschenk, Punkte, 5.6 …
app-rules-none = Dazu sagt keine Regel etwas. Erlaubt ist es deshalb noch nicht.
app-rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
app-rules-sections = Abschnitte
app-rules-rulings = Auslegungen
app-rules-rulings-about = Wo die Hefte schweigen oder sich widersprechen, spielen wir so.
app-rules-link = Link zu Regel { $number }

## What is not ours

app-outside = Von anderen: { $package } { $version }
app-outside-game = Dieses Spiel ist von anderen: { $package } { $version }
app-outside-expansion = Die Erweiterung { $name } ist von anderen: { $package } { $version }
app-outside-bot = Der Bot { $name } ist von anderen: { $package } { $version }
app-bot-outside = Von anderen

## Lessons

app-learn = { $game } lernen
app-learn-new = Neu hier? Drei Minuten mit einem Coach.
app-learn-retry = Nochmals

## Gerufen werden

app-call = Ruf mich, wenn ich dran bin
    .off = Aus. Niemand kommt dich holen.
    .on = Auch wenn diese Seite zu ist. Gesagt wird, dass du dran bist und an welchem Tisch, nie eine Karte.
    .page = Nur solange diese Seite irgendwo offen ist: Für eine geschlossene nimmt dieser Browser nichts an.
    .asking = Der Browser wird gefragt …
    .refused = Dieser Browser soll von hier nichts anzeigen. Erlaube ihm Mitteilungen für diese Seite in seinen Einstellungen und komm wieder.
    .install = Auf iPhone oder iPad: Leg Ruthless zuerst auf den Home-Bildschirm (Teilen, dann Zum Home-Bildschirm) und öffne es von dort.
    .insecure = Das tun Browser nur über https, und diese Adresse ist keine solche. Frag, wer den Server betreibt.
    .unable = Dieser Browser kennt keine Mitteilungen.
