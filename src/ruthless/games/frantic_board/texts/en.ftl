# The words of Frantic – the board game, in English. See ruthless/texts/en.ftl for the arguments.

frantic-board = Frantic – the board game

## Cards and what they do

card-stop = Stop
    .about = A pawn that enters this space ends its move here.
card-x = X
    .about = Pawns step over this space, and it is not counted. A pawn that another card brings here goes on to the next space.
card-snail = Snail
    .about = Crossing this space takes two steps instead of one. Ending here has no effect.
card-push = Push
    .about = A pawn that lands here goes one space where the arrow points: along the path or sideways. What lies there works, too.
card-jump = Jump
    .about = A pawn that lands here jumps two spaces along the path, over whatever lies between. What lies there works, too.
card-second-chance = Second Chance
    .about = Land here, roll again and move again in the same direction.
card-swap = Swap
    .about = Land here and your pawn must change places with another of your choice. Its owner may block that.
card-gift = Gift
    .about = Land here and move another player’s pawn one or two spaces ahead. Its owner may block that.
card-magnet = Magnet
    .about = Land here and take any card that lies open on the board into your hand, but no numbered teleport and none under a pawn.
card-teleport = Teleport
    .card = teleport { $number }
    .about = Land here and roll: your pawn goes to the numbered teleport with that number. Numbered teleports do the same.
card-skip = Skip
    .about = Play this and do not move this turn.
card-reverse = Reverse
    .about = Play this and move backwards this turn.
card-remote = Remote
    .about = Play this and name another player: you roll and move their pawn instead of yours. If they block, you do not move.
card-ghost = Ghost
    .about = Play this and your move ignores all cards on the board.
card-block = Block
    .about = Throw this in when somebody attacks you with Gift, Swap or Remote, or throws Re-Roll at your die: nothing happens.
card-re-roll = Re-Roll
    .about = Throw this in right after anybody has rolled any die: the roll is void and made again.
card-nice-try = Nice Try
    .about = Throw this in when a pawn is on the finish at the end of a turn: all pawns there go to teleport 6, and the round goes on.
card-troublemaker = Troublemaker
    .about = Play this and an event happens instead of your move. Land on it and an event happens. It cannot be covered.
card-fuck-you = { $family ->
    [yes] Get Lost
   *[no] Fuck You
}
    .about = Play this and your pawn goes 21 spaces ahead before you move. Land on it and it goes into your hand, where it costs 21 points when the round ends. It cannot be covered.

## Events

event-epic-fail = Epic Fail
    .about = The last pawn goes to the numbered teleport that lies farthest along the path.
event-earthquake = Earthquake
    .about = One after the other everybody’s pawn goes to where the pawn of the next player is.
event-marching-orders = Marching Orders
    .about = Whoever triggered this chooses a pawn, rolls and moves it that far. Cards work as in any move.
event-teleport-terror = Teleport Terror
    .about = One after the other everybody rolls and goes to the numbered teleport with that number.
event-market = Market
    .about = A card for each player is laid open from the pile; beginning with whoever triggered this, everybody takes one.
event-mexican-standoff = Mexican Standoff
    .about = All pawns go to teleport 6.
event-expansion = Expansion
    .about = One after the other everybody rolls and goes that many spaces ahead. No card works.
event-recession = Recession
    .about = Everybody rolls and goes back that many spaces. No card works.
event-restock = Restock
    .about = One after the other everybody lays a card of their hand on the board, on anything that is not white. Then all draw up to four.
event-reset = Reset
    .about = Everybody discards the whole hand and draws four cards.
event-tsunami = Tsunami
    .about = Everybody rolls in turn. The first who rolls lower than the player before moves by what that player rolled. Cards work as in any move.
event-gambling-man = Gambling Man
    .about = One after the other everybody rolls. All with the highest number go to the teleport with that number.
event-friday-the-13th = Friday the 13th
    .about = Nothing happens.
event-loot = Loot
    .about = Everybody hands all cards to the next player, all at once.
event-surprise-party = Surprise Party
    .about = One after the other everybody chooses a pawn, which goes two spaces ahead.
event-charity = Charity
    .about = The leading pawn goes back four spaces, all others go one ahead.
event-robin-hood = Robin Hood
    .about = The leading pawn and the last one change places.
event-reorganize = Reorganize
    .about = Whoever triggered this moves two numbered teleports on which no pawn stands.
event-communism = Communism
    .about = All pawns go to where the leading one is.
event-epic-win = Epic Win
    .about = The leading pawn goes to START.

## Spaces, and words to answer with

space-start = START
space-finish = the finish
answer-no = no
answer-start = START
answer-finish = finish
answer-north = north
answer-east = east
answer-south = south
answer-west = west
answer-forward = forward
answer-backward = backward

## Questions

play-card = Which card do you play?
lay-card = Before the round begins: which card do you lay on the board?
place = Where do you lay it?
place-anywhere = Restock: where do you lay it? The colour does not matter.
place-empty = On which empty space do you lay it?
point = Where does { $card } on { $space } point?
swap = Swap: with whose pawn do you change places?
gift = Gift: whose pawn do you move ahead?
gift-steps = Gift: how far does the pawn of { $other } move?
magnet = Magnet: from which space do you take the card?
remote = Remote: whose pawn do you move?
block = { $seat } uses { $card } against you{ $count ->
    [0] {""}
    [one] {""} to move your pawn one space ahead
   *[other] {""} to move your pawn two spaces ahead
}. Do you block?
    .no = no, let it happen
