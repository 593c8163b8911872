#!/usr/bin/env python3
"""Makes printed maps in styles that are not Redoubt's own, and scans of them, with all that is printed as CSV.

    python3 make_prints.py FOLDER [SCALE [SEED]]

needs Pillow and numpy. For each style and difficulty it writes NAME.jpg, NAME-truth.csv (place,kind), NAME-points.csv
(hex,x,y,held_out: clicked by a
hand that is not quite steady, and exact ones to judge by) and NAME-samples.csv. The map is 18 columns by 14 rows; even ones are shifted, numbers are column and row.
"""
import math
import os
import random
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

COLUMNS, ROWS = 18, 14
OVER = 2  # drawn so many times as large
R3 = math.sqrt(3)


class Grid:
    def __init__(self, flat, pitch):
        self.flat, self.pitch = flat, pitch
        self.margin = pitch * 0.9

    def centre(self, c, r):
        p = self.pitch
        if self.flat:
            x, y = (c - 1) * R3 / 2, (r - 1) + (0.5 if c % 2 == 0 else 0)
        else:
            x, y = (c - 1) + (0.5 if r % 2 == 0 else 0), (r - 1) * R3 / 2
        return self.margin + x * p, self.margin + y * p

    def corners(self, c, r):
        x, y = self.centre(c, r)
        radius = self.pitch / R3
        first = -60 if self.flat else -90
        return [(x + radius * math.cos(math.radians(first + 60 * i)), y + radius * math.sin(math.radians(first + 60 * i)))
                for i in range(6)]

    def neighbours(self, c, r):
        x, y = self.centre(c, r)
        found = []
        for dc in (-1, 0, 1):
            for dr in (-1, 0, 1):
                o = (c + dc, r + dr)
                if o == (c, r) or not (1 <= o[0] <= COLUMNS and 1 <= o[1] <= ROWS):
                    continue
                ox, oy = self.centre(*o)
                if abs(math.hypot(ox - x, oy - y) - self.pitch) < self.pitch * 0.05:
                    found.append(o)
        return found

    def side(self, a, b):
        """The two corners that a and b share."""
        near = [p for p in self.corners(*a)
                if any(math.hypot(p[0] - q[0], p[1] - q[1]) < self.pitch * 0.05 for q in self.corners(*b))]
        return near[0], near[1]

    def size(self):
        xs, ys = [], []
        for c in range(1, COLUMNS + 1):
            for r in range(1, ROWS + 1):
                x, y = self.centre(c, r)
                xs.append(x)
                ys.append(y)
        return int(max(xs) + self.margin), int(max(ys) + self.margin)

    def all(self):
        return [(c, r) for c in range(1, COLUMNS + 1) for r in range(1, ROWS + 1)]


def name(h):
    return "%02d%02d" % h


