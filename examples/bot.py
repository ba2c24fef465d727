"""A bot for Pelagos by the line protocol: `pelagos play orichalcum --bot "process:python3 examples/bot.py"`.

It says any legal word, but those that do the most first and `pass` last.
"""

import json
import random
import sys


def liked(word: str) -> int:
    """How much the bot likes a word, by its verb alone."""
    verb = word.split()[0]
    if verb in ("medallion", "build", "recruit"):
        return 2
    return 0 if verb in ("pass", "discard") else 1


for line in sys.stdin:  # one question on each line
    question = json.loads(line)
    view, words = question["view"], question["words"]
    chance = random.Random(f"{question['seed']} {view['ply']}")
    best = max(liked(word) for word in words)
    word = chance.choice([word for word in words if liked(word) == best])
    print(json.dumps({"word": word}), flush=True)  # one answer on each line, at once
