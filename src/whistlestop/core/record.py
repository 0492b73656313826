"""The game file: one JSON line for the header, one per log entry, one for the end (docs/game-file.md).

Writing needs a table, reading makes one: every entry is replayed under the rules, so a file that was changed
says where. A file without its last line was cut. Nothing here touches a disk.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any

import msgspec

from whistlestop.core.chance import Dealer, DealerKind, Draw, Scripted, Sealed, commitment
from whistlestop.core.errors import BadFile, Disagrees, UnknownName, WhistlestopError
from whistlestop.core.game import Game, Notation
from whistlestop.core.table import Did, Entry, Fell, Origin, Rewound, Table, Undid

FORMAT = 1
LONGEST_LINE = 1 << 16
MOST_ENTRIES = 100_000
MOST_REWINDS = 100  # each replays what stands of the log

FindGame = Callable[[str], Game[Any, Any, Any]]


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What was agreed before the first move: every option and ruling is spelled out."""

    whistlestop: int  # the version of this format
    game: str
    seats: int
    options: dict[str, str | bool | int]
    dealer: DealerKind
    commitment: str | None = None  # SHA-256 of seed and nonce, of a sealed game
    players: tuple[str, ...] = ()
    fork: dict[str, Any] | None = None  # the view that a forked game started from
    fork_seed: Annotated[int, msgspec.Meta(ge=0, lt=2**62)] = 0


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One entry: an action, a chance outcome with its audience, or something taken back."""

    seat: int | None = None
    do: str | None = None
    chance: str | None = None
    audience: tuple[int, ...] | None = None
    undo: int | None = None
    restart: int | None = None
    rewind: int | None = None

    def kinds(self) -> int:
        """How many things it says at once; one is right."""
        return sum(said is not None for said in (self.do, self.chance, self.undo, self.restart, self.rewind))


class End(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the file ends with; seed and nonce are revealed when the game is over."""

    entries: int
    finished: bool
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    seed: str | None = None
    nonce: str | None = None


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: End


def write(table: Table[Any, Any, Any], players: Iterable[str] = (), *, keep_seed: bool = False) -> Iterator[str]:
    """The lines of a table's file. The seed of a running game stays out unless the owner wants to go on with it."""
    header = Header(
        FORMAT,
        table.game.id,
        table.seats,
        msgspec.to_builtins(table.options),
        table.dealer.kind,
        table.commitment,
        tuple(players),
        None if table.origin is None else msgspec.to_builtins(table.origin.view),
        0 if table.origin is None else table.origin.seed,
    )
    yield _text(header)
    draws = iter(table.draws)
    for entry in table.log:
        yield _text(_line(table.game.notation, entry, draws))
    outcome, dealer = table.outcome, table.dealer
    seed = nonce = None
    if outcome is not None or keep_seed:
        if isinstance(dealer, Sealed):
            seed, nonce = dealer.seed.hex(), dealer.nonce.hex()
        elif dealer.kind == "fast":
            seed = str(dealer.seed)  # type: ignore[attr-defined]
    end = End(len(table.log), outcome is not None, seed=seed, nonce=nonce)
    if outcome is not None:
        end = msgspec.structs.replace(end, scores=outcome.scores, places=outcome.places)
    yield _text(Footer(end))


def _text(struct: msgspec.Struct) -> str:
    return msgspec.json.encode(struct).decode() + "\n"


def _line(notation: Notation[Any, Any], entry: Entry, draws: Iterator[Draw]) -> Line:
    match entry:
        case Did(seat, action):
            return Line(seat=seat, do=notation.format_action(action))
        case Fell(lot, audience):
            return Line(chance=notation.format_chance(next(draws), lot), audience=audience)
        case Undid(seat, whole_lane):
            return Line(restart=seat) if whole_lane else Line(undo=seat)
        case Rewound(length):
            return Line(rewind=length)


class Record(msgspec.Struct):
    """A file that was read: its game, replayed to the end, with what header and footer say of it."""

    table: Table[Any, Any, Any]
    header: Header
    end: End


def read(
    lines: Iterable[str],
    find: FindGame,
    upto: int | None = None,
    make: type[Table[Any, Any, Any]] = Table,
) -> Record:
    """Read and replay a file, or its first `upto` entries. BadFile: no game file; Disagrees: it does not hold."""
    numbered = enumerate(lines, 1)
    header = _header(next(numbered, (1, ""))[1])
    table = _table(header, find, make)
    length = rewinds = 0
    for number, text in numbered:
        if footer := _footer(number, text):
            if footer.entries != length:
                raise BadFile(number, "file-cut")
            if next(numbered, None) is not None:
                raise BadFile(number + 1, "file-goes-on")
            record = Record(table, header, footer)
            if upto is None:
                _compare_result(record, number)
            _give_dealer(record)
            return record
        entry_line = _decode(number, text, Line)
        if entry_line.kinds() != 1:
            raise BadFile(number, "file-empty-entry")
        rewinds += entry_line.rewind is not None
        if length >= MOST_ENTRIES or rewinds > MOST_REWINDS:
            raise BadFile(number, "file-too-long")
        if upto is None or length < upto:
            _append(table, number, length + 1, entry_line)
        length += 1
    raise BadFile(length + 1, "file-cut")


def _header(text: str) -> Header:
    raw = _decode(1, text, dict[str, Any], wrong="file-no-header")
    if "whistlestop" not in raw:
        raise BadFile(1, "file-no-header")
    if raw["whistlestop"] != FORMAT:
        raise BadFile(1, "file-wrong-version", version=str(raw["whistlestop"])[:20])
    header: Header = _decode(1, text, Header, wrong="file-bad-header")
    return header


