# Frantic at the table, in English.

frantic-ui-limit = lowest wins · ends at { $limit }
frantic-ui-rounds = most rounds win · { $limit } in all
frantic-ui-column-rounds = Rounds
frantic-ui-won = { $count ->
    [one] 1 won
   *[other] { $count } won
}
frantic-ui-skipped = skipped
frantic-ui-safe = safe

## The stage

frantic-ui-left = { $count } left
frantic-ui-draw-pile = { $count ->
    [one] Draw pile, 1 card left
   *[other] Draw pile, { $count } cards left
}
frantic-ui-top = On top: { $card }
frantic-ui-anything = anything goes
frantic-ui-or-any = or any
frantic-ui-any-colour = any colour
frantic-ui-wished = { $name } wished
frantic-ui-you-wished = You wished
frantic-ui-in-force = In force: { $demand }.
frantic-ui-turns-left = { $count ->
    [0] last turn
    [one] 1 turn left
   *[other] { $count } turns left
}

## The band

frantic-ui-play-or-draw = Play { $demand }, or draw.
frantic-ui-play-again = Once more: play { $demand }, or draw.
frantic-ui-many = { $count } cards. You did this to yourself.
frantic-ui-ask-play-again = And again
frantic-ui-ask-play-or-pass = Play or pass
frantic-ui-ask-attack = Pick a victim
frantic-ui-ask-may-attack = Pick a victim
frantic-ui-ask-redirect = Send it on
frantic-ui-ask-share-four = Four to hand out
    .text = Who draws this card?
frantic-ui-ask-catch = Give generously
    .text = For { $other }, and for keeps.
frantic-ui-ask-give = Give generously
    .text = For { $other }, and for keeps.
frantic-ui-ask-counter = { $seat } attacks you
    .text = Strike back, or take it.
frantic-ui-ask-counter-share = { $seat } attacks you
    .text = Strike back, or take it.
frantic-ui-ask-nice-try = Somebody is out
frantic-ui-ask-lucky-bastard = Trouble ahead
frantic-ui-ask-wish-colour = Make a wish
frantic-ui-ask-wish-any = Make a wish
frantic-ui-ask-pick-colour = Pick a colour
frantic-ui-ask-imitate = Be somebody else
frantic-ui-ask-steal = Help yourself
    .text = From { $other }’s open hand.
frantic-ui-ask-take-from-market = Market day
frantic-ui-ask-bet = Place your bet
frantic-ui-ask-bet-any = Place your bet
frantic-ui-ask-looked = Look around
frantic-ui-ask-discard = Throw away
frantic-ui-ask-seppuku = Do you dare?
frantic-ui-ask-seppuku-discard = Throw away
frantic-ui-ask-choose-event = Pick a disaster
frantic-ui-ask-repeat-event = Once more
frantic-ui-ask-trust = Trust somebody
frantic-ui-ask-wrap = For whom?

## Buttons

frantic-ui-draw = Draw { $count }
frantic-ui-play = Play { $card }
frantic-ui-wish = Wish for { $wish }
frantic-ui-aim-attack = Attack { $name }
frantic-ui-aim-may-attack = Attack { $name }
frantic-ui-aim-redirect = Pass it to { $name }
frantic-ui-aim-share-four = { $name } draws
frantic-ui-aim-wrap = For { $name }
frantic-ui-aim-trust = Trust { $name }
frantic-ui-aim-packet = { $name }’s hand
    .you = Your own hand
frantic-ui-do-give = Give { $card }
frantic-ui-do-catch = Give { $card }
frantic-ui-do-fund = Give { $card }
frantic-ui-do-party-card = Give { $card }
frantic-ui-do-steal = Take { $card }
frantic-ui-do-take-from-market = Take { $card }
frantic-ui-do-discard = Discard { $card }
frantic-ui-do-seppuku-discard = Discard { $card }
frantic-ui-do-bury = Put in { $card }
frantic-ui-do-bet = Lay down { $card }
frantic-ui-do-bet-any = Lay down { $card }

## Attacks

frantic-ui-threat = { $name } attacks you.
    .text = Do you strike back?
