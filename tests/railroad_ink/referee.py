"""A referee for whole games: it follows every action and every roll with a slow bookkeeping of its own.

Nothing here is shared with the engine but the texts of actions and dice; boards are judged by the oracle.
"""

from dataclasses import dataclass, field

from tests.railroad_ink import oracle
from tests.railroad_ink.oracle import CRATER, SIDES, SPECIALS, VOLCANO, Board

DRAFT_VALUES = {"hhh-": 3, "rrr-": 3, "hrhr^": 0}  # RI-5.3: all others 2


@dataclass
class Player:
    """What lies in front of one player."""

    board: Board = field(default_factory=dict)
    ink: dict[str, int] = field(default_factory=dict)
    mark: str = "D4"
    crossed: list[str] = field(default_factory=list)
    special_done: bool = False
    dice: list[str] = field(default_factory=list)  # to draw this round, and still undrawn
    left: list[str] = field(default_factory=list)
    lava_left: list[str] = field(default_factory=list)
    relief: bool = False
    stage: str = "waiting"
    drawn: int = 0  # pieces of this round, volcanoes and erasures apart
    shown: "Player | None" = None  # as the others see it until this one confirms

    def copy(self) -> "Player":
        lists = {name: getattr(self, name).copy() for name in ("board", "ink", "crossed", "dice", "left", "lava_left")}
        return Player(**{**vars(self), **lists, "shown": None})


