"""Sketches against the rules: what searches keep up to date is what the rules would count anew."""

from collections import Counter

from tests.railroad_ink.sketches import AT, ROOT, boards, image, placements, position, sketched
from whistlestop.core.kernel import Block, block
from whistlestop.games.railroad_ink import board, data, features, layout, sketch, symmetry, tally
from whistlestop.games.railroad_ink.layout import SEGMENTS, SIMPLE_CELLS


def networks(drawn: list[tuple[int, int]]) -> Counter[tuple[int, int]]:
    """Exits and open ends of every network, unused exits included: the slow and obvious way."""
    pieces = dict(drawn)
    ends: dict[tuple[int, int], tuple[tuple[object, object], str]] = {}  # (cell, side): its node and its kind
    for cell, piece in drawn:
        for side in range(4):
            kind = data.PIECES[piece][side]
            if kind != "-":
                ends[cell, side] = ((cell, kind if data.IS_OVERPASS[piece] else ""), kind)
    group: dict[tuple[object, object], set[tuple[object, object]]] = {node: {node} for node, _ in ends.values()}
    for number, _ in enumerate(data.EXITS):
        group["exit", number] = {("exit", number)}
    opened: Counter[tuple[object, object]] = Counter()

    def join(one, two):
        union = group[one] | group[two]
        for node in union:
            group[node] = union

    for (cell, side), (node, _) in ends.items():
        neighbour = data.NEIGHBOURS[cell][side]
        if neighbour != data.OFF_BOARD:
            if (neighbour, side ^ 2) in ends:
                join(node, ends[neighbour, side ^ 2][0])
            elif neighbour not in pieces:
                opened[node] += 1
    for number, (cell, side, _) in enumerate(data.EXITS):
        if (cell, side) in ends:
            join(ends[cell, side][0], ("exit", number))
        elif cell not in pieces:
            opened["exit", number] += 1
    unions = {frozenset(union) for union in group.values()}
    return Counter((sum(node[0] == "exit" for node in union), sum(opened[node] for node in union)) for union in unions)


def sketched_networks(pool: Block) -> Counter[tuple[int, int]]:
    nodes = [cell for cell in range(data.CELLS) if pool[ROOT + sketch.CODE + cell]]
    labels = {pool[ROOT + sketch.LABEL + node] for node in range(sketch.FIRST_EXIT, sketch.FIRST_EXIT + sketch.EXITS)}
    for cell in nodes:
        piece = pool[ROOT + sketch.CODE + cell]
        if data.HIGHWAY[piece]:
            labels.add(pool[ROOT + sketch.LABEL + cell])
        if data.RAILWAY[piece]:
            labels.add(pool[ROOT + sketch.LABEL + data.CELLS + cell])
    return Counter((pool[ROOT + sketch.EXITS_OF + label], pool[ROOT + sketch.OPEN_OF + label]) for label in labels)


def parts(s: Block, reading: int) -> Block:
    found = block(tally.PARTS)
    tally.score_board(s, AT, reading, found)
    return found


def test_sketches_count_what_the_rules_count():
    for drawn in boards(80):
        pool, found = sketched(drawn), parts(position(drawn), SEGMENTS)
        assert pool[ROOT + sketch.POINTS] == found[tally.EXIT_POINTS]
        assert pool[ROOT + sketch.CENTRE] == found[tally.CENTRE_POINTS]
        assert pool[ROOT + sketch.DEAD_ENDS] + pool[ROOT + sketch.OPEN_ENDS] == found[tally.ERRORS]
        assert sketched_networks(pool) == networks(drawn)
        used = {data.FACE_OF[piece] - data.FIRST_SPECIAL for _, piece in drawn}
        assert pool[ROOT + sketch.SPECIALS] == sum(1 << special for special in used if special >= 0)


def test_dead_ends_stay_dead():
    pool = sketched([(data.CELL_NUMBERS["B1"], data.PIECE_NUMBERS["hh--"])])
    assert (pool[ROOT + sketch.DEAD_ENDS], pool[ROOT + sketch.OPEN_ENDS]) == (0, 1)
    sketch.place(pool, ROOT, data.CELL_NUMBERS["D1"], data.PIECE_NUMBERS["r-r-"])
    sketch.place(pool, ROOT, data.CELL_NUMBERS["D2"], data.PIECE_NUMBERS["r--r"])
    sketch.place(pool, ROOT, data.CELL_NUMBERS["C2"], data.PIECE_NUMBERS["rr--"])
    assert (pool[ROOT + sketch.DEAD_ENDS], pool[ROOT + sketch.OPEN_ENDS]) == (0, 2)
    sketch.place(pool, ROOT, data.CELL_NUMBERS["C1"], data.PIECE_NUMBERS["h--h"])
    assert (pool[ROOT + sketch.DEAD_ENDS], pool[ROOT + sketch.OPEN_ENDS]) == (1, 0)


