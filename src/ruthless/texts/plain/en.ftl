# What a game from outside need not say itself: the facts and answers of the plain verbs.

is-dealt-cards = You are dealt { $cards }.
has-turn = { $who ->
    [you] It is your turn
   *[they] It is { $seat }'s turn
}.
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
discards = { $who ->
    [you] You discard
   *[they] { $seat } discards
} { $cards }.
passes = { $who ->
    [you] You pass
   *[they] { $seat } passes
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
match-ends = The match is over, won by { $seats }.
not-in-hand = You do not hold { $card }.
answer-draw = draw
answer-pass = pass
answer-no = no
answer-yes = yes

terminal-help-plain =
    Answer with the number or letter before an option, its name or its notation.
    ? CARD       explain a card
    why CARD     why an answer is not allowed now, with the rule
    rules N      a rule, a section, a card's rules, if the game has any written
    hint         what a bot in your place would do, and how the options compare
    hand         show the table and your hand again
    scores       how everybody stands
    log          what you have been told last
    quit         save and leave; Ctrl-C and Ctrl-D do the same
    On the table: > has the turn; what you know of a hand stands behind it.
