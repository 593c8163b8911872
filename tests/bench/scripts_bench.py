"""Scripts: what starting one costs, the shipped extensions on the shipped battles, and scripts that read and change every hex of a
map of 500 x 500. Prints medians of whole processes in seconds, with `info` of the same file beside them.

    tests/bench/scripts_bench.py build/release [RUNS]
"""
import pathlib
import sys
import tempfile

from merge_bench import median, run

EMPTY = "redoubt.action({id: 'a', title: 'Empty', run() {}});"
READ = """redoubt.action({id: 'a', title: 'Read', run(battle) {
  let sum = 0;
  for (const hex of battle.rows('hex')) sum += hex.level + hex.terrain.length;
  return String(sum); }});"""
CHANGE = """redoubt.action({id: 'a', title: 'Change', run(battle) {
  for (const hex of battle.rows('hex')) hex.level = 1; }});"""


def main():
    folder = pathlib.Path(sys.argv[1])
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    cli = folder / "bin/redoubt-cli"
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        scripts = {}
        for name, code in (("empty", EMPTY), ("read", READ), ("change", CHANGE)):
            scripts[name] = place / f"{name}.js"
            scripts[name].write_text(code)
        for battle in ("raclawice-1794", "maciejowice-1794", "szczekociny-1794", "kluszyn-1610"):
            file = folder / f"share/redoubt/battles/{battle}.battle"
            times = [median(runs, cli, "run", script, file, "--dry-run") for script in
                     (scripts["empty"], "renumber-counters", "mirror-set-up", "loose-ends")]
            print(f"{battle}: empty, renumber, mirror, loose ends " + ", ".join(f"{time:.2f}" for time in times)
                  + f"; info {median(runs, cli, 'info', file):.2f}")
        large = place / "large.battle"
        run(cli, "new", large, "--title", "Large", "--columns", 500, "--rows", 500)
        times = [median(runs, cli, "run", scripts[name], large, "--dry-run") for name in ("empty", "read", "change")]
        print("500 x 500: empty, read all, change all " + ", ".join(f"{time:.2f}" for time in times)
              + f"; info {median(runs, cli, 'info', large):.2f}")


if __name__ == "__main__":
    main()