class Truth:
    """What is where: blobs of terrain, rivers along hexsides, slopes round hills, roads through hexes."""

    def __init__(self, grid, rng):
        self.grid = grid
        self.hexes = {h: "clear" for h in grid.all()}
        for kind, blobs, size in (("hill", 4, 9), ("woods", 6, 8), ("fields", 6, 4), ("marsh", 4, 5)):
            for _ in range(blobs):
                edge = [rng.choice(grid.all())]
                left = size + rng.randint(-2, 3)
                while edge and left > 0:
                    h = edge.pop(rng.randrange(len(edge)))
                    if self.hexes[h] != "clear":
                        continue
                    self.hexes[h] = kind
                    left -= 1
                    edge += grid.neighbours(*h)
        clear = [h for h in grid.all() if self.hexes[h] == "clear"]
        self.villages = rng.sample(clear, 11)
        for h in self.villages:
            self.hexes[h] = "village"
        self.sides, self.links = {}, {}
        self.river(rng, "river", 30)
        for _ in range(3):
            self.river(rng, "stream", 12)
        for h in grid.all():
            if self.hexes[h] == "hill":
                for o in grid.neighbours(*h):
                    if self.hexes[o] != "hill" and rng.random() < 0.8 and self.key(h, o) not in self.sides:
                        self.sides[self.key(h, o)] = "slope"
                        self.high = getattr(self, "high", {})
                        self.high[self.key(h, o)] = h
        for i in range(7):
            self.road(rng, "road" if i < 4 else "track")

    @staticmethod
    def key(a, b):
        return (min(a, b), max(a, b))

    def snapped(self, corner):
        """Corners reckoned from different hexes differ by rounding."""
        self.corners = getattr(self, "corners", [])
        for known in self.corners:
            if math.hypot(known[0] - corner[0], known[1] - corner[1]) < self.grid.pitch * 0.05:
                return known
        self.corners.append(corner)
        return corner

    def river(self, rng, kind, length):
        corners = {}
        for h in self.grid.all():
            for o in self.grid.neighbours(*h):
                if h < o:
                    a, b = self.grid.side(h, o)
                    a, b = self.snapped(a), self.snapped(b)
                    for p, q in ((a, b), (b, a)):
                        corners.setdefault(p, []).append((q, (h, o)))
        w, h = self.grid.size()
        at = rng.choice([c for c in corners if min(c[0] / w, c[1] / h, 1 - c[0] / w, 1 - c[1] / h) < 0.15])
        seen, heading = {at}, math.atan2(h / 2 - at[1], w / 2 - at[0]) + rng.uniform(-0.4, 0.4)
        for _ in range(length):
            ways = [w for w in corners.get(at, []) if w[0] not in seen]
            if not ways:
                break
            def turn(w):
                angle = math.atan2(w[0][1] - at[1], w[0][0] - at[0])
                return abs((angle - heading + math.pi) % (2 * math.pi) - math.pi) + rng.random() * 0.5
            at2, side = min(ways, key=turn)
            seen.add(at2)
            if side not in self.sides:
                self.sides[side] = kind
            at = at2
            heading += rng.uniform(-0.35, 0.35)

    def road(self, rng, kind):
        edge = [h for h in self.grid.all() if h[0] in (1, COLUMNS) or h[1] in (1, ROWS)]
        a, b = rng.choice(edge + self.villages), rng.choice(self.villages)
        while a != b:
            bx, by = self.grid.centre(*b)
            def cost(o):
                x, y = self.grid.centre(*o)
                return math.hypot(x - bx, y - by) + rng.random() * self.grid.pitch * 0.3
            n = min(self.grid.neighbours(*a), key=cost)
            self.links.setdefault(self.key(a, n), kind)
            a = n


def noise(shape, scale, rng):
    h, w = shape
    small = rng.normal(size=(max(2, int(h / scale)), max(2, int(w / scale))))
    image = Image.fromarray((small * 40 + 128).clip(0, 255).astype(np.uint8))
    return (np.asarray(image.resize((w, h), Image.BICUBIC), dtype=np.float32) - 128) / 40


