# A player's own page, in English.

me-title = My matches
me-what = No account, no mail. A key that was made on this device knows your seats, and nobody else has it.
me-none = Nothing yet. Somebody has to start.
me-none-line = As soon as you sit down at a table, it stands here.
me-failed = Your matches could not be fetched.
me-again = Try again

me-running = Running
me-your-turn = Your turn
me-their-turn = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
me-until = until { $when }
me-all = All my matches

me-finished = Finished
me-finished-none = No match of yours has come to an end. Patience.
me-place = { $place ->
    [1] Won
   *[other] Place { $place }
}
me-of = of { $count }
me-no-end = came to no end
me-left = left
me-replay = Replay
me-decided = What decided it?
me-deciding = Looking into it … { $percent } %
me-undecided = No single turn decided it. It was a long decline.
me-turning = Turn { $turn }: { $winner } gains { $gain } %, { $loser } loses { $loss } %.
me-turning-you-won = Turn { $turn }: you gain { $gain } %, { $loser } loses { $loss } %.
me-turning-you-lost = Turn { $turn }: { $winner } gains { $gain } %, you lose { $loss } %.
me-watch-turn = Watch that turn
me-more = { $count ->
    [one] One more
   *[other] { $count } more
}

me-totals = The balance
me-played = { $count ->
    [one] match
   *[other] matches
}
me-won = won
me-mean-place = mean place
me-rating = Strength
    .about = By OpenSkill, from every match here. A newcomer has 25; bots are rated like everybody.
me-unrated = Rated from the next match on.
me-you = You

me-nemesis = Nemesis
me-nemesis-hit = { $count ->
    [one] { $name } has aimed at you once.
   *[other] { $name } has aimed at you { $count } times.
}
me-nemesis-weapon = Mostly with { $card }.
me-nemesis-owed = { $count ->
    [one] You owe one.
   *[other] You owe { $count }.
}
me-nemesis-even = You are even. For now.
me-nemesis-paid = { $count ->
    [one] Repaid, with one on top.
   *[other] Repaid, with { $count } on top.
}
me-nemesis-none = Nobody has aimed at you yet. It will not last.
me-victim = Favourite victim
me-victim-hit = { $count ->
    [one] You have aimed at { $name } once.
   *[other] You have aimed at { $name } { $count } times.
}
me-victim-weapon = { $card } does it for you.
me-scores = All accounts
me-scores-who = Who
me-scores-theirs = at you
me-scores-yours = by you
me-scores-met = met
me-scores-ahead = you ahead

me-key = Another device
    .about = Open this link there, or point a camera at it, and that device is you as well. Whoever has it is you: send it to nobody.
me-copy = Copy the link
me-qr = QR code
me-qr-about = The link that makes another device yours
me-carried = This device is yours now, too.
me-merged = You were two, and are one now.
me-other-key = Whose device is this?
    .about = The link belongs to somebody. This device has matches of its own. If both are you, make them one, for good: all matches, seats and ratings together. Else this device would show those of the link from now on, and its own no more.
me-other-key-merge = Both are me: make them one
me-other-key-sure = Make them one for good?
    .about = If the link is not yours, whoever it belongs to gets your matches, seats and ratings, and plays as you. There is no way back.
me-other-key-really = Yes. Both are me
me-other-key-take = Show those of the link
me-other-key-leave = Let go of your own?
    .about = From then on your matches are found only by the link to them that you have kept elsewhere. Without it they are lost to you.
me-other-key-leave-really = Yes. Show those of the link
me-other-key-stay = Stay who I am

me-forget = Forget me
    .about = Your name, your key, what you have said and your ratings go, at every table and in every match. The matches stay, for the others. Where one runs, a bot plays on.
me-forget-sure = Forget me for good?
me-forget-really = Yes. Forget me
me-forgotten = Who? Never heard of you.
