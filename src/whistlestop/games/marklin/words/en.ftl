### Märklin in English.
### Arguments: $name is a player's name; $city, $start and $end are places, $card a card, by their ids.

marklin-name = Ticket to Ride: Märklin
marklin-about = Collect cards, claim routes across Germany, complete your tickets and send passengers round for merchandise.

## Cities and countries

marklin-city-augsburg = Augsburg
marklin-city-berlin = Berlin
marklin-city-bremen = Bremen
marklin-city-bremerhaven = Bremerhaven
marklin-city-chemnitz = Chemnitz
marklin-city-dortmund = Dortmund
marklin-city-dresden = Dresden
marklin-city-duesseldorf = Düsseldorf
marklin-city-emden = Emden
marklin-city-erfurt = Erfurt
marklin-city-frankfurt = Frankfurt
marklin-city-freiburg = Freiburg
marklin-city-hamburg = Hamburg
marklin-city-hannover = Hanover
marklin-city-karlsruhe = Karlsruhe
marklin-city-kassel = Kassel
marklin-city-kiel = Kiel
marklin-city-koblenz = Koblenz
marklin-city-koeln = Cologne
marklin-city-konstanz = Constance
marklin-city-leipzig = Leipzig
marklin-city-lindau = Lindau
marklin-city-magdeburg = Magdeburg
marklin-city-mainz = Mainz
marklin-city-mannheim = Mannheim
marklin-city-muenchen = Munich
marklin-city-muenster = Münster
marklin-city-nuernberg = Nuremberg
marklin-city-regensburg = Regensburg
marklin-city-rostock = Rostock
marklin-city-saarbruecken = Saarbrücken
marklin-city-schwerin = Schwerin
marklin-city-stuttgart = Stuttgart
marklin-city-ulm = Ulm
marklin-city-wuerzburg = Würzburg
marklin-city-daenemark = Denmark
marklin-city-niederlande = Netherlands
marklin-city-frankreich = France
marklin-city-schweiz = Switzerland
marklin-city-oesterreich = Austria
# $city, $start, $end: the end of one of the ids above
marklin-city =
    { $city ->
        [augsburg] { marklin-city-augsburg }
        [berlin] { marklin-city-berlin }
        [bremen] { marklin-city-bremen }
        [bremerhaven] { marklin-city-bremerhaven }
        [chemnitz] { marklin-city-chemnitz }
        [dortmund] { marklin-city-dortmund }
        [dresden] { marklin-city-dresden }
        [duesseldorf] { marklin-city-duesseldorf }
        [emden] { marklin-city-emden }
        [erfurt] { marklin-city-erfurt }
        [frankfurt] { marklin-city-frankfurt }
        [freiburg] { marklin-city-freiburg }
        [hamburg] { marklin-city-hamburg }
        [hannover] { marklin-city-hannover }
        [karlsruhe] { marklin-city-karlsruhe }
        [kassel] { marklin-city-kassel }
        [kiel] { marklin-city-kiel }
        [koblenz] { marklin-city-koblenz }
        [koeln] { marklin-city-koeln }
        [konstanz] { marklin-city-konstanz }
        [leipzig] { marklin-city-leipzig }
        [lindau] { marklin-city-lindau }
        [magdeburg] { marklin-city-magdeburg }
        [mainz] { marklin-city-mainz }
        [mannheim] { marklin-city-mannheim }
        [muenchen] { marklin-city-muenchen }
        [muenster] { marklin-city-muenster }
        [nuernberg] { marklin-city-nuernberg }
        [regensburg] { marklin-city-regensburg }
        [rostock] { marklin-city-rostock }
        [saarbruecken] { marklin-city-saarbruecken }
        [schwerin] { marklin-city-schwerin }
        [stuttgart] { marklin-city-stuttgart }
        [ulm] { marklin-city-ulm }
        [wuerzburg] { marklin-city-wuerzburg }
        [daenemark] { marklin-city-daenemark }
        [niederlande] { marklin-city-niederlande }
        [frankreich] { marklin-city-frankreich }
        [schweiz] { marklin-city-schweiz }
       *[oesterreich] { marklin-city-oesterreich }
    }
