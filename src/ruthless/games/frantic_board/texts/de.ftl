# The words of Frantic – the board game, in German. See ruthless/texts/en.ftl for the arguments.
#
# Cards have no article, so that they fit into a sentence in any case. To draw is ziehen, a turn is a Zug; pawns therefore
# gehen, and their move is a Bewegung. Where a pawn stands, $space is a number or one of the two names of spaces below.

frantic-board = Frantic – das Brettspiel

## Cards and what they do

card-stop = Stop
    .about = Eine Figur, die dieses Feld betritt, beendet hier ihre Bewegung.
card-x = X
    .about = Figuren gehen über dieses Feld hinweg, und es wird nicht mitgezählt. Bringt eine andere Karte eine Figur hierher, geht sie aufs nächste Feld weiter.
card-snail = Snail
    .about = Über dieses Feld zu gehen kostet zwei Schritte statt einem. Hier stehen zu bleiben bewirkt nichts.
card-push = Push
    .about = Eine Figur, die hier landet, geht ein Feld weiter, wohin der Pfeil zeigt: den Weg entlang oder seitwärts. Was dort liegt, wirkt auch.
card-jump = Jump
    .about = Eine Figur, die hier landet, springt den Weg entlang zwei Felder weit, egal, was dazwischen liegt. Was dort liegt, wirkt auch.
card-second-chance = Second Chance
    .about = Landest du hier, würfelst du noch einmal und gehst noch einmal in dieselbe Richtung.
card-swap = Swap
    .about = Landest du hier, muss deine Figur den Platz mit einer anderen tauschen; mit welcher, bestimmst du. Wem sie gehört, darf blocken.
card-gift = Gift
    .about = Landest du hier, geht eine fremde Figur deiner Wahl ein oder zwei Felder vorwärts. Wem sie gehört, darf blocken.
card-magnet = Magnet
    .about = Landest du hier, nimmst du irgendeine Karte, die offen auf dem Brett liegt, auf die Hand, nur keinen nummerierten Teleporter und nichts, worauf eine Figur steht.
card-teleport = Teleport
    .card = Teleporter { $number }
    .about = Landest du hier, würfelst du: Deine Figur geht auf den nummerierten Teleporter mit dieser Zahl. Nummerierte Teleporter tun dasselbe.
card-skip = Skip
    .about = Spiel diese Karte, und du gehst in diesem Zug nicht.
card-reverse = Reverse
    .about = Spiel diese Karte, und du gehst in diesem Zug rückwärts.
card-remote = Remote
    .about = Spiel diese Karte und nenne jemanden: Du würfelst und gehst mit der Figur dieser Person statt mit deiner. Wird das geblockt, gehst du gar nicht.
card-ghost = Ghost
    .about = Spiel diese Karte, und für deine Bewegung zählt keine Karte auf dem Brett.
card-block = Block
    .about = Wirf diese Karte dazwischen, wenn dich jemand mit Gift, Swap oder Remote angreift oder Re-Roll gegen deinen Würfel wirft: Nichts passiert.
card-re-roll = Re-Roll
    .about = Wirf diese Karte dazwischen, gleich nachdem irgendwer irgendeinen Würfel geworfen hat: Der Wurf gilt nicht und wird wiederholt.
card-nice-try = Nice Try
    .about = Wirf diese Karte dazwischen, wenn am Ende eines Zuges eine Figur im Ziel ist: Alle Figuren dort gehen auf Teleporter 6, und die Runde geht weiter.
card-troublemaker = Troublemaker
    .about = Spiel diese Karte, und statt deiner Bewegung gibt es ein Ereignis. Auch wer auf ihr landet, löst eines aus. Sie kann nicht überdeckt werden.
card-fuck-you = { $family ->
    [yes] Verzieh dich
   *[no] Fuck You
}
    .about = Spiel diese Karte, und deine Figur geht 21 Felder vorwärts, bevor du würfelst. Landest du auf ihr, kommt sie auf deine Hand; dort kostet sie am Ende der Runde 21 Punkte. Sie kann nicht überdeckt werden.

## Events

event-epic-fail = Epic Fail
    .about = Die hinterste Figur geht auf den nummerierten Teleporter, der am weitesten vorn liegt.
event-earthquake = Earthquake
    .about = Eine nach der anderen gehen alle Figuren dorthin, wo die Figur der nächsten Person steht.
event-marching-orders = Marching Orders
    .about = Wer das Ereignis ausgelöst hat, wählt eine Figur, würfelt und geht mit ihr so weit. Karten wirken wie bei jeder Bewegung.
event-teleport-terror = Teleport Terror
    .about = Der Reihe nach würfeln alle und gehen auf den nummerierten Teleporter mit dieser Zahl.
event-market = Market
    .about = Vom Nachziehstapel wird für alle je eine Karte offen ausgelegt; alle nehmen sich eine, zuerst, wer das Ereignis ausgelöst hat.
event-mexican-standoff = Mexican Standoff
    .about = Alle Figuren gehen auf Teleporter 6.
event-expansion = Expansion
    .about = Der Reihe nach würfeln alle und gehen so viele Felder vorwärts. Keine Karte wirkt.