def test_the_longest_routes_are_nearly_always_exact():
    exact, boards_seen = 0, 0
    for drawn in boards(80):
        pool, cells, segments = sketched(drawn), parts(position(drawn), SIMPLE_CELLS), parts(position(drawn), SEGMENTS)
        for kind, part in enumerate((tally.HIGHWAY_POINTS, tally.RAILWAY_POINTS)):
            length = pool[ROOT + sketch.LONGEST + kind]
            assert length <= segments[part], "a ring is counted once"
            exact += cells[part] <= length
            boards_seen += 1
    assert exact > 0.95 * boards_seen


def test_what_is_around_a_cell_tells_which_pieces_fit():
    for drawn in boards(12):
        pool, s = sketched(drawn), position(drawn)
        for cell in range(data.CELLS):
            for piece in range(1, symmetry.ROUTE_CODES):
                fits = board.place_fault(s, AT, cell, piece) == layout.FINE
                fit = 256 * data.FACE_OF[piece] + sketch.ARRIVALS[pool[ROOT + sketch.AROUND + cell]]
                listed = [board.FIT_PIECES[board.FIT_FIRST[fit] + i] for i in range(board.FIT_COUNT[fit])]
                assert fits == (pool[ROOT + sketch.CODE + cell] == data.EMPTY and piece in listed)


def test_equal_boards_have_equal_hashes_whatever_the_order():
    drawn = placements(5, 20)
    turned = sketched(drawn[:1] + drawn[:0:-1])  # the order need not be legal for this
    assert sketch.board_hash(turned, ROOT) == sketch.board_hash(sketched(drawn), ROOT)
    hashes = {sketch.board_hash(sketched(drawn[:count]), ROOT) for count in range(21)}
    assert len(hashes) == 21


# --- symmetry


def test_orbits_are_as_many_as_the_tables_have_room_for():
    numbers = symmetry.orbits()
    cells = {numbers[i] for i in range(symmetry.FIRST_DOMINO)}
    assert cells == set(range(symmetry.CELL_ORBITS))
    dominoes = {numbers[i] for i in range(symmetry.FIRST_DOMINO, symmetry.FIRST_DOMINO + symmetry.DOMINOES)}
    assert dominoes - {-1} == set(range(symmetry.DOMINO_ORBITS))  # -1: the second cell would be off the board


def test_symmetries_keep_the_rules():
    for turned in range(symmetry.SYMMETRIES):
        for drawn in boards(6):
            # Placements that are legal one after the other stay so, and score alike but for the kinds' names.
            s = position([])
            for cell, piece in image(drawn, turned):
                assert board.place_fault(s, AT, cell, piece) == layout.FINE
                board.put(s, AT, cell, piece, 1)
            score, same = parts(position(drawn), SEGMENTS), parts(s, SEGMENTS)
            assert score[tally.TOTAL] == same[tally.TOTAL]
            swapped = (tally.HIGHWAY_POINTS, tally.RAILWAY_POINTS)[turned % 2]
            assert score[tally.HIGHWAY_POINTS] == same[swapped]


def table_features(pool: Block, orbits: Block) -> Counter[int]:
    found = block(features.FEATURE_ROOM)
    return Counter(found[: features.table_features(pool[ROOT:], orbits, found)])


def network_features(pool: Block, orbits: Block, turned: int) -> Counter[int]:
    found = block(features.FEATURE_ROOM)
    features.table_features(pool[ROOT:], orbits, found)
    return Counter(found[: features.network_features(pool[ROOT:], turned, found)])


def test_tables_see_all_images_of_a_board_alike():
    orbits = symmetry.orbits()
    for drawn in boards(12):
        seen = [table_features(sketched(image(drawn, turned), 3), orbits) for turned in range(symmetry.SYMMETRIES)]
        assert all(found == seen[0] for found in seen)
        assert max(seen[0]) < 3 * features.TABLE_SIZE <= min(seen[0]) + features.TABLE_SIZE


def test_the_network_can_be_shown_the_image_of_a_board():
    """Features under a symmetry are those of the image; which pairs of networks meet may differ where several could."""
    orbits = symmetry.orbits()
    for drawn in boards(12):
        for turned in range(symmetry.SYMMETRIES):
            shown = network_features(sketched(drawn), orbits, turned)
            real = network_features(sketched(image(drawn, turned)), orbits, 0)
            assert _without_mergers(shown) == _without_mergers(real)
            assert _distances(shown) == _distances(real)


def _without_mergers(found: Counter[int]) -> Counter[int]:
    return Counter({row: count for row, count in found.items() if not _is_merger(row)})


def _is_merger(row: int) -> bool:
    return features.ROW_MERGERS <= row < features.ROW_GROUPS


def _distances(found: Counter[int]) -> Counter[int]:
    """How many networks join at each distance: whichever pairs they are, so many it must be."""
    distances: Counter[int] = Counter()
    for row, count in found.items():
        if _is_merger(row):
            distances[(row - features.ROW_MERGERS) // (2 * features.MOST_MEETING_CELLS)] += count
    return distances
