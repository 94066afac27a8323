# The words of Malta!, in English. See ruthless/texts/en.ftl for the arguments.

malta = Malta!

## Cards and what they do

card-everyone-moves = Everyone Moves
    .about = Name a direction: every pawn moves one space that way. Pawns at that rim stay.
card-shove = Shove
    .about = Move any pawn, also your own, one space in a direction of your choice.
card-extra-step = Extra Step
    .about = Your pawn moves one space along an arrow under it. If it cannot, nothing happens.
card-swap-places = Swap Places
    .about = Your pawn and that of an opponent change places.
card-going-home = Going Home
    .about = Any pawn, also your own, goes to its start tile, wherever that lies. If the tile was removed, it goes where the tile lay at the start.
card-follow-me = Follow Me
    .about = The pawn of an opponent comes to your space.
card-remove-a-space = Remove A Space
    .about = Turn over the tile of a space on which no pawn stands. It has a circle, 0 and no arrow then.
card-restore-a-space = Restore A Space
    .about = Turn a removed tile face up again, upright.
card-rotate-a-space = Rotate A Space
    .about = Turn the tile of a space by 90°, 180° or 270°.
card-swap-spaces = Swap Spaces
    .about = The tiles of any two spaces change places, with the pawns on them.
card-shift-a-line = Shift A Line
    .about = Name a row or a column and a direction: all its tiles slide by one, with the pawns on them, and the last comes in again at the other end.
card-new-space = New Space
    .about = The tile of a space is exchanged for a spare one that chance picks.
card-spin-everything = Spin Everything
    .about = Every tile turns by 90° clockwise.
card-draw-two = Draw Two
    .about = Draw two cards.
card-discard-two-of-yours = Discard Two of Yours
    .about = Discard two cards of your choice. With fewer than two, discard what you have.
card-halve-a-hand = Halve A Hand
    .about = An opponent keeps two cards and discards half of the others, rounded down. Chance picks them.
card-rob-the-richest = Rob the Richest
    .about = Take a card, without looking, from the opponent who has the most cards. Of several you choose one.
card-swap-hands = Swap Hands
    .about = Exchange your whole hand with that of an opponent.
card-pass-left = Pass Left
    .about = Everybody passes the whole hand to the next player clockwise.
card-everyone-draws = Everyone Draws
    .about = Everybody draws a card, you first.
card-everyone-discards = Everyone Discards
    .about = Everybody discards a card of their choice, all at once.
card-end-turn = End Turn
    .about = Your turn is over: you play no more cards and do not move.
card-blind-faith = Blind Faith
    .about = The next player plays no cards in the next turn, and only draws and moves.
card-lie-low = Lie Low
    .about = You miss your next turn.
card-extra-turn = Extra Turn
    .about = After this turn you have another one. All others draw a card.
card-reverse-order = Reverse Order
    .about = Play goes on the other way round.
card-negate = Negate
    .about = Play this when it is not your turn and somebody plays a card: that card has no effect. In your own turn it does nothing.
card-boomerang = Boomerang
    .about = Play this when somebody directs a card at you: you carry it out, and it is directed at them. In your own turn it does nothing.
card-reshuffle = Reshuffle
    .about = The discard pile is shuffled into the pile, then you draw a card. Reshuffle itself leaves the game.
card-reinvite = Reinvite
    .about = A player who has lost comes back, with the hand they kept or, if it is empty, two cards. You draw two. Reinvite itself leaves the game.
card-sudden-death = Sudden Death
    .about = An opponent whose pawn stands on a removed space loses at once, if nobody has more cards than they do.

## Words to answer with

answer-no = no
answer-north = north
answer-east = east
answer-south = south
answer-west = west
answer-turn-90 = a quarter, clockwise
answer-turn-180 = a half
answer-turn-270 = a quarter, anticlockwise
answer-row-1 = row 1
answer-row-2 = row 2
answer-row-3 = row 3
answer-row-4 = row 4
answer-row-5 = row 5
answer-row-6 = row 6
answer-row-7 = row 7
answer-column-a = column a
answer-column-b = column b
answer-column-c = column c
answer-column-d = column d
answer-column-e = column e
answer-column-f = column f
answer-column-g = column g

## Questions

place-pawn = On which start tile do you put your pawn?
play-card = Which card do you play?
step = Where do you move?
opponent = Which opponent?
whose-pawn = Whose pawn?
everyone-moves = Everyone Moves: in which direction?
shove = Shove: in which direction?
extra-step = Extra Step: where do you move?
remove-a-space = Remove A Space: which one?
restore-a-space = Restore A Space: which one?
rotate-a-space = Rotate A Space: which one?
how-far = How far does it turn?
swap-spaces = Swap Spaces: which one?
swap-with = With which other space?
shift-a-line = Shift A Line: which one?
shift-where = In which direction do the tiles slide?
new-space = New Space: where?
discard = Which card do you discard?
rob-the-richest = Rob the Richest: whom?
blind-faith = Blind Faith: who is next?
reinvite = Reinvite: who comes back?
sudden-death = Sudden Death: who loses?
pay-first = You have too few cards for all of them. Who is paid first?
pay = Racket: which card do you give to { $other }?
react = { $seat } plays { $card }. Do you react?
    .no = no, let it happen
react-aimed = { $seat } plays { $card } against { $whom ->
    [you] you
   *[they] { $other }
}. Do you react?
    .no = no, let it happen
react-to-reaction = { $seat } reacts with { $card }. Do you negate that?
    .no = no, let it happen

## What happens

