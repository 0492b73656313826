"""The game's room in the browser: parts that are whole and small, taps for every legal action, and no secrets."""

import random
import re
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from xml.etree import ElementTree

import msgspec
import pytest

from tests.helpers import choose
from tests.railroad_ink import variants
from tests.railroad_ink.positions import DICE, Board, InkTable, full_but
from tests.railroad_ink.variants import Variant
from whistlestop.core.fastdealer import Fast
from whistlestop.core.game import Seat
from whistlestop.core.table import Table
from whistlestop.draw.screen import Parts, Phrase, Screen
from whistlestop.draw.theme import tokens
from whistlestop.games.railroad_ink import data, game, score, screen
from whistlestop.games.railroad_ink.actions import Action, Confirm, Erase, Ignore, Place, Strike
from whistlestop.games.railroad_ink.notation import format_action
from whistlestop.web.parts import expand
from whistlestop.words import LOCALES, say

EN = partial(say, "en")
SLOT = re.compile(r"<!--([\w-]+)-->")
DRAFT = re.compile(r'data-draft="([^"]+)"')
TOOL = re.compile(r'data-tool="([^"]+)"')
SYMBOLS = set(re.findall(r'id="([^"]+)"', screen.defs()))

each_variant = pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)


def shown(table: InkTable, seat: Seat | None, say=EN) -> Screen:
    """The screen of a seat as a server asks for it."""
    legal = table.legal(seat) if seat is not None and seat in table.actors else None
    return screen.show(table.view(seat), legal, say)


def random_positions(variant: Variant, seed: int = 1) -> Iterator[tuple[InkTable, Seat]]:
    """A random game, with who is about to act."""
    seats, options = variants.split(variant)
    table: InkTable = Table(game, seats, options, Fast(seed))
    rng = random.Random(seed)
    while table.actors:
        seat = rng.choice(table.actors)
        yield table, seat
        table.submit(seat, choose(table.legal(seat), rng))


def some_positions(variant: Variant, every: int) -> Iterator[tuple[InkTable, Seat]]:
    for number, position in enumerate(random_positions(variant)):
        if number % every == 0:
            yield position


def changed(before: Screen, after: Screen) -> Parts:
    assert before.parts.keys() == after.parts.keys(), "the parts of a game are always the same"
    return {id: markup for id, markup in after.parts.items() if before.parts[id] != markup}


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def whole(parts: Parts, id: str) -> str:
    return SLOT.sub(lambda slot: whole(parts, slot[1]), parts[id])


# --- parts


