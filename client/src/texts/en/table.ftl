# The frame of the table, in English.

## The band

table-your-turn = Your turn
table-your-call = Your call
table-these-fit = These fit. The rest does not.
table-count = { $number } of { $total }
table-no = No
table-rule = Rule { $number }.
table-why = Why?
table-show-fits = Show what fits
table-thinking = { $name } is thinking
    .text = Or so it looks.
    .bot = It only takes a moment to be mean.
table-decides = { $name } decides
table-several = Several are thinking
    .text = Each hopes for the worst.
table-answered = You have answered
    .text = The others are still at it.
    .kept = It is kept and counts on { $until }. Nobody can tell.
table-away = { $name } is away
    .text = A bot sits in when time runs out.
    .timeless = The host may let a bot sit in.
table-has-time = { $name } has time
    .text = Until { $until }. No rush. Well.
table-late = { $name } is out of time
    .text = The match waits. The host may let a bot play.
table-holiday = { $name } is on holiday
    .text = Back after { $date }. The clock stands still.
table-tab-holiday = Away until { $date }
table-tab-late = Out of time
table-recap = Since you were here
    .done = To the table
table-meanwhile = While you are away
    .text = A chance to react lasts as long whatever you choose. It only saves you the call. A card is played by itself against what hits you or everybody, never for somebody else.
table-meanwhile-ask = Ask me
table-meanwhile-never = Never
table-chance-counter = Somebody attacks you
table-chance-nice-try = Somebody has finished
table-chance-lucky-bastard = An event is coming
table-chance-block = Somebody attacks you
table-chance-re-roll = Somebody has rolled
table-chance-react-aimed = A card is aimed at you
table-chance-react = A card hits no one in particular
table-chance-react-to-reaction = Somebody reacts
table-my-holiday = Holiday
    .text = Your clock stands still, and the others see until when. At most { $days } days a match.
    .now = You are away until { $date }. Your clock stands still.
table-away-until = Away until the end of
table-go-away = I am away until then
table-back = I am back
table-offline = No connection
    .text = Your seat is kept.
    .bot = Your seat is kept. A bot plays in { $seconds } s.
table-unknown = Did that count?
table-bot-plays = A bot plays for you
    .text = It is nicer than you. People noticed.
table-take-back = Take my seat back
table-over = It is over
    .text = Nothing left to take from anybody.
table-broken = It cannot go on
    .text = The rules have changed since it began. What was played is kept.
table-watching = You are watching. Say nothing.
table-hand-empty = No cards.
table-hand-out = You are out. Watch the others go.
table-pick-card = Pick a card
table-pick-person = Pick somebody
table-pick-stage = Pick on the table
table-pick-one = Pick one

## Persons

table-persons = The others
table-you = You
table-name-you = { $name } (you)
table-tab-next = Next
table-tab-turn = Plays
table-tab-bot = Bot
table-tab-away = Away
table-tab-bot-sits-in = Bot sits in
table-tab-bot-eased = Bot in a hurry
table-bot-eased = The server is busy: this bot plays less well for now
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-points = { $count ->
    [one] 1 pt
   *[other] { $count } pts
}
table-known = you know { $cards }
table-can-be-chosen = can be chosen

## The hand

table-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
table-card-fits = { $card }, fits
table-card-refused = { $card }, does not fit: { $reason }
table-card-not-now = { $card }, not now
table-card-new = New
table-seen = Seen by { $names }.
table-sort = Order of your hand
table-sort-colour = by colour
table-sort-number = by number
table-sort-hand = by hand
table-keys-pick = pick
table-keys-play = play

## Attack

table-attack = Attack
table-attacks-you = { $name } attacks you.
table-take-it = Take it
table-blow-by = { $name }’s { $card }
table-blow-turn = You lose your turn.
table-none = You hold none.
table-hold-none = { $card }: you hold none
table-peek = Look at your hand
table-seconds = { $count ->
    [one] 1 second.
   *[other] { $count } seconds.
}

## Events

table-event = Event
table-event-by = { $name } · { $card }
table-event-done = So be it
table-event-answer = Answer
table-from-pile = the pile
table-to-pile = the pile

## Scores

table-round = Round { $round }
table-round-over = Round { $round } is over
table-went-out = { $who ->
    [you] You went out. Keep the speech short.
   *[they] { $names } went out. Expect speeches.
}
table-who-was-it = The record says “{ $name }”. Who was it?
table-sign = Sign
table-chart = Accounts from round to round
table-left-in-hand = Still in hand
table-this-round = Round
table-this-round-only = This round
table-total = Total
table-out-first = Out first
table-all-rounds = All rounds
table-next-round = Next round
table-next-round-wait = Seen. Waiting.
table-still-looking = { $count ->
    [one] { $names } is still looking.
   *[other] { $names } are still looking.
}
table-seconds-left = { $count } s left
table-is-ready = ready
table-is-not-ready = not yet
table-to-podium = To the end
table-remark-kept = { $who ->
    [you] You kept { $card }: 42 points.
   *[they] { $name } kept { $card }: 42 points.
}
table-remark-worst = { $name }: { $count ->
    [one] 1 point
   *[other] { $count } points
} in one go.
table-remark-margin = { $count ->
    [one] 1 more and it ends.
   *[other] { $count } more and it ends.
}
table-scores = Score sheet

## The end

table-winner =
    { $name } wins.
    Nobody claps.
table-winner-you =
    You win.
    Nobody claps.
