# The words of Malta!, in German. See ruthless/texts/en.ftl for the arguments.
#
# Cards have no article, so that they fit into a sentence in any case. To draw is ziehen, a turn is a Zug; pawns therefore
# gehen. What lies on a Feld is a Plättchen.

malta = Malta!

## Cards and what they do

card-everyone-moves = Völkerwanderung
    .about = Nenne eine Richtung: Jede Figur geht ein Feld dorthin. Figuren an diesem Rand bleiben stehen.
card-shove = Schubser
    .about = Irgendeine Figur, auch deine eigene, geht ein Feld in eine Richtung deiner Wahl.
card-extra-step = Extraschritt
    .about = Deine Figur geht ein Feld entlang eines Pfeils unter ihr. Geht das nicht, passiert nichts.
card-swap-places = Platztausch
    .about = Deine Figur und die einer anderen Person tauschen den Platz.
card-going-home = Heimkehr
    .about = Irgendeine Figur, auch deine eigene, geht auf ihr Startplättchen, wo immer es liegt. Ist es entfernt, geht sie dorthin, wo es am Anfang lag.
card-follow-me = Mir nach
    .about = Die Figur einer anderen Person kommt auf dein Feld.
card-remove-a-space = Abriss
    .about = Dreh das Plättchen eines Feldes um, auf dem keine Figur steht. Es hat dann einen Kreis, eine 0 und keinen Pfeil.
card-restore-a-space = Wiederaufbau
    .about = Dreh ein entferntes Plättchen wieder auf die Vorderseite, gerade ausgerichtet.
card-rotate-a-space = Drehscheibe
    .about = Dreh das Plättchen eines Feldes um 90°, 180° oder 270°.
card-swap-spaces = Feldertausch
    .about = Die Plättchen zweier beliebiger Felder tauschen den Platz, samt den Figuren darauf.
card-shift-a-line = Fließband
    .about = Nenne eine Reihe oder Spalte und eine Richtung: Alle ihre Plättchen rücken um eines weiter, samt den Figuren darauf, und das letzte kommt am anderen Ende wieder herein.
card-new-space = Neubau
    .about = Das Plättchen eines Feldes wird gegen eines aus der Reserve getauscht, das der Zufall aussucht.
card-spin-everything = Karussell
    .about = Jedes Plättchen dreht sich um 90° im Uhrzeigersinn.
card-draw-two = Doppelpack
    .about = Zieh zwei Karten.
card-discard-two-of-yours = Frühjahrsputz
    .about = Wirf zwei Karten deiner Wahl ab. Hast du weniger, wirf ab, was du hast.
card-halve-a-hand = Halbierung
    .about = Eine andere Person behält zwei Karten und wirft die Hälfte der übrigen ab, abgerundet. Der Zufall sucht sie aus.
card-rob-the-richest = Robin Hood
    .about = Zieh blind eine Karte aus der größten Hand der anderen. Bei Gleichstand wählst du, aus welcher.
card-swap-hands = Händetausch
    .about = Tausche deine ganze Hand mit der einer anderen Person.
card-pass-left = Linksruck
    .about = Alle geben ihre ganze Hand im Uhrzeigersinn an die nächste Person weiter.
card-everyone-draws = Lokalrunde
    .about = Alle ziehen eine Karte, du zuerst.
card-everyone-discards = Altpapier
    .about = Alle werfen gleichzeitig eine Karte ihrer Wahl ab.
card-end-turn = Feierabend
    .about = Dein Zug ist vorbei: Du spielst keine Karten mehr und gehst nicht.
card-blind-faith = Blindes Vertrauen
    .about = Die nächste Person spielt in ihrem nächsten Zug keine Karten: Sie zieht nur nach und geht.
card-lie-low = Abtauchen
    .about = Du setzt beim nächsten Zug aus.
card-extra-turn = Zugabe
    .about = Nach diesem Zug hast du noch einen. Alle anderen ziehen eine Karte.
card-reverse-order = Kehrtwende
    .about = Ab jetzt wird andersherum gespielt.
card-negate = Einspruch
    .about = Spiel diese Karte, wenn du nicht am Zug bist und jemand anders eine Karte spielt: Deren Wirkung entfällt. Im eigenen Zug bewirkt Einspruch nichts.
card-boomerang = Bumerang
    .about = Spiel diese Karte, wenn jemand eine Karte gegen dich richtet: Nun führst du sie aus, und sie trifft die Person, die sie gespielt hat. Im eigenen Zug bewirkt Bumerang nichts.
card-reshuffle = Recycling
    .about = Die Ablage wird in den Nachziehstapel gemischt, dann ziehst du eine Karte. Recycling selbst kommt aus dem Spiel.
