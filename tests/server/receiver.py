"""A real server on this machine that stands for a push service or a webhook."""

import asyncio


class Receiver:
    """A server that keeps what comes, and answers as it is told; the last answer stays. 0: it never answers."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers = [b"200 OK"]
        self.news = asyncio.Event()
        self._open: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> "Receiver":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/hook"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for writer in self._open:
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.append(writer)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in head[1:] if line)}
        self.got.append((head[0], headers, await reader.readexactly(int(headers["content-length"]))))
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        self.news.set()
        if answer:
            writer.write(b"HTTP/1.1 " + answer + b"\r\nContent-Length: 0\r\n\r\n")
            writer.close()

    async def wait(self, count: int) -> None:
        async with asyncio.timeout(30):
            while len(self.got) < count:
                self.news.clear()
                await self.news.wait()