block-re-roll = You have rolled { $roll }, and { $seat } throws Re-Roll at it. Do you block?
    .no = no, roll again
re-roll = { $who ->
    [you] You have
   *[they] { $seat } has
} rolled { $roll }. Do you throw in Re-Roll?
    .no = no, let it stand
nice-try = A pawn is on the finish. Do you throw in Nice Try?
    .no = no, let the round end
march = Marching Orders: which pawn moves?
party = Surprise Party: which pawn goes two spaces ahead?
take-from-market = Which card do you take from the market?
restock = Restock: which card do you lay on the board?
teleport-which = Reorganize: which teleport do you move?
teleport-where = Reorganize: where does { $card } go?

## What happens

round = Round { $round } begins.
is-dealt-cards = You are dealt { $cards }.
begins = { $who ->
    [you] You begin
   *[they] { $seat } begins
}.
rolls = { $who ->
    [you] You roll
   *[they] { $seat } rolls
} { $roll }.
draws = { $who ->
    [you] You draw
   *[they] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
draws-cards = { $who ->
    [you] You draw
   *[they] { $seat } draws
} { $cards }.
plays = { $who ->
    [you] You play
   *[they] { $seat } plays
} { $card }.
lays = { $who ->
    [you] You lay
   *[they] { $seat } lays
} { $card } on { $space }.
lays-pointing = { $who ->
    [you] You lay
   *[they] { $seat } lays
} { $card } on { $space }, pointing { $arrow }.
attacks = { $who ->
    [you] You aim at { $other }.
   *[they] { $seat } aims at { $whom ->
        [you] you
       *[they] { $other }
    }.
}
blocks = { $who ->
    [you] You block
   *[they] { $seat } blocks
} { $whom ->
    [you] your { $card }
   *[they] the { $card } of { $other }
}.
does-not-move = { $who ->
    [you] You do
   *[they] { $seat } does
} not move.
goes-to = { $who ->
    [you] Your pawn goes
   *[they] The pawn of { $seat } goes
} to { $space }.
lands-on = { $who ->
    [you] Your pawn meets
   *[they] The pawn of { $seat } meets
} { $card }.
takes-from-board = { $who ->
    [you] You take
   *[they] { $seat } takes
} { $card } from { $space }.
discards = { $who ->
    [you] You discard
   *[they] { $seat } discards
} { $cards }.
market = On the market: { $cards }.
takes-from-market = { $who ->
    [you] You take
   *[they] { $seat } takes
} { $card } from the market.
moves-teleport = { $who ->
    [you] You move
   *[they] { $seat } moves
} { $card } to { $space }.
event = Event: { $event }.
round-ends = The round is over{ $text ->
    [pile] : the pile did not suffice
   *[finish] : a pawn is on the finish
}.
scores = { $who ->
    [you] You score
   *[they] { $seat } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
} on { $space }{ $count ->
    [0] {""}
   *[other] {""}, holding { $cards }
}.
match-ends = The match is over, won by { $seats } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Why something is not allowed

not-in-hand = You do not hold { $card }.
must-play = You have to play a card.
must-choose = You have to choose somebody.
aim-at-self = You cannot choose that pawn: it has to be another player’s.
swap-with-itself = That pawn has landed on Swap: it changes places with another one.
no-such-seat = Nobody sits there.
no-card-there = No card is laid on START or on the finish.
pawn-there = No card is laid where a pawn stands.
teleport-there = Numbered teleports are never covered.
white-there = White cards are never covered: { $card } lies there.
not-empty = { $card } lies there, and before the round only empty spaces are for you.
other-colour = { $card } goes only on an empty space, on a card of its colour or on one of many colours.
jump-along-path = A Jump points forward or backward along the path.
push-off-board = A Push points north, east, south or west, and not off the board.
one-or-two = It moves one space or two.
nothing-there = No card lies there.
teleport-taken = Numbered teleports stay on the board.
pawn-on-card = A pawn stands on { $card }.
no-reaction = { $card } cannot be thrown in now.
not-in-market = { $card } is not on the market.
no-teleport = Only numbered teleports are moved, and { $card } is none.
teleport-stays = { $card } has been moved already.

## House rules

option-limit = Points that end the match
    .medium = 121, or 99 for four and more
    .short = 99, or 83 for four and more
    .long = 157, or 121 for four and more
    .number = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
option-landing_choice = When somebody else has moved your pawn
    .owner = you decide, roll and take cards where it lands
    .mover = whoever moved it does
option-arrival_effects = Cards under pawns that are teleported or swapped
    .off = do nothing
    .on = work as after a move
option-overshoot = Pips beyond START or the finish
    .clamp = are lost
    .bounce = are counted back
option-earthquake = Earthquake
    .sequential = one pawn after the other
    .simultaneous = all pawns at once
option-tsunami = Tsunami
    .continue = goes on until somebody rolls lower
    .one_lap = ends when everybody has rolled
option-setup_covering = Covering cards before the round
    .yes = allowed, by the colours
    .no = empty spaces only
option-fuck_you_landing = The card where the 21 spaces of { card-fuck-you } end
    .ignored = does nothing
    .fires = works before you move
option-white_trigger = White cards on the board
    .land = work when a pawn lands on them
    .pass = work when a pawn passes
option-x_slide = Off an X a pawn slides
    .travel = the way it came
    .forward = always forward
preset-printed = as printed
