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
# who plays for the reader, in the log: “Your bot draws a card.”
web-your-bot = Your bot
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
# To whoever was sent home from a table
web-seat-lost = The host has made a new link to your seat at a table, so you no longer play there. If it is meant for you, ask for that link.
web-drop = Remove from the list
web-drop-over = This device forgets the table. The others keep it.
web-drop-lobby = You leave the table before the game begins, and your seat is free again.
web-drop-playing = The game is still running. A bot will play on for you, and this device forgets the table.
web-drop-challenge = The table will be gone for good. Your try is used up and has no result.
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
web-code = Code
web-join-go = Join
web-replays = Replays
web-replays-about = Open a game file and watch the game again.
web-replays-choose = Choose a game file
web-replays-open = Open
web-learn = Learn
# $game: its name
web-rules-of = Rules of { $game }
# A first game, played along with what is said on the way
web-lesson = Lesson
web-lesson-start = Learn by playing
web-lesson-onward = Now against a bot

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
web-about-bots = About the bots, strongest first
web-rules = Rules
web-all-options = All options
# $rule: its number
web-rule = Rule { $rule }
web-start = Start
web-open-table = Open the table

## Pace

web-pace = Pace
web-pace-move = Time for a move
web-pace-none = No clock
web-pace-more = Reserve and stand-in
web-pace-bank = Reserve for the whole game
web-pace-no-bank = No reserve
web-pace-bank-about = A slower move takes what it needs from the reserve.
web-pace-level = Who takes over
web-pace-level-about = This bot plays for whoever has no time left, until they take their seat back.
# $count (number)
web-pace-minutes = { $count } min
web-pace-hours = { $count } h
web-pace-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# $move, $bank: times such as “2 days”; $level of a bot
web-pace-told = Time for a move: { $move }. When it is up, a bot goes on: { $level }.
web-pace-told-bank = Time for a move: { $move }, and { $bank } in reserve. When both are up, a bot goes on: { $level }.
# Before the time that the reader still has
web-pace-yours = Your time
web-pace-nearly-up = Your time is nearly up. Then a bot goes on for you.
# $time: how long, in words
web-time-left = { $time } left
web-reserve-left = { $time } left in reserve
web-pace-short = under a minute

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
web-at-the-table = At the table
web-hints = Hints
web-hints-about = Whoever is to move may ask for a good move. Nobody else hears of it.
web-no-hints = There are no hints at this table.
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
# $name: whose seat it is
web-seat-link-of = Link to the seat of { $name }
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
web-client-reserve = in reserve
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
web-client-hint = { web-table-hint }
web-client-hint-thinking = Thinking…
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
web-table-conceded = gave up
# $names: a list of names
web-table-waiting-for = Waiting for { $names }.
# $names: who has said yes
web-table-in-favour = In favour: { $names }.
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
web-table-light = Choose a row to see it on the board
web-table-nothing-yet = Nothing scores yet.
web-table-undo = Undo
web-table-turn = Turn
web-table-hint = Hint
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
web-table-you-would-end = You would like to end the game now.

# The result
web-table-you-win = You win
web-table-wins = { $names } wins
web-table-share = { $names } share the win
web-table-you-share = You share the win with { $names }
# Of a game that those who played have ended before its end
web-table-stopped = Ended early
web-table-stopped-about = This is how the sheets stood. The game does not count in statistics.
# $names: who has given up
web-table-gave-up = Gave up: { $names }. A bot played on.
web-table-you-gave-up = You gave up.
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
web-table-bot-for-good = You have given up. A bot plays on for you.
web-table-concede = Give up
web-table-concede-sure = A bot plays your seat to the end, and you come in last. You cannot take the seat back.
web-table-concede-yes = Give up for good
web-table-end = End the game now
web-table-vote-end = Propose to end the game
web-table-end-sure = The game is over when everybody agrees, without a winner. It can still be replayed, and does not count in statistics.
web-table-end-alone = The game is then over, without a winner. It can still be replayed, and does not count in statistics.
web-table-end-yes = End it
web-table-vote = Propose it
web-table-bot-in = Let a bot play for { $name }
# $votes (number): how many want it already
web-table-vote-bot =
    { $votes ->
        [0] Vote for a bot to play for { $name }
       *[other] Vote for a bot to play for { $name } (votes so far: { $votes })
    }