card-reinvite = Comeback
    .about = Eine ausgeschiedene Person deiner Wahl kommt zurück, mit ihrer alten Hand oder, wenn die leer ist, mit zwei Karten. Du ziehst zwei. Comeback selbst kommt aus dem Spiel.
card-sudden-death = Gnadenstoß
    .about = Eine andere Person, deren Figur auf einem entfernten Feld steht, scheidet sofort aus, wenn niemand mehr Karten hat als sie.

## Words to answer with

answer-no = nein
answer-north = Norden
answer-east = Osten
answer-south = Süden
answer-west = Westen
answer-turn-90 = Vierteldrehung im Uhrzeigersinn
answer-turn-180 = halbe Drehung
answer-turn-270 = Vierteldrehung gegen den Uhrzeigersinn
answer-row-1 = Reihe 1
answer-row-2 = Reihe 2
answer-row-3 = Reihe 3
answer-row-4 = Reihe 4
answer-row-5 = Reihe 5
answer-row-6 = Reihe 6
answer-row-7 = Reihe 7
answer-column-a = Spalte a
answer-column-b = Spalte b
answer-column-c = Spalte c
answer-column-d = Spalte d
answer-column-e = Spalte e
answer-column-f = Spalte f
answer-column-g = Spalte g

## Questions

place-pawn = Auf welches Startplättchen stellst du deine Figur?
play-card = Welche Karte spielst du?
step = Wohin gehst du?
opponent = Gegen wen?
whose-pawn = Wessen Figur?
everyone-moves = Völkerwanderung: In welche Richtung?
shove = Schubser: In welche Richtung?
extra-step = Extraschritt: Wohin gehst du?
remove-a-space = Abriss: Welches Feld?
restore-a-space = Wiederaufbau: Welches Feld?
rotate-a-space = Drehscheibe: Welches Feld?
how-far = Wie weit dreht es sich?
swap-spaces = Feldertausch: Welches Feld?
swap-with = Mit welchem anderen Feld?
shift-a-line = Fließband: Welche Reihe oder Spalte?
shift-where = In welche Richtung rücken die Plättchen?
new-space = Neubau: Auf welchem Feld?
discard = Welche Karte wirfst du ab?
rob-the-richest = Robin Hood: Wen beraubst du?
blind-faith = Blindes Vertrauen: Wer ist die nächste Person?
reinvite = Comeback: Wer kommt zurück?
sudden-death = Gnadenstoß: Wer scheidet aus?
pay-first = Du hast zu wenige Karten für alle. Wer wird zuerst bezahlt?
pay = Schutzgeld: Welche Karte gibst du { $other }?
react = { $seat } spielt { $card }. Reagierst du?
    .no = nein, geschehen lassen
react-aimed = { $seat } spielt { $card } gegen { $whom ->
    [you] dich
   *[they] { $other }
}. Reagierst du?
    .no = nein, geschehen lassen
react-to-reaction = { $seat } reagiert mit { $card }. Erhebst du Einspruch?
    .no = nein, geschehen lassen

## What happens

begins = { $who ->
    [you] Du fängst
   *[they] { $seat } fängt
} an.
is-dealt-cards = Du bekommst { $cards }.
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
names = { $who ->
    [you] Du nennst { $whom ->
        [you] dich selbst
       *[they] { $other }
    }
   *[they] { $seat } nennt { $whom ->
        [you] dich
       *[they] { $other }
    }
}.
names-space = { $who ->
    [you] Du nennst
   *[they] { $seat } nennt
} Feld { $space }.
names-side = { $who ->
    [you] Du nennst
   *[they] { $seat } nennt
} { $arrow }.
names-turn = { $who ->
    [you] Du nennst
   *[they] { $seat } nennt
} { $count }°.
names-row = { $who ->
    [you] Du nennst
   *[they] { $seat } nennt
} Reihe { $count }.
names-column = { $who ->
    [you] Du nennst
   *[they] { $seat } nennt
} Spalte { $space }.
no-target = { $card } geht ins Leere.
negated = { $card } hat keine Wirkung.
turns-back = { $who ->
    [you] Du führst
   *[they] { $seat } führt
} jetzt { $card } aus.
goes-to = { $who ->
    [you] Deine Figur
   *[they] Die Figur von { $seat }
} geht auf { $space }.
removes = { $who ->
    [you] Du entfernst
   *[they] { $seat } entfernt
} { $space }.
restores = { $who ->
    [you] Du stellst
   *[they] { $seat } stellt
} { $space } wieder her: { $tile }.
rotates = { $who ->
    [you] Du drehst
   *[they] { $seat } dreht
} { $space } um { $count }°.
spins = Jedes Plättchen dreht sich um 90°.
swaps-spaces = { $who ->
    [you] Du vertauschst
   *[they] { $seat } vertauscht
} { $spaces }.
shifts = { $who ->
    [you] Du verschiebst
   *[they] { $seat } verschiebt
} die ganze Linie.
replaces = { $who ->
    [you] Du legst
   *[they] { $seat } legt
} ein neues Plättchen auf { $space }: { $tile }.
discards = { $who ->
    [you] Du wirfst
   *[they] { $seat } wirft
} { $cards } ab.
will-miss = { $who ->
    [you] Du musst
   *[they] { $seat } muss
} beim nächsten Zug aussetzen.
misses = { $who ->
    [you] Du setzt
   *[they] { $seat } setzt
} aus.
will-trust = { $who ->
    [you] Du spielst
   *[they] { $seat } spielt
} im nächsten Zug keine Karten.
trusts = { $who ->
    [you] Du spielst
   *[they] { $seat } spielt
} in diesem Zug keine Karten.
will-go-again = { $who ->
    [you] Du hast
   *[they] { $seat } hat
} nach diesem Zug noch einen.
order-reversed = Ab jetzt wird andersherum gespielt.
reshuffles = { $count ->
    [one] Eine Karte wird
   *[other] { $count } Karten werden
} in den Nachziehstapel gemischt.
loses = { $who ->
    [you] Du scheidest
   *[they] { $seat } scheidet
} aus: { $text ->
    [stuck] { loses.stuck }
    [sudden-death] { loses.sudden-death }
   *[no-cards] { loses.no-cards }
}.
    .stuck = kein Weg vom Feld
    .sudden-death = { card-sudden-death }
    .no-cards = keine Karten mehr
