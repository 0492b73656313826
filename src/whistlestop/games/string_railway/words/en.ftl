### String Railway in English.
### Arguments: $name is a player's name; $station, $length, $shape and $string are ids.

string-railway-name = String Railway
string-railway-about = Rails are strings: lay each in its whole length from station to station, across as few others as you can.
string-railway-minutes = About 30 min

## Stations, strings, landscape

# $station: the name of a kind
string-railway-station =
    { $station ->
        [central] Central
        [urban] Urban
        [transit] Transit
        [regional] Regional
        [switching] Switching
        [suburban] Suburban
        [terminal] Terminal
        [rural] Rural
        [scenic] Scenic
       *[base] Base
    }
# $length: short or long; said after a colon
string-railway-length =
    { $length ->
        [short] short
       *[long] long
    }
# $shape: border, river or mountain; what is laid
string-railway-shape =
    { $shape ->
        [border] the border
        [river] the river
       *[mountain] the mountain
    }
# $string: what is crossed
string-railway-crossed =
    { $string ->
        [river] Crosses the river
        [mountain] Crosses the mountain
        [own] Crosses your own string
       *[rails] Crosses another string
    }

## Why something cannot be done

string-railway-over = The game is over.
string-railway-not-now = That is not possible now.
string-railway-not-your-turn = It is somebody else’s turn.
string-railway-no-such-string = No string of this length is left: { string-railway-length }.
string-railway-steps = The points of a string are 2 to 10 mm apart.
string-railway-sharp-turn = The string turns back too sharply here.
string-railway-narrow-bend = This bend is too narrow: a string needs a radius of 6 mm.
string-railway-too-short = The whole string has to be laid: some of it is left.
string-railway-too-long = The string is not long enough for that.
string-railway-near-itself = The string comes too near to itself here.
string-railway-crosses-itself = A string does not cross itself.
string-railway-touches-border = A string stays inside of the border and does not touch it.
string-railway-end-in-the-open = Both ends of a string lie on stations.
string-railway-one-station = The ends of a string lie on two different stations.
string-railway-not-joined = One end has to lie on your base or on a station of your railway.
string-railway-station-full = { string-railway-station }: this station has no room for another company.
string-railway-enters-twice = { string-railway-station }: a string comes to a station only once.
string-railway-through-terminal = No string passes a Terminal station: it begins or ends there.
string-railway-string-exists = There is a string that you can lay.
string-railway-not-drawn = { string-railway-station }: you have not drawn this station.
string-railway-tile-outside = A station lies inside of the border and does not touch it.
string-railway-tile-on-string = A station touches no string when it is placed.
string-railway-tile-on-station = A station touches no other station.
string-railway-place-exists = There is a place for this station.
string-railway-no-room-for-bases = This border leaves no room for the bases.
string-railway-no-room-for-landscape = That would leave no room for river and mountain.
string-railway-river-over-border = Only one end of the river may reach over the border.
string-railway-mountain-not-inside = The mountain lies wholly inside of the border.
string-railway-on-base-place = The places of the bases have to stay free.
string-railway-mountain-on-river = The mountain does not touch the river.
string-railway-corner-taken = Another base stands there.
string-railway-corner-not-next = With two players this base stands next to the first one, not opposite.
string-railway-no-such-action = There is no such action.
string-railway-nothing-to-draw = Nothing is to be drawn now.

## Notation

# $text: what somebody typed
string-railway-unknown-action = “{ $text }” is not an action. Actions look like “base 2”, “place central 10,-20 15” or “lay short …”.
string-railway-unknown-draw = “{ $text }” is not what can be drawn now.
string-railway-step-too-long = The points of this string are too far apart to be written down.
string-railway-board-too-long = This text is too long for one board.
string-railway-impossible-view = No game of String Railway can look like this. The file was changed or is damaged.

## At the counter: score, check, draw

# $detail: what is wrong with the JSON
string-railway-bad-question = This is no question about a table: { $detail }
# $text: what somebody typed
string-railway-how-many-players = A line begins with the number of players, 2 to 5, as in “players 4; base 1; …”, not with “{ $text }”.
string-railway-cannot-fall = “{ $text }” cannot be drawn now.
string-railway-landscape-wanted = First comes the landscape, as in “landscape 17 4 93”.
string-railway-none-left = { string-railway-station }: no such station is left in the deck.
string-railway-station-wanted = Before a string is laid, every station drawn is placed: one is missing here.

## The log; .you is what whoever did it reads, and $name is “You” there

string-railway-landscape-came = River and mountain are laid.
string-railway-drew = { $name } draws a station: { string-railway-station }.
    .you = { $name } draw a station: { string-railway-station }.
