# Wording shared by all games, in English.
#
# $seat, $other and $seats are names. $who says whether $seat is the reader ([you]) or somebody else ([they]), $whom the
# same of $other. $count is always there when $cards or $seats is.

## Lists

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
list-none = nothing
quoted = “{ $text }”

## Names

name-you = you

## Refusals any game can give

nobody-asked = Nobody is being asked: the match is over.
not-asked = { $who ->
    [you] You are not being asked now.
   *[they] { $seat } is not being asked now.
}
unknown-answer = “{ $text }” is no answer that this game knows.
not-offered = “{ $text }” is no answer to what is asked now: { $question }

## Facts of any game in which cards are held

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
has-turn = { $who ->
    [you] It is your turn
   *[they] It is { $seat }'s turn
}.
is-dealt = { $who ->
    [you] You are
   *[they] { $seat } is
} dealt { $count ->
    [one] a card
   *[other] { $count } cards
}.

## The terminal

terminal-welcome = { $game } for { $count } · you are { $name }, seat { $seat } · ? for help
terminal-others-unfinished = { $count ->
    [one] One more match waits to be played on:
   *[other] { $count } more matches wait to be played on:
}
terminal-resumed = Going on where you left off.
terminal-outside = From other packages: { $packages }.
terminal-house-rules = House rules of this match:
terminal-house-rule = { $rule } – { $value }
terminal-round = Round { $round }
terminal-round-of = Round { $round } of { $count }
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
terminal-rounds-won = { $count ->
    [0] no round won
    [one] 1 round won
   *[other] { $count } rounds won
}
terminal-misses = misses a turn
terminal-safe-event = safe from the event
terminal-safe-bomb = safe from the bomb
terminal-safe-end = safe, has won the round
terminal-holds = { $seat } has
terminal-bomb = bomb: { $count ->
    [0] no more turns
    [one] 1 more turn
   *[other] { $count } more turns
}
terminal-bomb-now = bomb: { $count ->
    [0] last turn
   *[other] this turn and { $count } more
}
terminal-pile = Pile
terminal-on-space = on { $space }
terminal-to-lay = To be laid
terminal-moves-pawn = moves the pawn of { $seat }
terminal-backward = moves backwards
terminal-ghost = cards on the board do nothing
terminal-last-turn = the round ends with this turn: the pile does not suffice
terminal-turn = { $count ->
    [0] Before the first turn
   *[other] Turn { $count }
}
terminal-played = Played
terminal-discarded = discarded: { $count }
terminal-lost = has lost
terminal-home = home { $space }
terminal-owed = { $count ->
    [one] 1 card to play
   *[other] { $count } cards to play
}
terminal-misses-turns = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
terminal-blind = no cards next turn
terminal-again = has another turn
terminal-have-lost = Lost so far: { $seats }.
terminal-nobody-lost = Nobody has lost yet.
terminal-outlived = { $count ->
    [0] outlived nobody
    [one] outlived 1 player
   *[other] outlived { $count } players
}
terminal-plain-lead = { $name }:
terminal-look = All hands lay open. Press Enter when you have seen enough.
terminal-narrow = The board needs { $count } columns, and this terminal has { $width }: make it wider.
terminal-fits = fits: { $demand }
terminal-draw-pile = draw pile: { $count }
terminal-limit = limit: { $count }
terminal-in-force = In force
terminal-plus-one = { $event }: every draw is { $count ->
    [one] 1 card
   *[other] { $count } cards
} more
terminal-last-chance = { $event }: a last card triggers an event
terminal-not-for = { $rule } (not for { $seats })
terminal-market = Market
terminal-hand = Hand
terminal-empty-hand = no cards
terminal-happens = Event: { $event }
terminal-explained = { $name }: { $text }
terminal-table-round = R{ $round }
terminal-table-running = R{ $round }…
terminal-table-won = won
terminal-table-sum = Sum
terminal-final = Final result
terminal-won = { $who ->
    [you] You win!
   *[they] { $seat } wins.
}
terminal-shared = { $seats } share the win.
terminal-ask-number = There is no option { $text }. The options are shown above.
terminal-ask-word = I do not understand “{ $text }”. Type one of the options, or ? for help.
terminal-ask-which = “{ $text }” can mean { $cards }. Say which one.
terminal-refused = Not possible: { $reason }
terminal-rule = Rule { $number }: { $text }
terminal-thinking = { $name } is thinking …
terminal-adviser = The bot
terminal-hint = { $sure ->
    [yes] A bot in your place would choose: { $option }.
    [same] No difference: a bot in your place could not tell your options apart.
   *[no] A bot in your place sees no difference between { $option }.
}
terminal-hint-about = Chance of winning, by { $count ->
    [one] 1 try
   *[other] { $count } tries
} in worlds that look to you like this one:
terminal-hint-row = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
terminal-hint-forced = There is nothing else you could do.
terminal-hint-coach = The coach would choose: { $option }.
terminal-playable = Nothing is against it: “{ $text }” is among your options.
terminal-why-what = Say which card: why { $card }.
terminal-no-card = There is no card or event “{ $text }”.
terminal-no-rule = There is no rule or card “{ $text }”.
terminal-no-rules = Nobody has written down the rules of this game.
terminal-no-scores = No round has been scored yet.
terminal-no-log = Nothing has happened yet.
terminal-replay-keys = Enter: next · t: a turn · t 12: turn 12 · b: back · 30: answer 30 · q: quit
terminal-replay-at = turn { $turn } · { $at }/{ $last }
terminal-saved = Saved. Go on with: { $command }
terminal-record = Watch the match again with: { $command }
terminal-lesson-help = In a lesson hint says what the coach would do, and quit saves nothing.
terminal-lesson-left = Nothing of a lesson is kept. Begin it anew with: { $command }
terminal-lesson-over = Now against bots: { $command }
# The keys before options. They are typed, so they have to be short, without spaces, and not digits. No two of .draw, .pass,
# .yes, .no and .ready may be equal, nor two of the colours and .no. The colours' keys are the letters on cards, too.
terminal-keys =
    .draw = d
    .pass = p
    .yes = y
    .no = n
    .ready = r
    .red = r
    .yellow = y
    .green = g
    .blue = b

