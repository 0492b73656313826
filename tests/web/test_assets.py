"""Scripts, style sheets and icons under addresses that change with them."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from whistlestop import games
from whistlestop.web import assets, client_words

STATIC = Path(assets.__file__).with_name("static")
NAMES = ["tokens.css", "base.css", "pages.css", "opening.js", "lobby.js", "curtain.js", "icon.svg"]


@pytest.mark.parametrize("name", NAMES)
def test_an_address_leads_to_its_file(name):
    address = assets.url(name)
    assert address == f"/static/{assets.digest()}/{name}"
    assert assets.find(address.removeprefix("/static/")) == assets.read(name)


@pytest.mark.parametrize(
    "path", ["base.css", "0123456789abcdef/base.css", "DIGEST/", "DIGEST/no.css", "DIGEST/../models.py", "DIGEST/words"]
)
def test_nothing_else_can_be_had(path):
    assert assets.find(path.replace("DIGEST", assets.digest())) is None


def test_files_are_what_they_say():
    assert assets.read("base.css")[1] == "text/css; charset=utf-8"
    assert assets.read("lobby.js")[1] == "text/javascript; charset=utf-8"
    ElementTree.fromstring(assets.read("icon.svg")[0])
    manifest = json.loads(assets.read("manifest.webmanifest")[0])
    assert manifest["icons"][0]["src"] == "icon.svg"


def test_a_game_brings_its_own_styles():
    for game in games.ids():
        for name in assets.game_styles(game):
            assert assets.read(name)[1] == "text/css; charset=utf-8"
    assert assets.game_styles("chess") == ()


STYLE_SHEETS = [path.name for path in sorted(STATIC.glob("*.css"))]
STYLE_SHEETS += [name for game in games.ids() for name in assets.game_styles(game)]


def known_properties() -> set[str]:
    sheets = [assets.read(name)[0].decode() for name in ("tokens.css", *STYLE_SHEETS)]
    return {name for css in sheets for name in re.findall(r"--([\w-]+):", css)}


@pytest.mark.parametrize("name", STYLE_SHEETS)
def test_colours_are_tokens(name):
    css = re.sub(r"/\*.*?\*/", "", assets.read(name)[0].decode(), flags=re.DOTALL)
    assert not re.findall(r"#[0-9a-f]{3,8}\b(?=[^{}]*[;}])|\brgba?\(|\bhsla?\(", css), "a raw colour"
    assert set(re.findall(r"var\(--([\w-]+)\)", css)) <= known_properties(), "pages may link several sheets"
    assert "url(" not in css


def test_what_scripts_say_has_words():
    said = set()
    for script in STATIC.glob("*.js"):
        said |= set(re.findall(r'\bsay\("([a-z-]+)"', script.read_text(encoding="utf-8")))
    assert said
    assert said <= set(client_words.KEYS)


@pytest.mark.parametrize("file", [*STATIC.glob("*.js"), *STATIC.glob("*.css")], ids=lambda file: file.name)
def test_only_comments_and_space_stay_at_home(file):
    whole, sent = file.read_text(), assets.read(file.name)[0].decode()
    assert _code(sent) == _code(whole)
    assert not re.search(r"^\s|/\*|(^|\s)//\s", sent, re.MULTILINE)
    assert all(line.count("`") % 2 == 0 for line in sent.splitlines()), "a text of several lines would lose its margin"


def _code(text: str) -> str:
    """A script or style sheet without comments and space, and without semicolons before what ends a rule."""
    bare = "".join(re.sub(r"/\*.*?\*/|(^|\s)//\s[^\n]*", "", text, flags=re.DOTALL | re.MULTILINE).split())
    return bare.replace(";}", "}")