marklin-start =
    { $start ->
        [augsburg] { marklin-city-augsburg }
        [berlin] { marklin-city-berlin }
        [bremen] { marklin-city-bremen }
        [bremerhaven] { marklin-city-bremerhaven }
        [chemnitz] { marklin-city-chemnitz }
        [dortmund] { marklin-city-dortmund }
        [dresden] { marklin-city-dresden }
        [duesseldorf] { marklin-city-duesseldorf }
        [emden] { marklin-city-emden }
        [erfurt] { marklin-city-erfurt }
        [frankfurt] { marklin-city-frankfurt }
        [freiburg] { marklin-city-freiburg }
        [hamburg] { marklin-city-hamburg }
        [hannover] { marklin-city-hannover }
        [karlsruhe] { marklin-city-karlsruhe }
        [kassel] { marklin-city-kassel }
        [kiel] { marklin-city-kiel }
        [koblenz] { marklin-city-koblenz }
        [koeln] { marklin-city-koeln }
        [konstanz] { marklin-city-konstanz }
        [leipzig] { marklin-city-leipzig }
        [lindau] { marklin-city-lindau }
        [magdeburg] { marklin-city-magdeburg }
        [mainz] { marklin-city-mainz }
        [mannheim] { marklin-city-mannheim }
        [muenchen] { marklin-city-muenchen }
        [muenster] { marklin-city-muenster }
        [nuernberg] { marklin-city-nuernberg }
        [regensburg] { marklin-city-regensburg }
        [rostock] { marklin-city-rostock }
        [saarbruecken] { marklin-city-saarbruecken }
        [schwerin] { marklin-city-schwerin }
        [stuttgart] { marklin-city-stuttgart }
        [ulm] { marklin-city-ulm }
        [wuerzburg] { marklin-city-wuerzburg }
        [daenemark] { marklin-city-daenemark }
        [niederlande] { marklin-city-niederlande }
        [frankreich] { marklin-city-frankreich }
        [schweiz] { marklin-city-schweiz }
       *[oesterreich] { marklin-city-oesterreich }
    }
marklin-end =
    { $end ->
        [augsburg] { marklin-city-augsburg }
        [berlin] { marklin-city-berlin }
        [bremen] { marklin-city-bremen }
        [bremerhaven] { marklin-city-bremerhaven }
        [chemnitz] { marklin-city-chemnitz }
        [dortmund] { marklin-city-dortmund }
        [dresden] { marklin-city-dresden }
        [duesseldorf] { marklin-city-duesseldorf }
        [emden] { marklin-city-emden }
        [erfurt] { marklin-city-erfurt }
        [frankfurt] { marklin-city-frankfurt }
        [freiburg] { marklin-city-freiburg }
        [hamburg] { marklin-city-hamburg }
        [hannover] { marklin-city-hannover }
        [karlsruhe] { marklin-city-karlsruhe }
        [kassel] { marklin-city-kassel }
        [kiel] { marklin-city-kiel }
        [koblenz] { marklin-city-koblenz }
        [koeln] { marklin-city-koeln }
        [konstanz] { marklin-city-konstanz }
        [leipzig] { marklin-city-leipzig }
        [lindau] { marklin-city-lindau }
        [magdeburg] { marklin-city-magdeburg }
        [mainz] { marklin-city-mainz }
        [mannheim] { marklin-city-mannheim }
        [muenchen] { marklin-city-muenchen }
        [muenster] { marklin-city-muenster }
        [nuernberg] { marklin-city-nuernberg }
        [regensburg] { marklin-city-regensburg }
        [rostock] { marklin-city-rostock }
        [saarbruecken] { marklin-city-saarbruecken }
        [schwerin] { marklin-city-schwerin }
        [stuttgart] { marklin-city-stuttgart }
        [ulm] { marklin-city-ulm }
        [wuerzburg] { marklin-city-wuerzburg }
        [daenemark] { marklin-city-daenemark }
        [niederlande] { marklin-city-niederlande }
        [frankreich] { marklin-city-frankreich }
        [schweiz] { marklin-city-schweiz }
       *[oesterreich] { marklin-city-oesterreich }
    }

## Train cards

