"""The counter for a game of cardboard: merchandise, trains and tickets, turn by turn (draw/companion.py)."""

from collections.abc import Iterator, Sequence

from whistlestop.core.game import Seat
from whistlestop.draw.companion import Shown
from whistlestop.draw.screen import Phrase
from whistlestop.draw.svg import Say
from whistlestop.draw.voice import Voice, said, voice_of
from whistlestop.games.marklin import data
from whistlestop.games.marklin.counting import DECKS, LENGTHS, NEXT, Count, Player, after, counted, stack
from whistlestop.games.marklin.draw_words import city_word
from whistlestop.games.marklin.rules import SEATS, Options
from whistlestop.games.marklin.screen_symbols import use

__all__ = ["OPTIONS", "PICTURE", "SEATS", "enter", "show"]

OPTIONS = ("tickets", "red_cities")
PICTURE = "list"


def enter(options: Options, seats: int, entries: Sequence[str], entry: str) -> None:
    """Raises what speaks against an entry."""
    after(options, counted(options, seats, entries), entry)


def show(options: Options, seats: int, entries: Sequence[str], say: Say) -> Shown:
    """What each player has, what is left in each city, and what can be entered."""
    voice, count = voice_of(say, "marklin-about"), counted(options, seats, entries)
    tray = (
        f'<div id="tray" class="mk-count">{_players(voice, count)}'
        f'<section class="mk-lay"><h3>{said(voice, "marklin-count-routes")}</h3>{_routes(voice, count)}</section>'
        f'<section class="mk-goods"><h3>{said(voice, "marklin-count-cities")}</h3>{_cities(voice, options, count)}'
        f'</section><section class="mk-kept"><h3>{said(voice, "marklin-count-tickets")}</h3>{_tickets(voice, count)}'
        "</section></div>"
    )
    return Shown(
        {"tray": tray},
        _words(count),
        _verb(count),
        (Phrase("marklin-count-on-turn"),) if count.seat else (),
        count.seat,
        NEXT,
        _news(options, seats, entries),
        max(at for at, entry in enumerate(entries) if entry == NEXT) if count.seat else None,
    )


def _words(count: Count) -> Phrase:
    if count.turns_left == 0:
        return Phrase("marklin-over")
    if count.turns_left > 0:
        return Phrase("marklin-progress-last", {"turns": count.turns_left})
    return Phrase("marklin-progress", {"turn": count.turn})


def _verb(count: Count) -> Phrase | None:
    if count.turns_left == 0:
        return None
    return Phrase("marklin-count-next" if count.turn else "marklin-count-begin")


def _news(options: Options, seats: int, entries: Sequence[str]) -> Phrase | None:
    """What the last entry has brought; turns are told by other words."""
    if not entries or entries[-1] == NEXT:
        return None
    before, now = counted(options, seats, entries[:-1]), counted(options, seats, entries)
    verb, _, what = entries[-1].partition(" ")
    if verb == "take":
        points = now.players[now.seat - 1].merchandise - before.players[now.seat - 1].merchandise
        return Phrase("marklin-count-took", {"seat": now.seat, "city": what, "points": points})
    if verb == "route":
        points = data.ROUTE_POINTS[int(what)]
        return Phrase("marklin-count-laid", {"seat": now.seat, "length": int(what), "points": points})
    short, long = now.players[int(what) - 1].tickets
    return Phrase("marklin-count-kept", {"seat": int(what), "short": short, "long": long})


# --- what can be seen and pressed


def _button(entry: str, look: str, label: str, inside: str, *, is_off: bool = False) -> str:
    """What enters something; one that is of no use now says why when it is pressed."""
    off = ' aria-disabled="true"' if is_off else ""
    return (
        f'<button form="companion" name="entry" value="{entry}" class="{look}" aria-label="{label}"{off}>'
        f"{inside}</button>"
    )


