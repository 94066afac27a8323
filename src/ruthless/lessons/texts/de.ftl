# Was der Coach in jeder Lektion sagt.

lesson-watch = Jetzt die anderen. Schau zu.
lesson-other = Erlaubt, aber nicht jetzt. Der Coach hat einen Plan.
lesson-step = Schritt { $number } von { $count }
lesson-free = Nimm, was dir gefällt.

# Drumherum

lesson-coach = Der Coach
lesson-next = Weiter
lesson-show = Zeig’s mir
lesson-leave = Lektion verlassen
lesson-go-on = Bleiben
lesson-back = Zurück, wo ich war
    .text = Die Lektion wartet hier auf dich.
lesson-skip = Lektion überspringen
lesson-again = Von vorn
lesson-bots = Gegen Bots
lesson-friends = Mit Freunden