marklin-card-purple = purple
marklin-card-blue = blue
marklin-card-orange = orange
marklin-card-white = white
marklin-card-green = green
marklin-card-yellow = yellow
marklin-card-black = black
marklin-card-red = red
marklin-card-locomotive = locomotive
marklin-card-plus4 = locomotive +4
marklin-card-passenger = passenger
# $card: the end of one of the ids above
marklin-card =
    { $card ->
        [purple] { marklin-card-purple }
        [blue] { marklin-card-blue }
        [orange] { marklin-card-orange }
        [white] { marklin-card-white }
        [green] { marklin-card-green }
        [yellow] { marklin-card-yellow }
        [black] { marklin-card-black }
        [red] { marklin-card-red }
        [locomotive] { marklin-card-locomotive }
        [plus4] { marklin-card-plus4 }
       *[passenger] { marklin-card-passenger }
    }

## Why something cannot be done

marklin-over = The game is over.
marklin-not-your-turn = It is not your turn.
marklin-not-now = That is not possible at this point of the turn. Finish what you have begun.
marklin-can-act = You can still do something. Passing is only for those who cannot.
marklin-no-card-there = No card lies there.
marklin-locomotive-second = A face-up locomotive cannot be the second card. Choose another one.
marklin-deck-empty = The deck is empty.
marklin-cards-missing = You do not hold these cards for { marklin-start }–{ marklin-end }.
marklin-wrong-payment = { marklin-start }–{ marklin-end } cannot be paid for with these cards. Use its colour and wild cards, “+4” only from length four.
marklin-track-owned = { marklin-start }–{ marklin-end } is already claimed.
marklin-few-trains = You do not have enough trains for { marklin-start }–{ marklin-end }.
marklin-pair-owned = You already have a track between these places: { marklin-start }–{ marklin-end }.
marklin-pair-closed = With two or three players only one track between two places is used: { marklin-start }–{ marklin-end }.
marklin-no-passenger-left = You have no passenger left to place.
marklin-not-at-the-route = { marklin-city } is not at the route that you have just claimed.
marklin-occupied = A passenger already stands in { marklin-city }.
marklin-no-tickets = No tickets are left.
marklin-wrong-split = Draw four tickets in all, and no more of a deck than it holds.
marklin-not-offered = That ticket is not among those you have drawn.
marklin-keep-two = Keep at least two tickets.
marklin-choose-first = First choose which tickets to keep.
marklin-no-passenger-there = None of your passengers stands in { marklin-city }.
marklin-no-way-on = There is no track that your passenger could take from { marklin-city }.
marklin-track-elsewhere = { marklin-start }–{ marklin-end } does not begin where the passenger is.
marklin-track-unowned = Nobody has claimed { marklin-start }–{ marklin-end }. Passengers need trains.
marklin-track-travelled = The passenger has already travelled { marklin-start }–{ marklin-end }.
marklin-no-passenger-card = { marklin-start }–{ marklin-end } belongs to another player: that takes one more passenger card.
marklin-own-track-first = At this table a passenger sets out on a track of your own.
marklin-no-ride-abroad = Passengers do not travel to other countries.
marklin-not-travelled = The passenger has not travelled yet. Choose a track.
marklin-no-such-action = There is no such action.
marklin-nothing-to-draw = No card is to be drawn now.

## Notation

# $text: what somebody typed
marklin-unknown-action = “{ $text }” is not an action. Actions look like “take 3”, “claim berlin-dresden green” or “done”.
marklin-unknown-track = “{ $text }” is not a track. Tracks are called “berlin-dresden” or “berlin-hamburg#2”.
marklin-unknown-place = “{ $text }” is neither a city nor a country of the map.
marklin-unknown-place-near = “{ $text }” is neither a city nor a country of the map. Did you mean { $near }?
marklin-which-track = “{ $text }” may be any of several tracks: { $known }. Add the number.
marklin-unknown-ticket = “{ $text }” is not a ticket. Tickets are called “berlin-muenchen”.
marklin-unknown-draw = “{ $text }” is not what can be drawn now.
marklin-unknown-board = “{ $text }” is not what a player holds. Write tracks, tickets and points, with “|” between them.
# $length (number)
marklin-board-too-long =
    { $length ->
        [one] { $length } character is too much for one player.
       *[other] { $length } characters are too much for one player.
    }
marklin-impossible-view = No game of Märklin can look like this. The file was changed or is damaged.

## At the counter: games on cardboard

