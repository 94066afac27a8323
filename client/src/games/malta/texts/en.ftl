# What the client says about Malta!, in English. $ways and $pawns are lists in words.

malta-ui-subtitle = last one standing · deck { $count }

## The board
#
# malta-ui-to says where something goes, malta-ui-at where something is.

malta-ui-to = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
malta-ui-at = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
malta-ui-board = Board
malta-ui-space = { $space }: { $tile }
malta-ui-number = number { $number }
malta-ui-ways = { $count ->
    [0] no way out
    [one] one way out: { $ways }
   *[other] ways out: { $ways }
}
malta-ui-all-ways = ways out on all sides
malta-ui-hole = a hole: 0, no way out
malta-ui-start = start tile
malta-ui-pawns = { $count ->
    [one] pawn: { $pawns }
   *[other] pawns: { $pawns }
}
malta-ui-home = home of { $pawns }
malta-ui-named = named
malta-ui-can-pick = can be picked
malta-ui-is-picked = picked
malta-ui-line-picked = { $line }, picked

## Beside the board

malta-ui-deck = Deck
malta-ui-deck-note = does not refill
malta-ui-spares = { $count ->
    [one] One spare tile: { $tiles }
   *[other] { $count } spare tiles: { $tiles }
}
malta-ui-spare = Spare tiles
malta-ui-four = four ways out
malta-ui-three = three ways out
malta-ui-one = one way out
malta-ui-none = no way out

## What is being played

malta-ui-against = against { $seat }
malta-ui-against-you = against you
malta-ui-no-effect = no effect
malta-ui-no-target = nothing to do
malta-ui-reaction = { $seat }: { $card }
malta-ui-reaction-unknown = { $card }
malta-ui-taken = { $seat } carries it out
malta-ui-you-take = you carry it out

## The steps of a turn

malta-ui-steps = Turn of { $seat }
malta-ui-your-steps = Your turn
malta-ui-draw = Draw
malta-ui-draw-count = Draw { $count }
malta-ui-play = Play
malta-ui-play-count = Play { $count }
malta-ui-play-none = Play none
malta-ui-move = Move
malta-ui-pay = Pay
malta-ui-pay-count = Pay { $count }
malta-ui-step-done = { $step }, done
malta-ui-step-now = { $step }, now
malta-ui-step-owed = { $step }, now, { $count ->
    [one] one card to go
   *[other] { $count } cards to go
}

## What would happen here

malta-ui-do-remove-a-space = Remove this
malta-ui-do-restore-a-space = Restore this
malta-ui-do-rotate-a-space = Turn this
malta-ui-do-swap-spaces = Swap this
malta-ui-do-swap-with = … with this
malta-ui-do-new-space = Replace this
malta-ui-do-place-pawn = Start here
malta-ui-do-step = Go here
malta-ui-do-extra-step = Step here
malta-ui-do-shove = Shove here
malta-ui-do-hole = Into the hole
malta-ui-do-pay = Pay { $count }

## Explanations

malta-ui-explain-title = { $space } · { $number }
malta-ui-explain-hole-title = { $space } · a hole
malta-ui-explain-draw = { $count ->
    [0] Who starts a turn here draws nothing.
    [one] Who starts a turn here draws a card.
   *[other] Who starts a turn here draws { $count } cards.
}
malta-ui-explain-ways = { $count ->
    [0] No way out: who has to move from here is out.
    [one] One way out: { $ways }.
   *[other] Ways out: { $ways }.
}
malta-ui-explain-blocked = No arrow stays on the board: who has to move from here is out.
malta-ui-explain-hole = A removed tile: 0 and no arrow. Who has to move from here is out.
malta-ui-explain-under = Underneath lies { $tile }.
malta-ui-explain-racket = { $pawns } { $many ->
    [one] stands
   *[other] stand
} there. You pay { $each ->
    [0] nothing
    [one] a card
   *[other] { $each } cards
}{ $many ->
    [one] {""}
   *[other] { $each ->
        [0] {""}
       *[other] {" "}each
    }
}.
malta-ui-explain-home = Home of { $pawns }.
malta-ui-explain-line = All its tiles slide by one. Pawns go along, usually.
malta-ui-explain-rim = Every pawn takes one step that way. Those at the rim stay.
malta-ui-explain-slide = The last tile comes in again at the other end.
malta-ui-explain-turn = Then the ways out are: { $ways }.
malta-ui-tile = { $number }, { $ways }