def _table(header: Header, find: FindGame, make: type[Table[Any, Any, Any]]) -> Table[Any, Any, Any]:
    try:
        game = find(header.game)
    except UnknownName:
        raise BadFile(1, "file-unknown-game", game=header.game[:80]) from None
    try:
        origin = None
        if header.fork is not None:
            origin = Origin(msgspec.convert(header.fork, game.view_type, strict=False), header.fork_seed)
        return make(game, header.seats, header.options, Scripted(), origin)
    except WhistlestopError as error:
        raise BadFile(1, "file-bad-header", detail=str(error)) from None
    except (msgspec.ValidationError, ValueError, KeyError, IndexError) as error:
        raise BadFile(1, "file-bad-header", detail=str(error)[:200]) from None


def _footer(number: int, text: str) -> End | None:
    is_footer = text.replace(" ", "").startswith('{"end"')
    return _decode(number, text, Footer).end if is_footer else None


def _decode(number: int, text: str, kind: Any, wrong: str = "file-bad-entry") -> Any:
    if len(text) > LONGEST_LINE:
        raise BadFile(number, "file-line-too-long")
    try:
        return msgspec.json.decode(text.encode(), type=kind)
    except msgspec.ValidationError as error:
        raise BadFile(number, wrong, detail=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        # A line that breaks off is a file that was cut; anything else was never one of ours.
        raise BadFile(number, "file-cut" if number > 1 and not text.endswith("\n") else "file-not-json") from None


def _append(table: Table[Any, Any, Any], number: int, entry: int, line: Line) -> None:
    try:
        table.append(_entry(table, number, line))
    except BadFile:
        raise
    except WhistlestopError as error:
        raise Disagrees(number, "replay-illegal", entry=entry, detail=str(error)) from None


def _entry(table: Table[Any, Any, Any], number: int, line: Line) -> Entry:
    notation = table.game.notation
    match line:
        case Line(seat=int(seat), do=str(text)):
            return Did(seat, notation.parse_action(text))
        case Line(chance=str(text)):
            draw = table.pending
            if draw is None:
                raise Disagrees(number, "nothing-to-deal")
            if line.audience != draw.audience:
                raise Disagrees(number, "replay-audience-differs")
            return Fell(notation.parse_chance(draw, text), line.audience)
        case Line(undo=int(seat)):
            return Undid(seat)
        case Line(restart=int(seat)):
            return Undid(seat, whole_lane=True)
        case Line(rewind=int(length)):
            return Rewound(length)
    raise BadFile(number, "file-empty-entry")


def _compare_result(record: Record, number: int) -> None:
    outcome = record.table.outcome
    scores, places = (outcome.scores, outcome.places) if outcome else ((), ())
    told = (record.end.finished, record.end.scores, record.end.places)
    if told != (outcome is not None, scores, places):
        expected, given = f"{scores} {places}", f"{record.end.scores} {record.end.places}"
        raise Disagrees(number, "replay-result-differs", expected=expected, given=given)


def _give_dealer(record: Record) -> None:
    """Whoever has the seed can go on dealing; without it the table waits for outcomes by hand."""
    if record.end.seed is None:
        return
    try:
        if record.header.dealer == "sealed":
            record.table.dealer = Sealed(_bytes(record.end.seed, 32), _bytes(record.end.nonce or "", 16))
        elif record.header.dealer == "fast":
            record.table.dealer = _fast(record.end.seed)
    except ValueError:
        raise BadFile(record.end.entries + 2, "file-bad-seed") from None


def _bytes(text: str, size: int) -> bytes:
    found = bytes.fromhex(text)
    if len(found) != size:
        raise ValueError(size)
    return found


def _fast(text: str) -> Dealer:
    from whistlestop.core.fastdealer import Fast

    number = int(text[:20])
    if str(number) != text or not 0 <= number < 2**62:
        raise ValueError(text)
    return Fast(number)


def verify(record: Record) -> None:
    """Check the commitment, and every chance outcome against the revealed seed (docs/fairness.md)."""
    table, last = record.table, record.end.entries + 2
    if record.header.dealer not in ("sealed", "fast"):
        return
    if record.end.seed is None:
        if record.end.finished:
            raise Disagrees(last, "seed-missing")
        return
    dealer = table.dealer
    if isinstance(dealer, Sealed) and commitment(dealer.seed, dealer.nonce) != record.header.commitment:
        raise Disagrees(last, "commitment-differs")
    verify_chance(table)


def verify_chance(table: Table[Any, Any, Any]) -> None:
    """Check that what fell at a table is what its dealer gives. The lines of Disagrees are those of its file."""
    replay = Table(table.game, table.seats, table.options, Scripted(), table.origin)
    for number, entry in enumerate(table.log, 2):
        if isinstance(entry, Fell):
            draw = replay.pending
            assert draw is not None
            lot = table.dealer.deal(replay.dealt, draw)
            if lot != entry.lot:
                shown = table.game.notation.format_chance
                expected = "?" if lot is None else shown(draw, lot)
                raise Disagrees(number, "replay-chance-differs", expected=expected, given=shown(draw, entry.lot))
        replay.append(entry)


def state_hash(table: Table[Any, Any, Any]) -> str:
    """A short name for the position a table stands in."""
    return hashlib.sha256(table.state.key()).hexdigest()