class Painter:
    def __init__(self, grid, truth, seed):
        self.g, self.t = grid, truth
        self.rng = random.Random(seed)
        self.np = np.random.default_rng(seed)
        self.size = grid.size()
        self.k = grid.pitch / 64
        self.font = ImageFont.truetype("/usr/share/fonts/truetype/lato/Lato-Regular.ttf", int(11 * self.k))
        self.big = ImageFont.truetype("/usr/share/fonts/truetype/lato/Lato-Regular.ttf", int(17 * self.k))

    def wobbly(self, points, amount, steps=6):
        out = []
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            for i in range(steps):
                t = i / steps
                out.append((x0 + (x1 - x0) * t + self.rng.gauss(0, amount), y0 + (y1 - y0) * t + self.rng.gauss(0, amount)))
        out.append(points[-1])
        return out

    def blob(self, h, grow=1.0, amount=0.04):
        x, y = self.g.centre(*h)
        ring = [(x + (px - x) * grow, y + (py - y) * grow) for px, py in self.g.corners(*h)]
        return self.wobbly(ring + ring[:1], amount * self.g.pitch, 4)

    def inside(self, h, share=0.9):
        x, y = self.g.centre(*h)
        while True:
            a, r = self.rng.random() * 2 * math.pi, math.sqrt(self.rng.random()) * self.g.pitch * 0.5 * share
            return x + r * math.cos(a), y + r * math.sin(a)

    def mask(self, kind, amount=0.05, grow=1.03, blur=0):
        image = Image.new("L", self.size)
        d = ImageDraw.Draw(image)
        for h, k in self.t.hexes.items():
            if k == kind:
                d.polygon(self.blob(h, grow, amount), fill=255)
        return image.filter(ImageFilter.GaussianBlur(blur)) if blur else image

    def line(self, d, points, fill, width):
        d.line(points, fill=fill, width=max(1, int(width)), joint="curve")

    def river_lines(self, kind, amount):
        for (a, b), k in self.t.sides.items():
            if k == kind:
                p, q = self.g.side(a, b)
                yield self.wobbly([p, q], amount * self.g.pitch, 5)[0:] + [q]

    def road_lines(self, kind, amount):
        for (a, b), k in self.t.links.items():
            if k == kind:
                p, q = self.g.centre(*a), self.g.centre(*b)
                m = ((p[0] + q[0]) / 2 + self.rng.gauss(0, amount) * self.g.pitch,
                     (p[1] + q[1]) / 2 + self.rng.gauss(0, amount) * self.g.pitch)
                yield self.wobbly([p, m, q], 0.008 * self.g.pitch, 4)

    def hachures(self, d, fill, width, length, each=9):
        for (a, b), k in self.t.sides.items():
            if k != "slope":
                continue
            high = self.t.high[(a, b)]
            low = b if high == a else a
            (x0, y0), (x1, y1) = self.g.side(a, b)
            hx, hy = self.g.centre(*high)
            lx, ly = self.g.centre(*low)
            dx, dy = (lx - hx) / self.g.pitch, (ly - hy) / self.g.pitch
            for i in range(each):
                t = (i + 0.5 + self.rng.gauss(0, 0.15)) / each
                x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                n = length * self.g.pitch * self.rng.uniform(0.7, 1.2)
                s = self.g.pitch * 0.04
                self.line(d, [(x - dx * s, y - dy * s), (x + dx * n, y + dy * n)], fill, width * self.rng.uniform(0.8, 1.5))

    def frame(self, d, line, ink, width, names=True):
        for h in self.g.all():
            ring = self.g.corners(*h)
            self.line(d, ring + ring[:1], line, width)
            x, y = self.g.centre(*h)
            d.text((x, y - 0.36 * self.g.pitch), name(h), font=self.font, fill=ink, anchor="mm")
        if not names:
            return
        for i, h in enumerate(self.t.villages):
            x, y = self.g.centre(*h)
            word = ["Sadowa", "Brody", "Nowa Wola", "Lipiny", "Kamień", "Zamość", "Dąb", "Rudka", "Olszany", "Wola", "Buk"][i]
            d.text((x + 0.5 * self.g.pitch, y + 0.22 * self.g.pitch), word, font=self.big, fill=ink, anchor="mm")


def flat(p):
    """Old wargames: flat inks, symbols stamped."""
    image = Image.new("RGB", p.size, (238, 226, 190))
    k = p.k
    image.paste((196, 164, 110), mask=p.mask("hill"))
    d = ImageDraw.Draw(image)
    for h, kind in p.t.hexes.items():
        if kind == "woods":
            d.polygon(p.blob(h, 0.95, 0.06), fill=(128, 166, 88))
            for _ in range(9):
                x, y = p.inside(h, 0.75)
                d.ellipse([x - 4 * k, y - 4 * k, x + 4 * k, y + 4 * k], fill=(84, 128, 58))
        elif kind == "marsh":
            for _ in range(9):
                x, y = p.inside(h, 0.75)
                p.line(d, [(x - 6 * k, y), (x + 6 * k, y)], (70, 110, 170), 2 * k)
                p.line(d, [(x, y), (x, y - 5 * k)], (70, 110, 170), 2 * k)
        elif kind == "fields":
            ring = p.blob(h, 0.8, 0.02)
            layer = Image.new("L", p.size)
            ImageDraw.Draw(layer).polygon(ring, fill=255)
            lines = Image.new("L", p.size)
            ld = ImageDraw.Draw(lines)
            x, y = p.g.centre(*h)
            for i in range(-8, 9):
                ld.line([(x - 40 * k, y + i * 7 * k - 14 * k), (x + 40 * k, y + i * 7 * k + 14 * k)], fill=255, width=int(2 * k))
            both = Image.fromarray(np.minimum(np.asarray(layer), np.asarray(lines)))
            image.paste((214, 178, 60), mask=both)
    for kind, colour, width in (("road", (150, 60, 40), 4), ("track", (150, 110, 80), 2.2)):
        for points in p.road_lines(kind, 0.05):
            p.line(d, points, colour, width * k)
    for h in p.t.villages:
        for _ in range(6):
            x, y = p.inside(h, 0.5)
            d.rectangle([x - 4 * k, y - 3 * k, x + 4 * k, y + 3 * k], fill=(40, 36, 34))
    p.hachures(d, (120, 84, 50), 2 * k, 0.13)
    for kind, colour, width in (("river", (66, 118, 186), 8), ("stream", (66, 118, 186), 3)):
        for points in p.river_lines(kind, 0.02):
            p.line(d, points, colour, width * k)
    p.frame(d, (90, 84, 70), (60, 56, 50), 1.2 * k)
    return image


