#!/usr/bin/env python3
"""Can a stranger read the map? docs/cartography.md says how the test goes.

  legibility.py choose FILE [--count 20] [--seed 1]    the hexes to ask about, with an empty answer sheet (JSON)
  legibility.py score FILE ANSWERS.json                the answers held against the battle file

An answer names for each hex its terrain, and for each of its six sides what lies on or crosses it:
  {"0807": {"terrain": "clear", "N": [], "NE": ["stream"], "SE": ["road", "bridge"], "S": ["down"], ...}}
`down` is a slope that falls from this hex to the neighbour, `up` one that rises to it. Words are the patterns of the
terrains (docs/rules.md, terrain/<kind>/pattern). Each of the seven answers of a hex counts, and only as a whole.
"""
import argparse
import json
import random
import sqlite3
import sys

SIDES = {"pointy": ["NE", "E", "SE", "SW", "W", "NW"], "flat": ["N", "NE", "SE", "S", "SW", "NW"]}


class Map:
    def __init__(self, path):
        self.db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self.db.row_factory = sqlite3.Row
        self.sheet = self.db.execute("SELECT * FROM map").fetchone()
        self.patterns = {}
        systems = [row["system"] for row in self.db.execute("SELECT system FROM battle")]
        while systems[-1] is not None:
            parent = self.db.execute("SELECT parent FROM system WHERE id = ?", (systems[-1],)).fetchone()
            systems.append(parent["parent"] if parent else None)
        for system in reversed(systems[:-1]):
            for row in self.db.execute("SELECT path, value FROM rule WHERE system = ? AND path LIKE 'terrain/%/pattern'",
                                       (system,)):
                self.patterns[row["path"].split("/")[1]] = json.loads(row["value"])
        self.hexes = {row["hex"]: row for row in self.db.execute("SELECT * FROM hex")}

    def word(self, kind):
        return self.patterns.get(kind, kind)

    def number(self, column, row):
        s = self.sheet
        printed_column = s["column_base"] + s["column_step"] * column
        printed_row = s["row_base"] + s["row_step"] * row
        return f"{printed_column:0{s['column_digits']}d}{printed_row:0{s['row_digits']}d}"

    def inner_hexes(self):
        """Hexes that have all six neighbours."""
        s = self.sheet
        for column in range(s["first_column"] + 1, s["first_column"] + s["columns"] - 1):
            for row in range(s["first_row"] + 1, s["first_row"] + s["rows"] - 1):
                yield column, row

    def neighbour(self, column, row, side):
        shifted = row if self.sheet["orientation"] == "pointy" else column
        out = int(shifted % 2 == (0 if self.sheet["shifted"] == "even" else 1))
        if self.sheet["orientation"] == "pointy":
            step = [(out, -1), (1, 0), (out, 1), (out - 1, 1), (-1, 0), (out - 1, -1)][side]
        else:
            step = [(0, -1), (1, out - 1), (1, out), (0, 1), (-1, out), (-1, out - 1)][side]
        return column + step[0], row + step[1]

    @staticmethod
    def key(column, row):
        return (1000 + column) * 10000 + 1000 + row

    def level(self, column, row):
        found = self.hexes.get(self.key(column, row))
        return found["level"] if found else 0

    def on_side(self, column, row, side):
        other = self.neighbour(column, row, side)
        is_near = side < 3
        key = (self.key(column, row) if is_near else self.key(*other)) * 10 + side % 3
        words = set()
        for row_ in self.db.execute("SELECT kind, high FROM hexside WHERE side = ?", (key,)):
            word = self.word(row_["kind"])
            if word in ("slope", "escarpment"):
                drop = self.level(column, row) - self.level(*other)
                high_here = (row_["high"] == "near") == is_near if row_["high"] else drop > 0
                words.add("down" if high_here else "up")
            else:
                words.add(word)
        for row_ in self.db.execute("SELECT kind FROM link WHERE side = ?", (key,)):
            words.add(self.word(row_["kind"]))
        return words

    def truth(self, column, row):
        found = self.hexes.get(self.key(column, row))
        answer = {"terrain": self.word(found["terrain"]) if found and found["terrain"] else "clear"}
        for side, name in enumerate(SIDES[self.sheet["orientation"]]):
            answer[name] = sorted(self.on_side(column, row, side))
        return answer


def choose(board, count, seed):
    """Half of the hexes at random, half among those that have something on or in them."""
    everywhere = sorted(board.inner_hexes())
    busy = [each for each in everywhere
            if board.truth(*each)["terrain"] != "clear" or any(v for k, v in board.truth(*each).items() if k != "terrain")]
    order = random.Random(seed)
    chosen = order.sample(everywhere, count // 2)
    chosen += order.sample([each for each in busy if each not in chosen], count - len(chosen))
    return sorted(chosen)


def score(board, answers):
    right = asked = 0
    numbers = {board.number(*each): each for each in board.inner_hexes()}
    for number, answer in answers.items():
        truth = board.truth(*numbers[number])
        for name, value in truth.items():
            given = answer.get(name)
            ok = given == value if name == "terrain" else sorted(given or []) == value
            asked += 1
            right += ok
            if not ok:
                print(f"{number} {name}: answered {given}, is {value}")
    print(f"{right} of {asked} right: {100 * right / asked:.1f} %")
    return right / asked


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    chooser = verbs.add_parser("choose")
    chooser.add_argument("file")
    chooser.add_argument("--count", type=int, default=20)
    chooser.add_argument("--seed", type=int, default=1)
    scorer = verbs.add_parser("score")
    scorer.add_argument("file")
    scorer.add_argument("answers")
    given = parser.parse_args()
    board = Map(given.file)
    if given.verb == "choose":
        blank = {"terrain": "", **{name: [] for name in SIDES[board.sheet["orientation"]]}}
        print(json.dumps({board.number(*each): blank for each in choose(board, given.count, given.seed)}, indent=1))
        return 0
    with open(given.answers, encoding="utf-8") as file:
        return 0 if score(board, json.load(file)) >= 0.95 else 1


if __name__ == "__main__":
    sys.exit(main())