string-railway-shaped = { $name } lays { string-railway-shape }.
    .you = { $name } lay { string-railway-shape }.
# $mark (number)
string-railway-based = { $name } puts a base at mark { $mark }.
    .you = { $name } put a base at mark { $mark }.
string-railway-placed = { $name } places a station: { string-railway-station }.
    .you = { $name } place a station: { string-railway-station }.
string-railway-put-under = { $name } finds no place and puts a station under the deck: { string-railway-station }.
    .you = { $name } find no place and put a station under the deck: { string-railway-station }.
# $points (number)
string-railway-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
string-railway-laid = { $name } lays a string ({ string-railway-length }): { string-railway-points }.
    .you = { $name } lay a string ({ string-railway-length }): { string-railway-points }.
string-railway-owner-felt = { $name }: others came to owned stations, { string-railway-points }.
    .you = Others came to your stations: { string-railway-points }.
string-railway-spent = { $name } can lay no string and gives one up ({ string-railway-length }).
    .you = { $name } can lay no string and give one up ({ string-railway-length }).

## The score sheet

string-railway-part-base = Start
    .short = Start
string-railway-part-stations = Stations
    .short = Stations
string-railway-part-switching = Switching stations
    .short = Switching
string-railway-part-owner = Visitors to your stations
    .short = Visitors
string-railway-part-crossings = Crossings
    .short = Crossings
string-railway-part-lesser = Lesser company
    .short = Lesser
string-railway-start = Every company starts with three points.
string-railway-joined = { string-railway-station }: newly joined
string-railway-switched = { string-railway-station }: one point for each string
string-railway-visited = { string-railway-station }: another company came
string-railway-crossed-more = More crossings
string-railway-lesser = With two players the better company counts.
string-railway-tie-other-company = Equal points: the other company decided.

## The picture in words

# $turn (number): 0 before the first turn; $turns (number)
string-railway-picture-table =
    { $turn ->
        [0] Table of String Railway
       *[other] Table of String Railway, turn { $turn } of { $turns }
    }
# $company (number), $seat (number), $short and $long (numbers): strings left
string-railway-picture-company = Company { $company }, player { $seat }: { string-railway-points }; strings left: short { $short }, long { $long }.
# $number (number): in the order in which stations came; $place: millimetres from the middle, to the right and down;
# $companies: their numbers; $count and $limit (numbers): places taken and in all; $owner (number): 0 for none
string-railway-picture-station =
    { $owner ->
        [0] { $number }. { string-railway-station } at { $place }, { string-railway-picture-places }
       *[other] { $number }. { string-railway-station } of company { $owner } at { $place }, { string-railway-picture-places }
    }
string-railway-picture-places =
    { $count ->
        [0] places taken: 0 of { $limit }.
       *[other] places taken: { $count } of { $limit } (companies: { $companies }).
    }
string-railway-picture-drawn = To be placed: { string-railway-station }.
# $stations (number)
string-railway-picture-deck = Stations in the deck: { $stations }.

## The lesson: what a first game says before each move, then from round to round

string-railway-lesson-base = Your railway is made of strings: it begins at your base. Choose the lit mark for it.
string-railway-lesson-place = You connect stations. Put yours between your base and the middle: tap the table, then “{ string-railway-verb-place }”.
string-railway-lesson-lay = Now lay a string: tap your base, then the stations it shall touch. Each new one brings its points. “{ string-railway-suggest }” shows how it could lie.
string-railway-lesson-transit = A Transit station is yours: others get 2 points there, and each time one of them comes you get 1. Put it where they will pass.
string-railway-lesson-crossings = A string begins at your base or at a station you have reached. Crossing another string, river or mountain costs a point, except on a station.
string-railway-lesson-scenic = A Scenic station brings 1 point on the plain and 3 inside the mountain loop. Is there room?
string-railway-lesson-long = You have four short strings and a long one. The long one reaches many stations: choose it when there are enough.
string-railway-lesson-switching = A Switching station brings 1 point to every string that touches it, each time anew.
string-railway-lesson-room = Each station has room for only so many companies: point at one, or keep a finger on it, to see how many.
string-railway-lesson-terminal = At a Terminal strings only begin or end: nobody passes through. Here comes your last turn.
string-railway-lesson-last = Your last string: the whole length must lie there, so bend it away from costly crossings. Then comes the score.

## Rule options

string-railway-option-deck = Stations
    .about = The list of parts says 35 stations, the printed table adds up to 38.
    .value-standard35 = 35, five of them Rural
    .value-printed38 = 38, eight of them Rural
string-railway-option-size = Size
    .about = The side of a square table; other shapes have a border of the same length.
    .value-auto = as usual
    .value-500 = 50 cm
    .value-600 = 60 cm
    .value-700 = 70 cm
    .value-800 = 80 cm