# The letters of the directions; no two of the first four may be equal, nor the last two.
terminal-sides =
    .north = n
    .east = e
    .south = s
    .west = w
    .forward = f
    .backward = b

# What can be typed instead of an answer; one word each. The English words work in every language.
terminal-commands =
    .help = help
    .rules = rules
    .why = why
    .hint = hint
    .hand = hand
    .scores = scores
    .log = log
    .quit = quit

terminal-help =
    Answer with the number or letter before an option, its name or its notation: red-7, gift:blue, -> 2, wish blue, draw.
    ? CARD       explain a card or an event: ? gift, ? nice try, ? recession
    why CARD     why a card cannot be played now, with the rule: why red-7
    rules N      a rule, a section, a card's rules: rules 5.6, rules 5, rules gift
    hint         what a bot in your place would do, and how the options compare
    hand         show the table and your hand again
    scores       the score sheet
    log          everything you have been told this round
    quit         save and leave; Ctrl-C and Ctrl-D do the same
    Cards: R Y G B are the colours; R/G has two of them, * all four, # is black.
    On the table: > has the turn; what you know of a hand stands behind it.

terminal-help-frantic-board =
    Answer with the number or letter before an option, its name or its notation: stop, 17, north, -> 2, no. A space is its number.
    ? CARD       explain a card or an event: ? magnet, ? SN, ? tsunami
    why WHAT     why an answer is not allowed now, with the rule: why 17
    rules N      a rule, a section, a card's rules: rules 5.3, rules 5, rules stop
    hint         what a bot in your place would do, and how the options compare
    hand         show the board and your hand again
    scores       the score sheet
    log          everything you have been told this round
    quit         save and leave; Ctrl-C and Ctrl-D do the same
    Board: the number of a space, the sign of its card, (02) the pawns of 0 and 2. Signs are those of your cards; arrows are Push, +2 and -2 Jump, T1 a teleport. ST₂: two cards, the top one counts. Underlined: spaces you can choose now. Yellow works on passing, red on landing, blue when played. > has the turn.

terminal-help-malta =
    Answer with the number or letter before an option, its name or its notation: shove, c3, north, row 3, -> 2, no.
    ? CARD       explain a card: ? shove, ? blind faith
    why WHAT     why an answer is not allowed now, with the rule: why c3
    rules N      a rule, a section, a card's rules: rules 3.3, rules 4, rules shove
    hint         what a bot in your place would do, and how the options compare
    hand         show the board and your hand again
    scores       who has lost so far
    log          what you have been told last
    quit         save and leave; Ctrl-C and Ctrl-D do the same
    Board: ┴2 is a tile with arrows west, north and east and the number 2; the letter behind it names a start tile; ○0 is removed; (02) are the pawns of 0 and 2. Draw the number under your pawn, play half your hand, move along an arrow; who has no cards or cannot move loses. > has the turn.

## The list of games

