# Ce que le coach dit dans toutes les leçons.

lesson-watch = Aux autres maintenant. Regarde.
lesson-other = Permis, mais pas maintenant. Le coach a un plan.
lesson-step = Étape { $number } sur { $count }
lesson-free = Prends ce qui te plaît.
