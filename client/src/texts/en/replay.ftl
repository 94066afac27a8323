# What the replay says, in English.

replay-title = Replay · { $names } · Ruthless
replay-home = Ruthless, home
replay-loading = Rewinding …
replay-loading-rest = The rest of the match is still on its way; the counts grow with it.
replay-again = Try again
replay-close = Close
replay-seat = Seat { $number }
replay-not-yours = You have no seat at that table. Its matches can be watched here when they are over.

## Opening a file

replay-open = Watch it again
    .text = A record of Ruthless, as a table offers it at the end or as ruthless play keeps it.
replay-drop = Drop the record here
replay-drop-now = Let go
replay-choose = Choose a file
replay-open-other = Open another file
replay-open-private = The server plays it back to you and forgets it. Whoever has a record sees every card: it holds all secrets of its match.
replay-file-large = That file is too large for a record.
replay-file-unreadable = That file is no record: it is not JSON.
replay-file-foreign = That file is JSON, but no record of Ruthless.

## Through whose eyes

replay-eye = Seen by
replay-eye-open = All hands open
replay-eye-public = A bystander
replay-eye-seat = { $name }
replay-more = What came since?

## The table

replay-plays = plays
replay-asked = asked
replay-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
replay-hidden = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
replay-no-cards = no cards
replay-beginning = The beginning
replay-end = The end
replay-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
replay-chooses = { $name } chooses: { $what }
replay-declines = { $name } says no.
replay-silent = Something was decided that nobody else was told.
replay-silent-of = { $name } decides something that nobody else is told.

## The line of time

replay-timeline = Moment of the match
replay-spoken = Moment { $moment } of { $last }{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
replay-highlight = Moment { $moment }: { $text }
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed } times
replay-round = Round
replay-turn = Turn
replay-of = of { $count }
replay-share = Share this moment
replay-copied = Link copied
replay-link = Link to this moment

## Moves, stats, record

replay-moves = Moves and more
replay-tab-moves = Moves
replay-tab-stats = Stats
replay-tab-record = Record
replay-round-number = Round { $round }
replay-turn-of = Turn { $turn } · { $name }
replay-to-round = Go to round { $round }
replay-accounts = Accounts, round by round
replay-hits = Who hit whom so far
replay-no-hits = Nobody has hit anybody yet. It will not last.
replay-game = Game
replay-players = Players
replay-house-rules = House rules
replay-no-house-rules = none: by the book
replay-length = Length
replay-length-is = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $moments ->
    [one] 1 step
   *[other] { $moments } steps
}
replay-language = Language
replay-download = Download the record

## The check of the deal

replay-deal = Check of the deal
replay-fair = Deal matches its seal
replay-unfair = Deal does not match its seal
replay-deal-running = The secret behind the seal is shown when the match is over.
replay-deal-none = Nobody sealed this deal: it was not played at a table of a server.
replay-deal-seal = { $right ->
    [yes] Seed and salt give the seal.
   *[no] Seed and salt do not give the seal.
}
replay-deal-mixed = { $right ->
    [yes] The seed, mixed with what the players put in, gives the seed of the match.
   *[no] The seed and what the players put in do not give the seed of the match.
}
replay-deal-seed = { $right ->
    [yes] The match was dealt from exactly that.
   *[no] The match was dealt from something else.
}
replay-check-hands = Check every first hand
replay-hands-right = { $count ->
   *[other] All { $count } first hands are the ones this seed deals.
}
replay-hands-wrong = First hands this seed does not deal: { $names }.
replay-older = Played by older rules. It is shown by those of today, as far as they allow what was played; what follows from a move may differ.
replay-seal = Seal { $seal }
replay-deal-about = Your browser computed this itself. Compare the seal with the one the table showed before the deal.

## The chances

replay-analyse = Who was winning?
replay-analysing = The match is being played on from every turn. This takes a while …
replay-chances = Chances of winning after this turn
replay-chances-about = Chances to win, give or take { $error } %, from every turn with all hands as they lay. Numbers mark what turned it.
replay-turning-point = Turn { $turn }: { $winner } gains { $gain } %, { $loser } loses { $loss } %. { $text }
