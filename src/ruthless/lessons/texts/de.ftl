# Was der Coach in jeder Lektion sagt.

lesson-watch = Jetzt die anderen. Schau zu.
lesson-other = Erlaubt, aber nicht jetzt. Der Coach hat einen Plan.
lesson-step = Schritt { $number } von { $count }
lesson-free = Nimm, was dir gefällt.
