# What the client says about Frantic – the board game, in English. Words that the terminal needs as well stand beside the game.

## The bar and the persons

board-ui-round = Round { $round }
board-ui-limit = stay low · ends at { $limit }
board-ui-last-turn = last turn: the pile is out
board-ui-points = { $count ->
    [one] 1 pt
   *[other] { $count } pts
}
board-ui-standing-space = Space
board-ui-standing-hand = Hand
board-ui-standing-points = Points
board-ui-mark-backward = reverse
board-ui-mark-ghost = ghost
board-ui-mark-driven = remote
board-ui-mark-finish = finish

## The board

board-ui-board = Board. Arrow keys walk, Enter picks.
board-ui-start = START
board-ui-space = Space { $space }
board-ui-empty = empty
board-ui-arrow = { $card }, pointing { $arrow }
board-ui-used = worked this turn
board-ui-more = { $count ->
    [one] 1 card underneath
   *[other] { $count } cards underneath
}
board-ui-pawns = { $count ->
    [one] pawn of { $seats }
   *[other] pawns of { $seats }
}
board-ui-open = can be chosen
board-ui-closed = not possible now
board-ui-pawn = { $seat }’s pawn
board-ui-reach = { $count ->
    [one] a roll of { $rolls } ends here
   *[other] rolls of { $rolls } end here
}
board-ui-way = { $count ->
    [one] on the way, 1 pip
   *[other] on the way, { $count } pips
}
board-ui-pile = { $count ->
    [0] Draw pile, empty
    [one] Draw pile, 1 card
   *[other] Draw pile, { $count } cards
}
board-ui-die = { $seat } rolled { $roll }
board-ui-die-you = You rolled { $roll }
board-ui-to-lay = To be laid: { $card }
board-ui-market = Market
board-ui-take = { $card }, on the market

## A touched space, explained

board-ui-lies = { $card } lies here.
board-ui-lies-to = { $card }, to { $space }.
board-ui-has-worked = It has worked this turn and rests until the next.
board-ui-below = Underneath, doing nothing: { $cards }.
board-ui-here = { $count ->
    [one] Here stands { $seats }.
   *[other] Here stand { $seats }.
}
board-ui-cost-start = Whoever is still here when the round ends scores nothing. Envy is free.
board-ui-cost-finish = A pawn here ends the round, and that costs { $points } points.
board-ui-cost = { $points ->
    [one] Ends the round here: 1 point.
   *[other] Ends the round here: { $points } points.
}

## Questions: the heading, and a sentence where the game's own question will not do

board-ui-ask-play-card = 1. Play a card
    .text = Lay it where it hurts. Then you move.
board-ui-ask-lay-card = Lay a card
    .text = Before the round begins. It does nothing yet.
board-ui-ask-place = Lay { $card }
    .text = Where? Ringed spaces are open.
board-ui-ask-place-anywhere = Lay { $card }
    .text = Restock: colours do not matter, white does.
board-ui-ask-place-empty = Lay { $card }
    .text = On any empty space.
board-ui-ask-point = Which way?
    .text = Where does { $card } point?
board-ui-ask-swap = Swap places
    .text = With whose pawn? You have to.
board-ui-ask-gift = A gift
    .text = Whose pawn goes ahead?
board-ui-ask-gift-steps = How far?
    .text = { $other } did not ask for this.
board-ui-ask-magnet = Take a card
    .text = Any open card that no pawn stands on.
board-ui-ask-remote = Remote
    .text = Whose pawn do you drive instead of yours?
board-ui-ask-re-roll = { $who ->
    [you] You rolled { $roll }
   *[they] { $seat } rolled { $roll }
}
    .text = Throw in Re-Roll, or let it stand.
board-ui-ask-block-re-roll = Roll again?
    .text = { $seat } throws Re-Roll at your { $roll }. Block it, or roll anew.
board-ui-ask-nice-try = Somebody is there
    .text = A pawn is on the finish. Nice Try sends it to teleport 6.
board-ui-ask-march = Marching orders
    .text = Choose a pawn. You roll, it walks.
board-ui-ask-party = Surprise party
    .text = Which pawn goes two spaces ahead?
board-ui-ask-take-from-market = Take one
    .text = From the market. The others get the rest.
board-ui-ask-restock = Restock
    .text = Which card do you lay on the board?
board-ui-ask-teleport-which = Reorganize
    .text = Which numbered teleport moves?
board-ui-ask-teleport-where = Where to?
    .text = Choose a new space for { $card }.