marklin-bad-question = This is no question about players: { $detail }
# $players (number), $most (number)
marklin-so-many-players = The game is for at most { $most } players, and at least one must be named; here are { $players }.
marklin-named-twice = “{ $text }” stands twice in the hands of one player.
marklin-ticket-of-another-set = The ticket { marklin-start }–{ marklin-end } is not in this set.
marklin-ticket-held = The ticket { marklin-start }–{ marklin-end } already belongs to another player.
# $value (number): what a token is worth
marklin-no-such-token = { marklin-city }: no token worth { $value } is there, or it is already taken.
marklin-token-under-another = { marklin-city }: the token worth { $value } lies under a larger one that nobody has.
# $points (number), $most (number)
marklin-too-much-merchandise = All merchandise together is worth { $most }, not { $points }.

## Examples in the rules

marklin-picture-cards = Train cards
marklin-picture-stacks = Merchandise, from the top down

## The log; .you is what whoever did it reads, and $name is “You” there

marklin-first = { $name } begins.
    .you = { $name } begin.
marklin-took = { $name } takes a face-up card: { marklin-card }.
    .you = { $name } take a face-up card: { marklin-card }.
marklin-took-blind = { $name } takes a card from the deck.
    .you = { $name } take a card from the deck.
marklin-drew = { $name } draws: { marklin-card }.
    .you = { $name } draw: { marklin-card }.
marklin-shuffled = The discards become the new deck.
marklin-row-renewed = Three of a kind lie open: all five cards are replaced.
# $points (number)
marklin-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
marklin-claimed = { $name } claims { marklin-start }–{ marklin-end }: { marklin-points }.
    .you = { $name } claim { marklin-start }–{ marklin-end }: { marklin-points }.
marklin-placed = { $name } places a passenger in { marklin-city }.
    .you = { $name } place a passenger in { marklin-city }.
# $short (number), $long (number)
marklin-asked = { $name } draws tickets: { $short } short, { $long } long.
    .you = { $name } draw tickets: { $short } short, { $long } long.
# $count (number)
marklin-chose =
    { $count ->
        [one] { $name } wants to keep { $count } ticket.
       *[other] { $name } wants to keep { $count } tickets.
    }
    .you =
        { $count ->
            [one] { $name } want to keep { $count } ticket.
           *[other] { $name } want to keep { $count } tickets.
        }
# $short (number), $long (number)
marklin-kept = { $name } keeps tickets: { $short } short, { $long } long.
    .you = { $name } keep tickets: { $short } short, { $long } long.
marklin-departed = { $name } sends a passenger off from { marklin-city }.
    .you = { $name } send a passenger off from { marklin-city }.
# $points (number): 0 where no token was left
marklin-rode =
    { $points ->
        [0] The passenger of { $name } passes { marklin-city }.
       *[other] The passenger of { $name } shops in { marklin-city }: { marklin-points }.
    }
    .you =
        { $points ->
            [0] Your passenger passes { marklin-city }.
           *[other] Your passenger shops in { marklin-city }: { marklin-points }.
        }
marklin-arrived = The passenger of { $name } gets off in { marklin-city }.
    .you = Your passenger gets off in { marklin-city }.
marklin-passed = { $name } can do nothing and passes.
    .you = { $name } can do nothing and pass.
marklin-last-round = { $name } has two trains or fewer left: everybody has one more turn.
    .you = You have two trains or fewer left: everybody has one more turn.

## The score sheet

marklin-part-routes = Routes
    .short = Routes
marklin-part-tickets = Tickets
    .short = Tickets
marklin-part-merchandise = Merchandise
    .short = Goods
marklin-part-bonus = Most tickets
    .short = Bonus
# $length (number), $tokens (number), $tickets (number)
marklin-route = { marklin-start }–{ marklin-end }, length { $length }
marklin-ticket-joined = Ticket { marklin-start }–{ marklin-end }, completed
marklin-ticket-missed = Ticket { marklin-start }–{ marklin-end }, not completed
marklin-tokens =
    { $tokens ->
        [one] Merchandise from { marklin-city }: { $tokens } token
       *[other] Merchandise from { marklin-city }: { $tokens } tokens
    }
