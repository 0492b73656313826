"""What strangers send: frames, forms, addresses, headers and files that no page of ours would send.

Each is drawn from a source of chance, so that a seed names it: `make test` tries some thousands, always the same ones,
`make faults` a million others.
"""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import quote

from whistlestop.server.access import COOKIE

# What people, scripts and databases have stumbled over.
NASTY = [
    "",
    " ",
    "0",
    "-1",
    "1",
    "7",
    "01",
    "1.5",
    "1e9",
    "NaN",
    "²",
    "٣",
    "9" * 30,
    "9" * 5000,
    "null",
    "true",
    "[]",
    "{}",
    "None",
    "\x00",
    "a\x00b",
    "\x1b[31m",
    "\u202eevil",
    "\ufeff",
    "\u2028",
    "\ue000bold\ue001",
    "İ" * 30,
    "ﷺ" * 200,
    "🚂" * 40,
    "é" * 70_000,
    "x" * 4001,
    "<script>alert(1)</script>",
    "'\"><svg onload=x>",
    "<!--board-1-->",
    "<!--log.1-->",
    "</script>",
    "{ $name }",
    "{{7*7}}",
    "%s%s%n",
    "%00",
    "%ff",
    "%",
    "../../etc/passwd",
    "..\\..",
    "//evil.test",
    "/\\evil.test",
    "http://evil.test",
    "javascript:alert(1)",
    "https://[::1]:99999/",
    "https://user@a..b/?\t",
    "'; DROP TABLE tables; --",
    "' OR 1=1 --",
    "done",
    "take 1",
    "B1 h-h-",
    "bot:1",
    "bot:99",
    "rewind",
    "rewind:1",
    "same",
    "open",
    "me",
    "greedy",
    "railroad-ink",
    "marklin",
    "string-railway",
    "pioneer-rails",
    "\r\nSet-Cookie: x=y",
]


def frames(rng: random.Random, count: int, moves: Sequence[str]) -> Iterator[str]:
    """Frames that are almost right, and some that are nothing at all; `moves` are actions of the game, in notation."""
    whole: list[dict[str, Any]] = [
        {"t": "hello", "drawing": "x.1"},
        {"t": "do", "id": "fuzz-0001", "actions": [moves[0]], "version": [7, 7]},
        {"t": "undo", "id": "fuzz-0002", "version": [7, 7], "count": 1, "keep": True},
        {"t": "ask", "n": 1, "draft": moves[0]},
        {"t": "say", "id": "fuzz-0003", "text": "hello"},
        {"t": "do", "id": "a-real-move", "actions": ["done"], "version": [7, 7]},
    ]
    odd: list[Any] = [
        None,
        True,
        -1,
        0.5,
        1e308,
        2**63,
        10**40,
        [],
        {},
        "",
        [[]],
        [[[[]]]],
        [None],
        {"t": "do"},
        [7, 7, 7],
        ["7", "7"],
        [-1, -1],
        [2**31, 2**31],
        ["done"] * 65,
        ["x" * 4001],
        "\u0000",
        "x" * 65,
        "short",
        "not an id!",
    ]
    raw = [
        "",
        " ",
        "{",
        "}",
        "[]",
        "null",
        "0",
        '"do"',
        "{}",
        '{"t":1}',
        '{"t":"dance"}',
        '{"t":"welcome"}',
        '{"t":"do"}',
        "NaN",
        "[" * 30_000,
        '{"a":' * 20_000,
        '{"t":"ask","n":1,"draft":"' + "[" * 3000 + '"}',
        '{"t":"say","id":"fuzz-0004","text":"\\ud800"}',
        '{"t":"say","id":"fuzz-0005","text":"\\udfff\\ud800"}',
        '{"t":"hello","drawing":"\\ud83d"}',
        '{"t":"ask","n":1e3,"draft":"C3"}',
        '{"t":"ask","n":1,"n":2,"draft":"\\u0000"}',
        '{"t":"do","id":"fuzz-0006","actions":["done"],"version":[7,7],"seat":2,"extra":' + "9" * 500 + "}",
        "\ufeff{}",
        "\ud800",
        "x" * 65_000,
        '{"t":"say","id":"fuzz-0007","text":"' + "é" * 20_000 + '"}',
    ]
    yield from raw[:count]
    for _ in range(count - len(raw)):
        frame = dict(rng.choice(whole))
        key = rng.choice(list(frame))
        match rng.randrange(7):
            case 0:
                del frame[key]
            case 1:
                frame[key] = rng.choice(odd)
            case 2:
                frame[key] = rng.choice(NASTY)
            case 3:
                frame["t"] = rng.choice(["do", "undo", "ask", "say", "hello", "patch", "", "DO"])
            case 4:
                frame["actions"] = [rng.choice(NASTY) for _ in range(rng.randint(0, 5))]
            case 5:
                move = worn(rng, rng.choice(moves))
                frame = {"t": "ask", "n": 1, "draft": move} if rng.random() < 0.5 else {**whole[1], "actions": [move]}
            case _:
                text = json.dumps(frame)
                at = rng.randrange(len(text))
                yield text[:at] + rng.choice(["", '"', "}", "\\", "\x00", "é", ",", "[", "\\u"]) + text[at + 1 :]
                continue
        yield json.dumps(frame)


