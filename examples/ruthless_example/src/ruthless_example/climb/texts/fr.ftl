climb = Grimpe
lay = Quelle marche poses-tu ?
    .pass = piocher une carte
card-step = Marche
    .card = marche { $number }
    .about = Se pose sur une marche qui n’est pas plus haute. À la fin elle coûte son nombre.
too-low = { $card } ferait descendre.