def painted(p):
    """Hand-painted: mottled ground, soft edges, no outlines."""
    h, w = p.size[1], p.size[0]
    k = p.k
    base = np.zeros((h, w, 3), np.float32)
    mottled = sum(noise((h, w), s * k, p.np) * a for s, a in ((60, 6), (18, 5), (6, 4)))
    base[:] = (176, 182, 116)
    base += mottled[..., None] * np.array([1, 0.9, 0.7])

    def lay(kind, colour, texture, blur=5, grow=1.04):
        nonlocal base
        m = np.asarray(p.mask(kind, 0.07, grow, blur * k), dtype=np.float32)[..., None] / 255
        base = base * (1 - m) + (np.array(colour, np.float32) + texture[..., None]) * m

    lay("hill", (158, 140, 98), sum(noise((h, w), s * k, p.np) * a for s, a in ((30, 10), (8, 7))))
    lay("woods", (74, 100, 58), sum(noise((h, w), s * k, p.np) * a for s, a in ((9, 16), (4, 10))))
    lay("marsh", (126, 158, 132), sum(noise((h, w), s * k, p.np) * a for s, a in ((14, 12), (5, 8))), 7)
    stripes = np.sin((np.mgrid[0:h, 0:w][0] * 0.8 + np.mgrid[0:h, 0:w][1] * 0.55) * 2 * math.pi / (8 * k)) * 9
    lay("fields", (196, 178, 96), stripes.astype(np.float32) + noise((h, w), 8 * k, p.np) * 4, 3, 0.9)
    image = Image.fromarray(base.clip(0, 255).astype(np.uint8))
    d = ImageDraw.Draw(image)
    for kind, colour, width in (("road", (222, 200, 160), 5), ("track", (206, 186, 146), 2.4)):
        for points in p.road_lines(kind, 0.06):
            p.line(d, points, (110, 92, 66), (width + 1.6) * k)
            p.line(d, points, colour, width * k)
    for v in p.t.villages:
        for _ in range(9):
            x, y = p.inside(v, 0.6)
            d.rectangle([x - 4 * k, y - 3 * k, x + 4 * k, y + 3 * k], fill=(150 + p.rng.randint(-20, 20), 72, 52))
            p.line(d, [(x - 4 * k, y - 3 * k), (x + 4 * k, y - 3 * k)], (70, 40, 34), 1.4 * k)
    p.hachures(d, (104, 84, 56), 2.2 * k, 0.16, 7)
    for kind, colour, width in (("river", (84, 130, 160), 9), ("stream", (96, 140, 162), 3.4)):
        for points in p.river_lines(kind, 0.03):
            p.line(d, points, (60, 92, 110), (width + 1.6) * k)
            p.line(d, points, colour, width * k)
    p.frame(d, (120, 120, 92), (66, 62, 50), 1 * k)
    return image


