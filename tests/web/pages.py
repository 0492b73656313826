"""Reads a page as a browser would, and refuses what browsers only put up with."""

from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Element:
    def __init__(self, tag: str, attributes: dict[str, str], around: "Element | None") -> None:
        self.tag, self.attributes, self.around = tag, attributes, around
        self.texts: list[str] = []

    def get(self, name: str) -> str | None:
        return self.attributes.get(name)

    @property
    def classes(self) -> list[str]:
        return (self.get("class") or "").split()

    @property
    def text(self) -> str:
        return " ".join("".join(self.texts).split())

    def inside(self, tag: str) -> "Element | None":
        found = self.around
        while found is not None and found.tag != tag:
            found = found.around
        return found


class Page(HTMLParser):
    """All elements of a page, in order; an unbalanced tag or an attribute given twice is an error."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self._open: list[Element] = []
        assert html.startswith("<!doctype html>")
        self.feed(html)
        self.close()
        assert not self._open, [element.tag for element in self._open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(attrs) == len(dict(attrs)), (tag, attrs)
        given = {name: value or "" for name, value in attrs}
        element = Element(tag, given, self._open[-1] if self._open else None)
        self.elements.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> without a beginning"
        assert self._open[-1].tag == tag, f"</{tag}> in <{self._open[-1].tag}>"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.texts.append(data)

    def all(self, tag: str, **attributes: str) -> list[Element]:
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            element
            for element in self.elements
            if element.tag == tag and all(element.get(name) == value for name, value in wanted.items())
        ]

    def one(self, tag: str, **attributes: str) -> Element:
        found = self.all(tag, **attributes)
        assert len(found) == 1, (tag, attributes, len(found))
        return found[0]

    def id(self, id: str) -> Element:
        found = [element for element in self.elements if element.get("id") == id]
        assert len(found) == 1, id
        return found[0]
