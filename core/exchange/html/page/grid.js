// Where hexes lie. The unit is the hex width: the distance between two opposite sides, and between the centres of
// neighbours. A side is 1/√3 long. Sides and vertices are numbered 0 to 5 clockwise from the top of the sheet:
// flat-top hexes have side 0 to the north and vertex 0 to the north-north-east, pointy-top ones vertex 0 to the
// north and side 0 to the north-east.

const grid = (() => {
  const {layout} = battle.data;
  const isFlat = layout.orientation === 'flat';
  const kRadius = 1 / Math.sqrt(3);
  const kPitch = Math.sqrt(3) / 2;
  const kSteps = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

  /// By how many half steps a line (a flat-top column, a pointy-top row) is set off against column 0, row 0.
  const shift = (line) => (line + (layout.shifted === 'even' ? 1 : 0)) >> 1;

  /// Axial coordinates, in which a side alone gives the step to the neighbour.
  function axial({column, row}) {
    if (isFlat) return {q: column, r: row - shift(column)};
    const along = column - shift(row);
    return {q: row + along, r: -along};
  }

  function place({q, r}) { return isFlat ? {column: q, row: r + shift(q)} : {column: -r + shift(q + r), row: q + r}; }

  const hexOf = (cell) => {
    const {column, row} = place(cell);
    return battle.hexAt(column, row);
  };

  /// The centre of a hex on the sheet.
  function centre({column, row}) {
    const [x, y] =
        isFlat ? [column * kPitch, row - shift(column) + column / 2] : [column - shift(row) + row / 2, row * kPitch];
    return {x: layout.origin[0] + x, y: layout.origin[1] + y};
  }

  /// The hex in which a point of the sheet lies; nothing beside the map.
  function hexAtPoint(x, y) {
    const dx = x - layout.origin[0];
    const dy = y - layout.origin[1];
    const column = Math.round(isFlat ? dx / kPitch : dx);
    const row = Math.round(isFlat ? dy : dy / kPitch);
    let best;
    let nearest = kRadius * kRadius;
    for (let c = column - 1; c <= column + 1; ++c) {
      for (let r = row - 1; r <= row + 1; ++r) {
        const hex = battle.hexAt(c, r);
        if (!hex) continue;
        const at = centre(hex);
        const distance = (at.x - x) ** 2 + (at.y - y) ** 2;
        if (distance <= nearest) [best, nearest] = [hex, distance];
      }
    }
    return best;
  }

  function neighbour(hex, side) {
    const {q, r} = axial(hex);
    const [dq, dr] = kSteps[((side % 6) + 6) % 6];
    return hexOf({q: q + dq, r: r + dr});
  }

  function sideTowards(from, to) { return [0, 1, 2, 3, 4, 5].find((side) => neighbour(from, side) === to); }

  function distance(from, to) {
    const a = axial(from);
    const b = axial(to);
    const q = a.q - b.q;
    const r = a.r - b.r;
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  }

  /// Degrees clockwise from the top of the sheet of a direction such as `s2` or `v5`.
  function angle(direction) {
    if (!direction) return 0;
    const isStraight = (direction[0] === 's') === isFlat;
    return Number(direction[1]) * 60 + (isStraight ? 0 : 30);
  }

  const kOrder = {
    hexside: ['s0', 's1', 's2', 's3', 's4', 's5'],
    vertex: ['v0', 'v1', 'v2', 'v3', 'v4', 'v5'],
  };
  kOrder.both = [...kOrder.hexside, ...kOrder.vertex].sort((a, b) => angle(a) - angle(b));

  /// The directions in which pieces of a kind can face, clockwise.
  const directions = (kind) => kOrder[kind] ?? [];

  function turned(kind, direction, steps) {
    const all = directions(kind);
    if (all.length === 0) return null;
    const at = Math.max(all.indexOf(direction), 0);
    return all[(((at + steps) % all.length) + all.length) % all.length];
  }

  /// The corners of a hex about its centre, from vertex 0.
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const radians = ((i * 60 + (isFlat ? 30 : 0)) * Math.PI) / 180;
    return {x: Math.sin(radians) * kRadius, y: -Math.cos(radians) * kRadius};
  });

  function outline(hex) {
    const {x, y} = centre(hex);
    return `M${corners.map((corner) => `${(x + corner.x).toFixed(4)} ${(y + corner.y).toFixed(4)}`).join('L')}Z`;
  }

  const kCompass = {
    0: 'n',
    30: 'nne',
    60: 'ene',
    90: 'e',
    120: 'ese',
    150: 'sse',
    180: 's',
    210: 'ssw',
    240: 'wsw',
    270: 'w',
    300: 'wnw',
    330: 'nnw'
  };
  /// "to the north", by the sheet: the top is called north, as on the clock of a table.
  const directionName = (direction) => say(`direction.${kCompass[angle(direction)]}`);

  return {
    isFlat,
    centre,
    hexAtPoint,
    neighbour,
    sideTowards,
    distance,
    angle,
    directions,
    turned,
    corners,
    outline,
    directionName,
    sheet: {width: layout.sheet[0], height: layout.sheet[1]}
  };
})();
