# The words of Frantic, in English. See ruthless/texts/en.ftl for the arguments.

frantic = Frantic

## Colours, cards and what they do

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

coloured = { $colour } { $card }
two-coloured = { $colour }-{ $other } { $card }

card-number = number
    .card = { $colour } { $number }
    .about = A coloured number goes on any card of its colour or on the same number. It is worth its number if you still hold it when the round ends.
card-black = black number
    .card = black { $number }
    .about = A black number goes only on the same coloured number or on a wish for it, never on another black card. It triggers an event; of the coloured cards only that number goes on it.
card-second-chance = 2nd Chance
    .about = Play another card that fits right away. If you cannot, draw one; you may then play.
card-skip = Skip
    .about = Choose a player who misses the next turn. Whoever has to miss one already cannot be chosen, nor by a house rule whoever has just missed one.
card-gift = Gift
    .about = Give two cards of your choice to another player. With fewer than two, give what you have.
card-exchange = Exchange
    .about = Give two cards of your choice to another player and take two of theirs without looking.
card-fantastic = Fantastic
    .about = Goes on anything. Wish for a colour or for a number from 1 to 9.
card-fantastic-four = Fantastic Four
    .about = Goes on anything. Others draw four cards in all, and you say who draws each of them. Then wish for a colour or a number. House rules may let you leave out the one or the other.
card-equality = Equality
    .about = Goes on anything. You may make a player with fewer cards draw until you both hold equally many. Then wish for a colour.
card-counterattack = Counterattack
    .about = When a special card is directed at you, play this at once: the attack is void, and you may direct it at somebody else. Then wish for a colour. In your own turn it only wishes.
card-nice-try = Nice Try
    .about = When somebody has got rid of the last card, throw this in: everybody without cards draws three and the round goes on. You wish for a colour. In your own turn it only wishes.
card-fuck-you = { $family ->
    [yes] Get Lost
   *[no] Fuck You
}
    .about = Goes on anything, but only while you hold exactly as many cards as agreed: ten, unless you play by other house rules. What had to be matched before still has to be. It cannot be given away through a special card and costs 42 points.

# The expansion Troublemaker

card-colour-swap = Colour Swap
    .about = Goes on either of its two colours and changes it to the other.
card-thief = Thief
    .about = Look at another player’s hand and take two cards of your choice.
card-troublemaker = Troublemaker
    .about = Triggers an event, as a black number does.
card-inequality = Inequality
    .about = Goes on anything. You may make a player who holds no more cards than you take some of yours, without looking, until they hold more. Then wish for a colour.
card-special-favours = Special Favours
    .about = Goes on anything. You may swap all special cards with another player: everything that is no number. Then wish for a colour.
card-lucky-bastard = { $family ->
    [yes] Lucky Duck
   *[no] Lucky Bastard
}
    .about = Throw this in before an event is turned over: the event and all it starts does not touch you. You may wish for a colour. In your own turn it only wishes.
card-curse = Curse
    .about = Can be neither played nor discarded, only passed on to somebody. It costs 13 points.
card-mimicry = Mimicry
    .about = Becomes another special card, with all it does: any, or by a house rule only one that was played this round. As a coloured card it has to be of the colour in force. Out of turn it can be Counterattack, Nice Try or { card-lucky-bastard }, unless a house rule forbids it.

## Events

event-black-hole = Black Hole
    .about = Whoever triggered this gets all black cards that the others hold.
event-capitalism = Capitalism
    .about = Everybody draws as many cards as they hold.
event-charity = Charity
    .about = Everybody takes one card blindly from the player with the most cards; if several have the most, one from each.
event-communism = Communism
    .about = Everybody draws up to as many cards as the player with the most.
event-crowdfunding = Crowdfunding
    .about = Everybody gives one card of their choice to the player with the fewest cards; if several have the fewest, one to each.
event-distributor = Distributor
    .about = Whoever triggered this looks at all hands and hands them out anew, unmixed, but may not keep their own.
event-doomsday = Doomsday
    .about = The round is over. Everybody scores 50 points, whatever they hold; without points nobody wins the round.
event-double-taxation = Double Taxation
    .about = Everybody’s three dearest cards are added to the account at once. Without points: the lowest total draws one card, the next lowest two, and so on.
event-earthquake = Earthquake
    .about = Everybody hands the whole hand on to the next player.
event-event-manager = Event Manager
    .about = The next three events are turned over; whoever triggered this chooses the one that happens.
