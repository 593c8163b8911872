// The battle that the exporter put into the page, with what is looked up often. It never changes; README.md is its
// contract.

const battle = (() => {
  const data = JSON.parse(byId('battle').textContent);
  const list = (value) => (Array.isArray(value) ? value : []);
  const index = (rows) => new Map(list(rows).map((row) => [row.id, row]));

  const hexes = index(data.hexes);
  const byPlace = new Map(list(data.hexes).map((hex) => [`${hex.column},${hex.row}`, hex]));
  const pieces = index(data.pieces);
  const armies = index(data.armies);
  const commands = index(data.commands);
  const scenarios = index(data.scenarios);
  const spaces = new Map();
  for (const track of list(data.tracks)) {
    for (const space of list(track.spaces)) spaces.set(`${track.id}/${space.id}`, {...space, track});
  }
  const kNothing = Object.freeze({});

  /// What a language says for the battle's texts; empty for the language they are written in.
  function translations(language) {
    return data.translations?.[language] ?? kNothing;
  }

  /// The piece of a key such as `hussars#2`; nothing for another text, or for a copy that there is not.
  function pieceOf(key) {
    const cut = key.lastIndexOf('#');
    const copy = Number(key.slice(cut + 1));
    const piece = cut > 0 ? pieces.get(key.slice(0, cut)) : undefined;
    if (!piece || !Number.isInteger(copy) || copy < 1 || copy > copiesOf(piece)) return undefined;
    return `${piece.id}#${copy}` === key ? piece : undefined;
  }

  /// Of pieces that can be taken without end, more than anyone would lay down.
  const kEndless = 500;
  const copiesOf = (piece) => (piece.copies === 0 ? kEndless : (piece.copies ?? 1));

  function nameOf(key) {
    const piece = pieceOf(key);
    if (!piece) return key;
    const many = piece.copies !== 1 && piece.copies !== undefined;
    return many ? `${text(piece.name)} ${key.slice(key.lastIndexOf('#') + 1)}` : text(piece.name);
  }

  for (const hex of hexes.values()) hex.number ??= hex.id;

  function numberOf(id) {
    const hex = hexes.get(id);
    return hex ? hex.number || say('hex.unnumbered') : id;
  }

  function colourOf(piece) {
    return armies.get(piece.army)?.colour ?? '#8a8678';
  }

  return {
    data,
    list,
    hexes,
    pieces,
    armies,
    commands,
    scenarios,
    spaces,
    translations,
    pieceOf,
    copiesOf,
    nameOf,
    numberOf,
    colourOf,
    hexAt: (column, row) => byPlace.get(`${column},${row}`),
    term: (i) => text(data.terms?.[i] ?? ''),
  };
})();