games-game = { $game }, { $fewest } to { $most } seats
games-outside = from another package: { $package } { $version }
games-expansion = expansion of another package: { $name }, { $package } { $version }
games-cards = cards: { $cards }
games-cards-all = with expansions: { $cards }
games-playing = { $count ->
    [one] 1 playing card
   *[other] { $count } playing cards
}
games-event = { $count ->
    [one] 1 event
   *[other] { $count } events
}
games-teleport = { $count ->
    [one] 1 numbered teleport
   *[other] { $count } numbered teleports
}
games-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
games-rules = rules version: { $number }
games-options = house rules:
games-presets = sets of house rules: { $presets }
games-languages = languages: { $languages }
games-engine = engine: { $compiled ->
    [yes] compiled
   *[no] pure Python
}

## House rules, explained

options-title = House rules of { $game } (> as chosen)
options-nothing = { $game } has no house rules.
options-default = default
options-none = none
options-whole = any number from { $number }
options-some = any of these, joined by +
options-presets = Sets with a name, to be chosen with --rules:
options-as-default = everything by default
options-code = Code to share these house rules: { $code }
options-play = Play with them: { $command }

## Simulations

simulate-title = { $game }: { $count ->
    [one] 1 match
   *[other] { $count } matches
}, { $seats } seats, seed { $seed }
simulate-seat = seat { $seat }
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-length = { $rounds ->
    [1] One round
   *[other] { $rounds } rounds
} and { $decisions ->
    [1] one decision
   *[other] { $decisions } decisions
} a match.
simulate-pace = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} and { $decisions } decisions a second ({ $seconds } s, processes: { $processes }).
simulate-figure = { NUMBER($number, minimumFractionDigits: 1) }
simulate-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## What the server refuses

server-stale = That question is no longer open.
server-held = Not yet. Somebody is still looking at the scores.
server-lesson = Not in a lesson.
server-not-seated = You have no seat at this table.
server-not-host = Only the host can do that.
server-host-here = The host is here. Ask nicely.
server-full = Every seat is taken.
server-too-few = It takes at least { $count } to play.
server-playing = A match is being played. Wait for its end.
server-not-playing = No match is being played.
server-no-such-table = There is no table with that code.
server-no-such-game = There is no game { $text }.
server-no-such-person = That seat belongs to nobody.
server-no-such-record = There is no record of a finished match here.
server-no-such-page = There is nothing here.
server-bad-token = This link no longer leads to a seat.
server-renewed = This link has been replaced by a new one.
server-no-key = This page needs your key: it is made when you first sit down.
server-bad-message = The server did not understand: { $text }.
server-bad-option = That house rule does not exist: { $text }.
server-other-rules = This match was played by another version of the rules. It is kept, but cannot be shown here.
server-missing-rules = This needs { $text }, which is not offered here. It is kept, but cannot be shown.
server-bad-record = This record cannot be shown: { $text }.
server-too-fast = Too much at once. Wait a moment.
server-too-many = That is enough tables for one hour.
server-too-large = That is too much for one message.
server-no-watching = This table does not want to be watched.
server-no-chat = The host has switched the chat off.
server-no-hints = The host has switched hints off.
server-no-choice = There is only one thing you can do.
server-no-idea = Nobody has an idea just now. Try again.
server-no-such-analysis = There is no such analysis here.
server-no-analysis = This match could not be analysed.
server-present = That player is here.
server-has-time = That player still has time. Be patient, or pretend to be.
server-no-days = This table does not play over days.
server-no-holiday = { $count ->
    [0] Your holidays for this match are used up.
    [one] You have one day of holiday left in this match.
   *[other] You have { $count } days of holiday left in this match.
}
server-replaced = A bot is playing for you. Take your seat back first.
server-removed = You no longer have a seat at this table.
server-rules-changed = The rules have changed since this match began. It cannot go on.
server-busy = The server could not keep that. Nothing has happened; try again.
server-unknown = We do not know yet whether this counted. We keep asking.
server-draining = The server is about to be restarted. Matches go on; new ones begin afterwards.
server-banned = The host of this server does not want your address.
server-closed = The host of this server has closed this table.
server-wrong-host = This server is reached under another address.
server-bad-address = That address cannot be called. It has to be a public one, and begin with https.
server-bad-name = A name is one short line that can be seen: no invisible signs, and not too long.
server-waiting = Too many are waiting for this. Try again in a moment.

## Who is called

call-you = Your turn: { $table }
    .more = They are waiting. Let them suffer, but not for ever.
call-you-again = Still your turn: { $table }
    .more = The clock has noticed. So have the others.
call-them = { $names }: your turn at { $table }.
call-them-again = { $names }: still your turn at { $table }.
call-greeting = From now on { $table } calls here when somebody is asked and not there.