## What is worth knowing before an answer

malta-ui-way-to = { $side } to { $number }
malta-ui-way-pays = { $side } to { $number } ({ $pawns } { $many ->
    [one] collects
   *[other] collect
})
malta-ui-ways-to = { $ways }.
malta-ui-hole-at = { $side } is a hole.
malta-ui-one-way-out = { $seat } has one way out. It could be a hole.
malta-ui-no-way-out = { $seat } has no way out. Yet.
malta-ui-you-one-way-out = You have one way out. Others can see that.
malta-ui-you-no-way-out = You have no way out. Play something that changes that.
malta-ui-halves = Which opponent? It would take: { $losses }.
malta-ui-halves-one = { $seat } { $count }
malta-ui-halves-none = Which opponent? None of them holds enough to lose a card.
malta-ui-or = { $first } or { $last }

## Headings and buttons

malta-ui-threat = { $card }, at you
malta-ui-threat-other = { $card }, at { $seat }
malta-ui-threat-shove = Your pawn would go one space { $to }.
malta-ui-threat-swap-places = You would stand where { $name } stands, and the other way round.
malta-ui-threat-going-home = Your pawn would go back to where it began.
malta-ui-threat-follow-me = Your pawn would come to the space of { $name }.
malta-ui-threat-halve-a-hand = { $count ->
    [0] You hold so few cards that none of them would go.
    [one] One of your { $hand } cards would go. Chance picks it.
   *[other] { $count } of your { $hand } cards would go. Chance picks them.
}
malta-ui-threat-rob-the-richest = { $name } robs the richest opponent, and that is you: one card, unseen.
malta-ui-threat-swap-hands = Your whole hand for that of { $name }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} for { $others }.
malta-ui-threat-blind-faith = In your next turn you would only draw and move.
malta-ui-threat-sudden-death = You stand on a hole. It would swallow you.
malta-ui-threat-there = That is { $space }, { $tile }.
malta-ui-react = React, or let it happen.
malta-ui-prompt-place-pawn = Pick a start
malta-ui-prompt-play = { $count ->
    [one] Play 1 more
   *[other] Play { $count } more
}
malta-ui-prompt-move = Now move
malta-ui-prompt-pay = Pay up
malta-ui-prompt-pay-first = Not enough for all
malta-ui-verb-play = Play { $card }
malta-ui-verb-go = Go { $side }
malta-ui-verb-place-pawn = Start on { $option }
malta-ui-verb-remove-a-space = Remove { $option }
malta-ui-verb-restore-a-space = Restore { $option }
malta-ui-verb-rotate-a-space = Turn { $option }
malta-ui-verb-swap-spaces = Swap { $option }
malta-ui-verb-swap-with = … with { $option }
malta-ui-verb-new-space = Replace { $option }
malta-ui-verb-shift-a-line = Shift { $option }
malta-ui-verb-how-far = Turn it { $option }
malta-ui-verb-discard = Discard { $option }
malta-ui-verb-pay = Hand over { $option }

## Persons

malta-ui-out = out
malta-ui-misses = { $count ->
    [one] skipped
   *[other] skips { $count }
}
malta-ui-blind = blind
malta-ui-again = again
malta-ui-figure = { $space }
malta-ui-column-cards = Cards
malta-ui-column-space = Space
malta-ui-column-ways = Ways out

## The page of the game

