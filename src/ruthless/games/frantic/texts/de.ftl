# The words of Frantic, in German. See ruthless/texts/en.ftl for the arguments.
#
# Colours are nouns (Rot) and cards have no article (Rot 7, Gift in Rot), so that they fit into a sentence in any case.

frantic = Frantic

## Colours, cards and what they do

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau

coloured = { $card } in { $colour }
two-coloured = { $card } in { $colour }-{ $other }

card-number = farbige Zahl
    .card = { $colour } { $number }
    .about = Eine farbige Zahl passt auf jede Karte ihrer Farbe und auf die gleiche Zahl. Hast du sie am Ende der Runde noch auf der Hand, kostet sie so viel, wie sie zeigt.
card-black = schwarze Zahl
    .card = Schwarz { $number }
    .about = Eine schwarze Zahl passt nur auf die gleiche farbige Zahl oder auf den Wunsch nach ihr, nie auf eine andere schwarze Karte. Sie löst ein Ereignis aus; danach passt von den farbigen Karten nur die gleiche Zahl.
card-second-chance = 2nd Chance
    .about = Spiel sofort noch eine Karte, die passt. Kannst du nicht, zieh eine; danach darfst du spielen.
card-skip = Skip
    .about = Bestimme, wer beim nächsten Zug aussetzt. Wer schon aussetzen muss, kommt nicht infrage; nach einer Hausregel auch nicht, wer gerade ausgesetzt hat.
card-gift = Gift
    .about = Gib jemandem zwei Karten deiner Wahl. Hast du weniger, gib, was du hast.
card-exchange = Exchange
    .about = Gib jemandem zwei Karten deiner Wahl und nimm dir dafür blind zwei aus der anderen Hand.
card-fantastic = Fantastic
    .about = Passt auf alles. Wünsch dir eine Farbe oder eine Zahl von 1 bis 9.
card-fantastic-four = Fantastic Four
    .about = Passt auf alles. Die anderen ziehen zusammen vier Karten, und du sagst bei jeder, wer sie zieht. Dann wünsch dir eine Farbe oder eine Zahl. Hausregeln können dir das eine oder das andere erlassen.
card-equality = Equality
    .about = Passt auf alles. Du darfst jemanden mit weniger Karten ziehen lassen, bis ihr gleich viele habt. Dann wünsch dir eine Farbe.
card-counterattack = Counterattack
    .about = Richtet sich eine Spezialkarte gegen dich, spiel sofort diese: Der Angriff prallt ab, und du darfst ihn umlenken. Dann wünsch dir eine Farbe. Im eigenen Zug bringt sie nur den Wunsch.
card-nice-try = Nice Try
    .about = Ist jemand die letzte Karte losgeworden, wirf diese dazwischen: Wer keine Karten hat, zieht drei, und die Runde geht weiter. Du wünschst dir eine Farbe. Im eigenen Zug bringt sie nur den Wunsch.
card-fuck-you = { $family ->
    [yes] Verzieh dich
   *[no] Fuck You
}
    .about = Passt auf alles, aber nur, solange du genau so viele Karten hast wie vereinbart: zehn, wenn eure Hausregeln nichts anderes sagen. Was vorher gefragt war, ist danach immer noch gefragt. Lässt sich nicht durch eine Spezialkarte weggeben und kostet 42 Punkte.

# The expansion Troublemaker

card-colour-swap = Colour Swap
    .about = Passt auf jede ihrer beiden Farben und macht daraus die andere.
card-thief = Thief
    .about = Schau jemandem in die Karten und nimm dir zwei davon.
card-troublemaker = Troublemaker
    .about = Löst wie eine schwarze Zahl ein Ereignis aus.
card-inequality = Inequality
    .about = Passt auf alles. Du darfst jemanden wählen, der nicht mehr Karten hat als du: Von deinen wandern so viele blind hinüber, bis du weniger hast. Dann wünsch dir eine Farbe.
card-special-favours = Special Favours
    .about = Passt auf alles. Du darfst mit jemandem alle Spezialkarten tauschen, also alles, was keine Zahl ist. Dann wünsch dir eine Farbe.
