### Pioneer Rails in English.
### Arguments: $name is a player's name; $card, $suit, $town, $objective, $location and $hand are ids; $way is a side or shortcut (D5.e).

pioneer-rails-name = Pioneer Rails
pioneer-rails-about = One card a turn: it joins your poker hand and extends a railway across the desert to mines, towns and ranches.

## Towns, cards, locations, hands, objectives

pioneer-rails-town-amberwell = Amberwell
pioneer-rails-town-boxwood = Boxwood
pioneer-rails-town-coyote-bend = Coyote Bend
pioneer-rails-town-drymouth = Drymouth
pioneer-rails-town-eagle-rest = Eagle Rest
pioneer-rails-town-foxglove = Foxglove
pioneer-rails-town-gallop = Gallop
pioneer-rails-town-hollowhorn = Hollowhorn
pioneer-rails-town-ironwood = Ironwood
pioneer-rails-town-juniper = Juniper
pioneer-rails-town-kettle-creek = Kettle Creek
pioneer-rails-town-lantern-hill = Lantern Hill
pioneer-rails-town-mesa-vista = Mesa Vista
pioneer-rails-town-northwind = Northwind
pioneer-rails-town-oxbow = Oxbow
pioneer-rails-town-prairie-rose = Prairie Rose
pioneer-rails-map-a = Amber Basin
pioneer-rails-map-b = Iron Narrows
# $seed (number): which of the maps made by chance
pioneer-rails-map-generated = Uncharted Land { $seed }
pioneer-rails-river-slow-sister = Slow Sister
pioneer-rails-river-crooked-fork = Crooked Fork
pioneer-rails-range-saddle = Saddle
pioneer-rails-range-fangs = Fangs
pioneer-rails-range-comb = Comb
pioneer-rails-range-anvil = Anvil
pioneer-rails-range-old-grey = Old Grey
pioneer-rails-range-needles = Needles
pioneer-rails-range-elders = Elders
pioneer-rails-range-crown = Crown
pioneer-rails-range-copperhead = Copperhead
pioneer-rails-range-kettles = Kettles
# $town: the end of one of the ids above
pioneer-rails-town =
    { $town ->
        [amberwell] { pioneer-rails-town-amberwell }
        [boxwood] { pioneer-rails-town-boxwood }
        [coyote-bend] { pioneer-rails-town-coyote-bend }
        [drymouth] { pioneer-rails-town-drymouth }
        [eagle-rest] { pioneer-rails-town-eagle-rest }
        [foxglove] { pioneer-rails-town-foxglove }
        [gallop] { pioneer-rails-town-gallop }
        [hollowhorn] { pioneer-rails-town-hollowhorn }
        [ironwood] { pioneer-rails-town-ironwood }
        [juniper] { pioneer-rails-town-juniper }
        [kettle-creek] { pioneer-rails-town-kettle-creek }
        [lantern-hill] { pioneer-rails-town-lantern-hill }
        [mesa-vista] { pioneer-rails-town-mesa-vista }
        [northwind] { pioneer-rails-town-northwind }
        [oxbow] { pioneer-rails-town-oxbow }
       *[prairie-rose] { pioneer-rails-town-prairie-rose }
    }
pioneer-rails-card =
    { $card ->
        [tc] 10♣
        [jc] J♣
        [qc] Q♣
        [kc] K♣
        [ac] A♣
        [td] 10♦
        [jd] J♦
        [qd] Q♦
        [kd] K♦
        [ad] A♦
        [th] 10♥
        [jh] J♥
        [qh] Q♥
        [kh] K♥
        [ah] A♥
        [ts] 10♠
        [js] J♠
        [qs] Q♠
        [ks] K♠
       *[as] A♠
    }
pioneer-rails-suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
pioneer-rails-location =
    { $location ->
        [mine] mine
        [bank] bank
        [saloon] saloon
        [yard] rail yard
        [fort] fort
       *[ranch] ranch
    }
pioneer-rails-hand-name =
    { $hand ->
        [nothing] nothing
        [pair] pair
        [two-pairs] two pairs
        [three] three of a kind
        [full-house] full house
        [straight] straight
       *[four] four of a kind
    }