begins = { $who ->
    [you] You begin
   *[they] { $seat } begins
}.
is-dealt-cards = You are dealt { $cards }.
draws = { $who ->
    [you] You draw
   *[they] { $seat } draws
} { $count ->
    [0] nothing: the pile is empty
    [one] a card
   *[other] { $count } cards
}.
draws-cards = You draw { $count ->
    [0] nothing: the pile is empty
   *[other] { $cards }
}.
plays = { $who ->
    [you] You play
   *[they] { $seat } plays
} { $card }.
names = { $who ->
    [you] You name { $whom ->
        [you] yourself
       *[they] { $other }
    }.
   *[they] { $seat } names { $whom ->
        [you] you
       *[they] { $other }
    }.
}
names-space = { $who ->
    [you] You name
   *[they] { $seat } names
} { $space }.
names-side = { $who ->
    [you] You name
   *[they] { $seat } names
} { $arrow }.
names-turn = { $who ->
    [you] You name
   *[they] { $seat } names
} { $count }°.
names-row = { $who ->
    [you] You name
   *[they] { $seat } names
} row { $count }.
names-column = { $who ->
    [you] You name
   *[they] { $seat } names
} column { $space }.
no-target = { $card } finds nothing to do.
negated = { $card } has no effect.
turns-back = { $who ->
    [you] You carry
   *[they] { $seat } carries
} out { $card } now.
goes-to = { $who ->
    [you] Your pawn goes
   *[they] { $seat }’s pawn goes
} to { $space }.
removes = { $who ->
    [you] You remove
   *[they] { $seat } removes
} { $space }.
restores = { $who ->
    [you] You restore
   *[they] { $seat } restores
} { $space }: { $tile }.
rotates = { $who ->
    [you] You turn
   *[they] { $seat } turns
} { $space } by { $count }°.
spins = Every tile turns by 90°.
swaps-spaces = { $who ->
    [you] You swap
   *[they] { $seat } swaps
} { $spaces }.
shifts = { $who ->
    [you] You shift
   *[they] { $seat } shifts
} the line.
replaces = { $who ->
    [you] You put
   *[they] { $seat } puts
} a new tile onto { $space }: { $tile }.
discards = { $who ->
    [you] You discard
   *[they] { $seat } discards
} { $cards }.
will-miss = { $who ->
    [you] You will miss your
   *[they] { $seat } will miss the
} next turn.
misses = { $who ->
    [you] You miss your
   *[they] { $seat } misses the
} turn.
will-trust = { $who ->
    [you] You will play no cards in your
   *[they] { $seat } will play no cards in the
} next turn.
trusts = { $who ->
    [you] You play
   *[they] { $seat } plays
} no cards this turn.
will-go-again = { $who ->
    [you] You have
   *[they] { $seat } has
} another turn after this one.
order-reversed = Play goes on the other way round.
reshuffles = { $count ->
    [one] A card is
   *[other] { $count } cards are
} shuffled into the pile.
loses = { $who ->
    [you] You lose
   *[they] { $seat } loses
}: { $text ->
    [stuck] { loses.stuck }
    [sudden-death] { loses.sudden-death }
   *[no-cards] { loses.no-cards }
}.
    .stuck = no way to move
    .sudden-death = Sudden Death
    .no-cards = no cards left
comes-back = { $who ->
    [you] You are
   *[they] { $seat } is
} back in the game.
match-ends = The match is over, won by { $seats }.

## Why something is not allowed

not-in-hand = You do not hold { $card }.
picked-already = You have chosen { $card } already.
no-start-space = Space { $space } is no start tile.
no-such-seat = Nobody sits there.
no-such-space = The board has no { $space }.
no-such-line = The board has no such line.
has-lost = { $other } has lost.
has-not-lost = { $whom ->
    [you] You have
   *[they] { $other } has
} not lost.
aim-at-self = You cannot choose yourself.
not-next = { $other } is not the next player.
not-richest = Somebody else has more cards than { $other }.
not-doomed = { $other } does not stand on a removed space.
no-arrow = There is no arrow under your pawn that way.
off-board = That leads off the board.
removed-already = Space { $space } is removed already.
occupied = There is a pawn on { $space }.
not-removed = Space { $space } is not removed.
circle-turned = Space { $space } is removed: there is nothing to turn.
same-space = You have named { $space } already.
across-the-line = The tiles slide along their line.
nothing-due = Nothing is due to that player.
no-boomerang = You cannot turn this back: it is not directed at you.
no-reaction = { $card } cannot be played as an answer to this.

## House rules

option-board_for_two = The board for two players
    .number = { $count } rows of { $count } tiles
option-blind_faith = Blind Faith
    .no_cards = no cards in the next turn
    .whole_turn = the whole next turn is missed
option-pawns_travel = Tiles that are swapped or shifted
    .no = leave the pawns where they are
    .yes = take the pawns along
option-remove_occupied = Spaces that can be removed
    .yes = all of them
    .no = only those without pawns
option-racket_pick = Cards paid as racket
    .payer = are picked by whoever pays
    .random = are picked by chance
option-racket_order = Too few cards for the racket
    .by_owner = one owner after the other is paid in full
    .by_card = are shared out card by card
option-negate_in_own_turn = Negate in your own turn
    .no = only as a card without effect
    .yes = also against the reactions of others
option-boomerang_untargeted = Boomerang
    .no = only against a card that is directed at you
    .yes = also takes over cards that are directed at nobody
option-second_of_two = The second of two players begins with
    .number = { $count } cards
preset-printed = as in the printed rules
preset-merciless = merciless: short and brutal
