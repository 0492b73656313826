### Railroad Ink in English.
### Arguments: $name is a player's name; $cell a cell (B1); $face a face's id as listed in railroad-ink-face.

railroad-ink-name = Railroad Ink: Blazing Red
railroad-ink-about = Everybody draws the same dice, each on a board of their own: join the exits, build the longest routes and leave no loose ends.

## Faces of the dice, special routes, lava and craters; .accusative is what somebody draws or crosses out

railroad-ink-face-highway-straight = straight highway
    .accusative = a straight highway
railroad-ink-face-highway-curve = highway curve
    .accusative = a highway curve
railroad-ink-face-highway-t = highway T-junction
    .accusative = a highway T-junction
railroad-ink-face-railway-straight = straight railway
    .accusative = a straight railway
railroad-ink-face-railway-curve = railway curve
    .accusative = a railway curve
railroad-ink-face-railway-t = railway T-junction
    .accusative = a railway T-junction
railroad-ink-face-overpass = overpass
    .accusative = an overpass
railroad-ink-face-station-straight = straight station
    .accusative = a straight station
railroad-ink-face-station-curve = curved station
    .accusative = a curved station
railroad-ink-face-highway-cross = four-way highway
    .accusative = a four-way highway
railroad-ink-face-railway-cross = four-way railway
    .accusative = a four-way railway
railroad-ink-face-station-three-highways = station with three highways
    .accusative = a station with three highways
railroad-ink-face-station-three-railways = station with three railways
    .accusative = a station with three railways
railroad-ink-face-station-corner = station on two curves
    .accusative = a station on two curves
railroad-ink-face-station-cross = station on a crossing
    .accusative = a station on a crossing
railroad-ink-face-lava-curve = lava bend
    .accusative = a lava bend
railroad-ink-face-lava-straight = straight lava
    .accusative = straight lava
railroad-ink-face-lava-t = three-sided lava
    .accusative = three-sided lava
railroad-ink-face-lava-highway = lava with a highway
    .accusative = lava with a highway
railroad-ink-face-lava-railway = lava with a railway
    .accusative = lava with a railway
railroad-ink-face-volcano = volcano
    .accusative = a volcano
railroad-ink-face-crater = crater
    .accusative = a crater
railroad-ink-face-other = route
    .accusative = a route

# $face: the end of one of the ids above
railroad-ink-face =
    { $face ->
        [highway-straight] { railroad-ink-face-highway-straight }
        [highway-curve] { railroad-ink-face-highway-curve }
        [highway-t] { railroad-ink-face-highway-t }
        [railway-straight] { railroad-ink-face-railway-straight }
        [railway-curve] { railroad-ink-face-railway-curve }
        [railway-t] { railroad-ink-face-railway-t }
        [overpass] { railroad-ink-face-overpass }
        [station-straight] { railroad-ink-face-station-straight }
        [station-curve] { railroad-ink-face-station-curve }
        [highway-cross] { railroad-ink-face-highway-cross }
        [railway-cross] { railroad-ink-face-railway-cross }
        [station-three-highways] { railroad-ink-face-station-three-highways }
        [station-three-railways] { railroad-ink-face-station-three-railways }
        [station-corner] { railroad-ink-face-station-corner }
        [station-cross] { railroad-ink-face-station-cross }
        [lava-curve] { railroad-ink-face-lava-curve }
        [lava-straight] { railroad-ink-face-lava-straight }
        [lava-t] { railroad-ink-face-lava-t }
        [lava-highway] { railroad-ink-face-lava-highway }
        [lava-railway] { railroad-ink-face-lava-railway }
        [volcano] { railroad-ink-face-volcano }
        [crater] { railroad-ink-face-crater }
       *[other] { railroad-ink-face-other }
    }
    .accusative =
        { $face ->
            [highway-straight] { railroad-ink-face-highway-straight.accusative }
            [highway-curve] { railroad-ink-face-highway-curve.accusative }
            [highway-t] { railroad-ink-face-highway-t.accusative }
            [railway-straight] { railroad-ink-face-railway-straight.accusative }
            [railway-curve] { railroad-ink-face-railway-curve.accusative }
            [railway-t] { railroad-ink-face-railway-t.accusative }
            [overpass] { railroad-ink-face-overpass.accusative }
            [station-straight] { railroad-ink-face-station-straight.accusative }
            [station-curve] { railroad-ink-face-station-curve.accusative }
            [highway-cross] { railroad-ink-face-highway-cross.accusative }
            [railway-cross] { railroad-ink-face-railway-cross.accusative }
            [station-three-highways] { railroad-ink-face-station-three-highways.accusative }
            [station-three-railways] { railroad-ink-face-station-three-railways.accusative }
            [station-corner] { railroad-ink-face-station-corner.accusative }
            [station-cross] { railroad-ink-face-station-cross.accusative }
            [lava-curve] { railroad-ink-face-lava-curve.accusative }
            [lava-straight] { railroad-ink-face-lava-straight.accusative }
            [lava-t] { railroad-ink-face-lava-t.accusative }
            [lava-highway] { railroad-ink-face-lava-highway.accusative }
            [lava-railway] { railroad-ink-face-lava-railway.accusative }
            [volcano] { railroad-ink-face-volcano.accusative }
            [crater] { railroad-ink-face-crater.accusative }
           *[other] { railroad-ink-face-other.accusative }
        }

