# What the shell, the home page, the lobby and the rules say, in English.

app-title = Ruthless
app-home = Home
app-close = Close
app-cancel = Cancel
app-loading = One moment.
app-copied = Copied
app-menu = Menu

## Switches

app-preferences = Preferences
app-language = Language
app-theme = Theme
    .system = as the system
    .dark = dark
    .light = light
app-theme-switch = Theme: { $theme ->
    [dark] dark. Switch to light
   *[light] light. Switch to dark
}
app-sound = Sound
    .about = Dry, short, never the only sign.
app-motion = Motion
    .system = as the system
    .full = full
    .still = still
app-family = Milder names
    .about = Cards with a rude name get a friendlier one.
app-confirm = One tap picks, the second plays
    .about = Without it, one tap plays.
app-left-hand = Left hand
    .about = The buttons change sides.

## Home

app-headline = Play nice elsewhere.
app-start-table = Start a table
app-join = Join with a code
app-bots = Play the bots
app-rules = Rules
app-replays = Replays
app-ways = { $count ->
    [3] Three ways to lose friends
   *[other] { $count } ways to lose friends
}
app-players = { $fewest }–{ $most } players
app-poster = { $game }, { $fewest } to { $most } players. { $line }
app-waiting-playing = { $table }: the match goes on
    .line = { $others } cannot wait. Well, they can.
app-waiting-lobby = { $table }: not dealt yet
    .line = { $others } may still change their minds.
app-waiting-over = { $table }: over, for now
    .line = A rematch would settle nothing.
app-waiting-alone = Nobody else is there yet.
app-my-tables = Your tables
app-forget = Forget this table
app-open-tables = Open tables
app-is-playing = a match is on
app-seats-free = { $count ->
    [0] full
    [one] 1 seat free
   *[other] { $count } seats free
}
app-sit-down = Sit down
app-watch = Watch

## Starting, joining

app-your-name = Your name
    .placeholder = What they will curse
app-table-name = Name of the table
    .placeholder = Friday Grudge
app-default-table = Table of { $name }
app-which-game = Which game
app-how-many-bots = How many bots
app-bot-temper = How they play
app-easy = Tame
    .about = Plays what comes to mind.
app-normal = Nasty
    .about = Counts your cards. Remembers everything.
app-hard = Ruthless
    .about = Plays out hundreds of futures and picks your worst.
app-create = Set the table
app-deal-now = Deal now
app-code = Code of the table
    .placeholder = KR7Q2M
app-code-hint = Six letters and digits, or the whole link.
app-join-go = Go there
app-nobody = Human
app-table-alone = You against bots
app-need-name = A name is needed. Any name.
app-need-code = That is no code of a table: it has six letters and digits.
app-listed = Anybody may find it
    .about = The table stands in the list on the home page.

## Table not there, connection

app-connecting = Connecting …
app-offline = No connection. Your seat is kept.
app-rules-changed = The rules have changed since the last match here. It cannot go on: deal a new one.
    .replay = Watch it as far as it came
app-gone = The server has hung up.
app-no-table = Nobody sits here.
app-go-home = To the home page
app-error-offline = The server cannot be reached.
app-error-server = The server has failed. Try again.
app-error-unknown = That did not work, and the server did not say why.
app-error-gone = There is no connection to the table any more.
app-take-new-seat = Come in as a guest

## Lobby

app-lobby-line = Tell only people you dislike
app-share = Share link
app-share-text = { $name } has a table for { $game }. Code { $code }.
app-copy = Copy
app-qr = QR code
app-qr-about = Point a phone at this to come to the table { $code }.
app-seats = { $count } of { $most } seats
app-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
app-you = You
app-host = host
app-bot = Bot
app-away = Away
app-plays-easy = plays tame
app-plays-normal = plays nasty
app-plays-hard = plays ruthlessly
app-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
app-here = Choosing a face
app-is-ready = Ready
app-not-ready = Not ready
app-add-bot = Add a bot
app-invite = Invite
app-seat-menu = What to do with { $name }
app-remove = Take the seat away
app-mute = Mute { $name }
app-unmute = Hear { $name } again
app-muted = muted
app-make-host = Make { $name } the host
app-take-over = The host is away: take over
app-rename = Call me something else
app-leave = Leave the table
app-leave-sure = Give up your seat?
app-seat-link = Move to another device
app-seat-link-about = Whoever opens this link plays for you. Do not send it to friends, least of all to friends.
app-house-rules = House rules
app-chip-limit = Ends at { $points }
app-chip-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
app-chip-changed = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
}
app-pace = Pace
    .host = The host decides.