page-stage = Draw as many cards as the tile says, then leave it along an arrow. Whoever has to go and cannot is out.
page-hand = Half of your hand has to be played each turn, whether it helps or not. Whoever has no card left is out as well.
page-attack = Tiles turn, slide and vanish, pawns get shoved. Some of it is personal.
group-tile = Tiles
group-pawns = Pawns
group-spaces = Spaces
group-hands = Hands
group-turns = Turns
group-reaction = Out of turn
group-life = The pile and life
tile-start = Start tiles
    .about = The bottom row, one for each column. Your pawn begins on one, and has its home there.
tile-star = Stars
    .about = Four ways out, and few cards for it.
tile-crown = Crowns
    .about = Three ways out. The fourth is somebody else’s problem, until it is yours.
tile-drop = Drops
    .about = Many cards and one way out. It had better lead somewhere.

## What led to a question

malta-ui-led-place-pawn = The match begins: everybody picks a start tile.
malta-ui-led-drew = { $count ->
    [0] The pile is empty: you drew nothing.
   *[other] You drew { $cards }.
}
malta-ui-led-more = You played { $card }. { $count ->
    [one] One more is due.
   *[other] { $count } more are due.
}
malta-ui-led-owed = { $count ->
    [one] You owe one card.
   *[other] You owe { $count } cards.
}
malta-ui-led-step = Your cards are played: now your pawn has to move.
malta-ui-led-step-blind = Blind Faith: no cards this turn, only a step.
malta-ui-led-reaction = { $seat } answers { $guise } with { $card }.
malta-ui-led-pay = You moved to { $space }. Already there: { $seats }.

## A line of help, when something is met for the first time

malta-ui-help-place-pawn = Here your pawn begins, and here it goes when it is sent home.
malta-ui-help-play-card = The number under your pawn says how many cards you draw. Then you play half of your hand, and your pawn has to move along an arrow. Who cannot is out; the last one in wins.
malta-ui-help-step = One step along an arrow of the tile you stand on. A removed space has no arrow out: who has to move from there is out.
malta-ui-help-pay = Moving to an occupied space costs you: its number in cards, for each whose pawn is there.
malta-ui-help-pay-first = Your cards do not suffice for everybody you met. Those left over get nothing.

## Who was lost, and how

malta-ui-lost-title = { $who ->
    [you] You are out
   *[they] { $seat } is out
}
malta-ui-lost-stuck = { $who ->
    [you] There was no way off { $space }.
   *[they] There was no way off { $space } for { $seat }.
}
malta-ui-lost-stuck-own = { $who ->
    [you] You went to { $space } yourself, and there was no way off.
   *[they] { $seat } went to { $space } without help, and there was no way off.
}
malta-ui-lost-stuck-by = { $who ->
    [you] { $whom ->
        [you] Your own { $card } left you on { $space } without a way out.
       *[they] { $other }’s { $card } left you on { $space } without a way out.
    }
   *[they] { $whom ->
        [you] Your { $card } left { $seat } on { $space } without a way out.
       *[they] { $other }’s { $card } left { $seat } on { $space } without a way out.
    }
}
malta-ui-lost-no-cards = { $who ->
    [you] Your hand was empty.
   *[they] { $seat }’s hand was empty.
}
malta-ui-lost-no-cards-own = { $who ->
    [you] { $card } was your last card. Nobody stays in without one.
   *[they] { $card } was { $seat }’s last card. Nobody stays in without one.
}
malta-ui-lost-no-cards-by = { $who ->
    [you] { $other }’s { $card } emptied your hand.
   *[they] { $whom ->
        [you] Your { $card } emptied { $seat }’s hand.
       *[they] { $other }’s { $card } emptied { $seat }’s hand.
    }
}
malta-ui-lost-no-cards-paid = { $who ->
    [you] Your last card went to { $other }. The racket does not give change.
   *[they] { $seat }’s last card went to { $whom ->
        [you] you
       *[they] { $other }
    }. The racket does not give change.
}
malta-ui-lost-sudden-death = { $who ->
    [you] { $other }’s { $card } found you on { $space }, over a hole.
   *[they] { $whom ->
        [you] Your { $card } found { $seat } on { $space }, over a hole.
       *[they] { $other }’s { $card } found { $seat } on { $space }, over a hole.
    }
}