pioneer-rails-objective =
    { $objective ->
        [bank-nuggets] Bank 5 nuggets
        [dig-nuggets] Dig 8 nuggets
        [two-banks] Complete 2 banks
        [three-saloons] Complete 3 saloons
        [one-fort] Complete 1 fort
        [three-edges] Join 3 stations to the edge of the map
        [four-ranges] Lay tracks along 4 mountain ranges
        [five-ranches] Part 5 ranches from all others
        [two-tunnels] Build 2 tunnels from 2 stations
        [shared-building] Complete 1 building with tracks of 2 stations
        [six-towns] Reach 6 towns
        [three-towns] Reach 3 towns from 1 station
        [two-bridges] Build 2 bridges from 2 stations
        [shared-town] Reach 1 town from 2 stations
       *[two-yards] Complete 2 rail yards
    }

## Why something cannot be done

pioneer-rails-over = The game is over.
pioneer-rails-not-now = That is not possible now.
pioneer-rails-done-already = You have ended this turn. Wait for the others.
pioneer-rails-dealer-first = The dealer takes a card first.
pioneer-rails-take-first = First choose a card.
pioneer-rails-not-open = { pioneer-rails-card } does not lie open.
pioneer-rails-card-gone = { pioneer-rails-card } is gone for this turn. Use one of the other two.
pioneer-rails-no-more-tracks = After a payment into a bank no more tracks are laid.
pioneer-rails-side-closed = { $way }: no track can lie there.
pioneer-rails-way-taken = { $way }: a track lies there already.
pioneer-rails-no-desert = { $way }: shortcuts only run through plain desert.
pioneer-rails-joins-nothing = { $way }: neither the station nor a branch of this railway leads there.
pioneer-rails-branches-meet = { $way }: branches meet only in towns.
pioneer-rails-at-a-station = { $way }: no track leads to a station.
pioneer-rails-full-town = { $way }: three other railways have reached that town.
pioneer-rails-no-box = You have no town box left for that.
pioneer-rails-no-extra-track = You could not lay the extra track that goes with that town box.
pioneer-rails-suit-too-late = Another station can only be chosen once, before the first track.
pioneer-rails-same-suit = You build at this station anyway.
pioneer-rails-no-bank = No completed bank is waiting for nuggets.
pioneer-rails-few-nuggets = You do not have so many nuggets.
pioneer-rails-tracks-left = You still have tracks to lay.
pioneer-rails-bank-first = First choose how many nuggets go into the bank.
pioneer-rails-card-chosen = You already use a card in this turn. Take it back to choose again.
pioneer-rails-opens-nothing =
    { $bonus ->
        [extra] No further track can be laid now.
        [bridge] No bridge is within reach of this railway.
        [tunnel] No tunnel is within reach of this railway.
        [shortcut] No shortcut can start from this railway now.
       *[switch] No new branch can start from this railway now.
    }
pioneer-rails-no-such-action = There is no such action.
pioneer-rails-nothing-to-draw = Nothing is to be drawn now.
pioneer-rails-seed-for-generated = A map number is only for generated maps. Choose that map as well, or leave the number out.
pioneer-rails-level-alone = The level is for one player with objectives.

## Notation

# $text: what somebody typed
pioneer-rails-unknown-action = “{ $text }” is not an action. Actions look like “take qh”, “D5.e”, “bank 3” or “done”.
pioneer-rails-unknown-draw = “{ $text }” is not what can be drawn now.
pioneer-rails-unknown-turn = “{ $text }” is not a turn. Write its card first, then tracks, then payments, with commas between them.
# $length (number)
pioneer-rails-board-too-long =
    { $length ->
        [one] { $length } character is too much for one board.
       *[other] { $length } characters are too much for one board.
    }
pioneer-rails-impossible-view = No game of Pioneer Rails can look like this. The file was changed or is damaged.

## At the counter

pioneer-rails-bad-question = This is no question about boards: { $detail }
# $players (number), $most (number)
pioneer-rails-so-many-players = The game is for at most { $most } players, and at least one must be named; here are { $players }.
# $turns (number), $most (number)
pioneer-rails-too-many-turns = A game has { $most } turns, but here are { $turns }.
pioneer-rails-turns-wanted = For this the turns of every board are needed, not only what lies on it.
pioneer-rails-one-of-each-deck = Name three objectives, one of each deck.
pioneer-rails-unknown-track = “{ $text }” is not a track. Tracks look like “D5.e” or “D5.n-s”.
# $most (number)
pioneer-rails-too-many-tracks = No board can have more than { $most } tracks.
pioneer-rails-unknown-hand = “{ $text }” is not a hand. Write five ranks at most, as in “10 J Q K A”.
pioneer-rails-card-came-before = { pioneer-rails-card } came in an earlier turn of this round.
# $turn (number)
pioneer-rails-cards-not-dealt = Turn { $turn }: these cards cannot all have been there to choose from.