app-pace-slow = Slow
app-pace-normal = Normal
app-pace-fast = Fast
app-clock = Clock
app-clock-off = No clock
    .about = Take as long as you like.
app-clock-relaxed = 60 s a turn
    .about = Ten seconds to react. Then a bot sits in.
app-clock-brisk = 20 s a turn
    .about = Five seconds to react. Then a bot sits in.
app-clock-day = A day a turn
    .about = Play when you like. The clock runs while everybody is away.
app-clock-three-days = Three days a turn
    .about = For people with jobs.
app-clock-week = A week a turn
    .about = Revenge is served cold here.
app-window = Time to react
    .about = Attacks and other chances to react last this long, whatever anybody holds, has set or answers. At the table everybody can say beforehand what they answer.
app-window-minute = 1 min
    .chip = 1 min to react
app-window-ten-minutes = 10 min
    .chip = 10 min to react
app-window-hour = 1 h
    .chip = 1 h to react
app-window-eight-hours = 8 h
    .chip = 8 h to react
app-sit-in = When somebody’s time is up
    .on = Late? A bot plays
    .off = Late? We wait
app-sit-in-wait = The match waits
    .about = The host may let a bot play then.
app-sit-in-bot = A bot sits in
    .about = Until its person comes back.
app-sealed = Deal sealed:
app-seal-about = The next deal is fixed by a secret the server has sealed under this number, mixed with chance from everybody’s browser. When the match is over, both are shown, and your browser checks them.
app-seal-title = The seal of the deal
app-deal = Deal the cards
app-ready = I am ready
app-unready = Not so fast
app-too-few = { $missing ->
    [one] One more is needed. A bot would do.
   *[other] { $missing } more are needed. Bots would do.
}
app-unready-one = { $name } is not ready. { $name } gets cards anyway.
app-unready-some = { $names } are not ready. They get cards anyway.
app-all-ready = All ready. Poor things.
app-waiting-host = { $name } deals. Wait for it.
app-guest = You are only looking. Sit down?
app-guest-full = All seats are taken. You may watch.
app-table-settings = The table
app-setting-watch = Anybody may watch
    .about = Watchers see what everybody sees, no hands.
app-setting-chat = Chat
    .about = Words hurt more than cards.
app-setting-hints = Hints
    .about = Whoever is asked may ask a bot for advice. It sees what they see.
app-setting-bots = Bots that sit in for people
app-presets = Sets with a name
app-number-from = or a number from { $number }
app-rules-code = Code of these house rules
app-rules-code-use = Use a code
app-only-host = Only { $name } may change this.
app-last-match = Back to the end of the match

## Rules

app-rules-title = Rules: { $game }
app-rules-search = Search the rules
    .placeholder = Gift, points, 5.6 …
app-rules-none = No rule says anything about that. Which does not make it allowed.
app-rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
app-rules-sections = Sections
app-rules-rulings = Rulings
app-rules-rulings-about = Where the books are silent or disagree, this is how we play.
app-rules-link = Link to rule { $number }

## What is not ours

app-outside = From outside: { $package } { $version }
app-outside-game = The game is from outside: { $package } { $version }
app-outside-expansion = The expansion { $name } is from outside: { $package } { $version }
app-outside-bot = The bot { $name } is from outside: { $package } { $version }
app-bot-outside = From outside

## Lessons

app-learn = Learn { $game }
app-learn-new = New here? Three minutes with a coach.
app-learn-retry = Try again

## Being called

app-call = Call me when it is my turn
    .off = Off. Nobody will come and get you.
    .on = Even while this page is closed. It says whose turn it is and at which table, never a card.
    .page = Only while this page is open somewhere: this browser takes no calls for a closed one.
    .asking = Asking the browser …
    .refused = This browser was told to show nothing from here. Allow notifications in its settings for this site, then come back.
    .install = On an iPhone or iPad, first add Ruthless to the home screen (Share, then Add to Home Screen) and open it from there.
    .insecure = Browsers do this over https only, and this address is none. Ask whoever runs the server.
    .unable = This browser has no notifications.