## Why something cannot be drawn

railroad-ink-cell-taken = { $cell } is already drawn on. Choose an empty cell.
railroad-ink-unlike-routes-meet = On { $cell } a highway would run into a railway. Only a station joins the two.
railroad-ink-joins-nothing = On { $cell } the { railroad-ink-face } would join nothing. Connect it to an exit or to a route of the same kind.
railroad-ink-no-such-die = No die that is left shows { railroad-ink-face.accusative }.
railroad-ink-fits-nowhere = The { railroad-ink-face } fits nowhere on your board now.
railroad-ink-choose-special = All dice are drawn. If you want a special route here, choose it first.
railroad-ink-all-drawn = All dice are drawn. Finish the round.
railroad-ink-special-this-round = This round’s special route is already used. There is one per round.
railroad-ink-special-crossed = This special route is already crossed out. Each one serves once a game.
railroad-ink-specials-spent = All three special routes of this game are used.
railroad-ink-die-fits = A die still fits on your board. Draw it before you finish the round.
railroad-ink-lava-joins-nothing = On { $cell } this lava would join no other lava. Connect it by a lava side.
railroad-ink-no-such-lava-die = No lava die that is left shows { railroad-ink-face.accusative }.
railroad-ink-lava-owed = Draw at least one lava die before you finish the round.
railroad-ink-volcano-beside-lava = { $cell } lies beside lava. A new volcano needs a cell away from it.
railroad-ink-room-owed = Your lava has no free cell to flow to. Erase a route beside it or draw a new volcano.
railroad-ink-no-need-to-erase = The route on { $cell } stays. Routes are erased only while lava has no free cell to flow to.
railroad-ink-cannot-erase = { $cell } cannot be erased. Choose a route that lies at an open lava side.
railroad-ink-no-lava = This game is played without lava.
railroad-ink-cannot-crater = No crater can be on { $cell }: meteors fly on over craters, and lava swallows them.

## Why something cannot be done now

railroad-ink-strike-first = The meteor comes first: let it strike, or cross out a special route to ignore it.
railroad-ink-no-strike = No meteor is waiting for you now.
railroad-ink-direction-given = The die has set where the meteor goes. You cannot choose another direction.
# $pair (number)
railroad-ink-pair-taken = Pair { $pair } is not there to take. Choose another one.
railroad-ink-not-your-pick = It is not your turn to take dice.
railroad-ink-confirmed = You have finished this round already. Wait for the next dice.
railroad-ink-not-now = You can draw once you have all your dice.
railroad-ink-no-roll = No dice are to be rolled now.
railroad-ink-no-such-action = Railroad Ink has no such action.
railroad-ink-not-in-pl2019 = The Polish edition of 2019 knows no draft and only one expansion at a time. Choose the edition of 2020 or fewer extras.
railroad-ink-draft-needs-two = The draft needs at least two players.

## Notation

# $text: what somebody typed
railroad-ink-unknown-action = “{ $text }” is not an action. Actions look like “B1 h-h-”, “take 3” or “done”.
railroad-ink-unknown-piece = “{ $text }” is not a route. Write its sides clockwise from the top: “h-h-” is a straight highway, “-rr-” a railway curve.
railroad-ink-unknown-dice = “{ $text }” is not what these dice can show. A roll looks like “h-h- hh-- rrr- hrhr^”.
railroad-ink-unknown-cell = “{ $text }” is not a cell. Cells go from A1 to G7.
# $length (number)
railroad-ink-board-too-long =
    { $length ->
        [one] { $length } character is
       *[other] { $length } characters are
    } too much for one board.
