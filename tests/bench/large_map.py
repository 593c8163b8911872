"""A made-up map of any size, for benchmarks: woods, fields, marsh, hills in three levels, villages with names, rivers, streams, slopes,
roads and tracks, about as thick as on a published map."""
import json
import math
import pathlib
import random
import subprocess


class Noise:
    """Smooth values between 0 and 1, about `span` hexes from one hill of them to the next."""

    def __init__(self, seed, span):
        self.seed, self.span, self.nodes = seed, span, {}

    def node(self, x, y):
        if (x, y) not in self.nodes:
            self.nodes[x, y] = random.Random(self.seed * 7919 + x * 104729 + y * 1299709).random()
        return self.nodes[x, y]

    def at(self, x, y):
        x, y = x / self.span, y / self.span
        left, top = math.floor(x), math.floor(y)
        fx, fy = (part * part * (3 - 2 * part) for part in (x - left, y - top))
        upper = self.node(left, top) * (1 - fx) + self.node(left + 1, top) * fx
        lower = self.node(left, top + 1) * (1 - fx) + self.node(left + 1, top + 1) * fx
        return upper * (1 - fy) + lower * fy


class Grid:
    """Pointy hexes in rows, the even rows shifted, numbered from 1."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.digits = 3 if max(columns, rows) > 99 else 2

    def hexes(self):
        return ((column, row) for row in range(1, self.rows + 1) for column in range(1, self.columns + 1))

    def holds(self, hex):
        return 1 <= hex[0] <= self.columns and 1 <= hex[1] <= self.rows

    def number(self, hex):
        return f"{hex[0]:0{self.digits}}{hex[1]:0{self.digits}}"

    def neighbour(self, hex, side):
        """Sides 0 to 5, clockwise from the upper right."""
        column, row = hex
        right = 1 if row % 2 == 0 else 0
        return [(column + right, row - 1), (column + 1, row), (column + right, row + 1),
                (column + right - 1, row + 1), (column - 1, row), (column + right - 1, row - 1)][side]

    def sides(self):
        for hex in self.hexes():
            for side in range(3):
                other = self.neighbour(hex, side)
                if self.holds(other):
                    yield hex, side, other


def lines_of(parts):
    """Parts of a list in texts of some length, as a person would write them."""
    return [" ".join(parts[at:at + 24]) for at in range(0, len(parts), 24)]


def content(grid, seed=1):
    """The map's rows, for the JSON format."""
    cover, wet, height = Noise(seed, 9), Noise(seed + 1, 11), Noise(seed + 2, 14)
    valley, brook = Noise(seed + 3, 30), Noise(seed + 4, 8)
    dice = random.Random(seed)
    villages = {}
    for hex in grid.hexes():
        if dice.random() < 0.008:
            villages[hex] = len(villages)
    ground, level = {}, {}
    around = {other for hex in villages for other in (grid.neighbour(hex, 1), grid.neighbour(hex, 2))}
    for hex in grid.hexes():
        level[hex] = min(3, max(0, int((height.at(*hex) - 0.5) * 9)))
        value = cover.at(*hex)
        if hex in villages or hex in around:
            ground[hex] = "village"
        elif value > 0.62:
            ground[hex] = "woods"
        elif value > 0.47:
            ground[hex] = "fields"
        elif wet.at(*hex) < 0.25:
            ground[hex] = "marsh"
        else:
            ground[hex] = "clear"
    kinds = {}
    for hex in grid.hexes():
        kinds.setdefault((ground[hex], level[hex]), []).append(grid.number(hex))
    rows = [{"terrain": terrain, **({"level": high} if high else {}), "hexes": lines_of(numbers)}
            for (terrain, high), numbers in kinds.items()]
    rivers, streams, falls = [], [], {"near": [], "far": []}
    for hex, side, other in grid.sides():
        name = f"{grid.number(hex)}/s{side}"
        if (valley.at(*hex) > 0.5) != (valley.at(*other) > 0.5):
            rivers.append(name)
        elif (brook.at(*hex) > 0.62) != (brook.at(*other) > 0.62) and wet.at(*hex) > 0.45:
            streams.append(name)
        elif level[hex] != level[other]:
            falls["near" if level[hex] > level[other] else "far"].append(name)
    hexsides = [{"kind": kind, "sides": lines_of(names)}
                for kind, names in (("river", rivers), ("stream", streams)) if names]
    hexsides += [{"kind": "slope", "high": high, "sides": lines_of(names)} for high, names in falls.items() if names]
    taken = {}
    links = [{"kind": kind, "paths": [path for hex in villages if villages[hex] % 3 == rest
                                      for path in ways(grid, dice, hex, taken.setdefault(kind, set()))]}
             for kind, rest in (("road", 0), ("track", 1))]
    labels = [{"text": f"Wieś {index + 1}", "hex": grid.number(hex), "dx": 0.3, "dy": -0.4, "size": 0.34}
              for hex, index in villages.items()]
    return {"hex": rows, "hexside": hexsides, "link": links, "label": labels}


def ways(grid, dice, hex, taken):
    """A road of some twenty hexes, which turns now and then and ends where it meets one that is taken."""
    side = dice.randrange(6)
    path = [hex]
    for _ in range(20):
        turn = (side + dice.choice((-1, 0, 0, 0, 1))) % 6
        onward = grid.neighbour(path[-1], turn)
        step = frozenset((path[-1], onward))
        if not grid.holds(onward) or step in taken:
            break
        taken.add(step)
        side = turn
        path.append(onward)
    return [" ".join(grid.number(at) for at in path)] if len(path) > 1 else []


FIELDS = {"title": "Fields", "place": "hex", "pattern": "fields", "order": 15, "blocks-sight": False}


def write(cli, file, columns, rows):
    """Makes a battle file of such a map, which replaces what has its name."""
    file = pathlib.Path(file)
    subprocess.run([cli, "new", file, "--title", "A large map", "--columns", str(columns), "--rows", str(rows), "--force"],
                   check=True, stderr=subprocess.DEVNULL)
    battle = json.loads(subprocess.run([cli, "export", file], check=True, capture_output=True).stdout)
    battle.update(content(Grid(columns, rows)))
    battle["system"][0]["rule"] += [{"path": f"terrain/fields/{key}", "value": value} for key, value in FIELDS.items()]
    source = file.with_suffix(".json")
    source.write_text(json.dumps(battle, ensure_ascii=False))
    subprocess.run([cli, "import", source, "-o", file, "--force"], check=True, stderr=subprocess.DEVNULL)