marklin-most-tickets = Most completed tickets: { $tickets }
marklin-tie-tickets = Equal points: more completed tickets decided.
marklin-tie-merchandise = Equal points and tickets: merchandise decided.

## The lesson: what a first game says before each move, then from round to round

marklin-lesson-tickets = A ticket names two cities: joined by your tracks it brings points in the end, else it costs them. Draw four short ones for an easy start.
marklin-lesson-keep = Keep at least two. Berlin–Chemnitz and Hanover–Leipzig share their way: choose both, then “{ marklin-verb-keep }”.
marklin-lesson-card = A turn is one thing: cards, a route, tickets or a ride. Begin with cards: take the orange one that is lit.
marklin-lesson-second-card = Cards come in twos. Orange again: the track Berlin–Leipzig wants four of that colour.
marklin-lesson-route = You have them. Tap the lit track Berlin–Leipzig and claim it: a route of four brings 7 points.
marklin-lesson-passenger = You could put a passenger into one of its cities now. Wait until the line is longer: finish your turn.
marklin-lesson-locomotive = On to Chemnitz: one blue card, and a locomotive that stands for any colour. That completes a ticket.
marklin-lesson-board = Now put a passenger in Chemnitz, at the end of your line.
marklin-lesson-end = Finish your turn. Until you do, a claim can be taken back.
marklin-lesson-ride = Ride to Berlin: tap the suggested trip. In each city on the way your passenger takes the top goods. Berlin’s bring 7.
marklin-lesson-choose = Now you decide, each turn anew: two cards, a route, tickets or a ride. Your other ticket still waits for its tracks.
marklin-lesson-wild = Locomotives are any colour; those marked +4 only on routes of four or more. An open plain one is your whole draw.
marklin-lesson-early = The best goods go first, so ride early. On others’ tracks a passenger pays one passenger card for each.
marklin-lesson-leave = When somebody has two trains or fewer left, the last turns begin; then tickets count. Play on, or begin a game of your own.

## Rule options

marklin-option-tickets = Tickets
    .about = Which set of tickets is played with. The set of 2006 is our reconstruction.
    .value-marklin46 = 46 tickets, as in 2006
    .value-deutschland60 = 60 tickets of 2012
    .value-germany89 = 89 tickets of 2017
marklin-option-red_cities = Red merchandise
    .about = Which six cities have red merchandise. We know of two likely answers.
    .value-first = Frankfurt and Leipzig
    .value-alternative = Münster and Nuremberg
marklin-option-revisit_tokens = Tokens on each visit
    .about = A city that a passenger passes twice in one move gives a token each time.
    .value-false = { no }
    .value-true = { yes }
marklin-option-parallel_return = Back on a parallel track
    .about = A passenger may ride back on the second track between two cities.
    .value-false = { no }
    .value-true = { yes }
marklin-option-own_track_needed = Own track first
    .about = A passenger’s move begins on a track of the player’s own.
    .value-false = { no }
    .value-true = { yes }
marklin-option-bonus_needs_ticket = Bonus needs a ticket
    .about = Nobody gets the bonus for most tickets if nobody has completed one.
    .value-true = { yes }
    .value-false = { no }

## Pictures, and what is read out instead

marklin-colour-gray = gray
# $colour: the end of one of the ids of train cards, or gray
marklin-colour =
    { $colour ->
        [purple] { marklin-card-purple }
        [blue] { marklin-card-blue }
        [orange] { marklin-card-orange }
        [white] { marklin-card-white }
        [green] { marklin-card-green }
        [yellow] { marklin-card-yellow }
        [black] { marklin-card-black }
        [red] { marklin-card-red }
       *[gray] { marklin-colour-gray }
    }
# $length (number)
marklin-track = { marklin-start }–{ marklin-end } ({ marklin-colour }, { $length })
# $points (number)
marklin-ticket = { marklin-start }–{ marklin-end } ({ $points })
# $count (number)
marklin-cards-of = { marklin-card } × { $count }
marklin-paid =
    { $card ->
        [locomotive] loco ×{ $count }
        [plus4] +4 ×{ $count }
       *[other] { marklin-card } ×{ $count }
    }
# $turn (number): 0 before the first turn
marklin-picture-map =
    { $turn ->
        [0] Map of Germany
       *[other] Map of Germany, turn { $turn }
    }