def worn(rng: random.Random, text: str) -> str:
    """A text in which signs are missing, doubled, moved or others."""
    for _ in range(rng.randint(1, 3)):
        at, other = rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)
        sign = rng.choice(["", "", "-", ",", ".", ":", "#", " ", "  ", "0", "9", "-1", "99999999", "é", "٣", "~", "+"])
        text = rng.choice([text[:at] + sign + text[at + 1 :], text[:at] + text[other:], text[:at] + sign + text[at:]])
    return text


FIELDS = [
    *("seat", "seats", "seat-2", "seat-3", "name", "name-2", "level", "topic", "yes", "watch", "code", "game"),
    *("option-lava", "option-longest", "option-x", "at", "back", "language", "theme", "kind", "on", "file"),
    *("number", "address", "p256dh", "auth", "entry", "seen", "analyse", "eyes", "timer", "hints"),
    *("pace-move", "pace-bank", "pace-level"),
    *("option-tickets", "option-landscape", "option-border", "option-map", "option-map_seed", "option-advanced"),
]


def body(rng: random.Random) -> tuple[bytes, str]:
    """A form as nobody fills it in, and what it says that it is."""
    fields = [(rng.choice(FIELDS), rng.choice(NASTY)) for _ in range(rng.randint(0, 6))]
    kind = rng.randrange(10)
    if kind < 6:
        body = "&".join(f"{name}={quote(value)}" for name, value in fields).encode()
        if kind == 5:
            body += rng.choice(
                [b"&name=%ff%fe", b"&seat=%ED%A0%80", b"&&&=;=&", b"&name=\xff\xfe", b"&" * 50, b"&seat=1" * 80]
            )
        return body, "application/x-www-form-urlencoded"
    if kind < 9:
        charset = rng.choice(
            ["", "; charset=utf-8", "; charset=unicode_escape", "; charset=idna", "; charset=punycode"]
        )
        charset = rng.choice(
            [charset, "; charset=utf-16", "; charset=utf-7", "; charset=rot13", "; charset=zlib", '; charset="\x00"']
        )
        parts = b"".join(
            b'--edge\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n'
            % (name.encode(), rng.choice([value.encode(), b"\\ud800", b"xn--\xff", rng.randbytes(20)]))
            for name, value in fields
        )
        end = rng.choice([b"--edge--\r\n", b"", b"--edge\r\n", b"--wrong--"])
        boundary = rng.choice(["; boundary=edge", "; boundary=edge", "; boundary=", "", "; boundary=" + "x" * 300])
        return parts + end, f"multipart/form-data{boundary}{charset}"
    return rng.choice([b"", b"{}", rng.randbytes(300)]), rng.choice(
        ["", "text/plain", "application/json", "x", ";", "a/b;c"]
    )


