climb = Climb
lay = Which step do you lay?
    .draw = draw a card
card-step = Step
    .card = step { $number }
    .about = Goes on a step that is no higher. In the end it costs its number.
too-low = { $card } would be a step down.
view-pile = Steps