web-table-new-link = New link to the seat of { $name }
web-table-new-link-sure = Whoever opens it plays this seat from then on. The devices that hold it now lose it.
web-table-new-link-yes = Make the link
web-table-fork = Play on from here against bots
web-table-other-device = Continue on another device
web-remind = Reminders
web-remind-open = At your turn, an open page of this table calls you by:
web-remind-sound = a whistle
web-remind-title = the name of its tab
web-remind-badge = a mark on the app’s icon
web-remind-about = At your turn, with no page of this table open, you are called:
web-remind-push = On this device
web-remind-push-cannot = Reminders cannot come to this browser: they need https and push messages.
web-remind-push-denied = You have not allowed notifications. The browser’s settings can change that.
web-remind-push-on = Reminders will come to this device.
web-remind-push-off = Reminders will no longer come to this device.
web-remind-webhook = Webhook
web-remind-webhook-about = Discord understands it, for example. Leave it empty to end it.
web-short-turns = End my turns by themselves
web-short-turns-about = As soon as nothing else can be done. After that there may be no way back.
web-table-keys = Keys
web-table-key-arrows = from place to place
web-table-key-tap = look at a place, then confirm
web-table-key-tools = choose what to play
web-table-key-turn = another way; with Shift back
web-table-key-hint = a good move, and why
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
# $name: whose turn it was
web-replay-turn-ended = { $name } ends the turn.
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

## Analysis of a game

web-analysis-title = Analysis
web-analysis-about = A bot looks at every decision of a player, from what was known at that moment, and tells where it would have done something else.
web-analysis-ask = Analyse
web-analysis-whose = Whose decisions
# $found (number), $of (number)
web-analysis-progress = Decisions looked at: { $found } of { $of }
web-analysis-nothing-lost = Nothing was lost that the bot could see.
# $of (number), $costly (number)
web-analysis-costly = Decisions: { $of }. Costly ones: { $costly }.
# $listed (number), $marked (number): of the losses
web-analysis-worst = The list has the { $listed } worst; { $marked } are marked on the line.
# $count (number)
web-analysis-not-judged = Decisions that could not be judged: { $count }
# $bot: the name of a level
web-analysis-judge = Judge: { $bot }.
web-analysis-better = Show a better move
web-analysis-best = Better:
web-analysis-played = Played:
web-analysis-as-played = As played
# $at (number): of the moment
web-analysis-moment = step { $at }
# $lost: a figure
web-analysis-lost-points = Lost here: { $lost }
# $lost: a figure
web-analysis-percent = { $lost }%
# $lost: a figure
web-analysis-lost-chance = Chance to win lost here: { web-analysis-percent }

## By oneself: the challenge of the day

web-alone = By yourself
web-challenge = Challenge of the day
web-challenge-about = The same dice, cards or tiles for everybody on this server today, and one try.
web-challenge-device = One try for each device, known by its cookie. Once begun it is used up, even if you delete the table.
# $hours (number), $minutes (number)
web-challenge-left =
    { $hours ->
        [0] The day ends in { $minutes } min, at midnight UTC.
       *[other] The day ends in { $hours } h { $minutes } min, at midnight UTC.
    }
web-challenge-alone = Played alone
# $bot: what a bot is called
web-challenge-against = Against: { $bot }
web-challenge-play = Begin my try
web-challenge-begun = Your try has begun.
web-challenge-go-on = Go on
web-challenge-own = Look at your game
web-challenge-missed = Your try was not finished in time, so it does not count.
web-challenge-nobody = Nobody has finished yet.
# $count (number)
web-challenge-under-way =
    { $count ->
        [one] { $count } is still playing
       *[other] { $count } are still playing
    }
web-challenge-results = Results of the day
web-challenge-all = All results
web-challenge-yesterday = Yesterday
web-challenge-held = Replays, game files and the seed are shown when the day is over, at midnight UTC.
web-challenge-sheets = Where the points came from
web-challenge-replay = Replay
web-challenge-days = Other days
web-challenge-earlier = The day before
web-challenge-later = The day after
# $day (number), $month (number), $year: four digits
web-day =
    { $month ->
        [1] { $day } January { $year }
        [2] { $day } February { $year }
        [3] { $day } March { $year }
        [4] { $day } April { $year }
        [5] { $day } May { $year }
        [6] { $day } June { $year }
        [7] { $day } July { $year }
        [8] { $day } August { $year }
        [9] { $day } September { $year }
        [10] { $day } October { $year }
        [11] { $day } November { $year }
       *[12] { $day } December { $year }
    }