def paths(rng: random.Random, tables: Sequence[str]) -> str:
    """Somewhere on this server, or nowhere, with questions that no page asks; `tables` are addresses that there are."""
    stems = ["/", "/t/", "/l/", "/r/", "/join/", "/new/", "/help/", "/static/", "/offline/", *tables]
    stems += ["/companion/", "/companion/new/", "/learn/"]
    for game in ("railroad-ink", "marklin", "string-railway", "pioneer-rails"):
        stems += [f"/new/{game}", f"/help/{game}", f"/paper/{game}", f"/print/{game}"]
    tails = [
        "",
        "/parts",
        "/menu",
        "/keys",
        "/show",
        "/light",
        "/text",
        "/file",
        "/frame",
        "/end",
        "/socket",
        "/start",
        "/x",
    ]
    path = rng.choice(stems) + (quote(rng.choice(NASTY)[:3000]) if rng.random() < 0.5 else "") + rng.choice(tails)
    asked = ["seat", "at", "part", "eyes", "rule", "fragment", "x"]
    asked += ["board", "use", "seats", "seen", "copies", "size", "option-longest"]
    query = "&".join(f"{rng.choice(asked)}={quote(rng.choice(NASTY)[:500])}" for _ in range(rng.randint(0, 3)))
    if rng.random() < 0.1:
        query += rng.choice(["&seat=\udcff", "\udcfe", "%", "%zz", "&" * 100, "seat=1;at=2"])
    return f"{path}?{query}"


def headers(rng: random.Random, told: dict[bytes, bytes], token: str) -> list[tuple[bytes, bytes]]:
    """What a browser tells, some of it in a way that none would; `token` is that of its device."""
    odd = [
        b"",
        b"\xff\xfe",
        b"x" * 5000,
        b"\x00",
        b"[::1",
        b"evil.test:99999999",
        b"a b",
        b"@",
        b"*",
        b"q=2;q",
        b"uk;q=nan",
        b"uk;q=1e999, pl;q=-1, ;;;,,,",
        b"en" + b",en" * 1000,
        b"gzip;q=x",
        b"bytes=0-1",
        b'W/"x"',
        rng.randbytes(40).replace(b"\n", b"").replace(b"\r", b""),
    ]
    told = dict(told)
    for name in rng.sample(
        [b"host", b"accept-language", b"accept", b"origin", b"referer", b"range", b"if-none-match", b"accept-encoding"],
        2,
    ):
        told[name] = rng.choice(odd)
    cookies = [
        b"language=xx",
        b"theme=%ff",
        b"name=%ff%00%F0%9F%9A%82",
        b"silent-here=;;=",
        b"=",
        b"name=\xff\xfe",
        b"a=b" * 500,
    ]
    given = rng.choice([token.encode(), b"x" * 43, b"", b"\xff" * 43, b'"' + b"x" * 43 + b'"'])
    told[b"cookie"] = b"; ".join([COOKIE.encode() + b"=" + given, *rng.sample(cookies, 2)])
    return list(told.items())


def damaged(rng: random.Random, text: str) -> bytes:
    """A game file to which something has happened."""
    lines = text.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    match rng.randrange(12):
        case 0:
            return text.encode()[: rng.randrange(len(text))]
        case 1:
            del lines[at]
        case 2:
            lines.insert(at, lines[rng.randrange(len(lines))])
        case 3:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 4:
            content = bytearray(text.encode())
            for _ in range(rng.randint(1, 20)):
                content[rng.randrange(len(content))] = rng.randrange(256)
            return bytes(content)
        case 5:
            lines[at] = rng.choice(
                ["\n", "{}\n", "[]\n", "null\n", '{"seat":99,"do":"done"}\n', '{"rewind":-1}\n', '{"undo":"1"}\n']
            )
        case 6:
            lines[at] = json.dumps({"seat": rng.choice([0, -1, 2**70]), "do": rng.choice(NASTY)}) + "\n"
        case 7:
            head = json.loads(lines[0])
            head[rng.choice(list(head))] = rng.choice(
                [None, -1, 2**70, [], {}, "x", rng.choice(NASTY), {"lava": 3}, [[[1]]]]
            )
            lines[0] = json.dumps(head) + "\n"
        case 8:
            end = json.loads(lines[-1])
            end["end"][rng.choice(list(end["end"]))] = rng.choice([None, -1, "00", "zz", 2**70, [1, 2, 3], True])
            lines[-1] = json.dumps(end)
        case 9:
            return rng.choice(
                [
                    b"",
                    b"\n" * 5000,
                    rng.randbytes(3000),
                    b"\x1f\x8b" + rng.randbytes(500),
                    b"PK\x03\x04",
                    b"\xef\xbb\xbf",
                ]
            )
        case 10:
            lines[at] = "[" * rng.choice([10, 5000, 70_000]) + "\n"
        case _:
            return text.replace("\n", rng.choice(["\r\n", "\r", "\x00", "\u2028", "\n\n"])).encode("utf-8")
    return "".join(lines).encode("utf-8", "surrogatepass")