string-railway-option-border = Border
    .about = The shape of the table.
    .value-regular = by the number of players
    .value-circle = circle
    .value-oval = oval
    .value-star = star
    .value-drawn = drawn by a player
string-railway-option-landscape = River and mountain
    .about = Who lays the landscape.
    .value-random = by chance
    .value-by_hand = by the players
    .value-oxbow = oxbow: a winding river
    .value-ridge = ridge: a long mountain
    .value-delta = delta: a straight river
string-railway-option-owner_effect = Owners’ stations
    .about = When owners gain or lose a point because others come.
    .value-every = with every string
    .value-first = with each company’s first string
string-railway-option-expert = For experts
    .about = Crossing another player’s string costs 2 points.
    .value-false = { no }
    .value-true = { yes }
string-railway-option-mountain_may_touch_river = Mountain on the river
    .about = The mountain may touch and cross the river.
    .value-false = { no }
    .value-true = { yes }

## The table in the browser

string-railway-prompt-border = Draw the border: one loop, as long as the gauge says.
string-railway-prompt-river = Draw the river. One end may reach over the border.
string-railway-prompt-mountain = Draw the mountain: a loop inside of the border.
string-railway-prompt-bases = Choose a mark on the border for your base.
string-railway-prompt-placing = { string-railway-station }: tap the table, or drag the station there.
string-railway-prompt-laying = Tap stations in order, or draw a string from one of them.
# $company (number): of two players each has two
string-railway-prompt-laying-for = Company { $company }: tap stations in order, or draw a string from one of them.
string-railway-prompt-drawing = A station is being drawn.
string-railway-prompt-wait = It is the others’ turn.
# $turn and $turns (numbers)
string-railway-progress = String { $turn } of { $turns }
string-railway-progress-start = Set-up
string-railway-has-points = Points
string-railway-has-company = Points of this company
string-railway-has-short = Short strings left
string-railway-has-long = Long strings left
string-railway-key-suggest = one of the ways; again: another one
string-railway-key-turn = turn the station, or another way to lay the string
string-railway-key-nudge = from station to station; move a station or a point by 1 mm (with Shift 10 mm)
string-railway-key-dots = to the next point of the string
string-railway-key-change-dots = one point more, or this one less
# $mark (number)
string-railway-label-mark = Mark { $mark }
# $number (number): in the order in which stations came; $worth: points, “3/1” where its owner gets 3
string-railway-label-station = { $number }. { string-railway-station }: { $worth }
string-railway-label-moved = { string-railway-station }: move it with the arrow keys
# $number and $count (numbers)
string-railway-label-dot = Point { $number } of { $count }: bend the string with the arrow keys
string-railway-tray-hand = Stations to place
string-railway-tray-strings = Strings left
# $count (number)
string-railway-string-left =
    { $length ->
        [short] Short string, left: { $count }
       *[long] Long string, left: { $count }
    }
string-railway-mm = mm
string-railway-brings-nothing = No points, no crossings
string-railway-suggest = Show a way
string-railway-plan-shape = Lay { string-railway-shape }
string-railway-plan-base = Base at mark { $mark }
string-railway-plan-place = { string-railway-station } here
string-railway-plan-under = { string-railway-station } under the deck
string-railway-plan-spend = Give up a string ({ string-railway-length })
# $stations (number): how many it touches
string-railway-plan-lay =
    { $length ->
        [short] Short string, stations: { $stations }
       *[long] Long string, stations: { $stations }
    }
string-railway-verb-lay = Lay it
string-railway-verb-place = Place it
string-railway-verb-under = Put it under
string-railway-verb-spend = Give it up
string-railway-other-way = Other way
# $worth: points; “3/1” where its owner gets 3 and others 1
string-railway-card-worth =
    { $station ->
        [switching] Each string: { $worth }
       *[other] Points: { $worth }
    }
# $count and $limit (numbers)
string-railway-card-companies = Companies: { $count } of { $limit }
string-railway-card-terminal = No passing through
# $company (number); $effect: points with their sign
string-railway-card-owner = Others come: company { $company } { $effect }

## Advice: what speaks for a move, and what the numbers of an analysis mean

string-railway-advice-base = From here trial games ended best for you.
# $points (number)
string-railway-advice-later = Your next strings could then bring about { $points } more.
string-railway-advice-means = What was lost, in points: what the string of a turn brings, less a part of what it gives to others, plus most of what the own next strings could bring.

## Stations for a real table

string-railway-companion = Station deck
string-railway-companion-draw = Draw a station
# $left (number)
string-railway-companion-left = Stations in the deck: { $left }