railroad-ink-too-tangled = The routes of one kind cross far more often than any game allows; their longest line cannot be counted.
railroad-ink-over = The game is over.
railroad-ink-no-draft = This table plays without the draft: everybody draws the same dice.
railroad-ink-no-meteors = This table plays without meteors.
railroad-ink-dice-and-round = “dice” and “round” belong together: give both or neither.
railroad-ink-dice-only-base = Given dice are for the game without lava, meteors and draft.
railroad-ink-dice-line = A line is a JSON list of rounds, each a list of four faces.
railroad-ink-dice-rounds = A game has { $rounds } rounds; the line gives { $given }.
railroad-ink-impossible-view = No game of Railroad Ink can look like this. The file was changed or is damaged.
# $detail: what the reader of JSON says
railroad-ink-bad-question = A line is JSON with “board”, or with “board”, “dice” and “round”: { $detail }

## The log; .you is what whoever did it reads, and $name is “You” there

railroad-ink-star = { $name } gets the star and starts the draft.
    .you = { $name } get the star and start the draft.
# $round (number)
railroad-ink-rolled = Round { $round }: the dice are rolled.
railroad-ink-drew = { $name } draws { railroad-ink-face.accusative } on { $cell }.
    .you = { $name } draw { railroad-ink-face.accusative } on { $cell }.
railroad-ink-erased = { $name } erases the route on { $cell }.
    .you = { $name } erase the route on { $cell }.
railroad-ink-struck = { $name }: a meteor hits { $cell }.
    .you = { $name }: a meteor hits { $cell }.
railroad-ink-ignored = { $name } crosses out { railroad-ink-face.accusative } and ignores the meteor.
    .you = { $name } cross out { railroad-ink-face.accusative } and ignore the meteor.
# $pair (number)
railroad-ink-took = { $name } takes pair { $pair }.
    .you = { $name } take pair { $pair }.
railroad-ink-done = { $name } finishes the round.
    .you = { $name } finish the round.

## The score sheet

railroad-ink-part-exits = Exits
    .short = Exits
railroad-ink-part-highway = Longest highway
    .short = Road
railroad-ink-part-railway = Longest railway
    .short = Rail
railroad-ink-part-centre = Centre
    .short = Centre
railroad-ink-part-errors = Errors
    .short = Errors
railroad-ink-part-lava = Lava
    .short = Lava
railroad-ink-part-craters = Craters
    .short = Craters

# $exits (number)
railroad-ink-exits-count =
    { $exits ->
        [one] { $exits } exit
       *[other] { $exits } exits
    }
# $cells (number)
railroad-ink-cells-count =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
# $length (number)
railroad-ink-segments-count =
    { $length ->
        [one] { $length } segment
       *[other] { $length } segments
    }

# $letter: the network's letter, as drawn on the board; $exits (number), $cells (number)
railroad-ink-network = Network { $letter }: { railroad-ink-exits-count }, { railroad-ink-cells-count }
railroad-ink-longest-highway = Longest highway: { railroad-ink-segments-count }
railroad-ink-longest-railway = Longest railway: { railroad-ink-segments-count }
railroad-ink-centre = Filled in the centre: { railroad-ink-cells-count }
railroad-ink-open-highway = Open highway end on { $cell }
railroad-ink-open-railway = Open railway end on { $cell }
railroad-ink-open-lava = Open lava side on { $cell }
railroad-ink-end-at-crater = Route to the crater on { $cell }
railroad-ink-largest-lake = Largest lava lake: { railroad-ink-cells-count }
railroad-ink-closed-lake = Closed lava lake: { railroad-ink-cells-count }

railroad-ink-tie-errors = Equal points: fewer errors decided.
railroad-ink-tie-star = Equal points and errors: the seat nearest to the star, counter-clockwise, decided.

## The round and the boards

railroad-ink-direction-up = up
railroad-ink-direction-right = right
railroad-ink-direction-down = down
railroad-ink-direction-left = left
railroad-ink-direction-free = your choice

railroad-ink-board-own = Your board
railroad-ink-cell-empty = { $cell }: empty
railroad-ink-cell-holds = { $cell }: { railroad-ink-face }
# $round (number)
railroad-ink-cell-drawn-in-round = { $cell }: { railroad-ink-face }, round { $round }

## Pictures in words

# $seat (number), $round (number): 0 where nobody knows; $rounds (number)
railroad-ink-picture-board =
    { $seat ->
        [0] Board
       *[other] Board of player { $seat }
    }{ $round ->
        [0] { "" }
       *[other] , round { $round } of { $rounds }
    }
railroad-ink-picture-dice = Dice and special routes
railroad-ink-picture-empty = Nothing is drawn yet.
# $piece: the name of its face; $sides: the piece in notation; $round (number): 0 for none
railroad-ink-picture-cell =
    { $cell }: { $piece }, { $sides }{ $round ->
        [0] { "" }
       *[other] , round { $round }
    }.
