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

    def elements(self) -> list["Element"]:
        return [child for child in self.children if isinstance(child, Element)]

    def below(self) -> Iterator["Element"]:
        yield self
        for child in self.elements():
            yield from child.below()


class Document:
    """All parts of a page, put into each other."""

    def __init__(self, parts: Mapping[str, str]) -> None:
        self._root = parsed(whole(parts))
        self._parents: dict[str, Element] = {}
        self._learn(self._root)

    def text(self) -> str:
        return self._root.text()

    def patch(self, parts: Mapping[str, str], gone: Sequence[str]) -> None:
        """Do what the scripts do with a patch; nothing in it may come twice."""
        looks = {id: text for id, text in parts.items() if not text.startswith("<")}
        parts = {id: text.replace("'", '"') for id, text in parts.items() if id not in looks}
        for id in gone:
            if id in self._parents:  # else it has gone with what it stood in
                old = self._forget(id)
                self._parents.pop(id).children.remove(old)
        for id, look in looks.items():
            element = self._found(id)
            element.tag = re.sub('class="[^"]+"', f'class="{look}"', element.tag)
        inner = [slot for markup in parts.values() for slot in _SLOT.findall(markup)]
        assert len(inner) == len(set(inner))
        for id in sorted(set(parts) - set(inner), key=lambda id: ("." in id, list(parts).index(id))):
            (fresh,) = parsed(self._filled(parts, id)).elements()
            assert fresh.id == id
            if id in self._parents:
                parent = self._parents[id]
                parent.children[parent.children.index(self._forget(id))] = fresh
            else:
                container, dot, _ = id.rpartition(".")
                assert dot, f"there is no place for {id}"
                parent = self._found(container)
                parent.children.append(fresh)
            self._learn(fresh)
            self._parents[id] = parent

    def _filled(self, parts: Mapping[str, str], id: str) -> str:
        """A part that comes: what belongs in it comes with it, or is there already."""

        def fill(slot: re.Match[str]) -> str:
            return self._filled(parts, slot[1]) if slot[1] in parts else self._found(slot[1]).text()

        return _SLOT.sub(fill, parts[id])

    def _found(self, id: str) -> Element:
        return next(child for child in self._parents[id].elements() if child.id == id)

    def _learn(self, new: Element) -> None:
        """Remember where everything below stands."""
        self._parents |= {child.id: element for element in new.below() for child in element.elements() if child.id}

    def _forget(self, id: str) -> Element:
        """An element that is about to go, and nobody looks for what is in it any more."""
        old = self._found(id)
        for element in old.below():
            if element is not old:
                self._parents.pop(element.id, None)
        return old


def whole(parts: Mapping[str, str]) -> str:
    """The markup of all parts that stand in no other."""
    inner = {slot for markup in parts.values() for slot in _SLOT.findall(markup)}
    outer = [id for id in parts if id not in inner and "." not in id]
    return expand({**parts, "page": "".join(f"<!--{id}-->" for id in outer)}, "page")


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
