### What the server says, in English: why something cannot be done, and what happened beside the game.

## Tables and links

server-no-such-table = There is no such table for you here. Ask for a link to it.
server-no-such-table-at-all = There is no such table. “whistlestop admin list” shows those that there are.
server-no-such-link = This link leads nowhere any more. Ask for a new one.
server-no-such-code = No table waits under this code. Codes end when a game starts.
server-no-such-page = There is no such page.
server-not-started = The game has not started yet.
server-has-started = The game has started already.
server-not-over = That comes when the game is over.
server-is-over = The game is over.
server-seat-taken = Somebody has just taken this seat. Choose another one.
server-seats-open = There are empty seats. Invite somebody or put bots on them.
server-seat-of-bot = A bot of its own sits there.
server-no-code = No free code was found. Try again.
server-no-such-pace = There is no such pace. Choose one from the list.
server-only-host = Only the host of the table can do that.
server-not-your-seat = That is not your seat.
server-no-such-switch = Turns do not end by themselves here.
server-is-here = { $name } is here. A bot stands in only for people who are away.
# $name: who has given up
server-has-conceded = { $name } has given up this seat for good.
server-only-watching = You are watching. Only those who have a seat can play.
server-too-many-watch = So many people are watching this table already that no more can. Try again later.
server-bot-plays = A bot plays for you. Take your seat back first.
server-hint-never = There are no hints at this table.
server-hint-later = There is a hint for you when it is your turn.
server-hint-failed = No hint was found this time. Try again.
server-hint-too-often = That is too many hints at once. Wait a moment.
# $parts: parts of the score sheet with points, in words
server-hint-scores = Scores now: { $parts }.
# $parts: parts of the score sheet with points, in words
server-hint-plan-scores = The plan brings: { $parts }.

## Reminders

# $name: whose turn it is
server-reminder = It is your turn, { $name }.
server-reminder-address = Nothing can be sent to this address. Addresses begin with https://.
server-reminder-private = That address is in a private network. Only public ones can be used.
server-reminder-keys = The browser has sent keys that cannot be used. Try again.

## Votes

server-not-your-vote = You have nothing to decide there.
server-no-such-vote = There is nothing to vote on any more.
# $name: who asks
server-proposal-rewind = { $name } would like to take back the last move. The same dice or cards come again.
# $name: who is away
server-proposal-bot = Let a bot play for { $name } for now?
server-proposal-end = End the game now, without a winner?

## Log and chat

server-log-undid = { $name } takes back a step.
    .you = { $name } take back a step.
server-log-restarted = { $name } starts the turn again.
    .you = { $name } start the turn again.
server-log-rewound = By consent of all, the game goes back.
server-stands-in = A bot plays for { $name } for now.
server-time-up = The time of { $name } is up. A bot plays for now.
server-plays-again = { $name } plays again.
server-declined = { $name } declines the proposal.
# $name: who gives up
server-conceded = { $name } has given up. A bot plays on.
server-stopped = The game was ended early.
server-reissued = The host has made a new link to the seat of { $name }.
# $seat (number): whose bot
server-bot-replaced = The bot on seat { $seat } has failed. A simpler one goes on.
server-chat-full = This table’s chat is full.
server-muted = Whoever looks after this server has taken your voice at this table. You can still play.
server-log-full = So much was taken back at this table that nothing more can be.

## Requests

server-too-often = That was too fast. Wait a moment and try again.
server-too-many-pages = Too many pages are open on this device or in its network. Close some of them.
server-too-many-reminders = So many reminders are switched on at this table that no more can be.
server-bad-frame = The page has sent something that the server does not understand. Load it again.
server-bad-request = The server does not understand this request.
server-not-ready = The rules of this game are being prepared: that happens once, after a change of the program. In a moment you can play.
server-failed = Something went wrong on the server. Nothing of your game is lost: try again.
server-database-away = The server’s database is not available at the moment. Nothing of your game is lost: try again soon.

## The database

server-database-address = This is not the address of a database. It looks like sqlite:///folder/file.db or postgresql://host/name.
server-database-driver = The program for PostgreSQL is missing: install whistlestop with its extra “postgresql”.
# $revision: the version of the database
server-database-newer = The database was written by a newer Whistlestop (version { $revision }). Start that one.
server-database-older = The database is of an older version ({ $revision }). A server that starts brings it up to date.
# $path: a file
server-database-missing = There is no database { $path }.
server-database-not-empty = There are tables in this database already. Restore into an empty one.
server-backup-onto-itself = A copy cannot take the place of the database that it is made from. Choose another file.
# $table: a name in the database
server-database-damaged = The database is damaged: what is in “{ $table }” does not fit together. Restore a copy of it.
# $why: what the database says
server-database-unusable = The database cannot be used: { $why }

## The challenge of the day

server-held-back = Not before the day of this challenge is over, at midnight UTC: others may still try it.
server-challenge-used = This device has had its try today, and its table was deleted. Tomorrow there is another one.

server-paper-too-long = This is longer than any result can be ({ $most } characters).

server-no-such-companion = These dice, cards or counts are no longer here. Open new ones.
server-not-your-hand = Another device is in charge here. You can look on.
server-companion-over = Everything has been drawn. Open new dice or cards for the next game.
server-counter-over = Counting has ended here. Open a new counter for the next game.
server-counter-nothing = There is nothing to take back.
