# Die eigene Seite, auf Deutsch.

me-title = Meine Partien
me-what = Kein Konto, keine Mail. Ein Schlüssel, der auf diesem Gerät entstand, kennt deine Plätze; sonst hat ihn niemand.
me-none = Noch nichts. Irgendwer muss anfangen.
me-none-line = Sobald du an einem Tisch sitzt, steht er hier.
me-failed = Deine Partien sind gerade nicht zu haben.
me-again = Nochmals

me-running = Laufend
me-your-turn = Du bist dran
me-their-turn = Es fehlt: { $names }
me-until = bis { $when }
me-all = Alle meine Partien

me-finished = Zu Ende
me-finished-none = Noch keine Partie von dir ist zu Ende. Geduld.
me-place = { $place ->
    [1] Gewonnen
   *[other] Platz { $place }
}
me-of = von { $count }
me-no-end = kam zu keinem Ende
me-left = gegangen
me-replay = Ansehen
me-decided = Was hat entschieden?
me-deciding = Wird untersucht … { $percent } %
me-undecided = Kein einzelner Zug hat entschieden. Es ging langsam bergab.
me-turning = Zug { $turn }: { $winner } gewinnt { $gain } %, { $loser } verliert { $loss } %.
me-turning-you-won = Zug { $turn }: Du gewinnst { $gain } %, { $loser } verliert { $loss } %.
me-turning-you-lost = Zug { $turn }: { $winner } gewinnt { $gain } %, du verlierst { $loss } %.
me-watch-turn = Diesen Zug ansehen
me-more = { $count ->
    [one] Eine weitere
   *[other] { $count } weitere
}

me-totals = Die Bilanz
me-played = { $count ->
    [one] Partie
   *[other] Partien
}
me-won = gewonnen
me-mean-place = mittlerer Platz
me-rating = Stärke
    .about = Nach OpenSkill, aus allen Partien hier. Neulinge haben 25; Bots werden gewertet wie alle.
me-unrated = Gewertet ab der nächsten Partie.
me-you = Du

me-nemesis = Nemesis
me-nemesis-hit = { $count ->
    [one] { $name } hat einmal auf dich gezielt.
   *[other] { $name } hat { $count }-mal auf dich gezielt.
}
me-nemesis-weapon = Am liebsten mit { $card }.
me-nemesis-owed = { $count ->
    [one] Einmal bist du schuldig.
   *[other] { $count }-mal bist du schuldig.
}
me-nemesis-even = Ihr seid quitt. Vorerst.
me-nemesis-paid = { $count ->
    [one] Heimgezahlt, einmal als Zugabe.
   *[other] Heimgezahlt, { $count }-mal als Zugabe.
}
me-nemesis-none = Noch hat niemand auf dich gezielt. Das bleibt nicht so.
me-victim = Lieblingsopfer
me-victim-hit = { $count ->
    [one] Auf { $name } hast du einmal gezielt.
   *[other] Auf { $name } hast du { $count }-mal gezielt.
}
me-victim-weapon = Mittel der Wahl: { $card }.
me-scores = Alle Rechnungen
me-scores-who = Wer
me-scores-theirs = auf dich
me-scores-yours = von dir
me-scores-met = getroffen
me-scores-ahead = du vorn

me-key = Ein anderes Gerät
    .about = Öffne dort diesen Link, oder halte eine Kamera darauf, und auch jenes Gerät bist du. Wer ihn hat, spielt als du: Schick ihn niemandem.
me-copy = Link kopieren
me-qr = QR-Code
me-qr-about = Der Link, der ein anderes Gerät zu deinem macht
me-carried = Auch dieses Gerät ist jetzt deins.
me-merged = Du warst zwei und bist jetzt eins.
me-other-key = Wem gehört dieses Gerät?
    .about = Der Link gehört jemandem. Dieses Gerät hat eigene Partien. Bist du beide, dann mach eins daraus, für immer: alle Partien, Plätze und Wertungen zusammen. Sonst zeigt dieses Gerät von jetzt an die vom Link und die eigenen nicht mehr.
me-other-key-merge = Beide bin ich: mach eins daraus
me-other-key-sure = Für immer eins?
    .about = Gehört der Link jemand anderem, bekommt diese Person deine Partien, Plätze und Wertungen und spielt als du. Ein Zurück gibt es nicht.
me-other-key-really = Ja, beide bin ich
me-other-key-take = Die vom Link zeigen
me-other-key-leave = Die eigenen loslassen?
    .about = Deine Partien findest du dann nur noch mit dem Link, den du anderswo aufbewahrt hast. Ohne ihn sind sie für dich verloren.
me-other-key-leave-really = Ja, die vom Link zeigen
me-other-key-stay = Ich bleibe, wer ich bin

me-forget = Vergiss mich
    .about = Dein Name, dein Schlüssel, was du gesagt hast und deine Wertungen verschwinden, an jedem Tisch und in jeder Partie. Die Partien bleiben, für die anderen. Wo eine läuft, spielt ein Bot weiter.
me-forget-sure = Für immer vergessen?
me-forget-really = Ja, vergiss mich
me-forgotten = Wer? Nie gehört.
