"""`puzzles`: ends of games that bots have played."""


def test_puzzles_are_not_looked_for_where_none_can_be(run):
    run("puzzles", "railroad-ink", "--bot", "random", "--positions", "999").refused("--positions", "1000")