## The log; .you is what whoever did it reads, and $name is “You” there

pioneer-rails-deals-first = { $name } deals first.
    .you = { $name } deal first.
pioneer-rails-objective-opened = An objective is opened: { pioneer-rails-objective }.
pioneer-rails-got-card = { $name } gets a card face down: { pioneer-rails-card }.
    .you = { $name } get a card face down: { pioneer-rails-card }.
# $turn (number), $turns (number)
pioneer-rails-turn = Turn { $turn } of { $turns }: three cards are opened.
pioneer-rails-dealer-took = { $name } deals and takes { pioneer-rails-card }.
    .you = { $name } deal and take { pioneer-rails-card }.
pioneer-rails-took = { $name } uses { pioneer-rails-card }.
    .you = { $name } use { pioneer-rails-card }.
pioneer-rails-changed-suit = { $name } builds at another station this turn: { pioneer-rails-suit }.
    .you = { $name } build at another station this turn: { pioneer-rails-suit }.
pioneer-rails-laid = { $name } lays a track: { $way }.
    .you = { $name } lay a track: { $way }.
pioneer-rails-reached = { $name } reaches { pioneer-rails-town }.
    .you = { $name } reach { pioneer-rails-town }.
pioneer-rails-activated = { $name } completes: { pioneer-rails-location }.
    .you = { $name } complete: { pioneer-rails-location }.
# $nuggets (number)
pioneer-rails-nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
pioneer-rails-banked = { $name } pays into a bank: { pioneer-rails-nuggets }.
    .you = { $name } pay into a bank: { pioneer-rails-nuggets }.
pioneer-rails-done = { $name } has built.
    .you = { $name } have built.
# $points (number)
pioneer-rails-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pioneer-rails-met = { $name } meets an objective: { pioneer-rails-objective }. { pioneer-rails-points }.
    .you = { $name } meet an objective: { pioneer-rails-objective }. { pioneer-rails-points }.
pioneer-rails-hand = The hand of { $name }: { pioneer-rails-hand-name }, { pioneer-rails-points }.
    .you = Your hand: { pioneer-rails-hand-name }, { pioneer-rails-points }.

## The score sheet

pioneer-rails-part-nuggets = Nuggets
    .short = Gold
pioneer-rails-part-banks = Banks
    .short = Banks
pioneer-rails-part-forts = Forts
    .short = Forts
pioneer-rails-part-ranches = Ranches
    .short = Ranches
pioneer-rails-part-yards = Rail yards
    .short = Yards
pioneer-rails-part-towns = Towns
    .short = Towns
pioneer-rails-part-objectives = Objectives
    .short = Goals
pioneer-rails-part-hands = Hands
    .short = Hands
pioneer-rails-part-last = Last in turn order
    .short = Last
# $nuggets, $factor, $forts, $ranches, $towns, $boxes, $round, $doubled (numbers)
pioneer-rails-paid = Bank: { pioneer-rails-nuggets } × { $factor }
pioneer-rails-forts =
    { $forts ->
        [one] { $forts } fort
       *[other] { $forts } forts
    }
pioneer-rails-ranches =
    { $ranches ->
        [one] { $ranches } ranch on its own
       *[other] { $ranches } ranches, each on its own
    }
pioneer-rails-network =
    { $towns ->
        [one] { $towns } town in the largest network × { $factor }
       *[other] { $towns } towns in the largest network × { $factor }
    }
pioneer-rails-boxes =
    { $boxes ->
        [one] { $boxes } town box
       *[other] { $boxes } town boxes
    }
pioneer-rails-objective-met = { pioneer-rails-objective }
pioneer-rails-hand-of-round =
    { $doubled ->
        [0] Round { $round }: { pioneer-rails-hand-name }
       *[other] Round { $round }: { pioneer-rails-hand-name }, doubled by the saloon
    }
pioneer-rails-last-of-three = Last of three in turn order
pioneer-rails-tie-hands = Equal points: the hands decided.

## Pictures in words; $seat, $turn, $turns, $tracks, $round, $boxes are numbers, $ways, $cells, $names, $ranks lists

# $seat and $turn are 0 where they are not told
pioneer-rails-picture-board =
    { $seat ->
        [0] { $turn ->
            [0] A map of Pioneer Rails
           *[other] Pioneer Rails, turn { $turn } of { $turns }
        }
       *[other] { $turn ->
            [0] The map of player { $seat }
           *[other] The map of player { $seat }, turn { $turn } of { $turns }
        }
    }