comes-back = { $who ->
    [you] Du bist
   *[they] { $seat } ist
} wieder im Spiel.
match-ends = Die Partie ist vorbei. Sieg: { $seats }.

## Why something is not allowed

not-in-hand = Du hast { $card } nicht auf der Hand.
picked-already = { $card } hast du schon ausgesucht.
no-start-space = Auf { $space } liegt kein Startplättchen.
no-such-seat = Dort sitzt niemand.
no-such-space = Auf dem Brett gibt es kein Feld { $space }.
no-such-line = So eine Reihe oder Spalte gibt es auf dem Brett nicht.
has-lost = { $whom ->
    [you] Du bist
   *[they] { $other } ist
} ausgeschieden.
has-not-lost = { $whom ->
    [you] Du bist
   *[they] { $other } ist
} nicht ausgeschieden.
aim-at-self = Dich selbst kannst du nicht wählen.
not-next = { $other } ist nicht die nächste Person.
not-richest = Jemand anders hat mehr Karten als { $other }.
not-doomed = { $other } steht nicht auf einem entfernten Feld.
no-arrow = Unter deiner Figur zeigt kein Pfeil dorthin.
off-board = Das führt vom Brett hinunter.
removed-already = Feld { $space } ist schon entfernt.
occupied = Auf { $space } steht eine Figur.
not-removed = Feld { $space } ist nicht entfernt.
circle-turned = Feld { $space } ist entfernt: Da gibt es nichts zu drehen.
same-space = Feld { $space } hast du schon genannt.
across-the-line = Die Plättchen rücken nur entlang ihrer Reihe oder Spalte.
nothing-due = Dieser Person schuldest du nichts.
no-boomerang = Das kannst du nicht zurückwerfen: Es richtet sich nicht gegen dich.
no-reaction = { $card } kannst du darauf nicht spielen.

## House rules

option-board_for_two = Das Brett zu zweit
    .number = { $count } Reihen mit je { $count } Plättchen
option-blind_faith = Blindes Vertrauen
    .no_cards = keine Karten im nächsten Zug
    .whole_turn = der ganze nächste Zug fällt aus
option-pawns_travel = Plättchen, die getauscht oder verschoben werden
    .no = lassen die Figuren, wo sie sind
    .yes = nehmen die Figuren mit
option-remove_occupied = Felder, die entfernt werden können
    .yes = alle
    .no = nur die ohne Figuren
option-racket_pick = Karten für das Schutzgeld
    .payer = sucht aus, wer zahlt
    .random = sucht der Zufall aus
option-racket_order = Zu wenige Karten für das Schutzgeld
    .by_owner = eine Person nach der anderen wird voll bezahlt
    .by_card = Karte für Karte wird aufgeteilt
option-negate_in_own_turn = Einspruch im eigenen Zug
    .no = nur als Karte ohne Wirkung
    .yes = auch gegen die Reaktionen der anderen
option-boomerang_untargeted = Bumerang
    .no = nur gegen eine Karte, die sich gegen dich richtet
    .yes = übernimmt auch Karten, die sich gegen niemanden richten
option-second_of_two = Wer zu zweit als Zweites dran ist, beginnt mit
    .number = { $count } Karten
preset-printed = wie in den gedruckten Regeln
preset-merciless = gnadenlos: kurz und brutal
