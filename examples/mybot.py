#!/usr/bin/env python3
"""A bot that is a program of its own: it reads a question a line, and answers each with a line. Needs nothing.

    sixgun simulate gunfighters --bots exec:examples/mybot.py,random --games 100

It mostly fires, at the smallest gang that it may fire at, and else takes any pick. Works for every game; replace
`choose` with something better, in whatever language.
"""

import json
import random
import sys


def choose(question, chance):
    """One of question["picks"]; question["view"] is all that the seat can see and would remember."""
    shots = [pick for pick in question["picks"] if pick.startswith("shoot:")]
    if not shots or chance.random() < 0.3:
        return chance.choice(question["picks"])
    players = question["view"]["players"]

    def size(pick):
        return len(players[int(pick.removeprefix("shoot:").partition(">")[0])]["cards"])

    smallest = min(size(pick) for pick in shots)
    return chance.choice([pick for pick in shots if size(pick) == smallest])


def main():
    chance = random.Random()
    for line in sys.stdin:  # ends when Sixgun closes the input
        message = json.loads(line)
        if message["type"] == "hello":  # a new game: the same seed must lead to the same choices
            chance = random.Random(message["seed"])
            answer = {"sixgun": 1}
        else:
            answer = {"pick": choose(message, chance)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