card-lucky-bastard = { $family ->
    [yes] Glückspilz
   *[no] Lucky Bastard
}
    .about = Wirf diese Karte dazwischen, bevor ein Ereignis aufgedeckt wird: Weder das Ereignis noch das, was es nach sich zieht, betrifft dich. Du darfst dir eine Farbe wünschen. Im eigenen Zug bringt sie nur den Wunsch.
card-curse = Curse
    .about = Lässt sich weder spielen noch abwerfen, nur weitergeben. Kostet 13 Punkte.
card-mimicry = Mimicry
    .about = Wird zu einer anderen Spezialkarte, mit allem, was diese kann: zu jeder oder nach einer Hausregel nur zu einer, die in dieser Runde gespielt wurde. Als farbige Karte muss sie die Farbe haben, die gerade gilt. Außer der Reihe kann sie Counterattack, Nice Try oder { card-lucky-bastard } sein, wenn keine Hausregel es verbietet.

## Events

event-black-hole = Black Hole
    .about = Wer das Ereignis ausgelöst hat, bekommt alle schwarzen Karten der anderen.
event-capitalism = Capitalism
    .about = Alle ziehen so viele Karten, wie sie schon haben.
event-charity = Charity
    .about = Alle nehmen sich blind eine Karte von der Person mit den meisten; haben mehrere die meisten, von jeder eine.
event-communism = Communism
    .about = Alle ziehen, bis sie so viele Karten haben wie die Person mit den meisten.
event-crowdfunding = Crowdfunding
    .about = Alle suchen eine Karte aus und geben sie der Person mit den wenigsten Karten; haben mehrere die wenigsten, bekommt jede eine.
event-distributor = Distributor
    .about = Wer das Ereignis ausgelöst hat, schaut sich alle Hände an und verteilt sie ungemischt neu, darf die eigene aber nicht behalten.
event-doomsday = Doomsday
    .about = Die Runde ist vorbei. Alle bekommen 50 Punkte, egal, was sie auf der Hand haben; ohne Punkte gewinnt niemand die Runde.
event-double-taxation = Double Taxation
    .about = Bei allen wandern die drei teuersten Karten sofort als Punkte aufs Konto. Ohne Punkte: Die niedrigste Summe zieht eine Karte, die nächste zwei und so weiter.
event-earthquake = Earthquake
    .about = Alle geben ihre ganze Hand an die nächste Person weiter.
event-event-manager = Event Manager
    .about = Die nächsten drei Ereignisse werden aufgedeckt; wer dieses ausgelöst hat, wählt, welches passiert.
event-expansion = Expansion
    .about = Alle ziehen, und je später du an der Reihe bist, desto mehr: die nächste Person eine Karte, jede weitere eine mehr.
event-finish-line = Finish Line
    .about = Die Runde ist sofort vorbei, und die Hände werden gezählt.
event-friday-the-13th = Friday the 13th
    .about = Nichts passiert.
event-gambling-man = Gambling Man
    .about = Alle setzen gleichzeitig eine Zahlenkarte der zuletzt gespielten Farbe; wer die höchste setzt, bekommt alle. Wer keine hat, zieht zwei. Nach einer Hausregel muss es die niedrigste sein, oder jede Karte ist erlaubt, und dann bekommt die zweitniedrigste alle.
event-identity-theft = Identity Theft
    .about = Die Person mit den meisten und die mit den wenigsten Punkten tauschen ihre Konten. Ohne Punkte: Wer das Ereignis ausgelöst hat, nennt zwei Personen, die den Platz tauschen und übernehmen, was dort an Karten liegt.
event-last-chance = Last Chance
    .about = Für den Rest der Runde gibt es jedes Mal ein Ereignis, wenn jemand die letzte Karte loswird.
event-market = Market
    .about = Vom Nachziehstapel wird für alle je eine Karte offen ausgelegt; der Reihe nach nehmen sich alle eine davon.
event-mating-season = Mating Season
    .about = Alle werfen die Zahlenkarten ab, deren Zahl sie mindestens zweimal auf der Hand haben.
event-merry-christmas = Merry Christmas
    .about = Alle verschenken ihre ganze Hand, beliebig auf die anderen verteilt.
event-mexican-standoff = Mexican Standoff
    .about = Alle werfen ihre ganze Hand ab und ziehen danach je drei Karten.
