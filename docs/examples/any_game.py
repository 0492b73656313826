"""A player for every game that knows no rules: chance decides. How it works: docs/external-bots.md."""

import json
import random
import sys


def answer(message, chance):
    if message["t"] == "hello":  # what is played, and where I sit
        chance.seed(message["seed"])  # the same seed, the same game
        return {"protocol": 1}
    kind = chance.choice(message["legal"])  # what I see is message["view"]
    return {"do": chance.choice(kind)}


chance = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "over":  # with the scores and places of all seats
        break
    print(json.dumps(answer(message, chance)), flush=True)