pioneer-rails-picture-empty = No track has been laid yet.
pioneer-rails-picture-railway =
    { $tracks ->
        [one] { $tracks } track of { pioneer-rails-suit }: { $ways }.
       *[other] { $tracks } tracks of { pioneer-rails-suit }: { $ways }.
    }
pioneer-rails-picture-towns = Towns reached by { pioneer-rails-suit }: { $names }.
pioneer-rails-picture-done = Completed, { pioneer-rails-location }: { $cells }.
pioneer-rails-picture-hand =
    { $doubled ->
        [0] Hand of round { $round }: { $ranks }.
       *[other] Hand of round { $round }: { $ranks }, doubled.
    }
pioneer-rails-boxes-left =
    { $boxes ->
        [one] { $boxes } town box left.
       *[other] { $boxes } town boxes left.
    }
pioneer-rails-picture-cards = Cards of this turn: { $cards }.
pioneer-rails-picture-gone = Not to be used: { pioneer-rails-card }.
pioneer-rails-picture-objective = Objective: { pioneer-rails-objective }.
pioneer-rails-map-station = Station of { pioneer-rails-suit }: { $cells }.
pioneer-rails-map-location = { pioneer-rails-location-plural }: { $cells }.
pioneer-rails-map-town = { pioneer-rails-town }, between { $cells }.
pioneer-rails-map-river = River: { $cells }.
pioneer-rails-map-ranges = Mountains: { $cells }.
pioneer-rails-location-plural =
    { $location ->
        [mine] Mines
        [bank] Banks
        [saloon] Saloons
        [yard] Rail yards
        [fort] Forts
       *[ranch] Ranches
    }

## The table; $bonus is an id

pioneer-rails-board-own = Your map
pioneer-rails-progress = Round { $round }/{ $rounds } · turn { $turn }
pioneer-rails-bonus =
    { $bonus ->
        [extra] Track +1
        [bridge] Bridge
        [tunnel] Tunnel
        [shortcut] Shortcut
        [switch] Switch
       *[suit] Suit
    }
pioneer-rails-prompt-dealing = Cards are being dealt.
pioneer-rails-prompt-wait = The others are building.
pioneer-rails-prompt-pick = You deal: take a card. The others use one of the other two.
pioneer-rails-prompt-choose = Choose a card: its rank joins your hand, its suit builds three tracks.
# $tracks (number)
pioneer-rails-prompt-lay =
    { $tracks ->
        [one] { $tracks } more track of { pioneer-rails-suit }: tap a lit side.
       *[other] { $tracks } more tracks of { pioneer-rails-suit }: tap a lit side.
    }
pioneer-rails-prompt-bank = A bank is complete. How many nuggets do you pay in?
pioneer-rails-prompt-stuck = No track can be laid without a bonus. You may end your turn.
pioneer-rails-prompt-more = All laid. End your turn, or spend a town box on one more track.
pioneer-rails-prompt-done = All laid. End your turn.
pioneer-rails-plan-take = { pioneer-rails-card } for your hand, three tracks of { pioneer-rails-suit }
pioneer-rails-plan-suit = Build at the station of { pioneer-rails-suit } this turn, for a town box
pioneer-rails-plan-lay = A track: { $way }
pioneer-rails-plan-bank = { pioneer-rails-nuggets } × { $factor }: { pioneer-rails-points }
pioneer-rails-plan-done = End your turn
pioneer-rails-verb-take = Use
pioneer-rails-verb-suit = Change
pioneer-rails-verb-lay = Lay
pioneer-rails-verb-bank = Pay in
pioneer-rails-verb-done = End turn
pioneer-rails-tray-cards = Cards of this turn
pioneer-rails-tray-boxes = Town boxes:
pioneer-rails-tray-hand = Hand { $round }:
pioneer-rails-tray-pay = Nuggets into the bank × { $factor }:
# $seat (number)
pioneer-rails-card-taken = taken by player { $seat }
pioneer-rails-held = Your card face down: { pioneer-rails-card }
pioneer-rails-target = To win you need more than { $points }.
pioneer-rails-key-cards = The cards of the turn
pioneer-rails-key-suit = Another station

## The lesson: what a first game says before each move, then from round to round

