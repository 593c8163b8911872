#!/usr/bin/env python3
"""Reads a battle file with Python's standard library alone, and asks redoubt-cli what the rules say.

    first_move.py FILE [--scenario NAME] [--cli redoubt-cli]

Prints the forces on the map, where the first unit of each player can go, and the odds against the nearest enemy.
docs/battle-file.md tells what the tables mean, docs/library.md which questions there are.
"""

import argparse
import json
import sqlite3
import subprocess
import sys

# A set-up block may derive from another one, and then holds only what differs: the nearest row of a unit decides.
PLACED = """
    WITH RECURSIVE chain(block, depth) AS (
        SELECT block, 0 FROM variant_block WHERE variant = ?
        UNION
        SELECT set_up_block.parent, depth + 1 FROM chain JOIN set_up_block ON set_up_block.id = chain.block
        WHERE set_up_block.parent IS NOT NULL AND depth < 100
    ), placed AS (
        SELECT placement.unit, placement.rule, placement.hex, MIN(depth)
        FROM chain JOIN placement ON placement.block = chain.block
        WHERE placement.unit IS NOT NULL
        GROUP BY placement.unit
    )
    SELECT player.slug AS player, unit.slug AS unit, unit.name AS name, unit.type AS type, placed.hex AS hex
    FROM placed
    JOIN unit ON unit.id = placed.unit
    JOIN army ON army.id = unit.army
    JOIN player ON player.id = army.player
    WHERE placed.rule = 'at'
    ORDER BY player.ordinal, army.ordinal, unit.ordinal, unit.id
"""


def column_and_row(key):
    """A hex as the file stores it: 1000 + column, then four digits of 1000 + row."""
    return key // 10_000 - 1_000, key % 10_000 - 1_000


class Battle:
    """What this client reads of a file; it opens it for reading and changes nothing."""

    def __init__(self, path):
        self.path = path
        self.database = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
        self.database.row_factory = sqlite3.Row

    def title(self):
        return self.database.execute("SELECT title FROM battle").fetchone()["title"]

    def scenarios(self):
        return self.database.execute("SELECT id, slug, title FROM scenario ORDER BY ordinal, id").fetchall()

    def placed(self, scenario):
        variant = self.database.execute(
            "SELECT id FROM variant WHERE scenario = ? ORDER BY ordinal, id", (scenario["id"],)
        ).fetchone()
        return self.database.execute(PLACED, (variant["id"],)).fetchall()


class Rules:
    """Questions to the rules, each a call of redoubt-cli."""

    def __init__(self, cli, path, scenario):
        self.cli = cli
        self.path = path
        self.scenario = scenario

    def ask(self, question, *about, **options):
        line = [self.cli, "ask", self.path, question, *about, "--scenario", self.scenario, "--format", "json"]
        for name, value in options.items():
            line += ["--" + name.rstrip("_"), value]
        answer = subprocess.run(line, capture_output=True, text=True, check=False)
        if answer.returncode == 2:
            sys.exit(answer.stderr.strip())
        return json.loads(answer.stdout)


def nearest(unit, enemies):
    """By columns and rows: good enough to choose somebody to ask about."""
    column, row = column_and_row(unit["hex"])

    def apart(enemy):
        other_column, other_row = column_and_row(enemy["hex"])
        return max(abs(other_column - column), abs(other_row - row)), enemy["unit"]

    return min(enemies, key=apart)


def tell_unit(rules, unit, enemies):
    reach = rules.ask("reach", unit["unit"])
    costs = [each["cost"] for each in reach["answer"]]
    allowance = reach["allowance"] or "unknown"
    print(f"{unit['name']} ({unit['type']}): {len(costs)} hexes with {allowance} points, {reach['certainty']}")
    if not enemies:
        return
    enemy = nearest(unit, enemies)
    for question in ("attack", "fire"):
        answer = rules.ask(question, by=unit["unit"], on=enemy["unit"])["answer"]
        why = ", ".join(each["why"] for each in answer["refusals"]) or "allowed"
        print(f"  {question} on {enemy['name']}: {why}; odds {answer['index'] or 'unknown'}")
        for each in answer["chances"]:
            print(f"    {each['chance']} {each['result']}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file")
    parser.add_argument("--scenario", help="the short name of a scenario; the first one without it")
    parser.add_argument("--cli", default="redoubt-cli")
    arguments = parser.parse_args()
    battle = Battle(arguments.file)
    scenarios = {each["slug"]: each for each in battle.scenarios()}
    if not scenarios:
        sys.exit("the battle has no scenario")
    scenario = scenarios.get(arguments.scenario or next(iter(scenarios)))
    if scenario is None:
        sys.exit(f"there is no scenario {arguments.scenario}; choose one of: {', '.join(scenarios)}")
    print(f"{battle.title()}: {scenario['title']}")
    placed = battle.placed(scenario)
    rules = Rules(arguments.cli, arguments.file, scenario["slug"])
    for player in dict.fromkeys(each["player"] for each in placed):
        own = [each for each in placed if each["player"] == player]
        enemies = [each for each in placed if each["player"] != player]
        print(f"{player}: {len(own)} units on the map")
        tell_unit(rules, own[0], enemies)


if __name__ == "__main__":
    main()