event-plague = Plague
    .about = Zwei weitere Ereignisse passieren, eins nach dem anderen, selbst wenn das erste die Runde beendet.
event-plus-one = Plus One
    .about = Für den Rest der Runde nehmen alle bei jedem Ziehen eine Karte mehr.
event-recession = Recession
    .about = Alle werfen Karten ihrer Wahl ab, und je später du an der Reihe bist, desto mehr: die nächste Person eine, jede weitere eine mehr. Nach einer Hausregel darfst du früher aufhören.
event-repeat = Repeat
    .about = Wer das Ereignis ausgelöst hat, wählt eines, das früher aufgedeckt wurde; es passiert noch einmal.
event-robin-hood = Robin Hood
    .about = Die Person mit den wenigsten und die mit den meisten Karten tauschen ihre Hände.
event-russian-roulette = Russian Roulette
    .about = Alle legen eine Karte ihrer Wahl zusammen; die werden gemischt und kommen auf den Nachziehstapel.
event-seppuku = Seppuku
    .about = Wer sich traut, deckt eine Karte auf: Eine Zahl bringt 21 Punkte weniger, alles andere 42 mehr. Wer sich nicht traut, bekommt 21. Ohne Punkte heißt das: zwei Karten abwerfen, vier ziehen oder zwei ziehen.
event-surprise-party = Surprise Party
    .about = Alle schenken jemandem eine Karte; welche und wem, ist freigestellt.
event-the-all-seeing-eye = The All-Seeing Eye
    .about = Alle Hände liegen offen, und alle dürfen schauen.
event-third-time-lucky = Third Time Lucky
    .about = Alle ziehen je drei Karten.
event-time-bomb = Time Bomb
    .about = Alle haben noch drei Züge. Wer bis dahin fertig wird, bekommt minus 10 Punkte und die anderen 10 mehr; schafft es niemand, zählen alle Punkte der Runde doppelt.
event-tornado = Tornado
    .about = Alle Hände werden zusammengemischt und neu ausgeteilt.
event-trust-fall = Trust Fall
    .about = Der Reihe nach nennen alle jemand anderen und bekommen von dort zwei Karten; welche, entscheidet, wer sie gibt.
event-vandalism = Vandalism
    .about = Alle werfen alle Karten der zuletzt gespielten Farbe ab.

## Wishes, and what has to be matched

wish-number = eine { $number }
demand-number = { $colour } oder eine { $number }
demand-special = { $colour } oder { $card }
demand-black = eine farbige { $number }
demand-wish-colour = { $colour }, wie gewünscht
demand-wish-number = eine { $number }, wie gewünscht
demand-swap = { $colour }
demand-anything = alles

## Words to answer with

answer-draw = eine Karte ziehen
answer-pass = passen
answer-no = nein
answer-ready = weiter
answer-yes = ja
answer-as = als { $card }

## Questions

play-or-draw = Spiel eine Karte oder zieh eine.
play-or-pass = Du hast gezogen. Spiel eine Karte oder passe.
play-again = 2nd Chance: Spiel noch eine Karte.
attack = Wen greifst du an?
may-attack = Wen greifst du an, wenn überhaupt?
    .no = niemanden
redirect = Du hast gekontert. Wen trifft der Angriff jetzt?
    .no = verfallen lassen
share-four = Fantastic Four: Wer zieht Karte Nummer { $count }?
    .no = niemand
give = Welche Karte gibst du { $other } { $count ->
    [1] als erste
    [2] als zweite
   *[other] als { $count }.
}?
    .no = nichts, was du geben darfst
counter-share = Fantastic Four: { $seat } lässt dich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ziehen. Konterst du?
    .no = nein, hinnehmen
counter = { $seat } greift dich mit { $card } an. Konterst du?
    .no = nein, hinnehmen
nice-try = Jemand ist fertig. Wirfst du Nice Try dazwischen?
    .no = nein, die Runde soll enden
wish-colour = Welche Farbe wünschst du dir?
    .no = nichts
wish-any = Welche Farbe oder Zahl wünschst du dir?
    .no = nichts