@each_variant
def test_parts_are_whole_and_belong_together(variant):
    for table, seat in some_positions(variant, 37):
        for viewer in (seat, None):
            view = shown(table, viewer)
            roots = [id for id, _ in view.boards] + ["tray"]
            page = "".join(whole(view.parts, root) for root in roots)
            ids = [element.get("id") for element in parsed(f"<page>{page}</page>").iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            assert set(ids) >= view.parts.keys(), "every part has its place"
            assert all(parsed(markup).get("id") == id for id, markup in view.parts.items())
            assert set(re.findall(r'href="#([^"]+)"', page)) <= SYMBOLS
            assert " style=" not in page


def test_the_own_board_comes_first_and_alone_can_be_tapped(board: Board):
    board("B1 h-h-", "", "")
    view = shown(board.table, 2)
    assert view.boards == (("board-2", 2), ("board-1", 1), ("board-3", 3))
    places = {id for id, markup in view.parts.items() if "data-place" in markup}
    assert places == {f"c2-{cell}" for cell in data.CELL_NAMES}
    assert [id for id, markup in view.parts.items() if 'id="ghost"' in markup] == ["board-2"]
    assert not any("data-place" in markup for markup in shown(board.table, None).parts.values())


def test_a_cell_tells_what_it_holds(board: Board):
    board("B1 h-h-; A1 *, @A1", meteor="free 1")
    parts = shown(board.table, 1).parts
    assert parsed(parts["c1-B1"]).get("aria-label") == "B1: straight highway, round 1"
    assert parsed(parts["c1-C3"]).get("aria-label") == "C3: empty"
    assert parsed(parts["c1-A1"]).get("aria-label") == "A1: crater. The last meteor hit A1."


def test_a_route_at_an_exit_opens_the_frame(board: Board):
    board("B1 h-h-, D1 -r-r")
    parts = shown(board.table, 1).parts
    assert "ri-door-h0" in parts["c1-B1"]
    assert "ri-door" not in parts["c1-D1"]


# --- little travels


def test_a_drawing_changes_its_cell_and_its_die(board: Board):
    board("B1 h-h-", "", dice="h-h- hh-- rr-- hr--")
    before, others = shown(board.table, 1), shown(board.table, 2)
    board.do("B2 h-h-")
    assert changed(before, shown(board.table, 1)).keys() == {"c1-B2", "die-1", "pen-1"}
    assert changed(others, shown(board.table, 2)) == {}


def test_pencil_becomes_ink_by_one_part(board: Board):
    board("B1 h-h-", "", dice="h-h- h-h- h-h- hr--")
    board.draw("B2 h-h-, B3 h-h-, B4 h-h-, B5 h--r")
    before, others = shown(board.table, 1), shown(board.table, 2)
    assert before.parts["pen-1"] == '<g id="pen-1" class="p2"/>'
    assert 'class="r2"' in before.parts["c1-B2"]
    assert 'class="r1"' in before.parts["c1-B1"]
    board.confirm()
    after = shown(board.table, 1)
    assert changed(before, after) == {"pen-1": '<g id="pen-1" class="p0"/>'}
    assert changed(others, shown(board.table, 2)).keys() == {"c1-B2", "c1-B3", "c1-B4", "c1-B5"}


@pytest.mark.parametrize("options", [{}, {"lava": True, "meteors": True}, {"draft": True}], ids=str)
@pytest.mark.parametrize("locale", ["en", "uk"])
def test_what_an_action_brings_its_actor_is_small_even_with_six(options, locale):
    speak = partial(say, locale)
    actor, before = None, None
    for table, seat in random_positions({"seats": 6, **options}):
        if actor is not None and before is not None:
            assert size(changed(before, shown(table, actor, speak))) < 4096
        actor, before = seat, shown(table, seat, speak)


def size(parts: Parts) -> int:
    return sum(len(id) + len(markup.encode()) for id, markup in parts.items())


def test_cells_are_small(board: Board):
    board("B1 h-h-, C2 hhh-", "B1 h-h-, C2 hhh-")
    parts = shown(board.table, 1).parts
    sizes = {id: len(parts[id].encode()) for id in ("c1-D5", "c1-C2", "c2-D5", "c2-C2")}
    assert sizes["c1-D5"] <= 170
    assert sizes["c1-C2"] <= 300
    assert sizes["c2-D5"] <= 40
    assert sizes["c2-C2"] <= 130


# --- what can be done


@each_variant
def test_offers_are_the_legal_actions(variant):
    for table, seat in random_positions(variant):
        view, legal = shown(table, seat), list(table.legal(seat))
        wanted: dict[str, list[str]] = {}
        for action in legal:
            if isinstance(action, Place | Erase):
                places = wanted.setdefault(tool_of(action), [])
                if action.cell not in places:
                    places.append(action.cell)
            elif isinstance(action, Ignore):
                wanted[action.special] = ["ignore"]
        assert view.offers == {tool: tuple(places) for tool, places in wanted.items()}
        assert view.can_finish == (Confirm() in legal)
        assert view.tool == "" or view.tool in view.offers
        assert (view.finish == "done") == (table.view(seat).boards[seat - 1].stage == "drawing")


def tool_of(action: Place | Erase) -> str:
    if isinstance(action, Erase):
        return "----"
    return data.FACES[data.FACE_OF[data.PIECE_NUMBERS[action.piece]]]


@each_variant
def test_every_legal_action_can_be_tapped(variant):
    for table, seat in some_positions(variant, 11):
        view = shown(table, seat)
        markup = "".join(view.parts.values())
        tools, drafts, asked = set(TOOL.findall(markup)), set(DRAFT.findall(markup)), dict[str, set[Action]]()
        for action in table.legal(seat):
            text = format_action(action)
            if isinstance(action, Place | Erase):
                tool = tool_of(action)
                assert tool in tools
                assert action.cell in view.offers[tool]
                draft = f"{action.cell} {tool}"
            elif isinstance(action, Confirm):
                assert text == view.finish
                continue
            elif isinstance(action, Ignore):
                assert action.special in tools
                draft = f"{view.offers[action.special][0]} {action.special}"
            else:
                assert text in drafts
                draft = text
            if draft not in asked:
                asked[draft] = set(table.preview(seat, draft).ways)
            assert action in asked[draft]


def why(board: Board, draft: str, seat: int = 1) -> tuple[str, str]:
    """The rule and the reason that a draft is refused by."""
    refusal = board.table.preview(seat, draft).refusal
    assert refusal is not None, draft
    return refusal.rule, EN(refusal.reason, refusal.args)


def test_a_tap_that_brings_nothing_says_which_rule_and_why(board: Board):
    board("", "", dice="h-h- h-h- hh-- hr--")
    board.draw("B1 h-h-, D1 rrrr")
    assert why(board, "hhhh") == ("RI-2.5", "This round’s special route is already used. There is one per round.")
    board.draw("B2 h-h-, B3 hh--, C3 r--h")
    assert why(board, "h-h-")[0] == "RI-2.1"  # both are drawn
    board.confirm()
    done = ("RI-2.7", "You have finished this round already. Wait for the next dice.")
    assert why(board, "C4") == why(board, "h-h-") == why(board, "hhhh") == why(board, "done") == done
    board.draft("", "", pairs="h-h- hh-- rr-- rrr- h-h- hr-- hh-- h-r-")
    assert why(board, "take 1", seat=2) == ("RI-5.2", "It is not your turn to take dice.")
    assert why(board, "C4", seat=2)[0] == "RI-2.7"
    board.do("take 1")
    assert why(board, "take 1", seat=2) == ("RI-5.2", "Pair 1 is not there to take. Choose another one.")


def test_a_face_that_fits_nowhere_is_refused_as_such(board: Board):
    """No cell is named: it is about none more than about any other."""
    board(full_but("D4"), dice="h-h- rr-- hh-- hr--", crossed=("rrrr",))
    assert why(board, "h-h-") == ("RI-2.4", "The straight highway fits nowhere on your board now.")
    assert why(board, "hhhh") == ("RI-2.4", "The four-way highway fits nowhere on your board now.")
    assert why(board, "rrrr") == ("RI-2.5", "This special route is already crossed out. Each one serves once a game.")
    assert why(board, "h-r-") == ("RI-2.1", "No die that is left shows a straight station.")
    assert why(board, "D4 h-h-")[0] in ("RI-2.2", "RI-2.3")


def test_a_cell_alone_is_about_the_dice_that_are_left(board: Board):
    board("", dice="h-h- h-h- hh-- hr--")
    board.draw("B1 h-h-, B2 h-h-, B3 hh--")
    ways = [way for way in board.table.preview(1, "C3").ways if isinstance(way, Place)]
    assert {data.face_name(way.piece) for way in ways} == {"station-curve"}
    assert why(board, "E5") == (
        "RI-2.2",
        "On E5 the curved station would join nothing. Connect it to an exit or to a route of the same kind.",
    )
    board.do("C3 r--h")
    choose = ("RI-2.5", "All dice are drawn. If you want a special route here, choose it first.")
    assert why(board, "A2") == why(board, "E5") == choose  # at an exit and far from everything
    assert why(board, "B2") == ("RI-2.2", "B2 is already drawn on. Choose an empty cell.")
    assert board.table.preview(1, "D1 rrrr").ways, "a special that is named is planned"
    board.do("D1 rrrr")
    assert why(board, "A2") == ("RI-2.4", "All dice are drawn. Finish the round.")


def test_the_first_die_that_fits_is_chosen(board: Board):
    board("", dice="h-h- rr-- hh-- hr--")
    assert shown(board.table, 1).tool == "h-h-"
    board.do("B1 h-h-")
    assert shown(board.table, 1).tool == "rr--"
    board(full_but("D4"), dice="h-h- rr-- hh-- hr--")
    assert shown(board.table, 1).tool == ""


def test_where_lava_needs_room_the_eraser_is_chosen(board: Board):
    board("D3 h-h-, D5 h-h-, C4 h-h-, E4 h-h-", dice="h-h- rr-- hh-- hr--", lava="ll-- l-l-", must_draw="free")
    view = shown(board.table, 1)
    assert view.offers["----"] == ("D3", "C4", "E4", "D5")
    assert 'data-tool="----"' in view.parts["rub"]
    assert view.tool == "h-h-"


def test_equal_dice_are_two_buttons(board: Board):
    board("", dice="h-h- h-h- hh-- hr--")
    board.do("B1 h-h-")
    parts = shown(board.table, 1).parts
    assert "disabled" in parts["die-1"]
    assert "drawn" in parts["die-1"]
    assert TOOL.findall(parts["die-2"]) == ["h-h-"]


def test_a_die_that_fits_nowhere_says_so(board: Board):
    board(full_but("D4"), dice="h-h- rr-- hh-- hr--")
    die = parsed(shown(board.table, 1).parts["die-1"])
    assert die.get("class") == "ri-die blocked"
    assert die.get("aria-label") == "Die: straight highway. It fits nowhere now."


def test_specials_are_counted_and_struck_through(board: Board):
    board("", dice="h-h- rr-- hh-- hr--", crossed=("hhhh",))
    parts = shown(board.table, 1).parts
    assert "Specials · 2/3" in parts["spent"]
    assert "crossed" in parts["special-1"]
    disabled = [parsed(parts[f"special-{number}"]).get("aria-disabled") for number in (1, 2)]
    assert disabled == ["true", None]
    board.do("D1 rrrr")
    assert "ri-head spent" in shown(board.table, 1).parts["spent"]


def test_specials_fold_into_a_button_with_a_name_and_a_picture_of_each(board: Board):
    board("", dice="h-h- rr-- hh-- hr--", lava="ll-- lh-h", crossed=("hhhh",))
    tray = parsed(whole(shown(board.table, 1).parts, "tray"))
    (fold,) = [button for button in tray.iter("button") if button.get("id") == "fold"]
    assert "".join(fold.itertext()) == "Specials2/3"
    pictures = [picture.get("class") for picture in fold.iter("use") if picture.get("class")]
    assert pictures == [*(f"s{number}" for number in range(1, len(data.SPECIALS) + 1)), "volcano", "rub"]


def test_what_is_of_no_use_to_its_player_can_be_tapped_all_the_same(board: Board):
    """The answer says why not."""
    board("", "", dice="h-h- h-h- hh-- hr--")
    board.draw("B1 h-h-, B2 h-h-, B3 hh--, C3 r--h")
    board.confirm()
    parts = shown(board.table, 1).parts
    for die in range(1, 5):
        button = parsed(parts[f"die-{die}"])
        assert (button.tag, button.get("aria-disabled")) == ("button", "true")
    board.draft("", "", pairs="h-h- hh-- rr-- rrr- h-h- hr-- hh-- h-r-")
    board.do("take 2")
    pair = parsed(shown(board.table, 2).parts["pair-2"])
    assert (pair.get("data-draft"), pair.get("aria-disabled")) == ("take 2", "true")


def test_the_meteor_comes_first(board: Board):
    board("", "", meteor="free 2")
    view = shown(board.table, 1)
    parts = view.parts
    assert DRAFT.findall(parts["meteor"]) == ["meteor up", "meteor right", "meteor down", "meteor left"]
    assert view.offers == dict.fromkeys(data.SPECIALS, ("ignore",))
    assert parsed(parts["special-1"]).get("data-tool") == "hhhh"
    assert "data-only" not in parts["meteor"]
    dice = [parsed(parts[f"die-{die}"]) for die in range(1, 5)]
    assert [(die.tag, die.get("data-tool")) for die in dice] == [("span", face) for face in DICE.split()]
    board("", "", meteor="left 2")
    (way,) = parsed(shown(board.table, 1).parts["meteor"]).iter("button")
    assert (way.get("data-draft"), way.get("data-only")) == ("meteor left", "")
    board.do("meteor left")
    assert "hidden" in shown(board.table, 1).parts["meteor"]


def heard(parts: Parts, id: str) -> str:
    """What somebody hears of a pair: its texts, and the names of the faces that the style sheet shows."""
    words = {one.get("id"): one.text for one in parsed(expand(parts, "tray")).iter("span")}
    pair = parsed(expand(parts, id))
    rolled = [look for one in pair.iter("i") for look in (one.get("class") or "").split()]
    told = []
    for element in pair.iter():
        told += [
            words[element.get("aria-labelledby")]
            for _ in range(element.tag == "use" and element.get("class") in rolled)
        ]
        told += [element.text] if element.get("class") == "unseen" else []
    return " ".join(text or "" for text in told)


def test_pairs_are_taken_in_turn(board: Board):
    board.draft("", "", pairs="h-h- hh-- rr-- rrr- h-h- hr-- hh-- h-r-")
    mine, other = shown(board.table, 1), shown(board.table, 2)
    assert (mine.status, other.status) == (("acting", "waiting"), ("acting", "waiting"))
    assert DRAFT.findall(mine.parts["pair-2"]) == ["take 2"]
    assert "on" in mine.parts["pick"]
    assert other.parts["pick"] == '<i id="pick" class="ri-pick"></i>'
    board.do("take 2")
    mine = shown(board.table, 1)
    assert heard(mine.parts, "pair-2") == "Pair 2: railway curve railway T-junction Player 1 took it."
    assert heard(mine.parts, "pair-1") == "Pair 1: straight highway highway curve"
    assert "railway curve" in mine.parts["die-1"]
    assert "hidden" in mine.parts["die-3"]


def test_spectators_see_the_dice_and_can_tap_nothing(board: Board):
    board("", "", lava="ll-- lh-h", meteor="free 2")
    view = shown(board.table, None)
    assert "straight highway" in view.parts["die-1"]
    assert "lava bend" in view.parts["die-5"]
    assert "Meteor: your choice, distance 2." in view.parts["meteor"]
    assert not re.search("data-(tool|place|draft)", "".join(view.parts.values()))


# --- words


@each_variant
def test_everybody_is_told_what_to_do(variant):
    seats, _ = variants.split(variant)
    for table, _ in some_positions(variant, 7):
        for viewer in (*range(1, seats + 1), None):
            view = shown(table, viewer)
            for phrase in (view.prompt, view.progress.words):
                assert all(say(locale, phrase.id, phrase.args) for locale in LOCALES)
            assert len(view.status) == seats
            if viewer is not None:
                assert (view.status[viewer - 1] == "acting") == (viewer in table.actors)
                assert ("-wait" in view.prompt.id) == (viewer not in table.actors)


def test_prompts_follow_the_round(board: Board):
    board("", "", dice="h-h- h-h- hh-- hr--")
    assert shown(board.table, 1).prompt.id == "railroad-ink-prompt-first"  # of the whole game
    board.do("B1 h-h-")
    assert shown(board.table, 1).prompt == Phrase("railroad-ink-prompt-draw", {"dice": 3})
    board("", "", dice="h-h- h-h- hh-- hr--")
    board.draw("B1 h-h-, B2 h-h-, B3 hh--, C3 r--h")
    assert shown(board.table, 1).prompt.id == "railroad-ink-all-drawn"
    board.confirm()
    assert shown(board.table, 1).prompt.id == "railroad-ink-prompt-wait"
    assert shown(board.table, None).prompt.id == "railroad-ink-prompt-watch-drawing"
    board(full_but("D4"), dice="h-h- h-h- hh-- hr--")
    assert shown(board.table, 1).prompt.id == "railroad-ink-prompt-stuck"


def test_each_language_has_its_own_labels(board: Board):
    board("B1 h-h-", "")
    labels = set()
    for locale in (*LOCALES, *LOCALES):  # what is kept from one language must not show up in another
        view = shown(board.table, 1, partial(say, locale))
        labels.add((view.parts["c1-B1"], view.parts["die-1"], view.parts["spent"]))
    assert len(labels) == len(LOCALES)
    abouts = {say(locale, "railroad-ink-about") for locale in LOCALES}
    assert len(abouts) == len(LOCALES), "what the languages are told apart by"


def test_text_tells_the_board(board: Board):
    board("B1 h-h-", "")
    assert screen.text(board.table.view(1), 1, EN) == "B1: straight highway, h-h-, round 1."
    assert screen.text(board.table.view(1), 2, EN) == "Nothing is drawn yet."


# --- plans


@each_variant
def test_every_legal_action_has_a_plan(variant):
    for table, seat in some_positions(variant, 13):
        view = table.view(seat)
        for action in table.legal(seat):
            plan = screen.plan(view, action, EN)
            assert set(plan.parts) == {"ghost"}
            assert parsed(plan.parts["ghost"]).get("id") == "ghost"
            assert set(re.findall(r'href="#([^"]+)"', plan.parts["ghost"])) <= SYMBOLS
            for locale in LOCALES:
                assert say(locale, plan.words.id, plan.words.args)
                assert say(locale, plan.verb.id, plan.verb.args)
            assert screen.place(action) == getattr(action, "cell", "")
            if isinstance(action, Place | Erase):
                assert action.cell in shown(table, seat).offers[plan.tool]


def test_a_plan_is_told_and_drawn(board: Board):
    board("", dice="h-h- rr-- hh-- hr--")
    plan = screen.plan(board.table.view(1), Place("C3", "-hr-"), EN)
    assert EN(plan.words.id, plan.words.args) == "Curved station on C3"
    assert EN(plan.verb.id, plan.verb.args) == "Place"
    assert 'transform="translate(200 200)"' in plan.parts["ghost"]
    assert 'class="wheel"' in plan.parts["ghost"]
    assert plan.tool == "hr--"
    assert screen.plan(board.table.view(1), Place("D1", "hhrh"), EN).tool == "hhhr"  # a special, turned


def test_to_finish_is_worded_as_what_will_be_done(board: Board):
    board("")
    words = screen.plan(board.table.view(1), Confirm(), EN).words
    assert {locale: say(locale, words.id) for locale in LOCALES} == {
        "en": "Finish your round",
        "uk": "Завершити свій раунд",
        "pl": "Zakończ swoją rundę",
        "ru": "Завершить свой раунд",
    }


def test_a_strike_without_a_choice_tells_how_to_ignore_it(board: Board):
    def planned(direction: str) -> str:
        words = screen.plan(board.table.view(1), Strike(direction), EN).words
        return EN(words.id, words.args)

    board("", meteor="left 2")
    assert planned("left") == "The meteor hits B4, unless you cross out a special route"
    board("", meteor="free 2")
    assert planned("left") == "The meteor hits B4"


@pytest.mark.parametrize("seed", range(3))
def test_a_planned_strike_shows_where_it_will_fall(seed):
    rng = random.Random(seed)
    table: InkTable = Table(game, 2, {"meteors": True, "lava": True}, Fast(seed))
    while table.actors:
        seat = rng.choice(table.actors)
        action = choose(table.legal(seat), rng)
        plan = screen.plan(table.view(seat), action, EN)
        table.submit(seat, action)
        if isinstance(action, Strike):
            assert plan.words.args["cell"] == table.view(seat).boards[seat - 1].mark


# --- the score on the board


@pytest.mark.parametrize("part", score.PARTS)
def test_each_part_of_the_score_lights_its_places(part, board: Board):
    board("B1 h-h-, B2 h--r, A2 -r-r, C2 -r-r, C3 h-h-, F1 *, @F1", lava="ll-- lh-h", meteor="up 1")
    laid = screen.light(board.table.view(1), 1, part, EN)
    assert set(laid) == {"under-1", "light-1"}
    assert all(parsed(markup).get("id") == id for id, markup in laid.items())
    assert any(len(parsed(markup)) for markup in laid.values()) == any(
        item.part == part for item in board.table.sheet(1).items
    )


def test_no_part_is_no_light(board: Board):
    board("B1 h-h-")
    view = shown(board.table, 1)
    for id, markup in screen.light(board.table.view(1), 1, "", EN).items():
        assert markup in view.parts["board-1"], f"{id} as it was"


# --- secrets


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [{}, {"meteors": True}, {"lava": True}, {"draft": True, "meteors": True}], ids=str)
def test_what_others_draw_in_secret_changes_nothing(options, seed):
    table: InkTable = Table(game, 3, options, Fast(seed))
    rng = random.Random(seed)
    while table.actors:
        seat = rng.choice(table.actors)
        action = choose(table.legal(seat), rng)
        others = [other for other in (1, 2, 3, None) if other != seat]
        before = {other: msgspec.json.encode(shown(table, other)) for other in others}
        phase = table.view(None).phase
        table.submit(seat, action)
        is_secret = (
            phase in ("strike", "drawing") and not isinstance(action, Confirm) and table.view(None).phase == phase
        )
        if is_secret:
            assert {other: msgspec.json.encode(shown(table, other)) for other in others} == before


def test_the_same_view_gives_the_same_bytes(board: Board):
    board("B1 h-h-", "", lava="ll-- lh-h")
    assert msgspec.json.encode(shown(board.table, 1)) == msgspec.json.encode(shown(board.table, 1))


def test_what_a_language_says_is_escaped(board: Board):
    board("B1 h-h-")
    strange = shown(board.table, 1, lambda id, args: f'"<{id}>&')
    for markup in strange.parts.values():
        parsed(markup)


# --- files of pages


def test_the_style_sheet_uses_tokens_alone():
    css = files("whistlestop.games.railroad_ink").joinpath("play.css").read_text(encoding="utf-8")
    rules = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    used = set(re.findall(r"var\(--([\w-]+)\)", rules))
    assert used - set(tokens("light")) == {"die"}
    assert not re.search(r"#[0-9a-f]{3,8}\b|rgb|hsl", rules)
    assert "url(" not in rules


def test_the_picture_for_the_home_page_needs_nothing_else():
    card = parsed(screen.card())
    assert card.get("aria-hidden") == "true"
    assert "href" not in screen.card()
