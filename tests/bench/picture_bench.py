#!/usr/bin/env python3
"""Draws Racławice with its frame as a PNG of 8,000 rows, and made-up maps of 200 × 200 and 500 × 500 hexes at 20 pixels a hex; and in
turn, with Debian's tmxrasterizer (package tiled), maps of as many hexes and pixels, whose tiles are hexes of those pictures. Prints the
medians of wall and processor time and the most memory of each.

    tests/bench/picture_bench.py build/release [repetitions [raclawice|200|500 ...]]
"""
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import large_map

PIXELS_PER_HEX = 20


def run(command, environment):
    """Seconds on the clock, seconds of processors, and kilobytes that a command takes."""
    begin = time.monotonic()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit("failed: " + " ".join(map(str, command)))
    return time.monotonic() - begin, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def size_of(picture):
    with picture.open("rb") as file:  # no more than that: what this program holds counts as the most of those it starts
        data = file.read(24)
    return tuple(int.from_bytes(data[at:at + 4], "big") for at in (16, 20))


class Map:
    """A map to draw: the battle file, its hexes, how large, and hexes that serve the other program as tiles."""

    def __init__(self, battle, columns, rows, size, tiles):
        self.battle, self.columns, self.rows, self.size, self.tiles = battle, columns, rows, size, tiles


def maps(build, folder):
    """By name, each made when it is asked for."""

    def large(side):
        file = folder / f"{side}.battle"
        large_map.write(build / "bin/redoubt-cli", file, side, side)
        tiles = [f"{column:03}{row:03}" for column, row in zip(range(20, 180, 20), range(170, 10, -20))]
        return Map(file, side, side, ["--pixels-per-hex", str(PIXELS_PER_HEX)], tiles)

    return {
        "raclawice": lambda: Map(build / "share/redoubt/battles/raclawice-1794.battle", 34, 27, ["--height", "8000"],
                                 ["0505", "1204", "2003", "2906", "0822", "1518", "2215", "3012"]),
        "200": lambda: large(200),
        "500": lambda: large(500),
    }


def write_tiled_map(file, map, draw, environment, width, height):
    """A map of about so many pixels, rows of hexes overlapping by a quarter."""
    tile_width = 2 * round(width / (map.columns + 0.5) / 2)
    tile_height = 4 * round(height / (map.rows * 0.75 + 0.25) / 4)
    tiles = ""
    for index, number in enumerate(map.tiles):
        picture = file.with_name(f"{file.stem}-{number}.png")
        run(draw + ["--crop", f"{number}-{number}", "--height", str(tile_height), "-o", picture], environment)
        tiles += (f'<tile id="{index}"><image width="{tile_width}" height="{tile_height}" '
                  f'source="{picture.name}"/></tile>')
    cells = ",".join(str((7 * column + 3 * row + column * row) % len(map.tiles) + 1)
                     for row in range(map.rows) for column in range(map.columns))
    file.write_text(
        f'<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.8" orientation="hexagonal" renderorder="right-down" '
        f'width="{map.columns}" height="{map.rows}" tilewidth="{tile_width}" tileheight="{tile_height}" infinite="0" '
        f'hexsidelength="{tile_height // 2}" staggeraxis="y" staggerindex="odd">'
        f'<tileset firstgid="1" name="hexes" tilewidth="{tile_width}" tileheight="{tile_height}" '
        f'tilecount="{len(map.tiles)}" columns="0">{tiles}</tileset>'
        f'<layer id="1" name="ground" width="{map.columns}" height="{map.rows}"><data encoding="csv">{cells}</data></layer></map>\n')


def compare(name, map, build, folder, environment, repetitions):
    draw = [build / "bin/redoubt-cli", "render", map.battle]
    ours, theirs, tiled = folder / f"{name}.png", folder / f"{name}-tiled.png", folder / f"{name}.tmx"
    whole = draw + map.size + ["-o", ours]
    run(whole, environment)
    write_tiled_map(tiled, map, draw, environment, *size_of(ours))
    commands = {"redoubt-cli": whole, "tmxrasterizer": ["tmxrasterizer", tiled, theirs]}
    taken = {program: [] for program in commands}
    for _ in range(repetitions):
        for program, command in commands.items():
            taken[program].append(run(command, environment))
    wall, work = ({program: statistics.median(each[i] for each in taken[program]) for program in commands} for i in (0, 1))
    print(name)
    for program in commands:
        print(f"  {program:14} {wall[program]:7.2f} s, {work[program]:7.2f} s of processors, "
              f"{max(each[2] for each in taken[program]) / 1024:7.0f} MiB")
    print(f"  ratio {wall['redoubt-cli'] / wall['tmxrasterizer']:.2f}, of processors' time "
          f"{work['redoubt-cli'] / work['tmxrasterizer']:.2f}")
    for picture in (ours, theirs):
        width, height = size_of(picture)
        print(f"  {picture.name}: {width} × {height}, {picture.stat().st_size / 1e6:.1f} MB, raw (4 bytes a pixel) "
              f"{width * height * 4 / 2**20:.0f} MiB", flush=True)


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    repetitions = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        makers = maps(build, folder)
        for each in sys.argv[3:] or makers:
            compare(each, makers[each](), build, folder, environment, repetitions)


main()