# $seat (number), $trains (number), $cards (number), $tickets (number), $passengers (number)
marklin-picture-player = Player { $seat }: trains { $trains }, cards { $cards }, tickets { $tickets }, passengers not yet placed { $passengers }.
# $tracks, $cities, $tickets, $cards: lists in words
marklin-picture-tracks = Claimed: { $tracks }.
marklin-picture-passengers = Passengers stand in: { $cities }.
marklin-picture-tickets = Tickets: { $tickets }.
marklin-picture-hand = Hand: { $cards }.

## The table in the browser

marklin-tray-row = Open cards
marklin-tray-hand = Your hand
marklin-tray-tickets = Your tickets
# $least (number)
marklin-tray-offer = Tickets to choose from; keep at least { $least }
marklin-tray-split = Draw tickets
marklin-short = short
marklin-long = long
marklin-close = Close
marklin-tray-trails = Passengers that could travel
# $turns (number)
marklin-last-turns =
    { $turns ->
        [one] Last round: { $turns } turn left
       *[other] Last round: { $turns } turns left
    }
marklin-gap = No card
marklin-open-card = Open card: { marklin-card }
# $count (number)
marklin-deck = Deck: cards { $count }
# $short (number), $long (number)
marklin-split = Draw tickets: { $short } short, { $long } long
marklin-no-tickets-yet = No tickets yet.
# $done (number), $count (number)
marklin-tickets-done = Your tickets: { $done } of { $count } complete
# $missing (number): trains; -1 where no way is left
marklin-trains-missing =
    { $missing ->
        [one] { $missing } train missing
       *[other] { $missing } trains missing
    }
marklin-ticket-state =
    { $missing ->
        [0] Complete
        [-1] Cannot be completed any more
       *[other] { marklin-trains-missing }
    }
marklin-ends = { marklin-start }–{ marklin-end }
# $cost (number): 0 where the ride is free
marklin-passenger-cards =
    { $cost ->
        [one] { $cost } passenger card
       *[other] { $cost } passenger cards
    }
# $points (number)
marklin-trail =
    { $cost ->
        [0] { marklin-city }: ride for { marklin-points }
       *[other] { marklin-city }: ride for { marklin-points }, { marklin-passenger-cards }
    }
# $length (number); $whose: free, own or other; $seat (number)
marklin-label-track =
    { $whose ->
        [own] { marklin-start }–{ marklin-end }, { marklin-colour }, length { $length }, yours
        [other] { marklin-start }–{ marklin-end }, { marklin-colour }, length { $length }, player { $seat }
       *[free] { marklin-start }–{ marklin-end }, { marklin-colour }, length { $length }
    }
# $value (number): 0 where no token is left
marklin-goods =
    { $value ->
        [0] no merchandise left
       *[other] merchandise { $value }
    }
# $whose: none, own or other; $seat (number)
marklin-label-city =
    { $whose ->
        [own] { marklin-city }, { marklin-goods }, your passenger
        [other] { marklin-city }, { marklin-goods }, passenger of player { $seat }
       *[none] { marklin-city }, { marklin-goods }
    }
marklin-plan-take = Face-up card: { marklin-card }
marklin-plan-take-blind = A card from the deck
marklin-plan-place = A passenger waits here: { marklin-city }
# $short (number), $long (number)
marklin-plan-split = Tickets: { $short } short, { $long } long
# $count (number), $points (number)
marklin-plan-keep = Keep tickets: { $count }. Together { marklin-points }.
marklin-plan-depart = A passenger sets out: { marklin-city }
# $payment: cards in words
marklin-plan-claim = { marklin-start }–{ marklin-end }: { $payment }
# $cost (number): passenger cards
marklin-plan-ride =
    { $cost ->
        [0] On to { marklin-city }
       *[other] On to { marklin-city }, paying { marklin-passenger-cards }
    }
# $cost (number): passenger cards
marklin-plan-trail =
    { $cost ->
        [0] Ride to { marklin-city }
       *[other] Ride to { marklin-city }, paying { marklin-passenger-cards }
    }
