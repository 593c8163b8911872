// On paper: the whole sheet with the counters as they lie, on one page, then a list of where each counter is.

const paper = (() => {
  const kPixelsPerMm = 96 / 25.4;
  const kPage = {short: 192, long: 255};
  const kTitle = 12;

  const kDotsPerPixel = 3;

  /// Paper may be A4 or Letter: what fits on both is used. The browser is told which way round.
  function prepare() {
    const isWide = grid.sheet.width > grid.sheet.height;
    const [width, height] = isWide ? [kPage.long, kPage.short] : [kPage.short, kPage.long];
    const scale =
        Math.min((width * kPixelsPerMm) / grid.sheet.width, ((height - kTitle) * kPixelsPerMm) / grid.sheet.height);
    const {style} = byId('map');
    style.setProperty('--paper-scale', String(scale / view.kBase));
    style.setProperty('--paper-width', `${grid.sheet.width * scale}px`);
    style.setProperty('--paper-height', `${grid.sheet.height * scale}px`);
    byId('paper-style').textContent = `@page { size: ${isWide ? 'landscape' : 'portrait'}; margin: 8mm; }`;
    byId('paper-title').textContent = [
      text(battle.data.battle.title), text(setUp.current()?.title),
      setUp.turn() ? say('turn.number', {turn: text(setUp.turn().label)}) : ''
    ].filter(Boolean).join(' · ');
    byId('paper-lists').replaceChildren(...lists());
    return scale;
  }

  /// Counters of one kind that show the same are said once, with their number.
  function namesOf(keys) {
    const counts = new Map();
    for (const key of keys) {
      const {face} = game.piece(key);
      const name = text(battle.pieceOf(key).name);
      const whole = face > 0 ? `${name} (${describe.faceTitle(key)})` : name;
      counts.set(whole, (counts.get(whole) ?? 0) + 1);
    }
    return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join('; ');
  }

  function line(army, place, name) {
    const keys = game.stackAt(place).filter((key) => (battle.pieceOf(key).army ?? null) === army);
    return keys.length > 0 ? [make('div', {}, make('dt', {}, name), make('dd', {}, namesOf(keys)))] : [];
  }

  /// Where the counters of an army are, by the numbers of hexes: a stack on the map shows only its uppermost.
  function listOf(army) {
    const hexes = [...battle.hexes.keys()].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
    const rows = [
      ...hexes.flatMap((id) => line(army, `hex/${id}`, battle.numberOf(id))),
      ...[...battle.spaces.keys()].flatMap((id) => line(army, `space/${id}`, moves.placeName(`space/${id}`))),
      ...['waiting', 'out'].flatMap((place) => line(army, place, say(`place.${place}`)))
    ];
    const title = army === null ? say('tray.markers') : text(battle.armies.get(army).name);
    return rows.length > 0 ? [make('section', {}, make('h2', {}, title), make('dl', {}, rows))] : [];
  }

  const lists = () => [...battle.armies.keys(), null].flatMap(listOf);

  /// Waits until the sheet is painted as finely as paper needs it; a browser's own menu can't wait, so it prints what
  /// is on the screen, and the overview elsewhere.
  async function print() {
    notices.show(say('paper.prepared'));
    await ground.toPaper(prepare() * kDotsPerPixel);
    notices.hide();
    window.print();
  }

  function start() {
    addEventListener('beforeprint', prepare);
    addEventListener('afterprint', ground.fromPaper);
  }

  return {start, print};
})();
