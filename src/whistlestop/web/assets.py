"""What pages load besides themselves: scripts, style sheets, the icon. Each address carries the digest of all of them.

So a browser may keep a file for ever, a new version has new addresses, and scripts find each other by relative paths,
since all lie in one folder. Scripts and style sheets travel without comments and indentation, a fifth of them. Besides
the files in `static` there are the tokens of `draw`, manifest and icon of the app, and each game's own style sheets,
`games/GAME-play.css` and, for pages round a real table, `games/GAME-real.css`.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

from whistlestop import games
from whistlestop.draw import theme
from whistlestop.web import place, sign

Asset = tuple[bytes, str]  # content and media type

_MEDIA_TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
}


def url(name: str) -> str:
    """The address of a file."""
    return place.at(f"/static/{digest()}/{name}")


def find(path: str) -> Asset | None:
    """What stands at an address under `/static/`: the digest, a slash and the file's name."""
    version, _, name = path.partition("/")
    return _assets().get(name) if version == digest() else None


def read(name: str) -> Asset:
    """A file by its bare name, for addresses that never change: the icon and the manifest."""
    return _assets()[name]


def game_styles(game: str, *more: str) -> tuple[str, ...]:
    """The names of a game's own style sheets, as far as it has them: `play`, and for some pages more."""
    names = [f"games/{game}-{kind}.css" for kind in ("play", *more)]
    return tuple([name for name in names if name in _assets()])


@cache
def imports(scripts: tuple[str, ...]) -> tuple[str, ...]:
    """What scripts import, and what that imports: a page that names them all has them after one round trip."""
    found = list(scripts)
    for name in found:  # grows
        found += [each for each in _imported(name) if each not in found]
    return tuple(found[len(scripts) :])


def _imported(script: str) -> list[str]:
    content, _ = _assets()[script]
    return [name.decode() for name in _IMPORT.findall(content)]


@cache
def digest() -> str:
    """Names this version of all files together."""
    hashed = hashlib.sha256()
    for name, (content, _) in sorted(_assets().items()):
        hashed.update(f"{name}\0{len(content)}\0".encode() + content)
    return hashed.hexdigest()[:16]


@cache
def _assets() -> Mapping[str, Asset]:
    return MappingProxyType({name: (_bare(name, content), _media_type(name)) for name, content in _contents()})


def _contents() -> Iterator[tuple[str, bytes]]:
    for file in (files("whistlestop.web") / "static").iterdir():
        if file.name.rpartition(".")[2] in _MEDIA_TYPES:
            yield file.name, file.read_bytes()
    yield "tokens.css", theme.stylesheet().encode()
    yield "manifest.webmanifest", _manifest()
    yield "icon.svg", sign.app_icon().encode()
    yield "icon-turn.svg", sign.app_icon(is_raised=True).encode()
    for game in games.ids():
        for kind in ("play", "real"):
            own = files("whistlestop.games") / game.replace("-", "_") / f"{kind}.css"
            if own.is_file():
                yield f"games/{game}-{kind}.css", own.read_bytes()


_BLOCK = rb"[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*"  # up to its first end: code may begin with a type in a comment
_COMMENTS = {
    "js": re.compile(_BLOCK + rb"|(?:^|[ \t])[ \t]*//[ \t][^\n]*", re.DOTALL | re.MULTILINE),
    "css": re.compile(_BLOCK, re.DOTALL),
}
_IMPORT = re.compile(rb'(?:from|import) "\./([^"]+)"')  # not those that wait until they are needed
_SPACE = re.compile(rb"^\s+", re.MULTILINE)  # before a line, and empty lines: no string goes over several of them
_AROUND = re.compile(rb"\s*([{};,>~])\s*|(:)\s+")  # of style sheets: spaces that mean nothing; their strings have none


def _bare(name: str, content: bytes) -> bytes:
    """A file as it travels."""
    kind = name.rpartition(".")[2]
    if kind not in _COMMENTS:
        return content
    bare = _SPACE.sub(b"", _COMMENTS[kind].sub(b" ", content))
    return _AROUND.sub(rb"\1\2", bare).replace(b";}", b"}") if kind == "css" else bare


def _media_type(name: str) -> str:
    return _MEDIA_TYPES[name.rpartition(".")[2]]


def _manifest() -> bytes:
    """What a device needs to know to keep the pages as an app of their own."""
    tokens = theme.tokens("light")
    return msgspec.json.encode(
        {
            "name": "Whistlestop",
            "short_name": "Whistlestop",
            "start_url": "./",  # from where the manifest stands
            "scope": "./",
            "display": "standalone",
            "background_color": tokens["paper"],
            "theme_color": tokens["enamel"],
            "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
        }
    )