event-expansion = Expansion
    .about = Everybody draws, and the later it is your turn the more: one card for the next player, one more for each after.
event-finish-line = Finish Line
    .about = The round is over at once, and hands are counted.
event-friday-the-13th = Friday the 13th
    .about = Nothing happens.
event-gambling-man = Gambling Man
    .about = Everybody lays down a number card of the colour played last, all at once; the highest takes them all. Who has none draws two. By a house rule it is the lowest you have, or any card at all, and then the second lowest takes them.
event-identity-theft = Identity Theft
    .about = The players with the most and the fewest points swap accounts. Without points: whoever triggered this names two players, who change chairs and take over the cards lying there.
event-last-chance = Last Chance
    .about = For the rest of the round an event is triggered each time somebody gets rid of the last card.
event-market = Market
    .about = A card for each player is laid open from the draw pile; in order of play everybody picks one.
event-mating-season = Mating Season
    .about = Everybody discards all number cards of which they hold two or more with the same number.
event-merry-christmas = Merry Christmas
    .about = Everybody gives the whole hand away, shared out among the others at will.
event-mexican-standoff = Mexican Standoff
    .about = Everybody discards the whole hand; then everybody draws three.
event-plague = Plague
    .about = Two more events happen, one after the other, even if the first ends the round.
event-plus-one = Plus One
    .about = For the rest of the round everybody takes one card more each time they draw.
event-recession = Recession
    .about = Everybody discards cards of their choice, and the later it is your turn the more: one for the next player, one more for each after. By a house rule you may stop earlier.
event-repeat = Repeat
    .about = Whoever triggered this chooses an event that was turned over before; it happens again.
event-robin-hood = Robin Hood
    .about = The player with the fewest cards and the player with the most swap hands.
event-russian-roulette = Russian Roulette
    .about = Everybody puts in one card of their choice; these are shuffled and laid on the draw pile.
event-seppuku = Seppuku
    .about = Who dares turns over a card: a number takes 21 points off, anything else adds 42. Who does not dare gets 21. Without points a number lets you discard two cards, anything else makes you draw four; who does not dare draws two.
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
event-trust-fall = Trust Fall
    .about = One after the other everybody names another player, who gives them two cards of their choice.
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
demand-swap = { $colour }
demand-anything = anything

## Words to answer with

answer-draw = draw a card
answer-pass = pass
answer-no = no
answer-ready = go on
answer-yes = yes
answer-as = as { $card }

## Questions

play-or-draw = Play a card or draw one.
play-or-pass = You have drawn. Play a card or pass.
play-again = 2nd Chance: play another card.
attack = Whom do you attack?
may-attack = Whom do you attack, if anybody?
    .no = nobody
redirect = You have countered. Whom does the attack hit now?
    .no = let it lapse
share-four = Fantastic Four: who draws card number { $count }?
    .no = nobody
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
    .no = nothing
wish-any = Which colour or number do you wish for?
    .no = nothing
pick-colour = Which colour shall count?
imitate = Mimicry: which card is it?
steal = Thief: which card do you take from { $other }? This is number { $count }.
    .no = nothing you may take
lucky-bastard = An event is about to happen. Do you throw in { card-lucky-bastard }?
    .no = no, let it come
take-from-market = Which card do you take from the market?
bet = Gambling Man: which number card do you lay down? The highest takes them all.
    .no = no card to lay down
bet-any = Gambling Man: which card do you lay down? The second lowest takes them all.
    .no = no card to lay down
looked = Have you seen enough?
party-card = Surprise Party: which card do you give away?
wrap = Who gets your { $card }?
discard = Recession: which card do you discard?
    .no = none
bury = Russian Roulette: which card do you put in?
fund = Crowdfunding: which card do you give to { $other }?
packet = Distributor: whose hand { $whom ->
    [you] do you
   *[they] does { $other }
} get?
trust = Trust Fall: who shall give you two cards?
catch = Trust Fall: which card do you give to { $other }? This is number { $count }.
choose-event = Event Manager: which event happens?
repeat-event = Repeat: which event happens again?
first-chair = Identity Theft: who changes chairs?
second-chair = Identity Theft: with whom { $whom ->
    [you] do you
   *[they] does { $other }
} change chairs?
seppuku = Seppuku: do you dare?
    .yes = turn over a card
    .no = do not dare
seppuku-discard = Seppuku: which card do you discard?
    .no = no more

## What happens