def _players(voice: Voice, count: Count) -> str:
    heads = "".join(
        f'<th scope="col">{said(voice, words)}</th>'
        for words in (
            "marklin-part-merchandise.short",
            "marklin-part-routes.short",
            "marklin-has-trains",
            "marklin-part-tickets.short",
        )
    )
    rows = "".join(_player(voice, seat, player, count) for seat, player in enumerate(count.players, 1))
    return (
        f'<table class="mk-players"><thead><tr><th scope="col">{said(voice, "marklin-count-player")}</th>{heads}</tr>'
        f"</thead><tbody>{rows}</tbody></table>"
    )


def _player(voice: Voice, seat: Seat, player: Player, count: Count) -> str:
    figures = (player.merchandise, player.routes, player.trains, sum(player.tickets))
    cells = "".join(f"<td>{figure}</td>" for figure in figures)
    now = ' aria-current="true"' if seat == count.seat else ""
    return f'<tr{now}><th scope="row">{_who(voice, seat)}</th>{cells}</tr>'


def _who(voice: Voice, seat: Seat) -> str:
    """The badge of a player, with the number for those who do not see it."""
    return (
        f'<svg class="bdg" aria-hidden="true"><use href="#badge-{seat}"/></svg>'
        f'<span class="unseen">{said(voice, "marklin-count-player")} </span>{seat}'
    )


def _routes(voice: Voice, count: Count) -> str:
    trains = count.players[count.seat - 1].trains if count.seat else 0
    buttons = "".join(
        _button(
            f"route {length}",
            "mk-length",
            said(voice, "marklin-count-route", ("length", int(length)), ("points", data.ROUTE_POINTS[int(length)])),
            f"<b>{length}</b><small>+{data.ROUTE_POINTS[int(length)]}</small>",
            is_off=trains < int(length),
        )
        for length in LENGTHS
    )
    return f'<div class="mk-lengths">{buttons}</div>'


def _cities(voice: Voice, options: Options, count: Count) -> str:
    """All cities by their names, each with the token on top and those below it."""
    by_name = sorted(range(len(data.CITIES)), key=lambda city: city_word(data.CITIES[city], voice.say))
    return f'<div class="mk-cities">{"".join(_city(voice, options, count, city) for city in by_name)}</div>'


def _city(voice: Voice, options: Options, count: Count, city: int) -> str:
    colour, taken, name = stack(options, city), count.taken[city], data.CITIES[city]
    left = data.STACKS[colour][taken:]
    label = said(
        voice,
        "marklin-label-city",
        ("city", name),
        ("value", left[0] if left else 0),
        ("whose", "none"),
        ("seat", 0),
    )
    below = f"<small>{' '.join(map(str, left[1:]))}</small>" if len(left) > 1 else ""
    disc = f'<svg viewBox="-24 -24 48 48" aria-hidden="true">{use(f"{colour}-{taken}")}</svg>'
    inside = f"{disc}{below}<span>{said(voice, f'marklin-city-{name}')}</span>"
    return _button(f"take {name}", "mk-city", label, inside, is_off=not (left and count.seat))


def _tickets(voice: Voice, count: Count) -> str:
    heads = "".join(f'<th scope="col">{said(voice, words)}</th>' for words in ("marklin-short", "marklin-long"))
    rows = "".join(
        f'<tr><th scope="row">{_who(voice, seat)}</th>{"".join(_steppers(voice, seat, player))}</tr>'
        for seat, player in enumerate(count.players, 1)
    )
    return (
        f'<table class="mk-stubs"><thead><tr><th scope="col">{said(voice, "marklin-count-player")}</th>{heads}</tr>'
        f"</thead><tbody>{rows}</tbody></table>"
    )


def _steppers(voice: Voice, seat: Seat, player: Player) -> Iterator[str]:
    for deck, held in zip(DECKS, player.tickets, strict=True):
        fewer = said(voice, "marklin-count-fewer", ("seat", seat), ("deck", deck))
        more = said(voice, "marklin-count-more", ("seat", seat), ("deck", deck))
        yield (
            f"<td>{_button(f'{deck}- {seat}', 'mk-step', fewer, '−', is_off=not held)}<b>{held}</b>"
            f"{_button(f'{deck}+ {seat}', 'mk-step', more, '+')}</td>"
        )
