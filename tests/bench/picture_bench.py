#!/usr/bin/env python3
"""Draws Racławice with its frame as a PNG of 8,000 rows, and in turn with Debian's tmxrasterizer (package tiled) a map of as many
hexes and pixels, whose tiles are hexes of that picture. Prints the medians of wall time and the most memory of each.

    tests/bench/picture_bench.py build/release [repetitions]
"""
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

COLUMNS, ROWS = 34, 27
HEIGHT = 8000
TILES = ["0505", "1204", "2003", "2906", "0822", "1518", "2215", "3012"]


def run(command, environment):
    """Seconds and kilobytes that a command takes."""
    begin = time.monotonic()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit("failed: " + " ".join(map(str, command)))
    return time.monotonic() - begin, usage.ru_maxrss


def size_of(picture):
    data = picture.read_bytes()[:24]
    return tuple(int.from_bytes(data[at:at + 4], "big") for at in (16, 20))


def write_tiled_map(folder, draw, environment, width, height):
    """A map of about so many pixels, rows of hexes overlapping by a quarter."""
    tile_width = 2 * round(width / (COLUMNS + 0.5) / 2)
    tile_height = 4 * round(height / (ROWS * 0.75 + 0.25) / 4)
    tiles = ""
    for index, number in enumerate(TILES):
        picture = folder / f"{number}.png"
        run(draw + ["--crop", f"{number}-{number}", "--height", str(tile_height), "-o", picture], environment)
        tiles += (f'<tile id="{index}"><image width="{tile_width}" height="{tile_height}" '
                  f'source="{picture.name}"/></tile>')
    cells = ",".join(str((7 * column + 3 * row + column * row) % len(TILES) + 1)
                     for row in range(ROWS) for column in range(COLUMNS))
    (folder / "map.tmx").write_text(
        f'<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.8" orientation="hexagonal" renderorder="right-down" '
        f'width="{COLUMNS}" height="{ROWS}" tilewidth="{tile_width}" tileheight="{tile_height}" infinite="0" '
        f'hexsidelength="{tile_height // 2}" staggeraxis="y" staggerindex="odd">'
        f'<tileset firstgid="1" name="hexes" tilewidth="{tile_width}" tileheight="{tile_height}" '
        f'tilecount="{len(TILES)}" columns="0">{tiles}</tileset>'
        f'<layer id="1" name="ground" width="{COLUMNS}" height="{ROWS}"><data encoding="csv">{cells}</data></layer></map>\n')


def main():
    build = pathlib.Path(sys.argv[1])
    repetitions = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    battle = build / "share/redoubt/battles/raclawice-1794.battle"
    draw = [build / "bin/redoubt-cli", "render", battle]
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        whole = draw + ["--height", str(HEIGHT), "-o", folder / "redoubt.png"]
        run(whole, environment)
        write_tiled_map(folder, draw, environment, *size_of(folder / "redoubt.png"))
        commands = {
            "redoubt-cli": whole,
            "tmxrasterizer": ["tmxrasterizer", folder / "map.tmx", folder / "tiled.png"],
        }
        times = {program: [] for program in commands}
        memory = dict.fromkeys(commands, 0)
        for _ in range(repetitions):
            for program, command in commands.items():
                seconds, kilobytes = run(command, environment)
                times[program].append(seconds)
                memory[program] = max(memory[program], kilobytes)
        for program in commands:
            print(f"{program:14} {statistics.median(times[program]):7.2f} s {memory[program] / 1024:7.0f} MiB")
        ratio = statistics.median(times["redoubt-cli"]) / statistics.median(times["tmxrasterizer"])
        print(f"ratio {ratio:.2f}")
        for picture in ("redoubt.png", "tiled.png"):
            width, height = size_of(folder / picture)
            print(f"{picture}: {width} × {height}, {(folder / picture).stat().st_size / 1e6:.1f} MB, raw (4 bytes a pixel) "
                  f"{width * height * 4 / 2**20:.0f} MiB")


main()
