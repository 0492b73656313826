### What the pages say, in English. Short and plain; a railway word where it is the clearest.

## Everywhere

web-skip = Skip to the content
web-back = Back
web-your-name = Your name
# A person who gave no name. $number (number) of the seat
web-player = Player { $number }
# $level: what a level of bot is called
web-bot = { $level } bot
web-empty-seat = Empty seat
web-you = You
web-host = Host
web-copy = Copy
web-share = Share

## Settings

web-language = Language
web-theme = Colours
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = As the device has it

## Home

web-motto = Railway games at one table, near or far.
web-departures = Departures
web-departures-aside = Your tables
web-no-departures = No tables yet. Open one below or type a code.
web-preparing = The rules are being prepared: once, for a minute or two. Whoever begins now waits for that.
web-your-turn = Your turn
web-play = Play
web-waiting-for = Waiting for { $names }
web-waiting-for-others = Waiting for the others
web-not-started = Not started yet
web-arrived = Arrived
# A game that was played on from a moment of another one
web-played-on = Played on against bots
web-drop = Remove from the list
web-drop-over = This device forgets the table. The others keep it.
web-drop-lobby = You leave the table before the game begins, and your seat is free again.
web-drop-playing = The game is still running. A bot will play on for you, and this device forgets the table.
web-give-up = Give up my seat
web-just-now = just now
# $count (number)
web-game-minutes = About { $count } min
web-minutes = { $count } min ago
web-hours = { $count } h ago
web-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
web-new-tables = Open a new table
web-no-account = No account needed
# $fewest (number), $most (number)
web-players =
    { $most ->
        [one] { $fewest }–{ $most } player
       *[other] { $fewest }–{ $most } players
    }
# $count (number)
web-players-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-play-bot = Play a bot now
web-set-up = Set up a table
web-join = Join by code
web-code = Code of the table
web-join-go = Join
web-replays = Replays
web-replays-about = Open a game file and watch the game again.
web-game-file = Game file
web-replays-open = Open
web-learn = Learn
# $game: its name
web-rules-of = Rules of { $game }

## New table

web-new-table = New table
web-seats = Seats
web-how-many = How many players
# $number (number)
web-seat = Seat { $number }
# $number (number)
web-who-sits = Who sits on seat { $number }
# $number (number)
web-name-of = Name of player { $number }
web-seat-open = A friend, by link
web-seat-same = Somebody on this device
web-about-bots = About the bots
web-rules = Rules
web-all-options = All options
# $rule: its number
web-rule = Rule { $rule }
web-start = Start
web-open-table = Open the table

## Waiting room

web-here = Here
web-away = Away
web-on-this-device = On this device
web-seat-hint = Invite somebody, or add a bot
web-seat-free = Free
# $name of a person of the last game
web-kept-for = Kept for { $name }
web-add-bot = Add bot
web-bot-level = Level of the bot
web-remove = Remove
# $name
web-remove-name = Remove { $name }
# $number of a seat that nobody has taken
web-remove-seat = Remove seat { $number }
web-change-name = Change name
web-save = Save
web-invite = Invite
web-invite-about = Scan, type the code on the home page, or send the link.
web-qr = QR code of the invitation
web-invite-link = Invitation link
web-watch-link = Link for watching only
web-usual-rules = The usual rules
web-fill = Fill with bots
# $count (number)
web-seats-empty =
    { $count ->
        [one] { $count } seat is still empty.
       *[other] { $count } seats are still empty.
    }
web-all-here = All seats are taken.
# $name
web-waiting-for-host = { $name } will start the game.
web-host-will-start = The host will start the game.
web-leave = Leave the table
web-close-table = Close the table
web-close-sure = The table and its invitations will be gone. This cannot be undone.
web-close-yes = Close it for good

## Door

# $name
web-invites-you = { $name } invites you
web-invitation = You are invited
web-door-watch = You can watch this game
web-door-seat = This seat is for you
web-door-back = Your seat is waiting
web-door-host = You become the host of this table
web-full = All seats are taken, but you can watch.
web-choose-seat = Choose a seat
web-sit-down = Sit down
# $name
web-continue-as = Continue as { $name }
web-only-watch = Only watch
web-watch = Watch
web-take-over = Become the host

## Link to a seat

web-seat-link = Link to this seat
web-seat-link-about = This link leads back to the seat from any device, also if the browser loses its cookies. Keep it somewhere safe and secret: anyone who has it can play this seat. Give it only to the person who is to sit here.
web-to-table = Back to the table

## Curtain

web-pass-to = Pass the device to
web-curtain-about = Nobody else should look now. Your game is behind this ticket.
web-hold = Hold to open

## Errors

web-closed = This line is closed
web-to-home = To the home page
web-report-about = This will help whoever looks after the server to find the mistake:
web-report = Report
web-offline = No connection
web-offline-about = The server cannot be reached. Your games are kept there: nothing is lost.
web-offline-again = Try again

## Status, for whoever looks after the server

web-status = How the server does
# $number: of a process, as the system has it
web-status-process = Process { $number }
web-status-up = Up
web-status-tables = Tables in memory
web-status-pages = Connected pages
web-status-actions = Actions
web-status-slowest = 99 of 100 actions within
web-status-bots = Turns of bots that wait
web-status-failures = Bots that failed
web-status-memory = Memory

## What the scripts say; the names in braces are filled in by them

