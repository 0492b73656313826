"""A table's socket: frames in, answers and patches out (docs/protocol.md)."""

import asyncio
import logging
from contextlib import suppress
from time import perf_counter

import msgspec
from sqlalchemy.exc import DBAPIError, OperationalError
from starlette.websockets import WebSocket, WebSocketDisconnect

from whistlestop.core.errors import Illegal, Stale, UnknownName, WhistlestopError
from whistlestop.core.table import Version
from whistlestop.server import answers, protocol, seating, votes
from whistlestop.server.asking import device_of, hub_of, is_same_origin, locale_of, network_of, own_table
from whistlestop.server.attendance import Key, Viewer, Where
from whistlestop.server.hub import NotReady
from whistlestop.server.limits import Limits, TooMany, TooOften
from whistlestop.server.live import Live, Result
from whistlestop.server.rights import NotAllowed
from whistlestop.server.store.errors import Gone
from whistlestop.web import assets
from whistlestop.words import sentence

log = logging.getLogger("whistlestop.server")

MOST_WAITING = 200  # frames that a slow page may have before it
PATIENCE = 20.0  # seconds that one frame may take to go out
STRANGER, SLOW, BROKEN, LATER = 4404, 4408, 1011, 1013


async def socket(websocket: WebSocket) -> None:
    """Serve one page until it goes."""
    hub = hub_of(websocket)
    if not is_same_origin(websocket) or not hub.limits.allows("socket", network_of(websocket), hub.ticks()):
        await websocket.close(1008)
        return
    try:
        live, where = await own_table(websocket)
    except (NotReady, OperationalError):  # the kernels are being loaded, the database is away
        await websocket.accept()
        await websocket.close(LATER)
        return
    except WhistlestopError:  # there is no such table for this device, or its log cannot be read
        await websocket.accept()
        await websocket.close(STRANGER)
        return
    await websocket.accept()
    if where.is_curtain:
        await websocket.send_text(protocol.framed(protocol.Curtain()))
        await websocket.close()
        return
    device = device_of(websocket).id
    try:
        live.must_have_room(device)
        with hub.crowd.joined(device, network_of(websocket)):
            await Page(websocket, live, where).serve()
    except TooMany as error:
        words = sentence(error, locale_of(websocket))
        await websocket.send_text(protocol.framed(protocol.Notice(words)))
        await websocket.close(LATER)