marklin-plan-done = Finish your turn
marklin-plan-pass = Nothing can be done
marklin-turn-pay = Pay otherwise
marklin-verb-take = Take
marklin-verb-place = Place
marklin-verb-split = Draw
marklin-verb-keep = Keep
marklin-verb-depart = Set out
marklin-verb-claim = Claim
marklin-verb-ride = Ride
marklin-verb-done = Finish turn
marklin-verb-pass = Pass
marklin-prompt-dealing = Cards are dealt.
marklin-prompt-wait = The others are playing.
marklin-prompt-done = Finish your turn.
marklin-prompt-pass = There is nothing you can do: pass.
marklin-prompt-ride-on = Ride on to a lit city, or finish your turn.
marklin-prompt-split = How many short and long tickets do you draw?
marklin-prompt-choose = Keep at least two tickets. The others do not see which.
marklin-prompt-turn = Take cards, claim a route, draw tickets or move a passenger.
marklin-prompt-turn-without-passengers = Take cards, claim a route or draw tickets.
marklin-prompt-second = Take a second card.
marklin-prompt-place = Place a passenger in a lit city, or finish your turn.
marklin-prompt-keep = Keep at least one ticket.
marklin-prompt-ride = Where does your passenger go?
# $turn (number): 0 before the first turn
marklin-progress =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }
# $turns (number)
marklin-progress-last = { marklin-last-turns }
marklin-has-points = Points
marklin-has-trains = Trains
marklin-has-cards = Train cards
marklin-has-tickets = Tickets
marklin-has-passengers = Passengers to place
marklin-key-open = an open card, or a ticket to keep
marklin-key-deck = a card from the deck
marklin-key-tickets = draw tickets; again: another split

## Advice: what speaks for a move, and what the numbers of an analysis mean

marklin-advice-ticket = On the shortest way of your ticket { marklin-start }–{ marklin-end }.
marklin-advice-card = Its colour is needed on the way of your ticket { marklin-start }–{ marklin-end }.
# $points (number)
marklin-advice-ride = This passenger can collect { $points } points now.
# $chance (number): percent, $games (number): that were played
marklin-advice-chance = Chance to win in { $games } trial games with guessed tickets: { $chance }%.
marklin-advice-means = What was lost of the chance to win, in percentage points, by trial games that bots have played to the end from what was known. What may be mere luck does not count.

## A finished game of cardboard

# $trains (number)
marklin-paper-about = Tap this player’s routes, and cities for their merchandise. Trains left: { $trains }
marklin-paper-add-ticket = Add a ticket
marklin-paper-drop-ticket = Give back:
marklin-paper-joined = (completed)
marklin-paper-missed = (missed)
marklin-paper-merchandise = Points of merchandise
marklin-paper-tokens = Merchandise brought by passengers
marklin-paper-typed = Points of merchandise were typed for this player. Set them to 0 to tap cities instead.

## A game of cardboard, counted while it goes on

marklin-companion = Counter
marklin-count-player = Player
marklin-count-begin = First turn
marklin-count-next = Next player
# stands behind the name of a player
marklin-count-on-turn = is on turn
marklin-count-routes = Claim a route: its length
marklin-count-cities = Merchandise in the cities
marklin-count-tickets = Tickets kept
# $length (number), $points (number)
marklin-count-route = Route of length { $length }: { marklin-points }
# $seat (number); $deck: short or long
marklin-count-fewer =
    { $deck ->
        [short] Player { $seat }: one short ticket fewer
       *[long] Player { $seat }: one long ticket fewer
    }
marklin-count-more =
    { $deck ->
        [short] Player { $seat }: one more short ticket
       *[long] Player { $seat }: one more long ticket
    }
# $seat (number), $points (number)
marklin-count-took = Player { $seat }: { marklin-city }, { marklin-points }
# $seat (number), $length (number), $points (number)
marklin-count-laid = Player { $seat }: route of { $length }, { marklin-points }
# $seat (number), $short (number), $long (number)
marklin-count-kept = Player { $seat }: tickets { $short } short, { $long } long
marklin-count-not-begun = The first turn has not begun yet.
marklin-count-none-left = { marklin-city }: no merchandise is left there.
# $seat (number), $trains (number)
marklin-count-few-trains = Player { $seat } has too few trains for that: { $trains }.
# $seat (number)
marklin-count-no-ticket = Player { $seat } has no such ticket.
# $text: what somebody sent
marklin-count-unknown = “{ $text }” is nothing that could be counted.
