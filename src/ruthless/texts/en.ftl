# Wording shared by all games, in English.
#
# $seat, $other and $seats are names. $who says whether $seat is the reader ([you]) or somebody else ([they]), $whom the
# same of $other. $count is always there when $cards or $seats is.

## Lists

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
list-none = nothing

## Names

name-you = you

## Refusals any game can give

nobody-asked = Nobody is being asked: the match is over.
not-asked = { $who ->
    [you] You are not being asked now.
   *[they] { $seat } is not being asked now.
}
unknown-answer = “{ $text }” is no answer that this game knows.
not-offered = “{ $text }” is not among the options now.

## The terminal

terminal-welcome = { $game } for { $count } · you are { $name }, seat { $seat } · ? for help
terminal-resumed = Going on where you left off.
terminal-round = Round { $round }
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
terminal-misses = misses a turn
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
terminal-look = All hands lay open. Press Enter when you have seen enough.
terminal-fits = fits: { $demand }
terminal-draw-pile = draw pile: { $count }
terminal-limit = limit: { $count }
terminal-market = Market
terminal-hand = Hand
terminal-empty-hand = no cards
terminal-event = Event
terminal-table-round = R{ $round }
terminal-table-sum = Sum
terminal-final = Final result
terminal-won = { $who ->
    [you] You win!
   *[they] { $seat } wins.
}
terminal-shared = { $seats } share the win.
terminal-ask-number = There is no option { $text }. The options are shown above.
terminal-ask-word = I do not understand “{ $text }”. Type one of the options, or ? for help.
terminal-refused = Not possible: { $reason }
terminal-rule = Rule { $number }: { $text }
terminal-playable = Nothing is against it: “{ $text }” is among your options.
terminal-why-what = Say which card: why red-7.
terminal-no-card = There is no card or event “{ $text }”.
terminal-no-rule = There is no rule or card “{ $text }”.
terminal-no-scores = No round has been scored yet.
terminal-no-log = Nothing has happened yet.
terminal-saved = Saved. Go on with: { $command }
terminal-record = Watch the match again with: { $command }
terminal-help =
    Answer with the number or letter before an option, or with its notation:
    red-7, gift:blue, -> 2, wish blue, draw.
    ? CARD       explain a card or an event: ? gift, ? nice try, ? recession
    why CARD     why a card cannot be played now, with the rule: why red-7
    rules N      a rule, a section, a card's rules: rules 5.6, rules 5, rules gift
    hand         show the table and your hand again
    scores       the score sheet
    log          everything you have been told this round
    quit         save and leave; Ctrl-C and Ctrl-D do the same
    Cards: R Y G B are the colours, # a black number, * a four-colour card.
    On the table: > has the turn; what you know of a hand stands behind it.
