"""Draw the pictures of the documents anew: `python docs/pictures/make.py`."""

from pathlib import Path

from whistlestop import new_table
from whistlestop.draw.theme import Theme
from whistlestop.games.railroad_ink import draw as ink
from whistlestop.games.string_railway import draw as strings

HERE = Path(__file__).parent
THEMES: tuple[Theme, ...] = ("light", "dark")


def main() -> None:
    board = new_table("railroad-ink", 1, {"lava": True, "meteors": True}, seed="picture 12")
    board.play({1: "greedy"})
    table = new_table("string-railway", 4, {}, seed="picture 2")
    table.play(dict.fromkeys((1, 2, 3, 4), "greedy"))
    for theme in THEMES:
        picture = ink.svg(board.view(1), highlight=("exits", "errors"), theme=theme, width=560)
        (HERE / f"board-{theme}.svg").write_text(picture, encoding="utf-8")
        picture = strings.board_svg(table.view(None), theme=theme, width=560)
        (HERE / f"table-{theme}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