event-recession = Recession
    .about = Alle würfeln und gehen so viele Felder zurück. Keine Karte wirkt.
event-restock = Restock
    .about = Der Reihe nach legen alle eine Handkarte aufs Brett, auf alles, was nicht weiß ist. Dann ziehen alle auf vier auf.
event-reset = Reset
    .about = Alle werfen ihre ganze Hand ab und ziehen vier Karten.
event-tsunami = Tsunami
    .about = Der Reihe nach würfeln alle. Wer als Erstes weniger würfelt als die Person davor, geht so weit, wie diese gewürfelt hat. Karten wirken wie bei jeder Bewegung.
event-gambling-man = Gambling Man
    .about = Der Reihe nach würfeln alle. Wer die höchste Zahl hat, geht auf den Teleporter mit dieser Zahl, auch zu mehreren.
event-friday-the-13th = Friday the 13th
    .about = Nichts passiert.
event-loot = Loot
    .about = Alle geben gleichzeitig alle Karten an die nächste Person weiter.
event-surprise-party = Surprise Party
    .about = Der Reihe nach wählen alle eine Figur, und die geht zwei Felder vorwärts.
event-charity = Charity
    .about = Die vorderste Figur geht vier Felder zurück, alle anderen gehen eines vorwärts.
event-robin-hood = Robin Hood
    .about = Die vorderste und die hinterste Figur tauschen den Platz.
event-reorganize = Reorganize
    .about = Wer das Ereignis ausgelöst hat, versetzt zwei nummerierte Teleporter, auf denen keine Figur steht.
event-communism = Communism
    .about = Alle Figuren gehen dorthin, wo die vorderste steht.
event-epic-win = Epic Win
    .about = Die vorderste Figur geht auf START.

## Spaces, and words to answer with

space-start = START
space-finish = Ziel
answer-no = nein
answer-start = START
answer-finish = Ziel
answer-north = Norden
answer-east = Osten
answer-south = Süden
answer-west = Westen
answer-forward = vorwärts
answer-backward = rückwärts

## Questions

play-card = Welche Karte spielst du?
lay-card = Bevor die Runde beginnt: Welche Karte legst du aufs Brett?
place = Auf welches Feld legst du sie?
place-anywhere = Restock: Auf welches Feld legst du sie? Die Farbe ist egal.
place-empty = Auf welches leere Feld legst du sie?
point = Wohin zeigt { $card } auf Feld { $space }?
swap = Swap: Mit wessen Figur tauschst du den Platz?
gift = Gift: Wessen Figur geht vorwärts?
gift-steps = Gift: Wie weit geht die Figur von { $other }?
magnet = Magnet: Von welchem Feld nimmst du die Karte?
remote = Remote: Mit wessen Figur gehst du?
block = { $seat } setzt { $card } gegen dich ein{ $count ->
    [0] {""}
    [1] {""}, damit deine Figur ein Feld vorgeht
   *[other] {""}, damit deine Figur zwei Felder vorgeht
}. Blockst du?
    .no = nein, hinnehmen
block-re-roll = Du hast eine { $roll } gewürfelt, und { $seat } wirft Re-Roll dazwischen. Blockst du?
    .no = nein, neu würfeln
re-roll = { $who ->
    [you] Du hast
   *[they] { $seat } hat
} eine { $roll } gewürfelt. Wirfst du Re-Roll dazwischen?
    .no = nein, der Wurf soll gelten
nice-try = Eine Figur ist im Ziel. Wirfst du Nice Try dazwischen?
    .no = nein, die Runde soll enden
march = Marching Orders: Welche Figur geht?
party = Surprise Party: Welche Figur geht zwei Felder vorwärts?
take-from-market = Welche Karte nimmst du dir vom Markt?
restock = Restock: Welche Karte legst du aufs Brett?
teleport-which = Reorganize: Welchen Teleporter versetzt du?
teleport-where = Reorganize: Auf welches Feld kommt { $card }?

## What happens

