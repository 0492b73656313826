"""String Railway: stations on a table, joined by strings that have to be laid in their whole length."""

from whistlestop.core.game import Game, Notation
from whistlestop.games.string_railway import notation, preview, rules, score, views
from whistlestop.games.string_railway.actions import Action
from whistlestop.games.string_railway.rules import State
from whistlestop.games.string_railway.seen import View

game: Game[State, Action, View] = Game(
    id="string-railway",
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