railroad-ink-picture-crater = { $cell }: { railroad-ink-face-crater }.
railroad-ink-picture-impact = The last meteor hit { $cell }.
# $piece: the name of its face; $drawn: yes or no
railroad-ink-picture-die =
    Die: { $piece }{ $drawn ->
        [yes] , drawn
       *[no] { "" }
    }.
# $piece: the name of its face; $crossed: yes or no
railroad-ink-picture-special =
    Special route: { $piece }{ $crossed ->
        [yes] , crossed out
       *[no] { "" }
    }.
# $direction: the end of one of the ids of directions; $distance (number)
railroad-ink-picture-meteor =
    Meteor: { $direction ->
        [up] { railroad-ink-direction-up }
        [right] { railroad-ink-direction-right }
        [down] { railroad-ink-direction-down }
        [left] { railroad-ink-direction-left }
       *[free] { railroad-ink-direction-free }
    }, distance { $distance }.

## At the table

# $round (number), $rounds (number)
railroad-ink-progress = Round { $round } of { $rounds }

# What the reader has to do now, or what is waited for
railroad-ink-prompt-roll = The dice are being rolled.
railroad-ink-prompt-watch-strike = Meteors are coming down.
railroad-ink-prompt-watch-draft = The players are taking their dice.
railroad-ink-prompt-watch-drawing = The players are drawing.
railroad-ink-prompt-wait = Waiting for the others.
railroad-ink-prompt-wait-draft = The others are taking their dice.
railroad-ink-prompt-meteor-free = Choose where the meteor flies.
railroad-ink-prompt-meteor-free-or-ignore = Choose where the meteor flies, or cross out a special route to ignore it.
railroad-ink-prompt-meteor-or-ignore = Let the meteor strike, or cross out a special route to ignore it.
railroad-ink-prompt-take = Take a pair of dice.
railroad-ink-prompt-first = Pick a yellow lamp: the chosen route is drawn there.
# $dice (number)
railroad-ink-prompt-draw =
    { $dice ->
        [one] Draw your last die.
       *[other] Draw your { $dice } dice.
    }
railroad-ink-prompt-may-draw = Draw one more die, or finish the round.
railroad-ink-prompt-lava = Now draw at least one lava die.
railroad-ink-prompt-more-lava = Draw the other lava die too, or finish the round.
railroad-ink-prompt-room = Your lava has no room: rub out a route beside it, or draw a new volcano.
railroad-ink-prompt-stuck = No die that is left fits. Finish the round.

# What is planned, and what the button for it says. $piece: the name of its face, with a capital letter
railroad-ink-plan-place = { $piece } on { $cell }
railroad-ink-plan-erase = The route on { $cell } is rubbed out
railroad-ink-plan-strike = The meteor hits { $cell }
railroad-ink-plan-strike-or-ignore = The meteor hits { $cell }, unless you cross out a special route
railroad-ink-plan-swallowed = The lava on { $cell } swallows the meteor
railroad-ink-plan-ignore = Cross out { railroad-ink-face.accusative } and ignore the meteor
# $first, $second: the names of the two faces, the first with a capital letter; $face: the one that both show
railroad-ink-plan-take = { $first } and { $second }
railroad-ink-plan-take-twice = Twice the same: { $face }
railroad-ink-plan-finish = Finish your round
railroad-ink-verb-place = Place
railroad-ink-verb-erase = Rub out
railroad-ink-verb-strike = Let it strike
railroad-ink-verb-ignore = Ignore it
railroad-ink-verb-take = Take
railroad-ink-verb-finish = Finish round

# The tray. $left (number), $all (number), $seat (number), $pair (number); $first, $second: names of faces
railroad-ink-key-special = choose a special route
railroad-ink-specials = Specials
railroad-ink-specials-ignore = Cross one out to ignore the meteor
railroad-ink-specials-left = Special routes: { $left } of { $all } left
railroad-ink-die-blocked = It fits nowhere now.
railroad-ink-tool-rub = Rub out a route
railroad-ink-pair = Pair { $pair }:
railroad-ink-pair-gone = Player { $seat } took it.

## The lesson: what a first game says before each move, then from round to round