round = Round { $round } begins; { $who ->
    [you] you deal
   *[they] { $seat } deals
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
wishes-nothing = { $who ->
    [you] You wish
   *[they] { $seat } wishes
} for nothing.
imitates = { $who ->
    [you] You play
   *[they] { $seat } plays
} Mimicry as { $guise }.
swaps-colour = The colour is now { $demand }.
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
hands-over = { $seat } hands { $other } { $text ->
    [black] all black cards
   *[special] all special cards
}: { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}.
keeps-hand = { $who ->
    [you] You get your own hand
   *[they] { $seat } gets their own hand
} back.
looks-at-hand = { $seat } looks at { $other }’s hand.
sees-hand = { $who ->
    [you] You see { $other }’s hand
   *[they] { $seat } sees { $whom ->
        [you] your
       *[they] { $other }’s
    } hand
}: { $cards }.
buries = { $seat } puts in a card.
buries-card = { $who ->
    [you] You put
   *[they] { $seat } puts
} in { $card }.
turns-over = { $who ->
    [you] You turn
   *[they] { $seat } turns
} over { $card }.
does-not-dare = { $who ->
    [you] You do
   *[they] { $seat } does
} not dare.
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
turns-over-events = { $who ->
    [you] You turn
   *[they] { $seat } turns
} over { $events }.
chooses-event = { $who ->
    [you] You choose
   *[they] { $seat } chooses
} { $event }.
is-protected = { $who ->
    [you] You are
   *[they] { $seat } is
} safe from this event.
changes-chairs = { $who ->
    [you] You change chairs with { $other }.
   *[they] { $seat } changes chairs with { $whom ->
        [you] you
       *[they] { $other }
    }.
}
plus-one-begins = From now on every draw is one card more.
last-chance-begins = From now on a last card triggers an event.
takes-last-chance = { $who ->
    [you] Your
   *[they] { $seat }’s
} last card triggers an event.
finishes = { $who ->
    [you] You are
   *[they] { $seat } is
} without cards in this event: the round will end.
taxed = { $who ->
    [you] Your
   *[they] { $seat }’s
} three dearest cards make { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
account-changes = { $who ->
    [you] Your account changes
   *[they] { $seat }’s account changes
} by { $points } to { $count }.
swaps-accounts = { $who ->
    [you] You swap accounts with { $other }.
   *[they] { $seat } swaps accounts with { $whom ->
        [you] you
       *[they] { $other }
    }.
}
nothing-happens = Nothing happens.
bomb-lit = The bomb ticks: three more turns each.
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
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [0] {""}, no cards left
   *[other] {""}, holding { $cards }
}.
holds = { $who ->
    [you] You hold
   *[they] { $seat } holds
} { $count ->
    [0] no cards
   *[other] { $cards }
}.
wins-round = { $count ->
    [0] Nobody wins the round.
   *[other] The round is won by { $seats }.
}
match-ends-rounds = The match is over, won by { $seats } with { $points ->
    [one] { $points } round
   *[other] { $points } rounds
}.
match-ends = The match is over, won by { $seats } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Why something is not allowed

fuck-you-count = { card-fuck-you } can be played only while you hold exactly { $count } cards.
curse-played = The Curse cannot be played.
curse-discarded = The Curse cannot be discarded.
swap-without-colour = { $card } needs one of its two colours: it has to be { $demand }.
not-swapped-colour = { $card } is not of the colour in force: it has to be { $demand }.
not-on-card = It has to be one of the two colours of the card.
imitate-colour = Mimicry cannot be { $card } now: a coloured card has to be of the colour in force.
imitate-unplayed = Nobody has played { $card } this round, so Mimicry cannot imitate it.
nothing-to-imitate = Nothing has been played this round that Mimicry could imitate now.
black-on-black = A black number cannot be played on another black card.
black-elsewhere = { $card } goes only on a coloured card with the same number or on a wish for it.
no-match = { $card } fits neither the colour nor the number: it has to be { $demand }.
no-match-special = { $card } fits neither the colour nor the symbol: it has to be { $demand }.
not-on-black = On a black number only { $demand } fits.
not-wished-colour = { $card } is not of the colour wished for: it has to be { $demand }.
not-wished-number = { $card } is not the number wished for: it has to be { $demand }.
event-not-played = { $event } is an event: it happens, it cannot be played.
not-in-hand = You do not hold { $card }.
pass-without-drawing = You cannot pass before you have drawn.
drawn-already = You have drawn in this turn already.
must-play-again = 2nd Chance makes you play another card if you can.
given-already = You have chosen { $card } already.
fuck-you-given = { card-fuck-you } cannot be given away through a special card.
fuck-you-taken = { card-fuck-you } can be taken only without looking.
not-to-steal = { $card } is not there to be taken.
must-give = You have to give a card as long as you hold one that can be given.
must-take = You have to take a card as long as there is one you may take.
must-wish = The wish is a duty.
must-discard = You have to discard.
must-bet = You have to lay down a card.
bet-lowest = It has to be your lowest number card of the colour played last, { $demand }, if you hold one.
packet-not-free = That hand cannot go there: it is given out already, or you would be left with your own.
event-not-open = That event does not lie open.
not-to-be-named = You cannot name that player.
nothing-to-turn-over = There is no card left to turn over.
must-share = All the cards have to be shared out once you have begun.
is-absent = { $other } is protected from this event.
repeats-itself = Repeat cannot repeat itself.
must-attack = You have to choose somebody: the card is a duty.
aim-at-self = You cannot choose yourself.
give-to-others = It has to go to one of the others.
no-such-seat = Nobody sits there.
skipped-already = { $other } has to miss a turn already.
skipped-just-now = { $other } has just missed a turn and has to have one first.
more-cards = { $other } holds more cards than you already, or you have none to be taken.
not-fewer-cards = { $other } does not hold fewer cards than you.
no-reaction = { $card } cannot be played as an answer to this.
wish-only-colour = Only a colour may be wished for.
not-in-market = { $card } is not on the market.
bet-colour = It has to be a number card of the colour played last, { $demand }, if you hold one.

## House rules

option-expansions = Expansions
    .none = the base deck only
    .troublemaker = Troublemaker: 22 more cards and 14 more events
option-scoring = Who wins
    .points = whoever has the fewest points
    .rounds = whoever wins the most rounds; nothing is written down
option-limit = Points that end the match
    .medium = about an hour: 154, or 137 for five and more
    .short = about half an hour: 137, or 113 for five and more
    .long = about an hour and a half: 179, or 154 for five and more
    .number = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
option-rounds = Rounds played without points
    .number = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
option-limit_test = When the limit ends the match
    .reach = as soon as an account reaches it
    .exceed = only when an account exceeds it
option-start_card = Start card
    .dealer = the dealer carries it out
    .none = it does nothing; on a card with neither colour nor number anything fits
option-fuck_you_cards = Cards in hand for { card-fuck-you }
    .number = exactly { $count }, itself included
option-skip_repeat = Who can be made to miss a turn
    .pending_only = anybody who does not have to miss one already
    .turn_between = only those who have had a turn since the last one they missed
option-fantastic_four = Fantastic Four
    .must_attack = the four cards have to be shared out
    .may_attack = the wish alone will do
option-wish = Wishes of four-colour cards
    .must = always a duty
    .may = optional if the card has done something else
option-recession = Recession
    .must = everybody has to discard
    .may = everybody may discard
option-gambling_man = Gambling Man
    .classic = any number card of the colour played last; the highest takes all
    .lowest_only = your lowest number card of the colour played last; the highest takes all
    .second_lowest = any card at all; the second lowest takes all
option-counter_redirect = After a Counterattack
    .may = you may attack in turn
    .must = you have to attack in turn
option-counter_wish = Wish after a Counterattack
    .colour = always a colour
    .original = whatever the attacking card allows
option-counter_fantastic_four = Countering Fantastic Four
    .whole = takes over all four cards
    .share = takes over your own share only
option-last_colour = Colour played last
    .card = that of the last coloured card
    .card_or_wish = that of the last coloured card or wish
option-gifts = Gifts made by events
    .together = all at once
    .in_turn = one after the other
option-mimicry = Mimicry imitates
    .any = any special card
    .already_played = only what was played this round
option-mimicry_out_of_turn = Mimicry out of turn
    .yes = stands in for Counterattack, Nice Try and { card-lucky-bastard }
    .no = is played in your own turn only
option-empty_hand = A hand that gets cards again
    .in_the_end = has not finished: it has to be empty in the end
    .in_an_event = has finished if it was empty at any moment of an event
option-gambling_penalty = Who draws two in Gambling Man
    .no_number = whoever has no number card of the colour
    .no_card = whoever has no card of the colour at all
preset-french-2023 = as in the French edition of 2023
preset-swiss-2019 = as in the Swiss overview of 2019