table-winners =
    { $names } share it.
    Reluctantly.
table-ended-limit = { $count ->
    [one] { $names } has reached { $points }. The limit was { $limit }.
   *[other] { $names } have reached the limit of { $limit }.
}
table-ended-limit-you = You have reached { $points }. The limit was { $limit }.
table-ended-limit-among = { $names } have reached the limit of { $limit }.
table-ended-rounds = { $count ->
    [one] The only round is played.
   *[other] All { $count } rounds are played.
}
table-rounds-grudge = { $count ->
    [one] One round, one grudge
    [2] Two rounds, one grudge
    [3] Three rounds, one grudge
    [4] Four rounds, one grudge
    [5] Five rounds, one grudge
    [6] Six rounds, one grudge
   *[other] { $count } rounds, one grudge
}
table-record = For the record
table-hits = Who hit whom
table-title-meanest = Meanest
    .text = { $count ->
        [one] one attack
       *[other] { $count } attacks
    }, { $on } of them on { $other }
table-title-victim = Favourite victim
    .text = hit { $count ->
        [one] once
       *[other] { $count } times
    }, countered { $countered ->
        [0] none
       *[other] { $countered }
    }
table-title-comeback = Best comeback
    .text = from { $count } cards to none in round { $round }
table-title-clean = Cleanest hands
    .text = won without a single Gift
table-title-saint = Nearly a saint
    .text = { $count ->
        [0] attacked nobody at all
        [one] only one attack
       *[other] only { $count } attacks
    }
table-title-hoarder = Collector
    .text = { $count ->
        [one] drew one card
       *[other] drew { $count } cards
    }
table-rematch = Rematch
table-rematch-wait = Changed my mind
table-rematch-start = Start anyway
table-rematch-waiting = Waiting for { $names }.
table-rematch-wanted = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
table-watch-replay = Watch the replay
table-so-far = The match so far
table-check-deal = Check the deal
table-deal-good = The deal matches its seal
table-deal-bad = The deal does not match its seal
table-deal-unknown = This browser could not check the deal
table-deal-checking = Checking the seal
table-deal-mine = Your chance is in it.
table-to-lobby = To the lobby
table-back-to-table = Back to the table

## Beside the table

table-standing = Standing
table-column-cards = Cards
table-column-points = Points
table-happened = What happened
table-turn-of = { $name }’s turn
table-turn-mine = Your turn
table-chat = Chat
table-chat-unread = { $count ->
    [0] Chat
   *[other] Chat, { $count } new
}
table-chat-empty = Nobody has said anything they could regret.
table-say = Say something you will regret
table-send = Send
table-taunts = Ready-made lines
table-taunt-ha = Ha.
table-taunt-ouch = That was unnecessary.
table-taunt-sorry-not-sorry = Sorry. Not very.
table-taunt-revenge = I will remember this.
table-taunt-hurry = Take your time. I have cake.
table-taunt-again = Do that again. I dare you.
table-taunt-mercy = Mercy. Just this once.
table-taunt-well-played = Well played. Never do it again.
table-mute = Mute
table-mute-name = Mute { $name }
table-unmute = Hear everybody again
table-rules = Rules
table-rules-search = Search the rules
table-rules-all = All rules on a page of their own

## Menu

table-menu = Menu
table-close = Close
table-home = Home
table-settings = At this table
table-language = Language
table-theme = Colours
table-theme-system = as the system
table-theme-dark = dark
table-theme-light = light
table-theme-other = { $theme ->
    [light] Light colours
   *[dark] Dark colours
}
table-sound = Sound
table-still = Less motion
table-confirm = Second tap plays
table-left-hand = Buttons for the left hand
table-family = Milder names
table-links = Links
table-invite = Copy the link to this table
table-seat-link = Copy the link to my seat
    .text = The link to your seat lets you go on with another device. Whoever has it plays for you.
table-renew = Replace the link to my seat
    .text = The old link is worth nothing then, and other devices that came by it lose your seat.
table-renew-sure = Yes, replace it
table-renewed = You have a new link. The old one is worth nothing any more.
table-copied = Copied.
table-host = You are the host
    .alone = Nobody here to hand anything to.
table-webhook = Tell a channel who is asked
    .about = A webhook of Discord, a topic of ntfy, or any other https address. It hears who is asked and not there, at which table, and the link. Nobody is shown the address again, not even you.
    .set = A channel is told who is asked and not there.
    .others = The host has a channel told who is asked and not there.
    .placeholder = https://…
    .save = Tell it
    .change = Tell this one
    .remove = Tell nobody
    .sent = A first word is on its way there. If it does not arrive, the address is wrong.
    .removed = Nobody is told any more.
table-replace = Let a bot play
table-hand-over = Make host
table-take-over = The host is away: take over
table-leave = Leave the table
    .text = A bot plays on with your cards. This cannot be undone.
table-leave-sure = Yes, leave

## Hints

table-hint = What would a bot do?
table-hint-thinking = A bot puts itself in your place …
table-hint-says = It would choose: { $option }
table-hint-text = { $chance } % to win, give or take { $error }.
table-hint-same = No difference
    .all = Whatever you choose: { $chance } % to win, give or take { $error }.
    .some = { $names }: { $chance } % to win, give or take { $error }.
table-hint-tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
} in worlds that look to you like this one.
table-hint-chance = { $option }: { $chance } %
table-plain-draw = Draw pile