board-ui-goes = { $card } goes on { $space }.
board-ui-goes-over = { $card } goes on { $space }, over { $under }.
board-ui-goes-which = { $card } goes on { $space }. Which way?
board-ui-goes-to = { $card } goes on { $space } and sends pawns to { $to }.

## Main buttons

board-ui-do-play-card = Play { $card }
board-ui-do-lay-card = Lay { $card }
board-ui-do-restock = Lay { $card }
board-ui-do-place = { $card } on { $space }
board-ui-do-place-to = { $card } on { $space }, to { $to }
board-ui-do-point = { $card } { $arrow }, to { $to }
board-ui-do-point-blind = Point { $arrow }
board-ui-do-swap = Swap with { $seat }
board-ui-do-gift = Move { $seat } ahead
board-ui-do-gift-steps = { $count ->
    [one] One space, to { $space }
   *[other] Two spaces, to { $space }
}
board-ui-do-magnet = Take { $card } from { $space }
board-ui-do-remote = Drive { $seat }
board-ui-do-march = March { $seat } off
board-ui-do-party = Send { $seat } ahead
board-ui-do-take-from-market = Take { $card }
board-ui-do-teleport-which = Move { $card } off { $space }
board-ui-do-teleport-where = { $card } to { $space }
board-ui-do-block = Throw in { $card }
board-ui-do-block-re-roll = Throw in { $card }
board-ui-do-re-roll = Throw in { $card }
board-ui-do-nice-try = Throw in { $card }
board-ui-arrows = Where the arrow points
board-ui-arrow-to = { $arrow }, to { $space }
board-ui-steps = How far

## Attacks

board-ui-threat-gift = { $seat } brings a gift.
    .text = { $count ->
    [one] Your pawn is to go one space ahead. How generous.
   *[other] Your pawn is to go two spaces ahead. How generous.
}
board-ui-threat-swap = { $seat } wants your place.
    .text = Your pawns are to change places. You will not like the view.
board-ui-threat-remote = { $seat } takes the wheel.
    .text = Your pawn is to move by somebody else’s die.
board-ui-threat-re-roll = { $seat } objects.
    .text = Your roll is to be void and made again.

## The page of the game

page-stage = Lay a card on the way, roll, walk. What lies where you stop happens to you, and where you end is what you score.
page-hand = One card a turn has to go on the board. A trap does not remember who set it.
page-attack = Others walk with your pawn, too. They rarely mean well.
group-pass = On the way
group-land = Where you land
group-played = When played
group-reaction = Thrown in
group-white = White
group-event = Events
card-numbered-teleport = Numbered teleports
    .about = They are there from the start, and nothing ever covers them. Land on one and roll: your pawn goes to the one with that number.

## What led to a question

board-ui-led-lay-card = Before the round everybody lays a card.
board-ui-led-lays = You lay { $card }.
board-ui-led-finish = On the finish: { $seats }.
board-ui-led-event = { $who ->
    [you] Your
   *[they] { $seat }’s
} Troublemaker brought { $event }.

## A line of help, when something is met for the first time

board-ui-help-lay-card = These cards lie in wait on the board. They do nothing until a pawn comes by.
board-ui-help-play-card = One card a turn: most are laid on the board, the blue ones work at once. Then the die moves your pawn. Where it stands at the end of the round is what it costs.
board-ui-help-re-roll = A roll does not count until everybody had the chance to object. You are asked whatever you hold.
board-ui-help-nice-try = A pawn on the finish ends the round and costs its owner 50 points. Nice Try, thrown in now, sends it back instead.

## Who ended a round, and how

board-ui-ended = { $who ->
    [you] You are
   *[they] { $seat } is
} on the finish.
board-ui-ended-rolled = { $who ->
    [you] You
   *[they] { $seat }
} rolled { $roll }, all the way to the finish.
board-ui-ended-met = { $who ->
    [you] You
   *[they] { $seat }
} met { $card } and ended on the finish.
board-ui-ended-by = { $who ->
    [you] { $other }’s { $card } put you on the finish.
   *[they] { $whom ->
        [you] Your { $card } put { $seat } on the finish.
       *[they] { $other }’s { $card } put { $seat } on the finish.
    }
}
board-ui-ended-event = { $event } put { $who ->
    [you] you
   *[they] { $seat }
} on the finish.
board-ui-ended-pile = After { $who ->
    [you] your
   *[they] { $seat }’s
} turn the pile had too few cards for everybody.