def engraved(p):
    """One ink on paper."""
    image = Image.new("L", p.size, 246)
    k = p.k
    d = ImageDraw.Draw(image)
    for h, kind in p.t.hexes.items():
        if kind == "woods":
            for _ in range(42):
                x, y = p.inside(h, 1.05)
                r = p.rng.uniform(2.2, 4.2) * k
                d.ellipse([x - r, y - r, x + r, y + r], fill=232, outline=30, width=max(1, int(0.9 * k)))
                d.arc([x - r, y - r, x + r, y + r], 0, 120, fill=10, width=max(1, int(1.8 * k)))
        elif kind == "marsh":
            for _ in range(26):
                x, y = p.inside(h, 1.0)
                n = p.rng.uniform(4, 8) * k
                p.line(d, [(x - n, y), (x + n, y)], 50, 1 * k)
        elif kind == "fields":
            x, y = p.g.centre(*h)
            for _ in range(3):
                cx, cy = x + p.rng.uniform(-12, 12) * k, y + p.rng.uniform(-12, 12) * k
                a = p.rng.random() * math.pi
                for i in range(-5, 6):
                    u, v = math.cos(a), math.sin(a)
                    q = (cx - v * i * 2.6 * k, cy + u * i * 2.6 * k)
                    p.line(d, [(q[0] - u * 13 * k, q[1] - v * 13 * k), (q[0] + u * 13 * k, q[1] + v * 13 * k)], 120, 0.9 * k)
        elif kind == "hill":
            for _ in range(70):
                x, y = p.inside(h, 1.1)
                d.ellipse([x - 0.9 * k, y - 0.9 * k, x + 0.9 * k, y + 0.9 * k], fill=110)
    for points in p.road_lines("road", 0.05):
        p.line(d, points, 20, 6 * k)
        p.line(d, points, 250, 3.4 * k)
    for points in p.road_lines("track", 0.05):
        for i in range(0, len(points) - 1, 2):
            p.line(d, points[i:i + 2], 20, 1.8 * k)
    for v in p.t.villages:
        for _ in range(8):
            x, y = p.inside(v, 0.55)
            d.rectangle([x - 4 * k, y - 2.6 * k, x + 4 * k, y + 2.6 * k], fill=10)
    p.hachures(d, 20, 1.6 * k, 0.2, 12)
    for points in p.river_lines("river", 0.02):
        p.line(d, points, 20, 9 * k)
        p.line(d, points, 205, 6.4 * k)
    for points in p.river_lines("stream", 0.02):
        p.line(d, points, 20, 2.2 * k)
    p.frame(d, 178, 60, 1 * k)
    return image.convert("RGB")


def camera(size, hard, rng):
    """A projective map of points, and the size of what comes out."""
    w, h = size
    if not hard:
        turn, slant = math.radians(rng.uniform(-1.5, 1.5)), (0, 0)
    else:
        turn, slant = math.radians(rng.uniform(-4, 4)), (0.10, 0.16)
    c, s = math.cos(turn), math.sin(turn)

    def at(x, y):
        u, v = x - w / 2, y - h / 2
        z = 1 + slant[0] * u / w + slant[1] * v / h
        return (c * u - s * v) / z, (s * u + c * v) / z

    ends = [at(x, y) for x in (0, w) for y in (0, h)]
    left, top = min(e[0] for e in ends) - 20, min(e[1] for e in ends) - 20
    right, bottom = max(e[0] for e in ends) + 20, max(e[1] for e in ends) + 20
    return (lambda x, y: tuple(a - b for a, b in zip(at(x, y), (left, top)))), (int(right - left), int(bottom - top))


def photographed(image, at, size, hard, rng, nprng):
    w, h = image.size
    src = [(0, 0), (w, 0), (w, h), (0, h)]
    rows, right = [], []
    for x, y in src:
        u, v = at(x, y)
        rows += [[u, v, 1, 0, 0, 0, -x * u, -x * v], [0, 0, 0, u, v, 1, -y * u, -y * v]]
        right += [x, y]
    coefficients = np.linalg.solve(np.array(rows), np.array(right))
    out = image.transform(size, Image.PERSPECTIVE, tuple(coefficients), Image.BICUBIC, fillcolor=(225, 222, 214))
    a = np.asarray(out, dtype=np.float32)
    if hard:
        yy, xx = np.mgrid[0:size[1], 0:size[0]].astype(np.float32)
        light = 1 - 0.28 * (xx / size[0]) - 0.14 * (yy / size[1]) + 0.06 * np.sin(yy / size[1] * 3)
        for fold in (0.33, 0.66):
            light *= 1 - 0.18 * np.exp(-((xx - fold * size[0]) / (0.006 * size[0])) ** 2)
        a = a * light[..., None] * np.array([1.02, 1.0, 0.93])
        a += nprng.normal(size=a.shape) * 7
    else:
        a += nprng.normal(size=a.shape) * 2.5
    return Image.fromarray(a.clip(0, 255).astype(np.uint8))


