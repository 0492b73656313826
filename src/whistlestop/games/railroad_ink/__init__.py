"""Railroad Ink: Blazing Red, with draft, meteors and lava."""

from whistlestop.core.game import Game, Notation
from whistlestop.games.railroad_ink import notation, preview, rules, score, views
from whistlestop.games.railroad_ink.actions import Action
from whistlestop.games.railroad_ink.rules import State
from whistlestop.games.railroad_ink.seen import View

game: Game[State, Action, View] = Game(
    id="railroad-ink",
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
