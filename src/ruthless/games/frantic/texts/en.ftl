# The words of Frantic, in English. See ruthless/texts/en.ftl for the arguments.

frantic = Frantic

## Colours, cards and what they do

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

coloured = { $colour } { $card }

card-number = number
    .card = { $colour } { $number }
    .about = A coloured number goes on any card of its colour or on the same number. It is worth its number if you still hold it when the round ends.
card-black = black number
    .card = black { $number }
    .about = A black number goes only on the same coloured number or on a wish for it, never on another black card. It triggers an event; of the coloured cards only that number goes on it.
card-second-chance = 2nd Chance
    .about = Play another card that fits right away. If you cannot, draw one; you may then play.
card-skip = Skip
    .about = Choose a player who misses the next turn. Somebody who has to miss one already cannot be chosen.
card-gift = Gift
    .about = Give two cards of your choice to another player. With fewer than two, give what you have.
card-exchange = Exchange
    .about = Give two cards of your choice to another player and take two of theirs without looking.
card-fantastic = Fantastic
    .about = Goes on anything. Wish for a colour or for a number from 1 to 9.
card-fantastic-four = Fantastic Four
    .about = Goes on anything. Others draw four cards in all, and you say who draws each of them. Then wish for a colour or a number.
card-equality = Equality
    .about = Goes on anything. You may make a player with fewer cards draw until you both hold equally many. Then wish for a colour.
card-counterattack = Counterattack
    .about = When a special card is directed at you, play this at once: the attack is void, and you may direct it at somebody else. Then wish for a colour. In your own turn it only wishes.
card-nice-try = Nice Try
    .about = When somebody has got rid of the last card, throw this in: everybody without cards draws three and the round goes on. You wish for a colour. In your own turn it only wishes.
card-fuck-you = Fuck You
    .about = Can be played only while you hold exactly ten cards, on anything; what had to be matched before still has to be. It cannot be given away through a special card and costs 42 points.

## Events

event-charity = Charity
    .about = Everybody takes one card blindly from the player with the most cards; if several have the most, one from each.
event-communism = Communism
    .about = Everybody draws up to as many cards as the player with the most.
event-doomsday = Doomsday
    .about = The round is over. Everybody scores 50 points, whatever they hold.
event-earthquake = Earthquake
    .about = Everybody hands the whole hand on to the next player.
event-expansion = Expansion
    .about = Everybody draws, and the later it is your turn the more: one card for the next player, one more for each after.
event-finish-line = Finish Line
    .about = The round is over at once, and hands are counted.
event-friday-the-13th = Friday the 13th
    .about = Nothing happens.
event-gambling-man = Gambling Man
    .about = Everybody lays down a number card of the colour played last, all at once; the highest takes them all. Who has none draws two.
event-market = Market
    .about = A card for each player is laid open from the draw pile; in order of play everybody picks one.
event-mating-season = Mating Season
    .about = Everybody discards all number cards of which they hold two or more with the same number.
event-merry-christmas = Merry Christmas
    .about = Everybody gives the whole hand away, shared out among the others at will.
event-mexican-standoff = Mexican Standoff
    .about = Everybody discards the whole hand; then everybody draws three.
event-recession = Recession
    .about = Everybody discards cards of their choice, and the later it is your turn the more: one for the next player, one more for each after.
event-robin-hood = Robin Hood
    .about = The player with the fewest cards and the player with the most swap hands.
event-surprise-party = Surprise Party
    .about = Everybody gives one card of their choice to a player of their choice.
event-the-all-seeing-eye = The All-Seeing Eye
    .about = All hands lie open for everybody to look at.
event-third-time-lucky = Third Time Lucky
    .about = Everybody draws three cards.
event-time-bomb = Time Bomb
    .about = Everybody has three more turns. Who finishes in time scores minus 10 and the others 10 more; if nobody does, all points of the round count double.
event-tornado = Tornado
    .about = All hands are shuffled together and dealt out again.
event-vandalism = Vandalism
    .about = Everybody discards all cards of the colour played last.

## Wishes, and what has to be matched

wish-number = { $number ->
    [8] an 8
   *[other] a { $number }
}
demand-number = { $number ->
    [8] { $colour } or an 8
   *[other] { $colour } or a { $number }
}
demand-special = { $symbol ->
    [exchange] { $colour } or an { $card }
   *[other] { $colour } or a { $card }
}
demand-black = { $number ->
    [8] a coloured 8
   *[other] a coloured { $number }
}
demand-wish-colour = { $colour }, as wished
demand-wish-number = { $number ->
    [8] an 8, as wished
   *[other] a { $number }, as wished
}
demand-anything = anything

## Words to answer with

answer-draw = draw a card
answer-pass = pass
answer-no = no
answer-ready = go on

## Questions

play-or-draw = Play a card or draw one.
play-or-pass = You have drawn. Play a card or pass.
play-again = 2nd Chance: play another card.
attack = Whom do you attack?
may-attack = Whom do you attack, if anybody?
    .no = nobody
redirect = You have countered. Whom does the attack hit now, if anybody?
    .no = let it lapse
share-four = Fantastic Four: who draws card { $count } of the four?
    .no = let it lapse
give = Which card do you give to { $other }? This is number { $count }.
    .no = nothing you may give
counter-share = { $seat } names you for { $count ->
    [one] one card
   *[other] { $count } cards
} of Fantastic Four. Do you counterattack?
    .no = no, let it happen
counter = { $seat } attacks you with { $card }. Do you counterattack?
    .no = no, let it happen
