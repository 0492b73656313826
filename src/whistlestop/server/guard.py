"""What holds for every request: its size, its origin, the device's cookie, and the headers of the answer."""

from time import perf_counter

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlestop.server.asking import device_of, hub_of, is_same_origin, is_secure
from whistlestop.server.fields import LARGEST_FILE
from whistlestop.web import place

LARGEST_BODY = LARGEST_FILE + (1 << 16)
KEPT = ("/static/", "/icon.svg", "/manifest.webmanifest", "/service-worker.js", "/offline/")  # by proxies and browsers
NO_COOKIE = (*KEPT, "/healthz", "/readyz", "/metrics", "/status")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        inner = place.below(scope["path"])
        scope = {**scope, "path": inner or "/"}
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        refusal = _refusal(request, scope["method"]) if inner else RedirectResponse(place.at("/"))
        device = device_of(request)
        # Whoever comes home keeps the cookie for another year: nobody who plays now and then loses the own tables.
        is_due = device.is_new or scope["path"] == "/"
        gives_cookie = is_due and refusal is None and not scope["path"].startswith(NO_COOKIE)

        status = ""

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = f"{message['status'] // 100}xx"
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "private, no-cache")
                if gives_cookie:
                    cookie = Response()
                    device.remember(cookie, is_secure=is_secure(request))
                    headers.append("set-cookie", cookie.headers["set-cookie"])
            await send(message)

        started = perf_counter()
        try:
            await (refusal or self._app)(scope, receive, send_guarded)
        finally:
            hub_of(request).figures.requests.add(status, perf_counter() - started)


def _refusal(request: HTTPConnection, method: str) -> Response | None:
    """Why a request is not even looked at."""
    if not request.scope["query_string"].isascii():
        return PlainTextResponse("No address is written like that.\n", status_code=400)
    if method in ("GET", "HEAD"):
        return None
    if not is_same_origin(request):
        return PlainTextResponse("This form was sent from another site.\n", status_code=403)
    length = request.headers.get("content-length", "")
    is_told = length.isascii() and length.isdecimal()
    if not is_told or "transfer-encoding" in request.headers:  # which would count instead of the length
        return PlainTextResponse("How long is it?\n", status_code=411)
    if len(length) > 12 or int(length) > LARGEST_BODY:
        return PlainTextResponse("That is too large.\n", status_code=413)
    return None