class Referee:
    """The course of one game, told by its texts."""

    def __init__(
        self,
        seats: int,
        *,
        lava: bool = False,
        meteors: bool = False,
        draft: bool = False,
        must_draw: str = "maximal",
        crater_duty: str = "voluntary",
        board: str = "",
        after: int = 1,
    ) -> None:
        """With a `board`, that is what so many rounds have left to everybody."""
        self.lava, self.meteors, self.draft = lava, meteors, draft
        self.free, self.craters_empty = must_draw == "free", crater_duty == "empty"
        start = {**({"D4": VOLCANO} if lava else {}), **oracle.parse(board)}
        ink = {cell: 1 for cell, sides in start.items() if cell != "D4" and sides != CRATER}
        self.players = [Player(start.copy(), ink.copy()) for _ in range(seats)]
        self.round = after if board else 0
        self.rounds = 6 if lava or meteors else 7
        self.first = self.star = 0
        self.taken: dict[int, int] = {}
        self.pairs: list[tuple[str, str]] = []
        self.phase = "chance"

    # --- chance

    def fell(self, text: str) -> None:
        """Follow what the dice show."""
        if text.startswith("star"):
            self.star = self.first = int(text.split()[1])
        elif text.startswith("pool"):
            assert sorted(text.split()[1:]) == ["1"] * 3 * len(self.players) + ["4"] * len(self.players)
        else:
            self._rolled(text)

    def _rolled(self, text: str) -> None:
        self.round += 1
        routes, *expansions = text.split(" | ")
        dice = routes.split()
        self.lava_roll = next((words.split()[1:] for words in expansions if words.startswith("lava")), [])
        meteor = next((words.split()[1:] for words in expansions if words.startswith("meteor")), [])
        self.direction, self.distance = (meteor[0], int(meteor[1])) if meteor else ("", 0)
        assert (bool(self.lava_roll), bool(meteor)) == (self.lava, self.meteors)
        self.taken = {}
        self.pairs = list(zip(dice[::2], dice[1::2], strict=True)) if self.draft else []
        for player in self.players:
            player.dice = [] if self.draft else dice[:]
            player.left, player.lava_left = player.dice[:], self.lava_roll[:]
            player.special_done = player.relief = False
            player.drawn = 0
            player.shown = player.copy()
            player.stage = "waiting" if self.draft else "drawing"
            if self.meteors:
                player.stage = "strike"
                if self.direction != "free" and not self.free_specials(player):
                    self._strike(player, self.direction)
        self.phase = "strike" if self.draft else "drawing"
        self._go_on()

    # --- actions

    def did(self, seat: int, text: str) -> None:
        """Follow an action that was judged legal."""
        player = self.players[seat - 1]
        match text.split():
            case ["meteor", direction]:
                self._strike(player, direction)
            case ["ignore", special]:
                player.crossed.append(special)
                player.special_done = True
                player.stage = "waiting" if self.draft else "drawing"
            case ["take", number]:
                self.taken[int(number)] = seat
                player.dice += self.pairs[int(number) - 1]
                player.left = player.dice[:]
            case ["done"]:
                player.stage = "done"
                player.shown = None
            case [cell, "----"]:
                del player.board[cell], player.ink[cell]
                player.relief = True
            case [cell, sides]:
                self._drew(player, cell, sides)
        self._go_on()

    def _drew(self, player: Player, cell: str, sides: str) -> None:
        face = oracle.face_of(sides)
        if sides == VOLCANO:
            player.relief = player.relief or self.lacks_room(player)
        elif face in SPECIALS:
            player.crossed.append(face)
            player.special_done = True
        else:
            (player.lava_left if "l" in face else player.left).remove(face)
            player.drawn += 1
        player.board = oracle.put(player.board, cell, sides)
        player.ink[cell] = self.round

    def _strike(self, player: Player, direction: str) -> None:
        """RI-6.2, RI-6.3, RI-8."""
        player.mark = oracle.strike(player.board, player.mark, direction, self.distance)
        if "l" not in player.board.get(player.mark, ""):
            player.board = oracle.put(player.board, player.mark, CRATER)
            player.ink.pop(player.mark, None)
        player.stage = "waiting" if self.draft else "drawing"

    def _go_on(self) -> None:
        stages = {player.stage for player in self.players}
        if self.phase == "strike" and "strike" not in stages:
            self.phase = "draft"
            for player in self.players:
                player.shown = player.copy()
        if self.phase == "draft" and len(self.taken) == 2 * len(self.players):
            self.phase = "drawing"
            self.first = self._next_first()
            for player in self.players:
                player.stage = "drawing"
        if self.phase == "drawing" and stages == {"done"}:
            self.phase = "over" if self.round == self.rounds else "chance"

    def picker(self) -> int:
        """RI-5.2."""
        return (self.first - 1 + len(self.taken)) % len(self.players) + 1

    def _next_first(self) -> int:
        """RI-5.3."""
        sums = [sum(DRAFT_VALUES.get(face, 2) for face in player.dice) for player in self.players]
        order = [(self.first - 1 + i) % len(self.players) + 1 for i in range(len(self.players))]
        return [seat for seat in order if sums[seat - 1] == min(sums)][-1]

    # --- what is legal

    def actors(self) -> tuple[int, ...]:
        if self.phase == "draft":
            return (self.picker(),)
        busy = [seat for seat, player in enumerate(self.players, 1) if player.stage in ("strike", "drawing")]
        return tuple(busy) if self.phase in ("strike", "drawing") else ()

    def legal(self, seat: int) -> set[str]:
        """All legal actions of a seat, as texts."""
        player = self.players[seat - 1]
        if player.stage == "strike":
            directions = ["up", "down", "left", "right"] if self.direction == "free" else [self.direction]
            ignoring = {f"ignore {special}" for special in self.free_specials(player)}
            return {f"meteor {direction}" for direction in directions} | ignoring
        if self.phase == "draft" and self.picker() == seat:
            return {f"take {pair}" for pair in range(1, len(self.pairs) + 1) if pair not in self.taken}
        if self.phase != "drawing" or player.stage != "drawing":
            return set()
        found = self._places(player, [*set(player.left), *self.free_specials(player), *set(player.lava_left)])
        if self.lava:
            found |= {f"{cell} {VOLCANO}" for cell in self.volcano_cells(player)}
            if self.lacks_room(player) and not player.relief:
                found |= {f"{cell} {oracle.BLANK}" for cell in self.erasable(player)}
        return found | ({"done"} if self.owes_nothing(player) else set())

    def free_specials(self, player: Player) -> list[str]:
        """RI-2.5."""
        if player.special_done or len(player.crossed) == 3:
            return []
        return [special for special in SPECIALS if special not in player.crossed]

    def _places(self, player: Player, faces: list[str], craters: bool = True) -> set[str]:
        """Every way to draw these faces. Whatever is drawn joins something, so only such cells are tried."""
        board = player.board
        cells = [
            cell
            for cell in oracle.CELLS
            if (cell not in board or (craters and board[cell] == CRATER))
            and any(oracle.facing(board, cell, side) != "-" for side in SIDES)
        ]
        return {
            f"{cell} {sides}"
            for face in faces
            for sides in VARIANTS[face]
            for cell in cells
            if oracle.may_place(board, cell, sides) is None
        }

    def volcano_cells(self, player: Player, craters: bool = True) -> list[str]:
        """RI-7.4."""
        return [
            cell
            for cell in oracle.CELLS
            if oracle.may_place(player.board, cell, VOLCANO) is None and (craters or cell not in player.board)
        ]

    def _beyond_open_lava(self, player: Player) -> list[str]:
        return [oracle.neighbour(cell, side) or "" for cell, side in oracle.open_ends(player.board, "l")]

    def lacks_room(self, player: Player) -> bool:
        """RI-7.5: no lava die was drawn this round, and no free cell lies at an open lava side."""
        if not self.lava or len(player.lava_left) < 2:
            return False
        free = [CRATER, None] if self.craters_empty else [None]
        return not any(player.board.get(cell) in free for cell in self._beyond_open_lava(player))

    def erasable(self, player: Player) -> set[str]:
        """RI-7.5: the cells at an open lava side with nothing but a route."""
        around = {cell: player.board.get(cell, CRATER) for cell in self._beyond_open_lava(player)}
        return {cell for cell, sides in around.items() if sides != CRATER and "l" not in sides}

    def owes_nothing(self, player: Player) -> bool:
        """RI-2.4, RI-6.5, RI-7.3, RI-7.5."""
        if not self.free and self._places(player, player.left, self.craters_empty):
            return False
        if not self.lava or len(player.lava_left) < 2:
            return True
        if self._places(player, player.lava_left, self.craters_empty):
            return False
        if player.relief or not self.lacks_room(player):
            return True
        return not self.erasable(player) and not self.volcano_cells(player, self.craters_empty)


VARIANTS = {
    face: oracle.variants(face) for face in [*oracle.FIRST_DICE, *oracle.FOURTH_DIE, *SPECIALS, *oracle.LAVA_DICE]
}