pioneer-rails-lesson-card = Each turn you use one card: its suit builds three tracks, its rank joins your poker hand. Take the ten of clubs, then press “{ pioneer-rails-verb-take }”.
pioneer-rails-lesson-lay = Tracks run along the sides of the cells and begin at a corner of the suit’s station. Tap the lit side.
pioneer-rails-lesson-branch = The next one goes on where the branch ends. You are heading for the town, the ring on a corner.
pioneer-rails-lesson-town = There it is! The same track closes the saloon’s second side, so this round’s hand counts double.
pioneer-rails-lesson-end = Three tracks are laid: end your turn. Until then anything can be undone, the card too.
pioneer-rails-lesson-suit = Every suit has a station and a railway of its own. Take the ace of hearts: it builds near two mines.
pioneer-rails-lesson-fence = A ranch scores once no other ranch shares its field. Tracks, river, mountains, stations and the map’s edge are the fence.
pioneer-rails-lesson-mine = A mine needs a single side. This one brings a nugget and closes the ranch’s fence as well.
pioneer-rails-lesson-sides = One more mine. Saloons need two sides, banks and rail yards three, forts four.
pioneer-rails-lesson-nuggets = A nugget is a point, and a bank multiplies what you pay into it. End your turn.
pioneer-rails-lesson-pair = An ace again: with the other one it makes a pair. Take the ace of diamonds.
pioneer-rails-lesson-saloon = Another saloon lies by this station. Here is its first side…
pioneer-rails-lesson-double = …and its second: the next round’s hand counts double too.
pioneer-rails-lesson-ranch = The last track of this turn fences in one more ranch. The more ranches, the more each one adds.
pioneer-rails-lesson-hand = Five turns make a hand: pair, two pairs, three, full house, straight, four of a kind. End your turn.
pioneer-rails-lesson-choose = Now you decide. Choose a card for its suit or for its rank, and lay your tracks on any lit sides.
pioneer-rails-lesson-bonus = Every town gives a box. It buys one more track, and with it a bridge, tunnel, shortcut or switch: choose the bonus, then a lit side.
pioneer-rails-lesson-objective = A new round, a new hand. An objective is open: tap its ticket to see on the map what counts. Those that you never meet make it harder to win.
pioneer-rails-lesson-network = Rail yards multiply the towns of your largest network: let your railways meet in towns.
pioneer-rails-lesson-leave = Now you know it all. Play on to the score sheet after round four, or begin a game of your own.

## Rule options

pioneer-rails-option-map = Map
    .about = The map that all play on.
    .value-a = A, open
    .value-b = B, tight
    .value-small_a = A, small
    .value-small_b = B, small
    .value-generated = made by chance
pioneer-rails-option-map_seed = Number of the map
    .about = Which of the maps made by chance. The same number is always the same map.
pioneer-rails-option-objectives = Objectives
    .about = Ten points for whoever first meets an objective, five for the others.
    .value-true = { yes }
    .value-false = { no }
pioneer-rails-option-advanced = Card face down
    .about = The last card of each round is dealt at its start, seen by its player only.
    .value-false = { no }
    .value-true = { yes }
pioneer-rails-option-solo_level = Level alone
    .about = How many objectives lie open from the start when you play alone.
    .value-medium = medium: 2
    .value-beginner = beginner: none
    .value-easy = easy: 1
    .value-hard = hard: 3
    .value-legendary = legendary: 4
pioneer-rails-option-spend_new_town = Spend new boxes at once
    .about = A town box may be spent in the same turn in which its town was reached.
    .value-true = { yes }
    .value-false = { no }

## Advice: what speaks for a move, and what the numbers of an analysis mean

# $points (number)
pioneer-rails-advice-outlook = Expected final score: about { $points }.
# $points (number)
pioneer-rails-advice-outlook-alone = Expected: about { $points }, with ten for each objective met.
# $points (number)
pioneer-rails-advice-other-cards = With the best other card: about { $points }.
pioneer-rails-advice-means = What was lost, in points of the final score that a bot, taught by games against itself, expects from the board after the turn.

## Cards for maps on paper

pioneer-rails-companion = Card dealer
pioneer-rails-companion-ready = The cards are shuffled
pioneer-rails-companion-deal = Deal the cards
# $round (number), $turn (number)
pioneer-rails-companion-turn = Round { $round }, turn { $turn }
pioneer-rails-companion-dealer = takes one card; the others use one of the other two.
pioneer-rails-companion-first-gone = The first card is only shown. Everybody uses one of the other two.
