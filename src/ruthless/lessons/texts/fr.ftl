# Ce que le coach dit dans toutes les leçons.

lesson-watch = Aux autres maintenant. Regarde.
lesson-other = Permis, mais pas maintenant. Le coach a un plan.
lesson-step = Étape { $number } sur { $count }
lesson-free = Prends ce qui te plaît.

# Autour

lesson-coach = Le coach
lesson-next = Continuer
lesson-show = Montre-moi
lesson-leave = Quitter la leçon
lesson-go-on = Rester
lesson-back = Revenir où j’étais
    .text = La leçon attend ton retour.
lesson-skip = Sauter la leçon
lesson-again = Depuis le début
lesson-bots = Contre les bots
lesson-friends = Entre amis
