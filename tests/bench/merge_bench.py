"""Comparing and merging: a made-up battle of 500 x 500 hexes and 3,000 units, edited by two, and the shipped battles with an edited
copy. Prints medians of whole processes in seconds, with `info` of the same file beside them.

    tests/bench/merge_bench.py build/release [RUNS]
"""
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time


def run(*command):
    done = subprocess.run([str(each) for each in command], capture_output=True, text=True)
    if done.returncode > 1:
        sys.exit(done.stderr)
    return done


def median(runs, *command):
    times = []
    for _ in range(runs):
        begin = time.monotonic()
        run(*command)
        times.append(time.monotonic() - begin)
    return statistics.median(times)


def edited(battle, number):
    """As an author would: a wood of 400 hexes, and 50 units placed."""
    document = json.loads(json.dumps(battle))
    hexes = [f"{column:03}{row:03}" for column in range(number * 40, number * 40 + 20) for row in range(101, 121)]
    document["hex"].append({"terrain": "woods", "hexes": hexes})
    block = document["set_up_block"][number - 1]
    for i, placement in enumerate(block["placement"][:50]):
        placement["hex"] = f"{300 + i % 25:03}{100 * number + i // 25:03}"
    return document


def main():
    folder = pathlib.Path(sys.argv[1])
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    cli = folder / "bin/redoubt-cli"
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        base = place / "base.battle"
        run(cli, "new", base, "--title", "Large", "--columns", 500, "--rows", 500, "--units", 200)
        text = place / "base.json"
        run(cli, "export", base, "-o", text)
        battle = json.loads(text.read_text())
        made = list(battle["unit"])
        while len(battle["unit"]) < 3000:
            unit = json.loads(json.dumps(made[len(battle["unit"]) % len(made)]))
            unit.update(slug=f"more-{len(battle['unit'])}", name=f"{len(battle['unit'])}", ordinal=len(battle["unit"]))
            battle["unit"].append(unit)
        terrain = battle["hex"][0]
        terrain["hexes"] = "*"
        terrains = [rule["path"].split("/")[1] for system in battle["system"] for rule in system.get("rule", [])
                    if rule["path"].startswith("terrain/")]
        if "woods" not in terrains:
            battle["system"][0].setdefault("rule", []).append({"path": "terrain/woods/place", "value": "hex"})
        for number, block in enumerate(battle["set_up_block"], 1):
            side = [unit for unit in battle["unit"] if unit["army"] == block["army"]]
            block["placement"] = [{"ordinal": i + 1, "unit": unit["slug"], "hex": f"{1 + i % 400:03}{10 * number + i // 400:03}"}
                                  for i, unit in enumerate(side)]
        paths = {}
        for name, document in (("base", battle), ("ours", edited(battle, 1)), ("theirs", edited(battle, 2))):
            source = place / f"{name}.json"
            source.write_text(json.dumps(document))
            paths[name] = place / f"{name}.battle"
            paths[name].unlink(missing_ok=True)
            run(cli, "import", source, "-o", paths[name])
        units = len(battle["unit"])
        merged = place / "merged.battle"
        merge = [cli, "merge", paths["base"], paths["ours"], paths["theirs"], "-o", merged, "--force"]
        print(run(*merge).stdout.strip().splitlines()[-1])
        print(f"500 x 500, {units} units: merge {median(runs, *merge):.2f}, "
              f"diff {median(runs, cli, 'diff', paths['base'], paths['ours']):.2f}, info {median(runs, cli, 'info', base):.2f}")
        for battle in sorted((folder / "share/redoubt/battles").glob("*-*.battle")):
            source = place / "edited.json"
            run(cli, "export", battle, "-o", source, "--force")
            document = json.loads(source.read_text())
            for block in document["set_up_block"]:
                for placement in block.get("placement", [])[:10]:
                    placement["note"] = "changed"
            for unit in document["unit"][:10]:
                unit["name"] += " x"
            source.write_text(json.dumps(document))
            copy = place / "edited.battle"
            copy.unlink(missing_ok=True)
            run(cli, "import", source, "-o", copy)
            print(f"{battle.stem}: diff {median(runs, cli, 'diff', battle, copy):.3f}, info {median(runs, cli, 'info', battle):.3f}")


if __name__ == "__main__":
    main()