class Page:
    """One connected page."""

    def __init__(self, websocket: WebSocket, live: Live, where: Where) -> None:
        self._websocket, self._live = websocket, live
        self._outgoing: asyncio.Queue[protocol.Outbound | None] = asyncio.Queue(MOST_WAITING)
        device = device_of(websocket).id
        key = Key(where.seat, locale_of(websocket), live.is_host(device))
        self._viewer = Viewer(device, where, key, self._send, self._outgoing.qsize, len(live.notices))
        self._limits = Limits()  # of this connection alone

    async def serve(self) -> None:
        """Read and write until either side ends."""
        live, viewer = self._live, self._viewer
        live.come(viewer)
        writing = asyncio.create_task(self._write())
        try:
            await seating.arrive(live, viewer.device)
            await self._read()
        except Exception:
            # The store cannot be written, say: without an answer the page comes again and sends what it has sent.
            log.exception("a connection to table %s failed", live.id)
            with suppress(RuntimeError):
                await self._websocket.close(BROKEN)
        finally:
            live.go(viewer)
            live.used_at = live.hub.now()
            writing.cancel()
            with suppress(asyncio.CancelledError):
                await writing
            try:
                await self._part()
            except UnknownName:  # the table has been deleted
                pass
            except DBAPIError as error:  # then it is told by whoever comes or goes next
                log.warning("who has left table %s could not be told: %s", live.id, error.orig)

    async def _part(self) -> None:
        """Tell the others that this page is gone, and do what has waited for that."""
        await self._live.attend()
        await self._live.tell_public()
        await answers.remember_seen(self._live, self._viewer)
        await votes.settle(self._live)

    def _send(self, message: protocol.Outbound) -> None:
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:  # it does not read: it can come again
            self._live.go(self._viewer)
            self._viewer.drawing = None
            while not self._outgoing.empty():
                self._outgoing.get_nowait()
            self._outgoing.put_nowait(None)

    async def _write(self) -> None:
        try:
            while messages := await self._waiting():
                async with asyncio.timeout(PATIENCE):
                    await self._websocket.send_text(protocol.framed(*messages))
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            self._live.go(self._viewer)
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._websocket.close(SLOW)

    async def _waiting(self) -> list[protocol.Outbound]:
        """All that is to be sent now, in one frame: sending costs more than writing. Nothing when that is over."""
        messages: list[protocol.Outbound] = []
        message = await self._outgoing.get()
        while message is not None:
            messages.append(message)
            if self._outgoing.empty():
                return messages
            message = self._outgoing.get_nowait()
        return []

    async def _read(self) -> None:
        while (got := await self._websocket.receive())["type"] != "websocket.disconnect":
            try:
                message: protocol.Inbound | None = protocol.decode(got.get("text") or "")
            except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError, RecursionError):
                message = None
            try:
                await self._answer(message)
            except Gone:
                self._refuse(message, UnknownName("server-no-such-table"))
            except WhistlestopError as error:
                self._refuse(message, error)

    def _refuse(self, message: protocol.Inbound | None, error: WhistlestopError) -> None:
        """Say why not: whatever has a number of its own gets its answer, else the page would send it again."""
        words = sentence(error, self._viewer.key.locale)
        match message:
            case protocol.Do(id) | protocol.Undo(id) | protocol.Say(id):
                self._send(protocol.Done(id, "refused", None, words))
            case protocol.Ask(n):
                self._send(protocol.Answer(n, sentence=words))
            case _:
                self._send(protocol.Notice(words))

    def _allow(self, kind: str) -> None:
        if not self._limits.allows(kind, "", self._live.hub.ticks()):
            raise TooOften("server-too-often")

    async def _answer(self, message: protocol.Inbound | None) -> None:
        live, seat, started = self._live, self._viewer.key.seat, perf_counter()
        match message:
            case None:
                self._allow("command")
                raise UnknownName("server-bad-frame")
            case protocol.Hello(drawing):
                self._allow("command")
                async with live.held():
                    self._hello(drawing)
            case protocol.Ask(n, draft):
                self._allow("ask")
                self._send(await answers.answer(live, self._viewer, n, draft))
            case protocol.Say(id, text):
                self._allow("chat")
                if not live.is_there(self._viewer):
                    raise NotAllowed("server-not-your-seat")
                is_new = await seating.say(live, self._viewer.device, seat, id, text)
                self._send(protocol.Done(id, "applied" if is_new else "duplicate"))
            case protocol.Do(id, actions, version):
                self._allow("command")
                self._done(id, await live.play(seat or 0, actions, Version(*version), id, self._forbids), started)
            case protocol.Undo(id):
                self._allow("command")
                self._done(id, await live.undo(seat or 0, message, self._forbids), started)

    def _forbids(self) -> Result | None:
        return answers.may_act(self._live, self._viewer)

    def _hello(self, drawing: str) -> None:
        """The page names the drawing that it holds."""
        viewer, showing = self._viewer, self._live.showing
        is_another = drawing.partition(".")[0] != showing.page(viewer.key)  # of a seat, say, that shares the device
        if is_another or not self._live.is_there(viewer):
            viewer.drawing = None
            self._send(protocol.Curtain())
            return
        now = showing.drawing(viewer.key)
        if drawing == now.name:
            viewer.drawing = now
            counts = self._live.pace is not None
            self._send(protocol.Welcome(assets.digest(), self._live.hub.served() if counts else None))
        else:
            viewer.drawing = None
            is_elsewhere = self._live.hub.store.is_shared and not showing.has_drawn(drawing)
            self._send(protocol.Resync(now.whole if is_elsewhere else None))

    def _done(self, id: str, result: Result, started: float) -> None:
        self._live.hub.figures.actions.add(result.result, perf_counter() - started)
        error = result.error
        if error is None:
            self._send(protocol.Done(id, result.result))
            return
        rule = error.rule if isinstance(error, Illegal) and not isinstance(error, Stale) else None
        self._send(protocol.Done(id, result.result, rule, sentence(error, self._viewer.key.locale)))