## Statistics

web-statistics = Statistics
web-statistics-about = Games that this device has played to their end. They stay as long as their tables do; a fork of a game does not count.
web-statistics-start = Your line starts here
web-statistics-none = No game has been played to its end on this device yet. After the first one your results, your best scores and your rivals stand here.
web-statistics-first = Choose a first game
web-statistics-csv = Save as CSV
web-statistics-games = Games
web-statistics-best = Best
web-statistics-mean = Average
web-statistics-won = Won
web-statistics-drawn = Drawn
web-statistics-lost = Lost
# $count (number), $low (number), $high (number)
web-statistics-plot =
    { $count ->
        [one] { $count } result: { $high }.
       *[other] { $count } results, one after the other: from { $low } to { $high } points.
    }
web-statistics-dots = Filled dot: won.
web-statistics-parts = Where points come from, on average
web-statistics-part = Part of the score
web-statistics-rivals = Head to head
web-statistics-rival = Against
web-statistics-variants = By variant
web-statistics-variant = Rules
web-statistics-last = Last games
web-statistics-day = Day
web-statistics-score = Points
web-statistics-server = On this server
web-statistics-server-about = All finished games of everybody, without names.
# $count (number)
web-statistics-played =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-statistics-who = Who
web-statistics-people = People
web-statistics-detail = In detail

## Puzzles

web-puzzles = Puzzles
web-puzzles-about = Bots have played up to the last decision: after the last roll or card, or to the last turn of all. Find the best end. It is proved that the goal can be reached and not be beaten.
# $solved (number), $all (number)
web-puzzles-solved = { $solved }/{ $all } solved
# $number (number)
web-puzzle = Puzzle { $number }
# $points (number)
web-puzzle-open = Goal: { $points }
web-puzzle-done = Solved: { $points }
# $reached (number), $points (number)
web-puzzle-reached = { $reached } of { $points }
# $number (number), $points (number)
web-puzzle-goal = Puzzle { $number }: end the game with { $points } points.
web-puzzle-last-turn = Puzzle { $number }, the last turn: end with { $points } points.
web-puzzle-solved = Solved! There is no better end.
# $points (number), $short (number)
web-puzzle-short =
    { $short ->
        [one] { $points } points are possible: { $short } more.
       *[other] { $points } points are possible: { $short } more.
    }
web-puzzle-again = Try again
web-puzzle-next = Next puzzle

## Round a real table

web-real = Round a real table
web-real-about = For those who sit together with paper, cards and cardboard: the screen only helps.
web-real-way = Score paper boards, print them, share dice and cards.
web-real-open = Open
web-real-score = Score a result
web-real-print = Print

# A result that is tapped in
web-paper = Score a result
web-paper-whose = Whose board
web-paper-more = Add a player
web-paper-fewer = Remove a player
web-paper-undo = Undo
web-paper-clear = Start afresh
web-paper-wrong = This cannot be right
web-paper-text = As text
web-paper-text-about = What was tapped in, to be copied or typed. The address of this page holds it, too.
web-paper-read = Read it
web-print = Print

# Sheets to print
web-print-size = Paper
web-print-copies = Boards
web-print-show = Show
web-print-now = Print
web-print-about = Choose “actual size” or “fit to page” in the print window. The last leaf is a score pad.

# Dice and cards for a real table
web-companion-open = Open
web-companion-timer = Time for a turn
web-companion-untimed = As long as it takes
web-companion-sound = Whistle
# $count (number)
web-companion-seconds = { $count } seconds
web-companion-invite = Let others look on
web-companion-invite-about = Scan, or type the code on the home page.
web-companion-watching = Another device rolls and deals. You see it at once.
web-companion-end = End early
web-companion-end-about = Nothing more is drawn, and everybody can check that all of it was fair.
web-companion-end-yes = End it

# A counter for a real table
web-counter-undo = Undo
web-counter-watching = Another device counts. You see it at once.
web-counter-end = End counting
web-counter-end-about = Nothing more can be entered. All that was counted stays in sight.
