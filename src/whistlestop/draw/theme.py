"""The tokens of `tokens.css`, by name and theme, for pictures that leave our pages.

`tokens.css` is the one place where a colour is written down. Pages link it (`stylesheet`), so a themed
fragment never changes with the theme; files and notebooks get the values themselves (`resolve`).
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Literal

Theme = Literal["light", "dark"]

_BLOCK = re.compile(r'^:root(?P<dark>\[data-theme="dark"\])? \{(?P<body>.*?)^\}', re.MULTILINE | re.DOTALL)
_TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_USE = re.compile(r"var\(--([\w-]+)\)")


@cache
def stylesheet() -> str:
    """The tokens for a page: by `data-theme` on the root element, without it as the reader's system says."""
    css = _source()
    dark = next(block["body"] for block in _BLOCK.finditer(css) if block["dark"])
    return f"{css}@media (prefers-color-scheme: dark) {{\n:root:not([data-theme]) {{{dark}}}\n}}\n"


@cache
def tokens(theme: Theme) -> Mapping[str, str]:
    """Every token's value in a theme, fit for an attribute in double quotes."""
    values: dict[str, str] = {}
    for block in _BLOCK.finditer(_COMMENT.sub("", _source())):
        if theme == "dark" or not block["dark"]:
            values |= {name: value.strip().replace('"', "'") for name, value in _TOKEN.findall(block["body"])}
    return MappingProxyType(values)


def resolve(markup: str, theme: Theme) -> str:
    """The markup with each `var(--token)` replaced by its value."""
    values = tokens(theme)
    return _USE.sub(lambda use: values[use[1]], markup)


def _source() -> str:
    return files("whistlestop.draw").joinpath("tokens.css").read_text(encoding="utf-8")