frantic-ui-threat-gift = { $name } brings a gift.
    .text = Two of { $name }’s cards want to live with { $cards ->
        [one] your only one
       *[other] your { $cards }
    }.
frantic-ui-threat-exchange = { $name } wants to swap.
    .text = Two of { $name }’s for two of yours, unseen. Guess who gains.
frantic-ui-threat-skip = { $name } skips you.
    .text = You would miss your next turn. { $name } would not miss you.
frantic-ui-threat-thief = { $name } robs you.
    .text = A long look at your { $cards } cards, then two are gone.
frantic-ui-threat-equality = { $name } wants equality.
    .text = You would draw until you hold as many as { $name }.
frantic-ui-threat-inequality = { $name } shares.
    .text = You would take { $name }’s cards until you hold more.
frantic-ui-threat-special-favours = { $name } asks a favour.
    .text = All your special cards for all of { $name }’s.
frantic-ui-threat-fantastic-four = { $name } lets you draw.
    .text = { $count ->
        [one] One card has your name on it.
       *[other] { $count } cards have your name on them.
    }

## The page of the game

page-stage = On the pile lie a colour and a number. Play a card that fits either, or draw.
page-hand = You want to be rid of these. What you still hold when somebody else is, counts against you.
page-attack = So everybody helps you to more. Unless you happen to hold the answer.
group-number = Numbers
group-black = Black numbers
group-colour = One colour
group-wild = Any colour, or none
group-event = Events

## What led to a question

frantic-ui-led-start = { $who ->
    [you] You deal
   *[they] { $seat } deals
}, and the start card is { $card }.
frantic-ui-led-played = You played { $card }.
frantic-ui-led-drew = You drew { $cards }. { $count ->
    [one] { $text ->
        [fits] It fits.
       *[not] It does not fit.
    }
   *[other] { $text ->
        [fits] Something fits.
       *[not] Nothing fits.
    }
}
frantic-ui-led-hits = Your { $card } hits { $other }.
frantic-ui-led-sent-on = { $seat } countered, and sends { $card } on to you.
frantic-ui-led-countered = You countered { $other }’s { $card }.
frantic-ui-led-out = Not a card left: { $seats }.
frantic-ui-led-event = The event is { $event }.
frantic-ui-led-event-by = { $who ->
    [you] Your
   *[they] { $seat }’s
} { $card } brought { $event }.
frantic-ui-led-event-start = The start card brought { $event }.
frantic-ui-led-due-after = { $event } brings more of the kind.
frantic-ui-led-fund = Crowdfunding: nobody holds fewer cards than { $other }.
frantic-ui-led-catch = { $other } trusts you, of all people.

## A line of help, when something is met for the first time

frantic-ui-help-play-or-draw = A card fits by colour, by number or by sign. Lowest total wins, so get rid of them. If nothing fits, draw one.
frantic-ui-help-play-or-pass = What you have drawn can be played at once if it fits. Else your turn is over.
frantic-ui-help-nice-try = Whoever has no card left ends the round, unless Nice Try is thrown in now. Everybody is asked, whatever they hold.

## Who ended a round, and how

frantic-ui-ended-played = { $who ->
    [you] You went out with { $card }. Keep the speech short.
   *[they] { $seat } went out with { $card }. Expect speeches.
}
frantic-ui-ended-several = Out at once: { $seats }.
frantic-ui-ended-event = { $event } took { $who ->
    [you] your
   *[they] { $seat }’s
} last card.
frantic-ui-ended-gave = { $who ->
    [you] You gave your
   *[they] { $seat } gave the
} last card to { $whom ->
    [you] you
   *[they] { $other }
}.
frantic-ui-ended-rid = { $who ->
    [you] You were
   *[they] { $seat } was
} left without a card.
frantic-ui-ended-pile = { $who ->
    [you] You
   *[they] { $seat }
} had to draw, and the pile did not suffice.
frantic-ui-ended-pile-event = { $event } asked for more cards than the pile had.
frantic-ui-ended-bomb = The bomb went off. It had been ticking for a while.
frantic-ui-ended-bomb-by = { $who ->
    [you] You lit the bomb with { $card }. It went off.
   *[they] { $seat } lit the bomb with { $card }. It went off.
}
