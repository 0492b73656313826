"""Round a real table: what helps those who play with dice, cards and paper before them, game by game."""

from collections.abc import Iterator, Sequence

import htpy as h
from htpy import Element

from whistlestop import games
from whistlestop.web.models import Reader
from whistlestop.web.page import as_is, bar, document, game_name, link_button, teller

# By the room of a game that knows how: the address, the picture and the words of the link.
_WAYS = {
    "paper": ("/paper/", "pen", "web-real-score"),
    "score": ("/print/", "print", "web-real-print"),
}


def real(reader: Reader, offered: Sequence[str]) -> str:
    """The page at `/real`."""
    tell = teller(reader)
    body = h.main("#main.column.pairs.real")[
        h.p(".across")[tell("web-real-about")],
        [_game(reader, game) for game in offered],
    ]
    return document(
        reader, tell("web-real"), body, bar=bar(reader, tell("web-real")), styles=("pages.css", "paper.css")
    )


def _game(reader: Reader, game: str) -> Element:
    tell = teller(reader)
    return h.section(".ticket.real-game", aria_labelledby=f"real-{game}")[
        h.div(".vignette")[as_is(games.room(game, "screen").card())],
        h.div(".text")[
            h.h2(id=f"real-{game}")[game_name(reader, game)],
            h.div(".btns")[
                [link_button(tell(words), path, look="low", name=picture) for path, picture, words in _ways(game)]
            ],
        ],
    ]


def _ways(game: str) -> Iterator[tuple[str, str, str]]:
    """Where a link leads, its picture and its words."""
    if game in games.ids("companion"):
        yield f"/companion/new/{game}", games.room(game, "companion").PICTURE, f"{game}-companion"
    for room, (path, picture, words) in _WAYS.items():
        if game in games.ids(room):
            yield path + game, picture, words
