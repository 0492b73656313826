"""Draw the pictures of the documents anew: `python docs/pictures/make.py`."""

from pathlib import Path

from whistlestop import new_table
from whistlestop.draw.theme import Theme
from whistlestop.games.railroad_ink.draw import svg

HERE = Path(__file__).parent
THEMES: tuple[Theme, ...] = ("light", "dark")


def main() -> None:
    table = new_table("railroad-ink", 1, {"lava": True, "meteors": True}, seed="picture 12")
    table.play({1: "greedy"})
    for theme in THEMES:
        picture = svg(table.view(1), highlight=("exits", "errors"), theme=theme, width=560)
        (HERE / f"board-{theme}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
