"""How far a game of Märklin can go at most."""

from whistlestop.core.limits import Limits
from whistlestop.games.marklin import data
from whistlestop.games.marklin.rules import SEATS, Options

CARDS = sum(data.CARD_COUNTS)
TRACKS = len(data.TRACKS)


def limits(options: Options, seats: int) -> Limits:
    """Bounds by what there is: trains, tracks, passengers, tickets, cards."""
    in_play = data.IN_SET[data.TICKET_SETS.index(options.tickets)]
    points = [worth for worth, is_in in zip(data.TICKET_POINTS, in_play, strict=True) if is_in]
    tickets, ticket_points = len(points), sum(points)
    trains, rides = seats * data.TRAINS, seats * data.PASSENGERS
    claims = min(TRACKS, trains)
    # What comes into hands: every card once, and again for each that was paid.
    cards = CARDS + min(sum(data.LENGTHS), trains) + rides * data.CARD_COUNTS[data.PASSENGER]
    turns = claims + rides + tickets + cards  # every turn with tickets keeps one, every turn with cards takes one
    passes = seats * (turns + 1)  # the game ends when all pass in a row (TR-3.1)
    ride = 1 + TRACKS + 1  # depart, ride, done
    return Limits(
        actions=3 * (seats + tickets + claims) + ride * rides + cards + passes,  # tickets and claims: three steps each
        # TR-4.3 could renew the row for ever. Once for each card that comes to somebody is far more than will be seen.
        draws=1 + cards + data.ROW * (1 + cards) + data.OFFER * (seats + tickets),
        outcomes=max(data.FIRST_LONG, len(data.TICKETS) - data.FIRST_LONG, len(data.CARDS), SEATS[1] + 1),
        least=-ticket_points,
        most=data.TRAINS * data.ROUTE_POINTS[data.LONGEST] // data.LONGEST  # the longest tracks bring most a train
        + ticket_points
        + max(sum(sum(data.STACKS[stack]) for stack in stacks) for stacks in data.CITY_STACKS)
        + data.BONUS,
    )