pick-colour = Welche Farbe soll gelten?
imitate = Mimicry: Welche Karte ist es?
steal = Thief: Welche Karte nimmst du { $other } { $count ->
    [1] als erste
    [2] als zweite
   *[other] als { $count }.
} weg?
    .no = nichts, was du nehmen darfst
lucky-bastard = Gleich passiert ein Ereignis. Wirfst du { card-lucky-bastard } dazwischen?
    .no = nein, es darf kommen
take-from-market = Welche Karte nimmst du dir vom Markt?
bet-any = Gambling Man: Welche Karte setzt du? Die zweitniedrigste bekommt alle.
    .no = keine Karte zum Setzen
bet = Gambling Man: Welche Zahlenkarte setzt du? Die höchste bekommt alle.
    .no = keine Karte zum Setzen
looked = Hast du genug gesehen?
party-card = Surprise Party: Welche Karte verschenkst du?
wrap = Wer bekommt von dir { $card }?
discard = Recession: Welche Karte wirfst du ab?
    .no = keine
bury = Russian Roulette: Welche Karte legst du dazu?
fund = Crowdfunding: Welche Karte gibst du { $other }?
packet = Distributor: Wessen Hand { $whom ->
    [you] bekommst du
   *[they] bekommt { $other }
}?
trust = Trust Fall: Wer soll dir zwei Karten geben?
catch = Trust Fall: Welche Karte gibst du { $other } { $count ->
    [1] als erste
    [2] als zweite
   *[other] als { $count }.
}?
choose-event = Event Manager: Welches Ereignis passiert?
repeat-event = Repeat: Welches Ereignis passiert noch einmal?
first-chair = Identity Theft: Wer wechselt den Platz?
second-chair = Identity Theft: Mit wem { $whom ->
    [you] tauschst du
   *[they] tauscht { $other }
} den Platz?
seppuku = Seppuku: Traust du dich?
    .yes = eine Karte aufdecken
    .no = lieber nicht
seppuku-discard = Seppuku: Welche Karte wirfst du ab?
    .no = keine mehr

## What happens