web-client-reconnecting = Reconnecting…
web-client-kept = Your plan is kept here.
web-client-try-now = Try now
# $time
web-client-last-contact = Last contact at { $time }.
web-client-online = On line
web-client-outdated = There is a new version of these pages.
web-client-closed = This table is closed.
web-client-reload = Reload
web-client-offline-reason = No connection. Nothing goes out until it is back.
# The place or the die is not among those that can be played, and only the server knows the reason
web-client-offline-why = No connection. Why that cannot be done now can only be said when it is back.
web-client-asked = Your choice is kept. What it brings is shown when the line is back.
web-client-nothing-back = There is nothing of yours to take back now.
web-client-your-turn = Your turn
# $n: how many lines
web-client-missed = New in the log since you were last here: { $n }
# $n, $m
web-client-way = way { $n } of { $m }
# $place: as on the board, B3
web-client-take-back = Take back what you drew on { $place }?
web-client-take-back-verb = Take back
web-client-confirm = Confirm
web-client-finish = Finish
web-client-waiting = Waiting…
web-client-back = Back
web-client-undo = Undo
web-client-changed = The position has changed. Look again.
web-client-stale = That came too late: the position had changed.
web-client-failed = That did not work. Try again.
web-client-copied = Copied
# $text
web-client-cannot-copy = Copy this yourself: { $text }
web-client-rule = Rule
web-client-close = Close
web-client-zoom-in = Nearer
web-client-zoom-out = Farther away
web-client-zoom-whole = The whole board
web-client-turn = { web-table-turn }
web-client-choices = All that you can tap
# $name: whose board it is
web-client-not-yours = This is the board of { $name }.

## Table

web-table-seats = Players
web-table-boards = Boards
web-table-board-text = Board as text
web-table-menu = Menu
web-table-close = Close
web-table-choices = What you can tap now
web-table-no-choices = Nothing can be tapped on the board now.
web-table-rivals = Did you mean
web-table-action = Your move
web-table-side = Score, log and chat
web-table-score = Score
web-table-log = Log
web-table-chat = Chat
# What one player is doing, beside the name
web-table-acting = playing
web-table-done = done
web-table-waiting = waiting
web-table-away = away
web-table-bot = bot
web-table-stand-in = a bot stands in
# $names: a list of names
web-table-waiting-for = Waiting for { $names }.
web-table-watching = You are watching.
web-table-two = { $first } and { $second }
web-table-three = { $first }, { $second } and { $third }
# $more (number): how many others
web-table-many =
    { $first }, { $second }, { $third } and { $more ->
        [one] { $more } other
       *[other] { $more } others
    }
web-table-if-ended = If it ended now
web-table-nothing-yet = Nothing scores yet.
web-table-undo = Undo
web-table-turn = Turn
web-table-finish = Finish
web-table-log-earlier = Earlier lines are not shown.
web-table-chat-earlier = Earlier messages are not shown.
web-table-no-messages = No messages yet
web-table-say-hello = Say hello; everybody at the table hears you.
web-table-message = Message
web-table-send = Send
web-table-agree = Agree
web-table-decline = Decline
web-table-withdraw = Withdraw
# $name: who is away
web-table-you-voted = You have voted for a bot to play for { $name }.
web-table-you-ask-back = You would like to take back your last move.

# The result
web-table-you-win = You win
web-table-wins = { $names } wins
web-table-share = { $names } share the win
web-table-you-share = You share the win with { $names }
# $points (number)
web-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# alone, where there is something to beat
web-table-enough = { web-table-points }: target of { $target } beaten
web-table-not-enough = { web-table-points }: target of { $target } not beaten
web-table-again = Play again
web-table-next = To the next table
web-table-called = Play again? The next table is open, and your seat is kept.
web-table-review = Review
web-table-share-replay = Share replay
web-table-save = Save
web-table-fair = Fair chance
web-table-checked = checked ✓
web-table-not-fair = does not agree ✕
web-table-fair-about = The commitment was shown before the first move. Seed and nonce prove that nobody could change dice or cards after it.
# While the game runs
web-table-fair-now = Dice and cards were fixed before the first move, and this commitment is their seal. At the end the seed is revealed, so that everybody can check them.
web-table-commitment = Commitment
web-table-seed = Seed
web-table-nonce = Nonce

# The menu
web-table-restart = Start this turn again
web-table-ask-back = Ask the others to take back my last move
web-table-since = Since you were last here
web-table-bot-for-you = A bot plays for you.
web-table-is-away = { $name } is away.
web-table-take-back-seat = Take back my seat from the bot
web-table-bot-in = Let a bot play for { $name }
# $votes (number): how many want it already
web-table-vote-bot = Vote for a bot to play for { $name } (votes so far: { $votes })
web-table-new-link = New link to the seat of { $name }
web-table-fork = Play on from here against bots
web-table-other-device = Continue on another device
web-table-sound-on = Turn the sound on
web-table-sound-off = Turn the sound off
web-table-keys = Keys
web-table-key-arrows = from place to place
web-table-key-tap = look at a place, then confirm
web-table-key-tools = choose what to play
web-table-key-turn = another way; with Shift back
web-table-key-undo = undo
web-table-key-restart = start the turn again
web-table-key-drop = drop the plan
web-table-key-choices = a list of all that can be tapped
web-table-key-zoom = nearer, farther away, the whole board
web-table-key-log = log
web-table-key-chat = chat
web-table-key-keys = this list

# The replay
web-replay-title = Replay
web-replay-moments = Moments of the game
web-replay-side = Score and log
web-replay-begin = Before the first move.
# $name: whose move; other players see it later
web-replay-hidden = { $name } makes a move that is still hidden.
web-replay-back = One step back
web-replay-ahead = One step ahead
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-view-as = Seen by
web-replay-open = everybody
web-replay-show = Show
web-replay-fork = Play on from here
web-replay-file = Save
web-replay-broken-off = This game was not played to its end.
web-replay-key-step = one step back or ahead
web-replay-key-ends = to the beginning, to the end
web-replay-key-play = play or pause
