"""`games`: what there is to play."""


def test_games_as_json(run):
    found = run("games", "--json").json
    assert [game["id"] for game in found] == sorted(game["id"] for game in found)
    [game] = [game for game in found if game["id"] == "railroad-ink"]
    assert list(game) == ["id", "names", "seats", "options", "bots"]
    assert set(game["names"]) == {"en", "uk", "pl", "ru"}
    assert game["seats"] == [1, 6]
    assert game["bots"][0] == "random"
    assert "greedy" in game["bots"]
    options = {option["id"]: option for option in game["options"]}
    assert all(list(option) == ["id", "default", "choices", "rule"] for option in game["options"])
    assert options["longest"] == {
        "id": "longest", "default": "auto", "choices": ["auto", "segments", "segments_strict", "cells"],
        "rule": "RI-3.2",
    }  # fmt: skip
    assert options["lava"] == {"id": "lava", "default": False, "choices": [False, True], "rule": "RI-7"}
    assert list(options) == [
        "edition", "longest", "lava", "meteors", "draft", "must_draw", "open_boards", "crater_duty",
        "crater_fills_centre",
    ]  # fmt: skip


def test_games_for_people(run):
    done = run("games")
    for word in ("railroad-ink", "1–6 players", "random", "crater_fills_centre", "uk2020, pl2019", "RI-3.6"):
        assert word in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    assert run("games", "--lang", "uk").out != done.out