nice-try = Somebody has finished. Do you throw in Nice Try?
    .no = no, let the round end
wish-colour = Which colour do you wish for?
wish-any = Which colour or number do you wish for?
take-from-market = Which card do you take from the market?
bet = Gambling Man: which number card do you lay down? The highest takes them all.
    .no = no card to lay down
looked = Have you seen enough?
party-card = Surprise Party: which card do you give away?
wrap = Who gets your { $card }?
discard = Recession: which card do you discard?

## What happens

round = Round { $round } begins; { $who ->
    [you] you deal
   *[they] { $seat } deals
}.
is-dealt = { $who ->
    [you] You are
   *[they] { $seat } is
} dealt { $count ->
    [one] a card
   *[other] { $count } cards
}.
is-dealt-cards = You are dealt { $cards }.
start-card = The start card is { $card }.
plays = { $who ->
    [you] You play
   *[they] { $seat } plays
} { $card }.
draws = { $who ->
    [you] You draw
   *[they] { $seat } draws
} { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
}.
draws-cards = { $who ->
    [you] You draw
   *[they] { $seat } draws
} { $cards }.
pile-empty = The draw pile does not suffice: the round will end.
attacks = { $who ->
    [you] You attack { $other }.
   *[they] { $seat } attacks { $whom ->
        [you] you
       *[they] { $other }
    }.
}
attacks-nobody = { $who ->
    [you] You attack
   *[they] { $seat } attacks
} nobody.
shares-four = { $who ->
    [you] You name
   *[they] { $seat } names
} { $other } for { $count ->
    [one] one card
   *[other] { $count } cards
}.
counters = { $who ->
    [you] You counter
   *[they] { $seat } counters
} { $whom ->
    [you] your attack
   *[they] the attack of { $other }
}.
cannot-play = { $who ->
    [you] Nothing you hold fits, so you pass
   *[they] Nothing { $seat } holds fits, so they pass
}.
passes = { $who ->
    [you] You pass
   *[they] { $seat } passes
}.
wishes = { $who ->
    [you] You wish
   *[they] { $seat } wishes
} for { $wish }.
will-miss = { $who ->
    [you] You miss your
   *[they] { $seat } misses the
} next turn.
misses = { $who ->
    [you] You miss your
   *[they] { $seat } misses a
} turn.
gives = { $seat } gives { $other } { $count ->
    [one] a card
   *[other] { $count } cards
}.
gives-cards = { $who ->
    [you] You give { $other } { $cards }.
   *[they] { $seat } gives { $whom ->
        [you] you
       *[they] { $other }
    } { $cards }.
}
hands-on = { $seat } hands { $other } the whole hand, { $count ->
    [0] no cards
    [one] a card
   *[other] { $count } cards
}.
hands-on-cards = { $who ->
    [you] You hand { $other } your whole hand: { $cards }.
   *[they] { $seat } hands { $whom ->
        [you] you
       *[they] { $other }
    } the whole hand: { $cards }.
}
discards = { $who ->
    [you] You discard
   *[they] { $seat } discards
} { $cards }.
market = On the market: { $cards }.
takes-from-market = { $who ->
    [you] You take
   *[they] { $seat } takes
} { $card } from the market.
bets = { $who ->
    [you] You lay
   *[they] { $seat } lays
} down { $card }.
takes-bets = { $who ->
    [you] You take
   *[they] { $seat } takes
} { $cards }.
shows-hand = { $who ->
    [you] You show
   *[they] { $seat } shows
} { $count ->
    [0] an empty hand
   *[other] { $cards }
}.
event = Event: { $event }.
bomb-lit = The bomb ticks: everybody has three more turns.
round-ends = The round is over{ $text ->
    [pile] : the draw pile did not suffice
    [doomsday] : Doomsday
    [finish-line] : Finish Line
    [bomb] : the bomb goes off
   *[finished] {""}
}.
scores = { $who ->
    [you] You score
   *[they] { $seat } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $count ->
    [0] {""}, no cards left
   *[other] {""}, holding { $cards }
}.
match-ends = The match is over, won by { $seats } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Why something is not allowed

fuck-you-count = Fuck You can be played only while you hold exactly ten cards.
black-on-black = A black number cannot be played on another black card.
black-elsewhere = { $card } goes only on a coloured card with the same number or on a wish for it.
no-match = { $card } fits neither the colour nor the number: it has to be { $demand }.
no-match-special = { $card } fits neither the colour nor the symbol: it has to be { $demand }.
not-on-black = On a black number only { $demand } fits.
not-wished-colour = { $card } is not of the colour wished for: it has to be { $demand }.
not-wished-number = { $card } is not the number wished for: it has to be { $demand }.
not-in-hand = You do not hold { $card }.
pass-without-drawing = You cannot pass before you have drawn.
drawn-already = You have drawn in this turn already.
must-play-again = 2nd Chance makes you play another card if you can.
given-already = You have chosen { $card } already.
fuck-you-given = Fuck You cannot be given away through a special card.
must-attack = You have to choose somebody: the card is a duty.
aim-at-self = You cannot choose yourself.
give-to-others = It has to go to one of the others.
no-such-seat = Nobody sits there.
skipped-already = { $other } has to miss a turn already.
not-fewer-cards = { $other } does not hold fewer cards than you.
no-reaction = { $card } cannot be played as an answer to this.
wish-only-colour = Only a colour may be wished for.
not-in-market = { $card } is not on the market.
bet-colour = It has to be a number card of the colour played last, { $demand }, if you hold one.
