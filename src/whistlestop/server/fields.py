"""What a form brings, field by field, and where its sender goes afterwards."""

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from whistlestop.core.errors import UnknownName
from whistlestop.core.game import Seat
from whistlestop.server.asking import remember_choice
from whistlestop.server.texts import number
from whistlestop.web import place

MOST_FIELDS = 60
LARGEST_FIELD, LARGEST_FILE = 1 << 12, 2 << 20  # bytes
_NONE = -1


async def form_of(request: Request, *, files: int = 0, fields: int = MOST_FIELDS) -> FormData:
    kind = request.headers.get("content-type", "").lower()
    if "multipart" in kind and "charset" in kind:  # browsers name none, and any codec of Python's would be used
        raise HTTPException(400)
    return await request.form(max_files=files, max_fields=fields, max_part_size=LARGEST_FIELD)


def field(form: FormData, name: str, longest: int = 200) -> str:
    value = form.get(name, "")
    return value[:longest] if isinstance(value, str) else ""


def every_field(form: FormData) -> dict[str, str]:
    """All that was typed or chosen, to be shown again where it was refused."""
    return {name: value for name, value in form.items() if isinstance(value, str)}


def number_field(form: FormData, name: str, default: int = 0, *, most: int = 9999) -> int:
    return number(field(form, name, 20), default, most=most)


def seat_field(form: FormData) -> Seat:
    text = field(form, "seat", 4)
    seat = number(text, _NONE)
    if seat == _NONE:
        raise UnknownName("no-such-seat", seat=text, seats="?")
    return seat


def go(path: str) -> RedirectResponse:
    return RedirectResponse(place.at(path), status_code=303)


def named(request: Request, response: Response, name: str) -> Response:
    """Keep the name that somebody has typed, for the next time."""
    if name:
        remember_choice(response, request, "name", name)
    return response
