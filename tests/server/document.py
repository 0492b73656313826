"""A page as a browser holds it: made from parts once, then changed by patches alone (docs/protocol.md)."""

import re
from collections.abc import Iterator, Mapping, Sequence

from whistlestop.web.parts import expand

_TOKEN = re.compile(r"<!--[\w.-]+-->|<(/?)([\w-]+)((?:[^<>\"]|\"[^\"<]*\")*?)(/?)>|[^<]+")
_ID = re.compile(r'\sid="([^"]*)"')
_SLOT = re.compile(r"<!--([\w.-]+)-->")
_VOID = ("input", "br")


class Element:
    """A tag as it was written, and what stands in it."""

    def __init__(self, tag: str, name: str, attributes: str) -> None:
        self.tag, self.name = tag, name
        found = _ID.search(attributes)
        self.id = found[1] if found else ""
        self.children: list[Element | str] = []
        self.end = ""

    def text(self) -> str:
        inner = "".join(child if isinstance(child, str) else child.text() for child in self.children)
        return f"{self.tag}{inner}{self.end}"

    def below(self) -> Iterator["Element"]:
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.below()


class Document:
    """All parts of a page, put into each other."""

    def __init__(self, parts: Mapping[str, str]) -> None:
        self._root = parsed(whole(parts))

    def text(self) -> str:
        return self._root.text()

    def patch(self, parts: Mapping[str, str], gone: Sequence[str]) -> None:
        """Do what the scripts do with a patch."""
        for id in gone:
            parent, place = self._find(id)
            del parent.children[place]
        for id in sorted(parts, key=lambda id: "." in id):
            assert not _SLOT.search(parts[id]), f"{id} comes with a hole in it"
            (fresh,) = parsed(parts[id]).children
            assert isinstance(fresh, Element)
            assert fresh.id == id
            if id in {element.id for element in self._root.below()}:
                parent, place = self._find(id)
                parent.children[place] = fresh
            else:
                container, dot, _ = id.rpartition(".")
                assert dot, f"there is no place for {id}"
                parent, place = self._find(container)
                child = parent.children[place]
                assert isinstance(child, Element)
                child.children.append(fresh)

    def _find(self, id: str) -> tuple[Element, int]:
        """Where an element stands."""
        for element in self._root.below():
            for place, child in enumerate(element.children):
                if isinstance(child, Element) and child.id == id:
                    return element, place
        raise AssertionError(f"there is no {id}")


def whole(parts: Mapping[str, str]) -> str:
    """The markup of all parts that stand in no other."""
    inner = {slot for markup in parts.values() for slot in _SLOT.findall(markup)}
    return "".join(expand(dict(parts), id) for id in parts if id not in inner and "." not in id)


def parsed(markup: str) -> Element:
    """A piece of markup under a root without a tag."""
    root = Element("", "", "")
    open_ones, at = [root], 0
    for token in _TOKEN.finditer(markup):
        assert token.start() == at, markup[at : at + 80]
        at = token.end()
        closes, name, attributes, is_empty = token.groups()
        if name is None:
            open_ones[-1].children.append(token[0])
        elif closes:
            closed = open_ones.pop()
            assert closed.name == name, f"{closed.tag} ends as {token[0]}"
            closed.end = token[0]
        else:
            element = Element(token[0], name, attributes)
            open_ones[-1].children.append(element)
            if not is_empty and name not in _VOID:
                open_ones.append(element)
    assert at == len(markup)
    assert open_ones == [root]
    return root