railroad-ink-lesson-welcome = Your goal: join the exits round the board. Each round four dice say what to draw, first a highway. Tap the lit cell, then “{ railroad-ink-verb-place }”.
railroad-ink-lesson-join = What you draw joins an exit, or something drawn before. Go on round the corner.
railroad-ink-lesson-railway = Railways have exits of their own. Begin one here. Highway and railway never meet side to side…
railroad-ink-lesson-station = …but at a station: it joins road and rail into one network. This one reaches for your railway.
railroad-ink-lesson-finish = All four dice are drawn: finish the round. Until you do, anything drawn in it can be taken back.
railroad-ink-lesson-two-exits = New dice. This junction joins station and railway: two exits in one network bring 4 points, each further one 4 more.
railroad-ink-lesson-centre = The nine cells in the middle bring a point each. On to the first of them.
railroad-ink-lesson-turn = Another station, from rail to road. Its highway leads south: where to, you will see in a moment.
railroad-ink-lesson-exit = You may begin at any exit. From this one a highway comes to meet the other.
railroad-ink-lesson-open-ends = An end inside the board that leads nowhere costs a point when the game is over. Yours will meet next round: finish this one.
railroad-ink-lesson-close = Now close the gap. First the curve, below your station…
railroad-ink-lesson-three-exits = …then the straight: the third exit joins your network, and its 4 points become 8.
railroad-ink-lesson-choose = Now you decide. Choose a die, tap any lit cell, tap it again to turn the route. On an overpass road and rail cross without meeting.
railroad-ink-lesson-special = Besides the dice you may draw one of the special routes: one a round, three in the whole game. Try it now.
railroad-ink-lesson-longest = Your longest highway and your longest railway bring a point for each piece. Your score shows how far you are.
railroad-ink-lesson-tidy = Two rounds left. Look for ends that one route would close, and for exits within reach.
railroad-ink-lesson-last = The last round: join what you can, close what you can, finish, and look at your score.

## Options

railroad-ink-option-edition = Edition
    .about = The rule book that decides where the two differ.
    .value-uk2020 = Ukrainian, 2020
    .value-pl2019 = Polish, 2019
railroad-ink-option-longest = Longest routes
    .about = How the longest highway and the longest railway are counted.
    .value-auto = As in the edition
    .value-segments = By segments; a line may cross itself
    .value-segments_strict = By segments; a cell counts twice only on a four-way route
    .value-cells = By cells; no cell twice
railroad-ink-option-lava = Lava
    .about = A volcano in the middle and two lava dice; six rounds.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-meteors = Meteors
    .about = Every round a meteor hits each board; six rounds.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-draft = Draft
    .about = Players take pairs of dice in turn, and each draws their own; for two or more.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-must_draw = Dice that fit
    .about = Whether a round may end while a die still fits.
    .value-maximal = Must be drawn
    .value-free = May be skipped
railroad-ink-option-open_boards = Open boards
    .about = Everybody sees what the others draw before they finish the round.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-crater_duty = Drawing on craters
    .about = Whether a die that fits only on a crater has to be drawn.
    .value-voluntary = Voluntary
    .value-empty = Like an empty cell
railroad-ink-option-crater_fills_centre = Craters fill the centre
    .about = A bare crater in the centre scores like a drawn cell.
    .value-false = { no }
    .value-true = { yes }

## Advice: what speaks for a move, and what the numbers of an analysis mean

# $points (number)
railroad-ink-advice-outlook = Expected final score: about { $points }.
# $points (number)
railroad-ink-advice-pair =
    { $points ->
        [0] The next best pair is about as good, by what it brings you and keeps from others.
       *[other] By what it brings you and keeps from others, ahead of the next best pair by about { $points }.
    }
railroad-ink-advice-means = What was lost, in points of the final score that a bot, taught by games against itself, expects from the board after the round.

## Boards from paper

railroad-ink-paper-tray = Faces to draw
railroad-ink-paper-dice = Dice
railroad-ink-paper-specials = Special routes
railroad-ink-paper-expansions = Lava and meteors
railroad-ink-paper-erase = Erase
# $cell and $other: cells side by side
railroad-ink-paper-clash = { $cell } and { $other }: a highway runs into a railway.
railroad-ink-paper-exit-clash = { $cell }: the route is of another kind than the exit.
# $specials (number)
railroad-ink-paper-many-specials = { $specials } special routes are drawn; a game has three.
railroad-ink-paper-special-twice = Drawn twice: { railroad-ink-face }. Each special route serves once.
railroad-ink-paper-alone = { $cell } is joined to no exit.
# $boards (number), $most (number)
railroad-ink-so-many-boards = These are { $boards } boards; at most { $most } are scored together.

railroad-ink-print-name = Name

## Dice for boards on paper

railroad-ink-companion = Shared dice
railroad-ink-companion-ready = The dice are ready
railroad-ink-companion-roll = Roll the dice
railroad-ink-companion-first = takes the first pair.
railroad-ink-companion-next-first = The smallest sum of the last round takes the first pair.
