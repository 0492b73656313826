### What all games share, in English. Errors say what is wrong and what to do about it.

yes = Yes
no = No
total = Total

## Bots

bot-random = Passenger
    .rank = plays at random
    .about = Plays any move that is allowed, without a plan.
bot-greedy = Porter
    .rank = weak
    .about = Takes whatever scores most at once.
bot-beam = Conductor
    .rank = medium
    .about = Compares many ways to play a turn by what they promise for later.
bot-planner = Conductor
    .rank = medium
    .about = Judges each move by what it brings until the end of the game.
bot-schooled = Driver
    .rank = strong
    .about = Has learned from games against itself what a board is worth, and compares some ways to play a turn.
bot-seasoned = Inspector
    .rank = very strong
    .about = Has learned from games against itself what a board is worth, and tries out the next round after its best ways to play a turn.
bot-foreseeing = Dispatcher
    .rank = strongest
    .about = Tries out what could come next before it decides.

## Lessons

# A legal move at a table to learn at, where another one is to be shown
lesson-off = The lesson has something else in mind here. In a game of your own you can try anything.

## Advice

no-hint-now = There is a hint only for a seat that is to act.
# What the numbers of an analysis mean
advice-means-score = What was lost, in points that the turn has scored at its end; what it keeps open for later does not count.

## Opening a table

# $seats (number), $fewest (number), $most (number)
seats-out-of-range = This game is for { $fewest } to { $most } players, not for { $seats }.
# $option, $known: ids, as typed on the command line
option-unknown = There is no option “{ $option }”. The options are: { $known }.
option-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $choices }.
no-such-game = There is no game “{ $game }”. The games are: { $known }.
game-unsuited = “{ $game }” is not played in this way. These games are: { $known }.
no-such-bot = There is no bot “{ $bot }”. The bots are: { $known }.
# $bot, $known: ids, as typed on the command line
bot-unsuited = The bot “{ $bot }” does not play by these rules. These bots do: { $known }.
no-such-seat =
    There is no seat { $seat }. { $seats ->
        [one] This table has { $seats } seat.
       *[other] This table has { $seats } seats, counted from 1.
    }
# $seat: as typed in Python
seat-no-number = Seats are whole numbers, counted from 1. { $seat } is none.
# $name: an id; $given: as typed in Python
count-too-low = “{ $name }” has to be a whole number of at least 1, not { $given }.

## At the table

position-has-changed = The position has changed in the meantime. Look at it and choose again.
batch-passes-barrier = New dice, new cards or another player come before the end of this move. Play the rest afterwards.
nothing-to-deal = No dice and no cards are due now.
no-such-entry = The game has no such moment to go back to.
lane-is-closed = You cannot take this back alone any more: everybody at the table has to agree.
nothing-to-undo = There is nothing to take back.

# $expected (number), $given (number): how many values
chance-size =
    The dice or cards must give { $expected ->
        [one] { $expected } value
       *[other] { $expected } values
    }, not { $given }.
chance-impossible = These dice or cards cannot give that result.

## Bots among themselves

arena-needs-two-bots = An arena needs at least two bots.
resume-other-run = { $file } was begun by another run: name another file, or the same game, players, bots, seed and options, where programs play also the same limits and --forfeit, and the same version of Whistlestop.
resume-bad-line = { $file }, line { $line }: these are not results of games.
resume-in-use = { $file }: another run writes its results there at the same time.
resume-no-file = { $file }: an ordinary file is needed here, from which the results can be read again.
ray-unreachable = RAY_ADDRESS names “{ $address }”, and no Ray cluster can be reached there.
# $game (number)
dice-too-few = The dice given for game { $game } end before the game does.

## Programs of somebody's own that play

no-such-program = There is no program “{ $program }” here that can be started.
# $bot: as typed on the command line
program-no-command = “{ $bot }” names no command. After “run:” comes what starts the program, with its arguments.
# $game, $seat (numbers), $bot: where it happened; the other sentences begin with it
program-where = Game { $game }, seat { $seat }, “{ $bot }”
# $seconds: a number as text
program-late = { program-where }: no answer within { $seconds } s. Does it flush what it writes?
# $code (number): as shells tell it
program-ended = { program-where }: the program has ended with exit code { $code } instead of answering.
program-closed = { program-where }: the program has closed its standard output instead of answering.
# $most (number)
program-too-long = { program-where }: an answer of more than { $most } bytes.
program-unasked = { program-where }: the program has said something without being asked. Each question has one answer, on one line.
# $said, $wanted: JSON
program-unreadable = { program-where }: “{ $said }” is no answer. An answer here looks like this: { $wanted }
# $given, $spoken (numbers)
program-protocol = { program-where }: the program speaks version { $given } of the protocol. Version { $spoken } is spoken here.
# $action: in notation; $detail: a sentence
program-refused = { program-where }: “{ $action }” is refused. { $detail }

## Game files

# $line (number) in all of them; the other sentences begin with it
file-line = Line { NUMBER($line, useGrouping: 0) }
file-not-json = { file-line }: this is not a game that Whistlestop has saved. Choose another file.
file-no-header = { file-line }: a game file begins with a header, and there is none here.
file-wrong-version = { file-line }: format version { $version } is not known here. A newer Whistlestop may read this file.
file-unknown-game = { file-line }: there is no game “{ $game }” here.
file-cut = { file-line }: the file breaks off here. Get a complete copy.
file-line-too-long = { file-line }: too long for a game file.
file-too-long = { file-line }: more entries than any game has.
fork-differs = The position that this game started from belongs to other options or another number of seats.
options-not-named = Options are given by name, each with its value.
file-empty-entry = { file-line }: an entry says exactly one thing: an action, a chance outcome or something taken back.
file-goes-on = { file-line }: nothing may follow the end of the game file.
file-bad-seed = { file-line }: this is not a seed that a table can have.
replay-audience-differs = { file-line }: this outcome was seen by others than the rules say.
# $detail: a sentence, or what the reader of JSON says
file-bad-header = { file-line }: the header cannot be used: { $detail }
file-bad-entry = { file-line }: the entry cannot be read: { $detail }

# $entry (number): which entry of the log; $detail: a whole sentence
replay-illegal = { file-line }: entry { $entry } cannot be played. { $detail }
replay-chance-differs = { file-line }: the seed gives “{ $expected }”, the file has “{ $given }”.
replay-result-differs = { file-line }: the replay ends with { $expected }, the file says { $given }.
commitment-differs = { file-line }: the revealed seed does not match the commitment shown before the first move.
seed-missing = { file-line }: the seed has not been revealed, so the dice or cards cannot be checked.

## Puzzles

puzzles-not-alone = This game has no puzzles: it cannot be played alone, and it cannot search through its last turns itself.
# $number (number)
no-such-puzzle = There is no puzzle { $number } of this game.
# $line (number) of the puzzle, $expected (number), $given (number)
puzzle-differs = Puzzle { $line }: the most that can be reached is { $expected }, not { $given }.
# $line (number) of the puzzle
puzzle-uncertain = Puzzle { $line }: not all that can follow could be searched, so nobody can tell what is the most.
