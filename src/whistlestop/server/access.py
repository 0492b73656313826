"""Who may do what: device cookies, and secrets that travel in links.

There are no accounts. A device is known by a random token in a cookie, and by the token's hash in the store. A link
carries a secret that its maker's device can make again at any time, since it follows from the token: so the store
needs nothing but the secret's hash, and whoever reads the store can open no link.
"""

import base64
import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from whistlestop.server.store.shapes import LinkKind
from whistlestop.web import place

COOKIE = "whistlestop"
A_YEAR = 365 * 24 * 3600
TOKEN_BYTES = 32
SECRET_BYTES = 16

CODE_WORDS = (
    "ANT APE ARK ASH BAT BAY BEE BOW BOX BUD BUS CAB CAN CAP CAR CAT COB COD COG CUB CUP DAM DEN DOE DOG DOT EEL ELK "
    "ELM EMU EWE FAN FIG FIN FIR FLY FOG FOX GEM GNU HAT HAY HEN HOP HUB HUT INK INN IVY JAM JAR JAY JET KEG KEY KID "
    "KIT LAB LAD LEG LID LOG MAP MAT MUG NET NUT OAK OAR OWL OWN PAD PAN PAW PEA PEN PET PIE PIN POD POT PUB PUP RAM "
    "RAY ROD ROW RUG RYE SAP SEA SKY SON SUN TAP TAR TEA TIN TIP TOE TOP TOY TUB TUG VAN VAT VET WAX WEB WIG YAK YEW"
)


class Device:
    """Whoever is asking, as far as the cookie tells: known, or new and not yet stored."""

    def __init__(self, token: str | None) -> None:
        self.is_new = token is None or not _is_token(token)
        self.token = secrets.token_urlsafe(TOKEN_BYTES) if token is None or self.is_new else token
        self.id = hashed(self.token)

    @classmethod
    def of(cls, request: HTTPConnection) -> "Device":
        return cls(request.cookies.get(COOKIE))

    def remember(self, response: Response, *, is_secure: bool) -> None:
        """Let the browser keep the cookie, for a year from now."""
        response.set_cookie(
            COOKIE, self.token, max_age=A_YEAR, path=place.at("/"), httponly=True, samesite="lax", secure=is_secure
        )

    def link_secret(self, table: str, kind: LinkKind, seat: int = 0, issue: str = "") -> str:
        """The secret of a link of this device's making: always the same one for the same things."""
        text = "/".join((table, kind, str(seat), issue)).encode()
        digest = hashlib.blake2b(text, key=self.token.encode()[:64], digest_size=SECRET_BYTES).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def replay_secret(seed: bytes, nonce: bytes) -> str:
    """The secret of the link to a finished game: seed and nonce are revealed then, so all who played can make it."""
    digest = hashlib.blake2b(seed + nonce, person=b"replay", digest_size=SECRET_BYTES).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def _is_token(text: str) -> bool:
    return 40 <= len(text) <= 64 and all(sign.isalnum() or sign in "-_" for sign in text) and text.isascii()


def hashed(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_code() -> str:
    """A short code that people can call across a room; it only opens a lobby."""
    return f"{secrets.choice(CODE_WORDS.split())}-{secrets.randbelow(900) + 100}"


def tidy_code(text: str) -> str:
    """A code as it was typed, put into the form in which it is kept."""
    plain = "".join(sign for sign in text.upper() if sign.isascii() and sign.isalnum())
    return f"{plain[:3]}-{plain[3:]}"[:10]
