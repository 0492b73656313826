"""A referee for whole games: it follows every action and every draw with a slow bookkeeping of its own.

Nothing here is shared with the engine but the texts of actions and draws, and the facts of the map.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product

from whistlestop.games.marklin import data

COLOURS = data.COLOURS
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}
CITIES, COUNTRIES = set(data.CITIES), set(data.COUNTRIES)


@dataclass(frozen=True)
class Track:
    name: str
    a: str
    b: str
    length: int
    colour: str

    @property
    def pair(self) -> frozenset[str]:
        return frozenset((self.a, self.b))


TRACKS = {
    name: Track(name, data.PLACES[a], data.PLACES[b], length, (*COLOURS, "gray")[colour])
    for name, (a, b), length, colour in zip(data.TRACKS, data.ENDS, data.LENGTHS, data.TRACK_COLOURS, strict=True)
}
WORTH = dict(zip(data.TICKETS, data.TICKET_POINTS, strict=True))
TICKET_ENDS = {
    name: (data.PLACES[a], data.PLACES[b]) for name, (a, b) in zip(data.TICKETS, data.TICKET_ENDS, strict=True)
}
LONG = set(data.TICKETS[data.FIRST_LONG :])


@dataclass
class Player:
    hand: Counter[str] = field(default_factory=Counter)
    known: Counter[str] = field(default_factory=Counter)
    trains: int = 45
    supply: int = 3
    tracks: list[str] = field(default_factory=list)
    tickets: list[str] = field(default_factory=list)
    offer: list[str] = field(default_factory=list)
    chosen: list[str] | None = None
    settled: bool = False
    route_points: int = 0
    tokens: list[tuple[str, int]] = field(default_factory=list)


class Referee:
    """What has happened so far, and what may happen next."""

    def __init__(
        self,
        seats: int,
        tickets: str = "marklin46",
        red_cities: str = "first",
        revisit_tokens: bool = False,
        parallel_return: bool = False,
        own_track_needed: bool = False,
        bonus_needs_ticket: bool = True,
    ) -> None:
        self.players = [Player() for _ in range(seats)]
        self.revisit, self.parallel, self.own_needed = revisit_tokens, parallel_return, own_track_needed
        self.bonus_needs = bonus_needs_ticket
        stacks = data.CITY_STACKS[["first", "alternative"].index(red_cities)]
        self.stacks = {city: list(data.STACKS[stack]) for city, stack in zip(data.CITIES, stacks, strict=True)}
        chosen = data.IN_SET[["marklin46", "deutschland60", "germany89"].index(tickets)]
        in_play = [name for name, is_in in zip(data.TICKETS, chosen, strict=True) if is_in]
        self.decks = [{name for name in in_play if name not in LONG}, {name for name in in_play if name in LONG}]
        self.under: list[list[str]] = [[], []]
        self.deck = Counter(dict(zip(data.CARDS, data.CARD_COUNTS, strict=True)))
        self.discards: Counter[str] = Counter()
        self.row: list[str | None] = [None] * 5
        self.owner: dict[str, int] = {}
        self.standing: dict[str, int] = {}
        self.phase, self.current, self.first = "first", 1, 0
        self.asked = [0, 0]
        self.drawn = self.passes = 0
        self.last_round = -1
        self.claimed: Track | None = None
        self.ride: list[str] = []  # cities
        self.travelled: list[str] = []  # tracks
        self.then = ""

    @property
    def me(self) -> Player:
        return self.players[self.current - 1]

    # --- chance

    def fell(self, text: str) -> None:
        """Follow what was drawn."""
        what, *names = text.split()
        assert what == self.phase, (what, self.phase)
        if what == "first":
            self.first = int(names[0])
            self.phase = "hand"
        elif what == "hand":
            assert len(names) == 4
            for name in names:
                self._draw(name)
                self.me.hand[name] += 1
            if self.current < len(self.players):
                self.current += 1
            else:
                self.current, self.then = 1, "split"
                self._fill()
        elif what == "row":
            gaps = [slot for slot, card in enumerate(self.row) if card is None]
            assert len(names) == min(len(gaps), self.deck.total())
            for slot, name in zip(gaps, names, strict=False):
                self._draw(name)
                self.row[slot] = name
            self._fill()
        elif what == "card":
            self._draw(names[0])
            self.me.hand[names[0]] += 1
            self._after_card()
        else:
            self._receive(names)

    def _draw(self, name: str) -> None:
        assert self.deck[name] > 0
        self.deck[name] -= 1
        self._shuffle()

    def _shuffle(self) -> None:
        """TR-4.2."""
        if not self.deck.total():
            self.deck, self.discards = self.discards, Counter()

    def _fill(self) -> None:
        """TR-4.2, TR-4.3."""
        if None in self.row and self.deck.total():
            self.phase = "row"
            return
        if self._is_bad([card for card in self.row if card]) and self._can_be_better():
            self.discards.update(card for card in self.row if card)
            self.row = [None] * 5
            self._shuffle()
            self.phase = "row"
            return
        if self.then == "split":
            self.phase = "split"
        elif self.then == "card":
            self._after_card()
        elif self.then == "place":
            self.phase = "place"
        else:
            self._end_turn()

    def _is_bad(self, row: list[str]) -> bool:
        return row.count("locomotive") >= 3 or row.count("passenger") >= 3

    def _can_be_better(self) -> bool:
        if not self.deck.total() and not self.discards.total():
            return False
        if self.deck.total() == 5 and not self.discards.total():  # two rows that follow each other for ever
            return not self._is_bad(list(self.deck.elements()))
        everything = self.deck + self.discards + Counter(card for card in self.row if card)
        harmless = [card for card in everything.elements() if card not in ("locomotive", "passenger")]
        harmless += ["locomotive"] * min(2, everything["locomotive"]) + ["passenger"] * min(2, everything["passenger"])
        return len(harmless) >= 5

    def _after_card(self) -> None:
        self.drawn += 1
        others = [card for card in self.row if card and card != "locomotive"]
        if self.drawn == 2 or (not others and not self.deck.total()):
            self._end_turn()
        else:
            self.phase = "second"

    def _end_turn(self) -> None:
        """TR-3.1, TR-9.1."""
        if self.last_round > 0:
            self.last_round -= 1
        elif self.last_round < 0 and self.me.trains <= 2:
            self.last_round = len(self.players)
        self.drawn, self.claimed, self.ride, self.travelled = 0, None, [], []
        if self.last_round == 0 or self.passes == len(self.players):
            self.phase = "over"
        else:
            self.current = self.current % len(self.players) + 1
            self.phase = "turn"

    # --- actions

    def did(self, seat: int, text: str) -> None:
        """Follow an action that was judged legal."""
        player = self.players[seat - 1]
        verb, *words = text.split()
        if verb in ("take", "claim", "tickets", "depart"):
            self.passes = 0
        match verb:
            case "take" if words == ["deck"]:
                self.phase = "card"
            case "take":
                card = self.row[int(words[0]) - 1]
                assert card
                player.hand[card] += 1
                player.known[card] += 1
                self.row[int(words[0]) - 1] = None
                self.then = "end" if card == "locomotive" else "card"
                self._fill()
            case "claim":
                self._claim(player, seat, words)
            case "place":
                self.standing[words[0]] = seat
                player.supply -= 1
                self.claimed = None
            case "tickets":
                self.asked = [int(words[0]), int(words[1])]
                if any(n and deck for n, deck in zip(self.asked, self.decks, strict=True)):
                    self.phase = "tickets"
                else:
                    self._receive([])
            case "keep":
                player.chosen = [player.offer[int(word) - 1] for word in words]
            case "depart":
                self.ride, self.phase = [words[0]], "ride"
            case "ride":
                self._ride(player, words[0])
            case "pass":
                self.passes += 1
                self._end_turn()
            case "done":
                self._done(player, seat)

    def _claim(self, player: Player, seat: int, words: list[str]) -> None:
        track = TRACKS[words[0]]
        for name, count in self._payment(track, words[1:]).items():
            player.hand[name] -= count
            player.known[name] = max(0, player.known[name] - count)
            self.discards[name] += count
        self.owner[track.name] = seat
        player.tracks.append(track.name)
        player.trains -= track.length
        player.route_points += POINTS[track.length]
        self.claimed, self.then = track, "place"
        self._shuffle()
        self._fill()

    def _payment(self, track: Track, words: list[str]) -> Counter[str]:
        wild = Counter({name: int(count) for name, count in zip(words[1::2], words[2::2], strict=True)})
        if words[0] != "wild":
            wild[words[0]] = track.length - wild.total()
        return wild

    def _receive(self, names: list[str]) -> None:
        """The tickets asked for: drawn ones, then those under the deck."""
        for kind in (0, 1):
            own = [name for name in names if (name in LONG) == bool(kind)]
            assert len(own) == min(self.asked[kind], len(self.decks[kind]))
            assert set(own) <= self.decks[kind]
            self.decks[kind] -= set(own)
            while len(own) < self.asked[kind]:
                own.append(self.under[kind].pop(0))
            self.me.offer += own
        if self.first and self.phase != "over" and self._is_setup():
            if self.current < len(self.players):
                self.current += 1
                self.phase = "split"
            else:
                self.phase = "choose"
        else:
            self.phase = "keep"

    def _is_setup(self) -> bool:
        return not all(player.settled for player in self.players)

    def _ride(self, player: Player, name: str) -> None:
        track = TRACKS[name]
        city = track.b if self.ride[-1] == track.a else track.a
        is_first_visit = city not in self.ride
        self.ride.append(city)
        self.travelled.append(name)
        if city != self.ride[0] and (is_first_visit or self.revisit) and self.stacks[city]:
            player.tokens.append((city, self.stacks[city].pop(0)))

    def _done(self, player: Player, seat: int) -> None:
        if self.phase == "choose":
            assert player.chosen is not None
            player.tickets, player.settled = player.chosen, True
            if not self._is_setup():
                for each in self.players:
                    for name in set(each.offer) - set(each.tickets):
                        self.decks[name in LONG].add(name)
                    each.offer, each.chosen = [], None
                self.phase, self.current = "turn", self.first
        elif self.phase == "keep":
            assert player.chosen is not None
            player.tickets += player.chosen
            for name in player.offer:
                if name not in player.chosen:
                    self.under[name in LONG].append(name)
            player.offer, player.chosen = [], None
            self._end_turn()
        elif self.phase == "ride":
            cost = sum(self.owner[name] != seat for name in self.travelled)
            player.hand["passenger"] -= cost
            player.known["passenger"] = max(0, player.known["passenger"] - cost)
            self.discards["passenger"] += cost
            del self.standing[self.ride[0]]
            self.then = "end"
            self._shuffle()
            self._fill()
        else:
            self._end_turn()

    # --- what is legal

    def actors(self) -> tuple[int, ...]:
        if self.phase == "choose":
            return tuple(seat for seat, player in enumerate(self.players, 1) if not player.settled)
        return (self.current,) if self.phase in ("split", "turn", "second", "place", "keep", "ride") else ()

    def legal(self, seat: int) -> set[str]:
        """All legal actions of a seat, as texts."""
        player = self.players[seat - 1]
        if seat not in self.actors():
            return set()
        match self.phase:
            case "split":
                return set(self._splits())
            case "choose" | "keep":
                return set(self._keeps(player)) if player.chosen is None else {"done"}
            case "second":
                return set(self._cards("locomotive"))
            case "place":
                return {"done", *self._places(player)}
            case "ride":
                return {f"ride {name}" for name in self._onward(seat)} | ({"done"} if self.travelled else set())
        found = {*self._cards(""), *self._splits(), *self._claims(player, seat), *self._departures(seat)}
        return found or {"pass"}

    def _cards(self, but: str) -> Iterator[str]:
        """TR-4.1."""
        yield from (f"take {slot}" for slot, card in enumerate(self.row, 1) if card and card != but)
        if self.deck.total():
            yield "take deck"

    def _splits(self) -> Iterator[str]:
        """TR-6."""
        short, long = (len(deck) + len(under) for deck, under in zip(self.decks, self.under, strict=True))
        size = min(4, short + long)
        for a in range(size + 1 if size else 0):
            if a <= short and size - a <= long:
                yield f"tickets {a} {size - a}"

    def _keeps(self, player: Player) -> Iterator[str]:
        """TR-2.2, TR-6."""
        for size in range(2 if self.phase == "choose" else 1, len(player.offer) + 1):
            for numbers in combinations(range(1, len(player.offer) + 1), size):
                yield "keep " + " ".join(map(str, numbers))

    def _claims(self, player: Player, seat: int) -> Iterator[str]:
        """TR-5.1 to TR-5.3."""
        for track in TRACKS.values():
            owners = {self.owner.get(other.name, 0) for other in TRACKS.values() if other.pair == track.pair} - {0}
            if track.name in self.owner or seat in owners or (owners and len(self.players) <= 3):
                continue
            if player.trains >= track.length:
                yield from self._payments(player, track)

    def _payments(self, player: Player, track: Track) -> Iterator[str]:
        plus4 = player.hand["plus4"] if track.length >= 4 else 0
        colours = COLOURS if track.colour == "gray" else (track.colour,)
        for a, b in product(range(player.hand["locomotive"] + 1), range(plus4 + 1)):
            text = (f" locomotive {a}" if a else "") + (f" plus4 {b}" if b else "")
            if a + b == track.length:
                yield f"claim {track.name} wild{text}"
            for colour in colours:
                if 0 < track.length - a - b <= player.hand[colour]:
                    yield f"claim {track.name} {colour}{text}"

    def _places(self, player: Player) -> Iterator[str]:
        """TR-5.4."""
        if self.claimed and player.supply:
            for city in self.claimed.pair & CITIES - set(self.standing):
                yield f"place {city}"

    def _departures(self, seat: int) -> Iterator[str]:
        for city, owner in self.standing.items():
            if owner == seat:
                self.ride, self.travelled = [city], []
                if list(self._onward(seat)):
                    yield f"depart {city}"
                self.ride = []

    def _onward(self, seat: int) -> Iterator[str]:
        """TR-7.1, TR-7.3."""
        paid = sum(self.owner[name] != seat for name in self.travelled)
        pairs = {TRACKS[name].pair for name in self.travelled}
        for track in TRACKS.values():
            if self.ride[-1] not in track.pair or track.b in COUNTRIES or track.name not in self.owner:
                continue
            if track.name in self.travelled or (track.pair in pairs and not self.parallel):
                continue
            if self.owner[track.name] != seat:
                if paid == self.players[seat - 1].hand["passenger"] or (self.own_needed and not self.travelled):
                    continue
            yield track.name

    # --- the end

    def joined(self, player: Player, ticket: str) -> bool:
        """TR-8: a country is an end and no way through."""
        start, end = TICKET_ENDS[ticket]
        reached, queue = {start}, [start]
        for place in queue:
            if place in COUNTRIES and place != start:
                continue
            for name in player.tracks:
                track = TRACKS[name]
                if place in track.pair:
                    onto = track.b if place == track.a else track.a
                    if onto not in reached:
                        reached.add(onto)
                        queue.append(onto)
        return end in reached

    def scores(self) -> list[dict[str, int]]:
        """TR-9.2."""
        done = [sum(self.joined(player, ticket) for ticket in player.tickets) for player in self.players]
        found = []
        for player, completed in zip(self.players, done, strict=True):
            parts = {
                "routes": player.route_points,
                "tickets": sum(WORTH[t] if self.joined(player, t) else -WORTH[t] for t in player.tickets),
                "merchandise": sum(value for _, value in player.tokens),
                "bonus": 10 if completed == max(done) and (max(done) or not self.bonus_needs) else 0,
            }
            found.append(parts | {"completed": completed, "total": sum(parts.values())})
        return found

    def places(self) -> list[int]:
        """TR-9.3."""
        ranks = [(s["total"], s["completed"], s["merchandise"]) for s in self.scores()]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    # --- nothing is ever lost

    def check_conservation(self) -> None:
        """118 cards, 45 trains each, all tokens, every ticket once, no double ownership."""
        all_cards = self.deck + self.discards + Counter(card for card in self.row if card)
        for player in self.players:
            all_cards += player.hand
        assert all_cards == Counter(dict(zip(data.CARDS, data.CARD_COUNTS, strict=True)))
        laid = [name for player in self.players for name in player.tracks]
        assert len(laid) == len(set(laid)) == len(self.owner)
        for player in self.players:
            assert player.trains + sum(TRACKS[name].length for name in player.tracks) == 45
            assert len({TRACKS[name].pair for name in player.tracks}) == len(player.tracks)
            assert all(player.known[name] <= player.hand[name] for name in player.known)
        taken = sum(len(player.tokens) for player in self.players)
        assert taken + sum(map(len, self.stacks.values())) == 74
        points = sum(value for player in self.players for _, value in player.tokens)
        assert points + sum(map(sum, self.stacks.values())) == 180