round = Runde { $round } beginnt, { $who ->
    [you] du gibst
   *[they] { $seat } gibt
}.
is-dealt-cards = Du bekommst { $count ->
    [0] keine Karte
   *[other] { $cards }
}.
start-card = Die Startkarte ist { $card }.
plays = { $who ->
    [you] Du spielst
   *[they] { $seat } spielt
} { $card }.
draws = { $who ->
    [you] Du ziehst
   *[they] { $seat } zieht
} { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
}.
draws-cards = { $who ->
    [you] Du ziehst
   *[they] { $seat } zieht
} { $cards }.
pile-empty = Der Nachziehstapel reicht nicht: Die Runde geht zu Ende.
attacks = { $who ->
    [you] Du greifst { $other } an.
   *[they] { $seat } greift { $whom ->
        [you] dich
       *[they] { $other }
    } an.
}
attacks-nobody = { $who ->
    [you] Du greifst
   *[they] { $seat } greift
} niemanden an.
shares-four = { $who ->
    [you] Du lässt
   *[they] { $seat } lässt
} { $whom ->
    [you] dich
   *[they] { $other }
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ziehen.
counters = { $who ->
    [you] Du konterst
   *[they] { $seat } kontert
} { $whom ->
    [you] deinen Angriff
   *[they] den Angriff von { $other }
}.
cannot-play = { $who ->
    [you] Du kannst nichts spielen und musst
   *[they] { $seat } kann nichts spielen und muss
} passen.
passes = { $who ->
    [you] Du passt
   *[they] { $seat } passt
}.
wishes-nothing = { $who ->
    [you] Du wünschst dir
   *[they] { $seat } wünscht sich
} nichts.
imitates = { $who ->
    [you] Du spielst
   *[they] { $seat } spielt
} Mimicry als { $guise }.
swaps-colour = Jetzt gilt { $demand }.
wishes = { $who ->
    [you] Du wünschst dir
   *[they] { $seat } wünscht sich
} { $wish }.
will-miss = { $who ->
    [you] Du musst
   *[they] { $seat } muss
} beim nächsten Zug aussetzen.
misses = { $who ->
    [you] Du setzt
   *[they] { $seat } setzt
} aus.
hands-over = { $count ->
    [0] { $seat } hat { $text ->
        [black] keine schwarzen Karten
       *[special] keine Spezialkarten
    } für { $other }.
   *[other] { $seat } gibt { $other } { $text ->
        [black] alle schwarzen Karten
       *[special] alle Spezialkarten
    } ({ $count }).
}
keeps-hand = { $who ->
    [you] Du bekommst deine eigene Hand
   *[they] { $seat } bekommt die eigene Hand
} zurück.
looks-at-hand = { $seat } schaut sich die Hand von { $other } an.
sees-hand = { $who ->
    [you] Du siehst die Hand von { $other }
   *[they] { $seat } sieht { $whom ->
        [you] deine Hand
       *[they] die Hand von { $other }
    }
}: { $count ->
    [0] leer
   *[other] { $cards }
}.
buries = { $seat } legt eine Karte dazu.
buries-card = { $who ->
    [you] Du legst
   *[they] { $seat } legt
} { $card } dazu.
turns-over = { $who ->
    [you] Du deckst
   *[they] { $seat } deckt
} { $card } auf.
does-not-dare = { $who ->
    [you] Du traust dich
   *[they] { $seat } traut sich
} nicht.
discards = { $who ->
    [you] Du wirfst
   *[they] { $seat } wirft
} { $cards } ab.
market = Auf dem Markt: { $cards }.
takes-from-market = { $who ->
    [you] Du nimmst dir
   *[they] { $seat } nimmt sich
} { $card } vom Markt.
bets = { $who ->
    [you] Du setzt
   *[they] { $seat } setzt
} { $card }.
takes-bets = { $who ->
    [you] Du bekommst
   *[they] { $seat } bekommt
} den ganzen Einsatz: { $cards }.
shows-hand = { $who ->
    [you] Du zeigst
   *[they] { $seat } zeigt
} { $count ->
    [0] eine leere Hand
   *[other] { $cards }
}.
event = Ereignis: { $event }.
turns-over-events = { $who ->
    [you] Du deckst
   *[they] { $seat } deckt
} { $events } auf.
chooses-event = { $who ->
    [you] Du wählst
   *[they] { $seat } wählt
} { $event }.
is-protected = { $who ->
    [you] Du bist
   *[they] { $seat } ist
} vor diesem Ereignis sicher.
changes-chairs = { $who ->
    [you] Du tauschst den Platz mit { $other }.
   *[they] { $seat } tauscht den Platz mit { $whom ->
        [you] dir
       *[they] { $other }
    }.
}
plus-one-begins = Ab jetzt ist es bei jedem Ziehen eine Karte mehr.
last-chance-begins = Ab jetzt löst jede letzte Karte ein Ereignis aus.
takes-last-chance = { $who ->
    [you] Deine letzte Karte
   *[they] Die letzte Karte von { $seat }
} löst ein Ereignis aus.
finishes = { $who ->
    [you] Du hast
   *[they] { $seat } hat
} in diesem Ereignis keine Karten: Die Runde geht zu Ende.
taxed = { $who ->
    [you] Deine drei teuersten Karten
   *[they] Die drei teuersten Karten von { $seat }
} machen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
account-changes = { $who ->
    [you] Dein Konto
   *[they] Das Konto von { $seat }
} ändert sich um { $points } auf { $count }.
swaps-accounts = { $who ->
    [you] Du tauschst das Konto mit { $other }.
   *[they] { $seat } tauscht das Konto mit { $whom ->
        [you] dir
       *[they] { $other }
    }.
}
nothing-happens = Nichts passiert.
bomb-lit = Die Bombe tickt: noch je drei Züge.
round-ends = Die Runde ist vorbei{ $text ->
    [pile] : Der Nachziehstapel hat nicht gereicht
    [doomsday] : Doomsday
    [finish-line] : Finish Line
    [bomb] : Die Bombe geht hoch
   *[finished] {""}
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
holds = { $who ->
    [you] Du hast
   *[they] { $seat } hat
} { $count ->
    [0] keine Karten mehr
   *[other] noch { $cards }
}.
wins-round = { $count ->
    [0] Niemand gewinnt die Runde.
   *[other] Rundensieg: { $seats }.
}
match-ends-rounds = Die Partie ist vorbei. Ganz vorn mit { $points ->
    [one] { $points } Runde
   *[other] { $points } Runden
}: { $seats }.
match-ends = Die Partie ist vorbei. Ganz vorn mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $seats }.

## Why something is not allowed

fuck-you-count = { card-fuck-you } kannst du nur spielen, solange du genau { $count } Karten hast.
curse-played = Curse lässt sich nicht spielen.
curse-discarded = Curse lässt sich nicht abwerfen.
swap-without-colour = { $card } braucht eine ihrer beiden Farben, gefragt ist aber { $demand }.
not-swapped-colour = { $card } hat nicht die Farbe, die gilt: Gefragt ist { $demand }.
not-on-card = Es muss eine der beiden Farben der Karte sein.
imitate-colour = Mimicry kann jetzt nicht { $card } sein: Eine farbige Karte muss die Farbe haben, die gilt.
imitate-unplayed = { $card } hat in dieser Runde noch niemand gespielt, also kann Mimicry nicht dazu werden.
nothing-to-imitate = In dieser Runde wurde noch nichts gespielt, wozu Mimicry jetzt werden könnte.
black-on-black = Eine schwarze Zahl passt nicht auf eine andere schwarze Karte.
black-elsewhere = { $card } passt nur auf eine farbige Karte mit der gleichen Zahl oder auf den Wunsch nach ihr.
no-match = { $card } passt weder zur Farbe noch zur Zahl: Gefragt ist { $demand }.
no-match-special = { $card } passt weder zur Farbe noch zum Symbol: Gefragt ist { $demand }.
not-on-black = Auf eine schwarze Zahl passt hier nur { $demand }.
not-wished-colour = { $card } hat nicht die richtige Farbe: Gefragt ist { $demand }.
not-wished-number = { $card } passt nicht: Gefragt ist { $demand }.
event-not-played = { $event } ist ein Ereignis: Es passiert und wird nicht gespielt.
not-in-hand = Du hast { $card } nicht auf der Hand.
pass-without-drawing = Passen kannst du erst, wenn du gezogen hast.
drawn-already = Du hast in diesem Zug schon gezogen.
must-play-again = Nach 2nd Chance musst du noch eine Karte spielen, wenn du kannst.
given-already = { $card } hast du schon ausgesucht.
fuck-you-given = { card-fuck-you } lässt sich nicht durch eine Spezialkarte weggeben.
fuck-you-taken = { card-fuck-you } kann nur blind genommen werden.
not-to-steal = { $card } gibt es hier nicht zu holen.
must-give = Du musst eine Karte geben, solange du eine hast, die man geben kann.
must-take = Du musst eine Karte nehmen, solange eine da ist, die du nehmen darfst.
must-wish = Der Wunsch ist Pflicht.
must-discard = Du musst abwerfen.
must-bet = Du musst eine Karte setzen.
bet-lowest = Es muss deine niedrigste Zahlenkarte in { $demand } sein, der zuletzt gespielten Farbe, falls du eine hast.
packet-not-free = Diese Hand kann nicht dorthin: Sie ist schon vergeben, oder für dich bliebe nur die eigene.
event-not-open = Dieses Ereignis liegt nicht offen.
not-to-be-named = Diese Person kannst du nicht nennen.
nothing-to-turn-over = Es ist keine Karte mehr da, die du aufdecken könntest.
must-share = Hast du angefangen, musst du alle Karten verteilen.
is-absent = { $other } ist vor diesem Ereignis geschützt.
repeats-itself = Repeat kann sich nicht selbst wiederholen.
must-attack = Du musst jemanden wählen: Die Karte ist Pflicht.
aim-at-self = Dich selbst kannst du nicht wählen.
give-to-others = Sie muss an jemand anderen gehen.
no-such-seat = Dort sitzt niemand.
skipped-already = { $other } muss schon aussetzen.
skipped-just-now = { $other } hat gerade erst ausgesetzt und muss zuerst wieder an die Reihe kommen.
more-cards = { $other } hat schon mehr Karten als du, oder du hast keine, die du abgeben könntest.
not-fewer-cards = { $other } hat nicht weniger Karten als du.
no-reaction = { $card } kannst du darauf nicht spielen.
wish-only-colour = Wünschen darfst du dir nur eine Farbe.
not-in-market = { $card } liegt nicht auf dem Markt.
bet-colour = Es muss eine Zahlenkarte in { $demand } sein, der zuletzt gespielten Farbe, falls du eine hast.

## House rules

option-expansions = Erweiterungen
    .none = nur das Grundspiel
    .troublemaker = Troublemaker: 22 Karten und 14 Ereignisse mehr
option-scoring = Wer gewinnt
    .points = wer die wenigsten Punkte hat
    .rounds = wer die meisten Runden gewinnt; aufgeschrieben wird nichts
option-limit = Bei wie vielen Punkten Schluss ist
    .medium = etwa eine Stunde: 154, ab fünf Personen 137
    .short = etwa eine halbe Stunde: 137, ab fünf Personen 113
    .long = etwa anderthalb Stunden: 179, ab fünf Personen 154
    .number = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
option-rounds = Zahl der Runden, wenn ohne Punkte gespielt wird
    .number = { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
option-limit_test = Wann das Limit die Partie beendet
    .reach = sobald ein Konto es erreicht
    .exceed = erst wenn ein Konto es überschreitet
option-start_card = Startkarte
    .dealer = wer gibt, führt sie aus
    .none = sie bewirkt nichts; auf eine Karte ohne Farbe und Zahl passt alles
option-fuck_you_cards = Handkarten für { card-fuck-you }
    .number = genau { $count }, sie selbst mitgezählt
option-skip_repeat = Wen Skip treffen darf
    .pending_only = alle, die nicht schon aussetzen müssen
    .turn_between = nur, wer seit dem letzten Aussetzen wieder am Zug war
option-fantastic_four = Fantastic Four
    .must_attack = die vier Karten müssen verteilt werden
    .may_attack = der Wunsch allein genügt
option-wish = Wünsche vierfarbiger Karten
    .must = immer Pflicht
    .may = freiwillig, wenn die Karte schon etwas anderes bewirkt hat
option-recession = Recession
    .must = alle müssen abwerfen
    .may = alle dürfen abwerfen
option-gambling_man = Gambling Man
    .classic = irgendeine Zahlenkarte der zuletzt gespielten Farbe; die höchste bekommt alle
    .lowest_only = deine niedrigste Zahlenkarte der zuletzt gespielten Farbe; die höchste bekommt alle
    .second_lowest = irgendeine Karte; die zweitniedrigste bekommt alle
option-counter_redirect = Nach Counterattack
    .may = darfst du selbst angreifen
    .must = musst du selbst angreifen
option-counter_wish = Was sich nach Counterattack wünschen lässt
    .colour = immer eine Farbe
    .original = was die angreifende Karte erlaubt
option-counter_fantastic_four = Wer Fantastic Four kontert
    .whole = übernimmt alle vier Karten
    .share = übernimmt nur den eigenen Anteil
option-last_colour = Zuletzt gespielte Farbe
    .card = die der letzten farbigen Karte
    .card_or_wish = die der letzten farbigen Karte oder des letzten Wunsches
option-gifts = Geschenke bei Ereignissen
    .together = alle gleichzeitig
    .in_turn = nacheinander
option-mimicry = Wozu Mimicry wird
    .any = zu jeder Spezialkarte
    .already_played = nur zu dem, was in dieser Runde schon gespielt wurde
option-mimicry_out_of_turn = Mimicry außer der Reihe
    .yes = springt für Counterattack, Nice Try und { card-lucky-bastard } ein
    .no = nur im eigenen Zug
option-empty_hand = Eine Hand, die wieder Karten bekommt
    .in_the_end = ist nicht fertig: Leer sein muss sie am Ende
    .in_an_event = ist fertig, wenn sie in einem Ereignis irgendwann leer war
option-gambling_penalty = Wer bei Gambling Man zwei zieht
    .no_number = wer keine Zahlenkarte der Farbe hat
    .no_card = wer gar keine Karte der Farbe hat
preset-french-2023 = wie in der französischen Ausgabe von 2023
preset-swiss-2019 = wie in der Schweizer Übersicht von 2019