round = Runde { $round } beginnt.
is-dealt-cards = Du bekommst { $cards }.
begins = { $who ->
    [you] Du fängst
   *[they] { $seat } fängt
} an.
rolls = { $who ->
    [you] Du würfelst
   *[they] { $seat } würfelt
} eine { $roll }.
draws = { $who ->
    [you] Du ziehst
   *[they] { $seat } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
draws-cards = { $who ->
    [you] Du ziehst
   *[they] { $seat } zieht
} { $cards }.
plays = { $who ->
    [you] Du spielst
   *[they] { $seat } spielt
} { $card }.
lays = { $who ->
    [you] Du legst
   *[they] { $seat } legt
} { $card } auf Feld { $space }.
lays-pointing = { $who ->
    [you] Du legst
   *[they] { $seat } legt
} { $card } auf Feld { $space } (Pfeil: { $arrow }).
attacks = { $who ->
    [you] Du nimmst { $other } ins Visier.
   *[they] { $seat } nimmt { $whom ->
        [you] dich
       *[they] { $other }
    } ins Visier.
}
blocks = { $who ->
    [you] Du blockst
   *[they] { $seat } blockt
} { $whom ->
    [you] deinen Angriff
   *[they] den Angriff von { $other }
} ({ $card }).
does-not-move = { $who ->
    [you] Du gehst
   *[they] { $seat } geht
} in diesem Zug nicht.
goes-to = { $who ->
    [you] Deine Figur
   *[they] Die Figur von { $seat }
} geht { $space ->
    [START] auf START
    [Ziel] ins Ziel
   *[other] auf Feld { $space }
}.
lands-on = { $who ->
    [you] Deine Figur
   *[they] Die Figur von { $seat }
} trifft auf { $card }.
takes-from-board = { $who ->
    [you] Du nimmst
   *[they] { $seat } nimmt
} { $card } von Feld { $space }.
discards = { $who ->
    [you] Du wirfst
   *[they] { $seat } wirft
} { $cards } ab.
market = Auf dem Markt: { $cards }.
takes-from-market = { $who ->
    [you] Du nimmst dir
   *[they] { $seat } nimmt sich
} { $card } vom Markt.
moves-teleport = { $who ->
    [you] Du versetzt
   *[they] { $seat } versetzt
} { $card } auf Feld { $space }.
event = Ereignis: { $event }.
round-ends = Die Runde ist vorbei: { $text ->
    [pile] Der Nachziehstapel hat nicht gereicht
   *[finish] Eine Figur ist im Ziel
}.
scores = { $who ->
    [you] Du bekommst
   *[they] { $seat } bekommt
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $space ->
    [START] START
    [Ziel] Ziel
   *[other] Feld { $space }
}{ $count ->
    [0] {""}
   *[other] {""}, auf der Hand: { $cards }
}).
match-ends = Die Partie ist vorbei. Ganz vorn mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $seats }.

## Why something is not allowed

not-in-hand = Du hast { $card } nicht auf der Hand.
must-play = Du musst eine Karte spielen.
must-choose = Du musst jemanden wählen.
aim-at-self = Diese Figur kannst du nicht wählen: Es muss eine fremde sein.
swap-with-itself = Diese Figur ist auf Swap gelandet: Sie tauscht den Platz mit einer anderen.
no-such-seat = Dort sitzt niemand.
no-card-there = Auf START und ins Ziel wird keine Karte gelegt.
pawn-there = Wo eine Figur steht, wird keine Karte gelegt.
teleport-there = Nummerierte Teleporter werden nie überdeckt.
white-there = Weiße Karten werden nie überdeckt: Dort liegt { $card }.
not-empty = Dort liegt { $card }, und vor der Runde darfst du nur auf leere Felder legen.
other-colour = { $card } passt nur auf ein leeres Feld, auf eine Karte derselben Farbe oder auf eine mehrfarbige.
jump-along-path = Jump zeigt den Weg entlang, vorwärts oder rückwärts.
push-off-board = Push zeigt nach Norden, Osten, Süden oder Westen, aber nicht vom Brett hinunter.
one-or-two = Es sind ein oder zwei Felder.
nothing-there = Dort liegt keine Karte.
teleport-taken = Nummerierte Teleporter bleiben auf dem Brett.
pawn-on-card = Auf { $card } steht eine Figur.
no-reaction = { $card } kannst du jetzt nicht dazwischenwerfen.
not-in-market = { $card } liegt nicht auf dem Markt.
no-teleport = Nur nummerierte Teleporter werden versetzt, und { $card } ist keiner.
teleport-stays = { $card } hast du schon versetzt.

## House rules

option-limit = Bei wie vielen Punkten Schluss ist
    .medium = 121, ab vier Personen 99
    .short = 99, ab vier Personen 83
    .long = 157, ab vier Personen 121
    .number = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
option-landing_choice = Wenn jemand anderes deine Figur bewegt hat
    .owner = entscheidest, würfelst und nimmst du, wo sie landet
    .mover = tut das, wer sie bewegt hat
option-arrival_effects = Karten unter Figuren, die teleportiert oder getauscht wurden
    .off = bewirken nichts
    .on = wirken wie nach einer Bewegung
option-overshoot = Augen über START oder das Ziel hinaus
    .clamp = verfallen
    .bounce = werden zurückgezählt
option-earthquake = Earthquake
    .sequential = eine Figur nach der anderen
    .simultaneous = alle Figuren gleichzeitig
option-tsunami = Tsunami
    .continue = geht weiter, bis jemand weniger würfelt
    .one_lap = endet, wenn alle gewürfelt haben
option-setup_covering = Karten vor der Runde überdecken
    .yes = erlaubt, nach den Farben
    .no = nur leere Felder
option-fuck_you_landing = Die Karte, auf der die 21 Felder von { card-fuck-you } enden
    .ignored = bewirkt nichts
    .fires = wirkt, bevor du würfelst
option-white_trigger = Weiße Karten auf dem Brett
    .land = wirken, wenn eine Figur auf ihnen landet
    .pass = wirken, wenn eine Figur vorbeikommt
option-x_slide = Von X rutscht eine Figur
    .travel = in der Richtung weiter, in der sie unterwegs war
    .forward = immer vorwärts
preset-printed = wie gedruckt