def write_tables(path, grid, truth, at, rng):
    with open(path + "-truth.csv", "w") as f:
        f.write("place,kind\n")
        for h in grid.all():
            f.write("%s,%s\n" % (name(h), truth.hexes[h]))
        for (a, b), k in sorted(truth.sides.items()):
            f.write("%s/%s,%s\n" % (name(a), name(b), k))
        for (a, b), k in sorted(truth.links.items()):
            f.write("%s>%s,%s\n" % (name(a), name(b), k))
    with open(path + "-points.csv", "w") as f:
        f.write("hex,x,y,held_out\n")
        for h in ((1, 1), (COLUMNS, 1), (COLUMNS, ROWS), (1, ROWS), (COLUMNS // 2, ROWS // 2), (4, 9), (13, 4)):
            x, y = at(*grid.centre(*h))
            f.write("%s,%.1f,%.1f,\n" % (name(h), x / OVER + rng.uniform(-1.5, 1.5), y / OVER + rng.uniform(-1.5, 1.5)))
        for h in sorted(random.Random(9).sample(grid.all(), 24)):  # exact
            x, y = at(*grid.centre(*h))
            f.write("%s,%.2f,%.2f,1\n" % (name(h), x / OVER, y / OVER))
    with open(path + "-samples.csv", "w") as f:
        f.write("place,kind\n")
        for kind in ("clear", "woods", "hill", "fields", "marsh", "village"):
            of = [h for h in grid.all() if truth.hexes[h] == kind]
            for h in rng.sample(of, min(5, len(of))):
                f.write("%s,%s\n" % (name(h), kind))
        for kind in ("river", "stream", "slope"):
            of = [s for s, k in sorted(truth.sides.items()) if k == kind]
            for a, b in rng.sample(of, min(5, len(of))):
                f.write("%s/%s,%s\n" % (name(a), name(b), kind))
        every = [truth.key(h, o) for h in grid.all() for o in grid.neighbours(*h) if h < o]
        for a, b in rng.sample([s for s in every if s not in truth.sides], 12):
            f.write("%s/%s,none\n" % (name(a), name(b)))
        for kind in ("road", "track"):
            of = [s for s, k in sorted(truth.links.items()) if k == kind]
            for a, b in rng.sample(of, min(5, len(of))):
                f.write("%s>%s,%s\n" % (name(a), name(b), kind))
        for a, b in rng.sample([s for s in every if s not in truth.links], 12):
            f.write("%s>%s,none\n" % (name(a), name(b)))


def main():
    folder = sys.argv[1]
    scale = float(sys.argv[2]) if len(sys.argv) > 2 else 1
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    os.makedirs(folder, exist_ok=True)
    for number, (style, is_flat) in enumerate(((flat, False), (painted, True), (engraved, False))):
        grid = Grid(is_flat, 56 * scale * OVER)
        rng = random.Random(seed * 100 + number)
        truth = Truth(grid, rng)
        image = style(Painter(grid, truth, seed * 100 + number))
        for hard in (False, True):
            at, size = camera(image.size, hard, rng)
            nprng = np.random.default_rng(seed + hard)
            scan = photographed(image, at, size, hard, rng, nprng)
            scan = scan.resize((size[0] // OVER, size[1] // OVER), Image.LANCZOS)
            path = os.path.join(folder, style.__name__ + ("-photo" if hard else ""))
            scan.save(path + ".jpg", quality=62 if hard else 80)
            write_tables(path, grid, truth, at, rng)


if __name__ == "__main__":
    main()
