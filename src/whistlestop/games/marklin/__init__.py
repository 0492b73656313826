"""Ticket to Ride: Märklin, with passengers and merchandise."""

from whistlestop.core.game import Game, Notation
from whistlestop.games.marklin import notation, preview, rules, score, views
from whistlestop.games.marklin.actions import Action
from whistlestop.games.marklin.rules import State
from whistlestop.games.marklin.seen import View

game: Game[State, Action, View] = Game(
    id="marklin",
    seats=rules.SEATS,
    options=rules.Options,
    view_type=View,
    setup=rules.setup,
    pending=rules.pending,
    resolve=rules.resolve,
    actors=rules.actors,
    legal=rules.legal,
    apply=rules.apply,
    preview=preview.preview,
    view=views.view,
    reveal=views.reveal,
    imagine=views.imagine,
    sheet=score.sheet,
    outcome=rules.outcome,
    encode=rules.encode,
    decode=rules.decode,
    notation=Notation(
        notation.format_action,
        notation.parse_action,
        notation.format_chance,
        notation.parse_chance,
        notation.format_board,
        notation.parse_board,
    ),
)
